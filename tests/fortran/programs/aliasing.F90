! The same array for two dummies that are only read: legal, and the derivative writes to both shadows. Allocatable
! dummies whose descriptors the runtime gets; modules' arrays seen through dummies; what one execution of a procedure
! writes by one dummy, and another reads by another.
#include "checking.inc"

module cases
  implicit none
  real(8) :: shared(6)
contains
  real(8) function dot(m, a, b)
    integer, intent(in) :: m
    real(8), intent(in) :: a(m), b(m)
    integer :: i
    dot = 0
    do i = 1, m
      dot = dot + a(i) * b(i)**2
    end do
  end function

  real(8) function crossed(a, b)
    real(8), intent(in) :: a(:), b(:)
    integer :: i
    crossed = 0
    do i = 1, size(a) - 1
      crossed = crossed + a(i) * b(i + 1) + sin(a(i + 1)) * b(i)
    end do
  end function

  subroutine same_array(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: y(n)
    y = x * 2
    r = dot(n, x, x) + crossed(y, y) + crossed(x(1:5), x(2:6)) + dot(3, y(2), y) + crossed(y(n:1:-1), y)
  end subroutine

  subroutine allocatable_dummy(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8), allocatable :: a(:), b(:, :)
    a = x
    call shuffle(a, b)
    call shuffle(a, b, x)
    r = sum(a) + norm2(b) + sum(b(:, 2)**2)
  end subroutine

  subroutine shuffle(a, b, extra)
    real(8), allocatable, intent(inout) :: a(:), b(:, :)
    real(8), intent(in), optional :: extra(:)
    integer :: i
    if (mod(size(a), 2) == 1) then
      allocate(b(1, 1))
      return
    end if
    b = spread(a, 2, 3)
    a = cshift(a, 1) * norm2(a)
    if (present(extra)) then
      a = [a, extra * a(1)]
      do i = 1, 2
        a = pack(a, abs(a) > 0.1d0 * i)
      end do
    end if
  end subroutine

  subroutine through_module(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    integer :: i
    shared(1:n) = x
    do i = 1, 2
      call add(shared(2:4))
    end do
    r = sum(shared**2) + dot(3, shared, shared(4))
  end subroutine

  subroutine add(a)
    real(8), intent(inout) :: a(:)
    a(2:3) = a(1:2) + a(2:3) * a(1)
    a(1) = a(3)
  end subroutine

  subroutine executed_again(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(3), b(3), c(n, 4), d(3 * n)
    integer :: i
    a = crossed_with(x(1:3), x(4:6))
    b = crossed_with(x(2:4), a)
    a = crossed_with(a, b)
    c = 0
    c(:, 1) = x
    do i = 1, 3
      call turn(c(:, i), c(:, i + 1))
    end do
    d = 0
    d(1) = x(1) * x(2)
    do i = 1, 3 * n - 1
      call follow(d(i), x(1 + mod(i, n)), d(i + 1))
    end do
    r = sum(a) + sum(c(:, 4)) + d(3 * n)**2
  end subroutine

  function crossed_with(a, b) result(c)
    real(8), intent(in) :: a(3), b(3)
    real(8) :: c(3)
    c = [a(2) * b(3) - b(2) * a(3), a(3) * b(1) - b(3) * a(1), a(1) * b(2) - b(1) * a(2)]
  end function

  subroutine turn(a, b)
    real(8), intent(in) :: a(:)
    real(8), intent(inout) :: b(:)
    integer :: i
    do i = 1, size(a)
      b(i) = a(size(a) + 1 - i) * a(i)
    end do
  end subroutine

  subroutine follow(a, b, c)
    real(8), intent(in) :: a, b
    real(8), intent(inout) :: c
    c = a * 0.5d0 + sin(b) * a
  end subroutine
end module

program aliasing
  use enzyme
  use checking
  use cases
  CHECK(same_array)
  CHECK(allocatable_dummy)
  CHECK(through_module)
  CHECK(executed_again)
  call finish()
end program
