; The adjoint of a select goes to the operand that was chosen; the other operand receives zero.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %less = fcmp olt double %x, %y
  %minimum = select i1 %less, double %x, double %y
  ret double %minimum
}

%gradient = type { double, double }

define %gradient @request(double %x, double %y) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[LESS:%.+]] = fcmp olt double %x, %y
; CHECK: [[TO_X:%.+]] = select i1 [[LESS]], double %seed, double 0x0000000000000000
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_X]]
; CHECK: [[TO_Y:%.+]] = select i1 [[LESS]], double 0x0000000000000000, double %seed
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_Y]]
