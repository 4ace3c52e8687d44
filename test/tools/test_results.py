#!/usr/bin/env python3
"""Prints "PASSED FAILED", the sums over the result files given.

Reads lit's JSON output, the JUnit output of CTest (ctest.xml) and of pytest, and
the XML output of GoogleTest. A GoogleTest program counts by its own tests, not as the one test
that it is to CTest. Tests that were skipped or that the machine does not support
count as neither.
"""

import json
import os
import sys
import xml.etree.ElementTree

LIT_PASSED = {"PASS", "FLAKYPASS", "XFAIL"}
LIT_IGNORED = {"UNSUPPORTED", "SKIPPED", "EXCLUDED"}


def count_lit(path):
    with open(path, encoding="utf-8") as file:
        codes = [test["code"] for test in json.load(file)["tests"]]
    passed = sum(code in LIT_PASSED for code in codes)
    ignored = sum(code in LIT_IGNORED for code in codes)
    return passed, len(codes) - passed - ignored


def stem(path):
    return os.path.splitext(os.path.basename(path))[0]


def count_xml(path, ignored_names):
    passed = failed = 0
    for case in xml.etree.ElementTree.parse(path).getroot().iter("testcase"):
        if case.get("name") in ignored_names or case.find("skipped") is not None:
            continue
        wrong = case.find("failure") is not None or case.find("error") is not None
        if wrong or case.get("status") == "fail":
            failed += 1
        elif case.get("status", "run") == "run":
            passed += 1
    return passed, failed


def main():
    passed = failed = 0
    paths = sys.argv[1:]
    programs = {stem(path) for path in paths if path.endswith(".xml")} - {"ctest"}
    for path in paths:
        if stem(path) == "ctest":
            counts = count_xml(path, programs)
        elif path.endswith(".xml"):
            counts = count_xml(path, set())
        else:
            counts = count_lit(path)
        passed += counts[0]
        failed += counts[1]
    print(passed, failed)


if __name__ == "__main__":
    main()
