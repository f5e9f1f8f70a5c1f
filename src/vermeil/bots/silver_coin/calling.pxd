cimport cython


from vermeil.core.inlined cimport bit
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.bots.silver_coin cimport village
from vermeil.bots.silver_coin.mind cimport Mind

cdef int BULLET, CALL_FROM, CALL_LATER, CALL_SUM, CLOSE_CALL, LAST_TURN, SPREAD, PENALTY, STRIDE, WOLF
cdef double NEVER, ALWAYS
cdef double NORMAL[129]
cdef double ROOTS[1024]


@cython.locals(total=double, highest=double, cost=double, hunters=int, wolf=bint, i=int, card=int)
cdef double plain_sum(Mind m, int seat) noexcept nogil
@cython.locals(chance=double, mine=double, theirs=double, seat=int, k=int)
cdef double call_chance(Mind m) noexcept nogil
@cython.locals(chance=double, mine=double, wanted=double)
cdef double call_score(Mind m) noexcept nogil
