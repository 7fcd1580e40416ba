!mod$ v1 sum:6aa895a85630d637
module cases
contains
subroutine allocated_here(n,x,r)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(out)::r
end
subroutine reallocated(n,x,r)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(out)::r
end
subroutine moved(n,x,r)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(out)::r
end
subroutine passed(n,x,r)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(out)::r
end
subroutine make(a,from)
real(8),allocatable,intent(out)::a(:)
real(8),intent(in)::from(:)
end
function total(a) result(t)
real(8),allocatable,intent(in)::a(:)
real(8)::t
end
function squares(a) result(s)
real(8),intent(in)::a(:)
real(8),allocatable::s(:)
end
function powers(a,k) result(s)
real(8),intent(in)::a(:)
integer(4),intent(in)::k
real(8)::s(1_8:size(a,dim=1,kind=8),1_8:int(k,kind=8))
end
subroutine results(n,x,r)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(out)::r
end
subroutine in_loops(n,x,r)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(out)::r
end
subroutine pointer_targets(n,x,r)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(out)::r
end
end
