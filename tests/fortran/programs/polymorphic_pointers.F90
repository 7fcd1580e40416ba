! A linked list of objects of several types.
#include "checking.inc"

module cases
  implicit none
  type :: shape
    real(8) :: size = 1
    class(shape), pointer :: next => null()
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
  subroutine linked(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    class(shape), pointer :: head, p
    integer :: i
    head => null()
    do i = 1, n
      if (mod(i, 2) == 0) then
        allocate(disc :: p)
      else
        allocate(p)
      end if
      p%size = x(i)
      p%next => head
      head => p
    end do
    r = 0
    p => head
    do while (associated(p))
      r = r + p%area() * x(1)
      p => p%next
    end do
    do while (associated(head))
      p => head%next
      deallocate(head)
      head => p
    end do
  end subroutine
end module

program polymorphic_pointers
  use enzyme
  use checking
  use cases
  implicit none
  CHECK(linked)
  call finish()
end program
