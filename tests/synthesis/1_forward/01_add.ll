; Forward mode computes a tangent beside each value: its derivative along one direction, which the caller gives. The
; tangent of a sum is the sum of the tangents.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %sum = fadd double %x, %y
  ret double %sum
}

define double @request(double %x, double %dx, double %y, double %dy) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, double %y, double %dy)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(double %x, double %"x'", double %y, double %"y'", ptr %tape)
; CHECK: %sum = fadd double %x, %y
; CHECK: [[DSUM:%.+]] = fadd double %"x'", %"y'"
; CHECK: insertvalue { double } poison, double [[DSUM]], 0
