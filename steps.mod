!mod$ v1 sum:2435595fabb8f426
module steps
type::shape0
real(8)::a
contains
procedure::area=>area0
end type
type,extends(shape0)::ring0
integer(4)::n=2_4
real(8)::b
contains
procedure::area=>ring_area0
end type
real(8),allocatable,save::work1(:)
real(8),save::total1
integer(4),save::calls1
type::t2
integer(4)::key
real(8),allocatable::v(:)
end type
contains
function area0(self) result(r)
class(shape0),intent(in)::self
real(8)::r
end
function ring_area0(self) result(r)
class(ring0),intent(in)::self
real(8)::r
end
subroutine step0(in,out)
real(8),intent(in)::in(:)
real(8),intent(inout)::out(:)
end
subroutine grow1(n)
integer(4),intent(in)::n
end
subroutine step1(in,out)
real(8),intent(in)::in(1_8:3_8)
real(8),intent(inout)::out(1_8:2_8)
end
subroutine put2(t,key,x)
type(t2),intent(inout)::t
integer(4),intent(in)::key
real(8),intent(in)::x
end
function get2(t) result(r)
type(t2),intent(in)::t
real(8)::r
end
subroutine step2(in,out)
real(8),intent(in)::in(:)
real(8),intent(inout)::out(:)
end
elemental function bend3(x,c) result(r)
real(8),intent(in)::x
real(8),intent(in),optional::c
real(8)::r
end
recursive function horner3(a,x) result(r)
real(8),intent(in)::a(:)
real(8),intent(in)::x
real(8)::r
end
subroutine step3(in,out)
real(8),intent(in)::in(1_8:3_8)
real(8),intent(inout)::out(1_8:1_8)
end
subroutine step4(in,out)
real(8),intent(in)::in(1_8:3_8)
real(8),intent(inout)::out(1_8:2_8)
end
function program_(x,p,y) bind(c,name="program") result(r)
real(8),intent(in)::x(1_8:4_8)
real(8),intent(in)::p(1_8:2_8)
real(8),intent(inout)::y(1_8:2_8)
real(8)::r
end
end
