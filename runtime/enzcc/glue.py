# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""C around a native function: one form for every signature, and derivatives of any order in it.

Every function here, primal or derivative, is a `Form`: it reads arrays and writes arrays, which never overlap, and
integers come in a table `k`, element counts of the arrays first.

    static void step(const int64_t *k, const double *x, double *y)            calls the native function
    static void step_vjp(const int64_t *k, x, w_y, double *g_x)               g_x = J^T w_y, by a request on `step`
    static void step_jvp(const int64_t *k, x, t_x, double *y, double *t_y)    y, and t_y = J t_x
    .. and of each of these the same again                                     the pullback of a pullback, and so on

So a derivative is a function like others, and whatever a framework does with the first order it can do with its
result. Outputs are cleared before the native function writes them: what it does not write is zero. Inputs are never
written, whatever the native function does with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from enzcc import pool, trampolines
from enzcc.forms import RESULT, Array, Form, integers, table
from enzcc.prototype import Prototype, takes_numbered_communicator
from enzcc.signature import IN_C, Argument, Signature
from enzcc.structs import defined
from enzcc.trampolines import called

_HEAD = """#include <stdint.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_dupnoneed, enzyme_const, enzyme_runtime_activity;
#ifdef ENZCC_THROWS
static inline void enzcc_drop(void *variable) { free(*(void **)variable); }
#define OWNED __attribute__((cleanup(enzcc_drop)))
#define GIVE_BACK(memory)
#else
#define OWNED
#define GIVE_BACK(memory) free(memory)
#endif
"""


_MPI = """#ifdef ENZCC_MPICH
typedef int MPI_Comm;
#define MPI_Comm_f2c(number) (number)
#define enzcc_prepare __enzcc_mpi_prepare_mpich
#else
typedef struct ompi_communicator_t *MPI_Comm;
MPI_Comm MPI_Comm_f2c(int);
#define enzcc_prepare __enzcc_mpi_prepare
#endif
"""
"""What a communicator is: the user's mpi.h need not be found here."""


def primal(signature: Signature, symbol: str, name: str = "enzcc_form") -> Form:
    """The form of a native function with that symbol.

    It gives the native function a copy of each input, so that what is written there is seen by nobody, but for those of
    which `reads` says that they are only read. All names have prefixes: arguments may be called like C's keywords.
    """
    native = f"{name}_native"  # its own name may be one of C's library, or of this text
    counts = {of: number for number, of in enumerate(table(signature))}
    inputs: list[Array] = []
    outputs: list[Array] = []
    before = [
        f"  {IN_C[a.type]} n_{a.name} = ({IN_C[a.type]})k[{place}];"
        for place, a in enumerate(integers(signature), len(counts))
    ]
    after: list[str] = []
    for number, a in enumerate(signature.arguments):
        if a.is_size or not a.is_numbers:
            continue
        read = Array(f"a_{a.name}", a.type, a.is_active, counts[a.name], a.name)
        written = Array(f"o_{a.name}", a.type, a.is_active, counts[a.name], a.name)
        inputs += [read] if a.is_input else []
        outputs += [written] if a.is_output else []
        if a.kind == "out":
            before.append(f"  memset({written.name}, 0, {_bytes(written)});")
        elif a.kind == "inout":
            before.append(f"  memcpy({written.name}, {read.name}, {_bytes(read)});")
        elif a.is_address:
            copy = f"c_{a.name}"
            before += [
                f"#ifdef {_reads(number)}",
                f"  {IN_C[a.type]} *{copy} = ({IN_C[a.type]} *){read.name};",
                "#else",
                f"  {_buffer(read, copy)}",
                f"  memcpy({copy}, {read.name}, {_bytes(read)});",
                "#endif",
            ]
            after += [f"#ifndef {_reads(number)}", f"  GIVE_BACK({copy});", "#endif"]
    if signature.result is not None:
        outputs.insert(0, Array("o_return", signature.result, signature.result[0] == "f", counts[RESULT], RESULT))
    declared = ", ".join(map(_declared, signature.arguments)) or "void"
    result = "void" if signature.result is None else IN_C[signature.result] + " _Complex" * signature.complex_result
    returned = "" if signature.result is None else f"*({result} *)o_return = "
    passed = ", ".join(_passed(a, name) for a in signature.arguments)
    lines = [
        f'{result} {native}({declared}) __asm__("{symbol}");',
        f"static void {name}({_parameters(inputs, outputs)}) {{",
        *before,
        f"  {returned}{native}({passed});",
        *after,
        "}",
    ]
    head = _HEAD + _MPI * any(a.is_communicator for a in signature.arguments)
    structs = "".join(defined(type) for type in dict.fromkeys(a.type for a in signature.arguments))
    text = head + structs + trampolines.text(signature, name) + "\n".join(lines) + "\n"
    return Form(name, tuple(inputs), tuple(outputs), text, calls_back=bool(signature.functions))


def reads(positions: Iterable[int]) -> str:
    """What stands before the text of a form to say that the native function only reads behind these arguments."""
    return "".join(f"#define {_reads(position)}\n" for position in sorted(positions))


def _reads(position: int) -> str:
    return f"ENZCC_READS_{position}"


def _declared(a: Argument) -> str:
    if a.is_complex_value:
        return f"{IN_C[a.type]} _Complex"
    if a.is_communicator and not a.by_address:
        return "MPI_Comm"
    return f"{IN_C[a.type]}{' *' if a.is_address else ''}"


def _passed(a: Argument, form: str) -> str:
    if a.is_complex_value:
        return f"*({IN_C[a.type]} _Complex *)a_{a.name}"
    if not a.is_numbers:
        return "NULL" if a.function is None else called(form, a)
    if a.is_communicator and not a.by_address:
        return f"MPI_Comm_f2c(n_{a.name})"
    if a.is_size:
        return f"&n_{a.name}" if a.by_address else f"n_{a.name}"
    if a.is_output:
        return f"o_{a.name}"
    return f"c_{a.name}" if a.is_address else f"*a_{a.name}"


def _parameters(inputs: Sequence[Array], outputs: Sequence[Array]) -> str:
    read = [f"const {IN_C[a.type]} *{a.name}" for a in inputs]
    return ", ".join(["const int64_t *k", *read, *(f"{IN_C[a.type]} *{a.name}" for a in outputs)])


def pullback(form: Form) -> Form:
    """The form of J^T w: its inputs are those of `form` and a cotangent for each active output; its outputs the
    gradients of the active inputs."""
    return _pullback(form, f"{form.symbol}_vjp", valued=False)


def valued_pullback(form: Form) -> Form:
    """The form of the outputs of `form` and J^T w, by one evaluation: the outputs of both."""
    return _pullback(form, f"{form.symbol}_valued", valued=True)


def _pullback(form: Form, name: str, *, valued: bool) -> Form:
    order = form.order + 1
    active = [a for a in form.outputs if a.active]
    seeds = [Array(f"w{order}_{a.name}", a.type, True, a.count, a.of) for a in active]
    gradients = [Array(f"g{order}_{a.name}", a.type, True, a.count, a.of) for a in form.inputs if a.active]
    outputs = (*form.outputs, *gradients) if valued else tuple(gradients)
    lines = [f"void __enzyme_autodiff_{name}(void *, ...);"]
    lines += [f"static void {name}({_parameters([*form.inputs, *seeds], outputs)}) {{"]
    scratch = [] if valued else [(a, a.name) for a in form.outputs]
    shadows = [(a, f"d_{a.name}") for a in active]
    lines += [f"  {_buffer(a, buffer)}" for a, buffer in (*scratch, *shadows)]
    # A gradient consumes the shadows of outputs, and the cotangents are not its own.
    lines += [f"  memcpy({d}, {s.name}, {_bytes(a)});" for (a, d), s in zip(shadows, seeds, strict=True)]
    lines += [f"  memset({g.name}, 0, {_bytes(g)});" for g in gradients]
    arguments = _asked(form)
    for a in form.inputs:
        arguments += ["enzyme_dup", a.name, f"g{order}_{a.name}"] if a.active else ["enzyme_const", a.name]
    kind = "enzyme_dup" if valued else "enzyme_dupnoneed"
    for a in form.outputs:
        arguments += [kind, a.name, f"d_{a.name}"] if a.active else ["enzyme_const", a.name]
    lines.append(f"  __enzyme_autodiff_{name}({', '.join(arguments)});")
    lines += [f"  GIVE_BACK({buffer});" for _, buffer in (*scratch, *shadows)]
    text = form.text + "\n".join([*lines, "}"]) + "\n"
    return Form(name, (*form.inputs, *seeds), outputs, text, order)


def pushforward(form: Form) -> Form:
    """The form of the outputs of `form` and J t: its inputs, and a tangent for each of its active inputs; its outputs,
    and their tangents."""
    name, order = f"{form.symbol}_jvp", form.order + 1
    seeds = [Array(f"t{order}_{a.name}", a.type, True, a.count, a.of) for a in form.inputs if a.active]
    tangents = [Array(f"t{order}_{a.name}", a.type, True, a.count, a.of) for a in form.outputs if a.active]
    lines = [f"void __enzyme_fwddiff_{form.symbol}(void *, ...);"]
    lines += [f"static void {name}({_parameters([*form.inputs, *seeds], [*form.outputs, *tangents])}) {{"]
    lines += [f"  memset({t.name}, 0, {_bytes(t)});" for t in tangents]
    arguments = _asked(form)
    for a in (*form.inputs, *form.outputs):
        arguments += ["enzyme_dup", a.name, f"t{order}_{a.name}"] if a.active else ["enzyme_const", a.name]
    lines.append(f"  __enzyme_fwddiff_{form.symbol}({', '.join(arguments)});")
    text = form.text + "\n".join([*lines, "}"]) + "\n"
    return Form(name, (*form.inputs, *seeds), (*form.outputs, *tangents), text, order)


def tangent(form: Form) -> Form:
    """The form of J t alone: as `pushforward`, without the outputs themselves."""
    whole = pushforward(form)
    name = f"{form.symbol}_tangent"
    tangents = whole.outputs[len(form.outputs) :]
    lines = [f"static void {name}({_parameters(whole.inputs, tangents)}) {{"]
    lines += [f"  {_buffer(a, a.name)}" for a in form.outputs]
    lines += [f"  {whole.symbol}({', '.join(['k', *(a.name for a in (*whole.inputs, *whole.outputs))])});"]
    lines += [f"  GIVE_BACK({a.name});" for a in form.outputs]
    return Form(name, whole.inputs, tangents, whole.text + "\n".join([*lines, "}"]) + "\n", whole.order)


def _asked(form: Form) -> list[str]:
    """The first arguments of a request on a form."""
    marks = ["enzyme_runtime_activity"] if form.calls_back else []
    return ["(void *)" + form.symbol, *marks, "enzyme_const", "k"]


def _bytes(a: Array) -> str:
    return f"k[{a.count}] * sizeof({IN_C[a.type]})"


def _buffer(a: Array, name: str) -> str:
    """Memory for an array, which an exception gives back, too."""
    return f"{IN_C[a.type]} *{name} OWNED = malloc({_bytes(a)});"


def communicators(signature: Signature) -> list[int]:
    """Where the communicators stand in the table."""
    first = len(table(signature))
    return [first + k for k, a in enumerate(integers(signature)) if a.is_communicator]


def library_of_messages(signature: Signature, prototype: Prototype | None) -> str:
    """What stands before the text of a form to say whose MPI it is: a communicator is an integer in MPICH."""
    return "#define ENZCC_MPICH\n" * (prototype is not None and takes_numbered_communicator(signature, prototype))


def entry(
    form: Form,
    only_read: Iterable[int] = (),
    lock: str | None = None,
    resets: Sequence[str] = (),
    prepared: Sequence[int] = (),
) -> str:
    """The text of a form with what is called from outside: `enzcc_call(batch, k, arrays, strides)`, which runs it for
    each member of a batch; array i of member b begins b * strides[i] bytes behind arrays[i]. It returns null, or what a
    C++ exception says (see `thrown`). `enzcc_single` is that for
    no batch, of one block of memory: the address of the table, and those of the arrays. `only_read` are the positions
    of the native function's arguments behind which it writes nothing. Calls hold the `lock`: a symbol, or "" for one of
    this library's own. Each member begins with a call of all `resets`. At the places `prepared` of the table are
    communicators that derivatives use, too."""
    arrays = [*form.inputs, *form.outputs]
    passed = [f"(void *)(arrays[{i}] + b * strides[{i}])" for i in range(len(arrays))]
    resetting = "".join(f"{reset}(), " for reset in resets)
    run = f"  for (int64_t b = 0; b < batch; b++) {resetting}{form.symbol}({', '.join(['k', *passed])});"
    outputs = enumerate(form.outputs, len(form.inputs))
    # They are the frameworks', who allocate them for this call: mostly pages that are not there yet.
    new = [f"  enzcc_in_large_pages(arrays[{i}], (batch - 1) * strides[{i}] + {_bytes(a)});" for i, a in outputs]
    return (
        pool.TEXT
        + reads(only_read)
        + form.text
        + "".join(f"void {reset}(void);\n" for reset in resets)
        + ("void enzcc_prepare(MPI_Comm);\n" if prepared else "")
        + ("" if lock is None else lock_text(lock))
        + "\n".join(
            [
                "static void enzcc_body(int64_t batch, const int64_t *k, char **arrays, const int64_t *strides) {",
                *new,
                *(f"  enzcc_prepare(MPI_Comm_f2c((int)k[{place}]));" for place in prepared),
                run,
                "}",
                "/* Calls the first with the other arguments: null, or a text of what was thrown. See thrown.py. */",
                "const char *(*enzcc_catch)(void (*)(int64_t, const int64_t *, char **, const int64_t *), int64_t,",
                "                           const int64_t *, char **, const int64_t *);",
                "const char *enzcc_call(int64_t batch, const int64_t *k, char **arrays, const int64_t *strides) {",
                "  const char *said = NULL;",
                "  if (batch < 1) return said;",
                *([] if lock is None else ["  enzcc_enter();"]),
                "  if (enzcc_catch) said = enzcc_catch(enzcc_body, batch, k, arrays, strides);",
                "  else enzcc_body(batch, k, arrays, strides);",
                *([] if lock is None else ["  enzcc_leave();"]),
                "  return said;",
                "}",
                "const char *enzcc_single(const int64_t *block) {",
                f"  static const int64_t none[{max(1, len(arrays))}];",
                "  return enzcc_call(1, (const int64_t *)block[0], (char **)(block + 1), none);",
                "}",
                "",
            ]
        )
    )


def lock_text(lock: str) -> str:
    """C for a lock: a symbol, or "" for one of its own."""
    return _LOCK.replace("LOCK", lock or "enzcc_lock") + ("" if lock else _OWN)


_OWN = "struct enzcc_lock enzcc_lock;\n"
_LOCK = """#include <pthread.h>
/* 64 bytes of zeros are one that is free. Who has it may take it again: a function of Python that native code calls may
   call native code. */
struct enzcc_lock { pthread_mutex_t mutex; pthread_t owner; int depth; };
extern struct enzcc_lock LOCK;
static void enzcc_enter(void) {
  if (!pthread_equal(__atomic_load_n(&LOCK.owner, __ATOMIC_RELAXED), pthread_self())) {
    pthread_mutex_lock(&LOCK.mutex);
    __atomic_store_n(&LOCK.owner, pthread_self(), __ATOMIC_RELAXED);
  }
  LOCK.depth++;
}
static void enzcc_leave(void) {
  if (--LOCK.depth) return;
  __atomic_store_n(&LOCK.owner, 0, __ATOMIC_RELAXED);
  pthread_mutex_unlock(&LOCK.mutex);
}
/* A thread that holds it is not there in the child of a fork. */
static void enzcc_renew(void) { LOCK = (struct enzcc_lock){PTHREAD_MUTEX_INITIALIZER}; }
__attribute__((constructor)) static void enzcc_watch(void) { pthread_atfork(NULL, NULL, enzcc_renew); }
"""
