cimport cython
from libc.stdint cimport uint64_t

cdef uint64_t MASK, GOLDEN, MIX_1, MIX_2, STAR


@cython.final
cdef class Dice:
    cdef uint64_t state

    @cython.locals(scrambled=uint64_t)
    cpdef void restart(self, uint64_t seed) noexcept nogil

    @cython.locals(all_bits=uint64_t, x=uint64_t, high=uint64_t)
    cpdef uint64_t below(self, uint64_t n) noexcept nogil
