// Each kernel against the interpreter. The second one here calls a function
// that is wrong when the compiled code calls it.
//
// RUN: rm -rf %t && mkdir %t
// RUN: uop-run %s --entry=right --random-inputs=1 --verify-kernels=%t/none --threads=2 --repeat=3
// RUN: uop-run %s --entry=sizes --random-inputs=1 --var=n=0,3,8 --verify-kernels=%t/none
// RUN: uop-run %s --entry=state --random-inputs=1 --verify-kernels=%t/none --repeat=3
// RUN: uop-run %s --entry=read --random-inputs=1 --check-bounds=all --verify-kernels=%t/none
// RUN: test ! -e %t/none
// RUN: not uop-run %s --entry=wrong --load=%test_functions --random-inputs=1 --verify-kernels=%t/saved --output=%t/out.npy > %t/out.txt 2> %t/err.txt
// RUN: FileCheck %s --input-file=%t/err.txt
// RUN: test ! -e %t/out.npy
//
// The command that was printed: the kernel alone, and the same difference.
// RUN: sed -n 's/^to run it again: //p' %t/err.txt > %t/again.sh
// RUN: not sh %t/again.sh 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: FileCheck %s --check-prefix=SAVED --input-file=%t/saved/shift.mlir
//
// What is saved of a kernel in place, with a scalar, and of narrow floats.
// RUN: not uop-run %s --entry=part --load=%test_functions --random-inputs=1 --var=n=8 --verify-kernels=%t/part 2> %t/err.txt
// RUN: sed -n 's/^to run it again: //p' %t/err.txt > %t/again.sh
// RUN: not sh %t/again.sh 2>&1 | FileCheck %s --check-prefix=AGAIN
//
// RUN: not uop-run %s --entry=right --device=interpreter --random-inputs=1 --verify-kernels=%t/x 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not uop-run %s --entry=right --random-inputs=1 --verify-kernels=%t/x --profile=%t/p 2>&1 | FileCheck %s --check-prefix=PROFILE
// RUN: uop-compile %s --entry=right -o %t/a.uop
// RUN: not uop-run %t/a.uop --random-inputs=1 --verify-kernels=%t/x 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: not uop-run %s --entry=wrong --load=%test_functions --random-inputs=1 --verify-kernels=%s 2>&1 | FileCheck %s --check-prefix=FOLDER

// CHECK: uop-run: error: --verify-kernels: step 2, kernel 'shift' ({{.*}}verify-kernels.mlir:[[#@LINE+9]]:1): argument 1, 8xf32, differs at [0]: got {{.*}}, the interpreter has {{.*}}; 8 of 8 elements differ
// CHECK-NEXT: to run it again: uop-run {{.*}}/saved/shift.mlir --verify --input={{.*}}/saved/shift.x0.npy --input={{.*}}/saved/shift.x1.npy --load={{.*}}
// AGAIN: uop-run: error: --verify: output 0, 8xf32, differs at [0]
// SAVED: uop.launch @shift ins(%x0 : tensor<8xf32>) outs(%x1 : tensor<8xf32>) -> tensor<8xf32>
// DEVICE: uop-run: error: --verify-kernels compares kernels with the interpreter's; choose another --device
// PROFILE: uop-run: error: --profile measures runs, which --verify-kernels interrupts; use one of them
// FILE: uop-run: error: --verify-kernels needs a module
// FOLDER: cannot write '{{.*}}verify-kernels.mlir/shift.mlir'

uop.kernel @shift(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.custom @test_wrong_at_first(%0) : (f32) -> f32
  uop.store %1, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
func.func private @test_wrong_at_first(f32) -> f32

func.func @wrong(%x: tensor<8x16xf32>) -> tensor<8xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<8x16xf32> -> tensor<8xf32>
  %1 = uop.custom @shift(%0) : (tensor<8xf32>) -> tensor<8xf32>
  %2 = uop.exp2 %1 : tensor<8xf32>
  return %2 : tensor<8xf32>
}

uop.kernel @some(%x: memref<8xf32>, %o: memref<8xf32>, %n: index) {
  %i = uop.range 0 to %n {uop.max = 8 : i64} : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.load %o[%i] : memref<8xf32> -> f32
  %2 = uop.custom @test_wrong_at_first(%0) : (f32) -> f32
  %3 = uop.add %1, %2 : f32
  uop.store %3, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
func.func @part(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %n = uop.define_var "n" [0, 8] : index
  %0 = uop.launch @some ins(%x : tensor<8xf32>) outs(%y : tensor<8xf32>) vars(%n) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @right(%x: tensor<40x60xf32>, %b: tensor<40xbf16>, %m: tensor<40xi1>) -> (tensor<40xf32>, tensor<40xbf16>, tensor<40xi1>) {
  %0 = uop.exp %x : tensor<40x60xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<40x60xf32> -> tensor<40xf32>
  %2 = uop.contiguous %1 : tensor<40xf32>
  %3 = uop.sin %2 : tensor<40xf32>
  %4 = uop.square %b : tensor<40xbf16>
  %5 = uop.not %m : tensor<40xi1>
  return %3, %4, %5 : tensor<40xf32>, tensor<40xbf16>, tensor<40xi1>
}

#n = #uop.var<"n" [0, 8]>
func.func @sizes(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> tensor<?xf32> {
  %0 = uop.exp %x : tensor<?x4xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<?x4xf32> -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @state(%x: tensor<4xf32>) -> tensor<4xf32> {
  %old = uop.buffer 0 : tensor<4xf32>
  %0 = uop.add %old, %x : tensor<4xf32>
  %new = uop.assign %0, %old : tensor<4xf32>, tensor<4xf32>
  return %new : tensor<4xf32>
}

func.func @read(%x: tensor<4xf32>) -> tensor<4xf32> {
  %i = uop.range 0 to 4 : index
  %0 = uop.index %x[%i] : tensor<4xf32> -> f32
  %1 = uop.square %0 : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
