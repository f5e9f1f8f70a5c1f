cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.desk cimport Desk

cdef int END_FRAME, EXTRA, EXTRA_SIDE_FRAME, FAILED_EXTRA, KEPT_SIDE_FRAME, NO_CARD, PLACE_FRAME, REVEAL_FRAME
cdef int STRIDE


cdef class Exchange(Desk):
    @cython.final
    @cython.locals(i=int)
    cdef uint64_t rightmost(self, uint64_t cards) noexcept nogil
    @cython.final
    cdef void choose(self, int card) noexcept nogil
    @cython.final
    cdef void begin_set(self) noexcept nogil
    @cython.final
    cdef void reveal(self) noexcept nogil
    @cython.final
    cdef void resolve_exchange(self) noexcept nogil
    @cython.final
    @cython.locals(plain=uint64_t)
    cdef bint chosen_match(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, others=uint64_t)
    cdef void complete_exchange(self, int place) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void discard_chosen(self, uint64_t cards) noexcept nogil
    @cython.final
    cdef void put_kept(self) noexcept nogil
    @cython.final
    cdef void bring_extra(self) noexcept nogil
    @cython.final
    cdef void put_extra(self, int card) noexcept nogil
    @cython.final
    @cython.locals(cards=uint64_t)
    cdef void end_mismatch(self) noexcept nogil
