cimport cython
from libc.stdint cimport int16_t, int32_t, uint8_t, uint64_t

from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport below, bit, count_bits, lowest
from vermeil.envs.buffers cimport Buffers
from vermeil.envs.inlined_bytes cimport clear, put, spread
from vermeil.envs.position cimport Position
from vermeil.games.silver_coin cimport engine, layout, scoring
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.games.silver_coin.state cimport State

cdef int ARGS, ASK, CARD, DISCARDS, DRAWN, EVERYWHERE, FROM_PILE, LOOK_FRAME, MOST_GROUPS, ON_SEAT, OVER, OWN_PLACE
cdef int PLACES, PLAIN, ROUNDS, SEAT, SHOWN_CARDS, START, STRIDE, TOPS


@cython.final
cdef class Verbs:
    cdef readonly int actions
    cdef int16_t kind[43]
    cdef int32_t first[43]
    cdef int16_t count[43]
    cdef int16_t[::1] verb_of

    cpdef void set_verb(self, int verb, int kind, int first, int count)


cdef class SilverCoin(Position):
    cdef readonly State state
    cdef State start
    cdef readonly Verbs verbs
    cdef int filled, spotted
    cdef int32_t written[256]
    cdef int16_t spot[64]
    cdef uint64_t eyes[4]
    cdef uint64_t guarded_cards, seen_by_viewer, used_cards, picked, looked, about, aim, source, marked_cards, told, grouped

    cdef void begin(self) noexcept nogil
    cdef void roll(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef bint waits(self, int seat) noexcept nogil
    cdef bint chance(self) noexcept nogil
    cdef bint ended(self) noexcept nogil
    @cython.locals(verb=int, arg=int, kind=int, other=int, i=int)
    cdef int number(self, int seat, int action) noexcept nogil
    cdef void play(self, int seat, int number) noexcept nogil
    @cython.final
    @cython.locals(other=int, i=int, first=int)
    cdef void find_spots(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(verb=int, arg=int, kind=int, other=int)
    cdef int action_of(self, int seat, int number) noexcept nogil
    @cython.locals(i=int, left=uint64_t, action=int)
    cdef void write_mask(self, int seat) noexcept nogil
    cdef int random_action(self, int seat, Dice dice) noexcept nogil
    cdef int points_of(self, int seat) noexcept nogil
    cdef unsigned int best_seats(self) noexcept nogil
    @cython.locals(at=long, i=int, other=int, first=int, count=int, place=int, word=uint64_t)
    cdef void write_sight(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(i=int, other=int)
    cdef void gather(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(i=int, other=int, card=int, unknown=int, top=int)
    cdef long write_table(self, long at, int seat) noexcept nogil
    @cython.final
    @cython.locals(i=int, left=uint64_t)
    cdef long write_deck(self, long at, int seat) noexcept nogil
    @cython.final
    @cython.locals(flags=uint64_t)
    cdef void write_card(self, long at, int card) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void take_over(self, SilverCoin other) noexcept nogil

    cpdef void become(self, SilverCoin other)
    cpdef void bring(self, int outcome)
    cpdef void shorten(self, int rounds)
    cpdef void load(self, State now)
