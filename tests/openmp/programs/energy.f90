! SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
! Worksharing loops, reductions, single, critical and atomic in Fortran.
module work
contains
  function energy(x, n) result(total)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: total, w(n), t, part(3), given, other
    integer :: i, k
    total = 0
    part = 0
    do k = 1, 3
      !$omp parallel do private(t) schedule(static)
      do i = 1, n
        t = sin(x(i)) * x(mod(i + k, n) + 1)
        w(i) = t * t + k
      end do
      !$omp end parallel do
      !$omp parallel do reduction(+ : total)
      do i = 1, n
        total = total + w(i) * x(i)
      end do
      !$omp end parallel do
    end do
    !$omp parallel
    !$omp do schedule(dynamic, 2)
    do i = 1, n
      w(i) = w(i) * x(i)
    end do
    !$omp end do
    !$omp single
    part(1) = w(1) * w(2)
    !$omp end single
    !$omp do
    do i = 1, n
      !$omp critical
      part(2) = part(2) + w(i) * part(1)
      !$omp end critical
      !$omp atomic
      part(3) = part(3) + x(i) * w(i)
    end do
    !$omp end do
    !$omp end parallel
    !$omp parallel private(given, other) reduction(+ : total)
    !$omp single
    given = x(1) * w(2)
    other = x(2) * given + w(1)
    !$omp end single copyprivate(given, other)
    !$omp do
    do i = 1, n
      total = total + given * x(i) * other + other
    end do
    !$omp end do
    !$omp end parallel
    total = total + part(2) * part(3)
  end function
end module
program main
  use enzyme
  use work
  implicit none
  integer, parameter :: n = 23
  real(8) :: x(n), dx(n), h, up, down, worst
  integer :: i
  do i = 1, n
    x(i) = 0.3d0 + 0.02d0 * i
  end do
  dx = 0
  call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_const, n)
  worst = 0
  do i = 1, n
    h = 1d-5
    x(i) = x(i) + h
    up = energy(x, n)
    x(i) = x(i) - 2 * h
    down = energy(x, n)
    x(i) = x(i) + h
    worst = max(worst, abs(dx(i) - (up - down) / (2 * h)) / (1 + abs(dx(i))))
  end do
  if (worst > 1d-8) error stop 'wrong'
  print '(a)', 'right'
end program
