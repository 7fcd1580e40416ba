! Second derivatives, forward over reverse, of a recursive function: the procedure that asks for the gradient is also
! called by itself, so that what it asks for is one function for both.
module recursive_products
  use enzyme
  implicit none
contains
  recursive function product_of(a, n) result(p)
    integer :: n
    real(8) :: a(n), p
    if (n == 1) then
      p = a(1)
      return
    end if
    p = a(1) * product_of(a(2), n - 1)
  end function
  subroutine f(x, y)
    real(8) :: x(2), y, a(9)
    a = x(1)
    a(1) = x(1)
    a(2) = x(2)
    a(7) = x(1)
    y = product_of(a, 2)
  end subroutine
  subroutine gradient(x, g)
    real(8) :: x(2), g(2), y, dy
    dy = 2
    y = 0
    call enzyme_autodiff(f, enzyme_dup, x, g, enzyme_dup, y, dy)
  end subroutine
end module

program main
  use recursive_products
  implicit none
  real(8) :: x(2), d(2), g(2), h(2), expected(2)
  x = [2d0, 3d0]
  d = [1d0, -0.5d0]
  g = 0
  h = 0
  call enzyme_fwddiff(gradient, enzyme_dup, x, d, enzyme_dup, g, h)
  expected = 2 * [d(2), d(1)]  ! y = x1 * x2
  if (any(abs(h - expected) > 1d-12)) stop 1
  g = 0
  call gradient(x, g)
  if (any(abs(g - 2 * [x(2), x(1)]) > 1d-12)) stop 2
end program
