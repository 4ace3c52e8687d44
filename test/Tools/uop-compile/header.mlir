// RUN: uop-compile %s --entry=main -o %t.my-model.uop --emit-header=%t.h
// RUN: FileCheck %s --input-file=%t.h
// RUN: uop-compile %s --entry=nothing -o %t.uop --emit-header=%t.none.h
// RUN: FileCheck %s --input-file=%t.none.h --check-prefix=NONE
// RUN: uop-compile %s --entry=main --emit-header=%t.object.h --emit-object=%t.part.o
// RUN: FileCheck %s --input-file=%t.object.h --check-prefix=OBJECT
// RUN: llvm-readelf -s %t.part.o | FileCheck %s --check-prefix=SYMBOLS
// RUN: not uop-compile %s --emit-header=%t.h 2>&1 | FileCheck %s --check-prefix=NOTHING

// CHECK: #define header_mlir_tmp_my_model_signature \
// CHECK-NEXT: "main(x: nx4xf16, session: 4xbool donated, 2xi64) -> (nx4xf16, 4xbool, ?xf32) {n: [1, 8]}"
// CHECK: static inline UOpError header_mlir_tmp_my_model_load(const char *path, UOpModel **model) {
// CHECK: uopModelCheckSignature(loaded, header_mlir_tmp_my_model_signature);
// CHECK: n: 1 to 8
// CHECK: x: f16[n][4]
// CHECK: session_: bool[4], overwritten
// CHECK: output0: f16[n][4]
// CHECK: output2: f32[at most 16]
// CHECK: static inline UOpError header_mlir_tmp_my_model_run(UOpSession *session,
// CHECK-NEXT: int64_t n,
// CHECK-NEXT: const uint16_t *x,
// CHECK-NEXT: uint8_t *session_,
// CHECK-NEXT: const int64_t *input2,
// CHECK-NEXT: uint16_t *output0,
// CHECK-NEXT: uint8_t *output1,
// CHECK-NEXT: float *output2) {
// CHECK: uopSessionSetVariable(session, "n", n);
// CHECK: const int64_t shape0_[] = {n, 4};
// CHECK: uopSessionBindInput(session, 0, x, shape0_);
// CHECK: uopSessionBindInput(session, 1, session_, NULL);

// NONE: static inline UOpError {{.*}}_run(UOpSession *session) {
// NONE-NEXT: return uopSessionRun(session);

// OBJECT: extern const unsigned char [[NAME:.*]]_artifact[];
// OBJECT: extern const uint64_t [[NAME]]_artifact_size;
// OBJECT: static inline UOpError [[NAME]]_load(UOpModel **model) {

// SYMBOLS-DAG: OBJECT GLOBAL DEFAULT {{.*}}_part_artifact{{$}}
// SYMBOLS-DAG: 8 OBJECT GLOBAL DEFAULT {{.*}}_part_artifact_size{{$}}

// NOTHING: uop-compile: error: nothing to write; -o model.uop names the file

#n = #uop.var<"n" [1, 8]>
func.func @main(%x: tensor<?x4xf16> {uop.shape = [#n, 4]},
                %session: tensor<4xi1> {uop.donated}, %0: tensor<2xi64>)
    -> (tensor<?x4xf16>, tensor<4xi1>, tensor<?xf32>) {
  %n = uop.define_var "n" [1, 8] : index
  %two = uop.const 2 : index
  %m = uop.mul %n, %two : index
  %1 = uop.add %x, %x : tensor<?x4xf16>
  %2 = uop.not %session : tensor<4xi1>
  %3 = uop.const 1.0 : tensor<1xf32>
  %4 = uop.expand %3 sizes [%m] : tensor<1xf32> -> tensor<?xf32>
  return %1, %2, %4 : tensor<?x4xf16>, tensor<4xi1>, tensor<?xf32>
}
func.func @nothing() {
  return
}
