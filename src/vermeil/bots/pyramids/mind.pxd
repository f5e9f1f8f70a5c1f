cimport cython
from libc.stdint cimport uint32_t, uint64_t

from vermeil.bots.expedition.prices cimport Prices
from vermeil.bots.expedition.search cimport Search
from vermeil.bots.pyramids.tables cimport PathTables
from vermeil.games.pyramids.engine cimport State

cdef int GEM, POTION, RACE, SKULL, TORCH, CONFIRM_STEP, MOST, STEPS, PATTERNS, QUANTILES
cdef int KEEP, MARK, PICK, NO_CARD, PATTERN_STEP, TURNS, SPAN, WIDE, NARROW, BINS, PYRAMID, MOST_LEAN
cdef uint64_t WORD
cdef double NOTHING, LEAN, PAIR_HASTE, LATER_RACE

@cython.locals(found=int)
cdef int count(uint32_t mask) noexcept nogil
@cython.locals(found=int)
cdef int count_cards(uint64_t cards) noexcept nogil
cdef int pattern_of(int card) noexcept nogil


cdef class PathMind(Search):
    cdef public State root
    cdef State stage
    cdef readonly PathTables tables
    cdef readonly Prices prices
    cdef int turns, box_found, number_found, other_mask
    cdef bint other_known
    cdef double other_gain, before
    cdef uint64_t low, high
    cdef int trail[12]
    cdef uint32_t final[96]
    cdef double gain_next[8]
    cdef double best_few[8]
    cdef public bint recording
    cdef int gains[27840]
    cdef double seen[116]
    cdef public double rest[29]
    cdef public double taken, score_sum, cards_sum
    cdef public long takes, games

    cdef void reset(self) noexcept nogil
    @cython.final
    cdef void look(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(less=int, more=int, loose=int, sure=double)
    cdef double promise(self, int red, int green, int turns) noexcept nogil
    @cython.final
    @cython.locals(red=int, green=int, skulls=int, potions=int, torch=int)
    cdef double collected(self, int seat, int first, uint32_t mask, int second, uint32_t other) noexcept nogil
    @cython.final
    cdef double symbols(self, int seat, int card, uint32_t mask) noexcept nogil
    @cython.final
    @cython.locals(one=uint64_t)
    cdef int colour_of(self, int card) noexcept nogil
    @cython.final
    @cython.locals(colour=int, done=int, gone=int, box=double, later=double)
    cdef double race(self, int seat, int card, int turns) noexcept nogil
    @cython.final
    @cython.locals(found=double)
    cdef double card_now(self, int seat, int card, uint32_t closed) noexcept nogil
    @cython.final
    cdef uint32_t open_boxes(self, int card, uint32_t closed) noexcept nogil
    @cython.final
    @cython.locals(frontier=uint32_t, single=int, wide=uint64_t)
    cdef void find_crossings(self, int card, uint32_t closed, int pattern) noexcept nogil
    @cython.final
    @cython.locals(best=double, found=double, base=double, left=int, mask=int)
    cdef double best_box(self, int seat, int card, uint32_t closed) noexcept nogil
    @cython.final
    @cython.locals(card=int, other=int, total=double, steps=int, found_a=double, found_b=double, mask_a=int, mask_b=int)
    cdef double chain(self, int seat, int slot, uint32_t here, uint32_t there, int owed) noexcept nogil
    @cython.final
    @cython.locals(place=int, card=int, best=double, closed=uint32_t, base=double, left=uint64_t, high=uint64_t, number=int, mask=uint32_t, found=double, owed=int)
    cdef double best_crossing(self, int seat, int slot, int pattern) noexcept nogil
    cdef void act(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(pattern=int, gain_a=double, gain_b=double, number=int)
    cdef void mark(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void record(self, int pattern, double gain) noexcept nogil
    @cython.final
    @cython.locals(chance=double, colour=double)
    cdef double empty_worth(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(total=double, cards=int, card=int)
    cdef double top_worth(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(best=double, found=double, place=int, i=int)
    cdef int best_pick(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(mean=double, square=double, found=double, spread=double, i=int)
    cdef double spread_of(self, int card) noexcept nogil
    @cython.final
    @cython.locals(best=double, found=double, way=int, i=int)
    cdef int best_keep(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(first=int, second=int)
    cdef double keep_worth(self, int seat, int way) noexcept nogil
    @cython.locals(turns=int, found=double, red=int, green=int, place=int, card=int, chance=double, colour=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(seat=int, turns=int)
    cdef void learn(self) noexcept nogil
    @cython.locals(i=int, first=uint32_t, second=uint32_t)
    cdef void propose(self) noexcept nogil
    @cython.final
    cdef void offer(self, int number, double prior) noexcept nogil
    @cython.final
    @cython.locals(floor=double, slot=int, card=int, closed=uint32_t, left=uint64_t, high=uint64_t, number=int, mask=uint32_t)
    cdef void spread(self, int depth, int pattern, uint32_t first, uint32_t second, int owed) noexcept nogil
    @cython.final
    @cython.locals(found=double)
    cdef double glance(self, int card, uint32_t closed, uint32_t mask) noexcept nogil
    @cython.final
    @cython.locals(slot=int, card=int, closed=uint32_t, left=int, mask=int, found=double, i=int)
    cdef double narrow_floor(self, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    @cython.locals(more=uint32_t, i=int, other=int)
    cdef void go_on(self, int depth, int slot, int card, uint32_t mask, uint32_t first, uint32_t second, int owed) noexcept nogil
    @cython.final
    @cython.locals(prior=double, card=int, other=int, crossed=uint32_t, place=int, i=int)
    cdef void admit(self, int depth, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void look_further(self) noexcept nogil
    @cython.final
    @cython.locals(unseen=uint32_t, total=double, cards=int, done=uint32_t, i=int, pattern=int, expected=double, slot=int, card=int, closed=uint32_t, now=double)
    cdef double next_turn(self, int seat, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    @cython.locals(a=double, b=double, known=double, at=int, total=double, i=int)
    cdef double both_gains(self, int seat, uint32_t first, uint32_t second, int pattern) noexcept nogil
    @cython.final
    @cython.locals(turns=int, base=double, best=double, left=uint64_t, high=uint64_t, number=int, mask=uint32_t, found=double)
    cdef double gain_of(self, int card, uint32_t closed, int pattern) noexcept nogil
    @cython.final
    @cython.locals(gems=uint32_t, found=double)
    cdef double usual(self, int card, uint32_t mask, int turns) noexcept nogil
