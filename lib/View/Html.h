//===- Html.h - Pieces of pages ---------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_VIEW_HTML_H
#define UOP_LIB_VIEW_HTML_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace uop {

/// As text between tags or as the value of an attribute in quotes.
std::string escape(llvm::StringRef text);

/// Three digits and a prefix: "167 M", "2.36 k".
std::string formatCount(double number);
/// Of nanoseconds: "72.8 ms".
std::string formatTime(double nanoseconds);
/// Of a number from 0 to 100, or beyond: "38.5".
std::string formatPercent(double percent);

/// What every page has: the rules of its style, and the script that shows lines
/// of one place together. The script reads the sets of places from the element
/// `places`.
llvm::StringRef getPageStyle();
llvm::StringRef getPageScript();

} // namespace uop

#endif // UOP_LIB_VIEW_HTML_H
