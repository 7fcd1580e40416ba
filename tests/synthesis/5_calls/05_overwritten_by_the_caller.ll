; The callee only reads, but its caller overwrites that memory after the call. The reverse of the callee runs after
; that. So the derivative is split, and the augmented half keeps what it read.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @callee(ptr %a) {
  %value = load double, ptr %a
  %square = fmul double %value, %value
  ret double %square
}

define double @f(ptr %x) {
  %result = call double @callee(ptr %x)
  store double 0.0, ptr %x
  ret double %result
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[MADE:%.+]] = call { double, ptr } @__enzcc_augmented_callee(
; CHECK: store double 0.0{{.*}}, ptr %x
; CHECK: rev.block:
; CHECK: call void @__enzcc_reverse_callee(

; CHECK-LABEL: define internal { double, ptr } @__enzcc_augmented_callee(
; CHECK: [[FRAME:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape, i64 8)
; CHECK: store double %value, ptr [[FRAME]]
