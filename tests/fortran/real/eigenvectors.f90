! Eigenvalues and eigenvectors of a symmetric matrix by LAPACK's dsyev.
module problem
  implicit none
  integer, parameter :: m = 5
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

program main
  use enzyme
  use checking
  use problem
  implicit none
  integer, parameter :: n = m * m
  real(8) :: x(n), dx(n), r, dr
  integer :: i
  do i = 1, n
    x(i) = sin(1d0 + i * i)
  end do
  dx = 0
  dr = 1
  call enzyme_autodiff(functional, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, r, dr)
  call compare(functional, n, x, dx, 1d-3, 1d-6)
end program
