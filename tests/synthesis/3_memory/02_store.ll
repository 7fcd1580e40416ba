; A store overwrites: later loads do not depend on the old contents. So in reverse the adjoint is read from the shadow,
; the shadow is cleared, and the adjoint goes to the value that was stored.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @f(ptr %y, double %x) {
  %square = fmul double %x, %x
  store double %square, ptr %y
  ret void
}

define double @request(ptr %y, ptr %dy, double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %y, ptr %dy, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(ptr %y, ptr %"y'", double %x, ptr %tape)
; CHECK: store double %square, ptr %y
; CHECK: rev.block:
; CHECK: [[D:%.+]] = load double, ptr %"y'"
; CHECK-NEXT: store double 0x0000000000000000, ptr %"y'"
; CHECK: fmul double [[D]], %x
