/*===- uop-c/Runtime.h - Running compiled programs from C ---------*- C -*-===*\
|*                                                                            *|
|* Licensed under the Apache License v2.0 with LLVM Exceptions.               *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* Loads what uop-compile writes and runs it. Links neither MLIR nor LLVM.    *|
|* No C++ type and no exception crosses this interface.                       *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef UOP_C_RUNTIME_H
#define UOP_C_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** NULL: success. Otherwise a message, in UTF-8, that is freed with
    uopErrorFree(). Results are not written after an error. */
typedef char *UOpError;

void uopErrorFree(UOpError error);

/** A program that was compiled. It does not change; threads may share it. */
typedef struct UOpModel UOpModel;

/** What runs a model: its memory and the arrays that are bound to it. One
    thread at a time. */
typedef struct UOpSession UOpSession;

/** Element types. The numbers are those of files. */
typedef enum UOpDType {
  UOP_BOOL,
  UOP_I8,
  UOP_I16,
  UOP_I32,
  UOP_I64,
  UOP_U8,
  UOP_U16,
  UOP_U32,
  UOP_U64,
  UOP_F8E4M3FN,
  UOP_F8E5M2,
  UOP_F16,
  UOP_BF16,
  UOP_F32,
  UOP_F64,
  UOP_INDEX, /**< 64 bits, signed */
  UOP_F8E4M3FNUZ,
  UOP_F8E5M2FNUZ,
  UOP_F8E8M0FNU,
  UOP_F4E2M1FN /**< one in the low half of a byte */
} UOpDType;

/** Bytes of an element; 0 if there is no such type. */
size_t uopDTypeBytes(UOpDType type);

/** What an array is. Pointers are valid as long as what they were asked of. */
typedef struct UOpTensorInfo {
  /** What the source calls it; "" where it has no name. */
  const char *name;
  UOpDType dtype;
  size_t rank;
  /** Of a model: the greatest sizes, where a run decides. */
  const int64_t *shape;
  size_t bytes;
} UOpTensorInfo;

/** A number that the caller chooses for a run, or that a size gives. */
typedef struct UOpVariableInfo {
  const char *name;
  int64_t min;
  int64_t max;
} UOpVariableInfo;

/*===-- Models ------------------------------------------------------------===*/

/** Maps a file that uop-compile wrote. The file must not change meanwhile. It
    holds machine code: load only what you would run. */
UOpError uopModelLoadFile(const char *path, UOpModel **model);

/** The same from memory that stays as it is until the model and its sessions
    are freed; `bytes` is aligned to 64. */
UOpError uopModelLoadMemory(const void *bytes, size_t size, UOpModel **model);

/** The same, for the device of that name: "opencl", "cuda:1"; "cpu": the CPU.
    The file must have been compiled for such a device. */
UOpError uopModelLoadFileOn(const char *path, const char *device,
                            UOpModel **model);
UOpError uopModelLoadMemoryOn(const void *bytes, size_t size,
                              const char *device, UOpModel **model);

/** Sessions of the model may go on. NULL is fine. */
void uopModelFree(UOpModel *model);

const char *uopModelName(const UOpModel *model);
size_t uopModelNumInputs(const UOpModel *model);
size_t uopModelNumOutputs(const UOpModel *model);
size_t uopModelNumVariables(const UOpModel *model);
UOpError uopModelInput(const UOpModel *model, size_t i, UOpTensorInfo *info);
UOpError uopModelOutput(const UOpModel *model, size_t i, UOpTensorInfo *info);
UOpError uopModelVariable(const UOpModel *model, size_t i,
                          UOpVariableInfo *info);

/** Name, types and variables as one line: "main(x: 4x8xf32) -> (4xf32)". */
const char *uopModelSignature(const UOpModel *model);

/** An error unless that is the model's signature, as a header that uop-compile
    wrote has it. */
UOpError uopModelCheckSignature(const UOpModel *model, const char *signature);

/*===-- Sessions ----------------------------------------------------------===*/

/** `threads` share large kernels, the caller's included; 1 to 4096. */
UOpError uopSessionCreate(const UOpModel *model, unsigned threads,
                          UOpSession **session);
/** NULL is fine. */
void uopSessionFree(UOpSession *session);

/** Chooses a variable for the runs from here on. Sizes of inputs need not be
    chosen. */
UOpError uopSessionSetVariable(UOpSession *session, const char *name,
                               int64_t value);

/** Binds memory of the caller to input `i`, until it is bound again. It is not
    copied. `shape` has the model's rank; NULL is the model's shape. A donated
    input is overwritten by a run. */
UOpError uopSessionBindInput(UOpSession *session, size_t i, const void *data,
                             const int64_t *shape);

/** An array of another library, as dlpack.h has it. */
struct DLManagedTensor;

/** Binds the memory of `tensor` to input `i`; it is not copied. Success takes
    the tensor: its deleter is called when something else is bound or the
    session is freed. Errors: it is not on the CPU, not in row-major order or
    of a type that UOp has not. */
UOpError uopSessionBindInputDLPack(UOpSession *session, size_t i,
                                   struct DLManagedTensor *tensor);

/** Binds memory of the caller, of `bytes` bytes, to output `i`. NULL gives it
    memory of the session, which is how it begins. */
UOpError uopSessionBindOutput(UOpSession *session, size_t i, void *data,
                              size_t bytes);

/** Runs the model. Errors, all found before anything is computed: an input that
    is not bound, sizes that do not fit, arrays that overlap, out of memory. */
UOpError uopSessionRun(UOpSession *session);

/** What output `i` of a run would be now, with the inputs that are bound and
    the variables that were chosen: the shape and bytes that memory for it
   needs. Valid until something is bound or chosen. Errors: as uopSessionRun(),
   of what sizes depend on. */
UOpError uopSessionOutputInfo(UOpSession *session, size_t i,
                              UOpTensorInfo *info);

/** The array that the last run computed; valid until the next run. */
UOpError uopSessionOutput(UOpSession *session, size_t i, UOpTensorInfo *info,
                          const void **data);

/** The same as a tensor that the caller owns, in the same memory: its deleter
   is for the caller to call. Memory of the session becomes the tensor's, and
   the next run computes the output elsewhere. */
UOpError uopSessionOutputDLPack(UOpSession *session, size_t i,
                                struct DLManagedTensor **tensor);

#ifdef __cplusplus
}
#endif

#endif /* UOP_C_RUNTIME_H */
