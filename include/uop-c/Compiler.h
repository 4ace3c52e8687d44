/*===- uop-c/Compiler.h - Compiling from C ------------------------*- C -*-===*\
|*                                                                            *|
|* Licensed under the Apache License v2.0 with LLVM Exceptions.               *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* From the text of an MLIR module to a model. Links MLIR and LLVM.           *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef UOP_C_COMPILER_H
#define UOP_C_COMPILER_H

#include "uop-c/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What modules are read into. One thread at a time; models that were compiled
    with it do not need it any more. */
typedef struct UOpContext UOpContext;

UOpError uopContextCreate(UOpContext **context);
/** NULL is fine. */
void uopContextFree(UOpContext *context);

/** Zeros and NULL are the defaults. */
typedef struct UOpCompileOptions {
  /** The function; NULL: main, or the only public one. */
  const char *entry;
  /** How many threads will share a kernel; 0: one. */
  unsigned threads;
  /** The CPU, as --target of uop-compile; NULL: this machine's. Others are for
      files alone. */
  const char *target;
  /** A folder where compiled programs are kept and looked for; NULL: nowhere.
      What a context compiled is kept in its memory as well, then. */
  const char *cache;
  /** The bytes that the folder takes at most; 0: 1 GiB. */
  uint64_t cacheBytes;
  /** Where the program runs: "opencl", "cuda:1"; NULL: on the CPU. A file for
      "opencl" or "cuda", without a number, is for any such device. */
  const char *device;
  /** Of a file for "cuda": the oldest GPU that it is for, "sm_90"; NULL: sm_80.
      Code for "sm_90a" is for that one alone. */
  const char *chip;
  /** Not 0: matrix units of GPUs may round factors of f32 to tf32, which has 11
      digits of 24. */
  int allowTF32;
} UOpCompileOptions;

/** Compiles a module, text or bytecode of `size` bytes, for this process.
    `options` may be NULL. The error is the compiler's diagnostics, one line
    each: "<source>:2:8: error: ...". */
UOpError uopCompile(UOpContext *context, const char *text, size_t size,
                    const UOpCompileOptions *options, UOpModel **model);

/** The same to a file, which uopModelLoadFile() loads. */
UOpError uopCompileToFile(UOpContext *context, const char *text, size_t size,
                          const UOpCompileOptions *options, const char *path);

#ifdef __cplusplus
}
#endif

#endif /* UOP_C_COMPILER_H */
