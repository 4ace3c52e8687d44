// Loops over slices, as tiling leaves them, and branches in bodies.
// CASE scaled=8
func.func @tiles(%a: tensor<8x6xf32>, %b: tensor<6x4xf32>) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %r = scf.for %i = %c0 to %c8 step %c2 iter_args(%o = %f) -> tensor<8x4xf32> {
    %x = tensor.extract_slice %a[%i, 0] [2, 6] [1, 1] : tensor<8x6xf32> to tensor<2x6xf32>
    %y = tensor.extract_slice %o[%i, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
    %m = linalg.matmul ins(%x, %b : tensor<2x6xf32>, tensor<6x4xf32>) outs(%y : tensor<2x4xf32>) -> tensor<2x4xf32>
    %n = tensor.insert_slice %m into %o[%i, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x4xf32>
    scf.yield %n : tensor<8x4xf32>
  }
  return %r : tensor<8x4xf32>
}
// Two counters; the last tiles of each are smaller.
// CASE
func.func @rest(%a: tensor<7x10xf32>, %c: tensor<7x10xf32>) -> tensor<7x10xf32> {
  %r = scf.forall (%i, %j) = (0, 0) to (7, 10) step (3, 4) shared_outs(%o = %c) -> (tensor<7x10xf32>) {
    %h = affine.min affine_map<(d0) -> (3, -d0 + 7)>(%i)
    %w = affine.min affine_map<(d0) -> (4, -d0 + 10)>(%j)
    %x = tensor.extract_slice %a[%i, %j] [%h, %w] [1, 1] : tensor<7x10xf32> to tensor<?x?xf32>
    %y = tensor.extract_slice %o[%i, %j] [%h, %w] [1, 1] : tensor<7x10xf32> to tensor<?x?xf32>
    %s = linalg.sub ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%y : tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, %j] [%h, %w] [1, 1] : tensor<?x?xf32> into tensor<7x10xf32>
    }
  }
  return %r : tensor<7x10xf32>
}
// The bounds of the inner loop are the outer one's counter; one loop has no iteration.
// CASE
func.func @nested(%a: tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%o = %a, %p = %a) -> (tensor<5xi32>, tensor<5xi32>) {
    %q = scf.for %j = %c0 to %i step %c1 iter_args(%l = %o) -> tensor<5xi32> {
      %x = tensor.extract_slice %l[%j] [1] [1] : tensor<5xi32> to tensor<1xi32>
      %y = tensor.extract_slice %a[%i] [1] [1] : tensor<5xi32> to tensor<1xi32>
      %s = arith.addi %x, %y : tensor<1xi32>
      %n = tensor.insert_slice %s into %l[%j] [1] [1] : tensor<1xi32> into tensor<5xi32>
      scf.yield %n : tensor<5xi32>
    }
    %k = arith.maxsi %p, %q : tensor<5xi32>
    scf.yield %q, %k : tensor<5xi32>, tensor<5xi32>
  }
  %t = scf.for %i = %c5 to %c0 step %c1 iter_args(%o = %r#1) -> tensor<5xi32> {
    %n = arith.muli %o, %o : tensor<5xi32>
    scf.yield %n : tensor<5xi32>
  }
  return %r#0, %t : tensor<5xi32>, tensor<5xi32>
}
// A read that is guarded, and a branch in a branch.
// CASE
func.func @branch(%a: tensor<6xf32>, %b: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%b : tensor<6xf32>) outs(%e, %e : tensor<6xf32>, tensor<6xf32>) {
  ^bb0(%y: f32, %o: f32, %p: f32):
    %i = linalg.index 0 : index
    %first = arith.cmpi eq, %i, %c0 : index
    %v:2 = scf.if %first -> (f32, f32) {
      scf.yield %z, %y : f32, f32
    } else {
      %j = arith.subi %i, %c1 : index
      %x = tensor.extract %a[%j] : tensor<6xf32>
      %g = arith.cmpf ogt, %x, %y : f32
      %w = scf.if %g -> f32 {
        %m = arith.mulf %x, %y : f32
        scf.yield %m : f32
      } else {
        %s = arith.subf %x, %y : f32
        scf.yield %s : f32
      }
      scf.yield %w, %x : f32, f32
    }
    linalg.yield %v#0, %v#1 : f32, f32
  } -> (tensor<6xf32>, tensor<6xf32>)
  return %r#0, %r#1 : tensor<6xf32>, tensor<6xf32>
}
// The last tile is padded, and the padding is cut off.
// CASE ulps=2
func.func @padded(%x: tensor<7x5xf32>) -> tensor<7x5xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %two = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<7x5xf32>
  %r = scf.for %i = %c0 to %c7 step %c3 iter_args(%o = %e) -> tensor<7x5xf32> {
    %left = arith.subi %c7, %i : index
    %size = arith.minsi %left, %c3 : index
    %s = tensor.extract_slice %x[%i, 0] [%size, 5] [1, 1] : tensor<7x5xf32> to tensor<?x5xf32>
    %more = arith.subi %c3, %size : index
    %p = tensor.pad %s low[0, 0] high[%more, 0] {
    ^bb0(%a: index, %b: index):
      tensor.yield %two : f32
    } : tensor<?x5xf32> to tensor<3x5xf32>
    %t = tensor.empty() : tensor<3x5xf32>
    %m = linalg.exp ins(%p : tensor<3x5xf32>) outs(%t : tensor<3x5xf32>) -> tensor<3x5xf32>
    %q = tensor.extract_slice %m[0, 0] [%size, 5] [1, 1] : tensor<3x5xf32> to tensor<?x5xf32>
    %n = tensor.insert_slice %q into %o[%i, 0] [%size, 5] [1, 1] : tensor<?x5xf32> into tensor<7x5xf32>
    scf.yield %n : tensor<7x5xf32>
  }
  return %r : tensor<7x5xf32>
}
// Branches on the counter, one in the other.
// CASE
func.func @counter(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%o = %x) -> tensor<4xf32> {
    %c = arith.cmpi slt, %i, %c2 : index
    %v = scf.if %c -> tensor<4xf32> {
      %first = arith.cmpi eq, %i, %c0 : index
      %w = scf.if %first -> tensor<4xf32> {
        %n = arith.subf %o, %y : tensor<4xf32>
        scf.yield %n : tensor<4xf32>
      } else {
        %n = arith.mulf %o, %y : tensor<4xf32>
        scf.yield %n : tensor<4xf32>
      }
      scf.yield %w : tensor<4xf32>
    } else {
      scf.yield %o : tensor<4xf32>
    }
    %m = arith.maximumf %v, %y : tensor<4xf32>
    scf.yield %m : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
