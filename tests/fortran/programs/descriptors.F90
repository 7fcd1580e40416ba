! Assumed-shape dummies and pointers: strides that are known at run time only, copy-in and copy-out, aliases.
#include "checking.inc"

module cases
  implicit none
contains
  subroutine assumed_shape(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: y(n)
    y = x
    call rotate(y)
    call rotate(y(1:n:2))
    call rotate(y(n:2:-1))
    r = weigh(y) + weigh(y(2:5)) + weigh(y(6:5))
  end subroutine

  subroutine rotate(a)
    real(8), intent(inout) :: a(:)
    integer :: i
    real(8) :: first
    if (size(a) == 0) return
    first = a(lbound(a, 1))
    do i = 1, size(a) - 1
      a(i) = a(i + 1) * cos(a(i))
    end do
    a(ubound(a, 1)) = first
  end subroutine

  real(8) function weigh(a) result(w)
    real(8), intent(in) :: a(0:)
    integer :: i
    w = 0
    do i = 0, ubound(a, 1)
      w = w + (i + 1) * a(i) * exp(-a(i))
    end do
  end function

  subroutine explicit(m, a)
    integer, intent(in) :: m
    real(8), intent(inout) :: a(m)
    integer :: i
    do i = 2, m
      a(i) = a(i) * a(i - 1)
    end do
  end subroutine

  subroutine copied_in_and_out(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(3, n)
    integer :: i
    do i = 1, n
      a(:, i) = x(i) * [1d0, 2d0, 3d0] * 0.2d0 + sin(x(1:3))
    end do
    call explicit(n, a(2, :))
    call explicit(2, a(1:3:2, 4))
    call explicit(3 * (n / 2), a(:, 1:n:2))
    r = sum(a)
  end subroutine

  subroutine pointers(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8), target :: y(n), z(2, 3)
    real(8), pointer :: p(:), q(:), s, m(:, :)
    integer :: i
    y = x
    p => y(2:n)
    q => y(n:1:-1)
    s => y(3)
    do i = 1, n - 1
      p(i) = p(i) * q(i) + s
    end do
    s = s * 2
    q => p(1:n-1:2)
    q = q * q + p(2)
    z = reshape(y, [2, 3])
    m => z(2:1:-1, :)
    m(1, :) = m(1, :) * m(2, :)
    p(1:n) => y
    r = sum(q) + dot_product(p, y) + sum(z(2, :)) + m(2, 3)**2
    nullify(q)
    if (associated(q) .or. .not. associated(s, y(3))) r = 0
  end subroutine

  subroutine transposed(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(2, 3), b(3, 2)
    a = reshape(x, [2, 3])
    b = transpose(a)
    call explicit(6, b)
    call scaled(b(:, 2:1:-1), 2d0)
    call scaled(a(2:1:-1, ::2), 3d0)
    r = sum(b * transpose(a)) + a(1, 1) * b(3, 2)
  contains
    subroutine scaled(a, by)
      real(8), intent(inout) :: a(:, :)
      real(8), value :: by
      integer :: i, j
      do j = 1, size(a, 2)
        do i = 1, size(a, 1)
          a(i, j) = by * a(i, j) * i + a(1, j)**2
        end do
      end do
    end subroutine
  end subroutine
end module

program descriptors
  use enzyme
  use checking
  use cases
  CHECK(assumed_shape)
  CHECK(copied_in_and_out)
  CHECK(pointers)
  CHECK(transposed)
  call finish()
end program
