cimport cython
from libc.stdint cimport int16_t, uint64_t

from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport below, bit, count_bits, lowest, nth_bit
from vermeil.games.silver_coin cimport exchange, layout, questions, scoring
from vermeil.games.silver_coin.inlined_numbers cimport all_of, number_of
from vermeil.games.silver_coin.state cimport State

cdef int ACTION_FRAME, ACTS, ALL_PAIRS, ANSWERS, ARGS, ASK, ASKS, BEGINS, BLOB, BOTH_ENDS, CALL, CALL_LIMIT, CARDS, CLOSE
cdef int DEAL, DISCARD, DRAW, DRAWING, END, END_FRAME, EXTRA, EXTRA_SIDE_FRAME, FIRST, FIRST_VILLAGE, FREE
cdef int FROM_DECK, FROM_PILE, GIFT, GIFT_FRAME, GO, HELD_FRAME, KEEP, KEEP_FRAME, KEPT_SIDE_FRAME, LOOK_FRAME
cdef int NOBODY, NO_CARD, OVER, PASS, PEEK, PLACE, PLACE_FRAME, PROTECT, READIES, REVEAL_FRAME, ROUNDS, SCORED, SET
cdef int SETTLES, SET_FRAME, SHOWING, SHOWN, SIDE, START, STRIDE, SWAP, TAKE, TURN, USE
cdef int DECK, COUNTING, DONE, RITE, RITE_FRAME, SHUFFLING, SINK, SINK_FRAME, TOSS, UNASKED, UNCOVERING, WAYS_OUT, ZERO
cdef uint64_t ALL_CARDS
cdef int16_t FIRST_OF_PAIR[10]
cdef int16_t SECOND_OF_PAIR[10]


@cython.locals(kind=int)
cdef void fill(State s) noexcept nogil
cdef void play(State s, int number) noexcept nogil
@cython.locals(kind=int)
cdef void decide(State s) noexcept nogil
cdef bint may_sink(State s, int kind) noexcept nogil
cdef void sink_or_not(State s) noexcept nogil
@cython.locals(card=int)
cdef void use_rite(State s) noexcept nogil
@cython.locals(kind=int)
cdef int sure_answer(State s) noexcept nogil
@cython.locals(kind=int)
cdef int only_answer(State s) noexcept nogil
@cython.locals(answer=int)
cdef void proceed(State s) noexcept nogil
cdef void skip(State s) noexcept nogil
@cython.locals(cards=uint64_t, number=int)
cdef void settle(State s) noexcept nogil

@cython.locals(seat=int)
cdef void begin_round(State s) noexcept nogil
cdef void begin_looks(State s) noexcept nogil
@cython.locals(row=int)
cdef void look(State s) noexcept nogil
cdef void begin_turn(State s, int seat) noexcept nogil
cdef void begin_extra_turn(State s) noexcept nogil
@cython.locals(limit=int)
cdef bint is_last_turn(State s) noexcept nogil
@cython.locals(last=bint, seat=int)
cdef void end_turn(State s) noexcept nogil
cdef void end_round(State s) noexcept nogil
cdef uint64_t gift_cards(State s) noexcept nogil
cdef void choose_gift(State s) noexcept nogil

cdef void next_round(State s) noexcept nogil

@cython.locals(mine=uint64_t, most=int, extra=int, cards=uint64_t)
cdef void ask_action(State s) noexcept nogil
cdef bint may_call(State s) noexcept nogil
cdef void act(State s) noexcept nogil
cdef void use_token(State s) noexcept nogil
cdef void draw_on(State s) noexcept nogil
@cython.locals(card=int)
cdef void keep(State s) noexcept nogil
@cython.locals(i=int)
cdef void return_drawn(State s, int but) noexcept nogil
@cython.locals(mine=uint64_t)
cdef void ask_held(State s) noexcept nogil
@cython.locals(card=int)
cdef void use_held(State s) noexcept nogil

@cython.locals(faces=uint64_t, cards=uint64_t)
cdef void ask_end(State s) noexcept nogil
cdef void close(State s) noexcept nogil

@cython.locals(found=uint64_t, i=int)
cdef uint64_t still_to_lay(State s) noexcept nogil
cdef void lay_next(State s, int card) noexcept nogil
cdef uint64_t allowed(State s) noexcept nogil
@cython.locals(seat=int)
cdef void draw(State s, int outcome) noexcept nogil
@cython.locals(phase=int)
cdef void draw_for_turn(State s, int card) noexcept nogil
@cython.locals(possible=uint64_t)
cdef void roll(State s, Dice dice) noexcept nogil
@cython.locals(decisions=int)
cdef int playout(State s, Dice dice) noexcept nogil
@cython.locals(i=int)
cdef int option(State s, int n) noexcept nogil
@cython.locals(found=uint64_t, village=uint64_t, seat=int, i=int, placed=int, spare=int)
cdef bint all_there(State s) noexcept nogil
cdef void become(State s, State other) noexcept nogil
