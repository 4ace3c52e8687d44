// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret

// Each statement is complete before the next: the rotation reads what the
// other threads have written.
uop.kernel @rotate(%x: memref<8xi32>, %o: memref<8xi32>) {
  %b = uop.special global 0 to 2 : index
  %t = uop.special local 0 to 4 : index
  %n = uop.special task 0 to 8 by 4 : index
  %c1 = uop.const 1 : index
  %c4 = uop.const 4 : index
  %s = uop.define_local : memref<4xi32, #uop.space<local>>
  %0 = uop.load %x[%n] : memref<8xi32> -> i32
  uop.store %0, %s[%t] over () : memref<4xi32, #uop.space<local>>
  uop.barrier
  %u = uop.add %t, %c1 : index
  %v = uop.floormod %u, %c4 : index
  %a = uop.after %s, %0 : memref<4xi32, #uop.space<local>>, i32
  %1 = uop.load %a[%v] : memref<4xi32, #uop.space<local>> -> i32
  uop.store %1, %o[%n] over () : memref<8xi32>
  uop.sink
}

func.func @local_memory() {
  %x = uop.const dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
  %t = tensor.empty() : tensor<8xi32>
  %0 = uop.launch @rotate ins(%x : tensor<8xi32>) outs(%t : tensor<8xi32>) -> tensor<8xi32>
  %e = uop.const dense<[2, 3, 4, 1, 6, 7, 8, 5]> : tensor<8xi32>
  check.expect_eq %0, %e : tensor<8xi32>
  return
}

// Registers belong to one thread; the points of uop.if come in order, the last
// range innermost: each appends its number as a digit.
uop.kernel @digits(%o: memref<2xi32>) {
  %t = uop.special local 0 to 2 : index
  %k = uop.range 0 to 2 : index
  %l = uop.range 1 to 3 : index
  %r = uop.define_reg : memref<1xi32, #uop.space<register>>
  %true = uop.const true : i1
  %c0 = uop.const 0 : index
  %c10 = uop.const 10 : i32
  %c3 = uop.const 3 : index
  %start = uop.cast %t : index -> i32
  uop.store %start, %r[%c0] over () : memref<1xi32, #uop.space<register>>
  uop.if %true over (%k, %l) {
    %0 = uop.load %r[%c0] : memref<1xi32, #uop.space<register>> -> i32
    %1 = uop.mul %0, %c10 : i32
    %2 = uop.mul %k, %c3 : index
    %3 = uop.add %2, %l : index
    %4 = uop.cast %3 : index -> i32
    %5 = uop.add %1, %4 : i32
    uop.store %5, %r[%c0] over () : memref<1xi32, #uop.space<register>>
  }
  %6 = uop.load %r[%c0] : memref<1xi32, #uop.space<register>> -> i32
  uop.store %6, %o[%t] over () : memref<2xi32>
  uop.sink
}

func.func @registers() {
  %t = tensor.empty() : tensor<2xi32>
  %0 = uop.launch @digits ins() outs(%t : tensor<2xi32>) -> tensor<2xi32>
  %e = uop.const dense<[12345, 1012345]> : tensor<2xi32>
  check.expect_eq %0, %e : tensor<2xi32>
  return
}

// The condition is decided when uop.if begins, for each thread; what is loaded
// in the region is not loaded for the others.
uop.kernel @masked(%x: memref<2xi32>, %o: memref<4xi32>) {
  %t = uop.special local 0 to 4 : index
  %c2 = uop.const 2 : index
  %zero = uop.const 0 : i32
  %five = uop.const 5 : i32
  uop.store %zero, %o[%t] over () : memref<4xi32>
  %v = uop.load %o[%t] : memref<4xi32> -> i32
  %isZero = uop.cmp eq %v, %zero : i32
  %low = uop.cmp lt %t, %c2 : index
  %both = uop.and %isZero, %low : i1
  uop.if %both {
    uop.store %five, %o[%t] over () : memref<4xi32>
    %0 = uop.load %x[%t] : memref<2xi32> -> i32
    %1 = uop.load %o[%t] : memref<4xi32> -> i32
    %2 = uop.add %0, %1 : i32
    uop.store %2, %o[%t] over () : memref<4xi32>
  }
  uop.sink
}

func.func @conditions() {
  %x = uop.const dense<[10, 20]> : tensor<2xi32>
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @masked ins(%x : tensor<2xi32>) outs(%t : tensor<4xi32>) -> tensor<4xi32>
  %e = uop.const dense<[15, 25, 0, 0]> : tensor<4xi32>
  check.expect_eq %0, %e : tensor<4xi32>
  return
}

// A barrier that no thread reaches, in a region that all or none enter.
uop.kernel @uniform(%o: memref<4xi32>) {
  %b = uop.special global 0 to 2 : index
  %t = uop.special local 0 to 2 : index
  %n = uop.special task 0 to 4 by 2 : index
  %c0 = uop.const 0 : index
  %one = uop.const 1 : i32
  %two = uop.const 2 : i32
  %first = uop.cmp eq %b, %c0 : index
  uop.store %one, %o[%n] over () : memref<4xi32>
  uop.if %first {
    uop.barrier
    uop.store %two, %o[%n] over () : memref<4xi32>
  }
  uop.sink
}

func.func @barrier_in_region() {
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @uniform ins() outs(%t : tensor<4xi32>) -> tensor<4xi32>
  %e = uop.const dense<[2, 2, 1, 1]> : tensor<4xi32>
  check.expect_eq %0, %e : tensor<4xi32>
  return
}

// A load in a region reads before the stores that follow it there: the even
// numbers come first, each kind in its order.
uop.kernel @append(%x: memref<4xi32>, %o: memref<4xi32>) {
  %s = uop.define_local : memref<2xui32, #uop.space<local>>
  %true = uop.const true : i1
  %zero = uop.const 0 : ui32
  %ione = uop.const 1 : i32
  %one = uop.const 1 : ui32
  %z = uop.range 0 to 2 : index
  uop.store %zero, %s[%z] over (%z) : memref<2xui32, #uop.space<local>>
  %i = uop.range 1 to 4 : index
  uop.if %true over (%i) {
    %xv = uop.load %x[%i] : memref<4xi32> -> i32
    %d = uop.and %xv, %ione : i32
    %di = uop.cast %d : i32 -> index
    %c = uop.load %s[%di] : memref<2xui32, #uop.space<local>> -> ui32
    %n = uop.add %c, %one : ui32
    uop.store %n, %s[%di] over () : memref<2xui32, #uop.space<local>>
    %ci = uop.cast %c : ui32 -> index
    %v = uop.load %x[%i] : memref<4xi32> -> i32
    %two = uop.const 2 : index
    %base = uop.mul %di, %two : index
    %at = uop.add %base, %ci : index
    uop.store %v, %o[%at] over () : memref<4xi32>
  }
  uop.sink
}

func.func @append_by_kind() {
  %x = uop.const dense<[3, 4, 1, 2]> : tensor<4xi32>
  %t = tensor.empty() : tensor<4xi32>
  %0 = uop.launch @append ins(%x : tensor<4xi32>) outs(%t : tensor<4xi32>) -> tensor<4xi32>
  %e = uop.const dense<[4, 2, 3, 1]> : tensor<4xi32>
  check.expect_eq %0, %e : tensor<4xi32>
  return
}
