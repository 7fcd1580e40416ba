; Generated from csrc/check.c by csrc/build.py: do not edit. 15f5e784b8c9324e db78f2b97a1fa423

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
%struct.Slope = type { double, double, double, double, i32, i32 }

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
@.str.41 = private unnamed_addr constant [79 x i8] c"    floats of 16 bits, or of kinds that nobody knows, which the function uses\0A\00", align 1
@.str.42 = private unnamed_addr constant [50 x i8] c"    what is beyond the first four million floats\0A\00", align 1
@.str.43 = private unnamed_addr constant [11 x i8] c"the result\00", align 1
@.str.44 = private unnamed_addr constant [12 x i8] c"argument %d\00", align 1
@.str.45 = private unnamed_addr constant [16 x i8] c"argument %d, at\00", align 1
@.str.46 = private unnamed_addr constant [22 x i8] c"a global variable, at\00", align 1
@.str.47 = private unnamed_addr constant [10 x i8] c" byte %ld\00", align 1
@.str.48 = private unnamed_addr constant [8 x i8] c" -> %ld\00", align 1
@.str.49 = private unnamed_addr constant [10 x i8] c" (%s, %g)\00", align 1
@.str.50 = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.51 = private unnamed_addr constant [6 x i8] c"float\00", align 1
@.str.52 = private unnamed_addr constant [12 x i8] c"long double\00", align 1
@.str.53 = private unnamed_addr constant [12 x i8] c"of 128 bits\00", align 1
@.str.54 = private unnamed_addr constant [40 x i8] c"    %s: the function depends on it, %s\0A\00", align 1
@.str.55 = private unnamed_addr constant [20 x i8] c"derivative released\00", align 1
@.str.56 = private unnamed_addr constant [96 x i8] c"makes other memory in its place, and releases it and its shadow: nobody can read the derivative\00", align 1
@.str.57 = private unnamed_addr constant [12 x i8] c"ENZCC_CHECK\00", align 1
@.str.58 = private unnamed_addr constant [6 x i8] c"every\00", align 1
@.str.59 = private unnamed_addr constant [10 x i8] c"tolerance\00", align 1
@.str.60 = private unnamed_addr constant [6 x i8] c"abort\00", align 1
@.str.61 = private unnamed_addr constant [5 x i8] c"seed\00", align 1
@.str.62 = private unnamed_addr constant [5 x i8] c"list\00", align 1
@.str.63 = private unnamed_addr constant [6 x i8] c"limit\00", align 1
@.str.64 = private unnamed_addr constant [7 x i8] c"report\00", align 1
@.str.65 = private unnamed_addr constant [66 x i8] c"==enzcc== warning: the check of derivatives has no option '%.*s'\0A\00", align 1
@.str.66 = private unnamed_addr constant [18 x i8] c"tangents all zero\00", align 1
@.str.67 = private unnamed_addr constant [15 x i8] c"seeds all zero\00", align 1
@.str.68 = private unnamed_addr constant [60 x i8] c"    whenever it was called: so the derivative says nothing\0A\00", align 1
@.str.69 = private unnamed_addr constant [92 x i8] c"==enzcc== %lld of %lld derivatives checked, %lld findings: the program ends with status %d\0A\00", align 1
@.str.70 = private unnamed_addr constant [19 x i8] c"kink, or too noisy\00", align 1
@.str.71 = private unnamed_addr constant [78 x i8] c"    differences of two step sizes disagree with each other here: not checked\0A\00", align 1
@.str.72 = private unnamed_addr constant [52 x i8] c"==enzcc==   from %p on: argument %d%s%s, shadow %p\0A\00", align 1
@.str.73 = private unnamed_addr constant [15 x i8] c", by a pointer\00", align 1
@.str.74 = private unnamed_addr constant [7 x i8] c", none\00", align 1
@.str.75 = private unnamed_addr constant [17 x i8] c", null or itself\00", align 1
@.str.76 = private unnamed_addr constant [54 x i8] c"==enzcc==   %s%s%s%s%s: value %g, shadow %g, then %g\0A\00", align 1
@.str.77 = private unnamed_addr constant [7 x i8] c", read\00", align 1
@.str.78 = private unnamed_addr constant [10 x i8] c", written\00", align 1
@.str.79 = private unnamed_addr constant [10 x i8] c", guessed\00", align 1
@.str.80 = private unnamed_addr constant [17 x i8] c", without shadow\00", align 1
@.str.81 = private unnamed_addr constant [59 x i8] c"    %s: expected %.10g, found %.10g (relative error %.2g)\0A\00", align 1
@.str.82 = private unnamed_addr constant [17 x i8] c"wrong derivative\00", align 1
@.str.83 = private unnamed_addr constant [76 x i8] c"    along a direction: expected %.10g, found %.10g (relative error %.2g)\0A%s\00", align 1
@.str.84 = private unnamed_addr constant [61 x i8] c"    worst: %s: its derivative should be %.10g, and is %.10g\0A\00", align 1
@.str.85 = private unnamed_addr constant [20 x i8] c"    worst: near %s\0A\00", align 1
@.str.86 = private unnamed_addr constant [69 x i8] c"    %s: %.17g after the derivative, %.17g after the function itself\0A\00", align 1
@.str.87 = private unnamed_addr constant [15 x i8] c"primal changed\00", align 1
@__const.watch_signals.own = private unnamed_addr constant { ptr, [16 x i64], i32, [4 x i8], ptr } { ptr @at_signal, [16 x i64] zeroinitializer, i32 0, [4 x i8] zeroinitializer, ptr null }, align 8
@fatal = internal unnamed_addr constant [5 x i32] [i32 4, i32 6, i32 7, i32 8, i32 11], align 16
@.str.88 = private unnamed_addr constant [66 x i8] c"    signal %d while it ran; the function itself comes to its end\0A\00", align 1
@.str.89 = private unnamed_addr constant [19 x i8] c"derivative crashes\00", align 1
@switch.table.name.rel = private unnamed_addr constant [6 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.50 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.51 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.53 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.53 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.53 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @.str.52 to i64), i64 ptrtoint (ptr @switch.table.name.rel to i64)) to i32)], align 4

define linkonce_odr hidden void @__enzcc_check_note(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) noinline nounwind {
  %5 = tail call fastcc ptr @find(ptr noundef %0) #19
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
  tail call fastcc void @touch(ptr noundef %5, ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #19
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
  tail call fastcc void @scan(ptr noundef %0, ptr noundef %1, i64 noundef %13, i32 noundef %18) #19
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
  switch i32 %3, label %72 [
    i32 1, label %87
    i32 2, label %70
    i32 5, label %71
  ]

70:                                               ; preds = %67
  br label %87

71:                                               ; preds = %67
  br label %87

72:                                               ; preds = %67
  %73 = and i32 %3, -2
  %74 = icmp eq i32 %73, 6
  br i1 %74, label %75, label %84

75:                                               ; preds = %72
  %76 = icmp eq i32 %3, 6
  %77 = load ptr, ptr @__enzcc_check_watch, align 8
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %80 = load i64, ptr %79, align 8
  %81 = or i64 %80, 8192
  store i64 %81, ptr %79, align 8
  %82 = getelementptr inbounds nuw i8, ptr %77, i64 96
  store i32 %3, ptr %82, align 8
  %83 = select i1 %76, i8 20, i8 24
  br label %87

84:                                               ; preds = %72
  %85 = icmp eq i32 %3, 3
  %86 = select i1 %85, i8 -128, i8 32
  br label %87

87:                                               ; preds = %84, %67, %70, %75, %71
  %88 = phi i8 [ %86, %84 ], [ 8, %70 ], [ 16, %71 ], [ %83, %75 ], [ 4, %67 ]
  %89 = phi i64 [ 0, %84 ], [ 0, %70 ], [ 0, %71 ], [ 3, %75 ], [ 1, %67 ]
  %90 = icmp samesign ugt i64 %52, %57
  br i1 %90, label %91, label %92

91:                                               ; preds = %103, %87
  ret void

92:                                               ; preds = %87, %103
  %93 = phi i64 [ %110, %103 ], [ %52, %87 ]
  %94 = getelementptr inbounds nuw i8, ptr %69, i64 %93
  %95 = load i8, ptr %94, align 1
  br i1 %14, label %98, label %96

96:                                               ; preds = %92
  %97 = or i8 %95, 2
  br label %103

98:                                               ; preds = %92
  %99 = lshr i8 %95, 1
  %100 = and i8 %99, 1
  %101 = xor i8 %100, 1
  %102 = or i8 %101, %95
  br label %103

103:                                              ; preds = %98, %96
  %104 = phi i8 [ %97, %96 ], [ %102, %98 ]
  %105 = sub nuw nsw i64 %93, %52
  %106 = and i64 %105, %89
  %107 = icmp eq i64 %106, 0
  %108 = select i1 %107, i8 %88, i8 0
  %109 = or i8 %104, %108
  store i8 %109, ptr %94, align 1
  %110 = add nuw nsw i64 %93, 1
  %111 = icmp eq i64 %93, %57
  br i1 %111, label %91, label %92
}

define linkonce_odr hidden void @__enzcc_check_named(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) noinline nounwind {
  %5 = tail call fastcc ptr @find(ptr noundef %0) #19
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i64 %1, 0
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  tail call fastcc void @touch(ptr noundef %5, ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #19
  br label %10

10:                                               ; preds = %9, %4
  ret void
}

define linkonce_odr hidden void @__enzcc_check_unseen(ptr noundef %0) noinline nounwind {
  %2 = tail call fastcc ptr @find(ptr noundef %0) #19
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
  tail call fastcc void @touch(ptr noundef %2, ptr noundef %0, i64 noundef %62, i32 noundef 0, i32 noundef 0) #19
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
  tail call fastcc void @touch(ptr noundef %112, ptr noundef %86, i64 noundef %124, i32 noundef 0, i32 noundef 0) #19
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
  %4 = tail call fastcc ptr @find(ptr noundef nonnull %0) #19
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
  %3 = tail call ptr @__enzcc_check_code(ptr noundef %0) #19
  %4 = icmp eq ptr %3, %0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void @__enzcc_check_unseen(ptr noundef %1) #19
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
  %11 = tail call fastcc ptr @enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #19
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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  %27 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10) #21
  %28 = load i64, ptr %10, align 16
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %30 = load i64, ptr %29, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
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
  %79 = call ptr @mmap(ptr noundef null, i64 noundef 494928040, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #21
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
  %92 = call fastcc i32 @tell(ptr noundef nonnull readonly %11, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.1) #19
  br label %169

93:                                               ; preds = %76, %78
  %94 = phi ptr [ %77, %76 ], [ %82, %78 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  %95 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #21
  %96 = load i64, ptr %9, align 16
  %97 = sitofp i64 %96 to double
  %98 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = sitofp i64 %99 to double
  %101 = call double @llvm.fmuladd.f64(double %100, double 1.000000e-09, double %97)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %102 = call i32 @pipe(ptr noundef nonnull %7) #21
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %158

104:                                              ; preds = %93
  %105 = call i32 @pipe(ptr noundef nonnull %8) #21
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %104
  %108 = load i32, ptr %7, align 4
  %109 = call i32 @close(i32 noundef %108) #21
  %110 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %111 = load i32, ptr %110, align 4
  %112 = call i32 @close(i32 noundef %111) #21
  br label %158

113:                                              ; preds = %104
  %114 = call i32 @fork() #21
  %115 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %114, ptr %115, align 8
  %116 = icmp eq i32 %114, 0
  br i1 %116, label %117, label %127

117:                                              ; preds = %113
  %118 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %119 = load i32, ptr %118, align 4
  %120 = call i32 @close(i32 noundef %119) #21
  %121 = load i32, ptr %8, align 4
  %122 = call i32 @close(i32 noundef %121) #21
  %123 = call ptr @llvm.frameaddress.p0(i32 0)
  %124 = load i32, ptr %7, align 4
  %125 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %126 = load i32, ptr %125, align 4
  call fastcc void @serve(ptr noundef nonnull %11, ptr noundef %123, i32 noundef %124, i32 noundef %126) #22
  unreachable

127:                                              ; preds = %113
  %128 = load i32, ptr %7, align 4
  %129 = call i32 @close(i32 noundef %128) #21
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %131 = load i32, ptr %130, align 4
  %132 = call i32 @close(i32 noundef %131) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  store i32 %136, ptr %5, align 4
  %143 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i16 1, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 6
  store i16 0, ptr %144, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  br label %145

145:                                              ; preds = %156, %142
  %146 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %147 = trunc i64 %146 to i32
  %148 = mul i32 %147, 1000
  %149 = add i32 %148, 10000
  %150 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef %149) #21
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %156

152:                                              ; preds = %145
  %153 = load i32, ptr %137, align 8
  %154 = call i64 @read(i32 noundef %153, ptr noundef nonnull %6, i64 noundef 1) #21
  %155 = icmp eq i64 %154, 1
  br i1 %155, label %160, label %159

156:                                              ; preds = %145
  %157 = icmp eq i32 %150, 0
  br i1 %157, label %159, label %145

158:                                              ; preds = %93, %107, %127
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  br label %167

159:                                              ; preds = %156, %152
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  br label %167

160:                                              ; preds = %152
  %161 = load ptr, ptr %94, align 8
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  br i1 %164, label %165, label %167

165:                                              ; preds = %160
  %166 = call fastcc i32 @look_before(ptr noundef %11) #19
  br label %167

167:                                              ; preds = %159, %158, %165, %160
  %168 = phi i32 [ 0, %160 ], [ %166, %165 ], [ 0, %158 ], [ 0, %159 ]
  call fastcc void @start_check(ptr noundef %11, double noundef %101, i32 noundef %168) #19
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #21
  %10 = load i64, ptr %5, align 16
  %11 = sitofp i64 %10 to double
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = sitofp i64 %13 to double
  %15 = call double @llvm.fmuladd.f64(double %14, double 1.000000e-09, double %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  store double %15, ptr @__enzcc_check_program, align 8
  store i64 60, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  store double 1.000000e-05, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8
  call fastcc void @take_options(ptr noundef %17) #19
  %18 = call ptr @getenv(ptr noundef nonnull @.str.57) #21
  call fastcc void @take_options(ptr noundef %18) #19
  %19 = call i32 @getpid() #21
  store i32 %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %20 = call i32 @__cxa_atexit(ptr noundef nonnull @at_end, ptr noundef null, ptr noundef null) #21
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
  %29 = call ptr @mmap(ptr noundef null, i64 noundef 7688, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
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
  call fastcc void @dismiss(ptr noundef nonnull %53) #19
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
  %19 = tail call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.20) #19
  br label %20

20:                                               ; preds = %8, %17
  tail call fastcc void @dismiss(ptr noundef nonnull %0) #19
  br label %45

21:                                               ; preds = %3
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 1, ptr %22, align 4
  %23 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 60), i32 1 seq_cst, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %45, label %25

25:                                               ; preds = %21, %42
  %26 = phi i64 [ %43, %42 ], [ 0, %21 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %5, ptr noundef nonnull align 8 dereferenceable(152) @__const.watch_signals.own, i64 152, i1 false)
  %27 = getelementptr inbounds nuw i32, ptr @fatal, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %26
  %30 = call i32 @sigaction(i32 noundef %28, ptr noundef null, ptr noundef nonnull %29) #21
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
  %41 = call i32 @sigaction(i32 noundef %28, ptr noundef nonnull %5, ptr noundef null) #21
  br label %42

42:                                               ; preds = %40, %35, %25
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp eq i64 %43, 5
  br i1 %44, label %45, label %25

45:                                               ; preds = %42, %21, %20
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %46 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #21
  %47 = load i64, ptr %4, align 16
  %48 = sitofp i64 %47 to double
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = sitofp i64 %50 to double
  %52 = call double @llvm.fmuladd.f64(double %51, double 1.000000e-09, double %48)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = and i64 %22, 4
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %41, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 16777376
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Entry, ptr %28, i64 %30
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %31, ptr noundef %3) #19
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.29, ptr noundef nonnull %3) #21
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %35, 4
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %27
  %39 = or disjoint i64 %35, 4
  store i64 %39, ptr %34, align 8
  %40 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.30, i32 noundef 1, ptr noundef nonnull %2) #19
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
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %49, ptr noundef %3) #19
  %50 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.31, ptr noundef nonnull %3) #21
  %51 = load ptr, ptr %0, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 128
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %53, 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %45
  %57 = or disjoint i64 %53, 8
  store i64 %57, ptr %52, align 8
  %58 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.32, i32 noundef 1, ptr noundef nonnull %2) #19
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
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %67, ptr noundef %3) #19
  %68 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.33, ptr noundef nonnull %3) #21
  %69 = load ptr, ptr %0, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 128
  %71 = load i64, ptr %70, align 8
  %72 = and i64 %71, 16
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %77

74:                                               ; preds = %63
  %75 = or disjoint i64 %71, 16
  store i64 %75, ptr %70, align 8
  %76 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.34, i32 noundef 1, ptr noundef nonnull %2) #19
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
  call fastcc void @name(ptr noundef nonnull readonly %0, ptr noundef nonnull %85, ptr noundef %3) #19
  %86 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.35, ptr noundef nonnull %3) #21
  %87 = load ptr, ptr %0, align 8
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %89 = load i64, ptr %88, align 8
  %90 = and i64 %89, 256
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %81
  %93 = or disjoint i64 %89, 256
  store i64 %93, ptr %88, align 8
  %94 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.36, i32 noundef 1, ptr noundef nonnull %2) #19
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
  %110 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.37, i32 noundef %109) #21
  %111 = load ptr, ptr %0, align 8
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 128
  %113 = load i64, ptr %112, align 8
  %114 = and i64 %113, 2
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %119

116:                                              ; preds = %104
  %117 = or disjoint i64 %113, 2
  store i64 %117, ptr %112, align 8
  %118 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.38, i32 noundef 0, ptr noundef nonnull %2) #19
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
  %131 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.39, i32 noundef 0, ptr noundef nonnull @.str.40) #19
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
  %145 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.41) #19
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
  %159 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.42) #19
  br label %160

160:                                              ; preds = %147, %151, %157
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  store i64 %12, ptr %11, align 8
  %161 = load i64, ptr %6, align 8
  call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %161, i64 noundef %10) #19
  %162 = load i32, ptr %13, align 4
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %167

164:                                              ; preds = %160
  %165 = call fastcc i32 @ask(ptr noundef %0, i32 noundef 0, double noundef 0.000000e+00) #19
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
  call fastcc void @check_without(ptr noundef %0, i32 noundef 512, i64 noundef 1, ptr noundef nonnull @.str.27, ptr noundef nonnull @.str.28) #19
  br label %179

179:                                              ; preds = %178, %174
  call fastcc void @check_without(ptr noundef nonnull %0, i32 noundef 4096, i64 noundef 2048, ptr noundef nonnull @.str.55, ptr noundef nonnull @.str.56) #19
  call fastcc void @check_without(ptr noundef nonnull %0, i32 noundef 4352, i64 noundef 2048, ptr noundef nonnull @.str.55, ptr noundef nonnull @.str.56) #19
  %180 = load i64, ptr %6, align 8
  call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %180, i64 noundef %10) #19
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
  %190 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %187) #19
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %195, label %192

192:                                              ; preds = %183
  %193 = fneg double %187
  %194 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %193) #19
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %2
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 56), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %9 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #21
  %10 = load i64, ptr %3, align 16
  %11 = sitofp i64 %10 to double
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = sitofp i64 %13 to double
  %15 = call double @llvm.fmuladd.f64(double %14, double 1.000000e-09, double %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  store double %15, ptr @__enzcc_check_program, align 8
  store i64 60, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  store double 1.000000e-05, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8
  call fastcc void @take_options(ptr noundef %17) #19
  %18 = call ptr @getenv(ptr noundef nonnull @.str.57) #21
  call fastcc void @take_options(ptr noundef %18) #19
  %19 = call i32 @getpid() #21
  store i32 %19, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 52), align 4
  %20 = call i32 @__cxa_atexit(ptr noundef nonnull @at_end, ptr noundef null, ptr noundef null) #21
  br label %21

21:                                               ; preds = %8, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
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
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.2, ptr noundef %1) #21
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %33 = load i64, ptr %32, align 8
  %34 = and i64 %33, 8388608
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %25
  %37 = or disjoint i64 %33, 8388608
  store i64 %37, ptr %32, align 8
  %38 = call fastcc i32 @tell(ptr noundef nonnull readonly %5, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull %4) #19
  br label %39

39:                                               ; preds = %36, %25, %21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
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
  br i1 %14, label %305, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 7680
  %17 = load i32, ptr %16, align 8
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %305

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
  br i1 %34, label %22, label %305

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %37 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store ptr %2, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %290, label %41

41:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %42 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #21
  %43 = load i64, ptr %8, align 16
  %44 = sitofp i64 %43 to double
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = sitofp i64 %46 to double
  %48 = call double @llvm.fmuladd.f64(double %47, double 1.000000e-09, double %44)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %50 = load ptr, ptr %49, align 8
  call fastcc void @take_shadows(ptr noundef nonnull %24, i32 noundef 1) #19
  %51 = getelementptr inbounds nuw i8, ptr %24, i64 52
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %41
  call fastcc void @compare_primal(ptr noundef nonnull %24) #19
  br label %55

55:                                               ; preds = %54, %41
  %56 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 864), align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %147, label %58

58:                                               ; preds = %55
  %59 = load ptr, ptr %49, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
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
  %79 = select i1 %78, ptr @.str.14, ptr @.str.73
  %80 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  %83 = icmp eq i32 %81, 1
  %84 = select i1 %83, ptr @.str.74, ptr @.str.75
  %85 = select i1 %82, ptr @.str.14, ptr %84
  %86 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds i8, ptr %73, i64 %87
  %89 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.72, ptr noundef %73, i32 noundef %75, ptr noundef nonnull %79, ptr noundef nonnull %85, ptr noundef %88) #21
  %90 = sext i32 %89 to i64
  br label %91

91:                                               ; preds = %95, %70
  %92 = phi i64 [ %90, %70 ], [ %99, %95 ]
  %93 = phi ptr [ %6, %70 ], [ %98, %95 ]
  %94 = icmp eq i64 %92, 0
  br i1 %94, label %100, label %95

95:                                               ; preds = %91
  %96 = call i64 @write(i32 noundef 2, ptr noundef %93, i64 noundef %92) #21
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
  call fastcc void @name(ptr noundef nonnull readonly %24, ptr noundef nonnull %108, ptr noundef %7) #19
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 52
  %110 = load i32, ptr %109, align 4
  %111 = and i32 %110, 1
  %112 = icmp eq i32 %111, 0
  %113 = select i1 %112, ptr @.str.14, ptr @.str.77
  %114 = and i32 %110, 2
  %115 = icmp eq i32 %114, 0
  %116 = select i1 %115, ptr @.str.14, ptr @.str.78
  %117 = and i32 %110, 256
  %118 = icmp eq i32 %117, 0
  %119 = select i1 %118, ptr @.str.14, ptr @.str.79
  %120 = and i32 %110, 512
  %121 = icmp eq i32 %120, 0
  %122 = select i1 %121, ptr @.str.14, ptr @.str.80
  %123 = getelementptr inbounds nuw i8, ptr %108, i64 16
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %108, i64 32
  %128 = load double, ptr %127, align 8
  %129 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.76, ptr noundef nonnull %7, ptr noundef nonnull %113, ptr noundef nonnull %116, ptr noundef nonnull %119, ptr noundef nonnull %122, double noundef %124, double noundef %126, double noundef %128) #21
  %130 = sext i32 %129 to i64
  br label %131

131:                                              ; preds = %135, %106
  %132 = phi i64 [ %130, %106 ], [ %139, %135 ]
  %133 = phi ptr [ %6, %106 ], [ %138, %135 ]
  %134 = icmp eq i64 %132, 0
  br i1 %134, label %140, label %135

135:                                              ; preds = %131
  %136 = call i64 @write(i32 noundef 2, ptr noundef %133, i64 noundef %132) #21
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
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
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
  br label %273

189:                                              ; preds = %173
  %190 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %191 = load i64, ptr %190, align 8
  %192 = and i64 %191, 280
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %194, label %273

194:                                              ; preds = %189
  %195 = and i64 %191, 17408
  %196 = icmp ne i64 %195, 0
  %197 = zext i1 %196 to i32
  %198 = call fastcc i32 @judge_derivative(ptr noundef nonnull %24, i32 noundef %197) #19
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %273, label %200

200:                                              ; preds = %194
  %201 = load i64, ptr %190, align 8
  %202 = and i64 %201, 16384
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %231, label %204

204:                                              ; preds = %200
  %205 = load ptr, ptr %49, align 8
  %206 = load i64, ptr %205, align 8
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %223

208:                                              ; preds = %204
  %209 = getelementptr inbounds nuw i8, ptr %205, i64 16777376
  br label %210

210:                                              ; preds = %220, %208
  %211 = phi i64 [ 0, %208 ], [ %221, %220 ]
  %212 = getelementptr inbounds nuw %struct.Entry, ptr %209, i64 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 52
  %214 = load i32, ptr %213, align 4
  %215 = and i32 %214, 8192
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %220, label %217

217:                                              ; preds = %210
  %218 = getelementptr inbounds nuw i8, ptr %212, i64 8
  store ptr null, ptr %218, align 8
  %219 = or i32 %214, 512
  store i32 %219, ptr %213, align 4
  br label %220

220:                                              ; preds = %217, %210
  %221 = add nuw nsw i64 %211, 1
  %222 = icmp eq i64 %221, %206
  br i1 %222, label %223, label %210

223:                                              ; preds = %220, %204
  %224 = getelementptr inbounds nuw i8, ptr %24, i64 60
  store i32 0, ptr %224, align 4
  %225 = getelementptr inbounds nuw i8, ptr %24, i64 56
  store i32 0, ptr %225, align 8
  %226 = load i64, ptr %190, align 8
  %227 = trunc i64 %226 to i32
  %228 = lshr i32 %227, 10
  %229 = and i32 %228, 1
  %230 = call fastcc i32 @judge_derivative(ptr noundef nonnull %24, i32 noundef %229) #19
  br label %231

231:                                              ; preds = %223, %200
  %232 = phi i32 [ %230, %223 ], [ %198, %200 ]
  %233 = icmp eq i32 %232, 1
  br i1 %233, label %234, label %261

234:                                              ; preds = %231
  %235 = load i64, ptr %190, align 8
  %236 = and i64 %235, 1024
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %273, label %238

238:                                              ; preds = %234
  %239 = load ptr, ptr %49, align 8
  %240 = load i64, ptr %239, align 8
  %241 = icmp sgt i64 %240, 0
  br i1 %241, label %242, label %257

242:                                              ; preds = %238
  %243 = getelementptr inbounds nuw i8, ptr %239, i64 16777376
  br label %244

244:                                              ; preds = %254, %242
  %245 = phi i64 [ 0, %242 ], [ %255, %254 ]
  %246 = getelementptr inbounds nuw %struct.Entry, ptr %243, i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 52
  %248 = load i32, ptr %247, align 4
  %249 = and i32 %248, 2048
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %254, label %251

251:                                              ; preds = %244
  %252 = getelementptr inbounds nuw i8, ptr %246, i64 8
  store ptr null, ptr %252, align 8
  %253 = or i32 %248, 512
  store i32 %253, ptr %247, align 4
  br label %254

254:                                              ; preds = %251, %244
  %255 = add nuw nsw i64 %245, 1
  %256 = icmp eq i64 %255, %240
  br i1 %256, label %257, label %244

257:                                              ; preds = %254, %238
  %258 = getelementptr inbounds nuw i8, ptr %24, i64 60
  store i32 0, ptr %258, align 4
  %259 = getelementptr inbounds nuw i8, ptr %24, i64 56
  store i32 0, ptr %259, align 8
  %260 = call fastcc i32 @judge_derivative(ptr noundef nonnull %24, i32 noundef 0) #19
  br label %261

261:                                              ; preds = %257, %231
  %262 = phi i32 [ %260, %257 ], [ %232, %231 ]
  %263 = icmp eq i32 %262, 2
  br i1 %263, label %264, label %273

264:                                              ; preds = %261
  %265 = load ptr, ptr %24, align 8
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 128
  %267 = load i64, ptr %266, align 8
  %268 = and i64 %267, 2097152
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %270, label %273

270:                                              ; preds = %264
  %271 = or disjoint i64 %267, 2097152
  store i64 %271, ptr %266, align 8
  %272 = call fastcc i32 @tell(ptr noundef nonnull readonly %24, ptr noundef nonnull @.str.70, i32 noundef 0, ptr noundef nonnull @.str.71) #19
  br label %273

273:                                              ; preds = %184, %189, %194, %234, %261, %264, %270
  %274 = trunc i64 %23 to i32
  call fastcc void @end_half(ptr noundef %24, i32 noundef %274) #19
  %275 = load ptr, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %276 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #21
  %277 = load i64, ptr %5, align 16
  %278 = sitofp i64 %277 to double
  %279 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %280 = load i64, ptr %279, align 8
  %281 = sitofp i64 %280 to double
  %282 = call double @llvm.fmuladd.f64(double %281, double 1.000000e-09, double %278)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %283 = fsub double %282, %48
  %284 = getelementptr inbounds nuw i8, ptr %275, i64 160
  %285 = load double, ptr %284, align 8
  %286 = fadd double %285, %283
  store double %286, ptr %284, align 8
  %287 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %288 = fadd double %283, %287
  store double %288, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 8), align 8
  %289 = load i32, ptr %16, align 8
  br label %290

290:                                              ; preds = %273, %35
  %291 = phi i32 [ %289, %273 ], [ %17, %35 ]
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %305, label %293

293:                                              ; preds = %290
  %294 = sext i32 %291 to i64
  br label %295

295:                                              ; preds = %301, %293
  %296 = phi i64 [ %294, %293 ], [ %302, %301 ]
  %297 = getelementptr %struct.State, ptr %10, i64 %296
  %298 = getelementptr i8, ptr %297, i64 -72
  %299 = load i32, ptr %298, align 8
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %305

301:                                              ; preds = %295
  %302 = add nsw i64 %296, -1
  %303 = trunc nsw i64 %302 to i32
  store i32 %303, ptr %16, align 8
  %304 = icmp eq i64 %302, 0
  br i1 %304, label %305, label %295

305:                                              ; preds = %32, %301, %295, %4, %15, %290
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
  tail call fastcc void @dismiss(ptr noundef nonnull %67) #19
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 80
  %73 = load ptr, ptr %72, align 8
  %74 = tail call i32 @munmap(ptr noundef %73, i64 noundef 494928040) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %88 = getelementptr inbounds nuw i32, ptr @fatal, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = call i32 @sigaction(i32 noundef %89, ptr noundef null, ptr noundef nonnull %3) #21
  %91 = icmp eq i32 %90, 0
  %92 = load ptr, ptr %3, align 8
  %93 = icmp eq ptr %92, @at_signal
  %94 = select i1 %91, i1 %93, i1 false
  br i1 %94, label %95, label %98

95:                                               ; preds = %86
  %96 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %87
  %97 = call i32 @sigaction(i32 noundef %89, ptr noundef nonnull %96, ptr noundef null) #21
  br label %98

98:                                               ; preds = %95, %86
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
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
  call fastcc void @dismiss(ptr noundef nonnull %0) #19
  br label %120

119:                                              ; preds = %2
  tail call fastcc void @dismiss(ptr noundef nonnull %0) #19
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
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #21
  %42 = load i64, ptr %8, align 16
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %44 = load i64, ptr %43, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call fastcc void @compare_primal(ptr noundef %25) #19
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
  call fastcc void @dismiss(ptr noundef nonnull %69) #19
  %74 = getelementptr inbounds nuw i8, ptr %69, i64 80
  %75 = load ptr, ptr %74, align 8
  %76 = call i32 @munmap(ptr noundef %75, i64 noundef 494928040) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %87 = getelementptr inbounds nuw i32, ptr @fatal, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = call i32 @sigaction(i32 noundef %88, ptr noundef null, ptr noundef nonnull %7) #21
  %90 = icmp eq i32 %89, 0
  %91 = load ptr, ptr %7, align 8
  %92 = icmp eq ptr %91, @at_signal
  %93 = select i1 %90, i1 %92, i1 false
  br i1 %93, label %94, label %97

94:                                               ; preds = %85
  %95 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %86
  %96 = call i32 @sigaction(i32 noundef %88, ptr noundef nonnull %95, ptr noundef null) #21
  br label %97

97:                                               ; preds = %94, %85
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %124 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %123, i64 noundef 8) #21
  %125 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
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
  %165 = call fastcc i32 @tell(ptr noundef nonnull readonly %25, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull @.str.3) #19
  br label %166

166:                                              ; preds = %163, %157, %151
  call fastcc void @dismiss(ptr noundef nonnull %25) #19
  %167 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %168 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #21
  %169 = load i64, ptr %5, align 16
  %170 = sitofp i64 %169 to double
  %171 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %172 = load i64, ptr %171, align 8
  %173 = sitofp i64 %172 to double
  %174 = call double @llvm.fmuladd.f64(double %173, double 1.000000e-09, double %170)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
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
  %2 = alloca [4096 x i8], align 16
  %3 = alloca [1024 x i8], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %5 = load ptr, ptr %4, align 8
  %6 = tail call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %7 = icmp eq ptr %6, inttoptr (i64 -1 to ptr)
  %8 = select i1 %7, ptr null, ptr %6
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = tail call fastcc i64 @read_ranges(ptr noundef %6, ptr noundef %12) #19
  br label %14

14:                                               ; preds = %1, %10
  %15 = phi i64 [ %13, %10 ], [ 0, %1 ]
  %16 = load i64, ptr %5, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %100

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 16777376
  %20 = icmp eq i64 %15, 0
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 327155880
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 152
  br label %23

23:                                               ; preds = %18, %95
  %24 = phi i64 [ 0, %18 ], [ %97, %95 ]
  %25 = phi ptr [ null, %18 ], [ %96, %95 ]
  %26 = getelementptr inbounds nuw %struct.Entry, ptr %19, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 52
  %28 = load i32, ptr %27, align 4
  %29 = and i32 %28, 1280
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %95

31:                                               ; preds = %23
  %32 = load ptr, ptr %26, align 8
  %33 = icmp eq ptr %25, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = load ptr, ptr %25, align 8
  %36 = icmp ult ptr %32, %35
  br i1 %36, label %42, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %40 = load ptr, ptr %39, align 8
  %41 = icmp ugt ptr %38, %40
  br i1 %41, label %42, label %64

42:                                               ; preds = %37, %34, %31
  br i1 %20, label %95, label %43

43:                                               ; preds = %42, %57
  %44 = phi i64 [ %59, %57 ], [ %15, %42 ]
  %45 = phi i64 [ %58, %57 ], [ 0, %42 ]
  %46 = add i64 %45, %44
  %47 = lshr i64 %46, 1
  %48 = getelementptr inbounds nuw %struct.Range, ptr %8, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = icmp ult ptr %32, %49
  br i1 %50, label %57, label %51

51:                                               ; preds = %43
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = icmp ult ptr %32, %53
  br i1 %54, label %61, label %55

55:                                               ; preds = %51
  %56 = add nuw i64 %47, 1
  br label %57

57:                                               ; preds = %55, %43
  %58 = phi i64 [ %45, %43 ], [ %56, %55 ]
  %59 = phi i64 [ %47, %43 ], [ %44, %55 ]
  %60 = icmp ult i64 %58, %59
  br i1 %60, label %43, label %95

61:                                               ; preds = %51
  %62 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %63 = icmp ugt ptr %62, %53
  br i1 %63, label %95, label %64

64:                                               ; preds = %37, %61
  %65 = phi ptr [ %48, %61 ], [ %25, %37 ]
  %66 = getelementptr inbounds nuw i8, ptr %26, i64 48
  %67 = load i32, ptr %66, align 8
  %68 = tail call fastcc double @get(ptr noundef %32, i32 noundef %67) #19
  %69 = getelementptr inbounds nuw double, ptr %21, i64 %24
  %70 = load double, ptr %69, align 8
  %71 = fcmp oeq double %68, %70
  br i1 %71, label %95, label %72

72:                                               ; preds = %64
  %73 = fcmp olt double %68, 0.000000e+00
  %74 = fneg double %68
  %75 = select i1 %73, double %74, double %68
  %76 = fcmp olt double %70, 0.000000e+00
  %77 = fneg double %70
  %78 = select i1 %76, double %77, double %70
  %79 = fcmp ogt double %75, %78
  %80 = select i1 %79, double %75, double %78
  %81 = load i64, ptr %22, align 8
  %82 = icmp eq i64 %81, 0
  %83 = select i1 %82, double 1.000000e-09, double 1.000000e-04
  %84 = fsub double %68, %70
  %85 = tail call double @llvm.fabs.f64(double %84)
  %86 = fmul double %80, %83
  %87 = fcmp ugt double %85, %86
  br i1 %87, label %88, label %95

88:                                               ; preds = %72
  %89 = fcmp uno double %68, 0.000000e+00
  %90 = fcmp uno double %70, 0.000000e+00
  %91 = and i1 %89, %90
  br i1 %91, label %95, label %92

92:                                               ; preds = %88
  call fastcc void @name(ptr noundef %0, ptr noundef nonnull %26, ptr noundef %3) #19
  %93 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 4096, ptr noundef nonnull @.str.86, ptr noundef nonnull %3, double noundef %68, double noundef %70) #21
  %94 = call fastcc i32 @tell(ptr noundef %0, ptr noundef nonnull @.str.87, i32 noundef 1, ptr noundef nonnull %2) #19
  br label %100

95:                                               ; preds = %57, %42, %64, %72, %88, %61, %23
  %96 = phi ptr [ %48, %61 ], [ %65, %64 ], [ %65, %88 ], [ %65, %72 ], [ %25, %23 ], [ null, %42 ], [ null, %57 ]
  %97 = add nuw nsw i64 %24, 1
  %98 = load i64, ptr %5, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %23, label %100

100:                                              ; preds = %95, %14, %92
  %101 = call i32 @munmap(ptr noundef %8, i64 noundef 131072) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

define internal fastcc void @dismiss(ptr noundef captures(none) %0) unnamed_addr #3 {
  %2 = alloca %struct.Action, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  %16 = getelementptr inbounds nuw i32, ptr @fatal, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = call i32 @sigaction(i32 noundef %17, ptr noundef null, ptr noundef nonnull %2) #21
  %19 = icmp eq i32 %18, 0
  %20 = load ptr, ptr %2, align 8
  %21 = icmp eq ptr %20, @at_signal
  %22 = select i1 %19, i1 %21, i1 false
  br i1 %22, label %23, label %26

23:                                               ; preds = %14
  %24 = getelementptr inbounds nuw %struct.Action, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 72), i64 %15
  %25 = call i32 @sigaction(i32 noundef %17, ptr noundef nonnull %24, ptr noundef null) #21
  br label %26

26:                                               ; preds = %23, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  %27 = add nuw nsw i64 %15, 1
  %28 = icmp eq i64 %27, 5
  br i1 %28, label %29, label %14

29:                                               ; preds = %26, %11, %7
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %31 = load i32, ptr %30, align 4
  %32 = call i32 @close(i32 noundef %31) #21
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load i32, ptr %33, align 8
  %35 = call i32 @close(i32 noundef %34) #21
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = load i32, ptr %36, align 8
  %38 = call i32 @kill(i32 noundef %37, i32 noundef 9) #21
  %39 = load i32, ptr %36, align 8
  %40 = call i32 @waitpid(i32 noundef %39, ptr noundef nonnull %3, i32 noundef 0) #21
  br label %41

41:                                               ; preds = %1, %29
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  ret void
}

define linkonce_odr hidden void @__enzcc_check_resume(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca i64, align 8
  %7 = alloca [2 x i64], align 16
  %8 = alloca [2 x i64], align 16
  %9 = alloca [96 x i8], align 8
  %10 = tail call fastcc ptr @enter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #19
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
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %46 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #21
  %47 = load i64, ptr %8, align 16
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %49 = load i64, ptr %48, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
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
  %99 = call i32 @munmap(ptr noundef nonnull %96, i64 noundef 494928040) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %121 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #21
  %122 = load i64, ptr %7, align 16
  %123 = sitofp i64 %122 to double
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %125 = load i64, ptr %124, align 8
  %126 = sitofp i64 %125 to double
  %127 = call double @llvm.fmuladd.f64(double %126, double 1.000000e-09, double %123)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
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
  %184 = call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %185 = icmp eq ptr %184, inttoptr (i64 -1 to ptr)
  %186 = select i1 %185, ptr null, ptr %184
  %187 = icmp eq ptr %186, null
  br i1 %187, label %191, label %188

188:                                              ; preds = %183
  %189 = load ptr, ptr %101, align 8
  %190 = call fastcc i64 @read_ranges(ptr noundef %184, ptr noundef %189) #19
  br label %191

191:                                              ; preds = %188, %183
  %192 = phi i64 [ %190, %188 ], [ 0, %183 ]
  %193 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %194 = load i64, ptr %193, align 8
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %198, label %196

196:                                              ; preds = %191
  %197 = call i32 @munmap(ptr noundef %186, i64 noundef 131072) #21
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
  %264 = call ptr @memcpy(ptr noundef nonnull %212, ptr noundef nonnull %230, i64 noundef 8) #21
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
  %275 = call ptr @memcpy(ptr noundef nonnull %212, ptr noundef %274, i64 noundef 8) #21
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
  %306 = call i32 @munmap(ptr noundef %186, i64 noundef 131072) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %330 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %329, i64 noundef 8) #21
  %331 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
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
  %362 = call fastcc i32 @tell(ptr noundef nonnull readonly %10, ptr noundef nonnull @.str, i32 noundef 0, ptr noundef nonnull %360) #19
  br label %363

363:                                              ; preds = %351, %357
  call fastcc void @end_half(ptr noundef %10, i32 noundef %92) #19
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
  call fastcc void @take_shadows(ptr noundef %10, i32 noundef 0) #19
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
  %442 = call fastcc i32 @look_before(ptr noundef %10) #19
  call fastcc void @start_check(ptr noundef %10, double noundef %127, i32 noundef %442) #19
  br label %443

443:                                              ; preds = %73, %363, %441
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %444

444:                                              ; preds = %5, %443
  ret void
}

declare i32 @munmap(ptr noundef, i64 noundef) #6

define internal fastcc void @take_shadows(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %4 = load ptr, ptr %3, align 8
  %5 = tail call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %6 = icmp eq ptr %5, inttoptr (i64 -1 to ptr)
  %7 = select i1 %6, ptr null, ptr %5
  %8 = icmp eq ptr %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = tail call fastcc i64 @read_ranges(ptr noundef %5, ptr noundef %11) #19
  br label %13

13:                                               ; preds = %2, %9
  %14 = phi i64 [ %12, %9 ], [ 0, %2 ]
  %15 = load i64, ptr %4, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %22

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16777376
  %19 = icmp eq i32 %1, 0
  %20 = icmp eq i64 %14, 0
  %21 = select i1 %19, i64 24, i64 32
  br label %24

22:                                               ; preds = %80, %13
  %23 = tail call i32 @munmap(ptr noundef %7, i64 noundef 131072) #21
  ret void

24:                                               ; preds = %17, %80
  %25 = phi i64 [ 0, %17 ], [ %84, %80 ]
  %26 = phi ptr [ null, %17 ], [ %82, %80 ]
  %27 = getelementptr inbounds nuw %struct.Entry, ptr %18, i64 %25
  br i1 %19, label %33, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 52
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %30, 4096
  %32 = icmp ne i32 %31, 0
  br label %33

33:                                               ; preds = %28, %24
  %34 = phi i1 [ false, %24 ], [ %32, %28 ]
  %35 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  %38 = select i1 %37, i1 true, i1 %34
  br i1 %38, label %76, label %39

39:                                               ; preds = %33
  %40 = icmp eq ptr %26, null
  br i1 %40, label %49, label %41

41:                                               ; preds = %39
  %42 = load ptr, ptr %26, align 8
  %43 = icmp ult ptr %36, %42
  br i1 %43, label %49, label %44

44:                                               ; preds = %41
  %45 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = icmp ugt ptr %45, %47
  br i1 %48, label %49, label %71

49:                                               ; preds = %44, %41, %39
  br i1 %20, label %76, label %50

50:                                               ; preds = %49, %64
  %51 = phi i64 [ %66, %64 ], [ %14, %49 ]
  %52 = phi i64 [ %65, %64 ], [ 0, %49 ]
  %53 = add i64 %52, %51
  %54 = lshr i64 %53, 1
  %55 = getelementptr inbounds nuw %struct.Range, ptr %7, i64 %54
  %56 = load ptr, ptr %55, align 8
  %57 = icmp ult ptr %36, %56
  br i1 %57, label %64, label %58

58:                                               ; preds = %50
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %60 = load ptr, ptr %59, align 8
  %61 = icmp ult ptr %36, %60
  br i1 %61, label %68, label %62

62:                                               ; preds = %58
  %63 = add nuw i64 %54, 1
  br label %64

64:                                               ; preds = %62, %50
  %65 = phi i64 [ %52, %50 ], [ %63, %62 ]
  %66 = phi i64 [ %54, %50 ], [ %51, %62 ]
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %50, label %76

68:                                               ; preds = %58
  %69 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %70 = icmp ugt ptr %69, %60
  br i1 %70, label %76, label %71

71:                                               ; preds = %68, %44
  %72 = phi ptr [ %55, %68 ], [ %26, %44 ]
  %73 = getelementptr inbounds nuw i8, ptr %27, i64 48
  %74 = load i32, ptr %73, align 8
  %75 = tail call fastcc double @get(ptr noundef %36, i32 noundef %74) #19
  br label %80

76:                                               ; preds = %64, %49, %33, %68
  %77 = phi ptr [ %26, %33 ], [ %55, %68 ], [ null, %49 ], [ null, %64 ]
  %78 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %79 = load double, ptr %78, align 8
  store ptr null, ptr %35, align 8
  br label %80

80:                                               ; preds = %71, %76
  %81 = phi double [ %75, %71 ], [ %79, %76 ]
  %82 = phi ptr [ %72, %71 ], [ %77, %76 ]
  %83 = getelementptr inbounds nuw i8, ptr %27, i64 %21
  store double %81, ptr %83, align 8
  %84 = add nuw nsw i64 %25, 1
  %85 = load i64, ptr %4, align 8
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %24, label %22
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %38 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %14, i64 noundef 8) #21
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
  call fastcc void @put_anchor(ptr noundef %39, i32 noundef 2, i64 noundef 0, ptr noundef %14, i32 noundef %118, i32 noundef %122, i32 noundef %124) #19
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
  %151 = call fastcc i32 @is_shadow(ptr noundef %109, ptr noundef %14) #19
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %190, label %153

153:                                              ; preds = %150
  %154 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %128, i64 noundef 8) #21
  %155 = load ptr, ptr %5, align 8
  %156 = load ptr, ptr %6, align 8
  %157 = getelementptr inbounds nuw i8, ptr %109, i64 28
  %158 = load i32, ptr %157, align 4
  %159 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %160 = load i32, ptr %159, align 8
  call fastcc void @put_pair(ptr noundef %155, ptr noundef %156, ptr noundef %14, i32 noundef %118, i32 noundef %158, i32 noundef %160, i32 noundef %3) #19
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
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
  tail call fastcc void @put_anchor(ptr noundef nonnull %0, i32 noundef 3, i64 noundef 0, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #19
  br label %124

18:                                               ; preds = %7
  %19 = icmp eq ptr %1, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %18
  tail call fastcc void @put_anchor(ptr noundef %0, i32 noundef 2, i64 noundef 0, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #19
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
  tail call fastcc void @put_anchor(ptr noundef %0, i32 noundef 0, i64 noundef %73, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #19
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
  tail call fastcc void @put_anchor(ptr noundef nonnull %1, i32 noundef 1, i64 noundef 0, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #19
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
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
  %21 = tail call i64 @strlen(ptr noundef nonnull @.str.6) #21
  %22 = tail call i32 @strncmp(ptr noundef %20, ptr noundef nonnull @.str.6, i64 noundef %21) #21
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  %25 = load ptr, ptr %19, align 8
  %26 = tail call ptr @__cxa_demangle(ptr noundef %25, ptr noundef null, ptr noundef null, ptr noundef null) #21
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
  %41 = tail call i64 @strlen(ptr noundef nonnull @.str.6) #21
  %42 = tail call i32 @strncmp(ptr noundef nonnull %40, ptr noundef nonnull @.str.6, i64 noundef %41) #21
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  br label %74

55:                                               ; preds = %49, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
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
  %67 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef nonnull %40, i64 noundef %56) #21
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 %56
  store i8 0, ptr %68, align 1
  %69 = call ptr @__cxa_demangle(ptr noundef nonnull %5, ptr noundef null, ptr noundef null, ptr noundef null) #21
  %70 = icmp eq ptr %69, null
  br i1 %70, label %74, label %71

71:                                               ; preds = %66
  %72 = trunc i64 %36 to i32
  %73 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %8, i64 noundef 1024, ptr noundef nonnull @.str.16, i32 noundef %72, ptr noundef nonnull %34, ptr noundef nonnull %69, ptr noundef nonnull %58) #21
  br label %76

74:                                               ; preds = %66, %55, %54
  %75 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %8, i64 noundef 1024, ptr noundef nonnull @.str.17, ptr noundef nonnull %34) #21
  br label %76

76:                                               ; preds = %71, %74
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %77 = icmp ne i32 %2, 0
  %78 = select i1 %77, ptr @.str.8, ptr @.str.9
  %79 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %81, ptr @.str.11, ptr @.str.10
  %83 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %84 = load i64, ptr %83, align 8
  %85 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 6144, ptr noundef nonnull @.str.7, ptr noundef nonnull %78, ptr noundef %1, ptr noundef %32, ptr noundef nonnull %8, ptr noundef nonnull %82, i64 noundef %84, ptr noundef %3) #21
  %86 = sext i32 %85 to i64
  br label %87

87:                                               ; preds = %91, %76
  %88 = phi i64 [ %86, %76 ], [ %95, %91 ]
  %89 = phi ptr [ %6, %76 ], [ %94, %91 ]
  %90 = icmp eq i64 %88, 0
  br i1 %90, label %96, label %91

91:                                               ; preds = %87
  %92 = call i64 @write(i32 noundef 2, ptr noundef %89, i64 noundef %88) #21
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
  %136 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 6144, ptr noundef nonnull @.str.12, ptr noundef nonnull %130, ptr noundef %1, ptr noundef nonnull %131, ptr noundef %32, ptr noundef nonnull %8, ptr noundef nonnull %134, i64 noundef %135, ptr noundef nonnull %7) #21
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
  %145 = call ptr @memcpy(ptr noundef nonnull %144, ptr noundef nonnull %6, i64 noundef %137) #21
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
  %153 = call i32 @fflush(ptr noundef null) #21
  call fastcc void @write_report() #19
  call void @_exit(i32 noundef 77) #23
  unreachable

154:                                              ; preds = %148
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
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
  %8 = tail call i64 @write(i32 noundef 2, ptr noundef %5, i64 noundef %4) #21
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
  %5 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), i32 noundef 577, i32 noundef 420) #21
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  %8 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %9 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), align 8
  %11 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 40), align 8
  %12 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %1, i64 noundef 256, ptr noundef nonnull @.str.18, i64 noundef %8, i64 noundef %9, i64 noundef %10, i64 noundef %11) #21
  %13 = sext i32 %12 to i64
  %14 = call i64 @write(i32 noundef %5, ptr noundef nonnull %1, i64 noundef %13) #21
  %15 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3600), align 8
  %16 = call i64 @write(i32 noundef %5, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 3608), i64 noundef %15) #21
  %17 = call i64 @write(i32 noundef %5, ptr noundef nonnull @.str.19, i64 noundef 3) #21
  %18 = call i32 @close(i32 noundef %5) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
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
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i16, align 2
  %18 = alloca [2 x i64], align 16
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca [2 x i64], align 16
  %22 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #20
  store i8 0, ptr %22, align 1
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 48), align 8
  %23 = tail call i32 (i32, ...) @prctl(i32 noundef 1, i32 noundef 9) #21
  %24 = tail call ptr @signal(i32 noundef 17, ptr noundef null) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #20
  %25 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %21) #21
  %26 = load i64, ptr %21, align 16
  %27 = sitofp i64 %26 to double
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = sitofp i64 %29 to double
  %31 = call double @llvm.fmuladd.f64(double %30, double 1.000000e-09, double %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #20
  %32 = load ptr, ptr %0, align 8
  %33 = call ptr @mmap(ptr noundef null, i64 noundef 104, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #21
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
  %46 = call ptr @mmap(ptr noundef null, i64 noundef 131072, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #21
  %47 = icmp eq ptr %46, inttoptr (i64 -1 to ptr)
  %48 = select i1 %47, ptr null, ptr %46
  %49 = load ptr, ptr @__enzcc_check_watch, align 8
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 72
  store ptr %48, ptr %50, align 8
  %51 = call ptr @mmap(ptr noundef null, i64 noundef 335544320, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #21
  %52 = icmp eq ptr %51, inttoptr (i64 -1 to ptr)
  %53 = select i1 %52, ptr null, ptr %51
  %54 = load ptr, ptr @__enzcc_check_watch, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store ptr %53, ptr %55, align 8
  %56 = call ptr @mmap(ptr noundef null, i64 noundef 34359738368, i32 noundef 3, i32 noundef 16417, i32 noundef -1, i64 noundef 0) #21
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
  %71 = call fastcc i64 @read_ranges(ptr noundef %62, ptr noundef %1) #19
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
  call fastcc void @put_pair(ptr noundef %272, ptr noundef nonnull %269, ptr noundef null, i32 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 1) #19
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
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #20
  %295 = call ptr @memcpy(ptr noundef nonnull %19, ptr noundef %294, i64 noundef 8) #21
  %296 = call ptr @memcpy(ptr noundef nonnull %20, ptr noundef %292, i64 noundef 8) #21
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
  call fastcc void @put_pair(ptr noundef %301, ptr noundef %302, ptr noundef null, i32 noundef %303, i32 noundef %306, i32 noundef %308, i32 noundef %311) #19
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
  call fastcc void @put_anchor(ptr noundef %316, i32 noundef 1, i64 noundef 0, ptr noundef null, i32 noundef 0, i32 noundef %319, i32 noundef 0) #19
  br label %320

320:                                              ; preds = %315, %312, %300
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #20
  %321 = load i64, ptr %255, align 8
  br label %322

322:                                              ; preds = %320, %280
  %323 = phi i64 [ %281, %280 ], [ %321, %320 ]
  %324 = add nuw nsw i64 %282, 1
  %325 = icmp slt i64 %324, %323
  br i1 %325, label %280, label %326

326:                                              ; preds = %322, %254
  %327 = call fastcc i32 @run_child(ptr noundef %0, i32 noundef 1) #19
  %328 = sext i32 %327 to i64
  br label %329

329:                                              ; preds = %64, %37, %4, %326
  %330 = phi i64 [ %328, %326 ], [ -1, %4 ], [ -1, %37 ], [ -1, %64 ]
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %332 = load ptr, ptr %331, align 8
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 24
  store i64 %330, ptr %333, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #20
  %334 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %18) #21
  %335 = load i64, ptr %18, align 16
  %336 = sitofp i64 %335 to double
  %337 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %338 = load i64, ptr %337, align 8
  %339 = sitofp i64 %338 to double
  %340 = call double @llvm.fmuladd.f64(double %339, double 1.000000e-09, double %336)
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #20
  %341 = fsub double %340, %31
  %342 = load ptr, ptr %331, align 8
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 24
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %346, label %1297

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
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %357 = getelementptr inbounds nuw i8, ptr %349, i64 16
  br label %365

358:                                              ; preds = %432
  %359 = load ptr, ptr @__enzcc_check_watch, align 8
  br label %360

360:                                              ; preds = %358, %346
  %361 = phi ptr [ %359, %358 ], [ %348, %346 ]
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 16
  %363 = load i64, ptr %362, align 8
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %436, label %444

365:                                              ; preds = %432, %353
  %366 = phi i64 [ 0, %353 ], [ %433, %432 ]
  %367 = load ptr, ptr %354, align 8
  %368 = getelementptr inbounds nuw %struct.Slot, ptr %367, i64 %366
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 8
  %370 = load i64, ptr %369, align 8
  switch i64 %370, label %432 [
    i64 1, label %371
    i64 2, label %371
    i64 6, label %371
    i64 7, label %371
    i64 5, label %425
  ]

371:                                              ; preds = %365, %365, %365, %365
  %372 = getelementptr inbounds nuw i8, ptr %368, i64 24
  %373 = load i64, ptr %372, align 8
  %374 = icmp eq i64 %373, 0
  br i1 %374, label %432, label %375

375:                                              ; preds = %371
  %376 = load i64, ptr %349, align 8
  %377 = getelementptr inbounds nuw i8, ptr %368, i64 16
  %378 = load i64, ptr %377, align 8
  %379 = icmp eq i64 %378, 0
  %380 = zext i1 %379 to i32
  %381 = load ptr, ptr %355, align 8
  %382 = load i64, ptr %368, align 8
  %383 = getelementptr inbounds i8, ptr %381, i64 %382
  %384 = load ptr, ptr %356, align 8
  %385 = getelementptr inbounds i8, ptr %384, i64 %382
  %386 = trunc nuw nsw i64 %370 to i32
  %387 = select i1 %379, i32 1026, i32 1025
  %388 = trunc i64 %378 to i32
  %389 = xor i32 %388, -1
  %390 = load ptr, ptr @__enzcc_check_watch, align 8
  %391 = load ptr, ptr %390, align 8
  %392 = load i64, ptr %391, align 8
  %393 = icmp eq i64 %392, 4194304
  br i1 %393, label %417, label %394

394:                                              ; preds = %375
  %395 = icmp eq ptr %384, null
  br i1 %395, label %399, label %396

396:                                              ; preds = %394
  %397 = call fastcc double @get(ptr noundef nonnull %385, i32 noundef %386) #19
  %398 = load i64, ptr %391, align 8
  br label %399

399:                                              ; preds = %396, %394
  %400 = phi i64 [ %398, %396 ], [ %392, %394 ]
  %401 = phi double [ %397, %396 ], [ 0.000000e+00, %394 ]
  %402 = getelementptr inbounds nuw i8, ptr %391, i64 16777376
  %403 = add nsw i64 %400, 1
  store i64 %403, ptr %391, align 8
  %404 = getelementptr inbounds %struct.Entry, ptr %402, i64 %400
  %405 = call fastcc double @get(ptr noundef %383, i32 noundef %386) #19
  store ptr %383, ptr %404, align 8
  %406 = getelementptr inbounds nuw i8, ptr %404, i64 8
  store ptr %385, ptr %406, align 8
  %407 = getelementptr inbounds nuw i8, ptr %404, i64 16
  store double %405, ptr %407, align 8
  %408 = getelementptr inbounds nuw i8, ptr %404, i64 24
  store double %401, ptr %408, align 8
  %409 = getelementptr inbounds nuw i8, ptr %404, i64 32
  store double 0.000000e+00, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %404, i64 40
  store double 0.000000e+00, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %404, i64 48
  store i32 %386, ptr %411, align 8
  %412 = getelementptr inbounds nuw i8, ptr %404, i64 52
  store i32 %387, ptr %412, align 4
  %413 = getelementptr inbounds nuw i8, ptr %404, i64 56
  store i32 %389, ptr %413, align 8
  %414 = getelementptr inbounds nuw i8, ptr %404, i64 60
  store i32 0, ptr %414, align 4
  %415 = icmp eq i64 %370, 2
  %416 = zext i1 %415 to i64
  br label %417

417:                                              ; preds = %399, %375
  %418 = phi i64 [ 152, %399 ], [ 16, %375 ]
  %419 = phi i64 [ %416, %399 ], [ 64, %375 ]
  %420 = getelementptr inbounds nuw i8, ptr %391, i64 %418
  %421 = load i64, ptr %420, align 8
  %422 = or i64 %421, %419
  store i64 %422, ptr %420, align 8
  %423 = getelementptr inbounds nuw %struct.Entry, ptr %349, i64 %376
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 16777436
  store i32 %380, ptr %424, align 4
  call fastcc void @scale_entries(i64 noundef %376) #19
  br label %432

425:                                              ; preds = %365
  %426 = getelementptr inbounds nuw i8, ptr %368, i64 24
  %427 = load i64, ptr %426, align 8
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %432, label %429

429:                                              ; preds = %425
  %430 = load i64, ptr %357, align 8
  %431 = or i64 %430, 32
  store i64 %431, ptr %357, align 8
  br label %432

432:                                              ; preds = %429, %425, %417, %371, %365
  %433 = add nuw nsw i64 %366, 1
  %434 = load i64, ptr %350, align 8
  %435 = icmp slt i64 %433, %434
  br i1 %435, label %365, label %358

436:                                              ; preds = %1173, %360
  %437 = phi ptr [ %361, %360 ], [ %1175, %1173 ]
  %438 = getelementptr inbounds nuw i8, ptr %349, i64 8
  %439 = load i64, ptr %438, align 8
  %440 = icmp sgt i64 %439, 0
  br i1 %440, label %441, label %1179

441:                                              ; preds = %436
  %442 = getelementptr inbounds nuw i8, ptr %349, i64 16
  %443 = getelementptr inbounds nuw i8, ptr %349, i64 80
  br label %1183

444:                                              ; preds = %360, %1173
  %445 = phi ptr [ %1175, %1173 ], [ %361, %360 ]
  %446 = phi i64 [ %1174, %1173 ], [ 0, %360 ]
  %447 = getelementptr inbounds nuw i8, ptr %445, i64 8
  %448 = load ptr, ptr %447, align 8
  %449 = getelementptr inbounds nuw %struct.Object, ptr %448, i64 %446
  %450 = getelementptr inbounds nuw i8, ptr %449, i64 40
  %451 = load i32, ptr %450, align 8
  %452 = icmp eq i32 %451, 0
  %453 = getelementptr inbounds nuw i8, ptr %449, i64 44
  br i1 %452, label %455, label %454

454:                                              ; preds = %444
  store i32 0, ptr %453, align 4
  store i32 %451, ptr %450, align 8
  br label %458

455:                                              ; preds = %444
  %456 = load i32, ptr %453, align 4
  store i32 %456, ptr %450, align 8
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %1173, label %458

458:                                              ; preds = %454, %455
  %459 = getelementptr inbounds nuw i8, ptr %449, i64 24
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds nuw i8, ptr %449, i64 32
  %462 = load i64, ptr %461, align 8
  %463 = icmp ugt i64 %460, %462
  br i1 %463, label %1173, label %464

464:                                              ; preds = %458
  %465 = load ptr, ptr @__enzcc_check_watch, align 8
  %466 = load ptr, ptr %465, align 8
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 16
  %468 = load i64, ptr %467, align 8
  %469 = and i64 %468, 8192
  %470 = icmp eq i64 %469, 0
  br i1 %470, label %474, label %471

471:                                              ; preds = %464
  %472 = getelementptr inbounds nuw i8, ptr %465, i64 96
  %473 = load i32, ptr %472, align 8
  br label %474

474:                                              ; preds = %471, %464
  %475 = phi i32 [ %473, %471 ], [ 0, %464 ]
  %476 = load i64, ptr %466, align 8
  %477 = getelementptr inbounds nuw i8, ptr %449, i64 16
  %478 = load ptr, ptr %477, align 8
  br label %496

479:                                              ; preds = %496
  %480 = icmp eq i32 %510, 0
  %481 = icmp ne i32 %508, 0
  %482 = select i1 %480, i1 true, i1 %481
  %483 = getelementptr inbounds nuw i8, ptr %449, i64 48
  %484 = getelementptr inbounds nuw i8, ptr %466, i64 160
  %485 = ptrtoint ptr %484 to i64
  %486 = getelementptr inbounds nuw i8, ptr %449, i64 56
  %487 = getelementptr inbounds nuw i8, ptr %449, i64 64
  %488 = getelementptr inbounds nuw i8, ptr %449, i64 72
  %489 = icmp ne i32 %475, 0
  %490 = getelementptr inbounds nuw i8, ptr %449, i64 8
  %491 = icmp eq i32 %475, 6
  %492 = select i1 %491, i64 8, i64 14
  %493 = icmp eq i32 %475, 7
  %494 = getelementptr inbounds nuw i8, ptr %466, i64 40
  %495 = getelementptr inbounds nuw i8, ptr %466, i64 64
  br label %513

496:                                              ; preds = %496, %474
  %497 = phi i32 [ 0, %474 ], [ %510, %496 ]
  %498 = phi i32 [ 0, %474 ], [ %508, %496 ]
  %499 = phi i64 [ %460, %474 ], [ %511, %496 ]
  %500 = getelementptr inbounds nuw i8, ptr %478, i64 %499
  %501 = load i8, ptr %500, align 1
  %502 = zext i8 %501 to i32
  %503 = and i32 %502, 16
  %504 = icmp eq i32 %503, 0
  %505 = and i32 %502, 8
  %506 = and i32 %502, 4
  %507 = select i1 %504, i32 %506, i32 0
  %508 = or i32 %507, %498
  %509 = select i1 %504, i32 %505, i32 0
  %510 = or i32 %509, %497
  %511 = add i64 %499, 1
  %512 = icmp ugt i64 %511, %462
  br i1 %512, label %479, label %496

513:                                              ; preds = %1167, %479
  %514 = phi i64 [ %460, %479 ], [ %1169, %1167 ]
  %515 = load ptr, ptr %477, align 8
  %516 = getelementptr inbounds nuw i8, ptr %515, i64 %514
  %517 = load i8, ptr %516, align 1
  %518 = load ptr, ptr %449, align 8
  %519 = shl i64 %514, 2
  %520 = getelementptr inbounds nuw i8, ptr %518, i64 %519
  %521 = zext i8 %517 to i32
  %522 = and i32 %521, 3
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %1167, label %524

524:                                              ; preds = %513
  %525 = load i32, ptr %450, align 8
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %1167, label %527

527:                                              ; preds = %524
  %528 = load ptr, ptr @__enzcc_check_watch, align 8
  %529 = load ptr, ptr %528, align 8
  %530 = sext i32 %525 to i64
  %531 = getelementptr %struct.Anchor, ptr %529, i64 %530
  %532 = getelementptr i8, ptr %531, i64 96
  %533 = load ptr, ptr %532, align 8
  %534 = icmp ult ptr %520, %533
  br i1 %534, label %535, label %538

535:                                              ; preds = %527
  %536 = load i32, ptr %483, align 8
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %1167, label %565

538:                                              ; preds = %527, %543
  %539 = phi ptr [ %546, %543 ], [ %532, %527 ]
  %540 = getelementptr inbounds nuw i8, ptr %539, i64 36
  %541 = load i32, ptr %540, align 4
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %549, label %543

543:                                              ; preds = %538
  %544 = sext i32 %541 to i64
  %545 = getelementptr %struct.Anchor, ptr %529, i64 %544
  %546 = getelementptr i8, ptr %545, i64 96
  %547 = load ptr, ptr %546, align 8
  %548 = icmp ugt ptr %547, %520
  br i1 %548, label %549, label %538

549:                                              ; preds = %543, %538
  %550 = getelementptr inbounds nuw i8, ptr %539, i64 8
  %551 = load i64, ptr %550, align 8
  %552 = call i64 @llvm.abs.i64(i64 %551, i1 true)
  %553 = load i32, ptr %483, align 8
  %554 = icmp eq i32 %553, 0
  br i1 %554, label %555, label %565

555:                                              ; preds = %549
  %556 = getelementptr inbounds nuw i8, ptr %539, i64 24
  %557 = load i32, ptr %556, align 8
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %559, label %565

559:                                              ; preds = %555
  %560 = load ptr, ptr %539, align 8
  %561 = ptrtoint ptr %520 to i64
  %562 = ptrtoint ptr %560 to i64
  %563 = sub i64 %561, %562
  %564 = icmp slt i64 %563, %552
  br i1 %564, label %565, label %1167

565:                                              ; preds = %559, %555, %549, %535
  %566 = phi ptr [ %532, %535 ], [ %539, %549 ], [ %539, %555 ], [ %539, %559 ]
  %567 = getelementptr inbounds nuw i8, ptr %566, i64 24
  %568 = load i32, ptr %567, align 8
  switch i32 %568, label %569 [
    i32 1, label %1167
    i32 3, label %1167
    i32 2, label %582
  ]

569:                                              ; preds = %565
  %570 = getelementptr inbounds nuw i8, ptr %566, i64 8
  %571 = load i64, ptr %570, align 8
  %572 = getelementptr inbounds i8, ptr %520, i64 %571
  %573 = icmp eq ptr %518, null
  %574 = icmp sgt i8 %517, -1
  %575 = and i32 %521, 2
  %576 = icmp eq i32 %575, 0
  %577 = or i1 %574, %576
  %578 = or i1 %573, %577
  br i1 %578, label %582, label %579

579:                                              ; preds = %569
  %580 = load i64, ptr %467, align 8
  %581 = or i64 %580, 512
  store i64 %581, ptr %467, align 8
  br label %582

582:                                              ; preds = %579, %569, %565
  %583 = phi i1 [ %573, %569 ], [ false, %579 ], [ true, %565 ]
  %584 = phi ptr [ %572, %569 ], [ %572, %579 ], [ null, %565 ]
  %585 = ptrtoint ptr %566 to i64
  %586 = sub i64 %585, %485
  %587 = lshr exact i64 %586, 6
  %588 = trunc i64 %587 to i32
  %589 = load i32, ptr %453, align 4
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %647, label %591

591:                                              ; preds = %582
  %592 = and i32 %521, 1
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %1167, label %594

594:                                              ; preds = %591
  %595 = load i64, ptr %467, align 8
  %596 = or i64 %595, 4096
  store i64 %596, ptr %467, align 8
  %597 = getelementptr inbounds nuw i8, ptr %528, i64 88
  %598 = load ptr, ptr %597, align 8
  %599 = getelementptr inbounds nuw i8, ptr %598, i64 56
  %600 = load i64, ptr %599, align 8
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %602, label %647

602:                                              ; preds = %594
  %603 = getelementptr inbounds nuw i8, ptr %566, i64 16
  %604 = load ptr, ptr %603, align 8
  %605 = icmp eq ptr %604, null
  br i1 %605, label %1167, label %606

606:                                              ; preds = %602
  %607 = getelementptr inbounds nuw i8, ptr %528, i64 16
  %608 = load i64, ptr %607, align 8
  %609 = icmp eq i64 %608, 0
  br i1 %609, label %1167, label %610

610:                                              ; preds = %606
  %611 = getelementptr inbounds nuw i8, ptr %528, i64 8
  %612 = load ptr, ptr %611, align 8
  br label %613

613:                                              ; preds = %613, %610
  %614 = phi i64 [ 0, %610 ], [ %623, %613 ]
  %615 = phi i64 [ %608, %610 ], [ %622, %613 ]
  %616 = add i64 %615, %614
  %617 = lshr i64 %616, 1
  %618 = getelementptr inbounds nuw %struct.Object, ptr %612, i64 %617
  %619 = load ptr, ptr %618, align 8
  %620 = icmp ult ptr %604, %619
  %621 = add nuw i64 %617, 1
  %622 = select i1 %620, i64 %617, i64 %615
  %623 = select i1 %620, i64 %614, i64 %621
  %624 = icmp ult i64 %623, %622
  br i1 %624, label %613, label %625

625:                                              ; preds = %613
  %626 = icmp eq i64 %623, 0
  br i1 %626, label %1167, label %627

627:                                              ; preds = %625
  %628 = getelementptr %struct.Object, ptr %612, i64 %623
  %629 = getelementptr i8, ptr %628, i64 -72
  %630 = load ptr, ptr %629, align 8
  %631 = icmp ult ptr %604, %630
  %632 = getelementptr inbounds i8, ptr %628, i64 -80
  br i1 %631, label %633, label %1167

633:                                              ; preds = %627
  %634 = getelementptr inbounds i8, ptr %628, i64 -64
  %635 = load ptr, ptr %634, align 8
  %636 = icmp eq ptr %635, null
  br i1 %636, label %1167, label %637

637:                                              ; preds = %633
  %638 = load ptr, ptr %632, align 8
  %639 = ptrtoint ptr %604 to i64
  %640 = ptrtoint ptr %638 to i64
  %641 = sub i64 %639, %640
  %642 = sdiv i64 %641, 4
  %643 = getelementptr inbounds i8, ptr %635, i64 %642
  %644 = load i8, ptr %643, align 1
  %645 = and i8 %644, 2
  %646 = icmp eq i8 %645, 0
  br i1 %646, label %1167, label %647

647:                                              ; preds = %637, %594, %582
  %648 = phi i32 [ %522, %582 ], [ 5121, %637 ], [ 5121, %594 ]
  br i1 %583, label %683, label %649

649:                                              ; preds = %647
  %650 = getelementptr inbounds nuw i8, ptr %528, i64 72
  %651 = load ptr, ptr %650, align 8
  %652 = getelementptr inbounds nuw i8, ptr %528, i64 80
  %653 = load i64, ptr %652, align 8
  %654 = icmp eq i64 %653, 0
  br i1 %654, label %1167, label %655

655:                                              ; preds = %649, %669
  %656 = phi i64 [ %671, %669 ], [ %653, %649 ]
  %657 = phi i64 [ %670, %669 ], [ 0, %649 ]
  %658 = add i64 %657, %656
  %659 = lshr i64 %658, 1
  %660 = getelementptr inbounds nuw %struct.Range, ptr %651, i64 %659
  %661 = load ptr, ptr %660, align 8
  %662 = icmp ult ptr %584, %661
  br i1 %662, label %669, label %663

663:                                              ; preds = %655
  %664 = getelementptr inbounds nuw i8, ptr %660, i64 8
  %665 = load ptr, ptr %664, align 8
  %666 = icmp ult ptr %584, %665
  br i1 %666, label %673, label %667

667:                                              ; preds = %663
  %668 = add nuw i64 %659, 1
  br label %669

669:                                              ; preds = %667, %655
  %670 = phi i64 [ %657, %655 ], [ %668, %667 ]
  %671 = phi i64 [ %659, %655 ], [ %656, %667 ]
  %672 = icmp ult i64 %670, %671
  br i1 %672, label %655, label %1167

673:                                              ; preds = %663
  %674 = getelementptr inbounds nuw i8, ptr %584, i64 8
  %675 = icmp ugt ptr %674, %665
  br i1 %675, label %1167, label %676

676:                                              ; preds = %673
  %677 = getelementptr inbounds nuw i8, ptr %660, i64 16
  %678 = load i32, ptr %677, align 8
  %679 = icmp eq i32 %678, 0
  br i1 %679, label %1167, label %680

680:                                              ; preds = %676
  %681 = call fastcc i32 @is_shadow(ptr noundef %566, ptr noundef %520) #19
  %682 = icmp eq i32 %681, 0
  br i1 %682, label %1167, label %685

683:                                              ; preds = %647
  %684 = or disjoint i32 %648, 512
  br label %685

685:                                              ; preds = %683, %680
  %686 = phi i32 [ %684, %683 ], [ %648, %680 ]
  %687 = getelementptr inbounds nuw i8, ptr %566, i64 32
  %688 = load i32, ptr %687, align 8
  %689 = icmp eq i32 %688, 0
  %690 = or i32 %686, 1024
  %691 = select i1 %689, i32 %686, i32 %690
  %692 = load i32, ptr %486, align 8
  %693 = icmp eq i32 %692, 0
  br i1 %693, label %706, label %694

694:                                              ; preds = %685
  %695 = getelementptr inbounds nuw i8, ptr %566, i64 28
  %696 = load i32, ptr %695, align 4
  %697 = icmp eq i32 %696, 0
  br i1 %697, label %706, label %698

698:                                              ; preds = %694
  %699 = load i64, ptr %487, align 8
  %700 = icmp ult i64 %514, %699
  br i1 %700, label %704, label %701

701:                                              ; preds = %698
  %702 = load i64, ptr %488, align 8
  %703 = icmp ugt i64 %514, %702
  br i1 %703, label %704, label %706

704:                                              ; preds = %701, %698
  %705 = or i32 %691, 2048
  br label %706

706:                                              ; preds = %704, %701, %694, %685
  %707 = phi i32 [ %705, %704 ], [ %691, %701 ], [ %691, %694 ], [ %691, %685 ]
  %708 = and i32 %521, 20
  %709 = icmp eq i32 %708, 20
  br i1 %709, label %927, label %710

710:                                              ; preds = %706
  %711 = and i32 %521, 24
  %712 = icmp eq i32 %711, 24
  br i1 %712, label %927, label %713

713:                                              ; preds = %710
  %714 = and i32 %521, 4
  %715 = icmp eq i32 %714, 0
  br i1 %715, label %716, label %927

716:                                              ; preds = %713
  %717 = and i32 %521, 8
  %718 = icmp eq i32 %717, 0
  br i1 %718, label %719, label %927

719:                                              ; preds = %716
  %720 = and i32 %521, 16
  %721 = icmp eq i32 %720, 0
  br i1 %721, label %725, label %722

722:                                              ; preds = %719
  %723 = load i64, ptr %467, align 8
  %724 = or i64 %723, 32
  store i64 %724, ptr %467, align 8
  br label %1167

725:                                              ; preds = %719
  %726 = and i32 %521, 32
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %728, label %730

728:                                              ; preds = %725
  %729 = ptrtoint ptr %520 to i64
  br label %755

730:                                              ; preds = %725
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #20
  %731 = ptrtoint ptr %520 to i64
  %732 = and i64 %731, 15
  %733 = icmp eq i64 %732, 0
  %734 = and i1 %489, %733
  br i1 %734, label %735, label %748

735:                                              ; preds = %730
  %736 = getelementptr inbounds nuw i8, ptr %520, i64 16
  %737 = load ptr, ptr %490, align 8
  %738 = icmp ugt ptr %736, %737
  br i1 %738, label %748, label %739

739:                                              ; preds = %735
  %740 = getelementptr inbounds nuw i8, ptr %520, i64 %492
  %741 = call ptr @memcpy(ptr noundef nonnull %17, ptr noundef nonnull %740, i64 noundef 2) #21
  %742 = load i16, ptr %17, align 2
  %743 = and i16 %742, 32767
  %744 = add nsw i16 %743, -16284
  %745 = icmp ult i16 %744, 199
  br i1 %745, label %746, label %748

746:                                              ; preds = %739
  br i1 %493, label %747, label %749

747:                                              ; preds = %746
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #20
  br label %753

748:                                              ; preds = %739, %735, %730
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #20
  br label %755

749:                                              ; preds = %746
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #20
  %750 = call ptr @memcpy(ptr noundef nonnull %16, ptr noundef nonnull %520, i64 noundef 8) #21
  %751 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #20
  %752 = icmp sgt i64 %751, -1
  br i1 %752, label %755, label %753

753:                                              ; preds = %749, %747
  %754 = or i32 %707, 256
  br label %927

755:                                              ; preds = %749, %748, %728
  %756 = phi i64 [ %729, %728 ], [ %731, %748 ], [ %731, %749 ]
  %757 = and i64 %756, 7
  %758 = icmp eq i64 %757, 0
  br i1 %758, label %759, label %1167

759:                                              ; preds = %755
  %760 = getelementptr inbounds nuw i8, ptr %520, i64 8
  %761 = load ptr, ptr %490, align 8
  %762 = icmp ugt ptr %760, %761
  br i1 %762, label %1167, label %763

763:                                              ; preds = %759
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #20
  %764 = call ptr @memcpy(ptr noundef nonnull %15, ptr noundef %520, i64 noundef 8) #21
  %765 = load i64, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #20
  %766 = icmp ne i64 %765, 0
  br i1 %766, label %774, label %767

767:                                              ; preds = %763
  %768 = load ptr, ptr %477, align 8
  %769 = getelementptr inbounds nuw i8, ptr %768, i64 %514
  %770 = load i8, ptr %769, align 1
  %771 = and i8 %770, 32
  %772 = icmp eq i8 %771, 0
  br i1 %772, label %1167, label %773

773:                                              ; preds = %767
  br i1 %583, label %809, label %786

774:                                              ; preds = %763
  br i1 %583, label %808, label %775

775:                                              ; preds = %774
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #20
  %776 = call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %584, i64 noundef 8) #21
  %777 = load i64, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #20
  %778 = icmp eq i64 %777, %765
  br i1 %778, label %779, label %786

779:                                              ; preds = %775
  %780 = load ptr, ptr @__enzcc_check_watch, align 8
  %781 = getelementptr inbounds nuw i8, ptr %780, i64 88
  %782 = load ptr, ptr %781, align 8
  %783 = getelementptr inbounds nuw i8, ptr %782, i64 56
  %784 = load i64, ptr %783, align 8
  %785 = icmp eq i64 %784, 0
  br i1 %785, label %1167, label %786

786:                                              ; preds = %779, %775, %773
  %787 = phi i32 [ 0, %773 ], [ 0, %775 ], [ 8192, %779 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #20
  %788 = call ptr @memcpy(ptr noundef nonnull %13, ptr noundef nonnull %584, i64 noundef 8) #21
  %789 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #20
  %790 = icmp eq i64 %789, 0
  br i1 %790, label %807, label %791

791:                                              ; preds = %786
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #20
  %792 = call ptr @memcpy(ptr noundef nonnull %12, ptr noundef nonnull %584, i64 noundef 8) #21
  %793 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #20
  %794 = lshr i64 %793, 52
  %795 = trunc nuw nsw i64 %794 to i32
  %796 = and i32 %795, 2047
  %797 = add nsw i32 %796, -1123
  %798 = icmp ult i32 %797, -199
  br i1 %798, label %799, label %807

799:                                              ; preds = %791
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
  %800 = call ptr @memcpy(ptr noundef nonnull %11, ptr noundef nonnull %584, i64 noundef 8) #21
  %801 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #20
  %802 = trunc i64 %801 to i32
  %803 = lshr i32 %802, 23
  %804 = and i32 %803, 255
  %805 = add nsw i32 %804, -167
  %806 = icmp ult i32 %805, -79
  br i1 %806, label %1167, label %807

807:                                              ; preds = %799, %791, %786
  br i1 %482, label %827, label %810

808:                                              ; preds = %774
  br i1 %482, label %828, label %810

809:                                              ; preds = %773
  br i1 %482, label %869, label %1167

810:                                              ; preds = %808, %807
  %811 = phi i32 [ 0, %808 ], [ %787, %807 ]
  %812 = trunc i64 %765 to i32
  %813 = lshr i32 %812, 23
  %814 = and i32 %813, 255
  %815 = add nsw i32 %814, -167
  %816 = icmp ult i32 %815, -79
  %817 = icmp ne i32 %812, 0
  %818 = and i1 %817, %816
  br i1 %818, label %828, label %819

819:                                              ; preds = %810
  %820 = lshr i64 %765, 55
  %821 = trunc nuw nsw i64 %820 to i32
  %822 = and i32 %821, 255
  %823 = add nsw i32 %822, -88
  %824 = icmp ult i32 %823, 79
  %825 = icmp ult i64 %765, 4294967296
  %826 = or i1 %825, %824
  br i1 %826, label %915, label %828

827:                                              ; preds = %807
  br i1 %766, label %828, label %861

828:                                              ; preds = %827, %819, %810, %808
  %829 = phi i32 [ 0, %808 ], [ %811, %810 ], [ %811, %819 ], [ %787, %827 ]
  %830 = lshr i64 %765, 52
  %831 = trunc nuw nsw i64 %830 to i32
  %832 = and i32 %831, 2047
  %833 = add nsw i32 %832, -1123
  %834 = icmp ult i32 %833, -199
  br i1 %834, label %1167, label %835

835:                                              ; preds = %828
  %836 = load ptr, ptr @__enzcc_check_watch, align 8
  %837 = getelementptr inbounds nuw i8, ptr %836, i64 72
  %838 = load ptr, ptr %837, align 8
  %839 = getelementptr inbounds nuw i8, ptr %836, i64 80
  %840 = load i64, ptr %839, align 8
  %841 = inttoptr i64 %765 to ptr
  %842 = icmp eq i64 %840, 0
  br i1 %842, label %921, label %843

843:                                              ; preds = %835, %857
  %844 = phi i64 [ %859, %857 ], [ %840, %835 ]
  %845 = phi i64 [ %858, %857 ], [ 0, %835 ]
  %846 = add i64 %845, %844
  %847 = lshr i64 %846, 1
  %848 = getelementptr inbounds nuw %struct.Range, ptr %838, i64 %847
  %849 = load ptr, ptr %848, align 8
  %850 = icmp ugt ptr %849, %841
  br i1 %850, label %857, label %851

851:                                              ; preds = %843
  %852 = getelementptr inbounds nuw i8, ptr %848, i64 8
  %853 = load ptr, ptr %852, align 8
  %854 = icmp ugt ptr %853, %841
  br i1 %854, label %1167, label %855

855:                                              ; preds = %851
  %856 = add nuw i64 %847, 1
  br label %857

857:                                              ; preds = %855, %843
  %858 = phi i64 [ %845, %843 ], [ %856, %855 ]
  %859 = phi i64 [ %847, %843 ], [ %844, %855 ]
  %860 = icmp ult i64 %858, %859
  br i1 %860, label %843, label %921

861:                                              ; preds = %827
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  %862 = call ptr @memcpy(ptr noundef nonnull %10, ptr noundef nonnull %584, i64 noundef 8) #21
  %863 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  %864 = lshr i64 %863, 52
  %865 = trunc nuw nsw i64 %864 to i32
  %866 = and i32 %865, 2047
  %867 = add nsw i32 %866, -1123
  %868 = icmp ult i32 %867, -199
  br i1 %868, label %869, label %921

869:                                              ; preds = %861, %809
  %870 = phi i32 [ %787, %861 ], [ 0, %809 ]
  %871 = getelementptr inbounds nuw i8, ptr %520, i64 16
  %872 = load ptr, ptr %490, align 8
  %873 = icmp ugt ptr %871, %872
  br i1 %873, label %881, label %874

874:                                              ; preds = %869
  %875 = load ptr, ptr %477, align 8
  %876 = getelementptr i8, ptr %875, i64 %514
  %877 = getelementptr i8, ptr %876, i64 2
  %878 = load i8, ptr %877, align 1
  %879 = and i8 %878, 4
  %880 = icmp eq i8 %879, 0
  br i1 %880, label %883, label %921

881:                                              ; preds = %869
  %882 = icmp ugt i64 %514, 1
  br i1 %882, label %885, label %1167

883:                                              ; preds = %874
  %884 = icmp ult i64 %514, 2
  br i1 %884, label %897, label %892

885:                                              ; preds = %881
  %886 = load ptr, ptr %477, align 8
  %887 = getelementptr i8, ptr %886, i64 %514
  %888 = getelementptr i8, ptr %887, i64 -2
  %889 = load i8, ptr %888, align 1
  %890 = and i8 %889, 4
  %891 = icmp eq i8 %890, 0
  br i1 %891, label %906, label %921

892:                                              ; preds = %883
  %893 = getelementptr i8, ptr %876, i64 -2
  %894 = load i8, ptr %893, align 1
  %895 = and i8 %894, 4
  %896 = icmp eq i8 %895, 0
  br i1 %896, label %897, label %921

897:                                              ; preds = %892, %883
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  %898 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef nonnull %760, i64 noundef 8) #21
  %899 = load i64, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  %900 = lshr i64 %899, 52
  %901 = trunc nuw nsw i64 %900 to i32
  %902 = and i32 %901, 2047
  %903 = add nsw i32 %902, -924
  %904 = icmp ult i32 %903, 199
  %905 = or i1 %884, %904
  br i1 %905, label %915, label %906

906:                                              ; preds = %897, %885
  %907 = getelementptr inbounds i8, ptr %520, i64 -8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %908 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef nonnull %907, i64 noundef 8) #21
  %909 = load i64, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  %910 = lshr i64 %909, 52
  %911 = trunc nuw nsw i64 %910 to i32
  %912 = and i32 %911, 2047
  %913 = add nsw i32 %912, -924
  %914 = icmp ult i32 %913, 199
  br i1 %914, label %921, label %1167

915:                                              ; preds = %897, %819
  %916 = phi i1 [ false, %819 ], [ true, %897 ]
  %917 = phi i32 [ %811, %819 ], [ %870, %897 ]
  %918 = phi i1 [ %766, %819 ], [ %904, %897 ]
  br i1 %918, label %919, label %1167

919:                                              ; preds = %915
  %920 = select i1 %916, i32 1, i32 2
  br label %921

921:                                              ; preds = %857, %919, %906, %892, %885, %874, %861, %835
  %922 = phi i1 [ true, %906 ], [ true, %885 ], [ true, %874 ], [ true, %835 ], [ true, %861 ], [ true, %892 ], [ %916, %919 ], [ true, %857 ]
  %923 = phi i32 [ %870, %906 ], [ %870, %885 ], [ %870, %874 ], [ %829, %835 ], [ %787, %861 ], [ %870, %892 ], [ %917, %919 ], [ %829, %857 ]
  %924 = phi i32 [ 1, %906 ], [ 1, %885 ], [ 1, %874 ], [ 1, %835 ], [ 1, %861 ], [ 1, %892 ], [ %920, %919 ], [ 1, %857 ]
  %925 = or i32 %707, %923
  %926 = or i32 %925, 256
  br label %927

927:                                              ; preds = %921, %753, %716, %713, %710, %706
  %928 = phi i1 [ true, %713 ], [ true, %716 ], [ true, %753 ], [ %922, %921 ], [ true, %710 ], [ true, %706 ]
  %929 = phi i32 [ %707, %713 ], [ %707, %716 ], [ %754, %753 ], [ %926, %921 ], [ %707, %710 ], [ %707, %706 ]
  %930 = phi i32 [ 1, %713 ], [ 2, %716 ], [ %475, %753 ], [ %924, %921 ], [ 7, %710 ], [ 6, %706 ]
  br i1 %583, label %1078, label %931

931:                                              ; preds = %927
  %932 = load ptr, ptr @__enzcc_check_watch, align 8
  %933 = getelementptr inbounds nuw i8, ptr %932, i64 16
  %934 = load i64, ptr %933, align 8
  %935 = icmp eq i64 %934, 0
  br i1 %935, label %1030, label %936

936:                                              ; preds = %931
  %937 = getelementptr inbounds nuw i8, ptr %932, i64 8
  %938 = load ptr, ptr %937, align 8
  br label %939

939:                                              ; preds = %939, %936
  %940 = phi i64 [ 0, %936 ], [ %949, %939 ]
  %941 = phi i64 [ %934, %936 ], [ %948, %939 ]
  %942 = add i64 %941, %940
  %943 = lshr i64 %942, 1
  %944 = getelementptr inbounds nuw %struct.Object, ptr %938, i64 %943
  %945 = load ptr, ptr %944, align 8
  %946 = icmp ult ptr %584, %945
  %947 = add nuw i64 %943, 1
  %948 = select i1 %946, i64 %943, i64 %941
  %949 = select i1 %946, i64 %940, i64 %947
  %950 = icmp ult i64 %949, %948
  br i1 %950, label %939, label %951

951:                                              ; preds = %939
  %952 = icmp eq i64 %949, 0
  br i1 %952, label %960, label %953

953:                                              ; preds = %951
  %954 = getelementptr %struct.Object, ptr %938, i64 %949
  %955 = getelementptr i8, ptr %954, i64 -72
  %956 = load ptr, ptr %955, align 8
  %957 = icmp ult ptr %584, %956
  %958 = getelementptr inbounds i8, ptr %954, i64 -80
  %959 = select i1 %957, ptr %958, ptr null
  br label %960

960:                                              ; preds = %953, %951
  %961 = phi ptr [ null, %951 ], [ %959, %953 ]
  %962 = load ptr, ptr %566, align 8
  %963 = getelementptr inbounds nuw i8, ptr %566, i64 8
  %964 = load i64, ptr %963, align 8
  %965 = getelementptr inbounds i8, ptr %962, i64 %964
  br label %966

966:                                              ; preds = %966, %960
  %967 = phi i64 [ 0, %960 ], [ %976, %966 ]
  %968 = phi i64 [ %934, %960 ], [ %975, %966 ]
  %969 = add i64 %968, %967
  %970 = lshr i64 %969, 1
  %971 = getelementptr inbounds nuw %struct.Object, ptr %938, i64 %970
  %972 = load ptr, ptr %971, align 8
  %973 = icmp ult ptr %965, %972
  %974 = add nuw i64 %970, 1
  %975 = select i1 %973, i64 %970, i64 %968
  %976 = select i1 %973, i64 %967, i64 %974
  %977 = icmp ult i64 %976, %975
  br i1 %977, label %966, label %978

978:                                              ; preds = %966
  %979 = icmp eq i64 %976, 0
  br i1 %979, label %1030, label %980

980:                                              ; preds = %978
  %981 = getelementptr %struct.Object, ptr %938, i64 %976
  %982 = getelementptr i8, ptr %981, i64 -72
  %983 = load ptr, ptr %982, align 8
  %984 = icmp ult ptr %965, %983
  br i1 %984, label %985, label %1030

985:                                              ; preds = %980
  %986 = getelementptr inbounds i8, ptr %981, i64 -80
  %987 = getelementptr inbounds i8, ptr %981, i64 -32
  %988 = load i32, ptr %987, align 8
  %989 = icmp eq i32 %988, 0
  %990 = icmp eq ptr %986, %961
  %991 = select i1 %989, i1 true, i1 %990
  %992 = icmp ult ptr %520, %962
  %993 = select i1 %991, i1 true, i1 %992
  br i1 %993, label %1030, label %994

994:                                              ; preds = %985
  %995 = and i32 %929, 2304
  %996 = icmp eq i32 %995, 0
  br i1 %996, label %997, label %1167

997:                                              ; preds = %994
  %998 = load i64, ptr %467, align 8
  %999 = and i64 %998, 4
  %1000 = icmp eq i64 %999, 0
  br i1 %1000, label %1001, label %1167

1001:                                             ; preds = %997
  %1002 = or disjoint i64 %998, 4
  store i64 %1002, ptr %467, align 8
  %1003 = load i64, ptr %466, align 8
  store i64 %1003, ptr %494, align 8
  %1004 = load ptr, ptr %932, align 8
  %1005 = load i64, ptr %1004, align 8
  %1006 = icmp eq i64 %1005, 4194304
  br i1 %1006, label %1024, label %1007

1007:                                             ; preds = %1001
  %1008 = or i32 %929, 512
  %1009 = getelementptr inbounds nuw i8, ptr %1004, i64 16777376
  %1010 = add nsw i64 %1005, 1
  store i64 %1010, ptr %1004, align 8
  %1011 = getelementptr inbounds %struct.Entry, ptr %1009, i64 %1005
  %1012 = call fastcc double @get(ptr noundef %520, i32 noundef %930) #19
  store ptr %520, ptr %1011, align 8
  %1013 = getelementptr inbounds nuw i8, ptr %1011, i64 8
  store ptr null, ptr %1013, align 8
  %1014 = getelementptr inbounds nuw i8, ptr %1011, i64 16
  store double %1012, ptr %1014, align 8
  %1015 = getelementptr inbounds nuw i8, ptr %1011, i64 24
  store double 0.000000e+00, ptr %1015, align 8
  %1016 = getelementptr inbounds nuw i8, ptr %1011, i64 32
  store double 0.000000e+00, ptr %1016, align 8
  %1017 = getelementptr inbounds nuw i8, ptr %1011, i64 40
  store double 0.000000e+00, ptr %1017, align 8
  %1018 = getelementptr inbounds nuw i8, ptr %1011, i64 48
  store i32 %930, ptr %1018, align 8
  %1019 = getelementptr inbounds nuw i8, ptr %1011, i64 52
  store i32 %1008, ptr %1019, align 4
  %1020 = getelementptr inbounds nuw i8, ptr %1011, i64 56
  store i32 %588, ptr %1020, align 8
  %1021 = getelementptr inbounds nuw i8, ptr %1011, i64 60
  store i32 0, ptr %1021, align 4
  %1022 = icmp eq i32 %930, 2
  %1023 = zext i1 %1022 to i64
  br label %1024

1024:                                             ; preds = %1007, %1001
  %1025 = phi i64 [ 152, %1007 ], [ 16, %1001 ]
  %1026 = phi i64 [ %1023, %1007 ], [ 64, %1001 ]
  %1027 = getelementptr inbounds nuw i8, ptr %1004, i64 %1025
  %1028 = load i64, ptr %1027, align 8
  %1029 = or i64 %1028, %1026
  store i64 %1029, ptr %1027, align 8
  br label %1167

1030:                                             ; preds = %985, %980, %978, %931
  %1031 = and i32 %929, 2304
  %1032 = icmp eq i32 %1031, 0
  br i1 %1032, label %1033, label %1078

1033:                                             ; preds = %1030
  %1034 = load i64, ptr %467, align 8
  %1035 = and i64 %1034, 16
  %1036 = icmp ne i64 %1035, 0
  %1037 = or i1 %935, %1036
  br i1 %1037, label %1078, label %1038

1038:                                             ; preds = %1033
  %1039 = getelementptr inbounds nuw i8, ptr %932, i64 8
  %1040 = load ptr, ptr %1039, align 8
  br label %1041

1041:                                             ; preds = %1041, %1038
  %1042 = phi i64 [ 0, %1038 ], [ %1051, %1041 ]
  %1043 = phi i64 [ %934, %1038 ], [ %1050, %1041 ]
  %1044 = add i64 %1043, %1042
  %1045 = lshr i64 %1044, 1
  %1046 = getelementptr inbounds nuw %struct.Object, ptr %1040, i64 %1045
  %1047 = load ptr, ptr %1046, align 8
  %1048 = icmp ult ptr %584, %1047
  %1049 = add nuw i64 %1045, 1
  %1050 = select i1 %1048, i64 %1045, i64 %1043
  %1051 = select i1 %1048, i64 %1042, i64 %1049
  %1052 = icmp ult i64 %1051, %1050
  br i1 %1052, label %1041, label %1053

1053:                                             ; preds = %1041
  %1054 = icmp eq i64 %1051, 0
  br i1 %1054, label %1078, label %1055

1055:                                             ; preds = %1053
  %1056 = getelementptr %struct.Object, ptr %1040, i64 %1051
  %1057 = getelementptr i8, ptr %1056, i64 -72
  %1058 = load ptr, ptr %1057, align 8
  %1059 = icmp ult ptr %584, %1058
  %1060 = getelementptr inbounds i8, ptr %1056, i64 -80
  br i1 %1059, label %1061, label %1078

1061:                                             ; preds = %1055
  %1062 = getelementptr inbounds i8, ptr %1056, i64 -64
  %1063 = load ptr, ptr %1062, align 8
  %1064 = icmp eq ptr %1063, null
  br i1 %1064, label %1078, label %1065

1065:                                             ; preds = %1061
  %1066 = load ptr, ptr %1060, align 8
  %1067 = ptrtoint ptr %584 to i64
  %1068 = ptrtoint ptr %1066 to i64
  %1069 = sub i64 %1067, %1068
  %1070 = sdiv i64 %1069, 4
  %1071 = getelementptr inbounds i8, ptr %1063, i64 %1070
  %1072 = load i8, ptr %1071, align 1
  %1073 = and i8 %1072, 12
  %1074 = icmp eq i8 %1073, 0
  br i1 %1074, label %1078, label %1075

1075:                                             ; preds = %1065
  %1076 = or disjoint i64 %1034, 16
  store i64 %1076, ptr %467, align 8
  %1077 = load i64, ptr %466, align 8
  store i64 %1077, ptr %495, align 8
  br label %1078

1078:                                             ; preds = %1075, %1065, %1061, %1055, %1053, %1033, %1030, %927
  %1079 = and i32 %929, 2048
  %1080 = icmp eq i32 %1079, 0
  br i1 %1080, label %1084, label %1081

1081:                                             ; preds = %1078
  %1082 = load i64, ptr %467, align 8
  %1083 = or i64 %1082, 1024
  store i64 %1083, ptr %467, align 8
  br label %1084

1084:                                             ; preds = %1081, %1078
  %1085 = and i32 %929, 8192
  %1086 = icmp eq i32 %1085, 0
  br i1 %1086, label %1090, label %1087

1087:                                             ; preds = %1084
  %1088 = load i64, ptr %467, align 8
  %1089 = or i64 %1088, 16384
  store i64 %1089, ptr %467, align 8
  br label %1090

1090:                                             ; preds = %1087, %1084
  %1091 = load ptr, ptr @__enzcc_check_watch, align 8
  %1092 = load ptr, ptr %1091, align 8
  %1093 = load i64, ptr %1092, align 8
  %1094 = icmp eq i64 %1093, 4194304
  br i1 %1094, label %1117, label %1095

1095:                                             ; preds = %1090
  br i1 %583, label %1099, label %1096

1096:                                             ; preds = %1095
  %1097 = call fastcc double @get(ptr noundef nonnull %584, i32 noundef %930) #19
  %1098 = load i64, ptr %1092, align 8
  br label %1099

1099:                                             ; preds = %1096, %1095
  %1100 = phi i64 [ %1098, %1096 ], [ %1093, %1095 ]
  %1101 = phi double [ %1097, %1096 ], [ 0.000000e+00, %1095 ]
  %1102 = getelementptr inbounds nuw i8, ptr %1092, i64 16777376
  %1103 = add nsw i64 %1100, 1
  store i64 %1103, ptr %1092, align 8
  %1104 = getelementptr inbounds %struct.Entry, ptr %1102, i64 %1100
  %1105 = call fastcc double @get(ptr noundef %520, i32 noundef %930) #19
  store ptr %520, ptr %1104, align 8
  %1106 = getelementptr inbounds nuw i8, ptr %1104, i64 8
  store ptr %584, ptr %1106, align 8
  %1107 = getelementptr inbounds nuw i8, ptr %1104, i64 16
  store double %1105, ptr %1107, align 8
  %1108 = getelementptr inbounds nuw i8, ptr %1104, i64 24
  store double %1101, ptr %1108, align 8
  %1109 = getelementptr inbounds nuw i8, ptr %1104, i64 32
  store double 0.000000e+00, ptr %1109, align 8
  %1110 = getelementptr inbounds nuw i8, ptr %1104, i64 40
  store double 0.000000e+00, ptr %1110, align 8
  %1111 = getelementptr inbounds nuw i8, ptr %1104, i64 48
  store i32 %930, ptr %1111, align 8
  %1112 = getelementptr inbounds nuw i8, ptr %1104, i64 52
  store i32 %929, ptr %1112, align 4
  %1113 = getelementptr inbounds nuw i8, ptr %1104, i64 56
  store i32 %588, ptr %1113, align 8
  %1114 = getelementptr inbounds nuw i8, ptr %1104, i64 60
  store i32 0, ptr %1114, align 4
  %1115 = icmp eq i32 %930, 2
  %1116 = zext i1 %1115 to i64
  br label %1117

1117:                                             ; preds = %1099, %1090
  %1118 = phi i64 [ 152, %1099 ], [ 16, %1090 ]
  %1119 = phi i64 [ %1116, %1099 ], [ 64, %1090 ]
  %1120 = getelementptr inbounds nuw i8, ptr %1092, i64 %1118
  %1121 = load i64, ptr %1120, align 8
  %1122 = or i64 %1121, %1119
  store i64 %1122, ptr %1120, align 8
  br i1 %928, label %1159, label %1123

1123:                                             ; preds = %1117
  %1124 = getelementptr inbounds nuw i8, ptr %520, i64 4
  %1125 = getelementptr inbounds nuw i8, ptr %584, i64 4
  %1126 = select i1 %583, ptr null, ptr %1125
  %1127 = load ptr, ptr @__enzcc_check_watch, align 8
  %1128 = load ptr, ptr %1127, align 8
  %1129 = load i64, ptr %1128, align 8
  %1130 = icmp eq i64 %1129, 4194304
  br i1 %1130, label %1153, label %1131

1131:                                             ; preds = %1123
  br i1 %583, label %1135, label %1132

1132:                                             ; preds = %1131
  %1133 = call fastcc double @get(ptr noundef nonnull %1125, i32 noundef %930) #19
  %1134 = load i64, ptr %1128, align 8
  br label %1135

1135:                                             ; preds = %1132, %1131
  %1136 = phi i64 [ %1134, %1132 ], [ %1129, %1131 ]
  %1137 = phi double [ %1133, %1132 ], [ 0.000000e+00, %1131 ]
  %1138 = getelementptr inbounds nuw i8, ptr %1128, i64 16777376
  %1139 = add nsw i64 %1136, 1
  store i64 %1139, ptr %1128, align 8
  %1140 = getelementptr inbounds %struct.Entry, ptr %1138, i64 %1136
  %1141 = call fastcc double @get(ptr noundef nonnull %1124, i32 noundef %930) #19
  store ptr %1124, ptr %1140, align 8
  %1142 = getelementptr inbounds nuw i8, ptr %1140, i64 8
  store ptr %1126, ptr %1142, align 8
  %1143 = getelementptr inbounds nuw i8, ptr %1140, i64 16
  store double %1141, ptr %1143, align 8
  %1144 = getelementptr inbounds nuw i8, ptr %1140, i64 24
  store double %1137, ptr %1144, align 8
  %1145 = getelementptr inbounds nuw i8, ptr %1140, i64 32
  store double 0.000000e+00, ptr %1145, align 8
  %1146 = getelementptr inbounds nuw i8, ptr %1140, i64 40
  store double 0.000000e+00, ptr %1146, align 8
  %1147 = getelementptr inbounds nuw i8, ptr %1140, i64 48
  store i32 %930, ptr %1147, align 8
  %1148 = getelementptr inbounds nuw i8, ptr %1140, i64 52
  store i32 %929, ptr %1148, align 4
  %1149 = getelementptr inbounds nuw i8, ptr %1140, i64 56
  store i32 %588, ptr %1149, align 8
  %1150 = getelementptr inbounds nuw i8, ptr %1140, i64 60
  store i32 0, ptr %1150, align 4
  %1151 = icmp eq i32 %930, 2
  %1152 = zext i1 %1151 to i64
  br label %1153

1153:                                             ; preds = %1135, %1123
  %1154 = phi i64 [ 152, %1135 ], [ 16, %1123 ]
  %1155 = phi i64 [ %1152, %1135 ], [ 64, %1123 ]
  %1156 = getelementptr inbounds nuw i8, ptr %1128, i64 %1154
  %1157 = load i64, ptr %1156, align 8
  %1158 = or i64 %1157, %1155
  store i64 %1158, ptr %1156, align 8
  br label %1161

1159:                                             ; preds = %1117
  %1160 = icmp eq i32 %930, 1
  br i1 %1160, label %1161, label %1163

1161:                                             ; preds = %1159, %1153
  %1162 = add i64 %514, 1
  br label %1167

1163:                                             ; preds = %1159
  %1164 = icmp eq i32 %930, 2
  %1165 = add i64 %514, 3
  %1166 = select i1 %1164, i64 %514, i64 %1165
  br label %1167

1167:                                             ; preds = %669, %851, %1163, %1161, %1024, %997, %994, %915, %906, %881, %828, %809, %799, %779, %767, %759, %755, %722, %680, %676, %673, %649, %637, %633, %627, %625, %606, %602, %591, %565, %565, %559, %535, %524, %513
  %1168 = phi i64 [ %514, %513 ], [ %514, %915 ], [ %514, %565 ], [ %514, %565 ], [ %514, %809 ], [ %514, %535 ], [ %514, %1024 ], [ %514, %680 ], [ %514, %722 ], [ %514, %994 ], [ %514, %591 ], [ %514, %637 ], [ %514, %625 ], [ %514, %673 ], [ %514, %676 ], [ %1162, %1161 ], [ %1166, %1163 ], [ %514, %997 ], [ %514, %906 ], [ %514, %524 ], [ %514, %559 ], [ %514, %633 ], [ %514, %602 ], [ %514, %606 ], [ %514, %627 ], [ %514, %649 ], [ %514, %755 ], [ %514, %759 ], [ %514, %799 ], [ %514, %881 ], [ %514, %779 ], [ %514, %767 ], [ %514, %828 ], [ %514, %851 ], [ %514, %669 ]
  %1169 = add i64 %1168, 1
  %1170 = load i64, ptr %461, align 8
  %1171 = icmp ugt i64 %1169, %1170
  br i1 %1171, label %1172, label %513

1172:                                             ; preds = %1167
  call fastcc void @scale_entries(i64 noundef %476) #19
  br label %1173

1173:                                             ; preds = %1172, %458, %455
  %1174 = add nuw i64 %446, 1
  %1175 = load ptr, ptr @__enzcc_check_watch, align 8
  %1176 = getelementptr inbounds nuw i8, ptr %1175, i64 16
  %1177 = load i64, ptr %1176, align 8
  %1178 = icmp ult i64 %1174, %1177
  br i1 %1178, label %444, label %436

1179:                                             ; preds = %1192, %436
  %1180 = getelementptr inbounds nuw i8, ptr %347, i64 80
  %1181 = load i64, ptr %1180, align 8
  %1182 = icmp eq i64 %1181, 0
  br i1 %1182, label %1195, label %1233

1183:                                             ; preds = %1192, %441
  %1184 = phi i64 [ 0, %441 ], [ %1193, %1192 ]
  %1185 = getelementptr inbounds nuw %struct.Anchor, ptr %349, i64 %1184
  %1186 = getelementptr inbounds nuw i8, ptr %1185, i64 184
  %1187 = load i32, ptr %1186, align 8
  %1188 = icmp eq i32 %1187, 3
  br i1 %1188, label %1189, label %1192

1189:                                             ; preds = %1183
  %1190 = load i64, ptr %442, align 8
  %1191 = or i64 %1190, 2
  store i64 %1191, ptr %442, align 8
  store i64 %1184, ptr %443, align 8
  br label %1192

1192:                                             ; preds = %1189, %1183
  %1193 = add nuw nsw i64 %1184, 1
  %1194 = icmp eq i64 %1193, %439
  br i1 %1194, label %1179, label %1183

1195:                                             ; preds = %1179
  %1196 = load i64, ptr %349, align 8
  %1197 = icmp sgt i64 %1196, 0
  br i1 %1197, label %1198, label %1233

1198:                                             ; preds = %1195
  %1199 = getelementptr inbounds nuw i8, ptr %349, i64 16777376
  %1200 = getelementptr inbounds nuw i8, ptr %347, i64 56
  %1201 = getelementptr inbounds nuw i8, ptr %349, i64 16
  %1202 = getelementptr inbounds nuw i8, ptr %349, i64 48
  br label %1203

1203:                                             ; preds = %1230, %1198
  %1204 = phi i64 [ 0, %1198 ], [ %1231, %1230 ]
  %1205 = getelementptr inbounds nuw %struct.Entry, ptr %1199, i64 %1204
  %1206 = getelementptr inbounds nuw i8, ptr %1205, i64 8
  %1207 = load ptr, ptr %1206, align 8
  %1208 = icmp eq ptr %1207, null
  br i1 %1208, label %1230, label %1209

1209:                                             ; preds = %1203
  %1210 = getelementptr inbounds nuw i8, ptr %1205, i64 52
  %1211 = load i32, ptr %1210, align 4
  %1212 = and i32 %1211, 2304
  %1213 = icmp eq i32 %1212, 0
  br i1 %1213, label %1214, label %1230

1214:                                             ; preds = %1209
  %1215 = load i64, ptr %1200, align 8
  %1216 = icmp eq i64 %1215, 0
  %1217 = and i32 %1211, 1
  %1218 = icmp ne i32 %1217, 0
  %1219 = or i1 %1218, %1216
  br i1 %1219, label %1220, label %1230

1220:                                             ; preds = %1214
  %1221 = getelementptr inbounds nuw i8, ptr %1205, i64 24
  %1222 = load double, ptr %1221, align 8
  %1223 = fcmp uno double %1222, 0.000000e+00
  br i1 %1223, label %1224, label %1230

1224:                                             ; preds = %1220
  %1225 = load i64, ptr %1201, align 8
  %1226 = and i64 %1225, 8
  %1227 = icmp eq i64 %1226, 0
  br i1 %1227, label %1228, label %1230

1228:                                             ; preds = %1224
  %1229 = or disjoint i64 %1225, 8
  store i64 %1229, ptr %1201, align 8
  store i64 %1204, ptr %1202, align 8
  br label %1230

1230:                                             ; preds = %1228, %1224, %1220, %1214, %1209, %1203
  %1231 = add nuw nsw i64 %1204, 1
  %1232 = icmp eq i64 %1231, %1196
  br i1 %1232, label %1233, label %1203

1233:                                             ; preds = %1230, %1195, %1179
  %1234 = load ptr, ptr %437, align 8
  %1235 = load i64, ptr %1234, align 8
  %1236 = icmp sgt i64 %1235, 65536
  br i1 %1236, label %1297, label %1237

1237:                                             ; preds = %1233
  %1238 = call ptr @mmap(ptr noundef null, i64 noundef 2097152, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %1239 = icmp eq ptr %1238, inttoptr (i64 -1 to ptr)
  %1240 = select i1 %1239, ptr null, ptr %1238
  %1241 = icmp eq ptr %1240, null
  br i1 %1241, label %1248, label %1242

1242:                                             ; preds = %1237
  %1243 = getelementptr inbounds nuw i8, ptr %1234, i64 16777376
  %1244 = getelementptr inbounds nuw i8, ptr %1234, i64 16
  %1245 = getelementptr inbounds nuw i8, ptr %1234, i64 72
  %1246 = load i64, ptr %1234, align 8
  %1247 = icmp sgt i64 %1246, 0
  br i1 %1247, label %1250, label %1248

1248:                                             ; preds = %1293, %1242, %1237
  %1249 = call i32 @munmap(ptr noundef %1240, i64 noundef 2097152) #21
  br label %1297

1250:                                             ; preds = %1242, %1293
  %1251 = phi i64 [ %1294, %1293 ], [ %1246, %1242 ]
  %1252 = phi i64 [ %1295, %1293 ], [ 0, %1242 ]
  %1253 = getelementptr inbounds nuw %struct.Entry, ptr %1243, i64 %1252
  %1254 = getelementptr inbounds nuw i8, ptr %1253, i64 8
  %1255 = load ptr, ptr %1254, align 8
  %1256 = icmp eq ptr %1255, null
  br i1 %1256, label %1293, label %1257

1257:                                             ; preds = %1250
  %1258 = getelementptr inbounds nuw i8, ptr %1253, i64 52
  %1259 = load i32, ptr %1258, align 4
  %1260 = and i32 %1259, 2304
  %1261 = icmp eq i32 %1260, 0
  br i1 %1261, label %1262, label %1293

1262:                                             ; preds = %1257
  %1263 = ptrtoint ptr %1255 to i64
  %1264 = lshr i64 %1263, 2
  %1265 = mul i64 %1264, -7046029254386353131
  %1266 = lshr i64 %1265, 46
  %1267 = getelementptr inbounds nuw %struct.Known, ptr %1238, i64 %1266
  %1268 = load ptr, ptr %1267, align 8
  %1269 = icmp eq ptr %1268, null
  %1270 = icmp eq ptr %1268, %1255
  %1271 = or i1 %1269, %1270
  br i1 %1271, label %1281, label %1272

1272:                                             ; preds = %1262, %1272
  %1273 = phi i64 [ %1275, %1272 ], [ %1266, %1262 ]
  %1274 = add nuw nsw i64 %1273, 1
  %1275 = and i64 %1274, 262143
  %1276 = getelementptr inbounds nuw %struct.Known, ptr %1238, i64 %1275
  %1277 = load ptr, ptr %1276, align 8
  %1278 = icmp eq ptr %1277, null
  %1279 = icmp eq ptr %1277, %1255
  %1280 = or i1 %1278, %1279
  br i1 %1280, label %1281, label %1272

1281:                                             ; preds = %1272, %1262
  %1282 = phi i64 [ %1266, %1262 ], [ %1275, %1272 ]
  %1283 = phi i1 [ %1269, %1262 ], [ %1278, %1272 ]
  %1284 = getelementptr inbounds nuw %struct.Known, ptr %1238, i64 %1282
  br i1 %1283, label %1291, label %1285

1285:                                             ; preds = %1281
  %1286 = load i64, ptr %1244, align 8
  %1287 = and i64 %1286, 256
  %1288 = icmp eq i64 %1287, 0
  br i1 %1288, label %1289, label %1291

1289:                                             ; preds = %1285
  %1290 = or disjoint i64 %1286, 256
  store i64 %1290, ptr %1244, align 8
  store i64 %1252, ptr %1245, align 8
  br label %1291

1291:                                             ; preds = %1289, %1285, %1281
  store ptr %1255, ptr %1284, align 8
  %1292 = load i64, ptr %1234, align 8
  br label %1293

1293:                                             ; preds = %1291, %1257, %1250
  %1294 = phi i64 [ %1292, %1291 ], [ %1251, %1257 ], [ %1251, %1250 ]
  %1295 = add nuw nsw i64 %1252, 1
  %1296 = icmp slt i64 %1295, %1294
  br i1 %1296, label %1250, label %1248

1297:                                             ; preds = %1248, %1233, %329
  %1298 = call i64 @write(i32 noundef %3, ptr noundef nonnull %22, i64 noundef 1) #21
  %1299 = icmp eq i64 %1298, 1
  br i1 %1299, label %1300, label %1333

1300:                                             ; preds = %1297
  %1301 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %1302 = getelementptr inbounds nuw i8, ptr %5, i64 6
  %1303 = fmul double %341, 1.000000e+02
  br label %1304

1304:                                             ; preds = %1300, %1326
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  store i32 %2, ptr %5, align 4
  store i16 1, ptr %1301, align 4
  store i16 0, ptr %1302, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %1305 = load ptr, ptr %0, align 8
  %1306 = getelementptr inbounds nuw i8, ptr %1305, i64 80
  %1307 = load i64, ptr %1306, align 8
  %1308 = icmp eq i64 %1307, 0
  br i1 %1308, label %1309, label %1323

1309:                                             ; preds = %1304
  %1310 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %1311 = sitofp i64 %1310 to double
  %1312 = fcmp ogt double %1303, %1311
  %1313 = select i1 %1312, double %1303, double %1311
  %1314 = fcmp olt double %1313, 1.000000e+06
  br i1 %1314, label %1315, label %1323

1315:                                             ; preds = %1309
  %1316 = fmul double %1313, 1.000000e+03
  %1317 = fptosi double %1316 to i32
  %1318 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef %1317) #21
  %1319 = icmp eq i32 %1318, 0
  br i1 %1319, label %1320, label %1323

1320:                                             ; preds = %1315
  %1321 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %7, i64 noundef 256, ptr noundef nonnull @.str.25, double noundef %1313, double noundef %341) #21
  %1322 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef nonnull @.str.26, i32 noundef 0, ptr noundef nonnull %7) #19
  br label %1323

1323:                                             ; preds = %1304, %1309, %1315, %1320
  %1324 = call i64 @read(i32 noundef %2, ptr noundef nonnull %6, i64 noundef 1) #21
  %1325 = icmp eq i64 %1324, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br i1 %1325, label %1326, label %1333

1326:                                             ; preds = %1323
  %1327 = call fastcc i32 @run_child(ptr noundef %0, i32 noundef 0) #19
  %1328 = sext i32 %1327 to i64
  %1329 = load ptr, ptr %331, align 8
  %1330 = getelementptr inbounds nuw i8, ptr %1329, i64 24
  store i64 %1328, ptr %1330, align 8
  %1331 = call i64 @write(i32 noundef %3, ptr noundef nonnull %22, i64 noundef 1) #21
  %1332 = icmp eq i64 %1331, 1
  br i1 %1332, label %1304, label %1333

1333:                                             ; preds = %1323, %1326, %1297
  call void @_exit(i32 noundef 0) #23
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %7 = tail call i32 @fork() #21
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %2
  %10 = tail call i32 (i32, ...) @prctl(i32 noundef 1, i32 noundef 9) #21
  tail call fastcc void @separate() #19
  %11 = icmp eq i32 %1, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %9
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  tail call void %15(ptr noundef %17) #21
  br label %19

18:                                               ; preds = %9
  tail call fastcc void @evaluate(ptr noundef %0) #19
  br label %19

19:                                               ; preds = %18, %12
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store i64 1, ptr %21, align 8
  tail call void @_exit(i32 noundef 0) #23
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
  %29 = call i32 @waitpid(i32 noundef %7, ptr noundef nonnull %3, i32 noundef 0) #21
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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  ret i32 %39
}

define internal fastcc i64 @read_ranges(ptr noundef nonnull captures(none) %0, ptr noundef readnone captures(address) %1) unnamed_addr #3 {
  %3 = tail call ptr @mmap(ptr noundef null, i64 noundef 1048576, i32 noundef 3, i32 noundef 16418, i32 noundef -1, i64 noundef 0) #21
  %4 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %5 = select i1 %4, ptr null, ptr %3
  %6 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.21, i32 noundef 0) #21
  %7 = icmp sgt i32 %6, -1
  br i1 %7, label %15, label %8

8:                                                ; preds = %2
  %9 = tail call i32 @close(i32 noundef %6) #21
  br label %128

10:                                               ; preds = %15
  %11 = add nuw i64 %19, %16
  %12 = icmp ult i64 %11, 1048575
  br i1 %12, label %15, label %13

13:                                               ; preds = %10
  %14 = tail call i32 @close(i32 noundef %6) #21
  br label %24

15:                                               ; preds = %2, %10
  %16 = phi i64 [ %11, %10 ], [ 0, %2 ]
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 %16
  %18 = xor i64 %16, 1048575
  %19 = tail call i64 @read(i32 noundef %6, ptr noundef %17, i64 noundef %18) #21
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %10, label %21

21:                                               ; preds = %15
  %22 = tail call i32 @close(i32 noundef %6) #21
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
  %106 = tail call i32 @strncmp(ptr noundef nonnull %105, ptr noundef nonnull @.str.22, i64 noundef 6) #21
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
  %130 = tail call i32 @munmap(ptr noundef %5, i64 noundef 1048576) #21
  ret i64 %129
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #6

define internal fastcc void @separate() unnamed_addr #3 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca [2 x i64], align 16
  %3 = tail call i32 (ptr, i32, ...) @open(ptr noundef nonnull @.str.23, i32 noundef 2) #21
  br label %4

4:                                                ; preds = %0, %29
  %5 = phi i32 [ 0, %0 ], [ %30, %29 ]
  %6 = call i32 (i32, i32, ...) @fcntl(i32 noundef %5, i32 noundef 3) #21
  %7 = icmp slt i32 %6, 0
  %8 = icmp eq i32 %5, %3
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %29, label %10

10:                                               ; preds = %4
  %11 = call i64 @lseek(i32 noundef %5, i64 noundef 0, i32 noundef 1) #21
  %12 = and i32 %6, 3
  %13 = icmp eq i32 %12, 0
  %14 = icmp sgt i64 %11, -1
  %15 = select i1 %13, i1 %14, i1 false
  %16 = icmp ne i32 %5, 0
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %27

18:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %1, i64 noundef 64, ptr noundef nonnull @.str.24, i32 noundef %5) #21
  %20 = call i32 (ptr, i32, ...) @open(ptr noundef nonnull %1, i32 noundef 0) #21
  %21 = icmp sgt i32 %20, -1
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = call i64 @lseek(i32 noundef %20, i64 noundef %11, i32 noundef 0) #21
  %24 = call i32 @dup2(i32 noundef %20, i32 noundef %5) #21
  %25 = call i32 @close(i32 noundef %20) #21
  br label %26

26:                                               ; preds = %22, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  br label %29

27:                                               ; preds = %10
  %28 = call i32 @dup2(i32 noundef %3, i32 noundef %5) #21
  br label %29

29:                                               ; preds = %26, %27, %4
  %30 = add nuw nsw i32 %5, 1
  %31 = icmp eq i32 %30, 64
  br i1 %31, label %37, label %4

32:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, i8 0, i64 16, i1 false)
  %33 = call i32 @setrlimit(i32 noundef 4, ptr noundef nonnull %2) #21
  %34 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %35 = trunc i64 %34 to i32
  %36 = call i32 @alarm(i32 noundef %35) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  ret void

37:                                               ; preds = %29, %37
  %38 = phi i64 [ %42, %37 ], [ 0, %29 ]
  %39 = getelementptr inbounds nuw i32, ptr @separate.ends, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = call ptr @signal(i32 noundef %40, ptr noundef null) #21
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 6
  br i1 %43, label %32, label %37
}

define internal fastcc void @evaluate(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #3 {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca double, align 8
  %5 = alloca float, align 4
  %6 = alloca i64, align 8
  %7 = alloca i16, align 2
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 1392), align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 285212832
  store i64 0, ptr %15, align 8
  br label %16

16:                                               ; preds = %14, %1
  %17 = load i64, ptr %10, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 293601448
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 16777376
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 136
  br label %33

23:                                               ; preds = %91, %16
  %24 = load ptr, ptr %0, align 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  call void %25(ptr noundef %27) #21
  %28 = load i64, ptr %10, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %95

30:                                               ; preds = %23
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 16777376
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 327155880
  br label %96

33:                                               ; preds = %19, %91
  %34 = phi i64 [ %17, %19 ], [ %92, %91 ]
  %35 = phi i64 [ 0, %19 ], [ %93, %91 ]
  %36 = getelementptr inbounds nuw double, ptr %20, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fcmp une double %37, 0.000000e+00
  br i1 %38, label %39, label %91

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw %struct.Entry, ptr %21, i64 %35
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 48
  %43 = load i32, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %45 = load double, ptr %44, align 8
  %46 = load double, ptr %22, align 8
  %47 = call double @llvm.fmuladd.f64(double %46, double %37, double %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store double %47, ptr %4, align 8
  switch i32 %43, label %53 [
    i32 1, label %48
    i32 2, label %50
  ]

48:                                               ; preds = %39
  %49 = call ptr @memcpy(ptr noundef %41, ptr noundef nonnull %4, i64 noundef 8) #21
  br label %89

50:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %51 = fptrunc double %47 to float
  store float %51, ptr %5, align 4
  %52 = call ptr @memcpy(ptr noundef %41, ptr noundef nonnull %5, i64 noundef 4) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %89

53:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store double %47, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %54 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %2, i64 noundef 8) #21
  %55 = load i64, ptr %3, align 8
  %56 = lshr i64 %55, 52
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = and i32 %57, 2047
  %59 = and i64 %55, 4503599627370495
  %60 = icmp eq i32 %58, 0
  %61 = select i1 %60, i64 0, i64 %59
  %62 = icmp eq i32 %58, 2047
  %63 = add nuw nsw i32 %58, 15360
  %64 = select i1 %62, i32 32767, i32 %63
  %65 = select i1 %60, i32 0, i32 %64
  %66 = lshr i64 %55, 48
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = and i32 %67, 32768
  %69 = or disjoint i32 %65, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %70 = trunc nuw i32 %69 to i16
  store i16 %70, ptr %7, align 2
  %71 = icmp eq i32 %43, 6
  br i1 %71, label %72, label %79

72:                                               ; preds = %53
  %73 = shl nuw nsw i64 %61, 11
  %74 = select i1 %60, i64 0, i64 -9223372036854775808
  %75 = or disjoint i64 %73, %74
  store i64 %75, ptr %6, align 8
  %76 = call ptr @memcpy(ptr noundef %41, ptr noundef nonnull %6, i64 noundef 8) #21
  %77 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %78 = call ptr @memcpy(ptr noundef nonnull %77, ptr noundef nonnull %7, i64 noundef 2) #21
  br label %88

79:                                               ; preds = %53
  %80 = shl i64 %61, 60
  store i64 %80, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %81 = lshr i64 %61, 4
  %82 = zext nneg i32 %69 to i64
  %83 = shl nuw i64 %82, 48
  %84 = or disjoint i64 %83, %81
  store i64 %84, ptr %8, align 8
  %85 = call ptr @memcpy(ptr noundef %41, ptr noundef nonnull %6, i64 noundef 8) #21
  %86 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %87 = call ptr @memcpy(ptr noundef nonnull %86, ptr noundef nonnull %8, i64 noundef 8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  br label %88

88:                                               ; preds = %79, %72
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  br label %89

89:                                               ; preds = %48, %50, %88
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %90 = load i64, ptr %10, align 8
  br label %91

91:                                               ; preds = %89, %33
  %92 = phi i64 [ %90, %89 ], [ %34, %33 ]
  %93 = add nuw nsw i64 %35, 1
  %94 = icmp slt i64 %93, %92
  br i1 %94, label %33, label %23

95:                                               ; preds = %108, %23
  ret void

96:                                               ; preds = %30, %108
  %97 = phi i64 [ 0, %30 ], [ %113, %108 ]
  %98 = getelementptr inbounds nuw %struct.Entry, ptr %31, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 52
  %100 = load i32, ptr %99, align 4
  %101 = and i32 %100, 4096
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %108

103:                                              ; preds = %96
  %104 = load ptr, ptr %98, align 8
  %105 = getelementptr inbounds nuw i8, ptr %98, i64 48
  %106 = load i32, ptr %105, align 8
  %107 = call fastcc double @get(ptr noundef %104, i32 noundef %106) #19
  br label %108

108:                                              ; preds = %96, %103
  %109 = phi double [ %107, %103 ], [ 0.000000e+00, %96 ]
  %110 = load i64, ptr %11, align 8
  %111 = getelementptr inbounds [4194304 x double], ptr %32, i64 %110
  %112 = getelementptr inbounds nuw double, ptr %111, i64 %97
  store double %109, ptr %112, align 8
  %113 = add nuw nsw i64 %97, 1
  %114 = load i64, ptr %10, align 8
  %115 = icmp slt i64 %113, %114
  br i1 %115, label %96, label %95
}

declare i32 @waitpid(i32 noundef, ptr noundef, i32 noundef) #6

declare i32 @fcntl(i32 noundef, i32 noundef, ...) #6

declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #6

declare i32 @dup2(i32 noundef, i32 noundef) #6

declare i32 @setrlimit(i32 noundef, ptr noundef) #6

declare i32 @alarm(i32 noundef) #6

define internal fastcc double @get(ptr noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca float, align 4
  %9 = alloca i16, align 2
  switch i32 %1, label %18 [
    i32 1, label %10
    i32 2, label %14
  ]

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %11 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %0, i64 noundef 8) #21
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %12 = call ptr @memcpy(ptr noundef nonnull %7, ptr noundef nonnull %6, i64 noundef 8) #21
  %13 = load double, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %43

14:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %15 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef %0, i64 noundef 4) #21
  %16 = load float, ptr %8, align 4
  %17 = fpext float %16 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  br label %43

18:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  store i16 0, ptr %9, align 2
  %19 = icmp eq i32 %1, 6
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 14
  %22 = select i1 %19, ptr %20, ptr %21
  %23 = call ptr @memcpy(ptr noundef nonnull %9, ptr noundef nonnull %22, i64 noundef 2) #21
  %24 = load i16, ptr %9, align 2
  %25 = zext i16 %24 to i32
  br i1 %19, label %26, label %31

26:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %27 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef %0, i64 noundef 8) #21
  %28 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %29 = lshr i64 %28, 11
  %30 = and i64 %29, 4503599627370495
  br label %40

31:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %32 = call ptr @memcpy(ptr noundef nonnull %4, ptr noundef nonnull %20, i64 noundef 8) #21
  %33 = load i64, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  %34 = shl i64 %33, 4
  %35 = and i64 %34, 4503599627370480
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %36 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef %0, i64 noundef 8) #21
  %37 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  %38 = lshr i64 %37, 60
  %39 = or disjoint i64 %38, %35
  br label %40

40:                                               ; preds = %31, %26
  %41 = phi i64 [ %39, %31 ], [ %30, %26 ]
  %42 = call fastcc double @narrowed(i32 noundef %25, i64 noundef %41) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  br label %43

43:                                               ; preds = %40, %14, %10
  %44 = phi double [ %13, %10 ], [ %17, %14 ], [ %42, %40 ]
  ret double %44
}

define internal fastcc double @narrowed(i32 noundef range(i32 0, 65536) %0, i64 noundef range(i64 0, 4503599627370496) %1) unnamed_addr #3 {
  %3 = alloca i64, align 8
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  %6 = alloca double, align 8
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  %9 = and i32 %0, 32767
  %10 = add nuw nsw i32 %0, 1024
  %11 = lshr i32 %0, 15
  %12 = zext nneg i32 %11 to i64
  %13 = shl nuw i64 %12, 63
  %14 = icmp eq i32 %9, 32767
  br i1 %14, label %15, label %20

15:                                               ; preds = %2
  %16 = or disjoint i64 %13, %1
  %17 = or disjoint i64 %16, 9218868437227405312
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i64 %17, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %18 = call ptr @memcpy(ptr noundef nonnull %8, ptr noundef nonnull %7, i64 noundef 8) #21
  %19 = load double, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %35

20:                                               ; preds = %2
  %21 = icmp samesign ugt i32 %9, 17406
  br i1 %21, label %22, label %26

22:                                               ; preds = %20
  %23 = or disjoint i64 %13, 9218868437227405312
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i64 %23, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %24 = call ptr @memcpy(ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef 8) #21
  %25 = load double, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %35

26:                                               ; preds = %20
  %27 = icmp samesign ult i32 %9, 15361
  %28 = zext nneg i32 %10 to i64
  %29 = shl i64 %28, 52
  %30 = or disjoint i64 %29, %1
  %31 = select i1 %27, i64 0, i64 %30
  %32 = or i64 %13, %31
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i64 %32, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %33 = call ptr @memcpy(ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef 8) #21
  %34 = load double, ptr %4, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %35

35:                                               ; preds = %26, %22, %15
  %36 = phi double [ %19, %15 ], [ %25, %22 ], [ %34, %26 ]
  ret double %36
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %54 = call ptr @memcpy(ptr noundef nonnull %5, ptr noundef nonnull %4, i64 noundef 8) #21
  %55 = load i64, ptr %5, align 8
  %56 = lshr i64 %55, 52
  %57 = and i64 %56, 2047
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %76 = call ptr @memcpy(ptr noundef nonnull %3, ptr noundef nonnull %2, i64 noundef 8) #21
  %77 = load i64, ptr %3, align 8
  %78 = lshr i64 %77, 52
  %79 = trunc nuw nsw i64 %78 to i32
  %80 = and i32 %79, 2047
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %97 = zext i32 %96 to i64
  %98 = shl i64 %97, 52
  store i64 %98, ptr %6, align 8
  %99 = getelementptr inbounds nuw i8, ptr %73, i64 40
  %100 = call ptr @memcpy(ptr noundef nonnull %99, ptr noundef nonnull %6, i64 noundef 8) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
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
  %15 = call i64 @write(i32 noundef %14, ptr noundef nonnull %6, i64 noundef 1) #21
  %16 = icmp eq i64 %15, 1
  br i1 %16, label %17, label %43

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load i32, ptr %18, align 8
  store i32 %19, ptr %4, align 4
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i16 1, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 6
  store i16 0, ptr %21, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  br label %22

22:                                               ; preds = %39, %17
  %23 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %24 = trunc i64 %23 to i32
  %25 = mul i32 %24, 1000
  %26 = add i32 %25, 10000
  %27 = call i32 @poll(ptr noundef nonnull %4, i64 noundef 1, i32 noundef %26) #21
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %39

29:                                               ; preds = %22
  %30 = load i32, ptr %18, align 8
  %31 = call i64 @read(i32 noundef %30, ptr noundef nonnull %5, i64 noundef 1) #21
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  br label %43

43:                                               ; preds = %41, %3
  %44 = phi i32 [ 0, %3 ], [ %42, %41 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret i32 %44
}

define internal fastcc void @check_without(ptr noundef nonnull captures(none) %0, i32 noundef range(i32 512, 4353) %1, i64 noundef range(i64 1, 2049) %2, ptr noundef %3, ptr noundef %4) unnamed_addr #3 {
  %6 = alloca [4096 x i8], align 16
  %7 = alloca [1024 x i8], align 16
  %8 = alloca %struct.Slope, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
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
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %17, i64 noundef %16) #19
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 152
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = select i1 %35, double 0x3F50000000000000, double 1.562500e-02
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store double %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %38, align 8
  %39 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %36) #19
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %100, label %41

41:                                               ; preds = %32
  %42 = fneg double %36
  %43 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %42) #19
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %100, label %45

45:                                               ; preds = %41
  %46 = tail call fastcc i32 @agree_at_once(ptr noundef %0, double noundef 0.000000e+00, double noundef 0.000000e+00) #19
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %100

48:                                               ; preds = %45
  %49 = load double, ptr %37, align 8
  %50 = load i32, ptr %38, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %61

52:                                               ; preds = %48
  %53 = fmul double %49, 5.000000e-01
  %54 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %53) #19
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %52
  store i32 0, ptr %38, align 8
  br label %100

57:                                               ; preds = %52
  %58 = fmul double %49, -5.000000e-01
  %59 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %58) #19
  store i32 %59, ptr %38, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %100, label %61

61:                                               ; preds = %48, %57
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %62 = load i64, ptr %10, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %8, ptr noundef %0, i64 noundef 0, i64 noundef %62, i32 noundef 1) #19
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %64 = load i32, ptr %63, align 8
  %65 = icmp ne i32 %64, 0
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 36
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
  call fastcc void @name(ptr noundef %0, ptr noundef nonnull %83, ptr noundef %7) #19
  %90 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %6, i64 noundef 4096, ptr noundef nonnull @.str.54, ptr noundef nonnull %7, ptr noundef %4) #21
  %91 = load ptr, ptr %0, align 8
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 128
  %93 = load i64, ptr %92, align 8
  %94 = and i64 %93, %2
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %99

96:                                               ; preds = %89
  %97 = or i64 %93, %2
  store i64 %97, ptr %92, align 8
  %98 = call fastcc i32 @tell(ptr noundef nonnull readonly %0, ptr noundef %3, i32 noundef 1, ptr noundef nonnull %6) #19
  br label %99

99:                                               ; preds = %96, %89, %61, %73
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  br label %100

100:                                              ; preds = %19, %32, %15, %56, %41, %45, %57, %5, %99
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret void
}

define internal fastcc void @name(ptr noundef nonnull readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2) unnamed_addr #3 {
  %4 = alloca [8 x ptr], align 16
  %5 = alloca [8 x i32], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %9 = load i32, ptr %8, align 8
  %10 = add i32 %9, -1
  %11 = icmp ult i32 %10, 6
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = zext nneg i32 %10 to i64
  %14 = shl i64 %13, 2
  %15 = call ptr @llvm.load.relative.i64(ptr @switch.table.name.rel, i64 %14)
  br label %16

16:                                               ; preds = %3, %12
  %17 = phi ptr [ %15, %12 ], [ @.str.53, %3 ]
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load i32, ptr %18, align 8
  %20 = icmp slt i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.43) #21
  br label %100

27:                                               ; preds = %21
  %28 = xor i32 %19, -1
  %29 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.44, i32 noundef %28) #21
  br label %100

30:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %31 = load ptr, ptr %1, align 8
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 160
  br label %33

33:                                               ; preds = %30, %45
  %34 = phi i64 [ 0, %30 ], [ %47, %45 ]
  %35 = phi ptr [ %18, %30 ], [ %46, %45 ]
  %36 = phi ptr [ %31, %30 ], [ %43, %45 ]
  %37 = load i32, ptr %35, align 8
  %38 = getelementptr inbounds nuw ptr, ptr %4, i64 %34
  store ptr %36, ptr %38, align 8
  %39 = getelementptr inbounds nuw i32, ptr %5, i64 %34
  store i32 %37, ptr %39, align 4
  %40 = sext i32 %37 to i64
  %41 = getelementptr inbounds %struct.Anchor, ptr %32, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %49, label %45

45:                                               ; preds = %33
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 40
  %47 = add nuw nsw i64 %34, 1
  %48 = icmp eq i64 %47, 8
  br i1 %48, label %51, label %33

49:                                               ; preds = %33
  %50 = and i64 %34, 4294967295
  br label %51

51:                                               ; preds = %45, %49
  %52 = phi i64 [ %50, %49 ], [ 7, %45 ]
  %53 = zext nneg i32 %19 to i64
  %54 = getelementptr inbounds nuw %struct.Anchor, ptr %32, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 28
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %51
  %59 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.45, i32 noundef %56) #21
  br label %62

60:                                               ; preds = %51
  %61 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 1024, ptr noundef nonnull @.str.46) #21
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi i32 [ %59, %58 ], [ %61, %60 ]
  %64 = sext i32 %63 to i64
  %65 = add nsw i64 %64, 32
  %66 = icmp ult i64 %65, 1024
  br i1 %66, label %68, label %99

67:                                               ; preds = %68
  br i1 %91, label %93, label %99

68:                                               ; preds = %62, %68
  %69 = phi i64 [ %88, %68 ], [ %52, %62 ]
  %70 = phi i64 [ %87, %68 ], [ %64, %62 ]
  %71 = getelementptr inbounds nuw ptr, ptr %4, i64 %69
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw i32, ptr %5, i64 %69
  %74 = load i32, ptr %73, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds %struct.Anchor, ptr %32, i64 %75
  %77 = load ptr, ptr %76, align 8
  %78 = ptrtoint ptr %72 to i64
  %79 = ptrtoint ptr %77 to i64
  %80 = sub i64 %78, %79
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 %70
  %82 = sub nsw i64 1024, %70
  %83 = icmp eq i64 %69, %52
  %84 = select i1 %83, ptr @.str.47, ptr @.str.48
  %85 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %81, i64 noundef %82, ptr noundef nonnull %84, i64 noundef %80) #21
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %70, %86
  %88 = add nsw i64 %69, -1
  %89 = icmp ne i64 %69, 0
  %90 = add nsw i64 %87, 32
  %91 = icmp ult i64 %90, 1024
  %92 = select i1 %89, i1 %91, i1 false
  br i1 %92, label %68, label %67

93:                                               ; preds = %67
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 %87
  %95 = sub nsw i64 1024, %87
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %97 = load double, ptr %96, align 8
  %98 = tail call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %94, i64 noundef %95, ptr noundef nonnull @.str.49, ptr noundef nonnull %17, double noundef %97) #21
  br label %99

99:                                               ; preds = %62, %93, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  br label %100

100:                                              ; preds = %25, %27, %99
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

define internal fastcc void @slope_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Slope) align 8 captures(none) initializes((32, 40)) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef %2, i64 noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #14 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %61

24:                                               ; preds = %161
  store i32 %162, ptr %23, align 8
  br label %25

25:                                               ; preds = %24, %5
  %26 = phi double [ %163, %24 ], [ 0.000000e+00, %5 ]
  %27 = phi double [ %164, %24 ], [ 0.000000e+00, %5 ]
  %28 = phi double [ %165, %24 ], [ 0.000000e+00, %5 ]
  %29 = phi double [ %166, %24 ], [ 0.000000e+00, %5 ]
  %30 = phi double [ %167, %24 ], [ 0.000000e+00, %5 ]
  %31 = phi double [ %168, %24 ], [ 0.000000e+00, %5 ]
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
  %42 = fcmp olt double %29, 0.000000e+00
  %43 = fneg double %29
  %44 = select i1 %42, double %43, double %29
  %45 = fmul double %27, 8.000000e+00
  %46 = fcmp ogt double %44, %45
  %47 = select i1 %46, double %44, double 0.000000e+00
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double %47, ptr %48, align 8
  %49 = fcmp olt double %28, 0.000000e+00
  %50 = fneg double %28
  %51 = select i1 %49, double %50, double %28
  %52 = fmul double %44, 0x3FE6666666666666
  %53 = fcmp ogt double %51, %52
  %54 = fcmp ogt double %51, %45
  %55 = select i1 %53, i1 %54, i1 false
  %56 = fmul double %26, 0x3EB0C6F7A0B5ED8D
  %57 = fcmp ogt double %51, %56
  %58 = select i1 %55, i1 %57, i1 false
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store i32 %59, ptr %60, align 4
  ret void

61:                                               ; preds = %12, %161
  %62 = phi i32 [ 0, %12 ], [ %162, %161 ]
  %63 = phi double [ 0.000000e+00, %12 ], [ %168, %161 ]
  %64 = phi double [ 0.000000e+00, %12 ], [ %167, %161 ]
  %65 = phi double [ 0.000000e+00, %12 ], [ %166, %161 ]
  %66 = phi double [ 0.000000e+00, %12 ], [ %165, %161 ]
  %67 = phi double [ 0.000000e+00, %12 ], [ %164, %161 ]
  %68 = phi double [ 0.000000e+00, %12 ], [ %163, %161 ]
  %69 = phi i64 [ %2, %12 ], [ %169, %161 ]
  %70 = getelementptr inbounds %struct.Entry, ptr %13, i64 %69
  br i1 %14, label %82, label %71

71:                                               ; preds = %61
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 24
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %75 = load ptr, ptr %74, align 8
  %76 = icmp eq ptr %75, null
  %77 = fcmp oeq double %73, 0.000000e+00
  %78 = fsub double %73, %73
  %79 = fcmp une double %78, 0.000000e+00
  %80 = or i1 %77, %79
  %81 = select i1 %76, i1 true, i1 %80
  br i1 %81, label %161, label %82

82:                                               ; preds = %71, %61
  %83 = phi double [ %73, %71 ], [ 1.000000e+00, %61 ]
  %84 = getelementptr inbounds double, ptr %15, i64 %69
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %16, i64 %69
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %17, i64 %69
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %18, i64 %69
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds double, ptr %19, i64 %69
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %70, i64 52
  %95 = load i32, ptr %94, align 4
  %96 = and i32 %95, 2
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %114, label %98

98:                                               ; preds = %82
  %99 = fmul double %83, %85
  %100 = fcmp olt double %99, 0.000000e+00
  %101 = fneg double %99
  %102 = select i1 %100, double %101, double %99
  %103 = getelementptr inbounds nuw i8, ptr %70, i64 48
  %104 = load i32, ptr %103, align 8
  %105 = icmp eq i32 %104, 2
  br i1 %105, label %110, label %106

106:                                              ; preds = %98
  %107 = load i64, ptr %20, align 8
  %108 = icmp eq i64 %107, 0
  %109 = select i1 %108, double 0x3CD0000000000000, double 0x3E90000000000000
  br label %110

110:                                              ; preds = %106, %98
  %111 = phi double [ 0x3E90000000000000, %98 ], [ %109, %106 ]
  %112 = fmul double %102, %111
  %113 = fdiv double %112, %9
  br label %114

114:                                              ; preds = %82, %110
  %115 = phi double [ %113, %110 ], [ 0.000000e+00, %82 ]
  %116 = fsub double %115, %115
  %117 = fcmp une double %116, 0.000000e+00
  %118 = fadd double %67, %115
  %119 = select i1 %117, double %67, double %118
  %120 = fcmp oeq double %85, %87
  %121 = fcmp oeq double %85, %89
  %122 = select i1 %120, i1 %121, i1 false
  %123 = fcmp oeq double %85, %91
  %124 = select i1 %122, i1 %123, i1 false
  %125 = fcmp oeq double %85, %93
  %126 = select i1 %124, i1 %125, i1 false
  br i1 %126, label %161, label %127

127:                                              ; preds = %114
  %128 = fadd double %85, %87
  %129 = fadd double %128, %89
  %130 = fadd double %129, %91
  %131 = fadd double %130, %93
  %132 = fsub double %131, %131
  %133 = fcmp une double %132, 0.000000e+00
  br i1 %133, label %134, label %139

134:                                              ; preds = %127
  %135 = lshr i32 %95, 8
  %136 = and i32 %135, 1
  %137 = xor i32 %136, 1
  %138 = or i32 %62, %137
  br label %161

139:                                              ; preds = %127
  %140 = fsub double %91, %93
  %141 = fdiv double %140, %9
  %142 = fmul double %83, %141
  %143 = fsub double %87, %89
  %144 = fdiv double %143, %21
  %145 = tail call double @llvm.fmuladd.f64(double %83, double %144, double %63)
  %146 = fadd double %64, %142
  %147 = fsub double %87, %85
  %148 = fsub double %85, %89
  %149 = fsub double %147, %148
  %150 = fdiv double %149, %9
  %151 = tail call double @llvm.fmuladd.f64(double %83, double %150, double %65)
  %152 = fsub double %91, %85
  %153 = fsub double %85, %93
  %154 = fsub double %152, %153
  %155 = fdiv double %154, %22
  %156 = tail call double @llvm.fmuladd.f64(double %83, double %155, double %66)
  %157 = fcmp olt double %142, 0.000000e+00
  %158 = fneg double %142
  %159 = select i1 %157, double %158, double %142
  %160 = fadd double %68, %159
  br label %161

161:                                              ; preds = %134, %139, %114, %71
  %162 = phi i32 [ %62, %71 ], [ %62, %114 ], [ %138, %134 ], [ %62, %139 ]
  %163 = phi double [ %68, %71 ], [ %68, %114 ], [ %68, %134 ], [ %160, %139 ]
  %164 = phi double [ %67, %71 ], [ %119, %114 ], [ %119, %134 ], [ %119, %139 ]
  %165 = phi double [ %66, %71 ], [ %66, %114 ], [ %66, %134 ], [ %156, %139 ]
  %166 = phi double [ %65, %71 ], [ %65, %114 ], [ %65, %134 ], [ %151, %139 ]
  %167 = phi double [ %64, %71 ], [ %64, %114 ], [ %64, %134 ], [ %146, %139 ]
  %168 = phi double [ %63, %71 ], [ %63, %114 ], [ %63, %134 ], [ %145, %139 ]
  %169 = add nsw i64 %69, 1
  %170 = icmp eq i64 %169, %3
  br i1 %170, label %24, label %61
}

define internal fastcc void @take_options(ptr noundef %0) unnamed_addr #3 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %109, label %3

3:                                                ; preds = %1
  %4 = load i8, ptr %0, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %109, label %6

6:                                                ; preds = %3, %103
  %7 = phi i8 [ %107, %103 ], [ %4, %3 ]
  %8 = phi ptr [ %106, %103 ], [ %0, %3 ]
  br label %9

9:                                                ; preds = %6, %12
  %10 = phi i8 [ %14, %12 ], [ %7, %6 ]
  %11 = phi ptr [ %13, %12 ], [ %8, %6 ]
  switch i8 %10, label %12 [
    i8 0, label %15
    i8 61, label %15
    i8 44, label %15
  ]

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %14 = load i8, ptr %13, align 1
  br label %9

15:                                               ; preds = %9, %9, %9
  %16 = ptrtoint ptr %11 to i64
  %17 = ptrtoint ptr %8 to i64
  %18 = sub i64 %16, %17
  %19 = icmp eq i8 %10, 61
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %22 = tail call double @strtod(ptr noundef nonnull %21, ptr noundef null) #21
  br label %23

23:                                               ; preds = %15, %20
  %24 = phi double [ %22, %20 ], [ 1.000000e+00, %15 ]
  %25 = tail call i64 @strlen(ptr noundef nonnull @.str.58) #21
  %26 = icmp eq i64 %25, %18
  br i1 %26, label %27, label %32

27:                                               ; preds = %23
  %28 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.58, i64 noundef %18) #21
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = fptosi double %24 to i64
  store i64 %31, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 832), align 8
  br label %96

32:                                               ; preds = %23, %27
  %33 = tail call i64 @strlen(ptr noundef nonnull @.str.59) #21
  %34 = icmp eq i64 %33, %18
  br i1 %34, label %35, label %39

35:                                               ; preds = %32
  %36 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.59, i64 noundef %18) #21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %35
  store double %24, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  br label %96

39:                                               ; preds = %32, %35
  %40 = tail call i64 @strlen(ptr noundef nonnull @.str.60) #21
  %41 = icmp eq i64 %40, %18
  br i1 %41, label %42, label %47

42:                                               ; preds = %39
  %43 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.60, i64 noundef %18) #21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = fptosi double %24 to i64
  store i64 %46, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 848), align 8
  br label %96

47:                                               ; preds = %39, %42
  %48 = tail call i64 @strlen(ptr noundef nonnull @.str.61) #21
  %49 = icmp eq i64 %48, %18
  br i1 %49, label %50, label %55

50:                                               ; preds = %47
  %51 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.61, i64 noundef %18) #21
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %50
  %54 = fptosi double %24 to i64
  store i64 %54, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 856), align 8
  br label %96

55:                                               ; preds = %47, %50
  %56 = tail call i64 @strlen(ptr noundef nonnull @.str.62) #21
  %57 = icmp eq i64 %56, %18
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.62, i64 noundef %18) #21
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %58
  %62 = fptosi double %24 to i64
  store i64 %62, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 864), align 8
  br label %96

63:                                               ; preds = %55, %58
  %64 = tail call i64 @strlen(ptr noundef nonnull @.str.63) #21
  %65 = icmp eq i64 %64, %18
  br i1 %65, label %66, label %71

66:                                               ; preds = %63
  %67 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.63, i64 noundef %18) #21
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = fptosi double %24 to i64
  store i64 %70, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  br label %96

71:                                               ; preds = %63, %66
  %72 = tail call i64 @strlen(ptr noundef nonnull @.str.64) #21
  %73 = icmp eq i64 %72, %18
  br i1 %73, label %74, label %93

74:                                               ; preds = %71
  %75 = tail call i32 @strncmp(ptr noundef nonnull %8, ptr noundef nonnull @.str.64, i64 noundef %18) #21
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %93

77:                                               ; preds = %74
  %78 = load i8, ptr %11, align 1
  %79 = icmp eq i8 %78, 61
  br i1 %79, label %80, label %93

80:                                               ; preds = %77, %87
  %81 = phi ptr [ %83, %87 ], [ %11, %77 ]
  %82 = phi i64 [ %88, %87 ], [ 0, %77 ]
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 1
  %84 = load i8, ptr %83, align 1
  switch i8 %84, label %85 [
    i8 0, label %90
    i8 44, label %90
  ]

85:                                               ; preds = %80
  %86 = icmp eq i64 %82, 511
  br i1 %86, label %90, label %87

87:                                               ; preds = %85
  %88 = add nuw nsw i64 %82, 1
  %89 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), i64 %82
  store i8 %84, ptr %89, align 1
  br label %80

90:                                               ; preds = %80, %80, %85
  %91 = phi i64 [ %82, %80 ], [ %82, %80 ], [ 511, %85 ]
  %92 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 880), i64 %91
  store i8 0, ptr %92, align 1
  br label %96

93:                                               ; preds = %71, %77, %74
  %94 = icmp eq ptr %11, %8
  br i1 %94, label %96, label %95

95:                                               ; preds = %93
  tail call fastcc void @say_unknown(ptr noundef %8, i64 noundef %18) #19
  br label %96

96:                                               ; preds = %38, %53, %69, %93, %95, %90, %61, %45, %30
  %97 = phi ptr [ %8, %93 ], [ %11, %95 ], [ %83, %90 ], [ %11, %69 ], [ %11, %61 ], [ %11, %53 ], [ %11, %45 ], [ %11, %38 ], [ %11, %30 ]
  br label %98

98:                                               ; preds = %96, %101
  %99 = phi ptr [ %102, %101 ], [ %97, %96 ]
  %100 = load i8, ptr %99, align 1
  switch i8 %100, label %101 [
    i8 0, label %103
    i8 44, label %103
  ]

101:                                              ; preds = %98
  %102 = getelementptr inbounds nuw i8, ptr %99, i64 1
  br label %98

103:                                              ; preds = %98, %98
  %104 = icmp ne i8 %100, 0
  %105 = zext i1 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %99, i64 %105
  %107 = load i8, ptr %106, align 1
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %109, label %6

109:                                              ; preds = %103, %3, %1
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
  %7 = tail call i32 @getpid() #21
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
  tail call fastcc void @write_report() #19
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 32), align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %49, label %43

18:                                               ; preds = %13, %39
  %19 = phi ptr [ %41, %39 ], [ %11, %13 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
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
  %36 = select i1 %35, ptr @.str.67, ptr @.str.66
  %37 = or disjoint i64 %29, 1048576
  store i64 %37, ptr %28, align 8
  %38 = call fastcc i32 @tell(ptr noundef nonnull readonly %2, ptr noundef nonnull %36, i32 noundef 0, ptr noundef nonnull @.str.68) #19
  br label %39

39:                                               ; preds = %32, %27, %23, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 168
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %15, label %18

43:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %44 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 24), align 8
  %45 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 16), align 8
  %46 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %3, i64 noundef 256, ptr noundef nonnull @.str.69, i64 noundef %44, i64 noundef %45, i64 noundef %16, i32 noundef 77) #21
  %47 = call i32 @fflush(ptr noundef null) #21
  %48 = sext i32 %46 to i64
  call fastcc void @say(ptr noundef %3, i64 noundef %48) #19
  call void @_exit(i32 noundef 77) #23
  unreachable

49:                                               ; preds = %15, %1, %6
  ret void
}

declare double @strtod(ptr noundef, ptr noundef) #6

define internal fastcc void @say_unknown(ptr noundef nonnull %0, i64 noundef range(i64 1, 0) %1) unnamed_addr #3 {
  %3 = alloca [256 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %4 = tail call i64 @llvm.umin.i64(i64 %1, i64 100)
  %5 = trunc nuw nsw i64 %4 to i32
  %6 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %3, i64 noundef 256, ptr noundef nonnull @.str.65, i32 noundef %5, ptr noundef nonnull %0) #21
  %7 = sext i32 %6 to i64
  br label %8

8:                                                ; preds = %12, %2
  %9 = phi i64 [ %7, %2 ], [ %16, %12 ]
  %10 = phi ptr [ %3, %2 ], [ %15, %12 ]
  %11 = icmp eq i64 %9, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = call i64 @write(i32 noundef 2, ptr noundef %10, i64 noundef %9) #21
  %14 = icmp sgt i64 %13, 0
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 %13
  %16 = sub i64 %9, %13
  br i1 %14, label %8, label %17

17:                                               ; preds = %8, %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  ret void
}

define internal fastcc range(i32 0, 3) i32 @judge_derivative(ptr noundef nonnull captures(none) initializes((48, 52)) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr #3 {
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
  %24 = tail call fastcc i32 @check_forward(ptr noundef %0, i64 noundef 1280, i32 noundef 0) #19
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
  %33 = tail call fastcc i32 @check_forward(ptr noundef %0, i64 noundef 1024, i32 noundef %32) #19
  br label %54

34:                                               ; preds = %2
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %36 = load i32, ptr %35, align 4
  %37 = tail call fastcc i32 @check_reverse(ptr noundef %0, i64 noundef 0, i32 noundef %36) #19
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
  %53 = tail call fastcc i32 @check_reverse(ptr noundef %0, i64 noundef 256, i32 noundef 0) #19
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 144
  store double 1.000000e+00, ptr %13, align 8
  %14 = load i64, ptr %8, align 8
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %14, i64 noundef %1) #19
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
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %15, i64 noundef %1) #19
  %59 = icmp ne i32 %2, 0
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 16777376
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 36
  br label %67

67:                                               ; preds = %309, %58
  %68 = phi i1 [ true, %58 ], [ false, %309 ]
  %69 = phi i64 [ 0, %58 ], [ 1, %309 ]
  %70 = and i1 %59, %68
  br i1 %70, label %80, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw double, ptr %12, i64 %69
  %73 = load double, ptr %72, align 8
  store double %73, ptr %60, align 8
  store i32 0, ptr %61, align 8
  %74 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %73) #19
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %336, label %76

76:                                               ; preds = %71
  %77 = fneg double %73
  %78 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %77) #19
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %336, label %80

80:                                               ; preds = %67, %76
  %81 = load i64, ptr %8, align 8
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %88, label %85

83:                                               ; preds = %111
  %84 = fmul double %112, 1.000000e-02
  br label %85

85:                                               ; preds = %83, %80
  %86 = phi double [ 0.000000e+00, %80 ], [ %84, %83 ]
  %87 = load double, ptr %60, align 8
  br i1 %68, label %115, label %191

88:                                               ; preds = %80, %111
  %89 = phi i64 [ %113, %111 ], [ 0, %80 ]
  %90 = phi double [ %112, %111 ], [ 0.000000e+00, %80 ]
  %91 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %111, label %95

95:                                               ; preds = %88
  %96 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %97 = load double, ptr %96, align 8
  %98 = fsub double %97, %97
  %99 = fcmp une double %98, 0.000000e+00
  br i1 %99, label %111, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw i8, ptr %91, i64 52
  %102 = load i32, ptr %101, align 4
  %103 = and i32 %102, 256
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %111

105:                                              ; preds = %100
  %106 = fcmp olt double %97, 0.000000e+00
  %107 = fneg double %97
  %108 = select i1 %106, double %107, double %97
  %109 = fcmp ogt double %108, %90
  br i1 %109, label %110, label %111

110:                                              ; preds = %105
  br label %111

111:                                              ; preds = %110, %105, %88, %95, %100
  %112 = phi double [ %90, %100 ], [ %90, %88 ], [ %90, %95 ], [ %108, %110 ], [ %90, %105 ]
  %113 = add nuw nsw i64 %89, 1
  %114 = icmp eq i64 %113, %81
  br i1 %114, label %83, label %88

115:                                              ; preds = %85
  %116 = load ptr, ptr %7, align 8
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %117, 1
  br i1 %118, label %336, label %119

119:                                              ; preds = %115
  %120 = getelementptr inbounds nuw i8, ptr %116, i64 16777376
  %121 = getelementptr inbounds nuw i8, ptr %116, i64 327155880
  %122 = getelementptr inbounds nuw i8, ptr %116, i64 360710312
  %123 = getelementptr inbounds nuw i8, ptr %116, i64 394264744
  %124 = fmul double %87, 2.000000e+00
  %125 = getelementptr inbounds nuw i8, ptr %116, i64 144
  %126 = getelementptr inbounds nuw i8, ptr %116, i64 152
  %127 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %128 = fcmp olt double %127, 2.000000e-03
  %129 = fmul double %87, 3.200000e+01
  br label %130

130:                                              ; preds = %188, %119
  %131 = phi i64 [ 0, %119 ], [ %189, %188 ]
  %132 = getelementptr inbounds nuw %struct.Entry, ptr %120, i64 %131
  %133 = getelementptr inbounds nuw double, ptr %121, i64 %131
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds nuw double, ptr %122, i64 %131
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %123, i64 %131
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %140 = load ptr, ptr %139, align 8
  %141 = icmp eq ptr %140, null
  br i1 %141, label %188, label %142

142:                                              ; preds = %130
  %143 = getelementptr inbounds nuw i8, ptr %132, i64 52
  %144 = load i32, ptr %143, align 4
  %145 = and i32 %144, 258
  %146 = icmp eq i32 %145, 2
  br i1 %146, label %147, label %188

147:                                              ; preds = %142
  %148 = fsub double %136, %138
  %149 = fdiv double %148, %124
  %150 = load double, ptr %125, align 8
  %151 = fdiv double %149, %150
  %152 = fsub double %136, %134
  %153 = fsub double %134, %138
  %154 = fsub double %152, %153
  %155 = fdiv double %154, %87
  %156 = fdiv double %155, %150
  %157 = fadd double %151, %156
  %158 = fsub double %157, %157
  %159 = fcmp une double %158, 0.000000e+00
  br i1 %159, label %191, label %160

160:                                              ; preds = %147
  %161 = fcmp olt double %151, 0.000000e+00
  %162 = fneg double %151
  %163 = select i1 %161, double %162, double %151
  %164 = getelementptr inbounds nuw i8, ptr %132, i64 32
  %165 = load double, ptr %164, align 8
  %166 = fcmp olt double %165, 0.000000e+00
  %167 = fneg double %165
  %168 = select i1 %166, double %167, double %165
  %169 = fcmp ogt double %163, %168
  %170 = select i1 %169, double %163, double %168
  %171 = load i64, ptr %126, align 8
  %172 = icmp ne i64 %171, 0
  %173 = select i1 %172, i1 %128, i1 false
  %174 = select i1 %173, double 2.000000e-03, double %127
  %175 = fadd double %86, %163
  %176 = icmp eq i64 %171, 0
  %177 = select i1 %176, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %178 = fmul double %175, %177
  %179 = fsub double %151, %165
  %180 = tail call double @llvm.fabs.f64(double %179)
  %181 = tail call double @llvm.fmuladd.f64(double %174, double %170, double %178)
  %182 = fcmp ugt double %180, %181
  br i1 %182, label %191, label %183

183:                                              ; preds = %160
  %184 = tail call double @llvm.fabs.f64(double %156)
  %185 = fmul double %129, %163
  %186 = fcmp ugt double %184, %185
  %187 = freeze i1 %186
  br i1 %187, label %191, label %188

188:                                              ; preds = %183, %142, %130
  %189 = add nuw nsw i64 %131, 1
  %190 = icmp eq i64 %189, %117
  br i1 %190, label %336, label %130

191:                                              ; preds = %147, %160, %183, %85
  %192 = load i32, ptr %61, align 8
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %205

194:                                              ; preds = %191
  %195 = fmul double %87, 5.000000e-01
  %196 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %195) #19
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %199

198:                                              ; preds = %194
  store i32 0, ptr %61, align 8
  br label %336

199:                                              ; preds = %194
  %200 = fmul double %87, -5.000000e-01
  %201 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %200) #19
  store i32 %201, ptr %61, align 8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %336, label %203

203:                                              ; preds = %199
  %204 = load i64, ptr %8, align 8
  br label %205

205:                                              ; preds = %203, %191
  %206 = phi i64 [ %204, %203 ], [ %81, %191 ]
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %336

208:                                              ; preds = %205
  %209 = fadd double %86, 0.000000e+00
  %210 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %211 = fcmp olt double %210, 2.000000e-03
  br label %214

212:                                              ; preds = %302
  %213 = icmp slt i64 %303, 0
  br i1 %213, label %333, label %309

214:                                              ; preds = %208, %302
  %215 = phi i32 [ 0, %208 ], [ %306, %302 ]
  %216 = phi i64 [ 0, %208 ], [ %307, %302 ]
  %217 = phi double [ 0.000000e+00, %208 ], [ %305, %302 ]
  %218 = phi double [ 0.000000e+00, %208 ], [ %304, %302 ]
  %219 = phi i64 [ -1, %208 ], [ %303, %302 ]
  %220 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %216
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 8
  %222 = load ptr, ptr %221, align 8
  %223 = icmp eq ptr %222, null
  br i1 %223, label %302, label %224

224:                                              ; preds = %214
  %225 = getelementptr inbounds nuw i8, ptr %220, i64 52
  %226 = load i32, ptr %225, align 4
  %227 = and i32 %226, 258
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %302

229:                                              ; preds = %224
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %230 = add nuw nsw i64 %216, 1
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %6, ptr noundef %0, i64 noundef %216, i64 noundef %230, i32 noundef 0) #19
  %231 = load double, ptr %13, align 8
  %232 = load double, ptr %6, align 8
  %233 = fdiv double %232, %231
  %234 = load double, ptr %63, align 8
  %235 = fdiv double %234, %231
  %236 = load double, ptr %64, align 8
  %237 = fdiv double %236, %231
  %238 = getelementptr inbounds nuw i8, ptr %220, i64 32
  %239 = load double, ptr %238, align 8
  %240 = load i32, ptr %65, align 8
  %241 = load i32, ptr %66, align 4
  %242 = fcmp olt double %233, 0.000000e+00
  %243 = fneg double %233
  %244 = select i1 %242, double %243, double %233
  %245 = fcmp olt double %239, 0.000000e+00
  %246 = fneg double %239
  %247 = select i1 %245, double %246, double %239
  %248 = fcmp ogt double %244, %247
  %249 = select i1 %248, double %244, double %247
  %250 = load ptr, ptr %7, align 8
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 152
  %252 = load i64, ptr %251, align 8
  %253 = icmp eq i64 %252, 0
  %254 = select i1 %253, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %255 = fmul double %209, %254
  %256 = icmp ne i64 %252, 0
  %257 = select i1 %256, i1 %211, i1 false
  %258 = select i1 %257, double 2.000000e-03, double %210
  %259 = fsub double %233, %239
  %260 = fcmp olt double %259, 0.000000e+00
  %261 = fneg double %259
  %262 = select i1 %260, double %261, double %259
  %263 = icmp eq i32 %240, 0
  br i1 %263, label %264, label %287

264:                                              ; preds = %229
  %265 = fmul double %235, 4.000000e+00
  %266 = tail call double @llvm.fmuladd.f64(double %258, double %249, double %265)
  %267 = fadd double %255, %266
  %268 = fcmp ugt double %262, %267
  br i1 %268, label %275, label %269

269:                                              ; preds = %264
  %270 = fmul double %235, 1.600000e+01
  %271 = fcmp olt double %270, %249
  %272 = tail call double @llvm.fmuladd.f64(double %258, double %249, double %255)
  %273 = fcmp ole double %262, %272
  %274 = select i1 %271, i1 true, i1 %273
  br i1 %274, label %287, label %280

275:                                              ; preds = %264
  %276 = icmp ne i32 %241, 0
  %277 = fmul double %235, 8.000000e+00
  %278 = fcmp ogt double %277, %262
  %279 = select i1 %276, i1 true, i1 %278
  br i1 %279, label %280, label %290

280:                                              ; preds = %275, %269
  %281 = icmp eq i32 %241, 0
  br i1 %281, label %282, label %287

282:                                              ; preds = %280
  %283 = tail call double @llvm.fabs.f64(double %259)
  %284 = fmul double %237, %258
  %285 = fcmp ugt double %283, %284
  %286 = zext i1 %285 to i32
  br label %287

287:                                              ; preds = %282, %280, %229, %269
  %288 = phi i32 [ 0, %269 ], [ %286, %282 ], [ 1, %280 ], [ 1, %229 ]
  %289 = or i32 %288, %215
  br label %297

290:                                              ; preds = %275
  %291 = icmp slt i64 %219, 0
  %292 = fcmp ogt double %262, %218
  %293 = fcmp uno double %262, 0.000000e+00
  %294 = or i1 %292, %293
  %295 = select i1 %291, i1 true, i1 %294
  br i1 %295, label %296, label %297

296:                                              ; preds = %290
  br label %297

297:                                              ; preds = %287, %290, %296
  %298 = phi i32 [ %215, %296 ], [ %215, %290 ], [ %289, %287 ]
  %299 = phi i64 [ %216, %296 ], [ %219, %290 ], [ %219, %287 ]
  %300 = phi double [ %262, %296 ], [ %218, %290 ], [ %218, %287 ]
  %301 = phi double [ %233, %296 ], [ %217, %290 ], [ %217, %287 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  br label %302

302:                                              ; preds = %214, %224, %297
  %303 = phi i64 [ %299, %297 ], [ %219, %224 ], [ %219, %214 ]
  %304 = phi double [ %300, %297 ], [ %218, %224 ], [ %218, %214 ]
  %305 = phi double [ %301, %297 ], [ %217, %224 ], [ %217, %214 ]
  %306 = phi i32 [ %298, %297 ], [ %215, %224 ], [ %215, %214 ]
  %307 = add nuw nsw i64 %216, 1
  %308 = icmp eq i64 %307, %206
  br i1 %308, label %212, label %214

309:                                              ; preds = %212
  br i1 %68, label %67, label %310

310:                                              ; preds = %309
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %312 = load i32, ptr %311, align 8
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %314, label %336

314:                                              ; preds = %310
  %315 = getelementptr inbounds nuw %struct.Entry, ptr %62, i64 %303
  call fastcc void @name(ptr noundef %0, ptr noundef nonnull %315, ptr noundef %5) #19
  %316 = fcmp olt double %305, 0.000000e+00
  %317 = fneg double %305
  %318 = select i1 %316, double %317, double %305
  %319 = getelementptr inbounds nuw i8, ptr %315, i64 32
  %320 = load double, ptr %319, align 8
  %321 = fcmp olt double %320, 0.000000e+00
  %322 = fneg double %320
  %323 = select i1 %321, double %322, double %320
  %324 = fcmp ogt double %318, %323
  %325 = select i1 %324, double %318, double %323
  %326 = fsub double %305, %320
  %327 = fcmp olt double %326, 0.000000e+00
  %328 = fneg double %326
  %329 = select i1 %327, double %328, double %326
  %330 = fdiv double %329, %325
  %331 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 4096, ptr noundef nonnull @.str.81, ptr noundef nonnull %5, double noundef %305, double noundef %320, double noundef %330) #21
  %332 = call fastcc i32 @tell(ptr noundef %0, ptr noundef nonnull @.str.82, i32 noundef 1, ptr noundef nonnull %4) #19
  br label %336

333:                                              ; preds = %212
  %334 = icmp eq i32 %306, 0
  %335 = select i1 %334, i32 0, i32 2
  br label %336

336:                                              ; preds = %76, %71, %199, %115, %205, %188, %333, %198, %310, %314
  %337 = phi i32 [ 2, %198 ], [ 1, %310 ], [ 0, %188 ], [ 1, %314 ], [ %335, %333 ], [ 0, %115 ], [ 2, %71 ], [ 2, %76 ], [ 2, %199 ], [ 0, %205 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  ret i32 %337
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
  tail call fastcc void @choose(ptr noundef %0, i64 noundef 0, i64 noundef %23, i64 noundef %1) #19
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
  %70 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %71 = getelementptr inbounds nuw i8, ptr %14, i64 36
  %72 = fcmp olt double %63, 0.000000e+00
  %73 = fneg double %63
  %74 = select i1 %72, double %73, double %63
  br label %75

75:                                               ; preds = %61, %184
  %76 = phi i64 [ 0, %61 ], [ %190, %184 ]
  %77 = phi double [ 0.000000e+00, %61 ], [ %189, %184 ]
  %78 = phi i32 [ 0, %61 ], [ %188, %184 ]
  %79 = phi i32 [ 0, %61 ], [ %187, %184 ]
  %80 = phi i32 [ 0, %61 ], [ %186, %184 ]
  %81 = phi double [ 0.000000e+00, %61 ], [ %185, %184 ]
  %82 = icmp eq i64 %76, 0
  %83 = and i1 %64, %82
  br i1 %83, label %94, label %84

84:                                               ; preds = %75
  %85 = getelementptr inbounds nuw double, ptr %22, i64 %76
  %86 = load double, ptr %85, align 8
  store double %86, ptr %65, align 8
  store i32 0, ptr %66, align 8
  %87 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %86) #19
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %364, label %89

89:                                               ; preds = %84
  %90 = fneg double %86
  %91 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %90) #19
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %364, label %93

93:                                               ; preds = %89
  br i1 %82, label %94, label %97

94:                                               ; preds = %75, %93
  %95 = tail call fastcc i32 @agree_at_once(ptr noundef %0, double noundef %63, double noundef %62) #19
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %364

97:                                               ; preds = %94, %93
  %98 = load double, ptr %65, align 8
  %99 = load i32, ptr %66, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %110

101:                                              ; preds = %97
  %102 = fmul double %98, 5.000000e-01
  %103 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %102) #19
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %106

105:                                              ; preds = %101
  store i32 0, ptr %66, align 8
  br label %364

106:                                              ; preds = %101
  %107 = fmul double %98, -5.000000e-01
  %108 = tail call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %107) #19
  store i32 %108, ptr %66, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %364, label %110

110:                                              ; preds = %97, %106
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #20
  %111 = load i64, ptr %18, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %14, ptr noundef %0, i64 noundef 0, i64 noundef %111, i32 noundef 1) #19
  %112 = load double, ptr %14, align 8
  %113 = load double, ptr %67, align 8
  %114 = load double, ptr %68, align 8
  %115 = load i32, ptr %70, align 8
  %116 = load i32, ptr %71, align 4
  %117 = fcmp olt double %112, 0.000000e+00
  %118 = fneg double %112
  %119 = select i1 %117, double %118, double %112
  %120 = fcmp ogt double %119, %74
  %121 = select i1 %120, double %119, double %74
  %122 = fadd double %62, %114
  %123 = load ptr, ptr %17, align 8
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 152
  %125 = load i64, ptr %124, align 8
  %126 = icmp eq i64 %125, 0
  %127 = select i1 %126, double 0x3DA5FD7FE1796495, double 1.000000e-05
  %128 = fmul double %122, %127
  %129 = icmp ne i64 %125, 0
  %130 = load double, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 872), align 8
  %131 = fcmp olt double %130, 2.000000e-03
  %132 = select i1 %129, i1 %131, i1 false
  %133 = select i1 %132, double 2.000000e-03, double %130
  %134 = fsub double %112, %63
  %135 = fcmp olt double %134, 0.000000e+00
  %136 = fneg double %134
  %137 = select i1 %135, double %136, double %134
  %138 = icmp eq i32 %115, 0
  br i1 %138, label %139, label %184

139:                                              ; preds = %110
  %140 = fmul double %113, 4.000000e+00
  %141 = tail call double @llvm.fmuladd.f64(double %133, double %121, double %140)
  %142 = fadd double %128, %141
  %143 = fcmp ugt double %137, %142
  br i1 %143, label %150, label %144

144:                                              ; preds = %139
  %145 = fmul double %113, 1.600000e+01
  %146 = fcmp olt double %145, %121
  %147 = tail call double @llvm.fmuladd.f64(double %133, double %121, double %128)
  %148 = fcmp ole double %137, %147
  %149 = select i1 %146, i1 true, i1 %148
  br i1 %149, label %192, label %155

150:                                              ; preds = %139
  %151 = icmp eq i32 %116, 0
  %152 = fmul double %113, 8.000000e+00
  %153 = fcmp ule double %152, %137
  %154 = select i1 %151, i1 %153, i1 false
  br label %155

155:                                              ; preds = %150, %144
  %156 = phi i1 [ %154, %150 ], [ false, %144 ]
  %157 = icmp eq i32 %116, 0
  br i1 %157, label %158, label %165

158:                                              ; preds = %155
  %159 = tail call double @llvm.fabs.f64(double %134)
  %160 = load double, ptr %69, align 8
  %161 = fmul double %133, %160
  %162 = fcmp ole double %159, %161
  %163 = zext i1 %162 to i32
  %164 = or i32 %78, %163
  br label %165

165:                                              ; preds = %155, %158
  %166 = phi i32 [ %164, %158 ], [ %78, %155 ]
  br i1 %156, label %167, label %184

167:                                              ; preds = %165
  %168 = icmp eq i32 %80, 0
  br i1 %168, label %175, label %169

169:                                              ; preds = %167
  %170 = fsub double %112, %77
  %171 = tail call double @llvm.fabs.f64(double %170)
  %172 = fmul double %137, 1.000000e-01
  %173 = fcmp olt double %171, %172
  br i1 %173, label %174, label %175

174:                                              ; preds = %169
  br label %175

175:                                              ; preds = %174, %169, %167
  %176 = phi i32 [ 1, %174 ], [ %79, %169 ], [ %79, %167 ]
  %177 = getelementptr inbounds nuw double, ptr %22, i64 %76
  %178 = load double, ptr %177, align 8
  %179 = add nsw i32 %80, 1
  %180 = icmp ne i32 %179, 0
  %181 = icmp ne i32 %176, 0
  %182 = select i1 %180, i1 %181, i1 false
  br i1 %182, label %183, label %184

183:                                              ; preds = %175
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #20
  br label %200

184:                                              ; preds = %110, %175, %165
  %185 = phi double [ %178, %175 ], [ %81, %165 ], [ %81, %110 ]
  %186 = phi i32 [ %179, %175 ], [ %80, %165 ], [ %80, %110 ]
  %187 = phi i32 [ %176, %175 ], [ %79, %165 ], [ %79, %110 ]
  %188 = phi i32 [ %166, %175 ], [ %166, %165 ], [ %78, %110 ]
  %189 = phi double [ %112, %175 ], [ %77, %165 ], [ %77, %110 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #20
  %190 = add nuw nsw i64 %76, 1
  %191 = icmp eq i64 %190, 4
  br i1 %191, label %193, label %75

192:                                              ; preds = %144
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #20
  br label %364

193:                                              ; preds = %184
  %194 = icmp eq i32 %187, 0
  br i1 %194, label %195, label %200

195:                                              ; preds = %193
  %196 = icmp eq i32 %186, 0
  %197 = icmp ne i32 %188, 0
  %198 = select i1 %197, i1 %196, i1 false
  %199 = select i1 %198, i32 0, i32 2
  br label %364

200:                                              ; preds = %183, %193
  %201 = phi double [ %178, %183 ], [ %185, %193 ]
  %202 = phi double [ %112, %183 ], [ %189, %193 ]
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %204 = load i32, ptr %203, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %364

206:                                              ; preds = %200
  %207 = icmp samesign ugt i64 %1, 255
  %208 = fcmp oeq double %202, 0.000000e+00
  %209 = select i1 %207, i1 %208, i1 false
  br i1 %209, label %364, label %210

210:                                              ; preds = %206
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #20
  store i8 0, ptr %16, align 16
  %211 = load i64, ptr %123, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %212 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #21
  %213 = load i64, ptr %5, align 16
  %214 = sitofp i64 %213 to double
  %215 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %216 = load i64, ptr %215, align 8
  %217 = sitofp i64 %216 to double
  %218 = call double @llvm.fmuladd.f64(double %217, double 1.000000e-09, double %214)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %219 = load i64, ptr getelementptr inbounds nuw (i8, ptr @__enzcc_check_program, i64 840), align 8
  %220 = sitofp i64 %219 to double
  %221 = fadd double %218, %220
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %222 = icmp sgt i64 %211, 1
  br i1 %222, label %223, label %328

223:                                              ; preds = %210
  %224 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %225 = fneg double %201
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %226 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #21
  %227 = load i64, ptr %4, align 16
  %228 = sitofp i64 %227 to double
  %229 = load i64, ptr %224, align 8
  %230 = sitofp i64 %229 to double
  %231 = call double @llvm.fmuladd.f64(double %230, double 1.000000e-09, double %228)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  %232 = fcmp olt double %231, %221
  br i1 %232, label %241, label %328

233:                                              ; preds = %310
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %234 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #21
  %235 = load i64, ptr %4, align 16
  %236 = sitofp i64 %235 to double
  %237 = load i64, ptr %224, align 8
  %238 = sitofp i64 %237 to double
  %239 = call double @llvm.fmuladd.f64(double %238, double 1.000000e-09, double %236)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  %240 = fcmp olt double %239, %221
  br i1 %240, label %241, label %325

241:                                              ; preds = %223, %233
  %242 = phi i64 [ %318, %233 ], [ %211, %223 ]
  %243 = phi i64 [ %319, %233 ], [ 0, %223 ]
  %244 = add nuw nsw i64 %242, %243
  %245 = lshr i64 %244, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  br label %246

246:                                              ; preds = %302, %241
  %247 = phi i1 [ true, %241 ], [ false, %302 ]
  %248 = phi ptr [ %11, %241 ], [ %12, %302 ]
  %249 = phi ptr [ %9, %241 ], [ %10, %302 ]
  %250 = phi ptr [ %7, %241 ], [ %8, %302 ]
  %251 = select i1 %247, i64 %243, i64 %245
  %252 = select i1 %247, i64 %245, i64 %242
  call fastcc void @choose(ptr noundef nonnull %0, i64 noundef %251, i64 noundef %252, i64 noundef range(i64 0, 257) %1) #19
  store double %201, ptr %65, align 8
  store i32 0, ptr %66, align 8
  %253 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 1, double noundef %201) #19
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %350, label %255

255:                                              ; preds = %246
  %256 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 2, double noundef %225) #19
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %350, label %258

258:                                              ; preds = %255
  %259 = load double, ptr %65, align 8
  %260 = load i32, ptr %66, align 8
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %262, label %271

262:                                              ; preds = %258
  %263 = fmul double %259, 5.000000e-01
  %264 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 3, double noundef %263) #19
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %266, label %267

266:                                              ; preds = %262
  store i32 0, ptr %66, align 8
  br label %350

267:                                              ; preds = %262
  %268 = fmul double %259, -5.000000e-01
  %269 = call fastcc i32 @ask(ptr noundef nonnull %0, i32 noundef 4, double noundef %268) #19
  store i32 %269, ptr %66, align 8
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %350, label %271

271:                                              ; preds = %267, %258
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #20
  %272 = load i64, ptr %123, align 8
  call fastcc void @slope_of(ptr dead_on_unwind writable sret(%struct.Slope) align 8 %13, ptr noundef nonnull %0, i64 noundef 0, i64 noundef %272, i32 noundef 1) #19
  %273 = load double, ptr %13, align 8
  store double %273, ptr %249, align 8
  %274 = load ptr, ptr %17, align 8
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 104
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds nuw i8, ptr %274, i64 112
  %278 = load i64, ptr %277, align 8
  %279 = icmp slt i64 %276, %278
  br i1 %279, label %280, label %302

280:                                              ; preds = %271
  %281 = getelementptr inbounds nuw i8, ptr %274, i64 293601448
  %282 = getelementptr inbounds nuw i8, ptr %274, i64 16777376
  br label %283

283:                                              ; preds = %298, %280
  %284 = phi double [ 0.000000e+00, %280 ], [ %299, %298 ]
  %285 = phi i64 [ %276, %280 ], [ %300, %298 ]
  %286 = getelementptr inbounds double, ptr %281, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = fcmp une double %287, 0.000000e+00
  br i1 %288, label %289, label %298

289:                                              ; preds = %283
  %290 = getelementptr inbounds %struct.Entry, ptr %282, i64 %285
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 8
  %292 = load ptr, ptr %291, align 8
  %293 = icmp eq ptr %292, null
  br i1 %293, label %298, label %294

294:                                              ; preds = %289
  %295 = getelementptr inbounds nuw i8, ptr %290, i64 32
  %296 = load double, ptr %295, align 8
  %297 = call double @llvm.fmuladd.f64(double %287, double %296, double %284)
  br label %298

298:                                              ; preds = %294, %289, %283
  %299 = phi double [ %297, %294 ], [ %284, %289 ], [ %284, %283 ]
  %300 = add nsw i64 %285, 1
  %301 = icmp eq i64 %300, %278
  br i1 %301, label %302, label %283

302:                                              ; preds = %298, %271
  %303 = phi double [ 0.000000e+00, %271 ], [ %299, %298 ]
  store double %303, ptr %248, align 8
  %304 = fsub double %273, %303
  %305 = fcmp olt double %304, 0.000000e+00
  %306 = fneg double %304
  %307 = select i1 %305, double %306, double %304
  %308 = fcmp ord double %307, 0.000000e+00
  %309 = select i1 %308, double %307, double 1.000000e+308
  store double %309, ptr %250, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #20
  br i1 %247, label %246, label %310

310:                                              ; preds = %302
  %311 = load double, ptr %8, align 8
  %312 = load double, ptr %7, align 16
  %313 = fcmp ogt double %311, %312
  %314 = load double, ptr %10, align 8
  %315 = load double, ptr %9, align 16
  %316 = load double, ptr %12, align 8
  %317 = load double, ptr %11, align 16
  %318 = select i1 %313, i64 %242, i64 %245
  %319 = select i1 %313, i64 %245, i64 %243
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %320 = sub nsw i64 %318, %319
  %321 = icmp sgt i64 %320, 1
  br i1 %321, label %233, label %322

322:                                              ; preds = %310
  %323 = select i1 %313, double %314, double %315
  %324 = select i1 %313, double %316, double %317
  br label %328

325:                                              ; preds = %233
  %326 = select i1 %313, double %314, double %315
  %327 = select i1 %313, double %316, double %317
  br label %328

328:                                              ; preds = %325, %223, %322, %210
  %329 = phi double [ 0.000000e+00, %210 ], [ 0.000000e+00, %223 ], [ %324, %322 ], [ %327, %325 ]
  %330 = phi double [ 0.000000e+00, %210 ], [ 0.000000e+00, %223 ], [ %323, %322 ], [ %326, %325 ]
  %331 = phi i64 [ %211, %210 ], [ %211, %223 ], [ %318, %322 ], [ %318, %325 ]
  %332 = phi i64 [ 0, %210 ], [ 0, %223 ], [ %319, %322 ], [ %319, %325 ]
  %333 = phi i64 [ %211, %210 ], [ %211, %223 ], [ %320, %322 ], [ %320, %325 ]
  call fastcc void @choose(ptr noundef nonnull %0, i64 noundef %332, i64 noundef %331, i64 noundef range(i64 0, 257) %1) #19
  %334 = getelementptr inbounds nuw i8, ptr %123, i64 293601448
  %335 = getelementptr inbounds nuw double, ptr %334, i64 %332
  %336 = load double, ptr %335, align 8
  %337 = getelementptr inbounds nuw i8, ptr %123, i64 16777376
  %338 = getelementptr inbounds nuw %struct.Entry, ptr %337, i64 %332
  call fastcc void @name(ptr noundef nonnull %0, ptr noundef nonnull %338, ptr noundef %6) #19
  %339 = icmp eq i64 %333, 1
  %340 = fcmp une double %336, 0.000000e+00
  %341 = select i1 %339, i1 %340, i1 false
  br i1 %341, label %342, label %348

342:                                              ; preds = %328
  %343 = fdiv double %330, %336
  %344 = fadd double %343, 0.000000e+00
  %345 = fdiv double %329, %336
  %346 = fadd double %345, 0.000000e+00
  %347 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.84, ptr noundef nonnull %6, double noundef %344, double noundef %346) #21
  br label %351

348:                                              ; preds = %328
  %349 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %16, i64 noundef 1024, ptr noundef nonnull @.str.85, ptr noundef nonnull %6) #21
  br label %351

350:                                              ; preds = %267, %255, %246, %266
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %351

351:                                              ; preds = %342, %348, %350
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  %352 = fcmp olt double %202, 0.000000e+00
  %353 = fneg double %202
  %354 = select i1 %352, double %353, double %202
  %355 = fcmp ogt double %354, %74
  %356 = select i1 %355, double %354, double %74
  %357 = fsub double %202, %63
  %358 = fcmp olt double %357, 0.000000e+00
  %359 = fneg double %357
  %360 = select i1 %358, double %359, double %357
  %361 = fdiv double %360, %356
  %362 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %15, i64 noundef 4096, ptr noundef nonnull @.str.83, double noundef %202, double noundef %63, double noundef %361, ptr noundef nonnull %16) #21
  %363 = call fastcc i32 @tell(ptr noundef %0, ptr noundef nonnull @.str.82, i32 noundef 1, ptr noundef nonnull %15) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #20
  br label %364

364:                                              ; preds = %89, %94, %106, %84, %105, %192, %206, %200, %351, %195
  %365 = phi i32 [ 0, %192 ], [ 1, %200 ], [ 1, %351 ], [ %199, %195 ], [ 0, %206 ], [ 2, %105 ], [ 2, %84 ], [ 0, %94 ], [ 2, %106 ], [ 2, %89 ]
  ret i32 %365
}

define internal void @at_signal(i32 noundef %0) #3 {
  %2 = alloca [256 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
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
  %13 = tail call i32 @sigaction(i32 noundef %0, ptr noundef nonnull %12, ptr noundef null) #21
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
  %43 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %2, i64 noundef 256, ptr noundef nonnull @.str.88, i32 noundef %0) #21
  %44 = call fastcc i32 @tell(ptr noundef %31, ptr noundef nonnull @.str.89, i32 noundef 1, ptr noundef nonnull %2) #19
  call fastcc void @write_report() #19
  br label %45

45:                                               ; preds = %39, %17, %22, %3, %42
  %46 = icmp eq i32 %0, 6
  br i1 %46, label %47, label %50

47:                                               ; preds = %45
  %48 = call i32 @getpid() #21
  %49 = call i32 @kill(i32 noundef %48, i32 noundef 6) #21
  br label %50

50:                                               ; preds = %47, %45
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  ret void
}

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #6

declare i32 @kill(i32 noundef, i32 noundef) #6

declare i64 @llvm.umin.i64(i64, i64) #15

declare i64 @llvm.abs.i64(i64, i1 immarg) #16

declare i64 @llvm.smax.i64(i64, i64) #15

declare double @llvm.fabs.f64(double) #15

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #17

declare ptr @llvm.load.relative.i64(ptr, i64) #18

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
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #19 = { nobuiltin }
attributes #20 = { nounwind }
attributes #21 = { nobuiltin nounwind }
attributes #22 = { nobuiltin noreturn }
attributes #23 = { nobuiltin noreturn nounwind }

