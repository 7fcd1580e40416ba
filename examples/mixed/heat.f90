! Heat in a rod whose conductivity depends on its temperature: d u / d t = d/dx (k(u) du/dx), in explicit steps.
module heat
  use iso_c_binding, only: c_double, c_int, c_size_t
  implicit none
  private
  public :: misfit

  interface
    function conductivity(temperature, table, count) bind(c) result(k)
      import :: c_double, c_size_t
      real(c_double), value :: temperature
      real(c_double), intent(in) :: table(*)
      integer(c_size_t), value :: count
      real(c_double) :: k
    end function
  end interface

contains

  ! How far the rod is from what was measured, after so many steps of length dt from `start`.
  function misfit(n, steps, dt, start, measured, count, table) bind(c) result(total)
    integer(c_int), value :: n, steps
    real(c_double), value :: dt
    real(c_double), intent(in) :: start(n), measured(n)
    integer(c_size_t), value :: count
    real(c_double), intent(in) :: table(count)
    real(c_double) :: total
    real(c_double) :: u(n), flux(0:n)
    integer :: step, i

    u = start
    do step = 1, steps
      flux(0) = 0
      flux(n) = 0
      do i = 1, n - 1
        flux(i) = conductivity(0.5d0*(u(i) + u(i + 1)), table, count)*(u(i + 1) - u(i))
      end do
      do i = 1, n
        u(i) = u(i) + dt*(flux(i) - flux(i - 1))
      end do
    end do
    total = sum((u - measured)**2)/n
  end function

end module
