; The adjoint of a vector is a vector. An operation on vectors is reversed by operations on vectors.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @f(ptr %x, ptr %y) {
  %values = load <4 x double>, ptr %x
  %squares = fmul <4 x double> %values, %values
  store <4 x double> %squares, ptr %y
  ret void
}

define void @request(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}

declare void @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[D:%.+]] = load <4 x double>, ptr %"y'"
; CHECK: store <4 x double> zeroinitializer, ptr %"y'"
; CHECK: fmul <4 x double> [[D]],
; CHECK: store <4 x double> {{.+}}, ptr %"x'"
