; This sine does not depend on an active input. It is a plain factor, and its cosine is not computed.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i64 %n) {
  %number = sitofp i64 %n to double
  %sine = call double @sin(double %number)
  %product = fmul double %x, %sine
  ret double %product
}

declare double @sin(double)

define double @request(double %x, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK-NOT: @llvm.cos
; CHECK: fmul double %seed,
; CHECK-NOT: @llvm.cos
; CHECK: ret
