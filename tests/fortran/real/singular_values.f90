! A singular value decomposition by LAPACK's dgesvd.
module problem
  implicit none
  integer, parameter :: m = 5, k = 3
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

program main
  use enzyme
  use checking
  use problem
  implicit none
  integer, parameter :: n = m * k
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
