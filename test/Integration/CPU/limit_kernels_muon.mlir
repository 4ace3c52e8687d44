// A step of the Muon optimizer, made small. Scalars that depend on no range are
// parts of parts: each is materialised before what is made of it.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
// RUN: uop-opt %s --uop-schedule=max-ops=24 -o %t.mlir
// RUN: uop-run %t.mlir --random-inputs=3 --verify
// RUN: uop-smith --check-file=%s --seed=1 --schedules=small,interpret-small,interpret-small-unfused

func.func @main(%a9328: tensor<4x4x4xf32>, %a9268: tensor<4x4x4xf32>, %a9248: tensor<4x4x4xf32>, %a9083: tensor<4x4xf32>, %a9093: tensor<1x1xf32>, %a9018: tensor<1x4xf32>, %a9340: tensor<4x4x4xf32>, %a9318: tensor<4x4xf32>, %a9299: tensor<4x4x4xf32>, %a9291: tensor<4x4xf32>, %a9281: tensor<4x4xf32>, %a9278: tensor<4x4x4xf32>, %a9252: tensor<4x4xf32>, %a9250: tensor<4x4xf32>, %a9238: tensor<4x4x4xf32>, %a9232: tensor<4x4xf32>, %a9231: tensor<4x4xf32>, %a9077: tensor<1x4x4xf32>, %a9075: tensor<4x4xf32>, %a9056: tensor<1x4xf32>, %a9044: tensor<1x1xf32>, %a9045: tensor<4x1xf32>, %a9039: tensor<1x1xf32>, %a9033: tensor<1x1xf32>, %a9028: tensor<1x4xf32>, %a9027: tensor<1x4xf32>, %a9022: tensor<4x1x4xf32>) -> (tensor<4x4xf32>) {
  %23 = uop.reduce_axis add %a9022 axes [0] : tensor<4x1x4xf32> -> tensor<1x4xf32>
  %24 = uop.cmp lt %a9018, %23 : tensor<1x4xf32>
  %29 = uop.where %24, %23, %a9018 : tensor<1x4xf32>
  %30 = uop.permute %29 [1, 0] : tensor<1x4xf32> -> tensor<4x1xf32>
  %31 = uop.reduce_axis max %30 axes [0] : tensor<4x1xf32> -> tensor<1xf32>
  %32 = uop.reshape %31 : tensor<1xf32> -> tensor<1x1xf32>
  %34 = uop.mul %32, %a9033 : tensor<1x1xf32>
  %35 = uop.expand %34 : tensor<1x1xf32> -> tensor<1x4xf32>
  %36 = uop.add %29, %35 : tensor<1x4xf32>
  %37 = uop.mul %36, %a9028 : tensor<1x4xf32>
  %38 = uop.exp2 %37 : tensor<1x4xf32>
  %46 = uop.reduce_axis add %a9045 axes [0] : tensor<4x1xf32> -> tensor<1xf32>
  %47 = uop.reshape %46 : tensor<1xf32> -> tensor<1x1xf32>
  %48 = uop.mul %47, %a9039 : tensor<1x1xf32>
  %49 = uop.recip %48 : tensor<1x1xf32>
  %50 = uop.mul %a9044, %49 : tensor<1x1xf32>
  %51 = uop.reshape %50 : tensor<1x1xf32> -> tensor<1xf32>
  %52 = uop.reshape %51 : tensor<1xf32> -> tensor<1x1xf32>
  %53 = uop.expand %52 : tensor<1x1xf32> -> tensor<4x1xf32>
  %54 = uop.permute %53 [1, 0] : tensor<4x1xf32> -> tensor<1x4xf32>
  %55 = uop.mul %38, %54 : tensor<1x4xf32>
  %57 = uop.mul %55, %a9056 : tensor<1x4xf32>
  %58 = uop.mul %a9028, %57 : tensor<1x4xf32>
  %59 = uop.add %a9027, %58 : tensor<1x4xf32>
  %60 = uop.where %24, %59, %a9018 : tensor<1x4xf32>
  %61 = uop.reshape %60 : tensor<1x4xf32> -> tensor<1x1x4xf32>
  %62 = uop.expand %61 : tensor<1x1x4xf32> -> tensor<4x1x4xf32>
  %63 = uop.permute %62 [1, 2, 0] : tensor<4x1x4xf32> -> tensor<1x4x4xf32>
  %78 = uop.mul %a9077, %63 : tensor<1x4x4xf32>
  %79 = uop.permute %78 [0, 2, 1] : tensor<1x4x4xf32> -> tensor<1x4x4xf32>
  %80 = uop.reshape %79 : tensor<1x4x4xf32> -> tensor<4x4xf32>
  %221 = uop.mul %a9075, %a9083 : tensor<4x4xf32>
  %222 = uop.add %80, %221 : tensor<4x4xf32>
  %223 = uop.mul %222, %222 : tensor<4x4xf32>
  %224 = uop.reduce_axis add %223 axes [0, 1] : tensor<4x4xf32> -> tensor<f32>
  %225 = uop.reshape %224 : tensor<f32> -> tensor<1x1xf32>
  %226 = uop.sqrt %225 : tensor<1x1xf32>
  %227 = uop.add %226, %a9093 : tensor<1x1xf32>
  %228 = uop.recip %227 : tensor<1x1xf32>
  %229 = uop.expand %228 : tensor<1x1xf32> -> tensor<4x4xf32>
  %230 = uop.mul %222, %229 : tensor<4x4xf32>
  %233 = uop.reshape %230 : tensor<4x4xf32> -> tensor<4x1x4xf32>
  %234 = uop.expand %233 : tensor<4x1x4xf32> -> tensor<4x4x4xf32>
  %239 = uop.mul %234, %a9238 : tensor<4x4x4xf32>
  %241 = uop.reduce_axis add %239 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %242 = uop.reshape %241 : tensor<4x4xf32> -> tensor<4x1x4xf32>
  %249 = uop.reduce_axis add %a9248 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %251 = uop.add %a9231, %a9250 : tensor<4x4xf32>
  %253 = uop.expand %242 : tensor<4x1x4xf32> -> tensor<4x4x4xf32>
  %254 = uop.reshape %249 : tensor<4x4xf32> -> tensor<1x4x4xf32>
  %256 = uop.expand %254 : tensor<1x4x4xf32> -> tensor<4x4x4xf32>
  %257 = uop.mul %253, %256 : tensor<4x4x4xf32>
  %258 = uop.permute %257 [2, 0, 1] : tensor<4x4x4xf32> -> tensor<4x4x4xf32>
  %259 = uop.reduce_axis add %258 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %260 = uop.mul %a9252, %259 : tensor<4x4xf32>
  %261 = uop.add %251, %260 : tensor<4x4xf32>
  %263 = uop.reshape %261 : tensor<4x4xf32> -> tensor<4x1x4xf32>
  %264 = uop.expand %263 : tensor<4x1x4xf32> -> tensor<4x4x4xf32>
  %269 = uop.mul %264, %a9268 : tensor<4x4x4xf32>
  %271 = uop.reduce_axis add %269 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %272 = uop.reshape %271 : tensor<4x4xf32> -> tensor<4x1x4xf32>
  %279 = uop.reduce_axis add %a9278 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %282 = uop.expand %272 : tensor<4x1x4xf32> -> tensor<4x4x4xf32>
  %283 = uop.reshape %279 : tensor<4x4xf32> -> tensor<1x4x4xf32>
  %285 = uop.expand %283 : tensor<1x4x4xf32> -> tensor<4x4x4xf32>
  %286 = uop.mul %282, %285 : tensor<4x4x4xf32>
  %287 = uop.permute %286 [2, 0, 1] : tensor<4x4x4xf32> -> tensor<4x4x4xf32>
  %288 = uop.reduce_axis add %287 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %289 = uop.mul %a9252, %288 : tensor<4x4xf32>
  %290 = uop.add %a9281, %289 : tensor<4x4xf32>
  %300 = uop.reduce_axis add %a9299 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %301 = uop.reshape %300 : tensor<4x4xf32> -> tensor<4x1x4xf32>
  %302 = uop.expand %301 : tensor<4x1x4xf32> -> tensor<4x4x4xf32>
  %303 = uop.reshape %290 : tensor<4x4xf32> -> tensor<1x4x4xf32>
  %305 = uop.expand %303 : tensor<1x4x4xf32> -> tensor<4x4x4xf32>
  %306 = uop.mul %302, %305 : tensor<4x4x4xf32>
  %307 = uop.permute %306 [2, 0, 1] : tensor<4x4x4xf32> -> tensor<4x4x4xf32>
  %308 = uop.reduce_axis add %307 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %309 = uop.mul %a9232, %308 : tensor<4x4xf32>
  %310 = uop.add %a9291, %309 : tensor<4x4xf32>
  %319 = uop.add %310, %a9318 : tensor<4x4xf32>
  %329 = uop.reduce_axis add %a9328 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %330 = uop.reshape %329 : tensor<4x4xf32> -> tensor<4x1x4xf32>
  %331 = uop.expand %330 : tensor<4x1x4xf32> -> tensor<4x4x4xf32>
  %332 = uop.reshape %319 : tensor<4x4xf32> -> tensor<1x4x4xf32>
  %334 = uop.expand %332 : tensor<1x4x4xf32> -> tensor<4x4x4xf32>
  %335 = uop.mul %331, %334 : tensor<4x4x4xf32>
  %336 = uop.permute %335 [2, 0, 1] : tensor<4x4x4xf32> -> tensor<4x4x4xf32>
  %337 = uop.reduce_axis add %336 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %341 = uop.reshape %337 : tensor<4x4xf32> -> tensor<1x4x4xf32>
  %342 = uop.permute %341 [0, 2, 1] : tensor<1x4x4xf32> -> tensor<1x4x4xf32>
  %343 = uop.expand %342 : tensor<1x4x4xf32> -> tensor<4x4x4xf32>
  %344 = uop.mul %a9340, %343 : tensor<4x4x4xf32>
  %346 = uop.reduce_axis add %344 axes [0] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %348 = uop.add %337, %346 : tensor<4x4xf32>
  return %348 : tensor<4x4xf32>
}
