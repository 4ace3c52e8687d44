# import_each.sh FOLDER NAME...: what uop-import-onnx says of FOLDER/NAME.onnx.
cd "$1" || exit
shift
for name in "$@"; do
  uop-import-onnx "$name.onnx" -o out.mlir
  echo "exit code $?"
done
