// Loops that are too long to be taken apart, or whose bounds a tensor says.

// CASE
func.func @long(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %h = arith.constant dense<0.5> : tensor<4x3xf32>
  %r = scf.for %i = %c0 to %c1000 step %c1 iter_args(%v = %x) -> tensor<4x3xf32> {
    %w = arith.addf %v, %h : tensor<4x3xf32>
    scf.yield %w : tensor<4x3xf32>
  }
  return %r : tensor<4x3xf32>
}
// CASE
func.func @counter(%x: tensor<3xi64>) -> tensor<3xi64> {
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c999 = arith.constant 999 : index
  %r = scf.for %i = %c5 to %c999 step %c7 iter_args(%v = %x) -> tensor<3xi64> {
    %n = arith.index_cast %i : index to i64
    %s = tensor.splat %n : tensor<3xi64>
    %two = arith.constant dense<2> : tensor<3xi64>
    %d = arith.muli %v, %two : tensor<3xi64>
    %w = arith.addi %d, %s : tensor<3xi64>
    scf.yield %w : tensor<3xi64>
  }
  return %r : tensor<3xi64>
}
// CASE inputs=small
func.func @bound_of_tensor(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.extract %x[%c1] : tensor<4xi32>
  %p = arith.muli %e, %e : i32
  %c100 = arith.constant 100 : i32
  %q = arith.remsi %p, %c100 : i32
  %n = arith.index_cast %q : i32 to index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%v = %x) -> tensor<4xi32> {
    %k = arith.index_cast %i : index to i32
    %s = tensor.splat %k : tensor<4xi32>
    %w = arith.addi %v, %s : tensor<4xi32>
    scf.yield %w : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
// CASE
func.func @never(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<2x2xf32>) {
  %c9 = arith.constant 9 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %e = tensor.extract %x[%c0] : tensor<4xi32>
  %z = arith.subi %e, %e : i32
  %n = arith.index_cast %z : i32 to index
  %f = arith.constant dense<1.0> : tensor<2x2xf32>
  %r:2 = scf.for %i = %c9 to %n step %c1 iter_args(%v = %x, %g = %f) -> (tensor<4xi32>, tensor<2x2xf32>) {
    %w = arith.addi %v, %v : tensor<4xi32>
    %h = arith.addf %g, %g : tensor<2x2xf32>
    scf.yield %w, %h : tensor<4xi32>, tensor<2x2xf32>
  }
  return %r#0, %r#1 : tensor<4xi32>, tensor<2x2xf32>
}
// CASE
func.func @rows(%x: tensor<100x3xf32>) -> (tensor<3xf32>, tensor<100x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %z = arith.constant dense<0.0> : tensor<3xf32>
  %e = arith.constant dense<0.0> : tensor<100x3xf32>
  %r:2 = scf.for %i = %c0 to %c100 step %c1 iter_args(%v = %z, %o = %e) -> (tensor<3xf32>, tensor<100x3xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<100x3xf32> to tensor<3xf32>
    %w = arith.addf %v, %row : tensor<3xf32>
    %p = tensor.insert_slice %w into %o[%i, 0] [1, 3] [1, 1] : tensor<3xf32> into tensor<100x3xf32>
    scf.yield %w, %p : tensor<3xf32>, tensor<100x3xf32>
  }
  return %r#0, %r#1 : tensor<3xf32>, tensor<100x3xf32>
}
// CASE
func.func @boxes(%x: tensor<12x14x5xi16>) -> tensor<12x14x5xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %x) -> tensor<12x14x5xi16> {
    %s = scf.for %j = %i to %c10 step %c1 iter_args(%b = %a) -> tensor<12x14x5xi16> {
      %i2 = arith.addi %i, %c2 : index
      %box = tensor.extract_slice %b[%i, %j, 1] [2, 3, 3] [1, 1, 1] : tensor<12x14x5xi16> to tensor<2x3x3xi16>
      %other = tensor.extract_slice %b[%j, %i2, 2] [2, 3, 3] [1, 1, 1] : tensor<12x14x5xi16> to tensor<2x3x3xi16>
      %sum = arith.addi %box, %other : tensor<2x3x3xi16>
      %n = tensor.insert_slice %sum into %b[%i, %j, 1] [2, 3, 3] [1, 1, 1] : tensor<2x3x3xi16> into tensor<12x14x5xi16>
      scf.yield %n : tensor<12x14x5xi16>
    }
    scf.yield %s : tensor<12x14x5xi16>
  }
  return %r : tensor<12x14x5xi16>
}
// CASE
func.func @until(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<i32>) {
  %z = arith.constant dense<0> : tensor<i32>
  %limit = arith.constant 50 : i32
  %one = arith.constant dense<1> : tensor<i32>
  %half = arith.constant dense<0.5> : tensor<3xf32>
  %r:2 = scf.while (%v = %x, %n = %z) : (tensor<3xf32>, tensor<i32>) -> (tensor<3xf32>, tensor<i32>) {
    %c0 = arith.constant 0 : index
    %small = arith.constant 0.001 : f32
    %h = tensor.extract %v[%c0] : tensor<3xf32>
    %k = tensor.extract %n[] : tensor<i32>
    %isLarge = arith.cmpf ogt, %h, %small : f32
    %isFew = arith.cmpi slt, %k, %limit : i32
    %c = arith.andi %isLarge, %isFew : i1
    scf.condition(%c) %v, %n : tensor<3xf32>, tensor<i32>
  } do {
  ^bb0(%v: tensor<3xf32>, %n: tensor<i32>):
    %w = arith.mulf %v, %half : tensor<3xf32>
    %m = arith.addi %n, %one : tensor<i32>
    scf.yield %w, %m : tensor<3xf32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<3xf32>, tensor<i32>
}
// CASE
func.func @either(%x: tensor<3xi32>) -> tensor<3xi32> {
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %e = tensor.extract %x[%c2] : tensor<3xi32>
  %c = arith.cmpi sgt, %e, %zero : i32
  %r = scf.if %c -> tensor<3xi32> {
    %w = arith.addi %x, %x : tensor<3xi32>
    scf.yield %w : tensor<3xi32>
  } else {
    %w = arith.muli %x, %x : tensor<3xi32>
    scf.yield %w : tensor<3xi32>
  }
  return %r : tensor<3xi32>
}
// CASE
func.func @elements(%x: tensor<100xf32>, %k: tensor<100xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %seven = arith.constant 7 : i32
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %zi = arith.constant dense<0> : tensor<4xi32>
  %one = arith.constant dense<1> : tensor<4xi32>
  %r:2 = scf.for %i = %c0 to %c100 step %c1 iter_args(%v = %z, %n = %zi) -> (tensor<4xf32>, tensor<4xi32>) {
    %e = tensor.extract %x[%i] : tensor<100xf32>
    %s = tensor.splat %e : tensor<4xf32>
    %w = arith.addf %v, %s : tensor<4xf32>
    %b = tensor.extract %k[%i] : tensor<100xi32>
    %m = arith.remsi %b, %seven : i32
    %u = arith.index_cast %m : i32 to index
    %p = scf.for %j = %c0 to %u step %c1 iter_args(%q = %n) -> tensor<4xi32> {
      %t = arith.addi %q, %one : tensor<4xi32>
      scf.yield %t : tensor<4xi32>
    }
    scf.yield %w, %p : tensor<4xf32>, tensor<4xi32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}
// CASE
func.func @apart(%x: tensor<24x14x5xi16>) -> tensor<24x14x5xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %r = scf.for %i = %c0 to %c7 step %c1 iter_args(%a = %x) -> tensor<24x14x5xi16> {
    %s = scf.for %j = %i to %c7 step %c1 iter_args(%b = %a) -> tensor<24x14x5xi16> {
      %box = tensor.extract_slice %b[%i, %j, 0] [3, 3, 2] [8, 3, 3] : tensor<24x14x5xi16> to tensor<3x3x2xi16>
      %other = tensor.extract_slice %b[%j, 1, 2] [3, 3, 2] [5, 2, 1] : tensor<24x14x5xi16> to tensor<3x3x2xi16>
      %sum = arith.addi %box, %other : tensor<3x3x2xi16>
      %n = tensor.insert_slice %sum into %b[%j, %i, 1] [3, 3, 2] [7, 2, 2] : tensor<3x3x2xi16> into tensor<24x14x5xi16>
      scf.yield %n : tensor<24x14x5xi16>
    }
    scf.yield %s : tensor<24x14x5xi16>
  }
  return %r : tensor<24x14x5xi16>
}
