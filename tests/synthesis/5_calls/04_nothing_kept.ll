; The callee writes to memory, but its reverse needs no primal value. So the augmented half reserves no frame.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @callee(ptr %a) {
  %value = load double, ptr %a
  %tripled = fmul double %value, 3.0
  store double %tripled, ptr %a
  ret void
}

define void @f(ptr %x) {
  call void @callee(ptr %x)
  ret void
}

define void @request(ptr %x, ptr %dx) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}

declare void @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_reverse_callee(
; CHECK-NOT: load {{.+}}, ptr %frame

; CHECK-LABEL: define internal { ptr } @__enzcc_augmented_callee(
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: store double %tripled, ptr %a
; CHECK: insertvalue { ptr } poison, ptr null, 0
