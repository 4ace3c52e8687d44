// A mask is a choice between two constants, which both leave out lanes: LLVM 22
// read those lanes on AVX2, or ended the process.

// RUN: uop-run %s --entry=pieces --random-inputs=1 --verify
// RUN: uop-run %s --entry=pieces --random-inputs=2 --verify
// RUN: uop-run %s --entry=registers --random-inputs=1 --verify
// RUN: uop-run %s --entry=registers --random-inputs=2 --verify
// RUN: %if uop-compile %{ uop-compile %s --entry=pieces -o %t.uop --target=x86-64-v3 %}
// RUN: %if uop-compile %{ uop-compile %s --entry=registers -o %t.uop --target=x86-64-v3 %}

uop.kernel @six(%x: memref<6xf32>, %n: memref<2xi32>, %o: memref<12xf32>) {
  %c0 = uop.const 0 : index
  %cL = uop.const 6 : index
  %r = uop.range 0 to 2 : index
  %at = uop.mul %r, %cL : index
  %zi = uop.const 1 : i32
  %s0 = uop.load %n[%r] : memref<2xi32> -> i32
  %cond = uop.cmp gt %s0, %zi : i32
  %cv = uop.vectorize %cond, %cond, %cond, %cond, %cond, %cond : i1 -> vector<6xi1>
  %a = uop.const dense<[true, true, true, false, false, false]> : vector<6xi1>
  %b = uop.const dense<[false, true, false, false, false, false]> : vector<6xi1>
  %m = uop.where %cv, %a, %b : vector<6xi1>
  %v = uop.load %x[%c0] if %m : memref<6xf32>, vector<6xi1> -> vector<6xf32>
  uop.store %v, %o[%at] over (%r) : memref<12xf32>, vector<6xf32>
  uop.sink
}
func.func @pieces(%x: tensor<6xf32>, %n: tensor<2xi32>) -> tensor<12xf32> {
  %i = tensor.empty() : tensor<12xf32>
  %0 = uop.launch @six ins(%x, %n : tensor<6xf32>, tensor<2xi32>) outs(%i : tensor<12xf32>) -> tensor<12xf32>
  return %0 : tensor<12xf32>
}

uop.kernel @seventeen(%x: memref<17xf32>, %n: memref<2xi32>, %o: memref<34xf32>) {
  %c0 = uop.const 0 : index
  %cL = uop.const 17 : index
  %r = uop.range 0 to 2 : index
  %at = uop.mul %r, %cL : index
  %zi = uop.const 1 : i32
  %s0 = uop.load %n[%r] : memref<2xi32> -> i32
  %cond = uop.cmp gt %s0, %zi : i32
  %cv = uop.vectorize %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond, %cond : i1 -> vector<17xi1>
  %a = uop.const dense<[true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : vector<17xi1>
  %b = uop.const dense<[false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : vector<17xi1>
  %m = uop.where %cv, %a, %b : vector<17xi1>
  %v = uop.load %x[%c0] if %m : memref<17xf32>, vector<17xi1> -> vector<17xf32>
  uop.store %v, %o[%at] over (%r) : memref<34xf32>, vector<17xf32>
  uop.sink
}
func.func @registers(%x: tensor<17xf32>, %n: tensor<2xi32>) -> tensor<34xf32> {
  %i = tensor.empty() : tensor<34xf32>
  %0 = uop.launch @seventeen ins(%x, %n : tensor<17xf32>, tensor<2xi32>) outs(%i : tensor<34xf32>) -> tensor<34xf32>
  return %0 : tensor<34xf32>
}
