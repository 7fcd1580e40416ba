; In a loop with a known trip count, each kept value has an array of its own. Values of one type lie side by side, so
; that LLVM can vectorize the loop.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  %power = call double @exp(double %value)
  %root = call double @exp(double %power)
  %more = fadd double %sum, %root
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  ret double %total
}

declare double @exp(double)

define double @request(ptr %x, ptr %dx, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %power = {{.*}}; kept in an array over %loop
; PLAN: %root = {{.*}}; kept in an array over %loop

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: entry:
; CHECK: [[ONE:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: [[OTHER:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: loop:
; CHECK-DAG: [[ONE_PLACE:%.+]] = getelementptr inbounds double, ptr [[ONE]], i64 [[NUMBER:%.+]]
; CHECK-DAG: [[OTHER_PLACE:%.+]] = getelementptr inbounds double, ptr [[OTHER]], i64
; CHECK-DAG: store double {{%power|%root}}, ptr [[ONE_PLACE]]
; CHECK-DAG: store double {{%power|%root}}, ptr [[OTHER_PLACE]]
; CHECK: rev.loop:
