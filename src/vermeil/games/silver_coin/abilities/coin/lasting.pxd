cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin cimport layout, questions
from vermeil.games.silver_coin.state cimport Card, State

cdef int AS_ACTION, AT_SCORING, AT_TURN_END, BEFORE_SCORING, BLOB, BOTH_ENDS, FLIP, GIFT_FRAME, GIVE
cdef int IN_WINDOW, ROTATE, SIDE, TO, TOSS, WOLF


cdef class Regifter(Card):
    @cython.locals(found=uint64_t)
    cdef uint64_t sources(self, State s, uint64_t cards) noexcept nogil
    @cython.locals(step=int)
    cdef void ask(self, State s) noexcept nogil
    @cython.locals(step=int)
    cdef void answer(self, State s) noexcept nogil
    cdef void give(self, State s, int side) noexcept nogil


cdef class ConArtist(Card):
    cdef uint64_t sources(self, State s, uint64_t cards) noexcept nogil


cdef class Curator(Card):
    cdef uint64_t sources(self, State s, uint64_t cards) noexcept nogil
    @cython.locals(mine=uint64_t)
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Pixie(Card):
    cdef uint64_t sources(self, State s, uint64_t cards) noexcept nogil
    cdef void begin(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Blob(Card):
    @cython.locals(blobs=int, card=int, depth=int, found=uint64_t)
    cdef void act(self, State s, uint64_t cards) noexcept nogil


cdef class Wolfman(Card):
    cdef int score(self, State s, int total) noexcept nogil
