! Final procedures: when they are called, for what, and in which order.
#include "frame.inc"

module m
  use frame
  implicit none
  type inner
    integer :: id = 0
    real(8), allocatable :: w(:)
  contains
    final :: end_inner
  end type
  type ranked
    integer :: id = 0
  contains
    final :: end_scalar, end_vector
  end type
  type each
    integer :: id = 0
  contains
    final :: end_each
  end type
  type any
    integer :: id = 0
  contains
    final :: end_any
  end type
  type outer
    integer :: id = 0
    type(inner) :: one
    type(ranked) :: two(2)
    type(each), allocatable :: more(:)
  contains
    final :: end_outer
  end type
  type, extends(outer) :: child
    type(each) :: own
    type(any) :: last
  contains
    final :: end_child
  end type
  type, extends(ranked) :: plain_child
    type(each) :: own
    class(ranked), allocatable :: held
  end type
  type defined
    integer :: id = 0
  contains
    procedure :: set
    generic :: assignment(=) => set
  end type
  type with_defined
    type(defined) :: a, b(2)
    type(defined), allocatable :: c
    integer :: k = 1
  end type
contains
  subroutine set(to, from)
    class(defined), intent(inout) :: to
    type(defined), intent(in) :: from
    print *, 'set', to%id, from%id
    to%id = 10 * from%id
  end subroutine
  subroutine end_inner(a)
    type(inner), intent(inout) :: a
    print *, 'inner', a%id, allocated(a%w)
  end subroutine
  subroutine end_scalar(a)
    type(ranked), intent(inout) :: a
    print *, 'scalar', a%id
  end subroutine
  subroutine end_vector(a)
    type(ranked), intent(inout) :: a(:)
    print *, 'vector', size(a), a%id
  end subroutine
  impure elemental subroutine end_each(a)
    type(each), intent(inout) :: a
    print *, 'each', a%id
  end subroutine
  subroutine end_any(a)
    type(any), intent(inout) :: a(..)
    print *, 'any', rank(a), size(a)
  end subroutine
  subroutine end_outer(a)
    type(outer), intent(inout) :: a
    print *, 'outer', a%id, a%one%id
  end subroutine
  subroutine end_child(a)
    type(child), intent(inout) :: a
    print *, 'child', a%id, a%own%id
  end subroutine
  subroutine fill(a, k)
    class(outer), intent(inout) :: a
    integer, intent(in) :: k
    a%id = k; a%one%id = k + 1; a%two%id = [k + 2, k + 3]; a%one%w = [1d0]
    allocate(a%more(2)); a%more%id = [k + 4, k + 5]
  end subroutine
  subroutine scope()
    type(child) :: c
    type(outer) :: o
    call fill(c, 10)
    call fill(o, 20)
    c%own%id = 30
  end subroutine
  subroutine out(a, b)
    type(outer), intent(out) :: a
    class(ranked), intent(out) :: b(:)
    a%id = -1; b%id = -2
  end subroutine
  function made(k) result(o)
    integer, intent(in) :: k
    type(outer) :: o
    call fill(o, k)
  end function
  subroutine assigned()
    type(outer) :: o, p
    type(ranked) :: r(4)
    type(ranked), allocatable :: s(:)
    print *, 'assign'
    o = made(40)
    p = o
    r%id = [1, 2, 3, 4]
    r(1:2) = r(3:4)
    r = ranked(7)
    s = r(2:3)
    s = r
    call out(p, r)
    print *, 'end'
  end subroutine
  subroutine polymorphic(k)
    integer, intent(in) :: k
    class(ranked), allocatable :: a, b
    type(plain_child), allocatable :: c(:)
    type(plain_child) :: d
    print *, 'polymorphic'
    allocate(plain_child :: a)
    a%id = 50
    select type (a)
    type is (plain_child)
      a%own%id = 51
      allocate(plain_child :: a%held)
      a%held%id = 52
    end select
    allocate(b, source=a)
    b%id = 53
    deallocate(a)
    if (k > 1) then
      allocate(a)
      a%id = 54
    else
      allocate(a, mold=b)
      a%id = 55
    end if
    b = a
    print *, b%id
    b = ranked(56)
    print *, b%id
    allocate(c(2))
    c%id = [57, 58]
    allocate(c(2)%held, source=b)
    d = c(2)
    print *, d%held%id, allocated(c(1)%held)
    c(1) = c(2)
    print *, c(1)%held%id
    call move_alloc(a, b)
    print *, b%id, allocated(a)
  end subroutine
  subroutine definitions()
    type(with_defined) :: a, b
    type(with_defined), allocatable :: c(:)
    a%a%id = 1; a%b%id = 2
    allocate(a%c); a%c%id = 3
    b = a
    print *, b%a%id, b%b%id, b%c%id
    allocate(c(2), source=b)
    print *, c(2)%a%id, c(1)%c%id
  end subroutine
end module
program p
  use m
  implicit none
  integer :: i
  do i = 1, 2
    call scope(); call assigned(); call polymorphic(i); call definitions()
  end do
  call differentiate()
end program
