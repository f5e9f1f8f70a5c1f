cimport cython
from libc.stdint cimport uint64_t

from vermeil.core.inlined cimport bit, lowest
from vermeil.games.silver_coin.inlined_numbers cimport number_of
from vermeil.bots.silver_coin cimport abilities, bullet, calling, exchanges, touching, village
from vermeil.bots.silver_coin.mind cimport Mind
from vermeil.games.silver_coin cimport engine, layout, scoring

cdef int EXTRA_TURN, ROOM, ACTION_FRAME, BLOB, CALL, CLOSE, DISCARD, DRAW, END_FRAME, FLIP, FREE, FROM_DECK, GIFT
cdef int GIVE, HIDE, KEEP, LOOK, NAME, PICK, PROTECT, REMOVE, ROB, ROTATE, SET, SET_FRAME, SHOW, SHOWN, SWAP, SWITCH
cdef int NUMBERS, BULLET, SINK, UNDER, ZERO, RITE, TAKE, TAKE_AT, TO, TOKEN, TOSS, USE, USE_AT, USE_CARD, VILLAGE
cdef double NEVER, ZERO_FROM


@cython.locals(kind=int, new=int)
cdef double score(Mind m, int verb, int arg) noexcept nogil
@cython.locals(number=int)
cdef int card_frame(Mind m) noexcept nogil
@cython.locals(gain=double)
cdef double swap_score(Mind m, int card) noexcept nogil
@cython.locals(gain=double)
cdef double draw_score(Mind m) noexcept nogil
@cython.locals(up=bint, plain=uint64_t)
cdef double set_score(Mind m, int card) noexcept nogil
@cython.locals(worth=double)
cdef double token_gain(Mind m, int card) noexcept nogil
cdef double give_to_gain(Mind m, int seat) noexcept nogil
@cython.locals(cards=uint64_t)
cdef double gift_gain(Mind m, int card) noexcept nogil
@cython.locals(best=double, worth=double, found=int, i=int, arg=int, cards=uint64_t)
cdef int best_answer(Mind m) noexcept nogil


@cython.final
cdef class Policy:
    cdef public Mind mind

    cdef int decide(self) noexcept nogil
