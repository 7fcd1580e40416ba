! One procedure, executed again: what was its result is its argument, its `y` is its `x`. LLVM has all executions in one
! procedure where it inlines them.
#include "frame.inc"
module executed
  implicit none
  real(8) :: kept(5), other(5)
contains
  function twisted(x) result(y)
    real(8), intent(in) :: x(5)
    real(8) :: y(5)
    integer :: i
    do i = 1, 5
      y(i) = x(6 - i) + 0.5d0 * x(i)**2
    end do
  end function

  function cross(a, b) result(c)
    real(8), intent(in) :: a(3), b(3)
    real(8) :: c(3)
    c = [a(2) * b(3) - b(2) * a(3), a(3) * b(1) - b(3) * a(1), a(1) * b(2) - b(1) * a(2)]
  end function

  function grown(x) result(y)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: y(:)
    allocate(y(size(x)))
    y = x(size(x):1:-1) * x - 1
  end function

  subroutine next(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = 2 * x + y
  end subroutine

  subroutine turned(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y(:)
    integer :: i
    do i = 1, size(x)
      y(i) = x(size(x) + 1 - i) * 0.5d0 + x(i)
    end do
  end subroutine

  subroutine moved(p, x, q)
    integer, intent(in) :: p(5)
    real(8), intent(in) :: x
    integer, intent(out) :: q(5)
    integer :: i
    do i = 1, 5
      q(i) = p(6 - i)
      q(i) = 1 + mod(q(i) + merge(1, 2, x > q(i)), 5)
    end do
  end subroutine

  subroutine with_the_modules(x)
    real(8), intent(inout) :: x(5)
    integer :: i
    do i = 1, 5
      x(i) = x(i) + 0.25d0 * other(6 - i)
    end do
  end subroutine

  subroutine results(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    real(8) :: a(5), b(5), c(3), d(3)
    a = twisted(x)
    b = twisted(a)
    r = twisted(b)
    a = x
    c = cross(a(1:3), a(2:4))
    d = cross(a(1:3), c)
    r(1:3) = r(1:3) + cross(c, d)
  end subroutine

  subroutine allocated_results(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    real(8), allocatable :: a(:)
    integer :: i
    a = grown(x)
    do i = 1, 3
      a = grown(a)
    end do
    r = grown(a)
  end subroutine

  subroutine one_after_the_other(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    real(8) :: a(5, 6), b(40)
    integer :: i
    b = 0.1d0
    b(1) = x(1)
    do i = 1, 39
      call next(b(i), b(i + 1))
    end do
    a(:, 1) = x
    do i = 1, 5
      call turned(a(:, i), a(:, i + 1))
    end do
    r = a(:, 6) + 1d-12 * b(40)
  end subroutine

  subroutine to_and_fro(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    real(8) :: a(5), b(5)
    a = x
    call turned(a, b)
    call turned(b, a)
    call turned(a, b)
    r = a - b
  end subroutine

  subroutine integers(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    integer :: p(5), q(5)
    p = [3, 1, 5, 2, 4]
    call moved(p, x(1), q)
    call moved(q, x(2), p)
    call moved(p, x(3), q)
    r = x(p) * x(q)
  end subroutine

  subroutine modules(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    kept = x
    other = 2 * x
    call with_the_modules(kept)
    other(2) = kept(1)
    call with_the_modules(kept)
    other = kept
    call with_the_modules(kept)
    r = kept - other
  end subroutine
end module

program executions
  use frame
  use executed
  implicit none
  real(8) :: x(5) = [0.5d0, 1.5d0, -0.25d0, 2d0, 0.75d0], r(5)
  call results(x, r); call show(r)
  call allocated_results(x, r); call show(r)
  call one_after_the_other(x, r); call show(r)
  call to_and_fro(x, r); call show(r)
  call integers(x, r); call show(r)
  call modules(x, r); call show(r)
  call differentiate()
end program
