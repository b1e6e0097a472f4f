"""python3 tokenise.py CUT.gguf ROWS.jsonl OUT.xz [most=1400]: rows as numbers of tokens, for train.py.

The end of an answer is a token of its own. Rows with more tokens than `most` are left out and counted."""
import io
import json
import lzma
import sys

import numpy as np

from gguf_file import read
from tokeniser import END, Lines, open_tokeniser

cut, rows, out = sys.argv[1:4]
most = int(dict(one.split('=') for one in sys.argv[4:]).get('most', 1400))
fields, _ = read(cut)
tokeniser = open_tokeniser(fields)
end = tokeniser.token_to_id(END)
lines = Lines(tokeniser)
tokens, lengths, prompts, epochs, groups, ids = [], [], [], [], [], []
long = 0
with open(rows) as file:
    for line in file:
        row = json.loads(line)
        prompt = lines.encode(row['prompt'])
        answer = lines.encode(row['answer']) + [end]
        if len(prompt) + len(answer) > most:
            long += 1
            continue
        tokens.append(np.array(prompt + answer, np.uint16))
        lengths.append(len(prompt) + len(answer))
        prompts.append(len(prompt))
        epochs.append(row['epoch'])
        if row['epoch'] < 0:
            ids.append(row['id'])
            groups.append(row['group'])
file = io.BytesIO()
np.savez(file, tokens=np.concatenate(tokens), lengths=np.array(lengths, np.uint16), prompts=np.array(prompts, np.uint16),
         epochs=np.array(epochs, np.int8), scored=np.frombuffer(json.dumps([ids, groups]).encode(), np.uint8))
with lzma.open(out, 'wb', preset=1) as packed:
    packed.write(file.getvalue())
print(f'{len(lengths)} rows, {sum(lengths) / len(lengths):.0f} tokens on average, {long} left out')
