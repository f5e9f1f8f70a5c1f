cimport cython
from libc.stdint cimport int16_t, uint32_t, uint64_t

from vermeil.core.dice cimport Dice
from vermeil.core.inlined cimport below, bit, count_bits, lowest, nth_bit

cdef int DRAWS, NUMBERS
cdef int BLIND, CONFIRM_STEP, DEAL, DISPLAY, KEEP, MARK, NO_CARD, OVER, OWED_STEP, PATTERN_STEP, PICK, READY
cdef int REFILL, REVEAL, START, TURNS
cdef uint64_t WORD

cdef int pattern_of(int card) noexcept nogil
cdef bint any_card(int a, int b, int c, int d) noexcept nogil


@cython.final
cdef class CrossingLookup:
    cdef readonly int size
    cdef readonly int per_card
    cdef readonly int span
    cdef int shift
    cdef uint32_t crossings[896]
    cdef uint64_t hits[1568]
    cdef uint64_t rows_free[3584]

    cpdef void set_crossing(self, int pattern, int number, uint32_t mask) noexcept
    @cython.locals(place=int)
    cpdef void set_hits(self, int pattern, int nibble, int value, uint64_t low, uint64_t high) noexcept
    cpdef void set_rows_free(self, int pattern, int half, int closed, uint64_t free) noexcept
    cpdef uint32_t crossing(self, int pattern, int number) noexcept nogil
    @cython.locals(found=uint64_t, place=int)
    cpdef uint64_t hit(self, int pattern, uint32_t mask, int word) noexcept nogil
    @cython.locals(place=int)
    cpdef uint64_t free(self, int pattern, uint32_t closed) noexcept nogil


cdef class Turns:
    cdef readonly CrossingLookup lookup
    cdef public int players, start, phase, turn, pattern, place, actor, picks, taken, buried_count
    cdef public bint confirm
    cdef public unsigned int waiting, finishers, unseen
    cdef public uint64_t stack
    cdef public int16_t display[4]
    cdef public int16_t since[4]
    cdef public int16_t buried[64]
    cdef public int16_t hand[16]
    cdef public int16_t card[8]
    cdef public uint32_t closed[8]
    cdef uint32_t full
    cdef public int16_t owed[4]
    cdef public int16_t step[4]
    cdef public uint64_t done[4]
    cdef uint64_t bitsets[4]
    cdef int before[4]

    cdef bint asks_start(self) noexcept nogil
    cdef void lay(self, int place, int card) noexcept nogil
    cdef bint can_cross(self, int seat) noexcept nogil
    cdef void fill(self, int seat, int pattern) noexcept nogil
    cdef int cross(self, int seat, int slot, uint32_t mask) noexcept nogil
    cdef bint complete(self, int place) noexcept nogil
    cdef bint has_finished(self, int seat) noexcept nogil
    cdef int next_actor(self) noexcept nogil
    cdef void reward(self, int seat) noexcept nogil
    cdef void after_turn(self) noexcept nogil
    cdef void strike(self) noexcept nogil
    cdef int won(self) noexcept nogil

    @cython.final
    cdef bint chance(self) noexcept nogil
    @cython.final
    cdef uint64_t allowed(self) noexcept nogil
    @cython.final
    cdef void draw(self, int outcome) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void leave_stack(self, int card) noexcept nogil
    @cython.final
    @cython.locals(allowed=uint64_t)
    cdef void roll(self, Dice dice) noexcept nogil

    @cython.final
    @cython.locals(seat=int)
    cdef void begin_keep(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, k=int, card=int)
    cdef void sort_hand(self, int seat) noexcept nogil
    @cython.final
    cdef void keep(self, int seat, int way) noexcept nogil
    @cython.final
    @cython.locals(seat=int, i=int, card=int)
    cdef void return_cards(self) noexcept nogil

    @cython.final
    cdef int stack_size(self) noexcept nogil
    @cython.final
    @cython.locals(place=int)
    cdef void refill(self) noexcept nogil

    @cython.final
    @cython.locals(seat=int)
    cdef void begin_marks(self) noexcept nogil
    @cython.final
    @cython.locals(slot=int, pattern=int)
    cdef void mark(self, int seat, int number) noexcept nogil
    @cython.final
    cdef void finish(self, int seat) noexcept nogil

    @cython.final
    cdef void begin_resolve(self) noexcept nogil
    @cython.final
    @cython.locals(seat=int, place=int)
    cdef void resolve(self) noexcept nogil
    @cython.final
    cdef void next_pick(self) noexcept nogil
    @cython.final
    cdef bint has_offer(self) noexcept nogil
    @cython.final
    @cython.locals(card=int)
    cdef void pick(self, int place) noexcept nogil
    @cython.final
    @cython.locals(slot=int)
    cdef void receive(self, int card) noexcept nogil

    @cython.final
    @cython.locals(oldest=int, place=int)
    cdef void bury(self) noexcept nogil
    @cython.final
    cdef void end_turn(self) noexcept nogil

    @cython.final
    @cython.locals(decision=int)
    cdef void play(self, int seat, int number) noexcept nogil
    @cython.final
    @cython.locals(found=int, place=int)
    cdef int options(self, int seat) noexcept nogil
    @cython.final
    cdef int count_bitsets(self) noexcept nogil
    @cython.final
    @cython.locals(base=int, place=int)
    cdef int option(self, int seat, int n) noexcept nogil
    @cython.final
    cdef void fill_free(self, int seat, int pattern) noexcept nogil
    @cython.final
    @cython.locals(word=int)
    cdef int crossing_at(self, int n) noexcept nogil
    @cython.final
    @cython.locals(word=int, left=uint64_t)
    cdef list legal_crossings(self, int seat)
    @cython.final
    @cython.locals(decision=int)
    cdef bint is_legal(self, int seat, int number) noexcept nogil
    @cython.final
    cdef int lowest_waiting(self) noexcept nogil
    @cython.final
    @cython.locals(decisions=int)
    cdef int mark_at_random(self, int seat, Dice dice) noexcept nogil
    @cython.final
    @cython.locals(decisions=int, seat=int, n=int)
    cdef int playout(self, Dice dice) noexcept nogil

    cpdef bint asks_chance(self)
    cpdef uint64_t outcomes(self)
    cpdef bring(self, int outcome)
    cpdef roll_on(self, Dice dice)
    cpdef int stack_left(self)
    cpdef int known_seat(self, int seat) except -1
    cpdef int next_seat(self)
    @cython.locals(seat=int)
    cpdef find_finishers(self)
    @cython.locals(n=int)
    cpdef list legal(self, int seat)
    cpdef bint may(self, int seat, int number)
    cpdef apply(self, int seat, int number)
    cpdef decide(self, int seat, int number, Dice dice)
    cpdef int play_out(self, Dice dice)

    @cython.final
    @cython.locals(i=int)
    cdef void copy_turns(self, Turns other) noexcept nogil
