// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3
// RUN: uop-run %s --random-inputs=3 --verify --threads=3 --check-bounds=none

// Conditions of the block, of the thread, of an element that is read and of
// the point of a loop around, one inside of the other. The condition of the
// outer one reads what its region overwrites: it is decided before.
uop.kernel @nested(%x: memref<48xi32>, %o: memref<48xi32>, %p: memref<48xi32>) {
  %b = uop.special global 0 to 3 : index
  %t = uop.special local 0 to 16 : index
  %i = uop.special task 0 to 48 by 16 : index
  %k = uop.range 0 to 3 : index
  %j = uop.range 1 to 4 reduce : index
  %s = uop.define_local : memref<16xi32, #uop.space<local>>
  %r = uop.define_reg : memref<2xi32, #uop.space<register>>
  %m = uop.range 2 to 2 : index
  %zero = uop.const 0 : i32
  %one = uop.const 1 : i32
  %seven = uop.const 7 : i32
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : index
  %c4 = uop.const 4 : index
  %c12 = uop.const 12 : index
  %x0 = uop.load %x[%i] : memref<48xi32> -> i32
  uop.store %zero, %r[%m] over (%m) : memref<2xi32, #uop.space<register>>
  uop.store %x0, %s[%t] over () : memref<16xi32, #uop.space<local>>
  uop.store %zero, %o[%i] over () : memref<48xi32>
  %s0 = uop.load %s[%t] : memref<16xi32, #uop.space<local>> -> i32
  %positive = uop.cmp gt %s0, %zero : i32
  uop.if %positive {
    uop.store %seven, %s[%t] over () : memref<16xi32, #uop.space<local>>
    uop.store %one, %r[%c1] over () : memref<2xi32, #uop.space<register>>
    %notLast = uop.cmp lt %b, %c1 : index
    uop.if %notLast over (%k) {
      %kt = uop.add %k, %t : index
      %near = uop.cmp lt %kt, %c12 : index
      uop.if %near {
        %0 = uop.load %r[%c0] : memref<2xi32, #uop.space<register>> -> i32
        %ki = uop.cast %k : index -> i32
        %1 = uop.add %0, %ki : i32
        %2 = uop.add %1, %one : i32
        uop.store %2, %r[%c0] over () : memref<2xi32, #uop.space<register>>
        %3 = uop.load %r[%c0] : memref<2xi32, #uop.space<register>> -> i32
        uop.store %3, %o[%i] over () : memref<48xi32>
      }
    }
    // A sum over elements that other threads have; inside all are defined.
    %4 = uop.mul %t, %c4 : index
    %c16 = uop.const 16 : index
    %5 = uop.add %4, %j : index
    %6 = uop.floormod %5, %c16 : index
    %7 = uop.load %s[%6] : memref<16xi32, #uop.space<local>> -> i32
    %8 = uop.reduce add %7 over (%j) : i32
    %9 = uop.load %o[%i] : memref<48xi32> -> i32
    %10 = uop.add %8, %9 : i32
    uop.store %10, %o[%i] over () : memref<48xi32>
  }
  %11 = uop.load %r[%c1] : memref<2xi32, #uop.space<register>> -> i32
  %12 = uop.load %o[%i] : memref<48xi32> -> i32
  %13 = uop.mul %11, %12 : i32
  uop.store %13, %p[%i] over () : memref<48xi32>
  uop.sink
}

func.func @main(%x: tensor<48xi32>) -> (tensor<48xi32>, tensor<48xi32>) {
  %init = tensor.empty() : tensor<48xi32>
  %init2 = tensor.empty() : tensor<48xi32>
  %0:2 = uop.launch @nested ins(%x : tensor<48xi32>) outs(%init, %init2 : tensor<48xi32>, tensor<48xi32>) -> tensor<48xi32>, tensor<48xi32>
  return %0#0, %0#1 : tensor<48xi32>, tensor<48xi32>
}
