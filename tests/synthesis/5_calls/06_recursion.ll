; The halves of a recursive function call themselves. The frame of the outer call holds the address of the frame of the
; inner call.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i64 %n) {
entry:
  %last = icmp eq i64 %n, 0
  br i1 %last, label %end, label %more
more:
  %less = sub i64 %n, 1
  %sine = call double @sin(double %x)
  %rest = call double @f(double %sine, i64 %less)
  br label %end
end:
  %result = phi double [ %x, %entry ], [ %rest, %more ]
  ret double %result
}

declare double @sin(double)

define double @request(double %x, i64 %n) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_reverse_f(double %x, i64 %n, double %seed, ptr %frame, ptr %tape)
; CHECK: rev.more:
; CHECK: [[INNER:%.+]] = load ptr, ptr
; CHECK: call { double } @__enzcc_reverse_f({{.+}}, ptr [[INNER]], ptr %tape)

; CHECK-LABEL: define internal { double, ptr } @__enzcc_augmented_f(double %x, i64 %n, ptr %tape)
; CHECK: [[FRAME:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape,
; CHECK: more:
; CHECK: [[MADE:%.+]] = call { double, ptr } @__enzcc_augmented_f(double %sine, i64 %less, ptr %tape)
; CHECK: [[OF_INNER:%.+]] = extractvalue { double, ptr } [[MADE]], 1
; CHECK: store ptr [[OF_INNER]], ptr
; CHECK: end:
; CHECK: insertvalue { double, ptr } {{.+}}, ptr [[FRAME]], 1
