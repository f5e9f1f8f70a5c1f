cimport cython
from libc.stdint cimport uint32_t, uint64_t

from vermeil.core.inlined cimport count_bits, lowest
from vermeil.bots.expedition.mind cimport LookupMind
from vermeil.bots.expedition.prices cimport Prices
from vermeil.bots.pyramids.lookup cimport PathLookup
from vermeil.games.pyramids.engine cimport State

cdef int GEM, POTION, RACE, SKULL, TORCH, NO_CARD, TURNS, SPAN, PYRAMID, MOST_LEAN
cdef uint64_t WORD
cdef double NOTHING, LEAN, PAIR_HASTE, LATER_RACE


cdef class PathMind(LookupMind):
    cdef public State root
    cdef State stage
    cdef readonly PathLookup lookup
    cdef double before

    cdef void reset(self) noexcept nogil
    cdef double tally(self, int seat) noexcept nogil
    cdef void look(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(less=int, more=int, loose=int, sure=double)
    cdef double promise(self, int red, int green, int turns) noexcept nogil
    @cython.final
    @cython.locals(red=int, green=int, skulls=int, potions=int, torch=int)
    cdef double collected(self, int seat, int first, uint32_t mask, int second, uint32_t other) noexcept nogil
    @cython.final
    cdef double symbols(self, int seat, int card, uint32_t mask) noexcept nogil
    @cython.final
    @cython.locals(one=uint64_t)
    cdef int colour_of(self, int card) noexcept nogil
    @cython.final
    @cython.locals(colour=int, done=int, gone=int, box=double, later=double)
    cdef double race(self, int seat, int card, int turns) noexcept nogil
    @cython.final
    @cython.locals(found=double)
    cdef double card_now(self, int seat, int card, uint32_t closed) noexcept nogil
    cdef uint32_t open_boxes(self, int card, uint32_t closed) noexcept nogil
    @cython.locals(frontier=uint32_t, single=int, wide=uint64_t)
    cdef void find_crossings(self, int card, uint32_t closed, int pattern) noexcept nogil
    @cython.locals(best=double, found=double, base=double, left=int, mask=int)
    cdef double best_box(self, int seat, int card, uint32_t closed) noexcept nogil
    @cython.locals(place=int, card=int, best=double, closed=uint32_t, base=double, left=uint64_t, high=uint64_t, word=int, number=int, mask=uint32_t, found=double, owed=int)
    cdef double best_crossing(self, int seat, int slot, int pattern) noexcept nogil
    @cython.locals(chance=double, colour=double)
    cdef double empty_worth(self, int seat, int card) noexcept nogil
    @cython.locals(turns=int, found=double, red=int, green=int, place=int, card=int, chance=double, colour=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(found=double)
    cdef double glance(self, int card, uint32_t closed, uint32_t mask) noexcept nogil
    @cython.locals(gems=uint32_t, found=double)
    cdef double usual(self, int card, uint32_t mask, int turns) noexcept nogil
    cdef double card_worth(self, int card, uint32_t closed, int turns) noexcept nogil
    cdef double fresh_worth(self, int card) noexcept nogil
    cdef bint completed(self, int card, uint32_t closed) noexcept nogil
    cdef int crosses(self, int card, uint32_t mask) noexcept nogil
    @cython.locals(found=double, card=int, other=int, crossed=uint32_t)
    cdef double turn_worth(self, uint32_t first, uint32_t second) noexcept nogil
