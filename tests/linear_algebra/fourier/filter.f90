! FFTW by the interfaces that come with it.
module filter
  use, intrinsic :: iso_c_binding
  implicit none
  include 'fftw3.f03'
  integer, parameter :: n = 6
contains
  function smooth(x) result(r)
    real(c_double), intent(in) :: x(n)
    real(c_double) :: r
    real(c_double) :: values(n)
    complex(c_double_complex) :: a(n / 2 + 1), b(n)
    type(c_ptr) :: there, back, both

    there = fftw_plan_dft_r2c_1d(n, values, a, FFTW_ESTIMATE)
    back = fftw_plan_dft_c2r_1d(n, a, values, FFTW_ESTIMATE)
    values = x
    call fftw_execute_dft_r2c(there, values, a)
    a(2) = a(2) * cmplx(x(1), 0.5, c_double_complex)
    a(4) = 0
    call fftw_execute_dft_c2r(back, a, values)
    both = fftw_plan_dft_1d(n, b, b, FFTW_FORWARD, FFTW_ESTIMATE)
    b = cmplx(values, x, c_double_complex)
    call fftw_execute_dft(both, b, b)
    r = sum(abs(b)**2) + aimag(b(2) * b(3))
    call fftw_destroy_plan(there)
    call fftw_destroy_plan(back)
    call fftw_destroy_plan(both)
  end function smooth
end module filter

program main
  use enzyme
  use filter
  implicit none
  real(c_double) :: x(n), dx(n), high(n), low(n), wanted
  integer :: i

  x = [0.7d0, 1.3d0, 1.1d0, 0.9d0, -0.4d0, 0.2d0]
  dx = 0
  call smooth__enzyme_autodiff(smooth, x, dx)
  do i = 1, n
    high = x
    low = x
    high(i) = high(i) + 1.0d-4
    low(i) = low(i) - 1.0d-4
    wanted = (smooth(high) - smooth(low)) / 2.0d-4
    print '(2f18.10)', dx(i), wanted
    if (.not. abs(dx(i) - wanted) <= 1.0d-5 * max(1.0d0, abs(wanted))) error stop 1
  end do
end program main
