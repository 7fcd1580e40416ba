; Generated from csrc/mpi.c by csrc/build.py: do not edit. 67514f75b3cf7eec 991666a67f241914

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
@ompi_mpi_packed = external global %struct.Opaque, align 1
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
@.str.12 = private unnamed_addr constant [42 x i8] c"how these numbers are packed is not known\00", align 1
@.str.13 = private unnamed_addr constant [21 x i8] c"MPI reports an error\00", align 1
@.str.14 = private unnamed_addr constant [30 x i8] c"out of memory for derivatives\00", align 1
@.str.15 = private unnamed_addr constant [94 x i8] c"the request was made outside of what is differentiated, where no shadow is known of its array\00", align 1
@.str.16 = private unnamed_addr constant [91 x i8] c"the request was made where its array has no shadow, or in another request for a derivative\00", align 1
@.str.17 = private unnamed_addr constant [61 x i8] c"what is received is not waited for in what is differentiated\00", align 1
@.str.18 = private unnamed_addr constant [115 x i8] c"packed numbers that are sent, and used behind that, are not differentiated: unpack them before, and send them once\00", align 1
@.str.19 = private unnamed_addr constant [51 x i8] c"more numbers than one message of derivatives takes\00", align 1
@.str.20 = private unnamed_addr constant [60 x i8] c"what is packed on one side of a message is not on the other\00", align 1
@.str.21 = private unnamed_addr constant [85 x i8] c"numbers at addresses that are part of a datatype (MPI_BOTTOM) are not differentiated\00", align 1
@ompi_mpi_op_prod = external global %struct.Opaque, align 1
@ompi_mpi_op_min = external global %struct.Opaque, align 1
@ompi_mpi_op_minloc = external global %struct.Opaque, align 1
@ompi_mpi_op_maxloc = external global %struct.Opaque, align 1
@ompi_mpi_op_sum = external global %struct.Opaque, align 1
@ompi_mpi_op_max = external global %struct.Opaque, align 1
@.str.22 = private unnamed_addr constant [124 x i8] c"the derivative of this operation is not known: those of MPI_SUM, MPI_PROD, MPI_MIN, MPI_MAX, MPI_MINLOC, and MPI_MAXLOC are\00", align 1
@.str.23 = private unnamed_addr constant [63 x i8] c"the derivative of this operation on this datatype is not known\00", align 1
@.str.24 = private unnamed_addr constant [68 x i8] c"packed numbers are differentiated in messages from one to one alone\00", align 1
@.str.25 = private unnamed_addr constant [123 x i8] c"the communicator was made by a function that enzcc does not know, or where it was not linked: its neighbours are not known\00", align 1

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
  call fastcc void @fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.14) #15
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
  call fastcc void @fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.14) #15
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
  br i1 %18, label %73, label %19

19:                                               ; preds = %12
  %20 = call ptr @calloc(i64 noundef 1, i64 noundef 64) #13
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.14) #15
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
  %35 = icmp eq ptr %0, @ompi_mpi_packed
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
  %49 = load i32, ptr @__enzcc_mpi_layout_key, align 4
  %50 = call i32 @PMPI_Type_set_attr(ptr noundef %0, i32 noundef %49, ptr noundef nonnull %33) #13
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Ssend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Bsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Rsend(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
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

define linkonce_odr hidden i32 @__enzcc_mpi_d_pack(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @pack_numbers(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define internal fastcc i32 @pack_numbers(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 %5, ptr %10, align 4
  %11 = call i32 @MPI_Pack(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef nonnull %10, ptr noundef %6) #13
  %12 = load i32, ptr %10, align 4
  %13 = sext i32 %1 to i64
  %14 = icmp eq i32 %8, 0
  %15 = icmp eq i32 %11, 0
  %16 = or i1 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %9
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

18:                                               ; preds = %9
  br i1 %14, label %52, label %19

19:                                               ; preds = %18
  %20 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %7) #14
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
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

52:                                               ; preds = %18, %47
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_pack(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @pack_numbers(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_pack(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @pack_numbers(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_pack(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 %5, ptr %10, align 4
  %11 = call i32 @MPI_Pack(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef nonnull %10, ptr noundef %6) #13
  %12 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_unpack(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @unpack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define internal fastcc i32 @unpack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 %2, ptr %10, align 4
  %11 = call i32 @MPI_Unpack(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %10, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %12 = load i32, ptr %10, align 4
  %13 = sext i32 %4 to i64
  %14 = icmp eq i32 %8, 0
  %15 = icmp eq i32 %11, 0
  %16 = or i1 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %9
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

18:                                               ; preds = %9
  br i1 %14, label %52, label %19

19:                                               ; preds = %18
  %20 = call fastcc ptr @layout_of(ptr noundef %5, ptr noundef %7) #14
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
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.12) #15
  unreachable

52:                                               ; preds = %18, %47
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_unpack(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @unpack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_unpack(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc i32 @unpack_numbers(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %8, i32 noundef 1) #14
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzcc_mpi_i_unpack(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store i32 %2, ptr %10, align 4
  %11 = call i32 @MPI_Unpack(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %10, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %12 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_request)
  %10 = tail call i32 @MPI_Send_init(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %9) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef 1, i64 noundef 40) #13
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %129, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.14) #15
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
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 56
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
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.14) #15
  unreachable

20:                                               ; preds = %16
  %21 = tail call i32 @MPI_Waitall(i32 noundef %0, ptr noundef %1, ptr noundef nonnull %17) #13
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
  unreachable

21:                                               ; preds = %17
  %22 = tail call i32 @MPI_Testall(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %18) #13
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.14) #15
  unreachable

22:                                               ; preds = %18
  %23 = tail call i32 @MPI_Waitsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %19) #13
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.14) #15
  unreachable

22:                                               ; preds = %18
  %23 = tail call i32 @MPI_Testsome(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %19) #13
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.15) #15
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
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.16) #15
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
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %93, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_barrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(ptr noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
  unreachable

7:                                                ; preds = %3
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_barrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @MPI_Barrier(ptr noundef %0) #13
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
  unreachable

11:                                               ; preds = %7
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #13
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Scan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Exscan(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Gather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Scatter(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
  unreachable

14:                                               ; preds = %10
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #13
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
  unreachable

15:                                               ; preds = %11
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #13
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_reduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_reduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
  unreachable

13:                                               ; preds = %9
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_d_allreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_s_allreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_mpi_t_allreduce_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #13
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
  unreachable

12:                                               ; preds = %8
  ret i32 0
}

define linkonce_odr hidden void @__enzcc_mpi_send_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  %14 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.17) #15
  unreachable

19:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %20 = load i32, ptr @__enzcc_mpi_key, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %28, label %22

22:                                               ; preds = %19
  %23 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %20, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %24 = load i32, ptr %12, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = load ptr, ptr %11, align 8
  br label %33

28:                                               ; preds = %22, %19
  %29 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store ptr null, ptr %11, align 8
  br label %44

31:                                               ; preds = %28
  %32 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %33

33:                                               ; preds = %31, %26
  %34 = phi ptr [ %27, %26 ], [ %32, %31 ]
  store ptr %34, ptr %11, align 8
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
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15
  unreachable

45:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !41)
  %46 = icmp eq ptr %8, %0
  %47 = select i1 %46, ptr null, ptr %8
  call void @llvm.experimental.noalias.scope.decl(metadata !44)
  %48 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %7) #14, !noalias !47
  store ptr %47, ptr %13, align 8, !alias.scope !47
  %49 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %48, ptr %49, align 8, !alias.scope !47
  %50 = icmp sgt i32 %1, 0
  br i1 %50, label %53, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %52, align 8, !alias.scope !47
  br label %67

53:                                               ; preds = %45
  %54 = zext nneg i32 %1 to i64
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %56 = load i64, ptr %55, align 8, !noalias !47
  %57 = mul nsw i64 %56, %54
  %58 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %57, ptr %58, align 8, !alias.scope !47
  %59 = icmp eq ptr %0, null
  %60 = icmp ne i64 %56, 0
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %62, label %67

62:                                               ; preds = %53
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %64 = load i64, ptr %63, align 8, !noalias !41
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %67, label %66

66:                                               ; preds = %62
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.21) #15, !noalias !41
  unreachable

67:                                               ; preds = %51, %53, %62
  call fastcc void @take_added(ptr noundef %38, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %3, i32 noundef %4, ptr noundef %7) #14
  ret void
}

define internal fastcc void @take_added(ptr noundef %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %7, i64 noundef %9) #14
  %11 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %10, i32 noundef %2, i32 noundef %3, ptr noundef %4) #14
  %12 = icmp eq i32 %2, -2
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.20) #15
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.18) #15
  unreachable
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
  call void @llvm.experimental.noalias.scope.decl(metadata !49)
  %40 = icmp eq ptr %8, %0
  %41 = select i1 %40, ptr null, ptr %8
  call void @llvm.experimental.noalias.scope.decl(metadata !52)
  %42 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %7) #14, !noalias !55
  store ptr %41, ptr %13, align 8, !alias.scope !55
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %42, ptr %43, align 8, !alias.scope !55
  %44 = icmp sgt i32 %1, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %46, align 8, !alias.scope !55
  br label %61

47:                                               ; preds = %39
  %48 = zext nneg i32 %1 to i64
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %50 = load i64, ptr %49, align 8, !noalias !55
  %51 = mul nsw i64 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %51, ptr %52, align 8, !alias.scope !55
  %53 = icmp eq ptr %0, null
  %54 = icmp ne i64 %50, 0
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %61

56:                                               ; preds = %47
  %57 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %58 = load i64, ptr %57, align 8, !noalias !49
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.21) #15, !noalias !49
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @give(ptr noundef %0, ptr noundef %13, i64 noundef %26, i32 noundef %2, i32 noundef %3, ptr noundef %4) #14
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
  %44 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %7) #14, !noalias !56
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
  %15 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store ptr null, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store i32 0, ptr %14, align 4
  %16 = load i32, ptr @__enzcc_mpi_key, align 4
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %24, label %18

18:                                               ; preds = %12
  %19 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %16, ptr noundef nonnull %13, ptr noundef nonnull %14) #13
  %20 = load i32, ptr %14, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr %13, align 8
  br label %29

24:                                               ; preds = %18, %12
  %25 = icmp eq ptr %5, @ompi_mpi_comm_self
  br i1 %25, label %27, label %26

26:                                               ; preds = %24
  store ptr null, ptr %13, align 8
  br label %40

27:                                               ; preds = %24
  %28 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %29

29:                                               ; preds = %27, %22
  %30 = phi ptr [ %23, %22 ], [ %28, %27 ]
  store ptr %30, ptr %13, align 8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !59)
  %42 = icmp eq ptr %8, %0
  %43 = select i1 %42, ptr null, ptr %8
  store ptr %43, ptr %15, align 8, !alias.scope !59
  %44 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %45 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %7) #14, !noalias !59
  store ptr %45, ptr %44, align 8, !alias.scope !59
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %11, ptr %46, align 8, !alias.scope !59
  %47 = lshr i64 %10, 32
  %48 = trunc nuw i64 %47 to i32
  %49 = trunc i64 %10 to i32
  call fastcc void @take_new(ptr noundef %34, ptr noundef nonnull byval(%struct.Part) align 8 %15, i32 noundef %48, i32 noundef %49, ptr noundef %7) #14
  ret void
}

define internal fastcc void @take_new(ptr noundef %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %7, i64 noundef %9) #14
  %11 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %10, i32 noundef %2, i32 noundef %3, ptr noundef %4) #14
  %12 = icmp eq i32 %2, -2
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.20) #15
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
  %42 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %5) #14, !noalias !62
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
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  store ptr null, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr @__enzcc_mpi_key, align 4
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %22, label %16

16:                                               ; preds = %10
  %17 = call i32 @PMPI_Comm_get_attr(ptr noundef %3, i32 noundef %14, ptr noundef nonnull %11, ptr noundef nonnull %12) #13
  %18 = load i32, ptr %12, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %11, align 8
  br label %27

22:                                               ; preds = %16, %10
  %23 = icmp eq ptr %3, @ompi_mpi_comm_self
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
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.3) #15
  unreachable

39:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !65)
  %40 = icmp eq ptr %6, %0
  %41 = select i1 %40, ptr null, ptr %6
  store ptr %41, ptr %13, align 8, !alias.scope !65
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %43 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %5) #14, !noalias !65
  store ptr %43, ptr %42, align 8, !alias.scope !65
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %9, ptr %44, align 8, !alias.scope !65
  %45 = lshr i64 %8, 32
  %46 = trunc nuw i64 %45 to i32
  %47 = trunc i64 %8 to i32
  call fastcc void @take_new(ptr noundef %32, ptr noundef nonnull byval(%struct.Part) align 8 %13, i32 noundef %46, i32 noundef %47, ptr noundef %5) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i64 noundef %17) noinline nounwind {
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca %struct.Part, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca %struct.Part, align 8
  %25 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %30, label %27

27:                                               ; preds = %18
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %29 = load ptr, ptr %28, align 8
  tail call fastcc void @fail(ptr noundef %29, ptr noundef nonnull @.str.17) #15
  unreachable

30:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #12
  store ptr null, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #12
  store i32 0, ptr %23, align 4
  %31 = load i32, ptr @__enzcc_mpi_key, align 4
  %32 = icmp eq i32 %31, -1
  br i1 %32, label %39, label %33

33:                                               ; preds = %30
  %34 = call i32 @PMPI_Comm_get_attr(ptr noundef %10, i32 noundef %31, ptr noundef nonnull %22, ptr noundef nonnull %23) #13
  %35 = load i32, ptr %23, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %33
  %38 = load ptr, ptr %22, align 8
  br label %44

39:                                               ; preds = %33, %30
  %40 = icmp eq ptr %10, @ompi_mpi_comm_self
  br i1 %40, label %42, label %41

41:                                               ; preds = %39
  store ptr null, ptr %22, align 8
  br label %55

42:                                               ; preds = %39
  %43 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %44

44:                                               ; preds = %42, %37
  %45 = phi ptr [ %38, %37 ], [ %43, %42 ]
  store ptr %45, ptr %22, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %55, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, @ompi_mpi_comm_null
  br i1 %50, label %55, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, @ompi_mpi_comm_null
  br i1 %54, label %55, label %56

55:                                               ; preds = %51, %47, %44, %41
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

56:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  %57 = icmp eq ptr %14, %5
  %58 = select i1 %57, ptr null, ptr %14
  %59 = call fastcc ptr @layout_of(ptr noundef %7, ptr noundef %12) #14, !noalias !68
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store ptr %58, ptr %21, align 8
  %60 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %59, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 %17, ptr %61, align 8
  %62 = lshr i64 %16, 32
  %63 = icmp eq i64 %62, 4294967294
  br i1 %63, label %70, label %64

64:                                               ; preds = %56
  %65 = trunc nuw i64 %62 to i32
  %66 = trunc i64 %16 to i32
  call fastcc void @give_packed(ptr noundef %49, ptr noundef nonnull byval(%struct.Part) align 8 %21, i32 noundef %65, i32 noundef %66, ptr noundef %12) #14
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
  %71 = load i32, ptr @__enzcc_mpi_key, align 4
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %79, label %73

73:                                               ; preds = %70
  %74 = call i32 @PMPI_Comm_get_attr(ptr noundef %10, i32 noundef %71, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %75 = load i32, ptr %20, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = load ptr, ptr %19, align 8
  br label %84

79:                                               ; preds = %73, %70
  %80 = icmp eq ptr %10, @ompi_mpi_comm_self
  br i1 %80, label %82, label %81

81:                                               ; preds = %79
  store ptr null, ptr %19, align 8
  br label %95

82:                                               ; preds = %79
  %83 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %84

84:                                               ; preds = %82, %77
  %85 = phi ptr [ %78, %77 ], [ %83, %82 ]
  store ptr %85, ptr %19, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %95, label %87

87:                                               ; preds = %84
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, @ompi_mpi_comm_null
  br i1 %90, label %95, label %91

91:                                               ; preds = %87
  %92 = getelementptr inbounds nuw i8, ptr %85, i64 24
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, @ompi_mpi_comm_null
  br i1 %94, label %95, label %96

95:                                               ; preds = %91, %87, %84, %81
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

96:                                               ; preds = %91
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !71)
  %97 = icmp eq ptr %13, %0
  %98 = select i1 %97, ptr null, ptr %13
  call void @llvm.experimental.noalias.scope.decl(metadata !74)
  %99 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %12) #14, !noalias !77
  store ptr %98, ptr %24, align 8, !alias.scope !77
  %100 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store ptr %99, ptr %100, align 8, !alias.scope !77
  %101 = icmp sgt i32 %1, 0
  br i1 %101, label %104, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 0, ptr %103, align 8, !alias.scope !77
  br label %118

104:                                              ; preds = %96
  %105 = zext nneg i32 %1 to i64
  %106 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %107 = load i64, ptr %106, align 8, !noalias !77
  %108 = mul nsw i64 %107, %105
  %109 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %108, ptr %109, align 8, !alias.scope !77
  %110 = icmp eq ptr %0, null
  %111 = icmp ne i64 %107, 0
  %112 = select i1 %110, i1 %111, i1 false
  br i1 %112, label %113, label %118

113:                                              ; preds = %104
  %114 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %115 = load i64, ptr %114, align 8, !noalias !71
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %118, label %117

117:                                              ; preds = %113
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.21) #15, !noalias !71
  unreachable

118:                                              ; preds = %102, %104, %113
  call fastcc void @take_added(ptr noundef %89, ptr noundef nonnull byval(%struct.Part) align 8 %24, i32 noundef %3, i32 noundef %4, ptr noundef %12) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, i64 noundef %16, i64 noundef %17) noinline nounwind {
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
  %25 = load i32, ptr @__enzcc_mpi_key, align 4
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %33, label %27

27:                                               ; preds = %18
  %28 = call i32 @PMPI_Comm_get_attr(ptr noundef %10, i32 noundef %25, ptr noundef nonnull %21, ptr noundef nonnull %22) #13
  %29 = load i32, ptr %22, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %21, align 8
  br label %38

33:                                               ; preds = %27, %18
  %34 = icmp eq ptr %10, @ompi_mpi_comm_self
  br i1 %34, label %36, label %35

35:                                               ; preds = %33
  store ptr null, ptr %21, align 8
  br label %49

36:                                               ; preds = %33
  %37 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %38

38:                                               ; preds = %36, %31
  %39 = phi ptr [ %32, %31 ], [ %37, %36 ]
  store ptr %39, ptr %21, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %49, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, @ompi_mpi_comm_null
  br i1 %44, label %49, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, @ompi_mpi_comm_null
  br i1 %48, label %49, label %50

49:                                               ; preds = %45, %41, %38, %35
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

50:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !78)
  %51 = icmp eq ptr %13, %0
  %52 = select i1 %51, ptr null, ptr %13
  call void @llvm.experimental.noalias.scope.decl(metadata !81)
  %53 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %12) #14, !noalias !84
  store ptr %52, ptr %23, align 8, !alias.scope !84
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %53, ptr %54, align 8, !alias.scope !84
  %55 = icmp sgt i32 %1, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 0, ptr %57, align 8, !alias.scope !84
  br label %72

58:                                               ; preds = %50
  %59 = zext nneg i32 %1 to i64
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %61 = load i64, ptr %60, align 8, !noalias !84
  %62 = mul nsw i64 %61, %59
  %63 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %62, ptr %63, align 8, !alias.scope !84
  %64 = icmp eq ptr %0, null
  %65 = icmp ne i64 %61, 0
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %72

67:                                               ; preds = %58
  %68 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %69 = load i64, ptr %68, align 8, !noalias !78
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %72, label %71

71:                                               ; preds = %67
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.21) #15, !noalias !78
  unreachable

72:                                               ; preds = %56, %58, %67
  call fastcc void @give_packed(ptr noundef %43, ptr noundef nonnull byval(%struct.Part) align 8 %23, i32 noundef %3, i32 noundef %4, ptr noundef %12) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store ptr null, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #12
  store i32 0, ptr %20, align 4
  %73 = load i32, ptr @__enzcc_mpi_key, align 4
  %74 = icmp eq i32 %73, -1
  br i1 %74, label %81, label %75

75:                                               ; preds = %72
  %76 = call i32 @PMPI_Comm_get_attr(ptr noundef %10, i32 noundef %73, ptr noundef nonnull %19, ptr noundef nonnull %20) #13
  %77 = load i32, ptr %20, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %81, label %79

79:                                               ; preds = %75
  %80 = load ptr, ptr %19, align 8
  br label %86

81:                                               ; preds = %75, %72
  %82 = icmp eq ptr %10, @ompi_mpi_comm_self
  br i1 %82, label %84, label %83

83:                                               ; preds = %81
  store ptr null, ptr %19, align 8
  br label %97

84:                                               ; preds = %81
  %85 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %86

86:                                               ; preds = %84, %79
  %87 = phi ptr [ %80, %79 ], [ %85, %84 ]
  store ptr %87, ptr %19, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %97, label %89

89:                                               ; preds = %86
  %90 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %91 = load ptr, ptr %90, align 8
  %92 = icmp eq ptr %91, @ompi_mpi_comm_null
  br i1 %92, label %97, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, @ompi_mpi_comm_null
  br i1 %96, label %97, label %98

97:                                               ; preds = %93, %89, %86, %83
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15
  unreachable

98:                                               ; preds = %93
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !85)
  %99 = icmp eq ptr %14, %5
  %100 = select i1 %99, ptr null, ptr %14
  store ptr %100, ptr %24, align 8, !alias.scope !85
  %101 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %102 = call fastcc ptr @layout_of(ptr noundef %7, ptr noundef %12) #14, !noalias !85
  store ptr %102, ptr %101, align 8, !alias.scope !85
  %103 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %17, ptr %103, align 8, !alias.scope !85
  %104 = lshr i64 %16, 32
  %105 = trunc nuw i64 %104 to i32
  %106 = trunc i64 %16 to i32
  call fastcc void @take_new(ptr noundef %91, ptr noundef nonnull byval(%struct.Part) align 8 %24, i32 noundef %105, i32 noundef %106, ptr noundef %12) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_replace_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i64 noundef %12, i64 noundef %13) noinline nounwind {
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Part, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca %struct.Part, align 8
  %21 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %14
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 56
  %25 = load ptr, ptr %24, align 8
  tail call fastcc void @fail(ptr noundef %25, ptr noundef nonnull @.str.17) #15
  unreachable

26:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12
  store ptr null, ptr %18, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #12
  store i32 0, ptr %19, align 4
  %27 = load i32, ptr @__enzcc_mpi_key, align 4
  %28 = icmp eq i32 %27, -1
  br i1 %28, label %35, label %29

29:                                               ; preds = %26
  %30 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %27, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %31 = load i32, ptr %19, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %29
  %34 = load ptr, ptr %18, align 8
  br label %40

35:                                               ; preds = %29, %26
  %36 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %36, label %38, label %37

37:                                               ; preds = %35
  store ptr null, ptr %18, align 8
  br label %51

38:                                               ; preds = %35
  %39 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %40

40:                                               ; preds = %38, %33
  %41 = phi ptr [ %34, %33 ], [ %39, %38 ]
  store ptr %41, ptr %18, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %51, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, @ompi_mpi_comm_null
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, @ompi_mpi_comm_null
  br i1 %50, label %51, label %52

51:                                               ; preds = %47, %43, %40, %37
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

52:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %53 = icmp eq ptr %10, %0
  %54 = select i1 %53, ptr null, ptr %10
  %55 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %9) #14, !noalias !88
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store ptr %54, ptr %17, align 8
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr %55, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %13, ptr %57, align 8
  %58 = lshr i64 %12, 32
  %59 = icmp eq i64 %58, 4294967294
  br i1 %59, label %66, label %60

60:                                               ; preds = %52
  %61 = trunc nuw i64 %58 to i32
  %62 = trunc i64 %12 to i32
  call fastcc void @give_packed(ptr noundef %45, ptr noundef nonnull byval(%struct.Part) align 8 %17, i32 noundef %61, i32 noundef %62, ptr noundef %9) #14
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
  %67 = load i32, ptr @__enzcc_mpi_key, align 4
  %68 = icmp eq i32 %67, -1
  br i1 %68, label %75, label %69

69:                                               ; preds = %66
  %70 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %67, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %71 = load i32, ptr %16, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %75, label %73

73:                                               ; preds = %69
  %74 = load ptr, ptr %15, align 8
  br label %80

75:                                               ; preds = %69, %66
  %76 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %76, label %78, label %77

77:                                               ; preds = %75
  store ptr null, ptr %15, align 8
  br label %91

78:                                               ; preds = %75
  %79 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %80

80:                                               ; preds = %78, %73
  %81 = phi ptr [ %74, %73 ], [ %79, %78 ]
  store ptr %81, ptr %15, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %91, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %85, @ompi_mpi_comm_null
  br i1 %86, label %91, label %87

87:                                               ; preds = %83
  %88 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, @ompi_mpi_comm_null
  br i1 %90, label %91, label %92

91:                                               ; preds = %87, %83, %80, %77
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

92:                                               ; preds = %87
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !91)
  call void @llvm.experimental.noalias.scope.decl(metadata !94)
  %93 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %9) #14, !noalias !97
  store ptr %54, ptr %20, align 8, !alias.scope !97
  %94 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %93, ptr %94, align 8, !alias.scope !97
  %95 = icmp sgt i32 %1, 0
  br i1 %95, label %98, label %96

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 0, ptr %97, align 8, !alias.scope !97
  br label %112

98:                                               ; preds = %92
  %99 = zext nneg i32 %1 to i64
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %101 = load i64, ptr %100, align 8, !noalias !97
  %102 = mul nsw i64 %101, %99
  %103 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %102, ptr %103, align 8, !alias.scope !97
  %104 = icmp eq ptr %0, null
  %105 = icmp ne i64 %101, 0
  %106 = select i1 %104, i1 %105, i1 false
  br i1 %106, label %107, label %112

107:                                              ; preds = %98
  %108 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %109 = load i64, ptr %108, align 8, !noalias !91
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %112, label %111

111:                                              ; preds = %107
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.21) #15, !noalias !91
  unreachable

112:                                              ; preds = %96, %98, %107
  call fastcc void @take_added(ptr noundef %85, ptr noundef nonnull byval(%struct.Part) align 8 %20, i32 noundef %3, i32 noundef %4, ptr noundef %9) #14
  ret void
}

define linkonce_odr hidden void @__enzcc_mpi_sendrecv_replace_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i64 noundef %12, i64 noundef %13) noinline nounwind {
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
  %21 = load i32, ptr @__enzcc_mpi_key, align 4
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %29, label %23

23:                                               ; preds = %14
  %24 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %21, ptr noundef nonnull %17, ptr noundef nonnull %18) #13
  %25 = load i32, ptr %18, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %17, align 8
  br label %34

29:                                               ; preds = %23, %14
  %30 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store ptr null, ptr %17, align 8
  br label %45

32:                                               ; preds = %29
  %33 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %34

34:                                               ; preds = %32, %27
  %35 = phi ptr [ %28, %27 ], [ %33, %32 ]
  store ptr %35, ptr %17, align 8
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
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !98)
  %47 = icmp eq ptr %10, %0
  %48 = select i1 %47, ptr null, ptr %10
  call void @llvm.experimental.noalias.scope.decl(metadata !101)
  %49 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %9) #14, !noalias !104
  store ptr %48, ptr %19, align 8, !alias.scope !104
  %50 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %49, ptr %50, align 8, !alias.scope !104
  %51 = icmp sgt i32 %1, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 0, ptr %53, align 8, !alias.scope !104
  br label %68

54:                                               ; preds = %46
  %55 = zext nneg i32 %1 to i64
  %56 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %57 = load i64, ptr %56, align 8, !noalias !104
  %58 = mul nsw i64 %57, %55
  %59 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store i64 %58, ptr %59, align 8, !alias.scope !104
  %60 = icmp eq ptr %0, null
  %61 = icmp ne i64 %57, 0
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %63, label %68

63:                                               ; preds = %54
  %64 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %65 = load i64, ptr %64, align 8, !noalias !98
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.21) #15, !noalias !98
  unreachable

68:                                               ; preds = %52, %54, %63
  call fastcc void @give_packed(ptr noundef %39, ptr noundef nonnull byval(%struct.Part) align 8 %19, i32 noundef %3, i32 noundef %4, ptr noundef %9) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  store ptr null, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i32 0, ptr %16, align 4
  %69 = load i32, ptr @__enzcc_mpi_key, align 4
  %70 = icmp eq i32 %69, -1
  br i1 %70, label %77, label %71

71:                                               ; preds = %68
  %72 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %69, ptr noundef nonnull %15, ptr noundef nonnull %16) #13
  %73 = load i32, ptr %16, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %77, label %75

75:                                               ; preds = %71
  %76 = load ptr, ptr %15, align 8
  br label %82

77:                                               ; preds = %71, %68
  %78 = icmp eq ptr %7, @ompi_mpi_comm_self
  br i1 %78, label %80, label %79

79:                                               ; preds = %77
  store ptr null, ptr %15, align 8
  br label %93

80:                                               ; preds = %77
  %81 = call fastcc ptr @make_private(ptr noundef nonnull @ompi_mpi_comm_self) #14
  br label %82

82:                                               ; preds = %80, %75
  %83 = phi ptr [ %76, %75 ], [ %81, %80 ]
  store ptr %83, ptr %15, align 8
  %84 = icmp eq ptr %83, null
  br i1 %84, label %93, label %85

85:                                               ; preds = %82
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, @ompi_mpi_comm_null
  br i1 %88, label %93, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds nuw i8, ptr %83, i64 24
  %91 = load ptr, ptr %90, align 8
  %92 = icmp eq ptr %91, @ompi_mpi_comm_null
  br i1 %92, label %93, label %94

93:                                               ; preds = %89, %85, %82, %79
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.3) #15
  unreachable

94:                                               ; preds = %89
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.experimental.noalias.scope.decl(metadata !105)
  store ptr %48, ptr %20, align 8, !alias.scope !105
  %95 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %96 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %9) #14, !noalias !105
  store ptr %96, ptr %95, align 8, !alias.scope !105
  %97 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %13, ptr %97, align 8, !alias.scope !105
  %98 = lshr i64 %12, 32
  %99 = trunc nuw i64 %98 to i32
  %100 = trunc i64 %12 to i32
  call fastcc void @take_new(ptr noundef %87, ptr noundef nonnull byval(%struct.Part) align 8 %20, i32 noundef %99, i32 noundef %100, ptr noundef %9) #14
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
  tail call fastcc void @fail(ptr noundef %44, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
  unreachable

14:                                               ; preds = %10
  %15 = tail call fastcc ptr @layout_of(ptr noundef %3, ptr noundef %7) #14, !noalias !108
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %30

17:                                               ; preds = %14
  %18 = zext nneg i32 %2 to i64
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i64, ptr %19, align 8, !noalias !108
  %21 = mul nsw i64 %20, %18
  %22 = icmp eq ptr %1, null
  %23 = icmp ne i64 %20, 0
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %30

25:                                               ; preds = %17
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %27 = load i64, ptr %26, align 8, !noalias !113
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.21) #15, !noalias !113
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
  tail call fastcc void @fail(ptr noundef %48, ptr noundef nonnull @.str.17) #15
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

define linkonce_odr hidden void @__enzcc_mpi_pack_adjoint(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca double, align 8
  %14 = alloca float, align 4
  %15 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !114)
  %16 = icmp eq ptr %9, %0
  %17 = select i1 %16, ptr null, ptr %9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !117)
  %18 = tail call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %8) #14, !noalias !120
  store ptr %17, ptr %15, align 8, !alias.scope !120
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %18, ptr %19, align 8, !alias.scope !120
  %20 = icmp sgt i32 %1, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 0, ptr %22, align 8, !alias.scope !120
  br label %37

23:                                               ; preds = %12
  %24 = zext nneg i32 %1 to i64
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %26 = load i64, ptr %25, align 8, !noalias !120
  %27 = mul nsw i64 %26, %24
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %27, ptr %28, align 8, !alias.scope !120
  %29 = icmp eq ptr %0, null
  %30 = icmp ne i64 %26, 0
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %37

32:                                               ; preds = %23
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %34 = load i64, ptr %33, align 8, !noalias !114
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !114
  unreachable

37:                                               ; preds = %21, %23, %32
  %38 = phi i64 [ 0, %21 ], [ %27, %23 ], [ %27, %32 ]
  %39 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %18, i64 noundef %38) #14
  %40 = tail call i64 @llvm.smax.i64(i64 %39, i64 1)
  %41 = tail call ptr @calloc(i64 noundef %40, i64 noundef 8) #13
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %44

43:                                               ; preds = %37
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.14) #15
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

define linkonce_odr hidden void @__enzcc_mpi_pack_tangent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !124)
  %14 = icmp eq ptr %9, %0
  %15 = select i1 %14, ptr null, ptr %9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !127)
  %16 = tail call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %8) #14, !noalias !130
  store ptr %15, ptr %13, align 8, !alias.scope !130
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !130
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !130
  br label %35

21:                                               ; preds = %12
  %22 = zext nneg i32 %1 to i64
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %24 = load i64, ptr %23, align 8, !noalias !130
  %25 = mul nsw i64 %24, %22
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %25, ptr %26, align 8, !alias.scope !130
  %27 = icmp eq ptr %0, null
  %28 = icmp ne i64 %24, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %35

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %32 = load i64, ptr %31, align 8, !noalias !124
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !124
  unreachable

35:                                               ; preds = %19, %21, %30
  %36 = phi i64 [ 0, %19 ], [ %25, %21 ], [ %25, %30 ]
  %37 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %16, i64 noundef %36) #14
  %38 = tail call i64 @llvm.smax.i64(i64 %37, i64 1)
  %39 = tail call ptr @calloc(i64 noundef %38, i64 noundef 8) #13
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %42

41:                                               ; preds = %35
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.14) #15
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

define linkonce_odr hidden void @__enzcc_mpi_unpack_adjoint(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !131)
  %14 = icmp eq ptr %10, %3
  %15 = select i1 %14, ptr null, ptr %10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !134)
  %16 = tail call fastcc ptr @layout_of(ptr noundef %5, ptr noundef %8) #14, !noalias !137
  store ptr %15, ptr %13, align 8, !alias.scope !137
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !137
  %18 = icmp sgt i32 %4, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !137
  br label %35

21:                                               ; preds = %12
  %22 = zext nneg i32 %4 to i64
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %24 = load i64, ptr %23, align 8, !noalias !137
  %25 = mul nsw i64 %24, %22
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %25, ptr %26, align 8, !alias.scope !137
  %27 = icmp eq ptr %3, null
  %28 = icmp ne i64 %24, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %35

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %32 = load i64, ptr %31, align 8, !noalias !131
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !131
  unreachable

35:                                               ; preds = %19, %21, %30
  %36 = phi i64 [ 0, %19 ], [ %25, %21 ], [ %25, %30 ]
  %37 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %16, i64 noundef %36) #14
  %38 = tail call i64 @llvm.smax.i64(i64 %37, i64 1)
  %39 = tail call ptr @calloc(i64 noundef %38, i64 noundef 8) #13
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %42

41:                                               ; preds = %35
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.14) #15
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

define linkonce_odr hidden void @__enzcc_mpi_unpack_tangent(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) noinline nounwind {
  %13 = alloca double, align 8
  %14 = alloca float, align 4
  %15 = icmp eq ptr %10, %3
  %16 = tail call fastcc ptr @layout_of(ptr noundef %5, ptr noundef %8) #14, !noalias !138
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %31

18:                                               ; preds = %12
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %21 = load i64, ptr %20, align 8, !noalias !138
  %22 = mul nsw i64 %21, %19
  %23 = icmp eq ptr %3, null
  %24 = icmp ne i64 %21, 0
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %31

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %28 = load i64, ptr %27, align 8, !noalias !143
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !143
  unreachable

31:                                               ; preds = %12, %18, %26
  %32 = phi i64 [ %22, %26 ], [ %22, %18 ], [ 0, %12 ]
  %33 = tail call fastcc i64 @walk(i32 noundef 4, ptr noundef null, ptr noundef null, ptr noundef %16, i64 noundef %32) #14
  %34 = tail call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = tail call ptr @calloc(i64 noundef %34, i64 noundef 8) #13
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %38

37:                                               ; preds = %31
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.17) #15
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

14:                                               ; preds = %94, %1, %6
  ret void

15:                                               ; preds = %11, %94
  %16 = phi ptr [ %9, %11 ], [ %96, %94 ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %94, label %20

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
  br i1 %28, label %29, label %94

29:                                               ; preds = %24
  call fastcc void @begin_in_order(ptr noundef nonnull %16) #14
  br label %94

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
  br i1 %69, label %82, label %70

70:                                               ; preds = %66
  %71 = load ptr, ptr @__enzcc_mpi_awaited, align 8
  %72 = icmp eq ptr %71, null
  br i1 %72, label %76, label %73

73:                                               ; preds = %70
  %74 = getelementptr inbounds nuw i8, ptr %71, i64 56
  %75 = load ptr, ptr %74, align 8
  call fastcc void @fail(ptr noundef %75, ptr noundef nonnull @.str.17) #15
  unreachable

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %16, i64 76
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %80 = load i32, ptr %79, align 8
  %81 = load ptr, ptr %39, align 8
  call fastcc void @take_added(ptr noundef %59, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %78, i32 noundef %80, ptr noundef %81) #14
  br label %93

82:                                               ; preds = %66
  %83 = getelementptr inbounds nuw i8, ptr %16, i64 76
  %84 = load i32, ptr %83, align 4
  %85 = icmp eq i32 %84, -2
  br i1 %85, label %93, label %86

86:                                               ; preds = %82
  %87 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %88 = load i32, ptr %87, align 8
  %89 = load ptr, ptr %39, align 8
  call fastcc void @give_packed(ptr noundef %59, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %84, i32 noundef %88, ptr noundef %89) #14
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

13:                                               ; preds = %76, %1, %7
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_mpi_told)
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %89, label %80

17:                                               ; preds = %10, %76
  %18 = phi ptr [ %8, %10 ], [ %78, %76 ]
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %76

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 104
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  call fastcc void @end(ptr noundef nonnull %24) #14
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 148
  store i32 1, ptr %27, align 4
  br label %76

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
  br label %75

74:                                               ; preds = %64
  call fastcc void @take_new(ptr noundef %57, ptr noundef nonnull byval(%struct.Part) align 8 %4, i32 noundef %69, i32 noundef %71, ptr noundef %72) #14
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
  %15 = tail call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %5) #14, !noalias !149
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %19 = load i64, ptr %18, align 8, !noalias !149
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.22) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.23) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
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
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.19) #15
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
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
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
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
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
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
  unreachable

137:                                              ; preds = %131
  %138 = call ptr @calloc(i64 noundef %57, i64 noundef 8) #13
  %139 = icmp eq ptr %138, null
  br i1 %139, label %140, label %141

140:                                              ; preds = %137
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
  unreachable

141:                                              ; preds = %137
  %142 = call ptr @calloc(i64 noundef %57, i64 noundef 4) #13
  %143 = icmp eq ptr %142, null
  br i1 %143, label %144, label %145

144:                                              ; preds = %141
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
  unreachable

145:                                              ; preds = %141
  %146 = call ptr @calloc(i64 noundef %57, i64 noundef 4) #13
  %147 = icmp eq ptr %146, null
  br i1 %147, label %148, label %149

148:                                              ; preds = %145
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
  unreachable

149:                                              ; preds = %145
  %150 = trunc nsw i64 %1 to i32
  %151 = call i32 @PMPI_Allreduce(ptr noundef %0, ptr noundef nonnull %134, i32 noundef %150, ptr noundef %2, ptr noundef %3, ptr noundef %77) #13
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %154, label %153

153:                                              ; preds = %149
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
  unreachable

154:                                              ; preds = %149
  %155 = call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %5) #14, !noalias !154
  br i1 %16, label %156, label %160

156:                                              ; preds = %154
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %158 = load i64, ptr %157, align 8, !noalias !154
  %159 = mul nsw i64 %158, %1
  br label %160

160:                                              ; preds = %154, %156
  %161 = phi i64 [ %159, %156 ], [ 0, %154 ]
  %162 = call fastcc i64 @walk(i32 noundef 0, ptr noundef nonnull %134, ptr noundef nonnull %138, ptr noundef %155, i64 noundef %161) #14
  %163 = icmp sgt i64 %44, 0
  br i1 %163, label %164, label %170

164:                                              ; preds = %160
  %165 = or i1 %28, %30
  %166 = getelementptr inbounds nuw i8, ptr %15, i64 56
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
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12, !noalias !159
  store ptr null, ptr %5, align 8, !noalias !159
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12, !noalias !159
  store i32 0, ptr %6, align 4, !noalias !159
  %9 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !159
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %17, label %11

11:                                               ; preds = %4
  %12 = call i32 @PMPI_Comm_get_attr(ptr noundef %1, i32 noundef %9, ptr noundef nonnull %5, ptr noundef nonnull %6) #13, !noalias !159
  %13 = load i32, ptr %6, align 4, !noalias !159
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %11
  %16 = load ptr, ptr %5, align 8, !noalias !159
  br label %19

17:                                               ; preds = %11, %4
  %18 = call fastcc ptr @make_private(ptr noundef %1) #14, !noalias !159
  br label %19

19:                                               ; preds = %17, %15
  %20 = phi ptr [ %16, %15 ], [ %18, %17 ]
  store ptr %20, ptr %5, align 8, !noalias !159
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %24 = load ptr, ptr %23, align 8, !noalias !159
  %25 = icmp eq ptr %24, @ompi_mpi_comm_null
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %28 = load ptr, ptr %27, align 8, !noalias !159
  %29 = icmp eq ptr %28, @ompi_mpi_comm_null
  br i1 %29, label %30, label %31

30:                                               ; preds = %26, %22, %19
  call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.3) #15, !noalias !159
  unreachable

31:                                               ; preds = %26
  %32 = xor i32 %3, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12, !noalias !159
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !noalias !159
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
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.17) #15
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
  %12 = alloca %struct.Parts, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.Part, align 8
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !162)
  %17 = icmp eq ptr %6, %1
  %18 = select i1 %17, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !165)
  %19 = tail call fastcc ptr @layout_of(ptr noundef %3, ptr noundef %7) #14, !noalias !168
  store ptr %18, ptr %14, align 8, !alias.scope !168
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %19, ptr %20, align 8, !alias.scope !168
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %9
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 0, ptr %23, align 8, !alias.scope !168
  br label %38

24:                                               ; preds = %9
  %25 = zext nneg i32 %2 to i64
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %27 = load i64, ptr %26, align 8, !noalias !168
  %28 = mul nsw i64 %27, %25
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %28, ptr %29, align 8, !alias.scope !168
  %30 = icmp eq ptr %1, null
  %31 = icmp ne i64 %27, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %38

33:                                               ; preds = %24
  %34 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %35 = load i64, ptr %34, align 8, !noalias !162
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.21) #15, !noalias !162
  unreachable

38:                                               ; preds = %22, %24, %33
  %39 = icmp eq i32 %8, 0
  br i1 %39, label %46, label %40

40:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store i32 0, ptr %13, align 4
  %41 = call i32 @PMPI_Comm_rank(ptr noundef %5, ptr noundef nonnull %13) #13
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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !169
  store ptr null, ptr %10, align 8, !noalias !169
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !169
  store i32 0, ptr %11, align 4, !noalias !169
  %52 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !169
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %60, label %54

54:                                               ; preds = %46
  %55 = call i32 @PMPI_Comm_get_attr(ptr noundef %5, i32 noundef %52, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !169
  %56 = load i32, ptr %11, align 4, !noalias !169
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %10, align 8, !noalias !169
  br label %62

60:                                               ; preds = %54, %46
  %61 = call fastcc ptr @make_private(ptr noundef %5) #14, !noalias !169
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi ptr [ %59, %58 ], [ %61, %60 ]
  store ptr %63, ptr %10, align 8, !noalias !169
  %64 = icmp eq ptr %63, null
  br i1 %64, label %73, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %67 = load ptr, ptr %66, align 8, !noalias !169
  %68 = icmp eq ptr %67, @ompi_mpi_comm_null
  br i1 %68, label %73, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %71 = load ptr, ptr %70, align 8, !noalias !169
  %72 = icmp eq ptr %71, @ompi_mpi_comm_null
  br i1 %72, label %73, label %74

73:                                               ; preds = %69, %65, %62
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15, !noalias !169
  unreachable

74:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !169
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !169
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %75, ptr noundef nonnull align 8 dereferenceable(40) %12, i64 40, i1 false)
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %76, ptr noundef nonnull align 8 dereferenceable(32) %15, i64 32, i1 false)
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %77, i8 0, i64 48, i1 false)
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
  store ptr %67, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %51, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %7, ptr %93, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
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
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.experimental.noalias.scope.decl(metadata !172)
  %20 = call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %9) #14, !noalias !172
  store ptr null, ptr %13, align 8, !alias.scope !172
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %20, ptr %21, align 8, !alias.scope !172
  %22 = icmp sgt i32 %3, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %19
  %24 = zext nneg i32 %3 to i64
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %26 = load i64, ptr %25, align 8, !noalias !172
  %27 = mul nsw i64 %26, %24
  br label %28

28:                                               ; preds = %23, %19
  %29 = phi i64 [ %27, %23 ], [ 0, %19 ]
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %29, ptr %30, align 8, !alias.scope !172
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  br label %56

31:                                               ; preds = %11
  call void @llvm.experimental.noalias.scope.decl(metadata !175)
  %32 = icmp eq ptr %8, %2
  %33 = select i1 %32, ptr null, ptr %8
  call void @llvm.experimental.noalias.scope.decl(metadata !178)
  %34 = call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %9) #14, !noalias !181
  store ptr %33, ptr %13, align 8, !alias.scope !181
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %34, ptr %35, align 8, !alias.scope !181
  %36 = icmp sgt i32 %3, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %38, align 8, !alias.scope !181
  br label %53

39:                                               ; preds = %31
  %40 = zext nneg i32 %3 to i64
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %42 = load i64, ptr %41, align 8, !noalias !181
  %43 = mul nsw i64 %42, %40
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %43, ptr %44, align 8, !alias.scope !181
  %45 = icmp eq ptr %2, null
  %46 = icmp ne i64 %42, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %53

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %50 = load i64, ptr %49, align 8, !noalias !175
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.21) #15, !noalias !175
  unreachable

53:                                               ; preds = %48, %39, %37
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  %54 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %54, label %55, label %56

55:                                               ; preds = %53
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 24, i1 false)
  br label %78

56:                                               ; preds = %28, %53
  call void @llvm.experimental.noalias.scope.decl(metadata !182)
  %57 = icmp eq ptr %7, %1
  %58 = select i1 %57, ptr null, ptr %7
  call void @llvm.experimental.noalias.scope.decl(metadata !185)
  %59 = call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %9) #14, !noalias !188
  store ptr %58, ptr %14, align 8, !alias.scope !188
  %60 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %59, ptr %60, align 8, !alias.scope !188
  %61 = icmp sgt i32 %3, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 0, ptr %63, align 8, !alias.scope !188
  br label %78

64:                                               ; preds = %56
  %65 = zext nneg i32 %3 to i64
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %67 = load i64, ptr %66, align 8, !noalias !188
  %68 = mul nsw i64 %67, %65
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %68, ptr %69, align 8, !alias.scope !188
  %70 = icmp eq ptr %1, null
  %71 = icmp ne i64 %67, 0
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %78

73:                                               ; preds = %64
  %74 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %75 = load i64, ptr %74, align 8, !noalias !182
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %73
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.21) #15, !noalias !182
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %21, ptr noundef nonnull @.str.17) #15
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !189)
  %14 = icmp eq ptr %7, %2
  %15 = select i1 %14, ptr null, ptr %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !192)
  %16 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !195
  store ptr %15, ptr %11, align 8, !alias.scope !195
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !195
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !195
  br label %34

21:                                               ; preds = %10
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %23 = load i64, ptr %22, align 8, !noalias !195
  %24 = mul nsw i64 %23, %13
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %24, ptr %25, align 8, !alias.scope !195
  %26 = icmp eq ptr %2, null
  %27 = icmp ne i64 %23, 0
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %34

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %31 = load i64, ptr %30, align 8, !noalias !189
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !189
  unreachable

34:                                               ; preds = %19, %21, %29
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %35 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false)
  br label %57

37:                                               ; preds = %34
  tail call void @llvm.experimental.noalias.scope.decl(metadata !196)
  %38 = icmp eq ptr %6, %1
  %39 = select i1 %38, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !199)
  %40 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !202
  store ptr %39, ptr %12, align 8, !alias.scope !202
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %40, ptr %41, align 8, !alias.scope !202
  br i1 %18, label %44, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %43, align 8, !alias.scope !202
  br label %57

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %46 = load i64, ptr %45, align 8, !noalias !202
  %47 = mul nsw i64 %46, %13
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %47, ptr %48, align 8, !alias.scope !202
  %49 = icmp eq ptr %1, null
  %50 = icmp ne i64 %46, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %57

52:                                               ; preds = %44
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %54 = load i64, ptr %53, align 8, !noalias !196
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !196
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
  tail call fastcc void @fail(ptr noundef %21, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %26, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %26, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.13) #15
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !203)
  %14 = icmp eq ptr %7, %2
  %15 = select i1 %14, ptr null, ptr %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !206)
  %16 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !209
  store ptr %15, ptr %11, align 8, !alias.scope !209
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %16, ptr %17, align 8, !alias.scope !209
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 0, ptr %20, align 8, !alias.scope !209
  br label %34

21:                                               ; preds = %10
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %23 = load i64, ptr %22, align 8, !noalias !209
  %24 = mul nsw i64 %23, %13
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %24, ptr %25, align 8, !alias.scope !209
  %26 = icmp eq ptr %2, null
  %27 = icmp ne i64 %23, 0
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %34

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %31 = load i64, ptr %30, align 8, !noalias !203
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !203
  unreachable

34:                                               ; preds = %19, %21, %29
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  %35 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false)
  br label %57

37:                                               ; preds = %34
  tail call void @llvm.experimental.noalias.scope.decl(metadata !210)
  %38 = icmp eq ptr %6, %1
  %39 = select i1 %38, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !213)
  %40 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !216
  store ptr %39, ptr %12, align 8, !alias.scope !216
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %40, ptr %41, align 8, !alias.scope !216
  br i1 %18, label %44, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %43, align 8, !alias.scope !216
  br label %57

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %46 = load i64, ptr %45, align 8, !noalias !216
  %47 = mul nsw i64 %46, %13
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %47, ptr %48, align 8, !alias.scope !216
  %49 = icmp eq ptr %1, null
  %50 = icmp ne i64 %46, 0
  %51 = select i1 %49, i1 %50, i1 false
  br i1 %51, label %52, label %57

52:                                               ; preds = %44
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %54 = load i64, ptr %53, align 8, !noalias !210
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !210
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !217)
  %15 = icmp eq ptr %7, %2
  %16 = select i1 %15, ptr null, ptr %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !220)
  %17 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !223
  store ptr %16, ptr %12, align 8, !alias.scope !223
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %17, ptr %18, align 8, !alias.scope !223
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %10
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 0, ptr %21, align 8, !alias.scope !223
  br label %35

22:                                               ; preds = %10
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %24 = load i64, ptr %23, align 8, !noalias !223
  %25 = mul nsw i64 %24, %14
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %25, ptr %26, align 8, !alias.scope !223
  %27 = icmp eq ptr %2, null
  %28 = icmp ne i64 %24, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %35

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %32 = load i64, ptr %31, align 8, !noalias !217
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !217
  unreachable

35:                                               ; preds = %20, %22, %30
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  %36 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %36, label %37, label %38

37:                                               ; preds = %35
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, ptr noundef nonnull align 8 dereferenceable(24) %12, i64 24, i1 false)
  br label %58

38:                                               ; preds = %35
  tail call void @llvm.experimental.noalias.scope.decl(metadata !224)
  %39 = icmp eq ptr %6, %1
  %40 = select i1 %39, ptr null, ptr %6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !227)
  %41 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %8) #14, !noalias !230
  store ptr %40, ptr %13, align 8, !alias.scope !230
  %42 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %41, ptr %42, align 8, !alias.scope !230
  br i1 %19, label %45, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %44, align 8, !alias.scope !230
  br label %58

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %47 = load i64, ptr %46, align 8, !noalias !230
  %48 = mul nsw i64 %47, %14
  %49 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %48, ptr %49, align 8, !alias.scope !230
  %50 = icmp eq ptr %1, null
  %51 = icmp ne i64 %47, 0
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %58

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %55 = load i64, ptr %54, align 8, !noalias !224
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  tail call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.21) #15, !noalias !224
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %23, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !231
  store i32 1, ptr %14, align 4, !noalias !231
  %18 = call i32 @PMPI_Comm_size(ptr noundef %6, ptr noundef nonnull %14) #13, !noalias !231
  %19 = load i32, ptr %14, align 4, !noalias !231
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !231
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %17, i32 noundef %4, ptr noundef null, ptr noundef null, ptr noundef %5, i32 noundef %19, i32 noundef -1, ptr noundef %8) #14, !noalias !231
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
  call fastcc void @fail(ptr noundef %28, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !234
  store i32 1, ptr %14, align 4, !noalias !234
  %18 = call i32 @PMPI_Comm_size(ptr noundef %6, ptr noundef nonnull %14) #13, !noalias !234
  %19 = load i32, ptr %14, align 4, !noalias !234
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !234
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %17, i32 noundef %4, ptr noundef null, ptr noundef null, ptr noundef %5, i32 noundef %19, i32 noundef -1, ptr noundef %8) #14, !noalias !234
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
  call fastcc void @fail(ptr noundef %28, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12, !noalias !237
  store ptr null, ptr %13, align 8, !noalias !237
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !237
  store i32 0, ptr %14, align 4, !noalias !237
  %45 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !237
  %46 = icmp eq i32 %45, -1
  br i1 %46, label %53, label %47

47:                                               ; preds = %35
  %48 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %45, ptr noundef nonnull %13, ptr noundef nonnull %14) #13, !noalias !237
  %49 = load i32, ptr %14, align 4, !noalias !237
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %53, label %51

51:                                               ; preds = %47
  %52 = load ptr, ptr %13, align 8, !noalias !237
  br label %55

53:                                               ; preds = %47, %35
  %54 = call fastcc ptr @make_private(ptr noundef %7) #14, !noalias !237
  br label %55

55:                                               ; preds = %53, %51
  %56 = phi ptr [ %52, %51 ], [ %54, %53 ]
  store ptr %56, ptr %13, align 8, !noalias !237
  %57 = icmp eq ptr %56, null
  br i1 %57, label %66, label %58

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %60 = load ptr, ptr %59, align 8, !noalias !237
  %61 = icmp eq ptr %60, @ompi_mpi_comm_null
  br i1 %61, label %66, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %64 = load ptr, ptr %63, align 8, !noalias !237
  %65 = icmp eq ptr %64, @ompi_mpi_comm_null
  br i1 %65, label %66, label %67

66:                                               ; preds = %62, %58, %55
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15, !noalias !237
  unreachable

67:                                               ; preds = %62
  %68 = icmp eq i64 %41, 0
  %69 = zext i1 %68 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !237
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12, !noalias !237
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %27, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  %35 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !248
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %43, label %37

37:                                               ; preds = %12
  %38 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %35, ptr noundef nonnull %13, ptr noundef nonnull %14) #13, !noalias !248
  %39 = load i32, ptr %14, align 4, !noalias !248
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %37
  %42 = load ptr, ptr %13, align 8, !noalias !248
  br label %45

43:                                               ; preds = %37, %12
  %44 = call fastcc ptr @make_private(ptr noundef %7) #14, !noalias !248
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi ptr [ %42, %41 ], [ %44, %43 ]
  store ptr %46, ptr %13, align 8, !noalias !248
  %47 = icmp eq ptr %46, null
  br i1 %47, label %56, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %50 = load ptr, ptr %49, align 8, !noalias !248
  %51 = icmp eq ptr %50, @ompi_mpi_comm_null
  br i1 %51, label %56, label %52

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %54 = load ptr, ptr %53, align 8, !noalias !248
  %55 = icmp eq ptr %54, @ompi_mpi_comm_null
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
  store ptr %50, ptr %65, align 8, !alias.scope !248
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %66, align 8, !alias.scope !248
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %67, align 8, !alias.scope !248
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %68, ptr noundef nonnull readonly align 8 dereferenceable(40) %15, i64 40, i1 false)
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull readonly align 8 dereferenceable(40) %16, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %70, align 8, !alias.scope !248
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %71, align 8, !alias.scope !248
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %72, align 8, !alias.scope !248
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %73, i8 0, i64 48, i1 false), !alias.scope !248
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %10, ptr %74, align 8, !alias.scope !248
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !249)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %32 = icmp eq i32 %11, 0
  %33 = select i1 %32, ptr %18, ptr %17
  %34 = select i1 %32, ptr %17, ptr %18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %33, i64 40, i1 false), !noalias !249
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %34, i64 40, i1 false), !noalias !249
  tail call void @llvm.experimental.noalias.scope.decl(metadata !252)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12, !noalias !255
  store ptr null, ptr %13, align 8, !noalias !255
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !255
  store i32 0, ptr %14, align 4, !noalias !255
  %35 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !255
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %43, label %37

37:                                               ; preds = %12
  %38 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %35, ptr noundef nonnull %13, ptr noundef nonnull %14) #13, !noalias !255
  %39 = load i32, ptr %14, align 4, !noalias !255
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %37
  %42 = load ptr, ptr %13, align 8, !noalias !255
  br label %45

43:                                               ; preds = %37, %12
  %44 = call fastcc ptr @make_private(ptr noundef %7) #14, !noalias !255
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi ptr [ %42, %41 ], [ %44, %43 ]
  store ptr %46, ptr %13, align 8, !noalias !255
  %47 = icmp eq ptr %46, null
  br i1 %47, label %56, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %50 = load ptr, ptr %49, align 8, !noalias !255
  %51 = icmp eq ptr %50, @ompi_mpi_comm_null
  br i1 %51, label %56, label %52

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %54 = load ptr, ptr %53, align 8, !noalias !255
  %55 = icmp eq ptr %54, @ompi_mpi_comm_null
  br i1 %55, label %56, label %57

56:                                               ; preds = %52, %48, %45
  call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.3) #15, !noalias !255
  unreachable

57:                                               ; preds = %52
  %58 = select i1 %32, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !255
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12, !noalias !255
  store i32 %58, ptr %0, align 8, !alias.scope !255
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %11, ptr %59, align 4, !alias.scope !255
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %60, align 8, !alias.scope !255
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %61, align 4, !alias.scope !255
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %62, align 8, !alias.scope !255
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %63, align 4, !alias.scope !255
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %46, ptr %64, align 8, !alias.scope !255
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %50, ptr %65, align 8, !alias.scope !255
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %66, align 8, !alias.scope !255
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %67, align 8, !alias.scope !255
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %68, ptr noundef nonnull readonly align 8 dereferenceable(40) %15, i64 40, i1 false)
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull readonly align 8 dereferenceable(40) %16, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %70, align 8, !alias.scope !255
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %71, align 8, !alias.scope !255
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %72, align 8, !alias.scope !255
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %73, i8 0, i64 48, i1 false), !alias.scope !255
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %10, ptr %74, align 8, !alias.scope !255
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
  tail call fastcc void @fail(ptr noundef %22, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %32, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !256
  store i32 1, ptr %16, align 4, !noalias !256
  %27 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %16) #13, !noalias !256
  %28 = load i32, ptr %16, align 4, !noalias !256
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !256
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %26, i32 noundef 0, ptr noundef readonly %13, ptr noundef readonly %24, ptr noundef %6, i32 noundef %28, i32 noundef -1, ptr noundef %9) #14, !noalias !256
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
  call fastcc void @fail(ptr noundef %37, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !259
  store i32 1, ptr %16, align 4, !noalias !259
  %27 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %16) #13, !noalias !259
  %28 = load i32, ptr %16, align 4, !noalias !259
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !259
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %26, i32 noundef 0, ptr noundef readonly %13, ptr noundef readonly %24, ptr noundef %6, i32 noundef %28, i32 noundef -1, ptr noundef %9) #14, !noalias !259
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
  call fastcc void @fail(ptr noundef %37, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %44, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !262
  store ptr null, ptr %15, align 8, !noalias !262
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !262
  store i32 0, ptr %16, align 4, !noalias !262
  %47 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !262
  %48 = icmp eq i32 %47, -1
  br i1 %48, label %55, label %49

49:                                               ; preds = %37
  %50 = call i32 @PMPI_Comm_get_attr(ptr noundef %9, i32 noundef %47, ptr noundef nonnull %15, ptr noundef nonnull %16) #13, !noalias !262
  %51 = load i32, ptr %16, align 4, !noalias !262
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %55, label %53

53:                                               ; preds = %49
  %54 = load ptr, ptr %15, align 8, !noalias !262
  br label %57

55:                                               ; preds = %49, %37
  %56 = call fastcc ptr @make_private(ptr noundef %9) #14, !noalias !262
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi ptr [ %54, %53 ], [ %56, %55 ]
  store ptr %58, ptr %15, align 8, !noalias !262
  %59 = icmp eq ptr %58, null
  br i1 %59, label %68, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %62 = load ptr, ptr %61, align 8, !noalias !262
  %63 = icmp eq ptr %62, @ompi_mpi_comm_null
  br i1 %63, label %68, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %66 = load ptr, ptr %65, align 8, !noalias !262
  %67 = icmp eq ptr %66, @ompi_mpi_comm_null
  br i1 %67, label %68, label %69

68:                                               ; preds = %64, %60, %57
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15, !noalias !262
  unreachable

69:                                               ; preds = %64
  %70 = icmp eq i64 %43, 0
  %71 = zext i1 %70 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !262
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !262
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
  call fastcc void @fail(ptr noundef %44, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %30, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %30, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %63, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.experimental.noalias.scope.decl(metadata !267)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %38 = icmp eq i32 %13, 0
  %39 = select i1 %38, ptr %23, ptr %22
  %40 = select i1 %38, ptr %22, ptr %23
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %39, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %18, ptr noundef nonnull align 8 dereferenceable(40) %40, i64 40, i1 false)
  call void @llvm.experimental.noalias.scope.decl(metadata !270)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !273
  store ptr null, ptr %15, align 8, !noalias !273
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !273
  store i32 0, ptr %16, align 4, !noalias !273
  %41 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !273
  %42 = icmp eq i32 %41, -1
  br i1 %42, label %49, label %43

43:                                               ; preds = %37
  %44 = call i32 @PMPI_Comm_get_attr(ptr noundef %9, i32 noundef %41, ptr noundef nonnull %15, ptr noundef nonnull %16) #13, !noalias !273
  %45 = load i32, ptr %16, align 4, !noalias !273
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %43
  %48 = load ptr, ptr %15, align 8, !noalias !273
  br label %51

49:                                               ; preds = %43, %37
  %50 = call fastcc ptr @make_private(ptr noundef %9) #14, !noalias !273
  br label %51

51:                                               ; preds = %49, %47
  %52 = phi ptr [ %48, %47 ], [ %50, %49 ]
  store ptr %52, ptr %15, align 8, !noalias !273
  %53 = icmp eq ptr %52, null
  br i1 %53, label %62, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %56 = load ptr, ptr %55, align 8, !noalias !273
  %57 = icmp eq ptr %56, @ompi_mpi_comm_null
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %60 = load ptr, ptr %59, align 8, !noalias !273
  %61 = icmp eq ptr %60, @ompi_mpi_comm_null
  br i1 %61, label %62, label %63

62:                                               ; preds = %58, %54, %51
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15, !noalias !273
  unreachable

63:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !273
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !273
  store i32 8, ptr %0, align 8, !alias.scope !273
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %13, ptr %64, align 4, !alias.scope !273
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %65, align 8, !alias.scope !273
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %66, align 4, !alias.scope !273
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %67, align 8, !alias.scope !273
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %68, align 4, !alias.scope !273
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %52, ptr %69, align 8, !alias.scope !273
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %56, ptr %70, align 8, !alias.scope !273
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %71, align 8, !alias.scope !273
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %72, align 8, !alias.scope !273
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %73, ptr noundef nonnull readonly align 8 dereferenceable(40) %17, i64 40, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %74, ptr noundef nonnull readonly align 8 dereferenceable(40) %18, i64 40, i1 false)
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %75, align 8, !alias.scope !273
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %76, align 8, !alias.scope !273
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %77, align 8, !alias.scope !273
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %78, i8 0, i64 48, i1 false), !alias.scope !273
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %12, ptr %79, align 8, !alias.scope !273
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
  call fastcc void @fail(ptr noundef %63, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %53, ptr noundef nonnull @.str.17) #15
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !274)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %33 = icmp eq i32 %12, 0
  %34 = select i1 %33, ptr %19, ptr %18
  %35 = select i1 %33, ptr %18, ptr %19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %34, i64 40, i1 false), !noalias !274
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %35, i64 40, i1 false), !noalias !274
  tail call void @llvm.experimental.noalias.scope.decl(metadata !277)
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12, !noalias !280
  store ptr null, ptr %14, align 8, !noalias !280
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !280
  store i32 0, ptr %15, align 4, !noalias !280
  %36 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !280
  %37 = icmp eq i32 %36, -1
  br i1 %37, label %44, label %38

38:                                               ; preds = %13
  %39 = call i32 @PMPI_Comm_get_attr(ptr noundef %8, i32 noundef %36, ptr noundef nonnull %14, ptr noundef nonnull %15) #13, !noalias !280
  %40 = load i32, ptr %15, align 4, !noalias !280
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %38
  %43 = load ptr, ptr %14, align 8, !noalias !280
  br label %46

44:                                               ; preds = %38, %13
  %45 = call fastcc ptr @make_private(ptr noundef %8) #14, !noalias !280
  br label %46

46:                                               ; preds = %44, %42
  %47 = phi ptr [ %43, %42 ], [ %45, %44 ]
  store ptr %47, ptr %14, align 8, !noalias !280
  %48 = icmp eq ptr %47, null
  br i1 %48, label %57, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %51 = load ptr, ptr %50, align 8, !noalias !280
  %52 = icmp eq ptr %51, @ompi_mpi_comm_null
  br i1 %52, label %57, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %55 = load ptr, ptr %54, align 8, !noalias !280
  %56 = icmp eq ptr %55, @ompi_mpi_comm_null
  br i1 %56, label %57, label %58

57:                                               ; preds = %53, %49, %46
  call fastcc void @fail(ptr noundef %11, ptr noundef nonnull @.str.3) #15, !noalias !280
  unreachable

58:                                               ; preds = %53
  %59 = select i1 %33, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !280
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12, !noalias !280
  store i32 %59, ptr %0, align 8, !alias.scope !280
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %12, ptr %60, align 4, !alias.scope !280
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %61, align 8, !alias.scope !280
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %62, align 4, !alias.scope !280
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %63, align 8, !alias.scope !280
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %64, align 4, !alias.scope !280
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %47, ptr %65, align 8, !alias.scope !280
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %51, ptr %66, align 8, !alias.scope !280
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %67, align 8, !alias.scope !280
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %68, align 8, !alias.scope !280
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull readonly align 8 dereferenceable(40) %16, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %70, ptr noundef nonnull readonly align 8 dereferenceable(40) %17, i64 40, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %71, align 8, !alias.scope !280
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %72, align 8, !alias.scope !280
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %73, align 8, !alias.scope !280
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %74, i8 0, i64 48, i1 false), !alias.scope !280
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %11, ptr %75, align 8, !alias.scope !280
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
  call fastcc void @fail(ptr noundef %53, ptr noundef nonnull @.str.17) #15
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
  call fastcc void @fail(ptr noundef %142, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %35, i64 40, i1 false), !noalias !281
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %18, ptr noundef nonnull align 8 dereferenceable(40) %36, i64 40, i1 false), !noalias !281
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !284
  store ptr null, ptr %15, align 8, !noalias !284
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !284
  store i32 0, ptr %16, align 4, !noalias !284
  %37 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !284
  %38 = icmp eq i32 %37, -1
  br i1 %38, label %45, label %39

39:                                               ; preds = %14
  %40 = call i32 @PMPI_Comm_get_attr(ptr noundef %9, i32 noundef %37, ptr noundef nonnull %15, ptr noundef nonnull %16) #13, !noalias !284
  %41 = load i32, ptr %16, align 4, !noalias !284
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %39
  %44 = load ptr, ptr %15, align 8, !noalias !284
  br label %47

45:                                               ; preds = %39, %14
  %46 = call fastcc ptr @make_private(ptr noundef %9) #14, !noalias !284
  br label %47

47:                                               ; preds = %45, %43
  %48 = phi ptr [ %44, %43 ], [ %46, %45 ]
  store ptr %48, ptr %15, align 8, !noalias !284
  %49 = icmp eq ptr %48, null
  br i1 %49, label %58, label %50

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %52 = load ptr, ptr %51, align 8, !noalias !284
  %53 = icmp eq ptr %52, @ompi_mpi_comm_null
  br i1 %53, label %58, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %56 = load ptr, ptr %55, align 8, !noalias !284
  %57 = icmp eq ptr %56, @ompi_mpi_comm_null
  br i1 %57, label %58, label %59

58:                                               ; preds = %54, %50, %47
  call fastcc void @fail(ptr noundef %12, ptr noundef nonnull @.str.3) #15, !noalias !284
  unreachable

59:                                               ; preds = %54
  %60 = select i1 %34, i32 13, i32 14
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !284
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !284
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
  call fastcc void @fail(ptr noundef %142, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %3, ptr noundef nonnull @.str.14) #15
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
  call fastcc void @fail(ptr noundef %1, ptr noundef nonnull @.str.25) #15
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
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
  unreachable

11:                                               ; preds = %4
  %12 = tail call ptr @calloc(i64 noundef 1, i64 noundef 152) #13
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %101, ptr noundef nonnull @.str.19) #15
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
  call fastcc void @fail(ptr noundef %112, ptr noundef nonnull @.str.14) #15
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
  call fastcc void @fail(ptr noundef %127, ptr noundef nonnull @.str.13) #15
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
  call fastcc void @fail(ptr noundef %151, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %10, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %15, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, ptr noundef nonnull align 8 dereferenceable(16) %54, i64 16, i1 false), !noalias !291
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %57 = load ptr, ptr %56, align 8, !noalias !291
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %59 = load ptr, ptr %58, align 8, !noalias !291
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %61 = load i64, ptr %60, align 8, !noalias !291
  %62 = getelementptr inbounds nuw i8, ptr %54, i64 40
  %63 = load i64, ptr %62, align 8, !noalias !291
  %64 = icmp eq ptr %57, null
  br i1 %64, label %77, label %65

65:                                               ; preds = %47
  %66 = shl nsw i64 %61, 1
  %67 = call i64 @llvm.smax.i64(i64 %66, i64 1)
  %68 = call ptr @calloc(i64 noundef %67, i64 noundef 8) #13, !noalias !291
  %69 = icmp eq ptr %68, null
  br i1 %69, label %70, label %71

70:                                               ; preds = %65
  call fastcc void @fail(ptr noundef %53, ptr noundef nonnull @.str.14) #15, !noalias !291
  unreachable

71:                                               ; preds = %65
  %72 = load ptr, ptr %56, align 8, !noalias !291
  %73 = shl i64 %61, 4
  %74 = call ptr @memcpy(ptr noundef nonnull %68, ptr noundef %72, i64 noundef %73) #13, !noalias !291
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
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %54, ptr noundef nonnull align 8 dereferenceable(16) %53, i64 16, i1 false), !noalias !294
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %56 = load ptr, ptr %55, align 8, !noalias !294
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %58 = load ptr, ptr %57, align 8, !noalias !294
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  %60 = load i64, ptr %59, align 8, !noalias !294
  %61 = getelementptr inbounds nuw i8, ptr %53, i64 40
  %62 = load i64, ptr %61, align 8, !noalias !294
  %63 = icmp eq ptr %56, null
  br i1 %63, label %76, label %64

64:                                               ; preds = %46
  %65 = shl nsw i64 %60, 1
  %66 = call i64 @llvm.smax.i64(i64 %65, i64 1)
  %67 = call ptr @calloc(i64 noundef %66, i64 noundef 8) #13, !noalias !294
  %68 = icmp eq ptr %67, null
  br i1 %68, label %69, label %70

69:                                               ; preds = %64
  call fastcc void @fail(ptr noundef %52, ptr noundef nonnull @.str.14) #15, !noalias !294
  unreachable

70:                                               ; preds = %64
  %71 = load ptr, ptr %55, align 8, !noalias !294
  %72 = shl i64 %60, 4
  %73 = call ptr @memcpy(ptr noundef nonnull %67, ptr noundef %71, i64 noundef %72) #13, !noalias !294
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
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %17, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12, !noalias !297
  store i32 1, ptr %15, align 4, !noalias !297
  %50 = call i32 @PMPI_Comm_size(ptr noundef %6, ptr noundef nonnull %15) #13, !noalias !297
  %51 = load i32, ptr %15, align 4, !noalias !297
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12, !noalias !297
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %16, ptr noundef %49, i32 noundef %4, ptr noundef null, ptr noundef null, ptr noundef %5, i32 noundef %51, i32 noundef -1, ptr noundef %8) #14, !noalias !297
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
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.17) #15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12, !noalias !300
  store i32 1, ptr %16, align 4, !noalias !300
  %51 = call i32 @PMPI_Comm_size(ptr noundef %7, ptr noundef nonnull %16) #13, !noalias !300
  %52 = load i32, ptr %16, align 4, !noalias !300
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12, !noalias !300
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %17, ptr noundef %50, i32 noundef 0, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6, i32 noundef %52, i32 noundef -1, ptr noundef %9) #14, !noalias !300
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
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %19, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %18, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %20, ptr noundef nonnull @.str.17) #15
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
  tail call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.17) #15
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
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 56
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
  br label %386

35:                                               ; preds = %31
  %36 = load i32, ptr %23, align 4
  %37 = icmp eq i32 %36, 0
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
  %45 = icmp eq ptr %1, @ompi_mpi_packed
  %46 = zext i1 %45 to i32
  br label %69

47:                                               ; preds = %38, %60
  %48 = phi i64 [ 0, %38 ], [ %64, %60 ]
  %49 = phi i32 [ 0, %38 ], [ %63, %60 ]
  %50 = phi i32 [ 0, %38 ], [ %62, %60 ]
  %51 = phi i32 [ 1, %38 ], [ %61, %60 ]
  %52 = getelementptr inbounds nuw %struct.anon, ptr @NUMBERS, i64 %48
  %53 = load ptr, ptr %52, align 16
  %54 = icmp eq ptr %53, %1
  br i1 %54, label %55, label %60

55:                                               ; preds = %47
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %57 = load i32, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %52, i64 12
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
  %73 = load ptr, ptr %72, align 16
  %74 = icmp eq ptr %73, %1
  br i1 %74, label %75, label %66

75:                                               ; preds = %69
  store i64 %2, ptr %25, align 8
  %76 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i64 1, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %78 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %79 = load i32, ptr %78, align 8
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
  %97 = call i32 @PMPI_Type_get_extent(ptr noundef %1, ptr noundef nonnull %18, ptr noundef nonnull %19) #13
  %98 = load i64, ptr %19, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12
  %99 = trunc i64 %98 to i32
  store i32 %99, ptr %42, align 8
  br label %110

100:                                              ; preds = %67, %100
  %101 = phi i64 [ %108, %100 ], [ 0, %67 ]
  %102 = phi i32 [ %107, %100 ], [ %46, %67 ]
  %103 = getelementptr inbounds nuw ptr, ptr @INTEGERS, i64 %101
  %104 = load ptr, ptr %103, align 8
  %105 = icmp eq ptr %104, %1
  %106 = zext i1 %105 to i32
  %107 = or i32 %102, %106
  %108 = add nuw nsw i64 %101, 1
  %109 = icmp eq i64 %108, 40
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
  %124 = call ptr @calloc(i64 noundef %123, i64 noundef 8) #13
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
  %134 = call i32 @PMPI_Type_get_contents(ptr noundef %1, i32 noundef %131, i32 noundef %132, i32 noundef %133, ptr noundef nonnull %116, ptr noundef nonnull %120, ptr noundef nonnull %124) #13
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %137, label %136

136:                                              ; preds = %112, %130
  store i32 1, ptr %28, align 8
  store i32 0, ptr %22, align 4
  br label %369

137:                                              ; preds = %130
  %138 = load ptr, ptr %124, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  store i64 0, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12
  store i64 0, ptr %17, align 8
  %139 = call i32 @PMPI_Type_get_extent(ptr noundef %138, ptr noundef nonnull %16, ptr noundef nonnull %17) #13
  %140 = load i64, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  %141 = load i32, ptr %23, align 4
  switch i32 %141, label %361 [
    i32 1, label %161
    i32 17, label %161
    i32 2, label %163
    i32 3, label %167
    i32 5, label %167
    i32 6, label %158
    i32 8, label %155
    i32 9, label %150
    i32 18, label %145
    i32 11, label %142
    i32 12, label %345
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
  %162 = load ptr, ptr %124, align 8
  call fastcc void @describe(ptr noundef %0, ptr noundef %162, i64 noundef %2) #14
  br label %362

163:                                              ; preds = %137
  %164 = load ptr, ptr %124, align 8
  %165 = load i32, ptr %116, align 4
  %166 = sext i32 %165 to i64
  call fastcc void @repeat(ptr noundef %0, ptr noundef %164, i64 noundef %2, i64 noundef %166) #14
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
  %175 = load ptr, ptr %124, align 8
  %176 = load i32, ptr %23, align 4
  %177 = icmp eq i32 %176, 3
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
  %190 = call i32 @PMPI_Type_get_extent(ptr noundef %175, ptr noundef nonnull %14, ptr noundef nonnull %15) #13
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
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %175, i64 noundef %199) #14
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
  %210 = load ptr, ptr %124, align 8
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
  %223 = call i32 @PMPI_Type_get_extent(ptr noundef %210, ptr noundef nonnull %12, ptr noundef nonnull %13) #13
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
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %210, i64 noundef %232) #14
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
  %241 = load ptr, ptr %124, align 8
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
  %249 = call i32 @PMPI_Type_get_extent(ptr noundef %241, ptr noundef nonnull %10, ptr noundef nonnull %11) #13
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
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %241, i64 noundef %258) #14
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
  %267 = load ptr, ptr %124, align 8
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
  %276 = call i32 @PMPI_Type_get_extent(ptr noundef %267, ptr noundef nonnull %8, ptr noundef nonnull %9) #13
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
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %267, i64 noundef %285) #14
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
  %295 = load ptr, ptr %124, align 8
  %296 = getelementptr inbounds nuw i64, ptr %120, i64 %294
  %297 = load i64, ptr %296, align 8
  %298 = add nsw i64 %297, %2
  %299 = load i32, ptr %149, align 4
  %300 = sext i32 %299 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store i64 0, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  store i64 0, ptr %7, align 8
  %301 = call i32 @PMPI_Type_get_extent(ptr noundef %295, ptr noundef nonnull %6, ptr noundef nonnull %7) #13
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
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %295, i64 noundef %310) #14
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
  %320 = getelementptr inbounds nuw ptr, ptr %124, i64 %319
  %321 = load ptr, ptr %320, align 8
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
  %329 = call i32 @PMPI_Type_get_extent(ptr noundef %321, ptr noundef nonnull %4, ptr noundef nonnull %5) #13
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
  call fastcc void @describe(ptr noundef nonnull %0, ptr noundef %321, i64 noundef %338) #14
  %339 = add nuw nsw i64 %333, 1
  %340 = icmp eq i64 %339, %328
  br i1 %340, label %341, label %332

341:                                              ; preds = %332, %336, %318
  %342 = load i32, ptr %116, align 4
  %343 = sext i32 %342 to i64
  %344 = icmp slt i64 %325, %343
  br i1 %344, label %318, label %362

345:                                              ; preds = %137
  %346 = load ptr, ptr %124, align 8
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
  %359 = icmp eq i32 %358, 1
  %360 = zext i1 %359 to i32
  call fastcc void @describe_part(ptr noundef %0, ptr noundef %346, i64 noundef %2, i32 noundef %347, ptr noundef %348, ptr noundef %350, ptr noundef %353, i32 noundef %360) #14
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
  %372 = getelementptr inbounds nuw ptr, ptr %124, i64 %371
  %373 = load ptr, ptr %372, align 8
  %374 = call i32 @PMPI_Type_get_envelope(ptr noundef %373, ptr noundef nonnull %27, ptr noundef nonnull %366, ptr noundef nonnull %367, ptr noundef nonnull %368) #13
  %375 = icmp eq i32 %374, 0
  %376 = load i32, ptr %368, align 4
  %377 = icmp ne i32 %376, 0
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

declare i32 @PMPI_Type_set_attr(ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @PMPI_Type_get_envelope(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
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

declare i32 @MPI_Pack(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @MPI_Unpack(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.19) #15
  unreachable

17:                                               ; preds = %14
  %18 = trunc i64 %1 to i32
  %19 = tail call i32 @PMPI_Recv(ptr noundef nonnull %7, i32 noundef %18, ptr noundef nonnull @ompi_mpi_double, i32 noundef %2, i32 noundef %3, ptr noundef %0, ptr noundef null) #13
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.13) #15
  unreachable

22:                                               ; preds = %17, %10
  ret ptr %7
}

declare i32 @PMPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

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
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.14) #15
  unreachable

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store ptr %1, ptr %35, align 8
  %36 = icmp sgt i64 %2, 2147483647
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.19) #15
  unreachable

38:                                               ; preds = %34
  %39 = trunc i64 %2 to i32
  %40 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %41 = call i32 @PMPI_Isend(ptr noundef nonnull %1, i32 noundef %39, ptr noundef nonnull @ompi_mpi_double, i32 noundef %3, i32 noundef %4, ptr noundef %0, ptr noundef nonnull %40) #13
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %44, label %43

43:                                               ; preds = %38
  call fastcc void @fail(ptr noundef %5, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %36, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %55, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %59, ptr noundef nonnull @.str.13) #15
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
  call fastcc void @fail(ptr noundef %88, ptr noundef nonnull @.str.14) #15
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
  call void %386(ptr noundef byval(%struct.Part) align 8 %388, ptr noundef %394) #13, !callees !329
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
  %13 = tail call fastcc ptr @layout_of(ptr noundef %2, ptr noundef %4) #14, !noalias !332
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load i64, ptr %16, align 8, !noalias !332
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.22) #15
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.23) #15
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
  tail call fastcc void @fail(ptr noundef %4, ptr noundef nonnull @.str.14) #15
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
  %59 = getelementptr inbounds nuw i8, ptr %13, i64 56
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
  tail call fastcc void @fail(ptr noundef %14, ptr noundef nonnull @.str.14) #15
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
  call fastcc void @fail(ptr noundef %40, ptr noundef nonnull @.str.14) #15
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
  call fastcc void @fail(ptr noundef %117, ptr noundef nonnull @.str.19) #15
  unreachable

120:                                              ; preds = %113
  %121 = trunc i64 %115 to i32
  %122 = load i64, ptr %6, align 8
  %123 = icmp sgt i64 %122, 2147483647
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  call fastcc void @fail(ptr noundef %117, ptr noundef nonnull @.str.19) #15
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
  call fastcc void @fail(ptr noundef %117, ptr noundef nonnull @.str.14) #15
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
  call fastcc void @fail(ptr noundef %361, ptr noundef nonnull @.str.13) #15
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
  call fastcc void @fail(ptr noundef %372, ptr noundef nonnull @.str.14) #15
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
  call fastcc void @fail(ptr noundef %418, ptr noundef nonnull @.str.13) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.14) #15
  unreachable

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %7, ptr %11, align 8
  %12 = tail call ptr @calloc(i64 noundef %6, i64 noundef 4) #13
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.14) #15
  unreachable

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %12, ptr %16, align 8
  %17 = tail call ptr @calloc(i64 noundef %6, i64 noundef 4) #13
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.14) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.24) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.19) #15
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
  tail call fastcc void @fail(ptr noundef %2, ptr noundef nonnull @.str.19) #15
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

define internal fastcc void @reduced(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %1, ptr noundef readonly byval(%struct.Part) align 8 captures(none) %2, i32 noundef range(i32 1, 11) %3, i32 noundef range(i32 2, 13) %4, i32 noundef range(i32 0, 2) %5, i32 noundef range(i32 0, 2) %6, ptr noundef %7, ptr noundef %8) unnamed_addr #1 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !340
  store ptr null, ptr %10, align 8, !noalias !340
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !340
  store i32 0, ptr %11, align 4, !noalias !340
  %25 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !340
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %33, label %27

27:                                               ; preds = %9
  %28 = call i32 @PMPI_Comm_get_attr(ptr noundef %7, i32 noundef %25, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !340
  %29 = load i32, ptr %11, align 4, !noalias !340
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %10, align 8, !noalias !340
  br label %35

33:                                               ; preds = %27, %9
  %34 = call fastcc ptr @make_private(ptr noundef %7) #14, !noalias !340
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi ptr [ %32, %31 ], [ %34, %33 ]
  store ptr %36, ptr %10, align 8, !noalias !340
  %37 = icmp eq ptr %36, null
  br i1 %37, label %46, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %40 = load ptr, ptr %39, align 8, !noalias !340
  %41 = icmp eq ptr %40, @ompi_mpi_comm_null
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %44 = load ptr, ptr %43, align 8, !noalias !340
  %45 = icmp eq ptr %44, @ompi_mpi_comm_null
  br i1 %45, label %46, label %47

46:                                               ; preds = %42, %38, %35
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.3) #15, !noalias !340
  unreachable

47:                                               ; preds = %42
  %48 = select i1 %22, i32 %3, i32 %4
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !340
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !340
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %49, ptr noundef nonnull align 8 dereferenceable(40) %15, i64 40, i1 false)
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %50, ptr noundef nonnull align 8 dereferenceable(40) %16, i64 40, i1 false)
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %51, i8 0, i64 48, i1 false)
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
  store ptr %40, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %8, ptr %68, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  ret void
}

define internal fastcc void @rooted(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone captures(address) %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef readonly captures(address_is_null) %9, ptr noundef readonly captures(address_is_null) %10, i32 noundef %11, ptr noundef %12, ptr noundef %13, i32 noundef range(i32 4, 6) %14, i32 noundef range(i32 0, 2) %15) unnamed_addr #1 {
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
  %26 = call i32 @PMPI_Comm_rank(ptr noundef %12, ptr noundef nonnull %20) #13
  %27 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #12
  %28 = icmp eq i32 %27, %11
  %29 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %30 = and i1 %29, %28
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #12
  br i1 %30, label %31, label %34

31:                                               ; preds = %16
  call void @llvm.experimental.noalias.scope.decl(metadata !343)
  %32 = call fastcc ptr @layout_of(ptr noundef %8, ptr noundef %13) #14, !noalias !343
  store ptr null, ptr %21, align 8, !alias.scope !343
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %32, ptr %33, align 8, !alias.scope !343
  br label %54

34:                                               ; preds = %16
  call void @llvm.experimental.noalias.scope.decl(metadata !346)
  %35 = icmp eq ptr %2, %1
  %36 = select i1 %35, ptr null, ptr %2
  call void @llvm.experimental.noalias.scope.decl(metadata !349)
  %37 = call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %13) #14, !noalias !352
  store ptr %36, ptr %21, align 8, !alias.scope !352
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store ptr %37, ptr %38, align 8, !alias.scope !352
  %39 = icmp sgt i32 %3, 0
  br i1 %39, label %40, label %54

40:                                               ; preds = %34
  %41 = zext nneg i32 %3 to i64
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %43 = load i64, ptr %42, align 8, !noalias !352
  %44 = mul nsw i64 %43, %41
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 %44, ptr %45, align 8, !alias.scope !352
  %46 = icmp eq ptr %1, null
  %47 = icmp ne i64 %43, 0
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %49, label %57

49:                                               ; preds = %40
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %51 = load i64, ptr %50, align 8, !noalias !346
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %49
  call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.21) #15, !noalias !346
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
  %68 = call i32 @PMPI_Comm_size(ptr noundef %12, ptr noundef nonnull %19) #13
  %69 = load i32, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #12
  %70 = select i1 %29, i32 %11, i32 -1
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %23, ptr noundef %67, i32 noundef %7, ptr noundef %9, ptr noundef %10, ptr noundef %8, i32 noundef %69, i32 noundef %70, ptr noundef %13) #14
  br label %71

71:                                               ; preds = %59, %57
  %72 = icmp eq i32 %14, 5
  %73 = select i1 %72, ptr %23, ptr %22
  %74 = select i1 %72, ptr %22, ptr %23
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %24, ptr noundef nonnull align 8 dereferenceable(40) %73, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %25, ptr noundef nonnull align 8 dereferenceable(40) %74, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #12, !noalias !353
  store ptr null, ptr %17, align 8, !noalias !353
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #12, !noalias !353
  store i32 0, ptr %18, align 4, !noalias !353
  %75 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !353
  %76 = icmp eq i32 %75, -1
  br i1 %76, label %83, label %77

77:                                               ; preds = %71
  %78 = call i32 @PMPI_Comm_get_attr(ptr noundef %12, i32 noundef %75, ptr noundef nonnull %17, ptr noundef nonnull %18) #13, !noalias !353
  %79 = load i32, ptr %18, align 4, !noalias !353
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %83, label %81

81:                                               ; preds = %77
  %82 = load ptr, ptr %17, align 8, !noalias !353
  br label %85

83:                                               ; preds = %77, %71
  %84 = call fastcc ptr @make_private(ptr noundef %12) #14, !noalias !353
  br label %85

85:                                               ; preds = %83, %81
  %86 = phi ptr [ %82, %81 ], [ %84, %83 ]
  store ptr %86, ptr %17, align 8, !noalias !353
  %87 = icmp eq ptr %86, null
  br i1 %87, label %96, label %88

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %90 = load ptr, ptr %89, align 8, !noalias !353
  %91 = icmp eq ptr %90, @ompi_mpi_comm_null
  br i1 %91, label %96, label %92

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %94 = load ptr, ptr %93, align 8, !noalias !353
  %95 = icmp eq ptr %94, @ompi_mpi_comm_null
  br i1 %95, label %96, label %97

96:                                               ; preds = %92, %88, %85
  call fastcc void @fail(ptr noundef %13, ptr noundef nonnull @.str.3) #15, !noalias !353
  unreachable

97:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #12, !noalias !353
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #12, !noalias !353
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %98, ptr noundef nonnull align 8 dereferenceable(40) %24, i64 40, i1 false)
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %99, ptr noundef nonnull align 8 dereferenceable(40) %25, i64 40, i1 false)
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %100, i8 0, i64 48, i1 false)
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
  store ptr %90, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %13, ptr %117, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #12
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
  %53 = call fastcc ptr @layout_of(ptr noundef %5, ptr noundef %8) #14, !noalias !356
  %54 = icmp sgt i64 %52, 0
  br i1 %54, label %55, label %65

55:                                               ; preds = %45
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %57 = load i64, ptr %56, align 8, !noalias !356
  %58 = mul nsw i64 %57, %52
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 48
  %60 = load i32, ptr %59, align 8
  %61 = icmp ne i32 %60, 0
  %62 = icmp ne i64 %57, 0
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %64, label %65

64:                                               ; preds = %55
  store i64 %33, ptr %23, align 8
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.24) #15
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
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.19) #15
  unreachable

73:                                               ; preds = %65
  %74 = trunc i64 %70 to i32
  %75 = getelementptr inbounds nuw i32, ptr %22, i64 %32
  store i32 %74, ptr %75, align 4
  %76 = icmp sgt i64 %33, 2147483647
  br i1 %76, label %77, label %78

77:                                               ; preds = %73
  store i64 %33, ptr %23, align 8
  call fastcc void @fail(ptr noundef %8, ptr noundef nonnull @.str.19) #15
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

define internal fastcc void @gathered(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef readnone captures(address) %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readonly byval(%struct.Parts) align 8 captures(none) %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Part, align 8
  %14 = alloca %struct.Parts, align 8
  %15 = alloca %struct.Parts, align 8
  %16 = alloca %struct.Parts, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  %17 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %17, label %18, label %25

18:                                               ; preds = %9
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = load ptr, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 0, ptr %12, align 4
  %21 = call i32 @PMPI_Comm_rank(ptr noundef %6, ptr noundef nonnull %12) #13
  %22 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.Part, ptr %20, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, ptr noundef nonnull align 8 dereferenceable(24) %24, i64 24, i1 false)
  br label %47

25:                                               ; preds = %9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !360)
  %26 = icmp eq ptr %2, %1
  %27 = select i1 %26, ptr null, ptr %2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !363)
  %28 = tail call fastcc ptr @layout_of(ptr noundef %4, ptr noundef %7) #14, !noalias !366
  store ptr %27, ptr %13, align 8, !alias.scope !366
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %28, ptr %29, align 8, !alias.scope !366
  %30 = icmp sgt i32 %3, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 0, ptr %32, align 8, !alias.scope !366
  br label %47

33:                                               ; preds = %25
  %34 = zext nneg i32 %3 to i64
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %36 = load i64, ptr %35, align 8, !noalias !366
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %37, ptr %38, align 8, !alias.scope !366
  %39 = icmp eq ptr %1, null
  %40 = icmp ne i64 %36, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %47

42:                                               ; preds = %33
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %44 = load i64, ptr %43, align 8, !noalias !360
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  tail call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.21) #15, !noalias !360
  unreachable

47:                                               ; preds = %42, %33, %31, %18
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  call fastcc void @one_part(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %14, ptr noundef nonnull byval(%struct.Part) align 8 %13, ptr noundef %7) #14
  %48 = icmp eq i32 %8, 0
  %49 = select i1 %48, ptr %14, ptr %5
  %50 = select i1 %48, ptr %5, ptr %14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %15, ptr noundef nonnull align 8 dereferenceable(40) %49, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %16, ptr noundef nonnull align 8 dereferenceable(40) %50, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !367
  store ptr null, ptr %10, align 8, !noalias !367
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !367
  store i32 0, ptr %11, align 4, !noalias !367
  %51 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !367
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %59, label %53

53:                                               ; preds = %47
  %54 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %51, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !367
  %55 = load i32, ptr %11, align 4, !noalias !367
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %59, label %57

57:                                               ; preds = %53
  %58 = load ptr, ptr %10, align 8, !noalias !367
  br label %61

59:                                               ; preds = %53, %47
  %60 = call fastcc ptr @make_private(ptr noundef %6) #14, !noalias !367
  br label %61

61:                                               ; preds = %59, %57
  %62 = phi ptr [ %58, %57 ], [ %60, %59 ]
  store ptr %62, ptr %10, align 8, !noalias !367
  %63 = icmp eq ptr %62, null
  br i1 %63, label %72, label %64

64:                                               ; preds = %61
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %66 = load ptr, ptr %65, align 8, !noalias !367
  %67 = icmp eq ptr %66, @ompi_mpi_comm_null
  br i1 %67, label %72, label %68

68:                                               ; preds = %64
  %69 = getelementptr inbounds nuw i8, ptr %62, i64 24
  %70 = load ptr, ptr %69, align 8, !noalias !367
  %71 = icmp eq ptr %70, @ompi_mpi_comm_null
  br i1 %71, label %72, label %73

72:                                               ; preds = %68, %64, %61
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15, !noalias !367
  unreachable

73:                                               ; preds = %68
  %74 = select i1 %48, i32 6, i32 7
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !367
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !367
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %75, ptr noundef nonnull align 8 dereferenceable(40) %15, i64 40, i1 false)
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %76, ptr noundef nonnull align 8 dereferenceable(40) %16, i64 40, i1 false)
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %77, i8 0, i64 48, i1 false)
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
  store ptr %66, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr null, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr null, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr null, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %7, ptr %98, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  ret void
}

define internal fastcc void @shared_out(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Exchange) align 8 captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef range(i32 0, 2) %8) unnamed_addr #1 {
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
  %21 = call i32 @PMPI_Comm_rank(ptr noundef %6, ptr noundef nonnull %13) #13
  %22 = load i32, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %4, i64 %23
  %25 = load i32, ptr %24, align 4
  br label %26

26:                                               ; preds = %9, %20
  %27 = phi i32 [ %25, %20 ], [ %3, %9 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !370)
  %28 = call fastcc ptr @layout_of(ptr noundef %5, ptr noundef %7) #14, !noalias !370
  store ptr %2, ptr %14, align 8, !alias.scope !370
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %28, ptr %29, align 8, !alias.scope !370
  %30 = icmp sgt i32 %27, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %26
  %32 = zext nneg i32 %27 to i64
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %34 = load i64, ptr %33, align 8, !noalias !370
  %35 = mul nsw i64 %34, %32
  br label %36

36:                                               ; preds = %26, %31
  %37 = phi i64 [ %35, %31 ], [ 0, %26 ]
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %37, ptr %38, align 8, !alias.scope !370
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  store i32 1, ptr %12, align 4
  %39 = call i32 @PMPI_Comm_size(ptr noundef %6, ptr noundef nonnull %12) #13
  %40 = load i32, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  call fastcc void @parts_of(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %15, ptr noundef %1, i32 noundef %3, ptr noundef %4, ptr noundef null, ptr noundef %5, i32 noundef %40, i32 noundef -1, ptr noundef %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  call fastcc void @one_part(ptr dead_on_unwind writable sret(%struct.Parts) align 8 %16, ptr noundef nonnull byval(%struct.Part) align 8 %14, ptr noundef %7) #14
  %41 = icmp eq i32 %8, 0
  %42 = select i1 %41, ptr %15, ptr %16
  %43 = select i1 %41, ptr %16, ptr %15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %17, ptr noundef nonnull align 8 dereferenceable(40) %42, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %18, ptr noundef nonnull align 8 dereferenceable(40) %43, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !noalias !373
  store ptr null, ptr %10, align 8, !noalias !373
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !noalias !373
  store i32 0, ptr %11, align 4, !noalias !373
  %44 = load i32, ptr @__enzcc_mpi_key, align 4, !noalias !373
  %45 = icmp eq i32 %44, -1
  br i1 %45, label %52, label %46

46:                                               ; preds = %36
  %47 = call i32 @PMPI_Comm_get_attr(ptr noundef %6, i32 noundef %44, ptr noundef nonnull %10, ptr noundef nonnull %11) #13, !noalias !373
  %48 = load i32, ptr %11, align 4, !noalias !373
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %10, align 8, !noalias !373
  br label %54

52:                                               ; preds = %46, %36
  %53 = call fastcc ptr @make_private(ptr noundef %6) #14, !noalias !373
  br label %54

54:                                               ; preds = %52, %50
  %55 = phi ptr [ %51, %50 ], [ %53, %52 ]
  store ptr %55, ptr %10, align 8, !noalias !373
  %56 = icmp eq ptr %55, null
  br i1 %56, label %65, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %59 = load ptr, ptr %58, align 8, !noalias !373
  %60 = icmp eq ptr %59, @ompi_mpi_comm_null
  br i1 %60, label %65, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %55, i64 24
  %63 = load ptr, ptr %62, align 8, !noalias !373
  %64 = icmp eq ptr %63, @ompi_mpi_comm_null
  br i1 %64, label %65, label %66

65:                                               ; preds = %61, %57, %54
  call fastcc void @fail(ptr noundef %7, ptr noundef nonnull @.str.3) #15, !noalias !373
  unreachable

66:                                               ; preds = %61
  %67 = select i1 %41, i32 7, i32 6
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !noalias !373
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !noalias !373
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %68, ptr noundef nonnull align 8 dereferenceable(40) %17, i64 40, i1 false)
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %69, ptr noundef nonnull align 8 dereferenceable(40) %18, i64 40, i1 false)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 160
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %70, i8 0, i64 48, i1 false)
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
  store ptr %59, ptr %81, align 8
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
  store ptr %7, ptr %87, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
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
  %56 = icmp eq i32 %55, -2
  %57 = select i1 %56, i64 0, i64 %42
  %58 = call fastcc ptr @layout_of(ptr noundef %6, ptr noundef %9) #14, !noalias !376
  %59 = icmp sgt i64 %57, 0
  br i1 %59, label %60, label %70

60:                                               ; preds = %48
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %62 = load i64, ptr %61, align 8, !noalias !376
  %63 = mul nsw i64 %62, %57
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 48
  %65 = load i32, ptr %64, align 8
  %66 = icmp ne i32 %65, 0
  %67 = icmp ne i64 %62, 0
  %68 = select i1 %66, i1 %67, i1 false
  br i1 %68, label %69, label %70

69:                                               ; preds = %60
  store i64 %35, ptr %25, align 8
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.24) #15
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
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.19) #15
  unreachable

78:                                               ; preds = %70
  %79 = trunc i64 %75 to i32
  %80 = getelementptr inbounds nuw i32, ptr %24, i64 %34
  store i32 %79, ptr %80, align 4
  %81 = icmp sgt i64 %35, 2147483647
  br i1 %81, label %82, label %83

82:                                               ; preds = %78
  store i64 %35, ptr %25, align 8
  call fastcc void @fail(ptr noundef %9, ptr noundef nonnull @.str.19) #15
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
  %34 = getelementptr inbounds nuw ptr, ptr %4, i64 %23
  %35 = load ptr, ptr %34, align 8
  %36 = tail call fastcc ptr @layout_of(ptr noundef %35, ptr noundef %6) #14, !noalias !380
  %37 = icmp sgt i32 %33, 0
  br i1 %37, label %38, label %49

38:                                               ; preds = %30
  %39 = zext nneg i32 %33 to i64
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %41 = load i64, ptr %40, align 8, !noalias !380
  %42 = mul nsw i64 %41, %39
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 48
  %44 = load i32, ptr %43, align 8
  %45 = icmp ne i32 %44, 0
  %46 = icmp ne i64 %41, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %49

48:                                               ; preds = %38
  store i64 %24, ptr %15, align 8
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.24) #15
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
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.19) #15
  unreachable

57:                                               ; preds = %49
  %58 = trunc i64 %54 to i32
  %59 = getelementptr inbounds nuw i32, ptr %14, i64 %23
  store i32 %58, ptr %59, align 4
  %60 = icmp sgt i64 %24, 2147483647
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  store i64 %24, ptr %15, align 8
  tail call fastcc void @fail(ptr noundef %6, ptr noundef nonnull @.str.19) #15
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
!41 = !{!42}
!42 = distinct !{!42, !43, !"shadow_part: argument 0"}
!43 = distinct !{!43, !"shadow_part"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"part: argument 0"}
!46 = distinct !{!46, !"part"}
!47 = !{!45, !42}
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
!62 = !{!63}
!63 = distinct !{!63, !64, !"came: argument 0"}
!64 = distinct !{!64, !"came"}
!65 = !{!66}
!66 = distinct !{!66, !67, !"came: argument 0"}
!67 = distinct !{!67, !"came"}
!68 = !{!69}
!69 = distinct !{!69, !70, !"came: argument 0"}
!70 = distinct !{!70, !"came"}
!71 = !{!72}
!72 = distinct !{!72, !73, !"shadow_part: argument 0"}
!73 = distinct !{!73, !"shadow_part"}
!74 = !{!75}
!75 = distinct !{!75, !76, !"part: argument 0"}
!76 = distinct !{!76, !"part"}
!77 = !{!75, !72}
!78 = !{!79}
!79 = distinct !{!79, !80, !"shadow_part: argument 0"}
!80 = distinct !{!80, !"shadow_part"}
!81 = !{!82}
!82 = distinct !{!82, !83, !"part: argument 0"}
!83 = distinct !{!83, !"part"}
!84 = !{!82, !79}
!85 = !{!86}
!86 = distinct !{!86, !87, !"came: argument 0"}
!87 = distinct !{!87, !"came"}
!88 = !{!89}
!89 = distinct !{!89, !90, !"came: argument 0"}
!90 = distinct !{!90, !"came"}
!91 = !{!92}
!92 = distinct !{!92, !93, !"shadow_part: argument 0"}
!93 = distinct !{!93, !"shadow_part"}
!94 = !{!95}
!95 = distinct !{!95, !96, !"part: argument 0"}
!96 = distinct !{!96, !"part"}
!97 = !{!95, !92}
!98 = !{!99}
!99 = distinct !{!99, !100, !"shadow_part: argument 0"}
!100 = distinct !{!100, !"shadow_part"}
!101 = !{!102}
!102 = distinct !{!102, !103, !"part: argument 0"}
!103 = distinct !{!103, !"part"}
!104 = !{!102, !99}
!105 = !{!106}
!106 = distinct !{!106, !107, !"came: argument 0"}
!107 = distinct !{!107, !"came"}
!108 = !{!109, !111}
!109 = distinct !{!109, !110, !"part: argument 0"}
!110 = distinct !{!110, !"part"}
!111 = distinct !{!111, !112, !"shadow_part: argument 0"}
!112 = distinct !{!112, !"shadow_part"}
!113 = !{!111}
!114 = !{!115}
!115 = distinct !{!115, !116, !"shadow_part: argument 0"}
!116 = distinct !{!116, !"shadow_part"}
!117 = !{!118}
!118 = distinct !{!118, !119, !"part: argument 0"}
!119 = distinct !{!119, !"part"}
!120 = !{!118, !115}
!124 = !{!125}
!125 = distinct !{!125, !126, !"shadow_part: argument 0"}
!126 = distinct !{!126, !"shadow_part"}
!127 = !{!128}
!128 = distinct !{!128, !129, !"part: argument 0"}
!129 = distinct !{!129, !"part"}
!130 = !{!128, !125}
!131 = !{!132}
!132 = distinct !{!132, !133, !"shadow_part: argument 0"}
!133 = distinct !{!133, !"shadow_part"}
!134 = !{!135}
!135 = distinct !{!135, !136, !"part: argument 0"}
!136 = distinct !{!136, !"part"}
!137 = !{!135, !132}
!138 = !{!139, !141}
!139 = distinct !{!139, !140, !"part: argument 0"}
!140 = distinct !{!140, !"part"}
!141 = distinct !{!141, !142, !"shadow_part: argument 0"}
!142 = distinct !{!142, !"shadow_part"}
!143 = !{!141}
!149 = !{!150}
!150 = distinct !{!150, !151, !"part: argument 0"}
!151 = distinct !{!151, !"part"}
!154 = !{!155}
!155 = distinct !{!155, !156, !"part: argument 0"}
!156 = distinct !{!156, !"part"}
!159 = !{!160}
!160 = distinct !{!160, !161, !"exchange_of: argument 0"}
!161 = distinct !{!161, !"exchange_of"}
!162 = !{!163}
!163 = distinct !{!163, !164, !"shadow_part: argument 0"}
!164 = distinct !{!164, !"shadow_part"}
!165 = !{!166}
!166 = distinct !{!166, !167, !"part: argument 0"}
!167 = distinct !{!167, !"part"}
!168 = !{!166, !163}
!169 = !{!170}
!170 = distinct !{!170, !171, !"exchange_of: argument 0"}
!171 = distinct !{!171, !"exchange_of"}
!172 = !{!173}
!173 = distinct !{!173, !174, !"part: argument 0"}
!174 = distinct !{!174, !"part"}
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
!225 = distinct !{!225, !226, !"shadow_part: argument 0"}
!226 = distinct !{!226, !"shadow_part"}
!227 = !{!228}
!228 = distinct !{!228, !229, !"part: argument 0"}
!229 = distinct !{!229, !"part"}
!230 = !{!228, !225}
!231 = !{!232}
!232 = distinct !{!232, !233, !"allgather_of: argument 0"}
!233 = distinct !{!233, !"allgather_of"}
!234 = !{!235}
!235 = distinct !{!235, !236, !"allgather_of: argument 0"}
!236 = distinct !{!236, !"allgather_of"}
!237 = !{!238, !240}
!238 = distinct !{!238, !239, !"exchange_of: argument 0"}
!239 = distinct !{!239, !"exchange_of"}
!240 = distinct !{!240, !241, !"exchanged: argument 0"}
!241 = distinct !{!241, !"exchanged"}
!242 = !{!243}
!243 = distinct !{!243, !244, !"neighbours: argument 0"}
!244 = distinct !{!244, !"neighbours"}
!245 = !{!246}
!246 = distinct !{!246, !247, !"exchange_of: argument 0"}
!247 = distinct !{!247, !"exchange_of"}
!248 = !{!246, !243}
!249 = !{!250}
!250 = distinct !{!250, !251, !"neighbours: argument 0"}
!251 = distinct !{!251, !"neighbours"}
!252 = !{!253}
!253 = distinct !{!253, !254, !"exchange_of: argument 0"}
!254 = distinct !{!254, !"exchange_of"}
!255 = !{!253, !250}
!256 = !{!257}
!257 = distinct !{!257, !258, !"allgatherv_of: argument 0"}
!258 = distinct !{!258, !"allgatherv_of"}
!259 = !{!260}
!260 = distinct !{!260, !261, !"allgatherv_of: argument 0"}
!261 = distinct !{!261, !"allgatherv_of"}
!262 = !{!263, !265}
!263 = distinct !{!263, !264, !"exchange_of: argument 0"}
!264 = distinct !{!264, !"exchange_of"}
!265 = distinct !{!265, !266, !"exchanged: argument 0"}
!266 = distinct !{!266, !"exchanged"}
!267 = !{!268}
!268 = distinct !{!268, !269, !"exchanged: argument 0"}
!269 = distinct !{!269, !"exchanged"}
!270 = !{!271}
!271 = distinct !{!271, !272, !"exchange_of: argument 0"}
!272 = distinct !{!272, !"exchange_of"}
!273 = !{!271, !268}
!274 = !{!275}
!275 = distinct !{!275, !276, !"neighbours: argument 0"}
!276 = distinct !{!276, !"neighbours"}
!277 = !{!278}
!278 = distinct !{!278, !279, !"exchange_of: argument 0"}
!279 = distinct !{!279, !"exchange_of"}
!280 = !{!278, !275}
!281 = !{!282}
!282 = distinct !{!282, !283, !"neighbours: argument 0"}
!283 = distinct !{!283, !"neighbours"}
!284 = !{!285, !282}
!285 = distinct !{!285, !286, !"exchange_of: argument 0"}
!286 = distinct !{!286, !"exchange_of"}
!291 = !{!292}
!292 = distinct !{!292, !293, !"chosen: argument 0"}
!293 = distinct !{!293, !"chosen"}
!294 = !{!295}
!295 = distinct !{!295, !296, !"chosen: argument 0"}
!296 = distinct !{!296, !"chosen"}
!297 = !{!298}
!298 = distinct !{!298, !299, !"allgather_of: argument 0"}
!299 = distinct !{!299, !"allgather_of"}
!300 = !{!301}
!301 = distinct !{!301, !302, !"allgatherv_of: argument 0"}
!302 = distinct !{!302, !"allgatherv_of"}
!329 = !{ptr @add, ptr @set}
!332 = !{!333}
!333 = distinct !{!333, !334, !"part: argument 0"}
!334 = distinct !{!334, !"part"}
!340 = !{!341}
!341 = distinct !{!341, !342, !"exchange_of: argument 0"}
!342 = distinct !{!342, !"exchange_of"}
!343 = !{!344}
!344 = distinct !{!344, !345, !"part: argument 0"}
!345 = distinct !{!345, !"part"}
!346 = !{!347}
!347 = distinct !{!347, !348, !"shadow_part: argument 0"}
!348 = distinct !{!348, !"shadow_part"}
!349 = !{!350}
!350 = distinct !{!350, !351, !"part: argument 0"}
!351 = distinct !{!351, !"part"}
!352 = !{!350, !347}
!353 = !{!354}
!354 = distinct !{!354, !355, !"exchange_of: argument 0"}
!355 = distinct !{!355, !"exchange_of"}
!356 = !{!357}
!357 = distinct !{!357, !358, !"part: argument 0"}
!358 = distinct !{!358, !"part"}
!360 = !{!361}
!361 = distinct !{!361, !362, !"shadow_part: argument 0"}
!362 = distinct !{!362, !"shadow_part"}
!363 = !{!364}
!364 = distinct !{!364, !365, !"part: argument 0"}
!365 = distinct !{!365, !"part"}
!366 = !{!364, !361}
!367 = !{!368}
!368 = distinct !{!368, !369, !"exchange_of: argument 0"}
!369 = distinct !{!369, !"exchange_of"}
!370 = !{!371}
!371 = distinct !{!371, !372, !"part: argument 0"}
!372 = distinct !{!372, !"part"}
!373 = !{!374}
!374 = distinct !{!374, !375, !"exchange_of: argument 0"}
!375 = distinct !{!375, !"exchange_of"}
!376 = !{!377}
!377 = distinct !{!377, !378, !"part: argument 0"}
!378 = distinct !{!378, !"part"}
!380 = !{!381}
!381 = distinct !{!381, !382, !"part: argument 0"}
!382 = distinct !{!382, !"part"}
