; The reverse sweep visits a linked list backwards, but no node leads to the one before it. So the shadow address of
; each node is kept, in records, because the length of the list is not known.
; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
; RUN: enzyme-cli opt %s --prepared --stop-after=plan | filecheck %s --check-prefix=PLAN

%node = type { double, ptr }

define double @f(ptr %head) {
entry:
  br label %loop
loop:
  %node = phi ptr [ %head, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %value = load double, ptr %node
  %more = fadd double %sum, %value
  %link = getelementptr %node, ptr %node, i64 0, i32 1
  %next = load ptr, ptr %link
  %done = icmp eq ptr %next, null
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %more, %loop ]
  ret double %total
}

define double @request(ptr %head, ptr %dhead) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, ptr %head, ptr %dhead)
  ret double %d
}

declare double @__enzyme_autodiff(...)

; PLAN: %node = phi {{.*}}; shadow kept in the records of %loop

; CHECK-LABEL: define internal void @__enzcc_combined_f(
; CHECK: loop:
; CHECK: [[SHADOW:%.+]] = phi ptr [ %"head'", %entry ],
; CHECK: tape.go:
; CHECK: [[RECORD:%.+]] = getelementptr inbounds nuw i8, ptr
; CHECK: store ptr [[SHADOW]], ptr [[RECORD]]
; CHECK: rev.loop:
; CHECK: [[SAME_RECORD:%.+]] = load ptr, ptr %tape.
; CHECK: [[NODE:%.+]] = load ptr, ptr [[SAME_RECORD]]
; CHECK: [[BEFORE:%.+]] = load double, ptr [[NODE]]
; CHECK: [[MORE:%.+]] = fadd reassoc nsz double [[BEFORE]],
; CHECK: store double [[MORE]], ptr [[NODE]]
