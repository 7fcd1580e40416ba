! Input and output in the active region carry no derivatives, and happen once.
#include "checking.inc"

module cases
  implicit none
contains
  subroutine written(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    character(80) :: line, shape*20
    real(8) :: y(n), read_back
    integer :: i, unit, status
    y = x * x(1)
    write(line, '(6f10.3)') y
    write(shape, *) n
    if (len_trim(line) == 0) y = 0
    if (x(1) > 1d6) print *, 'large', x, y(1), n, .true., 'text', cmplx(x(1), x(2))
    if (x(1) > 1d6) write(*, *) (y(i), i = 1, n)
    if (any(y > 1d10)) write(*, '(a, i0, es12.3)') 'diverged', n, y(2)
    read(shape, *) i
    read(line, '(f10.3)') read_back
    open(newunit=unit, status='scratch', action='readwrite', iostat=status)
    if (status /= 0) stop 3
    write(unit, *) y
    rewind(unit)
    read(unit, *) read_back
    close(unit)
    if (x(1) < -1d6) stop 'negative'
    if (x(1) < -1d7) error stop 4
    r = sum(y**2) * i
    if (read_back > 1d10) r = 0
  end subroutine

  subroutine clocks(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: t, noise(2)
    integer :: count, rate, values(8)
    character(20) :: date
    call cpu_time(t)
    call system_clock(count, rate)
    call date_and_time(date, values=values)
    call random_number(noise)
    if (t < 0 .or. noise(1) > 2) write(*, *) count, rate, date
    r = sum(x**2) * 3
  end subroutine
end module

program io
  use enzyme
  use checking
  use cases
  CHECK(written)
  CHECK(clocks)
  call finish()
end program
