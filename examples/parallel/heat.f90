! A plate conducts heat: where was it hot, if the temperatures at some places are known over time? Derivatives of the
! misfit with respect to all initial temperatures. Each step is a parallel loop over columns; the sensors add up what
! they see in a reduction.
module plate
  implicit none
  integer, parameter :: dp = kind(1.0d0)

contains

  function misfit(m, initial, count, sensors, steps, seen) result(total)
    integer, intent(in) :: m, count, steps, sensors(2, count)
    real(dp), intent(in) :: initial(m, m), seen(count, steps)
    real(dp) :: total
    real(dp), allocatable :: now(:, :), next(:, :)
    integer :: i, j, k, n

    now = initial
    next = initial
    total = 0
    do n = 1, steps
      !$omp parallel do private(i) schedule(static)
      do j = 2, m - 1
        do i = 2, m - 1
          next(i, j) = now(i, j) + 0.2_dp * (now(i - 1, j) + now(i + 1, j) + now(i, j - 1) + now(i, j + 1) - 4 * now(i, j))
        end do
      end do
      !$omp end parallel do
      !$omp parallel do schedule(static)
      do j = 2, m - 1
        now(:, j) = next(:, j)
      end do
      !$omp end parallel do
      !$omp parallel do reduction(+ : total)
      do k = 1, count
        total = total + (now(sensors(1, k), sensors(2, k)) - seen(k, n))**2
      end do
      !$omp end parallel do
    end do
  end function misfit

end module plate

program heat
  use enzyme
  use plate
  implicit none
  integer, parameter :: m = 20, steps = 15, sensors(2, 4) = reshape([5, 5, 15, 6, 9, 14, 12, 10], [2, 4])
  real(dp) :: initial(m, m), gradient(m, m), seen(4, steps), expected, found, h, largest
  integer :: k, at(2, 3)

  call random_number(initial)
  seen = 0.4_dp
  gradient = 0
  call enzyme_autodiff(misfit, enzyme_const, m, enzyme_dup, initial, gradient, enzyme_const, 4, enzyme_const, sensors, &
                       enzyme_const, steps, enzyme_const, seen)
  at = reshape([5, 6, 10, 10, 15, 7], [2, 3])
  largest = 0
  h = 1.0e-4_dp
  do k = 1, 3
    found = gradient(at(1, k), at(2, k))
    initial(at(1, k), at(2, k)) = initial(at(1, k), at(2, k)) + h
    expected = misfit(m, initial, 4, sensors, steps, seen)
    initial(at(1, k), at(2, k)) = initial(at(1, k), at(2, k)) - 2 * h
    expected = (expected - misfit(m, initial, 4, sensors, steps, seen)) / (2 * h)
    initial(at(1, k), at(2, k)) = initial(at(1, k), at(2, k)) + h
    print '(a, 2i3, 2es20.12)', '  place', at(:, k), found, expected
    largest = max(largest, abs(found - expected) / abs(expected))
  end do
  if (.not. largest < 1.0e-7_dp) error stop 'WRONG'
  print '(a)', 'the derivatives are right'
end program heat
