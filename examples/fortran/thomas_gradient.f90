! What conducts heat how well? The gradient of the misfit in the conductivity of every piece of a rod: through the solver,
! whose arrays are overwritten in every step.
program thomas_gradient
  use check, only: agree, dp
  use enzyme
  use thomas, only: misfit
  implicit none
  integer, parameter :: n = 40, steps = 25
  real(dp), dimension(n) :: start, measured, conductivity, gradient, ahead, behind, unit
  real(dp) :: first, last, tangent
  integer :: i

  do i = 1, n
    start(i) = merge(1.0_dp, 0.0_dp, i <= n / 2)
    measured(i) = 0.5_dp * (1 - tanh((i - n / 2 - 0.5_dp) / 6))
    conductivity(i) = 0.5_dp + 0.01_dp * i
  end do
  first = misfit(n, steps, conductivity, start, measured)
  call derive(conductivity, gradient)

  do i = 1, n, 13
    ahead = conductivity
    ahead(i) = ahead(i) + 1.0e-5_dp
    behind = conductivity
    behind(i) = behind(i) - 1.0e-5_dp
    call agree('reverse against differences', gradient(i), (misfit(n, steps, ahead, start, measured) &
               - misfit(n, steps, behind, start, measured)) / 2.0e-5_dp, 1.0e-7_dp)
    unit = 0
    unit(i) = 1
    tangent = enzyme_fwddiff_real8(misfit, enzyme_const, n, enzyme_const, steps, enzyme_dup, conductivity, unit, &
                                   enzyme_const, start, enzyme_const, measured)
    call agree('reverse against forward', gradient(i), tangent, 1.0e-12_dp)
  end do

  do i = 1, 300
    call derive(conductivity, gradient)
    conductivity = max(conductivity - 2 * gradient, 0.01_dp)
  end do
  last = misfit(n, steps, conductivity, start, measured)
  print '(a, es10.3, a, es10.3)', 'descent: misfit from', first, ' to', last
  if (.not. last < first / 10) error stop 1
  print '(a)', 'the derivatives are right'

contains

  subroutine derive(at, slope)
    real(dp), intent(in) :: at(n)
    real(dp), intent(out) :: slope(n)

    slope = 0
    call enzyme_autodiff(misfit, enzyme_const, n, enzyme_const, steps, enzyme_dup, at, slope, &
                         enzyme_const, start, enzyme_const, measured)
  end subroutine derive

end program thomas_gradient
