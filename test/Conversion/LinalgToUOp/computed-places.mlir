// RUN: uop-run %s --entry=take --random-inputs=1 --var=i=0,3,6 --verify
// RUN: uop-run %s --entry=steps --random-inputs=1 --var=i=0,2,3 --verify
// RUN: uop-run %s --entry=columns --random-inputs=1 --var=i=0,2,9 --verify
// RUN: uop-run %s --entry=put --random-inputs=1 --var=i=0,3,6 --verify
// RUN: uop-run %s --entry=apart --random-inputs=1 --var=i=0,2,5 --verify
// RUN: uop-run %s --entry=prefix --random-inputs=1 --var=n=0,4,8 --verify
// RUN: not uop-run %s --entry=take --random-inputs=1 --var=i=7 2>&1 | FileCheck %s --check-prefix=TAKE
// RUN: not uop-run %s --entry=take --random-inputs=1 --var=i=-1 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: not uop-run %s --entry=take --random-inputs=1 --var=i=1000000000 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not uop-run %s --entry=take --random-inputs=1 --var=i=7 --device=interpreter 2>&1 | FileCheck %s --check-prefix=INTERPRETER
// RUN: not uop-run %s --entry=steps --random-inputs=1 --var=i=5 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not uop-run %s --entry=put --random-inputs=1 --var=i=7 2>&1 | FileCheck %s --check-prefix=PUT
// RUN: not uop-run %s --entry=apart --random-inputs=1 --var=i=7 2>&1 | FileCheck %s --check-prefix=APART
// RUN: not uop-run %s --entry=prefix --random-inputs=1 --var=n=9 2>&1 | FileCheck %s --check-prefix=PREFIX
// RUN: uop-compile %s --entry=take -o %t.uop
// RUN: not uop-run %t.uop --random-inputs=1 --var=i=7 2>&1 | FileCheck %s --check-prefix=TAKE
// RUN: uop-run %s --entry=proved --random-inputs=1 --list | FileCheck %s --check-prefix=PROVED
// RUN: uop-opt %s --convert-linalg-to-uop | FileCheck %s --check-prefix=HOST

// A place that a run computes and that is outside of its tensor is an error
// before anything is read or written.

// TAKE: error: 'take': 'uop.shrink' ({{.*}}) axis 0: elements from 7, 2 of them, are not all within size 8
// BEFORE: error: 'take': 'uop.shrink' ({{.*}}) axis 0: elements from -1, 2 of them, are not all within size 8
// FAR: error: 'take': 'uop.shrink' ({{.*}}) axis 0: elements from 1000000000, 2 of them, are not all within size 8
// INTERPRETER: error: {{.*}}'uop.shrink' op
func.func @take(%x: tensor<8xf32>) -> tensor<2xf32> {
  %i = uop.define_var "i" [-9, 1000000000] : index
  %0 = tensor.extract_slice %x[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// STEPS: error: 'steps': 'uop.shrink' ({{.*}}) axis 0: elements from 5,
func.func @steps(%x: tensor<8xf32>) -> tensor<3xf32> {
  %i = uop.define_var "i" [0, 1000] : index
  %0 = tensor.extract_slice %x[%i] [3] [2] : tensor<8xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// A step along one axis, and another axis as a whole.
func.func @columns(%x: tensor<16x8xf32>) -> (tensor<4x8xf32>, tensor<16x8xf32>) {
  %i = uop.define_var "i" [0, 9] : index
  %0 = tensor.extract_slice %x[%i, 0] [4, 8] [2, 1] : tensor<16x8xf32> to tensor<4x8xf32>
  %1 = tensor.extract_slice %x[3, 0] [4, 8] [3, 1] : tensor<16x8xf32> to tensor<4x8xf32>
  %2 = tensor.insert_slice %1 into %x[%i, 0] [4, 8] [2, 1] : tensor<4x8xf32> into tensor<16x8xf32>
  return %0, %2 : tensor<4x8xf32>, tensor<16x8xf32>
}

// PUT: error: 'put': 'uop.assign' ({{.*}}) axis 0: elements from 7, 2 of them, are not all within size 8
func.func @put(%x: tensor<8xf32>, %y: tensor<2xf32>) -> tensor<8xf32> {
  %i = uop.define_var "i" [0, 1000] : index
  %0 = tensor.insert_slice %y into %x[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}

// APART: error: 'apart': 'uop.assign' ({{.*}}) axis 0: elements from 7,
func.func @apart(%x: tensor<8xf32>, %y: tensor<2xf32>) -> tensor<8xf32> {
  %i = uop.define_var "i" [0, 1000] : index
  %0 = tensor.insert_slice %y into %x[%i] [2] [2] : tensor<2xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}

// PREFIX: error: 'prefix': 'uop.shrink' ({{.*}}) axis 0: elements from 0, 9 of them, are not all within size 8
func.func @prefix(%x: tensor<8xf32>) -> tensor<?xf32> {
  %n = uop.define_var "n" [0, 1000] : index
  %0 = tensor.extract_slice %x[0] [%n] [1] : tensor<8xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// What the bounds of variables prove needs no check.
// PROVED-NOT: box
func.func @proved(%x: tensor<8xf32>) -> tensor<2xf32> {
  %i = uop.define_var "i" [0, 6] : index
  %0 = tensor.extract_slice %x[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// A place that no variable decides is not checked: it is the nearest one inside.
// HOST-LABEL: func.func @host(
// HOST-SAME: %[[X:.*]]: tensor<8xf32>, %[[Y:.*]]: tensor<8x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index)
// HOST: %[[C6:.*]] = uop.const 6 : index
// HOST: %[[MIN:.*]] = uop.min %[[I]], %[[C6]] : index
// HOST: %[[C0:.*]] = uop.const 0 : index
// HOST: %[[AT:.*]] = uop.max %[[MIN]], %[[C0]] : index
// HOST: %[[TAKEN:.*]] = uop.shrink %[[X]] offsets [%[[AT]]] sizes [2]
// HOST: uop.min %[[J]], %{{.*}} : index
// HOST: %[[TO:.*]] = uop.max
// HOST: uop.assign %{{.*}}, %[[Y]] offsets [3, %[[TO]]] sizes [1, 2]
func.func @host(%x: tensor<8xf32>, %y: tensor<8x?xf32>, %i: index, %j: index) -> tensor<8x?xf32> {
  %0 = tensor.extract_slice %x[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %1 = tensor.insert_slice %0 into %y[3, %j] [1, 2] [1, 1] : tensor<2xf32> into tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

// No plan runs a function with undeclared sizes, so that a place computed of
// them is moved inside, too.
// HOST-LABEL: func.func @undeclared(
// HOST: %[[N:.*]] = tensor.dim
// HOST: %[[MIN:.*]] = uop.min %[[N]], %{{.*}} : index
// HOST: %[[AT:.*]] = uop.max %[[MIN]], %{{.*}} : index
// HOST: uop.shrink %{{.*}} offsets [%[[AT]]] sizes [2]
func.func @undeclared(%x: tensor<8xf32>, %y: tensor<?xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %0 = tensor.extract_slice %x[%n] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
