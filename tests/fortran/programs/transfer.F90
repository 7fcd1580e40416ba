! TRANSFER: the bits of numbers as integers, characters and derived types, and back.
#include "checking.inc"

module cases
  use iso_fortran_env
  implicit none
  type particle
    real(8) :: place(2), mass
    integer :: id
  end type
  type node
    integer, allocatable :: data(:)
    type(node), pointer :: next => null()
  end type
contains
  subroutine scalars(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    integer(8) :: word
    complex(8) :: z
    word = transfer(x(1) * x(2), word)
    z = transfer([x(3) * x(1), x(4)], z)
    r = transfer(word, r) * real(z * z) + transfer(transfer(real(word - word, 8) + x(5), 0_8), 0d0)
  end subroutine

  subroutine message(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    integer(4) :: buffer(0:12)
    real(8) :: y(6)
    buffer(0) = n
    buffer(1:2 * n) = transfer(x(n:1:-1) * x(1), buffer)
    y = 0
    y(:buffer(0)) = transfer(buffer(1:), y, buffer(0))
    r = sum(y(1:5) * y(2:6) * buffer(0)) + transfer(buffer(3:4), 0d0)
  end subroutine

  subroutine pack_real(buffer, at, v)
    integer(1), intent(inout) :: buffer(:)
    integer, intent(inout) :: at
    real(8), intent(in) :: v
    buffer(at:at + 7) = transfer(v, buffer(at:at + 7))
    at = at + 8
  end subroutine

  subroutine bytes(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    integer(1) :: buffer(60)
    integer :: at, i
    at = 1
    do i = 1, n
      call pack_real(buffer, at, x(i) * x(1))
    end do
    r = 0
    do at = 1, 8 * n, 8
      r = r + at * transfer(buffer(at:at + 7), r) ** 2
    end do
  end subroutine

  subroutine texts(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    character(len=8) :: words(n), one
    integer :: i
    do i = 1, n
      words(i) = transfer(x(i) * x(2), one)
    end do
    one = words(4)
    r = transfer(one, r)
    do i = 1, n
      r = r + i * transfer(words(i), r) ** 2
    end do
  end subroutine

  subroutine objects(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(particle) :: p
    type(node), pointer :: list, next
    integer :: i
    list => null()
    do i = 1, n - 2
      p = particle(x(i:i + 1) * x(1), x(i + 2), i)
      allocate(next)
      next%data = transfer(p, [0])
      next%next => list
      list => next
    end do
    r = 0
    do while (associated(list))
      p = transfer(list%data, p)
      r = r + product(p%place) * p%mass * p%id
      next => list%next
      deallocate(list)
      list => next
    end do
  end subroutine
end module

program transfers
  use enzyme
  use checking
  use cases
  CHECK(scalars)
  CHECK(message)
  CHECK(bytes)
  CHECK(texts)
  CHECK(objects)
  call finish()
end program
