; Nothing active goes into this call or comes out of it. It runs once, in the forward sweep, and does not appear in the
; reverse sweep.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@text = constant [3 x i8] c"hi\00"

define double @f(double %x) {
  %printed = call i32 @puts(ptr @text)
  %square = fmul double %x, %x
  ret double %square
}

declare i32 @puts(ptr)

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: call i32 @puts(ptr @text)
; CHECK: rev.block:
; CHECK-NOT: @puts
; CHECK: ret
