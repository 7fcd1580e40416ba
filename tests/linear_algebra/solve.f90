! Routines of BLAS and LAPACK as Fortran calls them, without interfaces.
module solve
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  function misfit(x) result(r)
    real(dp), intent(in) :: x(4)
    real(dp) :: r, y(2), a(2, 2), b(2, 2)
    real(dp), external :: ddot, dnrm2
    integer :: pivots(2), info

    a = reshape(x, [2, 2])
    b = 1
    y = [1.0_dp, x(1)]
    call dgemv('N', 2, 2, x(2), a, 2, x, 1, 0.5_dp, y, 1)
    call dtrsm('L', 'U', 'N', 'N', 2, 2, 1.0_dp, a, 2, b, 2)
    r = ddot(2, y, 1, x, 1) * dnrm2(2, y, 1) + b(1, 2) * b(2, 1) + b(1, 1)
    call dgesv(2, 1, a, 2, pivots, y, 2, info)
    b(1, 1) = 9
    call dpotrf('U', 2, b, 2, info)
    call dpotrs('U', 2, 1, b, 2, y, 2, info)
    r = r + y(1) * y(2) + log(b(2, 2))
    a = 0
    pivots = 1
  end function misfit
end module solve

program main
  use enzyme
  use solve
  implicit none
  real(dp) :: x(4), dx(4), high(4), low(4), wanted
  integer :: i

  x = [0.7_dp, 1.3_dp, 1.1_dp, 0.9_dp]
  dx = 0
  call misfit__enzyme_autodiff(misfit, x, dx)
  do i = 1, 4
    high = x
    low = x
    high(i) = high(i) + 1.0e-5_dp
    low(i) = low(i) - 1.0e-5_dp
    wanted = (misfit(high) - misfit(low)) / 2.0e-5_dp
    print '(2f18.10)', dx(i), wanted
    if (.not. abs(dx(i) - wanted) <= 1.0e-6_dp * max(1.0_dp, abs(wanted))) error stop 1
  end do
end program main
