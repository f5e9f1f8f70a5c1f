cimport cython
from libc.stdint cimport uint64_t

from vermeil.bots.silver_coin.village cimport Village
from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin.inlined_numbers cimport all_of

cdef int DRAWN, FEED, NUMBERS, NO_CARD, STRIDE
cdef double NEVER
cdef uint64_t EVEN, FIRSTS


cdef class Exchanges(Village):
    @cython.final
    cdef double feed(self, double number) noexcept nogil
    @cython.final
    cdef double swap_gain(self, int card, int held, bint up) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double, known=uint64_t, cards=uint64_t, number=int)
    cdef double set_gain(self, int held, bint up) noexcept nogil
    @cython.final
    @cython.locals(left=uint64_t, right=uint64_t, any_=uint64_t)
    cdef uint64_t twins(self, uint64_t cards) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef int leftmost(self, uint64_t cards) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double, cards=uint64_t)
    cdef double exchange_gain(self, int held, bint up) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double, found=double, cards=uint64_t, left=int, number=int)
    cdef double draw_gain(self) noexcept nogil
