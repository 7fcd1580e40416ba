; A user's own derivative: `augmented` replaces the call in the forward sweep and returns a tape; `gradient` is called
; in the reverse sweep with that tape. The body of the function itself is not used.
; RUN: enzyme-cli opt %s --stop-after=synthesis | filecheck %s

@__enzyme_register_gradient_callee = global [3 x ptr] [ptr @callee, ptr @augmented, ptr @gradient]

define double @callee(double %a) noinline {
  %square = fmul double %a, %a
  ret double %square
}

declare { ptr, double } @augmented(double)
declare { double } @gradient(double, double, ptr)

define double @f(double %x) {
  %result = call double @callee(double %x)
  ret double %result
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK-NOT: @callee
; CHECK: [[MADE:%.+]] = call { ptr, double } @augmented(double %x)
; CHECK: [[TAPE:%.+]] = extractvalue { ptr, double } [[MADE]], 0
; CHECK: store ptr [[TAPE]], ptr [[KEPT:%.+]], align
; CHECK: rev.block:
; CHECK: [[FOUND:%.+]] = load ptr, ptr [[KEPT]]
; CHECK: [[D:%.+]] = call { double } @gradient(double %x, double %seed, ptr [[FOUND]])
