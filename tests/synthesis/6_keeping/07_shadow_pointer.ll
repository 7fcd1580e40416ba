; The slot that holds the pointer is overwritten, so the reverse sweep cannot load it again. It only needs the place to
; add the adjoint to. So the shadow pointer is kept, and the primal pointer is not.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

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

; PLAN: %place = {{.*}}; shadow kept in a register

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[SHADOW:%.+]] = load ptr, ptr %"slot'"
; CHECK: store ptr [[SHADOW]], ptr [[KEPT:%.+]], align
; CHECK-NOT: store ptr %place
; CHECK: rev.block:
; CHECK: [[PLACE:%.+]] = load ptr, ptr [[KEPT]]
; CHECK: store double {{.+}}, ptr [[PLACE]]
