; Generated from csrc/parallel.c by csrc/build.py: do not edit. e542b163ce139e99 6d2bb62df3a88f8f

%struct.Company = type { i32, i32 }
%struct.Asked = type { ptr, i32, i32 }
%struct.Location = type { i32, i32, i32, i32, ptr }
%struct.Attributes = type { [16 x i64] }
%struct.Dependence = type { ptr, i64, i8 }

@__enzcc_turns = linkonce_odr hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [98 x i8] c"enzcc: the gradient of a parallel region was given another number of threads than the region had\0A\00", align 1
@__enzcc_publishing = linkonce_odr hidden global i8 0, align 1
@__enzcc_company = linkonce_odr hidden thread_local global %struct.Company zeroinitializer, align 4
@__enzcc_adding = linkonce_odr hidden global i8 0, align 1
@__enzcc_threads_current = linkonce_odr hidden thread_local global ptr null, align 8
@.str.1 = private unnamed_addr constant [52 x i8] c"enzcc: out of memory for the variables of a thread\0A\00", align 1
@.str.2 = private unnamed_addr constant [90 x i8] c"enzcc: a differentiated function starts a detached thread: nobody waits for what it does\0A\00", align 1
@.str.3 = private unnamed_addr constant [64 x i8] c"enzcc: a thread cannot be started in a differentiated function\0A\00", align 1
@__enzcc_threads_running = linkonce_odr hidden global ptr null, align 8
@.str.4 = private unnamed_addr constant [76 x i8] c"enzcc: a differentiated function joins a thread that was not started in it\0A\00", align 1
@.str.5 = private unnamed_addr constant [63 x i8] c"enzcc: a thread cannot be joined in a differentiated function\0A\00", align 1
@.str.6 = private unnamed_addr constant [64 x i8] c"enzcc: a thread cannot be started for the reverse sweep of one\0A\00", align 1
@.str.7 = private unnamed_addr constant [53 x i8] c"enzcc: a thread of a reverse sweep cannot be joined\0A\00", align 1
@__enzcc_threads_atomic = linkonce_odr hidden global i8 0, align 1
@.str.8 = private unnamed_addr constant [84 x i8] c"enzcc: a differentiated function waits at a barrier that was not initialized in it\0A\00", align 1
@__enzcc_task_asked = linkonce_odr hidden thread_local global %struct.Asked zeroinitializer, align 8
@here = internal constant %struct.Location { i32 0, i32 2, i32 0, i32 22, ptr @.str.12 }, align 8
@.str.9 = private unnamed_addr constant [33 x i8] c"enzcc: out of memory for a task\0A\00", align 1
@__enzcc_threads_listed = linkonce_odr hidden global i8 0, align 1
@.str.10 = private unnamed_addr constant [57 x i8] c"enzcc: out of memory for the order of critical sections\0A\00", align 1
@.str.11 = private unnamed_addr constant [99 x i8] c"enzcc: a thread that a differentiated function has started is not joined when its derivative ends\0A\00", align 1
@.str.12 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1

define linkonce_odr hidden ptr @__enzcc_turns_begin(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %13

5:                                                ; preds = %1
  %6 = tail call ptr @__enzcc_tape_turns(ptr noundef %0) #9
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %13

9:                                                ; preds = %5
  %10 = tail call ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef 16) #9
  store ptr %10, ptr %6, align 8
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %6, ptr %11, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @forget, ptr noundef nonnull %10) #9
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
  tail call void @free(ptr noundef nonnull %8) #9
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
  br i1 %4, label %39, label %5

5:                                                ; preds = %1
  %6 = load atomic i64, ptr %3 acquire, align 8
  br label %7

7:                                                ; preds = %27, %5
  %8 = phi i64 [ %6, %5 ], [ %33, %27 ]
  %9 = phi ptr [ null, %5 ], [ %28, %27 ]
  %10 = inttoptr i64 %8 to ptr
  %11 = icmp eq i64 %8, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %7, %17
  %13 = phi ptr [ %18, %17 ], [ %10, %7 ]
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, %0
  br i1 %16, label %20, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr %13, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %21, label %12

20:                                               ; preds = %12
  tail call void @free(ptr noundef %9) #9
  br label %34

21:                                               ; preds = %17, %7
  %22 = icmp eq ptr %9, null
  br i1 %22, label %23, label %27

23:                                               ; preds = %21
  %24 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #9
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #10
  unreachable

27:                                               ; preds = %23, %21
  %28 = phi ptr [ %24, %23 ], [ %9, %21 ]
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store ptr %0, ptr %29, align 8
  store ptr %10, ptr %28, align 8
  %30 = ptrtoint ptr %28 to i64
  %31 = cmpxchg ptr %3, i64 %8, i64 %30 acq_rel acquire, align 8
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  br i1 %32, label %34, label %7

34:                                               ; preds = %27, %20
  %35 = phi ptr [ %13, %20 ], [ %28, %27 ]
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %36, align 8
  br label %39

39:                                               ; preds = %1, %34
  %40 = phi i64 [ %37, %34 ], [ 0, %1 ]
  ret i64 %40
}

define linkonce_odr hidden void @__enzcc_turn_wait(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %50, label %6

6:                                                ; preds = %2
  %7 = load atomic i64, ptr %4 acquire, align 8
  br label %8

8:                                                ; preds = %28, %6
  %9 = phi i64 [ %7, %6 ], [ %34, %28 ]
  %10 = phi ptr [ null, %6 ], [ %29, %28 ]
  %11 = inttoptr i64 %9 to ptr
  %12 = icmp eq i64 %9, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %8, %18
  %14 = phi ptr [ %19, %18 ], [ %11, %8 ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %0
  br i1 %17, label %21, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr %14, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %13

21:                                               ; preds = %13
  tail call void @free(ptr noundef %10) #9
  br label %35

22:                                               ; preds = %18, %8
  %23 = icmp eq ptr %10, null
  br i1 %23, label %24, label %28

24:                                               ; preds = %22
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #9
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #10
  unreachable

28:                                               ; preds = %24, %22
  %29 = phi ptr [ %25, %24 ], [ %10, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store ptr %0, ptr %30, align 8
  store ptr %11, ptr %29, align 8
  %31 = ptrtoint ptr %29 to i64
  %32 = cmpxchg ptr %4, i64 %9, i64 %31 acq_rel acquire, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  %34 = extractvalue { i64, i1 } %32, 0
  br i1 %33, label %35, label %8

35:                                               ; preds = %28, %21
  %36 = phi ptr [ %14, %21 ], [ %29, %28 ]
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = add nsw i64 %1, 1
  %39 = load atomic i64, ptr %37 acquire, align 8
  %40 = icmp eq i64 %39, %38
  br i1 %40, label %50, label %41

41:                                               ; preds = %35, %46
  %42 = phi i32 [ %47, %46 ], [ 0, %35 ]
  %43 = icmp samesign ugt i32 %42, 63
  br i1 %43, label %44, label %46

44:                                               ; preds = %41
  %45 = tail call i32 @sched_yield() #9
  br label %46

46:                                               ; preds = %41, %44
  %47 = add nuw nsw i32 %42, 1
  %48 = load atomic i64, ptr %37 acquire, align 8
  %49 = icmp eq i64 %48, %38
  br i1 %49, label %50, label %41

50:                                               ; preds = %46, %35, %2
  ret void
}

declare i32 @sched_yield() #3

define linkonce_odr hidden void @__enzcc_turn_done(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_turns)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %39, label %5

5:                                                ; preds = %1
  %6 = load atomic i64, ptr %3 acquire, align 8
  br label %7

7:                                                ; preds = %27, %5
  %8 = phi i64 [ %6, %5 ], [ %33, %27 ]
  %9 = phi ptr [ null, %5 ], [ %28, %27 ]
  %10 = inttoptr i64 %8 to ptr
  %11 = icmp eq i64 %8, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %7, %17
  %13 = phi ptr [ %18, %17 ], [ %10, %7 ]
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, %0
  br i1 %16, label %20, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr %13, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %21, label %12

20:                                               ; preds = %12
  tail call void @free(ptr noundef %9) #9
  br label %34

21:                                               ; preds = %17, %7
  %22 = icmp eq ptr %9, null
  br i1 %22, label %23, label %27

23:                                               ; preds = %21
  %24 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #9
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #10
  unreachable

27:                                               ; preds = %23, %21
  %28 = phi ptr [ %24, %23 ], [ %9, %21 ]
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store ptr %0, ptr %29, align 8
  store ptr %10, ptr %28, align 8
  %30 = ptrtoint ptr %28 to i64
  %31 = cmpxchg ptr %3, i64 %8, i64 %30 acq_rel acquire, align 8
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  br i1 %32, label %34, label %7

34:                                               ; preds = %27, %20
  %35 = phi ptr [ %13, %20 ], [ %28, %27 ]
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, -1
  store atomic i64 %38, ptr %36 release, align 8
  br label %39

39:                                               ; preds = %1, %34
  ret void
}

define linkonce_odr hidden void @__enzcc_team_check(i32 noundef %0, i32 noundef %1) noinline nounwind {
  %3 = icmp eq i32 %0, %1
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call fastcc void @fail(ptr noundef nonnull @.str) #10
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
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3) #9
  tail call void @abort() #11
  unreachable
}

define linkonce_odr hidden void @__enzcc_team_publish() noinline nounwind {
  %1 = atomicrmw xchg ptr @__enzcc_publishing, i8 1 acquire, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %7, label %3

3:                                                ; preds = %0, %3
  %4 = tail call i32 @sched_yield() #9
  %5 = atomicrmw xchg ptr @__enzcc_publishing, i8 1 acquire, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %3

7:                                                ; preds = %3, %0
  ret void
}

define linkonce_odr hidden void @__enzcc_team_published() noinline nounwind {
  store atomic i8 0, ptr @__enzcc_publishing release, align 1
  ret void
}

define linkonce_odr hidden i64 @__enzcc_team_enter() noinline nounwind {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_company)
  %2 = load i32, ptr %1, align 4
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq ptr @omp_get_level, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %0
  %7 = tail call i32 @omp_get_level() #9
  br label %8

8:                                                ; preds = %0, %6
  %9 = phi i32 [ %7, %6 ], [ 0, %0 ]
  %10 = icmp eq i32 %9, 1
  %11 = icmp eq i32 %2, 2
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %13, label %17

13:                                               ; preds = %8
  %14 = tail call i32 @omp_get_num_threads() #9
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

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
  %7 = tail call i32 @omp_get_level() #9
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
  %20 = tail call i32 @sched_yield() #9
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
  %20 = tail call i32 @sched_yield() #9
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
  %4 = tail call ptr @calloc(i64 noundef %0, i64 noundef 1) #9
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
  tail call void @free(ptr noundef %1) #9
  ret void

6:                                                ; preds = %3, %13
  %7 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %9 = load double, ptr %8, align 8
  %10 = fcmp une double %9, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %7
  tail call void @__enzcc_add_double(ptr noundef %12, double noundef %9) #12
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
  tail call void @free(ptr noundef %1) #9
  ret void

6:                                                ; preds = %3, %13
  %7 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = fcmp une float %9, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %7
  tail call void @__enzcc_add_float(ptr noundef %12, float noundef %9) #12
  br label %13

13:                                               ; preds = %6, %11
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %5, label %6
}

define linkonce_odr hidden ptr @__enzcc_thread_local(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_threads_current)
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %29, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 72
  br label %9

9:                                                ; preds = %13, %7
  %10 = phi ptr [ %8, %7 ], [ %11, %13 ]
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %19, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, %1
  br i1 %16, label %17, label %9

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 64
  br label %29

19:                                               ; preds = %9
  %20 = add i64 %2, 127
  %21 = and i64 %20, -64
  %22 = tail call ptr @aligned_alloc(i64 noundef 64, i64 noundef %21) #9
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:                                               ; preds = %19
  tail call fastcc void @fail(ptr noundef nonnull @.str.1) #10
  unreachable

25:                                               ; preds = %19
  %26 = load ptr, ptr %8, align 8
  store ptr %26, ptr %22, align 64
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store ptr %1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 64
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 64 %28, ptr align 1 %0, i64 %2, i1 false)
  store ptr %22, ptr %8, align 8
  br label %29

29:                                               ; preds = %17, %3, %25
  %30 = phi ptr [ %28, %25 ], [ %18, %17 ], [ %0, %3 ]
  ret ptr %30
}

declare ptr @aligned_alloc(i64 noundef, i64 noundef) #3

define linkonce_odr hidden ptr @__enzcc_threads_new(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = add nsw i64 %1, 80
  %4 = tail call ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef %3) #9
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, i8 0, i64 56, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 64
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %7 = tail call ptr @__enzcc_tape_of_thread(ptr noundef %0) #9
  store ptr %7, ptr %4, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @end_thread, ptr noundef nonnull %4) #9
  ret ptr %4
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

declare ptr @__enzcc_tape_of_thread(ptr noundef) #3

define internal void @end_thread(ptr noundef captures(none) %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load atomic i32, ptr %2 monotonic, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @fail(ptr noundef nonnull @.str.11) #10
  unreachable

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %11, %6
  store ptr null, ptr %7, align 8
  ret void

11:                                               ; preds = %6, %11
  %12 = phi ptr [ %13, %11 ], [ %8, %6 ]
  %13 = load ptr, ptr %12, align 64
  tail call void @free(ptr noundef nonnull %12) #9
  %14 = icmp eq ptr %13, null
  br i1 %14, label %10, label %11
}

define linkonce_odr hidden void @__enzcc_threads_start(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = tail call ptr @__enzcc_tape_root(ptr noundef %8) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  store i32 0, ptr %6, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %3, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %4, ptr %11, align 8
  %12 = icmp eq ptr %2, null
  br i1 %12, label %20, label %13

13:                                               ; preds = %5
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = tail call i32 @pthread_attr_getstacksize(ptr noundef nonnull %2, ptr noundef nonnull %14) #9
  %16 = call i32 @pthread_attr_getdetachstate(ptr noundef nonnull %2, ptr noundef nonnull %6) #9
  %17 = load i32, ptr %6, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %13
  call fastcc void @fail(ptr noundef nonnull @.str.2) #10
  unreachable

20:                                               ; preds = %5, %13
  %21 = icmp eq ptr %4, null
  br i1 %21, label %29, label %22

22:                                               ; preds = %20
  %23 = call ptr @__enzcc_tape_turns(ptr noundef %9) #9
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = call ptr @__enzcc_turns_begin(ptr noundef %9) #12
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 52
  store i8 1, ptr %28, align 4
  br label %29

29:                                               ; preds = %26, %22, %20
  %30 = atomicrmw xchg ptr @__enzcc_threads_listed, i8 1 acquire, align 1
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %41, label %32

32:                                               ; preds = %29, %37
  %33 = phi i32 [ %38, %37 ], [ 0, %29 ]
  %34 = icmp samesign ugt i32 %33, 63
  br i1 %34, label %35, label %37

35:                                               ; preds = %32
  %36 = call i32 @sched_yield() #9
  br label %37

37:                                               ; preds = %35, %32
  %38 = add nuw nsw i32 %33, 1
  %39 = atomicrmw xchg ptr @__enzcc_threads_listed, i8 1 acquire, align 1
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %41, label %32

41:                                               ; preds = %37, %29
  %42 = call i32 @pthread_create(ptr noundef %1, ptr noundef %2, ptr noundef nonnull @run_forward, ptr noundef %0) #9
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  call fastcc void @fail(ptr noundef nonnull @.str.3) #10
  unreachable

45:                                               ; preds = %41
  %46 = load i64, ptr %1, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %46, ptr %47, align 8
  %48 = load ptr, ptr @__enzcc_threads_running, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %48, ptr %49, align 8
  store ptr %0, ptr @__enzcc_threads_running, align 8
  store atomic i8 0, ptr @__enzcc_threads_listed release, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  ret void
}

declare ptr @__enzcc_tape_root(ptr noundef) #3

declare i32 @pthread_attr_getstacksize(ptr noundef, ptr noundef) #3

declare i32 @pthread_attr_getdetachstate(ptr noundef, ptr noundef) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal ptr @run_forward(ptr noundef %0) #4 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_threads_current)
  store ptr %0, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = tail call ptr %4(ptr noundef %0) #9
  ret ptr %5
}

define linkonce_odr hidden i64 @__enzcc_threads_join(i64 noundef %0, ptr noundef %1) noinline nounwind {
  %3 = atomicrmw xchg ptr @__enzcc_threads_listed, i8 1 acquire, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %2, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %2 ]
  %7 = icmp samesign ugt i32 %6, 63
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  %9 = tail call i32 @sched_yield() #9
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
  %37 = tail call i32 @pthread_join(i64 noundef %0, ptr noundef %1) #9
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %40

39:                                               ; preds = %25, %14
  store atomic i8 0, ptr @__enzcc_threads_listed release, align 1
  tail call fastcc void @fail(ptr noundef nonnull @.str.4) #10
  unreachable

40:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull @.str.5) #10
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
  br i1 %6, label %36, label %7

7:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %23, label %11

11:                                               ; preds = %7
  %12 = call i32 @pthread_attr_init(ptr noundef nonnull %2) #9
  %13 = icmp eq i32 %12, 0
  %14 = load i64, ptr %8, align 8
  br i1 %13, label %15, label %18

15:                                               ; preds = %11
  %16 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %2, i64 noundef %14) #9
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
  %26 = call i32 @pthread_create(ptr noundef nonnull %25, ptr noundef %24, ptr noundef nonnull @run_back, ptr noundef nonnull %3) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call fastcc void @fail(ptr noundef nonnull @.str.6) #10
  unreachable

29:                                               ; preds = %23
  %30 = load i64, ptr %8, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %29
  %33 = call i32 @pthread_attr_destroy(ptr noundef nonnull %2) #9
  br label %34

34:                                               ; preds = %32, %29
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store atomic i32 2, ptr %35 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13
  br label %36

36:                                               ; preds = %1, %34
  ret void
}

declare i32 @pthread_attr_init(ptr noundef) #3

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) #3

define internal ptr @run_back(ptr noundef %0) #4 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_threads_current)
  store ptr %0, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %4 = load ptr, ptr %3, align 8
  %5 = tail call ptr %4(ptr noundef %0) #9
  ret ptr %5
}

declare i32 @pthread_attr_destroy(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_threads_wait(ptr noundef %0) noinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load atomic i32, ptr %2 monotonic, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @fail(ptr noundef nonnull @.str.11) #10
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
  %16 = tail call i32 @pthread_join(i64 noundef %15, ptr noundef null) #9
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %28, label %27

18:                                               ; preds = %10, %23
  %19 = phi i32 [ %24, %23 ], [ 0, %10 ]
  %20 = icmp samesign ugt i32 %19, 63
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = tail call i32 @sched_yield() #9
  br label %23

23:                                               ; preds = %18, %21
  %24 = add nuw nsw i32 %19, 1
  %25 = load atomic i32, ptr %2 acquire, align 8
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %13, label %18

27:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef nonnull @.str.7) #10
  unreachable

28:                                               ; preds = %13, %6
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %30 = load i8, ptr %29, align 4, !range !23, !noundef !24
  %31 = trunc nuw i8 %30 to i1
  br i1 %31, label %32, label %37

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %34 = load ptr, ptr %33, align 8
  %35 = tail call ptr @__enzcc_tape_root(ptr noundef %34) #9
  %36 = tail call ptr @__enzcc_tape_turns(ptr noundef %35) #9
  store ptr null, ptr %36, align 8
  br label %37

37:                                               ; preds = %32, %28
  ret void
}

define linkonce_odr hidden i64 @__enzcc_threads_event(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #9
  %4 = tail call ptr @__enzcc_tape_turns(ptr noundef %3) #9
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %40, label %7

7:                                                ; preds = %2
  %8 = load atomic i64, ptr %5 acquire, align 8
  br label %9

9:                                                ; preds = %29, %7
  %10 = phi i64 [ %8, %7 ], [ %35, %29 ]
  %11 = phi ptr [ null, %7 ], [ %30, %29 ]
  %12 = inttoptr i64 %10 to ptr
  %13 = icmp eq i64 %10, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %9, %19
  %15 = phi ptr [ %20, %19 ], [ %12, %9 ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %1
  br i1 %18, label %22, label %19

19:                                               ; preds = %14
  %20 = load ptr, ptr %15, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %23, label %14

22:                                               ; preds = %14
  tail call void @free(ptr noundef %11) #9
  br label %36

23:                                               ; preds = %19, %9
  %24 = icmp eq ptr %11, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %23
  %26 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #9
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #10
  unreachable

29:                                               ; preds = %25, %23
  %30 = phi ptr [ %26, %25 ], [ %11, %23 ]
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store ptr %1, ptr %31, align 8
  store ptr %12, ptr %30, align 8
  %32 = ptrtoint ptr %30 to i64
  %33 = cmpxchg ptr %5, i64 %10, i64 %32 acq_rel acquire, align 8
  %34 = extractvalue { i64, i1 } %33, 1
  %35 = extractvalue { i64, i1 } %33, 0
  br i1 %34, label %36, label %9

36:                                               ; preds = %29, %22
  %37 = phi ptr [ %15, %22 ], [ %30, %29 ]
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %39 = atomicrmw add ptr %38, i64 1 monotonic, align 8
  br label %40

40:                                               ; preds = %2, %36
  %41 = phi i64 [ %39, %36 ], [ -1, %2 ]
  ret i64 %41
}

define linkonce_odr hidden void @__enzcc_threads_event_back(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = icmp slt i64 %2, 0
  br i1 %4, label %53, label %5

5:                                                ; preds = %3
  %6 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #9
  %7 = tail call ptr @__enzcc_tape_turns(ptr noundef %6) #9
  %8 = load ptr, ptr %7, align 8
  %9 = load atomic i64, ptr %8 acquire, align 8
  br label %10

10:                                               ; preds = %30, %5
  %11 = phi i64 [ %9, %5 ], [ %36, %30 ]
  %12 = phi ptr [ null, %5 ], [ %31, %30 ]
  %13 = inttoptr i64 %11 to ptr
  %14 = icmp eq i64 %11, 0
  br i1 %14, label %24, label %15

15:                                               ; preds = %10, %20
  %16 = phi ptr [ %21, %20 ], [ %13, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, %1
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = load ptr, ptr %16, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %24, label %15

23:                                               ; preds = %15
  tail call void @free(ptr noundef %12) #9
  br label %37

24:                                               ; preds = %20, %10
  %25 = icmp eq ptr %12, null
  br i1 %25, label %26, label %30

26:                                               ; preds = %24
  %27 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #9
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #10
  unreachable

30:                                               ; preds = %26, %24
  %31 = phi ptr [ %27, %26 ], [ %12, %24 ]
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store ptr %1, ptr %32, align 8
  store ptr %13, ptr %31, align 8
  %33 = ptrtoint ptr %31 to i64
  %34 = cmpxchg ptr %8, i64 %11, i64 %33 acq_rel acquire, align 8
  %35 = extractvalue { i64, i1 } %34, 1
  %36 = extractvalue { i64, i1 } %34, 0
  br i1 %35, label %37, label %10

37:                                               ; preds = %30, %23
  %38 = phi ptr [ %16, %23 ], [ %31, %30 ]
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %40 = add nuw nsw i64 %2, 1
  %41 = load atomic i64, ptr %39 acquire, align 8
  %42 = icmp eq i64 %41, %40
  br i1 %42, label %43, label %44

43:                                               ; preds = %49, %37
  store atomic i64 %2, ptr %39 release, align 8
  br label %53

44:                                               ; preds = %37, %49
  %45 = phi i32 [ %50, %49 ], [ 0, %37 ]
  %46 = icmp samesign ugt i32 %45, 63
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = tail call i32 @sched_yield() #9
  br label %49

49:                                               ; preds = %44, %47
  %50 = add nuw nsw i32 %45, 1
  %51 = load atomic i64, ptr %39 acquire, align 8
  %52 = icmp eq i64 %51, %40
  br i1 %52, label %43, label %44

53:                                               ; preds = %3, %43
  ret void
}

define linkonce_odr hidden i64 @__enzcc_futex(i64 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call i64 (i64, ...) @syscall(i64 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef 0, i32 noundef 0) #9
  ret i64 %6
}

declare i64 @syscall(i64 noundef, ...) #3

define linkonce_odr hidden void @__enzcc_wake(ptr noundef %0) noinline nounwind {
  %2 = tail call i64 @getauxval(i64 noundef 15) #9
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %11, label %4

4:                                                ; preds = %1
  %5 = inttoptr i64 %2 to ptr
  %6 = load i8, ptr %5, align 1
  switch i8 %6, label %11 [
    i8 120, label %7
    i8 97, label %7
  ]

7:                                                ; preds = %4, %4
  %8 = icmp eq i8 %6, 120
  %9 = select i1 %8, i64 202, i64 98
  %10 = tail call i64 @__enzcc_futex(i64 noundef %9, ptr noundef %0, i32 noundef 129, i32 noundef 2147483647, ptr noundef null) #12
  br label %11

11:                                               ; preds = %4, %7, %1
  ret void
}

declare i64 @getauxval(i64 noundef) #3

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
  %8 = tail call i32 @sched_yield() #9
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

define linkonce_odr hidden i64 @__enzcc_threads_turn(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #9
  %4 = tail call ptr @__enzcc_tape_turns(ptr noundef %3) #9
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %41, label %7

7:                                                ; preds = %2
  %8 = load atomic i64, ptr %5 acquire, align 8
  br label %9

9:                                                ; preds = %29, %7
  %10 = phi i64 [ %8, %7 ], [ %35, %29 ]
  %11 = phi ptr [ null, %7 ], [ %30, %29 ]
  %12 = inttoptr i64 %10 to ptr
  %13 = icmp eq i64 %10, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %9, %19
  %15 = phi ptr [ %20, %19 ], [ %12, %9 ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %1
  br i1 %18, label %22, label %19

19:                                               ; preds = %14
  %20 = load ptr, ptr %15, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %23, label %14

22:                                               ; preds = %14
  tail call void @free(ptr noundef %11) #9
  br label %36

23:                                               ; preds = %19, %9
  %24 = icmp eq ptr %11, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %23
  %26 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #9
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #10
  unreachable

29:                                               ; preds = %25, %23
  %30 = phi ptr [ %26, %25 ], [ %11, %23 ]
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store ptr %1, ptr %31, align 8
  store ptr %12, ptr %30, align 8
  %32 = ptrtoint ptr %30 to i64
  %33 = cmpxchg ptr %5, i64 %10, i64 %32 acq_rel acquire, align 8
  %34 = extractvalue { i64, i1 } %33, 1
  %35 = extractvalue { i64, i1 } %33, 0
  br i1 %34, label %36, label %9

36:                                               ; preds = %29, %22
  %37 = phi ptr [ %15, %22 ], [ %30, %29 ]
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, 1
  store i64 %40, ptr %38, align 8
  br label %41

41:                                               ; preds = %2, %36
  %42 = phi i64 [ %39, %36 ], [ -1, %2 ]
  ret i64 %42
}

define linkonce_odr hidden void @__enzcc_threads_turn_wait(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = icmp slt i64 %2, 0
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #9
  %7 = tail call ptr @__enzcc_tape_turns(ptr noundef %6) #9
  %8 = load ptr, ptr %7, align 8
  %9 = tail call ptr @__enzcc_turns_enter(ptr noundef %8) #12
  tail call void @__enzcc_turn_wait(ptr noundef %1, i64 noundef %2) #12
  %10 = tail call ptr @__enzcc_turns_enter(ptr noundef %9) #12
  br label %11

11:                                               ; preds = %3, %5
  ret void
}

define linkonce_odr hidden void @__enzcc_threads_turn_done(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #9
  %4 = tail call ptr @__enzcc_tape_turns(ptr noundef %3) #9
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @__enzcc_turns_enter(ptr noundef %5) #12
  tail call void @__enzcc_turn_done(ptr noundef %1) #12
  %7 = tail call ptr @__enzcc_turns_enter(ptr noundef %6) #12
  ret void
}

define linkonce_odr hidden i32 @__enzcc_threads_barrier_init(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #9
  %6 = tail call ptr @__enzcc_tape_turns(ptr noundef %5) #9
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = tail call ptr @__enzcc_turns_begin(ptr noundef %5) #12
  br label %11

11:                                               ; preds = %9, %4
  %12 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #9
  %13 = tail call ptr @__enzcc_tape_turns(ptr noundef %12) #9
  %14 = load ptr, ptr %13, align 8
  %15 = load atomic i64, ptr %14 acquire, align 8
  br label %16

16:                                               ; preds = %36, %11
  %17 = phi i64 [ %15, %11 ], [ %42, %36 ]
  %18 = phi ptr [ null, %11 ], [ %37, %36 ]
  %19 = inttoptr i64 %17 to ptr
  %20 = icmp eq i64 %17, 0
  br i1 %20, label %30, label %21

21:                                               ; preds = %16, %26
  %22 = phi ptr [ %27, %26 ], [ %19, %16 ]
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, %1
  br i1 %25, label %29, label %26

26:                                               ; preds = %21
  %27 = load ptr, ptr %22, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %30, label %21

29:                                               ; preds = %21
  tail call void @free(ptr noundef %18) #9
  br label %43

30:                                               ; preds = %26, %16
  %31 = icmp eq ptr %18, null
  br i1 %31, label %32, label %36

32:                                               ; preds = %30
  %33 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #9
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #10
  unreachable

36:                                               ; preds = %32, %30
  %37 = phi ptr [ %33, %32 ], [ %18, %30 ]
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store ptr %1, ptr %38, align 8
  store ptr %19, ptr %37, align 8
  %39 = ptrtoint ptr %37 to i64
  %40 = cmpxchg ptr %14, i64 %17, i64 %39 acq_rel acquire, align 8
  %41 = extractvalue { i64, i1 } %40, 1
  %42 = extractvalue { i64, i1 } %40, 0
  br i1 %41, label %43, label %16

43:                                               ; preds = %36, %29
  %44 = phi ptr [ %22, %29 ], [ %37, %36 ]
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %46, ptr %47, align 8
  %48 = zext i32 %3 to i64
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 32
  store i64 %48, ptr %49, align 8
  %50 = tail call i32 @pthread_barrier_init(ptr noundef %1, ptr noundef %2, i32 noundef %3) #9
  ret i32 %50
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #3

define linkonce_odr hidden i64 @__enzcc_threads_barrier_turn(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #9
  %4 = tail call ptr @__enzcc_tape_turns(ptr noundef %3) #9
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %41, label %7

7:                                                ; preds = %2
  %8 = load atomic i64, ptr %5 acquire, align 8
  br label %9

9:                                                ; preds = %29, %7
  %10 = phi i64 [ %8, %7 ], [ %35, %29 ]
  %11 = phi ptr [ null, %7 ], [ %30, %29 ]
  %12 = inttoptr i64 %10 to ptr
  %13 = icmp eq i64 %10, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %9, %19
  %15 = phi ptr [ %20, %19 ], [ %12, %9 ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %1
  br i1 %18, label %22, label %19

19:                                               ; preds = %14
  %20 = load ptr, ptr %15, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %23, label %14

22:                                               ; preds = %14
  tail call void @free(ptr noundef %11) #9
  br label %36

23:                                               ; preds = %19, %9
  %24 = icmp eq ptr %11, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %23
  %26 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #9
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #10
  unreachable

29:                                               ; preds = %25, %23
  %30 = phi ptr [ %26, %25 ], [ %11, %23 ]
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store ptr %1, ptr %31, align 8
  store ptr %12, ptr %30, align 8
  %32 = ptrtoint ptr %30 to i64
  %33 = cmpxchg ptr %5, i64 %10, i64 %32 acq_rel acquire, align 8
  %34 = extractvalue { i64, i1 } %33, 1
  %35 = extractvalue { i64, i1 } %33, 0
  br i1 %34, label %36, label %9

36:                                               ; preds = %29, %22
  %37 = phi ptr [ %15, %22 ], [ %30, %29 ]
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %2, %36
  tail call fastcc void @fail(ptr noundef nonnull @.str.8) #10
  unreachable

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %44 = atomicrmw add ptr %43, i64 1 monotonic, align 8
  %45 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %46 = load i64, ptr %45, align 8
  %47 = sub nsw i64 %44, %46
  %48 = srem i64 %47, %39
  %49 = sub nsw i64 %44, %48
  ret i64 %49
}

define linkonce_odr hidden void @__enzcc_threads_barrier_back(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = tail call ptr @__enzcc_tape_root(ptr noundef %0) #9
  %5 = tail call ptr @__enzcc_tape_turns(ptr noundef %4) #9
  %6 = load ptr, ptr %5, align 8
  %7 = load atomic i64, ptr %6 acquire, align 8
  br label %8

8:                                                ; preds = %28, %3
  %9 = phi i64 [ %7, %3 ], [ %34, %28 ]
  %10 = phi ptr [ null, %3 ], [ %29, %28 ]
  %11 = inttoptr i64 %9 to ptr
  %12 = icmp eq i64 %9, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %8, %18
  %14 = phi ptr [ %19, %18 ], [ %11, %8 ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %1
  br i1 %17, label %21, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr %14, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %13

21:                                               ; preds = %13
  tail call void @free(ptr noundef %10) #9
  br label %35

22:                                               ; preds = %18, %8
  %23 = icmp eq ptr %10, null
  br i1 %23, label %24, label %28

24:                                               ; preds = %22
  %25 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #9
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  tail call fastcc void @fail(ptr noundef nonnull @.str.10) #10
  unreachable

28:                                               ; preds = %24, %22
  %29 = phi ptr [ %25, %24 ], [ %10, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store ptr %1, ptr %30, align 8
  store ptr %11, ptr %29, align 8
  %31 = ptrtoint ptr %29 to i64
  %32 = cmpxchg ptr %6, i64 %9, i64 %31 acq_rel acquire, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  %34 = extractvalue { i64, i1 } %32, 0
  br i1 %33, label %35, label %8

35:                                               ; preds = %28, %21
  %36 = phi ptr [ %14, %21 ], [ %29, %28 ]
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = atomicrmw sub ptr %37, i64 1 acq_rel, align 8
  %39 = load atomic i64, ptr %37 acquire, align 8
  %40 = icmp sgt i64 %39, %2
  br i1 %40, label %42, label %41

41:                                               ; preds = %47, %35
  ret void

42:                                               ; preds = %35, %47
  %43 = phi i32 [ %48, %47 ], [ 0, %35 ]
  %44 = icmp samesign ugt i32 %43, 63
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = tail call i32 @sched_yield() #9
  br label %47

47:                                               ; preds = %42, %45
  %48 = add nuw nsw i32 %43, 1
  %49 = load atomic i64, ptr %37 acquire, align 8
  %50 = icmp sgt i64 %49, %2
  br i1 %50, label %42, label %41
}

define linkonce_odr hidden void @__enzcc_task_ask(i32 noundef %0, i32 noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_task_asked)
  store ptr %2, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %1, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %0, ptr %6, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_task_begin(i32 noundef %0) noinline nounwind {
  %2 = tail call i32 @__kmpc_global_thread_num(ptr noundef nonnull @here) #9
  %3 = and i32 %0, 2
  %4 = or disjoint i32 %3, 1
  %5 = tail call ptr @__kmpc_omp_task_alloc(ptr noundef nonnull @here, i32 noundef %2, i32 noundef %4, i64 noundef 48, i64 noundef 0, ptr noundef null) #9
  tail call void @__kmpc_omp_task_begin_if0(ptr noundef nonnull @here, i32 noundef %2, ptr noundef %5) #9
  ret ptr %5
}

declare extern_weak i32 @__kmpc_global_thread_num(ptr noundef) #3

declare extern_weak ptr @__kmpc_omp_task_alloc(ptr noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, ptr noundef) #3

declare extern_weak void @__kmpc_omp_task_begin_if0(ptr noundef, i32 noundef, ptr noundef) #3

define linkonce_odr hidden void @__enzcc_task_end(ptr noundef %0) noinline nounwind {
  %2 = tail call i32 @__kmpc_global_thread_num(ptr noundef nonnull @here) #9
  tail call void @__kmpc_omp_task_complete_if0(ptr noundef nonnull @here, i32 noundef %2, ptr noundef %0) #9
  ret void
}

declare extern_weak void @__kmpc_omp_task_complete_if0(ptr noundef, i32 noundef, ptr noundef) #3

define linkonce_odr hidden void @__enzcc_task_drop(ptr noundef %0) noinline nounwind {
  %2 = tail call i32 @__kmpc_global_thread_num(ptr noundef nonnull @here) #9
  tail call void @__kmpc_omp_task_begin_if0(ptr noundef nonnull @here, i32 noundef %2, ptr noundef %0) #9
  tail call void @__kmpc_omp_task_complete_if0(ptr noundef nonnull @here, i32 noundef %2, ptr noundef %0) #9
  ret void
}

define linkonce_odr hidden void @__enzcc_tasks_joined(ptr noundef %0) noinline nounwind {
  %2 = tail call ptr @__enzcc_tape_tasks(ptr noundef %0) #9
  store ptr null, ptr %2, align 8
  ret void
}

declare ptr @__enzcc_tape_tasks(ptr noundef) #3

define linkonce_odr hidden ptr @__enzcc_tasks_nothing(ptr noundef %0) noinline nounwind {
  ret ptr null
}

define linkonce_odr hidden ptr @__enzcc_tasks_new(ptr noundef %0, i64 noundef %1, ptr noundef %2) noinline nounwind {
  %4 = add i64 %1, 80
  %5 = icmp ne ptr %2, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef %4) #9
  br label %10

8:                                                ; preds = %3
  %9 = tail call ptr @malloc(i64 noundef %4) #9
  br label %10

10:                                               ; preds = %8, %6
  %11 = phi ptr [ %7, %6 ], [ %9, %8 ]
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef nonnull @.str.9) #10
  unreachable

14:                                               ; preds = %10
  %15 = icmp eq ptr %0, null
  %16 = or i1 %15, %5
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  %18 = tail call ptr @__enzcc_tape_root(ptr noundef nonnull %0) #9
  br label %19

19:                                               ; preds = %14, %17
  %20 = phi ptr [ %18, %17 ], [ null, %14 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %11, i8 0, i64 32, i1 false)
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store ptr %20, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  %25 = icmp ne ptr %2, @__enzcc_tasks_nothing
  %26 = and i1 %5, %25
  br i1 %26, label %27, label %29

27:                                               ; preds = %19
  %28 = tail call ptr @__enzcc_tape_of_task(ptr noundef %0) #9
  store ptr %28, ptr %11, align 8
  br label %29

29:                                               ; preds = %27, %19
  ret ptr %11
}

declare ptr @malloc(i64 noundef) #3

declare ptr @__enzcc_tape_of_task(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_tasks_start(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_task_asked)
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %9 = load i32, ptr %8, align 4
  store ptr null, ptr %4, align 8
  store i32 0, ptr %6, align 8
  store i32 0, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %25

14:                                               ; preds = %3
  %15 = tail call i32 @__kmpc_global_thread_num(ptr noundef nonnull @here) #9
  %16 = and i32 %9, 2
  %17 = or disjoint i32 %16, 1
  %18 = tail call ptr @__kmpc_omp_task_alloc(ptr noundef nonnull @here, i32 noundef %15, i32 noundef %17, i64 noundef 48, i64 noundef 0, ptr noundef nonnull @run_task) #9
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 40
  store ptr %1, ptr %19, align 8
  %20 = icmp eq i32 %7, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %14
  %22 = tail call i32 @__kmpc_omp_task_with_deps(ptr noundef nonnull @here, i32 noundef %15, ptr noundef nonnull %18, i32 noundef %7, ptr noundef %5, i32 noundef 0, ptr noundef null) #9
  br label %75

23:                                               ; preds = %14
  %24 = tail call i32 @__kmpc_omp_task(ptr noundef nonnull @here, i32 noundef %15, ptr noundef nonnull %18) #9
  br label %75

25:                                               ; preds = %3
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 60
  store i32 %9, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 %7, ptr %27, align 8
  %28 = icmp eq i32 %7, 0
  br i1 %28, label %38, label %29

29:                                               ; preds = %25
  %30 = sext i32 %7 to i64
  %31 = mul nsw i64 %30, 24
  %32 = tail call ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef %31) #9
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %32, ptr %33, align 8
  %34 = icmp sgt i32 %7, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %37 = zext nneg i32 %7 to i64
  br label %41

38:                                               ; preds = %52, %25, %29
  %39 = tail call ptr @__enzcc_tape_tasks(ptr noundef %0) #9
  %40 = icmp eq ptr @omp_in_final, null
  br i1 %40, label %58, label %55

41:                                               ; preds = %35, %52
  %42 = phi i64 [ 0, %35 ], [ %53, %52 ]
  %43 = load ptr, ptr %36, align 8
  %44 = getelementptr inbounds nuw %struct.Dependence, ptr %43, i64 %42
  %45 = getelementptr inbounds nuw %struct.Dependence, ptr %5, i64 %42
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %44, ptr noundef nonnull align 8 dereferenceable(24) %45, i64 24, i1 false)
  %46 = load ptr, ptr %36, align 8
  %47 = getelementptr inbounds nuw %struct.Dependence, ptr %46, i64 %42
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %49 = load i8, ptr %48, align 8
  %50 = icmp eq i8 %49, 4
  br i1 %50, label %51, label %52

51:                                               ; preds = %41
  store i8 3, ptr %48, align 8
  br label %52

52:                                               ; preds = %41, %51
  %53 = add nuw nsw i64 %42, 1
  %54 = icmp eq i64 %53, %37
  br i1 %54, label %38, label %41

55:                                               ; preds = %38
  %56 = tail call i32 @omp_in_final() #9
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %38, %55
  %59 = load ptr, ptr %39, align 8
  br label %60

60:                                               ; preds = %55, %58
  %61 = phi ptr [ %1, %58 ], [ null, %55 ]
  %62 = phi ptr [ %59, %58 ], [ null, %55 ]
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store ptr %62, ptr %63, align 8
  store ptr %61, ptr %39, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %65 = load ptr, ptr %64, align 8
  %66 = tail call i32 @__kmpc_global_thread_num(ptr noundef nonnull @here) #9
  %67 = and i32 %9, 2
  %68 = or disjoint i32 %67, 1
  %69 = tail call ptr @__kmpc_omp_task_alloc(ptr noundef nonnull @here, i32 noundef %66, i32 noundef %68, i64 noundef 48, i64 noundef 0, ptr noundef nonnull @run_task) #9
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 40
  store ptr %1, ptr %70, align 8
  br i1 %28, label %73, label %71

71:                                               ; preds = %60
  %72 = tail call i32 @__kmpc_omp_task_with_deps(ptr noundef nonnull @here, i32 noundef %66, ptr noundef nonnull %69, i32 noundef %7, ptr noundef %65, i32 noundef 0, ptr noundef null) #9
  br label %75

73:                                               ; preds = %60
  %74 = tail call i32 @__kmpc_omp_task(ptr noundef nonnull @here, i32 noundef %66, ptr noundef nonnull %69) #9
  br label %75

75:                                               ; preds = %73, %71, %23, %21
  ret void
}

define internal noundef i32 @run_task(i32 %0, ptr noundef readonly captures(none) %1) #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %10 = load ptr, ptr %9, align 8
  %11 = tail call ptr %10(ptr noundef nonnull %4) #9
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store atomic i32 1, ptr %12 release, align 8
  br label %28

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %19, label %17

17:                                               ; preds = %13
  %18 = tail call ptr @__enzcc_tape_lend(ptr noundef nonnull %15) #9
  store ptr %18, ptr %4, align 8
  br label %19

19:                                               ; preds = %17, %13
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %21 = load ptr, ptr %20, align 8
  %22 = tail call ptr %21(ptr noundef nonnull %4) #9
  %23 = load ptr, ptr %14, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %27, label %25

25:                                               ; preds = %19
  %26 = load ptr, ptr %4, align 8
  tail call void @__enzcc_tape_take_back(ptr noundef %26) #9
  br label %27

27:                                               ; preds = %25, %19
  tail call void @free(ptr noundef nonnull %4) #9
  br label %28

28:                                               ; preds = %27, %8
  ret i32 0
}

declare extern_weak i32 @omp_in_final() #3

define linkonce_odr hidden void @__enzcc_tasks_back(ptr noundef %0) noinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %62, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @__kmpc_global_thread_num(ptr noundef nonnull @here) #9
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i1 [ %17, %13 ], [ false, %5 ]
  %9 = phi ptr [ %19, %13 ], [ %0, %5 ]
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %11 = load atomic i32, ptr %10 acquire, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %21, label %13

13:                                               ; preds = %27, %7
  store i32 2, ptr %10, align 8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %15 = load i32, ptr %14, align 8
  %16 = icmp sgt i32 %15, 0
  %17 = or i1 %8, %16
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %33, label %7

21:                                               ; preds = %7, %27
  %22 = phi i32 [ %28, %27 ], [ 0, %7 ]
  %23 = tail call i32 @__kmpc_omp_taskyield(ptr noundef nonnull @here, i32 noundef %6, i32 noundef 0) #9
  %24 = icmp samesign ugt i32 %22, 63
  br i1 %24, label %25, label %27

25:                                               ; preds = %21
  %26 = tail call i32 @sched_yield() #9
  br label %27

27:                                               ; preds = %21, %25
  %28 = add nuw nsw i32 %22, 1
  %29 = load atomic i32, ptr %10 acquire, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %21, label %13

31:                                               ; preds = %60, %56
  %32 = tail call i32 @__kmpc_omp_taskwait(ptr noundef nonnull @here, i32 noundef %6) #9
  br label %62

33:                                               ; preds = %13, %60
  %34 = phi ptr [ %36, %60 ], [ %0, %13 ]
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = icmp ne ptr %36, null
  %38 = select i1 %37, i1 true, i1 %17
  br i1 %38, label %39, label %56

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 60
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %34, i64 56
  %43 = load i32, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %45 = load ptr, ptr %44, align 8
  %46 = tail call i32 @__kmpc_global_thread_num(ptr noundef nonnull @here) #9
  %47 = and i32 %41, 2
  %48 = or disjoint i32 %47, 1
  %49 = tail call ptr @__kmpc_omp_task_alloc(ptr noundef nonnull @here, i32 noundef %46, i32 noundef %48, i64 noundef 48, i64 noundef 0, ptr noundef nonnull @run_task_back) #9
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 40
  store ptr %34, ptr %50, align 8
  %51 = icmp eq i32 %43, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %39
  %53 = tail call i32 @__kmpc_omp_task_with_deps(ptr noundef nonnull @here, i32 noundef %46, ptr noundef nonnull %49, i32 noundef %43, ptr noundef %45, i32 noundef 0, ptr noundef null) #9
  br label %60

54:                                               ; preds = %39
  %55 = tail call i32 @__kmpc_omp_task(ptr noundef nonnull @here, i32 noundef %46, ptr noundef nonnull %49) #9
  br label %60

56:                                               ; preds = %33
  %57 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %58 = load ptr, ptr %57, align 8
  %59 = tail call ptr %58(ptr noundef nonnull %34) #9
  br label %31

60:                                               ; preds = %54, %52
  %61 = icmp eq ptr %36, null
  br i1 %61, label %31, label %33

62:                                               ; preds = %1, %31
  ret void
}

declare extern_weak i32 @__kmpc_omp_taskyield(ptr noundef, i32 noundef, i32 noundef) #3

define internal noundef i32 @run_task_back(i32 %0, ptr noundef readonly captures(none) %1) #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr %6(ptr noundef %4) #9
  ret i32 0
}

declare extern_weak i32 @__kmpc_omp_taskwait(ptr noundef, i32 noundef) #3

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

declare void @abort() #8

declare extern_weak i32 @__kmpc_omp_task_with_deps(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare extern_weak i32 @__kmpc_omp_task(ptr noundef, i32 noundef, ptr noundef) #3

declare ptr @__enzcc_tape_lend(ptr noundef) #3

declare void @__enzcc_tape_take_back(ptr noundef) #3

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nonlazybind }
attributes #4 = { nounwind }
attributes #5 = { cold noinline noreturn nounwind optsize }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { noreturn nonlazybind }
attributes #9 = { nobuiltin nounwind }
attributes #10 = { cold nobuiltin noreturn }
attributes #11 = { nobuiltin noreturn nounwind }
attributes #12 = { nobuiltin }
attributes #13 = { nounwind }

!23 = !{i8 0, i8 2}
!24 = !{}
