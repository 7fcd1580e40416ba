! Procedures that are given one array as two arguments, of which they write one: Fortran forbids it, and old programs do
! it. They are too long to be inlined everywhere.
#include "checking.inc"

module vectors
  implicit none
contains
  subroutine add(n, a, x, incx, y, incy)
    integer, intent(in) :: n, incx, incy
    real(8), intent(in) :: a, x(*)
    real(8), intent(inout) :: y(*)
    integer :: i, ix, iy, m
    if (n <= 0 .or. a == 0) return
    if (incx == 1 .and. incy == 1) then
      m = mod(n, 4)
      do i = 1, m
        y(i) = y(i) + a * x(i)
      end do
      do i = m + 1, n, 4
        y(i) = y(i) + a * x(i); y(i+1) = y(i+1) + a * x(i+1); y(i+2) = y(i+2) + a * x(i+2); y(i+3) = y(i+3) + a * x(i+3)
      end do
    else
      ix = 1; iy = 1
      if (incx < 0) ix = (-n + 1) * incx + 1
      if (incy < 0) iy = (-n + 1) * incy + 1
      do i = 1, n
        y(iy) = y(iy) + a * x(ix); ix = ix + incx; iy = iy + incy
      end do
    end if
  end subroutine
  subroutine fill(n, x, incx, y, incy)
    integer, intent(in) :: n, incx, incy
    real(8), intent(in) :: x(*)
    real(8), intent(inout) :: y(*)
    integer :: i, ix, iy
    ix = 1; iy = 1
    if (incx < 0) ix = (-n + 1) * incx + 1
    if (incy < 0) iy = (-n + 1) * incy + 1
    do i = 1, n
      y(iy) = y(iy) * 0 + x(ix); ix = ix + incx; iy = iy + incy
    end do
  end subroutine
end module

program main
  use vectors
  use checking
  use enzyme
  implicit none
  CHECK(scaled)
  CHECK(filled)
  if (wrong > 0) stop 1
contains
  subroutine scaled(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: s(n), w(2 * n)
    integer :: k
    s = x
    w(1:n) = x
    w(n + 1:) = 2 * x
    do k = 1, 2
      call add(n, 0.1d0 * x(1) * k, s, 1, s, 1)
      call add(n, 0.2d0 * s(2), w(n + 1), 1, w(n + 1), 1)
      call add(n, -0.5d0, x, 1, s, 1)
      call add(n, 0.3d0, w, 1, s, 1)
      call add(n, 0.1d0 * s(1), w, 2, w, 2)
      call add(n, 0.1d0 * s(3), w, -1, w, -1)
    end do
    r = sum(s * s) + sum(w(n + 1:) * s)
  end subroutine
  subroutine filled(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: w(n), v(n)
    w = x
    v = x * x(2)
    call fill(n, w, 0, w, 1)
    call fill(n - 1, v(2), 0, v(2), 1)
    call fill(2, x(5), 1, w, 2)
    call fill(2, x(4), -1, v, -3)
    r = sum(w * v * x)
  end subroutine
end program
