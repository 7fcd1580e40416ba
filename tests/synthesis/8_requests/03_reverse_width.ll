; With enzyme_width 2 in reverse mode there are two shadows for each pointer, for two sets of weights of the outputs.
; The primal runs once, and both use its values.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@enzyme_width = external global i32

define void @f(ptr %x, ptr %y) {
  %value = load double, ptr %x
  %sine = call double @sin(double %value)
  store double %sine, ptr %y
  ret void
}

declare double @sin(double)

define void @request(ptr %x, ptr %dx1, ptr %dx2, ptr %y, ptr %dy1, ptr %dy2) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_width, i64 2, ptr %x, ptr %dx1, ptr %dx2, ptr %y, ptr %dy1, ptr %dy2)
  ret void
}

declare void @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(ptr %x, ptr %"x'", ptr %"x'.1", ptr %y, ptr %"y'", ptr %"y'.1", ptr %tape)
; CHECK-COUNT-1: call double @sin(
; CHECK-NOT: @sin(
; CHECK: rev.block:
; CHECK: [[D1:%.+]] = load double, ptr %"y'",
; CHECK: [[D2:%.+]] = load double, ptr %"y'.1",
; CHECK: [[TO1:%.+]] = fmul double [[D1]],
; CHECK: [[TO2:%.+]] = fmul double [[D2]],
; CHECK: [[MORE1:%.+]] = fadd reassoc nsz double {{.+}}, [[TO1]]
; CHECK: store double [[MORE1]], ptr %"x'",
; CHECK: [[MORE2:%.+]] = fadd reassoc nsz double {{.+}}, [[TO2]]
; CHECK: store double [[MORE2]], ptr %"x'.1",
