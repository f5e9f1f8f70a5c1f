# The functions of `bits` as C that is inlined where it is used: a call into another module costs more than they do.
# Compiled modules cimport them from here; plain Python imports the same ones from `bits`. That both say the same is held
# by tests/bots/silver_coin/test_plain.py, where compiled and plain players think about the same games.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #ifndef VERMEIL_BITS
    #define VERMEIL_BITS
    #include <stdint.h>
    static inline uint64_t vermeil_bit(int k) { return (uint64_t)1 << k; }
    static inline int vermeil_count(uint64_t x) {
    #if defined(__GNUC__)
        return __builtin_popcountll(x);
    #else
        int n = 0;
        for (; x; x &= x - 1) n++;
        return n;
    #endif
    }
    static inline int vermeil_lowest(uint64_t x) {
    #if defined(__GNUC__)
        return __builtin_ctzll(x);
    #else
        int k = 0;
        while (!(x >> k & 1)) k++;
        return k;
    #endif
    }
    static inline int vermeil_nth(uint64_t x, int n) {
        int k = 0;
        if (n >= 4) {  /* halves first, then one by one */
            int low = vermeil_count(x & 0xFFFFFFFFu);
            if (n >= low) { n -= low; x >>= 32; k = 32; }
            low = vermeil_count(x & 0xFFFFu);
            if (n >= low) { n -= low; x >>= 16; k += 16; }
            low = vermeil_count(x & 0xFFu);
            if (n >= low) { n -= low; x >>= 8; k += 8; }
        }
        while (n--) x &= x - 1;
        return k + vermeil_lowest(x);
    }
    static inline int vermeil_number(int card) { return (card + 2) >> 2; }
    static inline uint64_t vermeil_all(int number) {
        return ((uint64_t)15 << (4 * number) >> 2) & (((uint64_t)1 << 52) - 1);
    }
    #endif
    """
    cpdef uint64_t bit "vermeil_bit" (int k) noexcept nogil
    cpdef int count_bits "vermeil_count" (uint64_t x) noexcept nogil
    cpdef int lowest "vermeil_lowest" (uint64_t x) noexcept nogil
    cpdef int nth_bit "vermeil_nth" (uint64_t x, int n) noexcept nogil
    cpdef int number_of "vermeil_number" (int card) noexcept nogil
    cpdef uint64_t all_of "vermeil_all" (int number) noexcept nogil
