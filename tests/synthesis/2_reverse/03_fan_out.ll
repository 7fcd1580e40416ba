; A value that is used twice receives two contributions. Its adjoint is their sum.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %product = fmul double %x, %y
  %sum = fadd double %product, %x
  ret double %sum
}

%gradient = type { double, double }

define %gradient @request(double %x, double %y) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[BEFORE:%.+]] = load double, ptr %x.adjoint
; CHECK: [[OF_SUM:%.+]] = fadd reassoc nsz double [[BEFORE]], %seed
; CHECK: store double [[OF_SUM]], ptr %x.adjoint
; CHECK: [[OF_PRODUCT:%.+]] = fmul double %seed, %y
; CHECK: [[SO_FAR:%.+]] = load double, ptr %x.adjoint
; CHECK: [[BOTH:%.+]] = fadd reassoc nsz double [[SO_FAR]], [[OF_PRODUCT]]
; CHECK: store double [[BOTH]], ptr %x.adjoint
