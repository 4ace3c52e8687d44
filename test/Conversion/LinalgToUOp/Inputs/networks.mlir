#nchw = affine_map<(n, c, h, w) -> (n, c, h, w)>
#channel = affine_map<(n, c, h, w) -> (c)>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#one = affine_map<(i, j) -> (i, 0)>
#bias = affine_map<(i, j) -> (j)>

// Two layers, ReLU between them, as torch-mlir writes torch.nn.Linear.
// CASE scaled=16 inputs=unit
func.func @mlp(%x: tensor<5x17xf32>, %w1: tensor<33x17xf32>, %b1: tensor<33xf32>, %w2: tensor<10x33xf32>, %b2: tensor<10xf32>) -> tensor<5x10xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<17x33xf32>
  %t1 = linalg.transpose ins(%w1 : tensor<33x17xf32>) outs(%e0 : tensor<17x33xf32>) permutation = [1, 0]
  %e1 = tensor.empty() : tensor<5x33xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<5x33xf32>) -> tensor<5x33xf32>
  %m1 = linalg.matmul ins(%x, %t1 : tensor<5x17xf32>, tensor<17x33xf32>) outs(%f1 : tensor<5x33xf32>) -> tensor<5x33xf32>
  %a1 = linalg.generic {indexing_maps = [#id, #bias, #id], iterator_types = ["parallel", "parallel"]} ins(%m1, %b1 : tensor<5x33xf32>, tensor<33xf32>) outs(%e1 : tensor<5x33xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<5x33xf32>
  %r1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a1 : tensor<5x33xf32>) outs(%e1 : tensor<5x33xf32>) {
  ^bb0(%a: f32, %out: f32):
    %c = arith.cmpf ugt, %a, %zero : f32
    %s = arith.select %c, %a, %zero : f32
    linalg.yield %s : f32
  } -> tensor<5x33xf32>
  %e2 = tensor.empty() : tensor<33x10xf32>
  %t2 = linalg.transpose ins(%w2 : tensor<10x33xf32>) outs(%e2 : tensor<33x10xf32>) permutation = [1, 0]
  %e3 = tensor.empty() : tensor<5x10xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<5x10xf32>) -> tensor<5x10xf32>
  %m2 = linalg.matmul ins(%r1, %t2 : tensor<5x33xf32>, tensor<33x10xf32>) outs(%f2 : tensor<5x10xf32>) -> tensor<5x10xf32>
  %a2 = linalg.generic {indexing_maps = [#id, #bias, #id], iterator_types = ["parallel", "parallel"]} ins(%m2, %b2 : tensor<5x10xf32>, tensor<10xf32>) outs(%e3 : tensor<5x10xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<5x10xf32>
  return %a2 : tensor<5x10xf32>
}

// Padding, convolution, batch normalisation, ReLU, max pooling, mean, linear.
// CASE scaled=16 inputs=unit,unit,unit,unit,unit,unit,positive,unit,unit
func.func @cnn(%x: tensor<2x3x13x13xf32>, %w: tensor<8x3x3x3xf32>, %b: tensor<8xf32>, %scale: tensor<8xf32>, %shift: tensor<8xf32>, %mean: tensor<8xf32>, %var: tensor<8xf32>, %fw: tensor<8x4xf32>, %fb: tensor<4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant 0.0 : f32
  %eps = arith.constant 1.0e-5 : f64
  %low = arith.constant 0xFF800000 : f32
  %count = arith.constant 9.0 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<2x3x13x13xf32> to tensor<2x3x15x15xf32>
  %e0 = tensor.empty() : tensor<2x8x7x7xf32>
  %bb = linalg.broadcast ins(%b : tensor<8xf32>) outs(%e0 : tensor<2x8x7x7xf32>) dimensions = [0, 2, 3]
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%p, %w : tensor<2x3x15x15xf32>, tensor<8x3x3x3xf32>) outs(%bb : tensor<2x8x7x7xf32>) -> tensor<2x8x7x7xf32>
  %n = linalg.generic {indexing_maps = [#nchw, #channel, #channel, #channel, #channel, #nchw], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%c, %scale, %shift, %mean, %var : tensor<2x8x7x7xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e0 : tensor<2x8x7x7xf32>) {
  ^bb0(%v: f32, %g: f32, %s: f32, %m: f32, %q: f32, %out: f32):
    %t = arith.truncf %eps : f64 to f32
    %1 = arith.addf %q, %t : f32
    %2 = math.rsqrt %1 : f32
    %3 = arith.subf %v, %m : f32
    %4 = arith.mulf %3, %2 : f32
    %5 = arith.mulf %4, %g : f32
    %6 = arith.addf %5, %s : f32
    %7 = arith.cmpf ugt, %6, %zero : f32
    %8 = arith.select %7, %6, %zero : f32
    linalg.yield %8 : f32
  } -> tensor<2x8x7x7xf32>
  %e1 = tensor.empty() : tensor<2x8x3x3xf32>
  %f1 = linalg.fill ins(%low : f32) outs(%e1 : tensor<2x8x3x3xf32>) -> tensor<2x8x3x3xf32>
  %win = tensor.empty() : tensor<3x3xf32>
  %mp = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%n, %win : tensor<2x8x7x7xf32>, tensor<3x3xf32>) outs(%f1 : tensor<2x8x3x3xf32>) -> tensor<2x8x3x3xf32>
  %e2 = tensor.empty() : tensor<2x8x1x1xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x8x1x1xf32>) -> tensor<2x8x1x1xf32>
  %sum = linalg.generic {indexing_maps = [#nchw, affine_map<(n, c, h, w) -> (n, c, 0, 0)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%mp : tensor<2x8x3x3xf32>) outs(%f2 : tensor<2x8x1x1xf32>) {
  ^bb0(%v: f32, %out: f32):
    %1 = arith.addf %v, %out : f32
    linalg.yield %1 : f32
  } -> tensor<2x8x1x1xf32>
  %flat = tensor.collapse_shape %sum [[0], [1, 2, 3]] : tensor<2x8x1x1xf32> into tensor<2x8xf32>
  %e3 = tensor.empty() : tensor<2x8xf32>
  %avg = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%flat : tensor<2x8xf32>) outs(%e3 : tensor<2x8xf32>) {
  ^bb0(%v: f32, %out: f32):
    %1 = arith.divf %v, %count : f32
    linalg.yield %1 : f32
  } -> tensor<2x8xf32>
  %e4 = tensor.empty() : tensor<2x4xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %mm = linalg.matmul ins(%avg, %fw : tensor<2x8xf32>, tensor<8x4xf32>) outs(%f4 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %r = linalg.generic {indexing_maps = [#id, #bias, #id], iterator_types = ["parallel", "parallel"]} ins(%mm, %fb : tensor<2x4xf32>, tensor<4xf32>) outs(%e4 : tensor<2x4xf32>) {
  ^bb0(%a: f32, %b1: f32, %out: f32):
    %s = arith.addf %a, %b1 : f32
    linalg.yield %s : f32
  } -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// A table, layer normalisation, causal attention of two heads, GELU.
// CASE scaled=16 inputs=unit,below:11,unit,unit
func.func @attention(%table: tensor<11x8xf32>, %ids: tensor<6xi64>, %wqkv: tensor<8x24xf32>, %wo: tensor<8x8xf32>) -> tensor<6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %width = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %e = tensor.empty() : tensor<6x8xf32>
  %x = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%ids : tensor<6xi64>) outs(%e : tensor<6x8xf32>) {
  ^bb0(%n: i64, %out: f32):
    %i = arith.index_cast %n : i64 to index
    %j = linalg.index 1 : index
    %v = tensor.extract %table[%i, %j] : tensor<11x8xf32>
    linalg.yield %v : f32
  } -> tensor<6x8xf32>
  %e1 = tensor.empty() : tensor<6x1xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x1xf32>) -> tensor<6x1xf32>
  %sum = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<6x8xf32>) outs(%z1 : tensor<6x1xf32>) {
  ^bb0(%v: f32, %out: f32):
    %s = arith.addf %v, %out : f32
    linalg.yield %s : f32
  } -> tensor<6x1xf32>
  %centred = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<6x8xf32>, tensor<6x1xf32>) outs(%e : tensor<6x8xf32>) {
  ^bb0(%v: f32, %s: f32, %out: f32):
    %m = arith.divf %s, %width : f32
    %d = arith.subf %v, %m : f32
    linalg.yield %d : f32
  } -> tensor<6x8xf32>
  %squares = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["parallel", "reduction"]} ins(%centred : tensor<6x8xf32>) outs(%z1 : tensor<6x1xf32>) {
  ^bb0(%v: f32, %out: f32):
    %q = arith.mulf %v, %v : f32
    %s = arith.addf %q, %out : f32
    linalg.yield %s : f32
  } -> tensor<6x1xf32>
  %norm = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%centred, %squares : tensor<6x8xf32>, tensor<6x1xf32>) outs(%e : tensor<6x8xf32>) {
  ^bb0(%v: f32, %s: f32, %out: f32):
    %m = arith.divf %s, %width : f32
    %a = arith.addf %m, %eps : f32
    %r = math.rsqrt %a : f32
    %d = arith.mulf %v, %r : f32
    linalg.yield %d : f32
  } -> tensor<6x8xf32>
  %e2 = tensor.empty() : tensor<6x24xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x24xf32>) -> tensor<6x24xf32>
  %qkv = linalg.matmul ins(%norm, %wqkv : tensor<6x8xf32>, tensor<8x24xf32>) outs(%z2 : tensor<6x24xf32>) -> tensor<6x24xf32>
  %heads = tensor.expand_shape %qkv [[0], [1, 2, 3]] output_shape [6, 3, 2, 4] : tensor<6x24xf32> into tensor<6x3x2x4xf32>
  %e3 = tensor.empty() : tensor<3x2x6x4xf32>
  %t = linalg.transpose ins(%heads : tensor<6x3x2x4xf32>) outs(%e3 : tensor<3x2x6x4xf32>) permutation = [1, 2, 0, 3]
  %q = tensor.extract_slice %t[0, 0, 0, 0] [1, 2, 6, 4] [1, 1, 1, 1] : tensor<3x2x6x4xf32> to tensor<2x6x4xf32>
  %k = tensor.extract_slice %t[1, 0, 0, 0] [1, 2, 6, 4] [1, 1, 1, 1] : tensor<3x2x6x4xf32> to tensor<2x6x4xf32>
  %v = tensor.extract_slice %t[2, 0, 0, 0] [1, 2, 6, 4] [1, 1, 1, 1] : tensor<3x2x6x4xf32> to tensor<2x6x4xf32>
  %e4 = tensor.empty() : tensor<2x4x6xf32>
  %kt = linalg.transpose ins(%k : tensor<2x6x4xf32>) outs(%e4 : tensor<2x4x6xf32>) permutation = [0, 2, 1]
  %e5 = tensor.empty() : tensor<2x6x6xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
  %scores = linalg.batch_matmul ins(%q, %kt : tensor<2x6x4xf32>, tensor<2x4x6xf32>) outs(%z5 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
  %masked = linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (h, i, j)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%scores : tensor<2x6x6xf32>) outs(%e5 : tensor<2x6x6xf32>) {
  ^bb0(%s: f32, %out: f32):
    %half = arith.constant 0.5 : f32
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %c = arith.cmpi uge, %i, %j : index
    %m = arith.mulf %s, %half : f32
    %r = arith.select %c, %m, %low : f32
    linalg.yield %r : f32
  } -> tensor<2x6x6xf32>
  %p = linalg.softmax dimension(2) ins(%masked : tensor<2x6x6xf32>) outs(%e5 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
  %e6 = tensor.empty() : tensor<2x6x4xf32>
  %z6 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x6x6xf32>, tensor<2x6x4xf32>) outs(%z6 : tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
  %e7 = tensor.empty() : tensor<6x2x4xf32>
  %ot = linalg.transpose ins(%o : tensor<2x6x4xf32>) outs(%e7 : tensor<6x2x4xf32>) permutation = [1, 0, 2]
  %of = tensor.collapse_shape %ot [[0], [1, 2]] : tensor<6x2x4xf32> into tensor<6x8xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %proj = linalg.matmul ins(%of, %wo : tensor<6x8xf32>, tensor<8x8xf32>) outs(%z8 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %res = linalg.add ins(%proj, %x : tensor<6x8xf32>, tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %gelu = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%res : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    %half = arith.constant 0.5 : f32
    %one = arith.constant 1.0 : f32
    %root = arith.constant 0.707106769 : f32
    %1 = arith.mulf %a, %root : f32
    %2 = math.erf %1 : f32
    %3 = arith.addf %2, %one : f32
    %4 = arith.mulf %a, %half : f32
    %5 = arith.mulf %4, %3 : f32
    linalg.yield %5 : f32
  } -> tensor<6x8xf32>
  return %gelu : tensor<6x8xf32>
}
