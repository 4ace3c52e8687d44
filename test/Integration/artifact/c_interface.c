/*===- c_interface.c - Each function of the C interface -----------*- C -*-===*\
|*                                                                            *|
|* Licensed under the Apache License v2.0 with LLVM Exceptions.               *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* c_interface layer.uop written.uop cache: the first is read, the second     *|
|* written, the third is a folder.                                            *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "layer.h"

#include "uop-c/Compiler.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;

#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      printf("%s:%d: %s\n", __FILE__, __LINE__, #condition);                   \
      ++failures;                                                              \
    }                                                                          \
  } while (0)

/* Success. */
static void checkDone(UOpError error, int line) {
  if (!error)
    return;
  printf("%s:%d: %s\n", __FILE__, line, error);
  uopErrorFree(error);
  exit(1);
}
#define DONE(call) checkDone(call, __LINE__)

/* A failure whose message has `text` in it. */
static void checkFails(UOpError error, const char *text, int line) {
  if (!error || !strstr(error, text)) {
    printf("%s:%d: expected '%s', got '%s'\n", __FILE__, line, text,
           error ? error : "success");
    ++failures;
  }
  uopErrorFree(error);
}
#define FAILS(call, text) checkFails(call, text, __LINE__)

static const char program[] =
    "func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32> {uop.donated})\n"
    "    -> (tensor<4xf32>, tensor<4xf32>) {\n"
    "  %sum = uop.add %a, %b : tensor<4xf32>\n"
    "  %twice = uop.add %b, %b : tensor<4xf32>\n"
    "  return %sum, %twice : tensor<4xf32>, tensor<4xf32>\n"
    "}\n";

static void testModel(const UOpModel *model) {
  UOpTensorInfo info;
  UOpVariableInfo variable;
  CHECK(!strcmp(uopModelName(model), "layer"));
  CHECK(!strcmp(uopModelSignature(model),
                "layer(x: nx3xf32) -> (y: nx2xf32) {n: [0, 64]}"));
  CHECK(uopModelNumInputs(model) == 1);
  CHECK(uopModelNumOutputs(model) == 1);
  CHECK(uopModelNumVariables(model) == 1);
  DONE(uopModelInput(model, 0, &info));
  CHECK(!strcmp(info.name, "x") && info.dtype == UOP_F32 && info.rank == 2);
  CHECK(info.shape[0] == 64 && info.shape[1] == 3 && info.bytes == 768);
  DONE(uopModelOutput(model, 0, &info));
  CHECK(!strcmp(info.name, "y") && info.rank == 2 && info.shape[1] == 2);
  DONE(uopModelVariable(model, 0, &variable));
  CHECK(!strcmp(variable.name, "n"));
  CHECK(variable.min == 0 && variable.max == 64);
  FAILS(uopModelInput(model, 1, &info),
        "there is no input 1; the program has 1");
  FAILS(uopModelOutput(model, 7, &info), "there is no output 7");
  FAILS(uopModelVariable(model, 1, &variable), "there is no variable 1");
  DONE(uopModelCheckSignature(model, layer_signature));
  FAILS(uopModelCheckSignature(model, "other() -> ()"),
        "the header is of other() -> ()");
  CHECK(uopDTypeBytes(UOP_BF16) == 2 && uopDTypeBytes(UOP_INDEX) == 8);
  CHECK(uopDTypeBytes((UOpDType)99) == 0);
}

/* As dlpack.h has it. */
typedef struct {
  void *data;
  struct {
    int32_t type;
    int32_t id;
  } device;
  int32_t ndim;
  struct {
    uint8_t code, bits;
    uint16_t lanes;
  } dtype;
  int64_t *shape;
  int64_t *strides;
  uint64_t byteOffset;
} Tensor;
struct DLManagedTensor {
  Tensor tensor;
  void *context;
  void (*deleter)(struct DLManagedTensor *);
};

static int deleted = 0;
static void countDeleted(struct DLManagedTensor *tensor) {
  (void)tensor;
  ++deleted;
}

static void testDLPack(const char *path) {
  UOpModel *model;
  UOpSession *session;
  UOpTensorInfo info;
  const void *data;
  float x[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int64_t shape[2] = {2, 3};
  struct DLManagedTensor in = {
      {x, {1, 0}, 2, {2, 32, 1}, shape, NULL, 0}, NULL, countDeleted};
  struct DLManagedTensor gpu = in, *out = NULL;
  gpu.tensor.device.type = 2;
  DONE(uopModelLoadFile(path, &model));
  DONE(uopSessionCreate(model, 1, &session));
  uopModelFree(model);

  /* Sizes before anything runs. */
  FAILS(uopSessionOutputInfo(session, 0, &info), "is not bound");
  FAILS(uopSessionOutputInfo(session, 1, &info), "there is no output 1");
  FAILS(uopSessionOutputDLPack(session, 0, &out), "no run has computed it");
  FAILS(uopSessionBindInputDLPack(session, 0, &gpu), "input 0: ");
  FAILS(uopSessionBindInputDLPack(session, 1, &in), "there is no input 1");
  CHECK(deleted == 0);
  DONE(uopSessionBindInputDLPack(session, 0, &in));
  DONE(uopSessionOutputInfo(session, 0, &info));
  CHECK(info.rank == 2 && info.shape[0] == 2 && info.shape[1] == 2);
  CHECK(info.bytes == 16 && info.dtype == UOP_F32);

  DONE(uopSessionRun(session));
  DONE(uopSessionOutput(session, 0, &info, &data));
  DONE(uopSessionOutputDLPack(session, 0, &out));
  FAILS(uopSessionOutputDLPack(session, 1, &out), "there is no output 1");
  CHECK(out->tensor.data == data && out->tensor.ndim == 2);
  CHECK(out->tensor.shape[0] == 2 && out->tensor.dtype.bits == 32);
  /* What was given away stays as it is. */
  x[0][0] = 100;
  DONE(uopSessionRun(session));
  DONE(uopSessionOutput(session, 0, &info, &data));
  CHECK(((const float *)data)[0] == 121 && data != out->tensor.data);
  CHECK(((const float *)out->tensor.data)[0] == 22);
  CHECK(deleted == 0);
  DONE(uopSessionBindInput(session, 0, x, shape));
  CHECK(deleted == 1);
  uopSessionFree(session);
  CHECK(((const float *)out->tensor.data)[3] == 64);
  out->deleter(out);
}

static void testCache(const char *folder) {
  UOpContext *context;
  UOpModel *models[3];
  UOpCompileOptions options = {0};
  int i;
  options.cache = folder;
  for (i = 0; i < 3; ++i) {
    /* From the compiler, from memory, from the folder. */
    if (i != 1)
      DONE(uopContextCreate(&context));
    DONE(uopCompile(context, program, strlen(program), &options, &models[i]));
    CHECK(!strcmp(uopModelSignature(models[i]), uopModelSignature(models[0])));
    if (i != 0)
      uopContextFree(context);
  }
  for (i = 0; i < 3; ++i) {
    UOpSession *session;
    UOpTensorInfo info;
    const void *data;
    float a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40};
    DONE(uopSessionCreate(models[i], 1, &session));
    uopModelFree(models[i]);
    DONE(uopSessionBindInput(session, 0, a, NULL));
    DONE(uopSessionBindInput(session, 1, b, NULL));
    DONE(uopSessionOutputInfo(session, 1, &info));
    CHECK(info.bytes == 16 && !strcmp(info.name, "twice"));
    DONE(uopSessionRun(session));
    DONE(uopSessionOutput(session, 0, &info, &data));
    CHECK(((const float *)data)[3] == 44);
    uopSessionFree(session);
  }
}

static void testSession(const char *path) {
  UOpModel *model;
  UOpSession *session;
  UOpTensorInfo info;
  const void *data;
  const float x[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  float y[3][2] = {{0}};
  int64_t shape[2] = {2, 3}, wrong[2] = {2, 4}, huge[2] = {65, 3},
          negative[2] = {-1, 3};

  DONE(layer_load(path, &model));
  testModel(model);
  FAILS(uopSessionCreate(model, 0, &session), "cannot run on 0 threads");
  DONE(uopSessionCreate(model, 2, &session));
  /* The session goes on by itself. */
  uopModelFree(model);

  FAILS(uopSessionRun(session), "input 0 of 'layer' is not bound");
  FAILS(uopSessionOutput(session, 0, &info, &data), "no run has computed it");
  FAILS(uopSessionBindInput(session, 1, x, NULL), "there is no input 1");
  FAILS(uopSessionBindInput(session, 0, NULL, shape), "input 0: cannot use");
  FAILS(uopSessionBindInput(session, 0, x, negative), "has a negative size");
  FAILS(uopSessionBindOutput(session, 1, y, 8), "there is no output 1");
  FAILS(uopSessionSetVariable(session, "m", 1), "there is no variable 'm'");
  FAILS(uopSessionSetVariable(session, "n", 65), "is in [0, 64], got 65");
  DONE(uopSessionBindInput(session, 0, x, wrong));
  FAILS(uopSessionRun(session), "expected 2x3xf32, got 2x4xf32");
  DONE(uopSessionBindInput(session, 0, x, huge));
  FAILS(uopSessionRun(session), "is in [0, 64], got 65");

  /* Memory of the session, then of ours. */
  DONE(uopSessionBindInput(session, 0, x, shape));
  DONE(uopSessionRun(session));
  DONE(uopSessionOutput(session, 0, &info, &data));
  CHECK(info.rank == 2 && info.shape[0] == 2 && info.bytes == 16);
  CHECK(((const float *)data)[0] == 22 && ((const float *)data)[3] == 64);
  DONE(uopSessionBindOutput(session, 0, y, 8));
  FAILS(uopSessionRun(session), "needs 16 bytes, its buffer has 8");
  DONE(uopSessionBindOutput(session, 0, (void *)x, sizeof(x)));
  FAILS(uopSessionRun(session), "share memory");
  DONE(uopSessionBindOutput(session, 0, (char *)y + 1, 16));
  FAILS(uopSessionRun(session), "not aligned");
  DONE(uopSessionBindOutput(session, 0, y, sizeof(y)));
  DONE(uopSessionRun(session));
  CHECK(y[1][1] == 64 && y[2][1] == 0);
  DONE(layer_run(session, 3, &x[0][0], &y[0][0]));
  CHECK(y[2][0] == 76 && y[2][1] == 100);
  DONE(layer_run(session, 0, &x[0][0], &y[0][0]));
  uopSessionFree(session);

  FAILS(layer_load("absent.uop", &model), "absent.uop: cannot read: ");
  FAILS(uopModelLoadMemory(x, sizeof(x), &model), "<memory>: ");
  uopErrorFree(NULL);
  uopSessionFree(NULL);
  uopModelFree(NULL);
}

/* The program of a file for OpenCL, and compiled here, where there is such a
   device. */
static void testDevice(UOpContext *context, const UOpCompileOptions *options,
                       const char *path) {
  UOpModel *models[2] = {NULL, NULL};
  UOpSession *session;
  UOpError error = uopModelLoadFileOn(path, "opencl", &models[0]);
  if (error && strstr(error, "there is no OpenCL device")) {
    checkFails(
        uopCompile(context, program, strlen(program), options, &models[1]),
        "there is no OpenCL device", __LINE__);
    uopErrorFree(error);
    return;
  }
  DONE(error);
  DONE(uopCompile(context, program, strlen(program), options, &models[1]));
  for (int i = 0; i < 2; ++i) {
    float a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40};
    const void *data;
    UOpTensorInfo info;
    DONE(uopSessionCreate(models[i], 1, &session));
    uopModelFree(models[i]);
    DONE(uopSessionBindInput(session, 0, a, NULL));
    DONE(uopSessionBindInput(session, 1, b, NULL));
    DONE(uopSessionRun(session));
    DONE(uopSessionOutput(session, 0, &info, &data));
    CHECK(((const float *)data)[3] == 44);
    DONE(uopSessionOutput(session, 1, &info, &data));
    CHECK(((const float *)data)[3] == 80);
    uopSessionFree(session);
  }
}

static const char product[] =
    "func.func @main(%x: tensor<512x512xf32>, %w: tensor<512x512xf32>)\n"
    "    -> tensor<512x512xf32> {\n"
    "  %0 = uop.reshape %x : tensor<512x512xf32> -> tensor<512x1x512xf32>\n"
    "  %1 = uop.expand %0 : tensor<512x1x512xf32> -> tensor<512x512x512xf32>\n"
    "  %2 = uop.reshape %w : tensor<512x512xf32> -> tensor<1x512x512xf32>\n"
    "  %3 = uop.expand %2 : tensor<1x512x512xf32> -> tensor<512x512x512xf32>\n"
    "  %4 = uop.mul %1, %3 : tensor<512x512x512xf32>\n"
    "  %5 = uop.reduce_axis add %4 axes [2]\n"
    "      : tensor<512x512x512xf32> -> tensor<512x512xf32>\n"
    "  return %5 : tensor<512x512xf32>\n"
    "}\n";

/* Whether the code of a file multiplies tf32. */
static int usesTF32(const char *path) {
  static const char name[] = "mma.sync.aligned.m16n8k8.row.col.f32.tf32";
  size_t matched = 0;
  int c;
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL);
  while (matched < sizeof(name) - 1 && (c = fgetc(file)) != EOF)
    matched = c == name[matched] ? matched + 1 : c == name[0];
  fclose(file);
  return matched == sizeof(name) - 1;
}

static void testTF32(UOpContext *context, const char *path) {
  UOpCompileOptions options = {0};
  options.device = "cuda";
  options.chip = "sm_80";
  DONE(uopCompileToFile(context, product, strlen(product), &options, path));
  CHECK(!usesTF32(path));
  options.allowTF32 = 1;
  DONE(uopCompileToFile(context, product, strlen(product), &options, path));
  CHECK(usesTF32(path));
}

static void testCompiler(const char *path) {
  UOpContext *context;
  UOpModel *model;
  UOpSession *session;
  UOpTensorInfo info;
  const void *data;
  UOpCompileOptions options = {0};
  float a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40};

  DONE(uopContextCreate(&context));
  FAILS(uopCompile(context, "func.func", 9, NULL, &model),
        "<source>:1:10: error: ");
  options.entry = "absent";
  FAILS(uopCompile(context, program, strlen(program), &options, &model),
        "error: no function @absent with a body; the module has @main");
  options.entry = "main";
  options.threads = 2;
  options.target = "z80";
  FAILS(uopCompile(context, program, strlen(program), &options, &model),
        "no CPU 'z80'");
  options.target = "native";
  options.device = "tpu";
  FAILS(uopCompile(context, program, strlen(program), &options, &model),
        "there is no device 'tpu'; this machine has cpu, disk");
  FAILS(uopCompileToFile(context, program, strlen(program), &options, path),
        "there is no device 'tpu'");
  /* Any device of a kind, of which there may be none here. */
  options.device = "cuda";
  options.chip = "sm_75";
  DONE(uopCompileToFile(context, program, strlen(program), &options, path));
  FAILS(uopModelLoadFile(path, &model),
        "made for devices that take ptx for sm_75, not for the CPU");
  FAILS(uopModelLoadFileOn(path, "cpu", &model), "not for the CPU");
  FAILS(uopModelLoadFileOn(path, "tpu", &model), "there is no device 'tpu'");
  options.device = "opencl";
  DONE(uopCompileToFile(context, program, strlen(program), &options, path));
  testDevice(context, &options, path);
  testTF32(context, path);
  options.device = NULL;
  options.chip = NULL;
  DONE(uopCompile(context, program, strlen(program), &options, &model));
  CHECK(!strcmp(uopModelSignature(model),
                "main(a: 4xf32, b: 4xf32 donated) -> (sum: 4xf32, twice: "
                "4xf32)"));
  DONE(uopCompileToFile(context, program, strlen(program), NULL, path));
  FAILS(uopCompileToFile(context, program, strlen(program), NULL, "/"),
        "/: cannot write: is a directory");
  uopContextFree(context);
  uopContextFree(NULL);

  DONE(uopSessionCreate(model, 1, &session));
  uopModelFree(model);
  DONE(uopSessionBindInput(session, 0, a, NULL));
  DONE(uopSessionBindInput(session, 1, b, NULL));
  DONE(uopSessionRun(session));
  DONE(uopSessionOutput(session, 0, &info, &data));
  CHECK(((const float *)data)[3] == 44);
  DONE(uopSessionOutput(session, 1, &info, &data));
  CHECK(((const float *)data)[3] == 80);
  uopSessionFree(session);

  DONE(uopModelLoadFile(path, &model));
  FAILS(uopModelCheckSignature(model, layer_signature), "the program is main(");
  uopModelFree(model);
  FAILS(layer_load(path, &model), "the program is main(");
}

int main(int argc, char **argv) {
  if (argc != 4)
    return 2;
  testSession(argv[1]);
  testDLPack(argv[1]);
  testCache(argv[3]);
  testCompiler(argv[2]);
  if (failures == 0)
    printf("passed\n");
  return failures != 0;
}
