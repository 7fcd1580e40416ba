! Array intrinsics, as calls of flang's runtime at -O0 and mostly as loops at -O2.
#include "checking.inc"

module cases
  implicit none
contains
  subroutine products(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(2, 3), b(3, 2), c(2, 2), v(2), w(3)
    a = reshape(x, [2, 3])
    b = reshape(sin(x), [3, 2])
    c = matmul(a, b)
    v = matmul(a, x(1:3))
    w = matmul(v, a)
    c = c + matmul(transpose(b), b) + matmul(a, transpose(a))
    r = dot_product(v, c(:, 1)) + dot_product(w, b(:, 2)) + sum(matmul(c, c))
  end subroutine

  subroutine reductions(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(2, 3)
    a = reshape(x, [2, 3])
    r = sum(a) * product(x) + norm2(x) + maxval(x) * minval(a) + sum(x, mask=x > 0) * maxval(x, mask=x < 1)
    r = r + sum(sum(a, 1)**2) + product(sum(a, dim=2)) + sum(maxval(a, 1) * minval(a, 1)) + sum(norm2(a, 2))
    r = r + sum(product(a, 2)) + x(maxloc(x, 1))**2 + x(sum(minloc(abs(x)))) * count(x > 0)
    if (any(x > 100) .or. .not. all(x < 100)) r = 0
  end subroutine

  subroutine shapes(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(n, 3), b(3, n), c(2, 3), d(4, 2), e(n)
    a = spread(x, 2, 3)
    b = spread(x**2, dim=1, ncopies=3)
    c = reshape(x, [2, 3], order=[2, 1])
    d = reshape(x, [4, 2], pad=[x(1) * x(2)])
    e = cshift(x, 2) * eoshift(x, -1, x(3))
    r = sum(a * transpose(b)) + sum(c(1, :) * c(2, :)**2) + sum(d(:, 2) * d(:, 1)) + sum(e)
    e = unpack(pack(x, x > 0), x < 1.5d0 .and. x > -1, x * 3)
    r = r + sum(e**2) + sum(pack(c, .true.)**3) + sum(cshift(c, 1, 2) * c)
  end subroutine

  subroutine masks(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: y(n), z(n)
    integer :: i, j, order(6) = [3, 1, 2, 6, 5, 4]
    y = merge(x**2, sin(x), x > 0.5d0)
    where (x > 0)
      y = y * x
    elsewhere (x < -1)
      y = x**3
    elsewhere
      y = -y
    end where
    forall (i = 1:n, x(i) > 0) y(i) = y(n + 1 - i) * 2
    z = y(order)
    y(order) = z * y
    z = [(y(i) * i, i = 1, n)]
    r = sum(y) + sum(z**2) + sum([((x(i) * x(j), i = 1, j), j = 1, 3)])
  end subroutine

  subroutine scalars(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    r = mod(x(1) * 5, 1.3d0) * x(2) + modulo(x(2) * 5, 0.7d0) + sign(x(3), x(2)) * max(x(1), x(4), x(5))
    r = r + aint(x(5)) * x(1) + anint(x(4)) * x(2) + nint(x(5)) * x(1) + floor(x(2)) * x(3) + dim(x(4), x(1))**2
    r = r + atan2(x(1), x(2)) + erf(x(1)) + gamma(x(5)) + log_gamma(x(4)) + bessel_j0(x(1)) + hypot(x(1), x(2))
    r = r + x(1)**3 + x(4)**2.5d0 + x(5)**x(1) + abs(x(2)) + min(x(1), x(2)) * asinh(x(3))
    r = r + tan(x(1)) + acos(x(3)) + sqrt(x(5)) + log10(x(4)) + x(4)**(-2) + dble(real(x(1), 8)) + fraction(x(5))
    r = r + bessel_jn(2, x(5)) + bessel_y0(x(5)) + scale(x(1), 3) + sinh(x(2)) * cosh(x(1)) * tanh(x(3)) + x(2)**n
  end subroutine

  subroutine elementals(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: y(n)
    y = soft(x, 2d0)
    call mix(y, x)
    r = sum(soft(y, x))
  end subroutine

  elemental real(8) function soft(a, b)
    real(8), intent(in) :: a, b
    soft = log(1 + exp(a * b))
  end function

  elemental subroutine mix(a, b)
    real(8), intent(inout) :: a
    real(8), intent(in) :: b
    a = a * b + a
  end subroutine

  subroutine concurrent(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: y(n), a(n, n)
    integer :: i, j
    real(8) :: t
    do concurrent (i = 1:n) local(t)
      t = x(i)**2
      y(i) = t * sin(t)
    end do
    do concurrent (i = 1:n, j = 1:n, i /= j)
      a(i, j) = y(i) * x(j)
    end do
    do concurrent (i = 1:n)
      a(i, i) = y(i)
    end do
    r = sum(a**2)
  end subroutine
end module

program intrinsics
  use enzyme
  use checking
  use cases
  CHECK(products)
  CHECK(reductions)
  CHECK(shapes)
  CHECK(masks)
  CHECK(scalars)
  CHECK(elementals)
  CHECK(concurrent)
  call finish()
end program
