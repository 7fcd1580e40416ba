; If the trip count is not known, kept values are stored in records, one for each iteration. Records come in chunks
; from the tape. When a chunk is full, one of twice the size is reserved, and the address of the previous one is kept before its first record.
; The reverse sweep goes back through the chunks.
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
  %more = fadd double %sum, %power
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

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: loop:
; CHECK: br i1 {{.+}}, label %tape.grow, label %tape.go
; CHECK: tape.grow:
; CHECK: [[CHUNK:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: [[BEFORE:%.+]] = load ptr, ptr %chunk
; CHECK: store ptr [[BEFORE]], ptr [[CHUNK]]
; CHECK: [[FIRST:%.+]] = getelementptr inbounds nuw i8, ptr [[CHUNK]], i64 16
; CHECK: store ptr [[FIRST]], ptr %chunk
; CHECK: tape.go:
; CHECK: [[CURRENT:%.+]] = load ptr, ptr %chunk
; CHECK: [[RECORD:%.+]] = getelementptr inbounds nuw i8, ptr [[CURRENT]],
; CHECK: store double %power, ptr [[RECORD]]
; CHECK: rev.loop:
; CHECK: [[SAME:%.+]] = load ptr, ptr %tape.
; CHECK: [[POWER:%.+]] = load double, ptr [[SAME]]
; CHECK: fmul double {{.+}}, [[POWER]]
; CHECK: tape.back:
; CHECK: [[NOW:%.+]] = load ptr, ptr [[VARIABLE:%tape.+]], align
; CHECK: [[LINK:%.+]] = getelementptr inbounds i8, ptr [[NOW]], i64 -16
; CHECK: [[EARLIER:%.+]] = load ptr, ptr [[LINK]]
; CHECK: store ptr [[EARLIER]], ptr [[VARIABLE]]
