; Two noalias pointers that are only read may still be equal, as in dot(v, v). The reverse sweep writes to their
; shadows, which are then equal too. So the primals are noalias, and the shadows are not.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(ptr noalias %x, ptr noalias %y) {
  %a = load double, ptr %x
  %b = load double, ptr %y
  %product = fmul double %a, %b
  ret double %product
}

define double @request(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, ptr %y, ptr %dy)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: @__enzcc_combined_f(ptr noalias %x, ptr %"x'", ptr noalias %y, ptr %"y'", double %seed, ptr %tape)
