; Generated from csrc/check.c by csrc/build.py: do not edit. 17f393283b27283d 59850dd59080f3b0

%struct.Program = type { double, double, i64, i64, i64, i64, i32, i32, i32, i32, i32, [5 x %struct.Action], i64, i64, i64, i64, i64, double, [512 x i8], ptr, i64, ptr, [16 x %struct.Half], i8, i64, [65536 x i8] }
%struct.Action = type { ptr, [16 x i64], i32, ptr }
%struct.Half = type { %struct.State, ptr, i64, i32 }
%struct.State = type { ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, double, ptr, ptr, i64, ptr }
%struct.Object = type { ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i64, i64 }
%struct.Anchor = type { ptr, i64, ptr, i32, i32, i32, i32, i32, ptr, ptr }
%struct.Pair = type { ptr, ptr }
%struct.anon.0 = type { i32, i16, i16 }
%struct.Entry = type { ptr, ptr, double, double, double, double, i32, i32, i32, i32 }
%struct.Slot = type { i64, i64, i64, i64 }
%struct.Range = type { ptr, ptr, i32, i32, i32 }
%struct.anon = type { i32, i16, i16 }
%struct.Variable = type { ptr, i64, ptr }
%struct.Known = type { ptr }
%struct.Slope = type { double, double, double, i32, i32 }

@__enzcc_check_watch = linkonce_odr hidden global ptr null, align 8
@__enzcc_check_program = linkonce_odr hidden global %struct.Program zeroinitializer, align 8
@__enzcc_check_thread = linkonce_odr hidden thread_local global ptr null, align 8
@.str = private unnamed_addr constant [12 x i8] c"not checked\00", align 1
@.str.1 = private unnamed_addr constant [81 x i8] c"    there is no address space for it (half a gigabyte, of which little is used)\0A\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"    %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [96 x i8] c"    the function leaves pointers in memory: seeds may be where there was nothing when it began\0A\00", align 1
@.str.4 = private unnamed_addr constant [88 x i8] c"    other things have a shadow than in the augmented half, or it has released an input\0A\00", align 1
@.str.5 = private unnamed_addr constant [58 x i8] c"    the two halves are given shadows at different places\0A\00", align 1
@tell.lock = internal global i8 0, align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"_Z\00", align 1
@.str.7 = private unnamed_addr constant [81 x i8] c"==enzcc== %s: %s\0A    derivative of '%s', asked for at %s (%s mode, call %lld)\0A%s\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"ERROR\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"warning\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"forward\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"reverse\00", align 1
@.str.12 = private unnamed_addr constant [113 x i8] c"%s\0A  {\22kind\22: \22%s\22, \22severity\22: \22%s\22, \22function\22: \22%s\22, \22place\22: \22%s\22, \22mode\22: \22%s\22, \22call\22: %lld, \22text\22: \22%s\22}\00", align 1
@.str.13 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.14 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"error\00", align 1
@.str.16 = private unnamed_addr constant [10 x i8] c"%.*s'%s%s\00", align 1
@.str.17 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.18 = private unnamed_addr constant [84 x i8] c"{\22requests\22: %lld, \22checked\22: %lld, \22errors\22: %lld, \22warnings\22: %lld, \22findings\22: [\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"]}\0A\00", align 1
@.str.20 = private unnamed_addr constant [102 x i8] c"    the function did not come to an end in a child process (a signal, a hang, threads, an exception)\0A\00", align 1
@.str.21 = private unnamed_addr constant [16 x i8] c"/proc/self/maps\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"[heap]\00", align 1
@.str.23 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.24 = private unnamed_addr constant [17 x i8] c"/proc/self/fd/%d\00", align 1
@separate.ends = internal unnamed_addr constant [6 x i32] [i32 4, i32 6, i32 7, i32 8, i32 11, i32 14], align 16
@.str.25 = private unnamed_addr constant [63 x i8] c"    it has run for %.0f seconds, the function itself for %.2g\0A\00", align 1
@.str.26 = private unnamed_addr constant [17 x i8] c"derivative hangs\00", align 1
@.str.27 = private unnamed_addr constant [12 x i8] c"null shadow\00", align 1
@.str.28 = private unnamed_addr constant [23 x i8] c"and its shadow is null\00", align 1
@singles = internal unnamed_addr constant [4 x double] [double 1.562500e-02, double 0x3F60000000000000, double 6.250000e-02, double 0x3F30000000000000], align 16
@doubles = internal unnamed_addr constant [4 x double] [double 0x3F50000000000000, double 0x3F00000000000000, double 0x3EB0000000000000, double 1.562500e-02], align 16
@.str.29 = private unnamed_addr constant [60 x i8] c"    %s: its shadow is shorter than itself, and ends before\0A\00", align 1
@.str.30 = private unnamed_addr constant [17 x i8] c"shadow too short\00", align 1
@.str.31 = private unnamed_addr constant [49 x i8] c"    %s: its shadow is NaN before the derivative\0A\00", align 1
@.str.32 = private unnamed_addr constant [17 x i8] c"shadow holds NaN\00", align 1
@.str.33 = private unnamed_addr constant [64 x i8] c"    %s: its shadow is memory that the function reads or writes\0A\00", align 1
@.str.34 = private unnamed_addr constant [23 x i8] c"shadow overlaps primal\00", align 1
@.str.35 = private unnamed_addr constant [43 x i8] c"    %s: another float has the same shadow\0A\00", align 1
@.str.36 = private unnamed_addr constant [16 x i8] c"shadows overlap\00", align 1
@.str.37 = private unnamed_addr constant [102 x i8] c"    a pointer of argument %d is its own shadow, and no enzyme_runtime_activity is given: not checked\0A\00", align 1
@.str.38 = private unnamed_addr constant [25 x i8] c"shadow is its own primal\00", align 1
@.str.39 = private unnamed_addr constant [29 x i8] c"shadow pointer leads nowhere\00", align 1
@.str.40 = private unnamed_addr constant [65 x i8] c"    where the function read a pointer, its shadow is no address\0A\00", align 1
@.str.41 = private unnamed_addr constant [65 x i8] c"    floats other than double and float, which the function uses\0A\00", align 1
@.str.42 = private unnamed_addr constant [50 x i8] c"    what is beyond the first four million floats\0A\00", align 1
@.str.43 = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.44 = private unnamed_addr constant [6 x i8] c"float\00", align 1
@.str.45 = private unnamed_addr constant [11 x i8] c"the result\00", align 1
@.str.46 = private unnamed_addr constant [12 x i8] c"argument %d\00", align 1
@.str.47 = private unnamed_addr constant [16 x i8] c"argument %d, at\00", align 1
@.str.48 = private unnamed_addr constant [22 x i8] c"a global variable, at\00", align 1
@.str.49 = private unnamed_addr constant [10 x i8] c" byte %ld\00", align 1
@.str.50 = private unnamed_addr constant [8 x i8] c" -> %ld\00", align 1
@.str.51 = private unnamed_addr constant [10 x i8] c" (%s, %g)\00", align 1
@.str.52 = private unnamed_addr constant [40 x i8] c"    %s: the function depends on it, %s\0A\00", align 1
@.str.53 = private unnamed_addr constant [20 x i8] c"derivative released\00", align 1
@.str.54 = private unnamed_addr constant [96 x i8] c"makes other memory in its place, and releases it and its shadow: nobody can read the derivative\00", align 1
@.str.55 = private unnamed_addr constant [12 x i8] c"ENZCC_CHECK\00", align 1
@.str.56 = private unnamed_addr constant [6 x i8] c"every\00", align 1
@.str.57 = private unnamed_addr constant [10 x i8] c"tolerance\00", align 1
@.str.58 = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.59 = private unnamed_addr constant [5 x i8] c"seed\00", align 1
@.str.60 = private unnamed_addr constant [5 x i8] c"list\00", align 1
@.str.61 = private unnamed_addr constant [6 x i8] c"limit\00", align 1
@.str.62 = private unnamed_addr constant [7 x i8] c"report\00", align 1
@.str.63 = private unnamed_addr constant [18 x i8] c"tangents all zero\00", align 1
@.str.64 = private unnamed_addr constant [15 x i8] c"seeds all zero\00", align 1
@.str.65 = private unnamed_addr constant [60 x i8] c"    whenever it was called: so the derivative says nothing\0A\00", align 1
@.str.66 = private unnamed_addr constant [92 x i8] c"==enzcc== %lld of %lld derivatives checked, %lld findings: the program ends with status %d\0A\00", align 1
@.str.67 = private unnamed_addr constant [19 x i8] c"kink, or too noisy\00", align 1
@.str.68 = private unnamed_addr constant [78 x i8] c"    differences of two step sizes disagree with each other here: not checked\0A\00", align 1
@.str.69 = private unnamed_addr constant [52 x i8] c"==enzcc==   from %p on: argument %d%s%s, shadow %p\0A\00", align 1
@.str.70 = private unnamed_addr constant [15 x i8] c", by a pointer\00", align 1
@.str.71 = private unnamed_addr constant [7 x i8] c", none\00", align 1
@.str.72 = private unnamed_addr constant [17 x i8] c", null or itself\00", align 1
@.str.73 = private unnamed_addr constant [54 x i8] c"==enzcc==   %s%s%s%s%s: value %g, shadow %g, then %g\0A\00", align 1
@.str.74 = private unnamed_addr constant [7 x i8] c", read\00", align 1
@.str.75 = private unnamed_addr constant [10 x i8] c", written\00", align 1
@.str.76 = private unnamed_addr constant [10 x i8] c", guessed\00", align 1
@.str.77 = private unnamed_addr constant [17 x i8] c", without shadow\00", align 1
@.str.78 = private unnamed_addr constant [59 x i8] c"    %s: expected %.10g, found %.10g (relative error %.2g)\0A\00", align 1
@.str.79 = private unnamed_addr constant [17 x i8] c"wrong derivative\00", align 1
@.str.80 = private unnamed_addr constant [76 x i8] c"    along a direction: expected %.10g, found %.10g (relative error %.2g)\0A%s\00", align 1
@.str.81 = private unnamed_addr constant [61 x i8] c"    worst: %s: its derivative should be %.10g, and is %.10g\0A\00", align 1
@.str.82 = private unnamed_addr constant [20 x i8] c"    worst: near %s\0A\00", align 1
@.str.83 = private unnamed_addr constant [69 x i8] c"    %s: %.17g after the derivative, %.17g after the function itself\0A\00", align 1
@.str.84 = private unnamed_addr constant [15 x i8] c"primal changed\00", align 1
@__const.watch_signals.own = private unnamed_addr constant { ptr, [16 x i64], i32, [4 x i8], ptr } { ptr @at_signal, [16 x i64] zeroinitializer, i32 0, [4 x i8] zeroinitializer, ptr null }, align 8
@fatal = internal unnamed_addr constant [5 x i32] [i32 4, i32 6, i32 7, i32 8, i32 11], align 16
@.str.85 = private unnamed_addr constant [66 x i8] c"    signal %d while it ran; the function itself comes to its end\0A\00", align 1
@.str.86 = private unnamed_addr constant [19 x i8] c"derivative crashes\00", align 1
@switch.table.touch = private unnamed_addr constant [5 x i64] [i64 1, i64 0, i64 0, i64 0, i64 0], align 8

define linkonce_odr hidden void @__enzcc_check_note(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) noinline nounwind {
  %5 = tail call fastcc ptr @find(ptr noundef %0) #18
  %6 = icmp eq ptr %5, null
  %7 = icmp slt i64 %1, 1
  %8 = or i1 %7, %6
  br i1 %8, label %34, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %33, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %5, align 8
  %15 = ptrtoint ptr %0 to i64
  %16 = ptrtoint ptr %14 to i64
  %17 = sub i64 %15, %16
  %18 = lshr i64 %17, 2
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %20 = getelementptr inbounds i8, ptr %19, i64 -1
  %21 = ptrtoint ptr %20 to i64
  %22 = sub i64 %21, %16
  %23 = lshr i64 %22, 2
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %25 = load i64, ptr %24, align 8
  %26 = icmp ult i64 %18, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %13
  store i64 %18, ptr %24, align 8
  br label %28

28:                                               ; preds = %27, %13
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %30 = load i64, ptr %29, align 8
  %31 = icmp ugt i64 %23, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  store i64 %23, ptr %29, align 8
  br label %33

33:                                               ; preds = %28, %32, %9
  tail call fastcc void @touch(ptr noundef %5, ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #18
  br label %34

34:                                               ; preds = %4, %33
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define internal fastcc ptr @find(ptr noundef readnone captures(address) %0) unnamed_addr #2 {
  %2 = load ptr, ptr @__enzcc_check_watch, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %13, label %6

6:                                                ; preds = %1
  %7 = load ptr, ptr %4, align 8
  %8 = icmp ult ptr %0, %7
  br i1 %8, label %13, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ult ptr %0, %11
  br i1 %12, label %74, label %13

13:                                               ; preds = %9, %6, %1
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ult ptr %0, %15
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ult ptr %0, %19
  br i1 %20, label %74, label %21

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %2, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %74, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %62, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %30 = load ptr, ptr %29, align 8
  br label %31

31:                                               ; preds = %31, %28
  %32 = phi i64 [ 0, %28 ], [ %41, %31 ]
  %33 = phi i64 [ %26, %28 ], [ %40, %31 ]
  %34 = add i64 %33, %32
  %35 = lshr i64 %34, 1
  %36 = getelementptr inbounds nuw %struct.Object, ptr %30, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = icmp ult ptr %0, %37
  %39 = add nuw i64 %35, 1
  %40 = select i1 %38, i64 %35, i64 %33
  %41 = select i1 %38, i64 %32, i64 %39
  %42 = icmp ult i64 %41, %40
  br i1 %42, label %31, label %43

43:                                               ; preds = %31
  %44 = icmp eq i64 %41, 0
  br i1 %44, label %62, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw %struct.Object, ptr %30, i64 %41
  %47 = getelementptr inbounds i8, ptr %46, i64 -80
  %48 = getelementptr inbounds i8, ptr %46, i64 -72
  %49 = load ptr, ptr %48, align 8
  %50 = icmp ult ptr %0, %49
  br i1 %50, label %51, label %58

51:                                               ; preds = %45
  %52 = getelementptr inbounds i8, ptr %46, i64 -40
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %51
  store ptr %47, ptr %3, align 8
  br label %74

56:                                               ; preds = %51
  %57 = load ptr, ptr %47, align 8
  br label %58

58:                                               ; preds = %56, %45
  %59 = phi ptr [ %57, %56 ], [ %49, %45 ]
  store ptr %59, ptr %14, align 8
  %60 = load ptr, ptr %48, align 8
  %61 = icmp ult ptr %0, %60
  br i1 %61, label %71, label %63

62:                                               ; preds = %24, %43
  store ptr null, ptr %14, align 8
  br label %63

63:                                               ; preds = %62, %58
  %64 = phi i64 [ 0, %62 ], [ %41, %58 ]
  %65 = icmp ult i64 %64, %26
  br i1 %65, label %66, label %71

66:                                               ; preds = %63
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.Object, ptr %68, i64 %64
  %70 = load ptr, ptr %69, align 8
  br label %71

71:                                               ; preds = %58, %66, %63
  %72 = phi ptr [ inttoptr (i64 -1 to ptr), %63 ], [ %70, %66 ], [ %60, %58 ]
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store ptr %72, ptr %73, align 8
  br label %74

74:                                               ; preds = %55, %71, %17, %21, %9
  %75 = phi ptr [ null, %17 ], [ %4, %9 ], [ null, %21 ], [ %47, %55 ], [ null, %71 ]
  ret ptr %75
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define internal fastcc void @touch(ptr noundef nonnull captures(none) %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #3 {
  %6 = getelementptr i8, ptr %1, i64 %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ugt ptr %6, %8
  %10 = ptrtoint ptr %8 to i64
  %11 = ptrtoint ptr %1 to i64
  %12 = sub i64 %10, %11
  %13 = select i1 %9, i64 %12, i64 %2
  %14 = icmp eq i32 %4, 0
  br i1 %14, label %15, label %47

15:                                               ; preds = %5
  switch i32 %3, label %47 [
    i32 4, label %16
    i32 3, label %16
    i32 0, label %16
  ]

16:                                               ; preds = %15, %15, %15
  %17 = icmp eq i32 %3, 3
  %18 = zext i1 %17 to i32
  tail call fastcc void @scan(ptr noundef %0, ptr noundef %1, i64 noundef %13, i32 noundef %18) #18
  %19 = load ptr, ptr @__enzcc_check_watch, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %47, label %23

23:                                               ; preds = %16
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi i64 [ 0, %23 ], [ %36, %26 ]
  %28 = phi i64 [ %21, %23 ], [ %35, %26 ]
  %29 = add i64 %28, %27
  %30 = lshr i64 %29, 1
  %31 = getelementptr inbounds nuw %struct.Object, ptr %25, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ult ptr %1, %32
  %34 = add nuw i64 %30, 1
  %35 = select i1 %33, i64 %30, i64 %28
  %36 = select i1 %33, i64 %27, i64 %34
  %37 = icmp ult i64 %36, %35
  br i1 %37, label %26, label %38

38:                                               ; preds = %26
  %39 = icmp eq i64 %36, 0
  br i1 %39, label %47, label %40

40:                                               ; preds = %38
  %41 = getelementptr %struct.Object, ptr %25, i64 %36
  %42 = getelementptr i8, ptr %41, i64 -72
  %43 = load ptr, ptr %42, align 8
  %44 = icmp ult ptr %1, %43
  %45 = getelementptr inbounds i8, ptr %41, i64 -80
  %46 = select i1 %44, ptr %45, ptr null
  br label %47

47:                                               ; preds = %40, %38, %16, %15, %5
  %48 = phi ptr [ %0, %5 ], [ %0, %15 ], [ null, %16 ], [ %46, %40 ], [ null, %38 ]
  %49 = load ptr, ptr %48, align 8
  %50 = ptrtoint ptr %49 to i64
  %51 = sub i64 %11, %50
  %52 = lshr i64 %51, 2
  %53 = getelementptr i8, ptr %1, i64 %13
  %54 = getelementptr i8, ptr %53, i64 -1
  %55 = ptrtoint ptr %54 to i64
  %56 = sub i64 %55, %50
  %57 = lshr i64 %56, 2
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %59 = load i64, ptr %58, align 8
  %60 = icmp ult i64 %52, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %47
  store i64 %52, ptr %58, align 8
  br label %62

62:                                               ; preds = %61, %47
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %64 = load i64, ptr %63, align 8
  %65 = icmp ugt i64 %57, %64
  br i1 %65, label %66, label %67

66:                                               ; preds = %62
  store i64 %57, ptr %63, align 8
  br label %67

67:                                               ; preds = %66, %62
  %68 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %69 = load ptr, ptr %68, align 8
  %70 = add i32 %3, -1
  %71 = icmp ult i32 %70, 5
  br i1 %71, label %72, label %80

72:                                               ; preds = %67
  %73 = shl nuw nsw i32 %70, 3
  %74 = zext nneg i32 %73 to i40
  %75 = lshr i40 69264738308, %74
  %76 = trunc i40 %75 to i8
  %77 = zext nneg i32 %70 to i64
  %78 = getelementptr inbounds nuw i64, ptr @switch.table.touch, i64 %77
  %79 = load i64, ptr %78, align 8
  br label %80

80:                                               ; preds = %67, %72
  %81 = phi i8 [ %76, %72 ], [ 32, %67 ]
  %82 = phi i64 [ %79, %72 ], [ 0, %67 ]
  %83 = icmp samesign ugt i64 %52, %57
  br i1 %83, label %84, label %85

84:                                               ; preds = %96, %80
  ret void

85:                                               ; preds = %80, %96
  %86 = phi i64 [ %103, %96 ], [ %52, %80 ]
  %87 = getelementptr inbounds nuw i8, ptr %69, i64 %86
  %88 = load i8, ptr %87, align 1
  br i1 %14, label %91, label %89

89:                                               ; preds = %85
  %90 = or i8 %88, 2
  br label %96

91:                                               ; preds = %85
  %92 = lshr i8 %88, 1
  %93 = and i8 %92, 1
  %94 = xor i8 %93, 1
  %95 = or i8 %94, %88
  br label %96

96:                                               ; preds = %91, %89
  %97 = phi i8 [ %90, %89 ], [ %95, %91 ]
  %98 = sub nuw nsw i64 %86, %52
  %99 = and i64 %98, %82
  %100 = icmp eq i64 %99, 0
  %101 = select i1 %100, i8 %81, i8 0
  %102 = or i8 %97, %101
  store i8 %102, ptr %87, align 1
  %103 = add nuw nsw i64 %86, 1
  %104 = icmp eq i64 %86, %57
  br i1 %104, label %84, label %85
}

define linkonce_odr hidden void @__enzcc_check_named(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) noinline nounwind {
  %5 = tail call fastcc ptr @find(ptr noundef %0) #18
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i64 %1, 0
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  tail call fastcc void @touch(ptr noundef %5, ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #18
  br label %10

10:                                               ; preds = %9, %4
  ret void
}

define linkonce_odr hidden void @__enzcc_check_unseen(ptr noundef %0) noinline nounwind {
  %2 = tail call fastcc ptr @find(ptr noundef %0) #18
  %3 = icmp eq ptr %2, null
  br i1 %3, label %138, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = ptrtoint ptr %0 to i64
  %9 = sub i64 %7, %8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %61

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %58, label %17

17:                                               ; preds = %13
  %18 = load ptr, ptr @__enzcc_check_watch, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = sext i32 %15 to i64
  %21 = getelementptr %struct.Anchor, ptr %19, i64 %20
  %22 = getelementptr i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ult ptr %0, %23
  br i1 %24, label %58, label %25

25:                                               ; preds = %17, %30
  %26 = phi ptr [ %33, %30 ], [ %22, %17 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 36
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %36, label %30

30:                                               ; preds = %25
  %31 = sext i32 %28 to i64
  %32 = getelementptr %struct.Anchor, ptr %19, i64 %31
  %33 = getelementptr i8, ptr %32, i64 96
  %34 = load ptr, ptr %33, align 8
  %35 = icmp ugt ptr %34, %0
  br i1 %35, label %36, label %25

36:                                               ; preds = %25, %30
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = tail call i64 @llvm.abs.i64(i64 %42, i1 true)
  %44 = load ptr, ptr %26, align 8
  %45 = ptrtoint ptr %44 to i64
  %46 = sub i64 %8, %45
  %47 = icmp sge i64 %46, %43
  %48 = or i1 %47, %29
  br i1 %48, label %58, label %50

49:                                               ; preds = %36
  br i1 %29, label %58, label %50

50:                                               ; preds = %40, %49
  %51 = sext i32 %28 to i64
  %52 = getelementptr %struct.Anchor, ptr %19, i64 %51
  %53 = getelementptr i8, ptr %52, i64 96
  %54 = load ptr, ptr %53, align 8
  %55 = ptrtoint ptr %54 to i64
  %56 = sub i64 %55, %8
  %57 = tail call i64 @llvm.umin.i64(i64 %56, i64 %9)
  br label %58

58:                                               ; preds = %40, %17, %13, %50, %49
  %59 = phi i64 [ %9, %49 ], [ %57, %50 ], [ %9, %13 ], [ %9, %40 ], [ %9, %17 ]
  %60 = tail call i64 @llvm.umin.i64(i64 %59, i64 4096)
  br label %61

61:                                               ; preds = %58, %4
  %62 = phi i64 [ %9, %4 ], [ %60, %58 ]
  %63 = load ptr, ptr @__enzcc_check_watch, align 8
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = trunc i64 %66 to i32
  tail call fastcc void @touch(ptr noundef %2, ptr noundef %0, i64 noundef %62, i32 noundef 0, i32 noundef 0) #18
  %68 = load ptr, ptr @__enzcc_check_watch, align 8
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %71 = load i64, ptr %70, align 8
  %72 = trunc i64 %71 to i32
  %73 = icmp slt i32 %67, %72
  br i1 %73, label %74, label %138

74:                                               ; preds = %61
  %75 = shl i64 %66, 32
  %76 = ashr exact i64 %75, 32
  %77 = shl i64 %66, 32
  %78 = add i64 %77, 4290672328704
  %79 = ashr exact i64 %78, 32
  br label %80

80:                                               ; preds = %74, %127
  %81 = phi ptr [ %69, %74 ], [ %128, %127 ]
  %82 = phi ptr [ %68, %74 ], [ %129, %127 ]
  %83 = phi i64 [ %76, %74 ], [ %130, %127 ]
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 160
  %85 = getelementptr inbounds %struct.Anchor, ptr %84, i64 %83
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %88 = load i64, ptr %87, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %127, label %90

90:                                               ; preds = %80
  %91 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %92 = load ptr, ptr %91, align 8
  br label %93

93:                                               ; preds = %93, %90
  %94 = phi i64 [ 0, %90 ], [ %103, %93 ]
  %95 = phi i64 [ %88, %90 ], [ %102, %93 ]
  %96 = add i64 %95, %94
  %97 = lshr i64 %96, 1
  %98 = getelementptr inbounds nuw %struct.Object, ptr %92, i64 %97
  %99 = load ptr, ptr %98, align 8
  %100 = icmp ult ptr %86, %99
  %101 = add nuw i64 %97, 1
  %102 = select i1 %100, i64 %97, i64 %95
  %103 = select i1 %100, i64 %94, i64 %101
  %104 = icmp ult i64 %103, %102
  br i1 %104, label %93, label %105

105:                                              ; preds = %93
  %106 = icmp eq i64 %103, 0
  br i1 %106, label %127, label %107

107:                                              ; preds = %105
  %108 = getelementptr %struct.Object, ptr %92, i64 %103
  %109 = getelementptr i8, ptr %108, i64 -72
  %110 = load ptr, ptr %109, align 8
  %111 = icmp ult ptr %86, %110
  %112 = getelementptr inbounds i8, ptr %108, i64 -80
  br i1 %111, label %113, label %127

113:                                              ; preds = %107
  %114 = getelementptr inbounds i8, ptr %108, i64 -32
  %115 = load i32, ptr %114, align 8
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %127, label %117

117:                                              ; preds = %113
  %118 = getelementptr inbounds i8, ptr %108, i64 -40
  %119 = load i32, ptr %118, align 8
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %127, label %121

121:                                              ; preds = %117
  %122 = ptrtoint ptr %110 to i64
  %123 = ptrtoint ptr %86 to i64
  %124 = sub i64 %122, %123
  tail call fastcc void @touch(ptr noundef %112, ptr noundef %86, i64 noundef %124, i32 noundef 0, i32 noundef 0) #18
  %125 = load ptr, ptr @__enzcc_check_watch, align 8
  %126 = load ptr, ptr %125, align 8
  br label %127

127:                                              ; preds = %105, %107, %80, %121, %117, %113
  %128 = phi ptr [ %81, %105 ], [ %81, %107 ], [ %81, %80 ], [ %126, %121 ], [ %81, %117 ], [ %81, %113 ]
  %129 = phi ptr [ %82, %105 ], [ %82, %107 ], [ %82, %80 ], [ %125, %121 ], [ %82, %117 ], [ %82, %113 ]
  %130 = add nsw i64 %83, 1
  %131 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %132 = load i64, ptr %131, align 8
  %133 = shl i64 %132, 32
  %134 = ashr exact i64 %133, 32
  %135 = icmp slt i64 %130, %134
  %136 = icmp slt i64 %83, %79
  %137 = select i1 %135, i1 %136, i1 false
  br i1 %137, label %80, label %138

138:                                              ; preds = %127, %61, %1
  ret void
}

define linkonce_odr hidden void @__enzcc_check_freed(ptr noundef %0) noinline nounwind {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %15, label %3

3:                                                ; preds = %1
  %4 = tail call fastcc ptr @find(ptr noundef nonnull %0) #18
  %5 = icmp eq ptr %4, null
  br i1 %5, label %15, label %6

6:                                                ; preds = %3
  %7 = load ptr, ptr %4, align 8
  %8 = icmp eq ptr %7, %0
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store i32 %11, ptr %12, align 4
  store i32 0, ptr %10, align 8
  %13 = load ptr, ptr @__enzcc_check_watch, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store ptr null, ptr %14, align 8
  br label %15

15:                                               ; preds = %1, %9, %6, %3
  ret void
}

define linkonce_odr hidden ptr @__enzcc_check_code(ptr noundef %0) noinline nounwind {
  %2 = load ptr, ptr @__enzcc_check_watch, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %24, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %11 = tail call i64 @llvm.smax.i64(i64 %9, i64 0)
  %12 = icmp slt i64 %9, 1
  br i1 %12, label %24, label %16

13:                                               ; preds = %16
  %14 = add nuw i64 %17, 1
  %15 = icmp eq i64 %14, %11
  br i1 %15, label %24, label %16

16:                                               ; preds = %6, %13
  %17 = phi i64 [ %14, %13 ], [ 0, %6 ]
  %18 = getelementptr inbounds nuw %struct.Pair, ptr %10, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %21, label %13

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %23 = load ptr, ptr %22, align 8
  br label %24

24:                                               ; preds = %13, %6, %1, %21
  %25 = phi ptr [ %23, %21 ], [ %0, %1 ], [ %0, %6 ], [ %0, %13 ]
  ret ptr %25
}

define linkonce_odr hidden void @__enzcc_check_passed(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call ptr @__enzcc_check_code(ptr noundef %0) #18
  %4 = icmp eq ptr %3, %0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void @__enzcc_check_unseen(ptr noundef %1) #18
  br label %6

6:                                                ; preds = %5, %2
  ret void
}

define linkonce_odr hidden i64 @__enzcc_check_stopped(i64 noundef %0) noinline nounwind {
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1392), align 8
  %3 = icmp eq ptr %2, null
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1400), align 8
  %5 = icmp eq i64 %4, 1048576
  %6 = select i1 %3, i1 true, i1 %5
  br i1 %6, label %24, label %7

7:                                                ; preds = %1
  %8 = add nsw i64 %4, 1
  store i64 %8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1400), align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 285212840
  %14 = getelementptr inbounds i64, ptr %13, i64 %4
  store i64 %0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 285212832
  store i64 %8, ptr %15, align 8
  br label %20

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 285212832
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %4, %18
  br i1 %19, label %20, label %24

20:                                               ; preds = %12, %16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 285212840
  %22 = getelementptr inbounds i64, ptr %21, i64 %4
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %20, %16, %1
  %25 = phi i64 [ %0, %1 ], [ %23, %20 ], [ %0, %16 ]
  ret i64 %25
}

define linkonce_odr hidden void @__enzcc_check_begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca %struct.anon.0, align 4
  %6 = alloca i8, align 1
  %7 = alloca [2 x i32], align 4
  %8 = alloca [2 x i32], align 4
  %9 = alloca [2 x i64], align 16
  %10 = alloca [2 x i64], align 16
  %11 = tail call fastcc ptr @enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #18
  %12 = icmp eq ptr %11, null
  br i1 %12, label %169, label %13

13:                                               ; preds = %4
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %15, label %62

15:                                               ; preds = %13
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %17 = add nsw i64 %16, 1
  store i64 %17, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 2
  br i1 %20, label %21, label %23

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %22, align 8
  br label %169

23:                                               ; preds = %15
  %24 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 832), align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %51, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #19
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #20
  %28 = load i64, ptr %10, align 16
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %30 = load i64, ptr %29, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #19
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 1
  br i1 %33, label %34, label %36

34:                                               ; preds = %26
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 1, ptr %35, align 8
  br label %60

36:                                               ; preds = %26
  %37 = sitofp i64 %30 to double
  %38 = sitofp i64 %28 to double
  %39 = call double @llvm.fmuladd.f64(double %37, double 1.000000e-09, double %38)
  %40 = load double, ptr @__enzcc_check_program, align 8
  %41 = fsub double %39, %40
  %42 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %43 = fsub double %41, %42
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %45 = load double, ptr %44, align 8
  %46 = fadd double %42, %45
  %47 = call double @llvm.fmuladd.f64(double %43, double 4.000000e+00, double 2.000000e-02)
  %48 = fcmp olt double %46, %47
  %49 = zext i1 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %49, ptr %50, align 8
  br i1 %48, label %60, label %169

51:                                               ; preds = %23
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %53 = load i64, ptr %52, align 8
  %54 = srem i64 %53, %24
  %55 = icmp ne i64 %24, 1
  %56 = zext i1 %55 to i64
  %57 = icmp eq i64 %54, %56
  %58 = zext i1 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %58, ptr %59, align 8
  br i1 %57, label %60, label %169

60:                                               ; preds = %51, %34, %36
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store double 0.000000e+00, ptr %61, align 8
  br label %66

62:                                               ; preds = %13
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %169, label %66

66:                                               ; preds = %60, %62
  %67 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 7680
  %70 = load i32, ptr %69, align 8
  %71 = sext i32 %70 to i64
  %72 = getelementptr ptr, ptr %68, i64 %71
  %73 = getelementptr i8, ptr %72, i64 7160
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %78, label %76

76:                                               ; preds = %66
  %77 = getelementptr inbounds nuw i8, ptr %11, i64 80
  store ptr %74, ptr %77, align 8
  br label %93

78:                                               ; preds = %66
  %79 = call ptr @mmap(ptr noundef null, i64 noundef 494928040, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #20
  %80 = icmp eq ptr %79, inttoptr (i64 -1 to ptr)
  %81 = select i1 %80, ptr null, ptr %79
  store ptr %81, ptr %73, align 8
  %82 = getelementptr inbounds nuw i8, ptr %11, i64 80
  store ptr %81, ptr %82, align 8
  %83 = icmp eq ptr %81, null
  br i1 %83, label %84, label %93

84:                                               ; preds = %78
  %85 = load ptr, ptr %11, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 128
  %87 = load i64, ptr %86, align 8
  %88 = and i64 %87, 4194304
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %169

90:                                               ; preds = %84
  %91 = or disjoint i64 %87, 4194304
  store i64 %91, ptr %86, align 8
  %92 = call fastcc i32 @tell(ptr noundef nonnull readonly %11, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.1) #18
  br label %169

93:                                               ; preds = %76, %78
  %94 = phi ptr [ %77, %76 ], [ %82, %78 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #19
  %95 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #20
  %96 = load i64, ptr %9, align 16
  %97 = sitofp i64 %96 to double
  %98 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to double
  %101 = call double @llvm.fmuladd.f64(double %100, double 1.000000e-09, double %97)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  %102 = call i32 @pipe(ptr noundef nonnull %7) #20
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %158

104:                                              ; preds = %93
  %105 = call i32 @pipe(ptr noundef nonnull %8) #20
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %104
  %108 = load i32, ptr %7, align 4
  %109 = call i32 @close(i32 noundef %108) #20
  %110 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %111 = load i32, ptr %110, align 4
  %112 = call i32 @close(i32 noundef %111) #20
  br label %158

113:                                              ; preds = %104
  %114 = call i32 @fork() #20
  %115 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %114, ptr %115, align 8
  %116 = icmp eq i32 %114, 0
  br i1 %116, label %117, label %127

117:                                              ; preds = %113
  %118 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %119 = load i32, ptr %118, align 4
  %120 = call i32 @close(i32 noundef %119) #20
  %121 = load i32, ptr %8, align 4
  %122 = call i32 @close(i32 noundef %121) #20
  %123 = call ptr @llvm.frameaddress.p0(i32 0)
  %124 = load i32, ptr %7, align 4
  %125 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %126 = load i32, ptr %125, align 4
  call fastcc void @serve(ptr noundef nonnull %11, ptr noundef %123, i32 noundef %124, i32 noundef %126) #21
  unreachable

127:                                              ; preds = %113
  %128 = load i32, ptr %7, align 4
  %129 = call i32 @close(i32 noundef %128) #20
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %131 = load i32, ptr %130, align 4
  %132 = call i32 @close(i32 noundef %131) #20
  %133 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds nuw i8, ptr %11, i64 28
  store i32 %134, ptr %135, align 4
  %136 = load i32, ptr %8, align 4
  %137 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i32 %136, ptr %137, align 8
  %138 = load i32, ptr %115, align 8
  %139 = icmp sgt i32 %138, 0
  %140 = zext i1 %139 to i32
  %141 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i32 %140, ptr %141, align 8
  br i1 %139, label %142, label %158

142:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  store i32 %136, ptr %5, align 4
  %143 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i16 1, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 6
  store i16 0, ptr %144, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  br label %145

145:                                              ; preds = %156, %142
  %146 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %147 = trunc i64 %146 to i32
  %148 = mul i32 %147, 1000
  %149 = add i32 %148, 10000
  %150 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef %149) #20
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %156

152:                                              ; preds = %145
  %153 = load i32, ptr %137, align 8
  %154 = call i64 @read(i32 noundef %153, ptr noundef nonnull %6, i64 noundef 1) #20
  %155 = icmp eq i64 %154, 1
  br i1 %155, label %160, label %159

156:                                              ; preds = %145
  %157 = icmp eq i32 %150, 0
  br i1 %157, label %159, label %145

158:                                              ; preds = %93, %107, %127
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  br label %167

159:                                              ; preds = %156, %152
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  br label %167

160:                                              ; preds = %152
  %161 = load ptr, ptr %94, align 8
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  br i1 %164, label %165, label %167

165:                                              ; preds = %160
  %166 = call fastcc i32 @look_before(ptr noundef %11) #18
  br label %167

167:                                              ; preds = %159, %158, %165, %160
  %168 = phi i32 [ 0, %160 ], [ %166, %165 ], [ 0, %158 ], [ 0, %159 ]
  call fastcc void @start_check(ptr noundef %11, double noundef %101, i32 noundef %168) #18
  br label %169

169:                                              ; preds = %36, %51, %21, %90, %84, %167, %62, %4
  ret void
}

define internal fastcc noundef ptr @enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = alloca [2 x i64], align 16
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %4
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #20
  %10 = load i64, ptr %5, align 16
  %11 = sitofp i64 %10 to double
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = sitofp i64 %13 to double
  %15 = call double @llvm.fmuladd.f64(double %14, double 1.000000e-09, double %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  store double %15, ptr @__enzcc_check_program, align 8
  store i64 60, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  store double 1.000000e-05, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8
  call fastcc void @take_options(ptr noundef %17) #18
  %18 = call ptr @getenv(ptr noundef nonnull @.str.55) #20
  call fastcc void @take_options(ptr noundef %18) #18
  %19 = call i32 @getpid() #20
  store i32 %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %20 = call i32 @__cxa_atexit(ptr noundef nonnull @at_end, ptr noundef null, ptr noundef null) #20
  br label %21

21:                                               ; preds = %8, %4
  %22 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %92

24:                                               ; preds = %21
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %33

28:                                               ; preds = %24
  %29 = call ptr @mmap(ptr noundef null, i64 noundef 7688, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %30 = icmp eq ptr %29, inttoptr (i64 -1 to ptr)
  %31 = select i1 %30, ptr null, ptr %29
  store ptr %31, ptr %25, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %92, label %33

33:                                               ; preds = %24, %28
  %34 = phi ptr [ %29, %28 ], [ %26, %24 ]
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 7680
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %58, label %38

38:                                               ; preds = %33
  %39 = icmp eq i32 %3, 0
  br label %40

40:                                               ; preds = %38, %50
  %41 = phi i32 [ %36, %38 ], [ %54, %50 ]
  %42 = sext i32 %41 to i64
  %43 = getelementptr %struct.State, ptr %34, i64 %42
  %44 = getelementptr i8, ptr %43, i64 -104
  %45 = load ptr, ptr %44, align 8
  %46 = icmp ult ptr %45, %1
  %47 = icmp eq ptr %45, %1
  %48 = and i1 %39, %47
  %49 = or i1 %46, %48
  br i1 %49, label %50, label %56

50:                                               ; preds = %40
  %51 = add nsw i32 %41, -1
  store i32 %51, ptr %35, align 8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.State, ptr %34, i64 %52
  call fastcc void @dismiss(ptr noundef nonnull %53) #18
  %54 = load i32, ptr %35, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %58, label %40

56:                                               ; preds = %40
  %57 = icmp eq i32 %41, 64
  br i1 %57, label %92, label %58

58:                                               ; preds = %50, %33, %56
  %59 = phi i32 [ %41, %56 ], [ 0, %33 ], [ 0, %50 ]
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.State, ptr %34, i64 %60
  store ptr %0, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store ptr %1, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store ptr %2, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 24
  store i32 0, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 28
  store i32 -1, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 32
  store i32 -1, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %61, i64 36
  store i32 %3, ptr %67, align 4
  %68 = getelementptr inbounds nuw i8, ptr %61, i64 40
  store i32 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %61, i64 44
  store i32 0, ptr %69, align 4
  %70 = getelementptr inbounds nuw i8, ptr %61, i64 48
  store i32 0, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %61, i64 52
  store i32 0, ptr %71, align 4
  %72 = getelementptr inbounds nuw i8, ptr %61, i64 56
  store i32 0, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %61, i64 60
  store i32 0, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %61, i64 64
  store i32 0, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %61, i64 68
  store i32 0, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %61, i64 72
  store double 0.000000e+00, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %61, i64 80
  store ptr null, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %61, i64 88
  store ptr null, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %61, i64 96
  store i64 0, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %61, i64 104
  store ptr null, ptr %80, align 8
  %81 = load i32, ptr %35, align 8
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %35, align 8
  %83 = icmp eq i32 %3, 0
  br i1 %83, label %84, label %92

84:                                               ; preds = %58
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %86 = load i64, ptr %85, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %85, align 8
  %88 = icmp eq i64 %86, 0
  br i1 %88, label %89, label %92

89:                                               ; preds = %84
  %90 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1408), align 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %90, ptr %91, align 8
  store ptr %0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1408), align 8
  br label %92

92:                                               ; preds = %28, %56, %89, %84, %58, %21
  %93 = phi ptr [ null, %21 ], [ null, %28 ], [ null, %56 ], [ %61, %89 ], [ %61, %84 ], [ %61, %58 ]
  ret ptr %93
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

define internal fastcc void @start_check(ptr noundef nonnull captures(none) %0, double noundef %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #3 {
  %4 = alloca [2 x i64], align 16
  %5 = alloca %struct.Action, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 128
  %14 = load i64, ptr %13, align 8
  %15 = and i64 %14, 4194304
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %8
  %18 = or disjoint i64 %14, 4194304
  store i64 %18, ptr %13, align 8
  %19 = tail call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.20) #18
  br label %20

20:                                               ; preds = %8, %17
  tail call fastcc void @dismiss(ptr noundef nonnull %0) #18
  br label %45

21:                                               ; preds = %3
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 1, ptr %22, align 4
  %23 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 60), i32 1 seq_cst, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %45, label %25

25:                                               ; preds = %21, %42
  %26 = phi i64 [ %43, %42 ], [ 0, %21 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %5, ptr noundef nonnull align 8 dereferenceable(152) @__const.watch_signals.own, i64 152, i1 false)
  %27 = getelementptr inbounds nuw i32, ptr @fatal, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %26
  %30 = call i32 @sigaction(i32 noundef %28, ptr noundef null, ptr noundef nonnull %29) #20
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %42

32:                                               ; preds = %25
  %33 = load ptr, ptr %29, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %32
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 72
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %35, %32
  %41 = call i32 @sigaction(i32 noundef %28, ptr noundef nonnull %5, ptr noundef null) #20
  br label %42

42:                                               ; preds = %40, %35, %25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp eq i64 %43, 5
  br i1 %44, label %45, label %25

45:                                               ; preds = %42, %21, %20
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  %46 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #20
  %47 = load i64, ptr %4, align 16
  %48 = sitofp i64 %47 to double
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = sitofp i64 %50 to double
  %52 = call double @llvm.fmuladd.f64(double %51, double 1.000000e-09, double %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  %53 = fsub double %52, %1
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %55 = load double, ptr %54, align 8
  %56 = fadd double %55, %53
  store double %56, ptr %54, align 8
  %57 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %58 = fadd double %53, %57
  store double %58, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  ret void
}

define internal fastcc range(i32 0, 2) i32 @look_before(ptr noundef nonnull captures(none) %0) unnamed_addr #3 {
  %2 = alloca [4096 x i8], align 16
  %3 = alloca [1024 x i8], align 16
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  %10 = select i1 %9, i64 0, i64 1024
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %1
  %17 = and i64 %12, 8
  store i64 %17, ptr %11, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load i64, ptr %19, align 8
  br label %21

21:                                               ; preds = %16, %1
  %22 = phi i64 [ %20, %16 ], [ %12, %1 ]
  %23 = phi ptr [ %18, %16 ], [ %6, %1 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = and i64 %22, 4
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %41, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 16777376
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Entry, ptr %28, i64 %30
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %31, ptr noundef %3) #18
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.29, ptr noundef nonnull %3) #20
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %35, 4
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %27
  %39 = or disjoint i64 %35, 4
  store i64 %39, ptr %34, align 8
  %40 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.30, i32 noundef 1, ptr noundef nonnull %2) #18
  br label %41

41:                                               ; preds = %38, %27, %21
  %42 = load i64, ptr %24, align 8
  %43 = and i64 %42, 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %59, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %23, i64 16777376
  %47 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Entry, ptr %46, i64 %48
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %49, ptr noundef %3) #18
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.31, ptr noundef nonnull %3) #20
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 128
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %53, 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %45
  %57 = or disjoint i64 %53, 8
  store i64 %57, ptr %52, align 8
  %58 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.32, i32 noundef 1, ptr noundef nonnull %2) #18
  br label %59

59:                                               ; preds = %56, %45, %41
  %60 = load i64, ptr %24, align 8
  %61 = and i64 %60, 16
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %77, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %23, i64 16777376
  %65 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Entry, ptr %64, i64 %66
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %67, ptr noundef %3) #18
  %68 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.33, ptr noundef nonnull %3) #20
  %69 = load ptr, ptr %0, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 128
  %71 = load i64, ptr %70, align 8
  %72 = and i64 %71, 16
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %77

74:                                               ; preds = %63
  %75 = or disjoint i64 %71, 16
  store i64 %75, ptr %70, align 8
  %76 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.34, i32 noundef 1, ptr noundef nonnull %2) #18
  br label %77

77:                                               ; preds = %74, %63, %59
  %78 = load i64, ptr %24, align 8
  %79 = and i64 %78, 256
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %95, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw i8, ptr %23, i64 16777376
  %83 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Entry, ptr %82, i64 %84
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %85, ptr noundef %3) #18
  %86 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.35, ptr noundef nonnull %3) #20
  %87 = load ptr, ptr %0, align 8
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %89 = load i64, ptr %88, align 8
  %90 = and i64 %89, 256
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %81
  %93 = or disjoint i64 %89, 256
  store i64 %93, ptr %88, align 8
  %94 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.36, i32 noundef 1, ptr noundef nonnull %2) #18
  br label %95

95:                                               ; preds = %92, %81, %77
  %96 = load i64, ptr %24, align 8
  %97 = and i64 %96, 2
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %119, label %99

99:                                               ; preds = %95
  %100 = load ptr, ptr %0, align 8
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %119

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw i8, ptr %23, i64 80
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr %struct.Anchor, ptr %23, i64 %106
  %108 = getelementptr i8, ptr %107, i64 188
  %109 = load i32, ptr %108, align 4
  %110 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.37, i32 noundef %109) #20
  %111 = load ptr, ptr %0, align 8
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 128
  %113 = load i64, ptr %112, align 8
  %114 = and i64 %113, 2
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %119

116:                                              ; preds = %104
  %117 = or disjoint i64 %113, 2
  store i64 %117, ptr %112, align 8
  %118 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.38, i32 noundef 0, ptr noundef nonnull %2) #18
  br label %119

119:                                              ; preds = %116, %104, %99, %95
  %120 = load i64, ptr %24, align 8
  %121 = and i64 %120, 128
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %133, label %123

123:                                              ; preds = %119
  %124 = load ptr, ptr %0, align 8
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 128
  %126 = load i64, ptr %125, align 8
  %127 = and i64 %126, 128
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %133

129:                                              ; preds = %123
  %130 = or disjoint i64 %126, 128
  store i64 %130, ptr %125, align 8
  %131 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.39, i32 noundef 0, ptr noundef nonnull @.str.40) #18
  %132 = load i64, ptr %24, align 8
  br label %133

133:                                              ; preds = %129, %123, %119
  %134 = phi i64 [ %132, %129 ], [ %120, %123 ], [ %120, %119 ]
  %135 = and i64 %134, 32
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %147, label %137

137:                                              ; preds = %133
  %138 = load ptr, ptr %0, align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 128
  %140 = load i64, ptr %139, align 8
  %141 = and i64 %140, 32
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %143, label %147

143:                                              ; preds = %137
  %144 = or disjoint i64 %140, 32
  store i64 %144, ptr %139, align 8
  %145 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.41) #18
  %146 = load i64, ptr %24, align 8
  br label %147

147:                                              ; preds = %143, %137, %133
  %148 = phi i64 [ %146, %143 ], [ %134, %137 ], [ %134, %133 ]
  %149 = and i64 %148, 64
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %160, label %151

151:                                              ; preds = %147
  %152 = load ptr, ptr %0, align 8
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 128
  %154 = load i64, ptr %153, align 8
  %155 = and i64 %154, 64
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %160

157:                                              ; preds = %151
  %158 = or disjoint i64 %154, 64
  store i64 %158, ptr %153, align 8
  %159 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.42) #18
  br label %160

160:                                              ; preds = %147, %151, %157
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  store i64 %12, ptr %11, align 8
  %161 = load i64, ptr %6, align 8
  call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %161, i64 noundef %10) #18
  %162 = load i32, ptr %13, align 4
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %167

164:                                              ; preds = %160
  %165 = call fastcc i32 @ask(ptr noundef %0, i32 noundef 0, double noundef 0.000000e+00) #18
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %201, label %167

167:                                              ; preds = %164, %160
  %168 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %169 = load i64, ptr %168, align 8
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %174, label %171

171:                                              ; preds = %167
  %172 = load i32, ptr %13, align 4
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %201, label %174

174:                                              ; preds = %171, %167
  %175 = load i64, ptr %11, align 8
  %176 = and i64 %175, 4
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %179

178:                                              ; preds = %174
  call fastcc void @check_without(ptr noundef %0, i32 noundef 512, i64 noundef 1, ptr noundef nonnull @.str.27, ptr noundef nonnull @.str.28) #18
  br label %179

179:                                              ; preds = %178, %174
  call fastcc void @check_without(ptr noundef nonnull %0, i32 noundef 4096, i64 noundef 2048, ptr noundef nonnull @.str.53, ptr noundef nonnull @.str.54) #18
  call fastcc void @check_without(ptr noundef nonnull %0, i32 noundef 4352, i64 noundef 2048, ptr noundef nonnull @.str.53, ptr noundef nonnull @.str.54) #18
  %180 = load i64, ptr %6, align 8
  call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %180, i64 noundef %10) #18
  %181 = load i64, ptr %7, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %183, label %201

183:                                              ; preds = %179
  %184 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  %187 = select i1 %186, double 0x3F50000000000000, double 1.562500e-02
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store double %187, ptr %188, align 8
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %189, align 8
  %190 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %187) #18
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %195, label %192

192:                                              ; preds = %183
  %193 = fneg double %187
  %194 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %193) #18
  br label %195

195:                                              ; preds = %192, %183
  %196 = phi i32 [ 0, %183 ], [ %194, %192 ]
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 60
  store i32 %196, ptr %197, align 4
  %198 = load i64, ptr %7, align 8
  %199 = icmp eq i64 %198, 0
  %200 = select i1 %199, i32 %196, i32 1
  br label %201

201:                                              ; preds = %195, %179, %171, %164
  %202 = phi i32 [ 1, %171 ], [ 0, %164 ], [ %200, %195 ], [ 1, %179 ]
  ret i32 %202
}

define linkonce_odr hidden void @__enzcc_check_cannot(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = alloca [2 x i64], align 16
  %4 = alloca [4096 x i8], align 16
  %5 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %2
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #20
  %10 = load i64, ptr %3, align 16
  %11 = sitofp i64 %10 to double
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = sitofp i64 %13 to double
  %15 = call double @llvm.fmuladd.f64(double %14, double 1.000000e-09, double %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  store double %15, ptr @__enzcc_check_program, align 8
  store i64 60, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  store double 1.000000e-05, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8
  call fastcc void @take_options(ptr noundef %17) #18
  %18 = call ptr @getenv(ptr noundef nonnull @.str.55) #20
  call fastcc void @take_options(ptr noundef %18) #18
  %19 = call i32 @getpid() #20
  store i32 %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %20 = call i32 @__cxa_atexit(ptr noundef nonnull @at_end, ptr noundef null, ptr noundef null) #20
  br label %21

21:                                               ; preds = %8, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %22, i8 0, i64 104, i1 false)
  store ptr %0, ptr %5, align 8
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %21
  %26 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.2, ptr noundef %1) #20
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %33 = load i64, ptr %32, align 8
  %34 = and i64 %33, 8388608
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %25
  %37 = or disjoint i64 %33, 8388608
  store i64 %37, ptr %32, align 8
  %38 = call fastcc i32 @tell(ptr noundef nonnull readonly %5, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull %4) #18
  br label %39

39:                                               ; preds = %36, %25, %21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #6

define linkonce_odr hidden void @__enzcc_check_end(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca [2 x i64], align 16
  %6 = alloca [4096 x i8], align 16
  %7 = alloca [1024 x i8], align 16
  %8 = alloca [2 x i64], align 16
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  %12 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %13 = icmp ne i32 %12, 0
  %14 = select i1 %11, i1 true, i1 %13
  br i1 %14, label %270, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 7680
  %17 = load i32, ptr %16, align 8
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %270

19:                                               ; preds = %15
  %20 = add nsw i32 %17, -1
  %21 = zext nneg i32 %20 to i64
  br label %22

22:                                               ; preds = %32, %19
  %23 = phi i64 [ %21, %19 ], [ %33, %32 ]
  %24 = getelementptr inbounds nuw %struct.State, ptr %10, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, %1
  br i1 %27, label %28, label %32

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, %3
  br i1 %31, label %35, label %32

32:                                               ; preds = %28, %22
  %33 = add nsw i64 %23, -1
  %34 = icmp sgt i64 %23, 0
  br i1 %34, label %22, label %270

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %37 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store ptr %2, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %255, label %41

41:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  %42 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #20
  %43 = load i64, ptr %8, align 16
  %44 = sitofp i64 %43 to double
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = sitofp i64 %46 to double
  %48 = call double @llvm.fmuladd.f64(double %47, double 1.000000e-09, double %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %50 = load ptr, ptr %49, align 8
  call fastcc void @take_shadows(ptr noundef nonnull %24, i32 noundef 1) #18
  %51 = getelementptr inbounds nuw i8, ptr %24, i64 52
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %41
  call fastcc void @compare_primal(ptr noundef nonnull %24) #18
  br label %55

55:                                               ; preds = %54, %41
  %56 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 864), align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %147, label %58

58:                                               ; preds = %55
  %59 = load ptr, ptr %49, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %58
  %64 = getelementptr inbounds nuw i8, ptr %59, i64 160
  br label %70

65:                                               ; preds = %100, %58
  %66 = load i64, ptr %59, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %146

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i8, ptr %59, i64 16777376
  br label %106

70:                                               ; preds = %100, %63
  %71 = phi i64 [ 0, %63 ], [ %101, %100 ]
  %72 = getelementptr inbounds nuw %struct.Anchor, ptr %64, i64 %71
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 28
  %75 = load i32, ptr %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  %79 = select i1 %78, ptr @.str.14, ptr @.str.70
  %80 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  %83 = icmp eq i32 %81, 1
  %84 = select i1 %83, ptr @.str.71, ptr @.str.72
  %85 = select i1 %82, ptr @.str.14, ptr %84
  %86 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds i8, ptr %73, i64 %87
  %89 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.69, ptr noundef %73, i32 noundef %75, ptr noundef nonnull %79, ptr noundef nonnull %85, ptr noundef %88) #20
  %90 = sext i32 %89 to i64
  br label %91

91:                                               ; preds = %95, %70
  %92 = phi i64 [ %90, %70 ], [ %99, %95 ]
  %93 = phi ptr [ %6, %70 ], [ %98, %95 ]
  %94 = icmp eq i64 %92, 0
  br i1 %94, label %100, label %95

95:                                               ; preds = %91
  %96 = call i64 @write(i32 noundef 2, ptr noundef %93, i64 noundef %92) #20
  %97 = icmp sgt i64 %96, 0
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 %96
  %99 = sub i64 %92, %96
  br i1 %97, label %91, label %100

100:                                              ; preds = %95, %91
  %101 = add nuw nsw i64 %71, 1
  %102 = load i64, ptr %60, align 8
  %103 = icmp slt i64 %101, %102
  %104 = icmp samesign ult i64 %71, 999
  %105 = select i1 %103, i1 %104, i1 false
  br i1 %105, label %70, label %65

106:                                              ; preds = %140, %68
  %107 = phi i64 [ 0, %68 ], [ %141, %140 ]
  %108 = getelementptr inbounds nuw %struct.Entry, ptr %69, i64 %107
  call fastcc void @name(ptr noundef nonnull readonly %24, ptr noundef nonnull %108, ptr noundef %7) #18
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 52
  %110 = load i32, ptr %109, align 4
  %111 = and i32 %110, 1
  %112 = icmp eq i32 %111, 0
  %113 = select i1 %112, ptr @.str.14, ptr @.str.74
  %114 = and i32 %110, 2
  %115 = icmp eq i32 %114, 0
  %116 = select i1 %115, ptr @.str.14, ptr @.str.75
  %117 = and i32 %110, 256
  %118 = icmp eq i32 %117, 0
  %119 = select i1 %118, ptr @.str.14, ptr @.str.76
  %120 = and i32 %110, 512
  %121 = icmp eq i32 %120, 0
  %122 = select i1 %121, ptr @.str.14, ptr @.str.77
  %123 = getelementptr inbounds nuw i8, ptr %108, i64 16
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %108, i64 32
  %128 = load double, ptr %127, align 8
  %129 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.73, ptr noundef nonnull %7, ptr noundef nonnull %113, ptr noundef nonnull %116, ptr noundef nonnull %119, ptr noundef nonnull %122, double noundef %124, double noundef %126, double noundef %128) #20
  %130 = sext i32 %129 to i64
  br label %131

131:                                              ; preds = %135, %106
  %132 = phi i64 [ %130, %106 ], [ %139, %135 ]
  %133 = phi ptr [ %6, %106 ], [ %138, %135 ]
  %134 = icmp eq i64 %132, 0
  br i1 %134, label %140, label %135

135:                                              ; preds = %131
  %136 = call i64 @write(i32 noundef 2, ptr noundef %133, i64 noundef %132) #20
  %137 = icmp sgt i64 %136, 0
  %138 = getelementptr inbounds nuw i8, ptr %133, i64 %136
  %139 = sub i64 %132, %136
  br i1 %137, label %131, label %140

140:                                              ; preds = %135, %131
  %141 = add nuw nsw i64 %107, 1
  %142 = load i64, ptr %59, align 8
  %143 = icmp slt i64 %141, %142
  %144 = icmp samesign ult i64 %107, 999
  %145 = select i1 %143, i1 %144, i1 false
  br i1 %145, label %106, label %146

146:                                              ; preds = %140, %65
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  br label %147

147:                                              ; preds = %146, %55
  %148 = load i32, ptr %36, align 4
  %149 = icmp eq i32 %148, 0
  %150 = zext i1 %149 to i64
  %151 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %152 = add nsw i64 %151, %150
  store i64 %152, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %153 = load ptr, ptr %24, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 120
  %155 = load i64, ptr %154, align 8
  %156 = add nsw i64 %155, 1
  store i64 %156, ptr %154, align 8
  %157 = load ptr, ptr %49, align 8
  %158 = load i64, ptr %157, align 8
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %184

160:                                              ; preds = %147
  %161 = getelementptr inbounds nuw i8, ptr %157, i64 16777376
  br label %162

162:                                              ; preds = %181, %160
  %163 = phi i64 [ 0, %160 ], [ %182, %181 ]
  %164 = getelementptr inbounds nuw %struct.Entry, ptr %161, i64 %163
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 24
  %166 = load double, ptr %165, align 8
  %167 = fcmp une double %166, 0.000000e+00
  br i1 %167, label %168, label %181

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %164, i64 52
  %170 = load i32, ptr %169, align 4
  %171 = and i32 %170, 512
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %181

173:                                              ; preds = %168
  %174 = load ptr, ptr %24, align 8
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 56
  %176 = load i64, ptr %175, align 8
  %177 = icmp ne i64 %176, 0
  %178 = and i32 %170, 1
  %179 = icmp eq i32 %178, 0
  %180 = and i1 %179, %177
  br i1 %180, label %181, label %189

181:                                              ; preds = %173, %168, %162
  %182 = add nuw nsw i64 %163, 1
  %183 = icmp eq i64 %182, %158
  br i1 %183, label %184, label %162

184:                                              ; preds = %181, %147
  %185 = load ptr, ptr %24, align 8
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 136
  %187 = load i64, ptr %186, align 8
  %188 = add nsw i64 %187, 1
  store i64 %188, ptr %186, align 8
  br label %238

189:                                              ; preds = %173
  %190 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %191 = load i64, ptr %190, align 8
  %192 = and i64 %191, 280
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %194, label %238

194:                                              ; preds = %189
  %195 = trunc i64 %191 to i32
  %196 = and i32 %195, 1024
  %197 = call fastcc i32 @judge_derivative(ptr noundef nonnull %24, i32 noundef %196) #18
  %198 = icmp eq i32 %197, 1
  br i1 %198, label %199, label %226

199:                                              ; preds = %194
  %200 = load i64, ptr %190, align 8
  %201 = and i64 %200, 1024
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %238, label %203

203:                                              ; preds = %199
  %204 = load ptr, ptr %49, align 8
  %205 = load i64, ptr %204, align 8
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %222

207:                                              ; preds = %203
  %208 = getelementptr inbounds nuw i8, ptr %204, i64 16777376
  br label %209

209:                                              ; preds = %219, %207
  %210 = phi i64 [ 0, %207 ], [ %220, %219 ]
  %211 = getelementptr inbounds nuw %struct.Entry, ptr %208, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 52
  %213 = load i32, ptr %212, align 4
  %214 = and i32 %213, 2048
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %219, label %216

216:                                              ; preds = %209
  %217 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store ptr null, ptr %217, align 8
  %218 = or i32 %213, 512
  store i32 %218, ptr %212, align 4
  br label %219

219:                                              ; preds = %216, %209
  %220 = add nuw nsw i64 %210, 1
  %221 = icmp eq i64 %220, %205
  br i1 %221, label %222, label %209

222:                                              ; preds = %219, %203
  %223 = getelementptr inbounds nuw i8, ptr %24, i64 60
  store i32 0, ptr %223, align 4
  %224 = getelementptr inbounds nuw i8, ptr %24, i64 56
  store i32 0, ptr %224, align 8
  %225 = call fastcc i32 @judge_derivative(ptr noundef nonnull %24, i32 noundef 0) #18
  br label %226

226:                                              ; preds = %222, %194
  %227 = phi i32 [ %225, %222 ], [ %197, %194 ]
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %238

229:                                              ; preds = %226
  %230 = load ptr, ptr %24, align 8
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 128
  %232 = load i64, ptr %231, align 8
  %233 = and i64 %232, 2097152
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %235, label %238

235:                                              ; preds = %229
  %236 = or disjoint i64 %232, 2097152
  store i64 %236, ptr %231, align 8
  %237 = call fastcc i32 @tell(ptr noundef nonnull readonly %24, ptr noundef nonnull @.str.67, i32 noundef 0, ptr noundef nonnull @.str.68) #18
  br label %238

238:                                              ; preds = %184, %189, %199, %226, %229, %235
  %239 = trunc i64 %23 to i32
  call fastcc void @end_half(ptr noundef %24, i32 noundef %239) #18
  %240 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %241 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #20
  %242 = load i64, ptr %5, align 16
  %243 = sitofp i64 %242 to double
  %244 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %245 = load i64, ptr %244, align 8
  %246 = sitofp i64 %245 to double
  %247 = call double @llvm.fmuladd.f64(double %246, double 1.000000e-09, double %243)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  %248 = fsub double %247, %48
  %249 = getelementptr inbounds nuw i8, ptr %240, i64 160
  %250 = load double, ptr %249, align 8
  %251 = fadd double %250, %248
  store double %251, ptr %249, align 8
  %252 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %253 = fadd double %248, %252
  store double %253, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %254 = load i32, ptr %16, align 8
  br label %255

255:                                              ; preds = %238, %35
  %256 = phi i32 [ %254, %238 ], [ %17, %35 ]
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %270, label %258

258:                                              ; preds = %255
  %259 = sext i32 %256 to i64
  br label %260

260:                                              ; preds = %266, %258
  %261 = phi i64 [ %259, %258 ], [ %267, %266 ]
  %262 = getelementptr %struct.State, ptr %10, i64 %261
  %263 = getelementptr i8, ptr %262, i64 -72
  %264 = load i32, ptr %263, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %266, label %270

266:                                              ; preds = %260
  %267 = add nsw i64 %261, -1
  %268 = trunc nsw i64 %267 to i32
  store i32 %268, ptr %16, align 8
  %269 = icmp eq i64 %267, 0
  br i1 %269, label %270, label %260

270:                                              ; preds = %32, %266, %260, %4, %15, %255
  ret void
}

define internal fastcc void @end_half(ptr noundef nonnull captures(none) %0, i32 noundef %1) unnamed_addr #7 {
  %3 = alloca %struct.Action, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %119, label %7

7:                                                ; preds = %2
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %46

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 16777376
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 160
  br label %17

17:                                               ; preds = %43, %14
  %18 = phi i64 [ 0, %14 ], [ %44, %43 ]
  %19 = getelementptr inbounds nuw %struct.Entry, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %21 = load i32, ptr %20, align 8
  %22 = icmp slt i32 %21, 0
  br i1 %22, label %43, label %23

23:                                               ; preds = %17
  %24 = zext nneg i32 %21 to i64
  %25 = getelementptr inbounds nuw %struct.Anchor, ptr %16, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %34

29:                                               ; preds = %23
  %30 = load ptr, ptr %19, align 8
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %30, i64 %32
  br label %34

34:                                               ; preds = %29, %23
  %35 = phi ptr [ null, %23 ], [ %33, %29 ]
  %36 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %19, i64 52
  %38 = load i32, ptr %37, align 4
  %39 = and i32 %38, -513
  %40 = icmp eq ptr %35, null
  %41 = select i1 %40, i32 512, i32 0
  %42 = or disjoint i32 %39, %41
  store i32 %42, ptr %37, align 4
  br label %43

43:                                               ; preds = %34, %17
  %44 = add nuw nsw i64 %18, 1
  %45 = icmp eq i64 %44, %12
  br i1 %45, label %46, label %17

46:                                               ; preds = %43, %7
  br label %47

47:                                               ; preds = %46, %47
  %48 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3592), i8 1 acquire, align 8
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %50, label %47

50:                                               ; preds = %47
  %51 = load ptr, ptr %10, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %53, 4
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %118

56:                                               ; preds = %50, %62
  %57 = phi i64 [ %63, %62 ], [ 0, %50 ]
  %58 = getelementptr inbounds nuw %struct.Half, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1416), i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 112
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %78, label %62

62:                                               ; preds = %56
  %63 = add nuw nsw i64 %57, 1
  %64 = icmp eq i64 %63, 16
  br i1 %64, label %65, label %56

65:                                               ; preds = %62, %75
  %66 = phi i64 [ %76, %75 ], [ 0, %62 ]
  %67 = getelementptr inbounds nuw %struct.Half, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1416), i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 128
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %75, label %71

71:                                               ; preds = %65
  tail call fastcc void @dismiss(ptr noundef nonnull %67) #18
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 80
  %73 = load ptr, ptr %72, align 8
  %74 = tail call i32 @munmap(ptr noundef %73, i64 noundef 494928040) #20
  br label %78

75:                                               ; preds = %65
  %76 = add nuw nsw i64 %66, 1
  %77 = icmp eq i64 %76, 16
  br i1 %77, label %118, label %65

78:                                               ; preds = %56, %71
  %79 = phi ptr [ %67, %71 ], [ %58, %56 ]
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %81 = load i32, ptr %80, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %101, label %83

83:                                               ; preds = %78
  store i32 0, ptr %80, align 4
  %84 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 60), i32 -1 seq_cst, align 4
  %85 = icmp sgt i32 %84, 2
  br i1 %85, label %101, label %86

86:                                               ; preds = %83, %98
  %87 = phi i64 [ %99, %98 ], [ 0, %83 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %88 = getelementptr inbounds nuw i32, ptr @fatal, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = call i32 @sigaction(i32 noundef %89, ptr noundef null, ptr noundef nonnull %3) #20
  %91 = icmp eq i32 %90, 0
  %92 = load ptr, ptr %3, align 8
  %93 = icmp eq ptr %92, @at_signal
  %94 = select i1 %91, i1 %93, i1 false
  br i1 %94, label %95, label %98

95:                                               ; preds = %86
  %96 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %87
  %97 = call i32 @sigaction(i32 noundef %89, ptr noundef nonnull %96, ptr noundef null) #20
  br label %98

98:                                               ; preds = %95, %86
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  %99 = add nuw nsw i64 %87, 1
  %100 = icmp eq i64 %99, 5
  br i1 %100, label %101, label %86

101:                                              ; preds = %98, %83, %78
  %102 = load ptr, ptr %4, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %104 = load i64, ptr %103, align 8
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(112) %79, ptr noundef nonnull align 8 dereferenceable(112) %0, i64 112, i1 false)
  %105 = getelementptr inbounds nuw i8, ptr %79, i64 112
  store ptr %102, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %79, i64 120
  store i64 %104, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %79, i64 128
  store i32 1, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %79, i64 132
  store i32 0, ptr %108, align 4
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %110 = load ptr, ptr %109, align 8
  store ptr %110, ptr %79, align 8
  %111 = getelementptr inbounds nuw i8, ptr %79, i64 60
  store i32 0, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %79, i64 56
  store i32 0, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %79, i64 52
  store i32 0, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %9, i64 7168
  %115 = sext i32 %1 to i64
  %116 = getelementptr inbounds ptr, ptr %114, i64 %115
  store ptr null, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i32 0, ptr %117, align 8
  br label %118

118:                                              ; preds = %75, %50, %101
  store atomic i8 0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3592) release, align 8
  call fastcc void @dismiss(ptr noundef nonnull %0) #18
  br label %120

119:                                              ; preds = %2
  tail call fastcc void @dismiss(ptr noundef nonnull %0) #18
  br label %120

120:                                              ; preds = %119, %118
  ret void
}

define linkonce_odr hidden void @__enzcc_check_keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline nounwind {
  %5 = alloca [2 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca %struct.Action, align 8
  %8 = alloca [2 x i64], align 16
  %9 = alloca %struct.State, align 8
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  %13 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %14 = icmp ne i32 %13, 0
  %15 = select i1 %12, i1 true, i1 %14
  br i1 %15, label %197, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 7680
  %18 = load i32, ptr %17, align 8
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %197

20:                                               ; preds = %16
  %21 = add nsw i32 %18, -1
  %22 = zext nneg i32 %21 to i64
  br label %23

23:                                               ; preds = %33, %20
  %24 = phi i64 [ %22, %20 ], [ %34, %33 ]
  %25 = getelementptr inbounds nuw %struct.State, ptr %11, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, %1
  br i1 %28, label %29, label %33

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 36
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, %3
  br i1 %32, label %36, label %33

33:                                               ; preds = %29, %23
  %34 = add nsw i64 %24, -1
  %35 = icmp sgt i64 %24, 0
  br i1 %35, label %23, label %197

36:                                               ; preds = %29
  %37 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %182, label %40

40:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #20
  %42 = load i64, ptr %8, align 16
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %44 = load i64, ptr %43, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  call fastcc void @compare_primal(ptr noundef %25) #18
  br label %45

45:                                               ; preds = %45, %40
  %46 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3592), i8 1 acquire, align 8
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %45

48:                                               ; preds = %45
  %49 = sitofp i64 %42 to double
  %50 = sitofp i64 %44 to double
  %51 = call double @llvm.fmuladd.f64(double %50, double 1.000000e-09, double %49)
  %52 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = and i64 %55, 512
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %151

58:                                               ; preds = %48, %64
  %59 = phi i64 [ %65, %64 ], [ 0, %48 ]
  %60 = getelementptr inbounds nuw %struct.Half, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1416), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 112
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %80, label %64

64:                                               ; preds = %58
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, 16
  br i1 %66, label %67, label %58

67:                                               ; preds = %64, %77
  %68 = phi i64 [ %78, %77 ], [ 0, %64 ]
  %69 = getelementptr inbounds nuw %struct.Half, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1416), i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 128
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %77, label %73

73:                                               ; preds = %67
  call fastcc void @dismiss(ptr noundef nonnull %69) #18
  %74 = getelementptr inbounds nuw i8, ptr %69, i64 80
  %75 = load ptr, ptr %74, align 8
  %76 = call i32 @munmap(ptr noundef %75, i64 noundef 494928040) #20
  br label %80

77:                                               ; preds = %67
  %78 = add nuw nsw i64 %68, 1
  %79 = icmp eq i64 %78, 16
  br i1 %79, label %151, label %67

80:                                               ; preds = %58, %73
  %81 = phi ptr [ %69, %73 ], [ %60, %58 ]
  %82 = getelementptr inbounds nuw i8, ptr %25, i64 44
  store i32 0, ptr %82, align 4
  %83 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 60), i32 -1 seq_cst, align 4
  %84 = icmp sgt i32 %83, 2
  br i1 %84, label %100, label %85

85:                                               ; preds = %80, %97
  %86 = phi i64 [ %98, %97 ], [ 0, %80 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  %87 = getelementptr inbounds nuw i32, ptr @fatal, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = call i32 @sigaction(i32 noundef %88, ptr noundef null, ptr noundef nonnull %7) #20
  %90 = icmp eq i32 %89, 0
  %91 = load ptr, ptr %7, align 8
  %92 = icmp eq ptr %91, @at_signal
  %93 = select i1 %90, i1 %92, i1 false
  br i1 %93, label %94, label %97

94:                                               ; preds = %85
  %95 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %86
  %96 = call i32 @sigaction(i32 noundef %88, ptr noundef nonnull %95, ptr noundef null) #20
  br label %97

97:                                               ; preds = %94, %85
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  %98 = add nuw nsw i64 %86, 1
  %99 = icmp eq i64 %98, 5
  br i1 %99, label %100, label %85

100:                                              ; preds = %97, %80
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(112) %9, ptr noundef nonnull align 8 dereferenceable(112) %25, i64 112, i1 false)
  %101 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %142

106:                                              ; preds = %100
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %108

108:                                              ; preds = %137, %106
  %109 = phi i64 [ %104, %106 ], [ %138, %137 ]
  %110 = phi i64 [ 0, %106 ], [ %140, %137 ]
  %111 = phi i64 [ 0, %106 ], [ %139, %137 ]
  %112 = load ptr, ptr %107, align 8
  %113 = getelementptr inbounds nuw %struct.Slot, ptr %112, i64 %110
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %115 = load i64, ptr %114, align 8
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %137, label %117

117:                                              ; preds = %108
  %118 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, 3
  br i1 %120, label %121, label %137

121:                                              ; preds = %117
  %122 = load i64, ptr %113, align 8
  %123 = getelementptr inbounds i8, ptr %102, i64 %122
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  %124 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %123, i64 noundef 8) #20
  %125 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  %126 = xor i64 %125, %111
  %127 = add i64 %126, -7046029254386353131
  %128 = lshr i64 %127, 30
  %129 = xor i64 %128, %127
  %130 = mul i64 %129, -4658895280553007687
  %131 = lshr i64 %130, 27
  %132 = xor i64 %131, %130
  %133 = mul i64 %132, -7723592293110705685
  %134 = lshr i64 %133, 31
  %135 = xor i64 %134, %133
  %136 = load i64, ptr %103, align 8
  br label %137

137:                                              ; preds = %121, %117, %108
  %138 = phi i64 [ %136, %121 ], [ %109, %117 ], [ %109, %108 ]
  %139 = phi i64 [ %135, %121 ], [ %111, %117 ], [ %111, %108 ]
  %140 = add nuw nsw i64 %110, 1
  %141 = icmp slt i64 %140, %138
  br i1 %141, label %108, label %142

142:                                              ; preds = %137, %100
  %143 = phi i64 [ 0, %100 ], [ %139, %137 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(112) %81, ptr noundef nonnull align 8 dereferenceable(112) %9, i64 112, i1 false)
  %144 = getelementptr inbounds nuw i8, ptr %81, i64 112
  store ptr %2, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %81, i64 120
  store i64 %143, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %81, i64 128
  store i32 0, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %81, i64 132
  store i32 0, ptr %147, align 4
  %148 = getelementptr inbounds nuw i8, ptr %11, i64 7168
  %149 = shl nsw i64 %24, 3
  %150 = getelementptr inbounds i8, ptr %148, i64 %149
  store ptr null, ptr %150, align 8
  store i32 0, ptr %37, align 8
  br label %151

151:                                              ; preds = %77, %48, %142
  store atomic i8 0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3592) release, align 8
  %152 = load ptr, ptr %52, align 8
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 16
  %154 = load i64, ptr %153, align 8
  %155 = and i64 %154, 512
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %166, label %157

157:                                              ; preds = %151
  %158 = load ptr, ptr %25, align 8
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 128
  %160 = load i64, ptr %159, align 8
  %161 = and i64 %160, 16777216
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %166

163:                                              ; preds = %157
  %164 = or disjoint i64 %160, 16777216
  store i64 %164, ptr %159, align 8
  %165 = call fastcc i32 @tell(ptr noundef nonnull readonly %25, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.3) #18
  br label %166

166:                                              ; preds = %163, %157, %151
  call fastcc void @dismiss(ptr noundef nonnull %25) #18
  %167 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %168 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #20
  %169 = load i64, ptr %5, align 16
  %170 = sitofp i64 %169 to double
  %171 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %172 = load i64, ptr %171, align 8
  %173 = sitofp i64 %172 to double
  %174 = call double @llvm.fmuladd.f64(double %173, double 1.000000e-09, double %170)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  %175 = fsub double %174, %51
  %176 = getelementptr inbounds nuw i8, ptr %167, i64 160
  %177 = load double, ptr %176, align 8
  %178 = fadd double %177, %175
  store double %178, ptr %176, align 8
  %179 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %180 = fadd double %175, %179
  store double %180, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %181 = load i32, ptr %17, align 8
  br label %182

182:                                              ; preds = %166, %36
  %183 = phi i32 [ %181, %166 ], [ %18, %36 ]
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %197, label %185

185:                                              ; preds = %182
  %186 = sext i32 %183 to i64
  br label %187

187:                                              ; preds = %193, %185
  %188 = phi i64 [ %186, %185 ], [ %194, %193 ]
  %189 = getelementptr %struct.State, ptr %11, i64 %188
  %190 = getelementptr i8, ptr %189, i64 -72
  %191 = load i32, ptr %190, align 8
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %197

193:                                              ; preds = %187
  %194 = add nsw i64 %188, -1
  %195 = trunc nsw i64 %194 to i32
  store i32 %195, ptr %17, align 8
  %196 = icmp eq i64 %194, 0
  br i1 %196, label %197, label %187

197:                                              ; preds = %33, %193, %187, %4, %16, %182
  ret void
}

define internal fastcc void @compare_primal(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca double, align 8
  %3 = alloca float, align 4
  %4 = alloca [4096 x i8], align 16
  %5 = alloca [1024 x i8], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = tail call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %9 = icmp eq ptr %8, inttoptr (i64 -1 to ptr)
  %10 = select i1 %9, ptr null, ptr %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %11 = icmp eq ptr %10, null
  br i1 %11, label %16, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = tail call fastcc i64 @read_ranges(ptr noundef %8, ptr noundef %14) #18
  br label %16

16:                                               ; preds = %1, %12
  %17 = phi i64 [ %15, %12 ], [ 0, %1 ]
  %18 = load i64, ptr %7, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %111

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 16777376
  %22 = icmp eq i64 %17, 0
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 327155880
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 152
  br label %25

25:                                               ; preds = %20, %106
  %26 = phi i64 [ 0, %20 ], [ %108, %106 ]
  %27 = phi ptr [ null, %20 ], [ %107, %106 ]
  %28 = getelementptr inbounds nuw %struct.Entry, ptr %21, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 52
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %30, 1280
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %106

33:                                               ; preds = %25
  %34 = load ptr, ptr %28, align 8
  %35 = icmp eq ptr %27, null
  br i1 %35, label %44, label %36

36:                                               ; preds = %33
  %37 = load ptr, ptr %27, align 8
  %38 = icmp ult ptr %34, %37
  br i1 %38, label %44, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ugt ptr %40, %42
  br i1 %43, label %44, label %66

44:                                               ; preds = %39, %36, %33
  br i1 %22, label %106, label %45

45:                                               ; preds = %44, %59
  %46 = phi i64 [ %61, %59 ], [ %17, %44 ]
  %47 = phi i64 [ %60, %59 ], [ 0, %44 ]
  %48 = add i64 %47, %46
  %49 = lshr i64 %48, 1
  %50 = getelementptr inbounds nuw %struct.Range, ptr %10, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = icmp ult ptr %34, %51
  br i1 %52, label %59, label %53

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %55 = load ptr, ptr %54, align 8
  %56 = icmp ult ptr %34, %55
  br i1 %56, label %63, label %57

57:                                               ; preds = %53
  %58 = add nuw i64 %49, 1
  br label %59

59:                                               ; preds = %57, %45
  %60 = phi i64 [ %47, %45 ], [ %58, %57 ]
  %61 = phi i64 [ %49, %45 ], [ %46, %57 ]
  %62 = icmp ult i64 %60, %61
  br i1 %62, label %45, label %106

63:                                               ; preds = %53
  %64 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %65 = icmp ugt ptr %64, %55
  br i1 %65, label %106, label %66

66:                                               ; preds = %39, %63
  %67 = phi ptr [ %50, %63 ], [ %27, %39 ]
  %68 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 1
  br i1 %70, label %71, label %74

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  %72 = call ptr @memcpy(ptr noundef nonnull %2, ptr noundef %34, i64 noundef 8) #20
  %73 = load double, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  br label %78

74:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %75 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %34, i64 noundef 4) #20
  %76 = load float, ptr %3, align 4
  %77 = fpext float %76 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  br label %78

78:                                               ; preds = %71, %74
  %79 = phi double [ %73, %71 ], [ %77, %74 ]
  %80 = getelementptr inbounds nuw double, ptr %23, i64 %26
  %81 = load double, ptr %80, align 8
  %82 = fcmp oeq double %79, %81
  br i1 %82, label %106, label %83

83:                                               ; preds = %78
  %84 = fcmp olt double %79, 0.000000e+00
  %85 = fneg double %79
  %86 = select i1 %84, double %85, double %79
  %87 = fcmp olt double %81, 0.000000e+00
  %88 = fneg double %81
  %89 = select i1 %87, double %88, double %81
  %90 = fcmp ogt double %86, %89
  %91 = select i1 %90, double %86, double %89
  %92 = load i64, ptr %24, align 8
  %93 = icmp eq i64 %92, 0
  %94 = select i1 %93, double 1.000000e-09, double 1.000000e-04
  %95 = fsub double %79, %81
  %96 = call double @llvm.fabs.f64(double %95)
  %97 = fmul double %91, %94
  %98 = fcmp ugt double %96, %97
  br i1 %98, label %99, label %106

99:                                               ; preds = %83
  %100 = fcmp uno double %79, 0.000000e+00
  %101 = fcmp uno double %81, 0.000000e+00
  %102 = and i1 %100, %101
  br i1 %102, label %106, label %103

103:                                              ; preds = %99
  call fastcc void @name(ptr noundef %0, ptr noundef nonnull %28, ptr noundef %5) #18
  %104 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.83, ptr noundef nonnull %5, double noundef %79, double noundef %81) #20
  %105 = call fastcc i32 @tell(ptr noundef %0, ptr noundef nonnull @.str.84, i32 noundef 1, ptr noundef nonnull %4) #18
  br label %111

106:                                              ; preds = %59, %44, %78, %83, %99, %63, %25
  %107 = phi ptr [ %50, %63 ], [ %67, %78 ], [ %67, %99 ], [ %67, %83 ], [ %27, %25 ], [ null, %44 ], [ null, %59 ]
  %108 = add nuw nsw i64 %26, 1
  %109 = load i64, ptr %7, align 8
  %110 = icmp slt i64 %108, %109
  br i1 %110, label %25, label %111

111:                                              ; preds = %106, %16, %103
  %112 = call i32 @munmap(ptr noundef %10, i64 noundef 131072) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

define internal fastcc void @dismiss(ptr noundef captures(none) %0) unnamed_addr #3 {
  %2 = alloca %struct.Action, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %41, label %7

7:                                                ; preds = %1
  store i32 0, ptr %4, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %29, label %11

11:                                               ; preds = %7
  store i32 0, ptr %8, align 4
  %12 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 60), i32 -1 seq_cst, align 4
  %13 = icmp sgt i32 %12, 2
  br i1 %13, label %29, label %14

14:                                               ; preds = %11, %26
  %15 = phi i64 [ %27, %26 ], [ 0, %11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  %16 = getelementptr inbounds nuw i32, ptr @fatal, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = call i32 @sigaction(i32 noundef %17, ptr noundef null, ptr noundef nonnull %2) #20
  %19 = icmp eq i32 %18, 0
  %20 = load ptr, ptr %2, align 8
  %21 = icmp eq ptr %20, @at_signal
  %22 = select i1 %19, i1 %21, i1 false
  br i1 %22, label %23, label %26

23:                                               ; preds = %14
  %24 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %15
  %25 = call i32 @sigaction(i32 noundef %17, ptr noundef nonnull %24, ptr noundef null) #20
  br label %26

26:                                               ; preds = %23, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  %27 = add nuw nsw i64 %15, 1
  %28 = icmp eq i64 %27, 5
  br i1 %28, label %29, label %14

29:                                               ; preds = %26, %11, %7
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %31 = load i32, ptr %30, align 4
  %32 = call i32 @close(i32 noundef %31) #20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load i32, ptr %33, align 8
  %35 = call i32 @close(i32 noundef %34) #20
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = load i32, ptr %36, align 8
  %38 = call i32 @kill(i32 noundef %37, i32 noundef 9) #20
  %39 = load i32, ptr %36, align 8
  %40 = call i32 @waitpid(i32 noundef %39, ptr noundef nonnull %3, i32 noundef 0) #20
  br label %41

41:                                               ; preds = %1, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  ret void
}

define linkonce_odr hidden void @__enzcc_check_resume(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca i64, align 8
  %7 = alloca [2 x i64], align 16
  %8 = alloca [2 x i64], align 16
  %9 = alloca [96 x i8], align 8
  %10 = tail call fastcc ptr @enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #18
  %11 = icmp eq ptr %10, null
  br i1 %11, label %444, label %12

12:                                               ; preds = %5
  %13 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %14 = load ptr, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  br label %15

15:                                               ; preds = %15, %12
  %16 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3592), i8 1 acquire, align 8
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %15

18:                                               ; preds = %15
  %19 = icmp eq ptr %4, null
  br i1 %19, label %73, label %20

20:                                               ; preds = %18, %30
  %21 = phi i64 [ %31, %30 ], [ 0, %18 ]
  %22 = getelementptr inbounds nuw %struct.Half, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1416), i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 112
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, %4
  br i1 %25, label %26, label %30

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, %3
  br i1 %29, label %33, label %30

30:                                               ; preds = %26, %20
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, 16
  br i1 %32, label %73, label %20

33:                                               ; preds = %26
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 112
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %74, label %38

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 2
  br i1 %41, label %73, label %42

42:                                               ; preds = %38
  %43 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 832), align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %66, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  %46 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #20
  %47 = load i64, ptr %8, align 16
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %49 = load i64, ptr %48, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 1
  br i1 %52, label %74, label %53

53:                                               ; preds = %45
  %54 = sitofp i64 %49 to double
  %55 = sitofp i64 %47 to double
  %56 = call double @llvm.fmuladd.f64(double %54, double 1.000000e-09, double %55)
  %57 = load double, ptr @__enzcc_check_program, align 8
  %58 = fsub double %56, %57
  %59 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %60 = fsub double %58, %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %62 = load double, ptr %61, align 8
  %63 = fadd double %59, %62
  %64 = call double @llvm.fmuladd.f64(double %60, double 4.000000e+00, double 2.000000e-02)
  %65 = fcmp olt double %63, %64
  br i1 %65, label %74, label %73

66:                                               ; preds = %42
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %68 = load i64, ptr %67, align 8
  %69 = srem i64 %68, %43
  %70 = icmp ne i64 %43, 1
  %71 = zext i1 %70 to i64
  %72 = icmp eq i64 %69, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %30, %66, %38, %18, %53
  store atomic i8 0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3592) release, align 8
  br label %443

74:                                               ; preds = %66, %53, %45, %33
  %75 = load ptr, ptr %22, align 8
  %76 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %22, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %9, ptr noundef nonnull align 8 dereferenceable(96) %78, i64 96, i1 false)
  %79 = getelementptr inbounds nuw i8, ptr %22, i64 120
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %82 = load i32, ptr %81, align 8
  store ptr null, ptr %34, align 8
  store atomic i8 0, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3592) release, align 8
  %83 = icmp ne i32 %82, 0
  %84 = icmp eq i32 %3, 0
  %85 = and i1 %84, %83
  br i1 %85, label %86, label %89

86:                                               ; preds = %74
  %87 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  br label %89

89:                                               ; preds = %86, %74
  %90 = getelementptr inbounds nuw i8, ptr %14, i64 7680
  %91 = load i32, ptr %90, align 8
  %92 = add nsw i32 %91, -1
  %93 = getelementptr inbounds nuw i8, ptr %14, i64 7168
  %94 = sext i32 %92 to i64
  %95 = getelementptr inbounds ptr, ptr %93, i64 %94
  %96 = load ptr, ptr %95, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %100, label %98

98:                                               ; preds = %89
  %99 = call i32 @munmap(ptr noundef nonnull %96, i64 noundef 494928040) #20
  br label %100

100:                                              ; preds = %98, %89
  %101 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %102 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %103 = getelementptr inbounds nuw i8, ptr %10, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %103, ptr noundef nonnull align 8 dereferenceable(88) %9, i64 88, i1 false)
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %101, align 8
  store ptr %2, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %10, i64 52
  store i32 1, ptr %104, align 4
  %105 = load i64, ptr %35, align 8
  %106 = icmp eq i64 %105, 0
  %107 = select i1 %106, ptr null, ptr %4
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 88
  store ptr %107, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store i64 %80, ptr %109, align 8
  %110 = getelementptr inbounds nuw i8, ptr %10, i64 104
  store ptr %75, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %112 = load ptr, ptr %111, align 8
  store ptr %112, ptr %95, align 8
  %113 = load i64, ptr %112, align 8
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %120

115:                                              ; preds = %100
  %116 = getelementptr inbounds nuw i8, ptr %112, i64 16777376
  %117 = ptrtoint ptr %2 to i64
  %118 = ptrtoint ptr %77 to i64
  %119 = sub i64 %117, %118
  br label %134

120:                                              ; preds = %146, %100
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  %121 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #20
  %122 = load i64, ptr %7, align 16
  %123 = sitofp i64 %122 to double
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %125 = load i64, ptr %124, align 8
  %126 = sitofp i64 %125 to double
  %127 = call double @llvm.fmuladd.f64(double %126, double 1.000000e-09, double %123)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  %128 = getelementptr inbounds nuw i8, ptr %112, i64 16
  %129 = load i64, ptr %128, align 8
  %130 = and i64 %129, -9
  store i64 %130, ptr %128, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %308, label %149

134:                                              ; preds = %115, %146
  %135 = phi i64 [ 0, %115 ], [ %147, %146 ]
  %136 = getelementptr inbounds nuw %struct.Entry, ptr %116, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 56
  %138 = load i32, ptr %137, align 8
  %139 = icmp slt i32 %138, 0
  br i1 %139, label %140, label %146

140:                                              ; preds = %134
  %141 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %142 = load ptr, ptr %141, align 8
  %143 = icmp eq ptr %142, null
  br i1 %143, label %146, label %144

144:                                              ; preds = %140
  %145 = getelementptr inbounds i8, ptr %142, i64 %119
  store ptr %145, ptr %141, align 8
  br label %146

146:                                              ; preds = %134, %140, %144
  %147 = add nuw nsw i64 %135, 1
  %148 = icmp slt i64 %147, %113
  br i1 %148, label %134, label %120

149:                                              ; preds = %120
  %150 = load ptr, ptr %111, align 8
  %151 = load ptr, ptr %10, align 8
  %152 = getelementptr inbounds nuw i8, ptr %75, i64 48
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %151, i64 48
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %153, %155
  br i1 %156, label %157, label %351

157:                                              ; preds = %149
  %158 = getelementptr inbounds nuw i8, ptr %150, i64 16
  %159 = load i64, ptr %158, align 8
  %160 = and i64 %159, 4100
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %162, label %351

162:                                              ; preds = %157
  %163 = icmp sgt i64 %153, 0
  br i1 %163, label %164, label %183

164:                                              ; preds = %162
  %165 = getelementptr inbounds nuw i8, ptr %151, i64 40
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %75, i64 40
  br label %168

168:                                              ; preds = %180, %164
  %169 = phi i64 [ 0, %164 ], [ %181, %180 ]
  %170 = getelementptr inbounds nuw %struct.Slot, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 24
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %180, label %174

174:                                              ; preds = %168
  %175 = load ptr, ptr %167, align 8
  %176 = getelementptr inbounds nuw %struct.Slot, ptr %175, i64 %169
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %178 = load i64, ptr %177, align 8
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %351, label %180

180:                                              ; preds = %174, %168
  %181 = add nuw nsw i64 %169, 1
  %182 = icmp eq i64 %181, %153
  br i1 %182, label %183, label %168

183:                                              ; preds = %180, %162
  %184 = call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %185 = icmp eq ptr %184, inttoptr (i64 -1 to ptr)
  %186 = select i1 %185, ptr null, ptr %184
  %187 = icmp eq ptr %186, null
  br i1 %187, label %191, label %188

188:                                              ; preds = %183
  %189 = load ptr, ptr %101, align 8
  %190 = call fastcc i64 @read_ranges(ptr noundef %184, ptr noundef %189) #18
  br label %191

191:                                              ; preds = %188, %183
  %192 = phi i64 [ %190, %188 ], [ 0, %183 ]
  %193 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %194 = load i64, ptr %193, align 8
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %198, label %196

196:                                              ; preds = %191
  %197 = call i32 @munmap(ptr noundef %186, i64 noundef 131072) #20
  br label %364

198:                                              ; preds = %191
  %199 = getelementptr inbounds nuw i8, ptr %150, i64 160
  %200 = icmp eq i64 %192, 0
  %201 = getelementptr inbounds nuw i8, ptr %151, i64 40
  br label %202

202:                                              ; preds = %299, %198
  %203 = phi i64 [ %194, %198 ], [ %300, %299 ]
  %204 = phi i64 [ 0, %198 ], [ %303, %299 ]
  %205 = phi i32 [ 1, %198 ], [ %302, %299 ]
  %206 = phi ptr [ null, %198 ], [ %301, %299 ]
  %207 = getelementptr inbounds nuw %struct.Anchor, ptr %199, i64 %204
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 40
  %209 = load i32, ptr %208, align 8
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds %struct.Anchor, ptr %199, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %207, i64 56
  store ptr null, ptr %212, align 8
  %213 = getelementptr inbounds nuw i8, ptr %207, i64 24
  %214 = load i32, ptr %213, align 8
  %215 = icmp eq i32 %214, 1
  br i1 %215, label %299, label %216

216:                                              ; preds = %202
  %217 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %218 = load ptr, ptr %217, align 8
  %219 = icmp eq ptr %218, null
  br i1 %219, label %265, label %220

220:                                              ; preds = %216
  %221 = getelementptr inbounds nuw i8, ptr %211, i64 56
  %222 = load ptr, ptr %221, align 8
  %223 = icmp eq ptr %222, null
  br i1 %223, label %284, label %224

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %211, i64 48
  %226 = load ptr, ptr %225, align 8
  %227 = ptrtoint ptr %222 to i64
  %228 = ptrtoint ptr %226 to i64
  %229 = sub i64 %227, %228
  %230 = getelementptr inbounds i8, ptr %218, i64 %229
  %231 = icmp eq ptr %206, null
  br i1 %231, label %240, label %232

232:                                              ; preds = %224
  %233 = load ptr, ptr %206, align 8
  %234 = icmp ult ptr %230, %233
  br i1 %234, label %240, label %235

235:                                              ; preds = %232
  %236 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %237 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %238 = load ptr, ptr %237, align 8
  %239 = icmp ugt ptr %236, %238
  br i1 %239, label %240, label %262

240:                                              ; preds = %235, %232, %224
  br i1 %200, label %284, label %241

241:                                              ; preds = %240, %255
  %242 = phi i64 [ %257, %255 ], [ %192, %240 ]
  %243 = phi i64 [ %256, %255 ], [ 0, %240 ]
  %244 = add i64 %243, %242
  %245 = lshr i64 %244, 1
  %246 = getelementptr inbounds nuw %struct.Range, ptr %186, i64 %245
  %247 = load ptr, ptr %246, align 8
  %248 = icmp ult ptr %230, %247
  br i1 %248, label %255, label %249

249:                                              ; preds = %241
  %250 = getelementptr inbounds nuw i8, ptr %246, i64 8
  %251 = load ptr, ptr %250, align 8
  %252 = icmp ult ptr %230, %251
  br i1 %252, label %259, label %253

253:                                              ; preds = %249
  %254 = add nuw i64 %245, 1
  br label %255

255:                                              ; preds = %253, %241
  %256 = phi i64 [ %243, %241 ], [ %254, %253 ]
  %257 = phi i64 [ %245, %241 ], [ %242, %253 ]
  %258 = icmp ult i64 %256, %257
  br i1 %258, label %241, label %284

259:                                              ; preds = %249
  %260 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %261 = icmp ugt ptr %260, %251
  br i1 %261, label %284, label %262

262:                                              ; preds = %259, %235
  %263 = phi ptr [ %246, %259 ], [ %206, %235 ]
  %264 = call ptr @memcpy(ptr noundef nonnull %212, ptr noundef nonnull %230, i64 noundef 8) #20
  br label %284

265:                                              ; preds = %216
  %266 = getelementptr inbounds nuw i8, ptr %207, i64 28
  %267 = load i32, ptr %266, align 4
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %276, label %269

269:                                              ; preds = %265
  %270 = load ptr, ptr %102, align 8
  %271 = load ptr, ptr %201, align 8
  %272 = getelementptr inbounds %struct.Slot, ptr %271, i64 %210
  %273 = load i64, ptr %272, align 8
  %274 = getelementptr inbounds i8, ptr %270, i64 %273
  %275 = call ptr @memcpy(ptr noundef nonnull %212, ptr noundef %274, i64 noundef 8) #20
  br label %284

276:                                              ; preds = %265
  %277 = icmp eq i32 %214, 0
  br i1 %277, label %278, label %284

278:                                              ; preds = %276
  %279 = getelementptr inbounds nuw i8, ptr %207, i64 48
  %280 = load ptr, ptr %279, align 8
  %281 = getelementptr inbounds nuw i8, ptr %207, i64 8
  %282 = load i64, ptr %281, align 8
  %283 = getelementptr inbounds i8, ptr %280, i64 %282
  store ptr %283, ptr %212, align 8
  br label %284

284:                                              ; preds = %255, %278, %276, %269, %262, %259, %240, %220
  %285 = phi ptr [ %206, %278 ], [ %206, %276 ], [ %206, %269 ], [ null, %240 ], [ %246, %259 ], [ %263, %262 ], [ %206, %220 ], [ null, %255 ]
  %286 = load ptr, ptr %212, align 8
  %287 = getelementptr inbounds nuw i8, ptr %207, i64 48
  %288 = load ptr, ptr %287, align 8
  %289 = icmp eq ptr %286, %288
  br i1 %289, label %290, label %291

290:                                              ; preds = %284
  store ptr null, ptr %212, align 8
  br label %291

291:                                              ; preds = %290, %284
  %292 = phi ptr [ null, %290 ], [ %286, %284 ]
  %293 = load i32, ptr %213, align 8
  %294 = icmp ne i32 %293, 3
  %295 = icmp eq ptr %292, null
  %296 = or i1 %295, %294
  %297 = select i1 %296, i32 %205, i32 0
  %298 = load i64, ptr %193, align 8
  br label %299

299:                                              ; preds = %291, %202
  %300 = phi i64 [ %203, %202 ], [ %298, %291 ]
  %301 = phi ptr [ %206, %202 ], [ %285, %291 ]
  %302 = phi i32 [ %205, %202 ], [ %297, %291 ]
  %303 = add nuw nsw i64 %204, 1
  %304 = icmp slt i64 %303, %300
  br i1 %304, label %202, label %305

305:                                              ; preds = %299
  %306 = call i32 @munmap(ptr noundef %186, i64 noundef 131072) #20
  %307 = icmp eq i32 %302, 0
  br i1 %307, label %351, label %364

308:                                              ; preds = %120
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %310 = load i64, ptr %309, align 8
  %311 = icmp sgt i64 %310, 0
  br i1 %311, label %312, label %348

312:                                              ; preds = %308
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %314

314:                                              ; preds = %343, %312
  %315 = phi i64 [ %310, %312 ], [ %344, %343 ]
  %316 = phi i64 [ 0, %312 ], [ %346, %343 ]
  %317 = phi i64 [ 0, %312 ], [ %345, %343 ]
  %318 = load ptr, ptr %313, align 8
  %319 = getelementptr inbounds nuw %struct.Slot, ptr %318, i64 %316
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 24
  %321 = load i64, ptr %320, align 8
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %343, label %323

323:                                              ; preds = %314
  %324 = getelementptr inbounds nuw i8, ptr %319, i64 8
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 3
  br i1 %326, label %327, label %343

327:                                              ; preds = %323
  %328 = load i64, ptr %319, align 8
  %329 = getelementptr inbounds i8, ptr %2, i64 %328
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  %330 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %329, i64 noundef 8) #20
  %331 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  %332 = xor i64 %331, %317
  %333 = add i64 %332, -7046029254386353131
  %334 = lshr i64 %333, 30
  %335 = xor i64 %334, %333
  %336 = mul i64 %335, -4658895280553007687
  %337 = lshr i64 %336, 27
  %338 = xor i64 %337, %336
  %339 = mul i64 %338, -7723592293110705685
  %340 = lshr i64 %339, 31
  %341 = xor i64 %340, %339
  %342 = load i64, ptr %309, align 8
  br label %343

343:                                              ; preds = %327, %323, %314
  %344 = phi i64 [ %342, %327 ], [ %315, %323 ], [ %315, %314 ]
  %345 = phi i64 [ %341, %327 ], [ %317, %323 ], [ %317, %314 ]
  %346 = add nuw nsw i64 %316, 1
  %347 = icmp slt i64 %346, %344
  br i1 %347, label %314, label %348

348:                                              ; preds = %343, %308
  %349 = phi i64 [ 0, %308 ], [ %345, %343 ]
  %350 = icmp eq i64 %80, %349
  br i1 %350, label %364, label %351

351:                                              ; preds = %174, %157, %149, %348, %305
  %352 = load ptr, ptr %10, align 8
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 128
  %354 = load i64, ptr %353, align 8
  %355 = and i64 %354, 33554432
  %356 = icmp eq i64 %355, 0
  br i1 %356, label %357, label %363

357:                                              ; preds = %351
  %358 = load i64, ptr %131, align 8
  %359 = icmp eq i64 %358, 0
  %360 = select i1 %359, ptr @.str.5, ptr @.str.4
  %361 = or disjoint i64 %354, 33554432
  store i64 %361, ptr %353, align 8
  %362 = call fastcc i32 @tell(ptr noundef nonnull readonly %10, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull %360) #18
  br label %363

363:                                              ; preds = %351, %357
  call fastcc void @end_half(ptr noundef %10, i32 noundef %92) #18
  br label %443

364:                                              ; preds = %196, %348, %305
  %365 = load i64, ptr %131, align 8
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %405, label %367

367:                                              ; preds = %364
  %368 = load i64, ptr %112, align 8
  %369 = icmp sgt i64 %368, 0
  br i1 %369, label %370, label %405

370:                                              ; preds = %367
  %371 = getelementptr inbounds nuw i8, ptr %112, i64 16777376
  %372 = getelementptr inbounds nuw i8, ptr %112, i64 160
  br label %373

373:                                              ; preds = %402, %370
  %374 = phi i64 [ 0, %370 ], [ %403, %402 ]
  %375 = getelementptr inbounds nuw %struct.Entry, ptr %371, i64 %374
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 56
  %377 = load i32, ptr %376, align 8
  %378 = icmp slt i32 %377, 0
  br i1 %378, label %402, label %379

379:                                              ; preds = %373
  %380 = zext nneg i32 %377 to i64
  %381 = getelementptr inbounds nuw %struct.Anchor, ptr %372, i64 %380
  %382 = getelementptr inbounds nuw i8, ptr %381, i64 56
  %383 = load ptr, ptr %382, align 8
  %384 = icmp eq ptr %383, null
  br i1 %384, label %393, label %385

385:                                              ; preds = %379
  %386 = load ptr, ptr %375, align 8
  %387 = getelementptr inbounds nuw i8, ptr %381, i64 48
  %388 = load ptr, ptr %387, align 8
  %389 = ptrtoint ptr %383 to i64
  %390 = ptrtoint ptr %388 to i64
  %391 = sub i64 %389, %390
  %392 = getelementptr inbounds i8, ptr %386, i64 %391
  br label %393

393:                                              ; preds = %385, %379
  %394 = phi ptr [ %392, %385 ], [ null, %379 ]
  %395 = getelementptr inbounds nuw i8, ptr %375, i64 8
  store ptr %394, ptr %395, align 8
  %396 = getelementptr inbounds nuw i8, ptr %375, i64 52
  %397 = load i32, ptr %396, align 4
  %398 = and i32 %397, -513
  %399 = icmp eq ptr %394, null
  %400 = select i1 %399, i32 512, i32 0
  %401 = or disjoint i32 %398, %400
  store i32 %401, ptr %396, align 4
  br label %402

402:                                              ; preds = %393, %373
  %403 = add nuw nsw i64 %374, 1
  %404 = icmp eq i64 %403, %368
  br i1 %404, label %405, label %373

405:                                              ; preds = %402, %367, %364
  call fastcc void @take_shadows(ptr noundef %10, i32 noundef 0) #18
  %406 = load i64, ptr %112, align 8
  %407 = icmp sgt i64 %406, 0
  br i1 %407, label %408, label %441

408:                                              ; preds = %405
  %409 = getelementptr inbounds nuw i8, ptr %112, i64 16777376
  %410 = getelementptr inbounds nuw i8, ptr %112, i64 48
  br label %411

411:                                              ; preds = %438, %408
  %412 = phi i64 [ 0, %408 ], [ %439, %438 ]
  %413 = getelementptr inbounds nuw %struct.Entry, ptr %409, i64 %412
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 8
  %415 = load ptr, ptr %414, align 8
  %416 = icmp eq ptr %415, null
  br i1 %416, label %438, label %417

417:                                              ; preds = %411
  %418 = getelementptr inbounds nuw i8, ptr %413, i64 52
  %419 = load i32, ptr %418, align 4
  %420 = and i32 %419, 2304
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %422, label %438

422:                                              ; preds = %417
  %423 = load i64, ptr %131, align 8
  %424 = icmp eq i64 %423, 0
  %425 = and i32 %419, 1
  %426 = icmp ne i32 %425, 0
  %427 = or i1 %426, %424
  br i1 %427, label %428, label %438

428:                                              ; preds = %422
  %429 = getelementptr inbounds nuw i8, ptr %413, i64 24
  %430 = load double, ptr %429, align 8
  %431 = fcmp uno double %430, 0.000000e+00
  br i1 %431, label %432, label %438

432:                                              ; preds = %428
  %433 = load i64, ptr %128, align 8
  %434 = and i64 %433, 8
  %435 = icmp eq i64 %434, 0
  br i1 %435, label %436, label %438

436:                                              ; preds = %432
  %437 = or disjoint i64 %433, 8
  store i64 %437, ptr %128, align 8
  store i64 %412, ptr %410, align 8
  br label %438

438:                                              ; preds = %436, %432, %428, %422, %417, %411
  %439 = add nuw nsw i64 %412, 1
  %440 = icmp eq i64 %439, %406
  br i1 %440, label %441, label %411

441:                                              ; preds = %438, %405
  %442 = call fastcc i32 @look_before(ptr noundef %10) #18
  call fastcc void @start_check(ptr noundef %10, double noundef %127, i32 noundef %442) #18
  br label %443

443:                                              ; preds = %73, %363, %441
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %444

444:                                              ; preds = %5, %443
  ret void
}

declare i32 @munmap(ptr noundef, i64 noundef) #6

define internal fastcc void @take_shadows(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #3 {
  %3 = alloca double, align 8
  %4 = alloca float, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %8 = icmp eq ptr %7, inttoptr (i64 -1 to ptr)
  %9 = select i1 %8, ptr null, ptr %7
  %10 = icmp eq ptr %9, null
  br i1 %10, label %15, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i64 @read_ranges(ptr noundef %7, ptr noundef %13) #18
  br label %15

15:                                               ; preds = %2, %11
  %16 = phi i64 [ %14, %11 ], [ 0, %2 ]
  %17 = load i64, ptr %6, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 16777376
  %21 = icmp eq i32 %1, 0
  %22 = icmp eq i64 %16, 0
  %23 = select i1 %21, i64 24, i64 32
  br label %26

24:                                               ; preds = %89, %15
  %25 = call i32 @munmap(ptr noundef %9, i64 noundef 131072) #20
  ret void

26:                                               ; preds = %19, %89
  %27 = phi i64 [ 0, %19 ], [ %93, %89 ]
  %28 = phi ptr [ null, %19 ], [ %91, %89 ]
  %29 = getelementptr inbounds nuw %struct.Entry, ptr %20, i64 %27
  br i1 %21, label %35, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 52
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %32, 4096
  %34 = icmp ne i32 %33, 0
  br label %35

35:                                               ; preds = %30, %26
  %36 = phi i1 [ false, %26 ], [ %34, %30 ]
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  %40 = select i1 %39, i1 true, i1 %36
  br i1 %40, label %85, label %41

41:                                               ; preds = %35
  %42 = icmp eq ptr %28, null
  br i1 %42, label %51, label %43

43:                                               ; preds = %41
  %44 = load ptr, ptr %28, align 8
  %45 = icmp ult ptr %38, %44
  br i1 %45, label %51, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %49 = load ptr, ptr %48, align 8
  %50 = icmp ugt ptr %47, %49
  br i1 %50, label %51, label %73

51:                                               ; preds = %46, %43, %41
  br i1 %22, label %85, label %52

52:                                               ; preds = %51, %66
  %53 = phi i64 [ %68, %66 ], [ %16, %51 ]
  %54 = phi i64 [ %67, %66 ], [ 0, %51 ]
  %55 = add i64 %54, %53
  %56 = lshr i64 %55, 1
  %57 = getelementptr inbounds nuw %struct.Range, ptr %9, i64 %56
  %58 = load ptr, ptr %57, align 8
  %59 = icmp ult ptr %38, %58
  br i1 %59, label %66, label %60

60:                                               ; preds = %52
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = icmp ult ptr %38, %62
  br i1 %63, label %70, label %64

64:                                               ; preds = %60
  %65 = add nuw i64 %56, 1
  br label %66

66:                                               ; preds = %64, %52
  %67 = phi i64 [ %54, %52 ], [ %65, %64 ]
  %68 = phi i64 [ %56, %52 ], [ %53, %64 ]
  %69 = icmp ult i64 %67, %68
  br i1 %69, label %52, label %85

70:                                               ; preds = %60
  %71 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %72 = icmp ugt ptr %71, %62
  br i1 %72, label %85, label %73

73:                                               ; preds = %46, %70
  %74 = phi ptr [ %57, %70 ], [ %28, %46 ]
  %75 = getelementptr inbounds nuw i8, ptr %29, i64 48
  %76 = load i32, ptr %75, align 8
  %77 = icmp eq i32 %76, 1
  br i1 %77, label %78, label %81

78:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %79 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %38, i64 noundef 8) #20
  %80 = load double, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  br label %89

81:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  %82 = call ptr @memcpy(ptr noundef nonnull %4, ptr noundef %38, i64 noundef 4) #20
  %83 = load float, ptr %4, align 4
  %84 = fpext float %83 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  br label %89

85:                                               ; preds = %66, %51, %35, %70
  %86 = phi ptr [ %28, %35 ], [ %57, %70 ], [ null, %51 ], [ null, %66 ]
  %87 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %88 = load double, ptr %87, align 8
  store ptr null, ptr %37, align 8
  br label %89

89:                                               ; preds = %81, %78, %85
  %90 = phi double [ %88, %85 ], [ %84, %81 ], [ %80, %78 ]
  %91 = phi ptr [ %86, %85 ], [ %74, %81 ], [ %74, %78 ]
  %92 = getelementptr inbounds nuw i8, ptr %29, i64 %23
  store double %90, ptr %92, align 8
  %93 = add nuw nsw i64 %27, 1
  %94 = load i64, ptr %6, align 8
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %26, label %24
}

define internal fastcc void @scan(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1, i64 noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = ptrtoint ptr %1 to i64
  %8 = and i64 %7, -8
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 %2
  %11 = icmp ugt ptr %10, %9
  br i1 %11, label %12, label %196

12:                                               ; preds = %4, %192
  %13 = phi ptr [ %193, %192 ], [ %0, %4 ]
  %14 = phi ptr [ %194, %192 ], [ %9, %4 ]
  %15 = load ptr, ptr %13, align 8
  %16 = icmp ult ptr %14, %15
  br i1 %16, label %192, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ugt ptr %18, %20
  br i1 %21, label %192, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %14 to i64
  %26 = ptrtoint ptr %15 to i64
  %27 = sub i64 %25, %26
  %28 = sdiv i64 %27, 4
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 1
  %32 = load i8, ptr %31, align 1
  %33 = or i8 %32, %30
  %34 = and i8 %33, 66
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %36, label %192

36:                                               ; preds = %22
  %37 = or i8 %30, 64
  store i8 %37, ptr %29, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  %38 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %14, i64 noundef 8) #20
  %39 = load ptr, ptr %5, align 8
  %40 = icmp ult ptr %39, inttoptr (i64 4096 to ptr)
  br i1 %40, label %190, label %41

41:                                               ; preds = %36
  %42 = load ptr, ptr @__enzcc_check_watch, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 72
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 80
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %190, label %48

48:                                               ; preds = %41, %62
  %49 = phi i64 [ %64, %62 ], [ %46, %41 ]
  %50 = phi i64 [ %63, %62 ], [ 0, %41 ]
  %51 = add i64 %50, %49
  %52 = lshr i64 %51, 1
  %53 = getelementptr inbounds nuw %struct.Range, ptr %44, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = icmp ult ptr %39, %54
  br i1 %55, label %62, label %56

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = icmp ult ptr %39, %58
  br i1 %59, label %66, label %60

60:                                               ; preds = %56
  %61 = add nuw i64 %52, 1
  br label %62

62:                                               ; preds = %60, %48
  %63 = phi i64 [ %50, %48 ], [ %61, %60 ]
  %64 = phi i64 [ %52, %48 ], [ %49, %60 ]
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %48, label %190

66:                                               ; preds = %56
  %67 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %190, label %70

70:                                               ; preds = %66
  %71 = load ptr, ptr %42, align 8
  %72 = sext i32 %68 to i64
  %73 = getelementptr %struct.Anchor, ptr %71, i64 %72
  %74 = getelementptr i8, ptr %73, i64 96
  %75 = load ptr, ptr %74, align 8
  %76 = icmp ult ptr %14, %75
  br i1 %76, label %77, label %81

77:                                               ; preds = %70
  %78 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %79 = load i32, ptr %78, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %190, label %108

81:                                               ; preds = %70, %86
  %82 = phi ptr [ %89, %86 ], [ %74, %70 ]
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 36
  %84 = load i32, ptr %83, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %92, label %86

86:                                               ; preds = %81
  %87 = sext i32 %84 to i64
  %88 = getelementptr %struct.Anchor, ptr %71, i64 %87
  %89 = getelementptr i8, ptr %88, i64 96
  %90 = load ptr, ptr %89, align 8
  %91 = icmp ugt ptr %90, %14
  br i1 %91, label %92, label %81

92:                                               ; preds = %86, %81
  %93 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %94 = load i64, ptr %93, align 8
  %95 = call i64 @llvm.abs.i64(i64 %94, i1 true)
  %96 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %97 = load i32, ptr %96, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %92
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %101 = load i32, ptr %100, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %108

103:                                              ; preds = %99
  %104 = load ptr, ptr %82, align 8
  %105 = ptrtoint ptr %104 to i64
  %106 = sub i64 %25, %105
  %107 = icmp slt i64 %106, %95
  br i1 %107, label %108, label %190

108:                                              ; preds = %77, %103, %99, %92
  %109 = phi ptr [ %74, %77 ], [ %82, %92 ], [ %82, %99 ], [ %82, %103 ]
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 24
  %111 = load i32, ptr %110, align 8
  switch i32 %111, label %112 [
    i32 1, label %190
    i32 3, label %190
  ]

112:                                              ; preds = %108
  %113 = getelementptr inbounds nuw i8, ptr %71, i64 160
  %114 = ptrtoint ptr %109 to i64
  %115 = ptrtoint ptr %113 to i64
  %116 = sub i64 %114, %115
  %117 = lshr exact i64 %116, 6
  %118 = trunc i64 %117 to i32
  %119 = icmp eq i32 %111, 2
  br i1 %119, label %120, label %125

120:                                              ; preds = %112
  %121 = getelementptr inbounds nuw i8, ptr %109, i64 28
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %124 = load i32, ptr %123, align 8
  call fastcc void @put_anchor(ptr noundef %39, i32 noundef 2, i64 noundef 0, ptr noundef %14, i32 noundef %118, i32 noundef %122, i32 noundef %124) #18
  br label %161

125:                                              ; preds = %112
  %126 = getelementptr inbounds nuw i8, ptr %109, i64 8
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds i8, ptr %14, i64 %127
  br label %129

129:                                              ; preds = %125, %143
  %130 = phi i64 [ %145, %143 ], [ %46, %125 ]
  %131 = phi i64 [ %144, %143 ], [ 0, %125 ]
  %132 = add i64 %131, %130
  %133 = lshr i64 %132, 1
  %134 = getelementptr inbounds nuw %struct.Range, ptr %44, i64 %133
  %135 = load ptr, ptr %134, align 8
  %136 = icmp ult ptr %128, %135
  br i1 %136, label %143, label %137

137:                                              ; preds = %129
  %138 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = icmp ult ptr %128, %139
  br i1 %140, label %147, label %141

141:                                              ; preds = %137
  %142 = add nuw i64 %133, 1
  br label %143

143:                                              ; preds = %141, %129
  %144 = phi i64 [ %131, %129 ], [ %142, %141 ]
  %145 = phi i64 [ %133, %129 ], [ %130, %141 ]
  %146 = icmp ult i64 %144, %145
  br i1 %146, label %129, label %190

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %149 = icmp ugt ptr %148, %139
  br i1 %149, label %190, label %150

150:                                              ; preds = %147
  %151 = call fastcc i32 @is_shadow(ptr noundef %109, ptr noundef %14) #18
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %190, label %153

153:                                              ; preds = %150
  %154 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %128, i64 noundef 8) #20
  %155 = load ptr, ptr %5, align 8
  %156 = load ptr, ptr %6, align 8
  %157 = getelementptr inbounds nuw i8, ptr %109, i64 28
  %158 = load i32, ptr %157, align 4
  %159 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %160 = load i32, ptr %159, align 8
  call fastcc void @put_pair(ptr noundef %155, ptr noundef %156, ptr noundef %14, i32 noundef %118, i32 noundef %158, i32 noundef %160, i32 noundef %3) #18
  br label %161

161:                                              ; preds = %153, %120
  %162 = load ptr, ptr @__enzcc_check_watch, align 8
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %164 = load i64, ptr %163, align 8
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %190, label %166

166:                                              ; preds = %161
  %167 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %168 = load ptr, ptr %167, align 8
  br label %169

169:                                              ; preds = %169, %166
  %170 = phi i64 [ 0, %166 ], [ %179, %169 ]
  %171 = phi i64 [ %164, %166 ], [ %178, %169 ]
  %172 = add i64 %171, %170
  %173 = lshr i64 %172, 1
  %174 = getelementptr inbounds nuw %struct.Object, ptr %168, i64 %173
  %175 = load ptr, ptr %174, align 8
  %176 = icmp ult ptr %14, %175
  %177 = add nuw i64 %173, 1
  %178 = select i1 %176, i64 %173, i64 %171
  %179 = select i1 %176, i64 %170, i64 %177
  %180 = icmp ult i64 %179, %178
  br i1 %180, label %169, label %181

181:                                              ; preds = %169
  %182 = icmp eq i64 %179, 0
  br i1 %182, label %190, label %183

183:                                              ; preds = %181
  %184 = getelementptr %struct.Object, ptr %168, i64 %179
  %185 = getelementptr i8, ptr %184, i64 -72
  %186 = load ptr, ptr %185, align 8
  %187 = icmp ult ptr %14, %186
  %188 = getelementptr inbounds i8, ptr %184, i64 -80
  %189 = select i1 %187, ptr %188, ptr null
  br label %190

190:                                              ; preds = %62, %143, %77, %103, %66, %41, %183, %181, %161, %108, %108, %150, %147, %36
  %191 = phi ptr [ %13, %36 ], [ null, %181 ], [ %13, %103 ], [ %13, %108 ], [ %13, %108 ], [ %13, %143 ], [ %13, %77 ], [ %13, %147 ], [ %13, %150 ], [ null, %161 ], [ %189, %183 ], [ %13, %41 ], [ %13, %66 ], [ %13, %62 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  br label %192

192:                                              ; preds = %190, %22, %12, %17
  %193 = phi ptr [ %13, %12 ], [ %13, %17 ], [ %191, %190 ], [ %13, %22 ]
  %194 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %195 = icmp ult ptr %194, %10
  br i1 %195, label %12, label %196

196:                                              ; preds = %192, %4
  ret void
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #6

define internal fastcc void @put_anchor(ptr noundef %0, i32 noundef range(i32 0, 4) %1, i64 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr #2 {
  %8 = load ptr, ptr @__enzcc_check_watch, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %426, label %14

14:                                               ; preds = %7, %28
  %15 = phi i64 [ %30, %28 ], [ %12, %7 ]
  %16 = phi i64 [ %29, %28 ], [ 0, %7 ]
  %17 = add i64 %16, %15
  %18 = lshr i64 %17, 1
  %19 = getelementptr inbounds nuw %struct.Range, ptr %10, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ult ptr %0, %20
  br i1 %21, label %28, label %22

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ult ptr %0, %24
  br i1 %25, label %32, label %26

26:                                               ; preds = %22
  %27 = add nuw i64 %18, 1
  br label %28

28:                                               ; preds = %26, %14
  %29 = phi i64 [ %16, %14 ], [ %27, %26 ]
  %30 = phi i64 [ %18, %14 ], [ %15, %26 ]
  %31 = icmp ult i64 %29, %30
  br i1 %31, label %14, label %426

32:                                               ; preds = %22
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %426, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ult ptr %0, %42
  br i1 %43, label %426, label %44

44:                                               ; preds = %40, %36
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %96, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %50 = load ptr, ptr %49, align 8
  br label %51

51:                                               ; preds = %51, %48
  %52 = phi i64 [ 0, %48 ], [ %61, %51 ]
  %53 = phi i64 [ %46, %48 ], [ %60, %51 ]
  %54 = add i64 %53, %52
  %55 = lshr i64 %54, 1
  %56 = getelementptr inbounds nuw %struct.Object, ptr %50, i64 %55
  %57 = load ptr, ptr %56, align 8
  %58 = icmp ult ptr %0, %57
  %59 = add nuw i64 %55, 1
  %60 = select i1 %58, i64 %55, i64 %53
  %61 = select i1 %58, i64 %52, i64 %59
  %62 = icmp ult i64 %61, %60
  br i1 %62, label %51, label %63

63:                                               ; preds = %51
  %64 = icmp eq i64 %61, 0
  br i1 %64, label %71, label %65

65:                                               ; preds = %63
  %66 = getelementptr %struct.Object, ptr %50, i64 %61
  %67 = getelementptr i8, ptr %66, i64 -72
  %68 = load ptr, ptr %67, align 8
  %69 = icmp ult ptr %0, %68
  %70 = getelementptr inbounds i8, ptr %66, i64 -80
  br i1 %69, label %259, label %71

71:                                               ; preds = %65, %63
  %72 = getelementptr inbounds nuw i8, ptr %19, i64 20
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %96, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %20, i64 16
  br label %77

77:                                               ; preds = %77, %75
  %78 = phi i64 [ 0, %75 ], [ %87, %77 ]
  %79 = phi i64 [ %46, %75 ], [ %86, %77 ]
  %80 = add i64 %79, %78
  %81 = lshr i64 %80, 1
  %82 = getelementptr inbounds nuw %struct.Object, ptr %50, i64 %81
  %83 = load ptr, ptr %82, align 8
  %84 = icmp ult ptr %76, %83
  %85 = add nuw i64 %81, 1
  %86 = select i1 %84, i64 %81, i64 %79
  %87 = select i1 %84, i64 %78, i64 %85
  %88 = icmp ult i64 %87, %86
  br i1 %88, label %77, label %89

89:                                               ; preds = %77
  %90 = icmp eq i64 %87, 0
  br i1 %90, label %96, label %91

91:                                               ; preds = %89
  %92 = getelementptr %struct.Object, ptr %50, i64 %87
  %93 = getelementptr i8, ptr %92, i64 -72
  %94 = load ptr, ptr %93, align 8
  %95 = icmp ult ptr %76, %94
  br i1 %95, label %426, label %96

96:                                               ; preds = %71, %44, %91, %89
  %97 = ptrtoint ptr %0 to i64
  %98 = and i64 %97, 4095
  %99 = icmp eq i64 %98, 16
  br i1 %99, label %100, label %145

100:                                              ; preds = %96
  %101 = getelementptr inbounds i8, ptr %0, i64 -8
  %102 = load i64, ptr %101, align 8
  %103 = and i64 %102, 7
  %104 = icmp eq i64 %103, 2
  br i1 %104, label %105, label %145

105:                                              ; preds = %100
  %106 = and i64 %102, -8
  %107 = and i64 %102, 4088
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %109, label %145

109:                                              ; preds = %105
  %110 = ptrtoint ptr %24 to i64
  %111 = sub i64 %110, %97
  %112 = add i64 %111, 16
  %113 = icmp ugt i64 %102, %112
  br i1 %113, label %145, label %114

114:                                              ; preds = %109
  %115 = getelementptr inbounds i8, ptr %0, i64 -16
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 %106
  br i1 %47, label %229, label %117

117:                                              ; preds = %114
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %119 = load ptr, ptr %118, align 8
  br label %120

120:                                              ; preds = %120, %117
  %121 = phi i64 [ 0, %117 ], [ %130, %120 ]
  %122 = phi i64 [ %46, %117 ], [ %129, %120 ]
  %123 = add i64 %122, %121
  %124 = lshr i64 %123, 1
  %125 = getelementptr inbounds nuw %struct.Object, ptr %119, i64 %124
  %126 = load ptr, ptr %125, align 8
  %127 = icmp ult ptr %0, %126
  %128 = add nuw i64 %124, 1
  %129 = select i1 %127, i64 %124, i64 %122
  %130 = select i1 %127, i64 %121, i64 %128
  %131 = icmp ult i64 %130, %129
  br i1 %131, label %120, label %132

132:                                              ; preds = %120
  %133 = icmp eq i64 %46, 4194304
  br i1 %133, label %426, label %134

134:                                              ; preds = %132
  %135 = icmp ugt i64 %46, %130
  br i1 %135, label %136, label %229

136:                                              ; preds = %134, %136
  %137 = phi i64 [ %143, %136 ], [ %46, %134 ]
  %138 = load ptr, ptr @__enzcc_check_watch, align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw %struct.Object, ptr %140, i64 %137
  %142 = getelementptr i8, ptr %141, i64 -80
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %141, ptr noundef nonnull align 8 dereferenceable(80) %142, i64 80, i1 false)
  %143 = add i64 %137, -1
  %144 = icmp ugt i64 %143, %130
  br i1 %144, label %136, label %221

145:                                              ; preds = %109, %105, %100, %96
  br i1 %47, label %169, label %146

146:                                              ; preds = %145
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %148 = load ptr, ptr %147, align 8
  br label %149

149:                                              ; preds = %149, %146
  %150 = phi i64 [ 0, %146 ], [ %159, %149 ]
  %151 = phi i64 [ %46, %146 ], [ %158, %149 ]
  %152 = add i64 %151, %150
  %153 = lshr i64 %152, 1
  %154 = getelementptr inbounds nuw %struct.Object, ptr %148, i64 %153
  %155 = load ptr, ptr %154, align 8
  %156 = icmp ult ptr %0, %155
  %157 = add nuw i64 %153, 1
  %158 = select i1 %156, i64 %153, i64 %151
  %159 = select i1 %156, i64 %150, i64 %157
  %160 = icmp ult i64 %159, %158
  br i1 %160, label %149, label %161

161:                                              ; preds = %149
  %162 = icmp eq i64 %159, 0
  br i1 %162, label %169, label %163

163:                                              ; preds = %161
  %164 = getelementptr %struct.Object, ptr %148, i64 %159
  %165 = getelementptr i8, ptr %164, i64 -72
  %166 = load ptr, ptr %165, align 8
  %167 = icmp ugt ptr %166, %20
  %168 = select i1 %167, ptr %166, ptr %20
  br label %169

169:                                              ; preds = %145, %163, %161
  %170 = phi i64 [ 0, %161 ], [ %159, %163 ], [ 0, %145 ]
  %171 = phi ptr [ %20, %161 ], [ %168, %163 ], [ %20, %145 ]
  %172 = icmp ult i64 %170, %46
  br i1 %172, label %173, label %180

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %175 = load ptr, ptr %174, align 8
  %176 = getelementptr inbounds nuw %struct.Object, ptr %175, i64 %170
  %177 = load ptr, ptr %176, align 8
  %178 = icmp ult ptr %177, %24
  %179 = select i1 %178, ptr %177, ptr %24
  br label %180

180:                                              ; preds = %173, %169
  %181 = phi ptr [ %24, %169 ], [ %179, %173 ]
  br i1 %39, label %187, label %182

182:                                              ; preds = %180
  %183 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %184 = load ptr, ptr %183, align 8
  %185 = icmp ult ptr %171, %184
  %186 = select i1 %185, ptr %184, ptr %171
  br label %187

187:                                              ; preds = %182, %180
  %188 = phi ptr [ %171, %180 ], [ %186, %182 ]
  %189 = icmp uge ptr %0, %188
  %190 = icmp ult ptr %0, %181
  %191 = select i1 %189, i1 %190, i1 false
  br i1 %191, label %192, label %426

192:                                              ; preds = %187
  br i1 %47, label %229, label %193

193:                                              ; preds = %192
  %194 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %195 = load ptr, ptr %194, align 8
  br label %196

196:                                              ; preds = %196, %193
  %197 = phi i64 [ 0, %193 ], [ %206, %196 ]
  %198 = phi i64 [ %46, %193 ], [ %205, %196 ]
  %199 = add i64 %198, %197
  %200 = lshr i64 %199, 1
  %201 = getelementptr inbounds nuw %struct.Object, ptr %195, i64 %200
  %202 = load ptr, ptr %201, align 8
  %203 = icmp ult ptr %188, %202
  %204 = add nuw i64 %200, 1
  %205 = select i1 %203, i64 %200, i64 %198
  %206 = select i1 %203, i64 %197, i64 %204
  %207 = icmp ult i64 %206, %205
  br i1 %207, label %196, label %208

208:                                              ; preds = %196
  %209 = icmp eq i64 %46, 4194304
  br i1 %209, label %426, label %210

210:                                              ; preds = %208
  %211 = icmp ugt i64 %46, %206
  br i1 %211, label %212, label %229

212:                                              ; preds = %210, %212
  %213 = phi i64 [ %219, %212 ], [ %46, %210 ]
  %214 = load ptr, ptr @__enzcc_check_watch, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 8
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds nuw %struct.Object, ptr %216, i64 %213
  %218 = getelementptr i8, ptr %217, i64 -80
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %217, ptr noundef nonnull align 8 dereferenceable(80) %218, i64 80, i1 false)
  %219 = add i64 %213, -1
  %220 = icmp ugt i64 %219, %206
  br i1 %220, label %212, label %221

221:                                              ; preds = %136, %212
  %222 = phi i64 [ %206, %212 ], [ %130, %136 ]
  %223 = phi ptr [ %188, %212 ], [ %0, %136 ]
  %224 = phi ptr [ %181, %212 ], [ %116, %136 ]
  %225 = phi i32 [ 0, %212 ], [ 1, %136 ]
  %226 = load ptr, ptr @__enzcc_check_watch, align 8
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 16
  %228 = load i64, ptr %227, align 8
  br label %229

229:                                              ; preds = %114, %134, %192, %210, %221
  %230 = phi ptr [ %8, %114 ], [ %8, %210 ], [ %8, %134 ], [ %8, %192 ], [ %226, %221 ]
  %231 = phi i64 [ 0, %114 ], [ %46, %210 ], [ %46, %134 ], [ 0, %192 ], [ %228, %221 ]
  %232 = phi i64 [ 0, %114 ], [ %206, %210 ], [ %130, %134 ], [ 0, %192 ], [ %222, %221 ]
  %233 = phi ptr [ %0, %114 ], [ %188, %210 ], [ %0, %134 ], [ %188, %192 ], [ %223, %221 ]
  %234 = phi ptr [ %116, %114 ], [ %181, %210 ], [ %116, %134 ], [ %181, %192 ], [ %224, %221 ]
  %235 = phi i32 [ 1, %114 ], [ 0, %210 ], [ 1, %134 ], [ 0, %192 ], [ %225, %221 ]
  %236 = getelementptr inbounds nuw i8, ptr %230, i64 16
  %237 = add i64 %231, 1
  store i64 %237, ptr %236, align 8
  %238 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds nuw %struct.Object, ptr %239, i64 %232
  store ptr %233, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 8
  store ptr %234, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %240, i64 16
  store ptr null, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %240, i64 24
  store i64 -1, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %240, i64 32
  store i64 0, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %240, i64 40
  store i32 0, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %240, i64 44
  store i32 0, ptr %246, align 4
  %247 = getelementptr inbounds nuw i8, ptr %240, i64 48
  store i32 %235, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %240, i64 52
  store i32 0, ptr %248, align 4
  %249 = getelementptr inbounds nuw i8, ptr %240, i64 56
  store i32 0, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %240, i64 60
  store i32 0, ptr %250, align 4
  %251 = getelementptr inbounds nuw i8, ptr %240, i64 64
  store i64 -1, ptr %251, align 8
  %252 = getelementptr inbounds nuw i8, ptr %240, i64 72
  store i64 0, ptr %252, align 8
  %253 = load ptr, ptr @__enzcc_check_watch, align 8
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 24
  store ptr null, ptr %254, align 8
  %255 = getelementptr inbounds nuw i8, ptr %253, i64 8
  %256 = load ptr, ptr %255, align 8
  %257 = getelementptr inbounds nuw %struct.Object, ptr %256, i64 %232
  %258 = icmp eq ptr %256, null
  br i1 %258, label %426, label %259

259:                                              ; preds = %65, %229
  %260 = phi ptr [ %253, %229 ], [ %8, %65 ]
  %261 = phi ptr [ %257, %229 ], [ %70, %65 ]
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 40
  %263 = load i32, ptr %262, align 8
  %264 = icmp eq i32 %263, 0
  %265 = load ptr, ptr %260, align 8
  br i1 %264, label %342, label %266

266:                                              ; preds = %259
  %267 = sext i32 %263 to i64
  %268 = getelementptr %struct.Anchor, ptr %265, i64 %267
  %269 = getelementptr i8, ptr %268, i64 96
  %270 = load ptr, ptr %269, align 8
  %271 = icmp ult ptr %0, %270
  br i1 %271, label %272, label %276

272:                                              ; preds = %266
  %273 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %274 = load i32, ptr %273, align 8
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %342, label %304

276:                                              ; preds = %266, %281
  %277 = phi ptr [ %284, %281 ], [ %269, %266 ]
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 36
  %279 = load i32, ptr %278, align 4
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %287, label %281

281:                                              ; preds = %276
  %282 = sext i32 %279 to i64
  %283 = getelementptr %struct.Anchor, ptr %265, i64 %282
  %284 = getelementptr i8, ptr %283, i64 96
  %285 = load ptr, ptr %284, align 8
  %286 = icmp ugt ptr %285, %0
  br i1 %286, label %287, label %276

287:                                              ; preds = %281, %276
  %288 = getelementptr inbounds nuw i8, ptr %277, i64 8
  %289 = load i64, ptr %288, align 8
  %290 = tail call i64 @llvm.abs.i64(i64 %289, i1 true)
  %291 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %292 = load i32, ptr %291, align 8
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %304

294:                                              ; preds = %287
  %295 = getelementptr inbounds nuw i8, ptr %277, i64 24
  %296 = load i32, ptr %295, align 8
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %298, label %304

298:                                              ; preds = %294
  %299 = load ptr, ptr %277, align 8
  %300 = ptrtoint ptr %0 to i64
  %301 = ptrtoint ptr %299 to i64
  %302 = sub i64 %300, %301
  %303 = icmp slt i64 %302, %290
  br i1 %303, label %304, label %342

304:                                              ; preds = %272, %298, %294, %287
  %305 = phi i1 [ false, %272 ], [ false, %287 ], [ true, %294 ], [ true, %298 ]
  %306 = phi ptr [ %269, %272 ], [ %277, %287 ], [ %277, %294 ], [ %277, %298 ]
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 24
  %308 = load i32, ptr %307, align 8
  %309 = icmp eq i32 %308, %1
  br i1 %309, label %310, label %329

310:                                              ; preds = %304
  %311 = getelementptr inbounds nuw i8, ptr %306, i64 8
  %312 = load i64, ptr %311, align 8
  %313 = icmp eq i64 %312, %2
  br i1 %313, label %314, label %329

314:                                              ; preds = %310
  br i1 %305, label %321, label %315

315:                                              ; preds = %314
  %316 = getelementptr inbounds nuw i8, ptr %260, i64 88
  %317 = load ptr, ptr %316, align 8
  %318 = getelementptr inbounds nuw i8, ptr %317, i64 80
  %319 = load i64, ptr %318, align 8
  %320 = icmp eq i64 %319, 0
  br i1 %320, label %325, label %321

321:                                              ; preds = %315, %314
  %322 = getelementptr inbounds nuw i8, ptr %261, i64 52
  %323 = load i32, ptr %322, align 4
  %324 = icmp sgt i32 %323, 500
  br i1 %324, label %325, label %329

325:                                              ; preds = %321, %315
  %326 = load ptr, ptr %306, align 8
  %327 = icmp ult ptr %0, %326
  br i1 %327, label %328, label %426

328:                                              ; preds = %325
  store ptr %0, ptr %306, align 8
  br label %426

329:                                              ; preds = %304, %310, %321
  %330 = load ptr, ptr %306, align 8
  %331 = icmp eq ptr %330, %0
  br i1 %331, label %332, label %342

332:                                              ; preds = %329
  %333 = icmp ne i32 %308, 0
  %334 = icmp eq i32 %1, 0
  %335 = and i1 %334, %333
  br i1 %335, label %336, label %426

336:                                              ; preds = %332
  store i32 0, ptr %307, align 8
  %337 = getelementptr inbounds nuw i8, ptr %306, i64 8
  store i64 %2, ptr %337, align 8
  %338 = getelementptr inbounds nuw i8, ptr %306, i64 16
  store ptr %3, ptr %338, align 8
  %339 = getelementptr inbounds nuw i8, ptr %306, i64 28
  store i32 %5, ptr %339, align 4
  %340 = getelementptr inbounds nuw i8, ptr %306, i64 40
  store i32 %4, ptr %340, align 8
  %341 = getelementptr inbounds nuw i8, ptr %306, i64 48
  store ptr %0, ptr %341, align 8
  br label %426

342:                                              ; preds = %272, %298, %259, %329
  %343 = getelementptr inbounds nuw i8, ptr %265, i64 8
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, 262144
  br i1 %345, label %426, label %346

346:                                              ; preds = %342
  %347 = add nsw i64 %344, 1
  store i64 %347, ptr %343, align 8
  %348 = trunc i64 %347 to i32
  %349 = getelementptr inbounds nuw i8, ptr %265, i64 160
  %350 = shl i64 %347, 32
  %351 = ashr exact i64 %350, 26
  %352 = getelementptr inbounds i8, ptr %349, i64 %351
  %353 = getelementptr inbounds i8, ptr %352, i64 -64
  store ptr %0, ptr %353, align 8
  %354 = getelementptr inbounds i8, ptr %352, i64 -56
  store i64 %2, ptr %354, align 8
  %355 = getelementptr inbounds i8, ptr %352, i64 -48
  store ptr %3, ptr %355, align 8
  %356 = getelementptr inbounds i8, ptr %352, i64 -40
  store i32 %1, ptr %356, align 8
  %357 = getelementptr inbounds i8, ptr %352, i64 -36
  store i32 %5, ptr %357, align 4
  %358 = getelementptr inbounds i8, ptr %352, i64 -32
  store i32 %6, ptr %358, align 8
  %359 = getelementptr inbounds i8, ptr %352, i64 -28
  store i32 0, ptr %359, align 4
  %360 = getelementptr inbounds i8, ptr %352, i64 -24
  store i32 %4, ptr %360, align 8
  %361 = getelementptr inbounds i8, ptr %352, i64 -20
  store i32 0, ptr %361, align 4
  %362 = getelementptr inbounds i8, ptr %352, i64 -16
  store ptr %0, ptr %362, align 8
  %363 = getelementptr inbounds i8, ptr %352, i64 -8
  store ptr null, ptr %363, align 8
  %364 = load i32, ptr %262, align 4
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %388, label %366

366:                                              ; preds = %346
  %367 = sext i32 %364 to i64
  %368 = getelementptr %struct.Anchor, ptr %349, i64 %367
  %369 = getelementptr i8, ptr %368, i64 -64
  %370 = load ptr, ptr %369, align 8
  %371 = icmp ult ptr %370, %0
  br i1 %371, label %372, label %388

372:                                              ; preds = %366, %378
  %373 = phi i64 [ %379, %378 ], [ %367, %366 ]
  %374 = getelementptr %struct.Anchor, ptr %349, i64 %373
  %375 = getelementptr i8, ptr %374, i64 -28
  %376 = load i32, ptr %375, align 4
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %384, label %378

378:                                              ; preds = %372
  %379 = sext i32 %376 to i64
  %380 = getelementptr %struct.Anchor, ptr %349, i64 %379
  %381 = getelementptr i8, ptr %380, i64 -64
  %382 = load ptr, ptr %381, align 8
  %383 = icmp ult ptr %382, %0
  br i1 %383, label %372, label %386

384:                                              ; preds = %372
  %385 = getelementptr i8, ptr %374, i64 -28
  br label %388

386:                                              ; preds = %378
  %387 = getelementptr i8, ptr %374, i64 -28
  br label %388

388:                                              ; preds = %386, %366, %384, %346
  %389 = phi ptr [ %262, %346 ], [ %262, %366 ], [ %385, %384 ], [ %387, %386 ]
  %390 = phi i32 [ 0, %346 ], [ %364, %366 ], [ 0, %384 ], [ %376, %386 ]
  store i32 %390, ptr %359, align 4
  store i32 %348, ptr %389, align 4
  %391 = getelementptr inbounds nuw i8, ptr %261, i64 52
  %392 = load i32, ptr %391, align 4
  %393 = add nsw i32 %392, 1
  store i32 %393, ptr %391, align 4
  %394 = getelementptr inbounds nuw i8, ptr %261, i64 8
  %395 = load ptr, ptr %394, align 8
  %396 = load ptr, ptr %261, align 8
  %397 = ptrtoint ptr %395 to i64
  %398 = ptrtoint ptr %396 to i64
  %399 = sub i64 %397, %398
  %400 = lshr i64 %399, 2
  %401 = add nuw nsw i64 %400, 64
  %402 = and i64 %401, 9223372036854775792
  %403 = getelementptr inbounds nuw i8, ptr %261, i64 16
  %404 = load ptr, ptr %403, align 8
  %405 = icmp eq ptr %404, null
  %406 = load ptr, ptr @__enzcc_check_watch, align 8
  br i1 %405, label %407, label %422

407:                                              ; preds = %388
  %408 = getelementptr inbounds nuw i8, ptr %406, i64 64
  %409 = load i64, ptr %408, align 8
  %410 = add i64 %409, %402
  %411 = icmp ugt i64 %410, 34359738368
  br i1 %411, label %412, label %416

412:                                              ; preds = %407
  store i32 0, ptr %262, align 8
  %413 = getelementptr inbounds nuw i8, ptr %265, i64 16
  %414 = load i64, ptr %413, align 8
  %415 = or i64 %414, 64
  store i64 %415, ptr %413, align 8
  br label %426

416:                                              ; preds = %407
  %417 = getelementptr inbounds nuw i8, ptr %406, i64 56
  %418 = load ptr, ptr %417, align 8
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 %409
  store ptr %419, ptr %403, align 8
  %420 = load i64, ptr %408, align 8
  %421 = add i64 %420, %402
  store i64 %421, ptr %408, align 8
  br label %422

422:                                              ; preds = %416, %388
  %423 = getelementptr inbounds nuw i8, ptr %406, i64 40
  store ptr null, ptr %423, align 8
  %424 = getelementptr inbounds nuw i8, ptr %406, i64 32
  store ptr null, ptr %424, align 8
  %425 = getelementptr inbounds nuw i8, ptr %406, i64 24
  store ptr null, ptr %425, align 8
  br label %426

426:                                              ; preds = %28, %208, %132, %91, %187, %7, %229, %342, %422, %412, %332, %336, %325, %328, %32, %40
  ret void
}

define internal fastcc range(i32 0, 2) i32 @is_shadow(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1) unnamed_addr #9 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 %4
  %6 = load ptr, ptr @__enzcc_check_watch, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %82, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %12 = load ptr, ptr %11, align 8
  br label %13

13:                                               ; preds = %13, %10
  %14 = phi i64 [ 0, %10 ], [ %23, %13 ]
  %15 = phi i64 [ %8, %10 ], [ %22, %13 ]
  %16 = add i64 %15, %14
  %17 = lshr i64 %16, 1
  %18 = getelementptr inbounds nuw %struct.Object, ptr %12, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ult ptr %5, %19
  %21 = add nuw i64 %17, 1
  %22 = select i1 %20, i64 %17, i64 %15
  %23 = select i1 %20, i64 %14, i64 %21
  %24 = icmp ult i64 %23, %22
  br i1 %24, label %13, label %25

25:                                               ; preds = %13
  %26 = icmp eq i64 %23, 0
  br i1 %26, label %82, label %27

27:                                               ; preds = %25
  %28 = getelementptr %struct.Object, ptr %12, i64 %23
  %29 = getelementptr i8, ptr %28, i64 -72
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ult ptr %5, %30
  br i1 %31, label %32, label %82

32:                                               ; preds = %27
  %33 = getelementptr inbounds i8, ptr %28, i64 -32
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %82

36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, ptr %28, i64 -40
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %82, label %40

40:                                               ; preds = %36
  %41 = load ptr, ptr %0, align 8
  %42 = icmp ult ptr %1, %41
  br i1 %42, label %82, label %43

43:                                               ; preds = %40
  %44 = load ptr, ptr %6, align 8
  %45 = sext i32 %38 to i64
  %46 = getelementptr %struct.Anchor, ptr %44, i64 %45
  %47 = getelementptr i8, ptr %46, i64 96
  %48 = load ptr, ptr %47, align 8
  %49 = icmp ult ptr %5, %48
  br i1 %49, label %82, label %50

50:                                               ; preds = %43, %55
  %51 = phi ptr [ %58, %55 ], [ %47, %43 ]
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 36
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %61, label %55

55:                                               ; preds = %50
  %56 = sext i32 %53 to i64
  %57 = getelementptr %struct.Anchor, ptr %44, i64 %56
  %58 = getelementptr i8, ptr %57, i64 96
  %59 = load ptr, ptr %58, align 8
  %60 = icmp ugt ptr %59, %5
  br i1 %60, label %61, label %50

61:                                               ; preds = %50, %55
  %62 = getelementptr inbounds nuw i8, ptr %51, i64 24
  %63 = load i32, ptr %62, align 8
  %64 = icmp eq i32 %63, 0
  %65 = load ptr, ptr %51, align 8
  br i1 %64, label %66, label %76

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %68 = load i64, ptr %67, align 8
  %69 = tail call i64 @llvm.abs.i64(i64 %68, i1 true)
  %70 = ptrtoint ptr %5 to i64
  %71 = ptrtoint ptr %65 to i64
  %72 = sub i64 %70, %71
  %73 = icmp sge i64 %72, %69
  %74 = icmp ugt ptr %65, %5
  %75 = select i1 %73, i1 true, i1 %74
  br i1 %75, label %82, label %78

76:                                               ; preds = %61
  %77 = icmp ugt ptr %65, %5
  br i1 %77, label %82, label %78

78:                                               ; preds = %66, %76
  %79 = getelementptr inbounds i8, ptr %41, i64 %4
  %80 = icmp ule ptr %65, %79
  %81 = zext i1 %80 to i32
  br label %82

82:                                               ; preds = %43, %66, %25, %27, %2, %76, %78, %32, %36, %40
  %83 = phi i32 [ %81, %78 ], [ 1, %40 ], [ 1, %36 ], [ 1, %32 ], [ 1, %76 ], [ 1, %25 ], [ 1, %2 ], [ 1, %27 ], [ 1, %66 ], [ 1, %43 ]
  ret i32 %83
}

define internal fastcc void @put_pair(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef range(i32 0, 2) %6) unnamed_addr #2 {
  %8 = ptrtoint ptr %0 to i64
  %9 = icmp ult ptr %0, inttoptr (i64 4096 to ptr)
  %10 = icmp eq ptr %0, %1
  %11 = or i1 %9, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %7
  %13 = icmp ugt ptr %0, inttoptr (i64 4095 to ptr)
  %14 = icmp ne i32 %6, 0
  %15 = and i1 %13, %14
  %16 = and i1 %10, %15
  br i1 %16, label %17, label %124

17:                                               ; preds = %12
  tail call fastcc void @put_anchor(ptr noundef nonnull %0, i32 noundef 3, i64 noundef 0, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #18
  br label %124

18:                                               ; preds = %7
  %19 = icmp eq ptr %1, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %18
  tail call fastcc void @put_anchor(ptr noundef %0, i32 noundef 2, i64 noundef 0, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #18
  br label %124

21:                                               ; preds = %18
  %22 = load ptr, ptr @__enzcc_check_watch, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 72
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 80
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %124, label %28

28:                                               ; preds = %21, %42
  %29 = phi i64 [ %44, %42 ], [ %26, %21 ]
  %30 = phi i64 [ %43, %42 ], [ 0, %21 ]
  %31 = add i64 %30, %29
  %32 = lshr i64 %31, 1
  %33 = getelementptr inbounds nuw %struct.Range, ptr %24, i64 %32
  %34 = load ptr, ptr %33, align 8
  %35 = icmp ult ptr %1, %34
  br i1 %35, label %42, label %36

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp ult ptr %1, %38
  br i1 %39, label %71, label %40

40:                                               ; preds = %36
  %41 = add nuw i64 %32, 1
  br label %42

42:                                               ; preds = %40, %28
  %43 = phi i64 [ %30, %28 ], [ %41, %40 ]
  %44 = phi i64 [ %32, %28 ], [ %29, %40 ]
  %45 = icmp ult i64 %43, %44
  br i1 %45, label %28, label %46

46:                                               ; preds = %42
  %47 = icmp eq i32 %6, 0
  br i1 %47, label %124, label %48

48:                                               ; preds = %46, %62
  %49 = phi i64 [ %64, %62 ], [ %26, %46 ]
  %50 = phi i64 [ %63, %62 ], [ 0, %46 ]
  %51 = add i64 %50, %49
  %52 = lshr i64 %51, 1
  %53 = getelementptr inbounds nuw %struct.Range, ptr %24, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = icmp ult ptr %0, %54
  br i1 %55, label %62, label %56

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = icmp ult ptr %0, %58
  br i1 %59, label %66, label %60

60:                                               ; preds = %56
  %61 = add nuw i64 %52, 1
  br label %62

62:                                               ; preds = %60, %48
  %63 = phi i64 [ %50, %48 ], [ %61, %60 ]
  %64 = phi i64 [ %52, %48 ], [ %49, %60 ]
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %48, label %124

66:                                               ; preds = %56
  %67 = load ptr, ptr %22, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %69 = load i64, ptr %68, align 8
  %70 = or i64 %69, 128
  store i64 %70, ptr %68, align 8
  br label %124

71:                                               ; preds = %36
  %72 = ptrtoint ptr %1 to i64
  %73 = sub i64 %72, %8
  tail call fastcc void @put_anchor(ptr noundef %0, i32 noundef 0, i64 noundef %73, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #18
  %74 = load ptr, ptr @__enzcc_check_watch, align 8
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 16
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %124, label %78

78:                                               ; preds = %71
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %80 = load ptr, ptr %79, align 8
  br label %81

81:                                               ; preds = %81, %78
  %82 = phi i64 [ 0, %78 ], [ %91, %81 ]
  %83 = phi i64 [ %76, %78 ], [ %90, %81 ]
  %84 = add i64 %83, %82
  %85 = lshr i64 %84, 1
  %86 = getelementptr inbounds nuw %struct.Object, ptr %80, i64 %85
  %87 = load ptr, ptr %86, align 8
  %88 = icmp ult ptr %0, %87
  %89 = add nuw i64 %85, 1
  %90 = select i1 %88, i64 %85, i64 %83
  %91 = select i1 %88, i64 %82, i64 %89
  %92 = icmp ult i64 %91, %90
  br i1 %92, label %81, label %93

93:                                               ; preds = %81
  %94 = icmp eq i64 %91, 0
  br i1 %94, label %124, label %95

95:                                               ; preds = %93
  %96 = mul i64 %91, 80
  %97 = getelementptr i8, ptr %80, i64 %96
  %98 = getelementptr i8, ptr %97, i64 -72
  %99 = load ptr, ptr %98, align 8
  %100 = icmp ult ptr %0, %99
  br i1 %100, label %101, label %124

101:                                              ; preds = %95, %101
  %102 = phi i64 [ %111, %101 ], [ 0, %95 ]
  %103 = phi i64 [ %110, %101 ], [ %76, %95 ]
  %104 = add i64 %103, %102
  %105 = lshr i64 %104, 1
  %106 = getelementptr inbounds nuw %struct.Object, ptr %80, i64 %105
  %107 = load ptr, ptr %106, align 8
  %108 = icmp ult ptr %1, %107
  %109 = add nuw i64 %105, 1
  %110 = select i1 %108, i64 %105, i64 %103
  %111 = select i1 %108, i64 %102, i64 %109
  %112 = icmp ult i64 %111, %110
  br i1 %112, label %101, label %113

113:                                              ; preds = %101
  %114 = icmp eq i64 %111, 0
  br i1 %114, label %124, label %115

115:                                              ; preds = %113
  %116 = mul i64 %111, 80
  %117 = getelementptr i8, ptr %80, i64 %116
  %118 = getelementptr i8, ptr %117, i64 -72
  %119 = load ptr, ptr %118, align 8
  %120 = icmp ult ptr %1, %119
  %121 = icmp eq i64 %116, %96
  %122 = and i1 %121, %120
  br i1 %122, label %123, label %124

123:                                              ; preds = %115
  tail call fastcc void @put_anchor(ptr noundef nonnull %1, i32 noundef 1, i64 noundef 0, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #18
  br label %124

124:                                              ; preds = %62, %46, %21, %113, %93, %95, %71, %66, %123, %115, %12, %17, %20
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double) #10

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #6

define internal fastcc noundef range(i32 0, 2) i32 @tell(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1, i32 noundef returned range(i32 0, 2) %2, ptr noundef %3) unnamed_addr #3 {
  %5 = alloca [1024 x i8], align 16
  %6 = alloca [6144 x i8], align 16
  %7 = alloca [4096 x i8], align 16
  %8 = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  br label %9

9:                                                ; preds = %9, %4
  %10 = atomicrmw xchg ptr @tell.lock, i8 1 acquire, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %9

12:                                               ; preds = %9
  %13 = load ptr, ptr %0, align 8
  %14 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 64), align 8
  %15 = icmp eq i32 %14, 0
  %16 = icmp ne ptr @__cxa_demangle, null
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %28

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i64 @strlen(ptr noundef nonnull @.str.6) #20
  %22 = tail call i32 @strncmp(ptr noundef %20, ptr noundef nonnull @.str.6, i64 noundef %21) #20
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  %25 = load ptr, ptr %19, align 8
  %26 = tail call ptr @__cxa_demangle(ptr noundef %25, ptr noundef null, ptr noundef null, ptr noundef null) #20
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %31

28:                                               ; preds = %12, %18, %24
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %30 = load ptr, ptr %29, align 8
  br label %31

31:                                               ; preds = %28, %24
  %32 = phi ptr [ %26, %24 ], [ %30, %28 ]
  %33 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %34 = load ptr, ptr %33, align 8
  br label %35

35:                                               ; preds = %44, %31
  %36 = phi i64 [ 0, %31 ], [ %45, %44 ]
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 %36
  %38 = load i8, ptr %37, align 1
  switch i8 %38, label %44 [
    i8 0, label %54
    i8 39, label %39
  ]

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 1
  %41 = tail call i64 @strlen(ptr noundef nonnull @.str.6) #20
  %42 = tail call i32 @strncmp(ptr noundef nonnull %40, ptr noundef nonnull @.str.6, i64 noundef %41) #20
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %39, %35
  %45 = add i64 %36, 1
  br label %35

46:                                               ; preds = %39
  %47 = load i8, ptr %37, align 1
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %54, label %49

49:                                               ; preds = %46, %49
  %50 = phi i64 [ %51, %49 ], [ %36, %46 ]
  %51 = add i64 %50, 1
  %52 = getelementptr inbounds nuw i8, ptr %34, i64 %51
  %53 = load i8, ptr %52, align 1
  switch i8 %53, label %49 [
    i8 0, label %55
    i8 39, label %55
  ]

54:                                               ; preds = %35, %46
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  br label %74

55:                                               ; preds = %49, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %56 = sub i64 %50, %36
  %57 = getelementptr i8, ptr %34, i64 %50
  %58 = getelementptr i8, ptr %57, i64 1
  %59 = icmp ne i8 %53, 0
  %60 = and i1 %16, %59
  %61 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 64), align 8
  %62 = icmp eq i32 %61, 0
  %63 = select i1 %60, i1 %62, i1 false
  %64 = icmp ult i64 %56, 1024
  %65 = and i1 %64, %63
  br i1 %65, label %66, label %74

66:                                               ; preds = %55
  %67 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef nonnull %40, i64 noundef %56) #20
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 %56
  store i8 0, ptr %68, align 1
  %69 = call ptr @__cxa_demangle(ptr noundef nonnull %5, ptr noundef null, ptr noundef null, ptr noundef null) #20
  %70 = icmp eq ptr %69, null
  br i1 %70, label %74, label %71

71:                                               ; preds = %66
  %72 = trunc i64 %36 to i32
  %73 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %8, i64 noundef 1024, ptr noundef nonnull @.str.16, i32 noundef %72, ptr noundef nonnull %34, ptr noundef nonnull %69, ptr noundef nonnull %58) #20
  br label %76

74:                                               ; preds = %66, %55, %54
  %75 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %8, i64 noundef 1024, ptr noundef nonnull @.str.17, ptr noundef nonnull %34) #20
  br label %76

76:                                               ; preds = %71, %74
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  %77 = icmp ne i32 %2, 0
  %78 = select i1 %77, ptr @.str.8, ptr @.str.9
  %79 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %81, ptr @.str.11, ptr @.str.10
  %83 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %84 = load i64, ptr %83, align 8
  %85 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 6144, ptr noundef nonnull @.str.7, ptr noundef nonnull %78, ptr noundef %1, ptr noundef %32, ptr noundef nonnull %8, ptr noundef nonnull %82, i64 noundef %84, ptr noundef %3) #20
  %86 = sext i32 %85 to i64
  br label %87

87:                                               ; preds = %91, %76
  %88 = phi i64 [ %86, %76 ], [ %95, %91 ]
  %89 = phi ptr [ %6, %76 ], [ %94, %91 ]
  %90 = icmp eq i64 %88, 0
  br i1 %90, label %96, label %91

91:                                               ; preds = %87
  %92 = call i64 @write(i32 noundef 2, ptr noundef %89, i64 noundef %88) #20
  %93 = icmp sgt i64 %92, 0
  %94 = getelementptr inbounds nuw i8, ptr %89, i64 %92
  %95 = sub i64 %88, %92
  br i1 %93, label %87, label %96

96:                                               ; preds = %87, %91
  %97 = select i1 %77, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 40)
  %98 = load i64, ptr %97, align 8
  %99 = add nsw i64 %98, 1
  store i64 %99, ptr %97, align 8
  %100 = load i8, ptr %3, align 1
  %101 = icmp eq i8 %100, 0
  br i1 %101, label %125, label %102

102:                                              ; preds = %96, %117
  %103 = phi i8 [ %120, %117 ], [ %100, %96 ]
  %104 = phi i64 [ %118, %117 ], [ 0, %96 ]
  %105 = phi ptr [ %119, %117 ], [ %3, %96 ]
  switch i8 %103, label %113 [
    i8 10, label %106
    i8 34, label %110
    i8 92, label %110
  ]

106:                                              ; preds = %102
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 %104
  store i8 92, ptr %107, align 1
  %108 = add nsw i64 %104, 2
  %109 = getelementptr i8, ptr %107, i64 1
  store i8 110, ptr %109, align 1
  br label %117

110:                                              ; preds = %102, %102
  %111 = add nsw i64 %104, 1
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 %104
  store i8 92, ptr %112, align 1
  br label %113

113:                                              ; preds = %110, %102
  %114 = phi i64 [ %111, %110 ], [ %104, %102 ]
  %115 = add nsw i64 %114, 1
  %116 = getelementptr inbounds nuw i8, ptr %7, i64 %114
  store i8 %103, ptr %116, align 1
  br label %117

117:                                              ; preds = %113, %106
  %118 = phi i64 [ %108, %106 ], [ %115, %113 ]
  %119 = getelementptr inbounds nuw i8, ptr %105, i64 1
  %120 = load i8, ptr %119, align 1
  %121 = icmp ne i8 %120, 0
  %122 = add i64 %118, 8
  %123 = icmp ult i64 %122, 4096
  %124 = and i1 %121, %123
  br i1 %124, label %102, label %125

125:                                              ; preds = %117, %96
  %126 = phi i64 [ 0, %96 ], [ %118, %117 ]
  %127 = getelementptr inbounds nuw i8, ptr %7, i64 %126
  store i8 0, ptr %127, align 1
  %128 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3600), align 8
  %129 = icmp eq i64 %128, 0
  %130 = select i1 %129, ptr @.str.14, ptr @.str.13
  %131 = select i1 %77, ptr @.str.15, ptr @.str.9
  %132 = load i64, ptr %79, align 8
  %133 = icmp eq i64 %132, 0
  %134 = select i1 %133, ptr @.str.11, ptr @.str.10
  %135 = load i64, ptr %83, align 8
  %136 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 6144, ptr noundef nonnull @.str.12, ptr noundef nonnull %130, ptr noundef %1, ptr noundef nonnull %131, ptr noundef %32, ptr noundef nonnull %8, ptr noundef nonnull %134, i64 noundef %135, ptr noundef nonnull %7) #20
  %137 = sext i32 %136 to i64
  %138 = icmp ult i32 %136, 6144
  br i1 %138, label %139, label %148

139:                                              ; preds = %125
  %140 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3600), align 8
  %141 = add i64 %140, %137
  %142 = icmp ult i64 %141, 65536
  br i1 %142, label %143, label %148

143:                                              ; preds = %139
  %144 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3608), i64 %140
  %145 = call ptr @memcpy(ptr noundef nonnull %144, ptr noundef nonnull %6, i64 noundef %137) #20
  %146 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3600), align 8
  %147 = add i64 %146, %137
  store i64 %147, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3600), align 8
  br label %148

148:                                              ; preds = %143, %139, %125
  store atomic i8 0, ptr @tell.lock release, align 1
  %149 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 848), align 8
  %150 = icmp ne i64 %149, 0
  %151 = select i1 %77, i1 %150, i1 false
  br i1 %151, label %152, label %154

152:                                              ; preds = %148
  %153 = call i32 @fflush(ptr noundef null) #20
  call fastcc void @write_report() #18
  call void @_exit(i32 noundef 77) #22
  unreachable

154:                                              ; preds = %148
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  ret i32 %2
}

declare extern_weak ptr @__cxa_demangle(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

define internal fastcc void @say(ptr noundef nonnull %0, i64 noundef range(i64 -2147483648, 2147483648) %1) unnamed_addr #3 {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i64 [ %1, %2 ], [ %11, %7 ]
  %5 = phi ptr [ %0, %2 ], [ %10, %7 ]
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = tail call i64 @write(i32 noundef 2, ptr noundef %5, i64 noundef %4) #20
  %9 = icmp sgt i64 %8, 0
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %8
  %11 = sub i64 %4, %8
  br i1 %9, label %3, label %12

12:                                               ; preds = %7, %3
  ret void
}

declare i32 @fflush(ptr noundef) #6

define internal fastcc void @write_report() unnamed_addr #3 {
  %1 = alloca [256 x i8], align 16
  %2 = load i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), align 8
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %19, label %4

4:                                                ; preds = %0
  %5 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), i32 noundef 577, i32 noundef 420) #20
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #19
  %8 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %9 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), align 8
  %11 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 40), align 8
  %12 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %1, i64 noundef 256, ptr noundef nonnull @.str.18, i64 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11) #20
  %13 = sext i32 %12 to i64
  %14 = call i64 @write(i32 noundef %5, ptr noundef nonnull %1, i64 noundef %13) #20
  %15 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3600), align 8
  %16 = call i64 @write(i32 noundef %5, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3608), i64 noundef %15) #20
  %17 = call i64 @write(i32 noundef %5, ptr noundef nonnull @.str.19, i64 noundef 3) #20
  %18 = call i32 @close(i32 noundef %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #19
  br label %19

19:                                               ; preds = %7, %4, %0
  ret void
}

declare void @_exit(i32 noundef) #11

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #6

declare i64 @strlen(ptr noundef) #6

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #6

declare i32 @open(ptr noundef, i32 noundef, ...) #6

declare i32 @close(i32 noundef) #6

declare i32 @clock_gettime(i32 noundef, ptr noundef) #6

declare i32 @pipe(ptr noundef) #6

declare i32 @fork() #6

define internal fastcc void @serve(ptr noundef nonnull readonly captures(none) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #12 {
  %5 = alloca %struct.anon, align 4
  %6 = alloca i8, align 1
  %7 = alloca [256 x i8], align 16
  %8 = alloca double, align 8
  %9 = alloca float, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca [2 x i64], align 16
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca [2 x i64], align 16
  %22 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #19
  store i8 0, ptr %22, align 1
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %23 = tail call i32 (i32, ...) @prctl(i32 noundef 1, i32 noundef 9) #20
  %24 = tail call ptr @signal(i32 noundef 17, ptr noundef null) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #19
  %25 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %21) #20
  %26 = load i64, ptr %21, align 16
  %27 = sitofp i64 %26 to double
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = sitofp i64 %29 to double
  %31 = call double @llvm.fmuladd.f64(double %30, double 1.000000e-09, double %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #19
  %32 = load ptr, ptr %0, align 8
  %33 = call ptr @mmap(ptr noundef null, i64 noundef 96, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #20
  %34 = icmp eq ptr %33, inttoptr (i64 -1 to ptr)
  %35 = select i1 %34, ptr null, ptr %33
  store ptr %35, ptr @__enzcc_check_watch, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %329, label %37

37:                                               ; preds = %4
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = load ptr, ptr %38, align 8
  store ptr %39, ptr %33, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 152
  store i64 0, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store i64 0, ptr %42, align 8
  store i64 0, ptr %39, align 8
  %43 = load ptr, ptr @__enzcc_check_watch, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 88
  store ptr %32, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 48
  store ptr %1, ptr %45, align 8
  %46 = call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #20
  %47 = icmp eq ptr %46, inttoptr (i64 -1 to ptr)
  %48 = select i1 %47, ptr null, ptr %46
  %49 = load ptr, ptr @__enzcc_check_watch, align 8
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 72
  store ptr %48, ptr %50, align 8
  %51 = call ptr @mmap(ptr noundef null, i64 noundef 335544320, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #20
  %52 = icmp eq ptr %51, inttoptr (i64 -1 to ptr)
  %53 = select i1 %52, ptr null, ptr %51
  %54 = load ptr, ptr @__enzcc_check_watch, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store ptr %53, ptr %55, align 8
  %56 = call ptr @mmap(ptr noundef null, i64 noundef 34359738368, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #20
  %57 = icmp eq ptr %56, inttoptr (i64 -1 to ptr)
  %58 = select i1 %57, ptr null, ptr %56
  %59 = load ptr, ptr @__enzcc_check_watch, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 56
  store ptr %58, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 72
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %329, label %64

64:                                               ; preds = %37
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %66, null
  %68 = icmp eq ptr %58, null
  %69 = select i1 %67, i1 true, i1 %68
  br i1 %69, label %329, label %70

70:                                               ; preds = %64
  %71 = call fastcc i64 @read_ranges(ptr noundef %62, ptr noundef %1) #18
  %72 = load ptr, ptr @__enzcc_check_watch, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 80
  store i64 %71, ptr %73, align 8
  %74 = icmp eq i64 %71, 0
  br i1 %74, label %75, label %80

75:                                               ; preds = %145, %70
  %76 = getelementptr inbounds nuw i8, ptr %32, i64 96
  %77 = load ptr, ptr %76, align 8
  %78 = load i64, ptr %77, align 8
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %153, label %254

80:                                               ; preds = %70, %145
  %81 = phi ptr [ %146, %145 ], [ %72, %70 ]
  %82 = phi i64 [ %147, %145 ], [ 0, %70 ]
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 72
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.Range, ptr %84, i64 %82
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 20
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %145, label %89

89:                                               ; preds = %80
  %90 = load ptr, ptr %85, align 8
  %91 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 32
  %95 = load ptr, ptr %93, align 8
  %96 = icmp ugt ptr %94, %95
  br i1 %96, label %145, label %97

97:                                               ; preds = %89, %121
  %98 = phi ptr [ %141, %121 ], [ %95, %89 ]
  %99 = phi ptr [ %119, %121 ], [ %90, %89 ]
  %100 = load ptr, ptr @__enzcc_check_watch, align 8
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %102 = load i64, ptr %101, align 8
  %103 = icmp ult i64 %102, 4194304
  br i1 %103, label %104, label %145

104:                                              ; preds = %97
  %105 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %106 = load i64, ptr %105, align 8
  %107 = and i64 %106, -8
  %108 = icmp ult i64 %106, 32
  %109 = and i64 %106, 8
  %110 = icmp ne i64 %109, 0
  %111 = or i1 %108, %110
  %112 = ptrtoint ptr %98 to i64
  %113 = ptrtoint ptr %99 to i64
  %114 = sub i64 %112, %113
  %115 = icmp ugt i64 %107, %114
  %116 = or i1 %115, %111
  br i1 %116, label %117, label %118

117:                                              ; preds = %104
  store i64 %92, ptr %101, align 8
  br label %145

118:                                              ; preds = %104
  %119 = getelementptr inbounds nuw i8, ptr %99, i64 %107
  %120 = icmp eq ptr %119, %98
  br i1 %120, label %145, label %121

121:                                              ; preds = %118
  %122 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %123 = load ptr, ptr %122, align 8
  %124 = add nuw nsw i64 %102, 1
  store i64 %124, ptr %101, align 8
  %125 = getelementptr inbounds nuw %struct.Object, ptr %123, i64 %102
  %126 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %127 = getelementptr inbounds nuw i8, ptr %119, i64 8
  store ptr %126, ptr %125, align 8
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 8
  store ptr %127, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %125, i64 16
  store ptr null, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %125, i64 24
  store i64 -1, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %125, i64 32
  store i64 0, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %125, i64 40
  store i32 0, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %125, i64 44
  store i32 0, ptr %133, align 4
  %134 = getelementptr inbounds nuw i8, ptr %125, i64 48
  store i32 1, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %125, i64 52
  store i32 0, ptr %135, align 4
  %136 = getelementptr inbounds nuw i8, ptr %125, i64 56
  store i32 0, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %125, i64 60
  store i32 0, ptr %137, align 4
  %138 = getelementptr inbounds nuw i8, ptr %125, i64 64
  store i64 -1, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %125, i64 72
  store i64 0, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %141 = load ptr, ptr %93, align 8
  %142 = icmp ugt ptr %140, %141
  br i1 %142, label %143, label %97

143:                                              ; preds = %121
  %144 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %145

145:                                              ; preds = %118, %97, %143, %117, %89, %80
  %146 = phi ptr [ %81, %80 ], [ %100, %117 ], [ %81, %89 ], [ %144, %143 ], [ %100, %97 ], [ %100, %118 ]
  %147 = add nuw i64 %82, 1
  %148 = getelementptr inbounds nuw i8, ptr %146, i64 80
  %149 = load i64, ptr %148, align 8
  %150 = icmp ult i64 %147, %149
  br i1 %150, label %80, label %75

151:                                              ; preds = %249
  %152 = icmp sgt i64 %252, 0
  br i1 %152, label %262, label %254

153:                                              ; preds = %75, %249
  %154 = phi ptr [ %251, %249 ], [ %77, %75 ]
  %155 = phi i64 [ %250, %249 ], [ 0, %75 ]
  %156 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %157 = getelementptr inbounds nuw %struct.Variable, ptr %156, i64 %155
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %159 = load i64, ptr %158, align 8
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %161, label %249

161:                                              ; preds = %153
  %162 = load ptr, ptr %157, align 8
  %163 = load ptr, ptr @__enzcc_check_watch, align 8
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 16
  %165 = load i64, ptr %164, align 8
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %219, label %167

167:                                              ; preds = %161
  %168 = getelementptr inbounds nuw i8, ptr %163, i64 8
  %169 = load ptr, ptr %168, align 8
  br label %170

170:                                              ; preds = %170, %167
  %171 = phi i64 [ 0, %167 ], [ %180, %170 ]
  %172 = phi i64 [ %165, %167 ], [ %179, %170 ]
  %173 = add i64 %172, %171
  %174 = lshr i64 %173, 1
  %175 = getelementptr inbounds nuw %struct.Object, ptr %169, i64 %174
  %176 = load ptr, ptr %175, align 8
  %177 = icmp ult ptr %162, %176
  %178 = add nuw i64 %174, 1
  %179 = select i1 %177, i64 %174, i64 %172
  %180 = select i1 %177, i64 %171, i64 %178
  %181 = icmp ult i64 %180, %179
  br i1 %181, label %170, label %182

182:                                              ; preds = %170
  %183 = icmp eq i64 %180, 0
  br i1 %183, label %189, label %184

184:                                              ; preds = %182
  %185 = getelementptr %struct.Object, ptr %169, i64 %180
  %186 = getelementptr i8, ptr %185, i64 -72
  %187 = load ptr, ptr %186, align 8
  %188 = icmp ult ptr %162, %187
  br i1 %188, label %249, label %189

189:                                              ; preds = %184, %182
  br label %190

190:                                              ; preds = %189, %190
  %191 = phi i64 [ %200, %190 ], [ 0, %189 ]
  %192 = phi i64 [ %199, %190 ], [ %165, %189 ]
  %193 = add i64 %192, %191
  %194 = lshr i64 %193, 1
  %195 = getelementptr inbounds nuw %struct.Object, ptr %169, i64 %194
  %196 = load ptr, ptr %195, align 8
  %197 = icmp ult ptr %162, %196
  %198 = add nuw i64 %194, 1
  %199 = select i1 %197, i64 %194, i64 %192
  %200 = select i1 %197, i64 %191, i64 %198
  %201 = icmp ult i64 %200, %199
  br i1 %201, label %190, label %202

202:                                              ; preds = %190
  %203 = icmp eq i64 %165, 4194304
  br i1 %203, label %249, label %204

204:                                              ; preds = %202
  %205 = icmp ugt i64 %165, %200
  br i1 %205, label %210, label %219

206:                                              ; preds = %210
  %207 = load ptr, ptr @__enzcc_check_watch, align 8
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %209 = load i64, ptr %208, align 8
  br label %219

210:                                              ; preds = %204, %210
  %211 = phi i64 [ %217, %210 ], [ %165, %204 ]
  %212 = load ptr, ptr @__enzcc_check_watch, align 8
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 8
  %214 = load ptr, ptr %213, align 8
  %215 = getelementptr inbounds nuw %struct.Object, ptr %214, i64 %211
  %216 = getelementptr i8, ptr %215, i64 -80
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %215, ptr noundef nonnull align 8 dereferenceable(80) %216, i64 80, i1 false)
  %217 = add i64 %211, -1
  %218 = icmp ugt i64 %217, %200
  br i1 %218, label %210, label %206

219:                                              ; preds = %206, %204, %161
  %220 = phi i64 [ %200, %206 ], [ %200, %204 ], [ 0, %161 ]
  %221 = phi i64 [ %209, %206 ], [ %165, %204 ], [ 0, %161 ]
  %222 = phi ptr [ %207, %206 ], [ %163, %204 ], [ %163, %161 ]
  %223 = getelementptr inbounds nuw i8, ptr %162, i64 %159
  %224 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %225 = add i64 %221, 1
  store i64 %225, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %222, i64 8
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds nuw %struct.Object, ptr %227, i64 %220
  store ptr %162, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  store ptr %223, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %228, i64 16
  store ptr null, ptr %230, align 8
  %231 = getelementptr inbounds nuw i8, ptr %228, i64 24
  store i64 -1, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %228, i64 32
  store i64 0, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %228, i64 40
  store i32 0, ptr %233, align 8
  %234 = getelementptr inbounds nuw i8, ptr %228, i64 44
  store i32 0, ptr %234, align 4
  %235 = getelementptr inbounds nuw i8, ptr %228, i64 48
  store i32 1, ptr %235, align 8
  %236 = getelementptr inbounds nuw i8, ptr %228, i64 52
  store i32 0, ptr %236, align 4
  %237 = getelementptr inbounds nuw i8, ptr %228, i64 56
  store i32 0, ptr %237, align 8
  %238 = getelementptr inbounds nuw i8, ptr %228, i64 60
  store i32 0, ptr %238, align 4
  %239 = getelementptr inbounds nuw i8, ptr %228, i64 64
  store i64 -1, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %228, i64 72
  store i64 0, ptr %240, align 8
  %241 = load ptr, ptr @__enzcc_check_watch, align 8
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 24
  store ptr null, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %241, i64 8
  %244 = load ptr, ptr %243, align 8
  %245 = icmp eq ptr %244, null
  br i1 %245, label %249, label %246

246:                                              ; preds = %219
  %247 = getelementptr inbounds nuw %struct.Object, ptr %244, i64 %220
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 56
  store i32 1, ptr %248, align 8
  br label %249

249:                                              ; preds = %246, %219, %202, %184, %153
  %250 = add nuw nsw i64 %155, 1
  %251 = load ptr, ptr %76, align 8
  %252 = load i64, ptr %251, align 8
  %253 = icmp slt i64 %250, %252
  br i1 %253, label %153, label %151

254:                                              ; preds = %275, %151, %75
  %255 = getelementptr inbounds nuw i8, ptr %32, i64 48
  %256 = load i64, ptr %255, align 8
  %257 = icmp sgt i64 %256, 0
  br i1 %257, label %258, label %326

258:                                              ; preds = %254
  %259 = getelementptr inbounds nuw i8, ptr %32, i64 40
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %280

262:                                              ; preds = %151, %275
  %263 = phi i64 [ %276, %275 ], [ %252, %151 ]
  %264 = phi ptr [ %277, %275 ], [ %251, %151 ]
  %265 = phi i64 [ %278, %275 ], [ 0, %151 ]
  %266 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %267 = getelementptr inbounds nuw %struct.Variable, ptr %266, i64 %265
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 16
  %269 = load ptr, ptr %268, align 8
  %270 = icmp eq ptr %269, null
  br i1 %270, label %275, label %271

271:                                              ; preds = %262
  %272 = load ptr, ptr %267, align 8
  call fastcc void @put_pair(ptr noundef %272, ptr noundef nonnull %269, ptr noundef null, i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 1) #18
  %273 = load ptr, ptr %76, align 8
  %274 = load i64, ptr %273, align 8
  br label %275

275:                                              ; preds = %271, %262
  %276 = phi i64 [ %263, %262 ], [ %274, %271 ]
  %277 = phi ptr [ %264, %262 ], [ %273, %271 ]
  %278 = add nuw nsw i64 %265, 1
  %279 = icmp slt i64 %278, %276
  br i1 %279, label %262, label %254

280:                                              ; preds = %322, %258
  %281 = phi i64 [ %256, %258 ], [ %323, %322 ]
  %282 = phi i64 [ 0, %258 ], [ %324, %322 ]
  %283 = load ptr, ptr %259, align 8
  %284 = getelementptr inbounds nuw %struct.Slot, ptr %283, i64 %282
  %285 = getelementptr inbounds nuw i8, ptr %284, i64 8
  %286 = load i64, ptr %285, align 8
  %287 = add i64 %286, -3
  %288 = icmp ult i64 %287, 2
  br i1 %288, label %289, label %322

289:                                              ; preds = %280
  %290 = load ptr, ptr %260, align 8
  %291 = load i64, ptr %284, align 8
  %292 = getelementptr inbounds i8, ptr %290, i64 %291
  %293 = load ptr, ptr %261, align 8
  %294 = getelementptr inbounds i8, ptr %293, i64 %291
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #19
  %295 = call ptr @memcpy(ptr noundef nonnull %19, ptr noundef %294, i64 noundef 8) #20
  %296 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef %292, i64 noundef 8) #20
  %297 = getelementptr inbounds nuw i8, ptr %284, i64 24
  %298 = load i64, ptr %297, align 8
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %312, label %300

300:                                              ; preds = %289
  %301 = load ptr, ptr %19, align 8
  %302 = load ptr, ptr %20, align 8
  %303 = trunc i64 %282 to i32
  %304 = getelementptr inbounds nuw i8, ptr %284, i64 16
  %305 = load i64, ptr %304, align 8
  %306 = trunc i64 %305 to i32
  %307 = icmp eq i64 %298, 2
  %308 = zext i1 %307 to i32
  %309 = load i64, ptr %285, align 8
  %310 = icmp eq i64 %309, 3
  %311 = zext i1 %310 to i32
  call fastcc void @put_pair(ptr noundef %301, ptr noundef %302, ptr noundef null, i32 noundef %303, i32 noundef %306, i32 noundef %308, i32 noundef %311) #18
  br label %320

312:                                              ; preds = %289
  %313 = load i64, ptr %285, align 8
  %314 = icmp eq i64 %313, 3
  br i1 %314, label %315, label %320

315:                                              ; preds = %312
  %316 = load ptr, ptr %19, align 8
  %317 = getelementptr inbounds nuw i8, ptr %284, i64 16
  %318 = load i64, ptr %317, align 8
  %319 = trunc i64 %318 to i32
  call fastcc void @put_anchor(ptr noundef %316, i32 noundef 1, i64 noundef 0, ptr noundef null, i32 noundef 0, i32 noundef %319, i32 noundef 0) #18
  br label %320

320:                                              ; preds = %315, %312, %300
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #19
  %321 = load i64, ptr %255, align 8
  br label %322

322:                                              ; preds = %320, %280
  %323 = phi i64 [ %281, %280 ], [ %321, %320 ]
  %324 = add nuw nsw i64 %282, 1
  %325 = icmp slt i64 %324, %323
  br i1 %325, label %280, label %326

326:                                              ; preds = %322, %254
  %327 = call fastcc i32 @run_child(ptr noundef %0, i32 noundef 1) #18
  %328 = sext i32 %327 to i64
  br label %329

329:                                              ; preds = %64, %37, %4, %326
  %330 = phi i64 [ %328, %326 ], [ -1, %4 ], [ -1, %37 ], [ -1, %64 ]
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %332 = load ptr, ptr %331, align 8
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 24
  store i64 %330, ptr %333, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #19
  %334 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %18) #20
  %335 = load i64, ptr %18, align 16
  %336 = sitofp i64 %335 to double
  %337 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %338 = load i64, ptr %337, align 8
  %339 = sitofp i64 %338 to double
  %340 = call double @llvm.fmuladd.f64(double %339, double 1.000000e-09, double %336)
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #19
  %341 = fsub double %340, %31
  %342 = load ptr, ptr %331, align 8
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 24
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %346, label %1142

346:                                              ; preds = %329
  %347 = load ptr, ptr %0, align 8
  %348 = load ptr, ptr @__enzcc_check_watch, align 8
  %349 = load ptr, ptr %348, align 8
  %350 = getelementptr inbounds nuw i8, ptr %347, i64 48
  %351 = load i64, ptr %350, align 8
  %352 = icmp sgt i64 %351, 0
  br i1 %352, label %353, label %360

353:                                              ; preds = %346
  %354 = getelementptr inbounds nuw i8, ptr %347, i64 40
  %355 = getelementptr inbounds nuw i8, ptr %349, i64 16
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %357 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %365

358:                                              ; preds = %403
  %359 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %360

360:                                              ; preds = %358, %346
  %361 = phi ptr [ %359, %358 ], [ %348, %346 ]
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 16
  %363 = load i64, ptr %362, align 8
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %407, label %415

365:                                              ; preds = %403, %353
  %366 = phi i64 [ 0, %353 ], [ %404, %403 ]
  %367 = load ptr, ptr %354, align 8
  %368 = getelementptr inbounds nuw %struct.Slot, ptr %367, i64 %366
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 8
  %370 = load i64, ptr %369, align 8
  %371 = add i64 %370, -1
  %372 = icmp ult i64 %371, 2
  br i1 %372, label %373, label %394

373:                                              ; preds = %365
  %374 = getelementptr inbounds nuw i8, ptr %368, i64 24
  %375 = load i64, ptr %374, align 8
  %376 = icmp eq i64 %375, 0
  br i1 %376, label %403, label %377

377:                                              ; preds = %373
  %378 = load i64, ptr %349, align 8
  %379 = getelementptr inbounds nuw i8, ptr %368, i64 16
  %380 = load i64, ptr %379, align 8
  %381 = icmp eq i64 %380, 0
  %382 = zext i1 %381 to i32
  %383 = load ptr, ptr %356, align 8
  %384 = load i64, ptr %368, align 8
  %385 = getelementptr inbounds i8, ptr %383, i64 %384
  %386 = load ptr, ptr %357, align 8
  %387 = getelementptr inbounds i8, ptr %386, i64 %384
  %388 = trunc nuw nsw i64 %370 to i32
  %389 = select i1 %381, i32 1026, i32 1025
  %390 = trunc i64 %380 to i32
  %391 = xor i32 %390, -1
  call fastcc void @add_entry(ptr noundef %385, ptr noundef %387, i32 noundef %388, i32 noundef %389, i32 noundef %391) #18
  %392 = getelementptr inbounds nuw %struct.Entry, ptr %349, i64 %378
  %393 = getelementptr inbounds nuw i8, ptr %392, i64 16777436
  store i32 %382, ptr %393, align 4
  call fastcc void @scale_entries(i64 noundef %378) #18
  br label %403

394:                                              ; preds = %365
  %395 = icmp eq i64 %370, 5
  br i1 %395, label %396, label %403

396:                                              ; preds = %394
  %397 = getelementptr inbounds nuw i8, ptr %368, i64 24
  %398 = load i64, ptr %397, align 8
  %399 = icmp eq i64 %398, 0
  br i1 %399, label %403, label %400

400:                                              ; preds = %396
  %401 = load i64, ptr %355, align 8
  %402 = or i64 %401, 32
  store i64 %402, ptr %355, align 8
  br label %403

403:                                              ; preds = %400, %396, %394, %377, %373
  %404 = add nuw nsw i64 %366, 1
  %405 = load i64, ptr %350, align 8
  %406 = icmp slt i64 %404, %405
  br i1 %406, label %365, label %358

407:                                              ; preds = %1018, %360
  %408 = phi ptr [ %361, %360 ], [ %1020, %1018 ]
  %409 = getelementptr inbounds nuw i8, ptr %349, i64 8
  %410 = load i64, ptr %409, align 8
  %411 = icmp sgt i64 %410, 0
  br i1 %411, label %412, label %1024

412:                                              ; preds = %407
  %413 = getelementptr inbounds nuw i8, ptr %349, i64 16
  %414 = getelementptr inbounds nuw i8, ptr %349, i64 80
  br label %1028

415:                                              ; preds = %360, %1018
  %416 = phi ptr [ %1020, %1018 ], [ %361, %360 ]
  %417 = phi i64 [ %1019, %1018 ], [ 0, %360 ]
  %418 = getelementptr inbounds nuw i8, ptr %416, i64 8
  %419 = load ptr, ptr %418, align 8
  %420 = getelementptr inbounds nuw %struct.Object, ptr %419, i64 %417
  %421 = getelementptr inbounds nuw i8, ptr %420, i64 40
  %422 = load i32, ptr %421, align 8
  %423 = icmp eq i32 %422, 0
  %424 = getelementptr inbounds nuw i8, ptr %420, i64 44
  br i1 %423, label %426, label %425

425:                                              ; preds = %415
  store i32 0, ptr %424, align 4
  store i32 %422, ptr %421, align 8
  br label %429

426:                                              ; preds = %415
  %427 = load i32, ptr %424, align 4
  store i32 %427, ptr %421, align 8
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %1018, label %429

429:                                              ; preds = %425, %426
  %430 = getelementptr inbounds nuw i8, ptr %420, i64 24
  %431 = load i64, ptr %430, align 8
  %432 = getelementptr inbounds nuw i8, ptr %420, i64 32
  %433 = load i64, ptr %432, align 8
  %434 = icmp ugt i64 %431, %433
  br i1 %434, label %1018, label %435

435:                                              ; preds = %429
  %436 = load ptr, ptr @__enzcc_check_watch, align 8
  %437 = load ptr, ptr %436, align 8
  %438 = load i64, ptr %437, align 8
  %439 = getelementptr inbounds nuw i8, ptr %420, i64 16
  %440 = load ptr, ptr %439, align 8
  br label %455

441:                                              ; preds = %455
  %442 = icmp eq i32 %463, 0
  %443 = icmp ne i32 %465, 0
  %444 = select i1 %442, i1 true, i1 %443
  %445 = getelementptr inbounds nuw i8, ptr %420, i64 48
  %446 = getelementptr inbounds nuw i8, ptr %437, i64 16
  %447 = getelementptr inbounds nuw i8, ptr %437, i64 160
  %448 = ptrtoint ptr %447 to i64
  %449 = getelementptr inbounds nuw i8, ptr %420, i64 56
  %450 = getelementptr inbounds nuw i8, ptr %420, i64 64
  %451 = getelementptr inbounds nuw i8, ptr %420, i64 72
  %452 = getelementptr inbounds nuw i8, ptr %420, i64 8
  %453 = getelementptr inbounds nuw i8, ptr %437, i64 40
  %454 = getelementptr inbounds nuw i8, ptr %437, i64 64
  br label %468

455:                                              ; preds = %455, %435
  %456 = phi i32 [ 0, %435 ], [ %463, %455 ]
  %457 = phi i32 [ 0, %435 ], [ %465, %455 ]
  %458 = phi i64 [ %431, %435 ], [ %466, %455 ]
  %459 = getelementptr inbounds nuw i8, ptr %440, i64 %458
  %460 = load i8, ptr %459, align 1
  %461 = zext i8 %460 to i32
  %462 = and i32 %461, 8
  %463 = or i32 %462, %456
  %464 = and i32 %461, 4
  %465 = or i32 %464, %457
  %466 = add i64 %458, 1
  %467 = icmp ugt i64 %466, %433
  br i1 %467, label %441, label %455

468:                                              ; preds = %1012, %441
  %469 = phi i64 [ %431, %441 ], [ %1014, %1012 ]
  %470 = load ptr, ptr %439, align 8
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 %469
  %472 = load i8, ptr %471, align 1
  %473 = load ptr, ptr %420, align 8
  %474 = shl i64 %469, 2
  %475 = getelementptr inbounds nuw i8, ptr %473, i64 %474
  %476 = zext i8 %472 to i32
  %477 = and i32 %476, 3
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %1012, label %479

479:                                              ; preds = %468
  %480 = load i32, ptr %421, align 8
  %481 = icmp eq i32 %480, 0
  br i1 %481, label %1012, label %482

482:                                              ; preds = %479
  %483 = load ptr, ptr @__enzcc_check_watch, align 8
  %484 = load ptr, ptr %483, align 8
  %485 = sext i32 %480 to i64
  %486 = getelementptr %struct.Anchor, ptr %484, i64 %485
  %487 = getelementptr i8, ptr %486, i64 96
  %488 = load ptr, ptr %487, align 8
  %489 = icmp ult ptr %475, %488
  br i1 %489, label %490, label %493

490:                                              ; preds = %482
  %491 = load i32, ptr %445, align 8
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %1012, label %520

493:                                              ; preds = %482, %498
  %494 = phi ptr [ %501, %498 ], [ %487, %482 ]
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 36
  %496 = load i32, ptr %495, align 4
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %504, label %498

498:                                              ; preds = %493
  %499 = sext i32 %496 to i64
  %500 = getelementptr %struct.Anchor, ptr %484, i64 %499
  %501 = getelementptr i8, ptr %500, i64 96
  %502 = load ptr, ptr %501, align 8
  %503 = icmp ugt ptr %502, %475
  br i1 %503, label %504, label %493

504:                                              ; preds = %498, %493
  %505 = getelementptr inbounds nuw i8, ptr %494, i64 8
  %506 = load i64, ptr %505, align 8
  %507 = call i64 @llvm.abs.i64(i64 %506, i1 true)
  %508 = load i32, ptr %445, align 8
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %510, label %520

510:                                              ; preds = %504
  %511 = getelementptr inbounds nuw i8, ptr %494, i64 24
  %512 = load i32, ptr %511, align 8
  %513 = icmp eq i32 %512, 0
  br i1 %513, label %514, label %520

514:                                              ; preds = %510
  %515 = load ptr, ptr %494, align 8
  %516 = ptrtoint ptr %475 to i64
  %517 = ptrtoint ptr %515 to i64
  %518 = sub i64 %516, %517
  %519 = icmp slt i64 %518, %507
  br i1 %519, label %520, label %1012

520:                                              ; preds = %514, %510, %504, %490
  %521 = phi ptr [ %487, %490 ], [ %494, %504 ], [ %494, %510 ], [ %494, %514 ]
  %522 = getelementptr inbounds nuw i8, ptr %521, i64 24
  %523 = load i32, ptr %522, align 8
  switch i32 %523, label %524 [
    i32 1, label %1012
    i32 3, label %1012
    i32 2, label %537
  ]

524:                                              ; preds = %520
  %525 = getelementptr inbounds nuw i8, ptr %521, i64 8
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds i8, ptr %475, i64 %526
  %528 = icmp eq ptr %473, null
  %529 = icmp sgt i8 %472, -1
  %530 = and i32 %476, 2
  %531 = icmp eq i32 %530, 0
  %532 = or i1 %529, %531
  %533 = or i1 %528, %532
  br i1 %533, label %537, label %534

534:                                              ; preds = %524
  %535 = load i64, ptr %446, align 8
  %536 = or i64 %535, 512
  store i64 %536, ptr %446, align 8
  br label %537

537:                                              ; preds = %534, %524, %520
  %538 = phi i1 [ %528, %524 ], [ false, %534 ], [ true, %520 ]
  %539 = phi ptr [ %527, %524 ], [ %527, %534 ], [ null, %520 ]
  %540 = ptrtoint ptr %521 to i64
  %541 = sub i64 %540, %448
  %542 = lshr exact i64 %541, 6
  %543 = trunc i64 %542 to i32
  %544 = load i32, ptr %424, align 4
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %602, label %546

546:                                              ; preds = %537
  %547 = and i32 %476, 1
  %548 = icmp eq i32 %547, 0
  br i1 %548, label %1012, label %549

549:                                              ; preds = %546
  %550 = load i64, ptr %446, align 8
  %551 = or i64 %550, 4096
  store i64 %551, ptr %446, align 8
  %552 = getelementptr inbounds nuw i8, ptr %483, i64 88
  %553 = load ptr, ptr %552, align 8
  %554 = getelementptr inbounds nuw i8, ptr %553, i64 56
  %555 = load i64, ptr %554, align 8
  %556 = icmp eq i64 %555, 0
  br i1 %556, label %557, label %602

557:                                              ; preds = %549
  %558 = getelementptr inbounds nuw i8, ptr %521, i64 16
  %559 = load ptr, ptr %558, align 8
  %560 = icmp eq ptr %559, null
  br i1 %560, label %1012, label %561

561:                                              ; preds = %557
  %562 = getelementptr inbounds nuw i8, ptr %483, i64 16
  %563 = load i64, ptr %562, align 8
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %1012, label %565

565:                                              ; preds = %561
  %566 = getelementptr inbounds nuw i8, ptr %483, i64 8
  %567 = load ptr, ptr %566, align 8
  br label %568

568:                                              ; preds = %568, %565
  %569 = phi i64 [ 0, %565 ], [ %578, %568 ]
  %570 = phi i64 [ %563, %565 ], [ %577, %568 ]
  %571 = add i64 %570, %569
  %572 = lshr i64 %571, 1
  %573 = getelementptr inbounds nuw %struct.Object, ptr %567, i64 %572
  %574 = load ptr, ptr %573, align 8
  %575 = icmp ult ptr %559, %574
  %576 = add nuw i64 %572, 1
  %577 = select i1 %575, i64 %572, i64 %570
  %578 = select i1 %575, i64 %569, i64 %576
  %579 = icmp ult i64 %578, %577
  br i1 %579, label %568, label %580

580:                                              ; preds = %568
  %581 = icmp eq i64 %578, 0
  br i1 %581, label %1012, label %582

582:                                              ; preds = %580
  %583 = getelementptr %struct.Object, ptr %567, i64 %578
  %584 = getelementptr i8, ptr %583, i64 -72
  %585 = load ptr, ptr %584, align 8
  %586 = icmp ult ptr %559, %585
  %587 = getelementptr inbounds i8, ptr %583, i64 -80
  br i1 %586, label %588, label %1012

588:                                              ; preds = %582
  %589 = getelementptr inbounds i8, ptr %583, i64 -64
  %590 = load ptr, ptr %589, align 8
  %591 = icmp eq ptr %590, null
  br i1 %591, label %1012, label %592

592:                                              ; preds = %588
  %593 = load ptr, ptr %587, align 8
  %594 = ptrtoint ptr %559 to i64
  %595 = ptrtoint ptr %593 to i64
  %596 = sub i64 %594, %595
  %597 = sdiv i64 %596, 4
  %598 = getelementptr inbounds i8, ptr %590, i64 %597
  %599 = load i8, ptr %598, align 1
  %600 = and i8 %599, 2
  %601 = icmp eq i8 %600, 0
  br i1 %601, label %1012, label %602

602:                                              ; preds = %592, %549, %537
  %603 = phi i32 [ %477, %537 ], [ 5121, %592 ], [ 5121, %549 ]
  br i1 %538, label %638, label %604

604:                                              ; preds = %602
  %605 = getelementptr inbounds nuw i8, ptr %483, i64 72
  %606 = load ptr, ptr %605, align 8
  %607 = getelementptr inbounds nuw i8, ptr %483, i64 80
  %608 = load i64, ptr %607, align 8
  %609 = icmp eq i64 %608, 0
  br i1 %609, label %1012, label %610

610:                                              ; preds = %604, %624
  %611 = phi i64 [ %626, %624 ], [ %608, %604 ]
  %612 = phi i64 [ %625, %624 ], [ 0, %604 ]
  %613 = add i64 %612, %611
  %614 = lshr i64 %613, 1
  %615 = getelementptr inbounds nuw %struct.Range, ptr %606, i64 %614
  %616 = load ptr, ptr %615, align 8
  %617 = icmp ult ptr %539, %616
  br i1 %617, label %624, label %618

618:                                              ; preds = %610
  %619 = getelementptr inbounds nuw i8, ptr %615, i64 8
  %620 = load ptr, ptr %619, align 8
  %621 = icmp ult ptr %539, %620
  br i1 %621, label %628, label %622

622:                                              ; preds = %618
  %623 = add nuw i64 %614, 1
  br label %624

624:                                              ; preds = %622, %610
  %625 = phi i64 [ %612, %610 ], [ %623, %622 ]
  %626 = phi i64 [ %614, %610 ], [ %611, %622 ]
  %627 = icmp ult i64 %625, %626
  br i1 %627, label %610, label %1012

628:                                              ; preds = %618
  %629 = getelementptr inbounds nuw i8, ptr %539, i64 8
  %630 = icmp ugt ptr %629, %620
  br i1 %630, label %1012, label %631

631:                                              ; preds = %628
  %632 = getelementptr inbounds nuw i8, ptr %615, i64 16
  %633 = load i32, ptr %632, align 8
  %634 = icmp eq i32 %633, 0
  br i1 %634, label %1012, label %635

635:                                              ; preds = %631
  %636 = call fastcc i32 @is_shadow(ptr noundef %521, ptr noundef %475) #18
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %1012, label %640

638:                                              ; preds = %602
  %639 = or disjoint i32 %603, 512
  br label %640

640:                                              ; preds = %638, %635
  %641 = phi i32 [ %639, %638 ], [ %603, %635 ]
  %642 = getelementptr inbounds nuw i8, ptr %521, i64 32
  %643 = load i32, ptr %642, align 8
  %644 = icmp eq i32 %643, 0
  %645 = or i32 %641, 1024
  %646 = select i1 %644, i32 %641, i32 %645
  %647 = load i32, ptr %449, align 8
  %648 = icmp eq i32 %647, 0
  br i1 %648, label %661, label %649

649:                                              ; preds = %640
  %650 = getelementptr inbounds nuw i8, ptr %521, i64 28
  %651 = load i32, ptr %650, align 4
  %652 = icmp eq i32 %651, 0
  br i1 %652, label %661, label %653

653:                                              ; preds = %649
  %654 = load i64, ptr %450, align 8
  %655 = icmp ult i64 %469, %654
  br i1 %655, label %659, label %656

656:                                              ; preds = %653
  %657 = load i64, ptr %451, align 8
  %658 = icmp ugt i64 %469, %657
  br i1 %658, label %659, label %661

659:                                              ; preds = %656, %653
  %660 = or i32 %646, 2048
  br label %661

661:                                              ; preds = %659, %656, %649, %640
  %662 = phi i32 [ %660, %659 ], [ %646, %656 ], [ %646, %649 ], [ %646, %640 ]
  %663 = and i32 %476, 4
  %664 = icmp eq i32 %663, 0
  br i1 %664, label %665, label %834

665:                                              ; preds = %661
  %666 = and i32 %476, 8
  %667 = icmp eq i32 %666, 0
  br i1 %667, label %668, label %834

668:                                              ; preds = %665
  %669 = and i32 %476, 16
  %670 = icmp eq i32 %669, 0
  br i1 %670, label %674, label %671

671:                                              ; preds = %668
  %672 = load i64, ptr %446, align 8
  %673 = or i64 %672, 32
  store i64 %673, ptr %446, align 8
  br label %1012

674:                                              ; preds = %668
  %675 = ptrtoint ptr %475 to i64
  %676 = and i64 %675, 7
  %677 = icmp eq i64 %676, 0
  br i1 %677, label %678, label %1012

678:                                              ; preds = %674
  %679 = getelementptr inbounds nuw i8, ptr %475, i64 8
  %680 = load ptr, ptr %452, align 8
  %681 = icmp ugt ptr %679, %680
  br i1 %681, label %1012, label %682

682:                                              ; preds = %678
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #19
  %683 = call ptr @memcpy(ptr noundef nonnull %17, ptr noundef %475, i64 noundef 8) #20
  %684 = load i64, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #19
  %685 = icmp ne i64 %684, 0
  br i1 %685, label %693, label %686

686:                                              ; preds = %682
  %687 = load ptr, ptr %439, align 8
  %688 = getelementptr inbounds nuw i8, ptr %687, i64 %469
  %689 = load i8, ptr %688, align 1
  %690 = and i8 %689, 32
  %691 = icmp eq i8 %690, 0
  br i1 %691, label %1012, label %692

692:                                              ; preds = %686
  br i1 %538, label %720, label %698

693:                                              ; preds = %682
  br i1 %538, label %719, label %694

694:                                              ; preds = %693
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #19
  %695 = call ptr @memcpy(ptr noundef nonnull %16, ptr noundef nonnull %539, i64 noundef 8) #20
  %696 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #19
  %697 = icmp eq i64 %696, %684
  br i1 %697, label %1012, label %698

698:                                              ; preds = %694, %692
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #19
  %699 = call ptr @memcpy(ptr noundef nonnull %15, ptr noundef nonnull %539, i64 noundef 8) #20
  %700 = load i64, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #19
  %701 = icmp eq i64 %700, 0
  br i1 %701, label %718, label %702

702:                                              ; preds = %698
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #19
  %703 = call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %539, i64 noundef 8) #20
  %704 = load i64, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #19
  %705 = lshr i64 %704, 52
  %706 = trunc nuw nsw i64 %705 to i32
  %707 = and i32 %706, 2047
  %708 = add nsw i32 %707, -1123
  %709 = icmp ult i32 %708, -199
  br i1 %709, label %710, label %718

710:                                              ; preds = %702
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #19
  %711 = call ptr @memcpy(ptr noundef nonnull %13, ptr noundef nonnull %539, i64 noundef 8) #20
  %712 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #19
  %713 = trunc i64 %712 to i32
  %714 = lshr i32 %713, 23
  %715 = and i32 %714, 255
  %716 = add nsw i32 %715, -167
  %717 = icmp ult i32 %716, -79
  br i1 %717, label %1012, label %718

718:                                              ; preds = %710, %702, %698
  br i1 %444, label %737, label %721

719:                                              ; preds = %693
  br i1 %444, label %738, label %721

720:                                              ; preds = %692
  br i1 %444, label %778, label %1012

721:                                              ; preds = %719, %718
  %722 = trunc i64 %684 to i32
  %723 = lshr i32 %722, 23
  %724 = and i32 %723, 255
  %725 = add nsw i32 %724, -167
  %726 = icmp ult i32 %725, -79
  %727 = icmp ne i32 %722, 0
  %728 = and i1 %727, %726
  br i1 %728, label %738, label %729

729:                                              ; preds = %721
  %730 = lshr i64 %684, 55
  %731 = trunc nuw nsw i64 %730 to i32
  %732 = and i32 %731, 255
  %733 = add nsw i32 %732, -88
  %734 = icmp ult i32 %733, 79
  %735 = icmp ult i64 %684, 4294967296
  %736 = or i1 %735, %734
  br i1 %736, label %823, label %738

737:                                              ; preds = %718
  br i1 %685, label %738, label %770

738:                                              ; preds = %737, %729, %721, %719
  %739 = lshr i64 %684, 52
  %740 = trunc nuw nsw i64 %739 to i32
  %741 = and i32 %740, 2047
  %742 = add nsw i32 %741, -1123
  %743 = icmp ult i32 %742, -199
  br i1 %743, label %1012, label %744

744:                                              ; preds = %738
  %745 = load ptr, ptr @__enzcc_check_watch, align 8
  %746 = getelementptr inbounds nuw i8, ptr %745, i64 72
  %747 = load ptr, ptr %746, align 8
  %748 = getelementptr inbounds nuw i8, ptr %745, i64 80
  %749 = load i64, ptr %748, align 8
  %750 = inttoptr i64 %684 to ptr
  %751 = icmp eq i64 %749, 0
  br i1 %751, label %830, label %752

752:                                              ; preds = %744, %766
  %753 = phi i64 [ %768, %766 ], [ %749, %744 ]
  %754 = phi i64 [ %767, %766 ], [ 0, %744 ]
  %755 = add i64 %754, %753
  %756 = lshr i64 %755, 1
  %757 = getelementptr inbounds nuw %struct.Range, ptr %747, i64 %756
  %758 = load ptr, ptr %757, align 8
  %759 = icmp ugt ptr %758, %750
  br i1 %759, label %766, label %760

760:                                              ; preds = %752
  %761 = getelementptr inbounds nuw i8, ptr %757, i64 8
  %762 = load ptr, ptr %761, align 8
  %763 = icmp ugt ptr %762, %750
  br i1 %763, label %1012, label %764

764:                                              ; preds = %760
  %765 = add nuw i64 %756, 1
  br label %766

766:                                              ; preds = %764, %752
  %767 = phi i64 [ %754, %752 ], [ %765, %764 ]
  %768 = phi i64 [ %756, %752 ], [ %753, %764 ]
  %769 = icmp ult i64 %767, %768
  br i1 %769, label %752, label %830

770:                                              ; preds = %737
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #19
  %771 = call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %539, i64 noundef 8) #20
  %772 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #19
  %773 = lshr i64 %772, 52
  %774 = trunc nuw nsw i64 %773 to i32
  %775 = and i32 %774, 2047
  %776 = add nsw i32 %775, -1123
  %777 = icmp ult i32 %776, -199
  br i1 %777, label %778, label %830

778:                                              ; preds = %770, %720
  %779 = getelementptr inbounds nuw i8, ptr %475, i64 16
  %780 = load ptr, ptr %452, align 8
  %781 = icmp ugt ptr %779, %780
  br i1 %781, label %789, label %782

782:                                              ; preds = %778
  %783 = load ptr, ptr %439, align 8
  %784 = getelementptr i8, ptr %783, i64 %469
  %785 = getelementptr i8, ptr %784, i64 2
  %786 = load i8, ptr %785, align 1
  %787 = and i8 %786, 4
  %788 = icmp eq i8 %787, 0
  br i1 %788, label %791, label %830

789:                                              ; preds = %778
  %790 = icmp ugt i64 %469, 1
  br i1 %790, label %793, label %1012

791:                                              ; preds = %782
  %792 = icmp ult i64 %469, 2
  br i1 %792, label %805, label %800

793:                                              ; preds = %789
  %794 = load ptr, ptr %439, align 8
  %795 = getelementptr i8, ptr %794, i64 %469
  %796 = getelementptr i8, ptr %795, i64 -2
  %797 = load i8, ptr %796, align 1
  %798 = and i8 %797, 4
  %799 = icmp eq i8 %798, 0
  br i1 %799, label %814, label %830

800:                                              ; preds = %791
  %801 = getelementptr i8, ptr %784, i64 -2
  %802 = load i8, ptr %801, align 1
  %803 = and i8 %802, 4
  %804 = icmp eq i8 %803, 0
  br i1 %804, label %805, label %830

805:                                              ; preds = %800, %791
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #19
  %806 = call ptr @memcpy(ptr noundef nonnull %11, ptr noundef nonnull %679, i64 noundef 8) #20
  %807 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #19
  %808 = lshr i64 %807, 52
  %809 = trunc nuw nsw i64 %808 to i32
  %810 = and i32 %809, 2047
  %811 = add nsw i32 %810, -924
  %812 = icmp ult i32 %811, 199
  %813 = or i1 %792, %812
  br i1 %813, label %823, label %814

814:                                              ; preds = %805, %793
  %815 = getelementptr inbounds i8, ptr %475, i64 -8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #19
  %816 = call ptr @memcpy(ptr noundef nonnull %10, ptr noundef nonnull %815, i64 noundef 8) #20
  %817 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #19
  %818 = lshr i64 %817, 52
  %819 = trunc nuw nsw i64 %818 to i32
  %820 = and i32 %819, 2047
  %821 = add nsw i32 %820, -924
  %822 = icmp ult i32 %821, 199
  br i1 %822, label %830, label %1012

823:                                              ; preds = %805, %729
  %824 = phi i1 [ false, %729 ], [ true, %805 ]
  %825 = phi i1 [ %685, %729 ], [ %812, %805 ]
  br i1 %825, label %826, label %1012

826:                                              ; preds = %823
  %827 = xor i1 %824, true
  %828 = zext i1 %827 to i32
  %829 = select i1 %824, i32 1, i32 2
  br label %830

830:                                              ; preds = %766, %826, %814, %800, %793, %782, %770, %744
  %831 = phi i32 [ 0, %814 ], [ 0, %793 ], [ 0, %782 ], [ 0, %744 ], [ 0, %770 ], [ 0, %800 ], [ %828, %826 ], [ 0, %766 ]
  %832 = phi i32 [ 1, %814 ], [ 1, %793 ], [ 1, %782 ], [ 1, %744 ], [ 1, %770 ], [ 1, %800 ], [ %829, %826 ], [ 1, %766 ]
  %833 = or i32 %662, 256
  br label %834

834:                                              ; preds = %830, %665, %661
  %835 = phi i32 [ 0, %661 ], [ 0, %665 ], [ %831, %830 ]
  %836 = phi i32 [ %662, %661 ], [ %662, %665 ], [ %833, %830 ]
  %837 = phi i32 [ 1, %661 ], [ 2, %665 ], [ %832, %830 ]
  br i1 %538, label %994, label %838

838:                                              ; preds = %834
  %839 = load ptr, ptr @__enzcc_check_watch, align 8
  %840 = getelementptr inbounds nuw i8, ptr %839, i64 16
  %841 = load i64, ptr %840, align 8
  %842 = icmp eq i64 %841, 0
  br i1 %842, label %946, label %843

843:                                              ; preds = %838
  %844 = getelementptr inbounds nuw i8, ptr %839, i64 8
  %845 = load ptr, ptr %844, align 8
  br label %846

846:                                              ; preds = %846, %843
  %847 = phi i64 [ 0, %843 ], [ %856, %846 ]
  %848 = phi i64 [ %841, %843 ], [ %855, %846 ]
  %849 = add i64 %848, %847
  %850 = lshr i64 %849, 1
  %851 = getelementptr inbounds nuw %struct.Object, ptr %845, i64 %850
  %852 = load ptr, ptr %851, align 8
  %853 = icmp ult ptr %539, %852
  %854 = add nuw i64 %850, 1
  %855 = select i1 %853, i64 %850, i64 %848
  %856 = select i1 %853, i64 %847, i64 %854
  %857 = icmp ult i64 %856, %855
  br i1 %857, label %846, label %858

858:                                              ; preds = %846
  %859 = icmp eq i64 %856, 0
  br i1 %859, label %867, label %860

860:                                              ; preds = %858
  %861 = getelementptr %struct.Object, ptr %845, i64 %856
  %862 = getelementptr i8, ptr %861, i64 -72
  %863 = load ptr, ptr %862, align 8
  %864 = icmp ult ptr %539, %863
  %865 = getelementptr inbounds i8, ptr %861, i64 -80
  %866 = select i1 %864, ptr %865, ptr null
  br label %867

867:                                              ; preds = %860, %858
  %868 = phi ptr [ null, %858 ], [ %866, %860 ]
  %869 = load ptr, ptr %521, align 8
  %870 = getelementptr inbounds nuw i8, ptr %521, i64 8
  %871 = load i64, ptr %870, align 8
  %872 = getelementptr inbounds i8, ptr %869, i64 %871
  br label %873

873:                                              ; preds = %873, %867
  %874 = phi i64 [ 0, %867 ], [ %883, %873 ]
  %875 = phi i64 [ %841, %867 ], [ %882, %873 ]
  %876 = add i64 %875, %874
  %877 = lshr i64 %876, 1
  %878 = getelementptr inbounds nuw %struct.Object, ptr %845, i64 %877
  %879 = load ptr, ptr %878, align 8
  %880 = icmp ult ptr %872, %879
  %881 = add nuw i64 %877, 1
  %882 = select i1 %880, i64 %877, i64 %875
  %883 = select i1 %880, i64 %874, i64 %881
  %884 = icmp ult i64 %883, %882
  br i1 %884, label %873, label %885

885:                                              ; preds = %873
  %886 = icmp eq i64 %883, 0
  br i1 %886, label %946, label %887

887:                                              ; preds = %885
  %888 = getelementptr %struct.Object, ptr %845, i64 %883
  %889 = getelementptr i8, ptr %888, i64 -72
  %890 = load ptr, ptr %889, align 8
  %891 = icmp ult ptr %872, %890
  br i1 %891, label %892, label %946

892:                                              ; preds = %887
  %893 = getelementptr inbounds i8, ptr %888, i64 -80
  %894 = getelementptr inbounds i8, ptr %888, i64 -32
  %895 = load i32, ptr %894, align 8
  %896 = icmp eq i32 %895, 0
  %897 = icmp eq ptr %893, %868
  %898 = select i1 %896, i1 true, i1 %897
  %899 = icmp ult ptr %475, %869
  %900 = select i1 %898, i1 true, i1 %899
  br i1 %900, label %946, label %901

901:                                              ; preds = %892
  %902 = and i32 %836, 2304
  %903 = icmp eq i32 %902, 0
  br i1 %903, label %904, label %1012

904:                                              ; preds = %901
  %905 = load i64, ptr %446, align 8
  %906 = and i64 %905, 4
  %907 = icmp eq i64 %906, 0
  br i1 %907, label %908, label %1012

908:                                              ; preds = %904
  %909 = or disjoint i64 %905, 4
  store i64 %909, ptr %446, align 8
  %910 = load i64, ptr %437, align 8
  store i64 %910, ptr %453, align 8
  %911 = or i32 %836, 512
  %912 = load ptr, ptr %839, align 8
  %913 = load i64, ptr %912, align 8
  %914 = icmp eq i64 %913, 4194304
  br i1 %914, label %940, label %915

915:                                              ; preds = %908
  %916 = getelementptr inbounds nuw i8, ptr %912, i64 16777376
  %917 = add nsw i64 %913, 1
  store i64 %917, ptr %912, align 8
  %918 = getelementptr inbounds %struct.Entry, ptr %916, i64 %913
  %919 = icmp eq i32 %837, 1
  br i1 %919, label %920, label %923

920:                                              ; preds = %915
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  %921 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %475, i64 noundef 8) #20
  %922 = load double, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  br label %927

923:                                              ; preds = %915
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #19
  %924 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef %475, i64 noundef 4) #20
  %925 = load float, ptr %9, align 4
  %926 = fpext float %925 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #19
  br label %927

927:                                              ; preds = %923, %920
  %928 = phi double [ %922, %920 ], [ %926, %923 ]
  store ptr %475, ptr %918, align 8
  %929 = getelementptr inbounds nuw i8, ptr %918, i64 8
  store ptr null, ptr %929, align 8
  %930 = getelementptr inbounds nuw i8, ptr %918, i64 16
  store double %928, ptr %930, align 8
  %931 = getelementptr inbounds nuw i8, ptr %918, i64 24
  store double 0.000000e+00, ptr %931, align 8
  %932 = getelementptr inbounds nuw i8, ptr %918, i64 32
  store double 0.000000e+00, ptr %932, align 8
  %933 = getelementptr inbounds nuw i8, ptr %918, i64 40
  store double 0.000000e+00, ptr %933, align 8
  %934 = getelementptr inbounds nuw i8, ptr %918, i64 48
  store i32 %837, ptr %934, align 8
  %935 = getelementptr inbounds nuw i8, ptr %918, i64 52
  store i32 %911, ptr %935, align 4
  %936 = getelementptr inbounds nuw i8, ptr %918, i64 56
  store i32 %543, ptr %936, align 8
  %937 = getelementptr inbounds nuw i8, ptr %918, i64 60
  store i32 0, ptr %937, align 4
  %938 = icmp eq i32 %837, 2
  %939 = zext i1 %938 to i64
  br label %940

940:                                              ; preds = %927, %908
  %941 = phi i64 [ 152, %927 ], [ 16, %908 ]
  %942 = phi i64 [ %939, %927 ], [ 64, %908 ]
  %943 = getelementptr inbounds nuw i8, ptr %912, i64 %941
  %944 = load i64, ptr %943, align 8
  %945 = or i64 %944, %942
  store i64 %945, ptr %943, align 8
  br label %1012

946:                                              ; preds = %892, %887, %885, %838
  %947 = and i32 %836, 2304
  %948 = icmp eq i32 %947, 0
  br i1 %948, label %949, label %994

949:                                              ; preds = %946
  %950 = load i64, ptr %446, align 8
  %951 = and i64 %950, 16
  %952 = icmp ne i64 %951, 0
  %953 = or i1 %842, %952
  br i1 %953, label %994, label %954

954:                                              ; preds = %949
  %955 = getelementptr inbounds nuw i8, ptr %839, i64 8
  %956 = load ptr, ptr %955, align 8
  br label %957

957:                                              ; preds = %957, %954
  %958 = phi i64 [ 0, %954 ], [ %967, %957 ]
  %959 = phi i64 [ %841, %954 ], [ %966, %957 ]
  %960 = add i64 %959, %958
  %961 = lshr i64 %960, 1
  %962 = getelementptr inbounds nuw %struct.Object, ptr %956, i64 %961
  %963 = load ptr, ptr %962, align 8
  %964 = icmp ult ptr %539, %963
  %965 = add nuw i64 %961, 1
  %966 = select i1 %964, i64 %961, i64 %959
  %967 = select i1 %964, i64 %958, i64 %965
  %968 = icmp ult i64 %967, %966
  br i1 %968, label %957, label %969

969:                                              ; preds = %957
  %970 = icmp eq i64 %967, 0
  br i1 %970, label %994, label %971

971:                                              ; preds = %969
  %972 = getelementptr %struct.Object, ptr %956, i64 %967
  %973 = getelementptr i8, ptr %972, i64 -72
  %974 = load ptr, ptr %973, align 8
  %975 = icmp ult ptr %539, %974
  %976 = getelementptr inbounds i8, ptr %972, i64 -80
  br i1 %975, label %977, label %994

977:                                              ; preds = %971
  %978 = getelementptr inbounds i8, ptr %972, i64 -64
  %979 = load ptr, ptr %978, align 8
  %980 = icmp eq ptr %979, null
  br i1 %980, label %994, label %981

981:                                              ; preds = %977
  %982 = load ptr, ptr %976, align 8
  %983 = ptrtoint ptr %539 to i64
  %984 = ptrtoint ptr %982 to i64
  %985 = sub i64 %983, %984
  %986 = sdiv i64 %985, 4
  %987 = getelementptr inbounds i8, ptr %979, i64 %986
  %988 = load i8, ptr %987, align 1
  %989 = and i8 %988, 12
  %990 = icmp eq i8 %989, 0
  br i1 %990, label %994, label %991

991:                                              ; preds = %981
  %992 = or disjoint i64 %950, 16
  store i64 %992, ptr %446, align 8
  %993 = load i64, ptr %437, align 8
  store i64 %993, ptr %454, align 8
  br label %994

994:                                              ; preds = %991, %981, %977, %971, %969, %949, %946, %834
  %995 = and i32 %836, 2048
  %996 = icmp eq i32 %995, 0
  br i1 %996, label %1000, label %997

997:                                              ; preds = %994
  %998 = load i64, ptr %446, align 8
  %999 = or i64 %998, 1024
  store i64 %999, ptr %446, align 8
  br label %1000

1000:                                             ; preds = %997, %994
  call fastcc void @add_entry(ptr noundef %475, ptr noundef %539, i32 noundef %837, i32 noundef %836, i32 noundef %543) #18
  %1001 = icmp eq i32 %835, 0
  br i1 %1001, label %1006, label %1002

1002:                                             ; preds = %1000
  %1003 = getelementptr inbounds nuw i8, ptr %475, i64 4
  %1004 = getelementptr inbounds nuw i8, ptr %539, i64 4
  %1005 = select i1 %538, ptr null, ptr %1004
  call fastcc void @add_entry(ptr noundef nonnull %1003, ptr noundef %1005, i32 noundef %837, i32 noundef %836, i32 noundef %543) #18
  br label %1006

1006:                                             ; preds = %1002, %1000
  %1007 = icmp eq i32 %837, 1
  %1008 = icmp ne i32 %835, 0
  %1009 = or i1 %1008, %1007
  %1010 = zext i1 %1009 to i64
  %1011 = add i64 %469, %1010
  br label %1012

1012:                                             ; preds = %624, %760, %1006, %940, %904, %901, %823, %814, %789, %738, %720, %710, %694, %686, %678, %674, %671, %635, %631, %628, %604, %592, %588, %582, %580, %561, %557, %546, %520, %520, %514, %490, %479, %468
  %1013 = phi i64 [ %469, %468 ], [ %469, %823 ], [ %469, %520 ], [ %469, %520 ], [ %469, %720 ], [ %1011, %1006 ], [ %469, %490 ], [ %469, %635 ], [ %469, %671 ], [ %469, %901 ], [ %469, %546 ], [ %469, %592 ], [ %469, %580 ], [ %469, %628 ], [ %469, %631 ], [ %469, %904 ], [ %469, %940 ], [ %469, %814 ], [ %469, %479 ], [ %469, %514 ], [ %469, %588 ], [ %469, %557 ], [ %469, %561 ], [ %469, %582 ], [ %469, %604 ], [ %469, %674 ], [ %469, %678 ], [ %469, %686 ], [ %469, %710 ], [ %469, %789 ], [ %469, %694 ], [ %469, %738 ], [ %469, %760 ], [ %469, %624 ]
  %1014 = add i64 %1013, 1
  %1015 = load i64, ptr %432, align 8
  %1016 = icmp ugt i64 %1014, %1015
  br i1 %1016, label %1017, label %468

1017:                                             ; preds = %1012
  call fastcc void @scale_entries(i64 noundef %438) #18
  br label %1018

1018:                                             ; preds = %1017, %429, %426
  %1019 = add nuw i64 %417, 1
  %1020 = load ptr, ptr @__enzcc_check_watch, align 8
  %1021 = getelementptr inbounds nuw i8, ptr %1020, i64 16
  %1022 = load i64, ptr %1021, align 8
  %1023 = icmp ult i64 %1019, %1022
  br i1 %1023, label %415, label %407

1024:                                             ; preds = %1037, %407
  %1025 = getelementptr inbounds nuw i8, ptr %347, i64 80
  %1026 = load i64, ptr %1025, align 8
  %1027 = icmp eq i64 %1026, 0
  br i1 %1027, label %1040, label %1078

1028:                                             ; preds = %1037, %412
  %1029 = phi i64 [ 0, %412 ], [ %1038, %1037 ]
  %1030 = getelementptr inbounds nuw %struct.Anchor, ptr %349, i64 %1029
  %1031 = getelementptr inbounds nuw i8, ptr %1030, i64 184
  %1032 = load i32, ptr %1031, align 8
  %1033 = icmp eq i32 %1032, 3
  br i1 %1033, label %1034, label %1037

1034:                                             ; preds = %1028
  %1035 = load i64, ptr %413, align 8
  %1036 = or i64 %1035, 2
  store i64 %1036, ptr %413, align 8
  store i64 %1029, ptr %414, align 8
  br label %1037

1037:                                             ; preds = %1034, %1028
  %1038 = add nuw nsw i64 %1029, 1
  %1039 = icmp eq i64 %1038, %410
  br i1 %1039, label %1024, label %1028

1040:                                             ; preds = %1024
  %1041 = load i64, ptr %349, align 8
  %1042 = icmp sgt i64 %1041, 0
  br i1 %1042, label %1043, label %1078

1043:                                             ; preds = %1040
  %1044 = getelementptr inbounds nuw i8, ptr %349, i64 16777376
  %1045 = getelementptr inbounds nuw i8, ptr %347, i64 56
  %1046 = getelementptr inbounds nuw i8, ptr %349, i64 16
  %1047 = getelementptr inbounds nuw i8, ptr %349, i64 48
  br label %1048

1048:                                             ; preds = %1075, %1043
  %1049 = phi i64 [ 0, %1043 ], [ %1076, %1075 ]
  %1050 = getelementptr inbounds nuw %struct.Entry, ptr %1044, i64 %1049
  %1051 = getelementptr inbounds nuw i8, ptr %1050, i64 8
  %1052 = load ptr, ptr %1051, align 8
  %1053 = icmp eq ptr %1052, null
  br i1 %1053, label %1075, label %1054

1054:                                             ; preds = %1048
  %1055 = getelementptr inbounds nuw i8, ptr %1050, i64 52
  %1056 = load i32, ptr %1055, align 4
  %1057 = and i32 %1056, 2304
  %1058 = icmp eq i32 %1057, 0
  br i1 %1058, label %1059, label %1075

1059:                                             ; preds = %1054
  %1060 = load i64, ptr %1045, align 8
  %1061 = icmp eq i64 %1060, 0
  %1062 = and i32 %1056, 1
  %1063 = icmp ne i32 %1062, 0
  %1064 = or i1 %1063, %1061
  br i1 %1064, label %1065, label %1075

1065:                                             ; preds = %1059
  %1066 = getelementptr inbounds nuw i8, ptr %1050, i64 24
  %1067 = load double, ptr %1066, align 8
  %1068 = fcmp uno double %1067, 0.000000e+00
  br i1 %1068, label %1069, label %1075

1069:                                             ; preds = %1065
  %1070 = load i64, ptr %1046, align 8
  %1071 = and i64 %1070, 8
  %1072 = icmp eq i64 %1071, 0
  br i1 %1072, label %1073, label %1075

1073:                                             ; preds = %1069
  %1074 = or disjoint i64 %1070, 8
  store i64 %1074, ptr %1046, align 8
  store i64 %1049, ptr %1047, align 8
  br label %1075

1075:                                             ; preds = %1073, %1069, %1065, %1059, %1054, %1048
  %1076 = add nuw nsw i64 %1049, 1
  %1077 = icmp eq i64 %1076, %1041
  br i1 %1077, label %1078, label %1048

1078:                                             ; preds = %1075, %1040, %1024
  %1079 = load ptr, ptr %408, align 8
  %1080 = load i64, ptr %1079, align 8
  %1081 = icmp sgt i64 %1080, 65536
  br i1 %1081, label %1142, label %1082

1082:                                             ; preds = %1078
  %1083 = call ptr @mmap(ptr noundef null, i64 noundef 2097152, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %1084 = icmp eq ptr %1083, inttoptr (i64 -1 to ptr)
  %1085 = select i1 %1084, ptr null, ptr %1083
  %1086 = icmp eq ptr %1085, null
  br i1 %1086, label %1093, label %1087

1087:                                             ; preds = %1082
  %1088 = getelementptr inbounds nuw i8, ptr %1079, i64 16777376
  %1089 = getelementptr inbounds nuw i8, ptr %1079, i64 16
  %1090 = getelementptr inbounds nuw i8, ptr %1079, i64 72
  %1091 = load i64, ptr %1079, align 8
  %1092 = icmp sgt i64 %1091, 0
  br i1 %1092, label %1095, label %1093

1093:                                             ; preds = %1138, %1087, %1082
  %1094 = call i32 @munmap(ptr noundef %1085, i64 noundef 2097152) #20
  br label %1142

1095:                                             ; preds = %1087, %1138
  %1096 = phi i64 [ %1139, %1138 ], [ %1091, %1087 ]
  %1097 = phi i64 [ %1140, %1138 ], [ 0, %1087 ]
  %1098 = getelementptr inbounds nuw %struct.Entry, ptr %1088, i64 %1097
  %1099 = getelementptr inbounds nuw i8, ptr %1098, i64 8
  %1100 = load ptr, ptr %1099, align 8
  %1101 = icmp eq ptr %1100, null
  br i1 %1101, label %1138, label %1102

1102:                                             ; preds = %1095
  %1103 = getelementptr inbounds nuw i8, ptr %1098, i64 52
  %1104 = load i32, ptr %1103, align 4
  %1105 = and i32 %1104, 2304
  %1106 = icmp eq i32 %1105, 0
  br i1 %1106, label %1107, label %1138

1107:                                             ; preds = %1102
  %1108 = ptrtoint ptr %1100 to i64
  %1109 = lshr i64 %1108, 2
  %1110 = mul i64 %1109, -7046029254386353131
  %1111 = lshr i64 %1110, 46
  %1112 = getelementptr inbounds nuw %struct.Known, ptr %1083, i64 %1111
  %1113 = load ptr, ptr %1112, align 8
  %1114 = icmp eq ptr %1113, null
  %1115 = icmp eq ptr %1113, %1100
  %1116 = or i1 %1114, %1115
  br i1 %1116, label %1126, label %1117

1117:                                             ; preds = %1107, %1117
  %1118 = phi i64 [ %1120, %1117 ], [ %1111, %1107 ]
  %1119 = add nuw nsw i64 %1118, 1
  %1120 = and i64 %1119, 262143
  %1121 = getelementptr inbounds nuw %struct.Known, ptr %1083, i64 %1120
  %1122 = load ptr, ptr %1121, align 8
  %1123 = icmp eq ptr %1122, null
  %1124 = icmp eq ptr %1122, %1100
  %1125 = or i1 %1123, %1124
  br i1 %1125, label %1126, label %1117

1126:                                             ; preds = %1117, %1107
  %1127 = phi i64 [ %1111, %1107 ], [ %1120, %1117 ]
  %1128 = phi i1 [ %1114, %1107 ], [ %1123, %1117 ]
  %1129 = getelementptr inbounds nuw %struct.Known, ptr %1083, i64 %1127
  br i1 %1128, label %1136, label %1130

1130:                                             ; preds = %1126
  %1131 = load i64, ptr %1089, align 8
  %1132 = and i64 %1131, 256
  %1133 = icmp eq i64 %1132, 0
  br i1 %1133, label %1134, label %1136

1134:                                             ; preds = %1130
  %1135 = or disjoint i64 %1131, 256
  store i64 %1135, ptr %1089, align 8
  store i64 %1097, ptr %1090, align 8
  br label %1136

1136:                                             ; preds = %1134, %1130, %1126
  store ptr %1100, ptr %1129, align 8
  %1137 = load i64, ptr %1079, align 8
  br label %1138

1138:                                             ; preds = %1136, %1102, %1095
  %1139 = phi i64 [ %1137, %1136 ], [ %1096, %1102 ], [ %1096, %1095 ]
  %1140 = add nuw nsw i64 %1097, 1
  %1141 = icmp slt i64 %1140, %1139
  br i1 %1141, label %1095, label %1093

1142:                                             ; preds = %1093, %1078, %329
  %1143 = call i64 @write(i32 noundef %3, ptr noundef nonnull %22, i64 noundef 1) #20
  %1144 = icmp eq i64 %1143, 1
  br i1 %1144, label %1145, label %1178

1145:                                             ; preds = %1142
  %1146 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %1147 = getelementptr inbounds nuw i8, ptr %5, i64 6
  %1148 = fmul double %341, 1.000000e+02
  br label %1149

1149:                                             ; preds = %1145, %1171
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  store i32 %2, ptr %5, align 4
  store i16 1, ptr %1146, align 4
  store i16 0, ptr %1147, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  %1150 = load ptr, ptr %0, align 8
  %1151 = getelementptr inbounds nuw i8, ptr %1150, i64 80
  %1152 = load i64, ptr %1151, align 8
  %1153 = icmp eq i64 %1152, 0
  br i1 %1153, label %1154, label %1168

1154:                                             ; preds = %1149
  %1155 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %1156 = sitofp i64 %1155 to double
  %1157 = fcmp ogt double %1148, %1156
  %1158 = select i1 %1157, double %1148, double %1156
  %1159 = fcmp olt double %1158, 1.000000e+06
  br i1 %1159, label %1160, label %1168

1160:                                             ; preds = %1154
  %1161 = fmul double %1158, 1.000000e+03
  %1162 = fptosi double %1161 to i32
  %1163 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef %1162) #20
  %1164 = icmp eq i32 %1163, 0
  br i1 %1164, label %1165, label %1168

1165:                                             ; preds = %1160
  %1166 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %7, i64 noundef 256, ptr noundef nonnull @.str.25, double noundef %1158, double noundef %341) #20
  %1167 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.26, i32 noundef 0, ptr noundef nonnull %7) #18
  br label %1168

1168:                                             ; preds = %1149, %1154, %1160, %1165
  %1169 = call i64 @read(i32 noundef %2, ptr noundef nonnull %6, i64 noundef 1) #20
  %1170 = icmp eq i64 %1169, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  br i1 %1170, label %1171, label %1178

1171:                                             ; preds = %1168
  %1172 = call fastcc i32 @run_child(ptr noundef %0, i32 noundef 0) #18
  %1173 = sext i32 %1172 to i64
  %1174 = load ptr, ptr %331, align 8
  %1175 = getelementptr inbounds nuw i8, ptr %1174, i64 24
  store i64 %1173, ptr %1175, align 8
  %1176 = call i64 @write(i32 noundef %3, ptr noundef nonnull %22, i64 noundef 1) #20
  %1177 = icmp eq i64 %1176, 1
  br i1 %1177, label %1149, label %1178

1178:                                             ; preds = %1168, %1171, %1142
  call void @_exit(i32 noundef 0) #22
  unreachable
}

declare ptr @llvm.frameaddress.p0(i32 immarg) #13

declare i32 @prctl(i32 noundef, ...) #6

declare ptr @signal(i32 noundef, ptr noundef) #6

define internal fastcc i32 @run_child(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #3 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 0, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %7 = tail call i32 @fork() #20
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %2
  %10 = tail call i32 (i32, ...) @prctl(i32 noundef 1, i32 noundef 9) #20
  tail call fastcc void @separate() #18
  %11 = icmp eq i32 %1, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %9
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  tail call void %15(ptr noundef %17) #20
  br label %19

18:                                               ; preds = %9
  tail call fastcc void @evaluate(ptr noundef %0) #18
  br label %19

19:                                               ; preds = %18, %12
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store i64 1, ptr %21, align 8
  tail call void @_exit(i32 noundef 0) #22
  unreachable

22:                                               ; preds = %2
  %23 = icmp slt i32 %7, 0
  br i1 %23, label %38, label %27

24:                                               ; preds = %27
  %25 = add nuw nsw i32 %28, 1
  %26 = icmp eq i32 %25, 1000
  br i1 %26, label %38, label %27

27:                                               ; preds = %22, %24
  %28 = phi i32 [ %25, %24 ], [ 0, %22 ]
  %29 = call i32 @waitpid(i32 noundef %7, ptr noundef nonnull %3, i32 noundef 0) #20
  %30 = icmp eq i32 %29, %7
  br i1 %30, label %31, label %24

31:                                               ; preds = %27
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = load i32, ptr %3, align 4
  %37 = select i1 %35, i32 -1, i32 %36
  br label %38

38:                                               ; preds = %24, %31, %22
  %39 = phi i32 [ -1, %22 ], [ %37, %31 ], [ -1, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  ret i32 %39
}

define internal fastcc i64 @read_ranges(ptr noundef nonnull captures(none) %0, ptr noundef readnone captures(address) %1) unnamed_addr #3 {
  %3 = tail call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #20
  %4 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %5 = select i1 %4, ptr null, ptr %3
  %6 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.21, i32 noundef 0) #20
  %7 = icmp sgt i32 %6, -1
  br i1 %7, label %15, label %8

8:                                                ; preds = %2
  %9 = tail call i32 @close(i32 noundef %6) #20
  br label %128

10:                                               ; preds = %15
  %11 = add nuw i64 %19, %16
  %12 = icmp ult i64 %11, 1048575
  br i1 %12, label %15, label %13

13:                                               ; preds = %10
  %14 = tail call i32 @close(i32 noundef %6) #20
  br label %24

15:                                               ; preds = %2, %10
  %16 = phi i64 [ %11, %10 ], [ 0, %2 ]
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 %16
  %18 = xor i64 %16, 1048575
  %19 = tail call i64 @read(i32 noundef %6, ptr noundef %17, i64 noundef %18) #20
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %10, label %21

21:                                               ; preds = %15
  %22 = tail call i32 @close(i32 noundef %6) #20
  %23 = icmp eq i64 %16, 0
  br i1 %23, label %128, label %24

24:                                               ; preds = %13, %21
  %25 = phi i64 [ %11, %13 ], [ %16, %21 ]
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 %25
  br label %27

27:                                               ; preds = %24, %119
  %28 = phi i64 [ %123, %119 ], [ 0, %24 ]
  %29 = phi ptr [ %124, %119 ], [ %5, %24 ]
  br label %30

30:                                               ; preds = %50, %27
  %31 = phi ptr [ %29, %27 ], [ %52, %50 ]
  %32 = phi i64 [ 0, %27 ], [ %51, %50 ]
  %33 = load i8, ptr %31, align 1
  %34 = sext i8 %33 to i32
  %35 = add i8 %33, -48
  %36 = icmp ult i8 %35, 10
  br i1 %36, label %37, label %42

37:                                               ; preds = %30
  %38 = shl i64 %32, 4
  %39 = add nsw i32 %34, -48
  %40 = zext nneg i32 %39 to i64
  %41 = or disjoint i64 %38, %40
  br label %50

42:                                               ; preds = %30
  %43 = add i8 %33, -97
  %44 = icmp ult i8 %43, 6
  br i1 %44, label %45, label %53

45:                                               ; preds = %42
  %46 = shl i64 %32, 4
  %47 = add nsw i32 %34, -87
  %48 = zext nneg i32 %47 to i64
  %49 = add nuw i64 %46, %48
  br label %50

50:                                               ; preds = %45, %37
  %51 = phi i64 [ %49, %45 ], [ %41, %37 ]
  %52 = getelementptr inbounds nuw i8, ptr %31, i64 1
  br label %30

53:                                               ; preds = %42
  %54 = getelementptr inbounds nuw %struct.Range, ptr %0, i64 %28
  %55 = inttoptr i64 %32 to ptr
  store ptr %55, ptr %54, align 8
  br label %56

56:                                               ; preds = %77, %53
  %57 = phi ptr [ %31, %53 ], [ %59, %77 ]
  %58 = phi i64 [ 0, %53 ], [ %78, %77 ]
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 1
  %60 = load i8, ptr %59, align 1
  %61 = sext i8 %60 to i32
  %62 = add i8 %60, -48
  %63 = icmp ult i8 %62, 10
  br i1 %63, label %64, label %69

64:                                               ; preds = %56
  %65 = shl i64 %58, 4
  %66 = add nsw i32 %61, -48
  %67 = zext nneg i32 %66 to i64
  %68 = or disjoint i64 %65, %67
  br label %77

69:                                               ; preds = %56
  %70 = add i8 %60, -97
  %71 = icmp ult i8 %70, 6
  br i1 %71, label %72, label %79

72:                                               ; preds = %69
  %73 = shl i64 %58, 4
  %74 = add nsw i32 %61, -87
  %75 = zext nneg i32 %74 to i64
  %76 = add nuw i64 %73, %75
  br label %77

77:                                               ; preds = %72, %64
  %78 = phi i64 [ %76, %72 ], [ %68, %64 ]
  br label %56

79:                                               ; preds = %69
  %80 = inttoptr i64 %58 to ptr
  %81 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store ptr %80, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %57, i64 2
  %83 = load i8, ptr %82, align 1
  %84 = icmp eq i8 %83, 114
  %85 = getelementptr inbounds nuw i8, ptr %57, i64 3
  %86 = load i8, ptr %85, align 1
  %87 = icmp eq i8 %86, 119
  %88 = zext i1 %87 to i32
  %89 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store i32 %88, ptr %89, align 8
  %90 = icmp ult ptr %59, %26
  br i1 %90, label %91, label %98

91:                                               ; preds = %79, %95
  %92 = phi ptr [ %96, %95 ], [ %59, %79 ]
  %93 = load i8, ptr %92, align 1
  %94 = icmp eq i8 %93, 10
  br i1 %94, label %98, label %95

95:                                               ; preds = %91
  %96 = getelementptr inbounds nuw i8, ptr %92, i64 1
  %97 = icmp ult ptr %96, %26
  br i1 %97, label %91, label %98

98:                                               ; preds = %91, %95, %79
  %99 = phi ptr [ %59, %79 ], [ %96, %95 ], [ %92, %91 ]
  %100 = ptrtoint ptr %99 to i64
  %101 = ptrtoint ptr %59 to i64
  %102 = sub i64 %100, %101
  %103 = icmp sgt i64 %102, 6
  br i1 %103, label %104, label %110

104:                                              ; preds = %98
  %105 = getelementptr inbounds i8, ptr %99, i64 -6
  %106 = tail call i32 @strncmp(ptr noundef nonnull %105, ptr noundef nonnull @.str.22, i64 noundef 6) #20
  %107 = icmp eq i32 %106, 0
  %108 = zext i1 %107 to i32
  %109 = load ptr, ptr %54, align 8
  br label %110

110:                                              ; preds = %104, %98
  %111 = phi ptr [ %55, %98 ], [ %109, %104 ]
  %112 = phi i32 [ 0, %98 ], [ %108, %104 ]
  %113 = getelementptr inbounds nuw i8, ptr %54, i64 20
  store i32 %112, ptr %113, align 4
  %114 = icmp ult ptr %1, %111
  br i1 %114, label %119, label %115

115:                                              ; preds = %110
  %116 = load ptr, ptr %81, align 8
  %117 = icmp ult ptr %1, %116
  %118 = zext i1 %117 to i32
  br label %119

119:                                              ; preds = %115, %110
  %120 = phi i32 [ 0, %110 ], [ %118, %115 ]
  %121 = getelementptr inbounds nuw i8, ptr %54, i64 24
  store i32 %120, ptr %121, align 8
  %122 = zext i1 %84 to i64
  %123 = add nuw nsw i64 %28, %122
  %124 = getelementptr inbounds nuw i8, ptr %99, i64 1
  %125 = icmp ult ptr %124, %26
  %126 = icmp samesign ult i64 %123, 4096
  %127 = select i1 %125, i1 %126, i1 false
  br i1 %127, label %27, label %128

128:                                              ; preds = %119, %8, %21
  %129 = phi i64 [ 0, %21 ], [ 0, %8 ], [ %123, %119 ]
  %130 = tail call i32 @munmap(ptr noundef %5, i64 noundef 1048576) #20
  ret i64 %129
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #6

define internal fastcc void @separate() unnamed_addr #3 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca [2 x i64], align 16
  %3 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.23, i32 noundef 2) #20
  br label %4

4:                                                ; preds = %0, %29
  %5 = phi i32 [ 0, %0 ], [ %30, %29 ]
  %6 = call i32 (i32, i32, ...) @fcntl(i32 noundef %5, i32 noundef 3) #20
  %7 = icmp slt i32 %6, 0
  %8 = icmp eq i32 %5, %3
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %29, label %10

10:                                               ; preds = %4
  %11 = call i64 @lseek(i32 noundef %5, i64 noundef 0, i32 noundef 1) #20
  %12 = and i32 %6, 3
  %13 = icmp eq i32 %12, 0
  %14 = icmp sgt i64 %11, -1
  %15 = select i1 %13, i1 %14, i1 false
  %16 = icmp ne i32 %5, 0
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %27

18:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #19
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %1, i64 noundef 64, ptr noundef nonnull @.str.24, i32 noundef %5) #20
  %20 = call i32 (ptr, i32, ...) @open(ptr noundef nonnull %1, i32 noundef 0) #20
  %21 = icmp sgt i32 %20, -1
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = call i64 @lseek(i32 noundef %20, i64 noundef %11, i32 noundef 0) #20
  %24 = call i32 @dup2(i32 noundef %20, i32 noundef %5) #20
  %25 = call i32 @close(i32 noundef %20) #20
  br label %26

26:                                               ; preds = %22, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #19
  br label %29

27:                                               ; preds = %10
  %28 = call i32 @dup2(i32 noundef %3, i32 noundef %5) #20
  br label %29

29:                                               ; preds = %26, %27, %4
  %30 = add nuw nsw i32 %5, 1
  %31 = icmp eq i32 %30, 64
  br i1 %31, label %37, label %4

32:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, i8 0, i64 16, i1 false)
  %33 = call i32 @setrlimit(i32 noundef 4, ptr noundef nonnull %2) #20
  %34 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %35 = trunc i64 %34 to i32
  %36 = call i32 @alarm(i32 noundef %35) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  ret void

37:                                               ; preds = %29, %37
  %38 = phi i64 [ %42, %37 ], [ 0, %29 ]
  %39 = getelementptr inbounds nuw i32, ptr @separate.ends, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = call ptr @signal(i32 noundef %40, ptr noundef null) #20
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 6
  br i1 %43, label %32, label %37
}

define internal fastcc void @evaluate(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca double, align 8
  %3 = alloca float, align 4
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1392), align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 96
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 285212832
  store i64 0, ptr %12, align 8
  br label %13

13:                                               ; preds = %11, %1
  %14 = load i64, ptr %7, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 293601448
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 16777376
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 136
  br label %30

20:                                               ; preds = %53, %13
  %21 = load ptr, ptr %0, align 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load ptr, ptr %23, align 8
  call void %22(ptr noundef %24) #20
  %25 = load i64, ptr %7, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %57

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 16777376
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 327155880
  br label %58

30:                                               ; preds = %16, %53
  %31 = phi i64 [ %14, %16 ], [ %54, %53 ]
  %32 = phi i64 [ 0, %16 ], [ %55, %53 ]
  %33 = getelementptr inbounds nuw double, ptr %17, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fcmp une double %34, 0.000000e+00
  br i1 %35, label %36, label %53

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw %struct.Entry, ptr %18, i64 %32
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 48
  %40 = load i32, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %42 = load double, ptr %41, align 8
  %43 = load double, ptr %19, align 8
  %44 = call double @llvm.fmuladd.f64(double %43, double %34, double %42)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double %44, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %45 = fptrunc double %44 to float
  store float %45, ptr %5, align 4
  %46 = icmp eq i32 %40, 1
  br i1 %46, label %47, label %49

47:                                               ; preds = %36
  %48 = call ptr @memcpy(ptr noundef %38, ptr noundef nonnull %4, i64 noundef 8) #20
  br label %51

49:                                               ; preds = %36
  %50 = call ptr @memcpy(ptr noundef %38, ptr noundef nonnull %5, i64 noundef 4) #20
  br label %51

51:                                               ; preds = %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %52 = load i64, ptr %7, align 8
  br label %53

53:                                               ; preds = %51, %30
  %54 = phi i64 [ %52, %51 ], [ %31, %30 ]
  %55 = add nuw nsw i64 %32, 1
  %56 = icmp slt i64 %55, %54
  br i1 %56, label %30, label %20

57:                                               ; preds = %77, %20
  ret void

58:                                               ; preds = %27, %77
  %59 = phi i64 [ 0, %27 ], [ %82, %77 ]
  %60 = getelementptr inbounds nuw %struct.Entry, ptr %28, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 52
  %62 = load i32, ptr %61, align 4
  %63 = and i32 %62, 4096
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %58
  %66 = load ptr, ptr %60, align 8
  %67 = getelementptr inbounds nuw i8, ptr %60, i64 48
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 1
  br i1 %69, label %70, label %73

70:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  %71 = call ptr @memcpy(ptr noundef nonnull %2, ptr noundef %66, i64 noundef 8) #20
  %72 = load double, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  br label %77

73:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %74 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %66, i64 noundef 4) #20
  %75 = load float, ptr %3, align 4
  %76 = fpext float %75 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  br label %77

77:                                               ; preds = %73, %70, %58
  %78 = phi double [ 0.000000e+00, %58 ], [ %72, %70 ], [ %76, %73 ]
  %79 = load i64, ptr %8, align 8
  %80 = getelementptr inbounds [4194304 x double], ptr %29, i64 %79
  %81 = getelementptr inbounds nuw double, ptr %80, i64 %59
  store double %78, ptr %81, align 8
  %82 = add nuw nsw i64 %59, 1
  %83 = load i64, ptr %7, align 8
  %84 = icmp slt i64 %82, %83
  br i1 %84, label %58, label %57
}

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef) #6

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #6

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #6

declare i32 @dup2(i32 noundef, i32 noundef) #6

declare i32 @setrlimit(i32 noundef, ptr noundef) #6

declare i32 @alarm(i32 noundef) #6

define internal fastcc void @add_entry(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef range(i32 1, 8192) %3, i32 noundef %4) unnamed_addr #3 {
  %6 = alloca double, align 8
  %7 = alloca float, align 4
  %8 = alloca double, align 8
  %9 = alloca float, align 4
  %10 = load ptr, ptr @__enzcc_check_watch, align 8
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 4194304
  br i1 %13, label %64, label %14

14:                                               ; preds = %5
  %15 = icmp eq ptr %1, null
  br i1 %15, label %33, label %16

16:                                               ; preds = %14
  %17 = icmp eq i32 %2, 1
  br i1 %17, label %18, label %25

18:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  %19 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef nonnull %1, i64 noundef 8) #20
  %20 = load double, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 16777376
  %22 = load i64, ptr %11, align 8
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr %11, align 8
  %24 = getelementptr inbounds %struct.Entry, ptr %21, i64 %22
  br label %38

25:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #19
  %26 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef nonnull %1, i64 noundef 4) #20
  %27 = load float, ptr %9, align 4
  %28 = fpext float %27 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #19
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 16777376
  %30 = load i64, ptr %11, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %11, align 8
  %32 = getelementptr inbounds %struct.Entry, ptr %29, i64 %30
  br label %43

33:                                               ; preds = %14
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 16777376
  %35 = add nsw i64 %12, 1
  store i64 %35, ptr %11, align 8
  %36 = getelementptr inbounds %struct.Entry, ptr %34, i64 %12
  %37 = icmp eq i32 %2, 1
  br i1 %37, label %38, label %43

38:                                               ; preds = %18, %33
  %39 = phi ptr [ %24, %18 ], [ %36, %33 ]
  %40 = phi double [ %20, %18 ], [ 0.000000e+00, %33 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  %41 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %0, i64 noundef 8) #20
  %42 = load double, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  br label %49

43:                                               ; preds = %25, %33
  %44 = phi ptr [ %32, %25 ], [ %36, %33 ]
  %45 = phi double [ %28, %25 ], [ 0.000000e+00, %33 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  %46 = call ptr @memcpy(ptr noundef nonnull %7, ptr noundef %0, i64 noundef 4) #20
  %47 = load float, ptr %7, align 4
  %48 = fpext float %47 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  br label %49

49:                                               ; preds = %38, %43
  %50 = phi ptr [ %39, %38 ], [ %44, %43 ]
  %51 = phi double [ %40, %38 ], [ %45, %43 ]
  %52 = phi double [ %42, %38 ], [ %48, %43 ]
  store ptr %0, ptr %50, align 8
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store ptr %1, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store double %52, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %50, i64 24
  store double %51, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 32
  store double 0.000000e+00, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 40
  store double 0.000000e+00, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 48
  store i32 %2, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %50, i64 52
  store i32 %3, ptr %59, align 4
  %60 = getelementptr inbounds nuw i8, ptr %50, i64 56
  store i32 %4, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %50, i64 60
  store i32 0, ptr %61, align 4
  %62 = icmp eq i32 %2, 2
  %63 = zext i1 %62 to i64
  br label %64

64:                                               ; preds = %5, %49
  %65 = phi i64 [ 152, %49 ], [ 16, %5 ]
  %66 = phi i64 [ %63, %49 ], [ 64, %5 ]
  %67 = getelementptr inbounds nuw i8, ptr %11, i64 %65
  %68 = load i64, ptr %67, align 8
  %69 = or i64 %68, %66
  store i64 %69, ptr %67, align 8
  ret void
}

define internal fastcc void @scale_entries(i64 noundef %0) unnamed_addr #3 {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = load ptr, ptr @__enzcc_check_watch, align 8
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %0, %9
  br i1 %10, label %11, label %21

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 16777376
  br label %13

13:                                               ; preds = %11, %105
  %14 = phi i64 [ %9, %11 ], [ %106, %105 ]
  %15 = phi i64 [ %0, %11 ], [ %32, %105 ]
  %16 = getelementptr inbounds %struct.Entry, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %18 = load i32, ptr %17, align 8
  %19 = add nsw i64 %15, 1
  %20 = call i64 @llvm.smax.i64(i64 %14, i64 %19)
  br label %22

21:                                               ; preds = %105, %1
  ret void

22:                                               ; preds = %13, %28
  %23 = phi i64 [ %15, %13 ], [ %29, %28 ]
  %24 = getelementptr inbounds %struct.Entry, ptr %12, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, %18
  br i1 %27, label %28, label %31

28:                                               ; preds = %22
  %29 = add i64 %23, 1
  %30 = icmp eq i64 %29, %20
  br i1 %30, label %31, label %22

31:                                               ; preds = %28, %22
  %32 = phi i64 [ %20, %28 ], [ %23, %22 ]
  %33 = sub nsw i64 %32, %15
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %37, label %105

35:                                               ; preds = %60
  %36 = icmp eq i64 %61, 0
  br i1 %36, label %68, label %65

37:                                               ; preds = %31, %60
  %38 = phi i64 [ %62, %60 ], [ 0, %31 ]
  %39 = phi i64 [ %63, %60 ], [ 0, %31 ]
  %40 = phi i64 [ %61, %60 ], [ 0, %31 ]
  %41 = getelementptr inbounds nuw %struct.Entry, ptr %16, i64 %39
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 52
  %43 = load i32, ptr %42, align 4
  %44 = and i32 %43, 1
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %60, label %46

46:                                               ; preds = %37
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %48 = load double, ptr %47, align 8
  %49 = fcmp oeq double %48, 0.000000e+00
  %50 = fsub double %48, %48
  %51 = fcmp une double %50, 0.000000e+00
  %52 = or i1 %49, %51
  br i1 %52, label %60, label %53

53:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double %48, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %54 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef nonnull %4, i64 noundef 8) #20
  %55 = load i64, ptr %5, align 8
  %56 = lshr i64 %55, 52
  %57 = and i64 %56, 2047
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %58 = add nsw i64 %57, %38
  %59 = add nsw i64 %40, 1
  br label %60

60:                                               ; preds = %53, %46, %37
  %61 = phi i64 [ %59, %53 ], [ %40, %37 ], [ %40, %46 ]
  %62 = phi i64 [ %58, %53 ], [ %38, %37 ], [ %38, %46 ]
  %63 = add nuw nsw i64 %39, 1
  %64 = icmp eq i64 %63, %33
  br i1 %64, label %35, label %37

65:                                               ; preds = %35
  %66 = sdiv i64 %62, %61
  %67 = trunc i64 %66 to i32
  br label %68

68:                                               ; preds = %65, %35
  %69 = phi i32 [ %67, %65 ], [ 1023, %35 ]
  %70 = add nsw i32 %69, -40
  br label %71

71:                                               ; preds = %92, %68
  %72 = phi i64 [ 0, %68 ], [ %101, %92 ]
  %73 = getelementptr inbounds nuw %struct.Entry, ptr %16, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %75 = load double, ptr %74, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store double %75, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %76 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %2, i64 noundef 8) #20
  %77 = load i64, ptr %3, align 8
  %78 = lshr i64 %77, 52
  %79 = trunc nuw nsw i64 %78 to i32
  %80 = and i32 %79, 2047
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %81 = getelementptr inbounds nuw i8, ptr %73, i64 52
  %82 = load i32, ptr %81, align 4
  %83 = and i32 %82, 1
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %92, label %85

85:                                               ; preds = %71
  %86 = load double, ptr %74, align 8
  %87 = fsub double %86, %86
  %88 = fcmp une double %87, 0.000000e+00
  br i1 %88, label %92, label %89

89:                                               ; preds = %85
  %90 = icmp slt i32 %80, %70
  %91 = select i1 %90, i32 %69, i32 %80
  br label %92

92:                                               ; preds = %89, %85, %71
  %93 = phi i32 [ 1023, %71 ], [ %91, %89 ], [ 1023, %85 ]
  %94 = add i32 %93, -2001
  %95 = icmp ult i32 %94, -1941
  %96 = select i1 %95, i32 1023, i32 %93
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  %97 = zext i32 %96 to i64
  %98 = shl i64 %97, 52
  store i64 %98, ptr %6, align 8
  %99 = getelementptr inbounds nuw i8, ptr %73, i64 40
  %100 = call ptr @memcpy(ptr noundef nonnull %99, ptr noundef nonnull %6, i64 noundef 8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  %101 = add nuw nsw i64 %72, 1
  %102 = icmp eq i64 %101, %33
  br i1 %102, label %103, label %71

103:                                              ; preds = %92
  %104 = load i64, ptr %8, align 8
  br label %105

105:                                              ; preds = %103, %31
  %106 = phi i64 [ %104, %103 ], [ %14, %31 ]
  %107 = icmp slt i64 %32, %106
  br i1 %107, label %13, label %21
}

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #6

define internal fastcc void @choose(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 -4611686018427387904, 4611686018427387904) %1, i64 noundef %2, i64 noundef range(i64 0, 4353) %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %27, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %1
  br i1 %13, label %14, label %27

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, %2
  br i1 %17, label %18, label %27

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %128, label %27

27:                                               ; preds = %22, %18, %14, %10, %4
  store i32 1, ptr %7, align 8
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 104
  store i64 %1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 112
  store i64 %2, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 120
  store i64 %3, ptr %30, align 8
  %31 = load i64, ptr %6, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %128

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 293601448
  br label %35

35:                                               ; preds = %33, %123
  %36 = phi i64 [ 0, %33 ], [ %126, %123 ]
  %37 = load ptr, ptr %5, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 16777376
  %39 = getelementptr inbounds nuw %struct.Entry, ptr %38, i64 %36
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 120
  %41 = load i64, ptr %40, align 8
  %42 = and i64 %41, 4864
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 52
  %44 = load i32, ptr %43, align 4
  %45 = and i32 %44, 4864
  %46 = zext nneg i32 %45 to i64
  %47 = icmp eq i64 %42, %46
  %48 = and i64 %41, 1024
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %59, label %50

50:                                               ; preds = %35
  %51 = and i32 %44, 512
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %50
  %54 = and i64 %41, 256
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %53
  %57 = and i32 %44, 256
  %58 = icmp eq i32 %57, 0
  br label %59

59:                                               ; preds = %56, %53, %50, %35
  %60 = phi i1 [ %47, %35 ], [ false, %50 ], [ true, %53 ], [ %58, %56 ]
  %61 = getelementptr inbounds nuw i8, ptr %37, i64 104
  %62 = load i64, ptr %61, align 8
  %63 = icmp slt i64 %36, %62
  br i1 %63, label %123, label %64

64:                                               ; preds = %59
  %65 = getelementptr inbounds nuw i8, ptr %37, i64 112
  %66 = load i64, ptr %65, align 8
  %67 = icmp slt i64 %36, %66
  %68 = select i1 %67, i1 %60, i1 false
  br i1 %68, label %69, label %123

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %71 = load double, ptr %70, align 8
  %72 = fsub double %71, %71
  %73 = fcmp une double %72, 0.000000e+00
  br i1 %73, label %123, label %74

74:                                               ; preds = %69
  %75 = load ptr, ptr %0, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 56
  %77 = load i64, ptr %76, align 8
  %78 = icmp ne i64 %77, 0
  %79 = and i64 %41, 512
  %80 = icmp eq i64 %79, 0
  %81 = and i1 %80, %78
  br i1 %81, label %82, label %94

82:                                               ; preds = %74
  %83 = and i32 %44, 1
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %123, label %85

85:                                               ; preds = %82
  %86 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %87 = load double, ptr %86, align 8
  %88 = fsub double %87, %87
  %89 = fcmp une double %88, 0.000000e+00
  br i1 %89, label %123, label %90

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %37, i64 144
  %92 = load double, ptr %91, align 8
  %93 = fmul double %87, %92
  br label %123

94:                                               ; preds = %74
  %95 = mul i64 %36, 31
  %96 = getelementptr inbounds nuw i8, ptr %37, i64 128
  %97 = load i64, ptr %96, align 8
  %98 = add i64 %95, -7046029254386353131
  %99 = add i64 %98, %97
  %100 = lshr i64 %99, 30
  %101 = xor i64 %100, %99
  %102 = mul i64 %101, -4658895280553007687
  %103 = lshr i64 %102, 27
  %104 = xor i64 %103, %102
  %105 = mul i64 %104, -7723592293110705685
  %106 = lshr i64 %105, 31
  %107 = xor i64 %106, %105
  %108 = getelementptr inbounds nuw i8, ptr %39, i64 40
  %109 = load double, ptr %108, align 8
  %110 = and i64 %107, 2
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %94
  %113 = and i64 %107, 4
  %114 = icmp eq i64 %113, 0
  %115 = select i1 %114, double 2.500000e-01, double 5.000000e-01
  br label %116

116:                                              ; preds = %112, %94
  %117 = phi double [ %115, %112 ], [ 1.000000e+00, %94 ]
  %118 = fmul double %109, %117
  %119 = and i64 %107, 1
  %120 = icmp eq i64 %119, 0
  %121 = fneg double %118
  %122 = select i1 %120, double %121, double %118
  br label %123

123:                                              ; preds = %59, %64, %69, %82, %85, %90, %116
  %124 = phi double [ %122, %116 ], [ 0.000000e+00, %69 ], [ %93, %90 ], [ 0.000000e+00, %85 ], [ 0.000000e+00, %82 ], [ 0.000000e+00, %64 ], [ 0.000000e+00, %59 ]
  %125 = getelementptr inbounds nuw double, ptr %34, i64 %36
  store double %124, ptr %125, align 8
  %126 = add nuw nsw i64 %36, 1
  %127 = icmp eq i64 %126, %31
  br i1 %127, label %128, label %35

128:                                              ; preds = %123, %27, %22
  ret void
}

define internal fastcc range(i32 0, 2) i32 @ask(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 0, 5) %1, double noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.anon.0, align 4
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  store i8 101, ptr %6, align 1
  %7 = zext nneg i32 %1 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  store i64 %7, ptr %10, align 8
  %11 = load ptr, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 136
  store double %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %14 = load i32, ptr %13, align 4
  %15 = call i64 @write(i32 noundef %14, ptr noundef nonnull %6, i64 noundef 1) #20
  %16 = icmp eq i64 %15, 1
  br i1 %16, label %17, label %43

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load i32, ptr %18, align 8
  store i32 %19, ptr %4, align 4
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i16 1, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 6
  store i16 0, ptr %21, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  br label %22

22:                                               ; preds = %39, %17
  %23 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %24 = trunc i64 %23 to i32
  %25 = mul i32 %24, 1000
  %26 = add i32 %25, 10000
  %27 = call i32 @poll(ptr noundef nonnull %4, i64 noundef 1, i32 noundef %26) #20
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %39

29:                                               ; preds = %22
  %30 = load i32, ptr %18, align 8
  %31 = call i64 @read(i32 noundef %30, ptr noundef nonnull %5, i64 noundef 1) #20
  %32 = icmp eq i64 %31, 1
  br i1 %32, label %33, label %41

33:                                               ; preds = %29
  %34 = load ptr, ptr %8, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  %38 = zext i1 %37 to i32
  br label %41

39:                                               ; preds = %22
  %40 = icmp eq i32 %27, 0
  br i1 %40, label %41, label %22

41:                                               ; preds = %39, %29, %33
  %42 = phi i32 [ %38, %33 ], [ 0, %29 ], [ 0, %39 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  br label %43

43:                                               ; preds = %41, %3
  %44 = phi i32 [ 0, %3 ], [ %42, %41 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  ret i32 %44
}

define internal fastcc void @check_without(ptr noundef nonnull captures(none) %0, i32 noundef range(i32 512, 4353) %1, i64 noundef range(i64 1, 2049) %2, ptr noundef %3, ptr noundef %4) unnamed_addr #3 {
  %6 = alloca [4096 x i8], align 16
  %7 = alloca [1024 x i8], align 16
  %8 = alloca %struct.Slope, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %100

15:                                               ; preds = %5
  %16 = zext nneg i32 %1 to i64
  %17 = load i64, ptr %10, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %22, label %100

19:                                               ; preds = %22
  %20 = add nuw nsw i64 %23, 1
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %100, label %22

22:                                               ; preds = %15, %19
  %23 = phi i64 [ %20, %19 ], [ 0, %15 ]
  %24 = getelementptr inbounds nuw %struct.Entry, ptr %10, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16777428
  %26 = load i32, ptr %25, align 4
  %27 = and i32 %26, 4864
  %28 = icmp ne i32 %1, %27
  %29 = and i32 %26, 1
  %30 = icmp eq i32 %29, 0
  %31 = or i1 %30, %28
  br i1 %31, label %19, label %32

32:                                               ; preds = %22
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %17, i64 noundef %16) #18
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 152
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = select i1 %35, double 0x3F50000000000000, double 1.562500e-02
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store double %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %38, align 8
  %39 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %36) #18
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %100, label %41

41:                                               ; preds = %32
  %42 = fneg double %36
  %43 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %42) #18
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %100, label %45

45:                                               ; preds = %41
  %46 = tail call fastcc i32 @agree_at_once(ptr noundef %0, double noundef 0.000000e+00, double noundef 0.000000e+00) #18
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %100

48:                                               ; preds = %45
  %49 = load double, ptr %37, align 8
  %50 = load i32, ptr %38, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %61

52:                                               ; preds = %48
  %53 = fmul double %49, 5.000000e-01
  %54 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %53) #18
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %52
  store i32 0, ptr %38, align 8
  br label %100

57:                                               ; preds = %52
  %58 = fmul double %49, -5.000000e-01
  %59 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %58) #18
  store i32 %59, ptr %38, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %100, label %61

61:                                               ; preds = %48, %57
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  %62 = load i64, ptr %10, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %8, ptr noundef %0, i64 noundef 0, i64 noundef %62, i32 noundef 1) #18
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %64 = load i32, ptr %63, align 8
  %65 = icmp ne i32 %64, 0
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %67 = load i32, ptr %66, align 4
  %68 = icmp ne i32 %67, 0
  %69 = select i1 %65, i1 true, i1 %68
  %70 = load double, ptr %8, align 8
  %71 = fcmp oeq double %70, 0.000000e+00
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %99, label %73

73:                                               ; preds = %61
  %74 = tail call double @llvm.fabs.f64(double %70)
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %76 = load double, ptr %75, align 8
  %77 = fmul double %76, 1.600000e+01
  %78 = fcmp ugt double %74, %77
  br i1 %78, label %79, label %99

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %10, i64 16777376
  br label %81

81:                                               ; preds = %81, %79
  %82 = phi i64 [ %88, %81 ], [ 0, %79 ]
  %83 = getelementptr inbounds nuw %struct.Entry, ptr %80, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 52
  %85 = load i32, ptr %84, align 4
  %86 = and i32 %85, 4864
  %87 = icmp eq i32 %86, %1
  %88 = add nuw nsw i64 %82, 1
  br i1 %87, label %89, label %81

89:                                               ; preds = %81
  call fastcc void @name(ptr noundef %0, ptr noundef nonnull %83, ptr noundef %7) #18
  %90 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.52, ptr noundef nonnull %7, ptr noundef %4) #20
  %91 = load ptr, ptr %0, align 8
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 128
  %93 = load i64, ptr %92, align 8
  %94 = and i64 %93, %2
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %99

96:                                               ; preds = %89
  %97 = or i64 %93, %2
  store i64 %97, ptr %92, align 8
  %98 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef %3, i32 noundef 1, ptr noundef nonnull %6) #18
  br label %99

99:                                               ; preds = %96, %89, %61, %73
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  br label %100

100:                                              ; preds = %19, %32, %15, %56, %41, %45, %57, %5, %99
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  ret void
}

define internal fastcc void @name(ptr noundef nonnull readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2) unnamed_addr #3 {
  %4 = alloca [8 x ptr], align 16
  %5 = alloca [8 x i32], align 16
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 1
  %9 = select i1 %8, ptr @.str.43, ptr @.str.44
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %11 = load i32, ptr %10, align 8
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %13
  %18 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.45) #20
  br label %94

19:                                               ; preds = %13
  %20 = xor i32 %11, -1
  %21 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.46, i32 noundef %20) #20
  br label %94

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %24 = load ptr, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %25 = load ptr, ptr %1, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 160
  br label %27

27:                                               ; preds = %22, %39
  %28 = phi i64 [ 0, %22 ], [ %41, %39 ]
  %29 = phi ptr [ %10, %22 ], [ %40, %39 ]
  %30 = phi ptr [ %25, %22 ], [ %37, %39 ]
  %31 = load i32, ptr %29, align 8
  %32 = getelementptr inbounds nuw ptr, ptr %4, i64 %28
  store ptr %30, ptr %32, align 8
  %33 = getelementptr inbounds nuw i32, ptr %5, i64 %28
  store i32 %31, ptr %33, align 4
  %34 = sext i32 %31 to i64
  %35 = getelementptr inbounds %struct.Anchor, ptr %26, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %39

39:                                               ; preds = %27
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %41 = add nuw nsw i64 %28, 1
  %42 = icmp eq i64 %41, 8
  br i1 %42, label %45, label %27

43:                                               ; preds = %27
  %44 = and i64 %28, 4294967295
  br label %45

45:                                               ; preds = %39, %43
  %46 = phi i64 [ %44, %43 ], [ 7, %39 ]
  %47 = zext nneg i32 %11 to i64
  %48 = getelementptr inbounds nuw %struct.Anchor, ptr %26, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 28
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %45
  %53 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.47, i32 noundef %50) #20
  br label %56

54:                                               ; preds = %45
  %55 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.48) #20
  br label %56

56:                                               ; preds = %54, %52
  %57 = phi i32 [ %53, %52 ], [ %55, %54 ]
  %58 = sext i32 %57 to i64
  %59 = add nsw i64 %58, 32
  %60 = icmp ult i64 %59, 1024
  br i1 %60, label %62, label %93

61:                                               ; preds = %62
  br i1 %85, label %87, label %93

62:                                               ; preds = %56, %62
  %63 = phi i64 [ %82, %62 ], [ %46, %56 ]
  %64 = phi i64 [ %81, %62 ], [ %58, %56 ]
  %65 = getelementptr inbounds nuw ptr, ptr %4, i64 %63
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i32, ptr %5, i64 %63
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds %struct.Anchor, ptr %26, i64 %69
  %71 = load ptr, ptr %70, align 8
  %72 = ptrtoint ptr %66 to i64
  %73 = ptrtoint ptr %71 to i64
  %74 = sub i64 %72, %73
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 %64
  %76 = sub nsw i64 1024, %64
  %77 = icmp eq i64 %63, %46
  %78 = select i1 %77, ptr @.str.49, ptr @.str.50
  %79 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %75, i64 noundef %76, ptr noundef nonnull %78, i64 noundef %74) #20
  %80 = sext i32 %79 to i64
  %81 = add nsw i64 %64, %80
  %82 = add nsw i64 %63, -1
  %83 = icmp ne i64 %63, 0
  %84 = add nsw i64 %81, 32
  %85 = icmp ult i64 %84, 1024
  %86 = select i1 %83, i1 %85, i1 false
  br i1 %86, label %62, label %61

87:                                               ; preds = %61
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 %81
  %89 = sub nsw i64 1024, %81
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %91 = load double, ptr %90, align 8
  %92 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %88, i64 noundef %89, ptr noundef nonnull @.str.51, ptr noundef nonnull %9, double noundef %91) #20
  br label %93

93:                                               ; preds = %56, %87, %61
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  br label %94

94:                                               ; preds = %17, %19, %93
  ret void
}

define internal fastcc range(i32 0, 2) i32 @agree_at_once(ptr noundef nonnull readonly captures(none) %0, double noundef %1, double noundef %2) unnamed_addr #9 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = load double, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %69

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16777376
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 327155880
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 360710312
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 394264744
  %15 = fmul double %7, 2.000000e+00
  br label %16

16:                                               ; preds = %10, %61
  %17 = phi double [ 0.000000e+00, %10 ], [ %64, %61 ]
  %18 = phi double [ 0.000000e+00, %10 ], [ %63, %61 ]
  %19 = phi double [ 0.000000e+00, %10 ], [ %62, %61 ]
  %20 = phi i64 [ 0, %10 ], [ %65, %61 ]
  %21 = getelementptr inbounds nuw %struct.Entry, ptr %11, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw double, ptr %12, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw double, ptr %13, i64 %20
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw double, ptr %14, i64 %20
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  %33 = fcmp oeq double %23, 0.000000e+00
  %34 = fsub double %23, %23
  %35 = fcmp une double %34, 0.000000e+00
  %36 = or i1 %33, %35
  %37 = select i1 %32, i1 true, i1 %36
  br i1 %37, label %61, label %38

38:                                               ; preds = %16
  %39 = fcmp oeq double %25, %27
  %40 = fcmp oeq double %25, %29
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %61, label %42

42:                                               ; preds = %38
  %43 = fadd double %25, %27
  %44 = fadd double %43, %29
  %45 = fsub double %44, %44
  %46 = fcmp une double %45, 0.000000e+00
  br i1 %46, label %101, label %47

47:                                               ; preds = %42
  %48 = fsub double %27, %29
  %49 = fdiv double %48, %15
  %50 = fmul double %23, %49
  %51 = fadd double %17, %50
  %52 = fsub double %27, %25
  %53 = fsub double %25, %29
  %54 = fsub double %52, %53
  %55 = fdiv double %54, %7
  %56 = tail call double @llvm.fmuladd.f64(double %23, double %55, double %18)
  %57 = fcmp olt double %50, 0.000000e+00
  %58 = fneg double %50
  %59 = select i1 %57, double %58, double %50
  %60 = fadd double %19, %59
  br label %61

61:                                               ; preds = %16, %47, %38
  %62 = phi double [ %19, %16 ], [ %19, %38 ], [ %60, %47 ]
  %63 = phi double [ %18, %16 ], [ %18, %38 ], [ %56, %47 ]
  %64 = phi double [ %17, %16 ], [ %17, %38 ], [ %51, %47 ]
  %65 = add nuw nsw i64 %20, 1
  %66 = icmp eq i64 %65, %8
  br i1 %66, label %67, label %16

67:                                               ; preds = %61
  %68 = tail call double @llvm.fabs.f64(double %63)
  br label %69

69:                                               ; preds = %67, %3
  %70 = phi double [ 0.000000e+00, %3 ], [ %62, %67 ]
  %71 = phi double [ 0.000000e+00, %3 ], [ %68, %67 ]
  %72 = phi double [ 0.000000e+00, %3 ], [ %64, %67 ]
  %73 = fcmp olt double %72, 0.000000e+00
  %74 = fneg double %72
  %75 = select i1 %73, double %74, double %72
  %76 = fcmp olt double %1, 0.000000e+00
  %77 = fneg double %1
  %78 = select i1 %76, double %77, double %1
  %79 = fcmp ogt double %75, %78
  %80 = select i1 %79, double %75, double %78
  %81 = getelementptr inbounds nuw i8, ptr %5, i64 152
  %82 = load i64, ptr %81, align 8
  %83 = icmp ne i64 %82, 0
  %84 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %85 = fcmp olt double %84, 2.000000e-03
  %86 = select i1 %83, i1 %85, i1 false
  %87 = select i1 %86, double 2.000000e-03, double %84
  %88 = fadd double %2, %70
  %89 = icmp eq i64 %82, 0
  %90 = select i1 %89, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %91 = fmul double %88, %90
  %92 = fsub double %72, %1
  %93 = tail call double @llvm.fabs.f64(double %92)
  %94 = tail call double @llvm.fmuladd.f64(double %87, double %80, double %91)
  %95 = fcmp ugt double %93, %94
  br i1 %95, label %101, label %96

96:                                               ; preds = %69
  %97 = fmul double %7, 3.200000e+01
  %98 = fmul double %97, %70
  %99 = fcmp ole double %71, %98
  %100 = zext i1 %99 to i32
  br label %101

101:                                              ; preds = %42, %96, %69
  %102 = phi i32 [ %100, %96 ], [ 0, %69 ], [ 0, %42 ]
  ret i32 %102
}

define internal fastcc void @slope_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Slope) align 8 captures(none) initializes((24, 32)) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #14 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 0, ptr %10, align 8
  %11 = icmp slt i64 %2, %3
  br i1 %11, label %12, label %25

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 16777376
  %14 = icmp eq i32 %4, 0
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 327155880
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 360710312
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 394264744
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 427819176
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 461373608
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %21 = fmul double %9, 2.000000e+00
  %22 = fmul double %9, 5.000000e-01
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %58

24:                                               ; preds = %158
  store i32 %159, ptr %23, align 8
  br label %25

25:                                               ; preds = %24, %5
  %26 = phi double [ %160, %24 ], [ 0.000000e+00, %5 ]
  %27 = phi double [ %161, %24 ], [ 0.000000e+00, %5 ]
  %28 = phi double [ %162, %24 ], [ 0.000000e+00, %5 ]
  %29 = phi double [ %163, %24 ], [ 0.000000e+00, %5 ]
  %30 = phi double [ %164, %24 ], [ 0.000000e+00, %5 ]
  %31 = phi double [ %165, %24 ], [ 0.000000e+00, %5 ]
  %32 = fneg double %31
  %33 = tail call double @llvm.fmuladd.f64(double %30, double 4.000000e+00, double %32)
  %34 = fdiv double %33, 3.000000e+00
  store double %34, ptr %0, align 8
  %35 = fsub double %34, %30
  %36 = fcmp olt double %35, 0.000000e+00
  %37 = fneg double %35
  %38 = select i1 %36, double %37, double %35
  %39 = fadd double %27, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %26, ptr %41, align 8
  %42 = fcmp olt double %28, 0.000000e+00
  %43 = fneg double %28
  %44 = select i1 %42, double %43, double %28
  %45 = fcmp olt double %29, 0.000000e+00
  %46 = fneg double %29
  %47 = select i1 %45, double %46, double %29
  %48 = fmul double %47, 0x3FE6666666666666
  %49 = fcmp ogt double %44, %48
  %50 = fmul double %27, 8.000000e+00
  %51 = fcmp ogt double %44, %50
  %52 = select i1 %49, i1 %51, i1 false
  %53 = fmul double %26, 0x3EB0C6F7A0B5ED8D
  %54 = fcmp ogt double %44, %53
  %55 = select i1 %52, i1 %54, i1 false
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 %56, ptr %57, align 4
  ret void

58:                                               ; preds = %12, %158
  %59 = phi i32 [ 0, %12 ], [ %159, %158 ]
  %60 = phi double [ 0.000000e+00, %12 ], [ %165, %158 ]
  %61 = phi double [ 0.000000e+00, %12 ], [ %164, %158 ]
  %62 = phi double [ 0.000000e+00, %12 ], [ %163, %158 ]
  %63 = phi double [ 0.000000e+00, %12 ], [ %162, %158 ]
  %64 = phi double [ 0.000000e+00, %12 ], [ %161, %158 ]
  %65 = phi double [ 0.000000e+00, %12 ], [ %160, %158 ]
  %66 = phi i64 [ %2, %12 ], [ %166, %158 ]
  %67 = getelementptr inbounds %struct.Entry, ptr %13, i64 %66
  br i1 %14, label %79, label %68

68:                                               ; preds = %58
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %72 = load ptr, ptr %71, align 8
  %73 = icmp eq ptr %72, null
  %74 = fcmp oeq double %70, 0.000000e+00
  %75 = fsub double %70, %70
  %76 = fcmp une double %75, 0.000000e+00
  %77 = or i1 %74, %76
  %78 = select i1 %73, i1 true, i1 %77
  br i1 %78, label %158, label %79

79:                                               ; preds = %68, %58
  %80 = phi double [ %70, %68 ], [ 1.000000e+00, %58 ]
  %81 = getelementptr inbounds double, ptr %15, i64 %66
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %16, i64 %66
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %17, i64 %66
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %18, i64 %66
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %19, i64 %66
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %67, i64 52
  %92 = load i32, ptr %91, align 4
  %93 = and i32 %92, 2
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %111, label %95

95:                                               ; preds = %79
  %96 = fmul double %80, %82
  %97 = fcmp olt double %96, 0.000000e+00
  %98 = fneg double %96
  %99 = select i1 %97, double %98, double %96
  %100 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %101 = load i32, ptr %100, align 8
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %107, label %103

103:                                              ; preds = %95
  %104 = load i64, ptr %20, align 8
  %105 = icmp eq i64 %104, 0
  %106 = select i1 %105, double 0x3CD0000000000000, double 0x3E90000000000000
  br label %107

107:                                              ; preds = %103, %95
  %108 = phi double [ 0x3E90000000000000, %95 ], [ %106, %103 ]
  %109 = fmul double %99, %108
  %110 = fdiv double %109, %9
  br label %111

111:                                              ; preds = %79, %107
  %112 = phi double [ %110, %107 ], [ 0.000000e+00, %79 ]
  %113 = fsub double %112, %112
  %114 = fcmp une double %113, 0.000000e+00
  %115 = fadd double %64, %112
  %116 = select i1 %114, double %64, double %115
  %117 = fcmp oeq double %82, %84
  %118 = fcmp oeq double %82, %86
  %119 = select i1 %117, i1 %118, i1 false
  %120 = fcmp oeq double %82, %88
  %121 = select i1 %119, i1 %120, i1 false
  %122 = fcmp oeq double %82, %90
  %123 = select i1 %121, i1 %122, i1 false
  br i1 %123, label %158, label %124

124:                                              ; preds = %111
  %125 = fadd double %82, %84
  %126 = fadd double %125, %86
  %127 = fadd double %126, %88
  %128 = fadd double %127, %90
  %129 = fsub double %128, %128
  %130 = fcmp une double %129, 0.000000e+00
  br i1 %130, label %131, label %136

131:                                              ; preds = %124
  %132 = lshr i32 %92, 8
  %133 = and i32 %132, 1
  %134 = xor i32 %133, 1
  %135 = or i32 %59, %134
  br label %158

136:                                              ; preds = %124
  %137 = fsub double %88, %90
  %138 = fdiv double %137, %9
  %139 = fmul double %80, %138
  %140 = fsub double %84, %86
  %141 = fdiv double %140, %21
  %142 = tail call double @llvm.fmuladd.f64(double %80, double %141, double %60)
  %143 = fadd double %61, %139
  %144 = fsub double %84, %82
  %145 = fsub double %82, %86
  %146 = fsub double %144, %145
  %147 = fdiv double %146, %9
  %148 = tail call double @llvm.fmuladd.f64(double %80, double %147, double %62)
  %149 = fsub double %88, %82
  %150 = fsub double %82, %90
  %151 = fsub double %149, %150
  %152 = fdiv double %151, %22
  %153 = tail call double @llvm.fmuladd.f64(double %80, double %152, double %63)
  %154 = fcmp olt double %139, 0.000000e+00
  %155 = fneg double %139
  %156 = select i1 %154, double %155, double %139
  %157 = fadd double %65, %156
  br label %158

158:                                              ; preds = %131, %136, %111, %68
  %159 = phi i32 [ %59, %68 ], [ %59, %111 ], [ %135, %131 ], [ %59, %136 ]
  %160 = phi double [ %65, %68 ], [ %65, %111 ], [ %65, %131 ], [ %157, %136 ]
  %161 = phi double [ %64, %68 ], [ %116, %111 ], [ %116, %131 ], [ %116, %136 ]
  %162 = phi double [ %63, %68 ], [ %63, %111 ], [ %63, %131 ], [ %153, %136 ]
  %163 = phi double [ %62, %68 ], [ %62, %111 ], [ %62, %131 ], [ %148, %136 ]
  %164 = phi double [ %61, %68 ], [ %61, %111 ], [ %61, %131 ], [ %143, %136 ]
  %165 = phi double [ %60, %68 ], [ %60, %111 ], [ %60, %131 ], [ %142, %136 ]
  %166 = add nsw i64 %66, 1
  %167 = icmp eq i64 %166, %3
  br i1 %167, label %24, label %58
}

define internal fastcc void @take_options(ptr noundef %0) unnamed_addr #3 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %87, label %3

3:                                                ; preds = %1
  %4 = load i8, ptr %0, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %87, label %6

6:                                                ; preds = %3, %81
  %7 = phi i8 [ %85, %81 ], [ %4, %3 ]
  %8 = phi ptr [ %84, %81 ], [ %0, %3 ]
  br label %9

9:                                                ; preds = %6, %12
  %10 = phi i8 [ %14, %12 ], [ %7, %6 ]
  %11 = phi ptr [ %13, %12 ], [ %8, %6 ]
  switch i8 %10, label %12 [
    i8 61, label %15
    i8 0, label %18
    i8 44, label %18
  ]

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %14 = load i8, ptr %13, align 1
  br label %9

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %17 = tail call double @strtod(ptr noundef nonnull %16, ptr noundef null) #20
  br label %18

18:                                               ; preds = %9, %9, %15
  %19 = phi double [ %17, %15 ], [ 1.000000e+00, %9 ], [ 1.000000e+00, %9 ]
  %20 = tail call i64 @strlen(ptr noundef nonnull @.str.56) #20
  %21 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.56, i64 noundef %20) #20
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %18
  %24 = fptosi double %19 to i64
  store i64 %24, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 832), align 8
  br label %74

25:                                               ; preds = %18
  %26 = tail call i64 @strlen(ptr noundef nonnull @.str.57) #20
  %27 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.57, i64 noundef %26) #20
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %25
  store double %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  br label %74

30:                                               ; preds = %25
  %31 = tail call i64 @strlen(ptr noundef nonnull @.str.58) #20
  %32 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.58, i64 noundef %31) #20
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = fptosi double %19 to i64
  store i64 %35, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 848), align 8
  br label %74

36:                                               ; preds = %30
  %37 = tail call i64 @strlen(ptr noundef nonnull @.str.59) #20
  %38 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.59, i64 noundef %37) #20
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %36
  %41 = fptosi double %19 to i64
  store i64 %41, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 856), align 8
  br label %74

42:                                               ; preds = %36
  %43 = tail call i64 @strlen(ptr noundef nonnull @.str.60) #20
  %44 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.60, i64 noundef %43) #20
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = fptosi double %19 to i64
  store i64 %47, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 864), align 8
  br label %74

48:                                               ; preds = %42
  %49 = tail call i64 @strlen(ptr noundef nonnull @.str.61) #20
  %50 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.61, i64 noundef %49) #20
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %48
  %53 = fptosi double %19 to i64
  store i64 %53, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  br label %74

54:                                               ; preds = %48
  %55 = tail call i64 @strlen(ptr noundef nonnull @.str.62) #20
  %56 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.62, i64 noundef %55) #20
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %74

58:                                               ; preds = %54
  %59 = load i8, ptr %11, align 1
  %60 = icmp eq i8 %59, 61
  br i1 %60, label %61, label %74

61:                                               ; preds = %58, %68
  %62 = phi ptr [ %64, %68 ], [ %11, %58 ]
  %63 = phi i64 [ %69, %68 ], [ 0, %58 ]
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 1
  %65 = load i8, ptr %64, align 1
  switch i8 %65, label %66 [
    i8 0, label %71
    i8 44, label %71
  ]

66:                                               ; preds = %61
  %67 = icmp eq i64 %63, 511
  br i1 %67, label %71, label %68

68:                                               ; preds = %66
  %69 = add nuw nsw i64 %63, 1
  %70 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), i64 %63
  store i8 %65, ptr %70, align 1
  br label %61

71:                                               ; preds = %61, %61, %66
  %72 = phi i64 [ %63, %61 ], [ %63, %61 ], [ 511, %66 ]
  %73 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), i64 %72
  store i8 0, ptr %73, align 1
  br label %74

74:                                               ; preds = %29, %40, %52, %71, %58, %54, %46, %34, %23
  %75 = phi ptr [ %11, %54 ], [ %11, %58 ], [ %64, %71 ], [ %11, %52 ], [ %11, %46 ], [ %11, %40 ], [ %11, %34 ], [ %11, %29 ], [ %11, %23 ]
  br label %76

76:                                               ; preds = %74, %79
  %77 = phi ptr [ %80, %79 ], [ %75, %74 ]
  %78 = load i8, ptr %77, align 1
  switch i8 %78, label %79 [
    i8 0, label %81
    i8 44, label %81
  ]

79:                                               ; preds = %76
  %80 = getelementptr inbounds nuw i8, ptr %77, i64 1
  br label %76

81:                                               ; preds = %76, %76
  %82 = icmp ne i8 %78, 0
  %83 = zext i1 %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr %77, i64 %83
  %85 = load i8, ptr %84, align 1
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %87, label %6

87:                                               ; preds = %81, %3, %1
  ret void
}

declare ptr @getenv(ptr noundef) #6

declare i32 @getpid() #6

declare i32 @__cxa_atexit(ptr noundef, ptr noundef, ptr noundef) #6

define internal void @at_end(ptr readnone captures(none) %0) #3 {
  %2 = alloca %struct.State, align 8
  %3 = alloca [256 x i8], align 16
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %49

6:                                                ; preds = %1
  %7 = tail call i32 @getpid() #20
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %10, label %49

10:                                               ; preds = %6
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1408), align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %15, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %18

15:                                               ; preds = %39, %10
  tail call fastcc void @write_report() #18
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %49, label %43

18:                                               ; preds = %13, %39
  %19 = phi ptr [ %41, %39 ], [ %11, %13 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %14, i8 0, i64 104, i1 false)
  store ptr %19, ptr %2, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 120
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %39, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 136
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, %21
  br i1 %26, label %27, label %39

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 128
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, 1048576
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = select i1 %35, ptr @.str.64, ptr @.str.63
  %37 = or disjoint i64 %29, 1048576
  store i64 %37, ptr %28, align 8
  %38 = call fastcc i32 @tell(ptr noundef nonnull readonly %2, ptr noundef nonnull %36, i32 noundef 0, ptr noundef nonnull @.str.65) #18
  br label %39

39:                                               ; preds = %32, %27, %23, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 168
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %15, label %18

43:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  %44 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %45 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %46 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %3, i64 noundef 256, ptr noundef nonnull @.str.66, i64 noundef %44, i64 noundef %45, i64 noundef %16, i32 noundef 77) #20
  %47 = call i32 @fflush(ptr noundef null) #20
  %48 = sext i32 %46 to i64
  call fastcc void @say(ptr noundef %3, i64 noundef %48) #18
  call void @_exit(i32 noundef 77) #22
  unreachable

49:                                               ; preds = %15, %1, %6
  ret void
}

declare double @strtod(ptr noundef, ptr noundef) #6

define internal fastcc range(i32 0, 3) i32 @judge_derivative(ptr noundef nonnull captures(none) initializes((48, 52)) %0, i32 noundef range(i32 0, 1025) %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i32 %1, ptr %3, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %34, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %16, label %26

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %17, 1
  %15 = icmp eq i64 %14, %11
  br i1 %15, label %26, label %16

16:                                               ; preds = %8, %13
  %17 = phi i64 [ %14, %13 ], [ 0, %8 ]
  %18 = getelementptr inbounds nuw %struct.Entry, ptr %10, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16777428
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %20, 4865
  %22 = icmp eq i32 %21, 257
  br i1 %22, label %23, label %13

23:                                               ; preds = %16
  %24 = tail call fastcc i32 @check_forward(ptr noundef %0, i64 noundef 1280, i32 noundef 0) #18
  %25 = icmp eq i32 %24, 2
  br i1 %25, label %31, label %54

26:                                               ; preds = %13, %8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %28 = load i32, ptr %27, align 4
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i32
  br label %31

31:                                               ; preds = %23, %26
  %32 = phi i32 [ %30, %26 ], [ 0, %23 ]
  %33 = tail call fastcc i32 @check_forward(ptr noundef %0, i64 noundef 1024, i32 noundef %32) #18
  br label %54

34:                                               ; preds = %2
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %36 = load i32, ptr %35, align 4
  %37 = tail call fastcc i32 @check_reverse(ptr noundef %0, i64 noundef 0, i32 noundef %36) #18
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = load ptr, ptr %38, align 8
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %45, label %54

42:                                               ; preds = %45
  %43 = add nuw nsw i64 %46, 1
  %44 = icmp eq i64 %43, %40
  br i1 %44, label %54, label %45

45:                                               ; preds = %34, %42
  %46 = phi i64 [ %43, %42 ], [ 0, %34 ]
  %47 = getelementptr inbounds nuw %struct.Entry, ptr %39, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 16777428
  %49 = load i32, ptr %48, align 4
  %50 = and i32 %49, 4865
  %51 = icmp eq i32 %50, 257
  br i1 %51, label %52, label %42

52:                                               ; preds = %45
  %53 = tail call fastcc i32 @check_reverse(ptr noundef %0, i64 noundef 256, i32 noundef 0) #18
  br label %54

54:                                               ; preds = %42, %34, %23, %31, %52
  %55 = phi i32 [ %24, %23 ], [ %37, %52 ], [ %33, %31 ], [ %37, %34 ], [ %37, %42 ]
  ret i32 %55
}

define internal fastcc range(i32 0, 3) i32 @check_forward(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 1024, 1281) %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #3 {
  %4 = alloca [4096 x i8], align 16
  %5 = alloca [1024 x i8], align 16
  %6 = alloca %struct.Slope, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 152
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  %12 = select i1 %11, ptr @doubles, ptr @singles
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 144
  store double 1.000000e+00, ptr %13, align 8
  %14 = load i64, ptr %8, align 8
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %14, i64 noundef %1) #18
  %15 = load i64, ptr %8, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 293601448
  br label %24

19:                                               ; preds = %24, %3
  %20 = phi double [ 0.000000e+00, %3 ], [ %37, %24 ]
  %21 = load double, ptr %13, align 8
  %22 = fmul double %20, %21
  %23 = fcmp ogt double %22, 1.000000e+00
  br i1 %23, label %47, label %41

24:                                               ; preds = %17, %24
  %25 = phi double [ 0.000000e+00, %17 ], [ %37, %24 ]
  %26 = phi i64 [ 0, %17 ], [ %38, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %18, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fcmp olt double %28, 0.000000e+00
  %30 = fneg double %28
  %31 = select i1 %29, double %30, double %28
  %32 = getelementptr inbounds nuw %struct.Entry, ptr %8, i64 %26
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16777416
  %34 = load double, ptr %33, align 8
  %35 = fdiv double %31, %34
  %36 = fcmp ogt double %35, %25
  %37 = select i1 %36, double %35, double %25
  %38 = add nuw nsw i64 %26, 1
  %39 = icmp eq i64 %38, %15
  br i1 %39, label %19, label %24

40:                                               ; preds = %47
  store double %49, ptr %13, align 8
  br label %41

41:                                               ; preds = %40, %19
  %42 = phi double [ %49, %40 ], [ %21, %19 ]
  %43 = fcmp ogt double %20, 0.000000e+00
  %44 = fmul double %20, %42
  %45 = fcmp olt double %44, 5.000000e-01
  %46 = and i1 %43, %45
  br i1 %46, label %52, label %58

47:                                               ; preds = %19, %47
  %48 = phi double [ %49, %47 ], [ %21, %19 ]
  %49 = fmul double %48, 5.000000e-01
  %50 = fmul double %20, %49
  %51 = fcmp ogt double %50, 1.000000e+00
  br i1 %51, label %47, label %40

52:                                               ; preds = %41, %52
  %53 = phi double [ %54, %52 ], [ %42, %41 ]
  %54 = fmul double %53, 2.000000e+00
  %55 = fmul double %20, %54
  %56 = fcmp olt double %55, 5.000000e-01
  br i1 %56, label %52, label %57

57:                                               ; preds = %52
  store double %54, ptr %13, align 8
  br label %58

58:                                               ; preds = %57, %41
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %15, i64 noundef %1) #18
  %59 = icmp ne i32 %2, 0
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 16777376
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 28
  br label %66

66:                                               ; preds = %300, %58
  %67 = phi i1 [ true, %58 ], [ false, %300 ]
  %68 = phi i64 [ 0, %58 ], [ 1, %300 ]
  %69 = and i1 %59, %67
  br i1 %69, label %79, label %70

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw double, ptr %12, i64 %68
  %72 = load double, ptr %71, align 8
  store double %72, ptr %60, align 8
  store i32 0, ptr %61, align 8
  %73 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %72) #18
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %327, label %75

75:                                               ; preds = %70
  %76 = fneg double %72
  %77 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %76) #18
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %327, label %79

79:                                               ; preds = %66, %75
  %80 = load i64, ptr %8, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %87, label %84

82:                                               ; preds = %110
  %83 = fmul double %111, 1.000000e-02
  br label %84

84:                                               ; preds = %82, %79
  %85 = phi double [ 0.000000e+00, %79 ], [ %83, %82 ]
  %86 = load double, ptr %60, align 8
  br i1 %67, label %114, label %190

87:                                               ; preds = %79, %110
  %88 = phi i64 [ %112, %110 ], [ 0, %79 ]
  %89 = phi double [ %111, %110 ], [ 0.000000e+00, %79 ]
  %90 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %88
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %92, null
  br i1 %93, label %110, label %94

94:                                               ; preds = %87
  %95 = getelementptr inbounds nuw i8, ptr %90, i64 32
  %96 = load double, ptr %95, align 8
  %97 = fsub double %96, %96
  %98 = fcmp une double %97, 0.000000e+00
  br i1 %98, label %110, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw i8, ptr %90, i64 52
  %101 = load i32, ptr %100, align 4
  %102 = and i32 %101, 256
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %110

104:                                              ; preds = %99
  %105 = fcmp olt double %96, 0.000000e+00
  %106 = fneg double %96
  %107 = select i1 %105, double %106, double %96
  %108 = fcmp ogt double %107, %89
  br i1 %108, label %109, label %110

109:                                              ; preds = %104
  br label %110

110:                                              ; preds = %109, %104, %87, %94, %99
  %111 = phi double [ %89, %99 ], [ %89, %87 ], [ %89, %94 ], [ %107, %109 ], [ %89, %104 ]
  %112 = add nuw nsw i64 %88, 1
  %113 = icmp eq i64 %112, %80
  br i1 %113, label %82, label %87

114:                                              ; preds = %84
  %115 = load ptr, ptr %7, align 8
  %116 = load i64, ptr %115, align 8
  %117 = icmp slt i64 %116, 1
  br i1 %117, label %327, label %118

118:                                              ; preds = %114
  %119 = getelementptr inbounds nuw i8, ptr %115, i64 16777376
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 327155880
  %121 = getelementptr inbounds nuw i8, ptr %115, i64 360710312
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 394264744
  %123 = fmul double %86, 2.000000e+00
  %124 = getelementptr inbounds nuw i8, ptr %115, i64 144
  %125 = getelementptr inbounds nuw i8, ptr %115, i64 152
  %126 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %127 = fcmp olt double %126, 2.000000e-03
  %128 = fmul double %86, 3.200000e+01
  br label %129

129:                                              ; preds = %187, %118
  %130 = phi i64 [ 0, %118 ], [ %188, %187 ]
  %131 = getelementptr inbounds nuw %struct.Entry, ptr %119, i64 %130
  %132 = getelementptr inbounds nuw double, ptr %120, i64 %130
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds nuw double, ptr %121, i64 %130
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds nuw double, ptr %122, i64 %130
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = icmp eq ptr %139, null
  br i1 %140, label %187, label %141

141:                                              ; preds = %129
  %142 = getelementptr inbounds nuw i8, ptr %131, i64 52
  %143 = load i32, ptr %142, align 4
  %144 = and i32 %143, 258
  %145 = icmp eq i32 %144, 2
  br i1 %145, label %146, label %187

146:                                              ; preds = %141
  %147 = fsub double %135, %137
  %148 = fdiv double %147, %123
  %149 = load double, ptr %124, align 8
  %150 = fdiv double %148, %149
  %151 = fsub double %135, %133
  %152 = fsub double %133, %137
  %153 = fsub double %151, %152
  %154 = fdiv double %153, %86
  %155 = fdiv double %154, %149
  %156 = fadd double %150, %155
  %157 = fsub double %156, %156
  %158 = fcmp une double %157, 0.000000e+00
  br i1 %158, label %190, label %159

159:                                              ; preds = %146
  %160 = fcmp olt double %150, 0.000000e+00
  %161 = fneg double %150
  %162 = select i1 %160, double %161, double %150
  %163 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %164 = load double, ptr %163, align 8
  %165 = fcmp olt double %164, 0.000000e+00
  %166 = fneg double %164
  %167 = select i1 %165, double %166, double %164
  %168 = fcmp ogt double %162, %167
  %169 = select i1 %168, double %162, double %167
  %170 = load i64, ptr %125, align 8
  %171 = icmp ne i64 %170, 0
  %172 = select i1 %171, i1 %127, i1 false
  %173 = select i1 %172, double 2.000000e-03, double %126
  %174 = fadd double %85, %162
  %175 = icmp eq i64 %170, 0
  %176 = select i1 %175, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %177 = fmul double %174, %176
  %178 = fsub double %150, %164
  %179 = tail call double @llvm.fabs.f64(double %178)
  %180 = tail call double @llvm.fmuladd.f64(double %173, double %169, double %177)
  %181 = fcmp ugt double %179, %180
  br i1 %181, label %190, label %182

182:                                              ; preds = %159
  %183 = tail call double @llvm.fabs.f64(double %155)
  %184 = fmul double %128, %162
  %185 = fcmp ugt double %183, %184
  %186 = freeze i1 %185
  br i1 %186, label %190, label %187

187:                                              ; preds = %182, %141, %129
  %188 = add nuw nsw i64 %130, 1
  %189 = icmp eq i64 %188, %116
  br i1 %189, label %327, label %129

190:                                              ; preds = %146, %159, %182, %84
  %191 = load i32, ptr %61, align 8
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %204

193:                                              ; preds = %190
  %194 = fmul double %86, 5.000000e-01
  %195 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %194) #18
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %198

197:                                              ; preds = %193
  store i32 0, ptr %61, align 8
  br label %327

198:                                              ; preds = %193
  %199 = fmul double %86, -5.000000e-01
  %200 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %199) #18
  store i32 %200, ptr %61, align 8
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %327, label %202

202:                                              ; preds = %198
  %203 = load i64, ptr %8, align 8
  br label %204

204:                                              ; preds = %202, %190
  %205 = phi i64 [ %203, %202 ], [ %80, %190 ]
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %327

207:                                              ; preds = %204
  %208 = fadd double %85, 0.000000e+00
  %209 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %210 = fcmp olt double %209, 2.000000e-03
  br label %213

211:                                              ; preds = %293
  %212 = icmp slt i64 %294, 0
  br i1 %212, label %324, label %300

213:                                              ; preds = %207, %293
  %214 = phi i32 [ 0, %207 ], [ %297, %293 ]
  %215 = phi i64 [ 0, %207 ], [ %298, %293 ]
  %216 = phi double [ 0.000000e+00, %207 ], [ %296, %293 ]
  %217 = phi double [ 0.000000e+00, %207 ], [ %295, %293 ]
  %218 = phi i64 [ -1, %207 ], [ %294, %293 ]
  %219 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %215
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 8
  %221 = load ptr, ptr %220, align 8
  %222 = icmp eq ptr %221, null
  br i1 %222, label %293, label %223

223:                                              ; preds = %213
  %224 = getelementptr inbounds nuw i8, ptr %219, i64 52
  %225 = load i32, ptr %224, align 4
  %226 = and i32 %225, 258
  %227 = icmp eq i32 %226, 2
  br i1 %227, label %228, label %293

228:                                              ; preds = %223
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  %229 = add nuw nsw i64 %215, 1
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %6, ptr noundef %0, i64 noundef %215, i64 noundef %229, i32 noundef 0) #18
  %230 = load double, ptr %13, align 8
  %231 = load double, ptr %6, align 8
  %232 = fdiv double %231, %230
  %233 = load double, ptr %63, align 8
  %234 = fdiv double %233, %230
  %235 = getelementptr inbounds nuw i8, ptr %219, i64 32
  %236 = load double, ptr %235, align 8
  %237 = load i32, ptr %64, align 8
  %238 = load i32, ptr %65, align 4
  %239 = fcmp olt double %232, 0.000000e+00
  %240 = fneg double %232
  %241 = select i1 %239, double %240, double %232
  %242 = fcmp olt double %236, 0.000000e+00
  %243 = fneg double %236
  %244 = select i1 %242, double %243, double %236
  %245 = fcmp ogt double %241, %244
  %246 = select i1 %245, double %241, double %244
  %247 = load ptr, ptr %7, align 8
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 152
  %249 = load i64, ptr %248, align 8
  %250 = icmp eq i64 %249, 0
  %251 = select i1 %250, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %252 = fmul double %208, %251
  %253 = icmp ne i64 %249, 0
  %254 = select i1 %253, i1 %210, i1 false
  %255 = select i1 %254, double 2.000000e-03, double %209
  %256 = fsub double %232, %236
  %257 = fcmp olt double %256, 0.000000e+00
  %258 = fneg double %256
  %259 = select i1 %257, double %258, double %256
  %260 = icmp eq i32 %237, 0
  br i1 %260, label %261, label %278

261:                                              ; preds = %228
  %262 = fmul double %234, 4.000000e+00
  %263 = tail call double @llvm.fmuladd.f64(double %255, double %246, double %262)
  %264 = fadd double %252, %263
  %265 = fcmp ugt double %259, %264
  br i1 %265, label %273, label %266

266:                                              ; preds = %261
  %267 = fmul double %234, 1.600000e+01
  %268 = fcmp uge double %267, %246
  %269 = tail call double @llvm.fmuladd.f64(double %255, double %246, double %252)
  %270 = fcmp ugt double %259, %269
  %271 = select i1 %268, i1 %270, i1 false
  %272 = zext i1 %271 to i32
  br label %278

273:                                              ; preds = %261
  %274 = icmp ne i32 %238, 0
  %275 = fmul double %234, 8.000000e+00
  %276 = fcmp ogt double %275, %259
  %277 = select i1 %274, i1 true, i1 %276
  br i1 %277, label %278, label %281

278:                                              ; preds = %266, %228, %273
  %279 = phi i32 [ %272, %266 ], [ 1, %228 ], [ 1, %273 ]
  %280 = or i32 %279, %214
  br label %288

281:                                              ; preds = %273
  %282 = icmp slt i64 %218, 0
  %283 = fcmp ogt double %259, %217
  %284 = fcmp uno double %259, 0.000000e+00
  %285 = or i1 %283, %284
  %286 = select i1 %282, i1 true, i1 %285
  br i1 %286, label %287, label %288

287:                                              ; preds = %281
  br label %288

288:                                              ; preds = %278, %281, %287
  %289 = phi i32 [ %214, %287 ], [ %214, %281 ], [ %280, %278 ]
  %290 = phi i64 [ %215, %287 ], [ %218, %281 ], [ %218, %278 ]
  %291 = phi double [ %259, %287 ], [ %217, %281 ], [ %217, %278 ]
  %292 = phi double [ %232, %287 ], [ %216, %281 ], [ %216, %278 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  br label %293

293:                                              ; preds = %213, %223, %288
  %294 = phi i64 [ %290, %288 ], [ %218, %223 ], [ %218, %213 ]
  %295 = phi double [ %291, %288 ], [ %217, %223 ], [ %217, %213 ]
  %296 = phi double [ %292, %288 ], [ %216, %223 ], [ %216, %213 ]
  %297 = phi i32 [ %289, %288 ], [ %214, %223 ], [ %214, %213 ]
  %298 = add nuw nsw i64 %215, 1
  %299 = icmp eq i64 %298, %205
  br i1 %299, label %211, label %213

300:                                              ; preds = %211
  br i1 %67, label %66, label %301

301:                                              ; preds = %300
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %303 = load i32, ptr %302, align 8
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %327

305:                                              ; preds = %301
  %306 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %294
  call fastcc void @name(ptr noundef %0, ptr noundef nonnull %306, ptr noundef %5) #18
  %307 = fcmp olt double %296, 0.000000e+00
  %308 = fneg double %296
  %309 = select i1 %307, double %308, double %296
  %310 = getelementptr inbounds nuw i8, ptr %306, i64 32
  %311 = load double, ptr %310, align 8
  %312 = fcmp olt double %311, 0.000000e+00
  %313 = fneg double %311
  %314 = select i1 %312, double %313, double %311
  %315 = fcmp ogt double %309, %314
  %316 = select i1 %315, double %309, double %314
  %317 = fsub double %296, %311
  %318 = fcmp olt double %317, 0.000000e+00
  %319 = fneg double %317
  %320 = select i1 %318, double %319, double %317
  %321 = fdiv double %320, %316
  %322 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.78, ptr noundef nonnull %5, double noundef %296, double noundef %311, double noundef %321) #20
  %323 = call fastcc i32 @tell(ptr noundef %0, ptr noundef nonnull @.str.79, i32 noundef 1, ptr noundef nonnull %4) #18
  br label %327

324:                                              ; preds = %211
  %325 = icmp eq i32 %297, 0
  %326 = select i1 %325, i32 0, i32 2
  br label %327

327:                                              ; preds = %75, %70, %198, %114, %204, %187, %324, %197, %301, %305
  %328 = phi i32 [ 2, %197 ], [ 1, %301 ], [ 0, %187 ], [ 1, %305 ], [ %326, %324 ], [ 0, %114 ], [ 2, %70 ], [ 2, %75 ], [ 2, %198 ], [ 0, %204 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  ret i32 %328
}

define internal fastcc range(i32 0, 3) i32 @check_reverse(ptr noundef nonnull captures(none) %0, i64 noundef range(i64 0, 257) %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca [2 x i64], align 16
  %5 = alloca [2 x i64], align 16
  %6 = alloca [1024 x i8], align 16
  %7 = alloca double, align 16
  %8 = alloca double, align 8
  %9 = alloca double, align 16
  %10 = alloca double, align 8
  %11 = alloca double, align 16
  %12 = alloca double, align 8
  %13 = alloca %struct.Slope, align 8
  %14 = alloca %struct.Slope, align 8
  %15 = alloca [4096 x i8], align 16
  %16 = alloca [1024 x i8], align 16
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 152
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = select i1 %21, ptr @doubles, ptr @singles
  %23 = load i64, ptr %18, align 8
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %23, i64 noundef %1) #18
  %24 = load ptr, ptr %17, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %30, label %61

30:                                               ; preds = %3
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 293601448
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 16777376
  br label %33

33:                                               ; preds = %55, %30
  %34 = phi double [ 0.000000e+00, %30 ], [ %56, %55 ]
  %35 = phi double [ 0.000000e+00, %30 ], [ %57, %55 ]
  %36 = phi double [ 0.000000e+00, %30 ], [ %58, %55 ]
  %37 = phi i64 [ %26, %30 ], [ %59, %55 ]
  %38 = getelementptr inbounds double, ptr %31, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fcmp une double %39, 0.000000e+00
  br i1 %40, label %41, label %55

41:                                               ; preds = %33
  %42 = getelementptr inbounds %struct.Entry, ptr %32, i64 %37
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %55, label %46

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fmuladd.f64(double %39, double %48, double %36)
  %50 = fmul double %39, %48
  %51 = fcmp olt double %50, 0.000000e+00
  %52 = fneg double %50
  %53 = select i1 %51, double %52, double %50
  %54 = fadd double %35, %53
  br label %55

55:                                               ; preds = %46, %41, %33
  %56 = phi double [ %34, %41 ], [ %54, %46 ], [ %34, %33 ]
  %57 = phi double [ %35, %41 ], [ %54, %46 ], [ %35, %33 ]
  %58 = phi double [ %36, %41 ], [ %49, %46 ], [ %36, %33 ]
  %59 = add nsw i64 %37, 1
  %60 = icmp eq i64 %59, %28
  br i1 %60, label %61, label %33

61:                                               ; preds = %55, %3
  %62 = phi double [ 0.000000e+00, %3 ], [ %56, %55 ]
  %63 = phi double [ 0.000000e+00, %3 ], [ %58, %55 ]
  %64 = icmp ne i32 %2, 0
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %67 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %70 = getelementptr inbounds nuw i8, ptr %14, i64 28
  %71 = fcmp olt double %63, 0.000000e+00
  %72 = fneg double %63
  %73 = select i1 %71, double %72, double %63
  br label %74

74:                                               ; preds = %61, %169
  %75 = phi i64 [ 0, %61 ], [ %174, %169 ]
  %76 = phi double [ 0.000000e+00, %61 ], [ %173, %169 ]
  %77 = phi i32 [ 0, %61 ], [ %172, %169 ]
  %78 = phi i32 [ 0, %61 ], [ %171, %169 ]
  %79 = phi double [ 0.000000e+00, %61 ], [ %170, %169 ]
  %80 = icmp eq i64 %75, 0
  %81 = and i1 %64, %80
  br i1 %81, label %92, label %82

82:                                               ; preds = %74
  %83 = getelementptr inbounds nuw double, ptr %22, i64 %75
  %84 = load double, ptr %83, align 8
  store double %84, ptr %65, align 8
  store i32 0, ptr %66, align 8
  %85 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %84) #18
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %342, label %87

87:                                               ; preds = %82
  %88 = fneg double %84
  %89 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %88) #18
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %342, label %91

91:                                               ; preds = %87
  br i1 %80, label %92, label %95

92:                                               ; preds = %74, %91
  %93 = tail call fastcc i32 @agree_at_once(ptr noundef %0, double noundef %63, double noundef %62) #18
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %342

95:                                               ; preds = %92, %91
  %96 = load double, ptr %65, align 8
  %97 = load i32, ptr %66, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %95
  %100 = fmul double %96, 5.000000e-01
  %101 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %100) #18
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %99
  store i32 0, ptr %66, align 8
  br label %342

104:                                              ; preds = %99
  %105 = fmul double %96, -5.000000e-01
  %106 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %105) #18
  store i32 %106, ptr %66, align 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %342, label %108

108:                                              ; preds = %95, %104
  %109 = load i64, ptr %18, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %14, ptr noundef %0, i64 noundef 0, i64 noundef %109, i32 noundef 1) #18
  %110 = load double, ptr %14, align 8
  %111 = load double, ptr %67, align 8
  %112 = load double, ptr %68, align 8
  %113 = load i32, ptr %69, align 8
  %114 = load i32, ptr %70, align 4
  %115 = fcmp olt double %110, 0.000000e+00
  %116 = fneg double %110
  %117 = select i1 %115, double %116, double %110
  %118 = fcmp ogt double %117, %73
  %119 = select i1 %118, double %117, double %73
  %120 = fadd double %62, %112
  %121 = load ptr, ptr %17, align 8
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 152
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  %125 = select i1 %124, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %126 = fmul double %120, %125
  %127 = icmp ne i64 %123, 0
  %128 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %129 = fcmp olt double %128, 2.000000e-03
  %130 = select i1 %127, i1 %129, i1 false
  %131 = select i1 %130, double 2.000000e-03, double %128
  %132 = fsub double %110, %63
  %133 = fcmp olt double %132, 0.000000e+00
  %134 = fneg double %132
  %135 = select i1 %133, double %134, double %132
  %136 = icmp eq i32 %113, 0
  br i1 %136, label %137, label %169

137:                                              ; preds = %108
  %138 = fmul double %111, 4.000000e+00
  %139 = tail call double @llvm.fmuladd.f64(double %131, double %119, double %138)
  %140 = fadd double %126, %139
  %141 = fcmp ugt double %135, %140
  br i1 %141, label %148, label %142

142:                                              ; preds = %137
  %143 = fmul double %111, 1.600000e+01
  %144 = fcmp olt double %143, %119
  %145 = tail call double @llvm.fmuladd.f64(double %131, double %119, double %126)
  %146 = fcmp ole double %135, %145
  %147 = select i1 %144, i1 true, i1 %146
  br i1 %147, label %342, label %169

148:                                              ; preds = %137
  %149 = icmp ne i32 %114, 0
  %150 = fmul double %111, 8.000000e+00
  %151 = fcmp ogt double %150, %135
  %152 = select i1 %149, i1 true, i1 %151
  br i1 %152, label %169, label %153

153:                                              ; preds = %148
  %154 = icmp eq i32 %78, 0
  br i1 %154, label %161, label %155

155:                                              ; preds = %153
  %156 = fsub double %110, %76
  %157 = tail call double @llvm.fabs.f64(double %156)
  %158 = fmul double %135, 1.000000e-01
  %159 = fcmp olt double %157, %158
  br i1 %159, label %160, label %161

160:                                              ; preds = %155
  br label %161

161:                                              ; preds = %160, %155, %153
  %162 = phi i32 [ 1, %160 ], [ %77, %155 ], [ %77, %153 ]
  %163 = getelementptr inbounds nuw double, ptr %22, i64 %75
  %164 = load double, ptr %163, align 8
  %165 = add nsw i32 %78, 1
  %166 = icmp ne i32 %165, 0
  %167 = icmp ne i32 %162, 0
  %168 = select i1 %166, i1 %167, i1 false
  br i1 %168, label %178, label %169

169:                                              ; preds = %161, %148, %108, %142
  %170 = phi double [ %79, %148 ], [ %79, %142 ], [ %79, %108 ], [ %164, %161 ]
  %171 = phi i32 [ %78, %148 ], [ %78, %142 ], [ %78, %108 ], [ %165, %161 ]
  %172 = phi i32 [ %77, %148 ], [ %77, %142 ], [ %77, %108 ], [ %162, %161 ]
  %173 = phi double [ %76, %148 ], [ %76, %142 ], [ %76, %108 ], [ %110, %161 ]
  %174 = add nuw nsw i64 %75, 1
  %175 = icmp eq i64 %174, 4
  br i1 %175, label %176, label %74

176:                                              ; preds = %169
  %177 = icmp eq i32 %172, 0
  br i1 %177, label %342, label %178

178:                                              ; preds = %161, %176
  %179 = phi double [ %170, %176 ], [ %164, %161 ]
  %180 = phi double [ %173, %176 ], [ %110, %161 ]
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %182 = load i32, ptr %181, align 8
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %342

184:                                              ; preds = %178
  %185 = icmp samesign ugt i64 %1, 255
  %186 = fcmp oeq double %180, 0.000000e+00
  %187 = select i1 %185, i1 %186, i1 false
  br i1 %187, label %342, label %188

188:                                              ; preds = %184
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #19
  store i8 0, ptr %16, align 16
  %189 = load i64, ptr %121, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %190 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #20
  %191 = load i64, ptr %5, align 16
  %192 = sitofp i64 %191 to double
  %193 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %194 = load i64, ptr %193, align 8
  %195 = sitofp i64 %194 to double
  %196 = call double @llvm.fmuladd.f64(double %195, double 1.000000e-09, double %192)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  %197 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %198 = sitofp i64 %197 to double
  %199 = fadd double %196, %198
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  %200 = icmp sgt i64 %189, 1
  br i1 %200, label %201, label %306

201:                                              ; preds = %188
  %202 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %203 = fneg double %179
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  %204 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #20
  %205 = load i64, ptr %4, align 16
  %206 = sitofp i64 %205 to double
  %207 = load i64, ptr %202, align 8
  %208 = sitofp i64 %207 to double
  %209 = call double @llvm.fmuladd.f64(double %208, double 1.000000e-09, double %206)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  %210 = fcmp olt double %209, %199
  br i1 %210, label %219, label %306

211:                                              ; preds = %288
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  %212 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #20
  %213 = load i64, ptr %4, align 16
  %214 = sitofp i64 %213 to double
  %215 = load i64, ptr %202, align 8
  %216 = sitofp i64 %215 to double
  %217 = call double @llvm.fmuladd.f64(double %216, double 1.000000e-09, double %214)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  %218 = fcmp olt double %217, %199
  br i1 %218, label %219, label %303

219:                                              ; preds = %201, %211
  %220 = phi i64 [ %296, %211 ], [ %189, %201 ]
  %221 = phi i64 [ %297, %211 ], [ 0, %201 ]
  %222 = add nuw nsw i64 %220, %221
  %223 = lshr i64 %222, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  br label %224

224:                                              ; preds = %280, %219
  %225 = phi i1 [ true, %219 ], [ false, %280 ]
  %226 = phi ptr [ %11, %219 ], [ %12, %280 ]
  %227 = phi ptr [ %9, %219 ], [ %10, %280 ]
  %228 = phi ptr [ %7, %219 ], [ %8, %280 ]
  %229 = select i1 %225, i64 %221, i64 %223
  %230 = select i1 %225, i64 %223, i64 %220
  call fastcc void @choose(ptr noundef nonnull %0, i64 noundef %229, i64 noundef %230, i64 noundef range(i64 0, 257) %1) #18
  store double %179, ptr %65, align 8
  store i32 0, ptr %66, align 8
  %231 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %179) #18
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %328, label %233

233:                                              ; preds = %224
  %234 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %203) #18
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %328, label %236

236:                                              ; preds = %233
  %237 = load double, ptr %65, align 8
  %238 = load i32, ptr %66, align 8
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %240, label %249

240:                                              ; preds = %236
  %241 = fmul double %237, 5.000000e-01
  %242 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %241) #18
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %245

244:                                              ; preds = %240
  store i32 0, ptr %66, align 8
  br label %328

245:                                              ; preds = %240
  %246 = fmul double %237, -5.000000e-01
  %247 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %246) #18
  store i32 %247, ptr %66, align 8
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %328, label %249

249:                                              ; preds = %245, %236
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #19
  %250 = load i64, ptr %121, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %13, ptr noundef nonnull %0, i64 noundef 0, i64 noundef %250, i32 noundef 1) #18
  %251 = load double, ptr %13, align 8
  store double %251, ptr %227, align 8
  %252 = load ptr, ptr %17, align 8
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 104
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds nuw i8, ptr %252, i64 112
  %256 = load i64, ptr %255, align 8
  %257 = icmp slt i64 %254, %256
  br i1 %257, label %258, label %280

258:                                              ; preds = %249
  %259 = getelementptr inbounds nuw i8, ptr %252, i64 293601448
  %260 = getelementptr inbounds nuw i8, ptr %252, i64 16777376
  br label %261

261:                                              ; preds = %276, %258
  %262 = phi double [ 0.000000e+00, %258 ], [ %277, %276 ]
  %263 = phi i64 [ %254, %258 ], [ %278, %276 ]
  %264 = getelementptr inbounds double, ptr %259, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = fcmp une double %265, 0.000000e+00
  br i1 %266, label %267, label %276

267:                                              ; preds = %261
  %268 = getelementptr inbounds %struct.Entry, ptr %260, i64 %263
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %270 = load ptr, ptr %269, align 8
  %271 = icmp eq ptr %270, null
  br i1 %271, label %276, label %272

272:                                              ; preds = %267
  %273 = getelementptr inbounds nuw i8, ptr %268, i64 32
  %274 = load double, ptr %273, align 8
  %275 = call double @llvm.fmuladd.f64(double %265, double %274, double %262)
  br label %276

276:                                              ; preds = %272, %267, %261
  %277 = phi double [ %275, %272 ], [ %262, %267 ], [ %262, %261 ]
  %278 = add nsw i64 %263, 1
  %279 = icmp eq i64 %278, %256
  br i1 %279, label %280, label %261

280:                                              ; preds = %276, %249
  %281 = phi double [ 0.000000e+00, %249 ], [ %277, %276 ]
  store double %281, ptr %226, align 8
  %282 = fsub double %251, %281
  %283 = fcmp olt double %282, 0.000000e+00
  %284 = fneg double %282
  %285 = select i1 %283, double %284, double %282
  %286 = fcmp ord double %285, 0.000000e+00
  %287 = select i1 %286, double %285, double 1.000000e+308
  store double %287, ptr %228, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #19
  br i1 %225, label %224, label %288

288:                                              ; preds = %280
  %289 = load double, ptr %8, align 8
  %290 = load double, ptr %7, align 16
  %291 = fcmp ogt double %289, %290
  %292 = load double, ptr %10, align 8
  %293 = load double, ptr %9, align 16
  %294 = load double, ptr %12, align 8
  %295 = load double, ptr %11, align 16
  %296 = select i1 %291, i64 %220, i64 %223
  %297 = select i1 %291, i64 %223, i64 %221
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %298 = sub nsw i64 %296, %297
  %299 = icmp sgt i64 %298, 1
  br i1 %299, label %211, label %300

300:                                              ; preds = %288
  %301 = select i1 %291, double %292, double %293
  %302 = select i1 %291, double %294, double %295
  br label %306

303:                                              ; preds = %211
  %304 = select i1 %291, double %292, double %293
  %305 = select i1 %291, double %294, double %295
  br label %306

306:                                              ; preds = %303, %201, %300, %188
  %307 = phi double [ 0.000000e+00, %188 ], [ 0.000000e+00, %201 ], [ %302, %300 ], [ %305, %303 ]
  %308 = phi double [ 0.000000e+00, %188 ], [ 0.000000e+00, %201 ], [ %301, %300 ], [ %304, %303 ]
  %309 = phi i64 [ %189, %188 ], [ %189, %201 ], [ %296, %300 ], [ %296, %303 ]
  %310 = phi i64 [ 0, %188 ], [ 0, %201 ], [ %297, %300 ], [ %297, %303 ]
  %311 = phi i64 [ %189, %188 ], [ %189, %201 ], [ %298, %300 ], [ %298, %303 ]
  call fastcc void @choose(ptr noundef nonnull %0, i64 noundef %310, i64 noundef %309, i64 noundef range(i64 0, 257) %1) #18
  %312 = getelementptr inbounds nuw i8, ptr %121, i64 293601448
  %313 = getelementptr inbounds nuw double, ptr %312, i64 %310
  %314 = load double, ptr %313, align 8
  %315 = getelementptr inbounds nuw i8, ptr %121, i64 16777376
  %316 = getelementptr inbounds nuw %struct.Entry, ptr %315, i64 %310
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %316, ptr noundef %6) #18
  %317 = icmp eq i64 %311, 1
  %318 = fcmp une double %314, 0.000000e+00
  %319 = select i1 %317, i1 %318, i1 false
  br i1 %319, label %320, label %326

320:                                              ; preds = %306
  %321 = fdiv double %308, %314
  %322 = fadd double %321, 0.000000e+00
  %323 = fdiv double %307, %314
  %324 = fadd double %323, 0.000000e+00
  %325 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.81, ptr noundef nonnull %6, double noundef %322, double noundef %324) #20
  br label %329

326:                                              ; preds = %306
  %327 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.82, ptr noundef nonnull %6) #20
  br label %329

328:                                              ; preds = %245, %233, %224, %244
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %329

329:                                              ; preds = %320, %326, %328
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  %330 = fcmp olt double %180, 0.000000e+00
  %331 = fneg double %180
  %332 = select i1 %330, double %331, double %180
  %333 = fcmp ogt double %332, %73
  %334 = select i1 %333, double %332, double %73
  %335 = fsub double %180, %63
  %336 = fcmp olt double %335, 0.000000e+00
  %337 = fneg double %335
  %338 = select i1 %336, double %337, double %335
  %339 = fdiv double %338, %334
  %340 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %15, i64 noundef 4096, ptr noundef nonnull @.str.80, double noundef %180, double noundef %63, double noundef %339, ptr noundef nonnull %16) #20
  %341 = call fastcc i32 @tell(ptr noundef %0, ptr noundef nonnull @.str.79, i32 noundef 1, ptr noundef nonnull %15) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #19
  br label %342

342:                                              ; preds = %142, %82, %87, %104, %92, %103, %184, %178, %176, %329
  %343 = phi i32 [ 2, %176 ], [ 1, %178 ], [ 1, %329 ], [ 0, %184 ], [ 2, %103 ], [ 0, %142 ], [ 2, %82 ], [ 0, %92 ], [ 2, %104 ], [ 2, %87 ]
  ret i32 %343
}

define internal void @at_signal(i32 noundef %0) #3 {
  %2 = alloca [256 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  br label %6

3:                                                ; preds = %14
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %45

6:                                                ; preds = %1, %14
  %7 = phi i64 [ 0, %1 ], [ %15, %14 ]
  %8 = getelementptr inbounds nuw i32, ptr @fatal, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %7
  %13 = tail call i32 @sigaction(i32 noundef %0, ptr noundef nonnull %12, ptr noundef null) #20
  br label %14

14:                                               ; preds = %6, %11
  %15 = add nuw nsw i64 %7, 1
  %16 = icmp eq i64 %15, 5
  br i1 %16, label %3, label %6

17:                                               ; preds = %3
  %18 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %19 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__enzcc_check_thread)
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %45, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 7680
  %24 = load i32, ptr %23, align 8
  %25 = icmp slt i32 %24, 1
  br i1 %25, label %45, label %26

26:                                               ; preds = %22
  %27 = add nsw i32 %24, -1
  %28 = zext nneg i32 %27 to i64
  br label %29

29:                                               ; preds = %39, %26
  %30 = phi i64 [ %28, %26 ], [ %40, %39 ]
  %31 = getelementptr inbounds nuw %struct.State, ptr %20, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = icmp ult ptr %18, %37
  br i1 %38, label %42, label %39

39:                                               ; preds = %35, %29
  %40 = add nsw i64 %30, -1
  %41 = icmp slt i64 %30, 1
  br i1 %41, label %45, label %29

42:                                               ; preds = %35
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 64), align 8
  %43 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 256, ptr noundef nonnull @.str.85, i32 noundef %0) #20
  %44 = call fastcc i32 @tell(ptr noundef %31, ptr noundef nonnull @.str.86, i32 noundef 1, ptr noundef nonnull %2) #18
  call fastcc void @write_report() #18
  br label %45

45:                                               ; preds = %39, %17, %22, %3, %42
  %46 = icmp eq i32 %0, 6
  br i1 %46, label %47, label %50

47:                                               ; preds = %45
  %48 = call i32 @getpid() #20
  %49 = call i32 @kill(i32 noundef %48, i32 noundef 6) #20
  br label %50

50:                                               ; preds = %47, %45
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  ret void
}

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #6

declare i32 @kill(i32 noundef, i32 noundef) #6

declare i64 @llvm.umin.i64(i64, i64) #15

declare i64 @llvm.abs.i64(i64, i1 immarg) #16

declare i64 @llvm.smax.i64(i64, i64) #15

declare double @llvm.fabs.f64(double) #15

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #17

attributes #0 = { noinline nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nonlazybind }
attributes #7 = { nounwind nonlazybind }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { noreturn nonlazybind }
attributes #12 = { noreturn nounwind }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #14 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #15 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #18 = { nobuiltin }
attributes #19 = { nounwind }
attributes #20 = { nobuiltin nounwind }
attributes #21 = { nobuiltin noreturn }
attributes #22 = { nobuiltin noreturn nounwind }

