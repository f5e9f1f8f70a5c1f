cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.bots.silver_coin cimport calling, touching, village
from vermeil.bots.silver_coin.mind cimport Mind
from vermeil.games.silver_coin cimport layout

cdef int FEED, LOOK_OTHER, LOOK_OWN, NO_CARD, NOBODY, COUNTED
cdef double NEVER, LOST, AT_ONCE, SOONER, STAYS, SPOILED


@cython.locals(now=double, then=double)
cdef double cow_gain(Mind m) noexcept nogil
cdef int top_card(Mind m) noexcept nogil
cdef int lowest_card(Mind m) noexcept nogil
cdef double open_feed(Mind m, int card) noexcept nogil
cdef double plain_feed(Mind m, double number) noexcept nogil
@cython.locals(left=int, found=double, number=int)
cdef double average_feed(Mind m) noexcept nogil
@cython.locals(best=double, seat=int, cards=uint64_t)
cdef double best_shuffle(Mind m) noexcept nogil
cdef uint64_t shuffled(Mind m, int seat) noexcept nogil
@cython.locals(cards=uint64_t, lost=double)
cdef double shuffle_gain(Mind m, int seat) noexcept nogil
@cython.locals(mine=double, others=double, lead=double, seat=int)
cdef double count_gain(Mind m) noexcept nogil
@cython.locals(card=int, up=bint, gain=double, theirs=double)
cdef double pair_gain(Mind m, int one, int other) noexcept nogil
@cython.locals(best=double, cards=uint64_t)
cdef double best_partner(Mind m, int card) noexcept nogil
@cython.locals(best=double, cards=uint64_t)
cdef double trouble_gain(Mind m) noexcept nogil
@cython.locals(gain=double)
cdef double gremlin_gain(Mind m, int card) noexcept nogil
cdef double shown_cost(Mind m, int card) noexcept nogil
cdef double best_show(Mind m) noexcept nogil
