cimport cython
from libc.stdint cimport uint32_t, uint64_t

from vermeil.bots.expedition.search cimport Search
from vermeil.bots.expedition.prices cimport Prices
from vermeil.bots.silver_and_gold.outlook cimport Outlook
from vermeil.bots.silver_and_gold.tables cimport CardTables
from vermeil.games.silver_and_gold.engine cimport Islands, State

cdef int COIN, PALM, SEAL, CONFIRM_STEP, MOST, STEPS, PATTERNS, QUANTILES, KEEP, MARK, PICK, NO_CARD, PATTERN_STEP, TURNS
cdef int SPAN, WIDE, NARROW, BINS
cdef uint32_t FULL
cdef double NOTHING

@cython.locals(found=int)
cdef int count(uint32_t mask) noexcept nogil
cdef int pattern_of(int card) noexcept nogil


cdef class Mind(Search):
    cdef public State root
    cdef State stage
    cdef readonly CardTables tables
    cdef readonly Prices prices
    cdef readonly Outlook outlook
    cdef public bint learning
    cdef uint32_t here, there
    cdef int turns, palms_left, box_found, number_found, other_mask
    cdef bint other_known
    cdef double other_gain
    cdef uint32_t marked[64]
    cdef double coin[17]
    cdef double palm
    cdef int trail[12]
    cdef uint32_t final[96]
    cdef double gain_next[8]
    cdef double best_few[8]
    cdef public double row_haste
    cdef public bint recording
    cdef public int gains[27840]
    cdef double seen[116]
    cdef public double rest[29]
    cdef public double taken, score_sum, cards_sum
    cdef public long takes, games

    cdef void reset(self) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef void note_symbols(self) noexcept nogil
    @cython.final
    @cython.locals(own=int, more=int, coins=int, before=double)
    cdef void look(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(rival=int, i=int)
    cdef void take_stock(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(cups=int)
    cdef double beyond(self, int seat, int first, uint32_t closed, int second, uint32_t other, int coins, int palms) noexcept nogil
    @cython.final
    @cython.locals(found=double, sure=double)
    cdef double promise(self, int coins, int rows, int cups, int turns) noexcept nogil
    @cython.final
    @cython.locals(found=double, palms=int)
    cdef double symbols(self, int card, uint32_t mask) noexcept nogil
    @cython.final
    @cython.locals(found=double, own=int, i=int)
    cdef double sealed(self, int seat, int card, int turns) noexcept nogil
    @cython.final
    @cython.locals(found=double)
    cdef double card_now(self, int seat, int card, uint32_t closed) noexcept nogil
    @cython.final
    @cython.locals(best=double, found=double, left=int, mask=int)
    cdef double best_box(self, int seat, int card, uint32_t closed) noexcept nogil
    @cython.final
    @cython.locals(card=int, other=int, total=double, steps=int, found_a=double, found_b=double, mask_a=int, mask_b=int)
    cdef double chain(self, int seat, int slot, uint32_t here, uint32_t there, int owed) noexcept nogil
    @cython.final
    @cython.locals(card=int, other=int, found=double, coins=int, palms=int, crossed=uint32_t)
    cdef double assess(self, int seat, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    @cython.locals(other=uint32_t, place=int, card=int, best=double, closed=uint32_t, base=double, left=uint64_t, number=int, mask=uint32_t, found=double, owed=int)
    cdef double best_crossing(self, int seat, int slot, int pattern) noexcept nogil
    cdef void act(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(pattern=int, gain_a=double, gain_b=double, number=int)
    cdef void mark(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(first=uint32_t, second=uint32_t, guess=double)
    cdef void foresee(self, int seat, int number, int pattern) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void record(self, int pattern, double gain) noexcept nogil
    @cython.final
    @cython.locals(chance=double, closed=uint32_t)
    cdef double empty_worth(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(found=double, place=int, closed=uint32_t)
    cdef double insight_worth(self, int seat, int card) noexcept nogil
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
    @cython.locals(first=int, second=int, found=double, closed=uint32_t, other=uint32_t)
    cdef double keep_worth(self, int seat, int way) noexcept nogil
    @cython.final
    @cython.locals(own=int)
    cdef double promised(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(found=double, first=int, second=int)
    cdef double now(self, int seat) noexcept nogil
    @cython.locals(turns=int, found=double, place=int, card=int, chance=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(seat=int, card=int, turns=int)
    cdef void learn(self) noexcept nogil
    @cython.locals(i=int, first=uint32_t, second=uint32_t)
    cdef void propose(self) noexcept nogil
    @cython.final
    cdef void offer(self, int number, double prior) noexcept nogil
    @cython.final
    @cython.locals(floor=double, slot=int, card=int, closed=uint32_t, left=uint64_t, number=int, mask=uint32_t)
    cdef void spread(self, int depth, int pattern, uint32_t first, uint32_t second, int owed) noexcept nogil
    @cython.final
    @cython.locals(found=double)
    cdef double glance(self, int card, uint32_t closed, uint32_t mask) noexcept nogil
    @cython.final
    @cython.locals(slot=int, card=int, closed=uint32_t, box=int, found=double, i=int)
    cdef double narrow_floor(self, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    cdef void go_on(self, int depth, int slot, int card, uint32_t mask, uint32_t first, uint32_t second, int owed) noexcept nogil
    @cython.final
    @cython.locals(prior=double, place=int, i=int)
    cdef void admit(self, int depth, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void look_further(self) noexcept nogil
    @cython.final
    @cython.locals(unseen=uint32_t, total=double, gains=double, cards=int, done=uint32_t, i=int, pattern=int, slot=int, place=int, crossed=uint32_t, coins=int, palms=int)
    cdef double after_next(self, int seat, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    @cython.locals(card=int, other=int, best=double, slot=int, place=int, closed=uint32_t, left=uint64_t, number=int, mask=uint32_t, a=uint32_t, b=uint32_t, found=double, more=int, palm=int)
    cdef double best_next(self, int seat, uint32_t first, uint32_t second, int pattern, int coins, int palms) noexcept nogil
    @cython.final
    @cython.locals(unseen=uint32_t, total=double, cards=int, done=uint32_t, i=int, pattern=int, expected=double, slot=int, card=int, closed=uint32_t, now=double)
    cdef double next_turn(self, int seat, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    @cython.locals(a=double, b=double, known=double, at=int, total=double, i=int)
    cdef double both_gains(self, int seat, uint32_t first, uint32_t second, int pattern) noexcept nogil
    @cython.final
    @cython.locals(turns=int, base=double, best=double, left=uint64_t, number=int, mask=uint32_t, found=double)
    cdef double gain_of(self, int card, uint32_t closed, int pattern) noexcept nogil
