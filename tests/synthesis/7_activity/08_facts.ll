; The facts behind a derivative can be printed. Beside each line stands the type of its bytes, whether it is active,
; and whether it has a shadow. The index is an integer and has neither.
; RUN: enzyme-cli opt %s --prepared --stop-after=analysis | filecheck %s

define double @f(ptr %x, i64 %i) {
  %next = add i64 %i, 1
  %place = getelementptr double, ptr %x, i64 %next
  %value = load double, ptr %place
  %square = fmul double %value, %value
  ret double %square
}

define double @request(ptr %x, ptr %dx, i64 %i) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, i64 %i)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: @f(dup, const) -> active
; CHECK: %next = add i64 %i, 1
; CHECK-SAME: ; int{{$}}
; CHECK: %place = getelementptr
; CHECK-SAME: ; pointer to 0:double each 8, shadow, memory active
; CHECK: %value = load double
; CHECK-SAME: ; double, active
