; The inner request is answered first and becomes plain code. Then forward mode differentiates that code. So there are
; no rules for second derivatives.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
  %square = fmul double %x, %x
  %cube = fmul double %square, %x
  ret double %cube
}

define double @first(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_fwddiff(ptr @first, double %x, double 1.0)
  ret double %d
}

declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)

; The first derivative is plain code by now, which LLVM has simplified: 3 x x.
; CHECK-LABEL: define double @first(
; CHECK-NOT: call
; CHECK: fmul {{.*}}double {{.+}}, 3.0

; CHECK-LABEL: define double @request(
; CHECK: call { double } @__enzcc_tangent_first(double %x, double 1.0

; CHECK-LABEL: define internal { double } @__enzcc_tangent_first(
; CHECK-NOT: call
; CHECK: [[BY_ONE:%.+]] = fmul double %x, %"x'"
; CHECK: [[BY_OTHER:%.+]] = fmul double %x, %"x'"
; CHECK: [[OF_SQUARE:%.+]] = fadd double [[BY_ONE]], [[BY_OTHER]]
; CHECK: fmul {{.*}}double 3.0{{.*}}, [[OF_SQUARE]]
