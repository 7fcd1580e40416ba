! TRANSFER between all kinds of things, of all lengths.
module m
  implicit none
  type pair
    real(4) :: x
    integer(2) :: k
    character(len=3) :: name
  end type
contains
  subroutine square(x, y)
    real(8), intent(in) :: x(5)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
  subroutine moved(a, i, text, count)
    real(8), intent(in) :: a(:,:)
    integer, intent(in) :: i(:), count
    character(len=*), intent(in) :: text(:)
    type(pair) :: p
    print *, size(transfer(a, [0])), transfer(a, [0]), transfer(a, 0_8), transfer(a, [0_8], count)
    print *, transfer(i, [0d0]), transfer(i, 0d0), transfer(i, [0_2], count), transfer(i, (1., 2.))
    print *, size(transfer(text, [0_1])), transfer(text, [0_1]), transfer(text, "abcde"), "|", transfer(text, ["xyz"]), "|"
    print *, transfer(i(size(i):1:-1), ["abcd"], count / 2 + 1), size(transfer(i, [p])), size(transfer(p, i))
    p = pair(1.5, 7_2, "abc")
    print *, transfer(transfer(p, i), p), transfer(transfer([p, p], [0_1]), [p]), transfer(.true., 0)
    print *, shape(transfer(i(1:0), [0d0])), lbound(transfer(i, [0d0]))
  end subroutine
end module

program p
  use m
#ifdef REQUEST
  use enzyme
#endif
  implicit none
  real(8) :: a(2, 3) = reshape([1d0, 2d0, -3d0, 4.5d0, 0d0, 1d-3], [2, 3])
  integer :: count
#ifdef REQUEST
  real(8) :: x(5) = 1, d(5) = 0, y = 0, dy = 1
  call enzyme_autodiff(square, enzyme_dup, x, d, enzyme_dup, y, dy)
#endif
  do count = 0, 3
    call moved(a(:, 1:3), [1, 2, 3, 1073741824], ["some", "text"], count)
    call moved(a(2:1:-1, 1:3:2), [1078530011, 5, 1075000000], ["a", "b"], count)
  end do
end program
