; Memory has shadow memory of the same layout, which holds the tangents. A load reads a value from memory and its
; tangent from the same place in the shadow. A store writes both.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @f(ptr %x, ptr %y) {
  %value = load double, ptr %x
  %doubled = fadd double %value, %value
  %place = getelementptr double, ptr %y, i64 3
  store double %doubled, ptr %place
  ret void
}

define void @request(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}

declare void @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(
; CHECK: %value = load double, ptr %x
; CHECK: [[DVALUE:%.+]] = load double, ptr %"x'"
; CHECK: [[DDOUBLED:%.+]] = fadd double [[DVALUE]], [[DVALUE]]
; CHECK: %place = getelementptr double, ptr %y, i64 3
; CHECK: [[SHADOW:%.+]] = getelementptr double, ptr %"y'", i64 3
; CHECK: store double %doubled, ptr %place
; CHECK: store double [[DDOUBLED]], ptr [[SHADOW]]
