! Derived types whose assignment goes deep: allocatable components in arrays of types, in nested types, polymorphism.
#include "checking.inc"

#include "types.inc"

module cases
  use types
  implicit none
contains
  subroutine deep_copy(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(grid) :: g, h
    g%values = x
    g%n = n
    g%spacing = x(1)
    h = g
    h%values = h%values * h%spacing
    g = h
    g%values(1) = 3 * h%values(2)
    r = sum(g%values * h%values)
  end subroutine

  subroutine nested(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(forest) :: f
    integer :: i
    allocate(f%trees(3))
    do i = 1, 3
      allocate(f%trees(i)%values(i))
      f%trees(i)%values = x(1:i) * x(i + 1)
    end do
    f%ground%values = x
    r = 0
    do i = 1, 3
      r = r + sum(f%trees(i)%values**2) * f%ground%values(i)
    end do
  end subroutine

  subroutine polymorphic(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(square) :: s
    type(disc) :: d
    s%size = x(1)
    d%size = x(2)
    d%factor = x(3)
    r = s%area() * d%area() + double_area(s) + double_area(d)
  end subroutine

  real(8) function double_area(s)
    class(solid), intent(in) :: s
    double_area = 2 * s%area()
    select type (s)
    type is (disc)
      double_area = double_area * s%factor
    end select
  end function

  subroutine boxed(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    class(solid), allocatable :: s
    allocate(square :: s)
    s%size = x(1) * x(2)
    r = s%area()
    deallocate(s)
    allocate(disc :: s)
    s%size = x(3)
    r = r * s%area()
  end subroutine
end module

program deep_types
  use enzyme
  use checking
  use cases
  CHECK(deep_copy)
  CHECK(nested)
  CHECK(polymorphic)
  CHECK(boxed)
  call finish()
end program
