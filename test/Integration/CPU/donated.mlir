// UNSUPPORTED: other-device
// Results in the memory of donated arguments: right, and smaller by as much.

// RUN: uop-run %s --entry=step --random-inputs=1 --warmup=1 --repeat=3 --verify --stats | FileCheck %s --check-prefix=STEP
// RUN: sed 's/ {uop.donated}//g' %s > %t.kept.mlir
// RUN: uop-run %t.kept.mlir --entry=step --random-inputs=1 --verify --stats | FileCheck %s --check-prefix=KEPT
// RUN: uop-run %s --entry=step --random-inputs=1 --repeat=2 --print > %t.donated
// RUN: uop-run %t.kept.mlir --entry=step --random-inputs=1 --print | diff %t.donated -
// RUN: uop-run %s --entry=step --device=interpreter --random-inputs=1 --print | diff %t.donated -
// RUN: uop-run %s --entry=step --compile-to=plan | uop-run - --entry=step --random-inputs=1 --print | diff %t.donated -

// RUN: uop-run %s --entry=read_later --random-inputs=1 --repeat=2 --verify --print > %t.later
// RUN: uop-run %t.kept.mlir --entry=read_later --random-inputs=1 --print | diff %t.later -
// RUN: uop-run %s --entry=flipped --random-inputs=1 --repeat=2 --verify
// RUN: uop-run %s --entry=swapped --random-inputs=1 --repeat=2 --verify
// RUN: uop-run %s --entry=same --random-inputs=1 --repeat=2 --verify
// RUN: uop-run %s --entry=twice --random-inputs=1 --repeat=2 --verify
// RUN: uop-run %s --entry=chain --random-inputs=1 --repeat=2 --verify
// RUN: uop-run %s --entry=empty --random-inputs=1 --repeat=2 --verify
// RUN: uop-run %s --entry=types --random-inputs=1 --repeat=2 --verify

// Three arguments of 4096 bytes, two of them donated to the two results.
// STEP: "peak_bytes": 12288,
// KEPT: "peak_bytes": 20480,
func.func @step(%w: tensor<1024xf32> {uop.donated}, %m: tensor<1024xf32> {uop.donated}, %g: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>) {
  %rate = uop.const 0.25 : tensor<1024xf32>
  %decay = uop.const 0.5 : tensor<1024xf32>
  %0 = uop.mul %m, %decay : tensor<1024xf32>
  %1 = uop.add %0, %g : tensor<1024xf32>
  %2 = uop.mul %1, %rate : tensor<1024xf32>
  %3 = uop.sub %w, %2 : tensor<1024xf32>
  return %3, %1 : tensor<1024xf32>, tensor<1024xf32>
}

// The old contents are needed after the result is.
func.func @read_later(%w: tensor<8xf32> {uop.donated}) -> (tensor<8xf32>, tensor<f32>) {
  %0 = uop.square %w : tensor<8xf32>
  %1 = uop.contiguous %0 : tensor<8xf32>
  %2 = uop.flip %1 axes [0] : tensor<8xf32>
  %3 = uop.mul %2, %w : tensor<8xf32>
  %4 = uop.reduce_axis add %3 axes [0] : tensor<8xf32> -> tensor<f32>
  return %1, %4 : tensor<8xf32>, tensor<f32>
}

func.func @flipped(%w: tensor<5xf32> {uop.donated}) -> tensor<5xf32> {
  %0 = uop.flip %w axes [0] : tensor<5xf32>
  %1 = uop.neg %0 : tensor<5xf32>
  return %1 : tensor<5xf32>
}

// Each result would overwrite what the other one reads.
func.func @swapped(%a: tensor<3x5xf32> {uop.donated}, %b: tensor<3x5xf32> {uop.donated}) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
  %0 = uop.flip %b axes [1] : tensor<3x5xf32>
  %1 = uop.add %a, %0 : tensor<3x5xf32>
  %2 = uop.flip %a axes [0] : tensor<3x5xf32>
  %3 = uop.mul %b, %2 : tensor<3x5xf32>
  return %1, %3 : tensor<3x5xf32>, tensor<3x5xf32>
}

func.func @same(%a: tensor<7xf32> {uop.donated}) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
  %0 = uop.neg %a : tensor<7xf32>
  return %a, %a, %0 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
}

// One value as two results, of which one takes the memory.
func.func @twice(%a: tensor<7xf32> {uop.donated}) -> (tensor<7xf32>, tensor<7xf32>) {
  %0 = uop.neg %a : tensor<7xf32>
  return %0, %0 : tensor<7xf32>, tensor<7xf32>
}

// The argument is read by the first of several kernels alone.
func.func @chain(%a: tensor<6x6xf32> {uop.donated}, %b: tensor<6x6xf32>) -> tensor<36xf32> {
  %0 = uop.permute %a [1, 0] : tensor<6x6xf32> -> tensor<6x6xf32>
  %1 = uop.add %0, %b : tensor<6x6xf32>
  %2 = uop.contiguous %1 : tensor<6x6xf32>
  %3 = uop.permute %2 [1, 0] : tensor<6x6xf32> -> tensor<6x6xf32>
  %4 = uop.mul %3, %b : tensor<6x6xf32>
  %5 = uop.reshape %4 : tensor<6x6xf32> -> tensor<36xf32>
  return %5 : tensor<36xf32>
}

func.func @empty(%a: tensor<0x3xf32> {uop.donated}, %b: tensor<1xf32> {uop.donated}) -> (tensor<0x3xf32>, tensor<f32>) {
  %0 = uop.neg %a : tensor<0x3xf32>
  %1 = uop.reshape %b : tensor<1xf32> -> tensor<f32>
  %2 = uop.neg %1 : tensor<f32>
  return %0, %2 : tensor<0x3xf32>, tensor<f32>
}

func.func @types(%a: tensor<9xi1> {uop.donated}, %b: tensor<9xf16> {uop.donated}, %c: tensor<9xui8> {uop.donated}) -> (tensor<9xui8>, tensor<9xi1>, tensor<9xf16>) {
  %0 = uop.not %a : tensor<9xi1>
  %1 = uop.neg %b : tensor<9xf16>
  %2 = uop.add %c, %c : tensor<9xui8>
  return %2, %0, %1 : tensor<9xui8>, tensor<9xi1>, tensor<9xf16>
}
