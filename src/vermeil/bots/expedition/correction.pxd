cimport cython

cdef int FEATURES, NOTES, SEATS
cdef float SHY


cdef class Correction:
    cdef public float[::1] weights
    cdef int[::1] often
    cdef int at[16]
    cdef int used
    cdef public double rate, patience, error
    cdef public long guessed
    cdef int noted[4]
    cdef int notes[4096]
    cdef double guesses[256]

    @cython.final
    @cython.locals(i=int, found=float)
    cdef float total(self) noexcept nogil
    @cython.final
    @cython.locals(i=int, place=int, k=int)
    cdef void note(self, int seat, double guess) noexcept nogil
    @cython.final
    cdef void unnote(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(goal=double, i=int, place=int, miss=double, k=int, entry=int, step=double)
    cdef void learn(self, int seat, double points) noexcept nogil
