cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, lowest
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.bots.silver_coin cimport bullet, exchanges, touching, village
from vermeil.bots.silver_coin.mind cimport Mind
from vermeil.games.silver_coin cimport layout, questions

cdef int AMULET, BULLET, ROTATED, STRANGE
cdef double NEVER, RITE_SHARE


@cython.locals(kind=int, reach=uint64_t)
cdef double use_gain(Mind m, int card, bint deep) noexcept nogil
@cython.locals(kind=int)
cdef double bullet_gain(Mind m, int card, bint deep) noexcept nogil
@cython.locals(best=double, gain=double, cards=uint64_t)
cdef double marksman_gain(Mind m, int card) noexcept nogil
@cython.locals(kind=int)
cdef double aimed_gain(Mind m, int card, int marksman) noexcept nogil
@cython.locals(about=int, found=bint)
cdef bint usable(Mind m, int card) noexcept nogil
cdef double rite_gain(Mind m, int card) noexcept nogil
@cython.locals(card=int, about=int, gain=double)
cdef double open_draw(Mind m) noexcept nogil
@cython.locals(best=double, gain=double, seat=int)
cdef double best_village(Mind m) noexcept nogil
cdef double village_gain(Mind m, int seat) noexcept nogil
@cython.locals(card=int)
cdef double taken_gain(Mind m, int place) noexcept nogil
@cython.locals(first=int, place=int, best=double, gain=double)
cdef double nosferatu_gain(Mind m, int card) noexcept nogil
@cython.locals(place=int)
cdef double golem_gain(Mind m, int card) noexcept nogil
@cython.locals(best=double, gain=double, tried=uint64_t, place=int, number=int)
cdef double master_gain(Mind m, int card) noexcept nogil
@cython.locals(best=double, gain=double)
cdef double held_gain(Mind m, int card, bint up) noexcept nogil
@cython.locals(kind=int)
cdef double free_gain(Mind m, int card) noexcept nogil
@cython.locals(best=double, gain=double, cards=uint64_t, card=int)
cdef double curator_gain(Mind m) noexcept nogil
cdef double toss_gain(Mind m, int card) noexcept nogil
cdef double rotate_gain(Mind m, int card) noexcept nogil
