; The reverse sweep visits the instructions from last to first. This is the chain rule, applied from the outside in.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %sine = call double @sin(double %x)
  %square = fmul double %sine, %sine
  %result = call double @cos(double %square)
  ret double %result
}

declare double @sin(double)
declare double @cos(double)

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: call double @sin(double %x)
; CHECK: call double @cos(double %square)
; CHECK: rev.block:
; CHECK: [[BY_COS:%.+]] = call double @llvm.sin.f64(
; CHECK: [[DOWN:%.+]] = fmul double %seed, [[BY_COS]]
; CHECK: [[OF_SQUARE:%.+]] = fneg double [[DOWN]]
; CHECK: [[LEFT:%.+]] = fmul double [[OF_SQUARE]], [[SINE:%.+]]
; CHECK: [[RIGHT:%.+]] = fmul double [[OF_SQUARE]], [[SINE]]
; CHECK: [[OF_SINE:%.+]] = fadd reassoc nsz double [[LEFT]], [[RIGHT]]
; CHECK: [[BY_SIN:%.+]] = call double @llvm.cos.f64(double %x)
; CHECK: fmul double [[OF_SINE]], [[BY_SIN]]
