# The functions of `bytes_of` as C that is inlined where it is used: they write whole words where a loop would write bytes.
# Compiled modules cimport them from here; plain Python imports the same ones from `bytes_of`. That both write the same
# bytes is held wherever compiled and plain positions play in lock-step.
from libc.stdint cimport uint8_t, uint64_t

from vermeil.core.inlined cimport bit

cdef extern from *:
    """
    #ifndef VERMEIL_BYTES
    #define VERMEIL_BYTES
    #include <stdint.h>
    #include <string.h>
    /* The lowest eight bits, one byte of 0 or 1 each. */
    static inline uint64_t vermeil_eight(uint64_t bits) {
        uint64_t eight = ((bits & 0xFF) * 0x0101010101010101ULL) & 0x8040201008040201ULL;
        return (eight + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;
    }
    static inline void vermeil_spread(uint8_t *to, uint64_t bits, int count) {
    #if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    #if defined(__GNUC__) && defined(__x86_64__) && !defined(VERMEIL_NO_PDEP)
        if (vermeil_has_pdep())  /* one instruction, as in vermeil.core.inlined */
            while (count >= 8) {
                uint64_t eight;
                __asm__("pdepq %2, %1, %0" : "=r"(eight) : "r"(bits), "r"(0x0101010101010101ULL));
                memcpy(to, &eight, 8);
                to += 8;
                bits >>= 8;
                count -= 8;
            }
    #endif
        while (count >= 8) {
            uint64_t eight = vermeil_eight(bits);
            memcpy(to, &eight, 8);
            to += 8;
            bits >>= 8;
            count -= 8;
        }
    #endif
        for (; count > 0; count--, bits >>= 1) *to++ = bits & 1;
    }
    static inline uint64_t vermeil_quick_eight(uint64_t bits) {
    #if defined(__GNUC__) && defined(__x86_64__) && !defined(VERMEIL_NO_PDEP)
        if (vermeil_has_pdep()) {
            uint64_t eight;
            __asm__("pdepq %2, %1, %0" : "=r"(eight) : "r"(bits), "r"(0x0101010101010101ULL));
            return eight;
        }
    #endif
        return vermeil_eight(bits);
    }
    /* Planes of so many bytes each (at most 32), of which only those stay whose bit is set; then a tail as it is. Counts
       are literals where it is called, so that the loops are unrolled. */
    static inline void vermeil_veil(uint8_t *to, const uint8_t *from, uint64_t bits, int count, int planes, int tail) {
        int k, plane;
    #if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        uint64_t mask[4], all;
        for (k = 0; k < 4; k++) mask[k] = vermeil_quick_eight(bits >> 8 * k) * 0xFF;
        for (plane = 0; plane < planes; plane++, to += count, from += count) {
            for (k = 0; k + 8 <= count; k += 8) {
                memcpy(&all, from + k, 8);
                all &= mask[k >> 3];
                memcpy(to + k, &all, 8);
            }
            for (; k < count; k++) to[k] = from[k] & (uint8_t)-(bits >> k & 1);
        }
    #else
        for (plane = 0; plane < planes; plane++, to += count, from += count)
            for (k = 0; k < count; k++) to[k] = from[k] & (uint8_t)-(bits >> k & 1);
    #endif
        for (k = 0; k < tail; k++) to[k] = from[k];
    }
    #define VERMEIL_VEIL(view, at, source, from, bits, count, planes, tail) \
        vermeil_veil((uint8_t *)(view).data + (at), (uint8_t *)(source).data + (from), bits, count, planes, tail)
    static inline void vermeil_put(uint8_t *to, uint64_t word, int count) {
    #if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        memcpy(to, &word, count);
    #else
        for (; count > 0; count--, word >>= 8) *to++ = word & 0xFF;
    #endif
    }
    #define VERMEIL_PUT(view, at, word, count) vermeil_put((uint8_t *)(view).data + (at), word, count)
    #define VERMEIL_SPREAD(view, at, bits, count) vermeil_spread((uint8_t *)(view).data + (at), bits, count)
    #define VERMEIL_CLEAR(view, at, count) memset((uint8_t *)(view).data + (at), 0, count)
    #define VERMEIL_COPY(view, at, source, from, count) \
        memcpy((uint8_t *)(view).data + (at), (uint8_t *)(source).data + (from), count)
    #endif
    """
    cpdef void spread "VERMEIL_SPREAD" (uint8_t[::1] view, long at, uint64_t bits, int count) noexcept nogil
    cpdef void put "VERMEIL_PUT" (uint8_t[::1] view, long at, uint64_t word, int count) noexcept nogil
    cpdef void clear "VERMEIL_CLEAR" (uint8_t[::1] view, long at, int count) noexcept nogil
    cpdef void veil "VERMEIL_VEIL" (
        uint8_t[::1] view, long at, uint8_t[::1] source, long first, uint64_t bits, int count, int planes, int tail
    ) noexcept nogil
    cpdef void copy_bytes "VERMEIL_COPY" (
        uint8_t[::1] view, long at, uint8_t[::1] source, long first, int count
    ) noexcept nogil
