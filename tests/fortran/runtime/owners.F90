! Data that change their owners just after they were written: what MOVE_ALLOC moves, and SWAPs made of it.
#include "frame.inc"
module moving
  implicit none
  type holder
    real(8), allocatable :: data(:)
  end type
  real(8), allocatable :: kept(:)
contains
  subroutine local_to_local(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    real(8), allocatable :: u(:), v(:)
    v = x
    u = x(1:2)
    v(2) = maxval(v) * 0.3d0
    call move_alloc(v, u)
    v = u * 0.5d0
    r = v
  end subroutine

  subroutine by_a_call(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    real(8), allocatable :: u(:), v(:)
    integer :: k
    u = x
    v = 2 * x
    do k = 1, 3
      v(k) = u(k + 1) - v(k)
      call swap(u, v)
      u(k + 1) = u(k) * v(k + 1)
    end do
    r = u - v
  end subroutine

  subroutine swap(a, b)
    real(8), allocatable, intent(inout) :: a(:), b(:)
    real(8), allocatable :: c(:)
    call move_alloc(a, c)
    call move_alloc(b, a)
    call move_alloc(c, b)
  end subroutine

  subroutine to_a_module(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    real(8), allocatable :: v(:)
    v = x
    v(3) = v(1) + v(2)
    call move_alloc(v, kept)
    r = kept
    kept(1) = kept(3)
    call move_alloc(kept, v)
    r = r + v
  end subroutine

  subroutine to_a_component(x, r)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: r(:)
    type(holder) :: h
    real(8), allocatable :: v(:)
    v = x
    v(1) = v(2)
    call move_alloc(v, h%data)
    r = h%data
    h%data(2) = 5
    call move_alloc(h%data, v)
    r = r * v
  end subroutine
end module

program owners
  use frame
  use moving
  implicit none
  real(8) :: x(5) = [0.5d0, 1.5d0, -0.25d0, 2d0, 0.75d0], r(5)
  call local_to_local(x, r); call show(r)
  call by_a_call(x, r); call show(r)
  call to_a_module(x, r); call show(r)
  call to_a_component(x, r); call show(r)
  call differentiate()
end program
