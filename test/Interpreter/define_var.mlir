// RUN: uop-run %s --device=interpreter --var=n=3 --print | FileCheck %s --check-prefix=THREE
// RUN: uop-run %s --device=interpreter --var=n=0 --print | FileCheck %s --check-prefix=ZERO
// RUN: not uop-run %s --device=interpreter --var=n=5 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not uop-run %s --device=interpreter 2>&1 | FileCheck %s --check-prefix=MISSING

// THREE: output 0: 1xf32 =
// THREE-NEXT: [6]
// ZERO: output 0: 1xf32 =
// ZERO-NEXT: [0]
// BOUNDS: error: 'uop.define_var' op variable 'n' is in [0, 4], got 5
// MISSING: error: 'uop.define_var' op variable 'n' has no value; choose one in [0, 4]
func.func @main() -> tensor<1xf32> {
  %x = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %n = uop.define_var "n" [0, 4] : index
  %k = uop.range 0 to %n reduce : index
  %0 = uop.index %x[%k] : tensor<4xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %c0 = uop.const 0 : index
  %2 = uop.bufferize %1 over (%c0) : f32 -> tensor<1xf32>
  return %2 : tensor<1xf32>
}
