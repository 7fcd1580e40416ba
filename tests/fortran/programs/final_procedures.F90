! Final procedures: at the end of a scope, of arrays and components, by INTENT(OUT), assignment and DEALLOCATE.
#include "checking.inc"

module m_at_the_end
  implicit none
  type :: spline
    real(8), allocatable :: w(:)
    integer :: n = 0
  contains
    procedure :: init
    final :: finish_spline
  end type
contains
  subroutine init(me, x)
    class(spline), intent(inout) :: me
    real(8), intent(in) :: x(:)
    if (allocated(me%w)) deallocate(me%w)
    allocate(me%w(2)); me%w = [x(1), x(1)*x(2)]
    me%n = 2
  end subroutine
  subroutine finish_spline(me)
    type(spline), intent(inout) :: me
    if (allocated(me%w)) deallocate(me%w)
  end subroutine
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(spline) :: b
    call b%init(x)
    r = sum(b%w**2)
  end subroutine
end module

module m_that_computes
  implicit none
  type :: acc
    real(8) :: v = 0
    real(8), pointer :: out => null()
  contains
    final :: flush
  end type
contains
  subroutine flush(me)
    type(acc), intent(inout) :: me
    if (associated(me%out)) me%out = me%out + me%v**2
  end subroutine
  subroutine inner(x, total)
    real(8), intent(in) :: x
    real(8), intent(inout), target :: total
    type(acc) :: a
    a%out => total
    a%v = sin(x)
  end subroutine
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8), target :: t
    integer :: i
    t = 0
    do i = 1, n
      call inner(x(i), t)
    end do
    r = t * x(1)
  end subroutine
end module

module m_elemental
  implicit none
  type :: node
    real(8), pointer :: w(:) => null()
  contains
    final :: finish_node
  end type
contains
  impure elemental subroutine finish_node(me)
    type(node), intent(inout) :: me
    if (associated(me%w)) deallocate(me%w)
  end subroutine
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(node), allocatable :: arr(:)
    type(node) :: two(2,2)
    integer :: i
    allocate(arr(n))
    do i = 1, n
      allocate(arr(i)%w(2))
      arr(i)%w = [x(i), x(i)**2]
    end do
    allocate(two(2,1)%w(1))
    two(2,1)%w(1) = x(2)*x(3)
    r = 0
    do i = 1, n
      r = r + product(arr(i)%w)
    end do
    r = r + two(2,1)%w(1)
  end subroutine
end module

module m_by_rank
  implicit none
  type :: node
    real(8), allocatable :: w(:)
  contains
    final :: finish_node, finish_nodes
  end type
contains
  subroutine finish_node(me)
    type(node), intent(inout) :: me
    if (allocated(me%w)) deallocate(me%w)
  end subroutine
  subroutine finish_nodes(me)
    type(node), intent(inout) :: me(:)
    integer :: i
    do i = 1, size(me)
      if (allocated(me(i)%w)) deallocate(me(i)%w)
    end do
  end subroutine
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(node), allocatable :: arr(:)
    type(node) :: fix(2), one
    integer :: i
    allocate(arr(n))
    do i = 1, n
      arr(i)%w = [x(i), x(i)**2]
    end do
    fix(1)%w = x**2
    fix(2)%w = x**3
    one%w = x**4
    r = 0
    do i = 1, n
      r = r + product(arr(i)%w)
    end do
    deallocate(arr)
    r = r + sum(fix(1)%w*fix(2)%w) + sum(one%w)
  end subroutine
end module

module m_by_intent_out
  implicit none
  type :: node
    real(8), allocatable :: w(:)
    real(8) :: v = 2
  contains
    final :: finish_node
  end type
  type :: plain
    real(8), allocatable :: w(:)
    real(8) :: v = 3
  end type
contains
  subroutine finish_node(me)
    type(node), intent(inout) :: me
    if (allocated(me%w)) deallocate(me%w)
  end subroutine
  subroutine make(a, x)
    type(node), intent(out) :: a
    real(8), intent(in) :: x(:)
    a%w = x * a%v
  end subroutine
  subroutine make2(a, x)
    type(plain), intent(out) :: a
    real(8), intent(in) :: x(:)
    a%w = x * a%v
  end subroutine
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(node) :: a
    type(plain) :: b
    call make(a, x)
    a%v = x(1)
    r = sum(a%w**2) * a%v
    call make(a, x(1:2))
    r = r + sum(a%w**3) * a%v
    call make2(b, x)
    b%v = x(1)
    r = r+ sum(b%w**2) * b%v
    call make2(b, x(1:2))
    r = r + sum(b%w**3) * b%v
  end subroutine
end module

module m_passed_object
  implicit none
  type :: node
    real(8), allocatable :: w(:)
    real(8) :: v = 2
  contains
    procedure :: make
    procedure :: destroy
    final :: finish_node
  end type
contains
  subroutine finish_node(me)
    type(node), intent(inout) :: me
    call me%destroy()
  end subroutine
  subroutine destroy(me)
    class(node), intent(inout) :: me
    if (allocated(me%w)) deallocate(me%w)
  end subroutine
  subroutine make(me, x)
    class(node), intent(out) :: me
    real(8), intent(in) :: x(:)
    me%w = x * me%v
  end subroutine
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(node) :: a
    call a%make(x)
    a%v = x(1)
    r = sum(a%w**2) * a%v
    call a%make(x(1:2))
    r = r + sum(a%w**3) * a%v
  end subroutine
end module

module m_of_results
  implicit none
  type :: node
    real(8), allocatable :: w(:)
    real(8) :: v = 2
  contains
    final :: finish_node
  end type
  interface node
    procedure new_node
  end interface
contains
  subroutine finish_node(me)
    type(node), intent(inout) :: me
    if (allocated(me%w)) deallocate(me%w)
  end subroutine
  function new_node(x) result(me)
    real(8), intent(in) :: x(:)
    type(node) :: me
    me%w = x * me%v
    me%v = x(2)
  end function
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(node) :: a
    a = node(x)
    r = sum(a%w**2) * a%v
    a = node(x**2)
    r = r + sum(a%w**3) * a%v
  end subroutine
end module

module m_of_parents
  implicit none
  type :: base
    real(8), allocatable :: w(:)
  contains
    final :: finish_base
  end type
  type, extends(base) :: child
    real(8), allocatable :: u(:)
  contains
    final :: finish_child
  end type
  type, extends(base) :: other
    real(8), allocatable :: u(:)
  end type
contains
  subroutine finish_base(me)
    type(base), intent(inout) :: me
    if (allocated(me%w)) deallocate(me%w)
  end subroutine
  subroutine finish_child(me)
    type(child), intent(inout) :: me
    if (allocated(me%u)) deallocate(me%u)
  end subroutine
  subroutine case1(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(child) :: a
    type(other) :: b
    a%w = x; a%u = x**2
    b%w = x**3; b%u = x*2
    r = sum(a%w*a%u*b%w*b%u)
  end subroutine
end module

program final_procedures
  use enzyme
  use checking
  use m_at_the_end, only: at_the_end => case1
  use m_that_computes, only: that_computes => case1
  use m_elemental, only: elemental => case1
  use m_by_rank, only: by_rank => case1
  use m_by_intent_out, only: by_intent_out => case1
  use m_passed_object, only: passed_object => case1
  use m_of_results, only: of_results => case1
  use m_of_parents, only: of_parents => case1
  implicit none
  CHECK(at_the_end)
  CHECK(that_computes)
  CHECK(elemental)
  CHECK(by_rank)
  CHECK(by_intent_out)
  CHECK(passed_object)
  CHECK(of_results)
  CHECK(of_parents)
  call finish()
end program
