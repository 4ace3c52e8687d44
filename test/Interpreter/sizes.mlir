// What a run finds wrong about sizes.
// RUN: not uop-run %s --device=interpreter --entry=box --random-inputs=1 --var=n=3 --var=i=2 2>&1 | FileCheck %s --check-prefix=BOX
// BOX: 'uop.shrink' op axis 0: elements from 2, 3 of them, are not all within size 4
// RUN: uop-run %s --device=interpreter --entry=box --random-inputs=1 --var=n=2 --var=i=2 --print | FileCheck %s --check-prefix=INSIDE
// INSIDE: output 0: 2xf32
// RUN: not uop-run %s --device=interpreter --entry=cat --random-inputs=1 --var=n=2 --var=i=1 2>&1 | FileCheck %s --check-prefix=CAT
// CAT: 'uop.cat' op axis 0: sizes 1 and 2 should be equal
// RUN: not uop-run %s --device=interpreter --entry=reshape --random-inputs=1 --var=n=2 --var=i=1 2>&1 | FileCheck %s --check-prefix=RESHAPE
// RESHAPE: 'uop.reshape' op puts 4 elements into sizes [2, 1]

func.func @box(%x: tensor<4xf32>) -> tensor<?xf32> {
  %n = uop.define_var "n" [0, 4] : index
  %i = uop.define_var "i" [0, 4] : index
  %0 = uop.shrink %x offsets [%i] sizes [%n] : tensor<4xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @cat(%x: tensor<?x1xf32> {uop.shape = [#uop.var<"n" [0, 4]>, 1]}, %y: tensor<?x1xf32> {uop.shape = [#uop.var<"i" [0, 4]>, 1]}) -> tensor<?x2xf32> {
  %0 = uop.cat %x, %y axis 1 : tensor<?x1xf32>, tensor<?x1xf32> -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

func.func @reshape(%x: tensor<4xf32>) -> tensor<?x?xf32> {
  %n = uop.define_var "n" [0, 4] : index
  %i = uop.define_var "i" [0, 4] : index
  %0 = uop.reshape %x sizes [%n, %i] : tensor<4xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
