cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, lowest
from vermeil.games.silver_coin cimport layout, questions
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.games.silver_coin.state cimport Card, State

cdef int BOTH_ENDS, FLIP, NO_DISCARD, ON_DISCARD, PICK, SHUFFLING, SIDE, SWITCH, TO, USE_CARD, VILLAGE, COUNTED


cdef class Cow(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil


cdef class Instigator(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Insomniac(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil


cdef class Thing(Card):
    @cython.locals(found=uint64_t, cards=uint64_t, seat=int)
    cdef uint64_t villages(self, State s) noexcept nogil
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Marksman(Card):
    @cython.locals(me=int, used=uint64_t, found=uint64_t, cards=uint64_t)
    cdef uint64_t targets(self, State s) noexcept nogil
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Count(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil


cdef class Troublemaker(Card):
    @cython.locals(found=int, seat=int)
    cdef int villages(self, State s) noexcept nogil
    cdef uint64_t others(self, State s) noexcept nogil
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void ready(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Gremlin(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil
    cdef void join(self, State s, int side) noexcept nogil
