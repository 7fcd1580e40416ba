! An integrator as libraries write it: an object with its settings, procedure pointers and work arrays, which checks what
! it is given and prints it where that is wrong. Users extend the type with parameters of their own.
#include "checking.inc"

module integrators
  implicit none
  type :: integrator
    integer :: n = 0, dense = 0
    integer, allocatable :: components(:)
    real(8), allocatable :: kept(:)
    procedure(right_side), pointer :: f => null()
    procedure(observer), pointer :: observe => null()
  contains
    procedure :: initialize, run
  end type
  abstract interface
    subroutine right_side(me, t, y, slope)
      import :: integrator
      class(integrator), intent(inout) :: me
      real(8), intent(in) :: t, y(:)
      real(8), intent(out) :: slope(:)
    end subroutine
    subroutine observer(me, t, y)
      import :: integrator
      class(integrator), intent(inout) :: me
      real(8), intent(in) :: t, y(:)
    end subroutine
  end interface
contains
  subroutine initialize(me, n, f, components, observe)
    class(integrator), intent(inout) :: me
    integer, intent(in) :: n
    procedure(right_side) :: f
    integer, intent(in) :: components(:)
    procedure(observer), optional :: observe
    me%n = n
    me%f => f
    if (present(observe)) me%observe => observe
    me%dense = size(components)
    if (me%dense <= n .and. all(components > 0 .and. components <= n)) then
      allocate(me%components(me%dense))
      me%components = components
      allocate(me%kept(2 * me%dense))
      me%kept = 0
    else
      print *, 'wrong components: ', components
    end if
  end subroutine

  subroutine run(me, y, h, steps)
    class(integrator), intent(inout) :: me
    real(8), intent(inout) :: y(:)
    real(8), intent(in) :: h
    integer, intent(in) :: steps
    real(8) :: slope(me%n), half(me%n)
    integer :: i, j
    do i = 1, steps
      call me%f(i * h, y, slope)
      half = y + h / 2 * slope
      call me%f((i + 0.5d0) * h, half, slope)
      y = y + h * slope
      do j = 1, me%dense
        me%kept(j) = y(me%components(j))
        me%kept(j + me%dense) = me%kept(j + me%dense) + h * slope(me%components(j))
      end do
      if (associated(me%observe)) call me%observe(i * h, y)
    end do
  end subroutine
end module

module cases
  use integrators
  implicit none
  type, extends(integrator) :: oscillator
    real(8) :: damping = 0, seen = 0
  end type
contains
  subroutine swing(me, t, y, slope)
    class(integrator), intent(inout) :: me
    real(8), intent(in) :: t, y(:)
    real(8), intent(out) :: slope(:)
    slope(1) = y(2)
    slope(2) = -sin(y(1)) + 0.1d0 * cos(t)
    select type (me)
    class is (oscillator)
      slope(2) = slope(2) - me%damping * y(2)
    end select
  end subroutine

  subroutine look(me, t, y)
    class(integrator), intent(inout) :: me
    real(8), intent(in) :: t, y(:)
    select type (me)
    class is (oscillator)
      me%seen = me%seen + t * y(1)**2
    end select
  end subroutine

  subroutine plain(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(integrator) :: s
    real(8) :: y(2)
    y = x(1:2)
    call s%initialize(2, swing, [2, 1])
    call s%run(y, 0.05d0, 20)
    r = y(1) + 2 * y(2) + s%kept(1) * s%kept(4)
  end subroutine

  subroutine extended(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(oscillator) :: s
    real(8) :: y(2)
    y = x(1:2)
    call s%initialize(2, swing, [1, 2], look)
    s%damping = x(3)
    call s%run(y, 0.05d0, 20)
    r = y(1) * s%kept(2) + s%kept(3) + s%seen
  end subroutine
end module

program integrator_as_libraries_write_it
  use enzyme
  use checking
  use cases
  CHECK(plain)
  CHECK(extended)
  call finish()
end program
