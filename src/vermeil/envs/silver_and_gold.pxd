cimport cython
from libc.stdint cimport int16_t, uint8_t, uint16_t, uint32_t, uint64_t

from vermeil.core.inlined cimport bit, lowest
from vermeil.envs.buffers cimport Buffers
from vermeil.envs.expedition cimport Expedition, Plan
from vermeil.envs.inlined_bytes cimport put, veil
from vermeil.games.silver_and_gold.engine cimport Islands, State

cdef int COLOURS, KEEP
cdef uint32_t FULL


cdef class SilverAndGold(Expedition):
    cdef readonly State state
    cdef State start
    cdef int16_t was_coins[4]
    cdef int16_t was_palms[4]
    cdef int16_t was_worth[4]
    cdef int16_t of_colour[16]
    cdef int16_t of_seal[16]
    cdef int16_t for_cards[4]
    cdef uint64_t colours[4]

    cdef void begin(self) noexcept nogil
    cdef void roll(self) noexcept nogil
    cdef void play(self, int seat, int number) noexcept nogil
    @cython.locals(i=int)
    cdef void remember(self) noexcept nogil
    @cython.locals(i=int, left=uint64_t, card=int)
    cdef void add_up(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(i=int, total=int)
    cdef int palm_points(self, int seat) noexcept nogil
    cdef int points_of(self, int seat) noexcept nogil
    cdef unsigned int best_seats(self) noexcept nogil
    @cython.locals(start=int, word=uint64_t)
    cdef long write_table(self, long at, int seat) noexcept nogil
    @cython.locals(card=int, first=long)
    cdef long write_card(self, long at, int place, uint32_t closed) noexcept nogil
    @cython.locals(coins=int, palms=int, worth=int, cups=int, owed=int, word=uint64_t)
    cdef long write_seat(self, long at, int seat, bint now) noexcept nogil
    @cython.locals(i=int)
    cdef void take_over(self, SilverAndGold other) noexcept nogil

    cpdef void become(self, SilverAndGold other)
    @cython.locals(seat=int)
    cpdef void load(self, State now, State before)
