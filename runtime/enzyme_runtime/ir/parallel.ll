; Generated from csrc/parallel.c by csrc/build.py: do not edit. d99af6b696819db1 40e3bb1df440ab5a

%struct.Company = type { i32, i32 }

@__enzcc_turns = linkonce_odr hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [98 x i8] c"enzcc: the gradient of a parallel region was given another number of threads than the region had\0A\00", align 1
@__enzcc_company = linkonce_odr hidden thread_local global %struct.Company zeroinitializer, align 4
@__enzcc_adding = linkonce_odr hidden global i8 0, align 1
@.str.1 = private unnamed_addr constant [57 x i8] c"enzcc: out of memory for the order of critical sections\0A\00", align 1

define linkonce_odr hidden ptr @__enzcc_turns_begin(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %13

5:                                                ; preds = %1
  %6 = tail call ptr @__enzcc_tape_turns(ptr noundef %0) #6
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %13

9:                                                ; preds = %5
  %10 = tail call ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef 16) #6
  store ptr %10, ptr %6, align 8
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %6, ptr %11, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @forget, ptr noundef nonnull %10) #6
  %12 = load ptr, ptr %6, align 8
  br label %13

13:                                               ; preds = %5, %9, %1
  %14 = phi ptr [ %3, %1 ], [ %12, %9 ], [ %7, %5 ]
  ret ptr %14
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

declare ptr @__enzcc_tape_turns(ptr noundef) #2

declare ptr @__enzcc_tape_reserve(ptr noundef, i64 noundef) #2

declare void @__enzcc_tape_defer(ptr noundef, ptr noundef, ptr noundef) #2

define internal void @forget(ptr noundef readonly captures(none) %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  store ptr null, ptr %3, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi ptr [ %9, %7 ], [ %4, %1 ]
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef nonnull %8) #6
  %10 = icmp eq ptr %9, null
  br i1 %10, label %6, label %7
}

define linkonce_odr hidden ptr @__enzcc_turns_enter(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %3 = load ptr, ptr %2, align 8
  store ptr %0, ptr %2, align 8
  ret ptr %3
}

define linkonce_odr hidden i64 @__enzcc_turn_take(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %38, label %5

5:                                                ; preds = %1
  %6 = load atomic i64, ptr %3 acquire, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %5, %14
  %10 = phi ptr [ %15, %14 ], [ %7, %5 ]
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, %0
  br i1 %13, label %33, label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr %10, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %9

17:                                               ; preds = %14, %5
  %18 = tail call ptr @malloc(i64 noundef 24) #6
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef nonnull @.str.1) #7
  unreachable

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store i64 0, ptr %23, align 8
  %24 = ptrtoint ptr %18 to i64
  store ptr %7, ptr %18, align 8
  %25 = cmpxchg ptr %3, i64 %6, i64 %24 acq_rel acquire, align 8
  %26 = extractvalue { i64, i1 } %25, 1
  br i1 %26, label %33, label %27

27:                                               ; preds = %21, %27
  %28 = phi { i64, i1 } [ %31, %27 ], [ %25, %21 ]
  %29 = extractvalue { i64, i1 } %28, 0
  %30 = inttoptr i64 %29 to ptr
  store ptr %30, ptr %18, align 8
  %31 = cmpxchg ptr %3, i64 %29, i64 %24 acq_rel acquire, align 8
  %32 = extractvalue { i64, i1 } %31, 1
  br i1 %32, label %33, label %27

33:                                               ; preds = %9, %27, %21
  %34 = phi ptr [ %18, %21 ], [ %18, %27 ], [ %10, %9 ]
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %35, align 8
  br label %38

38:                                               ; preds = %1, %33
  %39 = phi i64 [ %36, %33 ], [ 0, %1 ]
  ret i64 %39
}

define linkonce_odr hidden void @__enzcc_turn_wait(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = load atomic i64, ptr %4 acquire, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = icmp eq i64 %7, 0
  br i1 %9, label %18, label %10

10:                                               ; preds = %6, %15
  %11 = phi ptr [ %16, %15 ], [ %8, %6 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %0
  br i1 %14, label %34, label %15

15:                                               ; preds = %10
  %16 = load ptr, ptr %11, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %10

18:                                               ; preds = %15, %6
  %19 = tail call ptr @malloc(i64 noundef 24) #6
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef nonnull @.str.1) #7
  unreachable

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %24, align 8
  %25 = ptrtoint ptr %19 to i64
  store ptr %8, ptr %19, align 8
  %26 = cmpxchg ptr %4, i64 %7, i64 %25 acq_rel acquire, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  br i1 %27, label %34, label %28

28:                                               ; preds = %22, %28
  %29 = phi { i64, i1 } [ %32, %28 ], [ %26, %22 ]
  %30 = extractvalue { i64, i1 } %29, 0
  %31 = inttoptr i64 %30 to ptr
  store ptr %31, ptr %19, align 8
  %32 = cmpxchg ptr %4, i64 %30, i64 %25 acq_rel acquire, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  br i1 %33, label %34, label %28

34:                                               ; preds = %10, %28, %22
  %35 = phi ptr [ %19, %22 ], [ %19, %28 ], [ %11, %10 ]
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %37 = add nsw i64 %1, 1
  %38 = load atomic i64, ptr %36 acquire, align 8
  %39 = icmp eq i64 %38, %37
  br i1 %39, label %49, label %40

40:                                               ; preds = %34, %45
  %41 = phi i32 [ %46, %45 ], [ 0, %34 ]
  %42 = icmp samesign ugt i32 %41, 63
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = tail call i32 @sched_yield() #6
  br label %45

45:                                               ; preds = %40, %43
  %46 = add nuw nsw i32 %41, 1
  %47 = load atomic i64, ptr %36 acquire, align 8
  %48 = icmp eq i64 %47, %37
  br i1 %48, label %49, label %40

49:                                               ; preds = %45, %34, %2
  ret void
}

declare i32 @sched_yield() #2

define linkonce_odr hidden void @__enzcc_turn_done(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %38, label %5

5:                                                ; preds = %1
  %6 = load atomic i64, ptr %3 acquire, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %5, %14
  %10 = phi ptr [ %15, %14 ], [ %7, %5 ]
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, %0
  br i1 %13, label %33, label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr %10, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %9

17:                                               ; preds = %14, %5
  %18 = tail call ptr @malloc(i64 noundef 24) #6
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef nonnull @.str.1) #7
  unreachable

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store i64 0, ptr %23, align 8
  %24 = ptrtoint ptr %18 to i64
  store ptr %7, ptr %18, align 8
  %25 = cmpxchg ptr %3, i64 %6, i64 %24 acq_rel acquire, align 8
  %26 = extractvalue { i64, i1 } %25, 1
  br i1 %26, label %33, label %27

27:                                               ; preds = %21, %27
  %28 = phi { i64, i1 } [ %31, %27 ], [ %25, %21 ]
  %29 = extractvalue { i64, i1 } %28, 0
  %30 = inttoptr i64 %29 to ptr
  store ptr %30, ptr %18, align 8
  %31 = cmpxchg ptr %3, i64 %29, i64 %24 acq_rel acquire, align 8
  %32 = extractvalue { i64, i1 } %31, 1
  br i1 %32, label %33, label %27

33:                                               ; preds = %9, %27, %21
  %34 = phi ptr [ %18, %21 ], [ %18, %27 ], [ %10, %9 ]
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, -1
  store atomic i64 %37, ptr %35 release, align 8
  br label %38

38:                                               ; preds = %1, %33
  ret void
}

define linkonce_odr hidden void @__enzcc_team_check(i32 noundef %0, i32 noundef %1) noinline nounwind {
  %3 = icmp eq i32 %0, %1
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call fastcc void @fail(ptr noundef nonnull @.str) #7
  unreachable

5:                                                ; preds = %2
  ret void
}

define internal fastcc void @fail(ptr noundef %0) unnamed_addr #4 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3) #6
  tail call void @abort() #8
  unreachable
}

define linkonce_odr hidden i64 @__enzcc_team_enter() noinline nounwind {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_company)
  %2 = load i32, ptr %1, align 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq ptr @omp_get_level, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %0
  %7 = tail call i32 @omp_get_level() #6
  br label %8

8:                                                ; preds = %0, %6
  %9 = phi i32 [ %7, %6 ], [ 0, %0 ]
  %10 = icmp eq i32 %9, 1
  %11 = icmp eq i32 %2, 2
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %17

13:                                               ; preds = %8
  %14 = tail call i32 @omp_get_num_threads() #6
  %15 = icmp eq i32 %14, 1
  %16 = select i1 %15, i32 2, i32 1
  br label %17

17:                                               ; preds = %8, %13
  %18 = phi i32 [ %16, %13 ], [ 0, %8 ]
  store i32 %18, ptr %1, align 4
  store i32 %9, ptr %3, align 4
  %19 = sext i32 %4 to i64
  %20 = shl nsw i64 %19, 2
  %21 = sext i32 %2 to i64
  %22 = or i64 %20, %21
  ret i64 %22
}

declare extern_weak i32 @omp_get_level() #2

declare extern_weak i32 @omp_get_num_threads() #2

define linkonce_odr hidden void @__enzcc_team_leave(i64 noundef %0) noinline nounwind {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_company)
  %3 = trunc i64 %0 to i32
  %4 = and i32 %3, 3
  %5 = lshr i64 %0, 2
  %6 = trunc i64 %5 to i32
  store i32 %4, ptr %2, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 %6, ptr %7, align 4
  ret void
}

define linkonce_odr hidden i32 @__enzcc_team_state() noinline nounwind {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_company)
  %2 = load i32, ptr %1, align 4
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %4, label %9

4:                                                ; preds = %0
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = tail call i32 @omp_get_level() #6
  %8 = icmp eq i32 %7, %6
  br i1 %8, label %9, label %10

9:                                                ; preds = %4, %0
  br label %10

10:                                               ; preds = %4, %9
  %11 = phi i32 [ %2, %9 ], [ 0, %4 ]
  ret i32 %11
}

define linkonce_odr hidden void @__enzcc_add_double(ptr noundef %0, double noundef %1) noinline nounwind {
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, 7
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = atomicrmw xchg ptr @__enzcc_adding, i8 1 acquire, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %23, label %19

9:                                                ; preds = %2
  %10 = load atomic i64, ptr %0 monotonic, align 8
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ %10, %9 ], [ %18, %11 ]
  %13 = bitcast i64 %12 to double
  %14 = fadd double %1, %13
  %15 = bitcast double %14 to i64
  %16 = cmpxchg weak ptr %0, i64 %12, i64 %15 monotonic monotonic, align 8
  %17 = extractvalue { i64, i1 } %16, 1
  %18 = extractvalue { i64, i1 } %16, 0
  br i1 %17, label %26, label %11

19:                                               ; preds = %6, %19
  %20 = tail call i32 @sched_yield() #6
  %21 = atomicrmw xchg ptr @__enzcc_adding, i8 1 acquire, align 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %19

23:                                               ; preds = %19, %6
  %24 = load double, ptr %0, align 8
  %25 = fadd double %1, %24
  store double %25, ptr %0, align 8
  store atomic i8 0, ptr @__enzcc_adding release, align 1
  br label %26

26:                                               ; preds = %11, %23
  ret void
}

define linkonce_odr hidden void @__enzcc_add_float(ptr noundef %0, float noundef %1) noinline nounwind {
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, 3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = atomicrmw xchg ptr @__enzcc_adding, i8 1 acquire, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %23, label %19

9:                                                ; preds = %2
  %10 = load atomic i32, ptr %0 monotonic, align 4
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i32 [ %10, %9 ], [ %18, %11 ]
  %13 = bitcast i32 %12 to float
  %14 = fadd float %1, %13
  %15 = bitcast float %14 to i32
  %16 = cmpxchg weak ptr %0, i32 %12, i32 %15 monotonic monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  %18 = extractvalue { i32, i1 } %16, 0
  br i1 %17, label %26, label %11

19:                                               ; preds = %6, %19
  %20 = tail call i32 @sched_yield() #6
  %21 = atomicrmw xchg ptr @__enzcc_adding, i8 1 acquire, align 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %19

23:                                               ; preds = %19, %6
  %24 = load float, ptr %0, align 4
  %25 = fadd float %1, %24
  store float %25, ptr %0, align 4
  store atomic i8 0, ptr @__enzcc_adding release, align 1
  br label %26

26:                                               ; preds = %11, %23
  ret void
}

define linkonce_odr hidden ptr @__enzcc_sums_begin(i64 noundef %0) noinline nounwind {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call ptr @calloc(i64 noundef %0, i64 noundef 1) #6
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi ptr [ %4, %3 ], [ null, %1 ]
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) #2

define linkonce_odr hidden void @__enzcc_sums_double(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %13, %3
  tail call void @free(ptr noundef %1) #6
  ret void

6:                                                ; preds = %3, %13
  %7 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %9 = load double, ptr %8, align 8
  %10 = fcmp une double %9, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %7
  tail call void @__enzcc_add_double(ptr noundef %12, double noundef %9) #9
  br label %13

13:                                               ; preds = %6, %11
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %5, label %6
}

declare void @free(ptr noundef) #2

define linkonce_odr hidden void @__enzcc_sums_float(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %13, %3
  tail call void @free(ptr noundef %1) #6
  ret void

6:                                                ; preds = %3, %13
  %7 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = fcmp une float %9, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %7
  tail call void @__enzcc_add_float(ptr noundef %12, float noundef %9) #9
  br label %13

13:                                               ; preds = %6, %11
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %5, label %6
}

declare ptr @malloc(i64 noundef) #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare void @abort() #5

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nonlazybind }
attributes #3 = { nounwind }
attributes #4 = { cold noinline noreturn nounwind optsize }
attributes #5 = { noreturn nonlazybind }
attributes #6 = { nobuiltin nounwind }
attributes #7 = { cold nobuiltin noreturn }
attributes #8 = { nobuiltin noreturn nounwind }
attributes #9 = { nobuiltin }

