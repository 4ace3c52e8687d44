// Special and ordinary arguments of each function, as the op and decomposed:
// the first list of a function is right to the bit, the second to 2 ulp.
//
// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-decompose --test-uop-interpret
// RUN: uop-opt %s --uop-decompose --cse --canonicalize --test-uop-interpret
// RUN: uop-opt %s --uop-decompose=native-ldexp --cse --canonicalize --test-uop-interpret

uop.kernel @exp_kernel(%x: memref<34xf32>, %o: memref<34xf32>) {
  %i = uop.range 0 to 34 : index
  %0 = uop.load %x[%i] : memref<34xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<34xf32>
  uop.sink
}

func.func @exp() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x42B20000, 0xC2D00000,
    0x3F800000, 0xBF800000, 0x3F000000, 0xC0000000, 0x40500000, 0x41200000, 0x42B17217, 0x42B1999A, 0xC2AE999A, 0xC2AECCCD, 0xC2BE0000, 0xC2CE6666, 0xC2CFCCCD, 0x2EDBE6FF, 0xAEDBE6FF, 0x3EB1719F, 0xBEB172EF, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000]> : tensor<34xf32>
  %init = tensor.empty() : tensor<34xf32>
  %r = uop.launch @exp_kernel ins(%x : tensor<34xf32>) outs(%init : tensor<34xf32>) -> tensor<34xf32>
  %r0 = uop.shrink %r offsets [0] sizes [11] : tensor<34xf32> -> tensor<11xf32>
  %e0 = uop.const dense<[0x3F800000, 0x3F800000, 0x7F800000, 0x00000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x00000000, 0x7F800000, 0x00000000]> : tensor<11xf32>
  check.expect_eq %r0, %e0 : tensor<11xf32>
  %r1 = uop.shrink %r offsets [11] sizes [23] : tensor<34xf32> -> tensor<23xf32>
  %e1 = uop.const dense<[0x402DF854, 0x3EBC5AB2, 0x3FD3094C, 0x3E0A9555, 0x41CE529E, 0x46AC14EE, 0x7F7FFF84, 0x7F800000, 0x0084C38B, 0x00782140, 0x00000F64, 0x00000001, 0x00000001, 0x3F800000, 0x3F800000, 0x3FB504C8, 0x3F3504A7, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000]> : tensor<23xf32>
  check.expect_close %r1, %e1 {ulp = 2} : tensor<23xf32>
  return
}

uop.kernel @exp2_kernel(%x: memref<36xf32>, %o: memref<36xf32>) {
  %i = uop.range 0 to 36 : index
  %0 = uop.load %x[%i] : memref<36xf32> -> f32
  %1 = uop.exp2 %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<36xf32>
  uop.sink
}

func.func @exp2() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x43000000, 0xC3170000, 0x42FE0000, 0xC2FC0000, 0xC3150000, 0x41200000,
    0x3F800000, 0xBF800000, 0x3F000000, 0xC0000000, 0x40500000, 0x41200000, 0x42FFFFFF, 0xC2FB0000, 0xC2FD0000, 0xC30C4000, 0xC3158000, 0x2EDBE6FF, 0x3EFFFFFF, 0xBF000000, 0x3F000001, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000]> : tensor<36xf32>
  %init = tensor.empty() : tensor<36xf32>
  %r = uop.launch @exp2_kernel ins(%x : tensor<36xf32>) outs(%init : tensor<36xf32>) -> tensor<36xf32>
  %r0 = uop.shrink %r offsets [0] sizes [15] : tensor<36xf32> -> tensor<15xf32>
  %e0 = uop.const dense<[0x3F800000, 0x3F800000, 0x7F800000, 0x00000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x00000000, 0x7F800000, 0x00000000, 0x7F000000, 0x00800000, 0x00000001, 0x44800000]> : tensor<15xf32>
  check.expect_eq %r0, %e0 : tensor<15xf32>
  %r1 = uop.shrink %r offsets [15] sizes [21] : tensor<36xf32> -> tensor<21xf32>
  %e1 = uop.const dense<[0x40000000, 0x3F000000, 0x3FB504F3, 0x3E800000, 0x411837F0, 0x44800000, 0x7F7FFFA7, 0x00B504F3, 0x005A827A, 0x000001AF, 0x00000001, 0x3F800000, 0x3FB504F3, 0x3F3504F3, 0x3FB504F4, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000]> : tensor<21xf32>
  check.expect_close %r1, %e1 {ulp = 2} : tensor<21xf32>
  return
}

uop.kernel @log_kernel(%x: memref<29xf32>, %o: memref<29xf32>) {
  %i = uop.range 0 to 29 : index
  %0 = uop.load %x[%i] : memref<29xf32> -> f32
  %1 = uop.log %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<29xf32>
  uop.sink
}

func.func @log() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0x3F800000, 0x80000001, 0xBF800000, 0xFF7FFFFF,
    0x3F000000, 0x40000000, 0x40500000, 0x41200000, 0x3F7FFFFF, 0x3F800001, 0x3F3504F3, 0x3F3504F4, 0x3FB504F3, 0x3FB504F4, 0x0DA24260, 0x7149F2CA, 0x7F7FFFFF, 0x00000001, 0x00000002, 0x007FFFFF, 0x00800000, 0x00012345]> : tensor<29xf32>
  %init = tensor.empty() : tensor<29xf32>
  %r = uop.launch @log_kernel ins(%x : tensor<29xf32>) outs(%init : tensor<29xf32>) -> tensor<29xf32>
  %r0 = uop.shrink %r offsets [0] sizes [11] : tensor<29xf32> -> tensor<11xf32>
  %e0 = uop.const dense<[0xFF800000, 0xFF800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<11xf32>
  check.expect_eq %r0, %e0 : tensor<11xf32>
  %r1 = uop.shrink %r offsets [11] sizes [18] : tensor<29xf32> -> tensor<18xf32>
  %e1 = uop.const dense<[0xBF317218, 0x3F317218, 0x3F96DE2B, 0x40135D8E, 0xB3800000, 0x33FFFFFF, 0xBEB17219, 0xBEB17216, 0x3EB17217, 0x3EB1721A, 0xC28A27B5, 0x428A27B5, 0x42B17218, 0xC2CE8ED0, 0xC2CD2BEC, 0xC2AEAC50, 0xC2AEAC50, 0xC2B81E77]> : tensor<18xf32>
  check.expect_close %r1, %e1 {ulp = 2} : tensor<18xf32>
  return
}

uop.kernel @log2_kernel(%x: memref<31xf32>, %o: memref<31xf32>) {
  %i = uop.range 0 to 31 : index
  %0 = uop.load %x[%i] : memref<31xf32> -> f32
  %1 = uop.log2 %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<31xf32>
  uop.sink
}

func.func @log2() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0x3F800000, 0x80000001, 0xBF800000, 0xFF7FFFFF, 0x44800000, 0x00000001, 0x00400000, 0x7F000000,
    0x3E99999A, 0x40500000, 0x41200000, 0x3F7FFFFF, 0x3F800001, 0x3F3504F3, 0x3F3504F4, 0x3FB504F3, 0x3FB504F4, 0x0DA24260, 0x7149F2CA, 0x7F7FFFFF, 0x00000003, 0x007FFFFF, 0x00800000, 0x00012345]> : tensor<31xf32>
  %init = tensor.empty() : tensor<31xf32>
  %r = uop.launch @log2_kernel ins(%x : tensor<31xf32>) outs(%init : tensor<31xf32>) -> tensor<31xf32>
  %r0 = uop.shrink %r offsets [0] sizes [15] : tensor<31xf32> -> tensor<15xf32>
  %e0 = uop.const dense<[0xFF800000, 0xFF800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x41200000, 0xC3150000, 0xC2FE0000, 0x42FE0000]> : tensor<15xf32>
  check.expect_eq %r0, %e0 : tensor<15xf32>
  %r1 = uop.shrink %r offsets [15] sizes [16] : tensor<31xf32> -> tensor<16xf32>
  %e1 = uop.const dense<[0xBFDE54E3, 0x3FD9A802, 0x40549A78, 0xB3B8AA3C, 0x3438AA3A, 0xBF000000, 0xBEFFFFFD, 0x3EFFFFFF, 0x3F000002, 0xC2C750D1, 0x42C750D1, 0x43000000, 0xC3136A40, 0xC2FC0000, 0xC2FC0000, 0xC304D054]> : tensor<16xf32>
  check.expect_close %r1, %e1 {ulp = 2} : tensor<16xf32>
  return
}

uop.kernel @sin_kernel(%x: memref<35xf32>, %o: memref<35xf32>) {
  %i = uop.range 0 to 35 : index
  %0 = uop.load %x[%i] : memref<35xf32> -> f32
  %1 = uop.sin %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<35xf32>
  uop.sink
}

func.func @sin() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000,
    0x3F800000, 0xBF800000, 0x3F000000, 0xC0000000, 0x40500000, 0x41200000, 0x3FC90FDB, 0x40490FDB, 0x3F490FDB, 0x47FFFFFF, 0x48000000, 0x47CD2480, 0x47C35000, 0xC9742400, 0x501502F9, 0xE0AD78EC, 0x7E967699, 0x7F7FFFFF, 0x47CD246F, 0x474D246F, 0x5FB2FE33, 0x6115CB11]> : tensor<35xf32>
  %init = tensor.empty() : tensor<35xf32>
  %r = uop.launch @sin_kernel ins(%x : tensor<35xf32>) outs(%init : tensor<35xf32>) -> tensor<35xf32>
  %r0 = uop.shrink %r offsets [0] sizes [13] : tensor<35xf32> -> tensor<13xf32>
  %e0 = uop.const dense<[0x00000000, 0x80000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000]> : tensor<13xf32>
  check.expect_eq %r0, %e0 : tensor<13xf32>
  %r1 = uop.shrink %r offsets [13] sizes [22] : tensor<35xf32> -> tensor<22xf32>
  %e1 = uop.const dense<[0x3F576AA4, 0xBF576AA4, 0x3EF57744, 0xBF68C7B7, 0xBDDD9569, 0xBF0B44F8, 0x3F800000, 0xB3BBBD2E, 0x3F3504F3, 0xBF7FD979, 0xBF7FC5EC, 0xBE0799BF, 0x3D126D55, 0x3EB33259, 0xBEF99A64, 0xBF281569, 0x3F7D39E2, 0xBF0599B3, 0xB30B5715, 0x3F800000, 0xBF325631, 0xBE7CC1E1]> : tensor<22xf32>
  check.expect_close %r1, %e1 {ulp = 2} : tensor<22xf32>
  return
}

uop.kernel @cos_kernel(%x: memref<35xf32>, %o: memref<35xf32>) {
  %i = uop.range 0 to 35 : index
  %0 = uop.load %x[%i] : memref<35xf32> -> f32
  %1 = uop.cos %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<35xf32>
  uop.sink
}

func.func @cos() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000,
    0x3F800000, 0xBF800000, 0x3F000000, 0xC0000000, 0x40500000, 0x41200000, 0x3FC90FDB, 0x40490FDB, 0x3F490FDB, 0x47FFFFFF, 0x48000000, 0x47CD2480, 0x47C35000, 0xC9742400, 0x501502F9, 0xE0AD78EC, 0x7E967699, 0x7F7FFFFF, 0x47CD246F, 0x474D246F, 0x5FB2FE33, 0x6115CB11]> : tensor<35xf32>
  %init = tensor.empty() : tensor<35xf32>
  %r = uop.launch @cos_kernel ins(%x : tensor<35xf32>) outs(%init : tensor<35xf32>) -> tensor<35xf32>
  %r0 = uop.shrink %r offsets [0] sizes [13] : tensor<35xf32> -> tensor<13xf32>
  %e0 = uop.const dense<[0x3F800000, 0x3F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000]> : tensor<13xf32>
  check.expect_eq %r0, %e0 : tensor<13xf32>
  %r1 = uop.shrink %r offsets [13] sizes [22] : tensor<35xf32> -> tensor<22xf32>
  %e1 = uop.const dense<[0x3F0A5140, 0x3F0A5140, 0x3F60A940, 0xBED51133, 0xBF7E7F48, 0xBF56CD64, 0xB33BBD2E, 0xBF800000, 0x3F3504F3, 0x3D0C6D6A, 0x3D2C676B, 0xBF7DBED9, 0xBF7FD61C, 0x3F6FCEFD, 0x3F5F84C5, 0x3F411723, 0x3E1655CD, 0x3F5A5F96, 0xBF800000, 0xB28B5715, 0x3F37A9AE, 0x3F78142E]> : tensor<22xf32>
  check.expect_close %r1, %e1 {ulp = 2} : tensor<22xf32>
  return
}

uop.kernel @tan_kernel(%x: memref<35xf32>, %o: memref<35xf32>) {
  %i = uop.range 0 to 35 : index
  %0 = uop.load %x[%i] : memref<35xf32> -> f32
  %1 = uop.tan %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<35xf32>
  uop.sink
}

func.func @tan() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000,
    0x3F800000, 0xBF800000, 0x3F000000, 0xC0000000, 0x40500000, 0x41200000, 0x3FC90FDB, 0x40490FDB, 0x3F490FDB, 0x47FFFFFF, 0x48000000, 0x47CD2480, 0x47C35000, 0xC9742400, 0x501502F9, 0xE0AD78EC, 0x7E967699, 0x7F7FFFFF, 0x47CD246F, 0x474D246F, 0x5FB2FE33, 0x6115CB11]> : tensor<35xf32>
  %init = tensor.empty() : tensor<35xf32>
  %r = uop.launch @tan_kernel ins(%x : tensor<35xf32>) outs(%init : tensor<35xf32>) -> tensor<35xf32>
  %r0 = uop.shrink %r offsets [0] sizes [13] : tensor<35xf32> -> tensor<13xf32>
  %e0 = uop.const dense<[0x00000000, 0x80000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000]> : tensor<13xf32>
  check.expect_eq %r0, %e0 : tensor<13xf32>
  %r1 = uop.shrink %r offsets [13] sizes [22] : tensor<35xf32> -> tensor<22xf32>
  %e1 = uop.const dense<[0x3FC75923, 0xBFC75923, 0x3F0BDA7B, 0x400BD7B1, 0x3DDEE460, 0x3F25FAFA, 0xCBAE8A4A, 0x33BBBD2E, 0x3F800000, 0xC1E93525, 0xC1BDE593, 0x3E08CE2C, 0xBD12854F, 0x3EBF4BB4, 0xBF0EF000, 0xBF5ED890, 0x40D79AC2, 0xBF1C9ECA, 0x330B5715, 0xCC6B2A5F, 0xBF78937E, 0xBE8269F8]> : tensor<22xf32>
  check.expect_close %r1, %e1 {ulp = 2} : tensor<22xf32>
  return
}

uop.kernel @tanh_kernel(%x: memref<31xf32>, %o: memref<31xf32>) {
  %i = uop.range 0 to 31 : index
  %0 = uop.load %x[%i] : memref<31xf32> -> f32
  %1 = uop.tanh %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<31xf32>
  uop.sink
}

func.func @tanh() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x41180000, 0xC1180000, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000,
    0x3F800000, 0xBF800000, 0x3F000000, 0xC0000000, 0x40500000, 0x41200000, 0x3F199999, 0x3F19999A, 0x3F19999B, 0x38D1B717, 0x41100000, 0x411051EC, 0xC11028F6, 0x1E3CE508]> : tensor<31xf32>
  %init = tensor.empty() : tensor<31xf32>
  %r = uop.launch @tanh_kernel ins(%x : tensor<31xf32>) outs(%init : tensor<31xf32>) -> tensor<31xf32>
  %r0 = uop.shrink %r offsets [0] sizes [17] : tensor<31xf32> -> tensor<17xf32>
  %e0 = uop.const dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F800000, 0xBF800000, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000]> : tensor<17xf32>
  check.expect_eq %r0, %e0 : tensor<17xf32>
  %r1 = uop.shrink %r offsets [17] sizes [14] : tensor<31xf32> -> tensor<14xf32>
  %e1 = uop.const dense<[0x3F42F7D6, 0xBF42F7D6, 0x3EEC9A9F, 0xBF76CA83, 0x3F7F3B3D, 0x3F800000, 0x3F097C14, 0x3F097C15, 0x3F097C16, 0x38D1B717, 0x3F7FFFFF, 0x3F800000, 0xBF7FFFFF, 0x1E3CE508]> : tensor<14xf32>
  check.expect_close %r1, %e1 {ulp = 2} : tensor<14xf32>
  return
}

uop.kernel @erf_kernel(%x: memref<31xf32>, %o: memref<31xf32>) {
  %i = uop.range 0 to 31 : index
  %0 = uop.load %x[%i] : memref<31xf32> -> f32
  %1 = uop.erf %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<31xf32>
  uop.sink
}

func.func @erf() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x40900000, 0xC0900000,
    0x3F800000, 0xBF800000, 0x3F000000, 0xC0000000, 0x40500000, 0x41200000, 0x3F6CCCCC, 0x3F6CCCCD, 0x3F6CCCCE, 0x38D1B717, 0x4079999A, 0xC07AE148, 0x407B851F, 0x1E3CE508, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000]> : tensor<31xf32>
  %init = tensor.empty() : tensor<31xf32>
  %r = uop.launch @erf_kernel ins(%x : tensor<31xf32>) outs(%init : tensor<31xf32>) -> tensor<31xf32>
  %r0 = uop.shrink %r offsets [0] sizes [11] : tensor<31xf32> -> tensor<11xf32>
  %e0 = uop.const dense<[0x00000000, 0x80000000, 0x3F800000, 0xBF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0xBF800000, 0x3F800000, 0xBF800000]> : tensor<11xf32>
  check.expect_eq %r0, %e0 : tensor<11xf32>
  %r1 = uop.shrink %r offsets [11] sizes [20] : tensor<31xf32> -> tensor<20xf32>
  %e1 = uop.const dense<[0x3F57BB3D, 0xBF57BB3D, 0x3F053F7B, 0xBF7ECD71, 0x3F7FFFB8, 0x3F800000, 0x3F4F2634, 0x3F4F2635, 0x3F4F2635, 0x38ECA365, 0x3F7FFFFF, 0xBF800000, 0x3F800000, 0x1E552511, 0x00000001, 0x80000001, 0x00906EB9, 0x80906EB9, 0x00906EBB, 0x80906EBB]> : tensor<20xf32>
  check.expect_close %r1, %e1 {ulp = 2} : tensor<20xf32>
  return
}
