// What a run leaves is what the next one begins with.

// RUN: uop-run %s --print | FileCheck %s --check-prefix=ONE
// RUN: uop-run %s --print --warmup=2 --repeat=3 --verify | FileCheck %s --check-prefix=FIVE
// RUN: uop-run %s --print --warmup=2 --repeat=3 --threads=2 | FileCheck %s --check-prefix=FIVE
// RUN: uop-run %s --print --warmup=2 --repeat=3 --device=interpreter | FileCheck %s --check-prefix=FIVE

// ONE: output 0: i32 =
// ONE-NEXT: {{^}}2{{$}}
// FIVE: output 0: i32 =
// FIVE-NEXT: {{^}}10{{$}}

func.func private @step() -> tensor<i32> {
  %0 = uop.buffer 0 : tensor<i32>
  %one = uop.const 1 : tensor<i32>
  %1 = uop.add %0, %one : tensor<i32>
  %2 = uop.assign %1, %0 : tensor<i32>, tensor<i32>
  return %2 : tensor<i32>
}

// Called twice: the second call goes on from the first.
func.func @main() -> tensor<i32> {
  %0 = func.call @step() : () -> tensor<i32>
  %1 = func.call @step() : () -> tensor<i32>
  return %1 : tensor<i32>
}
