// RUN: uop-opt %s --convert-linalg-to-uop --split-input-file --verify-diagnostics

func.func @element_type(%a: tensor<4xcomplex<f32>>, %b: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // expected-error @+1 {{'linalg.add' op cannot be converted to uop: uop has no element type complex<f32>; split-complex makes two tensors of the parts; with partial=true it would stay as it is}}
  %0 = linalg.add ins(%a, %b : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%a : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// -----

func.func @index_elements(%a: tensor<4xindex>) -> tensor<4xindex> {
  %e = tensor.empty() : tensor<4xindex>
  // expected-error @+1 {{uop has no element type index; use i64, with arith.index_cast}}
  %0 = linalg.copy ins(%a : tensor<4xindex>) outs(%e : tensor<4xindex>) -> tensor<4xindex>
  return %0 : tensor<4xindex>
}

// -----

// The op of the body is named, with its place.
func.func @rounding_in_body(%a: tensor<4xf32>) -> tensor<4xf4E2M1FN> {
  %e = tensor.empty() : tensor<4xf4E2M1FN>
  // expected-error-re @+1 {{'linalg.generic' op cannot be converted to uop: 'arith.truncf' at {{[^( ]*}}invalid.mlir:26:10: numbers of less than a byte are rounded to nearest even}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf4E2M1FN>) {
  ^bb0(%x: f32, %out: f4E2M1FN):
    %1 = arith.truncf %x downward : f32 to f4E2M1FN
    linalg.yield %1 : f4E2M1FN
  } -> tensor<4xf4E2M1FN>
  return %0 : tensor<4xf4E2M1FN>
}

// -----

func.func @body(%a: tensor<4xf32>, %m: memref<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4xf32>
  // expected-error @+1 {{the body may have ops of arith, index, math, linalg.index and tensor.extract}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %1 = memref.load %m[%c0] : memref<4xf32>
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @rounding(%a: tensor<4xf32>) -> tensor<4xf4E2M1FN> {
  // expected-error @+1 {{numbers of less than a byte are rounded to nearest even; drop the rounding mode}}
  %0 = arith.truncf %a to_nearest_away : tensor<4xf32> to tensor<4xf4E2M1FN>
  return %0 : tensor<4xf4E2M1FN>
}

// -----

func.func @recurrence(%a: tensor<5000xf32>, %c: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{result 0 must be reduced by add, mul, max, min, and, or, xor, or the position of a max or min; other bodies are unrolled up to 4096 ops}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<5000xf32>) outs(%c : tensor<f32>) {
  ^bb0(%x: f32, %out: f32):
    %half = arith.constant 0.5 : f32
    %1 = arith.mulf %out, %half : f32
    %2 = arith.addf %1, %x : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// A running sum: each point writes what it has so far.
func.func @running(%a: tensor<5xf32>, %s: tensor<f32>, %c: tensor<5xf32>) -> tensor<5xf32> {
  // expected-error @+1 {{result 1 is written at each point of a reduction, and depends on its own partial result}}
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} ins(%a : tensor<5xf32>) outs(%s, %c : tensor<f32>, tensor<5xf32>) {
  ^bb0(%x: f32, %sum: f32, %out: f32):
    %1 = arith.addf %sum, %x : f32
    linalg.yield %1, %1 : f32, f32
  } -> (tensor<f32>, tensor<5xf32>)
  return %0#1 : tensor<5xf32>
}

// -----

func.func @scattered(%a: tensor<4xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{it writes a result at d0 * 2; each axis of a result must be a loop of its own, or a constant}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%c : tensor<8xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @race(%a: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{loop 0 is parallel, and its points write one element of a result}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%c : tensor<f32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @unranked(%a: tensor<*xf32>, %s: tensor<1xi64>) -> tensor<?xf32> {
  // expected-error @+1 {{its shape is computed, or uop has no such element type; use tensor.expand_shape or tensor.collapse_shape for a dynamic shape}}
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @strides(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // expected-error @+1 {{the strides of a slice must be constants, and above 0 if its sizes or offsets are dynamic}}
  %0 = tensor.extract_slice %a[5] [%n] [-2] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @insert_strides(%a: tensor<4xf32>, %b: tensor<9xf32>, %n: index) -> tensor<9xf32> {
  // expected-error @+1 {{a slice that is inserted needs strides that are numbers above 0}}
  %0 = tensor.insert_slice %a into %b[0] [4] [%n] : tensor<4xf32> into tensor<9xf32>
  return %0 : tensor<9xf32>
}

// -----

func.func @windows(%a: tensor<?xf32>, %w: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{it reads an axis of dynamic size, or in a loop of dynamic size, at quotients, differences or sums of positions that are not windows of static size; make these sizes static}}
  %0 = linalg.conv_1d ins(%a, %w : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @insert(%a: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  // expected-error @+1 {{its position is computed; make it constant}}
  %0 = tensor.insert %x into %a[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @scalar(%x: f32) -> tensor<f32> {
  // expected-error @+1 {{its element is computed by 'an argument', which has no lowering to uop}}
  %0 = tensor.from_elements %x : tensor<f32>
  return %0 : tensor<f32>
}

// -----

// expected-error @+1 {{its element is computed by 'an argument', which has no lowering to uop}}
func.func @pack(%a: tensor<12xf32>, %t: index, %b: tensor<?x?xf32>, %z: f32) -> tensor<?x?xf32> {
  %0 = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0] inner_tiles = [%t] into %b : tensor<12xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @scatter(%a: tensor<3xf32>, %b: tensor<?x?xf32>, %i: tensor<3x2xi64>) -> tensor<?x?xf32> {
  // expected-error @+1 {{of the axes that it has indices for only one may have a dynamic size; make the others static}}
  %0 = tensor.scatter %a into %b[%i] scatter_dims([0, 1]) unique : (tensor<3xf32>, tensor<?x?xf32>, tensor<3x2xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @winograd_filter(%a: tensor<2x3x3x5xi32>, %c: tensor<6x6x5x2xi32>) -> tensor<6x6x5x2xi32> {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op cannot be converted to uop: its matrices are fractions; its elements must be floats}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xi32>) outs(%c : tensor<6x6x5x2xi32>) -> tensor<6x6x5x2xi32>
  return %0 : tensor<6x6x5x2xi32>
}

// -----

func.func @winograd_input(%a: tensor<?x10x10x5xf32>, %c: tensor<6x6x2x2x?x5xf32>) -> tensor<6x6x2x2x?x5xf32> {
  // expected-error @+1 {{'linalg.winograd_input_transform' op cannot be converted to uop: it has dynamic sizes; make them static}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<?x10x10x5xf32>) outs(%c : tensor<6x6x2x2x?x5xf32>) -> tensor<6x6x2x2x?x5xf32>
  return %0 : tensor<6x6x2x2x?x5xf32>
}

// -----

func.func @parallel_insert(%a: tensor<4xf32>, %c: tensor<800xf32>) -> tensor<800xf32> {
  %0 = scf.forall (%i) in (200) shared_outs(%o = %c) -> tensor<800xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{'tensor.parallel_insert_slice' op cannot be converted to uop: it is in a loop whose bounds are not constant, of more than 64 iterations or 4096 ops in all; make them fewer}}
      tensor.parallel_insert_slice %a into %o[%i] [4] [1] : tensor<4xf32> into tensor<800xf32>
    }
  }
  return %0 : tensor<800xf32>
}

// -----

// Sizes: the first op that has no counterpart is named.
#n = #uop.var<"n" [0, 20]>
func.func @size(%x: tensor<?xf32> {uop.shape = [#n]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  // expected-error @+1 {{'arith.andi' op cannot be converted to uop: it computes a size or a position; sizes are sums, products, quotients, remainders, minima, maxima, shifts by constants, casts, and choices by a comparison of these; use those}}
  %m = arith.andi %n, %c6 : index
  %k = arith.minsi %m, %n : index
  %0 = tensor.extract_slice %x[0] [%k] [1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#n = #uop.var<"n" [0, 20]>
func.func @unsigned_size(%x: tensor<?xf32> {uop.shape = [#n]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = arith.subi %n, %c3 : index
  // expected-error @+1 {{it computes a size or a position; it reads a number as unsigned that may be negative; use the op for signed numbers, or declare bounds of the variables that exclude negative values}}
  %k = arith.shrui %m, %c3 : index
  %0 = tensor.extract_slice %x[0] [%k] [1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#n = #uop.var<"n" [0, 200]>
func.func @narrow_size(%x: tensor<?xf32> {uop.shape = [#n]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  // expected-error @+1 {{it computes a size or a position; its numbers are not known to fit into i8; use index or i64, or declare bounds of the variables for which they do}}
  %m = arith.index_cast %n : index to i8
  %k = arith.index_cast %m : i8 to index
  %0 = tensor.extract_slice %x[0] [%k] [1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
