// RUN: uop-run %s --verify
// RUN: uop-compile %s --target=x86-64-v2 -o %t.uop && uop-run %t.uop --print > %t.old
// RUN: uop-run %s --print > %t.new && diff %t.old %t.new

// Every f16 as f32, and f32 of which many lie between two of f16, are subnormal
// there or too large: by instructions, and by integers for processors that have
// none. NaN has no sign then.
func.func @main() -> (tensor<65536xf32>, tensor<65536xf16>) {
  %i = uop.iota axis 0 : tensor<65536xi32>
  %0 = uop.cast %i : tensor<65536xi32> -> tensor<65536xui16>
  %1 = uop.bitcast %0 : tensor<65536xui16> -> tensor<65536xf16>
  %2 = uop.cast %1 : tensor<65536xf16> -> tensor<65536xf32>
  %k = uop.const 65793 : tensor<65536xi32>
  %3 = uop.mul %i, %k : tensor<65536xi32>
  %4 = uop.bitcast %3 : tensor<65536xi32> -> tensor<65536xf32>
  %5 = uop.cast %4 : tensor<65536xf32> -> tensor<65536xf16>
  return %2, %5 : tensor<65536xf32>, tensor<65536xf16>
}
