// RUN: uop-opt %s --uop-plan-memory=alignment=48 --mlir-print-op-on-diagnostic=false --verify-diagnostics

// expected-error @+1 {{uop-plan-memory: alignment must be a power of two, got 48}}
func.func @f() {
  return
}
