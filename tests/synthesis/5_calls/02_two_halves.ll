; The callee overwrites a value that its reverse sweep needs, so its derivative is split. The augmented half does what
; the callee does and keeps values in a frame on the tape. The reverse half reads that frame. The caller keeps the
; address of the frame.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define void @callee(ptr %a) {
  %value = load double, ptr %a
  %square = fmul double %value, %value
  store double %square, ptr %a
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

; PLAN: call void @callee(ptr %x) ; frame kept in a register
; PLAN: %value = {{.*}}; kept in the frame

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[MADE:%.+]] = call { ptr } @__enzcc_augmented_callee(ptr %x, ptr %"x'", ptr %tape)
; CHECK: [[FRAME:%.+]] = extractvalue { ptr } [[MADE]], 0
; CHECK: store ptr [[FRAME]], ptr [[KEPT:%.+]], align
; CHECK: rev.block:
; CHECK: [[FOUND:%.+]] = load ptr, ptr [[KEPT]]
; CHECK: call void @__enzcc_reverse_callee(ptr %x, ptr %"x'", ptr [[FOUND]], ptr %tape)

; CHECK-LABEL: define internal void @__enzcc_reverse_callee(
; CHECK: [[VALUE:%.+]] = load double, ptr %frame
; CHECK: fmul double {{.+}}, [[VALUE]]

; CHECK-LABEL: define internal { ptr } @__enzcc_augmented_callee(
; CHECK: [[MADE_FRAME:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape, i64 8)
; CHECK: store double %value, ptr [[MADE_FRAME]]
; CHECK: store double %square, ptr %a
; CHECK: insertvalue { ptr } poison, ptr [[MADE_FRAME]], 0
