; Generated from csrc/shadow.c by csrc/build.py: do not edit. c71f46011a807d74 25d4300b163abc1b

%struct.Run = type { ptr, i64 }

@.str = private unnamed_addr constant [133 x i8] c": in a parallel region, a pointer without shadow leads to memory that was made before the gradient, and is not passed with a shadow\0A\00", align 1
@__enzcc_shadow_idle = linkonce_odr hidden global ptr null, align 8
@__enzcc_shadow_lock = linkonce_odr hidden global i8 0, align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.2 = private unnamed_addr constant [103 x i8] c": no address space is left for the shadow of memory that was made before the gradient, or is constant\0A\00", align 1

define linkonce_odr hidden void @__enzcc_shadow_begin(ptr noundef %0, i64 noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef 32) #10
  %4 = tail call ptr @__enzcc_tape_requests(ptr noundef %0) #10
  %5 = lshr i64 %1, 16
  %6 = and i64 %5, 3
  %7 = getelementptr inbounds nuw ptr, ptr %4, i64 %6
  %8 = load ptr, ptr %7, align 8
  store ptr null, ptr %3, align 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr null, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %7, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %8, ptr %11, align 8
  store ptr %3, ptr %7, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @end, ptr noundef nonnull %3) #10
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare ptr @__enzcc_tape_reserve(ptr noundef, i64 noundef) #2

declare ptr @__enzcc_tape_requests(ptr noundef) #2

declare void @__enzcc_tape_defer(ptr noundef, ptr noundef, ptr noundef) #2

define internal void @end(ptr noundef readonly captures(none) %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %10

5:                                                ; preds = %32, %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  store ptr %7, ptr %9, align 8
  ret void

10:                                               ; preds = %1, %32
  %11 = phi ptr [ %12, %32 ], [ %3, %1 ]
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %22, %10
  br label %19

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 24
  br label %22

19:                                               ; preds = %16, %19
  %20 = atomicrmw xchg ptr @__enzcc_shadow_lock, i8 1 acquire, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %32, label %19

22:                                               ; preds = %22, %17
  %23 = phi i64 [ 0, %17 ], [ %29, %22 ]
  %24 = getelementptr inbounds nuw %struct.Run, ptr %18, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = tail call i32 @madvise(ptr noundef %25, i64 noundef %27, i32 noundef 4) #10
  %29 = add nuw i64 %23, 1
  %30 = load i64, ptr %13, align 8
  %31 = icmp ult i64 %29, %30
  br i1 %31, label %22, label %16

32:                                               ; preds = %19
  %33 = load ptr, ptr @__enzcc_shadow_idle, align 8
  store ptr %33, ptr %11, align 8
  store ptr %11, ptr @__enzcc_shadow_idle, align 8
  store atomic i8 0, ptr @__enzcc_shadow_lock release, align 1
  %34 = icmp eq ptr %12, null
  br i1 %34, label %5, label %10
}

define linkonce_odr hidden void @__enzcc_shadow_known(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) noinline nounwind {
  %6 = tail call ptr @__enzcc_tape_requests(ptr noundef %0) #10
  %7 = lshr i64 %4, 16
  %8 = and i64 %7, 3
  %9 = getelementptr inbounds nuw ptr, ptr %6, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %20, label %12

12:                                               ; preds = %5
  %13 = tail call ptr @__enzcc_tape_reserve(ptr noundef %0, i64 noundef 48) #10
  %14 = load ptr, ptr %10, align 8
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i64 %2, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 40
  store ptr %10, ptr %19, align 8
  store ptr %13, ptr %10, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %0, ptr noundef nonnull @forget, ptr noundef nonnull %13) #10
  br label %20

20:                                               ; preds = %5, %12
  ret void
}

define internal void @forget(ptr noundef readonly captures(none) %0) #4 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8
  store ptr %2, ptr %4, align 8
  ret void
}

define linkonce_odr hidden ptr @__enzcc_shadow_demand(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) noinline nounwind {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %118, label %6

6:                                                ; preds = %4
  %7 = icmp ugt ptr %1, inttoptr (i64 -4097 to ptr)
  br i1 %7, label %118, label %8

8:                                                ; preds = %6
  %9 = tail call ptr @__enzcc_tape_requests(ptr noundef %0) #10
  %10 = lshr i64 %2, 16
  %11 = and i64 %10, 3
  %12 = getelementptr inbounds nuw ptr, ptr %9, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = tail call zeroext i1 @__enzcc_tape_is_child(ptr noundef %0) #10
  %15 = icmp ne ptr %13, null
  %16 = select i1 %15, i1 true, i1 %14
  br i1 %16, label %21, label %17

17:                                               ; preds = %8
  tail call void @__enzcc_shadow_begin(ptr noundef %0, i64 noundef %2) #11
  %18 = tail call ptr @__enzcc_tape_requests(ptr noundef %0) #10
  %19 = getelementptr inbounds nuw ptr, ptr %18, i64 %11
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %17, %8
  %22 = phi ptr [ %13, %8 ], [ %20, %17 ]
  %23 = icmp eq ptr %22, null
  br i1 %23, label %51, label %24

24:                                               ; preds = %21
  %25 = load ptr, ptr %22, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %51, label %27

27:                                               ; preds = %24
  %28 = ptrtoint ptr %1 to i64
  br label %29

29:                                               ; preds = %27, %44
  %30 = phi ptr [ %25, %27 ], [ %45, %44 ]
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, %2
  br i1 %33, label %34, label %44

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = icmp ne ptr %1, %36
  %40 = ptrtoint ptr %36 to i64
  %41 = sub i64 %28, %40
  %42 = icmp uge i64 %41, %38
  %43 = and i1 %39, %42
  br i1 %43, label %44, label %47

44:                                               ; preds = %29, %34
  %45 = load ptr, ptr %30, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %51, label %29

47:                                               ; preds = %34
  %48 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds i8, ptr %49, i64 %41
  br label %118

51:                                               ; preds = %44, %21, %24
  br i1 %14, label %52, label %53

52:                                               ; preds = %51
  tail call fastcc void @give_up(ptr noundef %3, ptr noundef nonnull @.str) #12
  unreachable

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr %22, i64 8
  br label %55

55:                                               ; preds = %59, %53
  %56 = phi ptr [ %54, %53 ], [ %57, %59 ]
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %63, label %59

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %66, label %55

63:                                               ; preds = %55
  %64 = tail call fastcc ptr @take(i64 noundef %2, ptr noundef %3) #13
  %65 = load ptr, ptr %54, align 8
  store ptr %65, ptr %64, align 8
  store ptr %64, ptr %54, align 8
  br label %66

66:                                               ; preds = %59, %63
  %67 = phi ptr [ %64, %63 ], [ %57, %59 ]
  %68 = ptrtoint ptr %1 to i64
  %69 = lshr i64 %68, 32
  %70 = icmp ugt ptr %1, inttoptr (i64 281474976710655 to ptr)
  br i1 %70, label %71, label %72

71:                                               ; preds = %66
  tail call fastcc void @fail(ptr noundef readonly %3) #12
  unreachable

72:                                               ; preds = %66
  %73 = and i64 %68, 4294967295
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 1048
  %75 = getelementptr inbounds nuw ptr, ptr %74, i64 %69
  %76 = load ptr, ptr %75, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %95, label %78

78:                                               ; preds = %72
  %79 = icmp samesign ult i64 %73, 1073741824
  %80 = icmp ne i64 %69, 0
  %81 = and i1 %79, %80
  br i1 %81, label %82, label %84

82:                                               ; preds = %78
  %83 = getelementptr i8, ptr %75, i64 -8
  br label %91

84:                                               ; preds = %78
  %85 = icmp samesign ult i64 %73, 3221225472
  br i1 %85, label %115, label %86

86:                                               ; preds = %84
  %87 = add nuw nsw i64 %69, 1
  %88 = icmp eq i64 %87, 65536
  br i1 %88, label %115, label %89

89:                                               ; preds = %86
  %90 = getelementptr inbounds nuw ptr, ptr %74, i64 %87
  br label %91

91:                                               ; preds = %89, %82
  %92 = phi ptr [ %83, %82 ], [ %90, %89 ]
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %95, label %115, !prof !11

95:                                               ; preds = %91, %72
  %96 = tail call fastcc i32 @map_around(ptr noundef nonnull %67, i64 noundef %69) #13
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %114, label %98

98:                                               ; preds = %95
  %99 = icmp samesign ult i64 %73, 1073741824
  %100 = icmp ne i64 %69, 0
  %101 = and i1 %99, %100
  br i1 %101, label %102, label %106

102:                                              ; preds = %98
  %103 = add nsw i64 %69, -1
  %104 = tail call fastcc i32 @extend(ptr noundef nonnull %67, i64 noundef %103) #11
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %114, label %115

106:                                              ; preds = %98
  %107 = icmp samesign ugt i64 %73, 3221225471
  %108 = icmp ult ptr %1, inttoptr (i64 281470681743360 to ptr)
  %109 = and i1 %108, %107
  br i1 %109, label %110, label %115

110:                                              ; preds = %106
  %111 = add nuw nsw i64 %69, 1
  %112 = tail call fastcc i32 @extend(ptr noundef nonnull %67, i64 noundef %111) #11
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %115

114:                                              ; preds = %110, %102, %95
  tail call fastcc void @fail(ptr noundef readonly %3) #12
  unreachable

115:                                              ; preds = %84, %86, %91, %102, %106, %110
  %116 = load ptr, ptr %75, align 8
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 %73
  br label %118

118:                                              ; preds = %47, %115, %4, %6
  %119 = phi ptr [ null, %4 ], [ %1, %6 ], [ %117, %115 ], [ %50, %47 ]
  ret ptr %119
}

declare zeroext i1 @__enzcc_tape_is_child(ptr noundef) #2

define internal fastcc void @give_up(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #5 {
  %3 = alloca [512 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %4 = call fastcc i64 @append(ptr noundef %3, i64 noundef 0, ptr noundef nonnull @.str.1) #11
  %5 = call fastcc i64 @append(ptr noundef %3, i64 noundef %4, ptr noundef %0) #11
  %6 = call fastcc i64 @append(ptr noundef %3, i64 noundef %5, ptr noundef %1) #11
  %7 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %6) #10
  call void @abort() #15
  unreachable
}

define internal fastcc nonnull ptr @take(i64 noundef %0, ptr noundef readonly captures(none) %1) unnamed_addr #6 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = atomicrmw xchg ptr @__enzcc_shadow_lock, i8 1 acquire, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %3

6:                                                ; preds = %3
  %7 = load ptr, ptr @__enzcc_shadow_idle, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = load ptr, ptr %7, align 8
  store ptr %10, ptr @__enzcc_shadow_idle, align 8
  store atomic i8 0, ptr @__enzcc_shadow_lock release, align 1
  br label %15

11:                                               ; preds = %6
  store atomic i8 0, ptr @__enzcc_shadow_lock release, align 1
  %12 = tail call fastcc ptr @map(ptr noundef null, i64 noundef 525336) #11
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %1) #12
  unreachable

15:                                               ; preds = %9, %11
  %16 = phi ptr [ %7, %9 ], [ %12, %11 ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 %0, ptr %17, align 8
  ret ptr %16
}

define linkonce_odr hidden void @__enzcc_shadow_demand_all(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7) noinline nounwind {
  %9 = add nsw i64 %5, 8
  %10 = icmp sgt i64 %9, %3
  br i1 %10, label %11, label %12

11:                                               ; preds = %12, %8
  ret void

12:                                               ; preds = %8, %12
  %13 = phi i64 [ %18, %12 ], [ %5, %8 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 %13
  %15 = load ptr, ptr %14, align 1
  %16 = tail call ptr @__enzcc_shadow_demand(ptr noundef %0, ptr noundef %15, i64 noundef %6, ptr noundef %7) #11
  %17 = getelementptr inbounds i8, ptr %1, i64 %13
  store ptr %16, ptr %17, align 1
  %18 = add nsw i64 %13, %4
  %19 = add nsw i64 %18, 8
  %20 = icmp sgt i64 %19, %3
  br i1 %20, label %11, label %12
}

define linkonce_odr hidden zeroext i1 @__enzcc_shadow_is_demanded(ptr noundef %0, ptr noundef %1, i64 noundef %2) noinline nounwind {
  %4 = tail call ptr @__enzcc_tape_requests(ptr noundef %0) #10
  %5 = lshr i64 %2, 16
  %6 = and i64 %5, 3
  %7 = getelementptr inbounds nuw ptr, ptr %4, i64 %6
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %38, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %38, label %14

14:                                               ; preds = %10
  %15 = ptrtoint ptr %1 to i64
  br label %16

16:                                               ; preds = %14, %35
  %17 = phi ptr [ %12, %14 ], [ %36, %35 ]
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %35, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 24
  br label %26

23:                                               ; preds = %26
  %24 = add nuw i64 %27, 1
  %25 = icmp eq i64 %24, %19
  br i1 %25, label %35, label %26

26:                                               ; preds = %21, %23
  %27 = phi i64 [ 0, %21 ], [ %24, %23 ]
  %28 = getelementptr inbounds nuw %struct.Run, ptr %22, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %29 to i64
  %31 = sub i64 %15, %30
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = icmp ult i64 %31, %33
  br i1 %34, label %38, label %23

35:                                               ; preds = %23, %16
  %36 = load ptr, ptr %17, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %16

38:                                               ; preds = %35, %26, %3, %10
  %39 = phi i1 [ true, %26 ], [ false, %10 ], [ false, %3 ], [ false, %35 ]
  ret i1 %39
}

declare i32 @madvise(ptr noundef, i64 noundef, i32 noundef) #2

define internal fastcc i64 @append(ptr noundef nonnull writeonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2) unnamed_addr #7 {
  %4 = load i8, ptr %2, align 1
  %5 = icmp ne i8 %4, 0
  %6 = icmp ult i64 %1, 400
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %19

8:                                                ; preds = %3, %8
  %9 = phi i8 [ %15, %8 ], [ %4, %3 ]
  %10 = phi ptr [ %12, %8 ], [ %2, %3 ]
  %11 = phi i64 [ %13, %8 ], [ %1, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 1
  %13 = add nuw nsw i64 %11, 1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  store i8 %9, ptr %14, align 1
  %15 = load i8, ptr %12, align 1
  %16 = icmp ne i8 %15, 0
  %17 = icmp samesign ult i64 %11, 399
  %18 = and i1 %16, %17
  br i1 %18, label %8, label %19

19:                                               ; preds = %8, %3
  %20 = phi i64 [ %1, %3 ], [ %13, %8 ]
  ret i64 %20
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare void @abort() #8

define internal fastcc ptr @map(ptr noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = icmp eq ptr %0, null
  %4 = select i1 %3, i32 16418, i32 1064994
  %5 = tail call ptr @mmap(ptr noundef %0, i64 noundef %1, i32 noundef 3, i32 noundef %4, i32 noundef -1, i64 noundef 0) #10
  %6 = icmp eq ptr %5, inttoptr (i64 -1 to ptr)
  br i1 %6, label %14, label %7

7:                                                ; preds = %2
  %8 = icmp eq ptr %5, %0
  %9 = or i1 %3, %8
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = tail call i32 @munmap(ptr noundef %5, i64 noundef %1) #10
  br label %14

12:                                               ; preds = %7
  %13 = tail call i32 @madvise(ptr noundef %5, i64 noundef %1, i32 noundef 16) #10
  br label %14

14:                                               ; preds = %2, %12, %10
  %15 = phi ptr [ %5, %12 ], [ null, %10 ], [ null, %2 ]
  ret ptr %15
}

define internal fastcc void @fail(ptr noundef readonly captures(none) %0) unnamed_addr #5 {
  tail call fastcc void @give_up(ptr noundef %0, ptr noundef nonnull @.str.2) #12
  unreachable
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #2

declare i32 @munmap(ptr noundef, i64 noundef) #2

define internal fastcc range(i32 0, 2) i32 @map_around(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 0, 65536) %1) unnamed_addr #6 {
  %3 = tail call fastcc i32 @extend(ptr noundef %0, i64 noundef %1) #11
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %60

5:                                                ; preds = %2
  %6 = tail call i64 @llvm.usub.sat.i64(i64 %1, i64 1)
  %7 = tail call i64 @llvm.umin.i64(i64 %6, i64 65532)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %9 = getelementptr inbounds nuw ptr, ptr %8, i64 %7
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %20

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw ptr, ptr %8, i64 %7
  br label %17

14:                                               ; preds = %20
  %15 = getelementptr inbounds nuw ptr, ptr %8, i64 %23
  %16 = icmp eq i64 %24, 0
  br i1 %16, label %28, label %17

17:                                               ; preds = %12, %14
  %18 = phi ptr [ %13, %12 ], [ %15, %14 ]
  %19 = phi i64 [ 4, %12 ], [ %24, %14 ]
  br label %34

20:                                               ; preds = %5, %20
  %21 = phi i64 [ %24, %20 ], [ 4, %5 ]
  %22 = phi i64 [ %23, %20 ], [ %7, %5 ]
  %23 = add i64 %22, 1
  %24 = add i64 %21, -1
  %25 = getelementptr inbounds nuw ptr, ptr %8, i64 %23
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %14, label %20

28:                                               ; preds = %34, %14
  %29 = phi ptr [ %15, %14 ], [ %18, %34 ]
  %30 = phi i64 [ 0, %14 ], [ %40, %34 ]
  %31 = shl i64 %30, 32
  %32 = tail call fastcc ptr @map(ptr noundef null, i64 noundef %31) #11
  %33 = icmp eq ptr %32, null
  br i1 %33, label %60, label %43

34:                                               ; preds = %17, %34
  %35 = phi i64 [ %41, %34 ], [ 0, %17 ]
  %36 = phi i64 [ %40, %34 ], [ %19, %17 ]
  %37 = getelementptr ptr, ptr %18, i64 %35
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  %40 = select i1 %39, i64 %36, i64 %35
  %41 = add nuw i64 %35, 1
  %42 = icmp ult i64 %41, %40
  br i1 %42, label %34, label %28

43:                                               ; preds = %28
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 64
  br i1 %46, label %60, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = getelementptr inbounds nuw %struct.Run, ptr %48, i64 %45
  store ptr %32, ptr %49, align 8
  %50 = add i64 %45, 1
  store i64 %50, ptr %44, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  store i64 %31, ptr %51, align 8
  %52 = icmp eq i64 %30, 0
  br i1 %52, label %60, label %53

53:                                               ; preds = %47, %53
  %54 = phi i64 [ %58, %53 ], [ 0, %47 ]
  %55 = shl i64 %54, 32
  %56 = getelementptr inbounds nuw i8, ptr %32, i64 %55
  %57 = getelementptr ptr, ptr %29, i64 %54
  store ptr %56, ptr %57, align 8
  %58 = add nuw i64 %54, 1
  %59 = icmp eq i64 %58, %30
  br i1 %59, label %60, label %53

60:                                               ; preds = %53, %47, %43, %28, %2
  %61 = phi i32 [ 1, %2 ], [ 0, %43 ], [ 0, %28 ], [ 1, %47 ], [ 1, %53 ]
  ret i32 %61
}

define internal fastcc range(i32 0, 2) i32 @extend(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 0, 65536) %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 1048
  %4 = getelementptr inbounds nuw ptr, ptr %3, i64 %1
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %40

7:                                                ; preds = %2
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %7
  %10 = getelementptr i8, ptr %4, i64 -8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %15, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 4294967296
  br label %22

15:                                               ; preds = %9
  %16 = icmp eq i64 %1, 65535
  br i1 %16, label %40, label %17

17:                                               ; preds = %7, %15
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  %21 = getelementptr inbounds i8, ptr %19, i64 -4294967296
  br i1 %20, label %40, label %22

22:                                               ; preds = %13, %17
  %23 = phi ptr [ %14, %13 ], [ %21, %17 ]
  %24 = tail call ptr @mmap(ptr noundef nonnull %23, i64 noundef 4294967296, i32 noundef 3, i32 noundef 1064994, i32 noundef -1, i64 noundef 0) #10
  %25 = icmp eq ptr %24, inttoptr (i64 -1 to ptr)
  br i1 %25, label %40, label %26

26:                                               ; preds = %22
  %27 = icmp eq ptr %24, %23
  br i1 %27, label %30, label %28

28:                                               ; preds = %26
  %29 = tail call i32 @munmap(ptr noundef %24, i64 noundef 4294967296) #10
  br label %40

30:                                               ; preds = %26
  %31 = tail call i32 @madvise(ptr noundef %24, i64 noundef 4294967296, i32 noundef 16) #10
  store ptr %23, ptr %4, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 64
  br i1 %34, label %40, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = getelementptr inbounds nuw %struct.Run, ptr %36, i64 %33
  store ptr %23, ptr %37, align 8
  %38 = add i64 %33, 1
  store i64 %38, ptr %32, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store i64 4294967296, ptr %39, align 8
  br label %40

40:                                               ; preds = %22, %28, %17, %15, %35, %30, %2
  %41 = phi i32 [ 1, %2 ], [ 0, %17 ], [ 0, %22 ], [ 0, %30 ], [ 1, %35 ], [ 0, %15 ], [ 0, %28 ]
  ret i32 %41
}

declare i64 @llvm.usub.sat.i64(i64, i64) #9

declare i64 @llvm.umin.i64(i64, i64) #9

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nonlazybind }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #5 = { cold noinline noreturn nounwind optsize }
attributes #6 = { cold noinline nounwind optsize }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #8 = { noreturn nonlazybind }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nobuiltin nounwind }
attributes #11 = { nobuiltin }
attributes #12 = { cold nobuiltin noreturn }
attributes #13 = { cold nobuiltin }
attributes #14 = { nounwind }
attributes #15 = { nobuiltin noreturn nounwind }

!11 = !{!"branch_weights", !"expected", i32 0, i32 -2147483648}
