func.func @main(%x: tensor<24xf32>, %n: tensor<24xi32>) -> (tensor<24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi32>) {
  %swapped = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%b, %a) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<24xf32>) -> tensor<24xf32>
  %by:2 = "stablehlo.sort"(%n, %n) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %k = "stablehlo.abs"(%p) : (tensor<i32>) -> tensor<i32>
    %l = "stablehlo.abs"(%q) : (tensor<i32>) -> tensor<i32>
    %c = "stablehlo.compare"(%k, %l) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<24xi32>, tensor<24xi32>) -> (tensor<24xi32>, tensor<24xi32>)
  %chosen:2 = "stablehlo.sort"(%n, %x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %p: tensor<f32>, %q: tensor<f32>):
    %e = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %f = "stablehlo.compare"(%b, %a) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %g = "stablehlo.compare"(%p, %q) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = "stablehlo.select"(%e, %f, %g) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<24xi32>, tensor<24xf32>) -> (tensor<24xi32>, tensor<24xf32>)
  %other:2 = "stablehlo.sort"(%n, %x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %p: tensor<f32>, %q: tensor<f32>):
    %two = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %k = "stablehlo.subtract"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %z = "stablehlo.subtract"(%two, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c = "stablehlo.compare"(%k, %z) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<24xi32>, tensor<24xf32>) -> (tensor<24xi32>, tensor<24xf32>)
  %down = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<24xf32>) -> tensor<24xf32>
  %up = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<24xf32>) -> tensor<24xf32>
  %most:2 = "stablehlo.custom_call"(%x) {call_target_name = "mhlo.topk", mhlo.attributes = {k = 5 : i64, largest = true}} : (tensor<24xf32>) -> (tensor<5xf32>, tensor<5xi32>)
  %least:2 = "stablehlo.custom_call"(%x) {call_target_name = "mhlo.topk", mhlo.attributes = {k = 5 : i64, largest = false}} : (tensor<24xf32>) -> (tensor<5xf32>, tensor<5xi32>)
  return %swapped, %by#0, %by#1, %chosen#0, %chosen#1, %other#0, %n, %other#1, %down, %up, %most#0, %most#1, %least#0, %least#1 : tensor<24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<24xi32>, tensor<24xi32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5xi32>
}
