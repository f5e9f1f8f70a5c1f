cimport cython
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport bit, count_bits, lowest
from vermeil.games.expedition.engine cimport CrossingLookup, Turns

cdef uint32_t FULL, LEFT, RIGHT
cdef uint64_t WORD
cdef int GEM_BOXES, SKULL_BOXES, RACE_BOXES, COLOURS, NOBODY


@cython.final
cdef class Pyramids:
    cdef readonly int count
    cdef uint32_t outside[64]
    cdef uint32_t entrance[64]
    cdef uint32_t tomb[64]
    cdef uint32_t symbols[64]
    cdef uint32_t crosses[64]
    cdef uint32_t red_gems[64]
    cdef uint32_t green_gems[64]
    cdef uint32_t torches[64]
    cdef uint32_t skulls[64]
    cdef uint32_t potions[64]
    cdef uint64_t of_colour[3]
    cdef uint8_t penalty[11]

    cpdef void put(self, int card, uint32_t outside, uint32_t entrance, uint32_t tomb) noexcept
    cpdef void adorn(
        self, int card, uint32_t crosses, uint32_t red, uint32_t green, uint32_t torches, uint32_t skulls, uint32_t potions
    ) noexcept
    cpdef void paint(self, int colour, uint64_t cards) noexcept
    cpdef void punish(self, int skulls, int points) noexcept


@cython.final
cdef class Ways:
    cdef int placements[7]
    cdef uint64_t touched[7168]
    cdef uint64_t touched_beyond[7168]

    cpdef void count_placements(self, int pattern, int placements) noexcept
    cpdef void set_touched(self, int pattern, int entry, uint64_t numbers, uint64_t beyond) noexcept
    @cython.locals(at=int, found=uint64_t)
    cdef uint64_t touch(self, int pattern, uint32_t mask) noexcept nogil
    @cython.locals(at=int, found=uint64_t)
    cdef uint64_t touch_beyond(self, int pattern, uint32_t mask) noexcept nogil


cdef class State(Turns):
    cdef readonly Ways ways
    cdef readonly Pyramids pyramids
    cdef readonly bint closed_tomb
    cdef public uint32_t frontier[8]
    cdef public unsigned int tombs
    cdef public int16_t red[4]
    cdef public int16_t green[4]
    cdef public int16_t torches[4]
    cdef public int16_t skulls[4]
    cdef public uint64_t fresh[4]
    cdef public int16_t gone[3]
    cdef public int16_t boxes[12]

    cdef bint asks_start(self) noexcept nogil
    cdef void lay(self, int place, int card) noexcept nogil
    @cython.final
    @cython.locals(card=int, closed=uint32_t, crossed=uint32_t, beside=uint32_t)
    cdef void look_at(self, int place) noexcept nogil
    cdef bint can_cross(self, int seat) noexcept nogil
    @cython.locals(
        at=uint64_t, other=uint64_t, fitting=uint64_t, fitting_other=uint64_t, beyond=uint64_t, beyond_other=uint64_t,
        single=int,
    )
    cdef void fill(self, int seat, int pattern) noexcept nogil
    @cython.final
    @cython.locals(touching=uint64_t)
    cdef uint64_t fitting_beyond(self, int place, int pattern) noexcept nogil
    @cython.locals(place=int, card=int)
    cdef int cross(self, int seat, int slot, uint32_t mask) noexcept nogil
    @cython.final
    cdef void collect_gems(self, int seat, int card, uint32_t mask) noexcept nogil
    @cython.final
    cdef void meet_skulls(self, int seat, int card, uint32_t mask) noexcept nogil
    cdef bint complete(self, int place) noexcept nogil
    cdef bint has_finished(self, int seat) noexcept nogil
    @cython.locals(actor=int, least=int, place=int)
    cdef int next_actor(self) noexcept nogil
    @cython.locals(place=int)
    cdef void reward(self, int seat) noexcept nogil
    @cython.locals(colour=int, seat=int, fresh=uint64_t)
    cdef void after_turn(self) noexcept nogil
    @cython.final
    @cython.locals(served=int, winner=int, least=int, seat=int, card=int)
    cdef void race(self, int colour) noexcept nogil
    @cython.final
    @cython.locals(fresh=uint64_t, before=int)
    cdef int claim(self, int seat, int colour) noexcept nogil
    @cython.locals(colour=int)
    cdef void strike(self) noexcept nogil
    @cython.final
    @cython.locals(total=int, i=int)
    cdef int race_points(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(total=int)
    cdef int points(self, int seat) noexcept nogil
    cdef int won(self) noexcept nogil

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
