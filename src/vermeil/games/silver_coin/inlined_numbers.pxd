# The functions of `numbers` as C that is inlined where it is used, as in vermeil.core.inlined.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #ifndef VERMEIL_NUMBERS
    #define VERMEIL_NUMBERS
    #include <stdint.h>
    static inline int vermeil_number(int card) { return (card + 2) >> 2; }
    static inline uint64_t vermeil_all(int number) {
        return ((uint64_t)15 << (4 * number) >> 2) & (((uint64_t)1 << 52) - 1);
    }
    #endif
    """
    cpdef int number_of "vermeil_number" (int card) noexcept nogil
    cpdef uint64_t all_of "vermeil_all" (int number) noexcept nogil
