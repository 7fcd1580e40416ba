; What C and C++ compilers for x86-64 seldom print, and LLVM's language allows.
source_filename = "exo\22tic\C3\A9.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl nothing"

%opaque = type opaque
%"a b" = type { i32, %"a b\5C", [2 x <4 x float>], <{ i8, i64 }> }
%"a b\5C" = type <{ ptr addrspace(1), { } }>
%recursive = type { ptr, i24 }
%0 = type { double, %recursive }

$group = comdat any
$"quoted group" = comdat largest

@0 = private unnamed_addr constant [3 x i8] c"x\00\22"
@"spaced name" = global i32 7, section "my section", comdat($group), align 4
@table = internal constant [3 x { i32, ptr }] [{ i32, ptr } { i32 -1, ptr @"spaced name" }, { i32, ptr } zeroinitializer, { i32, ptr } { i32 undef, ptr poison }]
@floats = global [7 x float] [float 1.0, float 0x7FF8000000000000, float -0.0, float 0x36A0000000000000, float undef, float 0x7FF0000000000000, float 3.125]
@wide = global { x86_fp80, fp128, half, bfloat, i128 } { x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, half 0xH3C00, bfloat 0xR3F80, i128 -170141183460469231731687303715884105728 }
@vectors = global { <4 x i32>, <2 x double>, <2 x ptr>, <3 x i1> } { <4 x i32> splat (i32 3), <2 x double> <double 1.0, double 2.0>, <2 x ptr> zeroinitializer, <3 x i1> <i1 true, i1 false, i1 true> }
@expressions = global [7 x i64] [i64 ptrtoint (ptr @table to i64), i64 add (i64 ptrtoint (ptr @table to i64), i64 4), i64 sub (i64 0, i64 ptrtoint (ptr @floats to i64)), i64 ptrtoint (ptr getelementptr inbounds (%"a b", ptr @packed, i64 1, i32 2, i64 1) to i64), i64 xor (i64 ptrtoint (ptr @f to i64), i64 5), i64 ptrtoaddr (ptr @table to i64), i64 0]
@packed = external global %"a b", align 1
@far = addrspace(1) global ptr addrspace(1) null
@cast = global ptr addrspacecast (ptr addrspace(1) @far to ptr)
@inside = global ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @table, i64 16)
@local = thread_local(initialexec) externally_initialized global i8 0
@equivalent = global [2 x ptr] [ptr dso_local_equivalent @f, ptr no_cfi @f]
@llvm.used = appending global [1 x ptr] [ptr @table], section "llvm.metadata"

@other = weak_odr hidden alias i32, ptr @"spaced name"
@second = alias i8, getelementptr (i8, ptr @table, i64 8)
@chosen = ifunc i32 (i32), ptr @resolver

define void @returned(ptr sret({ i64, [2 x float] }) align 8 %r) {
  ret void
}

define internal ptr @resolver() {
  ret ptr @f
}

define linkonce_odr hidden fastcc noundef range(i32 0, 5) i32 @f(i32 noundef %x) unnamed_addr #0 section "text" comdat($"quoted group") align 32 gc "statepoint-example" personality ptr @personality {
  %r = call fastcc noundef range(i32 0, 5) i32 @f(i32 noundef %x) #1
  ret i32 %r
}

declare i32 @personality(...)

define void @names(i32 %"a b", i32 %0, i32 %named, i32 %"5") {
"the entry":
  %1 = add i32 %"a b", %0
  %"c\22d\5Ce" = sub i32 %1, %named
  br label %2

2:
  %p = phi i32 [ %1, %"the entry" ], [ %q, %2 ], [ %later, %"back block" ]
  %q = mul i32 %p, %"5"
  %t = icmp samesign ult i32 %q, %"c\22d\5Ce"
  br i1 %t, label %2, label %"forward block"

"back block":
  %later = add i32 %defined, 1
  br label %2

"forward block":
  %defined = xor i32 %q, -1
  %o = or disjoint i32 %defined, 4
  switch i32 %o, label %"back block" [
  ]
}

define <vscale x 4 x float> @scalable(<vscale x 4 x float> %v, ptr %p) {
  %a = fadd reassoc nsz arcp contract afn <vscale x 4 x float> %v, splat (float 1.0)
  %b = insertelement <vscale x 4 x float> poison, float 2.0, i64 0
  %c = shufflevector <vscale x 4 x float> %b, <vscale x 4 x float> poison, <vscale x 4 x i32> zeroinitializer
  %d = fmul fast <vscale x 4 x float> %a, %c
  store <vscale x 4 x float> %d, ptr %p, align 16
  %e = extractelement <vscale x 4 x float> %d, i32 1
  %f = fcmp nnan ogt float %e, 0.0
  %g = select nsz i1 %f, <vscale x 4 x float> %d, <vscale x 4 x float> zeroinitializer
  ret <vscale x 4 x float> %g
}

define <4 x ptr> @vectors_of_pointers(ptr %p, <4 x ptr> %v, <4 x i64> %i, i1 %c) {
  %a = getelementptr inbounds nuw [4 x i32], ptr %p, <4 x i64> %i, i64 1
  %b = getelementptr i8, <4 x ptr> %v, i64 8
  %m = icmp eq <4 x ptr> %a, %b
  %s = select <4 x i1> %m, <4 x ptr> %a, <4 x ptr> %b
  %w = shufflevector <4 x ptr> %s, <4 x ptr> %v, <4 x i32> <i32 0, i32 7, i32 poison, i32 1>
  %z = freeze <4 x ptr> %w
  %n = fneg nnan double 1.5
  %conv = fptosi double %n to i24
  %u = uitofp nneg i24 %conv to float
  %tr = trunc nuw nsw i24 %conv to i7
  %ze = zext nneg i7 %tr to i64
  %d = sdiv exact i64 %ze, 3
  %sh = shl nuw nsw i64 %d, 2
  ret <4 x ptr> %z
}

define i32 @memory(ptr %p, ptr addrspace(1) %q, i64 %n) {
  %a = alloca { i32, i64 }, i64 %n, align 16
  %b = alloca i8, align 1, addrspace(0)
  %l = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 %l, ptr addrspace(1) %q release, align 4
  store volatile i32 5, ptr %a, align 4
  %o = atomicrmw volatile fadd ptr %p, float 1.0 syncscope("one-as") monotonic, align 4
  %x = cmpxchg weak volatile ptr %p, i32 %l, i32 7 acq_rel monotonic, align 4
  %y = extractvalue { i32, i1 } %x, 0
  fence syncscope("singlethread") seq_cst
  %cast = addrspacecast ptr %a to ptr addrspace(1)
  %int = ptrtoint ptr addrspace(1) %cast to i64
  %ptr = inttoptr i64 %int to ptr
  %agg = insertvalue { i32, [2 x { ptr, i64 }] } undef, ptr %ptr, 1, 1, 0
  %get = extractvalue { i32, [2 x { ptr, i64 }] } %agg, 1, 1
  %va = va_arg ptr %p, %0
  ret i32 %y
}

define i64 @calls(ptr %f, i64 %x, ptr byval(%recursive) align 8 %s, ptr %r, ptr initializes((0, 8), (16, 24)) captures(address, read_provenance) %i) #2 {
  call void asm sideeffect alignstack "nop $0, ${1:c}", "r,i,~{memory}"(i64 %x, i32 5) #3
  %1 = call i64 (i64, ...) %f(i64 %x, double 1.0, i32 signext 3)
  %2 = notail call cc 10 zeroext i8 %f(ptr byval(%recursive) align 8 %s, ptr nonnull @table)
  %3 = call nnan ninf afn float @llvm.sqrt.f32(float 2.0)
  call void @llvm.assume(i1 true) [ "align"(ptr %s, i64 16), "nonnull"(ptr %r) ]
  %4 = call i64 %f() [ "deopt"(i64 %x, i32 7), "other"() ]
  %5 = call i64 @llvm.read_register.i64(metadata !0)
  %6 = call double @llvm.experimental.constrained.fadd.f64(double 1.0, double 2.0, metadata !"round.tonearest", metadata !"fpexcept.strict") #3
  %7 = call <vscale x 2 x i64> @llvm.stepvector.nxv2i64()
  call void @llvm.prefetch.p0(ptr %f, i32 0, i32 3, i32 1), !annotation !2
  %8 = call i64 inttoptr (i64 64 to ptr)(i64 %x)
  %9 = musttail call i64 @tailed(ptr %f, i64 %x, ptr byval(%recursive) align 8 %s, ptr %r, ptr %i)
  ret i64 %9
}

define i64 @tailed(ptr %f, i64 %x, ptr byval(%recursive) align 8 %s, ptr %r, ptr %i) {
  ret i64 0
}

define void @unwinds(ptr %f) personality ptr @personality {
  %a = invoke fastcc noundef i32 @f(i32 1) #1
          to label %on unwind label %pad

on:
  invoke void %f() [ "deopt"(i32 %a) ]
          to label %done unwind label %pad

pad:
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr @table
          filter [1 x ptr] [ptr @0]
  %e = extractvalue { ptr, i32 } %l, 0
  resume { ptr, i32 } %l

done:
  callbr void asm "", "r,!i"(i32 %a) to label %out [label %other]

other:
  indirectbr ptr blockaddress(@unwinds, %out), [label %out, label %done]

out:
  ret void
}

define void @funclets() personality ptr @__CxxFrameHandler3 {
  invoke void @g()
          to label %end unwind label %dispatch

dispatch:
  %cs = catchswitch within none [label %handler] unwind to caller

handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  call void @g() [ "funclet"(token %cp) ]
  invoke void @g() [ "funclet"(token %cp) ]
          to label %ok unwind label %cleanup

ok:
  catchret from %cp to label %end

cleanup:
  %cl = cleanuppad within %cp []
  cleanupret from %cl unwind to caller

end:
  ret void
}

declare void @g()
declare i32 @__CxxFrameHandler3(...)
declare !kind !0 noalias noundef ptr @h(ptr noundef writeonly captures(none) dead_on_return, ...) local_unnamed_addr #2
declare float @llvm.sqrt.f32(float)
declare void @llvm.assume(i1)
declare i64 @llvm.read_register.i64(metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare <vscale x 2 x i64> @llvm.stepvector.nxv2i64()
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32, i32, i32)

attributes #0 = { noinline nounwind memory(argmem: read, inaccessiblemem: readwrite) alignstack=16 allocsize(0) uwtable "target-cpu"="x86-64" "an attribute"="a b" }
attributes #1 = { nounwind "call-site"="1" }
attributes #2 = { vscale_range(1,16) allockind("alloc,zeroed") "alloc-family"="malloc" }
attributes #3 = { nounwind }

!named = !{!0, !1}
!0 = !{!"rsp"}
!2 = !{!"note"}
!1 = distinct !{!1, !0, i32 5, ptr @table}
