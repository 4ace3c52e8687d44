#!/bin/sh
# An assembler that says of each kernel that it spills: -arch=CHIP -v FILE -o OUTPUT
for name in $(sed -n 's/.*\.entry \([A-Za-z_0-9]*\).*/\1/p' "$3"); do
  echo "Compiling entry function '$name' for 'sm_80'"
  echo "8 bytes stack frame, 4 bytes spill stores, 4 bytes spill loads"
  echo "Used 9 registers"
done
