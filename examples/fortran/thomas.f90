! Tridiagonal systems by Thomas's algorithm, in place.
module thomas
  use check, only: dp
  implicit none
  private
  public :: solve, misfit

contains

  ! lower(i) x(i-1) + diagonal(i) x(i) + upper(i) x(i+1) = right(i). The solution comes in `right`; `diagonal` is lost.
  pure subroutine solve(n, lower, diagonal, upper, right)
    integer, intent(in) :: n
    real(dp), intent(in) :: lower(n), upper(n)
    real(dp), intent(inout) :: diagonal(n), right(n)
    real(dp) :: factor
    integer :: i

    do i = 2, n
      factor = lower(i) / diagonal(i - 1)
      diagonal(i) = diagonal(i) - factor * upper(i - 1)
      right(i) = right(i) - factor * right(i - 1)
    end do
    right(n) = right(n) / diagonal(n)
    do i = n - 1, 1, -1
      right(i) = (right(i) - upper(i) * right(i + 1)) / diagonal(i)
    end do
  end subroutine solve

  ! A rod that conducts heat, `conductivity(i)` between its points i and i+1: how far its temperatures are from the
  ! measured ones after some implicit steps in time.
  real(dp) function misfit(n, steps, conductivity, start, measured)
    integer, intent(in) :: n, steps
    real(dp), intent(in) :: conductivity(n), start(n), measured(n)
    real(dp), dimension(n) :: lower, diagonal, upper, temperature
    integer :: step

    temperature = start
    do step = 1, steps
      upper = -conductivity
      upper(n) = 0
      lower(1) = 0
      lower(2:n) = -conductivity(1:n - 1)
      diagonal = 1 - lower - upper
      call solve(n, lower, diagonal, upper, temperature)
    end do
    misfit = dot_product(temperature - measured, temperature - measured)
  end function misfit

end module thomas
