; An induction variable is never kept. The reverse sweep knows the number of the iteration and computes start + number
; * step.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr %x, i64 %n, i64 %start) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = phi i64 [ %start, %entry ], [ %further, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr double, ptr %x, i64 %at
  %value = load double, ptr %place
  %more = fadd double %sum, %value
  %further = add i64 %at, 7
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  ret double %total
}

define double @request(ptr %x, ptr %dx, i64 %n, i64 %start) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n, i64 %start)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %at = phi {{.*}}; computed again

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: rev.loop:
; CHECK: [[NUMBER:%.+]] = load i64, ptr %iteration
; CHECK: [[MOVED:%.+]] = mul i64 [[NUMBER]], 7
; CHECK: [[AT:%.+]] = add i64 %start, [[MOVED]]
; CHECK: getelementptr double, ptr %"x'", i64 [[AT]]
