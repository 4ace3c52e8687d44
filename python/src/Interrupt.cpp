//===- Interrupt.cpp - Ctrl-C while something is computed -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Python's own handler only notes the signal, and raises KeyboardInterrupt when
// the interpreter goes on. A compilation without the GIL cannot ask it, so that
// a handler before it notes the signal for us, too.
//
//===----------------------------------------------------------------------===//

#include "Common.h"

#include <atomic>
#include <csignal>
#include <unistd.h>

using namespace uop;
using namespace uop::python;

static std::atomic<bool> interrupted{false}, isWatched{false};
static struct sigaction pythonsAction;

static void noteInterrupt(int signal) {
  interrupted = true;
  pythonsAction.sa_handler(signal);
}

/// Python runs handlers on it alone.
static bool isMainThread() { return gettid() == getpid(); }

/// Whether Ctrl-C raises KeyboardInterrupt: a handler of the user's may do
/// something else, and nothing must fail then.
static bool raisesInterrupt() {
  // Never freed.
  auto find = [](const char *name) {
    // The module beneath `signal`, whose own getsignal() is a Python function
    // that takes longer than a small program.
    return nb::object(nb::module_::import_("_signal").attr(name))
        .release()
        .ptr();
  };
  static PyObject *const getSignal = find("getsignal"),
                         *const usual = find("default_int_handler");
  return nb::handle(getSignal)(int(SIGINT)).is(nb::handle(usual));
}

bool python::watchInterrupts() {
  if (!isMainThread())
    return false;
  isWatched = false;
  interrupted = false;
  struct sigaction current;
  if (!raisesInterrupt() || sigaction(SIGINT, nullptr, &current) != 0)
    return false;
  if (current.sa_handler != noteInterrupt) {
    if ((current.sa_flags & SA_SIGINFO) || current.sa_handler == SIG_DFL ||
        current.sa_handler == SIG_IGN)
      return false;
    pythonsAction = current;
    current.sa_handler = noteInterrupt;
    if (sigaction(SIGINT, &current, nullptr) != 0)
      return false;
  }
  isWatched = true;
  return true;
}

void python::stopWatchingInterrupts() { isWatched = false; }

bool python::isInterrupted() {
  return isWatched && interrupted && isMainThread();
}
