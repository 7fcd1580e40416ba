! Assignment to objects that take the type of what is assigned.
#include "checking.inc"

module cases
  implicit none
  type :: shape
    real(8) :: size = 1
  contains
    procedure :: area => shape_area
  end type
  type, extends(shape) :: disc
    real(8) :: f = 3
  contains
    procedure :: area => disc_area
  end type
contains
  real(8) function shape_area(self) result(a)
    class(shape), intent(in) :: self
    a = self%size**2
  end function
  real(8) function disc_area(self) result(a)
    class(disc), intent(in) :: self
    a = self%f * self%size
  end function
  subroutine assigned(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    class(shape), allocatable :: t
    t = disc(x(1), x(2))
    r = t%area()
    t = shape(x(3))
    r = r * t%area()
    t = disc(x(4), x(5)*x(1))
    r = r + t%area()
  end subroutine
end module

program polymorphic_assignment
  use enzyme
  use checking
  use cases
  implicit none
  CHECK(assigned)
  call finish()
end program
