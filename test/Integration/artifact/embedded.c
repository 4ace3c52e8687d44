/*===- embedded.c - A program with a compiled one inside ----------*- C -*-===*\
|*                                                                            *|
|* Licensed under the Apache License v2.0 with LLVM Exceptions.               *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "layer.h"

#include <stdio.h>

int main(void) {
  UOpModel *model = NULL;
  UOpSession *session = NULL;
  const float x[2][3] = {{1, 2, 3}, {4, 5, 6}};
  float y[2][2];

  UOpError error = layer_load(&model);
  if (!error)
    error = uopSessionCreate(model, /*threads=*/1, &session);
  if (!error)
    error = layer_run(session, /*n=*/2, &x[0][0], &y[0][0]);
  if (error)
    printf("%s\n", error);
  else
    printf("%g %g %g %g\n", y[0][0], y[0][1], y[1][0], y[1][1]);
  int code = error != NULL;
  uopErrorFree(error);
  uopSessionFree(session);
  uopModelFree(model);
  return code;
}
