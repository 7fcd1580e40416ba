! Objects of derived types, and texts, through array intrinsics, constructors and assignments.
#include "frame.inc"

module m
  use frame
  implicit none
  type flat
    real(8) :: v = 3
    integer :: k = 1
  end type
  type deep
    real(8) :: v = 3
    real(8), allocatable :: w(:)
  end type
contains
  subroutine objects(k)
    integer, intent(in) :: k
    type(flat) :: f(2,3)
    type(flat), allocatable :: g(:), h(:,:)
    type(deep) :: q(4)
    type(deep), allocatable :: r(:), t(:,:)
    integer :: i, j
    do j = 1, 3; do i = 1, 2; f(i,j)%v = i + 10*j; f(i,j)%k = i*j; end do; end do
    g = reshape(f, [6]); print *, g%v, g%k
    h = transpose(f); print *, shape(h), h%v; h = cshift(f, k); print *, h%v; h = f(2:1:-1, ::2); print *, shape(h), h%v
    g = pack(f, f%k > 2); print *, g%v; h = spread(g, 1, 2); print *, h%k; g = eoshift(g, 1, flat(1d0, 2)); print *, g%v
    g = [g, f(:,1), flat(5d0, 6)]; print *, g%v; g = g(size(g):1:-1); print *, g%k; h = merge(f, f(2:1:-1,:), f%k>2); print *, h%v
    h = unpack(g, f%k > 1, f); print *, h%v; g(2:3) = g(1:2); print *, g%v; g = f(:,2); print *, g%v, lbound(g)
    do i = 1, 4; q(i)%w = [(1d0*j, j = 1, i)]; q(i)%v = i; end do
    r = q(4:1:-1); do i = 1, 4; print *, r(i)%v, r(i)%w; end do
    r = [q(1:2), r]; do i = 1, size(r); print *, r(i)%v, r(i)%w; end do
    r = cshift(q, k); do i = 1, 4; print *, r(i)%v, r(i)%w; end do
    t = reshape(q, [2, 2]); do i = 1, 2; print *, t(i,2)%v, t(i,2)%w; end do
    t = transpose(t); do i = 1, 2; print *, t(i,2)%v, t(i,2)%w; end do
    r = pack(q, [.true., .false., .true., .true.]); do i = 1, size(r); print *, r(i)%v, r(i)%w; end do
    t = spread(q(2:3), 2, 2); print *, size(t), t(2,2)%w
    r(2:3) = r(1:2); do i = 1, size(r); print *, r(i)%v, r(i)%w; end do
    q(1:3) = q(2:4); q(1) = r(1); do i = 1, 4; print *, q(i)%v, q(i)%w; end do
    r = eoshift(q, 1, deep(7d0, [8d0])); do i = 1, 4; print *, r(i)%v, r(i)%w; end do
  end subroutine
  subroutine texts(k)
    integer, intent(in) :: k
    character(:), allocatable :: a(:), b
    character(6), allocatable :: f6(:), f7
    character(5) :: c(3), d(2,2)
    character(kind=4, len=:), allocatable :: w
    a = ["ab", "cd"]; print *, len(a), a; a = ["abcdef", "ghijkl"]; print *, len(a), a; a = "xyz"; print *, len(a), "|", a, "|"
    allocate(character(8) :: b); b(:) = "hello"; print *, len(b), "|", b, "|"; b = b // "!"; print *, len(b), "|", b, "|"
    c = ["abcdefg", "hi     ", "j      "]; print *, c; c = c(3:1:-1); print *, c; c(2:) = c(:2); print *, c
    d = reshape(c, [2,2], pad=["pad01"]); print *, d; print *, transpose(d), cshift(c, k), pack(c, c > "b"), spread(c, 1, 2), eoshift(c, 1)
    a = c(::2); print *, len(a), size(a), a; a = a(2:1:-1)(2:3); print *, len(a), a; a = [character(4) :: a, "q"]; print *, len(a), a
    deallocate(a); allocate(a(2), source=["abc", "def"]); print *, len(a), a; allocate(f6(2), source="z"); print *, f6, "|"; allocate(f7, source="abcdefghi"); print *, f7
    f6 = ["abcdefgh", "ijk     "]; print *, f6; f7 = "a"; print *, f7, "|"; c = "w"; print *, c, "|"; w = 4_"wide"; print *, len(w)
    deallocate(b); b = repeat("xy", k); print *, b, maxval(c), minval(d), maxloc(c), len(trim(b // "  ")), adjustr(c), index(b, "y")
  end subroutine
end module
program p
  use m
  implicit none
  integer :: i
  do i = 1, 2
    call objects(i); call texts(i)
  end do
  call differentiate()
end program
