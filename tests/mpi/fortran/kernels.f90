! Kernels of scientific programs in Fortran: conjugate gradients, a Fourier transform with transposes, a stencil on a
! grid that is cut in two directions, particles in cells, and gathering and scattering on a mesh.
module kernels
  implicit none
  include 'mpif.h'
  integer, parameter :: n = 4, dp = MPI_DOUBLE_PRECISION, all = MPI_COMM_WORLD
  real(8), parameter :: pi = 3.14159265358979323846d0
contains
  subroutine product(k, u, q, rank, ranks)
    real(8), intent(in) :: k(n + 1)
    real(8), intent(inout) :: u(0:n + 1)
    real(8), intent(out) :: q(n)
    integer, intent(in) :: rank, ranks
    integer :: requests(4), left, right, i, ierr
    left = merge(rank - 1, MPI_PROC_NULL, rank > 0)
    right = merge(rank + 1, MPI_PROC_NULL, rank + 1 < ranks)
    call MPI_Irecv(u(0), 1, dp, left, 0, all, requests(1), ierr)
    call MPI_Irecv(u(n + 1), 1, dp, right, 1, all, requests(2), ierr)
    call MPI_Isend(u(1), 1, dp, left, 1, all, requests(3), ierr)
    call MPI_Isend(u(n), 1, dp, right, 0, all, requests(4), ierr)
    call MPI_Waitall(4, requests, MPI_STATUSES_IGNORE, ierr)
    do i = 1, n
      q(i) = (0.5d0 + k(i) + k(i + 1)) * u(i) - k(i) * u(i - 1) - k(i + 1) * u(i + 1)
    end do
  end subroutine

  function dot(a, b) result(r)
    real(8), intent(in) :: a(n), b(n)
    real(8) :: r, mine
    integer :: request, ierr
    mine = sum(a * b)
    call MPI_Iallreduce(mine, r, 1, dp, MPI_SUM, all, request, ierr)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierr)
  end function

  function gradients(x, rank, ranks) result(energy)
    real(8), intent(in) :: x(n)
    integer, intent(in) :: rank, ranks
    real(8) :: energy, k(n + 1), p(0:n + 1), u(n), r(n), q(n), rr, rest
    integer :: i, ierr
    p = 0
    k = 1
    k(1:n) = k(1:n) + 0.5d0 * x * x
    call MPI_Sendrecv(k(1), 1, dp, merge(rank - 1, MPI_PROC_NULL, rank > 0), 2, k(n + 1), 1, dp, &
                      merge(rank + 1, MPI_PROC_NULL, rank + 1 < ranks), 2, all, MPI_STATUS_IGNORE, ierr)
    r = 1 + x(n:1:-1)
    p(1:n) = r
    u = 0
    rr = dot(r, r)
    do i = 1, 5
      call product(k, p, q, rank, ranks)
      energy = rr / dot(p(1:n), q)
      u = u + energy * p(1:n)
      r = r - energy * q
      rest = dot(r, r)
      p(1:n) = r + rest / rr * p(1:n)
      rr = rest
    end do
    energy = sum(u * u) * (rank + 1)
  end function

  subroutine transform(rows, length, sign)
    integer, intent(in) :: length, sign
    complex(8), intent(inout) :: rows(length, 2)
    complex(8) :: made(length)
    integer :: row, j, k
    do row = 1, 2
      made = 0
      do k = 1, length
        do j = 1, length
          made(k) = made(k) + rows(j, row) * exp(cmplx(0d0, sign * 2 * pi * (j - 1) * (k - 1) / length, 8))
        end do
      end do
      rows(:, row) = made
    end do
  end subroutine

  subroutine transpose_rows(rows, length)
    integer, intent(in) :: length
    complex(8), intent(inout) :: rows(length, 2)
    complex(8) :: sent(2, length), come(2, length)
    integer :: ierr, j
    do j = 1, length
      sent(:, j) = rows(j, :)
    end do
    call MPI_Alltoall(sent, 4, MPI_DOUBLE_COMPLEX, come, 4, MPI_DOUBLE_COMPLEX, all, ierr)
    do j = 1, length, 2
      rows(j, :) = come(1, j:j + 1)
      rows(j + 1, :) = come(2, j:j + 1)
    end do
  end subroutine

  function fourier(x, rank, ranks) result(r)
    real(8), intent(in) :: x(n)
    integer, intent(in) :: rank, ranks
    real(8) :: r
    complex(8) :: rows(2 * ranks, 2)
    integer :: i, j
    do j = 1, 2
      do i = 1, 2 * ranks
        rows(i, j) = cmplx(x(modulo(i + j, n) + 1), x(modulo(i, n) + 1) * x(j), 8)
      end do
    end do
    call transform(rows, 2 * ranks, 1)
    call transpose_rows(rows, 2 * ranks)
    call transform(rows, 2 * ranks, 1)
    do i = 1, 2 * ranks
      rows(i, :) = rows(i, :) * x(modulo(i, n) + 1) / (i + rank)
    end do
    call transform(rows, 2 * ranks, -1)
    r = 1d-2 * sum(real(rows)**2 + real(rows) * aimag(rows))
  end function

  ! Columns are next to each other; rows go by a type of their own.
  function stencil(x, grid) result(r)
    real(8), intent(in) :: x(n)
    integer, intent(in) :: grid
    real(8) :: r, u(0:n + 1, 0:n + 1), v(n, n)
    integer :: north, south, west, east, row, step, i, j, ierr
    call MPI_Cart_shift(grid, 0, 1, west, east, ierr)
    call MPI_Cart_shift(grid, 1, 1, north, south, ierr)
    call MPI_Type_vector(n, 1, n + 2, dp, row, ierr)
    call MPI_Type_commit(row, ierr)
    u = 0
    do j = 1, n
      u(1:n, j) = x * x(j)
    end do
    do step = 1, 3
      call MPI_Sendrecv(u(1, n), n, dp, east, 0, u(1, 0), n, dp, west, 0, grid, MPI_STATUS_IGNORE, ierr)
      call MPI_Sendrecv(u(1, 1), n, dp, west, 1, u(1, n + 1), n, dp, east, 1, grid, MPI_STATUS_IGNORE, ierr)
      call MPI_Sendrecv(u(n, 1), 1, row, south, 2, u(0, 1), 1, row, north, 2, grid, MPI_STATUS_IGNORE, ierr)
      call MPI_Sendrecv(u(1, 1), 1, row, north, 3, u(n + 1, 1), 1, row, south, 3, grid, MPI_STATUS_IGNORE, ierr)
      do j = 1, n
        do i = 1, n
          v(i, j) = u(i, j) + 0.1d0 * (u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1) - 4 * u(i, j)) * u(i, j)
        end do
      end do
      u(1:n, 1:n) = v
    end do
    call MPI_Type_free(row, ierr)
    r = sum(v * v) + v(1, n) * x(2)
  end function

  function particles(x, rank, ranks) result(r)
    real(8), intent(in) :: x(n)
    integer, intent(in) :: rank, ranks
    real(8) :: r, place(n * ranks), speed(n * ranks), sent(2, n * ranks), come(2, n * ranks), charge(0:4 * ranks - 1)
    real(8) :: field(0:4 * ranks - 1), part
    integer :: many, to(0:ranks - 1), from(0:ranks - 1), at(0:ranks - 1), places(0:ranks - 1), step, k, p, cell, out, ierr
    many = n
    do k = 1, n
      place(k) = 4 * rank + k - 0.6d0 + 0.2d0 * sin(x(k))
      speed(k) = 0.5d0 + x(k)
    end do
    do step = 1, 2
      charge = 0
      do k = 1, many
        cell = int(place(k))
        part = place(k) - cell
        charge(cell) = charge(cell) + 1 - part
        charge(modulo(cell + 1, 4 * ranks)) = charge(modulo(cell + 1, 4 * ranks)) + part
      end do
      call MPI_Allreduce(charge, field, 4 * ranks, dp, MPI_SUM, all, ierr)
      to = 0
      do k = 1, many
        speed(k) = speed(k) + 0.1d0 * field(int(place(k)))
        place(k) = place(k) + speed(k)
        if (place(k) >= 4 * ranks) place(k) = place(k) - 4 * ranks
        to(int(place(k)) / 4) = to(int(place(k)) / 4) + 2
      end do
      call MPI_Alltoall(to, 1, MPI_INTEGER, from, 1, MPI_INTEGER, all, ierr)
      out = 0
      do p = 0, ranks - 1
        at(p) = 2 * out
        places(p) = sum(from(0:p - 1))
        do k = 1, many
          if (int(place(k)) / 4 == p) then
            out = out + 1
            sent(:, out) = [place(k), speed(k)]
          end if
        end do
      end do
      call MPI_Alltoallv(sent, to, at, dp, come, from, places, dp, all, ierr)
      many = sum(from) / 2
      place(1:many) = come(1, 1:many)
      speed(1:many) = come(2, 1:many)
    end do
    r = sum(speed(1:many)**2) + 0.1d0 * sum(place(1:many)**2)
  end function

  ! Each process needs some nodes of the next one, whose forces it gives back.
  function mesh(x, rank, ranks) result(r)
    real(8), intent(in) :: x(n)
    integer, intent(in) :: rank, ranks
    integer, parameter :: needed(3) = [2, 4, 1], corners(2, 5) = reshape([1, 3, 2, 5, 4, 6, 7, 1, 3, 6], [2, 5])
    real(8) :: r, u(n + 3), force(n + 3), sent(3), back(3), stretched
    integer :: left, right, step, e, i, ierr
    left = modulo(rank - 1, ranks)
    right = modulo(rank + 1, ranks)
    u(1:n) = x
    do step = 1, 3
      sent = u(needed)
      call MPI_Sendrecv(sent, 3, dp, left, 0, u(n + 1), 3, dp, right, 0, all, MPI_STATUS_IGNORE, ierr)
      force = 0
      do e = 1, 5
        stretched = sin(u(corners(1, e)) - u(corners(2, e)))
        force(corners(1, e)) = force(corners(1, e)) - stretched
        force(corners(2, e)) = force(corners(2, e)) + stretched * u(corners(1, e))
      end do
      call MPI_Sendrecv(force(n + 1), 3, dp, right, 1, back, 3, dp, left, 1, all, MPI_STATUS_IGNORE, ierr)
      do i = 1, 3
        force(needed(i)) = force(needed(i)) + back(i)
      end do
      u(1:n) = u(1:n) + 0.2d0 * force(1:n)
    end do
    r = sum(u(1:n)**2) * (rank + 1)
  end function

  function f(x, grid) result(r)
    real(8), intent(in) :: x(n)
    integer, intent(in) :: grid
    real(8) :: r
    integer :: rank, ranks, ierr
    call MPI_Comm_rank(all, rank, ierr)
    call MPI_Comm_size(all, ranks, ierr)
    r = gradients(x, rank, ranks) + fourier(x, rank, ranks) + stencil(x, grid) + particles(x, rank, ranks) &
        + mesh(x, rank, ranks)
  end function
end module

program main
  use enzyme
  use kernels
  implicit none
  real(8) :: x(n), dx(n), v(n), h, up, down, sum_of, tangent, along
  integer :: rank, ranks, ierr, i, r, wrong, grid, sides(2)
  call MPI_Init(ierr)
  call MPI_Comm_rank(all, rank, ierr)
  call MPI_Comm_size(all, ranks, ierr)
  sides = 0
  call MPI_Dims_create(ranks, 2, sides, ierr)
  call MPI_Cart_create(all, 2, sides, [.true., .false.], .false., grid, ierr)
  do i = 1, n
    x(i) = 0.2d0 * i + 0.13d0 * rank
    v(i) = 0.1d0 * i - 0.2d0
  end do
  dx = 0
  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_const, grid)
  tangent = enzyme_fwddiff_real8(f, enzyme_dup, x, v, enzyme_const, grid)
  call MPI_Allreduce(tangent, sum_of, 1, dp, MPI_SUM, all, ierr)
  h = sum(v * dx)
  call MPI_Allreduce(h, along, 1, dp, MPI_SUM, all, ierr)
  wrong = 0
  if (.not. abs(sum_of - along) <= 1d-9 * (1 + abs(along))) then
    print *, 'tangent', sum_of, along
    wrong = 1
  end if
  h = 1d-5
  do r = 0, ranks - 1
    do i = 1, n
      if (r == rank) x(i) = x(i) + h
      up = f(x, grid)
      if (r == rank) x(i) = x(i) - 2 * h
      down = f(x, grid)
      if (r == rank) x(i) = x(i) + h
      up = (up - down) / (2 * h)
      call MPI_Allreduce(up, sum_of, 1, dp, MPI_SUM, all, ierr)
      if (r == rank .and. .not. abs(sum_of - dx(i)) <= 1d-6 * (1 + abs(sum_of))) then
        print *, rank, i, dx(i), sum_of
        wrong = 1
      end if
    end do
  end do
  call MPI_Finalize(ierr)
  if (wrong /= 0) stop 1
end program
