cimport cython
from libc.stdint cimport uint64_t

from vermeil.bots.silver_coin.calling cimport Calling
from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin.inlined_numbers cimport number_of

cdef int GIFTED, LOOK_OTHER, LOOK_OWN, UP_ANY, STRIDE, WOLF
cdef double NEVER


cdef class Touching(Calling):
    @cython.final
    @cython.locals(number=int)
    cdef double up_worth(self, int card) noexcept nogil
    @cython.final
    @cython.locals(owner=int, others=double, i=int)
    cdef double wolf_worth(self, int card) noexcept nogil
    @cython.final
    @cython.locals(worth=double, mine=bint, news=double)
    cdef double flip_gain(self, int card) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double)
    cdef double best_flip(self, uint64_t cards) noexcept nogil
    @cython.final
    cdef double look_gain(self, int card) noexcept nogil
    @cython.final
    @cython.locals(fresh=uint64_t, mine=int, others=int)
    cdef double looks_gain(self, uint64_t cards, int most) noexcept nogil
    @cython.final
    @cython.locals(worth=double)
    cdef double remove_gain(self, int card) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double)
    cdef double best_removal(self, uint64_t cards) noexcept nogil
    @cython.final
    cdef double switch_gain(self, int card, int new, bint up) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double, cards=uint64_t)
    cdef double best_switch(self, int new, bint up) noexcept nogil
    @cython.final
    @cython.locals(mine=double, cheapest=double, cost=double, cards=uint64_t)
    cdef double trade_gain(self) noexcept nogil
