! A linear system by LAPACK: the gradient of a functional of its solution with respect to matrix and right hand side.
module problem
  implicit none
  integer, parameter :: m = 6, inputs = m * m + m
  real(8), parameter :: tolerance = 1d-7
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

include 'linear_algebra.inc'
