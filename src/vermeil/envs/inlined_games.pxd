# The loops over many games, as `loops` has them, in C without Python's lock: a list of objects can't be walked without it,
# so the games are found by their addresses. The pool that asks holds every one of them.
from libc.stdint cimport uint64_t

from vermeil.core.dice cimport Dice
from vermeil.envs.position cimport Position

cdef inline void step_games(list games, uint64_t[::1] addresses, int first, int last) noexcept nogil:
    cdef int i
    for i in range(first, last):
        (<Position> <void *> <size_t> addresses[i]).step()

cdef inline void sample_games(list games, uint64_t[::1] addresses, int first, int last, Dice dice) noexcept nogil:
    cdef int i
    for i in range(first, last):
        (<Position> <void *> <size_t> addresses[i]).sample(dice)
