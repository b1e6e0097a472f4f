"""The tokeniser of a GGUF file (byte pairs, as Qwen2 splits words), and the same with fewer tokens."""
import re
from collections import Counter

from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers

# As llama.cpp splits for `tokenizer.ggml.pre = qwen2`.
WORDS = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
END, PAD, START = '<|im_end|>', '<|endoftext|>', '<|im_start|>'
LINE = re.compile(r'[^\n]*\n|[^\n]+')


def open_tokeniser(fields):
    tokens = fields['tokenizer.ggml.tokens'].value
    merges = [tuple(pair.split(' ')) for pair in fields['tokenizer.ggml.merges'].value]
    tokeniser = Tokenizer(models.BPE({token: at for at, token in enumerate(tokens)}, merges))
    words = pre_tokenizers.Split(Regex(WORDS), 'isolated')
    tokeniser.pre_tokenizer = pre_tokenizers.Sequence([words, pre_tokenizers.ByteLevel(False, use_regex=False)])
    tokeniser.decoder = decoders.ByteLevel()
    return tokeniser


def byte_tokens():
    """Every byte, so that any text can still be told."""
    return set(pre_tokenizers.ByteLevel.alphabet())


def formed_by(tokens, merges):
    """For each token the two that it is made of: the pair that is merged first wins."""
    known = set(tokens)
    made = {}
    for pair in merges:
        left, right = pair.split(' ')
        if left + right in known:
            made.setdefault(left + right, (left, right))
    return made


def close(kept, made):
    """With all tokens that the kept ones are made of on the way."""
    closed, left = set(), list(kept)
    while left:
        token = left.pop()
        if token not in closed:
            closed.add(token)
            left.extend(made.get(token, ()))
    return closed


class Lines:
    """Cuts texts line by line and remembers every line: pages of many rows are alike. No token goes on after the end of a line."""

    def __init__(self, tokeniser):
        self.tokeniser, self.known, self.times, self.asked = tokeniser, {}, Counter(), 0

    def encode(self, text):
        ids = []
        for line in LINE.findall(text):
            self.times[line] += 1
            known = self.known.get(line)
            if known is None:
                known = self.known[line] = self.tokeniser.encode(line).ids
            ids += known
        self.asked += 1
        if self.asked % 500 == 0:
            assert ids == self.tokeniser.encode(text).ids, f'cut otherwise as a whole: {text}'
        return ids
