cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport bit, count_bits, lowest, nth_bit
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.desk cimport Box, Options
from vermeil.games.silver_coin.scoring cimport Scoring

cdef int ACTION_FRAME, ACTS, ALL_PAIRS, ANSWERS, ARGS, ASK, ASKS, BEGINS, BLOB, BOTH_ENDS, CALL, CALL_LIMIT
cdef int CLOSE, DEAL, DISCARD, DRAW, DRAWING, END, END_FRAME, EXTRA, EXTRA_SIDE_FRAME, FIRST, FIRST_VILLAGE
cdef int FREE, FROM_DECK, FROM_PILE, GIFT, GIFT_FRAME, GO, HELD_FRAME, KEEP, KEEP_FRAME, KEPT_SIDE_FRAME
cdef int LOOK_FRAME, NOBODY, NO_CARD, OVER, PASS, PEEK, PLACE, PLACE_FRAME, PROTECT, READIES, REVEAL_FRAME
cdef int ROUNDS, SCORED, SET, SETTLES, SET_FRAME, SHOWING, SHOWN, SIDE, START, STRIDE, SWAP, TAKE, TURN, USE
cdef int VERBS
cdef int CARDS, DECK, NUMBERS
cdef uint64_t ALL_CARDS
cdef int16_t FIRST_OF_PAIR[10]
cdef int16_t SECOND_OF_PAIR[10]


@cython.final
cdef class Table(Scoring):
    @cython.locals(kind=int)
    cdef void fill(self) noexcept nogil
    cdef void play(self, int number) noexcept nogil
    @cython.locals(kind=int)
    cdef void decide(self) noexcept nogil
    @cython.locals(kind=int)
    cdef int only_answer(self) noexcept nogil
    cdef void proceed(self) noexcept nogil
    @cython.locals(cards=uint64_t, number=int)
    cdef void settle(self) noexcept nogil

    @cython.locals(seat=int)
    cdef void begin_round(self) noexcept nogil
    cdef void begin_looks(self) noexcept nogil
    @cython.locals(row=int)
    cdef void look(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void begin_extra_turn(self) noexcept nogil
    @cython.locals(limit=int)
    cdef bint is_last_turn(self) noexcept nogil
    @cython.locals(last=bint, seat=int)
    cdef void end_turn(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef uint64_t gift_cards(self) noexcept nogil
    cdef void choose_gift(self) noexcept nogil

    cdef void next_round(self) noexcept nogil

    @cython.locals(mine=uint64_t, most=int, extra=int, cards=uint64_t)
    cdef void ask_action(self) noexcept nogil
    cdef bint may_call(self) noexcept nogil
    cdef void act(self) noexcept nogil
    cdef void use_token(self) noexcept nogil
    cdef void draw_on(self) noexcept nogil
    @cython.locals(card=int)
    cdef void keep(self) noexcept nogil
    @cython.locals(i=int)
    cdef void return_drawn(self, int but) noexcept nogil
    @cython.locals(mine=uint64_t)
    cdef void ask_held(self) noexcept nogil
    @cython.locals(card=int)
    cdef void use_held(self) noexcept nogil

    @cython.locals(faces=uint64_t, cards=uint64_t)
    cdef void ask_end(self) noexcept nogil
    cdef void close(self) noexcept nogil

    cdef uint64_t allowed(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void draw(self, int outcome) noexcept nogil
    @cython.locals(phase=int)
    cdef void draw_for_turn(self, int card) noexcept nogil
    @cython.locals(allowed=uint64_t)
    cdef void roll(self, Dice dice) noexcept nogil
    @cython.locals(decisions=int)
    cdef int playout(self, Dice dice) noexcept nogil
    @cython.locals(i=int)
    cdef int option(self, int n) noexcept nogil
    @cython.locals(found=uint64_t, village=uint64_t, seat=int, i=int, placed=int, spare=int)
    cdef bint all_there(self) noexcept nogil
    cdef void become(self, Table other) noexcept nogil


@cython.locals(twin=Table, decisions=long)
cpdef long random_playouts(Table state, int games, Dice dice)
