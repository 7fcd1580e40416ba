; Each number is squared in place. No iteration touches what later iterations read, but the reverse sweep comes after
; all of them. By then the numbers are overwritten, so they are kept.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define void @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  %square = fmul double %value, %value
  store double %square, ptr %place
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

; PLAN: %value = {{.*}}; kept in an array over %loop

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[ARRAY:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: loop:
; CHECK: [[ELEMENT:%.+]] = getelementptr inbounds double, ptr [[ARRAY]],
; CHECK: store double %value, ptr [[ELEMENT]]
; CHECK: rev.loop:
; CHECK-NOT: ptr %x,
; CHECK: ret void
