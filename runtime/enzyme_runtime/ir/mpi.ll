; Generated from csrc/mpi.c by csrc/build.py: do not edit. 7822d247dda49173 a2b7e083e79a4710

%struct.Opaque = type opaque
%struct.Matched = type { ptr, ptr, ptr, i32, i32 }
%struct.Status = type { i32, i32, i32, i32, i64 }
%struct.Chosen = type { ptr, ptr, ptr, ptr, i64, i32 }
%struct.anon = type { ptr, i32, i32 }
%struct.Topology = type { i32, i32, i32, ptr, ptr, ptr }
%struct.Run = type { i64, i64, i32, i32, i32 }
%struct.Part = type { ptr, ptr, i64 }
%struct.Exchange = type { i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, %struct.Parts, %struct.Parts, ptr, ptr, ptr, %struct.Chosen, ptr }
%struct.Parts = type { i32, ptr, ptr, ptr, i64 }
%struct.Listed = type { ptr, i32 }
%struct.anon.0 = type { ptr, i32 }

@__enzcc_mpi_layout_key = linkonce_odr hidden global i32 -1, align 4
@__enzcc_mpi_key = linkonce_odr hidden global i32 -1, align 4
@__enzcc_mpi_end = linkonce_odr hidden global i32 -1, align 4
@.str = private unnamed_addr constant [40 x i8] c"a communicator that a function is given\00", align 1
@ompi_mpi_comm_world = external global %struct.Opaque, align 1
@mpi_fortran_in_place_ = extern_weak global i8, align 1
@mpi_fortran_status_ignore_ = extern_weak global i8, align 1
@mpi_fortran_statuses_ignore_ = extern_weak global i8, align 1
@__enzcc_mpi_matched = linkonce_odr hidden global ptr null, align 8
@.str.1 = private unnamed_addr constant [54 x i8] c"no probe that enzcc knows of has matched this message\00", align 1
@__enzcc_mpi_taken = linkonce_odr hidden thread_local global %struct.Matched zeroinitializer, align 8
@ompi_message_null = external global %struct.Opaque, align 1
@__enzcc_mpi_last = linkonce_odr hidden thread_local global %struct.Status zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [10 x i8] c"a receive\00", align 1
@__enzcc_mpi_request = linkonce_odr hidden thread_local global ptr null, align 8
@__enzcc_mpi_done = linkonce_odr hidden thread_local global ptr null, align 8
@ompi_mpi_comm_null = external global %struct.Opaque, align 1
@ompi_mpi_datatype_null = external global %struct.Opaque, align 1
@__enzcc_mpi_told = linkonce_odr hidden thread_local global ptr null, align 8
@__enzcc_mpi_persistent = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_privates = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_pending = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_awaited = linkonce_odr hidden global ptr null, align 8
@__enzcc_mpi_given = linkonce_odr hidden thread_local global %struct.Chosen zeroinitializer, align 8
@ompi_mpi_comm_self = external global %struct.Opaque, align 1
@.str.3 = private unnamed_addr constant [158 x i8] c"there is no communicator for derivatives beside this one: it joins two groups, or was made by a function that enzcc does not know, or where it was not linked\00", align 1
@ompi_mpi_int = external global %struct.Opaque, align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"MPI_Mprobe\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"enzcc: \00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.8 = private unnamed_addr constant [121 x i8] c"a message comes before an earlier one from the same process with the same tag that a probe has matched: receive it first\00", align 1
@ompi_mpi_byte = external global %struct.Opaque, align 1
@.str.9 = private unnamed_addr constant [115 x i8] c"this datatype is not known to hold numbers or integers (bytes, packed data and long double are not differentiated)\00", align 1
@NUMBERS = internal unnamed_addr constant [14 x %struct.anon] [%struct.anon { ptr @ompi_mpi_double, i32 8, i32 1 }, %struct.anon { ptr @ompi_mpi_dblprec, i32 8, i32 1 }, %struct.anon { ptr @ompi_mpi_real8, i32 8, i32 1 }, %struct.anon { ptr @ompi_mpi_float, i32 4, i32 1 }, %struct.anon { ptr @ompi_mpi_real, i32 4, i32 1 }, %struct.anon { ptr @ompi_mpi_real4, i32 4, i32 1 }, %struct.anon { ptr @ompi_mpi_c_double_complex, i32 8, i32 2 }, %struct.anon { ptr @ompi_mpi_cxx_dblcplex, i32 8, i32 2 }, %struct.anon { ptr @ompi_mpi_dblcplex, i32 8, i32 2 }, %struct.anon { ptr @ompi_mpi_complex16, i32 8, i32 2 }, %struct.anon { ptr @ompi_mpi_c_float_complex, i32 4, i32 2 }, %struct.anon { ptr @ompi_mpi_cxx_cplex, i32 4, i32 2 }, %struct.anon { ptr @ompi_mpi_cplex, i32 4, i32 2 }, %struct.anon { ptr @ompi_mpi_complex8, i32 4, i32 2 }], align 16
@INTEGERS = internal unnamed_addr constant [40 x ptr] [ptr @ompi_mpi_char, ptr @ompi_mpi_signed_char, ptr @ompi_mpi_unsigned_char, ptr @ompi_mpi_short, ptr @ompi_mpi_unsigned_short, ptr @ompi_mpi_int, ptr @ompi_mpi_unsigned, ptr @ompi_mpi_long, ptr @ompi_mpi_unsigned_long, ptr @ompi_mpi_long_long_int, ptr @ompi_mpi_unsigned_long_long, ptr @ompi_mpi_wchar, ptr @ompi_mpi_c_bool, ptr @ompi_mpi_cxx_bool, ptr @ompi_mpi_int8_t, ptr @ompi_mpi_int16_t, ptr @ompi_mpi_int32_t, ptr @ompi_mpi_int64_t, ptr @ompi_mpi_uint8_t, ptr @ompi_mpi_uint16_t, ptr @ompi_mpi_uint32_t, ptr @ompi_mpi_uint64_t, ptr @ompi_mpi_aint, ptr @ompi_mpi_offset, ptr @ompi_mpi_count, ptr @ompi_mpi_character, ptr @ompi_mpi_logical, ptr @ompi_mpi_logical1, ptr @ompi_mpi_logical2, ptr @ompi_mpi_logical4, ptr @ompi_mpi_logical8, ptr @ompi_mpi_integer, ptr @ompi_mpi_integer1, ptr @ompi_mpi_integer2, ptr @ompi_mpi_integer4, ptr @ompi_mpi_integer8, ptr @ompi_mpi_2int, ptr @ompi_mpi_long_int, ptr @ompi_mpi_short_int, ptr @ompi_mpi_2integer], align 16
@ompi_mpi_double = external global %struct.Opaque, align 1
@ompi_mpi_dblprec = external global %struct.Opaque, align 1
@ompi_mpi_real8 = external global %struct.Opaque, align 1
@ompi_mpi_float = external global %struct.Opaque, align 1
@ompi_mpi_real = external global %struct.Opaque, align 1
@ompi_mpi_real4 = external global %struct.Opaque, align 1
@ompi_mpi_c_double_complex = external global %struct.Opaque, align 1
@ompi_mpi_cxx_dblcplex = external global %struct.Opaque, align 1
@ompi_mpi_dblcplex = external global %struct.Opaque, align 1
@ompi_mpi_complex16 = external global %struct.Opaque, align 1
@ompi_mpi_c_float_complex = external global %struct.Opaque, align 1
@ompi_mpi_cxx_cplex = external global %struct.Opaque, align 1
@ompi_mpi_cplex = external global %struct.Opaque, align 1
@ompi_mpi_complex8 = external global %struct.Opaque, align 1
@ompi_mpi_double_int = external global %struct.Opaque, align 1
@ompi_mpi_float_int = external global %struct.Opaque, align 1
@PAIRS = internal unnamed_addr constant [2 x { ptr, i32, [4 x i8] }] [{ ptr, i32, [4 x i8] } { ptr @ompi_mpi_double_int, i32 8, [4 x i8] zeroinitializer }, { ptr, i32, [4 x i8] } { ptr @ompi_mpi_float_int, i32 4, [4 x i8] zeroinitializer }], align 16
@ompi_mpi_char = external global %struct.Opaque, align 1
@ompi_mpi_signed_char = external global %struct.Opaque, align 1
@ompi_mpi_unsigned_char = external global %struct.Opaque, align 1
@ompi_mpi_short = external global %struct.Opaque, align 1
@ompi_mpi_unsigned_short = external global %struct.Opaque, align 1
@ompi_mpi_unsigned = external global %struct.Opaque, align 1
@ompi_mpi_long = external global %struct.Opaque, align 1
@ompi_mpi_unsigned_long = external global %struct.Opaque, align 1
@ompi_mpi_long_long_int = external global %struct.Opaque, align 1
@ompi_mpi_unsigned_long_long = external global %struct.Opaque, align 1
@ompi_mpi_wchar = external global %struct.Opaque, align 1
@ompi_mpi_c_bool = external global %struct.Opaque, align 1
@ompi_mpi_cxx_bool = external global %struct.Opaque, align 1
@ompi_mpi_int8_t = external global %struct.Opaque, align 1
@ompi_mpi_int16_t = external global %struct.Opaque, align 1
@ompi_mpi_int32_t = external global %struct.Opaque, align 1
@ompi_mpi_int64_t = external global %struct.Opaque, align 1
@ompi_mpi_uint8_t = external global %struct.Opaque, align 1
@ompi_mpi_uint16_t = external global %struct.Opaque, align 1
@ompi_mpi_uint32_t = external global %struct.Opaque, align 1
@ompi_mpi_uint64_t = external global %struct.Opaque, align 1
@ompi_mpi_aint = external global %struct.Opaque, align 1
@ompi_mpi_offset = external global %struct.Opaque, align 1
@ompi_mpi_count = external global %struct.Opaque, align 1
@ompi_mpi_character = external global %struct.Opaque, align 1
@ompi_mpi_logical = external global %struct.Opaque, align 1
@ompi_mpi_logical1 = external global %struct.Opaque, align 1
@ompi_mpi_logical2 = external global %struct.Opaque, align 1
@ompi_mpi_logical4 = external global %struct.Opaque, align 1
@ompi_mpi_logical8 = external global %struct.Opaque, align 1
@ompi_mpi_integer = external global %struct.Opaque, align 1
@ompi_mpi_integer1 = external global %struct.Opaque, align 1
@ompi_mpi_integer2 = external global %struct.Opaque, align 1
@ompi_mpi_integer4 = external global %struct.Opaque, align 1
@ompi_mpi_integer8 = external global %struct.Opaque, align 1
@ompi_mpi_2int = external global %struct.Opaque, align 1
@ompi_mpi_long_int = external global %struct.Opaque, align 1
@ompi_mpi_short_int = external global %struct.Opaque, align 1
@ompi_mpi_2integer = external global %struct.Opaque, align 1
@.str.11 = private unnamed_addr constant [137 x i8] c"a message comes before an earlier one from the same process with the same tag that is still waited for: use other tags, or wait in order\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"MPI reports an error\00", align 1
@.str.13 = private unnamed_addr constant [30 x i8] c"out of memory for derivatives\00", align 1
@.str.14 = private unnamed_addr constant [94 x i8] c"the request was made outside of what is differentiated, where no shadow is known of its array\00", align 1
@.str.15 = private unnamed_addr constant [91 x i8] c"the request was made where its array has no shadow, or in another request for a derivative\00", align 1
@.str.16 = private unnamed_addr constant [61 x i8] c"what is received is not waited for in what is differentiated\00", align 1
@.str.17 = private unnamed_addr constant [51 x i8] c"more numbers than one message of derivatives takes\00", align 1
@.str.18 = private unnamed_addr constant [85 x i8] c"numbers at addresses that are part of a datatype (MPI_BOTTOM) are not differentiated\00", align 1
@ompi_mpi_op_prod = external global %struct.Opaque, align 1
@ompi_mpi_op_min = external global %struct.Opaque, align 1
@ompi_mpi_op_minloc = external global %struct.Opaque, align 1
@ompi_mpi_op_maxloc = external global %struct.Opaque, align 1
@ompi_mpi_op_sum = external global %struct.Opaque, align 1
@ompi_mpi_op_max = external global %struct.Opaque, align 1
@.str.19 = private unnamed_addr constant [124 x i8] c"the derivative of this operation is not known: those of MPI_SUM, MPI_PROD, MPI_MIN, MPI_MAX, MPI_MINLOC, and MPI_MAXLOC are\00", align 1
@.str.20 = private unnamed_addr constant [63 x i8] c"the derivative of this operation on this datatype is not known\00", align 1
@.str.21 = private unnamed_addr constant [123 x i8] c"the communicator was made by a function that enzcc does not know, or where it was not linked: its neighbours are not known\00", align 1

define linkonce_odr hidden void @__enzcc_mpi_prepare(ptr noundef %0) noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %4 = load i32, ptr @__enzcc_mpi_key, align 4
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %12, label %6

6:                                                ; preds = %1
  %7 = call i32 @PMPI_Comm_get_attr(ptr noundef %0, i32 noundef %4, ptr noundef nonnull %2, ptr noundef nonnull %3) #13
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8
  br label %14

12:                                               ; preds = %6, %1
  %13 = call fastcc ptr @make_private(ptr noundef %0) #14
  br label %14

14:                                               ; preds = %12, %10
  %15 = phi ptr [ %11, %10 ], [ %13, %12 ]
  store ptr %15, ptr %2, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %25, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, @ompi_mpi_comm_null
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, @ompi_mpi_comm_null
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
  %6 = tail call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_world) #14
  br label %7

7:                                                ; preds = %5, %2
  ret i32 %3
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare i32 @PMPI_Init(ptr noundef, ptr noundef) #3

define internal fastcc ptr @make_private(ptr noundef %0) unnamed_addr #1 {
  %2 = alloca [2 x ptr], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca %struct.Topology, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store i32 0, ptr %7, align 4
  %10 = icmp eq ptr %0, @ompi_mpi_comm_null
  br i1 %10, label %225, label %11

11:                                               ; preds = %1
  %12 = call i32 @PMPI_Comm_test_inter(ptr noundef %0, ptr noundef nonnull %7) #13
  %13 = icmp ne i32 %12, 0
  %14 = load i32, ptr %7, align 4
  %15 = icmp ne i32 %14, 0
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %225, label %17

17:                                               ; preds = %11
  %18 = load i32, ptr @__enzcc_mpi_key, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %20, label %25

20:                                               ; preds = %17
  %21 = call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @freed, ptr noundef nonnull @__enzcc_mpi_key, ptr noundef null) #13
  %22 = call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @finalized, ptr noundef nonnull @__enzcc_mpi_end, ptr noundef null) #13
  %23 = load i32, ptr @__enzcc_mpi_end, align 4
  %24 = call i32 @PMPI_Comm_set_attr(ptr noundef nonnull @ompi_mpi_comm_self, i32 noundef %23, ptr noundef null) #13
  br label %25

25:                                               ; preds = %20, %17
  %26 = call ptr @malloc(i64 noundef 72) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %27 = icmp eq ptr %26, null
  br i1 %27, label %223, label %28

28:                                               ; preds = %25
  %29 = call i32 @PMPI_Comm_group(ptr noundef %0, ptr noundef nonnull %8) #13
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %223

31:                                               ; preds = %28
  store ptr null, ptr %26, align 8
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store ptr @ompi_mpi_comm_null, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store ptr @ompi_mpi_comm_null, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 24
  store ptr @ompi_mpi_comm_null, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %35, i8 0, i64 40, i1 false)
  %36 = load ptr, ptr %8, align 8
  %37 = call i32 @PMPI_Comm_create(ptr noundef %0, ptr noundef %36, ptr noundef nonnull %32) #13
  %38 = load ptr, ptr %8, align 8
  %39 = call i32 @PMPI_Comm_create(ptr noundef %0, ptr noundef %38, ptr noundef nonnull %34) #13
  %40 = call i32 @PMPI_Group_free(ptr noundef nonnull %8) #13
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
  %41 = call i32 @PMPI_Topo_test(ptr noundef %0, ptr noundef nonnull %3) #13, !noalias !4
  %42 = icmp ne i32 %41, 0
  %43 = load i32, ptr %3, align 4, !noalias !4
  %44 = icmp eq i32 %43, -32766
  %45 = select i1 %42, i1 true, i1 %44
  br i1 %45, label %219, label %46

46:                                               ; preds = %31
  switch i32 %43, label %109 [
    i32 3, label %47
    i32 1, label %80
  ]

47:                                               ; preds = %46
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %49 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %50 = call i32 @PMPI_Dist_graph_neighbors_count(ptr noundef %0, ptr noundef nonnull %48, ptr noundef nonnull %49, ptr noundef nonnull %6) #13
  %51 = load i32, ptr %48, align 4, !alias.scope !4
  %52 = call i32 @llvm.smax.i32(i32 %51, i32 1)
  %53 = zext nneg i32 %52 to i64
  %54 = call ptr @calloc(i64 noundef %53, i64 noundef 4) #13
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %54, ptr %55, align 8, !alias.scope !4
  %56 = load i32, ptr %49, align 8, !alias.scope !4
  %57 = call i32 @llvm.smax.i32(i32 %56, i32 1)
  %58 = zext nneg i32 %57 to i64
  %59 = call ptr @calloc(i64 noundef %58, i64 noundef 4) #13
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %59, ptr %60, align 8, !alias.scope !4
  %61 = load i32, ptr %48, align 4, !alias.scope !4
  %62 = load i32, ptr %49, align 8, !alias.scope !4
  %63 = call i32 @llvm.smax.i32(i32 %61, i32 %62)
  %64 = call i32 @llvm.smax.i32(i32 %63, i32 1)
  %65 = zext nneg i32 %64 to i64
  %66 = call ptr @calloc(i64 noundef %65, i64 noundef 4) #13
  %67 = load ptr, ptr %55, align 8, !alias.scope !4
  %68 = icmp ne ptr %67, null
  %69 = load ptr, ptr %60, align 8, !alias.scope !4
  %70 = icmp ne ptr %69, null
  %71 = select i1 %68, i1 %70, i1 false
  %72 = icmp ne ptr %66, null
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %74, label %78

74:                                               ; preds = %47
  %75 = load i32, ptr %48, align 4, !alias.scope !4
  %76 = load i32, ptr %49, align 8, !alias.scope !4
  %77 = call i32 @PMPI_Dist_graph_neighbors(ptr noundef %0, i32 noundef %75, ptr noundef nonnull %67, ptr noundef nonnull %66, i32 noundef %76, ptr noundef nonnull %69, ptr noundef nonnull %66) #13
  br label %78

78:                                               ; preds = %74, %47
  call void @free(ptr noundef %66) #13
  %79 = load i32, ptr %48, align 4, !alias.scope !4
  br label %128

80:                                               ; preds = %46
  %81 = call i32 @PMPI_Cartdim_get(ptr noundef %0, ptr noundef nonnull %4) #13, !noalias !4
  %82 = load i32, ptr %4, align 4, !noalias !4
  %83 = shl nsw i32 %82, 1
  %84 = call i32 @llvm.smax.i32(i32 %83, i32 1)
  %85 = zext nneg i32 %84 to i64
  %86 = call ptr @calloc(i64 noundef %85, i64 noundef 4) #13, !noalias !4
  %87 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %86, ptr %87, align 8, !alias.scope !4
  %88 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %86, ptr %88, align 8, !alias.scope !4
  %89 = icmp ne ptr %86, null
  %90 = load i32, ptr %4, align 4, !noalias !4
  %91 = icmp sgt i32 %90, 0
  %92 = select i1 %89, i1 %91, i1 false
  br i1 %92, label %98, label %93

93:                                               ; preds = %98, %80
  %94 = phi i32 [ %90, %80 ], [ %106, %98 ]
  %95 = shl nsw i32 %94, 1
  %96 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %95, ptr %96, align 8, !alias.scope !4
  %97 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %95, ptr %97, align 4, !alias.scope !4
  br label %128

98:                                               ; preds = %80, %98
  %99 = phi i64 [ %105, %98 ], [ 0, %80 ]
  %100 = shl nuw nsw i64 %99, 3
  %101 = getelementptr inbounds nuw i8, ptr %86, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 4
  %103 = trunc nuw nsw i64 %99 to i32
  %104 = call i32 @PMPI_Cart_shift(ptr noundef %0, i32 noundef %103, i32 noundef 1, ptr noundef nonnull %101, ptr noundef nonnull %102) #13, !noalias !4
  %105 = add nuw nsw i64 %99, 1
  %106 = load i32, ptr %4, align 4, !noalias !4
  %107 = sext i32 %106 to i64
  %108 = icmp slt i64 %105, %107
  br i1 %108, label %98, label %93

109:                                              ; preds = %46
  %110 = call i32 @PMPI_Comm_rank(ptr noundef %0, ptr noundef nonnull %5) #13, !noalias !4
  %111 = load i32, ptr %5, align 4, !noalias !4
  %112 = call i32 @PMPI_Graph_neighbors_count(ptr noundef %0, i32 noundef %111, ptr noundef nonnull %4) #13, !noalias !4
  %113 = load i32, ptr %4, align 4, !noalias !4
  %114 = call i32 @llvm.smax.i32(i32 %113, i32 1)
  %115 = zext nneg i32 %114 to i64
  %116 = call ptr @calloc(i64 noundef %115, i64 noundef 4) #13, !noalias !4
  %117 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %116, ptr %117, align 8, !alias.scope !4
  %118 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %116, ptr %118, align 8, !alias.scope !4
  %119 = icmp eq ptr %116, null
  br i1 %119, label %124, label %120

120:                                              ; preds = %109
  %121 = load i32, ptr %5, align 4, !noalias !4
  %122 = load i32, ptr %4, align 4, !noalias !4
  %123 = call i32 @PMPI_Graph_neighbors(ptr noundef %0, i32 noundef %121, i32 noundef %122, ptr noundef nonnull %116) #13, !noalias !4
  br label %124

124:                                              ; preds = %120, %109
  %125 = load i32, ptr %4, align 4, !noalias !4
  %126 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %125, ptr %126, align 8, !alias.scope !4
  %127 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %125, ptr %127, align 4, !alias.scope !4
  br label %128

128:                                              ; preds = %124, %93, %78
  %129 = phi i32 [ %95, %93 ], [ %125, %124 ], [ %79, %78 ]
  %130 = shl nsw i32 %129, 2
  %131 = call i32 @llvm.smax.i32(i32 %130, i32 1)
  %132 = zext nneg i32 %131 to i64
  %133 = call ptr @calloc(i64 noundef %132, i64 noundef 4) #13
  %134 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr %133, ptr %134, align 8, !alias.scope !4
  %135 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %136 = load ptr, ptr %135, align 8, !alias.scope !4
  %137 = icmp ne ptr %136, null
  %138 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %139 = load ptr, ptr %138, align 8, !alias.scope !4
  %140 = icmp ne ptr %139, null
  %141 = select i1 %137, i1 %140, i1 false
  %142 = icmp ne ptr %133, null
  %143 = select i1 %141, i1 %142, i1 false
  br i1 %143, label %144, label %217

144:                                              ; preds = %128
  %145 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %146 = load i32, ptr %145, align 4, !alias.scope !4
  %147 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %148 = load i32, ptr %147, align 8, !alias.scope !4
  %149 = call i32 @llvm.smax.i32(i32 %146, i32 %148)
  %150 = call i32 @llvm.smax.i32(i32 %148, i32 1)
  %151 = zext nneg i32 %150 to i64
  %152 = call ptr @calloc(i64 noundef %151, i64 noundef 4) #13
  %153 = call i32 @llvm.smax.i32(i32 %149, i32 1)
  %154 = zext nneg i32 %153 to i64
  %155 = call ptr @calloc(i64 noundef %154, i64 noundef 4) #13
  %156 = call ptr @calloc(i64 noundef %154, i64 noundef 4) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12, !noalias !4
  %157 = icmp ne ptr %152, null
  %158 = icmp ne ptr %155, null
  %159 = select i1 %157, i1 %158, i1 false
  %160 = icmp ne ptr %156, null
  %161 = select i1 %159, i1 %160, i1 false
  br i1 %161, label %162, label %215

162:                                              ; preds = %144
  %163 = icmp sgt i32 %149, 0
  br i1 %163, label %164, label %166

164:                                              ; preds = %162
  %165 = zext nneg i32 %149 to i64
  br label %170

166:                                              ; preds = %170, %162
  %167 = icmp sgt i32 %148, 0
  br i1 %167, label %168, label %177

168:                                              ; preds = %166
  %169 = zext nneg i32 %148 to i64
  br label %181

170:                                              ; preds = %170, %164
  %171 = phi i64 [ 0, %164 ], [ %175, %170 ]
  %172 = getelementptr inbounds nuw i32, ptr %155, i64 %171
  store i32 1, ptr %172, align 4
  %173 = getelementptr inbounds nuw i32, ptr %156, i64 %171
  %174 = trunc nuw nsw i64 %171 to i32
  store i32 %174, ptr %173, align 4
  %175 = add nuw nsw i64 %171, 1
  %176 = icmp eq i64 %175, %165
  br i1 %176, label %166, label %170

177:                                              ; preds = %181, %166
  %178 = load ptr, ptr %134, align 8, !alias.scope !4
  %179 = call i32 @PMPI_Neighbor_alltoall(ptr noundef nonnull %152, i32 noundef 1, ptr noundef nonnull @ompi_mpi_int, ptr noundef %178, i32 noundef 1, ptr noundef nonnull @ompi_mpi_int, ptr noundef %0) #13
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %187, label %215

181:                                              ; preds = %181, %168
  %182 = phi i64 [ 0, %168 ], [ %185, %181 ]
  %183 = getelementptr inbounds nuw i32, ptr %152, i64 %182
  %184 = trunc nuw nsw i64 %182 to i32
  store i32 %184, ptr %183, align 4
  %185 = add nuw nsw i64 %182, 1
  %186 = icmp eq i64 %185, %169
  br i1 %186, label %177, label %181

187:                                              ; preds = %177
  %188 = load ptr, ptr %134, align 8, !alias.scope !4
  %189 = sext i32 %146 to i64
  %190 = getelementptr inbounds i32, ptr %188, i64 %189
  %191 = call i32 @PMPI_Neighbor_alltoallv(ptr noundef nonnull %152, ptr noundef nonnull %155, ptr noundef nonnull %156, ptr noundef nonnull @ompi_mpi_int, ptr noundef %190, ptr noundef nonnull %155, ptr noundef nonnull %156, ptr noundef nonnull @ompi_mpi_int, ptr noundef %0) #13
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %215

193:                                              ; preds = %187
  %194 = load ptr, ptr %134, align 8, !alias.scope !4
  %195 = shl nsw i32 %146, 1
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds i32, ptr %194, i64 %196
  %198 = call i32 @PMPI_Ineighbor_alltoall(ptr noundef nonnull %152, i32 noundef 1, ptr noundef nonnull @ompi_mpi_int, ptr noundef %197, i32 noundef 1, ptr noundef nonnull @ompi_mpi_int, ptr noundef %0, ptr noundef nonnull %2) #13
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %215

200:                                              ; preds = %193
  %201 = load ptr, ptr %134, align 8, !alias.scope !4
  %202 = mul nsw i32 %146, 3
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds i32, ptr %201, i64 %203
  %205 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %206 = call i32 @PMPI_Ineighbor_alltoallv(ptr noundef nonnull %152, ptr noundef nonnull %155, ptr noundef nonnull %156, ptr noundef nonnull @ompi_mpi_int, ptr noundef %204, ptr noundef nonnull %155, ptr noundef nonnull %156, ptr noundef nonnull @ompi_mpi_int, ptr noundef %0, ptr noundef nonnull %205) #13
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %215

208:                                              ; preds = %200
  %209 = call i32 @PMPI_Wait(ptr noundef nonnull %2, ptr noundef null) #13
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %215

211:                                              ; preds = %208
  %212 = call i32 @PMPI_Wait(ptr noundef nonnull %205, ptr noundef null) #13
  %213 = icmp eq i32 %212, 0
  %214 = zext i1 %213 to i32
  br label %215

215:                                              ; preds = %211, %208, %200, %193, %187, %177, %144
  %216 = phi i32 [ 0, %144 ], [ 0, %208 ], [ 0, %200 ], [ 0, %193 ], [ 0, %187 ], [ 0, %177 ], [ %214, %211 ]
  call void @free(ptr noundef %152) #13
  call void @free(ptr noundef %155) #13
  call void @free(ptr noundef %156) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12, !noalias !4
  br label %217

217:                                              ; preds = %215, %128
  %218 = phi i32 [ 0, %128 ], [ %216, %215 ]
  store i32 %218, ptr %9, align 8, !alias.scope !4
  br label %219

219:                                              ; preds = %31, %217
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12, !noalias !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !noalias !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12, !noalias !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12, !noalias !4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %35, ptr noundef nonnull align 8 dereferenceable(40) %9, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %220 = load ptr, ptr @__enzcc_mpi_privates, align 8
  store ptr %220, ptr %26, align 8
  store ptr %26, ptr @__enzcc_mpi_privates, align 8
  %221 = load i32, ptr @__enzcc_mpi_key, align 4
  %222 = call i32 @PMPI_Comm_set_attr(ptr noundef %0, i32 noundef %221, ptr noundef nonnull %26) #13
  br label %223

223:                                              ; preds = %25, %28, %219
  %224 = phi ptr [ %26, %219 ], [ null, %28 ], [ null, %25 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  br label %225

225:                                              ; preds = %1, %11, %223
  %226 = phi ptr [ %224, %223 ], [ null, %11 ], [ null, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  ret ptr %226
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

define weak i32 @MPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #1 {
  %5 = tail call i32 @PMPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_world) #14
  br label %9

9:                                                ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Init_thread(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Comm_dup(ptr noundef %0, ptr noundef %1) #1 {
  %3 = tail call i32 @PMPI_Comm_dup(ptr noundef %0, ptr noundef %1) #13
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = load ptr, ptr %1, align 8
  %7 = tail call fastcc ptr @make_private(ptr noundef %6) #14
  br label %8

8:                                                ; preds = %5, %2
  ret i32 %3
}

declare i32 @PMPI_Comm_dup(ptr noundef, ptr noundef) #3

define weak i32 @MPI_Comm_dup_with_info(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = tail call i32 @PMPI_Comm_dup_with_info(ptr noundef %0, ptr noundef %1, ptr noundef %2) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load ptr, ptr %2, align 8
  %8 = tail call fastcc ptr @make_private(ptr noundef %7) #14
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Comm_dup_with_info(ptr noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Comm_split(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #1 {
  %5 = tail call i32 @PMPI_Comm_split(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load ptr, ptr %3, align 8
  %9 = tail call fastcc ptr @make_private(ptr noundef %8) #14
  br label %10

10:                                               ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Comm_split(ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Comm_split_type(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #1 {
  %6 = tail call i32 @PMPI_Comm_split_type(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #13
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = load ptr, ptr %4, align 8
  %10 = tail call fastcc ptr @make_private(ptr noundef %9) #14
  br label %11

11:                                               ; preds = %8, %5
  ret i32 %6
}

declare i32 @PMPI_Comm_split_type(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Comm_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = tail call i32 @PMPI_Comm_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load ptr, ptr %2, align 8
  %8 = tail call fastcc ptr @make_private(ptr noundef %7) #14
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Comm_create(ptr noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Comm_create_group(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #1 {
  %5 = tail call i32 @PMPI_Comm_create_group(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load ptr, ptr %3, align 8
  %9 = tail call fastcc ptr @make_private(ptr noundef %8) #14
  br label %10

10:                                               ; preds = %7, %4
  ret i32 %5
}

declare i32 @PMPI_Comm_create_group(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Cart_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #1 {
  %7 = tail call i32 @PMPI_Cart_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #13
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load ptr, ptr %5, align 8
  %11 = tail call fastcc ptr @make_private(ptr noundef %10) #14
  br label %12

12:                                               ; preds = %9, %6
  ret i32 %7
}

declare i32 @PMPI_Cart_create(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #1 {
  %7 = tail call i32 @PMPI_Graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #13
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load ptr, ptr %5, align 8
  %11 = tail call fastcc ptr @make_private(ptr noundef %10) #14
  br label %12

12:                                               ; preds = %9, %6
  ret i32 %7
}

declare i32 @PMPI_Graph_create(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Dist_graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #1 {
  %10 = tail call i32 @PMPI_Dist_graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = load ptr, ptr %8, align 8
  %14 = tail call fastcc ptr @make_private(ptr noundef %13) #14
  br label %15

15:                                               ; preds = %12, %9
  ret i32 %10
}

declare i32 @PMPI_Dist_graph_create(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Dist_graph_create_adjacent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) #1 {
  %11 = tail call i32 @PMPI_Dist_graph_create_adjacent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = load ptr, ptr %9, align 8
  %15 = tail call fastcc ptr @make_private(ptr noundef %14) #14
  br label %16

16:                                               ; preds = %13, %10
  ret i32 %11
}

declare i32 @PMPI_Dist_graph_create_adjacent(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

define weak i32 @MPI_Cart_sub(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = tail call i32 @PMPI_Cart_sub(ptr noundef %0, ptr noundef %1, ptr noundef %2) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = load ptr, ptr %2, align 8
  %8 = tail call fastcc ptr @make_private(ptr noundef %7) #14
  br label %9

9:                                                ; preds = %6, %3
  ret i32 %4
}

declare i32 @PMPI_Cart_sub(ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden ptr @__enzcc_mpi_place(ptr noundef %0) noinline nounwind {
  %2 = icmp eq ptr %0, @mpi_fortran_in_place_
  %3 = icmp eq ptr %0, @mpi_fortran_status_ignore_
  %4 = icmp eq ptr %0, @mpi_fortran_statuses_ignore_
  %5 = or i1 %3, %4
  %6 = select i1 %5, ptr null, ptr %0
  %7 = select i1 %2, ptr inttoptr (i64 1 to ptr), ptr %6
  ret ptr %7
}

define linkonce_odr hidden void @__enzcc_mpi_from_one(ptr noundef %0, i32 noundef %1) noinline nounwind {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 0, %4 ], [ %14, %7 ]
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = icmp ne i32 %10, -32766
  %12 = zext i1 %11 to i32
  %13 = add nsw i32 %10, %12
  store i32 %13, ptr %9, align 4
  %14 = add nuw nsw i64 %8, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %6, label %7
}

define linkonce_odr hidden ptr @__enzcc_mpi_handles_request(ptr noundef %0, i32 noundef %1) noinline nounwind {
  %3 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %4 = zext nneg i32 %3 to i64
  %5 = tail call ptr @calloc(i64 noundef %4, i64 noundef 8) #13
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i32 %1, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = zext nneg i32 %1 to i64
  br label %12

11:                                               ; preds = %12, %2
  ret ptr %5

12:                                               ; preds = %9, %12
  %13 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = tail call ptr @MPI_Request_f2c(i32 noundef %15) #13
  %17 = getelementptr inbounds nuw ptr, ptr %5, i64 %13
  store ptr %16, ptr %17, align 8
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp samesign ult i64 %18, %10
  br i1 %19, label %12, label %11
}

declare ptr @calloc(i64 noundef, i64 noundef) #3

declare ptr @MPI_Request_f2c(i32 noundef) #3

define linkonce_odr hidden void @__enzcc_mpi_back_request(ptr noundef %0, ptr noundef %1, i32 noundef %2) noinline nounwind {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %8

7:                                                ; preds = %8, %3
  tail call void @free(ptr noundef %0) #13
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = getelementptr inbounds nuw ptr, ptr %0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 @MPI_Request_c2f(ptr noundef %11) #13
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  store i32 %12, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %7, label %8
}

declare i32 @MPI_Request_c2f(ptr noundef) #3

declare void @free(ptr noundef) #3

define linkonce_odr hidden ptr @__enzcc_mpi_handles_comm(ptr noundef %0, i32 noundef %1) noinline nounwind {
  %3 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %4 = zext nneg i32 %3 to i64
  %5 = tail call ptr @calloc(i64 noundef %4, i64 noundef 8) #13
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i32 %1, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = zext nneg i32 %1 to i64
  br label %12

11:                                               ; preds = %12, %2
  ret ptr %5

12:                                               ; preds = %9, %12
  %13 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = tail call ptr @MPI_Comm_f2c(i32 noundef %15) #13
  %17 = getelementptr inbounds nuw ptr, ptr %5, i64 %13
  store ptr %16, ptr %17, align 8
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp samesign ult i64 %18, %10
  br i1 %19, label %12, label %11
}

declare ptr @MPI_Comm_f2c(i32 noundef) #3

define linkonce_odr hidden void @__enzcc_mpi_back_comm(ptr noundef %0, ptr noundef %1, i32 noundef %2) noinline nounwind {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %8

7:                                                ; preds = %8, %3
  tail call void @free(ptr noundef %0) #13
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = getelementptr inbounds nuw ptr, ptr %0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 @MPI_Comm_c2f(ptr noundef %11) #13
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  store i32 %12, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %7, label %8
}

declare i32 @MPI_Comm_c2f(ptr noundef) #3

define linkonce_odr hidden ptr @__enzcc_mpi_handles_type(ptr noundef %0, i32 noundef %1) noinline nounwind {
  %3 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %4 = zext nneg i32 %3 to i64
  %5 = tail call ptr @calloc(i64 noundef %4, i64 noundef 8) #13
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i32 %1, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %11

9:                                                ; preds = %2
  %10 = zext nneg i32 %1 to i64
  br label %12

11:                                               ; preds = %12, %2
  ret ptr %5

12:                                               ; preds = %9, %12
  %13 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = tail call ptr @MPI_Type_f2c(i32 noundef %15) #13
  %17 = getelementptr inbounds nuw ptr, ptr %5, i64 %13
  store ptr %16, ptr %17, align 8
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp samesign ult i64 %18, %10
  br i1 %19, label %12, label %11
}

declare ptr @MPI_Type_f2c(i32 noundef) #3

define linkonce_odr hidden void @__enzcc_mpi_back_type(ptr noundef %0, ptr noundef %1, i32 noundef %2) noinline nounwind {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %8

7:                                                ; preds = %8, %3
  tail call void @free(ptr noundef %0) #13
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = getelementptr inbounds nuw ptr, ptr %0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 @MPI_Type_c2f(ptr noundef %11) #13
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  store i32 %12, ptr %13, align 4
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %7, label %8
}

declare i32 @MPI_Type_c2f(ptr noundef) #3

define weak void @mpi_init_(ptr noundef %0) #1 {
  tail call void @pmpi_init_(ptr noundef %0) #13
  %2 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_world) #14
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

declare extern_weak void @pmpi_init_(ptr noundef) #3

define weak void @mpi_init_thread_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  tail call void @pmpi_init_thread_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #13
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_world) #14
  br label %8

8:                                                ; preds = %6, %3
  ret void
}

declare extern_weak void @pmpi_init_thread_(ptr noundef, ptr noundef, ptr noundef) #3

define weak void @mpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  tail call void @pmpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #13
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @MPI_Comm_f2c(i32 noundef %7) #13
  %9 = tail call fastcc ptr @make_private(ptr noundef %8) #14
  br label %10

10:                                               ; preds = %6, %3
  ret void
}

declare extern_weak void @pmpi_comm_dup_(ptr noundef, ptr noundef, ptr noundef) #3

define weak void @mpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #1 {
  tail call void @pmpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #13
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @MPI_Comm_f2c(i32 noundef %9) #13
  %11 = tail call fastcc ptr @make_private(ptr noundef %10) #14
  br label %12

12:                                               ; preds = %8, %5
  ret void
}

declare extern_weak void @pmpi_comm_split_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak void @mpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #1 {
  tail call void @pmpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #13
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = tail call ptr @MPI_Comm_f2c(i32 noundef %8) #13
  %10 = tail call fastcc ptr @make_private(ptr noundef %9) #14
  br label %11

11:                                               ; preds = %7, %4
  ret void
}

declare extern_weak void @pmpi_comm_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak void @mpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #1 {
  tail call void @pmpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #13
  %8 = load i32, ptr %6, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = load i32, ptr %5, align 4
  %12 = tail call ptr @MPI_Comm_f2c(i32 noundef %11) #13
  %13 = tail call fastcc ptr @make_private(ptr noundef %12) #14
  br label %14

14:                                               ; preds = %10, %7
  ret void
}

declare extern_weak void @pmpi_cart_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak void @mpi_graph_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #1 {
  tail call void @pmpi_graph_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #13
  %8 = load i32, ptr %6, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = load i32, ptr %5, align 4
  %12 = tail call ptr @MPI_Comm_f2c(i32 noundef %11) #13
  %13 = tail call fastcc ptr @make_private(ptr noundef %12) #14
  br label %14

14:                                               ; preds = %10, %7
  ret void
}

declare extern_weak void @pmpi_graph_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak void @mpi_dist_graph_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #1 {
  tail call void @pmpi_dist_graph_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #13
  %11 = load i32, ptr %9, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %10
  %14 = load i32, ptr %8, align 4
  %15 = tail call ptr @MPI_Comm_f2c(i32 noundef %14) #13
  %16 = tail call fastcc ptr @make_private(ptr noundef %15) #14
  br label %17

17:                                               ; preds = %13, %10
  ret void
}

declare extern_weak void @pmpi_dist_graph_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak void @mpi_dist_graph_create_adjacent_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #1 {
  tail call void @pmpi_dist_graph_create_adjacent_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #13
  %12 = load i32, ptr %10, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = load i32, ptr %9, align 4
  %16 = tail call ptr @MPI_Comm_f2c(i32 noundef %15) #13
  %17 = tail call fastcc ptr @make_private(ptr noundef %16) #14
  br label %18

18:                                               ; preds = %14, %11
  ret void
}

declare extern_weak void @pmpi_dist_graph_create_adjacent_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak void @mpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #1 {
  tail call void @pmpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #13
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = tail call ptr @MPI_Comm_f2c(i32 noundef %8) #13
  %10 = tail call fastcc ptr @make_private(ptr noundef %9) #14
  br label %11

11:                                               ; preds = %7, %4
  ret void
}

declare extern_weak void @pmpi_cart_sub_(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Mprobe(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #1 {
  %6 = alloca %struct.Status, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %7 = call i32 @PMPI_Mprobe(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %6) #13
  %8 = icmp eq ptr %4, null
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull readonly align 8 dereferenceable(24) %6, i64 24, i1 false)
  br label %10

10:                                               ; preds = %9, %5
  %11 = icmp eq i32 %7, 0
  br i1 %11, label %12, label %29

12:                                               ; preds = %10, %12
  %13 = phi ptr [ %14, %12 ], [ @__enzcc_mpi_matched, %10 ]
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %12

16:                                               ; preds = %12
  %17 = call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  call fastcc void @fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.13) #15
  unreachable

20:                                               ; preds = %16
  store ptr %17, ptr %13, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %6, align 8
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %24 = load i32, ptr %23, align 4
  store ptr null, ptr %17, align 8
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr %21, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store ptr %2, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i32 %22, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 28
  store i32 %24, ptr %28, align 4
  br label %29

29:                                               ; preds = %10, %20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  ret i32 %7
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare i32 @PMPI_Mprobe(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Improbe(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #1 {
  %7 = alloca %struct.Status, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  %8 = call i32 @PMPI_Improbe(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef nonnull %7) #13
  %9 = load i32, ptr %3, align 4
  %10 = icmp eq i32 %9, 0
  %11 = icmp eq ptr %5, null
  %12 = or i1 %11, %10
  br i1 %12, label %14, label %13

13:                                               ; preds = %6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull readonly align 8 dereferenceable(24) %7, i64 24, i1 false)
  br label %14

14:                                               ; preds = %13, %6
  %15 = icmp eq i32 %8, 0
  %16 = icmp ne i32 %9, 0
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %35

18:                                               ; preds = %14, %18
  %19 = phi ptr [ %20, %18 ], [ @__enzcc_mpi_matched, %14 ]
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %18

22:                                               ; preds = %18
  %23 = call ptr @calloc(i64 noundef 1, i64 noundef 32) #13
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  call fastcc void @fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.13) #15
  unreachable

26:                                               ; preds = %22
  store ptr %23, ptr %19, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %7, align 8
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %30 = load i32, ptr %29, align 4
  store ptr null, ptr %23, align 8
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %27, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store ptr %2, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i32 %28, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 28
  store i32 %30, ptr %34, align 4
  br label %35

35:                                               ; preds = %14, %26
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  ret i32 %8
}

declare i32 @PMPI_Improbe(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #1 {
  %6 = load ptr, ptr %3, align 8
  br label %7

7:                                                ; preds = %11, %5
  %8 = phi ptr [ @__enzcc_mpi_matched, %5 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %6
  br i1 %14, label %15, label %7

15:                                               ; preds = %11
  %16 = load ptr, ptr %9, align 8
  store ptr %16, ptr %8, align 8
  tail call void @free(ptr noundef nonnull %9) #13
  br label %17

17:                                               ; preds = %7, %15
  %18 = tail call i32 @PMPI_Mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %3, ptr noundef %4) #13
  ret i32 %18
}

declare i32 @PMPI_Mrecv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define weak i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #1 {
  %6 = load ptr, ptr %3, align 8
  br label %7

7:                                                ; preds = %11, %5
  %8 = phi ptr [ @__enzcc_mpi_matched, %5 ], [ %9, %11 ]
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %6
  br i1 %14, label %15, label %7

15:                                               ; preds = %11
  %16 = load ptr, ptr %9, align 8
  store ptr %16, ptr %8, align 8
  tail call void @free(ptr noundef nonnull %9) #13
  br label %17

17:                                               ; preds = %7, %15
  %18 = tail call i32 @PMPI_Imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %3, ptr noundef %4) #13
  ret i32 %18
}

declare i32 @PMPI_Imrecv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden ptr @__enzcc_mpi_take(ptr noundef %0, ptr noundef %1) noinline nounwind {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi ptr [ @__enzcc_mpi_matched, %2 ], [ %5, %7 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = icmp eq ptr %9, %10
  br i1 %11, label %13, label %3

12:                                               ; preds = %3
  tail call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.1) #15
  unreachable

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %19 = load i32, ptr %18, align 4
  %20 = load ptr, ptr @__enzcc_mpi_matched, align 8
  %21 = icmp eq ptr %20, %5
  br i1 %21, label %44, label %22

22:                                               ; preds = %13
  %23 = icmp eq i32 %17, -1
  %24 = icmp eq i32 %19, -1
  br label %25

25:                                               ; preds = %41, %22
  %26 = phi ptr [ %20, %22 ], [ %42, %41 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, %15
  br i1 %29, label %30, label %41

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, %17
  %34 = or i1 %23, %33
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 28
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
  %45 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %45, ptr noundef nonnull align 8 dereferenceable(32) %5, i64 32, i1 false)
  store ptr @ompi_message_null, ptr %0, align 8
  %46 = load ptr, ptr %14, align 8
  ret ptr %46
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
  %11 = call i32 @PMPI_Abort(ptr noundef nonnull @ompi_mpi_comm_world, i32 noundef 1) #13
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

define linkonce_odr hidden i64 @__enzcc_mpi_received(ptr noundef %0) noinline nounwind {
  %2 = alloca i32, align 4
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %4 = tail call fastcc ptr @layout_of(ptr noundef %0, ptr noundef nonnull @.str.2) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 0, ptr %2, align 4
  %5 = call i32 @PMPI_Get_elements(ptr noundef nonnull %3, ptr noundef nonnull @ompi_mpi_byte, ptr noundef nonnull %2) #13
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i64 %60
}

define internal fastcc ptr @layout_of(ptr noundef %0, ptr noundef %1) unnamed_addr #1 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store ptr null, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i32 0, ptr %6, align 4
  %7 = load i32, ptr @__enzcc_mpi_layout_key, align 4
  %8 = icmp eq i32 %7, -1
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = tail call i32 @PMPI_Type_create_keyval(ptr noundef nonnull @not_copied, ptr noundef nonnull @drop_layout, ptr noundef nonnull @__enzcc_mpi_layout_key, ptr noundef null) #13
  %11 = load i32, ptr @__enzcc_mpi_layout_key, align 4
  br label %12

12:                                               ; preds = %9, %2
  %13 = phi i32 [ %11, %9 ], [ %7, %2 ]
  %14 = call i32 @PMPI_Type_get_attr(ptr noundef %0, i32 noundef %13, ptr noundef nonnull %5, ptr noundef nonnull %6) #13
  %15 = icmp eq i32 %14, 0
  %16 = load i32, ptr %6, align 4
  %17 = icmp ne i32 %16, 0
  %18 = select i1 %15, i1 %17, i1 false
  br i1 %18, label %70, label %19

19:                                               ; preds = %12
  %20 = call ptr @calloc(i64 noundef 1, i64 noundef 56) #13
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.13) #15
  unreachable

23:                                               ; preds = %19
  store ptr %20, ptr %5, align 8
  call fastcc void @describe(ptr noundef %20, ptr noundef %0, i64 noundef 0) #14
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
  %30 = call i32 @PMPI_Type_get_extent(ptr noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %4) #13
  %31 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
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
  %46 = load i32, ptr @__enzcc_mpi_layout_key, align 4
  %47 = call i32 @PMPI_Type_set_attr(ptr noundef %0, i32 noundef %46, ptr noundef nonnull %33) #13
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret ptr %71
}

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

define linkonce_odr hidden i32 @__enzcc_mpi_d_send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef range(i32 0, 2) 1, ptr noundef null, ptr noundef readnone %5, ptr noundef %7) #14
  ret i64 %11
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef range(i32 0, 2) 1, ptr noundef null, ptr noundef readnone %5, ptr noundef %7) #14
  ret i64 %11
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef range(i32 0, 2) 1, ptr noundef null, ptr noundef readnone %5, ptr noundef %7) #14
  ret i64 %11
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Recv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = load i32, ptr %9, align 8
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = zext i32 %15 to i64
  %17 = or disjoint i64 %13, %16
  ret i64 %17
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = load ptr, ptr @__enzcc_mpi_matched, align 8
  %12 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef 1, ptr noundef %11, ptr noundef readnone %3, ptr noundef %5) #14
  ret i64 %12
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = load ptr, ptr @__enzcc_mpi_matched, align 8
  %12 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef 1, ptr noundef %11, ptr noundef readnone %3, ptr noundef %5) #14
  ret i64 %12
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = load ptr, ptr @__enzcc_mpi_matched, align 8
  %12 = tail call fastcc i64 @envelope_of(i32 noundef %10, i32 noundef 1, ptr noundef %11, ptr noundef readnone %3, ptr noundef %5) #14
  ret i64 %12
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %10 = tail call i32 @MPI_Mrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = load i32, ptr %9, align 8
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = zext i32 %15 to i64
  %17 = or disjoint i64 %13, %16
  ret i64 %17
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef nonnull %14) #13
  %16 = tail call fastcc i64 @envelope_of(i32 noundef %15, i32 noundef range(i32 0, 2) 1, ptr noundef null, ptr noundef readnone %10, ptr noundef %12) #14
  ret i64 %16
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef nonnull %14) #13
  %16 = tail call fastcc i64 @envelope_of(i32 noundef %15, i32 noundef range(i32 0, 2) 1, ptr noundef null, ptr noundef readnone %10, ptr noundef %12) #14
  ret i64 %16
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef nonnull %14) #13
  %16 = tail call fastcc i64 @envelope_of(i32 noundef %15, i32 noundef range(i32 0, 2) 1, ptr noundef null, ptr noundef readnone %10, ptr noundef %12) #14
  ret i64 %16
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %15 = tail call i32 @MPI_Sendrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef nonnull %14) #13
  %16 = load i32, ptr %14, align 8
  %17 = zext i32 %16 to i64
  %18 = shl nuw i64 %17, 32
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = zext i32 %20 to i64
  %22 = or disjoint i64 %18, %21
  ret i64 %22
}

define linkonce_odr hidden i64 @__enzcc_mpi_d_sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = tail call fastcc i64 @envelope_of(i32 noundef %12, i32 noundef range(i32 0, 2) 1, ptr noundef null, ptr noundef readnone %7, ptr noundef %9) #14
  ret i64 %13
}

define linkonce_odr hidden i64 @__enzcc_mpi_s_sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = tail call fastcc i64 @envelope_of(i32 noundef %12, i32 noundef range(i32 0, 2) 1, ptr noundef null, ptr noundef readnone %7, ptr noundef %9) #14
  ret i64 %13
}

define linkonce_odr hidden i64 @__enzcc_mpi_t_sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = tail call fastcc i64 @envelope_of(i32 noundef %12, i32 noundef range(i32 0, 2) 1, ptr noundef null, ptr noundef readnone %7, ptr noundef %9) #14
  ret i64 %13
}

define linkonce_odr hidden i64 @__enzcc_mpi_i_sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %12 = tail call i32 @MPI_Sendrecv_replace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = load i32, ptr %11, align 8
  %14 = zext i32 %13 to i64
  %15 = shl nuw i64 %14, 32
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %17 to i64
  %19 = or disjoint i64 %15, %18
  ret i64 %19
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Isend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Issend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Irecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %6
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %6
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %6
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Imrecv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %19 = load ptr, ptr %9, align 8
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr null, ptr %24, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %19 = load ptr, ptr %9, align 8
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr null, ptr %24, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %19 = load ptr, ptr %9, align 8
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr null, ptr %24, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %8
  %15 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %16 = load ptr, ptr %9, align 8
  store ptr %15, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr null, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr null, ptr %21, align 8
  store ptr %11, ptr @__enzcc_mpi_persistent, align 8
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %19 = load ptr, ptr %9, align 8
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr null, ptr %24, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %19 = load ptr, ptr %9, align 8
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr null, ptr %24, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %19 = load ptr, ptr %9, align 8
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr null, ptr %24, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ssend_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %8
  %15 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %16 = load ptr, ptr %9, align 8
  store ptr %15, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr null, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr null, ptr %21, align 8
  store ptr %11, ptr @__enzcc_mpi_persistent, align 8
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %19 = load ptr, ptr %9, align 8
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr null, ptr %24, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %19 = load ptr, ptr %9, align 8
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr null, ptr %24, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %19 = load ptr, ptr %9, align 8
  store ptr %18, ptr %14, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store ptr null, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store ptr null, ptr %24, align 8
  store ptr %14, ptr @__enzcc_mpi_persistent, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Recv_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %8
  %15 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %16 = load ptr, ptr %9, align 8
  store ptr %15, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr null, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr null, ptr %21, align 8
  store ptr %11, ptr @__enzcc_mpi_persistent, align 8
  ret i32 %10
}

define linkonce_odr hidden void @__enzcc_mpi_started(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %3 = load ptr, ptr %2, align 8
  store ptr %3, ptr %0, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_started_fortran(ptr noundef %0) noinline nounwind {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %3 = load ptr, ptr %2, align 8
  %4 = tail call i32 @MPI_Request_c2f(ptr noundef %3) #13
  store i32 %4, ptr %0, align 4
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_wait(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef %0, ptr noundef %2) #14
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
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
  %4 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %179, label %6

6:                                                ; preds = %3
  %7 = icmp sgt i32 %0, 0
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %6, %173
  %10 = phi ptr [ %4, %6 ], [ %177, %173 ]
  %11 = phi ptr [ null, %6 ], [ %176, %173 ]
  %12 = phi ptr [ @__enzcc_mpi_awaited, %6 ], [ %175, %173 ]
  %13 = phi ptr [ null, %6 ], [ %174, %173 ]
  br i1 %7, label %14, label %27

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %16 = load ptr, ptr %15, align 8
  br label %17

17:                                               ; preds = %14, %22
  %18 = phi i64 [ 0, %14 ], [ %23, %22 ]
  %19 = getelementptr inbounds nuw ptr, ptr %1, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, %16
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
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %102

34:                                               ; preds = %30
  %35 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %10, i64 76
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq ptr %35, %10
  br i1 %42, label %73, label %43

43:                                               ; preds = %34
  %44 = icmp eq i32 %39, -1
  %45 = icmp eq i32 %41, -1
  br label %46

46:                                               ; preds = %70, %43
  %47 = phi ptr [ %35, %43 ], [ %71, %70 ]
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 104
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %70

51:                                               ; preds = %46
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 32
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, %37
  br i1 %54, label %55, label %70

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 76
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, %39
  %59 = icmp eq i32 %57, -1
  %60 = or i1 %44, %59
  %61 = or i1 %58, %60
  br i1 %61, label %62, label %70

62:                                               ; preds = %55
  %63 = getelementptr inbounds nuw i8, ptr %47, i64 80
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, %41
  %66 = icmp eq i32 %64, -1
  %67 = or i1 %65, %66
  %68 = or i1 %45, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %62
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.11) #15
  unreachable

70:                                               ; preds = %62, %55, %51, %46
  %71 = load ptr, ptr %47, align 8
  %72 = icmp eq ptr %71, %10
  br i1 %72, label %73, label %46

73:                                               ; preds = %70, %34
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 92
  %75 = load i32, ptr %74, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %149

77:                                               ; preds = %73
  %78 = load ptr, ptr @__enzcc_mpi_matched, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %149, label %80

80:                                               ; preds = %77
  %81 = icmp eq i32 %39, -1
  %82 = icmp eq i32 %41, -1
  br label %83

83:                                               ; preds = %99, %80
  %84 = phi ptr [ %78, %80 ], [ %100, %99 ]
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %86 = load ptr, ptr %85, align 8
  %87 = icmp eq ptr %86, %37
  br i1 %87, label %88, label %99

88:                                               ; preds = %83
  %89 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %90 = load i32, ptr %89, align 8
  %91 = icmp eq i32 %90, %39
  %92 = or i1 %81, %91
  br i1 %92, label %93, label %99

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw i8, ptr %84, i64 28
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
  %103 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %104 = load i32, ptr %103, align 8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %149, label %106

106:                                              ; preds = %102
  %107 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %108 = icmp eq ptr %107, %10
  br i1 %108, label %149, label %109

109:                                              ; preds = %106
  %110 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %112 = getelementptr inbounds nuw i8, ptr %10, i64 128
  br label %113

113:                                              ; preds = %145, %109
  %114 = phi ptr [ %107, %109 ], [ %147, %145 ]
  %115 = phi ptr [ null, %109 ], [ %146, %145 ]
  %116 = getelementptr inbounds nuw i8, ptr %114, i64 104
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %145, label %119

119:                                              ; preds = %113
  %120 = getelementptr inbounds nuw i8, ptr %114, i64 96
  %121 = load i32, ptr %120, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %145, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %114, i64 32
  %125 = load ptr, ptr %124, align 8
  %126 = load ptr, ptr %110, align 8
  %127 = icmp eq ptr %125, %126
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
  %134 = getelementptr inbounds nuw i8, ptr %114, i64 84
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
  %142 = getelementptr inbounds nuw i8, ptr %114, i64 136
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
  %151 = getelementptr inbounds nuw i8, ptr %10, i64 72
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
  %159 = getelementptr inbounds nuw i8, ptr %10, i64 84
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

8:                                                ; preds = %84, %2, %5
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done)
  store ptr %0, ptr %9, align 8
  ret void

10:                                               ; preds = %5, %84
  %11 = phi ptr [ %86, %84 ], [ %6, %5 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 104
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %84

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 72
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.Status, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 76
  store i32 %20, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 80
  store i32 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %26 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %27 = call i32 @PMPI_Get_elements(ptr noundef nonnull %19, ptr noundef nonnull @ompi_mpi_byte, ptr noundef nonnull %3) #13
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %81

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %33 = load ptr, ptr %32, align 8
  br label %39

34:                                               ; preds = %39
  %35 = icmp eq i32 %49, 0
  %36 = load i32, ptr %3, align 4
  %37 = icmp slt i32 %36, 1
  %38 = select i1 %35, i1 true, i1 %37
  br i1 %38, label %81, label %52

39:                                               ; preds = %39, %31
  %40 = phi i64 [ 0, %31 ], [ %50, %39 ]
  %41 = phi i32 [ 0, %31 ], [ %49, %39 ]
  %42 = getelementptr inbounds nuw %struct.Run, ptr %33, i64 %40
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %46 = load i32, ptr %45, align 8
  %47 = trunc i64 %44 to i32
  %48 = mul i32 %46, %47
  %49 = add nsw i32 %48, %41
  %50 = add nuw nsw i64 %40, 1
  %51 = icmp eq i64 %50, %29
  br i1 %51, label %34, label %39

52:                                               ; preds = %34
  %53 = sdiv i32 %36, %49
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %54
  %58 = srem i32 %36, %49
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %81, label %60

60:                                               ; preds = %52
  %61 = zext nneg i32 %58 to i64
  br label %62

62:                                               ; preds = %62, %60
  %63 = phi i64 [ 0, %60 ], [ %77, %62 ]
  %64 = phi i64 [ %61, %60 ], [ %76, %62 ]
  %65 = phi i64 [ %57, %60 ], [ %74, %62 ]
  %66 = getelementptr inbounds nuw %struct.Run, ptr %33, i64 %63
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %68 = load i32, ptr %67, align 8
  %69 = sext i32 %68 to i64
  %70 = sdiv i64 %64, %69
  %71 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %72 = load i64, ptr %71, align 8
  %73 = call i64 @llvm.smin.i64(i64 %70, i64 %72)
  %74 = add nsw i64 %73, %65
  %75 = mul nsw i64 %72, %69
  %76 = sub nsw i64 %64, %75
  %77 = add nuw nsw i64 %63, 1
  %78 = icmp slt i64 %77, %29
  %79 = icmp sgt i64 %76, 0
  %80 = select i1 %78, i1 %79, i1 false
  br i1 %80, label %62, label %81

81:                                               ; preds = %62, %15, %34, %52
  %82 = phi i64 [ 0, %34 ], [ %57, %52 ], [ 0, %15 ], [ %74, %62 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 64
  store i64 %82, ptr %83, align 8
  br label %84

84:                                               ; preds = %10, %81
  %85 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %86 = load ptr, ptr %85, align 8
  %87 = icmp eq ptr %86, null
  br i1 %87, label %8, label %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_test(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %6 = load ptr, ptr %0, align 8
  store ptr %6, ptr %5, align 8
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
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

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = sext i32 %0 to i64
  %7 = tail call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = tail call ptr @calloc(i64 noundef %7, i64 noundef 8) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

11:                                               ; preds = %5
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = shl nuw nsw i64 %6, 3
  %15 = tail call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %1, i64 noundef %14) #13
  br label %16

16:                                               ; preds = %11, %13
  %17 = tail call ptr @calloc(i64 noundef %7, i64 noundef 24) #13
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
  %26 = icmp ne ptr %2, null
  %27 = and i1 %12, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %24
  %29 = zext nneg i32 %0 to i64
  %30 = mul nuw nsw i64 %29, 24
  %31 = tail call ptr @memcpy(ptr noundef nonnull %2, ptr noundef nonnull %17, i64 noundef %30) #13
  br label %32

32:                                               ; preds = %24, %28
  tail call void @free(ptr noundef nonnull %17) #13
  tail call void @free(ptr noundef nonnull %8) #13
  ret i32 0
}

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = sext i32 %0 to i64
  %8 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #13
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %6
  %13 = icmp sgt i32 %0, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = shl nuw nsw i64 %7, 3
  %16 = tail call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %1, i64 noundef %15) #13
  br label %17

17:                                               ; preds = %12, %14
  %18 = tail call ptr @calloc(i64 noundef %8, i64 noundef 24) #13
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
  %32 = icmp ne ptr %3, null
  %33 = and i1 %13, %32
  %34 = and i1 %33, %27
  br i1 %34, label %35, label %39

35:                                               ; preds = %30
  %36 = zext nneg i32 %0 to i64
  %37 = mul nuw nsw i64 %36, 24
  %38 = tail call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %18, i64 noundef %37) #13
  br label %39

39:                                               ; preds = %30, %35
  tail call void @free(ptr noundef nonnull %18) #13
  tail call void @free(ptr noundef nonnull %9) #13
  ret i32 0
}

declare i32 @MPI_Testall(i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = sext i32 %0 to i64
  %7 = tail call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = tail call ptr @calloc(i64 noundef %7, i64 noundef 8) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

11:                                               ; preds = %5
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = shl nuw nsw i64 %6, 3
  %15 = tail call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %1, i64 noundef %14) #13
  br label %16

16:                                               ; preds = %11, %13
  %17 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
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
  %26 = getelementptr inbounds ptr, ptr %8, i64 %25
  %27 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef nonnull %26, ptr noundef %4) #14
  br label %28

28:                                               ; preds = %21, %24
  %29 = phi ptr [ %27, %24 ], [ null, %21 ]
  tail call fastcc void @arrived(ptr noundef %29, ptr noundef %17) #14
  tail call void @free(ptr noundef nonnull %8) #13
  ret i32 0
}

declare i32 @MPI_Waitany(i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_testany(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = sext i32 %0 to i64
  %8 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = tail call ptr @calloc(i64 noundef %8, i64 noundef 8) #13
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %6
  %13 = icmp sgt i32 %0, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = shl nuw nsw i64 %7, 3
  %16 = tail call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %1, i64 noundef %15) #13
  br label %17

17:                                               ; preds = %12, %14
  %18 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
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
  %30 = getelementptr inbounds ptr, ptr %9, i64 %29
  %31 = tail call fastcc ptr @awaited(i32 noundef 1, ptr noundef nonnull %30, ptr noundef %5) #14
  br label %32

32:                                               ; preds = %22, %28
  %33 = phi ptr [ %31, %28 ], [ null, %22 ]
  tail call fastcc void @arrived(ptr noundef %33, ptr noundef %18) #14
  tail call void @free(ptr noundef nonnull %9) #13
  ret i32 0
}

declare i32 @MPI_Testany(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %0 to i64
  %9 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = tail call ptr @calloc(i64 noundef %9, i64 noundef 8) #13
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %7
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = shl nuw nsw i64 %8, 3
  %17 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %1, i64 noundef %16) #13
  br label %18

18:                                               ; preds = %13, %15
  %19 = tail call ptr @calloc(i64 noundef %9, i64 noundef 24) #13
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
  %11 = tail call ptr @calloc(i64 noundef %10, i64 noundef 8) #13
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
  %23 = getelementptr inbounds ptr, ptr %0, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw ptr, ptr %11, i64 %19
  store ptr %24, ptr %25, align 8
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
  %33 = icmp ne ptr %4, null
  %34 = icmp sgt i32 %1, 0
  %35 = and i1 %34, %33
  br i1 %35, label %36, label %40

36:                                               ; preds = %30
  %37 = zext nneg i32 %1 to i64
  %38 = mul nuw nsw i64 %37, 24
  %39 = tail call ptr @memcpy(ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %38) #13
  br label %40

40:                                               ; preds = %36, %30
  tail call void @free(ptr noundef %31) #13
  tail call void @free(ptr noundef nonnull %3) #13
  tail call void @free(ptr noundef nonnull %0) #13
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %0 to i64
  %9 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = tail call ptr @calloc(i64 noundef %9, i64 noundef 8) #13
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %7
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = shl nuw nsw i64 %8, 3
  %17 = tail call ptr @memcpy(ptr noundef nonnull %10, ptr noundef %1, i64 noundef %16) #13
  br label %18

18:                                               ; preds = %13, %15
  %19 = tail call ptr @calloc(i64 noundef %9, i64 noundef 24) #13
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
  %2 = load ptr, ptr %0, align 8
  br label %3

3:                                                ; preds = %7, %1
  %4 = phi ptr [ @__enzcc_mpi_persistent, %1 ], [ %5, %7 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, %2
  br i1 %10, label %11, label %3

11:                                               ; preds = %7
  %12 = load ptr, ptr %5, align 8
  store ptr %12, ptr %4, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
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

define linkonce_odr hidden i32 @__enzcc_mpi_d_request_free(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Request_free(ptr noundef %0) #14
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done)
  store ptr null, ptr %8, align 8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_comm_free(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
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

define linkonce_odr hidden void @__enzcc_mpi_comm_free_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #13
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @MPI_Comm_free, ptr %11, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %4, ptr noundef nonnull @release_later, ptr noundef nonnull %6) #13
  store ptr @ompi_mpi_comm_null, ptr %0, align 8
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

define linkonce_odr hidden i32 @__enzcc_mpi_d_type_free(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
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

define linkonce_odr hidden void @__enzcc_mpi_type_free_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call ptr @calloc(i64 noundef 1, i64 noundef 16) #13
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr @MPI_Type_free, ptr %11, align 8
  tail call void @__enzcc_tape_defer(ptr noundef %4, ptr noundef nonnull @release_later, ptr noundef nonnull %6) #13
  store ptr @ompi_mpi_datatype_null, ptr %0, align 8
  ret void
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_start(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
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
  %9 = load ptr, ptr %0, align 8
  call fastcc void @started(ptr noundef %5, ptr noundef %4, ptr noundef %9, ptr noundef %2) #14
  %10 = tail call i32 @MPI_Start(ptr noundef nonnull %0) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done)
  store ptr %5, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  ret i32 0
}

define internal fastcc void @started(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1, ptr noundef readnone captures(address) %2, ptr noundef %3) unnamed_addr #1 {
  br label %5

5:                                                ; preds = %9, %4
  %6 = phi ptr [ @__enzcc_mpi_persistent, %4 ], [ %7, %9 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, %2
  br i1 %12, label %14, label %5

13:                                               ; preds = %5
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.14) #15
  unreachable

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 24
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
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 76
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, -2
  br i1 %31, label %99, label %32

32:                                               ; preds = %27
  %33 = tail call ptr @calloc(i64 noundef 1, i64 noundef 152) #13
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.13) #15
  unreachable

36:                                               ; preds = %32
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %33, ptr noundef nonnull align 8 dereferenceable(152) %28, i64 152, i1 false)
  store ptr null, ptr %33, align 8
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %3, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 40
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 44
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %40, align 4
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 88
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %66, label %46

46:                                               ; preds = %36
  %47 = getelementptr inbounds nuw i8, ptr %33, i64 84
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
  %67 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %97, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds nuw i8, ptr %33, i64 104
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, null
  %73 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %74 = getelementptr inbounds nuw i8, ptr %33, i64 96
  %75 = getelementptr inbounds nuw i8, ptr %33, i64 84
  br label %76

76:                                               ; preds = %94, %69
  %77 = phi ptr [ %67, %69 ], [ %95, %94 ]
  br i1 %72, label %78, label %94

78:                                               ; preds = %76
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %73, align 8
  %82 = icmp eq ptr %80, %81
  br i1 %82, label %83, label %94

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %77, i64 96
  %85 = load i32, ptr %84, align 8
  %86 = load i32, ptr %74, align 8
  %87 = icmp eq i32 %85, %86
  br i1 %87, label %88, label %94

88:                                               ; preds = %83
  %89 = load i32, ptr %75, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %94

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw i8, ptr %77, i64 56
  %93 = load ptr, ptr %92, align 8
  tail call fastcc void @fail(ptr noundef %93, ptr noundef nonnull @.str.16) #15
  unreachable

94:                                               ; preds = %88, %83, %78, %76
  %95 = load ptr, ptr %77, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %97, label %76

97:                                               ; preds = %94, %66, %65, %63
  %98 = phi ptr [ %1, %65 ], [ %1, %63 ], [ @__enzcc_mpi_awaited, %66 ], [ %77, %94 ]
  store ptr %33, ptr %98, align 8
  br label %99

99:                                               ; preds = %97, %27
  %100 = load ptr, ptr %28, align 8
  %101 = icmp eq ptr %100, null
  br i1 %101, label %26, label %27
}

declare i32 @MPI_Start(ptr noundef) #3

define linkonce_odr hidden i32 @__enzcc_mpi_d_startall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
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
  %18 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done)
  store ptr %6, ptr %18, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  ret i32 0

19:                                               ; preds = %11, %19
  %20 = phi i64 [ 0, %11 ], [ %23, %19 ]
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %22 = load ptr, ptr %21, align 8
  call fastcc void @started(ptr noundef %6, ptr noundef %5, ptr noundef %22, ptr noundef %3) #14
  %23 = add nuw nsw i64 %20, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %13, label %19
}

declare i32 @MPI_Startall(i32 noundef, ptr noundef) #3

define linkonce_odr hidden i64 @__enzcc_mpi_completed() noinline nounwind {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_done)
  %2 = load ptr, ptr %1, align 8
  %3 = ptrtoint ptr %2 to i64
  ret i64 %3
}

define linkonce_odr hidden void @__enzcc_mpi_keep(i64 noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_told)
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

define linkonce_odr hidden i32 @__enzcc_mpi_d_barrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(ptr noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_barrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(ptr noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_barrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(ptr noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_barrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(ptr noundef %0) #13
  ret i32 %4
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #13
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ibarrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %5 = tail call i32 @MPI_Ibarrier(ptr noundef %0, ptr noundef nonnull %4) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

8:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ibarrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %5 = tail call i32 @MPI_Ibarrier(ptr noundef %0, ptr noundef nonnull %4) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

8:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ibarrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %5 = tail call i32 @MPI_Ibarrier(ptr noundef %0, ptr noundef nonnull %4) #13
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.12) #15
  unreachable

8:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ibarrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %5 = tail call i32 @MPI_Ibarrier(ptr noundef %0, ptr noundef nonnull %4) #13
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ibcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %9 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef nonnull %8) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ibcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %9 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef nonnull %8) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ibcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %9 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef nonnull %8) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ibcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %9 = tail call i32 @MPI_Ibcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef nonnull %8) #13
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Iexscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_igather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_igather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_igather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_igather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Igather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_igatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_igatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_igatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_igatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Igatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iscatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iscatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iscatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iscatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Iscatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iallgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iallgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iallgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iallgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Iallgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iallgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iallgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iallgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iallgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Iallgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ialltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ialltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ialltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ialltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ialltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ineighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ineighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ineighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ineighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.12) #15
  unreachable

15:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %12 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef nonnull %11) #13
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ineighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ineighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ineighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ineighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %11 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef nonnull %10) #13
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_reduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden void @__enzcc_mpi_send_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %19 = load i32, ptr @__enzcc_mpi_key, align 4
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %27, label %21

21:                                               ; preds = %18
  %22 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %19, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %23 = load i32, ptr %12, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = load ptr, ptr %11, align 8
  br label %32

27:                                               ; preds = %21, %18
  %28 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  store ptr null, ptr %11, align 8
  br label %43

30:                                               ; preds = %27
  %31 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %26, %25 ], [ %31, %30 ]
  store ptr %33, ptr %11, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %43, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, @ompi_mpi_comm_null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, @ompi_mpi_comm_null
  br i1 %42, label %43, label %44

43:                                               ; preds = %39, %35, %32, %29
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

44:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %45 = icmp eq ptr %8, %0
  %46 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %7) #14, !noalias !40
  %47 = icmp sgt i32 %1, 0
  br i1 %47, label %48, label %61

48:                                               ; preds = %44
  %49 = zext nneg i32 %1 to i64
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %51 = load i64, ptr %50, align 8, !noalias !40
  %52 = mul nsw i64 %51, %49
  %53 = icmp eq ptr %0, null
  %54 = icmp ne i64 %51, 0
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %61

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %58 = load i64, ptr %57, align 8, !noalias !45
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.18) #15, !noalias !45
  unreachable

61:                                               ; preds = %44, %48, %56
  %62 = phi i64 [ %52, %56 ], [ %52, %48 ], [ 0, %44 ]
  %63 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %46, i64 noundef %62) #14
  %64 = call fastcc ptr @take(ptr noundef %37, i64 noundef %63, i32 noundef %3, i32 noundef %4, ptr noundef %7) #14
  %65 = icmp eq ptr %8, null
  %66 = or i1 %45, %65
  br i1 %66, label %69, label %67

67:                                               ; preds = %61
  %68 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %8, ptr noundef nonnull %64, ptr noundef %46, i64 noundef %62) #14
  br label %69

69:                                               ; preds = %61, %67
  call void @free(ptr noundef nonnull %64) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_send_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr @__enzcc_mpi_key, align 4
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %22, label %16

16:                                               ; preds = %10
  %17 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %14, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %18 = load i32, ptr %12, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %11, align 8
  br label %27

22:                                               ; preds = %16, %10
  %23 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  store ptr null, ptr %11, align 8
  br label %38

25:                                               ; preds = %22
  %26 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %27

27:                                               ; preds = %25, %20
  %28 = phi ptr [ %21, %20 ], [ %26, %25 ]
  store ptr %28, ptr %11, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %38, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, @ompi_mpi_comm_null
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, @ompi_mpi_comm_null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %30, %27, %24
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

39:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !46)
  %40 = icmp eq ptr %8, %0
  %41 = select i1 %40, ptr null, ptr %8
  call void @llvm.experimental.noalias.scope.decl(metadata !49)
  %42 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %7) #14, !noalias !52
  store ptr %41, ptr %13, align 8, !alias.scope !52
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %42, ptr %43, align 8, !alias.scope !52
  %44 = icmp sgt i32 %1, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %46, align 8, !alias.scope !52
  br label %61

47:                                               ; preds = %39
  %48 = zext nneg i32 %1 to i64
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %50 = load i64, ptr %49, align 8, !noalias !52
  %51 = mul nsw i64 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %51, ptr %52, align 8, !alias.scope !52
  %53 = icmp eq ptr %0, null
  %54 = icmp ne i64 %50, 0
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %61

56:                                               ; preds = %47
  %57 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %58 = load i64, ptr %57, align 8, !noalias !46
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.18) #15, !noalias !46
  unreachable

61:                                               ; preds = %45, %47, %56
  call fastcc void @give_packed(ptr noundef %32, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %3, i32 noundef %4, ptr noundef %7) #14
  ret void
}

define internal fastcc void @give_packed(ptr noundef %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
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
  %21 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %8, i64 noundef %10) #14
  tail call fastcc void @give(ptr noundef %0, ptr noundef %13, i64 noundef %21, i32 noundef %2, i32 noundef %3, ptr noundef %4) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_recv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11) noinline nounwind {
  %13 = alloca %struct.Part, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %16 = load i32, ptr @__enzcc_mpi_key, align 4
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %24, label %18

18:                                               ; preds = %12
  %19 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %16, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %20 = load i32, ptr %15, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %14, align 8
  br label %29

24:                                               ; preds = %18, %12
  %25 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %25, label %27, label %26

26:                                               ; preds = %24
  store ptr null, ptr %14, align 8
  br label %40

27:                                               ; preds = %24
  %28 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %29

29:                                               ; preds = %27, %22
  %30 = phi ptr [ %23, %22 ], [ %28, %27 ]
  store ptr %30, ptr %14, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %40, label %32

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, @ompi_mpi_comm_null
  br i1 %35, label %40, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %32, %29, %26
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

41:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %42 = icmp eq ptr %8, %0
  %43 = select i1 %42, ptr null, ptr %8
  %44 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %7) #14, !noalias !53
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store ptr %43, ptr %13, align 8
  %45 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %11, ptr %46, align 8
  %47 = lshr i64 %10, 32
  %48 = icmp eq i64 %47, 4294967294
  br i1 %48, label %55, label %49

49:                                               ; preds = %41
  %50 = trunc nuw i64 %47 to i32
  %51 = trunc i64 %10 to i32
  call fastcc void @give_packed(ptr noundef %34, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %50, i32 noundef %51, ptr noundef %7) #14
  %52 = icmp eq ptr %43, null
  br i1 %52, label %55, label %53

53:                                               ; preds = %49
  %54 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %8, ptr noundef null, ptr noundef %44, i64 noundef %11) #14
  br label %55

55:                                               ; preds = %41, %49, %53
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_recv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i64 noundef %10, i64 noundef %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store ptr null, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i32 0, ptr %14, align 4
  %15 = load i32, ptr @__enzcc_mpi_key, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %15, ptr noundef nonnull %13, ptr noundef nonnull %14) #13
  %19 = load i32, ptr %14, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr %13, align 8
  br label %28

23:                                               ; preds = %17, %12
  %24 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %24, label %26, label %25

25:                                               ; preds = %23
  store ptr null, ptr %13, align 8
  br label %39

26:                                               ; preds = %23
  %27 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %28

28:                                               ; preds = %26, %21
  %29 = phi ptr [ %22, %21 ], [ %27, %26 ]
  store ptr %29, ptr %13, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %39, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, @ompi_mpi_comm_null
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, @ompi_mpi_comm_null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %31, %28, %25
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

40:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  %41 = icmp eq ptr %8, %0
  %42 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %7) #14, !noalias !56
  %43 = lshr i64 %10, 32
  %44 = trunc nuw i64 %43 to i32
  %45 = trunc i64 %10 to i32
  %46 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %42, i64 noundef %11) #14
  %47 = call fastcc ptr @take(ptr noundef %33, i64 noundef %46, i32 noundef %44, i32 noundef %45, ptr noundef %7) #14
  %48 = icmp eq i64 %43, 4294967294
  %49 = icmp eq ptr %8, null
  %50 = or i1 %41, %49
  %51 = or i1 %50, %48
  br i1 %51, label %54, label %52

52:                                               ; preds = %40
  %53 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %8, ptr noundef nonnull %47, ptr noundef %42, i64 noundef %11) #14
  br label %54

54:                                               ; preds = %40, %52
  call void @free(ptr noundef nonnull %47) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_mrecv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) noinline nounwind {
  %11 = alloca %struct.Part, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store ptr null, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %14 = load i32, ptr @__enzcc_mpi_key, align 4
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %22, label %16

16:                                               ; preds = %10
  %17 = call i32 @PMPI_Comm_get_attr(ptr noundef %3, i32 noundef %14, ptr noundef nonnull %12, ptr noundef nonnull %13) #13
  %18 = load i32, ptr %13, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %12, align 8
  br label %27

22:                                               ; preds = %16, %10
  %23 = icmp eq ptr %3, @ompi_mpi_comm_self
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  store ptr null, ptr %12, align 8
  br label %38

25:                                               ; preds = %22
  %26 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %27

27:                                               ; preds = %25, %20
  %28 = phi ptr [ %21, %20 ], [ %26, %25 ]
  store ptr %28, ptr %12, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %38, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, @ompi_mpi_comm_null
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, @ompi_mpi_comm_null
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %30, %27, %24
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.3) #15
  unreachable

39:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %40 = icmp eq ptr %6, %0
  %41 = select i1 %40, ptr null, ptr %6
  %42 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %5) #14, !noalias !59
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %41, ptr %11, align 8
  %43 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %9, ptr %44, align 8
  %45 = lshr i64 %8, 32
  %46 = icmp eq i64 %45, 4294967294
  br i1 %46, label %53, label %47

47:                                               ; preds = %39
  %48 = trunc nuw i64 %45 to i32
  %49 = trunc i64 %8 to i32
  call fastcc void @give_packed(ptr noundef %32, ptr noundef nonnull byval(%struct.Part) align 8 %11, i32 noundef %48, i32 noundef %49, ptr noundef %5) #14
  %50 = icmp eq ptr %41, null
  br i1 %50, label %53, label %51

51:                                               ; preds = %47
  %52 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %6, ptr noundef null, ptr noundef %42, i64 noundef %9) #14
  br label %53

53:                                               ; preds = %39, %47, %51
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_mrecv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8, i64 noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %13 = load i32, ptr @__enzcc_mpi_key, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %21, label %15

15:                                               ; preds = %10
  %16 = call i32 @PMPI_Comm_get_attr(ptr noundef %3, i32 noundef %13, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %17 = load i32, ptr %12, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %15
  %20 = load ptr, ptr %11, align 8
  br label %26

21:                                               ; preds = %15, %10
  %22 = icmp eq ptr %3, @ompi_mpi_comm_self
  br i1 %22, label %24, label %23

23:                                               ; preds = %21
  store ptr null, ptr %11, align 8
  br label %37

24:                                               ; preds = %21
  %25 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %26

26:                                               ; preds = %24, %19
  %27 = phi ptr [ %20, %19 ], [ %25, %24 ]
  store ptr %27, ptr %11, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %37, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, @ompi_mpi_comm_null
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, @ompi_mpi_comm_null
  br i1 %36, label %37, label %38

37:                                               ; preds = %33, %29, %26, %23
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.3) #15
  unreachable

38:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %39 = icmp eq ptr %6, %0
  %40 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %5) #14, !noalias !62
  %41 = lshr i64 %8, 32
  %42 = trunc nuw i64 %41 to i32
  %43 = trunc i64 %8 to i32
  %44 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %40, i64 noundef %9) #14
  %45 = call fastcc ptr @take(ptr noundef %31, i64 noundef %44, i32 noundef %42, i32 noundef %43, ptr noundef %5) #14
  %46 = icmp eq i64 %41, 4294967294
  %47 = icmp eq ptr %6, null
  %48 = or i1 %39, %47
  %49 = or i1 %48, %46
  br i1 %49, label %52, label %50

50:                                               ; preds = %38
  %51 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %45, ptr noundef %40, i64 noundef %9) #14
  br label %52

52:                                               ; preds = %38, %50
  call void @free(ptr noundef nonnull %45) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i64 noundef %17) noinline nounwind {
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca %struct.Part, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %28 = load ptr, ptr %27, align 8
  tail call fastcc void @fail(ptr noundef %28, ptr noundef nonnull @.str.16) #15
  unreachable

29:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store ptr null, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  store i32 0, ptr %23, align 4
  %30 = load i32, ptr @__enzcc_mpi_key, align 4
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %38, label %32

32:                                               ; preds = %29
  %33 = call i32 @PMPI_Comm_get_attr(ptr noundef %10, i32 noundef %30, ptr noundef nonnull %22, ptr noundef nonnull %23) #13
  %34 = load i32, ptr %23, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %32
  %37 = load ptr, ptr %22, align 8
  br label %43

38:                                               ; preds = %32, %29
  %39 = icmp eq ptr %10, @ompi_mpi_comm_self
  br i1 %39, label %41, label %40

40:                                               ; preds = %38
  store ptr null, ptr %22, align 8
  br label %54

41:                                               ; preds = %38
  %42 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %43

43:                                               ; preds = %41, %36
  %44 = phi ptr [ %37, %36 ], [ %42, %41 ]
  store ptr %44, ptr %22, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %54, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, @ompi_mpi_comm_null
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, @ompi_mpi_comm_null
  br i1 %53, label %54, label %55

54:                                               ; preds = %50, %46, %43, %40
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

55:                                               ; preds = %50
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  %56 = icmp eq ptr %14, %5
  %57 = select i1 %56, ptr null, ptr %14
  %58 = call fastcc ptr @layout_of(ptr noundef %7, ptr noundef %12) #14, !noalias !65
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store ptr %57, ptr %21, align 8
  %59 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 %17, ptr %60, align 8
  %61 = lshr i64 %16, 32
  %62 = icmp eq i64 %61, 4294967294
  br i1 %62, label %69, label %63

63:                                               ; preds = %55
  %64 = trunc nuw i64 %61 to i32
  %65 = trunc i64 %16 to i32
  call fastcc void @give_packed(ptr noundef %48, ptr noundef nonnull byval(%struct.Part) align 8 %21, i32 noundef %64, i32 noundef %65, ptr noundef %12) #14
  %66 = icmp eq ptr %57, null
  br i1 %66, label %69, label %67

67:                                               ; preds = %63
  %68 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %14, ptr noundef null, ptr noundef %58, i64 noundef %17) #14
  br label %69

69:                                               ; preds = %55, %63, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %70 = load i32, ptr @__enzcc_mpi_key, align 4
  %71 = icmp eq i32 %70, -1
  br i1 %71, label %78, label %72

72:                                               ; preds = %69
  %73 = call i32 @PMPI_Comm_get_attr(ptr noundef %10, i32 noundef %70, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %74 = load i32, ptr %20, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %78, label %76

76:                                               ; preds = %72
  %77 = load ptr, ptr %19, align 8
  br label %83

78:                                               ; preds = %72, %69
  %79 = icmp eq ptr %10, @ompi_mpi_comm_self
  br i1 %79, label %81, label %80

80:                                               ; preds = %78
  store ptr null, ptr %19, align 8
  br label %94

81:                                               ; preds = %78
  %82 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %83

83:                                               ; preds = %81, %76
  %84 = phi ptr [ %77, %76 ], [ %82, %81 ]
  store ptr %84, ptr %19, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %94, label %86

86:                                               ; preds = %83
  %87 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %88 = load ptr, ptr %87, align 8
  %89 = icmp eq ptr %88, @ompi_mpi_comm_null
  br i1 %89, label %94, label %90

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %92, @ompi_mpi_comm_null
  br i1 %93, label %94, label %95

94:                                               ; preds = %90, %86, %83, %80
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

95:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %96 = icmp eq ptr %13, %0
  %97 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %12) #14, !noalias !68
  %98 = icmp sgt i32 %1, 0
  br i1 %98, label %99, label %112

99:                                               ; preds = %95
  %100 = zext nneg i32 %1 to i64
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %102 = load i64, ptr %101, align 8, !noalias !68
  %103 = mul nsw i64 %102, %100
  %104 = icmp eq ptr %0, null
  %105 = icmp ne i64 %102, 0
  %106 = select i1 %104, i1 %105, i1 false
  br i1 %106, label %107, label %112

107:                                              ; preds = %99
  %108 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %109 = load i64, ptr %108, align 8, !noalias !73
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %112, label %111

111:                                              ; preds = %107
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.18) #15, !noalias !73
  unreachable

112:                                              ; preds = %95, %99, %107
  %113 = phi i64 [ %103, %107 ], [ %103, %99 ], [ 0, %95 ]
  %114 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %97, i64 noundef %113) #14
  %115 = call fastcc ptr @take(ptr noundef %88, i64 noundef %114, i32 noundef %3, i32 noundef %4, ptr noundef %12) #14
  %116 = icmp eq ptr %13, null
  %117 = or i1 %96, %116
  br i1 %117, label %120, label %118

118:                                              ; preds = %112
  %119 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %13, ptr noundef nonnull %115, ptr noundef %97, i64 noundef %113) #14
  br label %120

120:                                              ; preds = %112, %118
  call void @free(ptr noundef nonnull %115) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i64 noundef %17) noinline nounwind {
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store ptr null, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 0, ptr %22, align 4
  %24 = load i32, ptr @__enzcc_mpi_key, align 4
  %25 = icmp eq i32 %24, -1
  br i1 %25, label %32, label %26

26:                                               ; preds = %18
  %27 = call i32 @PMPI_Comm_get_attr(ptr noundef %10, i32 noundef %24, ptr noundef nonnull %21, ptr noundef nonnull %22) #13
  %28 = load i32, ptr %22, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %26
  %31 = load ptr, ptr %21, align 8
  br label %37

32:                                               ; preds = %26, %18
  %33 = icmp eq ptr %10, @ompi_mpi_comm_self
  br i1 %33, label %35, label %34

34:                                               ; preds = %32
  store ptr null, ptr %21, align 8
  br label %48

35:                                               ; preds = %32
  %36 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %37

37:                                               ; preds = %35, %30
  %38 = phi ptr [ %31, %30 ], [ %36, %35 ]
  store ptr %38, ptr %21, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %48, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_comm_null
  br i1 %43, label %48, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, @ompi_mpi_comm_null
  br i1 %47, label %48, label %49

48:                                               ; preds = %44, %40, %37, %34
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

49:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !74)
  %50 = icmp eq ptr %13, %0
  %51 = select i1 %50, ptr null, ptr %13
  call void @llvm.experimental.noalias.scope.decl(metadata !77)
  %52 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %12) #14, !noalias !80
  store ptr %51, ptr %23, align 8, !alias.scope !80
  %53 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %52, ptr %53, align 8, !alias.scope !80
  %54 = icmp sgt i32 %1, 0
  br i1 %54, label %57, label %55

55:                                               ; preds = %49
  %56 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %56, align 8, !alias.scope !80
  br label %71

57:                                               ; preds = %49
  %58 = zext nneg i32 %1 to i64
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %60 = load i64, ptr %59, align 8, !noalias !80
  %61 = mul nsw i64 %60, %58
  %62 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %61, ptr %62, align 8, !alias.scope !80
  %63 = icmp eq ptr %0, null
  %64 = icmp ne i64 %60, 0
  %65 = select i1 %63, i1 %64, i1 false
  br i1 %65, label %66, label %71

66:                                               ; preds = %57
  %67 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %68 = load i64, ptr %67, align 8, !noalias !74
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.18) #15, !noalias !74
  unreachable

71:                                               ; preds = %55, %57, %66
  call fastcc void @give_packed(ptr noundef %42, ptr noundef nonnull byval(%struct.Part) align 8 %23, i32 noundef %3, i32 noundef %4, ptr noundef %12) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %72 = load i32, ptr @__enzcc_mpi_key, align 4
  %73 = icmp eq i32 %72, -1
  br i1 %73, label %80, label %74

74:                                               ; preds = %71
  %75 = call i32 @PMPI_Comm_get_attr(ptr noundef %10, i32 noundef %72, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %76 = load i32, ptr %20, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %80, label %78

78:                                               ; preds = %74
  %79 = load ptr, ptr %19, align 8
  br label %85

80:                                               ; preds = %74, %71
  %81 = icmp eq ptr %10, @ompi_mpi_comm_self
  br i1 %81, label %83, label %82

82:                                               ; preds = %80
  store ptr null, ptr %19, align 8
  br label %96

83:                                               ; preds = %80
  %84 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %85

85:                                               ; preds = %83, %78
  %86 = phi ptr [ %79, %78 ], [ %84, %83 ]
  store ptr %86, ptr %19, align 8
  %87 = icmp eq ptr %86, null
  br i1 %87, label %96, label %88

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %90 = load ptr, ptr %89, align 8
  %91 = icmp eq ptr %90, @ompi_mpi_comm_null
  br i1 %91, label %96, label %92

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %94 = load ptr, ptr %93, align 8
  %95 = icmp eq ptr %94, @ompi_mpi_comm_null
  br i1 %95, label %96, label %97

96:                                               ; preds = %92, %88, %85, %82
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

97:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %98 = icmp eq ptr %14, %5
  %99 = call fastcc ptr @layout_of(ptr noundef %7, ptr noundef %12) #14, !noalias !81
  %100 = lshr i64 %16, 32
  %101 = trunc nuw i64 %100 to i32
  %102 = trunc i64 %16 to i32
  %103 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %99, i64 noundef %17) #14
  %104 = call fastcc ptr @take(ptr noundef %90, i64 noundef %103, i32 noundef %101, i32 noundef %102, ptr noundef %12) #14
  %105 = icmp eq i64 %100, 4294967294
  %106 = icmp eq ptr %14, null
  %107 = or i1 %98, %106
  %108 = or i1 %107, %105
  br i1 %108, label %111, label %109

109:                                              ; preds = %97
  %110 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %14, ptr noundef nonnull %104, ptr noundef %99, i64 noundef %17) #14
  br label %111

111:                                              ; preds = %97, %109
  call void @free(ptr noundef nonnull %104) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_replace_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i64 noundef %12, i64 noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Part, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 56
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @fail(ptr noundef %24, ptr noundef nonnull @.str.16) #15
  unreachable

25:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store ptr null, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 0, ptr %19, align 4
  %26 = load i32, ptr @__enzcc_mpi_key, align 4
  %27 = icmp eq i32 %26, -1
  br i1 %27, label %34, label %28

28:                                               ; preds = %25
  %29 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %26, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %30 = load i32, ptr %19, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %18, align 8
  br label %39

34:                                               ; preds = %28, %25
  %35 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  store ptr null, ptr %18, align 8
  br label %50

37:                                               ; preds = %34
  %38 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %39

39:                                               ; preds = %37, %32
  %40 = phi ptr [ %33, %32 ], [ %38, %37 ]
  store ptr %40, ptr %18, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %50, label %42

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, @ompi_mpi_comm_null
  br i1 %45, label %50, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, @ompi_mpi_comm_null
  br i1 %49, label %50, label %51

50:                                               ; preds = %46, %42, %39, %36
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

51:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %52 = icmp eq ptr %10, %0
  %53 = select i1 %52, ptr null, ptr %10
  %54 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %9) #14, !noalias !84
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store ptr %53, ptr %17, align 8
  %55 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr %54, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %13, ptr %56, align 8
  %57 = lshr i64 %12, 32
  %58 = icmp eq i64 %57, 4294967294
  br i1 %58, label %65, label %59

59:                                               ; preds = %51
  %60 = trunc nuw i64 %57 to i32
  %61 = trunc i64 %12 to i32
  call fastcc void @give_packed(ptr noundef %44, ptr noundef nonnull byval(%struct.Part) align 8 %17, i32 noundef %60, i32 noundef %61, ptr noundef %9) #14
  %62 = icmp eq ptr %53, null
  br i1 %62, label %65, label %63

63:                                               ; preds = %59
  %64 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %10, ptr noundef null, ptr noundef %54, i64 noundef %13) #14
  br label %65

65:                                               ; preds = %51, %59, %63
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %66 = load i32, ptr @__enzcc_mpi_key, align 4
  %67 = icmp eq i32 %66, -1
  br i1 %67, label %74, label %68

68:                                               ; preds = %65
  %69 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %66, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %70 = load i32, ptr %16, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %74, label %72

72:                                               ; preds = %68
  %73 = load ptr, ptr %15, align 8
  br label %79

74:                                               ; preds = %68, %65
  %75 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %75, label %77, label %76

76:                                               ; preds = %74
  store ptr null, ptr %15, align 8
  br label %90

77:                                               ; preds = %74
  %78 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %79

79:                                               ; preds = %77, %72
  %80 = phi ptr [ %73, %72 ], [ %78, %77 ]
  store ptr %80, ptr %15, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %90, label %82

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, @ompi_mpi_comm_null
  br i1 %85, label %90, label %86

86:                                               ; preds = %82
  %87 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %88 = load ptr, ptr %87, align 8
  %89 = icmp eq ptr %88, @ompi_mpi_comm_null
  br i1 %89, label %90, label %91

90:                                               ; preds = %86, %82, %79, %76
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

91:                                               ; preds = %86
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  %92 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %9) #14, !noalias !87
  %93 = icmp sgt i32 %1, 0
  br i1 %93, label %94, label %107

94:                                               ; preds = %91
  %95 = zext nneg i32 %1 to i64
  %96 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %97 = load i64, ptr %96, align 8, !noalias !87
  %98 = mul nsw i64 %97, %95
  %99 = icmp eq ptr %0, null
  %100 = icmp ne i64 %97, 0
  %101 = select i1 %99, i1 %100, i1 false
  br i1 %101, label %102, label %107

102:                                              ; preds = %94
  %103 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %104 = load i64, ptr %103, align 8, !noalias !92
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %107, label %106

106:                                              ; preds = %102
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.18) #15, !noalias !92
  unreachable

107:                                              ; preds = %91, %94, %102
  %108 = phi i64 [ %98, %102 ], [ %98, %94 ], [ 0, %91 ]
  %109 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %92, i64 noundef %108) #14
  %110 = call fastcc ptr @take(ptr noundef %84, i64 noundef %109, i32 noundef %3, i32 noundef %4, ptr noundef %9) #14
  %111 = icmp eq ptr %53, null
  br i1 %111, label %114, label %112

112:                                              ; preds = %107
  %113 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %10, ptr noundef nonnull %110, ptr noundef %92, i64 noundef %108) #14
  br label %114

114:                                              ; preds = %107, %112
  call void @free(ptr noundef nonnull %110) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_replace_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i64 noundef %12, i64 noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %28, label %22

22:                                               ; preds = %14
  %23 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %14
  %29 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_comm_null
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !93)
  %46 = icmp eq ptr %10, %0
  %47 = select i1 %46, ptr null, ptr %10
  call void @llvm.experimental.noalias.scope.decl(metadata !96)
  %48 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %9) #14, !noalias !99
  store ptr %47, ptr %19, align 8, !alias.scope !99
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %48, ptr %49, align 8, !alias.scope !99
  %50 = icmp sgt i32 %1, 0
  br i1 %50, label %53, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %52, align 8, !alias.scope !99
  br label %67

53:                                               ; preds = %45
  %54 = zext nneg i32 %1 to i64
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %56 = load i64, ptr %55, align 8, !noalias !99
  %57 = mul nsw i64 %56, %54
  %58 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 %57, ptr %58, align 8, !alias.scope !99
  %59 = icmp eq ptr %0, null
  %60 = icmp ne i64 %56, 0
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %62, label %67

62:                                               ; preds = %53
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %64 = load i64, ptr %63, align 8, !noalias !93
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %67, label %66

66:                                               ; preds = %62
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.18) #15, !noalias !93
  unreachable

67:                                               ; preds = %51, %53, %62
  call fastcc void @give_packed(ptr noundef %38, ptr noundef nonnull byval(%struct.Part) align 8 %19, i32 noundef %3, i32 noundef %4, ptr noundef %9) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %68 = load i32, ptr @__enzcc_mpi_key, align 4
  %69 = icmp eq i32 %68, -1
  br i1 %69, label %76, label %70

70:                                               ; preds = %67
  %71 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %68, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %72 = load i32, ptr %16, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = load ptr, ptr %15, align 8
  br label %81

76:                                               ; preds = %70, %67
  %77 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %77, label %79, label %78

78:                                               ; preds = %76
  store ptr null, ptr %15, align 8
  br label %92

79:                                               ; preds = %76
  %80 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %81

81:                                               ; preds = %79, %74
  %82 = phi ptr [ %75, %74 ], [ %80, %79 ]
  store ptr %82, ptr %15, align 8
  %83 = icmp eq ptr %82, null
  br i1 %83, label %92, label %84

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %86 = load ptr, ptr %85, align 8
  %87 = icmp eq ptr %86, @ompi_mpi_comm_null
  br i1 %87, label %92, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %90 = load ptr, ptr %89, align 8
  %91 = icmp eq ptr %90, @ompi_mpi_comm_null
  br i1 %91, label %92, label %93

92:                                               ; preds = %88, %84, %81, %78
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

93:                                               ; preds = %88
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  %94 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %9) #14, !noalias !100
  %95 = lshr i64 %12, 32
  %96 = trunc nuw i64 %95 to i32
  %97 = trunc i64 %12 to i32
  %98 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %94, i64 noundef %13) #14
  %99 = call fastcc ptr @take(ptr noundef %86, i64 noundef %98, i32 noundef %96, i32 noundef %97, ptr noundef %9) #14
  %100 = icmp eq i64 %95, 4294967294
  %101 = icmp eq ptr %47, null
  %102 = or i1 %101, %100
  br i1 %102, label %105, label %103

103:                                              ; preds = %93
  %104 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %10, ptr noundef nonnull %99, ptr noundef %94, i64 noundef %13) #14
  br label %105

105:                                              ; preds = %93, %103
  call void @free(ptr noundef nonnull %99) #13
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_irecv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq i32 %3, -2
  br i1 %13, label %50, label %14

14:                                               ; preds = %12
  %15 = icmp ne ptr %11, null
  %16 = zext i1 %15 to i32
  %17 = tail call fastcc ptr @event(ptr noundef %8, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %7, i32 noundef %10, i32 noundef %16) #14
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %48, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 104
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 96
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 84
  br label %27

27:                                               ; preds = %45, %20
  %28 = phi ptr [ %18, %20 ], [ %46, %45 ]
  br i1 %23, label %29, label %45

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %24, align 8
  %33 = icmp eq ptr %31, %32
  br i1 %33, label %34, label %45

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 96
  %36 = load i32, ptr %35, align 8
  %37 = load i32, ptr %25, align 8
  %38 = icmp eq i32 %36, %37
  br i1 %38, label %39, label %45

39:                                               ; preds = %34
  %40 = load i32, ptr %26, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %45

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %44 = load ptr, ptr %43, align 8
  tail call fastcc void @fail(ptr noundef %44, ptr noundef nonnull @.str.16) #15
  unreachable

45:                                               ; preds = %39, %34, %29, %27
  %46 = load ptr, ptr %28, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %27

48:                                               ; preds = %45, %14
  %49 = phi ptr [ @__enzcc_mpi_awaited, %14 ], [ %28, %45 ]
  store ptr %17, ptr %49, align 8
  br label %50

50:                                               ; preds = %48, %12
  ret void
}

define internal fastcc nonnull ptr @event(ptr noundef %0, ptr noundef readnone captures(address) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef range(i32 0, 2) %9) unnamed_addr #1 {
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef 152) #13
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  %15 = tail call fastcc ptr @layout_of(ptr noundef %3, ptr noundef %7) #14, !noalias !103
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %14
  %18 = zext nneg i32 %2 to i64
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i64, ptr %19, align 8, !noalias !103
  %21 = mul nsw i64 %20, %18
  %22 = icmp eq ptr %1, null
  %23 = icmp ne i64 %20, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %30

25:                                               ; preds = %17
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %27 = load i64, ptr %26, align 8, !noalias !108
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.18) #15, !noalias !108
  unreachable

30:                                               ; preds = %14, %17, %25
  %31 = phi i64 [ %21, %25 ], [ %21, %17 ], [ 0, %14 ]
  %32 = icmp eq ptr %0, %1
  %33 = select i1 %32, ptr null, ptr %0
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 44
  %35 = load i32, ptr %34, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %34, align 4
  %37 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %38 = load ptr, ptr %37, align 8
  store ptr null, ptr %11, align 8
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr null, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr null, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %38, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %6, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store ptr %15, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store ptr %33, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %11, i64 56
  store ptr %7, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %11, i64 64
  store i64 %31, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 72
  store i32 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %11, i64 76
  store i32 %4, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 80
  store i32 %5, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %11, i64 84
  store i32 %8, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 88
  store i32 0, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %11, i64 92
  store i32 0, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %11, i64 96
  store i32 %9, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %11, i64 100
  store i32 0, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 104
  store ptr null, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %11, i64 112
  store ptr null, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %11, i64 120
  store ptr null, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store ptr null, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %11, i64 136
  store i32 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 140
  store i32 0, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i32 0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %11, i64 148
  store i32 0, ptr %62, align 4
  ret ptr %11
}

define linkonce_odr hidden void @__enzcc_mpi_imrecv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_taken)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, -2
  br i1 %14, label %54, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 28
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne ptr %9, null
  %19 = zext i1 %18 to i32
  %20 = tail call fastcc ptr @event(ptr noundef %6, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %13, i32 noundef %17, ptr noundef %3, ptr noundef %5, i32 noundef %8, i32 noundef %19) #14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 92
  store i32 1, ptr %21, align 4
  %22 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %52, label %24

24:                                               ; preds = %15
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 96
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 84
  br label %31

31:                                               ; preds = %49, %24
  %32 = phi ptr [ %22, %24 ], [ %50, %49 ]
  br i1 %27, label %33, label %49

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %28, align 8
  %37 = icmp eq ptr %35, %36
  br i1 %37, label %38, label %49

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 96
  %40 = load i32, ptr %39, align 8
  %41 = load i32, ptr %29, align 8
  %42 = icmp eq i32 %40, %41
  br i1 %42, label %43, label %49

43:                                               ; preds = %38
  %44 = load i32, ptr %30, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %49

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 56
  %48 = load ptr, ptr %47, align 8
  tail call fastcc void @fail(ptr noundef %48, ptr noundef nonnull @.str.16) #15
  unreachable

49:                                               ; preds = %43, %38, %33, %31
  %50 = load ptr, ptr %32, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %31

52:                                               ; preds = %49, %15
  %53 = phi ptr [ @__enzcc_mpi_awaited, %15 ], [ %32, %49 ]
  store ptr %20, ptr %53, align 8
  br label %54

54:                                               ; preds = %10, %52
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_tangents_end() noinline nounwind {
  %1 = load ptr, ptr @__enzcc_mpi_persistent, align 8
  %2 = icmp eq ptr %1, null
  br i1 %2, label %3, label %4

3:                                                ; preds = %19, %0
  ret void

4:                                                ; preds = %0, %19
  %5 = phi ptr [ %20, %19 ], [ %1, %0 ]
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %19, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %19

13:                                               ; preds = %15
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %38, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %16

9:                                                ; preds = %16
  %10 = load ptr, ptr %2, align 8
  br label %11

11:                                               ; preds = %9, %5
  %12 = phi ptr [ %10, %9 ], [ %3, %5 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 148
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 184
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %33, label %26

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %28 = tail call i32 @PMPI_Wait(ptr noundef nonnull %27, ptr noundef null) #13
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4
  %43 = add nsw i32 %42, -1
  store i32 %43, ptr %41, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %50

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %40, i64 48
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

define linkonce_odr hidden void @__enzcc_mpi_send_init_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp ne ptr %11, null
  %14 = zext i1 %13 to i32
  %15 = tail call fastcc ptr @event(ptr noundef %8, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %7, i32 noundef %10, i32 noundef %14) #14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %22, %12
  %19 = phi ptr [ @__enzcc_mpi_persistent, %12 ], [ %20, %22 ]
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, %17
  br i1 %25, label %26, label %18

26:                                               ; preds = %22, %18
  %27 = icmp eq ptr %11, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %11, ptr noundef nonnull @expire, ptr noundef nonnull %20) #13
  br label %33

33:                                               ; preds = %32, %28, %26
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 88
  store i32 1, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %39, label %38

38:                                               ; preds = %33
  store ptr %15, ptr %36, align 8
  br label %41

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store ptr %15, ptr %40, align 8
  br label %41

41:                                               ; preds = %38, %39
  store ptr %15, ptr %35, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_recv_init_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp ne ptr %11, null
  %14 = zext i1 %13 to i32
  %15 = tail call fastcc ptr @event(ptr noundef %8, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %7, i32 noundef %10, i32 noundef %14) #14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %22, %12
  %19 = phi ptr [ @__enzcc_mpi_persistent, %12 ], [ %20, %22 ]
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, %17
  br i1 %25, label %26, label %18

26:                                               ; preds = %22, %18
  %27 = icmp eq ptr %11, null
  br i1 %27, label %33, label %28

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  tail call void @__enzcc_tape_defer(ptr noundef nonnull %11, ptr noundef nonnull @expire, ptr noundef nonnull %20) #13
  br label %33

33:                                               ; preds = %32, %28, %26
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 88
  store i32 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %39, label %38

38:                                               ; preds = %33
  store ptr %15, ptr %36, align 8
  br label %41

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store ptr %15, ptr %40, align 8
  br label %41

41:                                               ; preds = %38, %39
  store ptr %15, ptr %35, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_irecv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.16) #15
  unreachable

16:                                               ; preds = %10
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_imrecv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %13 = load ptr, ptr %12, align 8
  tail call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.16) #15
  unreachable

14:                                               ; preds = %8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_wait_adjoint(i64 noundef %0) noinline nounwind {
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

14:                                               ; preds = %100, %1, %6
  ret void

15:                                               ; preds = %11, %100
  %16 = phi ptr [ %9, %11 ], [ %102, %100 ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %100, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 104
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %30, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 140
  store i32 1, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 136
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %100

29:                                               ; preds = %24
  call fastcc void @begin_in_order(ptr noundef nonnull %16) #14
  br label %100

30:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %4, align 8
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %12, align 8
  %35 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %36 = load i64, ptr %35, align 8
  store i64 %36, ptr %13, align 8
  %37 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %40 = load ptr, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %41 = load i32, ptr @__enzcc_mpi_key, align 4
  %42 = icmp eq i32 %41, -1
  br i1 %42, label %49, label %43

43:                                               ; preds = %30
  %44 = call i32 @PMPI_Comm_get_attr(ptr noundef %38, i32 noundef %41, ptr noundef nonnull %2, ptr noundef nonnull %3) #13
  %45 = load i32, ptr %3, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %43
  %48 = load ptr, ptr %2, align 8
  br label %54

49:                                               ; preds = %43, %30
  %50 = icmp eq ptr %38, @ompi_mpi_comm_self
  br i1 %50, label %52, label %51

51:                                               ; preds = %49
  store ptr null, ptr %2, align 8
  br label %65

52:                                               ; preds = %49
  %53 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %54

54:                                               ; preds = %52, %47
  %55 = phi ptr [ %48, %47 ], [ %53, %52 ]
  store ptr %55, ptr %2, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %65, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, @ompi_mpi_comm_null
  br i1 %60, label %65, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %55, i64 24
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, @ompi_mpi_comm_null
  br i1 %64, label %65, label %66

65:                                               ; preds = %61, %57, %54, %51
  call fastcc void @fail(ptr noundef %40, ptr noundef nonnull @.str.3) #15
  unreachable

66:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  %67 = getelementptr inbounds nuw i8, ptr %16, i64 88
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %88, label %70

70:                                               ; preds = %66
  %71 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %76, label %73

73:                                               ; preds = %70
  %74 = getelementptr inbounds nuw i8, ptr %71, i64 56
  %75 = load ptr, ptr %74, align 8
  call fastcc void @fail(ptr noundef %75, ptr noundef nonnull @.str.16) #15
  unreachable

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %16, i64 76
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %80 = load i32, ptr %79, align 8
  %81 = load ptr, ptr %39, align 8
  %82 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %34, i64 noundef %36) #14
  %83 = call fastcc ptr @take(ptr noundef %59, i64 noundef %82, i32 noundef %78, i32 noundef %80, ptr noundef %81) #14
  %84 = icmp eq ptr %32, null
  br i1 %84, label %87, label %85

85:                                               ; preds = %76
  %86 = call fastcc i64 @walk(i32 noundef 1, ptr noundef nonnull %32, ptr noundef nonnull %83, ptr noundef %34, i64 noundef %36) #14
  br label %87

87:                                               ; preds = %76, %85
  call void @free(ptr noundef nonnull %83) #13
  br label %99

88:                                               ; preds = %66
  %89 = getelementptr inbounds nuw i8, ptr %16, i64 76
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, -2
  br i1 %91, label %99, label %92

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %94 = load i32, ptr %93, align 8
  %95 = load ptr, ptr %39, align 8
  call fastcc void @give_packed(ptr noundef %59, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %90, i32 noundef %94, ptr noundef %95) #14
  %96 = icmp eq ptr %32, null
  br i1 %96, label %99, label %97

97:                                               ; preds = %92
  %98 = call fastcc i64 @walk(i32 noundef 3, ptr noundef nonnull %32, ptr noundef null, ptr noundef %34, i64 noundef %36) #14
  br label %99

99:                                               ; preds = %97, %92, %88, %87
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %100

100:                                              ; preds = %29, %24, %15, %99
  %101 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %102 = load ptr, ptr %101, align 8
  %103 = icmp eq ptr %102, null
  br i1 %103, label %14, label %15
}

define linkonce_odr hidden void @__enzcc_mpi_wait_tangent(i64 noundef %0) noinline nounwind {
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

13:                                               ; preds = %84, %1, %7
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_told)
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %97, label %88

17:                                               ; preds = %10, %84
  %18 = phi ptr [ %8, %10 ], [ %86, %84 ]
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %84

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 104
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  call fastcc void @end(ptr noundef nonnull %24) #14
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 148
  store i32 1, ptr %27, align 4
  br label %84

28:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %4, align 8
  %31 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %11, align 8
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %34 = load i64, ptr %33, align 8
  store i64 %34, ptr %12, align 8
  %35 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %38 = load ptr, ptr %37, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %39 = load i32, ptr @__enzcc_mpi_key, align 4
  %40 = icmp eq i32 %39, -1
  br i1 %40, label %47, label %41

41:                                               ; preds = %28
  %42 = call i32 @PMPI_Comm_get_attr(ptr noundef %36, i32 noundef %39, ptr noundef nonnull %2, ptr noundef nonnull %3) #13
  %43 = load i32, ptr %3, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %2, align 8
  br label %52

47:                                               ; preds = %41, %28
  %48 = icmp eq ptr %36, @ompi_mpi_comm_self
  br i1 %48, label %50, label %49

49:                                               ; preds = %47
  store ptr null, ptr %2, align 8
  br label %63

50:                                               ; preds = %47
  %51 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %52

52:                                               ; preds = %50, %45
  %53 = phi ptr [ %46, %45 ], [ %51, %50 ]
  store ptr %53, ptr %2, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %63, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, @ompi_mpi_comm_null
  br i1 %58, label %63, label %59

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, @ompi_mpi_comm_null
  br i1 %62, label %63, label %64

63:                                               ; preds = %59, %55, %52, %49
  call fastcc void @fail(ptr noundef %38, ptr noundef nonnull @.str.3) #15
  unreachable

64:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  %65 = getelementptr inbounds nuw i8, ptr %18, i64 88
  %66 = load i32, ptr %65, align 8
  %67 = icmp eq i32 %66, 0
  %68 = getelementptr inbounds nuw i8, ptr %18, i64 76
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds nuw i8, ptr %18, i64 80
  %71 = load i32, ptr %70, align 8
  %72 = load ptr, ptr %37, align 8
  br i1 %67, label %74, label %73

73:                                               ; preds = %64
  call fastcc void @give_packed(ptr noundef %57, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %69, i32 noundef %71, ptr noundef %72) #14
  br label %83

74:                                               ; preds = %64
  %75 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %32, i64 noundef %34) #14
  %76 = call fastcc ptr @take(ptr noundef %57, i64 noundef %75, i32 noundef %69, i32 noundef %71, ptr noundef %72) #14
  %77 = icmp eq i32 %69, -2
  %78 = icmp eq ptr %30, null
  %79 = select i1 %77, i1 true, i1 %78
  br i1 %79, label %82, label %80

80:                                               ; preds = %74
  %81 = call fastcc i64 @walk(i32 noundef 2, ptr noundef nonnull %30, ptr noundef nonnull %76, ptr noundef %32, i64 noundef %34) #14
  br label %82

82:                                               ; preds = %74, %80
  call void @free(ptr noundef nonnull %76) #13
  br label %83

83:                                               ; preds = %82, %73
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  br label %84

84:                                               ; preds = %17, %83, %26
  %85 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %86 = load ptr, ptr %85, align 8
  %87 = icmp eq ptr %86, null
  br i1 %87, label %13, label %17

88:                                               ; preds = %13
  %89 = load ptr, ptr %15, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %96, label %91

91:                                               ; preds = %88, %91
  %92 = phi ptr [ %94, %91 ], [ %89, %88 ]
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %94 = load ptr, ptr %93, align 8
  call fastcc void @drop(ptr noundef %92) #14
  %95 = icmp eq ptr %94, null
  br i1 %95, label %96, label %91

96:                                               ; preds = %91, %88
  call void @free(ptr noundef nonnull %15) #13
  br label %97

97:                                               ; preds = %96, %13
  store ptr %5, ptr %14, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_drop(ptr noundef %0) noinline nounwind {
  tail call void @free(ptr noundef %0) #13
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_reduce_chosen_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %15 = select i1 %14, ptr %1, ptr %0
  %16 = sext i32 %2 to i64
  %17 = tail call fastcc ptr @factors(ptr noundef %15, i64 noundef %16, ptr noundef %3, ptr noundef %4, ptr noundef %6, ptr noundef %8) #14
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

define internal fastcc ptr @factors(ptr noundef %0, i64 noundef range(i64 -2147483648, 2147483648) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) unnamed_addr #1 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = icmp eq ptr %3, @ompi_mpi_op_sum
  br i1 %13, label %221, label %14

14:                                               ; preds = %6
  %15 = tail call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %5) #14, !noalias !114
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load i64, ptr %18, align 8, !noalias !114
  %20 = mul nsw i64 %19, %1
  br label %21

21:                                               ; preds = %14, %17
  %22 = phi i64 [ %20, %17 ], [ 0, %14 ]
  %23 = icmp eq ptr %3, @ompi_mpi_op_min
  %24 = icmp eq ptr %3, @ompi_mpi_op_max
  %25 = or i1 %23, %24
  %26 = icmp eq ptr %3, @ompi_mpi_op_prod
  %27 = or i1 %26, %25
  %28 = icmp eq ptr %3, @ompi_mpi_op_minloc
  %29 = or i1 %28, %27
  %30 = icmp eq ptr %3, @ompi_mpi_op_maxloc
  %31 = or i1 %30, %29
  br i1 %31, label %33, label %32

32:                                               ; preds = %21
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.19) #15
  unreachable

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %35 = load i64, ptr %34, align 8
  switch i64 %35, label %42 [
    i64 0, label %43
    i64 1, label %36
  ]

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = or i1 %28, %30
  %40 = select i1 %39, i64 2, i64 1
  %41 = icmp eq i64 %38, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %36, %33
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.20) #15
  unreachable

43:                                               ; preds = %33, %36
  %44 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %15, i64 noundef %22) #14
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %221, label %46

46:                                               ; preds = %43
  %47 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %15, i64 noundef %22) #14
  %48 = tail call i64 @llvm.smax.i64(i64 %47, i64 1)
  %49 = tail call ptr @calloc(i64 noundef %48, i64 noundef 8) #13
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %52

51:                                               ; preds = %46
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

52:                                               ; preds = %46
  %53 = icmp eq ptr %0, null
  br i1 %53, label %56, label %54

54:                                               ; preds = %52
  %55 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %0, ptr noundef nonnull %49, ptr noundef nonnull %15, i64 noundef %22) #14
  br label %56

56:                                               ; preds = %52, %54
  %57 = tail call i64 @llvm.smax.i64(i64 %44, i64 1)
  %58 = tail call ptr @calloc(i64 noundef %57, i64 noundef 8) #13
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %62 = load i32, ptr @__enzcc_mpi_key, align 4
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %70, label %64

64:                                               ; preds = %61
  %65 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %62, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %66 = load i32, ptr %12, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = load ptr, ptr %11, align 8
  br label %72

70:                                               ; preds = %64, %61
  %71 = call fastcc ptr @make_private(ptr noundef %4) #14
  br label %72

72:                                               ; preds = %70, %68
  %73 = phi ptr [ %69, %68 ], [ %71, %70 ]
  store ptr %73, ptr %11, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %83, label %75

75:                                               ; preds = %72
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, @ompi_mpi_comm_null
  br i1 %78, label %83, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %81 = load ptr, ptr %80, align 8
  %82 = icmp eq ptr %81, @ompi_mpi_comm_null
  br i1 %82, label %83, label %84

83:                                               ; preds = %79, %75, %72
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.3) #15
  unreachable

84:                                               ; preds = %79
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 0, ptr %10, align 4
  %85 = call i32 @PMPI_Comm_rank(ptr noundef %4, ptr noundef nonnull %10) #13
  %86 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %87 = icmp sgt i64 %44, 2147483647
  br i1 %87, label %88, label %89

88:                                               ; preds = %84
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.17) #15
  unreachable

89:                                               ; preds = %84
  %90 = trunc i64 %44 to i32
  br i1 %26, label %91, label %131

91:                                               ; preds = %89
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i32 1, ptr %9, align 4
  %92 = call i32 @PMPI_Comm_size(ptr noundef %4, ptr noundef nonnull %9) #13
  %93 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  %94 = sext i32 %93 to i64
  %95 = mul nsw i64 %44, %94
  %96 = call i64 @llvm.smax.i64(i64 %95, i64 1)
  %97 = call ptr @calloc(i64 noundef %96, i64 noundef 8) #13
  %98 = icmp eq ptr %97, null
  br i1 %98, label %99, label %100

99:                                               ; preds = %91
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

100:                                              ; preds = %91
  %101 = call i32 @PMPI_Allgather(ptr noundef nonnull %49, i32 noundef %90, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull %97, i32 noundef %90, ptr noundef nonnull @ompi_mpi_double, ptr noundef %77) #13
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %109

103:                                              ; preds = %100
  %104 = icmp sgt i64 %44, 0
  br i1 %104, label %105, label %219

105:                                              ; preds = %103
  %106 = icmp sgt i32 %93, 0
  %107 = zext i32 %86 to i64
  %108 = zext nneg i32 %93 to i64
  br label %110

109:                                              ; preds = %100
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

110:                                              ; preds = %105, %126
  %111 = phi i64 [ 0, %105 ], [ %129, %126 ]
  %112 = getelementptr double, ptr %97, i64 %111
  br i1 %106, label %113, label %126

113:                                              ; preds = %110, %121
  %114 = phi i64 [ %124, %121 ], [ 0, %110 ]
  %115 = phi double [ %123, %121 ], [ 1.000000e+00, %110 ]
  %116 = icmp eq i64 %114, %107
  br i1 %116, label %121, label %117

117:                                              ; preds = %113
  %118 = mul nuw nsw i64 %114, %44
  %119 = getelementptr double, ptr %112, i64 %118
  %120 = load double, ptr %119, align 8
  br label %121

121:                                              ; preds = %117, %113
  %122 = phi double [ %120, %117 ], [ 1.000000e+00, %113 ]
  %123 = fmul double %115, %122
  %124 = add nuw nsw i64 %114, 1
  %125 = icmp eq i64 %124, %108
  br i1 %125, label %126, label %113

126:                                              ; preds = %121, %110
  %127 = phi double [ 1.000000e+00, %110 ], [ %123, %121 ]
  %128 = getelementptr inbounds nuw double, ptr %58, i64 %111
  store double %127, ptr %128, align 8
  %129 = add nuw nsw i64 %111, 1
  %130 = icmp eq i64 %129, %44
  br i1 %130, label %219, label %110

131:                                              ; preds = %89
  %132 = load i64, ptr %15, align 8
  %133 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %134 = call ptr @calloc(i64 noundef %133, i64 noundef %132) #13
  %135 = icmp eq ptr %134, null
  br i1 %135, label %136, label %137

136:                                              ; preds = %131
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

137:                                              ; preds = %131
  %138 = call ptr @calloc(i64 noundef %57, i64 noundef 8) #13
  %139 = icmp eq ptr %138, null
  br i1 %139, label %140, label %141

140:                                              ; preds = %137
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

141:                                              ; preds = %137
  %142 = call ptr @calloc(i64 noundef %57, i64 noundef 4) #13
  %143 = icmp eq ptr %142, null
  br i1 %143, label %144, label %145

144:                                              ; preds = %141
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

145:                                              ; preds = %141
  %146 = call ptr @calloc(i64 noundef %57, i64 noundef 4) #13
  %147 = icmp eq ptr %146, null
  br i1 %147, label %148, label %149

148:                                              ; preds = %145
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

149:                                              ; preds = %145
  %150 = trunc nsw i64 %1 to i32
  %151 = call i32 @PMPI_Allreduce(ptr noundef %0, ptr noundef nonnull %134, i32 noundef %150, ptr noundef %2, ptr noundef %3, ptr noundef %77) #13
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %154, label %153

153:                                              ; preds = %149
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

154:                                              ; preds = %149
  %155 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %5) #14, !noalias !119
  br i1 %16, label %156, label %160

156:                                              ; preds = %154
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %158 = load i64, ptr %157, align 8, !noalias !119
  %159 = mul nsw i64 %158, %1
  br label %160

160:                                              ; preds = %154, %156
  %161 = phi i64 [ %159, %156 ], [ 0, %154 ]
  %162 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %134, ptr noundef nonnull %138, ptr noundef %155, i64 noundef %161) #14
  %163 = icmp sgt i64 %44, 0
  br i1 %163, label %164, label %170

164:                                              ; preds = %160
  %165 = or i1 %28, %30
  %166 = getelementptr inbounds nuw i8, ptr %15, i64 48
  br label %174

167:                                              ; preds = %204
  %168 = call i32 @PMPI_Allreduce(ptr noundef nonnull %142, ptr noundef nonnull %146, i32 noundef %90, ptr noundef nonnull @ompi_mpi_int, ptr noundef nonnull @ompi_mpi_op_min, ptr noundef %77) #13
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %210, label %173

170:                                              ; preds = %160
  %171 = call i32 @PMPI_Allreduce(ptr noundef nonnull %142, ptr noundef nonnull %146, i32 noundef %90, ptr noundef nonnull @ompi_mpi_int, ptr noundef nonnull @ompi_mpi_op_min, ptr noundef %77) #13
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %209, label %173

173:                                              ; preds = %170, %167
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

174:                                              ; preds = %164, %204
  %175 = phi i64 [ 0, %164 ], [ %207, %204 ]
  %176 = getelementptr inbounds nuw double, ptr %49, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = getelementptr inbounds nuw double, ptr %138, i64 %175
  %179 = load double, ptr %178, align 8
  %180 = fcmp oeq double %177, %179
  %181 = and i1 %180, %165
  %182 = select i1 %180, i32 %86, i32 2147483647
  br i1 %181, label %183, label %204

183:                                              ; preds = %174
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  %184 = load i64, ptr %15, align 8
  %185 = mul nsw i64 %184, %175
  %186 = getelementptr inbounds i8, ptr %0, i64 %185
  %187 = load ptr, ptr %166, align 8
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 32
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds i8, ptr %186, i64 %189
  %191 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %190, i64 noundef 4) #13
  %192 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %193 = load i64, ptr %15, align 8
  %194 = mul nsw i64 %193, %175
  %195 = getelementptr inbounds i8, ptr %134, i64 %194
  %196 = load ptr, ptr %166, align 8
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 32
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds i8, ptr %195, i64 %198
  %200 = call ptr @memcpy(ptr noundef nonnull %7, ptr noundef nonnull %199, i64 noundef 4) #13
  %201 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  %202 = icmp eq i32 %192, %201
  %203 = select i1 %202, i32 %86, i32 2147483647
  br label %204

204:                                              ; preds = %174, %183
  %205 = phi i32 [ %182, %174 ], [ %203, %183 ]
  %206 = getelementptr inbounds nuw i32, ptr %142, i64 %175
  store i32 %205, ptr %206, align 4
  %207 = add nuw nsw i64 %175, 1
  %208 = icmp eq i64 %207, %44
  br i1 %208, label %167, label %174

209:                                              ; preds = %210, %170
  call void @free(ptr noundef nonnull %134) #13
  call void @free(ptr noundef nonnull %138) #13
  call void @free(ptr noundef nonnull %142) #13
  br label %219

210:                                              ; preds = %167, %210
  %211 = phi i64 [ %217, %210 ], [ 0, %167 ]
  %212 = getelementptr inbounds nuw i32, ptr %146, i64 %211
  %213 = load i32, ptr %212, align 4
  %214 = icmp eq i32 %213, %86
  %215 = uitofp i1 %214 to double
  %216 = getelementptr inbounds nuw double, ptr %58, i64 %211
  store double %215, ptr %216, align 8
  %217 = add nuw nsw i64 %211, 1
  %218 = icmp eq i64 %217, %44
  br i1 %218, label %209, label %210

219:                                              ; preds = %126, %103, %209
  %220 = phi ptr [ %146, %209 ], [ %97, %103 ], [ %97, %126 ]
  call void @free(ptr noundef nonnull %220) #13
  call void @free(ptr noundef nonnull %49) #13
  br label %221

221:                                              ; preds = %219, %43, %6
  %222 = phi ptr [ null, %6 ], [ %58, %219 ], [ null, %43 ]
  ret ptr %222
}

define linkonce_odr hidden ptr @__enzcc_mpi_allreduce_chosen_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %14 = select i1 %13, ptr %1, ptr %0
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @factors(ptr noundef %14, i64 noundef %15, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %7) #14
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

define linkonce_odr hidden i32 @__enzcc_mpi_d_ireduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %1, ptr %0
  %12 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %11, i64 noundef %12, ptr noundef %3, ptr noundef %4, ptr noundef %8) #14
  %13 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %14 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %13) #13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

17:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ireduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %1, ptr %0
  %12 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %11, i64 noundef %12, ptr noundef %3, ptr noundef %4, ptr noundef %8) #14
  %13 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %14 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %13) #13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

17:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ireduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %1, ptr %0
  %12 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %11, i64 noundef %12, ptr noundef %3, ptr noundef %4, ptr noundef %8) #14
  %13 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %14 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %13) #13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.12) #15
  unreachable

17:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_ireduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %11 = select i1 %10, ptr %1, ptr %0
  %12 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %11, i64 noundef %12, ptr noundef %3, ptr noundef %4, ptr noundef %8) #14
  %13 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %14 = tail call i32 @MPI_Ireduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %13) #13
  ret i32 %14
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_iallreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %1, ptr %0
  %11 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %10, i64 noundef %11, ptr noundef %3, ptr noundef %4, ptr noundef %7) #14
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_iallreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %1, ptr %0
  %11 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %10, i64 noundef %11, ptr noundef %3, ptr noundef %4, ptr noundef %7) #14
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_iallreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %1, ptr %0
  %11 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %10, i64 noundef %11, ptr noundef %3, ptr noundef %4, ptr noundef %7) #14
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %12) #13
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

16:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_iallreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %10 = select i1 %9, ptr %1, ptr %0
  %11 = sext i32 %2 to i64
  tail call fastcc void @given(ptr noundef %10, i64 noundef %11, ptr noundef %3, ptr noundef %4, ptr noundef %7) #14
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %13 = tail call i32 @MPI_Iallreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %12) #13
  ret i32 %13
}

define linkonce_odr hidden void @__enzcc_mpi_barrier_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call fastcc void @barrier_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %5, ptr noundef %0, ptr noundef %2, i32 noundef 1) #14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.16) #15
  unreachable

15:                                               ; preds = %4, %9
  call fastcc void @begin(ptr noundef nonnull align 8 %5) #14
  call fastcc void @end(ptr noundef nonnull align 8 %5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define internal fastcc void @barrier_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #1 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Parts, align 8
  %8 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %8, i32 noundef 0, ptr noundef %2) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %7, i32 noundef 0, ptr noundef %2) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12, !noalias !124
  store ptr null, ptr %5, align 8, !noalias !124
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12, !noalias !124
  store i32 0, ptr %6, align 4, !noalias !124
  %9 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !124
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %17, label %11

11:                                               ; preds = %4
  %12 = call i32 @PMPI_Comm_get_attr(ptr noundef %1, i32 noundef %9, ptr noundef nonnull %5, ptr noundef nonnull %6) #13, !noalias !124
  %13 = load i32, ptr %6, align 4, !noalias !124
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %5, align 8, !noalias !124
  br label %19

17:                                               ; preds = %11, %4
  %18 = call fastcc ptr @make_private(ptr noundef %1) #14, !noalias !124
  br label %19

19:                                               ; preds = %17, %15
  %20 = phi ptr [ %16, %15 ], [ %18, %17 ]
  store ptr %20, ptr %5, align 8, !noalias !124
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load ptr, ptr %23, align 8, !noalias !124
  %25 = icmp eq ptr %24, @ompi_mpi_comm_null
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %28 = load ptr, ptr %27, align 8, !noalias !124
  %29 = icmp eq ptr %28, @ompi_mpi_comm_null
  br i1 %29, label %30, label %31

30:                                               ; preds = %26, %22, %19
  call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.3) #15, !noalias !124
  unreachable

31:                                               ; preds = %26
  %32 = xor i32 %3, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12, !noalias !124
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !noalias !124
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %33, ptr noundef nonnull align 8 dereferenceable(40) %8, i64 40, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %34, ptr noundef nonnull align 8 dereferenceable(40) %7, i64 40, i1 false)
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %35, i8 0, i64 48, i1 false)
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
  store ptr %24, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %2, ptr %48, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_barrier_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call fastcc void @barrier_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %5, ptr noundef %0, ptr noundef %2, i32 noundef 0) #14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.16) #15
  unreachable

15:                                               ; preds = %4, %9
  call fastcc void @begin(ptr noundef nonnull align 8 %5) #14
  call fastcc void @end(ptr noundef nonnull align 8 %5) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_bcast_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call fastcc void @bcast_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %10, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %7, ptr noundef %6, i32 noundef 1) #14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %9, %14
  call fastcc void @begin(ptr noundef nonnull align 8 %10) #14
  call fastcc void @end(ptr noundef nonnull align 8 %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal fastcc void @bcast_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Parts, align 8
  %14 = alloca %struct.Parts, align 8
  %15 = icmp eq ptr %6, %1
  %16 = select i1 %15, ptr null, ptr %6
  %17 = tail call fastcc ptr @layout_of(ptr noundef %3, ptr noundef %7) #14, !noalias !127
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %9
  %20 = zext nneg i32 %2 to i64
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %22 = load i64, ptr %21, align 8, !noalias !127
  %23 = mul nsw i64 %22, %20
  %24 = icmp eq ptr %1, null
  %25 = icmp ne i64 %22, 0
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %32

27:                                               ; preds = %19
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %29 = load i64, ptr %28, align 8, !noalias !132
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.18) #15, !noalias !132
  unreachable

32:                                               ; preds = %9, %19, %27
  %33 = phi i64 [ %23, %27 ], [ %23, %19 ], [ 0, %9 ]
  %34 = icmp eq i32 %8, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %36 = call i32 @PMPI_Comm_rank(ptr noundef %5, ptr noundef nonnull %12) #13
  %37 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %38 = icmp eq i32 %37, %4
  %39 = select i1 %38, ptr %16, ptr null
  br label %40

40:                                               ; preds = %35, %32
  %41 = phi i32 [ 2, %32 ], [ 1, %35 ]
  %42 = phi ptr [ %16, %32 ], [ %39, %35 ]
  call fastcc void @no_parts(ptr dead_on_unwind nonnull writable sret(%struct.Parts) align 8 %13, i32 noundef 1, ptr noundef %7) #14
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %44 = load ptr, ptr %43, align 8
  store ptr %16, ptr %44, align 8, !noalias !133
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store ptr %17, ptr %45, align 8, !noalias !133
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 %33, ptr %46, align 8, !noalias !133
  %47 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %17, i64 noundef %33) #14, !noalias !133
  %48 = icmp sgt i64 %47, 2147483647
  br i1 %48, label %49, label %50

49:                                               ; preds = %40
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.17) #15, !noalias !133
  unreachable

50:                                               ; preds = %40
  %51 = trunc i64 %47 to i32
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %53 = load ptr, ptr %52, align 8
  store i32 %51, ptr %53, align 4, !noalias !133
  %54 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, 2147483647
  br i1 %56, label %57, label %58

57:                                               ; preds = %50
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.17) #15, !noalias !133
  unreachable

58:                                               ; preds = %50
  %59 = trunc i64 %55 to i32
  %60 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %61 = load ptr, ptr %60, align 8
  store i32 %59, ptr %61, align 4, !noalias !133
  %62 = load i32, ptr %53, align 4, !noalias !133
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %55, %63
  store i64 %64, ptr %54, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !136)
  call fastcc void @no_parts(ptr dead_on_unwind nonnull writable sret(%struct.Parts) align 8 %14, i32 noundef 1, ptr noundef %7) #14
  %65 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %66 = load ptr, ptr %65, align 8, !alias.scope !136
  store ptr %42, ptr %66, align 8, !noalias !136
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store ptr %17, ptr %67, align 8, !noalias !136
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 16
  store i64 %33, ptr %68, align 8, !noalias !136
  %69 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %17, i64 noundef %33) #14, !noalias !136
  %70 = icmp sgt i64 %69, 2147483647
  br i1 %70, label %71, label %72

71:                                               ; preds = %58
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.17) #15, !noalias !136
  unreachable

72:                                               ; preds = %58
  %73 = trunc i64 %69 to i32
  %74 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %75 = load ptr, ptr %74, align 8, !alias.scope !136
  store i32 %73, ptr %75, align 4, !noalias !136
  %76 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %77 = load i64, ptr %76, align 8, !alias.scope !136
  %78 = icmp sgt i64 %77, 2147483647
  br i1 %78, label %79, label %80

79:                                               ; preds = %72
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.17) #15, !noalias !136
  unreachable

80:                                               ; preds = %72
  %81 = trunc i64 %77 to i32
  %82 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %83 = load ptr, ptr %82, align 8, !alias.scope !136
  store i32 %81, ptr %83, align 4, !noalias !136
  %84 = load i32, ptr %75, align 4, !noalias !136
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !139
  store ptr null, ptr %10, align 8, !noalias !139
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !139
  store i32 0, ptr %11, align 4, !noalias !139
  %85 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !139
  %86 = icmp eq i32 %85, -1
  br i1 %86, label %93, label %87

87:                                               ; preds = %80
  %88 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %85, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !139
  %89 = load i32, ptr %11, align 4, !noalias !139
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %93, label %91

91:                                               ; preds = %87
  %92 = load ptr, ptr %10, align 8, !noalias !139
  br label %95

93:                                               ; preds = %87, %80
  %94 = call fastcc ptr @make_private(ptr noundef %5) #14, !noalias !139
  br label %95

95:                                               ; preds = %93, %91
  %96 = phi ptr [ %92, %91 ], [ %94, %93 ]
  store ptr %96, ptr %10, align 8, !noalias !139
  %97 = icmp eq ptr %96, null
  br i1 %97, label %106, label %98

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %100 = load ptr, ptr %99, align 8, !noalias !139
  %101 = icmp eq ptr %100, @ompi_mpi_comm_null
  br i1 %101, label %106, label %102

102:                                              ; preds = %98
  %103 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %104 = load ptr, ptr %103, align 8, !noalias !139
  %105 = icmp eq ptr %104, @ompi_mpi_comm_null
  br i1 %105, label %106, label %107

106:                                              ; preds = %102, %98, %95
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15, !noalias !139
  unreachable

107:                                              ; preds = %102
  %108 = sext i32 %84 to i64
  %109 = add nsw i64 %77, %108
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !139
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !139
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %110, ptr noundef nonnull align 8 dereferenceable(40) %13, i64 40, i1 false)
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %111, ptr noundef nonnull align 8 dereferenceable(32) %14, i64 32, i1 false)
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %112, i8 0, i64 48, i1 false)
  %113 = icmp eq i64 %109, 0
  %114 = zext i1 %113 to i32
  store i32 %41, ptr %0, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %8, ptr %115, align 4
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %114, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %4, ptr %117, align 4
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %96, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %100, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %109, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %126, align 8
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %7, ptr %128, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_bcast_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call fastcc void @bcast_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %10, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %7, ptr noundef %6, i32 noundef 0) #14
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %9
  %15 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %9, %14
  call fastcc void @begin(ptr noundef nonnull align 8 %10) #14
  call fastcc void @end(ptr noundef nonnull align 8 %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal fastcc void @reduce_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readnone captures(address) %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef range(i32 0, 2) %10) unnamed_addr #1 {
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  %14 = alloca %struct.Part, align 8
  %15 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %16 = call i32 @PMPI_Comm_rank(ptr noundef %6, ptr noundef nonnull %12) #13
  %17 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %18 = icmp ne i32 %17, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  br i1 %18, label %19, label %31

19:                                               ; preds = %11
  call void @llvm.experimental.noalias.scope.decl(metadata !142)
  %20 = call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %9) #14, !noalias !142
  store ptr null, ptr %13, align 8, !alias.scope !142
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %20, ptr %21, align 8, !alias.scope !142
  %22 = icmp sgt i32 %3, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %19
  %24 = zext nneg i32 %3 to i64
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %26 = load i64, ptr %25, align 8, !noalias !142
  %27 = mul nsw i64 %26, %24
  br label %28

28:                                               ; preds = %23, %19
  %29 = phi i64 [ %27, %23 ], [ 0, %19 ]
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %29, ptr %30, align 8, !alias.scope !142
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  br label %56

31:                                               ; preds = %11
  call void @llvm.experimental.noalias.scope.decl(metadata !145)
  %32 = icmp eq ptr %8, %2
  %33 = select i1 %32, ptr null, ptr %8
  call void @llvm.experimental.noalias.scope.decl(metadata !148)
  %34 = call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %9) #14, !noalias !151
  store ptr %33, ptr %13, align 8, !alias.scope !151
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %34, ptr %35, align 8, !alias.scope !151
  %36 = icmp sgt i32 %3, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %38, align 8, !alias.scope !151
  br label %53

39:                                               ; preds = %31
  %40 = zext nneg i32 %3 to i64
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %42 = load i64, ptr %41, align 8, !noalias !151
  %43 = mul nsw i64 %42, %40
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %43, ptr %44, align 8, !alias.scope !151
  %45 = icmp eq ptr %2, null
  %46 = icmp ne i64 %42, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %53

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %50 = load i64, ptr %49, align 8, !noalias !145
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.18) #15, !noalias !145
  unreachable

53:                                               ; preds = %48, %39, %37
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  %54 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %54, label %55, label %56

55:                                               ; preds = %53
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 24, i1 false)
  br label %78

56:                                               ; preds = %28, %53
  call void @llvm.experimental.noalias.scope.decl(metadata !152)
  %57 = icmp eq ptr %7, %1
  %58 = select i1 %57, ptr null, ptr %7
  call void @llvm.experimental.noalias.scope.decl(metadata !155)
  %59 = call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %9) #14, !noalias !158
  store ptr %58, ptr %14, align 8, !alias.scope !158
  %60 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %59, ptr %60, align 8, !alias.scope !158
  %61 = icmp sgt i32 %3, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 0, ptr %63, align 8, !alias.scope !158
  br label %78

64:                                               ; preds = %56
  %65 = zext nneg i32 %3 to i64
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %67 = load i64, ptr %66, align 8, !noalias !158
  %68 = mul nsw i64 %67, %65
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %68, ptr %69, align 8, !alias.scope !158
  %70 = icmp eq ptr %1, null
  %71 = icmp ne i64 %67, 0
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %78

73:                                               ; preds = %64
  %74 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %75 = load i64, ptr %74, align 8, !noalias !152
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %73
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.18) #15, !noalias !152
  unreachable

78:                                               ; preds = %73, %64, %62, %55
  %79 = zext i1 %18 to i32
  call fastcc void @reduced(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef nonnull byval(%struct.Part) align 8 %14, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef 1, i32 noundef 2, i32 noundef %79, i32 noundef %10, ptr noundef %6, ptr noundef %9) #14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 8 dereferenceable(12) %15, i64 12, i1 false)
  %80 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %81, ptr noundef nonnull align 8 dereferenceable(200) %80, i64 200, i1 false)
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %5, ptr %82, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %11
  %17 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @fail(ptr noundef %21, ptr noundef nonnull @.str.16) #15
  unreachable

22:                                               ; preds = %11, %16
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal fastcc void @allreduce_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readnone captures(address) %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef range(i32 0, 2) %9) unnamed_addr #1 {
  %11 = alloca %struct.Part, align 8
  %12 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %13 = sext i32 %3 to i64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !159)
  %14 = icmp eq ptr %7, %2
  %15 = select i1 %14, ptr null, ptr %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !162)
  %16 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !165
  store ptr %15, ptr %11, align 8, !alias.scope !165
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !165
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !165
  br label %34

21:                                               ; preds = %10
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %23 = load i64, ptr %22, align 8, !noalias !165
  %24 = mul nsw i64 %23, %13
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %24, ptr %25, align 8, !alias.scope !165
  %26 = icmp eq ptr %2, null
  %27 = icmp ne i64 %23, 0
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %34

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %31 = load i64, ptr %30, align 8, !noalias !159
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.18) #15, !noalias !159
  unreachable

34:                                               ; preds = %19, %21, %29
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %35 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false)
  br label %57

37:                                               ; preds = %34
  tail call void @llvm.experimental.noalias.scope.decl(metadata !166)
  %38 = icmp eq ptr %6, %1
  %39 = select i1 %38, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !169)
  %40 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !172
  store ptr %39, ptr %12, align 8, !alias.scope !172
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %40, ptr %41, align 8, !alias.scope !172
  br i1 %18, label %44, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %43, align 8, !alias.scope !172
  br label %57

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %46 = load i64, ptr %45, align 8, !noalias !172
  %47 = mul nsw i64 %46, %13
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %47, ptr %48, align 8, !alias.scope !172
  %49 = icmp eq ptr %1, null
  %50 = icmp ne i64 %46, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %57

52:                                               ; preds = %44
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %54 = load i64, ptr %53, align 8, !noalias !166
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.18) #15, !noalias !166
  unreachable

57:                                               ; preds = %52, %44, %42, %36
  tail call fastcc void @reduced(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %0, ptr noundef nonnull byval(%struct.Part) align 8 %12, ptr noundef nonnull byval(%struct.Part) align 8 %11, i32 noundef 3, i32 noundef 3, i32 noundef 0, i32 noundef %9, ptr noundef %5, ptr noundef %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #14
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:                                               ; preds = %11
  %17 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %22, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @fail(ptr noundef %21, ptr noundef nonnull @.str.16) #15
  unreachable

22:                                               ; preds = %11, %16
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_chosen_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  %15 = alloca %struct.Exchange, align 8
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %14, ptr noundef nonnull align 8 dereferenceable(152) %15, i64 152, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 160
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 160
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %17, ptr noundef nonnull align 8 dereferenceable(56) %16, i64 56, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 152
  store ptr %12, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %13
  %23 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.16) #15
  unreachable

28:                                               ; preds = %13, %22
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_chosen_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  %15 = alloca %struct.Exchange, align 8
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %14, ptr noundef nonnull align 8 dereferenceable(152) %15, i64 152, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 160
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 160
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %17, ptr noundef nonnull align 8 dereferenceable(56) %16, i64 56, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 152
  store ptr %12, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %13
  %23 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.16) #15
  unreachable

28:                                               ; preds = %13, %22
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_chosen_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca %struct.Exchange, align 8
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %14, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %13, ptr noundef nonnull align 8 dereferenceable(152) %14, i64 152, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 160
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 160
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %16, ptr noundef nonnull align 8 dereferenceable(56) %15, i64 56, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 152
  store ptr %11, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %27, label %21

21:                                               ; preds = %12
  %22 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @fail(ptr noundef %26, ptr noundef nonnull @.str.16) #15
  unreachable

27:                                               ; preds = %12, %21
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allreduce_chosen_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca %struct.Exchange, align 8
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %14, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %13, ptr noundef nonnull align 8 dereferenceable(152) %14, i64 152, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 160
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 160
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %16, ptr noundef nonnull align 8 dereferenceable(56) %15, i64 56, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 152
  store ptr %11, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %27, label %21

21:                                               ; preds = %12
  %22 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @fail(ptr noundef %26, ptr noundef nonnull @.str.16) #15
  unreachable

27:                                               ; preds = %12, %21
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scan_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = alloca %struct.Exchange, align 8
  call fastcc void @scan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @turned(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef nonnull byval(%struct.Exchange) align 8 %13, ptr noundef %5) #14
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %11, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal fastcc void @turned(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef byval(%struct.Exchange) align 8 captures(none) %1, ptr noundef %2) unnamed_addr #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = load i32, ptr %1, align 8
  %8 = add i32 %7, -11
  %9 = icmp ult i32 %8, 2
  br i1 %9, label %10, label %52

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %12 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr null, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i32 0, ptr %5, align 4
  %13 = load i32, ptr @__enzcc_mpi_key, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %21, label %15

15:                                               ; preds = %10
  %16 = call i32 @PMPI_Comm_get_attr(ptr noundef %2, i32 noundef %13, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
  %17 = load i32, ptr %5, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %15
  %20 = load ptr, ptr %4, align 8
  br label %23

21:                                               ; preds = %15, %10
  %22 = call fastcc ptr @make_private(ptr noundef %2) #14
  br label %23

23:                                               ; preds = %21, %19
  %24 = phi ptr [ %20, %19 ], [ %22, %21 ]
  store ptr %24, ptr %4, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %34, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, @ompi_mpi_comm_null
  br i1 %29, label %34, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, @ompi_mpi_comm_null
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %26, %23
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

35:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i32 0, ptr %6, align 4
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, @ompi_mpi_comm_null
  br i1 %38, label %39, label %49

39:                                               ; preds = %35
  %40 = call i32 @PMPI_Comm_rank(ptr noundef %28, ptr noundef nonnull %6) #13
  %41 = load ptr, ptr %27, align 8
  %42 = load i32, ptr %6, align 4
  %43 = sub nsw i32 0, %42
  %44 = call i32 @PMPI_Comm_split(ptr noundef %41, i32 noundef 0, i32 noundef %43, ptr noundef nonnull %36) #13
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %39
  %47 = load ptr, ptr %36, align 8
  br label %49

48:                                               ; preds = %39
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.12) #15
  unreachable

49:                                               ; preds = %35, %46
  %50 = phi ptr [ %47, %46 ], [ %37, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store ptr %50, ptr %51, align 8
  br label %52

52:                                               ; preds = %3, %49
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(216) %0, ptr noundef nonnull align 8 dereferenceable(216) %1, i64 216, i1 false)
  ret void
}

define internal fastcc void @scan_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readnone captures(address) %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef range(i32 0, 2) %9) unnamed_addr #1 {
  %11 = alloca %struct.Part, align 8
  %12 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %13 = sext i32 %3 to i64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !173)
  %14 = icmp eq ptr %7, %2
  %15 = select i1 %14, ptr null, ptr %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !176)
  %16 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !179
  store ptr %15, ptr %11, align 8, !alias.scope !179
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !179
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !179
  br label %34

21:                                               ; preds = %10
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %23 = load i64, ptr %22, align 8, !noalias !179
  %24 = mul nsw i64 %23, %13
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %24, ptr %25, align 8, !alias.scope !179
  %26 = icmp eq ptr %2, null
  %27 = icmp ne i64 %23, 0
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %34

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %31 = load i64, ptr %30, align 8, !noalias !173
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.18) #15, !noalias !173
  unreachable

34:                                               ; preds = %19, %21, %29
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %35 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false)
  br label %57

37:                                               ; preds = %34
  tail call void @llvm.experimental.noalias.scope.decl(metadata !180)
  %38 = icmp eq ptr %6, %1
  %39 = select i1 %38, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !183)
  %40 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !186
  store ptr %39, ptr %12, align 8, !alias.scope !186
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %40, ptr %41, align 8, !alias.scope !186
  br i1 %18, label %44, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %43, align 8, !alias.scope !186
  br label %57

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %46 = load i64, ptr %45, align 8, !noalias !186
  %47 = mul nsw i64 %46, %13
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %47, ptr %48, align 8, !alias.scope !186
  %49 = icmp eq ptr %1, null
  %50 = icmp ne i64 %46, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %57

52:                                               ; preds = %44
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %54 = load i64, ptr %53, align 8, !noalias !180
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.18) #15, !noalias !180
  unreachable

57:                                               ; preds = %52, %44, %42, %36
  tail call fastcc void @reduced(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %0, ptr noundef nonnull byval(%struct.Part) align 8 %12, ptr noundef nonnull byval(%struct.Part) align 8 %11, i32 noundef 9, i32 noundef 11, i32 noundef 0, i32 noundef %9, ptr noundef %5, ptr noundef %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scan_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = alloca %struct.Exchange, align 8
  call fastcc void @scan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @turned(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef nonnull byval(%struct.Exchange) align 8 %13, ptr noundef %5) #14
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %11, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_exscan_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = alloca %struct.Exchange, align 8
  call fastcc void @exscan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 1) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @turned(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef nonnull byval(%struct.Exchange) align 8 %13, ptr noundef %5) #14
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %11, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal fastcc void @exscan_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readnone captures(address) %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef range(i32 0, 2) %9) unnamed_addr #1 {
  %11 = alloca i32, align 4
  %12 = alloca %struct.Part, align 8
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %14 = sext i32 %3 to i64
  tail call void @llvm.experimental.noalias.scope.decl(metadata !187)
  %15 = icmp eq ptr %7, %2
  %16 = select i1 %15, ptr null, ptr %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !190)
  %17 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !193
  store ptr %16, ptr %12, align 8, !alias.scope !193
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %17, ptr %18, align 8, !alias.scope !193
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %10
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %21, align 8, !alias.scope !193
  br label %35

22:                                               ; preds = %10
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %24 = load i64, ptr %23, align 8, !noalias !193
  %25 = mul nsw i64 %24, %14
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %25, ptr %26, align 8, !alias.scope !193
  %27 = icmp eq ptr %2, null
  %28 = icmp ne i64 %24, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %35

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %32 = load i64, ptr %31, align 8, !noalias !187
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.18) #15, !noalias !187
  unreachable

35:                                               ; preds = %20, %22, %30
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  %36 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %36, label %37, label %38

37:                                               ; preds = %35
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, ptr noundef nonnull align 8 dereferenceable(24) %12, i64 24, i1 false)
  br label %58

38:                                               ; preds = %35
  tail call void @llvm.experimental.noalias.scope.decl(metadata !194)
  %39 = icmp eq ptr %6, %1
  %40 = select i1 %39, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !197)
  %41 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !200
  store ptr %40, ptr %13, align 8, !alias.scope !200
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %41, ptr %42, align 8, !alias.scope !200
  br i1 %19, label %45, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %44, align 8, !alias.scope !200
  br label %58

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %47 = load i64, ptr %46, align 8, !noalias !200
  %48 = mul nsw i64 %47, %14
  %49 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %48, ptr %49, align 8, !alias.scope !200
  %50 = icmp eq ptr %1, null
  %51 = icmp ne i64 %47, 0
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %58

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %55 = load i64, ptr %54, align 8, !noalias !194
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.18) #15, !noalias !194
  unreachable

58:                                               ; preds = %53, %45, %43, %37
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i32 0, ptr %11, align 4
  %59 = call i32 @PMPI_Comm_rank(ptr noundef %5, ptr noundef nonnull %11) #13
  %60 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  %61 = icmp eq i32 %60, 0
  %62 = zext i1 %61 to i32
  call fastcc void @reduced(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %0, ptr noundef nonnull byval(%struct.Part) align 8 %13, ptr noundef nonnull byval(%struct.Part) align 8 %12, i32 noundef 10, i32 noundef 12, i32 noundef %62, i32 noundef %9, ptr noundef %5, ptr noundef %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_exscan_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = alloca %struct.Exchange, align 8
  call fastcc void @exscan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef 0) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @turned(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %12, ptr noundef nonnull byval(%struct.Exchange) align 8 %13, ptr noundef %5) #14
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %11, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %14, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, ptr noundef %5, ptr noundef null, ptr noundef null, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 5, i32 noundef 1) #14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.16) #15
  unreachable

24:                                               ; preds = %13, %18
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gather_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %14, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, ptr noundef %5, ptr noundef null, ptr noundef null, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 4, i32 noundef 0) #14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.16) #15
  unreachable

24:                                               ; preds = %13, %18
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatter_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %14, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, ptr noundef %5, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, ptr noundef %2, ptr noundef null, ptr noundef null, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 4, i32 noundef 1) #14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.16) #15
  unreachable

24:                                               ; preds = %13, %18
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatter_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %14, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, ptr noundef %5, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, ptr noundef %2, ptr noundef null, ptr noundef null, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef 5, i32 noundef 0) #14
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13
  %19 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %23 = load ptr, ptr %22, align 8
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.16) #15
  unreachable

24:                                               ; preds = %13, %18
  call fastcc void @begin(ptr noundef nonnull align 8 %14) #14
  call fastcc void @end(ptr noundef nonnull align 8 %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %16 = icmp eq ptr %10, %3
  %17 = select i1 %16, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !201
  store i32 1, ptr %14, align 4, !noalias !201
  %18 = call i32 @PMPI_Comm_size(ptr noundef %6, ptr noundef nonnull %14) #13, !noalias !201
  %19 = load i32, ptr %14, align 4, !noalias !201
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !201
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %17, i32 noundef %4, ptr noundef null, ptr noundef null, ptr noundef %5, i32 noundef %19, i32 noundef -1, ptr noundef %8) #14, !noalias !201
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %13, ptr noundef readnone %0, ptr noundef %9, i32 noundef %1, ptr noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %15, ptr noundef %6, ptr noundef %8, i32 noundef 1) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %12
  %24 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %28 = load ptr, ptr %27, align 8
  call fastcc void @fail(ptr noundef %28, ptr noundef nonnull @.str.16) #15
  unreachable

29:                                               ; preds = %12, %23
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgather_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %16 = icmp eq ptr %10, %3
  %17 = select i1 %16, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !204
  store i32 1, ptr %14, align 4, !noalias !204
  %18 = call i32 @PMPI_Comm_size(ptr noundef %6, ptr noundef nonnull %14) #13, !noalias !204
  %19 = load i32, ptr %14, align 4, !noalias !204
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !204
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %17, i32 noundef %4, ptr noundef null, ptr noundef null, ptr noundef %5, i32 noundef %19, i32 noundef -1, ptr noundef %8) #14, !noalias !204
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %13, ptr noundef readnone %0, ptr noundef %9, i32 noundef %1, ptr noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %15, ptr noundef %6, ptr noundef %8, i32 noundef 0) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %12
  %24 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %28 = load ptr, ptr %27, align 8
  call fastcc void @fail(ptr noundef %28, ptr noundef nonnull @.str.16) #15
  unreachable

29:                                               ; preds = %12, %23
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoall_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal fastcc void @alltoall_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, ptr noundef %3, ptr noundef readnone captures(address) %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef range(i32 0, 2) %11) unnamed_addr #1 {
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
  %24 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %19) #13
  %25 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %20, ptr noundef %23, i32 noundef %5, ptr noundef null, ptr noundef null, ptr noundef %6, i32 noundef %25, i32 noundef -1, ptr noundef %10) #14
  %26 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %26, label %27, label %30

27:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %28 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %18) #13
  %29 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %21, ptr noundef %23, i32 noundef %5, ptr noundef null, ptr noundef null, ptr noundef %6, i32 noundef %29, i32 noundef -1, ptr noundef %10) #14
  br label %35

30:                                               ; preds = %12
  %31 = icmp eq ptr %8, %1
  %32 = select i1 %31, ptr null, ptr %8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %33 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %17) #13
  %34 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %21, ptr noundef %32, i32 noundef %2, ptr noundef null, ptr noundef null, ptr noundef %3, i32 noundef %34, i32 noundef -1, ptr noundef %10) #14
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
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12, !noalias !207
  store ptr null, ptr %13, align 8, !noalias !207
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !207
  store i32 0, ptr %14, align 4, !noalias !207
  %45 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !207
  %46 = icmp eq i32 %45, -1
  br i1 %46, label %53, label %47

47:                                               ; preds = %35
  %48 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %45, ptr noundef nonnull %13, ptr noundef nonnull %14) #13, !noalias !207
  %49 = load i32, ptr %14, align 4, !noalias !207
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %53, label %51

51:                                               ; preds = %47
  %52 = load ptr, ptr %13, align 8, !noalias !207
  br label %55

53:                                               ; preds = %47, %35
  %54 = call fastcc ptr @make_private(ptr noundef %7) #14, !noalias !207
  br label %55

55:                                               ; preds = %53, %51
  %56 = phi ptr [ %52, %51 ], [ %54, %53 ]
  store ptr %56, ptr %13, align 8, !noalias !207
  %57 = icmp eq ptr %56, null
  br i1 %57, label %66, label %58

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %60 = load ptr, ptr %59, align 8, !noalias !207
  %61 = icmp eq ptr %60, @ompi_mpi_comm_null
  br i1 %61, label %66, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %64 = load ptr, ptr %63, align 8, !noalias !207
  %65 = icmp eq ptr %64, @ompi_mpi_comm_null
  br i1 %65, label %66, label %67

66:                                               ; preds = %62, %58, %55
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15, !noalias !207
  unreachable

67:                                               ; preds = %62
  %68 = icmp eq i64 %41, 0
  %69 = zext i1 %68 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !207
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12, !noalias !207
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %70, ptr noundef nonnull align 8 dereferenceable(40) %15, i64 40, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %71, ptr noundef nonnull align 8 dereferenceable(40) %16, i64 40, i1 false)
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %72, i8 0, i64 48, i1 false)
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
  store ptr %60, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %10, ptr %85, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoall_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_block_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  %16 = icmp eq ptr %8, %0
  %17 = select i1 %16, ptr null, ptr %8
  %18 = select i1 %13, ptr %15, ptr %17
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %12, ptr noundef %18, ptr noundef %15, i32 noundef %2, ptr noundef null, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 1) #14
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %11
  %23 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.16) #15
  unreachable

28:                                               ; preds = %11, %22
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_block_tangent(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca %struct.Exchange, align 8
  %13 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %14 = icmp eq ptr %9, %1
  %15 = select i1 %14, ptr null, ptr %9
  %16 = icmp eq ptr %8, %0
  %17 = select i1 %16, ptr null, ptr %8
  %18 = select i1 %13, ptr %15, ptr %17
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %12, ptr noundef %18, ptr noundef %15, i32 noundef %2, ptr noundef null, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 0) #14
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %11
  %23 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.16) #15
  unreachable

28:                                               ; preds = %11, %22
  call fastcc void @begin(ptr noundef nonnull align 8 %12) #14
  call fastcc void @end(ptr noundef nonnull align 8 %12) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_allgather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @neighbor_allgather_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal fastcc void @neighbor_allgather_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, ptr noundef %3, ptr noundef readnone captures(address) %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef range(i32 0, 2) %11) unnamed_addr #1 {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = tail call fastcc ptr @topology_of(ptr noundef %7, ptr noundef %10) #14
  %20 = icmp eq ptr %8, %1
  %21 = select i1 %20, ptr null, ptr %8
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %25 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %18, ptr noundef %21, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef 1, ptr noundef %3, i32 noundef %23, ptr noundef %25, ptr noundef %10) #14
  %26 = icmp eq ptr %9, %4
  %27 = select i1 %26, ptr null, ptr %9
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %31 = load ptr, ptr %30, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %27, i32 noundef %5, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef %6, i32 noundef %29, ptr noundef %31, ptr noundef %10) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !212)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %32 = icmp eq i32 %11, 0
  %33 = select i1 %32, ptr %18, ptr %17
  %34 = select i1 %32, ptr %17, ptr %18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %33, i64 40, i1 false), !noalias !212
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %34, i64 40, i1 false), !noalias !212
  tail call void @llvm.experimental.noalias.scope.decl(metadata !215)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12, !noalias !218
  store ptr null, ptr %13, align 8, !noalias !218
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !218
  store i32 0, ptr %14, align 4, !noalias !218
  %35 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !218
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %43, label %37

37:                                               ; preds = %12
  %38 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %35, ptr noundef nonnull %13, ptr noundef nonnull %14) #13, !noalias !218
  %39 = load i32, ptr %14, align 4, !noalias !218
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %37
  %42 = load ptr, ptr %13, align 8, !noalias !218
  br label %45

43:                                               ; preds = %37, %12
  %44 = call fastcc ptr @make_private(ptr noundef %7) #14, !noalias !218
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi ptr [ %42, %41 ], [ %44, %43 ]
  store ptr %46, ptr %13, align 8, !noalias !218
  %47 = icmp eq ptr %46, null
  br i1 %47, label %56, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %50 = load ptr, ptr %49, align 8, !noalias !218
  %51 = icmp eq ptr %50, @ompi_mpi_comm_null
  br i1 %51, label %56, label %52

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %54 = load ptr, ptr %53, align 8, !noalias !218
  %55 = icmp eq ptr %54, @ompi_mpi_comm_null
  br i1 %55, label %56, label %57

56:                                               ; preds = %52, %48, %45
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15, !noalias !218
  unreachable

57:                                               ; preds = %52
  %58 = select i1 %32, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !218
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12, !noalias !218
  store i32 %58, ptr %0, align 8, !alias.scope !218
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %11, ptr %59, align 4, !alias.scope !218
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %60, align 8, !alias.scope !218
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %61, align 4, !alias.scope !218
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %62, align 8, !alias.scope !218
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %63, align 4, !alias.scope !218
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %46, ptr %64, align 8, !alias.scope !218
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %50, ptr %65, align 8, !alias.scope !218
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %66, align 8, !alias.scope !218
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %67, align 8, !alias.scope !218
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %68, ptr noundef nonnull readonly align 8 dereferenceable(40) %15, i64 40, i1 false)
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull readonly align 8 dereferenceable(40) %16, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %70, align 8, !alias.scope !218
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %71, align 8, !alias.scope !218
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %72, align 8, !alias.scope !218
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %73, i8 0, i64 48, i1 false), !alias.scope !218
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %10, ptr %74, align 8, !alias.scope !218
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_allgather_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @neighbor_allgather_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_alltoall_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @neighbor_alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 1) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal fastcc void @neighbor_alltoall_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, ptr noundef %3, ptr noundef readnone captures(address) %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef range(i32 0, 2) %11) unnamed_addr #1 {
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = tail call fastcc ptr @topology_of(ptr noundef %7, ptr noundef %10) #14
  %20 = icmp eq ptr %8, %1
  %21 = select i1 %20, ptr null, ptr %8
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %25 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %18, ptr noundef %21, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef %3, i32 noundef %23, ptr noundef %25, ptr noundef %10) #14
  %26 = icmp eq ptr %9, %4
  %27 = select i1 %26, ptr null, ptr %9
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %31 = load ptr, ptr %30, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %27, i32 noundef %5, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef %6, i32 noundef %29, ptr noundef %31, ptr noundef %10) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !219)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %32 = icmp eq i32 %11, 0
  %33 = select i1 %32, ptr %18, ptr %17
  %34 = select i1 %32, ptr %17, ptr %18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %33, i64 40, i1 false), !noalias !219
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %34, i64 40, i1 false), !noalias !219
  tail call void @llvm.experimental.noalias.scope.decl(metadata !222)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12, !noalias !225
  store ptr null, ptr %13, align 8, !noalias !225
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !225
  store i32 0, ptr %14, align 4, !noalias !225
  %35 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !225
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %43, label %37

37:                                               ; preds = %12
  %38 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %35, ptr noundef nonnull %13, ptr noundef nonnull %14) #13, !noalias !225
  %39 = load i32, ptr %14, align 4, !noalias !225
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %37
  %42 = load ptr, ptr %13, align 8, !noalias !225
  br label %45

43:                                               ; preds = %37, %12
  %44 = call fastcc ptr @make_private(ptr noundef %7) #14, !noalias !225
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi ptr [ %42, %41 ], [ %44, %43 ]
  store ptr %46, ptr %13, align 8, !noalias !225
  %47 = icmp eq ptr %46, null
  br i1 %47, label %56, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %50 = load ptr, ptr %49, align 8, !noalias !225
  %51 = icmp eq ptr %50, @ompi_mpi_comm_null
  br i1 %51, label %56, label %52

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %54 = load ptr, ptr %53, align 8, !noalias !225
  %55 = icmp eq ptr %54, @ompi_mpi_comm_null
  br i1 %55, label %56, label %57

56:                                               ; preds = %52, %48, %45
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15, !noalias !225
  unreachable

57:                                               ; preds = %52
  %58 = select i1 %32, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !225
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12, !noalias !225
  store i32 %58, ptr %0, align 8, !alias.scope !225
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %11, ptr %59, align 4, !alias.scope !225
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %60, align 8, !alias.scope !225
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %61, align 4, !alias.scope !225
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %62, align 8, !alias.scope !225
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %63, align 4, !alias.scope !225
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %46, ptr %64, align 8, !alias.scope !225
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %50, ptr %65, align 8, !alias.scope !225
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %66, align 8, !alias.scope !225
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %67, align 8, !alias.scope !225
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %68, ptr noundef nonnull readonly align 8 dereferenceable(40) %15, i64 40, i1 false)
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull readonly align 8 dereferenceable(40) %16, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %70, align 8, !alias.scope !225
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %71, align 8, !alias.scope !225
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %72, align 8, !alias.scope !225
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %73, i8 0, i64 48, i1 false), !alias.scope !225
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %10, ptr %74, align 8, !alias.scope !225
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_alltoall_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @neighbor_alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %13, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef 0) #14
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %12
  %18 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.16) #15
  unreachable

23:                                               ; preds = %12, %17
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gatherv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %19 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %20 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
  %21 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %14, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef readnone %0, ptr noundef %11, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, ptr noundef %12, i32 noundef 0, ptr noundef %6, ptr noundef readonly %14, ptr noundef readonly %23, i32 noundef %7, ptr noundef %8, ptr noundef %10, i32 noundef 5, i32 noundef 1) #14
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %32 = load ptr, ptr %31, align 8
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.16) #15
  unreachable

33:                                               ; preds = %15, %27
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_gatherv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %19 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %20 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
  %21 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %14, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef readnone %0, ptr noundef %11, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, ptr noundef %12, i32 noundef 0, ptr noundef %6, ptr noundef readonly %14, ptr noundef readonly %23, i32 noundef %7, ptr noundef %8, ptr noundef %10, i32 noundef 4, i32 noundef 0) #14
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %32 = load ptr, ptr %31, align 8
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.16) #15
  unreachable

33:                                               ; preds = %15, %27
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatterv_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %19 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %20 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
  %21 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %14, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef readnone %4, ptr noundef %12, i32 noundef %5, ptr noundef %6, ptr noundef readnone %0, ptr noundef %11, i32 noundef 0, ptr noundef %3, ptr noundef readonly %14, ptr noundef readonly %23, i32 noundef %7, ptr noundef %8, ptr noundef %10, i32 noundef 4, i32 noundef 1) #14
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %32 = load ptr, ptr %31, align 8
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.16) #15
  unreachable

33:                                               ; preds = %15, %27
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_scatterv_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %19 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %20 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
  %21 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %14, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef readnone %4, ptr noundef %12, i32 noundef %5, ptr noundef %6, ptr noundef readnone %0, ptr noundef %11, i32 noundef 0, ptr noundef %3, ptr noundef readonly %14, ptr noundef readonly %23, i32 noundef %7, ptr noundef %8, ptr noundef %10, i32 noundef 5, i32 noundef 0) #14
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %32 = load ptr, ptr %31, align 8
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.16) #15
  unreachable

33:                                               ; preds = %15, %27
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgatherv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca %struct.Exchange, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %20 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %19) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %21 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %18) #13
  %22 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %13, i64 %23
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %25 = icmp eq ptr %11, %3
  %26 = select i1 %25, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !226
  store i32 1, ptr %16, align 4, !noalias !226
  %27 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %16) #13, !noalias !226
  %28 = load i32, ptr %16, align 4, !noalias !226
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !226
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %26, i32 noundef 0, ptr noundef readonly %13, ptr noundef readonly %24, ptr noundef %6, i32 noundef %28, i32 noundef -1, ptr noundef %9) #14, !noalias !226
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %15, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, ptr noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %17, ptr noundef %7, ptr noundef %9, i32 noundef 1) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %38, label %32

32:                                               ; preds = %14
  %33 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 56
  %37 = load ptr, ptr %36, align 8
  call fastcc void @fail(ptr noundef %37, ptr noundef nonnull @.str.16) #15
  unreachable

38:                                               ; preds = %14, %32
  call fastcc void @begin(ptr noundef nonnull align 8 %15) #14
  call fastcc void @end(ptr noundef nonnull align 8 %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_allgatherv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca %struct.Exchange, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %20 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %19) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %21 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %18) #13
  %22 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %13, i64 %23
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %25 = icmp eq ptr %11, %3
  %26 = select i1 %25, ptr null, ptr %11
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !229
  store i32 1, ptr %16, align 4, !noalias !229
  %27 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %16) #13, !noalias !229
  %28 = load i32, ptr %16, align 4, !noalias !229
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !229
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %26, i32 noundef 0, ptr noundef readonly %13, ptr noundef readonly %24, ptr noundef %6, i32 noundef %28, i32 noundef -1, ptr noundef %9) #14, !noalias !229
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %15, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, ptr noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %17, ptr noundef %7, ptr noundef %9, i32 noundef 0) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %38, label %32

32:                                               ; preds = %14
  %33 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %38, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 56
  %37 = load ptr, ptr %36, align 8
  call fastcc void @fail(ptr noundef %37, ptr noundef nonnull @.str.16) #15
  unreachable

38:                                               ; preds = %14, %32
  call fastcc void @begin(ptr noundef nonnull align 8 %15) #14
  call fastcc void @end(ptr noundef nonnull align 8 %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallv_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %21 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %20) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %22 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %19) #13
  %23 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %14, i64 %24
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %26 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
  %27 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %28 = shl nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %14, i64 %29
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %31 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
  %32 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %33 = mul nsw i32 %32, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %14, i64 %34
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %25, ptr noundef %3, ptr noundef %4, ptr noundef %30, ptr noundef %35, ptr noundef %7, ptr noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 1) #14
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %15
  %40 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %44 = load ptr, ptr %43, align 8
  call fastcc void @fail(ptr noundef %44, ptr noundef nonnull @.str.16) #15
  unreachable

45:                                               ; preds = %15, %39
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define internal fastcc void @alltoallv_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4, ptr noundef readnone captures(address) %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef readonly captures(address_is_null) %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef range(i32 0, 2) %13) unnamed_addr #1 {
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
  %26 = call i32 @PMPI_Comm_size(ptr noundef %9, ptr noundef nonnull %21) #13
  %27 = load i32, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %22, ptr noundef %25, i32 noundef 0, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %27, i32 noundef -1, ptr noundef %12) #14
  %28 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %28, label %29, label %32

29:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %30 = call i32 @PMPI_Comm_size(ptr noundef %9, ptr noundef nonnull %20) #13
  %31 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %25, i32 noundef 0, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %31, i32 noundef -1, ptr noundef %12) #14
  br label %37

32:                                               ; preds = %14
  %33 = icmp eq ptr %10, %1
  %34 = select i1 %33, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %35 = call i32 @PMPI_Comm_size(ptr noundef %9, ptr noundef nonnull %19) #13
  %36 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %34, i32 noundef 0, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %36, i32 noundef -1, ptr noundef %12) #14
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
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !232
  store ptr null, ptr %15, align 8, !noalias !232
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !232
  store i32 0, ptr %16, align 4, !noalias !232
  %47 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !232
  %48 = icmp eq i32 %47, -1
  br i1 %48, label %55, label %49

49:                                               ; preds = %37
  %50 = call i32 @PMPI_Comm_get_attr(ptr noundef %9, i32 noundef %47, ptr noundef nonnull %15, ptr noundef nonnull %16) #13, !noalias !232
  %51 = load i32, ptr %16, align 4, !noalias !232
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %55, label %53

53:                                               ; preds = %49
  %54 = load ptr, ptr %15, align 8, !noalias !232
  br label %57

55:                                               ; preds = %49, %37
  %56 = call fastcc ptr @make_private(ptr noundef %9) #14, !noalias !232
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi ptr [ %54, %53 ], [ %56, %55 ]
  store ptr %58, ptr %15, align 8, !noalias !232
  %59 = icmp eq ptr %58, null
  br i1 %59, label %68, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %62 = load ptr, ptr %61, align 8, !noalias !232
  %63 = icmp eq ptr %62, @ompi_mpi_comm_null
  br i1 %63, label %68, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %66 = load ptr, ptr %65, align 8, !noalias !232
  %67 = icmp eq ptr %66, @ompi_mpi_comm_null
  br i1 %67, label %68, label %69

68:                                               ; preds = %64, %60, %57
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15, !noalias !232
  unreachable

69:                                               ; preds = %64
  %70 = icmp eq i64 %43, 0
  %71 = zext i1 %70 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !232
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !232
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %72, ptr noundef nonnull align 8 dereferenceable(40) %17, i64 40, i1 false)
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %73, ptr noundef nonnull align 8 dereferenceable(40) %18, i64 40, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %74, i8 0, i64 48, i1 false)
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
  store ptr %62, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %12, ptr %87, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallv_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca %struct.Exchange, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %21 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %20) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %22 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %19) #13
  %23 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %14, i64 %24
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %26 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
  %27 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %28 = shl nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %14, i64 %29
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %31 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
  %32 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %33 = mul nsw i32 %32, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %14, i64 %34
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %25, ptr noundef %3, ptr noundef %4, ptr noundef %30, ptr noundef %35, ptr noundef %7, ptr noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 0) #14
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %15
  %40 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %44 = load ptr, ptr %43, align 8
  call fastcc void @fail(ptr noundef %44, ptr noundef nonnull @.str.16) #15
  unreachable

45:                                               ; preds = %15, %39
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i32 1, ptr %14, align 4
  %15 = call i32 @PMPI_Comm_size(ptr noundef %5, ptr noundef nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %16 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %17 = icmp eq ptr %9, %1
  %18 = select i1 %17, ptr null, ptr %9
  %19 = icmp eq ptr %8, %0
  %20 = select i1 %19, ptr null, ptr %8
  %21 = select i1 %16, ptr %18, ptr %20
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %13, ptr noundef %21, ptr noundef %18, i32 noundef 0, ptr noundef readonly %11, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 1) #14
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %12
  %26 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %31, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %30 = load ptr, ptr %29, align 8
  call fastcc void @fail(ptr noundef %30, ptr noundef nonnull @.str.16) #15
  unreachable

31:                                               ; preds = %12, %25
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_reduce_scatter_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Exchange, align 8
  %14 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i32 1, ptr %14, align 4
  %15 = call i32 @PMPI_Comm_size(ptr noundef %5, ptr noundef nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %16 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %17 = icmp eq ptr %9, %1
  %18 = select i1 %17, ptr null, ptr %9
  %19 = icmp eq ptr %8, %0
  %20 = select i1 %19, ptr null, ptr %8
  %21 = select i1 %16, ptr %18, ptr %20
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %13, ptr noundef %21, ptr noundef %18, i32 noundef 0, ptr noundef readonly %11, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef 0) #14
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %12
  %26 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %31, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 56
  %30 = load ptr, ptr %29, align 8
  call fastcc void @fail(ptr noundef %30, ptr noundef nonnull @.str.16) #15
  unreachable

31:                                               ; preds = %12, %25
  call fastcc void @begin(ptr noundef nonnull align 8 %13) #14
  call fastcc void @end(ptr noundef nonnull align 8 %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallw_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
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
  %25 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %24) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  store i32 1, ptr %23, align 4
  %26 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %23) #13
  %27 = load i32, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %14, i64 %28
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 1, ptr %22, align 4
  %30 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %22) #13
  %31 = load i32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  %32 = shl nsw i32 %31, 2
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %14, i64 %33
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store i32 1, ptr %21, align 4
  %35 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %21) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %36 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %20) #13
  %37 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  %38 = shl nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %14, i64 %39
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %41 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %19) #13
  %42 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %43 = mul nsw i32 %42, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %14, i64 %44
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %46 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
  %47 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %48 = shl nsw i32 %47, 2
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %14, i64 %49
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %51 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
  %52 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds ptr, ptr %50, i64 %53
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @alltoallw_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %29, ptr noundef %34, ptr noundef %4, ptr noundef %40, ptr noundef %45, ptr noundef %54, ptr noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 1) #14
  %55 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %64, label %58

58:                                               ; preds = %15
  %59 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %64, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 56
  %63 = load ptr, ptr %62, align 8
  call fastcc void @fail(ptr noundef %63, ptr noundef nonnull @.str.16) #15
  unreachable

64:                                               ; preds = %15, %58
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define internal fastcc void @alltoallw_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readnone captures(address) %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, ptr noundef readonly captures(none) %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef range(i32 0, 2) %13) unnamed_addr #1 {
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
  %26 = call i32 @PMPI_Comm_size(ptr noundef %9, ptr noundef nonnull %21) #13
  %27 = load i32, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call fastcc void @typed_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %22, ptr noundef %25, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %27, ptr noundef %12) #14
  %28 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %28, label %29, label %32

29:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %30 = call i32 @PMPI_Comm_size(ptr noundef %9, ptr noundef nonnull %20) #13
  %31 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call fastcc void @typed_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %25, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %31, ptr noundef %12) #14
  br label %37

32:                                               ; preds = %14
  %33 = icmp eq ptr %10, %1
  %34 = select i1 %33, ptr null, ptr %10
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %35 = call i32 @PMPI_Comm_size(ptr noundef %9, ptr noundef nonnull %19) #13
  %36 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call fastcc void @typed_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %34, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %36, ptr noundef %12) #14
  br label %37

37:                                               ; preds = %32, %29
  call void @llvm.experimental.noalias.scope.decl(metadata !237)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %38 = icmp eq i32 %13, 0
  %39 = select i1 %38, ptr %23, ptr %22
  %40 = select i1 %38, ptr %22, ptr %23
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %39, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %18, ptr noundef nonnull align 8 dereferenceable(40) %40, i64 40, i1 false)
  call void @llvm.experimental.noalias.scope.decl(metadata !240)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !243
  store ptr null, ptr %15, align 8, !noalias !243
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !243
  store i32 0, ptr %16, align 4, !noalias !243
  %41 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !243
  %42 = icmp eq i32 %41, -1
  br i1 %42, label %49, label %43

43:                                               ; preds = %37
  %44 = call i32 @PMPI_Comm_get_attr(ptr noundef %9, i32 noundef %41, ptr noundef nonnull %15, ptr noundef nonnull %16) #13, !noalias !243
  %45 = load i32, ptr %16, align 4, !noalias !243
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %43
  %48 = load ptr, ptr %15, align 8, !noalias !243
  br label %51

49:                                               ; preds = %43, %37
  %50 = call fastcc ptr @make_private(ptr noundef %9) #14, !noalias !243
  br label %51

51:                                               ; preds = %49, %47
  %52 = phi ptr [ %48, %47 ], [ %50, %49 ]
  store ptr %52, ptr %15, align 8, !noalias !243
  %53 = icmp eq ptr %52, null
  br i1 %53, label %62, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %56 = load ptr, ptr %55, align 8, !noalias !243
  %57 = icmp eq ptr %56, @ompi_mpi_comm_null
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %60 = load ptr, ptr %59, align 8, !noalias !243
  %61 = icmp eq ptr %60, @ompi_mpi_comm_null
  br i1 %61, label %62, label %63

62:                                               ; preds = %58, %54, %51
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15, !noalias !243
  unreachable

63:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !243
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !243
  store i32 8, ptr %0, align 8, !alias.scope !243
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %13, ptr %64, align 4, !alias.scope !243
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %65, align 8, !alias.scope !243
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %66, align 4, !alias.scope !243
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %67, align 8, !alias.scope !243
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %68, align 4, !alias.scope !243
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %52, ptr %69, align 8, !alias.scope !243
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %56, ptr %70, align 8, !alias.scope !243
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %71, align 8, !alias.scope !243
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %72, align 8, !alias.scope !243
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %73, ptr noundef nonnull readonly align 8 dereferenceable(40) %17, i64 40, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %74, ptr noundef nonnull readonly align 8 dereferenceable(40) %18, i64 40, i1 false)
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %75, align 8, !alias.scope !243
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %76, align 8, !alias.scope !243
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %77, align 8, !alias.scope !243
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %78, i8 0, i64 48, i1 false), !alias.scope !243
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %12, ptr %79, align 8, !alias.scope !243
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_alltoallw_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
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
  %25 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %24) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  store i32 1, ptr %23, align 4
  %26 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %23) #13
  %27 = load i32, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %14, i64 %28
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 1, ptr %22, align 4
  %30 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %22) #13
  %31 = load i32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  %32 = shl nsw i32 %31, 2
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %14, i64 %33
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store i32 1, ptr %21, align 4
  %35 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %21) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 1, ptr %20, align 4
  %36 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %20) #13
  %37 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  %38 = shl nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %14, i64 %39
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %41 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %19) #13
  %42 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %43 = mul nsw i32 %42, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %14, i64 %44
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 1, ptr %18, align 4
  %46 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
  %47 = load i32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %48 = shl nsw i32 %47, 2
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %14, i64 %49
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 1, ptr %17, align 4
  %51 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
  %52 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds ptr, ptr %50, i64 %53
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @alltoallw_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %29, ptr noundef %34, ptr noundef %4, ptr noundef %40, ptr noundef %45, ptr noundef %54, ptr noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 0) #14
  %55 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %64, label %58

58:                                               ; preds = %15
  %59 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %64, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 56
  %63 = load ptr, ptr %62, align 8
  call fastcc void @fail(ptr noundef %63, ptr noundef nonnull @.str.16) #15
  unreachable

64:                                               ; preds = %15, %58
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_allgatherv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca %struct.Exchange, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %18 = load i32, ptr @__enzcc_mpi_key, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %18, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %22 = load i32, ptr %17, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %16, align 8
  br label %28

26:                                               ; preds = %20, %14
  %27 = call fastcc ptr @make_private(ptr noundef %7) #14
  br label %28

28:                                               ; preds = %26, %24
  %29 = phi ptr [ %25, %24 ], [ %27, %26 ]
  store ptr %29, ptr %16, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %39, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, @ompi_mpi_comm_null
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, @ompi_mpi_comm_null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %31, %28
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

40:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 36
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %13, i64 %43
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call fastcc void @neighbor_allgatherv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %13, ptr noundef %44, ptr noundef %6, ptr noundef %7, ptr noundef %10, ptr noundef %11, ptr noundef %9, i32 noundef 1) #14
  %45 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %40
  %49 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %54, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 56
  %53 = load ptr, ptr %52, align 8
  call fastcc void @fail(ptr noundef %53, ptr noundef nonnull @.str.16) #15
  unreachable

54:                                               ; preds = %40, %48
  call fastcc void @begin(ptr noundef nonnull align 8 %15) #14
  call fastcc void @end(ptr noundef nonnull align 8 %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  ret void
}

define internal fastcc void @neighbor_allgatherv_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, i32 noundef %2, ptr noundef %3, ptr noundef readnone captures(address) %4, ptr noundef readonly captures(address_is_null) %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef range(i32 0, 2) %12) unnamed_addr #1 {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Parts, align 8
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = alloca %struct.Parts, align 8
  %20 = tail call fastcc ptr @topology_of(ptr noundef %8, ptr noundef %11) #14
  %21 = icmp eq ptr %9, %1
  %22 = select i1 %21, ptr null, ptr %9
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %26 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %19, ptr noundef %22, i32 noundef %2, ptr noundef null, ptr noundef null, i32 noundef 1, ptr noundef %3, i32 noundef %24, ptr noundef %26, ptr noundef %11) #14
  %27 = icmp eq ptr %10, %4
  %28 = select i1 %27, ptr null, ptr %10
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %32 = load ptr, ptr %31, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %18, ptr noundef %28, i32 noundef 0, ptr noundef %5, ptr noundef %6, i32 noundef 0, ptr noundef %7, i32 noundef %30, ptr noundef %32, ptr noundef %11) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !244)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %33 = icmp eq i32 %12, 0
  %34 = select i1 %33, ptr %19, ptr %18
  %35 = select i1 %33, ptr %18, ptr %19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %34, i64 40, i1 false), !noalias !244
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %35, i64 40, i1 false), !noalias !244
  tail call void @llvm.experimental.noalias.scope.decl(metadata !247)
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !250
  store ptr null, ptr %14, align 8, !noalias !250
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !250
  store i32 0, ptr %15, align 4, !noalias !250
  %36 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !250
  %37 = icmp eq i32 %36, -1
  br i1 %37, label %44, label %38

38:                                               ; preds = %13
  %39 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %36, ptr noundef nonnull %14, ptr noundef nonnull %15) #13, !noalias !250
  %40 = load i32, ptr %15, align 4, !noalias !250
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %38
  %43 = load ptr, ptr %14, align 8, !noalias !250
  br label %46

44:                                               ; preds = %38, %13
  %45 = call fastcc ptr @make_private(ptr noundef %8) #14, !noalias !250
  br label %46

46:                                               ; preds = %44, %42
  %47 = phi ptr [ %43, %42 ], [ %45, %44 ]
  store ptr %47, ptr %14, align 8, !noalias !250
  %48 = icmp eq ptr %47, null
  br i1 %48, label %57, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %51 = load ptr, ptr %50, align 8, !noalias !250
  %52 = icmp eq ptr %51, @ompi_mpi_comm_null
  br i1 %52, label %57, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %55 = load ptr, ptr %54, align 8, !noalias !250
  %56 = icmp eq ptr %55, @ompi_mpi_comm_null
  br i1 %56, label %57, label %58

57:                                               ; preds = %53, %49, %46
  call fastcc void @fail(ptr noundef %11, ptr noundef nonnull @.str.3) #15, !noalias !250
  unreachable

58:                                               ; preds = %53
  %59 = select i1 %33, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !250
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !250
  store i32 %59, ptr %0, align 8, !alias.scope !250
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %12, ptr %60, align 4, !alias.scope !250
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %61, align 8, !alias.scope !250
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %62, align 4, !alias.scope !250
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %63, align 8, !alias.scope !250
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %64, align 4, !alias.scope !250
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %47, ptr %65, align 8, !alias.scope !250
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %51, ptr %66, align 8, !alias.scope !250
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %67, align 8, !alias.scope !250
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %68, align 8, !alias.scope !250
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull readonly align 8 dereferenceable(40) %16, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %70, ptr noundef nonnull readonly align 8 dereferenceable(40) %17, i64 40, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %71, align 8, !alias.scope !250
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %72, align 8, !alias.scope !250
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %73, align 8, !alias.scope !250
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %74, i8 0, i64 48, i1 false), !alias.scope !250
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %11, ptr %75, align 8, !alias.scope !250
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_allgatherv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca %struct.Exchange, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %18 = load i32, ptr @__enzcc_mpi_key, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %18, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %22 = load i32, ptr %17, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %16, align 8
  br label %28

26:                                               ; preds = %20, %14
  %27 = call fastcc ptr @make_private(ptr noundef %7) #14
  br label %28

28:                                               ; preds = %26, %24
  %29 = phi ptr [ %25, %24 ], [ %27, %26 ]
  store ptr %29, ptr %16, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %39, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, @ompi_mpi_comm_null
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, @ompi_mpi_comm_null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %31, %28
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

40:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 36
  %42 = load i32, ptr %41, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %13, i64 %43
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call fastcc void @neighbor_allgatherv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %15, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %13, ptr noundef %44, ptr noundef %6, ptr noundef %7, ptr noundef %10, ptr noundef %11, ptr noundef %9, i32 noundef 0) #14
  %45 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %40
  %49 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %54, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 56
  %53 = load ptr, ptr %52, align 8
  call fastcc void @fail(ptr noundef %53, ptr noundef nonnull @.str.16) #15
  unreachable

54:                                               ; preds = %40, %48
  call fastcc void @begin(ptr noundef nonnull align 8 %15) #14
  call fastcc void @end(ptr noundef nonnull align 8 %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_alltoallv_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
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
  %25 = load i32, ptr @__enzcc_mpi_key, align 4
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %25, ptr noundef nonnull %23, ptr noundef nonnull %24) #13
  %29 = load i32, ptr %24, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %23, align 8
  br label %35

33:                                               ; preds = %27, %15
  %34 = call fastcc ptr @make_private(ptr noundef %8) #14
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi ptr [ %32, %31 ], [ %34, %33 ]
  store ptr %36, ptr %23, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %46, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, @ompi_mpi_comm_null
  br i1 %45, label %46, label %47

46:                                               ; preds = %42, %38, %35
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

47:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  %48 = getelementptr inbounds nuw i8, ptr %36, i64 40
  %49 = load i32, ptr %48, align 8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %14, i64 %50
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store ptr null, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 0, ptr %22, align 4
  %52 = load i32, ptr @__enzcc_mpi_key, align 4
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %60, label %54

54:                                               ; preds = %47
  %55 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %52, ptr noundef nonnull %21, ptr noundef nonnull %22) #13
  %56 = load i32, ptr %22, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %21, align 8
  br label %62

60:                                               ; preds = %54, %47
  %61 = call fastcc ptr @make_private(ptr noundef %8) #14
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi ptr [ %59, %58 ], [ %61, %60 ]
  store ptr %63, ptr %21, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %73, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %67, @ompi_mpi_comm_null
  br i1 %68, label %73, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, @ompi_mpi_comm_null
  br i1 %72, label %73, label %74

73:                                               ; preds = %69, %65, %62
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

74:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  %75 = getelementptr inbounds nuw i8, ptr %63, i64 40
  %76 = load i32, ptr %75, align 8
  %77 = shl nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %14, i64 %78
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %80 = load i32, ptr @__enzcc_mpi_key, align 4
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %88, label %82

82:                                               ; preds = %74
  %83 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %80, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %84 = load i32, ptr %20, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:                                               ; preds = %82
  %87 = load ptr, ptr %19, align 8
  br label %90

88:                                               ; preds = %82, %74
  %89 = call fastcc ptr @make_private(ptr noundef %8) #14
  br label %90

90:                                               ; preds = %88, %86
  %91 = phi ptr [ %87, %86 ], [ %89, %88 ]
  store ptr %91, ptr %19, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %101, label %93

93:                                               ; preds = %90
  %94 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, @ompi_mpi_comm_null
  br i1 %96, label %101, label %97

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, @ompi_mpi_comm_null
  br i1 %100, label %101, label %102

101:                                              ; preds = %97, %93, %90
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

102:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 40
  %104 = load i32, ptr %103, align 8
  %105 = shl nsw i32 %104, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %106 = load i32, ptr @__enzcc_mpi_key, align 4
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %114, label %108

108:                                              ; preds = %102
  %109 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %106, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %110 = load i32, ptr %18, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %108
  %113 = load ptr, ptr %17, align 8
  br label %116

114:                                              ; preds = %108, %102
  %115 = call fastcc ptr @make_private(ptr noundef %8) #14
  br label %116

116:                                              ; preds = %114, %112
  %117 = phi ptr [ %113, %112 ], [ %115, %114 ]
  store ptr %117, ptr %17, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %127, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %121 = load ptr, ptr %120, align 8
  %122 = icmp eq ptr %121, @ompi_mpi_comm_null
  br i1 %122, label %127, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 24
  %125 = load ptr, ptr %124, align 8
  %126 = icmp eq ptr %125, @ompi_mpi_comm_null
  br i1 %126, label %127, label %128

127:                                              ; preds = %123, %119, %116
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

128:                                              ; preds = %123
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %129 = getelementptr inbounds nuw i8, ptr %117, i64 36
  %130 = load i32, ptr %129, align 4
  %131 = add nsw i32 %130, %105
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i32, ptr %14, i64 %132
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @neighbor_alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %51, ptr noundef %3, ptr noundef %4, ptr noundef %79, ptr noundef %133, ptr noundef %7, ptr noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 1) #14
  %134 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %143, label %137

137:                                              ; preds = %128
  %138 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %140

140:                                              ; preds = %137
  %141 = getelementptr inbounds nuw i8, ptr %138, i64 56
  %142 = load ptr, ptr %141, align 8
  call fastcc void @fail(ptr noundef %142, ptr noundef nonnull @.str.16) #15
  unreachable

143:                                              ; preds = %128, %137
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define internal fastcc void @neighbor_alltoallv_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4, ptr noundef readnone captures(address) %5, ptr noundef readonly captures(address_is_null) %6, ptr noundef readonly captures(address_is_null) %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef range(i32 0, 2) %13) unnamed_addr #1 {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca %struct.Parts, align 8
  %19 = alloca %struct.Parts, align 8
  %20 = alloca %struct.Parts, align 8
  %21 = tail call fastcc ptr @topology_of(ptr noundef %9, ptr noundef %12) #14
  %22 = icmp eq ptr %10, %1
  %23 = select i1 %22, ptr null, ptr %10
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %27 = load ptr, ptr %26, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %20, ptr noundef %23, i32 noundef 0, ptr noundef %2, ptr noundef %3, i32 noundef 0, ptr noundef %4, i32 noundef %25, ptr noundef %27, ptr noundef %12) #14
  %28 = icmp eq ptr %11, %5
  %29 = select i1 %28, ptr null, ptr %11
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %33 = load ptr, ptr %32, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call fastcc void @edge_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %19, ptr noundef %29, i32 noundef 0, ptr noundef %6, ptr noundef %7, i32 noundef 0, ptr noundef %8, i32 noundef %31, ptr noundef %33, ptr noundef %12) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %34 = icmp eq i32 %13, 0
  %35 = select i1 %34, ptr %20, ptr %19
  %36 = select i1 %34, ptr %19, ptr %20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %35, i64 40, i1 false), !noalias !251
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %18, ptr noundef nonnull align 8 dereferenceable(40) %36, i64 40, i1 false), !noalias !251
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !254
  store ptr null, ptr %15, align 8, !noalias !254
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !254
  store i32 0, ptr %16, align 4, !noalias !254
  %37 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !254
  %38 = icmp eq i32 %37, -1
  br i1 %38, label %45, label %39

39:                                               ; preds = %14
  %40 = call i32 @PMPI_Comm_get_attr(ptr noundef %9, i32 noundef %37, ptr noundef nonnull %15, ptr noundef nonnull %16) #13, !noalias !254
  %41 = load i32, ptr %16, align 4, !noalias !254
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %15, align 8, !noalias !254
  br label %47

45:                                               ; preds = %39, %14
  %46 = call fastcc ptr @make_private(ptr noundef %9) #14, !noalias !254
  br label %47

47:                                               ; preds = %45, %43
  %48 = phi ptr [ %44, %43 ], [ %46, %45 ]
  store ptr %48, ptr %15, align 8, !noalias !254
  %49 = icmp eq ptr %48, null
  br i1 %49, label %58, label %50

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %52 = load ptr, ptr %51, align 8, !noalias !254
  %53 = icmp eq ptr %52, @ompi_mpi_comm_null
  br i1 %53, label %58, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %56 = load ptr, ptr %55, align 8, !noalias !254
  %57 = icmp eq ptr %56, @ompi_mpi_comm_null
  br i1 %57, label %58, label %59

58:                                               ; preds = %54, %50, %47
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15, !noalias !254
  unreachable

59:                                               ; preds = %54
  %60 = select i1 %34, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !254
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !254
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %61, ptr noundef nonnull align 8 dereferenceable(40) %17, i64 40, i1 false)
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %62, ptr noundef nonnull align 8 dereferenceable(40) %18, i64 40, i1 false)
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %63, i8 0, i64 48, i1 false)
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
  store ptr %52, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %12, ptr %76, align 8
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_neighbor_alltoallv_tangent(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
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
  %25 = load i32, ptr @__enzcc_mpi_key, align 4
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %33, label %27

27:                                               ; preds = %15
  %28 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %25, ptr noundef nonnull %23, ptr noundef nonnull %24) #13
  %29 = load i32, ptr %24, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %23, align 8
  br label %35

33:                                               ; preds = %27, %15
  %34 = call fastcc ptr @make_private(ptr noundef %8) #14
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi ptr [ %32, %31 ], [ %34, %33 ]
  store ptr %36, ptr %23, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %46, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, @ompi_mpi_comm_null
  br i1 %45, label %46, label %47

46:                                               ; preds = %42, %38, %35
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

47:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  %48 = getelementptr inbounds nuw i8, ptr %36, i64 40
  %49 = load i32, ptr %48, align 8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %14, i64 %50
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store ptr null, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store i32 0, ptr %22, align 4
  %52 = load i32, ptr @__enzcc_mpi_key, align 4
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %60, label %54

54:                                               ; preds = %47
  %55 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %52, ptr noundef nonnull %21, ptr noundef nonnull %22) #13
  %56 = load i32, ptr %22, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %21, align 8
  br label %62

60:                                               ; preds = %54, %47
  %61 = call fastcc ptr @make_private(ptr noundef %8) #14
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi ptr [ %59, %58 ], [ %61, %60 ]
  store ptr %63, ptr %21, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %73, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %67, @ompi_mpi_comm_null
  br i1 %68, label %73, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %71 = load ptr, ptr %70, align 8
  %72 = icmp eq ptr %71, @ompi_mpi_comm_null
  br i1 %72, label %73, label %74

73:                                               ; preds = %69, %65, %62
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

74:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  %75 = getelementptr inbounds nuw i8, ptr %63, i64 40
  %76 = load i32, ptr %75, align 8
  %77 = shl nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %14, i64 %78
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %80 = load i32, ptr @__enzcc_mpi_key, align 4
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %88, label %82

82:                                               ; preds = %74
  %83 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %80, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %84 = load i32, ptr %20, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:                                               ; preds = %82
  %87 = load ptr, ptr %19, align 8
  br label %90

88:                                               ; preds = %82, %74
  %89 = call fastcc ptr @make_private(ptr noundef %8) #14
  br label %90

90:                                               ; preds = %88, %86
  %91 = phi ptr [ %87, %86 ], [ %89, %88 ]
  store ptr %91, ptr %19, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %101, label %93

93:                                               ; preds = %90
  %94 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, @ompi_mpi_comm_null
  br i1 %96, label %101, label %97

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, @ompi_mpi_comm_null
  br i1 %100, label %101, label %102

101:                                              ; preds = %97, %93, %90
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

102:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 40
  %104 = load i32, ptr %103, align 8
  %105 = shl nsw i32 %104, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %106 = load i32, ptr @__enzcc_mpi_key, align 4
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %114, label %108

108:                                              ; preds = %102
  %109 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %106, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %110 = load i32, ptr %18, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %108
  %113 = load ptr, ptr %17, align 8
  br label %116

114:                                              ; preds = %108, %102
  %115 = call fastcc ptr @make_private(ptr noundef %8) #14
  br label %116

116:                                              ; preds = %114, %112
  %117 = phi ptr [ %113, %112 ], [ %115, %114 ]
  store ptr %117, ptr %17, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %127, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %121 = load ptr, ptr %120, align 8
  %122 = icmp eq ptr %121, @ompi_mpi_comm_null
  br i1 %122, label %127, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %117, i64 24
  %125 = load ptr, ptr %124, align 8
  %126 = icmp eq ptr %125, @ompi_mpi_comm_null
  br i1 %126, label %127, label %128

127:                                              ; preds = %123, %119, %116
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

128:                                              ; preds = %123
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %129 = getelementptr inbounds nuw i8, ptr %117, i64 36
  %130 = load i32, ptr %129, align 4
  %131 = add nsw i32 %130, %105
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i32, ptr %14, i64 %132
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call fastcc void @neighbor_alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %14, ptr noundef %51, ptr noundef %3, ptr noundef %4, ptr noundef %79, ptr noundef %133, ptr noundef %7, ptr noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef 0) #14
  %134 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %143, label %137

137:                                              ; preds = %128
  %138 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %143, label %140

140:                                              ; preds = %137
  %141 = getelementptr inbounds nuw i8, ptr %138, i64 56
  %142 = load ptr, ptr %141, align 8
  call fastcc void @fail(ptr noundef %142, ptr noundef nonnull @.str.16) #15
  unreachable

143:                                              ; preds = %128, %137
  call fastcc void @begin(ptr noundef nonnull align 8 %16) #14
  call fastcc void @end(ptr noundef nonnull align 8 %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_reduce_scatter_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca i32, align 4
  %14 = alloca [1 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr %2, ptr %14, align 16
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 1, ptr %13, align 4
  %16 = call i32 @PMPI_Comm_size(ptr noundef %5, ptr noundef nonnull %13) #13
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

define linkonce_odr hidden ptr @__enzcc_mpi_allgatherv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [2 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr %4, ptr %17, align 16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 1, ptr %16, align 4
  %19 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %16) #13
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
  %24 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %15) #13
  %25 = load i32, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  store i32 %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 28
  store i32 0, ptr %26, align 4
  %27 = call fastcc ptr @integers(i32 noundef 2, ptr noundef %17, ptr noundef %13, ptr noundef %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  ret ptr %27
}

define linkonce_odr hidden ptr @__enzcc_mpi_alltoallv_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [4 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  %21 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %22 = select i1 %21, ptr null, ptr %1
  store ptr %22, ptr %20, align 16
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %24 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %19) #13
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
  %30 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
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
  %35 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
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
  %40 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %16) #13
  %41 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  store i32 %41, ptr %39, align 8
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 60
  store i32 0, ptr %42, align 4
  %43 = call fastcc ptr @integers(i32 noundef 4, ptr noundef %20, ptr noundef %14, ptr noundef %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  ret ptr %43
}

define linkonce_odr hidden ptr @__enzcc_mpi_alltoallw_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca [6 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  %23 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %24 = select i1 %23, ptr null, ptr %1
  store ptr %24, ptr %22, align 16
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  store i32 1, ptr %21, align 4
  %26 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %21) #13
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
  %32 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %20) #13
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
  %37 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %19) #13
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
  %42 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %18) #13
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
  %48 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
  %49 = load i32, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  %50 = shl nsw i32 %49, 1
  store i32 %50, ptr %47, align 8
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 76
  store i32 0, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %22, i64 80
  store ptr %7, ptr %52, align 16
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 88
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 1, ptr %16, align 4
  %54 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %16) #13
  %55 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %56 = shl nsw i32 %55, 1
  store i32 %56, ptr %53, align 8
  %57 = getelementptr inbounds nuw i8, ptr %22, i64 92
  store i32 0, ptr %57, align 4
  %58 = call fastcc ptr @integers(i32 noundef 6, ptr noundef %22, ptr noundef %14, ptr noundef %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  ret ptr %58
}

define linkonce_odr hidden ptr @__enzcc_mpi_gatherv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [2 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = call i32 @PMPI_Comm_rank(ptr noundef %8, ptr noundef nonnull %18) #13
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
  %25 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
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
  %30 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %16) #13
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

define linkonce_odr hidden ptr @__enzcc_mpi_scatterv_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [2 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = call i32 @PMPI_Comm_rank(ptr noundef %8, ptr noundef nonnull %18) #13
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
  %25 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %17) #13
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
  %30 = call i32 @PMPI_Comm_size(ptr noundef %8, ptr noundef nonnull %16) #13
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

define linkonce_odr hidden ptr @__enzcc_mpi_neighbor_allgatherv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca [2 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr %4, ptr %15, align 16
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = tail call fastcc ptr @topology_of(ptr noundef %7, ptr noundef %9) #14
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %19 = load i32, ptr %18, align 4
  store i32 %19, ptr %16, align 8
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr %5, ptr %21, align 16
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %23 = tail call fastcc ptr @topology_of(ptr noundef %7, ptr noundef %9) #14
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 28
  store i32 0, ptr %26, align 4
  %27 = call fastcc ptr @integers(i32 noundef 2, ptr noundef %15, ptr noundef %13, ptr noundef %9) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  ret ptr %27
}

define internal fastcc noundef nonnull ptr @topology_of(ptr noundef %0, ptr noundef %1) unnamed_addr #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store ptr null, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i32 0, ptr %4, align 4
  %5 = load i32, ptr @__enzcc_mpi_key, align 4
  %6 = icmp eq i32 %5, -1
  br i1 %6, label %13, label %7

7:                                                ; preds = %2
  %8 = call i32 @PMPI_Comm_get_attr(ptr noundef %0, i32 noundef %5, ptr noundef nonnull %3, ptr noundef nonnull %4) #13
  %9 = load i32, ptr %4, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  br label %15

13:                                               ; preds = %7, %2
  %14 = call fastcc ptr @make_private(ptr noundef %0) #14
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi ptr [ %12, %11 ], [ %14, %13 ]
  store ptr %16, ptr %3, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %26, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, @ompi_mpi_comm_null
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, @ompi_mpi_comm_null
  br i1 %25, label %26, label %27

26:                                               ; preds = %22, %18, %15
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.3) #15
  unreachable

27:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.21) #15
  unreachable

32:                                               ; preds = %27
  ret ptr %28
}

define linkonce_odr hidden ptr @__enzcc_mpi_neighbor_alltoallv_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca [4 x %struct.Listed], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr %1, ptr %16, align 16
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = tail call fastcc ptr @topology_of(ptr noundef %8, ptr noundef %10) #14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load i32, ptr %19, align 8
  store i32 %20, ptr %17, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %2, ptr %22, align 16
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %24 = tail call fastcc ptr @topology_of(ptr noundef %8, ptr noundef %10) #14
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = load i32, ptr %25, align 8
  store i32 %26, ptr %23, align 8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 28
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store ptr %5, ptr %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %30 = tail call fastcc ptr @topology_of(ptr noundef %8, ptr noundef %10) #14
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %32 = load i32, ptr %31, align 4
  store i32 %32, ptr %29, align 8
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 44
  store i32 0, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 48
  store ptr %6, ptr %34, align 16
  %35 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %36 = tail call fastcc ptr @topology_of(ptr noundef %8, ptr noundef %10) #14
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %35, align 8
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 60
  store i32 0, ptr %39, align 4
  %40 = call fastcc ptr @integers(i32 noundef 4, ptr noundef %16, ptr noundef %14, ptr noundef %10) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  ret ptr %40
}

define linkonce_odr hidden ptr @__enzcc_mpi_ibarrier_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) noinline nounwind {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store ptr null, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr @__enzcc_mpi_key, align 4
  %11 = icmp eq i32 %10, -1
  br i1 %11, label %18, label %12

12:                                               ; preds = %6
  %13 = call i32 @PMPI_Comm_get_attr(ptr noundef %0, i32 noundef %10, ptr noundef nonnull %7, ptr noundef nonnull %8) #13
  %14 = load i32, ptr %8, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = load ptr, ptr %7, align 8
  br label %23

18:                                               ; preds = %12, %6
  %19 = icmp eq ptr %0, @ompi_mpi_comm_self
  br i1 %19, label %21, label %20

20:                                               ; preds = %18
  store ptr null, ptr %7, align 8
  br label %34

21:                                               ; preds = %18
  %22 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %23

23:                                               ; preds = %21, %16
  %24 = phi ptr [ %17, %16 ], [ %22, %21 ]
  store ptr %24, ptr %7, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %34, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, @ompi_mpi_comm_null
  br i1 %29, label %34, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, @ompi_mpi_comm_null
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %26, %23, %20
  call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.3) #15
  unreachable

35:                                               ; preds = %30
  %36 = icmp ne ptr %5, null
  %37 = zext i1 %36 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call fastcc void @barrier_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %9, ptr noundef %0, ptr noundef %2, i32 noundef %37) #14
  %38 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %9, ptr noundef %0, i32 noundef %4, ptr noundef %5) #14
  ret ptr %38
}

define internal fastcc nonnull ptr @begun(ptr noundef readonly byval(%struct.Exchange) align 8 captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef readnone captures(address_is_null) %3) unnamed_addr #1 {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %7 = load ptr, ptr %6, align 8
  %8 = tail call ptr @calloc(i64 noundef 1, i64 noundef 216) #13
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %11

10:                                               ; preds = %4
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

11:                                               ; preds = %4
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 152) #13
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(216) %8, ptr noundef nonnull align 8 dereferenceable(216) %0, i64 216, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %20, ptr %21, align 8
  %22 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  %25 = zext i1 %24 to i32
  store ptr null, ptr %12, align 8
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr null, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr null, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store ptr %23, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %1, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store ptr null, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store ptr null, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store ptr %7, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 64
  store i64 0, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 72
  store i32 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 76
  store i32 0, ptr %35, align 4
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store i32 0, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %12, i64 84
  store i32 %2, ptr %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store i32 0, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 92
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %12, i64 96
  store i32 %25, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 100
  store i32 0, ptr %41, align 4
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 104
  store ptr %8, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 112
  store ptr null, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %45 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store ptr null, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %12, i64 136
  store i32 0, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %12, i64 140
  store i32 0, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 144
  store i32 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 148
  store i32 0, ptr %49, align 4
  store ptr %12, ptr %44, align 8
  %50 = icmp ne i32 %2, 0
  %51 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %52 = icmp ne ptr %51, null
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %56, label %86

54:                                               ; preds = %75
  %55 = icmp eq ptr %76, %12
  br i1 %55, label %86, label %79

56:                                               ; preds = %15, %75
  %57 = phi ptr [ %77, %75 ], [ %51, %15 ]
  %58 = phi ptr [ %76, %75 ], [ %12, %15 ]
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 104
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %75, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq ptr %64, %23
  br i1 %65, label %66, label %75

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i8, ptr %57, i64 96
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, %25
  br i1 %69, label %70, label %75

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw i8, ptr %57, i64 84
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, 0
  %74 = select i1 %73, ptr %57, ptr %58
  br label %75

75:                                               ; preds = %70, %56, %62, %66
  %76 = phi ptr [ %74, %70 ], [ %58, %56 ], [ %58, %66 ], [ %58, %62 ]
  %77 = load ptr, ptr %57, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %54, label %56

79:                                               ; preds = %54, %79
  %80 = phi ptr [ %82, %79 ], [ %76, %54 ]
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 112
  %82 = load ptr, ptr %81, align 8
  %83 = icmp eq ptr %82, null
  br i1 %83, label %84, label %79

84:                                               ; preds = %79
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 112
  store ptr %12, ptr %85, align 8
  br label %86

86:                                               ; preds = %15, %84, %54
  %87 = phi ptr [ %76, %54 ], [ %76, %84 ], [ %12, %15 ]
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %128, label %91

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %93 = load i32, ptr %92, align 8
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %128

95:                                               ; preds = %91
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %8, i64 208
  %99 = icmp sgt i64 %97, 1073741823
  br i1 %99, label %100, label %102

100:                                              ; preds = %95
  %101 = load ptr, ptr %98, align 8
  tail call fastcc void @fail(ptr noundef %101, ptr noundef nonnull @.str.17) #15
  unreachable

102:                                              ; preds = %95
  %103 = trunc i64 %97 to i32
  %104 = shl i32 %103, 1
  %105 = load ptr, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i32 1, ptr %5, align 4
  %106 = call i32 @PMPI_Comm_size(ptr noundef %105, ptr noundef nonnull %5) #13
  %107 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %108 = getelementptr inbounds nuw i8, ptr %8, i64 200
  store i32 %107, ptr %108, align 8
  %109 = sext i32 %104 to i64
  %110 = sext i32 %107 to i64
  %111 = mul nsw i64 %110, %109
  %112 = load ptr, ptr %98, align 8
  %113 = call i64 @llvm.smax.i64(i64 %111, i64 1)
  %114 = call ptr @calloc(i64 noundef %113, i64 noundef 8) #13
  %115 = icmp eq ptr %114, null
  br i1 %115, label %116, label %117

116:                                              ; preds = %102
  call fastcc void @fail(ptr noundef %112, ptr noundef nonnull @.str.13) #15
  unreachable

117:                                              ; preds = %102
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store ptr %114, ptr %118, align 8
  %119 = load ptr, ptr %88, align 8
  %120 = load ptr, ptr %21, align 8
  %121 = getelementptr inbounds nuw i8, ptr %8, i64 168
  %122 = call i32 @PMPI_Iallgather(ptr noundef %119, i32 noundef %104, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull %114, i32 noundef %104, ptr noundef nonnull @ompi_mpi_double, ptr noundef %120, ptr noundef nonnull %121) #13
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %126

124:                                              ; preds = %117
  %125 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  br label %128

126:                                              ; preds = %117
  %127 = load ptr, ptr %98, align 8
  call fastcc void @fail(ptr noundef %127, ptr noundef nonnull @.str.12) #15
  unreachable

128:                                              ; preds = %124, %91, %86
  %129 = phi ptr [ %125, %124 ], [ %51, %91 ], [ %51, %86 ]
  %130 = icmp eq ptr %129, null
  br i1 %130, label %155, label %131

131:                                              ; preds = %128
  %132 = load ptr, ptr %42, align 8
  %133 = icmp eq ptr %132, null
  br label %134

134:                                              ; preds = %152, %131
  %135 = phi ptr [ %129, %131 ], [ %153, %152 ]
  br i1 %133, label %136, label %152

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %138 = load ptr, ptr %137, align 8
  %139 = load ptr, ptr %28, align 8
  %140 = icmp eq ptr %138, %139
  br i1 %140, label %141, label %152

141:                                              ; preds = %136
  %142 = getelementptr inbounds nuw i8, ptr %135, i64 96
  %143 = load i32, ptr %142, align 8
  %144 = load i32, ptr %40, align 8
  %145 = icmp eq i32 %143, %144
  br i1 %145, label %146, label %152

146:                                              ; preds = %141
  %147 = load i32, ptr %37, align 4
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %152

149:                                              ; preds = %146
  %150 = getelementptr inbounds nuw i8, ptr %135, i64 56
  %151 = load ptr, ptr %150, align 8
  call fastcc void @fail(ptr noundef %151, ptr noundef nonnull @.str.16) #15
  unreachable

152:                                              ; preds = %146, %141, %136, %134
  %153 = load ptr, ptr %135, align 8
  %154 = icmp eq ptr %153, null
  br i1 %154, label %155, label %134

155:                                              ; preds = %152, %128
  %156 = phi ptr [ @__enzcc_mpi_awaited, %128 ], [ %135, %152 ]
  store ptr %12, ptr %156, align 8
  br i1 %24, label %158, label %157

157:                                              ; preds = %155
  call fastcc void @begin(ptr noundef nonnull %8) #14
  br label %158

158:                                              ; preds = %157, %155
  ret ptr %87
}

define linkonce_odr hidden void @__enzcc_mpi_ibarrier_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %10 = load ptr, ptr %9, align 8
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.16) #15
  unreachable

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %12, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @end(ptr noundef %17) #14
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 148
  store i32 1, ptr %18, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ibcast_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store ptr null, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %15 = load i32, ptr @__enzcc_mpi_key, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %23, label %17

17:                                               ; preds = %11
  %18 = call i32 @PMPI_Comm_get_attr(ptr noundef %4, i32 noundef %15, ptr noundef nonnull %12, ptr noundef nonnull %13) #13
  %19 = load i32, ptr %13, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %17
  %22 = load ptr, ptr %12, align 8
  br label %28

23:                                               ; preds = %17, %11
  %24 = icmp eq ptr %4, @ompi_mpi_comm_self
  br i1 %24, label %26, label %25

25:                                               ; preds = %23
  store ptr null, ptr %12, align 8
  br label %39

26:                                               ; preds = %23
  %27 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %28

28:                                               ; preds = %26, %21
  %29 = phi ptr [ %22, %21 ], [ %27, %26 ]
  store ptr %29, ptr %12, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %39, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, @ompi_mpi_comm_null
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, @ompi_mpi_comm_null
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %31, %28, %25
  call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.3) #15
  unreachable

40:                                               ; preds = %35
  %41 = icmp ne ptr %10, null
  %42 = zext i1 %41 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call fastcc void @bcast_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %14, ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %7, ptr noundef %6, i32 noundef %42) #14
  %43 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %14, ptr noundef %4, i32 noundef %9, ptr noundef %10) #14
  ret ptr %43
}

define linkonce_odr hidden void @__enzcc_mpi_ibcast_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.16) #15
  unreachable

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %17, align 8
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 104
  %22 = load ptr, ptr %21, align 8
  tail call fastcc void @end(ptr noundef %22) #14
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 148
  store i32 1, ptr %23, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ireduce_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %18 = load i32, ptr @__enzcc_mpi_key, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %18, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %22 = load i32, ptr %16, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %15, align 8
  br label %31

26:                                               ; preds = %20, %14
  %27 = icmp eq ptr %6, @ompi_mpi_comm_self
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  store ptr null, ptr %15, align 8
  br label %42

29:                                               ; preds = %26
  %30 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %31

31:                                               ; preds = %29, %24
  %32 = phi ptr [ %25, %24 ], [ %30, %29 ]
  store ptr %32, ptr %15, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, @ompi_mpi_comm_null
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34, %31, %28
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

43:                                               ; preds = %38
  %44 = icmp ne ptr %13, null
  %45 = zext i1 %44 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %17, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %45) #14
  %46 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, ptr noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %46
}

define linkonce_odr hidden void @__enzcc_mpi_ireduce_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 148
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iallreduce_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, @ompi_mpi_comm_null
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, @ompi_mpi_comm_null
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef %44) #14
  %45 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, ptr noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %45
}

define linkonce_odr hidden void @__enzcc_mpi_iallreduce_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 112
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 148
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ireduce_chosen_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca [168 x i8], align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Exchange, align 8
  %19 = alloca %struct.Exchange, align 8
  %20 = icmp ne ptr %13, null
  %21 = zext i1 %20 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %22 = load i32, ptr @__enzcc_mpi_key, align 4
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %30, label %24

24:                                               ; preds = %14
  %25 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %22, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %26 = load i32, ptr %17, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %24
  %29 = load ptr, ptr %16, align 8
  br label %35

30:                                               ; preds = %24, %14
  %31 = icmp eq ptr %6, @ompi_mpi_comm_self
  br i1 %31, label %33, label %32

32:                                               ; preds = %30
  store ptr null, ptr %16, align 8
  br label %46

33:                                               ; preds = %30
  %34 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %35

35:                                               ; preds = %33, %28
  %36 = phi ptr [ %29, %28 ], [ %34, %33 ]
  store ptr %36, ptr %16, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %46, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, @ompi_mpi_comm_null
  br i1 %45, label %46, label %47

46:                                               ; preds = %42, %38, %35, %32
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

47:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call fastcc void @reduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %19, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %21) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %48 = load i32, ptr %19, align 8
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %19, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %15, ptr noundef nonnull align 8 dereferenceable(168) %51, i64 152, i1 false)
  %52 = getelementptr inbounds nuw i8, ptr %19, i64 208
  %53 = load ptr, ptr %52, align 8
  %54 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_given)
  %55 = getelementptr inbounds nuw i8, ptr %15, i64 152
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, ptr noundef nonnull align 8 dereferenceable(16) %54, i64 16, i1 false), !noalias !261
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %57 = load ptr, ptr %56, align 8, !noalias !261
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %59 = load ptr, ptr %58, align 8, !noalias !261
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %61 = load i64, ptr %60, align 8, !noalias !261
  %62 = getelementptr inbounds nuw i8, ptr %54, i64 40
  %63 = load i64, ptr %62, align 8, !noalias !261
  %64 = icmp eq ptr %57, null
  br i1 %64, label %77, label %65

65:                                               ; preds = %47
  %66 = shl nsw i64 %61, 1
  %67 = call i64 @llvm.smax.i64(i64 %66, i64 1)
  %68 = call ptr @calloc(i64 noundef %67, i64 noundef 8) #13, !noalias !261
  %69 = icmp eq ptr %68, null
  br i1 %69, label %70, label %71

70:                                               ; preds = %65
  call fastcc void @fail(ptr noundef %53, ptr noundef nonnull @.str.13) #15, !noalias !261
  unreachable

71:                                               ; preds = %65
  %72 = load ptr, ptr %56, align 8, !noalias !261
  %73 = shl i64 %61, 4
  %74 = call ptr @memcpy(ptr noundef nonnull %68, ptr noundef %72, i64 noundef %73) #13, !noalias !261
  %75 = icmp eq i32 %50, 0
  %76 = select i1 %75, i32 15, i32 %48
  br label %77

77:                                               ; preds = %71, %47
  %78 = phi ptr [ null, %47 ], [ %68, %71 ]
  %79 = phi i32 [ %48, %47 ], [ %76, %71 ]
  store i32 %79, ptr %18, align 8
  %80 = getelementptr inbounds nuw i8, ptr %18, i64 4
  store i32 %50, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %18, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %81, ptr noundef nonnull align 8 dereferenceable(168) %15, i64 168, i1 false)
  %82 = getelementptr inbounds nuw i8, ptr %18, i64 176
  store ptr %78, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %18, i64 184
  store ptr %59, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %18, i64 192
  store i64 %61, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %18, i64 200
  store i64 %63, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %18, i64 208
  store ptr %53, ptr %86, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %87 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %18, ptr noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %87
}

define linkonce_odr hidden void @__enzcc_mpi_ireduce_chosen_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 148
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iallreduce_chosen_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca [168 x i8], align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  %18 = alloca %struct.Exchange, align 8
  %19 = icmp ne ptr %12, null
  %20 = zext i1 %19 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %21 = load i32, ptr @__enzcc_mpi_key, align 4
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %29, label %23

23:                                               ; preds = %13
  %24 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %21, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %25 = load i32, ptr %16, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %15, align 8
  br label %34

29:                                               ; preds = %23, %13
  %30 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store ptr null, ptr %15, align 8
  br label %45

32:                                               ; preds = %29
  %33 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi ptr [ %28, %27 ], [ %33, %32 ]
  store ptr %35, ptr %15, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %45, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, @ompi_mpi_comm_null
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, @ompi_mpi_comm_null
  br i1 %44, label %45, label %46

45:                                               ; preds = %41, %37, %34, %31
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

46:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @allreduce_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %18, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef %20) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %47 = load i32, ptr %18, align 8
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %14, ptr noundef nonnull align 8 dereferenceable(168) %50, i64 152, i1 false)
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 208
  %52 = load ptr, ptr %51, align 8
  %53 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_given)
  %54 = getelementptr inbounds nuw i8, ptr %14, i64 152
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %54, ptr noundef nonnull align 8 dereferenceable(16) %53, i64 16, i1 false), !noalias !264
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %56 = load ptr, ptr %55, align 8, !noalias !264
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %58 = load ptr, ptr %57, align 8, !noalias !264
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  %60 = load i64, ptr %59, align 8, !noalias !264
  %61 = getelementptr inbounds nuw i8, ptr %53, i64 40
  %62 = load i64, ptr %61, align 8, !noalias !264
  %63 = icmp eq ptr %56, null
  br i1 %63, label %76, label %64

64:                                               ; preds = %46
  %65 = shl nsw i64 %60, 1
  %66 = call i64 @llvm.smax.i64(i64 %65, i64 1)
  %67 = call ptr @calloc(i64 noundef %66, i64 noundef 8) #13, !noalias !264
  %68 = icmp eq ptr %67, null
  br i1 %68, label %69, label %70

69:                                               ; preds = %64
  call fastcc void @fail(ptr noundef %52, ptr noundef nonnull @.str.13) #15, !noalias !264
  unreachable

70:                                               ; preds = %64
  %71 = load ptr, ptr %55, align 8, !noalias !264
  %72 = shl i64 %60, 4
  %73 = call ptr @memcpy(ptr noundef nonnull %67, ptr noundef %71, i64 noundef %72) #13, !noalias !264
  %74 = icmp eq i32 %49, 0
  %75 = select i1 %74, i32 15, i32 %47
  br label %76

76:                                               ; preds = %70, %46
  %77 = phi ptr [ null, %46 ], [ %67, %70 ]
  %78 = phi i32 [ %47, %46 ], [ %75, %70 ]
  store i32 %78, ptr %17, align 8
  %79 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 %49, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %17, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %80, ptr noundef nonnull align 8 dereferenceable(168) %14, i64 168, i1 false)
  %81 = getelementptr inbounds nuw i8, ptr %17, i64 176
  store ptr %77, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %17, i64 184
  store ptr %58, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %17, i64 192
  store i64 %60, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %17, i64 200
  store i64 %62, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %17, i64 208
  store ptr %52, ptr %85, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %86 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, ptr noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %86
}

define linkonce_odr hidden void @__enzcc_mpi_iallreduce_chosen_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 112
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 148
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iscan_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, @ompi_mpi_comm_null
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, @ompi_mpi_comm_null
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call fastcc void @scan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef %44) #14
  %45 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, ptr noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %45
}

define linkonce_odr hidden void @__enzcc_mpi_iscan_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 112
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 148
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iexscan_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, @ompi_mpi_comm_null
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, @ompi_mpi_comm_null
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call fastcc void @exscan_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %16, ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %8, ptr noundef %9, ptr noundef %7, i32 noundef %44) #14
  %45 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, ptr noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %45
}

define linkonce_odr hidden void @__enzcc_mpi_iexscan_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 112
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 148
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ireduce_scatter_block_note(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, @ompi_mpi_comm_null
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, @ompi_mpi_comm_null
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %45 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %46 = icmp eq ptr %9, %1
  %47 = select i1 %46, ptr null, ptr %9
  %48 = icmp eq ptr %8, %0
  %49 = select i1 %48, ptr null, ptr %8
  %50 = select i1 %45, ptr %47, ptr %49
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef %50, ptr noundef %47, i32 noundef %2, ptr noundef null, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef range(i32 0, 2) %44) #14
  %51 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, ptr noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %51
}

define linkonce_odr hidden void @__enzcc_mpi_ireduce_scatter_block_adjoint(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 112
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 148
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ireduce_scatter_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, i32 noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store ptr null, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr @__enzcc_mpi_key, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %25, label %19

19:                                               ; preds = %13
  %20 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %17, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %21 = load i32, ptr %15, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %14, align 8
  br label %30

25:                                               ; preds = %19, %13
  %26 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  store ptr null, ptr %14, align 8
  br label %41

28:                                               ; preds = %25
  %29 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi ptr [ %24, %23 ], [ %29, %28 ]
  store ptr %31, ptr %14, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %41, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, @ompi_mpi_comm_null
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, @ompi_mpi_comm_null
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %33, %30, %27
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

42:                                               ; preds = %37
  %43 = icmp ne ptr %12, null
  %44 = zext i1 %43 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %45 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %46 = icmp eq ptr %9, %1
  %47 = select i1 %46, ptr null, ptr %9
  %48 = icmp eq ptr %8, %0
  %49 = select i1 %48, ptr null, ptr %8
  %50 = select i1 %45, ptr %47, ptr %49
  call fastcc void @shared_out(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %16, ptr noundef %50, ptr noundef %47, i32 noundef 0, ptr noundef readonly %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, i32 noundef range(i32 0, 2) %44) #14
  %51 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %16, ptr noundef %5, i32 noundef %11, ptr noundef %12) #14
  ret ptr %51
}

define linkonce_odr hidden void @__enzcc_mpi_ireduce_scatter_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.16) #15
  unreachable

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 112
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 104
  %24 = load ptr, ptr %23, align 8
  tail call fastcc void @end(ptr noundef %24) #14
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 148
  store i32 1, ptr %25, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_igather_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %19 = load i32, ptr @__enzcc_mpi_key, align 4
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %27, label %21

21:                                               ; preds = %15
  %22 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %19, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %23 = load i32, ptr %17, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = load ptr, ptr %16, align 8
  br label %32

27:                                               ; preds = %21, %15
  %28 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  store ptr null, ptr %16, align 8
  br label %43

30:                                               ; preds = %27
  %31 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %26, %25 ], [ %31, %30 ]
  store ptr %33, ptr %16, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %43, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, @ompi_mpi_comm_null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, @ompi_mpi_comm_null
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
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %18, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, ptr noundef %5, ptr noundef null, ptr noundef null, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef %47, i32 noundef range(i32 0, 2) %46) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %18, ptr noundef %7, i32 noundef %13, ptr noundef %14) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_igather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 112
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 104
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @end(ptr noundef %26) #14
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 148
  store i32 1, ptr %27, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iscatter_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %19 = load i32, ptr @__enzcc_mpi_key, align 4
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %27, label %21

21:                                               ; preds = %15
  %22 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %19, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %23 = load i32, ptr %17, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = load ptr, ptr %16, align 8
  br label %32

27:                                               ; preds = %21, %15
  %28 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  store ptr null, ptr %16, align 8
  br label %43

30:                                               ; preds = %27
  %31 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %26, %25 ], [ %31, %30 ]
  store ptr %33, ptr %16, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %43, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, @ompi_mpi_comm_null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, @ompi_mpi_comm_null
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
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %18, ptr noundef readnone %3, ptr noundef %11, i32 noundef %4, ptr noundef %5, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, ptr noundef %2, ptr noundef null, ptr noundef null, i32 noundef %6, ptr noundef %7, ptr noundef %9, i32 noundef %47, i32 noundef range(i32 0, 2) %46) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %18, ptr noundef %7, i32 noundef %13, ptr noundef %14) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_iscatter_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 112
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 104
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @end(ptr noundef %26) #14
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 148
  store i32 1, ptr %27, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_igatherv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq ptr %8, @ompi_mpi_comm_self
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_comm_null
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
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %19, ptr noundef readnone %0, ptr noundef %11, i32 noundef %1, ptr noundef %2, ptr noundef readnone %3, ptr noundef %12, i32 noundef 0, ptr noundef %6, ptr noundef readonly %4, ptr noundef readonly %5, i32 noundef %7, ptr noundef %8, ptr noundef %10, i32 noundef %48, i32 noundef range(i32 0, 2) %47) #14
  %49 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, ptr noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %49
}

define linkonce_odr hidden void @__enzcc_mpi_igatherv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 148
  store i32 1, ptr %28, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iscatterv_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq ptr %8, @ompi_mpi_comm_self
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_comm_null
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
  call fastcc void @rooted(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %19, ptr noundef readnone %4, ptr noundef %12, i32 noundef %5, ptr noundef %6, ptr noundef readnone %0, ptr noundef %11, i32 noundef 0, ptr noundef %3, ptr noundef readonly %1, ptr noundef readonly %2, i32 noundef %7, ptr noundef %8, ptr noundef %10, i32 noundef %48, i32 noundef range(i32 0, 2) %47) #14
  %49 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, ptr noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %49
}

define linkonce_odr hidden void @__enzcc_mpi_iscatterv_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 148
  store i32 1, ptr %28, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iallgather_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca i32, align 4
  %16 = alloca %struct.Parts, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %28, label %22

22:                                               ; preds = %14
  %23 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %14
  %29 = icmp eq ptr %6, @ompi_mpi_comm_self
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_comm_null
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
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !267
  store i32 1, ptr %15, align 4, !noalias !267
  %50 = call i32 @PMPI_Comm_size(ptr noundef %6, ptr noundef nonnull %15) #13, !noalias !267
  %51 = load i32, ptr %15, align 4, !noalias !267
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !267
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %16, ptr noundef %49, i32 noundef %4, ptr noundef null, ptr noundef null, ptr noundef %5, i32 noundef %51, i32 noundef -1, ptr noundef %8) #14, !noalias !267
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %19, ptr noundef readnone %0, ptr noundef %9, i32 noundef %1, ptr noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %16, ptr noundef %6, ptr noundef %8, i32 noundef range(i32 0, 2) %47) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  %52 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, ptr noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %52
}

define linkonce_odr hidden void @__enzcc_mpi_iallgather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 148
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_iallgatherv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca i32, align 4
  %17 = alloca %struct.Parts, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store ptr null, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 0, ptr %19, align 4
  %21 = load i32, ptr @__enzcc_mpi_key, align 4
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %29, label %23

23:                                               ; preds = %15
  %24 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %21, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %25 = load i32, ptr %19, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %18, align 8
  br label %34

29:                                               ; preds = %23, %15
  %30 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store ptr null, ptr %18, align 8
  br label %45

32:                                               ; preds = %29
  %33 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi ptr [ %28, %27 ], [ %33, %32 ]
  store ptr %35, ptr %18, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %45, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, @ompi_mpi_comm_null
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, @ompi_mpi_comm_null
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
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !270
  store i32 1, ptr %16, align 4, !noalias !270
  %51 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %16) #13, !noalias !270
  %52 = load i32, ptr %16, align 4, !noalias !270
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !270
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %50, i32 noundef 0, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, i32 noundef %52, i32 noundef -1, ptr noundef %9) #14, !noalias !270
  call fastcc void @gathered(ptr dead_on_unwind nonnull writable sret(%struct.Exchange) align 8 %20, ptr noundef readnone %0, ptr noundef %10, i32 noundef %1, ptr noundef %2, ptr noundef nonnull byval(%struct.Parts) align 8 %17, ptr noundef %7, ptr noundef %9, i32 noundef range(i32 0, 2) %48) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %53 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %20, ptr noundef %7, i32 noundef %13, ptr noundef %14) #14
  ret ptr %53
}

define linkonce_odr hidden void @__enzcc_mpi_iallgatherv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 112
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 104
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @end(ptr noundef %26) #14
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 148
  store i32 1, ptr %27, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ialltoall_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %18 = load i32, ptr @__enzcc_mpi_key, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %18, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %22 = load i32, ptr %16, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %15, align 8
  br label %31

26:                                               ; preds = %20, %14
  %27 = icmp eq ptr %6, @ompi_mpi_comm_self
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  store ptr null, ptr %15, align 8
  br label %42

29:                                               ; preds = %26
  %30 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %31

31:                                               ; preds = %29, %24
  %32 = phi ptr [ %25, %24 ], [ %30, %29 ]
  store ptr %32, ptr %15, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, @ompi_mpi_comm_null
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34, %31, %28
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

43:                                               ; preds = %38
  %44 = icmp ne ptr %13, null
  %45 = zext i1 %44 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %17, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %45) #14
  %46 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, ptr noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %46
}

define linkonce_odr hidden void @__enzcc_mpi_ialltoall_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 148
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ialltoallv_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq ptr %8, @ompi_mpi_comm_self
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_comm_null
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  %46 = icmp ne ptr %15, null
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call fastcc void @alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %19, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef %47) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, ptr noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_ialltoallv_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 148
  store i32 1, ptr %28, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ialltoallw_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq ptr %8, @ompi_mpi_comm_self
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_comm_null
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  %46 = icmp ne ptr %15, null
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call fastcc void @alltoallw_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %19, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef %47) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, ptr noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_ialltoallw_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 148
  store i32 1, ptr %28, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ineighbor_allgather_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %18 = load i32, ptr @__enzcc_mpi_key, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %18, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %22 = load i32, ptr %16, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %15, align 8
  br label %31

26:                                               ; preds = %20, %14
  %27 = icmp eq ptr %6, @ompi_mpi_comm_self
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  store ptr null, ptr %15, align 8
  br label %42

29:                                               ; preds = %26
  %30 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %31

31:                                               ; preds = %29, %24
  %32 = phi ptr [ %25, %24 ], [ %30, %29 ]
  store ptr %32, ptr %15, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, @ompi_mpi_comm_null
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34, %31, %28
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

43:                                               ; preds = %38
  %44 = icmp ne ptr %13, null
  %45 = zext i1 %44 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @neighbor_allgather_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %17, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %45) #14
  %46 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, ptr noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %46
}

define linkonce_odr hidden void @__enzcc_mpi_ineighbor_allgather_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 148
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ineighbor_allgatherv_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, i32 noundef %13, ptr noundef %14) noinline nounwind {
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store ptr null, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i32 0, ptr %17, align 4
  %19 = load i32, ptr @__enzcc_mpi_key, align 4
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %27, label %21

21:                                               ; preds = %15
  %22 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %19, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %23 = load i32, ptr %17, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = load ptr, ptr %16, align 8
  br label %32

27:                                               ; preds = %21, %15
  %28 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %28, label %30, label %29

29:                                               ; preds = %27
  store ptr null, ptr %16, align 8
  br label %43

30:                                               ; preds = %27
  %31 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %26, %25 ], [ %31, %30 ]
  store ptr %33, ptr %16, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %43, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, @ompi_mpi_comm_null
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, @ompi_mpi_comm_null
  br i1 %42, label %43, label %44

43:                                               ; preds = %39, %35, %32, %29
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

44:                                               ; preds = %39
  %45 = icmp ne ptr %14, null
  %46 = zext i1 %45 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call fastcc void @neighbor_allgatherv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %18, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %10, ptr noundef %11, ptr noundef %9, i32 noundef %46) #14
  %47 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %18, ptr noundef %7, i32 noundef %13, ptr noundef %14) #14
  ret ptr %47
}

define linkonce_odr hidden void @__enzcc_mpi_ineighbor_allgatherv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13) noinline nounwind {
  %15 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %19 = load ptr, ptr %18, align 8
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.16) #15
  unreachable

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 112
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %21, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 104
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @end(ptr noundef %26) #14
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 148
  store i32 1, ptr %27, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ineighbor_alltoall_note(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12, ptr noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %18 = load i32, ptr @__enzcc_mpi_key, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  %21 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %18, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %22 = load i32, ptr %16, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %15, align 8
  br label %31

26:                                               ; preds = %20, %14
  %27 = icmp eq ptr %6, @ompi_mpi_comm_self
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  store ptr null, ptr %15, align 8
  br label %42

29:                                               ; preds = %26
  %30 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %31

31:                                               ; preds = %29, %24
  %32 = phi ptr [ %25, %24 ], [ %30, %29 ]
  store ptr %32, ptr %15, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, @ompi_mpi_comm_null
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34, %31, %28
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15
  unreachable

43:                                               ; preds = %38
  %44 = icmp ne ptr %13, null
  %45 = zext i1 %44 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call fastcc void @neighbor_alltoall_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %17, ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %45) #14
  %46 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %17, ptr noundef %6, i32 noundef %12, ptr noundef %13) #14
  ret ptr %46
}

define linkonce_odr hidden void @__enzcc_mpi_ineighbor_alltoall_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.16) #15
  unreachable

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @end(ptr noundef %25) #14
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 148
  store i32 1, ptr %26, align 4
  ret void
}

define linkonce_odr hidden ptr @__enzcc_mpi_ineighbor_alltoallv_note(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef %14, ptr noundef %15) noinline nounwind {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Exchange, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store ptr null, ptr %17, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i32 0, ptr %18, align 4
  %20 = load i32, ptr @__enzcc_mpi_key, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %28, label %22

22:                                               ; preds = %16
  %23 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %20, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %24 = load i32, ptr %18, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %17, align 8
  br label %33

28:                                               ; preds = %22, %16
  %29 = icmp eq ptr %8, @ompi_mpi_comm_self
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %17, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %17, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @ompi_mpi_comm_null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_comm_null
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %36, %33, %30
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  %46 = icmp ne ptr %15, null
  %47 = zext i1 %46 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call fastcc void @neighbor_alltoallv_of(ptr dead_on_unwind writable sret(%struct.Exchange) align 8 %19, ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %11, ptr noundef %12, ptr noundef %10, i32 noundef %47) #14
  %48 = call fastcc ptr @begun(ptr noundef nonnull byval(%struct.Exchange) align 8 %19, ptr noundef %8, i32 noundef %14, ptr noundef %15) #14
  ret ptr %48
}

define linkonce_odr hidden void @__enzcc_mpi_ineighbor_alltoallv_adjoint(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14) noinline nounwind {
  %16 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.16) #15
  unreachable

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 120
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @end(ptr noundef %27) #14
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 148
  store i32 1, ptr %28, align 4
  ret void
}

declare i32 @PMPI_Comm_get_attr(ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Comm_test_inter(ptr noundef, ptr noundef) #3

declare i32 @PMPI_Comm_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal noundef i32 @not_copied(ptr readnone captures(none) %0, i32 %1, ptr readnone captures(none) %2, ptr readnone captures(none) %3, ptr readnone captures(none) %4, ptr noundef writeonly captures(none) initializes((0, 4)) %5) #8 {
  store i32 0, ptr %5, align 4
  ret i32 0
}

define internal noundef i32 @freed(ptr readnone captures(none) %0, i32 %1, ptr noundef readnone captures(address) %2, ptr readnone captures(none) %3) #1 {
  br label %5

5:                                                ; preds = %9, %4
  %6 = phi ptr [ @__enzcc_mpi_privates, %4 ], [ %7, %9 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %42, label %9

9:                                                ; preds = %5
  %10 = icmp eq ptr %7, %2
  br i1 %10, label %11, label %5

11:                                               ; preds = %9
  %12 = load ptr, ptr %7, align 8
  store ptr %12, ptr %6, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, @ompi_mpi_comm_null
  br i1 %15, label %18, label %16

16:                                               ; preds = %11
  %17 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %13) #13
  br label %18

18:                                               ; preds = %16, %11
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, @ompi_mpi_comm_null
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %19) #13
  br label %24

24:                                               ; preds = %22, %18
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, @ompi_mpi_comm_null
  br i1 %27, label %30, label %28

28:                                               ; preds = %24
  %29 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %25) #13
  br label %30

30:                                               ; preds = %24, %28
  store ptr @ompi_mpi_comm_null, ptr %25, align 8
  store ptr @ompi_mpi_comm_null, ptr %13, align 8
  store ptr @ompi_mpi_comm_null, ptr %19, align 8
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 48
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
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %41 = load ptr, ptr %40, align 8
  tail call void @free(ptr noundef %41) #13
  tail call void @free(ptr noundef nonnull %7) #13
  br label %42

42:                                               ; preds = %5, %38
  ret i32 0
}

define internal noundef i32 @finalized(ptr readnone captures(none) %0, i32 %1, ptr readnone captures(none) %2, ptr readnone captures(none) %3) #1 {
  %5 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %9 = load ptr, ptr %8, align 8
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.16) #15
  unreachable

10:                                               ; preds = %4
  %11 = load ptr, ptr @__enzcc_mpi_pending, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %22, label %13

13:                                               ; preds = %10, %13
  %14 = phi ptr [ %20, %13 ], [ %11, %10 ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = tail call i32 @PMPI_Wait(ptr noundef nonnull %15, ptr noundef null) #13
  %17 = load ptr, ptr %14, align 8
  store ptr %17, ptr @__enzcc_mpi_pending, align 8
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %19 = load ptr, ptr %18, align 8
  tail call void @free(ptr noundef %19) #13
  tail call void @free(ptr noundef nonnull %14) #13
  %20 = load ptr, ptr @__enzcc_mpi_pending, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %13

22:                                               ; preds = %13, %10
  %23 = load ptr, ptr @__enzcc_mpi_privates, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %45, %22
  ret i32 0

26:                                               ; preds = %22, %45
  %27 = phi ptr [ %46, %45 ], [ %23, %22 ]
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, @ompi_mpi_comm_null
  br i1 %30, label %33, label %31

31:                                               ; preds = %26
  %32 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %28) #13
  br label %33

33:                                               ; preds = %31, %26
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, @ompi_mpi_comm_null
  br i1 %36, label %39, label %37

37:                                               ; preds = %33
  %38 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %34) #13
  br label %39

39:                                               ; preds = %37, %33
  %40 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, @ompi_mpi_comm_null
  br i1 %42, label %45, label %43

43:                                               ; preds = %39
  %44 = tail call i32 @PMPI_Comm_free(ptr noundef nonnull %40) #13
  br label %45

45:                                               ; preds = %39, %43
  store ptr @ompi_mpi_comm_null, ptr %40, align 8
  store ptr @ompi_mpi_comm_null, ptr %28, align 8
  store ptr @ompi_mpi_comm_null, ptr %34, align 8
  %46 = load ptr, ptr %27, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %25, label %26
}

declare i32 @PMPI_Comm_set_attr(ptr noundef, i32 noundef, ptr noundef) #3

declare ptr @malloc(i64 noundef) #3

declare i32 @PMPI_Comm_group(ptr noundef, ptr noundef) #3

declare i32 @PMPI_Group_free(ptr noundef) #3

declare i32 @PMPI_Comm_free(ptr noundef) #3

declare i32 @PMPI_Wait(ptr noundef, ptr noundef) #3

declare i32 @PMPI_Test(ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Topo_test(ptr noundef, ptr noundef) #3

declare i32 @PMPI_Dist_graph_neighbors_count(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Dist_graph_neighbors(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Cartdim_get(ptr noundef, ptr noundef) #3

declare i32 @PMPI_Cart_shift(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Comm_rank(ptr noundef, ptr noundef) #3

declare i32 @PMPI_Graph_neighbors_count(ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Graph_neighbors(ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Neighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Ineighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Ineighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

declare i32 @PMPI_Abort(ptr noundef, i32 noundef) #3

declare void @abort() #9

declare i32 @PMPI_Get_elements(ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Type_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal noundef i32 @drop_layout(ptr readnone captures(none) %0, i32 %1, ptr noundef %2, ptr readnone captures(none) %3) #1 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr noundef %11) #13
  tail call void @free(ptr noundef nonnull %2) #13
  br label %12

12:                                               ; preds = %9, %4
  ret i32 0
}

declare i32 @PMPI_Type_get_attr(ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

define internal fastcc void @describe(ptr noundef nonnull captures(none) %0, ptr noundef %1, i64 noundef %2) unnamed_addr #1 {
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
  %32 = call i32 @PMPI_Type_get_envelope(ptr noundef %1, ptr noundef nonnull %20, ptr noundef nonnull %21, ptr noundef nonnull %22, ptr noundef nonnull %23) #13
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %31, %3
  store i32 1, ptr %28, align 8
  br label %384

35:                                               ; preds = %31
  %36 = load i32, ptr %23, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %110

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
  br label %45

44:                                               ; preds = %58
  store i32 %60, ptr %40, align 8
  store i32 %59, ptr %41, align 4
  br label %67

45:                                               ; preds = %38, %58
  %46 = phi i64 [ 0, %38 ], [ %62, %58 ]
  %47 = phi i32 [ 0, %38 ], [ %61, %58 ]
  %48 = phi i32 [ 0, %38 ], [ %60, %58 ]
  %49 = phi i32 [ 1, %38 ], [ %59, %58 ]
  %50 = getelementptr inbounds nuw %struct.anon, ptr @NUMBERS, i64 %46
  %51 = load ptr, ptr %50, align 16
  %52 = icmp eq ptr %51, %1
  br i1 %52, label %53, label %58

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %55 = load i32, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 12
  %57 = load i32, ptr %56, align 4
  br label %58

58:                                               ; preds = %45, %53
  %59 = phi i32 [ %49, %45 ], [ %57, %53 ]
  %60 = phi i32 [ %48, %45 ], [ %55, %53 ]
  %61 = phi i32 [ %47, %45 ], [ %55, %53 ]
  %62 = add nuw nsw i64 %46, 1
  %63 = icmp eq i64 %62, 14
  br i1 %63, label %44, label %45

64:                                               ; preds = %67
  br i1 %68, label %67, label %65

65:                                               ; preds = %64
  %66 = icmp eq i32 %61, 0
  br i1 %66, label %98, label %91

67:                                               ; preds = %44, %64
  %68 = phi i1 [ true, %44 ], [ false, %64 ]
  %69 = phi i64 [ 0, %44 ], [ 1, %64 ]
  %70 = getelementptr inbounds nuw %struct.anon.0, ptr @PAIRS, i64 %69
  %71 = load ptr, ptr %70, align 16
  %72 = icmp eq ptr %71, %1
  br i1 %72, label %73, label %64

73:                                               ; preds = %67
  store i64 %2, ptr %25, align 8
  %74 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 1, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %76 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %77 = load i32, ptr %76, align 8
  store i32 %77, ptr %75, align 8
  %78 = getelementptr inbounds nuw i8, ptr %25, i64 20
  store i32 1, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %25, i64 24
  store i32 %77, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %25, i64 28
  store i32 0, ptr %80, align 4
  call fastcc void @append(ptr noundef %0, ptr noundef nonnull byval(%struct.Run) align 8 %25) #14
  %81 = sext i32 %77 to i64
  %82 = add nsw i64 %2, %81
  store i64 %82, ptr %26, align 8
  %83 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 1, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i32 0, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %26, i64 20
  store i32 1, ptr %85, align 4
  %86 = getelementptr inbounds nuw i8, ptr %26, i64 24
  store i32 4, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %26, i64 28
  store i32 0, ptr %87, align 4
  br label %108

88:                                               ; preds = %98
  %89 = icmp eq i32 %105, 0
  %90 = zext i1 %89 to i32
  br label %91

91:                                               ; preds = %88, %65
  %92 = phi i32 [ 0, %65 ], [ %90, %88 ]
  %93 = load i32, ptr %28, align 8
  %94 = or i32 %93, %92
  store i32 %94, ptr %28, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store i64 0, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i64 0, ptr %19, align 8
  %95 = call i32 @PMPI_Type_get_extent(ptr noundef %1, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %96 = load i64, ptr %19, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %97 = trunc i64 %96 to i32
  store i32 %97, ptr %42, align 8
  br label %108

98:                                               ; preds = %65, %98
  %99 = phi i64 [ %106, %98 ], [ 0, %65 ]
  %100 = phi i32 [ %105, %98 ], [ 0, %65 ]
  %101 = getelementptr inbounds nuw ptr, ptr @INTEGERS, i64 %99
  %102 = load ptr, ptr %101, align 8
  %103 = icmp eq ptr %102, %1
  %104 = zext i1 %103 to i32
  %105 = or i32 %100, %104
  %106 = add nuw nsw i64 %99, 1
  %107 = icmp eq i64 %106, 40
  br i1 %107, label %88, label %98

108:                                              ; preds = %73, %91
  %109 = phi ptr [ %26, %73 ], [ %24, %91 ]
  call fastcc void @append(ptr noundef %0, ptr noundef nonnull byval(%struct.Run) align 8 %109) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #12
  br label %384

110:                                              ; preds = %35
  %111 = load i32, ptr %20, align 4
  %112 = sext i32 %111 to i64
  %113 = add nsw i64 %112, 1
  %114 = call ptr @calloc(i64 noundef %113, i64 noundef 4) #13
  %115 = load i32, ptr %21, align 4
  %116 = sext i32 %115 to i64
  %117 = add nsw i64 %116, 1
  %118 = call ptr @calloc(i64 noundef %117, i64 noundef 8) #13
  %119 = load i32, ptr %22, align 4
  %120 = sext i32 %119 to i64
  %121 = add nsw i64 %120, 1
  %122 = call ptr @calloc(i64 noundef %121, i64 noundef 8) #13
  %123 = icmp ne ptr %114, null
  %124 = icmp ne ptr %118, null
  %125 = select i1 %123, i1 %124, i1 false
  %126 = icmp ne ptr %122, null
  %127 = select i1 %125, i1 %126, i1 false
  br i1 %127, label %128, label %134

128:                                              ; preds = %110
  %129 = load i32, ptr %20, align 4
  %130 = load i32, ptr %21, align 4
  %131 = load i32, ptr %22, align 4
  %132 = call i32 @PMPI_Type_get_contents(ptr noundef %1, i32 noundef %129, i32 noundef %130, i32 noundef %131, ptr noundef nonnull %114, ptr noundef nonnull %118, ptr noundef nonnull %122) #13
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %135, label %134

134:                                              ; preds = %110, %128
  store i32 1, ptr %28, align 8
  store i32 0, ptr %22, align 4
  br label %367

135:                                              ; preds = %128
  %136 = load ptr, ptr %122, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i64 0, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i64 0, ptr %17, align 8
  %137 = call i32 @PMPI_Type_get_extent(ptr noundef %136, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %138 = load i64, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %139 = load i32, ptr %23, align 4
  switch i32 %139, label %359 [
    i32 1, label %159
    i32 17, label %159
    i32 2, label %161
    i32 3, label %165
    i32 5, label %165
    i32 6, label %156
    i32 8, label %153
    i32 9, label %148
    i32 18, label %143
    i32 11, label %140
    i32 12, label %343
  ]

140:                                              ; preds = %135
  %141 = load i32, ptr %114, align 4
  %142 = icmp sgt i32 %141, 0
  br i1 %142, label %316, label %360

143:                                              ; preds = %135
  %144 = load i32, ptr %114, align 4
  %145 = icmp sgt i32 %144, 0
  br i1 %145, label %146, label %360

146:                                              ; preds = %143
  %147 = getelementptr inbounds nuw i8, ptr %114, i64 4
  br label %291

148:                                              ; preds = %135
  %149 = load i32, ptr %114, align 4
  %150 = icmp sgt i32 %149, 0
  br i1 %150, label %151, label %360

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %114, i64 4
  br label %263

153:                                              ; preds = %135
  %154 = load i32, ptr %114, align 4
  %155 = icmp sgt i32 %154, 0
  br i1 %155, label %237, label %360

156:                                              ; preds = %135
  %157 = load i32, ptr %114, align 4
  %158 = icmp sgt i32 %157, 0
  br i1 %158, label %205, label %360

159:                                              ; preds = %135, %135
  %160 = load ptr, ptr %122, align 8
  call fastcc void @describe(ptr noundef %0, ptr noundef %160, i64 noundef %2) #14
  br label %360

161:                                              ; preds = %135
  %162 = load ptr, ptr %122, align 8
  %163 = load i32, ptr %114, align 4
  %164 = sext i32 %163 to i64
  call fastcc void @repeat(ptr noundef %0, ptr noundef %162, i64 noundef %2, i64 noundef %164) #14
  br label %360

165:                                              ; preds = %135, %135
  %166 = load i32, ptr %114, align 4
  %167 = icmp sgt i32 %166, 0
  br i1 %167, label %168, label %360

168:                                              ; preds = %165
  %169 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %170 = getelementptr inbounds nuw i8, ptr %114, i64 4
  br label %171

171:                                              ; preds = %168, %200
  %172 = phi i64 [ 0, %168 ], [ %201, %200 ]
  %173 = load ptr, ptr %122, align 8
  %174 = load i32, ptr %23, align 4
  %175 = icmp eq i32 %174, 3
  br i1 %175, label %176, label %180

176:                                              ; preds = %171
  %177 = load i32, ptr %169, align 4
  %178 = sext i32 %177 to i64
  %179 = mul nsw i64 %138, %178
  br label %182

180:                                              ; preds = %171
  %181 = load i64, ptr %118, align 8
  br label %182

182:                                              ; preds = %180, %176
  %183 = phi i64 [ %179, %176 ], [ %181, %180 ]
  %184 = mul nsw i64 %183, %172
  %185 = add nsw i64 %184, %2
  %186 = load i32, ptr %170, align 4
  %187 = sext i32 %186 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i64 0, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store i64 0, ptr %15, align 8
  %188 = call i32 @PMPI_Type_get_extent(ptr noundef %173, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
  %189 = load i64, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  %190 = icmp sgt i32 %186, 0
  br i1 %190, label %191, label %200

191:                                              ; preds = %182, %195
  %192 = phi i64 [ %198, %195 ], [ 0, %182 ]
  %193 = load i32, ptr %28, align 8
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %195, label %200

195:                                              ; preds = %191
  %196 = mul nsw i64 %192, %189
  %197 = add nsw i64 %185, %196
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %173, i64 noundef %197) #14
  %198 = add nuw nsw i64 %192, 1
  %199 = icmp eq i64 %198, %187
  br i1 %199, label %200, label %191

200:                                              ; preds = %191, %195, %182
  %201 = add nuw nsw i64 %172, 1
  %202 = load i32, ptr %114, align 4
  %203 = sext i32 %202 to i64
  %204 = icmp slt i64 %201, %203
  br i1 %204, label %171, label %360

205:                                              ; preds = %156, %233
  %206 = phi i64 [ %209, %233 ], [ 0, %156 ]
  %207 = phi i32 [ %234, %233 ], [ %157, %156 ]
  %208 = load ptr, ptr %122, align 8
  %209 = add nuw nsw i64 %206, 1
  %210 = trunc nuw nsw i64 %209 to i32
  %211 = add i32 %207, %210
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds i32, ptr %114, i64 %212
  %214 = load i32, ptr %213, align 4
  %215 = sext i32 %214 to i64
  %216 = mul nsw i64 %138, %215
  %217 = add nsw i64 %216, %2
  %218 = getelementptr inbounds nuw i32, ptr %114, i64 %209
  %219 = load i32, ptr %218, align 4
  %220 = sext i32 %219 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i64 0, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i64 0, ptr %13, align 8
  %221 = call i32 @PMPI_Type_get_extent(ptr noundef %208, ptr noundef nonnull %12, ptr noundef nonnull %13) #13
  %222 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %223 = icmp sgt i32 %219, 0
  br i1 %223, label %224, label %233

224:                                              ; preds = %205, %228
  %225 = phi i64 [ %231, %228 ], [ 0, %205 ]
  %226 = load i32, ptr %28, align 8
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %233

228:                                              ; preds = %224
  %229 = mul nsw i64 %225, %222
  %230 = add nsw i64 %217, %229
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %208, i64 noundef %230) #14
  %231 = add nuw nsw i64 %225, 1
  %232 = icmp eq i64 %231, %220
  br i1 %232, label %233, label %224

233:                                              ; preds = %224, %228, %205
  %234 = load i32, ptr %114, align 4
  %235 = sext i32 %234 to i64
  %236 = icmp slt i64 %209, %235
  br i1 %236, label %205, label %360

237:                                              ; preds = %153, %259
  %238 = phi i64 [ %243, %259 ], [ 0, %153 ]
  %239 = load ptr, ptr %122, align 8
  %240 = getelementptr inbounds nuw i64, ptr %118, i64 %238
  %241 = load i64, ptr %240, align 8
  %242 = add nsw i64 %241, %2
  %243 = add nuw nsw i64 %238, 1
  %244 = getelementptr inbounds nuw i32, ptr %114, i64 %243
  %245 = load i32, ptr %244, align 4
  %246 = sext i32 %245 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i64 0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i64 0, ptr %11, align 8
  %247 = call i32 @PMPI_Type_get_extent(ptr noundef %239, ptr noundef nonnull %10, ptr noundef nonnull %11) #13
  %248 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  %249 = icmp sgt i32 %245, 0
  br i1 %249, label %250, label %259

250:                                              ; preds = %237, %254
  %251 = phi i64 [ %257, %254 ], [ 0, %237 ]
  %252 = load i32, ptr %28, align 8
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %259

254:                                              ; preds = %250
  %255 = mul nsw i64 %251, %248
  %256 = add nsw i64 %242, %255
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %239, i64 noundef %256) #14
  %257 = add nuw nsw i64 %251, 1
  %258 = icmp eq i64 %257, %246
  br i1 %258, label %259, label %250

259:                                              ; preds = %250, %254, %237
  %260 = load i32, ptr %114, align 4
  %261 = sext i32 %260 to i64
  %262 = icmp slt i64 %243, %261
  br i1 %262, label %237, label %360

263:                                              ; preds = %151, %286
  %264 = phi i64 [ 0, %151 ], [ %287, %286 ]
  %265 = load ptr, ptr %122, align 8
  %266 = getelementptr inbounds nuw i32, ptr %114, i64 %264
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %268 = load i32, ptr %267, align 4
  %269 = sext i32 %268 to i64
  %270 = mul nsw i64 %138, %269
  %271 = add nsw i64 %270, %2
  %272 = load i32, ptr %152, align 4
  %273 = sext i32 %272 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i64 0, ptr %9, align 8
  %274 = call i32 @PMPI_Type_get_extent(ptr noundef %265, ptr noundef nonnull %8, ptr noundef nonnull %9) #13
  %275 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12
  %276 = icmp sgt i32 %272, 0
  br i1 %276, label %277, label %286

277:                                              ; preds = %263, %281
  %278 = phi i64 [ %284, %281 ], [ 0, %263 ]
  %279 = load i32, ptr %28, align 8
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %286

281:                                              ; preds = %277
  %282 = mul nsw i64 %278, %275
  %283 = add nsw i64 %271, %282
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %265, i64 noundef %283) #14
  %284 = add nuw nsw i64 %278, 1
  %285 = icmp eq i64 %284, %273
  br i1 %285, label %286, label %277

286:                                              ; preds = %277, %281, %263
  %287 = add nuw nsw i64 %264, 1
  %288 = load i32, ptr %114, align 4
  %289 = sext i32 %288 to i64
  %290 = icmp slt i64 %287, %289
  br i1 %290, label %263, label %360

291:                                              ; preds = %146, %311
  %292 = phi i64 [ 0, %146 ], [ %312, %311 ]
  %293 = load ptr, ptr %122, align 8
  %294 = getelementptr inbounds nuw i64, ptr %118, i64 %292
  %295 = load i64, ptr %294, align 8
  %296 = add nsw i64 %295, %2
  %297 = load i32, ptr %147, align 4
  %298 = sext i32 %297 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i64 0, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store i64 0, ptr %7, align 8
  %299 = call i32 @PMPI_Type_get_extent(ptr noundef %293, ptr noundef nonnull %6, ptr noundef nonnull %7) #13
  %300 = load i64, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %301 = icmp sgt i32 %297, 0
  br i1 %301, label %302, label %311

302:                                              ; preds = %291, %306
  %303 = phi i64 [ %309, %306 ], [ 0, %291 ]
  %304 = load i32, ptr %28, align 8
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %306, label %311

306:                                              ; preds = %302
  %307 = mul nsw i64 %303, %300
  %308 = add nsw i64 %296, %307
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %293, i64 noundef %308) #14
  %309 = add nuw nsw i64 %303, 1
  %310 = icmp eq i64 %309, %298
  br i1 %310, label %311, label %302

311:                                              ; preds = %302, %306, %291
  %312 = add nuw nsw i64 %292, 1
  %313 = load i32, ptr %114, align 4
  %314 = sext i32 %313 to i64
  %315 = icmp slt i64 %312, %314
  br i1 %315, label %291, label %360

316:                                              ; preds = %140, %339
  %317 = phi i64 [ %323, %339 ], [ 0, %140 ]
  %318 = getelementptr inbounds nuw ptr, ptr %122, i64 %317
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr inbounds nuw i64, ptr %118, i64 %317
  %321 = load i64, ptr %320, align 8
  %322 = add nsw i64 %321, %2
  %323 = add nuw nsw i64 %317, 1
  %324 = getelementptr inbounds nuw i32, ptr %114, i64 %323
  %325 = load i32, ptr %324, align 4
  %326 = sext i32 %325 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i64 0, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i64 0, ptr %5, align 8
  %327 = call i32 @PMPI_Type_get_extent(ptr noundef %319, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
  %328 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %329 = icmp sgt i32 %325, 0
  br i1 %329, label %330, label %339

330:                                              ; preds = %316, %334
  %331 = phi i64 [ %337, %334 ], [ 0, %316 ]
  %332 = load i32, ptr %28, align 8
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %334, label %339

334:                                              ; preds = %330
  %335 = mul nsw i64 %331, %328
  %336 = add nsw i64 %322, %335
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %319, i64 noundef %336) #14
  %337 = add nuw nsw i64 %331, 1
  %338 = icmp eq i64 %337, %326
  br i1 %338, label %339, label %330

339:                                              ; preds = %330, %334, %316
  %340 = load i32, ptr %114, align 4
  %341 = sext i32 %340 to i64
  %342 = icmp slt i64 %323, %341
  br i1 %342, label %316, label %360

343:                                              ; preds = %135
  %344 = load ptr, ptr %122, align 8
  %345 = load i32, ptr %114, align 4
  %346 = getelementptr inbounds nuw i8, ptr %114, i64 4
  %347 = sext i32 %345 to i64
  %348 = getelementptr inbounds i32, ptr %346, i64 %347
  %349 = shl nsw i32 %345, 1
  %350 = sext i32 %349 to i64
  %351 = getelementptr inbounds i32, ptr %346, i64 %350
  %352 = mul nsw i32 %345, 3
  %353 = sext i32 %352 to i64
  %354 = getelementptr i32, ptr %114, i64 %353
  %355 = getelementptr i8, ptr %354, i64 4
  %356 = load i32, ptr %355, align 4
  %357 = icmp eq i32 %356, 1
  %358 = zext i1 %357 to i32
  call fastcc void @describe_part(ptr noundef %0, ptr noundef %344, i64 noundef %2, i32 noundef %345, ptr noundef %346, ptr noundef %348, ptr noundef %351, i32 noundef %358) #14
  br label %360

359:                                              ; preds = %135
  store i32 1, ptr %28, align 8
  br label %360

360:                                              ; preds = %339, %311, %286, %259, %233, %200, %140, %143, %148, %153, %156, %165, %159, %161, %343, %359
  %361 = load i32, ptr %22, align 4
  %362 = icmp sgt i32 %361, 0
  br i1 %362, label %363, label %367

363:                                              ; preds = %360
  %364 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %365 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %366 = getelementptr inbounds nuw i8, ptr %27, i64 12
  br label %368

367:                                              ; preds = %379, %134, %360
  call void @free(ptr noundef %114) #13
  call void @free(ptr noundef %118) #13
  call void @free(ptr noundef %122) #13
  br label %384

368:                                              ; preds = %363, %379
  %369 = phi i64 [ 0, %363 ], [ %380, %379 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #12
  %370 = getelementptr inbounds nuw ptr, ptr %122, i64 %369
  %371 = load ptr, ptr %370, align 8
  %372 = call i32 @PMPI_Type_get_envelope(ptr noundef %371, ptr noundef nonnull %27, ptr noundef nonnull %364, ptr noundef nonnull %365, ptr noundef nonnull %366) #13
  %373 = icmp eq i32 %372, 0
  %374 = load i32, ptr %366, align 4
  %375 = icmp ne i32 %374, 0
  %376 = select i1 %373, i1 %375, i1 false
  br i1 %376, label %377, label %379

377:                                              ; preds = %368
  %378 = call i32 @PMPI_Type_free(ptr noundef nonnull %370) #13
  br label %379

379:                                              ; preds = %377, %368
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #12
  %380 = add nuw nsw i64 %369, 1
  %381 = load i32, ptr %22, align 4
  %382 = sext i32 %381 to i64
  %383 = icmp slt i64 %380, %382
  br i1 %383, label %368, label %367

384:                                              ; preds = %367, %108, %34
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  ret void
}

declare i32 @PMPI_Type_set_attr(ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Type_get_envelope(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal fastcc void @append(ptr noundef nonnull captures(none) %0, ptr noundef readonly byval(%struct.Run) align 8 captures(none) %1) unnamed_addr #1 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
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
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 48
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 48
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

declare i32 @PMPI_Type_get_contents(ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal fastcc void @repeat(ptr noundef nonnull captures(none) %0, ptr noundef %1, i64 noundef %2, i64 noundef range(i64 -2147483648, 2147483648) %3) unnamed_addr #1 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i64 0, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i64 0, ptr %6, align 8
  %7 = call i32 @PMPI_Type_get_extent(ptr noundef %1, ptr noundef nonnull %5, ptr noundef nonnull %6) #13
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
  call fastcc void @describe(ptr noundef %0, ptr noundef %1, i64 noundef %18) #14
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %3
  br i1 %20, label %15, label %11
}

define internal fastcc void @describe_part(ptr noundef nonnull captures(none) %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef nonnull readonly captures(none) %5, ptr noundef nonnull readonly captures(none) %6, i32 noundef range(i32 0, 2) %7) unnamed_addr #1 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12
  store i64 0, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i64 0, ptr %10, align 8
  %11 = call i32 @PMPI_Type_get_extent(ptr noundef %1, ptr noundef nonnull %9, ptr noundef nonnull %10) #13
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
  call fastcc void @describe(ptr noundef %0, ptr noundef %1, i64 noundef %2) #14
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
  call fastcc void @describe_part(ptr noundef %0, ptr noundef %1, i64 noundef %56, i32 noundef %14, ptr noundef %35, ptr noundef %36, ptr noundef %37, i32 noundef %7) #14
  %57 = add nuw nsw i32 %48, 1
  %58 = load i32, ptr %28, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %47, label %60

60:                                               ; preds = %51, %47, %24, %23
  ret void
}

declare i32 @PMPI_Type_free(ptr noundef) #3

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #3

declare i32 @PMPI_Type_get_extent(ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Send(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Ssend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Bsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Rsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

define internal fastcc i64 @envelope_of(i32 noundef %0, i32 noundef range(i32 0, 2) %1, ptr noundef readnone captures(address) %2, ptr noundef readnone captures(address) %3, ptr noundef %4) unnamed_addr #1 {
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
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  br label %75

13:                                               ; preds = %10
  %14 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %15 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_last)
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq ptr %14, null
  br i1 %19, label %50, label %20

20:                                               ; preds = %13
  %21 = icmp eq i32 %16, -1
  %22 = icmp eq i32 %18, -1
  br label %23

23:                                               ; preds = %47, %20
  %24 = phi ptr [ %14, %20 ], [ %48, %47 ]
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %47

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, %3
  br i1 %31, label %32, label %47

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 76
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, %16
  %36 = icmp eq i32 %34, -1
  %37 = or i1 %21, %36
  %38 = or i1 %35, %37
  br i1 %38, label %39, label %47

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, %18
  %43 = icmp eq i32 %41, -1
  %44 = or i1 %42, %43
  %45 = or i1 %22, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %39
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.11) #15
  unreachable

47:                                               ; preds = %39, %32, %28, %23
  %48 = load ptr, ptr %24, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %23

50:                                               ; preds = %47, %13
  %51 = load ptr, ptr @__enzcc_mpi_matched, align 8
  %52 = icmp eq ptr %51, %2
  br i1 %52, label %75, label %53

53:                                               ; preds = %50
  %54 = icmp eq i32 %16, -1
  %55 = icmp eq i32 %18, -1
  br label %56

56:                                               ; preds = %72, %53
  %57 = phi ptr [ %51, %53 ], [ %73, %72 ]
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, %3
  br i1 %60, label %61, label %72

61:                                               ; preds = %56
  %62 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %63 = load i32, ptr %62, align 8
  %64 = icmp eq i32 %63, %16
  %65 = or i1 %54, %64
  br i1 %65, label %66, label %72

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %57, i64 28
  %68 = load i32, ptr %67, align 4
  %69 = icmp eq i32 %68, %18
  %70 = or i1 %55, %69
  br i1 %70, label %71, label %72

71:                                               ; preds = %66
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.8) #15
  unreachable

72:                                               ; preds = %66, %61, %56
  %73 = load ptr, ptr %57, align 8
  %74 = icmp eq ptr %73, %2
  br i1 %74, label %75, label %56

75:                                               ; preds = %72, %11, %50
  %76 = phi ptr [ %12, %11 ], [ %15, %50 ], [ %15, %72 ]
  %77 = load i32, ptr %76, align 8
  %78 = zext i32 %77 to i64
  %79 = shl nuw i64 %78, 32
  %80 = getelementptr inbounds nuw i8, ptr %76, i64 4
  %81 = load i32, ptr %80, align 4
  %82 = zext i32 %81 to i64
  %83 = or disjoint i64 %79, %82
  ret i64 %83
}

declare i32 @MPI_Sendrecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Sendrecv_replace(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Issend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Send_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ssend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Recv_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Barrier(ptr noundef) #3

declare i32 @MPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Gatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Alltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Neighbor_allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Neighbor_allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Neighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ibarrier(ptr noundef, ptr noundef) #3

declare i32 @MPI_Ibcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ireduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ireduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Iscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Iexscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Igather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Igatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Iscatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Iscatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Iallgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Iallgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ialltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ialltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ineighbor_allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ineighbor_allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ineighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Ineighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal fastcc nonnull ptr @take(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  %7 = tail call ptr @calloc(i64 noundef %6, i64 noundef 8) #13
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

10:                                               ; preds = %5
  %11 = icmp ne i32 %2, -2
  %12 = icmp ne i64 %1, 0
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = icmp sgt i64 %1, 2147483647
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.17) #15
  unreachable

17:                                               ; preds = %14
  %18 = trunc i64 %1 to i32
  %19 = tail call i32 @PMPI_Recv(ptr noundef nonnull %7, i32 noundef %18, ptr noundef nonnull @ompi_mpi_double, i32 noundef %2, i32 noundef %3, ptr noundef %0, ptr noundef null) #13
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.12) #15
  unreachable

22:                                               ; preds = %17, %10
  ret ptr %7
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

declare i32 @PMPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

define internal fastcc i64 @walk(i32 noundef range(i32 0, 5) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4) unnamed_addr #1 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
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
  %101 = call ptr @memset(ptr noundef %95, i32 noundef 0, i64 noundef %100) #13
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
  %111 = call ptr @memcpy(ptr noundef %96, ptr noundef %95, i64 noundef %110) #13
  br label %148

112:                                              ; preds = %106
  %113 = shl i64 %91, 3
  %114 = call ptr @memcpy(ptr noundef %95, ptr noundef %96, i64 noundef %113) #13
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

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #3

define internal fastcc void @give(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) unnamed_addr #1 {
  %7 = alloca i32, align 4
  %8 = load ptr, ptr @__enzcc_mpi_pending, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %25, label %10

10:                                               ; preds = %6, %21
  %11 = phi ptr [ %23, %21 ], [ %8, %6 ]
  %12 = phi ptr [ %22, %21 ], [ @__enzcc_mpi_pending, %6 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store i32 1, ptr %7, align 4
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %14 = call i32 @PMPI_Test(ptr noundef nonnull %13, ptr noundef nonnull %7, ptr noundef null) #13
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
  %26 = icmp ne i32 %3, -2
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
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.17) #15
  unreachable

38:                                               ; preds = %34
  %39 = trunc i64 %2 to i32
  %40 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %41 = call i32 @PMPI_Isend(ptr noundef nonnull %1, i32 noundef %39, ptr noundef nonnull @ompi_mpi_double, i32 noundef %3, i32 noundef %4, ptr noundef %0, ptr noundef nonnull %40) #13
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %44, label %43

43:                                               ; preds = %38
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.12) #15
  unreachable

44:                                               ; preds = %38
  %45 = load ptr, ptr @__enzcc_mpi_pending, align 8
  store ptr %45, ptr %31, align 8
  store ptr %31, ptr @__enzcc_mpi_pending, align 8
  br label %46

46:                                               ; preds = %44, %29
  ret void
}

declare i32 @PMPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

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

define internal fastcc void @end(ptr noundef %0) unnamed_addr #1 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %399

9:                                                ; preds = %1
  %10 = load i32, ptr %0, align 8
  %11 = add i32 %10, -13
  %12 = icmp ult i32 %11, 2
  br i1 %12, label %13, label %45

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %15 = load i32, ptr %14, align 8
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %42

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 48
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
  %29 = getelementptr inbounds nuw ptr, ptr %28, i64 %22
  %30 = tail call i32 @PMPI_Wait(ptr noundef %29, ptr noundef null) #13
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %27
  %33 = load i32, ptr %14, align 8
  br label %37

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %44 = load ptr, ptr %43, align 8
  tail call void @free(ptr noundef %44) #13
  br label %56

45:                                               ; preds = %9
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %56, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %51 = tail call i32 @PMPI_Wait(ptr noundef nonnull %50, ptr noundef null) #13
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %56, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %55 = load ptr, ptr %54, align 8
  tail call fastcc void @fail(ptr noundef %55, ptr noundef nonnull @.str.12) #15
  unreachable

56:                                               ; preds = %49, %45, %42
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %68, label %63

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %65 = tail call i32 @PMPI_Wait(ptr noundef nonnull %64, ptr noundef null) #13
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
  br i1 %77, label %78, label %218

78:                                               ; preds = %71, %68
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %80 = load ptr, ptr %79, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store i32 1, ptr %5, align 4
  %81 = call i32 @PMPI_Comm_size(ptr noundef %80, ptr noundef nonnull %5) #13
  %82 = load i32, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %83 = load ptr, ptr %79, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store i32 0, ptr %4, align 4
  %84 = call i32 @PMPI_Comm_rank(ptr noundef %83, ptr noundef nonnull %4) #13
  %85 = load i32, ptr %4, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %87 = load i64, ptr %86, align 8
  %88 = load ptr, ptr %58, align 8
  %89 = call i64 @llvm.smax.i64(i64 %87, i64 1)
  %90 = call ptr @calloc(i64 noundef %89, i64 noundef 8) #13
  %91 = icmp eq ptr %90, null
  br i1 %91, label %101, label %92

92:                                               ; preds = %78
  %93 = icmp sgt i32 %82, 0
  br i1 %93, label %94, label %215

94:                                               ; preds = %92
  %95 = icmp sgt i64 %87, 0
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 144
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

108:                                              ; preds = %208, %102
  %109 = add nuw nsw i64 %103, 1
  %110 = icmp eq i64 %109, %100
  br i1 %110, label %215, label %102

111:                                              ; preds = %208, %104
  %112 = phi i64 [ 0, %104 ], [ %213, %208 ]
  %113 = load i32, ptr %0, align 8
  switch i32 %113, label %194 [
    i32 15, label %114
    i32 11, label %195
  ]

114:                                              ; preds = %111
  %115 = load ptr, ptr %57, align 8
  %116 = icmp eq ptr %115, @ompi_mpi_op_prod
  br i1 %116, label %131, label %117

117:                                              ; preds = %114
  %118 = load i32, ptr %96, align 8
  %119 = icmp sgt i32 %118, 1
  br i1 %119, label %120, label %155

120:                                              ; preds = %117
  %121 = load ptr, ptr %60, align 8
  %122 = load i64, ptr %97, align 8
  %123 = icmp eq ptr %115, @ompi_mpi_op_minloc
  %124 = icmp eq ptr %115, @ompi_mpi_op_maxloc
  %125 = or i1 %123, %124
  %126 = add nsw i64 %122, %112
  %127 = icmp eq ptr %115, @ompi_mpi_op_min
  %128 = or i1 %127, %123
  %129 = zext nneg i32 %118 to i64
  %130 = shl i64 %122, 1
  br label %159

131:                                              ; preds = %114
  %132 = load ptr, ptr %60, align 8
  %133 = load i64, ptr %97, align 8
  %134 = shl nsw i64 %133, 1
  %135 = load i32, ptr %96, align 8
  %136 = getelementptr double, ptr %132, i64 %112
  %137 = icmp sgt i32 %135, 0
  br i1 %137, label %138, label %201

138:                                              ; preds = %131
  %139 = zext nneg i32 %135 to i64
  br label %140

140:                                              ; preds = %148, %138
  %141 = phi i64 [ 0, %138 ], [ %151, %148 ]
  %142 = phi double [ 1.000000e+00, %138 ], [ %150, %148 ]
  %143 = icmp eq i64 %141, %103
  br i1 %143, label %148, label %144

144:                                              ; preds = %140
  %145 = mul nsw i64 %134, %141
  %146 = getelementptr double, ptr %136, i64 %145
  %147 = load double, ptr %146, align 8
  br label %148

148:                                              ; preds = %144, %140
  %149 = phi double [ %147, %144 ], [ 1.000000e+00, %140 ]
  %150 = fmul double %142, %149
  %151 = add nuw nsw i64 %141, 1
  %152 = icmp eq i64 %151, %139
  br i1 %152, label %198, label %140

153:                                              ; preds = %190
  %154 = zext i32 %191 to i64
  br label %155

155:                                              ; preds = %153, %117
  %156 = phi i64 [ 0, %117 ], [ %154, %153 ]
  %157 = icmp eq i64 %103, %156
  %158 = uitofp i1 %157 to double
  br label %198

159:                                              ; preds = %190, %120
  %160 = phi i64 [ 1, %120 ], [ %192, %190 ]
  %161 = phi i32 [ 0, %120 ], [ %191, %190 ]
  %162 = mul i64 %130, %160
  %163 = getelementptr inbounds double, ptr %121, i64 %162
  %164 = shl nuw nsw i32 %161, 1
  %165 = zext nneg i32 %164 to i64
  %166 = mul nsw i64 %122, %165
  %167 = getelementptr inbounds double, ptr %121, i64 %166
  %168 = getelementptr inbounds nuw double, ptr %163, i64 %112
  %169 = load double, ptr %168, align 8
  %170 = getelementptr inbounds nuw double, ptr %167, i64 %112
  %171 = load double, ptr %170, align 8
  %172 = fcmp une double %169, %171
  br i1 %172, label %173, label %177

173:                                              ; preds = %159
  br i1 %128, label %174, label %185

174:                                              ; preds = %173
  %175 = fcmp olt double %169, %171
  %176 = freeze i1 %175
  br i1 %176, label %188, label %190

177:                                              ; preds = %159
  br i1 %125, label %178, label %190

178:                                              ; preds = %177
  %179 = getelementptr inbounds double, ptr %163, i64 %126
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds double, ptr %167, i64 %126
  %182 = load double, ptr %181, align 8
  %183 = fcmp olt double %180, %182
  %184 = freeze i1 %183
  br i1 %184, label %188, label %190

185:                                              ; preds = %173
  %186 = fcmp ogt double %169, %171
  %187 = freeze i1 %186
  br i1 %187, label %188, label %190

188:                                              ; preds = %185, %178, %174
  %189 = trunc i64 %160 to i32
  br label %190

190:                                              ; preds = %188, %185, %178, %177, %174
  %191 = phi i32 [ %189, %188 ], [ %161, %185 ], [ %161, %174 ], [ %161, %178 ], [ %161, %177 ]
  %192 = add nuw nsw i64 %160, 1
  %193 = icmp eq i64 %192, %129
  br i1 %193, label %153, label %159

194:                                              ; preds = %111
  br label %195

195:                                              ; preds = %194, %111
  %196 = phi i1 [ %106, %194 ], [ %105, %111 ]
  %197 = uitofp i1 %196 to double
  br label %198

198:                                              ; preds = %148, %195, %155
  %199 = phi double [ %197, %195 ], [ %158, %155 ], [ %150, %148 ]
  %200 = fcmp une double %199, 0.000000e+00
  br i1 %200, label %201, label %208

201:                                              ; preds = %198, %131
  %202 = phi double [ %199, %198 ], [ 1.000000e+00, %131 ]
  %203 = load ptr, ptr %98, align 8
  %204 = getelementptr double, ptr %203, i64 %107
  %205 = getelementptr double, ptr %204, i64 %112
  %206 = load double, ptr %205, align 8
  %207 = fmul double %202, %206
  br label %208

208:                                              ; preds = %201, %198
  %209 = phi double [ %207, %201 ], [ 0.000000e+00, %198 ]
  %210 = getelementptr inbounds nuw double, ptr %90, i64 %112
  %211 = load double, ptr %210, align 8
  %212 = fadd double %209, %211
  store double %212, ptr %210, align 8
  %213 = add nuw nsw i64 %112, 1
  %214 = icmp eq i64 %213, %87
  br i1 %214, label %108, label %111

215:                                              ; preds = %108, %92
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %217 = load ptr, ptr %216, align 8
  call void @free(ptr noundef %217) #13
  store ptr %90, ptr %216, align 8
  br label %218

218:                                              ; preds = %71, %215
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 8
  %222 = load ptr, ptr %221, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store i32 0, ptr %3, align 4
  %223 = call i32 @PMPI_Comm_rank(ptr noundef %222, ptr noundef nonnull %3) #13
  %224 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %225 = load i32, ptr %0, align 8
  %226 = icmp eq i32 %225, 10
  %227 = icmp eq i32 %224, 0
  %228 = select i1 %226, i1 %227, i1 false
  br i1 %228, label %243, label %229

229:                                              ; preds = %218
  %230 = icmp eq i32 %225, 12
  br i1 %230, label %231, label %250

231:                                              ; preds = %229
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %233 = load i32, ptr %232, align 8
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %235, label %250

235:                                              ; preds = %231
  %236 = load ptr, ptr %219, align 8
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %238 = load ptr, ptr %237, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 1, ptr %2, align 4
  %239 = call i32 @PMPI_Comm_size(ptr noundef %238, ptr noundef nonnull %2) #13
  %240 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  %241 = add nsw i32 %240, -1
  %242 = icmp eq i32 %224, %241
  br i1 %242, label %243, label %250

243:                                              ; preds = %218, %235
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %247 = load i64, ptr %246, align 8
  %248 = shl i64 %247, 3
  %249 = call ptr @memset(ptr noundef %245, i32 noundef 0, i64 noundef %248) #13
  br label %250

250:                                              ; preds = %243, %235, %231, %229
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %252 = load i32, ptr %251, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %289, label %254

254:                                              ; preds = %250
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %256 = load ptr, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %258 = load ptr, ptr %257, align 8
  %259 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %260 = load i64, ptr %259, align 8
  %261 = icmp ne ptr %258, null
  %262 = icmp sgt i64 %260, 0
  %263 = and i1 %261, %262
  br i1 %263, label %264, label %276

264:                                              ; preds = %254, %264
  %265 = phi i64 [ %271, %264 ], [ 0, %254 ]
  %266 = getelementptr inbounds nuw double, ptr %258, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = getelementptr inbounds nuw double, ptr %256, i64 %265
  %269 = load double, ptr %268, align 8
  %270 = fmul double %267, %269
  store double %270, ptr %268, align 8
  %271 = add nuw nsw i64 %265, 1
  %272 = icmp eq i64 %271, %260
  br i1 %272, label %273, label %264

273:                                              ; preds = %264
  %274 = load i32, ptr %251, align 4
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %289, label %276

276:                                              ; preds = %254, %273
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %280 = zext i32 %224 to i64
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %282

282:                                              ; preds = %276, %373
  %283 = phi i64 [ 0, %276 ], [ %379, %373 ]
  %284 = load ptr, ptr %60, align 8
  %285 = icmp eq ptr %284, null
  br i1 %285, label %289, label %286

286:                                              ; preds = %282
  %287 = load i64, ptr %277, align 8
  %288 = icmp slt i64 %283, %287
  br i1 %288, label %297, label %289

289:                                              ; preds = %286, %373, %282, %250, %273
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %291 = load i32, ptr %290, align 8
  %292 = icmp sgt i32 %291, 0
  br i1 %292, label %293, label %399

293:                                              ; preds = %289
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %296 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %382

297:                                              ; preds = %286
  %298 = load ptr, ptr %57, align 8
  %299 = icmp eq ptr %298, @ompi_mpi_op_prod
  br i1 %299, label %313, label %300

300:                                              ; preds = %297
  %301 = load i32, ptr %278, align 8
  %302 = icmp sgt i32 %301, 1
  br i1 %302, label %303, label %334

303:                                              ; preds = %300
  %304 = load i64, ptr %279, align 8
  %305 = icmp eq ptr %298, @ompi_mpi_op_minloc
  %306 = icmp eq ptr %298, @ompi_mpi_op_maxloc
  %307 = or i1 %305, %306
  %308 = add nsw i64 %304, %283
  %309 = icmp eq ptr %298, @ompi_mpi_op_min
  %310 = or i1 %309, %305
  %311 = zext nneg i32 %301 to i64
  %312 = shl i64 %304, 1
  br label %338

313:                                              ; preds = %297
  %314 = load i64, ptr %279, align 8
  %315 = shl nsw i64 %314, 1
  %316 = load i32, ptr %278, align 8
  %317 = getelementptr double, ptr %284, i64 %283
  %318 = icmp sgt i32 %316, 0
  br i1 %318, label %319, label %373

319:                                              ; preds = %313
  %320 = zext nneg i32 %316 to i64
  br label %321

321:                                              ; preds = %329, %319
  %322 = phi i64 [ 0, %319 ], [ %332, %329 ]
  %323 = phi double [ 1.000000e+00, %319 ], [ %331, %329 ]
  %324 = icmp eq i64 %322, %280
  br i1 %324, label %329, label %325

325:                                              ; preds = %321
  %326 = mul nsw i64 %315, %322
  %327 = getelementptr double, ptr %317, i64 %326
  %328 = load double, ptr %327, align 8
  br label %329

329:                                              ; preds = %325, %321
  %330 = phi double [ %328, %325 ], [ 1.000000e+00, %321 ]
  %331 = fmul double %323, %330
  %332 = add nuw nsw i64 %322, 1
  %333 = icmp eq i64 %332, %320
  br i1 %333, label %373, label %321

334:                                              ; preds = %369, %300
  %335 = phi i32 [ 0, %300 ], [ %370, %369 ]
  %336 = icmp eq i32 %224, %335
  %337 = uitofp i1 %336 to double
  br label %373

338:                                              ; preds = %369, %303
  %339 = phi i64 [ 1, %303 ], [ %371, %369 ]
  %340 = phi i32 [ 0, %303 ], [ %370, %369 ]
  %341 = mul i64 %312, %339
  %342 = getelementptr inbounds double, ptr %284, i64 %341
  %343 = shl nuw nsw i32 %340, 1
  %344 = zext nneg i32 %343 to i64
  %345 = mul nsw i64 %304, %344
  %346 = getelementptr inbounds double, ptr %284, i64 %345
  %347 = getelementptr inbounds nuw double, ptr %342, i64 %283
  %348 = load double, ptr %347, align 8
  %349 = getelementptr inbounds nuw double, ptr %346, i64 %283
  %350 = load double, ptr %349, align 8
  %351 = fcmp une double %348, %350
  br i1 %351, label %352, label %356

352:                                              ; preds = %338
  br i1 %310, label %353, label %364

353:                                              ; preds = %352
  %354 = fcmp olt double %348, %350
  %355 = freeze i1 %354
  br i1 %355, label %367, label %369

356:                                              ; preds = %338
  br i1 %307, label %357, label %369

357:                                              ; preds = %356
  %358 = getelementptr inbounds double, ptr %342, i64 %308
  %359 = load double, ptr %358, align 8
  %360 = getelementptr inbounds double, ptr %346, i64 %308
  %361 = load double, ptr %360, align 8
  %362 = fcmp olt double %359, %361
  %363 = freeze i1 %362
  br i1 %363, label %367, label %369

364:                                              ; preds = %352
  %365 = fcmp ogt double %348, %350
  %366 = freeze i1 %365
  br i1 %366, label %367, label %369

367:                                              ; preds = %364, %357, %353
  %368 = trunc i64 %339 to i32
  br label %369

369:                                              ; preds = %367, %364, %357, %356, %353
  %370 = phi i32 [ %368, %367 ], [ %340, %364 ], [ %340, %353 ], [ %340, %357 ], [ %340, %356 ]
  %371 = add nuw nsw i64 %339, 1
  %372 = icmp eq i64 %371, %311
  br i1 %372, label %334, label %338

373:                                              ; preds = %329, %313, %334
  %374 = phi double [ %337, %334 ], [ 1.000000e+00, %313 ], [ %331, %329 ]
  %375 = load ptr, ptr %281, align 8
  %376 = getelementptr inbounds nuw double, ptr %375, i64 %283
  %377 = load double, ptr %376, align 8
  %378 = fmul double %374, %377
  store double %378, ptr %376, align 8
  %379 = add nuw nsw i64 %283, 1
  %380 = load i32, ptr %251, align 4
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %289, label %282

382:                                              ; preds = %293, %382
  %383 = phi i64 [ 0, %293 ], [ %395, %382 ]
  %384 = load i32, ptr %251, align 4
  %385 = icmp eq i32 %384, 0
  %386 = select i1 %385, ptr @set, ptr @add
  %387 = load ptr, ptr %294, align 8
  %388 = getelementptr inbounds nuw %struct.Part, ptr %387, i64 %383
  %389 = load ptr, ptr %295, align 8
  %390 = load ptr, ptr %296, align 8
  %391 = getelementptr inbounds nuw i32, ptr %390, i64 %383
  %392 = load i32, ptr %391, align 4
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds double, ptr %389, i64 %393
  call void %386(ptr noundef byval(%struct.Part) align 8 %388, ptr noundef %394) #13, !callees !299
  %395 = add nuw nsw i64 %383, 1
  %396 = load i32, ptr %290, align 8
  %397 = sext i32 %396 to i64
  %398 = icmp slt i64 %395, %397
  br i1 %398, label %382, label %399

399:                                              ; preds = %382, %289, %1
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %401 = load ptr, ptr %400, align 8
  call void @free(ptr noundef %401) #13
  %402 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %403 = load ptr, ptr %402, align 8
  call void @free(ptr noundef %403) #13
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %405 = load ptr, ptr %404, align 8
  call void @free(ptr noundef %405) #13
  %406 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %407 = load ptr, ptr %406, align 8
  call void @free(ptr noundef %407) #13
  %408 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %409 = load ptr, ptr %408, align 8
  call void @free(ptr noundef %409) #13
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %411 = load ptr, ptr %410, align 8
  call void @free(ptr noundef %411) #13
  %412 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %413 = load ptr, ptr %412, align 8
  call void @free(ptr noundef %413) #13
  %414 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %415 = load ptr, ptr %414, align 8
  call void @free(ptr noundef %415) #13
  %416 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %417 = load ptr, ptr %416, align 8
  call void @free(ptr noundef %417) #13
  %418 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %419 = load ptr, ptr %418, align 8
  call void @free(ptr noundef %419) #13
  ret void
}

define internal void @expire(ptr noundef readnone captures(address) %0) #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ @__enzcc_mpi_persistent, %1 ], [ %4, %2 ]
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
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 24
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

declare i32 @PMPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

define internal fastcc void @given(ptr noundef %0, i64 noundef range(i64 -2147483648, 2147483648) %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = alloca i32, align 4
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_given)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef %9) #13
  store ptr %3, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %10, i8 0, i64 40, i1 false)
  %11 = icmp eq ptr %3, @ompi_mpi_op_sum
  br i1 %11, label %79, label %12

12:                                               ; preds = %5
  %13 = tail call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %4) #14, !noalias !302
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load i64, ptr %16, align 8, !noalias !302
  %18 = mul nsw i64 %17, %1
  br label %19

19:                                               ; preds = %12, %15
  %20 = phi i64 [ %18, %15 ], [ 0, %12 ]
  %21 = icmp eq ptr %3, @ompi_mpi_op_min
  %22 = icmp eq ptr %3, @ompi_mpi_op_max
  %23 = or i1 %21, %22
  %24 = icmp eq ptr %3, @ompi_mpi_op_prod
  %25 = or i1 %24, %23
  %26 = icmp eq ptr %3, @ompi_mpi_op_minloc
  %27 = or i1 %26, %25
  %28 = icmp eq ptr %3, @ompi_mpi_op_maxloc
  %29 = or i1 %28, %27
  br i1 %29, label %31, label %30

30:                                               ; preds = %19
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.19) #15
  unreachable

31:                                               ; preds = %19
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %33 = load i64, ptr %32, align 8
  switch i64 %33, label %40 [
    i64 0, label %41
    i64 1, label %34
  ]

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = or i1 %26, %28
  %38 = select i1 %37, i64 2, i64 1
  %39 = icmp eq i64 %36, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %34, %31
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.20) #15
  unreachable

41:                                               ; preds = %31, %34
  %42 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef nonnull %13, i64 noundef %20) #14
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %42, ptr %43, align 8
  %44 = shl nsw i64 %42, 1
  %45 = tail call i64 @llvm.smax.i64(i64 %44, i64 1)
  %46 = tail call ptr @calloc(i64 noundef %45, i64 noundef 8) #13
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %49

48:                                               ; preds = %41
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

49:                                               ; preds = %41
  store ptr %46, ptr %8, align 8
  %50 = icmp eq ptr %0, null
  br i1 %50, label %53, label %51

51:                                               ; preds = %49
  %52 = tail call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %0, ptr noundef nonnull %46, ptr noundef nonnull %13, i64 noundef %20) #14
  br label %53

53:                                               ; preds = %49, %51
  %54 = or i1 %26, %28
  %55 = load i64, ptr %43, align 8
  %56 = icmp sgt i64 %55, 0
  %57 = select i1 %54, i1 %56, i1 false
  br i1 %57, label %58, label %79

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw i8, ptr %13, i64 48
  br label %60

60:                                               ; preds = %58, %60
  %61 = phi i64 [ 0, %58 ], [ %76, %60 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %62 = load i64, ptr %13, align 8
  %63 = mul nsw i64 %62, %61
  %64 = getelementptr inbounds i8, ptr %0, i64 %63
  %65 = load ptr, ptr %59, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %64, i64 %67
  %69 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %68, i64 noundef 4) #13
  %70 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %71 = sitofp i32 %70 to double
  %72 = load ptr, ptr %8, align 8
  %73 = load i64, ptr %43, align 8
  %74 = getelementptr double, ptr %72, i64 %73
  %75 = getelementptr double, ptr %74, i64 %61
  store double %71, ptr %75, align 8
  %76 = add nuw nsw i64 %61, 1
  %77 = load i64, ptr %43, align 8
  %78 = icmp slt i64 %76, %77
  br i1 %78, label %60, label %79

79:                                               ; preds = %60, %53, %5
  ret void
}

define internal fastcc void @begin_in_order(ptr noundef captures(none) initializes((144, 148)) %0) unnamed_addr #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %3 = load ptr, ptr %2, align 8
  tail call fastcc void @begin(ptr noundef %3) #14
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i32 1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 128
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
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %15 = load i32, ptr %14, align 8
  %16 = add nsw i32 %15, -1
  store i32 %16, ptr %14, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %9
  %19 = load ptr, ptr %12, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 140
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %7 = load i64, ptr %6, align 8
  %8 = tail call i64 @llvm.smax.i64(i64 %5, i64 %7)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %419

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %14 = load ptr, ptr %13, align 8
  %15 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  %16 = tail call ptr @calloc(i64 noundef %15, i64 noundef 8) #13
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %19

18:                                               ; preds = %12
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.13) #15
  unreachable

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 136
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
  %32 = load ptr, ptr %31, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  store i32 1, ptr %2, align 4
  %33 = call i32 @PMPI_Comm_size(ptr noundef %32, ptr noundef nonnull %2) #13
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
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %41, ptr %45, align 8
  %46 = load i32, ptr %3, align 8
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 80
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
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 152
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
  call fastcc void @fail(ptr noundef %117, ptr noundef nonnull @.str.17) #15
  unreachable

120:                                              ; preds = %113
  %121 = trunc i64 %115 to i32
  %122 = load i64, ptr %6, align 8
  %123 = icmp sgt i64 %122, 2147483647
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  call fastcc void @fail(ptr noundef %117, ptr noundef nonnull @.str.17) #15
  unreachable

125:                                              ; preds = %120
  %126 = trunc i64 %122 to i32
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %128 = load ptr, ptr %127, align 8
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
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %136 = call i32 @PMPI_Ibarrier(ptr noundef %128, ptr noundef nonnull %135) #13
  br label %414

137:                                              ; preds = %130
  %138 = call i32 @PMPI_Barrier(ptr noundef %128) #13
  br label %414

139:                                              ; preds = %125
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %141 = load i32, ptr %140, align 8
  %142 = icmp eq i32 %141, 0
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %144 = load i32, ptr %143, align 4
  br i1 %142, label %148, label %145

145:                                              ; preds = %139
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %147 = call i32 @PMPI_Ireduce(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, i32 noundef %144, ptr noundef %128, ptr noundef nonnull %146) #13
  br label %414

148:                                              ; preds = %139
  %149 = call i32 @PMPI_Reduce(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, i32 noundef %144, ptr noundef %128) #13
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
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %161 = call i32 @PMPI_Ibcast(ptr noundef %116, i32 noundef %126, ptr noundef nonnull @ompi_mpi_double, i32 noundef %158, ptr noundef %128, ptr noundef nonnull %160) #13
  br label %414

162:                                              ; preds = %150
  %163 = call i32 @PMPI_Bcast(ptr noundef %116, i32 noundef %126, ptr noundef nonnull @ompi_mpi_double, i32 noundef %158, ptr noundef %128) #13
  br label %414

164:                                              ; preds = %125
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %166 = load i32, ptr %165, align 8
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %171, label %168

168:                                              ; preds = %164
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %170 = call i32 @PMPI_Iallreduce(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128, ptr noundef nonnull %169) #13
  br label %414

171:                                              ; preds = %164
  %172 = call i32 @PMPI_Allreduce(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128) #13
  br label %414

173:                                              ; preds = %125
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %175 = load i32, ptr %174, align 8
  %176 = icmp eq i32 %175, 0
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %178 = load ptr, ptr %177, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %180 = load ptr, ptr %179, align 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %182 = load i32, ptr %181, align 4
  br i1 %176, label %186, label %183

183:                                              ; preds = %173
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %185 = call i32 @PMPI_Igatherv(ptr noundef %114, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, ptr noundef %178, ptr noundef %180, ptr noundef nonnull @ompi_mpi_double, i32 noundef %182, ptr noundef %128, ptr noundef nonnull %184) #13
  br label %414

186:                                              ; preds = %173
  %187 = call i32 @PMPI_Gatherv(ptr noundef %114, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, ptr noundef %178, ptr noundef %180, ptr noundef nonnull @ompi_mpi_double, i32 noundef %182, ptr noundef %128) #13
  br label %414

188:                                              ; preds = %125
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %190 = load i32, ptr %189, align 8
  %191 = icmp eq i32 %190, 0
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %193 = load ptr, ptr %192, align 8
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %195 = load ptr, ptr %194, align 8
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %197 = load i32, ptr %196, align 4
  br i1 %191, label %201, label %198

198:                                              ; preds = %188
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %200 = call i32 @PMPI_Iscatterv(ptr noundef %114, ptr noundef %193, ptr noundef %195, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, i32 noundef %126, ptr noundef nonnull @ompi_mpi_double, i32 noundef %197, ptr noundef %128, ptr noundef nonnull %199) #13
  br label %414

201:                                              ; preds = %188
  %202 = call i32 @PMPI_Scatterv(ptr noundef %114, ptr noundef %193, ptr noundef %195, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, i32 noundef %126, ptr noundef nonnull @ompi_mpi_double, i32 noundef %197, ptr noundef %128) #13
  br label %414

203:                                              ; preds = %125
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %205 = load i32, ptr %204, align 8
  %206 = icmp eq i32 %205, 0
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %210 = load ptr, ptr %209, align 8
  br i1 %206, label %214, label %211

211:                                              ; preds = %203
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %213 = call i32 @PMPI_Iallgatherv(ptr noundef %114, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, ptr noundef %208, ptr noundef %210, ptr noundef nonnull @ompi_mpi_double, ptr noundef %128, ptr noundef nonnull %212) #13
  br label %414

214:                                              ; preds = %203
  %215 = call i32 @PMPI_Allgatherv(ptr noundef %114, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, ptr noundef %208, ptr noundef %210, ptr noundef nonnull @ompi_mpi_double, ptr noundef %128) #13
  br label %414

216:                                              ; preds = %125
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %218 = load i32, ptr %217, align 8
  %219 = icmp eq i32 %218, 0
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %221 = load ptr, ptr %220, align 8
  br i1 %219, label %225, label %222

222:                                              ; preds = %216
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %224 = call i32 @PMPI_Ireduce_scatter(ptr noundef %114, ptr noundef %116, ptr noundef %221, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128, ptr noundef nonnull %223) #13
  br label %414

225:                                              ; preds = %216
  %226 = call i32 @PMPI_Reduce_scatter(ptr noundef %114, ptr noundef %116, ptr noundef %221, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128) #13
  br label %414

227:                                              ; preds = %125
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %229 = load i32, ptr %228, align 8
  %230 = icmp eq i32 %229, 0
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %232 = load ptr, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %234 = load ptr, ptr %233, align 8
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %236 = load ptr, ptr %235, align 8
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %238 = load ptr, ptr %237, align 8
  br i1 %230, label %242, label %239

239:                                              ; preds = %227
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %241 = call i32 @PMPI_Ialltoallv(ptr noundef %114, ptr noundef %232, ptr noundef %234, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, ptr noundef %236, ptr noundef %238, ptr noundef nonnull @ompi_mpi_double, ptr noundef %128, ptr noundef nonnull %240) #13
  br label %414

242:                                              ; preds = %227
  %243 = call i32 @PMPI_Alltoallv(ptr noundef %114, ptr noundef %232, ptr noundef %234, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, ptr noundef %236, ptr noundef %238, ptr noundef nonnull @ompi_mpi_double, ptr noundef %128) #13
  br label %414

244:                                              ; preds = %125
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %246 = load i32, ptr %245, align 8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %251, label %248

248:                                              ; preds = %244
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %250 = call i32 @PMPI_Iscan(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128, ptr noundef nonnull %249) #13
  br label %414

251:                                              ; preds = %244
  %252 = call i32 @PMPI_Scan(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128) #13
  br label %414

253:                                              ; preds = %125
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %255 = load i32, ptr %254, align 8
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %260, label %257

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %259 = call i32 @PMPI_Iexscan(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128, ptr noundef nonnull %258) #13
  br label %414

260:                                              ; preds = %253
  %261 = call i32 @PMPI_Exscan(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128) #13
  br label %414

262:                                              ; preds = %125
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %264 = load i32, ptr %263, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %269, label %266

266:                                              ; preds = %262
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %268 = call i32 @PMPI_Iallgather(ptr noundef %114, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %128, ptr noundef nonnull %267) #13
  br label %414

269:                                              ; preds = %262
  %270 = call i32 @PMPI_Scan(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128) #13
  br label %414

271:                                              ; preds = %125
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %273 = load i32, ptr %272, align 8
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %278, label %275

275:                                              ; preds = %271
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %277 = call i32 @PMPI_Iallgather(ptr noundef %114, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %128, ptr noundef nonnull %276) #13
  br label %414

278:                                              ; preds = %271
  %279 = call i32 @PMPI_Exscan(ptr noundef %114, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %128) #13
  br label %414

280:                                              ; preds = %125
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %282 = call i32 @PMPI_Iallgather(ptr noundef %114, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %116, i32 noundef %121, ptr noundef nonnull @ompi_mpi_double, ptr noundef %128, ptr noundef nonnull %281) #13
  br label %414

283:                                              ; preds = %125, %125
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %285 = load ptr, ptr %284, align 8
  %286 = icmp eq i32 %129, 14
  %287 = getelementptr inbounds nuw i8, ptr %285, i64 64
  %288 = load ptr, ptr %287, align 8
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %290 = load i32, ptr %289, align 8
  %291 = shl nsw i32 %290, 1
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %293 = load i32, ptr %292, align 4
  %294 = add nsw i32 %291, %293
  %295 = getelementptr inbounds nuw i8, ptr %285, i64 36
  %296 = load i32, ptr %295, align 4
  %297 = mul nsw i32 %294, %296
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds i32, ptr %288, i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %285, i64 56
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 48
  %302 = select i1 %286, ptr %300, ptr %301
  %303 = load ptr, ptr %302, align 8
  %304 = select i1 %286, ptr %301, ptr %300
  %305 = load ptr, ptr %304, align 8
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %307 = load i32, ptr %306, align 8
  %308 = call i32 @llvm.smax.i32(i32 %307, i32 1)
  %309 = zext nneg i32 %308 to i64
  %310 = call ptr @calloc(i64 noundef %309, i64 noundef 8) #13
  %311 = icmp eq ptr %310, null
  br i1 %311, label %312, label %313

312:                                              ; preds = %283
  call fastcc void @fail(ptr noundef %117, ptr noundef nonnull @.str.13) #15
  unreachable

313:                                              ; preds = %283
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %310, ptr %314, align 8
  %315 = load i32, ptr %306, align 8
  %316 = icmp sgt i32 %315, 0
  br i1 %316, label %317, label %320

317:                                              ; preds = %313
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %326

320:                                              ; preds = %362, %313
  %321 = load i32, ptr %3, align 8
  %322 = icmp sgt i32 %321, 0
  br i1 %322, label %323, label %419

323:                                              ; preds = %320
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 80
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
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %353 = load ptr, ptr %352, align 8
  %354 = load ptr, ptr %314, align 8
  %355 = getelementptr inbounds nuw ptr, ptr %354, i64 %328
  %356 = call i32 @PMPI_Irecv(ptr noundef %339, i32 noundef %331, ptr noundef nonnull @ompi_mpi_double, i32 noundef %341, i32 noundef %350, ptr noundef %353, ptr noundef %355) #13
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
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 24
  %393 = load ptr, ptr %392, align 8
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
  call fastcc void @give(ptr noundef %393, ptr noundef %375, i64 noundef %397, i32 noundef %399, i32 noundef %408, ptr noundef %409) #14
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

declare i32 @PMPI_Ibarrier(ptr noundef, ptr noundef) #3

declare i32 @PMPI_Barrier(ptr noundef) #3

declare i32 @PMPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Ibcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Igatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Gatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Iscatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Iallgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Ireduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Iscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Iexscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Iallgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @PMPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

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

define internal fastcc void @reduced(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %2, i32 noundef range(i32 1, 11) %3, i32 noundef range(i32 2, 13) %4, i32 noundef range(i32 0, 2) %5, i32 noundef range(i32 0, 2) %6, ptr noundef %7, ptr noundef %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.Parts, align 8
  %13 = alloca %struct.Parts, align 8
  %14 = alloca %struct.Parts, align 8
  %15 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !310)
  %16 = load ptr, ptr %1, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %20 = load i64, ptr %19, align 8
  call fastcc void @no_parts(ptr dead_on_unwind nonnull writable sret(%struct.Parts) align 8 %12, i32 noundef 1, ptr noundef %8) #14
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %22 = load ptr, ptr %21, align 8, !alias.scope !310
  store ptr %16, ptr %22, align 8, !noalias !310
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store ptr %18, ptr %23, align 8, !noalias !310
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store i64 %20, ptr %24, align 8, !noalias !310
  %25 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %18, i64 noundef %20) #14, !noalias !310
  %26 = icmp sgt i64 %25, 2147483647
  br i1 %26, label %27, label %28

27:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.17) #15, !noalias !310
  unreachable

28:                                               ; preds = %9
  %29 = trunc i64 %25 to i32
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %31 = load ptr, ptr %30, align 8, !alias.scope !310
  store i32 %29, ptr %31, align 4, !noalias !310
  %32 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %33 = load i64, ptr %32, align 8, !alias.scope !310
  %34 = icmp sgt i64 %33, 2147483647
  br i1 %34, label %35, label %36

35:                                               ; preds = %28
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.17) #15, !noalias !310
  unreachable

36:                                               ; preds = %28
  %37 = trunc i64 %33 to i32
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %39 = load ptr, ptr %38, align 8, !alias.scope !310
  store i32 %37, ptr %39, align 4, !noalias !310
  %40 = load i32, ptr %31, align 4, !noalias !310
  %41 = sext i32 %40 to i64
  %42 = add nsw i64 %33, %41
  store i64 %42, ptr %32, align 8, !alias.scope !310
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  %43 = load ptr, ptr %2, align 8
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i32 %5, 0
  %49 = select i1 %48, ptr %43, ptr null
  tail call void @llvm.experimental.noalias.scope.decl(metadata !313)
  call fastcc void @no_parts(ptr dead_on_unwind nonnull writable sret(%struct.Parts) align 8 %13, i32 noundef 1, ptr noundef %8) #14
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %51 = load ptr, ptr %50, align 8, !alias.scope !313
  store ptr %49, ptr %51, align 8, !noalias !313
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  store ptr %45, ptr %52, align 8, !noalias !313
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 16
  store i64 %47, ptr %53, align 8, !noalias !313
  %54 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %45, i64 noundef %47) #14, !noalias !313
  %55 = icmp sgt i64 %54, 2147483647
  br i1 %55, label %56, label %57

56:                                               ; preds = %36
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.17) #15, !noalias !313
  unreachable

57:                                               ; preds = %36
  %58 = trunc i64 %54 to i32
  %59 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %60 = load ptr, ptr %59, align 8, !alias.scope !313
  store i32 %58, ptr %60, align 4, !noalias !313
  %61 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %62 = load i64, ptr %61, align 8, !alias.scope !313
  %63 = icmp sgt i64 %62, 2147483647
  br i1 %63, label %64, label %65

64:                                               ; preds = %57
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.17) #15, !noalias !313
  unreachable

65:                                               ; preds = %57
  %66 = trunc i64 %62 to i32
  %67 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %68 = load ptr, ptr %67, align 8, !alias.scope !313
  store i32 %66, ptr %68, align 4, !noalias !313
  %69 = load i32, ptr %60, align 4, !noalias !313
  %70 = sext i32 %69 to i64
  %71 = add nsw i64 %62, %70
  store i64 %71, ptr %61, align 8, !alias.scope !313
  %72 = icmp eq i32 %6, 0
  %73 = select i1 %72, ptr %12, ptr %13
  %74 = select i1 %72, ptr %13, ptr %12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %14, ptr noundef nonnull align 8 dereferenceable(40) %73, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %74, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !316
  store ptr null, ptr %10, align 8, !noalias !316
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !316
  store i32 0, ptr %11, align 4, !noalias !316
  %75 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !316
  %76 = icmp eq i32 %75, -1
  br i1 %76, label %83, label %77

77:                                               ; preds = %65
  %78 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %75, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !316
  %79 = load i32, ptr %11, align 4, !noalias !316
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %83, label %81

81:                                               ; preds = %77
  %82 = load ptr, ptr %10, align 8, !noalias !316
  br label %85

83:                                               ; preds = %77, %65
  %84 = call fastcc ptr @make_private(ptr noundef %7) #14, !noalias !316
  br label %85

85:                                               ; preds = %83, %81
  %86 = phi ptr [ %82, %81 ], [ %84, %83 ]
  store ptr %86, ptr %10, align 8, !noalias !316
  %87 = icmp eq ptr %86, null
  br i1 %87, label %96, label %88

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %90 = load ptr, ptr %89, align 8, !noalias !316
  %91 = icmp eq ptr %90, @ompi_mpi_comm_null
  br i1 %91, label %96, label %92

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %94 = load ptr, ptr %93, align 8, !noalias !316
  %95 = icmp eq ptr %94, @ompi_mpi_comm_null
  br i1 %95, label %96, label %97

96:                                               ; preds = %92, %88, %85
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15, !noalias !316
  unreachable

97:                                               ; preds = %92
  %98 = select i1 %72, i32 %3, i32 %4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !316
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !316
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %99, ptr noundef nonnull align 8 dereferenceable(40) %14, i64 40, i1 false)
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %100, ptr noundef nonnull align 8 dereferenceable(40) %15, i64 40, i1 false)
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %101, i8 0, i64 48, i1 false)
  %102 = icmp eq i64 %42, 0
  %103 = zext i1 %102 to i32
  store i32 %98, ptr %0, align 8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %6, ptr %104, align 4
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %103, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %106, align 4
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %108, align 4
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %86, ptr %109, align 8
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %90, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %8, ptr %116, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  ret void
}

define internal fastcc void @rooted(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone captures(address) %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef readonly captures(address_is_null) %9, ptr noundef readonly captures(address_is_null) %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef range(i32 4, 6) %14, i32 noundef range(i32 0, 2) %15) unnamed_addr #1 {
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.Parts, align 8
  %22 = alloca %struct.Parts, align 8
  %23 = alloca %struct.Parts, align 8
  %24 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %25 = call i32 @PMPI_Comm_rank(ptr noundef %12, ptr noundef nonnull %20) #13
  %26 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  %27 = icmp eq i32 %26, %11
  %28 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %32

30:                                               ; preds = %16
  %31 = call fastcc ptr @layout_of(ptr noundef %8, ptr noundef %13) #14, !noalias !319
  br label %50

32:                                               ; preds = %16
  %33 = icmp eq ptr %2, %1
  %34 = select i1 %33, ptr null, ptr %2
  %35 = call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %13) #14, !noalias !322
  %36 = icmp sgt i32 %3, 0
  br i1 %36, label %37, label %50

37:                                               ; preds = %32
  %38 = zext nneg i32 %3 to i64
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %40 = load i64, ptr %39, align 8, !noalias !322
  %41 = mul nsw i64 %40, %38
  %42 = icmp eq ptr %1, null
  %43 = icmp ne i64 %40, 0
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %45, label %50

45:                                               ; preds = %37
  %46 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %47 = load i64, ptr %46, align 8, !noalias !327
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %50, label %49

49:                                               ; preds = %45
  call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.18) #15, !noalias !327
  unreachable

50:                                               ; preds = %45, %37, %32, %30
  %51 = phi ptr [ null, %30 ], [ %34, %32 ], [ %34, %37 ], [ %34, %45 ]
  %52 = phi ptr [ %31, %30 ], [ %35, %32 ], [ %35, %37 ], [ %35, %45 ]
  %53 = phi i64 [ 0, %30 ], [ 0, %32 ], [ %41, %37 ], [ %41, %45 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !328)
  call fastcc void @no_parts(ptr dead_on_unwind nonnull writable sret(%struct.Parts) align 8 %21, i32 noundef 1, ptr noundef %13) #14
  %54 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %55 = load ptr, ptr %54, align 8, !alias.scope !328
  store ptr %51, ptr %55, align 8, !noalias !328
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  store ptr %52, ptr %56, align 8, !noalias !328
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 16
  store i64 %53, ptr %57, align 8, !noalias !328
  %58 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %52, i64 noundef %53) #14, !noalias !328
  %59 = icmp sgt i64 %58, 2147483647
  br i1 %59, label %60, label %61

60:                                               ; preds = %50
  call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.17) #15, !noalias !328
  unreachable

61:                                               ; preds = %50
  %62 = trunc i64 %58 to i32
  %63 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %64 = load ptr, ptr %63, align 8, !alias.scope !328
  store i32 %62, ptr %64, align 4, !noalias !328
  %65 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %66 = load i64, ptr %65, align 8, !alias.scope !328
  %67 = icmp sgt i64 %66, 2147483647
  br i1 %67, label %68, label %69

68:                                               ; preds = %61
  call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.17) #15, !noalias !328
  unreachable

69:                                               ; preds = %61
  %70 = trunc i64 %66 to i32
  %71 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %72 = load ptr, ptr %71, align 8, !alias.scope !328
  store i32 %70, ptr %72, align 4, !noalias !328
  %73 = load i32, ptr %64, align 4, !noalias !328
  %74 = sext i32 %73 to i64
  %75 = add nsw i64 %66, %74
  store i64 %75, ptr %65, align 8, !alias.scope !328
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %22, i32 noundef 0, ptr noundef %13) #14
  br i1 %27, label %76, label %88

76:                                               ; preds = %69
  %77 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %78 = load ptr, ptr %77, align 8
  call void @free(ptr noundef %78) #13
  %79 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %80 = load ptr, ptr %79, align 8
  call void @free(ptr noundef %80) #13
  %81 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %82 = load ptr, ptr %81, align 8
  call void @free(ptr noundef %82) #13
  %83 = icmp eq ptr %6, %5
  %84 = select i1 %83, ptr null, ptr %6
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 1, ptr %19, align 4
  %85 = call i32 @PMPI_Comm_size(ptr noundef %12, ptr noundef nonnull %19) #13
  %86 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %87 = select i1 %28, i32 %11, i32 -1
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %22, ptr noundef %84, i32 noundef %7, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %86, i32 noundef %87, ptr noundef %13) #14
  br label %88

88:                                               ; preds = %76, %69
  %89 = icmp eq i32 %14, 5
  %90 = select i1 %89, ptr %22, ptr %21
  %91 = select i1 %89, ptr %21, ptr %22
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %23, ptr noundef nonnull align 8 dereferenceable(40) %90, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %24, ptr noundef nonnull align 8 dereferenceable(40) %91, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12, !noalias !331
  store ptr null, ptr %17, align 8, !noalias !331
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12, !noalias !331
  store i32 0, ptr %18, align 4, !noalias !331
  %92 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !331
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %100, label %94

94:                                               ; preds = %88
  %95 = call i32 @PMPI_Comm_get_attr(ptr noundef %12, i32 noundef %92, ptr noundef nonnull %17, ptr noundef nonnull %18) #13, !noalias !331
  %96 = load i32, ptr %18, align 4, !noalias !331
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:                                               ; preds = %94
  %99 = load ptr, ptr %17, align 8, !noalias !331
  br label %102

100:                                              ; preds = %94, %88
  %101 = call fastcc ptr @make_private(ptr noundef %12) #14, !noalias !331
  br label %102

102:                                              ; preds = %100, %98
  %103 = phi ptr [ %99, %98 ], [ %101, %100 ]
  store ptr %103, ptr %17, align 8, !noalias !331
  %104 = icmp eq ptr %103, null
  br i1 %104, label %113, label %105

105:                                              ; preds = %102
  %106 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %107 = load ptr, ptr %106, align 8, !noalias !331
  %108 = icmp eq ptr %107, @ompi_mpi_comm_null
  br i1 %108, label %113, label %109

109:                                              ; preds = %105
  %110 = getelementptr inbounds nuw i8, ptr %103, i64 24
  %111 = load ptr, ptr %110, align 8, !noalias !331
  %112 = icmp eq ptr %111, @ompi_mpi_comm_null
  br i1 %112, label %113, label %114

113:                                              ; preds = %109, %105, %102
  call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.3) #15, !noalias !331
  unreachable

114:                                              ; preds = %109
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12, !noalias !331
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12, !noalias !331
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %115, ptr noundef nonnull align 8 dereferenceable(40) %23, i64 40, i1 false)
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %116, ptr noundef nonnull align 8 dereferenceable(40) %24, i64 40, i1 false)
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %117, i8 0, i64 48, i1 false)
  %118 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, 0
  %121 = zext i1 %120 to i32
  store i32 %14, ptr %0, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %15, ptr %122, align 4
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %121, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %11, ptr %124, align 4
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %103, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %107, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %13, ptr %134, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  ret void
}

define internal fastcc void @parts_of(ptr dead_on_unwind noalias nonnull writable sret(%struct.Parts) align 8 captures(none) initializes((0, 8)) %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) unnamed_addr #1 {
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  tail call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %0, i32 noundef %6, ptr noundef %8) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i64 0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i64 0, ptr %11, align 8
  %12 = call i32 @PMPI_Type_get_extent(ptr noundef %5, ptr noundef nonnull %10, ptr noundef nonnull %11) #13
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

29:                                               ; preds = %72
  store i64 %77, ptr %23, align 8
  br label %30

30:                                               ; preds = %29, %9
  ret void

31:                                               ; preds = %15, %72
  %32 = phi i64 [ 0, %15 ], [ %78, %72 ]
  %33 = phi i64 [ %26, %15 ], [ %77, %72 ]
  %34 = phi i64 [ 0, %15 ], [ %47, %72 ]
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
  %53 = call fastcc ptr @layout_of(ptr noundef %5, ptr noundef %8) #14, !noalias !334
  %54 = icmp sgt i64 %52, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %45
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %57 = load i64, ptr %56, align 8, !noalias !334
  %58 = mul nsw i64 %57, %52
  br label %59

59:                                               ; preds = %45, %55
  %60 = phi i64 [ %58, %55 ], [ 0, %45 ]
  %61 = getelementptr inbounds nuw %struct.Part, ptr %20, i64 %32
  store ptr %50, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store ptr %53, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store i64 %60, ptr %63, align 8
  %64 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %53, i64 noundef %60) #14
  %65 = icmp sgt i64 %64, 2147483647
  br i1 %65, label %66, label %67

66:                                               ; preds = %59
  store i64 %33, ptr %23, align 8
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.17) #15
  unreachable

67:                                               ; preds = %59
  %68 = trunc i64 %64 to i32
  %69 = getelementptr inbounds nuw i32, ptr %22, i64 %32
  store i32 %68, ptr %69, align 4
  %70 = icmp sgt i64 %33, 2147483647
  br i1 %70, label %71, label %72

71:                                               ; preds = %67
  store i64 %33, ptr %23, align 8
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.17) #15
  unreachable

72:                                               ; preds = %67
  %73 = trunc i64 %33 to i32
  %74 = getelementptr inbounds nuw i32, ptr %25, i64 %32
  store i32 %73, ptr %74, align 4
  %75 = load i32, ptr %69, align 4
  %76 = sext i32 %75 to i64
  %77 = add nsw i64 %33, %76
  %78 = add nuw nsw i64 %32, 1
  %79 = icmp eq i64 %78, %28
  br i1 %79, label %29, label %31
}

define internal fastcc void @gathered(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readonly byval(%struct.Parts) align 8 captures(none) %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Parts, align 8
  %14 = alloca %struct.Parts, align 8
  %15 = alloca %struct.Parts, align 8
  %16 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %16, label %17, label %29

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %19 = load ptr, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %20 = call i32 @PMPI_Comm_rank(ptr noundef %6, ptr noundef nonnull %12) #13
  %21 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.Part, ptr %19, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %28 = load i64, ptr %27, align 8
  br label %47

29:                                               ; preds = %9
  %30 = icmp eq ptr %2, %1
  %31 = select i1 %30, ptr null, ptr %2
  %32 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %7) #14, !noalias !338
  %33 = icmp sgt i32 %3, 0
  br i1 %33, label %34, label %47

34:                                               ; preds = %29
  %35 = zext nneg i32 %3 to i64
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %37 = load i64, ptr %36, align 8, !noalias !338
  %38 = mul nsw i64 %37, %35
  %39 = icmp eq ptr %1, null
  %40 = icmp ne i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %47

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %44 = load i64, ptr %43, align 8, !noalias !343
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.18) #15, !noalias !343
  unreachable

47:                                               ; preds = %42, %34, %29, %17
  %48 = phi ptr [ %24, %17 ], [ %31, %29 ], [ %31, %34 ], [ %31, %42 ]
  %49 = phi ptr [ %26, %17 ], [ %32, %29 ], [ %32, %34 ], [ %32, %42 ]
  %50 = phi i64 [ %28, %17 ], [ 0, %29 ], [ %38, %34 ], [ %38, %42 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !344)
  call fastcc void @no_parts(ptr dead_on_unwind nonnull writable sret(%struct.Parts) align 8 %13, i32 noundef 1, ptr noundef %7) #14
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %52 = load ptr, ptr %51, align 8, !alias.scope !344
  store ptr %48, ptr %52, align 8, !noalias !344
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store ptr %49, ptr %53, align 8, !noalias !344
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 16
  store i64 %50, ptr %54, align 8, !noalias !344
  %55 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %49, i64 noundef %50) #14, !noalias !344
  %56 = icmp sgt i64 %55, 2147483647
  br i1 %56, label %57, label %58

57:                                               ; preds = %47
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.17) #15, !noalias !344
  unreachable

58:                                               ; preds = %47
  %59 = trunc i64 %55 to i32
  %60 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %61 = load ptr, ptr %60, align 8, !alias.scope !344
  store i32 %59, ptr %61, align 4, !noalias !344
  %62 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %63 = load i64, ptr %62, align 8, !alias.scope !344
  %64 = icmp sgt i64 %63, 2147483647
  br i1 %64, label %65, label %66

65:                                               ; preds = %58
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.17) #15, !noalias !344
  unreachable

66:                                               ; preds = %58
  %67 = trunc i64 %63 to i32
  %68 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %69 = load ptr, ptr %68, align 8, !alias.scope !344
  store i32 %67, ptr %69, align 4, !noalias !344
  %70 = load i32, ptr %61, align 4, !noalias !344
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %63, %71
  store i64 %72, ptr %62, align 8, !alias.scope !344
  %73 = icmp eq i32 %8, 0
  %74 = select i1 %73, ptr %13, ptr %5
  %75 = select i1 %73, ptr %5, ptr %13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %14, ptr noundef nonnull align 8 dereferenceable(40) %74, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %75, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !347
  store ptr null, ptr %10, align 8, !noalias !347
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !347
  store i32 0, ptr %11, align 4, !noalias !347
  %76 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !347
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %84, label %78

78:                                               ; preds = %66
  %79 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %76, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !347
  %80 = load i32, ptr %11, align 4, !noalias !347
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %84, label %82

82:                                               ; preds = %78
  %83 = load ptr, ptr %10, align 8, !noalias !347
  br label %86

84:                                               ; preds = %78, %66
  %85 = call fastcc ptr @make_private(ptr noundef %6) #14, !noalias !347
  br label %86

86:                                               ; preds = %84, %82
  %87 = phi ptr [ %83, %82 ], [ %85, %84 ]
  store ptr %87, ptr %10, align 8, !noalias !347
  %88 = icmp eq ptr %87, null
  br i1 %88, label %97, label %89

89:                                               ; preds = %86
  %90 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %91 = load ptr, ptr %90, align 8, !noalias !347
  %92 = icmp eq ptr %91, @ompi_mpi_comm_null
  br i1 %92, label %97, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %95 = load ptr, ptr %94, align 8, !noalias !347
  %96 = icmp eq ptr %95, @ompi_mpi_comm_null
  br i1 %96, label %97, label %98

97:                                               ; preds = %93, %89, %86
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15, !noalias !347
  unreachable

98:                                               ; preds = %93
  %99 = select i1 %73, i32 6, i32 7
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !347
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !347
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %100, ptr noundef nonnull align 8 dereferenceable(40) %14, i64 40, i1 false)
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %101, ptr noundef nonnull align 8 dereferenceable(40) %15, i64 40, i1 false)
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %102, i8 0, i64 48, i1 false)
  %103 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, 0
  %110 = zext i1 %109 to i32
  store i32 %99, ptr %0, align 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %8, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %110, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %115, align 4
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %87, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %91, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %7, ptr %123, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  ret void
}

define internal fastcc void @shared_out(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Parts, align 8
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  %17 = alloca %struct.Parts, align 8
  %18 = icmp eq ptr %4, null
  br i1 %18, label %25, label %19

19:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %20 = call i32 @PMPI_Comm_rank(ptr noundef %6, ptr noundef nonnull %13) #13
  %21 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %4, i64 %22
  %24 = load i32, ptr %23, align 4
  br label %25

25:                                               ; preds = %9, %19
  %26 = phi i32 [ %24, %19 ], [ %3, %9 ]
  %27 = call fastcc ptr @layout_of(ptr noundef %5, ptr noundef %7) #14, !noalias !350
  %28 = icmp sgt i32 %26, 0
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = zext nneg i32 %26 to i64
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %32 = load i64, ptr %31, align 8, !noalias !350
  %33 = mul nsw i64 %32, %30
  br label %34

34:                                               ; preds = %25, %29
  %35 = phi i64 [ %33, %29 ], [ 0, %25 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 1, ptr %12, align 4
  %36 = call i32 @PMPI_Comm_size(ptr noundef %6, ptr noundef nonnull %12) #13
  %37 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %14, ptr noundef %1, i32 noundef %3, ptr noundef %4, ptr noundef null, ptr noundef %5, i32 noundef %37, i32 noundef -1, ptr noundef %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !353)
  call fastcc void @no_parts(ptr dead_on_unwind nonnull writable sret(%struct.Parts) align 8 %15, i32 noundef 1, ptr noundef %7) #14
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %39 = load ptr, ptr %38, align 8, !alias.scope !353
  store ptr %2, ptr %39, align 8, !noalias !353
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store ptr %27, ptr %40, align 8, !noalias !353
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i64 %35, ptr %41, align 8, !noalias !353
  %42 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %27, i64 noundef %35) #14, !noalias !353
  %43 = icmp sgt i64 %42, 2147483647
  br i1 %43, label %44, label %45

44:                                               ; preds = %34
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.17) #15, !noalias !353
  unreachable

45:                                               ; preds = %34
  %46 = trunc i64 %42 to i32
  %47 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %48 = load ptr, ptr %47, align 8, !alias.scope !353
  store i32 %46, ptr %48, align 4, !noalias !353
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %50 = load i64, ptr %49, align 8, !alias.scope !353
  %51 = icmp sgt i64 %50, 2147483647
  br i1 %51, label %52, label %53

52:                                               ; preds = %45
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.17) #15, !noalias !353
  unreachable

53:                                               ; preds = %45
  %54 = trunc i64 %50 to i32
  %55 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %56 = load ptr, ptr %55, align 8, !alias.scope !353
  store i32 %54, ptr %56, align 4, !noalias !353
  %57 = load i32, ptr %48, align 4, !noalias !353
  %58 = sext i32 %57 to i64
  %59 = add nsw i64 %50, %58
  store i64 %59, ptr %49, align 8, !alias.scope !353
  %60 = icmp eq i32 %8, 0
  %61 = select i1 %60, ptr %14, ptr %15
  %62 = select i1 %60, ptr %15, ptr %14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %61, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %62, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !356
  store ptr null, ptr %10, align 8, !noalias !356
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !356
  store i32 0, ptr %11, align 4, !noalias !356
  %63 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !356
  %64 = icmp eq i32 %63, -1
  br i1 %64, label %71, label %65

65:                                               ; preds = %53
  %66 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %63, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !356
  %67 = load i32, ptr %11, align 4, !noalias !356
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %65
  %70 = load ptr, ptr %10, align 8, !noalias !356
  br label %73

71:                                               ; preds = %65, %53
  %72 = call fastcc ptr @make_private(ptr noundef %6) #14, !noalias !356
  br label %73

73:                                               ; preds = %71, %69
  %74 = phi ptr [ %70, %69 ], [ %72, %71 ]
  store ptr %74, ptr %10, align 8, !noalias !356
  %75 = icmp eq ptr %74, null
  br i1 %75, label %84, label %76

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %78 = load ptr, ptr %77, align 8, !noalias !356
  %79 = icmp eq ptr %78, @ompi_mpi_comm_null
  br i1 %79, label %84, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %74, i64 24
  %82 = load ptr, ptr %81, align 8, !noalias !356
  %83 = icmp eq ptr %82, @ompi_mpi_comm_null
  br i1 %83, label %84, label %85

84:                                               ; preds = %80, %76, %73
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15, !noalias !356
  unreachable

85:                                               ; preds = %80
  %86 = select i1 %60, i32 7, i32 6
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !356
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !356
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %87, ptr noundef nonnull align 8 dereferenceable(40) %16, i64 40, i1 false)
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %88, ptr noundef nonnull align 8 dereferenceable(40) %17, i64 40, i1 false)
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %89, i8 0, i64 48, i1 false)
  %90 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, 0
  %93 = zext i1 %92 to i32
  store i32 %86, ptr %0, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %8, ptr %94, align 4
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %93, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %96, align 4
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %98, align 4
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %74, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %78, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %7, ptr %106, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  ret void
}

define internal fastcc void @edge_parts(ptr dead_on_unwind noalias nonnull writable sret(%struct.Parts) align 8 captures(none) initializes((0, 8)) %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef readonly captures(address_is_null) %4, i32 noundef range(i32 0, 2) %5, ptr noundef %6, i32 noundef %7, ptr noundef readonly captures(none) %8, ptr noundef %9) unnamed_addr #1 {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  tail call fastcc void @no_parts(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %0, i32 noundef %7, ptr noundef %9) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store i64 0, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i64 0, ptr %12, align 8
  %13 = call i32 @PMPI_Type_get_extent(ptr noundef %6, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
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

31:                                               ; preds = %77
  store i64 %82, ptr %25, align 8
  br label %32

32:                                               ; preds = %31, %10
  ret void

33:                                               ; preds = %16, %77
  %34 = phi i64 [ 0, %16 ], [ %83, %77 ]
  %35 = phi i64 [ %28, %16 ], [ %82, %77 ]
  %36 = phi i64 [ 0, %16 ], [ %50, %77 ]
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
  %56 = icmp eq i32 %55, -2
  %57 = select i1 %56, i64 0, i64 %42
  %58 = call fastcc ptr @layout_of(ptr noundef %6, ptr noundef %9) #14, !noalias !359
  %59 = icmp sgt i64 %57, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %48
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %62 = load i64, ptr %61, align 8, !noalias !359
  %63 = mul nsw i64 %62, %57
  br label %64

64:                                               ; preds = %48, %60
  %65 = phi i64 [ %63, %60 ], [ 0, %48 ]
  %66 = getelementptr inbounds nuw %struct.Part, ptr %22, i64 %34
  store ptr %53, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store ptr %58, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 16
  store i64 %65, ptr %68, align 8
  %69 = call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %58, i64 noundef %65) #14
  %70 = icmp sgt i64 %69, 2147483647
  br i1 %70, label %71, label %72

71:                                               ; preds = %64
  store i64 %35, ptr %25, align 8
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.17) #15
  unreachable

72:                                               ; preds = %64
  %73 = trunc i64 %69 to i32
  %74 = getelementptr inbounds nuw i32, ptr %24, i64 %34
  store i32 %73, ptr %74, align 4
  %75 = icmp sgt i64 %35, 2147483647
  br i1 %75, label %76, label %77

76:                                               ; preds = %72
  store i64 %35, ptr %25, align 8
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.17) #15
  unreachable

77:                                               ; preds = %72
  %78 = trunc i64 %35 to i32
  %79 = getelementptr inbounds nuw i32, ptr %27, i64 %34
  store i32 %78, ptr %79, align 4
  %80 = load i32, ptr %74, align 4
  %81 = sext i32 %80 to i64
  %82 = add nsw i64 %35, %81
  %83 = add nuw nsw i64 %34, 1
  %84 = icmp eq i64 %83, %29
  br i1 %84, label %31, label %33
}

declare i32 @PMPI_Comm_size(ptr noundef, ptr noundef) #3

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

20:                                               ; preds = %56
  store i64 %61, ptr %15, align 8
  br label %21

21:                                               ; preds = %20, %7
  ret void

22:                                               ; preds = %9, %56
  %23 = phi i64 [ 0, %9 ], [ %62, %56 ]
  %24 = phi i64 [ %18, %9 ], [ %61, %56 ]
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
  %34 = getelementptr inbounds nuw ptr, ptr %4, i64 %23
  %35 = load ptr, ptr %34, align 8
  %36 = tail call fastcc ptr @layout_of(ptr noundef %35, ptr noundef %6) #14, !noalias !363
  %37 = icmp sgt i32 %33, 0
  br i1 %37, label %38, label %43

38:                                               ; preds = %30
  %39 = zext nneg i32 %33 to i64
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %41 = load i64, ptr %40, align 8, !noalias !363
  %42 = mul nsw i64 %41, %39
  br label %43

43:                                               ; preds = %30, %38
  %44 = phi i64 [ %42, %38 ], [ 0, %30 ]
  %45 = getelementptr inbounds nuw %struct.Part, ptr %12, i64 %23
  store ptr %31, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store ptr %36, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 %44, ptr %47, align 8
  %48 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %36, i64 noundef %44) #14
  %49 = icmp sgt i64 %48, 2147483647
  br i1 %49, label %50, label %51

50:                                               ; preds = %43
  store i64 %24, ptr %15, align 8
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.17) #15
  unreachable

51:                                               ; preds = %43
  %52 = trunc i64 %48 to i32
  %53 = getelementptr inbounds nuw i32, ptr %14, i64 %23
  store i32 %52, ptr %53, align 4
  %54 = icmp sgt i64 %24, 2147483647
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store i64 %24, ptr %15, align 8
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.17) #15
  unreachable

56:                                               ; preds = %51
  %57 = trunc i64 %24 to i32
  %58 = getelementptr inbounds nuw i32, ptr %17, i64 %23
  store i32 %57, ptr %58, align 4
  %59 = load i32, ptr %53, align 4
  %60 = sext i32 %59 to i64
  %61 = add nsw i64 %24, %60
  %62 = add nuw nsw i64 %23, 1
  %63 = icmp eq i64 %62, %19
  br i1 %63, label %20, label %22
}

declare i32 @llvm.smax.i32(i32, i32) #10

declare i64 @llvm.smax.i64(i64, i64) #10

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
!40 = !{!41, !43}
!41 = distinct !{!41, !42, !"part: argument 0"}
!42 = distinct !{!42, !"part"}
!43 = distinct !{!43, !44, !"shadow_part: argument 0"}
!44 = distinct !{!44, !"shadow_part"}
!45 = !{!43}
!46 = !{!47}
!47 = distinct !{!47, !48, !"shadow_part: argument 0"}
!48 = distinct !{!48, !"shadow_part"}
!49 = !{!50}
!50 = distinct !{!50, !51, !"part: argument 0"}
!51 = distinct !{!51, !"part"}
!52 = !{!50, !47}
!53 = !{!54}
!54 = distinct !{!54, !55, !"came: argument 0"}
!55 = distinct !{!55, !"came"}
!56 = !{!57}
!57 = distinct !{!57, !58, !"came: argument 0"}
!58 = distinct !{!58, !"came"}
!59 = !{!60}
!60 = distinct !{!60, !61, !"came: argument 0"}
!61 = distinct !{!61, !"came"}
!62 = !{!63}
!63 = distinct !{!63, !64, !"came: argument 0"}
!64 = distinct !{!64, !"came"}
!65 = !{!66}
!66 = distinct !{!66, !67, !"came: argument 0"}
!67 = distinct !{!67, !"came"}
!68 = !{!69, !71}
!69 = distinct !{!69, !70, !"part: argument 0"}
!70 = distinct !{!70, !"part"}
!71 = distinct !{!71, !72, !"shadow_part: argument 0"}
!72 = distinct !{!72, !"shadow_part"}
!73 = !{!71}
!74 = !{!75}
!75 = distinct !{!75, !76, !"shadow_part: argument 0"}
!76 = distinct !{!76, !"shadow_part"}
!77 = !{!78}
!78 = distinct !{!78, !79, !"part: argument 0"}
!79 = distinct !{!79, !"part"}
!80 = !{!78, !75}
!81 = !{!82}
!82 = distinct !{!82, !83, !"came: argument 0"}
!83 = distinct !{!83, !"came"}
!84 = !{!85}
!85 = distinct !{!85, !86, !"came: argument 0"}
!86 = distinct !{!86, !"came"}
!87 = !{!88, !90}
!88 = distinct !{!88, !89, !"part: argument 0"}
!89 = distinct !{!89, !"part"}
!90 = distinct !{!90, !91, !"shadow_part: argument 0"}
!91 = distinct !{!91, !"shadow_part"}
!92 = !{!90}
!93 = !{!94}
!94 = distinct !{!94, !95, !"shadow_part: argument 0"}
!95 = distinct !{!95, !"shadow_part"}
!96 = !{!97}
!97 = distinct !{!97, !98, !"part: argument 0"}
!98 = distinct !{!98, !"part"}
!99 = !{!97, !94}
!100 = !{!101}
!101 = distinct !{!101, !102, !"came: argument 0"}
!102 = distinct !{!102, !"came"}
!103 = !{!104, !106}
!104 = distinct !{!104, !105, !"part: argument 0"}
!105 = distinct !{!105, !"part"}
!106 = distinct !{!106, !107, !"shadow_part: argument 0"}
!107 = distinct !{!107, !"shadow_part"}
!108 = !{!106}
!114 = !{!115}
!115 = distinct !{!115, !116, !"part: argument 0"}
!116 = distinct !{!116, !"part"}
!119 = !{!120}
!120 = distinct !{!120, !121, !"part: argument 0"}
!121 = distinct !{!121, !"part"}
!124 = !{!125}
!125 = distinct !{!125, !126, !"exchange_of: argument 0"}
!126 = distinct !{!126, !"exchange_of"}
!127 = !{!128, !130}
!128 = distinct !{!128, !129, !"part: argument 0"}
!129 = distinct !{!129, !"part"}
!130 = distinct !{!130, !131, !"shadow_part: argument 0"}
!131 = distinct !{!131, !"shadow_part"}
!132 = !{!130}
!133 = !{!134}
!134 = distinct !{!134, !135, !"one_part: argument 0"}
!135 = distinct !{!135, !"one_part"}
!136 = !{!137}
!137 = distinct !{!137, !138, !"one_part: argument 0"}
!138 = distinct !{!138, !"one_part"}
!139 = !{!140}
!140 = distinct !{!140, !141, !"exchange_of: argument 0"}
!141 = distinct !{!141, !"exchange_of"}
!142 = !{!143}
!143 = distinct !{!143, !144, !"part: argument 0"}
!144 = distinct !{!144, !"part"}
!145 = !{!146}
!146 = distinct !{!146, !147, !"shadow_part: argument 0"}
!147 = distinct !{!147, !"shadow_part"}
!148 = !{!149}
!149 = distinct !{!149, !150, !"part: argument 0"}
!150 = distinct !{!150, !"part"}
!151 = !{!149, !146}
!152 = !{!153}
!153 = distinct !{!153, !154, !"shadow_part: argument 0"}
!154 = distinct !{!154, !"shadow_part"}
!155 = !{!156}
!156 = distinct !{!156, !157, !"part: argument 0"}
!157 = distinct !{!157, !"part"}
!158 = !{!156, !153}
!159 = !{!160}
!160 = distinct !{!160, !161, !"shadow_part: argument 0"}
!161 = distinct !{!161, !"shadow_part"}
!162 = !{!163}
!163 = distinct !{!163, !164, !"part: argument 0"}
!164 = distinct !{!164, !"part"}
!165 = !{!163, !160}
!166 = !{!167}
!167 = distinct !{!167, !168, !"shadow_part: argument 0"}
!168 = distinct !{!168, !"shadow_part"}
!169 = !{!170}
!170 = distinct !{!170, !171, !"part: argument 0"}
!171 = distinct !{!171, !"part"}
!172 = !{!170, !167}
!173 = !{!174}
!174 = distinct !{!174, !175, !"shadow_part: argument 0"}
!175 = distinct !{!175, !"shadow_part"}
!176 = !{!177}
!177 = distinct !{!177, !178, !"part: argument 0"}
!178 = distinct !{!178, !"part"}
!179 = !{!177, !174}
!180 = !{!181}
!181 = distinct !{!181, !182, !"shadow_part: argument 0"}
!182 = distinct !{!182, !"shadow_part"}
!183 = !{!184}
!184 = distinct !{!184, !185, !"part: argument 0"}
!185 = distinct !{!185, !"part"}
!186 = !{!184, !181}
!187 = !{!188}
!188 = distinct !{!188, !189, !"shadow_part: argument 0"}
!189 = distinct !{!189, !"shadow_part"}
!190 = !{!191}
!191 = distinct !{!191, !192, !"part: argument 0"}
!192 = distinct !{!192, !"part"}
!193 = !{!191, !188}
!194 = !{!195}
!195 = distinct !{!195, !196, !"shadow_part: argument 0"}
!196 = distinct !{!196, !"shadow_part"}
!197 = !{!198}
!198 = distinct !{!198, !199, !"part: argument 0"}
!199 = distinct !{!199, !"part"}
!200 = !{!198, !195}
!201 = !{!202}
!202 = distinct !{!202, !203, !"allgather_of: argument 0"}
!203 = distinct !{!203, !"allgather_of"}
!204 = !{!205}
!205 = distinct !{!205, !206, !"allgather_of: argument 0"}
!206 = distinct !{!206, !"allgather_of"}
!207 = !{!208, !210}
!208 = distinct !{!208, !209, !"exchange_of: argument 0"}
!209 = distinct !{!209, !"exchange_of"}
!210 = distinct !{!210, !211, !"exchanged: argument 0"}
!211 = distinct !{!211, !"exchanged"}
!212 = !{!213}
!213 = distinct !{!213, !214, !"neighbours: argument 0"}
!214 = distinct !{!214, !"neighbours"}
!215 = !{!216}
!216 = distinct !{!216, !217, !"exchange_of: argument 0"}
!217 = distinct !{!217, !"exchange_of"}
!218 = !{!216, !213}
!219 = !{!220}
!220 = distinct !{!220, !221, !"neighbours: argument 0"}
!221 = distinct !{!221, !"neighbours"}
!222 = !{!223}
!223 = distinct !{!223, !224, !"exchange_of: argument 0"}
!224 = distinct !{!224, !"exchange_of"}
!225 = !{!223, !220}
!226 = !{!227}
!227 = distinct !{!227, !228, !"allgatherv_of: argument 0"}
!228 = distinct !{!228, !"allgatherv_of"}
!229 = !{!230}
!230 = distinct !{!230, !231, !"allgatherv_of: argument 0"}
!231 = distinct !{!231, !"allgatherv_of"}
!232 = !{!233, !235}
!233 = distinct !{!233, !234, !"exchange_of: argument 0"}
!234 = distinct !{!234, !"exchange_of"}
!235 = distinct !{!235, !236, !"exchanged: argument 0"}
!236 = distinct !{!236, !"exchanged"}
!237 = !{!238}
!238 = distinct !{!238, !239, !"exchanged: argument 0"}
!239 = distinct !{!239, !"exchanged"}
!240 = !{!241}
!241 = distinct !{!241, !242, !"exchange_of: argument 0"}
!242 = distinct !{!242, !"exchange_of"}
!243 = !{!241, !238}
!244 = !{!245}
!245 = distinct !{!245, !246, !"neighbours: argument 0"}
!246 = distinct !{!246, !"neighbours"}
!247 = !{!248}
!248 = distinct !{!248, !249, !"exchange_of: argument 0"}
!249 = distinct !{!249, !"exchange_of"}
!250 = !{!248, !245}
!251 = !{!252}
!252 = distinct !{!252, !253, !"neighbours: argument 0"}
!253 = distinct !{!253, !"neighbours"}
!254 = !{!255, !252}
!255 = distinct !{!255, !256, !"exchange_of: argument 0"}
!256 = distinct !{!256, !"exchange_of"}
!261 = !{!262}
!262 = distinct !{!262, !263, !"chosen: argument 0"}
!263 = distinct !{!263, !"chosen"}
!264 = !{!265}
!265 = distinct !{!265, !266, !"chosen: argument 0"}
!266 = distinct !{!266, !"chosen"}
!267 = !{!268}
!268 = distinct !{!268, !269, !"allgather_of: argument 0"}
!269 = distinct !{!269, !"allgather_of"}
!270 = !{!271}
!271 = distinct !{!271, !272, !"allgatherv_of: argument 0"}
!272 = distinct !{!272, !"allgatherv_of"}
!299 = !{ptr @add, ptr @set}
!302 = !{!303}
!303 = distinct !{!303, !304, !"part: argument 0"}
!304 = distinct !{!304, !"part"}
!310 = !{!311}
!311 = distinct !{!311, !312, !"one_part: argument 0"}
!312 = distinct !{!312, !"one_part"}
!313 = !{!314}
!314 = distinct !{!314, !315, !"one_part: argument 0"}
!315 = distinct !{!315, !"one_part"}
!316 = !{!317}
!317 = distinct !{!317, !318, !"exchange_of: argument 0"}
!318 = distinct !{!318, !"exchange_of"}
!319 = !{!320}
!320 = distinct !{!320, !321, !"part: argument 0"}
!321 = distinct !{!321, !"part"}
!322 = !{!323, !325}
!323 = distinct !{!323, !324, !"part: argument 0"}
!324 = distinct !{!324, !"part"}
!325 = distinct !{!325, !326, !"shadow_part: argument 0"}
!326 = distinct !{!326, !"shadow_part"}
!327 = !{!325}
!328 = !{!329}
!329 = distinct !{!329, !330, !"one_part: argument 0"}
!330 = distinct !{!330, !"one_part"}
!331 = !{!332}
!332 = distinct !{!332, !333, !"exchange_of: argument 0"}
!333 = distinct !{!333, !"exchange_of"}
!334 = !{!335}
!335 = distinct !{!335, !336, !"part: argument 0"}
!336 = distinct !{!336, !"part"}
!338 = !{!339, !341}
!339 = distinct !{!339, !340, !"part: argument 0"}
!340 = distinct !{!340, !"part"}
!341 = distinct !{!341, !342, !"shadow_part: argument 0"}
!342 = distinct !{!342, !"shadow_part"}
!343 = !{!341}
!344 = !{!345}
!345 = distinct !{!345, !346, !"one_part: argument 0"}
!346 = distinct !{!346, !"one_part"}
!347 = !{!348}
!348 = distinct !{!348, !349, !"exchange_of: argument 0"}
!349 = distinct !{!349, !"exchange_of"}
!350 = !{!351}
!351 = distinct !{!351, !352, !"part: argument 0"}
!352 = distinct !{!352, !"part"}
!353 = !{!354}
!354 = distinct !{!354, !355, !"one_part: argument 0"}
!355 = distinct !{!355, !"one_part"}
!356 = !{!357}
!357 = distinct !{!357, !358, !"exchange_of: argument 0"}
!358 = distinct !{!358, !"exchange_of"}
!359 = !{!360}
!360 = distinct !{!360, !361, !"part: argument 0"}
!361 = distinct !{!361, !"part"}
!363 = !{!364}
!364 = distinct !{!364, !365, !"part: argument 0"}
!365 = distinct !{!365, !"part"}
