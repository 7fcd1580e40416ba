; Generated from csrc/std_threads.c by csrc/build.py: do not edit. 494db9366504bc0b f70099217998f8e8

@_ZSt11__once_call = linkonce_odr hidden thread_local global ptr null, align 8
@_ZSt15__once_callable = linkonce_odr hidden thread_local global ptr null, align 8

define linkonce_odr hidden i32 @pthread_once(ptr noundef %0, ptr noundef %1) alwaysinline {
  %3 = load atomic i32, ptr %0 acquire, align 4
  %4 = and i32 %3, 2
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %2, %9
  %7 = cmpxchg ptr %0, i32 0, i32 1 acquire acquire, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %14, label %9

9:                                                ; preds = %6
  %10 = tail call i32 @sched_yield() #8
  %11 = load atomic i32, ptr %0 acquire, align 4
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %6, label %15

14:                                               ; preds = %6
  tail call void %1() "enzcc.class"="NSt6thread6_StateE" #9
  store atomic i32 2, ptr %0 release, align 4
  tail call void @__enzcc_wake(ptr noundef nonnull %0) #8
  br label %15

15:                                               ; preds = %9, %2, %14
  ret i32 0
}

define linkonce_odr hidden i32 @__enzcc_once(ptr noundef %0, ptr noundef %1, ptr noundef %2) alwaysinline personality ptr @__gxx_personality_v0 {
  %4 = load atomic i32, ptr %0 acquire, align 4
  %5 = and i32 %4, 2
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %19

7:                                                ; preds = %3, %10
  %8 = cmpxchg ptr %0, i32 0, i32 1 acquire acquire, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %15, label %10

10:                                               ; preds = %7
  %11 = tail call i32 @sched_yield() #8
  %12 = load atomic i32, ptr %0 acquire, align 4
  %13 = and i32 %12, 2
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %7, label %19

15:                                               ; preds = %7
  invoke void %1(ptr noundef %2) #9
          to label %16 unwind label %17

16:                                               ; preds = %15
  store atomic i32 2, ptr %0 release, align 4
  tail call void @__enzcc_wake(ptr noundef nonnull %0) #8
  br label %19

17:                                               ; preds = %15
  %18 = landingpad { ptr, i32 }
          cleanup
  store atomic i32 0, ptr %0 release, align 4
  tail call void @__enzcc_wake(ptr noundef nonnull %0) #8
  resume { ptr, i32 } %18

19:                                               ; preds = %10, %3, %16
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i32 @__gxx_personality_v0(...)

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr hidden void @call_once(ptr noundef %0, ptr noundef %1)  {
  %3 = load atomic i32, ptr %0 acquire, align 4
  %4 = and i32 %3, 2
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %2, %9
  %7 = cmpxchg ptr %0, i32 0, i32 1 acquire acquire, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %14, label %9

9:                                                ; preds = %6
  %10 = tail call i32 @sched_yield() #8
  %11 = load atomic i32, ptr %0 acquire, align 4
  %12 = and i32 %11, 2
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %6, label %15

14:                                               ; preds = %6
  tail call void %1() "enzcc.class"="NSt6thread6_StateE" #9
  store atomic i32 2, ptr %0 release, align 4
  tail call void @__enzcc_wake(ptr noundef nonnull %0) #8
  br label %15

15:                                               ; preds = %9, %2, %14
  ret void
}

define linkonce_odr hidden void @__once_proxy()  {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  %2 = load ptr, ptr %1, align 8
  tail call void %2() "enzcc.class"="NSt6thread6_StateE" #9
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

define linkonce_odr hidden ptr @enzcc_run_state(ptr noundef %0) noinline {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr noundef nonnull %0) "enzcc.class"="NSt6thread6_StateE" #9
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = load ptr, ptr %6, align 8
  tail call void %7(ptr noundef nonnull %0) "enzcc.class"="NSt6thread6_StateE" #9
  ret ptr null
}

define linkonce_odr hidden void @_ZNSt6thread6_StateD2Ev(ptr noundef %0)  {
  ret void
}

define linkonce_odr hidden void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef %0, ptr noundef %1, ptr noundef %2) alwaysinline {
  %4 = load ptr, ptr %1, align 8
  %5 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef nonnull @enzcc_run_state, ptr noundef %4) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  tail call void @_ZSt20__throw_system_errori(i32 noundef %5) #10
  unreachable

8:                                                ; preds = %3
  store ptr null, ptr %1, align 8
  ret void
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #5

declare void @_ZSt20__throw_system_errori(i32 noundef) #6

define linkonce_odr hidden void @_ZNSt6thread4joinEv(ptr noundef %0)  {
  %2 = load i64, ptr %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @pthread_join(i64 noundef %2, ptr noundef null) #9
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %1, %4
  %8 = phi i32 [ %5, %4 ], [ 22, %1 ]
  tail call void @_ZSt20__throw_system_errori(i32 noundef %8) #10
  unreachable

9:                                                ; preds = %4
  store i64 0, ptr %0, align 8
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #7

define linkonce_odr hidden void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef %0, ptr noundef %1)  {
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %3) #9
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #7

define linkonce_odr hidden void @_ZNSt18condition_variable10notify_oneEv(ptr noundef %0)  {
  %2 = tail call i32 @pthread_cond_signal(ptr noundef %0) #8
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef) #5

define linkonce_odr hidden void @_ZNSt18condition_variable10notify_allEv(ptr noundef %0)  {
  %2 = tail call i32 @pthread_cond_broadcast(ptr noundef %0) #8
  ret void
}

declare i32 @pthread_cond_broadcast(ptr noundef) #5

define linkonce_odr hidden void @_ZNSt18condition_variableC1Ev(ptr noundef %0)  {
  %2 = tail call i32 @pthread_cond_init(ptr noundef %0, ptr noundef null) #8
  ret void
}

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #5

define linkonce_odr hidden void @_ZNSt18condition_variableD1Ev(ptr noundef %0)  {
  %2 = tail call i32 @pthread_cond_destroy(ptr noundef %0) #8
  ret void
}

declare i32 @pthread_cond_destroy(ptr noundef) #5

define linkonce_odr hidden i32 @thrd_create(ptr noundef %0, ptr noundef %1, ptr noundef %2)  {
  %4 = tail call ptr @malloc(i64 noundef 16) #9
  %5 = icmp eq ptr %4, null
  br i1 %5, label %11, label %6

6:                                                ; preds = %3
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %2, ptr %7, align 8
  %8 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef nonnull @run_start, ptr noundef nonnull %4) #8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  tail call void @free(ptr noundef nonnull %4) #9
  br label %11

11:                                               ; preds = %6, %3, %10
  %12 = phi i32 [ 2, %10 ], [ 3, %3 ], [ 0, %6 ]
  ret i32 %12
}

declare ptr @malloc(i64 noundef) #7

define internal ptr @run_start(ptr noundef %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef nonnull %0) #9
  %5 = tail call i32 %2(ptr noundef %4) #9
  %6 = sext i32 %5 to i64
  %7 = inttoptr i64 %6 to ptr
  ret ptr %7
}

declare void @free(ptr noundef) #7

define linkonce_odr hidden i32 @thrd_join(i64 noundef %0, ptr noundef %1)  {
  %3 = alloca ptr, align 8
  %4 = icmp eq ptr %1, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = tail call i32 @pthread_join(i64 noundef %0, ptr noundef null) #9
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, i32 0, i32 2
  br label %18

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %10 = call i32 @pthread_join(i64 noundef %0, ptr noundef nonnull %3) #9
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %9
  %13 = load ptr, ptr %3, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %1, align 4
  br label %16

16:                                               ; preds = %9, %12
  %17 = phi i32 [ 0, %12 ], [ 2, %9 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  br label %18

18:                                               ; preds = %16, %5
  %19 = phi i32 [ %17, %16 ], [ %8, %5 ]
  ret i32 %19
}

define linkonce_odr hidden i32 @mtx_init(ptr noundef %0, i32 noundef %1)  {
  %3 = alloca i64, align 8
  %4 = and i32 %1, 1
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = tail call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null) #8
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 0, i32 2
  br label %17

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %11 = call i32 @pthread_mutexattr_init(ptr noundef nonnull %3) #8
  %12 = call i32 @pthread_mutexattr_settype(ptr noundef nonnull %3, i32 noundef 1) #8
  %13 = call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef nonnull %3) #8
  %14 = call i32 @pthread_mutexattr_destroy(ptr noundef nonnull %3) #8
  %15 = icmp eq i32 %13, 0
  %16 = select i1 %15, i32 0, i32 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  br label %17

17:                                               ; preds = %10, %6
  %18 = phi i32 [ %16, %10 ], [ %9, %6 ]
  ret i32 %18
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #5

declare i32 @pthread_mutexattr_init(ptr noundef) #5

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #5

declare i32 @pthread_mutexattr_destroy(ptr noundef) #5

define linkonce_odr hidden void @mtx_destroy(ptr noundef %0)  {
  %2 = tail call i32 @pthread_mutex_destroy(ptr noundef %0) #8
  ret void
}

declare i32 @pthread_mutex_destroy(ptr noundef) #5

define linkonce_odr hidden i32 @mtx_lock(ptr noundef %0)  {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #8
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 0, i32 2
  ret i32 %4
}

declare i32 @pthread_mutex_lock(ptr noundef) #5

define linkonce_odr hidden i32 @mtx_trylock(ptr noundef %0)  {
  %2 = tail call i32 @pthread_mutex_trylock(ptr noundef %0) #8
  %3 = icmp eq i32 %2, 0
  %4 = icmp eq i32 %2, 16
  %5 = select i1 %4, i32 1, i32 2
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}

declare i32 @pthread_mutex_trylock(ptr noundef) #5

define linkonce_odr hidden i32 @mtx_timedlock(ptr noundef %0, ptr noundef %1)  {
  %3 = tail call i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1) #8
  %4 = icmp eq i32 %3, 0
  %5 = icmp eq i32 %3, 110
  %6 = select i1 %5, i32 4, i32 2
  %7 = select i1 %4, i32 0, i32 %6
  ret i32 %7
}

declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) #5

define linkonce_odr hidden i32 @mtx_unlock(ptr noundef %0)  {
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #8
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 0, i32 2
  ret i32 %4
}

declare i32 @pthread_mutex_unlock(ptr noundef) #5

define linkonce_odr hidden i32 @cnd_init(ptr noundef %0)  {
  %2 = tail call i32 @pthread_cond_init(ptr noundef %0, ptr noundef null) #8
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 0, i32 2
  ret i32 %4
}

define linkonce_odr hidden void @cnd_destroy(ptr noundef %0)  {
  %2 = tail call i32 @pthread_cond_destroy(ptr noundef %0) #8
  ret void
}

define linkonce_odr hidden i32 @cnd_wait(ptr noundef %0, ptr noundef %1)  {
  %3 = tail call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1) #9
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 0, i32 2
  ret i32 %5
}

define linkonce_odr hidden i32 @cnd_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)  {
  %4 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2) #9
  %5 = icmp eq i32 %4, 0
  %6 = icmp eq i32 %4, 110
  %7 = select i1 %6, i32 4, i32 2
  %8 = select i1 %5, i32 0, i32 %7
  ret i32 %8
}

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #7

define linkonce_odr hidden i32 @cnd_signal(ptr noundef %0)  {
  %2 = tail call i32 @pthread_cond_signal(ptr noundef %0) #8
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 0, i32 2
  ret i32 %4
}

define linkonce_odr hidden i32 @cnd_broadcast(ptr noundef %0)  {
  %2 = tail call i32 @pthread_cond_broadcast(ptr noundef %0) #8
  %3 = icmp eq i32 %2, 0
  %4 = select i1 %3, i32 0, i32 2
  ret i32 %4
}

declare i32 @sched_yield() #5

declare void @__enzcc_wake(ptr noundef) #5

attributes #0 = { alwaysinline }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { noinline }
attributes #5 = { nounwind nonlazybind }
attributes #6 = { noreturn nonlazybind }
attributes #7 = { nonlazybind }
attributes #8 = { nobuiltin nounwind }
attributes #9 = { nobuiltin }
attributes #10 = { nobuiltin noreturn }
attributes #11 = { nounwind }

