! FFTW's legacy interface: sizes and kinds come in Fortran's order.
module legacy
  implicit none
  integer, parameter :: dp = kind(1.0d0), estimate = 64
  integer, parameter :: forward = -1, redft10 = 5, redft01 = 4, rodft10 = 9
contains
  function plain(x) result(r)
    real(dp), intent(in) :: x(8)
    real(dp) :: r, a(4, 2)
    complex(dp) :: b(3, 2), c(8), d(8)
    integer*8 :: plan, other
    call dfftw_plan_dft_r2c_2d(plan, 4, 2, a, b, estimate)
    call dfftw_plan_dft_1d(other, 8, c, d, forward, estimate)
    a = reshape(x, [4, 2])
    call dfftw_execute_dft_r2c(plan, a, b)
    c = cmplx(x, x(8:1:-1) * x(1), dp)
    call dfftw_execute(other)
    call dfftw_destroy_plan(plan)
    call dfftw_destroy_plan(other)
    r = sum(abs(b)**2) + real(b(2, 1) * b(3, 2)) + aimag(d(2) * d(3) * d(4))
  end function plain

  function kinds(x) result(r)
    real(dp), intent(in) :: x(8)
    real(dp) :: r, a(2, 4), b(2, 4), c(3, 2, 2), d(3, 2, 2), w(2, 4)
    integer*8 :: plan
    integer :: i, sizes(3) = [3, 2, 2], of(3) = [redft10, rodft10, redft01]
    a = reshape(x, [2, 4])
    call dfftw_plan_r2r_2d(plan, 2, 4, a, b, redft10, rodft10, estimate)
    call dfftw_execute_r2r(plan, a, b)
    call dfftw_destroy_plan(plan)
    w = reshape([(i * 0.7_dp, i = 1, 8)], [2, 4])
    r = sum(b * b * w)
    c = 0
    c(:, 1, 1) = x(1:3)
    c(:, 2, 1) = x(4:6) * x(1)
    c(1:2, 1, 2) = x(7:8)
    call dfftw_plan_r2r(plan, 3, sizes, c, d, of, estimate)
    call dfftw_execute_r2r(plan, c, d)
    call dfftw_destroy_plan(plan)
    r = r + sum(d**3) + d(2, 2, 1) * d(3, 1, 2)
  end function kinds

  function many(x) result(r)
    real(dp), intent(in) :: x(8)
    real(dp) :: r
    complex(dp) :: a(4, 2, 3), b(4, 2, 3), g(2, 2, 2), h(2, 2, 2)
    complex :: single(8)
    integer*8 :: plan
    integer :: i, sizes(2) = [3, 2], room(2) = [4, 2]
    a = 0
    do i = 1, 3
      a(1:3, 1, i) = cmplx(x(i:i + 2), x(6:8), dp)
      a(1:3, 2, i) = cmplx(x(4:6), x(i:i + 2) * i, dp)
    end do
    b = 0
    call dfftw_plan_many_dft(plan, 2, sizes, 3, a, room, 1, 8, b, room, 1, 8, forward, estimate)
    call dfftw_execute_dft(plan, a, b)
    call dfftw_destroy_plan(plan)
    r = sum(abs(b)**2) + real(b(2, 2, 1) * b(3, 1, 3) * b(1, 2, 2))
    g = reshape(cmplx(x, 2 * x, dp), [2, 2, 2])
    call dfftw_plan_dft_3d(plan, 2, 2, 2, g, h, forward, estimate)
    call dfftw_execute_dft(plan, g, h)
    call dfftw_destroy_plan(plan)
    r = r + real(h(2, 1, 2) * h(1, 2, 2))
    single = cmplx(x, 0.0_dp)
    call sfftw_plan_dft(plan, 1, [8], single, single, forward, estimate)
    call sfftw_execute_dft(plan, single, single)
    call sfftw_destroy_plan(plan)
    r = r + 1.0e-3_dp * real(single(2) * single(3))
  end function many

  function f(x) result(r)
    real(dp), intent(in) :: x(8)
    real(dp) :: r
    r = plain(x) + kinds(x) + many(x)
  end function f
end module legacy

program main
  use enzyme
  use legacy
  implicit none
  real(dp) :: x(8), dx(8), high(8), low(8), wanted
  integer :: i

  x = [0.7_dp, 1.3_dp, 1.1_dp, 0.9_dp, -0.3_dp, 0.2_dp, 0.5_dp, 0.8_dp]
  dx = 0
  call f__enzyme_autodiff(f, x, dx)
  do i = 1, 8
    high = x
    low = x
    high(i) = high(i) + 1.0e-3_dp
    low(i) = low(i) - 1.0e-3_dp
    wanted = (f(high) - f(low)) / 2.0e-3_dp
    print '(2f18.10)', dx(i), wanted
    if (.not. abs(dx(i) - wanted) <= 1.0e-4_dp * max(1.0_dp, abs(wanted))) error stop 1
  end do
end program main
