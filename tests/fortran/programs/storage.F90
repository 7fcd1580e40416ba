! Where variables live: modules, COMMON blocks, SAVE, EQUIVALENCE, allocatables and pointers of a module.
#include "checking.inc"

module state
  implicit none
  real(8) :: scalar, field(0:7), untouched = 2.5d0
  real(8), allocatable :: work(:), table(:, :)
  real(8), pointer :: view(:) => null()
  real(8), target :: pool(12)
  real(8), parameter :: weights(3) = [1d0, 4d0, 1d0]
  integer :: calls = 0
  logical :: ready = .false.
end module

module cases
  implicit none
contains
  subroutine variables(n, x, r)
    use state
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    scalar = x(1) * x(2)
    field = 1
    field(1:n) = x * scalar
    calls = calls + 1
    call relax()
    r = sum(field) * untouched + scalar
  end subroutine

  subroutine relax()
    use state
    integer :: i
    do i = 1, 6
      field(i) = dot_product(weights, field(i-1:i+1)) / 6 + scalar * field(i)
    end do
    scalar = scalar * field(3)
  end subroutine

  subroutine allocatables(n, x, r)
    use state
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    if (.not. allocated(work)) allocate(work(n))
    work = x**2
    table = spread(work, 2, 2)
    call double_work()
    r = sum(table(:, 1) * table(:, 2)) + sum(work)
    deallocate(work)
    deallocate(table)
  end subroutine

  subroutine double_work()
    use state
    integer :: i
    do i = 1, size(work)
      work(i) = work(i) * 2 + table(i, 1)
      table(i, 2) = sin(work(i))
    end do
  end subroutine

  subroutine kept(n, x, r)
    use state
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    if (allocated(work)) then
      if (size(work) /= 2 * n) deallocate(work)
    end if
    if (.not. allocated(work)) allocate(work(2 * n))
    work(1:n) = x
    work(n+1:) = x * x(1)
    view => pool(1:2*n:2)
    view = x * work(n+1:)
    r = sum(pool(1:11:2)**2) + sum(work**2) + sum(view)
  end subroutine

  subroutine common_blocks(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a, b(4), total
    integer :: m
    common /shared/ a, b, m, total
    common c
    real(8) :: c
    a = x(1)
    b = x(2:5)
    c = x(6)
    m = 3
    call middle()
    r = total * a + sum(b) * c
  end subroutine

  subroutine middle()
    real(8) :: first, rest(2, 2), sum_of, d
    integer :: k, i, j
    common /shared/ first, rest, k, sum_of
    common d
    sum_of = first * d
    do j = 1, 2
      do i = 1, 2
        sum_of = sum_of + rest(i, j)**k * d
        rest(i, j) = rest(i, j) * first
      end do
    end do
    first = first**2
    d = d * first
  end subroutine

  subroutine saved(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    integer :: i
    call accumulate(0d0, .true., r)
    do i = 1, n
      call accumulate(x(i)**2, .false., r)
    end do
  end subroutine

  subroutine accumulate(a, restart, r)
    real(8), intent(in) :: a
    logical, intent(in) :: restart
    real(8), intent(out) :: r
    real(8), save :: total = 0, history(10)
    integer, save :: filled = 0
    if (restart) then
      total = 0
      filled = 0
    end if
    filled = filled + 1
    history(filled) = a * total
    total = total * 0.5d0 + a
    r = total + history(filled) * history(1) + history(max(1, filled - 1))
  end subroutine

  subroutine equivalent(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(8) :: a(6), b(2, 3), c
    equivalence (a(1), b(1, 1)), (c, a(4))
    a = x
    b(:, 1) = b(:, 2) * b(:, 3)
    c = c * a(1)
    r = sum(a) + b(2, 2) * c
  end subroutine
end module

program storage
  use enzyme
  use checking
  use cases
  CHECK(variables)
  CHECK(allocatables)
  CHECK(kept)
  CHECK(common_blocks)
  CHECK(saved)
  CHECK(equivalent)
  call finish()
end program
