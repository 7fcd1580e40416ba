! A module with many types that have arrays of their own: so many that the code of all of them is not inlined wherever an
! array is assigned.
#include "checking.inc"

module tables
  implicit none
  type, abstract :: table
    logical :: ready = .false.
  contains
    procedure(evaluation), deferred :: value
  end type
  type, extends(table) :: line
    real(8), allocatable :: x(:), f(:)
    integer :: last = 1
  contains
    procedure :: value => line_value
  end type
  type, extends(table) :: sheet
    real(8), allocatable :: x(:), y(:), f(:, :)
    integer :: last = 1, lasty = 1
  contains
    procedure :: value => sheet_value
  end type
  type :: weights
    real(8), allocatable :: inner(:), outer(:)
  end type
  type :: steps
    real(8), allocatable :: tried(:), taken(:), kept(:, :)
  end type
  type :: report
    integer, allocatable :: counts(:)
    real(8), allocatable :: errors(:)
    type(steps), allocatable :: history(:)
  end type
  type :: model
    type(line) :: first
    type(sheet), allocatable :: second
    type(weights) :: w
    type(report), allocatable :: told
    real(8), allocatable :: results(:)
  end type
  abstract interface
    real(8) function evaluation(me, at)
      import :: table
      class(table), intent(inout) :: me
      real(8), intent(in) :: at(:)
    end function
  end interface
contains
  subroutine locate(x, at, last)
    real(8), intent(in) :: x(:), at
    integer, intent(inout) :: last
    do while (last < size(x) - 1)
      if (at < x(last + 1)) exit
      last = last + 1
    end do
    do while (last > 1)
      if (at >= x(last)) exit
      last = last - 1
    end do
  end subroutine

  real(8) function line_value(me, at)
    class(line), intent(inout) :: me
    real(8), intent(in) :: at(:)
    real(8) :: t
    call locate(me%x, at(1), me%last)
    t = (at(1) - me%x(me%last)) / (me%x(me%last + 1) - me%x(me%last))
    line_value = me%f(me%last) * (1 - t) + me%f(me%last + 1) * t
  end function

  real(8) function sheet_value(me, at)
    class(sheet), intent(inout) :: me
    real(8), intent(in) :: at(:)
    real(8) :: t, u
    call locate(me%x, at(1), me%last)
    call locate(me%y, at(2), me%lasty)
    t = (at(1) - me%x(me%last)) / (me%x(me%last + 1) - me%x(me%last))
    u = (at(2) - me%y(me%lasty)) / (me%y(me%lasty + 1) - me%y(me%lasty))
    associate (f => me%f(me%last:me%last + 1, me%lasty:me%lasty + 1))
      sheet_value = (1 - u) * ((1 - t) * f(1, 1) + t * f(2, 1)) + u * ((1 - t) * f(1, 2) + t * f(2, 2))
    end associate
  end function
end module

module cases
  use tables
  implicit none
contains
  subroutine arrays(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(line) :: a
    type(sheet) :: b
    integer :: i
    a%x = [(0.5d0 * i, i = 1, 5)]
    a%f = x(1:5) * x(2:6)
    b%x = [0d0, 1d0 + 0.1d0 * x(1)**2, 3d0]
    b%y = [0d0, 2d0]
    b%f = reshape(x, [3, 2])
    b%f = b%f * sin(b%f)
    r = a%value([1.2d0 + 0.01d0 * x(3)]) + b%value([1.7d0, 0.8d0 + 0.1d0 * x(2)])
  end subroutine

  subroutine objects(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(model) :: m, k
    m%first%x = [1d0, 2d0, 3d0]
    m%first%f = x(1:3)**2
    allocate (m%second)
    m%second%f = reshape(x(1:4), [2, 2])
    m%w%inner = x(4:6) * 0.5d0
    m%results = [m%first%value([1.6d0]), sum(m%w%inner)]
    k = m
    k%results = k%results * x(1)
    k%w%outer = m%w%inner * k%results(2)
    m = k
    r = sum(m%results) + sum(m%w%outer * x(1:3)) + m%second%f(2, 1) * k%first%f(2)
  end subroutine
end module

program many_types
  use enzyme
  use checking
  use cases
  CHECK(arrays)
  CHECK(objects)
  call finish()
end program
