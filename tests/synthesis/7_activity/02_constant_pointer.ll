; Behind an enzyme_const pointer nothing is active. The pointer has no shadow, and a load from it has no adjoint.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@enzyme_const = external global i32

define double @f(ptr %x, ptr %weights) {
  %value = load double, ptr %x
  %weight = load double, ptr %weights
  %product = fmul double %value, %weight
  ret double %product
}

define double @request(ptr %x, ptr %dx, ptr %weights) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr @enzyme_const, ptr %weights)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(ptr %x, ptr %"x'", ptr %weights, double %seed, ptr %tape)
; CHECK: rev.block:
; CHECK: [[WEIGHT:%.+]] = load double, ptr %weights
; CHECK: fmul double %seed, [[WEIGHT]]
; CHECK-NOT: store double {{.+}}, ptr %weights
; CHECK: ret void
