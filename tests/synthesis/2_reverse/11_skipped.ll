; Where nothing carries a derivative there is nothing to reverse. The reverse sweep skips such blocks, and does not
; need to know which path was taken through them.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i1 %condition) {
entry:
  %sine = call double @sin(double %x)
  br i1 %condition, label %print, label %end
print:
  %printed = call i32 @puts(ptr @text)
  br label %end
end:
  %square = fmul double %sine, %sine
  ret double %square
}

@text = constant [3 x i8] c"hi\00"
declare i32 @puts(ptr)
declare double @sin(double)

define double @request(double %x, i1 %condition) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i1 %condition)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: br i1 %condition, label %print, label %end
; CHECK: rev.end:
; CHECK-NOT: rev.print
; CHECK: br label %rev.entry
; CHECK: rev.entry:
; CHECK-NOT: @puts
