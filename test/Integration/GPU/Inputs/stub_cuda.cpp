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
// After an error that is not about memory all calls fail until the context is
// reset, unless STUB_CUDA_ALONE is set. STUB_CUDA_LOST=1: a reset fails, too.
// STUB_CUDA_BYTES is how much memory there is, and STUB_CUDA_POOLS=0 that there
// are no pools. STUB_CUDA_VERSION is that of the driver. Kernels do nothing;
// copies of graphs are made.
//
//===----------------------------------------------------------------------===//

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>

using Status = int;

namespace {
constexpr Status success = 0, invalid = 1, outOfMemory = 2, failed = 700;

/// Whether an error has made the context useless.
bool isBroken = false;

/// Whether this call is the one that fails.
bool fails(const char *name) {
  static std::map<std::string, int> counts;
  static std::string last;
  const char *wanted = std::getenv("STUB_CUDA_FAIL");
  // A test that says something else counts anew.
  if (last != (wanted ? wanted : "")) {
    last = wanted ? wanted : "";
    counts.clear();
  }
  int count = ++counts[name];
  return wanted &&
         std::string(wanted) == std::string(name) + ":" + std::to_string(count);
}

template <typename... Args>
Status call(const char *name, const char *format, Args... args) {
  std::fprintf(stderr, "%s", name);
  std::fprintf(stderr, format, args...);
  bool isNow = fails(name);
  if (!isNow && !isBroken) {
    std::fprintf(stderr, "\n");
    return success;
  }
  std::fprintf(stderr, " fails\n");
  bool isMemory = std::strncmp(name, "cuMemAlloc", 10) == 0 ||
                  std::strcmp(name, "cuMemHostRegister") == 0;
  bool isCode = std::strcmp(name, "cuModuleLoadDataEx") == 0;
  if (isNow && !isMemory && !isCode && !std::getenv("STUB_CUDA_ALONE"))
    isBroken = true;
  return isMemory && !isBroken ? outOfMemory : failed;
}

/// What blocks of the device's memory take, and how much there is.
std::map<unsigned long long, size_t> blocks;
size_t usedBytes = 0;
size_t getBytes() {
  const char *bytes = std::getenv("STUB_CUDA_BYTES");
  return bytes ? std::strtoull(bytes, nullptr, 10) : size_t(1) << 30;
}

Status allocate(const char *name, unsigned long long *address, size_t bytes) {
  Status status = call(name, " %zu", bytes);
  if (status != success)
    return status;
  if (usedBytes + bytes > getBytes())
    return outOfMemory;
  // As a driver aligns it.
  *address = reinterpret_cast<unsigned long long>(
      std::aligned_alloc(256, (bytes + 255) / 256 * 256));
  blocks[*address] = bytes;
  usedBytes += bytes;
  return success;
}

Status release(unsigned long long address) {
  usedBytes -= blocks[address];
  blocks.erase(address);
  std::free(reinterpret_cast<void *>(address));
  return success;
}

/// CUDA_MEMCPY3D and CUDA_KERNEL_NODE_PARAMS.
struct Side {
  size_t x, y, z, level;
  unsigned type;
  void *host;
  unsigned long long device;
  void *array, *reserved;
  size_t pitch, height;

  void *get() const {
    return type == 1 ? host : reinterpret_cast<void *>(device);
  }
};
struct Copy {
  Side from, to;
  size_t bytes, height, depth;

  const char *getKind() const {
    return from.type == 1 ? "HtoD" : to.type == 1 ? "DtoH" : "DtoD";
  }
};
struct Launch {
  void *function;
  unsigned grid[3], block[3];
  unsigned sharedBytes;
  void **arguments, **extra;
};

struct Node {
  unsigned number;
  bool isCopy;
  Copy copy;
  std::string kernel;
};
struct Graph {
  std::vector<Node *> nodes;
};

/// "after 0 2": the numbers of nodes.
std::string describe(void *const *after, size_t count) {
  std::string text;
  for (size_t i = 0; i < count; ++i)
    text += " " + std::to_string(static_cast<Node *>(after[i])->number);
  return count ? " after" + text : "";
}

int getChip() {
  const char *chip = std::getenv("STUB_CUDA_CHIP");
  return chip ? std::atoi(chip) : 80;
}
} // namespace

extern "C" {
Status cuInit(unsigned) { return call("cuInit", "%s", ""); }
Status cuDriverGetVersion(int *version) {
  const char *wanted = std::getenv("STUB_CUDA_VERSION");
  *version = wanted ? std::atoi(wanted) : 12080;
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
  *bytes = getBytes();
  return success;
}
Status cuDeviceGetAttribute(int *value, int attribute, int) {
  const char *pools = std::getenv("STUB_CUDA_POOLS");
  const std::map<int, int> values = {
      {1, 1024},
      {8, 49152},
      {13, 1500000},
      {16, 4},
      {36, 1000000},
      {37, 4096},
      {39, 2048},
      {75, getChip() / 10},
      {76, getChip() % 10},
      {82, 65536},
      {115, pools ? std::atoi(pools) : 1},
  };
  auto known = values.find(attribute);
  if (known == values.end())
    return invalid;
  *value = known->second;
  return success;
}
Status cuDevicePrimaryCtxRetain(void **context, int) {
  static char object;
  *context = &object;
  return success;
}
Status cuDevicePrimaryCtxRelease_v2(int) { return success; }
Status cuDevicePrimaryCtxReset_v2(int) {
  bool isLost = std::getenv("STUB_CUDA_LOST") != nullptr;
  if (!isLost) {
    isBroken = false;
    // All memory is gone.
    for (auto [address, bytes] : blocks)
      std::free(reinterpret_cast<void *>(address));
    blocks.clear();
    usedBytes = 0;
  }
  return call("cuDevicePrimaryCtxReset", "%s", "");
}
Status cuCtxSetCurrent(void *) { return success; }
Status cuCtxSynchronize() { return isBroken ? failed : success; }
Status cuMemAlloc_v2(unsigned long long *address, size_t bytes) {
  return allocate("cuMemAlloc", address, bytes);
}
Status cuMemFree_v2(unsigned long long address) { return release(address); }
Status cuMemAllocAsync(unsigned long long *address, size_t bytes, void *) {
  return allocate("cuMemAllocAsync", address, bytes);
}
Status cuMemFreeAsync(unsigned long long address, void *) {
  return release(address);
}
Status cuDeviceGetDefaultMemPool(void **pool, int) {
  static char object;
  *pool = &object;
  return success;
}
Status cuMemPoolSetAttribute(void *, int attribute, void *) {
  return call("cuMemPoolSetAttribute", " %d", attribute);
}
Status cuMemPoolTrimTo(void *, size_t bytes) {
  return call("cuMemPoolTrimTo", " %zu", bytes);
}
Status cuMemHostRegister_v2(void *, size_t bytes, unsigned) {
  return call("cuMemHostRegister", " %zu", bytes);
}
Status cuMemHostUnregister(void *) { return success; }
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
  if (std::strncmp(text,
                   "\x7f"
                   "ELF",
                   4) == 0) {
    // What was assembled; the names in it are not looked for.
    *module = strdup("");
    return call("cuModuleLoadDataEx", " %s", "cubin");
  }
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
  bool isAssembled = !*static_cast<char *>(module);
  if (!isAssembled && !std::strstr(static_cast<char *>(module), entry.c_str()))
    return invalid;
  *function = strdup(name);
  return call("cuModuleGetFunction", " %s", name);
}
Status cuFuncSetAttribute(void *function, int attribute, int value) {
  return call("cuFuncSetAttribute", " %s %d = %d",
              static_cast<const char *>(function), attribute, value);
}
Status cuTensorMapEncodeTiled(void *map, int element, unsigned rank,
                              void *address, const unsigned long long *sizes,
                              const unsigned long long *strides,
                              const unsigned *box, const unsigned *steps, int,
                              int swizzle, int, int) {
  std::string text;
  for (unsigned i = 0; i < rank; ++i) {
    text += (i ? " x " : " ") + std::to_string(sizes[i]);
    if (steps[i] != 1)
      return invalid;
  }
  text += ", rows of";
  for (unsigned i = 0; i + 1 < rank; ++i)
    text += " " + std::to_string(strides[i]);
  text += " bytes, boxes";
  for (unsigned i = 0; i < rank; ++i)
    text += (i ? " x " : " ") + std::to_string(box[i]);
  bool isAligned = reinterpret_cast<unsigned long long>(address) % 16 == 0 &&
                   reinterpret_cast<unsigned long long>(map) % 64 == 0;
  return isAligned ? call("cuTensorMapEncodeTiled", " type %d:%s, swizzle %d",
                          element, text.c_str(), swizzle)
                   : invalid;
}
Status cuLaunchKernel(void *function, unsigned gridX, unsigned gridY,
                      unsigned gridZ, unsigned blockX, unsigned blockY,
                      unsigned blockZ, unsigned sharedBytes, void *, void **,
                      void **) {
  return call("cuLaunchKernel", " %s <%u, %u, %u> <%u, %u, %u> %u",
              static_cast<const char *>(function), gridX, gridY, gridZ, blockX,
              blockY, blockZ, sharedBytes);
}
Status cuEventCreate(void **event, unsigned) {
  *event = new int(0);
  return isBroken ? failed : success;
}
Status cuEventDestroy_v2(void *event) {
  delete static_cast<int *>(event);
  return success;
}
/// Each event is a millisecond after the one before.
Status cuEventRecord(void *event, void *) {
  static int time = 0;
  *static_cast<int *>(event) = ++time;
  return call("cuEventRecord", "%s", "");
}
Status cuEventElapsedTime(float *milliseconds, void *from, void *to) {
  *milliseconds = float(*static_cast<int *>(to) - *static_cast<int *>(from));
  return success;
}
Status cuGraphCreate(void **graph, unsigned) {
  *graph = new Graph();
  return call("cuGraphCreate", "%s", "");
}
Status cuGraphDestroy(void *graph) {
  for (Node *node : static_cast<Graph *>(graph)->nodes)
    delete node;
  delete static_cast<Graph *>(graph);
  return success;
}
static Node *addNode(void **node, void *graph) {
  auto &nodes = static_cast<Graph *>(graph)->nodes;
  nodes.push_back(new Node{unsigned(nodes.size()), false, {}, {}});
  *node = nodes.back();
  return nodes.back();
}
Status cuGraphAddMemcpyNode(void **node, void *graph, void *const *after,
                            size_t count, const Copy *copy, void *) {
  Node *made = addNode(node, graph);
  made->isCopy = true;
  made->copy = *copy;
  return call("cuGraphAddMemcpyNode", " %u: %s %zu%s", made->number,
              copy->getKind(), copy->bytes, describe(after, count).c_str());
}
static std::string describe(const Launch &launch) {
  return std::string(static_cast<const char *>(launch.function)) + " <" +
         std::to_string(launch.grid[0]) + ", " +
         std::to_string(launch.grid[1]) + ", " +
         std::to_string(launch.grid[2]) + "> <" +
         std::to_string(launch.block[0]) + ", " +
         std::to_string(launch.block[1]) + ", " +
         std::to_string(launch.block[2]) + "> " +
         std::to_string(launch.sharedBytes);
}
Status cuGraphAddKernelNode(void **node, void *graph, void *const *after,
                            size_t count, const Launch *launch) {
  Node *made = addNode(node, graph);
  made->kernel = static_cast<const char *>(launch->function);
  return call("cuGraphAddKernelNode", " %u: %s%s", made->number,
              describe(*launch).c_str(), describe(after, count).c_str());
}
static Status setLaunch(const char *name, void *node, const Launch *launch) {
  // The last argument, which is a number where it is less than a page.
  size_t count = 0;
  std::string numbers;
  for (; count < 8; ++count) {
    auto value = *static_cast<unsigned long long *>(launch->arguments[count]);
    if (value < 4096) {
      numbers = std::to_string(value);
      break;
    }
  }
  return call(name, " %u: argument %zu = %s", static_cast<Node *>(node)->number,
              count, numbers.c_str());
}
Status cuGraphKernelNodeSetParams(void *node, const Launch *launch) {
  return setLaunch("cuGraphKernelNodeSetParams", node, launch);
}
Status cuGraphExecKernelNodeSetParams(void *, void *node,
                                      const Launch *launch) {
  return setLaunch("cuGraphExecKernelNodeSetParams", node, launch);
}
static Status setCopy(const char *name, void *node, const Copy *copy) {
  static_cast<Node *>(node)->copy = *copy;
  return call(name, " %u: %s %zu", static_cast<Node *>(node)->number,
              copy->getKind(), copy->bytes);
}
Status cuGraphMemcpyNodeSetParams(void *node, const Copy *copy) {
  return setCopy("cuGraphMemcpyNodeSetParams", node, copy);
}
Status cuGraphExecMemcpyNodeSetParams(void *, void *node, const Copy *copy,
                                      void *) {
  return setCopy("cuGraphExecMemcpyNodeSetParams", node, copy);
}
Status cuGraphInstantiateWithFlags(void **executable, void *graph,
                                   unsigned long long) {
  *executable = graph;
  return call("cuGraphInstantiateWithFlags", "%s", "");
}
Status cuGraphExecDestroy(void *) { return success; }
Status cuGraphLaunch(void *executable, void *) {
  Status status = call("cuGraphLaunch", "%s", "");
  if (status != success)
    return status;
  for (Node *node : static_cast<Graph *>(executable)->nodes)
    if (node->isCopy)
      std::memcpy(node->copy.to.get(), node->copy.from.get(), node->copy.bytes);
  return success;
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
