! Variables of modules, in COMMON and of derived types that are passed as arguments and used from the module as well.
module state
  implicit none
  type point
    real(8) :: at(2), weight
  end type
  real(8), target :: x(3), loss
  real(8), allocatable, target :: heap(:)
  type(point), target :: place
  real(8) :: left(3), right(3)
  common /both/ left, right
contains
  subroutine start()
    x = [1.1d0, -0.6d0, 0.8d0]
    heap = x + 0.5d0
    place%at = [0.4d0, 1.7d0]
    place%weight = -0.9d0
    left = [0.7d0, 0.2d0, -1.4d0]
    right = [1.3d0, 0.9d0, 0.6d0]
  end subroutine
end module

module cases
  implicit none
contains
  subroutine reading(p, r)
    use state
    real(8), intent(in) :: p(3)
    real(8), intent(out) :: r
    r = p(1) * p(2) + x(2) * x(3) * p(3) + sin(x(1))
  end subroutine

  subroutine writing(p, r)
    use state
    real(8), target, intent(inout) :: p(3)
    real(8), intent(out) :: r
    x(1) = p(1) * p(1)
    call scale_module()
    r = p(1) * p(2) + x(3)
  end subroutine

  subroutine scale_module()
    use state
    x(2:3) = x(2:3) * x(1)
  end subroutine

  subroutine allocated_one(p, r)
    use state
    real(8), intent(in) :: p(3)
    real(8), intent(out) :: r
    r = p(1) * heap(2) + heap(3)**2 * p(3)
  end subroutine

  subroutine of_type(p, r)
    use state
    type(point), intent(in) :: p
    real(8), intent(out) :: r
    r = p%at(1) * place%at(2) * place%weight + p%weight * p%at(2)
  end subroutine

  subroutine in_common(p, r)
    use state
    real(8), intent(in) :: p(3)
    real(8), intent(out) :: r
    integer :: i
    r = 0
    do i = 1, 3
      right(i) = p(i) * right(i)
      r = r + left(i) * right(i)
    end do
  end subroutine

  subroutine into_module(p, r)
    use state
    real(8), intent(in) :: p(3)
    real(8), target, intent(inout) :: r
    r = p(1) * p(2)
    loss = loss * p(3) + r
  end subroutine
end module

! What is checked: a variable of three numbers, and the shadows that a caller has for it, of which nothing is known here.
#define CHECK(f, variable) \
  do i = 1, 3; \
    call start(); variable(i) = variable(i) + h; call f(variable, above); \
    call start(); variable(i) = variable(i) - h; call f(variable, below); \
    expected(i) = (above - below) / (2 * h); \
  end do; \
  call start(); gradient = 0; seed = 1; \
  call enzyme_autodiff(f, enzyme_dup, variable, gradient, enzyme_dup, result, seed); \
  call compare(__LINE__, gradient, expected); \
  call start(); given = 0; seed = 1; \
  call enzyme_autodiff(f, enzyme_dup, variable, given, enzyme_dup, result, seed); \
  call compare(__LINE__, given, expected); \
  do i = 1, 3; \
    call start(); unit = 0; unit(i) = 1; \
    call enzyme_fwddiff(f, enzyme_dup, variable, unit, enzyme_dup, result, gradient(i)); \
  end do; \
  call compare(__LINE__, gradient, expected)

module checks
  use enzyme
  use state
  use cases
  implicit none
  real(8), parameter :: h = 1d-6
  integer :: wrong = 0
contains
  subroutine all_of_them(given, beside)
    real(8) :: given(3), beside
    real(8) :: gradient(3), unit(3), expected(3), above, below, result, seed
    integer :: i
    CHECK(reading, x)
    CHECK(writing, x)
    CHECK(allocated_one, heap)
    CHECK(in_common, left)
    if (beside /= 7) call report(__LINE__, 0, beside, 7d0)
  end subroutine

  subroutine types()
    type(point) :: shadow
    real(8) :: expected(3), above, below, result, seed
    integer :: i
    do i = 1, 3
      call start(); call move(i, h); call of_type(place, above)
      call start(); call move(i, -h); call of_type(place, below)
      expected(i) = (above - below) / (2 * h)
    end do
    call start()
    shadow = point([0d0, 0d0], 0d0)
    seed = 1
    call enzyme_autodiff(of_type, enzyme_dup, place, shadow, enzyme_dup, result, seed)
    call compare(__LINE__, [shadow%at, shadow%weight], expected)
  end subroutine

  subroutine move(i, by)
    integer, intent(in) :: i
    real(8), intent(in) :: by
    if (i == 3) then
      place%weight = place%weight + by
    else
      place%at(i) = place%at(i) + by
    end if
  end subroutine

  subroutine result_too()
    real(8) :: gradient(3), seed
    call start()
    gradient = 0
    seed = 1
    call enzyme_autodiff(into_module, enzyme_dup, x, gradient, enzyme_dup, loss, seed)
    call compare(__LINE__, gradient, [x(2) * (x(3) + 1), x(1) * (x(3) + 1), x(1) * x(2)])
  end subroutine

  subroutine compare(line, got, wanted)
    integer, intent(in) :: line
    real(8), intent(in) :: got(3), wanted(3)
    integer :: i
    do i = 1, 3
      if (.not. abs(got(i) - wanted(i)) <= 1d-7 * (1 + abs(wanted(i)))) call report(line, i, got(i), wanted(i))
    end do
  end subroutine

  subroutine report(line, i, got, wanted)
    integer, intent(in) :: line, i
    real(8), intent(in) :: got, wanted
    wrong = wrong + 1
    print '(a, i0, a, i0, a, 2es24.15)', 'line ', line, ', ', i, ' is, should be: ', got, wanted
  end subroutine
end module

program main
  use checks
  implicit none
  real(8) :: room(4)
  room = 7
  call all_of_them(room(1:3), room(4))
  call types()
  call result_too()
  if (wrong > 0) stop 1
end program
