# The functions of `bits`, and `below` of `dice`, as C that is inlined where it is used: a call into another module costs
# more than they do. Compiled modules cimport them from here; plain Python imports the same ones from `bits` and `dice`.
# That both say the same is held wherever compiled and plain engines play in lock-step.
from libc.stdint cimport uint64_t

from vermeil.core.dice cimport Dice

cdef extern from *:
    """
    #ifndef VERMEIL_BITS
    #define VERMEIL_BITS
    #include <stdint.h>
    #if defined(__GNUC__) && !defined(VERMEIL_ANY_COMPILER)
    #define VERMEIL_GNU
    #endif
    static inline uint64_t vermeil_bit(int k) { return (uint64_t)1 << k; }
    static inline int vermeil_count(uint64_t x) {
    #if defined(VERMEIL_GNU)
        return __builtin_popcountll(x);
    #else
        int n = 0;
        for (; x; x &= x - 1) n++;
        return n;
    #endif
    }
    static inline int vermeil_lowest(uint64_t x) {
    #if defined(VERMEIL_GNU)
        return __builtin_ctzll(x);
    #else
        int k = 0;
        while (!(x >> k & 1)) k++;
        return k;
    #endif
    }
    #if defined(VERMEIL_GNU) && defined(__x86_64__) && !defined(VERMEIL_NO_PDEP)
    /* One instruction (BMI2) finds the nth bit where the processor has it and is quick at it: the first Zens are not. */
    static inline int vermeil_has_pdep(void) {
        static int known = -1;
        if (__builtin_expect(known < 0, 0))
            known = __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("amdfam17h");
        return known;
    }
    #endif
    static inline int vermeil_nth(uint64_t x, int n) {
        int k = 0;
    #if defined(VERMEIL_GNU) && defined(__x86_64__) && !defined(VERMEIL_NO_PDEP)
        if (vermeil_has_pdep()) {
            uint64_t one;
            __asm__("pdepq %2, %1, %0" : "=r"(one) : "r"((uint64_t)1 << n), "r"(x));
            return vermeil_lowest(one);
        }
    #endif
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
    static inline uint64_t vermeil_throw(uint64_t *state, uint64_t n) {
        uint64_t x = *state;
        x ^= x >> 12;
        x ^= x << 25;
        x ^= x >> 27;
        *state = x;
        return ((x * 0x2545F4914F6CDD1DULL >> 32) * n) >> 32;
    }
    #define vermeil_below(dice, n) vermeil_throw(&(dice)->state, n)
    #endif
    """
    cpdef uint64_t bit "vermeil_bit" (int k) noexcept nogil
    cpdef int count_bits "vermeil_count" (uint64_t x) noexcept nogil
    cpdef int lowest "vermeil_lowest" (uint64_t x) noexcept nogil
    cpdef int nth_bit "vermeil_nth" (uint64_t x, int n) noexcept nogil
    cpdef uint64_t below "vermeil_below" (Dice dice, uint64_t n) noexcept nogil
