// Boxes that the bounds of the variables do not keep inside are the program's
// own business where it says uop.in_bounds: trusted, or checked before a run.

// RUN: uop-run %s --random-inputs=1 --var=i=0 --var=n=0,1,128 --verify
// RUN: uop-run %s --random-inputs=1 --var=i=120 --var=n=0,8 --verify --check-bounds=all
// RUN: uop-run %s --random-inputs=1 --var=i=120 --var=n=8 --list --check-bounds=all | FileCheck %s --check-prefix=LIST
// RUN: uop-run %s --random-inputs=1 --var=i=120 --var=n=8 --list --check-bounds=none | FileCheck %s --check-prefix=TRUSTED
// LIST: box 0: 'uop.shrink' ({{.*}}in_bounds.mlir:[[#@LINE+26]]:8) axis 0: from scalar [[#]], [[#]] of them, within [[#]]
// TRUSTED-NOT: box 0

// RUN: not uop-run %s --random-inputs=1 --var=i=120 --var=n=9 --check-bounds=all 2>&1 | FileCheck %s --check-prefix=OVER
// RUN: not uop-run %s --random-inputs=1 --var=i=120 --var=n=9 --device=interpreter 2>&1 | FileCheck %s --check-prefix=REF
// OVER: uop-run: error: 'main': 'uop.shrink' ({{.*}}in_bounds.mlir:[[#@LINE+21]]:8) axis 0: elements from 120, 9 of them, are not all within size 128
// REF: in_bounds.mlir:[[#@LINE+20]]:8: error: 'uop.shrink' op axis 0: elements from 120, 9 of them, are not all within size 128

// A size that could be negative, and a tensor whose size varies.
// RUN: uop-run %s --entry=rest --random-inputs=1 --var=n=9 --var=i=0,4,9 --verify --check-bounds=all
// RUN: not uop-run %s --entry=rest --random-inputs=1 --var=n=9 --var=i=10 --check-bounds=all 2>&1 | FileCheck %s --check-prefix=REST
// REST: uop-run: error: 'rest': 'uop.shrink' ({{.*}}) axis 0: elements from 10, -1 of them, are not all within size 9

// RUN: uop-run %s --entry=write --random-inputs=1 --var=i=0,5,7 --verify --check-bounds=all
// RUN: not uop-run %s --entry=write --random-inputs=1 --var=i=8 --check-bounds=all 2>&1 | FileCheck %s --check-prefix=WRITE
// WRITE: uop-run: error: 'write': 'uop.assign' ({{.*}}) axis 0: elements from 8, 1 of them, are not all within size 8

// A saved program checks what it was compiled to check.
// RUN: uop-compile %s --entry=write --check-bounds=all -o %t.uop --list | FileCheck %s --check-prefix=SAVED
// SAVED: box 0: 'uop.assign'

#n = #uop.var<"n" [0, 128]>

func.func @main(%x: tensor<128x4xf32>) -> tensor<?x4xf32> {
  %i = uop.define_var "i" [0, 127] : index
  %n = uop.define_var "n" [0, 128] : index
  %0 = uop.shrink %x offsets [%i, 0] sizes [%n, 4] {uop.in_bounds} : tensor<128x4xf32> -> tensor<?x4xf32>
  %1 = uop.exp2 %0 : tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

func.func @rest(%x: tensor<?xf32> {uop.shape = [#n]}) -> tensor<?xf32> {
  %i = uop.define_var "i" [0, 128] : index
  %n = uop.define_var "n" [0, 128] : index
  %m = uop.sub %n, %i : index
  %0 = uop.shrink %x offsets [%i] sizes [%m] {uop.in_bounds} : tensor<?xf32> -> tensor<?xf32>
  // The size is known not to be negative from here on.
  %c = uop.const 2.0 : tensor<1xf32>
  %two = uop.expand %c sizes [%m] : tensor<1xf32> -> tensor<?xf32>
  %1 = uop.mul %0, %two : tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @write(%v: tensor<1x4xf32>, %x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %i = uop.define_var "i" [0, 100] : index
  %0 = uop.assign %v, %x offsets [%i, 0] sizes [1, 4] {uop.in_bounds} : tensor<1x4xf32>, tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
