! Water of depth h in a square basin with periodic borders, moving at (u, v): a step in time of the shallow-water
! equations on a staggered grid. Velocities are on the sides of the cells: u(i, j) between cells i-1 and i.
module shallow_water
  use check, only: dp
  implicit none
  private
  public :: basin, forecast, misfit

  type :: basin
    real(dp) :: gravity = 9.81_dp
    real(dp) :: spacing = 1000.0_dp
    real(dp) :: coriolis = 1.0e-4_dp
    real(dp) :: drag = 1.0e-5_dp
    real(dp) :: seconds = 20.0_dp ! of a step
  end type basin

contains

  ! The state after a number of steps, in place.
  subroutine forecast(sea, steps, h, u, v)
    type(basin), intent(in) :: sea
    integer, intent(in) :: steps
    real(dp), intent(inout) :: h(:, :), u(:, :), v(:, :)
    integer :: n

    do n = 1, steps
      call accelerate(sea, h, u, v)
      call flow(sea, h, u, v)
    end do
  end subroutine forecast

  ! Velocities follow the slope of the surface, turn with the earth, and lose to the ground.
  subroutine accelerate(sea, h, u, v)
    type(basin), intent(in) :: sea
    real(dp), intent(in) :: h(:, :)
    real(dp), intent(inout) :: u(:, :), v(:, :)
    real(dp) :: turned(size(u, 1), size(u, 2))

    turned = u + sea%seconds * sea%coriolis * v
    v = v - sea%seconds * sea%coriolis * u
    u = turned - sea%seconds * sea%gravity * (h - cshift(h, -1, 1)) / sea%spacing
    v = v - sea%seconds * sea%gravity * (h - cshift(h, -1, 2)) / sea%spacing
    where (abs(u) > 1.0e-12_dp)
      u = u * (1 - sea%seconds * sea%drag * sqrt(abs(u)))
    end where
  end subroutine accelerate

  ! What flows through the sides of a cell is the depth there times the velocity.
  subroutine flow(sea, h, u, v)
    type(basin), intent(in) :: sea
    real(dp), intent(inout) :: h(:, :)
    real(dp), intent(in) :: u(:, :), v(:, :)
    real(dp), allocatable, dimension(:, :) :: eastward, northward

    eastward = u * (h + cshift(h, -1, 1)) / 2
    northward = v * (h + cshift(h, -1, 2)) / 2
    h = h - sea%seconds / sea%spacing * (cshift(eastward, 1, 1) - eastward + cshift(northward, 1, 2) - northward)
  end subroutine flow

  ! How far the forecast from the depths `start`, at rest, is from what was observed. For any size of the basin; its
  ! arguments are of explicit shape, so that no interface of the request is needed.
  subroutine misfit(rows, columns, steps, start, observed, loss)
    integer, intent(in) :: rows, columns, steps
    real(dp), intent(in) :: start(rows, columns), observed(rows, columns)
    real(dp), intent(out) :: loss
    real(dp), dimension(rows, columns) :: h, u, v

    h = start
    u = 0
    v = 0
    call forecast(basin(), steps, h, u, v)
    loss = sum((h - observed)**2) / (rows * columns)
  end subroutine misfit

end module shallow_water
