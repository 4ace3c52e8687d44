//===- CPUTargetTest.cpp - Kernels to machine code --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Target/CPU/CPUTarget.h"

#include "uop/Register.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"
#include "gtest/gtest.h"

#include <thread>

using namespace mlir;
using namespace uop::cpu;

namespace {

/// o[i] = x[i] + 1 for i in [begin, end).
constexpr const char *addOne = R"(
llvm.func @add_one(%x: !llvm.ptr {llvm.noalias}, %o: !llvm.ptr {llvm.noalias}, %begin: i64, %end: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %f = llvm.mlir.constant(1.0 : f32) : f32
  llvm.br ^head(%begin : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %end : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %s = llvm.fadd %v, %f : f32
  %q = llvm.getelementptr %o[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %s, %q : f32, !llvm.ptr
  %n = llvm.add %i, %one : i64
  llvm.br ^head(%n : i64)
^exit:
  llvm.return
}
)";

class CPUTargetTest : public ::testing::Test {
protected:
  CPUTargetTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          message += diagnostic.str();
          return success();
        }) {
    DialectRegistry registry;
    uop::registerAllDialects(registry);
    context.appendDialectRegistry(registry);
  }

  FailureOr<KernelModule> create(StringRef source, StringRef kernel,
                                 const TargetOptions &options = {}) {
    module = parseSourceString<ModuleOp>(source, ParserConfig(&context));
    if (!module)
      return failure();
    auto code = KernelModule::create(*module, {kernel}, options);
    if (succeeded(code))
      code->optimize();
    return code;
  }

  FailureOr<LoadedCode> load(const KernelModule &code) {
    auto object = code.getObject();
    if (failed(object))
      return failure();
    return uop::cpu::load(ArrayRef<char>(*object), {code.getEntryName(0)},
                          module->getLoc());
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string message;
  ScopedDiagnosticHandler handler;
};

/// The entry of the device "CPU"; none if there is no such entry.
std::optional<int64_t> getEntry(TargetSystemSpecAttr system, StringRef name) {
  auto device = system.getDeviceSpecForDeviceID(
      StringAttr::get(system.getContext(), "CPU"));
  if (!device)
    return std::nullopt;
  for (DataLayoutEntryInterface entry : device->getEntries())
    if (auto key = dyn_cast<StringAttr>(entry.getKey()); key && key == name)
      return cast<IntegerAttr>(entry.getValue()).getInt();
  return std::nullopt;
}

TEST(Machine, IsRead) {
  MLIRContext context;
  TargetSystemSpecAttr system = describeMachine(&context, TargetOptions());
  unsigned cores = std::thread::hardware_concurrency();
  if (cores == 0)
    GTEST_SKIP() << "the system does not say how many cores there are";
  ASSERT_TRUE(system);
  EXPECT_EQ(getEntry(system, "uop.threads"), int64_t(cores));
  // Larger caches are behind smaller ones.
  int64_t before = 0;
  for (StringRef name : {"uop.first_cache_bytes", "uop.second_cache_bytes",
                         "uop.last_cache_bytes"})
    if (std::optional<int64_t> bytes = getEntry(system, name)) {
      EXPECT_GT(*bytes, before) << name.str();
      before = *bytes;
    }
}

// Rocket Lake's model beside the features of a Sapphire Rapids.
TEST(Machine, IsNotTheModelThatFeaturesContradict) {
  llvm::StringMap<bool> client, server;
  client["avx512f"] = server["avx512f"] = server["amx-tile"] = true;
  EXPECT_EQ(getCoreName("rocketlake", client), "rocketlake");
  EXPECT_EQ(getCoreName("rocketlake", server), "sapphirerapids");
  EXPECT_EQ(getCoreName("emeraldrapids", server), "emeraldrapids");
  EXPECT_EQ(getCoreName("unheard-of", server), "unheard-of");
  server["amx-fp16"] = true;
  EXPECT_EQ(getCoreName("rocketlake", server), "graniterapids");
}

// A clock from 0.5 to 8 GHz, and one or two sums in a cycle.
TEST(Machine, HasAClock) {
  MLIRContext context;
  auto device = describeMachine(&context, TargetOptions())
                    .getDeviceSpecForDeviceID(StringAttr::get(&context, "CPU"));
  ASSERT_TRUE(device);
  for (DataLayoutEntryInterface entry : device->getEntries()) {
    auto key = dyn_cast<StringAttr>(entry.getKey());
    if (!key || key != "uop.vector_op_ns")
      continue;
    auto time = cast<FloatAttr>(entry.getValue());
    EXPECT_GT(time.getValueAsDouble(), 0.06);
    EXPECT_LT(time.getValueAsDouble(), 2);
  }
}

TEST(Machine, OfAnotherCPUIsNotThisOne) {
  MLIRContext context;
  TargetOptions options;
  options.cpu = "x86-64-v3";
  TargetSystemSpecAttr system = describeMachine(&context, options);
  ASSERT_TRUE(system);
  EXPECT_EQ(getEntry(system, "uop.vector_bytes"), 32);
  EXPECT_EQ(getEntry(system, "uop.vector_registers"), 16);
  EXPECT_FALSE(getEntry(system, "uop.threads"));
  options.cpu = "x86-64-v4";
  EXPECT_EQ(getEntry(describeMachine(&context, options), "uop.vector_bytes"),
            64);
}

} // namespace

TEST_F(CPUTargetTest, RunsSlices) {
  for (unsigned level = 0; level <= 3; ++level) {
    TargetOptions options;
    options.optLevel = level;
    auto code = create(addOne, "add_one", options);
    ASSERT_TRUE(succeeded(code)) << message;
    auto loaded = load(*code);
    ASSERT_TRUE(succeeded(loaded)) << message;
    std::vector<float> x(100), o(100, -1);
    for (int i = 0; i < 100; ++i)
      x[i] = i;
    void *args[] = {x.data(), o.data()};
    loaded->entries[0](args, 10, 90);
    for (int i = 0; i < 100; ++i)
      EXPECT_EQ(o[i], i >= 10 && i < 90 ? i + 1 : -1) << "at " << i;
  }
}

TEST_F(CPUTargetTest, KeySaysWhatCodeDependsOn) {
  auto getKey = [&](StringRef source, const TargetOptions &options) {
    module = parseSourceString<ModuleOp>(source, ParserConfig(&context));
    auto code = KernelModule::create(*module, {"add_one"}, options);
    EXPECT_TRUE(succeeded(code)) << message;
    return failed(code) ? std::string() : code->getKey();
  };
  TargetOptions options;
  std::string key = getKey(addOne, options);
  EXPECT_EQ(key, getKey(addOne, options));
  TargetOptions other = options;
  other.optLevel = 2;
  EXPECT_NE(key, getKey(addOne, other));
  other = options;
  other.cpu = "generic";
  std::string generic = getKey(addOne, other);
  EXPECT_NE(key, generic);
  other.features = "+sse3";
  EXPECT_NE(generic, getKey(addOne, other));
  std::string changed = std::string(addOne);
  changed.replace(changed.find("llvm.fadd"), 9, "llvm.fsub");
  EXPECT_NE(key, getKey(changed, options));
}

TEST_F(CPUTargetTest, CodeOutlivesModule) {
  std::shared_ptr<void> keep;
  uop::runtime::KernelEntry entry;
  {
    auto code = create(addOne, "add_one");
    ASSERT_TRUE(succeeded(code)) << message;
    auto loaded = load(*code);
    ASSERT_TRUE(succeeded(loaded)) << message;
    keep = loaded->code;
    entry = loaded->entries[0];
  }
  float x = 2, o = 0;
  void *args[] = {&x, &o};
  entry(args, 0, 1);
  EXPECT_EQ(o, 3);
}

TEST_F(CPUTargetTest, VectorizesLoops) {
  auto code = create(addOne, "add_one");
  ASSERT_TRUE(succeeded(code)) << message;
  EXPECT_NE(code->getIR().find("x float>"), std::string::npos);
  TargetOptions scalar;
  scalar.optLevel = 1;
  code = create(addOne, "add_one", scalar);
  ASSERT_TRUE(succeeded(code)) << message;
  EXPECT_EQ(code->getIR().find("x float>"), std::string::npos);
}

TEST_F(CPUTargetTest, SlowFeaturesMustBeNamed) {
  if (uop::runtime::getHostArchitecture() != "x86_64-linux")
    GTEST_SKIP();
  TargetOptions options;
  options.cpu = "znver3";
  auto code = create(addOne, "add_one", options);
  ASSERT_TRUE(succeeded(code)) << message;
  EXPECT_NE(code->getIR().find("-sse4a"), std::string::npos);
  options.features = "+sse4a";
  code = create(addOne, "add_one", options);
  ASSERT_TRUE(succeeded(code)) << message;
  EXPECT_EQ(code->getIR().find("-sse4a"), std::string::npos);
}

// What waits in memory for a call does not cross cache lines.
TEST_F(CPUTargetTest, SpillsAreAligned) {
  auto getAssembly = [&](StringRef type, StringRef cpu) {
    std::string source = R"(
llvm.func @tanf(f32) -> f32
llvm.func @k(%x: !llvm.ptr, %begin: i64, %end: i64) {
  %0 = llvm.load %x : !llvm.ptr -> TYPE
  %1 = llvm.load %x : !llvm.ptr -> f32
  %2 = llvm.call @tanf(%1) : (f32) -> f32
  llvm.store %0, %x : TYPE, !llvm.ptr
  llvm.store %2, %x : f32, !llvm.ptr
  llvm.return
})";
    for (size_t at; (at = source.find("TYPE")) != std::string::npos;)
      source.replace(at, 4, type.str());
    TargetOptions options;
    options.cpu = cpu.str();
    auto code = create(source, "k", options);
    if (failed(code))
      return std::string("failed");
    code->optimize();
    return *code->getAssembly();
  };
  auto has = [](const std::string &text, const char *part) {
    return text.find(part) != std::string::npos;
  };
  if (!llvm::Triple(llvm::sys::getProcessTriple()).isX86())
    GTEST_SKIP() << "about the stack of x86";
  EXPECT_TRUE(
      has(getAssembly("vector<16xf32>", "skylake-avx512"), "andq\t$-64, %rsp"));
  EXPECT_TRUE(has(getAssembly("vector<8xf32>", "haswell"), "andq\t$-32, %rsp"));
  // Two registers each; and vectors that the ABI aligns already.
  EXPECT_TRUE(
      has(getAssembly("vector<16xf32>", "haswell"), "andq\t$-32, %rsp"));
  EXPECT_FALSE(has(getAssembly("vector<4xf32>", "haswell"), "andq\t"));
  EXPECT_FALSE(has(getAssembly("vector<8xf32>", "nehalem"), "andq\t"));
}

/// A loop that adds products of `rows` numbers and two vectors to two vectors
/// of sums each: all loads first, then all products, then all sums. With
/// `store`, the loop writes memory after the loads.
static std::string makeBlockOfSums(int rows, bool store) {
  std::string arguments, zeros, loads, products, sums, next, results;
  llvm::raw_string_ostream loadText(loads), productText(products),
      sumText(sums);
  for (int i = 0; i != rows; ++i) {
    loadText << "  %p" << i << " = llvm.getelementptr %x[%i, " << i
             << "] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x f32>\n"
             << "  %f" << i << " = llvm.load %p" << i
             << " : !llvm.ptr -> f32\n";
    productText << "  %e" << i << " = llvm.insertelement %f" << i
                << ", %none[%zero : i64] : vector<16xf32>\n"
                << "  %s" << i << " = llvm.shufflevector %e" << i
                << ", %none [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : "
                   "vector<16xf32>\n";
    for (int v = 0; v != 2; ++v) {
      std::string id = std::to_string(2 * i + v);
      productText << "  %m" << id << " = llvm.fmul %s" << i << ", %v" << v
                  << " {fastmathFlags = #llvm.fastmath<contract>} : "
                     "vector<16xf32>\n";
      sumText << "  %n" << id << " = llvm.fadd %a" << id << ", %m" << id
              << " {fastmathFlags = #llvm.fastmath<contract>} : "
                 "vector<16xf32>\n";
      results += "  %q" + id + " = llvm.getelementptr %o[" + id +
                 "] : (!llvm.ptr) -> !llvm.ptr, vector<16xf32>\n" +
                 "  llvm.store %n" + id + ", %q" + id +
                 " : vector<16xf32>, !llvm.ptr\n";
      arguments += ", %a" + id + ": vector<16xf32>";
      zeros += ", %start : vector<16xf32>";
      next += ", %n" + id + " : vector<16xf32>";
    }
  }
  auto separate = [](StringRef values, StringRef index) {
    // "%a : t, %b : u" becomes "%a, %b : t, u".
    std::string names = index.str(), types = "i64";
    SmallVector<StringRef> parts;
    values.split(parts, ", ", -1, /*KeepEmpty=*/false);
    for (StringRef part : parts) {
      names += ", " + part.split(" : ").first.str();
      types += ", " + part.split(" : ").second.str();
    }
    return names + " : " + types;
  };
  return "llvm.func @k(%x: !llvm.ptr {llvm.noalias}, %w: !llvm.ptr "
         "{llvm.noalias}, %o: !llvm.ptr {llvm.noalias}, %begin: i64, %end: "
         "i64) {\n"
         "  %zero = llvm.mlir.constant(0 : i64) : i64\n"
         "  %step = llvm.mlir.constant(1 : i64) : i64\n"
         "  %one = llvm.mlir.constant(1.0 : f32) : f32\n"
         "  %none = llvm.mlir.poison : vector<16xf32>\n"
         "  %start = llvm.mlir.constant(dense<0.0> : vector<16xf32>) : "
         "vector<16xf32>\n"
         "  llvm.br ^loop(" +
         separate(zeros, "%zero") + ")\n^loop(%i: i64" + arguments + "):\n" +
         loads +
         "  %b = llvm.getelementptr %w[%i] : (!llvm.ptr, i64) -> !llvm.ptr, "
         "!llvm.array<2 x vector<16xf32>>\n"
         "  %v0 = llvm.load %b : !llvm.ptr -> vector<16xf32>\n"
         "  %b1 = llvm.getelementptr %b[1] : (!llvm.ptr) -> !llvm.ptr, "
         "vector<16xf32>\n"
         "  %v1 = llvm.load %b1 : !llvm.ptr -> vector<16xf32>\n" +
         (store ? "  llvm.store %one, %b : f32, !llvm.ptr\n" : "") + products +
         sums +
         "  %j = llvm.add %i, %step : i64\n"
         "  %more = llvm.icmp \"slt\" %j, %end : i64\n"
         "  llvm.cond_br %more, ^loop(" +
         separate(next, "%j") + "), ^exit\n^exit:\n" + results +
         "  llvm.return\n}\n";
}

// 28 sums and two vectors leave two of 32 registers for the 14 numbers that the
// loop loads first.
TEST_F(CPUTargetTest, SumsStayInRegisters) {
  if (!llvm::Triple(llvm::sys::getProcessTriple()).isX86())
    GTEST_SKIP() << "about the registers of x86";
  TargetOptions options;
  options.cpu = "skylake-avx512";
  auto compile = [&](int rows, bool store) {
    auto code = create(makeBlockOfSums(rows, store), "k", options);
    EXPECT_TRUE(succeeded(code)) << message;
    code->optimize();
    return std::move(*code);
  };
  KernelModule large = compile(14, /*store=*/false);
  EXPECT_EQ(large.getAssembly()->find("(%rsp)"), std::string::npos)
      << *large.getAssembly();
  // The first sum is before the last load; not where there are enough
  // registers.
  std::string ir = large.getIR();
  EXPECT_LT(ir.find("fadd"), ir.rfind("load float"));
  ir = compile(4, /*store=*/false).getIR();
  EXPECT_GT(ir.find("fadd"), ir.rfind("load float"));
  // What is read is read before it is written.
  ir = compile(14, /*store=*/true).getIR();
  EXPECT_LT(ir.rfind("load <16 x float>"), ir.find("store float"));
}

// The sign of a number stays out of general registers, and lanes are halved.
TEST_F(CPUTargetTest, ExtremaOfNumbers) {
  if (!llvm::Triple(llvm::sys::getProcessTriple()).isX86())
    GTEST_SKIP() << "about instructions of x86";
  TargetOptions options;
  options.cpu = "skylake-avx512";
  auto compile = [&](StringRef type, StringRef extremum, StringRef results) {
    std::string source =
        ("llvm.func @k(%x: !llvm.ptr, %y: !llvm.ptr, "
         "%begin: i64, %end: i64) {\n"
         "  %0 = llvm.load %x : !llvm.ptr -> " +
         type + "\n  %1 = llvm.load %y : !llvm.ptr -> " + type +
         "\n  %2 = " + extremum + "\n  llvm.store %2, %x : " + results +
         ", !llvm.ptr\n  llvm.return\n}\n")
            .str();
    auto code = create(source, "k", options);
    EXPECT_TRUE(succeeded(code)) << message;
    code->optimize();
    return *code->getAssembly();
  };
  auto expectRange = [](const std::string &assembly, const char *range) {
    EXPECT_NE(assembly.find(range), std::string::npos) << assembly;
    EXPECT_EQ(assembly.find("kmov"), std::string::npos) << assembly;
    EXPECT_EQ(assembly.find("vmax"), std::string::npos) << assembly;
    EXPECT_EQ(assembly.find("vmin"), std::string::npos) << assembly;
  };
  expectRange(
      compile("f32", "llvm.intr.maximum(%0, %1) : (f32, f32) -> f32", "f32"),
      "vrangeps\t$5, ");
  expectRange(
      compile("f64", "llvm.intr.minimum(%0, %1) : (f64, f64) -> f64", "f64"),
      "vrangepd\t$4, ");
  std::string lanes = compile("vector<16xf32>",
                              "llvm.intr.vector.reduce.fmaximum(%0) : "
                              "(vector<16xf32>) -> f32",
                              "f32");
  expectRange(lanes, "vrangeps\t$5, %ymm");
  EXPECT_EQ(StringRef(lanes).count("vrangeps"), 4u) << lanes;
}

/// 2^steps vectors of as many lanes, interleaved with each other: in each step
/// with those whose numbers differ in one bit.
static std::string makeShuffles(int steps) {
  int count = 1 << steps;
  std::string type = "vector<" + std::to_string(count) + "xf32>", lanes[2];
  for (int half : {0, 1})
    for (int lane = 0; lane != count / 2; ++lane)
      for (int side : {0, count})
        lanes[half] += (lanes[half].empty() ? "[" : ", ") +
                       std::to_string(side + half * count / 2 + lane);
  std::string source;
  llvm::raw_string_ostream text(source);
  text << "llvm.func @k(%x: !llvm.ptr, %begin: i64, %end: i64) {\n";
  for (int i = 0; i != count; ++i)
    text << "  %p" << i << " = llvm.getelementptr %x[" << i
         << "] : (!llvm.ptr) -> !llvm.ptr, " << type << "\n  %v0_" << i
         << " = llvm.load %p" << i << " : !llvm.ptr -> " << type << "\n";
  for (int step = 0; step != steps; ++step)
    for (int i = 0; i != count; ++i) {
      int bit = 1 << step, low = i & ~bit;
      text << "  %v" << step + 1 << "_" << i << " = llvm.shufflevector %v"
           << step << "_" << low << ", %v" << step << "_" << (low | bit) << " "
           << lanes[i & bit ? 1 : 0] << "] : " << type << "\n";
    }
  for (int i = 0; i != count; ++i)
    text << "  llvm.store %v" << steps << "_" << i << ", %p" << i << " : "
         << type << ", !llvm.ptr\n";
  text << "  llvm.return\n}\n";
  return source;
}

// A fence is no instruction: three steps are left to LLVM, the fourth is not.
TEST_F(CPUTargetTest, StepsOfShufflesAreFenced) {
  if (!llvm::Triple(llvm::sys::getProcessTriple()).isX86())
    GTEST_SKIP() << "about the code generator of x86";
  TargetOptions options;
  auto countFences = [&](int steps) {
    auto code = create(makeShuffles(steps), "k", options);
    EXPECT_TRUE(succeeded(code)) << message;
    code->optimize();
    EXPECT_TRUE(succeeded(code->getAssembly())) << message;
    return StringRef(code->getIR()).count("= call <16 x float> @llvm.arith") +
           StringRef(code->getIR()).count("= call <8 x float> @llvm.arith");
  };
  // Where a vector is several registers, too.
  for (const char *cpu : {"nehalem", "haswell", "skylake-avx512"}) {
    options.cpu = cpu;
    EXPECT_EQ(countFences(3), 0u) << cpu;
    EXPECT_EQ(countFences(4), 16u) << cpu;
  }
}

// 32 numbers are read under a mask, of which a condition says whether there are
// any, or which of two constants it is, and constants that there are no more
// than 17.
TEST_F(CPUTargetTest, PartsOfMasksAreKnown) {
  if (!llvm::Triple(llvm::sys::getProcessTriple()).isX86())
    GTEST_SKIP() << "about the code generator of x86";
  auto makeLanes = [](int set) {
    std::string lanes;
    for (int lane = 0; lane < 32; ++lane)
      lanes +=
          std::string(lane == 0 ? "" : ", ") + (lane < set ? "true" : "false");
    return "llvm.mlir.constant(dense<[" + lanes +
           "]> : vector<32xi1>) : vector<32xi1>\n";
  };
  std::string zeros = "0";
  for (int lane = 1; lane < 32; ++lane)
    zeros += ", 0";
  const std::string masks[] = {
      "llvm.and %1, %few : vector<32xi1>",
      "llvm.select %1, %few, %fewer : vector<32xi1>, vector<32xi1>"};
  for (const std::string &mask : masks)
    for (const char *cpu : {"haswell", "znver3", "skylake-avx512"}) {
      std::string source = R"(
llvm.func @k(%x: !llvm.ptr, %o: !llvm.ptr, %begin: i64, %end: i64) {
  %few = )" + makeLanes(17) +
                           "  %fewer = " + makeLanes(3) + R"(
  %none = llvm.mlir.constant(dense<0.0> : vector<32xf32>) : vector<32xf32>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %poison = llvm.mlir.poison : vector<32xi1>
  %any = llvm.icmp "ne" %begin, %end : i64
  %0 = llvm.insertelement %any, %poison[%zero : i32] : vector<32xi1>
  %1 = llvm.shufflevector %0, %poison [)" +
                           zeros + "] : vector<32xi1>\n  %2 = " + mask + R"(
  %3 = llvm.intr.masked.load %x, %2, %none {alignment = 4 : i32} : (!llvm.ptr, vector<32xi1>, vector<32xf32>) -> vector<32xf32>
  llvm.store %3, %o {alignment = 4 : i64} : vector<32xf32>, !llvm.ptr
  llvm.return
})";
      TargetOptions options;
      options.cpu = cpu;
      auto code = create(source, "k", options);
      ASSERT_TRUE(succeeded(code)) << message;
      code->optimize();
      // Nothing is read without a mask, and not all of it at once.
      EXPECT_EQ(code->getIR().find("= load <"), std::string::npos) << cpu;
      EXPECT_EQ(code->getIR().find("call <32 x float>"), std::string::npos)
          << cpu;
      EXPECT_TRUE(succeeded(code->getAssembly())) << message;
    }
}

TEST_F(CPUTargetTest, SameBytesTwice) {
  auto first = create(addOne, "add_one");
  ASSERT_TRUE(succeeded(first)) << message;
  auto bytes = first->getObject();
  auto second = create(addOne, "add_one");
  ASSERT_TRUE(succeeded(second)) << message;
  EXPECT_EQ(*bytes, *second->getObject());
  EXPECT_EQ(*first->getAssembly(), *second->getAssembly());
}

TEST_F(CPUTargetTest, MissingSymbolIsNamed) {
  auto code = create(R"(
llvm.func @uop_no_such_function(f32) -> f32
llvm.func @k(%x: !llvm.ptr, %begin: i64, %end: i64) {
  %0 = llvm.load %x : !llvm.ptr -> f32
  %1 = llvm.call @uop_no_such_function(%0) : (f32) -> f32
  llvm.store %1, %x : f32, !llvm.ptr
  llvm.return
})",
                     "k");
  ASSERT_TRUE(succeeded(code)) << message;
  EXPECT_TRUE(failed(load(*code)));
  EXPECT_EQ(message, "the compiled kernels call uop_no_such_function, which no "
                     "library of this process defines; link or preload one "
                     "that does, or load it with uop-run --load");
}

TEST_F(CPUTargetTest, LibmResolves) {
  auto code = create(R"(
llvm.func @tanf(f32) -> f32
llvm.func @k(%x: !llvm.ptr, %begin: i64, %end: i64) {
  %0 = llvm.load %x : !llvm.ptr -> f32
  %1 = llvm.call @tanf(%0) : (f32) -> f32
  llvm.store %1, %x : f32, !llvm.ptr
  llvm.return
})",
                     "k");
  ASSERT_TRUE(succeeded(code)) << message;
  auto loaded = load(*code);
  ASSERT_TRUE(succeeded(loaded)) << message;
  float x = 0.5f;
  void *args[] = {&x};
  loaded->entries[0](args, 0, 1);
  EXPECT_NEAR(x, 0.546302f, 1e-5);
}

TEST_F(CPUTargetTest, Errors) {
  EXPECT_TRUE(failed(create(addOne, "absent")));
  EXPECT_EQ(message, "no kernel @absent in the module");
  message.clear();
  EXPECT_TRUE(failed(create("llvm.func @k(%i: i64) { llvm.return }", "k")));
  EXPECT_EQ(message, "kernel @k must take one pointer per buffer, one i64 per "
                     "variable and two i64, "
                     "and return nothing");
  message.clear();
  TargetOptions options;
  options.optLevel = 4;
  EXPECT_TRUE(failed(create(addOne, "add_one", options)));
  EXPECT_EQ(message, "optimisation level must be 0 to 3, got 4");
  message.clear();
  options = {};
  options.cpu = "no-such-cpu";
  EXPECT_TRUE(failed(create(addOne, "add_one", options)));
  EXPECT_NE(message.find("no CPU 'no-such-cpu'"), std::string::npos) << message;
}

TEST(SavedTarget, FeaturesAreAsLLVMHasThem) {
  llvm::StringMap<bool> known = llvm::sys::getHostCPUFeatures();
  for (const uop::runtime::CPUFeature &feature :
       uop::runtime::getCPUFeatures()) {
    ASSERT_TRUE(known.contains(feature.name)) << feature.name;
    EXPECT_EQ(known.lookup(feature.name), feature.isPresent) << feature.name;
  }
}

TEST_F(CPUTargetTest, SavedTargets) {
  if (uop::runtime::getHostArchitecture() != "x86_64-linux")
    GTEST_SKIP();
  auto prepare = [&](const char *cpu) {
    TargetOptions options;
    options.cpu = cpu;
    auto target = prepareSavedTarget(options, UnknownLoc::get(&context));
    EXPECT_TRUE(succeeded(target)) << message;
    EXPECT_FALSE(options.cpu.empty());
    return std::make_pair(*target, options);
  };
  EXPECT_TRUE(prepare("x86-64").first.features.empty());
  EXPECT_EQ(prepare("x86-64-v2").first.features,
            (std::vector<std::string>{"crc32", "cx16", "popcnt", "sahf", "sse3",
                                      "sse4.1", "sse4.2", "ssse3"}));
  // What cannot be checked for is not used.
  auto [target, options] = prepare("sapphirerapids");
  EXPECT_TRUE(llvm::is_contained(target.features, "avx512fp16"));
  EXPECT_FALSE(llvm::is_contained(target.features, "amx-tile"));
  EXPECT_NE(options.features.find("-amx-tile"), std::string::npos);
  // This machine can run what is made for it.
  uop::runtime::Error error = prepare("").first.check();
  EXPECT_FALSE(error) << error.message();
}

TEST(ReservedName, LibraryFunctionsAndIntrinsics) {
  EXPECT_TRUE(isReservedName("expf"));
  EXPECT_TRUE(isReservedName("malloc"));
  EXPECT_TRUE(isReservedName("memcpy"));
  EXPECT_TRUE(isReservedName("llvm.exp.f32"));
  EXPECT_TRUE(isReservedName("__truncsfhf2"));
  EXPECT_FALSE(isReservedName("r_32_128_784"));
  EXPECT_FALSE(isReservedName("main"));
}