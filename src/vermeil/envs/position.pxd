cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport count_bits
from vermeil.envs.buffers cimport Buffers

cdef int DISABLED, MARGIN, NEXT_STEP, POINTS, SAME_STEP, WIN
cdef uint64_t WHIM


cdef class Position:
    cdef readonly int players, actions, size, seat
    cdef readonly bint lowest_wins, done
    cdef readonly Buffers board
    cdef readonly int row
    cdef readonly Dice dice, whim
    cdef long mask_at, sight_at
    cdef int known[4]

    cdef void begin(self) noexcept nogil
    cdef void roll(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef bint waits(self, int seat) noexcept nogil
    cdef bint chance(self) noexcept nogil
    cdef bint ended(self) noexcept nogil
    cdef int number(self, int seat, int action) noexcept nogil
    cdef void play(self, int seat, int number) noexcept nogil
    cdef void write_mask(self, int seat) noexcept nogil
    cdef void write_sight(self, int seat) noexcept nogil
    cdef int points_of(self, int seat) noexcept nogil
    cdef unsigned int best_seats(self) noexcept nogil
    cdef int random_action(self, int seat, Dice dice) noexcept nogil

    @cython.final
    @cython.locals(seat=int)
    cdef void fresh(self) noexcept nogil
    @cython.final
    cdef void show(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(number=int, seat=int)
    cdef void step(self) noexcept nogil
    @cython.final
    @cython.locals(action=int)
    cdef int lowest_action(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, at=long, points=int)
    cdef void note_points(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, at=long, total=int, winners=int, share=double, best=int, others=int)
    cdef void finish(self) noexcept nogil
    @cython.final
    cdef void sample(self) noexcept nogil

    cpdef void seed(self, uint64_t seed)
    cpdef void deal(self)
    cpdef void start_over(self)
    @cython.locals(number=int)
    cpdef bint act(self, int seat, int action)
    @cython.locals(action=int)
    cpdef list legal(self, int seat)
    cpdef void look(self, int seat)
    cpdef int to_act(self)
    cpdef bint is_waiting(self, int seat)
    cpdef bint is_over(self)
    cpdef bint asks_chance(self)
    cpdef int engine_number(self, int seat, int action)
    cpdef int points_now(self, int seat)
    cpdef int winners(self)
