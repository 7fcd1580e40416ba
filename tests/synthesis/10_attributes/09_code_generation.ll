; The user's choices for code generation also hold for the derivative.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x) "target-cpu"="x86-64-v3" uwtable {
  %square = fmul double %x, %x
  ret double %square
}

define double @request(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK: define internal { double } @__enzcc_combined_f({{.*}}) {{.*}}"target-cpu"="x86-64-v3"
