#!/usr/bin/env bash
# Checks UOp on a machine with a GPU: runs the programs of the test suites there,
# compared with the interpreter, and times products of matrices, softmax, layer
# normalization, elementwise arithmetic and reductions. Prints one JSON object: how
# many programs agree, and for each timed program microseconds, GB/s and per cent of a
# copy on the device, GFLOP/s.
#
#   gpu-check.sh [--device=cuda] [--quick] [--no-suites] [--output=FILE]
#   gpu-check.sh --pack=DIR    what another machine needs, this script among it
#
# --device takes the names that uop-run takes. --quick has small sizes. What --pack
# writes are compiled programs for OpenCL and CUDA, what they should give, and uop-check,
# which runs them: that needs a driver, and neither LLVM nor this project. The exit
# status is 0 if all programs agree.
set -uo pipefail
exec </dev/null

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd) || exit 1
device=cuda
quick=
suites=1
output=
pack=
for argument in "$@"; do
  case $argument in
  --device=*) device=${argument#*=} ;;
  --quick) quick=1 ;;
  --no-suites) suites= ;;
  --output=*) output=${argument#*=} ;;
  --pack=*) pack=${argument#*=} ;;
  *)
    echo "gpu-check.sh: unknown argument '$argument' (see the head of the script)" >&2
    exit 2
    ;;
  esac
done

# A pack has bin, lib and programs beside each other; a checkout has a build.
tools=${UOP_RUN:+$(dirname "$UOP_RUN")}
tools=${tools:-$root/build/release/bin}
run=$tools/uop-run
if [[ -d $root/programs ]]; then
  run=$root/bin/uop-check
  export LD_LIBRARY_PATH=$root/lib
fi
if [[ ! -x $run ]]; then
  echo "gpu-check.sh: there is no $run; build the target uop-run, or set UOP_RUN" >&2
  exit 2
fi
export UOP_CACHE=off
# What code of a pack is for, beside OpenCL.
chips=sm_80,sm_90a

work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

if [[ -n $pack ]]; then
  for tool in uop-compile uop-check; do
    [[ -x $tools/$tool ]] && continue
    echo "gpu-check.sh: there is no $tools/$tool; build the target $tool" >&2
    exit 2
  done
  mkdir -p "$pack/bin" "$pack/lib" "$pack/tools" "$pack/programs" || exit 2
  cp "$tools/uop-check" "$pack/bin/"
  # Not what belongs to the system's loader.
  ldd "$tools/uop-check" | sed -n 's/.* => \(\/[^ ]*\).*/\1/p' |
    grep -v -e '/libc\.so' -e '/libm\.so' -e '/ld-linux' -e '/libpthread' -e '/libdl\.' |
    xargs -I{} cp -L {} "$pack/lib/"
  cp "${BASH_SOURCE[0]}" "$pack/tools/gpu-check.sh"
elif ! "$run" --list-devices | grep -q "^${device%%:*}:[0-9]" && [[ $device != emulator ]]; then
  echo "gpu-check.sh: there is no device '$device':" >&2
  "$run" --list-devices >&2
  exit 2
fi
[[ -z $pack ]] && name=$("$run" --list-devices | sed -n "s/^${device%%:*}:${device##*[!0-9]}[0-9]*: //p" | head -n 1)

agree=0
disagree=0
failures=()
note_result() {
  local status=$1 what=$2
  if ((status == 0)); then
    agree=$((agree + 1))
  else
    disagree=$((disagree + 1))
    failures+=("$what : $(grep -m 1 -e error -e '"difference"' "$work/out")")
  fi
}

# Puts a program into the pack, with what it should give.
number=0
pack_program() {
  local arguments=$1 folder entry
  number=$((number + 1))
  folder=$pack/programs/$(printf '%04d' "$number")
  entry=$(grep -o -e '--entry=[^ ]*' <<<"$arguments")
  mkdir -p "$folder"
  if bash -c "\"$run\" --device=interpreter ${arguments//--verify/} --save-case=$folder" >"$work/out" 2>&1 &&
    "$tools/uop-compile" ${entry:+"$entry"} --device=opencl,cuda --chip=$chips \
      -o "$folder/program.uop" "${arguments%% *}" >"$work/out" 2>&1; then
    echo "${arguments//$root\//}" >"$folder/name"
    agree=$((agree + 1))
  else
    rm -rf "$folder"
    disagree=$((disagree + 1))
    failures+=("${arguments//\"/} : $(grep -m 1 error "$work/out")")
  fi
}

# The commands of a file's RUN lines that compare a program with the interpreter,
# and do nothing else.
check_file() {
  local file=$1 line
  while IFS= read -r line; do
    line=${line//%s/$file}
    line=${line//%S/$(dirname "$file")}
    if [[ -n $pack ]]; then
      pack_program "${line#uop-run }"
      continue
    fi
    timeout 600 bash -c "\"$run\" --device=$device ${line#uop-run }" >"$work/out" 2>&1
    note_result $? "${line//\"/}"
  done < <(sed -n 's/^\/\/ RUN: \(uop-run .*--verify.*\)$/\1/p' "$file" |
    grep -v -e '[|&;<>%]t' -e '[|&;<>]' -e '--device' -e '--threads' -e '--load' -e '--profile' -e '--tune' -e '%[a-z]*_')
}
if [[ -n $suites && -d $root/programs ]]; then
  for folder in "$root"/programs/[0-9]*/; do
    for case in "$folder"[0-9]*/; do
      timeout 600 "$run" --device="$device" --case="$case" "$folder/program.uop" >"$work/out" 2>&1
      note_result $? "$(cat "$folder/name")"
    done
  done
elif [[ -n $suites ]]; then
  files=("$root"/test/Integration/CPU/*.mlir "$root"/test/Integration/Gradient/*.mlir
    "$root"/test/Integration/GPU/*.mlir)
  [[ -n $quick ]] && files=("$root"/test/Integration/CPU/{softmax,layernorm,argmax}.mlir)
  for file in "${files[@]}"; do
    [[ -f $file ]] && check_file "$file"
  done
fi

#===----------------------------------------------------------------------===#
# Times
#===----------------------------------------------------------------------===#

# The number of a key of what uop-run --stats prints: its least time, or a count.
get_number() {
  awk -v key="\"$1\":" '$1 == key { if ($2 == "{") { getline; print $2 + 0 } else print $2 + 0; exit }' "$work/stats"
}

copy_rate=0
entries=()
# NAME, and how much a run reads, writes and computes at least.
time_program() {
  local label=$1 bytes=$2 flops=$3 us options=(--random-inputs=1 --stats) file=$work/program.mlir
  if [[ -n $pack ]]; then
    "$tools/uop-compile" --device=opencl,cuda --chip=$chips "$work/program.mlir" \
      -o "$pack/programs/${label// /_}.uop" 2>"$work/errors" ||
      failures+=("$label : $(head -n 1 "$work/errors")")
    return
  fi
  if [[ -d $root/programs ]]; then
    options=()
    file=$root/programs/${label// /_}.uop
  fi
  if ! "$run" "$file" ${options[@]+"${options[@]}"} --warmup=2 --repeat=5 \
    --device="$device" >"$work/stats" 2>"$work/errors"; then
    failures+=("$label : $(head -n 1 "$work/errors")")
    disagree=$((disagree + 1))
    return
  fi
  us=$(get_number device_us)
  [[ $label == copy* ]] && copy_rate=$(awk -v b="$bytes" -v t="$us" 'BEGIN { print b / t / 1e3 }')
  entries+=("$(awk -v l="$label" -v b="$bytes" -v f="$flops" -v t="$us" -v c="$copy_rate" 'BEGIN {
    rate = b / t / 1e3
    printf "{\"program\": \"%s\", \"us\": %.3f, \"GB_per_s\": %.2f, \"percent_of_copy\": %.1f, \"GFLOP_per_s\": %.1f}",
      l, t, rate, (c > 0 ? 100 * rate / c : 0), f / t / 1e3 }')")
}

write_product() {
  local n=$1 type=$2
  cat >"$work/program.mlir" <<END
func.func @main(%x: tensor<${n}x${n}x$type>, %w: tensor<${n}x${n}x$type>) -> tensor<${n}x${n}x$type> {
  %0 = uop.reshape %x : tensor<${n}x${n}x$type> -> tensor<${n}x${n}x1x$type>
  %1 = uop.expand %0 : tensor<${n}x${n}x1x$type> -> tensor<${n}x${n}x${n}x$type>
  %2 = uop.reshape %w : tensor<${n}x${n}x$type> -> tensor<1x${n}x${n}x$type>
  %3 = uop.expand %2 : tensor<1x${n}x${n}x$type> -> tensor<${n}x${n}x${n}x$type>
  %4 = uop.mul %1, %3 : tensor<${n}x${n}x${n}x$type>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<${n}x${n}x${n}x$type> -> tensor<${n}x${n}x$type>
  return %5 : tensor<${n}x${n}x$type>
}
END
}

# A function of a matrix, whose body is the standard input.
write_rows() {
  local rows=$1 columns=$2 result=$3
  {
    echo "func.func @main(%x: tensor<${rows}x${columns}xf32>) -> $result {"
    sed -e "s/ROWS/${rows}/g" -e "s/COLUMNS/${columns}/g"
    echo "}"
  } >"$work/program.mlir"
}

# A pack has the sizes that it was made with.
[[ -n $pack && -n $quick ]] && touch "$pack/programs/quick"
if [[ -d $root/programs ]]; then
  quick=
  [[ -f $root/programs/quick ]] && quick=1
fi
sizes=(256 1024 4096 8192)
rows=16384
columns=1024
if [[ -n $quick ]]; then
  sizes=(64 128)
  rows=64
  columns=512
fi
elements=$((rows * columns))
matrix=tensor\<${rows}x${columns}xf32\>

write_rows $rows $columns "$matrix" <<<"  return %x : $matrix"
time_program "copy ${rows}x${columns} f32" $((8 * elements)) 0
write_rows $rows $columns "$matrix" <<<"  %0 = uop.mul %x, %x : $matrix
  %1 = uop.add %0, %x : $matrix
  return %1 : $matrix"
time_program "elementwise ${rows}x${columns} f32" $((8 * elements)) $((2 * elements))
write_rows $rows $columns "tensor<${rows}xf32>" <<<"  %0 = uop.reduce_axis add %x axes [1] : $matrix -> tensor<${rows}xf32>
  return %0 : tensor<${rows}xf32>"
time_program "sum of rows ${rows}x${columns} f32" $((4 * elements)) $elements
write_rows $rows $columns "tensor<${columns}xf32>" <<<"  %0 = uop.reduce_axis add %x axes [0] : $matrix -> tensor<${columns}xf32>
  return %0 : tensor<${columns}xf32>"
time_program "sum of columns ${rows}x${columns} f32" $((4 * elements)) $elements
write_rows $rows $columns "tensor<f32>" <<<"  %0 = uop.reduce_axis add %x axes [0, 1] : $matrix -> tensor<f32>
  return %0 : tensor<f32>"
time_program "sum ${rows}x${columns} f32" $((4 * elements)) $elements
write_rows $rows $columns "$matrix" <<'END'
  %0 = uop.reduce_axis max %x axes [1] : tensor<ROWSxCOLUMNSxf32> -> tensor<ROWSxf32>
  %1 = uop.reshape %0 : tensor<ROWSxf32> -> tensor<ROWSx1xf32>
  %2 = uop.expand %1 : tensor<ROWSx1xf32> -> tensor<ROWSxCOLUMNSxf32>
  %3 = uop.sub %x, %2 : tensor<ROWSxCOLUMNSxf32>
  %4 = uop.exp %3 : tensor<ROWSxCOLUMNSxf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<ROWSxCOLUMNSxf32> -> tensor<ROWSxf32>
  %6 = uop.reshape %5 : tensor<ROWSxf32> -> tensor<ROWSx1xf32>
  %7 = uop.expand %6 : tensor<ROWSx1xf32> -> tensor<ROWSxCOLUMNSxf32>
  %8 = uop.fdiv %4, %7 : tensor<ROWSxCOLUMNSxf32>
  return %8 : tensor<ROWSxCOLUMNSxf32>
END
time_program "softmax ${rows}x${columns} f32" $((8 * elements)) 0
write_rows $rows $columns "$matrix" <<'END'
  %n = uop.const COLUMNS.0 : tensor<ROWSxf32>
  %0 = uop.reduce_axis add %x axes [1] : tensor<ROWSxCOLUMNSxf32> -> tensor<ROWSxf32>
  %1 = uop.fdiv %0, %n : tensor<ROWSxf32>
  %2 = uop.reshape %1 : tensor<ROWSxf32> -> tensor<ROWSx1xf32>
  %3 = uop.expand %2 : tensor<ROWSx1xf32> -> tensor<ROWSxCOLUMNSxf32>
  %4 = uop.sub %x, %3 : tensor<ROWSxCOLUMNSxf32>
  %5 = uop.mul %4, %4 : tensor<ROWSxCOLUMNSxf32>
  %6 = uop.reduce_axis add %5 axes [1] : tensor<ROWSxCOLUMNSxf32> -> tensor<ROWSxf32>
  %7 = uop.fdiv %6, %n : tensor<ROWSxf32>
  %8 = uop.sqrt %7 : tensor<ROWSxf32>
  %9 = uop.reshape %8 : tensor<ROWSxf32> -> tensor<ROWSx1xf32>
  %10 = uop.expand %9 : tensor<ROWSx1xf32> -> tensor<ROWSxCOLUMNSxf32>
  %11 = uop.fdiv %4, %10 : tensor<ROWSxCOLUMNSxf32>
  return %11 : tensor<ROWSxCOLUMNSxf32>
END
time_program "layernorm ${rows}x${columns} f32" $((8 * elements)) 0
for n in "${sizes[@]}"; do
  for type in f32 f16 bf16; do
    bytes=4
    [[ $type != f32 ]] && bytes=2
    write_product "$n" $type
    time_program "matmul $n $type" $((3 * bytes * n * n)) $((2 * n * n * n))
  done
done

if [[ -n $pack ]]; then
  echo "gpu-check.sh: $agree programs are packed, $disagree are not" >&2
  [[ ${#failures[@]} -gt 0 ]] && printf '  %s\n' "${failures[@]}" >&2
  exit 0
fi

quote() {
  sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e 's/[[:cntrl:]]/ /g' <<<"$1"
}
list() {
  local text
  text=$(printf ',\n    %s' "$@")
  [[ $# -gt 0 ]] && printf '%s\n  ' "${text:1}"
}
quoted=()
for failure in ${failures[@]+"${failures[@]}"}; do
  quoted+=("\"$(quote "$failure")\"")
done
{
  printf '{\n  "device": "%s",\n  "name": "%s",\n' "$device" "$(quote "$name")"
  printf '  "agree": %d,\n  "disagree": %d,\n' "$agree" "$disagree"
  printf '  "copy_GB_per_s": %s,\n' "$copy_rate"
  printf '  "failures": [%s],\n' "$(list ${quoted[@]+"${quoted[@]}"})"
  printf '  "programs": [%s]\n}\n' "$(list ${entries[@]+"${entries[@]}"})"
} | if [[ -n $output ]]; then cat >"$output"; else cat; fi
((disagree == 0))
