cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.inlined cimport bit, count_bits
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.games.silver_coin.engine cimport Table

cdef int AMULET, CALLABLE, GIFTED, HARM, KEPT, KEPT_FALL, NUMBERS, PAIR, ROOM, SLOPE, STRANGE, UNKNOWN, UP_AMULET, UP_BLOB
cdef int UP_CON, UP_CURATOR, UP_PIXIE, WOLF_REACH, CALL_LIMIT, NOBODY, NO_CARD, STRIDE, WOLF, HIGH
cdef uint64_t ALL_CARDS
cdef double DECK
cdef uint64_t ONES, TWOS, FOURS, EIGHTS


cdef class Village:
    cdef public Table t
    cdef int16_t kinds[14]
    cdef double weights[128]
    cdef int me, at, set_first, held_first
    cdef bint set_known
    cdef uint64_t seen, unseen
    cdef double mean, spread, future, harm, base, kept, set_worth
    cdef double prices[14]

    @cython.final
    @cython.locals(left=int, total=int, number=int)
    cdef void look_around(self) noexcept nogil
    @cython.final
    cdef double price(self, int number) noexcept nogil
    @cython.final
    @cython.locals(owner=int)
    cdef double cost_of(self, int card) noexcept nogil
    @cython.final
    @cython.locals(kind=int)
    cdef double power_of(self, int number) noexcept nogil
    @cython.final
    @cython.locals(total=double, highest=double, cost=double, powers=double, wolf=bint, open_=bint,
                   gifts=int, size=int, i=int, end=int, card=int, number=int, twins=double, numbers=uint64_t)
    cdef double own_value(self, uint64_t removed, int added, bint up) noexcept nogil
    @cython.final
    @cython.locals(later=double, safe=double)
    cdef double with_wolf(self, double others) noexcept nogil
    @cython.final
    cdef double gain_without(self, int card) noexcept nogil
