cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.inlined cimport bit, count_bits
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.bots.silver_coin.mind cimport Mind
from vermeil.games.silver_coin cimport layout

cdef int AMULET, CALLABLE, GIFTED, HARM, KEPT, KEPT_FALL, NUMBERS, PAIR, ROOM, SLOPE, STRANGE, UNKNOWN, UP_AMULET, UP_BLOB
cdef int UP_CON, UP_CURATOR, UP_PIXIE, WOLF_REACH, CALL_LIMIT, NOBODY, NO_CARD, STRIDE, WOLF, HIGH
cdef uint64_t ALL_CARDS
cdef double DECK
cdef uint64_t ONES, TWOS, FOURS, EIGHTS


@cython.locals(left=int, total=int, number=int)
cdef void look_around(Mind m) noexcept nogil
cdef double price(Mind m, int number) noexcept nogil
@cython.locals(owner=int)
cdef double cost_of(Mind m, int card) noexcept nogil
@cython.locals(kind=int)
cdef double power_of(Mind m, int number) noexcept nogil
@cython.locals(total=double, highest=double, cost=double, powers=double, wolf=bint, open_=bint,
               gifts=int, size=int, i=int, end=int, card=int, number=int, twins=double, numbers=uint64_t)
cdef double own_value(Mind m, uint64_t removed, int added, bint up) noexcept nogil
@cython.locals(later=double, safe=double)
cdef double with_wolf(Mind m, double others) noexcept nogil
cdef double gain_without(Mind m, int card) noexcept nogil
