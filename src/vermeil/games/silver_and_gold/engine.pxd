cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint32_t

from vermeil.core.inlined cimport count_bits
from vermeil.core.dice cimport Dice
from vermeil.games.expedition.engine cimport CrossingLookup, Turns

cdef unsigned int FULL
cdef int COIN_BOXES, PALM_BOXES


@cython.final
cdef class Islands:
    cdef readonly int count
    cdef uint16_t outside[64]
    cdef uint16_t crosses[64]
    cdef uint16_t coins[64]
    cdef uint16_t palms[64]
    cdef uint8_t palm_count[64]
    cdef uint8_t colour[64]
    cdef uint8_t value[64]
    cdef int8_t seal[64]
    cdef uint8_t strength[64]

    cpdef void put(self, int card, int island, int crosses, int coins, int palms) noexcept
    cpdef void price(self, int card, int colour, int value, int seal, int strength) noexcept


cdef class State(Turns):
    cdef readonly Islands islands
    cdef public int cups_left
    cdef public int16_t coins[4]
    cdef public int16_t rows[4]
    cdef public int16_t cups[12]
    cdef public int16_t palms[4]
    cdef public int16_t palm[16]

    cdef bint asks_start(self) noexcept nogil
    cdef void lay(self, int place, int card) noexcept nogil
    cdef bint can_cross(self, int seat) noexcept nogil
    cdef void fill(self, int seat, int pattern) noexcept nogil
    @cython.locals(place=int, card=int)
    cdef int cross(self, int seat, int slot, uint32_t mask) noexcept nogil
    @cython.final
    @cython.locals(worth=int, i=int)
    cdef int palm_worth(self) noexcept nogil
    @cython.final
    @cython.locals(worth=int)
    cdef void write_palms(self, int seat, int palms) noexcept nogil
    cdef bint complete(self, int place) noexcept nogil
    cdef bint has_finished(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef int next_actor(self) noexcept nogil
    cdef void reward(self, int seat) noexcept nogil
    cdef void after_turn(self) noexcept nogil
    cdef void strike(self) noexcept nogil

    @cython.final
    @cython.locals(found=int, card=int)
    cdef int completed(self, int seat, int colour) noexcept nogil
    @cython.final
    @cython.locals(total=int, card=int)
    cdef int card_points(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(total=int, card=int)
    cdef int seal_points(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(total=int, i=int)
    cdef int points(self, int seat) noexcept nogil
    cdef int won(self) noexcept nogil

    @cython.final
    @cython.locals(colour=int)
    cdef bint is_ahead(self, int seat, int other) noexcept nogil
    @cython.final
    @cython.locals(found=uint32_t, leader=int, seat=int)
    cdef uint32_t best(self) noexcept nogil

    @cython.final
    @cython.locals(i=int)
    cdef void become(self, State other) noexcept nogil


@cython.locals(twin=State, decisions=long)
cpdef long random_playouts(State state, int games, Dice dice)
@cython.locals(twin=State)
cpdef int random_clones(State state, long copies)
