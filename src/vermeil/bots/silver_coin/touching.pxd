cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.bots.silver_coin cimport village
from vermeil.bots.silver_coin.mind cimport Mind
from vermeil.games.silver_coin cimport layout

cdef int BULLET, GIFTED, LOOK_OTHER, LOOK_OWN, UP_ANY, STRIDE, WOLF
cdef double NEVER


@cython.locals(number=int)
cdef double up_worth(Mind m, int card) noexcept nogil
@cython.locals(owner=int, highest=double, i=int)
cdef double hunter_worth(Mind m, int card) noexcept nogil
@cython.locals(owner=int, others=double, i=int)
cdef double wolf_worth(Mind m, int card) noexcept nogil
@cython.locals(worth=double, mine=bint, news=double)
cdef double flip_gain(Mind m, int card) noexcept nogil
@cython.locals(best=double, gain=double)
cdef double best_flip(Mind m, uint64_t cards) noexcept nogil
cdef double look_gain(Mind m, int card) noexcept nogil
@cython.locals(fresh=uint64_t, mine=int, others=int)
cdef double looks_gain(Mind m, uint64_t cards, int most) noexcept nogil
@cython.locals(worth=double)
cdef double remove_gain(Mind m, int card) noexcept nogil
@cython.locals(best=double, gain=double)
cdef double best_removal(Mind m, uint64_t cards) noexcept nogil
cdef double switch_gain(Mind m, int card, int new, bint up) noexcept nogil
@cython.locals(best=double, gain=double, cards=uint64_t)
cdef double best_switch(Mind m, int new, bint up) noexcept nogil
@cython.locals(mine=double, cheapest=double, cost=double, cards=uint64_t)
cdef double trade_gain(Mind m) noexcept nogil
