cimport cython
from libc.stdint cimport uint16_t, uint32_t

from vermeil.core.inlined cimport count_bits
from vermeil.bots.expedition.prices cimport Prices

cdef int COIN, PALM, SEAL, TURNS, PATTERNS, MOST_OWED
cdef float NEVER


@cython.final
cdef class CardLookup:
    cdef readonly int cards
    cdef readonly int total
    cdef int offset[65]
    cdef int boxes[64]
    cdef uint16_t[::1] packed
    cdef public float[::1] values
    cdef public float fresh[29]

    @cython.locals(at=int)
    cdef int index(self, int card, uint32_t closed) noexcept nogil
    cdef float worth(self, int card, uint32_t closed, int turns) noexcept nogil


@cython.final
cdef class Solver:
    cdef readonly CardLookup lookup
    cdef readonly Prices prices
    cdef readonly int turns
    cdef public int often[6]
    cdef public int wanted[64]
    cdef uint32_t crosses[64]
    cdef uint32_t coins[64]
    cdef uint32_t palms[64]
    cdef int points[64]
    cdef int strength[64]
    cdef int[::1] first
    cdef uint16_t[::1] placements
    cdef int[::1] bears
    cdef float[::1] owed

    @cython.locals(card=int)
    cdef void _solve_turn(self) noexcept nogil
    @cython.locals(found=float)
    cdef float reward(self, int card, uint32_t mask) noexcept nogil
    @cython.locals(size=int, before=int, state=int, owed=int, most=int, left=int, more=int, mask=int, price=float, best=float, found=float)
    cdef void continue_card(self, int card) noexcept nogil
    @cython.locals(here=int, full=int, state=int, left=int, mask=int, pattern=int, i=int, single=float, found=float, best=float, base=float, total=float)
    cdef void solve_card(self, int card) noexcept nogil
    @cython.locals(known=int, here=int, card=int, last=int, mean=float, square=float, found=float, spread=float, fresh=float, seal=float)
    cdef void find_fresh(self) noexcept nogil
