cimport cython
from libc.stdint cimport int16_t, int32_t, uint8_t, uint64_t


@cython.final
cdef class Buffers:
    cdef readonly int games, players, width, breadth, reset_mode, rewarding
    cdef int32_t[::1] actions
    cdef uint8_t[::1] observations
    cdef uint8_t[::1] masks
    cdef float[::1] rewards
    cdef int32_t[::1] seats
    cdef uint8_t[::1] over
    cdef int16_t[::1] scores
    cdef int32_t[::1] decisions
