// Tiles of inner products, whose lanes are combined together: 1 to 8 of them,
// sums that do not divide the axes, all kinds of numbers.
//
// DEFINE: %{rows} = 3
// DEFINE: %{type} = f32
// DEFINE: %{kind} = add
// DEFINE: %{run} = sed -e 's/ROWS/%{rows}/g' -e 's/TYPE/%{type}/g' -e 's/KIND/%{kind}/' %s > %t.mlir && uop-run %t.mlir --random-inputs=7 --verify

// RUN: %{run}
// REDEFINE: %{rows} = 2
// RUN: %{run}
// REDEFINE: %{rows} = 5
// RUN: %{run}
// REDEFINE: %{type} = f64
// RUN: %{run}
// REDEFINE: %{type} = i32
// RUN: %{run}
// REDEFINE: %{kind} = max
// RUN: %{run}
// REDEFINE: %{type} = f16
// RUN: %{run}
// REDEFINE: %{kind} = mul
// REDEFINE: %{rows} = 8
// REDEFINE: %{type} = i64
// RUN: %{run}
// REDEFINE: %{kind} = add
// REDEFINE: %{type} = bf16
// RUN: %{run}
func.func @main(%x: tensor<ROWSx203xTYPE>, %w: tensor<67x203xTYPE>) -> tensor<ROWSx67xTYPE> {
  %0 = uop.reshape %x : tensor<ROWSx203xTYPE> -> tensor<ROWSx1x203xTYPE>
  %1 = uop.expand %0 : tensor<ROWSx1x203xTYPE> -> tensor<ROWSx67x203xTYPE>
  %2 = uop.reshape %w : tensor<67x203xTYPE> -> tensor<1x67x203xTYPE>
  %3 = uop.expand %2 : tensor<1x67x203xTYPE> -> tensor<ROWSx67x203xTYPE>
  %4 = uop.mul %1, %3 : tensor<ROWSx67x203xTYPE>
  %5 = uop.reduce_axis KIND %4 axes [2] : tensor<ROWSx67x203xTYPE> -> tensor<ROWSx67xTYPE>
  return %5 : tensor<ROWSx67xTYPE>
}
