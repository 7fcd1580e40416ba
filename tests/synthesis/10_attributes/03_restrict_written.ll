; y is only written. The primal may not access its memory through another pointer, and neither does the derivative with
; its shadow. So the shadow of y is noalias. The shadow of x, which is only read, is not.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define void @f(ptr noalias %x, ptr noalias %y) {
  %a = load double, ptr %x
  %square = fmul double %a, %a
  store double %square, ptr %y
  ret void
}

define void @request(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret void
}

declare void @__enzyme_autodiff(...)

; CHECK: @__enzcc_combined_f(ptr noalias %x, ptr %"x'", ptr noalias %y, ptr noalias %"y'", ptr %tape)
