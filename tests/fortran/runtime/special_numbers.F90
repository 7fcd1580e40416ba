! Numbers that are infinite, huge, tiny, zero with a sign, or none, through intrinsics of arrays and numbers.
#include "frame.inc"

module m
  use frame
  implicit none
contains
  subroutine arrays(k, a, mask)
    integer, intent(in) :: k
    real(8), intent(in) :: a(:,:)
    logical, intent(in) :: mask(:,:)
    real(4), allocatable :: s(:,:)
    complex(8), allocatable :: z(:,:)
    s = real(a, 4); z = cmplx(a, 1 - a, 8)
    print '(a,*(es13.4e4))', "sum", sum(a), sum(a, mask), sum(a, dim=k), sum(s, dim=k, mask=mask), sum(z), sum(z, dim=k)
    print '(a,*(es13.4e4))', "product", product(a), product(s, mask), product(a, dim=k), product(s, dim=k, mask=mask), product(z)
    print '(a,*(es13.4e4))', "maxval", maxval(a), maxval(s, mask), maxval(a, dim=k), maxval(s, dim=k, mask=mask)
    print '(a,*(es13.4e4))', "minval", minval(a), minval(s, mask), minval(a, dim=k), minval(s, dim=k, mask=mask)
    print '(a,*(es13.4e4))', "norm2", norm2(a), norm2(s), norm2(a, dim=k), norm2(s, dim=k)
    print '(a,*(es13.4e4))', "dot", matmul(a, transpose(s)), dot_product(a(:,1), a(:,2)), dot_product(z(1,:), z(2,:))
    print '(a,*(es13.4e4))', "moved", cshift(a, 1, k), eoshift(a, 1, dim=k), pack(a, mask)
  end subroutine
  subroutine numbers(x, p, i)
    real(8), intent(in) :: x, p
    integer, intent(in) :: i
    real(4) :: s, q
    complex(8) :: z
    s = real(x, 4); q = real(p, 4); z = cmplx(x, p, 8)
    if (p /= 0) print '(*(es13.4e4))', mod(x, p), modulo(x, p)
    if (q /= 0) print '(*(es13.4e4))', mod(s, q), modulo(s, q)
    print '(*(es13.4e4))', x**i, s**i, x**int(i, 8), z**i, cmplx(z, kind=4)**i
    print '(*(es13.4e4))', scale(x, i), fraction(x), set_exponent(x, i), scale(s, i), fraction(s), set_exponent(s, i)
    print '(*(es13.4e4))', hypot(x, p), spacing(x), rrspacing(x), norm2([x, p]), norm2([s, q]), product([x, p, x])
    print *, exponent(x)
  end subroutine
end module

program p
  use m
  implicit none
  real(8) :: v(15), a(3,3), w
  logical :: mask(3,3)
  integer :: i, j, k
  w = 0
  v = [1d0/w, -1d0/w, sqrt(-1d0-w), 1d300, 0d0, sign(0d0, -1-w), -2.5d0, 1d-300, 1d38, 1d-310, -6d0, 2d0, 1.5d0, -1d300, 3d0]
  mask = reshape([.true., .false., .true., .true., .true., .false., .false., .true., .true.], [3,3])
  do i = 1, 15; do j = 1, 15; call numbers(v(i), v(j), i - 5); end do; end do
  do i = 1, 10; do j = 1, 10
    k = 1 + mod(i + j, 2)
    a = v(j); a(1 + mod(i, 3), 1 + mod(j, 3)) = v(i); a(3, 2) = 2
    call arrays(k, a, mask)
    call arrays(k, a(1:2,1:2), a(1:2,1:2) < 0)
  end do; end do
  call differentiate()
end program
