/*===- embedded.c - A program with a compiled one inside ----------*- C -*-===*\
|*                                                                            *|
|* Licensed under the Apache License v2.0 with LLVM Exceptions.               *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "double.h"

#include <stdio.h>

int main(void) {
  UOpModel *model = NULL;
  UOpSession *session = NULL;
  const float x[3] = {1, 2, 3};
  float y[3];
  UOpError error = double_load(&model);
  if (!error)
    error = uopSessionCreate(model, 1, &session);
  if (!error)
    error = double_run(session, x, y);
  if (error)
    return 1;
  printf("%g %g %g\n", y[0], y[1], y[2]);
  uopSessionFree(session);
  uopModelFree(model);
  return 0;
}
