; An error estimate is forward mode with error bounds in place of tangents: absolute values that add up. No bound is
; less than the rounding of the result itself, taken as 2^-52 of it.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %difference = fsub double %x, %y
  ret double %difference
}

define double @request(double %x, double %dx, double %y, double %dy) {
  %d = call double (...) @__enzyme_error_estimate(ptr @f, double %x, double %dx, double %y, double %dy)
  ret double %d
}

declare double @__enzyme_error_estimate(...)

; No bound is below the rounding of the result, which is taken to be 2^-52 of it.
; CHECK-LABEL: define internal { double } @__enzcc_estimate_f(
; CHECK: [[OF_X:%.+]] = call double @llvm.fabs.f64(double %"x'")
; CHECK: [[SO_FAR:%.+]] = fadd double {{.+}}, [[OF_X]]
; CHECK: [[OF_Y:%.+]] = call double @llvm.fabs.f64(double %"y'")
; CHECK: [[BOTH:%.+]] = fadd double [[SO_FAR]], [[OF_Y]]
; CHECK: [[SIZE:%.+]] = call double @llvm.fabs.f64(double %difference)
; CHECK: [[ROUNDING:%.+]] = fmul double [[SIZE]], 0x3CB0000000000000
; CHECK: call double @llvm.maxnum.f64(double [[BOTH]], double [[ROUNDING]])
