cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.games.silver_coin.state cimport State

cdef int NO_CARD, ROOM


@cython.final
cdef class Mind:
    cdef public State state
    cdef int16_t kinds[14]
    cdef double weights[128]
    cdef int me, at, set_first, held_first
    cdef bint set_known
    cdef uint64_t seen, unseen, hidden, set_cards
    cdef double mean, low, spread, future, harm, base, kept, set_worth
    cdef double prices[14]
    cdef int count
    cdef uint64_t pairing
    cdef uint64_t own[53]
    cdef uint64_t numbers[53]
    cdef double costs[53]
    cdef double lows[53]
    cdef double lasting[53]
    cdef int marks[53]
