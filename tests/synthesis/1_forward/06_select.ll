; A select of two values is followed by a select of their tangents, by the same condition. The comparison is piecewise
; constant: it has no tangent.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %less = fcmp olt double %x, %y
  %minimum = select i1 %less, double %x, double %y
  ret double %minimum
}

define double @request(double %x, double %dx, double %y, double %dy) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, double %y, double %dy)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(
; CHECK: %less = fcmp olt double %x, %y
; CHECK-NOT: fcmp
; CHECK: [[DMINIMUM:%.+]] = select i1 %less, double %"x'", double %"y'"
; CHECK: insertvalue { double } poison, double [[DMINIMUM]], 0
