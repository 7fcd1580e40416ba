; Generated from csrc/profile.c by csrc/build.py: do not edit. eb5632d3fd473153 14fcbe0463c43153

%struct.Time = type { i64, i64 }

@__enzcc_profile_thread = linkonce_odr hidden thread_local global ptr null, align 8
@__enzcc_profile_state = linkonce_odr hidden global i32 0, align 4
@__enzcc_profile_nowhere = linkonce_odr hidden thread_local global i32 0, align 4
@__enzcc_profile_process = linkonce_odr hidden global i32 0, align 4
@__enzcc_profile_ends = linkonce_odr hidden global i32 0, align 4
@__enzcc_profile_told = linkonce_odr hidden global ptr null, align 8
@__enzcc_profile_threads = linkonce_odr hidden global ptr null, align 8
@__enzcc_profile_sites = linkonce_odr hidden global i32 0, align 4
@__enzcc_profile_places = linkonce_odr hidden global i32 0, align 4
@__enzcc_profile_times = linkonce_odr hidden global ptr null, align 8
@__enzcc_profile_sampler = linkonce_odr hidden global i64 0, align 8
@__enzcc_profile_key = linkonce_odr hidden global i32 0, align 4
@__enzcc_profile_file = linkonce_odr hidden global [4096 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [14 x i8] c"ENZCC_PROFILE\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"enzcc: cannot write the profile '%s'\0A\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"/proc/self/stat\00", align 1
@.str.5 = private unnamed_addr constant [37 x i8] c"{\22enzcc_profile\22:1,\22run\22:\22%d.%.*s\22}\0A\00", align 1
@.str.6 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.7 = private unnamed_addr constant [65 x i8] c"{%s,\22calls\22:%llu,\22outermost\22:%llu,\22nanoseconds\22:%llu,\22peak\22:%llu\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"blocks\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"bytes\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"self\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"total\00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"}\0A\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c",\22%s\22:[\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"%s%llu\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.16 = private unnamed_addr constant [2 x i8] c"]\00", align 1

define linkonce_odr hidden void @__enzcc_profile_begin() noinline nounwind {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_profile_thread)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %23, label %4

4:                                                ; preds = %0
  %5 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %6 = ptrtoint ptr %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 1048
  %10 = zext i32 %8 to i64
  br label %11

11:                                               ; preds = %14, %4
  %12 = phi i64 [ %15, %14 ], [ %10, %4 ]
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %21, label %14

14:                                               ; preds = %11
  %15 = add nsw i64 %12, -1
  %16 = getelementptr inbounds nuw i64, ptr %9, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp ugt i64 %17, %6
  br i1 %18, label %19, label %11

19:                                               ; preds = %14
  %20 = trunc nuw i64 %12 to i32
  br label %21

21:                                               ; preds = %11, %19
  %22 = phi i32 [ %20, %19 ], [ 0, %11 ]
  store atomic i32 %22, ptr %7 monotonic, align 8
  br label %23

23:                                               ; preds = %0, %21
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

declare ptr @llvm.frameaddress.p0(i32 immarg) #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden ptr @__enzcc_profile_enter(ptr noundef %0) noinline nounwind {
  %2 = alloca %struct.Time, align 8
  %3 = load atomic i32, ptr @__enzcc_profile_state acquire, align 4
  %4 = icmp slt i32 %3, 2
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call fastcc i32 @start() #10
  br label %7

7:                                                ; preds = %5, %1
  %8 = phi i32 [ %6, %5 ], [ %3, %1 ]
  %9 = icmp eq i32 %8, 3
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_profile_thread)
  %11 = load ptr, ptr %10, align 8
  %12 = select i1 %9, ptr %11, ptr null
  %13 = icmp ne i32 %8, 3
  %14 = icmp ne ptr %12, null
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %18, label %16

16:                                               ; preds = %7
  %17 = tail call fastcc ptr @join_thread() #10
  br label %18

18:                                               ; preds = %16, %7
  %19 = phi ptr [ %12, %7 ], [ %17, %16 ]
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_profile_nowhere)
  br label %51

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %25 = load atomic i32, ptr %24 acquire, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %23
  tail call fastcc void @register_told(ptr noundef nonnull %0) #10
  br label %28

28:                                               ; preds = %27, %23
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %30 = load i32, ptr %29, align 8
  %31 = tail call i32 @llvm.umin.i32(i32 %30, i32 255)
  %32 = icmp eq i32 %30, 0
  br i1 %32, label %33, label %41

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  %34 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #12
  %35 = load i64, ptr %2, align 8
  %36 = mul i64 %35, 1000000000
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %36, %38
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 %39, ptr %40, align 8
  br label %41

41:                                               ; preds = %33, %28
  %42 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %43 = zext nneg i32 %31 to i64
  %44 = getelementptr inbounds nuw i32, ptr %42, i64 %43
  %45 = load atomic i32, ptr %24 monotonic, align 4
  store atomic i32 %45, ptr %44 monotonic, align 4
  %46 = call ptr @llvm.frameaddress.p0(i32 0)
  %47 = ptrtoint ptr %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %19, i64 1048
  %49 = getelementptr inbounds nuw i64, ptr %48, i64 %43
  store i64 %47, ptr %49, align 8
  %50 = add nuw nsw i32 %31, 1
  store atomic i32 %50, ptr %29 release, align 8
  br label %51

51:                                               ; preds = %41, %21
  %52 = phi ptr [ %44, %41 ], [ %22, %21 ]
  ret ptr %52
}

define internal fastcc range(i32 2, 1) i32 @start() unnamed_addr #4 {
  %1 = cmpxchg ptr @__enzcc_profile_state, i32 0, i32 1 acq_rel acquire, align 4
  %2 = extractvalue { i32, i1 } %1, 1
  br i1 %2, label %6, label %3

3:                                                ; preds = %0, %3
  %4 = load atomic i32, ptr @__enzcc_profile_state acquire, align 4
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %3, label %59

6:                                                ; preds = %0
  %7 = tail call ptr @getenv(ptr noundef nonnull @.str) #12
  %8 = icmp eq ptr %7, null
  br i1 %8, label %57, label %9

9:                                                ; preds = %6
  %10 = load i8, ptr %7, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  store i8 0, ptr @__enzcc_profile_file, align 16
  br label %57

13:                                               ; preds = %9, %32
  %14 = phi i8 [ %37, %32 ], [ %10, %9 ]
  %15 = phi i64 [ %35, %32 ], [ 0, %9 ]
  %16 = phi ptr [ %36, %32 ], [ %7, %9 ]
  %17 = add i64 %15, -4081
  %18 = icmp ult i64 %17, -4097
  br i1 %18, label %57, label %19

19:                                               ; preds = %13
  %20 = icmp eq i8 %14, 37
  br i1 %20, label %21, label %30

21:                                               ; preds = %19
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 1
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 112
  br i1 %24, label %25, label %30

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr @__enzcc_profile_file, i64 %15
  %27 = tail call i32 @getpid() #12
  %28 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %26, i64 noundef 16, ptr noundef nonnull @.str.1, i32 noundef %27) #12
  %29 = sext i32 %28 to i64
  br label %32

30:                                               ; preds = %21, %19
  %31 = getelementptr inbounds nuw i8, ptr @__enzcc_profile_file, i64 %15
  store i8 %14, ptr %31, align 1
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %22, %25 ], [ %16, %30 ]
  %34 = phi i64 [ %29, %25 ], [ 1, %30 ]
  %35 = add nsw i64 %34, %15
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %39, label %13

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i8, ptr @__enzcc_profile_file, i64 %35
  store i8 0, ptr %40, align 1
  %41 = icmp eq i64 %35, 0
  br i1 %41, label %57, label %42

42:                                               ; preds = %39
  %43 = tail call i32 @getpid() #12
  store i32 %43, ptr @__enzcc_profile_process, align 4
  store i32 1, ptr @__enzcc_profile_sites, align 4
  %44 = icmp eq ptr @pthread_key_create, null
  br i1 %44, label %47, label %45

45:                                               ; preds = %42
  %46 = tail call i32 @pthread_key_create(ptr noundef nonnull @__enzcc_profile_key, ptr noundef nonnull @leave_thread) #12
  br label %47

47:                                               ; preds = %45, %42
  %48 = icmp ne ptr @pthread_create, null
  %49 = icmp ne ptr @pthread_join, null
  %50 = and i1 %48, %49
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = tail call i32 @pthread_create(ptr noundef nonnull @__enzcc_profile_sampler, ptr noundef null, ptr noundef nonnull @watch, ptr noundef null) #12
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %51, %47
  store i64 0, ptr @__enzcc_profile_sampler, align 8
  br label %55

55:                                               ; preds = %54, %51
  %56 = tail call i32 @atexit(ptr noundef nonnull @finish) #12
  br label %57

57:                                               ; preds = %13, %6, %12, %39, %55
  %58 = phi i32 [ 3, %55 ], [ 2, %39 ], [ 2, %12 ], [ 2, %6 ], [ 2, %13 ]
  store atomic i32 %58, ptr @__enzcc_profile_state release, align 4
  br label %59

59:                                               ; preds = %3, %57
  %60 = phi i32 [ %58, %57 ], [ %4, %3 ]
  ret i32 %60
}

define internal fastcc ptr @join_thread() unnamed_addr #4 {
  %1 = load atomic i64, ptr @__enzcc_profile_threads acquire, align 8
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %13, label %3

3:                                                ; preds = %0
  %4 = inttoptr i64 %1 to ptr
  br label %5

5:                                                ; preds = %3, %10
  %6 = phi ptr [ %11, %10 ], [ %4, %3 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %8 = cmpxchg ptr %7, i32 0, i32 1 acq_rel monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %29, label %10

10:                                               ; preds = %5
  %11 = load ptr, ptr %6, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %5

13:                                               ; preds = %10, %0
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 3096) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %36, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %17, align 4
  %18 = load atomic i64, ptr @__enzcc_profile_threads acquire, align 8
  %19 = ptrtoint ptr %14 to i64
  %20 = inttoptr i64 %18 to ptr
  store ptr %20, ptr %14, align 8
  %21 = cmpxchg weak ptr @__enzcc_profile_threads, i64 %18, i64 %19 acq_rel acquire, align 8
  %22 = extractvalue { i64, i1 } %21, 1
  br i1 %22, label %29, label %23

23:                                               ; preds = %16, %23
  %24 = phi { i64, i1 } [ %27, %23 ], [ %21, %16 ]
  %25 = extractvalue { i64, i1 } %24, 0
  %26 = inttoptr i64 %25 to ptr
  store ptr %26, ptr %14, align 8
  %27 = cmpxchg weak ptr @__enzcc_profile_threads, i64 %25, i64 %19 acq_rel acquire, align 8
  %28 = extractvalue { i64, i1 } %27, 1
  br i1 %28, label %29, label %23

29:                                               ; preds = %5, %23, %16
  %30 = phi ptr [ %14, %16 ], [ %14, %23 ], [ %6, %5 ]
  %31 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_profile_thread)
  store ptr %30, ptr %31, align 8
  %32 = icmp eq ptr @pthread_setspecific, null
  br i1 %32, label %36, label %33

33:                                               ; preds = %29
  %34 = load i32, ptr @__enzcc_profile_key, align 4
  %35 = tail call i32 @pthread_setspecific(i32 noundef %34, ptr noundef nonnull %30) #12
  br label %36

36:                                               ; preds = %29, %33, %13
  %37 = phi ptr [ null, %13 ], [ %30, %33 ], [ %30, %29 ]
  ret ptr %37
}

define internal fastcc void @register_told(ptr noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8
  %4 = atomicrmw add ptr @__enzcc_profile_sites, i32 %3 monotonic, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %6 = cmpxchg ptr %5, i32 0, i32 %4 acq_rel acquire, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %8, label %20

8:                                                ; preds = %1
  %9 = load atomic i64, ptr @__enzcc_profile_told acquire, align 8
  %10 = ptrtoint ptr %0 to i64
  %11 = inttoptr i64 %9 to ptr
  store ptr %11, ptr %0, align 8
  %12 = cmpxchg weak ptr @__enzcc_profile_told, i64 %9, i64 %10 acq_rel acquire, align 8
  %13 = extractvalue { i64, i1 } %12, 1
  br i1 %13, label %20, label %14

14:                                               ; preds = %8, %14
  %15 = phi { i64, i1 } [ %18, %14 ], [ %12, %8 ]
  %16 = extractvalue { i64, i1 } %15, 0
  %17 = inttoptr i64 %16 to ptr
  store ptr %17, ptr %0, align 8
  %18 = cmpxchg weak ptr @__enzcc_profile_told, i64 %16, i64 %10 acq_rel acquire, align 8
  %19 = extractvalue { i64, i1 } %18, 1
  br i1 %19, label %20, label %14

20:                                               ; preds = %14, %8, %1
  ret void
}

define linkonce_odr hidden void @__enzcc_profile_leave(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = alloca %struct.Time, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_profile_thread)
  %6 = load ptr, ptr %5, align 8
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_profile_nowhere)
  %8 = icmp ne ptr %1, %7
  %9 = icmp ne ptr %6, null
  %10 = select i1 %8, i1 %9, i1 false
  br i1 %10, label %11, label %75

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %13 = ptrtoint ptr %1 to i64
  %14 = ptrtoint ptr %12 to i64
  %15 = sub i64 %13, %14
  %16 = lshr exact i64 %15, 2
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store atomic i32 %17, ptr %18 release, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %21 = load i32, ptr %19, align 8
  %22 = load i32, ptr %20, align 4
  %23 = sub i32 0, %21
  %24 = icmp eq i32 %22, %23
  br i1 %24, label %27, label %25

25:                                               ; preds = %11
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %31

27:                                               ; preds = %44, %11
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = atomicrmw add ptr %28, i64 1 monotonic, align 8
  %30 = icmp eq i32 %17, 0
  br i1 %30, label %51, label %75

31:                                               ; preds = %25, %44
  %32 = phi i32 [ %22, %25 ], [ %45, %44 ]
  %33 = phi i32 [ %21, %25 ], [ %46, %44 ]
  %34 = phi i64 [ 0, %25 ], [ %47, %44 ]
  %35 = getelementptr inbounds nuw i64, ptr %2, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %31
  %39 = load ptr, ptr %26, align 8
  %40 = getelementptr inbounds nuw i64, ptr %39, i64 %34
  %41 = atomicrmw add ptr %40, i64 %36 monotonic, align 8
  %42 = load i32, ptr %19, align 8
  %43 = load i32, ptr %20, align 4
  br label %44

44:                                               ; preds = %31, %38
  %45 = phi i32 [ %32, %31 ], [ %43, %38 ]
  %46 = phi i32 [ %33, %31 ], [ %42, %38 ]
  %47 = add nuw nsw i64 %34, 1
  %48 = add i32 %45, %46
  %49 = zext i32 %48 to i64
  %50 = icmp samesign ult i64 %47, %49
  br i1 %50, label %31, label %27

51:                                               ; preds = %27
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %53 = atomicrmw add ptr %52, i64 1 monotonic, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %55 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #12
  %56 = load i64, ptr %4, align 8
  %57 = mul i64 %56, 1000000000
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %57, %59
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %62 = load i64, ptr %61, align 8
  %63 = sub i64 %60, %62
  %64 = atomicrmw add ptr %54, i64 %63 monotonic, align 8
  %65 = call i64 @__enzcc_tape_bytes() #12
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %67 = load atomic i64, ptr %66 monotonic, align 8
  br label %68

68:                                               ; preds = %71, %51
  %69 = phi i64 [ %67, %51 ], [ %74, %71 ]
  %70 = icmp ugt i64 %65, %69
  br i1 %70, label %71, label %75

71:                                               ; preds = %68
  %72 = cmpxchg weak ptr %66, i64 %69, i64 %65 monotonic monotonic, align 8
  %73 = extractvalue { i64, i1 } %72, 1
  %74 = extractvalue { i64, i1 } %72, 0
  br i1 %73, label %75, label %68

75:                                               ; preds = %68, %71, %27, %3
  ret void
}

declare i64 @__enzcc_tape_bytes() #6

declare ptr @getenv(ptr noundef) #6

declare i32 @getpid() #6

declare extern_weak i32 @pthread_key_create(ptr noundef, ptr noundef) #6

define internal void @leave_thread(ptr noundef writeonly captures(none) %0) #7 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_profile_thread)
  store ptr null, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store atomic i32 0, ptr %3 monotonic, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store atomic i32 0, ptr %4 release, align 4
  ret void
}

declare extern_weak i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

declare extern_weak i32 @pthread_join(i64 noundef, ptr noundef) #6

define internal noalias noundef ptr @watch(ptr readnone captures(none) %0) #8 {
  %2 = alloca %struct.Time, align 8
  %3 = alloca %struct.Time, align 8
  %4 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %5 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #12
  %6 = load i64, ptr %3, align 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  %9 = load volatile i32, ptr @__enzcc_profile_ends, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %114

11:                                               ; preds = %1
  %12 = mul i64 %6, 1000000000
  %13 = add i64 %12, %8
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %16

16:                                               ; preds = %11, %36
  %17 = phi i64 [ 0, %11 ], [ %37, %36 ]
  %18 = phi i64 [ %13, %11 ], [ %30, %36 ]
  %19 = phi i32 [ 1, %11 ], [ %21, %36 ]
  %20 = mul i32 %19, 1664525
  %21 = add i32 %20, 1013904223
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i64 0, ptr %4, align 8
  %22 = lshr i32 %21, 12
  %23 = add nuw nsw i32 %22, 500000
  %24 = zext nneg i32 %23 to i64
  store i64 %24, ptr %14, align 8
  %25 = call i32 @nanosleep(ptr noundef nonnull %4, ptr noundef null) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  %26 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #12
  %27 = load i64, ptr %2, align 8
  %28 = mul i64 %27, 1000000000
  %29 = load i64, ptr %15, align 8
  %30 = add i64 %28, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  %31 = load atomic i64, ptr @__enzcc_profile_threads acquire, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %16
  %34 = inttoptr i64 %31 to ptr
  %35 = sub i64 %30, %18
  br label %40

36:                                               ; preds = %111, %16
  %37 = phi i64 [ %17, %16 ], [ %43, %111 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  %38 = load volatile i32, ptr @__enzcc_profile_ends, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %16, label %114

40:                                               ; preds = %33, %111
  %41 = phi i64 [ %17, %33 ], [ %43, %111 ]
  %42 = phi ptr [ %34, %33 ], [ %112, %111 ]
  %43 = add i64 %41, 1
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %45 = load atomic i32, ptr %44 monotonic, align 8
  %46 = call i32 @llvm.umin.i32(i32 %45, i32 256)
  %47 = icmp eq i32 %45, 0
  br i1 %47, label %111, label %48

48:                                               ; preds = %40
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 24
  br label %50

50:                                               ; preds = %109, %48
  %51 = phi i32 [ %46, %48 ], [ %52, %109 ]
  %52 = add nsw i32 %51, -1
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %49, i64 %53
  %55 = load atomic i32, ptr %54 monotonic, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %109, label %57

57:                                               ; preds = %50
  %58 = add i32 %55, 1
  %59 = load i32, ptr @__enzcc_profile_places, align 4
  %60 = icmp ugt i32 %58, %59
  br i1 %60, label %63, label %61

61:                                               ; preds = %57
  %62 = load ptr, ptr @__enzcc_profile_times, align 8
  br label %91

63:                                               ; preds = %57
  %64 = shl i32 %58, 1
  %65 = add i32 %64, 1024
  %66 = zext i32 %65 to i64
  %67 = mul nuw nsw i64 %66, 3
  %68 = call ptr @calloc(i64 noundef %67, i64 noundef 8) #12
  %69 = icmp eq ptr %68, null
  br i1 %69, label %109, label %70

70:                                               ; preds = %63
  %71 = icmp eq i32 %59, 0
  br i1 %71, label %77, label %72

72:                                               ; preds = %70
  %73 = zext i32 %59 to i64
  br label %74

74:                                               ; preds = %79, %72
  %75 = phi i64 [ 0, %72 ], [ %80, %79 ]
  %76 = mul nuw nsw i64 %75, 3
  br label %82

77:                                               ; preds = %79, %70
  %78 = load ptr, ptr @__enzcc_profile_times, align 8
  call void @free(ptr noundef %78) #12
  store ptr %68, ptr @__enzcc_profile_times, align 8
  store i32 %65, ptr @__enzcc_profile_places, align 4
  br label %91

79:                                               ; preds = %82
  %80 = add nuw nsw i64 %75, 1
  %81 = icmp eq i64 %80, %73
  br i1 %81, label %77, label %74

82:                                               ; preds = %82, %74
  %83 = phi i64 [ 0, %74 ], [ %89, %82 ]
  %84 = load ptr, ptr @__enzcc_profile_times, align 8
  %85 = add nuw nsw i64 %83, %76
  %86 = getelementptr inbounds nuw i64, ptr %84, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw i64, ptr %68, i64 %85
  store i64 %87, ptr %88, align 8
  %89 = add nuw nsw i64 %83, 1
  %90 = icmp eq i64 %89, 3
  br i1 %90, label %79, label %82

91:                                               ; preds = %77, %61
  %92 = phi ptr [ %62, %61 ], [ %68, %77 ]
  %93 = zext i32 %55 to i64
  %94 = mul nuw nsw i64 %93, 24
  %95 = getelementptr inbounds nuw i8, ptr %92, i64 %94
  %96 = icmp eq i32 %51, %46
  br i1 %96, label %97, label %100

97:                                               ; preds = %91
  %98 = load i64, ptr %95, align 8
  %99 = add i64 %98, %35
  store i64 %99, ptr %95, align 8
  br label %100

100:                                              ; preds = %97, %91
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, %43
  br i1 %103, label %108, label %104

104:                                              ; preds = %100
  %105 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %106 = load i64, ptr %105, align 8
  %107 = add i64 %106, %35
  store i64 %107, ptr %105, align 8
  br label %108

108:                                              ; preds = %104, %100
  store i64 %43, ptr %101, align 8
  br label %109

109:                                              ; preds = %108, %63, %50
  %110 = icmp eq i32 %52, 0
  br i1 %110, label %111, label %50

111:                                              ; preds = %109, %40
  %112 = load ptr, ptr %42, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %36, label %40

114:                                              ; preds = %36, %1
  ret ptr null
}

declare i32 @atexit(ptr noundef) #6

define internal void @finish() #8 {
  %1 = alloca [1024 x i8], align 16
  %2 = alloca [128 x i8], align 16
  %3 = alloca [128 x i8], align 16
  %4 = tail call i32 @getpid() #12
  %5 = load i32, ptr @__enzcc_profile_process, align 4
  %6 = icmp eq i32 %4, %5
  br i1 %6, label %7, label %213

7:                                                ; preds = %0
  store volatile i32 1, ptr @__enzcc_profile_ends, align 4
  %8 = load i64, ptr @__enzcc_profile_sampler, align 8
  %9 = icmp ne i64 %8, 0
  %10 = icmp ne ptr @pthread_join, null
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %14

12:                                               ; preds = %7
  %13 = tail call i32 @pthread_join(i64 noundef %8, ptr noundef null) #12
  br label %14

14:                                               ; preds = %12, %7
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #11
  %15 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.4, i32 noundef 0) #12
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = call i64 @read(i32 noundef %15, ptr noundef nonnull %1, i64 noundef 1023) #12
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 0)
  %20 = call i32 @close(i32 noundef %15) #12
  br label %21

21:                                               ; preds = %17, %14
  %22 = phi i64 [ %19, %17 ], [ 0, %14 ]
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 %22
  store i8 0, ptr %23, align 1
  %24 = call ptr @strrchr(ptr noundef nonnull %1, i32 noundef 41) #12
  %25 = icmp eq ptr %24, null
  br i1 %25, label %52, label %26

26:                                               ; preds = %21
  %27 = load i8, ptr %24, align 1
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %31, %26
  %30 = phi ptr [ %24, %26 ], [ %38, %31 ]
  br label %43

31:                                               ; preds = %26, %31
  %32 = phi i8 [ %39, %31 ], [ %27, %26 ]
  %33 = phi ptr [ %38, %31 ], [ %24, %26 ]
  %34 = phi i32 [ %37, %31 ], [ 0, %26 ]
  %35 = icmp eq i8 %32, 32
  %36 = zext i1 %35 to i32
  %37 = add nuw nsw i32 %34, %36
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %39 = load i8, ptr %38, align 1
  %40 = icmp ne i8 %39, 0
  %41 = icmp samesign ult i32 %37, 20
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %31, label %29

43:                                               ; preds = %43, %29
  %44 = phi i64 [ %49, %43 ], [ 0, %29 ]
  %45 = getelementptr inbounds nuw i8, ptr %30, i64 %44
  %46 = load i8, ptr %45, align 1
  %47 = add i8 %46, -48
  %48 = icmp ult i8 %47, 10
  %49 = add nuw nsw i64 %44, 1
  br i1 %48, label %43, label %50

50:                                               ; preds = %43
  %51 = trunc nuw nsw i64 %44 to i32
  br label %52

52:                                               ; preds = %21, %50
  %53 = phi i32 [ %51, %50 ], [ 0, %21 ]
  %54 = phi ptr [ %30, %50 ], [ @.str.6, %21 ]
  %55 = call i32 @getpid() #12
  %56 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 128, ptr noundef nonnull @.str.5, i32 noundef %55, i32 noundef %53, ptr noundef nonnull %54) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #11
  %57 = call i32 (ptr, i32, ...) @open(ptr noundef nonnull @__enzcc_profile_file, i32 noundef 66, i32 noundef 438) #12
  %58 = icmp slt i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %52
  %60 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.2, ptr noundef nonnull @__enzcc_profile_file) #12
  br label %212

61:                                               ; preds = %52
  %62 = call i32 @flock(i32 noundef %57, i32 noundef 2) #12
  %63 = call i64 @read(i32 noundef %57, ptr noundef nonnull %3, i64 noundef 127) #12
  %64 = call i64 @llvm.smax.i64(i64 %63, i64 0)
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 %64
  store i8 0, ptr %65, align 1
  br label %66

66:                                               ; preds = %74, %61
  %67 = phi ptr [ %3, %61 ], [ %75, %74 ]
  %68 = load i8, ptr %67, align 1
  switch i8 %68, label %74 [
    i8 0, label %69
    i8 10, label %72
  ]

69:                                               ; preds = %66
  %70 = call i32 @strcmp(ptr noundef nonnull %3, ptr noundef nonnull %2) #12
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %80, label %76

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 1
  store i8 0, ptr %73, align 1
  br label %74

74:                                               ; preds = %66, %72
  %75 = getelementptr inbounds nuw i8, ptr %67, i64 1
  br label %66

76:                                               ; preds = %69
  %77 = call i32 @ftruncate(i32 noundef %57, i64 noundef 0) #12
  %78 = call i64 @lseek(i32 noundef %57, i64 noundef 0, i32 noundef 0) #12
  %79 = call i32 (i32, ptr, ...) @dprintf(i32 noundef %57, ptr noundef nonnull @.str.3, ptr noundef nonnull %2) #12
  br label %80

80:                                               ; preds = %76, %69
  %81 = call i64 @lseek(i32 noundef %57, i64 noundef 0, i32 noundef 2) #12
  %82 = load atomic i64, ptr @__enzcc_profile_told acquire, align 8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %86, label %84

84:                                               ; preds = %80
  %85 = inttoptr i64 %82 to ptr
  br label %88

86:                                               ; preds = %207, %80
  %87 = call i32 @close(i32 noundef %57) #12
  br label %212

88:                                               ; preds = %84, %207
  %89 = phi ptr [ %210, %207 ], [ %85, %84 ]
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 36
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %104, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw i8, ptr %89, i64 32
  %95 = load i32, ptr %94, align 8
  %96 = add i32 %95, %91
  %97 = load i32, ptr @__enzcc_profile_places, align 4
  %98 = icmp ugt i32 %96, %97
  br i1 %98, label %104, label %99

99:                                               ; preds = %93
  %100 = load ptr, ptr @__enzcc_profile_times, align 8
  %101 = zext i32 %91 to i64
  %102 = mul nuw nsw i64 %101, 24
  %103 = getelementptr inbounds nuw i8, ptr %100, i64 %102
  br label %104

104:                                              ; preds = %99, %93, %88
  %105 = phi ptr [ %103, %99 ], [ null, %93 ], [ null, %88 ]
  %106 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %89, i64 40
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds nuw i8, ptr %89, i64 48
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %89, i64 56
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %89, i64 64
  %115 = load i64, ptr %114, align 8
  %116 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.7, ptr noundef %107, i64 noundef %109, i64 noundef %111, i64 noundef %113, i64 noundef %115) #12
  %117 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %89, i64 24
  %120 = load i32, ptr %119, align 8
  %121 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.8) #12
  %122 = icmp eq i32 %120, 0
  br i1 %122, label %138, label %123

123:                                              ; preds = %104
  %124 = icmp eq ptr %118, null
  %125 = zext i32 %120 to i64
  br label %126

126:                                              ; preds = %133, %123
  %127 = phi i64 [ 0, %123 ], [ %136, %133 ]
  %128 = icmp eq i64 %127, 0
  %129 = select i1 %128, ptr @.str.6, ptr @.str.15
  br i1 %124, label %133, label %130

130:                                              ; preds = %126
  %131 = getelementptr inbounds nuw i64, ptr %118, i64 %127
  %132 = load i64, ptr %131, align 8
  br label %133

133:                                              ; preds = %130, %126
  %134 = phi i64 [ %132, %130 ], [ 0, %126 ]
  %135 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.14, ptr noundef nonnull %129, i64 noundef %134) #12
  %136 = add nuw nsw i64 %127, 1
  %137 = icmp eq i64 %136, %125
  br i1 %137, label %138, label %126

138:                                              ; preds = %133, %104
  %139 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.16) #12
  %140 = load ptr, ptr %117, align 8
  %141 = load i32, ptr %119, align 8
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i64, ptr %140, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %89, i64 28
  %145 = load i32, ptr %144, align 4
  %146 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.9) #12
  %147 = icmp eq i32 %145, 0
  br i1 %147, label %163, label %148

148:                                              ; preds = %138
  %149 = icmp eq ptr %140, null
  %150 = zext i32 %145 to i64
  br label %151

151:                                              ; preds = %158, %148
  %152 = phi i64 [ 0, %148 ], [ %161, %158 ]
  %153 = icmp eq i64 %152, 0
  %154 = select i1 %153, ptr @.str.6, ptr @.str.15
  br i1 %149, label %158, label %155

155:                                              ; preds = %151
  %156 = getelementptr inbounds nuw i64, ptr %143, i64 %152
  %157 = load i64, ptr %156, align 8
  br label %158

158:                                              ; preds = %155, %151
  %159 = phi i64 [ %157, %155 ], [ 0, %151 ]
  %160 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.14, ptr noundef nonnull %154, i64 noundef %159) #12
  %161 = add nuw nsw i64 %152, 1
  %162 = icmp eq i64 %161, %150
  br i1 %162, label %163, label %151

163:                                              ; preds = %158, %138
  %164 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.16) #12
  %165 = getelementptr inbounds nuw i8, ptr %89, i64 32
  %166 = load i32, ptr %165, align 8
  %167 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.10) #12
  %168 = icmp eq i32 %166, 0
  br i1 %168, label %185, label %169

169:                                              ; preds = %163
  %170 = icmp eq ptr %105, null
  %171 = zext i32 %166 to i64
  br label %172

172:                                              ; preds = %180, %169
  %173 = phi i64 [ 0, %169 ], [ %183, %180 ]
  %174 = icmp eq i64 %173, 0
  %175 = select i1 %174, ptr @.str.6, ptr @.str.15
  br i1 %170, label %180, label %176

176:                                              ; preds = %172
  %177 = mul nuw nsw i64 %173, 24
  %178 = getelementptr inbounds nuw i8, ptr %105, i64 %177
  %179 = load i64, ptr %178, align 8
  br label %180

180:                                              ; preds = %176, %172
  %181 = phi i64 [ %179, %176 ], [ 0, %172 ]
  %182 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.14, ptr noundef nonnull %175, i64 noundef %181) #12
  %183 = add nuw nsw i64 %173, 1
  %184 = icmp eq i64 %183, %171
  br i1 %184, label %185, label %172

185:                                              ; preds = %180, %163
  %186 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.16) #12
  %187 = icmp eq ptr %105, null
  %188 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %189 = load i32, ptr %165, align 8
  %190 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.11) #12
  %191 = icmp eq i32 %189, 0
  br i1 %191, label %207, label %192

192:                                              ; preds = %185
  %193 = zext i32 %189 to i64
  br label %194

194:                                              ; preds = %202, %192
  %195 = phi i64 [ 0, %192 ], [ %205, %202 ]
  %196 = icmp eq i64 %195, 0
  %197 = select i1 %196, ptr @.str.6, ptr @.str.15
  br i1 %187, label %202, label %198

198:                                              ; preds = %194
  %199 = mul nuw nsw i64 %195, 24
  %200 = getelementptr inbounds nuw i8, ptr %188, i64 %199
  %201 = load i64, ptr %200, align 8
  br label %202

202:                                              ; preds = %198, %194
  %203 = phi i64 [ %201, %198 ], [ 0, %194 ]
  %204 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.14, ptr noundef nonnull %197, i64 noundef %203) #12
  %205 = add nuw nsw i64 %195, 1
  %206 = icmp eq i64 %205, %193
  br i1 %206, label %207, label %194

207:                                              ; preds = %202, %185
  %208 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.16) #12
  %209 = call i32 (i32, ptr, ...) @dprintf(i32 noundef range(i32 0, -2147483648) %57, ptr noundef nonnull @.str.12) #12
  %210 = load ptr, ptr %89, align 8
  %211 = icmp eq ptr %210, null
  br i1 %211, label %86, label %88

212:                                              ; preds = %86, %59
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  br label %213

213:                                              ; preds = %0, %212
  ret void
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #6

declare i32 @nanosleep(ptr noundef, ptr noundef) #6

declare ptr @calloc(i64 noundef, i64 noundef) #6

declare void @free(ptr noundef) #6

declare i32 @open(ptr noundef, i32 noundef, ...) #6

declare i32 @dprintf(i32 noundef, ptr noundef, ...) #6

declare i32 @flock(i32 noundef, i32 noundef) #6

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #6

declare i32 @strcmp(ptr noundef, ptr noundef) #6

declare i32 @ftruncate(i32 noundef, i64 noundef) #6

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #6

declare i32 @close(i32 noundef) #6

declare ptr @strrchr(ptr noundef, i32 noundef) #6

declare extern_weak i32 @pthread_setspecific(i32 noundef, ptr noundef) #6

declare i32 @clock_gettime(i32 noundef, ptr noundef) #6

declare i64 @llvm.smax.i64(i64, i64) #9

declare i32 @llvm.umin.i32(i32, i32) #9

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { cold noinline nounwind optsize }
attributes #5 = { cold nofree noinline norecurse nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { nonlazybind }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nounwind }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { cold nobuiltin }
attributes #11 = { nounwind }
attributes #12 = { nobuiltin nounwind }

