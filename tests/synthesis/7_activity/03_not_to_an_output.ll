; A value is active if it depends on an active input and an active output depends on it. This sine depends on x, but
; the result does not depend on it. It has no adjoint.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@seen = internal global i32 0

define double @f(double %x) {
  %sine = call double @sin(double %x)
  %large = fcmp ogt double %sine, 0.5
  %flag = zext i1 %large to i32
  store i32 %flag, ptr @seen
  %square = fmul double %x, %x
  ret double %square
}

declare double @sin(double)

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: call double @sin(double %x)
; CHECK: rev.block:
; CHECK-NOT: @llvm.cos
; CHECK: ret
