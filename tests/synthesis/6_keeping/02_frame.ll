; If the two sweeps are two functions, kept values are fields of one record on the tape, the frame. It is reserved
; once, at the start of the augmented half.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

define double @callee(ptr %a) {
  %second = getelementptr double, ptr %a, i64 1
  %first.value = load double, ptr %a
  %second.value = load double, ptr %second
  %product = fmul double %first.value, %second.value
  store double 0.0, ptr %a
  store double 0.0, ptr %second
  ret double %product
}

define double @f(ptr %x) {
  %result = call double @callee(ptr %x)
  ret double %result
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: @callee, split in two functions
; PLAN: %first.value = {{.*}}; kept in the frame
; PLAN: %second.value = {{.*}}; kept in the frame

; CHECK-LABEL: define internal void @__enzcc_reverse_callee(
; CHECK-DAG: load double, ptr %frame
; CHECK-DAG: [[FIELD:%.+]] = getelementptr inbounds nuw i8, ptr %frame, i64 8
; CHECK-DAG: load double, ptr [[FIELD]]

; CHECK-LABEL: define internal { double, ptr } @__enzcc_augmented_callee(
; CHECK: [[FRAME:%.+]] = call ptr @__enzcc_tape_reserve(ptr %tape, i64 16)
; CHECK-NOT: @__enzcc_tape_reserve
; CHECK: insertvalue { double, ptr } {{.+}}, ptr [[FRAME]], 1
