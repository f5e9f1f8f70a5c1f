cimport cython

cdef int HALVINGS

@cython.locals(found=double, i=int)
cdef double grown(double x) noexcept nogil


@cython.final
cdef class Ledger:
    cdef public int players, room, count
    cdef public bint lowest_wins
    cdef double[::1] values
    cdef double points[4]
    cdef double weight[4]
    cdef double place[16]

    cdef void note(self, int seat, double points) noexcept nogil
    @cython.locals(seat=int, other=int, at=int, best=double, own=double)
    cdef void leads(self) noexcept nogil
    @cython.locals(seat=int, other=int, at=int, shared=double, ahead=int, level=int, k=int)
    cdef void ended(self, int winners) noexcept nogil
    @cython.locals(seat=int, at=int, best=double, total=double)
    cdef void guessed(self, double spread) noexcept nogil
    @cython.locals(seat=int, total=double, own=double)
    cdef void line_up(self, int placed, int left, double chance) noexcept nogil
