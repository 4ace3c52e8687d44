// What is compiled to a file computes the same as what is compiled at once, and
// its arguments have the names of the source.

// RUN: uop-compile %s -o %t.uop --list | FileCheck %s
// RUN: uop-run %t.uop --random-inputs=3 --var=n=0,1,5,8 --print > %t.file
// RUN: uop-run %s --random-inputs=3 --var=n=0,1,5,8 --print > %t.module
// RUN: cmp %t.file %t.module
// RUN: FileCheck %s --check-prefix=OUT --input-file=%t.file

// RUN: uop-compile %s --target=x86-64 -o %t.old.uop
// RUN: uop-run %t.old.uop --random-inputs=3 --var=n=5 --print | FileCheck %s --check-prefix=OLD

// The same from standard input, on several threads, with files.
// RUN: uop-compile - --output=%t.two.uop --threads=2 < %s
// RUN: uop-run %t.uop --random-inputs=3 --var=n=5 --output=%t.0.npy --output=%t.1.npy
// RUN: uop-run - --random-inputs=3 --var=n=5 --threads=2 --output=%t.2.npy --output=%t.3.npy < %t.two.uop
// RUN: cmp %t.0.npy %t.2.npy
// RUN: cmp %t.1.npy %t.3.npy

// RUN: uop-run %t.uop --random-inputs=3 --var=n=5 --repeat=3 --stats | FileCheck %s --check-prefix=STATS

// CHECK: plan 'main': 2 inputs, 2 outputs
// CHECK: input 0: 'rows', at most 8x4xf32, sizes scalar {{[0-9]+}} fixed
// CHECK: input 1: 'w', 4xf32
// CHECK: output 0: 'scaled', at most 8x4xf32
// CHECK: output 1: 4xf32
// CHECK: variable 0: 'n' [0, 8]

// OUT: n = 0
// OUT: n = 5
// OUT: output 0: 5x4xf32 =
// OUT: output 1: 4xf32 =
// OUT: n = 8

// OLD: output 0: 5x4xf32 =

// STATS: "kernels": {{[1-9]}}
// STATS: "load": {{[0-9.]+}}
// STATS: "repeat": 3

#n = #uop.var<"n" [0, 8]>
func.func @main(%rows: tensor<?x4xf32> {uop.shape = [#n, 4]},
                %w: tensor<4xf32> {uop.donated}) -> (tensor<?x4xf32>, tensor<4xf32>) {
  %n = uop.define_var "n" [0, 8] : index
  %0 = uop.reshape %w : tensor<4xf32> -> tensor<1x4xf32>
  %1 = uop.expand %0 sizes [%n, 4] : tensor<1x4xf32> -> tensor<?x4xf32>
  %scaled = uop.mul %rows, %1 : tensor<?x4xf32>
  %2 = uop.exp %w : tensor<4xf32>
  return %scaled, %2 : tensor<?x4xf32>, tensor<4xf32>
}
