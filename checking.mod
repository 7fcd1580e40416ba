!mod$ v1 sum:d143e4f11c87341a
module checking
integer(4),parameter::n=6_4
real(8)::x(1_8:6_8)
real(8)::direction(1_8:6_8)
real(8)::gradient(1_8:6_8)
real(8)::again(1_8:6_8)
real(8)::seed
real(8)::result
real(8)::tangent
integer(4)::wrong
contains
subroutine compare(line,f,primal,gradient,again,tangent,tolerance)
integer(4),intent(in)::line
procedure()::f
real(8),intent(in)::primal
real(8),intent(in)::gradient(1_8:6_8)
real(8),intent(in)::again(1_8:6_8)
real(8),intent(in)::tangent
real(8),intent(in)::tolerance
end
function difference(f,i,h)
procedure()::f
integer(4),intent(in)::i
real(8),intent(in)::h
real(8)::difference
end
subroutine print_numbers(line,numbers)
integer(4),intent(in)::line
real(8),intent(in)::numbers(:)
end
subroutine finish()
end
end
