; With enzyme_primal_return the derivative also returns the value of the function, first.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@enzyme_primal_return = external global i32

define double @f(double %x) {
  %square = fmul double %x, %x
  ret double %square
}

%both = type { double, double }

define %both @request(double %x) {
  %d = call %both (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_primal_return, double %x)
  ret %both %d
}

declare %both @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double, double } @__enzcc_combined_f(
; CHECK: %square = fmul double %x, %x
; CHECK: rev.block:
; CHECK: [[FIRST:%.+]] = insertvalue { double, double } poison, double %square, 0
; CHECK: insertvalue { double, double } [[FIRST]], double {{.+}}, 1
