cimport cython
from libc.stdint cimport uint64_t

from vermeil.games.silver_coin cimport layout, questions
from vermeil.games.silver_coin.state cimport Card, State

cdef int BEFORE_SCORING, COPIES, GIFT_FRAME, IN_WINDOW, PLUS_ONE, REMOVE, RITES, SHOW, SINKS


cdef class Hunter(Card):
    cdef uint64_t sources(self, State s, uint64_t cards) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Lycan(Card):
    pass


cdef class Priest(Card):
    cdef uint64_t sources(self, State s, uint64_t cards) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class GothGirl(Card):
    pass


cdef class Mortician(Card):
    pass


cdef class Copycat(Card):
    pass
