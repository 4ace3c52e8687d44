//===- SPIRVTranslation.cpp - From SPIR-V to SPIR ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SPIRVTranslation.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

using namespace uop::runtime;

extern char **environ;

namespace {
/// A file of a name of its own, which goes with this object.
class TemporaryFile {
public:
  TemporaryFile() {
    const char *folder = std::getenv("TMPDIR");
    path = std::string(folder && *folder ? folder : "/tmp") + "/uop-XXXXXX";
    int file = mkstemp(path.data());
    isOpen = file >= 0;
    if (isOpen)
      close(file);
  }
  ~TemporaryFile() {
    if (isOpen)
      unlink(path.c_str());
  }
  TemporaryFile(const TemporaryFile &) = delete;
  TemporaryFile &operator=(const TemporaryFile &) = delete;

  std::vector<char> read() const {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream),
            std::istreambuf_iterator<char>()};
  }

  std::string path;
  bool isOpen = false;
};
} // namespace

/// Runs a program without input whose messages go to a file. Its exit status,
/// or -1 if there is no such program.
static int runProgram(const std::vector<std::string> &command,
                      const std::string &messages) {
  std::vector<char *> arguments;
  for (const std::string &argument : command)
    arguments.push_back(const_cast<char *>(argument.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, messages.c_str(),
                                   O_WRONLY | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  pid_t child;
  int error = posix_spawnp(&child, arguments[0], &actions, nullptr,
                           arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error)
    return -1;
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR)
      return -1;
  // A shell's and glibc's word for "not found".
  constexpr int notFound = 127;
  if (WIFEXITED(status))
    return WEXITSTATUS(status) == notFound ? -1 : WEXITSTATUS(status);
  return 1;
}

Expected<std::vector<char>>
uop::runtime::translateToSPIR(const std::vector<char> &spirv) {
  TemporaryFile input, output, messages;
  if (!input.isOpen || !output.isOpen || !messages.isOpen)
    return Error::failure("cannot make a temporary file in " + input.path +
                          ": " + std::strerror(errno));
  std::ofstream stream(input.path, std::ios::binary);
  stream.write(spirv.data(), spirv.size());
  stream.close();
  if (!stream)
    return Error::failure("cannot write " + input.path + ": " +
                          std::strerror(errno));
  std::vector<std::string> programs = {"llvm-spirv-15", "llvm-spirv-14"};
  const char *chosen = std::getenv("UOP_LLVM_SPIRV");
  if (chosen && *chosen)
    programs = {chosen};
  for (const std::string &program : programs) {
    int status = runProgram({program, "-r", input.path, "-o", output.path},
                            messages.path);
    if (status < 0)
      continue;
    if (status == 0)
      return output.read();
    std::vector<char> text = messages.read();
    return Error::failure(program + " cannot translate the kernels: " +
                          std::string(text.begin(), text.end()));
  }
  std::string tried;
  for (const std::string &program : programs)
    tried += (tried.empty() ? "" : " or ") + program;
  return Error::failure("the device takes SPIR alone, and there is no " +
                        tried +
                        " to make it of SPIR-V (Debian's llvm-spirv-15)");
}
