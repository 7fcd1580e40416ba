; Memory is active or inactive as a whole object. This memory only holds inactive numbers, so it has no shadow.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i64 %n) {
  %scratch = alloca double
  %number = sitofp i64 %n to double
  store double %number, ptr %scratch
  %factor = load double, ptr %scratch
  %product = fmul double %x, %factor
  ret double %product
}

define double @request(double %x, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %scratch = alloca double
; CHECK-NOT: %"scratch'"
; CHECK: ret
