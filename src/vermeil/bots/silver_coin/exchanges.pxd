cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin.inlined_numbers cimport all_of
from vermeil.bots.silver_coin cimport village
from vermeil.bots.silver_coin.mind cimport Mind
from vermeil.games.silver_coin cimport layout

cdef int FROM_DECK, DRAWN, FEED, NUMBERS, NO_CARD, STRIDE
cdef double NEVER
cdef uint64_t EVEN, FIRSTS


cdef double feed(Mind m, double number) noexcept nogil
cdef double swap_gain(Mind m, int card, int held, bint up) noexcept nogil
@cython.locals(best=double, gain=double, known=uint64_t, cards=uint64_t, number=int)
cdef double set_gain(Mind m, int held, bint up) noexcept nogil
@cython.locals(best=double, gain=double, wild=uint64_t, helpers=uint64_t, cards=uint64_t, above=uint64_t, number=int, near=int)
cdef double best_set(Mind m, int held, bint up, uint64_t begun, uint64_t known) noexcept nogil
@cython.locals(found=uint64_t)
cdef uint64_t some_of(uint64_t cards, uint64_t first, int most) noexcept nogil
@cython.locals(up=bint, known=uint64_t, left=uint64_t)
cdef bint goes_on(Mind m, int card) noexcept nogil
@cython.locals(left=uint64_t, right=uint64_t, any_=uint64_t)
cdef uint64_t twins(uint64_t cards) noexcept nogil
@cython.locals(i=int)
cdef int leftmost(Mind m, uint64_t cards) noexcept nogil
@cython.locals(best=double, gain=double, cards=uint64_t)
cdef double exchange_gain(Mind m, int held, bint up) noexcept nogil
@cython.locals(best=double, gain=double, found=double, cards=uint64_t, left=int, number=int)
cdef double draw_gain(Mind m) noexcept nogil
