// The examples of the dialect's reference when its version was 1.0.
module {
func.func @abs(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.abs %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @add(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
uop.kernel @hand_on(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %c7 = uop.const 7 : index
  %j = uop.sub %c7, %i : index
  %s = uop.define_local : memref<8xf32, #uop.space<local>>
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %s[%i] over (%i) : memref<8xf32, #uop.space<local>>
  %t = uop.after %s, %0 : memref<8xf32, #uop.space<local>>, f32
  %1 = uop.load %t[%j] : memref<8xf32, #uop.space<local>> -> f32
  uop.store %1, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

}
module {
func.func @alloc() {
  %0 = uop.alloc : memref<1024xi8>
  uop.dealloc %0 : memref<1024xi8>
  return
}

}
module {
func.func private @allreduce(%m: !uop.multi<tensor<4x8xf32>, 2>) -> tensor<4x8xf32> {
  %0 = uop.allreduce add %m : !uop.multi<tensor<4x8xf32>, 2>
  %1 = uop.multi %0 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

}
module {
func.func @and(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = uop.and %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

}
module {
func.func @assign(%v: tensor<2x8xf32>, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.buffer 3 : tensor<4x8xf32>
  %1 = uop.assign %x, %0 : tensor<4x8xf32>, tensor<4x8xf32>
  %2 = uop.assign %v, %1 offsets [1, 0] sizes [2, 8] : tensor<2x8xf32>, tensor<4x8xf32>
  %3 = uop.add %0, %2 : tensor<4x8xf32> // the old contents and the new ones
  return %3 : tensor<4x8xf32>
}

}
module {
uop.kernel @reverse(%x: memref<64xf32>, %o: memref<64xf32>) {
  %t = uop.special local 0 to 64 : index
  %s = uop.define_local : memref<64xf32, #uop.space<local>>
  %0 = uop.load %x[%t] : memref<64xf32> -> f32
  uop.store %0, %s[%t] over () : memref<64xf32, #uop.space<local>>
  uop.barrier
  %c63 = uop.const 63 : index
  %u = uop.sub %c63, %t : index
  %1 = uop.load %s[%u] : memref<64xf32, #uop.space<local>> -> f32
  uop.store %1, %o[%t] over () : memref<64xf32>
  uop.sink
}

}
module {
func.func @bind() -> index {
  %n = uop.define_var "n" [1, 128] : index
  %five = uop.const 5 : index
  %0 = uop.bind %n, %five : index
  return %0 : index
}

}
module {
func.func @bitcast(%x: tensor<4xf32>) -> tensor<4xui32> {
  %0 = uop.bitcast %x : tensor<4xf32> -> tensor<4xui32>
  return %0 : tensor<4xui32>
}

}
module {
func.func @buffer() -> (tensor<4x8xf32>, tensor<16xi32>) {
  %0 = uop.buffer 3 : tensor<4x8xf32>
  %1 = uop.buffer 4 on "cpu:0" : tensor<16xi32>
  return %0, %1 : tensor<4x8xf32>, tensor<16xi32>
}

}
module {
func.func @bufferize(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %0 = uop.index %x[%i, %j] : tensor<4x8xf32> -> f32
  %1 = uop.bufferize %0 over (%j, %i) removable = false : f32 -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

}
module {
func.func @cast(%x: tensor<4xf32>) -> tensor<4xi8> {
  %0 = uop.cast %x : tensor<4xf32> -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

}
module {
func.func @cat(%x: tensor<4x8xf32>, %y: tensor<2x8xf32>) -> tensor<6x8xf32> {
  %0 = uop.cat %x, %y axis 0 : tensor<4x8xf32>, tensor<2x8xf32> -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}

}
module {
func.func @ceil(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.ceil %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @cmp(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xi1> {
  %0 = uop.cmp lt %x, %y : tensor<4xf32>
  return %0 : tensor<4xi1>
}

}
module {
func.func @example() {
  %0 = uop.const 2.5 : tensor<4x8xf32>
  %1 = uop.const dense<[1, 2, 3]> : tensor<3xi32>
  %2 = uop.const 3 : i32
  %3 = uop.const -inf : f16
  return
}

}
module {
func.func @contiguous(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.contiguous %x : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
func.func @contiguous_backward(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.contiguous_backward %x : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
uop.kernel @contract(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 8 : index
  %l = uop.range 1 to 4 simd : index
  %c4 = uop.const 4 : index
  %first = uop.mul %i, %c4 : index
  %at = uop.add %first, %l : index
  %0 = uop.load %x[%at] : memref<32xf32> -> f32
  %1 = uop.contract %0 over (%l) : f32 -> vector<4xf32>
  uop.store %1, %o[%first] over (%i) : memref<32xf32>, vector<4xf32>
  uop.sink
}

}
module {
func.func @copy(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = uop.copy %x to "cpu:1" : tensor<4x8xf32>
  %1 = uop.copy %x to "cpu:0" clone : tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

}
module {
func.func @cos(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.cos %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func private @fft(tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
func.func private @log_tensor(tensor<64xf32>)
func.func @custom(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0:2 = uop.custom @fft(%x, %y) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  uop.custom @log_tensor(%0#0) effects : (tensor<64xf32>) -> ()
  return %0#1 : tensor<64xf32>
}
func.func private @sigmoid(f32) -> f32
uop.kernel @e_32(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.custom @sigmoid(%0) : (f32) -> f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
func.func private @sort(memref<8x8xf32>, memref<8x8xf32>)
uop.kernel @call_sort(%x: memref<64xf32>, %o: memref<64xf32>) {
  uop.custom @sort(%x) outs(%o : memref<64xf32>) : (memref<64xf32>) -> ()
  uop.sink
}

}
module {
func.func private @relu(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.const 0.0 : tensor<4x8xf32>
  %1 = uop.max %x, %0 : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
func.func @customi(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.customi @relu(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
uop.kernel @twice(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %s = uop.define_local : memref<8xf32, #uop.space<local>>
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  uop.store %0, %s[%i] over (%i) : memref<8xf32, #uop.space<local>>
  %1 = uop.load %s[%i] : memref<8xf32, #uop.space<local>> -> f32
  uop.store %1, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}

}
module {
uop.kernel @sum(%x: memref<256xf32>, %o: memref<64xf32>) {
  %t = uop.special local 0 to 64 : index
  %k = uop.range 0 to 4 : index
  %r = uop.define_reg : memref<1xf32, #uop.space<register>>
  %true = uop.const true : i1
  %c0 = uop.const 0 : index
  %c4 = uop.const 4 : index
  %zero = uop.const 0.0 : f32
  uop.store %zero, %r[%c0] over () : memref<1xf32, #uop.space<register>>
  uop.if %true over (%k) {
    %0 = uop.mul %t, %c4 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<256xf32> -> f32
    %3 = uop.load %r[%c0] : memref<1xf32, #uop.space<register>> -> f32
    %4 = uop.add %3, %2 : f32
    uop.store %4, %r[%c0] over () : memref<1xf32, #uop.space<register>>
  }
  %5 = uop.load %r[%c0] : memref<1xf32, #uop.space<register>> -> f32
  uop.store %5, %o[%t] over () : memref<64xf32>
  uop.sink
}

}
module {
func.func @define_var(%x: tensor<128xf32>) -> tensor<1xf32> {
  %n = uop.define_var "n" [1, 128] : index
  %k = uop.range 0 to %n reduce : index
  %0 = uop.index %x[%k] : tensor<128xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %c0 = uop.const 0 : index
  %2 = uop.bufferize %1 over (%c0) : f32 -> tensor<1xf32>
  return %2 : tensor<1xf32>
}

}
module {
func.func @detach(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.detach %x : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
func.func @erf(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.erf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @exp(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @exp2(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.exp2 %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @expand(%x: tensor<4x1xf32>) -> tensor<4x8xf32> {
  %0 = uop.expand %x : tensor<4x1xf32> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
func.func @fdiv(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.fdiv %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @flip(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.flip %x axes [1] : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
func.func @floor(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.floor %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @floordiv(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = uop.floordiv %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

}
module {
func.func @floormod(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = uop.floormod %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

}
module {
func.func @fuse(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.fuse %x : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
func.func @gather(%x: tensor<4x8xf32>, %i: tensor<4x2xi64>) -> tensor<4x2xf32> {
  %0 = uop.gather %x, %i axis 1 : tensor<4x8xf32>, tensor<4x2xi64> -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

}
module {
func.func @gep(%v: vector<4xf32>) -> (vector<2xf32>, f32) {
  %0 = uop.gep %v [2, 0] : vector<4xf32> -> vector<2xf32>
  %1 = uop.gep %v [3] : vector<4xf32> -> f32
  return %0, %1 : vector<2xf32>, f32
}

}
module {
func.func @idiv(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = uop.idiv %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

}
module {
uop.kernel @smallAndLarge(%x: memref<64xf32>, %o: memref<64xf32>) {
  %t = uop.special local 0 to 64 : index
  %c32 = uop.const 32 : index
  %low = uop.cmp lt %t, %c32 : index
  %high = uop.not %low : i1
  %0 = uop.load %x[%t] : memref<64xf32> -> f32
  uop.if %low {
    uop.store %0, %o[%t] over () : memref<64xf32>
  }
  uop.if %high {
    %1 = uop.add %0, %0 : f32
    uop.store %1, %o[%t] over () : memref<64xf32>
  }
  uop.sink
}

}
module {
func.func @index(%x: tensor<4x8xf32>, %g: i1) -> tensor<4x8xf32> {
  %i = uop.range 0 to 4 : index
  %j = uop.range 1 to 8 : index
  %0 = uop.index %x[%i, %j] : tensor<4x8xf32> -> f32
  %1 = uop.index %x[%j, %i] if %g : tensor<4x8xf32> -> f32
  %2 = uop.add %0, %1 : f32
  %3 = uop.bufferize %2 over (%i, %j) : f32 -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

}
module {
uop.kernel @shift(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : index
  %in = uop.cmp gt %i, %c0 : index
  %0 = uop.sub %i, %c1 : index
  %none = uop.invalid : index
  %1 = uop.where %in, %0, %none : index
  %2 = uop.load %x[%1] : memref<32xf32> -> f32
  uop.store %2, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

}
module {
func.func @example() {
  %0 = uop.iota axis 1 : tensor<4x8xi64>
  return
}

}
module {
uop.kernel @double(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.add %0, %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}

}
module {
uop.kernel @double(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.add %0, %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %init = tensor.empty() : tensor<4x8xf32>
  %0 = uop.launch @double ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
uop.kernel @first(%x: memref<32xf32>, %o: memref<1xf32>, %n: index) {
  %k = uop.range 0 to %n reduce : index
  %0 = uop.load %x[%k] : memref<32xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %c0 = uop.const 0 : index
  uop.store %1, %o[%c0] over () : memref<1xf32>
  uop.sink
}
func.func @sum(%x: memref<32xf32>, %o: memref<1xf32>) {
  %n = uop.define_var "n" [0, 32] : index
  uop.launch @first ins(%x : memref<32xf32>) outs(%o : memref<1xf32>) vars(%n)
  return
}

}
module {
uop.kernel @load(%x: memref<32xf32>, %o: memref<40xf32>) {
  %i = uop.range 0 to 40 : index
  %n = uop.const 32 : index
  %in = uop.cmp lt %i, %n : index
  %one = uop.const 1.0 : f32
  %0 = uop.load %x[%i] if %in else %one : memref<32xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<40xf32>
  uop.sink
}
uop.kernel @vectors(%x: memref<32xf32>, %o: memref<12xf32>) {
  %c8 = uop.const 8 : index
  %0 = uop.load %x[%c8] : memref<32xf32> -> vector<4xf32>
  %at = uop.const dense<[31, 0, 2, 2]> : vector<4xindex>
  %1 = uop.load %x[%at] : memref<32xf32>, vector<4xindex> -> vector<4xf32>
  %mask = uop.const dense<[true, false, true, false]> : vector<4xi1>
  %2 = uop.load %x[%at] if %mask else %0 : memref<32xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  %3 = uop.vectorize %0, %1, %2 : vector<4xf32> -> vector<12xf32>
  %c0 = uop.const 0 : index
  uop.store %3, %o[%c0] over () : memref<12xf32>, vector<12xf32>
  uop.sink
}

}
module {
func.func @log(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.log %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @log2(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.log2 %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @max(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.max %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @min(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.min %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @mod(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = uop.mod %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

}
module {
func.func private @mselect(%m: !uop.multi<tensor<4x8xf32>, 2>) -> tensor<4x8xf32> {
  %0 = uop.mselect %m [1] : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
func.func @mstack(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.copy %y to "cpu:1" : tensor<4x8xf32>
  %1 = uop.mstack %x, %0 : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 2>
  %2 = uop.mselect %1 [0] : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

}
module {
func.func @mul(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.mul %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @mulacc(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.mulacc %a, %b, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @multi(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %0 = uop.copy %y to "cpu:1" : tensor<4x8xf32>
  %1 = uop.mstack %x, %0 : tensor<4x8xf32> -> !uop.multi<tensor<4x8xf32>, 2>
  %2 = uop.multi %1 axis 0 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<8x8xf32>
  %3 = uop.allreduce max %1 : !uop.multi<tensor<4x8xf32>, 2>
  %4 = uop.multi %3 : !uop.multi<tensor<4x8xf32>, 2> -> tensor<4x8xf32>
  return %2 : tensor<8x8xf32>
}

}
module {
func.func @neg(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @not(%x: tensor<4xi1>) -> tensor<4xi1> {
  %0 = uop.not %x : tensor<4xi1>
  return %0 : tensor<4xi1>
}

}
module {
func.func @or(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = uop.or %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

}
module {
func.func @pad(%x: tensor<4x8xf32>) -> (tensor<6x9xf32>, tensor<4x10xf32>) {
  %0 = uop.pad %x low [0, 1] high [2, 0] : tensor<4x8xf32> -> tensor<6x9xf32>
  %v = uop.const -inf : f32
  %1 = uop.pad %x low [0, 1] high [0, 1] value %v : tensor<4x8xf32> -> tensor<4x10xf32>
  return %0, %1 : tensor<6x9xf32>, tensor<4x10xf32>
}

}
module {
func.func @permute(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = uop.permute %x [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

}
module {
func.func @pow(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.pow %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @precast(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = uop.precast %x : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
func.func @range(%n: index) {
  %i = uop.range 0 to 32 : index
  %k = uop.range 1 to %n reduce : index
  return
}

}
module {
func.func @recip(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.recip %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @reduce(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %i = uop.range 0 to 4 : index
  %k = uop.range 1 to 8 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<4x8xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

}
module {
func.func @reduce_axis(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @reshape(%x: tensor<4x8xf32>) -> tensor<2x16xf32> {
  %0 = uop.reshape %x : tensor<4x8xf32> -> tensor<2x16xf32>
  return %0 : tensor<2x16xf32>
}

}
module {
func.func @round(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.round %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @rsqrt(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.rsqrt %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @scatter(%x: tensor<4x8xf32>, %i: tensor<4x2xi64>, %u: tensor<4x2xf32>) -> tensor<4x8xf32> {
  %0 = uop.scatter add %x, %i, %u axis 1 : tensor<4x8xf32>, tensor<4x2xi64>, tensor<4x2xf32>
  return %0 : tensor<4x8xf32>
}

}
module {
func.func @shl(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = uop.shl %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

}
module {
func.func @shr(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = uop.shr %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

}
module {
func.func @shrink(%x: tensor<4x8xf32>) -> tensor<2x8xf32> {
  %0 = uop.shrink %x offsets [1, 0] sizes [2, 8] : tensor<4x8xf32> -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

}
module {
func.func @sign(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.sign %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @sin(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
uop.kernel @nothing() {
  uop.sink
}

}
module {
uop.kernel @scale(%x: memref<2048xf32>, %o: memref<2048xf32>) {
  %b = uop.special global 0 to 32 : index
  %t = uop.special local 0 to 64 : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %b, %c64 : index
  %i = uop.add %0, %t : index               // uop.special task 0 to 2048 by 64
  %1 = uop.load %x[%i] : memref<2048xf32> -> f32
  %2 = uop.add %1, %1 : f32
  uop.store %2, %o[%i] over () : memref<2048xf32>
  uop.sink
}

}
module {
func.func @sqrt(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.sqrt %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.square %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
uop.kernel @store(%o: memref<32xi32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.cast %i : index -> i32
  uop.store %0, %o[%i] over (%i) : memref<32xi32>
  uop.sink
}
uop.kernel @vectors(%o: memref<32xi32>) {
  %i = uop.range 0 to 4 : index
  %c8 = uop.const 8 : index
  %first = uop.mul %i, %c8 : index
  %0 = uop.cast %i : index -> i32
  %1 = uop.vectorize %0, %0 : i32 -> vector<2xi32>
  %mask = uop.const dense<[true, false]> : vector<2xi1>
  uop.store %1, %o[%first] over (%i) if %mask : memref<32xi32>, vector<2xi32>, vector<2xi1>
  %lanes = uop.const dense<[7, 2]> : vector<2xindex>
  %firsts = uop.vectorize %first, %first : index -> vector<2xindex>
  %at = uop.add %firsts, %lanes : vector<2xindex>
  uop.store %1, %o[%at] over (%i) : memref<32xi32>, vector<2xi32>, vector<2xindex>
  uop.sink
}

}
module {
func.func @sub(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.sub %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @tan(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.tan %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @tanh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @threefry(%x: tensor<4xui64>, %y: tensor<4xui64>) -> tensor<4xui64> {
  %0 = uop.threefry %x, %y : tensor<4xui64>
  return %0 : tensor<4xui64>
}

}
module {
func.func @trunc(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.trunc %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
uop.kernel @unroll(%x: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 2 upcast : index
  %j = uop.range 1 to 3 upcast : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%c0] : memref<6xf32> -> vector<6xf32>
  %1 = uop.unroll %0 over (%i, %j) : vector<6xf32> -> f32
  %c2 = uop.const 2 : index
  %column = uop.mul %j, %c2 : index
  %at = uop.add %column, %i : index
  uop.store %1, %o[%at] over (%i, %j) : memref<6xf32>
  uop.sink
}

}
module {
func.func @vectorize(%a: f32, %b: f32, %v: vector<4xf32>) -> (vector<2xf32>, vector<6xf32>) {
  %0 = uop.vectorize %a, %b : f32 -> vector<2xf32>
  %1 = uop.vectorize %a, %v, %b : f32, vector<4xf32>, f32 -> vector<6xf32>
  return %0, %1 : vector<2xf32>, vector<6xf32>
}

}
module {
func.func @view(%x: tensor<32xf32>) -> (tensor<4x3xf32>, tensor<4x5xf32>) {
  %0 = uop.view %x sizes [4, 3] strides [8, -1] offset 2 : tensor<32xf32> -> tensor<4x3xf32>
  %1 = uop.view %x sizes [4, 5] strides [8, 1] offset -1 mask [0, 1] to [4, 5] : tensor<32xf32> -> tensor<4x5xf32>
  return %0, %1 : tensor<4x3xf32>, tensor<4x5xf32>
}

}
module {
func.func @where(%c: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.where %c, %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

}
module {
func.func @wmma(%a: vector<8xf16>, %b: vector<12xf16>, %c: vector<6xf32>) -> vector<6xf32> {
  %0 = uop.wmma %a, %b, %c m 2 n 3 k 4 : vector<8xf16>, vector<12xf16>, vector<6xf32>
  return %0 : vector<6xf32>
}

}
module {
func.func @xor(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = uop.xor %x, %y : tensor<4xi32>
  return %0 : tensor<4xi32>
}

}
