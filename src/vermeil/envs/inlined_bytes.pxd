# The functions of `bytes_of` as C that is inlined where it is used: they write whole words where a loop would write bytes.
# Compiled modules cimport them from here; plain Python imports the same ones from `bytes_of`. That both write the same
# bytes is held wherever compiled and plain positions play in lock-step.
from libc.stdint cimport uint8_t, uint64_t

cdef extern from *:
    """
    #ifndef VERMEIL_BYTES
    #define VERMEIL_BYTES
    #include <stdint.h>
    #include <string.h>
    static inline void vermeil_spread(uint8_t *to, uint64_t bits, int count) {
    #if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        while (count >= 8) {
            uint64_t eight = ((bits & 0xFF) * 0x0101010101010101ULL) & 0x8040201008040201ULL;
            eight = (eight + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;
            memcpy(to, &eight, 8);
            to += 8;
            bits >>= 8;
            count -= 8;
        }
    #endif
        for (; count > 0; count--, bits >>= 1) *to++ = bits & 1;
    }
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
    cpdef void copy_bytes "VERMEIL_COPY" (
        uint8_t[::1] view, long at, uint8_t[::1] source, long first, int count
    ) noexcept nogil
