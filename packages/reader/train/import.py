"""python3 import.py MODEL.bin OUT.pt: what export.py wrote, to go on from with train.py --start."""
import json, struct, sys
import numpy as np, torch
from model import PUBLISHED, load_base

data, base = open(sys.argv[1], 'rb').read(), load_base()
size = struct.unpack('<I', data[:4])[0]
head, body = json.loads(data[4:4 + size]), data[4 + size:]
def numbers(name, sort):
    part = head['tensors'][name]
    return torch.from_numpy(np.frombuffer(body, sort, int(np.prod(part['shape'])), part['at']).astype(np.float32).reshape(part['shape']))
state = {}
for name in head['tensors']:
    own, _, last = name.rpartition('.')
    if last == 'change':
        _, layer, matrix = own.split('.')
        published = base[f'encoder.layer.{layer}.{PUBLISHED[matrix]}.weight']
        state[f'{own}.weight'] = published + numbers(name, np.int8) * numbers(f'{own}.factor', np.float16)[:, None]
    elif last != 'factor': state[name] = numbers(name, np.float16)
torch.save({'state': state, 'tokens': head['tokens']}, sys.argv[2])
print(len(state), 'tensors,', len(head['tokens']), 'tokens')
