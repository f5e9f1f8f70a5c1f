cimport cython
from libc.stdint cimport uint64_t

from vermeil.envs.inlined_signals cimport add, atomic, change, give_way, load, rest, swap
from vermeil.envs.pool cimport Pool

cdef int ASLEEP, BLOCK, CHECK, FINISHED, IDLE_LOOKS, KIND, LINE, QUICK_STANDSTILL, SAMPLE, STANDSTILL, STEP, TICKET
cdef uint64_t BLOCKS


@cython.final
cdef class Part:
    cdef readonly Pool pool
    cdef readonly int first, last, refused
    cdef readonly int blocks
    cdef readonly object go
    cdef uint64_t cells[40]

    @cython.locals(begin=int, end=int, found=int)
    cdef void do_block(self, int kind, int block) noexcept nogil
    @cython.locals(block=int)
    cdef void do_all(self, int kind) noexcept nogil
    @cython.locals(ticket=uint64_t, worked=bint)
    cdef bint work_through(self) noexcept nogil
    @cython.locals(looks=int)
    cdef bint attend(self) noexcept nogil
    @cython.locals(looks=int, patience=int, finished=uint64_t, known=uint64_t)
    cdef void finish(self, int kind) noexcept nogil
    cpdef void ask(self, uint64_t ticket)


@cython.final
cdef class Crew:
    cdef readonly list helpers
    cdef readonly Part own
    cdef uint64_t turn
    cdef object __weakref__
    cdef object finalizer

    @cython.locals(helper=Part)
    cpdef void run(self, int kind)
    @cython.locals(helper=Part)
    cpdef int refused(self)
