; An adjoint has the type of its value. Where the primal rounds a double to a float, the adjoint is extended from float
; to double.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define float @f(double %x) {
  %square = fmul double %x, %x
  %rounded = fptrunc double %square to float
  ret float %rounded
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(double %x, float %seed, ptr %tape)
; CHECK: rev.block:
; CHECK: [[OF_SQUARE:%.+]] = fpext float %seed to double
; CHECK: fmul double [[OF_SQUARE]], %x
