! A system of equations solved by MINPACK's hybrd1: the gradient of its root with respect to the data of the system,
! which goes to the equations by a module. The Jacobian is made by differences, and differentiated as it is.
module problem
  implicit none
  real(8) :: data(3)
contains
  subroutine equations(n, x, f, flag)
    integer :: n, flag
    real(8) :: x(n), f(n)
    f(1) = x(1)**2 + data(1) * x(2) - data(2)
    f(2) = exp(x(1) - x(2)) - data(3) * x(2)
  end subroutine

  subroutine functional(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    external :: hybrd1
    real(8) :: root(2), f(2), work(20)
    integer :: info
    data = x
    root = 1
    call hybrd1(equations, 2, root, f, 1d-14, info, work, 20)
    r = root(1) + 3 * root(2)
  end subroutine
end module

program main
  use enzyme
  use checking
  use problem
  implicit none
  integer, parameter :: n = 3
  real(8) :: x(n), dx(n), r, dr
  x = [0.7d0, 2.5d0, 0.9d0]
  dx = 0
  dr = 1
  call enzyme_autodiff(functional, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, r, dr)
  call compare(functional, n, x, dx, 1d-3, 1d-7)
end program
