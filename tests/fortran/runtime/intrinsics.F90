! Array intrinsics and numbers of all kinds.
#include "frame.inc"

module m
  use frame
  implicit none
contains
  subroutine reals(n, k, a, b, mask)
    integer, intent(in) :: n, k
    real(8), intent(in) :: a(:,:), b(:)
    logical, intent(in) :: mask(:,:)
    real(8), allocatable :: c(:,:), d(:), e(:,:,:)
    real(4), allocatable :: s(:,:)
    integer, allocatable :: i4(:,:)
    integer(8), allocatable :: i8(:,:)
    integer(2), allocatable :: i2(:,:)
    complex(8), allocatable :: z(:,:)
    complex(4), allocatable :: zs(:,:)
    s = real(a, 4); i4 = nint(a*10); i8 = i4 * 1000000_8; i2 = int(i4, 2); z = cmplx(a, a*2-1, 8); zs = cmplx(z, kind=4)
    print *, "k", k
    call show(sum(a, dim=k)); call show(sum(a, dim=k, mask=mask)); call show(product(a, dim=k))
    call show(maxval(a, dim=k)); call show(minval(a, dim=k, mask=mask)); call show(norm2(a, dim=k))
    call show(maxval(a, dim=k, mask=mask))
    print '(*(es11.3))', sum(s, dim=k), product(s, dim=k), maxval(s, dim=k), norm2(s, dim=k)
    print *, sum(i4, dim=k), sum(i8, dim=k), sum(i2, dim=k), maxval(i8, dim=k), minval(i2, dim=k), product(i4, dim=k)
    print '(*(es11.3))', sum(z, dim=k), product(z, dim=k), sum(zs, dim=k, mask=mask)
    print '(*(es11.3))', sum(a), sum(a, mask), product(a, mask), maxval(a, mask), minval(a, mask), norm2(a)
    print '(*(es11.3))', sum(s), sum(s, mask), product(s, mask), maxval(s, mask), minval(s, mask), norm2(s)
    print *, sum(i4), sum(i4, mask), maxval(i4), minval(i8), product(i4, mask), sum(i2), maxval(i2, mask), sum(i8, mask)
    print '(*(es11.3))', sum(z), sum(z, mask), product(z, mask), sum(zs), product(zs)
    print *, any(mask, dim=k), all(mask, dim=k), count(mask, dim=k), any(mask), all(mask), count(mask)
    print *, maxloc(a), minloc(a, dim=k), maxloc(a, mask=mask), findloc(i4, i4(1,1)), parity(mask)
    if (size(a) == 0) return
    call show(transpose(a)); call show(matmul(a, transpose(a))); call show(matmul(transpose(a), a)); call show(matmul(a, a(1,:)))
    call show(matmul(a(:,1), a)); print '(*(es11.3))', matmul(s, transpose(s)), matmul(transpose(z), z), matmul(zs, transpose(zs))
    print '(*(es11.3))', matmul(s, transpose(a)), matmul(a, transpose(z)), matmul(transpose(zs), a)
    print *, matmul(i4, transpose(i4)), matmul(i8, transpose(i4)), matmul(mask, transpose(mask))
    print '(*(es11.3))', dot_product(b, b), dot_product(s(:,1), s(:,1)), dot_product(z(1,:), z(1,:)), dot_product(a(1,:), s(1,:))
    print *, dot_product(i4(:,1), i4(:,1)), dot_product(i8(1,:), i8(1,:)), dot_product(mask(:,1), mask(:,1))
    call show(spread(b, 1, k)); call show(spread(b, 2, k)); call show(spread(b(1), 1, k)); call show(spread(a, 2, 2)); call show(spread(a, 3, 0))
    call show(reshape(a, [size(a)])); call show(reshape(b, [2, 4], pad=[9d0, 8d0])); call show(reshape(b, [2, 4], pad=b, order=[2, 1]))
    call show(reshape(a, [size(a, 2), size(a, 1)], order=[2, 1])); print *, reshape(i8, [size(i8)]), reshape(mask, [size(mask)])
    call show(pack(a, mask)); call show(pack(a, mask, [(1d0*n, n=1,20)])); call show(pack(a, .true.)); print *, pack(i2, mask)
    call show(unpack([(1d0, 2d0*n, n=1,20)], mask, a)); call show(unpack([(1d0*n, n=1,20)], mask, 7d0))
    call show(cshift(b, k)); call show(cshift(b, -7)); call show(cshift(a, 1, dim=k)); call show(cshift(a, [1,-1,2,0,5], dim=1))
    call show(eoshift(b, k)); call show(eoshift(b, -1, 9d0)); call show(eoshift(a, 1, dim=k)); call show(eoshift(a, -1, boundary=b(1), dim=k))
    print *, cshift(i4, k), cshift(i2, -k, 2), eoshift(mask, 1), eoshift(i8, 1)
    print '(*(es11.3))', cshift(z, 1), eoshift(zs, 1), transpose(z), merge(z, conjg(z), mask), spread(z, 1, 1), pack(zs, mask)
  end subroutine
  subroutine numbers(x, p, i)
    real(8), intent(in) :: x, p
    integer, intent(in) :: i
    real(4) :: s, q
    complex(8) :: z
    s = real(x, 4); q = real(p, 4); z = cmplx(x, p, 8)
    print '(*(es12.4e4))', mod(x, p), modulo(x, p), mod(s, q), modulo(s, q), x**i, s**i, x**int(i, 8), z**i, cmplx(z, kind=4)**i
    print '(*(es12.4e4))', scale(x, i), fraction(x), set_exponent(x, i), scale(s, i), fraction(s), set_exponent(s, i), norm2([x, p]), norm2([s, q])
    print '(*(es12.4e4))', maxval([x, p]), minval([x, p]), maxval([s]), sum([x, p]), product([x, p]), hypot(x, p), spacing(x), rrspacing(x), nearest(x, p)
    print *, exponent(x), floor(mod(x, 1000d0)), nint(mod(x, 1000d0))
  end subroutine
end module
program p
  use m
  implicit none
  real(8) :: x(5) = [1,2,3,4,5], a(5,4), v(9), w, e(0,3)
  logical :: mask(5,4), none(0,3)
  integer :: i, j, seed
  seed = 1
  do j = 1, 4; do i = 1, 5; seed = mod(seed * 1103 + 12345, 65536); a(i,j) = seed / 32768d0 - 1; mask(i,j) = mod(seed, 3) > 0; end do; end do
  do i = 1, 2
    call reals(5, i, a, x, mask)
    call reals(5, i, a(5:1:-2,2:4), x(2:4), mask(1:3,1:3))
    call reals(0, i, e, x, none)
  end do
  w = 0
  v = [2d-30, 1.5d0, -2.25d0, 1d300, -1d-30, 7d0, 1d0/w, -1d0/w, sqrt(-1d0-w)]
  do i = 1, 9; do j = 1, 9; call numbers(v(i), v(j), i - 5); end do; end do
  call numbers(2d0, 3d0, -2147483647-1)
  call differentiate()
end program
