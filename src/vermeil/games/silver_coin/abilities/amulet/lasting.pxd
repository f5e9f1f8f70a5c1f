cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin cimport layout, questions
from vermeil.games.silver_coin.state cimport Card, State

cdef int EACH_STEP, GUARD, IN_WINDOW, LOOK, MORE_DRAWS, NAME, WILD, BOTH_VILLAGERS


cdef class Villager(Card):
    cdef void settle(self, State s, uint64_t cards) noexcept nogil


cdef class Squire(Card):
    cdef void settle(self, State s, uint64_t cards) noexcept nogil


cdef class Empath(Card):
    cdef uint64_t sources(self, State s, uint64_t cards) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Bodyguard(Card):
    @cython.locals(found=uint64_t)
    cdef uint64_t sources(self, State s, uint64_t cards) noexcept nogil
    @cython.locals(found=uint64_t, ward=int)
    cdef uint64_t to_name(self, State s, int guard) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Rascal(Card):
    pass


cdef class Doppelganger(Card):
    pass
