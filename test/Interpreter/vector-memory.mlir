// RUN: uop-opt %s --test-uop-interpret

uop.kernel @loads(%x: memref<6xi16>, %o: memref<24xi16>) {
  %c1 = uop.const 1 : index
  %0 = uop.load %x[%c1] : memref<6xi16> -> vector<4xi16>
  %at = uop.const dense<[5, 0, 5, 1]> : vector<4xindex>
  %1 = uop.load %x[%at] : memref<6xi16>, vector<4xindex> -> vector<4xi16>
  // Lanes whose gate is false may be anywhere.
  %c4 = uop.const 4 : index
  %mask = uop.const dense<[true, true, false, false]> : vector<4xi1>
  %2 = uop.load %x[%c4] if %mask : memref<6xi16>, vector<4xi1> -> vector<4xi16>
  %far = uop.const dense<[2, 3, -1, 9223372036854775807]> : vector<4xindex>
  %3 = uop.load %x[%far] if %mask else %0 : memref<6xi16>, vector<4xindex>, vector<4xi1> -> vector<4xi16>
  %no = uop.const false : i1
  %4 = uop.load %x[%far] if %no : memref<6xi16>, vector<4xindex> -> vector<4xi16>
  %5 = uop.load %x[%c4] if %no else %0 : memref<6xi16> -> vector<4xi16>
  %6 = uop.vectorize %0, %1, %2, %3, %4, %5 : vector<4xi16> -> vector<24xi16>
  %c0 = uop.const 0 : index
  uop.store %6, %o[%c0] over () : memref<24xi16>, vector<24xi16>
  uop.sink
}

func.func @load() {
  %x = uop.const dense<[10, 11, 12, 13, 14, 15]> : tensor<6xi16>
  %init = tensor.empty() : tensor<24xi16>
  %0 = uop.launch @loads ins(%x : tensor<6xi16>) outs(%init : tensor<24xi16>) -> tensor<24xi16>
  %e = uop.const dense<[11, 12, 13, 14, 15, 10, 15, 11, 14, 15, 0, 0, 12, 13, 13, 14, 0, 0, 0, 0, 11, 12, 13, 14]> : tensor<24xi16>
  check.expect_eq %0, %e : tensor<24xi16>
  return
}

uop.kernel @stores(%o: memref<4xi8>, %p: memref<4xi8>, %q: memref<4xi8>, %s: memref<2xi8>) {
  %i = uop.range 0 to 2 : index
  %n = uop.cast %i : index -> i8
  %ten = uop.const 10 : i8
  %m = uop.add %n, %ten : i8
  %v = uop.vectorize %n, %m : i8 -> vector<2xi8>
  %c2 = uop.const 2 : index
  %at = uop.mul %i, %c2 : index
  uop.store %v, %o[%at] over (%i) : memref<4xi8>, vector<2xi8>
  %back = uop.const dense<[3, 2]> : vector<2xindex>
  %ats = uop.vectorize %at, %at : index -> vector<2xindex>
  %from = uop.sub %back, %ats : vector<2xindex>
  uop.store %v, %p[%from] over (%i) : memref<4xi8>, vector<2xi8>, vector<2xindex>
  %first = uop.const dense<[true, false]> : vector<2xi1>
  uop.store %v, %q[%at] over (%i) if %first : memref<4xi8>, vector<2xi8>, vector<2xi1>
  %second = uop.not %first : vector<2xi1>
  %far = uop.const dense<[99, 1]> : vector<2xindex>
  %moved = uop.add %far, %ats : vector<2xindex>
  uop.store %v, %q[%moved] over (%i) if %second : memref<4xi8>, vector<2xi8>, vector<2xindex>, vector<2xi1>
  %c1 = uop.const 1 : index
  %last = uop.cmp eq %i, %c1 : index
  %c0 = uop.const 0 : index
  uop.store %v, %s[%c0] over (%i) if %last : memref<2xi8>, vector<2xi8>
  uop.sink
}

func.func @store() {
  %i0 = tensor.empty() : tensor<4xi8>
  %i1 = tensor.empty() : tensor<2xi8>
  %0:4 = uop.launch @stores ins() outs(%i0, %i0, %i0, %i1 : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<2xi8>) -> tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<2xi8>
  %e = uop.const dense<[0, 10, 1, 11]> : tensor<4xi8>
  check.expect_eq %0#0, %e : tensor<4xi8>
  %p = uop.const dense<[11, 1, 10, 0]> : tensor<4xi8>
  check.expect_eq %0#1, %p : tensor<4xi8>
  check.expect_eq %0#2, %e : tensor<4xi8>
  %s = uop.const dense<[1, 11]> : tensor<2xi8>
  check.expect_eq %0#3, %s : tensor<2xi8>
  return
}

// Lanes are reduced one by one; f16 accumulates in f32.
uop.kernel @reduces(%x: memref<8xf16>, %o: memref<2xf16>, %p: memref<2xf16>) {
  %k = uop.range 0 to 4 reduce : index
  %c2 = uop.const 2 : index
  %at = uop.mul %k, %c2 : index
  %0 = uop.load %x[%at] : memref<8xf16> -> vector<2xf16>
  %1 = uop.reduce add %0 over (%k) : vector<2xf16>
  %2 = uop.reduce max %0 over (%k) : vector<2xf16>
  %c0 = uop.const 0 : index
  uop.store %1, %o[%c0] over () : memref<2xf16>, vector<2xf16>
  uop.store %2, %p[%c0] over () : memref<2xf16>, vector<2xf16>
  uop.sink
}

func.func @reduce() {
  %x = uop.const dense<[2048.0, 1.0, 1.0, -2.0, 1.0, -8.0, 0.0, 0.0]> : tensor<8xf16>
  %init = tensor.empty() : tensor<2xf16>
  %0:2 = uop.launch @reduces ins(%x : tensor<8xf16>) outs(%init, %init : tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>, tensor<2xf16>
  %e0 = uop.const dense<[2050.0, -9.0]> : tensor<2xf16>
  check.expect_eq %0#0, %e0 : tensor<2xf16>
  %e1 = uop.const dense<[2048.0, 1.0]> : tensor<2xf16>
  check.expect_eq %0#1, %e1 : tensor<2xf16>
  return
}
