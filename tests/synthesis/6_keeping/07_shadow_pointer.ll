; An adjoint may be for memory whose address is known in the forward sweep only: the pointer in memory is overwritten by a
; walk along a list. What is kept then is the shadow of the pointer; the primal pointer is not needed.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %slot, ptr %other) {
  %place = load ptr, ptr %slot
  %value = load double, ptr %place
  store ptr %other, ptr %slot
  ret double %value
}

define double @request(ptr %slot, ptr %dslot, ptr %other, ptr %dother) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %slot, ptr %dslot, ptr %other, ptr %dother)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[SHADOW:%.+]] = load ptr, ptr %"slot'"
; CHECK: store ptr [[SHADOW]], ptr [[KEPT:%.+]], align
; CHECK-NOT: store ptr %place
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = load ptr, ptr [[KEPT]]
; CHECK: store double {{.+}}, ptr [[PLACE]]
