#!/usr/bin/env bash
# Builds UOp and shows it at work on a small image network: the kernels that
# demo/network.mlir becomes, its answer for demo/image.png on the CPU, checked
# against the interpreter, one kernel at each stage, and the time of a run.
set -euo pipefail
exec </dev/null

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release
model=demo/network.mlir
image=demo/image.npy
dump=build/release/demo
cd "$root"

tools/setup.sh
cmake --preset release
ninja -C "$build" -j"$(nproc)" uop-opt uop-run

opt=$build/bin/uop-opt
run=$build/bin/uop-run
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
show() {
  echo
  echo "== $1"
}

show "The image: demo/image.png, 32x32 grey levels"
/usr/bin/python3 demo/show.py image "$image"

show "The network: $model"
echo "Two convolutions with relu and max-pool, a dense layer, softmax:" \
  "$(grep -c ' = uop\.' "$model") tensor ops."

show "The kernels that it becomes (uop-opt --uop-schedule $model)"
"$opt" --uop-schedule "$model" -o "$output/schedule.mlir"
grep -E '^ *uop\.kernel' "$output/schedule.mlir"

show "On the CPU, each result compared with the interpreter's (uop-run --verify)"
rm -rf "$dump"
"$run" "$model" --input="$image" --verify --output="$output/answer.npy" \
  --dump-kernels="$dump" --print
/usr/bin/python3 demo/show.py answer "$output/answer.npy"

show "One of the kernels, the dense layer and the softmax, as UOp ops and as loops"
kernel=$(grep -oE 'uop\.launch @\w+' "$output/schedule.mlir" | tail -n 1)
kernel=${kernel#*@}
cat "$dump/$kernel.uop.mlir"
echo
cat "$dump/$kernel.loops.mlir"
echo
echo "Each kernel at each stage, down to assembly, is in $dump:"
ls "$dump"

show "Timed: microseconds a run, milliseconds to compile"
"$run" "$model" --input="$image" --warmup=10 --repeat=100 --stats
