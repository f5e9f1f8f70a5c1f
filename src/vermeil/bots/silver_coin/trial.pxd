cimport cython
from libc.stdint cimport uint64_t

from vermeil.bots.ledger cimport Ledger
from vermeil.bots.silver_coin.policy cimport Policy
from vermeil.bots.silver_coin.search cimport Search
from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport count_bits, nth_bit
from vermeil.games.silver_coin cimport engine, scoring
from vermeil.games.silver_coin.face cimport IntegerFace

cdef int ASK, ENDLESS, OVER, ROOM, ROUNDS, SCORED, WEIGHTS


@cython.final
cdef class Trial:
    cdef public IntegerFace root, scene
    cdef public Search search
    cdef public Policy policy
    cdef public Dice dice
    cdef public uint64_t seed
    cdef public double spread, token
    cdef double roots[5]
    cdef double manners[64]

    @cython.locals(seat=int, place=int, manner=int)
    cdef void take_manners(self, Policy policy, int world) noexcept nogil

    @cython.locals(world=int)
    cdef void many_worlds(self, int number, int first, int worlds, Ledger ledger) noexcept nogil
    @cython.locals(world=int)
    cdef void many_imagined(self, int number, int first, int worlds, Ledger ledger) noexcept nogil
    @cython.locals(decisions=int, allowed=uint64_t)
    cdef void finish_round(self, IntegerFace scene, Policy policy, Dice dice) noexcept nogil
    @cython.locals(seat=int, left=int, token=double)
    cdef void enter(self, IntegerFace scene, Ledger ledger) noexcept nogil

    cpdef void value_worlds(self, int number, int first, int worlds, Ledger ledger)
    cpdef void value_imagined(self, int number, int first, int worlds, Ledger ledger)
