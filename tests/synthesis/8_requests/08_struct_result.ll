; The tangent of a struct of floats is a struct of tangents.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

%pair = type { double, double }

define %pair @f(double %x) {
  %sine = call double @sin(double %x)
  %first = insertvalue %pair poison, double %x, 0
  %both = insertvalue %pair %first, double %sine, 1
  ret %pair %both
}

declare double @sin(double)

define %pair @request(double %x, double %dx) {
  %d = call %pair (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret %pair %d
}

declare %pair @__enzyme_fwddiff(...)

; CHECK-LABEL: define internal { %pair } @__enzcc_tangent_f(
; CHECK: [[DSINE:%.+]] = fmul double %"x'",
; CHECK: [[DFIRST:%.+]] = insertvalue %pair zeroinitializer, double %"x'", 0
; CHECK: [[DBOTH:%.+]] = insertvalue %pair [[DFIRST]], double [[DSINE]], 1
; CHECK: insertvalue { %pair } poison, %pair [[DBOTH]], 0
