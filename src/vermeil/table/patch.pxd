cimport cython

cdef object NOTHING


@cython.final
cdef class Differ:
    cdef dict _known

    @cython.locals(known=tuple, pair=tuple, steps=list)
    cdef list _steps(self, old, new, list path)

    @cython.locals(steps=list)
    cdef list _dict_steps(self, dict old, dict new, list path)

    @cython.locals(steps=list, at=Py_ssize_t)
    cdef list _list_steps(self, list old, list new, list path)


cdef bint _has_parts(list items)

@cython.locals(shorter=Py_ssize_t, start=Py_ssize_t, last=Py_ssize_t, end=Py_ssize_t)
cdef list _splice(list old, list new, list path)
