"""Reads and writes GGUF files. Needs NumPy alone, as there may be no other package where a model is taught."""
import struct

import numpy as np

F32, F16, Q4_0, Q5_0, Q8_0, Q4_K, Q6_K = 0, 1, 2, 6, 8, 12, 14
# Numbers in a block, bytes of a block.
BLOCKS = {F32: (1, 4), F16: (1, 2), Q4_0: (32, 18), Q5_0: (32, 22), Q8_0: (32, 34), Q4_K: (256, 144), Q6_K: (256, 210)}
PLAIN = {0: 'B', 1: 'b', 2: 'H', 3: 'h', 4: 'I', 5: 'i', 6: 'f', 7: '?', 10: 'Q', 11: 'q', 12: 'd'}
STRING, ARRAY = 8, 9
ALIGNMENT = 32


class Field:
    """A value with its type; of an array the type of its items as well."""

    def __init__(self, value, kind, inner=None):
        self.value, self.kind, self.inner = value, kind, inner


class Tensor:
    """`shape` as NumPy orders it: the rows first. `data`: the bytes as they are stored, one line per row."""

    def __init__(self, shape, kind, data):
        self.shape, self.kind, self.data = tuple(shape), kind, data


def bytes_per_row(kind, length):
    numbers, size = BLOCKS[kind]
    assert length % numbers == 0, f'{length} numbers make no whole blocks'
    return length // numbers * size


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def plain(self, code):
        size = struct.calcsize(code)
        (value,) = struct.unpack_from('<' + code, self.data, self.at)
        self.at += size
        return value

    def text(self):
        length = self.plain('Q')
        self.at += length
        return bytes(self.data[self.at - length:self.at]).decode('utf8')

    def field(self):
        kind = self.plain('I')
        if kind != ARRAY:
            return Field(self.text() if kind == STRING else self.plain(PLAIN[kind]), kind)
        inner, count = self.plain('I'), self.plain('Q')
        return Field([self.text() if inner == STRING else self.plain(PLAIN[inner]) for _ in range(count)], ARRAY, inner)


def read(path):
    """The fields and the tensors of a file, by name."""
    reader = Reader(np.memmap(path, np.uint8, 'r'))
    assert bytes(reader.data[:4]) == b'GGUF', f'{path} is no GGUF file'
    reader.at = 8
    tensors_in, fields_in = reader.plain('Q'), reader.plain('Q')
    fields = {}
    for _ in range(fields_in):
        name = reader.text()
        fields[name] = reader.field()
    heads = []
    for _ in range(tensors_in):
        name = reader.text()
        shape = [reader.plain('Q') for _ in range(reader.plain('I'))][::-1]
        heads.append((name, shape, reader.plain('I'), reader.plain('Q')))
    start = -(-reader.at // ALIGNMENT) * ALIGNMENT
    tensors = {}
    for name, shape, kind, offset in heads:
        row = bytes_per_row(kind, shape[-1])
        rows = int(np.prod(shape[:-1]))
        data = reader.data[start + offset:start + offset + rows * row].reshape(rows, row)
        tensors[name] = Tensor(shape, kind, data)
    return fields, tensors


def text_bytes(text):
    raw = text.encode('utf8')
    return struct.pack('<Q', len(raw)) + raw


def value_bytes(value, kind):
    return text_bytes(value) if kind == STRING else struct.pack('<' + PLAIN[kind], value)


def field_bytes(field):
    if field.kind != ARRAY:
        return struct.pack('<I', field.kind) + value_bytes(field.value, field.kind)
    head = struct.pack('<IIQ', ARRAY, field.inner, len(field.value))
    return head + b''.join(value_bytes(value, field.inner) for value in field.value)


def write(path, fields, tensors):
    head = b'GGUF' + struct.pack('<IQQ', 3, len(tensors), len(fields))
    parts = [head] + [text_bytes(name) + field_bytes(field) for name, field in fields.items()]
    offset = 0
    for name, tensor in tensors.items():
        shape = tensor.shape[::-1]
        parts.append(text_bytes(name) + struct.pack(f'<I{len(shape)}QIQ', len(shape), *shape, tensor.kind, offset))
        offset += -(-tensor.data.nbytes // ALIGNMENT) * ALIGNMENT
    head = b''.join(parts)
    with open(path, 'wb') as file:
        file.write(head + bytes(-len(head) % ALIGNMENT))
        for tensor in tensors.values():
            file.write(tensor.data.tobytes())
            file.write(bytes(-tensor.data.nbytes % ALIGNMENT))
