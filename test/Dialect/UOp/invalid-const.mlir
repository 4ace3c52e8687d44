// RUN: uop-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{a truth value is no constant of type 'f32'}}
%0 = uop.const true : f32

// -----

// expected-error @below {{a truth value is no constant of type 'i8'}}
%0 = uop.const true : tensor<2xi8>

// -----

// expected-error @below {{there is no infinity in type 'f8E4M3FN'}}
%0 = uop.const inf : f8E4M3FN

// -----

// expected-error @below {{a hexadecimal literal is the bits of the float and has no sign: type 'f32'}}
%0 = uop.const -0x3F800000 : f32

// -----

// expected-error @below {{the hexadecimal literal has more bits than type 'f16'}}
%0 = uop.const 0x10000 : f16

// -----

// A literal beyond the largest value is no quiet infinity or NaN.

// expected-error @below {{the literal is out of range of type 'f32'}}
%0 = uop.const 1.0e39 : f32

// -----

// expected-error @below {{the literal is out of range of type 'f16'}}
%0 = uop.const -70000 : f16

// -----

// expected-error @below {{the literal is out of range of type 'f8E4M3FN'}}
%0 = uop.const 500.0 : f8E4M3FN

// -----

// expected-error @below {{a float literal is no constant of type 'i32'}}
%0 = uop.const 1.0 : i32

// -----

// expected-error @below {{a float literal is no constant of type 'index'}}
%0 = uop.const nan : index

// -----

// expected-error @below {{the literal is out of range of type 'i8', whose numbers are -128 to 127}}
%0 = uop.const 128 : i8

// -----

// expected-error @below {{the literal is out of range of type 'i8', whose numbers are -128 to 127}}
%0 = uop.const 0x100 : i8

// -----

// expected-error @below {{the literal is out of range of type 'ui8'}}
%0 = uop.const -1 : ui8

// -----

// Found by the fuzz target.
// expected-error @below {{there is no constant but 0 of type 'i0'}}
%0 = uop.const 2 : i0

// -----

// expected-error @below {{the literal is out of range of type 'i1'}}
%0 = uop.const 2 : i1

// -----

// expected-error @below {{the literal is out of range of type 'index'}}
%0 = uop.const 9223372036854775808 : index

// -----

// expected-error @below {{the literal is out of range of type 'ui64', whose numbers are 0 to 18446744073709551615}}
%0 = uop.const 340282366920938463463374607431768211456 : tensor<2xui64>

// -----

// expected-error @below {{a constant cannot have type 'complex<f32>'}}
%0 = uop.const 1.0 : complex<f32>

// -----

// expected-error @below {{a constant cannot have type 'vector<2x!llvm.ptr>'}}
%0 = uop.const 1 : vector<2x!llvm.ptr>

// -----

// expected-error @below {{a constant needs a static shape, got 'tensor<?xi32>'}}
%0 = uop.const 1 : tensor<?xi32>

// -----

// expected-error @below {{a constant needs a static shape, got 'tensor<*xi32>'}}
%0 = uop.const 1 : tensor<*xi32>

// -----

// expected-error @below {{a constant needs a static shape, got 'memref<2xi32>'}}
%0 = uop.const 1 : memref<2xi32>

// -----

// expected-error @below {{result #0 must be a tensor, scalar or 1-D vector of any element type, but got 'i7'}}
%0 = uop.const 1 : i7

// -----

// expected-error @below {{result #0 must be a tensor, scalar or 1-D vector of any element type, but got 'f8E3M4'}}
%0 = uop.const 0.0 : f8E3M4

// -----

// expected-error @below {{result #0 must be a tensor, scalar or 1-D vector of any element type, but got 'vector<2x2xi32>'}}
%0 = uop.const 1 : vector<2x2xi32>

// -----

// expected-error @below {{result #0 must be a tensor, scalar or 1-D vector of any element type, but got 'vector<[4]xi32>'}}
%0 = uop.const 1 : vector<[4]xi32>

// -----

// expected-error @below {{expected floating point literal}}
%0 = uop.const one : i32

// -----

// expected-error @below {{all of {value, result} have same type}}
%0 = "uop.const"() <{value = 1.0 : f32}> : () -> f64

// -----

// expected-error @below {{value of a shaped constant must be dense}}
%0 = "uop.const"() <{value = sparse<0, 1.0> : tensor<4xf32>}> : () -> tensor<4xf32>

// -----

// The end of the file right where a literal is looked for.
// expected-error @below {{expected floating point literal}}
%0 = uop.const