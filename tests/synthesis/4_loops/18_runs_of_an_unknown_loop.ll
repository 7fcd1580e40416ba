; The inner loop runs until it finds a zero; the outer loop runs n times. The trip count of each run of the inner loop
; is kept in an array of n numbers.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x, i64 %n, i64 %m) {
entry:
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.next ]
  %sum = phi double [ 0.0, %entry ], [ %row.sum, %rows.next ]
  %row = mul i64 %i, %m
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %columns ]
  %partial = phi double [ %sum, %rows ], [ %more, %columns ]
  %at = add i64 %row, %j
  %place = getelementptr double, ptr %x, i64 %at
  %value = load double, ptr %place
  %more = fadd double %partial, %value
  %j.next = add nuw nsw i64 %j, 1
  %found = fcmp oeq double %value, 0.0
  br i1 %found, label %rows.next, label %columns
rows.next:
  %row.sum = phi double [ %more, %columns ]
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %rows
exit:
  %total = phi double [ %row.sum, %rows.next ]
  ret double %total
}

define double @request(ptr %x, ptr %dx, i64 %n, i64 %m) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n, i64 %m)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[COUNTS:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: columns:
; CHECK: [[NUMBER:%.+]] = phi i64 [ 0, %rows ], [ %enzcc.counter.next, %columns ]
; CHECK: rows.next:
; CHECK: [[LAST:%.+]] = phi i64 [ [[NUMBER]], %columns ]
; CHECK: [[ELEMENT:%.+]] = getelementptr inbounds i64, ptr [[COUNTS]],
; CHECK: store i64 [[LAST]], ptr [[ELEMENT]]
; CHECK: rev.rows.next:
; CHECK: [[AGAIN:%.+]] = getelementptr inbounds i64, ptr
; CHECK: [[COUNT:%.+]] = load i64, ptr [[AGAIN]]
; CHECK: store i64 [[COUNT]], ptr %iteration.
; CHECK: rev.columns:
