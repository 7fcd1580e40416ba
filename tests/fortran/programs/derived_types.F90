! Derived types: nested, arrays of them, with allocatable and pointer components, extended, bound procedures.
#include "checking.inc"

#include "types.inc"

module records
  implicit none
  type point
    real(8) :: x, y
  end type
  type particle
    integer :: id
    type(point) :: at, velocity
    real(4) :: charge
    real(8) :: history(3)
  end type
  type node
    real(8) :: value
    type(node), pointer :: next => null()
  end type
end module

module cases
  use types
  use records
  implicit none
contains
  subroutine components(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(particle) :: p, q, all(3)
    p%id = 7
    p%at = point(x(1), x(2))
    p%velocity%x = x(3)
    p%velocity%y = x(4) * x(5)
    p%charge = 2
    p%history = x(4:6)
    q = p
    call step(q, 0.1d0)
    all = p
    all(2) = q
    all(3)%history(1:2) = q%history(2:3) * all(1)%at%x
    call step(all(3), q%at%y)
    all(1:2) = all(2:3)
    r = sum(all%at%x * all%at%y) + sum(all(1)%history * all(2)%history) + q%velocity%y * q%charge
  end subroutine

  subroutine step(p, dt)
    type(particle), intent(inout) :: p
    real(8), intent(in) :: dt
    p%at%x = p%at%x + dt * p%velocity%x
    p%at%y = p%at%y + dt * p%velocity%y
    p%velocity = point(-p%at%y * p%charge, p%at%x * p%charge)
    p%history(2:3) = p%history(1:2)
    p%history(1) = p%at%x * p%at%y
  end subroutine

  subroutine allocatable_component(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(grid) :: g
    integer :: i
    g%n = n
    allocate(g%values(n))
    do i = 1, n
      g%values(i) = x(i) * g%spacing
    end do
    call smooth(g)
    r = sum(g%values**2)
  end subroutine

  subroutine smooth(g)
    type(grid), intent(inout) :: g
    integer :: i
    do i = 2, g%n
      g%values(i) = g%values(i) + g%spacing * g%values(i - 1)**2
    end do
    g%spacing = g%values(1)
    g%values = g%values * g%spacing
  end subroutine

  subroutine list(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(node), pointer :: head, p
    integer :: i
    head => null()
    do i = 1, n
      allocate(p)
      p%value = x(i)
      p%next => head
      head => p
    end do
    p => head
    r = 0
    do while (associated(p))
      r = r * p%value + p%value**2
      p => p%next
    end do
    do while (associated(head))
      p => head%next
      deallocate(head)
      head => p
    end do
  end subroutine
end module

program derived_types
  use enzyme
  use checking
  use cases
  CHECK(components)
  CHECK(allocatable_component)
  CHECK(list)
  call finish()
end program
