#!/usr/bin/env python3
"""Prints "PASSED FAILED", the sums over the result files given.

Reads lit's JSON output and the JUnit output of CTest. Tests that were skipped
or that the machine does not support count as neither.
"""

import json
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


def count_junit(path):
    passed = failed = 0
    for case in xml.etree.ElementTree.parse(path).getroot().iter("testcase"):
        if case.get("status") == "run" and case.find("failure") is None:
            passed += 1
        elif case.get("status") not in ("notrun", "disabled") or case.find("failure") is not None:
            failed += 1
    return passed, failed


def main():
    passed = failed = 0
    for path in sys.argv[1:]:
        count = count_junit if path.endswith(".xml") else count_lit
        more_passed, more_failed = count(path)
        passed += more_passed
        failed += more_failed
    print(passed, failed)


if __name__ == "__main__":
    main()
