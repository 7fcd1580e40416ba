# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Forms (see `glue`) as targets of XLA's foreign function interface.

A target reads its buffers where XLA has them and writes where XLA wants them: nothing is copied. It has one attribute,
a table of integers: first the form's own, then the loops of a batch, the outermost first:

    k[0] .. k[known - 1], length[0] .. length[levels - 1], strides[0][arrays] .. strides[levels - 1][arrays]

In each loop an array moves by its stride, in bytes, or stays where it is. An output that stays is the sum over the
loop: so the gradient by parameters that all members of a batch share takes the memory of one.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import jax
import jax.ffi

from enzcc import forms
from enzcc.forms import Form
from enzcc.native import Native
from enzcc.signature import IN_C


class Level(NamedTuple):
    """One loop of a batch: how often, which of the inputs have an axis for it, and which of the outputs (the others are
    summed). These axes come before the native ones, that of the outermost level first."""

    length: int
    read: tuple[bool, ...]
    written: tuple[bool, ...]


def integers(table: Sequence[int], sizes: Sequence[int], levels: Sequence[Level]) -> list[int]:
    """The attribute of a call: `sizes` are the bytes of one member of each array."""
    strides: list[int] = []
    within = list(sizes)
    for level in reversed(levels):
        moves = (*level.read, *level.written)
        strides[:0] = [size if move else 0 for size, move in zip(within, moves, strict=True)]
        within = [size * level.length if move else size for size, move in zip(within, moves, strict=True)]
    return [*table, *(level.length for level in levels), *strides]


_registered: set[str] = set()
_registering = threading.Lock()


def target(native: Native, name: str) -> str:
    """The name of the form's target, made of its content, so that a compiled program that is kept on disk means the
    same in every process. Compiles and registers it. Raises CompileError."""
    known = len(forms.table(native.signature)) + len(forms.integers(native.signature))
    text = native.text + handler(native.form, known)
    library = native.program.library(text, (f"-I{jax.ffi.include_dir()}",))
    called = f"enzcc_{name}_{Path(library._name).stem}"
    with _registering:
        if called not in _registered:
            jax.ffi.register_ffi_target(called, {"execute": jax.ffi.pycapsule(library.enzcc_xla)}, platform="cpu")
            _registered.add(called)
    return called


def handler(form: Form, known: int) -> str:
    """C that XLA calls. `known` is how many integers the form's own table has. It is called from several threads."""
    inputs = len(form.inputs)
    bytes_of = ", ".join(f"k[{a.count}] * sizeof({IN_C[a.type]})" for a in form.outputs)
    added = "\n".join(
        f"  if (sums[{j}])\n    for (int64_t i = 0; i < k[{a.count}]; i++)"
        f" (({IN_C[a.type]} *)arrays[{inputs + j}])[i] += (({IN_C[a.type]} *)sums[{j}])[i];"
        for j, a in enumerate(form.outputs)
    )
    return f"""
// JAX {jax.__version__}
#include "xla/ffi/api/c_api.h"
enum {{ KNOWN = {known}, INPUTS = {inputs}, OUTPUTS = {len(form.outputs)}, ARRAYS = INPUTS + OUTPUTS }};

/* One member, whose outputs are added where `sums` has memory for them meanwhile. Null, or what was thrown. */
static const char *enzcc_added(const int64_t *k, char **arrays, char *const *sums) {{
  static const int64_t stay[ARRAYS];
  char *at[ARRAYS];
  for (int i = 0; i < ARRAYS; i++) at[i] = i >= INPUTS && sums[i - INPUTS] ? sums[i - INPUTS] : arrays[i];
  const char *said = enzcc_call(1, k, at, stay);
  if (said) return said;
{added}
  return NULL;
}}

/* `sums` is NULL if nothing is added. Null, or what was thrown. */
static const char *enzcc_levels(int64_t levels, const int64_t *length, const int64_t *strides, const int64_t *k,
                                char **arrays, char *const *sums) {{
  if (levels == 0 && sums) {{
    return enzcc_added(k, arrays, sums);
  }} else if (levels <= 1 && !sums) {{
    static const int64_t stay[ARRAYS];
    return enzcc_call(levels ? *length : 1, k, arrays, levels ? strides : stay);
  }} else {{
    char *at[ARRAYS];
    for (int64_t b = 0; b < *length; b++) {{
      for (int i = 0; i < ARRAYS; i++) at[i] = arrays[i] + b * strides[i];
      const char *said = enzcc_levels(levels - 1, length + 1, strides + ARRAYS, k, at, sums);
      if (said) return said;
    }}
    return NULL;
  }}
}}

static XLA_FFI_Error *enzcc_refused(XLA_FFI_CallFrame *frame, XLA_FFI_Error_Code code, const char *message) {{
  XLA_FFI_Error_Create_Args error = {{XLA_FFI_Error_Create_Args_STRUCT_SIZE, NULL, message, code}};
  return frame->api->XLA_FFI_Error_Create(&error);
}}

XLA_FFI_Error *enzcc_xla(XLA_FFI_CallFrame *frame) {{
  for (XLA_FFI_Extension_Base *asked = frame->extension_start; asked; asked = asked->next)
    if (asked->type == XLA_FFI_Extension_Metadata) {{
      XLA_FFI_Metadata *answer = ((XLA_FFI_Metadata_Extension *)asked)->metadata;
      answer->api_version.major_version = XLA_FFI_API_MAJOR;
      answer->api_version.minor_version = XLA_FFI_API_MINOR;
      answer->traits = 0;
      return NULL;
    }}
  if (frame->args.size != INPUTS || frame->rets.size != OUTPUTS || frame->attrs.size != 1 ||
      frame->attrs.types[0] != XLA_FFI_AttrType_ARRAY)
    return enzcc_refused(frame, XLA_FFI_Error_Code_INVALID_ARGUMENT, "enzcc: XLA passes other arguments than lowered");
  const XLA_FFI_Array *table = frame->attrs.attrs[0];
  const int64_t *k = table->data, levels = ((int64_t)table->size - KNOWN) / (1 + ARRAYS);
  const int64_t *length = k + KNOWN, *strides = length + levels;
  char *arrays[ARRAYS], *sums[OUTPUTS] = {{0}};
  for (int i = 0; i < INPUTS; i++) arrays[i] = ((XLA_FFI_Buffer *)frame->args.args[i])->data;
  for (int j = 0; j < OUTPUTS; j++) arrays[INPUTS + j] = ((XLA_FFI_Buffer *)frame->rets.rets[j])->data;
  const size_t bytes[OUTPUTS] = {{{bytes_of}}};
  int missing = 0, summed = 0;
  for (int j = 0; j < OUTPUTS; j++) {{
    int stays = 0;
    for (int64_t l = 0; l < levels; l++) stays |= strides[l * ARRAYS + INPUTS + j] == 0;
    if (!stays || bytes[j] == 0) continue;
    summed = 1;
    sums[j] = malloc(bytes[j]);
    missing |= !sums[j];
    int64_t rows = 1;
    for (int64_t l = 0; l < levels; l++) rows *= strides[l * ARRAYS + INPUTS + j] ? length[l] : 1;
    memset(arrays[INPUTS + j], 0, rows * bytes[j]);
  }}
  const char *said = missing ? NULL : enzcc_levels(levels, length, strides, k, arrays, summed ? sums : NULL);
  for (int j = 0; j < OUTPUTS; j++) free(sums[j]);
  if (said) return enzcc_refused(frame, XLA_FFI_Error_Code_INVALID_ARGUMENT, said);
  return missing ? enzcc_refused(frame, XLA_FFI_Error_Code_RESOURCE_EXHAUSTED, "enzcc: no memory left") : NULL;
}}
"""
