! ALLOCATE with SOURCE= and MOLD= of objects whose type is not known.
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
    real(8), allocatable :: w(:)
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
    a = self%f * self%size + sum(self%w)
  end function
  real(8) function through(s)
    class(shape), intent(in) :: s
    class(shape), allocatable :: t, u
    allocate(t, source=s)
    allocate(u, mold=s)
    u%size = s%size
    t%size = t%size * 2
    through = t%area() + u%size**3
  end function
  subroutine copied(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(disc) :: d
    type(shape) :: s
    d%size = x(1); d%f = x(2); d%w = x**2
    s%size = x(3)
    r = through(d) * through(s)
  end subroutine
end module

program polymorphic_copies
  use enzyme
  use checking
  use cases
  implicit none
  CHECK(copied)
  call finish()
end program
