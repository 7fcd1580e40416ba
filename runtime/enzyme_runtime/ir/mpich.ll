; Generated from csrc/mpich.c by csrc/build.py: do not edit. 7d78ff975d5eb907 38c58ae85993e4a6

%struct.Matched = type { ptr, i32, i32, i32, i32 }
%struct.Status = type { i32, i32, i32, i32, i32 }
%struct.Chosen = type { i32, i32, ptr, ptr, i64, i32 }
%struct.anon = type { i32, i32, i32 }
%struct.anon.0 = type { i32, i32 }
%struct.Topology = type { i32, i32, i32, ptr, ptr, ptr }
%struct.Run = type { i64, i64, i32, i32, i32 }
%struct.Part = type { ptr, ptr, i64 }
%struct.Exchange = type { i32, i32, i32, i32, i32, i32, ptr, i32, i32, ptr, %struct.Parts, %struct.Parts, ptr, ptr, ptr, %struct.Chosen, ptr }
%struct.Parts = type { i32, ptr, ptr, ptr, i64 }
%struct.Listed = type { ptr, i32 }

@__enzcc_mpi_layout_key_mpich = linkonce_odr hidden global i32 603979776, align 4
@__enzcc_mpi_key_mpich = linkonce_odr hidden global i32 603979776, align 4
@__enzcc_mpi_end_mpich = linkonce_odr hidden global i32 603979776, align 4
@.str = private unnamed_addr constant [40 x i8] c"a communicator that a function is given\00", align 1
@__enzcc_mpi_matched_mpich = linkonce_odr hidden global ptr null, align 8
@.str.1 = private unnamed_addr constant [54 x i8] c"no probe that enzcc knows of has matched this message\00", align 1
@__enzcc_mpi_taken_mpich = linkonce_odr hidden thread_local global %struct.Matched zeroinitializer, align 8
@__enzcc_mpi_last_mpich = linkonce_odr hidden thread_local global %struct.Status zeroinitializer, align 4
@.str.2 = private unnamed_addr constant [10 x i8] c"a receive\00", align 1
@__enzcc_mpi_request_mpich = linkonce_odr hidden thread_local global i32 0, align 4
@__enzcc_mpi_done_mpich = linkonce_odr hidden thread_local global ptr null, align 8
@__enzcc_mpi_told_mpich = linkonce_odr hidden thread_local global ptr null, align 8
@__enzcc_mpi_persistent_mpich = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_privates_mpich = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_pending_mpich = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_awaited_mpich = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_given_mpich = linkonce_odr hidden thread_local global %struct.Chosen zeroinitializer, align 8
@.str.3 = private unnamed_addr constant [158 x i8] c"there is no communicator for derivatives beside this one: it joins two groups, or was made by a function that enzcc does not know, or where it was not linked\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"MPI_Mprobe\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.8 = private unnamed_addr constant [121 x i8] c"a message comes before an earlier one from the same process with the same tag that a probe has matched: receive it first\00", align 1
@.str.9 = private unnamed_addr constant [115 x i8] c"this datatype is not known to hold numbers or integers (bytes, packed data and long double are not differentiated)\00", align 1
@NUMBERS = internal unnamed_addr constant [14 x %struct.anon] [%struct.anon { i32 1275070475, i32 8, i32 1 }, %struct.anon { i32 1275070495, i32 8, i32 1 }, %struct.anon { i32 1275070505, i32 8, i32 1 }, %struct.anon { i32 1275069450, i32 4, i32 1 }, %struct.anon { i32 1275069468, i32 4, i32 1 }, %struct.anon { i32 1275069479, i32 4, i32 1 }, %struct.anon { i32 1275072577, i32 8, i32 2 }, %struct.anon { i32 1275072565, i32 8, i32 2 }, %struct.anon { i32 1275072546, i32 8, i32 2 }, %struct.anon { i32 1275072554, i32 8, i32 2 }, %struct.anon { i32 1275070528, i32 4, i32 2 }, %struct.anon { i32 1275070516, i32 4, i32 2 }, %struct.anon { i32 1275070494, i32 4, i32 2 }, %struct.anon { i32 1275070504, i32 4, i32 2 }], align 16
@PAIRS = internal unnamed_addr constant [2 x %struct.anon.0] [%struct.anon.0 { i32 -1946157055, i32 8 }, %struct.anon.0 { i32 -1946157056, i32 4 }], align 16
@INTEGERS = internal unnamed_addr constant [35 x i32] [i32 1275068673, i32 1275068696, i32 1275068674, i32 1275069454, i32 1275068931, i32 1275068932, i32 1275069445, i32 1275069446, i32 1275070471, i32 1275070472, i32 1275070473, i32 1275070489, i32 1275069469, i32 1275069467, i32 1275068698, i32 1275068717, i32 1275068975, i32 1275069488, i32 1275070513, i32 1275068727, i32 1275068984, i32 1275069497, i32 1275070522, i32 1275068731, i32 1275068988, i32 1275069501, i32 1275070526, i32 1275068735, i32 1275068723, i32 1275070531, i32 1275070532, i32 1275070533, i32 1275070486, i32 -1946157054, i32 -1946157053], align 16
@.str.10 = private unnamed_addr constant [137 x i8] c"a message comes before an earlier one from the same process with the same tag that is still waited for: use other tags, or wait in order\00", align 1
@.str.11 = private unnamed_addr constant [42 x i8] c"how these numbers are packed is not known\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"MPI reports an error\00", align 1
@.str.13 = private unnamed_addr constant [30 x i8] c"out of memory for derivatives\00", align 1
@.str.14 = private unnamed_addr constant [94 x i8] c"the request was made outside of what is differentiated, where no shadow is known of its array\00", align 1
@.str.15 = private unnamed_addr constant [91 x i8] c"the request was made where its array has no shadow, or in another request for a derivative\00", align 1
@.str.16 = private unnamed_addr constant [61 x i8] c"what is received is not waited for in what is differentiated\00", align 1
@.str.17 = private unnamed_addr constant [115 x i8] c"packed numbers that are sent, and used behind that, are not differentiated: unpack them before, and send them once\00", align 1
@.str.18 = private unnamed_addr constant [51 x i8] c"more numbers than one message of derivatives takes\00", align 1
@.str.19 = private unnamed_addr constant [60 x i8] c"what is packed on one side of a message is not on the other\00", align 1
@.str.20 = private unnamed_addr constant [85 x i8] c"numbers at addresses that are part of a datatype (MPI_BOTTOM) are not differentiated\00", align 1
@.str.21 = private unnamed_addr constant [124 x i8] c"the derivative of this operation is not known: those of MPI_SUM, MPI_PROD, MPI_MIN, MPI_MAX, MPI_MINLOC, and MPI_MAXLOC are\00", align 1
@.str.22 = private unnamed_addr constant [63 x i8] c"the derivative of this operation on this datatype is not known\00", align 1
@.str.23 = private unnamed_addr constant [68 x i8] c"packed numbers are differentiated in messages from one to one alone\00", align 1
@.str.24 = private unnamed_addr constant [123 x i8] c"the communicator was made by a function that enzcc does not know, or where it was not linked: its neighbours are not known\00", align 1

define linkonce_odr hidden void @__enzcc_mpi_prepare_mpich(i32 noundef %0) noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %4 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %5 = icmp eq i32 %4, 603979776
  br i1 %5, label %12, label %6

6:                                                ; preds = %1
  %7 = call i32 @PMPI_Comm_get_attr(i32 noundef %0, i32 noundef %4, ptr noundef nonnull %2, ptr noundef nonnull %3) #13
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8
  br label %14

12:                                               ; preds = %6, %1
  %13 = call fastcc ptr @make_private(i32 noundef %0) #14
  br label %14

14:                                               ; preds = %12, %10
  %15 = phi ptr [ %11, %10 ], [ %13, %12 ]
  store ptr %15, ptr %2, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %25, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 67108864
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 67108864
  br i1 %24, label %25, label %26

25:                                               ; preds = %21, %17, %14
  call fastcc void @fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3) #15
  unreachable

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret void
}

define weak i32 @MPI_Init(ptr noundef %0, ptr noundef %1) #1 {
  %3 = tail call i32 @PMPI_Init(ptr noundef %0, ptr noundef %1) #13
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call fastcc ptr @make_private(i32 noundef 1140850688) #14
  br label %7

7:                                                ; preds = %5, %2
  ret i32 %3
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare i32 @PMPI_Init(ptr noundef, ptr noundef) #3

define internal fastcc ptr @make_private(i32 noundef %0) unnamed_addr #1 {
  %2 = alloca [2 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Topology, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store i32 0, ptr %7, align 4
  %10 = icmp eq i32 %0, 67108864
  br i1 %10, label %226, label %11

11:                                               ; preds = %1
  %12 = call i32 @PMPI_Comm_test_inter(i32 noundef %0, ptr noundef nonnull %7) #13
  %13 = icmp ne i32 %12, 0
  %14 = load i32, ptr %7, align 4
  %15 = icmp ne i32 %14, 0
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %226, label %17

17:                                               ; preds = %11
  %18 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %19 = icmp eq i32 %18, 603979776
  br i1 %19, label %20, label %25

20:                                               ; preds = %17
  %21 = call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @freed, ptr noundef nonnull @__enzcc_mpi_key_mpich, ptr noundef null) #13
  %22 = call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @finalized, ptr noundef nonnull @__enzcc_mpi_end_mpich, ptr noundef null) #13
  %23 = load i32, ptr @__enzcc_mpi_end_mpich, align 4
  %24 = call i32 @PMPI_Comm_set_attr(i32 noundef 1140850689, i32 noundef %23, ptr noundef null) #13
  br label %25

25:                                               ; preds = %20, %17
  %26 = call ptr @malloc(i64 noundef 64) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %27 = icmp eq ptr %26, null
  br i1 %27, label %224, label %28

28:                                               ; preds = %25
  %29 = call i32 @PMPI_Comm_group(i32 noundef %0, ptr noundef nonnull %8) #13
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %224

31:                                               ; preds = %28
  store ptr null, ptr %26, align 8
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i32 67108864, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 12
  store i32 67108864, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i32 67108864, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(44) %35, i8 0, i64 44, i1 false)
  %36 = load i32, ptr %8, align 4
  %37 = call i32 @PMPI_Comm_create(i32 noundef %0, i32 noundef %36, ptr noundef nonnull %32) #13
  %38 = load i32, ptr %8, align 4
  %39 = call i32 @PMPI_Comm_create(i32 noundef %0, i32 noundef %38, ptr noundef nonnull %34) #13
  %40 = call i32 @PMPI_Group_free(ptr noundef nonnull %8) #13
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %9, i8 0, i64 40, i1 false), !alias.scope !4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12, !noalias !4
  store i32 -32766, ptr %3, align 4, !noalias !4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12, !noalias !4
  store i32 0, ptr %4, align 4, !noalias !4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12, !noalias !4
  store i32 0, ptr %5, align 4, !noalias !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12, !noalias !4
  %42 = call i32 @PMPI_Topo_test(i32 noundef range(i32 67108865, 67108864) %0, ptr noundef nonnull %3) #13, !noalias !4
  %43 = icmp ne i32 %42, 0
  %44 = load i32, ptr %3, align 4, !noalias !4
  %45 = icmp eq i32 %44, -32766
  %46 = select i1 %43, i1 true, i1 %45
  br i1 %46, label %220, label %47

47:                                               ; preds = %31
  switch i32 %44, label %110 [
    i32 3, label %48
    i32 2, label %81
  ]

48:                                               ; preds = %47
  %49 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %50 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %51 = call i32 @PMPI_Dist_graph_neighbors_count(i32 noundef range(i32 67108865, 67108864) %0, ptr noundef nonnull %49, ptr noundef nonnull %50, ptr noundef nonnull %6) #13
  %52 = load i32, ptr %49, align 4, !alias.scope !4
  %53 = call i32 @llvm.smax.i32(i32 %52, i32 1)
  %54 = zext nneg i32 %53 to i64
  %55 = call ptr @calloc(i64 noundef %54, i64 noundef 4) #13
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %55, ptr %56, align 8, !alias.scope !4
  %57 = load i32, ptr %50, align 8, !alias.scope !4
  %58 = call i32 @llvm.smax.i32(i32 %57, i32 1)
  %59 = zext nneg i32 %58 to i64
  %60 = call ptr @calloc(i64 noundef %59, i64 noundef 4) #13
  %61 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %60, ptr %61, align 8, !alias.scope !4
  %62 = load i32, ptr %49, align 4, !alias.scope !4
  %63 = load i32, ptr %50, align 8, !alias.scope !4
  %64 = call i32 @llvm.smax.i32(i32 %62, i32 %63)
  %65 = call i32 @llvm.smax.i32(i32 %64, i32 1)
  %66 = zext nneg i32 %65 to i64
  %67 = call ptr @calloc(i64 noundef %66, i64 noundef 4) #13
  %68 = load ptr, ptr %56, align 8, !alias.scope !4
  %69 = icmp ne ptr %68, null
  %70 = load ptr, ptr %61, align 8, !alias.scope !4
  %71 = icmp ne ptr %70, null
  %72 = select i1 %69, i1 %71, i1 false
  %73 = icmp ne ptr %67, null
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %75, label %79

75:                                               ; preds = %48
  %76 = load i32, ptr %49, align 4, !alias.scope !4
  %77 = load i32, ptr %50, align 8, !alias.scope !4
  %78 = call i32 @PMPI_Dist_graph_neighbors(i32 noundef range(i32 67108865, 67108864) %0, i32 noundef %76, ptr noundef nonnull %68, ptr noundef nonnull %67, i32 noundef %77, ptr noundef nonnull %70, ptr noundef nonnull %67) #13
  br label %79

79:                                               ; preds = %75, %48
  call void @free(ptr noundef %67) #13
  %80 = load i32, ptr %49, align 4, !alias.scope !4
  br label %129

81:                                               ; preds = %47
  %82 = call i32 @PMPI_Cartdim_get(i32 noundef range(i32 67108865, 67108864) %0, ptr noundef nonnull %4) #13, !noalias !4
  %83 = load i32, ptr %4, align 4, !noalias !4
  %84 = shl nsw i32 %83, 1
  %85 = call i32 @llvm.smax.i32(i32 %84, i32 1)
  %86 = zext nneg i32 %85 to i64
  %87 = call ptr @calloc(i64 noundef %86, i64 noundef 4) #13, !noalias !4
  %88 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %87, ptr %88, align 8, !alias.scope !4
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %87, ptr %89, align 8, !alias.scope !4
  %90 = icmp ne ptr %87, null
  %91 = load i32, ptr %4, align 4, !noalias !4
  %92 = icmp sgt i32 %91, 0
  %93 = select i1 %90, i1 %92, i1 false
  br i1 %93, label %99, label %94

94:                                               ; preds = %99, %81
  %95 = phi i32 [ %91, %81 ], [ %107, %99 ]
  %96 = shl nsw i32 %95, 1
  %97 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %96, ptr %97, align 8, !alias.scope !4
  %98 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %96, ptr %98, align 4, !alias.scope !4
  br label %129

99:                                               ; preds = %81, %99
  %100 = phi i64 [ %106, %99 ], [ 0, %81 ]
  %101 = shl nuw nsw i64 %100, 3
  %102 = getelementptr inbounds nuw i8, ptr %87, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  %104 = trunc nuw nsw i64 %100 to i32
  %105 = call i32 @PMPI_Cart_shift(i32 noundef range(i32 67108865, 67108864) %0, i32 noundef %104, i32 noundef 1, ptr noundef nonnull %102, ptr noundef nonnull %103) #13, !noalias !4
  %106 = add nuw nsw i64 %100, 1
  %107 = load i32, ptr %4, align 4, !noalias !4
  %108 = sext i32 %107 to i64
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %99, label %94

110:                                              ; preds = %47
  %111 = call i32 @PMPI_Comm_rank(i32 noundef range(i32 67108865, 67108864) %0, ptr noundef nonnull %5) #13, !noalias !4
  %112 = load i32, ptr %5, align 4, !noalias !4
  %113 = call i32 @PMPI_Graph_neighbors_count(i32 noundef range(i32 67108865, 67108864) %0, i32 noundef %112, ptr noundef nonnull %4) #13, !noalias !4
  %114 = load i32, ptr %4, align 4, !noalias !4
  %115 = call i32 @llvm.smax.i32(i32 %114, i32 1)
  %116 = zext nneg i32 %115 to i64
  %117 = call ptr @calloc(i64 noundef %116, i64 noundef 4) #13, !noalias !4
  %118 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %117, ptr %118, align 8, !alias.scope !4
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %117, ptr %119, align 8, !alias.scope !4
  %120 = icmp eq ptr %117, null
  br i1 %120, label %125, label %121

121:                                              ; preds = %110
  %122 = load i32, ptr %5, align 4, !noalias !4
  %123 = load i32, ptr %4, align 4, !noalias !4
  %124 = call i32 @PMPI_Graph_neighbors(i32 noundef range(i32 67108865, 67108864) %0, i32 noundef %122, i32 noundef %123, ptr noundef nonnull %117) #13, !noalias !4
  br label %125

125:                                              ; preds = %121, %110
  %126 = load i32, ptr %4, align 4, !noalias !4
  %127 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %126, ptr %127, align 8, !alias.scope !4
  %128 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %126, ptr %128, align 4, !alias.scope !4
  br label %129

129:                                              ; preds = %125, %94, %79
  %130 = phi i32 [ %96, %94 ], [ %126, %125 ], [ %80, %79 ]
  %131 = shl nsw i32 %130, 2
  %132 = call i32 @llvm.smax.i32(i32 %131, i32 1)
  %133 = zext nneg i32 %132 to i64
  %134 = call ptr @calloc(i64 noundef %133, i64 noundef 4) #13
  %135 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr %134, ptr %135, align 8, !alias.scope !4
  %136 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %137 = load ptr, ptr %136, align 8, !alias.scope !4
  %138 = icmp ne ptr %137, null
  %139 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %140 = load ptr, ptr %139, align 8, !alias.scope !4
  %141 = icmp ne ptr %140, null
  %142 = select i1 %138, i1 %141, i1 false
  %143 = icmp ne ptr %134, null
  %144 = select i1 %142, i1 %143, i1 false
  br i1 %144, label %145, label %218

145:                                              ; preds = %129
  %146 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %147 = load i32, ptr %146, align 4, !alias.scope !4
  %148 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %149 = load i32, ptr %148, align 8, !alias.scope !4
  %150 = call i32 @llvm.smax.i32(i32 %147, i32 %149)
  %151 = call i32 @llvm.smax.i32(i32 %149, i32 1)
  %152 = zext nneg i32 %151 to i64
  %153 = call ptr @calloc(i64 noundef %152, i64 noundef 4) #13
  %154 = call i32 @llvm.smax.i32(i32 %150, i32 1)
  %155 = zext nneg i32 %154 to i64
  %156 = call ptr @calloc(i64 noundef %155, i64 noundef 4) #13
  %157 = call ptr @calloc(i64 noundef %155, i64 noundef 4) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12, !noalias !4
  %158 = icmp ne ptr %153, null
  %159 = icmp ne ptr %156, null
  %160 = select i1 %158, i1 %159, i1 false
  %161 = icmp ne ptr %157, null
  %162 = select i1 %160, i1 %161, i1 false
  br i1 %162, label %163, label %216

163:                                              ; preds = %145
  %164 = icmp sgt i32 %150, 0
  br i1 %164, label %165, label %167

165:                                              ; preds = %163
  %166 = zext nneg i32 %150 to i64
  br label %171

167:                                              ; preds = %171, %163
  %168 = icmp sgt i32 %149, 0
  br i1 %168, label %169, label %178

169:                                              ; preds = %167
  %170 = zext nneg i32 %149 to i64
  br label %182

171:                                              ; preds = %171, %165
  %172 = phi i64 [ 0, %165 ], [ %176, %171 ]
  %173 = getelementptr inbounds nuw i32, ptr %156, i64 %172
  store i32 1, ptr %173, align 4
  %174 = getelementptr inbounds nuw i32, ptr %157, i64 %172
  %175 = trunc nuw nsw i64 %172 to i32
  store i32 %175, ptr %174, align 4
  %176 = add nuw nsw i64 %172, 1
  %177 = icmp eq i64 %176, %166
  br i1 %177, label %167, label %171

178:                                              ; preds = %182, %167
  %179 = load ptr, ptr %135, align 8, !alias.scope !4
  %180 = call i32 @PMPI_Neighbor_alltoall(ptr noundef nonnull %153, i32 noundef 1, i32 noundef 1275069445, ptr noundef %179, i32 noundef 1, i32 noundef 1275069445, i32 noundef range(i32 67108865, 67108864) %0) #13
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %188, label %216

182:                                              ; preds = %182, %169
  %183 = phi i64 [ 0, %169 ], [ %186, %182 ]
  %184 = getelementptr inbounds nuw i32, ptr %153, i64 %183
  %185 = trunc nuw nsw i64 %183 to i32
  store i32 %185, ptr %184, align 4
  %186 = add nuw nsw i64 %183, 1
  %187 = icmp eq i64 %186, %170
  br i1 %187, label %178, label %182

188:                                              ; preds = %178
  %189 = load ptr, ptr %135, align 8, !alias.scope !4
  %190 = sext i32 %147 to i64
  %191 = getelementptr inbounds i32, ptr %189, i64 %190
  %192 = call i32 @PMPI_Neighbor_alltoallv(ptr noundef nonnull %153, ptr noundef nonnull %156, ptr noundef nonnull %157, i32 noundef 1275069445, ptr noundef %191, ptr noundef nonnull %156, ptr noundef nonnull %157, i32 noundef 1275069445, i32 noundef range(i32 67108865, 67108864) %0) #13
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %216

194:                                              ; preds = %188
  %195 = load ptr, ptr %135, align 8, !alias.scope !4
  %196 = shl nsw i32 %147, 1
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i32, ptr %195, i64 %197
  %199 = call i32 @PMPI_Ineighbor_alltoall(ptr noundef nonnull %153, i32 noundef 1, i32 noundef 1275069445, ptr noundef %198, i32 noundef 1, i32 noundef 1275069445, i32 noundef range(i32 67108865, 67108864) %0, ptr noundef nonnull %2) #13
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %216

201:                                              ; preds = %194
  %202 = load ptr, ptr %135, align 8, !alias.scope !4
  %203 = mul nsw i32 %147, 3
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i32, ptr %202, i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %207 = call i32 @PMPI_Ineighbor_alltoallv(ptr noundef nonnull %153, ptr noundef nonnull %156, ptr noundef nonnull %157, i32 noundef 1275069445, ptr noundef %205, ptr noundef nonnull %156, ptr noundef nonnull %157, i32 noundef 1275069445, i32 noundef range(i32 67108865, 67108864) %0, ptr noundef nonnull %206) #13
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %216

209:                                              ; preds = %201
  %210 = call i32 @PMPI_Wait(ptr noundef nonnull %2, ptr noundef nonnull inttoptr (i64 1 to ptr)) #13
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %216

212:                                              ; preds = %209
  %213 = call i32 @PMPI_Wait(ptr noundef nonnull %206, ptr noundef nonnull inttoptr (i64 1 to ptr)) #13
  %214 = icmp eq i32 %213, 0
  %215 = zext i1 %214 to i32
  br label %216

216:                                              ; preds = %212, %209, %201, %194, %188, %178, %145
  %217 = phi i32 [ 0, %145 ], [ 0, %209 ], [ 0, %201 ], [ 0, %194 ], [ 0, %188 ], [ 0, %178 ], [ %215, %212 ]
  call void @free(ptr noundef %153) #13
  call void @free(ptr noundef %156) #13
  call void @free(ptr noundef %157) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12, !noalias !4
  br label %218

218:                                              ; preds = %216, %129
  %219 = phi i32 [ 0, %129 ], [ %217, %216 ]
  store i32 %219, ptr %9, align 8, !alias.scope !4
  br label %220

220:                                              ; preds = %31, %218
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12, !noalias !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !noalias !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12, !noalias !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12, !noalias !4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %41, ptr noundef nonnull align 8 dereferenceable(40) %9, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %221 = load ptr, ptr @__enzcc_mpi_privates_mpich, align 8
  store ptr %221, ptr %26, align 8
  store ptr %26, ptr @__enzcc_mpi_privates_mpich, align 8
  %222 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %223 = call i32 @PMPI_Comm_set_attr(i32 noundef %0, i32 noundef %222, ptr noundef nonnull %26) #13
  br label %224

224:                                              ; preds = %25, %28, %220
  %225 = phi ptr [ %26, %220 ], [ null, %28 ], [ null, %25 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  br label %226

226:                                              ; preds = %1, %11, %224
  %227 = phi ptr [ %225, %224 ], [ null, %11 ], [ null, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  ret ptr %227
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define weak i32 @MPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #1 {
  %5 = tail call i32 @PMPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call fastcc ptr @make_private(i32 noundef 1140850688) #14
  br label %9

9:                                                ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Init_thread(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Comm_dup(i32 noundef %0, ptr noundef %1) #1 {
  %3 = tail call i32 @PMPI_Comm_dup(i32 noundef %0, ptr noundef %1) #13
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4
  %7 = tail call fastcc ptr @make_private(i32 noundef %6) #14
  br label %8

8:                                                ; preds = %5, %2
  ret i32 %3
}

declare i32 @PMPI_Comm_dup(i32 noundef, ptr noundef) #3

define weak i32 @MPI_Comm_dup_with_info(i32 noundef %0, i32 noundef %1, ptr noundef %2) #1 {
  %4 = tail call i32 @PMPI_Comm_dup_with_info(i32 noundef %0, i32 noundef %1, ptr noundef %2) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4
  %8 = tail call fastcc ptr @make_private(i32 noundef %7) #14
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Comm_dup_with_info(i32 noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #1 {
  %5 = tail call i32 @PMPI_Comm_split(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = tail call fastcc ptr @make_private(i32 noundef %8) #14
  br label %10

10:                                               ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Comm_split(i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #1 {
  %6 = tail call i32 @PMPI_Comm_split_type(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #13
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = load i32, ptr %4, align 4
  %10 = tail call fastcc ptr @make_private(i32 noundef %9) #14
  br label %11

11:                                               ; preds = %8, %5
  ret i32 %6
}

declare i32 @PMPI_Comm_split_type(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2) #1 {
  %4 = tail call i32 @PMPI_Comm_create(i32 noundef %0, i32 noundef %1, ptr noundef %2) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4
  %8 = tail call fastcc ptr @make_private(i32 noundef %7) #14
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Comm_create(i32 noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #1 {
  %5 = tail call i32 @PMPI_Comm_create_group(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = tail call fastcc ptr @make_private(i32 noundef %8) #14
  br label %10

10:                                               ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Comm_create_group(i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #1 {
  %7 = tail call i32 @PMPI_Cart_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #13
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load i32, ptr %5, align 4
  %11 = tail call fastcc ptr @make_private(i32 noundef %10) #14
  br label %12

12:                                               ; preds = %9, %6
  ret i32 %7
}

declare i32 @PMPI_Cart_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #1 {
  %7 = tail call i32 @PMPI_Graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #13
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load i32, ptr %5, align 4
  %11 = tail call fastcc ptr @make_private(i32 noundef %10) #14
  br label %12

12:                                               ; preds = %9, %6
  ret i32 %7
}

declare i32 @PMPI_Graph_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Dist_graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) #1 {
  %10 = tail call i32 @PMPI_Dist_graph_create(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = load i32, ptr %8, align 4
  %14 = tail call fastcc ptr @make_private(i32 noundef %13) #14
  br label %15

15:                                               ; preds = %12, %9
  ret i32 %10
}

declare i32 @PMPI_Dist_graph_create(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Dist_graph_create_adjacent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9) #1 {
  %11 = tail call i32 @PMPI_Dist_graph_create_adjacent(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = load i32, ptr %9, align 4
  %15 = tail call fastcc ptr @make_private(i32 noundef %14) #14
  br label %16

16:                                               ; preds = %13, %10
  ret i32 %11
}

declare i32 @PMPI_Dist_graph_create_adjacent(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = tail call i32 @PMPI_Cart_sub(i32 noundef %0, ptr noundef %1, ptr noundef %2) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4
  %8 = tail call fastcc ptr @make_private(i32 noundef %7) #14
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Cart_sub(i32 noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Mprobe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #1 {
  %6 = alloca %struct.Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %6, i8 0, i64 20, i1 false)
  %7 = call i32 @PMPI_Mprobe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %6) #13
  %8 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr noundef nonnull readonly align 4 dereferenceable(20) %6, i64 20, i1 false)
  br label %10

10:                                               ; preds = %9, %5
  %11 = icmp eq i32 %7, 0
  br i1 %11, label %12, label %30

12:                                               ; preds = %10, %12
  %13 = phi ptr [ %14, %12 ], [ @__enzcc_mpi_matched_mpich, %10 ]
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %12

16:                                               ; preds = %12
  %17 = call ptr @calloc(i64 noundef 1, i64 noundef 24) #13
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  call fastcc void @fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.13) #15
  unreachable

20:                                               ; preds = %16
  store ptr %17, ptr %13, align 8
  %21 = load i32, ptr %3, align 4
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %25 = load i32, ptr %24, align 4
  store ptr null, ptr %17, align 8
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 %21, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store i32 %2, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i32 %23, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %17, i64 20
  store i32 %25, ptr %29, align 4
  br label %30

30:                                               ; preds = %10, %20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  ret i32 %7
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare i32 @PMPI_Mprobe(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Improbe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #1 {
  %7 = alloca %struct.Status, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %7, i8 0, i64 20, i1 false)
  %8 = call i32 @PMPI_Improbe(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef nonnull %7) #13
  %9 = load i32, ptr %3, align 4
  %10 = icmp eq i32 %9, 0
  %11 = icmp eq ptr %5, inttoptr (i64 1 to ptr)
  %12 = or i1 %11, %10
  br i1 %12, label %14, label %13

13:                                               ; preds = %6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull readonly align 4 dereferenceable(20) %7, i64 20, i1 false)
  br label %14

14:                                               ; preds = %13, %6
  %15 = icmp eq i32 %8, 0
  %16 = icmp ne i32 %9, 0
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %36

18:                                               ; preds = %14, %18
  %19 = phi ptr [ %20, %18 ], [ @__enzcc_mpi_matched_mpich, %14 ]
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %18

22:                                               ; preds = %18
  %23 = call ptr @calloc(i64 noundef 1, i64 noundef 24) #13
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  call fastcc void @fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.13) #15
  unreachable

26:                                               ; preds = %22
  store ptr %23, ptr %19, align 8
  %27 = load i32, ptr %4, align 4
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %31 = load i32, ptr %30, align 4
  store ptr null, ptr %23, align 8
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i32 %27, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 12
  store i32 %2, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i32 %29, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 20
  store i32 %31, ptr %35, align 4
  br label %36

36:                                               ; preds = %14, %26
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  ret i32 %8
}

declare i32 @PMPI_Improbe(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #1 {
  %6 = load i32, ptr %3, align 4
  br label %7

7:                                                ; preds = %11, %5
  %8 = phi ptr [ @__enzcc_mpi_matched_mpich, %5 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, %6
  br i1 %14, label %15, label %7

15:                                               ; preds = %11
  %16 = load ptr, ptr %9, align 8
  store ptr %16, ptr %8, align 8
  tail call void @free(ptr noundef nonnull %9) #13
  br label %17

17:                                               ; preds = %7, %15
  %18 = tail call i32 @PMPI_Mrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %3, ptr noundef %4) #13
  ret i32 %18
}

declare i32 @PMPI_Mrecv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #1 {
  %6 = load i32, ptr %3, align 4
  br label %7

7:                                                ; preds = %11, %5
  %8 = phi ptr [ @__enzcc_mpi_matched_mpich, %5 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, %6
  br i1 %14, label %15, label %7

15:                                               ; preds = %11
  %16 = load ptr, ptr %9, align 8
  store ptr %16, ptr %8, align 8
  tail call void @free(ptr noundef nonnull %9) #13
  br label %17

17:                                               ; preds = %7, %15
  %18 = tail call i32 @PMPI_Imrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %3, ptr noundef %4) #13
  ret i32 %18
}

declare i32 @PMPI_Imrecv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_take_mpich(ptr noundef %0, ptr noundef %1) noinline nounwind {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi ptr [ @__enzcc_mpi_matched_mpich, %2 ], [ %5, %7 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = load i32, ptr %0, align 4
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %13, label %3

12:                                               ; preds = %3
  tail call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.1) #15
  unreachable

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %19 = load i32, ptr %18, align 4
  %20 = load ptr, ptr @__enzcc_mpi_matched_mpich, align 8
  %21 = icmp eq ptr %20, %5
  br i1 %21, label %44, label %22

22:                                               ; preds = %13
  %23 = icmp eq i32 %17, -2
  %24 = icmp eq i32 %19, -1
  br label %25

25:                                               ; preds = %41, %22
  %26 = phi ptr [ %20, %22 ], [ %42, %41 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, %15
  br i1 %29, label %30, label %41

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, %17
  %34 = or i1 %23, %33
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 20
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, %19
  %39 = or i1 %24, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %35
  tail call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.8) #15
  unreachable

41:                                               ; preds = %35, %30, %25
  %42 = load ptr, ptr %26, align 8
  %43 = icmp eq ptr %42, %5
  br i1 %43, label %44, label %25

44:                                               ; preds = %41, %13
  %45 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %45, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 24, i1 false)
  store i32 738197504, ptr %0, align 4
  %46 = load i32, ptr %14, align 4
  ret i32 %46
}

define internal fastcc void @fail(ptr noundef %0, ptr noundef %1) unnamed_addr #5 {
  %3 = alloca [1024 x i8], align 16
  %4 = alloca [5 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr @.str.5, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr @.str.6, ptr %6, align 16
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store ptr @.str.7, ptr %8, align 16
  br label %12

9:                                                ; preds = %21
  %10 = call i64 @write(i32 noundef 2, ptr noundef nonnull %3, i64 noundef %22) #13
  %11 = call i32 @PMPI_Abort(i32 noundef 1140850688, i32 noundef 1) #13
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

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #6

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

define linkonce_odr hidden i64 @__enzcc_mpi_received_mpich(i32 noundef %0) noinline nounwind {
  %2 = alloca i32, align 4
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %4 = tail call fastcc ptr @layout_of(i32 noundef %0, ptr noundef nonnull @.str.2) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 0, ptr %2, align 4
  %5 = call i32 @PMPI_Get_elements(ptr noundef nonnull %3, i32 noundef 1275068685, ptr noundef nonnull %2) #13
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %59

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 56
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i64 %60
}

define internal fastcc ptr @layout_of(i32 noundef %0, ptr noundef %1) unnamed_addr #1 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store ptr null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i32 0, ptr %6, align 4
  %7 = load i32, ptr @__enzcc_mpi_layout_key_mpich, align 4
  %8 = icmp eq i32 %7, 603979776
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = tail call i32 @PMPI_Type_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @drop_layout, ptr noundef nonnull @__enzcc_mpi_layout_key_mpich, ptr noundef null) #13
  %11 = load i32, ptr @__enzcc_mpi_layout_key_mpich, align 4
  br label %12

12:                                               ; preds = %9, %2
  %13 = phi i32 [ %11, %9 ], [ %7, %2 ]
  %14 = call i32 @PMPI_Type_get_attr(i32 noundef %0, i32 noundef %13, ptr noundef nonnull %5, ptr noundef nonnull %6) #13
  %15 = icmp eq i32 %14, 0
  %16 = load i32, ptr %6, align 4
  %17 = icmp ne i32 %16, 0
  %18 = select i1 %15, i1 %17, i1 false
  br i1 %18, label %73, label %19

19:                                               ; preds = %12
  %20 = call ptr @calloc(i64 noundef 1, i64 noundef 64) #13
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.13) #15
  unreachable

23:                                               ; preds = %19
  store ptr %20, ptr %5, align 8
  call fastcc void @describe(ptr noundef %20, i32 noundef %0, i64 noundef 0) #14
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.9) #15
  unreachable

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i64 0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i64 0, ptr %4, align 8
  %30 = call i32 @PMPI_Type_get_extent(i32 noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %4) #13
  %31 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %32 = load ptr, ptr %5, align 8
  store i64 %31, ptr %32, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 44
  store i32 1, ptr %34, align 4
  %35 = icmp eq i32 %0, 1275068687
  %36 = zext i1 %35 to i32
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 48
  store i32 %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %48

41:                                               ; preds = %29
  %42 = getelementptr inbounds nuw i8, ptr %33, i64 56
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %45 = load i64, ptr %43, align 8
  %46 = load i64, ptr %44, align 8
  %47 = load ptr, ptr %42, align 8
  br label %51

48:                                               ; preds = %68, %29
  %49 = load i32, ptr @__enzcc_mpi_layout_key_mpich, align 4
  %50 = call i32 @PMPI_Type_set_attr(i32 noundef %0, i32 noundef %49, ptr noundef nonnull %33) #13
  br label %73

51:                                               ; preds = %41, %68
  %52 = phi i64 [ %46, %41 ], [ %70, %68 ]
  %53 = phi i64 [ %45, %41 ], [ %58, %68 ]
  %54 = phi i64 [ 0, %41 ], [ %71, %68 ]
  %55 = getelementptr inbounds nuw %struct.Run, ptr %47, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load i64, ptr %56, align 8
  %58 = add nsw i64 %53, %57
  store i64 %58, ptr %43, align 8
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %68, label %62

62:                                               ; preds = %51
  %63 = load i64, ptr %56, align 8
  %64 = getelementptr inbounds nuw i8, ptr %55, i64 20
  %65 = load i32, ptr %64, align 4
  %66 = sext i32 %65 to i64
  %67 = mul nsw i64 %63, %66
  br label %68

68:                                               ; preds = %51, %62
  %69 = phi i64 [ %67, %62 ], [ 0, %51 ]
  %70 = add nsw i64 %52, %69
  store i64 %70, ptr %44, align 8
  %71 = add nuw nsw i64 %54, 1
  %72 = icmp slt i64 %71, %39
  br i1 %72, label %51, label %48

73:                                               ; preds = %12, %48
  %74 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret ptr %74
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

define linkonce_odr hidden i32 @__enzcc_mpi_d_send_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_send_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_send_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_send_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ssend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ssend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ssend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ssend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_bsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_bsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_bsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_rsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_rsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_rsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_rsend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_recv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef range(i32 0, 2) 1, ptr noundef null, i32 noundef %5, ptr noundef %7) #14
  ret i64 %11
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_recv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef range(i32 0, 2) 1, ptr noundef null, i32 noundef %5, ptr noundef %7) #14
  ret i64 %11
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_recv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef range(i32 0, 2) 1, ptr noundef null, i32 noundef %5, ptr noundef %7) #14
  ret i64 %11
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_recv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %12 = load i32, ptr %11, align 4
  %13 = zext i32 %12 to i64
  %14 = shl nuw i64 %13, 32
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %16 = load i32, ptr %15, align 4
  %17 = zext i32 %16 to i64
  %18 = or disjoint i64 %14, %17
  ret i64 %18
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_mrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = load ptr, ptr @__enzcc_mpi_matched_mpich, align 8
  %12 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef 1, ptr noundef %11, i32 noundef %3, ptr noundef %5) #14
  ret i64 %12
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_mrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = load ptr, ptr @__enzcc_mpi_matched_mpich, align 8
  %12 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef 1, ptr noundef %11, i32 noundef %3, ptr noundef %5) #14
  ret i64 %12
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_mrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = load ptr, ptr @__enzcc_mpi_matched_mpich, align 8
  %12 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef 1, ptr noundef %11, i32 noundef %3, ptr noundef %5) #14
  ret i64 %12
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_mrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %10 = tail call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %12 = load i32, ptr %11, align 4
  %13 = zext i32 %12 to i64
  %14 = shl nuw i64 %13, 32
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %16 = load i32, ptr %15, align 4
  %17 = zext i32 %16 to i64
  %18 = or disjoint i64 %14, %17
  ret i64 %18
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_sendrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %14) #13
  %16 = tail call fastcc i64 @envelope_of(i32 noundef %15, i32 noundef range(i32 0, 2) 1, ptr noundef null, i32 noundef %10, ptr noundef %12) #14
  ret i64 %16
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_sendrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %14) #13
  %16 = tail call fastcc i64 @envelope_of(i32 noundef %15, i32 noundef range(i32 0, 2) 1, ptr noundef null, i32 noundef %10, ptr noundef %12) #14
  ret i64 %16
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_sendrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %14) #13
  %16 = tail call fastcc i64 @envelope_of(i32 noundef %15, i32 noundef range(i32 0, 2) 1, ptr noundef null, i32 noundef %10, ptr noundef %12) #14
  ret i64 %16
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_sendrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %14) #13
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %17 to i64
  %19 = shl nuw i64 %18, 32
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = or disjoint i64 %19, %22
  ret i64 %23
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_sendrecv_replace_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = tail call fastcc i64 @envelope_of(i32 noundef %12, i32 noundef range(i32 0, 2) 1, ptr noundef null, i32 noundef %7, ptr noundef %9) #14
  ret i64 %13
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_sendrecv_replace_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = tail call fastcc i64 @envelope_of(i32 noundef %12, i32 noundef range(i32 0, 2) 1, ptr noundef null, i32 noundef %7, ptr noundef %9) #14
  ret i64 %13
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_sendrecv_replace_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = tail call fastcc i64 @envelope_of(i32 noundef %12, i32 noundef range(i32 0, 2) 1, ptr noundef null, i32 noundef %7, ptr noundef %9) #14
  ret i64 %13
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_sendrecv_replace_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = shl nuw i64 %15, 32
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %18 = load i32, ptr %17, align 4
  %19 = zext i32 %18 to i64
  %20 = or disjoint i64 %16, %19
  ret i64 %20
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_isend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_isend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_isend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_isend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_issend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_issend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_issend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_issend_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_irecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_irecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_irecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_irecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_imrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %6
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_imrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %6
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_imrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %6
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_imrecv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_pack_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @pack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define internal fastcc i32 @pack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 %5, ptr %10, align 4
  %11 = call i32 @MPI_Pack(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef nonnull %10, i32 noundef %6) #13
  %12 = load i32, ptr %10, align 4
  %13 = sext i32 %1 to i64
  %14 = icmp eq i32 %8, 0
  %15 = icmp eq i32 %11, 0
  %16 = or i1 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %9
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

18:                                               ; preds = %9
  br i1 %14, label %52, label %19

19:                                               ; preds = %18
  %20 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %7) #14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 56
  %26 = load ptr, ptr %25, align 8
  br label %34

27:                                               ; preds = %34
  %28 = mul nsw i64 %44, %13
  br label %29

29:                                               ; preds = %27, %19
  %30 = phi i64 [ 0, %19 ], [ %28, %27 ]
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %47, label %51

34:                                               ; preds = %34, %24
  %35 = phi i64 [ 0, %24 ], [ %45, %34 ]
  %36 = phi i64 [ 0, %24 ], [ %44, %34 ]
  %37 = getelementptr inbounds nuw %struct.Run, ptr %26, i64 %35
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %41 = load i32, ptr %40, align 8
  %42 = sext i32 %41 to i64
  %43 = mul nsw i64 %39, %42
  %44 = add nsw i64 %43, %36
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %22
  br i1 %46, label %27, label %34

47:                                               ; preds = %29
  %48 = sub nsw i32 %12, %5
  %49 = sext i32 %48 to i64
  %50 = icmp eq i64 %30, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47, %29
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.11) #15
  unreachable

52:                                               ; preds = %18, %47
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_pack_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @pack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_pack_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @pack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_pack_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 %5, ptr %10, align 4
  %11 = call i32 @MPI_Pack(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef nonnull %10, i32 noundef %6) #13
  %12 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_unpack_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @unpack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define internal fastcc i32 @unpack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 %2, ptr %10, align 4
  %11 = call i32 @MPI_Unpack(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %10, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %12 = load i32, ptr %10, align 4
  %13 = sext i32 %4 to i64
  %14 = icmp eq i32 %8, 0
  %15 = icmp eq i32 %11, 0
  %16 = or i1 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %9
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

18:                                               ; preds = %9
  br i1 %14, label %52, label %19

19:                                               ; preds = %18
  %20 = call fastcc ptr @layout_of(i32 noundef %5, ptr noundef %7) #14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 56
  %26 = load ptr, ptr %25, align 8
  br label %34

27:                                               ; preds = %34
  %28 = mul nsw i64 %44, %13
  br label %29

29:                                               ; preds = %27, %19
  %30 = phi i64 [ 0, %19 ], [ %28, %27 ]
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %47, label %51

34:                                               ; preds = %34, %24
  %35 = phi i64 [ 0, %24 ], [ %45, %34 ]
  %36 = phi i64 [ 0, %24 ], [ %44, %34 ]
  %37 = getelementptr inbounds nuw %struct.Run, ptr %26, i64 %35
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %41 = load i32, ptr %40, align 8
  %42 = sext i32 %41 to i64
  %43 = mul nsw i64 %39, %42
  %44 = add nsw i64 %43, %36
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %22
  br i1 %46, label %27, label %34

47:                                               ; preds = %29
  %48 = sub nsw i32 %12, %2
  %49 = sext i32 %48 to i64
  %50 = icmp eq i64 %30, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47, %29
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.11) #15
  unreachable

52:                                               ; preds = %18, %47
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_unpack_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @unpack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_unpack_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @unpack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_unpack_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 %2, ptr %10, align 4
  %11 = call i32 @MPI_Unpack(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %10, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %12 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_send_init_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  %4 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef %0, ptr noundef %2) #14
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %6 = tail call i32 @MPI_Wait(ptr noundef %0, ptr noundef nonnull %5) #13
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

9:                                                ; preds = %3
  tail call fastcc void @arrived(ptr noundef %4, ptr noundef %5) #14
  ret i32 0
}

define internal fastcc ptr @awaited(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) unnamed_addr #1 {
  %4 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %179, label %6

6:                                                ; preds = %3
  %7 = icmp sgt i32 %0, 0
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %6, %173
  %10 = phi ptr [ %4, %6 ], [ %177, %173 ]
  %11 = phi ptr [ null, %6 ], [ %176, %173 ]
  %12 = phi ptr [ @__enzcc_mpi_awaited_mpich, %6 ], [ %175, %173 ]
  %13 = phi ptr [ null, %6 ], [ %174, %173 ]
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
  br i1 %24, label %173, label %17

25:                                               ; preds = %17
  %26 = trunc nuw nsw i64 %18 to i32
  br label %27

27:                                               ; preds = %25, %9
  %28 = phi i32 [ 0, %9 ], [ %26, %25 ]
  %29 = icmp eq i32 %28, %0
  br i1 %29, label %173, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %102

34:                                               ; preds = %30
  %35 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %10, i64 68
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq ptr %35, %10
  br i1 %42, label %73, label %43

43:                                               ; preds = %34
  %44 = icmp eq i32 %39, -2
  %45 = icmp eq i32 %41, -1
  br label %46

46:                                               ; preds = %70, %43
  %47 = phi ptr [ %35, %43 ], [ %71, %70 ]
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 96
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %70

51:                                               ; preds = %46
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 28
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, %37
  br i1 %54, label %55, label %70

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 68
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, %39
  %59 = icmp eq i32 %57, -2
  %60 = or i1 %44, %59
  %61 = or i1 %58, %60
  br i1 %61, label %62, label %70

62:                                               ; preds = %55
  %63 = getelementptr inbounds nuw i8, ptr %47, i64 72
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, %41
  %66 = icmp eq i32 %64, -1
  %67 = or i1 %65, %66
  %68 = or i1 %45, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %62
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.10) #15
  unreachable

70:                                               ; preds = %62, %55, %51, %46
  %71 = load ptr, ptr %47, align 8
  %72 = icmp eq ptr %71, %10
  br i1 %72, label %73, label %46

73:                                               ; preds = %70, %34
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 84
  %75 = load i32, ptr %74, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %149

77:                                               ; preds = %73
  %78 = load ptr, ptr @__enzcc_mpi_matched_mpich, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %149, label %80

80:                                               ; preds = %77
  %81 = icmp eq i32 %39, -2
  %82 = icmp eq i32 %41, -1
  br label %83

83:                                               ; preds = %99, %80
  %84 = phi ptr [ %78, %80 ], [ %100, %99 ]
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 12
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, %37
  br i1 %87, label %88, label %99

88:                                               ; preds = %83
  %89 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %90 = load i32, ptr %89, align 8
  %91 = icmp eq i32 %90, %39
  %92 = or i1 %81, %91
  br i1 %92, label %93, label %99

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw i8, ptr %84, i64 20
  %95 = load i32, ptr %94, align 4
  %96 = icmp eq i32 %95, %41
  %97 = or i1 %82, %96
  br i1 %97, label %98, label %99

98:                                               ; preds = %93
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.8) #15
  unreachable

99:                                               ; preds = %93, %88, %83
  %100 = load ptr, ptr %84, align 8
  %101 = icmp eq ptr %100, null
  br i1 %101, label %149, label %83

102:                                              ; preds = %30
  %103 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %104 = load i32, ptr %103, align 8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %149, label %106

106:                                              ; preds = %102
  %107 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %108 = icmp eq ptr %107, %10
  br i1 %108, label %149, label %109

109:                                              ; preds = %106
  %110 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %112 = getelementptr inbounds nuw i8, ptr %10, i64 120
  br label %113

113:                                              ; preds = %145, %109
  %114 = phi ptr [ %107, %109 ], [ %147, %145 ]
  %115 = phi ptr [ null, %109 ], [ %146, %145 ]
  %116 = getelementptr inbounds nuw i8, ptr %114, i64 96
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %145, label %119

119:                                              ; preds = %113
  %120 = getelementptr inbounds nuw i8, ptr %114, i64 88
  %121 = load i32, ptr %120, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %145, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %114, i64 28
  %125 = load i32, ptr %124, align 4
  %126 = load i32, ptr %110, align 4
  %127 = icmp eq i32 %125, %126
  br i1 %127, label %128, label %145

128:                                              ; preds = %123
  %129 = load ptr, ptr %111, align 8
  %130 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #13
  %131 = icmp eq ptr %130, null
  br i1 %131, label %132, label %133

132:                                              ; preds = %128
  tail call fastcc void @fail(ptr noundef %129, ptr noundef nonnull @.str.13) #15
  unreachable

133:                                              ; preds = %128
  %134 = getelementptr inbounds nuw i8, ptr %114, i64 76
  %135 = load i32, ptr %134, align 4
  %136 = icmp ne i32 %135, 0
  %137 = icmp ne ptr %115, null
  %138 = select i1 %136, i1 %137, i1 false
  %139 = select i1 %138, ptr %115, ptr %112
  %140 = load ptr, ptr %139, align 8
  store ptr %140, ptr %130, align 8
  %141 = getelementptr inbounds nuw i8, ptr %130, i64 8
  store ptr %114, ptr %141, align 8
  store ptr %130, ptr %139, align 8
  %142 = getelementptr inbounds nuw i8, ptr %114, i64 128
  %143 = load i32, ptr %142, align 8
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %142, align 8
  br label %145

145:                                              ; preds = %133, %123, %119, %113
  %146 = phi ptr [ %115, %123 ], [ %130, %133 ], [ %115, %119 ], [ %115, %113 ]
  %147 = load ptr, ptr %114, align 8
  %148 = icmp eq ptr %147, %10
  br i1 %148, label %149, label %113

149:                                              ; preds = %145, %99, %106, %77, %102, %73
  %150 = load ptr, ptr %10, align 8
  store ptr %150, ptr %12, align 8
  %151 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store i32 %28, ptr %151, align 8
  %152 = icmp eq ptr %11, null
  br i1 %152, label %153, label %157

153:                                              ; preds = %149
  %154 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #13
  %155 = icmp eq ptr %154, null
  br i1 %155, label %156, label %157

156:                                              ; preds = %153
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

157:                                              ; preds = %153, %149
  %158 = phi ptr [ %11, %149 ], [ %154, %153 ]
  %159 = getelementptr inbounds nuw i8, ptr %10, i64 76
  %160 = load i32, ptr %159, align 4
  %161 = icmp eq i32 %160, 0
  %162 = getelementptr inbounds nuw i8, ptr %10, i64 16
  br i1 %161, label %166, label %163

163:                                              ; preds = %157
  %164 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %165 = load ptr, ptr %164, align 8
  store ptr %165, ptr %162, align 8
  store ptr %10, ptr %164, align 8
  br label %170

166:                                              ; preds = %157
  %167 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %168 = load ptr, ptr %167, align 8
  store ptr %168, ptr %162, align 8
  store ptr %10, ptr %167, align 8
  %169 = icmp eq ptr %13, null
  br i1 %169, label %172, label %170

170:                                              ; preds = %163, %166
  %171 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %10, ptr %171, align 8
  br label %173

172:                                              ; preds = %166
  store ptr %10, ptr %158, align 8
  br label %173

173:                                              ; preds = %22, %172, %170, %27
  %174 = phi ptr [ %13, %27 ], [ %10, %170 ], [ %10, %172 ], [ %13, %22 ]
  %175 = phi ptr [ %10, %27 ], [ %12, %170 ], [ %12, %172 ], [ %10, %22 ]
  %176 = phi ptr [ %11, %27 ], [ %158, %170 ], [ %158, %172 ], [ %11, %22 ]
  %177 = load ptr, ptr %175, align 8
  %178 = icmp eq ptr %177, null
  br i1 %178, label %179, label %9

179:                                              ; preds = %173, %3
  %180 = phi ptr [ null, %3 ], [ %176, %173 ]
  ret ptr %180
}

declare i32 @MPI_Wait(ptr noundef, ptr noundef) #3

define internal fastcc void @arrived(ptr noundef %0, ptr noundef nonnull %1) unnamed_addr #1 {
  %3 = alloca i32, align 4
  %4 = icmp eq ptr %0, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %85, %2, %5
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done_mpich)
  store ptr %0, ptr %9, align 8
  ret void

10:                                               ; preds = %5, %85
  %11 = phi ptr [ %87, %85 ], [ %6, %5 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %85

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.Status, ptr %1, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 68
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 72
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %27 = load ptr, ptr %26, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %28 = call i32 @PMPI_Get_elements(ptr noundef nonnull %19, i32 noundef 1275068685, ptr noundef nonnull %3) #13
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %82

32:                                               ; preds = %15
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %34 = load ptr, ptr %33, align 8
  br label %40

35:                                               ; preds = %40
  %36 = icmp eq i32 %50, 0
  %37 = load i32, ptr %3, align 4
  %38 = icmp slt i32 %37, 1
  %39 = select i1 %36, i1 true, i1 %38
  br i1 %39, label %82, label %53

40:                                               ; preds = %40, %32
  %41 = phi i64 [ 0, %32 ], [ %51, %40 ]
  %42 = phi i32 [ 0, %32 ], [ %50, %40 ]
  %43 = getelementptr inbounds nuw %struct.Run, ptr %34, i64 %41
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %47 = load i32, ptr %46, align 8
  %48 = trunc i64 %45 to i32
  %49 = mul i32 %47, %48
  %50 = add nsw i32 %49, %42
  %51 = add nuw nsw i64 %41, 1
  %52 = icmp eq i64 %51, %30
  br i1 %52, label %35, label %40

53:                                               ; preds = %35
  %54 = sdiv i32 %37, %50
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %57 = load i64, ptr %56, align 8
  %58 = mul nsw i64 %57, %55
  %59 = srem i32 %37, %50
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %82, label %61

61:                                               ; preds = %53
  %62 = zext nneg i32 %59 to i64
  br label %63

63:                                               ; preds = %63, %61
  %64 = phi i64 [ 0, %61 ], [ %78, %63 ]
  %65 = phi i64 [ %62, %61 ], [ %77, %63 ]
  %66 = phi i64 [ %58, %61 ], [ %75, %63 ]
  %67 = getelementptr inbounds nuw %struct.Run, ptr %34, i64 %64
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %69 = load i32, ptr %68, align 8
  %70 = sext i32 %69 to i64
  %71 = sdiv i64 %65, %70
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %73 = load i64, ptr %72, align 8
  %74 = call i64 @llvm.smin.i64(i64 %71, i64 %73)
  %75 = add nsw i64 %74, %66
  %76 = mul nsw i64 %73, %70
  %77 = sub nsw i64 %65, %76
  %78 = add nuw nsw i64 %64, 1
  %79 = icmp slt i64 %78, %30
  %80 = icmp sgt i64 %77, 0
  %81 = select i1 %79, i1 %80, i1 false
  br i1 %81, label %63, label %82

82:                                               ; preds = %63, %15, %35, %53
  %83 = phi i64 [ 0, %35 ], [ %58, %53 ], [ 0, %15 ], [ %75, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %84 = getelementptr inbounds nuw i8, ptr %11, i64 56
  store i64 %83, ptr %84, align 8
  br label %85

85:                                               ; preds = %10, %82
  %86 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %8, label %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_test_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %6 = load i32, ptr %0, align 4
  store i32 %6, ptr %5, align 4
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %8 = tail call i32 @MPI_Test(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %7) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %4
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.12) #15
  unreachable

11:                                               ; preds = %4
  %12 = load i32, ptr %1, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %11
  %15 = call fastcc ptr @awaited(i32 noundef 1, ptr noundef nonnull %5, ptr noundef %3) #14
  br label %16

16:                                               ; preds = %11, %14
  %17 = phi ptr [ %15, %14 ], [ null, %11 ]
  tail call fastcc void @arrived(ptr noundef %17, ptr noundef %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret i32 0
}

declare i32 @MPI_Test(ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitall_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = sext i32 %0 to i64
  %7 = tail call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = tail call ptr @calloc(i64 noundef %7, i64 noundef 4) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

11:                                               ; preds = %5
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = shl nuw nsw i64 %6, 2
  %15 = tail call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %1, i64 noundef %14) #13
  br label %16

16:                                               ; preds = %11, %13
  %17 = tail call ptr @calloc(i64 noundef %7, i64 noundef 20) #13
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

20:                                               ; preds = %16
  %21 = tail call i32 @MPI_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef nonnull %17) #13
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.12) #15
  unreachable

24:                                               ; preds = %20
  %25 = tail call fastcc ptr @awaited(i32 noundef %0, ptr noundef nonnull %8, ptr noundef %4) #14
  tail call fastcc void @arrived(ptr noundef %25, ptr noundef nonnull %17) #14
  %26 = icmp ne ptr %2, inttoptr (i64 1 to ptr)
  %27 = and i1 %12, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %24
  %29 = zext nneg i32 %0 to i64
  %30 = mul nuw nsw i64 %29, 20
  %31 = tail call ptr @memcpy(ptr noundef %2, ptr noundef nonnull %17, i64 noundef %30) #13
  br label %32

32:                                               ; preds = %24, %28
  tail call void @free(ptr noundef nonnull %17) #13
  tail call void @free(ptr noundef nonnull %8) #13
  ret i32 0
}

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_testall_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = sext i32 %0 to i64
  %8 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 4) #13
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %6
  %13 = icmp sgt i32 %0, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = shl nuw nsw i64 %7, 2
  %16 = tail call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %1, i64 noundef %15) #13
  br label %17

17:                                               ; preds = %12, %14
  %18 = tail call ptr @calloc(i64 noundef %8, i64 noundef 20) #13
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

21:                                               ; preds = %17
  %22 = tail call i32 @MPI_Testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %18) #13
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

25:                                               ; preds = %21
  %26 = load i32, ptr %2, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %25
  %29 = tail call fastcc ptr @awaited(i32 noundef %0, ptr noundef nonnull %9, ptr noundef %5) #14
  br label %30

30:                                               ; preds = %28, %25
  %31 = phi ptr [ %29, %28 ], [ null, %25 ]
  tail call fastcc void @arrived(ptr noundef %31, ptr noundef nonnull %18) #14
  %32 = icmp ne ptr %3, inttoptr (i64 1 to ptr)
  %33 = and i1 %13, %32
  %34 = and i1 %33, %27
  br i1 %34, label %35, label %39

35:                                               ; preds = %30
  %36 = zext nneg i32 %0 to i64
  %37 = mul nuw nsw i64 %36, 20
  %38 = tail call ptr @memcpy(ptr noundef %3, ptr noundef nonnull %18, i64 noundef %37) #13
  br label %39

39:                                               ; preds = %30, %35
  tail call void @free(ptr noundef nonnull %18) #13
  tail call void @free(ptr noundef nonnull %9) #13
  ret i32 0
}

declare i32 @MPI_Testall(i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitany_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = sext i32 %0 to i64
  %7 = tail call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = tail call ptr @calloc(i64 noundef %7, i64 noundef 4) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

11:                                               ; preds = %5
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = shl nuw nsw i64 %6, 2
  %15 = tail call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %1, i64 noundef %14) #13
  br label %16

16:                                               ; preds = %11, %13
  %17 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %18 = tail call i32 @MPI_Waitany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %17) #13
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.12) #15
  unreachable

21:                                               ; preds = %16
  %22 = load i32, ptr %2, align 4
  %23 = icmp eq i32 %22, -32766
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = sext i32 %22 to i64
  %26 = getelementptr inbounds i32, ptr %8, i64 %25
  %27 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef nonnull %26, ptr noundef %4) #14
  br label %28

28:                                               ; preds = %21, %24
  %29 = phi ptr [ %27, %24 ], [ null, %21 ]
  tail call fastcc void @arrived(ptr noundef %29, ptr noundef %17) #14
  tail call void @free(ptr noundef nonnull %8) #13
  ret i32 0
}

declare i32 @MPI_Waitany(i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_testany_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = sext i32 %0 to i64
  %8 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 4) #13
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %6
  %13 = icmp sgt i32 %0, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = shl nuw nsw i64 %7, 2
  %16 = tail call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %1, i64 noundef %15) #13
  br label %17

17:                                               ; preds = %12, %14
  %18 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %19 = tail call i32 @MPI_Testany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %18) #13
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
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
  %31 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef nonnull %30, ptr noundef %5) #14
  br label %32

32:                                               ; preds = %22, %28
  %33 = phi ptr [ %31, %28 ], [ null, %22 ]
  tail call fastcc void @arrived(ptr noundef %33, ptr noundef %18) #14
  tail call void @free(ptr noundef nonnull %9) #13
  ret i32 0
}

declare i32 @MPI_Testany(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitsome_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %0 to i64
  %9 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = tail call ptr @calloc(i64 noundef %9, i64 noundef 4) #13
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %7
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = shl nuw nsw i64 %8, 2
  %17 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %1, i64 noundef %16) #13
  br label %18

18:                                               ; preds = %13, %15
  %19 = tail call ptr @calloc(i64 noundef %9, i64 noundef 20) #13
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
  unreachable

22:                                               ; preds = %18
  %23 = tail call i32 @MPI_Waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %19) #13
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

26:                                               ; preds = %22
  %27 = load i32, ptr %2, align 4
  tail call fastcc void @some_arrived(ptr noundef %10, i32 noundef %27, ptr noundef %3, ptr noundef %19, ptr noundef %4, ptr noundef %6) #14
  ret i32 0
}

declare i32 @MPI_Waitsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal fastcc void @some_arrived(ptr noundef nonnull %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull %3, ptr noundef %4, ptr noundef %5) unnamed_addr #1 {
  %7 = icmp eq i32 %1, -32766
  br i1 %7, label %30, label %8

8:                                                ; preds = %6
  %9 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %10 = zext nneg i32 %9 to i64
  %11 = tail call ptr @calloc(i64 noundef %10, i64 noundef 4) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %28

15:                                               ; preds = %13
  %16 = zext nneg i32 %1 to i64
  br label %18

17:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
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
  %29 = tail call fastcc ptr @awaited(i32 noundef %1, ptr noundef nonnull %11, ptr noundef %5) #14
  br label %30

30:                                               ; preds = %6, %28
  %31 = phi ptr [ %11, %28 ], [ null, %6 ]
  %32 = phi ptr [ %29, %28 ], [ null, %6 ]
  tail call fastcc void @arrived(ptr noundef %32, ptr noundef %3) #14
  %33 = icmp ne ptr %4, inttoptr (i64 1 to ptr)
  %34 = icmp sgt i32 %1, 0
  %35 = and i1 %34, %33
  br i1 %35, label %36, label %40

36:                                               ; preds = %30
  %37 = zext nneg i32 %1 to i64
  %38 = mul nuw nsw i64 %37, 20
  %39 = tail call ptr @memcpy(ptr noundef %4, ptr noundef nonnull %3, i64 noundef %38) #13
  br label %40

40:                                               ; preds = %36, %30
  tail call void @free(ptr noundef %31) #13
  tail call void @free(ptr noundef nonnull %3) #13
  tail call void @free(ptr noundef nonnull %0) #13
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_testsome_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %0 to i64
  %9 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = tail call ptr @calloc(i64 noundef %9, i64 noundef 4) #13
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %7
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = shl nuw nsw i64 %8, 2
  %17 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %1, i64 noundef %16) #13
  br label %18

18:                                               ; preds = %13, %15
  %19 = tail call ptr @calloc(i64 noundef %9, i64 noundef 20) #13
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
  unreachable

22:                                               ; preds = %18
  %23 = tail call i32 @MPI_Testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %19) #13
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

26:                                               ; preds = %22
  %27 = load i32, ptr %2, align 4
  tail call fastcc void @some_arrived(ptr noundef %10, i32 noundef %27, ptr noundef %3, ptr noundef %19, ptr noundef %4, ptr noundef %6) #14
  ret i32 0
}

declare i32 @MPI_Testsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Request_free(ptr noundef %0) #1 {
  %2 = load i32, ptr %0, align 4
  br label %3

3:                                                ; preds = %7, %1
  %4 = phi ptr [ @__enzcc_mpi_persistent_mpich, %1 ], [ %5, %7 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7

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

16:                                               ; preds = %17, %11
  tail call void @free(ptr noundef nonnull %5) #13
  br label %21

17:                                               ; preds = %11, %17
  %18 = phi ptr [ %19, %17 ], [ %14, %11 ]
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @drop(ptr noundef %18) #14
  %20 = icmp eq ptr %19, null
  br i1 %20, label %16, label %17

21:                                               ; preds = %3, %16
  %22 = tail call i32 @PMPI_Request_free(ptr noundef nonnull %0) #13
  ret i32 %22
}

declare i32 @PMPI_Request_free(ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_request_free_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Request_free(ptr noundef %0) #14
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done_mpich)
  store ptr null, ptr %8, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_comm_free_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Comm_free(ptr noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

declare i32 @MPI_Comm_free(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_mpi_comm_free_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #13
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

9:                                                ; preds = %5
  %10 = load i32, ptr %0, align 4
  store i32 %10, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @MPI_Comm_free, ptr %12, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %4, ptr noundef nonnull @release_later, ptr noundef nonnull %6) #13
  store i32 67108864, ptr %0, align 4
  ret void
}

declare void @__enzcc_tape_defer(ptr noundef, ptr noundef, ptr noundef) #3

define internal void @release_later(ptr noundef %0) #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = tail call i32 %3(ptr noundef %0) #13
  tail call void @free(ptr noundef %0) #13
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_type_free_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Type_free(ptr noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

declare i32 @MPI_Type_free(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_mpi_type_free_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #13
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

9:                                                ; preds = %5
  %10 = load i32, ptr %0, align 4
  store i32 %10, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @MPI_Type_free, ptr %12, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %4, ptr noundef nonnull @release_later, ptr noundef nonnull %6) #13
  store i32 201326592, ptr %0, align 4
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_start_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #13
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr null, ptr %4, align 8
  %9 = load i32, ptr %0, align 4
  call fastcc void @started(ptr noundef %5, ptr noundef %4, i32 noundef %9, ptr noundef %2) #14
  %10 = tail call i32 @MPI_Start(ptr noundef nonnull %0) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done_mpich)
  store ptr %5, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret i32 0
}

define internal fastcc void @started(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, i32 noundef %2, ptr noundef %3) unnamed_addr #1 {
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
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.15) #15
  unreachable

23:                                               ; preds = %14
  br i1 %20, label %26, label %24

24:                                               ; preds = %21, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %27

26:                                               ; preds = %99, %23
  ret void

27:                                               ; preds = %24, %99
  %28 = phi ptr [ %19, %24 ], [ %100, %99 ]
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 68
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %99, label %32

32:                                               ; preds = %27
  %33 = tail call ptr @calloc(i64 noundef 1, i64 noundef 144) #13
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.13) #15
  unreachable

36:                                               ; preds = %32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %33, ptr noundef nonnull align 8 dereferenceable(144) %28, i64 144, i1 false)
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
  br label %97

65:                                               ; preds = %60
  store ptr %33, ptr %0, align 8
  br label %97

66:                                               ; preds = %36
  %67 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %97, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds nuw i8, ptr %33, i64 96
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, null
  %73 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %74 = getelementptr inbounds nuw i8, ptr %33, i64 88
  %75 = getelementptr inbounds nuw i8, ptr %33, i64 76
  br label %76

76:                                               ; preds = %94, %69
  %77 = phi ptr [ %67, %69 ], [ %95, %94 ]
  br i1 %72, label %78, label %94

78:                                               ; preds = %76
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %80 = load i32, ptr %79, align 8
  %81 = load i32, ptr %73, align 8
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %94

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %77, i64 88
  %85 = load i32, ptr %84, align 8
  %86 = load i32, ptr %74, align 8
  %87 = icmp eq i32 %85, %86
  br i1 %87, label %88, label %94

88:                                               ; preds = %83
  %89 = load i32, ptr %75, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %94

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw i8, ptr %77, i64 48
  %93 = load ptr, ptr %92, align 8
  tail call fastcc void @fail(ptr noundef %93, ptr noundef nonnull @.str.16) #15
  unreachable

94:                                               ; preds = %88, %83, %78, %76
  %95 = load ptr, ptr %77, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %97, label %76

97:                                               ; preds = %94, %66, %65, %63
  %98 = phi ptr [ %1, %65 ], [ %1, %63 ], [ @__enzcc_mpi_awaited_mpich, %66 ], [ %77, %94 ]
  store ptr %33, ptr %98, align 8
  br label %99

99:                                               ; preds = %97, %27
  %100 = load ptr, ptr %28, align 8
  %101 = icmp eq ptr %100, null
  br i1 %101, label %26, label %27
}

declare i32 @MPI_Start(ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_startall_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca ptr, align 8
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #13
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.13) #15
  unreachable

9:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store ptr null, ptr %5, align 8
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = zext nneg i32 %0 to i64
  br label %19

13:                                               ; preds = %19, %9
  %14 = tail call i32 @MPI_Startall(i32 noundef %0, ptr noundef %1) #13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.12) #15
  unreachable

17:                                               ; preds = %13
  %18 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done_mpich)
  store ptr %6, ptr %18, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret i32 0

19:                                               ; preds = %11, %19
  %20 = phi i64 [ 0, %11 ], [ %23, %19 ]
  %21 = getelementptr inbounds nuw i32, ptr %1, i64 %20
  %22 = load i32, ptr %21, align 4
  call fastcc void @started(ptr noundef %6, ptr noundef %5, i32 noundef %22, ptr noundef %3) #14
  %23 = add nuw nsw i64 %20, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %13, label %19
}

declare i32 @MPI_Startall(i32 noundef, ptr noundef) #3

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
  tail call void @__enzcc_tape_defer(ptr noundef %1, ptr noundef nonnull @forget, ptr noundef nonnull %5) #13
  br label %11

11:                                               ; preds = %10, %8
  ret void
}

define internal void @forget(ptr noundef %0) #1 {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %1
  tail call void @free(ptr noundef nonnull %0) #13
  ret void

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %8, %5 ], [ %2, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @drop(ptr noundef %6) #14
  %9 = icmp eq ptr %8, null
  br i1 %9, label %4, label %5
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_barrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(i32 noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_barrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(i32 noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_barrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(i32 noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_barrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(i32 noundef %0) #13
  ret i32 %4
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_bcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_bcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_bcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #13
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_exscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_exscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_exscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_exscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_gather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_gather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_gather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_gather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_gatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_gatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_gatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_gatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_alltoallw_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoallw_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoallw_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_alltoallw_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_neighbor_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_neighbor_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_neighbor_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_neighbor_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_neighbor_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_neighbor_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_neighbor_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_neighbor_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ibarrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %5 = tail call i32 @MPI_Ibarrier(i32 noundef %0, ptr noundef nonnull %4) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

8:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ibarrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %5 = tail call i32 @MPI_Ibarrier(i32 noundef %0, ptr noundef nonnull %4) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

8:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ibarrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %5 = tail call i32 @MPI_Ibarrier(i32 noundef %0, ptr noundef nonnull %4) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

8:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ibarrier_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %5 = tail call i32 @MPI_Ibarrier(i32 noundef %0, ptr noundef nonnull %4) #13
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ibcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %9 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef nonnull %8) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ibcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %9 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef nonnull %8) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ibcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %9 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef nonnull %8) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ibcast_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %9 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef nonnull %8) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ireduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ireduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ireduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ireduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iallreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iallreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iallreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iallreduce_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ireduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ireduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ireduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ireduce_scatter_block_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ireduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ireduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ireduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ireduce_scatter_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iexscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iexscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iexscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iexscan_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %10 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_igather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_igather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_igather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_igather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_igatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_igatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_igatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_igatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iscatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iscatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iscatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iscatter_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iscatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iscatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iscatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iscatterv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iallgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iallgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iallgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iallgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iallgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iallgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iallgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iallgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ialltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ialltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ialltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ialltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ialltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ialltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ialltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ialltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ialltoallw_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ialltoallw_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ialltoallw_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ialltoallw_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ineighbor_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ineighbor_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ineighbor_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ineighbor_allgather_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ineighbor_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ineighbor_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ineighbor_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ineighbor_allgatherv_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %12 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull %11) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ineighbor_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ineighbor_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ineighbor_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ineighbor_alltoall_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %11 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ineighbor_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ineighbor_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ineighbor_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ineighbor_alltoallv_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden void @__enzcc_mpi_send_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %20 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %21 = icmp eq i32 %20, 603979776
  br i1 %21, label %28, label %22

22:                                               ; preds = %19
  %23 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %20, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %24 = load i32, ptr %12, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %11, align 8
  br label %33

28:                                               ; preds = %22, %19
  %29 = icmp eq i32 %5, 1140850689
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %11, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %11, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 67108864
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !34)
  %46 = icmp eq ptr %8, %0
  %47 = select i1 %46, ptr null, ptr %8
  call void @llvm.experimental.noalias.scope.decl(metadata !37)
  %48 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %7) #14, !noalias !40
  store ptr %47, ptr %13, align 8, !alias.scope !40
  %49 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %48, ptr %49, align 8, !alias.scope !40
  %50 = icmp sgt i32 %1, 0
  br i1 %50, label %53, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %52, align 8, !alias.scope !40
  br label %67

53:                                               ; preds = %45
  %54 = zext nneg i32 %1 to i64
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %56 = load i64, ptr %55, align 8, !noalias !40
  %57 = mul nsw i64 %56, %54
  %58 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %57, ptr %58, align 8, !alias.scope !40
  %59 = icmp eq ptr %0, null
  %60 = icmp ne i64 %56, 0
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %62, label %67

62:                                               ; preds = %53
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %64 = load i64, ptr %63, align 8, !noalias !34
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %67, label %66

66:                                               ; preds = %62
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.20) #15, !noalias !34
  unreachable

67:                                               ; preds = %51, %53, %62
  call fastcc void @take_added(i32 noundef %38, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %3, i32 noundef %4, ptr noundef %7) #14
  ret void
}

define internal fastcc void @take_added(i32 noundef %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %7, i64 noundef %9) #14
  %11 = tail call fastcc ptr @take(i32 noundef %0, i64 noundef %10, i32 noundef %2, i32 noundef %3, ptr noundef %4) #14
  %12 = icmp eq i32 %2, -1
  br i1 %12, label %24, label %13

13:                                               ; preds = %5
  %14 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %7, i64 noundef %9) #14
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %24, label %16

16:                                               ; preds = %13
  %17 = load double, ptr %11, align 8
  %18 = fcmp oeq double %17, 0x7E870616B6564000
  %19 = zext i1 %18 to i32
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, %19
  br i1 %22, label %24, label %23

23:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.19) #15
  unreachable

24:                                               ; preds = %5, %13, %16
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8
  %27 = icmp ne i32 %26, 0
  %28 = load ptr, ptr %1, align 8
  %29 = icmp ne ptr %28, null
  %30 = select i1 %27, i1 %29, i1 false
  %31 = icmp sgt i64 %9, 0
  %32 = and i1 %30, %31
  br i1 %32, label %41, label %36

33:                                               ; preds = %41
  %34 = add nuw nsw i64 %42, 1
  %35 = icmp slt i64 %34, %9
  br i1 %35, label %41, label %38

36:                                               ; preds = %24
  %37 = icmp eq ptr %28, null
  br i1 %37, label %40, label %38

38:                                               ; preds = %33, %36
  %39 = tail call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %28, ptr noundef nonnull %11, ptr noundef nonnull %7, i64 noundef %9) #14
  br label %40

40:                                               ; preds = %36, %38
  tail call void @free(ptr noundef nonnull %11) #13
  ret void

41:                                               ; preds = %24, %33
  %42 = phi i64 [ %34, %33 ], [ 0, %24 ]
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %33, label %46

46:                                               ; preds = %41
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.17) #15
  unreachable
}

define linkonce_odr hidden void @__enzcc_mpi_send_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %15 = icmp eq i32 %14, 603979776
  br i1 %15, label %22, label %16

16:                                               ; preds = %10
  %17 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %14, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
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
  br label %38

25:                                               ; preds = %22
  %26 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %27

27:                                               ; preds = %25, %20
  %28 = phi ptr [ %21, %20 ], [ %26, %25 ]
  store ptr %28, ptr %11, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %38, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 67108864
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 67108864
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %30, %27, %24
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

39:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !42)
  %40 = icmp eq ptr %8, %0
  %41 = select i1 %40, ptr null, ptr %8
  call void @llvm.experimental.noalias.scope.decl(metadata !45)
  %42 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %7) #14, !noalias !48
  store ptr %41, ptr %13, align 8, !alias.scope !48
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %42, ptr %43, align 8, !alias.scope !48
  %44 = icmp sgt i32 %1, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %46, align 8, !alias.scope !48
  br label %61

47:                                               ; preds = %39
  %48 = zext nneg i32 %1 to i64
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %50 = load i64, ptr %49, align 8, !noalias !48
  %51 = mul nsw i64 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %51, ptr %52, align 8, !alias.scope !48
  %53 = icmp eq ptr %0, null
  %54 = icmp ne i64 %50, 0
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %61

56:                                               ; preds = %47
  %57 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %58 = load i64, ptr %57, align 8, !noalias !42
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.20) #15, !noalias !42
  unreachable

61:                                               ; preds = %45, %47, %56
  call fastcc void @give_packed(i32 noundef %32, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %3, i32 noundef %4, ptr noundef %7) #14
  ret void
}

define internal fastcc void @give_packed(i32 noundef %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %8, i64 noundef %10) #14
  %12 = tail call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = tail call ptr @calloc(i64 noundef %12, i64 noundef 8) #13
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

16:                                               ; preds = %5
  %17 = icmp eq ptr %6, null
  br i1 %17, label %20, label %18

18:                                               ; preds = %16
  %19 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %6, ptr noundef nonnull %13, ptr noundef %8, i64 noundef %10) #14
  br label %20

20:                                               ; preds = %16, %18
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  store double 0x7E870616B6564000, ptr %13, align 8
  br label %25

25:                                               ; preds = %24, %20
  %26 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %8, i64 noundef %10) #14
  tail call fastcc void @give(i32 noundef %0, ptr noundef %13, i64 noundef %26, i32 noundef %2, i32 noundef %3, ptr noundef %4) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_recv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11) noinline nounwind {
  %13 = alloca %struct.Part, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %16 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %17 = icmp eq i32 %16, 603979776
  br i1 %17, label %24, label %18

18:                                               ; preds = %12
  %19 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %16, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
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
  br label %40

27:                                               ; preds = %24
  %28 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %29

29:                                               ; preds = %27, %22
  %30 = phi ptr [ %23, %22 ], [ %28, %27 ]
  store ptr %30, ptr %14, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %40, label %32

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 67108864
  br i1 %35, label %40, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %32, %29, %26
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

41:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %42 = icmp eq ptr %8, %0
  %43 = select i1 %42, ptr null, ptr %8
  %44 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %7) #14, !noalias !49
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store ptr %43, ptr %13, align 8
  %45 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %11, ptr %46, align 8
  %47 = lshr i64 %10, 32
  %48 = icmp eq i64 %47, 4294967295
  br i1 %48, label %55, label %49

49:                                               ; preds = %41
  %50 = trunc nuw i64 %47 to i32
  %51 = trunc i64 %10 to i32
  call fastcc void @give_packed(i32 noundef %34, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %50, i32 noundef %51, ptr noundef %7) #14
  %52 = icmp eq ptr %43, null
  br i1 %52, label %55, label %53

53:                                               ; preds = %49
  %54 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %8, ptr noundef null, ptr noundef %44, i64 noundef %11) #14
  br label %55

55:                                               ; preds = %41, %49, %53
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_recv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store ptr null, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i32 0, ptr %14, align 4
  %16 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %17 = icmp eq i32 %16, 603979776
  br i1 %17, label %24, label %18

18:                                               ; preds = %12
  %19 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %16, ptr noundef nonnull %13, ptr noundef nonnull %14) #13
  %20 = load i32, ptr %14, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %13, align 8
  br label %29

24:                                               ; preds = %18, %12
  %25 = icmp eq i32 %5, 1140850689
  br i1 %25, label %27, label %26

26:                                               ; preds = %24
  store ptr null, ptr %13, align 8
  br label %40

27:                                               ; preds = %24
  %28 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %29

29:                                               ; preds = %27, %22
  %30 = phi ptr [ %23, %22 ], [ %28, %27 ]
  store ptr %30, ptr %13, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %40, label %32

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 67108864
  br i1 %35, label %40, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %32, %29, %26
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

41:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !52)
  %42 = icmp eq ptr %8, %0
  %43 = select i1 %42, ptr null, ptr %8
  store ptr %43, ptr %15, align 8, !alias.scope !52
  %44 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %45 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %7) #14, !noalias !52
  store ptr %45, ptr %44, align 8, !alias.scope !52
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %11, ptr %46, align 8, !alias.scope !52
  %47 = lshr i64 %10, 32
  %48 = trunc nuw i64 %47 to i32
  %49 = trunc i64 %10 to i32
  call fastcc void @take_new(i32 noundef %34, ptr noundef nonnull byval(%struct.Part) align 8 %15, i32 noundef %48, i32 noundef %49, ptr noundef %7) #14
  ret void
}

define internal fastcc void @take_new(i32 noundef %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %7, i64 noundef %9) #14
  %11 = tail call fastcc ptr @take(i32 noundef %0, i64 noundef %10, i32 noundef %2, i32 noundef %3, ptr noundef %4) #14
  %12 = icmp eq i32 %2, -1
  br i1 %12, label %29, label %13

13:                                               ; preds = %5
  %14 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %7, i64 noundef %9) #14
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %24, label %16

16:                                               ; preds = %13
  %17 = load double, ptr %11, align 8
  %18 = fcmp oeq double %17, 0x7E870616B6564000
  %19 = zext i1 %18 to i32
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, %19
  br i1 %22, label %24, label %23

23:                                               ; preds = %16
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.19) #15
  unreachable

24:                                               ; preds = %13, %16
  %25 = load ptr, ptr %1, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  %28 = tail call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %25, ptr noundef nonnull %11, ptr noundef %7, i64 noundef %9) #14
  br label %29

29:                                               ; preds = %27, %24, %5
  tail call void @free(ptr noundef nonnull %11) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_mrecv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) noinline nounwind {
  %11 = alloca %struct.Part, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store ptr null, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %14 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %15 = icmp eq i32 %14, 603979776
  br i1 %15, label %22, label %16

16:                                               ; preds = %10
  %17 = call i32 @PMPI_Comm_get_attr(i32 noundef %3, i32 noundef %14, ptr noundef nonnull %12, ptr noundef nonnull %13) #13
  %18 = load i32, ptr %13, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %12, align 8
  br label %27

22:                                               ; preds = %16, %10
  %23 = icmp eq i32 %3, 1140850689
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  store ptr null, ptr %12, align 8
  br label %38

25:                                               ; preds = %22
  %26 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %27

27:                                               ; preds = %25, %20
  %28 = phi ptr [ %21, %20 ], [ %26, %25 ]
  store ptr %28, ptr %12, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %38, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 67108864
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 67108864
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %30, %27, %24
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.3) #15
  unreachable

39:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %40 = icmp eq ptr %6, %0
  %41 = select i1 %40, ptr null, ptr %6
  %42 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %5) #14, !noalias !55
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %41, ptr %11, align 8
  %43 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %9, ptr %44, align 8
  %45 = lshr i64 %8, 32
  %46 = icmp eq i64 %45, 4294967295
  br i1 %46, label %53, label %47

47:                                               ; preds = %39
  %48 = trunc nuw i64 %45 to i32
  %49 = trunc i64 %8 to i32
  call fastcc void @give_packed(i32 noundef %32, ptr noundef nonnull byval(%struct.Part) align 8 %11, i32 noundef %48, i32 noundef %49, ptr noundef %5) #14
  %50 = icmp eq ptr %41, null
  br i1 %50, label %53, label %51

51:                                               ; preds = %47
  %52 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %6, ptr noundef null, ptr noundef %42, i64 noundef %9) #14
  br label %53

53:                                               ; preds = %39, %47, %51
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_mrecv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %15 = icmp eq i32 %14, 603979776
  br i1 %15, label %22, label %16

16:                                               ; preds = %10
  %17 = call i32 @PMPI_Comm_get_attr(i32 noundef %3, i32 noundef %14, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %18 = load i32, ptr %12, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %11, align 8
  br label %27

22:                                               ; preds = %16, %10
  %23 = icmp eq i32 %3, 1140850689
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  store ptr null, ptr %11, align 8
  br label %38

25:                                               ; preds = %22
  %26 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %27

27:                                               ; preds = %25, %20
  %28 = phi ptr [ %21, %20 ], [ %26, %25 ]
  store ptr %28, ptr %11, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %38, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 67108864
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 67108864
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %30, %27, %24
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.3) #15
  unreachable

39:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !58)
  %40 = icmp eq ptr %6, %0
  %41 = select i1 %40, ptr null, ptr %6
  store ptr %41, ptr %13, align 8, !alias.scope !58
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %43 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %5) #14, !noalias !58
  store ptr %43, ptr %42, align 8, !alias.scope !58
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %9, ptr %44, align 8, !alias.scope !58
  %45 = lshr i64 %8, 32
  %46 = trunc nuw i64 %45 to i32
  %47 = trunc i64 %8 to i32
  call fastcc void @take_new(i32 noundef %32, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %46, i32 noundef %47, ptr noundef %5) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i64 noundef %17) noinline nounwind {
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca %struct.Part, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca %struct.Part, align 8
  %25 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %30, label %27

27:                                               ; preds = %18
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 48
  %29 = load ptr, ptr %28, align 8
  tail call fastcc void @fail(ptr noundef %29, ptr noundef nonnull @.str.16) #15
  unreachable

30:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store ptr null, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  store i32 0, ptr %23, align 4
  %31 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %32 = icmp eq i32 %31, 603979776
  br i1 %32, label %39, label %33

33:                                               ; preds = %30
  %34 = call i32 @PMPI_Comm_get_attr(i32 noundef %10, i32 noundef %31, ptr noundef nonnull %22, ptr noundef nonnull %23) #13
  %35 = load i32, ptr %23, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %33
  %38 = load ptr, ptr %22, align 8
  br label %44

39:                                               ; preds = %33, %30
  %40 = icmp eq i32 %10, 1140850689
  br i1 %40, label %42, label %41

41:                                               ; preds = %39
  store ptr null, ptr %22, align 8
  br label %55

42:                                               ; preds = %39
  %43 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %44

44:                                               ; preds = %42, %37
  %45 = phi ptr [ %38, %37 ], [ %43, %42 ]
  store ptr %45, ptr %22, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %55, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 67108864
  br i1 %50, label %55, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, 67108864
  br i1 %54, label %55, label %56

55:                                               ; preds = %51, %47, %44, %41
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

56:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  %57 = icmp eq ptr %14, %5
  %58 = select i1 %57, ptr null, ptr %14
  %59 = call fastcc ptr @layout_of(i32 noundef %7, ptr noundef %12) #14, !noalias !61
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store ptr %58, ptr %21, align 8
  %60 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %59, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 %17, ptr %61, align 8
  %62 = lshr i64 %16, 32
  %63 = icmp eq i64 %62, 4294967295
  br i1 %63, label %70, label %64

64:                                               ; preds = %56
  %65 = trunc nuw i64 %62 to i32
  %66 = trunc i64 %16 to i32
  call fastcc void @give_packed(i32 noundef %49, ptr noundef nonnull byval(%struct.Part) align 8 %21, i32 noundef %65, i32 noundef %66, ptr noundef %12) #14
  %67 = icmp eq ptr %58, null
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %14, ptr noundef null, ptr noundef %59, i64 noundef %17) #14
  br label %70

70:                                               ; preds = %56, %64, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %71 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %72 = icmp eq i32 %71, 603979776
  br i1 %72, label %79, label %73

73:                                               ; preds = %70
  %74 = call i32 @PMPI_Comm_get_attr(i32 noundef %10, i32 noundef %71, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %75 = load i32, ptr %20, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = load ptr, ptr %19, align 8
  br label %84

79:                                               ; preds = %73, %70
  %80 = icmp eq i32 %10, 1140850689
  br i1 %80, label %82, label %81

81:                                               ; preds = %79
  store ptr null, ptr %19, align 8
  br label %95

82:                                               ; preds = %79
  %83 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %84

84:                                               ; preds = %82, %77
  %85 = phi ptr [ %78, %77 ], [ %83, %82 ]
  store ptr %85, ptr %19, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %95, label %87

87:                                               ; preds = %84
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %89 = load i32, ptr %88, align 8
  %90 = icmp eq i32 %89, 67108864
  br i1 %90, label %95, label %91

91:                                               ; preds = %87
  %92 = getelementptr inbounds nuw i8, ptr %85, i64 16
  %93 = load i32, ptr %92, align 8
  %94 = icmp eq i32 %93, 67108864
  br i1 %94, label %95, label %96

95:                                               ; preds = %91, %87, %84, %81
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

96:                                               ; preds = %91
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !64)
  %97 = icmp eq ptr %13, %0
  %98 = select i1 %97, ptr null, ptr %13
  call void @llvm.experimental.noalias.scope.decl(metadata !67)
  %99 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %12) #14, !noalias !70
  store ptr %98, ptr %24, align 8, !alias.scope !70
  %100 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store ptr %99, ptr %100, align 8, !alias.scope !70
  %101 = icmp sgt i32 %1, 0
  br i1 %101, label %104, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 0, ptr %103, align 8, !alias.scope !70
  br label %118

104:                                              ; preds = %96
  %105 = zext nneg i32 %1 to i64
  %106 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %107 = load i64, ptr %106, align 8, !noalias !70
  %108 = mul nsw i64 %107, %105
  %109 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %108, ptr %109, align 8, !alias.scope !70
  %110 = icmp eq ptr %0, null
  %111 = icmp ne i64 %107, 0
  %112 = select i1 %110, i1 %111, i1 false
  br i1 %112, label %113, label %118

113:                                              ; preds = %104
  %114 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %115 = load i64, ptr %114, align 8, !noalias !64
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %118, label %117

117:                                              ; preds = %113
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.20) #15, !noalias !64
  unreachable

118:                                              ; preds = %102, %104, %113
  call fastcc void @take_added(i32 noundef %89, ptr noundef nonnull byval(%struct.Part) align 8 %24, i32 noundef %3, i32 noundef %4, ptr noundef %12) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i64 noundef %17) noinline nounwind {
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca %struct.Part, align 8
  %24 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store ptr null, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 0, ptr %22, align 4
  %25 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %26 = icmp eq i32 %25, 603979776
  br i1 %26, label %33, label %27

27:                                               ; preds = %18
  %28 = call i32 @PMPI_Comm_get_attr(i32 noundef %10, i32 noundef %25, ptr noundef nonnull %21, ptr noundef nonnull %22) #13
  %29 = load i32, ptr %22, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %21, align 8
  br label %38

33:                                               ; preds = %27, %18
  %34 = icmp eq i32 %10, 1140850689
  br i1 %34, label %36, label %35

35:                                               ; preds = %33
  store ptr null, ptr %21, align 8
  br label %49

36:                                               ; preds = %33
  %37 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %38

38:                                               ; preds = %36, %31
  %39 = phi ptr [ %32, %31 ], [ %37, %36 ]
  store ptr %39, ptr %21, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %49, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 67108864
  br i1 %44, label %49, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 67108864
  br i1 %48, label %49, label %50

49:                                               ; preds = %45, %41, %38, %35
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

50:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !71)
  %51 = icmp eq ptr %13, %0
  %52 = select i1 %51, ptr null, ptr %13
  call void @llvm.experimental.noalias.scope.decl(metadata !74)
  %53 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %12) #14, !noalias !77
  store ptr %52, ptr %23, align 8, !alias.scope !77
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %53, ptr %54, align 8, !alias.scope !77
  %55 = icmp sgt i32 %1, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %57, align 8, !alias.scope !77
  br label %72

58:                                               ; preds = %50
  %59 = zext nneg i32 %1 to i64
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %61 = load i64, ptr %60, align 8, !noalias !77
  %62 = mul nsw i64 %61, %59
  %63 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %62, ptr %63, align 8, !alias.scope !77
  %64 = icmp eq ptr %0, null
  %65 = icmp ne i64 %61, 0
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %72

67:                                               ; preds = %58
  %68 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %69 = load i64, ptr %68, align 8, !noalias !71
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %72, label %71

71:                                               ; preds = %67
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.20) #15, !noalias !71
  unreachable

72:                                               ; preds = %56, %58, %67
  call fastcc void @give_packed(i32 noundef %43, ptr noundef nonnull byval(%struct.Part) align 8 %23, i32 noundef %3, i32 noundef %4, ptr noundef %12) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %73 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %74 = icmp eq i32 %73, 603979776
  br i1 %74, label %81, label %75

75:                                               ; preds = %72
  %76 = call i32 @PMPI_Comm_get_attr(i32 noundef %10, i32 noundef %73, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %77 = load i32, ptr %20, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %81, label %79

79:                                               ; preds = %75
  %80 = load ptr, ptr %19, align 8
  br label %86

81:                                               ; preds = %75, %72
  %82 = icmp eq i32 %10, 1140850689
  br i1 %82, label %84, label %83

83:                                               ; preds = %81
  store ptr null, ptr %19, align 8
  br label %97

84:                                               ; preds = %81
  %85 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %86

86:                                               ; preds = %84, %79
  %87 = phi ptr [ %80, %79 ], [ %85, %84 ]
  store ptr %87, ptr %19, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %97, label %89

89:                                               ; preds = %86
  %90 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %91 = load i32, ptr %90, align 8
  %92 = icmp eq i32 %91, 67108864
  br i1 %92, label %97, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %95 = load i32, ptr %94, align 8
  %96 = icmp eq i32 %95, 67108864
  br i1 %96, label %97, label %98

97:                                               ; preds = %93, %89, %86, %83
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

98:                                               ; preds = %93
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !78)
  %99 = icmp eq ptr %14, %5
  %100 = select i1 %99, ptr null, ptr %14
  store ptr %100, ptr %24, align 8, !alias.scope !78
  %101 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %102 = call fastcc ptr @layout_of(i32 noundef %7, ptr noundef %12) #14, !noalias !78
  store ptr %102, ptr %101, align 8, !alias.scope !78
  %103 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %17, ptr %103, align 8, !alias.scope !78
  %104 = lshr i64 %16, 32
  %105 = trunc nuw i64 %104 to i32
  %106 = trunc i64 %16 to i32
  call fastcc void @take_new(i32 noundef %91, ptr noundef nonnull byval(%struct.Part) align 8 %24, i32 noundef %105, i32 noundef %106, ptr noundef %12) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_replace_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i64 noundef %12, i64 noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Part, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca %struct.Part, align 8
  %21 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %14
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @fail(ptr noundef %25, ptr noundef nonnull @.str.16) #15
  unreachable

26:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store ptr null, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 0, ptr %19, align 4
  %27 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %28 = icmp eq i32 %27, 603979776
  br i1 %28, label %35, label %29

29:                                               ; preds = %26
  %30 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %27, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %31 = load i32, ptr %19, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %29
  %34 = load ptr, ptr %18, align 8
  br label %40

35:                                               ; preds = %29, %26
  %36 = icmp eq i32 %7, 1140850689
  br i1 %36, label %38, label %37

37:                                               ; preds = %35
  store ptr null, ptr %18, align 8
  br label %51

38:                                               ; preds = %35
  %39 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %40

40:                                               ; preds = %38, %33
  %41 = phi ptr [ %34, %33 ], [ %39, %38 ]
  store ptr %41, ptr %18, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %51, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 67108864
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 67108864
  br i1 %50, label %51, label %52

51:                                               ; preds = %47, %43, %40, %37
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

52:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %53 = icmp eq ptr %10, %0
  %54 = select i1 %53, ptr null, ptr %10
  %55 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %9) #14, !noalias !81
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store ptr %54, ptr %17, align 8
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr %55, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %13, ptr %57, align 8
  %58 = lshr i64 %12, 32
  %59 = icmp eq i64 %58, 4294967295
  br i1 %59, label %66, label %60

60:                                               ; preds = %52
  %61 = trunc nuw i64 %58 to i32
  %62 = trunc i64 %12 to i32
  call fastcc void @give_packed(i32 noundef %45, ptr noundef nonnull byval(%struct.Part) align 8 %17, i32 noundef %61, i32 noundef %62, ptr noundef %9) #14
  %63 = icmp eq ptr %54, null
  br i1 %63, label %66, label %64

64:                                               ; preds = %60
  %65 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %10, ptr noundef null, ptr noundef %55, i64 noundef %13) #14
  br label %66

66:                                               ; preds = %52, %60, %64
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %67 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %68 = icmp eq i32 %67, 603979776
  br i1 %68, label %75, label %69

69:                                               ; preds = %66
  %70 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %67, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %71 = load i32, ptr %16, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %75, label %73

73:                                               ; preds = %69
  %74 = load ptr, ptr %15, align 8
  br label %80

75:                                               ; preds = %69, %66
  %76 = icmp eq i32 %7, 1140850689
  br i1 %76, label %78, label %77

77:                                               ; preds = %75
  store ptr null, ptr %15, align 8
  br label %91

78:                                               ; preds = %75
  %79 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %80

80:                                               ; preds = %78, %73
  %81 = phi ptr [ %74, %73 ], [ %79, %78 ]
  store ptr %81, ptr %15, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %91, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %85 = load i32, ptr %84, align 8
  %86 = icmp eq i32 %85, 67108864
  br i1 %86, label %91, label %87

87:                                               ; preds = %83
  %88 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %89 = load i32, ptr %88, align 8
  %90 = icmp eq i32 %89, 67108864
  br i1 %90, label %91, label %92

91:                                               ; preds = %87, %83, %80, %77
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

92:                                               ; preds = %87
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !84)
  call void @llvm.experimental.noalias.scope.decl(metadata !87)
  %93 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %9) #14, !noalias !90
  store ptr %54, ptr %20, align 8, !alias.scope !90
  %94 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %93, ptr %94, align 8, !alias.scope !90
  %95 = icmp sgt i32 %1, 0
  br i1 %95, label %98, label %96

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 0, ptr %97, align 8, !alias.scope !90
  br label %112

98:                                               ; preds = %92
  %99 = zext nneg i32 %1 to i64
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %101 = load i64, ptr %100, align 8, !noalias !90
  %102 = mul nsw i64 %101, %99
  %103 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %102, ptr %103, align 8, !alias.scope !90
  %104 = icmp eq ptr %0, null
  %105 = icmp ne i64 %101, 0
  %106 = select i1 %104, i1 %105, i1 false
  br i1 %106, label %107, label %112

107:                                              ; preds = %98
  %108 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %109 = load i64, ptr %108, align 8, !noalias !84
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %112, label %111

111:                                              ; preds = %107
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.20) #15, !noalias !84
  unreachable

112:                                              ; preds = %96, %98, %107
  call fastcc void @take_added(i32 noundef %85, ptr noundef nonnull byval(%struct.Part) align 8 %20, i32 noundef %3, i32 noundef %4, ptr noundef %9) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_replace_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i64 noundef %12, i64 noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Part, align 8
  %20 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %21 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %22 = icmp eq i32 %21, 603979776
  br i1 %22, label %29, label %23

23:                                               ; preds = %14
  %24 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %21, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %25 = load i32, ptr %18, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %17, align 8
  br label %34

29:                                               ; preds = %23, %14
  %30 = icmp eq i32 %7, 1140850689
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store ptr null, ptr %17, align 8
  br label %45

32:                                               ; preds = %29
  %33 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi ptr [ %28, %27 ], [ %33, %32 ]
  store ptr %35, ptr %17, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %45, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 67108864
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 67108864
  br i1 %44, label %45, label %46

45:                                               ; preds = %41, %37, %34, %31
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

46:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !91)
  %47 = icmp eq ptr %10, %0
  %48 = select i1 %47, ptr null, ptr %10
  call void @llvm.experimental.noalias.scope.decl(metadata !94)
  %49 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %9) #14, !noalias !97
  store ptr %48, ptr %19, align 8, !alias.scope !97
  %50 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %49, ptr %50, align 8, !alias.scope !97
  %51 = icmp sgt i32 %1, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %53, align 8, !alias.scope !97
  br label %68

54:                                               ; preds = %46
  %55 = zext nneg i32 %1 to i64
  %56 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %57 = load i64, ptr %56, align 8, !noalias !97
  %58 = mul nsw i64 %57, %55
  %59 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 %58, ptr %59, align 8, !alias.scope !97
  %60 = icmp eq ptr %0, null
  %61 = icmp ne i64 %57, 0
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %63, label %68

63:                                               ; preds = %54
  %64 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %65 = load i64, ptr %64, align 8, !noalias !91
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.20) #15, !noalias !91
  unreachable

68:                                               ; preds = %52, %54, %63
  call fastcc void @give_packed(i32 noundef %39, ptr noundef nonnull byval(%struct.Part) align 8 %19, i32 noundef %3, i32 noundef %4, ptr noundef %9) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %69 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %70 = icmp eq i32 %69, 603979776
  br i1 %70, label %77, label %71

71:                                               ; preds = %68
  %72 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %69, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %73 = load i32, ptr %16, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %77, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr %15, align 8
  br label %82

77:                                               ; preds = %71, %68
  %78 = icmp eq i32 %7, 1140850689
  br i1 %78, label %80, label %79

79:                                               ; preds = %77
  store ptr null, ptr %15, align 8
  br label %93

80:                                               ; preds = %77
  %81 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %82

82:                                               ; preds = %80, %75
  %83 = phi ptr [ %76, %75 ], [ %81, %80 ]
  store ptr %83, ptr %15, align 8
  %84 = icmp eq ptr %83, null
  br i1 %84, label %93, label %85

85:                                               ; preds = %82
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, 67108864
  br i1 %88, label %93, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %91 = load i32, ptr %90, align 8
  %92 = icmp eq i32 %91, 67108864
  br i1 %92, label %93, label %94

93:                                               ; preds = %89, %85, %82, %79
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

94:                                               ; preds = %89
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !98)
  store ptr %48, ptr %20, align 8, !alias.scope !98
  %95 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %96 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %9) #14, !noalias !98
  store ptr %96, ptr %95, align 8, !alias.scope !98
  %97 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %13, ptr %97, align 8, !alias.scope !98
  %98 = lshr i64 %12, 32
  %99 = trunc nuw i64 %98 to i32
  %100 = trunc i64 %12 to i32
  call fastcc void @take_new(i32 noundef %87, ptr noundef nonnull byval(%struct.Part) align 8 %20, i32 noundef %99, i32 noundef %100, ptr noundef %9) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_irecv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq i32 %3, -1
  br i1 %13, label %50, label %14

14:                                               ; preds = %12
  %15 = icmp ne ptr %11, null
  %16 = zext i1 %15 to i32
  %17 = tail call fastcc ptr @event(ptr noundef %8, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %10, i32 noundef %16) #14
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 96
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 88
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 76
  br label %27

27:                                               ; preds = %45, %20
  %28 = phi ptr [ %18, %20 ], [ %46, %45 ]
  br i1 %23, label %29, label %45

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %31 = load i32, ptr %30, align 8
  %32 = load i32, ptr %24, align 8
  %33 = icmp eq i32 %31, %32
  br i1 %33, label %34, label %45

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 88
  %36 = load i32, ptr %35, align 8
  %37 = load i32, ptr %25, align 8
  %38 = icmp eq i32 %36, %37
  br i1 %38, label %39, label %45

39:                                               ; preds = %34
  %40 = load i32, ptr %26, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %45

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %44 = load ptr, ptr %43, align 8
  tail call fastcc void @fail(ptr noundef %44, ptr noundef nonnull @.str.16) #15
  unreachable

45:                                               ; preds = %39, %34, %29, %27
  %46 = load ptr, ptr %28, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %27

48:                                               ; preds = %45, %14
  %49 = phi ptr [ @__enzcc_mpi_awaited_mpich, %14 ], [ %28, %45 ]
  store ptr %17, ptr %49, align 8
  br label %50

50:                                               ; preds = %48, %12
  ret void
}

define internal fastcc nonnull ptr @event(ptr noundef %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef range(i32 0, 2) %9) unnamed_addr #1 {
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 144) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  %15 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #14, !noalias !101
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %14
  %18 = zext nneg i32 %2 to i64
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i64, ptr %19, align 8, !noalias !101
  %21 = mul nsw i64 %20, %18
  %22 = icmp eq ptr %1, null
  %23 = icmp ne i64 %20, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %30

25:                                               ; preds = %17
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %27 = load i64, ptr %26, align 8, !noalias !106
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.20) #15, !noalias !106
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
  store i32 0, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %11, i64 88
  store i32 %9, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %11, i64 92
  store i32 0, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 96
  store ptr null, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %11, i64 104
  store ptr null, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %11, i64 112
  store ptr null, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 120
  store ptr null, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i32 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 132
  store i32 0, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %11, i64 136
  store i32 0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %11, i64 140
  store i32 0, ptr %62, align 4
  ret ptr %11
}

define linkonce_odr hidden void @__enzcc_mpi_imrecv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken_mpich)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %54, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne ptr %9, null
  %19 = zext i1 %18 to i32
  %20 = tail call fastcc ptr @event(ptr noundef %6, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %13, i32 noundef %17, i32 noundef %3, ptr noundef %5, i32 noundef %8, i32 noundef %19) #14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 84
  store i32 1, ptr %21, align 4
  %22 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %52, label %24

24:                                               ; preds = %15
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 88
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 76
  br label %31

31:                                               ; preds = %49, %24
  %32 = phi ptr [ %22, %24 ], [ %50, %49 ]
  br i1 %27, label %33, label %49

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %35 = load i32, ptr %34, align 8
  %36 = load i32, ptr %28, align 8
  %37 = icmp eq i32 %35, %36
  br i1 %37, label %38, label %49

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 88
  %40 = load i32, ptr %39, align 8
  %41 = load i32, ptr %29, align 8
  %42 = icmp eq i32 %40, %41
  br i1 %42, label %43, label %49

43:                                               ; preds = %38
  %44 = load i32, ptr %30, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %49

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 48
  %48 = load ptr, ptr %47, align 8
  tail call fastcc void @fail(ptr noundef %48, ptr noundef nonnull @.str.16) #15
  unreachable

49:                                               ; preds = %43, %38, %33, %31
  %50 = load ptr, ptr %32, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %31

52:                                               ; preds = %49, %15
  %53 = phi ptr [ @__enzcc_mpi_awaited_mpich, %15 ], [ %32, %49 ]
  store ptr %20, ptr %53, align 8
  br label %54

54:                                               ; preds = %10, %52
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_pack_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca double, align 8
  %14 = alloca float, align 4
  %15 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !107)
  %16 = icmp eq ptr %9, %0
  %17 = select i1 %16, ptr null, ptr %9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !110)
  %18 = tail call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %8) #14, !noalias !113
  store ptr %17, ptr %15, align 8, !alias.scope !113
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %18, ptr %19, align 8, !alias.scope !113
  %20 = icmp sgt i32 %1, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 0, ptr %22, align 8, !alias.scope !113
  br label %37

23:                                               ; preds = %12
  %24 = zext nneg i32 %1 to i64
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %26 = load i64, ptr %25, align 8, !noalias !113
  %27 = mul nsw i64 %26, %24
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %27, ptr %28, align 8, !alias.scope !113
  %29 = icmp eq ptr %0, null
  %30 = icmp ne i64 %26, 0
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %37

32:                                               ; preds = %23
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %34 = load i64, ptr %33, align 8, !noalias !107
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !107
  unreachable

37:                                               ; preds = %21, %23, %32
  %38 = phi i64 [ 0, %21 ], [ %27, %23 ], [ %27, %32 ]
  %39 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %18, i64 noundef %38) #14
  %40 = tail call i64 @llvm.smax.i64(i64 %39, i64 1)
  %41 = tail call ptr @calloc(i64 noundef %40, i64 noundef 8) #13
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %44

43:                                               ; preds = %37
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

44:                                               ; preds = %37
  %45 = icmp ne ptr %10, %3
  %46 = icmp ne ptr %10, null
  %47 = and i1 %46, %45
  %48 = sext i32 %5 to i64
  %49 = getelementptr inbounds i8, ptr %10, i64 %48
  %50 = select i1 %47, ptr %49, ptr null
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %124, label %54

54:                                               ; preds = %44
  %55 = sdiv i64 %38, %52
  %56 = icmp ne ptr %50, null
  %57 = icmp sgt i64 %55, 0
  %58 = and i1 %56, %57
  br i1 %58, label %59, label %124

59:                                               ; preds = %54
  %60 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %61 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %62 = load i64, ptr %60, align 8
  br label %63

63:                                               ; preds = %70, %59
  %64 = phi i64 [ %62, %59 ], [ %71, %70 ]
  %65 = phi i64 [ %62, %59 ], [ %72, %70 ]
  %66 = phi ptr [ %49, %59 ], [ %74, %70 ]
  %67 = phi ptr [ %41, %59 ], [ %73, %70 ]
  %68 = phi i64 [ %55, %59 ], [ %75, %70 ]
  %69 = icmp sgt i64 %65, 0
  br i1 %69, label %77, label %70

70:                                               ; preds = %103, %63
  %71 = phi i64 [ %64, %63 ], [ %104, %103 ]
  %72 = phi i64 [ %65, %63 ], [ %104, %103 ]
  %73 = phi ptr [ %67, %63 ], [ %105, %103 ]
  %74 = phi ptr [ %66, %63 ], [ %108, %103 ]
  %75 = add nsw i64 %68, -1
  %76 = icmp sgt i64 %68, 1
  br i1 %76, label %63, label %124

77:                                               ; preds = %63, %103
  %78 = phi i64 [ %104, %103 ], [ %64, %63 ]
  %79 = phi ptr [ %108, %103 ], [ %66, %63 ]
  %80 = phi ptr [ %105, %103 ], [ %67, %63 ]
  %81 = phi i64 [ %109, %103 ], [ 0, %63 ]
  %82 = load ptr, ptr %61, align 8
  %83 = getelementptr inbounds nuw %struct.Run, ptr %82, i64 %81
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %87 = load i32, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %83, i64 20
  %89 = load i32, ptr %88, align 4
  %90 = getelementptr inbounds nuw i8, ptr %83, i64 24
  %91 = load i32, ptr %90, align 8
  %92 = icmp ne i32 %87, 0
  %93 = sext i32 %89 to i64
  %94 = mul i64 %85, %93
  %95 = icmp sgt i64 %94, 0
  %96 = select i1 %92, i1 %95, i1 false
  br i1 %96, label %97, label %103

97:                                               ; preds = %77
  %98 = sext i32 %87 to i64
  %99 = icmp eq i32 %87, 8
  %100 = select i1 %99, ptr %13, ptr %14
  br label %111

101:                                              ; preds = %111
  %102 = load i64, ptr %60, align 8
  br label %103

103:                                              ; preds = %101, %77
  %104 = phi i64 [ %78, %77 ], [ %102, %101 ]
  %105 = phi ptr [ %80, %77 ], [ %122, %101 ]
  %106 = sext i32 %91 to i64
  %107 = mul nsw i64 %85, %106
  %108 = getelementptr inbounds i8, ptr %79, i64 %107
  %109 = add nuw nsw i64 %81, 1
  %110 = icmp slt i64 %109, %104
  br i1 %110, label %77, label %70

111:                                              ; preds = %111, %97
  %112 = phi i64 [ 0, %97 ], [ %121, %111 ]
  %113 = phi ptr [ %80, %97 ], [ %122, %111 ]
  %114 = mul nsw i64 %112, %98
  %115 = getelementptr inbounds i8, ptr %79, i64 %114
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store double 0.000000e+00, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store float 0.000000e+00, ptr %14, align 4
  %116 = call ptr @memcpy(ptr noundef nonnull %100, ptr noundef %115, i64 noundef %98) #13
  %117 = load double, ptr %13, align 8
  %118 = load float, ptr %14, align 4
  %119 = fpext float %118 to double
  %120 = select i1 %99, double %117, double %119
  store double %120, ptr %113, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  %121 = add nuw nsw i64 %112, 1
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %123 = icmp eq i64 %121, %94
  br i1 %123, label %101, label %111

124:                                              ; preds = %70, %44, %54
  call fastcc void @walk_pieces(i32 noundef 3, ptr noundef %50, ptr noundef %41, ptr noundef nonnull byval(%struct.Part) align 8 %15) #14
  %125 = icmp eq ptr %17, null
  br i1 %125, label %128, label %126

126:                                              ; preds = %124
  %127 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %9, ptr noundef nonnull %41, ptr noundef %18, i64 noundef %38) #14
  br label %128

128:                                              ; preds = %124, %126
  call void @free(ptr noundef nonnull %41) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  ret void
}

define internal fastcc void @walk_pieces(i32 noundef range(i32 0, 4) %0, ptr noundef %1, ptr noundef nonnull captures(none) %2, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %3) unnamed_addr #1 {
  %5 = alloca double, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %30, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = sdiv i64 %14, %10
  %16 = icmp ne ptr %1, null
  %17 = icmp sgt i64 %15, 0
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %19, label %30

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %22 = load i64, ptr %20, align 8
  br label %23

23:                                               ; preds = %19, %31
  %24 = phi i64 [ %22, %19 ], [ %32, %31 ]
  %25 = phi i64 [ %22, %19 ], [ %33, %31 ]
  %26 = phi ptr [ %1, %19 ], [ %35, %31 ]
  %27 = phi ptr [ %2, %19 ], [ %34, %31 ]
  %28 = phi i64 [ %15, %19 ], [ %36, %31 ]
  %29 = icmp sgt i64 %25, 0
  br i1 %29, label %38, label %31

30:                                               ; preds = %31, %4, %12
  ret void

31:                                               ; preds = %64, %23
  %32 = phi i64 [ %24, %23 ], [ %65, %64 ]
  %33 = phi i64 [ %25, %23 ], [ %65, %64 ]
  %34 = phi ptr [ %27, %23 ], [ %66, %64 ]
  %35 = phi ptr [ %26, %23 ], [ %69, %64 ]
  %36 = add nsw i64 %28, -1
  %37 = icmp sgt i64 %28, 1
  br i1 %37, label %23, label %30

38:                                               ; preds = %23, %64
  %39 = phi i64 [ %65, %64 ], [ %24, %23 ]
  %40 = phi ptr [ %69, %64 ], [ %26, %23 ]
  %41 = phi ptr [ %66, %64 ], [ %27, %23 ]
  %42 = phi i64 [ %70, %64 ], [ 0, %23 ]
  %43 = load ptr, ptr %21, align 8
  %44 = getelementptr inbounds nuw %struct.Run, ptr %43, i64 %42
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 20
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %52 = load i32, ptr %51, align 8
  %53 = icmp ne i32 %48, 0
  %54 = sext i32 %50 to i64
  %55 = mul nsw i64 %46, %54
  %56 = icmp sgt i64 %55, 0
  %57 = select i1 %53, i1 %56, i1 false
  br i1 %57, label %58, label %64

58:                                               ; preds = %38
  %59 = sext i32 %48 to i64
  %60 = icmp eq i32 %48, 8
  %61 = select i1 %60, ptr %5, ptr %6
  br label %72

62:                                               ; preds = %93
  %63 = load i64, ptr %20, align 8
  br label %64

64:                                               ; preds = %62, %38
  %65 = phi i64 [ %39, %38 ], [ %63, %62 ]
  %66 = phi ptr [ %41, %38 ], [ %95, %62 ]
  %67 = sext i32 %52 to i64
  %68 = mul nsw i64 %46, %67
  %69 = getelementptr inbounds i8, ptr %40, i64 %68
  %70 = add nuw nsw i64 %42, 1
  %71 = icmp slt i64 %70, %65
  br i1 %71, label %38, label %31

72:                                               ; preds = %58, %93
  %73 = phi i64 [ 0, %58 ], [ %94, %93 ]
  %74 = phi ptr [ %41, %58 ], [ %95, %93 ]
  %75 = mul nsw i64 %73, %59
  %76 = getelementptr inbounds i8, ptr %40, i64 %75
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store double 0.000000e+00, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store float 0.000000e+00, ptr %6, align 4
  %77 = call ptr @memcpy(ptr noundef nonnull %61, ptr noundef %76, i64 noundef %59) #13
  %78 = load double, ptr %5, align 8
  %79 = load float, ptr %6, align 4
  %80 = fpext float %79 to double
  %81 = select i1 %60, double %78, double %80
  store double %81, ptr %5, align 8
  switch i32 %0, label %86 [
    i32 0, label %82
    i32 3, label %89
    i32 1, label %83
    i32 2, label %87
  ]

82:                                               ; preds = %72
  store double %81, ptr %74, align 8
  br label %93

83:                                               ; preds = %72
  %84 = load double, ptr %74, align 8
  %85 = fadd double %81, %84
  br label %89

86:                                               ; preds = %72
  unreachable

87:                                               ; preds = %72
  %88 = load double, ptr %74, align 8
  br label %89

89:                                               ; preds = %72, %83, %87
  %90 = phi double [ 0.000000e+00, %72 ], [ %85, %83 ], [ %88, %87 ]
  store double %90, ptr %5, align 8
  %91 = fptrunc double %90 to float
  store float %91, ptr %6, align 4
  %92 = call ptr @memcpy(ptr noundef %76, ptr noundef nonnull %61, i64 noundef %59) #13
  br label %93

93:                                               ; preds = %89, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %94 = add nuw nsw i64 %73, 1
  %95 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %96 = icmp sgt i64 %55, %94
  br i1 %96, label %72, label %62
}

define internal void @add(ptr noundef readonly byval(%struct.Part) align 8 captures(none) %0, ptr noundef %1) unnamed_addr #1 {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = tail call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %3, ptr noundef %1, ptr noundef %7, i64 noundef %9) #14
  br label %11

11:                                               ; preds = %5, %2
  ret void
}

declare void @free(ptr noundef) #3

define linkonce_odr hidden void @__enzcc_mpi_pack_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !117)
  %14 = icmp eq ptr %9, %0
  %15 = select i1 %14, ptr null, ptr %9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !120)
  %16 = tail call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %8) #14, !noalias !123
  store ptr %15, ptr %13, align 8, !alias.scope !123
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !123
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !123
  br label %35

21:                                               ; preds = %12
  %22 = zext nneg i32 %1 to i64
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %24 = load i64, ptr %23, align 8, !noalias !123
  %25 = mul nsw i64 %24, %22
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %25, ptr %26, align 8, !alias.scope !123
  %27 = icmp eq ptr %0, null
  %28 = icmp ne i64 %24, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %35

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %32 = load i64, ptr %31, align 8, !noalias !117
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !117
  unreachable

35:                                               ; preds = %19, %21, %30
  %36 = phi i64 [ 0, %19 ], [ %25, %21 ], [ %25, %30 ]
  %37 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %16, i64 noundef %36) #14
  %38 = tail call i64 @llvm.smax.i64(i64 %37, i64 1)
  %39 = tail call ptr @calloc(i64 noundef %38, i64 noundef 8) #13
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %42

41:                                               ; preds = %35
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

42:                                               ; preds = %35
  %43 = icmp eq ptr %15, null
  br i1 %43, label %46, label %44

44:                                               ; preds = %42
  %45 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %9, ptr noundef nonnull %39, ptr noundef %16, i64 noundef %36) #14
  br label %46

46:                                               ; preds = %42, %44
  %47 = icmp ne ptr %10, %3
  %48 = icmp ne ptr %10, null
  %49 = and i1 %48, %47
  %50 = sext i32 %5 to i64
  %51 = getelementptr inbounds i8, ptr %10, i64 %50
  %52 = select i1 %49, ptr %51, ptr null
  tail call fastcc void @walk_pieces(i32 noundef 2, ptr noundef %52, ptr noundef %39, ptr noundef nonnull byval(%struct.Part) align 8 %13) #14
  tail call void @free(ptr noundef nonnull %39) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_unpack_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !124)
  %14 = icmp eq ptr %10, %3
  %15 = select i1 %14, ptr null, ptr %10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !127)
  %16 = tail call fastcc ptr @layout_of(i32 noundef %5, ptr noundef %8) #14, !noalias !130
  store ptr %15, ptr %13, align 8, !alias.scope !130
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !130
  %18 = icmp sgt i32 %4, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !130
  br label %35

21:                                               ; preds = %12
  %22 = zext nneg i32 %4 to i64
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %24 = load i64, ptr %23, align 8, !noalias !130
  %25 = mul nsw i64 %24, %22
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %25, ptr %26, align 8, !alias.scope !130
  %27 = icmp eq ptr %3, null
  %28 = icmp ne i64 %24, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %35

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %32 = load i64, ptr %31, align 8, !noalias !124
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !124
  unreachable

35:                                               ; preds = %19, %21, %30
  %36 = phi i64 [ 0, %19 ], [ %25, %21 ], [ %25, %30 ]
  %37 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %16, i64 noundef %36) #14
  %38 = tail call i64 @llvm.smax.i64(i64 %37, i64 1)
  %39 = tail call ptr @calloc(i64 noundef %38, i64 noundef 8) #13
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %42

41:                                               ; preds = %35
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

42:                                               ; preds = %35
  %43 = icmp eq ptr %15, null
  br i1 %43, label %47, label %44

44:                                               ; preds = %42
  %45 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %10, ptr noundef nonnull %39, ptr noundef %16, i64 noundef %36) #14
  %46 = tail call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %10, ptr noundef null, ptr noundef %16, i64 noundef %36) #14
  br label %47

47:                                               ; preds = %42, %44
  %48 = icmp ne ptr %9, %0
  %49 = icmp ne ptr %9, null
  %50 = and i1 %49, %48
  %51 = sext i32 %2 to i64
  %52 = getelementptr inbounds i8, ptr %9, i64 %51
  %53 = select i1 %50, ptr %52, ptr null
  tail call fastcc void @walk_pieces(i32 noundef 1, ptr noundef %53, ptr noundef %39, ptr noundef nonnull byval(%struct.Part) align 8 %13) #14
  tail call void @free(ptr noundef nonnull %39) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_unpack_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca double, align 8
  %14 = alloca float, align 4
  %15 = icmp eq ptr %10, %3
  %16 = tail call fastcc ptr @layout_of(i32 noundef %5, ptr noundef %8) #14, !noalias !131
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %31

18:                                               ; preds = %12
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %21 = load i64, ptr %20, align 8, !noalias !131
  %22 = mul nsw i64 %21, %19
  %23 = icmp eq ptr %3, null
  %24 = icmp ne i64 %21, 0
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %31

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %28 = load i64, ptr %27, align 8, !noalias !136
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !136
  unreachable

31:                                               ; preds = %12, %18, %26
  %32 = phi i64 [ %22, %26 ], [ %22, %18 ], [ 0, %12 ]
  %33 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %16, i64 noundef %32) #14
  %34 = tail call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = tail call ptr @calloc(i64 noundef %34, i64 noundef 8) #13
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %38

37:                                               ; preds = %31
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

38:                                               ; preds = %31
  %39 = sext i32 %2 to i64
  %40 = getelementptr inbounds i8, ptr %9, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %116, label %44

44:                                               ; preds = %38
  %45 = icmp ne ptr %9, null
  %46 = icmp ne ptr %9, %0
  %47 = and i1 %45, %46
  %48 = sdiv i64 %32, %42
  %49 = icmp sgt i64 %48, 0
  %50 = and i1 %47, %49
  br i1 %50, label %51, label %116

51:                                               ; preds = %44
  %52 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %54 = load i64, ptr %52, align 8
  br label %55

55:                                               ; preds = %62, %51
  %56 = phi i64 [ %54, %51 ], [ %63, %62 ]
  %57 = phi i64 [ %54, %51 ], [ %64, %62 ]
  %58 = phi ptr [ %40, %51 ], [ %66, %62 ]
  %59 = phi ptr [ %35, %51 ], [ %65, %62 ]
  %60 = phi i64 [ %48, %51 ], [ %67, %62 ]
  %61 = icmp sgt i64 %57, 0
  br i1 %61, label %69, label %62

62:                                               ; preds = %95, %55
  %63 = phi i64 [ %56, %55 ], [ %96, %95 ]
  %64 = phi i64 [ %57, %55 ], [ %96, %95 ]
  %65 = phi ptr [ %59, %55 ], [ %97, %95 ]
  %66 = phi ptr [ %58, %55 ], [ %100, %95 ]
  %67 = add nsw i64 %60, -1
  %68 = icmp sgt i64 %60, 1
  br i1 %68, label %55, label %116

69:                                               ; preds = %55, %95
  %70 = phi i64 [ %96, %95 ], [ %56, %55 ]
  %71 = phi ptr [ %100, %95 ], [ %58, %55 ]
  %72 = phi ptr [ %97, %95 ], [ %59, %55 ]
  %73 = phi i64 [ %101, %95 ], [ 0, %55 ]
  %74 = load ptr, ptr %53, align 8
  %75 = getelementptr inbounds nuw %struct.Run, ptr %74, i64 %73
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %79 = load i32, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 20
  %81 = load i32, ptr %80, align 4
  %82 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %83 = load i32, ptr %82, align 8
  %84 = icmp ne i32 %79, 0
  %85 = sext i32 %81 to i64
  %86 = mul i64 %77, %85
  %87 = icmp sgt i64 %86, 0
  %88 = select i1 %84, i1 %87, i1 false
  br i1 %88, label %89, label %95

89:                                               ; preds = %69
  %90 = sext i32 %79 to i64
  %91 = icmp eq i32 %79, 8
  %92 = select i1 %91, ptr %13, ptr %14
  br label %103

93:                                               ; preds = %103
  %94 = load i64, ptr %52, align 8
  br label %95

95:                                               ; preds = %93, %69
  %96 = phi i64 [ %70, %69 ], [ %94, %93 ]
  %97 = phi ptr [ %72, %69 ], [ %114, %93 ]
  %98 = sext i32 %83 to i64
  %99 = mul nsw i64 %77, %98
  %100 = getelementptr inbounds i8, ptr %71, i64 %99
  %101 = add nuw nsw i64 %73, 1
  %102 = icmp slt i64 %101, %96
  br i1 %102, label %69, label %62

103:                                              ; preds = %103, %89
  %104 = phi i64 [ 0, %89 ], [ %113, %103 ]
  %105 = phi ptr [ %72, %89 ], [ %114, %103 ]
  %106 = mul nsw i64 %104, %90
  %107 = getelementptr inbounds i8, ptr %71, i64 %106
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store double 0.000000e+00, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store float 0.000000e+00, ptr %14, align 4
  %108 = call ptr @memcpy(ptr noundef nonnull %92, ptr noundef %107, i64 noundef %90) #13
  %109 = load double, ptr %13, align 8
  %110 = load float, ptr %14, align 4
  %111 = fpext float %110 to double
  %112 = select i1 %91, double %109, double %111
  store double %112, ptr %105, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  %113 = add nuw nsw i64 %104, 1
  %114 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %115 = icmp eq i64 %113, %86
  br i1 %115, label %93, label %103

116:                                              ; preds = %62, %38, %44
  %117 = icmp eq ptr %10, null
  %118 = or i1 %15, %117
  br i1 %118, label %121, label %119

119:                                              ; preds = %116
  %120 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %10, ptr noundef nonnull %35, ptr noundef %16, i64 noundef %32) #14
  br label %121

121:                                              ; preds = %116, %119
  call void @free(ptr noundef nonnull %35) #13
  ret void
}

define internal void @set(ptr noundef readonly byval(%struct.Part) align 8 captures(none) %0, ptr noundef %1) unnamed_addr #1 {
  %3 = load ptr, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = tail call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %3, ptr noundef %1, ptr noundef %7, i64 noundef %9) #14
  br label %11

11:                                               ; preds = %5, %2
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_tangents_end_mpich() noinline nounwind {
  %1 = load ptr, ptr @__enzcc_mpi_persistent_mpich, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %3, label %4

3:                                                ; preds = %19, %0
  ret void

4:                                                ; preds = %0, %19
  %5 = phi ptr [ %20, %19 ], [ %1, %0 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %19, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %19

13:                                               ; preds = %15
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr null, ptr %14, align 8
  store ptr null, ptr %6, align 8
  br label %19

15:                                               ; preds = %9, %15
  %16 = phi ptr [ %17, %15 ], [ %7, %9 ]
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @drop(ptr noundef %16) #14
  %18 = icmp eq ptr %17, null
  br i1 %18, label %13, label %15

19:                                               ; preds = %4, %9, %13
  %20 = load ptr, ptr %5, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %3, label %4
}

define internal fastcc void @drop(ptr noundef nonnull %0) unnamed_addr #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %38, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %16

9:                                                ; preds = %16
  %10 = load ptr, ptr %2, align 8
  br label %11

11:                                               ; preds = %9, %5
  %12 = phi ptr [ %10, %9 ], [ %3, %5 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %20, label %48

16:                                               ; preds = %5, %16
  %17 = phi ptr [ %18, %16 ], [ %7, %5 ]
  %18 = load ptr, ptr %17, align 8
  tail call void @free(ptr noundef nonnull %17) #13
  %19 = icmp eq ptr %18, null
  br i1 %19, label %9, label %16

20:                                               ; preds = %11
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %33, label %26

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 156
  %28 = tail call i32 @PMPI_Wait(ptr noundef nonnull %27, ptr noundef nonnull inttoptr (i64 1 to ptr)) #13
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = load ptr, ptr %2, align 8
  br label %33

32:                                               ; preds = %26
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.12) #15
  unreachable

33:                                               ; preds = %30, %20
  %34 = phi ptr [ %31, %30 ], [ %12, %20 ]
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store i32 1, ptr %35, align 8
  %36 = load ptr, ptr %2, align 8
  tail call fastcc void @end(ptr noundef %36) #14
  %37 = load ptr, ptr %2, align 8
  br label %48

38:                                               ; preds = %1
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4
  %43 = add nsw i32 %42, -1
  store i32 %43, ptr %41, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %50

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %47 = load ptr, ptr %46, align 8
  tail call void @free(ptr noundef %47) #13
  br label %48

48:                                               ; preds = %33, %11, %45
  %49 = phi ptr [ %40, %45 ], [ %12, %11 ], [ %37, %33 ]
  tail call void @free(ptr noundef %49) #13
  br label %50

50:                                               ; preds = %48, %38
  tail call void @free(ptr noundef nonnull %0) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_send_init_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp ne ptr %11, null
  %14 = zext i1 %13 to i32
  %15 = tail call fastcc ptr @event(ptr noundef %8, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %10, i32 noundef %14) #14
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
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %11, ptr noundef nonnull @expire, ptr noundef nonnull %20) #13
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
  %15 = tail call fastcc ptr @event(ptr noundef %8, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7, i32 noundef %10, i32 noundef %14) #14
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
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %11, ptr noundef nonnull @expire, ptr noundef nonnull %20) #13
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
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.16) #15
  unreachable

16:                                               ; preds = %10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_imrecv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %13 = load ptr, ptr %12, align 8
  tail call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.16) #15
  unreachable

14:                                               ; preds = %8
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

14:                                               ; preds = %94, %1, %6
  ret void

15:                                               ; preds = %11, %94
  %16 = phi ptr [ %9, %11 ], [ %96, %94 ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 88
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %94, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %30, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 132
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 128
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %94

29:                                               ; preds = %24
  call fastcc void @begin_in_order(ptr noundef nonnull %16) #14
  br label %94

30:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %4, align 8
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %12, align 8
  %35 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %36 = load i64, ptr %35, align 8
  store i64 %36, ptr %13, align 8
  %37 = getelementptr inbounds nuw i8, ptr %16, i64 28
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %40 = load ptr, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %41 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %42 = icmp eq i32 %41, 603979776
  br i1 %42, label %49, label %43

43:                                               ; preds = %30
  %44 = call i32 @PMPI_Comm_get_attr(i32 noundef %38, i32 noundef %41, ptr noundef nonnull %2, ptr noundef nonnull %3) #13
  %45 = load i32, ptr %3, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %43
  %48 = load ptr, ptr %2, align 8
  br label %54

49:                                               ; preds = %43, %30
  %50 = icmp eq i32 %38, 1140850689
  br i1 %50, label %52, label %51

51:                                               ; preds = %49
  store ptr null, ptr %2, align 8
  br label %65

52:                                               ; preds = %49
  %53 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %54

54:                                               ; preds = %52, %47
  %55 = phi ptr [ %48, %47 ], [ %53, %52 ]
  store ptr %55, ptr %2, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %65, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %59 = load i32, ptr %58, align 8
  %60 = icmp eq i32 %59, 67108864
  br i1 %60, label %65, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %63 = load i32, ptr %62, align 8
  %64 = icmp eq i32 %63, 67108864
  br i1 %64, label %65, label %66

65:                                               ; preds = %61, %57, %54, %51
  call fastcc void @fail(ptr noundef %40, ptr noundef nonnull @.str.3) #15
  unreachable

66:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  %67 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %82, label %70

70:                                               ; preds = %66
  %71 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %76, label %73

73:                                               ; preds = %70
  %74 = getelementptr inbounds nuw i8, ptr %71, i64 48
  %75 = load ptr, ptr %74, align 8
  call fastcc void @fail(ptr noundef %75, ptr noundef nonnull @.str.16) #15
  unreachable

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %16, i64 68
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %80 = load i32, ptr %79, align 8
  %81 = load ptr, ptr %39, align 8
  call fastcc void @take_added(i32 noundef %59, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %78, i32 noundef %80, ptr noundef %81) #14
  br label %93

82:                                               ; preds = %66
  %83 = getelementptr inbounds nuw i8, ptr %16, i64 68
  %84 = load i32, ptr %83, align 4
  %85 = icmp eq i32 %84, -1
  br i1 %85, label %93, label %86

86:                                               ; preds = %82
  %87 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %88 = load i32, ptr %87, align 8
  %89 = load ptr, ptr %39, align 8
  call fastcc void @give_packed(i32 noundef %59, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %84, i32 noundef %88, ptr noundef %89) #14
  %90 = icmp eq ptr %32, null
  br i1 %90, label %93, label %91

91:                                               ; preds = %86
  %92 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %32, ptr noundef null, ptr noundef %34, i64 noundef %36) #14
  br label %93

93:                                               ; preds = %91, %86, %82, %76
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %94

94:                                               ; preds = %29, %24, %15, %93
  %95 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %96 = load ptr, ptr %95, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %14, label %15
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

13:                                               ; preds = %76, %1, %7
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_told_mpich)
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %89, label %80

17:                                               ; preds = %10, %76
  %18 = phi ptr [ %8, %10 ], [ %78, %76 ]
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 88
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %76

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  call fastcc void @end(ptr noundef nonnull %24) #14
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 140
  store i32 1, ptr %27, align 4
  br label %76

28:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %4, align 8
  %31 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %11, align 8
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %12, align 8
  %35 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %36 = load i32, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %38 = load ptr, ptr %37, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %39 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %40 = icmp eq i32 %39, 603979776
  br i1 %40, label %47, label %41

41:                                               ; preds = %28
  %42 = call i32 @PMPI_Comm_get_attr(i32 noundef %36, i32 noundef %39, ptr noundef nonnull %2, ptr noundef nonnull %3) #13
  %43 = load i32, ptr %3, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %2, align 8
  br label %52

47:                                               ; preds = %41, %28
  %48 = icmp eq i32 %36, 1140850689
  br i1 %48, label %50, label %49

49:                                               ; preds = %47
  store ptr null, ptr %2, align 8
  br label %63

50:                                               ; preds = %47
  %51 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %52

52:                                               ; preds = %50, %45
  %53 = phi ptr [ %46, %45 ], [ %51, %50 ]
  store ptr %53, ptr %2, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %63, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 67108864
  br i1 %58, label %63, label %59

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 67108864
  br i1 %62, label %63, label %64

63:                                               ; preds = %59, %55, %52, %49
  call fastcc void @fail(ptr noundef %38, ptr noundef nonnull @.str.3) #15
  unreachable

64:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  %65 = getelementptr inbounds nuw i8, ptr %18, i64 80
  %66 = load i32, ptr %65, align 8
  %67 = icmp eq i32 %66, 0
  %68 = getelementptr inbounds nuw i8, ptr %18, i64 68
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds nuw i8, ptr %18, i64 72
  %71 = load i32, ptr %70, align 8
  %72 = load ptr, ptr %37, align 8
  br i1 %67, label %74, label %73

73:                                               ; preds = %64
  call fastcc void @give_packed(i32 noundef %57, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %69, i32 noundef %71, ptr noundef %72) #14
  br label %75

74:                                               ; preds = %64
  call fastcc void @take_new(i32 noundef %57, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %69, i32 noundef %71, ptr noundef %72) #14
  br label %75

75:                                               ; preds = %74, %73
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %76

76:                                               ; preds = %17, %75, %26
  %77 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %13, label %17

80:                                               ; preds = %13
  %81 = load ptr, ptr %15, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %88, label %83

83:                                               ; preds = %80, %83
  %84 = phi ptr [ %86, %83 ], [ %81, %80 ]
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %86 = load ptr, ptr %85, align 8
  call fastcc void @drop(ptr noundef %84) #14
  %87 = icmp eq ptr %86, null
  br i1 %87, label %88, label %83

88:                                               ; preds = %83, %80
  call void @free(ptr noundef nonnull %15) #13
  br label %89

89:                                               ; preds = %88, %13
  store ptr %5, ptr %14, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_drop_mpich(ptr noundef %0) noinline nounwind {
  tail call void @free(ptr noundef %0) #13
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_reduce_chosen_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %15 = select i1 %14, ptr %1, ptr %0
  %16 = sext i32 %2 to i64
  %17 = tail call fastcc ptr @factors(ptr noundef %15, i64 noundef %16, i32 noundef %3, i32 noundef %4, i32 noundef %6, ptr noundef %8) #14
  %18 = icmp ne ptr %17, null
  %19 = icmp ne ptr %12, null
  %20 = and i1 %19, %18
  br i1 %20, label %21, label %22

21:                                               ; preds = %13
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %12, ptr noundef nonnull @free, ptr noundef nonnull %17) #13
  br label %22

22:                                               ; preds = %13, %21
  ret ptr %17
}

define internal fastcc ptr @factors(ptr noundef %0, i64 noundef range(i64 -2147483648, 2147483648) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) unnamed_addr #1 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = icmp eq i32 %3, 1476395011
  br i1 %13, label %214, label %14

14:                                               ; preds = %6
  %15 = tail call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %5) #14, !noalias !142
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load i64, ptr %18, align 8, !noalias !142
  %20 = mul nsw i64 %19, %1
  br label %21

21:                                               ; preds = %14, %17
  %22 = phi i64 [ %20, %17 ], [ 0, %14 ]
  switch i32 %3, label %23 [
    i32 1476395020, label %24
    i32 1476395019, label %24
    i32 1476395012, label %24
    i32 1476395010, label %24
    i32 1476395009, label %24
  ]

23:                                               ; preds = %21
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.21) #15
  unreachable

24:                                               ; preds = %21, %21, %21, %21, %21
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %26 = load i64, ptr %25, align 8
  switch i64 %26, label %34 [
    i64 0, label %35
    i64 1, label %27
  ]

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i32 %3, -1476395019
  %31 = icmp ult i32 %30, 2
  %32 = select i1 %31, i64 2, i64 1
  %33 = icmp eq i64 %29, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %27, %24
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.22) #15
  unreachable

35:                                               ; preds = %24, %27
  %36 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %15, i64 noundef %22) #14
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %214, label %38

38:                                               ; preds = %35
  %39 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %15, i64 noundef %22) #14
  %40 = tail call i64 @llvm.smax.i64(i64 %39, i64 1)
  %41 = tail call ptr @calloc(i64 noundef %40, i64 noundef 8) #13
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %44

43:                                               ; preds = %38
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

44:                                               ; preds = %38
  %45 = icmp eq ptr %0, null
  br i1 %45, label %48, label %46

46:                                               ; preds = %44
  %47 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %0, ptr noundef nonnull %41, ptr noundef nonnull %15, i64 noundef %22) #14
  br label %48

48:                                               ; preds = %44, %46
  %49 = tail call i64 @llvm.smax.i64(i64 %36, i64 1)
  %50 = tail call ptr @calloc(i64 noundef %49, i64 noundef 8) #13
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

53:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %54 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %55 = icmp eq i32 %54, 603979776
  br i1 %55, label %62, label %56

56:                                               ; preds = %53
  %57 = call i32 @PMPI_Comm_get_attr(i32 noundef %4, i32 noundef %54, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %58 = load i32, ptr %12, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %62, label %60

60:                                               ; preds = %56
  %61 = load ptr, ptr %11, align 8
  br label %64

62:                                               ; preds = %56, %53
  %63 = call fastcc ptr @make_private(i32 noundef %4) #14
  br label %64

64:                                               ; preds = %62, %60
  %65 = phi ptr [ %61, %60 ], [ %63, %62 ]
  store ptr %65, ptr %11, align 8
  %66 = icmp eq ptr %65, null
  br i1 %66, label %75, label %67

67:                                               ; preds = %64
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 67108864
  br i1 %70, label %75, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %73 = load i32, ptr %72, align 8
  %74 = icmp eq i32 %73, 67108864
  br i1 %74, label %75, label %76

75:                                               ; preds = %71, %67, %64
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.3) #15
  unreachable

76:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %77 = call i32 @PMPI_Comm_rank(i32 noundef %4, ptr noundef nonnull %10) #13
  %78 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %79 = icmp sgt i64 %36, 2147483647
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.18) #15
  unreachable

81:                                               ; preds = %76
  %82 = trunc i64 %36 to i32
  %83 = icmp eq i32 %3, 1476395012
  br i1 %83, label %84, label %124

84:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 1, ptr %9, align 4
  %85 = call i32 @PMPI_Comm_size(i32 noundef %4, ptr noundef nonnull %9) #13
  %86 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %87 = sext i32 %86 to i64
  %88 = mul nsw i64 %36, %87
  %89 = call i64 @llvm.smax.i64(i64 %88, i64 1)
  %90 = call ptr @calloc(i64 noundef %89, i64 noundef 8) #13
  %91 = icmp eq ptr %90, null
  br i1 %91, label %92, label %93

92:                                               ; preds = %84
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

93:                                               ; preds = %84
  %94 = call i32 @PMPI_Allgather(ptr noundef nonnull %41, i32 noundef %82, i32 noundef 1275070475, ptr noundef nonnull %90, i32 noundef %82, i32 noundef 1275070475, i32 noundef %69) #13
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %102

96:                                               ; preds = %93
  %97 = icmp sgt i64 %36, 0
  br i1 %97, label %98, label %212

98:                                               ; preds = %96
  %99 = icmp sgt i32 %86, 0
  %100 = zext i32 %78 to i64
  %101 = zext nneg i32 %86 to i64
  br label %103

102:                                              ; preds = %93
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

103:                                              ; preds = %98, %119
  %104 = phi i64 [ 0, %98 ], [ %122, %119 ]
  %105 = getelementptr double, ptr %90, i64 %104
  br i1 %99, label %106, label %119

106:                                              ; preds = %103, %114
  %107 = phi i64 [ %117, %114 ], [ 0, %103 ]
  %108 = phi double [ %116, %114 ], [ 1.000000e+00, %103 ]
  %109 = icmp eq i64 %107, %100
  br i1 %109, label %114, label %110

110:                                              ; preds = %106
  %111 = mul nuw nsw i64 %107, %36
  %112 = getelementptr double, ptr %105, i64 %111
  %113 = load double, ptr %112, align 8
  br label %114

114:                                              ; preds = %110, %106
  %115 = phi double [ %113, %110 ], [ 1.000000e+00, %106 ]
  %116 = fmul double %108, %115
  %117 = add nuw nsw i64 %107, 1
  %118 = icmp eq i64 %117, %101
  br i1 %118, label %119, label %106

119:                                              ; preds = %114, %103
  %120 = phi double [ 1.000000e+00, %103 ], [ %116, %114 ]
  %121 = getelementptr inbounds nuw double, ptr %50, i64 %104
  store double %120, ptr %121, align 8
  %122 = add nuw nsw i64 %104, 1
  %123 = icmp eq i64 %122, %36
  br i1 %123, label %212, label %103

124:                                              ; preds = %81
  %125 = load i64, ptr %15, align 8
  %126 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %127 = call ptr @calloc(i64 noundef %126, i64 noundef %125) #13
  %128 = icmp eq ptr %127, null
  br i1 %128, label %129, label %130

129:                                              ; preds = %124
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

130:                                              ; preds = %124
  %131 = call ptr @calloc(i64 noundef %49, i64 noundef 8) #13
  %132 = icmp eq ptr %131, null
  br i1 %132, label %133, label %134

133:                                              ; preds = %130
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

134:                                              ; preds = %130
  %135 = call ptr @calloc(i64 noundef %49, i64 noundef 4) #13
  %136 = icmp eq ptr %135, null
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

138:                                              ; preds = %134
  %139 = call ptr @calloc(i64 noundef %49, i64 noundef 4) #13
  %140 = icmp eq ptr %139, null
  br i1 %140, label %141, label %142

141:                                              ; preds = %138
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

142:                                              ; preds = %138
  %143 = trunc nsw i64 %1 to i32
  %144 = call i32 @PMPI_Allreduce(ptr noundef %0, ptr noundef nonnull %127, i32 noundef %143, i32 noundef %2, i32 noundef %3, i32 noundef %69) #13
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %147, label %146

146:                                              ; preds = %142
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

147:                                              ; preds = %142
  %148 = call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %5) #14, !noalias !147
  br i1 %16, label %149, label %153

149:                                              ; preds = %147
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %151 = load i64, ptr %150, align 8, !noalias !147
  %152 = mul nsw i64 %151, %1
  br label %153

153:                                              ; preds = %147, %149
  %154 = phi i64 [ %152, %149 ], [ 0, %147 ]
  %155 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %127, ptr noundef nonnull %131, ptr noundef %148, i64 noundef %154) #14
  %156 = icmp sgt i64 %36, 0
  br i1 %156, label %157, label %163

157:                                              ; preds = %153
  %158 = icmp ult i32 %3, 1476395019
  %159 = getelementptr inbounds nuw i8, ptr %15, i64 56
  br label %167

160:                                              ; preds = %197
  %161 = call i32 @PMPI_Allreduce(ptr noundef nonnull %135, ptr noundef nonnull %139, i32 noundef %82, i32 noundef 1275069445, i32 noundef 1476395010, i32 noundef %69) #13
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %203, label %166

163:                                              ; preds = %153
  %164 = call i32 @PMPI_Allreduce(ptr noundef nonnull %135, ptr noundef nonnull %139, i32 noundef %82, i32 noundef 1275069445, i32 noundef 1476395010, i32 noundef %69) #13
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %202, label %166

166:                                              ; preds = %163, %160
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

167:                                              ; preds = %157, %197
  %168 = phi i64 [ 0, %157 ], [ %200, %197 ]
  %169 = getelementptr inbounds nuw double, ptr %41, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds nuw double, ptr %131, i64 %168
  %172 = load double, ptr %171, align 8
  %173 = fcmp une double %170, %172
  %174 = or i1 %173, %158
  %175 = select i1 %173, i32 2147483647, i32 %78
  br i1 %174, label %197, label %176

176:                                              ; preds = %167
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %177 = load i64, ptr %15, align 8
  %178 = mul nsw i64 %177, %168
  %179 = getelementptr inbounds i8, ptr %0, i64 %178
  %180 = load ptr, ptr %159, align 8
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 32
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds i8, ptr %179, i64 %182
  %184 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %183, i64 noundef 4) #13
  %185 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %186 = load i64, ptr %15, align 8
  %187 = mul nsw i64 %186, %168
  %188 = getelementptr inbounds i8, ptr %127, i64 %187
  %189 = load ptr, ptr %159, align 8
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 32
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds i8, ptr %188, i64 %191
  %193 = call ptr @memcpy(ptr noundef nonnull %7, ptr noundef nonnull %192, i64 noundef 4) #13
  %194 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  %195 = icmp eq i32 %185, %194
  %196 = select i1 %195, i32 %78, i32 2147483647
  br label %197

197:                                              ; preds = %167, %176
  %198 = phi i32 [ %175, %167 ], [ %196, %176 ]
  %199 = getelementptr inbounds nuw i32, ptr %135, i64 %168
  store i32 %198, ptr %199, align 4
  %200 = add nuw nsw i64 %168, 1
  %201 = icmp eq i64 %200, %36
  br i1 %201, label %160, label %167

202:                                              ; preds = %203, %163
  call void @free(ptr noundef nonnull %127) #13
  call void @free(ptr noundef nonnull %131) #13
  call void @free(ptr noundef nonnull %135) #13
  br label %212

203:                                              ; preds = %160, %203
  %204 = phi i64 [ %210, %203 ], [ 0, %160 ]
  %205 = getelementptr inbounds nuw i32, ptr %139, i64 %204
  %206 = load i32, ptr %205, align 4
  %207 = icmp eq i32 %206, %78
  %208 = uitofp i1 %207 to double
  %209 = getelementptr inbounds nuw double, ptr %50, i64 %204
  store double %208, ptr %209, align 8
  %210 = add nuw nsw i64 %204, 1
  %211 = icmp eq i64 %210, %36
  br i1 %211, label %202, label %203

212:                                              ; preds = %119, %96, %202
  %213 = phi ptr [ %139, %202 ], [ %90, %96 ], [ %90, %119 ]
  call void @free(ptr noundef nonnull %213) #13
  call void @free(ptr noundef nonnull %41) #13
  br label %214

214:                                              ; preds = %212, %35, %6
  %215 = phi ptr [ null, %6 ], [ %50, %212 ], [ null, %35 ]
  ret ptr %215
}

define linkonce_odr hidden ptr @__enzcc_mpi_allreduce_chosen_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %14 = select i1 %13, ptr %1, ptr %0
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @factors(ptr noundef %14, i64 noundef %15, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7) #14
  %17 = icmp ne ptr %16, null
  %18 = icmp ne ptr %11, null
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %21

20:                                               ; preds = %12
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %11, ptr noundef nonnull @free, ptr noundef nonnull %16) #13
  br label %21

21:                                               ; preds = %12, %20
  ret ptr %16
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ireduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, ptr %1, ptr %0
  %12 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %11, i64 noundef %12, i32 noundef %3, i32 noundef %4, ptr noundef %8) #14
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %14 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %13) #13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

17:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ireduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, ptr %1, ptr %0
  %12 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %11, i64 noundef %12, i32 noundef %3, i32 noundef %4, ptr noundef %8) #14
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %14 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %13) #13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

17:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ireduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, ptr %1, ptr %0
  %12 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %11, i64 noundef %12, i32 noundef %3, i32 noundef %4, ptr noundef %8) #14
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %14 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %13) #13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

17:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ireduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %11 = select i1 %10, ptr %1, ptr %0
  %12 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %11, i64 noundef %12, i32 noundef %3, i32 noundef %4, ptr noundef %8) #14
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %14 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %13) #13
  ret i32 %14
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iallreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, ptr %1, ptr %0
  %11 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %10, i64 noundef %11, i32 noundef %3, i32 noundef %4, ptr noundef %7) #14
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iallreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, ptr %1, ptr %0
  %11 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %10, i64 noundef %11, i32 noundef %3, i32 noundef %4, ptr noundef %7) #14
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iallreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, ptr %1, ptr %0
  %11 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %10, i64 noundef %11, i32 noundef %3, i32 noundef %4, ptr noundef %7) #14
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iallreduce_chosen_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, ptr %1, ptr %0
  %11 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %10, i64 noundef %11, i32 noundef %3, i32 noundef %4, ptr noundef %7) #14
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %13 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden void @__enzcc_mpi_barrier_adjoint_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call fastcc void @barrier_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %5, i32 noundef %0, ptr noundef %2, i32 noundef 1) #14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.16) #15
  unreachable

15:                                               ; preds = %4, %9
  call fastcc void @begin(ptr noundef nonnull align 8 %5) #14
  call fastcc void @end(ptr noundef nonnull align 8 %5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define internal fastcc void @barrier_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, i32 noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #1 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Parts, align 8
  %8 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %8, i32 noundef 0, ptr noundef %2) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %7, i32 noundef 0, ptr noundef %2) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12, !noalias !152
  store ptr null, ptr %5, align 8, !noalias !152
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12, !noalias !152
  store i32 0, ptr %6, align 4, !noalias !152
  %9 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !152
  %10 = icmp eq i32 %9, 603979776
  br i1 %10, label %17, label %11

11:                                               ; preds = %4
  %12 = call i32 @PMPI_Comm_get_attr(i32 noundef %1, i32 noundef %9, ptr noundef nonnull %5, ptr noundef nonnull %6) #13, !noalias !152
  %13 = load i32, ptr %6, align 4, !noalias !152
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %5, align 8, !noalias !152
  br label %19

17:                                               ; preds = %11, %4
  %18 = call fastcc ptr @make_private(i32 noundef %1) #14, !noalias !152
  br label %19

19:                                               ; preds = %17, %15
  %20 = phi ptr [ %16, %15 ], [ %18, %17 ]
  store ptr %20, ptr %5, align 8, !noalias !152
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load i32, ptr %23, align 8, !noalias !152
  %25 = icmp eq i32 %24, 67108864
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %28 = load i32, ptr %27, align 8, !noalias !152
  %29 = icmp eq i32 %28, 67108864
  br i1 %29, label %30, label %31

30:                                               ; preds = %26, %22, %19
  call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.3) #15, !noalias !152
  unreachable

31:                                               ; preds = %26
  %32 = xor i32 %3, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12, !noalias !152
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !noalias !152
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %33, ptr noundef nonnull align 8 dereferenceable(40) %8, i64 40, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %34, ptr noundef nonnull align 8 dereferenceable(40) %7, i64 40, i1 false)
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %35, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  store i32 0, ptr %0, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %3, ptr %36, align 4
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %32, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %20, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %24, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %2, ptr %48, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_barrier_tangent_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call fastcc void @barrier_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %5, i32 noundef %0, ptr noundef %2, i32 noundef 0) #14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.16) #15
  unreachable

15:                                               ; preds = %4, %9
  call fastcc void @begin(ptr noundef nonnull align 8 %5) #14
  call fastcc void @end(ptr noundef nonnull align 8 %5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_bcast_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call fastcc void @bcast_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %10, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %7, ptr noundef %6, i32 noundef 1) #14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %9, %14
  call fastcc void @begin(ptr noundef nonnull align 8 %10) #14
  call fastcc void @end(ptr noundef nonnull align 8 %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal fastcc void @bcast_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.Parts, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.Part, align 8
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !155)
  %17 = icmp eq ptr %6, %1
  %18 = select i1 %17, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !158)
  %19 = tail call fastcc ptr @layout_of(i32 noundef %3, ptr noundef %7) #14, !noalias !161
  store ptr %18, ptr %14, align 8, !alias.scope !161
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8, !alias.scope !161
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %9
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 0, ptr %23, align 8, !alias.scope !161
  br label %38

24:                                               ; preds = %9
  %25 = zext nneg i32 %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %27 = load i64, ptr %26, align 8, !noalias !161
  %28 = mul nsw i64 %27, %25
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %28, ptr %29, align 8, !alias.scope !161
  %30 = icmp eq ptr %1, null
  %31 = icmp ne i64 %27, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %38

33:                                               ; preds = %24
  %34 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %35 = load i64, ptr %34, align 8, !noalias !155
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.20) #15, !noalias !155
  unreachable

38:                                               ; preds = %22, %24, %33
  %39 = icmp eq i32 %8, 0
  br i1 %39, label %46, label %40

40:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %41 = call i32 @PMPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %13) #13
  %42 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  %43 = freeze i32 %42
  %44 = icmp eq i32 %43, %4
  %45 = select i1 %44, ptr %18, ptr null
  br label %46

46:                                               ; preds = %40, %38
  %47 = phi i32 [ 2, %38 ], [ 1, %40 ]
  %48 = phi ptr [ %18, %38 ], [ %45, %40 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @one_part(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %12, ptr noundef nonnull byval(%struct.Part) align 8 %14, ptr noundef %7) #14
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %49, ptr noundef nonnull align 8 dereferenceable(16) %20, i64 16, i1 false)
  store ptr %48, ptr %16, align 8
  call fastcc void @one_part(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef nonnull byval(%struct.Part) align 8 %16, ptr noundef %7) #14
  %50 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %51 = load i64, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !162
  store ptr null, ptr %10, align 8, !noalias !162
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !162
  store i32 0, ptr %11, align 4, !noalias !162
  %52 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !162
  %53 = icmp eq i32 %52, 603979776
  br i1 %53, label %60, label %54

54:                                               ; preds = %46
  %55 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %52, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !162
  %56 = load i32, ptr %11, align 4, !noalias !162
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %10, align 8, !noalias !162
  br label %62

60:                                               ; preds = %54, %46
  %61 = call fastcc ptr @make_private(i32 noundef %5) #14, !noalias !162
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi ptr [ %59, %58 ], [ %61, %60 ]
  store ptr %63, ptr %10, align 8, !noalias !162
  %64 = icmp eq ptr %63, null
  br i1 %64, label %73, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %67 = load i32, ptr %66, align 8, !noalias !162
  %68 = icmp eq i32 %67, 67108864
  br i1 %68, label %73, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %71 = load i32, ptr %70, align 8, !noalias !162
  %72 = icmp eq i32 %71, 67108864
  br i1 %72, label %73, label %74

73:                                               ; preds = %69, %65, %62
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15, !noalias !162
  unreachable

74:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !162
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !162
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %75, ptr noundef nonnull align 8 dereferenceable(40) %12, i64 40, i1 false)
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %76, ptr noundef nonnull align 8 dereferenceable(32) %15, i64 32, i1 false)
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %77, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %78 = icmp eq i64 %51, 0
  %79 = zext i1 %78 to i32
  store i32 %47, ptr %0, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %8, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %79, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %4, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %84, align 4
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %63, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %67, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %51, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %7, ptr %93, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_bcast_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call fastcc void @bcast_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %10, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %7, ptr noundef %6, i32 noundef 0) #14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %9, %14
  call fastcc void @begin(ptr noundef nonnull align 8 %10) #14
  call fastcc void @end(ptr noundef nonnull align 8 %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal fastcc void @reduce_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readnone captures(address) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef range(i32 0, 2) %10) unnamed_addr #1 {
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  %14 = alloca %struct.Part, align 8
  %15 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %16 = call i32 @PMPI_Comm_rank(i32 noundef %6, ptr noundef nonnull %12) #13
  %17 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %18 = icmp ne i32 %17, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  br i1 %18, label %19, label %31

19:                                               ; preds = %11
  call void @llvm.experimental.noalias.scope.decl(metadata !165)
  %20 = call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %9) #14, !noalias !165
  store ptr null, ptr %13, align 8, !alias.scope !165
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %20, ptr %21, align 8, !alias.scope !165
  %22 = icmp sgt i32 %3, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %19
  %24 = zext nneg i32 %3 to i64
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %26 = load i64, ptr %25, align 8, !noalias !165
  %27 = mul nsw i64 %26, %24
  br label %28

28:                                               ; preds = %23, %19
  %29 = phi i64 [ %27, %23 ], [ 0, %19 ]
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %29, ptr %30, align 8, !alias.scope !165
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  br label %56

31:                                               ; preds = %11
  call void @llvm.experimental.noalias.scope.decl(metadata !168)
  %32 = icmp eq ptr %8, %2
  %33 = select i1 %32, ptr null, ptr %8
  call void @llvm.experimental.noalias.scope.decl(metadata !171)
  %34 = call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %9) #14, !noalias !174
  store ptr %33, ptr %13, align 8, !alias.scope !174
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %34, ptr %35, align 8, !alias.scope !174
  %36 = icmp sgt i32 %3, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %38, align 8, !alias.scope !174
  br label %53

39:                                               ; preds = %31
  %40 = zext nneg i32 %3 to i64
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %42 = load i64, ptr %41, align 8, !noalias !174
  %43 = mul nsw i64 %42, %40
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %43, ptr %44, align 8, !alias.scope !174
  %45 = icmp eq ptr %2, null
  %46 = icmp ne i64 %42, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %53

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %50 = load i64, ptr %49, align 8, !noalias !168
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.20) #15, !noalias !168
  unreachable

53:                                               ; preds = %48, %39, %37
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  %54 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %54, label %55, label %56

55:                                               ; preds = %53
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 24, i1 false)
  br label %78

56:                                               ; preds = %28, %53
  call void @llvm.experimental.noalias.scope.decl(metadata !175)
  %57 = icmp eq ptr %7, %1
  %58 = select i1 %57, ptr null, ptr %7
  call void @llvm.experimental.noalias.scope.decl(metadata !178)
  %59 = call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %9) #14, !noalias !181
  store ptr %58, ptr %14, align 8, !alias.scope !181
  %60 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %59, ptr %60, align 8, !alias.scope !181
  %61 = icmp sgt i32 %3, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 0, ptr %63, align 8, !alias.scope !181
  br label %78

64:                                               ; preds = %56
  %65 = zext nneg i32 %3 to i64
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %67 = load i64, ptr %66, align 8, !noalias !181
  %68 = mul nsw i64 %67, %65
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %68, ptr %69, align 8, !alias.scope !181
  %70 = icmp eq ptr %1, null
  %71 = icmp ne i64 %67, 0
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %78

73:                                               ; preds = %64
  %74 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %75 = load i64, ptr %74, align 8, !noalias !175
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %73
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.20) #15, !noalias !175
  unreachable

78:                                               ; preds = %73, %64, %62, %55
  %79 = zext i1 %18 to i32
  call fastcc void @reduced(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef nonnull byval(%struct.Part) align 8 %14, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef 1, i32 noundef 2, i32 noundef %79, i32 noundef %10, i32 noundef %6, ptr noundef %9) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 8 dereferenceable(12) %15, i64 12, i1 false)
  %80 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(184) %81, ptr noundef nonnull align 8 dereferenceable(184) %80, i64 184, i1 false)
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %5, ptr %82, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %11
  %17 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @fail(ptr noundef %21, ptr noundef nonnull @.str.16) #15
  unreachable

22:                                               ; preds = %11, %16
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal fastcc void @allreduce_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readnone captures(address) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef range(i32 0, 2) %9) unnamed_addr #1 {
  %11 = alloca %struct.Part, align 8
  %12 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %13 = sext i32 %3 to i64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !182)
  %14 = icmp eq ptr %7, %2
  %15 = select i1 %14, ptr null, ptr %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !185)
  %16 = tail call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %8) #14, !noalias !188
  store ptr %15, ptr %11, align 8, !alias.scope !188
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !188
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !188
  br label %34

21:                                               ; preds = %10
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %23 = load i64, ptr %22, align 8, !noalias !188
  %24 = mul nsw i64 %23, %13
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %24, ptr %25, align 8, !alias.scope !188
  %26 = icmp eq ptr %2, null
  %27 = icmp ne i64 %23, 0
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %34

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %31 = load i64, ptr %30, align 8, !noalias !182
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !182
  unreachable

34:                                               ; preds = %19, %21, %29
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %35 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false)
  br label %57

37:                                               ; preds = %34
  tail call void @llvm.experimental.noalias.scope.decl(metadata !189)
  %38 = icmp eq ptr %6, %1
  %39 = select i1 %38, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !192)
  %40 = tail call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %8) #14, !noalias !195
  store ptr %39, ptr %12, align 8, !alias.scope !195
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %40, ptr %41, align 8, !alias.scope !195
  br i1 %18, label %44, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %43, align 8, !alias.scope !195
  br label %57

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %46 = load i64, ptr %45, align 8, !noalias !195
  %47 = mul nsw i64 %46, %13
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %47, ptr %48, align 8, !alias.scope !195
  %49 = icmp eq ptr %1, null
  %50 = icmp ne i64 %46, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %57

52:                                               ; preds = %44
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %54 = load i64, ptr %53, align 8, !noalias !189
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !189
  unreachable

57:                                               ; preds = %52, %44, %42, %36
  tail call fastcc void @reduced(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %0, ptr noundef nonnull byval(%struct.Part) align 8 %12, ptr noundef nonnull byval(%struct.Part) align 8 %11, i32 noundef 3, i32 noundef 3, i32 noundef 0, i32 noundef %9, i32 noundef %5, ptr noundef %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %11
  %17 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @fail(ptr noundef %21, ptr noundef nonnull @.str.16) #15
  unreachable

22:                                               ; preds = %11, %16
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_chosen_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  %15 = alloca %struct.Exchange, align 8
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %14, ptr noundef nonnull align 8 dereferenceable(144) %15, i64 144, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 152
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 152
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %17, ptr noundef nonnull align 8 dereferenceable(48) %16, i64 48, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 144
  store ptr %12, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %13
  %23 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.16) #15
  unreachable

28:                                               ; preds = %13, %22
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_chosen_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  %15 = alloca %struct.Exchange, align 8
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %14, ptr noundef nonnull align 8 dereferenceable(144) %15, i64 144, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 152
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 152
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %17, ptr noundef nonnull align 8 dereferenceable(48) %16, i64 48, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 144
  store ptr %12, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %13
  %23 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.16) #15
  unreachable

28:                                               ; preds = %13, %22
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_chosen_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca %struct.Exchange, align 8
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %14, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %13, ptr noundef nonnull align 8 dereferenceable(144) %14, i64 144, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 152
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 152
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %16, ptr noundef nonnull align 8 dereferenceable(48) %15, i64 48, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 144
  store ptr %11, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %27, label %21

21:                                               ; preds = %12
  %22 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @fail(ptr noundef %26, ptr noundef nonnull @.str.16) #15
  unreachable

27:                                               ; preds = %12, %21
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_chosen_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca %struct.Exchange, align 8
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %14, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %13, ptr noundef nonnull align 8 dereferenceable(144) %14, i64 144, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 152
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 152
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %16, ptr noundef nonnull align 8 dereferenceable(48) %15, i64 48, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 144
  store ptr %11, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %27, label %21

21:                                               ; preds = %12
  %22 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @fail(ptr noundef %26, ptr noundef nonnull @.str.16) #15
  unreachable

27:                                               ; preds = %12, %21
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scan_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = alloca %struct.Exchange, align 8
  call fastcc void @scan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @turned(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef nonnull byval(%struct.Exchange) align 8 %13, i32 noundef %5) #14
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %11, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal fastcc void @turned(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef byval(%struct.Exchange) align 8 captures(none) %1, i32 noundef %2) unnamed_addr #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = load i32, ptr %1, align 8
  %8 = add i32 %7, -11
  %9 = icmp ult i32 %8, 2
  br i1 %9, label %10, label %52

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %12 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr null, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i32 0, ptr %5, align 4
  %13 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %14 = icmp eq i32 %13, 603979776
  br i1 %14, label %21, label %15

15:                                               ; preds = %10
  %16 = call i32 @PMPI_Comm_get_attr(i32 noundef %2, i32 noundef %13, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
  %17 = load i32, ptr %5, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %15
  %20 = load ptr, ptr %4, align 8
  br label %23

21:                                               ; preds = %15, %10
  %22 = call fastcc ptr @make_private(i32 noundef %2) #14
  br label %23

23:                                               ; preds = %21, %19
  %24 = phi ptr [ %20, %19 ], [ %22, %21 ]
  store ptr %24, ptr %4, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %34, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 67108864
  br i1 %29, label %34, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 67108864
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %26, %23
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

35:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i32 0, ptr %6, align 4
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 67108864
  br i1 %38, label %39, label %49

39:                                               ; preds = %35
  %40 = call i32 @PMPI_Comm_rank(i32 noundef %28, ptr noundef nonnull %6) #13
  %41 = load i32, ptr %27, align 8
  %42 = load i32, ptr %6, align 4
  %43 = sub nsw i32 0, %42
  %44 = call i32 @PMPI_Comm_split(i32 noundef %41, i32 noundef 0, i32 noundef %43, ptr noundef nonnull %36) #13
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %39
  %47 = load i32, ptr %36, align 4
  br label %49

48:                                               ; preds = %39
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.12) #15
  unreachable

49:                                               ; preds = %35, %46
  %50 = phi i32 [ %47, %46 ], [ %37, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i32 %50, ptr %51, align 8
  br label %52

52:                                               ; preds = %3, %49
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %0, ptr noundef nonnull align 8 dereferenceable(200) %1, i64 200, i1 false)
  ret void
}

define internal fastcc void @scan_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readnone captures(address) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef range(i32 0, 2) %9) unnamed_addr #1 {
  %11 = alloca %struct.Part, align 8
  %12 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %13 = sext i32 %3 to i64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !196)
  %14 = icmp eq ptr %7, %2
  %15 = select i1 %14, ptr null, ptr %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !199)
  %16 = tail call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %8) #14, !noalias !202
  store ptr %15, ptr %11, align 8, !alias.scope !202
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !202
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !202
  br label %34

21:                                               ; preds = %10
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %23 = load i64, ptr %22, align 8, !noalias !202
  %24 = mul nsw i64 %23, %13
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %24, ptr %25, align 8, !alias.scope !202
  %26 = icmp eq ptr %2, null
  %27 = icmp ne i64 %23, 0
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %34

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %31 = load i64, ptr %30, align 8, !noalias !196
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !196
  unreachable

34:                                               ; preds = %19, %21, %29
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %35 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false)
  br label %57

37:                                               ; preds = %34
  tail call void @llvm.experimental.noalias.scope.decl(metadata !203)
  %38 = icmp eq ptr %6, %1
  %39 = select i1 %38, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !206)
  %40 = tail call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %8) #14, !noalias !209
  store ptr %39, ptr %12, align 8, !alias.scope !209
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %40, ptr %41, align 8, !alias.scope !209
  br i1 %18, label %44, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %43, align 8, !alias.scope !209
  br label %57

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %46 = load i64, ptr %45, align 8, !noalias !209
  %47 = mul nsw i64 %46, %13
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %47, ptr %48, align 8, !alias.scope !209
  %49 = icmp eq ptr %1, null
  %50 = icmp ne i64 %46, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %57

52:                                               ; preds = %44
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %54 = load i64, ptr %53, align 8, !noalias !203
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !203
  unreachable

57:                                               ; preds = %52, %44, %42, %36
  tail call fastcc void @reduced(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %0, ptr noundef nonnull byval(%struct.Part) align 8 %12, ptr noundef nonnull byval(%struct.Part) align 8 %11, i32 noundef 9, i32 noundef 11, i32 noundef 0, i32 noundef %9, i32 noundef %5, ptr noundef %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scan_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = alloca %struct.Exchange, align 8
  call fastcc void @scan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @turned(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef nonnull byval(%struct.Exchange) align 8 %13, i32 noundef %5) #14
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %11, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_exscan_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = alloca %struct.Exchange, align 8
  call fastcc void @exscan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @turned(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef nonnull byval(%struct.Exchange) align 8 %13, i32 noundef %5) #14
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %11, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal fastcc void @exscan_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readnone captures(address) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef range(i32 0, 2) %9) unnamed_addr #1 {
  %11 = alloca i32, align 4
  %12 = alloca %struct.Part, align 8
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %14 = sext i32 %3 to i64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !210)
  %15 = icmp eq ptr %7, %2
  %16 = select i1 %15, ptr null, ptr %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !213)
  %17 = tail call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %8) #14, !noalias !216
  store ptr %16, ptr %12, align 8, !alias.scope !216
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %17, ptr %18, align 8, !alias.scope !216
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %10
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %21, align 8, !alias.scope !216
  br label %35

22:                                               ; preds = %10
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %24 = load i64, ptr %23, align 8, !noalias !216
  %25 = mul nsw i64 %24, %14
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %25, ptr %26, align 8, !alias.scope !216
  %27 = icmp eq ptr %2, null
  %28 = icmp ne i64 %24, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %35

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %32 = load i64, ptr %31, align 8, !noalias !210
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !210
  unreachable

35:                                               ; preds = %20, %22, %30
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  %36 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %36, label %37, label %38

37:                                               ; preds = %35
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, ptr noundef nonnull align 8 dereferenceable(24) %12, i64 24, i1 false)
  br label %58

38:                                               ; preds = %35
  tail call void @llvm.experimental.noalias.scope.decl(metadata !217)
  %39 = icmp eq ptr %6, %1
  %40 = select i1 %39, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !220)
  %41 = tail call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %8) #14, !noalias !223
  store ptr %40, ptr %13, align 8, !alias.scope !223
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %41, ptr %42, align 8, !alias.scope !223
  br i1 %19, label %45, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %44, align 8, !alias.scope !223
  br label %58

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %47 = load i64, ptr %46, align 8, !noalias !223
  %48 = mul nsw i64 %47, %14
  %49 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %48, ptr %49, align 8, !alias.scope !223
  %50 = icmp eq ptr %1, null
  %51 = icmp ne i64 %47, 0
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %58

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %55 = load i64, ptr %54, align 8, !noalias !217
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.20) #15, !noalias !217
  unreachable

58:                                               ; preds = %53, %45, %43, %37
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i32 0, ptr %11, align 4
  %59 = call i32 @PMPI_Comm_rank(i32 noundef %5, ptr noundef nonnull %11) #13
  %60 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %61 = icmp eq i32 %60, 0
  %62 = zext i1 %61 to i32
  call fastcc void @reduced(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %0, ptr noundef nonnull byval(%struct.Part) align 8 %13, ptr noundef nonnull byval(%struct.Part) align 8 %12, i32 noundef 10, i32 noundef 12, i32 noundef %62, i32 noundef %9, i32 noundef %5, ptr noundef %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_exscan_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = alloca %struct.Exchange, align 8
  call fastcc void @exscan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @turned(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef nonnull byval(%struct.Exchange) align 8 %13, i32 noundef %5) #14
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %11, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gather_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %14, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef null, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9, i32 noundef 5, i32 noundef 1) #14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.16) #15
  unreachable

24:                                               ; preds = %13, %18
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gather_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %14, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef null, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9, i32 noundef 4, i32 noundef 0) #14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.16) #15
  unreachable

24:                                               ; preds = %13, %18
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatter_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %14, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9, i32 noundef 4, i32 noundef 1) #14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.16) #15
  unreachable

24:                                               ; preds = %13, %18
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatter_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %14, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9, i32 noundef 5, i32 noundef 0) #14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.16) #15
  unreachable

24:                                               ; preds = %13, %18
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgather_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %16 = icmp eq ptr %10, %3
  %17 = select i1 %16, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !224
  store i32 1, ptr %14, align 4, !noalias !224
  %18 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %14) #13, !noalias !224
  %19 = load i32, ptr %14, align 4, !noalias !224
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !224
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %17, i32 noundef %4, ptr noundef null, ptr noundef null, i32 noundef %5, i32 noundef %19, i32 noundef -1, ptr noundef %8) #14, !noalias !224
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %13, ptr noundef readnone %0, ptr noundef %9, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %15, i32 noundef %6, ptr noundef %8, i32 noundef 1) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %12
  %24 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %28 = load ptr, ptr %27, align 8
  call fastcc void @fail(ptr noundef %28, ptr noundef nonnull @.str.16) #15
  unreachable

29:                                               ; preds = %12, %23
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgather_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %16 = icmp eq ptr %10, %3
  %17 = select i1 %16, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !227
  store i32 1, ptr %14, align 4, !noalias !227
  %18 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %14) #13, !noalias !227
  %19 = load i32, ptr %14, align 4, !noalias !227
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !227
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %17, i32 noundef %4, ptr noundef null, ptr noundef null, i32 noundef %5, i32 noundef %19, i32 noundef -1, ptr noundef %8) #14, !noalias !227
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %13, ptr noundef readnone %0, ptr noundef %9, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %15, i32 noundef %6, ptr noundef %8, i32 noundef 0) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %12
  %24 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %28 = load ptr, ptr %27, align 8
  call fastcc void @fail(ptr noundef %28, ptr noundef nonnull @.str.16) #15
  unreachable

29:                                               ; preds = %12, %23
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoall_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal fastcc void @alltoall_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, ptr noundef readnone captures(address) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef range(i32 0, 2) %11) unnamed_addr #1 {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.Parts, align 8
  %21 = alloca %struct.Parts, align 8
  %22 = icmp eq ptr %9, %4
  %23 = select i1 %22, ptr null, ptr %9
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %24 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %19) #13
  %25 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %20, ptr noundef %23, i32 noundef %5, ptr noundef null, ptr noundef null, i32 noundef %6, i32 noundef %25, i32 noundef -1, ptr noundef %10) #14
  %26 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %26, label %27, label %30

27:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %28 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %18) #13
  %29 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %21, ptr noundef %23, i32 noundef %5, ptr noundef null, ptr noundef null, i32 noundef %6, i32 noundef %29, i32 noundef -1, ptr noundef %10) #14
  br label %35

30:                                               ; preds = %12
  %31 = icmp eq ptr %8, %1
  %32 = select i1 %31, ptr null, ptr %8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %33 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %17) #13
  %34 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %21, ptr noundef %32, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef %3, i32 noundef %34, i32 noundef -1, ptr noundef %10) #14
  br label %35

35:                                               ; preds = %30, %27
  %36 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %41 = load i64, ptr %40, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %42 = icmp eq i32 %11, 0
  %43 = select i1 %42, ptr %21, ptr %20
  %44 = select i1 %42, ptr %20, ptr %21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %43, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %44, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12, !noalias !230
  store ptr null, ptr %13, align 8, !noalias !230
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !230
  store i32 0, ptr %14, align 4, !noalias !230
  %45 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !230
  %46 = icmp eq i32 %45, 603979776
  br i1 %46, label %53, label %47

47:                                               ; preds = %35
  %48 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %45, ptr noundef nonnull %13, ptr noundef nonnull %14) #13, !noalias !230
  %49 = load i32, ptr %14, align 4, !noalias !230
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %53, label %51

51:                                               ; preds = %47
  %52 = load ptr, ptr %13, align 8, !noalias !230
  br label %55

53:                                               ; preds = %47, %35
  %54 = call fastcc ptr @make_private(i32 noundef %7) #14, !noalias !230
  br label %55

55:                                               ; preds = %53, %51
  %56 = phi ptr [ %52, %51 ], [ %54, %53 ]
  store ptr %56, ptr %13, align 8, !noalias !230
  %57 = icmp eq ptr %56, null
  br i1 %57, label %66, label %58

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %60 = load i32, ptr %59, align 8, !noalias !230
  %61 = icmp eq i32 %60, 67108864
  br i1 %61, label %66, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %64 = load i32, ptr %63, align 8, !noalias !230
  %65 = icmp eq i32 %64, 67108864
  br i1 %65, label %66, label %67

66:                                               ; preds = %62, %58, %55
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15, !noalias !230
  unreachable

67:                                               ; preds = %62
  %68 = icmp eq i64 %41, 0
  %69 = zext i1 %68 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !230
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12, !noalias !230
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %70, ptr noundef nonnull align 8 dereferenceable(40) %15, i64 40, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %71, ptr noundef nonnull align 8 dereferenceable(40) %16, i64 40, i1 false)
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %72, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  store i32 8, ptr %0, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %11, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %69, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %56, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %60, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %10, ptr %85, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoall_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_block_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  %16 = icmp eq ptr %8, %0
  %17 = select i1 %16, ptr null, ptr %8
  %18 = select i1 %13, ptr %15, ptr %17
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %12, ptr noundef %18, ptr noundef %15, i32 noundef %2, ptr noundef null, i32 noundef %3, i32 noundef %5, ptr noundef %7, i32 noundef 1) #14
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %11
  %23 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.16) #15
  unreachable

28:                                               ; preds = %11, %22
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_block_tangent_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  %16 = icmp eq ptr %8, %0
  %17 = select i1 %16, ptr null, ptr %8
  %18 = select i1 %13, ptr %15, ptr %17
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %12, ptr noundef %18, ptr noundef %15, i32 noundef %2, ptr noundef null, i32 noundef %3, i32 noundef %5, ptr noundef %7, i32 noundef 0) #14
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %11
  %23 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.16) #15
  unreachable

28:                                               ; preds = %11, %22
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_allgather_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @neighbor_allgather_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal fastcc void @neighbor_allgather_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, ptr noundef readnone captures(address) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef range(i32 0, 2) %11) unnamed_addr #1 {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = tail call fastcc ptr @topology_of(i32 noundef %7, ptr noundef %10) #14
  %20 = icmp eq ptr %8, %1
  %21 = select i1 %20, ptr null, ptr %8
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %25 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %18, ptr noundef %21, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef 1, i32 noundef %3, i32 noundef %23, ptr noundef %25, ptr noundef %10) #14
  %26 = icmp eq ptr %9, %4
  %27 = select i1 %26, ptr null, ptr %9
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %31 = load ptr, ptr %30, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %27, i32 noundef %5, ptr noundef null, ptr noundef null, i32 noundef 0, i32 noundef %6, i32 noundef %29, ptr noundef %31, ptr noundef %10) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !235)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %32 = icmp eq i32 %11, 0
  %33 = select i1 %32, ptr %18, ptr %17
  %34 = select i1 %32, ptr %17, ptr %18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %33, i64 40, i1 false), !noalias !235
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %34, i64 40, i1 false), !noalias !235
  tail call void @llvm.experimental.noalias.scope.decl(metadata !238)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12, !noalias !241
  store ptr null, ptr %13, align 8, !noalias !241
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !241
  store i32 0, ptr %14, align 4, !noalias !241
  %35 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !241
  %36 = icmp eq i32 %35, 603979776
  br i1 %36, label %43, label %37

37:                                               ; preds = %12
  %38 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %35, ptr noundef nonnull %13, ptr noundef nonnull %14) #13, !noalias !241
  %39 = load i32, ptr %14, align 4, !noalias !241
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %37
  %42 = load ptr, ptr %13, align 8, !noalias !241
  br label %45

43:                                               ; preds = %37, %12
  %44 = call fastcc ptr @make_private(i32 noundef %7) #14, !noalias !241
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi ptr [ %42, %41 ], [ %44, %43 ]
  store ptr %46, ptr %13, align 8, !noalias !241
  %47 = icmp eq ptr %46, null
  br i1 %47, label %56, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %50 = load i32, ptr %49, align 8, !noalias !241
  %51 = icmp eq i32 %50, 67108864
  br i1 %51, label %56, label %52

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %54 = load i32, ptr %53, align 8, !noalias !241
  %55 = icmp eq i32 %54, 67108864
  br i1 %55, label %56, label %57

56:                                               ; preds = %52, %48, %45
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15, !noalias !241
  unreachable

57:                                               ; preds = %52
  %58 = select i1 %32, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !241
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12, !noalias !241
  store i32 %58, ptr %0, align 8, !alias.scope !241
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %11, ptr %59, align 4, !alias.scope !241
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %60, align 8, !alias.scope !241
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %61, align 4, !alias.scope !241
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %62, align 8, !alias.scope !241
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %63, align 4, !alias.scope !241
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %46, ptr %64, align 8, !alias.scope !241
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %50, ptr %65, align 8, !alias.scope !241
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %66, align 4, !alias.scope !241
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %67, align 8, !alias.scope !241
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %68, ptr noundef nonnull readonly align 8 dereferenceable(40) %15, i64 40, i1 false)
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull readonly align 8 dereferenceable(40) %16, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %70, align 8, !alias.scope !241
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %71, align 8, !alias.scope !241
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %72, align 8, !alias.scope !241
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %73, i8 0, i64 40, i1 false), !alias.scope !241
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %10, ptr %74, align 8, !alias.scope !241
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_allgather_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @neighbor_allgather_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_alltoall_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @neighbor_alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal fastcc void @neighbor_alltoall_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, ptr noundef readnone captures(address) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef range(i32 0, 2) %11) unnamed_addr #1 {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = tail call fastcc ptr @topology_of(i32 noundef %7, ptr noundef %10) #14
  %20 = icmp eq ptr %8, %1
  %21 = select i1 %20, ptr null, ptr %8
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %25 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %18, ptr noundef %21, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef 0, i32 noundef %3, i32 noundef %23, ptr noundef %25, ptr noundef %10) #14
  %26 = icmp eq ptr %9, %4
  %27 = select i1 %26, ptr null, ptr %9
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %31 = load ptr, ptr %30, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %27, i32 noundef %5, ptr noundef null, ptr noundef null, i32 noundef 0, i32 noundef %6, i32 noundef %29, ptr noundef %31, ptr noundef %10) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !242)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %32 = icmp eq i32 %11, 0
  %33 = select i1 %32, ptr %18, ptr %17
  %34 = select i1 %32, ptr %17, ptr %18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %33, i64 40, i1 false), !noalias !242
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %34, i64 40, i1 false), !noalias !242
  tail call void @llvm.experimental.noalias.scope.decl(metadata !245)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12, !noalias !248
  store ptr null, ptr %13, align 8, !noalias !248
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !248
  store i32 0, ptr %14, align 4, !noalias !248
  %35 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !248
  %36 = icmp eq i32 %35, 603979776
  br i1 %36, label %43, label %37

37:                                               ; preds = %12
  %38 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %35, ptr noundef nonnull %13, ptr noundef nonnull %14) #13, !noalias !248
  %39 = load i32, ptr %14, align 4, !noalias !248
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %37
  %42 = load ptr, ptr %13, align 8, !noalias !248
  br label %45

43:                                               ; preds = %37, %12
  %44 = call fastcc ptr @make_private(i32 noundef %7) #14, !noalias !248
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi ptr [ %42, %41 ], [ %44, %43 ]
  store ptr %46, ptr %13, align 8, !noalias !248
  %47 = icmp eq ptr %46, null
  br i1 %47, label %56, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %50 = load i32, ptr %49, align 8, !noalias !248
  %51 = icmp eq i32 %50, 67108864
  br i1 %51, label %56, label %52

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %54 = load i32, ptr %53, align 8, !noalias !248
  %55 = icmp eq i32 %54, 67108864
  br i1 %55, label %56, label %57

56:                                               ; preds = %52, %48, %45
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15, !noalias !248
  unreachable

57:                                               ; preds = %52
  %58 = select i1 %32, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !248
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12, !noalias !248
  store i32 %58, ptr %0, align 8, !alias.scope !248
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %11, ptr %59, align 4, !alias.scope !248
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %60, align 8, !alias.scope !248
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %61, align 4, !alias.scope !248
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %62, align 8, !alias.scope !248
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %63, align 4, !alias.scope !248
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %46, ptr %64, align 8, !alias.scope !248
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %50, ptr %65, align 8, !alias.scope !248
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %66, align 4, !alias.scope !248
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %67, align 8, !alias.scope !248
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %68, ptr noundef nonnull readonly align 8 dereferenceable(40) %15, i64 40, i1 false)
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull readonly align 8 dereferenceable(40) %16, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %70, align 8, !alias.scope !248
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %71, align 8, !alias.scope !248
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %72, align 8, !alias.scope !248
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %73, i8 0, i64 40, i1 false), !alias.scope !248
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %10, ptr %74, align 8, !alias.scope !248
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_alltoall_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @neighbor_alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gatherv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %19 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %20 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %21 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %14, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef readnone %0, ptr noundef %11, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %12, i32 noundef 0, i32 noundef %6, ptr noundef readonly %14, ptr noundef readonly %23, i32 noundef %7, i32 noundef %8, ptr noundef %10, i32 noundef 5, i32 noundef 1) #14
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %32 = load ptr, ptr %31, align 8
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.16) #15
  unreachable

33:                                               ; preds = %15, %27
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gatherv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %19 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %20 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %21 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %14, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef readnone %0, ptr noundef %11, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %12, i32 noundef 0, i32 noundef %6, ptr noundef readonly %14, ptr noundef readonly %23, i32 noundef %7, i32 noundef %8, ptr noundef %10, i32 noundef 4, i32 noundef 0) #14
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %32 = load ptr, ptr %31, align 8
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.16) #15
  unreachable

33:                                               ; preds = %15, %27
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatterv_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %19 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %20 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %21 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %14, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef readnone %4, ptr noundef %12, i32 noundef %5, i32 noundef %6, ptr noundef readnone %0, ptr noundef %11, i32 noundef 0, i32 noundef %3, ptr noundef readonly %14, ptr noundef readonly %23, i32 noundef %7, i32 noundef %8, ptr noundef %10, i32 noundef 4, i32 noundef 1) #14
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %32 = load ptr, ptr %31, align 8
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.16) #15
  unreachable

33:                                               ; preds = %15, %27
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatterv_tangent_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %19 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %20 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %21 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %14, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef readnone %4, ptr noundef %12, i32 noundef %5, i32 noundef %6, ptr noundef readnone %0, ptr noundef %11, i32 noundef 0, i32 noundef %3, ptr noundef readonly %14, ptr noundef readonly %23, i32 noundef %7, i32 noundef %8, ptr noundef %10, i32 noundef 5, i32 noundef 0) #14
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %32 = load ptr, ptr %31, align 8
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.16) #15
  unreachable

33:                                               ; preds = %15, %27
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgatherv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca %struct.Exchange, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %20 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %19) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %21 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %18) #13
  %22 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %13, i64 %23
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %25 = icmp eq ptr %11, %3
  %26 = select i1 %25, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !249
  store i32 1, ptr %16, align 4, !noalias !249
  %27 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %16) #13, !noalias !249
  %28 = load i32, ptr %16, align 4, !noalias !249
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !249
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %26, i32 noundef 0, ptr noundef readonly %13, ptr noundef readonly %24, i32 noundef %6, i32 noundef %28, i32 noundef -1, ptr noundef %9) #14, !noalias !249
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %15, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %17, i32 noundef %7, ptr noundef %9, i32 noundef 1) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %38, label %32

32:                                               ; preds = %14
  %33 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %37 = load ptr, ptr %36, align 8
  call fastcc void @fail(ptr noundef %37, ptr noundef nonnull @.str.16) #15
  unreachable

38:                                               ; preds = %14, %32
  call fastcc void @begin(ptr noundef nonnull align 8 %15) #14
  call fastcc void @end(ptr noundef nonnull align 8 %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgatherv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca %struct.Exchange, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %20 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %19) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %21 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %18) #13
  %22 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %13, i64 %23
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %25 = icmp eq ptr %11, %3
  %26 = select i1 %25, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !252
  store i32 1, ptr %16, align 4, !noalias !252
  %27 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %16) #13, !noalias !252
  %28 = load i32, ptr %16, align 4, !noalias !252
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !252
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %26, i32 noundef 0, ptr noundef readonly %13, ptr noundef readonly %24, i32 noundef %6, i32 noundef %28, i32 noundef -1, ptr noundef %9) #14, !noalias !252
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %15, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %17, i32 noundef %7, ptr noundef %9, i32 noundef 0) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %38, label %32

32:                                               ; preds = %14
  %33 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %37 = load ptr, ptr %36, align 8
  call fastcc void @fail(ptr noundef %37, ptr noundef nonnull @.str.16) #15
  unreachable

38:                                               ; preds = %14, %32
  call fastcc void @begin(ptr noundef nonnull align 8 %15) #14
  call fastcc void @end(ptr noundef nonnull align 8 %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallv_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %21 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %20) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %22 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %19) #13
  %23 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %14, i64 %24
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %26 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  %27 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %28 = shl nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %14, i64 %29
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %31 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %32 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %33 = mul nsw i32 %32, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %14, i64 %34
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %25, i32 noundef %3, ptr noundef %4, ptr noundef %30, ptr noundef %35, i32 noundef %7, i32 noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 1) #14
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %15
  %40 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 48
  %44 = load ptr, ptr %43, align 8
  call fastcc void @fail(ptr noundef %44, ptr noundef nonnull @.str.16) #15
  unreachable

45:                                               ; preds = %15, %39
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define internal fastcc void @alltoallv_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, i32 noundef %4, ptr noundef readnone captures(address) %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef readonly captures(address_is_null) %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef range(i32 0, 2) %13) unnamed_addr #1 {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Parts, align 8
  %23 = alloca %struct.Parts, align 8
  %24 = icmp eq ptr %11, %5
  %25 = select i1 %24, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store i32 1, ptr %21, align 4
  %26 = call i32 @PMPI_Comm_size(i32 noundef %9, ptr noundef nonnull %21) #13
  %27 = load i32, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %22, ptr noundef %25, i32 noundef 0, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %27, i32 noundef -1, ptr noundef %12) #14
  %28 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %28, label %29, label %32

29:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %30 = call i32 @PMPI_Comm_size(i32 noundef %9, ptr noundef nonnull %20) #13
  %31 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %25, i32 noundef 0, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %31, i32 noundef -1, ptr noundef %12) #14
  br label %37

32:                                               ; preds = %14
  %33 = icmp eq ptr %10, %1
  %34 = select i1 %33, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %35 = call i32 @PMPI_Comm_size(i32 noundef %9, ptr noundef nonnull %19) #13
  %36 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %34, i32 noundef 0, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %36, i32 noundef -1, ptr noundef %12) #14
  br label %37

37:                                               ; preds = %32, %29
  %38 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = load i64, ptr %42, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %44 = icmp eq i32 %13, 0
  %45 = select i1 %44, ptr %23, ptr %22
  %46 = select i1 %44, ptr %22, ptr %23
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %45, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %18, ptr noundef nonnull align 8 dereferenceable(40) %46, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !255
  store ptr null, ptr %15, align 8, !noalias !255
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !255
  store i32 0, ptr %16, align 4, !noalias !255
  %47 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !255
  %48 = icmp eq i32 %47, 603979776
  br i1 %48, label %55, label %49

49:                                               ; preds = %37
  %50 = call i32 @PMPI_Comm_get_attr(i32 noundef %9, i32 noundef %47, ptr noundef nonnull %15, ptr noundef nonnull %16) #13, !noalias !255
  %51 = load i32, ptr %16, align 4, !noalias !255
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %55, label %53

53:                                               ; preds = %49
  %54 = load ptr, ptr %15, align 8, !noalias !255
  br label %57

55:                                               ; preds = %49, %37
  %56 = call fastcc ptr @make_private(i32 noundef %9) #14, !noalias !255
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi ptr [ %54, %53 ], [ %56, %55 ]
  store ptr %58, ptr %15, align 8, !noalias !255
  %59 = icmp eq ptr %58, null
  br i1 %59, label %68, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %62 = load i32, ptr %61, align 8, !noalias !255
  %63 = icmp eq i32 %62, 67108864
  br i1 %63, label %68, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %66 = load i32, ptr %65, align 8, !noalias !255
  %67 = icmp eq i32 %66, 67108864
  br i1 %67, label %68, label %69

68:                                               ; preds = %64, %60, %57
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15, !noalias !255
  unreachable

69:                                               ; preds = %64
  %70 = icmp eq i64 %43, 0
  %71 = zext i1 %70 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !255
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !255
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %72, ptr noundef nonnull align 8 dereferenceable(40) %17, i64 40, i1 false)
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %73, ptr noundef nonnull align 8 dereferenceable(40) %18, i64 40, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %74, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  store i32 8, ptr %0, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %13, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %71, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %58, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %62, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %12, ptr %87, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallv_tangent_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %21 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %20) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %22 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %19) #13
  %23 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %14, i64 %24
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %26 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  %27 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %28 = shl nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %14, i64 %29
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %31 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %32 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %33 = mul nsw i32 %32, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %14, i64 %34
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %25, i32 noundef %3, ptr noundef %4, ptr noundef %30, ptr noundef %35, i32 noundef %7, i32 noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 0) #14
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %15
  %40 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 48
  %44 = load ptr, ptr %43, align 8
  call fastcc void @fail(ptr noundef %44, ptr noundef nonnull @.str.16) #15
  unreachable

45:                                               ; preds = %15, %39
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i32 1, ptr %14, align 4
  %15 = call i32 @PMPI_Comm_size(i32 noundef %5, ptr noundef nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %16 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %17 = icmp eq ptr %9, %1
  %18 = select i1 %17, ptr null, ptr %9
  %19 = icmp eq ptr %8, %0
  %20 = select i1 %19, ptr null, ptr %8
  %21 = select i1 %16, ptr %18, ptr %20
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %13, ptr noundef %21, ptr noundef %18, i32 noundef 0, ptr noundef readonly %11, i32 noundef %3, i32 noundef %5, ptr noundef %7, i32 noundef 1) #14
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %12
  %26 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %31, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %30 = load ptr, ptr %29, align 8
  call fastcc void @fail(ptr noundef %30, ptr noundef nonnull @.str.16) #15
  unreachable

31:                                               ; preds = %12, %25
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_tangent_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i32 1, ptr %14, align 4
  %15 = call i32 @PMPI_Comm_size(i32 noundef %5, ptr noundef nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %16 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %17 = icmp eq ptr %9, %1
  %18 = select i1 %17, ptr null, ptr %9
  %19 = icmp eq ptr %8, %0
  %20 = select i1 %19, ptr null, ptr %8
  %21 = select i1 %16, ptr %18, ptr %20
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %13, ptr noundef %21, ptr noundef %18, i32 noundef 0, ptr noundef readonly %11, i32 noundef %3, i32 noundef %5, ptr noundef %7, i32 noundef 0) #14
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %12
  %26 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %31, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %30 = load ptr, ptr %29, align 8
  call fastcc void @fail(ptr noundef %30, ptr noundef nonnull @.str.16) #15
  unreachable

31:                                               ; preds = %12, %25
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallw_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #12
  store i32 1, ptr %24, align 4
  %25 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %24) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  store i32 1, ptr %23, align 4
  %26 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %23) #13
  %27 = load i32, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %14, i64 %28
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 1, ptr %22, align 4
  %30 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %22) #13
  %31 = load i32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  %32 = shl nsw i32 %31, 2
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %14, i64 %33
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store i32 1, ptr %21, align 4
  %35 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %21) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %36 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %20) #13
  %37 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  %38 = shl nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %14, i64 %39
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %41 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %19) #13
  %42 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %43 = mul nsw i32 %42, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %14, i64 %44
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %46 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  %47 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %48 = shl nsw i32 %47, 2
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %14, i64 %49
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %51 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %52 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %50, i64 %53
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @alltoallw_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %29, ptr noundef %34, ptr noundef %4, ptr noundef %40, ptr noundef %45, ptr noundef %54, i32 noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 1) #14
  %55 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %64, label %58

58:                                               ; preds = %15
  %59 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %64, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 48
  %63 = load ptr, ptr %62, align 8
  call fastcc void @fail(ptr noundef %63, ptr noundef nonnull @.str.16) #15
  unreachable

64:                                               ; preds = %15, %58
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define internal fastcc void @alltoallw_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readnone captures(address) %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, ptr noundef readonly captures(none) %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef range(i32 0, 2) %13) unnamed_addr #1 {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Parts, align 8
  %23 = alloca %struct.Parts, align 8
  %24 = icmp eq ptr %11, %5
  %25 = select i1 %24, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store i32 1, ptr %21, align 4
  %26 = call i32 @PMPI_Comm_size(i32 noundef %9, ptr noundef nonnull %21) #13
  %27 = load i32, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call fastcc void @typed_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %22, ptr noundef %25, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %27, ptr noundef %12) #14
  %28 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %28, label %29, label %32

29:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %30 = call i32 @PMPI_Comm_size(i32 noundef %9, ptr noundef nonnull %20) #13
  %31 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call fastcc void @typed_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %25, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %31, ptr noundef %12) #14
  br label %37

32:                                               ; preds = %14
  %33 = icmp eq ptr %10, %1
  %34 = select i1 %33, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %35 = call i32 @PMPI_Comm_size(i32 noundef %9, ptr noundef nonnull %19) #13
  %36 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call fastcc void @typed_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %34, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %36, ptr noundef %12) #14
  br label %37

37:                                               ; preds = %32, %29
  call void @llvm.experimental.noalias.scope.decl(metadata !260)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %38 = icmp eq i32 %13, 0
  %39 = select i1 %38, ptr %23, ptr %22
  %40 = select i1 %38, ptr %22, ptr %23
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %39, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %18, ptr noundef nonnull align 8 dereferenceable(40) %40, i64 40, i1 false)
  call void @llvm.experimental.noalias.scope.decl(metadata !263)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !266
  store ptr null, ptr %15, align 8, !noalias !266
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !266
  store i32 0, ptr %16, align 4, !noalias !266
  %41 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !266
  %42 = icmp eq i32 %41, 603979776
  br i1 %42, label %49, label %43

43:                                               ; preds = %37
  %44 = call i32 @PMPI_Comm_get_attr(i32 noundef %9, i32 noundef %41, ptr noundef nonnull %15, ptr noundef nonnull %16) #13, !noalias !266
  %45 = load i32, ptr %16, align 4, !noalias !266
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %43
  %48 = load ptr, ptr %15, align 8, !noalias !266
  br label %51

49:                                               ; preds = %43, %37
  %50 = call fastcc ptr @make_private(i32 noundef %9) #14, !noalias !266
  br label %51

51:                                               ; preds = %49, %47
  %52 = phi ptr [ %48, %47 ], [ %50, %49 ]
  store ptr %52, ptr %15, align 8, !noalias !266
  %53 = icmp eq ptr %52, null
  br i1 %53, label %62, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %56 = load i32, ptr %55, align 8, !noalias !266
  %57 = icmp eq i32 %56, 67108864
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %60 = load i32, ptr %59, align 8, !noalias !266
  %61 = icmp eq i32 %60, 67108864
  br i1 %61, label %62, label %63

62:                                               ; preds = %58, %54, %51
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15, !noalias !266
  unreachable

63:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !266
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !266
  store i32 8, ptr %0, align 8, !alias.scope !266
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %13, ptr %64, align 4, !alias.scope !266
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %65, align 8, !alias.scope !266
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %66, align 4, !alias.scope !266
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %67, align 8, !alias.scope !266
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %68, align 4, !alias.scope !266
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %52, ptr %69, align 8, !alias.scope !266
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %56, ptr %70, align 8, !alias.scope !266
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %71, align 4, !alias.scope !266
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %72, align 8, !alias.scope !266
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %73, ptr noundef nonnull readonly align 8 dereferenceable(40) %17, i64 40, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %74, ptr noundef nonnull readonly align 8 dereferenceable(40) %18, i64 40, i1 false)
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %75, align 8, !alias.scope !266
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %76, align 8, !alias.scope !266
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %77, align 8, !alias.scope !266
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %78, i8 0, i64 40, i1 false), !alias.scope !266
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %12, ptr %79, align 8, !alias.scope !266
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallw_tangent_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #12
  store i32 1, ptr %24, align 4
  %25 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %24) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  store i32 1, ptr %23, align 4
  %26 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %23) #13
  %27 = load i32, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %14, i64 %28
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 1, ptr %22, align 4
  %30 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %22) #13
  %31 = load i32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  %32 = shl nsw i32 %31, 2
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %14, i64 %33
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store i32 1, ptr %21, align 4
  %35 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %21) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %36 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %20) #13
  %37 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  %38 = shl nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %14, i64 %39
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %41 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %19) #13
  %42 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %43 = mul nsw i32 %42, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %14, i64 %44
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %46 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  %47 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %48 = shl nsw i32 %47, 2
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %14, i64 %49
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %51 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %52 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %50, i64 %53
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @alltoallw_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %29, ptr noundef %34, ptr noundef %4, ptr noundef %40, ptr noundef %45, ptr noundef %54, i32 noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 0) #14
  %55 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %64, label %58

58:                                               ; preds = %15
  %59 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %64, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 48
  %63 = load ptr, ptr %62, align 8
  call fastcc void @fail(ptr noundef %63, ptr noundef nonnull @.str.16) #15
  unreachable

64:                                               ; preds = %15, %58
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_allgatherv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca %struct.Exchange, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %18 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %19 = icmp eq i32 %18, 603979776
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %18, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %22 = load i32, ptr %17, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %16, align 8
  br label %28

26:                                               ; preds = %20, %14
  %27 = call fastcc ptr @make_private(i32 noundef %7) #14
  br label %28

28:                                               ; preds = %26, %24
  %29 = phi ptr [ %25, %24 ], [ %27, %26 ]
  store ptr %29, ptr %16, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %39, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 67108864
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 67108864
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %31, %28
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

40:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %13, i64 %43
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call fastcc void @neighbor_allgatherv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %13, ptr noundef %44, i32 noundef %6, i32 noundef %7, ptr noundef %10, ptr noundef %11, ptr noundef %9, i32 noundef 1) #14
  %45 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %40
  %49 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %54, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 48
  %53 = load ptr, ptr %52, align 8
  call fastcc void @fail(ptr noundef %53, ptr noundef nonnull @.str.16) #15
  unreachable

54:                                               ; preds = %40, %48
  call fastcc void @begin(ptr noundef nonnull align 8 %15) #14
  call fastcc void @end(ptr noundef nonnull align 8 %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  ret void
}

define internal fastcc void @neighbor_allgatherv_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, i32 noundef %3, ptr noundef readnone captures(address) %4, ptr noundef readonly captures(address_is_null) %5, ptr noundef readonly captures(address_is_null) %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef range(i32 0, 2) %12) unnamed_addr #1 {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Parts, align 8
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = alloca %struct.Parts, align 8
  %20 = tail call fastcc ptr @topology_of(i32 noundef %8, ptr noundef %11) #14
  %21 = icmp eq ptr %9, %1
  %22 = select i1 %21, ptr null, ptr %9
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %26 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %19, ptr noundef %22, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef 1, i32 noundef %3, i32 noundef %24, ptr noundef %26, ptr noundef %11) #14
  %27 = icmp eq ptr %10, %4
  %28 = select i1 %27, ptr null, ptr %10
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %32 = load ptr, ptr %31, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %18, ptr noundef %28, i32 noundef 0, ptr noundef %5, ptr noundef %6, i32 noundef 0, i32 noundef %7, i32 noundef %30, ptr noundef %32, ptr noundef %11) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !267)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %33 = icmp eq i32 %12, 0
  %34 = select i1 %33, ptr %19, ptr %18
  %35 = select i1 %33, ptr %18, ptr %19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %34, i64 40, i1 false), !noalias !267
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %35, i64 40, i1 false), !noalias !267
  tail call void @llvm.experimental.noalias.scope.decl(metadata !270)
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !273
  store ptr null, ptr %14, align 8, !noalias !273
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !273
  store i32 0, ptr %15, align 4, !noalias !273
  %36 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !273
  %37 = icmp eq i32 %36, 603979776
  br i1 %37, label %44, label %38

38:                                               ; preds = %13
  %39 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %36, ptr noundef nonnull %14, ptr noundef nonnull %15) #13, !noalias !273
  %40 = load i32, ptr %15, align 4, !noalias !273
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %38
  %43 = load ptr, ptr %14, align 8, !noalias !273
  br label %46

44:                                               ; preds = %38, %13
  %45 = call fastcc ptr @make_private(i32 noundef %8) #14, !noalias !273
  br label %46

46:                                               ; preds = %44, %42
  %47 = phi ptr [ %43, %42 ], [ %45, %44 ]
  store ptr %47, ptr %14, align 8, !noalias !273
  %48 = icmp eq ptr %47, null
  br i1 %48, label %57, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %51 = load i32, ptr %50, align 8, !noalias !273
  %52 = icmp eq i32 %51, 67108864
  br i1 %52, label %57, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %55 = load i32, ptr %54, align 8, !noalias !273
  %56 = icmp eq i32 %55, 67108864
  br i1 %56, label %57, label %58

57:                                               ; preds = %53, %49, %46
  call fastcc void @fail(ptr noundef %11, ptr noundef nonnull @.str.3) #15, !noalias !273
  unreachable

58:                                               ; preds = %53
  %59 = select i1 %33, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !273
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !273
  store i32 %59, ptr %0, align 8, !alias.scope !273
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %12, ptr %60, align 4, !alias.scope !273
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %61, align 8, !alias.scope !273
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %62, align 4, !alias.scope !273
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %63, align 8, !alias.scope !273
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %64, align 4, !alias.scope !273
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %47, ptr %65, align 8, !alias.scope !273
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %51, ptr %66, align 8, !alias.scope !273
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %67, align 4, !alias.scope !273
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %68, align 8, !alias.scope !273
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull readonly align 8 dereferenceable(40) %16, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %70, ptr noundef nonnull readonly align 8 dereferenceable(40) %17, i64 40, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %71, align 8, !alias.scope !273
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %72, align 8, !alias.scope !273
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %73, align 8, !alias.scope !273
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %74, i8 0, i64 40, i1 false), !alias.scope !273
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %11, ptr %75, align 8, !alias.scope !273
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_allgatherv_tangent_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca %struct.Exchange, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %18 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %19 = icmp eq i32 %18, 603979776
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %18, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %22 = load i32, ptr %17, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %16, align 8
  br label %28

26:                                               ; preds = %20, %14
  %27 = call fastcc ptr @make_private(i32 noundef %7) #14
  br label %28

28:                                               ; preds = %26, %24
  %29 = phi ptr [ %25, %24 ], [ %27, %26 ]
  store ptr %29, ptr %16, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %39, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 67108864
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 67108864
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %31, %28
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

40:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %13, i64 %43
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call fastcc void @neighbor_allgatherv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %13, ptr noundef %44, i32 noundef %6, i32 noundef %7, ptr noundef %10, ptr noundef %11, ptr noundef %9, i32 noundef 0) #14
  %45 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %40
  %49 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %54, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 48
  %53 = load ptr, ptr %52, align 8
  call fastcc void @fail(ptr noundef %53, ptr noundef nonnull @.str.16) #15
  unreachable

54:                                               ; preds = %40, %48
  call fastcc void @begin(ptr noundef nonnull align 8 %15) #14
  call fastcc void @end(ptr noundef nonnull align 8 %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_alltoallv_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  store ptr null, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #12
  store i32 0, ptr %24, align 4
  %25 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %26 = icmp eq i32 %25, 603979776
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %25, ptr noundef nonnull %23, ptr noundef nonnull %24) #13
  %29 = load i32, ptr %24, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %23, align 8
  br label %35

33:                                               ; preds = %27, %15
  %34 = call fastcc ptr @make_private(i32 noundef %8) #14
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi ptr [ %32, %31 ], [ %34, %33 ]
  store ptr %36, ptr %23, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %46, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 67108864
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, 67108864
  br i1 %45, label %46, label %47

46:                                               ; preds = %42, %38, %35
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

47:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  %48 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %49 = load i32, ptr %48, align 8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %14, i64 %50
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store ptr null, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 0, ptr %22, align 4
  %52 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %53 = icmp eq i32 %52, 603979776
  br i1 %53, label %60, label %54

54:                                               ; preds = %47
  %55 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %52, ptr noundef nonnull %21, ptr noundef nonnull %22) #13
  %56 = load i32, ptr %22, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %21, align 8
  br label %62

60:                                               ; preds = %54, %47
  %61 = call fastcc ptr @make_private(i32 noundef %8) #14
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi ptr [ %59, %58 ], [ %61, %60 ]
  store ptr %63, ptr %21, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %73, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %67 = load i32, ptr %66, align 8
  %68 = icmp eq i32 %67, 67108864
  br i1 %68, label %73, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 67108864
  br i1 %72, label %73, label %74

73:                                               ; preds = %69, %65, %62
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

74:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  %75 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %76 = load i32, ptr %75, align 8
  %77 = shl nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %14, i64 %78
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %80 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %81 = icmp eq i32 %80, 603979776
  br i1 %81, label %88, label %82

82:                                               ; preds = %74
  %83 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %80, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %84 = load i32, ptr %20, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:                                               ; preds = %82
  %87 = load ptr, ptr %19, align 8
  br label %90

88:                                               ; preds = %82, %74
  %89 = call fastcc ptr @make_private(i32 noundef %8) #14
  br label %90

90:                                               ; preds = %88, %86
  %91 = phi ptr [ %87, %86 ], [ %89, %88 ]
  store ptr %91, ptr %19, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %101, label %93

93:                                               ; preds = %90
  %94 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %95 = load i32, ptr %94, align 8
  %96 = icmp eq i32 %95, 67108864
  br i1 %96, label %101, label %97

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %99 = load i32, ptr %98, align 8
  %100 = icmp eq i32 %99, 67108864
  br i1 %100, label %101, label %102

101:                                              ; preds = %97, %93, %90
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

102:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %104 = load i32, ptr %103, align 8
  %105 = shl nsw i32 %104, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %106 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %107 = icmp eq i32 %106, 603979776
  br i1 %107, label %114, label %108

108:                                              ; preds = %102
  %109 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %106, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %110 = load i32, ptr %18, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %108
  %113 = load ptr, ptr %17, align 8
  br label %116

114:                                              ; preds = %108, %102
  %115 = call fastcc ptr @make_private(i32 noundef %8) #14
  br label %116

116:                                              ; preds = %114, %112
  %117 = phi ptr [ %113, %112 ], [ %115, %114 ]
  store ptr %117, ptr %17, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %127, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %121 = load i32, ptr %120, align 8
  %122 = icmp eq i32 %121, 67108864
  br i1 %122, label %127, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 16
  %125 = load i32, ptr %124, align 8
  %126 = icmp eq i32 %125, 67108864
  br i1 %126, label %127, label %128

127:                                              ; preds = %123, %119, %116
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

128:                                              ; preds = %123
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %129 = getelementptr inbounds nuw i8, ptr %117, i64 28
  %130 = load i32, ptr %129, align 4
  %131 = add nsw i32 %130, %105
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i32, ptr %14, i64 %132
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @neighbor_alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %51, i32 noundef %3, ptr noundef %4, ptr noundef %79, ptr noundef %133, i32 noundef %7, i32 noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 1) #14
  %134 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %143, label %137

137:                                              ; preds = %128
  %138 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %140

140:                                              ; preds = %137
  %141 = getelementptr inbounds nuw i8, ptr %138, i64 48
  %142 = load ptr, ptr %141, align 8
  call fastcc void @fail(ptr noundef %142, ptr noundef nonnull @.str.16) #15
  unreachable

143:                                              ; preds = %128, %137
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define internal fastcc void @neighbor_alltoallv_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, i32 noundef %4, ptr noundef readnone captures(address) %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef readonly captures(address_is_null) %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef range(i32 0, 2) %13) unnamed_addr #1 {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = alloca %struct.Parts, align 8
  %20 = alloca %struct.Parts, align 8
  %21 = tail call fastcc ptr @topology_of(i32 noundef %9, ptr noundef %12) #14
  %22 = icmp eq ptr %10, %1
  %23 = select i1 %22, ptr null, ptr %10
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %27 = load ptr, ptr %26, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %20, ptr noundef %23, i32 noundef 0, ptr noundef %2, ptr noundef %3, i32 noundef 0, i32 noundef %4, i32 noundef %25, ptr noundef %27, ptr noundef %12) #14
  %28 = icmp eq ptr %11, %5
  %29 = select i1 %28, ptr null, ptr %11
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %33 = load ptr, ptr %32, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %19, ptr noundef %29, i32 noundef 0, ptr noundef %6, ptr noundef %7, i32 noundef 0, i32 noundef %8, i32 noundef %31, ptr noundef %33, ptr noundef %12) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %34 = icmp eq i32 %13, 0
  %35 = select i1 %34, ptr %20, ptr %19
  %36 = select i1 %34, ptr %19, ptr %20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %35, i64 40, i1 false), !noalias !274
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %18, ptr noundef nonnull align 8 dereferenceable(40) %36, i64 40, i1 false), !noalias !274
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !277
  store ptr null, ptr %15, align 8, !noalias !277
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !277
  store i32 0, ptr %16, align 4, !noalias !277
  %37 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !277
  %38 = icmp eq i32 %37, 603979776
  br i1 %38, label %45, label %39

39:                                               ; preds = %14
  %40 = call i32 @PMPI_Comm_get_attr(i32 noundef %9, i32 noundef %37, ptr noundef nonnull %15, ptr noundef nonnull %16) #13, !noalias !277
  %41 = load i32, ptr %16, align 4, !noalias !277
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %15, align 8, !noalias !277
  br label %47

45:                                               ; preds = %39, %14
  %46 = call fastcc ptr @make_private(i32 noundef %9) #14, !noalias !277
  br label %47

47:                                               ; preds = %45, %43
  %48 = phi ptr [ %44, %43 ], [ %46, %45 ]
  store ptr %48, ptr %15, align 8, !noalias !277
  %49 = icmp eq ptr %48, null
  br i1 %49, label %58, label %50

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %52 = load i32, ptr %51, align 8, !noalias !277
  %53 = icmp eq i32 %52, 67108864
  br i1 %53, label %58, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %56 = load i32, ptr %55, align 8, !noalias !277
  %57 = icmp eq i32 %56, 67108864
  br i1 %57, label %58, label %59

58:                                               ; preds = %54, %50, %47
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15, !noalias !277
  unreachable

59:                                               ; preds = %54
  %60 = select i1 %34, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !277
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !277
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %61, ptr noundef nonnull align 8 dereferenceable(40) %17, i64 40, i1 false)
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %62, ptr noundef nonnull align 8 dereferenceable(40) %18, i64 40, i1 false)
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %63, i8 0, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  store i32 %60, ptr %0, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %13, ptr %64, align 4
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 1, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %48, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %52, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %71, align 4
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %12, ptr %76, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_alltoallv_tangent_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  store ptr null, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #12
  store i32 0, ptr %24, align 4
  %25 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %26 = icmp eq i32 %25, 603979776
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %25, ptr noundef nonnull %23, ptr noundef nonnull %24) #13
  %29 = load i32, ptr %24, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %23, align 8
  br label %35

33:                                               ; preds = %27, %15
  %34 = call fastcc ptr @make_private(i32 noundef %8) #14
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi ptr [ %32, %31 ], [ %34, %33 ]
  store ptr %36, ptr %23, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %46, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 67108864
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, 67108864
  br i1 %45, label %46, label %47

46:                                               ; preds = %42, %38, %35
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

47:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  %48 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %49 = load i32, ptr %48, align 8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %14, i64 %50
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store ptr null, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 0, ptr %22, align 4
  %52 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %53 = icmp eq i32 %52, 603979776
  br i1 %53, label %60, label %54

54:                                               ; preds = %47
  %55 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %52, ptr noundef nonnull %21, ptr noundef nonnull %22) #13
  %56 = load i32, ptr %22, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %21, align 8
  br label %62

60:                                               ; preds = %54, %47
  %61 = call fastcc ptr @make_private(i32 noundef %8) #14
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi ptr [ %59, %58 ], [ %61, %60 ]
  store ptr %63, ptr %21, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %73, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %67 = load i32, ptr %66, align 8
  %68 = icmp eq i32 %67, 67108864
  br i1 %68, label %73, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 67108864
  br i1 %72, label %73, label %74

73:                                               ; preds = %69, %65, %62
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

74:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  %75 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %76 = load i32, ptr %75, align 8
  %77 = shl nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %14, i64 %78
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %80 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %81 = icmp eq i32 %80, 603979776
  br i1 %81, label %88, label %82

82:                                               ; preds = %74
  %83 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %80, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %84 = load i32, ptr %20, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:                                               ; preds = %82
  %87 = load ptr, ptr %19, align 8
  br label %90

88:                                               ; preds = %82, %74
  %89 = call fastcc ptr @make_private(i32 noundef %8) #14
  br label %90

90:                                               ; preds = %88, %86
  %91 = phi ptr [ %87, %86 ], [ %89, %88 ]
  store ptr %91, ptr %19, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %101, label %93

93:                                               ; preds = %90
  %94 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %95 = load i32, ptr %94, align 8
  %96 = icmp eq i32 %95, 67108864
  br i1 %96, label %101, label %97

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %99 = load i32, ptr %98, align 8
  %100 = icmp eq i32 %99, 67108864
  br i1 %100, label %101, label %102

101:                                              ; preds = %97, %93, %90
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

102:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %104 = load i32, ptr %103, align 8
  %105 = shl nsw i32 %104, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %106 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %107 = icmp eq i32 %106, 603979776
  br i1 %107, label %114, label %108

108:                                              ; preds = %102
  %109 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %106, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %110 = load i32, ptr %18, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %108
  %113 = load ptr, ptr %17, align 8
  br label %116

114:                                              ; preds = %108, %102
  %115 = call fastcc ptr @make_private(i32 noundef %8) #14
  br label %116

116:                                              ; preds = %114, %112
  %117 = phi ptr [ %113, %112 ], [ %115, %114 ]
  store ptr %117, ptr %17, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %127, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %121 = load i32, ptr %120, align 8
  %122 = icmp eq i32 %121, 67108864
  br i1 %122, label %127, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 16
  %125 = load i32, ptr %124, align 8
  %126 = icmp eq i32 %125, 67108864
  br i1 %126, label %127, label %128

127:                                              ; preds = %123, %119, %116
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

128:                                              ; preds = %123
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %129 = getelementptr inbounds nuw i8, ptr %117, i64 28
  %130 = load i32, ptr %129, align 4
  %131 = add nsw i32 %130, %105
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i32, ptr %14, i64 %132
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @neighbor_alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %51, i32 noundef %3, ptr noundef %4, ptr noundef %79, ptr noundef %133, i32 noundef %7, i32 noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 0) #14
  %134 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %143, label %137

137:                                              ; preds = %128
  %138 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %140

140:                                              ; preds = %137
  %141 = getelementptr inbounds nuw i8, ptr %138, i64 48
  %142 = load ptr, ptr %141, align 8
  call fastcc void @fail(ptr noundef %142, ptr noundef nonnull @.str.16) #15
  unreachable

143:                                              ; preds = %128, %137
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_reduce_scatter_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca i32, align 4
  %14 = alloca [1 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr %2, ptr %14, align 16
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 1, ptr %13, align 4
  %16 = call i32 @PMPI_Comm_size(i32 noundef %5, ptr noundef nonnull %13) #13
  %17 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  store i32 %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 0, ptr %18, align 4
  %19 = call fastcc ptr @integers(i32 noundef 1, ptr noundef %14, ptr noundef %11, ptr noundef %7) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  ret ptr %19
}

define internal fastcc nonnull ptr @integers(i32 noundef range(i32 1, 7) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2, ptr noundef %3) unnamed_addr #1 {
  %5 = zext nneg i32 %0 to i64
  br label %11

6:                                                ; preds = %11
  %7 = tail call i64 @llvm.smax.i64(i64 %18, i64 1)
  %8 = tail call ptr @calloc(i64 noundef %7, i64 noundef 4) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %25

10:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.13) #15
  unreachable

11:                                               ; preds = %4, %11
  %12 = phi i64 [ 0, %4 ], [ %19, %11 ]
  %13 = phi i64 [ 0, %4 ], [ %18, %11 ]
  %14 = getelementptr inbounds nuw %struct.Listed, ptr %1, i64 %12
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = sext i32 %16 to i64
  %18 = add nsw i64 %13, %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %6, label %11

21:                                               ; preds = %39
  %22 = icmp eq ptr %2, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %21
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %2, ptr noundef nonnull @free, ptr noundef nonnull %8) #13
  br label %24

24:                                               ; preds = %21, %23
  ret ptr %8

25:                                               ; preds = %6, %39
  %26 = phi i64 [ %40, %39 ], [ 0, %6 ]
  %27 = phi ptr [ %44, %39 ], [ %8, %6 ]
  %28 = getelementptr inbounds nuw %struct.Listed, ptr %1, i64 %26
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %39, label %31

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = sext i32 %33 to i64
  %37 = shl nsw i64 %36, 2
  %38 = tail call ptr @memcpy(ptr noundef %27, ptr noundef nonnull %29, i64 noundef %37) #13
  br label %39

39:                                               ; preds = %25, %31, %35
  %40 = add nuw nsw i64 %26, 1
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %42 = load i32, ptr %41, align 8
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %27, i64 %43
  %45 = icmp eq i64 %40, %5
  br i1 %45, label %21, label %25
}

define linkonce_odr hidden ptr @__enzcc_mpi_allgatherv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [2 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr %4, ptr %17, align 16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 1, ptr %16, align 4
  %19 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %16) #13
  %20 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  store i32 %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr %5, ptr %22, align 16
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 1, ptr %15, align 4
  %24 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %15) #13
  %25 = load i32, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  store i32 %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 28
  store i32 0, ptr %26, align 4
  %27 = call fastcc ptr @integers(i32 noundef 2, ptr noundef %17, ptr noundef %13, ptr noundef %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  ret ptr %27
}

define linkonce_odr hidden ptr @__enzcc_mpi_alltoallv_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [4 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  %21 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %22 = select i1 %21, ptr null, ptr %1
  store ptr %22, ptr %20, align 16
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %24 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %19) #13
  %25 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  store i32 %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 12
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %28 = select i1 %21, ptr null, ptr %2
  store ptr %28, ptr %27, align 16
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %30 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  %31 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  store i32 %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %20, i64 28
  store i32 0, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store ptr %5, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %20, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %35 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %36 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  store i32 %36, ptr %34, align 8
  %37 = getelementptr inbounds nuw i8, ptr %20, i64 44
  store i32 0, ptr %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr %20, i64 48
  store ptr %6, ptr %38, align 16
  %39 = getelementptr inbounds nuw i8, ptr %20, i64 56
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 1, ptr %16, align 4
  %40 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %16) #13
  %41 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  store i32 %41, ptr %39, align 8
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 60
  store i32 0, ptr %42, align 4
  %43 = call fastcc ptr @integers(i32 noundef 4, ptr noundef %20, ptr noundef %14, ptr noundef %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  ret ptr %43
}

define linkonce_odr hidden ptr @__enzcc_mpi_alltoallw_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca [6 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  %23 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %24 = select i1 %23, ptr null, ptr %1
  store ptr %24, ptr %22, align 16
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store i32 1, ptr %21, align 4
  %26 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %21) #13
  %27 = load i32, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  store i32 %27, ptr %25, align 8
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 12
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %30 = select i1 %23, ptr null, ptr %2
  store ptr %30, ptr %29, align 16
  %31 = getelementptr inbounds nuw i8, ptr %22, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %32 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %20) #13
  %33 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  store i32 %33, ptr %31, align 8
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 28
  store i32 0, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 32
  store ptr %5, ptr %35, align 16
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 40
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %37 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %19) #13
  %38 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  store i32 %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 44
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %22, i64 48
  store ptr %6, ptr %40, align 16
  %41 = getelementptr inbounds nuw i8, ptr %22, i64 56
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %42 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %18) #13
  %43 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  store i32 %43, ptr %41, align 8
  %44 = getelementptr inbounds nuw i8, ptr %22, i64 60
  store i32 0, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %22, i64 64
  %46 = select i1 %23, ptr null, ptr %3
  store ptr %46, ptr %45, align 16
  %47 = getelementptr inbounds nuw i8, ptr %22, i64 72
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %48 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %49 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  store i32 %49, ptr %47, align 8
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 76
  store i32 0, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 80
  store ptr %7, ptr %51, align 16
  %52 = getelementptr inbounds nuw i8, ptr %22, i64 88
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 1, ptr %16, align 4
  %53 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %16) #13
  %54 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  store i32 %54, ptr %52, align 8
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 92
  store i32 0, ptr %55, align 4
  %56 = call fastcc ptr @integers(i32 noundef 6, ptr noundef %22, ptr noundef %14, ptr noundef %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  ret ptr %56
}

define linkonce_odr hidden ptr @__enzcc_mpi_gatherv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [2 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = call i32 @PMPI_Comm_rank(i32 noundef %8, ptr noundef nonnull %18) #13
  %21 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %22 = icmp eq i32 %21, %7
  br i1 %22, label %23, label %34

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr %4, ptr %19, align 16
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %25 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %26 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  store i32 %26, ptr %24, align 8
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 12
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store ptr %5, ptr %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 1, ptr %16, align 4
  %30 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %16) #13
  %31 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  store i32 %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 28
  store i32 0, ptr %32, align 4
  %33 = call fastcc ptr @integers(i32 noundef 2, ptr noundef %19, ptr noundef %14, ptr noundef %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  br label %34

34:                                               ; preds = %15, %23
  %35 = phi ptr [ %33, %23 ], [ null, %15 ]
  ret ptr %35
}

define linkonce_odr hidden ptr @__enzcc_mpi_scatterv_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [2 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = call i32 @PMPI_Comm_rank(i32 noundef %8, ptr noundef nonnull %18) #13
  %21 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %22 = icmp eq i32 %21, %7
  br i1 %22, label %23, label %34

23:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr %1, ptr %19, align 16
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %25 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %17) #13
  %26 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  store i32 %26, ptr %24, align 8
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 12
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store ptr %2, ptr %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 1, ptr %16, align 4
  %30 = call i32 @PMPI_Comm_size(i32 noundef %8, ptr noundef nonnull %16) #13
  %31 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  store i32 %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 28
  store i32 0, ptr %32, align 4
  %33 = call fastcc ptr @integers(i32 noundef 2, ptr noundef %19, ptr noundef %14, ptr noundef %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  br label %34

34:                                               ; preds = %15, %23
  %35 = phi ptr [ %33, %23 ], [ null, %15 ]
  ret ptr %35
}

define linkonce_odr hidden ptr @__enzcc_mpi_neighbor_allgatherv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca [2 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr %4, ptr %15, align 16
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = tail call fastcc ptr @topology_of(i32 noundef %7, ptr noundef %9) #14
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %19 = load i32, ptr %18, align 4
  store i32 %19, ptr %16, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %5, ptr %21, align 16
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %23 = tail call fastcc ptr @topology_of(i32 noundef %7, ptr noundef %9) #14
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 28
  store i32 0, ptr %26, align 4
  %27 = call fastcc ptr @integers(i32 noundef 2, ptr noundef %15, ptr noundef %13, ptr noundef %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  ret ptr %27
}

define internal fastcc noundef nonnull ptr @topology_of(i32 noundef %0, ptr noundef %1) unnamed_addr #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store ptr null, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i32 0, ptr %4, align 4
  %5 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %6 = icmp eq i32 %5, 603979776
  br i1 %6, label %13, label %7

7:                                                ; preds = %2
  %8 = call i32 @PMPI_Comm_get_attr(i32 noundef %0, i32 noundef %5, ptr noundef nonnull %3, ptr noundef nonnull %4) #13
  %9 = load i32, ptr %4, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  br label %15

13:                                               ; preds = %7, %2
  %14 = call fastcc ptr @make_private(i32 noundef %0) #14
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi ptr [ %12, %11 ], [ %14, %13 ]
  store ptr %16, ptr %3, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %26, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 67108864
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 67108864
  br i1 %25, label %26, label %27

26:                                               ; preds = %22, %18, %15
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.3) #15
  unreachable

27:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.24) #15
  unreachable

32:                                               ; preds = %27
  ret ptr %28
}

define linkonce_odr hidden ptr @__enzcc_mpi_neighbor_alltoallv_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca [4 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr %1, ptr %16, align 16
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = tail call fastcc ptr @topology_of(i32 noundef %8, ptr noundef %10) #14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load i32, ptr %19, align 8
  store i32 %20, ptr %17, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %2, ptr %22, align 16
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %24 = tail call fastcc ptr @topology_of(i32 noundef %8, ptr noundef %10) #14
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = load i32, ptr %25, align 8
  store i32 %26, ptr %23, align 8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 28
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store ptr %5, ptr %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %30 = tail call fastcc ptr @topology_of(i32 noundef %8, ptr noundef %10) #14
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %32 = load i32, ptr %31, align 4
  store i32 %32, ptr %29, align 8
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 44
  store i32 0, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 48
  store ptr %6, ptr %34, align 16
  %35 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %36 = tail call fastcc ptr @topology_of(i32 noundef %8, ptr noundef %10) #14
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %35, align 8
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 60
  store i32 0, ptr %39, align 4
  %40 = call fastcc ptr @integers(i32 noundef 4, ptr noundef %16, ptr noundef %14, ptr noundef %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  ret ptr %40
}

define linkonce_odr hidden ptr @__enzcc_mpi_ibarrier_note_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) noinline nounwind {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store ptr null, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %11 = icmp eq i32 %10, 603979776
  br i1 %11, label %18, label %12

12:                                               ; preds = %6
  %13 = call i32 @PMPI_Comm_get_attr(i32 noundef %0, i32 noundef %10, ptr noundef nonnull %7, ptr noundef nonnull %8) #13
  %14 = load i32, ptr %8, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = load ptr, ptr %7, align 8
  br label %23

18:                                               ; preds = %12, %6
  %19 = icmp eq i32 %0, 1140850689
  br i1 %19, label %21, label %20

20:                                               ; preds = %18
  store ptr null, ptr %7, align 8
  br label %34

21:                                               ; preds = %18
  %22 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %23

23:                                               ; preds = %21, %16
  %24 = phi ptr [ %17, %16 ], [ %22, %21 ]
  store ptr %24, ptr %7, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %34, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 67108864
  br i1 %29, label %34, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 67108864
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %26, %23, %20
  call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.3) #15
  unreachable

35:                                               ; preds = %30
  %36 = icmp ne ptr %5, null
  %37 = zext i1 %36 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call fastcc void @barrier_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %9, i32 noundef %0, ptr noundef %2, i32 noundef %37) #14
  %38 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %9, i32 noundef %0, i32 noundef %4, ptr noundef %5) #14
  ret ptr %38
}

define internal fastcc nonnull ptr @begun(ptr noundef readonly byval(%struct.Exchange) align 8 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr noundef readnone captures(address_is_null) %3) unnamed_addr #1 {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %7 = load ptr, ptr %6, align 8
  %8 = tail call ptr @calloc(i64 noundef 1, i64 noundef 200) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %4
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

11:                                               ; preds = %4
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 144) #13
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %8, ptr noundef nonnull align 8 dereferenceable(200) %0, i64 200, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i32 %20, ptr %21, align 8
  %22 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_request_mpich)
  %23 = load i32, ptr %22, align 4
  %24 = icmp ne ptr %3, null
  %25 = zext i1 %24 to i32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i32 %23, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 28
  store i32 %1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr %7, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %30, i8 0, i64 20, i1 false)
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 76
  store i32 %2, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store i32 %25, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 92
  store i32 0, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 96
  store ptr %8, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 104
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, i8 0, i64 40, i1 false)
  %37 = getelementptr inbounds nuw i8, ptr %12, i64 112
  store ptr %12, ptr %37, align 8
  %38 = icmp ne i32 %2, 0
  %39 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %40 = icmp ne ptr %39, null
  %41 = select i1 %38, i1 %40, i1 false
  br i1 %41, label %44, label %74

42:                                               ; preds = %63
  %43 = icmp eq ptr %64, %12
  br i1 %43, label %74, label %67

44:                                               ; preds = %15, %63
  %45 = phi ptr [ %65, %63 ], [ %39, %15 ]
  %46 = phi ptr [ %64, %63 ], [ %12, %15 ]
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %63, label %50

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, %23
  br i1 %53, label %54, label %63

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %45, i64 88
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, %25
  br i1 %57, label %58, label %63

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 76
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %61, ptr %45, ptr %46
  br label %63

63:                                               ; preds = %58, %44, %50, %54
  %64 = phi ptr [ %62, %58 ], [ %46, %44 ], [ %46, %54 ], [ %46, %50 ]
  %65 = load ptr, ptr %45, align 8
  %66 = icmp eq ptr %65, null
  br i1 %66, label %42, label %44

67:                                               ; preds = %42, %67
  %68 = phi ptr [ %70, %67 ], [ %64, %42 ]
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 104
  %70 = load ptr, ptr %69, align 8
  %71 = icmp eq ptr %70, null
  br i1 %71, label %72, label %67

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 104
  store ptr %12, ptr %73, align 8
  br label %74

74:                                               ; preds = %15, %72, %42
  %75 = phi ptr [ %64, %42 ], [ %64, %72 ], [ %12, %15 ]
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %116, label %79

79:                                               ; preds = %74
  %80 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %116

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %87 = icmp sgt i64 %85, 1073741823
  br i1 %87, label %88, label %90

88:                                               ; preds = %83
  %89 = load ptr, ptr %86, align 8
  tail call fastcc void @fail(ptr noundef %89, ptr noundef nonnull @.str.18) #15
  unreachable

90:                                               ; preds = %83
  %91 = trunc i64 %85 to i32
  %92 = shl i32 %91, 1
  %93 = load i32, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i32 1, ptr %5, align 4
  %94 = call i32 @PMPI_Comm_size(i32 noundef %93, ptr noundef nonnull %5) #13
  %95 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i32 %95, ptr %96, align 8
  %97 = sext i32 %92 to i64
  %98 = sext i32 %95 to i64
  %99 = mul nsw i64 %98, %97
  %100 = load ptr, ptr %86, align 8
  %101 = call i64 @llvm.smax.i64(i64 %99, i64 1)
  %102 = call ptr @calloc(i64 noundef %101, i64 noundef 8) #13
  %103 = icmp eq ptr %102, null
  br i1 %103, label %104, label %105

104:                                              ; preds = %90
  call fastcc void @fail(ptr noundef %100, ptr noundef nonnull @.str.13) #15
  unreachable

105:                                              ; preds = %90
  %106 = getelementptr inbounds nuw i8, ptr %8, i64 168
  store ptr %102, ptr %106, align 8
  %107 = load ptr, ptr %76, align 8
  %108 = load i32, ptr %21, align 8
  %109 = getelementptr inbounds nuw i8, ptr %8, i64 156
  %110 = call i32 @PMPI_Iallgather(ptr noundef %107, i32 noundef %92, i32 noundef 1275070475, ptr noundef nonnull %102, i32 noundef %92, i32 noundef 1275070475, i32 noundef %108, ptr noundef nonnull %109) #13
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %114

112:                                              ; preds = %105
  %113 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  br label %116

114:                                              ; preds = %105
  %115 = load ptr, ptr %86, align 8
  call fastcc void @fail(ptr noundef %115, ptr noundef nonnull @.str.12) #15
  unreachable

116:                                              ; preds = %112, %79, %74
  %117 = phi ptr [ %113, %112 ], [ %39, %79 ], [ %39, %74 ]
  %118 = icmp eq ptr %117, null
  br i1 %118, label %143, label %119

119:                                              ; preds = %116
  %120 = load ptr, ptr %35, align 8
  %121 = icmp eq ptr %120, null
  br label %122

122:                                              ; preds = %140, %119
  %123 = phi ptr [ %117, %119 ], [ %141, %140 ]
  br i1 %121, label %124, label %140

124:                                              ; preds = %122
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 24
  %126 = load i32, ptr %125, align 8
  %127 = load i32, ptr %26, align 8
  %128 = icmp eq i32 %126, %127
  br i1 %128, label %129, label %140

129:                                              ; preds = %124
  %130 = getelementptr inbounds nuw i8, ptr %123, i64 88
  %131 = load i32, ptr %130, align 8
  %132 = load i32, ptr %33, align 8
  %133 = icmp eq i32 %131, %132
  br i1 %133, label %134, label %140

134:                                              ; preds = %129
  %135 = load i32, ptr %31, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %140

137:                                              ; preds = %134
  %138 = getelementptr inbounds nuw i8, ptr %123, i64 48
  %139 = load ptr, ptr %138, align 8
  call fastcc void @fail(ptr noundef %139, ptr noundef nonnull @.str.16) #15
  unreachable

140:                                              ; preds = %134, %129, %124, %122
  %141 = load ptr, ptr %123, align 8
  %142 = icmp eq ptr %141, null
  br i1 %142, label %143, label %122

143:                                              ; preds = %140, %116
  %144 = phi ptr [ @__enzcc_mpi_awaited_mpich, %116 ], [ %123, %140 ]
  store ptr %12, ptr %144, align 8
  br i1 %24, label %146, label %145

145:                                              ; preds = %143
  call fastcc void @begin(ptr noundef nonnull %8) #14
  br label %146

146:                                              ; preds = %145, %143
  ret ptr %75
}

define linkonce_odr hidden void @__enzcc_mpi_ibarrier_adjoint_mpich(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %10 = load ptr, ptr %9, align 8
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.16) #15
  unreachable

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %12, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @end(ptr noundef %17) #14
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 140
  store i32 1, ptr %18, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ibcast_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store ptr null, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %15 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %16 = icmp eq i32 %15, 603979776
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = call i32 @PMPI_Comm_get_attr(i32 noundef %4, i32 noundef %15, ptr noundef nonnull %12, ptr noundef nonnull %13) #13
  %19 = load i32, ptr %13, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr %12, align 8
  br label %28

23:                                               ; preds = %17, %11
  %24 = icmp eq i32 %4, 1140850689
  br i1 %24, label %26, label %25

25:                                               ; preds = %23
  store ptr null, ptr %12, align 8
  br label %39

26:                                               ; preds = %23
  %27 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %28

28:                                               ; preds = %26, %21
  %29 = phi ptr [ %22, %21 ], [ %27, %26 ]
  store ptr %29, ptr %12, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %39, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 67108864
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 67108864
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %31, %28, %25
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.3) #15
  unreachable

40:                                               ; preds = %35
  %41 = icmp ne ptr %10, null
  %42 = zext i1 %41 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call fastcc void @bcast_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %14, ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %7, ptr noundef %6, i32 noundef %42) #14
  %43 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %14, i32 noundef %4, i32 noundef %9, ptr noundef %10) #14
  ret ptr %43
}

define linkonce_odr hidden void @__enzcc_mpi_ibcast_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.16) #15
  unreachable

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 112
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 104
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %17, align 8
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @end(ptr noundef %22) #14
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 140
  store i32 1, ptr %23, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ireduce_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %18 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %19 = icmp eq i32 %18, 603979776
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %18, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %22 = load i32, ptr %16, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %15, align 8
  br label %31

26:                                               ; preds = %20, %14
  %27 = icmp eq i32 %6, 1140850689
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  store ptr null, ptr %15, align 8
  br label %42

29:                                               ; preds = %26
  %30 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %31

31:                                               ; preds = %29, %24
  %32 = phi ptr [ %25, %24 ], [ %30, %29 ]
  store ptr %32, ptr %15, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 67108864
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 67108864
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34, %31, %28
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

43:                                               ; preds = %38
  %44 = icmp ne ptr %13, null
  %45 = zext i1 %44 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %17, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %45) #14
  %46 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, i32 noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %46
}

define linkonce_odr hidden void @__enzcc_mpi_ireduce_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 140
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iallreduce_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %18 = icmp eq i32 %17, 603979776
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq i32 %5, 1140850689
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 67108864
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 67108864
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef %44) #14
  %45 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, i32 noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %45
}

define linkonce_odr hidden void @__enzcc_mpi_iallreduce_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 140
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ireduce_chosen_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  %18 = alloca %struct.Exchange, align 8
  %19 = icmp ne ptr %13, null
  %20 = zext i1 %19 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %21 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %22 = icmp eq i32 %21, 603979776
  br i1 %22, label %29, label %23

23:                                               ; preds = %14
  %24 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %21, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %25 = load i32, ptr %16, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %15, align 8
  br label %34

29:                                               ; preds = %23, %14
  %30 = icmp eq i32 %6, 1140850689
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store ptr null, ptr %15, align 8
  br label %45

32:                                               ; preds = %29
  %33 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi ptr [ %28, %27 ], [ %33, %32 ]
  store ptr %35, ptr %15, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %45, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 67108864
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 67108864
  br i1 %44, label %45, label %46

45:                                               ; preds = %41, %37, %34, %31
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

46:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %18, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %20) #14
  %47 = load i32, ptr %18, align 8
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 192
  %51 = load ptr, ptr %50, align 8
  %52 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_given_mpich)
  %53 = load i64, ptr %52, align 8, !noalias !284
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %55 = load ptr, ptr %54, align 8, !noalias !284
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %57 = load ptr, ptr %56, align 8, !noalias !284
  %58 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %59 = load i64, ptr %58, align 8, !noalias !284
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %61 = load i64, ptr %60, align 8, !noalias !284
  %62 = icmp eq ptr %55, null
  br i1 %62, label %75, label %63

63:                                               ; preds = %46
  %64 = shl nsw i64 %59, 1
  %65 = call i64 @llvm.smax.i64(i64 %64, i64 1)
  %66 = call ptr @calloc(i64 noundef %65, i64 noundef 8) #13, !noalias !284
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %69

68:                                               ; preds = %63
  call fastcc void @fail(ptr noundef %51, ptr noundef nonnull @.str.13) #15, !noalias !284
  unreachable

69:                                               ; preds = %63
  %70 = load ptr, ptr %54, align 8, !noalias !284
  %71 = shl i64 %59, 4
  %72 = call ptr @memcpy(ptr noundef nonnull %66, ptr noundef %70, i64 noundef %71) #13, !noalias !284
  %73 = icmp eq i32 %49, 0
  %74 = select i1 %73, i32 15, i32 %47
  br label %75

75:                                               ; preds = %69, %46
  %76 = phi ptr [ null, %46 ], [ %66, %69 ]
  %77 = phi i32 [ %47, %46 ], [ %74, %69 ]
  %78 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 %77, ptr %17, align 8
  %79 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 %49, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %17, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %80, ptr noundef nonnull align 8 dereferenceable(144) %78, i64 144, i1 false)
  %81 = getelementptr inbounds nuw i8, ptr %17, i64 152
  store i64 %53, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %17, i64 160
  store ptr %76, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %17, i64 168
  store ptr %57, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %17, i64 176
  store i64 %59, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %17, i64 184
  store i64 %61, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %17, i64 192
  store ptr %51, ptr %86, align 8
  %87 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, i32 noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %87
}

define linkonce_odr hidden void @__enzcc_mpi_ireduce_chosen_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 140
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iallreduce_chosen_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca %struct.Exchange, align 8
  %18 = icmp ne ptr %12, null
  %19 = zext i1 %18 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %20 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %21 = icmp eq i32 %20, 603979776
  br i1 %21, label %28, label %22

22:                                               ; preds = %13
  %23 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %20, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %24 = load i32, ptr %15, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %14, align 8
  br label %33

28:                                               ; preds = %22, %13
  %29 = icmp eq i32 %5, 1140850689
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %14, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %14, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 67108864
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %17, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef %19) #14
  %46 = load i32, ptr %17, align 8
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %17, i64 192
  %50 = load ptr, ptr %49, align 8
  %51 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_given_mpich)
  %52 = load i64, ptr %51, align 8, !noalias !287
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %54 = load ptr, ptr %53, align 8, !noalias !287
  %55 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %56 = load ptr, ptr %55, align 8, !noalias !287
  %57 = getelementptr inbounds nuw i8, ptr %51, i64 24
  %58 = load i64, ptr %57, align 8, !noalias !287
  %59 = getelementptr inbounds nuw i8, ptr %51, i64 32
  %60 = load i64, ptr %59, align 8, !noalias !287
  %61 = icmp eq ptr %54, null
  br i1 %61, label %74, label %62

62:                                               ; preds = %45
  %63 = shl nsw i64 %58, 1
  %64 = call i64 @llvm.smax.i64(i64 %63, i64 1)
  %65 = call ptr @calloc(i64 noundef %64, i64 noundef 8) #13, !noalias !287
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %68

67:                                               ; preds = %62
  call fastcc void @fail(ptr noundef %50, ptr noundef nonnull @.str.13) #15, !noalias !287
  unreachable

68:                                               ; preds = %62
  %69 = load ptr, ptr %53, align 8, !noalias !287
  %70 = shl i64 %58, 4
  %71 = call ptr @memcpy(ptr noundef nonnull %65, ptr noundef %69, i64 noundef %70) #13, !noalias !287
  %72 = icmp eq i32 %48, 0
  %73 = select i1 %72, i32 15, i32 %46
  br label %74

74:                                               ; preds = %68, %45
  %75 = phi ptr [ null, %45 ], [ %65, %68 ]
  %76 = phi i32 [ %46, %45 ], [ %73, %68 ]
  %77 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 %76, ptr %16, align 8
  %78 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store i32 %48, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %16, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %79, ptr noundef nonnull align 8 dereferenceable(144) %77, i64 144, i1 false)
  %80 = getelementptr inbounds nuw i8, ptr %16, i64 152
  store i64 %52, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %16, i64 160
  store ptr %75, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %16, i64 168
  store ptr %56, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %16, i64 176
  store i64 %58, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %16, i64 184
  store i64 %60, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %16, i64 192
  store ptr %50, ptr %85, align 8
  %86 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, i32 noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %86
}

define linkonce_odr hidden void @__enzcc_mpi_iallreduce_chosen_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 140
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iscan_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %18 = icmp eq i32 %17, 603979776
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq i32 %5, 1140850689
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 67108864
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 67108864
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call fastcc void @scan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef %44) #14
  %45 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, i32 noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %45
}

define linkonce_odr hidden void @__enzcc_mpi_iscan_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 140
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iexscan_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %18 = icmp eq i32 %17, 603979776
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq i32 %5, 1140850689
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 67108864
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 67108864
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call fastcc void @exscan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef %44) #14
  %45 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, i32 noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %45
}

define linkonce_odr hidden void @__enzcc_mpi_iexscan_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 140
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ireduce_scatter_block_note_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %18 = icmp eq i32 %17, 603979776
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq i32 %5, 1140850689
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 67108864
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 67108864
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %45 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %46 = icmp eq ptr %9, %1
  %47 = select i1 %46, ptr null, ptr %9
  %48 = icmp eq ptr %8, %0
  %49 = select i1 %48, ptr null, ptr %8
  %50 = select i1 %45, ptr %47, ptr %49
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef %50, ptr noundef %47, i32 noundef %2, ptr noundef null, i32 noundef %3, i32 noundef %5, ptr noundef %7, i32 noundef range(i32 0, 2) %44) #14
  %51 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, i32 noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %51
}

define linkonce_odr hidden void @__enzcc_mpi_ireduce_scatter_block_adjoint_mpich(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 140
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ireduce_scatter_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %18 = icmp eq i32 %17, 603979776
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(i32 noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq i32 %5, 1140850689
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 67108864
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 67108864
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %45 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %46 = icmp eq ptr %9, %1
  %47 = select i1 %46, ptr null, ptr %9
  %48 = icmp eq ptr %8, %0
  %49 = select i1 %48, ptr null, ptr %8
  %50 = select i1 %45, ptr %47, ptr %49
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef %50, ptr noundef %47, i32 noundef 0, ptr noundef readonly %2, i32 noundef %3, i32 noundef %5, ptr noundef %7, i32 noundef range(i32 0, 2) %44) #14
  %51 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, i32 noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %51
}

define linkonce_odr hidden void @__enzcc_mpi_ireduce_scatter_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 140
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_igather_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %19 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %20 = icmp eq i32 %19, 603979776
  br i1 %20, label %27, label %21

21:                                               ; preds = %15
  %22 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %19, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %23 = load i32, ptr %17, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = load ptr, ptr %16, align 8
  br label %32

27:                                               ; preds = %21, %15
  %28 = icmp eq i32 %7, 1140850689
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  store ptr null, ptr %16, align 8
  br label %43

30:                                               ; preds = %27
  %31 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %26, %25 ], [ %31, %30 ]
  store ptr %33, ptr %16, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %43, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 67108864
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 67108864
  br i1 %42, label %43, label %44

43:                                               ; preds = %39, %35, %32, %29
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

44:                                               ; preds = %39
  %45 = icmp ne ptr %14, null
  %46 = zext i1 %45 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %47 = select i1 %45, i32 5, i32 4
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %18, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef null, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9, i32 noundef %47, i32 noundef range(i32 0, 2) %46) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %18, i32 noundef %7, i32 noundef %13, ptr noundef %14) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_igather_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 104
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 96
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @end(ptr noundef %26) #14
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 140
  store i32 1, ptr %27, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iscatter_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %19 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %20 = icmp eq i32 %19, 603979776
  br i1 %20, label %27, label %21

21:                                               ; preds = %15
  %22 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %19, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %23 = load i32, ptr %17, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = load ptr, ptr %16, align 8
  br label %32

27:                                               ; preds = %21, %15
  %28 = icmp eq i32 %7, 1140850689
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  store ptr null, ptr %16, align 8
  br label %43

30:                                               ; preds = %27
  %31 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %26, %25 ], [ %31, %30 ]
  store ptr %33, ptr %16, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %43, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 67108864
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 67108864
  br i1 %42, label %43, label %44

43:                                               ; preds = %39, %35, %32, %29
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

44:                                               ; preds = %39
  %45 = icmp ne ptr %14, null
  %46 = zext i1 %45 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %47 = select i1 %45, i32 4, i32 5
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %18, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, i32 noundef %5, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef %6, i32 noundef %7, ptr noundef %9, i32 noundef %47, i32 noundef range(i32 0, 2) %46) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %18, i32 noundef %7, i32 noundef %13, ptr noundef %14) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_iscatter_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 104
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 96
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @end(ptr noundef %26) #14
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 140
  store i32 1, ptr %27, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_igatherv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %21 = icmp eq i32 %20, 603979776
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq i32 %8, 1140850689
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 67108864
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  %46 = icmp ne ptr %15, null
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %48 = select i1 %46, i32 5, i32 4
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %19, ptr noundef readnone %0, ptr noundef %11, i32 noundef %1, i32 noundef %2, ptr noundef readnone %3, ptr noundef %12, i32 noundef 0, i32 noundef %6, ptr noundef readonly %4, ptr noundef readonly %5, i32 noundef %7, i32 noundef %8, ptr noundef %10, i32 noundef %48, i32 noundef range(i32 0, 2) %47) #14
  %49 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, i32 noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %49
}

define linkonce_odr hidden void @__enzcc_mpi_igatherv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 112
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 96
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 140
  store i32 1, ptr %28, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iscatterv_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %21 = icmp eq i32 %20, 603979776
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq i32 %8, 1140850689
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 67108864
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  %46 = icmp ne ptr %15, null
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %48 = select i1 %46, i32 4, i32 5
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %19, ptr noundef readnone %4, ptr noundef %12, i32 noundef %5, i32 noundef %6, ptr noundef readnone %0, ptr noundef %11, i32 noundef 0, i32 noundef %3, ptr noundef readonly %1, ptr noundef readonly %2, i32 noundef %7, i32 noundef %8, ptr noundef %10, i32 noundef %48, i32 noundef range(i32 0, 2) %47) #14
  %49 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, i32 noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %49
}

define linkonce_odr hidden void @__enzcc_mpi_iscatterv_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 112
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 96
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 140
  store i32 1, ptr %28, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iallgather_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca i32, align 4
  %16 = alloca %struct.Parts, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %21 = icmp eq i32 %20, 603979776
  br i1 %21, label %28, label %22

22:                                               ; preds = %14
  %23 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %14
  %29 = icmp eq i32 %6, 1140850689
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 67108864
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  %46 = icmp ne ptr %13, null
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %48 = icmp eq ptr %10, %3
  %49 = select i1 %48, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !290
  store i32 1, ptr %15, align 4, !noalias !290
  %50 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %15) #13, !noalias !290
  %51 = load i32, ptr %15, align 4, !noalias !290
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !290
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %16, ptr noundef %49, i32 noundef %4, ptr noundef null, ptr noundef null, i32 noundef %5, i32 noundef %51, i32 noundef -1, ptr noundef %8) #14, !noalias !290
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %19, ptr noundef readnone %0, ptr noundef %9, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %16, i32 noundef %6, ptr noundef %8, i32 noundef range(i32 0, 2) %47) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  %52 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, i32 noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %52
}

define linkonce_odr hidden void @__enzcc_mpi_iallgather_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 140
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iallgatherv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store ptr null, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 0, ptr %19, align 4
  %21 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %22 = icmp eq i32 %21, 603979776
  br i1 %22, label %29, label %23

23:                                               ; preds = %15
  %24 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %21, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %25 = load i32, ptr %19, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %18, align 8
  br label %34

29:                                               ; preds = %23, %15
  %30 = icmp eq i32 %7, 1140850689
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store ptr null, ptr %18, align 8
  br label %45

32:                                               ; preds = %29
  %33 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi ptr [ %28, %27 ], [ %33, %32 ]
  store ptr %35, ptr %18, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %45, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 67108864
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 67108864
  br i1 %44, label %45, label %46

45:                                               ; preds = %41, %37, %34, %31
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

46:                                               ; preds = %41
  %47 = icmp ne ptr %14, null
  %48 = zext i1 %47 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %49 = icmp eq ptr %11, %3
  %50 = select i1 %49, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !293
  store i32 1, ptr %16, align 4, !noalias !293
  %51 = call i32 @PMPI_Comm_size(i32 noundef %7, ptr noundef nonnull %16) #13, !noalias !293
  %52 = load i32, ptr %16, align 4, !noalias !293
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !293
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %50, i32 noundef 0, ptr noundef readonly %4, ptr noundef readonly %5, i32 noundef %6, i32 noundef %52, i32 noundef -1, ptr noundef %9) #14, !noalias !293
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %20, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, i32 noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %17, i32 noundef %7, ptr noundef %9, i32 noundef range(i32 0, 2) %48) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %53 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %20, i32 noundef %7, i32 noundef %13, ptr noundef %14) #14
  ret ptr %53
}

define linkonce_odr hidden void @__enzcc_mpi_iallgatherv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 104
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 96
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @end(ptr noundef %26) #14
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 140
  store i32 1, ptr %27, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ialltoall_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %18 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %19 = icmp eq i32 %18, 603979776
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %18, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %22 = load i32, ptr %16, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %15, align 8
  br label %31

26:                                               ; preds = %20, %14
  %27 = icmp eq i32 %6, 1140850689
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  store ptr null, ptr %15, align 8
  br label %42

29:                                               ; preds = %26
  %30 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %31

31:                                               ; preds = %29, %24
  %32 = phi ptr [ %25, %24 ], [ %30, %29 ]
  store ptr %32, ptr %15, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 67108864
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 67108864
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34, %31, %28
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

43:                                               ; preds = %38
  %44 = icmp ne ptr %13, null
  %45 = zext i1 %44 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %17, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %45) #14
  %46 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, i32 noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %46
}

define linkonce_odr hidden void @__enzcc_mpi_ialltoall_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 140
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ialltoallv_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %21 = icmp eq i32 %20, 603979776
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq i32 %8, 1140850689
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 67108864
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  %46 = icmp ne ptr %15, null
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call fastcc void @alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %19, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef %47) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, i32 noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_ialltoallv_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 112
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 96
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 140
  store i32 1, ptr %28, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ialltoallw_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %21 = icmp eq i32 %20, 603979776
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq i32 %8, 1140850689
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 67108864
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  %46 = icmp ne ptr %15, null
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call fastcc void @alltoallw_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %19, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef %47) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, i32 noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_ialltoallw_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 112
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 96
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 140
  store i32 1, ptr %28, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ineighbor_allgather_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %18 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %19 = icmp eq i32 %18, 603979776
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %18, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %22 = load i32, ptr %16, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %15, align 8
  br label %31

26:                                               ; preds = %20, %14
  %27 = icmp eq i32 %6, 1140850689
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  store ptr null, ptr %15, align 8
  br label %42

29:                                               ; preds = %26
  %30 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %31

31:                                               ; preds = %29, %24
  %32 = phi ptr [ %25, %24 ], [ %30, %29 ]
  store ptr %32, ptr %15, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 67108864
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 67108864
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34, %31, %28
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

43:                                               ; preds = %38
  %44 = icmp ne ptr %13, null
  %45 = zext i1 %44 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @neighbor_allgather_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %17, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %45) #14
  %46 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, i32 noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %46
}

define linkonce_odr hidden void @__enzcc_mpi_ineighbor_allgather_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 140
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ineighbor_allgatherv_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %19 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %20 = icmp eq i32 %19, 603979776
  br i1 %20, label %27, label %21

21:                                               ; preds = %15
  %22 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %19, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %23 = load i32, ptr %17, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = load ptr, ptr %16, align 8
  br label %32

27:                                               ; preds = %21, %15
  %28 = icmp eq i32 %7, 1140850689
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  store ptr null, ptr %16, align 8
  br label %43

30:                                               ; preds = %27
  %31 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %26, %25 ], [ %31, %30 ]
  store ptr %33, ptr %16, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %43, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 67108864
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 67108864
  br i1 %42, label %43, label %44

43:                                               ; preds = %39, %35, %32, %29
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

44:                                               ; preds = %39
  %45 = icmp ne ptr %14, null
  %46 = zext i1 %45 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call fastcc void @neighbor_allgatherv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %18, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %10, ptr noundef %11, ptr noundef %9, i32 noundef %46) #14
  %47 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %18, i32 noundef %7, i32 noundef %13, ptr noundef %14) #14
  ret ptr %47
}

define linkonce_odr hidden void @__enzcc_mpi_ineighbor_allgatherv_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 104
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 96
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @end(ptr noundef %26) #14
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 140
  store i32 1, ptr %27, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ineighbor_alltoall_note_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %18 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %19 = icmp eq i32 %18, 603979776
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %18, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %22 = load i32, ptr %16, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %15, align 8
  br label %31

26:                                               ; preds = %20, %14
  %27 = icmp eq i32 %6, 1140850689
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  store ptr null, ptr %15, align 8
  br label %42

29:                                               ; preds = %26
  %30 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %31

31:                                               ; preds = %29, %24
  %32 = phi ptr [ %25, %24 ], [ %30, %29 ]
  store ptr %32, ptr %15, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 67108864
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 67108864
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34, %31, %28
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

43:                                               ; preds = %38
  %44 = icmp ne ptr %13, null
  %45 = zext i1 %44 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @neighbor_alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %17, ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %45) #14
  %46 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, i32 noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %46
}

define linkonce_odr hidden void @__enzcc_mpi_ineighbor_alltoall_adjoint_mpich(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 140
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ineighbor_alltoallv_note_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key_mpich, align 4
  %21 = icmp eq i32 %20, 603979776
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(i32 noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq i32 %8, 1140850689
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(i32 noundef 1140850689) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 67108864
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 67108864
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  %46 = icmp ne ptr %15, null
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call fastcc void @neighbor_alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %19, ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef %47) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, i32 noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_ineighbor_alltoallv_adjoint_mpich(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 112
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 96
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 140
  store i32 1, ptr %28, align 4
  ret void
}

declare i32 @PMPI_Comm_get_attr(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Comm_test_inter(i32 noundef, ptr noundef) #3

declare i32 @PMPI_Comm_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal noundef i32 @not_copied(i32 %0, i32 %1, ptr readnone captures(none) %2, ptr readnone captures(none) %3, ptr readnone captures(none) %4, ptr noundef writeonly captures(none) initializes((0, 4)) %5) #8 {
  store i32 0, ptr %5, align 4
  ret i32 0
}

define internal noundef i32 @freed(i32 %0, i32 %1, ptr noundef readnone captures(address) %2, ptr readnone captures(none) %3) #1 {
  br label %5

5:                                                ; preds = %9, %4
  %6 = phi ptr [ @__enzcc_mpi_privates_mpich, %4 ], [ %7, %9 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %42, label %9

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
  %17 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %13) #13
  br label %18

18:                                               ; preds = %16, %11
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 67108864
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %19) #13
  br label %24

24:                                               ; preds = %22, %18
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 67108864
  br i1 %27, label %30, label %28

28:                                               ; preds = %24
  %29 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %25) #13
  br label %30

30:                                               ; preds = %24, %28
  store i32 67108864, ptr %25, align 8
  store i32 67108864, ptr %13, align 4
  store i32 67108864, ptr %19, align 8
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %32, %34
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  tail call void @free(ptr noundef %32) #13
  %37 = load ptr, ptr %33, align 8
  br label %38

38:                                               ; preds = %36, %30
  %39 = phi ptr [ %37, %36 ], [ %34, %30 ]
  tail call void @free(ptr noundef %39) #13
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %41 = load ptr, ptr %40, align 8
  tail call void @free(ptr noundef %41) #13
  tail call void @free(ptr noundef nonnull %7) #13
  br label %42

42:                                               ; preds = %5, %38
  ret i32 0
}

define internal noundef i32 @finalized(i32 %0, i32 %1, ptr readnone captures(none) %2, ptr readnone captures(none) %3) #1 {
  %5 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %9 = load ptr, ptr %8, align 8
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.16) #15
  unreachable

10:                                               ; preds = %4
  %11 = load ptr, ptr @__enzcc_mpi_pending_mpich, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %22, label %13

13:                                               ; preds = %10, %13
  %14 = phi ptr [ %20, %13 ], [ %11, %10 ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = tail call i32 @PMPI_Wait(ptr noundef nonnull %15, ptr noundef nonnull inttoptr (i64 1 to ptr)) #13
  %17 = load ptr, ptr %14, align 8
  store ptr %17, ptr @__enzcc_mpi_pending_mpich, align 8
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr noundef %19) #13
  tail call void @free(ptr noundef nonnull %14) #13
  %20 = load ptr, ptr @__enzcc_mpi_pending_mpich, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %13

22:                                               ; preds = %13, %10
  %23 = load ptr, ptr @__enzcc_mpi_privates_mpich, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %45, %22
  ret i32 0

26:                                               ; preds = %22, %45
  %27 = phi ptr [ %46, %45 ], [ %23, %22 ]
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 12
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 67108864
  br i1 %30, label %33, label %31

31:                                               ; preds = %26
  %32 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %28) #13
  br label %33

33:                                               ; preds = %31, %26
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 67108864
  br i1 %36, label %39, label %37

37:                                               ; preds = %33
  %38 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %34) #13
  br label %39

39:                                               ; preds = %37, %33
  %40 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 67108864
  br i1 %42, label %45, label %43

43:                                               ; preds = %39
  %44 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %40) #13
  br label %45

45:                                               ; preds = %39, %43
  store i32 67108864, ptr %40, align 8
  store i32 67108864, ptr %28, align 4
  store i32 67108864, ptr %34, align 8
  %46 = load ptr, ptr %27, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %25, label %26
}

declare i32 @PMPI_Comm_set_attr(i32 noundef, i32 noundef, ptr noundef) #3

declare ptr @malloc(i64 noundef) #3

declare i32 @PMPI_Comm_group(i32 noundef, ptr noundef) #3

declare i32 @PMPI_Group_free(ptr noundef) #3

declare i32 @PMPI_Comm_free(ptr noundef) #3

declare i32 @PMPI_Wait(ptr noundef, ptr noundef) #3

declare i32 @PMPI_Test(ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Topo_test(i32 noundef, ptr noundef) #3

declare i32 @PMPI_Dist_graph_neighbors_count(i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Dist_graph_neighbors(i32 noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Cartdim_get(i32 noundef, ptr noundef) #3

declare i32 @PMPI_Cart_shift(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Comm_rank(i32 noundef, ptr noundef) #3

declare i32 @PMPI_Graph_neighbors_count(i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Graph_neighbors(i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare ptr @calloc(i64 noundef, i64 noundef) #3

declare i32 @PMPI_Neighbor_alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Ineighbor_alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Ineighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

declare i32 @PMPI_Abort(i32 noundef, i32 noundef) #3

declare void @abort() #9

declare i32 @PMPI_Get_elements(ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Type_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal noundef i32 @drop_layout(i32 %0, i32 %1, ptr noundef %2, ptr readnone captures(none) %3) #1 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr noundef %11) #13
  tail call void @free(ptr noundef nonnull %2) #13
  br label %12

12:                                               ; preds = %9, %4
  ret i32 0
}

declare i32 @PMPI_Type_get_attr(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

define internal fastcc void @describe(ptr noundef nonnull captures(none) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #1 {
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
  %24 = alloca %struct.Run, align 8
  %25 = alloca %struct.Run, align 8
  %26 = alloca %struct.Run, align 8
  %27 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %3
  %32 = call i32 @PMPI_Type_get_envelope(i32 noundef %1, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22, ptr noundef nonnull %23) #13
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %31, %3
  store i32 1, ptr %28, align 8
  br label %386

35:                                               ; preds = %31
  %36 = load i32, ptr %23, align 4
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %112

38:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #12
  store i64 %2, ptr %24, align 8
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i64 1, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %24, i64 28
  store i32 0, ptr %43, align 4
  br label %47

44:                                               ; preds = %60
  store i32 %62, ptr %40, align 8
  store i32 %61, ptr %41, align 4
  %45 = icmp eq i32 %1, 1275068687
  %46 = zext i1 %45 to i32
  br label %69

47:                                               ; preds = %38, %60
  %48 = phi i64 [ 0, %38 ], [ %64, %60 ]
  %49 = phi i32 [ 0, %38 ], [ %63, %60 ]
  %50 = phi i32 [ 0, %38 ], [ %62, %60 ]
  %51 = phi i32 [ 1, %38 ], [ %61, %60 ]
  %52 = getelementptr inbounds nuw %struct.anon, ptr @NUMBERS, i64 %48
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, %1
  br i1 %54, label %55, label %60

55:                                               ; preds = %47
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %57 = load i32, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %59 = load i32, ptr %58, align 4
  br label %60

60:                                               ; preds = %47, %55
  %61 = phi i32 [ %51, %47 ], [ %59, %55 ]
  %62 = phi i32 [ %50, %47 ], [ %57, %55 ]
  %63 = phi i32 [ %49, %47 ], [ %57, %55 ]
  %64 = add nuw nsw i64 %48, 1
  %65 = icmp eq i64 %64, 14
  br i1 %65, label %44, label %47

66:                                               ; preds = %69
  br i1 %70, label %69, label %67

67:                                               ; preds = %66
  %68 = icmp eq i32 %63, 0
  br i1 %68, label %100, label %90

69:                                               ; preds = %44, %66
  %70 = phi i1 [ true, %44 ], [ false, %66 ]
  %71 = phi i64 [ 0, %44 ], [ 1, %66 ]
  %72 = getelementptr inbounds nuw %struct.anon.0, ptr @PAIRS, i64 %71
  %73 = load i32, ptr %72, align 8
  %74 = icmp eq i32 %73, %1
  br i1 %74, label %75, label %66

75:                                               ; preds = %69
  store i64 %2, ptr %25, align 8
  %76 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 1, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %78 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %79 = load i32, ptr %78, align 4
  store i32 %79, ptr %77, align 8
  %80 = getelementptr inbounds nuw i8, ptr %25, i64 20
  store i32 1, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i32 %79, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %25, i64 28
  store i32 0, ptr %82, align 4
  call fastcc void @append(ptr noundef %0, ptr noundef nonnull byval(%struct.Run) align 8 %25) #14
  %83 = sext i32 %79 to i64
  %84 = add nsw i64 %2, %83
  store i64 %84, ptr %26, align 8
  %85 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i32 0, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %26, i64 20
  store i32 1, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %26, i64 24
  store i32 4, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %26, i64 28
  store i32 0, ptr %89, align 4
  br label %110

90:                                               ; preds = %100, %67
  %91 = phi i32 [ %46, %67 ], [ %107, %100 ]
  %92 = icmp eq i32 %91, 0
  %93 = select i1 %68, i1 %92, i1 false
  %94 = zext i1 %93 to i32
  %95 = load i32, ptr %28, align 8
  %96 = or i32 %95, %94
  store i32 %96, ptr %28, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i64 0, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i64 0, ptr %19, align 8
  %97 = call i32 @PMPI_Type_get_extent(i32 noundef %1, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %98 = load i64, ptr %19, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %99 = trunc i64 %98 to i32
  store i32 %99, ptr %42, align 8
  br label %110

100:                                              ; preds = %67, %100
  %101 = phi i64 [ %108, %100 ], [ 0, %67 ]
  %102 = phi i32 [ %107, %100 ], [ %46, %67 ]
  %103 = getelementptr inbounds nuw i32, ptr @INTEGERS, i64 %101
  %104 = load i32, ptr %103, align 4
  %105 = icmp eq i32 %104, %1
  %106 = zext i1 %105 to i32
  %107 = or i32 %102, %106
  %108 = add nuw nsw i64 %101, 1
  %109 = icmp eq i64 %108, 35
  br i1 %109, label %90, label %100

110:                                              ; preds = %75, %90
  %111 = phi ptr [ %26, %75 ], [ %24, %90 ]
  call fastcc void @append(ptr noundef %0, ptr noundef nonnull byval(%struct.Run) align 8 %111) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  br label %386

112:                                              ; preds = %35
  %113 = load i32, ptr %20, align 4
  %114 = sext i32 %113 to i64
  %115 = add nsw i64 %114, 1
  %116 = call ptr @calloc(i64 noundef %115, i64 noundef 4) #13
  %117 = load i32, ptr %21, align 4
  %118 = sext i32 %117 to i64
  %119 = add nsw i64 %118, 1
  %120 = call ptr @calloc(i64 noundef %119, i64 noundef 8) #13
  %121 = load i32, ptr %22, align 4
  %122 = sext i32 %121 to i64
  %123 = add nsw i64 %122, 1
  %124 = call ptr @calloc(i64 noundef %123, i64 noundef 4) #13
  %125 = icmp ne ptr %116, null
  %126 = icmp ne ptr %120, null
  %127 = select i1 %125, i1 %126, i1 false
  %128 = icmp ne ptr %124, null
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %130, label %136

130:                                              ; preds = %112
  %131 = load i32, ptr %20, align 4
  %132 = load i32, ptr %21, align 4
  %133 = load i32, ptr %22, align 4
  %134 = call i32 @PMPI_Type_get_contents(i32 noundef %1, i32 noundef %131, i32 noundef %132, i32 noundef %133, ptr noundef nonnull %116, ptr noundef nonnull %120, ptr noundef nonnull %124) #13
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %137, label %136

136:                                              ; preds = %112, %130
  store i32 1, ptr %28, align 8
  store i32 0, ptr %22, align 4
  br label %369

137:                                              ; preds = %130
  %138 = load i32, ptr %124, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i64 0, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i64 0, ptr %17, align 8
  %139 = call i32 @PMPI_Type_get_extent(i32 noundef %138, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %140 = load i64, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %141 = load i32, ptr %23, align 4
  switch i32 %141, label %361 [
    i32 2, label %161
    i32 18, label %161
    i32 3, label %163
    i32 4, label %167
    i32 6, label %167
    i32 7, label %158
    i32 9, label %155
    i32 10, label %150
    i32 19, label %145
    i32 12, label %142
    i32 13, label %345
  ]

142:                                              ; preds = %137
  %143 = load i32, ptr %116, align 4
  %144 = icmp sgt i32 %143, 0
  br i1 %144, label %318, label %362

145:                                              ; preds = %137
  %146 = load i32, ptr %116, align 4
  %147 = icmp sgt i32 %146, 0
  br i1 %147, label %148, label %362

148:                                              ; preds = %145
  %149 = getelementptr inbounds nuw i8, ptr %116, i64 4
  br label %293

150:                                              ; preds = %137
  %151 = load i32, ptr %116, align 4
  %152 = icmp sgt i32 %151, 0
  br i1 %152, label %153, label %362

153:                                              ; preds = %150
  %154 = getelementptr inbounds nuw i8, ptr %116, i64 4
  br label %265

155:                                              ; preds = %137
  %156 = load i32, ptr %116, align 4
  %157 = icmp sgt i32 %156, 0
  br i1 %157, label %239, label %362

158:                                              ; preds = %137
  %159 = load i32, ptr %116, align 4
  %160 = icmp sgt i32 %159, 0
  br i1 %160, label %207, label %362

161:                                              ; preds = %137, %137
  %162 = load i32, ptr %124, align 4
  call fastcc void @describe(ptr noundef %0, i32 noundef %162, i64 noundef %2) #14
  br label %362

163:                                              ; preds = %137
  %164 = load i32, ptr %124, align 4
  %165 = load i32, ptr %116, align 4
  %166 = sext i32 %165 to i64
  call fastcc void @repeat(ptr noundef %0, i32 noundef %164, i64 noundef %2, i64 noundef %166) #14
  br label %362

167:                                              ; preds = %137, %137
  %168 = load i32, ptr %116, align 4
  %169 = icmp sgt i32 %168, 0
  br i1 %169, label %170, label %362

170:                                              ; preds = %167
  %171 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %172 = getelementptr inbounds nuw i8, ptr %116, i64 4
  br label %173

173:                                              ; preds = %170, %202
  %174 = phi i64 [ 0, %170 ], [ %203, %202 ]
  %175 = load i32, ptr %124, align 4
  %176 = load i32, ptr %23, align 4
  %177 = icmp eq i32 %176, 4
  br i1 %177, label %178, label %182

178:                                              ; preds = %173
  %179 = load i32, ptr %171, align 4
  %180 = sext i32 %179 to i64
  %181 = mul nsw i64 %140, %180
  br label %184

182:                                              ; preds = %173
  %183 = load i64, ptr %120, align 8
  br label %184

184:                                              ; preds = %182, %178
  %185 = phi i64 [ %181, %178 ], [ %183, %182 ]
  %186 = mul nsw i64 %185, %174
  %187 = add nsw i64 %186, %2
  %188 = load i32, ptr %172, align 4
  %189 = sext i32 %188 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i64 0, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i64 0, ptr %15, align 8
  %190 = call i32 @PMPI_Type_get_extent(i32 noundef %175, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %191 = load i64, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %192 = icmp sgt i32 %188, 0
  br i1 %192, label %193, label %202

193:                                              ; preds = %184, %197
  %194 = phi i64 [ %200, %197 ], [ 0, %184 ]
  %195 = load i32, ptr %28, align 8
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %202

197:                                              ; preds = %193
  %198 = mul nsw i64 %194, %191
  %199 = add nsw i64 %187, %198
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %175, i64 noundef %199) #14
  %200 = add nuw nsw i64 %194, 1
  %201 = icmp eq i64 %200, %189
  br i1 %201, label %202, label %193

202:                                              ; preds = %193, %197, %184
  %203 = add nuw nsw i64 %174, 1
  %204 = load i32, ptr %116, align 4
  %205 = sext i32 %204 to i64
  %206 = icmp slt i64 %203, %205
  br i1 %206, label %173, label %362

207:                                              ; preds = %158, %235
  %208 = phi i64 [ %211, %235 ], [ 0, %158 ]
  %209 = phi i32 [ %236, %235 ], [ %159, %158 ]
  %210 = load i32, ptr %124, align 4
  %211 = add nuw nsw i64 %208, 1
  %212 = trunc nuw nsw i64 %211 to i32
  %213 = add i32 %209, %212
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds i32, ptr %116, i64 %214
  %216 = load i32, ptr %215, align 4
  %217 = sext i32 %216 to i64
  %218 = mul nsw i64 %140, %217
  %219 = add nsw i64 %218, %2
  %220 = getelementptr inbounds nuw i32, ptr %116, i64 %211
  %221 = load i32, ptr %220, align 4
  %222 = sext i32 %221 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i64 0, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i64 0, ptr %13, align 8
  %223 = call i32 @PMPI_Type_get_extent(i32 noundef %210, ptr noundef nonnull %12, ptr noundef nonnull %13) #13
  %224 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %225 = icmp sgt i32 %221, 0
  br i1 %225, label %226, label %235

226:                                              ; preds = %207, %230
  %227 = phi i64 [ %233, %230 ], [ 0, %207 ]
  %228 = load i32, ptr %28, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %235

230:                                              ; preds = %226
  %231 = mul nsw i64 %227, %224
  %232 = add nsw i64 %219, %231
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %210, i64 noundef %232) #14
  %233 = add nuw nsw i64 %227, 1
  %234 = icmp eq i64 %233, %222
  br i1 %234, label %235, label %226

235:                                              ; preds = %226, %230, %207
  %236 = load i32, ptr %116, align 4
  %237 = sext i32 %236 to i64
  %238 = icmp slt i64 %211, %237
  br i1 %238, label %207, label %362

239:                                              ; preds = %155, %261
  %240 = phi i64 [ %245, %261 ], [ 0, %155 ]
  %241 = load i32, ptr %124, align 4
  %242 = getelementptr inbounds nuw i64, ptr %120, i64 %240
  %243 = load i64, ptr %242, align 8
  %244 = add nsw i64 %243, %2
  %245 = add nuw nsw i64 %240, 1
  %246 = getelementptr inbounds nuw i32, ptr %116, i64 %245
  %247 = load i32, ptr %246, align 4
  %248 = sext i32 %247 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i64 0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i64 0, ptr %11, align 8
  %249 = call i32 @PMPI_Type_get_extent(i32 noundef %241, ptr noundef nonnull %10, ptr noundef nonnull %11) #13
  %250 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %251 = icmp sgt i32 %247, 0
  br i1 %251, label %252, label %261

252:                                              ; preds = %239, %256
  %253 = phi i64 [ %259, %256 ], [ 0, %239 ]
  %254 = load i32, ptr %28, align 8
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %256, label %261

256:                                              ; preds = %252
  %257 = mul nsw i64 %253, %250
  %258 = add nsw i64 %244, %257
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %241, i64 noundef %258) #14
  %259 = add nuw nsw i64 %253, 1
  %260 = icmp eq i64 %259, %248
  br i1 %260, label %261, label %252

261:                                              ; preds = %252, %256, %239
  %262 = load i32, ptr %116, align 4
  %263 = sext i32 %262 to i64
  %264 = icmp slt i64 %245, %263
  br i1 %264, label %239, label %362

265:                                              ; preds = %153, %288
  %266 = phi i64 [ 0, %153 ], [ %289, %288 ]
  %267 = load i32, ptr %124, align 4
  %268 = getelementptr inbounds nuw i32, ptr %116, i64 %266
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %270 = load i32, ptr %269, align 4
  %271 = sext i32 %270 to i64
  %272 = mul nsw i64 %140, %271
  %273 = add nsw i64 %272, %2
  %274 = load i32, ptr %154, align 4
  %275 = sext i32 %274 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i64 0, ptr %9, align 8
  %276 = call i32 @PMPI_Type_get_extent(i32 noundef %267, ptr noundef nonnull %8, ptr noundef nonnull %9) #13
  %277 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %278 = icmp sgt i32 %274, 0
  br i1 %278, label %279, label %288

279:                                              ; preds = %265, %283
  %280 = phi i64 [ %286, %283 ], [ 0, %265 ]
  %281 = load i32, ptr %28, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %288

283:                                              ; preds = %279
  %284 = mul nsw i64 %280, %277
  %285 = add nsw i64 %273, %284
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %267, i64 noundef %285) #14
  %286 = add nuw nsw i64 %280, 1
  %287 = icmp eq i64 %286, %275
  br i1 %287, label %288, label %279

288:                                              ; preds = %279, %283, %265
  %289 = add nuw nsw i64 %266, 1
  %290 = load i32, ptr %116, align 4
  %291 = sext i32 %290 to i64
  %292 = icmp slt i64 %289, %291
  br i1 %292, label %265, label %362

293:                                              ; preds = %148, %313
  %294 = phi i64 [ 0, %148 ], [ %314, %313 ]
  %295 = load i32, ptr %124, align 4
  %296 = getelementptr inbounds nuw i64, ptr %120, i64 %294
  %297 = load i64, ptr %296, align 8
  %298 = add nsw i64 %297, %2
  %299 = load i32, ptr %149, align 4
  %300 = sext i32 %299 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i64 0, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store i64 0, ptr %7, align 8
  %301 = call i32 @PMPI_Type_get_extent(i32 noundef %295, ptr noundef nonnull %6, ptr noundef nonnull %7) #13
  %302 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %303 = icmp sgt i32 %299, 0
  br i1 %303, label %304, label %313

304:                                              ; preds = %293, %308
  %305 = phi i64 [ %311, %308 ], [ 0, %293 ]
  %306 = load i32, ptr %28, align 8
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %308, label %313

308:                                              ; preds = %304
  %309 = mul nsw i64 %305, %302
  %310 = add nsw i64 %298, %309
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %295, i64 noundef %310) #14
  %311 = add nuw nsw i64 %305, 1
  %312 = icmp eq i64 %311, %300
  br i1 %312, label %313, label %304

313:                                              ; preds = %304, %308, %293
  %314 = add nuw nsw i64 %294, 1
  %315 = load i32, ptr %116, align 4
  %316 = sext i32 %315 to i64
  %317 = icmp slt i64 %314, %316
  br i1 %317, label %293, label %362

318:                                              ; preds = %142, %341
  %319 = phi i64 [ %325, %341 ], [ 0, %142 ]
  %320 = getelementptr inbounds nuw i32, ptr %124, i64 %319
  %321 = load i32, ptr %320, align 4
  %322 = getelementptr inbounds nuw i64, ptr %120, i64 %319
  %323 = load i64, ptr %322, align 8
  %324 = add nsw i64 %323, %2
  %325 = add nuw nsw i64 %319, 1
  %326 = getelementptr inbounds nuw i32, ptr %116, i64 %325
  %327 = load i32, ptr %326, align 4
  %328 = sext i32 %327 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i64 0, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i64 0, ptr %5, align 8
  %329 = call i32 @PMPI_Type_get_extent(i32 noundef %321, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
  %330 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %331 = icmp sgt i32 %327, 0
  br i1 %331, label %332, label %341

332:                                              ; preds = %318, %336
  %333 = phi i64 [ %339, %336 ], [ 0, %318 ]
  %334 = load i32, ptr %28, align 8
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %341

336:                                              ; preds = %332
  %337 = mul nsw i64 %333, %330
  %338 = add nsw i64 %324, %337
  call fastcc void @describe(ptr noundef nonnull %0, i32 noundef %321, i64 noundef %338) #14
  %339 = add nuw nsw i64 %333, 1
  %340 = icmp eq i64 %339, %328
  br i1 %340, label %341, label %332

341:                                              ; preds = %332, %336, %318
  %342 = load i32, ptr %116, align 4
  %343 = sext i32 %342 to i64
  %344 = icmp slt i64 %325, %343
  br i1 %344, label %318, label %362

345:                                              ; preds = %137
  %346 = load i32, ptr %124, align 4
  %347 = load i32, ptr %116, align 4
  %348 = getelementptr inbounds nuw i8, ptr %116, i64 4
  %349 = sext i32 %347 to i64
  %350 = getelementptr inbounds i32, ptr %348, i64 %349
  %351 = shl nsw i32 %347, 1
  %352 = sext i32 %351 to i64
  %353 = getelementptr inbounds i32, ptr %348, i64 %352
  %354 = mul nsw i32 %347, 3
  %355 = sext i32 %354 to i64
  %356 = getelementptr i32, ptr %116, i64 %355
  %357 = getelementptr i8, ptr %356, i64 4
  %358 = load i32, ptr %357, align 4
  %359 = icmp eq i32 %358, 57
  %360 = zext i1 %359 to i32
  call fastcc void @describe_part(ptr noundef %0, i32 noundef %346, i64 noundef %2, i32 noundef %347, ptr noundef %348, ptr noundef %350, ptr noundef %353, i32 noundef %360) #14
  br label %362

361:                                              ; preds = %137
  store i32 1, ptr %28, align 8
  br label %362

362:                                              ; preds = %341, %313, %288, %261, %235, %202, %142, %145, %150, %155, %158, %167, %161, %163, %345, %361
  %363 = load i32, ptr %22, align 4
  %364 = icmp sgt i32 %363, 0
  br i1 %364, label %365, label %369

365:                                              ; preds = %362
  %366 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %367 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %368 = getelementptr inbounds nuw i8, ptr %27, i64 12
  br label %370

369:                                              ; preds = %381, %136, %362
  call void @free(ptr noundef %116) #13
  call void @free(ptr noundef %120) #13
  call void @free(ptr noundef %124) #13
  br label %386

370:                                              ; preds = %365, %381
  %371 = phi i64 [ 0, %365 ], [ %382, %381 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #12
  %372 = getelementptr inbounds nuw i32, ptr %124, i64 %371
  %373 = load i32, ptr %372, align 4
  %374 = call i32 @PMPI_Type_get_envelope(i32 noundef %373, ptr noundef nonnull %27, ptr noundef nonnull %366, ptr noundef nonnull %367, ptr noundef nonnull %368) #13
  %375 = icmp eq i32 %374, 0
  %376 = load i32, ptr %368, align 4
  %377 = icmp ne i32 %376, 1
  %378 = select i1 %375, i1 %377, i1 false
  br i1 %378, label %379, label %381

379:                                              ; preds = %370
  %380 = call i32 @PMPI_Type_free(ptr noundef nonnull %372) #13
  br label %381

381:                                              ; preds = %379, %370
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #12
  %382 = add nuw nsw i64 %371, 1
  %383 = load i32, ptr %22, align 4
  %384 = sext i32 %383 to i64
  %385 = icmp slt i64 %382, %384
  br i1 %385, label %370, label %369

386:                                              ; preds = %369, %110, %34
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  ret void
}

declare i32 @PMPI_Type_set_attr(i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Type_get_envelope(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal fastcc void @append(ptr noundef nonnull captures(none) %0, ptr noundef readonly byval(%struct.Run) align 8 captures(none) %1) unnamed_addr #1 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr %struct.Run, ptr %8, i64 %4
  %10 = getelementptr i8, ptr %9, i64 -32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %76, label %18

14:                                               ; preds = %2
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %76, label %49

18:                                               ; preds = %6
  %19 = icmp eq ptr %10, null
  br i1 %19, label %49, label %20

20:                                               ; preds = %18
  %21 = getelementptr i8, ptr %9, i64 -16
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %22, %24
  br i1 %25, label %26, label %49

26:                                               ; preds = %20
  %27 = getelementptr i8, ptr %9, i64 -12
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %28, %30
  br i1 %31, label %32, label %49

32:                                               ; preds = %26
  %33 = getelementptr i8, ptr %9, i64 -8
  %34 = load i32, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %34, %36
  br i1 %37, label %38, label %49

38:                                               ; preds = %32
  %39 = load i64, ptr %10, align 8
  %40 = getelementptr i8, ptr %9, i64 -24
  %41 = load i64, ptr %40, align 8
  %42 = sext i32 %34 to i64
  %43 = mul nsw i64 %41, %42
  %44 = add nsw i64 %43, %39
  %45 = load i64, ptr %1, align 8
  %46 = icmp eq i64 %44, %45
  br i1 %46, label %47, label %49

47:                                               ; preds = %38
  %48 = add nsw i64 %41, %12
  store i64 %48, ptr %40, align 8
  br label %76

49:                                               ; preds = %14, %38, %32, %26, %20, %18
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %4, %51
  br i1 %52, label %56, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %55 = load ptr, ptr %54, align 8
  br label %71

56:                                               ; preds = %49
  %57 = shl nsw i64 %4, 1
  %58 = select i1 %5, i64 4, i64 %57
  %59 = tail call ptr @calloc(i64 noundef %58, i64 noundef 32) #13
  %60 = icmp eq ptr %59, null
  br i1 %60, label %61, label %63

61:                                               ; preds = %56
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i32 1, ptr %62, align 8
  br label %76

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %65 = load ptr, ptr %64, align 8
  %66 = load i64, ptr %3, align 8
  %67 = shl i64 %66, 5
  %68 = tail call ptr @memcpy(ptr noundef nonnull %59, ptr noundef %65, i64 noundef %67) #13
  %69 = load ptr, ptr %64, align 8
  tail call void @free(ptr noundef %69) #13
  store ptr %59, ptr %64, align 8
  store i64 %58, ptr %50, align 8
  %70 = load i64, ptr %3, align 8
  br label %71

71:                                               ; preds = %53, %63
  %72 = phi i64 [ %4, %53 ], [ %70, %63 ]
  %73 = phi ptr [ %55, %53 ], [ %59, %63 ]
  %74 = add nsw i64 %72, 1
  store i64 %74, ptr %3, align 8
  %75 = getelementptr inbounds %struct.Run, ptr %73, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %75, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false)
  br label %76

76:                                               ; preds = %61, %14, %6, %71, %47
  ret void
}

declare i32 @PMPI_Type_get_contents(i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal fastcc void @repeat(ptr noundef nonnull captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef range(i64 -2147483648, 2147483648) %3) unnamed_addr #1 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i64 0, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i64 0, ptr %6, align 8
  %7 = call i32 @PMPI_Type_get_extent(i32 noundef %1, ptr noundef nonnull %5, ptr noundef nonnull %6) #13
  %8 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
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
  call fastcc void @describe(ptr noundef %0, i32 noundef %1, i64 noundef %18) #14
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %15, label %11
}

define internal fastcc void @describe_part(ptr noundef nonnull captures(none) %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef nonnull readonly captures(none) %5, ptr noundef nonnull readonly captures(none) %6, i32 noundef range(i32 0, 2) %7) unnamed_addr #1 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i64 0, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i64 0, ptr %10, align 8
  %11 = call i32 @PMPI_Type_get_extent(i32 noundef %1, ptr noundef nonnull %9, ptr noundef nonnull %10) #13
  %12 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
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
  call fastcc void @describe(ptr noundef %0, i32 noundef %1, i64 noundef %2) #14
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
  call fastcc void @describe_part(ptr noundef %0, i32 noundef %1, i64 noundef %56, i32 noundef %14, ptr noundef %35, ptr noundef %36, ptr noundef %37, i32 noundef %7) #14
  %57 = add nuw nsw i32 %48, 1
  %58 = load i32, ptr %28, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %47, label %60

60:                                               ; preds = %51, %47, %24, %23
  ret void
}

declare i32 @PMPI_Type_free(ptr noundef) #3

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #3

declare i32 @PMPI_Type_get_extent(i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Send(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Ssend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Bsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Rsend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

define internal fastcc i64 @envelope_of(i32 noundef %0, i32 noundef range(i32 0, 2) %1, ptr noundef readnone captures(address) %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = icmp eq i32 %1, 0
  %7 = icmp eq i32 %0, 0
  %8 = or i1 %7, %6
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.12) #15
  unreachable

10:                                               ; preds = %5
  br i1 %6, label %11, label %13

11:                                               ; preds = %10
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  br label %76

13:                                               ; preds = %10
  %14 = load ptr, ptr @__enzcc_mpi_awaited_mpich, align 8
  %15 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__enzcc_mpi_last_mpich)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq ptr %14, null
  br i1 %20, label %51, label %21

21:                                               ; preds = %13
  %22 = icmp eq i32 %17, -2
  %23 = icmp eq i32 %19, -1
  br label %24

24:                                               ; preds = %48, %21
  %25 = phi ptr [ %14, %21 ], [ %49, %48 ]
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 96
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %48

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 28
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, %3
  br i1 %32, label %33, label %48

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 68
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, %17
  %37 = icmp eq i32 %35, -2
  %38 = or i1 %22, %37
  %39 = or i1 %36, %38
  br i1 %39, label %40, label %48

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 72
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, %19
  %44 = icmp eq i32 %42, -1
  %45 = or i1 %43, %44
  %46 = or i1 %23, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %40
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.10) #15
  unreachable

48:                                               ; preds = %40, %33, %29, %24
  %49 = load ptr, ptr %25, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %24

51:                                               ; preds = %48, %13
  %52 = load ptr, ptr @__enzcc_mpi_matched_mpich, align 8
  %53 = icmp eq ptr %52, %2
  br i1 %53, label %76, label %54

54:                                               ; preds = %51
  %55 = icmp eq i32 %17, -2
  %56 = icmp eq i32 %19, -1
  br label %57

57:                                               ; preds = %73, %54
  %58 = phi ptr [ %52, %54 ], [ %74, %73 ]
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 12
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, %3
  br i1 %61, label %62, label %73

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, %17
  %66 = or i1 %55, %65
  br i1 %66, label %67, label %73

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, %19
  %71 = or i1 %56, %70
  br i1 %71, label %72, label %73

72:                                               ; preds = %67
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.8) #15
  unreachable

73:                                               ; preds = %67, %62, %57
  %74 = load ptr, ptr %58, align 8
  %75 = icmp eq ptr %74, %2
  br i1 %75, label %76, label %57

76:                                               ; preds = %73, %11, %51
  %77 = phi ptr [ %12, %11 ], [ %15, %51 ], [ %15, %73 ]
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %79 = load i32, ptr %78, align 4
  %80 = zext i32 %79 to i64
  %81 = shl nuw i64 %80, 32
  %82 = getelementptr inbounds nuw i8, ptr %77, i64 12
  %83 = load i32, ptr %82, align 4
  %84 = zext i32 %83 to i64
  %85 = or disjoint i64 %81, %84
  ret i64 %85
}

declare i32 @MPI_Sendrecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Sendrecv_replace(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Issend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Pack(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) #3

declare i32 @MPI_Unpack(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Send_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ssend_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Recv_init(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Barrier(i32 noundef) #3

declare i32 @MPI_Bcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Gather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Scatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Alltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef) #3

declare i32 @MPI_Neighbor_allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Neighbor_allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Neighbor_alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

declare i32 @MPI_Ibarrier(i32 noundef, ptr noundef) #3

declare i32 @MPI_Ibcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ireduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ireduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Iscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Iexscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Igather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Igatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Iscatter(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Iscatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Iallgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Iallgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ialltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ialltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ineighbor_allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ineighbor_allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ineighbor_alltoall(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ineighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

define internal fastcc nonnull ptr @take(i32 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  %7 = tail call ptr @calloc(i64 noundef %6, i64 noundef 8) #13
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.18) #15
  unreachable

17:                                               ; preds = %14
  %18 = trunc i64 %1 to i32
  %19 = tail call i32 @PMPI_Recv(ptr noundef nonnull %7, i32 noundef %18, i32 noundef 1275070475, i32 noundef %2, i32 noundef %3, i32 noundef %0, ptr noundef nonnull inttoptr (i64 1 to ptr)) #13
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.12) #15
  unreachable

22:                                               ; preds = %17, %10
  ret ptr %7
}

declare i32 @PMPI_Recv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

define internal fastcc void @give(i32 noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) unnamed_addr #1 {
  %7 = alloca i32, align 4
  %8 = load ptr, ptr @__enzcc_mpi_pending_mpich, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %25, label %10

10:                                               ; preds = %6, %21
  %11 = phi ptr [ %23, %21 ], [ %8, %6 ]
  %12 = phi ptr [ %22, %21 ], [ @__enzcc_mpi_pending_mpich, %6 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store i32 1, ptr %7, align 4
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %14 = call i32 @PMPI_Test(ptr noundef nonnull %13, ptr noundef nonnull %7, ptr noundef nonnull inttoptr (i64 1 to ptr)) #13
  %15 = load i32, ptr %7, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %10
  %18 = load ptr, ptr %11, align 8
  store ptr %18, ptr %12, align 8
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %20 = load ptr, ptr %19, align 8
  call void @free(ptr noundef %20) #13
  call void @free(ptr noundef nonnull %11) #13
  br label %21

21:                                               ; preds = %17, %10
  %22 = phi ptr [ %12, %17 ], [ %11, %10 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %10

25:                                               ; preds = %21, %6
  %26 = icmp ne i32 %3, -1
  %27 = icmp ne i64 %2, 0
  %28 = and i1 %27, %26
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  call void @free(ptr noundef nonnull %1) #13
  br label %46

30:                                               ; preds = %25
  %31 = call ptr @calloc(i64 noundef 1, i64 noundef 24) #13
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store ptr %1, ptr %35, align 8
  %36 = icmp sgt i64 %2, 2147483647
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.18) #15
  unreachable

38:                                               ; preds = %34
  %39 = trunc i64 %2 to i32
  %40 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %41 = call i32 @PMPI_Isend(ptr noundef nonnull %1, i32 noundef %39, i32 noundef 1275070475, i32 noundef %3, i32 noundef %4, i32 noundef %0, ptr noundef nonnull %40) #13
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %44, label %43

43:                                               ; preds = %38
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

44:                                               ; preds = %38
  %45 = load ptr, ptr @__enzcc_mpi_pending_mpich, align 8
  store ptr %45, ptr %31, align 8
  store ptr %31, ptr @__enzcc_mpi_pending_mpich, align 8
  br label %46

46:                                               ; preds = %44, %29
  ret void
}

declare i32 @PMPI_Isend(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

define internal fastcc i64 @walk(i32 noundef range(i32 0, 5) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4) unnamed_addr #1 {
  %6 = alloca %struct.Run, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 56
  br i1 %13, label %34, label %17

17:                                               ; preds = %5
  %18 = icmp eq ptr %1, null
  %19 = select i1 %18, i32 4, i32 %0
  switch i32 %19, label %28 [
    i32 0, label %20
    i32 1, label %23
    i32 2, label %23
    i32 3, label %26
  ]

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %22 = tail call ptr @memcpy(ptr noundef nonnull %21, ptr noundef %1, i64 noundef %4) #13
  br label %28

23:                                               ; preds = %17, %17
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %25 = tail call ptr @memcpy(ptr noundef %1, ptr noundef nonnull %24, i64 noundef %4) #13
  br label %28

26:                                               ; preds = %17
  %27 = tail call ptr @memset(ptr noundef %1, i32 noundef 0, i64 noundef %4) #13
  br label %28

28:                                               ; preds = %26, %23, %20, %17
  %29 = icmp eq i64 %4, 0
  br i1 %29, label %182, label %30

30:                                               ; preds = %28
  %31 = add nsw i64 %4, 7
  %32 = sdiv i64 %31, 8
  %33 = add nsw i64 %32, 1
  br label %182

34:                                               ; preds = %5
  %35 = icmp ne i32 %0, 4
  %36 = icmp ne ptr %1, null
  %37 = and i1 %35, %36
  %38 = load i64, ptr %14, align 8
  br i1 %37, label %50, label %39

39:                                               ; preds = %34
  %40 = icmp eq i64 %38, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %39
  %42 = sdiv i64 %4, %38
  br label %43

43:                                               ; preds = %39, %41
  %44 = phi i64 [ %42, %41 ], [ 0, %39 ]
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %46, %44
  %48 = mul nsw i64 %44, %38
  %49 = sub nsw i64 %4, %48
  br label %50

50:                                               ; preds = %34, %43
  %51 = phi i64 [ 0, %34 ], [ %47, %43 ]
  %52 = phi i64 [ %4, %34 ], [ %49, %43 ]
  %53 = phi i32 [ %0, %34 ], [ 4, %43 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %54 = load i64, ptr %3, align 8
  store i64 %54, ptr %7, align 8
  store i64 %38, ptr %8, align 8
  %55 = load i64, ptr %15, align 8
  store i64 %55, ptr %9, align 8
  %56 = load ptr, ptr %16, align 8
  store ptr %56, ptr %10, align 8
  %57 = icmp eq i64 %55, 1
  br i1 %57, label %58, label %71

58:                                               ; preds = %50
  %59 = load i64, ptr %56, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %71

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %65 = load i32, ptr %64, align 8
  %66 = sext i32 %65 to i64
  %67 = mul nsw i64 %63, %66
  %68 = icmp eq i64 %67, %54
  br i1 %68, label %69, label %71

69:                                               ; preds = %61
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %56, i64 32, i1 false)
  store i64 %52, ptr %8, align 8
  %70 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %52, ptr %70, align 8
  store ptr %6, ptr %10, align 8
  br label %71

71:                                               ; preds = %69, %61, %58, %50
  %72 = phi ptr [ %8, %69 ], [ %14, %61 ], [ %14, %58 ], [ %14, %50 ]
  %73 = phi ptr [ %9, %69 ], [ %15, %61 ], [ %15, %58 ], [ %15, %50 ]
  %74 = phi ptr [ %10, %69 ], [ %16, %61 ], [ %16, %58 ], [ %16, %50 ]
  %75 = phi ptr [ %7, %69 ], [ %3, %61 ], [ %3, %58 ], [ %3, %50 ]
  %76 = icmp sgt i64 %52, 0
  br i1 %76, label %77, label %89

77:                                               ; preds = %71
  %78 = icmp eq i32 %53, 4
  %79 = icmp eq i32 %53, 3
  br label %80

80:                                               ; preds = %77, %178
  %81 = phi i64 [ %52, %77 ], [ %93, %178 ]
  %82 = phi i64 [ %51, %77 ], [ %92, %178 ]
  %83 = phi ptr [ %1, %77 ], [ %180, %178 ]
  %84 = load i64, ptr %72, align 8
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %89, label %86

86:                                               ; preds = %80
  %87 = load i64, ptr %73, align 8
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %94, label %91

89:                                               ; preds = %80, %178, %71
  %90 = phi i64 [ %51, %71 ], [ %92, %178 ], [ %82, %80 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %182

91:                                               ; preds = %169, %86
  %92 = phi i64 [ %82, %86 ], [ %170, %169 ]
  %93 = phi i64 [ %81, %86 ], [ %106, %169 ]
  br i1 %78, label %178, label %176

94:                                               ; preds = %86, %169
  %95 = phi i64 [ %106, %169 ], [ %81, %86 ]
  %96 = phi i64 [ %170, %169 ], [ %82, %86 ]
  %97 = phi i64 [ %171, %169 ], [ 0, %86 ]
  %98 = load ptr, ptr %74, align 8
  %99 = getelementptr inbounds nuw %struct.Run, ptr %98, i64 %97
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %104 = load i32, ptr %103, align 8
  %105 = call i64 @llvm.smin.i64(i64 %102, i64 %95)
  %106 = sub nsw i64 %95, %105
  %107 = icmp eq i32 %104, 0
  br i1 %107, label %169, label %108

108:                                              ; preds = %94
  %109 = getelementptr inbounds nuw i8, ptr %99, i64 20
  %110 = load i32, ptr %109, align 4
  %111 = sext i32 %110 to i64
  %112 = mul i64 %105, %111
  br i1 %78, label %113, label %115

113:                                              ; preds = %108
  %114 = add nsw i64 %112, %96
  br label %169

115:                                              ; preds = %108
  %116 = getelementptr inbounds i8, ptr %83, i64 %100
  %117 = getelementptr inbounds double, ptr %2, i64 %96
  %118 = add nsw i64 %112, %96
  br i1 %79, label %119, label %123

119:                                              ; preds = %115
  %120 = sext i32 %104 to i64
  %121 = mul nsw i64 %112, %120
  %122 = call ptr @memset(ptr noundef %116, i32 noundef 0, i64 noundef %121) #13
  br label %169

123:                                              ; preds = %115
  %124 = icmp eq i32 %104, 8
  br i1 %124, label %127, label %125

125:                                              ; preds = %123
  %126 = icmp sgt i64 %112, 0
  br i1 %126, label %145, label %169

127:                                              ; preds = %123
  switch i32 %53, label %128 [
    i32 0, label %130
    i32 2, label %133
  ]

128:                                              ; preds = %127
  %129 = icmp sgt i64 %112, 0
  br i1 %129, label %136, label %169

130:                                              ; preds = %127
  %131 = shl i64 %112, 3
  %132 = call ptr @memcpy(ptr noundef %117, ptr noundef %116, i64 noundef %131) #13
  br label %169

133:                                              ; preds = %127
  %134 = shl i64 %112, 3
  %135 = call ptr @memcpy(ptr noundef %116, ptr noundef %117, i64 noundef %134) #13
  br label %169

136:                                              ; preds = %128, %136
  %137 = phi i64 [ %143, %136 ], [ 0, %128 ]
  %138 = getelementptr inbounds nuw double, ptr %117, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw double, ptr %116, i64 %137
  %141 = load double, ptr %140, align 8
  %142 = fadd double %139, %141
  store double %142, ptr %140, align 8
  %143 = add nuw nsw i64 %137, 1
  %144 = icmp eq i64 %143, %112
  br i1 %144, label %169, label %136

145:                                              ; preds = %125, %166
  %146 = phi i64 [ %167, %166 ], [ 0, %125 ]
  switch i32 %53, label %159 [
    i32 0, label %147
    i32 1, label %152
  ]

147:                                              ; preds = %145
  %148 = getelementptr inbounds nuw float, ptr %116, i64 %146
  %149 = load float, ptr %148, align 4
  %150 = fpext float %149 to double
  %151 = getelementptr inbounds nuw double, ptr %117, i64 %146
  store double %150, ptr %151, align 8
  br label %166

152:                                              ; preds = %145
  %153 = getelementptr inbounds nuw float, ptr %116, i64 %146
  %154 = load float, ptr %153, align 4
  %155 = fpext float %154 to double
  %156 = getelementptr inbounds nuw double, ptr %117, i64 %146
  %157 = load double, ptr %156, align 8
  %158 = fadd double %157, %155
  br label %162

159:                                              ; preds = %145
  %160 = getelementptr inbounds nuw double, ptr %117, i64 %146
  %161 = load double, ptr %160, align 8
  br label %162

162:                                              ; preds = %159, %152
  %163 = phi double [ %158, %152 ], [ %161, %159 ]
  %164 = fptrunc double %163 to float
  %165 = getelementptr inbounds nuw float, ptr %116, i64 %146
  store float %164, ptr %165, align 4
  br label %166

166:                                              ; preds = %147, %162
  %167 = add nuw nsw i64 %146, 1
  %168 = icmp eq i64 %167, %112
  br i1 %168, label %169, label %145

169:                                              ; preds = %166, %136, %125, %128, %119, %130, %133, %94, %113
  %170 = phi i64 [ %114, %113 ], [ %96, %94 ], [ %118, %128 ], [ %118, %119 ], [ %118, %133 ], [ %118, %130 ], [ %118, %125 ], [ %118, %136 ], [ %118, %166 ]
  %171 = add nuw nsw i64 %97, 1
  %172 = load i64, ptr %73, align 8
  %173 = icmp slt i64 %171, %172
  %174 = icmp sgt i64 %106, 0
  %175 = select i1 %173, i1 %174, i1 false
  br i1 %175, label %94, label %91

176:                                              ; preds = %91
  %177 = load i64, ptr %75, align 8
  br label %178

178:                                              ; preds = %91, %176
  %179 = phi i64 [ %177, %176 ], [ 0, %91 ]
  %180 = getelementptr inbounds i8, ptr %83, i64 %179
  %181 = icmp sgt i64 %93, 0
  br i1 %181, label %80, label %89

182:                                              ; preds = %30, %28, %89
  %183 = phi i64 [ %90, %89 ], [ %33, %30 ], [ 0, %28 ]
  ret i64 %183
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #3

define internal fastcc void @end(ptr noundef %0) unnamed_addr #1 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %393

9:                                                ; preds = %1
  %10 = load i32, ptr %0, align 8
  %11 = add i32 %10, -13
  %12 = icmp ult i32 %11, 2
  br i1 %12, label %13, label %45

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %15 = load i32, ptr %14, align 8
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %42

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %20

20:                                               ; preds = %37, %17
  %21 = phi i32 [ %15, %17 ], [ %38, %37 ]
  %22 = phi i64 [ 0, %17 ], [ %39, %37 ]
  %23 = load ptr, ptr %18, align 8
  %24 = getelementptr inbounds nuw i32, ptr %23, i64 %22
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %37, label %27

27:                                               ; preds = %20
  %28 = load ptr, ptr %19, align 8
  %29 = getelementptr inbounds nuw i32, ptr %28, i64 %22
  %30 = tail call i32 @PMPI_Wait(ptr noundef %29, ptr noundef nonnull inttoptr (i64 1 to ptr)) #13
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %27
  %33 = load i32, ptr %14, align 8
  br label %37

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %36 = load ptr, ptr %35, align 8
  tail call fastcc void @fail(ptr noundef %36, ptr noundef nonnull @.str.12) #15
  unreachable

37:                                               ; preds = %32, %20
  %38 = phi i32 [ %33, %32 ], [ %21, %20 ]
  %39 = add nuw nsw i64 %22, 1
  %40 = sext i32 %38 to i64
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %20, label %42

42:                                               ; preds = %37, %13
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = load ptr, ptr %43, align 8
  tail call void @free(ptr noundef %44) #13
  br label %56

45:                                               ; preds = %9
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %56, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %51 = tail call i32 @PMPI_Wait(ptr noundef nonnull %50, ptr noundef nonnull inttoptr (i64 1 to ptr)) #13
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %56, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %55 = load ptr, ptr %54, align 8
  tail call fastcc void @fail(ptr noundef %55, ptr noundef nonnull @.str.12) #15
  unreachable

56:                                               ; preds = %49, %45, %42
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %68, label %63

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %65 = tail call i32 @PMPI_Wait(ptr noundef nonnull %64, ptr noundef nonnull inttoptr (i64 1 to ptr)) #13
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  tail call fastcc void @fail(ptr noundef %59, ptr noundef nonnull @.str.12) #15
  unreachable

68:                                               ; preds = %56, %63
  %69 = load i32, ptr %0, align 8
  %70 = icmp eq i32 %69, 15
  br i1 %70, label %78, label %71

71:                                               ; preds = %68
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %73 = load i32, ptr %72, align 8
  %74 = icmp ne i32 %73, 0
  %75 = add i32 %69, -11
  %76 = icmp ult i32 %75, 2
  %77 = and i1 %76, %74
  br i1 %77, label %78, label %215

78:                                               ; preds = %71, %68
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %80 = load i32, ptr %79, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i32 1, ptr %5, align 4
  %81 = call i32 @PMPI_Comm_size(i32 noundef %80, ptr noundef nonnull %5) #13
  %82 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %83 = load i32, ptr %79, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i32 0, ptr %4, align 4
  %84 = call i32 @PMPI_Comm_rank(i32 noundef %83, ptr noundef nonnull %4) #13
  %85 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %87 = load i64, ptr %86, align 8
  %88 = load ptr, ptr %58, align 8
  %89 = call i64 @llvm.smax.i64(i64 %87, i64 1)
  %90 = call ptr @calloc(i64 noundef %89, i64 noundef 8) #13
  %91 = icmp eq ptr %90, null
  br i1 %91, label %101, label %92

92:                                               ; preds = %78
  %93 = icmp sgt i32 %82, 0
  br i1 %93, label %94, label %212

94:                                               ; preds = %92
  %95 = icmp sgt i64 %87, 0
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %99 = sext i32 %85 to i64
  %100 = zext nneg i32 %82 to i64
  br label %102

101:                                              ; preds = %78
  call fastcc void @fail(ptr noundef %88, ptr noundef nonnull @.str.13) #15
  unreachable

102:                                              ; preds = %108, %94
  %103 = phi i64 [ 0, %94 ], [ %109, %108 ]
  br i1 %95, label %104, label %108

104:                                              ; preds = %102
  %105 = icmp sge i64 %103, %99
  %106 = icmp sgt i64 %103, %99
  %107 = mul nuw nsw i64 %103, %87
  br label %111

108:                                              ; preds = %205, %102
  %109 = add nuw nsw i64 %103, 1
  %110 = icmp eq i64 %109, %100
  br i1 %110, label %212, label %102

111:                                              ; preds = %205, %104
  %112 = phi i64 [ 0, %104 ], [ %210, %205 ]
  %113 = load i32, ptr %0, align 8
  switch i32 %113, label %191 [
    i32 15, label %114
    i32 11, label %192
  ]

114:                                              ; preds = %111
  %115 = load i32, ptr %57, align 8
  %116 = icmp eq i32 %115, 1476395012
  br i1 %116, label %128, label %117

117:                                              ; preds = %114
  %118 = load i32, ptr %96, align 8
  %119 = icmp sgt i32 %118, 1
  br i1 %119, label %120, label %152

120:                                              ; preds = %117
  %121 = load ptr, ptr %60, align 8
  %122 = load i64, ptr %97, align 8
  %123 = add i32 %115, -1476395019
  %124 = icmp ult i32 %123, 2
  %125 = add nsw i64 %122, %112
  %126 = zext nneg i32 %118 to i64
  %127 = shl i64 %122, 1
  br label %156

128:                                              ; preds = %114
  %129 = load ptr, ptr %60, align 8
  %130 = load i64, ptr %97, align 8
  %131 = shl nsw i64 %130, 1
  %132 = load i32, ptr %96, align 8
  %133 = getelementptr double, ptr %129, i64 %112
  %134 = icmp sgt i32 %132, 0
  br i1 %134, label %135, label %198

135:                                              ; preds = %128
  %136 = zext nneg i32 %132 to i64
  br label %137

137:                                              ; preds = %145, %135
  %138 = phi i64 [ 0, %135 ], [ %148, %145 ]
  %139 = phi double [ 1.000000e+00, %135 ], [ %147, %145 ]
  %140 = icmp eq i64 %138, %103
  br i1 %140, label %145, label %141

141:                                              ; preds = %137
  %142 = mul nsw i64 %131, %138
  %143 = getelementptr double, ptr %133, i64 %142
  %144 = load double, ptr %143, align 8
  br label %145

145:                                              ; preds = %141, %137
  %146 = phi double [ %144, %141 ], [ 1.000000e+00, %137 ]
  %147 = fmul double %139, %146
  %148 = add nuw nsw i64 %138, 1
  %149 = icmp eq i64 %148, %136
  br i1 %149, label %195, label %137

150:                                              ; preds = %187
  %151 = zext i32 %188 to i64
  br label %152

152:                                              ; preds = %150, %117
  %153 = phi i64 [ 0, %117 ], [ %151, %150 ]
  %154 = icmp eq i64 %103, %153
  %155 = uitofp i1 %154 to double
  br label %195

156:                                              ; preds = %187, %120
  %157 = phi i64 [ 1, %120 ], [ %189, %187 ]
  %158 = phi i32 [ 0, %120 ], [ %188, %187 ]
  %159 = mul i64 %127, %157
  %160 = getelementptr inbounds double, ptr %121, i64 %159
  %161 = shl nuw nsw i32 %158, 1
  %162 = zext nneg i32 %161 to i64
  %163 = mul nsw i64 %122, %162
  %164 = getelementptr inbounds double, ptr %121, i64 %163
  %165 = getelementptr inbounds nuw double, ptr %160, i64 %112
  %166 = load double, ptr %165, align 8
  %167 = getelementptr inbounds nuw double, ptr %164, i64 %112
  %168 = load double, ptr %167, align 8
  %169 = fcmp une double %166, %168
  br i1 %169, label %170, label %174

170:                                              ; preds = %156
  switch i32 %115, label %182 [
    i32 1476395019, label %171
    i32 1476395010, label %171
  ]

171:                                              ; preds = %170, %170
  %172 = fcmp olt double %166, %168
  %173 = freeze i1 %172
  br i1 %173, label %185, label %187

174:                                              ; preds = %156
  br i1 %124, label %175, label %187

175:                                              ; preds = %174
  %176 = getelementptr inbounds double, ptr %160, i64 %125
  %177 = load double, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %164, i64 %125
  %179 = load double, ptr %178, align 8
  %180 = fcmp olt double %177, %179
  %181 = freeze i1 %180
  br i1 %181, label %185, label %187

182:                                              ; preds = %170
  %183 = fcmp ogt double %166, %168
  %184 = freeze i1 %183
  br i1 %184, label %185, label %187

185:                                              ; preds = %182, %175, %171
  %186 = trunc i64 %157 to i32
  br label %187

187:                                              ; preds = %185, %182, %175, %174, %171
  %188 = phi i32 [ %186, %185 ], [ %158, %182 ], [ %158, %171 ], [ %158, %175 ], [ %158, %174 ]
  %189 = add nuw nsw i64 %157, 1
  %190 = icmp eq i64 %189, %126
  br i1 %190, label %150, label %156

191:                                              ; preds = %111
  br label %192

192:                                              ; preds = %191, %111
  %193 = phi i1 [ %106, %191 ], [ %105, %111 ]
  %194 = uitofp i1 %193 to double
  br label %195

195:                                              ; preds = %145, %192, %152
  %196 = phi double [ %194, %192 ], [ %155, %152 ], [ %147, %145 ]
  %197 = fcmp une double %196, 0.000000e+00
  br i1 %197, label %198, label %205

198:                                              ; preds = %195, %128
  %199 = phi double [ %196, %195 ], [ 1.000000e+00, %128 ]
  %200 = load ptr, ptr %98, align 8
  %201 = getelementptr double, ptr %200, i64 %107
  %202 = getelementptr double, ptr %201, i64 %112
  %203 = load double, ptr %202, align 8
  %204 = fmul double %199, %203
  br label %205

205:                                              ; preds = %198, %195
  %206 = phi double [ %204, %198 ], [ 0.000000e+00, %195 ]
  %207 = getelementptr inbounds nuw double, ptr %90, i64 %112
  %208 = load double, ptr %207, align 8
  %209 = fadd double %206, %208
  store double %209, ptr %207, align 8
  %210 = add nuw nsw i64 %112, 1
  %211 = icmp eq i64 %210, %87
  br i1 %211, label %108, label %111

212:                                              ; preds = %108, %92
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %214 = load ptr, ptr %213, align 8
  call void @free(ptr noundef %214) #13
  store ptr %90, ptr %213, align 8
  br label %215

215:                                              ; preds = %71, %212
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %217 = load ptr, ptr %216, align 8
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 8
  %219 = load i32, ptr %218, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %220 = call i32 @PMPI_Comm_rank(i32 noundef %219, ptr noundef nonnull %3) #13
  %221 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %222 = load i32, ptr %0, align 8
  %223 = icmp eq i32 %222, 10
  %224 = icmp eq i32 %221, 0
  %225 = select i1 %223, i1 %224, i1 false
  br i1 %225, label %240, label %226

226:                                              ; preds = %215
  %227 = icmp eq i32 %222, 12
  br i1 %227, label %228, label %247

228:                                              ; preds = %226
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %230 = load i32, ptr %229, align 8
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %247

232:                                              ; preds = %228
  %233 = load ptr, ptr %216, align 8
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %235 = load i32, ptr %234, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 1, ptr %2, align 4
  %236 = call i32 @PMPI_Comm_size(i32 noundef %235, ptr noundef nonnull %2) #13
  %237 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  %238 = add nsw i32 %237, -1
  %239 = icmp eq i32 %221, %238
  br i1 %239, label %240, label %247

240:                                              ; preds = %215, %232
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %242 = load ptr, ptr %241, align 8
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %244 = load i64, ptr %243, align 8
  %245 = shl i64 %244, 3
  %246 = call ptr @memset(ptr noundef %242, i32 noundef 0, i64 noundef %245) #13
  br label %247

247:                                              ; preds = %240, %232, %228, %226
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %249 = load i32, ptr %248, align 4
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %286, label %251

251:                                              ; preds = %247
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %253 = load ptr, ptr %252, align 8
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %255 = load ptr, ptr %254, align 8
  %256 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %257 = load i64, ptr %256, align 8
  %258 = icmp ne ptr %255, null
  %259 = icmp sgt i64 %257, 0
  %260 = and i1 %258, %259
  br i1 %260, label %261, label %273

261:                                              ; preds = %251, %261
  %262 = phi i64 [ %268, %261 ], [ 0, %251 ]
  %263 = getelementptr inbounds nuw double, ptr %255, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = getelementptr inbounds nuw double, ptr %253, i64 %262
  %266 = load double, ptr %265, align 8
  %267 = fmul double %264, %266
  store double %267, ptr %265, align 8
  %268 = add nuw nsw i64 %262, 1
  %269 = icmp eq i64 %268, %257
  br i1 %269, label %270, label %261

270:                                              ; preds = %261
  %271 = load i32, ptr %248, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %286, label %273

273:                                              ; preds = %251, %270
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %277 = zext i32 %221 to i64
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %279

279:                                              ; preds = %273, %367
  %280 = phi i64 [ 0, %273 ], [ %373, %367 ]
  %281 = load ptr, ptr %60, align 8
  %282 = icmp eq ptr %281, null
  br i1 %282, label %286, label %283

283:                                              ; preds = %279
  %284 = load i64, ptr %274, align 8
  %285 = icmp slt i64 %280, %284
  br i1 %285, label %294, label %286

286:                                              ; preds = %283, %367, %279, %247, %270
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %288 = load i32, ptr %287, align 8
  %289 = icmp sgt i32 %288, 0
  br i1 %289, label %290, label %393

290:                                              ; preds = %286
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %376

294:                                              ; preds = %283
  %295 = load i32, ptr %57, align 8
  %296 = icmp eq i32 %295, 1476395012
  br i1 %296, label %307, label %297

297:                                              ; preds = %294
  %298 = load i32, ptr %275, align 8
  %299 = icmp sgt i32 %298, 1
  br i1 %299, label %300, label %328

300:                                              ; preds = %297
  %301 = load i64, ptr %276, align 8
  %302 = add i32 %295, -1476395019
  %303 = icmp ult i32 %302, 2
  %304 = add nsw i64 %301, %280
  %305 = zext nneg i32 %298 to i64
  %306 = shl i64 %301, 1
  br label %332

307:                                              ; preds = %294
  %308 = load i64, ptr %276, align 8
  %309 = shl nsw i64 %308, 1
  %310 = load i32, ptr %275, align 8
  %311 = getelementptr double, ptr %281, i64 %280
  %312 = icmp sgt i32 %310, 0
  br i1 %312, label %313, label %367

313:                                              ; preds = %307
  %314 = zext nneg i32 %310 to i64
  br label %315

315:                                              ; preds = %323, %313
  %316 = phi i64 [ 0, %313 ], [ %326, %323 ]
  %317 = phi double [ 1.000000e+00, %313 ], [ %325, %323 ]
  %318 = icmp eq i64 %316, %277
  br i1 %318, label %323, label %319

319:                                              ; preds = %315
  %320 = mul nsw i64 %309, %316
  %321 = getelementptr double, ptr %311, i64 %320
  %322 = load double, ptr %321, align 8
  br label %323

323:                                              ; preds = %319, %315
  %324 = phi double [ %322, %319 ], [ 1.000000e+00, %315 ]
  %325 = fmul double %317, %324
  %326 = add nuw nsw i64 %316, 1
  %327 = icmp eq i64 %326, %314
  br i1 %327, label %367, label %315

328:                                              ; preds = %363, %297
  %329 = phi i32 [ 0, %297 ], [ %364, %363 ]
  %330 = icmp eq i32 %221, %329
  %331 = uitofp i1 %330 to double
  br label %367

332:                                              ; preds = %363, %300
  %333 = phi i64 [ 1, %300 ], [ %365, %363 ]
  %334 = phi i32 [ 0, %300 ], [ %364, %363 ]
  %335 = mul i64 %306, %333
  %336 = getelementptr inbounds double, ptr %281, i64 %335
  %337 = shl nuw nsw i32 %334, 1
  %338 = zext nneg i32 %337 to i64
  %339 = mul nsw i64 %301, %338
  %340 = getelementptr inbounds double, ptr %281, i64 %339
  %341 = getelementptr inbounds nuw double, ptr %336, i64 %280
  %342 = load double, ptr %341, align 8
  %343 = getelementptr inbounds nuw double, ptr %340, i64 %280
  %344 = load double, ptr %343, align 8
  %345 = fcmp une double %342, %344
  br i1 %345, label %346, label %350

346:                                              ; preds = %332
  switch i32 %295, label %358 [
    i32 1476395019, label %347
    i32 1476395010, label %347
  ]

347:                                              ; preds = %346, %346
  %348 = fcmp olt double %342, %344
  %349 = freeze i1 %348
  br i1 %349, label %361, label %363

350:                                              ; preds = %332
  br i1 %303, label %351, label %363

351:                                              ; preds = %350
  %352 = getelementptr inbounds double, ptr %336, i64 %304
  %353 = load double, ptr %352, align 8
  %354 = getelementptr inbounds double, ptr %340, i64 %304
  %355 = load double, ptr %354, align 8
  %356 = fcmp olt double %353, %355
  %357 = freeze i1 %356
  br i1 %357, label %361, label %363

358:                                              ; preds = %346
  %359 = fcmp ogt double %342, %344
  %360 = freeze i1 %359
  br i1 %360, label %361, label %363

361:                                              ; preds = %358, %351, %347
  %362 = trunc i64 %333 to i32
  br label %363

363:                                              ; preds = %361, %358, %351, %350, %347
  %364 = phi i32 [ %362, %361 ], [ %334, %358 ], [ %334, %347 ], [ %334, %351 ], [ %334, %350 ]
  %365 = add nuw nsw i64 %333, 1
  %366 = icmp eq i64 %365, %305
  br i1 %366, label %328, label %332

367:                                              ; preds = %323, %307, %328
  %368 = phi double [ %331, %328 ], [ 1.000000e+00, %307 ], [ %325, %323 ]
  %369 = load ptr, ptr %278, align 8
  %370 = getelementptr inbounds nuw double, ptr %369, i64 %280
  %371 = load double, ptr %370, align 8
  %372 = fmul double %368, %371
  store double %372, ptr %370, align 8
  %373 = add nuw nsw i64 %280, 1
  %374 = load i32, ptr %248, align 4
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %286, label %279

376:                                              ; preds = %290, %376
  %377 = phi i64 [ 0, %290 ], [ %389, %376 ]
  %378 = load i32, ptr %248, align 4
  %379 = icmp eq i32 %378, 0
  %380 = select i1 %379, ptr @set, ptr @add
  %381 = load ptr, ptr %291, align 8
  %382 = getelementptr inbounds nuw %struct.Part, ptr %381, i64 %377
  %383 = load ptr, ptr %292, align 8
  %384 = load ptr, ptr %293, align 8
  %385 = getelementptr inbounds nuw i32, ptr %384, i64 %377
  %386 = load i32, ptr %385, align 4
  %387 = sext i32 %386 to i64
  %388 = getelementptr inbounds double, ptr %383, i64 %387
  call void %380(ptr noundef byval(%struct.Part) align 8 %382, ptr noundef %388) #13, !callees !322
  %389 = add nuw nsw i64 %377, 1
  %390 = load i32, ptr %287, align 8
  %391 = sext i32 %390 to i64
  %392 = icmp slt i64 %389, %391
  br i1 %392, label %376, label %393

393:                                              ; preds = %376, %286, %1
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %395 = load ptr, ptr %394, align 8
  call void @free(ptr noundef %395) #13
  %396 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %397 = load ptr, ptr %396, align 8
  call void @free(ptr noundef %397) #13
  %398 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %399 = load ptr, ptr %398, align 8
  call void @free(ptr noundef %399) #13
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %401 = load ptr, ptr %400, align 8
  call void @free(ptr noundef %401) #13
  %402 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %403 = load ptr, ptr %402, align 8
  call void @free(ptr noundef %403) #13
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %405 = load ptr, ptr %404, align 8
  call void @free(ptr noundef %405) #13
  %406 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %407 = load ptr, ptr %406, align 8
  call void @free(ptr noundef %407) #13
  %408 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %409 = load ptr, ptr %408, align 8
  call void @free(ptr noundef %409) #13
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %411 = load ptr, ptr %410, align 8
  call void @free(ptr noundef %411) #13
  %412 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %413 = load ptr, ptr %412, align 8
  call void @free(ptr noundef %413) #13
  ret void
}

define internal void @expire(ptr noundef readnone captures(address) %0) #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ @__enzcc_mpi_persistent_mpich, %1 ], [ %4, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = icmp eq ptr %4, %0
  %7 = or i1 %5, %6
  br i1 %7, label %8, label %2

8:                                                ; preds = %2
  br i1 %5, label %19, label %9

9:                                                ; preds = %8
  %10 = load ptr, ptr %4, align 8
  store ptr %10, ptr %3, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %15, %9
  tail call void @free(ptr noundef nonnull %4) #13
  br label %19

15:                                               ; preds = %9, %15
  %16 = phi ptr [ %17, %15 ], [ %12, %9 ]
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @drop(ptr noundef %16) #14
  %18 = icmp eq ptr %17, null
  br i1 %18, label %14, label %15

19:                                               ; preds = %8, %14
  ret void
}

declare i32 @PMPI_Allgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

define internal fastcc void @given(ptr noundef %0, i64 noundef range(i64 -2147483648, 2147483648) %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = alloca i32, align 4
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_given_mpich)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef %9) #13
  store i32 %3, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %10, i8 0, i64 36, i1 false)
  %11 = icmp eq i32 %3, 1476395011
  br i1 %11, label %72, label %12

12:                                               ; preds = %5
  %13 = tail call fastcc ptr @layout_of(i32 noundef %2, ptr noundef %4) #14, !noalias !325
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load i64, ptr %16, align 8, !noalias !325
  %18 = mul nsw i64 %17, %1
  br label %19

19:                                               ; preds = %12, %15
  %20 = phi i64 [ %18, %15 ], [ 0, %12 ]
  switch i32 %3, label %21 [
    i32 1476395020, label %22
    i32 1476395019, label %22
    i32 1476395012, label %22
    i32 1476395010, label %22
    i32 1476395009, label %22
  ]

21:                                               ; preds = %19
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.21) #15
  unreachable

22:                                               ; preds = %19, %19, %19, %19, %19
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %24 = load i64, ptr %23, align 8
  switch i64 %24, label %32 [
    i64 0, label %33
    i64 1, label %25
  ]

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i32 %3, -1476395019
  %29 = icmp ult i32 %28, 2
  %30 = select i1 %29, i64 2, i64 1
  %31 = icmp eq i64 %27, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %25, %22
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.22) #15
  unreachable

33:                                               ; preds = %22, %25
  %34 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %13, i64 noundef %20) #14
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %34, ptr %35, align 8
  %36 = shl nsw i64 %34, 1
  %37 = tail call i64 @llvm.smax.i64(i64 %36, i64 1)
  %38 = tail call ptr @calloc(i64 noundef %37, i64 noundef 8) #13
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %41

40:                                               ; preds = %33
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

41:                                               ; preds = %33
  store ptr %38, ptr %8, align 8
  %42 = icmp eq ptr %0, null
  br i1 %42, label %45, label %43

43:                                               ; preds = %41
  %44 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %0, ptr noundef nonnull %38, ptr noundef nonnull %13, i64 noundef %20) #14
  br label %45

45:                                               ; preds = %41, %43
  %46 = add nsw i32 %3, -1476395019
  %47 = icmp ult i32 %46, 2
  %48 = load i64, ptr %35, align 8
  %49 = icmp sgt i64 %48, 0
  %50 = select i1 %47, i1 %49, i1 false
  br i1 %50, label %51, label %72

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 56
  br label %53

53:                                               ; preds = %51, %53
  %54 = phi i64 [ 0, %51 ], [ %69, %53 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %55 = load i64, ptr %13, align 8
  %56 = mul nsw i64 %55, %54
  %57 = getelementptr inbounds i8, ptr %0, i64 %56
  %58 = load ptr, ptr %52, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 32
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %57, i64 %60
  %62 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %61, i64 noundef 4) #13
  %63 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %64 = sitofp i32 %63 to double
  %65 = load ptr, ptr %8, align 8
  %66 = load i64, ptr %35, align 8
  %67 = getelementptr double, ptr %65, i64 %66
  %68 = getelementptr double, ptr %67, i64 %54
  store double %64, ptr %68, align 8
  %69 = add nuw nsw i64 %54, 1
  %70 = load i64, ptr %35, align 8
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %53, label %72

72:                                               ; preds = %53, %45, %5
  ret void
}

define internal fastcc void @begin_in_order(ptr noundef captures(none) initializes((136, 140)) %0) unnamed_addr #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3 = load ptr, ptr %2, align 8
  tail call fastcc void @begin(ptr noundef %3) #14
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %24, %1
  store ptr null, ptr %5, align 8
  ret void

9:                                                ; preds = %1, %24
  %10 = phi ptr [ %11, %24 ], [ %6, %1 ]
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %15 = load i32, ptr %14, align 8
  %16 = add nsw i32 %15, -1
  store i32 %16, ptr %14, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %9
  %19 = load ptr, ptr %12, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 132
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %18
  tail call fastcc void @begin_in_order(ptr noundef nonnull %19) #14
  br label %24

24:                                               ; preds = %23, %18, %9
  tail call void @free(ptr noundef nonnull %10) #13
  %25 = icmp eq ptr %11, null
  br i1 %25, label %8, label %9
}

define internal fastcc void @begin(ptr noundef %0) unnamed_addr #1 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load i64, ptr %6, align 8
  %8 = tail call i64 @llvm.smax.i64(i64 %5, i64 %7)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %419

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %14 = load ptr, ptr %13, align 8
  %15 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %16 = tail call ptr @calloc(i64 noundef %15, i64 noundef 8) #13
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %19

18:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.13) #15
  unreachable

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr %16, ptr %20, align 8
  %21 = load i32, ptr %0, align 8
  %22 = icmp eq i32 %21, 15
  br i1 %22, label %30, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load i32, ptr %24, align 8
  %26 = icmp ne i32 %25, 0
  %27 = add i32 %21, -11
  %28 = icmp ult i32 %27, 2
  %29 = and i1 %28, %26
  br i1 %29, label %30, label %38

30:                                               ; preds = %23, %19
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load i32, ptr %31, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 1, ptr %2, align 4
  %33 = call i32 @PMPI_Comm_size(i32 noundef %32, ptr noundef nonnull %2) #13
  %34 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %8, %35
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 1)
  br label %38

38:                                               ; preds = %23, %30
  %39 = phi i64 [ %15, %23 ], [ %37, %30 ]
  %40 = load ptr, ptr %13, align 8
  %41 = call ptr @calloc(i64 noundef %39, i64 noundef 8) #13
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %44

43:                                               ; preds = %38
  call fastcc void @fail(ptr noundef %40, ptr noundef nonnull @.str.13) #15
  unreachable

44:                                               ; preds = %38
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr %41, ptr %45, align 8
  %46 = load i32, ptr %3, align 8
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 4
  br label %56

52:                                               ; preds = %88, %44
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %93, label %110

56:                                               ; preds = %48, %88
  %57 = phi i64 [ 0, %48 ], [ %89, %88 ]
  %58 = load ptr, ptr %49, align 8
  %59 = getelementptr inbounds nuw %struct.Part, ptr %58, i64 %57
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %74, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %66 = load ptr, ptr %65, align 8
  %67 = load ptr, ptr %20, align 8
  %68 = load ptr, ptr %50, align 8
  %69 = getelementptr inbounds nuw i32, ptr %68, i64 %57
  %70 = load i32, ptr %69, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %67, i64 %71
  %73 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %60, ptr noundef %72, ptr noundef %66, i64 noundef %64) #14
  br label %74

74:                                               ; preds = %56, %62
  %75 = load i32, ptr %51, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %88, label %77

77:                                               ; preds = %74
  %78 = load ptr, ptr %49, align 8
  %79 = getelementptr inbounds nuw %struct.Part, ptr %78, i64 %57
  %80 = load ptr, ptr %79, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %88, label %82

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %86 = load ptr, ptr %85, align 8
  %87 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %80, ptr noundef null, ptr noundef %86, i64 noundef %84) #14
  br label %88

88:                                               ; preds = %82, %77, %74
  %89 = add nuw nsw i64 %57, 1
  %90 = load i32, ptr %3, align 8
  %91 = sext i32 %90 to i64
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %56, label %52

93:                                               ; preds = %52
  %94 = load ptr, ptr %20, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %96 = load ptr, ptr %95, align 8
  %97 = load i64, ptr %4, align 8
  %98 = icmp ne ptr %96, null
  %99 = icmp sgt i64 %97, 0
  %100 = and i1 %98, %99
  br i1 %100, label %101, label %113

101:                                              ; preds = %93, %101
  %102 = phi i64 [ %108, %101 ], [ 0, %93 ]
  %103 = getelementptr inbounds nuw double, ptr %96, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds nuw double, ptr %94, i64 %102
  %106 = load double, ptr %105, align 8
  %107 = fmul double %104, %106
  store double %107, ptr %105, align 8
  %108 = add nuw nsw i64 %102, 1
  %109 = icmp eq i64 %108, %97
  br i1 %109, label %110, label %101

110:                                              ; preds = %101, %52
  %111 = load i64, ptr %4, align 8
  %112 = load ptr, ptr %20, align 8
  br label %113

113:                                              ; preds = %110, %93
  %114 = phi ptr [ %112, %110 ], [ %94, %93 ]
  %115 = phi i64 [ %111, %110 ], [ %97, %93 ]
  %116 = load ptr, ptr %45, align 8
  %117 = load ptr, ptr %13, align 8
  %118 = icmp sgt i64 %115, 2147483647
  br i1 %118, label %119, label %120

119:                                              ; preds = %113
  call fastcc void @fail(ptr noundef %117, ptr noundef nonnull @.str.18) #15
  unreachable

120:                                              ; preds = %113
  %121 = trunc i64 %115 to i32
  %122 = load i64, ptr %6, align 8
  %123 = icmp sgt i64 %122, 2147483647
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  call fastcc void @fail(ptr noundef %117, ptr noundef nonnull @.str.18) #15
  unreachable

125:                                              ; preds = %120
  %126 = trunc i64 %122 to i32
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %128 = load i32, ptr %127, align 8
  %129 = load i32, ptr %0, align 8
  switch i32 %129, label %419 [
    i32 0, label %130
    i32 1, label %139
    i32 2, label %150
    i32 3, label %164
    i32 4, label %173
    i32 5, label %188
    i32 6, label %203
    i32 7, label %216
    i32 8, label %227
    i32 9, label %244
    i32 10, label %253
    i32 11, label %262
    i32 12, label %271
    i32 15, label %280
    i32 13, label %283
    i32 14, label %283
  ]

130:                                              ; preds = %125
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %132 = load i32, ptr %131, align 8
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %137, label %134

134:                                              ; preds = %130
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %136 = call i32 @PMPI_Ibarrier(i32 noundef %128, ptr noundef nonnull %135) #13
  br label %414

137:                                              ; preds = %130
  %138 = call i32 @PMPI_Barrier(i32 noundef %128) #13
  br label %414

139:                                              ; preds = %125
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %141 = load i32, ptr %140, align 8
  %142 = icmp eq i32 %141, 0
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %144 = load i32, ptr %143, align 4
  br i1 %142, label %148, label %145

145:                                              ; preds = %139
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %147 = call i32 @PMPI_Ireduce(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %144, i32 noundef %128, ptr noundef nonnull %146) #13
  br label %414

148:                                              ; preds = %139
  %149 = call i32 @PMPI_Reduce(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %144, i32 noundef %128) #13
  br label %414

150:                                              ; preds = %125
  %151 = shl i64 %122, 32
  %152 = ashr exact i64 %151, 29
  %153 = call ptr @memcpy(ptr noundef %116, ptr noundef %114, i64 noundef %152) #13
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %155 = load i32, ptr %154, align 8
  %156 = icmp eq i32 %155, 0
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %158 = load i32, ptr %157, align 4
  br i1 %156, label %162, label %159

159:                                              ; preds = %150
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %161 = call i32 @PMPI_Ibcast(ptr noundef %116, i32 noundef %126, i32 noundef 1275070475, i32 noundef %158, i32 noundef %128, ptr noundef nonnull %160) #13
  br label %414

162:                                              ; preds = %150
  %163 = call i32 @PMPI_Bcast(ptr noundef %116, i32 noundef %126, i32 noundef 1275070475, i32 noundef %158, i32 noundef %128) #13
  br label %414

164:                                              ; preds = %125
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %166 = load i32, ptr %165, align 8
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %171, label %168

168:                                              ; preds = %164
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %170 = call i32 @PMPI_Iallreduce(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128, ptr noundef nonnull %169) #13
  br label %414

171:                                              ; preds = %164
  %172 = call i32 @PMPI_Allreduce(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128) #13
  br label %414

173:                                              ; preds = %125
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %175 = load i32, ptr %174, align 8
  %176 = icmp eq i32 %175, 0
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %178 = load ptr, ptr %177, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %180 = load ptr, ptr %179, align 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %182 = load i32, ptr %181, align 4
  br i1 %176, label %186, label %183

183:                                              ; preds = %173
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %185 = call i32 @PMPI_Igatherv(ptr noundef %114, i32 noundef %121, i32 noundef 1275070475, ptr noundef %116, ptr noundef %178, ptr noundef %180, i32 noundef 1275070475, i32 noundef %182, i32 noundef %128, ptr noundef nonnull %184) #13
  br label %414

186:                                              ; preds = %173
  %187 = call i32 @PMPI_Gatherv(ptr noundef %114, i32 noundef %121, i32 noundef 1275070475, ptr noundef %116, ptr noundef %178, ptr noundef %180, i32 noundef 1275070475, i32 noundef %182, i32 noundef %128) #13
  br label %414

188:                                              ; preds = %125
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %190 = load i32, ptr %189, align 8
  %191 = icmp eq i32 %190, 0
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %193 = load ptr, ptr %192, align 8
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %195 = load ptr, ptr %194, align 8
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %197 = load i32, ptr %196, align 4
  br i1 %191, label %201, label %198

198:                                              ; preds = %188
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %200 = call i32 @PMPI_Iscatterv(ptr noundef %114, ptr noundef %193, ptr noundef %195, i32 noundef 1275070475, ptr noundef %116, i32 noundef %126, i32 noundef 1275070475, i32 noundef %197, i32 noundef %128, ptr noundef nonnull %199) #13
  br label %414

201:                                              ; preds = %188
  %202 = call i32 @PMPI_Scatterv(ptr noundef %114, ptr noundef %193, ptr noundef %195, i32 noundef 1275070475, ptr noundef %116, i32 noundef %126, i32 noundef 1275070475, i32 noundef %197, i32 noundef %128) #13
  br label %414

203:                                              ; preds = %125
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %205 = load i32, ptr %204, align 8
  %206 = icmp eq i32 %205, 0
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %210 = load ptr, ptr %209, align 8
  br i1 %206, label %214, label %211

211:                                              ; preds = %203
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %213 = call i32 @PMPI_Iallgatherv(ptr noundef %114, i32 noundef %121, i32 noundef 1275070475, ptr noundef %116, ptr noundef %208, ptr noundef %210, i32 noundef 1275070475, i32 noundef %128, ptr noundef nonnull %212) #13
  br label %414

214:                                              ; preds = %203
  %215 = call i32 @PMPI_Allgatherv(ptr noundef %114, i32 noundef %121, i32 noundef 1275070475, ptr noundef %116, ptr noundef %208, ptr noundef %210, i32 noundef 1275070475, i32 noundef %128) #13
  br label %414

216:                                              ; preds = %125
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %218 = load i32, ptr %217, align 8
  %219 = icmp eq i32 %218, 0
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %221 = load ptr, ptr %220, align 8
  br i1 %219, label %225, label %222

222:                                              ; preds = %216
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %224 = call i32 @PMPI_Ireduce_scatter(ptr noundef %114, ptr noundef %116, ptr noundef %221, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128, ptr noundef nonnull %223) #13
  br label %414

225:                                              ; preds = %216
  %226 = call i32 @PMPI_Reduce_scatter(ptr noundef %114, ptr noundef %116, ptr noundef %221, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128) #13
  br label %414

227:                                              ; preds = %125
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %229 = load i32, ptr %228, align 8
  %230 = icmp eq i32 %229, 0
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %232 = load ptr, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %234 = load ptr, ptr %233, align 8
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %236 = load ptr, ptr %235, align 8
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %238 = load ptr, ptr %237, align 8
  br i1 %230, label %242, label %239

239:                                              ; preds = %227
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %241 = call i32 @PMPI_Ialltoallv(ptr noundef %114, ptr noundef %232, ptr noundef %234, i32 noundef 1275070475, ptr noundef %116, ptr noundef %236, ptr noundef %238, i32 noundef 1275070475, i32 noundef %128, ptr noundef nonnull %240) #13
  br label %414

242:                                              ; preds = %227
  %243 = call i32 @PMPI_Alltoallv(ptr noundef %114, ptr noundef %232, ptr noundef %234, i32 noundef 1275070475, ptr noundef %116, ptr noundef %236, ptr noundef %238, i32 noundef 1275070475, i32 noundef %128) #13
  br label %414

244:                                              ; preds = %125
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %246 = load i32, ptr %245, align 8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %251, label %248

248:                                              ; preds = %244
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %250 = call i32 @PMPI_Iscan(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128, ptr noundef nonnull %249) #13
  br label %414

251:                                              ; preds = %244
  %252 = call i32 @PMPI_Scan(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128) #13
  br label %414

253:                                              ; preds = %125
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %255 = load i32, ptr %254, align 8
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %260, label %257

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %259 = call i32 @PMPI_Iexscan(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128, ptr noundef nonnull %258) #13
  br label %414

260:                                              ; preds = %253
  %261 = call i32 @PMPI_Exscan(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128) #13
  br label %414

262:                                              ; preds = %125
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %264 = load i32, ptr %263, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %269, label %266

266:                                              ; preds = %262
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %268 = call i32 @PMPI_Iallgather(ptr noundef %114, i32 noundef %121, i32 noundef 1275070475, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef %128, ptr noundef nonnull %267) #13
  br label %414

269:                                              ; preds = %262
  %270 = call i32 @PMPI_Scan(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128) #13
  br label %414

271:                                              ; preds = %125
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %273 = load i32, ptr %272, align 8
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %278, label %275

275:                                              ; preds = %271
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %277 = call i32 @PMPI_Iallgather(ptr noundef %114, i32 noundef %121, i32 noundef 1275070475, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef %128, ptr noundef nonnull %276) #13
  br label %414

278:                                              ; preds = %271
  %279 = call i32 @PMPI_Exscan(ptr noundef %114, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef 1476395011, i32 noundef %128) #13
  br label %414

280:                                              ; preds = %125
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %282 = call i32 @PMPI_Iallgather(ptr noundef %114, i32 noundef %121, i32 noundef 1275070475, ptr noundef %116, i32 noundef %121, i32 noundef 1275070475, i32 noundef %128, ptr noundef nonnull %281) #13
  br label %414

283:                                              ; preds = %125, %125
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %285 = load ptr, ptr %284, align 8
  %286 = icmp eq i32 %129, 14
  %287 = getelementptr inbounds nuw i8, ptr %285, i64 56
  %288 = load ptr, ptr %287, align 8
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %290 = load i32, ptr %289, align 8
  %291 = shl nsw i32 %290, 1
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %293 = load i32, ptr %292, align 4
  %294 = add nsw i32 %291, %293
  %295 = getelementptr inbounds nuw i8, ptr %285, i64 28
  %296 = load i32, ptr %295, align 4
  %297 = mul nsw i32 %294, %296
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds i32, ptr %288, i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %285, i64 48
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 40
  %302 = select i1 %286, ptr %300, ptr %301
  %303 = load ptr, ptr %302, align 8
  %304 = select i1 %286, ptr %301, ptr %300
  %305 = load ptr, ptr %304, align 8
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %307 = load i32, ptr %306, align 8
  %308 = call i32 @llvm.smax.i32(i32 %307, i32 1)
  %309 = zext nneg i32 %308 to i64
  %310 = call ptr @calloc(i64 noundef %309, i64 noundef 4) #13
  %311 = icmp eq ptr %310, null
  br i1 %311, label %312, label %313

312:                                              ; preds = %283
  call fastcc void @fail(ptr noundef %117, ptr noundef nonnull @.str.13) #15
  unreachable

313:                                              ; preds = %283
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr %310, ptr %314, align 8
  %315 = load i32, ptr %306, align 8
  %316 = icmp sgt i32 %315, 0
  br i1 %316, label %317, label %320

317:                                              ; preds = %313
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %326

320:                                              ; preds = %362, %313
  %321 = load i32, ptr %3, align 8
  %322 = icmp sgt i32 %321, 0
  br i1 %322, label %323, label %419

323:                                              ; preds = %320
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %367

326:                                              ; preds = %362, %317
  %327 = phi i32 [ %315, %317 ], [ %363, %362 ]
  %328 = phi i64 [ 0, %317 ], [ %364, %362 ]
  %329 = load ptr, ptr %318, align 8
  %330 = getelementptr inbounds nuw i32, ptr %329, i64 %328
  %331 = load i32, ptr %330, align 4
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %362, label %333

333:                                              ; preds = %326
  %334 = load ptr, ptr %45, align 8
  %335 = load ptr, ptr %319, align 8
  %336 = getelementptr inbounds nuw i32, ptr %335, i64 %328
  %337 = load i32, ptr %336, align 4
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds double, ptr %334, i64 %338
  %340 = getelementptr inbounds nuw i32, ptr %303, i64 %328
  %341 = load i32, ptr %340, align 4
  %342 = trunc nuw nsw i64 %328 to i32
  br i1 %286, label %346, label %343

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i32, ptr %299, i64 %328
  %345 = load i32, ptr %344, align 4
  br label %346

346:                                              ; preds = %343, %333
  %347 = phi i32 [ %345, %343 ], [ %342, %333 ]
  %348 = shl nsw i32 %347, 1
  %349 = load i32, ptr %289, align 8
  %350 = add nsw i32 %348, %349
  %351 = load ptr, ptr %284, align 8
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 16
  %353 = load i32, ptr %352, align 8
  %354 = load ptr, ptr %314, align 8
  %355 = getelementptr inbounds nuw i32, ptr %354, i64 %328
  %356 = call i32 @PMPI_Irecv(ptr noundef %339, i32 noundef %331, i32 noundef 1275070475, i32 noundef %341, i32 noundef %350, i32 noundef %353, ptr noundef %355) #13
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %358, label %360

358:                                              ; preds = %346
  %359 = load i32, ptr %306, align 8
  br label %362

360:                                              ; preds = %346
  %361 = load ptr, ptr %13, align 8
  call fastcc void @fail(ptr noundef %361, ptr noundef nonnull @.str.12) #15
  unreachable

362:                                              ; preds = %358, %326
  %363 = phi i32 [ %359, %358 ], [ %327, %326 ]
  %364 = add nuw nsw i64 %328, 1
  %365 = sext i32 %363 to i64
  %366 = icmp slt i64 %364, %365
  br i1 %366, label %326, label %320

367:                                              ; preds = %404, %323
  %368 = phi i64 [ 0, %323 ], [ %410, %404 ]
  %369 = load ptr, ptr %324, align 8
  %370 = getelementptr inbounds nuw i32, ptr %369, i64 %368
  %371 = load i32, ptr %370, align 4
  %372 = load ptr, ptr %13, align 8
  %373 = call i32 @llvm.smax.i32(i32 %371, i32 1)
  %374 = zext nneg i32 %373 to i64
  %375 = call ptr @calloc(i64 noundef %374, i64 noundef 8) #13
  %376 = icmp eq ptr %375, null
  br i1 %376, label %377, label %378

377:                                              ; preds = %367
  call fastcc void @fail(ptr noundef %372, ptr noundef nonnull @.str.13) #15
  unreachable

378:                                              ; preds = %367
  %379 = load ptr, ptr %20, align 8
  %380 = load ptr, ptr %325, align 8
  %381 = getelementptr inbounds nuw i32, ptr %380, i64 %368
  %382 = load i32, ptr %381, align 4
  %383 = sext i32 %382 to i64
  %384 = getelementptr inbounds double, ptr %379, i64 %383
  %385 = load ptr, ptr %324, align 8
  %386 = getelementptr inbounds nuw i32, ptr %385, i64 %368
  %387 = load i32, ptr %386, align 4
  %388 = sext i32 %387 to i64
  %389 = shl nsw i64 %388, 3
  %390 = call ptr @memcpy(ptr noundef nonnull %375, ptr noundef %384, i64 noundef %389) #13
  %391 = load ptr, ptr %284, align 8
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 16
  %393 = load i32, ptr %392, align 8
  %394 = load ptr, ptr %324, align 8
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %368
  %396 = load i32, ptr %395, align 4
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds nuw i32, ptr %305, i64 %368
  %399 = load i32, ptr %398, align 4
  %400 = trunc nuw nsw i64 %368 to i32
  br i1 %286, label %401, label %404

401:                                              ; preds = %378
  %402 = getelementptr inbounds nuw i32, ptr %299, i64 %368
  %403 = load i32, ptr %402, align 4
  br label %404

404:                                              ; preds = %401, %378
  %405 = phi i32 [ %403, %401 ], [ %400, %378 ]
  %406 = shl nsw i32 %405, 1
  %407 = load i32, ptr %289, align 8
  %408 = add nsw i32 %406, %407
  %409 = load ptr, ptr %13, align 8
  call fastcc void @give(i32 noundef %393, ptr noundef %375, i64 noundef %397, i32 noundef %399, i32 noundef %408, ptr noundef %409) #14
  %410 = add nuw nsw i64 %368, 1
  %411 = load i32, ptr %3, align 8
  %412 = sext i32 %411 to i64
  %413 = icmp slt i64 %410, %412
  br i1 %413, label %367, label %419

414:                                              ; preds = %134, %137, %145, %148, %159, %162, %168, %171, %183, %186, %198, %201, %211, %214, %222, %225, %239, %242, %248, %251, %257, %260, %266, %269, %275, %278, %280
  %415 = phi i32 [ %279, %278 ], [ %277, %275 ], [ %138, %137 ], [ %149, %148 ], [ %163, %162 ], [ %172, %171 ], [ %187, %186 ], [ %202, %201 ], [ %215, %214 ], [ %226, %225 ], [ %243, %242 ], [ %252, %251 ], [ %261, %260 ], [ %270, %269 ], [ %282, %280 ], [ %136, %134 ], [ %147, %145 ], [ %161, %159 ], [ %170, %168 ], [ %185, %183 ], [ %200, %198 ], [ %213, %211 ], [ %224, %222 ], [ %241, %239 ], [ %250, %248 ], [ %259, %257 ], [ %268, %266 ]
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %419, label %417

417:                                              ; preds = %414
  %418 = load ptr, ptr %13, align 8
  call fastcc void @fail(ptr noundef %418, ptr noundef nonnull @.str.12) #15
  unreachable

419:                                              ; preds = %404, %320, %125, %414, %1
  ret void
}

declare i32 @PMPI_Ibarrier(i32 noundef, ptr noundef) #3

declare i32 @PMPI_Barrier(i32 noundef) #3

declare i32 @PMPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Reduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Ibcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Bcast(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Igatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Gatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Iscatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Iallgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Allgatherv(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Ireduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Iscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Scan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Iexscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Exscan(ptr noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) #3

declare i32 @PMPI_Iallgather(ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Irecv(ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

define internal fastcc void @no_parts(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Parts) align 8 captures(none) initializes((0, 8)) %0, i32 noundef %1, ptr noundef %2) unnamed_addr #1 {
  store i32 %1, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %4, align 4
  %5 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %6 = zext nneg i32 %5 to i64
  %7 = tail call ptr @calloc(i64 noundef %6, i64 noundef 24) #13
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %7, ptr %11, align 8
  %12 = tail call ptr @calloc(i64 noundef %6, i64 noundef 4) #13
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %12, ptr %16, align 8
  %17 = tail call ptr @calloc(i64 noundef %6, i64 noundef 4) #13
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %17, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %22, align 8
  ret void
}

define internal fastcc void @one_part(ptr dead_on_unwind noalias nonnull writable sret(%struct.Parts) align 8 captures(none) initializes((0, 8)) %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, ptr noundef %2) unnamed_addr #1 {
  tail call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %0, i32 noundef 1, ptr noundef %2) #14
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %9 = load i32, ptr %8, align 8
  %10 = icmp ne i32 %9, 0
  %11 = icmp ne i64 %7, 0
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.23) #15
  unreachable

14:                                               ; preds = %3
  %15 = load ptr, ptr %1, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  store ptr %15, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr %5, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %7, ptr %19, align 8
  %20 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %5, i64 noundef %7) #14
  %21 = icmp sgt i64 %20, 2147483647
  br i1 %21, label %22, label %23

22:                                               ; preds = %14
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.18) #15
  unreachable

23:                                               ; preds = %14
  %24 = trunc i64 %20 to i32
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load ptr, ptr %25, align 8
  store i32 %24, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 2147483647
  br i1 %29, label %30, label %31

30:                                               ; preds = %23
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.18) #15
  unreachable

31:                                               ; preds = %23
  %32 = trunc i64 %28 to i32
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load ptr, ptr %33, align 8
  store i32 %32, ptr %34, align 4
  %35 = load i32, ptr %26, align 4
  %36 = sext i32 %35 to i64
  %37 = add nsw i64 %28, %36
  store i64 %37, ptr %27, align 8
  ret void
}

define internal fastcc void @reduced(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %2, i32 noundef range(i32 1, 11) %3, i32 noundef range(i32 2, 13) %4, i32 noundef range(i32 0, 2) %5, i32 noundef range(i32 0, 2) %6, i32 noundef %7, ptr noundef %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.Parts, align 8
  %13 = alloca %struct.Parts, align 8
  %14 = alloca %struct.Part, align 8
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  call fastcc void @one_part(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %12, ptr noundef nonnull byval(%struct.Part) align 8 %1, ptr noundef %8) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, ptr noundef nonnull align 8 dereferenceable(16) %18, i64 16, i1 false)
  %20 = icmp eq i32 %5, 0
  %21 = select i1 %20, ptr %17, ptr null
  store ptr %21, ptr %14, align 8
  call fastcc void @one_part(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %13, ptr noundef nonnull byval(%struct.Part) align 8 %14, ptr noundef %8) #14
  %22 = icmp eq i32 %6, 0
  %23 = select i1 %22, ptr %12, ptr %13
  %24 = select i1 %22, ptr %13, ptr %12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %23, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %24, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !333
  store ptr null, ptr %10, align 8, !noalias !333
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !333
  store i32 0, ptr %11, align 4, !noalias !333
  %25 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !333
  %26 = icmp eq i32 %25, 603979776
  br i1 %26, label %33, label %27

27:                                               ; preds = %9
  %28 = call i32 @PMPI_Comm_get_attr(i32 noundef %7, i32 noundef %25, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !333
  %29 = load i32, ptr %11, align 4, !noalias !333
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %10, align 8, !noalias !333
  br label %35

33:                                               ; preds = %27, %9
  %34 = call fastcc ptr @make_private(i32 noundef %7) #14, !noalias !333
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi ptr [ %32, %31 ], [ %34, %33 ]
  store ptr %36, ptr %10, align 8, !noalias !333
  %37 = icmp eq ptr %36, null
  br i1 %37, label %46, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %40 = load i32, ptr %39, align 8, !noalias !333
  %41 = icmp eq i32 %40, 67108864
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %44 = load i32, ptr %43, align 8, !noalias !333
  %45 = icmp eq i32 %44, 67108864
  br i1 %45, label %46, label %47

46:                                               ; preds = %42, %38, %35
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15, !noalias !333
  unreachable

47:                                               ; preds = %42
  %48 = select i1 %22, i32 %3, i32 %4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !333
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !333
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %49, ptr noundef nonnull align 8 dereferenceable(40) %15, i64 40, i1 false)
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %50, ptr noundef nonnull align 8 dereferenceable(40) %16, i64 40, i1 false)
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %51, i8 0, i64 40, i1 false)
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  %55 = zext i1 %54 to i32
  store i32 %48, ptr %0, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %6, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %55, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %36, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %40, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %8, ptr %68, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  ret void
}

define internal fastcc void @rooted(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readnone captures(address) %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly captures(address_is_null) %9, ptr noundef readonly captures(address_is_null) %10, i32 noundef %11, i32 noundef %12, ptr noundef %13, i32 noundef range(i32 4, 6) %14, i32 noundef range(i32 0, 2) %15) unnamed_addr #1 {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.Part, align 8
  %22 = alloca %struct.Parts, align 8
  %23 = alloca %struct.Parts, align 8
  %24 = alloca %struct.Parts, align 8
  %25 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %26 = call i32 @PMPI_Comm_rank(i32 noundef %12, ptr noundef nonnull %20) #13
  %27 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  %28 = icmp eq i32 %27, %11
  %29 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %30 = and i1 %29, %28
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  br i1 %30, label %31, label %34

31:                                               ; preds = %16
  call void @llvm.experimental.noalias.scope.decl(metadata !336)
  %32 = call fastcc ptr @layout_of(i32 noundef %8, ptr noundef %13) #14, !noalias !336
  store ptr null, ptr %21, align 8, !alias.scope !336
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %32, ptr %33, align 8, !alias.scope !336
  br label %54

34:                                               ; preds = %16
  call void @llvm.experimental.noalias.scope.decl(metadata !339)
  %35 = icmp eq ptr %2, %1
  %36 = select i1 %35, ptr null, ptr %2
  call void @llvm.experimental.noalias.scope.decl(metadata !342)
  %37 = call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %13) #14, !noalias !345
  store ptr %36, ptr %21, align 8, !alias.scope !345
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %37, ptr %38, align 8, !alias.scope !345
  %39 = icmp sgt i32 %3, 0
  br i1 %39, label %40, label %54

40:                                               ; preds = %34
  %41 = zext nneg i32 %3 to i64
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %43 = load i64, ptr %42, align 8, !noalias !345
  %44 = mul nsw i64 %43, %41
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 %44, ptr %45, align 8, !alias.scope !345
  %46 = icmp eq ptr %1, null
  %47 = icmp ne i64 %43, 0
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %49, label %57

49:                                               ; preds = %40
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %51 = load i64, ptr %50, align 8, !noalias !339
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %49
  call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.20) #15, !noalias !339
  unreachable

54:                                               ; preds = %34, %31
  %55 = phi ptr [ %32, %31 ], [ %37, %34 ]
  %56 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 0, ptr %56, align 8
  br label %57

57:                                               ; preds = %54, %49, %40
  %58 = phi ptr [ %37, %40 ], [ %37, %49 ], [ %55, %54 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  call fastcc void @one_part(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %22, ptr noundef nonnull byval(%struct.Part) align 8 %21, ptr noundef %13) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, i32 noundef 0, ptr noundef %13) #14
  br i1 %28, label %59, label %71

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %61 = load ptr, ptr %60, align 8
  call void @free(ptr noundef %61) #13
  %62 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %63 = load ptr, ptr %62, align 8
  call void @free(ptr noundef %63) #13
  %64 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %65 = load ptr, ptr %64, align 8
  call void @free(ptr noundef %65) #13
  %66 = icmp eq ptr %6, %5
  %67 = select i1 %66, ptr null, ptr %6
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %68 = call i32 @PMPI_Comm_size(i32 noundef %12, ptr noundef nonnull %19) #13
  %69 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %70 = select i1 %29, i32 %11, i32 -1
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %67, i32 noundef %7, ptr noundef %9, ptr noundef %10, i32 noundef %8, i32 noundef %69, i32 noundef %70, ptr noundef %13) #14
  br label %71

71:                                               ; preds = %59, %57
  %72 = icmp eq i32 %14, 5
  %73 = select i1 %72, ptr %23, ptr %22
  %74 = select i1 %72, ptr %22, ptr %23
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %24, ptr noundef nonnull align 8 dereferenceable(40) %73, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %25, ptr noundef nonnull align 8 dereferenceable(40) %74, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12, !noalias !346
  store ptr null, ptr %17, align 8, !noalias !346
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12, !noalias !346
  store i32 0, ptr %18, align 4, !noalias !346
  %75 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !346
  %76 = icmp eq i32 %75, 603979776
  br i1 %76, label %83, label %77

77:                                               ; preds = %71
  %78 = call i32 @PMPI_Comm_get_attr(i32 noundef %12, i32 noundef %75, ptr noundef nonnull %17, ptr noundef nonnull %18) #13, !noalias !346
  %79 = load i32, ptr %18, align 4, !noalias !346
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %83, label %81

81:                                               ; preds = %77
  %82 = load ptr, ptr %17, align 8, !noalias !346
  br label %85

83:                                               ; preds = %77, %71
  %84 = call fastcc ptr @make_private(i32 noundef %12) #14, !noalias !346
  br label %85

85:                                               ; preds = %83, %81
  %86 = phi ptr [ %82, %81 ], [ %84, %83 ]
  store ptr %86, ptr %17, align 8, !noalias !346
  %87 = icmp eq ptr %86, null
  br i1 %87, label %96, label %88

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %90 = load i32, ptr %89, align 8, !noalias !346
  %91 = icmp eq i32 %90, 67108864
  br i1 %91, label %96, label %92

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %94 = load i32, ptr %93, align 8, !noalias !346
  %95 = icmp eq i32 %94, 67108864
  br i1 %95, label %96, label %97

96:                                               ; preds = %92, %88, %85
  call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.3) #15, !noalias !346
  unreachable

97:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12, !noalias !346
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12, !noalias !346
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %98, ptr noundef nonnull align 8 dereferenceable(40) %24, i64 40, i1 false)
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %99, ptr noundef nonnull align 8 dereferenceable(40) %25, i64 40, i1 false)
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %100, i8 0, i64 40, i1 false)
  %101 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, 0
  %104 = zext i1 %103 to i32
  store i32 %14, ptr %0, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %15, ptr %105, align 4
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %104, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %11, ptr %107, align 4
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %86, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %90, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %13, ptr %117, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  ret void
}

define internal fastcc void @parts_of(ptr dead_on_unwind noalias nonnull writable sret(%struct.Parts) align 8 captures(none) initializes((0, 8)) %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef readonly captures(address_is_null) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) unnamed_addr #1 {
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  tail call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %0, i32 noundef %6, ptr noundef %8) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i64 0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i64 0, ptr %11, align 8
  %12 = call i32 @PMPI_Type_get_extent(i32 noundef %5, ptr noundef nonnull %10, ptr noundef nonnull %11) #13
  %13 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %14 = icmp sgt i32 %6, 0
  br i1 %14, label %15, label %30

15:                                               ; preds = %9
  %16 = icmp eq ptr %3, null
  %17 = icmp eq ptr %4, null
  %18 = icmp eq ptr %1, null
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load ptr, ptr %24, align 8
  %26 = load i64, ptr %23, align 8
  %27 = zext i32 %7 to i64
  %28 = zext nneg i32 %6 to i64
  br label %31

29:                                               ; preds = %78
  store i64 %83, ptr %23, align 8
  br label %30

30:                                               ; preds = %29, %9
  ret void

31:                                               ; preds = %15, %78
  %32 = phi i64 [ 0, %15 ], [ %84, %78 ]
  %33 = phi i64 [ %26, %15 ], [ %83, %78 ]
  %34 = phi i64 [ 0, %15 ], [ %47, %78 ]
  br i1 %16, label %38, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i32, ptr %3, i64 %32
  %37 = load i32, ptr %36, align 4
  br label %38

38:                                               ; preds = %31, %35
  %39 = phi i32 [ %37, %35 ], [ %2, %31 ]
  %40 = sext i32 %39 to i64
  br i1 %17, label %45, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i32, ptr %4, i64 %32
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  br label %45

45:                                               ; preds = %38, %41
  %46 = phi i64 [ %44, %41 ], [ %34, %38 ]
  %47 = add nsw i64 %34, %40
  %48 = mul nsw i64 %46, %13
  %49 = getelementptr inbounds i8, ptr %1, i64 %48
  %50 = select i1 %18, ptr null, ptr %49
  %51 = icmp eq i64 %32, %27
  %52 = select i1 %51, i64 0, i64 %40
  %53 = call fastcc ptr @layout_of(i32 noundef %5, ptr noundef %8) #14, !noalias !349
  %54 = icmp sgt i64 %52, 0
  br i1 %54, label %55, label %65

55:                                               ; preds = %45
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %57 = load i64, ptr %56, align 8, !noalias !349
  %58 = mul nsw i64 %57, %52
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 48
  %60 = load i32, ptr %59, align 8
  %61 = icmp ne i32 %60, 0
  %62 = icmp ne i64 %57, 0
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %64, label %65

64:                                               ; preds = %55
  store i64 %33, ptr %23, align 8
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.23) #15
  unreachable

65:                                               ; preds = %45, %55
  %66 = phi i64 [ %58, %55 ], [ 0, %45 ]
  %67 = getelementptr inbounds nuw %struct.Part, ptr %20, i64 %32
  store ptr %50, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store ptr %53, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 16
  store i64 %66, ptr %69, align 8
  %70 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %53, i64 noundef %66) #14
  %71 = icmp sgt i64 %70, 2147483647
  br i1 %71, label %72, label %73

72:                                               ; preds = %65
  store i64 %33, ptr %23, align 8
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.18) #15
  unreachable

73:                                               ; preds = %65
  %74 = trunc i64 %70 to i32
  %75 = getelementptr inbounds nuw i32, ptr %22, i64 %32
  store i32 %74, ptr %75, align 4
  %76 = icmp sgt i64 %33, 2147483647
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store i64 %33, ptr %23, align 8
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.18) #15
  unreachable

78:                                               ; preds = %73
  %79 = trunc i64 %33 to i32
  %80 = getelementptr inbounds nuw i32, ptr %25, i64 %32
  store i32 %79, ptr %80, align 4
  %81 = load i32, ptr %75, align 4
  %82 = sext i32 %81 to i64
  %83 = add nsw i64 %33, %82
  %84 = add nuw nsw i64 %32, 1
  %85 = icmp eq i64 %84, %28
  br i1 %85, label %29, label %31
}

define internal fastcc void @gathered(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef readonly byval(%struct.Parts) align 8 captures(none) %5, i32 noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  %14 = alloca %struct.Parts, align 8
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  %17 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  br i1 %17, label %18, label %25

18:                                               ; preds = %9
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = load ptr, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %21 = call i32 @PMPI_Comm_rank(i32 noundef %6, ptr noundef nonnull %12) #13
  %22 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.Part, ptr %20, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, ptr noundef nonnull align 8 dereferenceable(24) %24, i64 24, i1 false)
  br label %47

25:                                               ; preds = %9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !353)
  %26 = icmp eq ptr %2, %1
  %27 = select i1 %26, ptr null, ptr %2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !356)
  %28 = tail call fastcc ptr @layout_of(i32 noundef %4, ptr noundef %7) #14, !noalias !359
  store ptr %27, ptr %13, align 8, !alias.scope !359
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %28, ptr %29, align 8, !alias.scope !359
  %30 = icmp sgt i32 %3, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %32, align 8, !alias.scope !359
  br label %47

33:                                               ; preds = %25
  %34 = zext nneg i32 %3 to i64
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %36 = load i64, ptr %35, align 8, !noalias !359
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %37, ptr %38, align 8, !alias.scope !359
  %39 = icmp eq ptr %1, null
  %40 = icmp ne i64 %36, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %47

42:                                               ; preds = %33
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %44 = load i64, ptr %43, align 8, !noalias !353
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.20) #15, !noalias !353
  unreachable

47:                                               ; preds = %42, %33, %31, %18
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  call fastcc void @one_part(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %14, ptr noundef nonnull byval(%struct.Part) align 8 %13, ptr noundef %7) #14
  %48 = icmp eq i32 %8, 0
  %49 = select i1 %48, ptr %14, ptr %5
  %50 = select i1 %48, ptr %5, ptr %14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %49, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %50, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !360
  store ptr null, ptr %10, align 8, !noalias !360
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !360
  store i32 0, ptr %11, align 4, !noalias !360
  %51 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !360
  %52 = icmp eq i32 %51, 603979776
  br i1 %52, label %59, label %53

53:                                               ; preds = %47
  %54 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %51, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !360
  %55 = load i32, ptr %11, align 4, !noalias !360
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %53
  %58 = load ptr, ptr %10, align 8, !noalias !360
  br label %61

59:                                               ; preds = %53, %47
  %60 = call fastcc ptr @make_private(i32 noundef %6) #14, !noalias !360
  br label %61

61:                                               ; preds = %59, %57
  %62 = phi ptr [ %58, %57 ], [ %60, %59 ]
  store ptr %62, ptr %10, align 8, !noalias !360
  %63 = icmp eq ptr %62, null
  br i1 %63, label %72, label %64

64:                                               ; preds = %61
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %66 = load i32, ptr %65, align 8, !noalias !360
  %67 = icmp eq i32 %66, 67108864
  br i1 %67, label %72, label %68

68:                                               ; preds = %64
  %69 = getelementptr inbounds nuw i8, ptr %62, i64 16
  %70 = load i32, ptr %69, align 8, !noalias !360
  %71 = icmp eq i32 %70, 67108864
  br i1 %71, label %72, label %73

72:                                               ; preds = %68, %64, %61
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15, !noalias !360
  unreachable

73:                                               ; preds = %68
  %74 = select i1 %48, i32 6, i32 7
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !360
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !360
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %75, ptr noundef nonnull align 8 dereferenceable(40) %15, i64 40, i1 false)
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %76, ptr noundef nonnull align 8 dereferenceable(40) %16, i64 40, i1 false)
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %77, i8 0, i64 40, i1 false)
  %78 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  %85 = zext i1 %84 to i32
  store i32 %74, ptr %0, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %8, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %85, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %62, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %66, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %93, align 4
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %7, ptr %98, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  ret void
}

define internal fastcc void @shared_out(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Part, align 8
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  %19 = icmp eq ptr %4, null
  br i1 %19, label %26, label %20

20:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %21 = call i32 @PMPI_Comm_rank(i32 noundef %6, ptr noundef nonnull %13) #13
  %22 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %4, i64 %23
  %25 = load i32, ptr %24, align 4
  br label %26

26:                                               ; preds = %9, %20
  %27 = phi i32 [ %25, %20 ], [ %3, %9 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !363)
  %28 = call fastcc ptr @layout_of(i32 noundef %5, ptr noundef %7) #14, !noalias !363
  store ptr %2, ptr %14, align 8, !alias.scope !363
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %28, ptr %29, align 8, !alias.scope !363
  %30 = icmp sgt i32 %27, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %26
  %32 = zext nneg i32 %27 to i64
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %34 = load i64, ptr %33, align 8, !noalias !363
  %35 = mul nsw i64 %34, %32
  br label %36

36:                                               ; preds = %26, %31
  %37 = phi i64 [ %35, %31 ], [ 0, %26 ]
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %37, ptr %38, align 8, !alias.scope !363
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 1, ptr %12, align 4
  %39 = call i32 @PMPI_Comm_size(i32 noundef %6, ptr noundef nonnull %12) #13
  %40 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %1, i32 noundef %3, ptr noundef %4, ptr noundef null, i32 noundef %5, i32 noundef %40, i32 noundef -1, ptr noundef %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  call fastcc void @one_part(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %16, ptr noundef nonnull byval(%struct.Part) align 8 %14, ptr noundef %7) #14
  %41 = icmp eq i32 %8, 0
  %42 = select i1 %41, ptr %15, ptr %16
  %43 = select i1 %41, ptr %16, ptr %15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %42, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %18, ptr noundef nonnull align 8 dereferenceable(40) %43, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !366
  store ptr null, ptr %10, align 8, !noalias !366
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !366
  store i32 0, ptr %11, align 4, !noalias !366
  %44 = load i32, ptr @__enzcc_mpi_key_mpich, align 4, !noalias !366
  %45 = icmp eq i32 %44, 603979776
  br i1 %45, label %52, label %46

46:                                               ; preds = %36
  %47 = call i32 @PMPI_Comm_get_attr(i32 noundef %6, i32 noundef %44, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !366
  %48 = load i32, ptr %11, align 4, !noalias !366
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %10, align 8, !noalias !366
  br label %54

52:                                               ; preds = %46, %36
  %53 = call fastcc ptr @make_private(i32 noundef %6) #14, !noalias !366
  br label %54

54:                                               ; preds = %52, %50
  %55 = phi ptr [ %51, %50 ], [ %53, %52 ]
  store ptr %55, ptr %10, align 8, !noalias !366
  %56 = icmp eq ptr %55, null
  br i1 %56, label %65, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %59 = load i32, ptr %58, align 8, !noalias !366
  %60 = icmp eq i32 %59, 67108864
  br i1 %60, label %65, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %63 = load i32, ptr %62, align 8, !noalias !366
  %64 = icmp eq i32 %63, 67108864
  br i1 %64, label %65, label %66

65:                                               ; preds = %61, %57, %54
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15, !noalias !366
  unreachable

66:                                               ; preds = %61
  %67 = select i1 %41, i32 7, i32 6
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !366
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !366
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %68, ptr noundef nonnull align 8 dereferenceable(40) %17, i64 40, i1 false)
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull align 8 dereferenceable(40) %18, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 152
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %70, i8 0, i64 40, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %72, 0
  %74 = zext i1 %73 to i32
  store i32 %67, ptr %0, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %8, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %74, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %55, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i32 %59, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 0, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %7, ptr %87, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  ret void
}

define internal fastcc void @edge_parts(ptr dead_on_unwind noalias nonnull writable sret(%struct.Parts) align 8 captures(none) initializes((0, 8)) %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef readonly captures(address_is_null) %4, i32 noundef range(i32 0, 2) %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly captures(none) %8, ptr noundef %9) unnamed_addr #1 {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  tail call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %0, i32 noundef %7, ptr noundef %9) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i64 0, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i64 0, ptr %12, align 8
  %13 = call i32 @PMPI_Type_get_extent(i32 noundef %6, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %14 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %15 = icmp sgt i32 %7, 0
  br i1 %15, label %16, label %32

16:                                               ; preds = %10
  %17 = icmp eq ptr %3, null
  %18 = icmp ne i32 %5, 0
  %19 = icmp eq ptr %4, null
  %20 = icmp eq ptr %1, null
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8
  %28 = load i64, ptr %25, align 8
  %29 = zext nneg i32 %7 to i64
  %30 = or i1 %18, %19
  br label %33

31:                                               ; preds = %83
  store i64 %88, ptr %25, align 8
  br label %32

32:                                               ; preds = %31, %10
  ret void

33:                                               ; preds = %16, %83
  %34 = phi i64 [ 0, %16 ], [ %89, %83 ]
  %35 = phi i64 [ %28, %16 ], [ %88, %83 ]
  %36 = phi i64 [ 0, %16 ], [ %50, %83 ]
  br i1 %17, label %40, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i32, ptr %3, i64 %34
  %39 = load i32, ptr %38, align 4
  br label %40

40:                                               ; preds = %33, %37
  %41 = phi i32 [ %39, %37 ], [ %2, %33 ]
  %42 = sext i32 %41 to i64
  %43 = select i1 %18, i64 0, i64 %36
  br i1 %30, label %48, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i32, ptr %4, i64 %34
  %46 = load i32, ptr %45, align 4
  %47 = sext i32 %46 to i64
  br label %48

48:                                               ; preds = %40, %44
  %49 = phi i64 [ %43, %40 ], [ %47, %44 ]
  %50 = add nsw i64 %36, %42
  %51 = mul nsw i64 %49, %14
  %52 = getelementptr inbounds i8, ptr %1, i64 %51
  %53 = select i1 %20, ptr null, ptr %52
  %54 = getelementptr inbounds nuw i32, ptr %8, i64 %34
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, -1
  %57 = select i1 %56, i64 0, i64 %42
  %58 = call fastcc ptr @layout_of(i32 noundef %6, ptr noundef %9) #14, !noalias !369
  %59 = icmp sgt i64 %57, 0
  br i1 %59, label %60, label %70

60:                                               ; preds = %48
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %62 = load i64, ptr %61, align 8, !noalias !369
  %63 = mul nsw i64 %62, %57
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %65 = load i32, ptr %64, align 8
  %66 = icmp ne i32 %65, 0
  %67 = icmp ne i64 %62, 0
  %68 = select i1 %66, i1 %67, i1 false
  br i1 %68, label %69, label %70

69:                                               ; preds = %60
  store i64 %35, ptr %25, align 8
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.23) #15
  unreachable

70:                                               ; preds = %48, %60
  %71 = phi i64 [ %63, %60 ], [ 0, %48 ]
  %72 = getelementptr inbounds nuw %struct.Part, ptr %22, i64 %34
  store ptr %53, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store ptr %58, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 16
  store i64 %71, ptr %74, align 8
  %75 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %58, i64 noundef %71) #14
  %76 = icmp sgt i64 %75, 2147483647
  br i1 %76, label %77, label %78

77:                                               ; preds = %70
  store i64 %35, ptr %25, align 8
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.18) #15
  unreachable

78:                                               ; preds = %70
  %79 = trunc i64 %75 to i32
  %80 = getelementptr inbounds nuw i32, ptr %24, i64 %34
  store i32 %79, ptr %80, align 4
  %81 = icmp sgt i64 %35, 2147483647
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store i64 %35, ptr %25, align 8
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.18) #15
  unreachable

83:                                               ; preds = %78
  %84 = trunc i64 %35 to i32
  %85 = getelementptr inbounds nuw i32, ptr %27, i64 %34
  store i32 %84, ptr %85, align 4
  %86 = load i32, ptr %80, align 4
  %87 = sext i32 %86 to i64
  %88 = add nsw i64 %35, %87
  %89 = add nuw nsw i64 %34, 1
  %90 = icmp eq i64 %89, %29
  br i1 %90, label %31, label %33
}

declare i32 @PMPI_Comm_size(i32 noundef, ptr noundef) #3

define internal fastcc void @typed_parts(ptr dead_on_unwind noalias nonnull writable sret(%struct.Parts) align 8 captures(none) initializes((0, 8)) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5, ptr noundef %6) unnamed_addr #1 {
  tail call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %0, i32 noundef %5, ptr noundef %6) #14
  %8 = icmp sgt i32 %5, 0
  br i1 %8, label %9, label %21

9:                                                ; preds = %7
  %10 = icmp eq ptr %1, null
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = load i64, ptr %15, align 8
  %19 = zext nneg i32 %5 to i64
  br label %22

20:                                               ; preds = %62
  store i64 %67, ptr %15, align 8
  br label %21

21:                                               ; preds = %20, %7
  ret void

22:                                               ; preds = %9, %62
  %23 = phi i64 [ 0, %9 ], [ %68, %62 ]
  %24 = phi i64 [ %18, %9 ], [ %67, %62 ]
  br i1 %10, label %30, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i32, ptr %3, i64 %23
  %27 = load i32, ptr %26, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %1, i64 %28
  br label %30

30:                                               ; preds = %22, %25
  %31 = phi ptr [ %29, %25 ], [ null, %22 ]
  %32 = getelementptr inbounds nuw i32, ptr %2, i64 %23
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i32, ptr %4, i64 %23
  %35 = load i32, ptr %34, align 4
  %36 = tail call fastcc ptr @layout_of(i32 noundef %35, ptr noundef %6) #14, !noalias !373
  %37 = icmp sgt i32 %33, 0
  br i1 %37, label %38, label %49

38:                                               ; preds = %30
  %39 = zext nneg i32 %33 to i64
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %41 = load i64, ptr %40, align 8, !noalias !373
  %42 = mul nsw i64 %41, %39
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 48
  %44 = load i32, ptr %43, align 8
  %45 = icmp ne i32 %44, 0
  %46 = icmp ne i64 %41, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %49

48:                                               ; preds = %38
  store i64 %24, ptr %15, align 8
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.23) #15
  unreachable

49:                                               ; preds = %30, %38
  %50 = phi i64 [ %42, %38 ], [ 0, %30 ]
  %51 = getelementptr inbounds nuw %struct.Part, ptr %12, i64 %23
  store ptr %31, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  store ptr %36, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 16
  store i64 %50, ptr %53, align 8
  %54 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %36, i64 noundef %50) #14
  %55 = icmp sgt i64 %54, 2147483647
  br i1 %55, label %56, label %57

56:                                               ; preds = %49
  store i64 %24, ptr %15, align 8
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.18) #15
  unreachable

57:                                               ; preds = %49
  %58 = trunc i64 %54 to i32
  %59 = getelementptr inbounds nuw i32, ptr %14, i64 %23
  store i32 %58, ptr %59, align 4
  %60 = icmp sgt i64 %24, 2147483647
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  store i64 %24, ptr %15, align 8
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.18) #15
  unreachable

62:                                               ; preds = %57
  %63 = trunc i64 %24 to i32
  %64 = getelementptr inbounds nuw i32, ptr %17, i64 %23
  store i32 %63, ptr %64, align 4
  %65 = load i32, ptr %59, align 4
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %24, %66
  %68 = add nuw nsw i64 %23, 1
  %69 = icmp eq i64 %68, %19
  br i1 %69, label %20, label %22
}

declare i64 @llvm.smax.i64(i64, i64) #10

declare i32 @llvm.smax.i32(i32, i32) #10

declare i64 @llvm.smin.i64(i64, i64) #10

declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nonlazybind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { cold noinline noreturn nounwind optsize }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #9 = { noreturn nonlazybind }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin nounwind }
attributes #14 = { nobuiltin }
attributes #15 = { cold nobuiltin noreturn }
attributes #16 = { nobuiltin noreturn nounwind }

!4 = !{!5}
!5 = distinct !{!5, !6, !"topology: argument 0"}
!6 = distinct !{!6, !"topology"}
!34 = !{!35}
!35 = distinct !{!35, !36, !"shadow_part: argument 0"}
!36 = distinct !{!36, !"shadow_part"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"part: argument 0"}
!39 = distinct !{!39, !"part"}
!40 = !{!38, !35}
!42 = !{!43}
!43 = distinct !{!43, !44, !"shadow_part: argument 0"}
!44 = distinct !{!44, !"shadow_part"}
!45 = !{!46}
!46 = distinct !{!46, !47, !"part: argument 0"}
!47 = distinct !{!47, !"part"}
!48 = !{!46, !43}
!49 = !{!50}
!50 = distinct !{!50, !51, !"came: argument 0"}
!51 = distinct !{!51, !"came"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"came: argument 0"}
!54 = distinct !{!54, !"came"}
!55 = !{!56}
!56 = distinct !{!56, !57, !"came: argument 0"}
!57 = distinct !{!57, !"came"}
!58 = !{!59}
!59 = distinct !{!59, !60, !"came: argument 0"}
!60 = distinct !{!60, !"came"}
!61 = !{!62}
!62 = distinct !{!62, !63, !"came: argument 0"}
!63 = distinct !{!63, !"came"}
!64 = !{!65}
!65 = distinct !{!65, !66, !"shadow_part: argument 0"}
!66 = distinct !{!66, !"shadow_part"}
!67 = !{!68}
!68 = distinct !{!68, !69, !"part: argument 0"}
!69 = distinct !{!69, !"part"}
!70 = !{!68, !65}
!71 = !{!72}
!72 = distinct !{!72, !73, !"shadow_part: argument 0"}
!73 = distinct !{!73, !"shadow_part"}
!74 = !{!75}
!75 = distinct !{!75, !76, !"part: argument 0"}
!76 = distinct !{!76, !"part"}
!77 = !{!75, !72}
!78 = !{!79}
!79 = distinct !{!79, !80, !"came: argument 0"}
!80 = distinct !{!80, !"came"}
!81 = !{!82}
!82 = distinct !{!82, !83, !"came: argument 0"}
!83 = distinct !{!83, !"came"}
!84 = !{!85}
!85 = distinct !{!85, !86, !"shadow_part: argument 0"}
!86 = distinct !{!86, !"shadow_part"}
!87 = !{!88}
!88 = distinct !{!88, !89, !"part: argument 0"}
!89 = distinct !{!89, !"part"}
!90 = !{!88, !85}
!91 = !{!92}
!92 = distinct !{!92, !93, !"shadow_part: argument 0"}
!93 = distinct !{!93, !"shadow_part"}
!94 = !{!95}
!95 = distinct !{!95, !96, !"part: argument 0"}
!96 = distinct !{!96, !"part"}
!97 = !{!95, !92}
!98 = !{!99}
!99 = distinct !{!99, !100, !"came: argument 0"}
!100 = distinct !{!100, !"came"}
!101 = !{!102, !104}
!102 = distinct !{!102, !103, !"part: argument 0"}
!103 = distinct !{!103, !"part"}
!104 = distinct !{!104, !105, !"shadow_part: argument 0"}
!105 = distinct !{!105, !"shadow_part"}
!106 = !{!104}
!107 = !{!108}
!108 = distinct !{!108, !109, !"shadow_part: argument 0"}
!109 = distinct !{!109, !"shadow_part"}
!110 = !{!111}
!111 = distinct !{!111, !112, !"part: argument 0"}
!112 = distinct !{!112, !"part"}
!113 = !{!111, !108}
!117 = !{!118}
!118 = distinct !{!118, !119, !"shadow_part: argument 0"}
!119 = distinct !{!119, !"shadow_part"}
!120 = !{!121}
!121 = distinct !{!121, !122, !"part: argument 0"}
!122 = distinct !{!122, !"part"}
!123 = !{!121, !118}
!124 = !{!125}
!125 = distinct !{!125, !126, !"shadow_part: argument 0"}
!126 = distinct !{!126, !"shadow_part"}
!127 = !{!128}
!128 = distinct !{!128, !129, !"part: argument 0"}
!129 = distinct !{!129, !"part"}
!130 = !{!128, !125}
!131 = !{!132, !134}
!132 = distinct !{!132, !133, !"part: argument 0"}
!133 = distinct !{!133, !"part"}
!134 = distinct !{!134, !135, !"shadow_part: argument 0"}
!135 = distinct !{!135, !"shadow_part"}
!136 = !{!134}
!142 = !{!143}
!143 = distinct !{!143, !144, !"part: argument 0"}
!144 = distinct !{!144, !"part"}
!147 = !{!148}
!148 = distinct !{!148, !149, !"part: argument 0"}
!149 = distinct !{!149, !"part"}
!152 = !{!153}
!153 = distinct !{!153, !154, !"exchange_of: argument 0"}
!154 = distinct !{!154, !"exchange_of"}
!155 = !{!156}
!156 = distinct !{!156, !157, !"shadow_part: argument 0"}
!157 = distinct !{!157, !"shadow_part"}
!158 = !{!159}
!159 = distinct !{!159, !160, !"part: argument 0"}
!160 = distinct !{!160, !"part"}
!161 = !{!159, !156}
!162 = !{!163}
!163 = distinct !{!163, !164, !"exchange_of: argument 0"}
!164 = distinct !{!164, !"exchange_of"}
!165 = !{!166}
!166 = distinct !{!166, !167, !"part: argument 0"}
!167 = distinct !{!167, !"part"}
!168 = !{!169}
!169 = distinct !{!169, !170, !"shadow_part: argument 0"}
!170 = distinct !{!170, !"shadow_part"}
!171 = !{!172}
!172 = distinct !{!172, !173, !"part: argument 0"}
!173 = distinct !{!173, !"part"}
!174 = !{!172, !169}
!175 = !{!176}
!176 = distinct !{!176, !177, !"shadow_part: argument 0"}
!177 = distinct !{!177, !"shadow_part"}
!178 = !{!179}
!179 = distinct !{!179, !180, !"part: argument 0"}
!180 = distinct !{!180, !"part"}
!181 = !{!179, !176}
!182 = !{!183}
!183 = distinct !{!183, !184, !"shadow_part: argument 0"}
!184 = distinct !{!184, !"shadow_part"}
!185 = !{!186}
!186 = distinct !{!186, !187, !"part: argument 0"}
!187 = distinct !{!187, !"part"}
!188 = !{!186, !183}
!189 = !{!190}
!190 = distinct !{!190, !191, !"shadow_part: argument 0"}
!191 = distinct !{!191, !"shadow_part"}
!192 = !{!193}
!193 = distinct !{!193, !194, !"part: argument 0"}
!194 = distinct !{!194, !"part"}
!195 = !{!193, !190}
!196 = !{!197}
!197 = distinct !{!197, !198, !"shadow_part: argument 0"}
!198 = distinct !{!198, !"shadow_part"}
!199 = !{!200}
!200 = distinct !{!200, !201, !"part: argument 0"}
!201 = distinct !{!201, !"part"}
!202 = !{!200, !197}
!203 = !{!204}
!204 = distinct !{!204, !205, !"shadow_part: argument 0"}
!205 = distinct !{!205, !"shadow_part"}
!206 = !{!207}
!207 = distinct !{!207, !208, !"part: argument 0"}
!208 = distinct !{!208, !"part"}
!209 = !{!207, !204}
!210 = !{!211}
!211 = distinct !{!211, !212, !"shadow_part: argument 0"}
!212 = distinct !{!212, !"shadow_part"}
!213 = !{!214}
!214 = distinct !{!214, !215, !"part: argument 0"}
!215 = distinct !{!215, !"part"}
!216 = !{!214, !211}
!217 = !{!218}
!218 = distinct !{!218, !219, !"shadow_part: argument 0"}
!219 = distinct !{!219, !"shadow_part"}
!220 = !{!221}
!221 = distinct !{!221, !222, !"part: argument 0"}
!222 = distinct !{!222, !"part"}
!223 = !{!221, !218}
!224 = !{!225}
!225 = distinct !{!225, !226, !"allgather_of: argument 0"}
!226 = distinct !{!226, !"allgather_of"}
!227 = !{!228}
!228 = distinct !{!228, !229, !"allgather_of: argument 0"}
!229 = distinct !{!229, !"allgather_of"}
!230 = !{!231, !233}
!231 = distinct !{!231, !232, !"exchange_of: argument 0"}
!232 = distinct !{!232, !"exchange_of"}
!233 = distinct !{!233, !234, !"exchanged: argument 0"}
!234 = distinct !{!234, !"exchanged"}
!235 = !{!236}
!236 = distinct !{!236, !237, !"neighbours: argument 0"}
!237 = distinct !{!237, !"neighbours"}
!238 = !{!239}
!239 = distinct !{!239, !240, !"exchange_of: argument 0"}
!240 = distinct !{!240, !"exchange_of"}
!241 = !{!239, !236}
!242 = !{!243}
!243 = distinct !{!243, !244, !"neighbours: argument 0"}
!244 = distinct !{!244, !"neighbours"}
!245 = !{!246}
!246 = distinct !{!246, !247, !"exchange_of: argument 0"}
!247 = distinct !{!247, !"exchange_of"}
!248 = !{!246, !243}
!249 = !{!250}
!250 = distinct !{!250, !251, !"allgatherv_of: argument 0"}
!251 = distinct !{!251, !"allgatherv_of"}
!252 = !{!253}
!253 = distinct !{!253, !254, !"allgatherv_of: argument 0"}
!254 = distinct !{!254, !"allgatherv_of"}
!255 = !{!256, !258}
!256 = distinct !{!256, !257, !"exchange_of: argument 0"}
!257 = distinct !{!257, !"exchange_of"}
!258 = distinct !{!258, !259, !"exchanged: argument 0"}
!259 = distinct !{!259, !"exchanged"}
!260 = !{!261}
!261 = distinct !{!261, !262, !"exchanged: argument 0"}
!262 = distinct !{!262, !"exchanged"}
!263 = !{!264}
!264 = distinct !{!264, !265, !"exchange_of: argument 0"}
!265 = distinct !{!265, !"exchange_of"}
!266 = !{!264, !261}
!267 = !{!268}
!268 = distinct !{!268, !269, !"neighbours: argument 0"}
!269 = distinct !{!269, !"neighbours"}
!270 = !{!271}
!271 = distinct !{!271, !272, !"exchange_of: argument 0"}
!272 = distinct !{!272, !"exchange_of"}
!273 = !{!271, !268}
!274 = !{!275}
!275 = distinct !{!275, !276, !"neighbours: argument 0"}
!276 = distinct !{!276, !"neighbours"}
!277 = !{!278, !275}
!278 = distinct !{!278, !279, !"exchange_of: argument 0"}
!279 = distinct !{!279, !"exchange_of"}
!284 = !{!285}
!285 = distinct !{!285, !286, !"chosen: argument 0"}
!286 = distinct !{!286, !"chosen"}
!287 = !{!288}
!288 = distinct !{!288, !289, !"chosen: argument 0"}
!289 = distinct !{!289, !"chosen"}
!290 = !{!291}
!291 = distinct !{!291, !292, !"allgather_of: argument 0"}
!292 = distinct !{!292, !"allgather_of"}
!293 = !{!294}
!294 = distinct !{!294, !295, !"allgatherv_of: argument 0"}
!295 = distinct !{!295, !"allgatherv_of"}
!322 = !{ptr @add, ptr @set}
!325 = !{!326}
!326 = distinct !{!326, !327, !"part: argument 0"}
!327 = distinct !{!327, !"part"}
!333 = !{!334}
!334 = distinct !{!334, !335, !"exchange_of: argument 0"}
!335 = distinct !{!335, !"exchange_of"}
!336 = !{!337}
!337 = distinct !{!337, !338, !"part: argument 0"}
!338 = distinct !{!338, !"part"}
!339 = !{!340}
!340 = distinct !{!340, !341, !"shadow_part: argument 0"}
!341 = distinct !{!341, !"shadow_part"}
!342 = !{!343}
!343 = distinct !{!343, !344, !"part: argument 0"}
!344 = distinct !{!344, !"part"}
!345 = !{!343, !340}
!346 = !{!347}
!347 = distinct !{!347, !348, !"exchange_of: argument 0"}
!348 = distinct !{!348, !"exchange_of"}
!349 = !{!350}
!350 = distinct !{!350, !351, !"part: argument 0"}
!351 = distinct !{!351, !"part"}
!353 = !{!354}
!354 = distinct !{!354, !355, !"shadow_part: argument 0"}
!355 = distinct !{!355, !"shadow_part"}
!356 = !{!357}
!357 = distinct !{!357, !358, !"part: argument 0"}
!358 = distinct !{!358, !"part"}
!359 = !{!357, !354}
!360 = !{!361}
!361 = distinct !{!361, !362, !"exchange_of: argument 0"}
!362 = distinct !{!362, !"exchange_of"}
!363 = !{!364}
!364 = distinct !{!364, !365, !"part: argument 0"}
!365 = distinct !{!365, !"part"}
!366 = !{!367}
!367 = distinct !{!367, !368, !"exchange_of: argument 0"}
!368 = distinct !{!368, !"exchange_of"}
!369 = !{!370}
!370 = distinct !{!370, !371, !"part: argument 0"}
!371 = distinct !{!371, !"part"}
!373 = !{!374}
!374 = distinct !{!374, !375, !"part: argument 0"}
!375 = distinct !{!375, !"part"}
