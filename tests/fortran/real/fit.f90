! A curve fitted by MINPACK's lmder, which has the Jacobian from the user: the gradient of the fit with respect to the
! data. At a fit without residuals, where the iteration converges quadratically, and its derivative with it.
module problem
  implicit none
  integer, parameter :: m = 8
  real(8) :: y(m)
contains
  subroutine residuals(m, n, x, f, jacobian, ld, flag)
    integer :: m, n, ld, flag, i
    real(8) :: x(n), f(m), jacobian(ld, n), t, e
    do i = 1, m
      t = 0.3d0 * (i - 1)
      e = exp(-x(2) * t)
      if (flag == 1) then
        f(i) = x(1) * e + x(3) - y(i)
      else
        jacobian(i, :) = [e, -t * x(1) * e, 1d0]
      end if
    end do
  end subroutine

  subroutine functional(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    external :: lmder
    real(8) :: p(3), f(m), jacobian(m, 3), diagonal(3), qtf(3), w1(3), w2(3), w3(3), w4(m)
    integer :: pivots(3), info, calls, jacobians
    y = x
    p = [1, 1, 0]
    call lmder(residuals, m, 3, p, f, jacobian, m, 0d0, 1d-12, 0d0, 60, diagonal, 1, 1d2, 0, info, calls, jacobians, &
               pivots, qtf, w1, w2, w3, w4)
    r = p(1) + 2 * p(2) - p(3)
  end subroutine
end module

program main
  use enzyme
  use checking
  use problem
  implicit none
  real(8) :: x(m), dx(m), r, dr
  integer :: i
  do i = 1, m
    x(i) = 2 * exp(-0.39d0 * (i - 1)) + 0.2d0
  end do
  dx = 0
  dr = 1
  call enzyme_autodiff(functional, enzyme_const, m, enzyme_dup, x, dx, enzyme_dup, r, dr)
  call compare(functional, m, x, dx, 1d-3, 1d-6)
end program
