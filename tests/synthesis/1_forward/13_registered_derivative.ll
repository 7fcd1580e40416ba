; A user's own forward rule replaces the call. It takes the value and its tangent, and returns the result and its
; tangent.
; RUN: enzyme-cli opt %s --stop-after=synthesis | filecheck %s

@__enzyme_register_derivative_callee = global [2 x ptr] [ptr @callee, ptr @forward]

declare double @callee(double)
declare { double, double } @forward(double, double)

define double @f(double %x) {
  %result = call double @callee(double %x)
  ret double %result
}

define double @request(double %x, double %dx) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_tangent_f(
; CHECK-NOT: @callee
; CHECK: [[BOTH:%.+]] = call { double, double } @forward(double %x, double %"x'")
; CHECK: [[TANGENT:%.+]] = extractvalue { double, double } [[BOTH]], 1
; CHECK: insertvalue { double } poison, double [[TANGENT]], 0
