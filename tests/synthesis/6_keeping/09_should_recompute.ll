; With enzyme_shouldrecompute the user asks for a call to be repeated rather than its result kept. Nothing is reserved
; on the tape.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

declare double @exp(double) "enzyme_shouldrecompute"

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

define double @request(ptr %x, ptr %dx, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %power = {{.*}}; computed again

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: rev.loop:
; CHECK: [[POWER:%.+]] = call double @exp(
; CHECK: fmul double {{.+}}, [[POWER]]
