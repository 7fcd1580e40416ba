; With enzyme_const_return the result has no derivative, and there is no seed. Only the memory that the function writes
; has one, whose adjoint the caller has put into the shadow.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@enzyme_const_return = external global i32

define double @f(double %x, ptr %y) {
  %square = fmul double %x, %x
  store double %square, ptr %y
  ret double %square
}

define double @request(double %x, ptr %y, ptr %dy) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_const_return, double %x, ptr %y, ptr %dy)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(double %x, ptr %y, ptr %"y'", ptr %tape)
; CHECK: rev.block:
; CHECK: [[D:%.+]] = load double, ptr %"y'"
; CHECK: fmul double [[D]], %x
