! A plate that conducts heat, cut into strips of columns: one for each process (MPI), whose columns are shared out among
! threads (OpenMP). How does what sensors say at the end depend on the first temperatures? Ends of strips are exchanged
! without waiting, while threads compute the inner columns.
module plate
  implicit none
  include 'mpif.h'
  integer, parameter :: rows = 24, columns = 12, steps = 25
contains
  subroutine advance(u, v, first, last)
    real(8), intent(in) :: u(0:rows + 1, 0:columns + 1)
    real(8), intent(inout) :: v(0:rows + 1, 0:columns + 1)
    integer, intent(in) :: first, last
    integer :: i, j
    !$omp parallel do private(i)
    do j = first, last
      do i = 1, rows
        v(i, j) = u(i, j) + 0.1d0 * (1 + 0.3d0 * u(i, j)) &
                  * (u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1) - 4 * u(i, j))
      end do
    end do
    !$omp end parallel do
  end subroutine

  ! What this process sees wrong: the misfit is the sum over all.
  function misfit(first, left, right) result(wrong)
    real(8), intent(in) :: first(rows, columns)
    integer, intent(in) :: left, right
    real(8) :: wrong, u(0:rows + 1, 0:columns + 1), v(0:rows + 1, 0:columns + 1)
    integer :: step, j, ierr, requests(4)
    u = 0
    v = 0
    u(1:rows, 1:columns) = first
    do step = 1, steps
      call MPI_Irecv(u(1, 0), rows, MPI_DOUBLE_PRECISION, left, 0, MPI_COMM_WORLD, requests(1), ierr)
      call MPI_Irecv(u(1, columns + 1), rows, MPI_DOUBLE_PRECISION, right, 1, MPI_COMM_WORLD, requests(2), ierr)
      call MPI_Isend(u(1, columns), rows, MPI_DOUBLE_PRECISION, right, 0, MPI_COMM_WORLD, requests(3), ierr)
      call MPI_Isend(u(1, 1), rows, MPI_DOUBLE_PRECISION, left, 1, MPI_COMM_WORLD, requests(4), ierr)
      call advance(u, v, 2, columns - 1)
      call MPI_Waitall(4, requests, MPI_STATUSES_IGNORE, ierr)
      call advance(u, v, 1, 1)
      call advance(u, v, columns, columns)
      u(1:rows, 1:columns) = v(1:rows, 1:columns)
    end do
    wrong = 0
    !$omp parallel do reduction(+ : wrong)
    do j = 1, columns, 3
      wrong = wrong + sum((u(1:rows:4, j) - 0.2d0)**2) / 2
    end do
    !$omp end parallel do
  end function

  function of_all(mine) result(total)
    real(8), intent(in) :: mine
    real(8) :: total
    integer :: ierr
    call MPI_Allreduce(mine, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  end function
end module

program hybrid
  use enzyme
  use plate
  implicit none
  real(8) :: first(rows, columns), gradient(rows, columns), along(rows, columns), before, after, expected, found
  integer :: rank, ranks, left, right, i, j, round, given, ierr
  call MPI_Init_thread(MPI_THREAD_FUNNELED, given, ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierr)
  left = merge(rank - 1, MPI_PROC_NULL, rank > 0)
  right = merge(rank + 1, MPI_PROC_NULL, rank + 1 < ranks)
  do j = 1, columns
    do i = 1, rows
      first(i, j) = 0.5d0 + 0.3d0 * sin(0.4d0 * i + 0.7d0 * (j + rank * columns))
      along(i, j) = cos(0.3d0 * i * (j + rank * columns))
    end do
  end do

  ! Is the gradient right? Along a direction that every process has a part of.
  gradient = 0
  call enzyme_autodiff(misfit, enzyme_dup, first, gradient, enzyme_const, left, enzyme_const, right)
  found = of_all(sum(gradient * along))
  expected = (of_all(misfit(first + 1d-5 * along, left, right)) - of_all(misfit(first - 1d-5 * along, left, right))) / 2d-5
  before = of_all(misfit(first, left, right))
  do round = 1, 20
    first = first - 0.8d0 * gradient
    gradient = 0
    call enzyme_autodiff(misfit, enzyme_dup, first, gradient, enzyme_const, left, enzyme_const, right)
  end do
  after = of_all(misfit(first, left, right))
  if (rank == 0) then
    print '(a, es18.10, a, es18.10)', '  along a direction', found, '  expected', expected
    print '(a, es10.3, a, es10.3)', 'misfit', before, ', after 20 steps of gradient descent', after
    if (abs(found - expected) < 1d-6 * (1 + abs(expected)) .and. after < 0.5d0 * before) print '(a)', 'the derivatives are right'
  end if
  call MPI_Finalize(ierr)
  if (.not. abs(found - expected) < 1d-6 * (1 + abs(expected)) .or. .not. after < 0.5d0 * before) stop 1
end program
