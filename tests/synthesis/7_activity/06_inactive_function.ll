; A function declared inactive has no derivative, whatever its body does. It is only called in the forward sweep.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @measure(double %a) "enzyme_inactive" {
  %square = fmul double %a, %a
  ret double %square
}

define double @f(double %x) {
  %scale = call double @measure(double %x)
  %product = fmul double %x, %scale
  ret double %product
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: %scale = call double @measure(double %x)
; CHECK: rev.block:
; CHECK-NOT: @__enzcc
; CHECK-COUNT-1: fmul double %seed,
; CHECK-NOT: fmul
; CHECK: ret
