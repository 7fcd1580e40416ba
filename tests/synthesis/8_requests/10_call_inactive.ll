; __enzyme_call_inactive calls a function, and no derivative passes through the call. Its result is a constant for
; everything that follows.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @g(double %a) {
  %square = fmul double %a, %a
  ret double %square
}

define double @f(double %x) {
  %scale = call double (...) @__enzyme_call_inactive(ptr @g, double %x)
  %product = fmul double %x, %scale
  ret double %product
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)
declare double @__enzyme_call_inactive(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %scale = call double @g(double %x)
; CHECK: rev.block:
; CHECK-NOT: call
; CHECK-COUNT-1: fmul double %seed,
; CHECK-NOT: fmul
; CHECK: ret
