; The reverse of a loop is a loop that counts down. The trip count is known before the loop, so the reverse sweep
; starts with iteration n - 1 and stops after iteration 0.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  %more = fadd double %sum, %value
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  ret double %total
}

define double @request(ptr %x, ptr %dx, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: br i1 %done, label %exit, label %loop
; CHECK: [[LAST:%.+]] = sub i64 %n, 1
; CHECK: store i64 [[LAST]], ptr %iteration
; CHECK: rev.loop:
; CHECK: [[AT:%.+]] = load i64, ptr %iteration
; CHECK: getelementptr double, ptr %"x'", i64 [[AT]]
; CHECK: [[NUMBER:%.+]] = load i64, ptr %iteration
; CHECK: [[FIRST:%.+]] = icmp eq i64 [[NUMBER]], 0
; CHECK: br i1 [[FIRST]], label %rev.entry, label %rev.again
; CHECK: rev.again:
; CHECK: [[BEFORE:%.+]] = sub nuw nsw i64 [[NUMBER]], 1
; CHECK: store i64 [[BEFORE]], ptr %iteration
; CHECK: br label %rev.loop
