; enzyme_dupnoneed says that the final contents of the primal memory are not wanted. Its shadow is used as with
; enzyme_dup: it is read and cleared.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@enzyme_dupnoneed = external global i32

define void @f(double %x, ptr %y) {
  %square = fmul double %x, %x
  store double %square, ptr %y
  ret void
}

define double @request(double %x, ptr %y, ptr %dy) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, ptr @enzyme_dupnoneed, ptr %y, ptr %dy)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(double %x, ptr %y, ptr %"y'", ptr %tape)
; CHECK: rev.block:
; CHECK: [[D:%.+]] = load double, ptr %"y'"
; CHECK: store double 0x0000000000000000, ptr %"y'"
; CHECK: fmul double [[D]], %x
