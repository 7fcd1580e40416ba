! Eigenvalues and eigenvectors of a symmetric matrix by LAPACK's dsyev.
module problem
  implicit none
  integer, parameter :: m = 5, inputs = m * m
  real(8), parameter :: tolerance = 1d-6
contains
  subroutine functional(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    external :: dsyev
    real(8) :: a(m, m), w(m), work(200)
    integer :: info, i, j
    a = reshape(x, [m, m])
    a = a + transpose(a)
    call dsyev('V', 'U', m, a, m, w, work, 200, info)
    r = 0
    do i = 1, m
      r = r + i * w(i)
      do j = 1, m
        r = r + (i + m * j) * a(i, j)**2
      end do
    end do
  end subroutine
end module

include 'linear_algebra.inc'
