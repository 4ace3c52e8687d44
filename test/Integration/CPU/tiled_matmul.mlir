// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=1 --verify --threads=2 --repeat=3

// C[12, 20] = A[12, 24] B[24, 20] in tiles of 4 x 4: the threads of a block
// bring a tile of A and one of B to local memory, add what they make to a
// register each, and go on to the next pair of tiles.
uop.kernel @matmul(%a: memref<288xf32>, %b: memref<480xf32>, %o: memref<240xf32>) {
  %bx = uop.special global 0 to 5 : index
  %by = uop.special global 1 to 3 : index
  %tx = uop.special local 0 to 4 : index
  %ty = uop.special local 1 to 4 : index
  %tile = uop.range 0 to 6 : index
  %k = uop.range 1 to 4 reduce : index
  %as = uop.define_local : memref<16xf32, #uop.space<local>>
  %bs = uop.define_local : memref<16xf32, #uop.space<local>>
  %r = uop.define_reg : memref<1xf32, #uop.space<register>>
  %true = uop.const true : i1
  %zero = uop.const 0.0 : f32
  %c0 = uop.const 0 : index
  %c4 = uop.const 4 : index
  %c20 = uop.const 20 : index
  %c24 = uop.const 24 : index
  %y0 = uop.mul %by, %c4 : index
  %row = uop.add %y0, %ty : index
  %x0 = uop.mul %bx, %c4 : index
  %col = uop.add %x0, %tx : index
  %t0 = uop.mul %ty, %c4 : index
  %here = uop.add %t0, %tx : index
  uop.store %zero, %r[%c0] over () : memref<1xf32, #uop.space<register>>
  uop.if %true over (%tile) {
    %k0 = uop.mul %tile, %c4 : index
    %ka = uop.add %k0, %tx : index
    %a0 = uop.mul %row, %c24 : index
    %ai = uop.add %a0, %ka : index
    %av = uop.load %a[%ai] : memref<288xf32> -> f32
    uop.store %av, %as[%here] over () : memref<16xf32, #uop.space<local>>
    %kb = uop.add %k0, %ty : index
    %b0 = uop.mul %kb, %c20 : index
    %bi = uop.add %b0, %col : index
    %bv = uop.load %b[%bi] : memref<480xf32> -> f32
    uop.store %bv, %bs[%here] over () : memref<16xf32, #uop.space<local>>
    uop.barrier
    %p = uop.add %t0, %k : index
    %q0 = uop.mul %k, %c4 : index
    %q = uop.add %q0, %tx : index
    %x = uop.load %as[%p] : memref<16xf32, #uop.space<local>> -> f32
    %y = uop.load %bs[%q] : memref<16xf32, #uop.space<local>> -> f32
    %xy = uop.mul %x, %y : f32
    %sum = uop.reduce add %xy over (%k) : f32
    %old = uop.load %r[%c0] : memref<1xf32, #uop.space<register>> -> f32
    %new = uop.add %old, %sum : f32
    uop.store %new, %r[%c0] over () : memref<1xf32, #uop.space<register>>
    uop.barrier
  }
  %result = uop.load %r[%c0] : memref<1xf32, #uop.space<register>> -> f32
  %o0 = uop.mul %row, %c20 : index
  %oi = uop.add %o0, %col : index
  uop.store %result, %o[%oi] over () : memref<240xf32>
  uop.sink
}

func.func @main(%a: tensor<12x24xf32>, %b: tensor<24x20xf32>) -> tensor<12x20xf32> {
  %init = tensor.empty() : tensor<12x20xf32>
  %0 = uop.launch @matmul ins(%a, %b : tensor<12x24xf32>, tensor<24x20xf32>) outs(%init : tensor<12x20xf32>) -> tensor<12x20xf32>
  return %0 : tensor<12x20xf32>
}
