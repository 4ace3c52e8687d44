// Copies, values in parts, and assignments.

func.func private @copy(%x: tensor<2x3xf64>, %y: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %0 = uop.square %x : tensor<2x3xf64>
  %1 = uop.copy %0 to "cpu:1" : tensor<2x3xf64>
  %2 = uop.copy %y to "cpu:1" : tensor<2x3xf64>
  %3 = uop.mul %1, %2 : tensor<2x3xf64>
  %4 = uop.exp %3 : tensor<2x3xf64>
  %5 = uop.copy %4 to "cpu:0" clone : tensor<2x3xf64>
  %6 = uop.mul %5, %x : tensor<2x3xf64>
  return %6 : tensor<2x3xf64>
}

// From one device to another that is not the host.
func.func private @relay(%x: tensor<3xf64>) -> tensor<3xf64> {
  %0 = uop.copy %x to "cpu:1" : tensor<3xf64>
  %1 = uop.square %0 : tensor<3xf64>
  %2 = uop.copy %1 to "cpu:2" : tensor<3xf64>
  %3 = uop.mul %2, %2 : tensor<3xf64>
  %4 = uop.copy %3 to "cpu:1" : tensor<3xf64>
  %5 = uop.mul %4, %1 : tensor<3xf64>
  %6 = uop.copy %5 to "cpu:0" : tensor<3xf64>
  return %6 : tensor<3xf64>
}

// Work on the parts of a tensor.
func.func private @parts(%x: tensor<2x3xf64>, %y: tensor<2x3xf64>) -> tensor<3xf64> {
  %0 = uop.copy %y to "cpu:1" : tensor<2x3xf64>
  %1 = uop.mstack %x, %0 : tensor<2x3xf64> -> !uop.multi<tensor<2x3xf64>, 2>
  %2 = uop.multi %1 axis 0 : !uop.multi<tensor<2x3xf64>, 2> -> tensor<4x3xf64>
  %3 = uop.square %2 : tensor<4x3xf64>
  %4 = uop.reduce_axis mul %3 axes [0] : tensor<4x3xf64> -> tensor<3xf64>
  return %4 : tensor<3xf64>
}

// A value in parts that is used twice.
func.func private @select(%x: tensor<3xf64>, %y: tensor<3xf64>) -> tensor<3xf64> {
  %0 = uop.square %x : tensor<3xf64>
  %1 = uop.mstack %0, %y : tensor<3xf64> -> !uop.multi<tensor<3xf64>, 2>
  %2 = uop.allreduce add %1 : !uop.multi<tensor<3xf64>, 2>
  %3 = uop.mselect %2 [0] : !uop.multi<tensor<3xf64>, 2> -> tensor<3xf64>
  %4 = uop.mselect %1 [1] : !uop.multi<tensor<3xf64>, 2> -> tensor<3xf64>
  %5 = uop.mselect %2 [1] : !uop.multi<tensor<3xf64>, 2> -> tensor<3xf64>
  %6 = uop.mul %3, %4 : tensor<3xf64>
  %7 = uop.mul %6, %5 : tensor<3xf64>
  return %7 : tensor<3xf64>
}

func.func private @allreduce_add(%x: tensor<3xf64>, %y: tensor<3xf64>) -> tensor<3xf64> {
  %0 = uop.copy %y to "cpu:1" : tensor<3xf64>
  %1 = uop.exp %0 : tensor<3xf64>
  %2 = uop.mstack %x, %1 : tensor<3xf64> -> !uop.multi<tensor<3xf64>, 2>
  %3 = uop.allreduce add %2 : !uop.multi<tensor<3xf64>, 2>
  %4 = uop.multi %3 : !uop.multi<tensor<3xf64>, 2> -> tensor<3xf64>
  %5 = uop.square %4 : tensor<3xf64>
  return %5 : tensor<3xf64>
}

// inputs: x zeros
func.func private @allreduce_mul(%x: tensor<4xf64>, %y: tensor<4xf64>, %z: tensor<4xf64>) -> tensor<4xf64> {
  %0 = uop.copy %y to "cpu:1" : tensor<4xf64>
  %1 = uop.copy %z to "cpu:2" : tensor<4xf64>
  %2 = uop.mstack %x, %0, %1 : tensor<4xf64> -> !uop.multi<tensor<4xf64>, 3>
  %3 = uop.allreduce mul %2 : !uop.multi<tensor<4xf64>, 3>
  %4 = uop.multi %3 : !uop.multi<tensor<4xf64>, 3> -> tensor<4xf64>
  %5 = uop.exp %4 : tensor<4xf64>
  return %5 : tensor<4xf64>
}

func.func private @allreduce_max(%x: tensor<4xf64>, %y: tensor<4xf64>) -> tensor<4xf64> {
  %0 = uop.copy %y to "cpu:1" : tensor<4xf64>
  %1 = uop.mstack %x, %0 : tensor<4xf64> -> !uop.multi<tensor<4xf64>, 2>
  %2 = uop.allreduce max %1 : !uop.multi<tensor<4xf64>, 2>
  %3 = uop.multi %2 : !uop.multi<tensor<4xf64>, 2> -> tensor<4xf64>
  %4 = uop.square %3 : tensor<4xf64>
  return %4 : tensor<4xf64>
}

func.func private @allreduce_min(%x: tensor<4xf64>, %y: tensor<4xf64>) -> tensor<4xf64> {
  %1 = uop.mstack %x, %y : tensor<4xf64> -> !uop.multi<tensor<4xf64>, 2>
  %2 = uop.allreduce min %1 : !uop.multi<tensor<4xf64>, 2>
  %3 = uop.mselect %2 [1] : !uop.multi<tensor<4xf64>, 2> -> tensor<4xf64>
  %4 = uop.square %3 : tensor<4xf64>
  return %4 : tensor<4xf64>
}

func.func private @assign_part(%x: tensor<4x3xf64>, %v: tensor<2x2xf64>) -> tensor<4x3xf64> {
  %0 = uop.square %x : tensor<4x3xf64>
  %1 = uop.exp %v : tensor<2x2xf64>
  %2 = uop.assign %1, %0 offsets [1, 1] sizes [2, 2] : tensor<2x2xf64>, tensor<4x3xf64>
  %3 = uop.mul %2, %0 : tensor<4x3xf64>
  %4 = uop.square %3 : tensor<4x3xf64>
  return %4 : tensor<4x3xf64>
}

func.func private @assign_whole(%x: tensor<3xf64>, %v: tensor<3xf64>) -> tensor<3xf64> {
  %0 = uop.square %x : tensor<3xf64>
  %1 = uop.exp %v : tensor<3xf64>
  %2 = uop.assign %1, %0 : tensor<3xf64>, tensor<3xf64>
  %3 = uop.mul %2, %0 : tensor<3xf64>
  return %3 : tensor<3xf64>
}
