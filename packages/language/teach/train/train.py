"""python3 train.py CUT.gguf ROWS.xz OUT [minutes=15] [epochs=3] [rate=1e-4] [tokens=24000] [round=0.7] [layers=24] [inner=0] [narrow=0.2] [score=4]
       [drawn=8]

Teaches the whole model, writes it as it will be stored, then answers the rows that are only scored (`score` minutes at most).
Ends when the epochs or the minutes are over, whichever is first; the rate falls and the rounding begins by the same measure. With `inner`
the feed-forward parts keep so many of their numbers, those that the rows use most, from `narrow` of the way on. In OUT:
log, part-00.bin … (weights as stored, 15 MiB each), names.json, answers.jsonl, and the files `saved` and `done` when that is so."""
import io
import json
import lzma
import math
import os
import random
import sys
import time

import numpy as np
import torch

import model as made

PART = 15 << 20


def options(given, usual):
    told = dict(one.split('=') for one in given)
    unknown = set(told) - set(usual)
    assert not unknown, f'unknown: {unknown}'
    return {name: type(value)(told.get(name, value)) for name, value in usual.items()}


def read_rows(path):
    """Rows as (tokens, length of the prompt) by epoch; -1 is what is only scored."""
    with lzma.open(path) as packed:
        file = np.load(io.BytesIO(packed.read()))
    tokens, ends = file['tokens'], np.cumsum(file['lengths'].astype(np.int64))
    rows = {}
    for start, end, prompt, epoch in zip(ends - file['lengths'], ends, file['prompts'], file['epochs']):
        rows.setdefault(int(epoch), []).append((tokens[start:end], int(prompt)))
    ids, groups = json.loads(file['scored'].tobytes())
    return rows, ids, groups


def make_batches(rows, tokens, chance):
    """Rows of about equal length share a batch, so hardly a place is empty, and no row needs to be kept from seeing another."""
    rows = rows[:]
    chance.shuffle(rows)
    batches = []
    for at in range(0, len(rows), 6000):
        batch = []
        for row in sorted(rows[at:at + 6000], key=lambda row: -len(row[0])):
            if batch and (len(batch) + 1) * len(batch[0][0]) > tokens:
                batches.append(batch)
                batch = []
            batch.append(row)
        batches.append(batch)
    chance.shuffle(batches)
    return batches


def to_tensors(batch, device):
    length = max(len(row) for row, _ in batch)
    ids, labels = np.zeros((len(batch), length), np.int64), np.full((len(batch), length), -100, np.int64)
    for at, (row, prompt) in enumerate(batch):
        ids[at, :len(row)] = row
        labels[at, prompt:len(row)] = row[prompt:]
    return torch.from_numpy(ids).to(device), torch.from_numpy(labels).to(device)


def make_optimiser(model, rate, device):
    matrices = [weight for weight in model.parameters() if weight.ndim > 1]
    others = [weight for weight in model.parameters() if weight.ndim == 1]
    return torch.optim.AdamW([{'params': matrices, 'weight_decay': 0.05}, {'params': others, 'weight_decay': 0.0}],
                             lr=rate, betas=(0.9, 0.98), fused=device == 'cuda')


def narrow(model, optimiser, batches, inner, rate, device):
    """The model with narrower feed-forward parts, and its optimiser with what it knows of the weights that stay."""
    model.measure_use()
    with torch.no_grad(), torch.autocast(device, dtype=torch.bfloat16):
        for batch in batches:
            model.loss(*to_tensors(batch, device))
    before = dict(model.named())
    cut = {}
    for index, kept in enumerate(model.narrow(inner)):
        cut |= {f'blk.{index}.ffn_gate.weight': (0, kept), f'blk.{index}.ffn_up.weight': (0, kept), f'blk.{index}.ffn_down.weight': (1, kept)}
    made_anew = make_optimiser(model, rate, device)
    for name, weight in model.named():
        known = optimiser.state.get(before[name], {})
        made_anew.state[weight] = {
            key: value.index_select(*cut[name]).contiguous() if name in cut and value.ndim > 1 else value for key, value in known.items()
        }
    return made_anew


def teach(model, rows, o, say, device):
    optimiser = make_optimiser(model, o['rate'], device)
    chance = random.Random(7)
    known = [epoch for epoch in sorted(rows) if epoch >= 0]
    epochs = [make_batches(rows[known[at % len(known)]], o['tokens'], chance) for at in range(o['epochs'])]
    total, limit, began = sum(map(len, epochs)), o['minutes'] * 60, time.time()
    done = skipped = seen = 0
    recent = []
    model.train()
    for batch in (batch for epoch in epochs for batch in epoch):
        progress = max(done / total, (time.time() - began) / limit)
        if progress >= 1:
            break
        if o['inner'] and o['inner'] < model.shape['inner'] and progress >= o['narrow']:
            optimiser = narrow(model, optimiser, epochs[0][:40], o['inner'], o['rate'], device)
            say(f"narrowed to {o['inner']}, {sum(w.numel() for w in model.parameters()) / 1e6:.0f} million weights")
        made.Rounded.on = progress >= o['round']
        rate = o['rate'] * min(1, (done + 1) / 100) * (0.03 + 0.97 * 0.5 * (1 + math.cos(math.pi * progress)))
        for group in optimiser.param_groups:
            group['lr'] = rate
        ids, labels = to_tensors(batch, device)
        with torch.autocast(device, dtype=torch.bfloat16):
            loss = model.loss(ids, labels)
        done, seen = done + 1, seen + ids.numel()
        optimiser.zero_grad(set_to_none=True)
        if torch.isfinite(loss):
            loss.backward()
            norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            if torch.isfinite(norm):
                optimiser.step()
                recent.append(float(loss.detach()))
            else:
                skipped += 1
        else:
            skipped += 1
        if done % 50 == 0 or done == total:
            spent = time.time() - began
            mean = sum(recent[-50:]) / max(1, len(recent[-50:]))
            say(f'{done}/{total} loss {mean:.4f} rate {rate:.2e} rounded {made.Rounded.on} skipped {skipped} {spent:.0f} s, {seen / spent:.0f} tokens/s')


def save(model, out):
    names, data = [], io.BytesIO()
    for name, tensor in model.stored():
        names.append([name, tensor.shape, tensor.kind, tensor.data.nbytes])
        data.write(tensor.data.tobytes())
    data = data.getvalue()
    for at in range(0, len(data), PART):
        with open(f'{out}/part-{at // PART:02}.bin', 'wb') as file:
            file.write(data[at:at + PART])
    with open(f'{out}/names.json', 'w') as file:
        json.dump({'layers': model.shape['layers'], 'inner': model.shape['inner'], 'tensors': names}, file)


def score(model, rows, ids, groups, end, minutes, out, device, heat=0.0, name='answers'):
    """Answers as numbers of tokens; a part of each group first, so that little time tells something of all."""
    model.eval()
    began = time.time()
    order = list(range(len(rows)))
    random.Random(1).shuffle(order)
    size = 256
    with open(f'{out}/{name}.jsonl', 'w') as file:
        for at in range(0, len(order), 4 * size):
            part = sorted(order[at:at + 4 * size], key=lambda index: rows[index][1])
            for first in range(0, len(part), size):
                if time.time() - began > minutes * 60:
                    return
                some = part[first:first + size]
                with torch.autocast(device, dtype=torch.bfloat16):
                    answers = model.answer([rows[index][0][:rows[index][1]] for index in some], end, heat=heat)
                for index, (tokens, least) in zip(some, answers):
                    wanted = rows[index][0][rows[index][1]:].tolist()
                    line = {'id': ids[index], 'group': groups[index], 'answer': tokens, 'wanted': wanted[:-1], 'least': round(least, 4)}
                    file.write(json.dumps(line) + '\n')
                file.flush()


def main():
    cut, path, out, *given = sys.argv[1:]
    o = options(given, {'minutes': 15.0, 'epochs': 3, 'rate': 1e-4, 'tokens': 24000, 'round': 0.7, 'layers': 0, 'inner': 0, 'narrow': 0.2,
                        'score': 4.0, 'drawn': 8})
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    os.makedirs(out, exist_ok=True)
    log = open(f'{out}/log', 'a')

    def say(words):
        print(words, flush=True)
        print(words, file=log, flush=True)

    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    began = time.time()
    model, fields = made.load(cut, o['layers'] or None)
    rows, ids, groups = read_rows(path)
    model.to(device)
    say(f'{sum(w.numel() for w in model.parameters()) / 1e6:.0f} million weights, {sum(map(len, rows.values()))} rows, read in {time.time() - began:.0f} s')
    teach(model, rows, o, say, device)
    save(model, out)
    open(f'{out}/saved', 'w').close()
    say('saved')
    model.keep_rounded()
    end = fields['tokenizer.ggml.eos_token_id'].value
    scored = rows.get(-1, [])
    score(model, scored, ids, groups, end, o['score'], out, device)
    # How often the right answer is among several tells whether to work on choosing or on teaching.
    few = [index for index, group in enumerate(groups) if group in ('makes', 'pages', 'held-out with view')]
    pick = lambda some: [some[index] for index in few]
    for time_ in range(o['drawn']):
        score(model, pick(scored), pick(ids), pick(groups), end, 0.5, out, device, heat=0.8, name=f'drawn-{time_}')
    open(f'{out}/done', 'w').close()
    say('done')


main()
