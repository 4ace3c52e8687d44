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
// CASE ulps=256 inputs=unit
func.func @sin_cos_tan(%a: tensor<40xf64>, %b: tensor<40xf64>, %c: tensor<40xf64>, %d: tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  %er = tensor.empty() : tensor<40xf64>
  %0:6 = linalg.generic {indexing_maps = [#v, #v, #v, #v, #v, #v, #v, #v, #v, #v], iterator_types = ["parallel"]} ins(%a, %b, %c, %d : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) outs(%er, %er, %er, %er, %er, %er : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  ^bb0(%r: f64, %i: f64, %s: f64, %t: f64, %o0: f64, %o1: f64, %o2: f64, %o3: f64, %o4: f64, %o5: f64):
    %x = complex.create %r, %i : complex<f64>
    %y = complex.create %s, %t : complex<f64>
    %sin = complex.sin %x : complex<f64>
    %sinre = complex.re %sin : complex<f64>
    %sinim = complex.im %sin : complex<f64>
    %cos = complex.cos %x : complex<f64>
    %cosre = complex.re %cos : complex<f64>
    %cosim = complex.im %cos : complex<f64>
    %tan = complex.tan %x : complex<f64>
    %tanre = complex.re %tan : complex<f64>
    %tanim = complex.im %tan : complex<f64>
    linalg.yield %sinre, %sinim, %cosre, %cosim, %tanre, %tanim : f64, f64, f64, f64, f64, f64
  } -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>
}
// CASE ulps=256 inputs=unit
func.func @tanh_log1p_expm1(%a: tensor<40xf64>, %b: tensor<40xf64>, %c: tensor<40xf64>, %d: tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  %er = tensor.empty() : tensor<40xf64>
  %0:6 = linalg.generic {indexing_maps = [#v, #v, #v, #v, #v, #v, #v, #v, #v, #v], iterator_types = ["parallel"]} ins(%a, %b, %c, %d : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) outs(%er, %er, %er, %er, %er, %er : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  ^bb0(%r: f64, %i: f64, %s: f64, %t: f64, %o0: f64, %o1: f64, %o2: f64, %o3: f64, %o4: f64, %o5: f64):
    %x = complex.create %r, %i : complex<f64>
    %y = complex.create %s, %t : complex<f64>
    %tanh = complex.tanh %x : complex<f64>
    %tanhre = complex.re %tanh : complex<f64>
    %tanhim = complex.im %tanh : complex<f64>
    %log1p = complex.log1p %x : complex<f64>
    %log1pre = complex.re %log1p : complex<f64>
    %log1pim = complex.im %log1p : complex<f64>
    %expm1 = complex.expm1 %x : complex<f64>
    %expm1re = complex.re %expm1 : complex<f64>
    %expm1im = complex.im %expm1 : complex<f64>
    linalg.yield %tanhre, %tanhim, %log1pre, %log1pim, %expm1re, %expm1im : f64, f64, f64, f64, f64, f64
  } -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>
}
// CASE ulps=64
func.func @rsqrt_sign_neg(%a: tensor<40xf64>, %b: tensor<40xf64>, %c: tensor<40xf64>, %d: tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  %er = tensor.empty() : tensor<40xf64>
  %0:6 = linalg.generic {indexing_maps = [#v, #v, #v, #v, #v, #v, #v, #v, #v, #v], iterator_types = ["parallel"]} ins(%a, %b, %c, %d : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) outs(%er, %er, %er, %er, %er, %er : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  ^bb0(%r: f64, %i: f64, %s: f64, %t: f64, %o0: f64, %o1: f64, %o2: f64, %o3: f64, %o4: f64, %o5: f64):
    %x = complex.create %r, %i : complex<f64>
    %y = complex.create %s, %t : complex<f64>
    %rsqrt = complex.rsqrt %x : complex<f64>
    %rsqrtre = complex.re %rsqrt : complex<f64>
    %rsqrtim = complex.im %rsqrt : complex<f64>
    %sign = complex.sign %x : complex<f64>
    %signre = complex.re %sign : complex<f64>
    %signim = complex.im %sign : complex<f64>
    %neg = complex.neg %x : complex<f64>
    %negre = complex.re %neg : complex<f64>
    %negim = complex.im %neg : complex<f64>
    linalg.yield %rsqrtre, %rsqrtim, %signre, %signim, %negre, %negim : f64, f64, f64, f64, f64, f64
  } -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>
}
// CASE ulps=1024 inputs=positive,unit,unit,unit
func.func @add_sub_pow(%a: tensor<40xf64>, %b: tensor<40xf64>, %c: tensor<40xf64>, %d: tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  %er = tensor.empty() : tensor<40xf64>
  %0:6 = linalg.generic {indexing_maps = [#v, #v, #v, #v, #v, #v, #v, #v, #v, #v], iterator_types = ["parallel"]} ins(%a, %b, %c, %d : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) outs(%er, %er, %er, %er, %er, %er : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  ^bb0(%r: f64, %i: f64, %s: f64, %t: f64, %o0: f64, %o1: f64, %o2: f64, %o3: f64, %o4: f64, %o5: f64):
    %x = complex.create %r, %i : complex<f64>
    %y = complex.create %s, %t : complex<f64>
    %add = complex.add %x, %y : complex<f64>
    %addre = complex.re %add : complex<f64>
    %addim = complex.im %add : complex<f64>
    %sub = complex.sub %x, %y : complex<f64>
    %subre = complex.re %sub : complex<f64>
    %subim = complex.im %sub : complex<f64>
    %pow = complex.pow %x, %y : complex<f64>
    %powre = complex.re %pow : complex<f64>
    %powim = complex.im %pow : complex<f64>
    linalg.yield %addre, %addim, %subre, %subim, %powre, %powim : f64, f64, f64, f64, f64, f64
  } -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>
}
// CASE ulps=4096 inputs=unit
func.func @angle_atan2_eq_powi(%a: tensor<40xf64>, %b: tensor<40xf64>, %c: tensor<40xf64>, %d: tensor<40xf64>) -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  %er = tensor.empty() : tensor<40xf64>
  %0:6 = linalg.generic {indexing_maps = [#v, #v, #v, #v, #v, #v, #v, #v, #v, #v], iterator_types = ["parallel"]} ins(%a, %b, %c, %d : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) outs(%er, %er, %er, %er, %er, %er : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>) {
  ^bb0(%r: f64, %i: f64, %s: f64, %t: f64, %o0: f64, %o1: f64, %o2: f64, %o3: f64, %o4: f64, %o5: f64):
    %x = complex.create %r, %i : complex<f64>
    %y = complex.create %s, %t : complex<f64>
    %g = complex.angle %x : complex<f64>
    %m = complex.atan2 %x, %y : complex<f64>
    %mre = complex.re %m : complex<f64>
    %mim = complex.im %m : complex<f64>
    %eq = complex.eq %x, %y : complex<f64>
    %ne = complex.neq %x, %x : complex<f64>
    %u = arith.uitofp %eq : i1 to f64
    %v = arith.uitofp %ne : i1 to f64
    %w = arith.addf %u, %v : f64
    %k = arith.constant 3 : i32
    %p = complex.powi %x, %k : complex<f64>, i32
    %pre = complex.re %p : complex<f64>
    %pim = complex.im %p : complex<f64>
    linalg.yield %g, %mre, %mim, %w, %pre, %pim : f64, f64, f64, f64, f64, f64
  } -> (tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>
}
