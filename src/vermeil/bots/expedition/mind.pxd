cimport cython
from libc.stdint cimport uint32_t, uint64_t

from vermeil.core.inlined cimport count_bits, lowest
from vermeil.bots.expedition.prices cimport Prices
from vermeil.bots.expedition.search cimport Search
from vermeil.games.expedition.engine cimport Turns

cdef int BINS, MOST, NARROW, PATTERNS, QUANTILES, STEPS, WIDE
cdef int CONFIRM_STEP, KEEP, MARK, NO_CARD, PATTERN_STEP, PICK, TURNS
cdef double NOTHING

cdef int first_kept(int way) noexcept nogil
cdef int second_kept(int way) noexcept nogil


cdef class LookupMind(Search):
    cdef readonly Prices prices
    cdef int cards, span, turns
    cdef int trail[12]
    cdef uint32_t final[96]
    cdef double best_few[8]
    cdef double gain_next[8]
    cdef uint64_t low, high
    cdef int box_found, number_found, other_mask
    cdef bint other_known
    cdef double other_gain
    cdef uint32_t here, there
    cdef public bint recording, learning
    cdef int gains[27840]
    cdef double seen[116]
    cdef public double rest[29]
    cdef public double taken, score_sum, cards_sum
    cdef public long takes, games

    cdef void look(self, int seat) noexcept nogil
    cdef double card_worth(self, int card, uint32_t closed, int turns) noexcept nogil
    cdef double fresh_worth(self, int card) noexcept nogil
    cdef double empty_worth(self, int seat, int card) noexcept nogil
    cdef double turn_worth(self, uint32_t first, uint32_t second) noexcept nogil
    cdef bint completed(self, int card, uint32_t closed) noexcept nogil
    cdef uint32_t open_boxes(self, int card, uint32_t closed) noexcept nogil
    cdef void find_crossings(self, int card, uint32_t closed, int pattern) noexcept nogil
    cdef int crosses(self, int card, uint32_t mask) noexcept nogil
    cdef double usual(self, int card, uint32_t mask, int turns) noexcept nogil
    cdef double glance(self, int card, uint32_t closed, uint32_t mask) noexcept nogil
    cdef double best_box(self, int seat, int card, uint32_t closed) noexcept nogil
    cdef double best_crossing(self, int seat, int slot, int pattern) noexcept nogil
    cdef void remember(self, int seat) noexcept nogil
    cdef void foresee(self, int seat, int number, int pattern) noexcept nogil
    cdef void forget(self, int seat) noexcept nogil
    cdef void draw_lesson(self, int seat, double points) noexcept nogil

    cdef void act(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(pattern=int, gain_a=double, gain_b=double, number=int)
    cdef void mark(self, int seat) noexcept nogil
    @cython.final
    cdef void note(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(card=int, other=int, total=double, steps=int, found_a=double, found_b=double, mask_a=int, mask_b=int)
    cdef double chain(self, int seat, int slot, uint32_t here, uint32_t there, int owed) noexcept nogil
    @cython.final
    @cython.locals(total=double, cards=int, card=int)
    cdef double top_worth(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(best=double, found=double, place=int, i=int)
    cdef int best_pick(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(best=double, found=double, way=int, i=int)
    cdef int best_keep(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(first=int, second=int)
    cdef double keep_worth(self, int seat, int way) noexcept nogil
    cdef double pair_worth(self, int seat, int first, int second) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void record(self, int pattern, double gain) noexcept nogil
    @cython.final
    @cython.locals(mean=double, square=double, found=double, spread=double, i=int)
    cdef double spread_of(self, int card) noexcept nogil
    @cython.locals(seat=int, turns=int, points=double)
    cdef void learn(self) noexcept nogil
    @cython.locals(i=int, first=uint32_t, second=uint32_t)
    cdef void propose(self) noexcept nogil
    @cython.final
    cdef void offer(self, int number, double prior) noexcept nogil
    @cython.final
    @cython.locals(floor=double, slot=int, card=int, closed=uint32_t, left=uint64_t, high=uint64_t, word=int, number=int, mask=uint32_t)
    cdef void spread(self, int depth, int pattern, uint32_t first, uint32_t second, int owed) noexcept nogil
    @cython.final
    @cython.locals(slot=int, card=int, closed=uint32_t, left=int, mask=int, found=double, i=int)
    cdef double narrow_floor(self, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    @cython.locals(more=uint32_t, i=int, other=int)
    cdef void go_on(self, int depth, int slot, int card, uint32_t mask, uint32_t first, uint32_t second, int owed) noexcept nogil
    @cython.final
    @cython.locals(prior=double, place=int, i=int)
    cdef void admit(self, int depth, uint32_t first, uint32_t second) noexcept nogil
    @cython.locals(i=int)
    cdef void look_further(self) noexcept nogil
    @cython.final
    @cython.locals(unseen=uint32_t, total=double, cards=int, done=uint32_t, i=int, pattern=int, expected=double, slot=int, card=int, closed=uint32_t, now=double)
    cdef double next_turn(self, int seat, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    cdef uint32_t unseen_next(self) noexcept nogil
    @cython.final
    @cython.locals(a=double, b=double, known=double, at=int, total=double, i=int)
    cdef double both_gains(self, int seat, uint32_t first, uint32_t second, int pattern) noexcept nogil
    @cython.final
    @cython.locals(turns=int, base=double, best=double, left=uint64_t, high=uint64_t, word=int, mask=uint32_t, found=double)
    cdef double gain_of(self, int card, uint32_t closed, int pattern) noexcept nogil
    @cython.final
    @cython.locals(first=uint32_t, second=uint32_t, i=int, same=bint)
    cdef bint dominated(self, int candidate) noexcept nogil
    @cython.locals(alive=int, i=int, k=int, moved=int)
    cpdef void drop_dominated(self)
    @cython.locals(found=double, place=int, turns=int)
    cpdef double so_far(self)
    @cython.final
    cdef int pattern_of(self, int card) noexcept nogil
