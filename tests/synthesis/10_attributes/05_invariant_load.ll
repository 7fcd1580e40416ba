; The primal's memory never changes, but adjoints are added to its shadow. No access in the derivative says that memory
; is invariant.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
  %value = load double, ptr %x, !invariant.load !0
  %square = fmul double %value, %value
  ret double %square
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

!0 = !{}

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK-NOT: !invariant.load
; CHECK: rev.block:
; CHECK-NOT: !invariant.load
; CHECK: ret void
