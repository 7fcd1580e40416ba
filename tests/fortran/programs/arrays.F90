! Explicit-shape and assumed-size arrays: loops, sections, updates in place, negative strides, zero sizes.
#include "checking.inc"

module cases
  implicit none
contains
  subroutine plain(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    integer :: i
    r = 0
    do i = 1, n
      r = r + x(i) * sin(x(i))
    end do
  end subroutine

  subroutine in_place(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: y(n)
    integer :: i, k
    y = x
    do k = 1, 3
      do i = 2, n
        y(i) = y(i) * y(i - 1) + 0.5d0 * y(i)
      end do
      y(1) = y(n) - y(1)**2
    end do
    r = sum(y)
  end subroutine

  subroutine sections(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: y(n), z(n, n)
    y = x
    y(1:n:2) = y(n:1:-2) * y(1:n:2)
    y(2:n) = y(1:n-1) + y(2:n)**2
    z = 0
    z(:, 1) = y
    z(2, :) = y * 2 + z(2, :)
    z(n:1:-1, 3) = z(:, 1)
    z(3:2, :) = 5
    r = sum(z(:, 1:n:2)**2) + sum(z(2, 5:1)) + product(z(2, 2:4))
  end subroutine

  subroutine assumed_size(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(n)
    a = x
    call scale(n / 2, a(2), 3)
    r = a(1) * a(2) + a(3) * a(4) * a(5) + sum(a)
  end subroutine

  subroutine scale(m, a, lead)
    integer, intent(in) :: m, lead
    real(8), intent(inout) :: a(lead, *)
    integer :: i, j
    do j = 1, m / 2
      do i = 1, lead - 1
        a(i, j) = a(i, j) * a(i + 1, j) + cos(a(i, j))
      end do
    end do
  end subroutine

  subroutine lower_bounds(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: y(-2:n-3), z(0:1, -1:1)
    integer :: i
    y(-2:n-3) = x
    z = reshape(y(-2:3), [2, 3])
    r = 0
    do i = -2, n - 4
      r = r + y(i) * y(i + 1)**2
    end do
    r = r + z(1, -1) * z(0, 1) + dot_product(z(0, :), z(1, :))
  end subroutine

  subroutine triangular(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(n, n), b(n)
    integer :: i, j, k
    do j = 1, n
      do i = 1, n
        a(i, j) = sin(x(i) * j) + merge(4d0, 0d0, i == j)
      end do
    end do
    b = x
    do k = 1, n - 1
      do i = k + 1, n
        a(i, k) = a(i, k) / a(k, k)
        do j = k + 1, n
          a(i, j) = a(i, j) - a(i, k) * a(k, j)
        end do
        b(i) = b(i) - a(i, k) * b(k)
      end do
    end do
    do i = n, 1, -1
      do j = i + 1, n
        b(i) = b(i) - a(i, j) * b(j)
      end do
      b(i) = b(i) / a(i, i)
    end do
    r = sum(b**2)
  end subroutine
end module

program arrays
  use enzyme
  use checking
  use cases
  CHECK(plain)
  CHECK(in_place)
  CHECK(sections)
  CHECK(assumed_size)
  CHECK(lower_bounds)
  CHECK(triangular)
  call finish()
end program
