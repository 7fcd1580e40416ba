; The product rule: the tangent of x * y is dx * y + x * dy. The tangent is computed right beside the primal, so the
; primal values are at hand and nothing has to be kept.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %product = fmul double %x, %y
  ret double %product
}

define double @request(double %x, double %dx, double %y, double %dy) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, double %y, double %dy)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(
; CHECK: %product = fmul double %x, %y
; CHECK: [[BY_X:%.+]] = fmul double %y, %"x'"
; CHECK: [[BY_Y:%.+]] = fmul double %x, %"y'"
; CHECK: fadd double [[BY_X]], [[BY_Y]]
; CHECK-NOT: store
