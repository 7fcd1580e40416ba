; An enzyme_const argument has no adjoint. The request returns none for it, and none is computed.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@enzyme_const = external global i32

define double @f(double %x, double %factor) {
  %product = fmul double %x, %factor
  ret double %product
}

define double @request(double %x, double %factor) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr @enzyme_const, double %factor)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(double %x, double %factor, double %seed, ptr %tape)
; CHECK-NOT: %factor.adjoint
; CHECK: rev.block:
; CHECK-COUNT-1: fmul double %seed, %factor
; CHECK-NOT: fmul
; CHECK: ret
