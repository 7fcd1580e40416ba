; Keeping a double moves eight bytes twice, which costs more than a sum or product and less than exp. So the result of
; exp is kept, and the values computed from it by cheap operations are computed again.
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
  %shifted = fadd double %power, 1.0
  %square = fmul double %shifted, %shifted
  %more = fadd double %sum, %square
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
; PLAN: %shifted = {{.*}}; computed again

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: loop:
; CHECK: store double %power, ptr
; CHECK-NOT: store double %shifted
; CHECK: rev.loop:
; CHECK-NOT: @exp
; CHECK: [[PLACE:%.+]] = getelementptr inbounds double, ptr
; CHECK: [[POWER:%.+]] = load double, ptr [[PLACE]]
; CHECK: fadd double [[POWER]], 1.0
