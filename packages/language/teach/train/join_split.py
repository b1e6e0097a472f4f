"""python3 join_split.py FIRST-PART.gguf OUT.gguf: a split GGUF as one file, e.g. the shipped model, to go on teaching it."""
import glob
import re
import sys

from gguf_file import read, write

first, out = sys.argv[1:]
paths = sorted(glob.glob(re.sub(r'-00001-of-', '-*-of-', first)))
fields, tensors = read(paths[0])
for path in paths[1:]:
    tensors |= read(path)[1]
assert len(tensors) == fields['split.tensors.count'].value, f'{len(tensors)} tensors in {len(paths)} files: is a part missing?'
fields = {name: field for name, field in fields.items() if not name.startswith('split.')}
write(out, fields, tensors)
print(f'{len(paths)} parts, {len(tensors)} tensors')
