! A singular value decomposition by LAPACK's dgesvd.
module problem
  implicit none
  integer, parameter :: m = 5, k = 3, inputs = m * k
  real(8), parameter :: tolerance = 1d-6
contains
  subroutine functional(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    external :: dgesvd
    real(8) :: a(m, k), s(k), u(m, k), vt(k, k), work(300)
    integer :: info, i, j
    a = reshape(x, [m, k])
    call dgesvd('S', 'A', m, k, a, m, s, u, m, vt, k, work, 300, info)
    r = 0
    do i = 1, k
      r = r + i * s(i)
      do j = 1, m
        r = r + (i + k * j) * u(j, i)**2
      end do
      do j = 1, k
        r = r + (i + k * j) * vt(j, i)**2
      end do
    end do
  end subroutine
end module

include 'linear_algebra.inc'
