; A path that ends the program has no derivative. It stays in the forward sweep, and the reverse sweep does not mention
; it.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) {
entry:
  %negative = fcmp olt double %x, 0.0
  br i1 %negative, label %fail, label %go
fail:
  call void @abort()
  unreachable
go:
  %square = fmul double %x, %x
  ret double %square
}

declare void @abort() noreturn

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: br i1 %negative, label %fail, label %go
; CHECK: fail:
; CHECK-NEXT: call void @abort()
; CHECK-NEXT: unreachable
; CHECK: rev.go:
; CHECK-NOT: fail
; CHECK: ret
