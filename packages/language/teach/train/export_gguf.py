"""python3 export_gguf.py CUT.gguf OUT FOLDER [most=90]: what train.py wrote in OUT as a model in parts of at most `most` MB.

The parts are those of a split GGUF file (assay-reader-00001-of-0000N.gguf): llama.cpp is given the first and finds the others."""
import glob
import json
import os
import sys

import numpy as np

from gguf_file import STRING, Field, Tensor, bytes_per_row, read, write

U16, I32 = 2, 5
MOSTLY_Q4_0 = 2


def describe(fields, told):
    """What the file says of itself."""
    for name in ('finetune', 'basename', 'size_label'):
        fields.pop(f'general.{name}', None)
    fields['general.name'] = Field('Assay reader', STRING)
    fields['general.license'] = Field('apache-2.0', STRING)
    fields['general.description'] = Field('Qwen2.5-Coder-0.5B-Instruct, made smaller and taught to read test requirements', STRING)
    fields['qwen2.block_count'].value = told['layers']
    fields['qwen2.feed_forward_length'].value = told['inner']
    fields['general.file_type'].value = MOSTLY_Q4_0


def open_parts(out):
    with open(f'{out}/names.json') as file:
        told = json.load(file)
    data = b''.join(open(path, 'rb').read() for path in sorted(glob.glob(f'{out}/part-*.bin')))
    tensors, at = {}, 0
    for name, shape, kind, size in told['tensors']:
        rows = int(np.prod(shape[:-1]))
        row = np.frombuffer(data, np.uint8, size, at).reshape(rows, bytes_per_row(kind, shape[-1]))
        tensors[name] = Tensor(shape, kind, row)
        at += size
    assert at == len(data), f'{len(data)} bytes instead of {at}: is a part missing?'
    return told, tensors


def share_out(tensors, most):
    groups, size = [{}], 0
    for name, tensor in tensors.items():
        if groups[-1] and size + tensor.data.nbytes > most:
            groups.append({})
            size = 0
        groups[-1][name] = tensor
        size += tensor.data.nbytes
    return groups


def main():
    cut, out, folder, *given = sys.argv[1:]
    most = int(dict(one.split('=') for one in given).get('most', 90)) * 1_000_000
    fields, _ = read(cut)
    told, tensors = open_parts(out)
    describe(fields, told)
    # The fields stand in the first part, beside its tensors.
    head = 2_000_000
    groups = share_out(tensors, most - head)
    os.makedirs(folder, exist_ok=True)
    for number, group in enumerate(groups):
        own = dict(fields) if number == 0 else {'general.architecture': fields['general.architecture']}
        own['split.no'], own['split.count'] = Field(number, U16), Field(len(groups), U16)
        own['split.tensors.count'] = Field(len(tensors), I32)
        path = f'{folder}/assay-reader-{number + 1:05}-of-{len(groups):05}.gguf'
        write(path, own, group)
        print(path, os.path.getsize(path))


main()
