; The loop stays one loop: the sum and its tangent are carried side by side. The counter is an integer and has no
; tangent.
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
  %d = call double (...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %dx, i64 %n)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(
; CHECK: loop:
; CHECK: [[SUM:%.+]] = phi double [ {{.*}}, %entry ], [ %more, %loop ]
; CHECK: [[DSUM:%.+]] = phi double [ {{.*}}, %entry ], [ [[DMORE:%.+]], %loop ]
; CHECK: %value = load double
; CHECK: [[DVALUE:%.+]] = load double
; CHECK: %more = fadd double [[SUM]], %value
; CHECK: [[DMORE]] = fadd double [[DSUM]], [[DVALUE]]
; CHECK: br i1 %done, label %exit, label %loop
