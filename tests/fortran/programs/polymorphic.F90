! Objects whose type is chosen when the program runs.
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
  type, extends(shape) :: poly
    real(8), allocatable :: c(:)
  contains
    procedure :: area => poly_area
  end type
contains
  real(8) function square_area(self) result(a)
    class(square), intent(in) :: self
    a = self%size**2
  end function
  real(8) function poly_area(self) result(a)
    class(poly), intent(in) :: self
    a = sum(self%c) * self%size
  end function
  subroutine make(s, k, x)
    class(shape), allocatable, intent(out) :: s
    integer, intent(in) :: k
    real(8), intent(in) :: x(:)
    if (mod(k, 2) == 0) then
      allocate(square :: s)
    else
      allocate(poly :: s)
      select type (s)
      type is (poly)
        s%c = x**2
      end select
    end if
    s%size = x(k)
  end subroutine
  subroutine chosen(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    class(shape), allocatable :: s
    integer :: i
    r = 0
    do i = 1, n
      call make(s, i, x)
      r = r + s%area()
    end do
  end subroutine
end module

program polymorphic
  use enzyme
  use checking
  use cases
  implicit none
  CHECK(chosen)
  call finish()
end program
