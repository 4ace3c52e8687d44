// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=1 --verify --threads=2 --repeat=3

// Blocks of 8 x 8 threads transpose tiles of a 24 x 40 matrix by way of local
// memory, so that both sides go along rows.
uop.kernel @transpose(%x: memref<960xf32>, %o: memref<960xf32>) {
  %bx = uop.special global 0 to 5 : index
  %by = uop.special global 1 to 3 : index
  %tx = uop.special local 0 to 8 : index
  %ty = uop.special local 1 to 8 : index
  %s = uop.define_local : memref<72xf32, #uop.space<local>>
  %c8 = uop.const 8 : index
  %c9 = uop.const 9 : index
  %c24 = uop.const 24 : index
  %c40 = uop.const 40 : index
  %y0 = uop.mul %by, %c8 : index
  %x0 = uop.mul %bx, %c8 : index
  %row = uop.add %y0, %ty : index
  %col = uop.add %x0, %tx : index
  %a = uop.mul %row, %c40 : index
  %from = uop.add %a, %col : index
  %0 = uop.load %x[%from] : memref<960xf32> -> f32
  %b = uop.mul %ty, %c9 : index
  %in = uop.add %b, %tx : index
  uop.store %0, %s[%in] over () : memref<72xf32, #uop.space<local>>
  uop.barrier
  %c = uop.mul %tx, %c9 : index
  %out = uop.add %c, %ty : index
  %1 = uop.load %s[%out] : memref<72xf32, #uop.space<local>> -> f32
  %row2 = uop.add %x0, %ty : index
  %col2 = uop.add %y0, %tx : index
  %d = uop.mul %row2, %c24 : index
  %to = uop.add %d, %col2 : index
  uop.store %1, %o[%to] over () : memref<960xf32>
  uop.sink
}

func.func @main(%x: tensor<24x40xf32>) -> (tensor<40x24xf32>, tensor<40x24xf32>) {
  %init = tensor.empty() : tensor<40x24xf32>
  %0 = uop.launch @transpose ins(%x : tensor<24x40xf32>) outs(%init : tensor<40x24xf32>) -> tensor<40x24xf32>
  %1 = uop.permute %x [1, 0] : tensor<24x40xf32> -> tensor<40x24xf32>
  %2 = uop.sub %0, %1 : tensor<40x24xf32>
  return %0, %2 : tensor<40x24xf32>, tensor<40x24xf32>
}
