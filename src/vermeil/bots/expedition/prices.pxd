cimport cython

cdef int KINDS, LAYERS, PATTERNS, QUANTILES


@cython.final
cdef class Prices:
    cdef public float[::1] turn, box, rest, symbols
    cdef public float pick

    @cython.locals(at=int, i=int, total=float)
    cdef float beyond(self, int turns, int pattern, float gain) noexcept nogil
