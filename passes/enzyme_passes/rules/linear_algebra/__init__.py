# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Routines of linear algebra libraries, and their derivatives, as data.

A routine is stated once (`blas.yaml`, `lapack.yaml`, read by table.py), for real numbers and complex ones. From that
follow

    forms.py     its symbols: Fortran's and those of CBLAS. A call of one becomes a call of the *operation*, which takes
                 all by value and has matrices stored by columns; at the end the operation becomes the call again
    fourier.py   the symbols of FFTW (`fftw.yaml`), whose transforms are operations, too
    rules.py     what derivatives call: tangents, what is kept, and the adjoint, as functions of IR
    table.py     what is known of the operation: what it reads and writes, for library/c.py

    call void @cblas_dgemv(i32 101, i32 111, i32 %m, i32 %n, double %alpha, ptr %a, i32 %lda, ...)
  is, while derivatives are made,
    call void @enzcc.blas.c.dgemv(i8 84, i64 %n, i64 %m, double %alpha, ptr %a, i64 %lda, ...)

So scalars that Fortran passes by their addresses are loads like any others, and rows and columns are told apart in one
place.
"""
