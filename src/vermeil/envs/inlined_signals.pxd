# The functions of `signals` as C: numbers that several threads change without a lock.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #ifndef VERMEIL_SIGNALS
    #define VERMEIL_SIGNALS
    #include <stdint.h>
    #if defined(__GNUC__) && !defined(_WIN32)
    #include <sched.h>
    static inline int vermeil_atomic(void) { return 1; }
    static inline uint64_t vermeil_load(uint64_t *cells, int at) { return __atomic_load_n(cells + at, __ATOMIC_SEQ_CST); }
    static inline uint64_t vermeil_swap(uint64_t *cells, int at, uint64_t now) {
        return __atomic_exchange_n(cells + at, now, __ATOMIC_SEQ_CST);
    }
    static inline int vermeil_change(uint64_t *cells, int at, uint64_t before, uint64_t now) {
        return __atomic_compare_exchange_n(cells + at, &before, now, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    }
    static inline void vermeil_add(uint64_t *cells, int at) { __atomic_add_fetch(cells + at, 1, __ATOMIC_SEQ_CST); }
    static inline void vermeil_rest(void) {
    #if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
    #elif defined(__aarch64__)
        __asm__ volatile("isb");
    #endif
    }
    static inline void vermeil_give_way(void) { sched_yield(); }
    #else
    /* A system whose threads and atomics we have not tried: a crew has no helpers there. */
    static inline int vermeil_atomic(void) { return 0; }
    static inline uint64_t vermeil_load(uint64_t *cells, int at) { return cells[at]; }
    static inline uint64_t vermeil_swap(uint64_t *cells, int at, uint64_t now) {
        uint64_t before = cells[at];
        cells[at] = now;
        return before;
    }
    static inline int vermeil_change(uint64_t *cells, int at, uint64_t before, uint64_t now) {
        if (cells[at] != before) return 0;
        cells[at] = now;
        return 1;
    }
    static inline void vermeil_add(uint64_t *cells, int at) { cells[at]++; }
    static inline void vermeil_rest(void) {}
    static inline void vermeil_give_way(void) {}
    #endif
    #endif
    """
    cpdef bint atomic "vermeil_atomic" () noexcept nogil
    cpdef uint64_t load "vermeil_load" (uint64_t *cells, int at) noexcept nogil
    cpdef uint64_t swap "vermeil_swap" (uint64_t *cells, int at, uint64_t now) noexcept nogil
    cpdef bint change "vermeil_change" (uint64_t *cells, int at, uint64_t before, uint64_t now) noexcept nogil
    cpdef void add "vermeil_add" (uint64_t *cells, int at) noexcept nogil
    cpdef void rest "vermeil_rest" () noexcept nogil
    cpdef void give_way "vermeil_give_way" () noexcept nogil
