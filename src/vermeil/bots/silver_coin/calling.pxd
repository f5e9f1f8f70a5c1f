cimport cython


from vermeil.bots.silver_coin.exchanges cimport Exchanges
from vermeil.core.inlined cimport bit
from vermeil.games.silver_coin.inlined_numbers cimport number_of

cdef int CALL_FROM, CALL_LATER, CALL_SUM, CLOSE_CALL, LAST_TURN, SPREAD, PENALTY, STRIDE, WOLF
cdef double NEVER, ALWAYS
cdef double NORMAL[129]
cdef double ROOTS[1024]


cdef class Calling(Exchanges):
    @cython.final
    @cython.locals(total=double, wolf=bint, i=int, card=int)
    cdef double plain_sum(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(chance=double, mine=double, theirs=double, seat=int, k=int)
    cdef double call_chance(self) noexcept nogil
    @cython.final
    @cython.locals(chance=double, mine=double, wanted=double)
    cdef double call_score(self) noexcept nogil
