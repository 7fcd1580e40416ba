! The temperatures of a rod whose one end is in a furnace, as thermocouples along it read them.
!
! The conductivity depends on the temperature: `law` has its values at `knots` temperatures from `coldest` to `hottest`,
! and is linear between them. Each step in time is implicit in the temperatures, with the conductivities of the step
! before, so that it is stable for any law: a tridiagonal system, solved by the method of Thomas.
subroutine rod(law, knots, furnace, readings, sensors, times)
  implicit none
  integer, intent(in) :: knots, sensors, times
  real(8), intent(in) :: law(knots)                  ! W/(m K)
  real(8), intent(in) :: furnace                     ! K
  real(8), intent(out) :: readings(sensors, times)   ! K
  integer, parameter :: cells = 50, steps_per_reading = 5
  real(8), parameter :: coldest = 300, hottest = 1300, length = 0.1d0, seconds = 20, capacity = 3.5d6  ! m, s, J/(m3 K)
  real(8), parameter :: dx = length / cells, dt = seconds / steps_per_reading
  real(8), dimension(0:cells) :: conductivity, flow, temperature
  real(8), dimension(cells) :: diagonal, solution
  integer :: i, time, step

  temperature = coldest
  temperature(0) = furnace
  do time = 1, times
    do step = 1, steps_per_reading
      do i = 0, cells
        conductivity(i) = at(temperature(i))
      end do
      ! Between cell i and the next one; none leaves the far end.
      flow(0:cells - 1) = (conductivity(0:cells - 1) + conductivity(1:cells)) / 2 * dt / (capacity * dx**2)
      flow(cells) = 0
      ! (1 + flow(i - 1) + flow(i)) u(i) - flow(i - 1) u(i - 1) - flow(i) u(i + 1) = u before
      do i = 1, cells
        diagonal(i) = 1 + flow(i - 1) + flow(i)
        solution(i) = temperature(i)
        if (i == 1) then
          solution(i) = solution(i) + flow(0) * furnace
        else
          diagonal(i) = diagonal(i) - flow(i - 1)**2 / diagonal(i - 1)
          solution(i) = solution(i) + flow(i - 1) / diagonal(i - 1) * solution(i - 1)
        end if
      end do
      temperature(cells) = solution(cells) / diagonal(cells)
      do i = cells - 1, 1, -1
        temperature(i) = (solution(i) + flow(i) * temperature(i + 1)) / diagonal(i)
      end do
    end do
    do i = 1, sensors
      readings(i, time) = temperature((2 * i - 1) * cells / (2 * sensors))
    end do
  end do

contains

  real(8) function at(kelvin)
    real(8), intent(in) :: kelvin
    real(8) :: place
    integer :: below
    place = (kelvin - coldest) / (hottest - coldest) * (knots - 1)
    below = max(0, min(int(place), knots - 2))
    at = law(below + 1) + (place - below) * (law(below + 2) - law(below + 1))
  end function
end subroutine
