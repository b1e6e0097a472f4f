"""python3 export.py MODEL.pt OUT.bin: what was learnt, behind a head that names it. MiniLM's matrices are told as steps away
from what was published, one byte each with a factor per row; everything else as numbers of 16 bits."""
import json, struct, sys
import numpy as np, torch
from model import PUBLISHED, load_base

saved, base = torch.load(sys.argv[1]), load_base()
head, parts, at = {}, [], 0
def add(name, shape, data):
    global at
    head[name] = {'shape': list(shape), 'at': at}
    data += b'\0' * (-len(data) % 4)
    parts.append(data); at += len(data)
for name, value in saved['state'].items():
    place = name.split('.')
    if place[0] == 'layers' and place[2] in PUBLISHED and place[3] == 'weight':
        change = (value - base[f'encoder.layer.{place[1]}.{PUBLISHED[place[2]]}.weight']).numpy()
        factor = (np.abs(change).max(1) / 127).astype(np.float16)
        whole = np.clip(np.round(change / np.maximum(factor.astype(np.float32), 1e-9)[:, None]), -127, 127).astype(np.int8)
        own = '.'.join(place[:3])
        add(f'{own}.change', whole.shape, whole.tobytes()); add(f'{own}.factor', factor.shape, factor.tobytes())
    else: add(name, value.shape, value.numpy().astype(np.float16).tobytes())
text = json.dumps({'tokens': saved['tokens'], 'tensors': head}, separators=(',', ':')).encode()
text += b' ' * (-(len(text) + 4) % 4)
open(sys.argv[2], 'wb').write(struct.pack('<I', len(text)) + text + b''.join(parts))
print(4 + len(text) + at, 'bytes,', len(saved['tokens']), 'tokens')
