; An unreachable block is removed before any analysis sees it.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
entry:
  %square = fmul double %x, %x
  ret double %square
nowhere:
  %sine = call double @sin(double %x)
  ret double %sine
}

declare double @sin(double)

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK-NOT: @sin
; CHECK-NOT: @llvm.cos
; CHECK: ret
