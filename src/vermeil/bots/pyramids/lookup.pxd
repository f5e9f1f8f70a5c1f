cimport cython
from libc.stdint cimport uint32_t

from vermeil.core.inlined cimport count_bits
from vermeil.bots.expedition.prices cimport Prices

cdef int GEM, LAYERS, PATTERNS, POTION, RACE, SKULL, TORCH, MOST_OWED, PYRAMID
cdef uint32_t FULL, LEFT, RIGHT, EMPTY_KEY, HASH
cdef float NEVER


@cython.final
cdef class PathLookup:
    cdef readonly int cards, states
    cdef int bits
    cdef uint32_t[::1] keys
    cdef int[::1] places
    cdef public float[::1] values
    cdef public float[::1] fresh
    cdef uint32_t outside[64]
    cdef uint32_t entrance[64]
    cdef uint32_t tomb[64]
    cdef int first[65]

    @cython.locals(mask=uint32_t, at=uint32_t)
    cdef int slot(self, uint32_t key) noexcept nogil
    @cython.locals(key=uint32_t, at=int)
    cdef int find(self, int card, uint32_t crossed) noexcept nogil
    @cython.locals(crossed=uint32_t, place=int)
    cdef float worth(self, int card, uint32_t closed, int turns) noexcept nogil
    @cython.locals(crossed=uint32_t, beside=uint32_t)
    cdef uint32_t frontier(self, int card, uint32_t closed) noexcept nogil


@cython.final
cdef class PathSolver:
    cdef readonly PathLookup lookup
    cdef readonly Prices prices
    cdef uint32_t[::1] crossed
    cdef int[::1] starts
    cdef uint32_t[::1] placements
    cdef readonly int turns
    cdef public int often[6]
    cdef public int wanted[64]
    cdef uint32_t crosses[64]
    cdef uint32_t gems[64]
    cdef uint32_t torches[64]
    cdef uint32_t skulls[64]
    cdef uint32_t potions[64]
    cdef float[::1] owed

    @cython.locals(card=int)
    cdef void _solve_turn(self) noexcept nogil
    @cython.locals(found=float)
    cdef float reward(self, int card, uint32_t mask) noexcept nogil
    @cython.locals(found=float, place=int)
    cdef float after(self, int card, uint32_t crossed, int owed) noexcept nogil
    @cython.locals(price=float, place=int, crossed=uint32_t, before=float, owed=int, best=float, left=int, mask=int, more=int, found=float)
    cdef void continue_card(self, int card) noexcept nogil
    @cython.locals(place=int, crossed=uint32_t, closed=uint32_t, frontier=uint32_t, single=float, left=int, mask=uint32_t, found=float, base=float, total=float, pattern=int, best=float, i=int)
    cdef void solve_card(self, int card) noexcept nogil
    @cython.locals(known=int, here=int, card=int, mean=float, square=float, found=float, spread=float)
    cdef void find_fresh(self) noexcept nogil
