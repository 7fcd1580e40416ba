! Components of all kinds: texts, procedure pointers, assignments of the program, arrays that grow, SOURCE=.
#include "checking.inc"

module m_texts
  implicit none
  type :: item
    character(:), allocatable :: label
    real(8), allocatable :: w(:)
    character(3) :: code = 'abc'
    real(8) :: v
  end type
  type :: holder
    type(item), allocatable :: items(:)
  end type
contains
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(item) :: a, b
    type(holder) :: h, g
    a%label = 'hello'
    a%w = x
    a%v = x(2)
    b = a
    b%label = b%label // 'x'
    allocate(h%items(n))
    h%items(2) = b
    h%items(2)%code = 'xyz'
    g = h
    r = sum(b%w) * b%v
    if (g%items(2)%label == 'hellox' .and. g%items(2)%code == 'xyz') r = r + sum(g%items(2)%w**2)*g%items(2)%v
  end subroutine
end module

module m_procedures
  implicit none
  abstract interface
    real(8) function fun(t)
      real(8), intent(in) :: t
    end function
  end interface
  type :: model
    procedure(fun), pointer, nopass :: f => null()
    procedure(member), pointer :: g => null()
    real(8) :: s
  end type
  type :: list
    type(model), allocatable :: m(:)
  end type
contains
  real(8) function member(self, t)
    class(model), intent(in) :: self
    real(8), intent(in) :: t
    member = self%s * t**2
  end function
  real(8) function f1(t)
    real(8), intent(in) :: t
    f1 = sin(t)
  end function
  real(8) function f2(t)
    real(8), intent(in) :: t
    f2 = t**3
  end function
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(model) :: m, k
    type(list) :: l
    integer :: i
    m%f => f1
    m%g => member
    m%s = x(1)
    r = m%f(x(2)) * m%g(x(3))
    k = m
    k%f => f2
    k%s = x(2)
    allocate(l%m(2))
    l%m(1) = m
    l%m(2) = k
    do i = 1, 2
      r = r + l%m(i)%f(x(4)) * l%m(i)%g(x(5))
    end do
  end subroutine
end module

module m_defined
  implicit none
  type :: vec
    real(8), allocatable :: v(:)
  contains
    procedure :: set
    procedure :: plus
    procedure :: times
    generic :: assignment(=) => set
    generic :: operator(+) => plus
    generic :: operator(*) => times
  end type
  type :: outer
    type(vec) :: a
    real(8) :: b
  end type
contains
  subroutine set(me, other)
    class(vec), intent(out) :: me
    class(vec), intent(in) :: other
    me%v = other%v * 1.5d0
  end subroutine
  type(vec) function plus(a, b) result(c)
    class(vec), intent(in) :: a, b
    c%v = a%v + b%v
  end function
  real(8) function times(a, b) result(c)
    class(vec), intent(in) :: a, b
    c = sum(a%v * b%v)
  end function
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(vec) :: a, b, c
    type(outer) :: o, p
    a%v = x
    b%v = x**2
    c = a + b
    o%a%v = x
    o%b = x(1)
    p = o
    r = c * a + sum(p%a%v**2) * p%b
  end subroutine
end module

module m_growing
  implicit none
  type :: deep
    real(8), allocatable :: w(:)
    real(8) :: v
  end type
  type(deep), allocatable, target :: md(:)
  type(deep), allocatable :: m2(:,:)
contains
  subroutine grow(d, k, x)
    type(deep), allocatable, intent(inout) :: d(:)
    integer, intent(in) :: k
    real(8), intent(in) :: x(:)
    type(deep), allocatable :: t(:)
    integer :: old
    old = 0
    if (allocated(d)) old = size(d)
    allocate(t(old + k))
    if (old > 0) t(1:old) = d
    t(old+1)%w = x
    t(old+1)%v = x(1)
    call move_alloc(t, d)
  end subroutine
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(deep), allocatable :: loc(:)
    integer :: i
    call grow(md, 1, x)
    call grow(md, 1, x**2)
    call grow(md, 1, x(1:2)**3)
    call grow(loc, 1, x(1:2)**2)
    call grow(loc, 2, x(2:3)**2)
    allocate(m2(2,2)); m2(2,1)%w = x; m2(2,1)%v = x(3)
    r = 0
    do i = 1, 3
      r = r + sum(md(i)%w) * md(i)%v
    end do
    r = r + sum(loc(2)%w) + sum(loc(1)%w)*loc(1)%v + sum(m2(2,1)%w)*m2(2,1)%v
    deallocate(md, m2)
  end subroutine
end module

module m_sourced
  implicit none
  type :: deep
    real(8), allocatable :: w(:)
    real(8) :: v = 4
  end type
contains
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(deep) :: d
    type(deep), allocatable :: a(:), b(:), c, e
    real(8), allocatable :: m(:,:), k(:,:), y(:), z
    type(deep), pointer :: p(:)
    d%w = x; d%v = x(1)
    allocate(a(3), source=d)
    a(2)%w = x**2
    allocate(b, source=a)
    allocate(c, source=b(2))
    allocate(e, mold=d)
    allocate(p(2), source=b(1:2))
    e%w = x
    allocate(y, source=x)
    allocate(z, source=x(2)*x(3))
    allocate(m(2,3), source=reshape(x, [2,3]))
    allocate(k, mold=m)
    k = m * z
    r = sum(b(2)%w) + c%v * sum(c%w * y) + sum(e%w) * e%v + sum(k) + sum(p(2)%w*p(1)%w)
    deallocate(p)
  end subroutine
end module

module m_nested
  implicit none
  type :: node
    real(8) :: v
    type(node), allocatable :: next
  end type
contains
  recursive real(8) function walk(p) result(s)
    type(node), intent(in) :: p
    s = p%v**2
    if (allocated(p%next)) s = s + walk(p%next)
  end function
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(node), allocatable :: head, t
    integer :: i
    do i = 1, n
      allocate(t)
      t%v = x(i) * x(1)
      call move_alloc(head, t%next)
      call move_alloc(t, head)
    end do
    r = walk(head)
  end subroutine
end module

program components
  use enzyme
  use checking
  use m_texts, only: texts => case1
  use m_procedures, only: procedures => case1
  use m_defined, only: defined => case1
  use m_growing, only: growing => case1
  use m_sourced, only: sourced => case1
  use m_nested, only: nested => case1
  implicit none
  CHECK(texts)
  CHECK(procedures)
  CHECK(defined)
  CHECK(growing)
  CHECK(sourced)
  CHECK(nested)
  call finish()
end program
