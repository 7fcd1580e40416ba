; The inner loop is entered only if m is not zero. Otherwise its trip count has no meaning and must not size an array.
; So the size is selected by the same condition, before the outer loop.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x, i64 %n, i64 %m) {
entry:
  %empty = icmp eq i64 %m, 0
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.next ]
  %sum = phi double [ 0.0, %entry ], [ %row.sum, %rows.next ]
  br i1 %empty, label %rows.next, label %enter
enter:
  br label %columns
columns:
  %j = phi i64 [ 0, %enter ], [ %j.next, %columns ]
  %partial = phi double [ %sum, %enter ], [ %more, %columns ]
  %place = getelementptr double, ptr %x, i64 %j
  %value = load double, ptr %place
  %power = call double @exp(double %value)
  %more = fadd double %partial, %power
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %m
  br i1 %j.done, label %leave, label %columns
leave:
  %run.sum = phi double [ %more, %columns ]
  br label %rows.next
rows.next:
  %row.sum = phi double [ %sum, %rows ], [ %run.sum, %leave ]
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

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: entry:
; CHECK: [[EMPTY:%.+]] = freeze i1 %empty
; CHECK: [[COLUMNS:%.+]] = select i1 [[EMPTY]], i64 0, i64
; CHECK: call { i64, i1 } @llvm.umul.with.overflow.i64(i64 {{.+}}, i64 [[COLUMNS]])
; CHECK: call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: br label %rows
; CHECK: rows:
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: rev.exit:
