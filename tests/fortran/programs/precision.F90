! Complex numbers, real(4), and conversions between kinds.
#include "checking.inc"

module cases
  implicit none
contains
  subroutine complexes(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    complex(8) :: z, w, a(3), b(3), c(3, 2)
    z = cmplx(x(1), x(2), 8)
    w = z * z + cmplx(x(3), -x(4), 8) / z
    a = [z, w, conjg(z)]
    b = a * w + exp(a)
    c = reshape([a, b], [3, 2])
    r = abs(w) + real(sqrt(z)) + aimag(log(w)) + real(sum(a * b)) + aimag(dot_product(a, b))
    r = r + real(product(a)) + sum(abs(matmul(transpose(c), c))) + real(z**3) + aimag(z**w) + a(2)%re * b(1)%im
    r = r + real(sin(z) * cosh(w)) + real(tan(z)) + x(5) * x(6)
  end subroutine

  function conjugated(z) result(c)
    complex(8), intent(in) :: z(:)
    complex(8) :: c(size(z))
    c = conjg(z) * z(1)
  end function

  complex(8) function rotated(z, by) result(c)
    complex(8), intent(in) :: z
    complex(8), value :: by
    c = z * by
  end function

  subroutine complex_functions(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    complex(8), allocatable :: z(:)
    z = cmplx(x, x(n:1:-1), 8)
    z = conjugated(z)
    z(2) = rotated(z(1), z(3))
    z(1)%re = x(2)
    r = real(sum(z)) + aimag(z(2) * z(4))
  end subroutine

  subroutine single(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r
    real(4) :: y(6)
    real(8) :: z(6)
    y = real(x, 4)
    z = y * x
    r = sum(z**2)
  end subroutine

  subroutine single_arrays(n, x, r)
    integer, intent(in) :: n
    real(4), intent(in) :: x(n)
    real(4), intent(out) :: r
    real(4) :: a(2, 3)
    real(4), allocatable :: b(:)
    complex(4) :: z
    a = reshape(x, [2, 3])
    b = matmul(a, x(1:3))
    z = cmplx(b(1), b(2))
    r = sum(b) + norm2(x) + maxval(x) * product(x(1:2)) + dot_product(b, a(:, 1)) + abs(z * z)
  end subroutine
end module

program precision
  use enzyme
  use checking
  use cases
  real(4) :: x4(n), gradient4(n), direction4(n), tangent4, result4, seed4, shifted(n), above, below
  integer :: i
  CHECK(complexes)
  CHECK(complex_functions)
  CHECK_TO(single, 1d-3)
  x4 = real(x, 4)
  direction4 = real(direction, 4)
  gradient4 = 0
  seed4 = 1
  call enzyme_autodiff(single_arrays, enzyme_const, n, enzyme_dup, x4, gradient4, enzyme_dup, result4, seed4)
  tangent4 = 0
  call enzyme_fwddiff(single_arrays, enzyme_const, n, enzyme_dup, x4, direction4, enzyme_dup, result4, tangent4)
  do i = 1, n
    shifted = x4
    shifted(i) = x4(i) + 1e-2
    call single_arrays(n, shifted, above)
    shifted(i) = x4(i) - 1e-2
    call single_arrays(n, shifted, below)
    if (abs((above - below) / 2e-2 - gradient4(i)) > 2e-2) call wrong4(gradient4(i), (above - below) / 2e-2)
  end do
  if (abs(dot_product(gradient4, direction4) - tangent4) > 1e-4) call wrong4(tangent4, dot_product(gradient4, direction4))
  call finish()
contains
  subroutine wrong4(got, wanted)
    real(4), intent(in) :: got, wanted
    print *, 'single precision:', got, wanted
    wrong = wrong + 1
  end subroutine
end program
