cimport cython
from libc.stdint cimport uint32_t, uint64_t

from vermeil.core.inlined cimport count_bits, lowest
from vermeil.bots.expedition.mind cimport LookupMind
from vermeil.bots.expedition.prices cimport Prices
from vermeil.bots.silver_and_gold.outlook cimport Outlook
from vermeil.bots.silver_and_gold.lookup cimport CardLookup
from vermeil.games.silver_and_gold.engine cimport Islands, State

cdef int COIN, PALM, SEAL, MARK, NO_CARD, TURNS, SPAN
cdef uint32_t FULL
cdef double NOTHING


cdef class Mind(LookupMind):
    cdef public State root
    cdef State stage
    cdef readonly CardLookup lookup
    cdef readonly Outlook outlook
    cdef int palms_left
    cdef uint32_t marked[64]
    cdef double coin[17]
    cdef double palm
    cdef public double row_haste

    cdef void reset(self) noexcept nogil
    cdef double tally(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef void note_symbols(self) noexcept nogil
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
    @cython.locals(best=double, found=double, left=int, mask=int)
    cdef double best_box(self, int seat, int card, uint32_t closed) noexcept nogil
    @cython.final
    @cython.locals(card=int, other=int, found=double, coins=int, palms=int, crossed=uint32_t)
    cdef double assess(self, int seat, uint32_t first, uint32_t second) noexcept nogil
    @cython.locals(other=uint32_t, place=int, card=int, best=double, closed=uint32_t, base=double, left=uint64_t, number=int, mask=uint32_t, found=double, owed=int)
    cdef double best_crossing(self, int seat, int slot, int pattern) noexcept nogil
    @cython.locals(first=uint32_t, second=uint32_t, guess=double)
    cdef void foresee(self, int seat, int number, int pattern) noexcept nogil
    @cython.locals(chance=double, closed=uint32_t)
    cdef double empty_worth(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(found=double, place=int, closed=uint32_t)
    cdef double insight_worth(self, int seat, int card) noexcept nogil
    @cython.final
    @cython.locals(own=int)
    cdef double promised(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(found=double, first=int, second=int)
    cdef double now(self, int seat) noexcept nogil
    @cython.locals(turns=int, found=double, place=int, card=int, chance=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void unsee(self) noexcept nogil
    @cython.locals(found=double)
    cdef double glance(self, int card, uint32_t closed, uint32_t mask) noexcept nogil
    @cython.locals(i=int)
    cdef void look_further(self) noexcept nogil
    @cython.final
    @cython.locals(unseen=uint32_t, total=double, gains=double, cards=int, done=uint32_t, i=int, pattern=int, slot=int, place=int, crossed=uint32_t, coins=int, palms=int)
    cdef double after_next(self, int seat, uint32_t first, uint32_t second) noexcept nogil
    @cython.final
    @cython.locals(card=int, other=int, best=double, slot=int, place=int, closed=uint32_t, left=uint64_t, mask=uint32_t, a=uint32_t, b=uint32_t, found=double, more=int, palm=int)
    cdef double best_next(self, int seat, uint32_t first, uint32_t second, int pattern, int coins, int palms) noexcept nogil
    cdef double card_worth(self, int card, uint32_t closed, int turns) noexcept nogil
    cdef double fresh_worth(self, int card) noexcept nogil
    @cython.locals(found=double)
    cdef double usual(self, int card, uint32_t mask, int turns) noexcept nogil
    cdef bint completed(self, int card, uint32_t closed) noexcept nogil
    cdef uint32_t open_boxes(self, int card, uint32_t closed) noexcept nogil
    cdef void find_crossings(self, int card, uint32_t closed, int pattern) noexcept nogil
    cdef int crosses(self, int card, uint32_t mask) noexcept nogil
    cdef double turn_worth(self, uint32_t first, uint32_t second) noexcept nogil
    cdef void remember(self, int seat) noexcept nogil
    cdef void forget(self, int seat) noexcept nogil
    cdef void draw_lesson(self, int seat, double points) noexcept nogil
    @cython.locals(found=double, closed=uint32_t, other=uint32_t)
    cdef double pair_worth(self, int seat, int first, int second) noexcept nogil
