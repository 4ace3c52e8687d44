// RUN: uop-opt %s --convert-tosa-to-uop --split-input-file --verify-diagnostics

func.func @custom(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{'tosa.custom' op cannot be converted to uop: the module does not define what 'mine' of domain 'd' computes; replace it by a call of a function of TOSA, or by other ops of TOSA}}
  %0 = tosa.custom %x {operator_name = "mine", domain_name = "d", implementation_attrs = ""} : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// expected-error @+1 {{'tosa.variable' op cannot be converted to uop: a variable of uop has a static shape and elements of its types}}
tosa.variable @stored : tensor<?xi32>
func.func @variable(%x: tensor<4xi32>) -> tensor<4xi32> {
  return %x : tensor<4xi32>
}

// -----

tosa.variable @stored = dense<7> : tensor<1xi32>
func.func @condition(%x: tensor<1xi32>) -> tensor<1xi32> {
  %0 = tosa.while_loop (%a = %x) : (tensor<1xi32>) -> tensor<1xi32> {
    %1 = tosa.greater %x, %a : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %s = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
    %2 = tosa.reshape %1, %s : (tensor<1xi1>, !tosa.shape<0>) -> tensor<i1>
    // expected-error @+1 {{'tosa.variable_write' op cannot be converted to uop: the condition of a loop reads variables and writes none; write it in the body}}
    tosa.variable_write @stored, %a : tensor<1xi32>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%a: tensor<1xi32>):
    tosa.yield %a : tensor<1xi32>
  }
  return %0 : tensor<1xi32>
}

// -----

tosa.variable @stored = dense<7> : tensor<4xi32>
func.func @elsewhere(%c: i1, %x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = scf.if %c -> tensor<4xi32> {
    // expected-error @+1 {{'tosa.variable_read' op cannot be converted to uop: variables are read and written in functions and in the branches and loops of TOSA}}
    %1 = tosa.variable_read @stored : tensor<4xi32>
    scf.yield %1 : tensor<4xi32>
  } else {
    scf.yield %x : tensor<4xi32>
  }
  return %0 : tensor<4xi32>
}

// -----

func.func @twice(%x: tensor<4xi16>) -> tensor<4xi16> {
  %m = "tosa.const"() <{values = dense<16384> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<34> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.rescale' op cannot be converted to uop: only multipliers of 32 bits round twice, those with scale32 = true}}
  %0 = tosa.rescale %x, %m, %s, %z, %z {scale32 = false, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

// -----

func.func @mxint(%x: tensor<2x32x!tosa.mxint8>, %s: tensor<2x1xf8E8M0FNU>) -> tensor<2x32xf32> {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op cannot be converted to uop: uop has no element type '!tosa.mxint8'}}
  %0 = tosa.cast_from_block_scaled %x, %s {block_size = BLOCK_SIZE_32} : (tensor<2x32x!tosa.mxint8>, tensor<2x1xf8E8M0FNU>) -> tensor<2x32xf32>
  return %0 : tensor<2x32xf32>
}

// -----

func.func @six(%x: tensor<1x2x32xf6E2M3FN>, %s: tensor<1x2x1xf8E8M0FNU>) -> tensor<1x2x2xf32> {
  // expected-error @+1 {{'tosa.matmul_t_block_scaled' op cannot be converted to uop: uop has no element type 'f6E2M3FN'}}
  %0 = tosa.matmul_t_block_scaled %x, %s, %x, %s {block_size = BLOCK_SIZE_32} : (tensor<1x2x32xf6E2M3FN>, tensor<1x2x1xf8E8M0FNU>, tensor<1x2x32xf6E2M3FN>, tensor<1x2x1xf8E8M0FNU>) -> tensor<1x2x2xf32>
  return %0 : tensor<1x2x2xf32>
}

// -----

func.func @unranked(%x: tensor<*xf8E5M2>, %s: tensor<*xf8E8M0FNU>) -> tensor<*xf32> {
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op cannot be converted to uop: the rank of its tensor is not known}}
  %0 = tosa.cast_from_block_scaled %x, %s {block_size = BLOCK_SIZE_32} : (tensor<*xf8E5M2>, tensor<*xf8E8M0FNU>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @half(%x: tensor<2x32xf16>) -> (tensor<2x32xf8E5M2>, tensor<2x1xf8E8M0FNU>) {
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op cannot be converted to uop: the specification has no such cast from 'f16'; f32 and bf16 have one}}
  %0:2 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<2x32xf16>) -> (tensor<2x32xf8E5M2>, tensor<2x1xf8E8M0FNU>)
  return %0#0, %0#1 : tensor<2x32xf8E5M2>, tensor<2x1xf8E8M0FNU>
}

// -----

func.func @zero(%x: tensor<6xf32>) -> tensor<6xf32> {
  %a = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %b = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.div_floor_shape' op cannot be converted to uop: it divides 6 by 0; sizes are not negative, and divisors positive}}
  %s = tosa.div_floor_shape %a, %b : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %0 = tosa.reshape %x, %s : (tensor<6xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @large(%x: tensor<6xf32>) -> tensor<6xf32> {
  %a = tosa.const_shape {values = dense<9223372036854775807> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.mul_shape' op cannot be converted to uop: its result has more than 64 bits}}
  %s = tosa.mul_shape %a, %a : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %0 = tosa.reshape %x, %s : (tensor<6xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @logarithm(%x: tensor<6xf32>) -> tensor<6xf32> {
  %a = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.log2_ceil_shape' op cannot be converted to uop: it is not defined for 0}}
  %s = tosa.log2_ceil_shape %a : (!tosa.shape<1>) -> !tosa.shape<1>
  %0 = tosa.reshape %x, %s : (tensor<6xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

#n = #uop.var<"n" [1, 9]>
func.func @power(%x: tensor<?xf32> {uop.shape = [#n]}) -> tensor<?xf32> {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.exp2_shape' op cannot be converted to uop: its operand is known only at run time; powers and logarithms need constant operands}}
  %s = tosa.exp2_shape %a : (!tosa.shape<1>) -> !tosa.shape<1>
  %0 = tosa.reshape %x, %s : (tensor<?xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#n = #uop.var<"n" [1, 9]>
func.func @copies(%x: tensor<?xf32> {uop.shape = [#n]}) -> tensor<?xf32> {
  %a = tosa.dim %x {axis = 0 : i32} : (tensor<?xf32>) -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.tile' op cannot be converted to uop: its shape is known only at run time; only tosa.reshape and tosa.slice may have such a shape}}
  %0 = tosa.tile %x, %a : (tensor<?xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @part(%x: tensor<6x2xf32>, %start: tensor<1xi32>) -> tensor<12xf32> {
  %a = tosa.const_shape {values = dense<[12, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %one = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op cannot be converted to uop: its start and its size must be constants}}
  %s = tosa.slice_shape %a, %start, %one : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %0 = tosa.reshape %x, %s : (tensor<6x2xf32>, !tosa.shape<1>) -> tensor<12xf32>
  return %0 : tensor<12xf32>
}

// -----

func.func @order(%x: tensor<6x2xf32>) -> tensor<12xf32> {
  cf.br ^bb2
^bb1:
  // expected-error @+1 {{'tosa.reshape' op cannot be converted to uop: its shape must be computed by an op before it}}
  %0 = tosa.reshape %x, %t : (tensor<6x2xf32>, !tosa.shape<1>) -> tensor<12xf32>
  return %0 : tensor<12xf32>
^bb2:
  %s = tosa.const_shape {values = dense<12> : tensor<1xindex>} : () -> !tosa.shape<1>
  %t = tosa.concat_shape %s : (!tosa.shape<1>) -> !tosa.shape<1>
  cf.br ^bb1
}

// -----

// Sums of 4 bits wrap, which those of 8 bits do not.
func.func @narrow(%x: tensor<6xi4>) -> (tensor<6xi4>, tensor<6xi8>) {
  // expected-error @+1 {{'arith.addi' op cannot be converted to uop: it computes with integers of 4 or 48 bits, which have 8 or 64 bits in uop}}
  %0 = arith.addi %x, %x : tensor<6xi4>
  %c = "tosa.const"() <{values = dense<1> : tensor<6xi8>}> : () -> tensor<6xi8>
  return %0, %c : tensor<6xi4>, tensor<6xi8>
}

// -----

// What an op becomes is refused, and the note names the op.
func.func @dynamic(%x: tensor<?x4x4x1xf32>) -> tensor<?x8x8x1xf32> {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+2 {{it reads a tensor of dynamic size at several computed positions; make the sizes static}}
  // expected-note @+1 {{it comes from 'tosa.resize'}}
  %0 = tosa.resize %x, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x4x4x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x8x8x1xf32>
  return %0 : tensor<?x8x8x1xf32>
}

// -----

// The window does not fit into the smallest image, whose size upstream computes
// by an unsigned quotient.
#h = #uop.var<"h" [1, 9]>
func.func @unsigned(%x: tensor<1x?x5x3xf32> {uop.shape = [1, #h, 5, 3]}) -> tensor<1x?x2x3xf32> {
  // expected-error @+2 {{'arith.divui' op cannot be converted to uop: it computes a size or a position; it reads a number as unsigned that may be negative; use the op for signed numbers, or declare bounds of the variables that exclude negative values}}
  // expected-note @+1 {{it comes from 'tosa.max_pool2d'}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x?x5x3xf32>) -> tensor<1x?x2x3xf32>
  return %0 : tensor<1x?x2x3xf32>
}
