; A byval argument is a copy that belongs to the callee. Normalization makes the copy explicit, as an alloca and a
; memcpy, which are then differentiated like any other.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

%pair = type { double, double }

define double @callee(ptr byval(%pair) align 8 %p) {
  %second = getelementptr %pair, ptr %p, i64 0, i32 1
  %a = load double, ptr %p
  %b = load double, ptr %second
  %product = fmul double %a, %b
  ret double %product
}

define double @f(ptr %x) {
  %result = call double @callee(ptr byval(%pair) align 8 %x)
  ret double %result
}

define double @request(ptr %x, ptr %dx) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal void @__enzcc_combined_callee(ptr %p, ptr %"p'", double %seed, ptr %tape)
; CHECK: %p.byval = alloca %pair
; CHECK: %"p.byval'" = alloca %pair
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %p.byval, ptr %p, i64 16, i1 false)
; CHECK: rev.block:
; CHECK: store double {{.+}}, ptr %"p.byval'"
; CHECK: call void @__enzcc_copy_adjoint(ptr %"p.byval'", ptr %"p'", i64 16)
