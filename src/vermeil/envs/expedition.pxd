cimport cython
from libc.stdint cimport int16_t, uint8_t, uint32_t, uint64_t

from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport below, bit
from vermeil.envs.buffers cimport Buffers
from vermeil.envs.inlined_bytes cimport clear, copy_bytes, put, spread
from vermeil.envs.position cimport Position
from vermeil.games.expedition.engine cimport Turns

cdef int CARD_PLACES, KEEPS, TAKES
cdef int KEEP, MARK, NO_CARD, OVER, OWED_STEP, PATTERN_STEP, PICK, TURNS
cdef uint64_t WORD


@cython.final
cdef class Plan:
    cdef readonly int boxes, crossings, actions, card_size
    cdef int16_t first[7]
    cdef int16_t count[7]
    cdef uint64_t revealed[256]
    cdef uint8_t[::1] faces

    cpdef void set_pattern(self, int pattern, int first, int count)


cdef class Expedition(Position):
    cdef readonly Turns turns
    cdef readonly Plan plan
    cdef readonly bint open_marks
    cdef int marked
    cdef int cards
    cdef uint32_t was_closed[8]
    cdef uint64_t was_done[4]

    cdef void remember(self) noexcept nogil
    cdef void add_up(self, int seat) noexcept nogil
    cdef long write_table(self, long at, int seat) noexcept nogil
    cdef long write_card(self, long at, int place, uint32_t closed) noexcept nogil
    cdef long write_seat(self, long at, int seat, bint now) noexcept nogil

    cdef void settle(self) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef bint waits(self, int seat) noexcept nogil
    cdef bint chance(self) noexcept nogil
    cdef bint ended(self) noexcept nogil
    @cython.locals(decision=int, slot=int, box=int, pattern=int, span=int)
    cdef int number(self, int seat, int action) noexcept nogil
    @cython.final
    @cython.locals(span=int, pattern=int, slot=int, number=int)
    cdef int action_of(self, int seat, int number) noexcept nogil
    cdef int random_action(self, int seat, Dice dice) noexcept nogil
    @cython.locals(at=long, slot=int, pattern=int, decision=int, place=int)
    cdef void write_mask(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(count=int, single=uint64_t, low=uint64_t, high=uint64_t, first=int)
    cdef void write_crossings(self, long at, int slot, int pattern) noexcept nogil
    @cython.locals(at=long, i=int, card=int, other=int, now=bint, hidden=bint)
    cdef void write_sight(self, int seat) noexcept nogil
    @cython.final
    cdef long write_face(self, long at, int card) noexcept nogil
    @cython.final
    @cython.locals(i=int, turn=int, flags=uint64_t, word=uint64_t)
    cdef long write_time(self, long at, int seat) noexcept nogil

    cpdef void bring(self, int outcome)
    cpdef void shorten(self, int turns)
