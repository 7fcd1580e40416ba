; Generated from csrc/mpich.c by csrc/build.py: do not edit. fba1101b284cae22 c171fb13aa8a5f23

%struct.Status = type { i32, i32, i32, i32, i32 }
%struct.anon = type { i32, i32, i32 }
%struct.Run = type { i64, i64, i32, i32, i32 }
%struct.Part = type { ptr, ptr, i64 }
%struct.Rooted = type { %struct.Part, %struct.Parts, i32 }
%struct.Parts = type { i32, i32, ptr, ptr, ptr, i64 }

@__enzcc_mpi_layout_key_mpich = linkonce_odr hidden global i32 603979776, align 4
@__enzcc_mpi_key_mpich = linkonce_odr hidden global i32 603979776, align 4
@__enzcc_mpi_end_mpich = linkonce_odr hidden global i32 603979776, align 4
@__enzcc_mpi_last_mpich = linkonce_odr hidden thread_local global %struct.Status zeroinitializer, align 4
@.str = private unnamed_addr constant [10 x i8] c"a receive\00", align 1
@__enzcc_mpi_request_mpich = linkonce_odr hidden thread_local global i32 0, align 4
@__enzcc_mpi_done_mpich = linkonce_odr hidden thread_local global ptr null, align 8
@__enzcc_mpi_told_mpich = linkonce_odr hidden thread_local global ptr null, align 8
@__enzcc_mpi_persistent_mpich = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_privates_mpich = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_pending_mpich = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_awaited_mpich = linkonce_odr hidden global ptr null, align 8
@.str.1 = private unnamed_addr constant [115 x i8] c"this datatype is not known to hold numbers or integers (bytes, packed data and long double are not differentiated)\00", align 1
@NUMBERS = internal unnamed_addr constant [14 x %struct.anon] [%struct.anon { i32 1275070475, i32 8, i32 1 }, %struct.anon { i32 1275070495, i32 8, i32 1 }, %struct.anon { i32 1275070505, i32 8, i32 1 }, %struct.anon { i32 1275069450, i32 4, i32 1 }, %struct.anon { i32 1275069468, i32 4, i32 1 }, %struct.anon { i32 1275069479, i32 4, i32 1 }, %struct.anon { i32 1275072577, i32 8, i32 2 }, %struct.anon { i32 1275072565, i32 8, i32 2 }, %struct.anon { i32 1275072546, i32 8, i32 2 }, %struct.anon { i32 1275072554, i32 8, i32 2 }, %struct.anon { i32 1275070528, i32 4, i32 2 }, %struct.anon { i32 1275070516, i32 4, i32 2 }, %struct.anon { i32 1275070494, i32 4, i32 2 }, %struct.anon { i32 1275070504, i32 4, i32 2 }], align 16
@INTEGERS = internal unnamed_addr constant [32 x i32] [i32 1275068673, i32 1275068696, i32 1275068674, i32 1275069454, i32 1275068931, i32 1275068932, i32 1275069445, i32 1275069446, i32 1275070471, i32 1275070472, i32 1275070473, i32 1275070489, i32 1275069469, i32 1275069467, i32 1275068698, i32 1275068717, i32 1275068975, i32 1275069488, i32 1275070513, i32 1275068727, i32 1275068984, i32 1275069497, i32 1275070522, i32 1275068731, i32 1275068988, i32 1275069501, i32 1275070526, i32 1275068735, i32 1275068723, i32 1275070531, i32 1275070532, i32 1275070533], align 16
@.str.2 = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.5 = private unnamed_addr constant [137 x i8] c"a message comes before an earlier one from the same process with the same tag that is still waited for: use other tags, or wait in order\00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"MPI reports an error\00", align 1
@.str.7 = private unnamed_addr constant [30 x i8] c"out of memory for derivatives\00", align 1
@.str.8 = private unnamed_addr constant [94 x i8] c"the request was made outside of what is differentiated, where no shadow is known of its array\00", align 1
@.str.9 = private unnamed_addr constant [91 x i8] c"the request was made where its array has no shadow, or in another request for a derivative\00", align 1
@.str.10 = private unnamed_addr constant [61 x i8] c"what is received is not waited for in what is differentiated\00", align 1
@.str.11 = private unnamed_addr constant [51 x i8] c"more numbers than one message of derivatives takes\00", align 1
@.str.12 = private unnamed_addr constant [158 x i8] c"there is no communicator for derivatives beside this one: it joins two groups, or was made by a function that enzcc does not know, or where it was not linked\00", align 1
@.str.13 = private unnamed_addr constant [85 x i8] c"numbers at addresses that are part of a datatype (MPI_BOTTOM) are not differentiated\00", align 1
@.str.14 = private unnamed_addr constant [100 x i8] c"the derivative of this operation is not known: those of MPI_SUM, MPI_PROD, MPI_MIN, and MPI_MAX are\00", align 1
@.str.15 = private unnamed_addr constant [65 x i8] c"the derivative of this operation on complex numbers is not known\00", align 1

define weak i32 @MPI_Init(ptr noundef %0, ptr noundef %1) #0 {
  %3 = tail call i32 @PMPI_Init(ptr noundef %0, ptr noundef %1) #12
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call fastcc ptr @make_private(i32 noundef 1140850688) #13
  br label %7

7:                                                ; preds = %5, %2
  ret i32 %3
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @PMPI_Init(ptr noundef, ptr noundef) #2

define internal fastcc ptr @make_private(i32 noundef %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14
  store i32 0, ptr %2, align 4
  %4 = icmp eq i32 %0, 67108864
  br i1 %4, label %36, label %5

5:                                                ; preds = %1
  %6 = call i32 @PMPI_Comm_test_inter(i32 noundef %0, ptr noundef nonnull %2) #12
  %7 = icmp ne i32 %6, 0
  %8 = load i32, ptr %2, align 4
  %9 = icmp ne i32 %8, 0
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %36, label %11

11:                                               ; preds = %5
  %12 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %13 = icmp eq i32 %12, 603979776
  br i1 %13, label %14, label %19

14:                                               ; preds = %11
  %15 = call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @freed, ptr noundef nonnull @__enzcc_mpi_key_mpich, ptr noundef null) #12
  %16 = call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @finalized, ptr noundef nonnull @__enzcc_mpi_end_mpich, ptr noundef null) #12
  %17 = load i32, ptr @__enzcc_mpi_end_mpich, align 4
  %18 = call i32 @PMPI_Comm_set_attr(i32 noundef 1140850689, i32 noundef %17, ptr noundef null) #12
  br label %19

19:                                               ; preds = %14, %11
  %20 = call ptr @malloc(i64 noundef 16) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %21 = icmp eq ptr %20, null
  br i1 %21, label %34, label %22

22:                                               ; preds = %19
  %23 = call i32 @PMPI_Comm_group(i32 noundef %0, ptr noundef nonnull %3) #12
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %34

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 12
  store i32 67108864, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store i32 67108864, ptr %27, align 8
  %28 = load i32, ptr %3, align 4
  %29 = call i32 @PMPI_Comm_create(i32 noundef %0, i32 noundef %28, ptr noundef nonnull %27) #12
  %30 = call i32 @PMPI_Group_free(ptr noundef nonnull %3) #12
  %31 = load ptr, ptr @__enzcc_mpi_privates_mpich, align 8
  store ptr %31, ptr %20, align 8
  store ptr %20, ptr @__enzcc_mpi_privates_mpich, align 8
  %32 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %33 = call i32 @PMPI_Comm_set_attr(i32 noundef %0, i32 noundef %32, ptr noundef nonnull %20) #12
  br label %34

34:                                               ; preds = %19, %22, %25
  %35 = phi ptr [ %20, %25 ], [ null, %22 ], [ null, %19 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  br label %36

36:                                               ; preds = %1, %5, %34
  %37 = phi ptr [ %35, %34 ], [ null, %5 ], [ null, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14
  ret ptr %37
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define weak i32 @MPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = tail call i32 @PMPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #12
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call fastcc ptr @make_private(i32 noundef 1140850688) #13
  br label %9

9:                                                ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Init_thread(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Comm_dup(i32 noundef %0, ptr noundef %1) #0 {
  %3 = tail call i32 @PMPI_Comm_dup(i32 noundef %0, ptr noundef %1) #12
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4
  %7 = tail call fastcc ptr @make_private(i32 noundef %6) #13
  br label %8

8:                                                ; preds = %5, %2
  ret i32 %3
}

declare i32 @PMPI_Comm_dup(i32 noundef, ptr noundef) #2

define weak i32 @MPI_Comm_dup_with_info(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = tail call i32 @PMPI_Comm_dup_with_info(i32 noundef %0, i32 noundef %1, ptr noundef %2) #12
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4
  %8 = tail call fastcc ptr @make_private(i32 noundef %7) #13
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Comm_dup_with_info(i32 noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = tail call i32 @PMPI_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #12
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = tail call fastcc ptr @make_private(i32 noundef %8) #13
  br label %10

10:                                               ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Comm_split(i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = tail call i32 @PMPI_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #12
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = load i32, ptr %4, align 4
  %10 = tail call fastcc ptr @make_private(i32 noundef %9) #13
  br label %11

11:                                               ; preds = %8, %5
  ret i32 %6
}

declare i32 @PMPI_Comm_split_type(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = tail call i32 @PMPI_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2) #12
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4
  %8 = tail call fastcc ptr @make_private(i32 noundef %7) #13
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Comm_create(i32 noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = tail call i32 @PMPI_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #12
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = tail call fastcc ptr @make_private(i32 noundef %8) #13
  br label %10

10:                                               ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Comm_create_group(i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = tail call i32 @PMPI_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #12
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load i32, ptr %5, align 4
  %11 = tail call fastcc ptr @make_private(i32 noundef %10) #13
  br label %12

12:                                               ; preds = %9, %6
  ret i32 %7
}

declare i32 @PMPI_Cart_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = tail call i32 @PMPI_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #12
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load i32, ptr %5, align 4
  %11 = tail call fastcc ptr @make_private(i32 noundef %10) #13
  br label %12

12:                                               ; preds = %9, %6
  ret i32 %7
}

declare i32 @PMPI_Graph_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = tail call i32 @PMPI_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2) #12
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4
  %8 = tail call fastcc ptr @make_private(i32 noundef %7) #13
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Cart_sub(i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i64 @__enzcc_mpi_received_mpich(i32 noundef %0) noinline nounwind {
  %2 = alloca i32, align 4
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %4 = tail call fastcc ptr @layout_of(i32 noundef %0, ptr noundef nonnull @.str) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14
  store i32 0, ptr %2, align 4
  %5 = call i32 @PMPI_Get_elements(ptr noundef nonnull %3, i32 noundef 1275068685, ptr noundef nonnull %2) #12
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %59

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %11 = load ptr, ptr %10, align 8
  br label %17

12:                                               ; preds = %17
  %13 = icmp eq i32 %27, 0
  %14 = load i32, ptr %2, align 4
  %15 = icmp slt i32 %14, 1
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %59, label %30

17:                                               ; preds = %17, %9
  %18 = phi i64 [ 0, %9 ], [ %28, %17 ]
  %19 = phi i32 [ 0, %9 ], [ %27, %17 ]
  %20 = getelementptr inbounds nuw %struct.Run, ptr %11, i64 %18
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %24 = load i32, ptr %23, align 8
  %25 = trunc i64 %22 to i32
  %26 = mul i32 %24, %25
  %27 = add nsw i32 %26, %19
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %12, label %17

30:                                               ; preds = %12
  %31 = sdiv i32 %14, %27
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %34, %32
  %36 = srem i32 %14, %27
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %59, label %38

38:                                               ; preds = %30
  %39 = zext nneg i32 %36 to i64
  br label %40

40:                                               ; preds = %40, %38
  %41 = phi i64 [ 0, %38 ], [ %55, %40 ]
  %42 = phi i64 [ %39, %38 ], [ %54, %40 ]
  %43 = phi i64 [ %35, %38 ], [ %52, %40 ]
  %44 = getelementptr inbounds nuw %struct.Run, ptr %11, i64 %41
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %46 = load i32, ptr %45, align 8
  %47 = sext i32 %46 to i64
  %48 = sdiv i64 %42, %47
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = call i64 @llvm.smin.i64(i64 %48, i64 %50)
  %52 = add nsw i64 %51, %43
  %53 = mul nsw i64 %50, %47
  %54 = sub nsw i64 %42, %53
  %55 = add nuw nsw i64 %41, 1
  %56 = icmp slt i64 %55, %7
  %57 = icmp sgt i64 %54, 0
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %40, label %59

59:                                               ; preds = %40, %1, %12, %30
  %60 = phi i64 [ 0, %12 ], [ %35, %30 ], [ 0, %1 ], [ %52, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14
  ret i64 %60
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

define internal fastcc ptr @layout_of(i32 noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  store ptr null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  store i32 0, ptr %6, align 4
  %7 = load i32, ptr @__enzcc_mpi_layout_key_mpich, align 4
  %8 = icmp eq i32 %7, 603979776
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = tail call i32 @PMPI_Type_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @drop_layout, ptr noundef nonnull @__enzcc_mpi_layout_key_mpich, ptr noundef null) #12
  %11 = load i32, ptr @__enzcc_mpi_layout_key_mpich, align 4
  br label %12

12:                                               ; preds = %9, %2
  %13 = phi i32 [ %11, %9 ], [ %7, %2 ]
  %14 = call i32 @PMPI_Type_get_attr(i32 noundef %0, i32 noundef %13, ptr noundef nonnull %5, ptr noundef nonnull %6) #12
  %15 = icmp eq i32 %14, 0
  %16 = load i32, ptr %6, align 4
  %17 = icmp ne i32 %16, 0
  %18 = select i1 %15, i1 %17, i1 false
  br i1 %18, label %70, label %19

19:                                               ; preds = %12
  %20 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #12
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.7) #15
  unreachable

23:                                               ; preds = %19
  store ptr %20, ptr %5, align 8
  call fastcc void @describe(ptr noundef %20, i32 noundef %0, i64 noundef 0) #13
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.1) #15
  unreachable

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  store i64 0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  store i64 0, ptr %4, align 8
  %30 = call i32 @PMPI_Type_get_extent(i32 noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %4) #12
  %31 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  %32 = load ptr, ptr %5, align 8
  store i64 %31, ptr %32, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 44
  store i32 1, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %45

38:                                               ; preds = %29
  %39 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %42 = load i64, ptr %40, align 8
  %43 = load i64, ptr %41, align 8
  %44 = load ptr, ptr %39, align 8
  br label %48

45:                                               ; preds = %65, %29
  %46 = load i32, ptr @__enzcc_mpi_layout_key_mpich, align 4
  %47 = call i32 @PMPI_Type_set_attr(i32 noundef %0, i32 noundef %46, ptr noundef nonnull %33) #12
  br label %70

48:                                               ; preds = %38, %65
  %49 = phi i64 [ %43, %38 ], [ %67, %65 ]
  %50 = phi i64 [ %42, %38 ], [ %55, %65 ]
  %51 = phi i64 [ 0, %38 ], [ %68, %65 ]
  %52 = getelementptr inbounds nuw %struct.Run, ptr %44, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %50, %54
  store i64 %55, ptr %40, align 8
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %65, label %59

59:                                               ; preds = %48
  %60 = load i64, ptr %53, align 8
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 20
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  %64 = mul nsw i64 %60, %63
  br label %65

65:                                               ; preds = %48, %59
  %66 = phi i64 [ %64, %59 ], [ 0, %48 ]
  %67 = add nsw i64 %49, %66
  store i64 %67, ptr %41, align 8
  %68 = add nuw nsw i64 %51, 1
  %69 = icmp slt i64 %68, %36
  br i1 %69, label %48, label %45

70:                                               ; preds = %12, %45
  %71 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret ptr %71
}

define linkonce_odr hidden void @__enzcc_mpi_status_mpich(ptr noundef %0) noinline nounwind {
  %2 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %0, ptr noundef nonnull align 4 dereferenceable(20) %4, i64 20, i1 false)
  br label %5

5:                                                ; preds = %3, %1
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

define linkonce_odr hidden i32 @__enzcc_mpi_d_send_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_send_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_send_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_send_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ssend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ssend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ssend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ssend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_bsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_bsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_bsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_rsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_rsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_rsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_rsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  ret i32 %9
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_recv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq ptr %14, null
  br i1 %19, label %46, label %20

20:                                               ; preds = %13
  %21 = icmp eq i32 %16, -2
  %22 = icmp eq i32 %18, -1
  br label %23

23:                                               ; preds = %43, %20
  %24 = phi ptr [ %14, %20 ], [ %44, %43 ]
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 28
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, %5
  br i1 %27, label %28, label %43

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, %16
  %32 = icmp eq i32 %30, -2
  %33 = or i1 %21, %32
  %34 = or i1 %31, %33
  br i1 %34, label %35, label %43

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, %18
  %39 = icmp eq i32 %37, -1
  %40 = or i1 %38, %39
  %41 = or i1 %22, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %35
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.5) #15
  unreachable

43:                                               ; preds = %35, %28, %23
  %44 = load ptr, ptr %24, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %23

46:                                               ; preds = %43, %13
  %47 = zext i32 %16 to i64
  %48 = shl nuw i64 %47, 32
  %49 = zext i32 %18 to i64
  %50 = or disjoint i64 %48, %49
  ret i64 %50
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_recv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq ptr %14, null
  br i1 %19, label %46, label %20

20:                                               ; preds = %13
  %21 = icmp eq i32 %16, -2
  %22 = icmp eq i32 %18, -1
  br label %23

23:                                               ; preds = %43, %20
  %24 = phi ptr [ %14, %20 ], [ %44, %43 ]
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 28
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, %5
  br i1 %27, label %28, label %43

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, %16
  %32 = icmp eq i32 %30, -2
  %33 = or i1 %21, %32
  %34 = or i1 %31, %33
  br i1 %34, label %35, label %43

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, %18
  %39 = icmp eq i32 %37, -1
  %40 = or i1 %38, %39
  %41 = or i1 %22, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %35
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.5) #15
  unreachable

43:                                               ; preds = %35, %28, %23
  %44 = load ptr, ptr %24, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %23

46:                                               ; preds = %43, %13
  %47 = zext i32 %16 to i64
  %48 = shl nuw i64 %47, 32
  %49 = zext i32 %18 to i64
  %50 = or disjoint i64 %48, %49
  ret i64 %50
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_recv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq ptr %14, null
  br i1 %19, label %46, label %20

20:                                               ; preds = %13
  %21 = icmp eq i32 %16, -2
  %22 = icmp eq i32 %18, -1
  br label %23

23:                                               ; preds = %43, %20
  %24 = phi ptr [ %14, %20 ], [ %44, %43 ]
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 28
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, %5
  br i1 %27, label %28, label %43

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 68
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, %16
  %32 = icmp eq i32 %30, -2
  %33 = or i1 %21, %32
  %34 = or i1 %31, %33
  br i1 %34, label %35, label %43

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, %18
  %39 = icmp eq i32 %37, -1
  %40 = or i1 %38, %39
  %41 = or i1 %22, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %35
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.5) #15
  unreachable

43:                                               ; preds = %35, %28, %23
  %44 = load ptr, ptr %24, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %23

46:                                               ; preds = %43, %13
  %47 = zext i32 %16 to i64
  %48 = shl nuw i64 %47, 32
  %49 = zext i32 %18 to i64
  %50 = or disjoint i64 %48, %49
  ret i64 %50
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_recv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %12 to i64
  %16 = shl nuw i64 %15, 32
  %17 = zext i32 %14 to i64
  %18 = or disjoint i64 %16, %17
  ret i64 %18
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_sendrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %14) #12
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.6) #15
  unreachable

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq ptr %19, null
  br i1 %24, label %51, label %25

25:                                               ; preds = %18
  %26 = icmp eq i32 %21, -2
  %27 = icmp eq i32 %23, -1
  br label %28

28:                                               ; preds = %48, %25
  %29 = phi ptr [ %19, %25 ], [ %49, %48 ]
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, %10
  br i1 %32, label %33, label %48

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 68
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, %21
  %37 = icmp eq i32 %35, -2
  %38 = or i1 %26, %37
  %39 = or i1 %36, %38
  br i1 %39, label %40, label %48

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 72
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, %23
  %44 = icmp eq i32 %42, -1
  %45 = or i1 %43, %44
  %46 = or i1 %27, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %40
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.5) #15
  unreachable

48:                                               ; preds = %40, %33, %28
  %49 = load ptr, ptr %29, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %28

51:                                               ; preds = %48, %18
  %52 = zext i32 %21 to i64
  %53 = shl nuw i64 %52, 32
  %54 = zext i32 %23 to i64
  %55 = or disjoint i64 %53, %54
  ret i64 %55
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_sendrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %14) #12
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.6) #15
  unreachable

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq ptr %19, null
  br i1 %24, label %51, label %25

25:                                               ; preds = %18
  %26 = icmp eq i32 %21, -2
  %27 = icmp eq i32 %23, -1
  br label %28

28:                                               ; preds = %48, %25
  %29 = phi ptr [ %19, %25 ], [ %49, %48 ]
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, %10
  br i1 %32, label %33, label %48

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 68
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, %21
  %37 = icmp eq i32 %35, -2
  %38 = or i1 %26, %37
  %39 = or i1 %36, %38
  br i1 %39, label %40, label %48

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 72
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, %23
  %44 = icmp eq i32 %42, -1
  %45 = or i1 %43, %44
  %46 = or i1 %27, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %40
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.5) #15
  unreachable

48:                                               ; preds = %40, %33, %28
  %49 = load ptr, ptr %29, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %28

51:                                               ; preds = %48, %18
  %52 = zext i32 %21 to i64
  %53 = shl nuw i64 %52, 32
  %54 = zext i32 %23 to i64
  %55 = or disjoint i64 %53, %54
  ret i64 %55
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_sendrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %14) #12
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.6) #15
  unreachable

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq ptr %19, null
  br i1 %24, label %51, label %25

25:                                               ; preds = %18
  %26 = icmp eq i32 %21, -2
  %27 = icmp eq i32 %23, -1
  br label %28

28:                                               ; preds = %48, %25
  %29 = phi ptr [ %19, %25 ], [ %49, %48 ]
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, %10
  br i1 %32, label %33, label %48

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 68
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, %21
  %37 = icmp eq i32 %35, -2
  %38 = or i1 %26, %37
  %39 = or i1 %36, %38
  br i1 %39, label %40, label %48

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 72
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, %23
  %44 = icmp eq i32 %42, -1
  %45 = or i1 %43, %44
  %46 = or i1 %27, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %40
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.5) #15
  unreachable

48:                                               ; preds = %40, %33, %28
  %49 = load ptr, ptr %29, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %28

51:                                               ; preds = %48, %18
  %52 = zext i32 %21 to i64
  %53 = shl nuw i64 %52, 32
  %54 = zext i32 %23 to i64
  %55 = or disjoint i64 %53, %54
  ret i64 %55
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_sendrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %14) #12
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %17 to i64
  %21 = shl nuw i64 %20, 32
  %22 = zext i32 %19 to i64
  %23 = or disjoint i64 %21, %22
  ret i64 %23
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_sendrecv_replace_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %10
  %16 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq ptr %16, null
  br i1 %21, label %48, label %22

22:                                               ; preds = %15
  %23 = icmp eq i32 %18, -2
  %24 = icmp eq i32 %20, -1
  br label %25

25:                                               ; preds = %45, %22
  %26 = phi ptr [ %16, %22 ], [ %46, %45 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 28
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, %7
  br i1 %29, label %30, label %45

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 68
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, %18
  %34 = icmp eq i32 %32, -2
  %35 = or i1 %23, %34
  %36 = or i1 %33, %35
  br i1 %36, label %37, label %45

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 72
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, %20
  %41 = icmp eq i32 %39, -1
  %42 = or i1 %40, %41
  %43 = or i1 %24, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %37
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.5) #15
  unreachable

45:                                               ; preds = %37, %30, %25
  %46 = load ptr, ptr %26, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %25

48:                                               ; preds = %45, %15
  %49 = zext i32 %18 to i64
  %50 = shl nuw i64 %49, 32
  %51 = zext i32 %20 to i64
  %52 = or disjoint i64 %50, %51
  ret i64 %52
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_sendrecv_replace_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %10
  %16 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq ptr %16, null
  br i1 %21, label %48, label %22

22:                                               ; preds = %15
  %23 = icmp eq i32 %18, -2
  %24 = icmp eq i32 %20, -1
  br label %25

25:                                               ; preds = %45, %22
  %26 = phi ptr [ %16, %22 ], [ %46, %45 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 28
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, %7
  br i1 %29, label %30, label %45

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 68
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, %18
  %34 = icmp eq i32 %32, -2
  %35 = or i1 %23, %34
  %36 = or i1 %33, %35
  br i1 %36, label %37, label %45

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 72
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, %20
  %41 = icmp eq i32 %39, -1
  %42 = or i1 %40, %41
  %43 = or i1 %24, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %37
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.5) #15
  unreachable

45:                                               ; preds = %37, %30, %25
  %46 = load ptr, ptr %26, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %25

48:                                               ; preds = %45, %15
  %49 = zext i32 %18 to i64
  %50 = shl nuw i64 %49, 32
  %51 = zext i32 %20 to i64
  %52 = or disjoint i64 %50, %51
  ret i64 %52
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_sendrecv_replace_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %10
  %16 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq ptr %16, null
  br i1 %21, label %48, label %22

22:                                               ; preds = %15
  %23 = icmp eq i32 %18, -2
  %24 = icmp eq i32 %20, -1
  br label %25

25:                                               ; preds = %45, %22
  %26 = phi ptr [ %16, %22 ], [ %46, %45 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 28
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, %7
  br i1 %29, label %30, label %45

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 68
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, %18
  %34 = icmp eq i32 %32, -2
  %35 = or i1 %23, %34
  %36 = or i1 %33, %35
  br i1 %36, label %37, label %45

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 72
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, %20
  %41 = icmp eq i32 %39, -1
  %42 = or i1 %40, %41
  %43 = or i1 %24, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %37
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.5) #15
  unreachable

45:                                               ; preds = %37, %30, %25
  %46 = load ptr, ptr %26, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %25

48:                                               ; preds = %45, %15
  %49 = zext i32 %18 to i64
  %50 = shl nuw i64 %49, 32
  %51 = zext i32 %20 to i64
  %52 = or disjoint i64 %50, %51
  ret i64 %52
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_sendrecv_replace_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #12
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %16 = load i32, ptr %15, align 4
  %17 = zext i32 %14 to i64
  %18 = shl nuw i64 %17, 32
  %19 = zext i32 %16 to i64
  %20 = or disjoint i64 %18, %19
  ret i64 %20
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_isend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_isend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_isend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_isend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_issend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_issend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_issend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_issend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_irecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_irecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_irecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_irecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_send_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %19 = load i32, ptr %9, align 4
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_send_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %19 = load i32, ptr %9, align 4
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_send_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %19 = load i32, ptr %9, align 4
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_send_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

14:                                               ; preds = %8
  %15 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %16 = load i32, ptr %9, align 4
  store ptr %15, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 12
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr null, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr null, ptr %20, align 8
  store ptr %11, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ssend_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %19 = load i32, ptr %9, align 4
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ssend_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %19 = load i32, ptr %9, align 4
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ssend_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %19 = load i32, ptr %9, align 4
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ssend_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

14:                                               ; preds = %8
  %15 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %16 = load i32, ptr %9, align 4
  store ptr %15, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 12
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr null, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr null, ptr %20, align 8
  store ptr %11, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_recv_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %19 = load i32, ptr %9, align 4
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_recv_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %19 = load i32, ptr %9, align 4
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_recv_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %19 = load i32, ptr %9, align 4
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_recv_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #12
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #12
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

14:                                               ; preds = %8
  %15 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %16 = load i32, ptr %9, align 4
  store ptr %15, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 12
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr null, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr null, ptr %20, align 8
  store ptr %11, ptr @__enzcc_mpi_persistent_mpich, align 8
  ret i32 %10
}

define linkonce_odr hidden void @__enzcc_mpi_started_mpich(ptr noundef %0) noinline nounwind {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %3 = load i32, ptr %2, align 4
  store i32 %3, ptr %0, align 4
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_wait_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef %0, ptr noundef %2) #13
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %6 = tail call i32 @MPI_Wait(ptr noundef %0, ptr noundef nonnull %5) #12
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.6) #15
  unreachable

9:                                                ; preds = %3
  tail call fastcc void @arrived(ptr noundef %4, ptr noundef %5) #13
  ret i32 0
}

define internal fastcc ptr @awaited(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %95, label %6

6:                                                ; preds = %3
  %7 = icmp sgt i32 %0, 0
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %6, %89
  %10 = phi ptr [ %4, %6 ], [ %93, %89 ]
  %11 = phi ptr [ null, %6 ], [ %92, %89 ]
  %12 = phi ptr [ @__enzcc_mpi_awaited_mpich, %6 ], [ %91, %89 ]
  %13 = phi ptr [ null, %6 ], [ %90, %89 ]
  br i1 %7, label %14, label %27

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %16 = load i32, ptr %15, align 8
  br label %17

17:                                               ; preds = %14, %22
  %18 = phi i64 [ 0, %14 ], [ %23, %22 ]
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, %16
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %8
  br i1 %24, label %89, label %17

25:                                               ; preds = %17
  %26 = trunc nuw nsw i64 %18 to i32
  br label %27

27:                                               ; preds = %25, %9
  %28 = phi i32 [ 0, %9 ], [ %26, %25 ]
  %29 = icmp eq i32 %28, %0
  br i1 %29, label %89, label %30

30:                                               ; preds = %27
  %31 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 68
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq ptr %31, %10
  br i1 %38, label %65, label %39

39:                                               ; preds = %30
  %40 = icmp eq i32 %35, -2
  %41 = icmp eq i32 %37, -1
  br label %42

42:                                               ; preds = %62, %39
  %43 = phi ptr [ %31, %39 ], [ %63, %62 ]
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 28
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, %33
  br i1 %46, label %47, label %62

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 68
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, %35
  %51 = icmp eq i32 %49, -2
  %52 = or i1 %40, %51
  %53 = or i1 %50, %52
  br i1 %53, label %54, label %62

54:                                               ; preds = %47
  %55 = getelementptr inbounds nuw i8, ptr %43, i64 72
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, %37
  %58 = icmp eq i32 %56, -1
  %59 = or i1 %57, %58
  %60 = or i1 %41, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %54
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.5) #15
  unreachable

62:                                               ; preds = %54, %47, %42
  %63 = load ptr, ptr %43, align 8
  %64 = icmp eq ptr %63, %10
  br i1 %64, label %65, label %42

65:                                               ; preds = %62, %30
  %66 = load ptr, ptr %10, align 8
  store ptr %66, ptr %12, align 8
  %67 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i32 %28, ptr %67, align 8
  %68 = icmp eq ptr %11, null
  br i1 %68, label %69, label %73

69:                                               ; preds = %65
  %70 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #12
  %71 = icmp eq ptr %70, null
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.7) #15
  unreachable

73:                                               ; preds = %69, %65
  %74 = phi ptr [ %11, %65 ], [ %70, %69 ]
  %75 = getelementptr inbounds nuw i8, ptr %10, i64 76
  %76 = load i32, ptr %75, align 4
  %77 = icmp eq i32 %76, 0
  %78 = getelementptr inbounds nuw i8, ptr %10, i64 16
  br i1 %77, label %82, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %81 = load ptr, ptr %80, align 8
  store ptr %81, ptr %78, align 8
  store ptr %10, ptr %80, align 8
  br label %86

82:                                               ; preds = %73
  %83 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %84 = load ptr, ptr %83, align 8
  store ptr %84, ptr %78, align 8
  store ptr %10, ptr %83, align 8
  %85 = icmp eq ptr %13, null
  br i1 %85, label %88, label %86

86:                                               ; preds = %79, %82
  %87 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %10, ptr %87, align 8
  br label %89

88:                                               ; preds = %82
  store ptr %10, ptr %74, align 8
  br label %89

89:                                               ; preds = %22, %88, %86, %27
  %90 = phi ptr [ %13, %27 ], [ %10, %86 ], [ %10, %88 ], [ %13, %22 ]
  %91 = phi ptr [ %10, %27 ], [ %12, %86 ], [ %12, %88 ], [ %10, %22 ]
  %92 = phi ptr [ %11, %27 ], [ %74, %86 ], [ %74, %88 ], [ %11, %22 ]
  %93 = load ptr, ptr %91, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %95, label %9

95:                                               ; preds = %89, %3
  %96 = phi ptr [ null, %3 ], [ %92, %89 ]
  ret ptr %96
}

declare i32 @MPI_Wait(ptr noundef, ptr noundef) #2

define internal fastcc void @arrived(ptr noundef %0, ptr noundef nonnull %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = icmp eq ptr %0, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %78, %2, %5
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done_mpich)
  store ptr %0, ptr %9, align 8
  ret void

10:                                               ; preds = %5, %78
  %11 = phi ptr [ %82, %78 ], [ %6, %5 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %13 = load i32, ptr %12, align 8
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.Status, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 68
  store i32 %17, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 72
  store i32 %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %23 = load ptr, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  store i32 0, ptr %3, align 4
  %24 = call i32 @PMPI_Get_elements(ptr noundef nonnull %15, i32 noundef 1275068685, ptr noundef nonnull %3) #12
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %78

28:                                               ; preds = %10
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %30 = load ptr, ptr %29, align 8
  br label %36

31:                                               ; preds = %36
  %32 = icmp eq i32 %46, 0
  %33 = load i32, ptr %3, align 4
  %34 = icmp slt i32 %33, 1
  %35 = select i1 %32, i1 true, i1 %34
  br i1 %35, label %78, label %49

36:                                               ; preds = %36, %28
  %37 = phi i64 [ 0, %28 ], [ %47, %36 ]
  %38 = phi i32 [ 0, %28 ], [ %46, %36 ]
  %39 = getelementptr inbounds nuw %struct.Run, ptr %30, i64 %37
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %43 = load i32, ptr %42, align 8
  %44 = trunc i64 %41 to i32
  %45 = mul i32 %43, %44
  %46 = add nsw i32 %45, %38
  %47 = add nuw nsw i64 %37, 1
  %48 = icmp eq i64 %47, %26
  br i1 %48, label %31, label %36

49:                                               ; preds = %31
  %50 = sdiv i32 %33, %46
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %53, %51
  %55 = srem i32 %33, %46
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %78, label %57

57:                                               ; preds = %49
  %58 = zext nneg i32 %55 to i64
  br label %59

59:                                               ; preds = %59, %57
  %60 = phi i64 [ 0, %57 ], [ %74, %59 ]
  %61 = phi i64 [ %58, %57 ], [ %73, %59 ]
  %62 = phi i64 [ %54, %57 ], [ %71, %59 ]
  %63 = getelementptr inbounds nuw %struct.Run, ptr %30, i64 %60
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %65 = load i32, ptr %64, align 8
  %66 = sext i32 %65 to i64
  %67 = sdiv i64 %61, %66
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = call i64 @llvm.smin.i64(i64 %67, i64 %69)
  %71 = add nsw i64 %70, %62
  %72 = mul nsw i64 %69, %66
  %73 = sub nsw i64 %61, %72
  %74 = add nuw nsw i64 %60, 1
  %75 = icmp slt i64 %74, %26
  %76 = icmp sgt i64 %73, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %59, label %78

78:                                               ; preds = %59, %10, %31, %49
  %79 = phi i64 [ 0, %31 ], [ %54, %49 ], [ 0, %10 ], [ %71, %59 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  %80 = getelementptr inbounds nuw i8, ptr %11, i64 56
  store i64 %79, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %82 = load ptr, ptr %81, align 8
  %83 = icmp eq ptr %82, null
  br i1 %83, label %8, label %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_test_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  %6 = load i32, ptr %0, align 4
  store i32 %6, ptr %5, align 4
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %8 = tail call i32 @MPI_Test(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %7) #12
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %4
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.6) #15
  unreachable

11:                                               ; preds = %4
  %12 = load i32, ptr %1, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %11
  %15 = call fastcc ptr @awaited(i32 noundef 1, ptr noundef nonnull %5, ptr noundef %3) #13
  br label %16

16:                                               ; preds = %11, %14
  %17 = phi ptr [ %15, %14 ], [ null, %11 ]
  tail call fastcc void @arrived(ptr noundef %17, ptr noundef %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret i32 0
}

declare i32 @MPI_Test(ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitall_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = sext i32 %0 to i64
  %7 = tail call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = tail call ptr @calloc(i64 noundef %7, i64 noundef 4) #12
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

11:                                               ; preds = %5
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = shl nuw nsw i64 %6, 2
  %15 = tail call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %1, i64 noundef %14) #12
  br label %16

16:                                               ; preds = %11, %13
  %17 = tail call ptr @calloc(i64 noundef %7, i64 noundef 20) #12
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

20:                                               ; preds = %16
  %21 = tail call i32 @MPI_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef nonnull %17) #12
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.6) #15
  unreachable

24:                                               ; preds = %20
  %25 = tail call fastcc ptr @awaited(i32 noundef %0, ptr noundef nonnull %8, ptr noundef %4) #13
  tail call fastcc void @arrived(ptr noundef %25, ptr noundef nonnull %17) #13
  %26 = icmp ne ptr %2, inttoptr (i64 1 to ptr)
  %27 = and i1 %12, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %24
  %29 = zext nneg i32 %0 to i64
  %30 = mul nuw nsw i64 %29, 20
  %31 = tail call ptr @memcpy(ptr noundef %2, ptr noundef nonnull %17, i64 noundef %30) #12
  br label %32

32:                                               ; preds = %24, %28
  tail call void @free(ptr noundef nonnull %17) #12
  tail call void @free(ptr noundef nonnull %8) #12
  ret i32 0
}

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_mpi_d_testall_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = sext i32 %0 to i64
  %8 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 4) #12
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

12:                                               ; preds = %6
  %13 = icmp sgt i32 %0, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = shl nuw nsw i64 %7, 2
  %16 = tail call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %1, i64 noundef %15) #12
  br label %17

17:                                               ; preds = %12, %14
  %18 = tail call ptr @calloc(i64 noundef %8, i64 noundef 20) #12
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

21:                                               ; preds = %17
  %22 = tail call i32 @MPI_Testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %18) #12
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.6) #15
  unreachable

25:                                               ; preds = %21
  %26 = load i32, ptr %2, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %25
  %29 = tail call fastcc ptr @awaited(i32 noundef %0, ptr noundef nonnull %9, ptr noundef %5) #13
  br label %30

30:                                               ; preds = %28, %25
  %31 = phi ptr [ %29, %28 ], [ null, %25 ]
  tail call fastcc void @arrived(ptr noundef %31, ptr noundef nonnull %18) #13
  %32 = icmp ne ptr %3, inttoptr (i64 1 to ptr)
  %33 = and i1 %13, %32
  %34 = and i1 %33, %27
  br i1 %34, label %35, label %39

35:                                               ; preds = %30
  %36 = zext nneg i32 %0 to i64
  %37 = mul nuw nsw i64 %36, 20
  %38 = tail call ptr @memcpy(ptr noundef %3, ptr noundef nonnull %18, i64 noundef %37) #12
  br label %39

39:                                               ; preds = %30, %35
  tail call void @free(ptr noundef nonnull %18) #12
  tail call void @free(ptr noundef nonnull %9) #12
  ret i32 0
}

declare i32 @MPI_Testall(i32 noundef, ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitany_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = sext i32 %0 to i64
  %7 = tail call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = tail call ptr @calloc(i64 noundef %7, i64 noundef 4) #12
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

11:                                               ; preds = %5
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = shl nuw nsw i64 %6, 2
  %15 = tail call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %1, i64 noundef %14) #12
  br label %16

16:                                               ; preds = %11, %13
  %17 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %18 = tail call i32 @MPI_Waitany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %17) #12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.6) #15
  unreachable

21:                                               ; preds = %16
  %22 = load i32, ptr %2, align 4
  %23 = icmp eq i32 %22, -32766
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = sext i32 %22 to i64
  %26 = getelementptr inbounds i32, ptr %8, i64 %25
  %27 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef nonnull %26, ptr noundef %4) #13
  br label %28

28:                                               ; preds = %21, %24
  %29 = phi ptr [ %27, %24 ], [ null, %21 ]
  tail call fastcc void @arrived(ptr noundef %29, ptr noundef %17) #13
  tail call void @free(ptr noundef nonnull %8) #12
  ret i32 0
}

declare i32 @MPI_Waitany(i32 noundef, ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_mpi_d_testany_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = sext i32 %0 to i64
  %8 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 4) #12
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

12:                                               ; preds = %6
  %13 = icmp sgt i32 %0, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = shl nuw nsw i64 %7, 2
  %16 = tail call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %1, i64 noundef %15) #12
  br label %17

17:                                               ; preds = %12, %14
  %18 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %19 = tail call i32 @MPI_Testany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %18) #12
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.6) #15
  unreachable

22:                                               ; preds = %17
  %23 = load i32, ptr %3, align 4
  %24 = load i32, ptr %2, align 4
  %25 = icmp ne i32 %23, 0
  %26 = icmp ne i32 %24, -32766
  %27 = and i1 %25, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %22
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i32, ptr %9, i64 %29
  %31 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef nonnull %30, ptr noundef %5) #13
  br label %32

32:                                               ; preds = %22, %28
  %33 = phi ptr [ %31, %28 ], [ null, %22 ]
  tail call fastcc void @arrived(ptr noundef %33, ptr noundef %18) #13
  tail call void @free(ptr noundef nonnull %9) #12
  ret i32 0
}

declare i32 @MPI_Testany(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitsome_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %0 to i64
  %9 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = tail call ptr @calloc(i64 noundef %9, i64 noundef 4) #12
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

13:                                               ; preds = %7
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = shl nuw nsw i64 %8, 2
  %17 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %1, i64 noundef %16) #12
  br label %18

18:                                               ; preds = %13, %15
  %19 = tail call ptr @calloc(i64 noundef %9, i64 noundef 20) #12
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

22:                                               ; preds = %18
  %23 = tail call i32 @MPI_Waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %19) #12
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.6) #15
  unreachable

26:                                               ; preds = %22
  %27 = load i32, ptr %2, align 4
  tail call fastcc void @some_arrived(ptr noundef %10, i32 noundef %27, ptr noundef %3, ptr noundef %19, ptr noundef %4, ptr noundef %6) #13
  ret i32 0
}

declare i32 @MPI_Waitsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal fastcc void @some_arrived(ptr noundef nonnull %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull %3, ptr noundef %4, ptr noundef %5) unnamed_addr #0 {
  %7 = icmp eq i32 %1, -32766
  br i1 %7, label %30, label %8

8:                                                ; preds = %6
  %9 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %10 = zext nneg i32 %9 to i64
  %11 = tail call ptr @calloc(i64 noundef %10, i64 noundef 4) #12
  %12 = icmp eq ptr %11, null
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %28

15:                                               ; preds = %13
  %16 = zext nneg i32 %1 to i64
  br label %18

17:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

18:                                               ; preds = %15, %18
  %19 = phi i64 [ 0, %15 ], [ %26, %18 ]
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i32, ptr %11, i64 %19
  store i32 %24, ptr %25, align 4
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, %16
  br i1 %27, label %28, label %18

28:                                               ; preds = %18, %13
  %29 = tail call fastcc ptr @awaited(i32 noundef %1, ptr noundef nonnull %11, ptr noundef %5) #13
  br label %30

30:                                               ; preds = %6, %28
  %31 = phi ptr [ %11, %28 ], [ null, %6 ]
  %32 = phi ptr [ %29, %28 ], [ null, %6 ]
  tail call fastcc void @arrived(ptr noundef %32, ptr noundef %3) #13
  %33 = icmp ne ptr %4, inttoptr (i64 1 to ptr)
  %34 = icmp sgt i32 %1, 0
  %35 = and i1 %34, %33
  br i1 %35, label %36, label %40

36:                                               ; preds = %30
  %37 = zext nneg i32 %1 to i64
  %38 = mul nuw nsw i64 %37, 20
  %39 = tail call ptr @memcpy(ptr noundef %4, ptr noundef nonnull %3, i64 noundef %38) #12
  br label %40

40:                                               ; preds = %36, %30
  tail call void @free(ptr noundef %31) #12
  tail call void @free(ptr noundef nonnull %3) #12
  tail call void @free(ptr noundef nonnull %0) #12
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_testsome_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %0 to i64
  %9 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = tail call ptr @calloc(i64 noundef %9, i64 noundef 4) #12
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

13:                                               ; preds = %7
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = shl nuw nsw i64 %8, 2
  %17 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %1, i64 noundef %16) #12
  br label %18

18:                                               ; preds = %13, %15
  %19 = tail call ptr @calloc(i64 noundef %9, i64 noundef 20) #12
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

22:                                               ; preds = %18
  %23 = tail call i32 @MPI_Testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %19) #12
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.6) #15
  unreachable

26:                                               ; preds = %22
  %27 = load i32, ptr %2, align 4
  tail call fastcc void @some_arrived(ptr noundef %10, i32 noundef %27, ptr noundef %3, ptr noundef %19, ptr noundef %4, ptr noundef %6) #13
  ret i32 0
}

declare i32 @MPI_Testsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define weak i32 @MPI_Request_free(ptr noundef %0) #0 {
  %2 = load i32, ptr %0, align 4
  br label %3

3:                                                ; preds = %7, %1
  %4 = phi ptr [ @__enzcc_mpi_persistent_mpich, %1 ], [ %5, %7 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %31, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, %2
  br i1 %10, label %11, label %3

11:                                               ; preds = %7
  %12 = load ptr, ptr %5, align 8
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %29, %11
  tail call void @free(ptr noundef nonnull %5) #12
  br label %31

17:                                               ; preds = %11, %29
  %18 = phi ptr [ %19, %29 ], [ %14, %11 ]
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 44
  %23 = load i32, ptr %22, align 4
  %24 = add nsw i32 %23, -1
  store i32 %24, ptr %22, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %17
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %28 = load ptr, ptr %27, align 8
  tail call void @free(ptr noundef %28) #12
  tail call void @free(ptr noundef nonnull %21) #12
  br label %29

29:                                               ; preds = %26, %17
  tail call void @free(ptr noundef nonnull %18) #12
  %30 = icmp eq ptr %19, null
  br i1 %30, label %16, label %17

31:                                               ; preds = %3, %16
  %32 = tail call i32 @PMPI_Request_free(ptr noundef nonnull %0) #12
  ret i32 %32
}

declare i32 @PMPI_Request_free(ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_mpi_d_request_free_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Request_free(ptr noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.6) #15
  unreachable

7:                                                ; preds = %3
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done_mpich)
  store ptr null, ptr %8, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_comm_free_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Comm_free(ptr noundef %0) #12
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.6) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

declare i32 @MPI_Comm_free(ptr noundef) #2

define linkonce_odr hidden void @__enzcc_mpi_comm_free_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #12
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.7) #15
  unreachable

9:                                                ; preds = %5
  %10 = load i32, ptr %0, align 4
  store i32 %10, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @MPI_Comm_free, ptr %12, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %4, ptr noundef nonnull @release_later, ptr noundef nonnull %6) #12
  store i32 67108864, ptr %0, align 4
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

declare void @__enzcc_tape_defer(ptr noundef, ptr noundef, ptr noundef) #2

define internal void @release_later(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = tail call i32 %3(ptr noundef %0) #12
  tail call void @free(ptr noundef %0) #12
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_type_free_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Type_free(ptr noundef %0) #12
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.6) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

declare i32 @MPI_Type_free(ptr noundef) #2

define linkonce_odr hidden void @__enzcc_mpi_type_free_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #12
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.7) #15
  unreachable

9:                                                ; preds = %5
  %10 = load i32, ptr %0, align 4
  store i32 %10, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @MPI_Type_free, ptr %12, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %4, ptr noundef nonnull @release_later, ptr noundef nonnull %6) #12
  store i32 201326592, ptr %0, align 4
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_start_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #12
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.7) #15
  unreachable

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  store ptr null, ptr %4, align 8
  %9 = load i32, ptr %0, align 4
  call fastcc void @started(ptr noundef %5, ptr noundef %4, i32 noundef %9, ptr noundef %2) #13
  %10 = tail call i32 @MPI_Start(ptr noundef nonnull %0) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done_mpich)
  store ptr %5, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  ret i32 0
}

define internal fastcc void @started(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, ptr noundef %3) unnamed_addr #0 {
  br label %5

5:                                                ; preds = %9, %4
  %6 = phi ptr [ @__enzcc_mpi_persistent_mpich, %4 ], [ %7, %9 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %14, label %5

13:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.8) #15
  unreachable

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %17, label %23, label %21

21:                                               ; preds = %14
  br i1 %20, label %22, label %24

22:                                               ; preds = %21
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.9) #15
  unreachable

23:                                               ; preds = %14
  br i1 %20, label %26, label %24

24:                                               ; preds = %21, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %27

26:                                               ; preds = %95, %23
  ret void

27:                                               ; preds = %24, %95
  %28 = phi ptr [ %19, %24 ], [ %96, %95 ]
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 68
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %95, label %32

32:                                               ; preds = %27
  %33 = tail call ptr @calloc(i64 noundef 1, i64 noundef 88) #12
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

36:                                               ; preds = %32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %33, ptr noundef nonnull align 8 dereferenceable(88) %28, i64 88, i1 false)
  store ptr null, ptr %33, align 8
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 48
  store ptr %3, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 44
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %40, align 4
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 80
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %66, label %46

46:                                               ; preds = %36
  %47 = getelementptr inbounds nuw i8, ptr %33, i64 76
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %57, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %1, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store ptr %53, ptr %54, align 8
  %55 = load ptr, ptr %1, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store ptr %33, ptr %56, align 8
  br label %60

57:                                               ; preds = %46
  %58 = load ptr, ptr %25, align 8
  %59 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store ptr %58, ptr %59, align 8
  store ptr %33, ptr %25, align 8
  br label %60

60:                                               ; preds = %57, %50
  %61 = load ptr, ptr %1, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %65, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store ptr %33, ptr %64, align 8
  br label %93

65:                                               ; preds = %60
  store ptr %33, ptr %0, align 8
  br label %93

66:                                               ; preds = %36
  %67 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %93, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %33, i64 84
  %73 = getelementptr inbounds nuw i8, ptr %33, i64 76
  br label %74

74:                                               ; preds = %90, %69
  %75 = phi ptr [ %67, %69 ], [ %91, %90 ]
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %77 = load i32, ptr %76, align 8
  %78 = icmp eq i32 %77, %71
  br i1 %78, label %79, label %90

79:                                               ; preds = %74
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 84
  %81 = load i32, ptr %80, align 4
  %82 = load i32, ptr %72, align 4
  %83 = icmp eq i32 %81, %82
  br i1 %83, label %84, label %90

84:                                               ; preds = %79
  %85 = load i32, ptr %73, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %90

87:                                               ; preds = %84
  %88 = getelementptr inbounds nuw i8, ptr %75, i64 48
  %89 = load ptr, ptr %88, align 8
  tail call fastcc void @fail(ptr noundef %89, ptr noundef nonnull @.str.10) #15
  unreachable

90:                                               ; preds = %84, %79, %74
  %91 = load ptr, ptr %75, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %93, label %74

93:                                               ; preds = %90, %66, %65, %63
  %94 = phi ptr [ %1, %65 ], [ %1, %63 ], [ @__enzcc_mpi_awaited_mpich, %66 ], [ %75, %90 ]
  store ptr %33, ptr %94, align 8
  br label %95

95:                                               ; preds = %93, %27
  %96 = load ptr, ptr %28, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %26, label %27
}

declare i32 @MPI_Start(ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_mpi_d_startall_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca ptr, align 8
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #12
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

9:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  store ptr null, ptr %5, align 8
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = zext nneg i32 %0 to i64
  br label %19

13:                                               ; preds = %19, %9
  %14 = tail call i32 @MPI_Startall(i32 noundef %0, ptr noundef %1) #12
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.6) #15
  unreachable

17:                                               ; preds = %13
  %18 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done_mpich)
  store ptr %6, ptr %18, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  ret i32 0

19:                                               ; preds = %11, %19
  %20 = phi i64 [ 0, %11 ], [ %23, %19 ]
  %21 = getelementptr inbounds nuw i32, ptr %1, i64 %20
  %22 = load i32, ptr %21, align 4
  call fastcc void @started(ptr noundef %6, ptr noundef %5, i32 noundef %22, ptr noundef %3) #13
  %23 = add nuw nsw i64 %20, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %13, label %19
}

declare i32 @MPI_Startall(i32 noundef, ptr noundef) #2

define linkonce_odr hidden i64 @__enzcc_mpi_completed_mpich() noinline nounwind {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done_mpich)
  %2 = load ptr, ptr %1, align 8
  %3 = ptrtoint ptr %2 to i64
  ret i64 %3
}

define linkonce_odr hidden void @__enzcc_mpi_keep_mpich(i64 noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_told_mpich)
  %4 = load ptr, ptr %3, align 8
  %5 = inttoptr i64 %0 to ptr
  %6 = icmp eq ptr %4, %5
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  store ptr null, ptr %3, align 8
  br label %8

8:                                                ; preds = %7, %2
  %9 = icmp eq i64 %0, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %8
  tail call void @__enzcc_tape_defer(ptr noundef %1, ptr noundef nonnull @forget, ptr noundef nonnull %5) #12
  br label %11

11:                                               ; preds = %10, %8
  ret void
}

define internal void @forget(ptr noundef %0) #0 {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %18, %1
  tail call void @free(ptr noundef nonnull %0) #12
  ret void

5:                                                ; preds = %1, %18
  %6 = phi ptr [ %8, %18 ], [ %2, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %12 = load i32, ptr %11, align 4
  %13 = add nsw i32 %12, -1
  store i32 %13, ptr %11, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr noundef %17) #12
  tail call void @free(ptr noundef nonnull %10) #12
  br label %18

18:                                               ; preds = %5, %15
  tail call void @free(ptr noundef nonnull %6) #12
  %19 = icmp eq ptr %8, null
  br i1 %19, label %4, label %5
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_barrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(i32 noundef %0) #12
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.6) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_barrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(i32 noundef %0) #12
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.6) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_barrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(i32 noundef %0) #12
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.6) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_barrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(i32 noundef %0) #12
  ret i32 %4
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_bcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #12
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.6) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #12
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.6) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_bcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #12
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.6) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_bcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #12
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_exscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_exscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_exscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_exscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_gather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_gather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_gather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_gather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #12
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_gatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_gatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_gatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_gatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #12
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #12
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #12
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.6) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #12
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden void @__enzcc_mpi_send_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.10) #15
  unreachable

18:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store i32 0, ptr %12, align 4
  %19 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %20 = icmp eq i32 %19, 603979776
  br i1 %20, label %27, label %21

21:                                               ; preds = %18
  %22 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %19, ptr noundef nonnull %11, ptr noundef nonnull %12) #12
  %23 = load i32, ptr %12, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = load ptr, ptr %11, align 8
  br label %32

27:                                               ; preds = %21, %18
  %28 = icmp eq i32 %5, 1140850689
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  store ptr null, ptr %11, align 8
  br label %39

30:                                               ; preds = %27
  %31 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %26, %25 ], [ %31, %30 ]
  store ptr %33, ptr %11, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %39, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 67108864
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %32, %29
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

40:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  %41 = icmp eq ptr %8, %0
  %42 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %7) #13, !noalias !20
  %43 = icmp sgt i32 %1, 0
  br i1 %43, label %44, label %57

44:                                               ; preds = %40
  %45 = zext nneg i32 %1 to i64
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %47 = load i64, ptr %46, align 8, !noalias !20
  %48 = mul nsw i64 %47, %45
  %49 = icmp eq ptr %0, null
  %50 = icmp ne i64 %47, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %57

52:                                               ; preds = %44
  %53 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %54 = load i64, ptr %53, align 8, !noalias !25
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !25
  unreachable

57:                                               ; preds = %40, %44, %52
  %58 = phi i64 [ %48, %52 ], [ %48, %44 ], [ 0, %40 ]
  %59 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %42, i64 noundef %58) #13
  %60 = call fastcc ptr @take(i32 noundef %37, i64 noundef %59, i32 noundef %3, i32 noundef %4, ptr noundef %7) #13
  %61 = icmp eq ptr %8, null
  %62 = or i1 %41, %61
  br i1 %62, label %65, label %63

63:                                               ; preds = %57
  %64 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %8, ptr noundef nonnull %60, ptr noundef %42, i64 noundef %58) #13
  br label %65

65:                                               ; preds = %57, %63
  call void @free(ptr noundef nonnull %60) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_send_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %15 = icmp eq i32 %14, 603979776
  br i1 %15, label %22, label %16

16:                                               ; preds = %10
  %17 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %14, ptr noundef nonnull %11, ptr noundef nonnull %12) #12
  %18 = load i32, ptr %12, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %11, align 8
  br label %27

22:                                               ; preds = %16, %10
  %23 = icmp eq i32 %5, 1140850689
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  store ptr null, ptr %11, align 8
  br label %34

25:                                               ; preds = %22
  %26 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %27

27:                                               ; preds = %25, %20
  %28 = phi ptr [ %21, %20 ], [ %26, %25 ]
  store ptr %28, ptr %11, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %34, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 67108864
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %27, %24
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

35:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  call void @llvm.experimental.noalias.scope.decl(metadata !26)
  %36 = icmp eq ptr %8, %0
  %37 = select i1 %36, ptr null, ptr %8
  call void @llvm.experimental.noalias.scope.decl(metadata !29)
  %38 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %7) #13, !noalias !32
  store ptr %37, ptr %13, align 8, !alias.scope !32
  %39 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %38, ptr %39, align 8, !alias.scope !32
  %40 = icmp sgt i32 %1, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %42, align 8, !alias.scope !32
  br label %57

43:                                               ; preds = %35
  %44 = zext nneg i32 %1 to i64
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %46 = load i64, ptr %45, align 8, !noalias !32
  %47 = mul nsw i64 %46, %44
  %48 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %47, ptr %48, align 8, !alias.scope !32
  %49 = icmp eq ptr %0, null
  %50 = icmp ne i64 %46, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %57

52:                                               ; preds = %43
  %53 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %54 = load i64, ptr %53, align 8, !noalias !26
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !26
  unreachable

57:                                               ; preds = %41, %43, %52
  call fastcc void @give_packed(i32 noundef %32, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %3, i32 noundef %4, ptr noundef %7) #13
  ret void
}

define internal fastcc void @give_packed(i32 noundef %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = load ptr, ptr %1, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %9, i64 noundef %11) #13
  %13 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = tail call ptr @calloc(i64 noundef %13, i64 noundef 8) #12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

17:                                               ; preds = %5
  %18 = icmp eq ptr %7, null
  br i1 %18, label %21, label %19

19:                                               ; preds = %17
  %20 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %7, ptr noundef nonnull %14, ptr noundef %9, i64 noundef %11) #13
  br label %21

21:                                               ; preds = %17, %19
  %22 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %9, i64 noundef %11) #13
  %23 = load ptr, ptr @__enzcc_mpi_pending_mpich, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %40, label %25

25:                                               ; preds = %21, %36
  %26 = phi ptr [ %38, %36 ], [ %23, %21 ]
  %27 = phi ptr [ %37, %36 ], [ @__enzcc_mpi_pending_mpich, %21 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  store i32 1, ptr %6, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %29 = call i32 @PMPI_Test(ptr noundef nonnull %28, ptr noundef nonnull %6, ptr noundef nonnull inttoptr (i64 1 to ptr)) #12
  %30 = load i32, ptr %6, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %36, label %32

32:                                               ; preds = %25
  %33 = load ptr, ptr %26, align 8
  store ptr %33, ptr %27, align 8
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %35 = load ptr, ptr %34, align 8
  call void @free(ptr noundef %35) #12
  call void @free(ptr noundef nonnull %26) #12
  br label %36

36:                                               ; preds = %32, %25
  %37 = phi ptr [ %27, %32 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %25

40:                                               ; preds = %36, %21
  %41 = icmp ne i32 %2, -1
  %42 = icmp ne i64 %22, 0
  %43 = and i1 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  call void @free(ptr noundef nonnull %14) #12
  br label %61

45:                                               ; preds = %40
  %46 = call ptr @calloc(i64 noundef 1, i64 noundef 24) #12
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %49

48:                                               ; preds = %45
  call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 16
  store ptr %14, ptr %50, align 8
  %51 = icmp sgt i64 %22, 2147483647
  br i1 %51, label %52, label %53

52:                                               ; preds = %49
  call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.11) #15
  unreachable

53:                                               ; preds = %49
  %54 = trunc i64 %22 to i32
  %55 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %56 = call i32 @PMPI_Isend(ptr noundef nonnull %14, i32 noundef %54, i32 noundef 1275070475, i32 noundef %2, i32 noundef %3, i32 noundef %0, ptr noundef nonnull %55) #12
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %59, label %58

58:                                               ; preds = %53
  call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.6) #15
  unreachable

59:                                               ; preds = %53
  %60 = load ptr, ptr @__enzcc_mpi_pending_mpich, align 8
  store ptr %60, ptr %46, align 8
  store ptr %46, ptr @__enzcc_mpi_pending_mpich, align 8
  br label %61

61:                                               ; preds = %44, %59
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_recv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11) noinline nounwind {
  %13 = alloca %struct.Part, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store i32 0, ptr %15, align 4
  %16 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %17 = icmp eq i32 %16, 603979776
  br i1 %17, label %24, label %18

18:                                               ; preds = %12
  %19 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %16, ptr noundef nonnull %14, ptr noundef nonnull %15) #12
  %20 = load i32, ptr %15, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %14, align 8
  br label %29

24:                                               ; preds = %18, %12
  %25 = icmp eq i32 %5, 1140850689
  br i1 %25, label %27, label %26

26:                                               ; preds = %24
  store ptr null, ptr %14, align 8
  br label %36

27:                                               ; preds = %24
  %28 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %29

29:                                               ; preds = %27, %22
  %30 = phi ptr [ %23, %22 ], [ %28, %27 ]
  store ptr %30, ptr %14, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %36, label %32

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 67108864
  br i1 %35, label %36, label %37

36:                                               ; preds = %32, %29, %26
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

37:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  %38 = icmp eq ptr %8, %0
  %39 = select i1 %38, ptr null, ptr %8
  %40 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %7) #13, !noalias !34
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store ptr %39, ptr %13, align 8
  %41 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %40, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %11, ptr %42, align 8
  %43 = lshr i64 %10, 32
  %44 = icmp eq i64 %43, 4294967295
  br i1 %44, label %51, label %45

45:                                               ; preds = %37
  %46 = trunc nuw i64 %43 to i32
  %47 = trunc i64 %10 to i32
  call fastcc void @give_packed(i32 noundef %34, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %46, i32 noundef %47, ptr noundef %7) #13
  %48 = icmp eq ptr %39, null
  br i1 %48, label %51, label %49

49:                                               ; preds = %45
  %50 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %8, ptr noundef null, ptr noundef %40, i64 noundef %11) #13
  br label %51

51:                                               ; preds = %37, %45, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_recv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  store ptr null, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  store i32 0, ptr %14, align 4
  %15 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %16 = icmp eq i32 %15, 603979776
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %15, ptr noundef nonnull %13, ptr noundef nonnull %14) #12
  %19 = load i32, ptr %14, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr %13, align 8
  br label %28

23:                                               ; preds = %17, %12
  %24 = icmp eq i32 %5, 1140850689
  br i1 %24, label %26, label %25

25:                                               ; preds = %23
  store ptr null, ptr %13, align 8
  br label %35

26:                                               ; preds = %23
  %27 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %28

28:                                               ; preds = %26, %21
  %29 = phi ptr [ %22, %21 ], [ %27, %26 ]
  store ptr %29, ptr %13, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %35, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 67108864
  br i1 %34, label %35, label %36

35:                                               ; preds = %31, %28, %25
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

36:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  %37 = icmp eq ptr %8, %0
  %38 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %7) #13, !noalias !37
  %39 = lshr i64 %10, 32
  %40 = trunc nuw i64 %39 to i32
  %41 = trunc i64 %10 to i32
  %42 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %38, i64 noundef %11) #13
  %43 = call fastcc ptr @take(i32 noundef %33, i64 noundef %42, i32 noundef %40, i32 noundef %41, ptr noundef %7) #13
  %44 = icmp eq i64 %39, 4294967295
  %45 = icmp eq ptr %8, null
  %46 = or i1 %37, %45
  %47 = or i1 %46, %44
  br i1 %47, label %50, label %48

48:                                               ; preds = %36
  %49 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %8, ptr noundef nonnull %43, ptr noundef %38, i64 noundef %11) #13
  br label %50

50:                                               ; preds = %36, %48
  call void @free(ptr noundef nonnull %43) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i64 noundef %17) noinline nounwind {
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca %struct.Part, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %28 = load ptr, ptr %27, align 8
  tail call fastcc void @fail(ptr noundef %28, ptr noundef nonnull @.str.10) #15
  unreachable

29:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #14
  store ptr null, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #14
  store i32 0, ptr %23, align 4
  %30 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %31 = icmp eq i32 %30, 603979776
  br i1 %31, label %38, label %32

32:                                               ; preds = %29
  %33 = call i32 @PMPI_Comm_get_attr(i32 noundef %10, i32 noundef %30, ptr noundef nonnull %22, ptr noundef nonnull %23) #12
  %34 = load i32, ptr %23, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %32
  %37 = load ptr, ptr %22, align 8
  br label %43

38:                                               ; preds = %32, %29
  %39 = icmp eq i32 %10, 1140850689
  br i1 %39, label %41, label %40

40:                                               ; preds = %38
  store ptr null, ptr %22, align 8
  br label %50

41:                                               ; preds = %38
  %42 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %43

43:                                               ; preds = %41, %36
  %44 = phi ptr [ %37, %36 ], [ %42, %41 ]
  store ptr %44, ptr %22, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 67108864
  br i1 %49, label %50, label %51

50:                                               ; preds = %46, %43, %40
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.12) #15
  unreachable

51:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #14
  %52 = icmp eq ptr %14, %5
  %53 = select i1 %52, ptr null, ptr %14
  %54 = call fastcc ptr @layout_of(i32 noundef %7, ptr noundef %12) #13, !noalias !40
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store ptr %53, ptr %21, align 8
  %55 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %54, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 %17, ptr %56, align 8
  %57 = lshr i64 %16, 32
  %58 = icmp eq i64 %57, 4294967295
  br i1 %58, label %65, label %59

59:                                               ; preds = %51
  %60 = trunc nuw i64 %57 to i32
  %61 = trunc i64 %16 to i32
  call fastcc void @give_packed(i32 noundef %48, ptr noundef nonnull byval(%struct.Part) align 8 %21, i32 noundef %60, i32 noundef %61, ptr noundef %12) #13
  %62 = icmp eq ptr %53, null
  br i1 %62, label %65, label %63

63:                                               ; preds = %59
  %64 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %14, ptr noundef null, ptr noundef %54, i64 noundef %17) #13
  br label %65

65:                                               ; preds = %51, %59, %63
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #14
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #14
  store i32 0, ptr %20, align 4
  %66 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %67 = icmp eq i32 %66, 603979776
  br i1 %67, label %74, label %68

68:                                               ; preds = %65
  %69 = call i32 @PMPI_Comm_get_attr(i32 noundef %10, i32 noundef %66, ptr noundef nonnull %19, ptr noundef nonnull %20) #12
  %70 = load i32, ptr %20, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %74, label %72

72:                                               ; preds = %68
  %73 = load ptr, ptr %19, align 8
  br label %79

74:                                               ; preds = %68, %65
  %75 = icmp eq i32 %10, 1140850689
  br i1 %75, label %77, label %76

76:                                               ; preds = %74
  store ptr null, ptr %19, align 8
  br label %86

77:                                               ; preds = %74
  %78 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %79

79:                                               ; preds = %77, %72
  %80 = phi ptr [ %73, %72 ], [ %78, %77 ]
  store ptr %80, ptr %19, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %86, label %82

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %84 = load i32, ptr %83, align 8
  %85 = icmp eq i32 %84, 67108864
  br i1 %85, label %86, label %87

86:                                               ; preds = %82, %79, %76
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.12) #15
  unreachable

87:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #14
  %88 = icmp eq ptr %13, %0
  %89 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %12) #13, !noalias !43
  %90 = icmp sgt i32 %1, 0
  br i1 %90, label %91, label %104

91:                                               ; preds = %87
  %92 = zext nneg i32 %1 to i64
  %93 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %94 = load i64, ptr %93, align 8, !noalias !43
  %95 = mul nsw i64 %94, %92
  %96 = icmp eq ptr %0, null
  %97 = icmp ne i64 %94, 0
  %98 = select i1 %96, i1 %97, i1 false
  br i1 %98, label %99, label %104

99:                                               ; preds = %91
  %100 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %101 = load i64, ptr %100, align 8, !noalias !48
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.13) #15, !noalias !48
  unreachable

104:                                              ; preds = %87, %91, %99
  %105 = phi i64 [ %95, %99 ], [ %95, %91 ], [ 0, %87 ]
  %106 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %89, i64 noundef %105) #13
  %107 = call fastcc ptr @take(i32 noundef %84, i64 noundef %106, i32 noundef %3, i32 noundef %4, ptr noundef %12) #13
  %108 = icmp eq ptr %13, null
  %109 = or i1 %88, %108
  br i1 %109, label %112, label %110

110:                                              ; preds = %104
  %111 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %13, ptr noundef nonnull %107, ptr noundef %89, i64 noundef %105) #13
  br label %112

112:                                              ; preds = %104, %110
  call void @free(ptr noundef nonnull %107) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i64 noundef %17) noinline nounwind {
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #14
  store ptr null, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #14
  store i32 0, ptr %22, align 4
  %24 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %25 = icmp eq i32 %24, 603979776
  br i1 %25, label %32, label %26

26:                                               ; preds = %18
  %27 = call i32 @PMPI_Comm_get_attr(i32 noundef %10, i32 noundef %24, ptr noundef nonnull %21, ptr noundef nonnull %22) #12
  %28 = load i32, ptr %22, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %26
  %31 = load ptr, ptr %21, align 8
  br label %37

32:                                               ; preds = %26, %18
  %33 = icmp eq i32 %10, 1140850689
  br i1 %33, label %35, label %34

34:                                               ; preds = %32
  store ptr null, ptr %21, align 8
  br label %44

35:                                               ; preds = %32
  %36 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %37

37:                                               ; preds = %35, %30
  %38 = phi ptr [ %31, %30 ], [ %36, %35 ]
  store ptr %38, ptr %21, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 67108864
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %37, %34
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.12) #15
  unreachable

45:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #14
  call void @llvm.experimental.noalias.scope.decl(metadata !49)
  %46 = icmp eq ptr %13, %0
  %47 = select i1 %46, ptr null, ptr %13
  call void @llvm.experimental.noalias.scope.decl(metadata !52)
  %48 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %12) #13, !noalias !55
  store ptr %47, ptr %23, align 8, !alias.scope !55
  %49 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %48, ptr %49, align 8, !alias.scope !55
  %50 = icmp sgt i32 %1, 0
  br i1 %50, label %53, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %52, align 8, !alias.scope !55
  br label %67

53:                                               ; preds = %45
  %54 = zext nneg i32 %1 to i64
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %56 = load i64, ptr %55, align 8, !noalias !55
  %57 = mul nsw i64 %56, %54
  %58 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %57, ptr %58, align 8, !alias.scope !55
  %59 = icmp eq ptr %0, null
  %60 = icmp ne i64 %56, 0
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %62, label %67

62:                                               ; preds = %53
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %64 = load i64, ptr %63, align 8, !noalias !49
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %67, label %66

66:                                               ; preds = %62
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.13) #15, !noalias !49
  unreachable

67:                                               ; preds = %51, %53, %62
  call fastcc void @give_packed(i32 noundef %42, ptr noundef nonnull byval(%struct.Part) align 8 %23, i32 noundef %3, i32 noundef %4, ptr noundef %12) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #14
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #14
  store i32 0, ptr %20, align 4
  %68 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %69 = icmp eq i32 %68, 603979776
  br i1 %69, label %76, label %70

70:                                               ; preds = %67
  %71 = call i32 @PMPI_Comm_get_attr(i32 noundef %10, i32 noundef %68, ptr noundef nonnull %19, ptr noundef nonnull %20) #12
  %72 = load i32, ptr %20, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = load ptr, ptr %19, align 8
  br label %81

76:                                               ; preds = %70, %67
  %77 = icmp eq i32 %10, 1140850689
  br i1 %77, label %79, label %78

78:                                               ; preds = %76
  store ptr null, ptr %19, align 8
  br label %88

79:                                               ; preds = %76
  %80 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %81

81:                                               ; preds = %79, %74
  %82 = phi ptr [ %75, %74 ], [ %80, %79 ]
  store ptr %82, ptr %19, align 8
  %83 = icmp eq ptr %82, null
  br i1 %83, label %88, label %84

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %86 = load i32, ptr %85, align 8
  %87 = icmp eq i32 %86, 67108864
  br i1 %87, label %88, label %89

88:                                               ; preds = %84, %81, %78
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.12) #15
  unreachable

89:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #14
  %90 = icmp eq ptr %14, %5
  %91 = call fastcc ptr @layout_of(i32 noundef %7, ptr noundef %12) #13, !noalias !56
  %92 = lshr i64 %16, 32
  %93 = trunc nuw i64 %92 to i32
  %94 = trunc i64 %16 to i32
  %95 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %91, i64 noundef %17) #13
  %96 = call fastcc ptr @take(i32 noundef %86, i64 noundef %95, i32 noundef %93, i32 noundef %94, ptr noundef %12) #13
  %97 = icmp eq i64 %92, 4294967295
  %98 = icmp eq ptr %14, null
  %99 = or i1 %90, %98
  %100 = or i1 %99, %97
  br i1 %100, label %103, label %101

101:                                              ; preds = %89
  %102 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %14, ptr noundef nonnull %96, ptr noundef %91, i64 noundef %17) #13
  br label %103

103:                                              ; preds = %89, %101
  call void @free(ptr noundef nonnull %96) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_replace_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i64 noundef %12, i64 noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Part, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @fail(ptr noundef %24, ptr noundef nonnull @.str.10) #15
  unreachable

25:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #14
  store ptr null, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #14
  store i32 0, ptr %19, align 4
  %26 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %27 = icmp eq i32 %26, 603979776
  br i1 %27, label %34, label %28

28:                                               ; preds = %25
  %29 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %26, ptr noundef nonnull %18, ptr noundef nonnull %19) #12
  %30 = load i32, ptr %19, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %18, align 8
  br label %39

34:                                               ; preds = %28, %25
  %35 = icmp eq i32 %7, 1140850689
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store ptr null, ptr %18, align 8
  br label %46

37:                                               ; preds = %34
  %38 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %39

39:                                               ; preds = %37, %32
  %40 = phi ptr [ %33, %32 ], [ %38, %37 ]
  store ptr %40, ptr %18, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %46, label %42

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, 67108864
  br i1 %45, label %46, label %47

46:                                               ; preds = %42, %39, %36
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

47:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #14
  %48 = icmp eq ptr %10, %0
  %49 = select i1 %48, ptr null, ptr %10
  %50 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %9) #13, !noalias !59
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store ptr %49, ptr %17, align 8
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr %50, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %13, ptr %52, align 8
  %53 = lshr i64 %12, 32
  %54 = icmp eq i64 %53, 4294967295
  br i1 %54, label %61, label %55

55:                                               ; preds = %47
  %56 = trunc nuw i64 %53 to i32
  %57 = trunc i64 %12 to i32
  call fastcc void @give_packed(i32 noundef %44, ptr noundef nonnull byval(%struct.Part) align 8 %17, i32 noundef %56, i32 noundef %57, ptr noundef %9) #13
  %58 = icmp eq ptr %49, null
  br i1 %58, label %61, label %59

59:                                               ; preds = %55
  %60 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %10, ptr noundef null, ptr noundef %50, i64 noundef %13) #13
  br label %61

61:                                               ; preds = %47, %55, %59
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i32 0, ptr %16, align 4
  %62 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %63 = icmp eq i32 %62, 603979776
  br i1 %63, label %70, label %64

64:                                               ; preds = %61
  %65 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %62, ptr noundef nonnull %15, ptr noundef nonnull %16) #12
  %66 = load i32, ptr %16, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = load ptr, ptr %15, align 8
  br label %75

70:                                               ; preds = %64, %61
  %71 = icmp eq i32 %7, 1140850689
  br i1 %71, label %73, label %72

72:                                               ; preds = %70
  store ptr null, ptr %15, align 8
  br label %82

73:                                               ; preds = %70
  %74 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %75

75:                                               ; preds = %73, %68
  %76 = phi ptr [ %69, %68 ], [ %74, %73 ]
  store ptr %76, ptr %15, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %80 = load i32, ptr %79, align 8
  %81 = icmp eq i32 %80, 67108864
  br i1 %81, label %82, label %83

82:                                               ; preds = %78, %75, %72
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

83:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  %84 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %9) #13, !noalias !62
  %85 = icmp sgt i32 %1, 0
  br i1 %85, label %86, label %99

86:                                               ; preds = %83
  %87 = zext nneg i32 %1 to i64
  %88 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %89 = load i64, ptr %88, align 8, !noalias !62
  %90 = mul nsw i64 %89, %87
  %91 = icmp eq ptr %0, null
  %92 = icmp ne i64 %89, 0
  %93 = select i1 %91, i1 %92, i1 false
  br i1 %93, label %94, label %99

94:                                               ; preds = %86
  %95 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %96 = load i64, ptr %95, align 8, !noalias !67
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %99, label %98

98:                                               ; preds = %94
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15, !noalias !67
  unreachable

99:                                               ; preds = %83, %86, %94
  %100 = phi i64 [ %90, %94 ], [ %90, %86 ], [ 0, %83 ]
  %101 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %84, i64 noundef %100) #13
  %102 = call fastcc ptr @take(i32 noundef %80, i64 noundef %101, i32 noundef %3, i32 noundef %4, ptr noundef %9) #13
  %103 = icmp eq ptr %49, null
  br i1 %103, label %106, label %104

104:                                              ; preds = %99
  %105 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %10, ptr noundef nonnull %102, ptr noundef %84, i64 noundef %100) #13
  br label %106

106:                                              ; preds = %99, %104
  call void @free(ptr noundef nonnull %102) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_replace_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i64 noundef %12, i64 noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #14
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %21 = icmp eq i32 %20, 603979776
  br i1 %21, label %28, label %22

22:                                               ; preds = %14
  %23 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #12
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %14
  %29 = icmp eq i32 %7, 1140850689
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %40

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %33, %30
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

41:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  call void @llvm.experimental.noalias.scope.decl(metadata !68)
  %42 = icmp eq ptr %10, %0
  %43 = select i1 %42, ptr null, ptr %10
  call void @llvm.experimental.noalias.scope.decl(metadata !71)
  %44 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %9) #13, !noalias !74
  store ptr %43, ptr %19, align 8, !alias.scope !74
  %45 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %44, ptr %45, align 8, !alias.scope !74
  %46 = icmp sgt i32 %1, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %41
  %48 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %48, align 8, !alias.scope !74
  br label %63

49:                                               ; preds = %41
  %50 = zext nneg i32 %1 to i64
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %52 = load i64, ptr %51, align 8, !noalias !74
  %53 = mul nsw i64 %52, %50
  %54 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 %53, ptr %54, align 8, !alias.scope !74
  %55 = icmp eq ptr %0, null
  %56 = icmp ne i64 %52, 0
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %58, label %63

58:                                               ; preds = %49
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %60 = load i64, ptr %59, align 8, !noalias !68
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %63, label %62

62:                                               ; preds = %58
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15, !noalias !68
  unreachable

63:                                               ; preds = %47, %49, %58
  call fastcc void @give_packed(i32 noundef %38, ptr noundef nonnull byval(%struct.Part) align 8 %19, i32 noundef %3, i32 noundef %4, ptr noundef %9) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i32 0, ptr %16, align 4
  %64 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %65 = icmp eq i32 %64, 603979776
  br i1 %65, label %72, label %66

66:                                               ; preds = %63
  %67 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %64, ptr noundef nonnull %15, ptr noundef nonnull %16) #12
  %68 = load i32, ptr %16, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %72, label %70

70:                                               ; preds = %66
  %71 = load ptr, ptr %15, align 8
  br label %77

72:                                               ; preds = %66, %63
  %73 = icmp eq i32 %7, 1140850689
  br i1 %73, label %75, label %74

74:                                               ; preds = %72
  store ptr null, ptr %15, align 8
  br label %84

75:                                               ; preds = %72
  %76 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %77

77:                                               ; preds = %75, %70
  %78 = phi ptr [ %71, %70 ], [ %76, %75 ]
  store ptr %78, ptr %15, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %84, label %80

80:                                               ; preds = %77
  %81 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %82 = load i32, ptr %81, align 8
  %83 = icmp eq i32 %82, 67108864
  br i1 %83, label %84, label %85

84:                                               ; preds = %80, %77, %74
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

85:                                               ; preds = %80
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  %86 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %9) #13, !noalias !75
  %87 = lshr i64 %12, 32
  %88 = trunc nuw i64 %87 to i32
  %89 = trunc i64 %12 to i32
  %90 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %86, i64 noundef %13) #13
  %91 = call fastcc ptr @take(i32 noundef %82, i64 noundef %90, i32 noundef %88, i32 noundef %89, ptr noundef %9) #13
  %92 = icmp eq i64 %87, 4294967295
  %93 = icmp eq ptr %43, null
  %94 = or i1 %93, %92
  br i1 %94, label %97, label %95

95:                                               ; preds = %85
  %96 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %10, ptr noundef nonnull %91, ptr noundef %86, i64 noundef %13) #13
  br label %97

97:                                               ; preds = %85, %95
  call void @free(ptr noundef nonnull %91) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_irecv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq i32 %3, -1
  br i1 %13, label %46, label %14

14:                                               ; preds = %12
  %15 = icmp ne ptr %11, null
  %16 = zext i1 %15 to i32
  %17 = tail call fastcc ptr @event(ptr noundef %8, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %10, i32 noundef %16) #13
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %44, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 84
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 76
  br label %25

25:                                               ; preds = %41, %20
  %26 = phi ptr [ %18, %20 ], [ %42, %41 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, %22
  br i1 %29, label %30, label %41

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 84
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %23, align 4
  %34 = icmp eq i32 %32, %33
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = load i32, ptr %24, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %40 = load ptr, ptr %39, align 8
  tail call fastcc void @fail(ptr noundef %40, ptr noundef nonnull @.str.10) #15
  unreachable

41:                                               ; preds = %35, %30, %25
  %42 = load ptr, ptr %26, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %25

44:                                               ; preds = %41, %14
  %45 = phi ptr [ @__enzcc_mpi_awaited_mpich, %14 ], [ %26, %41 ]
  store ptr %17, ptr %45, align 8
  br label %46

46:                                               ; preds = %44, %12
  ret void
}

define internal fastcc nonnull ptr @event(ptr noundef %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef range(i32 0, 2) %9) unnamed_addr #0 {
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 88) #12
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

14:                                               ; preds = %10
  %15 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #13, !noalias !78
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %14
  %18 = zext nneg i32 %2 to i64
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i64, ptr %19, align 8, !noalias !78
  %21 = mul nsw i64 %20, %18
  %22 = icmp eq ptr %1, null
  %23 = icmp ne i64 %20, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %30

25:                                               ; preds = %17
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %27 = load i64, ptr %26, align 8, !noalias !83
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !83
  unreachable

30:                                               ; preds = %14, %17, %25
  %31 = phi i64 [ %21, %25 ], [ %21, %17 ], [ 0, %14 ]
  %32 = icmp eq ptr %0, %1
  %33 = select i1 %32, ptr null, ptr %0
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 44
  %35 = load i32, ptr %34, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %34, align 4
  %37 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %38 = load i32, ptr %37, align 4
  store ptr null, ptr %11, align 8
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr null, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr null, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %38, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %11, i64 28
  store i32 %6, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %15, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store ptr %33, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store ptr %7, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %11, i64 56
  store i64 %31, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 64
  store i32 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %11, i64 68
  store i32 %4, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 72
  store i32 %5, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %11, i64 76
  store i32 %8, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 80
  store i32 0, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %11, i64 84
  store i32 %9, ptr %52, align 4
  ret ptr %11
}

define linkonce_odr hidden void @__enzcc_mpi_tangents_end_mpich() noinline nounwind {
  %1 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %3, label %4

3:                                                ; preds = %29, %0
  ret void

4:                                                ; preds = %0, %29
  %5 = phi ptr [ %30, %29 ], [ %1, %0 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %29, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 84
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %29

13:                                               ; preds = %27
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr null, ptr %14, align 8
  store ptr null, ptr %6, align 8
  br label %29

15:                                               ; preds = %9, %27
  %16 = phi ptr [ %17, %27 ], [ %7, %9 ]
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 44
  %21 = load i32, ptr %20, align 4
  %22 = add nsw i32 %21, -1
  store i32 %22, ptr %20, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %15
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %26 = load ptr, ptr %25, align 8
  tail call void @free(ptr noundef %26) #12
  tail call void @free(ptr noundef nonnull %19) #12
  br label %27

27:                                               ; preds = %15, %24
  tail call void @free(ptr noundef nonnull %16) #12
  %28 = icmp eq ptr %17, null
  br i1 %28, label %13, label %15

29:                                               ; preds = %4, %9, %13
  %30 = load ptr, ptr %5, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %3, label %4
}

define linkonce_odr hidden void @__enzcc_mpi_send_init_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp ne ptr %11, null
  %14 = zext i1 %13 to i32
  %15 = tail call fastcc ptr @event(ptr noundef %8, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %10, i32 noundef %14) #13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %17 = load i32, ptr %16, align 8
  br label %18

18:                                               ; preds = %22, %12
  %19 = phi ptr [ @__enzcc_mpi_persistent_mpich, %12 ], [ %20, %22 ]
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, %17
  br i1 %25, label %26, label %18

26:                                               ; preds = %22, %18
  %27 = icmp eq ptr %11, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %11, ptr noundef nonnull @expire, ptr noundef nonnull %20) #12
  br label %33

33:                                               ; preds = %32, %28, %26
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 80
  store i32 1, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %39, label %38

38:                                               ; preds = %33
  store ptr %15, ptr %36, align 8
  br label %41

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store ptr %15, ptr %40, align 8
  br label %41

41:                                               ; preds = %38, %39
  store ptr %15, ptr %35, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_recv_init_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp ne ptr %11, null
  %14 = zext i1 %13 to i32
  %15 = tail call fastcc ptr @event(ptr noundef %8, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %10, i32 noundef %14) #13
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %17 = load i32, ptr %16, align 8
  br label %18

18:                                               ; preds = %22, %12
  %19 = phi ptr [ @__enzcc_mpi_persistent_mpich, %12 ], [ %20, %22 ]
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, %17
  br i1 %25, label %26, label %18

26:                                               ; preds = %22, %18
  %27 = icmp eq ptr %11, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %11, ptr noundef nonnull @expire, ptr noundef nonnull %20) #12
  br label %33

33:                                               ; preds = %32, %28, %26
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 80
  store i32 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %39, label %38

38:                                               ; preds = %33
  store ptr %15, ptr %36, align 8
  br label %41

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store ptr %15, ptr %40, align 8
  br label %41

41:                                               ; preds = %38, %39
  store ptr %15, ptr %35, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_irecv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.10) #15
  unreachable

16:                                               ; preds = %10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_wait_adjoint_mpich(i64 noundef %0) noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Part, align 8
  %5 = icmp eq i64 %0, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %1
  %7 = inttoptr i64 %0 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %14, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %15

14:                                               ; preds = %86, %1, %6
  ret void

15:                                               ; preds = %11, %86
  %16 = phi ptr [ %9, %11 ], [ %88, %86 ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 84
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %86, label %20

20:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %4, align 8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %12, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %26 = load i64, ptr %25, align 8
  store i64 %26, ptr %13, align 8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 28
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %30 = load ptr, ptr %29, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  store i32 0, ptr %3, align 4
  %31 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %32 = icmp eq i32 %31, 603979776
  br i1 %32, label %39, label %33

33:                                               ; preds = %20
  %34 = call i32 @PMPI_Comm_get_attr(i32 noundef %28, i32 noundef %31, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  %35 = load i32, ptr %3, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %33
  %38 = load ptr, ptr %2, align 8
  br label %44

39:                                               ; preds = %33, %20
  %40 = icmp eq i32 %28, 1140850689
  br i1 %40, label %42, label %41

41:                                               ; preds = %39
  store ptr null, ptr %2, align 8
  br label %51

42:                                               ; preds = %39
  %43 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %44

44:                                               ; preds = %42, %37
  %45 = phi ptr [ %38, %37 ], [ %43, %42 ]
  store ptr %45, ptr %2, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %51, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 67108864
  br i1 %50, label %51, label %52

51:                                               ; preds = %47, %44, %41
  call fastcc void @fail(ptr noundef %30, ptr noundef nonnull @.str.12) #15
  unreachable

52:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14
  %53 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %54 = load i32, ptr %53, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %74, label %56

56:                                               ; preds = %52
  %57 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %62, label %59

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 48
  %61 = load ptr, ptr %60, align 8
  call fastcc void @fail(ptr noundef %61, ptr noundef nonnull @.str.10) #15
  unreachable

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %16, i64 68
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %66 = load i32, ptr %65, align 8
  %67 = load ptr, ptr %29, align 8
  %68 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %24, i64 noundef %26) #13
  %69 = call fastcc ptr @take(i32 noundef %49, i64 noundef %68, i32 noundef %64, i32 noundef %66, ptr noundef %67) #13
  %70 = icmp eq ptr %22, null
  br i1 %70, label %73, label %71

71:                                               ; preds = %62
  %72 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %22, ptr noundef nonnull %69, ptr noundef %24, i64 noundef %26) #13
  br label %73

73:                                               ; preds = %62, %71
  call void @free(ptr noundef nonnull %69) #12
  br label %85

74:                                               ; preds = %52
  %75 = getelementptr inbounds nuw i8, ptr %16, i64 68
  %76 = load i32, ptr %75, align 4
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %85, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %80 = load i32, ptr %79, align 8
  %81 = load ptr, ptr %29, align 8
  call fastcc void @give_packed(i32 noundef %49, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %76, i32 noundef %80, ptr noundef %81) #13
  %82 = icmp eq ptr %22, null
  br i1 %82, label %85, label %83

83:                                               ; preds = %78
  %84 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %22, ptr noundef null, ptr noundef %24, i64 noundef %26) #13
  br label %85

85:                                               ; preds = %83, %78, %74, %73
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  br label %86

86:                                               ; preds = %15, %85
  %87 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %88 = load ptr, ptr %87, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %14, label %15
}

define linkonce_odr hidden void @__enzcc_mpi_wait_tangent_mpich(i64 noundef %0) noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Part, align 8
  %5 = inttoptr i64 %0 to ptr
  %6 = icmp eq i64 %0, 0
  br i1 %6, label %13, label %7

7:                                                ; preds = %1
  %8 = load ptr, ptr %5, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %17

13:                                               ; preds = %74, %1, %7
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_told_mpich)
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %97, label %78

17:                                               ; preds = %10, %74
  %18 = phi ptr [ %8, %10 ], [ %76, %74 ]
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 84
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %74

22:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %4, align 8
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %11, align 8
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %12, align 8
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %32 = load ptr, ptr %31, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  store i32 0, ptr %3, align 4
  %33 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %34 = icmp eq i32 %33, 603979776
  br i1 %34, label %41, label %35

35:                                               ; preds = %22
  %36 = call i32 @PMPI_Comm_get_attr(i32 noundef %30, i32 noundef %33, ptr noundef nonnull %2, ptr noundef nonnull %3) #12
  %37 = load i32, ptr %3, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  %40 = load ptr, ptr %2, align 8
  br label %46

41:                                               ; preds = %35, %22
  %42 = icmp eq i32 %30, 1140850689
  br i1 %42, label %44, label %43

43:                                               ; preds = %41
  store ptr null, ptr %2, align 8
  br label %53

44:                                               ; preds = %41
  %45 = call fastcc ptr @make_private(i32 noundef 1140850689) #13
  br label %46

46:                                               ; preds = %44, %39
  %47 = phi ptr [ %40, %39 ], [ %45, %44 ]
  store ptr %47, ptr %2, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 67108864
  br i1 %52, label %53, label %54

53:                                               ; preds = %49, %46, %43
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.12) #15
  unreachable

54:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14
  %55 = getelementptr inbounds nuw i8, ptr %18, i64 80
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, 0
  %58 = getelementptr inbounds nuw i8, ptr %18, i64 68
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw i8, ptr %18, i64 72
  %61 = load i32, ptr %60, align 8
  %62 = load ptr, ptr %31, align 8
  br i1 %57, label %64, label %63

63:                                               ; preds = %54
  call fastcc void @give_packed(i32 noundef %51, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %59, i32 noundef %61, ptr noundef %62) #13
  br label %73

64:                                               ; preds = %54
  %65 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %26, i64 noundef %28) #13
  %66 = call fastcc ptr @take(i32 noundef %51, i64 noundef %65, i32 noundef %59, i32 noundef %61, ptr noundef %62) #13
  %67 = icmp eq i32 %59, -1
  %68 = icmp eq ptr %24, null
  %69 = select i1 %67, i1 true, i1 %68
  br i1 %69, label %72, label %70

70:                                               ; preds = %64
  %71 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %24, ptr noundef nonnull %66, ptr noundef %26, i64 noundef %28) #13
  br label %72

72:                                               ; preds = %64, %70
  call void @free(ptr noundef nonnull %66) #12
  br label %73

73:                                               ; preds = %72, %63
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  br label %74

74:                                               ; preds = %17, %73
  %75 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %76 = load ptr, ptr %75, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %13, label %17

78:                                               ; preds = %13
  %79 = load ptr, ptr %15, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %96, label %81

81:                                               ; preds = %78, %94
  %82 = phi ptr [ %84, %94 ], [ %79, %78 ]
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 32
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 44
  %88 = load i32, ptr %87, align 4
  %89 = add nsw i32 %88, -1
  store i32 %89, ptr %87, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %94

91:                                               ; preds = %81
  %92 = getelementptr inbounds nuw i8, ptr %86, i64 48
  %93 = load ptr, ptr %92, align 8
  call void @free(ptr noundef %93) #12
  call void @free(ptr noundef nonnull %86) #12
  br label %94

94:                                               ; preds = %91, %81
  call void @free(ptr noundef nonnull %82) #12
  %95 = icmp eq ptr %84, null
  br i1 %95, label %96, label %81

96:                                               ; preds = %94, %78
  call void @free(ptr noundef nonnull %15) #12
  br label %97

97:                                               ; preds = %96, %13
  store ptr %5, ptr %14, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_barrier_adjoint_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %11 = load ptr, ptr %10, align 8
  tail call fastcc void @fail(ptr noundef %11, ptr noundef nonnull @.str.10) #15
  unreachable

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  store ptr null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  store i32 0, ptr %6, align 4
  %13 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %14 = icmp eq i32 %13, 603979776
  br i1 %14, label %21, label %15

15:                                               ; preds = %12
  %16 = call i32 @PMPI_Comm_get_attr(i32 noundef %0, i32 noundef %13, ptr noundef nonnull %5, ptr noundef nonnull %6) #12
  %17 = load i32, ptr %6, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %15
  %20 = load ptr, ptr %5, align 8
  br label %23

21:                                               ; preds = %15, %12
  %22 = call fastcc ptr @make_private(i32 noundef %0) #13
  br label %23

23:                                               ; preds = %21, %19
  %24 = phi ptr [ %20, %19 ], [ %22, %21 ]
  store ptr %24, ptr %5, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 67108864
  br i1 %29, label %30, label %31

30:                                               ; preds = %26, %23
  call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

31:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  %32 = call i32 @PMPI_Barrier(i32 noundef %28) #12
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.6) #15
  unreachable

35:                                               ; preds = %31
  ret void
}

declare i32 @PMPI_Barrier(i32 noundef) #2

define linkonce_odr hidden void @__enzcc_mpi_barrier_tangent_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_bcast_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.10) #15
  unreachable

15:                                               ; preds = %9
  %16 = icmp eq ptr %7, %0
  %17 = tail call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %6) #13, !noalias !88
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = zext nneg i32 %1 to i64
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %22 = load i64, ptr %21, align 8, !noalias !88
  %23 = mul nsw i64 %22, %20
  %24 = icmp eq ptr %0, null
  %25 = icmp ne i64 %22, 0
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %32

27:                                               ; preds = %19
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %29 = load i64, ptr %28, align 8, !noalias !93
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15, !noalias !93
  unreachable

32:                                               ; preds = %15, %19, %27
  %33 = phi i64 [ %23, %27 ], [ %23, %19 ], [ 0, %15 ]
  %34 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %17, i64 noundef %33) #13
  %35 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %17, i64 noundef %33) #13
  %36 = tail call i64 @llvm.smax.i64(i64 %35, i64 1)
  %37 = tail call ptr @calloc(i64 noundef %36, i64 noundef 8) #12
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

40:                                               ; preds = %32
  %41 = icmp eq ptr %7, null
  %42 = or i1 %16, %41
  br i1 %42, label %45, label %43

43:                                               ; preds = %40
  %44 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %7, ptr noundef nonnull %37, ptr noundef %17, i64 noundef %33) #13
  br label %45

45:                                               ; preds = %40, %43
  %46 = tail call i64 @llvm.smax.i64(i64 %34, i64 1)
  %47 = tail call ptr @calloc(i64 noundef %46, i64 noundef 8) #12
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %50

49:                                               ; preds = %45
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

50:                                               ; preds = %45
  tail call fastcc void @sum_to(i32 noundef %3, i32 noundef %4, ptr noundef %37, ptr noundef %47, i64 noundef %34, ptr noundef %6) #13
  br i1 %42, label %53, label %51

51:                                               ; preds = %50
  %52 = tail call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %7, ptr noundef nonnull %47, ptr noundef %17, i64 noundef %33) #13
  br label %53

53:                                               ; preds = %50, %51
  tail call void @free(ptr noundef nonnull %37) #12
  tail call void @free(ptr noundef nonnull %47) #12
  ret void
}

define internal fastcc void @sum_to(i32 noundef %0, i32 noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %3, i64 noundef %4, ptr noundef %5) unnamed_addr #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = icmp eq i64 %4, 0
  br i1 %9, label %37, label %10

10:                                               ; preds = %6
  %11 = icmp sgt i64 %4, 2147483647
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.11) #15
  unreachable

13:                                               ; preds = %10
  %14 = trunc i64 %4 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store ptr null, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i32 0, ptr %8, align 4
  %15 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %16 = icmp eq i32 %15, 603979776
  br i1 %16, label %23, label %17

17:                                               ; preds = %13
  %18 = call i32 @PMPI_Comm_get_attr(i32 noundef %1, i32 noundef %15, ptr noundef nonnull %7, ptr noundef nonnull %8) #12
  %19 = load i32, ptr %8, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr %7, align 8
  br label %25

23:                                               ; preds = %17, %13
  %24 = call fastcc ptr @make_private(i32 noundef %1) #13
  br label %25

25:                                               ; preds = %23, %21
  %26 = phi ptr [ %22, %21 ], [ %24, %23 ]
  store ptr %26, ptr %7, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 67108864
  br i1 %31, label %32, label %33

32:                                               ; preds = %28, %25
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

33:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  %34 = call i32 @PMPI_Reduce(ptr noundef nonnull %2, ptr noundef nonnull %3, i32 noundef %14, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %0, i32 noundef %30) #12
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.6) #15
  unreachable

37:                                               ; preds = %33, %6
  ret void
}

declare void @free(ptr noundef) #2

define linkonce_odr hidden void @__enzcc_mpi_bcast_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %7, %0
  %11 = tail call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %6) #13, !noalias !94
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %26

13:                                               ; preds = %9
  %14 = zext nneg i32 %1 to i64
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load i64, ptr %15, align 8, !noalias !94
  %17 = mul nsw i64 %16, %14
  %18 = icmp eq ptr %0, null
  %19 = icmp ne i64 %16, 0
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %26

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %23 = load i64, ptr %22, align 8, !noalias !99
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15, !noalias !99
  unreachable

26:                                               ; preds = %9, %13, %21
  %27 = phi i64 [ %17, %21 ], [ %17, %13 ], [ 0, %9 ]
  %28 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %11, i64 noundef %27) #13
  %29 = tail call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = tail call ptr @calloc(i64 noundef %29, i64 noundef 8) #12
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %33

32:                                               ; preds = %26
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

33:                                               ; preds = %26
  %34 = icmp eq ptr %7, null
  %35 = or i1 %10, %34
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %7, ptr noundef nonnull %30, ptr noundef %11, i64 noundef %27) #13
  %38 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %11, i64 noundef %27) #13
  tail call fastcc void @from_root(i32 noundef %3, i32 noundef %4, ptr noundef %30, i64 noundef %38, ptr noundef %6) #13
  %39 = tail call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %7, ptr noundef nonnull %30, ptr noundef %11, i64 noundef %27) #13
  br label %42

40:                                               ; preds = %33
  %41 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %11, i64 noundef %27) #13
  tail call fastcc void @from_root(i32 noundef %3, i32 noundef %4, ptr noundef %30, i64 noundef %41, ptr noundef %6) #13
  br label %42

42:                                               ; preds = %40, %36
  tail call void @free(ptr noundef nonnull %30) #12
  ret void
}

define internal fastcc void @from_root(i32 noundef %0, i32 noundef %1, ptr noundef nonnull %2, i64 noundef %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = icmp eq i64 %3, 0
  br i1 %8, label %36, label %9

9:                                                ; preds = %5
  %10 = icmp sgt i64 %3, 2147483647
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.11) #15
  unreachable

12:                                               ; preds = %9
  %13 = trunc i64 %3 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  store ptr null, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i32 0, ptr %7, align 4
  %14 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %15 = icmp eq i32 %14, 603979776
  br i1 %15, label %22, label %16

16:                                               ; preds = %12
  %17 = call i32 @PMPI_Comm_get_attr(i32 noundef %1, i32 noundef %14, ptr noundef nonnull %6, ptr noundef nonnull %7) #12
  %18 = load i32, ptr %7, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %6, align 8
  br label %24

22:                                               ; preds = %16, %12
  %23 = call fastcc ptr @make_private(i32 noundef %1) #13
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi ptr [ %21, %20 ], [ %23, %22 ]
  store ptr %25, ptr %6, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %31, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 67108864
  br i1 %30, label %31, label %32

31:                                               ; preds = %27, %24
  call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.12) #15
  unreachable

32:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %33 = call i32 @PMPI_Bcast(ptr noundef nonnull %2, i32 noundef %13, i32 noundef 1275070475, i32 noundef %0, i32 noundef %29) #12
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.6) #15
  unreachable

36:                                               ; preds = %32, %5
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_drop_mpich(ptr noundef %0) noinline nounwind {
  tail call void @free(ptr noundef %0) #12
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_reduce_chosen_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %15 = select i1 %14, ptr %1, ptr %0
  %16 = sext i32 %2 to i64
  %17 = tail call fastcc ptr @factors(ptr noundef %15, i64 noundef %16, i32 noundef %3, i32 noundef %4, i32 noundef %6, ptr noundef %8) #13
  %18 = icmp ne ptr %17, null
  %19 = icmp ne ptr %12, null
  %20 = and i1 %19, %18
  br i1 %20, label %21, label %22

21:                                               ; preds = %13
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %12, ptr noundef nonnull @free, ptr noundef nonnull %17) #12
  br label %22

22:                                               ; preds = %13, %21
  ret ptr %17
}

define internal fastcc ptr @factors(ptr noundef %0, i64 noundef range(i64 -2147483648, 2147483648) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) unnamed_addr #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  switch i32 %3, label %11 [
    i32 1476395011, label %160
    i32 1476395012, label %12
    i32 1476395010, label %12
    i32 1476395009, label %12
  ]

11:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
  unreachable

12:                                               ; preds = %6, %6, %6
  %13 = tail call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %5) #13, !noalias !100
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load i64, ptr %16, align 8, !noalias !100
  %18 = mul nsw i64 %17, %1
  br label %19

19:                                               ; preds = %12, %15
  %20 = phi i64 [ %18, %15 ], [ 0, %12 ]
  %21 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %13, i64 noundef %20) #13
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %160, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 1
  br i1 %26, label %27, label %31

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %27, %23
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.15) #15
  unreachable

32:                                               ; preds = %27
  %33 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %13, i64 noundef %20) #13
  %34 = tail call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = tail call ptr @calloc(i64 noundef %34, i64 noundef 8) #12
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %38

37:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

38:                                               ; preds = %32
  %39 = icmp eq ptr %0, null
  br i1 %39, label %42, label %40

40:                                               ; preds = %38
  %41 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %0, ptr noundef nonnull %35, ptr noundef nonnull %13, i64 noundef %20) #13
  br label %42

42:                                               ; preds = %38, %40
  %43 = tail call i64 @llvm.smax.i64(i64 %21, i64 1)
  %44 = tail call ptr @calloc(i64 noundef %43, i64 noundef 8) #12
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %47

46:                                               ; preds = %42
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

47:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i32 0, ptr %10, align 4
  %48 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %49 = icmp eq i32 %48, 603979776
  br i1 %49, label %56, label %50

50:                                               ; preds = %47
  %51 = call i32 @PMPI_Comm_get_attr(i32 noundef %4, i32 noundef %48, ptr noundef nonnull %9, ptr noundef nonnull %10) #12
  %52 = load i32, ptr %10, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %56, label %54

54:                                               ; preds = %50
  %55 = load ptr, ptr %9, align 8
  br label %58

56:                                               ; preds = %50, %47
  %57 = call fastcc ptr @make_private(i32 noundef %4) #13
  br label %58

58:                                               ; preds = %56, %54
  %59 = phi ptr [ %55, %54 ], [ %57, %56 ]
  store ptr %59, ptr %9, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %63 = load i32, ptr %62, align 8
  %64 = icmp eq i32 %63, 67108864
  br i1 %64, label %65, label %66

65:                                               ; preds = %61, %58
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

66:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i32 0, ptr %8, align 4
  %67 = call i32 @PMPI_Comm_rank(i32 noundef %4, ptr noundef nonnull %8) #12
  %68 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  %69 = icmp sgt i64 %21, 2147483647
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.11) #15
  unreachable

71:                                               ; preds = %66
  %72 = trunc i64 %21 to i32
  %73 = icmp eq i32 %3, 1476395012
  br i1 %73, label %74, label %112

74:                                               ; preds = %71
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i32 1, ptr %7, align 4
  %75 = call i32 @PMPI_Comm_size(i32 noundef %4, ptr noundef nonnull %7) #12
  %76 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  %77 = sext i32 %76 to i64
  %78 = mul nsw i64 %21, %77
  %79 = call i64 @llvm.smax.i64(i64 %78, i64 1)
  %80 = call ptr @calloc(i64 noundef %79, i64 noundef 8) #12
  %81 = icmp eq ptr %80, null
  br i1 %81, label %82, label %83

82:                                               ; preds = %74
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

83:                                               ; preds = %74
  %84 = call i32 @PMPI_Allgather(ptr noundef nonnull %35, i32 noundef %72, i32 noundef 1275070475, ptr noundef nonnull %80, i32 noundef %72, i32 noundef 1275070475, i32 noundef %63) #12
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %91

86:                                               ; preds = %83
  %87 = icmp sgt i64 %21, 0
  br i1 %87, label %88, label %158

88:                                               ; preds = %86
  %89 = icmp sgt i32 %76, 0
  %90 = sext i32 %68 to i64
  br label %92

91:                                               ; preds = %83
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.6) #15
  unreachable

92:                                               ; preds = %88, %96
  %93 = phi i64 [ 0, %88 ], [ %97, %96 ]
  %94 = getelementptr inbounds nuw double, ptr %44, i64 %93
  store double 1.000000e+00, ptr %94, align 8
  %95 = getelementptr double, ptr %80, i64 %93
  br i1 %89, label %99, label %96

96:                                               ; preds = %108, %92
  %97 = add nuw nsw i64 %93, 1
  %98 = icmp eq i64 %97, %21
  br i1 %98, label %158, label %92

99:                                               ; preds = %92, %108
  %100 = phi double [ %109, %108 ], [ 1.000000e+00, %92 ]
  %101 = phi i64 [ %110, %108 ], [ 0, %92 ]
  %102 = icmp eq i64 %101, %90
  br i1 %102, label %108, label %103

103:                                              ; preds = %99
  %104 = mul nuw nsw i64 %101, %21
  %105 = getelementptr double, ptr %95, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fmul double %106, %100
  br label %108

108:                                              ; preds = %99, %103
  %109 = phi double [ %107, %103 ], [ %100, %99 ]
  store double %109, ptr %94, align 8
  %110 = add nuw nsw i64 %101, 1
  %111 = icmp eq i64 %110, %77
  br i1 %111, label %96, label %99

112:                                              ; preds = %71
  %113 = call ptr @calloc(i64 noundef %43, i64 noundef 8) #12
  %114 = icmp eq ptr %113, null
  br i1 %114, label %115, label %116

115:                                              ; preds = %112
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

116:                                              ; preds = %112
  %117 = call ptr @calloc(i64 noundef %43, i64 noundef 4) #12
  %118 = icmp eq ptr %117, null
  br i1 %118, label %119, label %120

119:                                              ; preds = %116
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

120:                                              ; preds = %116
  %121 = call ptr @calloc(i64 noundef %43, i64 noundef 4) #12
  %122 = icmp eq ptr %121, null
  br i1 %122, label %123, label %124

123:                                              ; preds = %120
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.7) #15
  unreachable

124:                                              ; preds = %120
  %125 = call i32 @PMPI_Allreduce(ptr noundef nonnull %35, ptr noundef nonnull %113, i32 noundef %72, i32 noundef 1275070475, i32 noundef %3, i32 noundef %63) #12
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %129

127:                                              ; preds = %124
  %128 = icmp sgt i64 %21, 0
  br i1 %128, label %137, label %133

129:                                              ; preds = %124
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.6) #15
  unreachable

130:                                              ; preds = %137
  %131 = call i32 @PMPI_Allreduce(ptr noundef nonnull %117, ptr noundef nonnull %121, i32 noundef %72, i32 noundef 1275069445, i32 noundef 1476395010, i32 noundef %63) #12
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %149, label %136

133:                                              ; preds = %127
  %134 = call i32 @PMPI_Allreduce(ptr noundef nonnull %117, ptr noundef nonnull %121, i32 noundef %72, i32 noundef 1275069445, i32 noundef 1476395010, i32 noundef %63) #12
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %148, label %136

136:                                              ; preds = %133, %130
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.6) #15
  unreachable

137:                                              ; preds = %127, %137
  %138 = phi i64 [ %146, %137 ], [ 0, %127 ]
  %139 = getelementptr inbounds nuw double, ptr %35, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds nuw double, ptr %113, i64 %138
  %142 = load double, ptr %141, align 8
  %143 = fcmp oeq double %140, %142
  %144 = select i1 %143, i32 %68, i32 2147483647
  %145 = getelementptr inbounds nuw i32, ptr %117, i64 %138
  store i32 %144, ptr %145, align 4
  %146 = add nuw nsw i64 %138, 1
  %147 = icmp eq i64 %146, %21
  br i1 %147, label %130, label %137

148:                                              ; preds = %149, %133
  call void @free(ptr noundef nonnull %113) #12
  call void @free(ptr noundef nonnull %117) #12
  br label %158

149:                                              ; preds = %130, %149
  %150 = phi i64 [ %156, %149 ], [ 0, %130 ]
  %151 = getelementptr inbounds nuw i32, ptr %121, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = icmp eq i32 %152, %68
  %154 = uitofp i1 %153 to double
  %155 = getelementptr inbounds nuw double, ptr %44, i64 %150
  store double %154, ptr %155, align 8
  %156 = add nuw nsw i64 %150, 1
  %157 = icmp eq i64 %156, %21
  br i1 %157, label %148, label %149

158:                                              ; preds = %96, %86, %148
  %159 = phi ptr [ %121, %148 ], [ %80, %86 ], [ %80, %96 ]
  call void @free(ptr noundef nonnull %159) #12
  call void @free(ptr noundef nonnull %35) #12
  br label %160

160:                                              ; preds = %158, %19, %6
  %161 = phi ptr [ null, %6 ], [ %44, %158 ], [ null, %19 ]
  ret ptr %161
}

define linkonce_odr hidden ptr @__enzcc_mpi_allreduce_chosen_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %14 = select i1 %13, ptr %1, ptr %0
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @factors(ptr noundef %14, i64 noundef %15, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7) #13
  %17 = icmp ne ptr %16, null
  %18 = icmp ne ptr %11, null
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %21

20:                                               ; preds = %12
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %11, ptr noundef nonnull @free, ptr noundef nonnull %16) #12
  br label %21

21:                                               ; preds = %12, %20
  ret ptr %16
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  tail call fastcc void @reduce_back(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, ptr noundef null) #13
  ret void
}

define internal fastcc void @reduce_back(ptr noundef readnone captures(address) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef readonly captures(address_is_null) %9) unnamed_addr #0 {
  %11 = alloca i32, align 4
  %12 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %17, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %16 = load ptr, ptr %15, align 8
  tail call fastcc void @fail(ptr noundef %16, ptr noundef nonnull @.str.10) #15
  unreachable

17:                                               ; preds = %10
  %18 = sext i32 %2 to i64
  %19 = icmp eq ptr %7, %1
  %20 = select i1 %19, ptr null, ptr %7
  %21 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %8) #13, !noalias !107
  %22 = icmp sgt i32 %2, 0
  br i1 %22, label %23, label %35

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load i64, ptr %24, align 8, !noalias !107
  %26 = mul nsw i64 %25, %18
  %27 = icmp eq ptr %1, null
  %28 = icmp ne i64 %25, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %35

30:                                               ; preds = %23
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %32 = load i64, ptr %31, align 8, !noalias !112
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15, !noalias !112
  unreachable

35:                                               ; preds = %17, %23, %30
  %36 = phi i64 [ %26, %30 ], [ %26, %23 ], [ 0, %17 ]
  %37 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %37, label %54, label %38

38:                                               ; preds = %35
  %39 = icmp eq ptr %6, %0
  %40 = select i1 %39, ptr null, ptr %6
  %41 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %8) #13, !noalias !113
  br i1 %22, label %42, label %54

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %44 = load i64, ptr %43, align 8, !noalias !113
  %45 = mul nsw i64 %44, %18
  %46 = icmp eq ptr %0, null
  %47 = icmp ne i64 %44, 0
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %49, label %54

49:                                               ; preds = %42
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !noalias !118
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %54, label %53

53:                                               ; preds = %49
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15, !noalias !118
  unreachable

54:                                               ; preds = %49, %42, %38, %35
  %55 = phi i64 [ %36, %35 ], [ %45, %49 ], [ %45, %42 ], [ 0, %38 ]
  %56 = phi ptr [ %21, %35 ], [ %41, %49 ], [ %41, %42 ], [ %41, %38 ]
  %57 = phi ptr [ %20, %35 ], [ %40, %49 ], [ %40, %42 ], [ %40, %38 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store i32 0, ptr %11, align 4
  %58 = call i32 @PMPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %11) #12
  %59 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  %60 = icmp eq i32 %59, %4
  %61 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %56, i64 noundef %55) #13
  br i1 %60, label %62, label %71

62:                                               ; preds = %54
  %63 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %21, i64 noundef %36) #13
  %64 = call i64 @llvm.smax.i64(i64 %63, i64 1)
  %65 = call ptr @calloc(i64 noundef %64, i64 noundef 8) #12
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %68

67:                                               ; preds = %62
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.7) #15
  unreachable

68:                                               ; preds = %62
  %69 = icmp eq ptr %20, null
  br i1 %69, label %70, label %77

70:                                               ; preds = %68
  call fastcc void @from_root(i32 noundef %4, i32 noundef %5, ptr noundef %65, i64 noundef %61, ptr noundef %8) #13
  br label %80

71:                                               ; preds = %54
  %72 = call i64 @llvm.smax.i64(i64 %61, i64 1)
  %73 = call ptr @calloc(i64 noundef %72, i64 noundef 8) #12
  %74 = icmp eq ptr %73, null
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.7) #15
  unreachable

76:                                               ; preds = %71
  call fastcc void @from_root(i32 noundef %4, i32 noundef %5, ptr noundef %73, i64 noundef %61, ptr noundef %8) #13
  br label %80

77:                                               ; preds = %68
  %78 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %7, ptr noundef nonnull %65, ptr noundef %21, i64 noundef %36) #13
  call fastcc void @from_root(i32 noundef %4, i32 noundef %5, ptr noundef %65, i64 noundef %61, ptr noundef %8) #13
  %79 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %7, ptr noundef null, ptr noundef %21, i64 noundef %36) #13
  br label %80

80:                                               ; preds = %77, %70, %76
  %81 = phi ptr [ %73, %76 ], [ %65, %70 ], [ %65, %77 ]
  %82 = icmp ne ptr %9, null
  %83 = icmp sgt i64 %61, 0
  %84 = and i1 %82, %83
  br i1 %84, label %85, label %94

85:                                               ; preds = %80, %85
  %86 = phi i64 [ %92, %85 ], [ 0, %80 ]
  %87 = getelementptr inbounds nuw double, ptr %9, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %81, i64 %86
  %90 = load double, ptr %89, align 8
  %91 = fmul double %88, %90
  store double %91, ptr %89, align 8
  %92 = add nuw nsw i64 %86, 1
  %93 = icmp eq i64 %92, %61
  br i1 %93, label %94, label %85

94:                                               ; preds = %85, %80
  %95 = icmp eq ptr %57, null
  br i1 %95, label %98, label %96

96:                                               ; preds = %94
  %97 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %57, ptr noundef nonnull %81, ptr noundef %56, i64 noundef %55) #13
  br label %98

98:                                               ; preds = %94, %96
  call void @free(ptr noundef nonnull %81) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  tail call fastcc void @reduce_along(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, ptr noundef null) #13
  ret void
}

define internal fastcc void @reduce_along(ptr noundef readnone captures(address) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef readonly captures(address_is_null) %9) unnamed_addr #0 {
  %11 = alloca i32, align 4
  %12 = sext i32 %2 to i64
  %13 = icmp eq ptr %7, %1
  %14 = select i1 %13, ptr null, ptr %7
  %15 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %8) #13, !noalias !120
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %29

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load i64, ptr %18, align 8, !noalias !120
  %20 = mul nsw i64 %19, %12
  %21 = icmp eq ptr %1, null
  %22 = icmp ne i64 %19, 0
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %29

24:                                               ; preds = %17
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %26 = load i64, ptr %25, align 8, !noalias !125
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15, !noalias !125
  unreachable

29:                                               ; preds = %10, %17, %24
  %30 = phi i64 [ %20, %24 ], [ %20, %17 ], [ 0, %10 ]
  %31 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %31, label %48, label %32

32:                                               ; preds = %29
  %33 = icmp eq ptr %6, %0
  %34 = select i1 %33, ptr null, ptr %6
  %35 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %8) #13, !noalias !126
  br i1 %16, label %36, label %48

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load i64, ptr %37, align 8, !noalias !126
  %39 = mul nsw i64 %38, %12
  %40 = icmp eq ptr %0, null
  %41 = icmp ne i64 %38, 0
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %43, label %48

43:                                               ; preds = %36
  %44 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %45 = load i64, ptr %44, align 8, !noalias !131
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %48, label %47

47:                                               ; preds = %43
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15, !noalias !131
  unreachable

48:                                               ; preds = %43, %36, %32, %29
  %49 = phi i64 [ %30, %29 ], [ %39, %43 ], [ %39, %36 ], [ 0, %32 ]
  %50 = phi ptr [ %15, %29 ], [ %35, %43 ], [ %35, %36 ], [ %35, %32 ]
  %51 = phi ptr [ %14, %29 ], [ %34, %43 ], [ %34, %36 ], [ %34, %32 ]
  %52 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %50, i64 noundef %49) #13
  %53 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %50, i64 noundef %49) #13
  %54 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %55 = tail call ptr @calloc(i64 noundef %54, i64 noundef 8) #12
  %56 = icmp eq ptr %55, null
  br i1 %56, label %57, label %58

57:                                               ; preds = %48
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.7) #15
  unreachable

58:                                               ; preds = %48
  %59 = icmp eq ptr %51, null
  br i1 %59, label %62, label %60

60:                                               ; preds = %58
  %61 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %51, ptr noundef nonnull %55, ptr noundef %50, i64 noundef %49) #13
  br label %62

62:                                               ; preds = %58, %60
  %63 = tail call i64 @llvm.smax.i64(i64 %52, i64 1)
  %64 = tail call ptr @calloc(i64 noundef %63, i64 noundef 8) #12
  %65 = icmp eq ptr %64, null
  br i1 %65, label %66, label %67

66:                                               ; preds = %62
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.7) #15
  unreachable

67:                                               ; preds = %62
  %68 = icmp ne ptr %9, null
  %69 = icmp sgt i64 %52, 0
  %70 = and i1 %68, %69
  br i1 %70, label %71, label %80

71:                                               ; preds = %67, %71
  %72 = phi i64 [ %78, %71 ], [ 0, %67 ]
  %73 = getelementptr inbounds nuw double, ptr %9, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw double, ptr %55, i64 %72
  %76 = load double, ptr %75, align 8
  %77 = fmul double %74, %76
  store double %77, ptr %75, align 8
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %52
  br i1 %79, label %80, label %71

80:                                               ; preds = %71, %67
  tail call fastcc void @sum_to(i32 noundef %4, i32 noundef %5, ptr noundef %55, ptr noundef %64, i64 noundef %52, ptr noundef %8) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store i32 0, ptr %11, align 4
  %81 = call i32 @PMPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %11) #12
  %82 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  %83 = icmp ne i32 %82, %4
  %84 = icmp eq ptr %14, null
  %85 = or i1 %84, %83
  br i1 %85, label %88, label %86

86:                                               ; preds = %80
  %87 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %7, ptr noundef nonnull %64, ptr noundef %15, i64 noundef %30) #13
  br label %88

88:                                               ; preds = %86, %80
  call void @free(ptr noundef nonnull %55) #12
  call void @free(ptr noundef nonnull %64) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  tail call fastcc void @allreduce_back(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, ptr noundef null) #13
  ret void
}

define internal fastcc void @allreduce_back(ptr noundef readnone captures(address) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef readonly captures(address_is_null) %8) unnamed_addr #0 {
  %10 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.10) #15
  unreachable

15:                                               ; preds = %9
  %16 = sext i32 %2 to i64
  %17 = icmp eq ptr %6, %1
  %18 = select i1 %17, ptr null, ptr %6
  %19 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #13, !noalias !132
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %21, label %33

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %23 = load i64, ptr %22, align 8, !noalias !132
  %24 = mul nsw i64 %23, %16
  %25 = icmp eq ptr %1, null
  %26 = icmp ne i64 %23, 0
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %33

28:                                               ; preds = %21
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %30 = load i64, ptr %29, align 8, !noalias !137
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !137
  unreachable

33:                                               ; preds = %15, %21, %28
  %34 = phi i64 [ %24, %28 ], [ %24, %21 ], [ 0, %15 ]
  %35 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %35, label %52, label %36

36:                                               ; preds = %33
  %37 = icmp eq ptr %5, %0
  %38 = select i1 %37, ptr null, ptr %5
  %39 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #13, !noalias !138
  br i1 %20, label %40, label %52

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load i64, ptr %41, align 8, !noalias !138
  %43 = mul nsw i64 %42, %16
  %44 = icmp eq ptr %0, null
  %45 = icmp ne i64 %42, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %52

47:                                               ; preds = %40
  %48 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %49 = load i64, ptr %48, align 8, !noalias !143
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !143
  unreachable

52:                                               ; preds = %47, %40, %36, %33
  %53 = phi i64 [ %34, %33 ], [ %43, %47 ], [ %43, %40 ], [ 0, %36 ]
  %54 = phi ptr [ %19, %33 ], [ %39, %47 ], [ %39, %40 ], [ %39, %36 ]
  %55 = phi ptr [ %18, %33 ], [ %38, %47 ], [ %38, %40 ], [ %38, %36 ]
  %56 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %54, i64 noundef %53) #13
  %57 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %19, i64 noundef %34) #13
  %58 = tail call i64 @llvm.smax.i64(i64 %57, i64 1)
  %59 = tail call ptr @calloc(i64 noundef %58, i64 noundef 8) #12
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %62

61:                                               ; preds = %52
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

62:                                               ; preds = %52
  %63 = icmp eq ptr %18, null
  br i1 %63, label %66, label %64

64:                                               ; preds = %62
  %65 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %6, ptr noundef nonnull %59, ptr noundef %19, i64 noundef %34) #13
  br label %66

66:                                               ; preds = %62, %64
  %67 = tail call i64 @llvm.smax.i64(i64 %56, i64 1)
  %68 = tail call ptr @calloc(i64 noundef %67, i64 noundef 8) #12
  %69 = icmp eq ptr %68, null
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

71:                                               ; preds = %66
  tail call fastcc void @sum_to_all(i32 noundef %4, ptr noundef %59, ptr noundef %68, i64 noundef %56, ptr noundef %7) #13
  br i1 %63, label %74, label %72

72:                                               ; preds = %71
  %73 = tail call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %6, ptr noundef null, ptr noundef %19, i64 noundef %34) #13
  br label %74

74:                                               ; preds = %71, %72
  %75 = icmp ne ptr %8, null
  %76 = icmp sgt i64 %56, 0
  %77 = and i1 %75, %76
  br i1 %77, label %78, label %87

78:                                               ; preds = %74, %78
  %79 = phi i64 [ %85, %78 ], [ 0, %74 ]
  %80 = getelementptr inbounds nuw double, ptr %8, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw double, ptr %68, i64 %79
  %83 = load double, ptr %82, align 8
  %84 = fmul double %81, %83
  store double %84, ptr %82, align 8
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, %56
  br i1 %86, label %87, label %78

87:                                               ; preds = %78, %74
  %88 = icmp eq ptr %55, null
  br i1 %88, label %91, label %89

89:                                               ; preds = %87
  %90 = tail call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %55, ptr noundef nonnull %68, ptr noundef %54, i64 noundef %53) #13
  br label %91

91:                                               ; preds = %87, %89
  tail call void @free(ptr noundef nonnull %59) #12
  tail call void @free(ptr noundef nonnull %68) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  tail call fastcc void @allreduce_along(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, ptr noundef null) #13
  ret void
}

define internal fastcc void @allreduce_along(ptr noundef readnone captures(address) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef readonly captures(address_is_null) %8) unnamed_addr #0 {
  %10 = sext i32 %2 to i64
  %11 = icmp eq ptr %6, %1
  %12 = select i1 %11, ptr null, ptr %6
  %13 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #13, !noalias !144
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load i64, ptr %16, align 8, !noalias !144
  %18 = mul nsw i64 %17, %10
  %19 = icmp eq ptr %1, null
  %20 = icmp ne i64 %17, 0
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %27

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %24 = load i64, ptr %23, align 8, !noalias !149
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !149
  unreachable

27:                                               ; preds = %9, %15, %22
  %28 = phi i64 [ %18, %22 ], [ %18, %15 ], [ 0, %9 ]
  %29 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %29, label %46, label %30

30:                                               ; preds = %27
  %31 = icmp eq ptr %5, %0
  %32 = select i1 %31, ptr null, ptr %5
  %33 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #13, !noalias !150
  br i1 %14, label %34, label %46

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load i64, ptr %35, align 8, !noalias !150
  %37 = mul nsw i64 %36, %10
  %38 = icmp eq ptr %0, null
  %39 = icmp ne i64 %36, 0
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %46

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %43 = load i64, ptr %42, align 8, !noalias !155
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !155
  unreachable

46:                                               ; preds = %41, %34, %30, %27
  %47 = phi i64 [ %28, %27 ], [ %37, %41 ], [ %37, %34 ], [ 0, %30 ]
  %48 = phi ptr [ %13, %27 ], [ %33, %41 ], [ %33, %34 ], [ %33, %30 ]
  %49 = phi ptr [ %12, %27 ], [ %32, %41 ], [ %32, %34 ], [ %32, %30 ]
  %50 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %48, i64 noundef %47) #13
  %51 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %48, i64 noundef %47) #13
  %52 = tail call i64 @llvm.smax.i64(i64 %51, i64 1)
  %53 = tail call ptr @calloc(i64 noundef %52, i64 noundef 8) #12
  %54 = icmp eq ptr %53, null
  br i1 %54, label %55, label %56

55:                                               ; preds = %46
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

56:                                               ; preds = %46
  %57 = icmp eq ptr %49, null
  br i1 %57, label %60, label %58

58:                                               ; preds = %56
  %59 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %49, ptr noundef nonnull %53, ptr noundef %48, i64 noundef %47) #13
  br label %60

60:                                               ; preds = %56, %58
  %61 = tail call i64 @llvm.smax.i64(i64 %50, i64 1)
  %62 = tail call ptr @calloc(i64 noundef %61, i64 noundef 8) #12
  %63 = icmp eq ptr %62, null
  br i1 %63, label %64, label %65

64:                                               ; preds = %60
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

65:                                               ; preds = %60
  %66 = icmp ne ptr %8, null
  %67 = icmp sgt i64 %50, 0
  %68 = and i1 %66, %67
  br i1 %68, label %69, label %78

69:                                               ; preds = %65, %69
  %70 = phi i64 [ %76, %69 ], [ 0, %65 ]
  %71 = getelementptr inbounds nuw double, ptr %8, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %53, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = fmul double %72, %74
  store double %75, ptr %73, align 8
  %76 = add nuw nsw i64 %70, 1
  %77 = icmp eq i64 %76, %50
  br i1 %77, label %78, label %69

78:                                               ; preds = %69, %65
  tail call fastcc void @sum_to_all(i32 noundef %4, ptr noundef %53, ptr noundef %62, i64 noundef %50, ptr noundef %7) #13
  %79 = icmp eq ptr %12, null
  br i1 %79, label %82, label %80

80:                                               ; preds = %78
  %81 = tail call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %62, ptr noundef %13, i64 noundef %28) #13
  br label %82

82:                                               ; preds = %78, %80
  tail call void @free(ptr noundef nonnull %53) #12
  tail call void @free(ptr noundef nonnull %62) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_chosen_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  tail call fastcc void @reduce_back(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, ptr noundef %12) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_chosen_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  tail call fastcc void @reduce_along(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, ptr noundef %12) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_chosen_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  tail call fastcc void @allreduce_back(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, ptr noundef %11) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_chosen_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  tail call fastcc void @allreduce_along(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, ptr noundef %11) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scan_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  tail call fastcc void @scan_back(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #13
  ret void
}

define internal fastcc void @scan_back(ptr noundef readnone captures(address) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #0 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %9
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.10) #15
  unreachable

21:                                               ; preds = %9
  %22 = sext i32 %2 to i64
  %23 = icmp eq ptr %6, %1
  %24 = select i1 %23, ptr null, ptr %6
  %25 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #13, !noalias !156
  %26 = icmp sgt i32 %2, 0
  br i1 %26, label %27, label %39

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %29 = load i64, ptr %28, align 8, !noalias !156
  %30 = mul nsw i64 %29, %22
  %31 = icmp eq ptr %1, null
  %32 = icmp ne i64 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %39

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %36 = load i64, ptr %35, align 8, !noalias !161
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !161
  unreachable

39:                                               ; preds = %21, %27, %34
  %40 = phi i64 [ %30, %34 ], [ %30, %27 ], [ 0, %21 ]
  %41 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %41, label %58, label %42

42:                                               ; preds = %39
  %43 = icmp eq ptr %5, %0
  %44 = select i1 %43, ptr null, ptr %5
  %45 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #13, !noalias !162
  br i1 %26, label %46, label %58

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %48 = load i64, ptr %47, align 8, !noalias !162
  %49 = mul nsw i64 %48, %22
  %50 = icmp eq ptr %0, null
  %51 = icmp ne i64 %48, 0
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %58

53:                                               ; preds = %46
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %55 = load i64, ptr %54, align 8, !noalias !167
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !167
  unreachable

58:                                               ; preds = %53, %46, %42, %39
  %59 = phi i64 [ %40, %39 ], [ %49, %53 ], [ %49, %46 ], [ 0, %42 ]
  %60 = phi ptr [ %25, %39 ], [ %45, %53 ], [ %45, %46 ], [ %45, %42 ]
  %61 = phi ptr [ %24, %39 ], [ %44, %53 ], [ %44, %46 ], [ %44, %42 ]
  %62 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %60, i64 noundef %59) #13
  %63 = icmp ne i32 %8, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store i32 0, ptr %15, align 4
  %65 = call i32 @PMPI_Comm_rank(i32 noundef %4, ptr noundef nonnull %15) #12
  %66 = load i32, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %78, label %68

68:                                               ; preds = %58, %64
  %69 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %25, i64 noundef %40) #13
  %70 = call i64 @llvm.smax.i64(i64 %69, i64 1)
  %71 = call ptr @calloc(i64 noundef %70, i64 noundef 8) #12
  %72 = icmp eq ptr %71, null
  br i1 %72, label %73, label %74

73:                                               ; preds = %68
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

74:                                               ; preds = %68
  %75 = icmp eq ptr %24, null
  br i1 %75, label %83, label %76

76:                                               ; preds = %74
  %77 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %6, ptr noundef nonnull %71, ptr noundef %25, i64 noundef %40) #13
  br label %83

78:                                               ; preds = %64
  %79 = call i64 @llvm.smax.i64(i64 %62, i64 1)
  %80 = call ptr @calloc(i64 noundef %79, i64 noundef 8) #12
  %81 = icmp eq ptr %80, null
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

83:                                               ; preds = %78, %76, %74
  %84 = phi i1 [ false, %76 ], [ false, %74 ], [ true, %78 ]
  %85 = phi ptr [ %71, %76 ], [ %71, %74 ], [ %80, %78 ]
  %86 = call i64 @llvm.smax.i64(i64 %62, i64 1)
  %87 = call ptr @calloc(i64 noundef %86, i64 noundef 8) #12
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %90

89:                                               ; preds = %83
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

90:                                               ; preds = %83
  %91 = icmp eq i64 %62, 0
  br i1 %91, label %135, label %92

92:                                               ; preds = %90
  %93 = select i1 %63, ptr @PMPI_Scan, ptr @PMPI_Exscan
  %94 = icmp sgt i64 %62, 2147483647
  br i1 %94, label %95, label %96

95:                                               ; preds = %92
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.11) #15
  unreachable

96:                                               ; preds = %92
  %97 = trunc i64 %62 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store ptr null, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  store i32 0, ptr %13, align 4
  %98 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %99 = icmp eq i32 %98, 603979776
  br i1 %99, label %106, label %100

100:                                              ; preds = %96
  %101 = call i32 @PMPI_Comm_get_attr(i32 noundef %4, i32 noundef %98, ptr noundef nonnull %12, ptr noundef nonnull %13) #12
  %102 = load i32, ptr %13, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %100
  %105 = load ptr, ptr %12, align 8
  br label %108

106:                                              ; preds = %100, %96
  %107 = call fastcc ptr @make_private(i32 noundef %4) #13
  br label %108

108:                                              ; preds = %106, %104
  %109 = phi ptr [ %105, %104 ], [ %107, %106 ]
  store ptr %109, ptr %12, align 8
  %110 = icmp eq ptr %109, null
  br i1 %110, label %115, label %111

111:                                              ; preds = %108
  %112 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %113 = load i32, ptr %112, align 8
  %114 = icmp eq i32 %113, 67108864
  br i1 %114, label %115, label %116

115:                                              ; preds = %111, %108
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

116:                                              ; preds = %111
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  store i32 0, ptr %14, align 4
  %117 = getelementptr inbounds nuw i8, ptr %109, i64 12
  %118 = load i32, ptr %117, align 4
  %119 = icmp eq i32 %118, 67108864
  br i1 %119, label %120, label %130

120:                                              ; preds = %116
  %121 = call i32 @PMPI_Comm_rank(i32 noundef %113, ptr noundef nonnull %14) #12
  %122 = load i32, ptr %112, align 8
  %123 = load i32, ptr %14, align 4
  %124 = sub nsw i32 0, %123
  %125 = call i32 @PMPI_Comm_split(i32 noundef %122, i32 noundef 0, i32 noundef %124, ptr noundef nonnull %117) #12
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %129

127:                                              ; preds = %120
  %128 = load i32, ptr %117, align 4
  br label %130

129:                                              ; preds = %120
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

130:                                              ; preds = %116, %127
  %131 = phi i32 [ %128, %127 ], [ %118, %116 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  %132 = call i32 %93(ptr noundef nonnull %85, ptr noundef nonnull %87, i32 noundef %97, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %131) #12, !callees !168
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %135, label %134

134:                                              ; preds = %130
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

135:                                              ; preds = %130, %90
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store i32 0, ptr %11, align 4
  %136 = call i32 @PMPI_Comm_rank(i32 noundef %4, ptr noundef nonnull %11) #12
  %137 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i32 1, ptr %10, align 4
  %138 = call i32 @PMPI_Comm_size(i32 noundef %4, ptr noundef nonnull %10) #12
  %139 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  %140 = add nsw i32 %139, -1
  %141 = icmp ne i32 %137, %140
  %142 = or i1 %63, %141
  br i1 %142, label %146, label %143

143:                                              ; preds = %135
  %144 = shl i64 %62, 3
  %145 = call ptr @memset(ptr noundef nonnull %87, i32 noundef 0, i64 noundef %144) #12
  br label %146

146:                                              ; preds = %143, %135
  %147 = icmp eq ptr %24, null
  %148 = or i1 %147, %84
  br i1 %148, label %151, label %149

149:                                              ; preds = %146
  %150 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %6, ptr noundef null, ptr noundef %25, i64 noundef %40) #13
  br label %151

151:                                              ; preds = %149, %146
  %152 = icmp eq ptr %61, null
  br i1 %152, label %155, label %153

153:                                              ; preds = %151
  %154 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %61, ptr noundef nonnull %87, ptr noundef %60, i64 noundef %59) #13
  br label %155

155:                                              ; preds = %151, %153
  call void @free(ptr noundef nonnull %85) #12
  call void @free(ptr noundef nonnull %87) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scan_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  tail call fastcc void @scan_along(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #13
  ret void
}

define internal fastcc void @scan_along(ptr noundef readnone captures(address) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #0 {
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = sext i32 %2 to i64
  %14 = icmp eq ptr %6, %1
  %15 = select i1 %14, ptr null, ptr %6
  %16 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #13, !noalias !169
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %9
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %20 = load i64, ptr %19, align 8, !noalias !169
  %21 = mul nsw i64 %20, %13
  %22 = icmp eq ptr %1, null
  %23 = icmp ne i64 %20, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %30

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %27 = load i64, ptr %26, align 8, !noalias !174
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !174
  unreachable

30:                                               ; preds = %9, %18, %25
  %31 = phi i64 [ %21, %25 ], [ %21, %18 ], [ 0, %9 ]
  %32 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %32, label %49, label %33

33:                                               ; preds = %30
  %34 = icmp eq ptr %5, %0
  %35 = select i1 %34, ptr null, ptr %5
  %36 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #13, !noalias !175
  br i1 %17, label %37, label %49

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %39 = load i64, ptr %38, align 8, !noalias !175
  %40 = mul nsw i64 %39, %13
  %41 = icmp eq ptr %0, null
  %42 = icmp ne i64 %39, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %44, label %49

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %46 = load i64, ptr %45, align 8, !noalias !180
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15, !noalias !180
  unreachable

49:                                               ; preds = %44, %37, %33, %30
  %50 = phi i64 [ %31, %30 ], [ %40, %44 ], [ %40, %37 ], [ 0, %33 ]
  %51 = phi ptr [ %16, %30 ], [ %36, %44 ], [ %36, %37 ], [ %36, %33 ]
  %52 = phi ptr [ %15, %30 ], [ %35, %44 ], [ %35, %37 ], [ %35, %33 ]
  %53 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %51, i64 noundef %50) #13
  %54 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %51, i64 noundef %50) #13
  %55 = tail call i64 @llvm.smax.i64(i64 %54, i64 1)
  %56 = tail call ptr @calloc(i64 noundef %55, i64 noundef 8) #12
  %57 = icmp eq ptr %56, null
  br i1 %57, label %58, label %59

58:                                               ; preds = %49
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

59:                                               ; preds = %49
  %60 = icmp eq ptr %52, null
  br i1 %60, label %63, label %61

61:                                               ; preds = %59
  %62 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %52, ptr noundef nonnull %56, ptr noundef %51, i64 noundef %50) #13
  br label %63

63:                                               ; preds = %59, %61
  %64 = tail call i64 @llvm.smax.i64(i64 %53, i64 1)
  %65 = tail call ptr @calloc(i64 noundef %64, i64 noundef 8) #12
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

68:                                               ; preds = %63
  %69 = icmp eq i64 %53, 0
  br i1 %69, label %99, label %70

70:                                               ; preds = %68
  %71 = icmp eq i32 %8, 0
  %72 = select i1 %71, ptr @PMPI_Exscan, ptr @PMPI_Scan
  %73 = icmp sgt i64 %53, 2147483647
  br i1 %73, label %74, label %75

74:                                               ; preds = %70
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.11) #15
  unreachable

75:                                               ; preds = %70
  %76 = trunc i64 %53 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store i32 0, ptr %12, align 4
  %77 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %78 = icmp eq i32 %77, 603979776
  br i1 %78, label %85, label %79

79:                                               ; preds = %75
  %80 = call i32 @PMPI_Comm_get_attr(i32 noundef %4, i32 noundef %77, ptr noundef nonnull %11, ptr noundef nonnull %12) #12
  %81 = load i32, ptr %12, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %79
  %84 = load ptr, ptr %11, align 8
  br label %87

85:                                               ; preds = %79, %75
  %86 = call fastcc ptr @make_private(i32 noundef %4) #13
  br label %87

87:                                               ; preds = %85, %83
  %88 = phi ptr [ %84, %83 ], [ %86, %85 ]
  store ptr %88, ptr %11, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %94, label %90

90:                                               ; preds = %87
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, 67108864
  br i1 %93, label %94, label %95

94:                                               ; preds = %90, %87
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

95:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  %96 = call i32 %72(ptr noundef nonnull %56, ptr noundef nonnull %65, i32 noundef %76, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %92) #12, !callees !168
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

99:                                               ; preds = %95, %68
  %100 = icmp eq i32 %8, 0
  br i1 %100, label %101, label %107

101:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i32 0, ptr %10, align 4
  %102 = call i32 @PMPI_Comm_rank(i32 noundef %4, ptr noundef nonnull %10) #12
  %103 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  %104 = icmp eq i32 %103, 0
  %105 = icmp eq ptr %15, null
  %106 = or i1 %105, %104
  br i1 %106, label %111, label %109

107:                                              ; preds = %99
  %108 = icmp eq ptr %15, null
  br i1 %108, label %111, label %109

109:                                              ; preds = %101, %107
  %110 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %65, ptr noundef %16, i64 noundef %31) #13
  br label %111

111:                                              ; preds = %109, %107, %101
  call void @free(ptr noundef nonnull %56) #12
  call void @free(ptr noundef nonnull %65) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_exscan_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  tail call fastcc void @scan_back(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_exscan_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  tail call fastcc void @scan_along(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #13
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_reduce_scatter_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  store i32 1, ptr %13, align 4
  %14 = call i32 @PMPI_Comm_size(i32 noundef %5, ptr noundef nonnull %13) #12
  %15 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  %16 = sext i32 %15 to i64
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = call ptr @calloc(i64 noundef %17, i64 noundef 4) #12
  %19 = icmp eq ptr %18, null
  br i1 %19, label %22, label %20

20:                                               ; preds = %12
  %21 = icmp eq ptr %2, null
  br i1 %21, label %27, label %24

22:                                               ; preds = %12
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

23:                                               ; preds = %27
  call void @__enzcc_tape_defer(ptr noundef nonnull %11, ptr noundef nonnull @free, ptr noundef nonnull %18) #12
  br label %29

24:                                               ; preds = %20
  %25 = shl nsw i64 %16, 2
  %26 = call ptr @memcpy(ptr noundef nonnull %18, ptr noundef nonnull %2, i64 noundef %25) #12
  br label %27

27:                                               ; preds = %24, %20
  %28 = icmp eq ptr %11, null
  br i1 %28, label %29, label %23

29:                                               ; preds = %27, %23
  ret ptr %18
}

define linkonce_odr hidden ptr @__enzcc_mpi_allgatherv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store i32 1, ptr %15, align 4
  %16 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %15) #12
  %17 = load i32, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  %18 = sext i32 %17 to i64
  %19 = shl nsw i64 %18, 1
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = call ptr @calloc(i64 noundef %20, i64 noundef 4) #12
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %14
  %24 = shl nsw i64 %18, 2
  br label %29

25:                                               ; preds = %14
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.7) #15
  unreachable

26:                                               ; preds = %37
  %27 = icmp eq ptr %13, null
  br i1 %27, label %38, label %28

28:                                               ; preds = %26
  call void @__enzcc_tape_defer(ptr noundef nonnull %13, ptr noundef nonnull @free, ptr noundef nonnull %21) #12
  br label %38

29:                                               ; preds = %37, %23
  %30 = phi i1 [ false, %23 ], [ true, %37 ]
  %31 = phi ptr [ %4, %23 ], [ %5, %37 ]
  %32 = phi i64 [ 0, %23 ], [ %18, %37 ]
  %33 = icmp eq ptr %31, null
  br i1 %33, label %37, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds i32, ptr %21, i64 %32
  %36 = call ptr @memcpy(ptr noundef nonnull %35, ptr noundef nonnull %31, i64 noundef %24) #12
  br label %37

37:                                               ; preds = %34, %29
  br i1 %30, label %26, label %29

38:                                               ; preds = %26, %28
  ret ptr %21
}

define linkonce_odr hidden ptr @__enzcc_mpi_alltoallv_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  %18 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %19 = select i1 %18, ptr null, ptr %1
  store ptr %19, ptr %17, align 16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = select i1 %18, ptr null, ptr %2
  store ptr %21, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr %5, ptr %22, align 16
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store ptr %6, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i32 1, ptr %16, align 4
  %24 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %16) #12
  %25 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  %26 = sext i32 %25 to i64
  %27 = shl nsw i64 %26, 2
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %29 = call ptr @calloc(i64 noundef %28, i64 noundef 4) #12
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %35

31:                                               ; preds = %15
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.7) #15
  unreachable

32:                                               ; preds = %44
  %33 = icmp eq ptr %14, null
  br i1 %33, label %47, label %34

34:                                               ; preds = %32
  call void @__enzcc_tape_defer(ptr noundef nonnull %14, ptr noundef nonnull @free, ptr noundef nonnull %29) #12
  br label %47

35:                                               ; preds = %15, %44
  %36 = phi i64 [ %45, %44 ], [ 0, %15 ]
  %37 = getelementptr inbounds nuw ptr, ptr %17, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %35
  %41 = mul nsw i64 %36, %26
  %42 = getelementptr inbounds i32, ptr %29, i64 %41
  %43 = call ptr @memcpy(ptr noundef nonnull %42, ptr noundef nonnull %38, i64 noundef %27) #12
  br label %44

44:                                               ; preds = %40, %35
  %45 = add nuw nsw i64 %36, 1
  %46 = icmp eq i64 %45, 4
  br i1 %46, label %32, label %35

47:                                               ; preds = %32, %34
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  ret ptr %29
}

define linkonce_odr hidden ptr @__enzcc_mpi_gatherv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  store i32 0, ptr %17, align 4
  %18 = call i32 @PMPI_Comm_rank(i32 noundef %8, ptr noundef nonnull %17) #12
  %19 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  %20 = icmp eq i32 %19, %7
  br i1 %20, label %21, label %44

21:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i32 1, ptr %16, align 4
  %22 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %16) #12
  %23 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 1
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = call ptr @calloc(i64 noundef %26, i64 noundef 4) #12
  %28 = icmp eq ptr %27, null
  br i1 %28, label %31, label %29

29:                                               ; preds = %21
  %30 = shl nsw i64 %24, 2
  br label %35

31:                                               ; preds = %21
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.7) #15
  unreachable

32:                                               ; preds = %43
  %33 = icmp eq ptr %14, null
  br i1 %33, label %44, label %34

34:                                               ; preds = %32
  call void @__enzcc_tape_defer(ptr noundef nonnull %14, ptr noundef nonnull @free, ptr noundef nonnull %27) #12
  br label %44

35:                                               ; preds = %43, %29
  %36 = phi i1 [ false, %29 ], [ true, %43 ]
  %37 = phi ptr [ %4, %29 ], [ %5, %43 ]
  %38 = phi i64 [ 0, %29 ], [ %24, %43 ]
  %39 = icmp eq ptr %37, null
  br i1 %39, label %43, label %40

40:                                               ; preds = %35
  %41 = getelementptr inbounds i32, ptr %27, i64 %38
  %42 = call ptr @memcpy(ptr noundef nonnull %41, ptr noundef nonnull %37, i64 noundef %30) #12
  br label %43

43:                                               ; preds = %40, %35
  br i1 %36, label %32, label %35

44:                                               ; preds = %34, %32, %15
  %45 = phi ptr [ null, %15 ], [ %27, %32 ], [ %27, %34 ]
  ret ptr %45
}

define linkonce_odr hidden ptr @__enzcc_mpi_scatterv_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  store i32 0, ptr %17, align 4
  %18 = call i32 @PMPI_Comm_rank(i32 noundef %8, ptr noundef nonnull %17) #12
  %19 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  %20 = icmp eq i32 %19, %7
  br i1 %20, label %21, label %44

21:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i32 1, ptr %16, align 4
  %22 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %16) #12
  %23 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 1
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = call ptr @calloc(i64 noundef %26, i64 noundef 4) #12
  %28 = icmp eq ptr %27, null
  br i1 %28, label %31, label %29

29:                                               ; preds = %21
  %30 = shl nsw i64 %24, 2
  br label %35

31:                                               ; preds = %21
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.7) #15
  unreachable

32:                                               ; preds = %43
  %33 = icmp eq ptr %14, null
  br i1 %33, label %44, label %34

34:                                               ; preds = %32
  call void @__enzcc_tape_defer(ptr noundef nonnull %14, ptr noundef nonnull @free, ptr noundef nonnull %27) #12
  br label %44

35:                                               ; preds = %43, %29
  %36 = phi i1 [ false, %29 ], [ true, %43 ]
  %37 = phi ptr [ %1, %29 ], [ %2, %43 ]
  %38 = phi i64 [ 0, %29 ], [ %24, %43 ]
  %39 = icmp eq ptr %37, null
  br i1 %39, label %43, label %40

40:                                               ; preds = %35
  %41 = getelementptr inbounds i32, ptr %27, i64 %38
  %42 = call ptr @memcpy(ptr noundef nonnull %41, ptr noundef nonnull %37, i64 noundef %30) #12
  br label %43

43:                                               ; preds = %40, %35
  br i1 %36, label %32, label %35

44:                                               ; preds = %34, %32, %15
  %45 = phi ptr [ null, %15 ], [ %27, %32 ], [ %27, %34 ]
  ret ptr %45
}

define linkonce_odr hidden void @__enzcc_mpi_gather_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Rooted, align 8
  call fastcc void @rooted(ptr dead_on_unwind writable sret(%struct.Rooted) align 8 %14, ptr noundef %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9) #13
  tail call fastcc void @gather_back(ptr noundef nonnull byval(%struct.Rooted) align 8 %14, i32 noundef %6, i32 noundef %7, ptr noundef %9) #13
  ret void
}

define internal fastcc void @gather_back(ptr noundef readonly byval(%struct.Rooted) align 8 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) unnamed_addr #0 {
  %5 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %9 = load ptr, ptr %8, align 8
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.10) #15
  unreachable

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %84, label %17

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %12, i64 noundef %19) #13
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i64, ptr %21, align 8
  %23 = tail call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = tail call ptr @calloc(i64 noundef %23, i64 noundef 8) #12
  %25 = icmp eq ptr %24, null
  br i1 %25, label %35, label %26

26:                                               ; preds = %17
  %27 = load i32, ptr %13, align 8
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %54

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = load ptr, ptr %30, align 8
  %33 = load ptr, ptr %31, align 8
  %34 = zext nneg i32 %27 to i64
  br label %36

35:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

36:                                               ; preds = %51, %29
  %37 = phi i64 [ 0, %29 ], [ %52, %51 ]
  %38 = getelementptr inbounds nuw %struct.Part, ptr %32, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %51, label %41

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i32, ptr %33, i64 %37
  %47 = load i32, ptr %46, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %24, i64 %48
  %50 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %39, ptr noundef nonnull %49, ptr noundef %45, i64 noundef %43) #13
  br label %51

51:                                               ; preds = %41, %36
  %52 = add nuw nsw i64 %37, 1
  %53 = icmp eq i64 %52, %34
  br i1 %53, label %54, label %36

54:                                               ; preds = %51, %26
  %55 = tail call i64 @llvm.smax.i64(i64 %20, i64 1)
  %56 = tail call ptr @calloc(i64 noundef %55, i64 noundef 8) #12
  %57 = icmp eq ptr %56, null
  br i1 %57, label %58, label %59

58:                                               ; preds = %54
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

59:                                               ; preds = %54
  call fastcc void @to_each(i32 noundef %1, i32 noundef %2, ptr noundef %24, ptr noundef nonnull %13, ptr noundef %56, i64 noundef %20, ptr noundef %3) #13
  br i1 %28, label %60, label %78

60:                                               ; preds = %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %62 = load ptr, ptr %61, align 8
  %63 = zext nneg i32 %27 to i64
  br label %64

64:                                               ; preds = %75, %60
  %65 = phi i64 [ 0, %60 ], [ %76, %75 ]
  %66 = getelementptr inbounds nuw %struct.Part, ptr %62, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %75, label %69

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %73 = load ptr, ptr %72, align 8
  %74 = tail call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %67, ptr noundef null, ptr noundef %73, i64 noundef %71) #13
  br label %75

75:                                               ; preds = %69, %64
  %76 = add nuw nsw i64 %65, 1
  %77 = icmp eq i64 %76, %63
  br i1 %77, label %78, label %64

78:                                               ; preds = %75, %59
  %79 = load ptr, ptr %0, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %83, label %81

81:                                               ; preds = %78
  %82 = tail call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %79, ptr noundef nonnull %56, ptr noundef nonnull %12, i64 noundef %19) #13
  br label %83

83:                                               ; preds = %78, %81
  tail call void @free(ptr noundef nonnull %24) #12
  tail call void @free(ptr noundef nonnull %56) #12
  br label %84

84:                                               ; preds = %10, %83
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %86 = load ptr, ptr %85, align 8
  tail call void @free(ptr noundef %86) #12
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %88 = load ptr, ptr %87, align 8
  tail call void @free(ptr noundef %88) #12
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load ptr, ptr %89, align 8
  tail call void @free(ptr noundef %90) #12
  ret void
}

define internal fastcc void @rooted(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Rooted) align 8 captures(none) initializes((0, 72)) %0, ptr noundef readnone captures(address) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readnone captures(address) %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly captures(address_is_null) %9, i32 noundef %10, i32 noundef %11, ptr noundef %12) unnamed_addr #0 {
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %0, i8 0, i64 72, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 64
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store i32 0, ptr %15, align 4
  %17 = call i32 @PMPI_Comm_rank(i32 noundef %11, ptr noundef nonnull %15) #12
  %18 = load i32, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  %19 = icmp eq i32 %18, %10
  %20 = zext i1 %19 to i32
  store i32 %20, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  store i32 1, ptr %14, align 4
  %21 = call i32 @PMPI_Comm_size(i32 noundef %11, ptr noundef nonnull %14) #12
  %22 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  %23 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %24 = and i1 %23, %19
  br i1 %24, label %25, label %27

25:                                               ; preds = %13
  %26 = call fastcc ptr @layout_of(i32 noundef %8, ptr noundef %12) #13, !noalias !184
  br label %45

27:                                               ; preds = %13
  %28 = icmp eq ptr %2, %1
  %29 = select i1 %28, ptr null, ptr %2
  %30 = call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %12) #13, !noalias !187
  %31 = icmp sgt i32 %3, 0
  br i1 %31, label %32, label %45

32:                                               ; preds = %27
  %33 = zext nneg i32 %3 to i64
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %35 = load i64, ptr %34, align 8, !noalias !187
  %36 = mul nsw i64 %35, %33
  %37 = icmp eq ptr %1, null
  %38 = icmp ne i64 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %45

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %42 = load i64, ptr %41, align 8, !noalias !192
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.13) #15, !noalias !192
  unreachable

45:                                               ; preds = %40, %32, %27, %25
  %46 = phi ptr [ null, %25 ], [ %29, %27 ], [ %29, %32 ], [ %29, %40 ]
  %47 = phi ptr [ %26, %25 ], [ %30, %27 ], [ %30, %32 ], [ %30, %40 ]
  %48 = phi i64 [ 0, %25 ], [ 0, %27 ], [ %36, %32 ], [ %36, %40 ]
  store ptr %46, ptr %0, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %47, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %48, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br i1 %19, label %52, label %60

52:                                               ; preds = %45
  %53 = icmp eq ptr %6, %5
  %54 = select i1 %53, ptr null, ptr %6
  %55 = icmp eq ptr %9, null
  %56 = sext i32 %22 to i64
  %57 = getelementptr inbounds i32, ptr %9, i64 %56
  %58 = select i1 %55, ptr null, ptr %57
  %59 = select i1 %23, i32 %10, i32 -1
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %51, ptr noundef %54, i32 noundef %7, ptr noundef %9, ptr noundef %58, i32 noundef %8, i32 noundef %22, i32 noundef %59, ptr noundef %12) #13
  br label %61

60:                                               ; preds = %45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %51, i8 0, i64 40, i1 false)
  br label %61

61:                                               ; preds = %60, %52
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gather_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Rooted, align 8
  call fastcc void @rooted(ptr dead_on_unwind writable sret(%struct.Rooted) align 8 %14, ptr noundef %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9) #13
  tail call fastcc void @gather_along(ptr noundef nonnull byval(%struct.Rooted) align 8 %14, i32 noundef %6, i32 noundef %7, ptr noundef %9) #13
  ret void
}

define internal fastcc void @gather_along(ptr noundef readonly byval(%struct.Rooted) align 8 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load ptr, ptr %12, align 8
  tail call void @free(ptr noundef %13) #12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr noundef %15) #12
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %17 = load ptr, ptr %16, align 8
  br label %75

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = tail call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = tail call ptr @calloc(i64 noundef %21, i64 noundef 8) #12
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

25:                                               ; preds = %18
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %6, i64 noundef %28) #13
  %30 = tail call i64 @llvm.smax.i64(i64 %29, i64 1)
  %31 = tail call ptr @calloc(i64 noundef %30, i64 noundef 8) #12
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

34:                                               ; preds = %25
  %35 = icmp eq ptr %26, null
  br i1 %35, label %38, label %36

36:                                               ; preds = %34
  %37 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %26, ptr noundef nonnull %31, ptr noundef nonnull %6, i64 noundef %28) #13
  br label %38

38:                                               ; preds = %34, %36
  %39 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %6, i64 noundef %28) #13
  call fastcc void @to_root(i32 noundef %1, i32 noundef %2, ptr noundef %31, i64 noundef %39, ptr noundef %22, ptr noundef nonnull %7, ptr noundef %3) #13
  %40 = load i32, ptr %7, align 8
  %41 = icmp sgt i32 %40, 0
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br i1 %41, label %47, label %43

43:                                               ; preds = %38
  %44 = load ptr, ptr %42, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %46 = load ptr, ptr %45, align 8
  br label %70

47:                                               ; preds = %38
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %49 = load ptr, ptr %42, align 8
  %50 = load ptr, ptr %48, align 8
  %51 = zext nneg i32 %40 to i64
  br label %52

52:                                               ; preds = %67, %47
  %53 = phi i64 [ 0, %47 ], [ %68, %67 ]
  %54 = getelementptr inbounds nuw %struct.Part, ptr %49, i64 %53
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %67, label %57

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i32, ptr %50, i64 %53
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %22, i64 %64
  %66 = tail call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %55, ptr noundef nonnull %65, ptr noundef %61, i64 noundef %59) #13
  br label %67

67:                                               ; preds = %57, %52
  %68 = add nuw nsw i64 %53, 1
  %69 = icmp eq i64 %68, %51
  br i1 %69, label %70, label %52

70:                                               ; preds = %67, %43
  %71 = phi ptr [ %46, %43 ], [ %50, %67 ]
  %72 = phi ptr [ %44, %43 ], [ %49, %67 ]
  tail call void @free(ptr noundef nonnull %22) #12
  tail call void @free(ptr noundef nonnull %31) #12
  tail call void @free(ptr noundef %72) #12
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %74 = load ptr, ptr %73, align 8
  tail call void @free(ptr noundef %74) #12
  br label %75

75:                                               ; preds = %11, %70
  %76 = phi ptr [ %17, %11 ], [ %71, %70 ]
  tail call void @free(ptr noundef %76) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatter_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Rooted, align 8
  call fastcc void @rooted(ptr dead_on_unwind writable sret(%struct.Rooted) align 8 %14, ptr noundef %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9) #13
  tail call fastcc void @scatter_back(ptr noundef nonnull byval(%struct.Rooted) align 8 %14, i32 noundef %6, i32 noundef %7, ptr noundef %9) #13
  ret void
}

define internal fastcc void @scatter_back(ptr noundef readonly byval(%struct.Rooted) align 8 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load ptr, ptr %12, align 8
  tail call void @free(ptr noundef %13) #12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr noundef %15) #12
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %17 = load ptr, ptr %16, align 8
  br label %84

18:                                               ; preds = %4
  %19 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.10) #15
  unreachable

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = tail call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = tail call ptr @calloc(i64 noundef %27, i64 noundef 8) #12
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %31

30:                                               ; preds = %24
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

31:                                               ; preds = %24
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %6, i64 noundef %34) #13
  %36 = tail call i64 @llvm.smax.i64(i64 %35, i64 1)
  %37 = tail call ptr @calloc(i64 noundef %36, i64 noundef 8) #12
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %31
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

40:                                               ; preds = %31
  %41 = icmp eq ptr %32, null
  br i1 %41, label %46, label %42

42:                                               ; preds = %40
  %43 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %32, ptr noundef nonnull %37, ptr noundef nonnull %6, i64 noundef %34) #13
  %44 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %6, i64 noundef %34) #13
  call fastcc void @to_root(i32 noundef %1, i32 noundef %2, ptr noundef %37, i64 noundef %44, ptr noundef %28, ptr noundef nonnull %7, ptr noundef %3) #13
  %45 = tail call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %32, ptr noundef null, ptr noundef nonnull %6, i64 noundef %34) #13
  br label %48

46:                                               ; preds = %40
  %47 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %6, i64 noundef %34) #13
  call fastcc void @to_root(i32 noundef %1, i32 noundef %2, ptr noundef %37, i64 noundef %47, ptr noundef %28, ptr noundef nonnull %7, ptr noundef %3) #13
  br label %48

48:                                               ; preds = %46, %42
  %49 = load i32, ptr %7, align 8
  %50 = icmp sgt i32 %49, 0
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br i1 %50, label %56, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %51, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %55 = load ptr, ptr %54, align 8
  br label %79

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %58 = load ptr, ptr %51, align 8
  %59 = load ptr, ptr %57, align 8
  %60 = zext nneg i32 %49 to i64
  br label %61

61:                                               ; preds = %76, %56
  %62 = phi i64 [ 0, %56 ], [ %77, %76 ]
  %63 = getelementptr inbounds nuw %struct.Part, ptr %58, i64 %62
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %76, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i32, ptr %59, i64 %62
  %72 = load i32, ptr %71, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %28, i64 %73
  %75 = tail call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %64, ptr noundef nonnull %74, ptr noundef %70, i64 noundef %68) #13
  br label %76

76:                                               ; preds = %66, %61
  %77 = add nuw nsw i64 %62, 1
  %78 = icmp eq i64 %77, %60
  br i1 %78, label %79, label %61

79:                                               ; preds = %76, %52
  %80 = phi ptr [ %55, %52 ], [ %59, %76 ]
  %81 = phi ptr [ %53, %52 ], [ %58, %76 ]
  tail call void @free(ptr noundef nonnull %28) #12
  tail call void @free(ptr noundef nonnull %37) #12
  tail call void @free(ptr noundef %81) #12
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %83 = load ptr, ptr %82, align 8
  tail call void @free(ptr noundef %83) #12
  br label %84

84:                                               ; preds = %11, %79
  %85 = phi ptr [ %17, %11 ], [ %80, %79 ]
  tail call void @free(ptr noundef %85) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatter_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Rooted, align 8
  call fastcc void @rooted(ptr dead_on_unwind writable sret(%struct.Rooted) align 8 %14, ptr noundef %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9) #13
  tail call fastcc void @scatter_along(ptr noundef nonnull byval(%struct.Rooted) align 8 %14, i32 noundef %6, i32 noundef %7, ptr noundef %9) #13
  ret void
}

define internal fastcc void @scatter_along(ptr noundef readonly byval(%struct.Rooted) align 8 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %59, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %6, i64 noundef %13) #13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %16 = load i64, ptr %15, align 8
  %17 = tail call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = tail call ptr @calloc(i64 noundef %17, i64 noundef 8) #12
  %19 = icmp eq ptr %18, null
  br i1 %19, label %29, label %20

20:                                               ; preds = %11
  %21 = load i32, ptr %7, align 8
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %48

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %26 = load ptr, ptr %24, align 8
  %27 = load ptr, ptr %25, align 8
  %28 = zext nneg i32 %21 to i64
  br label %30

29:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

30:                                               ; preds = %45, %23
  %31 = phi i64 [ 0, %23 ], [ %46, %45 ]
  %32 = getelementptr inbounds nuw %struct.Part, ptr %26, i64 %31
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %45, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i32, ptr %27, i64 %31
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %18, i64 %42
  %44 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %33, ptr noundef nonnull %43, ptr noundef %39, i64 noundef %37) #13
  br label %45

45:                                               ; preds = %35, %30
  %46 = add nuw nsw i64 %31, 1
  %47 = icmp eq i64 %46, %28
  br i1 %47, label %48, label %30

48:                                               ; preds = %45, %20
  %49 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  %50 = tail call ptr @calloc(i64 noundef %49, i64 noundef 8) #12
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.7) #15
  unreachable

53:                                               ; preds = %48
  call fastcc void @to_each(i32 noundef %1, i32 noundef %2, ptr noundef %18, ptr noundef nonnull %7, ptr noundef %50, i64 noundef %14, ptr noundef %3) #13
  %54 = load ptr, ptr %0, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %58, label %56

56:                                               ; preds = %53
  %57 = tail call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %54, ptr noundef nonnull %50, ptr noundef nonnull %6, i64 noundef %13) #13
  br label %58

58:                                               ; preds = %53, %56
  tail call void @free(ptr noundef nonnull %18) #12
  tail call void @free(ptr noundef nonnull %50) #12
  br label %59

59:                                               ; preds = %4, %58
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %61 = load ptr, ptr %60, align 8
  tail call void @free(ptr noundef %61) #12
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %63 = load ptr, ptr %62, align 8
  tail call void @free(ptr noundef %63) #12
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %65 = load ptr, ptr %64, align 8
  tail call void @free(ptr noundef %65) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gatherv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Rooted, align 8
  call fastcc void @rooted(ptr dead_on_unwind writable sret(%struct.Rooted) align 8 %16, ptr noundef %0, ptr noundef %11, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %12, i32 noundef 0, i32 noundef %6, ptr noundef %14, i32 noundef %7, i32 noundef %8, ptr noundef %10) #13
  tail call fastcc void @gather_back(ptr noundef nonnull byval(%struct.Rooted) align 8 %16, i32 noundef %7, i32 noundef %8, ptr noundef %10) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gatherv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Rooted, align 8
  call fastcc void @rooted(ptr dead_on_unwind writable sret(%struct.Rooted) align 8 %16, ptr noundef %0, ptr noundef %11, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %12, i32 noundef 0, i32 noundef %6, ptr noundef %14, i32 noundef %7, i32 noundef %8, ptr noundef %10) #13
  tail call fastcc void @gather_along(ptr noundef nonnull byval(%struct.Rooted) align 8 %16, i32 noundef %7, i32 noundef %8, ptr noundef %10) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatterv_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Rooted, align 8
  call fastcc void @rooted(ptr dead_on_unwind writable sret(%struct.Rooted) align 8 %16, ptr noundef %4, ptr noundef %12, i32 noundef %5, i32 noundef %6, ptr noundef %0, ptr noundef %11, i32 noundef 0, i32 noundef %3, ptr noundef %14, i32 noundef %7, i32 noundef %8, ptr noundef %10) #13
  tail call fastcc void @scatter_back(ptr noundef nonnull byval(%struct.Rooted) align 8 %16, i32 noundef %7, i32 noundef %8, ptr noundef %10) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatterv_tangent_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Rooted, align 8
  call fastcc void @rooted(ptr dead_on_unwind writable sret(%struct.Rooted) align 8 %16, ptr noundef %4, ptr noundef %12, i32 noundef %5, i32 noundef %6, ptr noundef %0, ptr noundef %11, i32 noundef 0, i32 noundef %3, ptr noundef %14, i32 noundef %7, i32 noundef %8, ptr noundef %10) #13
  tail call fastcc void @scatter_along(ptr noundef nonnull byval(%struct.Rooted) align 8 %16, i32 noundef %7, i32 noundef %8, ptr noundef %10) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgather_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca i32, align 4
  %14 = alloca %struct.Parts, align 8
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  store i32 1, ptr %13, align 4
  %17 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %13) #12
  %18 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %14, ptr noundef %16, i32 noundef %4, ptr noundef null, ptr noundef null, i32 noundef %5, i32 noundef %18, i32 noundef -1, ptr noundef %8) #13
  call fastcc void @allgather_back(ptr noundef %0, ptr noundef %9, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %14, i32 noundef %6, ptr noundef %8) #13
  ret void
}

define internal fastcc void @allgather_back(ptr noundef readnone captures(address) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.Parts) align 8 captures(none) %4, i32 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %7
  tail call void @free(ptr noundef nonnull %12) #12
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20) #12
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %22 = load ptr, ptr %21, align 8
  tail call void @free(ptr noundef %22) #12
  br label %152

23:                                               ; preds = %7
  %24 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %28 = load ptr, ptr %27, align 8
  tail call fastcc void @fail(ptr noundef %28, ptr noundef nonnull @.str.10) #15
  unreachable

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i32 0, ptr %10, align 4
  %30 = call i32 @PMPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %10) #12
  %31 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  %32 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %32, label %33, label %41

33:                                               ; preds = %29
  %34 = sext i32 %31 to i64
  %35 = getelementptr inbounds %struct.Part, ptr %12, i64 %34
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %40 = load i64, ptr %39, align 8
  br label %59

41:                                               ; preds = %29
  %42 = icmp eq ptr %1, %0
  %43 = select i1 %42, ptr null, ptr %1
  %44 = call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %6) #13, !noalias !195
  %45 = icmp sgt i32 %2, 0
  br i1 %45, label %46, label %59

46:                                               ; preds = %41
  %47 = zext nneg i32 %2 to i64
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %49 = load i64, ptr %48, align 8, !noalias !195
  %50 = mul nsw i64 %49, %47
  %51 = icmp eq ptr %0, null
  %52 = icmp ne i64 %49, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %59

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %56 = load i64, ptr %55, align 8, !noalias !200
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15, !noalias !200
  unreachable

59:                                               ; preds = %54, %46, %41, %33
  %60 = phi i64 [ %40, %33 ], [ %50, %54 ], [ %50, %46 ], [ 0, %41 ]
  %61 = phi ptr [ %38, %33 ], [ %44, %54 ], [ %44, %46 ], [ %44, %41 ]
  %62 = phi ptr [ %36, %33 ], [ %43, %54 ], [ %43, %46 ], [ %43, %41 ]
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %64 = load i64, ptr %63, align 8
  %65 = call i64 @llvm.smax.i64(i64 %64, i64 1)
  %66 = call ptr @calloc(i64 noundef %65, i64 noundef 8) #12
  %67 = icmp eq ptr %66, null
  br i1 %67, label %75, label %68

68:                                               ; preds = %59
  %69 = load i32, ptr %4, align 8
  %70 = icmp sgt i32 %69, 0
  br i1 %70, label %71, label %94

71:                                               ; preds = %68
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %73 = load ptr, ptr %72, align 8
  %74 = zext nneg i32 %69 to i64
  br label %76

75:                                               ; preds = %59
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

76:                                               ; preds = %91, %71
  %77 = phi i64 [ 0, %71 ], [ %92, %91 ]
  %78 = getelementptr inbounds nuw %struct.Part, ptr %12, i64 %77
  %79 = load ptr, ptr %78, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %91, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw i32, ptr %73, i64 %77
  %87 = load i32, ptr %86, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %66, i64 %88
  %90 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %79, ptr noundef nonnull %89, ptr noundef %85, i64 noundef %83) #13
  br label %91

91:                                               ; preds = %81, %76
  %92 = add nuw nsw i64 %77, 1
  %93 = icmp eq i64 %92, %74
  br i1 %93, label %94, label %76

94:                                               ; preds = %91, %68
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %96 = load ptr, ptr %95, align 8
  %97 = sext i32 %31 to i64
  %98 = getelementptr inbounds i32, ptr %96, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = call i32 @llvm.smax.i32(i32 %99, i32 1)
  %101 = zext nneg i32 %100 to i64
  %102 = call ptr @calloc(i64 noundef %101, i64 noundef 8) #12
  %103 = icmp eq ptr %102, null
  br i1 %103, label %104, label %105

104:                                              ; preds = %94
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

105:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i32 0, ptr %9, align 4
  %106 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %107 = icmp eq i32 %106, 603979776
  br i1 %107, label %114, label %108

108:                                              ; preds = %105
  %109 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %106, ptr noundef nonnull %8, ptr noundef nonnull %9) #12
  %110 = load i32, ptr %9, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %108
  %113 = load ptr, ptr %8, align 8
  br label %116

114:                                              ; preds = %108, %105
  %115 = call fastcc ptr @make_private(i32 noundef %5) #13
  br label %116

116:                                              ; preds = %114, %112
  %117 = phi ptr [ %113, %112 ], [ %115, %114 ]
  store ptr %117, ptr %8, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %123, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %121 = load i32, ptr %120, align 8
  %122 = icmp eq i32 %121, 67108864
  br i1 %122, label %123, label %124

123:                                              ; preds = %119, %116
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

124:                                              ; preds = %119
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  %125 = call i32 @PMPI_Reduce_scatter(ptr noundef nonnull %66, ptr noundef nonnull %102, ptr noundef nonnull %96, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %121) #12
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.6) #15
  unreachable

128:                                              ; preds = %124
  br i1 %70, label %129, label %145

129:                                              ; preds = %128
  %130 = zext nneg i32 %69 to i64
  br label %131

131:                                              ; preds = %129, %142
  %132 = phi i64 [ %143, %142 ], [ 0, %129 ]
  %133 = getelementptr inbounds nuw %struct.Part, ptr %12, i64 %132
  %134 = load ptr, ptr %133, align 8
  %135 = icmp eq ptr %134, null
  br i1 %135, label %142, label %136

136:                                              ; preds = %131
  %137 = getelementptr inbounds nuw i8, ptr %133, i64 16
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %140 = load ptr, ptr %139, align 8
  %141 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %134, ptr noundef null, ptr noundef %140, i64 noundef %138) #13
  br label %142

142:                                              ; preds = %136, %131
  %143 = add nuw nsw i64 %132, 1
  %144 = icmp eq i64 %143, %130
  br i1 %144, label %145, label %131

145:                                              ; preds = %142, %128
  %146 = icmp eq ptr %62, null
  br i1 %146, label %149, label %147

147:                                              ; preds = %145
  %148 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %62, ptr noundef nonnull %102, ptr noundef %61, i64 noundef %60) #13
  br label %149

149:                                              ; preds = %145, %147
  call void @free(ptr noundef nonnull %66) #12
  call void @free(ptr noundef nonnull %102) #12
  call void @free(ptr noundef nonnull %12) #12
  call void @free(ptr noundef nonnull %96) #12
  %150 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %151 = load ptr, ptr %150, align 8
  call void @free(ptr noundef %151) #12
  br label %152

152:                                              ; preds = %18, %149
  ret void
}

define internal fastcc void @parts_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Parts) align 8 captures(none) initializes((0, 8)) %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef readonly captures(address_is_null) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) unnamed_addr #0 {
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i32 %6, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %7, ptr %12, align 4
  %13 = tail call i32 @llvm.smax.i32(i32 %6, i32 1)
  %14 = zext nneg i32 %13 to i64
  %15 = tail call ptr @calloc(i64 noundef %14, i64 noundef 24) #12
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %18

17:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.7) #15
  unreachable

18:                                               ; preds = %9
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %15, ptr %19, align 8
  %20 = tail call ptr @calloc(i64 noundef %14, i64 noundef 4) #12
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.7) #15
  unreachable

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %20, ptr %24, align 8
  %25 = tail call ptr @calloc(i64 noundef %14, i64 noundef 4) #12
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %28

27:                                               ; preds = %23
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.7) #15
  unreachable

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %25, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 32
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i64 0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store i64 0, ptr %11, align 8
  %31 = call i32 @PMPI_Type_get_extent(i32 noundef %5, ptr noundef nonnull %10, ptr noundef nonnull %11) #12
  %32 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  %33 = icmp sgt i32 %6, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %28
  %35 = icmp eq ptr %3, null
  %36 = icmp eq ptr %4, null
  %37 = icmp eq ptr %1, null
  %38 = zext i32 %7 to i64
  %39 = zext nneg i32 %6 to i64
  br label %42

40:                                               ; preds = %83, %28
  %41 = phi i64 [ 0, %28 ], [ %88, %83 ]
  store i64 %41, ptr %30, align 8
  ret void

42:                                               ; preds = %34, %83
  %43 = phi i64 [ 0, %34 ], [ %89, %83 ]
  %44 = phi i64 [ 0, %34 ], [ %58, %83 ]
  %45 = phi i64 [ 0, %34 ], [ %88, %83 ]
  br i1 %35, label %49, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %48 = load i32, ptr %47, align 4
  br label %49

49:                                               ; preds = %42, %46
  %50 = phi i32 [ %48, %46 ], [ %2, %42 ]
  %51 = sext i32 %50 to i64
  br i1 %36, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %54 = load i32, ptr %53, align 4
  %55 = sext i32 %54 to i64
  br label %56

56:                                               ; preds = %49, %52
  %57 = phi i64 [ %55, %52 ], [ %44, %49 ]
  %58 = add nsw i64 %44, %51
  %59 = getelementptr inbounds nuw %struct.Part, ptr %15, i64 %43
  %60 = mul nsw i64 %57, %32
  %61 = getelementptr inbounds i8, ptr %1, i64 %60
  %62 = select i1 %37, ptr null, ptr %61
  %63 = icmp eq i64 %43, %38
  %64 = select i1 %63, i64 0, i64 %51
  %65 = call fastcc ptr @layout_of(i32 noundef %5, ptr noundef %8) #13, !noalias !201
  %66 = icmp sgt i64 %64, 0
  br i1 %66, label %67, label %71

67:                                               ; preds = %56
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %69 = load i64, ptr %68, align 8, !noalias !201
  %70 = mul nsw i64 %69, %64
  br label %71

71:                                               ; preds = %56, %67
  %72 = phi i64 [ %70, %67 ], [ 0, %56 ]
  store ptr %62, ptr %59, align 8
  %73 = getelementptr inbounds nuw i8, ptr %59, i64 8
  store ptr %65, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %59, i64 16
  store i64 %72, ptr %74, align 8
  %75 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %65, i64 noundef %72) #13
  %76 = icmp sgt i64 %75, 2147483647
  br i1 %76, label %77, label %78

77:                                               ; preds = %71
  store i64 %45, ptr %30, align 8
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.11) #15
  unreachable

78:                                               ; preds = %71
  %79 = trunc i64 %75 to i32
  %80 = getelementptr inbounds nuw i32, ptr %20, i64 %43
  store i32 %79, ptr %80, align 4
  %81 = icmp sgt i64 %45, 2147483647
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store i64 %45, ptr %30, align 8
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.11) #15
  unreachable

83:                                               ; preds = %78
  %84 = trunc i64 %45 to i32
  %85 = getelementptr inbounds nuw i32, ptr %25, i64 %43
  store i32 %84, ptr %85, align 4
  %86 = load i32, ptr %80, align 4
  %87 = sext i32 %86 to i64
  %88 = add nsw i64 %45, %87
  %89 = add nuw nsw i64 %43, 1
  %90 = icmp eq i64 %89, %39
  br i1 %90, label %40, label %42
}

define linkonce_odr hidden void @__enzcc_mpi_allgather_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca i32, align 4
  %14 = alloca %struct.Parts, align 8
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  store i32 1, ptr %13, align 4
  %17 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %13) #12
  %18 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %14, ptr noundef %16, i32 noundef %4, ptr noundef null, ptr noundef null, i32 noundef %5, i32 noundef %18, i32 noundef -1, ptr noundef %8) #13
  call fastcc void @allgather_along(ptr noundef %0, ptr noundef %9, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %14, i32 noundef %6, ptr noundef %8) #13
  ret void
}

define internal fastcc void @allgather_along(ptr noundef readnone captures(address) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.Parts) align 8 captures(none) %4, i32 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %7
  tail call void @free(ptr noundef nonnull %12) #12
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %20 = load ptr, ptr %19, align 8
  tail call void @free(ptr noundef %20) #12
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %22 = load ptr, ptr %21, align 8
  tail call void @free(ptr noundef %22) #12
  br label %129

23:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i32 0, ptr %10, align 4
  %24 = call i32 @PMPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %10) #12
  %25 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  %26 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %26, label %27, label %35

27:                                               ; preds = %23
  %28 = sext i32 %25 to i64
  %29 = getelementptr inbounds %struct.Part, ptr %12, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %34 = load i64, ptr %33, align 8
  br label %53

35:                                               ; preds = %23
  %36 = icmp eq ptr %1, %0
  %37 = select i1 %36, ptr null, ptr %1
  %38 = call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %6) #13, !noalias !205
  %39 = icmp sgt i32 %2, 0
  br i1 %39, label %40, label %53

40:                                               ; preds = %35
  %41 = zext nneg i32 %2 to i64
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %43 = load i64, ptr %42, align 8, !noalias !205
  %44 = mul nsw i64 %43, %41
  %45 = icmp eq ptr %0, null
  %46 = icmp ne i64 %43, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %53

48:                                               ; preds = %40
  %49 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %50 = load i64, ptr %49, align 8, !noalias !210
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15, !noalias !210
  unreachable

53:                                               ; preds = %48, %40, %35, %27
  %54 = phi i64 [ %34, %27 ], [ %44, %48 ], [ %44, %40 ], [ 0, %35 ]
  %55 = phi ptr [ %32, %27 ], [ %38, %48 ], [ %38, %40 ], [ %38, %35 ]
  %56 = phi ptr [ %30, %27 ], [ %37, %48 ], [ %37, %40 ], [ %37, %35 ]
  %57 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %55, i64 noundef %54) #13
  %58 = call i64 @llvm.smax.i64(i64 %57, i64 1)
  %59 = call ptr @calloc(i64 noundef %58, i64 noundef 8) #12
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %62

61:                                               ; preds = %53
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

62:                                               ; preds = %53
  %63 = icmp eq ptr %56, null
  br i1 %63, label %66, label %64

64:                                               ; preds = %62
  %65 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %56, ptr noundef nonnull %59, ptr noundef %55, i64 noundef %54) #13
  br label %66

66:                                               ; preds = %62, %64
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %68 = load i64, ptr %67, align 8
  %69 = call i64 @llvm.smax.i64(i64 %68, i64 1)
  %70 = call ptr @calloc(i64 noundef %69, i64 noundef 8) #12
  %71 = icmp eq ptr %70, null
  br i1 %71, label %72, label %73

72:                                               ; preds = %66
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.7) #15
  unreachable

73:                                               ; preds = %66
  %74 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %55, i64 noundef %54) #13
  %75 = icmp sgt i64 %74, 2147483647
  br i1 %75, label %76, label %77

76:                                               ; preds = %73
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.11) #15
  unreachable

77:                                               ; preds = %73
  %78 = trunc i64 %74 to i32
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %82 = load ptr, ptr %81, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i32 0, ptr %9, align 4
  %83 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %84 = icmp eq i32 %83, 603979776
  br i1 %84, label %91, label %85

85:                                               ; preds = %77
  %86 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %83, ptr noundef nonnull %8, ptr noundef nonnull %9) #12
  %87 = load i32, ptr %9, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:                                               ; preds = %85
  %90 = load ptr, ptr %8, align 8
  br label %93

91:                                               ; preds = %85, %77
  %92 = call fastcc ptr @make_private(i32 noundef %5) #13
  br label %93

93:                                               ; preds = %91, %89
  %94 = phi ptr [ %90, %89 ], [ %92, %91 ]
  store ptr %94, ptr %8, align 8
  %95 = icmp eq ptr %94, null
  br i1 %95, label %100, label %96

96:                                               ; preds = %93
  %97 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %98 = load i32, ptr %97, align 8
  %99 = icmp eq i32 %98, 67108864
  br i1 %99, label %100, label %101

100:                                              ; preds = %96, %93
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

101:                                              ; preds = %96
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  %102 = call i32 @PMPI_Allgatherv(ptr noundef nonnull %59, i32 noundef %78, i32 noundef 1275070475, ptr noundef nonnull %70, ptr noundef %80, ptr noundef %82, i32 noundef 1275070475, i32 noundef %98) #12
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %105, label %104

104:                                              ; preds = %101
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.6) #15
  unreachable

105:                                              ; preds = %101
  %106 = load i32, ptr %4, align 8
  %107 = icmp sgt i32 %106, 0
  br i1 %107, label %108, label %128

108:                                              ; preds = %105
  %109 = zext nneg i32 %106 to i64
  br label %110

110:                                              ; preds = %108, %125
  %111 = phi i64 [ %126, %125 ], [ 0, %108 ]
  %112 = getelementptr inbounds nuw %struct.Part, ptr %12, i64 %111
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %125, label %115

115:                                              ; preds = %110
  %116 = getelementptr inbounds nuw i8, ptr %112, i64 16
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds nuw i32, ptr %82, i64 %111
  %121 = load i32, ptr %120, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %70, i64 %122
  %124 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %113, ptr noundef nonnull %123, ptr noundef %119, i64 noundef %117) #13
  br label %125

125:                                              ; preds = %115, %110
  %126 = add nuw nsw i64 %111, 1
  %127 = icmp eq i64 %126, %109
  br i1 %127, label %128, label %110

128:                                              ; preds = %125, %105
  call void @free(ptr noundef nonnull %70) #12
  call void @free(ptr noundef nonnull %59) #12
  call void @free(ptr noundef nonnull %12) #12
  call void @free(ptr noundef %80) #12
  call void @free(ptr noundef %82) #12
  br label %129

129:                                              ; preds = %18, %128
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgatherv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Parts, align 8
  %19 = icmp eq ptr %11, %3
  %20 = select i1 %19, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  store i32 1, ptr %17, align 4
  %21 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i32 1, ptr %16, align 4
  %22 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %16) #12
  %23 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %13, i64 %24
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store i32 1, ptr %15, align 4
  %26 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %15) #12
  %27 = load i32, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %18, ptr noundef %20, i32 noundef 0, ptr noundef %13, ptr noundef %25, i32 noundef %6, i32 noundef %27, i32 noundef -1, ptr noundef %9) #13
  call fastcc void @allgather_back(ptr noundef %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %18, i32 noundef %7, ptr noundef %9) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgatherv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Parts, align 8
  %19 = icmp eq ptr %11, %3
  %20 = select i1 %19, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  store i32 1, ptr %17, align 4
  %21 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i32 1, ptr %16, align 4
  %22 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %16) #12
  %23 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %13, i64 %24
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store i32 1, ptr %15, align 4
  %26 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %15) #12
  %27 = load i32, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %18, ptr noundef %20, i32 noundef 0, ptr noundef %13, ptr noundef %25, i32 noundef %6, i32 noundef %27, i32 noundef -1, ptr noundef %9) #13
  call fastcc void @allgather_along(ptr noundef %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %18, i32 noundef %7, ptr noundef %9) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoall_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  %17 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %17, label %18, label %19

18:                                               ; preds = %12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, i8 0, i64 40, i1 false)
  br label %24

19:                                               ; preds = %12
  %20 = icmp eq ptr %9, %0
  %21 = select i1 %20, ptr null, ptr %9
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  store i32 1, ptr %14, align 4
  %22 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %14) #12
  %23 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %21, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef %2, i32 noundef %23, i32 noundef -1, ptr noundef %8) #13
  br label %24

24:                                               ; preds = %19, %18
  %25 = icmp eq ptr %10, %3
  %26 = select i1 %25, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  store i32 1, ptr %13, align 4
  %27 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %13) #12
  %28 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %16, ptr noundef %26, i32 noundef %4, ptr noundef null, ptr noundef null, i32 noundef %5, i32 noundef %28, i32 noundef -1, ptr noundef %8) #13
  call fastcc void @alltoall_back(ptr noundef %0, ptr noundef nonnull byval(%struct.Parts) align 8 %15, ptr noundef nonnull byval(%struct.Parts) align 8 %16, i32 noundef %6, ptr noundef %8) #13
  ret void
}

define internal fastcc void @alltoall_back(ptr noundef readnone captures(address) %0, ptr noundef readonly byval(%struct.Parts) align 8 captures(none) %1, ptr noundef readonly byval(%struct.Parts) align 8 captures(none) %2, i32 noundef %3, ptr noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %108, label %13

13:                                               ; preds = %5
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.10) #15
  unreachable

19:                                               ; preds = %13
  %20 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %21 = select i1 %20, ptr %2, ptr %1
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %23 = load i64, ptr %22, align 8
  %24 = tail call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = tail call ptr @calloc(i64 noundef %24, i64 noundef 8) #12
  %26 = icmp eq ptr %25, null
  br i1 %26, label %34, label %27

27:                                               ; preds = %19
  %28 = load i32, ptr %2, align 8
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %53

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %32 = load ptr, ptr %31, align 8
  %33 = zext nneg i32 %28 to i64
  br label %35

34:                                               ; preds = %19
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

35:                                               ; preds = %50, %30
  %36 = phi i64 [ 0, %30 ], [ %51, %50 ]
  %37 = getelementptr inbounds nuw %struct.Part, ptr %7, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %50, label %40

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i32, ptr %32, i64 %36
  %46 = load i32, ptr %45, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %25, i64 %47
  %49 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %38, ptr noundef nonnull %48, ptr noundef %44, i64 noundef %42) #13
  br label %50

50:                                               ; preds = %40, %35
  %51 = add nuw nsw i64 %36, 1
  %52 = icmp eq i64 %51, %33
  br i1 %52, label %53, label %35

53:                                               ; preds = %50, %27
  %54 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %55 = load i64, ptr %54, align 8
  %56 = tail call i64 @llvm.smax.i64(i64 %55, i64 1)
  %57 = tail call ptr @calloc(i64 noundef %56, i64 noundef 8) #12
  %58 = icmp eq ptr %57, null
  br i1 %58, label %59, label %60

59:                                               ; preds = %53
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

60:                                               ; preds = %53
  call fastcc void @exchange(i32 noundef %3, ptr noundef %25, ptr noundef nonnull %2, ptr noundef %57, ptr noundef nonnull %21, ptr noundef %4) #13
  br i1 %29, label %61, label %77

61:                                               ; preds = %60
  %62 = zext nneg i32 %28 to i64
  br label %63

63:                                               ; preds = %61, %74
  %64 = phi i64 [ %75, %74 ], [ 0, %61 ]
  %65 = getelementptr inbounds nuw %struct.Part, ptr %7, i64 %64
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %66, null
  br i1 %67, label %74, label %68

68:                                               ; preds = %63
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %72 = load ptr, ptr %71, align 8
  %73 = tail call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %66, ptr noundef null, ptr noundef %72, i64 noundef %70) #13
  br label %74

74:                                               ; preds = %68, %63
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, %62
  br i1 %76, label %77, label %63

77:                                               ; preds = %74, %60
  %78 = load i32, ptr %21, align 8
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %107

80:                                               ; preds = %77
  %81 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %82 = getelementptr inbounds nuw i8, ptr %21, i64 24
  br label %83

83:                                               ; preds = %102, %80
  %84 = phi i32 [ %78, %80 ], [ %103, %102 ]
  %85 = phi i64 [ 0, %80 ], [ %104, %102 ]
  %86 = load ptr, ptr %81, align 8
  %87 = getelementptr inbounds nuw %struct.Part, ptr %86, i64 %85
  %88 = load ptr, ptr %87, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %102, label %90

90:                                               ; preds = %83
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %94 = load ptr, ptr %93, align 8
  %95 = load ptr, ptr %82, align 8
  %96 = getelementptr inbounds nuw i32, ptr %95, i64 %85
  %97 = load i32, ptr %96, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %57, i64 %98
  %100 = tail call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %88, ptr noundef nonnull %99, ptr noundef %94, i64 noundef %92) #13
  %101 = load i32, ptr %21, align 8
  br label %102

102:                                              ; preds = %90, %83
  %103 = phi i32 [ %84, %83 ], [ %101, %90 ]
  %104 = add nuw nsw i64 %85, 1
  %105 = sext i32 %103 to i64
  %106 = icmp slt i64 %104, %105
  br i1 %106, label %83, label %107

107:                                              ; preds = %102, %77
  tail call void @free(ptr noundef nonnull %25) #12
  tail call void @free(ptr noundef nonnull %57) #12
  br label %108

108:                                              ; preds = %5, %107
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %110 = load ptr, ptr %109, align 8
  tail call void @free(ptr noundef %110) #12
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %112 = load ptr, ptr %111, align 8
  tail call void @free(ptr noundef %112) #12
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %114 = load ptr, ptr %113, align 8
  tail call void @free(ptr noundef %114) #12
  tail call void @free(ptr noundef %7) #12
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %116 = load ptr, ptr %115, align 8
  tail call void @free(ptr noundef %116) #12
  %117 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %118 = load ptr, ptr %117, align 8
  tail call void @free(ptr noundef %118) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoall_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  %17 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %17, label %18, label %19

18:                                               ; preds = %12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, i8 0, i64 40, i1 false)
  br label %24

19:                                               ; preds = %12
  %20 = icmp eq ptr %9, %0
  %21 = select i1 %20, ptr null, ptr %9
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  store i32 1, ptr %14, align 4
  %22 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %14) #12
  %23 = load i32, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %21, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef %2, i32 noundef %23, i32 noundef -1, ptr noundef %8) #13
  br label %24

24:                                               ; preds = %19, %18
  %25 = icmp eq ptr %10, %3
  %26 = select i1 %25, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  store i32 1, ptr %13, align 4
  %27 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %13) #12
  %28 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %16, ptr noundef %26, i32 noundef %4, ptr noundef null, ptr noundef null, i32 noundef %5, i32 noundef %28, i32 noundef -1, ptr noundef %8) #13
  call fastcc void @alltoall_along(ptr noundef %0, ptr noundef nonnull byval(%struct.Parts) align 8 %15, ptr noundef nonnull byval(%struct.Parts) align 8 %16, i32 noundef %6, ptr noundef %8) #13
  ret void
}

define internal fastcc void @alltoall_along(ptr noundef readnone captures(address) %0, ptr noundef readonly byval(%struct.Parts) align 8 captures(none) %1, ptr noundef readonly byval(%struct.Parts) align 8 captures(none) %2, i32 noundef %3, ptr noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %24

13:                                               ; preds = %5
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr noundef %15) #12
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr noundef %17) #12
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr noundef %19) #12
  tail call void @free(ptr noundef nonnull %7) #12
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr noundef %21) #12
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %23 = load ptr, ptr %22, align 8
  br label %104

24:                                               ; preds = %5
  %25 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %26 = select i1 %25, ptr %2, ptr %1
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %28 = load i64, ptr %27, align 8
  %29 = tail call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = tail call ptr @calloc(i64 noundef %29, i64 noundef 8) #12
  %31 = icmp eq ptr %30, null
  br i1 %31, label %38, label %32

32:                                               ; preds = %24
  %33 = load i32, ptr %26, align 8
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %63

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 24
  br label %39

38:                                               ; preds = %24
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

39:                                               ; preds = %58, %35
  %40 = phi i32 [ %33, %35 ], [ %59, %58 ]
  %41 = phi i64 [ 0, %35 ], [ %60, %58 ]
  %42 = load ptr, ptr %36, align 8
  %43 = getelementptr inbounds nuw %struct.Part, ptr %42, i64 %41
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %58, label %46

46:                                               ; preds = %39
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %37, align 8
  %52 = getelementptr inbounds nuw i32, ptr %51, i64 %41
  %53 = load i32, ptr %52, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %30, i64 %54
  %56 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %44, ptr noundef nonnull %55, ptr noundef %50, i64 noundef %48) #13
  %57 = load i32, ptr %26, align 8
  br label %58

58:                                               ; preds = %46, %39
  %59 = phi i32 [ %40, %39 ], [ %57, %46 ]
  %60 = add nuw nsw i64 %41, 1
  %61 = sext i32 %59 to i64
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %39, label %63

63:                                               ; preds = %58, %32
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %65 = load i64, ptr %64, align 8
  %66 = tail call i64 @llvm.smax.i64(i64 %65, i64 1)
  %67 = tail call ptr @calloc(i64 noundef %66, i64 noundef 8) #12
  %68 = icmp eq ptr %67, null
  br i1 %68, label %69, label %70

69:                                               ; preds = %63
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

70:                                               ; preds = %63
  call fastcc void @exchange(i32 noundef %3, ptr noundef %30, ptr noundef nonnull %26, ptr noundef %67, ptr noundef nonnull %2, ptr noundef %4) #13
  %71 = load i32, ptr %2, align 8
  %72 = icmp sgt i32 %71, 0
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %74 = load ptr, ptr %73, align 8
  br i1 %72, label %75, label %95

75:                                               ; preds = %70
  %76 = zext nneg i32 %71 to i64
  br label %77

77:                                               ; preds = %92, %75
  %78 = phi i64 [ 0, %75 ], [ %93, %92 ]
  %79 = getelementptr inbounds nuw %struct.Part, ptr %7, i64 %78
  %80 = load ptr, ptr %79, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %92, label %82

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds nuw i32, ptr %74, i64 %78
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %67, i64 %89
  %91 = tail call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %80, ptr noundef nonnull %90, ptr noundef %86, i64 noundef %84) #13
  br label %92

92:                                               ; preds = %82, %77
  %93 = add nuw nsw i64 %78, 1
  %94 = icmp eq i64 %93, %76
  br i1 %94, label %95, label %77

95:                                               ; preds = %92, %70
  tail call void @free(ptr noundef nonnull %30) #12
  tail call void @free(ptr noundef nonnull %67) #12
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %97 = load ptr, ptr %96, align 8
  tail call void @free(ptr noundef %97) #12
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %99 = load ptr, ptr %98, align 8
  tail call void @free(ptr noundef %99) #12
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %101 = load ptr, ptr %100, align 8
  tail call void @free(ptr noundef %101) #12
  tail call void @free(ptr noundef %7) #12
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %103 = load ptr, ptr %102, align 8
  tail call void @free(ptr noundef %103) #12
  br label %104

104:                                              ; preds = %13, %95
  %105 = phi ptr [ %23, %13 ], [ %74, %95 ]
  tail call void @free(ptr noundef %105) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallv_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Parts, align 8
  %23 = alloca %struct.Parts, align 8
  %24 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %24, label %25, label %26

25:                                               ; preds = %15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %22, i8 0, i64 40, i1 false)
  br label %36

26:                                               ; preds = %15
  %27 = icmp eq ptr %11, %0
  %28 = select i1 %27, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #14
  store i32 1, ptr %21, align 4
  %29 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %21) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #14
  store i32 1, ptr %20, align 4
  %30 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %20) #12
  %31 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %14, i64 %32
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #14
  store i32 1, ptr %19, align 4
  %34 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %19) #12
  %35 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %22, ptr noundef %28, i32 noundef 0, ptr noundef %14, ptr noundef %33, i32 noundef %3, i32 noundef %35, i32 noundef -1, ptr noundef %10) #13
  br label %36

36:                                               ; preds = %26, %25
  %37 = icmp eq ptr %12, %4
  %38 = select i1 %37, ptr null, ptr %12
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #14
  store i32 1, ptr %18, align 4
  %39 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #12
  %40 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #14
  %41 = shl nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %14, i64 %42
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  store i32 1, ptr %17, align 4
  %44 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #12
  %45 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  %46 = mul nsw i32 %45, 3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %14, i64 %47
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i32 1, ptr %16, align 4
  %49 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %16) #12
  %50 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %38, i32 noundef 0, ptr noundef %43, ptr noundef %48, i32 noundef %7, i32 noundef %50, i32 noundef -1, ptr noundef %10) #13
  call fastcc void @alltoall_back(ptr noundef %0, ptr noundef nonnull byval(%struct.Parts) align 8 %22, ptr noundef nonnull byval(%struct.Parts) align 8 %23, i32 noundef %8, ptr noundef %10) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallv_tangent_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Parts, align 8
  %23 = alloca %struct.Parts, align 8
  %24 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  br i1 %24, label %25, label %26

25:                                               ; preds = %15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %22, i8 0, i64 40, i1 false)
  br label %36

26:                                               ; preds = %15
  %27 = icmp eq ptr %11, %0
  %28 = select i1 %27, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #14
  store i32 1, ptr %21, align 4
  %29 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %21) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #14
  store i32 1, ptr %20, align 4
  %30 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %20) #12
  %31 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %14, i64 %32
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #14
  store i32 1, ptr %19, align 4
  %34 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %19) #12
  %35 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %22, ptr noundef %28, i32 noundef 0, ptr noundef %14, ptr noundef %33, i32 noundef %3, i32 noundef %35, i32 noundef -1, ptr noundef %10) #13
  br label %36

36:                                               ; preds = %26, %25
  %37 = icmp eq ptr %12, %4
  %38 = select i1 %37, ptr null, ptr %12
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #14
  store i32 1, ptr %18, align 4
  %39 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #12
  %40 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #14
  %41 = shl nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %14, i64 %42
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  store i32 1, ptr %17, align 4
  %44 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #12
  %45 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  %46 = mul nsw i32 %45, 3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %14, i64 %47
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i32 1, ptr %16, align 4
  %49 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %16) #12
  %50 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %38, i32 noundef 0, ptr noundef %43, ptr noundef %48, i32 noundef %7, i32 noundef %50, i32 noundef -1, ptr noundef %10) #13
  call fastcc void @alltoall_along(ptr noundef %0, ptr noundef nonnull byval(%struct.Parts) align 8 %22, ptr noundef nonnull byval(%struct.Parts) align 8 %23, i32 noundef %8, ptr noundef %10) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_block_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @reduce_scatter_back(ptr noundef %0, ptr noundef %13, ptr noundef %15, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %7) #13
  ret void
}

define internal fastcc void @reduce_scatter_back(ptr noundef readnone captures(address) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7) unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Parts, align 8
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.10) #15
  unreachable

19:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store i32 0, ptr %12, align 4
  %20 = call i32 @PMPI_Comm_rank(i32 noundef %6, ptr noundef nonnull %12) #12
  %21 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  %22 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %23 = select i1 %22, ptr %2, ptr %1
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store i32 1, ptr %11, align 4
  %24 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %11) #12
  %25 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %13, ptr noundef %23, i32 noundef %4, ptr noundef %3, ptr noundef null, i32 noundef %5, i32 noundef %25, i32 noundef -1, ptr noundef %7) #13
  %26 = icmp eq ptr %3, null
  br i1 %26, label %31, label %27

27:                                               ; preds = %19
  %28 = sext i32 %21 to i64
  %29 = getelementptr inbounds i32, ptr %3, i64 %28
  %30 = load i32, ptr %29, align 4
  br label %31

31:                                               ; preds = %19, %27
  %32 = phi i32 [ %30, %27 ], [ %4, %19 ]
  %33 = call fastcc ptr @layout_of(i32 noundef %5, ptr noundef %7) #13, !noalias !211
  %34 = icmp sgt i32 %32, 0
  br i1 %34, label %35, label %40

35:                                               ; preds = %31
  %36 = zext nneg i32 %32 to i64
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %38 = load i64, ptr %37, align 8, !noalias !211
  %39 = mul nsw i64 %38, %36
  br label %40

40:                                               ; preds = %31, %35
  %41 = phi i64 [ %39, %35 ], [ 0, %31 ]
  %42 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %52

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %47 = load ptr, ptr %46, align 8
  call void @free(ptr noundef %47) #12
  %48 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %49 = load ptr, ptr %48, align 8
  call void @free(ptr noundef %49) #12
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %51 = load ptr, ptr %50, align 8
  br label %128

52:                                               ; preds = %40
  %53 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %33, i64 noundef %41) #13
  %54 = call i64 @llvm.smax.i64(i64 %53, i64 1)
  %55 = call ptr @calloc(i64 noundef %54, i64 noundef 8) #12
  %56 = icmp eq ptr %55, null
  br i1 %56, label %57, label %58

57:                                               ; preds = %52
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

58:                                               ; preds = %52
  %59 = icmp eq ptr %2, null
  br i1 %59, label %62, label %60

60:                                               ; preds = %58
  %61 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %2, ptr noundef nonnull %55, ptr noundef nonnull %33, i64 noundef %41) #13
  br label %62

62:                                               ; preds = %58, %60
  %63 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %64 = load i64, ptr %63, align 8
  %65 = call i64 @llvm.smax.i64(i64 %64, i64 1)
  %66 = call ptr @calloc(i64 noundef %65, i64 noundef 8) #12
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %69

68:                                               ; preds = %62
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

69:                                               ; preds = %62
  %70 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %71 = load ptr, ptr %70, align 8
  %72 = sext i32 %21 to i64
  %73 = getelementptr inbounds i32, ptr %71, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %76 = load ptr, ptr %75, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i32 0, ptr %10, align 4
  %77 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %78 = icmp eq i32 %77, 603979776
  br i1 %78, label %85, label %79

79:                                               ; preds = %69
  %80 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %77, ptr noundef nonnull %9, ptr noundef nonnull %10) #12
  %81 = load i32, ptr %10, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %79
  %84 = load ptr, ptr %9, align 8
  br label %87

85:                                               ; preds = %79, %69
  %86 = call fastcc ptr @make_private(i32 noundef %6) #13
  br label %87

87:                                               ; preds = %85, %83
  %88 = phi ptr [ %84, %83 ], [ %86, %85 ]
  store ptr %88, ptr %9, align 8
  %89 = icmp eq ptr %88, null
  br i1 %89, label %94, label %90

90:                                               ; preds = %87
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, 67108864
  br i1 %93, label %94, label %95

94:                                               ; preds = %90, %87
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

95:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  %96 = call i32 @PMPI_Allgatherv(ptr noundef nonnull %55, i32 noundef %74, i32 noundef 1275070475, ptr noundef nonnull %66, ptr noundef nonnull %71, ptr noundef %76, i32 noundef 1275070475, i32 noundef %92) #12
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

99:                                               ; preds = %95
  br i1 %59, label %102, label %100

100:                                              ; preds = %99
  %101 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %2, ptr noundef null, ptr noundef nonnull %33, i64 noundef %41) #13
  br label %102

102:                                              ; preds = %99, %100
  %103 = load i32, ptr %13, align 8
  %104 = icmp sgt i32 %103, 0
  %105 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %106 = load ptr, ptr %105, align 8
  br i1 %104, label %107, label %127

107:                                              ; preds = %102
  %108 = zext nneg i32 %103 to i64
  br label %109

109:                                              ; preds = %124, %107
  %110 = phi i64 [ 0, %107 ], [ %125, %124 ]
  %111 = getelementptr inbounds nuw %struct.Part, ptr %106, i64 %110
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %124, label %114

114:                                              ; preds = %109
  %115 = getelementptr inbounds nuw i8, ptr %111, i64 16
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw i32, ptr %76, i64 %110
  %120 = load i32, ptr %119, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %66, i64 %121
  %123 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %112, ptr noundef nonnull %122, ptr noundef %118, i64 noundef %116) #13
  br label %124

124:                                              ; preds = %114, %109
  %125 = add nuw nsw i64 %110, 1
  %126 = icmp eq i64 %125, %108
  br i1 %126, label %127, label %109

127:                                              ; preds = %124, %102
  call void @free(ptr noundef nonnull %55) #12
  call void @free(ptr noundef nonnull %66) #12
  call void @free(ptr noundef %106) #12
  call void @free(ptr noundef nonnull %71) #12
  br label %128

128:                                              ; preds = %45, %127
  %129 = phi ptr [ %51, %45 ], [ %76, %127 ]
  call void @free(ptr noundef %129) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_block_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @reduce_scatter_along(ptr noundef %0, ptr noundef %13, ptr noundef %15, ptr noundef null, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %7) #13
  ret void
}

define internal fastcc void @reduce_scatter_along(ptr noundef readnone captures(address) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(address_is_null) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7) unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store i32 0, ptr %12, align 4
  %14 = call i32 @PMPI_Comm_rank(i32 noundef %6, ptr noundef nonnull %12) #12
  %15 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  %16 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %17 = select i1 %16, ptr %2, ptr %1
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store i32 1, ptr %11, align 4
  %18 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %11) #12
  %19 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %13, ptr noundef %17, i32 noundef %4, ptr noundef %3, ptr noundef null, i32 noundef %5, i32 noundef %19, i32 noundef -1, ptr noundef %7) #13
  %20 = icmp eq ptr %3, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %8
  %22 = sext i32 %15 to i64
  %23 = getelementptr inbounds i32, ptr %3, i64 %22
  %24 = load i32, ptr %23, align 4
  br label %25

25:                                               ; preds = %8, %21
  %26 = phi i32 [ %24, %21 ], [ %4, %8 ]
  %27 = call fastcc ptr @layout_of(i32 noundef %5, ptr noundef %7) #13, !noalias !214
  %28 = icmp sgt i32 %26, 0
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = zext nneg i32 %26 to i64
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %32 = load i64, ptr %31, align 8, !noalias !214
  %33 = mul nsw i64 %32, %30
  br label %34

34:                                               ; preds = %25, %29
  %35 = phi i64 [ %33, %29 ], [ 0, %25 ]
  %36 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %34
  %40 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %41 = load ptr, ptr %40, align 8
  call void @free(ptr noundef %41) #12
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %43 = load ptr, ptr %42, align 8
  br label %116

44:                                               ; preds = %34
  %45 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %27, i64 noundef %35) #13
  %46 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %47 = call ptr @calloc(i64 noundef %46, i64 noundef 8) #12
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %50

49:                                               ; preds = %44
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %52 = load i64, ptr %51, align 8
  %53 = call i64 @llvm.smax.i64(i64 %52, i64 1)
  %54 = call ptr @calloc(i64 noundef %53, i64 noundef 8) #12
  %55 = icmp eq ptr %54, null
  br i1 %55, label %65, label %56

56:                                               ; preds = %50
  %57 = load i32, ptr %13, align 8
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %84

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %62 = load ptr, ptr %60, align 8
  %63 = load ptr, ptr %61, align 8
  %64 = zext nneg i32 %57 to i64
  br label %66

65:                                               ; preds = %50
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.7) #15
  unreachable

66:                                               ; preds = %81, %59
  %67 = phi i64 [ 0, %59 ], [ %82, %81 ]
  %68 = getelementptr inbounds nuw %struct.Part, ptr %62, i64 %67
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %81, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw i32, ptr %63, i64 %67
  %77 = load i32, ptr %76, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %54, i64 %78
  %80 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %69, ptr noundef nonnull %79, ptr noundef %75, i64 noundef %73) #13
  br label %81

81:                                               ; preds = %71, %66
  %82 = add nuw nsw i64 %67, 1
  %83 = icmp eq i64 %82, %64
  br i1 %83, label %84, label %66

84:                                               ; preds = %81, %56
  %85 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %86 = load ptr, ptr %85, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i32 0, ptr %10, align 4
  %87 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %88 = icmp eq i32 %87, 603979776
  br i1 %88, label %95, label %89

89:                                               ; preds = %84
  %90 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %87, ptr noundef nonnull %9, ptr noundef nonnull %10) #12
  %91 = load i32, ptr %10, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:                                               ; preds = %89
  %94 = load ptr, ptr %9, align 8
  br label %97

95:                                               ; preds = %89, %84
  %96 = call fastcc ptr @make_private(i32 noundef %6) #13
  br label %97

97:                                               ; preds = %95, %93
  %98 = phi ptr [ %94, %93 ], [ %96, %95 ]
  store ptr %98, ptr %9, align 8
  %99 = icmp eq ptr %98, null
  br i1 %99, label %104, label %100

100:                                              ; preds = %97
  %101 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %102 = load i32, ptr %101, align 8
  %103 = icmp eq i32 %102, 67108864
  br i1 %103, label %104, label %105

104:                                              ; preds = %100, %97
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

105:                                              ; preds = %100
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  %106 = call i32 @PMPI_Reduce_scatter(ptr noundef nonnull %54, ptr noundef nonnull %47, ptr noundef %86, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %102) #12
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #15
  unreachable

109:                                              ; preds = %105
  %110 = icmp eq ptr %2, null
  br i1 %110, label %113, label %111

111:                                              ; preds = %109
  %112 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %2, ptr noundef nonnull %47, ptr noundef nonnull %27, i64 noundef %35) #13
  br label %113

113:                                              ; preds = %109, %111
  call void @free(ptr noundef nonnull %47) #12
  call void @free(ptr noundef nonnull %54) #12
  %114 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %115 = load ptr, ptr %114, align 8
  call void @free(ptr noundef %115) #12
  br label %116

116:                                              ; preds = %39, %113
  %117 = phi ptr [ %43, %39 ], [ %86, %113 ]
  call void @free(ptr noundef %117) #12
  %118 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %119 = load ptr, ptr %118, align 8
  call void @free(ptr noundef %119) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %8, %0
  %14 = select i1 %13, ptr null, ptr %8
  %15 = icmp eq ptr %9, %1
  %16 = select i1 %15, ptr null, ptr %9
  tail call fastcc void @reduce_scatter_back(ptr noundef %0, ptr noundef %14, ptr noundef %16, ptr noundef %11, i32 noundef 0, i32 noundef %3, i32 noundef %5, ptr noundef %7) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_tangent_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %8, %0
  %14 = select i1 %13, ptr null, ptr %8
  %15 = icmp eq ptr %9, %1
  %16 = select i1 %15, ptr null, ptr %9
  tail call fastcc void @reduce_scatter_along(ptr noundef %0, ptr noundef %14, ptr noundef %16, ptr noundef %11, i32 noundef 0, i32 noundef %3, i32 noundef %5, ptr noundef %7) #13
  ret void
}

declare i32 @PMPI_Comm_test_inter(i32 noundef, ptr noundef) #2

declare i32 @PMPI_Comm_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal noundef i32 @not_copied(i32 %0, i32 %1, ptr readnone captures(none) %2, ptr readnone captures(none) %3, ptr readnone captures(none) %4, ptr noundef writeonly captures(none) initializes((0, 4)) %5) #7 {
  store i32 0, ptr %5, align 4
  ret i32 0
}

define internal noundef i32 @freed(i32 %0, i32 %1, ptr noundef readnone captures(address) %2, ptr readnone captures(none) %3) #0 {
  br label %5

5:                                                ; preds = %9, %4
  %6 = phi ptr [ @__enzcc_mpi_privates_mpich, %4 ], [ %7, %9 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %25, label %9

9:                                                ; preds = %5
  %10 = icmp eq ptr %7, %2
  br i1 %10, label %11, label %5

11:                                               ; preds = %9
  %12 = load ptr, ptr %7, align 8
  store ptr %12, ptr %6, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 67108864
  br i1 %15, label %18, label %16

16:                                               ; preds = %11
  %17 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %13) #12
  br label %18

18:                                               ; preds = %16, %11
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 67108864
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %19) #12
  br label %24

24:                                               ; preds = %18, %22
  store i32 67108864, ptr %13, align 4
  store i32 67108864, ptr %19, align 8
  tail call void @free(ptr noundef nonnull %7) #12
  br label %25

25:                                               ; preds = %5, %24
  ret i32 0
}

define internal noundef i32 @finalized(i32 %0, i32 %1, ptr readnone captures(none) %2, ptr readnone captures(none) %3) #0 {
  %5 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %9 = load ptr, ptr %8, align 8
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.10) #15
  unreachable

10:                                               ; preds = %4
  %11 = load ptr, ptr @__enzcc_mpi_pending_mpich, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %22, label %13

13:                                               ; preds = %10, %13
  %14 = phi ptr [ %20, %13 ], [ %11, %10 ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = tail call i32 @PMPI_Wait(ptr noundef nonnull %15, ptr noundef nonnull inttoptr (i64 1 to ptr)) #12
  %17 = load ptr, ptr %14, align 8
  store ptr %17, ptr @__enzcc_mpi_pending_mpich, align 8
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr noundef %19) #12
  tail call void @free(ptr noundef nonnull %14) #12
  %20 = load ptr, ptr @__enzcc_mpi_pending_mpich, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %13

22:                                               ; preds = %13, %10
  %23 = load ptr, ptr @__enzcc_mpi_privates_mpich, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %39, %22
  ret i32 0

26:                                               ; preds = %22, %39
  %27 = phi ptr [ %40, %39 ], [ %23, %22 ]
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 12
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 67108864
  br i1 %30, label %33, label %31

31:                                               ; preds = %26
  %32 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %28) #12
  br label %33

33:                                               ; preds = %31, %26
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 67108864
  br i1 %36, label %39, label %37

37:                                               ; preds = %33
  %38 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %34) #12
  br label %39

39:                                               ; preds = %33, %37
  store i32 67108864, ptr %28, align 4
  store i32 67108864, ptr %34, align 8
  %40 = load ptr, ptr %27, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %25, label %26
}

declare i32 @PMPI_Comm_set_attr(i32 noundef, i32 noundef, ptr noundef) #2

declare ptr @malloc(i64 noundef) #2

declare i32 @PMPI_Comm_group(i32 noundef, ptr noundef) #2

declare i32 @PMPI_Group_free(ptr noundef) #2

declare i32 @PMPI_Comm_free(ptr noundef) #2

declare i32 @PMPI_Wait(ptr noundef, ptr noundef) #2

declare i32 @PMPI_Test(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @PMPI_Get_elements(ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @PMPI_Type_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal noundef i32 @drop_layout(i32 %0, i32 %1, ptr noundef %2, ptr readnone captures(none) %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr noundef %11) #12
  tail call void @free(ptr noundef nonnull %2) #12
  br label %12

12:                                               ; preds = %9, %4
  ret i32 0
}

declare i32 @PMPI_Type_get_attr(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define internal fastcc void @describe(ptr noundef nonnull captures(none) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #14
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %3
  %29 = call i32 @PMPI_Type_get_envelope(i32 noundef %1, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22, ptr noundef nonnull %23) #12
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %28, %3
  store i32 1, ptr %25, align 8
  br label %413

32:                                               ; preds = %28
  %33 = load i32, ptr %23, align 4
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %37, label %139

35:                                               ; preds = %50
  %36 = icmp eq i32 %53, 0
  br i1 %36, label %129, label %59

37:                                               ; preds = %32, %50
  %38 = phi i64 [ %54, %50 ], [ 0, %32 ]
  %39 = phi i32 [ %53, %50 ], [ 0, %32 ]
  %40 = phi i32 [ %52, %50 ], [ 1, %32 ]
  %41 = phi i32 [ %51, %50 ], [ 0, %32 ]
  %42 = getelementptr inbounds nuw %struct.anon, ptr @NUMBERS, i64 %38
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, %1
  br i1 %44, label %45, label %50

45:                                               ; preds = %37
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %49 = load i32, ptr %48, align 4
  br label %50

50:                                               ; preds = %37, %45
  %51 = phi i32 [ %47, %45 ], [ %41, %37 ]
  %52 = phi i32 [ %49, %45 ], [ %40, %37 ]
  %53 = phi i32 [ %47, %45 ], [ %39, %37 ]
  %54 = add nuw nsw i64 %38, 1
  %55 = icmp eq i64 %54, 14
  br i1 %55, label %35, label %37

56:                                               ; preds = %129
  %57 = icmp eq i32 %136, 0
  %58 = zext i1 %57 to i32
  br label %59

59:                                               ; preds = %56, %35
  %60 = phi i32 [ 0, %35 ], [ %58, %56 ]
  %61 = load i32, ptr %25, align 8
  %62 = or i32 %61, %60
  store i32 %62, ptr %25, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #14
  store i64 0, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #14
  store i64 0, ptr %19, align 8
  %63 = call i32 @PMPI_Type_get_extent(i32 noundef %1, ptr noundef nonnull %18, ptr noundef nonnull %19) #12
  %64 = load i64, ptr %19, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #14
  %65 = trunc i64 %64 to i32
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %98, label %69

69:                                               ; preds = %59
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr %struct.Run, ptr %71, i64 %67
  %73 = getelementptr i8, ptr %72, i64 -32
  %74 = icmp eq ptr %73, null
  br i1 %74, label %98, label %75

75:                                               ; preds = %69
  %76 = getelementptr i8, ptr %72, i64 -16
  %77 = load i32, ptr %76, align 8
  %78 = icmp eq i32 %77, %51
  br i1 %78, label %79, label %98

79:                                               ; preds = %75
  %80 = getelementptr i8, ptr %72, i64 -12
  %81 = load i32, ptr %80, align 4
  %82 = icmp eq i32 %81, %52
  br i1 %82, label %83, label %98

83:                                               ; preds = %79
  %84 = getelementptr i8, ptr %72, i64 -8
  %85 = load i32, ptr %84, align 8
  %86 = icmp eq i32 %85, %65
  br i1 %86, label %87, label %98

87:                                               ; preds = %83
  %88 = load i64, ptr %73, align 8
  %89 = getelementptr i8, ptr %72, i64 -24
  %90 = load i64, ptr %89, align 8
  %91 = shl i64 %64, 32
  %92 = ashr exact i64 %91, 32
  %93 = mul nsw i64 %90, %92
  %94 = add nsw i64 %93, %88
  %95 = icmp eq i64 %94, %2
  br i1 %95, label %96, label %98

96:                                               ; preds = %87
  %97 = add nsw i64 %90, 1
  store i64 %97, ptr %89, align 8
  br label %413

98:                                               ; preds = %59, %87, %83, %79, %75, %69
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %67, %100
  br i1 %101, label %105, label %102

102:                                              ; preds = %98
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %104 = load ptr, ptr %103, align 8
  br label %119

105:                                              ; preds = %98
  %106 = shl nsw i64 %67, 1
  %107 = select i1 %68, i64 4, i64 %106
  %108 = call ptr @calloc(i64 noundef %107, i64 noundef 32) #12
  %109 = icmp eq ptr %108, null
  br i1 %109, label %110, label %111

110:                                              ; preds = %105
  store i32 1, ptr %25, align 8
  br label %413

111:                                              ; preds = %105
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %113 = load ptr, ptr %112, align 8
  %114 = load i64, ptr %66, align 8
  %115 = shl i64 %114, 5
  %116 = call ptr @memcpy(ptr noundef nonnull %108, ptr noundef %113, i64 noundef %115) #12
  %117 = load ptr, ptr %112, align 8
  call void @free(ptr noundef %117) #12
  store ptr %108, ptr %112, align 8
  store i64 %107, ptr %99, align 8
  %118 = load i64, ptr %66, align 8
  br label %119

119:                                              ; preds = %111, %102
  %120 = phi i64 [ %67, %102 ], [ %118, %111 ]
  %121 = phi ptr [ %104, %102 ], [ %108, %111 ]
  %122 = add nsw i64 %120, 1
  store i64 %122, ptr %66, align 8
  %123 = getelementptr inbounds %struct.Run, ptr %121, i64 %120
  store i64 %2, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 8
  store i64 1, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 16
  store i32 %51, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %123, i64 20
  store i32 %52, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %123, i64 24
  store i32 %65, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %123, i64 28
  store i32 0, ptr %128, align 4
  br label %413

129:                                              ; preds = %35, %129
  %130 = phi i64 [ %137, %129 ], [ 0, %35 ]
  %131 = phi i32 [ %136, %129 ], [ 0, %35 ]
  %132 = getelementptr inbounds nuw i32, ptr @INTEGERS, i64 %130
  %133 = load i32, ptr %132, align 4
  %134 = icmp eq i32 %133, %1
  %135 = zext i1 %134 to i32
  %136 = or i32 %131, %135
  %137 = add nuw nsw i64 %130, 1
  %138 = icmp eq i64 %137, 32
  br i1 %138, label %56, label %129

139:                                              ; preds = %32
  %140 = load i32, ptr %20, align 4
  %141 = sext i32 %140 to i64
  %142 = add nsw i64 %141, 1
  %143 = call ptr @calloc(i64 noundef %142, i64 noundef 4) #12
  %144 = load i32, ptr %21, align 4
  %145 = sext i32 %144 to i64
  %146 = add nsw i64 %145, 1
  %147 = call ptr @calloc(i64 noundef %146, i64 noundef 8) #12
  %148 = load i32, ptr %22, align 4
  %149 = sext i32 %148 to i64
  %150 = add nsw i64 %149, 1
  %151 = call ptr @calloc(i64 noundef %150, i64 noundef 4) #12
  %152 = icmp ne ptr %143, null
  %153 = icmp ne ptr %147, null
  %154 = select i1 %152, i1 %153, i1 false
  %155 = icmp ne ptr %151, null
  %156 = select i1 %154, i1 %155, i1 false
  br i1 %156, label %157, label %163

157:                                              ; preds = %139
  %158 = load i32, ptr %20, align 4
  %159 = load i32, ptr %21, align 4
  %160 = load i32, ptr %22, align 4
  %161 = call i32 @PMPI_Type_get_contents(i32 noundef %1, i32 noundef %158, i32 noundef %159, i32 noundef %160, ptr noundef nonnull %143, ptr noundef nonnull %147, ptr noundef nonnull %151) #12
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %164, label %163

163:                                              ; preds = %139, %157
  store i32 1, ptr %25, align 8
  store i32 0, ptr %22, align 4
  br label %396

164:                                              ; preds = %157
  %165 = load i32, ptr %151, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  store i64 0, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  store i64 0, ptr %17, align 8
  %166 = call i32 @PMPI_Type_get_extent(i32 noundef %165, ptr noundef nonnull %16, ptr noundef nonnull %17) #12
  %167 = load i64, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  %168 = load i32, ptr %23, align 4
  switch i32 %168, label %388 [
    i32 2, label %188
    i32 18, label %188
    i32 3, label %190
    i32 4, label %194
    i32 6, label %194
    i32 7, label %185
    i32 9, label %182
    i32 10, label %177
    i32 19, label %172
    i32 12, label %169
    i32 13, label %372
  ]

169:                                              ; preds = %164
  %170 = load i32, ptr %143, align 4
  %171 = icmp sgt i32 %170, 0
  br i1 %171, label %345, label %389

172:                                              ; preds = %164
  %173 = load i32, ptr %143, align 4
  %174 = icmp sgt i32 %173, 0
  br i1 %174, label %175, label %389

175:                                              ; preds = %172
  %176 = getelementptr inbounds nuw i8, ptr %143, i64 4
  br label %320

177:                                              ; preds = %164
  %178 = load i32, ptr %143, align 4
  %179 = icmp sgt i32 %178, 0
  br i1 %179, label %180, label %389

180:                                              ; preds = %177
  %181 = getelementptr inbounds nuw i8, ptr %143, i64 4
  br label %292

182:                                              ; preds = %164
  %183 = load i32, ptr %143, align 4
  %184 = icmp sgt i32 %183, 0
  br i1 %184, label %266, label %389

185:                                              ; preds = %164
  %186 = load i32, ptr %143, align 4
  %187 = icmp sgt i32 %186, 0
  br i1 %187, label %234, label %389

188:                                              ; preds = %164, %164
  %189 = load i32, ptr %151, align 4
  call fastcc void @describe(ptr noundef %0, i32 noundef %189, i64 noundef %2) #13
  br label %389

190:                                              ; preds = %164
  %191 = load i32, ptr %151, align 4
  %192 = load i32, ptr %143, align 4
  %193 = sext i32 %192 to i64
  call fastcc void @repeat(ptr noundef %0, i32 noundef %191, i64 noundef %2, i64 noundef %193) #13
  br label %389

194:                                              ; preds = %164, %164
  %195 = load i32, ptr %143, align 4
  %196 = icmp sgt i32 %195, 0
  br i1 %196, label %197, label %389

197:                                              ; preds = %194
  %198 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %199 = getelementptr inbounds nuw i8, ptr %143, i64 4
  br label %200

200:                                              ; preds = %197, %229
  %201 = phi i64 [ 0, %197 ], [ %230, %229 ]
  %202 = load i32, ptr %151, align 4
  %203 = load i32, ptr %23, align 4
  %204 = icmp eq i32 %203, 4
  br i1 %204, label %205, label %209

205:                                              ; preds = %200
  %206 = load i32, ptr %198, align 4
  %207 = sext i32 %206 to i64
  %208 = mul nsw i64 %167, %207
  br label %211

209:                                              ; preds = %200
  %210 = load i64, ptr %147, align 8
  br label %211

211:                                              ; preds = %209, %205
  %212 = phi i64 [ %208, %205 ], [ %210, %209 ]
  %213 = mul nsw i64 %212, %201
  %214 = add nsw i64 %213, %2
  %215 = load i32, ptr %199, align 4
  %216 = sext i32 %215 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  store i64 0, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store i64 0, ptr %15, align 8
  %217 = call i32 @PMPI_Type_get_extent(i32 noundef %202, ptr noundef nonnull %14, ptr noundef nonnull %15) #12
  %218 = load i64, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  %219 = icmp sgt i32 %215, 0
  br i1 %219, label %220, label %229

220:                                              ; preds = %211, %224
  %221 = phi i64 [ %227, %224 ], [ 0, %211 ]
  %222 = load i32, ptr %25, align 8
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %229

224:                                              ; preds = %220
  %225 = mul nsw i64 %221, %218
  %226 = add nsw i64 %214, %225
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %202, i64 noundef %226) #13
  %227 = add nuw nsw i64 %221, 1
  %228 = icmp eq i64 %227, %216
  br i1 %228, label %229, label %220

229:                                              ; preds = %220, %224, %211
  %230 = add nuw nsw i64 %201, 1
  %231 = load i32, ptr %143, align 4
  %232 = sext i32 %231 to i64
  %233 = icmp slt i64 %230, %232
  br i1 %233, label %200, label %389

234:                                              ; preds = %185, %262
  %235 = phi i64 [ %238, %262 ], [ 0, %185 ]
  %236 = phi i32 [ %263, %262 ], [ %186, %185 ]
  %237 = load i32, ptr %151, align 4
  %238 = add nuw nsw i64 %235, 1
  %239 = trunc nuw nsw i64 %238 to i32
  %240 = add i32 %236, %239
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds i32, ptr %143, i64 %241
  %243 = load i32, ptr %242, align 4
  %244 = sext i32 %243 to i64
  %245 = mul nsw i64 %167, %244
  %246 = add nsw i64 %245, %2
  %247 = getelementptr inbounds nuw i32, ptr %143, i64 %238
  %248 = load i32, ptr %247, align 4
  %249 = sext i32 %248 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store i64 0, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  store i64 0, ptr %13, align 8
  %250 = call i32 @PMPI_Type_get_extent(i32 noundef %237, ptr noundef nonnull %12, ptr noundef nonnull %13) #12
  %251 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  %252 = icmp sgt i32 %248, 0
  br i1 %252, label %253, label %262

253:                                              ; preds = %234, %257
  %254 = phi i64 [ %260, %257 ], [ 0, %234 ]
  %255 = load i32, ptr %25, align 8
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %262

257:                                              ; preds = %253
  %258 = mul nsw i64 %254, %251
  %259 = add nsw i64 %246, %258
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %237, i64 noundef %259) #13
  %260 = add nuw nsw i64 %254, 1
  %261 = icmp eq i64 %260, %249
  br i1 %261, label %262, label %253

262:                                              ; preds = %253, %257, %234
  %263 = load i32, ptr %143, align 4
  %264 = sext i32 %263 to i64
  %265 = icmp slt i64 %238, %264
  br i1 %265, label %234, label %389

266:                                              ; preds = %182, %288
  %267 = phi i64 [ %272, %288 ], [ 0, %182 ]
  %268 = load i32, ptr %151, align 4
  %269 = getelementptr inbounds nuw i64, ptr %147, i64 %267
  %270 = load i64, ptr %269, align 8
  %271 = add nsw i64 %270, %2
  %272 = add nuw nsw i64 %267, 1
  %273 = getelementptr inbounds nuw i32, ptr %143, i64 %272
  %274 = load i32, ptr %273, align 4
  %275 = sext i32 %274 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i64 0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  store i64 0, ptr %11, align 8
  %276 = call i32 @PMPI_Type_get_extent(i32 noundef %268, ptr noundef nonnull %10, ptr noundef nonnull %11) #12
  %277 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  %278 = icmp sgt i32 %274, 0
  br i1 %278, label %279, label %288

279:                                              ; preds = %266, %283
  %280 = phi i64 [ %286, %283 ], [ 0, %266 ]
  %281 = load i32, ptr %25, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %288

283:                                              ; preds = %279
  %284 = mul nsw i64 %280, %277
  %285 = add nsw i64 %271, %284
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %268, i64 noundef %285) #13
  %286 = add nuw nsw i64 %280, 1
  %287 = icmp eq i64 %286, %275
  br i1 %287, label %288, label %279

288:                                              ; preds = %279, %283, %266
  %289 = load i32, ptr %143, align 4
  %290 = sext i32 %289 to i64
  %291 = icmp slt i64 %272, %290
  br i1 %291, label %266, label %389

292:                                              ; preds = %180, %315
  %293 = phi i64 [ 0, %180 ], [ %316, %315 ]
  %294 = load i32, ptr %151, align 4
  %295 = getelementptr inbounds nuw i32, ptr %143, i64 %293
  %296 = getelementptr inbounds nuw i8, ptr %295, i64 8
  %297 = load i32, ptr %296, align 4
  %298 = sext i32 %297 to i64
  %299 = mul nsw i64 %167, %298
  %300 = add nsw i64 %299, %2
  %301 = load i32, ptr %181, align 4
  %302 = sext i32 %301 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i64 0, ptr %9, align 8
  %303 = call i32 @PMPI_Type_get_extent(i32 noundef %294, ptr noundef nonnull %8, ptr noundef nonnull %9) #12
  %304 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  %305 = icmp sgt i32 %301, 0
  br i1 %305, label %306, label %315

306:                                              ; preds = %292, %310
  %307 = phi i64 [ %313, %310 ], [ 0, %292 ]
  %308 = load i32, ptr %25, align 8
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %315

310:                                              ; preds = %306
  %311 = mul nsw i64 %307, %304
  %312 = add nsw i64 %300, %311
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %294, i64 noundef %312) #13
  %313 = add nuw nsw i64 %307, 1
  %314 = icmp eq i64 %313, %302
  br i1 %314, label %315, label %306

315:                                              ; preds = %306, %310, %292
  %316 = add nuw nsw i64 %293, 1
  %317 = load i32, ptr %143, align 4
  %318 = sext i32 %317 to i64
  %319 = icmp slt i64 %316, %318
  br i1 %319, label %292, label %389

320:                                              ; preds = %175, %340
  %321 = phi i64 [ 0, %175 ], [ %341, %340 ]
  %322 = load i32, ptr %151, align 4
  %323 = getelementptr inbounds nuw i64, ptr %147, i64 %321
  %324 = load i64, ptr %323, align 8
  %325 = add nsw i64 %324, %2
  %326 = load i32, ptr %176, align 4
  %327 = sext i32 %326 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  store i64 0, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i64 0, ptr %7, align 8
  %328 = call i32 @PMPI_Type_get_extent(i32 noundef %322, ptr noundef nonnull %6, ptr noundef nonnull %7) #12
  %329 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %330 = icmp sgt i32 %326, 0
  br i1 %330, label %331, label %340

331:                                              ; preds = %320, %335
  %332 = phi i64 [ %338, %335 ], [ 0, %320 ]
  %333 = load i32, ptr %25, align 8
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %335, label %340

335:                                              ; preds = %331
  %336 = mul nsw i64 %332, %329
  %337 = add nsw i64 %325, %336
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %322, i64 noundef %337) #13
  %338 = add nuw nsw i64 %332, 1
  %339 = icmp eq i64 %338, %327
  br i1 %339, label %340, label %331

340:                                              ; preds = %331, %335, %320
  %341 = add nuw nsw i64 %321, 1
  %342 = load i32, ptr %143, align 4
  %343 = sext i32 %342 to i64
  %344 = icmp slt i64 %341, %343
  br i1 %344, label %320, label %389

345:                                              ; preds = %169, %368
  %346 = phi i64 [ %352, %368 ], [ 0, %169 ]
  %347 = getelementptr inbounds nuw i32, ptr %151, i64 %346
  %348 = load i32, ptr %347, align 4
  %349 = getelementptr inbounds nuw i64, ptr %147, i64 %346
  %350 = load i64, ptr %349, align 8
  %351 = add nsw i64 %350, %2
  %352 = add nuw nsw i64 %346, 1
  %353 = getelementptr inbounds nuw i32, ptr %143, i64 %352
  %354 = load i32, ptr %353, align 4
  %355 = sext i32 %354 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  store i64 0, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  store i64 0, ptr %5, align 8
  %356 = call i32 @PMPI_Type_get_extent(i32 noundef %348, ptr noundef nonnull %4, ptr noundef nonnull %5) #12
  %357 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  %358 = icmp sgt i32 %354, 0
  br i1 %358, label %359, label %368

359:                                              ; preds = %345, %363
  %360 = phi i64 [ %366, %363 ], [ 0, %345 ]
  %361 = load i32, ptr %25, align 8
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %363, label %368

363:                                              ; preds = %359
  %364 = mul nsw i64 %360, %357
  %365 = add nsw i64 %351, %364
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %348, i64 noundef %365) #13
  %366 = add nuw nsw i64 %360, 1
  %367 = icmp eq i64 %366, %355
  br i1 %367, label %368, label %359

368:                                              ; preds = %359, %363, %345
  %369 = load i32, ptr %143, align 4
  %370 = sext i32 %369 to i64
  %371 = icmp slt i64 %352, %370
  br i1 %371, label %345, label %389

372:                                              ; preds = %164
  %373 = load i32, ptr %151, align 4
  %374 = load i32, ptr %143, align 4
  %375 = getelementptr inbounds nuw i8, ptr %143, i64 4
  %376 = sext i32 %374 to i64
  %377 = getelementptr inbounds i32, ptr %375, i64 %376
  %378 = shl nsw i32 %374, 1
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds i32, ptr %375, i64 %379
  %381 = mul nsw i32 %374, 3
  %382 = sext i32 %381 to i64
  %383 = getelementptr i32, ptr %143, i64 %382
  %384 = getelementptr i8, ptr %383, i64 4
  %385 = load i32, ptr %384, align 4
  %386 = icmp eq i32 %385, 57
  %387 = zext i1 %386 to i32
  call fastcc void @describe_part(ptr noundef %0, i32 noundef %373, i64 noundef %2, i32 noundef %374, ptr noundef %375, ptr noundef %377, ptr noundef %380, i32 noundef %387) #13
  br label %389

388:                                              ; preds = %164
  store i32 1, ptr %25, align 8
  br label %389

389:                                              ; preds = %368, %340, %315, %288, %262, %229, %169, %172, %177, %182, %185, %194, %188, %190, %372, %388
  %390 = load i32, ptr %22, align 4
  %391 = icmp sgt i32 %390, 0
  br i1 %391, label %392, label %396

392:                                              ; preds = %389
  %393 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %394 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %395 = getelementptr inbounds nuw i8, ptr %24, i64 12
  br label %397

396:                                              ; preds = %408, %163, %389
  call void @free(ptr noundef %143) #12
  call void @free(ptr noundef %147) #12
  call void @free(ptr noundef %151) #12
  br label %413

397:                                              ; preds = %392, %408
  %398 = phi i64 [ 0, %392 ], [ %409, %408 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #14
  %399 = getelementptr inbounds nuw i32, ptr %151, i64 %398
  %400 = load i32, ptr %399, align 4
  %401 = call i32 @PMPI_Type_get_envelope(i32 noundef %400, ptr noundef nonnull %24, ptr noundef nonnull %393, ptr noundef nonnull %394, ptr noundef nonnull %395) #12
  %402 = icmp eq i32 %401, 0
  %403 = load i32, ptr %395, align 4
  %404 = icmp ne i32 %403, 1
  %405 = select i1 %402, i1 %404, i1 false
  br i1 %405, label %406, label %408

406:                                              ; preds = %397
  %407 = call i32 @PMPI_Type_free(ptr noundef nonnull %399) #12
  br label %408

408:                                              ; preds = %406, %397
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #14
  %409 = add nuw nsw i64 %398, 1
  %410 = load i32, ptr %22, align 4
  %411 = sext i32 %410 to i64
  %412 = icmp slt i64 %409, %411
  br i1 %412, label %397, label %396

413:                                              ; preds = %119, %110, %96, %396, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #14
  ret void
}

define internal fastcc void @fail(ptr noundef %0, ptr noundef %1) unnamed_addr #8 {
  %3 = alloca [1024 x i8], align 16
  %4 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  store ptr @.str.2, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr @.str.3, ptr %6, align 16
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store ptr @.str.4, ptr %8, align 16
  br label %12

9:                                                ; preds = %21
  %10 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %22) #12
  %11 = call i32 @PMPI_Abort(i32 noundef 1140850688, i32 noundef 1) #12
  call void @abort() #16
  unreachable

12:                                               ; preds = %2, %21
  %13 = phi i64 [ 0, %2 ], [ %23, %21 ]
  %14 = phi i64 [ 0, %2 ], [ %22, %21 ]
  %15 = getelementptr inbounds nuw ptr, ptr %4, i64 %13
  %16 = load ptr, ptr %15, align 8
  %17 = load i8, ptr %16, align 1
  %18 = icmp ne i8 %17, 0
  %19 = icmp ult i64 %14, 1024
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %25, label %21

21:                                               ; preds = %25, %12
  %22 = phi i64 [ %14, %12 ], [ %29, %25 ]
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, 5
  br i1 %24, label %9, label %12

25:                                               ; preds = %12, %25
  %26 = phi i8 [ %32, %25 ], [ %17, %12 ]
  %27 = phi i64 [ %29, %25 ], [ %14, %12 ]
  %28 = phi ptr [ %31, %25 ], [ %16, %12 ]
  %29 = add nuw nsw i64 %27, 1
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 %27
  store i8 %26, ptr %30, align 1
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 1
  %32 = load i8, ptr %31, align 1
  %33 = icmp ne i8 %32, 0
  %34 = icmp samesign ult i64 %27, 1023
  %35 = and i1 %33, %34
  br i1 %35, label %25, label %21
}

declare i32 @PMPI_Type_set_attr(i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @PMPI_Type_get_envelope(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare ptr @calloc(i64 noundef, i64 noundef) #2

declare i32 @PMPI_Type_get_contents(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal fastcc void @repeat(ptr noundef nonnull captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef range(i64 -2147483648, 2147483648) %3) unnamed_addr #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  store i64 0, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  store i64 0, ptr %6, align 8
  %7 = call i32 @PMPI_Type_get_extent(i32 noundef %1, ptr noundef nonnull %5, ptr noundef nonnull %6) #12
  %8 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %4, %16
  %12 = phi i64 [ %19, %16 ], [ 0, %4 ]
  %13 = load i32, ptr %9, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11, %16, %4
  ret void

16:                                               ; preds = %11
  %17 = mul nsw i64 %12, %8
  %18 = add nsw i64 %17, %2
  call fastcc void @describe(ptr noundef %0, i32 noundef %1, i64 noundef %18) #13
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %15, label %11
}

define internal fastcc void @describe_part(ptr noundef nonnull captures(none) %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef nonnull readonly captures(none) %5, ptr noundef nonnull readonly captures(none) %6, i32 noundef range(i32 0, 2) %7) unnamed_addr #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i64 0, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  store i64 0, ptr %10, align 8
  %11 = call i32 @PMPI_Type_get_extent(i32 noundef %1, ptr noundef nonnull %9, ptr noundef nonnull %10) #12
  %12 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  %13 = icmp ne i32 %7, 0
  %14 = add nsw i32 %3, -1
  %15 = select i1 %13, i32 %14, i32 0
  %16 = icmp eq i32 %3, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %8
  %18 = icmp sgt i32 %3, 1
  br i1 %18, label %19, label %24

19:                                               ; preds = %17
  %20 = sext i1 %13 to i64
  %21 = zext nneg i32 %3 to i64
  %22 = getelementptr i32, ptr %4, i64 %20
  br label %38

23:                                               ; preds = %8
  call fastcc void @describe(ptr noundef %0, i32 noundef %1, i64 noundef %2) #13
  br label %60

24:                                               ; preds = %38, %17
  %25 = phi i64 [ %12, %17 ], [ %44, %38 ]
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = sext i32 %15 to i64
  %28 = getelementptr inbounds i32, ptr %5, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %60

31:                                               ; preds = %24
  %32 = xor i32 %7, 1
  %33 = getelementptr inbounds i32, ptr %6, i64 %27
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw i32, ptr %4, i64 %34
  %36 = getelementptr inbounds nuw i32, ptr %5, i64 %34
  %37 = getelementptr inbounds nuw i32, ptr %6, i64 %34
  br label %47

38:                                               ; preds = %19, %38
  %39 = phi i64 [ 1, %19 ], [ %45, %38 ]
  %40 = phi i64 [ %12, %19 ], [ %44, %38 ]
  %41 = getelementptr i32, ptr %22, i64 %39
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = mul nsw i64 %40, %43
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, %21
  br i1 %46, label %24, label %38

47:                                               ; preds = %31, %51
  %48 = phi i32 [ 0, %31 ], [ %57, %51 ]
  %49 = load i32, ptr %26, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %60

51:                                               ; preds = %47
  %52 = load i32, ptr %33, align 4
  %53 = add nsw i32 %52, %48
  %54 = sext i32 %53 to i64
  %55 = mul nsw i64 %25, %54
  %56 = add nsw i64 %55, %2
  call fastcc void @describe_part(ptr noundef %0, i32 noundef %1, i64 noundef %56, i32 noundef %14, ptr noundef %35, ptr noundef %36, ptr noundef %37, i32 noundef %7) #13
  %57 = add nuw nsw i32 %48, 1
  %58 = load i32, ptr %28, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %47, label %60

60:                                               ; preds = %51, %47, %24, %23
  ret void
}

declare i32 @PMPI_Type_free(ptr noundef) #2

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare i32 @PMPI_Abort(i32 noundef, i32 noundef) #2

declare void @abort() #9

declare i32 @PMPI_Type_get_extent(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @MPI_Send(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Ssend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Bsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Rsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Sendrecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Sendrecv_replace(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Issend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Send_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Ssend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Recv_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Barrier(i32 noundef) #2

declare i32 @MPI_Bcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Gather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Scatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #2

define internal fastcc nonnull ptr @take(i32 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #0 {
  %6 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  %7 = tail call ptr @calloc(i64 noundef %6, i64 noundef 8) #12
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.7) #15
  unreachable

10:                                               ; preds = %5
  %11 = icmp ne i32 %2, -1
  %12 = icmp ne i64 %1, 0
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = icmp sgt i64 %1, 2147483647
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.11) #15
  unreachable

17:                                               ; preds = %14
  %18 = trunc i64 %1 to i32
  %19 = tail call i32 @PMPI_Recv(ptr noundef nonnull %7, i32 noundef %18, i32 noundef 1275070475, i32 noundef %2, i32 noundef %3, i32 noundef %0, ptr noundef nonnull inttoptr (i64 1 to ptr)) #12
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.6) #15
  unreachable

22:                                               ; preds = %17, %10
  ret ptr %7
}

declare i32 @PMPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

define internal fastcc i64 @walk(i32 noundef range(i32 0, 5) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.Run, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = icmp ne i32 %0, 4
  %12 = icmp ne ptr %1, null
  %13 = and i1 %11, %12
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %17 = load i64, ptr %14, align 8
  br i1 %13, label %29, label %18

18:                                               ; preds = %5
  %19 = icmp eq i64 %17, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %18
  %21 = sdiv i64 %4, %17
  br label %22

22:                                               ; preds = %18, %20
  %23 = phi i64 [ %21, %20 ], [ 0, %18 ]
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 %25, %23
  %27 = mul nsw i64 %23, %17
  %28 = sub nsw i64 %4, %27
  br label %29

29:                                               ; preds = %5, %22
  %30 = phi i64 [ 0, %5 ], [ %26, %22 ]
  %31 = phi i64 [ %4, %5 ], [ %28, %22 ]
  %32 = phi i32 [ %0, %5 ], [ 4, %22 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %33 = load i64, ptr %3, align 8
  store i64 %33, ptr %7, align 8
  store i64 %17, ptr %8, align 8
  %34 = load i64, ptr %15, align 8
  store i64 %34, ptr %9, align 8
  %35 = load ptr, ptr %16, align 8
  store ptr %35, ptr %10, align 8
  %36 = icmp eq i64 %34, 1
  br i1 %36, label %37, label %50

37:                                               ; preds = %29
  %38 = load i64, ptr %35, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %50

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %44 = load i32, ptr %43, align 8
  %45 = sext i32 %44 to i64
  %46 = mul nsw i64 %42, %45
  %47 = icmp eq i64 %46, %33
  br i1 %47, label %48, label %50

48:                                               ; preds = %40
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %35, i64 32, i1 false)
  store i64 %31, ptr %8, align 8
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %31, ptr %49, align 8
  store ptr %6, ptr %10, align 8
  br label %50

50:                                               ; preds = %48, %40, %37, %29
  %51 = phi ptr [ %8, %48 ], [ %14, %40 ], [ %14, %37 ], [ %14, %29 ]
  %52 = phi ptr [ %9, %48 ], [ %15, %40 ], [ %15, %37 ], [ %15, %29 ]
  %53 = phi ptr [ %10, %48 ], [ %16, %40 ], [ %16, %37 ], [ %16, %29 ]
  %54 = phi ptr [ %7, %48 ], [ %3, %40 ], [ %3, %37 ], [ %3, %29 ]
  %55 = icmp sgt i64 %31, 0
  br i1 %55, label %56, label %68

56:                                               ; preds = %50
  %57 = icmp eq i32 %32, 4
  %58 = icmp eq i32 %32, 3
  br label %59

59:                                               ; preds = %56, %157
  %60 = phi i64 [ %31, %56 ], [ %72, %157 ]
  %61 = phi i64 [ %30, %56 ], [ %71, %157 ]
  %62 = phi ptr [ %1, %56 ], [ %159, %157 ]
  %63 = load i64, ptr %51, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %59
  %66 = load i64, ptr %52, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %73, label %70

68:                                               ; preds = %59, %157, %50
  %69 = phi i64 [ %30, %50 ], [ %71, %157 ], [ %61, %59 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  ret i64 %69

70:                                               ; preds = %148, %65
  %71 = phi i64 [ %61, %65 ], [ %149, %148 ]
  %72 = phi i64 [ %60, %65 ], [ %85, %148 ]
  br i1 %57, label %157, label %155

73:                                               ; preds = %65, %148
  %74 = phi i64 [ %85, %148 ], [ %60, %65 ]
  %75 = phi i64 [ %149, %148 ], [ %61, %65 ]
  %76 = phi i64 [ %150, %148 ], [ 0, %65 ]
  %77 = load ptr, ptr %53, align 8
  %78 = getelementptr inbounds nuw %struct.Run, ptr %77, i64 %76
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %83 = load i32, ptr %82, align 8
  %84 = call i64 @llvm.smin.i64(i64 %81, i64 %74)
  %85 = sub nsw i64 %74, %84
  %86 = icmp eq i32 %83, 0
  br i1 %86, label %148, label %87

87:                                               ; preds = %73
  %88 = getelementptr inbounds nuw i8, ptr %78, i64 20
  %89 = load i32, ptr %88, align 4
  %90 = sext i32 %89 to i64
  %91 = mul i64 %84, %90
  br i1 %57, label %92, label %94

92:                                               ; preds = %87
  %93 = add nsw i64 %91, %75
  br label %148

94:                                               ; preds = %87
  %95 = getelementptr inbounds i8, ptr %62, i64 %79
  %96 = getelementptr inbounds double, ptr %2, i64 %75
  %97 = add nsw i64 %91, %75
  br i1 %58, label %98, label %102

98:                                               ; preds = %94
  %99 = sext i32 %83 to i64
  %100 = mul nsw i64 %91, %99
  %101 = call ptr @memset(ptr noundef %95, i32 noundef 0, i64 noundef %100) #12
  br label %148

102:                                              ; preds = %94
  %103 = icmp eq i32 %83, 8
  br i1 %103, label %106, label %104

104:                                              ; preds = %102
  %105 = icmp sgt i64 %91, 0
  br i1 %105, label %124, label %148

106:                                              ; preds = %102
  switch i32 %32, label %107 [
    i32 0, label %109
    i32 2, label %112
  ]

107:                                              ; preds = %106
  %108 = icmp sgt i64 %91, 0
  br i1 %108, label %115, label %148

109:                                              ; preds = %106
  %110 = shl i64 %91, 3
  %111 = call ptr @memcpy(ptr noundef %96, ptr noundef %95, i64 noundef %110) #12
  br label %148

112:                                              ; preds = %106
  %113 = shl i64 %91, 3
  %114 = call ptr @memcpy(ptr noundef %95, ptr noundef %96, i64 noundef %113) #12
  br label %148

115:                                              ; preds = %107, %115
  %116 = phi i64 [ %122, %115 ], [ 0, %107 ]
  %117 = getelementptr inbounds nuw double, ptr %96, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw double, ptr %95, i64 %116
  %120 = load double, ptr %119, align 8
  %121 = fadd double %118, %120
  store double %121, ptr %119, align 8
  %122 = add nuw nsw i64 %116, 1
  %123 = icmp eq i64 %122, %91
  br i1 %123, label %148, label %115

124:                                              ; preds = %104, %145
  %125 = phi i64 [ %146, %145 ], [ 0, %104 ]
  switch i32 %32, label %138 [
    i32 0, label %126
    i32 1, label %131
  ]

126:                                              ; preds = %124
  %127 = getelementptr inbounds nuw float, ptr %95, i64 %125
  %128 = load float, ptr %127, align 4
  %129 = fpext float %128 to double
  %130 = getelementptr inbounds nuw double, ptr %96, i64 %125
  store double %129, ptr %130, align 8
  br label %145

131:                                              ; preds = %124
  %132 = getelementptr inbounds nuw float, ptr %95, i64 %125
  %133 = load float, ptr %132, align 4
  %134 = fpext float %133 to double
  %135 = getelementptr inbounds nuw double, ptr %96, i64 %125
  %136 = load double, ptr %135, align 8
  %137 = fadd double %136, %134
  br label %141

138:                                              ; preds = %124
  %139 = getelementptr inbounds nuw double, ptr %96, i64 %125
  %140 = load double, ptr %139, align 8
  br label %141

141:                                              ; preds = %138, %131
  %142 = phi double [ %137, %131 ], [ %140, %138 ]
  %143 = fptrunc double %142 to float
  %144 = getelementptr inbounds nuw float, ptr %95, i64 %125
  store float %143, ptr %144, align 4
  br label %145

145:                                              ; preds = %126, %141
  %146 = add nuw nsw i64 %125, 1
  %147 = icmp eq i64 %146, %91
  br i1 %147, label %148, label %124

148:                                              ; preds = %145, %115, %104, %107, %98, %109, %112, %73, %92
  %149 = phi i64 [ %93, %92 ], [ %75, %73 ], [ %97, %107 ], [ %97, %98 ], [ %97, %112 ], [ %97, %109 ], [ %97, %104 ], [ %97, %115 ], [ %97, %145 ]
  %150 = add nuw nsw i64 %76, 1
  %151 = load i64, ptr %52, align 8
  %152 = icmp slt i64 %150, %151
  %153 = icmp sgt i64 %85, 0
  %154 = select i1 %152, i1 %153, i1 false
  br i1 %154, label %73, label %70

155:                                              ; preds = %70
  %156 = load i64, ptr %54, align 8
  br label %157

157:                                              ; preds = %70, %155
  %158 = phi i64 [ %156, %155 ], [ 0, %70 ]
  %159 = getelementptr inbounds i8, ptr %62, i64 %158
  %160 = icmp sgt i64 %72, 0
  br i1 %160, label %59, label %68
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #2

declare i32 @PMPI_Comm_get_attr(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @PMPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #2

define internal void @expire(ptr noundef readnone captures(address) %0) #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ @__enzcc_mpi_persistent_mpich, %1 ], [ %4, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = icmp eq ptr %4, %0
  %7 = or i1 %5, %6
  br i1 %7, label %8, label %2

8:                                                ; preds = %2
  br i1 %5, label %29, label %9

9:                                                ; preds = %8
  %10 = load ptr, ptr %4, align 8
  store ptr %10, ptr %3, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %27, %9
  tail call void @free(ptr noundef nonnull %4) #12
  br label %29

15:                                               ; preds = %9, %27
  %16 = phi ptr [ %17, %27 ], [ %12, %9 ]
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 44
  %21 = load i32, ptr %20, align 4
  %22 = add nsw i32 %21, -1
  store i32 %22, ptr %20, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %15
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %26 = load ptr, ptr %25, align 8
  tail call void @free(ptr noundef %26) #12
  tail call void @free(ptr noundef nonnull %19) #12
  br label %27

27:                                               ; preds = %24, %15
  tail call void @free(ptr noundef nonnull %16) #12
  %28 = icmp eq ptr %17, null
  br i1 %28, label %14, label %15

29:                                               ; preds = %8, %14
  ret void
}

declare i32 @PMPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @PMPI_Bcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @PMPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @PMPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

define internal fastcc void @sum_to_all(i32 noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = icmp eq i64 %3, 0
  br i1 %8, label %36, label %9

9:                                                ; preds = %5
  %10 = icmp sgt i64 %3, 2147483647
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.11) #15
  unreachable

12:                                               ; preds = %9
  %13 = trunc i64 %3 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  store ptr null, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store i32 0, ptr %7, align 4
  %14 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %15 = icmp eq i32 %14, 603979776
  br i1 %15, label %22, label %16

16:                                               ; preds = %12
  %17 = call i32 @PMPI_Comm_get_attr(i32 noundef %0, i32 noundef %14, ptr noundef nonnull %6, ptr noundef nonnull %7) #12
  %18 = load i32, ptr %7, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %6, align 8
  br label %24

22:                                               ; preds = %16, %12
  %23 = call fastcc ptr @make_private(i32 noundef %0) #13
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi ptr [ %21, %20 ], [ %23, %22 ]
  store ptr %25, ptr %6, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %31, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 67108864
  br i1 %30, label %31, label %32

31:                                               ; preds = %27, %24
  call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.12) #15
  unreachable

32:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %33 = call i32 @PMPI_Allreduce(ptr noundef nonnull %1, ptr noundef nonnull %2, i32 noundef %13, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %29) #12
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.6) #15
  unreachable

36:                                               ; preds = %32, %5
  ret void
}

declare i32 @PMPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @PMPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @PMPI_Comm_rank(i32 noundef, ptr noundef) #2

declare i32 @PMPI_Comm_size(i32 noundef, ptr noundef) #2

define internal fastcc void @to_each(i32 noundef %0, i32 noundef %1, ptr noundef nonnull %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull %4, i64 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = icmp sgt i64 %5, 2147483647
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.11) #15
  unreachable

16:                                               ; preds = %7
  %17 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i32 0, ptr %9, align 4
  %18 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %19 = icmp eq i32 %18, 603979776
  br i1 %19, label %26, label %20

20:                                               ; preds = %16
  %21 = call i32 @PMPI_Comm_get_attr(i32 noundef %1, i32 noundef %18, ptr noundef nonnull %8, ptr noundef nonnull %9) #12
  %22 = load i32, ptr %9, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %8, align 8
  br label %28

26:                                               ; preds = %20, %16
  %27 = call fastcc ptr @make_private(i32 noundef %1) #13
  br label %28

28:                                               ; preds = %26, %24
  %29 = phi ptr [ %25, %24 ], [ %27, %26 ]
  store ptr %29, ptr %8, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %35, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 67108864
  br i1 %34, label %35, label %36

35:                                               ; preds = %31, %28
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

36:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  %37 = call i32 @PMPI_Scatterv(ptr noundef nonnull %2, ptr noundef %11, ptr noundef %13, i32 noundef 1275070475, ptr noundef nonnull %4, i32 noundef %17, i32 noundef 1275070475, i32 noundef %0, i32 noundef %33) #12
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.6) #15
  unreachable

40:                                               ; preds = %36
  ret void
}

declare i32 @PMPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #2

define internal fastcc void @to_root(i32 noundef %0, i32 noundef %1, ptr noundef nonnull %2, i64 noundef %3, ptr noundef nonnull %4, ptr noundef readonly captures(none) %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = icmp sgt i64 %3, 2147483647
  br i1 %10, label %11, label %12

11:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.11) #15
  unreachable

12:                                               ; preds = %7
  %13 = trunc i64 %3 to i32
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %17 = load ptr, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  store i32 0, ptr %9, align 4
  %18 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %19 = icmp eq i32 %18, 603979776
  br i1 %19, label %26, label %20

20:                                               ; preds = %12
  %21 = call i32 @PMPI_Comm_get_attr(i32 noundef %1, i32 noundef %18, ptr noundef nonnull %8, ptr noundef nonnull %9) #12
  %22 = load i32, ptr %9, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %8, align 8
  br label %28

26:                                               ; preds = %20, %12
  %27 = call fastcc ptr @make_private(i32 noundef %1) #13
  br label %28

28:                                               ; preds = %26, %24
  %29 = phi ptr [ %25, %24 ], [ %27, %26 ]
  store ptr %29, ptr %8, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %35, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 67108864
  br i1 %34, label %35, label %36

35:                                               ; preds = %31, %28
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

36:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  %37 = call i32 @PMPI_Gatherv(ptr noundef nonnull %2, i32 noundef %13, i32 noundef 1275070475, ptr noundef nonnull %4, ptr noundef %15, ptr noundef %17, i32 noundef 1275070475, i32 noundef %0, i32 noundef %33) #12
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.6) #15
  unreachable

40:                                               ; preds = %36
  ret void
}

declare i32 @PMPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @PMPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #2

declare i32 @PMPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #2

define internal fastcc void @exchange(i32 noundef %0, ptr noundef nonnull %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull %3, ptr noundef readonly captures(none) %4, ptr noundef %5) unnamed_addr #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %16 = load ptr, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  store ptr null, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  store i32 0, ptr %8, align 4
  %17 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %18 = icmp eq i32 %17, 603979776
  br i1 %18, label %25, label %19

19:                                               ; preds = %6
  %20 = call i32 @PMPI_Comm_get_attr(i32 noundef %0, i32 noundef %17, ptr noundef nonnull %7, ptr noundef nonnull %8) #12
  %21 = load i32, ptr %8, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %7, align 8
  br label %27

25:                                               ; preds = %19, %6
  %26 = call fastcc ptr @make_private(i32 noundef %0) #13
  br label %27

27:                                               ; preds = %25, %23
  %28 = phi ptr [ %24, %23 ], [ %26, %25 ]
  store ptr %28, ptr %7, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %34, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 67108864
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %27
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

35:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  %36 = call i32 @PMPI_Alltoallv(ptr noundef nonnull %1, ptr noundef %10, ptr noundef %12, i32 noundef 1275070475, ptr noundef nonnull %3, ptr noundef %14, ptr noundef %16, i32 noundef 1275070475, i32 noundef %32) #12
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.6) #15
  unreachable

39:                                               ; preds = %35
  ret void
}

declare i32 @PMPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #2

declare i64 @llvm.smax.i64(i64, i64) #10

declare i64 @llvm.smin.i64(i64, i64) #10

declare i32 @llvm.smax.i32(i32, i32) #10

declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nonlazybind }
attributes #3 = { noinline nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #8 = { cold noinline noreturn nounwind optsize }
attributes #9 = { noreturn nonlazybind }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nobuiltin nounwind }
attributes #13 = { nobuiltin }
attributes #14 = { nounwind }
attributes #15 = { cold nobuiltin noreturn }
attributes #16 = { nobuiltin noreturn nounwind }

!20 = !{!21, !23}
!21 = distinct !{!21, !22, !"part: argument 0"}
!22 = distinct !{!22, !"part"}
!23 = distinct !{!23, !24, !"shadow_part: argument 0"}
!24 = distinct !{!24, !"shadow_part"}
!25 = !{!23}
!26 = !{!27}
!27 = distinct !{!27, !28, !"shadow_part: argument 0"}
!28 = distinct !{!28, !"shadow_part"}
!29 = !{!30}
!30 = distinct !{!30, !31, !"part: argument 0"}
!31 = distinct !{!31, !"part"}
!32 = !{!30, !27}
!34 = !{!35}
!35 = distinct !{!35, !36, !"came: argument 0"}
!36 = distinct !{!36, !"came"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"came: argument 0"}
!39 = distinct !{!39, !"came"}
!40 = !{!41}
!41 = distinct !{!41, !42, !"came: argument 0"}
!42 = distinct !{!42, !"came"}
!43 = !{!44, !46}
!44 = distinct !{!44, !45, !"part: argument 0"}
!45 = distinct !{!45, !"part"}
!46 = distinct !{!46, !47, !"shadow_part: argument 0"}
!47 = distinct !{!47, !"shadow_part"}
!48 = !{!46}
!49 = !{!50}
!50 = distinct !{!50, !51, !"shadow_part: argument 0"}
!51 = distinct !{!51, !"shadow_part"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"part: argument 0"}
!54 = distinct !{!54, !"part"}
!55 = !{!53, !50}
!56 = !{!57}
!57 = distinct !{!57, !58, !"came: argument 0"}
!58 = distinct !{!58, !"came"}
!59 = !{!60}
!60 = distinct !{!60, !61, !"came: argument 0"}
!61 = distinct !{!61, !"came"}
!62 = !{!63, !65}
!63 = distinct !{!63, !64, !"part: argument 0"}
!64 = distinct !{!64, !"part"}
!65 = distinct !{!65, !66, !"shadow_part: argument 0"}
!66 = distinct !{!66, !"shadow_part"}
!67 = !{!65}
!68 = !{!69}
!69 = distinct !{!69, !70, !"shadow_part: argument 0"}
!70 = distinct !{!70, !"shadow_part"}
!71 = !{!72}
!72 = distinct !{!72, !73, !"part: argument 0"}
!73 = distinct !{!73, !"part"}
!74 = !{!72, !69}
!75 = !{!76}
!76 = distinct !{!76, !77, !"came: argument 0"}
!77 = distinct !{!77, !"came"}
!78 = !{!79, !81}
!79 = distinct !{!79, !80, !"part: argument 0"}
!80 = distinct !{!80, !"part"}
!81 = distinct !{!81, !82, !"shadow_part: argument 0"}
!82 = distinct !{!82, !"shadow_part"}
!83 = !{!81}
!88 = !{!89, !91}
!89 = distinct !{!89, !90, !"part: argument 0"}
!90 = distinct !{!90, !"part"}
!91 = distinct !{!91, !92, !"shadow_part: argument 0"}
!92 = distinct !{!92, !"shadow_part"}
!93 = !{!91}
!94 = !{!95, !97}
!95 = distinct !{!95, !96, !"part: argument 0"}
!96 = distinct !{!96, !"part"}
!97 = distinct !{!97, !98, !"shadow_part: argument 0"}
!98 = distinct !{!98, !"shadow_part"}
!99 = !{!97}
!100 = !{!101}
!101 = distinct !{!101, !102, !"part: argument 0"}
!102 = distinct !{!102, !"part"}
!107 = !{!108, !110}
!108 = distinct !{!108, !109, !"part: argument 0"}
!109 = distinct !{!109, !"part"}
!110 = distinct !{!110, !111, !"shadow_part: argument 0"}
!111 = distinct !{!111, !"shadow_part"}
!112 = !{!110}
!113 = !{!114, !116}
!114 = distinct !{!114, !115, !"part: argument 0"}
!115 = distinct !{!115, !"part"}
!116 = distinct !{!116, !117, !"shadow_part: argument 0"}
!117 = distinct !{!117, !"shadow_part"}
!118 = !{!116}
!120 = !{!121, !123}
!121 = distinct !{!121, !122, !"part: argument 0"}
!122 = distinct !{!122, !"part"}
!123 = distinct !{!123, !124, !"shadow_part: argument 0"}
!124 = distinct !{!124, !"shadow_part"}
!125 = !{!123}
!126 = !{!127, !129}
!127 = distinct !{!127, !128, !"part: argument 0"}
!128 = distinct !{!128, !"part"}
!129 = distinct !{!129, !130, !"shadow_part: argument 0"}
!130 = distinct !{!130, !"shadow_part"}
!131 = !{!129}
!132 = !{!133, !135}
!133 = distinct !{!133, !134, !"part: argument 0"}
!134 = distinct !{!134, !"part"}
!135 = distinct !{!135, !136, !"shadow_part: argument 0"}
!136 = distinct !{!136, !"shadow_part"}
!137 = !{!135}
!138 = !{!139, !141}
!139 = distinct !{!139, !140, !"part: argument 0"}
!140 = distinct !{!140, !"part"}
!141 = distinct !{!141, !142, !"shadow_part: argument 0"}
!142 = distinct !{!142, !"shadow_part"}
!143 = !{!141}
!144 = !{!145, !147}
!145 = distinct !{!145, !146, !"part: argument 0"}
!146 = distinct !{!146, !"part"}
!147 = distinct !{!147, !148, !"shadow_part: argument 0"}
!148 = distinct !{!148, !"shadow_part"}
!149 = !{!147}
!150 = !{!151, !153}
!151 = distinct !{!151, !152, !"part: argument 0"}
!152 = distinct !{!152, !"part"}
!153 = distinct !{!153, !154, !"shadow_part: argument 0"}
!154 = distinct !{!154, !"shadow_part"}
!155 = !{!153}
!156 = !{!157, !159}
!157 = distinct !{!157, !158, !"part: argument 0"}
!158 = distinct !{!158, !"part"}
!159 = distinct !{!159, !160, !"shadow_part: argument 0"}
!160 = distinct !{!160, !"shadow_part"}
!161 = !{!159}
!162 = !{!163, !165}
!163 = distinct !{!163, !164, !"part: argument 0"}
!164 = distinct !{!164, !"part"}
!165 = distinct !{!165, !166, !"shadow_part: argument 0"}
!166 = distinct !{!166, !"shadow_part"}
!167 = !{!165}
!168 = !{ptr @PMPI_Exscan, ptr @PMPI_Scan}
!169 = !{!170, !172}
!170 = distinct !{!170, !171, !"part: argument 0"}
!171 = distinct !{!171, !"part"}
!172 = distinct !{!172, !173, !"shadow_part: argument 0"}
!173 = distinct !{!173, !"shadow_part"}
!174 = !{!172}
!175 = !{!176, !178}
!176 = distinct !{!176, !177, !"part: argument 0"}
!177 = distinct !{!177, !"part"}
!178 = distinct !{!178, !179, !"shadow_part: argument 0"}
!179 = distinct !{!179, !"shadow_part"}
!180 = !{!178}
!184 = !{!185}
!185 = distinct !{!185, !186, !"part: argument 0"}
!186 = distinct !{!186, !"part"}
!187 = !{!188, !190}
!188 = distinct !{!188, !189, !"part: argument 0"}
!189 = distinct !{!189, !"part"}
!190 = distinct !{!190, !191, !"shadow_part: argument 0"}
!191 = distinct !{!191, !"shadow_part"}
!192 = !{!190}
!195 = !{!196, !198}
!196 = distinct !{!196, !197, !"part: argument 0"}
!197 = distinct !{!197, !"part"}
!198 = distinct !{!198, !199, !"shadow_part: argument 0"}
!199 = distinct !{!199, !"shadow_part"}
!200 = !{!198}
!201 = !{!202}
!202 = distinct !{!202, !203, !"part: argument 0"}
!203 = distinct !{!203, !"part"}
!205 = !{!206, !208}
!206 = distinct !{!206, !207, !"part: argument 0"}
!207 = distinct !{!207, !"part"}
!208 = distinct !{!208, !209, !"shadow_part: argument 0"}
!209 = distinct !{!209, !"shadow_part"}
!210 = !{!208}
!211 = !{!212}
!212 = distinct !{!212, !213, !"part: argument 0"}
!213 = distinct !{!213, !"part"}
!214 = !{!215}
!215 = distinct !{!215, !216, !"part: argument 0"}
!216 = distinct !{!216, !"part"}
