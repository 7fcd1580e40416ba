; The reverse sweep needs a value of each iteration: the result of exp, which is expensive to compute again. It is kept
; in an array with one element for each iteration. The array is reserved once, before the loop, from the tape: memory
; of the thread that the next gradient uses again.
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
  %more = fadd double %sum, %power
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

; CHECK-LABEL: define double @request(
; CHECK: [[TAPE:%.+]] = call ptr @__enzcc_tape_enter()
; CHECK: [[MARK:%.+]] = call ptr @__enzcc_tape_mark(ptr [[TAPE]])
; CHECK: call void @__enzcc_combined_f({{.*}}, ptr [[TAPE]])
; CHECK: call void @__enzcc_tape_release(ptr [[TAPE]], ptr [[MARK]])

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: entry:
; CHECK: call { i64, i1 } @llvm.umul.with.overflow.i64(i64 {{.+}}, i64 8)
; CHECK: [[ARRAY:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: loop:
; CHECK: [[NUMBER:%.+]] = phi i64 [ 0, %entry ], [ %enzcc.counter.next, %loop ]
; CHECK: %power = call double @exp(
; CHECK: [[ELEMENT:%.+]] = getelementptr inbounds double, ptr [[ARRAY]], i64 [[NUMBER]]
; CHECK: store double %power, ptr [[ELEMENT]]
; CHECK: rev.loop:
; CHECK: [[BACK:%.+]] = load i64, ptr %iteration
; CHECK: [[AGAIN:%.+]] = getelementptr inbounds double, ptr {{.+}}, i64 [[BACK]]
; CHECK: [[POWER:%.+]] = load double, ptr [[AGAIN]]
; CHECK: fmul double {{.+}}, [[POWER]]
