cimport cython
from libc.stdint cimport uint8_t, uint64_t

cdef uint64_t WORD, ONES, PAIRS, FOURS, EIGHTS, HIGHS, DE_BRUIJN
cdef int FEW
cdef uint8_t PLACE[64]
cdef uint64_t BIT[64]
cdef uint8_t BIT_OF_BYTE[2048]

cpdef uint64_t bit(int k) noexcept nogil
cpdef int count_bits(uint64_t x) noexcept nogil
cpdef int lowest(uint64_t x) noexcept nogil
@cython.locals(bytes_=uint64_t, up_to=uint64_t, above=uint64_t, position=int)
cpdef int nth_bit(uint64_t x, int n) noexcept nogil
cpdef int number_of(int card) noexcept nogil
@cython.locals(start=uint64_t)
cpdef uint64_t all_of(int number) noexcept nogil
