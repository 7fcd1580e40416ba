; The trip count of this loop is not known beforehand. The forward sweep counts the iterations, and the reverse sweep
; starts at the last one. Nothing else has to be kept here.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  %more = fadd double %sum, %value
  %next = add nuw nsw i64 %i, 1
  %done = fcmp oeq double %value, 0.0
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  ret double %total
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: loop:
; CHECK: [[NUMBER:%.+]] = phi i64 [ 0, %entry ], [ %enzcc.counter.next, %loop ]
; CHECK: %enzcc.counter.next = add nuw nsw i64 [[NUMBER]], 1
; CHECK: exit:
; CHECK: [[LAST:%.+]] = phi i64 [ [[NUMBER]], %loop ]
; CHECK: store i64 [[LAST]], ptr [[KEPT:%.+]], align
; CHECK: [[BEGIN:%.+]] = load i64, ptr [[KEPT]]
; CHECK: store i64 [[BEGIN]], ptr %iteration
; CHECK: rev.loop:
