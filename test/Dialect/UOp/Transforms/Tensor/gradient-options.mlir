// RUN: uop-opt %s --uop-gradient=function=f | FileCheck %s --check-prefixes=DEFAULT
// RUN: uop-opt %s --uop-gradient="function=f wrt=2,0" | FileCheck %s --check-prefixes=WRT
// RUN: uop-opt %s --uop-gradient="function=f result=2 wrt=0" | FileCheck %s --check-prefixes=RESULT
// RUN: uop-opt %s --uop-gradient="function=f seed-argument=true wrt=0" | FileCheck %s --check-prefixes=SEED
// RUN: uop-opt %s --uop-gradient="function=f suffix=_backward wrt=0" | FileCheck %s --check-prefixes=SUFFIX
// RUN: uop-opt %s --uop-gradient="function=f keep-results=false wrt=0" | FileCheck %s --check-prefixes=BARE

// All tensors of floats, and nothing else: not the integers, not the scalar.
// DEFAULT-LABEL: func.func private @f_grad(
// DEFAULT-SAME:    %[[A:.*]]: tensor<4xf32> {test.name = "a"}, %[[I:.*]]: tensor<4xi32>, %[[B:.*]]: tensor<4xf32>, %[[S:.*]]: f32)
// DEFAULT-SAME:    -> (tensor<4xf32> {test.name = "r"}, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
// DEFAULT:         %[[P:.*]] = uop.mul %[[A]], %[[B]]
// DEFAULT:         %[[N:.*]] = uop.add %[[I]], %[[I]]
// DEFAULT:         %[[Q:.*]] = uop.exp %[[A]]
// DEFAULT:         return %[[P]], %[[N]], %[[Q]], %[[B]], %[[A]] :

// In the order that was asked for.
// WRT-LABEL: func.func private @f_grad(
// WRT-SAME:    %[[A:.*]]: tensor<4xf32> {{{.*}}}, %{{.*}}: tensor<4xi32>, %[[B:.*]]: tensor<4xf32>, %{{.*}}: f32)
// WRT:         return %{{.*}}, %{{.*}}, %{{.*}}, %[[A]], %[[B]] :

// RESULT-LABEL: func.func private @f_grad(
// RESULT:         %[[Q:.*]] = uop.exp
// RESULT:         return %{{.*}}, %{{.*}}, %[[Q]], %[[Q]] :

// SEED-LABEL: func.func private @f_grad(
// SEED-SAME:    %[[B:[^:]*]]: tensor<4xf32>, %{{[^:]*}}: f32, %[[G:.*]]: tensor<4xf32>) ->
// SEED:         %[[DA:.*]] = uop.mul %[[G]], %[[B]]
// SEED:         return %{{.*}}, %{{.*}}, %{{.*}}, %[[DA]] :

// SUFFIX:     func.func private @f_backward(
// SUFFIX-NOT: @f_grad

// What only the results needed is gone.
// BARE-LABEL: func.func private @f_grad(
// BARE-SAME:    %[[B:[^:]*]]: tensor<4xf32>, %{{[^:]*}}: f32) -> tensor<4xf32> {
// BARE-NEXT:    return %[[B]] : tensor<4xf32>

// A function that is not asked for is left alone, but for that.
// DEFAULT-NOT: @other_grad
func.func private @f(%a: tensor<4xf32> {test.name = "a"}, %i: tensor<4xi32>, %b: tensor<4xf32>, %s: f32)
    -> (tensor<4xf32> {test.name = "r"}, tensor<4xi32>, tensor<4xf32>) {
  %0 = uop.mul %a, %b : tensor<4xf32>
  %1 = uop.add %i, %i : tensor<4xi32>
  %2 = uop.exp %a : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xi32>, tensor<4xf32>
}

func.func @other(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
