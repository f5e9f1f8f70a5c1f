# The loops over many games, as `loops` has them, in C without Python's lock: a list of objects can't be walked without it,
# so the games are found by their addresses. The pool that asks holds every one of them.
from libc.stdint cimport uint8_t, uint64_t

from vermeil.envs.position cimport Position

cdef inline void step_games(list games, uint64_t[::1] addresses, int first, int last) noexcept nogil:
    cdef int i
    for i in range(first, last):
        (<Position> <void *> <size_t> addresses[i]).step()

cdef inline void sample_games(list games, uint64_t[::1] addresses, int first, int last) noexcept nogil:
    cdef int i
    for i in range(first, last):
        (<Position> <void *> <size_t> addresses[i]).sample()

cdef inline void step_rows(list games, uint64_t[::1] addresses, uint8_t[::1] rows) noexcept nogil:
    cdef int i
    for i in range(addresses.shape[0]):
        if rows[i]:
            (<Position> <void *> <size_t> addresses[i]).sample()
            (<Position> <void *> <size_t> addresses[i]).step()
