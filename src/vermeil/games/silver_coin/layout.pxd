cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.inlined cimport bit

cdef int NO_CARD, STRIDE, SEATS, GUARDS


cdef class Layout:
    cdef public int players, active, pile_size, top_size, deck_left, shown_size, coin
    cdef public uint64_t up, rotated, pool, guards, known
    cdef public int16_t row[208]
    cdef public int16_t size[4]
    cdef public uint64_t village[4]
    cdef public uint64_t seen[4]
    cdef public uint64_t looked[4]
    cdef public int16_t pile[52]
    cdef public int16_t top[52]
    cdef public int16_t shown[52]
    cdef public int16_t ward[4]

    @cython.final
    @cython.locals(seat=int)
    cdef void show_all(self, uint64_t cards) noexcept nogil
    @cython.final
    cdef void let_see(self, int seat, uint64_t cards) noexcept nogil
    @cython.final
    cdef void turn_up(self, int card) noexcept nogil
    @cython.final
    cdef void turn_down(self, int card) noexcept nogil
    @cython.final
    cdef void flip(self, int card) noexcept nogil

    @cython.final
    cdef uint64_t everywhere(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef int owner(self, int card) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef int place_of(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(i=int, first=int)
    cdef void insert(self, int seat, int place, int card) noexcept nogil
    @cython.final
    cdef void put_at_end(self, int seat, bint right, int card) noexcept nogil
    @cython.final
    @cython.locals(i=int, last=int)
    cdef void take_out(self, int seat, int card) noexcept nogil
    @cython.final
    cdef void replace(self, int seat, int old, int new) noexcept nogil

    @cython.final
    cdef void switch(self, int seat, int card, int other_seat, int other) noexcept nogil

    @cython.final
    @cython.locals(i=int)
    cdef void unguard(self, int card) noexcept nogil
    @cython.final
    @cython.locals(found=uint64_t, i=int)
    cdef uint64_t guarded(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(found=uint64_t, seat=int)
    cdef uint64_t reach(self) noexcept nogil
    @cython.final
    @cython.locals(found=uint64_t)
    cdef uint64_t own(self) noexcept nogil

    @cython.final
    cdef void discard(self, int card) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void bury(self, int card) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef int pile_place(self, int card) noexcept nogil
    @cython.final
    @cython.locals(card=int, i=int)
    cdef int leave_pile(self, int place) noexcept nogil
    @cython.final
    cdef int deck_size(self) noexcept nogil
    @cython.final
    cdef bint deck_is_out(self) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef int from_top(self) noexcept nogil
    @cython.final
    cdef void put_on_top(self, int card) noexcept nogil
    @cython.final
    cdef void show_card(self, int card) noexcept nogil
    @cython.final
    @cython.locals(card=int, i=int)
    cdef int take_shown(self, int place) noexcept nogil

    @cython.final
    @cython.locals(seat=int, i=int)
    cdef void copy_layout(self, Layout other) noexcept nogil
    @cython.final
    @cython.locals(seat=int)
    cdef void clear(self) noexcept nogil
