; Adding and multiplying again costs less than keeping the results. The operands are available, because nothing writes
; to the memory. So the reverse sweep computes these values again, and nothing is kept.
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
  %shifted = fadd double %value, 1.0
  %square = fmul double %shifted, %shifted
  %fourth = fmul double %square, %square
  %more = fadd double %sum, %fourth
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

; PLAN-NOT: kept
; PLAN: %value = {{.*}}; computed again
; PLAN: %shifted = {{.*}}; computed again
; PLAN: %square = {{.*}}; computed again
; PLAN-NOT: kept

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: rev.loop:
; CHECK: [[PLACE:%.+]] = getelementptr double, ptr %x,
; CHECK: [[VALUE:%.+]] = load double, ptr [[PLACE]]
; CHECK: [[SHIFTED:%.+]] = fadd double [[VALUE]], 1.0
; CHECK: [[SQUARE:%.+]] = fmul double [[SHIFTED]], [[SHIFTED]]
; CHECK: fmul double {{.+}}, [[SQUARE]]
