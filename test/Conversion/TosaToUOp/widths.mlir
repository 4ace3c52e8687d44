// Weights of 4 bits, and sums of 48 bits, which are 8 and 64 bits here.
//
// RUN: uop-opt %s --convert-tosa-to-uop | FileCheck %s
// RUN: uop-run %s --entry=sums --print | FileCheck %s --check-prefix=SUMS
// RUN: uop-run %s --entry=sums --verify
// RUN: uop-run %s --entry=weights --print | FileCheck %s --check-prefix=WEIGHTS
// RUN: uop-run %s --entry=weights --verify

// Two products of -32768 and -128 on each of 4096 channels, less one, have 36
// bits: 4096 * 2^22 * 2 - 1, as a third of it is (with 16 bits of 1/3).
// CHECK-LABEL: func.func @sums() -> (tensor<1x1x1x1xi64>, tensor<1x1x1x1xi32>)
// CHECK-NOT: i48
// SUMS: output 0: 1x1x1x1xi64
// SUMS-NEXT: 34359738367
// SUMS: output 1: 1x1x1x1xi32
// SUMS-NEXT: 1398080
func.func @sums() -> (tensor<1x1x1x1xi48>, tensor<1x1x1x1xi32>) {
  %x = "tosa.const"() <{values = dense<-32768> : tensor<1x1x2x4096xi16>}> : () -> tensor<1x1x2x4096xi16>
  %w = "tosa.const"() <{values = dense<-128> : tensor<1x1x2x4096xi8>}> : () -> tensor<1x1x2x4096xi8>
  %b = "tosa.const"() <{values = dense<-1> : tensor<1xi48>}> : () -> tensor<1xi48>
  %zx = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %zw = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %x, %w, %b, %zx, %zw {acc_type = i48, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x1x2x4096xi16>, tensor<1x1x2x4096xi8>, tensor<1xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x1x1x1xi48>
  %m = "tosa.const"() <{values = dense<21845> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<29> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %zo = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %1 = tosa.rescale %0, %m, %s, %zi, %zo {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<1x1x1x1xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi32>) -> tensor<1x1x1x1xi32>
  return %0, %1 : tensor<1x1x1x1xi48>, tensor<1x1x1x1xi32>
}

// -8 * 3 + 7 * -100 + 1 and -1 * 3 + 2 * -100 + 2.
// CHECK-LABEL: func.func @weights
// CHECK-NOT: i4{{[^0-9]}}
// WEIGHTS: -723 -201
func.func @weights() -> tensor<1x1x1x2xi32> {
  %x = "tosa.const"() <{values = dense<[[[[3, -100]]]]> : tensor<1x1x1x2xi8>}> : () -> tensor<1x1x1x2xi8>
  %w = "tosa.const"() <{values = dense<[[[[-8, 7]]], [[[-1, 2]]]]> : tensor<2x1x1x2xi4>}> : () -> tensor<2x1x1x2xi4>
  %b = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %zx = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zw = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
  %0 = tosa.conv2d %x, %w, %b, %zx, %zw {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x1x1x2xi8>, tensor<2x1x1x2xi4>, tensor<2xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x1x1x2xi32>
  return %0 : tensor<1x1x1x2xi32>
}
