cimport cython
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

from vermeil.core.inlined cimport bit, count_bits
from vermeil.envs.buffers cimport Buffers
from vermeil.envs.expedition cimport Expedition, Plan
from vermeil.envs.inlined_bytes cimport put, spread, veil
from vermeil.games.pyramids.engine cimport Pyramids as Cards, State

cdef int COLOURS
cdef uint32_t FULL


cdef class Pyramids(Expedition):
    cdef readonly State state
    cdef State start
    cdef uint32_t was_frontier[8]
    cdef unsigned int was_tombs
    cdef int16_t was_red[4]
    cdef int16_t was_green[4]
    cdef int16_t was_torches[4]
    cdef int16_t was_skulls[4]

    cdef void begin(self) noexcept nogil
    cdef void roll(self) noexcept nogil
    cdef void play(self, int seat, int number) noexcept nogil
    @cython.locals(i=int)
    cdef void remember(self) noexcept nogil
    cdef void add_up(self, int seat) noexcept nogil
    cdef int points_of(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(total=int)
    cdef int points_with(self, int seat, int red, int green, int torches, int skulls) noexcept nogil
    cdef unsigned int best_seats(self) noexcept nogil
    @cython.locals(i=int)
    cdef long write_table(self, long at, int seat) noexcept nogil
    @cython.locals(card=int, unclosed=uint32_t, now=bint, first=long)
    cdef long write_card(self, long at, int place, uint32_t closed) noexcept nogil
    @cython.locals(i=int, red=int, green=int, torches=int, skulls=int, total=int, owed=int, word=uint64_t, races=uint64_t)
    cdef long write_seat(self, long at, int seat, bint now) noexcept nogil
    @cython.locals(i=int)
    cdef void take_over(self, Pyramids other) noexcept nogil

    cpdef void become(self, Pyramids other)
    @cython.locals(seat=int)
    cpdef void load(self, State now, State before)
