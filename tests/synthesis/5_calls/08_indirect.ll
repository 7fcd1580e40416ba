; A call through a pointer becomes a chain of comparisons with the functions that the pointer may hold. Each of them is
; then called by name, and has a derivative. Any other address ends the program with a message.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

@functions = constant [2 x ptr] [ptr @sine, ptr @square]

define double @sine(double %a) {
  %result = call double @sin(double %a)
  ret double %result
}

define double @square(double %a) {
  %result = fmul double %a, %a
  ret double %result
}

declare double @sin(double)

define double @f(double %x, i64 %which) {
  %place = getelementptr [2 x ptr], ptr @functions, i64 0, i64 %which
  %function = load ptr, ptr %place
  %result = call double %function(double %x)
  ret double %result
}

define double @request(double %x, i64 %which) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i64 %which)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK-DAG: icmp eq ptr %function, @square
; CHECK-DAG: icmp eq ptr %function, @sine
; CHECK-DAG: call void @__enzcc_unseen_code(
; CHECK-DAG: call double @sine(double %x)
; CHECK-DAG: call double @square(double %x)
; CHECK: rev.indirect.end:
; CHECK-DAG: call { double } @__enzcc_combined_square(double %x,
; CHECK-DAG: call { double } @__enzcc_combined_sine(double %x,
