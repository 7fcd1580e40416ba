; The integer part of a number is piecewise constant. No adjoint passes through floor, so the sine before it has none
; either.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %sine = call double @sin(double %x)
  %whole = call double @llvm.floor.f64(double %sine)
  %rest = fsub double %x, %whole
  ret double %rest
}

declare double @sin(double)
declare double @llvm.floor.f64(double)

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: call double @llvm.floor.f64(double %sine)
; CHECK: rev.block:
; CHECK-NOT: call
; CHECK: [[OF_X:%.+]] = fadd reassoc nsz double {{.+}}, %seed
; CHECK: store double [[OF_X]], ptr %x.adjoint
; CHECK-NOT: fadd
; CHECK: ret
