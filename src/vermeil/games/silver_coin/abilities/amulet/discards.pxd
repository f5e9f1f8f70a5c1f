cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit
from vermeil.games.silver_coin cimport layout, questions
from vermeil.games.silver_coin.state cimport Card, State

cdef int DECLINE, DONE, FROM_PILE, GIVE, LOOK, ON_DISCARD, ROB, SHOW, SWITCH, TAKE_AT, BEHOLDER_VIEWS


cdef class Exposer(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Revealer(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Beholder(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class ApprenticeSeer(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Seer(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Master(Card):
    @cython.locals(found=uint64_t, place=int)
    cdef uint64_t to_take(self, State s) noexcept nogil
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Witch(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Robber(Card):
    cdef uint64_t to_rob(self, State s) noexcept nogil
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void ready(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil
