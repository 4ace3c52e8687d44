// RUN: uop-opt %s --test-uop-interpret

// A buffer begins as zeros and keeps its contents from function to function, of
// one interpreter.
func.func @first() {
  %0 = uop.buffer 3 : tensor<2xf32>
  %zero = uop.const 0.0 : tensor<2xf32>
  check.expect_eq %0, %zero : tensor<2xf32>
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = uop.assign %x, %0 : tensor<2xf32>, tensor<2xf32>
  // The value is what it was; another read sees the new contents.
  check.expect_eq %0, %zero : tensor<2xf32>
  check.expect_eq %1, %x : tensor<2xf32>
  %2 = uop.buffer 3 : tensor<2xf32>
  check.expect_eq %2, %x : tensor<2xf32>
  return
}

func.func @second() {
  %0 = uop.buffer 3 : tensor<2xf32>
  %x = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %0, %x : tensor<2xf32>
  // Another number is another buffer, of any type.
  %1 = uop.buffer 4 on "cpu" : tensor<0xi1>
  %e = uop.const false : tensor<0xi1>
  check.expect_eq %1, %e : tensor<0xi1>
  return
}

func.func private @count(%one: tensor<i32>) -> tensor<i32> {
  %0 = uop.buffer 5 : tensor<i32>
  %1 = uop.add %0, %one : tensor<i32>
  %2 = uop.assign %1, %0 : tensor<i32>, tensor<i32>
  return %2 : tensor<i32>
}

// A call sees what the one before it left.
func.func @calls() {
  %old = uop.buffer 5 : tensor<i32>
  %one = uop.const 1 : tensor<i32>
  %1 = func.call @count(%one) : (tensor<i32>) -> tensor<i32>
  %2 = func.call @count(%one) : (tensor<i32>) -> tensor<i32>
  %new = uop.buffer 5 : tensor<i32>
  %c0 = uop.const 0 : tensor<i32>
  %c1 = uop.const 1 : tensor<i32>
  %c2 = uop.const 2 : tensor<i32>
  check.expect_eq %old, %c0 : tensor<i32>
  check.expect_eq %1, %c1 : tensor<i32>
  check.expect_eq %2, %c2 : tensor<i32>
  check.expect_eq %new, %c2 : tensor<i32>
  return
}
