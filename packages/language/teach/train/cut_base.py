"""python3 cut_base.py BASE.gguf ROWS.jsonl CUT.gguf [first=16000] [least=1]: the base with the tokens that are needed.

Kept are all bytes, the first tokens of the vocabulary (the most frequent ones), those that stand so often in the rows, and what
they are made of. A text
whose tokens are all kept is cut into the same tokens as before; another one into more of them. The rows of the embedding are copied as
they are stored; it is used for the output as well."""
import json
import sys
from collections import Counter

import numpy as np

from gguf_file import ARRAY, STRING, Field, Tensor, read, write
from tokeniser import END, PAD, START, Lines, byte_tokens, close, formed_by, open_tokeniser

base, rows, out = sys.argv[1:4]
options = dict(one.split('=') for one in sys.argv[4:])
first, least = int(options.get('first', 16000)), int(options.get('least', 1))
fields, tensors = read(base)
tokens, merges = fields['tokenizer.ggml.tokens'].value, fields['tokenizer.ggml.merges'].value
lines = Lines(open_tokeniser(fields))

with open(rows) as file:
    for line in file:
        row = json.loads(line)
        lines.encode(row['prompt'])
        lines.encode(row['answer'])
counts = Counter()
for line, times in lines.times.items():
    for at in set(lines.known[line]):
        counts[at] += times
used = {at for at, count in counts.items() if count >= least}
wanted = {tokens[at] for at in used} | set(tokens[:first]) | byte_tokens() | {END, PAD, START}
kept = close(wanted, formed_by(tokens, merges))
ids = [at for at, token in enumerate(tokens) if token in kept]
assert len(ids) < 65536, 'Rows are stored in 16 bits a token.'
place = {tokens[at]: new for new, at in enumerate(ids)}

def is_kept(pair):
    left, right = pair.split(' ')
    return left in kept and right in kept and left + right in kept

fields['tokenizer.ggml.tokens'] = Field([tokens[at] for at in ids], ARRAY, STRING)
types = fields['tokenizer.ggml.token_type']
fields['tokenizer.ggml.token_type'] = Field([types.value[at] for at in ids], ARRAY, types.inner)
fields['tokenizer.ggml.merges'] = Field([pair for pair in merges if is_kept(pair)], ARRAY, STRING)
for name, token in (('eos', END), ('padding', PAD), ('bos', PAD)):
    fields[f'tokenizer.ggml.{name}_token_id'].value = place[token]
fields.pop('tokenizer.chat_template', None)
fields.pop('qwen2.vocab_size', None)

# The two are the same matrix; that of the output is stored more exactly.
embedding = tensors.pop('output.weight', tensors['token_embd.weight'])
data = np.ascontiguousarray(embedding.data[np.array(ids)])
tensors['token_embd.weight'] = Tensor((len(ids), embedding.shape[1]), embedding.kind, data)
write(out, fields, tensors)
merged = len(fields['tokenizer.ggml.merges'].value)
print(f'{len(counts)} tokens in the rows, {len(used)} of them {least} times or more, {len(ids)} of {len(tokens)} kept, {merged} of {len(merges)} merges')
