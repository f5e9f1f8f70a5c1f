cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin cimport layout, questions
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.state cimport State

cdef int EXTRA, EXTRA_SIDE_FRAME, FAILED_EXTRA, KEPT_SIDE_FRAME, LAID, NO_CARD, PLACE_FRAME, REVEAL_FRAME
cdef int STRIDE, HIGHEST


@cython.locals(i=int)
cdef uint64_t rightmost(State s, uint64_t cards) noexcept nogil
cdef void choose(State s, int card) noexcept nogil
cdef void begin_set(State s) noexcept nogil
cdef void reveal(State s) noexcept nogil
cdef void resolve_exchange(State s) noexcept nogil
@cython.locals(plain=uint64_t)
cdef bint chosen_match(State s) noexcept nogil
@cython.locals(lower=int, helpers=uint64_t)
cdef bint match_with_help(State s, uint64_t plain) noexcept nogil
@cython.locals(plain=uint64_t, lower=uint64_t)
cdef uint64_t lifted(State s) noexcept nogil
@cython.locals(under=bint, number=int, i=int, card=int)
cdef void discard_with_helpers(State s) noexcept nogil
@cython.locals(seat=int, others=uint64_t)
cdef void complete_exchange(State s, int place) noexcept nogil
@cython.locals(i=int)
cdef void discard_chosen(State s, uint64_t cards) noexcept nogil
cdef void put_kept(State s) noexcept nogil
cdef void bring_extra(State s) noexcept nogil
cdef void put_extra(State s, int card) noexcept nogil
@cython.locals(cards=uint64_t)
cdef void end_mismatch(State s) noexcept nogil
