#!/bin/sh
# Exit code 1: the module still has what was looked for.
if grep -q 'uop\.sin' "$1"; then exit 1; fi
exit 0
