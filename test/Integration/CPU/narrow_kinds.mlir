// The kinds of narrow floats that are not IEEE's, as they are compiled, against
// the interpreter: moved, fused, added up, on several devices.
//
// RUN: uop-run %s --entry=fnuz --random-inputs=1 --verify
// RUN: uop-run %s --entry=fnuz --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=stored --random-inputs=1 --verify
// RUN: uop-run %s --entry=blocks --random-inputs=1 --verify
// RUN: uop-run %s --entry=quantised --random-inputs=1 --verify
// RUN: uop-run %s --entry=devices --random-inputs=1 --verify
// RUN: uop-run %s --entry=constants --verify --print | FileCheck %s

func.func @fnuz(%x: tensor<9x33xf8E4M3FNUZ>, %y: tensor<9x33xf8E5M2FNUZ>) -> (tensor<9x33xf8E4M3FNUZ>, tensor<9xf8E5M2FNUZ>, tensor<33xf8E4M3FNUZ>, tensor<9x33xf8E5M2FNUZ>) {
  %0 = uop.cast %y saturate : tensor<9x33xf8E5M2FNUZ> -> tensor<9x33xf8E4M3FNUZ>
  %1 = uop.mulacc %x, %0, %x : tensor<9x33xf8E4M3FNUZ>
  %2 = uop.neg %1 : tensor<9x33xf8E4M3FNUZ>
  %3 = uop.reduce_axis add %y axes [1] : tensor<9x33xf8E5M2FNUZ> -> tensor<9xf8E5M2FNUZ>
  %4 = uop.reduce_axis max %2 axes [0] : tensor<9x33xf8E4M3FNUZ> -> tensor<33xf8E4M3FNUZ>
  %5 = uop.abs %y : tensor<9x33xf8E5M2FNUZ>
  %6 = uop.sqrt %5 : tensor<9x33xf8E5M2FNUZ>
  return %2, %3, %4, %6 : tensor<9x33xf8E4M3FNUZ>, tensor<9xf8E5M2FNUZ>, tensor<33xf8E4M3FNUZ>, tensor<9x33xf8E5M2FNUZ>
}

func.func @stored(%s: tensor<4x40xf8E8M0FNU>, %q: tensor<4x40xf4E2M1FN>, %i: tensor<4x7xi32>) -> (tensor<40x5xf8E8M0FNU>, tensor<8x40xf4E2M1FN>, tensor<4x7xf4E2M1FN>, tensor<4x40xi1>, tensor<4x40xf4E2M1FN>) {
  %0 = uop.pad %s low [1, 0] high [0, 0] : tensor<4x40xf8E8M0FNU> -> tensor<5x40xf8E8M0FNU>
  %1 = uop.permute %0 [1, 0] : tensor<5x40xf8E8M0FNU> -> tensor<40x5xf8E8M0FNU>
  %2 = uop.flip %q axes [1] : tensor<4x40xf4E2M1FN>
  %3 = uop.cat %q, %2 axis 0 : tensor<4x40xf4E2M1FN>, tensor<4x40xf4E2M1FN> -> tensor<8x40xf4E2M1FN>
  %4 = uop.gather %q, %i axis 1 : tensor<4x40xf4E2M1FN>, tensor<4x7xi32> -> tensor<4x7xf4E2M1FN>
  %5 = uop.cmp lt %q, %2 : tensor<4x40xf4E2M1FN>
  %6 = uop.where %5, %q, %2 : tensor<4x40xf4E2M1FN>
  return %1, %3, %4, %5, %6 : tensor<40x5xf8E8M0FNU>, tensor<8x40xf4E2M1FN>, tensor<4x7xf4E2M1FN>, tensor<4x40xi1>, tensor<4x40xf4E2M1FN>
}

// A product with a matrix in blocks of 32 numbers, each with a scale.
func.func @blocks(%q: tensor<8x2x32xf4E2M1FN>, %s: tensor<8x2x1xf8E8M0FNU>, %x: tensor<5x64xf32>) -> tensor<5x8xf32> {
  %0 = uop.expand %s : tensor<8x2x1xf8E8M0FNU> -> tensor<8x2x32xf8E8M0FNU>
  %1 = uop.cast %0 : tensor<8x2x32xf8E8M0FNU> -> tensor<8x2x32xf32>
  %2 = uop.cast %q : tensor<8x2x32xf4E2M1FN> -> tensor<8x2x32xf32>
  %3 = uop.mul %1, %2 : tensor<8x2x32xf32>
  %4 = uop.reshape %3 : tensor<8x2x32xf32> -> tensor<1x8x64xf32>
  %5 = uop.expand %4 : tensor<1x8x64xf32> -> tensor<5x8x64xf32>
  %6 = uop.reshape %x : tensor<5x64xf32> -> tensor<5x1x64xf32>
  %7 = uop.expand %6 : tensor<5x1x64xf32> -> tensor<5x8x64xf32>
  %8 = uop.mul %5, %7 : tensor<5x8x64xf32>
  %9 = uop.reduce_axis add %8 axes [2] : tensor<5x8x64xf32> -> tensor<5x8xf32>
  return %9 : tensor<5x8xf32>
}

// And the way there: the scale brings the largest magnitude into range.
func.func @quantised(%x: tensor<6x64xf32>) -> (tensor<6x64xf4E2M1FN>, tensor<6x1xf8E8M0FNU>, tensor<6x64xf8E4M3FN>) {
  %0 = uop.abs %x : tensor<6x64xf32>
  %1 = uop.reduce_axis max %0 axes [1] : tensor<6x64xf32> -> tensor<6xf32>
  %2 = uop.reshape %1 : tensor<6xf32> -> tensor<6x1xf32>
  %six = uop.const 4.0 : tensor<6x1xf32>
  %3 = uop.fdiv %2, %six : tensor<6x1xf32>
  %4 = uop.cast %3 saturate : tensor<6x1xf32> -> tensor<6x1xf8E8M0FNU>
  %5 = uop.cast %4 : tensor<6x1xf8E8M0FNU> -> tensor<6x1xf32>
  %6 = uop.expand %5 : tensor<6x1xf32> -> tensor<6x64xf32>
  %7 = uop.fdiv %x, %6 : tensor<6x64xf32>
  %8 = uop.cast %7 : tensor<6x64xf32> -> tensor<6x64xf4E2M1FN>
  %large = uop.const 300.0 : tensor<6x64xf32>
  %9 = uop.mul %x, %large : tensor<6x64xf32>
  %10 = uop.cast %9 saturate : tensor<6x64xf32> -> tensor<6x64xf8E4M3FN>
  return %8, %4, %10 : tensor<6x64xf4E2M1FN>, tensor<6x1xf8E8M0FNU>, tensor<6x64xf8E4M3FN>
}

func.func @devices(%a: tensor<5xf8E4M3FNUZ>, %b: tensor<5xf8E5M2FNUZ>, %c: tensor<5xf8E8M0FNU>, %d: tensor<5xf4E2M1FN>) -> (tensor<5xf8E4M3FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E8M0FNU>, tensor<5xf4E2M1FN>) {
  %0 = uop.copy %a to "cpu:1" : tensor<5xf8E4M3FNUZ>
  %1 = uop.flip %0 axes [0] : tensor<5xf8E4M3FNUZ>
  %2 = uop.copy %b to "cpu:1" : tensor<5xf8E5M2FNUZ>
  %3 = uop.flip %2 axes [0] : tensor<5xf8E5M2FNUZ>
  %4 = uop.copy %c to "cpu:1" : tensor<5xf8E8M0FNU>
  %5 = uop.flip %4 axes [0] : tensor<5xf8E8M0FNU>
  %6 = uop.copy %d to "cpu:1" : tensor<5xf4E2M1FN>
  %7 = uop.flip %6 axes [0] : tensor<5xf4E2M1FN>
  return %1, %3, %5, %7 : tensor<5xf8E4M3FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E8M0FNU>, tensor<5xf4E2M1FN>
}

// CHECK: output 0: 4xf4E2M1FN =
// CHECK-NEXT: [0.5 -6 -0 1.5]
// CHECK: output 1: 3xf8E8M0FNU =
// CHECK-NEXT: [5.87747175e-39 2 nan]
// CHECK: output 2: 3xf8E4M3FNUZ =
// CHECK-NEXT: [0 240 nan]
func.func @constants() -> (tensor<4xf4E2M1FN>, tensor<3xf8E8M0FNU>, tensor<3xf8E4M3FNUZ>) {
  %0 = uop.const dense<[0.5, -6.0, -0.0, 1.5]> : tensor<4xf4E2M1FN>
  %1 = uop.const dense<[0x00, 0x80, 0xFF]> : tensor<3xf8E8M0FNU>
  %2 = uop.const dense<[0.0, 240.0, 0x80]> : tensor<3xf8E4M3FNUZ>
  return %0, %1, %2 : tensor<4xf4E2M1FN>, tensor<3xf8E8M0FNU>, tensor<3xf8E4M3FNUZ>
}
