! Objects whose type is known when the program runs: allocated, assigned, copied, in lists and arrays.
#include "checking.inc"

module m_allocated
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
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    class(shape), allocatable :: s
    allocate(square :: s)
    s%size = x(1) * x(2)
    r = s%area()
    deallocate(s)
    allocate(poly :: s)
    s%size = x(3)
    select type (s)
    type is (poly)
      s%c = x**2
    end select
    r = r * s%area()
  end subroutine
end module

module m_chosen
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
  subroutine case1(n, x, r)
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

module m_in_boxes
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
  subroutine case1(n, x, r)
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

module m_source_and_mold
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
  subroutine case1(n, x, r)
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

module m_assigned
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
  subroutine case1(n, x, r)
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

module m_linked
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
  subroutine case1(n, x, r)
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

module m_in_arrays
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
  real(8) function total(s)
    class(shape), intent(in) :: s(:)
    integer :: i
    total = 0
    do i = 1, size(s)
      total = total + s(i)%area()
    end do
  end function
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    class(shape), allocatable :: s(:)
    type(disc) :: d(3)
    type(shape) :: t(2)
    d%size = x(1:3); d%f = x(4:6)
    t%size = x(1:2)
    allocate(disc :: s(n))
    s%size = x
    r = total(d) * total(t) + total(s)
  end subroutine
end module

program polymorphic
  use enzyme
  use checking
  use m_allocated, only: allocated => case1
  use m_chosen, only: chosen => case1
  use m_in_boxes, only: in_boxes => case1
  use m_source_and_mold, only: source_and_mold => case1
  use m_assigned, only: assigned => case1
  use m_linked, only: linked => case1
  use m_in_arrays, only: in_arrays => case1
  implicit none
  CHECK(allocated)
  CHECK(chosen)
  CHECK(in_boxes)
  CHECK(source_and_mold)
  CHECK(assigned)
  CHECK(linked)
  CHECK(in_arrays)
  call finish()
end program
