! Solvers that ask their callers for values: an object with everything in it, whose parts and sizes are passed on to
! procedures that other objects' parts and plain variables are passed to as well.
#include "checking.inc"

module solvers
  implicit none
  type :: progress
    real(8) :: step = 0, slope = 0, best = 0
    integer :: line = 0, kept = 0
  end type
  type :: solver
    integer :: n = 0, mode = 0, iterations = 0
    real(8) :: value = 0
    real(8), allocatable :: x(:), g(:), before(:), work(:)
    integer, allocatable :: at(:)
    type(progress) :: now
  contains
    procedure :: begin
    procedure :: advance
    procedure :: go_on
    procedure :: look
    procedure :: weigh
    procedure :: most => most_of_all
  end type
  type, extends(solver) :: damped
    real(8) :: damping = 0
  contains
    procedure :: weigh => weigh_less
  end type
contains
  subroutine scaled(n, a, x, step, y)
    integer, intent(in) :: n, step
    real(8), intent(in) :: a, x(*)
    real(8), intent(inout) :: y(*)
    integer :: i, place
    place = 1
    do i = 1, n
      y(i) = y(i) + a * x(place) * (1 + 0.01d0 * sin(x(place)))
      place = place + step
    end do
  end subroutine

  real(8) function product(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(*), y(*)
    integer :: i
    product = 0
    do i = 1, n
      product = product + x(i) * y(i)
    end do
  end function

  ! Writes a size that others read, by way of the object and by its address.
  subroutine count_up(me, n, kept)
    class(solver), intent(inout) :: me
    integer, intent(in) :: n
    integer, intent(inout) :: kept
    kept = kept + n / me%n
    me%at(1) = 1 + mod(kept, me%n)
  end subroutine

  subroutine begin(me, x)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x(:)
    me%n = size(x)
    allocate(me%x(me%n), me%g(me%n), me%before(me%n), me%work(3 * me%n), me%at(me%n))
    me%x = x
    me%g = 0
    me%work = 0
    me%at = 1
  end subroutine

  subroutine advance(me)
    class(solver), intent(inout) :: me
    select case (me%mode)
    case (0)
      me%before = me%x
      me%now%step = 0.3d0
      call me%look()
      me%mode = 1
    case (1)
      call me%go_on()
      if (me%iterations >= 3) me%mode = 9
    end select
  end subroutine

  subroutine go_on(me)
    class(solver), intent(inout) :: me
    integer :: m
    m = me%n - 1
    me%iterations = me%iterations + 1
    call scaled(me%n, -me%now%step, me%g, 1, me%x)
    call scaled(m, 0.1d0, me%x(2), 1, me%work(me%n + 1))
    call scaled(m, 0.2d0, me%work(me%n + 1), me%at(2), me%x)
    call count_up(me, me%n, me%now%kept)
    me%now%slope = product(me%n, me%g, me%x) + product(m, me%work(me%n + 1), me%x) + product(me%at(1), me%x, me%before)
    me%now%step = me%weigh(me%now%slope)
    call me%look()
  end subroutine

  subroutine look(me)
    class(solver), intent(inout) :: me
    if (me%value > me%now%best) me%now%best = me%value
    me%now%line = me%now%line + 1
  end subroutine

  real(8) function weigh(me, slope)
    class(solver), intent(in) :: me
    real(8), intent(in) :: slope
    weigh = 0.3d0 / (1 + slope * slope) + 0.01d0 * me%now%best
  end function

  real(8) function weigh_less(me, slope)
    class(damped), intent(in) :: me
    real(8), intent(in) :: slope
    weigh_less = me%damping / (2 + slope * slope)
  end function

  real(8) function most_of_all(me)
    class(solver), intent(in) :: me
    most_of_all = me%now%best + product(me%n, me%x, me%x) + me%now%kept
  end function
end module

module cases
  use solvers
  implicit none
contains
  subroutine solve(s, x)
    class(solver), intent(inout) :: s
    real(8), intent(in) :: x(:)
    integer :: i
    call s%begin(x)
    do while (s%mode /= 9)
      s%value = 0
      do i = 1, s%n
        s%value = s%value + (s%x(i) - x(i)**2)**2
        s%g(i) = 2 * (s%x(i) - x(i)**2)
      end do
      call s%advance()
    end do
  end subroutine

  subroutine plain(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(solver) :: s
    call solve(s, x)
    r = s%most() + product(n, x, s%x)
  end subroutine

  subroutine extended(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(damped) :: s
    s%damping = x(3)
    call solve(s, x(1:n - 1))
    r = s%most()
  end subroutine
end module

program reverse_communication
  use enzyme
  use checking
  use cases
  CHECK(plain)
  CHECK(extended)
  call finish()
end program
