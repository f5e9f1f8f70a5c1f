cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.inlined cimport bit
from vermeil.games.silver_coin cimport groups
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.state cimport State

cdef int NO_CARD, PUBLIC, STRIDE, UNDER
cdef int SEATS, GUARDS, VIEWERS, APART


@cython.locals(seat=int)
cdef void show_all(State s, uint64_t cards) noexcept nogil
cdef void let_see(State s, int seat, uint64_t cards) noexcept nogil
cdef void turn_up(State s, int card) noexcept nogil
cdef void turn_down(State s, int card) noexcept nogil
cdef void flip(State s, int card) noexcept nogil

cdef uint64_t everywhere(State s) noexcept nogil
@cython.locals(seat=int)
cdef int owner(State s, int card) noexcept nogil
@cython.locals(place=int)
cdef int place_of(State s, int seat, int card) noexcept nogil
@cython.locals(i=int, first=int)
cdef void insert(State s, int seat, int place, int card) noexcept nogil
cdef void put_at_end(State s, int seat, bint right, int card) noexcept nogil
@cython.locals(i=int, last=int)
cdef void take_out(State s, int seat, int card) noexcept nogil
cdef void replace(State s, int seat, int old, int new) noexcept nogil

cdef void switch(State s, int seat, int card, int other_seat, int other) noexcept nogil

@cython.locals(i=int)
cdef void unguard(State s, int card) noexcept nogil
@cython.locals(found=uint64_t, i=int)
cdef uint64_t guarded(State s, int seat) noexcept nogil
@cython.locals(found=uint64_t, seat=int)
cdef uint64_t reach(State s) noexcept nogil
@cython.locals(found=uint64_t)
cdef uint64_t own(State s) noexcept nogil

cdef void discard(State s, int card) noexcept nogil
@cython.locals(i=int)
cdef void bury(State s, int card) noexcept nogil
@cython.locals(i=int)
cdef int pile_place(State s, int card) noexcept nogil
@cython.locals(card=int, i=int)
cdef int leave_pile(State s, int place) noexcept nogil
cdef void remove(State s, int card) noexcept nogil
cdef void lift(State s, int card) noexcept nogil
@cython.locals(i=int, left=int)
cdef int without(int16_t* cards, int size, int card) noexcept nogil
cdef int deck_size(State s) noexcept nogil
cdef bint deck_is_out(State s) noexcept nogil
@cython.locals(card=int)
cdef int from_top(State s) noexcept nogil
@cython.locals(i=int)
cdef void close_up(State s) noexcept nogil
cdef bint goes_under(State s) noexcept nogil
cdef void sink(State s, int card) noexcept nogil
cdef void throw(State s, int card) noexcept nogil
@cython.locals(i=int, card=int, size=int)
cdef void turn_deck(State s) noexcept nogil
cdef void cover(State s) noexcept nogil
cdef bint uncover(State s) noexcept nogil
cdef void put_on_top(State s, int card) noexcept nogil
cdef void show_card(State s, int card) noexcept nogil
@cython.locals(card=int, i=int)
cdef int take_shown(State s, int place) noexcept nogil

cdef void begin_shuffle(State s, int seat, uint64_t cards) noexcept nogil
@cython.locals(left=uint64_t, same=uint64_t, i=int, place=int)
cdef void keep_order(State s) noexcept nogil
@cython.locals(rotated=uint64_t, laid=int, i=int, old=int, guard=int)
cdef void lay_shuffled(State s) noexcept nogil

@cython.locals(seat=int)
cdef void clear(State s) noexcept nogil
