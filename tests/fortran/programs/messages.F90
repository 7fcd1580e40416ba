! Texts whose length is deferred: literals are assigned to them beside numbers that carry derivatives, and a text may have
! the bits of a number.
#include "checking.inc"

module cases
  implicit none
  type :: state
    real(8) :: before
    character(:), allocatable :: message
    real(8) :: after(2)
    character(:), allocatable :: notes(:)
    real(8) :: last
  end type
contains
  subroutine say(code, message)
    integer, intent(in) :: code
    character(:), allocatable, intent(out) :: message
    select case (code)
    case (0)
      message = 'none'
    case (1)
      message = 'one of them'
    case (2)
      message = ''
    case default
      message = 'many'
    end select
  end subroutine

  subroutine choose(code, s)
    integer, intent(in) :: code
    type(state), intent(inout) :: s
    if (code > 2) s%message = 'more than two'
    if (code == 2) s%message = 'two'
    if (code < 2) call say(code, s%message)
    s%notes = 'all'
  end subroutine

  subroutine in_objects(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    type(state) :: s
    character(:), pointer :: shown
    character(:), allocatable :: said
    integer :: i
    allocate(character(5) :: s%notes(3))
    allocate(character(6) :: shown)
    s%before = x(1)**2
    s%after = x(2:3) * s%before
    s%last = 1
    r = 0
    do i = 1, 4
      call choose(i - 1, s)
      shown = 'pointed at'
      call say(i - 1, said)
      if (s%notes(2) /= 'all') stop 2
      if (shown /= 'pointe' .or. len(shown) /= 6) stop 3
      s%last = s%last * x(4) + len(s%message) * s%after(1) + len(said)
      r = r + s%last * s%after(2) + s%before
    end do
    if (s%message /= 'more than two' .or. said /= 'many') stop 4
    deallocate(shown)
  end subroutine

  subroutine in_a_number_s_place(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    character(:), allocatable :: bits
    real(8) :: y
    y = x(1) * x(2)
    bits = transfer(y, '12345678')
    if (x(3) > 100) bits = 'no number'
    r = transfer(bits, y) * x(3)
    bits = '12345678'
    if (bits(1:1) == '1') r = r + x(4)**2
  end subroutine
end module

program messages
  use enzyme
  use checking
  use cases
  CHECK(in_objects)
  CHECK(in_a_number_s_place)
  call finish()
end program
