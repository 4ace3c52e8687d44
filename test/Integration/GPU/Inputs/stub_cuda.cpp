//===- stub_cuda.cpp - A CUDA driver that runs no kernels -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the runtime calls of NVIDIA's driver, on the memory of the process. Each
// call is a line on standard error. STUB_CUDA_CHIP is the capability of the
// device, as 90; STUB_CUDA_FAIL=NAME:N lets call number N of that name fail.
//
//===----------------------------------------------------------------------===//

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

using Status = int;

namespace {
constexpr Status success = 0, invalid = 1, outOfMemory = 2, failed = 700;

/// Whether this call is the one that fails.
bool fails(const char *name) {
  static std::map<std::string, int> counts;
  int count = ++counts[name];
  const char *wanted = std::getenv("STUB_CUDA_FAIL");
  return wanted &&
         std::string(wanted) == std::string(name) + ":" + std::to_string(count);
}

template <typename... Args>
Status call(const char *name, const char *format, Args... args) {
  std::fprintf(stderr, "%s", name);
  std::fprintf(stderr, format, args...);
  if (!fails(name)) {
    std::fprintf(stderr, "\n");
    return success;
  }
  std::fprintf(stderr, " fails\n");
  return std::strcmp(name, "cuMemAlloc") == 0 ? outOfMemory : failed;
}

int getChip() {
  const char *chip = std::getenv("STUB_CUDA_CHIP");
  return chip ? std::atoi(chip) : 80;
}
} // namespace

extern "C" {
Status cuInit(unsigned) { return call("cuInit", "%s", ""); }
Status cuDriverGetVersion(int *version) {
  *version = 12080;
  return success;
}
Status cuDeviceGetCount(int *count) {
  *count = 1;
  return call("cuDeviceGetCount", "%s", "");
}
Status cuDeviceGet(int *device, int ordinal) {
  *device = ordinal;
  return success;
}
Status cuDeviceGetName(char *name, int length, int) {
  std::snprintf(name, length, "Stub");
  return success;
}
Status cuDeviceTotalMem_v2(size_t *bytes, int) {
  *bytes = size_t(1) << 30;
  return success;
}
Status cuDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 75 ? getChip() / 10 : getChip() % 10;
  return success;
}
Status cuDevicePrimaryCtxRetain(void **context, int) {
  static char object;
  *context = &object;
  return success;
}
Status cuCtxSetCurrent(void *) { return success; }
Status cuMemAlloc_v2(unsigned long long *address, size_t bytes) {
  Status status = call("cuMemAlloc", " %zu", bytes);
  if (status == success)
    *address = reinterpret_cast<unsigned long long>(std::calloc(bytes, 1));
  return status;
}
Status cuMemFree_v2(unsigned long long address) {
  std::free(reinterpret_cast<void *>(address));
  return success;
}
static Status copy(const char *name, void *to, const void *from, size_t bytes) {
  Status status = call(name, " %zu", bytes);
  if (status == success)
    std::memcpy(to, from, bytes);
  return status;
}
Status cuMemcpyHtoDAsync_v2(unsigned long long to, const void *from,
                            size_t bytes, void *) {
  return copy("cuMemcpyHtoDAsync", reinterpret_cast<void *>(to), from, bytes);
}
Status cuMemcpyDtoHAsync_v2(void *to, unsigned long long from, size_t bytes,
                            void *) {
  return copy("cuMemcpyDtoHAsync", to, reinterpret_cast<void *>(from), bytes);
}
Status cuMemcpyDtoDAsync_v2(unsigned long long to, unsigned long long from,
                            size_t bytes, void *) {
  return copy("cuMemcpyDtoDAsync", reinterpret_cast<void *>(to),
              reinterpret_cast<void *>(from), bytes);
}
Status cuStreamCreate(void **stream, unsigned) {
  static char object;
  *stream = &object;
  return call("cuStreamCreate", "%s", "");
}
Status cuStreamDestroy_v2(void *) { return success; }
Status cuStreamSynchronize(void *) {
  return call("cuStreamSynchronize", "%s", "");
}
Status cuModuleLoadDataEx(void **module, const void *image, unsigned, int *,
                          void **values) {
  const char *text = static_cast<const char *>(image);
  const char *target = std::strstr(text, ".target");
  if (!target)
    return invalid;
  std::string line(target, std::strchr(target, '\n'));
  Status status = call("cuModuleLoadDataEx", " %s", line.c_str());
  if (status != success)
    std::snprintf(static_cast<char *>(values[0]), 64, "the stub says no");
  *module = std::strcpy(static_cast<char *>(std::malloc(std::strlen(text) + 1)),
                        text);
  return status;
}
Status cuModuleUnload(void *module) {
  std::free(module);
  return call("cuModuleUnload", "%s", "");
}
Status cuModuleGetFunction(void **function, void *module, const char *name) {
  std::string entry = std::string(".entry ") + name + "(";
  if (!std::strstr(static_cast<char *>(module), entry.c_str()))
    return invalid;
  *function = strdup(name);
  return call("cuModuleGetFunction", " %s", name);
}
Status cuLaunchKernel(void *function, unsigned gridX, unsigned gridY,
                      unsigned gridZ, unsigned blockX, unsigned blockY,
                      unsigned blockZ, unsigned sharedBytes, void *, void **,
                      void **) {
  return call("cuLaunchKernel", " %s <%u, %u, %u> <%u, %u, %u> %u",
              static_cast<const char *>(function), gridX, gridY, gridZ, blockX,
              blockY, blockZ, sharedBytes);
}
Status cuGetErrorName(Status status, const char **name) {
  *name = status == outOfMemory ? "CUDA_ERROR_OUT_OF_MEMORY"
                                : "CUDA_ERROR_ILLEGAL_ADDRESS";
  return success;
}
Status cuGetErrorString(Status status, const char **text) {
  *text = status == outOfMemory ? "out of memory"
                                : "an illegal memory access was encountered";
  return success;
}
}
