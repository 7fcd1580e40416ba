; A library function is differentiated by a rule (rules/*.yaml): the tangent of sin(x) is cos(x) * dx.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %sine = call double @sin(double %x)
  ret double %sine
}

declare double @sin(double)

define double @request(double %x, double %dx) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(
; CHECK: [[PARTIAL:%.+]] = call double @llvm.cos.f64(double %x)
; CHECK: [[DSINE:%.+]] = fmul double %"x'", [[PARTIAL]]
; CHECK: insertvalue { double } poison, double [[DSINE]], 0
