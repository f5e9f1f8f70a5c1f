cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport bit
from vermeil.games.silver_coin cimport engine, exchange, layout, scoring
from vermeil.games.silver_coin.state cimport Box, Options, State

cdef int ARGS, CARDS, NO_CARD, OVER, STRIDE, VERBS, ZERO
cdef int NUMBERS, FEWEST, MOST


@cython.final
cdef class IntegerFace(State):
    pass


@cython.locals(twin=State, decisions=long)
cpdef long random_playouts(State state, int games, Dice dice)
