; A constant has the tangent zero. Where it is stored, the zero is stored in the shadow: the tangent that was there before
; is none of the new value's.
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
