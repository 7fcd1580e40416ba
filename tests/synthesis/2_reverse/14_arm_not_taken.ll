; LLVM may compute both arms of a choice first and select afterwards. The arm that was not taken may have an infinite
; partial, here that of sqrt at 0; zero times infinity would be NaN. So where the adjoint is zero, the share is zero.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %positive = fcmp ogt double %x, 0.0
  %root = call double @llvm.sqrt.f64(double %x)
  %result = select i1 %positive, double %root, double 0.0
  ret double %result
}

declare double @llvm.sqrt.f64(double)

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[OF_ROOT:%.+]] = select i1 {{.+}}, double %seed, double 0x0000000000000000
; CHECK: [[NONE:%.+]] = fcmp oeq double [[OF_ROOT]], 0x0000000000000000
; CHECK: [[TO_X:%.+]] = select i1 [[NONE]], double 0x0000000000000000, double {{.+}}
; CHECK: fadd reassoc nsz double {{.+}}, [[TO_X]]
