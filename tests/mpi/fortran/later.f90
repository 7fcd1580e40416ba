! In Fortran, what all begin and wait for later, in another order on each rank; neighbours on a closed grid; a product.
module later
  implicit none
  include 'mpif.h'
  integer, parameter :: n = 3
contains
  function f(x) result(r)
    real(8), intent(in) :: x(n)
    real(8) :: r, mine(n), all(n), sent(n), come(4 * n), turned(4)
    real(8), allocatable :: every(:, :)
    integer, allocatable :: counts(:), places(:)
    integer :: rank, ranks, ierr, requests(3), grid, k
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
    call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierr)
    allocate(every(n, ranks), counts(ranks), places(ranks))
    mine = x * x(1) + rank
    sent = 0
    if (rank == 0) sent = x * x
    do k = 1, ranks
      counts(k) = n
      places(k) = n * (ranks - k)
    end do
    call MPI_Iallreduce(mine, all, n, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, requests(1), ierr)
    call MPI_Ibcast(sent, n, MPI_REAL8, 0, MPI_COMM_WORLD, requests(2), ierr)
    call MPI_Iallgatherv(mine, n, MPI_REAL8, every, counts, places, MPI_REAL8, MPI_COMM_WORLD, requests(3), ierr)
    do k = 0, 2
      call MPI_Wait(requests(1 + modulo(k + rank, 3)), MPI_STATUS_IGNORE, ierr)
    end do
    r = sum(all * sent) + sum(every(:, 1) * every(:, ranks)) * x(2)
    call MPI_Iallreduce(MPI_IN_PLACE, mine, n, MPI_REAL8, MPI_PROD, MPI_COMM_WORLD, requests(1), ierr)
    call MPI_Ibarrier(MPI_COMM_WORLD, requests(2), ierr)
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierr)
    r = r + sum(mine * x)
    call MPI_Cart_create(MPI_COMM_WORLD, 2, [1, ranks], [.true., .true.], .false., grid, ierr)
    call MPI_Neighbor_allgather(all, n, MPI_REAL8, come, n, MPI_REAL8, grid, ierr)
    call MPI_Ineighbor_alltoall(come, 1, MPI_REAL8, turned, 1, MPI_REAL8, grid, requests(1), ierr)
    call MPI_Wait(requests(1), MPI_STATUS_IGNORE, ierr)
    call MPI_Comm_free(grid, ierr)
    r = 0.1d0 * r + 1d-3 * (sum(come * come) + sum(turned * turned * [1, 2, 3, 4]))
  end function
end module

program main
  use enzyme
  use later
  implicit none
  real(8) :: x(n), dx(n), v(n), h, up, down, all, tangent, along
  integer :: rank, ranks, ierr, i, r, wrong
  call MPI_Init(ierr)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierr)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierr)
  do i = 1, n
    x(i) = 0.3d0 * i + 0.2d0 * rank
    v(i) = 0.1d0 * i - 0.2d0
  end do
  dx = 0
  call enzyme_autodiff(f, enzyme_dup, x, dx)
  tangent = enzyme_fwddiff_real8(f, enzyme_dup, x, v)
  call MPI_Allreduce(tangent, all, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  h = sum(v * dx)
  call MPI_Allreduce(h, along, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierr)
  wrong = 0
  if (.not. abs(all - along) <= 1d-9 * (1 + abs(all))) wrong = 1
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
