! A linear system by LAPACK: the gradient of a functional of its solution with respect to matrix and right hand side.
module problem
  implicit none
  integer, parameter :: m = 6
contains
  subroutine functional(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    external :: dgesv
    real(8) :: a(m, m), b(m)
    integer :: pivots(m), info, i
    a = reshape(x(:m * m), [m, m])
    b = x(m * m + 1:)
    call dgesv(m, 1, a, m, pivots, b, m, info)
    r = 0
    do i = 1, m
      r = r + i * b(i)
    end do
  end subroutine
end module

program main
  use enzyme
  use checking
  use problem
  implicit none
  integer, parameter :: n = m * m + m
  real(8) :: x(n), dx(n), r, dr
  integer :: i
  do i = 1, n
    x(i) = sin(1d0 + i * i)
  end do
  dx = 0
  dr = 1
  call enzyme_autodiff(functional, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, r, dr)
  call compare(functional, n, x, dx, 1d-3, 1d-7)
end program
