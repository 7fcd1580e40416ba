; The adjoint of a product goes to each factor, times the other factor. So the reverse sweep needs primal values. Here
; they are arguments, which are still available.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, double %y) {
  %product = fmul double %x, %y
  ret double %product
}

%gradient = type { double, double }

define %gradient @request(double %x, double %y) {
  %d = call %gradient (...) @__enzyme_autodiff(ptr @f, double %x, double %y)
  ret %gradient %d
}

declare %gradient @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[TO_X:%.+]] = fmul double %seed, %y
; CHECK: [[MORE_X:%.+]] = fadd reassoc nsz double {{.+}}, [[TO_X]]
; CHECK: store double [[MORE_X]], ptr %x.adjoint
; CHECK: [[TO_Y:%.+]] = fmul double %seed, %x
; CHECK: [[MORE_Y:%.+]] = fadd reassoc nsz double {{.+}}, [[TO_Y]]
; CHECK: store double [[MORE_Y]], ptr %y.adjoint
