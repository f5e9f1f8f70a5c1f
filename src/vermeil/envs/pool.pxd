cimport cython
from libc.stdint cimport int32_t, uint8_t, uint64_t

cimport vermeil.envs.inlined_games as loops
from vermeil.envs.buffers cimport Buffers
from vermeil.envs.inlined_games cimport step_games as known_to_the_build  # which looks for lines of this form
from vermeil.envs.position cimport Position


@cython.final
cdef class Pool:
    cdef readonly Buffers board
    cdef readonly list games
    cdef readonly int count
    cdef uint64_t[::1] addresses

    @cython.locals(i=int, action=int32_t, breadth=int)
    cdef int first_refused(self, int first, int last) noexcept nogil
    cdef void step_part(self, int first, int last) noexcept nogil
    cdef void sample_part(self, int first, int last) noexcept nogil

    cpdef void step_rows(self, uint8_t[::1] rows)
