cimport cython
from libc.stdint cimport uint64_t

from vermeil.bots.silver_coin.touching cimport Touching
from vermeil.core.inlined cimport bit, lowest
from vermeil.games.silver_coin.inlined_numbers cimport number_of

cdef int AMULET, ROTATED, STRANGE
cdef double NEVER


cdef class Abilities(Touching):
    @cython.final
    @cython.locals(kind=int, reach=uint64_t)
    cdef double use_gain(self, int card, bint deep) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double, seat=int)
    cdef double best_village(self) noexcept nogil
    @cython.final
    cdef double village_gain(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef double taken_gain(self, int place) noexcept nogil
    @cython.final
    @cython.locals(first=int, place=int, best=double, gain=double)
    cdef double nosferatu_gain(self, int card) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef double golem_gain(self, int card) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double, tried=uint64_t, place=int, number=int)
    cdef double master_gain(self, int card) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double)
    cdef double held_gain(self, int card, bint up) noexcept nogil
    @cython.final
    @cython.locals(kind=int)
    cdef double free_gain(self, int card) noexcept nogil
    @cython.final
    @cython.locals(best=double, gain=double, cards=uint64_t, card=int)
    cdef double curator_gain(self) noexcept nogil
    @cython.final
    cdef double toss_gain(self, int card) noexcept nogil
    @cython.final
    cdef double rotate_gain(self, int card) noexcept nogil
