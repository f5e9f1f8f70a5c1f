cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.games.silver_coin.bits cimport all_of, bit, count_bits, lowest, number_of
from vermeil.games.silver_coin.engine cimport Table

cdef int AMULET, CALL_FROM, CALL_LATER, CALL_SUM, CALLABLE, CLOSE_CALL, DRAWN, EXTRA_TURN, FEED, GIFTED, HARM, KEPT
cdef int LAST_TURN, LOOK_OTHER, LOOK_OWN, NUMBERS, PAIR, ROOM, ROTATED, SLOPE, SPREAD, STRANGE, UNKNOWN
cdef int UP_AMULET, UP_ANY, UP_BLOB, UP_CON, UP_CURATOR, UP_PIXIE, WOLF_REACH
cdef int ACTION_FRAME, BLOB, CALL, CALL_LIMIT, CLOSE, DISCARD, DRAW, END_FRAME, FLIP, FREE
cdef int FROM_DECK, GIFT, GIVE, HIDE, KEEP, LOOK, NAME, NO_CARD, NOBODY, PENALTY, PICK, PROTECT, REMOVE
cdef int ROB, ROTATE, SET, SET_FRAME, SHOW, SHOWN, STRIDE, SWAP, SWITCH, TAKE, TAKE_AT, TO, TOKEN, TOSS
cdef int USE, USE_AT, VILLAGE
cdef uint64_t ALL_CARDS, ONES, TWOS, FOURS, EIGHTS
cdef int WOLF, HIGH
cdef double NEVER, ALWAYS
cdef double NORMAL[129]
cdef double ROOTS[1024]


@cython.final
cdef class Policy:
    cdef public Table t
    cdef int16_t kinds[14]
    cdef double weights[128]
    cdef int me, at, set_first
    cdef uint64_t seen, unseen
    cdef double mean, spread, future, harm, base
    cdef int16_t counts[14]

    @cython.locals(left=int, total=int)
    cdef void look_around(self) noexcept nogil
    cdef double price(self, int number) noexcept nogil
    @cython.locals(owner=int)
    cdef double cost_of(self, int card) noexcept nogil
    @cython.locals(kind=int)
    cdef double power_of(self, int number) noexcept nogil
    @cython.locals(total=double, highest=double, cost=double, powers=double, wolf=bint, open_=bint,
                   gifts=int, size=int, i=int, end=int, card=int, number=int)
    cdef double own_value(self, uint64_t removed, int added, bint up) noexcept nogil
    @cython.locals(found=double, number=int)
    cdef double pairs(self) noexcept nogil
    @cython.locals(later=double, safe=double)
    cdef double with_wolf(self, double others) noexcept nogil
    cdef double gain_without(self, int card) noexcept nogil
    cdef double feed(self, double number) noexcept nogil
    cdef double swap_gain(self, int card, int held, bint up) noexcept nogil
    @cython.locals(best=double, gain=double, known=uint64_t, cards=uint64_t, number=int)
    cdef double set_gain(self, int held, bint up) noexcept nogil
    @cython.locals(i=int)
    cdef int leftmost(self, uint64_t cards) noexcept nogil
    @cython.locals(best=double, gain=double, cards=uint64_t)
    cdef double exchange_gain(self, int held, bint up) noexcept nogil
    @cython.locals(best=double, gain=double, found=double, cards=uint64_t, left=int, number=int)
    cdef double draw_gain(self) noexcept nogil
    @cython.locals(total=double, wolf=bint, i=int, card=int)
    cdef double plain_sum(self, int seat) noexcept nogil
    @cython.locals(chance=double, mine=double, theirs=double, seat=int, k=int)
    cdef double call_chance(self) noexcept nogil
    @cython.locals(chance=double, mine=double, wanted=double)
    cdef double call_score(self) noexcept nogil
    @cython.locals(number=int)
    cdef double up_worth(self, int card) noexcept nogil
    @cython.locals(owner=int, others=double, i=int)
    cdef double wolf_worth(self, int card) noexcept nogil
    @cython.locals(worth=double, mine=bint, news=double)
    cdef double flip_gain(self, int card) noexcept nogil
    @cython.locals(best=double, gain=double)
    cdef double best_flip(self, uint64_t cards) noexcept nogil
    cdef double look_gain(self, int card) noexcept nogil
    @cython.locals(fresh=uint64_t, mine=int, others=int)
    cdef double looks_gain(self, uint64_t cards, int most) noexcept nogil
    @cython.locals(worth=double)
    cdef double remove_gain(self, int card) noexcept nogil
    @cython.locals(best=double, gain=double)
    cdef double best_removal(self, uint64_t cards) noexcept nogil
    cdef double switch_gain(self, int card, int new, bint up) noexcept nogil
    @cython.locals(best=double, gain=double, cards=uint64_t)
    cdef double best_switch(self, int new, bint up) noexcept nogil
    @cython.locals(mine=double, cheapest=double, cost=double, cards=uint64_t)
    cdef double trade_gain(self) noexcept nogil
    @cython.locals(kind=int, reach=uint64_t)
    cdef double use_gain(self, int card, bint deep) noexcept nogil
    @cython.locals(best=double, gain=double, seat=int)
    cdef double best_village(self) noexcept nogil
    cdef double village_gain(self, int seat) noexcept nogil
    @cython.locals(card=int)
    cdef double taken_gain(self, int place) noexcept nogil
    @cython.locals(first=int, place=int, best=double, gain=double)
    cdef double nosferatu_gain(self, int card) noexcept nogil
    @cython.locals(place=int)
    cdef double golem_gain(self, int card) noexcept nogil
    @cython.locals(best=double, gain=double, tried=uint64_t, place=int, number=int)
    cdef double master_gain(self, int card) noexcept nogil
    @cython.locals(best=double, gain=double)
    cdef double held_gain(self, int card, bint up) noexcept nogil
    @cython.locals(kind=int)
    cdef double free_gain(self, int card) noexcept nogil
    @cython.locals(best=double, gain=double, cards=uint64_t, card=int)
    cdef double curator_gain(self) noexcept nogil
    cdef double toss_gain(self, int card) noexcept nogil
    cdef double rotate_gain(self, int card) noexcept nogil
    @cython.locals(kind=int, new=int)
    cdef double score(self, int verb, int arg) noexcept nogil
    @cython.locals(gain=double, plain=uint64_t)
    cdef double set_score(self, int card) noexcept nogil
    @cython.locals(worth=double)
    cdef double token_gain(self, int card) noexcept nogil
    cdef double give_to_gain(self, int seat) noexcept nogil
    @cython.locals(best=double, worth=double, found=int, i=int, arg=int, cards=uint64_t)
    cdef int decide(self) noexcept nogil
