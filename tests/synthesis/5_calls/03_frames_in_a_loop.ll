; A split call in a loop makes a frame in each iteration. The addresses of the frames are kept like any other value of
; the loop, in an array.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @callee(ptr %a) {
  %value = load double, ptr %a
  %square = fmul double %value, %value
  store double %square, ptr %a
  ret void
}

define void @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @callee(ptr %x)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @request(ptr %x, ptr %dx, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n)
  ret void
}

declare void @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[ARRAY:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: loop:
; CHECK: [[MADE:%.+]] = call { ptr } @__enzcc_augmented_callee(
; CHECK: [[FRAME:%.+]] = extractvalue { ptr } [[MADE]], 0
; CHECK: [[ELEMENT:%.+]] = getelementptr inbounds ptr, ptr [[ARRAY]],
; CHECK: store ptr [[FRAME]], ptr [[ELEMENT]]
; CHECK: rev.loop:
; CHECK: [[AGAIN:%.+]] = getelementptr inbounds ptr,
; CHECK: [[FOUND:%.+]] = load ptr, ptr [[AGAIN]]
; CHECK: call void @__enzcc_reverse_callee(ptr %x, ptr %"x'", ptr [[FOUND]], ptr %tape)
