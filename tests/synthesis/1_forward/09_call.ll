; A call of a function with a body becomes one call of that function's tangent. It returns the value and the tangent
; together, so nothing is computed twice.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @square(double %a) {
  %square = fmul double %a, %a
  ret double %square
}

define double @f(double %x) {
  %first = call double @square(double %x)
  %second = call double @square(double %first)
  ret double %second
}

define double @request(double %x, double %dx) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(
; CHECK: [[FIRST:%.+]] = call { double, double } @__enzcc_tangent_square(double %x, double %"x'",
; CHECK: [[VALUE:%.+]] = extractvalue { double, double } [[FIRST]], 0
; CHECK: [[TANGENT:%.+]] = extractvalue { double, double } [[FIRST]], 1
; CHECK: call { double, double } @__enzcc_tangent_square(double [[VALUE]], double [[TANGENT]],
; CHECK-NOT: call double @square
