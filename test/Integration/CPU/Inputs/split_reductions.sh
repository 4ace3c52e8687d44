# Runs each function of a file with several numbers of threads.
set -eu
for entry in $(grep -o '^func.func @[a-z_]*' "$1" | cut -d@ -f2); do
  for threads in 1 2 3 5; do
    uop-run "$1" --entry="$entry" --random-inputs=3 --verify \
      --threads="$threads" --print > "$2.$entry.$threads"
  done
  cmp "$2.$entry.2" "$2.$entry.3"
  cmp "$2.$entry.2" "$2.$entry.5"
done
