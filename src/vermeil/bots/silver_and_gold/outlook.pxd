cimport cython
from libc.stdint cimport uint16_t, uint32_t, uint64_t

from vermeil.core.inlined cimport count_bits, lowest
from vermeil.bots.expedition.correction cimport Correction
from vermeil.games.silver_and_gold.engine cimport Islands

cdef int FITS, BOXES, COINS, RACE, PALMS, PURSE, SEALS, CROSSES, SHAPES, LATER, PAIRS, COMING, CARDS, NO_CARDS, NO_FIT, NO_BOXES, NO_CARD
cdef uint32_t FULL


@cython.final
cdef class Outlook(Correction):
    cdef Islands islands
    cdef uint16_t[::1] open
    cdef int stage_of[29]
    cdef int near[17]
    cdef int strength[4]
    cdef int done[4]
    cdef int seals, rival, unseen
    cdef int cards_of[64]

    @cython.locals(closed=int, left=int, mask=uint32_t)
    cpdef void count_boxes(self) noexcept nogil
    @cython.locals(closed=int)
    cpdef void fit(self, int pattern, int placement) noexcept nogil
    @cython.locals(card=int, i=int)
    cdef void take_stock(self, uint64_t cards) noexcept nogil
    @cython.locals(stage=int, fits=int, boxes=int, near=int, more_fits=int, more_boxes=int, more_near=int, seals=int, crosses=int, coins_left=int, palms_left=int, pair=int, alone=int)
    cdef void find(self, int turns, int first, uint32_t closed, int second, uint32_t other, int coins, int cups, int palms, int worth) noexcept nogil
    @cython.locals(first=int, second=int, cards=int)
    cdef int coming(self, int fits, int more_fits) noexcept nogil
    @cython.locals(own=int)
    cdef int sealed(self, int card, int near) noexcept nogil
