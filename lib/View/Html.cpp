//===- Html.cpp - Pieces of pages -------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Html.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace uop;
using llvm::StringRef;

std::string uop::escape(StringRef text) {
  std::string escaped;
  llvm::raw_string_ostream stream(escaped);
  llvm::printHTMLEscaped(text, stream);
  return escaped;
}

static std::string print(double number, const char *suffix) {
  int digits = number >= 100 ? 0 : number >= 10 ? 1 : 2;
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << llvm::format("%.*f", digits, number) << suffix;
  return text;
}

std::string uop::formatCount(double number) {
  for (auto [unit, suffix] :
       {std::pair(1e12, " T"), {1e9, " G"}, {1e6, " M"}, {1e3, " k"}})
    if (number >= unit)
      return print(number / unit, suffix);
  return std::to_string(int64_t(number)) + " ";
}

std::string uop::formatTime(double nanoseconds) {
  if (nanoseconds >= 1e9)
    return print(nanoseconds / 1e9, " s");
  if (nanoseconds >= 1e6)
    return print(nanoseconds / 1e6, " ms");
  return print(nanoseconds / 1e3, " us");
}

std::string uop::formatPercent(double percent) { return print(percent, ""); }

StringRef uop::getPageStyle() {
  return R"(
:root { color-scheme: light dark; }
body { font: 15px/1.45 system-ui, sans-serif; margin: 1.5em; }
nav a { margin-right: 1em; }
table { border-collapse: collapse; }
th, td { padding: .2em .7em; text-align: right; vertical-align: top; }
th { border-bottom: 1px solid; }
td:first-child, th:first-child, td.text { text-align: left; }
tr.more > td { border-bottom: 1px solid #8884; padding-bottom: .6em; }
.bar { background: linear-gradient(#48f6, #48f6) no-repeat 0 0; }
pre { font: 12px/1.4 ui-monospace, monospace; margin: .3em 0; overflow: auto; max-height: 75vh; }
.stages { display: flex; gap: 1em; overflow-x: auto; }
.stages > details[open] { min-width: 45vw; max-width: 90vw; }
pre i { font-style: normal; cursor: pointer; }
pre i.on { background: #fc08; }
.scopes details { margin-left: 1.2em; }
svg { width: 100%; }
svg rect { fill: #48fc; stroke: #fff4; stroke-width: .3; }
svg rect.copy { fill: #8888; }
summary { cursor: pointer; }
.note { opacity: .75; }
)";
}

StringRef uop::getPageScript() {
  return R"(
(function () {
  var sets = JSON.parse(document.getElementById('places').textContent);
  var byPlace = {}, shown = [], pinned = false;
  document.querySelectorAll('pre i[data-p]').forEach(function (line) {
    sets[line.dataset.p].forEach(function (place) {
      (byPlace[place] = byPlace[place] || []).push(line);
    });
  });
  function show(line) {
    shown.forEach(function (other) { other.classList.remove('on'); });
    shown = [];
    if (!line) return;
    sets[line.dataset.p].forEach(function (place) {
      shown = shown.concat(byPlace[place]);
    });
    shown.forEach(function (other) { other.classList.add('on'); });
  }
  function find(event) {
    return event.target.closest ? event.target.closest('pre i[data-p]') : null;
  }
  document.addEventListener('mouseover', function (event) {
    if (!pinned) show(find(event));
  });
  document.addEventListener('click', function (event) {
    var line = find(event);
    if (!line && !event.target.closest('.stages')) return;
    pinned = !!line;
    show(line);
    if (!line) return;
    var seen = [line.parentNode];
    shown.forEach(function (other) {
      var text = other.parentNode;
      if (seen.indexOf(text) >= 0) return;
      seen.push(text);
      text.scrollTop += other.getBoundingClientRect().top -
                        text.getBoundingClientRect().top - text.clientHeight / 3;
    });
  });
  function open() {
    var row = document.getElementById(location.hash.slice(1));
    if (row) row.querySelectorAll('details').forEach(function (d) { d.open = true; });
  }
  window.addEventListener('hashchange', open);
  open();
})();
)";
}
