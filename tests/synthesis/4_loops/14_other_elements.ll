; This loop writes only to y and reads only from x, and noalias says that they are distinct. So x is unchanged in the
; reverse sweep: it is read again, and nothing is kept.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define void @f(ptr noalias %x, ptr noalias %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x.place = getelementptr double, ptr %x, i64 %i
  %y.place = getelementptr double, ptr %y, i64 %i
  %value = load double, ptr %x.place
  %square = fmul double %value, %value
  store double %square, ptr %y.place
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @request(ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n)
  ret void
}

declare void @__enzyme_autodiff(...)

; PLAN: %value = {{.*}}; computed again

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: rev.loop:
; CHECK: [[PLACE:%.+]] = getelementptr double, ptr %x,
; CHECK: [[VALUE:%.+]] = load double, ptr [[PLACE]]
; CHECK: fmul double {{.+}}, [[VALUE]]
