; Generated from csrc/parallel.c by csrc/build.py: do not edit. ededf672ac8ff945 1786046fe2bf09b3

%struct.Company = type { i32, i32 }
%struct.Attributes = type { [16 x i64] }

@__enzcc_turns = linkonce_odr hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [98 x i8] c"enzcc: the gradient of a parallel region was given another number of threads than the region had\0A\00", align 1
@__enzcc_company = linkonce_odr hidden thread_local global %struct.Company zeroinitializer, align 4
@__enzcc_adding = linkonce_odr hidden global i8 0, align 1
@.str.1 = private unnamed_addr constant [90 x i8] c"enzcc: a differentiated function starts a detached thread: nobody waits for what it does\0A\00", align 1
@.str.2 = private unnamed_addr constant [64 x i8] c"enzcc: a thread cannot be started in a differentiated function\0A\00", align 1
@__enzcc_threads_running = linkonce_odr hidden global ptr null, align 8
@.str.3 = private unnamed_addr constant [76 x i8] c"enzcc: a differentiated function joins a thread that was not started in it\0A\00", align 1
@.str.4 = private unnamed_addr constant [63 x i8] c"enzcc: a thread cannot be joined in a differentiated function\0A\00", align 1
@.str.5 = private unnamed_addr constant [64 x i8] c"enzcc: a thread cannot be started for the reverse sweep of one\0A\00", align 1
@.str.6 = private unnamed_addr constant [53 x i8] c"enzcc: a thread of a reverse sweep cannot be joined\0A\00", align 1
@__enzcc_threads_atomic = linkonce_odr hidden global i8 0, align 1
@.str.7 = private unnamed_addr constant [84 x i8] c"enzcc: a differentiated function waits at a barrier that was not initialized in it\0A\00", align 1
@__enzcc_threads_listed = linkonce_odr hidden global i8 0, align 1
@.str.8 = private unnamed_addr constant [57 x i8] c"enzcc: out of memory for the order of critical sections\0A\00", align 1
@.str.9 = private unnamed_addr constant [99 x i8] c"enzcc: a thread that a differentiated function has started is not joined when its derivative ends\0A\00", align 1
@.str.10 = private unnamed_addr constant [83 x i8] c"enzcc: a differentiated function locks a mutex that the thread has locked already\0A\00", align 1

define linkonce_odr hidden ptr @__enzcc_turns_begin(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %13

5:                                                ; preds = %1
  %6 = tail call ptr @__enzcc_tape_turns(ptr noundef %0) #8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %13

9:                                                ; preds = %5
  %10 = tail call ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef 16) #8
  store ptr %10, ptr %6, align 8
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %6, ptr %11, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @forget, ptr noundef nonnull %10) #8
  %12 = load ptr, ptr %6, align 8
  br label %13

13:                                               ; preds = %5, %9, %1
  %14 = phi ptr [ %3, %1 ], [ %12, %9 ], [ %7, %5 ]
  ret ptr %14
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare ptr @__enzcc_tape_turns(ptr noundef) #3

declare ptr @__enzcc_tape_reserve(ptr noundef, i64 noundef) #3

declare void @__enzcc_tape_defer(ptr noundef, ptr noundef, ptr noundef) #3

define internal void @forget(ptr noundef readonly captures(none) %0) #4 {
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
  tail call void @free(ptr noundef nonnull %8) #8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %6, label %7
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

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
  br i1 %4, label %41, label %5

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
  br i1 %13, label %36, label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr %10, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %9

17:                                               ; preds = %14, %5
  %18 = tail call ptr @malloc(i64 noundef 48) #8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef nonnull @.str.8) #9
  unreachable

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store i64 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 32
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 24
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 40
  store i8 0, ptr %26, align 8
  %27 = ptrtoint ptr %18 to i64
  store ptr %7, ptr %18, align 8
  %28 = cmpxchg ptr %3, i64 %6, i64 %27 acq_rel acquire, align 8
  %29 = extractvalue { i64, i1 } %28, 1
  br i1 %29, label %36, label %30

30:                                               ; preds = %21, %30
  %31 = phi { i64, i1 } [ %34, %30 ], [ %28, %21 ]
  %32 = extractvalue { i64, i1 } %31, 0
  %33 = inttoptr i64 %32 to ptr
  store ptr %33, ptr %18, align 8
  %34 = cmpxchg ptr %3, i64 %32, i64 %27 acq_rel acquire, align 8
  %35 = extractvalue { i64, i1 } %34, 1
  br i1 %35, label %36, label %30

36:                                               ; preds = %9, %30, %21
  %37 = phi ptr [ %18, %21 ], [ %18, %30 ], [ %10, %9 ]
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, 1
  store i64 %40, ptr %38, align 8
  br label %41

41:                                               ; preds = %1, %36
  %42 = phi i64 [ %39, %36 ], [ 0, %1 ]
  ret i64 %42
}

define linkonce_odr hidden void @__enzcc_turn_wait(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %52, label %6

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
  br i1 %14, label %37, label %15

15:                                               ; preds = %10
  %16 = load ptr, ptr %11, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %10

18:                                               ; preds = %15, %6
  %19 = tail call ptr @malloc(i64 noundef 48) #8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef nonnull @.str.8) #9
  unreachable

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 32
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 40
  store i8 0, ptr %27, align 8
  %28 = ptrtoint ptr %19 to i64
  store ptr %8, ptr %19, align 8
  %29 = cmpxchg ptr %4, i64 %7, i64 %28 acq_rel acquire, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  br i1 %30, label %37, label %31

31:                                               ; preds = %22, %31
  %32 = phi { i64, i1 } [ %35, %31 ], [ %29, %22 ]
  %33 = extractvalue { i64, i1 } %32, 0
  %34 = inttoptr i64 %33 to ptr
  store ptr %34, ptr %19, align 8
  %35 = cmpxchg ptr %4, i64 %33, i64 %28 acq_rel acquire, align 8
  %36 = extractvalue { i64, i1 } %35, 1
  br i1 %36, label %37, label %31

37:                                               ; preds = %10, %31, %22
  %38 = phi ptr [ %19, %22 ], [ %19, %31 ], [ %11, %10 ]
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %40 = add nsw i64 %1, 1
  %41 = load atomic i64, ptr %39 acquire, align 8
  %42 = icmp eq i64 %41, %40
  br i1 %42, label %52, label %43

43:                                               ; preds = %37, %48
  %44 = phi i32 [ %49, %48 ], [ 0, %37 ]
  %45 = icmp samesign ugt i32 %44, 63
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = tail call i32 @sched_yield() #8
  br label %48

48:                                               ; preds = %43, %46
  %49 = add nuw nsw i32 %44, 1
  %50 = load atomic i64, ptr %39 acquire, align 8
  %51 = icmp eq i64 %50, %40
  br i1 %51, label %52, label %43

52:                                               ; preds = %48, %37, %2
  ret void
}

declare i32 @sched_yield() #3

define linkonce_odr hidden void @__enzcc_turn_done(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %41, label %5

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
  br i1 %13, label %36, label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr %10, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %9

17:                                               ; preds = %14, %5
  %18 = tail call ptr @malloc(i64 noundef 48) #8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef nonnull @.str.8) #9
  unreachable

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store ptr %0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store i64 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 32
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 24
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 40
  store i8 0, ptr %26, align 8
  %27 = ptrtoint ptr %18 to i64
  store ptr %7, ptr %18, align 8
  %28 = cmpxchg ptr %3, i64 %6, i64 %27 acq_rel acquire, align 8
  %29 = extractvalue { i64, i1 } %28, 1
  br i1 %29, label %36, label %30

30:                                               ; preds = %21, %30
  %31 = phi { i64, i1 } [ %34, %30 ], [ %28, %21 ]
  %32 = extractvalue { i64, i1 } %31, 0
  %33 = inttoptr i64 %32 to ptr
  store ptr %33, ptr %18, align 8
  %34 = cmpxchg ptr %3, i64 %32, i64 %27 acq_rel acquire, align 8
  %35 = extractvalue { i64, i1 } %34, 1
  br i1 %35, label %36, label %30

36:                                               ; preds = %9, %30, %21
  %37 = phi ptr [ %18, %21 ], [ %18, %30 ], [ %10, %9 ]
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, -1
  store atomic i64 %40, ptr %38 release, align 8
  br label %41

41:                                               ; preds = %1, %36
  ret void
}

define linkonce_odr hidden void @__enzcc_team_check(i32 noundef %0, i32 noundef %1) noinline nounwind {
  %3 = icmp eq i32 %0, %1
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call fastcc void @fail(ptr noundef nonnull @.str) #9
  unreachable

5:                                                ; preds = %2
  ret void
}

define internal fastcc void @fail(ptr noundef %0) unnamed_addr #5 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3) #8
  tail call void @abort() #10
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
  %7 = tail call i32 @omp_get_level() #8
  br label %8

8:                                                ; preds = %0, %6
  %9 = phi i32 [ %7, %6 ], [ 0, %0 ]
  %10 = icmp eq i32 %9, 1
  %11 = icmp eq i32 %2, 2
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %17

13:                                               ; preds = %8
  %14 = tail call i32 @omp_get_num_threads() #8
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

declare extern_weak i32 @omp_get_level() #3

declare extern_weak i32 @omp_get_num_threads() #3

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
  %7 = tail call i32 @omp_get_level() #8
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
  %20 = tail call i32 @sched_yield() #8
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
  %20 = tail call i32 @sched_yield() #8
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
  %4 = tail call ptr @calloc(i64 noundef %0, i64 noundef 1) #8
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi ptr [ %4, %3 ], [ null, %1 ]
  ret ptr %6
}

declare ptr @calloc(i64 noundef, i64 noundef) #3

define linkonce_odr hidden void @__enzcc_sums_double(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %13, %3
  tail call void @free(ptr noundef %1) #8
  ret void

6:                                                ; preds = %3, %13
  %7 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %9 = load double, ptr %8, align 8
  %10 = fcmp une double %9, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %7
  tail call void @__enzcc_add_double(ptr noundef %12, double noundef %9) #11
  br label %13

13:                                               ; preds = %6, %11
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %5, label %6
}

declare void @free(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_sums_float(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %13, %3
  tail call void @free(ptr noundef %1) #8
  ret void

6:                                                ; preds = %3, %13
  %7 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = fcmp une float %9, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %7
  tail call void @__enzcc_add_float(ptr noundef %12, float noundef %9) #11
  br label %13

13:                                               ; preds = %6, %11
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %5, label %6
}

define linkonce_odr hidden ptr @__enzcc_threads_new(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = add nsw i64 %1, 64
  %4 = tail call ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef %3) #8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store ptr %0, ptr %5, align 8
  %6 = tail call ptr @__enzcc_tape_of_thread(ptr noundef %0) #8
  store ptr %6, ptr %4, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @end_thread, ptr noundef nonnull %4) #8
  ret ptr %4
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

declare ptr @__enzcc_tape_of_thread(ptr noundef) #3

define internal void @end_thread(ptr noundef readonly captures(none) %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load atomic i32, ptr %2 monotonic, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @fail(ptr noundef nonnull @.str.9) #9
  unreachable

6:                                                ; preds = %1
  ret void
}

define linkonce_odr hidden void @__enzcc_threads_start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = tail call ptr @__enzcc_tape_root(ptr noundef %8) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i32 0, ptr %6, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %4, ptr %10, align 8
  %11 = icmp eq ptr %2, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %14 = tail call i32 @pthread_attr_getstacksize(ptr noundef nonnull %2, ptr noundef nonnull %13) #8
  %15 = call i32 @pthread_attr_getdetachstate(ptr noundef nonnull %2, ptr noundef nonnull %6) #8
  %16 = load i32, ptr %6, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %12
  call fastcc void @fail(ptr noundef nonnull @.str.1) #9
  unreachable

19:                                               ; preds = %5, %12
  %20 = icmp eq ptr %4, null
  br i1 %20, label %28, label %21

21:                                               ; preds = %19
  %22 = call ptr @__enzcc_tape_turns(ptr noundef %9) #8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %28

25:                                               ; preds = %21
  %26 = call ptr @__enzcc_turns_begin(ptr noundef %9) #11
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 52
  store i8 1, ptr %27, align 4
  br label %28

28:                                               ; preds = %25, %21, %19
  %29 = atomicrmw xchg ptr @__enzcc_threads_listed, i8 1 acquire, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %28, %36
  %32 = phi i32 [ %37, %36 ], [ 0, %28 ]
  %33 = icmp samesign ugt i32 %32, 63
  br i1 %33, label %34, label %36

34:                                               ; preds = %31
  %35 = call i32 @sched_yield() #8
  br label %36

36:                                               ; preds = %34, %31
  %37 = add nuw nsw i32 %32, 1
  %38 = atomicrmw xchg ptr @__enzcc_threads_listed, i8 1 acquire, align 1
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %40, label %31

40:                                               ; preds = %36, %28
  %41 = call i32 @pthread_create(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %0) #8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  call fastcc void @fail(ptr noundef nonnull @.str.2) #9
  unreachable

44:                                               ; preds = %40
  %45 = load i64, ptr %1, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %45, ptr %46, align 8
  %47 = load ptr, ptr @__enzcc_threads_running, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %47, ptr %48, align 8
  store ptr %0, ptr @__enzcc_threads_running, align 8
  store atomic i8 0, ptr @__enzcc_threads_listed release, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  ret void
}

declare ptr @__enzcc_tape_root(ptr noundef) #3

declare i32 @pthread_attr_getstacksize(ptr noundef, ptr noundef) #3

declare i32 @pthread_attr_getdetachstate(ptr noundef, ptr noundef) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i64 @__enzcc_threads_join(i64 noundef %0, ptr noundef %1) noinline nounwind {
  %3 = atomicrmw xchg ptr @__enzcc_threads_listed, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %2, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %2 ]
  %7 = icmp samesign ugt i32 %6, 63
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  %9 = tail call i32 @sched_yield() #8
  br label %10

10:                                               ; preds = %8, %5
  %11 = add nuw nsw i32 %6, 1
  %12 = atomicrmw xchg ptr @__enzcc_threads_listed, i8 1 acquire, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %14, label %5

14:                                               ; preds = %10, %2
  %15 = load ptr, ptr @__enzcc_threads_running, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %39, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, %0
  br i1 %20, label %32, label %25

21:                                               ; preds = %25
  %22 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %30, label %25

25:                                               ; preds = %17, %21
  %26 = phi ptr [ %28, %21 ], [ %15, %17 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %39, label %21

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 16
  br label %32

32:                                               ; preds = %30, %17
  %33 = phi ptr [ %15, %17 ], [ %28, %30 ]
  %34 = phi ptr [ @__enzcc_threads_running, %17 ], [ %31, %30 ]
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %34, align 8
  store atomic i8 0, ptr @__enzcc_threads_listed release, align 1
  %37 = tail call i32 @pthread_join(i64 noundef %0, ptr noundef %1) #8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %40

39:                                               ; preds = %25, %14
  store atomic i8 0, ptr @__enzcc_threads_listed release, align 1
  tail call fastcc void @fail(ptr noundef nonnull @.str.3) #9
  unreachable

40:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull @.str.4) #9
  unreachable

41:                                               ; preds = %32
  %42 = getelementptr inbounds nuw i8, ptr %33, i64 48
  store atomic i32 1, ptr %42 monotonic, align 8
  %43 = ptrtoint ptr %33 to i64
  ret i64 %43
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

define linkonce_odr hidden void @__enzcc_threads_back(i64 noundef %0) noinline nounwind {
  %2 = alloca %struct.Attributes, align 8
  %3 = inttoptr i64 %0 to ptr
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %37, label %7

7:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %23, label %11

11:                                               ; preds = %7
  %12 = call i32 @pthread_attr_init(ptr noundef nonnull %2) #8
  %13 = icmp eq i32 %12, 0
  %14 = load i64, ptr %8, align 8
  br i1 %13, label %15, label %18

15:                                               ; preds = %11
  %16 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %2, i64 noundef %14) #8
  %17 = load i64, ptr %8, align 8
  br label %18

18:                                               ; preds = %15, %11
  %19 = phi i64 [ %17, %15 ], [ %14, %11 ]
  %20 = freeze i64 %19
  %21 = icmp eq i64 %20, 0
  %22 = select i1 %21, ptr null, ptr %2
  br label %23

23:                                               ; preds = %7, %18
  %24 = phi ptr [ %22, %18 ], [ null, %7 ]
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %26 = load ptr, ptr %4, align 8
  %27 = call i32 @pthread_create(ptr noundef nonnull %25, ptr noundef %24, ptr noundef %26, ptr noundef nonnull %3) #8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %23
  call fastcc void @fail(ptr noundef nonnull @.str.5) #9
  unreachable

30:                                               ; preds = %23
  %31 = load i64, ptr %8, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %30
  %34 = call i32 @pthread_attr_destroy(ptr noundef nonnull %2) #8
  br label %35

35:                                               ; preds = %33, %30
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store atomic i32 2, ptr %36 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  br label %37

37:                                               ; preds = %1, %35
  ret void
}

declare i32 @pthread_attr_init(ptr noundef) #3

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) #3

declare i32 @pthread_attr_destroy(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_threads_wait(ptr noundef %0) noinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load atomic i32, ptr %2 monotonic, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @fail(ptr noundef nonnull @.str.9) #9
  unreachable

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %28, label %10

10:                                               ; preds = %6
  %11 = load atomic i32, ptr %2 acquire, align 8
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %13, label %18

13:                                               ; preds = %23, %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = tail call i32 @pthread_join(i64 noundef %15, ptr noundef null) #8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %28, label %27

18:                                               ; preds = %10, %23
  %19 = phi i32 [ %24, %23 ], [ 0, %10 ]
  %20 = icmp samesign ugt i32 %19, 63
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = tail call i32 @sched_yield() #8
  br label %23

23:                                               ; preds = %18, %21
  %24 = add nuw nsw i32 %19, 1
  %25 = load atomic i32, ptr %2 acquire, align 8
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %13, label %18

27:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef nonnull @.str.6) #9
  unreachable

28:                                               ; preds = %13, %6
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %30 = load i8, ptr %29, align 4, !range !20, !noundef !21
  %31 = trunc nuw i8 %30 to i1
  br i1 %31, label %32, label %37

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = tail call ptr @__enzcc_tape_root(ptr noundef %34) #8
  %36 = tail call ptr @__enzcc_tape_turns(ptr noundef %35) #8
  store ptr null, ptr %36, align 8
  br label %37

37:                                               ; preds = %32, %28
  ret void
}

define linkonce_odr hidden i32 @__enzcc_threads_lock(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef %1) #8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @note_held(ptr noundef %0, ptr noundef %1) #11
  br label %6

6:                                                ; preds = %5, %2
  ret i32 %3
}

declare i32 @pthread_mutex_lock(ptr noundef) #3

define internal fastcc void @note_held(ptr noundef %0, ptr noundef %1) unnamed_addr #4 {
  %3 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #8
  %4 = tail call ptr @__enzcc_tape_turns(ptr noundef %3) #8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %45, label %7

7:                                                ; preds = %2
  %8 = load atomic i64, ptr %5 acquire, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %7, %16
  %12 = phi ptr [ %17, %16 ], [ %9, %7 ]
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %1
  br i1 %15, label %38, label %16

16:                                               ; preds = %11
  %17 = load ptr, ptr %12, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %11

19:                                               ; preds = %16, %7
  %20 = tail call ptr @malloc(i64 noundef 48) #8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  tail call fastcc void @fail(ptr noundef nonnull @.str.8) #9
  unreachable

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 40
  store i8 0, ptr %28, align 8
  %29 = ptrtoint ptr %20 to i64
  store ptr %9, ptr %20, align 8
  %30 = cmpxchg ptr %5, i64 %8, i64 %29 acq_rel acquire, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  br i1 %31, label %38, label %32

32:                                               ; preds = %23, %32
  %33 = phi { i64, i1 } [ %36, %32 ], [ %30, %23 ]
  %34 = extractvalue { i64, i1 } %33, 0
  %35 = inttoptr i64 %34 to ptr
  store ptr %35, ptr %20, align 8
  %36 = cmpxchg ptr %5, i64 %34, i64 %29 acq_rel acquire, align 8
  %37 = extractvalue { i64, i1 } %36, 1
  br i1 %37, label %38, label %32

38:                                               ; preds = %11, %32, %23
  %39 = phi ptr [ %20, %23 ], [ %20, %32 ], [ %12, %11 ]
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 40
  %41 = load i8, ptr %40, align 8, !range !20, !noundef !21
  %42 = trunc nuw i8 %41 to i1
  br i1 %42, label %43, label %44

43:                                               ; preds = %38
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #9
  unreachable

44:                                               ; preds = %38
  store i8 1, ptr %40, align 8
  br label %45

45:                                               ; preds = %2, %44
  ret void
}

define linkonce_odr hidden i32 @__enzcc_threads_trylock(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call i32 @pthread_mutex_trylock(ptr noundef %1) #8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @note_held(ptr noundef %0, ptr noundef %1) #11
  br label %6

6:                                                ; preds = %5, %2
  ret i32 %3
}

declare i32 @pthread_mutex_trylock(ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_threads_cond_wait(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @pthread_cond_wait(ptr noundef %1, ptr noundef %2) #8
  tail call fastcc void @note_held(ptr noundef %0, ptr noundef %2) #11
  ret i32 %4
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

define linkonce_odr hidden i64 @__enzcc_threads_turn(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #8
  %4 = tail call ptr @__enzcc_tape_turns(ptr noundef %3) #8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %44, label %7

7:                                                ; preds = %2
  %8 = load atomic i64, ptr %5 acquire, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %7, %16
  %12 = phi ptr [ %17, %16 ], [ %9, %7 ]
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %1
  br i1 %15, label %38, label %16

16:                                               ; preds = %11
  %17 = load ptr, ptr %12, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %11

19:                                               ; preds = %16, %7
  %20 = tail call ptr @malloc(i64 noundef 48) #8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  tail call fastcc void @fail(ptr noundef nonnull @.str.8) #9
  unreachable

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 40
  store i8 0, ptr %28, align 8
  %29 = ptrtoint ptr %20 to i64
  store ptr %9, ptr %20, align 8
  %30 = cmpxchg ptr %5, i64 %8, i64 %29 acq_rel acquire, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  br i1 %31, label %38, label %32

32:                                               ; preds = %23, %32
  %33 = phi { i64, i1 } [ %36, %32 ], [ %30, %23 ]
  %34 = extractvalue { i64, i1 } %33, 0
  %35 = inttoptr i64 %34 to ptr
  store ptr %35, ptr %20, align 8
  %36 = cmpxchg ptr %5, i64 %34, i64 %29 acq_rel acquire, align 8
  %37 = extractvalue { i64, i1 } %36, 1
  br i1 %37, label %38, label %32

38:                                               ; preds = %11, %32, %23
  %39 = phi ptr [ %20, %23 ], [ %20, %32 ], [ %12, %11 ]
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 40
  store i8 0, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %41, align 8
  br label %44

44:                                               ; preds = %2, %38
  %45 = phi i64 [ %42, %38 ], [ -1, %2 ]
  ret i64 %45
}

define linkonce_odr hidden void @__enzcc_threads_turn_wait(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = icmp slt i64 %2, 0
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #8
  %7 = tail call ptr @__enzcc_tape_turns(ptr noundef %6) #8
  %8 = load ptr, ptr %7, align 8
  %9 = tail call ptr @__enzcc_turns_enter(ptr noundef %8) #11
  tail call void @__enzcc_turn_wait(ptr noundef %1, i64 noundef %2) #11
  %10 = tail call ptr @__enzcc_turns_enter(ptr noundef %9) #11
  br label %11

11:                                               ; preds = %3, %5
  ret void
}

define linkonce_odr hidden void @__enzcc_threads_turn_done(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #8
  %4 = tail call ptr @__enzcc_tape_turns(ptr noundef %3) #8
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzcc_turns_enter(ptr noundef %5) #11
  tail call void @__enzcc_turn_done(ptr noundef %1) #11
  %7 = tail call ptr @__enzcc_turns_enter(ptr noundef %6) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_threads_try_done(ptr noundef %0, ptr noundef %1, i32 noundef %2) noinline nounwind {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call void @__enzcc_threads_turn_done(ptr noundef %0, ptr noundef %1) #11
  br label %6

6:                                                ; preds = %5, %3
  ret void
}

define linkonce_odr hidden void @__enzcc_threads_atomic_begin() noinline nounwind {
  %1 = atomicrmw xchg ptr @__enzcc_threads_atomic, i8 1 acquire, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %4

3:                                                ; preds = %9, %0
  ret void

4:                                                ; preds = %0, %9
  %5 = phi i32 [ %10, %9 ], [ 0, %0 ]
  %6 = icmp samesign ugt i32 %5, 63
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call i32 @sched_yield() #8
  br label %9

9:                                                ; preds = %4, %7
  %10 = add nuw nsw i32 %5, 1
  %11 = atomicrmw xchg ptr @__enzcc_threads_atomic, i8 1 acquire, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %3, label %4
}

define linkonce_odr hidden void @__enzcc_threads_atomic_end() noinline nounwind {
  store atomic i8 0, ptr @__enzcc_threads_atomic release, align 1
  ret void
}

define linkonce_odr hidden i32 @__enzcc_threads_barrier_init(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #8
  %6 = tail call ptr @__enzcc_tape_turns(ptr noundef %5) #8
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = tail call ptr @__enzcc_turns_begin(ptr noundef %5) #11
  br label %11

11:                                               ; preds = %9, %4
  %12 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #8
  %13 = tail call ptr @__enzcc_tape_turns(ptr noundef %12) #8
  %14 = load ptr, ptr %13, align 8
  %15 = load atomic i64, ptr %14 acquire, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = icmp eq i64 %15, 0
  br i1 %17, label %26, label %18

18:                                               ; preds = %11, %23
  %19 = phi ptr [ %24, %23 ], [ %16, %11 ]
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, %1
  br i1 %22, label %45, label %23

23:                                               ; preds = %18
  %24 = load ptr, ptr %19, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %18

26:                                               ; preds = %23, %11
  %27 = tail call ptr @malloc(i64 noundef 48) #8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  tail call fastcc void @fail(ptr noundef nonnull @.str.8) #9
  unreachable

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store ptr %1, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 32
  store i64 0, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %27, i64 40
  store i8 0, ptr %35, align 8
  %36 = ptrtoint ptr %27 to i64
  store ptr %16, ptr %27, align 8
  %37 = cmpxchg ptr %14, i64 %15, i64 %36 acq_rel acquire, align 8
  %38 = extractvalue { i64, i1 } %37, 1
  br i1 %38, label %45, label %39

39:                                               ; preds = %30, %39
  %40 = phi { i64, i1 } [ %43, %39 ], [ %37, %30 ]
  %41 = extractvalue { i64, i1 } %40, 0
  %42 = inttoptr i64 %41 to ptr
  store ptr %42, ptr %27, align 8
  %43 = cmpxchg ptr %14, i64 %41, i64 %36 acq_rel acquire, align 8
  %44 = extractvalue { i64, i1 } %43, 1
  br i1 %44, label %45, label %39

45:                                               ; preds = %18, %39, %30
  %46 = phi ptr [ %27, %30 ], [ %27, %39 ], [ %19, %18 ]
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 24
  store i64 %48, ptr %49, align 8
  %50 = zext i32 %3 to i64
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 32
  store i64 %50, ptr %51, align 8
  %52 = tail call i32 @pthread_barrier_init(ptr noundef %1, ptr noundef %2, i32 noundef %3) #8
  ret i32 %52
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden i64 @__enzcc_threads_barrier_turn(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #8
  %4 = tail call ptr @__enzcc_tape_turns(ptr noundef %3) #8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %43, label %7

7:                                                ; preds = %2
  %8 = load atomic i64, ptr %5 acquire, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %7, %16
  %12 = phi ptr [ %17, %16 ], [ %9, %7 ]
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %1
  br i1 %15, label %38, label %16

16:                                               ; preds = %11
  %17 = load ptr, ptr %12, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %11

19:                                               ; preds = %16, %7
  %20 = tail call ptr @malloc(i64 noundef 48) #8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  tail call fastcc void @fail(ptr noundef nonnull @.str.8) #9
  unreachable

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 40
  store i8 0, ptr %28, align 8
  %29 = ptrtoint ptr %20 to i64
  store ptr %9, ptr %20, align 8
  %30 = cmpxchg ptr %5, i64 %8, i64 %29 acq_rel acquire, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  br i1 %31, label %38, label %32

32:                                               ; preds = %23, %32
  %33 = phi { i64, i1 } [ %36, %32 ], [ %30, %23 ]
  %34 = extractvalue { i64, i1 } %33, 0
  %35 = inttoptr i64 %34 to ptr
  store ptr %35, ptr %20, align 8
  %36 = cmpxchg ptr %5, i64 %34, i64 %29 acq_rel acquire, align 8
  %37 = extractvalue { i64, i1 } %36, 1
  br i1 %37, label %38, label %32

38:                                               ; preds = %11, %32, %23
  %39 = phi ptr [ %20, %32 ], [ %20, %23 ], [ %12, %11 ]
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %2, %38
  tail call fastcc void @fail(ptr noundef nonnull @.str.7) #9
  unreachable

44:                                               ; preds = %38
  %45 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %46 = atomicrmw add ptr %45, i64 1 monotonic, align 8
  %47 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %48 = load i64, ptr %47, align 8
  %49 = sub nsw i64 %46, %48
  %50 = srem i64 %49, %41
  %51 = sub nsw i64 %46, %50
  ret i64 %51
}

define linkonce_odr hidden void @__enzcc_threads_barrier_back(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #8
  %5 = tail call ptr @__enzcc_tape_turns(ptr noundef %4) #8
  %6 = load ptr, ptr %5, align 8
  %7 = load atomic i64, ptr %6 acquire, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = icmp eq i64 %7, 0
  br i1 %9, label %18, label %10

10:                                               ; preds = %3, %15
  %11 = phi ptr [ %16, %15 ], [ %8, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %1
  br i1 %14, label %37, label %15

15:                                               ; preds = %10
  %16 = load ptr, ptr %11, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %10

18:                                               ; preds = %15, %3
  %19 = tail call ptr @malloc(i64 noundef 48) #8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef nonnull @.str.8) #9
  unreachable

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 32
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 40
  store i8 0, ptr %27, align 8
  %28 = ptrtoint ptr %19 to i64
  store ptr %8, ptr %19, align 8
  %29 = cmpxchg ptr %6, i64 %7, i64 %28 acq_rel acquire, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  br i1 %30, label %37, label %31

31:                                               ; preds = %22, %31
  %32 = phi { i64, i1 } [ %35, %31 ], [ %29, %22 ]
  %33 = extractvalue { i64, i1 } %32, 0
  %34 = inttoptr i64 %33 to ptr
  store ptr %34, ptr %19, align 8
  %35 = cmpxchg ptr %6, i64 %33, i64 %28 acq_rel acquire, align 8
  %36 = extractvalue { i64, i1 } %35, 1
  br i1 %36, label %37, label %31

37:                                               ; preds = %10, %31, %22
  %38 = phi ptr [ %19, %22 ], [ %19, %31 ], [ %11, %10 ]
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %40 = atomicrmw sub ptr %39, i64 1 acq_rel, align 8
  %41 = load atomic i64, ptr %39 acquire, align 8
  %42 = icmp sgt i64 %41, %2
  br i1 %42, label %44, label %43

43:                                               ; preds = %49, %37
  ret void

44:                                               ; preds = %37, %49
  %45 = phi i32 [ %50, %49 ], [ 0, %37 ]
  %46 = icmp samesign ugt i32 %45, 63
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = tail call i32 @sched_yield() #8
  br label %49

49:                                               ; preds = %44, %47
  %50 = add nuw nsw i32 %45, 1
  %51 = load atomic i64, ptr %39 acquire, align 8
  %52 = icmp sgt i64 %51, %2
  br i1 %52, label %44, label %43
}

declare ptr @malloc(i64 noundef) #3

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

declare void @abort() #7

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nonlazybind }
attributes #4 = { nounwind }
attributes #5 = { cold noinline noreturn nounwind optsize }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { noreturn nonlazybind }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { cold nobuiltin noreturn }
attributes #10 = { nobuiltin noreturn nounwind }
attributes #11 = { nobuiltin }
attributes #12 = { nounwind }

!20 = !{i8 0, i8 2}
!21 = !{}
