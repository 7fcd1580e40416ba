! Polymorphic components of the elements of an array.
#include "checking.inc"

module cases
  implicit none
  type, abstract :: shape
    real(8) :: size = 1
  contains
    procedure(area_of), deferred :: area
  end type
  abstract interface
    real(8) function area_of(self)
      import shape
      class(shape), intent(in) :: self
    end function
  end interface
  type, extends(shape) :: square
  contains
    procedure :: area => square_area
  end type
  type, extends(shape) :: disc
    real(8) :: f = 3
  contains
    procedure :: area => disc_area
  end type
  type :: box
    class(shape), allocatable :: s
  end type
contains
  real(8) function square_area(self) result(a)
    class(square), intent(in) :: self
    a = self%size**2
  end function
  real(8) function disc_area(self) result(a)
    class(disc), intent(in) :: self
    a = self%f * self%size
  end function
  subroutine in_boxes(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(box), allocatable :: b(:)
    integer :: i
    allocate(b(n))
    do i = 1, n
      if (mod(i, 2) == 0) then
        allocate(square :: b(i)%s)
      else
        allocate(disc :: b(i)%s)
      end if
      b(i)%s%size = x(i)**2
    end do
    r = 0
    do i = 1, n
      r = r + b(i)%s%area() * x(1)
    end do
  end subroutine
end module

program polymorphic_boxes
  use enzyme
  use checking
  use cases
  implicit none
  CHECK(in_boxes)
  call finish()
end program
