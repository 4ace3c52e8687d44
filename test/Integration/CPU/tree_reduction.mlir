// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3
// RUN: uop-run %s --random-inputs=1 --verify --check-bounds=none
// RUN: uop-opt %s --canonicalize --cse -o %t.mlir && uop-run %t.mlir --random-inputs=3 --verify --threads=2

// The sums of seven rows of 64, each by the 64 threads of a block: in six steps
// the first half adds what the second half has.
uop.kernel @sums(%x: memref<448xi32>, %o: memref<7xi32>) {
  %b = uop.special global 0 to 7 : index
  %t = uop.special local 0 to 64 : index
  %i = uop.special task 0 to 448 by 64 : index
  %s = uop.define_local : memref<64xi32, #uop.space<local>>
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : index
  %c2 = uop.const 2 : index
  %c4 = uop.const 4 : index
  %c8 = uop.const 8 : index
  %c16 = uop.const 16 : index
  %c32 = uop.const 32 : index
  %x0 = uop.load %x[%i] : memref<448xi32> -> i32
  uop.store %x0, %s[%t] over () : memref<64xi32, #uop.space<local>>
  uop.barrier
  %in32 = uop.cmp lt %t, %c32 : index
  %t32 = uop.add %t, %c32 : index
  %a32 = uop.load %s[%t] : memref<64xi32, #uop.space<local>> -> i32
  %b32 = uop.load %s[%t32] if %in32 : memref<64xi32, #uop.space<local>> -> i32
  %s32 = uop.add %a32, %b32 : i32
  uop.store %s32, %s[%t] over () if %in32 : memref<64xi32, #uop.space<local>>
  uop.barrier
  %in16 = uop.cmp lt %t, %c16 : index
  uop.if %in16 {
    %t16 = uop.add %t, %c16 : index
    %a16 = uop.load %s[%t] : memref<64xi32, #uop.space<local>> -> i32
    %b16 = uop.load %s[%t16] : memref<64xi32, #uop.space<local>> -> i32
    %s16 = uop.add %a16, %b16 : i32
    uop.store %s16, %s[%t] over () : memref<64xi32, #uop.space<local>>
  }
  uop.barrier
  %in8 = uop.cmp lt %t, %c8 : index
  uop.if %in8 {
    %t8 = uop.add %t, %c8 : index
    %a8 = uop.load %s[%t] : memref<64xi32, #uop.space<local>> -> i32
    %b8 = uop.load %s[%t8] : memref<64xi32, #uop.space<local>> -> i32
    %s8 = uop.add %a8, %b8 : i32
    uop.store %s8, %s[%t] over () : memref<64xi32, #uop.space<local>>
  }
  uop.barrier
  %in4 = uop.cmp lt %t, %c4 : index
  uop.if %in4 {
    %t4 = uop.add %t, %c4 : index
    %a4 = uop.load %s[%t] : memref<64xi32, #uop.space<local>> -> i32
    %b4 = uop.load %s[%t4] : memref<64xi32, #uop.space<local>> -> i32
    %s4 = uop.add %a4, %b4 : i32
    uop.store %s4, %s[%t] over () : memref<64xi32, #uop.space<local>>
  }
  uop.barrier
  %in2 = uop.cmp lt %t, %c2 : index
  uop.if %in2 {
    %t2 = uop.add %t, %c2 : index
    %a2 = uop.load %s[%t] : memref<64xi32, #uop.space<local>> -> i32
    %b2 = uop.load %s[%t2] : memref<64xi32, #uop.space<local>> -> i32
    %s2 = uop.add %a2, %b2 : i32
    uop.store %s2, %s[%t] over () : memref<64xi32, #uop.space<local>>
  }
  uop.barrier
  %first = uop.cmp eq %t, %c0 : index
  uop.if %first {
    %a1 = uop.load %s[%c0] : memref<64xi32, #uop.space<local>> -> i32
    %b1 = uop.load %s[%c1] : memref<64xi32, #uop.space<local>> -> i32
    %s1 = uop.add %a1, %b1 : i32
    uop.store %s1, %o[%b] over () : memref<7xi32>
  }
  uop.sink
}

// The same with the steps in a loop: as many threads as are left double up.
uop.kernel @sumsInLoop(%x: memref<448xi32>, %o: memref<7xi32>) {
  %b = uop.special global 0 to 7 : index
  %t = uop.special local 0 to 64 : index
  %i = uop.special task 0 to 448 by 64 : index
  %k = uop.range 0 to 6 : index
  %s = uop.define_local : memref<64xi32, #uop.space<local>>
  %true = uop.const true : i1
  %c0 = uop.const 0 : index
  %c32 = uop.const 32 : index
  %x0 = uop.load %x[%i] : memref<448xi32> -> i32
  uop.store %x0, %s[%t] over () : memref<64xi32, #uop.space<local>>
  uop.barrier
  %half = uop.shr %c32, %k : index
  uop.if %true over (%k) {
    %low = uop.cmp lt %t, %half : index
    uop.if %low {
      %u = uop.add %t, %half : index
      %0 = uop.load %s[%t] : memref<64xi32, #uop.space<local>> -> i32
      %1 = uop.load %s[%u] : memref<64xi32, #uop.space<local>> -> i32
      %2 = uop.add %0, %1 : i32
      uop.store %2, %s[%t] over () : memref<64xi32, #uop.space<local>>
    }
    uop.barrier
  }
  %first = uop.cmp eq %t, %c0 : index
  %sum = uop.load %s[%c0] : memref<64xi32, #uop.space<local>> -> i32
  uop.store %sum, %o[%b] over () if %first : memref<7xi32>
  uop.sink
}

func.func @main(%x: tensor<7x64xi32>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) {
  %init = tensor.empty() : tensor<7xi32>
  %0 = uop.launch @sums ins(%x : tensor<7x64xi32>) outs(%init : tensor<7xi32>) -> tensor<7xi32>
  %1 = uop.launch @sumsInLoop ins(%x : tensor<7x64xi32>) outs(%init : tensor<7xi32>) -> tensor<7xi32>
  %2 = uop.reduce_axis add %x axes [1] : tensor<7x64xi32> -> tensor<7xi32>
  %d0 = uop.sub %0, %2 : tensor<7xi32>
  %d1 = uop.sub %1, %2 : tensor<7xi32>
  return %0, %d0, %d1 : tensor<7xi32>, tensor<7xi32>, tensor<7xi32>
}
