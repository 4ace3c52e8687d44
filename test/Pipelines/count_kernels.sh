# Prints model, launches and kernels of each model.
set -eu
count() {
  schedule=$(uop-model "$@" | uop-opt --uop-schedule)
  echo "$*: $(grep -c uop.launch <<<"$schedule") launches of" \
    "$(grep -c uop.kernel <<<"$schedule") kernels"
}
count softmax rows=49152 width=48
count softmax rows=64 width=1024
count layernorm rows=3072 width=768
count mlp
count feed-forward-gated
count attention batch=6 heads=16 length=512 width=48
count attention-masked batch=6 heads=16 length=512 width=48
count attention-causal batch=6 heads=16 length=512 width=48
count attention-block batch=6 length=512 width=768 heads=16
count gpt2-block
count gpt2
count conv2d
count batchnorm batch=8
count conv-batchnorm batch=8
count resnet-block
count resnet18
count unet-block
