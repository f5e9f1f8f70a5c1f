cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.inlined cimport bit, count_bits
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.bots.silver_coin.mind cimport Mind
from vermeil.games.silver_coin cimport layout

cdef int AMULET, BULLET, CALLABLE, GIFTED, HARM, KEPT, KEPT_FALL, NUMBERS, PAIR, ROOM, SLOPE, STRANGE, UNKNOWN, UP_AMULET, UP_BLOB
cdef int MOST_GROUPS, ZERO, UP_GOTH, UP_LYCAN, UP_MORTICIAN, UP_PRIEST
cdef int UP_CON, UP_CURATOR, UP_PIXIE, WOLF_REACH, CALL_LIMIT, NOBODY, NO_CARD, STRIDE, WOLF, HIGH
cdef int GIVER, LYCAN, HUNTER, WOLFMAN, COPYCAT, NOUGHT, GIVERS, LYCANS, HUNTERS, WOLFMEN, COPYCATS, APART
cdef uint64_t ALL_CARDS
cdef double DECK, HUNTED, LOWEST
cdef uint64_t ONES, TWOS, FOURS, EIGHTS


@cython.locals(left=int, total=int, number=int, i=int, card=int)
cdef void look_around(Mind m) noexcept nogil
cdef double price(Mind m, int number) noexcept nogil
@cython.locals(owner=int)
cdef double cost_of(Mind m, int card) noexcept nogil
@cython.locals(i=int)
cdef int group_of(Mind m, int card) noexcept nogil
@cython.locals(i=int)
cdef double doubt(Mind m, int card) noexcept nogil
@cython.locals(i=int, among=uint64_t, total=double, size=int)
cdef double group_cost(Mind m, int card) noexcept nogil
@cython.locals(best=double, i=int, card=int)
cdef double lowest_in(Mind m, int seat) noexcept nogil
@cython.locals(kind=int)
cdef double power_of(Mind m, int number) noexcept nogil
cdef void weigh(Mind m, int at, int card, bint up) noexcept nogil
@cython.locals(number=int)
cdef void weigh_known(Mind m, int at, int card, bint up) noexcept nogil
@cython.locals(total=double, twins=double, highest=double, powers=double, numbers=uint64_t, marks=int, size=int, count=int, i=int)
cdef double own_value(Mind m, uint64_t removed, int added, bint up) noexcept nogil
@cython.locals(low=double, i=int)
cdef double copied_cost(Mind m, uint64_t removed, int count) noexcept nogil
@cython.locals(highest=double, second=double, i=int)
cdef double second_highest(Mind m, uint64_t removed, int count) noexcept nogil
@cython.locals(near=uint64_t, number=int)
cdef double neighbours(Mind m, uint64_t numbers) noexcept nogil
cdef double hunted(Mind m) noexcept nogil
@cython.locals(later=double, safe=double)
cdef double with_wolf(Mind m, double others) noexcept nogil
cdef double gain_without(Mind m, int card) noexcept nogil
