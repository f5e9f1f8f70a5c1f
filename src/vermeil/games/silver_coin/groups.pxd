cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.state cimport State

cdef int MOST_GROUPS, PUBLIC


@cython.locals(seat=int)
cdef void mix(State s, uint64_t cards) noexcept nogil
@cython.locals(group=uint64_t, among=uint64_t, i=int)
cdef void gather(State s, int viewer, uint64_t cards, uint64_t seen) noexcept nogil
cdef void drop(State s, int viewer, int i) noexcept nogil
cdef void tidy(State s, int viewer, int i) noexcept nogil
@cython.locals(i=int)
cdef void learn(State s, int viewer, uint64_t cards) noexcept nogil
@cython.locals(same=uint64_t)
cdef void leave(State s, int i, uint64_t cards) noexcept nogil
