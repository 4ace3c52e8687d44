/*===- signature.c - What a compiled program takes and gives ------*- C -*-===*\
|*                                                                            *|
|* Licensed under the Apache License v2.0 with LLVM Exceptions.               *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "uop-c/Runtime.h"

#include <stdio.h>

int main(int argc, char **argv) {
  UOpModel *model = NULL;
  UOpError error = argc == 2 ? uopModelLoadFile(argv[1], &model) : NULL;
  if (error || !model) {
    printf("%s\n", error ? error : "usage: signature model.uop");
    uopErrorFree(error);
    return 1;
  }
  printf("%s\n", uopModelSignature(model));
  uopModelFree(model);
  return 0;
}
