; As LLVM 14 writes it: pointers have types. d/dx of x * x, and of the sum of squares of an array.
@enzyme_dup = external global i32
@enzyme_const = external global i32

define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}

define double @squares(double* %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %at = getelementptr inbounds double, double* %x, i64 %i
  %value = load double, double* %at
  %product = fmul double %value, %value
  %more = fadd double %sum, %product
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret double %more
}

declare double @__enzyme_autodiff(i8*, ...)

define double @slope(double %x) {
  %d = call double (i8*, ...) @__enzyme_autodiff(i8* bitcast (double (double)* @square to i8*), double %x)
  ret double %d
}

define void @gradient(double* %x, double* %dx, i64 %n) {
  %dup = load i32, i32* @enzyme_dup
  %const = load i32, i32* @enzyme_const
  call double (i8*, ...) @__enzyme_autodiff(i8* bitcast (double (double*, i64)* @squares to i8*), i32 %dup, double* %x, double* %dx, i32 %const, i64 %n)
  ret void
}
