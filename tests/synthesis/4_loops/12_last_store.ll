; The result may overwrite one of the numbers that were read; then the reverse sweep could not read them again. But
; nobody looks at the result before the derivative returns. So the store waits until the reverse sweep is done, and
; nothing has to be kept.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define void @f(ptr %x, i64 %n, ptr %result) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  %square = fmul double %value, %value
  %more = fadd double %sum, %square
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  store double %total, ptr %result
  ret void
}

define void @request(ptr %x, ptr %dx, i64 %n, ptr %result, ptr %dresult) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n, ptr %result, ptr %dresult)
  ret void
}

declare void @__enzyme_autodiff(...)

; PLAN: %value = {{.*}}; computed again

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: exit:
; CHECK: [[TOTAL:%.+]] = phi double [ %more, %loop ]
; CHECK-NOT: store double [[TOTAL]]
; CHECK: rev.loop:
; CHECK: load double, ptr
; CHECK: rev.entry:
; CHECK: store double [[TOTAL]], ptr %result
; CHECK: ret void
