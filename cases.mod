!mod$ v1 sum:366fa7f883ec862c
module cases
contains
subroutine written(n,x,r)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(out)::r
end
subroutine clocks(n,x,r)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(out)::r
end
end
