! What ALLOCATE, DEALLOCATE and their errors leave in descriptors, of all kinds of objects.
#include "frame.inc"

module m
  type t
    real(8) :: v = 3
    real(8), allocatable :: w(:)
  end type
  type, extends(t) :: u
    real(8) :: z = 4
  end type
end module
program p
  use m
  use frame
  real(8), allocatable :: a(:), b(:), c(:,:), d(:,:), e, g
  real(4), allocatable :: s(:)
  complex(8), allocatable :: z(:), zz(:)
  integer, allocatable :: i(:), j(:)
  character(:), allocatable :: ch, ci, cj(:), ck(:)
  character(7), allocatable :: cc(:), cd(:)
  logical, allocatable :: l(:), lm(:)
  type(t), allocatable :: ta(:), tb(:), tc, td
  class(t), allocatable :: pa, pb, pc(:), pd(:)
  class(*), allocatable :: ua, ub(:)
  real(8), pointer :: pp(:), pq(:), pr(:,:), ps
  real(8), target :: tgt(4) = [1,2,3,4]
  real(8) :: y, dy, x(5) = [1,2,3,4,5], dx(5)
  integer :: stat
  character(60) :: msg
  allocate(a(5)); a = 1
  allocate(b, mold=a); print *, size(b), lbound(b), ubound(b)
  deallocate(b); allocate(b(-3:1), source=a); print *, b, lbound(b)
  deallocate(b); allocate(b, source=a(1:3)); print *, b, lbound(b)
  deallocate(b); allocate(b, mold=x(1:5:2)); b = 7; print *, b, lbound(b)
  deallocate(b); allocate(b, source=x(5:1:-2)); print *, b, lbound(b), ubound(b)
  deallocate(a); allocate(a(-2:2)); a = x; deallocate(b); allocate(b, mold=a); print *, lbound(b), ubound(b)
  deallocate(b); allocate(b, source=a); print *, lbound(b), ubound(b), b
  allocate(c(0:1,3), source=2d0); allocate(d, mold=c); print *, shape(d), lbound(d), ubound(d)
  deallocate(d); allocate(d, mold=transpose(c)); print *, shape(d), lbound(d)
  deallocate(d); allocate(d, source=c(:,3:1:-1)); print *, shape(d), lbound(d), d
  deallocate(d); allocate(d, source=c(:,3:1)); print *, shape(d), lbound(d), d
  allocate(e, source=3d0); allocate(g, mold=e); g = e; print *, e, g
  allocate(s(2)); s = 1.5; deallocate(b); allocate(b(3), source=1d0); print *, b
  allocate(z(3)); z = (1,2); allocate(zz, mold=z); zz = z * 2; print *, zz
  allocate(i(4)); i = 3; allocate(j, mold=i); j = 5; print *, size(j), j
  ch = "hello"; allocate(ci, mold=ch); print *, len(ci)
  deallocate(ci); allocate(ci, source=ch//"xyz"); print *, len(ci), ci
  allocate(character(4) :: cj(3)); cj = "abcd"; allocate(ck, mold=cj); print *, len(ck), size(ck)
  deallocate(ck); allocate(ck, source=cj); print *, len(ck), ck
  allocate(cc(2)); cc = "qwertyu"; allocate(cd, source=cc); print *, cd
  deallocate(cd); allocate(cd, mold=cc); print *, size(cd), len(cd)
  allocate(l(3)); l = .true.; allocate(lm, source=l); print *, lm
  deallocate(lm); allocate(lm, mold=l); print *, size(lm)
  allocate(ta(2)); ta(1)%w = [1d0,2d0]; ta(2)%w = [3d0]; ta(2)%v = 9
  allocate(tb, mold=ta); print *, size(tb), tb%v, allocated(tb(1)%w)
  deallocate(tb); allocate(tb, source=ta); print *, size(tb), tb%v, tb(1)%w, tb(2)%w
  allocate(tc, source=ta(2)); print *, tc%v, tc%w; allocate(td, mold=tc); print *, td%v, allocated(td%w)
  allocate(u :: pa); pa%v = 8; allocate(pb, mold=pa)
  select type (pb); type is (u); print *, "u", pb%v, pb%z; class default; print *, "?"; end select
  deallocate(pb); allocate(pb, source=pa)
  select type (pb); type is (u); print *, "u", pb%v, pb%z; class default; print *, "?"; end select
  allocate(u :: pc(3)); allocate(pd, mold=pc); print *, size(pd), pd%v
  deallocate(pd); allocate(pd, source=pc); print *, size(pd), pd%v
  select type (pd); type is (u); print *, "u", pd%z; class default; print *, "?"; end select
  allocate(ua, source=2.5d0)
  select type (ua); type is (real(8)); print *, "r8", ua; class default; print *, "?"; end select
  allocate(ub, source=x)
  select type (ub); type is (real(8)); print *, "r8", ub; class default; print *, "?"; end select
  deallocate(ub); allocate(ub, mold=i)
  select type (ub); type is (integer); print *, "i4", size(ub); class default; print *, "?"; end select
  allocate(pp(3)); pp = 4; allocate(pq, mold=pp); pq = 1; print *, size(pq), lbound(pq)
  deallocate(pq); allocate(pq, source=pp); print *, pq
  pp => tgt(2:3); allocate(pq, mold=pp); print *, size(pq), lbound(pq), ubound(pq)
  pp(5:6) => tgt(2:3); allocate(pq, source=pp); print *, pq, lbound(pq), ubound(pq)
  allocate(pr, source=c); print *, shape(pr), lbound(pr), pr; allocate(ps, source=2d0); print *, ps
  deallocate(a, b); allocate(a(2), b(3), source=1d0); print *, a, b
  deallocate(a, b); allocate(a, b, mold=x); print *, size(a), size(b)
  allocate(a(3), stat=stat, errmsg=msg); print *, stat, trim(msg), size(a)
  deallocate(a); msg = "unchanged"; deallocate(a, stat=stat, errmsg=msg); print *, stat, trim(msg), size(a)
  allocate(a, source=x, stat=stat, errmsg=msg); print *, stat, trim(msg), a
  allocate(a, mold=x(1:2), stat=stat, errmsg=msg); print *, stat, trim(msg), size(a)
  allocate(a, source=x(1:2), stat=stat, errmsg=msg); print *, stat, trim(msg), size(a)
  nullify(pp); deallocate(pp, stat=stat, errmsg=msg); print *, stat, trim(msg), size(a)
  pp => tgt; deallocate(pp, stat=stat, errmsg=msg); print *, stat, trim(msg), size(a)
  call differentiate()
end program
