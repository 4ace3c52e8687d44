#m = affine_map<(i, j) -> (i, j)>
#v = affine_map<(i) -> (i)>
// CASE scaled=8
func.func @products(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %c: tensor<4x2xf32>, %d: tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>) {
  %ex = tensor.empty() : tensor<3x4xcomplex<f32>>
  %x = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%ex : tensor<3x4xcomplex<f32>>) {
  ^bb0(%r: f32, %i: f32, %o: complex<f32>):
    %n = complex.create %r, %i : complex<f32>
    linalg.yield %n : complex<f32>
  } -> tensor<3x4xcomplex<f32>>
  %ey = tensor.empty() : tensor<4x2xcomplex<f32>>
  %y = linalg.map ins(%c, %d : tensor<4x2xf32>, tensor<4x2xf32>) outs(%ey : tensor<4x2xcomplex<f32>>)
    (%r: f32, %i: f32, %o: complex<f32>) {
      %n = complex.create %r, %i : complex<f32>
      linalg.yield %n : complex<f32>
    }
  %one = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<3x2xcomplex<f32>>
  %f = linalg.fill ins(%one : complex<f32>) outs(%e : tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %0 = linalg.matmul ins(%x, %y : tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) outs(%f : tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %er = tensor.empty() : tensor<3x2xf32>
  %1:2 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<3x2xcomplex<f32>>) outs(%er, %er : tensor<3x2xf32>, tensor<3x2xf32>) {
  ^bb0(%n: complex<f32>, %o: f32, %p: f32):
    %r = complex.re %n : complex<f32>
    %i = complex.im %n : complex<f32>
    linalg.yield %r, %i : f32, f32
  } -> (tensor<3x2xf32>, tensor<3x2xf32>)
  return %1#0, %1#1 : tensor<3x2xf32>, tensor<3x2xf32>
}
// CASE ulps=64 inputs=normal
func.func @functions(%a: tensor<40xf64>, %b: tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  %er = tensor.empty() : tensor<40xf64>
  %0:3 = linalg.generic {indexing_maps = [#v, #v, #v, #v, #v], iterator_types = ["parallel"]} ins(%a, %b : tensor<40xf64>, tensor<40xf64>) outs(%er, %er, %er : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  ^bb0(%r: f64, %i: f64, %o: f64, %p: f64, %q: f64):
    %n = complex.create %r, %i : complex<f64>
    %e = complex.exp %n : complex<f64>
    %m = complex.conj %n : complex<f64>
    %d = complex.div %m, %e : complex<f64>
    %s = complex.abs %d : complex<f64>
    %l = complex.log %n : complex<f64>
    %lr = complex.re %l : complex<f64>
    %t = complex.sqrt %n : complex<f64>
    %ti = complex.im %t : complex<f64>
    linalg.yield %s, %lr, %ti : f64, f64, f64
  } -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>)
  return %0#0, %0#1, %0#2 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>
}
// CASE
func.func @movement(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> (tensor<6x5xf32>, tensor<6x5xf32>) {
  %e = tensor.empty() : tensor<3x4xcomplex<f32>>
  %x = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<3x4xf32>, tensor<3x4xf32>) outs(%e : tensor<3x4xcomplex<f32>>) {
  ^bb0(%r: f32, %i: f32, %o: complex<f32>):
    %n = complex.create %r, %i : complex<f32>
    linalg.yield %n : complex<f32>
  } -> tensor<3x4xcomplex<f32>>
  %fill = complex.constant [7.0 : f32, -8.0 : f32] : complex<f32>
  %p = tensor.pad %x low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %fill : complex<f32>
  } : tensor<3x4xcomplex<f32>> to tensor<3x5xcomplex<f32>>
  %et = tensor.empty() : tensor<4x3xcomplex<f32>>
  %t = linalg.transpose ins(%x : tensor<3x4xcomplex<f32>>) outs(%et : tensor<4x3xcomplex<f32>>) permutation = [1, 0]
  %flat = tensor.collapse_shape %t [[0, 1]] : tensor<4x3xcomplex<f32>> into tensor<12xcomplex<f32>>
  %rows = tensor.expand_shape %flat [[0, 1]] output_shape [3, 4] : tensor<12xcomplex<f32>> into tensor<3x4xcomplex<f32>>
  %known = arith.constant dense<[[(1.0, 2.0)], [(3.0, 4.0)], [(5.0, 6.0)]]> : tensor<3x1xcomplex<f32>>
  %wide = tensor.concat dim(1) %rows, %known : (tensor<3x4xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %g = tensor.generate {
  ^bb0(%i: index, %j: index):
    %n = tensor.extract %wide[%i, %j] : tensor<3x5xcomplex<f32>>
    %s = complex.mul %n, %fill : complex<f32>
    tensor.yield %s : complex<f32>
  } : tensor<3x5xcomplex<f32>>
  %s = tensor.splat %fill : tensor<6x5xcomplex<f32>>
  %u = tensor.insert_slice %p into %s[0, 0] [3, 5] [1, 1] : tensor<3x5xcomplex<f32>> into tensor<6x5xcomplex<f32>>
  %w = tensor.insert_slice %g into %u[3, 0] [3, 5] [1, 1] : tensor<3x5xcomplex<f32>> into tensor<6x5xcomplex<f32>>
  %er = tensor.empty() : tensor<6x5xf32>
  %1:2 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<6x5xcomplex<f32>>) outs(%er, %er : tensor<6x5xf32>, tensor<6x5xf32>) {
  ^bb0(%n: complex<f32>, %o: f32, %q: f32):
    %r = complex.re %n : complex<f32>
    %i = complex.im %n : complex<f32>
    linalg.yield %r, %i : f32, f32
  } -> (tensor<6x5xf32>, tensor<6x5xf32>)
  return %1#0, %1#1 : tensor<6x5xf32>, tensor<6x5xf32>
}
// CASE scaled=16
func.func @convolution(%a: tensor<9xf64>, %b: tensor<9xf64>, %k: tensor<3xf64>) -> tensor<7xf64> {
  %ex = tensor.empty() : tensor<9xcomplex<f64>>
  %x = linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]} ins(%a, %b : tensor<9xf64>, tensor<9xf64>) outs(%ex : tensor<9xcomplex<f64>>) {
  ^bb0(%r: f64, %i: f64, %o: complex<f64>):
    %n = complex.create %r, %i : complex<f64>
    linalg.yield %n : complex<f64>
  } -> tensor<9xcomplex<f64>>
  %ey = tensor.empty() : tensor<3xcomplex<f64>>
  %y = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%k : tensor<3xf64>) outs(%ey : tensor<3xcomplex<f64>>) {
  ^bb0(%r: f64, %o: complex<f64>):
    %n = complex.create %r, %r : complex<f64>
    linalg.yield %n : complex<f64>
  } -> tensor<3xcomplex<f64>>
  %zero = complex.constant [0.0, 0.0] : complex<f64>
  %e = tensor.empty() : tensor<7xcomplex<f64>>
  %f = linalg.fill ins(%zero : complex<f64>) outs(%e : tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  %0 = linalg.conv_1d ins(%x, %y : tensor<9xcomplex<f64>>, tensor<3xcomplex<f64>>) outs(%f : tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  %er = tensor.empty() : tensor<7xf64>
  %1 = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%0 : tensor<7xcomplex<f64>>) outs(%er : tensor<7xf64>) {
  ^bb0(%n: complex<f64>, %o: f64):
    %i = complex.im %n : complex<f64>
    linalg.yield %i : f64
  } -> tensor<7xf64>
  return %1 : tensor<7xf64>
}
