/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The operation of TensorFlow that calls native functions: one for all of them, on TensorFlow's own threads, without
 * Python and without copies. `tensorflow.py` makes and differentiates it.
 *
 *   EnzccCall(inputs, layout) -> outputs
 *   EnzccStatefulCall        the same, for functions with variables that they change: no call is merged or left out
 *
 * `library` is the shared library with the native form (see `glue.py`), `key` what Python knows it by, `of` which
 * argument of the signature each input and output has the shape of, `names` what arguments are called, in the order of
 * the layout, and `batched` which inputs have an axis more, in front; outputs have it if an input does.
 * `layout` is, for each argument that is data and for the result, its rank and its dimensions; -1; and then for each
 * integer that is told, its bits and itself. It is an input because shapes may not be known before.
 */
#include <dlfcn.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The header of operations is C only with these. */
typedef struct TF_DimensionHandle TF_DimensionHandle;
typedef struct TF_OpDefinitionBuilder TF_OpDefinitionBuilder;
typedef struct TF_ShapeHandle TF_ShapeHandle;
typedef struct TF_ShapeInferenceContext TF_ShapeInferenceContext;
#include "tensorflow/c/kernels.h"
#include "tensorflow/c/ops.h"

enum { MOST_DIMENSIONS = 32 };

typedef struct {
  const char *(*call)(int64_t batch, const int64_t *k, char **arrays, const int64_t *strides);
  int inputs, outputs;
  TF_DataType *types; /* of the outputs */
  int64_t *of;        /* of the inputs, then of the outputs */
  TF_Bool *batched;
  char *names; /* of the arguments, each ended by a zero */
} Kernel;

static void refuse(TF_Status *status, TF_Code code, const char *format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  TF_SetStatus(status, code, text);
}

static void forget(void *made) {
  Kernel *kernel = made;
  if (!kernel) return;
  free(kernel->types), free(kernel->of), free(kernel->batched), free(kernel->names), free(kernel);
}

/* Attributes ------------------------------------------------------------------------------------------------------ */

static int length(TF_OpKernelConstruction *from, const char *attribute, TF_Status *status) {
  int32_t entries = 0, bytes = 0;
  TF_OpKernelConstruction_GetAttrSize(from, attribute, &entries, &bytes, status);
  return entries >= 0 ? entries : bytes;
}

/* A text, ended by two zeros. */
static char *text(TF_OpKernelConstruction *from, const char *attribute, TF_Status *status) {
  int bytes = length(from, attribute, status);
  char *made = calloc(bytes + 2, 1);
  if (TF_GetCode(status) == TF_OK) TF_OpKernelConstruction_GetAttrString(from, attribute, made, bytes, status);
  return made;
}

static void load(Kernel *kernel, TF_OpKernelConstruction *from, TF_Status *status) {
  char *library = text(from, "library", status);
  void *loaded = TF_GetCode(status) == TF_OK ? dlopen(library, RTLD_NOW | RTLD_LOCAL) : NULL;
  if (loaded) *(void **)&kernel->call = dlsym(loaded, "enzcc_call");
  if (TF_GetCode(status) == TF_OK && !kernel->call)
    refuse(status, TF_NOT_FOUND,
           "the compiled native function %s is not there any more: a saved model has it only on the machine, and "
           "with the cache, that it was made with", library);
  free(library);
}

static void *create(TF_OpKernelConstruction *from) {
  Kernel *kernel = calloc(1, sizeof *kernel);
  TF_Status *status = TF_NewStatus();
  load(kernel, from, status);
  if (TF_GetCode(status) == TF_OK) {
    kernel->outputs = length(from, "made", status);
    kernel->inputs = length(from, "batched", status);
    kernel->types = calloc(kernel->outputs + 1, sizeof *kernel->types);
    kernel->of = calloc(kernel->inputs + kernel->outputs + 1, sizeof *kernel->of);
    kernel->batched = calloc(kernel->inputs + 1, sizeof *kernel->batched);
    TF_OpKernelConstruction_GetAttrTypeList(from, "made", kernel->types, kernel->outputs, status);
    TF_OpKernelConstruction_GetAttrInt64List(from, "of", kernel->of, kernel->inputs + kernel->outputs, status);
    TF_OpKernelConstruction_GetAttrBoolList(from, "batched", kernel->batched, kernel->inputs, status);
    kernel->names = text(from, "names", status);
    for (char *c = kernel->names; *c; c++)
      if (*c == ',') *c = 0;
  }
  if (TF_GetCode(status) != TF_OK) {
    TF_OpKernelConstruction_Failure(from, status);
    forget(kernel);
    kernel = NULL;
  }
  TF_DeleteStatus(status);
  return kernel;
}

/* A call ---------------------------------------------------------------------------------------------------------- */

static const char *name(const Kernel *kernel, int64_t argument) {
  const char *found = kernel->names;
  while (argument-- > 0) found += strlen(found) + 1;
  return found;
}

/* The number of elements; -1 where there cannot be so many. */
static int64_t count(const int64_t *shape) {
  int64_t product = 1;
  for (int64_t i = 1; i <= shape[0]; i++)
    if (shape[i] < 0 || __builtin_mul_overflow(product, shape[i], &product)) return -1;
  return product;
}

/* Written as [2, 3]. */
static void print(char *into, size_t size, const int64_t *dimensions, int64_t rank) {
  size_t at = snprintf(into, size, "[");
  for (int64_t i = 0; i < rank && at < size; i++)
    at += snprintf(into + at, size - at, i ? ", %lld" : "%lld", (long long)dimensions[i]);
  if (at < size) snprintf(into + at, size - at, "]");
}

/* Whether an input has the shape it should have, and all batches one length. */
static void check(const Kernel *kernel, int number, TF_Tensor *tensor, const int64_t *shape, int64_t *batch,
                  TF_Status *status) {
  int leading = kernel->batched[number], rank = TF_NumDims(tensor), fits = rank == shape[0] + leading;
  for (int i = leading; fits && i < rank; i++) fits = TF_Dim(tensor, i) == shape[1 + i - leading];
  if (fits && leading && *batch < 0) *batch = TF_Dim(tensor, 0);
  if (fits && leading) fits = *batch == TF_Dim(tensor, 0);
  if (fits) return;
  char has[256], wanted[256];
  int64_t found[MOST_DIMENSIONS];
  for (int i = 0; i < rank && i < MOST_DIMENSIONS; i++) found[i] = TF_Dim(tensor, i);
  print(has, sizeof has, found, rank < MOST_DIMENSIONS ? rank : MOST_DIMENSIONS);
  print(wanted, sizeof wanted, shape + 1, shape[0]);
  refuse(status, TF_INVALID_ARGUMENT, "'%s' has the shape %s, and should have %s%s", name(kernel, kernel->of[number]),
         has, wanted, leading ? " behind that of the batch" : "");
}

static int is_layout(const int64_t *row, const int64_t *end) {
  while (row < end && *row >= 0 && *row < end - row) row += 1 + *row;
  return row < end && *row == -1 && (end - row) % 2 == 1;
}

/* Reads the inputs and makes the outputs, all of which the caller gives back. */
static void run(const Kernel *kernel, TF_OpKernelContext *context, TF_Tensor *layout, TF_Tensor **tensors,
                TF_Status *status) {
  const int64_t *row = TF_TensorData(layout), *end = row + TF_Dim(layout, 0);
  int64_t arguments = 0, batch = -1, k[end - row];
  const int64_t *shapes[end - row];
  if (!is_layout(row, end)) {
    refuse(status, TF_INVALID_ARGUMENT, "the model was made with another version of enzcc: make it again");
    return;
  }
  for (; *row >= 0; row += 1 + *row, arguments++) {
    shapes[arguments] = row, k[arguments] = count(row);
    if (k[arguments] >= 0) continue;
    char wanted[256];
    print(wanted, sizeof wanted, row + 1, row[0]);
    refuse(status, TF_INVALID_ARGUMENT, "'%s' cannot have the shape %s", name(kernel, arguments), wanted);
    return;
  }
  int64_t *told = k + arguments;
  for (row++; row < end; row += 2, told++) {
    *told = row[1];
    if (row[0] == 64 || row[1] == (int32_t)row[1]) continue;
    refuse(status, TF_INVALID_ARGUMENT, "'%s' is an integer of 32 bits, and %lld does not fit",
           name(kernel, told - k), (long long)row[1]);
    return;
  }

  int arrays = kernel->inputs + kernel->outputs;
  char *data[arrays];
  int64_t strides[arrays];
  for (int i = 0; i < kernel->inputs; i++) {
    TF_GetInput(context, i, &tensors[i], status);
    if (TF_GetCode(status) == TF_OK) check(kernel, i, tensors[i], shapes[kernel->of[i]], &batch, status);
    if (TF_GetCode(status) != TF_OK) return;
    data[i] = TF_TensorData(tensors[i]);
    strides[i] = kernel->batched[i] ? k[kernel->of[i]] * (int64_t)TF_DataTypeSize(TF_TensorType(tensors[i])) : 0;
  }
  int leading = batch >= 0;
  for (int i = kernel->inputs; i < arrays; i++) {
    const int64_t *shape = shapes[kernel->of[i]];
    TF_DataType type = kernel->types[i - kernel->inputs];
    int64_t dimensions[MOST_DIMENSIONS] = {batch}, size = k[kernel->of[i]] * (int64_t)TF_DataTypeSize(type);
    memcpy(dimensions + leading, shape + 1, shape[0] * sizeof *shape);
    tensors[i] = TF_AllocateOutput(context, i - kernel->inputs, type, dimensions, (int)shape[0] + leading,
                                   leading ? batch * size : size, status);
    if (TF_GetCode(status) != TF_OK) return;
    data[i] = TF_TensorData(tensors[i]);
    strides[i] = leading ? size : 0;
  }
  const char *said = kernel->call(leading ? batch : 1, k, data, strides);
  if (said) refuse(status, TF_INVALID_ARGUMENT, "%s", said);
}

static void compute(void *made, TF_OpKernelContext *context) {
  const Kernel *kernel = made;
  int arrays = kernel->inputs + kernel->outputs;
  TF_Status *status = TF_NewStatus();
  TF_Tensor *tensors[arrays], *layout = NULL;
  memset(tensors, 0, sizeof tensors);
  TF_GetInput(context, kernel->inputs, &layout, status);
  if (TF_GetCode(status) == TF_OK) run(kernel, context, layout, tensors, status);
  if (TF_GetCode(status) != TF_OK) TF_OpKernelContext_Failure(context, status);
  for (int i = 0; i < arrays; i++)
    if (tensors[i]) TF_DeleteTensor(tensors[i]);
  if (layout) TF_DeleteTensor(layout);
  TF_DeleteStatus(status);
}

static void unknown(TF_ShapeInferenceContext *context, TF_Status *status) {
  TF_ShapeInferenceContextSetUnknownShape(context, status);
}

static void enroll(const char *name, bool stateful) {
  static const char *attributes[] = {"taken: list({float, double, int32, int64}) >= 0",
                                     "made: list({float, double, int32, int64}) >= 1",
                                     "library: string", "key: string", "names: string",
                                     "of: list(int)", "batched: list(bool)"};
  TF_Status *status = TF_NewStatus();
  TF_OpDefinitionBuilder *operation = TF_NewOpDefinitionBuilder(name);
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
    TF_OpDefinitionBuilderAddAttr(operation, attributes[i]);
  TF_OpDefinitionBuilderAddInput(operation, "inputs: taken");
  TF_OpDefinitionBuilderAddInput(operation, "layout: int64");
  TF_OpDefinitionBuilderAddOutput(operation, "outputs: made");
  TF_OpDefinitionBuilderSetIsStateful(operation, stateful);
  TF_OpDefinitionBuilderSetShapeInferenceFunction(operation, unknown);
  TF_RegisterOpDefinition(operation, status);
  if (TF_GetCode(status) == TF_OK)
    TF_RegisterKernelBuilder(name, TF_NewKernelBuilder(name, "CPU", create, compute, forget), status);
  if (TF_GetCode(status) != TF_OK) fprintf(stderr, "enzcc: TensorFlow does not take it: %s\n", TF_Message(status));
  TF_DeleteStatus(status);
}

/* TensorFlow takes up what a library registers while it is loaded. */
__attribute__((constructor)) static void enroll_both(void) {
  enroll("EnzccCall", false);
  enroll("EnzccStatefulCall", true);
}
