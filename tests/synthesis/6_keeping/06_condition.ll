; A truth value is kept as a byte, because LLVM does not vectorize loops that store single bits. Here the path of each
; iteration is kept, because the number that decided it is overwritten.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %end ]
  %sum = phi double [ 0.0, %entry ], [ %more, %end ]
  %place = getelementptr double, ptr %x, i64 %i
  %value = load double, ptr %place
  store double 0.0, ptr %place
  %large = fcmp ogt double %value, 1.0
  br i1 %large, label %halve, label %end
halve:
  %half = fmul double %value, 0.5
  br label %end
end:
  %term = phi double [ %value, %loop ], [ %half, %halve ]
  %more = fadd double %sum, %term
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %end ]
  ret double %total
}

define double @request(ptr %x, ptr %dx, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %large = {{.*}}; kept in an array over %loop

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: loop:
; CHECK: [[BYTE:%.+]] = zext i1 %large to i8
; CHECK: store i8 [[BYTE]], ptr
; CHECK: rev.end:
; CHECK: [[KEPT:%.+]] = load i8, ptr
; CHECK: [[LARGE:%.+]] = trunc i8 [[KEPT]] to i1
; CHECK: br i1 [[LARGE]],
