"""Qwen2 in plain PyTorch: reads a GGUF file, can round its weights as they will be stored, and answers prompts greedily."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import stored
from gguf_file import read

# Names in GGUF files by names here.
LAYER = {'attn_norm': 'attn_norm.weight', 'mlp_norm': 'ffn_norm.weight', 'q': 'attn_q', 'k': 'attn_k', 'v': 'attn_v', 'o': 'attn_output',
         'gate': 'ffn_gate', 'up': 'ffn_up', 'down': 'ffn_down'}


def rounded_q4_0(weights):
    """What is left of weights that are stored as Q4_0; exactly what `stored.to_q4_0` writes."""
    blocks = weights.reshape(-1, 32)
    largest = blocks.gather(1, blocks.abs().argmax(1, keepdim=True))
    scale = largest / -8
    inverse = torch.where(scale == 0, 0, 1 / scale)
    numbers = (blocks * inverse + 8.5).floor().clamp(0, 15) - 8
    return (scale.half().float() * numbers).reshape(weights.shape)


def rounded_q8_0(weights):
    blocks = weights.reshape(-1, 32)
    scale = blocks.abs().amax(1, keepdim=True) / 127
    inverse = torch.where(scale == 0, 0, 1 / scale)
    return (scale.half().float() * (blocks * inverse).round()).reshape(weights.shape)


class Rounded(nn.Module):
    """A matrix; while `on`, it computes with rounded weights, and what is learnt moves the exact ones."""
    on = False

    def __init__(self, rows, columns, bias=False, rounding=rounded_q4_0):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(rows, columns))
        self.bias = nn.Parameter(torch.zeros(rows)) if bias else None
        self.rounding = rounding

    def rounded(self):
        if not Rounded.on:
            return self.weight
        with torch.no_grad():
            moved = self.rounding(self.weight.float()) - self.weight
        return self.weight + moved

    def forward(self, x):
        return F.linear(x, self.rounded(), self.bias)


class Norm(nn.Module):
    def __init__(self, size, epsilon):
        super().__init__()
        self.weight, self.epsilon = nn.Parameter(torch.ones(size)), epsilon

    def forward(self, x):
        exact = x.float()
        return exact * torch.rsqrt(exact.pow(2).mean(-1, keepdim=True) + self.epsilon) * self.weight


class Layer(nn.Module):
    def __init__(self, s):
        super().__init__()
        self.heads, self.kv_heads, self.size = s['heads'], s['kv_heads'], s['width'] // s['heads']
        kv = self.kv_heads * self.size
        self.attn_norm, self.mlp_norm = Norm(s['width'], s['epsilon']), Norm(s['width'], s['epsilon'])
        self.q, self.o = Rounded(s['width'], s['width'], True), Rounded(s['width'], s['width'])
        self.k, self.v = Rounded(kv, s['width'], True), Rounded(kv, s['width'], True)
        self.gate, self.up = Rounded(s['inner'], s['width']), Rounded(s['inner'], s['width'])
        self.down = Rounded(s['width'], s['inner'])
        self.use = None

    def forward(self, x, turn, cache=None, at=None, mask=None):
        rows, length, _ = x.shape
        y = self.attn_norm(x)
        split = lambda z, heads: z.view(rows, length, heads, self.size).transpose(1, 2)
        q, k, v = split(self.q(y), self.heads), split(self.k(y), self.kv_heads), split(self.v(y), self.kv_heads)
        q, k = turned(q, turn), turned(k, turn)
        if cache is not None:
            k, v = cache.put(k, v, at)
        times = self.heads // self.kv_heads
        k, v = (z.to(q.dtype).repeat_interleave(times, 1) for z in (k, v))
        seen = F.scaled_dot_product_attention(q, k, v.to(q.dtype), attn_mask=mask, is_causal=mask is None)
        x = x + self.o(seen.transpose(1, 2).reshape(rows, length, -1))
        y = self.mlp_norm(x)
        inner = F.silu(self.gate(y)) * self.up(y)
        if self.use is not None:
            self.use += inner.detach().float().pow(2).sum((0, 1))
        return x + self.down(inner)

    def narrow(self, inner):
        """Keeps the inner numbers that tell most in the output, as measured in `use`. Returns which rows and columns stay."""
        worth = self.use.sqrt() * self.down.weight.detach().float().norm(dim=0)
        kept = worth.topk(inner).indices.sort().values
        self.use = None
        for part in (self.gate, self.up):
            part.weight = nn.Parameter(part.weight.detach()[kept].clone())
        self.down.weight = nn.Parameter(self.down.weight.detach()[:, kept].clone())
        return kept


def turned(x, turn):
    """Rotary places, both halves of a head turned against each other."""
    cos, sin = turn
    left, right = x.float().chunk(2, -1)
    return (torch.cat([left, right], -1) * cos + torch.cat([-right, left], -1) * sin).to(x.dtype)


class Cache:
    """Keys and values of one layer for a batch of answers; what lies after a row's own place is never looked at."""

    def __init__(self, rows, heads, length, size, like):
        self.k = torch.zeros(rows, heads, length, size, device=like.device, dtype=like.dtype)
        self.v = torch.zeros_like(self.k)

    def put(self, k, v, at):
        if at is None:
            self.k[:, :, :k.shape[2]], self.v[:, :, :k.shape[2]] = k, v
            return k, v
        rows = torch.arange(len(at), device=at.device)
        self.k[rows, :, at], self.v[rows, :, at] = k[:, :, 0], v[:, :, 0].to(self.v.dtype)
        return self.k, self.v


class Model(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        self.embedding = Rounded(shape['tokens'], shape['width'], rounding=rounded_q8_0)
        self.layers = nn.ModuleList(Layer(shape) for _ in range(shape['layers']))
        self.norm = Norm(shape['width'], shape['epsilon'])
        size = shape['width'] // shape['heads']
        self.register_buffer('speeds', shape['base'] ** (-torch.arange(0, size, 2).float() / size), persistent=False)

    def turn(self, places):
        angles = places.float()[:, None, :, None] * self.speeds
        angles = torch.cat([angles, angles], -1)
        return angles.cos(), angles.sin()

    def hidden(self, ids, places, caches=None, at=None, mask=None):
        x = F.embedding(ids, self.embedding.rounded())
        turn = self.turn(places)
        for index, layer in enumerate(self.layers):
            x = layer(x, turn, caches and caches[index], at, mask)
        return self.norm(x)

    def logits(self, hidden):
        return F.linear(hidden, self.embedding.rounded()).float()

    def loss(self, ids, labels):
        """The mean over the tokens of answers; only for those are the outputs computed."""
        places = torch.arange(ids.shape[1], device=ids.device)[None]
        hidden = self.hidden(ids, places)[:, :-1]
        told = labels[:, 1:]
        chosen = told >= 0
        return F.cross_entropy(self.logits(hidden[chosen]), told[chosen])

    def measure_use(self):
        for layer in self.layers:
            layer.use = torch.zeros(self.shape['inner'], device=self.speeds.device)

    def narrow(self, inner):
        self.shape['inner'] = inner
        return [layer.narrow(inner) for layer in self.layers]

    @torch.no_grad()
    def answer(self, prompts, end, most=240, heat=0.0):
        """Answers, each with the least log-probability of its tokens: the likeliest tokens, or with `heat` drawn by chance."""
        device = self.speeds.device
        lengths = torch.tensor([len(prompt) for prompt in prompts], device=device)
        longest = int(lengths.max())
        ids = torch.zeros(len(prompts), longest, dtype=torch.long)
        for row, prompt in enumerate(prompts):
            ids[row, :len(prompt)] = torch.as_tensor(np.asarray(prompt, np.int64))
        like = self.layers[0].q(self.embedding.weight[:1])
        layer = self.layers[0]
        caches = [Cache(len(prompts), layer.kv_heads, longest + most, layer.size, like) for _ in self.layers]
        hidden = self.hidden(ids.to(device), torch.arange(longest, device=device)[None], caches)
        hidden = hidden[torch.arange(len(prompts), device=device), lengths - 1]
        told = [[] for _ in prompts]
        least = torch.zeros(len(prompts), device=device)
        done = torch.zeros(len(prompts), dtype=torch.bool, device=device)
        all_places = torch.arange(longest + most, device=device)
        for step in range(most):
            known = self.logits(hidden).log_softmax(-1)
            token = torch.multinomial((known / heat).softmax(-1), 1)[:, 0] if heat else known.argmax(-1)
            best = known.gather(-1, token[:, None])[:, 0]
            least = torch.where(done, least, torch.minimum(least, best))
            done |= token == end
            for row, one in enumerate(torch.where(done, -1, token).tolist()):
                if one >= 0:
                    told[row].append(one)
            if bool(done.all()):
                break
            at = lengths + step
            mask = (all_places[None] <= at[:, None])[:, None, None]
            hidden = self.hidden(token[:, None], at[:, None], caches, at, mask)[:, 0]
        return list(zip(told, least.tolist()))

    @torch.no_grad()
    def keep_rounded(self):
        """Makes the rounded weights the only ones, so that answering need not round them for every token."""
        Rounded.on = True
        for part in self.modules():
            if isinstance(part, Rounded):
                part.weight.copy_(part.rounded())
        Rounded.on = False

    def named(self):
        """All weights by their names in GGUF files."""
        yield 'token_embd.weight', self.embedding.weight
        for index, layer in enumerate(self.layers):
            for own, name in LAYER.items():
                part = getattr(layer, own)
                if name.endswith('.weight'):
                    yield f'blk.{index}.{name}', part.weight
                    continue
                yield f'blk.{index}.{name}.weight', part.weight
                if part.bias is not None:
                    yield f'blk.{index}.{name}.bias', part.bias
        yield 'output_norm.weight', self.norm.weight

    def stored(self):
        """All weights as the file for users holds them: Q4_0, the embedding Q8_0, what is no matrix exactly."""
        for name, weight in self.named():
            numbers = weight.detach().float().cpu().numpy()
            if numbers.ndim == 1:
                yield name, stored.to_f32(numbers)
            else:
                yield name, (stored.to_q8_0 if name == 'token_embd.weight' else stored.to_q4_0)(numbers)


def shape_of(fields, tokens):
    value = lambda name: fields[f'qwen2.{name}'].value
    return {
        'tokens': tokens, 'width': value('embedding_length'), 'inner': value('feed_forward_length'), 'layers': value('block_count'),
        'heads': value('attention.head_count'), 'kv_heads': value('attention.head_count_kv'),
        'base': value('rope.freq_base'), 'epsilon': value('attention.layer_norm_rms_epsilon'),
    }


def chosen_layers(count, kept):
    """Which layers stay where there are to be fewer: the first and the last ones, and of those between them every so many."""
    if kept >= count:
        return list(range(count))
    return sorted({round(at * (count - 1) / (kept - 1)) for at in range(kept)})


def load(path, layers=None):
    fields, tensors = read(path)
    shape = shape_of(fields, tensors['token_embd.weight'].shape[0])
    chosen = chosen_layers(shape['layers'], layers or shape['layers'])
    model = Model({**shape, 'layers': len(chosen)})
    with torch.no_grad():
        for name, weight in model.named():
            if name.startswith('blk.'):
                _, index, rest = name.split('.', 2)
                name = f'blk.{chosen[int(index)]}.{rest}'
            weight.copy_(torch.from_numpy(stored.to_numbers(tensors[name])))
    return model, fields
