; A loop with two entries has no single header. A new header is added that dispatches by a variable. After that it is
; an ordinary loop.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s

define double @f(double %x, i32 %which) {
entry:
  %middle = icmp eq i32 %which, 0
  br i1 %middle, label %first, label %second
first:
  %a = phi double [ %x, %entry ], [ %b.next, %second ]
  %a.next = fmul double %a, %x
  br label %second
second:
  %b = phi double [ %x, %entry ], [ %a.next, %first ]
  %b.next = fmul double %b, 0.5
  %again = fcmp ogt double %b.next, 1.0
  br i1 %again, label %first, label %end
end:
  ret double %b.next
}

define double @request(double %x, i32 %which) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x, i32 %which)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; CHECK-LABEL: define internal { double } @__enzcc_combined_f(
; CHECK: switch i32 {{.+}}, label %first [ i32 1, label %second ]
; CHECK: rev.end:
; CHECK: rev.second:
; CHECK: fmul double {{.+}}, 5.0
; CHECK: rev.first:
; CHECK: fmul double {{.+}}, %x
