; The inner loop needs a product of a value of the outer loop. Keeping the product would take n * m numbers. Keeping
; the factor takes n, and the product is computed from it again.
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr noalias %x, ptr noalias %y, i64 %n, i64 %m) {
entry:
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.next ]
  %sum = phi double [ 0.0, %entry ], [ %row.sum, %rows.next ]
  %x.place = getelementptr double, ptr %x, i64 %i
  %x.value = load double, ptr %x.place
  %power = call double @exp(double %x.value)
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %columns ]
  %partial = phi double [ %sum, %rows ], [ %more, %columns ]
  %y.place = getelementptr double, ptr %y, i64 %j
  %y.value = load double, ptr %y.place
  %product = fmul double %power, %y.value
  %square = fmul double %product, %product
  %more = fadd double %partial, %square
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %m
  br i1 %j.done, label %rows.next, label %columns
rows.next:
  %row.sum = phi double [ %more, %columns ]
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %rows
exit:
  %total = phi double [ %row.sum, %rows.next ]
  ret double %total
}

declare double @exp(double)

define double @request(ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n, i64 %m) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy, i64 %n, i64 %m)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %power = {{.*}}; kept in an array over %rows{{$}}
; PLAN: %y.value = {{.*}}; computed again
; PLAN: %product = {{.*}}; computed again
