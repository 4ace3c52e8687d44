// RUN: uop-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{there is no range kind 'block'}}
%0 = uop.range 0 to 4 block : index

// -----

// expected-error @below {{expected integer value}}
%0 = uop.range 0 to n : index

// -----

// expected-error @below {{size must not be negative, got -4}}
%0 = uop.range 0 to -4 : index

// -----

// expected-error @below {{needs either a static size or a size operand}}
%0 = "uop.range"() <{id = 0 : i64}> : () -> index

// -----

func.func @one_bound(%n: index) {
  // expected-error @below {{expected 2 operands}}
  %0 = uop.range 0 to 8 reduce within %n : index
  return
}

// -----

func.func @many_values(%n: index) {
  // expected-error @below {{needs two bounds or none, got 4}}
  %0 = "uop.range"(%n, %n, %n, %n) <{id = 0 : i64, static_size = 4 : i64}> : (index, index, index, index) -> index
  return
}

// -----

func.func @bounds_of_a_loop(%n: index) {
  // expected-error @below {{can only have bounds if it is reduced}}
  %0 = uop.range 0 to 8 within %n, %n : index
  return
}

// -----

func.func @two_sizes(%n: index) {
  // expected-error @below {{needs either a static size or a size operand}}
  %0 = "uop.range"(%n) <{id = 0 : i64, static_size = 4 : i64}> : (index) -> index
  return
}

// -----

func.func @index_rank(%x: tensor<4x8xf32>, %i: index) {
  // expected-error @below {{needs one index per axis: expected 2, got 1}}
  %0 = uop.index %x[%i] : tensor<4x8xf32> -> f32
  return
}

// -----

func.func @index_result(%x: tensor<4xf32>, %i: index) {
  // expected-error @below {{result must have type 'f32', got 'f16'}}
  %0 = uop.index %x[%i] : tensor<4xf32> -> f16
  return
}

// -----

func.func @reduce_range(%x: f32, %i: index) {
  // expected-error @below {{range 0 must be the result of uop.range}}
  %0 = uop.reduce add %x over (%i) : f32
  return
}

// -----

func.func @reduce_zero(%x: f32) {
  %i = uop.const 0 : index
  // expected-error @below {{range 0 must be the result of uop.range}}
  %0 = uop.reduce add %x over (%i) : f32
  return
}

// -----

func.func @reduce_twice(%x: f32) {
  %i = uop.range 0 to 4 : index
  // expected-error @below {{range 1 is given twice}}
  %0 = uop.reduce add %x over (%i, %i) : f32
  return
}

// -----

func.func @bufferize_element(%x: f32) {
  %i = uop.range 0 to 4 : index
  // expected-error @below {{result element type must be 'f32', got 'f16'}}
  %0 = uop.bufferize %x over (%i) : f32 -> tensor<4xf16>
  return
}

// -----

func.func @bufferize_rank(%x: f32) {
  %i = uop.range 0 to 4 : index
  // expected-error @below {{needs one range per axis: expected 2, got 1}}
  %0 = uop.bufferize %x over (%i) : f32 -> tensor<4x1xf32>
  return
}

// -----

func.func @bufferize_size(%x: f32) {
  %i = uop.range 0 to 4 : index
  // expected-error @below {{range of axis 0 has size 4, the result has 5}}
  %0 = uop.bufferize %x over (%i) : f32 -> tensor<5xf32>
  return
}

// -----

func.func @bufferize_zero_size(%x: f32) {
  %i = uop.const 0 : index
  // expected-error @below {{range of axis 0 has size 1, the result has 5}}
  %0 = uop.bufferize %x over (%i) : f32 -> tensor<5xf32>
  return
}

// -----

func.func @bufferize_range(%x: f32) {
  %i = uop.const 1 : index
  // expected-error @below {{range 0 must be the result of uop.range or the constant 0}}
  %0 = uop.bufferize %x over (%i) : f32 -> tensor<1xf32>
  return
}

// -----

func.func @bufferize_twice(%x: f32) {
  %i = uop.range 0 to 4 : index
  // expected-error @below {{range 1 is given twice}}
  %0 = uop.bufferize %x over (%i, %i) : f32 -> tensor<4x4xf32>
  return
}

// -----

// expected-error @below {{has no results; it writes to its arguments}}
uop.kernel @results(%x: memref<4xf32>) -> f32 {
  uop.sink
}

// -----

// expected-error @below {{argument 1 must be a contiguous 1-D memref or an index, got 'memref<4x8xf32>'}}
uop.kernel @rank(%x: memref<4xf32>, %y: memref<4x8xf32>) {
  uop.sink
}

// -----

// expected-error @below {{argument 0 must be a contiguous 1-D memref or an index, got 'memref<4xf32, strided<[2]>>'}}
uop.kernel @strides(%x: memref<4xf32, strided<[2]>>) {
  uop.sink
}

// -----

// expected-error @below {{argument 0 must be a contiguous 1-D memref or an index, got 'f32'}}
uop.kernel @scalar(%x: f32) {
  uop.sink
}

// -----

// expected-error @below {{must end with uop.sink}}
uop.kernel @no_sink(%x: memref<4xf32>) {
  llvm.unreachable
}

// -----

uop.kernel @no_terminator(%x: memref<4xf32>) {
  // expected-error @below {{block with no terminator}}
  %i = uop.const 0 : index
}

// -----

// expected-error @below {{expects a non-empty block}}
uop.kernel @no_body(%x: memref<4xf32>) {
}

// -----

// expected-error @below {{failed to verify constraint: region with 1 blocks}}
uop.kernel @declaration(%x: memref<4xf32>)

// -----

// expected-error @below {{expects region #0 to have 0 or 1 blocks}}
uop.kernel @two_blocks(%x: memref<4xf32>) {
  cf.br ^bb1
^bb1:
  uop.sink
}

// -----

// expected-error @below {{entry block must have 1 arguments to match function signature}}
"uop.kernel"() <{sym_name = "g", function_type = (memref<4xf32>) -> ()}> ({
  "uop.sink"() : () -> ()
}) : () -> ()

// -----

func.func @sink_outside() {
  // expected-error @below {{expects parent op 'uop.kernel'}}
  uop.sink
}

// -----

%x = uop.alloc : memref<4xf32>
// expected-note @below {{required by region isolation constraints}}
uop.kernel @captures() {
  // expected-error @below {{using value defined outside the region}}
  uop.dealloc %x : memref<4xf32>
  uop.sink
}

// -----

func.func @load_result(%x: memref<4xf32>, %i: index) {
  // expected-error @below {{result must have type 'f32', got 'i32'}}
  %0 = uop.load %x[%i] : memref<4xf32> -> i32
  return
}

// -----

func.func @load_alternative(%x: memref<4xf32>, %i: index, %g: i1, %a: i32) {
  // expected-error @below {{alternative must have type 'f32', got 'i32'}}
  %0 = "uop.load"(%x, %i, %g, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xf32>, index, i1, i32) -> f32
  return
}

// -----

func.func @load_no_gate(%x: memref<4xf32>, %i: index, %a: f32) {
  // expected-error @below {{has an alternative but no gate}}
  %0 = uop.load %x[%i] else %a : memref<4xf32> -> f32
  return
}

// -----

func.func @load_rank(%x: memref<4x8xf32>, %i: index) {
  // expected-error @below {{operand #0 must be a 1-D contiguous memref of any element type, but got 'memref<4x8xf32>'}}
  %0 = uop.load %x[%i] : memref<4x8xf32> -> f32
  return
}

// -----

func.func @load_strided(%x: memref<4xf32, strided<[2]>>, %i: index) {
  // expected-error @below {{operand #0 must be a 1-D contiguous memref of any element type, but got 'memref<4xf32, strided<[2]>>'}}
  %0 = uop.load %x[%i] : memref<4xf32, strided<[2]>> -> f32
  return
}

// -----

func.func @store_value(%x: memref<4xf32>, %i: index, %v: i32) {
  // expected-error @below {{value must have type 'f32', got 'i32'}}
  "uop.store"(%v, %x, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (i32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @store_target(%i: index, %v: i32) {
  // expected-error @below {{a store needs a memref, got 'i32'}}
  uop.store %v, %v[%i] over () : i32
  return
}

// -----

func.func @store_strided(%x: memref<4xf32, strided<[2]>>, %i: index, %v: f32) {
  // expected-error @below {{operand #1 must be a 1-D contiguous memref of any element type, but got 'memref<4xf32, strided<[2]>>'}}
  uop.store %v, %x[%i] over () : memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @store_range(%x: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @below {{range 0 must be the result of uop.range}}
  uop.store %v, %x[%i] over (%i) : memref<4xf32>
  return
}

// -----

func.func @store_twice(%x: memref<4xf32>, %v: f32) {
  %i = uop.range 0 to 4 : index
  // expected-error @below {{range 1 is given twice}}
  uop.store %v, %x[%i] over (%i, %i) : memref<4xf32>
  return
}

// -----

func.func @launch_strided(%x: memref<4xf32, strided<[2]>>) {
  // expected-error @below {{memref operands must be contiguous, got 'memref<4xf32, strided<[2]>>'}}
  uop.launch @k ins(%x : memref<4xf32, strided<[2]>>) outs()
  return
}

// -----

func.func @launch_mixed(%x: memref<4xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{must take tensors or memrefs, not both}}
  %0 = uop.launch @k ins(%x : memref<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @launch_results(%x: tensor<4xf32>) {
  // expected-error @below {{must have one result per init tensor: expected 1, got 0}}
  uop.launch @k ins() outs(%x : tensor<4xf32>)
  return
}

// -----

func.func @launch_memref_results(%x: memref<4xf32>) {
  // expected-error @below {{must have one result per init tensor: expected 0, got 1}}
  %0 = uop.launch @k ins() outs(%x : memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @launch_result_type(%x: tensor<4xf32>) {
  // expected-error @below {{expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %0 = uop.launch @k ins() outs(%x : tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @launch_nothing() {
  // expected-error @below {{@nowhere is not a uop.kernel}}
  uop.launch @nowhere ins() outs()
  return
}

// -----

func.func @launch_function() {
  // expected-error @below {{@launch_function is not a uop.kernel}}
  uop.launch @launch_function ins() outs()
  return
}

// -----

uop.kernel @k(%x: memref<4xf32>) {
  uop.sink
}
func.func @launch_count() {
  // expected-error @below {{passes 0 operands to @k, which takes 1}}
  uop.launch @k ins() outs()
  return
}

// -----

uop.kernel @k(%x: memref<4xf32>) {
  uop.sink
}
func.func @launch_size(%x: memref<5xf32>) {
  // expected-error @below {{operand 0 of type 'memref<5xf32>' does not fit argument 'memref<4xf32>' of @k}}
  uop.launch @k ins(%x : memref<5xf32>) outs()
  return
}

// -----

uop.kernel @k(%x: memref<0xf32>) {
  uop.sink
}
func.func @launch_beyond_64_bits(%x: memref<4611686018427387904x4xf32>) {
  // expected-error @below {{does not fit argument 'memref<0xf32>' of @k}}
  uop.launch @k ins(%x : memref<4611686018427387904x4xf32>) outs()
  return
}

// -----

uop.kernel @k(%x: memref<4xf32>) {
  uop.sink
}
func.func @launch_element(%x: memref<4xi32>) {
  // expected-error @below {{operand 0 of type 'memref<4xi32>' does not fit argument 'memref<4xf32>' of @k}}
  uop.launch @k ins(%x : memref<4xi32>) outs()
  return
}

// -----

// expected-error @below {{needs a contiguous memref of static size, got 'memref<?xf32>'}}
%0 = uop.alloc : memref<?xf32>

// -----

// expected-error @below {{needs a contiguous memref of static size, got 'memref<4xf32, strided<[2]>>'}}
%0 = uop.alloc : memref<4xf32, strided<[2]>>

// -----

// expected-error @below {{result #0 must be a contiguous memref of any element type, but got 'memref<4xcomplex<f32>>'}}
%0 = uop.alloc : memref<4xcomplex<f32>>

// -----

func.func @tile_of_unknown_size(%v: f32, %n: index) {
  %i = uop.range 0 to %n : index
  // expected-error @below {{outside of global space needs a static shape, got 'tensor<?xf32>'}}
  %0 = uop.bufferize %v over (%i) in <local> : f32 -> tensor<?xf32>
  return
}

// -----

// expected-error @below {{argument 1 is a memref and must come before those of type 'index'}}
uop.kernel @order(%n: index, %x: memref<4xf32>) {
  uop.sink
}

// -----

uop.kernel @k(%x: memref<4xf32>, %n: index) {
  uop.sink
}
func.func @no_variable(%x: memref<4xf32>) {
  // expected-error @below {{operand 1 of type 'memref<4xf32>' does not fit argument 'index' of @k}}
  uop.launch @k ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}

// -----

uop.kernel @k(%x: memref<4xf32>) {
  uop.sink
}
func.func @no_buffer(%n: index) {
  // expected-error @below {{operand 0 of type 'index' does not fit argument 'memref<4xf32>' of @k}}
  uop.launch @k ins() outs() vars(%n)
  return
}

// -----

func.func @globalVector(%x: vector<4xf32>) -> tensor<8xf32> {
  %i = uop.range 0 to 2 : index
  // expected-error @below {{makes tensors in global space of scalars, got 'vector<4xf32>'}}
  %0 = uop.bufferize %x over (%i) : vector<4xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

uop.kernel @tooFewLanes(%o: memref<8xf32>) {
  %i = uop.range 0 to 2 : index
  %x = uop.const dense<1.0> : vector<3xf32>
  // expected-error @below {{needs ranges that count, with the 3 lanes, the 8 elements of 'tensor<8xf32>'}}
  %0 = uop.bufferize %x over (%i) in <local> : vector<3xf32> -> tensor<8xf32>
  uop.sink
}
