! Allocatable arrays in the active region: allocate, reallocate on assignment, move_alloc, source=, automatic arrays.
#include "checking.inc"

module cases
  implicit none
contains
  subroutine allocated_here(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8), allocatable :: y(:), z(:, :)
    integer :: i
    allocate(y(n), z(0:n, 2))
    do i = 1, n
      y(i) = x(i)**2
    end do
    z(0, :) = y(1:2)
    z(1:n, 1) = y
    z(1:n, 2) = y * x
    r = sum(z) + y(1) * z(2, 2)
    deallocate(y)
    allocate(y(3))
    y = x(1:3) * z(0, 1)
    r = r + product(y)
  end subroutine

  subroutine reallocated(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8), allocatable :: y(:), m(:, :)
    integer :: i
    y = x
    y = [y, y(1:2)**2]
    do i = 1, 3
      y = [y, product(y(1:i)) + y(i)]
    end do
    m = reshape(y(1:6), [2, 3])
    m = matmul(transpose(m), m)
    y = y(size(y):1:-1)
    y = y
    y = y * 2
    r = sum(y * y) + sum(m)
  end subroutine

  subroutine moved(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8), allocatable :: a(:), b(:), c(:)
    allocate(a, source=x)
    call move_alloc(a, b)
    allocate(c(n), mold=b)
    c = b * b
    if (allocated(a)) c = 0
    allocate(a(2:4), source=3d0)
    a(3) = c(2)
    r = sum(a * a) + sum(c * b)
  end subroutine

  subroutine passed(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8), allocatable :: a(:)
    call make(a, x(1:n-1))
    call make(a, x * a(1))
    r = total(a)
  end subroutine

  subroutine make(a, from)
    real(8), allocatable, intent(out) :: a(:)
    real(8), intent(in) :: from(:)
    integer :: i
    allocate(a(size(from)))
    do i = 1, size(a)
      a(i) = from(i) * from(size(from) + 1 - i)
    end do
  end subroutine

  function total(a) result(t)
    real(8), allocatable, intent(in) :: a(:)
    real(8) :: t
    real(8) :: work(size(a))
    work = a**2
    t = sum(work) + work(1)
  end function

  function squares(a) result(s)
    real(8), intent(in) :: a(:)
    real(8), allocatable :: s(:)
    s = a**2
  end function

  function powers(a, k) result(s)
    real(8), intent(in) :: a(:)
    integer, intent(in) :: k
    real(8) :: s(size(a), k)
    integer :: i
    do i = 1, k
      s(:, i) = a**i
    end do
  end function

  subroutine results(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8), allocatable :: y(:)
    y = squares(x) + squares(x(n:1:-1))
    y = squares(y)
    r = sum(powers(y(1:3) * 0.1d0, 3)) + sum(squares(x) * y)
  end subroutine

  subroutine in_loops(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    integer :: i
    r = 0
    do i = 1, n
      block
        real(8) :: y(i)
        real(8), allocatable :: z(:)
        y = x(1:i)
        z = y * y
        if (i > 2) z = z(2:) * r
        r = r * 0.5d0 + sum(z) * y(i)
      end block
    end do
  end subroutine

  subroutine pointer_targets(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8), pointer :: p(:), q(:, :)
    allocate(p(n), q(2, 2))
    p = x * 2
    q = p(1) * reshape(p(2:5), [2, 2])
    r = sum(p**3) + q(1, 2) * q(2, 1)
    deallocate(p)
    p => q(:, 2)
    r = r + p(2)
    deallocate(q)
  end subroutine
end module

program allocation
  use enzyme
  use checking
  use cases
  CHECK(allocated_here)
  CHECK(reallocated)
  CHECK(moved)
  CHECK(passed)
  CHECK(results)
  CHECK(in_loops)
  CHECK(pointer_targets)
  call finish()
end program
