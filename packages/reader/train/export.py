"""python3 export.py MODEL.pt OUT.bin: what was learnt, as numbers of 16 bits behind a head that names them."""
import json, struct, sys
import numpy as np, torch
saved = torch.load(sys.argv[1])
head, parts, at = {}, [], 0
for name, value in saved['state'].items():
    data = value.numpy().astype(np.float16).tobytes()
    head[name] = {'shape': list(value.shape), 'at': at}
    parts.append(data); at += len(data)
text = json.dumps({'tokens': saved['tokens'], 'tensors': head}, separators=(',', ':')).encode()
text += b' ' * (-(len(text) + 4) % 4)
open(sys.argv[2], 'wb').write(struct.pack('<I', len(text)) + text + b''.join(parts))
print(4 + len(text) + at, 'bytes,', len(saved['tokens']), 'tokens')
