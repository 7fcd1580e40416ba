! What the programs of this directory share: a gradient against differences, extrapolated twice.
module checking
  implicit none
  abstract interface
    subroutine scalar_function(n, x, r)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: r
    end subroutine
  end interface
contains
  subroutine compare(f, n, x, gradient, step, tolerance)
    procedure(scalar_function) :: f
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), gradient(n), step, tolerance
    real(8) :: e(3), expected, first, second, h
    integer :: i, k, wrong
    wrong = 0
    do i = 1, n
      h = step * (abs(x(i)) + 1d-3)
      do k = 1, 3
        e(k) = difference(f, n, x, i, h / 2**(k - 1))
      end do
      first = (4 * e(2) - e(1)) / 3
      second = (4 * e(3) - e(2)) / 3
      expected = (16 * second - first) / 15
      if (abs(gradient(i) - expected) <= tolerance * (1 + abs(expected))) cycle
      print '(a, i0, a, 2es24.15)', 'WRONG: derivative ', i, ' is, should be: ', gradient(i), expected
      wrong = wrong + 1
    end do
    if (n > 0 .and. maxval(abs(gradient)) > 0 .and. wrong == 0) print '(a)', 'right'
  end subroutine

  real(8) function difference(f, n, x, i, h)
    procedure(scalar_function) :: f
    integer, intent(in) :: n, i
    real(8), intent(in) :: x(n), h
    real(8) :: y(n), above, below
    y = x
    y(i) = x(i) + h
    call f(n, y, above)
    y(i) = x(i) - h
    call f(n, y, below)
    difference = (above - below) / (2 * h)
  end function
end module
