! A stiff system of differential equations solved by ODEPACK's dlsode, with steps and orders chosen as it goes: state in
! COMMON blocks, one work array cut into pieces. R's package deSolve has it with two arguments more; what of R it calls
! to print is defined below.
module problem
  implicit none
contains
  subroutine robertson(n, t, y, rate, p, unused)
    integer :: n, unused(*)
    real(8) :: t, y(n), rate(n), p(*)
    rate(1) = -p(1) * y(1) + p(2) * y(2) * y(3)
    rate(3) = p(3) * y(2)**2
    rate(2) = -rate(1) - rate(3)
  end subroutine

  subroutine no_jacobian(n, t, y, ml, mu, pd, nrpd, p, unused)
    integer :: n, ml, mu, nrpd, unused(*)
    real(8) :: t, y(n), pd(nrpd, n), p(*)
  end subroutine

  subroutine functional(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    external :: dlsode
    real(8) :: p(3), y(3), t, work(100)
    integer :: state, iwork(40), unused(1), equations(1)
    p = [x(1), 10 * x(2), 100 * x(3)]
    y = [x(4), 0.1d0, 0d0]
    t = 0
    state = 1
    work = 0
    iwork = 0
    equations = 3
    call dlsode(robertson, equations, y, t, 0.4d0, 1, [1d-10], [1d-12], 1, state, 0, work, 100, iwork, 40, &
                no_jacobian, 22, p, unused)
    r = y(1) + 2 * y(2) - y(3)
  end subroutine
end module

subroutine rprintf(text)
  character(*) :: text
  print '(a)', text
end subroutine
subroutine rprintfi1(text, i)
  character(*) :: text
  integer :: i
  print '(a, i0)', text, i
end subroutine
subroutine rprintfi2(text, i, j)
  character(*) :: text
  integer :: i, j
  print '(a, i0, 1x, i0)', text, i, j
end subroutine
subroutine rprintfd1(text, a)
  character(*) :: text
  real(8) :: a
  print '(a, g0)', text, a
end subroutine
subroutine rprintfd2(text, a, b)
  character(*) :: text
  real(8) :: a, b
  print '(a, g0, 1x, g0)', text, a, b
end subroutine
subroutine rexit(text)
  character(*) :: text
  print '(a)', text
  stop 1
end subroutine
subroutine intpr(text, n, i, k)
  character(*) :: text
  integer :: n, k, i(*)
  print '(a)', text
end subroutine
subroutine dblepr(text, n, a, k)
  character(*) :: text
  integer :: n, k
  real(8) :: a(*)
  print '(a)', text
end subroutine

program main
  use enzyme
  use checking
  use problem
  implicit none
  integer, parameter :: n = 4
  real(8) :: x(n), dx(n), r, dr
  x = [0.7d0, 0.8d0, 0.3d0, 1d0]
  dx = 0
  dr = 1
  call enzyme_autodiff(functional, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, r, dr)
  call compare(functional, n, x, dx, 1d-3, 1d-6)
end program
