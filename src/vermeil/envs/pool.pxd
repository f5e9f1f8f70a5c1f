cimport cython
from libc.stdint cimport int32_t, uint8_t, uint64_t

cimport vermeil.envs.inlined_games as loops
from vermeil.core.dice cimport Dice
from vermeil.envs.buffers cimport Buffers
from vermeil.envs.inlined_games cimport step_games as known_to_the_build  # which looks for lines of this form
from vermeil.envs.position cimport Position


@cython.final
cdef class Pool:
    cdef readonly Buffers board
    cdef readonly list games
    cdef readonly int count
    cdef readonly Dice dice
    cdef uint64_t[::1] addresses

    @cython.locals(i=int, action=int32_t, breadth=int)
    cdef int first_refused(self) noexcept nogil

    cpdef int refused(self)
    cpdef void step(self, int first, int last)
    cpdef void sample(self, int first, int last)
