! Integers beside numbers: components of objects that are reset as a whole, and memory in which bits of numbers go by the
! name of integers.
#include "checking.inc"

module solvers
  implicit none
  type :: state
    real(8) :: t = 0, h = 1
    integer :: line = 0, calls = 0
    real(8) :: inner(3) = 0
    integer :: last = 0, mode = 0
  end type
  type :: search  ! nothing to do with it: where it has numbers, a state has integers
    real(8) :: a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0
    real(8), allocatable :: path(:)
  end type
  type :: solver
    integer :: n = 0
    real(8) :: w(2) = 0
    procedure(objective), pointer :: f => null()
    type(state) :: s
    type(search) :: found
  contains
    procedure :: set => set_solver
    procedure :: clear => clear_solver
    procedure :: solve
  end type
  type, extends(solver) :: damped
    real(8) :: damping = 0
  contains
    procedure :: clear => clear_damped
  end type
  abstract interface
    subroutine objective(me, x, f)
      import :: solver
      class(solver), intent(inout) :: me
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: f
    end subroutine
  end interface
  type :: reader
    integer :: rank = 0, begun = 0
    real(8), allocatable :: values(:)
    integer :: at = 1
  contains
    procedure :: reset => reset_reader
  end type
contains
  subroutine clear_solver(me)
    class(solver), intent(out) :: me
  end subroutine
  subroutine clear_damped(me)
    class(damped), intent(out) :: me
    me%damping = 0.25d0
  end subroutine
  subroutine clear_state(me)
    class(state), intent(out) :: me
  end subroutine
  subroutine clear_search(me)
    class(search), intent(out) :: me
  end subroutine
  subroutine reset_reader(me)
    class(reader), intent(out) :: me
  end subroutine

  subroutine set_solver(me, n, f)
    class(solver), intent(inout) :: me
    integer, intent(in) :: n
    procedure(objective) :: f
    call me%clear()
    me%f => f
    me%n = n
    me%w = 0.5d0
  end subroutine

  subroutine step(n, x, f, w, t, line, calls)
    integer, intent(in) :: n
    real(8) :: x(n), f, w(n), t
    integer, intent(inout) :: line, calls
    calls = n
    line = line + 1
    x = x + w * f
    t = f
  end subroutine

  subroutine solve(me, x)
    class(solver), intent(inout) :: me
    real(8), intent(inout) :: x(:)
    real(8) :: f
    call clear_search(me%found)
    allocate (me%found%path(0:3))
    do while (me%s%line < 3)
      call me%f(x, f)
      call step(me%n, x, f, me%w, me%s%t, me%s%line, me%s%calls)
      me%found%path(me%s%line) = me%s%t
      me%s%inner(me%s%line) = me%s%t * me%s%h
      me%s%last = me%s%line
    end do
    me%found%g = sum(me%found%path(1:3)) + me%s%inner(me%s%last)
  end subroutine

  ! Counters that are kept from call to call
  subroutine next(begun, at, n, values, value)
    integer, intent(inout) :: begun, at
    integer, intent(in) :: n
    real(8), intent(in) :: values(n)
    real(8), intent(out) :: value
    if (begun == 0) then
      begun = 1
      at = 1
    else if (at < n) then
      at = at + 1
    end if
    value = values(at)
  end subroutine
end module

module cases
  use solvers
  implicit none
  real(8) :: c(2)
contains
  subroutine product_of(me, x, f)
    class(solver), intent(inout) :: me
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: f
    f = c(1) * x(1) + c(2) * x(2) * x(1)
    select type (me)
    type is (damped)
      f = f * me%damping
    end select
  end subroutine

  subroutine objects(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(solver) :: s
    type(damped) :: d
    type(state) :: other
    type(reader) :: k
    real(8) :: y(2), z(2), value
    integer :: i
    c = x(1:2)
    y = x(3:4)
    call s%set(2, product_of)
    call s%solve(y)
    z = x(5:6)
    call d%set(2, product_of)
    call d%solve(z)
    other%t = x(3)
    call clear_state(other)
    call k%reset()
    k%values = x * y(1)
    r = s%found%g + d%found%g * y(2) + z(1) * s%s%t + other%t
    do i = 1, 4
      call next(k%begun, k%at, size(k%values), k%values, value)
      r = r + value * k%at
    end do
  end subroutine

  ! Bits of numbers among integers
  subroutine singles(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(4) :: s(6)
    integer :: word(6), k
    equivalence (s, word)
    s = real(x * x(1), 4)
    k = word(1)
    word(1) = word(6)
    word(6) = k
    r = dble(s(1)) * 2 + dble(s(6)) * x(2)
  end subroutine

  ! A work array of numbers, of which a part is used for integers, as programs of the seventies do it
  subroutine works(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: work(40)
    external :: sort_of
    call with_parts(sort_of, n, x, work(1), work(n + 1), work(2 * n + 1), r)
  end subroutine

  subroutine with_parts(sort, n, x, values, order, scratch, r)
    external :: sort
    integer, intent(in) :: n
    real(8) :: x(n), values(n), order(n), scratch(n), r
    call sort(n, x, values, order, scratch, r)
  end subroutine

  ! What is passed to a procedure that takes it for integers, and moves it
  subroutine passed(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: from(6), to(6)
    external :: move_words
    from = x**2
    to = 0
    call with_words(move_words, n, from, to)
    r = sum(to * x(n:1:-1))
  end subroutine

  subroutine with_words(move, n, from, to)
    external :: move
    integer, intent(in) :: n
    real(8) :: from(n), to(n)
    call move(2 * n, from, to)
  end subroutine

  subroutine blocks(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a, b
    integer :: m(2)
    common /mixed/ a, m, b
    a = x(1) * x(2)
    m = 3
    b = x(3)**2
    call other_view(r)
    r = r + m(1)
  end subroutine

  subroutine other_view(r)
    real(8), intent(out) :: r
    real(8) :: a, b
    integer :: first, second
    common /mixed/ a, first, second, b
    first = first + 1
    second = second * first
    r = a * second + b * first
  end subroutine
end module

subroutine sort_of(n, x, values, order, scratch, r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: values(n), scratch(n)
  integer :: order(2 * n), i, j, k
  real(8), intent(out) :: r
  values = x**2
  do i = 1, n
    order(n + i) = n + 1 - i
  end do
  do i = 1, n
    k = 1
    do j = 1, n
      if (values(j) > values(i)) k = k + 1
    end do
    order(k) = i
  end do
  do i = 1, n
    scratch(i) = values(order(i)) * i + values(order(n + i))
  end do
  r = sum(scratch * x)
end subroutine

subroutine move_words(n, from, to)
  implicit none
  integer, intent(in) :: n
  integer :: from(n), to(n), i
  do i = 1, n
    to(i) = from(i)
  end do
end subroutine

program integers_in_objects
  use enzyme
  use checking
  use cases
  CHECK(objects)
  CHECK_TO(singles, 1d-2)
  CHECK(works)
  CHECK(passed)
  CHECK(blocks)
  call finish()
end program
