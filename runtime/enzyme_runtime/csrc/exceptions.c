/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Exceptions on their way through differentiated code, which returns them instead of throwing them.
 *
 * This file is compiled to ../ir/exceptions.ll by build.py and linked into programs as IR, as tape.c is. Between the
 * return of who threw and the landing pad of who catches, nothing of the program runs: so there is one exception at
 * most in a thread. It is as it was thrown: nobody has begun to catch it, and std::uncaught_exceptions() counts it. */

struct _Unwind_Exception;

int _Unwind_Resume_or_Rethrow(struct _Unwind_Exception *);
void *__cxa_begin_catch(void *);
_Noreturn void _ZSt9terminatev(void); /* std::terminate() */

#define EXPORT __attribute__((weak, visibility("hidden"), noinline))

__attribute__((weak, visibility("hidden"))) _Thread_local struct _Unwind_Exception *__enzcc_exception;

EXPORT void __enzcc_exception_keep(struct _Unwind_Exception *thrown) { __enzcc_exception = thrown; }

EXPORT _Bool __enzcc_exception_is_kept(void) { return __enzcc_exception != 0; }

/* Throws it again, to handlers that are looked for from here. Where there are none, the program ends as it would have
   where it was thrown. */
EXPORT _Noreturn void __enzcc_exception_raise(void) {
  struct _Unwind_Exception *thrown = __enzcc_exception;
  __enzcc_exception = 0;
  _Unwind_Resume_or_Rethrow(thrown);
  __cxa_begin_catch(thrown);
  _ZSt9terminatev();
}
