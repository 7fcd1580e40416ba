; The adjoint of a struct is a struct. It is taken apart where the primal builds the struct, and built where the primal
; takes it apart.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define { double, double } @pair(double %a) {
  %square = fmul double %a, %a
  %first = insertvalue { double, double } poison, double %a, 0
  %both = insertvalue { double, double } %first, double %square, 1
  ret { double, double } %both
}

define double @f(double %x) {
  %both = call { double, double } @pair(double %x)
  %second = extractvalue { double, double } %both, 1
  ret double %second
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: rev.block:
; CHECK: [[OF_BOTH:%.+]] = insertvalue { double, double } zeroinitializer, double %seed, 1
; CHECK: call { double } @__enzcc_combined_pair(double %x, { double, double } [[OF_BOTH]], ptr %tape)

; CHECK-LABEL: define internal { double } @__enzcc_combined_pair(double %a, { double, double } %seed, ptr %tape)
; CHECK: rev.block:
; CHECK: [[OF_SQUARE:%.+]] = extractvalue { double, double } %seed, 1
; CHECK: fmul double [[OF_SQUARE]], %a
