! Complex routines of BLAS as Fortran calls them, without interfaces; functions return complex numbers.
module waves
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  function energy(x) result(r)
    real(dp), intent(in) :: x(4)
    real(dp) :: r
    complex(dp) :: a(2, 2), psi(2), out(2), alpha
    complex :: single(2)
    complex(dp), external :: zdotc, zdotu
    complex, external :: cdotu
    real(dp), external :: dznrm2

    a(1, 1) = x(1)
    a(1, 2) = cmplx(x(2), x(3), dp)
    a(2, 2) = x(4)
    psi = [cmplx(x(3), x(1), dp), cmplx(x(4), -x(2), dp)]
    alpha = cmplx(1.0_dp, x(2), dp)
    call zhemv('U', 2, alpha, a, 2, psi, 1, (0.0_dp, 0.0_dp), out, 1)
    call zgemv('C', 2, 2, (2.0_dp, 0.0_dp), a(1, 1), 2, psi, -1, alpha, out, 1)
    call ztrsv('U', 'T', 'N', 2, a, 2, out, 1)
    r = real(zdotc(2, psi, 1, out, 1), dp) + aimag(zdotu(2, out, 1, psi, 1)) * dznrm2(2, out, 1)
    call zdscal(2, x(1), out, 1)
    r = r + abs(out(1) * out(2))
    single = cmplx(out)
    r = r + 1.0e-3_dp * real(cdotu(2, single, 1, single, 1))
  end function energy
end module waves

program main
  use enzyme
  use waves
  implicit none
  real(dp) :: x(4), dx(4), high(4), low(4), wanted
  integer :: i

  x = [0.7_dp, 1.3_dp, 1.1_dp, 0.9_dp]
  dx = 0
  call energy__enzyme_autodiff(energy, x, dx)
  do i = 1, 4
    high = x
    low = x
    high(i) = high(i) + 1.0e-3_dp
    low(i) = low(i) - 1.0e-3_dp
    wanted = (energy(high) - energy(low)) / 2.0e-3_dp
    print '(2f18.10)', dx(i), wanted
    if (.not. abs(dx(i) - wanted) <= 1.0e-4_dp * max(1.0_dp, abs(wanted))) error stop 1
  end do
end program main
