; The tangent of a constant is zero. Storing a constant stores zero in the shadow, and so removes the tangent of the
; old value.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @f(ptr %x) {
  store double 1.0, ptr %x
  ret void
}

define void @request(ptr %x, ptr %dx) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %dx)
  ret void
}

declare void @__enzyme_fwddiff(...)

; CHECK-LABEL: define internal void @__enzcc_tangent_f(
; CHECK: store double 1.0{{.*}}, ptr %x
; CHECK: store double {{0x0+|0.0e\+00|0.000000e\+00}}, ptr %"x'"
