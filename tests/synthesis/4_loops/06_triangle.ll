; The trip count of the inner loop is the outer counter, so the total size is not known before the outer loop. Each run
; of the inner loop gets an array of its own, and the address of that array is kept in an array of the outer loop.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr %x, i64 %n) {
entry:
  br label %rows
rows:
  %i = phi i64 [ 1, %entry ], [ %i.next, %rows.next ]
  %sum = phi double [ 0.0, %entry ], [ %row.sum, %rows.next ]
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %columns ]
  %partial = phi double [ %sum, %rows ], [ %more, %columns ]
  %at = add i64 %i, %j
  %place = getelementptr double, ptr %x, i64 %at
  %value = load double, ptr %place
  %power = call double @exp(double %value)
  %more = fadd double %partial, %power
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %i
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

define double @request(ptr %x, ptr %dx, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %power = {{.*}}; kept in an array over %columns

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: entry:
; CHECK: [[ARRAYS:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: rows:
; CHECK: [[ROW:%.+]] = phi i64 [ 0, %entry ],
; CHECK: [[ARRAY:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: [[PLACE:%.+]] = getelementptr inbounds ptr, ptr [[ARRAYS]], i64 [[ROW]]
; CHECK: store ptr [[ARRAY]], ptr [[PLACE]]
; CHECK: columns:
; CHECK: [[COLUMN:%.+]] = phi i64 [ 0, %rows ],
; CHECK: [[ELEMENT:%.+]] = getelementptr inbounds double, ptr [[ARRAY]], i64 [[COLUMN]]
; CHECK: store double %power, ptr [[ELEMENT]]
