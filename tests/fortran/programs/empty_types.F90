! Types without components: as components, in arrays, allocated, and as the base of others.
#include "checking.inc"

module cases
  implicit none
  type, abstract :: law
  contains
    procedure(energy), deferred :: at
  end type
  abstract interface
    real(8) function energy(this, x)
      import law
      class(law), intent(in) :: this
      real(8), intent(in) :: x
    end function
  end interface
  type, extends(law) :: square
  contains
    procedure :: at => square_at
  end type
  type, extends(law) :: scaled
    real(8) :: by
  contains
    procedure :: at => scaled_at
  end type
  type :: nothing
  end type
  type :: holder
    type(nothing) :: first
    real(8), allocatable :: weights(:)
    type(nothing) :: several(2)
    real(8) :: last
  end type
contains
  real(8) function square_at(this, x)
    class(square), intent(in) :: this
    real(8), intent(in) :: x
    square_at = x * x
  end function

  real(8) function scaled_at(this, x)
    class(scaled), intent(in) :: this
    real(8), intent(in) :: x
    scaled_at = this%by * x**3
  end function

  subroutine as_components(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(holder) :: a, b
    type(holder), allocatable :: more(:)
    a%weights = x
    a%last = x(2)
    b = a
    allocate(more(2))
    more(2) = b
    b%last = 2 * b%last
    r = sum(b%weights**2) * more(2)%last + sum(more(2)%weights**3) + b%last
  end subroutine

  subroutine as_base(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    class(law), allocatable :: chosen
    type(square) :: many(3)
    type(square), allocatable :: some(:)
    integer :: i
    allocate(some(2))
    some = many(1:2)
    allocate(square :: chosen)
    r = 0
    do i = 1, n
      r = r + chosen%at(x(i)) + some(1)%at(x(i)**2)
    end do
    deallocate(chosen)
  end subroutine

  subroutine extended(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    class(law), allocatable :: chosen
    allocate(scaled :: chosen)
    select type (chosen)
    type is (scaled)
      chosen%by = x(3)
    end select
    r = chosen%at(x(1))
  end subroutine
end module

program empty_types
  use enzyme
  use checking
  use cases
  implicit none
  CHECK(as_components)
  CHECK(as_base)
  CHECK(extended)
  call finish()
end program
