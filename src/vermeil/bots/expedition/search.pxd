cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport count_bits, nth_bit
from vermeil.bots.ledger cimport Ledger
from vermeil.core.dice cimport Dice
from vermeil.games.expedition.engine cimport Turns

cdef int STEPS, OVER, REVEAL, TURNS


cdef class Search:
    cdef public Turns scene
    cdef public Dice dice
    cdef public uint64_t seed
    cdef public int seat, depth, plies, count, alive
    cdef public double rivalry, safe_lead, trust
    cdef public bint insight, light
    cdef int path[576]
    cdef int length[48]
    cdef double prior[48]
    cdef double total[48]
    cdef double own[48]
    cdef int visits[48]
    cdef int order[48]
    cdef double roots[29]

    cdef void reset(self) noexcept nogil
    cdef void propose(self) noexcept nogil
    cdef void act(self, int seat) noexcept nogil
    cdef double worth(self, int seat) noexcept nogil
    cdef void learn(self) noexcept nogil
    cdef double tally(self, int seat) noexcept nogil

    @cython.final
    cdef void begin(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void rank(self) noexcept nogil
    @cython.final
    cdef double score(self, int candidate, bint by_prior) noexcept nogil
    @cython.final
    @cython.locals(i=int, k=int, moved=int)
    cdef void sort(self, bint by_prior) noexcept nogil
    @cython.final
    cdef void narrow(self, int alive) noexcept nogil
    @cython.final
    @cython.locals(allowed=uint64_t)
    cdef bint chance(self, uint64_t world, int end) noexcept nogil
    @cython.final
    @cython.locals(i=int, end=int, insight=bint)
    cdef double playout(self, int candidate, uint64_t world) noexcept nogil
    @cython.final
    @cython.locals(own=double, best=double, found=double, seat=int, lead=double, reach=double)
    cdef double standing(self, int candidate) noexcept nogil
    @cython.final
    @cython.locals(world=int, i=int, candidate=int)
    cdef void run(self, int first, int worlds) noexcept nogil
    @cython.final
    @cython.locals(world=int)
    cdef void many_games(self, int games, int first) noexcept nogil

    @cython.final
    @cython.locals(world=int, i=int, end=int)
    cdef void many_worlds(self, int seat, int number, int first, int worlds, Ledger ledger) noexcept nogil

    cpdef void value_worlds(self, int seat, int number, int first, int worlds, Ledger ledger)
    cpdef int start(self, int seat)
    cpdef int try_worlds(self, int first, int worlds)
    cpdef void keep_best(self, int alive)
    cpdef void play_games(self, int games, int first)
    cpdef misjudge(self, list errors)
