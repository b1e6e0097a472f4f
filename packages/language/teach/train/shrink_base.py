"""python3 shrink_base.py CUT.gguf SMALL.gguf [layers=2]: random weights of the same shapes with few layers, to try out the other scripts
without an accelerator."""
import sys

import numpy as np

import stored
from gguf_file import read, write

cut, out, *given = sys.argv[1:]
layers = int(dict(one.split('=') for one in given).get('layers', 2))
fields, tensors = read(cut)
fields['qwen2.block_count'].value = layers
chance = np.random.default_rng(1)
small = {}
for name, tensor in tensors.items():
    if name.startswith('blk.') and int(name.split('.')[1]) >= layers:
        continue
    if len(tensor.shape) == 1:
        small[name] = stored.to_f32(np.ones(tensor.shape) if 'norm' in name else np.zeros(tensor.shape))
    else:
        small[name] = stored.to_q8_0(chance.standard_normal(tensor.shape, np.float32) * 0.03)
write(out, fields, small)
