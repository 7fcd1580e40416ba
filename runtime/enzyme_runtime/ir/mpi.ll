; Generated from csrc/mpi.c by csrc/build.py: do not edit. 784cc28c8176d68f e135181e1cd074cb

%struct.Opaque = type opaque
%struct.Status = type { i32, i32, i32, i32, i64 }

@__enzcc_mpi_key = linkonce_odr hidden global i32 -1, align 4
@__enzcc_mpi_end = linkonce_odr hidden global i32 -1, align 4
@ompi_mpi_comm_world = external global %struct.Opaque, align 1
@__enzcc_mpi_last = linkonce_odr hidden thread_local global %struct.Status zeroinitializer, align 8
@__enzcc_mpi_request = linkonce_odr hidden thread_local global ptr null, align 8
@__enzcc_mpi_done = linkonce_odr hidden thread_local global ptr null, align 8
@__enzcc_mpi_privates = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_pending = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_awaited = linkonce_odr hidden global ptr null, align 8
@ompi_mpi_comm_null = external global %struct.Opaque, align 1
@ompi_mpi_comm_self = external global %struct.Opaque, align 1
@.str = private unnamed_addr constant [137 x i8] c"a message comes before an earlier one from the same process with the same tag that is still waited for: use other tags, or wait in order\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"MPI reports an error\00", align 1
@.str.5 = private unnamed_addr constant [30 x i8] c"out of memory for derivatives\00", align 1
@.str.6 = private unnamed_addr constant [51 x i8] c"MPI_IN_PLACE is not differentiated: use two arrays\00", align 1
@.str.7 = private unnamed_addr constant [61 x i8] c"what is received is not waited for in what is differentiated\00", align 1
@.str.8 = private unnamed_addr constant [158 x i8] c"there is no communicator for derivatives beside this one: it joins two groups, or was made by a function that enzcc does not know, or where it was not linked\00", align 1
@ompi_mpi_op_sum = external global %struct.Opaque, align 1
@ompi_mpi_int = external global %struct.Opaque, align 1
@ompi_mpi_op_min = external global %struct.Opaque, align 1

define weak i32 @MPI_Init(ptr noundef %0, ptr noundef %1) #0 {
  %3 = tail call i32 @PMPI_Init(ptr noundef %0, ptr noundef %1) #10
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_world) #11
  br label %7

7:                                                ; preds = %5, %2
  ret i32 %3
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @PMPI_Init(ptr noundef, ptr noundef) #2

define internal fastcc ptr @make_private(ptr noundef %0) unnamed_addr #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 0, ptr %2, align 4
  %4 = icmp eq ptr %0, @ompi_mpi_comm_null
  br i1 %4, label %36, label %5

5:                                                ; preds = %1
  %6 = call i32 @PMPI_Comm_test_inter(ptr noundef %0, ptr noundef nonnull %2) #10
  %7 = icmp ne i32 %6, 0
  %8 = load i32, ptr %2, align 4
  %9 = icmp ne i32 %8, 0
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %36, label %11

11:                                               ; preds = %5
  %12 = load i32, ptr @__enzcc_mpi_key, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %19

14:                                               ; preds = %11
  %15 = call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @freed, ptr noundef nonnull @__enzcc_mpi_key, ptr noundef null) #10
  %16 = call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @finalized, ptr noundef nonnull @__enzcc_mpi_end, ptr noundef null) #10
  %17 = load i32, ptr @__enzcc_mpi_end, align 4
  %18 = call i32 @PMPI_Comm_set_attr(ptr noundef nonnull @ompi_mpi_comm_self, i32 noundef %17, ptr noundef null) #10
  br label %19

19:                                               ; preds = %14, %11
  %20 = call ptr @malloc(i64 noundef 16) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %21 = icmp eq ptr %20, null
  br i1 %21, label %34, label %22

22:                                               ; preds = %19
  %23 = call i32 @PMPI_Comm_group(ptr noundef %0, ptr noundef nonnull %3) #10
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %34

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr @ompi_mpi_comm_null, ptr %26, align 8
  %27 = load ptr, ptr %3, align 8
  %28 = call i32 @PMPI_Comm_create(ptr noundef %0, ptr noundef %27, ptr noundef nonnull %26) #10
  %29 = call i32 @PMPI_Group_free(ptr noundef nonnull %3) #10
  %30 = load ptr, ptr @__enzcc_mpi_privates, align 8
  store ptr %30, ptr %20, align 8
  store ptr %20, ptr @__enzcc_mpi_privates, align 8
  %31 = load i32, ptr @__enzcc_mpi_key, align 4
  %32 = call i32 @PMPI_Comm_set_attr(ptr noundef %0, i32 noundef %31, ptr noundef nonnull %20) #10
  %33 = load ptr, ptr %26, align 8
  br label %34

34:                                               ; preds = %19, %22, %25
  %35 = phi ptr [ %33, %25 ], [ @ompi_mpi_comm_null, %22 ], [ @ompi_mpi_comm_null, %19 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  br label %36

36:                                               ; preds = %1, %5, %34
  %37 = phi ptr [ %35, %34 ], [ @ompi_mpi_comm_null, %5 ], [ @ompi_mpi_comm_null, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret ptr %37
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define weak i32 @MPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = tail call i32 @PMPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #10
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_world) #11
  br label %9

9:                                                ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Init_thread(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Comm_dup(ptr noundef %0, ptr noundef %1) #0 {
  %3 = tail call i32 @PMPI_Comm_dup(ptr noundef %0, ptr noundef %1) #10
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = load ptr, ptr %1, align 8
  %7 = tail call fastcc ptr @make_private(ptr noundef %6) #11
  br label %8

8:                                                ; preds = %5, %2
  ret i32 %3
}

declare i32 @PMPI_Comm_dup(ptr noundef, ptr noundef) #2

define weak i32 @MPI_Comm_dup_with_info(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = tail call i32 @PMPI_Comm_dup_with_info(ptr noundef %0, ptr noundef %1, ptr noundef %2) #10
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load ptr, ptr %2, align 8
  %8 = tail call fastcc ptr @make_private(ptr noundef %7) #11
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Comm_dup_with_info(ptr noundef, ptr noundef, ptr noundef) #2

define weak i32 @MPI_Comm_split(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = tail call i32 @PMPI_Comm_split(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #10
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load ptr, ptr %3, align 8
  %9 = tail call fastcc ptr @make_private(ptr noundef %8) #11
  br label %10

10:                                               ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Comm_split(ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Comm_split_type(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = tail call i32 @PMPI_Comm_split_type(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #10
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = load ptr, ptr %4, align 8
  %10 = tail call fastcc ptr @make_private(ptr noundef %9) #11
  br label %11

11:                                               ; preds = %8, %5
  ret i32 %6
}

declare i32 @PMPI_Comm_split_type(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define weak i32 @MPI_Comm_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = tail call i32 @PMPI_Comm_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) #10
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load ptr, ptr %2, align 8
  %8 = tail call fastcc ptr @make_private(ptr noundef %7) #11
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Comm_create(ptr noundef, ptr noundef, ptr noundef) #2

define weak i32 @MPI_Comm_create_group(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = tail call i32 @PMPI_Comm_create_group(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #10
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load ptr, ptr %3, align 8
  %9 = tail call fastcc ptr @make_private(ptr noundef %8) #11
  br label %10

10:                                               ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Comm_create_group(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Cart_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = tail call i32 @PMPI_Cart_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #10
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load ptr, ptr %5, align 8
  %11 = tail call fastcc ptr @make_private(ptr noundef %10) #11
  br label %12

12:                                               ; preds = %9, %6
  ret i32 %7
}

declare i32 @PMPI_Cart_create(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

define weak i32 @MPI_Cart_sub(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = tail call i32 @PMPI_Cart_sub(ptr noundef %0, ptr noundef %1, ptr noundef %2) #10
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load ptr, ptr %2, align 8
  %8 = tail call fastcc ptr @make_private(ptr noundef %7) #11
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Cart_sub(ptr noundef, ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_mpi_received(ptr noundef %0) noinline nounwind {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 0, ptr %2, align 4
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %4 = call i32 @PMPI_Get_count(ptr noundef nonnull %3, ptr noundef %0, ptr noundef nonnull %2) #10
  %5 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %5
}

declare i32 @PMPI_Get_count(ptr noundef, ptr noundef, ptr noundef) #2

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

define linkonce_odr hidden void @__enzcc_mpi_status(ptr noundef %0) noinline nounwind {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false)
  br label %5

5:                                                ; preds = %3, %1
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

define linkonce_odr hidden i32 @__enzcc_mpi_d_send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #10
  ret i32 %9
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #10
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

13:                                               ; preds = %8
  %14 = load i32, ptr %9, align 8
  %15 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq ptr %15, null
  br i1 %18, label %45, label %19

19:                                               ; preds = %13
  %20 = icmp eq i32 %14, -1
  %21 = icmp eq i32 %17, -1
  br label %22

22:                                               ; preds = %42, %19
  %23 = phi ptr [ %15, %19 ], [ %43, %42 ]
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, %5
  br i1 %26, label %27, label %42

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 68
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, %14
  %31 = icmp eq i32 %29, -1
  %32 = or i1 %20, %31
  %33 = or i1 %30, %32
  br i1 %33, label %34, label %42

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, %17
  %38 = icmp eq i32 %36, -1
  %39 = or i1 %37, %38
  %40 = or i1 %21, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %34
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str) #13
  unreachable

42:                                               ; preds = %34, %27, %22
  %43 = load ptr, ptr %23, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %22

45:                                               ; preds = %42, %13
  %46 = zext i32 %14 to i64
  %47 = shl nuw i64 %46, 32
  %48 = zext i32 %17 to i64
  %49 = or disjoint i64 %47, %48
  ret i64 %49
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #10
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

13:                                               ; preds = %8
  %14 = load i32, ptr %9, align 8
  %15 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq ptr %15, null
  br i1 %18, label %45, label %19

19:                                               ; preds = %13
  %20 = icmp eq i32 %14, -1
  %21 = icmp eq i32 %17, -1
  br label %22

22:                                               ; preds = %42, %19
  %23 = phi ptr [ %15, %19 ], [ %43, %42 ]
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, %5
  br i1 %26, label %27, label %42

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 68
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, %14
  %31 = icmp eq i32 %29, -1
  %32 = or i1 %20, %31
  %33 = or i1 %30, %32
  br i1 %33, label %34, label %42

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, %17
  %38 = icmp eq i32 %36, -1
  %39 = or i1 %37, %38
  %40 = or i1 %21, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %34
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str) #13
  unreachable

42:                                               ; preds = %34, %27, %22
  %43 = load ptr, ptr %23, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %22

45:                                               ; preds = %42, %13
  %46 = zext i32 %14 to i64
  %47 = shl nuw i64 %46, 32
  %48 = zext i32 %17 to i64
  %49 = or disjoint i64 %47, %48
  ret i64 %49
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #10
  %11 = load i32, ptr %9, align 8
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %11 to i64
  %15 = shl nuw i64 %14, 32
  %16 = zext i32 %13 to i64
  %17 = or disjoint i64 %15, %16
  ret i64 %17
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef nonnull %14) #10
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.4) #13
  unreachable

18:                                               ; preds = %13
  %19 = load i32, ptr %14, align 8
  %20 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq ptr %20, null
  br i1 %23, label %50, label %24

24:                                               ; preds = %18
  %25 = icmp eq i32 %19, -1
  %26 = icmp eq i32 %22, -1
  br label %27

27:                                               ; preds = %47, %24
  %28 = phi ptr [ %20, %24 ], [ %48, %47 ]
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, %10
  br i1 %31, label %32, label %47

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 68
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, %19
  %36 = icmp eq i32 %34, -1
  %37 = or i1 %25, %36
  %38 = or i1 %35, %37
  br i1 %38, label %39, label %47

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 72
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, %22
  %43 = icmp eq i32 %41, -1
  %44 = or i1 %42, %43
  %45 = or i1 %26, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %39
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str) #13
  unreachable

47:                                               ; preds = %39, %32, %27
  %48 = load ptr, ptr %28, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %27

50:                                               ; preds = %47, %18
  %51 = zext i32 %19 to i64
  %52 = shl nuw i64 %51, 32
  %53 = zext i32 %22 to i64
  %54 = or disjoint i64 %52, %53
  ret i64 %54
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef nonnull %14) #10
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.4) #13
  unreachable

18:                                               ; preds = %13
  %19 = load i32, ptr %14, align 8
  %20 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq ptr %20, null
  br i1 %23, label %50, label %24

24:                                               ; preds = %18
  %25 = icmp eq i32 %19, -1
  %26 = icmp eq i32 %22, -1
  br label %27

27:                                               ; preds = %47, %24
  %28 = phi ptr [ %20, %24 ], [ %48, %47 ]
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, %10
  br i1 %31, label %32, label %47

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 68
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, %19
  %36 = icmp eq i32 %34, -1
  %37 = or i1 %25, %36
  %38 = or i1 %35, %37
  br i1 %38, label %39, label %47

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 72
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, %22
  %43 = icmp eq i32 %41, -1
  %44 = or i1 %42, %43
  %45 = or i1 %26, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %39
  tail call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str) #13
  unreachable

47:                                               ; preds = %39, %32, %27
  %48 = load ptr, ptr %28, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %27

50:                                               ; preds = %47, %18
  %51 = zext i32 %19 to i64
  %52 = shl nuw i64 %51, 32
  %53 = zext i32 %22 to i64
  %54 = or disjoint i64 %52, %53
  ret i64 %54
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef nonnull %14) #10
  %16 = load i32, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = zext i32 %16 to i64
  %20 = shl nuw i64 %19, 32
  %21 = zext i32 %18 to i64
  %22 = or disjoint i64 %20, %21
  ret i64 %22
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #10
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #10
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #10
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #10
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #10
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #10
  ret i32 %10
}

define linkonce_odr hidden void @__enzcc_mpi_started(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %3 = load ptr, ptr %2, align 8
  store ptr %3, ptr %0, align 8
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_wait(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef %0, ptr noundef %2) #11
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %6 = tail call i32 @MPI_Wait(ptr noundef %0, ptr noundef nonnull %5) #10
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.4) #13
  unreachable

9:                                                ; preds = %3
  %10 = load ptr, ptr %4, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %30, label %12

12:                                               ; preds = %9, %12
  %13 = phi ptr [ %28, %12 ], [ %10, %9 ]
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %15 = load i32, ptr %14, align 8
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.Status, ptr %5, i64 %16
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 68
  store i32 %18, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 72
  store i32 %21, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %13, i64 84
  %26 = tail call i32 @PMPI_Get_count(ptr noundef nonnull %17, ptr noundef %24, ptr noundef nonnull %25) #10
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %12

30:                                               ; preds = %12, %9
  %31 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done)
  store ptr %4, ptr %31, align 8
  ret i32 0
}

define internal fastcc nonnull ptr @awaited(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #0 {
  %4 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #10
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %3
  %7 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %91, label %9

9:                                                ; preds = %6
  %10 = icmp sgt i32 %0, 0
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = zext nneg i32 %0 to i64
  br label %14

13:                                               ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.5) #13
  unreachable

14:                                               ; preds = %9, %86
  %15 = phi ptr [ %7, %9 ], [ %89, %86 ]
  %16 = phi ptr [ @__enzcc_mpi_awaited, %9 ], [ %88, %86 ]
  %17 = phi ptr [ null, %9 ], [ %87, %86 ]
  br i1 %10, label %18, label %31

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %18, %26
  %22 = phi i64 [ 0, %18 ], [ %27, %26 ]
  %23 = getelementptr inbounds nuw ptr, ptr %1, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, %20
  br i1 %25, label %29, label %26

26:                                               ; preds = %21
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %12
  br i1 %28, label %86, label %21

29:                                               ; preds = %21
  %30 = trunc nuw nsw i64 %22 to i32
  br label %31

31:                                               ; preds = %29, %14
  %32 = phi i32 [ 0, %14 ], [ %30, %29 ]
  %33 = icmp eq i32 %32, %0
  br i1 %33, label %86, label %34

34:                                               ; preds = %31
  %35 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %36 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 68
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 72
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq ptr %35, %15
  br i1 %42, label %69, label %43

43:                                               ; preds = %34
  %44 = icmp eq i32 %39, -1
  %45 = icmp eq i32 %41, -1
  br label %46

46:                                               ; preds = %66, %43
  %47 = phi ptr [ %35, %43 ], [ %67, %66 ]
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 40
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, %37
  br i1 %50, label %51, label %66

51:                                               ; preds = %46
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 68
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, %39
  %55 = icmp eq i32 %53, -1
  %56 = or i1 %44, %55
  %57 = or i1 %54, %56
  br i1 %57, label %58, label %66

58:                                               ; preds = %51
  %59 = getelementptr inbounds nuw i8, ptr %47, i64 72
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, %41
  %62 = icmp eq i32 %60, -1
  %63 = or i1 %61, %62
  %64 = or i1 %45, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %58
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str) #13
  unreachable

66:                                               ; preds = %58, %51, %46
  %67 = load ptr, ptr %47, align 8
  %68 = icmp eq ptr %67, %15
  br i1 %68, label %69, label %46

69:                                               ; preds = %66, %34
  %70 = load ptr, ptr %15, align 8
  store ptr %70, ptr %16, align 8
  %71 = getelementptr inbounds nuw i8, ptr %15, i64 64
  store i32 %32, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %15, i64 80
  %73 = load i32, ptr %72, align 8
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %79, label %75

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %77, ptr %78, align 8
  store ptr %15, ptr %76, align 8
  br label %83

79:                                               ; preds = %69
  %80 = load ptr, ptr %11, align 8
  %81 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %80, ptr %81, align 8
  store ptr %15, ptr %11, align 8
  %82 = icmp eq ptr %17, null
  br i1 %82, label %85, label %83

83:                                               ; preds = %75, %79
  %84 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr %15, ptr %84, align 8
  br label %86

85:                                               ; preds = %79
  store ptr %15, ptr %4, align 8
  br label %86

86:                                               ; preds = %26, %83, %85, %31
  %87 = phi ptr [ %17, %31 ], [ %15, %85 ], [ %15, %83 ], [ %17, %26 ]
  %88 = phi ptr [ %15, %31 ], [ %16, %85 ], [ %16, %83 ], [ %15, %26 ]
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %14

91:                                               ; preds = %86, %6
  ret ptr %4
}

declare i32 @MPI_Wait(ptr noundef, ptr noundef) #2

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call fastcc ptr @awaited(i32 noundef %0, ptr noundef %1, ptr noundef %4) #11
  %7 = sext i32 %0 to i64
  %8 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %7, i64 1)
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 24) #10
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.5) #13
  unreachable

12:                                               ; preds = %5
  %13 = tail call i32 @MPI_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef nonnull %9) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.4) #13
  unreachable

16:                                               ; preds = %12
  %17 = load ptr, ptr %6, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %37, label %19

19:                                               ; preds = %16, %19
  %20 = phi ptr [ %35, %19 ], [ %17, %16 ]
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.Status, ptr %9, i64 %23
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 68
  store i32 %25, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 72
  store i32 %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %20, i64 84
  %33 = tail call i32 @PMPI_Get_count(ptr noundef nonnull %24, ptr noundef %31, ptr noundef nonnull %32) #10
  %34 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %19

37:                                               ; preds = %19, %16
  %38 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done)
  store ptr %6, ptr %38, align 8
  %39 = icmp ne ptr %2, null
  %40 = icmp sgt i32 %0, 0
  %41 = and i1 %40, %39
  br i1 %41, label %42, label %45

42:                                               ; preds = %37
  %43 = mul nuw nsw i64 %7, 24
  %44 = tail call ptr @memcpy(ptr noundef nonnull %2, ptr noundef nonnull %9, i64 noundef %43) #10
  br label %45

45:                                               ; preds = %37, %42
  tail call void @free(ptr noundef nonnull %9) #10
  ret i32 0
}

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef) #2

declare void @free(ptr noundef) #2

define linkonce_odr hidden i64 @__enzcc_mpi_completed() noinline nounwind {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done)
  %2 = load ptr, ptr %1, align 8
  %3 = ptrtoint ptr %2 to i64
  ret i64 %3
}

define linkonce_odr hidden void @__enzcc_mpi_keep(i64 noundef %0, ptr noundef %1) noinline nounwind {
  %3 = inttoptr i64 %0 to ptr
  tail call void @__enzcc_tape_defer(ptr noundef %1, ptr noundef nonnull @forget, ptr noundef %3) #10
  ret void
}

declare void @__enzcc_tape_defer(ptr noundef, ptr noundef, ptr noundef) #2

define internal void @forget(ptr noundef %0) #0 {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %1
  tail call void @free(ptr noundef nonnull %0) #10
  ret void

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %8, %5 ], [ %2, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  tail call void @free(ptr noundef nonnull %6) #10
  %9 = icmp eq ptr %8, null
  br i1 %9, label %4, label %5
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_barrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(ptr noundef %0) #10
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.4) #13
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_barrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(ptr noundef %0) #10
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.4) #13
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_barrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(ptr noundef %0) #10
  ret i32 %4
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #10
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.4) #13
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #10
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.4) #13
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #10
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #13
  unreachable

12:                                               ; preds = %9
  %13 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

16:                                               ; preds = %12
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #13
  unreachable

12:                                               ; preds = %9
  %13 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

16:                                               ; preds = %12
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #10
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #13
  unreachable

11:                                               ; preds = %8
  %12 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #13
  unreachable

11:                                               ; preds = %8
  %12 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #13
  unreachable

11:                                               ; preds = %8
  %12 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #13
  unreachable

11:                                               ; preds = %8
  %12 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #13
  unreachable

13:                                               ; preds = %10
  %14 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #13
  unreachable

16:                                               ; preds = %13
  %17 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #10
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.4) #13
  unreachable

20:                                               ; preds = %16
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #13
  unreachable

13:                                               ; preds = %10
  %14 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #13
  unreachable

16:                                               ; preds = %13
  %17 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #10
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.4) #13
  unreachable

20:                                               ; preds = %16
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #10
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #13
  unreachable

13:                                               ; preds = %10
  %14 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #13
  unreachable

16:                                               ; preds = %13
  %17 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #10
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.4) #13
  unreachable

20:                                               ; preds = %16
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #13
  unreachable

13:                                               ; preds = %10
  %14 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.6) #13
  unreachable

16:                                               ; preds = %13
  %17 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #10
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.4) #13
  unreachable

20:                                               ; preds = %16
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #10
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #13
  unreachable

12:                                               ; preds = %9
  %13 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

16:                                               ; preds = %12
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #13
  unreachable

12:                                               ; preds = %9
  %13 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

16:                                               ; preds = %12
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #10
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #13
  unreachable

12:                                               ; preds = %9
  %13 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

16:                                               ; preds = %12
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #13
  unreachable

12:                                               ; preds = %9
  %13 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

16:                                               ; preds = %12
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #10
  ret i32 %10
}

define linkonce_odr hidden void @__enzcc_mpi_d_send_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = icmp eq ptr %8, %0
  %12 = select i1 %11, ptr null, ptr %8
  tail call fastcc void @send_adjoint(ptr noundef %12, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %7, i32 noundef 8) #11
  ret void
}

define internal fastcc void @send_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef range(i32 4, 9) %7) unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.7) #13
  unreachable

16:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %17 = load i32, ptr @__enzcc_mpi_key, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %28, label %19

19:                                               ; preds = %16
  %20 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %17, ptr noundef nonnull %9, ptr noundef nonnull %10) #10
  %21 = load i32, ptr %10, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %9, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, @ompi_mpi_comm_null
  br i1 %27, label %28, label %29

28:                                               ; preds = %16, %19, %23
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.8) #13
  unreachable

29:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call fastcc void @take(ptr noundef %26, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %7, i32 noundef %3, i32 noundef %4, i32 noundef 1, ptr noundef %6) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_send_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = icmp eq ptr %8, %0
  %12 = select i1 %11, ptr null, ptr %8
  tail call fastcc void @send_adjoint(ptr noundef %12, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %7, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_send_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %13 = load i32, ptr @__enzcc_mpi_key, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %24, label %15

15:                                               ; preds = %10
  %16 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %13, ptr noundef nonnull %11, ptr noundef nonnull %12) #10
  %17 = load i32, ptr %12, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %15
  %20 = load ptr, ptr %11, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, @ompi_mpi_comm_null
  br i1 %23, label %24, label %25

24:                                               ; preds = %19, %15, %10
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.8) #13
  unreachable

25:                                               ; preds = %19
  %26 = icmp eq ptr %8, %0
  %27 = select i1 %26, ptr null, ptr %8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call fastcc void @give(ptr noundef %22, ptr noundef %27, i32 noundef %1, ptr noundef %2, i32 noundef 8, i32 noundef %3, i32 noundef %4, ptr noundef %7) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_send_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %13 = load i32, ptr @__enzcc_mpi_key, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %24, label %15

15:                                               ; preds = %10
  %16 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %13, ptr noundef nonnull %11, ptr noundef nonnull %12) #10
  %17 = load i32, ptr %12, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %15
  %20 = load ptr, ptr %11, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, @ompi_mpi_comm_null
  br i1 %23, label %24, label %25

24:                                               ; preds = %19, %15, %10
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.8) #13
  unreachable

25:                                               ; preds = %19
  %26 = icmp eq ptr %8, %0
  %27 = select i1 %26, ptr null, ptr %8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call fastcc void @give(ptr noundef %22, ptr noundef %27, i32 noundef %1, ptr noundef %2, i32 noundef 4, i32 noundef %3, i32 noundef %4, ptr noundef %7) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_recv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11) noinline nounwind {
  %13 = icmp eq ptr %8, %0
  %14 = select i1 %13, ptr null, ptr %8
  tail call fastcc void @recv_adjoint(ptr noundef %14, ptr noundef %2, ptr noundef %5, ptr noundef %7, i64 noundef %10, i32 noundef %11, i32 noundef 8) #11
  ret void
}

define internal fastcc void @recv_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %10 = load i32, ptr @__enzcc_mpi_key, align 4
  %11 = icmp eq i32 %10, -1
  br i1 %11, label %21, label %12

12:                                               ; preds = %7
  %13 = call i32 @PMPI_Comm_get_attr(ptr noundef %2, i32 noundef %10, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %14 = load i32, ptr %9, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %12
  %17 = load ptr, ptr %8, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, @ompi_mpi_comm_null
  br i1 %20, label %21, label %22

21:                                               ; preds = %7, %12, %16
  call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.8) #13
  unreachable

22:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %23 = lshr i64 %4, 32
  %24 = trunc nuw i64 %23 to i32
  %25 = trunc i64 %4 to i32
  call fastcc void @give(ptr noundef %19, ptr noundef %0, i32 noundef %5, ptr noundef %1, i32 noundef %6, i32 noundef %24, i32 noundef %25, ptr noundef %3) #11
  %26 = icmp ne ptr %0, null
  %27 = icmp sgt i32 %5, 0
  %28 = and i1 %26, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %22
  %30 = zext nneg i32 %5 to i64
  %31 = sext i32 %6 to i64
  %32 = mul nsw i64 %31, %30
  %33 = call ptr @memset(ptr noundef nonnull %0, i32 noundef 0, i64 noundef %32) #10
  br label %34

34:                                               ; preds = %22, %29
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_recv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11) noinline nounwind {
  %13 = icmp eq ptr %8, %0
  %14 = select i1 %13, ptr null, ptr %8
  tail call fastcc void @recv_adjoint(ptr noundef %14, ptr noundef %2, ptr noundef %5, ptr noundef %7, i64 noundef %10, i32 noundef %11, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_recv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store ptr null, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i32 0, ptr %14, align 4
  %15 = load i32, ptr @__enzcc_mpi_key, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %26, label %17

17:                                               ; preds = %12
  %18 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %15, ptr noundef nonnull %13, ptr noundef nonnull %14) #10
  %19 = load i32, ptr %14, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr %13, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, @ompi_mpi_comm_null
  br i1 %25, label %26, label %27

26:                                               ; preds = %21, %17, %12
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.8) #13
  unreachable

27:                                               ; preds = %21
  %28 = icmp eq ptr %8, %0
  %29 = select i1 %28, ptr null, ptr %8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  %30 = lshr i64 %10, 32
  %31 = trunc nuw i64 %30 to i32
  %32 = trunc i64 %10 to i32
  call fastcc void @take(ptr noundef %24, ptr noundef %29, i32 noundef %11, ptr noundef %2, i32 noundef 8, i32 noundef %31, i32 noundef %32, i32 noundef 0, ptr noundef %7) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_recv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i32 noundef %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store ptr null, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i32 0, ptr %14, align 4
  %15 = load i32, ptr @__enzcc_mpi_key, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %26, label %17

17:                                               ; preds = %12
  %18 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %15, ptr noundef nonnull %13, ptr noundef nonnull %14) #10
  %19 = load i32, ptr %14, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr %13, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, @ompi_mpi_comm_null
  br i1 %25, label %26, label %27

26:                                               ; preds = %21, %17, %12
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.8) #13
  unreachable

27:                                               ; preds = %21
  %28 = icmp eq ptr %8, %0
  %29 = select i1 %28, ptr null, ptr %8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  %30 = lshr i64 %10, 32
  %31 = trunc nuw i64 %30 to i32
  %32 = trunc i64 %10 to i32
  call fastcc void @take(ptr noundef %24, ptr noundef %29, i32 noundef %11, ptr noundef %2, i32 noundef 4, i32 noundef %31, i32 noundef %32, i32 noundef 0, ptr noundef %7) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_irecv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq i32 %3, -2
  br i1 %14, label %40, label %15

15:                                               ; preds = %11
  %16 = tail call ptr @calloc(i64 noundef 1, i64 noundef 88) #10
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.5) #13
  unreachable

19:                                               ; preds = %15
  %20 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %21 = load ptr, ptr %20, align 8
  store ptr null, ptr %16, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %21, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store ptr %2, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 40
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 48
  store ptr %13, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 56
  store ptr %7, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 64
  store i32 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 68
  store i32 %3, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 72
  store i32 %4, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %16, i64 76
  store i32 8, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 80
  store i32 %10, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 84
  store i32 0, ptr %34, align 4
  br label %35

35:                                               ; preds = %35, %19
  %36 = phi ptr [ @__enzcc_mpi_awaited, %19 ], [ %37, %35 ]
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %35

39:                                               ; preds = %35
  store ptr %16, ptr %36, align 8
  br label %40

40:                                               ; preds = %11, %39
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_irecv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq i32 %3, -2
  br i1 %14, label %40, label %15

15:                                               ; preds = %11
  %16 = tail call ptr @calloc(i64 noundef 1, i64 noundef 88) #10
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.5) #13
  unreachable

19:                                               ; preds = %15
  %20 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %21 = load ptr, ptr %20, align 8
  store ptr null, ptr %16, align 8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 24
  store ptr %21, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store ptr %2, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 40
  store ptr %5, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 48
  store ptr %13, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 56
  store ptr %7, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 64
  store i32 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 68
  store i32 %3, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 72
  store i32 %4, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %16, i64 76
  store i32 4, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 80
  store i32 %10, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 84
  store i32 0, ptr %34, align 4
  br label %35

35:                                               ; preds = %35, %19
  %36 = phi ptr [ @__enzcc_mpi_awaited, %19 ], [ %37, %35 ]
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %35

39:                                               ; preds = %35
  store ptr %16, ptr %36, align 8
  br label %40

40:                                               ; preds = %11, %39
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_irecv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.7) #13
  unreachable

16:                                               ; preds = %10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_irecv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.7) #13
  unreachable

16:                                               ; preds = %10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_wait_adjoint(i64 noundef %0) noinline nounwind {
  %2 = inttoptr i64 %0 to ptr
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi ptr [ %30, %7 ], [ %4, %1 ]
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %18 = load i32, ptr %17, align 4
  %19 = zext i32 %18 to i64
  %20 = shl nuw i64 %19, 32
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %22 = load i32, ptr %21, align 8
  %23 = zext i32 %22 to i64
  %24 = or disjoint i64 %20, %23
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %28 = load i32, ptr %27, align 4
  tail call fastcc void @recv_adjoint(ptr noundef %10, ptr noundef %12, ptr noundef %14, ptr noundef %16, i64 noundef %24, i32 noundef %26, i32 noundef %28) #11
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %6, label %7
}

define linkonce_odr hidden void @__enzcc_mpi_wait_tangent(i64 noundef %0) noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = inttoptr i64 %0 to ptr
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %15, label %16

7:                                                ; preds = %46
  %8 = load ptr, ptr %4, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %15, label %10

10:                                               ; preds = %7, %10
  %11 = phi ptr [ %13, %10 ], [ %8, %7 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  call void @free(ptr noundef nonnull %11) #10
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %10

15:                                               ; preds = %10, %1, %7
  call void @free(ptr noundef nonnull %4) #10
  ret void

16:                                               ; preds = %1, %46
  %17 = phi ptr [ %48, %46 ], [ %5, %1 ]
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 68
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 72
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 84
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %17, i64 76
  %33 = load i32, ptr %32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %34 = load i32, ptr @__enzcc_mpi_key, align 4
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %45, label %36

36:                                               ; preds = %16
  %37 = call i32 @PMPI_Comm_get_attr(ptr noundef %23, i32 noundef %34, ptr noundef nonnull %2, ptr noundef nonnull %3) #10
  %38 = load i32, ptr %3, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %45, label %40

40:                                               ; preds = %36
  %41 = load ptr, ptr %2, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, @ompi_mpi_comm_null
  br i1 %44, label %45, label %46

45:                                               ; preds = %40, %36, %16
  call fastcc void @fail(ptr noundef %25, ptr noundef nonnull @.str.8) #13
  unreachable

46:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  call fastcc void @take(ptr noundef %43, ptr noundef %19, i32 noundef %31, ptr noundef %21, i32 noundef %33, i32 noundef %27, i32 noundef %29, i32 noundef 0, ptr noundef %25) #11
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %7, label %16
}

define linkonce_odr hidden void @__enzcc_mpi_d_sendrecv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i32 noundef %17) noinline nounwind {
  %19 = icmp eq ptr %13, %0
  %20 = select i1 %19, ptr null, ptr %13
  %21 = icmp eq ptr %14, %5
  %22 = select i1 %21, ptr null, ptr %14
  tail call fastcc void @recv_adjoint(ptr noundef %22, ptr noundef %2, ptr noundef %10, ptr noundef %12, i64 noundef %16, i32 noundef %17, i32 noundef 8) #11
  tail call fastcc void @send_adjoint(ptr noundef %20, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %10, ptr noundef %12, i32 noundef 8) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_sendrecv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i32 noundef %17) noinline nounwind {
  %19 = icmp eq ptr %13, %0
  %20 = select i1 %19, ptr null, ptr %13
  %21 = icmp eq ptr %14, %5
  %22 = select i1 %21, ptr null, ptr %14
  tail call fastcc void @recv_adjoint(ptr noundef %22, ptr noundef %2, ptr noundef %10, ptr noundef %12, i64 noundef %16, i32 noundef %17, i32 noundef 4) #11
  tail call fastcc void @send_adjoint(ptr noundef %20, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %10, ptr noundef %12, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_sendrecv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i32 noundef %17) noinline nounwind {
  %19 = icmp eq ptr %13, %0
  %20 = select i1 %19, ptr null, ptr %13
  %21 = icmp eq ptr %14, %5
  %22 = select i1 %21, ptr null, ptr %14
  tail call fastcc void @sendrecv_tangent(ptr noundef %20, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %22, ptr noundef %10, ptr noundef %12, i64 noundef %16, i32 noundef %17, i32 noundef 8) #11
  ret void
}

define internal fastcc void @sendrecv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i32 noundef %9, i32 noundef range(i32 4, 9) %10) unnamed_addr #0 {
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %16 = load i32, ptr @__enzcc_mpi_key, align 4
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %27, label %18

18:                                               ; preds = %11
  %19 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %16, ptr noundef nonnull %14, ptr noundef nonnull %15) #10
  %20 = load i32, ptr %15, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %14, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, @ompi_mpi_comm_null
  br i1 %26, label %27, label %28

27:                                               ; preds = %22, %18, %11
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.8) #13
  unreachable

28:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call fastcc void @give(ptr noundef %25, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef range(i32 4, 9) %10, i32 noundef %3, i32 noundef %4, ptr noundef %7) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store ptr null, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %29 = load i32, ptr @__enzcc_mpi_key, align 4
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %40, label %31

31:                                               ; preds = %28
  %32 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %29, ptr noundef nonnull %12, ptr noundef nonnull %13) #10
  %33 = load i32, ptr %13, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %31
  %36 = load ptr, ptr %12, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %40, label %41

40:                                               ; preds = %35, %31, %28
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.8) #13
  unreachable

41:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %42 = lshr i64 %8, 32
  %43 = trunc nuw i64 %42 to i32
  %44 = trunc i64 %8 to i32
  call fastcc void @take(ptr noundef %38, ptr noundef %5, i32 noundef %9, ptr noundef %2, i32 noundef %10, i32 noundef %43, i32 noundef %44, i32 noundef 0, ptr noundef %7) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_sendrecv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i32 noundef %17) noinline nounwind {
  %19 = icmp eq ptr %13, %0
  %20 = select i1 %19, ptr null, ptr %13
  %21 = icmp eq ptr %14, %5
  %22 = select i1 %21, ptr null, ptr %14
  tail call fastcc void @sendrecv_tangent(ptr noundef %20, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %22, ptr noundef %10, ptr noundef %12, i64 noundef %16, i32 noundef %17, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_barrier_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  tail call fastcc void @barrier_adjoint(ptr noundef %0, ptr noundef %2) #11
  ret void
}

define internal fastcc void @barrier_adjoint(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %9 = load ptr, ptr %8, align 8
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.7) #13
  unreachable

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store ptr null, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i32 0, ptr %4, align 4
  %11 = load i32, ptr @__enzcc_mpi_key, align 4
  %12 = icmp eq i32 %11, -1
  br i1 %12, label %21, label %13

13:                                               ; preds = %10
  %14 = call i32 @PMPI_Comm_get_attr(ptr noundef %0, i32 noundef %11, ptr noundef nonnull %3, ptr noundef nonnull %4) #10
  %15 = load i32, ptr %4, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load ptr, ptr %19, align 8
  br label %23

21:                                               ; preds = %13, %10
  %22 = call fastcc ptr @make_private(ptr noundef %0) #11
  br label %23

23:                                               ; preds = %21, %17
  %24 = phi ptr [ %20, %17 ], [ %22, %21 ]
  %25 = icmp eq ptr %24, @ompi_mpi_comm_null
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.8) #13
  unreachable

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %28 = call i32 @PMPI_Barrier(ptr noundef %24) #10
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:                                               ; preds = %27
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.4) #13
  unreachable

31:                                               ; preds = %27
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_barrier_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  tail call fastcc void @barrier_adjoint(ptr noundef %0, ptr noundef %2) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_barrier_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_barrier_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_bcast_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %7, %0
  %11 = select i1 %10, ptr null, ptr %7
  tail call fastcc void @bcast_adjoint(ptr noundef %11, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %6, i32 noundef 8) #11
  ret void
}

define internal fastcc void @bcast_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.7) #13
  unreachable

15:                                               ; preds = %7
  %16 = sext i32 %1 to i64
  %17 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %16, i64 1)
  %18 = zext nneg i32 %6 to i64
  %19 = tail call ptr @calloc(i64 noundef %17, i64 noundef %18) #10
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %15
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

22:                                               ; preds = %15
  %23 = icmp eq ptr %0, null
  br i1 %23, label %24, label %28

24:                                               ; preds = %22
  %25 = tail call ptr @calloc(i64 noundef %17, i64 noundef %18) #10
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

28:                                               ; preds = %24, %22
  %29 = phi ptr [ null, %22 ], [ %25, %24 ]
  %30 = phi ptr [ %0, %22 ], [ %25, %24 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %31 = load i32, ptr @__enzcc_mpi_key, align 4
  %32 = icmp eq i32 %31, -1
  br i1 %32, label %41, label %33

33:                                               ; preds = %28
  %34 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %31, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %35 = load i32, ptr %9, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load ptr, ptr %39, align 8
  br label %43

41:                                               ; preds = %33, %28
  %42 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %43

43:                                               ; preds = %41, %37
  %44 = phi ptr [ %40, %37 ], [ %42, %41 ]
  %45 = icmp eq ptr %44, @ompi_mpi_comm_null
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

47:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %48 = call i32 @PMPI_Reduce(ptr noundef nonnull %30, ptr noundef nonnull %19, i32 noundef %1, ptr noundef %2, ptr noundef nonnull @ompi_mpi_op_sum, i32 noundef %3, ptr noundef %44) #10
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

51:                                               ; preds = %47
  %52 = icmp ne ptr %0, null
  %53 = icmp sgt i32 %1, 0
  %54 = and i1 %52, %53
  br i1 %54, label %55, label %58

55:                                               ; preds = %51
  %56 = mul nuw nsw i64 %18, %16
  %57 = call ptr @memcpy(ptr noundef nonnull %0, ptr noundef nonnull %19, i64 noundef %56) #10
  br label %58

58:                                               ; preds = %51, %55
  call void @free(ptr noundef %29) #10
  call void @free(ptr noundef nonnull %19) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_bcast_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %7, %0
  %11 = select i1 %10, ptr null, ptr %7
  tail call fastcc void @bcast_adjoint(ptr noundef %11, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %6, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_bcast_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %7, %0
  %11 = select i1 %10, ptr null, ptr %7
  tail call fastcc void @bcast_tangent(ptr noundef %11, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %6, i32 noundef 8) #11
  ret void
}

define internal fastcc void @bcast_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = icmp eq ptr %0, null
  br i1 %10, label %11, label %18

11:                                               ; preds = %7
  %12 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %13 = zext nneg i32 %12 to i64
  %14 = zext nneg i32 %6 to i64
  %15 = tail call ptr @calloc(i64 noundef %13, i64 noundef %14) #10
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %18

17:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

18:                                               ; preds = %11, %7
  %19 = phi ptr [ null, %7 ], [ %15, %11 ]
  %20 = phi ptr [ %0, %7 ], [ %15, %11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %21 = load i32, ptr @__enzcc_mpi_key, align 4
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %31, label %23

23:                                               ; preds = %18
  %24 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %21, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %25 = load i32, ptr %9, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %8, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %30 = load ptr, ptr %29, align 8
  br label %33

31:                                               ; preds = %23, %18
  %32 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %33

33:                                               ; preds = %31, %27
  %34 = phi ptr [ %30, %27 ], [ %32, %31 ]
  %35 = icmp eq ptr %34, @ompi_mpi_comm_null
  br i1 %35, label %36, label %37

36:                                               ; preds = %33
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

37:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %38 = call i32 @PMPI_Bcast(ptr noundef nonnull %20, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %34) #10
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

41:                                               ; preds = %37
  call void @free(ptr noundef %19) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_bcast_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %7, %0
  %11 = select i1 %10, ptr null, ptr %7
  tail call fastcc void @bcast_tangent(ptr noundef %11, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %6, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_reduce_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %1
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @reduce_adjoint(ptr noundef %14, ptr noundef %16, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 8) #11
  ret void
}

define internal fastcc void @reduce_adjoint(ptr noundef captures(address_is_null) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef range(i32 4, 9) %7) unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %17, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %16 = load ptr, ptr %15, align 8
  tail call fastcc void @fail(ptr noundef %16, ptr noundef nonnull @.str.7) #13
  unreachable

17:                                               ; preds = %8
  %18 = sext i32 %2 to i64
  %19 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %18, i64 1)
  %20 = zext nneg i32 %7 to i64
  %21 = tail call ptr @calloc(i64 noundef %19, i64 noundef %20) #10
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %24

23:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

24:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i32 0, ptr %11, align 4
  %25 = call i32 @PMPI_Comm_rank(ptr noundef %5, ptr noundef nonnull %11) #10
  %26 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %27 = icmp eq i32 %26, %4
  %28 = icmp ne ptr %1, null
  %29 = icmp sgt i32 %2, 0
  %30 = and i1 %28, %27
  %31 = and i1 %30, %29
  br i1 %31, label %32, label %35

32:                                               ; preds = %24
  %33 = mul nuw nsw i64 %20, %18
  %34 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef nonnull %1, i64 noundef %33) #10
  br label %35

35:                                               ; preds = %32, %24
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %36 = load i32, ptr @__enzcc_mpi_key, align 4
  %37 = icmp eq i32 %36, -1
  br i1 %37, label %46, label %38

38:                                               ; preds = %35
  %39 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %36, ptr noundef nonnull %9, ptr noundef nonnull %10) #10
  %40 = load i32, ptr %10, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = load ptr, ptr %9, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load ptr, ptr %44, align 8
  br label %48

46:                                               ; preds = %38, %35
  %47 = call fastcc ptr @make_private(ptr noundef %5) #11
  br label %48

48:                                               ; preds = %46, %42
  %49 = phi ptr [ %45, %42 ], [ %47, %46 ]
  %50 = icmp eq ptr %49, @ompi_mpi_comm_null
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.8) #13
  unreachable

52:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %53 = call i32 @PMPI_Bcast(ptr noundef nonnull %21, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %49) #10
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.4) #13
  unreachable

56:                                               ; preds = %52
  br i1 %31, label %57, label %60

57:                                               ; preds = %56
  %58 = mul nuw nsw i64 %20, %18
  %59 = call ptr @memset(ptr noundef nonnull %1, i32 noundef 0, i64 noundef %58) #10
  br label %60

60:                                               ; preds = %57, %56
  %61 = icmp eq ptr %0, null
  br i1 %61, label %84, label %62

62:                                               ; preds = %60
  %63 = icmp eq i32 %7, 8
  br i1 %63, label %65, label %64

64:                                               ; preds = %62
  br i1 %29, label %75, label %84

65:                                               ; preds = %62
  br i1 %29, label %66, label %84

66:                                               ; preds = %65, %66
  %67 = phi i64 [ %73, %66 ], [ 0, %65 ]
  %68 = getelementptr inbounds nuw double, ptr %21, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = fadd double %69, %71
  store double %72, ptr %70, align 8
  %73 = add nuw nsw i64 %67, 1
  %74 = icmp eq i64 %73, %18
  br i1 %74, label %84, label %66

75:                                               ; preds = %64, %75
  %76 = phi i64 [ %82, %75 ], [ 0, %64 ]
  %77 = getelementptr inbounds nuw float, ptr %21, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = getelementptr inbounds nuw float, ptr %0, i64 %76
  %80 = load float, ptr %79, align 4
  %81 = fadd float %78, %80
  store float %81, ptr %79, align 4
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %18
  br i1 %83, label %84, label %75

84:                                               ; preds = %75, %66, %60, %64, %65
  call void @free(ptr noundef nonnull %21) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_reduce_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %1
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @reduce_adjoint(ptr noundef %14, ptr noundef %16, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_reduce_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %1
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @reduce_tangent(ptr noundef %14, ptr noundef %16, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 8) #11
  ret void
}

define internal fastcc void @reduce_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef range(i32 4, 9) %7) unnamed_addr #0 {
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = sext i32 %2 to i64
  %13 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %12, i64 1)
  %14 = zext nneg i32 %7 to i64
  %15 = tail call ptr @calloc(i64 noundef %13, i64 noundef %14) #10
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %18

17:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

18:                                               ; preds = %8
  %19 = icmp eq ptr %0, null
  br i1 %19, label %20, label %24

20:                                               ; preds = %18
  %21 = tail call ptr @calloc(i64 noundef %13, i64 noundef %14) #10
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

24:                                               ; preds = %20, %18
  %25 = phi ptr [ null, %18 ], [ %21, %20 ]
  %26 = phi ptr [ %0, %18 ], [ %21, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store ptr null, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i32 0, ptr %11, align 4
  %27 = load i32, ptr @__enzcc_mpi_key, align 4
  %28 = icmp eq i32 %27, -1
  br i1 %28, label %37, label %29

29:                                               ; preds = %24
  %30 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %27, ptr noundef nonnull %10, ptr noundef nonnull %11) #10
  %31 = load i32, ptr %11, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = load ptr, ptr %10, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %36 = load ptr, ptr %35, align 8
  br label %39

37:                                               ; preds = %29, %24
  %38 = call fastcc ptr @make_private(ptr noundef %5) #11
  br label %39

39:                                               ; preds = %37, %33
  %40 = phi ptr [ %36, %33 ], [ %38, %37 ]
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.8) #13
  unreachable

43:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %44 = call i32 @PMPI_Reduce(ptr noundef nonnull %26, ptr noundef nonnull %15, i32 noundef %2, ptr noundef %3, ptr noundef nonnull @ompi_mpi_op_sum, i32 noundef %4, ptr noundef %40) #10
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.4) #13
  unreachable

47:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %48 = call i32 @PMPI_Comm_rank(ptr noundef %5, ptr noundef nonnull %9) #10
  %49 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %50 = icmp eq i32 %49, %4
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = icmp ne ptr %1, null
  %53 = icmp sgt i32 %2, 0
  %54 = and i1 %52, %53
  br i1 %54, label %55, label %58

55:                                               ; preds = %51
  %56 = mul nuw nsw i64 %14, %12
  %57 = call ptr @memcpy(ptr noundef nonnull %1, ptr noundef nonnull %15, i64 noundef %56) #10
  br label %58

58:                                               ; preds = %55, %51, %47
  call void @free(ptr noundef %25) #10
  call void @free(ptr noundef nonnull %15) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_reduce_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %1
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @reduce_tangent(ptr noundef %14, ptr noundef %16, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #13
  unreachable

12:                                               ; preds = %9
  %13 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

16:                                               ; preds = %12
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.6) #13
  unreachable

12:                                               ; preds = %9
  %13 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #10
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

16:                                               ; preds = %12
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #10
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #13
  unreachable

11:                                               ; preds = %8
  %12 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.6) #13
  unreachable

11:                                               ; preds = %8
  %12 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  ret i32 %9
}

define linkonce_odr hidden ptr @__enzcc_mpi_d_reduce_chosen_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call fastcc ptr @chosen(ptr noundef %0, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %6, ptr noundef %8, i32 noundef 8) #11
  tail call void @__enzcc_tape_defer(ptr noundef %12, ptr noundef nonnull @free, ptr noundef nonnull %14) #10
  ret ptr %14
}

define linkonce_odr hidden ptr @__enzcc_mpi_s_reduce_chosen_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call fastcc ptr @chosen(ptr noundef %0, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %6, ptr noundef %8, i32 noundef 4) #11
  tail call void @__enzcc_tape_defer(ptr noundef %12, ptr noundef nonnull @free, ptr noundef nonnull %14) #10
  ret ptr %14
}

define linkonce_odr hidden ptr @__enzcc_mpi_d_allreduce_chosen_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = tail call fastcc ptr @chosen(ptr noundef %0, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %7, i32 noundef 8) #11
  tail call void @__enzcc_tape_defer(ptr noundef %11, ptr noundef nonnull @free, ptr noundef nonnull %13) #10
  ret ptr %13
}

define linkonce_odr hidden ptr @__enzcc_mpi_s_allreduce_chosen_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = tail call fastcc ptr @chosen(ptr noundef %0, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %7, i32 noundef 4) #11
  tail call void @__enzcc_tape_defer(ptr noundef %11, ptr noundef nonnull @free, ptr noundef nonnull %13) #10
  ret ptr %13
}

define linkonce_odr hidden void @__enzcc_mpi_d_reduce_chosen_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %9, %0
  %15 = select i1 %14, ptr null, ptr %9
  %16 = icmp eq ptr %10, %1
  %17 = select i1 %16, ptr null, ptr %10
  tail call fastcc void @reduce_chosen_adjoint(ptr noundef %15, ptr noundef %17, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %8, ptr noundef %12, i32 noundef 8) #11
  ret void
}

define internal fastcc void @reduce_chosen_adjoint(ptr noundef captures(address_is_null) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef readonly captures(none) %7, i32 noundef range(i32 4, 9) %8) unnamed_addr #0 {
  %10 = sext i32 %2 to i64
  %11 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %10, i64 1)
  %12 = zext nneg i32 %8 to i64
  %13 = tail call ptr @calloc(i64 noundef %11, i64 noundef %12) #10
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

16:                                               ; preds = %9
  tail call fastcc void @reduce_adjoint(ptr noundef nonnull %13, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %8) #11
  %17 = tail call i32 @llvm.smax.i32(i32 %2, i32 1)
  %18 = zext nneg i32 %17 to i64
  %19 = tail call ptr @calloc(i64 noundef %18, i64 noundef %12) #10
  %20 = icmp eq ptr %19, null
  br i1 %20, label %25, label %21

21:                                               ; preds = %16
  %22 = icmp sgt i32 %2, 0
  br i1 %22, label %23, label %39

23:                                               ; preds = %21
  %24 = zext nneg i32 %2 to i64
  br label %26

25:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

26:                                               ; preds = %36, %23
  %27 = phi i64 [ 0, %23 ], [ %37, %36 ]
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %36, label %31

31:                                               ; preds = %26
  %32 = mul nuw nsw i64 %27, %12
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 %32
  %35 = tail call ptr @memcpy(ptr noundef nonnull %33, ptr noundef nonnull %34, i64 noundef %12) #10
  br label %36

36:                                               ; preds = %31, %26
  %37 = add nuw nsw i64 %27, 1
  %38 = icmp eq i64 %37, %24
  br i1 %38, label %39, label %26

39:                                               ; preds = %36, %21
  %40 = icmp eq ptr %0, null
  br i1 %40, label %63, label %41

41:                                               ; preds = %39
  %42 = icmp eq i32 %8, 8
  br i1 %42, label %44, label %43

43:                                               ; preds = %41
  br i1 %22, label %54, label %63

44:                                               ; preds = %41
  br i1 %22, label %45, label %63

45:                                               ; preds = %44, %45
  %46 = phi i64 [ %52, %45 ], [ 0, %44 ]
  %47 = getelementptr inbounds nuw double, ptr %19, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %0, i64 %46
  %50 = load double, ptr %49, align 8
  %51 = fadd double %48, %50
  store double %51, ptr %49, align 8
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, %10
  br i1 %53, label %63, label %45

54:                                               ; preds = %43, %54
  %55 = phi i64 [ %61, %54 ], [ 0, %43 ]
  %56 = getelementptr inbounds nuw float, ptr %19, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw float, ptr %0, i64 %55
  %59 = load float, ptr %58, align 4
  %60 = fadd float %57, %59
  store float %60, ptr %58, align 4
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp eq i64 %61, %10
  br i1 %62, label %63, label %54

63:                                               ; preds = %54, %45, %39, %43, %44
  tail call void @free(ptr noundef nonnull %19) #10
  tail call void @free(ptr noundef nonnull %13) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_reduce_chosen_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %9, %0
  %15 = select i1 %14, ptr null, ptr %9
  %16 = icmp eq ptr %10, %1
  %17 = select i1 %16, ptr null, ptr %10
  tail call fastcc void @reduce_chosen_adjoint(ptr noundef %15, ptr noundef %17, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %8, ptr noundef %12, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_allreduce_chosen_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %8, %0
  %14 = select i1 %13, ptr null, ptr %8
  %15 = icmp eq ptr %9, %1
  %16 = select i1 %15, ptr null, ptr %9
  tail call fastcc void @allreduce_chosen_adjoint(ptr noundef %14, ptr noundef %16, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, ptr noundef %11, i32 noundef 8) #11
  ret void
}

define internal fastcc void @allreduce_chosen_adjoint(ptr noundef captures(address_is_null) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef readonly captures(none) %6, i32 noundef range(i32 4, 9) %7) unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = sext i32 %2 to i64
  %12 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %11, i64 1)
  %13 = zext nneg i32 %7 to i64
  %14 = tail call ptr @calloc(i64 noundef %12, i64 noundef %13) #10
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

17:                                               ; preds = %8
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.7) #13
  unreachable

23:                                               ; preds = %17
  %24 = icmp eq ptr %1, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %23
  %26 = tail call ptr @calloc(i64 noundef %12, i64 noundef %13) #10
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

29:                                               ; preds = %25, %23
  %30 = phi ptr [ null, %23 ], [ %26, %25 ]
  %31 = phi ptr [ %1, %23 ], [ %26, %25 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %32 = load i32, ptr @__enzcc_mpi_key, align 4
  %33 = icmp eq i32 %32, -1
  br i1 %33, label %42, label %34

34:                                               ; preds = %29
  %35 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %32, ptr noundef nonnull %9, ptr noundef nonnull %10) #10
  %36 = load i32, ptr %10, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load ptr, ptr %40, align 8
  br label %44

42:                                               ; preds = %34, %29
  %43 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %44

44:                                               ; preds = %42, %38
  %45 = phi ptr [ %41, %38 ], [ %43, %42 ]
  %46 = icmp eq ptr %45, @ompi_mpi_comm_null
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

48:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %49 = call i32 @PMPI_Allreduce(ptr noundef nonnull %31, ptr noundef nonnull %14, i32 noundef %2, ptr noundef %3, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %45) #10
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

52:                                               ; preds = %48
  %53 = icmp ne ptr %1, null
  %54 = icmp sgt i32 %2, 0
  %55 = and i1 %53, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %52
  %57 = mul nuw nsw i64 %13, %11
  %58 = call ptr @memset(ptr noundef nonnull %1, i32 noundef 0, i64 noundef %57) #10
  br label %59

59:                                               ; preds = %52, %56
  %60 = call i32 @llvm.smax.i32(i32 %2, i32 1)
  %61 = zext nneg i32 %60 to i64
  %62 = call ptr @calloc(i64 noundef %61, i64 noundef %13) #10
  %63 = icmp eq ptr %62, null
  br i1 %63, label %67, label %64

64:                                               ; preds = %59
  br i1 %54, label %65, label %81

65:                                               ; preds = %64
  %66 = zext nneg i32 %2 to i64
  br label %68

67:                                               ; preds = %59
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

68:                                               ; preds = %78, %65
  %69 = phi i64 [ 0, %65 ], [ %79, %78 ]
  %70 = getelementptr inbounds nuw i8, ptr %6, i64 %69
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 0
  br i1 %72, label %78, label %73

73:                                               ; preds = %68
  %74 = mul nuw nsw i64 %69, %13
  %75 = getelementptr inbounds nuw i8, ptr %62, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %14, i64 %74
  %77 = call ptr @memcpy(ptr noundef nonnull %75, ptr noundef nonnull %76, i64 noundef %13) #10
  br label %78

78:                                               ; preds = %73, %68
  %79 = add nuw nsw i64 %69, 1
  %80 = icmp eq i64 %79, %66
  br i1 %80, label %81, label %68

81:                                               ; preds = %78, %64
  %82 = icmp eq ptr %0, null
  br i1 %82, label %105, label %83

83:                                               ; preds = %81
  %84 = icmp eq i32 %7, 8
  br i1 %84, label %86, label %85

85:                                               ; preds = %83
  br i1 %54, label %96, label %105

86:                                               ; preds = %83
  br i1 %54, label %87, label %105

87:                                               ; preds = %86, %87
  %88 = phi i64 [ %94, %87 ], [ 0, %86 ]
  %89 = getelementptr inbounds nuw double, ptr %62, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw double, ptr %0, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = fadd double %90, %92
  store double %93, ptr %91, align 8
  %94 = add nuw nsw i64 %88, 1
  %95 = icmp eq i64 %94, %11
  br i1 %95, label %105, label %87

96:                                               ; preds = %85, %96
  %97 = phi i64 [ %103, %96 ], [ 0, %85 ]
  %98 = getelementptr inbounds nuw float, ptr %62, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = getelementptr inbounds nuw float, ptr %0, i64 %97
  %101 = load float, ptr %100, align 4
  %102 = fadd float %99, %101
  store float %102, ptr %100, align 4
  %103 = add nuw nsw i64 %97, 1
  %104 = icmp eq i64 %103, %11
  br i1 %104, label %105, label %96

105:                                              ; preds = %96, %87, %81, %85, %86
  call void @free(ptr noundef nonnull %62) #10
  call void @free(ptr noundef nonnull %14) #10
  call void @free(ptr noundef %30) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_allreduce_chosen_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %8, %0
  %14 = select i1 %13, ptr null, ptr %8
  %15 = icmp eq ptr %9, %1
  %16 = select i1 %15, ptr null, ptr %9
  tail call fastcc void @allreduce_chosen_adjoint(ptr noundef %14, ptr noundef %16, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, ptr noundef %11, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_reduce_chosen_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %1
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @reduce_chosen_tangent(ptr noundef %0, ptr noundef %14, ptr noundef %16, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 8) #11
  ret void
}

define internal fastcc void @reduce_chosen_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef range(i32 4, 9) %9) unnamed_addr #0 {
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = tail call fastcc ptr @chosen(ptr noundef %0, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %7, ptr noundef %8, i32 noundef %9) #11
  %15 = tail call i32 @llvm.smax.i32(i32 %3, i32 1)
  %16 = zext nneg i32 %15 to i64
  %17 = zext nneg i32 %9 to i64
  %18 = tail call ptr @calloc(i64 noundef %16, i64 noundef %17) #10
  %19 = icmp eq ptr %18, null
  br i1 %19, label %26, label %20

20:                                               ; preds = %10
  %21 = icmp ne ptr %1, null
  %22 = icmp sgt i32 %3, 0
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %40

24:                                               ; preds = %20
  %25 = zext nneg i32 %3 to i64
  br label %27

26:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.5) #13
  unreachable

27:                                               ; preds = %37, %24
  %28 = phi i64 [ 0, %24 ], [ %38, %37 ]
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %37, label %32

32:                                               ; preds = %27
  %33 = mul nuw nsw i64 %28, %17
  %34 = getelementptr inbounds nuw i8, ptr %18, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 %33
  %36 = tail call ptr @memcpy(ptr noundef nonnull %34, ptr noundef nonnull %35, i64 noundef %17) #10
  br label %37

37:                                               ; preds = %32, %27
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %25
  br i1 %39, label %40, label %27

40:                                               ; preds = %37, %20
  %41 = sext i32 %3 to i64
  %42 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %41, i64 1)
  %43 = tail call ptr @calloc(i64 noundef %42, i64 noundef %17) #10
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %46

45:                                               ; preds = %40
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.5) #13
  unreachable

46:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store ptr null, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %47 = load i32, ptr @__enzcc_mpi_key, align 4
  %48 = icmp eq i32 %47, -1
  br i1 %48, label %57, label %49

49:                                               ; preds = %46
  %50 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %47, ptr noundef nonnull %12, ptr noundef nonnull %13) #10
  %51 = load i32, ptr %13, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %49
  %54 = load ptr, ptr %12, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load ptr, ptr %55, align 8
  br label %59

57:                                               ; preds = %49, %46
  %58 = call fastcc ptr @make_private(ptr noundef %7) #11
  br label %59

59:                                               ; preds = %57, %53
  %60 = phi ptr [ %56, %53 ], [ %58, %57 ]
  %61 = icmp eq ptr %60, @ompi_mpi_comm_null
  br i1 %61, label %62, label %63

62:                                               ; preds = %59
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.8) #13
  unreachable

63:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %64 = call i32 @PMPI_Allreduce(ptr noundef nonnull %18, ptr noundef nonnull %43, i32 noundef %3, ptr noundef %4, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %60) #10
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

67:                                               ; preds = %63
  %68 = icmp slt i32 %6, 0
  br i1 %68, label %76, label %69

69:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i32 0, ptr %11, align 4
  %70 = call i32 @PMPI_Comm_rank(ptr noundef %7, ptr noundef nonnull %11) #10
  %71 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %72 = icmp eq i32 %71, %6
  %73 = icmp ne ptr %2, null
  %74 = and i1 %73, %72
  %75 = and i1 %74, %22
  br i1 %75, label %79, label %82

76:                                               ; preds = %67
  %77 = icmp ne ptr %2, null
  %78 = and i1 %77, %22
  br i1 %78, label %79, label %82

79:                                               ; preds = %69, %76
  %80 = mul nuw nsw i64 %17, %41
  %81 = call ptr @memcpy(ptr noundef nonnull %2, ptr noundef nonnull %43, i64 noundef %80) #10
  br label %82

82:                                               ; preds = %79, %76, %69
  call void @free(ptr noundef nonnull %14) #10
  call void @free(ptr noundef nonnull %18) #10
  call void @free(ptr noundef nonnull %43) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_reduce_chosen_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %1
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @reduce_chosen_tangent(ptr noundef %0, ptr noundef %14, ptr noundef %16, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_allreduce_chosen_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @reduce_chosen_tangent(ptr noundef %0, ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef -1, ptr noundef %5, ptr noundef %7, i32 noundef 8) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_allreduce_chosen_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @reduce_chosen_tangent(ptr noundef %0, ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef -1, ptr noundef %5, ptr noundef %7, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_allreduce_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @allreduce_adjoint(ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 8) #11
  ret void
}

define internal fastcc void @allreduce_adjoint(ptr noundef captures(address_is_null) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.7) #13
  unreachable

15:                                               ; preds = %7
  %16 = sext i32 %2 to i64
  %17 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %16, i64 1)
  %18 = zext nneg i32 %6 to i64
  %19 = tail call ptr @calloc(i64 noundef %17, i64 noundef %18) #10
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %15
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

22:                                               ; preds = %15
  %23 = icmp eq ptr %1, null
  br i1 %23, label %24, label %28

24:                                               ; preds = %22
  %25 = tail call ptr @calloc(i64 noundef %17, i64 noundef %18) #10
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

28:                                               ; preds = %24, %22
  %29 = phi ptr [ null, %22 ], [ %25, %24 ]
  %30 = phi ptr [ %1, %22 ], [ %25, %24 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %31 = load i32, ptr @__enzcc_mpi_key, align 4
  %32 = icmp eq i32 %31, -1
  br i1 %32, label %41, label %33

33:                                               ; preds = %28
  %34 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %31, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %35 = load i32, ptr %9, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load ptr, ptr %39, align 8
  br label %43

41:                                               ; preds = %33, %28
  %42 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %43

43:                                               ; preds = %41, %37
  %44 = phi ptr [ %40, %37 ], [ %42, %41 ]
  %45 = icmp eq ptr %44, @ompi_mpi_comm_null
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

47:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %48 = call i32 @PMPI_Allreduce(ptr noundef nonnull %30, ptr noundef nonnull %19, i32 noundef %2, ptr noundef %3, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %44) #10
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

51:                                               ; preds = %47
  %52 = icmp ne ptr %1, null
  %53 = icmp sgt i32 %2, 0
  %54 = and i1 %52, %53
  br i1 %54, label %55, label %58

55:                                               ; preds = %51
  %56 = mul nuw nsw i64 %18, %16
  %57 = call ptr @memset(ptr noundef nonnull %1, i32 noundef 0, i64 noundef %56) #10
  br label %58

58:                                               ; preds = %51, %55
  %59 = icmp eq ptr %0, null
  br i1 %59, label %82, label %60

60:                                               ; preds = %58
  %61 = icmp eq i32 %6, 8
  br i1 %61, label %63, label %62

62:                                               ; preds = %60
  br i1 %53, label %73, label %82

63:                                               ; preds = %60
  br i1 %53, label %64, label %82

64:                                               ; preds = %63, %64
  %65 = phi i64 [ %71, %64 ], [ 0, %63 ]
  %66 = getelementptr inbounds nuw double, ptr %19, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %65
  %69 = load double, ptr %68, align 8
  %70 = fadd double %67, %69
  store double %70, ptr %68, align 8
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp eq i64 %71, %16
  br i1 %72, label %82, label %64

73:                                               ; preds = %62, %73
  %74 = phi i64 [ %80, %73 ], [ 0, %62 ]
  %75 = getelementptr inbounds nuw float, ptr %19, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds nuw float, ptr %0, i64 %74
  %78 = load float, ptr %77, align 4
  %79 = fadd float %76, %78
  store float %79, ptr %77, align 4
  %80 = add nuw nsw i64 %74, 1
  %81 = icmp eq i64 %80, %16
  br i1 %81, label %82, label %73

82:                                               ; preds = %73, %64, %58, %62, %63
  call void @free(ptr noundef %29) #10
  call void @free(ptr noundef nonnull %19) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_allreduce_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @allreduce_adjoint(ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_allreduce_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @allreduce_tangent(ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 8) #11
  ret void
}

define internal fastcc void @allreduce_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = sext i32 %2 to i64
  %11 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %10, i64 1)
  %12 = zext nneg i32 %6 to i64
  %13 = tail call ptr @calloc(i64 noundef %11, i64 noundef %12) #10
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

16:                                               ; preds = %7
  %17 = icmp eq ptr %0, null
  br i1 %17, label %18, label %22

18:                                               ; preds = %16
  %19 = tail call ptr @calloc(i64 noundef %11, i64 noundef %12) #10
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

22:                                               ; preds = %18, %16
  %23 = phi ptr [ null, %16 ], [ %19, %18 ]
  %24 = phi ptr [ %0, %16 ], [ %19, %18 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %25 = load i32, ptr @__enzcc_mpi_key, align 4
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %35, label %27

27:                                               ; preds = %22
  %28 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %25, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %29 = load i32, ptr %9, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %8, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8
  br label %37

35:                                               ; preds = %27, %22
  %36 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %37

37:                                               ; preds = %35, %31
  %38 = phi ptr [ %34, %31 ], [ %36, %35 ]
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

41:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %42 = call i32 @PMPI_Allreduce(ptr noundef nonnull %24, ptr noundef nonnull %13, i32 noundef %2, ptr noundef %3, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %38) #10
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

45:                                               ; preds = %41
  %46 = icmp ne ptr %1, null
  %47 = icmp sgt i32 %2, 0
  %48 = and i1 %46, %47
  br i1 %48, label %49, label %52

49:                                               ; preds = %45
  %50 = mul nuw nsw i64 %12, %10
  %51 = call ptr @memcpy(ptr noundef nonnull %1, ptr noundef nonnull %13, i64 noundef %50) #10
  br label %52

52:                                               ; preds = %45, %49
  call void @free(ptr noundef %23) #10
  call void @free(ptr noundef nonnull %13) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_allreduce_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @allreduce_tangent(ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_reduce_scatter_block_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @reduce_scatter_block_adjoint(ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 8) #11
  ret void
}

define internal fastcc void @reduce_scatter_block_adjoint(ptr noundef captures(address_is_null) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 1, ptr %10, align 4
  %12 = call i32 @PMPI_Comm_size(ptr noundef %4, ptr noundef nonnull %10) #10
  %13 = load i32, ptr %10, align 4
  %14 = sext i32 %13 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %15 = mul nsw i64 %14, %11
  %16 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %7
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %20 = load ptr, ptr %19, align 8
  call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.7) #13
  unreachable

21:                                               ; preds = %7
  %22 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %15, i64 1)
  %23 = zext nneg i32 %6 to i64
  %24 = call ptr @calloc(i64 noundef %22, i64 noundef %23) #10
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               ; preds = %21
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

27:                                               ; preds = %21
  %28 = icmp eq ptr %1, null
  br i1 %28, label %29, label %34

29:                                               ; preds = %27
  %30 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %11, i64 1)
  %31 = call ptr @calloc(i64 noundef %30, i64 noundef %23) #10
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

34:                                               ; preds = %29, %27
  %35 = phi ptr [ null, %27 ], [ %31, %29 ]
  %36 = phi ptr [ %1, %27 ], [ %31, %29 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %37 = load i32, ptr @__enzcc_mpi_key, align 4
  %38 = icmp eq i32 %37, -1
  br i1 %38, label %47, label %39

39:                                               ; preds = %34
  %40 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %37, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %41 = load i32, ptr %9, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %8, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = load ptr, ptr %45, align 8
  br label %49

47:                                               ; preds = %39, %34
  %48 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %49

49:                                               ; preds = %47, %43
  %50 = phi ptr [ %46, %43 ], [ %48, %47 ]
  %51 = icmp eq ptr %50, @ompi_mpi_comm_null
  br i1 %51, label %52, label %53

52:                                               ; preds = %49
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

53:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %54 = call i32 @PMPI_Allgather(ptr noundef nonnull %36, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %24, i32 noundef %2, ptr noundef %3, ptr noundef %50) #10
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

57:                                               ; preds = %53
  %58 = icmp ne ptr %1, null
  %59 = icmp sgt i32 %2, 0
  %60 = and i1 %58, %59
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = mul nuw nsw i64 %23, %11
  %63 = call ptr @memset(ptr noundef nonnull %1, i32 noundef 0, i64 noundef %62) #10
  br label %64

64:                                               ; preds = %57, %61
  %65 = icmp eq ptr %0, null
  br i1 %65, label %89, label %66

66:                                               ; preds = %64
  %67 = icmp eq i32 %6, 8
  %68 = icmp sgt i64 %15, 0
  br i1 %67, label %70, label %69

69:                                               ; preds = %66
  br i1 %68, label %80, label %89

70:                                               ; preds = %66
  br i1 %68, label %71, label %89

71:                                               ; preds = %70, %71
  %72 = phi i64 [ %78, %71 ], [ 0, %70 ]
  %73 = getelementptr inbounds nuw double, ptr %24, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw double, ptr %0, i64 %72
  %76 = load double, ptr %75, align 8
  %77 = fadd double %74, %76
  store double %77, ptr %75, align 8
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %15
  br i1 %79, label %89, label %71

80:                                               ; preds = %69, %80
  %81 = phi i64 [ %87, %80 ], [ 0, %69 ]
  %82 = getelementptr inbounds nuw float, ptr %24, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = getelementptr inbounds nuw float, ptr %0, i64 %81
  %85 = load float, ptr %84, align 4
  %86 = fadd float %83, %85
  store float %86, ptr %84, align 4
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, %15
  br i1 %88, label %89, label %80

89:                                               ; preds = %80, %71, %64, %69, %70
  call void @free(ptr noundef %35) #10
  call void @free(ptr noundef nonnull %24) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_reduce_scatter_block_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @reduce_scatter_block_adjoint(ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_reduce_scatter_block_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @reduce_scatter_block_tangent(ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 8) #11
  ret void
}

define internal fastcc void @reduce_scatter_block_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 1, ptr %10, align 4
  %12 = call i32 @PMPI_Comm_size(ptr noundef %4, ptr noundef nonnull %10) #10
  %13 = load i32, ptr %10, align 4
  %14 = sext i32 %13 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %15 = mul nsw i64 %14, %11
  %16 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %11, i64 1)
  %17 = zext nneg i32 %6 to i64
  %18 = call ptr @calloc(i64 noundef %16, i64 noundef %17) #10
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %7
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

21:                                               ; preds = %7
  %22 = icmp eq ptr %0, null
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %15, i64 1)
  %25 = call ptr @calloc(i64 noundef %24, i64 noundef %17) #10
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %28

27:                                               ; preds = %23
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

28:                                               ; preds = %23, %21
  %29 = phi ptr [ null, %21 ], [ %25, %23 ]
  %30 = phi ptr [ %0, %21 ], [ %25, %23 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %31 = load i32, ptr @__enzcc_mpi_key, align 4
  %32 = icmp eq i32 %31, -1
  br i1 %32, label %41, label %33

33:                                               ; preds = %28
  %34 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %31, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %35 = load i32, ptr %9, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load ptr, ptr %39, align 8
  br label %43

41:                                               ; preds = %33, %28
  %42 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %43

43:                                               ; preds = %41, %37
  %44 = phi ptr [ %40, %37 ], [ %42, %41 ]
  %45 = icmp eq ptr %44, @ompi_mpi_comm_null
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

47:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %48 = call i32 @PMPI_Reduce_scatter_block(ptr noundef nonnull %30, ptr noundef nonnull %18, i32 noundef %2, ptr noundef %3, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %44) #10
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

51:                                               ; preds = %47
  %52 = icmp ne ptr %1, null
  %53 = icmp sgt i32 %2, 0
  %54 = and i1 %52, %53
  br i1 %54, label %55, label %58

55:                                               ; preds = %51
  %56 = mul nuw nsw i64 %17, %11
  %57 = call ptr @memcpy(ptr noundef nonnull %1, ptr noundef nonnull %18, i64 noundef %56) #10
  br label %58

58:                                               ; preds = %51, %55
  call void @free(ptr noundef %29) #10
  call void @free(ptr noundef nonnull %18) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_reduce_scatter_block_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = icmp eq ptr %8, %0
  %13 = select i1 %12, ptr null, ptr %8
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  tail call fastcc void @reduce_scatter_block_tangent(ptr noundef %13, ptr noundef %15, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_allgather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @allgather_adjoint(ptr noundef %14, ptr noundef %16, i32 noundef %1, ptr noundef %2, ptr noundef %6, ptr noundef %8, i32 noundef 8) #11
  ret void
}

define internal fastcc void @allgather_adjoint(ptr noundef captures(address_is_null) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 1, ptr %10, align 4
  %12 = call i32 @PMPI_Comm_size(ptr noundef %4, ptr noundef nonnull %10) #10
  %13 = load i32, ptr %10, align 4
  %14 = sext i32 %13 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %15 = mul nsw i64 %14, %11
  %16 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %7
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %20 = load ptr, ptr %19, align 8
  call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.7) #13
  unreachable

21:                                               ; preds = %7
  %22 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %11, i64 1)
  %23 = zext nneg i32 %6 to i64
  %24 = call ptr @calloc(i64 noundef %22, i64 noundef %23) #10
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               ; preds = %21
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

27:                                               ; preds = %21
  %28 = icmp eq ptr %1, null
  br i1 %28, label %29, label %34

29:                                               ; preds = %27
  %30 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %15, i64 1)
  %31 = call ptr @calloc(i64 noundef %30, i64 noundef %23) #10
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

34:                                               ; preds = %29, %27
  %35 = phi ptr [ null, %27 ], [ %31, %29 ]
  %36 = phi ptr [ %1, %27 ], [ %31, %29 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %37 = load i32, ptr @__enzcc_mpi_key, align 4
  %38 = icmp eq i32 %37, -1
  br i1 %38, label %47, label %39

39:                                               ; preds = %34
  %40 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %37, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %41 = load i32, ptr %9, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %8, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = load ptr, ptr %45, align 8
  br label %49

47:                                               ; preds = %39, %34
  %48 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %49

49:                                               ; preds = %47, %43
  %50 = phi ptr [ %46, %43 ], [ %48, %47 ]
  %51 = icmp eq ptr %50, @ompi_mpi_comm_null
  br i1 %51, label %52, label %53

52:                                               ; preds = %49
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

53:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %54 = call i32 @PMPI_Reduce_scatter_block(ptr noundef nonnull %36, ptr noundef nonnull %24, i32 noundef %2, ptr noundef %3, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %50) #10
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

57:                                               ; preds = %53
  %58 = icmp ne ptr %1, null
  %59 = icmp sgt i64 %15, 0
  %60 = and i1 %58, %59
  br i1 %60, label %61, label %64

61:                                               ; preds = %57
  %62 = mul i64 %15, %23
  %63 = call ptr @memset(ptr noundef nonnull %1, i32 noundef 0, i64 noundef %62) #10
  br label %64

64:                                               ; preds = %57, %61
  %65 = icmp eq ptr %0, null
  br i1 %65, label %89, label %66

66:                                               ; preds = %64
  %67 = icmp eq i32 %6, 8
  %68 = icmp sgt i32 %2, 0
  br i1 %67, label %70, label %69

69:                                               ; preds = %66
  br i1 %68, label %80, label %89

70:                                               ; preds = %66
  br i1 %68, label %71, label %89

71:                                               ; preds = %70, %71
  %72 = phi i64 [ %78, %71 ], [ 0, %70 ]
  %73 = getelementptr inbounds nuw double, ptr %24, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw double, ptr %0, i64 %72
  %76 = load double, ptr %75, align 8
  %77 = fadd double %74, %76
  store double %77, ptr %75, align 8
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %11
  br i1 %79, label %89, label %71

80:                                               ; preds = %69, %80
  %81 = phi i64 [ %87, %80 ], [ 0, %69 ]
  %82 = getelementptr inbounds nuw float, ptr %24, i64 %81
  %83 = load float, ptr %82, align 4
  %84 = getelementptr inbounds nuw float, ptr %0, i64 %81
  %85 = load float, ptr %84, align 4
  %86 = fadd float %83, %85
  store float %86, ptr %84, align 4
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, %11
  br i1 %88, label %89, label %80

89:                                               ; preds = %80, %71, %64, %69, %70
  call void @free(ptr noundef %35) #10
  call void @free(ptr noundef nonnull %24) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_allgather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @allgather_adjoint(ptr noundef %14, ptr noundef %16, i32 noundef %1, ptr noundef %2, ptr noundef %6, ptr noundef %8, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_allgather_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @allgather_tangent(ptr noundef %14, ptr noundef %16, i32 noundef %1, ptr noundef %2, ptr noundef %6, ptr noundef %8, i32 noundef 8) #11
  ret void
}

define internal fastcc void @allgather_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 1, ptr %10, align 4
  %12 = call i32 @PMPI_Comm_size(ptr noundef %4, ptr noundef nonnull %10) #10
  %13 = load i32, ptr %10, align 4
  %14 = sext i32 %13 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %15 = mul nsw i64 %14, %11
  %16 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %15, i64 1)
  %17 = zext nneg i32 %6 to i64
  %18 = call ptr @calloc(i64 noundef %16, i64 noundef %17) #10
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %7
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

21:                                               ; preds = %7
  %22 = icmp eq ptr %0, null
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %11, i64 1)
  %25 = call ptr @calloc(i64 noundef %24, i64 noundef %17) #10
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %28

27:                                               ; preds = %23
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

28:                                               ; preds = %23, %21
  %29 = phi ptr [ null, %21 ], [ %25, %23 ]
  %30 = phi ptr [ %0, %21 ], [ %25, %23 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %31 = load i32, ptr @__enzcc_mpi_key, align 4
  %32 = icmp eq i32 %31, -1
  br i1 %32, label %41, label %33

33:                                               ; preds = %28
  %34 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %31, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %35 = load i32, ptr %9, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = load ptr, ptr %8, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load ptr, ptr %39, align 8
  br label %43

41:                                               ; preds = %33, %28
  %42 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %43

43:                                               ; preds = %41, %37
  %44 = phi ptr [ %40, %37 ], [ %42, %41 ]
  %45 = icmp eq ptr %44, @ompi_mpi_comm_null
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

47:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %48 = call i32 @PMPI_Allgather(ptr noundef nonnull %30, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %18, i32 noundef %2, ptr noundef %3, ptr noundef %44) #10
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

51:                                               ; preds = %47
  %52 = icmp ne ptr %1, null
  %53 = icmp sgt i64 %15, 0
  %54 = and i1 %52, %53
  br i1 %54, label %55, label %58

55:                                               ; preds = %51
  %56 = mul i64 %15, %17
  %57 = call ptr @memcpy(ptr noundef nonnull %1, ptr noundef nonnull %18, i64 noundef %56) #10
  br label %58

58:                                               ; preds = %51, %55
  call void @free(ptr noundef %29) #10
  call void @free(ptr noundef nonnull %18) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_allgather_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @allgather_tangent(ptr noundef %14, ptr noundef %16, i32 noundef %1, ptr noundef %2, ptr noundef %6, ptr noundef %8, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_alltoall_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @alltoall_adjoint(ptr noundef %14, ptr noundef %16, i32 noundef %1, ptr noundef %2, ptr noundef %6, ptr noundef %8, i32 noundef 8) #11
  ret void
}

define internal fastcc void @alltoall_adjoint(ptr noundef captures(address_is_null) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 1, ptr %10, align 4
  %12 = call i32 @PMPI_Comm_size(ptr noundef %4, ptr noundef nonnull %10) #10
  %13 = load i32, ptr %10, align 4
  %14 = sext i32 %13 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %15 = mul nsw i64 %14, %11
  %16 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %7
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %20 = load ptr, ptr %19, align 8
  call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.7) #13
  unreachable

21:                                               ; preds = %7
  %22 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %15, i64 1)
  %23 = zext nneg i32 %6 to i64
  %24 = call ptr @calloc(i64 noundef %22, i64 noundef %23) #10
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               ; preds = %21
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

27:                                               ; preds = %21
  %28 = icmp eq ptr %1, null
  br i1 %28, label %29, label %33

29:                                               ; preds = %27
  %30 = call ptr @calloc(i64 noundef %22, i64 noundef %23) #10
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %33

32:                                               ; preds = %29
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

33:                                               ; preds = %29, %27
  %34 = phi ptr [ null, %27 ], [ %30, %29 ]
  %35 = phi ptr [ %1, %27 ], [ %30, %29 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %36 = load i32, ptr @__enzcc_mpi_key, align 4
  %37 = icmp eq i32 %36, -1
  br i1 %37, label %46, label %38

38:                                               ; preds = %33
  %39 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %36, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %40 = load i32, ptr %9, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = load ptr, ptr %8, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load ptr, ptr %44, align 8
  br label %48

46:                                               ; preds = %38, %33
  %47 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %48

48:                                               ; preds = %46, %42
  %49 = phi ptr [ %45, %42 ], [ %47, %46 ]
  %50 = icmp eq ptr %49, @ompi_mpi_comm_null
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

52:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %53 = call i32 @PMPI_Alltoall(ptr noundef nonnull %35, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %24, i32 noundef %2, ptr noundef %3, ptr noundef %49) #10
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

56:                                               ; preds = %52
  %57 = icmp ne ptr %1, null
  %58 = icmp sgt i64 %15, 0
  %59 = and i1 %57, %58
  br i1 %59, label %60, label %63

60:                                               ; preds = %56
  %61 = mul i64 %15, %23
  %62 = call ptr @memset(ptr noundef nonnull %1, i32 noundef 0, i64 noundef %61) #10
  br label %63

63:                                               ; preds = %56, %60
  %64 = icmp eq ptr %0, null
  br i1 %64, label %87, label %65

65:                                               ; preds = %63
  %66 = icmp eq i32 %6, 8
  br i1 %66, label %68, label %67

67:                                               ; preds = %65
  br i1 %58, label %78, label %87

68:                                               ; preds = %65
  br i1 %58, label %69, label %87

69:                                               ; preds = %68, %69
  %70 = phi i64 [ %76, %69 ], [ 0, %68 ]
  %71 = getelementptr inbounds nuw double, ptr %24, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %0, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = fadd double %72, %74
  store double %75, ptr %73, align 8
  %76 = add nuw nsw i64 %70, 1
  %77 = icmp eq i64 %76, %15
  br i1 %77, label %87, label %69

78:                                               ; preds = %67, %78
  %79 = phi i64 [ %85, %78 ], [ 0, %67 ]
  %80 = getelementptr inbounds nuw float, ptr %24, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = getelementptr inbounds nuw float, ptr %0, i64 %79
  %83 = load float, ptr %82, align 4
  %84 = fadd float %81, %83
  store float %84, ptr %82, align 4
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, %15
  br i1 %86, label %87, label %78

87:                                               ; preds = %78, %69, %63, %67, %68
  call void @free(ptr noundef %34) #10
  call void @free(ptr noundef nonnull %24) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_alltoall_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @alltoall_adjoint(ptr noundef %14, ptr noundef %16, i32 noundef %1, ptr noundef %2, ptr noundef %6, ptr noundef %8, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_alltoall_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @alltoall_tangent(ptr noundef %14, ptr noundef %16, i32 noundef %1, ptr noundef %2, ptr noundef %6, ptr noundef %8, i32 noundef 8) #11
  ret void
}

define internal fastcc void @alltoall_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 1, ptr %10, align 4
  %12 = call i32 @PMPI_Comm_size(ptr noundef %4, ptr noundef nonnull %10) #10
  %13 = load i32, ptr %10, align 4
  %14 = sext i32 %13 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %15 = mul nsw i64 %14, %11
  %16 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %15, i64 1)
  %17 = zext nneg i32 %6 to i64
  %18 = call ptr @calloc(i64 noundef %16, i64 noundef %17) #10
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %7
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

21:                                               ; preds = %7
  %22 = icmp eq ptr %0, null
  br i1 %22, label %23, label %27

23:                                               ; preds = %21
  %24 = call ptr @calloc(i64 noundef %16, i64 noundef %17) #10
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

27:                                               ; preds = %23, %21
  %28 = phi ptr [ null, %21 ], [ %24, %23 ]
  %29 = phi ptr [ %0, %21 ], [ %24, %23 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %30 = load i32, ptr @__enzcc_mpi_key, align 4
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %40, label %32

32:                                               ; preds = %27
  %33 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %30, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %34 = load i32, ptr %9, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %32
  %37 = load ptr, ptr %8, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load ptr, ptr %38, align 8
  br label %42

40:                                               ; preds = %32, %27
  %41 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %42

42:                                               ; preds = %40, %36
  %43 = phi ptr [ %39, %36 ], [ %41, %40 ]
  %44 = icmp eq ptr %43, @ompi_mpi_comm_null
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

46:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %47 = call i32 @PMPI_Alltoall(ptr noundef nonnull %29, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %18, i32 noundef %2, ptr noundef %3, ptr noundef %43) #10
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

50:                                               ; preds = %46
  %51 = icmp ne ptr %1, null
  %52 = icmp sgt i64 %15, 0
  %53 = and i1 %51, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %50
  %55 = mul i64 %15, %17
  %56 = call ptr @memcpy(ptr noundef nonnull %1, ptr noundef nonnull %18, i64 noundef %55) #10
  br label %57

57:                                               ; preds = %50, %54
  call void @free(ptr noundef %28) #10
  call void @free(ptr noundef nonnull %18) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_alltoall_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %9, %0
  %14 = select i1 %13, ptr null, ptr %9
  %15 = icmp eq ptr %10, %3
  %16 = select i1 %15, ptr null, ptr %10
  tail call fastcc void @alltoall_tangent(ptr noundef %14, ptr noundef %16, i32 noundef %1, ptr noundef %2, ptr noundef %6, ptr noundef %8, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_gather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %10, %0
  %15 = select i1 %14, ptr null, ptr %10
  %16 = icmp eq ptr %11, %3
  %17 = select i1 %16, ptr null, ptr %11
  tail call fastcc void @gather_adjoint(ptr noundef %15, ptr noundef %17, i32 noundef %1, ptr noundef %2, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 8) #11
  ret void
}

define internal fastcc void @gather_adjoint(ptr noundef captures(address_is_null) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef range(i32 4, 9) %7) unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 1, ptr %12, align 4
  %14 = call i32 @PMPI_Comm_size(ptr noundef %5, ptr noundef nonnull %12) #10
  %15 = load i32, ptr %12, align 4
  %16 = sext i32 %15 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %17 = mul nsw i64 %16, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i32 0, ptr %11, align 4
  %18 = call i32 @PMPI_Comm_rank(ptr noundef %5, ptr noundef nonnull %11) #10
  %19 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %20 = icmp eq i32 %19, %4
  %21 = select i1 %20, i64 %17, i64 0
  %22 = select i1 %20, ptr %1, ptr null
  %23 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %27 = load ptr, ptr %26, align 8
  call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.7) #13
  unreachable

28:                                               ; preds = %8
  %29 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %13, i64 1)
  %30 = zext nneg i32 %7 to i64
  %31 = call ptr @calloc(i64 noundef %29, i64 noundef %30) #10
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:                                               ; preds = %28
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

34:                                               ; preds = %28
  %35 = icmp eq ptr %22, null
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %21, i64 1)
  %38 = call ptr @calloc(i64 noundef %37, i64 noundef %30) #10
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

41:                                               ; preds = %36, %34
  %42 = phi ptr [ null, %34 ], [ %38, %36 ]
  %43 = phi ptr [ %1, %34 ], [ %38, %36 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %44 = load i32, ptr @__enzcc_mpi_key, align 4
  %45 = icmp eq i32 %44, -1
  br i1 %45, label %54, label %46

46:                                               ; preds = %41
  %47 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %44, ptr noundef nonnull %9, ptr noundef nonnull %10) #10
  %48 = load i32, ptr %10, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %9, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load ptr, ptr %52, align 8
  br label %56

54:                                               ; preds = %46, %41
  %55 = call fastcc ptr @make_private(ptr noundef %5) #11
  br label %56

56:                                               ; preds = %54, %50
  %57 = phi ptr [ %53, %50 ], [ %55, %54 ]
  %58 = icmp eq ptr %57, @ompi_mpi_comm_null
  br i1 %58, label %59, label %60

59:                                               ; preds = %56
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.8) #13
  unreachable

60:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %61 = call i32 @PMPI_Scatter(ptr noundef nonnull %43, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %31, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %57) #10
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.4) #13
  unreachable

64:                                               ; preds = %60
  %65 = icmp ne ptr %22, null
  %66 = icmp sgt i64 %21, 0
  %67 = and i1 %65, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %64
  %69 = mul i64 %21, %30
  %70 = call ptr @memset(ptr noundef nonnull %1, i32 noundef 0, i64 noundef %69) #10
  br label %71

71:                                               ; preds = %64, %68
  %72 = icmp eq ptr %0, null
  br i1 %72, label %96, label %73

73:                                               ; preds = %71
  %74 = icmp eq i32 %7, 8
  %75 = icmp sgt i32 %2, 0
  br i1 %74, label %77, label %76

76:                                               ; preds = %73
  br i1 %75, label %87, label %96

77:                                               ; preds = %73
  br i1 %75, label %78, label %96

78:                                               ; preds = %77, %78
  %79 = phi i64 [ %85, %78 ], [ 0, %77 ]
  %80 = getelementptr inbounds nuw double, ptr %31, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw double, ptr %0, i64 %79
  %83 = load double, ptr %82, align 8
  %84 = fadd double %81, %83
  store double %84, ptr %82, align 8
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, %13
  br i1 %86, label %96, label %78

87:                                               ; preds = %76, %87
  %88 = phi i64 [ %94, %87 ], [ 0, %76 ]
  %89 = getelementptr inbounds nuw float, ptr %31, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds nuw float, ptr %0, i64 %88
  %92 = load float, ptr %91, align 4
  %93 = fadd float %90, %92
  store float %93, ptr %91, align 4
  %94 = add nuw nsw i64 %88, 1
  %95 = icmp eq i64 %94, %13
  br i1 %95, label %96, label %87

96:                                               ; preds = %87, %78, %71, %76, %77
  call void @free(ptr noundef %42) #10
  call void @free(ptr noundef nonnull %31) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_gather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %10, %0
  %15 = select i1 %14, ptr null, ptr %10
  %16 = icmp eq ptr %11, %3
  %17 = select i1 %16, ptr null, ptr %11
  tail call fastcc void @gather_adjoint(ptr noundef %15, ptr noundef %17, i32 noundef %1, ptr noundef %2, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_gather_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %10, %0
  %15 = select i1 %14, ptr null, ptr %10
  %16 = icmp eq ptr %11, %3
  %17 = select i1 %16, ptr null, ptr %11
  tail call fastcc void @gather_tangent(ptr noundef %15, ptr noundef %17, i32 noundef %1, ptr noundef %2, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 8) #11
  ret void
}

define internal fastcc void @gather_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef range(i32 4, 9) %7) unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 1, ptr %12, align 4
  %14 = call i32 @PMPI_Comm_size(ptr noundef %5, ptr noundef nonnull %12) #10
  %15 = load i32, ptr %12, align 4
  %16 = sext i32 %15 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %17 = mul nsw i64 %16, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i32 0, ptr %11, align 4
  %18 = call i32 @PMPI_Comm_rank(ptr noundef %5, ptr noundef nonnull %11) #10
  %19 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %20 = icmp eq i32 %19, %4
  %21 = select i1 %20, i64 %17, i64 0
  %22 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %21, i64 1)
  %23 = zext nneg i32 %7 to i64
  %24 = call ptr @calloc(i64 noundef %22, i64 noundef %23) #10
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:                                               ; preds = %8
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

27:                                               ; preds = %8
  %28 = icmp eq ptr %0, null
  br i1 %28, label %29, label %34

29:                                               ; preds = %27
  %30 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %13, i64 1)
  %31 = call ptr @calloc(i64 noundef %30, i64 noundef %23) #10
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

34:                                               ; preds = %29, %27
  %35 = phi ptr [ null, %27 ], [ %31, %29 ]
  %36 = phi ptr [ %0, %27 ], [ %31, %29 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %37 = load i32, ptr @__enzcc_mpi_key, align 4
  %38 = icmp eq i32 %37, -1
  br i1 %38, label %47, label %39

39:                                               ; preds = %34
  %40 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %37, ptr noundef nonnull %9, ptr noundef nonnull %10) #10
  %41 = load i32, ptr %10, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %9, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = load ptr, ptr %45, align 8
  br label %49

47:                                               ; preds = %39, %34
  %48 = call fastcc ptr @make_private(ptr noundef %5) #11
  br label %49

49:                                               ; preds = %47, %43
  %50 = phi ptr [ %46, %43 ], [ %48, %47 ]
  %51 = icmp eq ptr %50, @ompi_mpi_comm_null
  br i1 %51, label %52, label %53

52:                                               ; preds = %49
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.8) #13
  unreachable

53:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %54 = call i32 @PMPI_Gather(ptr noundef nonnull %36, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %24, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %50) #10
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.4) #13
  unreachable

57:                                               ; preds = %53
  %58 = icmp ne ptr %1, null
  %59 = icmp sgt i64 %21, 0
  %60 = and i1 %58, %59
  %61 = and i1 %20, %60
  br i1 %61, label %62, label %65

62:                                               ; preds = %57
  %63 = mul i64 %21, %23
  %64 = call ptr @memcpy(ptr noundef nonnull %1, ptr noundef nonnull %24, i64 noundef %63) #10
  br label %65

65:                                               ; preds = %57, %62
  call void @free(ptr noundef %35) #10
  call void @free(ptr noundef nonnull %24) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_gather_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %10, %0
  %15 = select i1 %14, ptr null, ptr %10
  %16 = icmp eq ptr %11, %3
  %17 = select i1 %16, ptr null, ptr %11
  tail call fastcc void @gather_tangent(ptr noundef %15, ptr noundef %17, i32 noundef %1, ptr noundef %2, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_scatter_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %10, %0
  %15 = select i1 %14, ptr null, ptr %10
  %16 = icmp eq ptr %11, %3
  %17 = select i1 %16, ptr null, ptr %11
  tail call fastcc void @scatter_adjoint(ptr noundef %15, ptr noundef %17, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 8) #11
  ret void
}

define internal fastcc void @scatter_adjoint(ptr noundef captures(address) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef range(i32 4, 9) %7) unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 1, ptr %12, align 4
  %14 = call i32 @PMPI_Comm_size(ptr noundef %5, ptr noundef nonnull %12) #10
  %15 = load i32, ptr %12, align 4
  %16 = sext i32 %15 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %17 = mul nsw i64 %16, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i32 0, ptr %11, align 4
  %18 = call i32 @PMPI_Comm_rank(ptr noundef %5, ptr noundef nonnull %11) #10
  %19 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %20 = icmp eq i32 %19, %4
  %21 = select i1 %20, i64 %17, i64 0
  %22 = select i1 %20, ptr %0, ptr null
  %23 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %27 = load ptr, ptr %26, align 8
  call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.7) #13
  unreachable

28:                                               ; preds = %8
  %29 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %21, i64 1)
  %30 = zext nneg i32 %7 to i64
  %31 = call ptr @calloc(i64 noundef %29, i64 noundef %30) #10
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:                                               ; preds = %28
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

34:                                               ; preds = %28
  %35 = icmp eq ptr %1, null
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %13, i64 1)
  %38 = call ptr @calloc(i64 noundef %37, i64 noundef %30) #10
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

41:                                               ; preds = %36, %34
  %42 = phi ptr [ null, %34 ], [ %38, %36 ]
  %43 = phi ptr [ %1, %34 ], [ %38, %36 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %44 = load i32, ptr @__enzcc_mpi_key, align 4
  %45 = icmp eq i32 %44, -1
  br i1 %45, label %54, label %46

46:                                               ; preds = %41
  %47 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %44, ptr noundef nonnull %9, ptr noundef nonnull %10) #10
  %48 = load i32, ptr %10, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %9, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load ptr, ptr %52, align 8
  br label %56

54:                                               ; preds = %46, %41
  %55 = call fastcc ptr @make_private(ptr noundef %5) #11
  br label %56

56:                                               ; preds = %54, %50
  %57 = phi ptr [ %53, %50 ], [ %55, %54 ]
  %58 = icmp eq ptr %57, @ompi_mpi_comm_null
  br i1 %58, label %59, label %60

59:                                               ; preds = %56
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.8) #13
  unreachable

60:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %61 = call i32 @PMPI_Gather(ptr noundef nonnull %43, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %31, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %57) #10
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.4) #13
  unreachable

64:                                               ; preds = %60
  %65 = icmp ne ptr %1, null
  %66 = icmp sgt i32 %2, 0
  %67 = and i1 %65, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %64
  %69 = mul nuw nsw i64 %30, %13
  %70 = call ptr @memset(ptr noundef nonnull %1, i32 noundef 0, i64 noundef %69) #10
  br label %71

71:                                               ; preds = %64, %68
  %72 = icmp eq ptr %22, null
  br i1 %72, label %96, label %73

73:                                               ; preds = %71
  %74 = icmp eq i32 %7, 8
  %75 = icmp sgt i64 %21, 0
  br i1 %74, label %77, label %76

76:                                               ; preds = %73
  br i1 %75, label %87, label %96

77:                                               ; preds = %73
  br i1 %75, label %78, label %96

78:                                               ; preds = %77, %78
  %79 = phi i64 [ %85, %78 ], [ 0, %77 ]
  %80 = getelementptr inbounds nuw double, ptr %31, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw double, ptr %22, i64 %79
  %83 = load double, ptr %82, align 8
  %84 = fadd double %81, %83
  store double %84, ptr %82, align 8
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, %21
  br i1 %86, label %96, label %78

87:                                               ; preds = %76, %87
  %88 = phi i64 [ %94, %87 ], [ 0, %76 ]
  %89 = getelementptr inbounds nuw float, ptr %31, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds nuw float, ptr %22, i64 %88
  %92 = load float, ptr %91, align 4
  %93 = fadd float %90, %92
  store float %93, ptr %91, align 4
  %94 = add nuw nsw i64 %88, 1
  %95 = icmp eq i64 %94, %21
  br i1 %95, label %96, label %87

96:                                               ; preds = %87, %78, %71, %76, %77
  call void @free(ptr noundef %42) #10
  call void @free(ptr noundef nonnull %31) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_scatter_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %10, %0
  %15 = select i1 %14, ptr null, ptr %10
  %16 = icmp eq ptr %11, %3
  %17 = select i1 %16, ptr null, ptr %11
  tail call fastcc void @scatter_adjoint(ptr noundef %15, ptr noundef %17, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 4) #11
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_d_scatter_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %10, %0
  %15 = select i1 %14, ptr null, ptr %10
  %16 = icmp eq ptr %11, %3
  %17 = select i1 %16, ptr null, ptr %11
  tail call fastcc void @scatter_tangent(ptr noundef %15, ptr noundef %17, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 8) #11
  ret void
}

define internal fastcc void @scatter_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef range(i32 4, 9) %7) unnamed_addr #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = sext i32 %2 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 1, ptr %12, align 4
  %14 = call i32 @PMPI_Comm_size(ptr noundef %5, ptr noundef nonnull %12) #10
  %15 = load i32, ptr %12, align 4
  %16 = sext i32 %15 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %17 = mul nsw i64 %16, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i32 0, ptr %11, align 4
  %18 = call i32 @PMPI_Comm_rank(ptr noundef %5, ptr noundef nonnull %11) #10
  %19 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %20 = icmp ne i32 %19, %4
  %21 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %13, i64 1)
  %22 = zext nneg i32 %7 to i64
  %23 = call ptr @calloc(i64 noundef %21, i64 noundef %22) #10
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %8
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

26:                                               ; preds = %8
  %27 = icmp eq ptr %0, null
  %28 = or i1 %27, %20
  br i1 %28, label %29, label %35

29:                                               ; preds = %26
  %30 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %17, i64 1)
  %31 = select i1 %20, i64 1, i64 %30
  %32 = call ptr @calloc(i64 noundef %31, i64 noundef %22) #10
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %35

34:                                               ; preds = %29
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.5) #13
  unreachable

35:                                               ; preds = %29, %26
  %36 = phi ptr [ null, %26 ], [ %32, %29 ]
  %37 = phi ptr [ %0, %26 ], [ %32, %29 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store ptr null, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %38 = load i32, ptr @__enzcc_mpi_key, align 4
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %48, label %40

40:                                               ; preds = %35
  %41 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %38, ptr noundef nonnull %9, ptr noundef nonnull %10) #10
  %42 = load i32, ptr %10, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %9, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %47 = load ptr, ptr %46, align 8
  br label %50

48:                                               ; preds = %40, %35
  %49 = call fastcc ptr @make_private(ptr noundef %5) #11
  br label %50

50:                                               ; preds = %48, %44
  %51 = phi ptr [ %47, %44 ], [ %49, %48 ]
  %52 = icmp eq ptr %51, @ompi_mpi_comm_null
  br i1 %52, label %53, label %54

53:                                               ; preds = %50
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.8) #13
  unreachable

54:                                               ; preds = %50
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %55 = call i32 @PMPI_Scatter(ptr noundef nonnull %37, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %23, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %51) #10
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.4) #13
  unreachable

58:                                               ; preds = %54
  %59 = icmp ne ptr %1, null
  %60 = icmp sgt i32 %2, 0
  %61 = and i1 %59, %60
  br i1 %61, label %62, label %65

62:                                               ; preds = %58
  %63 = mul nuw nsw i64 %22, %13
  %64 = call ptr @memcpy(ptr noundef nonnull %1, ptr noundef nonnull %23, i64 noundef %63) #10
  br label %65

65:                                               ; preds = %58, %62
  call void @free(ptr noundef %36) #10
  call void @free(ptr noundef nonnull %23) #10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_s_scatter_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %10, %0
  %15 = select i1 %14, ptr null, ptr %10
  %16 = icmp eq ptr %11, %3
  %17 = select i1 %16, ptr null, ptr %11
  tail call fastcc void @scatter_tangent(ptr noundef %15, ptr noundef %17, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 4) #11
  ret void
}

declare i32 @PMPI_Comm_test_inter(ptr noundef, ptr noundef) #2

declare i32 @PMPI_Comm_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

define internal noundef i32 @not_copied(ptr readnone captures(none) %0, i32 %1, ptr readnone captures(none) %2, ptr readnone captures(none) %3, ptr readnone captures(none) %4, ptr noundef writeonly captures(none) initializes((0, 4)) %5) #6 {
  store i32 0, ptr %5, align 4
  ret i32 0
}

define internal noundef i32 @freed(ptr readnone captures(none) %0, i32 %1, ptr noundef readnone captures(address) %2, ptr readnone captures(none) %3) #0 {
  %5 = load ptr, ptr @__enzcc_mpi_pending, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %16, label %7

7:                                                ; preds = %4, %7
  %8 = phi ptr [ %14, %7 ], [ %5, %4 ]
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = tail call i32 @PMPI_Wait(ptr noundef nonnull %9, ptr noundef null) #10
  %11 = load ptr, ptr %8, align 8
  store ptr %11, ptr @__enzcc_mpi_pending, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %13 = load ptr, ptr %12, align 8
  tail call void @free(ptr noundef %13) #10
  tail call void @free(ptr noundef nonnull %8) #10
  %14 = load ptr, ptr @__enzcc_mpi_pending, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %7

16:                                               ; preds = %7, %4
  br label %17

17:                                               ; preds = %16, %21
  %18 = phi ptr [ %19, %21 ], [ @__enzcc_mpi_privates, %16 ]
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %31, label %21

21:                                               ; preds = %17
  %22 = icmp eq ptr %19, %2
  br i1 %22, label %23, label %17

23:                                               ; preds = %21
  %24 = load ptr, ptr %19, align 8
  store ptr %24, ptr %18, align 8
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, @ompi_mpi_comm_null
  br i1 %27, label %30, label %28

28:                                               ; preds = %23
  %29 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %25) #10
  br label %30

30:                                               ; preds = %23, %28
  store ptr @ompi_mpi_comm_null, ptr %25, align 8
  tail call void @free(ptr noundef nonnull %19) #10
  br label %31

31:                                               ; preds = %17, %30
  ret i32 0
}

define internal noundef i32 @finalized(ptr readnone captures(none) %0, i32 %1, ptr readnone captures(none) %2, ptr readnone captures(none) %3) #0 {
  %5 = load ptr, ptr @__enzcc_mpi_pending, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %16, label %7

7:                                                ; preds = %4, %7
  %8 = phi ptr [ %14, %7 ], [ %5, %4 ]
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = tail call i32 @PMPI_Wait(ptr noundef nonnull %9, ptr noundef null) #10
  %11 = load ptr, ptr %8, align 8
  store ptr %11, ptr @__enzcc_mpi_pending, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %13 = load ptr, ptr %12, align 8
  tail call void @free(ptr noundef %13) #10
  tail call void @free(ptr noundef nonnull %8) #10
  %14 = load ptr, ptr @__enzcc_mpi_pending, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %7

16:                                               ; preds = %7, %4
  %17 = load ptr, ptr @__enzcc_mpi_privates, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:                                               ; preds = %27, %16
  ret i32 0

20:                                               ; preds = %16, %27
  %21 = phi ptr [ %28, %27 ], [ %17, %16 ]
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, @ompi_mpi_comm_null
  br i1 %24, label %27, label %25

25:                                               ; preds = %20
  %26 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %22) #10
  br label %27

27:                                               ; preds = %20, %25
  store ptr @ompi_mpi_comm_null, ptr %22, align 8
  %28 = load ptr, ptr %21, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %19, label %20
}

declare i32 @PMPI_Comm_set_attr(ptr noundef, i32 noundef, ptr noundef) #2

declare ptr @malloc(i64 noundef) #2

declare i32 @PMPI_Comm_group(ptr noundef, ptr noundef) #2

declare i32 @PMPI_Group_free(ptr noundef) #2

declare i32 @PMPI_Wait(ptr noundef, ptr noundef) #2

declare i32 @PMPI_Test(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @PMPI_Comm_free(ptr noundef) #2

declare i32 @MPI_Send(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Ssend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Bsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Rsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

define internal fastcc void @fail(ptr noundef %0, ptr noundef %1) unnamed_addr #7 {
  %3 = alloca [1024 x i8], align 16
  %4 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr @.str.1, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr @.str.2, ptr %6, align 16
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store ptr @.str.3, ptr %8, align 16
  br label %12

9:                                                ; preds = %21
  %10 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %22) #10
  %11 = call i32 @PMPI_Abort(ptr noundef nonnull @ompi_mpi_comm_world, i32 noundef 1) #10
  call void @abort() #14
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

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare i32 @PMPI_Abort(ptr noundef, i32 noundef) #2

declare void @abort() #8

declare i32 @MPI_Sendrecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @MPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare ptr @calloc(i64 noundef, i64 noundef) #2

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #2

declare i32 @MPI_Barrier(ptr noundef) #2

declare i32 @MPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @MPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #2

define internal fastcc void @take(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef range(i32 0, 2) %7, ptr noundef %8) unnamed_addr #0 {
  %10 = sext i32 %2 to i64
  %11 = tail call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %10, i64 1)
  %12 = sext i32 %4 to i64
  %13 = tail call ptr @calloc(i64 noundef %11, i64 noundef %12) #10
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.5) #13
  unreachable

16:                                               ; preds = %9
  %17 = tail call i32 @PMPI_Recv(ptr noundef nonnull %13, i32 noundef %2, ptr noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %0, ptr noundef null) #10
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.4) #13
  unreachable

20:                                               ; preds = %16
  %21 = icmp eq i32 %7, 0
  br i1 %21, label %47, label %22

22:                                               ; preds = %20
  %23 = icmp eq ptr %1, null
  br i1 %23, label %54, label %24

24:                                               ; preds = %22
  %25 = icmp eq i32 %4, 8
  %26 = icmp sgt i32 %2, 0
  br i1 %25, label %28, label %27

27:                                               ; preds = %24
  br i1 %26, label %38, label %54

28:                                               ; preds = %24
  br i1 %26, label %29, label %54

29:                                               ; preds = %28, %29
  %30 = phi i64 [ %36, %29 ], [ 0, %28 ]
  %31 = getelementptr inbounds nuw double, ptr %13, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %30
  %34 = load double, ptr %33, align 8
  %35 = fadd double %32, %34
  store double %35, ptr %33, align 8
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, %10
  br i1 %37, label %54, label %29

38:                                               ; preds = %27, %38
  %39 = phi i64 [ %45, %38 ], [ 0, %27 ]
  %40 = getelementptr inbounds nuw float, ptr %13, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %43 = load float, ptr %42, align 4
  %44 = fadd float %41, %43
  store float %44, ptr %42, align 4
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, %10
  br i1 %46, label %54, label %38

47:                                               ; preds = %20
  %48 = icmp ne ptr %1, null
  %49 = icmp sgt i32 %2, 0
  %50 = and i1 %48, %49
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = mul nsw i64 %12, %10
  %53 = tail call ptr @memcpy(ptr noundef nonnull %1, ptr noundef nonnull %13, i64 noundef %52) #10
  br label %54

54:                                               ; preds = %38, %29, %51, %47, %28, %27, %22
  tail call void @free(ptr noundef nonnull %13) #10
  ret void
}

declare i32 @PMPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @PMPI_Comm_get_attr(ptr noundef, i32 noundef, ptr noundef, ptr noundef) #2

define internal fastcc void @give(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7) unnamed_addr #0 {
  %9 = alloca i32, align 4
  %10 = load ptr, ptr @__enzcc_mpi_pending, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %27, label %12

12:                                               ; preds = %8, %23
  %13 = phi ptr [ %25, %23 ], [ %10, %8 ]
  %14 = phi ptr [ %24, %23 ], [ @__enzcc_mpi_pending, %8 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 1, ptr %9, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %16 = call i32 @PMPI_Test(ptr noundef nonnull %15, ptr noundef nonnull %9, ptr noundef null) #10
  %17 = load i32, ptr %9, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %12
  %20 = load ptr, ptr %13, align 8
  store ptr %20, ptr %14, align 8
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %22 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %22) #10
  call void @free(ptr noundef nonnull %13) #10
  br label %23

23:                                               ; preds = %19, %12
  %24 = phi ptr [ %14, %19 ], [ %13, %12 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %12

27:                                               ; preds = %23, %8
  %28 = icmp eq i32 %5, -2
  br i1 %28, label %57, label %29

29:                                               ; preds = %27
  %30 = call ptr @calloc(i64 noundef 1, i64 noundef 24) #10
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %33

32:                                               ; preds = %29
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.5) #13
  unreachable

33:                                               ; preds = %29
  %34 = sext i32 %2 to i64
  %35 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %34, i64 1)
  %36 = sext i32 %4 to i64
  %37 = call ptr @calloc(i64 noundef %35, i64 noundef %36) #10
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %33
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.5) #13
  unreachable

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store ptr %37, ptr %41, align 8
  %42 = icmp ne ptr %1, null
  %43 = icmp sgt i32 %2, 0
  %44 = and i1 %42, %43
  br i1 %44, label %45, label %49

45:                                               ; preds = %40
  %46 = mul nsw i64 %36, %34
  %47 = call ptr @memcpy(ptr noundef nonnull %37, ptr noundef nonnull %1, i64 noundef %46) #10
  %48 = load ptr, ptr %41, align 8
  br label %49

49:                                               ; preds = %45, %40
  %50 = phi ptr [ %48, %45 ], [ %37, %40 ]
  %51 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %52 = call i32 @PMPI_Isend(ptr noundef %50, i32 noundef %2, ptr noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %0, ptr noundef nonnull %51) #10
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %49
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.4) #13
  unreachable

55:                                               ; preds = %49
  %56 = load ptr, ptr @__enzcc_mpi_pending, align 8
  store ptr %56, ptr %30, align 8
  store ptr %30, ptr @__enzcc_mpi_pending, align 8
  br label %57

57:                                               ; preds = %27, %55
  ret void
}

declare i32 @PMPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #2

declare i32 @PMPI_Barrier(ptr noundef) #2

declare i32 @PMPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @PMPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @PMPI_Comm_rank(ptr noundef, ptr noundef) #2

define internal fastcc nonnull ptr @chosen(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef range(i32 4, 9) %6) unnamed_addr #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %12 = zext nneg i32 %11 to i64
  %13 = tail call ptr @calloc(i64 noundef %12, i64 noundef 1) #10
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

16:                                               ; preds = %7
  %17 = zext nneg i32 %6 to i64
  %18 = tail call ptr @calloc(i64 noundef %12, i64 noundef %17) #10
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

21:                                               ; preds = %16
  %22 = tail call ptr @calloc(i64 noundef %12, i64 noundef 4) #10
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:                                               ; preds = %21
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

25:                                               ; preds = %21
  %26 = tail call ptr @calloc(i64 noundef %12, i64 noundef 4) #10
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.5) #13
  unreachable

29:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %30 = call i32 @PMPI_Comm_rank(ptr noundef %4, ptr noundef nonnull %10) #10
  %31 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store ptr null, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 0, ptr %9, align 4
  %32 = load i32, ptr @__enzcc_mpi_key, align 4
  %33 = icmp eq i32 %32, -1
  br i1 %33, label %42, label %34

34:                                               ; preds = %29
  %35 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %32, ptr noundef nonnull %8, ptr noundef nonnull %9) #10
  %36 = load i32, ptr %9, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = load ptr, ptr %8, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load ptr, ptr %40, align 8
  br label %44

42:                                               ; preds = %34, %29
  %43 = call fastcc ptr @make_private(ptr noundef %4) #11
  br label %44

44:                                               ; preds = %42, %38
  %45 = phi ptr [ %41, %38 ], [ %43, %42 ]
  %46 = icmp eq ptr %45, @ompi_mpi_comm_null
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.8) #13
  unreachable

48:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %49 = call i32 @PMPI_Allreduce(ptr noundef %0, ptr noundef nonnull %18, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %45) #10
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %56

51:                                               ; preds = %48
  %52 = icmp sgt i32 %1, 0
  br i1 %52, label %53, label %60

53:                                               ; preds = %51
  %54 = icmp eq i32 %6, 8
  %55 = zext nneg i32 %1 to i64
  br label %66

56:                                               ; preds = %48
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

57:                                               ; preds = %80
  %58 = call i32 @PMPI_Allreduce(ptr noundef nonnull %22, ptr noundef nonnull %26, i32 noundef %1, ptr noundef nonnull @ompi_mpi_int, ptr noundef nonnull @ompi_mpi_op_min, ptr noundef %45) #10
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %63, label %65

60:                                               ; preds = %51
  %61 = call i32 @PMPI_Allreduce(ptr noundef nonnull %22, ptr noundef nonnull %26, i32 noundef %1, ptr noundef nonnull @ompi_mpi_int, ptr noundef nonnull @ompi_mpi_op_min, ptr noundef %45) #10
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %86, label %65

63:                                               ; preds = %57
  %64 = zext nneg i32 %1 to i64
  br label %87

65:                                               ; preds = %60, %57
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.4) #13
  unreachable

66:                                               ; preds = %53, %80
  %67 = phi i64 [ 0, %53 ], [ %84, %80 ]
  br i1 %54, label %68, label %74

68:                                               ; preds = %66
  %69 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw double, ptr %18, i64 %67
  %72 = load double, ptr %71, align 8
  %73 = fcmp oeq double %70, %72
  br label %80

74:                                               ; preds = %66
  %75 = getelementptr inbounds nuw float, ptr %0, i64 %67
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds nuw float, ptr %18, i64 %67
  %78 = load float, ptr %77, align 4
  %79 = fcmp oeq float %76, %78
  br label %80

80:                                               ; preds = %74, %68
  %81 = phi i1 [ %73, %68 ], [ %79, %74 ]
  %82 = select i1 %81, i32 %31, i32 2147483647
  %83 = getelementptr inbounds nuw i32, ptr %22, i64 %67
  store i32 %82, ptr %83, align 4
  %84 = add nuw nsw i64 %67, 1
  %85 = icmp eq i64 %84, %55
  br i1 %85, label %57, label %66

86:                                               ; preds = %87, %60
  call void @free(ptr noundef nonnull %18) #10
  call void @free(ptr noundef nonnull %22) #10
  call void @free(ptr noundef nonnull %26) #10
  ret ptr %13

87:                                               ; preds = %63, %87
  %88 = phi i64 [ 0, %63 ], [ %94, %87 ]
  %89 = getelementptr inbounds nuw i32, ptr %26, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, %31
  %92 = zext i1 %91 to i8
  %93 = getelementptr inbounds nuw i8, ptr %13, i64 %88
  store i8 %92, ptr %93, align 1
  %94 = add nuw nsw i64 %88, 1
  %95 = icmp eq i64 %94, %64
  br i1 %95, label %86, label %87
}

declare i32 @PMPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @PMPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @PMPI_Comm_size(ptr noundef, ptr noundef) #2

declare i32 @PMPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @PMPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @PMPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @PMPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i64 @llvm.smax.i64(i64, i64) #9

declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nonlazybind }
attributes #3 = { noinline nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #7 = { cold noinline noreturn nounwind optsize }
attributes #8 = { noreturn nonlazybind }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nobuiltin nounwind }
attributes #11 = { nobuiltin }
attributes #12 = { nounwind }
attributes #13 = { cold nobuiltin noreturn }
attributes #14 = { nobuiltin noreturn nounwind }

