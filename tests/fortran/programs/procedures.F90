! How procedures are called: contained ones that capture, passed ones, optional and value arguments, entry, recursion,
! statement functions, character arguments with their hidden lengths, alternate paths through old control flow.
#include "checking.inc"

module cases
  implicit none
  interface
    real(8) function scalar_function(a)
      real(8), intent(in) :: a
    end function
  end interface
contains
  subroutine contained(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: factor, y(n)
    factor = x(1)
    y = x
    call twist()
    r = factor * sum(y) + bent(x(2))
  contains
    subroutine twist()
      integer :: i
      do i = 1, n
        y(i) = y(i) * factor + i
        factor = factor * 0.9d0 + 0.01d0 * y(i)
      end do
    end subroutine
    real(8) function bent(a)
      real(8), intent(in) :: a
      bent = a**2 * factor + y(3)
    end function
  end subroutine

  subroutine captured(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: shift
    shift = x(1) * x(2)
    r = simpson(integrand, x(3), x(4)) + simpson(free_function, 0d0, shift)
  contains
    real(8) function integrand(t)
      real(8), intent(in) :: t
      integrand = sin(t + shift) * x(5)
    end function
  end subroutine

  real(8) function free_function(t)
    real(8), intent(in) :: t
    free_function = t**2 + 1
  end function

  real(8) function simpson(f, a, b)
    procedure(scalar_function) :: f
    real(8), intent(in) :: a, b
    simpson = (b - a) / 6 * (f(a) + 4 * f((a + b) / 2) + f(b))
  end function

  subroutine procedure_pointers(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    procedure(scalar_function), pointer :: p
    p => free_function
    if (x(1) > 100) p => other_function
    r = p(x(1)) * x(2)
    p => other_function
    r = r + p(x(3))
  end subroutine

  real(8) function other_function(t)
    real(8), intent(in) :: t
    other_function = t**3
  end function

  subroutine optionals(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: extra
    r = tuned(x(1)) + tuned(x(2), x(3)) + tuned(x(4), factor=x(5)) + tuned(x(1), weights=x(1:n:2))
    r = r + tuned(x(6), x(1), x(2), x, extra) * 2
    r = r + extra
  end subroutine

  real(8) function tuned(a, shift, factor, weights, back) result(t)
    real(8), intent(in) :: a
    real(8), intent(in), optional :: shift, factor, weights(:)
    real(8), intent(out), optional :: back
    t = a**2
    if (present(shift)) t = t + shift * a
    if (present(factor)) t = t * factor
    if (present(weights)) t = t * sum(weights**2)
    if (present(back)) back = t * a
  end function

  subroutine by_value(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    integer :: i
    r = 0
    do i = 1, n
      r = r + passed_by_value(x(i), x(1), i)
    end do
  end subroutine

  real(8) function passed_by_value(a, b, k) result(t)
    real(8), value :: a
    real(8), intent(in) :: b
    integer, value :: k
    a = a * b
    k = k + 1
    t = a**2 * k
  end function

  recursive real(8) function determinant(a, m) result(d)
    integer, intent(in) :: m
    real(8), intent(in) :: a(m, m)
    real(8) :: minor(m - 1, m - 1)
    integer :: i
    if (m == 1) then
      d = a(1, 1)
      return
    end if
    d = 0
    do i = 1, m
      minor(:, 1:i-1) = a(2:, 1:i-1)
      minor(:, i:) = a(2:, i+1:)
      d = d + (-1)**(i + 1) * a(1, i) * determinant(minor, m - 1)
    end do
  end function

  subroutine recursion(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(4, 4)
    integer :: i, j
    do j = 1, 4
      do i = 1, 4
        a(i, j) = sin(x(i) * j) + x(j + 2)
      end do
    end do
    r = determinant(a, 4)
  end subroutine

  subroutine old_style(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    integer :: i, k
    real(8) :: f, a, b
    f(a, b) = a * b + sin(a)
    r = 0
    k = 0
    i = 0
10  i = i + 1
    if (i > n) goto 40
    if (x(i)) 20, 30, 30
20  r = r + f(x(i), x(1))
    goto 10
30  r = r - f(x(i), r)
    k = k + 1
    if (k < 4) goto 10
40  continue
    do 50 i = 1, n
      goto (51, 52, 53), mod(i, 3) + 1
51    r = r * x(i)
      goto 50
52    r = r + x(i)**2
      goto 50
53    r = r - x(i)
50  continue
  end subroutine

  subroutine modern(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: y
    integer :: i, j
    r = 0
    y = x(1)
    do while (y < 50 .and. r < 1d3)
      y = y * 1.5d0 + x(2)**2
      r = r + y
    end do
    outer: do i = 1, n
      do j = 1, n
        if (j == 3) cycle
        if (x(j) * i > 6) cycle outer
        if (i == 5) exit outer
        r = r + x(j) * x(i)
      end do
      select case (i)
      case (1)
        r = r * x(1)
      case (2:3)
        r = r + sin(x(i))
      case default
        r = r + named('square', x(i)) + named('c', x(i))
      end select
    end do outer
    associate (z => x(2) * x(3))
      r = r + z**2
    end associate
  end subroutine

  real(8) function named(which, a)
    character(*), intent(in) :: which
    real(8), intent(in) :: a
    select case (which)
    case ('square')
      named = a**2
    case ('cube')
      named = a**3
    case default
      named = a * len(which)
    end select
    if (trim(which) == 'square') named = named * 2
  end function

  subroutine first_entry(a, r)
    real(8), intent(in) :: a
    real(8), intent(inout) :: r
    real(8) :: b
    r = r * a
    return
    entry second_entry(a, b, r)
    r = r + a * b**2
  end subroutine

  subroutine entries(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    r = x(1)
    call first_entry(x(2), r)
    call second_entry(x(3), x(4), r)
  end subroutine
end module

program procedures
  use enzyme
  use checking
  use cases
  CHECK(contained)
  CHECK(captured)
  CHECK(procedure_pointers)
  CHECK(optionals)
  CHECK(by_value)
  CHECK(recursion)
  CHECK(old_style)
  CHECK(modern)
  CHECK(entries)
  call finish()
end program
