cimport cython
from libc.stdint cimport uint64_t

from vermeil.bots.silver_coin.policy cimport Policy
from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport count_bits, lowest, nth_bit
from vermeil.games.silver_coin cimport engine, layout, scoring
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.face cimport IntegerFace

cdef int ACTION_FRAME, ASK, DECK, ENDLESS, NUMBERS, OVER, SCORED
cdef uint64_t ALL_CARDS


@cython.final
cdef class Rounds:
    cdef public IntegerFace fresh, state
    cdef public Policy policy
    cdef Dice dice
    cdef bint counting
    cdef double kept[42]
    cdef double usual[42]

    @cython.locals(decisions=int, allowed=uint64_t)
    cdef void play_round(self, uint64_t number) noexcept nogil
    @cython.locals(unseen=uint64_t, cards=uint64_t, stage=int, size=double, seat=int, number=int)
    cdef void count(self) noexcept nogil
    @cython.locals(others=double, other=int)
    cdef double lead_in(self, int seat) noexcept nogil
    @cython.locals(total=double, number=int)
    cdef double run(self, int seat, uint64_t first, int rounds, int step) noexcept nogil

    @cython.locals(total=double)
    cpdef double leads(self, int seat, uint64_t first, int rounds, int step)
