! SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
! Tasks of OpenMP in Fortran: a recursion, numbers of a task's own, groups, dependences and loops, against differences.
module work
  implicit none
contains
  recursive subroutine tree(x, n, s)
    real(8), intent(in) :: x(8)
    integer, intent(in) :: n
    real(8), intent(out) :: s
    real(8) :: a, b
    if (n < 2) then
      s = x(n + 1) * x(n + 2)
      return
    end if
    !$omp task shared(a) firstprivate(n) final(n < 4)
    call tree(x, n - 1, a)
    !$omp end task
    !$omp task shared(b) firstprivate(n) if(n > 3)
    call tree(x, n - 2, b)
    !$omp end task
    !$omp taskwait
    s = 0.7d0 * a * b + sin(a)
  end subroutine

  function energy(x, n) result(s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(8)
    real(8) :: s, w(8), y, before
    integer :: i
    y = x(1)
    before = 1
    !$omp parallel
    !$omp single
    call tree(x, n, s)
    !$omp taskgroup
    do i = 1, 8
      !$omp task firstprivate(i, y) shared(w)
      w(i) = x(i) * x(i) * y
      !$omp end task
    end do
    !$omp end taskgroup
    do i = 2, 8
      !$omp task firstprivate(i) shared(w) depend(in: w(i - 1)) depend(out: w(i))
      w(i) = w(i) * w(i - 1) + x(i)
      !$omp end task
      !$omp task firstprivate(i) shared(w, before) depend(in: w(i)) depend(inout: before)
      before = before * (1 + 0.1d0 * w(i))
      !$omp end task
    end do
    !$omp taskwait
    !$omp taskloop grainsize(3)
    do i = 1, 8
      w(i) = w(i) * w(i) + x(i) * before
    end do
    !$omp end taskloop
    !$omp end single
    !$omp end parallel
    do i = 1, 8
      s = s + w(i) * i
    end do
    s = s * before
  end function
end module

program tasks
  use enzyme
  use work
  implicit none
  real(8) :: x(8), dx(8), h, up, down, worst
  integer :: i
  do i = 1, 8
    x(i) = 0.4d0 + 0.05d0 * i
  end do
  dx = 0
  call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_const, 6)
  worst = 0
  do i = 1, 8
    h = 1d-5
    x(i) = x(i) + h
    up = energy(x, 6)
    x(i) = x(i) - 2 * h
    down = energy(x, 6)
    x(i) = x(i) + h
    worst = max(worst, abs(dx(i) - (up - down) / (2 * h)) / (1 + abs(dx(i))))
  end do
  if (worst > 1d-8) error stop 'wrong'
  print '(a)', 'right'
end program
