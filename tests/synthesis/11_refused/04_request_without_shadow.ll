; A pointer argument must be followed by its shadow. A request that does not fit its function is an error at the
; request.
; RUN: not enzyme-cli opt %s --prepared --stop-after=synthesis 2>&1 | filecheck %s

define void @f(ptr %x) {
  %value = load double, ptr %x
  %square = fmul double %value, %value
  store double %square, ptr %x
  ret void
}

define void @request(ptr %x) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x)
  ret void
}

declare void @__enzyme_autodiff(...)

; CHECK: error: [EZ0105]
