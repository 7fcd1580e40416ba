; With enzyme_strong_zero a zero adjoint contributes zero, even if the partial is infinite or NaN. Each product is
; guarded.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@enzyme_strong_zero = external global i32

define double @f(double %x, double %y) {
  %product = fmul double %x, %y
  ret double %product
}

%gradient = type { double, double }

define %gradient @request(double %x, double %y) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_strong_zero, double %x, double %y)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[SHARE:%.+]] = fmul double %seed, %y
; CHECK: [[NONE:%.+]] = fcmp oeq double %seed, 0x0000000000000000
; CHECK: [[TO_X:%.+]] = select i1 [[NONE]], double 0x0000000000000000, double [[SHARE]]
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_X]]
