// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-shard --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret

func.func @i8() {
  %a = uop.const dense<[3, 1]> : tensor<2xi8>
  %b = uop.const dense<[2, 4]> : tensor<2xi8>
  %c = uop.const dense<[5, 1]> : tensor<2xi8>
  %m = uop.mstack %a, %b, %c : tensor<2xi8> -> !uop.multi<tensor<2xi8>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xi8>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %e0 = uop.const dense<[10, 6]> : tensor<2xi8>
  check.expect_eq %v0, %e0 : tensor<2xi8>
  check.expect_eq %s0, %e0 : tensor<2xi8>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xi8>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %e1 = uop.const dense<[30, 4]> : tensor<2xi8>
  check.expect_eq %v1, %e1 : tensor<2xi8>
  check.expect_eq %s1, %e1 : tensor<2xi8>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xi8>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %e2 = uop.const dense<[5, 4]> : tensor<2xi8>
  check.expect_eq %v2, %e2 : tensor<2xi8>
  check.expect_eq %s2, %e2 : tensor<2xi8>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xi8>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xi8>, 3> -> tensor<2xi8>
  %e3 = uop.const dense<[2, 1]> : tensor<2xi8>
  check.expect_eq %v3, %e3 : tensor<2xi8>
  check.expect_eq %s3, %e3 : tensor<2xi8>
  return
}

func.func @i16() {
  %a = uop.const dense<[3, 1]> : tensor<2xi16>
  %b = uop.const dense<[2, 4]> : tensor<2xi16>
  %c = uop.const dense<[5, 1]> : tensor<2xi16>
  %m = uop.mstack %a, %b, %c : tensor<2xi16> -> !uop.multi<tensor<2xi16>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xi16>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xi16>, 3> -> tensor<2xi16>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xi16>, 3> -> tensor<2xi16>
  %e0 = uop.const dense<[10, 6]> : tensor<2xi16>
  check.expect_eq %v0, %e0 : tensor<2xi16>
  check.expect_eq %s0, %e0 : tensor<2xi16>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xi16>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xi16>, 3> -> tensor<2xi16>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xi16>, 3> -> tensor<2xi16>
  %e1 = uop.const dense<[30, 4]> : tensor<2xi16>
  check.expect_eq %v1, %e1 : tensor<2xi16>
  check.expect_eq %s1, %e1 : tensor<2xi16>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xi16>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xi16>, 3> -> tensor<2xi16>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xi16>, 3> -> tensor<2xi16>
  %e2 = uop.const dense<[5, 4]> : tensor<2xi16>
  check.expect_eq %v2, %e2 : tensor<2xi16>
  check.expect_eq %s2, %e2 : tensor<2xi16>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xi16>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xi16>, 3> -> tensor<2xi16>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xi16>, 3> -> tensor<2xi16>
  %e3 = uop.const dense<[2, 1]> : tensor<2xi16>
  check.expect_eq %v3, %e3 : tensor<2xi16>
  check.expect_eq %s3, %e3 : tensor<2xi16>
  return
}

func.func @i32() {
  %a = uop.const dense<[3, 1]> : tensor<2xi32>
  %b = uop.const dense<[2, 4]> : tensor<2xi32>
  %c = uop.const dense<[5, 1]> : tensor<2xi32>
  %m = uop.mstack %a, %b, %c : tensor<2xi32> -> !uop.multi<tensor<2xi32>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xi32>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xi32>, 3> -> tensor<2xi32>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xi32>, 3> -> tensor<2xi32>
  %e0 = uop.const dense<[10, 6]> : tensor<2xi32>
  check.expect_eq %v0, %e0 : tensor<2xi32>
  check.expect_eq %s0, %e0 : tensor<2xi32>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xi32>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xi32>, 3> -> tensor<2xi32>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xi32>, 3> -> tensor<2xi32>
  %e1 = uop.const dense<[30, 4]> : tensor<2xi32>
  check.expect_eq %v1, %e1 : tensor<2xi32>
  check.expect_eq %s1, %e1 : tensor<2xi32>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xi32>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xi32>, 3> -> tensor<2xi32>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xi32>, 3> -> tensor<2xi32>
  %e2 = uop.const dense<[5, 4]> : tensor<2xi32>
  check.expect_eq %v2, %e2 : tensor<2xi32>
  check.expect_eq %s2, %e2 : tensor<2xi32>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xi32>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xi32>, 3> -> tensor<2xi32>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xi32>, 3> -> tensor<2xi32>
  %e3 = uop.const dense<[2, 1]> : tensor<2xi32>
  check.expect_eq %v3, %e3 : tensor<2xi32>
  check.expect_eq %s3, %e3 : tensor<2xi32>
  return
}

func.func @i64() {
  %a = uop.const dense<[3, 1]> : tensor<2xi64>
  %b = uop.const dense<[2, 4]> : tensor<2xi64>
  %c = uop.const dense<[5, 1]> : tensor<2xi64>
  %m = uop.mstack %a, %b, %c : tensor<2xi64> -> !uop.multi<tensor<2xi64>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xi64>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xi64>, 3> -> tensor<2xi64>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xi64>, 3> -> tensor<2xi64>
  %e0 = uop.const dense<[10, 6]> : tensor<2xi64>
  check.expect_eq %v0, %e0 : tensor<2xi64>
  check.expect_eq %s0, %e0 : tensor<2xi64>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xi64>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xi64>, 3> -> tensor<2xi64>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xi64>, 3> -> tensor<2xi64>
  %e1 = uop.const dense<[30, 4]> : tensor<2xi64>
  check.expect_eq %v1, %e1 : tensor<2xi64>
  check.expect_eq %s1, %e1 : tensor<2xi64>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xi64>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xi64>, 3> -> tensor<2xi64>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xi64>, 3> -> tensor<2xi64>
  %e2 = uop.const dense<[5, 4]> : tensor<2xi64>
  check.expect_eq %v2, %e2 : tensor<2xi64>
  check.expect_eq %s2, %e2 : tensor<2xi64>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xi64>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xi64>, 3> -> tensor<2xi64>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xi64>, 3> -> tensor<2xi64>
  %e3 = uop.const dense<[2, 1]> : tensor<2xi64>
  check.expect_eq %v3, %e3 : tensor<2xi64>
  check.expect_eq %s3, %e3 : tensor<2xi64>
  return
}

func.func @ui8() {
  %a = uop.const dense<[3, 1]> : tensor<2xui8>
  %b = uop.const dense<[2, 4]> : tensor<2xui8>
  %c = uop.const dense<[5, 1]> : tensor<2xui8>
  %m = uop.mstack %a, %b, %c : tensor<2xui8> -> !uop.multi<tensor<2xui8>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xui8>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xui8>, 3> -> tensor<2xui8>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xui8>, 3> -> tensor<2xui8>
  %e0 = uop.const dense<[10, 6]> : tensor<2xui8>
  check.expect_eq %v0, %e0 : tensor<2xui8>
  check.expect_eq %s0, %e0 : tensor<2xui8>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xui8>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xui8>, 3> -> tensor<2xui8>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xui8>, 3> -> tensor<2xui8>
  %e1 = uop.const dense<[30, 4]> : tensor<2xui8>
  check.expect_eq %v1, %e1 : tensor<2xui8>
  check.expect_eq %s1, %e1 : tensor<2xui8>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xui8>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xui8>, 3> -> tensor<2xui8>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xui8>, 3> -> tensor<2xui8>
  %e2 = uop.const dense<[5, 4]> : tensor<2xui8>
  check.expect_eq %v2, %e2 : tensor<2xui8>
  check.expect_eq %s2, %e2 : tensor<2xui8>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xui8>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xui8>, 3> -> tensor<2xui8>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xui8>, 3> -> tensor<2xui8>
  %e3 = uop.const dense<[2, 1]> : tensor<2xui8>
  check.expect_eq %v3, %e3 : tensor<2xui8>
  check.expect_eq %s3, %e3 : tensor<2xui8>
  return
}

func.func @ui16() {
  %a = uop.const dense<[3, 1]> : tensor<2xui16>
  %b = uop.const dense<[2, 4]> : tensor<2xui16>
  %c = uop.const dense<[5, 1]> : tensor<2xui16>
  %m = uop.mstack %a, %b, %c : tensor<2xui16> -> !uop.multi<tensor<2xui16>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xui16>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xui16>, 3> -> tensor<2xui16>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xui16>, 3> -> tensor<2xui16>
  %e0 = uop.const dense<[10, 6]> : tensor<2xui16>
  check.expect_eq %v0, %e0 : tensor<2xui16>
  check.expect_eq %s0, %e0 : tensor<2xui16>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xui16>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xui16>, 3> -> tensor<2xui16>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xui16>, 3> -> tensor<2xui16>
  %e1 = uop.const dense<[30, 4]> : tensor<2xui16>
  check.expect_eq %v1, %e1 : tensor<2xui16>
  check.expect_eq %s1, %e1 : tensor<2xui16>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xui16>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xui16>, 3> -> tensor<2xui16>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xui16>, 3> -> tensor<2xui16>
  %e2 = uop.const dense<[5, 4]> : tensor<2xui16>
  check.expect_eq %v2, %e2 : tensor<2xui16>
  check.expect_eq %s2, %e2 : tensor<2xui16>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xui16>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xui16>, 3> -> tensor<2xui16>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xui16>, 3> -> tensor<2xui16>
  %e3 = uop.const dense<[2, 1]> : tensor<2xui16>
  check.expect_eq %v3, %e3 : tensor<2xui16>
  check.expect_eq %s3, %e3 : tensor<2xui16>
  return
}

func.func @ui32() {
  %a = uop.const dense<[3, 1]> : tensor<2xui32>
  %b = uop.const dense<[2, 4]> : tensor<2xui32>
  %c = uop.const dense<[5, 1]> : tensor<2xui32>
  %m = uop.mstack %a, %b, %c : tensor<2xui32> -> !uop.multi<tensor<2xui32>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xui32>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xui32>, 3> -> tensor<2xui32>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xui32>, 3> -> tensor<2xui32>
  %e0 = uop.const dense<[10, 6]> : tensor<2xui32>
  check.expect_eq %v0, %e0 : tensor<2xui32>
  check.expect_eq %s0, %e0 : tensor<2xui32>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xui32>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xui32>, 3> -> tensor<2xui32>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xui32>, 3> -> tensor<2xui32>
  %e1 = uop.const dense<[30, 4]> : tensor<2xui32>
  check.expect_eq %v1, %e1 : tensor<2xui32>
  check.expect_eq %s1, %e1 : tensor<2xui32>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xui32>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xui32>, 3> -> tensor<2xui32>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xui32>, 3> -> tensor<2xui32>
  %e2 = uop.const dense<[5, 4]> : tensor<2xui32>
  check.expect_eq %v2, %e2 : tensor<2xui32>
  check.expect_eq %s2, %e2 : tensor<2xui32>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xui32>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xui32>, 3> -> tensor<2xui32>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xui32>, 3> -> tensor<2xui32>
  %e3 = uop.const dense<[2, 1]> : tensor<2xui32>
  check.expect_eq %v3, %e3 : tensor<2xui32>
  check.expect_eq %s3, %e3 : tensor<2xui32>
  return
}

func.func @ui64() {
  %a = uop.const dense<[3, 1]> : tensor<2xui64>
  %b = uop.const dense<[2, 4]> : tensor<2xui64>
  %c = uop.const dense<[5, 1]> : tensor<2xui64>
  %m = uop.mstack %a, %b, %c : tensor<2xui64> -> !uop.multi<tensor<2xui64>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xui64>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xui64>, 3> -> tensor<2xui64>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xui64>, 3> -> tensor<2xui64>
  %e0 = uop.const dense<[10, 6]> : tensor<2xui64>
  check.expect_eq %v0, %e0 : tensor<2xui64>
  check.expect_eq %s0, %e0 : tensor<2xui64>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xui64>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xui64>, 3> -> tensor<2xui64>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xui64>, 3> -> tensor<2xui64>
  %e1 = uop.const dense<[30, 4]> : tensor<2xui64>
  check.expect_eq %v1, %e1 : tensor<2xui64>
  check.expect_eq %s1, %e1 : tensor<2xui64>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xui64>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xui64>, 3> -> tensor<2xui64>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xui64>, 3> -> tensor<2xui64>
  %e2 = uop.const dense<[5, 4]> : tensor<2xui64>
  check.expect_eq %v2, %e2 : tensor<2xui64>
  check.expect_eq %s2, %e2 : tensor<2xui64>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xui64>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xui64>, 3> -> tensor<2xui64>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xui64>, 3> -> tensor<2xui64>
  %e3 = uop.const dense<[2, 1]> : tensor<2xui64>
  check.expect_eq %v3, %e3 : tensor<2xui64>
  check.expect_eq %s3, %e3 : tensor<2xui64>
  return
}

func.func @f8e4m3fn() {
  %a = uop.const dense<[3.0, 1.0]> : tensor<2xf8E4M3FN>
  %b = uop.const dense<[2.0, 4.0]> : tensor<2xf8E4M3FN>
  %c = uop.const dense<[5.0, 1.0]> : tensor<2xf8E4M3FN>
  %m = uop.mstack %a, %b, %c : tensor<2xf8E4M3FN> -> !uop.multi<tensor<2xf8E4M3FN>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xf8E4M3FN>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xf8E4M3FN>, 3> -> tensor<2xf8E4M3FN>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xf8E4M3FN>, 3> -> tensor<2xf8E4M3FN>
  %e0 = uop.const dense<[10.0, 6.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %v0, %e0 : tensor<2xf8E4M3FN>
  check.expect_eq %s0, %e0 : tensor<2xf8E4M3FN>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xf8E4M3FN>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xf8E4M3FN>, 3> -> tensor<2xf8E4M3FN>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xf8E4M3FN>, 3> -> tensor<2xf8E4M3FN>
  %e1 = uop.const dense<[30.0, 4.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %v1, %e1 : tensor<2xf8E4M3FN>
  check.expect_eq %s1, %e1 : tensor<2xf8E4M3FN>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xf8E4M3FN>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xf8E4M3FN>, 3> -> tensor<2xf8E4M3FN>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xf8E4M3FN>, 3> -> tensor<2xf8E4M3FN>
  %e2 = uop.const dense<[5.0, 4.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %v2, %e2 : tensor<2xf8E4M3FN>
  check.expect_eq %s2, %e2 : tensor<2xf8E4M3FN>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xf8E4M3FN>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xf8E4M3FN>, 3> -> tensor<2xf8E4M3FN>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xf8E4M3FN>, 3> -> tensor<2xf8E4M3FN>
  %e3 = uop.const dense<[2.0, 1.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %v3, %e3 : tensor<2xf8E4M3FN>
  check.expect_eq %s3, %e3 : tensor<2xf8E4M3FN>
  return
}

func.func @f8e5m2() {
  %a = uop.const dense<[3.0, 1.0]> : tensor<2xf8E5M2>
  %b = uop.const dense<[2.0, 4.0]> : tensor<2xf8E5M2>
  %c = uop.const dense<[5.0, 1.0]> : tensor<2xf8E5M2>
  %m = uop.mstack %a, %b, %c : tensor<2xf8E5M2> -> !uop.multi<tensor<2xf8E5M2>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xf8E5M2>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xf8E5M2>, 3> -> tensor<2xf8E5M2>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xf8E5M2>, 3> -> tensor<2xf8E5M2>
  %e0 = uop.const dense<[10.0, 6.0]> : tensor<2xf8E5M2>
  check.expect_eq %v0, %e0 : tensor<2xf8E5M2>
  check.expect_eq %s0, %e0 : tensor<2xf8E5M2>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xf8E5M2>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xf8E5M2>, 3> -> tensor<2xf8E5M2>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xf8E5M2>, 3> -> tensor<2xf8E5M2>
  %e1 = uop.const dense<[30.0, 4.0]> : tensor<2xf8E5M2>
  check.expect_eq %v1, %e1 : tensor<2xf8E5M2>
  check.expect_eq %s1, %e1 : tensor<2xf8E5M2>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xf8E5M2>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xf8E5M2>, 3> -> tensor<2xf8E5M2>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xf8E5M2>, 3> -> tensor<2xf8E5M2>
  %e2 = uop.const dense<[5.0, 4.0]> : tensor<2xf8E5M2>
  check.expect_eq %v2, %e2 : tensor<2xf8E5M2>
  check.expect_eq %s2, %e2 : tensor<2xf8E5M2>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xf8E5M2>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xf8E5M2>, 3> -> tensor<2xf8E5M2>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xf8E5M2>, 3> -> tensor<2xf8E5M2>
  %e3 = uop.const dense<[2.0, 1.0]> : tensor<2xf8E5M2>
  check.expect_eq %v3, %e3 : tensor<2xf8E5M2>
  check.expect_eq %s3, %e3 : tensor<2xf8E5M2>
  return
}

func.func @bf16() {
  %a = uop.const dense<[3.0, 1.0]> : tensor<2xbf16>
  %b = uop.const dense<[2.0, 4.0]> : tensor<2xbf16>
  %c = uop.const dense<[5.0, 1.0]> : tensor<2xbf16>
  %m = uop.mstack %a, %b, %c : tensor<2xbf16> -> !uop.multi<tensor<2xbf16>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xbf16>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xbf16>, 3> -> tensor<2xbf16>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xbf16>, 3> -> tensor<2xbf16>
  %e0 = uop.const dense<[10.0, 6.0]> : tensor<2xbf16>
  check.expect_eq %v0, %e0 : tensor<2xbf16>
  check.expect_eq %s0, %e0 : tensor<2xbf16>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xbf16>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xbf16>, 3> -> tensor<2xbf16>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xbf16>, 3> -> tensor<2xbf16>
  %e1 = uop.const dense<[30.0, 4.0]> : tensor<2xbf16>
  check.expect_eq %v1, %e1 : tensor<2xbf16>
  check.expect_eq %s1, %e1 : tensor<2xbf16>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xbf16>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xbf16>, 3> -> tensor<2xbf16>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xbf16>, 3> -> tensor<2xbf16>
  %e2 = uop.const dense<[5.0, 4.0]> : tensor<2xbf16>
  check.expect_eq %v2, %e2 : tensor<2xbf16>
  check.expect_eq %s2, %e2 : tensor<2xbf16>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xbf16>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xbf16>, 3> -> tensor<2xbf16>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xbf16>, 3> -> tensor<2xbf16>
  %e3 = uop.const dense<[2.0, 1.0]> : tensor<2xbf16>
  check.expect_eq %v3, %e3 : tensor<2xbf16>
  check.expect_eq %s3, %e3 : tensor<2xbf16>
  return
}

func.func @f16() {
  %a = uop.const dense<[3.0, 1.0]> : tensor<2xf16>
  %b = uop.const dense<[2.0, 4.0]> : tensor<2xf16>
  %c = uop.const dense<[5.0, 1.0]> : tensor<2xf16>
  %m = uop.mstack %a, %b, %c : tensor<2xf16> -> !uop.multi<tensor<2xf16>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xf16>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xf16>, 3> -> tensor<2xf16>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xf16>, 3> -> tensor<2xf16>
  %e0 = uop.const dense<[10.0, 6.0]> : tensor<2xf16>
  check.expect_eq %v0, %e0 : tensor<2xf16>
  check.expect_eq %s0, %e0 : tensor<2xf16>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xf16>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xf16>, 3> -> tensor<2xf16>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xf16>, 3> -> tensor<2xf16>
  %e1 = uop.const dense<[30.0, 4.0]> : tensor<2xf16>
  check.expect_eq %v1, %e1 : tensor<2xf16>
  check.expect_eq %s1, %e1 : tensor<2xf16>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xf16>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xf16>, 3> -> tensor<2xf16>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xf16>, 3> -> tensor<2xf16>
  %e2 = uop.const dense<[5.0, 4.0]> : tensor<2xf16>
  check.expect_eq %v2, %e2 : tensor<2xf16>
  check.expect_eq %s2, %e2 : tensor<2xf16>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xf16>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xf16>, 3> -> tensor<2xf16>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xf16>, 3> -> tensor<2xf16>
  %e3 = uop.const dense<[2.0, 1.0]> : tensor<2xf16>
  check.expect_eq %v3, %e3 : tensor<2xf16>
  check.expect_eq %s3, %e3 : tensor<2xf16>
  return
}

func.func @f32() {
  %a = uop.const dense<[3.0, 1.0]> : tensor<2xf32>
  %b = uop.const dense<[2.0, 4.0]> : tensor<2xf32>
  %c = uop.const dense<[5.0, 1.0]> : tensor<2xf32>
  %m = uop.mstack %a, %b, %c : tensor<2xf32> -> !uop.multi<tensor<2xf32>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xf32>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xf32>, 3> -> tensor<2xf32>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xf32>, 3> -> tensor<2xf32>
  %e0 = uop.const dense<[10.0, 6.0]> : tensor<2xf32>
  check.expect_eq %v0, %e0 : tensor<2xf32>
  check.expect_eq %s0, %e0 : tensor<2xf32>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xf32>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xf32>, 3> -> tensor<2xf32>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xf32>, 3> -> tensor<2xf32>
  %e1 = uop.const dense<[30.0, 4.0]> : tensor<2xf32>
  check.expect_eq %v1, %e1 : tensor<2xf32>
  check.expect_eq %s1, %e1 : tensor<2xf32>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xf32>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xf32>, 3> -> tensor<2xf32>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xf32>, 3> -> tensor<2xf32>
  %e2 = uop.const dense<[5.0, 4.0]> : tensor<2xf32>
  check.expect_eq %v2, %e2 : tensor<2xf32>
  check.expect_eq %s2, %e2 : tensor<2xf32>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xf32>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xf32>, 3> -> tensor<2xf32>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xf32>, 3> -> tensor<2xf32>
  %e3 = uop.const dense<[2.0, 1.0]> : tensor<2xf32>
  check.expect_eq %v3, %e3 : tensor<2xf32>
  check.expect_eq %s3, %e3 : tensor<2xf32>
  return
}

func.func @f64() {
  %a = uop.const dense<[3.0, 1.0]> : tensor<2xf64>
  %b = uop.const dense<[2.0, 4.0]> : tensor<2xf64>
  %c = uop.const dense<[5.0, 1.0]> : tensor<2xf64>
  %m = uop.mstack %a, %b, %c : tensor<2xf64> -> !uop.multi<tensor<2xf64>, 3>
  %r0 = uop.allreduce add %m : !uop.multi<tensor<2xf64>, 3>
  %v0 = uop.multi %r0 : !uop.multi<tensor<2xf64>, 3> -> tensor<2xf64>
  %s0 = uop.mselect %r0 [2] : !uop.multi<tensor<2xf64>, 3> -> tensor<2xf64>
  %e0 = uop.const dense<[10.0, 6.0]> : tensor<2xf64>
  check.expect_eq %v0, %e0 : tensor<2xf64>
  check.expect_eq %s0, %e0 : tensor<2xf64>
  %r1 = uop.allreduce mul %m : !uop.multi<tensor<2xf64>, 3>
  %v1 = uop.multi %r1 : !uop.multi<tensor<2xf64>, 3> -> tensor<2xf64>
  %s1 = uop.mselect %r1 [2] : !uop.multi<tensor<2xf64>, 3> -> tensor<2xf64>
  %e1 = uop.const dense<[30.0, 4.0]> : tensor<2xf64>
  check.expect_eq %v1, %e1 : tensor<2xf64>
  check.expect_eq %s1, %e1 : tensor<2xf64>
  %r2 = uop.allreduce max %m : !uop.multi<tensor<2xf64>, 3>
  %v2 = uop.multi %r2 : !uop.multi<tensor<2xf64>, 3> -> tensor<2xf64>
  %s2 = uop.mselect %r2 [2] : !uop.multi<tensor<2xf64>, 3> -> tensor<2xf64>
  %e2 = uop.const dense<[5.0, 4.0]> : tensor<2xf64>
  check.expect_eq %v2, %e2 : tensor<2xf64>
  check.expect_eq %s2, %e2 : tensor<2xf64>
  %r3 = uop.allreduce min %m : !uop.multi<tensor<2xf64>, 3>
  %v3 = uop.multi %r3 : !uop.multi<tensor<2xf64>, 3> -> tensor<2xf64>
  %s3 = uop.mselect %r3 [2] : !uop.multi<tensor<2xf64>, 3> -> tensor<2xf64>
  %e3 = uop.const dense<[2.0, 1.0]> : tensor<2xf64>
  check.expect_eq %v3, %e3 : tensor<2xf64>
  check.expect_eq %s3, %e3 : tensor<2xf64>
  return
}

// add and max of i1 are "or", mul and min are "and".
func.func @bool() {
  %a = uop.const dense<[true, false, true]> : tensor<3xi1>
  %b = uop.const dense<[true, false, false]> : tensor<3xi1>
  %m = uop.mstack %a, %b : tensor<3xi1> -> !uop.multi<tensor<3xi1>, 2>
  %0 = uop.allreduce add %m : !uop.multi<tensor<3xi1>, 2>
  %1 = uop.multi %0 : !uop.multi<tensor<3xi1>, 2> -> tensor<3xi1>
  check.expect_eq %1, %a : tensor<3xi1>
  %2 = uop.allreduce mul %m : !uop.multi<tensor<3xi1>, 2>
  %3 = uop.multi %2 : !uop.multi<tensor<3xi1>, 2> -> tensor<3xi1>
  check.expect_eq %3, %b : tensor<3xi1>
  return
}

// Rounded once: 2048 + 1 + 1 is 2050 in f32, and 2048 if each sum is an f16.
// In ascending order: (1e8 + 1) + -1e8 is 0 in f32.
func.func @order_and_rounding() {
  %a = uop.const dense<2048.0> : tensor<1xf16>
  %b = uop.const dense<1.0> : tensor<1xf16>
  %m = uop.mstack %a, %b, %b : tensor<1xf16> -> !uop.multi<tensor<1xf16>, 3>
  %0 = uop.allreduce add %m : !uop.multi<tensor<1xf16>, 3>
  %1 = uop.multi %0 : !uop.multi<tensor<1xf16>, 3> -> tensor<1xf16>
  %e = uop.const dense<2050.0> : tensor<1xf16>
  check.expect_eq %1, %e : tensor<1xf16>
  %x = uop.const dense<1.0e8> : tensor<1xf32>
  %y = uop.const dense<1.0> : tensor<1xf32>
  %z = uop.const dense<-1.0e8> : tensor<1xf32>
  %n = uop.mstack %x, %y, %z : tensor<1xf32> -> !uop.multi<tensor<1xf32>, 3>
  %2 = uop.allreduce add %n : !uop.multi<tensor<1xf32>, 3>
  %3 = uop.multi %2 : !uop.multi<tensor<1xf32>, 3> -> tensor<1xf32>
  %f = uop.const dense<0.0> : tensor<1xf32>
  check.expect_eq %3, %f : tensor<1xf32>
  return
}

// A sum of -0.0 alone is -0.0; NaN is kept; integers wrap.
func.func @edges() {
  %z = uop.const dense<[-0.0, 0x7FC00000]> : tensor<2xf32>
  %o = uop.const dense<[-0.0, 1.0]> : tensor<2xf32>
  %m = uop.mstack %z, %o : tensor<2xf32> -> !uop.multi<tensor<2xf32>, 2>
  %0 = uop.allreduce add %m : !uop.multi<tensor<2xf32>, 2>
  %1 = uop.multi %0 : !uop.multi<tensor<2xf32>, 2> -> tensor<2xf32>
  check.expect_eq %1, %z : tensor<2xf32>
  %2 = uop.allreduce max %m : !uop.multi<tensor<2xf32>, 2>
  %3 = uop.mselect %2 [1] : !uop.multi<tensor<2xf32>, 2> -> tensor<2xf32>
  check.expect_eq %3, %z : tensor<2xf32>
  %i = uop.const dense<100> : tensor<1xi8>
  %n = uop.mstack %i, %i : tensor<1xi8> -> !uop.multi<tensor<1xi8>, 2>
  %4 = uop.allreduce add %n : !uop.multi<tensor<1xi8>, 2>
  %5 = uop.multi %4 : !uop.multi<tensor<1xi8>, 2> -> tensor<1xi8>
  %w = uop.const dense<-56> : tensor<1xi8>
  check.expect_eq %5, %w : tensor<1xi8>
  return
}
