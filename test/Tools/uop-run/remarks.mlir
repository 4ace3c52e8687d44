// --remarks prints what the cost model decides for this machine, in order; a
// program from the cache would have nothing to say.
//
// RUN: uop-run %s --random-inputs=1 --cache=%t.cache --remarks=uop-select-schedule 2>&1 | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --cache=%t.cache --remarks=uop-select-schedule 2>&1 | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --remarks=uop-fuse 2>&1 | count 0
// RUN: not uop-run %s --random-inputs=1 '--remarks=(' 2>&1 | FileCheck %s --check-prefix=REGEX
// RUN: not uop-run %s --random-inputs=1 --remarks=uop --device=interpreter 2>&1 | FileCheck %s --check-prefix=DEVICE
// CHECK: remarks.mlir:[[#@LINE+11]]:8: remark: [Passed] Schedule | Category:uop-select-schedule | Function=r_64_64_64 |
// CHECK-NEXT: remarks.mlir:[[#@LINE+10]]:8: remark: [Analysis] Schedule | Category:uop-select-schedule | Function=r_64_64_64 | Price=
// CHECK-NOT: remark:
// REGEX: uop-run: error: --remarks must be a regular expression, got '(': parentheses not balanced
// DEVICE: uop-run: error: --remarks needs a device that compiles: the interpreter decides nothing
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %a1 = uop.reshape %a : tensor<64x64xf32> -> tensor<64x64x1xf32>
  %a2 = uop.expand %a1 : tensor<64x64x1xf32> -> tensor<64x64x64xf32>
  %b1 = uop.reshape %b : tensor<64x64xf32> -> tensor<1x64x64xf32>
  %b2 = uop.expand %b1 : tensor<1x64x64xf32> -> tensor<64x64x64xf32>
  %p = uop.mul %a2, %b2 : tensor<64x64x64xf32>
  %s = uop.reduce_axis add %p axes [1] : tensor<64x64x64xf32> -> tensor<64x64xf32>
  return %s : tensor<64x64xf32>
}
