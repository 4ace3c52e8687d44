// A program that computes with lazy tensors.

#include "uop/Frontend/Tensor.h"

#include <cstdio>

using namespace uop::frontend;

int main() {
  Context context;
  Tensor x = Tensor::arange(context, 0, 6).reshape({2, 3});
  Tensor y = x.matmul(x.transpose());
  std::printf("%s\n", y.toString().c_str());
  return y.hasError();
}
