; Where two paths meet, the tangent is that of the value that arrived: a phi of values gets a phi of tangents. The
; branch itself has no derivative.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i1 %condition) {
entry:
  br i1 %condition, label %squared, label %end
squared:
  %square = fmul double %x, %x
  br label %end
end:
  %result = phi double [ %square, %squared ], [ %x, %entry ]
  ret double %result
}

define double @request(double %x, double %dx, i1 %condition) {
  %d = call double (...) @__enzyme_fwddiff(ptr @f, double %x, double %dx, i1 %condition)
  ret double %d
}

declare double @__enzyme_fwddiff(...)

; CHECK-LABEL: @__enzcc_tangent_f(
; CHECK: br i1 %condition
; CHECK: squared:
; CHECK: [[DSQUARE:%.+]] = fadd double
; CHECK: end:
; CHECK: phi double [ %square, %squared ], [ %x, %entry ]
; CHECK: [[DRESULT:%.+]] = phi double [ [[DSQUARE]], %squared ], [ %"x'", %entry ]
; CHECK: insertvalue { double } poison, double [[DRESULT]], 0
