! Which depths would have led to what was observed? The gradient of the misfit in all of them, by one reverse sweep through
! the forecast, and some steps of descent.
program shallow_water_gradient
  use check, only: agree, dp
  use enzyme
  use shallow_water, only: misfit
  implicit none
  integer, parameter :: rows = 24, columns = 20, steps = 60
  real(dp), dimension(rows, columns) :: truth, start, gradient, direction, observed
  real(dp) :: loss, first, seed, along, ahead, behind, step
  integer :: n

  call observe(truth, observed)
  start = 100
  call misfit(rows, columns, steps, start, observed, first)

  call derive(start, loss, gradient)
  call agree('misfit', loss, first, 1.0e-12_dp)

  ! Along some direction: against differences, and against forward mode.
  direction = reshape([(cos(0.7_dp * n), n = 1, rows * columns)], [rows, columns])
  step = 1.0e-4_dp
  call misfit(rows, columns, steps, start + step * direction, observed, ahead)
  call misfit(rows, columns, steps, start - step * direction, observed, behind)
  call agree('reverse against differences', sum(gradient * direction), (ahead - behind) / (2 * step), 1.0e-6_dp)
  call enzyme_fwddiff(misfit, enzyme_const, rows, enzyme_const, columns, enzyme_const, steps, &
                      enzyme_dup, start, direction, enzyme_const, observed, enzyme_dup, loss, along)
  call agree('forward against reverse', along, sum(gradient * direction), 1.0e-10_dp)

  do n = 1, 100
    call derive(start, loss, gradient)
    start = start - 40 * gradient
  end do
  print '(a, es10.3, a, es10.3)', 'descent: misfit from', first, ' to', loss
  if (.not. loss < first / 10) error stop 1
  print '(a)', 'the derivatives are right'

contains

  ! What the forecast from a hill of water gives.
  subroutine observe(hill, seen)
    use shallow_water, only: basin, forecast
    real(dp), intent(out) :: hill(rows, columns), seen(rows, columns)
    real(dp), dimension(rows, columns) :: u, v
    integer :: i, j

    do concurrent (i = 1:rows, j = 1:columns)
      hill(i, j) = 100 + 2 * exp(-((i - 10)**2 + (j - 8)**2) / 12.0_dp)
    end do
    seen = hill
    u = 0
    v = 0
    call forecast(basin(), steps, seen, u, v)
  end subroutine observe

  ! The misfit and its gradient.
  subroutine derive(at, value, slope)
    real(dp), intent(in) :: at(rows, columns)
    real(dp), intent(out) :: value, slope(rows, columns)

    slope = 0
    seed = 1
    call enzyme_autodiff(misfit, enzyme_const, rows, enzyme_const, columns, enzyme_const, steps, &
                         enzyme_dup, at, slope, enzyme_const, observed, enzyme_dup, value, seed)
  end subroutine derive

end program shallow_water_gradient
