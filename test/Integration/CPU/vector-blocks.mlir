// UNSUPPORTED: other-device
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --check-bounds=all
// RUN: uop-run %s --random-inputs=3 --verify --threads=3 --check-bounds=none

// Vectors in scratch and registers, which threads have one after the other, at
// one offset and at one for each lane; under conditions and masks.
uop.kernel @blocks(%x: memref<96xf32>, %o: memref<96xf32>) {
  %b = uop.special global 0 to 3 : index
  %t = uop.special local 0 to 8 : index
  %i = uop.special task 0 to 24 by 8 : index
  %s = uop.define_local : memref<32xf32, #uop.space<local>>
  %r = uop.define_reg : memref<6xf32, #uop.space<register>>
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : index
  %c4 = uop.const 4 : index
  %c7 = uop.const 7 : index
  %at = uop.mul %i, %c4 : index
  %own = uop.mul %t, %c4 : index
  %0 = uop.load %x[%at] : memref<96xf32> -> vector<4xf32>
  uop.store %0, %s[%own] over () : memref<32xf32, #uop.space<local>>, vector<4xf32>
  uop.barrier
  %last = uop.sub %c7, %t : index
  %other = uop.mul %last, %c4 : index
  %1 = uop.load %s[%other] : memref<32xf32, #uop.space<local>> -> vector<4xf32>
  %swap = uop.const dense<[4, 1, 3, 2]> : vector<4xindex>
  uop.store %1, %r[%swap] over () : memref<6xf32, #uop.space<register>>, vector<4xf32>, vector<4xindex>
  %2 = uop.load %r[%c1] : memref<6xf32, #uop.space<register>> -> vector<4xf32>
  %some = uop.cmp lt %0, %2 : vector<4xf32>
  uop.store %2, %o[%at] over () : memref<96xf32>, vector<4xf32>
  %first = uop.cmp lt %b, %c1 : index
  uop.if %first {
    uop.store %0, %o[%at] over () if %some : memref<96xf32>, vector<4xf32>, vector<4xi1>
  }
  %few = uop.cmp lt %t, %c4 : index
  uop.if %few {
    %back = uop.load %r[%swap] if %some : memref<6xf32, #uop.space<register>>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
    uop.store %back, %o[%at] over () : memref<96xf32>, vector<4xf32>
  }
  uop.sink
}

// Positions that are none, beside masks.
uop.kernel @invalid(%x: memref<32xf32>, %m: memref<32xi1>, %o: memref<32xf32>) {
  %i = uop.range 0 to 8 : index
  %c4 = uop.const 4 : index
  %c8 = uop.const 8 : index
  %none = uop.invalid : index
  %at = uop.mul %i, %c4 : index
  %in = uop.cmp lt %c8, %at : index
  %mask = uop.load %m[%at] : memref<32xi1> -> vector<4xi1>
  %before = uop.sub %at, %c8 : index
  %place = uop.where %in, %before, %none : index
  %0 = uop.load %x[%place] if %mask : memref<32xf32>, vector<4xi1> -> vector<4xf32>
  %1 = uop.load %x[%place] : memref<32xf32> -> vector<4xf32>
  %2 = uop.add %0, %1 : vector<4xf32>
  uop.store %2, %o[%at] over (%i) : memref<32xf32>, vector<4xf32>
  uop.sink
}

// The second store overwrites what is between the elements of the first.
uop.kernel @between(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 4 : index
  %c4 = uop.const 4 : index
  %c8 = uop.const 8 : index
  %at = uop.mul %i, %c8 : index
  %next = uop.add %at, %c4 : index
  %0 = uop.load %x[%at] : memref<32xf32> -> vector<8xf32>
  uop.store %0, %o[%at] over (%i) : memref<32xf32>, vector<8xf32>
  %1 = uop.load %x[%at] : memref<32xf32> -> vector<4xf32>
  uop.store %1, %o[%next] over (%i) : memref<32xf32>, vector<4xf32>
  uop.sink
}

func.func @main(%x: tensor<96xf32>, %y: tensor<32xf32>, %m: tensor<32xi1>) -> (tensor<96xf32>, tensor<32xf32>, tensor<32xf32>) {
  %t = tensor.empty() : tensor<96xf32>
  %u = tensor.empty() : tensor<32xf32>
  %v = tensor.empty() : tensor<32xf32>
  %0 = uop.launch @blocks ins(%x : tensor<96xf32>) outs(%t : tensor<96xf32>) -> tensor<96xf32>
  %1 = uop.launch @invalid ins(%y, %m : tensor<32xf32>, tensor<32xi1>) outs(%u : tensor<32xf32>) -> tensor<32xf32>
  %2 = uop.launch @between ins(%y : tensor<32xf32>) outs(%v : tensor<32xf32>) -> tensor<32xf32>
  return %0, %1, %2 : tensor<96xf32>, tensor<32xf32>, tensor<32xf32>
}
