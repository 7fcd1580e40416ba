! Messages in Fortran, by mpif.h: of arrays that subroutines are given, columns and rows of matrices, in place, in parts
! of the communicator, by requests that are started again.
module ring
  implicit none
  include 'mpif.h'
  integer, parameter :: n = 3
contains
  subroutine shift(come, mine, count, tag)
    integer, intent(in) :: count, tag
    real(8), intent(in) :: mine(*)
    real(8), intent(out) :: come(*)
    integer :: rank, ranks, ierr, requests(2), statuses(MPI_STATUS_SIZE, 2)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
    call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierr)
    call MPI_Irecv(come, count, MPI_DOUBLE_PRECISION, modulo(rank - 1, ranks), tag, MPI_COMM_WORLD, requests(1), ierr)
    call MPI_Isend(mine, count, MPI_DOUBLE_PRECISION, modulo(rank + 1, ranks), tag, MPI_COMM_WORLD, requests(2), ierr)
    call MPI_Waitall(2, requests, statuses, ierr)
  end subroutine

  function f(x) result(r)
    real(8), intent(in) :: x(n)
    real(8) :: r, come(n), mine(n), all, a(2), grid(n, n), got(n, n), halo
    real(4) :: short(2)
    integer :: rank, ranks, ierr, status(MPI_STATUS_SIZE), row, part, here, again(2), k
    integer :: which(2), done, left, statuses(MPI_STATUS_SIZE, 2)
    logical :: flag
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
    call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierr)
    mine = x * x(1)
    call shift(come, mine, n, 3)
    r = sum(come * mine) * (rank + 1)
    call MPI_Allreduce(r, all, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
    if (ierr /= MPI_SUCCESS) r = 0
    a = [all, x(2)]
    call MPI_Allreduce(MPI_IN_PLACE, a, 2, MPI_REAL8, MPI_SUM, MPI_COMM_WORLD, ierr)
    call MPI_Bcast(a, 2, MPI_REAL8, ranks - 1, MPI_COMM_WORLD, ierr)
    call MPI_Allreduce(x, a(2), 1, MPI_REAL8, MPI_MAX, MPI_COMM_WORLD, ierr)
    if (rank == 0 .and. ranks > 1) call MPI_Send(a, 2, MPI_DOUBLE_PRECISION, ranks - 1, 4, MPI_COMM_WORLD, ierr)
    if (rank == ranks - 1 .and. ranks > 1) &
      call MPI_Recv(a, 2, MPI_DOUBLE_PRECISION, MPI_ANY_SOURCE, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierr)
    r = r + all * x(3) + a(1) * a(2) * x(1)
    grid = spread(x, 1, n) * spread(x, 2, n) + rank
    grid(:, 2) = grid(:, 2) * x(1)
    got = 0
    call MPI_Type_vector(n, 1, n, MPI_DOUBLE_PRECISION, row, ierr)
    call MPI_Type_commit(row, ierr)
    call MPI_Sendrecv(grid(2, 1), 1, row, modulo(rank + 1, ranks), 5, got(1, 3), n, MPI_DOUBLE_PRECISION, &
                      modulo(rank - 1, ranks), 5, MPI_COMM_WORLD, status, ierr)
    call MPI_Type_free(row, ierr)
    r = r + sum(got * grid)
    call MPI_Comm_split(MPI_COMM_WORLD, modulo(rank, 2), rank, part, ierr)
    call MPI_Allgather(r, 1, MPI_DOUBLE_PRECISION, mine, 0 * ierr + 1, MPI_DOUBLE_PRECISION, MPI_COMM_SELF, ierr)
    call MPI_Scan(mine, come, 2, MPI_DOUBLE_PRECISION, MPI_SUM, part, ierr)
    call MPI_Comm_rank(part, here, ierr)
    call MPI_Comm_free(part, ierr)
    r = r + come(1) * come(2) * (here + 1)
    call MPI_Recv_init(halo, 1, MPI_DOUBLE_PRECISION, modulo(rank - 1, ranks), 6, MPI_COMM_WORLD, again(1), ierr)
    call MPI_Send_init(mine, 1, MPI_DOUBLE_PRECISION, modulo(rank + 1, ranks), 6, MPI_COMM_WORLD, again(2), ierr)
    mine(1) = x(1)
    do k = 1, 3
      call MPI_Startall(2, again, ierr)
      call MPI_Wait(again(1), status, ierr)
      flag = .false.
      do while (.not. flag)
        call MPI_Test(again(2), flag, MPI_STATUS_IGNORE, ierr)
      end do
      mine(1) = halo * x(2) + mine(1)
    end do
    call MPI_Startall(2, again, ierr)
    call MPI_Waitany(2, again, which(1), status, ierr)
    if (which(1) == 1) mine(2) = halo
    left = 1
    do while (left > 0)
      call MPI_Waitsome(2, again, done, which, statuses, ierr)
      left = left - done
      if (which(1) == 1) mine(2) = halo
    end do
    call MPI_Waitany(2, again, which(1), status, ierr)
    if (which(1) /= MPI_UNDEFINED) mine(2) = 0
    mine(1) = mine(1) + mine(2)
    call MPI_Request_free(again(1), ierr)
    call MPI_Request_free(again(2), ierr)
    short = 0.5
    if (rank == 0) short = 0.25
    call MPI_Bcast(short, 2, MPI_REAL, 0, MPI_COMM_WORLD, ierr)
    r = r * 1d-2 + mine(1) * short(1)
  end function
end module

program main
  use enzyme
  use ring
  implicit none
  real(8) :: x(n), dx(n), h, up, down, all
  integer :: rank, ranks, ierr, i, r, wrong
  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierr)
  do i = 1, n
    x(i) = 0.3d0 * i + 0.2d0 * rank
  end do
  dx = 0
  call enzyme_autodiff(f, enzyme_dup, x, dx)
  wrong = 0
  h = 1d-5
  do r = 0, ranks - 1
    do i = 1, n
      if (r == rank) x(i) = x(i) + h
      up = f(x)
      if (r == rank) x(i) = x(i) - 2 * h
      down = f(x)
      if (r == rank) x(i) = x(i) + h
      up = (up - down) / (2 * h)
      call MPI_Allreduce(up, all, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
      if (r == rank .and. .not. abs(all - dx(i)) <= 1d-6 * (1 + abs(all))) then
        print *, rank, i, dx(i), all
        wrong = 1
      end if
    end do
  end do
  call MPI_Finalize(ierr)
  if (wrong /= 0) stop 1
end program
