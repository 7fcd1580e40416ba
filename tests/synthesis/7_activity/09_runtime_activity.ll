; With enzyme_runtime_activity a shadow that equals its primal means that the memory is inactive. The program tests
; this, and adds the adjoint to the shadow or to a scratch place.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@enzyme_runtime_activity = external global i32

define double @f(ptr %x) {
  %value = load double, ptr %x
  ret double %value
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_runtime_activity, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: %inactive = alloca double
; CHECK: rev.block:
; CHECK: [[SAME:%.+]] = icmp eq ptr %"x'", %x
; CHECK: [[PLACE:%.+]] = select i1 [[SAME]], ptr %inactive, ptr %"x'"
; CHECK: store double {{.+}}, ptr [[PLACE]]
