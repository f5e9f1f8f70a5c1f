cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, count_bits
from vermeil.games.silver_coin cimport layout, questions
from vermeil.games.silver_coin.state cimport Card, State

cdef int BOTH_ENDS, CLOCKWISE, DONE, FLIP, FROM_PILE, HIDE, LOOK, NO_DISCARD, ON_DISCARD, PICK
cdef int REMOVE, SHOW, SIDE, STRIDE, SWITCH, TAKE_AT, USE_AT, VILLAGE, WAY, PSYCHIC_VIEWS, REACHED, BOTH_WAYS


cdef class Tanner(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil
    cdef void join(self, State s, int side) noexcept nogil


cdef class Huntress(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Nostro(Card):
    cdef bint usable(self, State s) noexcept nogil
    @cython.locals(found=uint64_t, hidden=uint64_t, seat=int)
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Assassin(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Psychic(Card):
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class Nosferatu(Card):
    @cython.locals(first=int)
    cdef bint usable(self, State s) noexcept nogil
    @cython.locals(card=int, found=uint64_t, place=int)
    cdef uint64_t to_use(self, State s, int first) noexcept nogil
    @cython.locals(first=int, found=uint64_t, me=int, place=int)
    cdef void ask(self, State s) noexcept nogil
    @cython.locals(place=int)
    cdef void answer(self, State s) noexcept nogil


cdef class Golem(Card):
    @cython.locals(top=int)
    cdef int other_discard(self, State s) noexcept nogil
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void ready(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil


cdef class VillageIdiot(Card):
    @cython.locals(found=uint64_t, seat=int)
    cdef uint64_t movable(self, State s) noexcept nogil
    cdef bint usable(self, State s) noexcept nogil
    cdef void begin(self, State s) noexcept nogil
    @cython.locals(seat=int)
    cdef int seat_now(self, State s) noexcept nogil
    cdef void ask(self, State s) noexcept nogil
    cdef void answer(self, State s) noexcept nogil
    @cython.locals(seat=int)
    cdef void ready(self, State s) noexcept nogil
    cdef bint others_follow(self, State s) noexcept nogil
    @cython.locals(i=int, seat=int, to=int)
    cdef void move(self, State s) noexcept nogil
