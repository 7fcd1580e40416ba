; In a loop with an unknown trip count, all values kept in one iteration are in one record, in a chunk of the tape.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr %x) {
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
  %done = fcmp oeq double %value, 0.0
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  ret double %total
}

declare double @exp(double)

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %power = {{.*}}; kept in the records of %loop
; PLAN: %root = {{.*}}; kept in the records of %loop

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: tape.go:
; CHECK: mul i64 {{.+}}, 16
; CHECK: [[RECORD:%.+]] = getelementptr inbounds nuw i8, ptr
; CHECK-DAG: [[FIELD:%.+]] = getelementptr inbounds nuw i8, ptr [[RECORD]], i64 8
; CHECK-DAG: store double {{%power|%root}}, ptr [[RECORD]]
; CHECK-DAG: store double {{%power|%root}}, ptr [[FIELD]]
