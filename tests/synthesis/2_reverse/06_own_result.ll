; The derivative of exp is its own result. The forward sweep keeps the result, and the reverse sweep does not call exp
; again.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %power = call double @exp(double %x)
  ret double %power
}

declare double @exp(double)

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %power = call double @exp(double %x)
; CHECK: store double %power, ptr [[KEPT:%.+]], align
; CHECK: rev.block:
; CHECK-NOT: exp
; CHECK: [[POWER:%.+]] = load double, ptr [[KEPT]]
; CHECK: fmul double %seed, [[POWER]]
