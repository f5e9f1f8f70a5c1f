cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.bots.silver_coin.policy cimport Policy
from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport below, bit, count_bits, lowest, nth_bit
from vermeil.games.silver_coin cimport engine, layout, scoring
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.games.silver_coin.face cimport IntegerFace

cdef int MANNERS, ROOM, WEIGHTS
cdef int ASK, CARDS, CLOSE, FREE, GIFT, NO_CARD, OVER, ROUNDS, SCORED, STRIDE, VERBS, MOST, ENDLESS, TRIES, NUMBERS, DECK
cdef int MOST_GROUPS, SHUFFLING
cdef uint64_t ALL_CARDS
cdef double SURE, TRUST


@cython.final
cdef class Search:
    cdef public IntegerFace root, scene, dealt
    cdef uint64_t dealt_dice, fixed
    cdef public bint light
    cdef double manners[128]
    cdef int manners_size
    cdef public Policy policy
    cdef public Dice dice
    cdef public uint64_t seed
    cdef public int seat, count, alive
    cdef public double token, scale, trust
    cdef int16_t face[52]
    cdef int16_t names_card[43]
    cdef int16_t kept_low[42]
    cdef int decision[96]
    cdef double prior[96]
    cdef double total[96]
    cdef double own[96]
    cdef double square[96]
    cdef int visits[96]
    cdef int order[96]

    @cython.locals(seat=int)
    cdef void lay(self, uint64_t world) noexcept nogil
    cdef void lay_again(self) noexcept nogil
    @cython.locals(place=int)
    cdef void take_manners(self, int seat, int manner) noexcept nogil
    @cython.locals(unseen=uint64_t, left=uint64_t, cards=uint64_t, placed=uint64_t, seat=int, card=int, kept=int)
    cdef void deal(self) noexcept nogil
    @cython.locals(i=int, card=int, known=uint64_t, free=uint64_t)
    cdef uint64_t lay_groups(self, uint64_t left) noexcept nogil
    @cython.locals(taken=int)
    cdef int stage(self) noexcept nogil
    @cython.locals(size=int, found=int, tries=int)
    cdef int pick(self, int card, uint64_t left, int kept) noexcept nogil
    @cython.locals(found=uint64_t)
    cdef uint64_t turned(self, uint64_t cards, uint64_t unseen) noexcept nogil
    @cython.locals(hidden=uint64_t, seat=int, i=int)
    cdef void turn_faces(self, uint64_t unseen) noexcept nogil
    @cython.locals(i=int)
    cdef void turn_others(self, uint64_t hidden) noexcept nogil
    cdef int new_face(self, int card) noexcept nogil
    cdef int here(self, int number) noexcept nogil
    @cython.locals(decisions=int, possible=uint64_t)
    cdef void play_on(self) noexcept nogil
    cdef double playout(self, int candidate) noexcept nogil
    @cython.locals(token=double, mean=double, least=double, lead=double, seat=int)
    cdef double worth(self) noexcept nogil
    cdef double dulled(self, double lead) noexcept nogil
    @cython.locals(best=int, n=double, gap=double, spread=double)
    cdef bint behind(self, int candidate) noexcept nogil
    cdef double mean(self, int candidate) noexcept nogil
    cdef double standing(self, int candidate) noexcept nogil
    @cython.locals(i=int, k=int, moved=int)
    cdef void sort(self) noexcept nogil
    @cython.locals(world=int, i=int, candidate=int, worth=double)
    cdef void run(self, int first, int worlds) noexcept nogil

    cpdef int try_worlds(self, int first, int worlds)
