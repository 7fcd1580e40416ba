; Two nested loops whose trip counts are both known before the outer loop share one array of n * m elements. It is
; reserved once and indexed by both counters.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr %x, i64 %n, i64 %m) {
entry:
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.next ]
  %sum = phi double [ 0.0, %entry ], [ %row.sum, %rows.next ]
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %columns ]
  %partial = phi double [ %sum, %rows ], [ %more, %columns ]
  %row = mul i64 %i, %m
  %at = add i64 %row, %j
  %place = getelementptr double, ptr %x, i64 %at
  %value = load double, ptr %place
  %power = call double @exp(double %value)
  %more = fadd double %partial, %power
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %m
  br i1 %j.done, label %rows.next, label %columns
rows.next:
  %row.sum = phi double [ %more, %columns ]
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %rows
exit:
  %total = phi double [ %row.sum, %rows.next ]
  ret double %total
}

declare double @exp(double)

define double @request(ptr %x, ptr %dx, i64 %n, i64 %m) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n, i64 %m)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %power = {{.*}}; kept in an array over %rows, %columns

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: entry:
; CHECK: [[ARRAY:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: rows:
; CHECK: [[ROW:%.+]] = phi i64 [ 0, %entry ], [ %enzcc.counter.next{{.*}}, %rows.next ]
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: columns:
; CHECK: [[COLUMN:%.+]] = phi i64 [ 0, %rows ], [ %enzcc.counter.next{{.*}}, %columns ]
; CHECK: [[ROWS_BEFORE:%.+]] = mul nuw nsw i64 [[ROW]],
; CHECK: [[INDEX:%.+]] = add nuw nsw i64 [[ROWS_BEFORE]], [[COLUMN]]
; CHECK: [[ELEMENT:%.+]] = getelementptr inbounds double, ptr [[ARRAY]], i64 [[INDEX]]
; CHECK: store double %power, ptr [[ELEMENT]]
