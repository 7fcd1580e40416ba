! Arrays of derived types that are sorted, turned around, kept in variables of modules; texts searched from their ends.
#include "checking.inc"

module items
  implicit none
  type item
    integer :: key
    real(8) :: v
  end type
  type named
    integer :: key
    character(len=8) :: name
    real(8) :: v
  end type
  type inner
    logical :: flag
    real(8) :: x
  end type
  type nested
    integer :: key
    type(inner) :: v
  end type
  type pointing
    integer :: key
    real(8), pointer :: v(:) => null()
  end type
  type holding
    integer :: key
    real(8), allocatable :: v(:)
  end type
  type(item), allocatable, save :: kept(:)
  type(holding), allocatable, save :: held(:)
end module

module cases
  use items
  implicit none
contains
  subroutine sorted(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(item) :: a(5), now
    integer :: j, k
    do j = 1, 5
      a(j) = item(mod(j * 7 + 3, 11), x(j) * x(6))
    end do
    do j = 2, 5
      now = a(j)
      k = j - 1
      do while (k >= 1)
        if (a(k)%key <= now%key) exit
        a(k + 1) = a(k)
        k = k - 1
      end do
      a(k + 1) = now
    end do
    r = 0.1d0
    do j = 1, 5
      r = 0.6d0 * r + sin(a(j)%v) * a(j)%key
    end do
  end subroutine

  subroutine sorted_by_name(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(named), allocatable :: a(:)
    type(named) :: now
    integer :: j, k
    allocate(a(4))
    do j = 1, 4
      a(j)%key = mod(j * 5, 7)
      a(j)%name = repeat('a', j)
      a(j)%v = x(j) + x(5)
    end do
    do j = 2, 4
      now = a(j)
      k = j - 1
      do while (k >= 1)
        if (a(k)%key <= now%key) exit
        a(k + 1) = a(k)
        k = k - 1
      end do
      a(k + 1) = now
    end do
    r = 0.1d0
    do j = 1, 4
      r = 0.6d0 * r + a(j)%v**2 * len_trim(a(j)%name)
    end do
  end subroutine

  subroutine fill(p, key, v)
    type(pointing), intent(inout) :: p
    integer, intent(in) :: key
    real(8), intent(in) :: v
    p%key = key
    allocate(p%v(2))
    p%v = [v, 0.5d0 * v * v]
  end subroutine

  subroutine turned_around(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(pointing) :: a(6), now
    integer :: j
    do j = 1, 6
      call fill(a(j), j, x(j))
    end do
    do j = 1, 3
      now = a(j); a(j) = a(7 - j); a(7 - j) = now
    end do
    r = 0.1d0
    do j = 1, 6
      r = 0.7d0 * r + a(j)%v(1) * a(j)%v(2) * j
    end do
    do j = 1, 6
      deallocate(a(j)%v)
    end do
  end subroutine

  subroutine kept_in_a_module(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(item), allocatable :: a(:)
    type(holding), allocatable :: b(:)
    real(8), allocatable :: u(:), v(:)
    integer :: j
    allocate(kept(3)); call move_alloc(kept, a)
    allocate(held(3)); call move_alloc(held, b)
    do j = 1, 3
      a(j) = item(j, x(j))
      b(j)%key = j
      b(j)%v = [x(j + 3), x(j) * x(j + 3)]
    end do
    b(1) = b(3)
    u = a%v
    v = b(1)%v
    u = [u, v]
    r = 0.1d0 * sum(u * u)
    do j = 1, 3
      r = 0.6d0 * r + sum(b(j)%v) * a(j)%v
    end do
  end subroutine

  subroutine exchanged(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(nested), allocatable :: a(:)
    type(nested) :: now
    integer :: j
    allocate(a(3))
    do j = 1, 3
      a(j)%key = j
      a(j)%v = inner(j > 1, x(j) * x(4))
    end do
    now = a(1); a(1) = a(3); a(3) = now
    r = 0.1d0
    do j = 1, 3
      r = 0.6d0 * r + merge(a(j)%v%x, 0.5d0, a(j)%v%flag) * a(j)%key
    end do
  end subroutine
end module

program sorted_records
  use enzyme
  use checking
  use cases
  CHECK(sorted)
  CHECK(sorted_by_name)
  CHECK(turned_around)
  CHECK(kept_in_a_module)
  CHECK(exchanged)
  call finish()
end program
