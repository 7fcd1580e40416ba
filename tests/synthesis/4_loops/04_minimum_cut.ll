; The reverse sweep needs b + c and its square, and both b and c are overwritten. Keeping b and c would be two numbers;
; keeping both needed values would be two as well. Keeping the sum is one, and the square is computed from it. The plan
; is a minimum cut between what cannot be computed again and what is needed.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %b.place = getelementptr double, ptr %b, i64 %i
  %c.place = getelementptr double, ptr %c, i64 %i
  %b.value = load double, ptr %b.place
  %c.value = load double, ptr %c.place
  store double 0.0, ptr %b.place
  store double 0.0, ptr %c.place
  %both = fadd double %b.value, %c.value
  %square = fmul double %both, %both
  %product = fmul double %square, %both
  %more = fadd double %sum, %product
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  ret double %total
}

define double @request(ptr %b, ptr %db, ptr %c, ptr %dc, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %b, ptr %db, ptr %c, ptr %dc, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN-NOT: value = {{.*}}; kept
; PLAN: %both = {{.*}}; kept in an array over %loop
; PLAN: %square = {{.*}}; computed again
; PLAN-NOT: kept

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: [[ARRAY:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: loop:
; CHECK: [[ELEMENT:%.+]] = getelementptr inbounds double, ptr [[ARRAY]],
; CHECK: store double %both, ptr [[ELEMENT]]
; CHECK: rev.loop:
; CHECK: [[AGAIN:%.+]] = getelementptr inbounds double,
; CHECK: [[BOTH:%.+]] = load double, ptr [[AGAIN]]
; CHECK: [[SQUARE:%.+]] = fmul double [[BOTH]], [[BOTH]]
