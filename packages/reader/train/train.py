"""python3 train.py ROWS.jsonl[,MORE…] OUT.pt [--epochs N] [--minutes M] [--start OLD.pt] [--flat]"""
import argparse, collections, json, math, random, time
import torch, torch.nn.functional as F
from model import *

p = argparse.ArgumentParser()
p.add_argument('rows'); p.add_argument('out')
p.add_argument('--epochs', type=float, default=8); p.add_argument('--rate', type=float, default=5e-4)
p.add_argument('--batch', type=int, default=32); p.add_argument('--start')
p.add_argument('--workers', type=int, default=2)
# It stops after so many minutes, whatever the epochs are; the rate falls accordingly.
p.add_argument('--minutes', type=float, default=1e9)
# MiniLM knows English already and is moved less than what begins from nothing.
p.add_argument('--gentle', type=float, default=0.25); p.add_argument('--flat', action='store_true')
a = p.parse_args()
torch.set_num_threads(1); random.seed(7); torch.manual_seed(7)
read = lambda f: [json.loads(l) for name in f.split(',') for l in open(name) if l.strip()]
rows = read(a.rows)

def seen_tokens(rows):
    c = collections.Counter(t for r in rows for t in set(x for x in r['line'] if isinstance(x, str)))
    return ['<begin>'] + sorted(t for t, n in c.items() if n >= (3 if '#' in t else 2))
old = torch.load(a.start) if a.start else None
tokens = old['tokens'] if old else seen_tokens(rows)
index = {t: i for i, t in enumerate(tokens)}
fits = lambda r: all(not isinstance(x, str) or x in index for x in r['line']) and len(r['line']) < 120 and len(r['units']) > 0
total = len(rows); rows = [r for r in rows if fits(r)]
print(f'{len(rows)} of {total} rows, {len(tokens)} tokens', flush=True)

# What spans hold, by what they are used for, to put others in their place.
NAMES = {'name:', 'option:', 'text:', 'value:', 'user:', 'password:', 'address:', 'file:'}
pool = collections.defaultdict(list)
def key_of(token): return 'name:' if token in ('name:', 'option:') else token
for r in rows:
    for t, s in zip(r['line'], r['line'][1:]):
        if isinstance(t, str) and t in NAMES and not isinstance(s, str):
            span = r['units'][s[0]:s[1] + 1]
            if any(u[1] in ('m', 'd') or u[0][:1].isdigit() for u in span): continue
            pool[key_of(t)].append([(u[0], u[1], u[2]) for u in span])

def vary(r):
    units, line = [list(u) for u in r['units']], list(r['line'])
    spans = {}
    for t, s in zip(line, line[1:]):
        if isinstance(t, str) and not isinstance(s, str): spans.setdefault((s[0], s[1]), set()).add(t)
    everything = list(spans)
    def apart(x): return all(x == y or x[1] < y[0] or y[1] < x[0] for y in everything)
    if random.random() < 0.5:
        edits = []
        for (s, e), keys in spans.items():
            if len(keys) != 1 or not apart((s, e)): continue
            (key,) = keys
            own = units[s:e + 1]
            if key not in NAMES or any(u[1] in ('m', 'd') or u[0][:1].isdigit() for u in own): continue
            x = random.random()
            if x < 0.35 and pool[key_of(key)]:
                new = [list(u) for u in random.choice(pool[key_of(key)])]
            elif x < 0.5 and len(own) == 1 and own[0][1] == 'q' and own[0][0].strip() and len(own[0][0].split()) <= 4:
                new = [[w, '', 0] for w in own[0][0].split()]
            elif x < 0.6 and not any(u[1] for u in own):
                new = [[' '.join(u[0] for u in own), 'q', 0]]
            else: continue
            new[0][2] = own[0][2]
            edits.append((s, e, [u + [own[0][3]] for u in (x[:3] for x in new)]))
        for s, e, new in sorted(edits, reverse=True):
            units[s:e + 1] = new
            delta = len(new) - (e - s + 1)
            move = lambda i, is_end: i if i < s else (s + len(new) - 1 if is_end else s) if i <= e else i + delta
            line = [x if isinstance(x, str) else [move(x[0], False), move(x[1], True)] for x in line]
    if random.random() < 0.12:
        for u in units:
            if not u[1]: u[0] = u[0].lower()
    if random.random() < 0.25 and units and units[-1][0] in '.!' and not units[-1][1] and not any(not isinstance(x, str) and x[1] == len(units) - 1 for x in line) and len(units) > 1:
        units.pop()
    # What was said before is not always needed; where nothing of it is pointed at it may be missing.
    n = sum(u[3] for u in units)
    if n and random.random() < 0.3 and all(isinstance(x, str) or x[0] >= n for x in line):
        units = units[n:]; line = [x if isinstance(x, str) else [x[0] - n, x[1] - n] for x in line]
    return {'units': units, 'line': line}

# Sentences that follow one another, to be told as one: "do this, then do that".
JOINTS = [[','], ['and'], ['then'], [',', 'then'], ['and', 'then'], [',', 'and'], [';'], ['->'], ['.'], ['–'], ['=>'], ['&']]
def words_of(units): return [(u[0], u[1]) for u in units]
for r, after in zip(rows, rows[1:]):
    own = [u for u in after['units'] if not u[3]]
    if r['line'][0][0] == '<' or after['line'][0][0] == '<' or len(r['units']) + len(own) > 90: continue
    if words_of(u for u in after['units'] if u[3]) == words_of(r['units']): r['next'] = after

def join(r):
    after, units = r['next'], [list(u) for u in r['units']]
    split = len(units); own = [list(u) for u in after['units'][split:]]
    if len(units) > 1 and units[-1][0] in '.!' and not units[-1][1] and not any(not isinstance(x, str) and x[1] >= split - 1 for x in r['line'] + after['line'] if isinstance(x, str) or x[0] < split): units.pop()
    if own[0][0][:1].isupper() and not own[0][1] and not any(not isinstance(x, str) and x[0] == split for x in after['line']): own[0][0] = own[0][0].lower()
    joint = random.choice(JOINTS)
    units += [[w, '', int(w in ',;.'), 0] for w in joint]
    shift = len(units) - split
    line = r['line'][:-1] + [x if isinstance(x, str) or x[0] < split else [x[0] + shift, x[1] + shift] for x in after['line']]
    return {'units': units + own, 'line': line}

def encode(r):
    ids, classes, befores, firsts = encode_units([tuple(u) for u in r['units']])
    kinds, values = [], []
    for x in r['line']:
        if isinstance(x, str): kinds.append(0); values.append(index[x])
        else: kinds += [1, 2]; values += [x[0], x[1]]
    return ids, classes, befores, firsts, kinds, values

def collate(batch):
    def pad(k, fill=0): n = max(len(b[k]) for b in batch); return torch.tensor([list(b[k]) + [fill] * (n - len(b[k])) for b in batch])
    ids, classes, befores, firsts, kinds, values = (pad(0), pad(1), pad(2), pad(3), pad(4, -1), pad(5))
    piece = torch.tensor([[1.0] * len(b[0]) + [0.0] * (ids.shape[1] - len(b[0])) for b in batch])
    unit = torch.tensor([[1.0] * len(b[3]) + [0.0] * (firsts.shape[1] - len(b[3])) for b in batch])
    return ids, classes, befores, firsts, piece, unit, kinds, values

def loss_of(model, batch):
    ids, classes, befores, firsts, piece, unit, kinds, values = collate(batch)
    memory = model.encode(ids, classes, befores, firsts, piece)
    begin = torch.zeros(len(batch), 1, dtype=torch.long)
    with torch.autocast('cpu', dtype=torch.bfloat16, enabled=ROUGH):
        out, start, end = model.decode(memory, unit, torch.cat([begin, kinds[:, :-1].clamp(min=0)], 1), torch.cat([begin, values[:, :-1]], 1))
    out, start, end = out.float(), start.float(), end.float()
    total = 0.0
    for kind, logits in ((0, out), (1, start), (2, end)):
        at = kinds == kind
        if at.any(): total = total + F.cross_entropy(logits[at], values[at], reduction='sum', label_smoothing=0.05 if kind == 0 else 0.0)
    return total / (kinds >= 0).sum()

def learn(rank, shares, clock, waits, workers):
    """One of some processes that learn together: each takes its share of the rows, their gradients are added up."""
    torch.set_num_threads(1); random.seed(7 + rank); torch.manual_seed(7)
    model = Reader(len(tokens))
    if old:
        known = model.state_dict(); known.update(old['state']); model.load_state_dict(known)
    torch.manual_seed(7 + rank)
    gentle = [x for name, x in model.named_parameters() if name.startswith(('layers.', 'norm.'))]
    bold = [x for name, x in model.named_parameters() if not name.startswith(('layers.', 'norm.'))]
    parameters = gentle + bold
    if rank == 0: print(sum(x.numel() for x in parameters) / 1e6, 'million parameters to train', flush=True)
    opt = torch.optim.AdamW([{'params': gentle, 'part': a.gentle}, {'params': bold, 'part': 1}], lr=a.rate, weight_decay=0.01)
    per_epoch = len(rows) // (a.batch * workers); steps = int(per_epoch * a.epochs); done = 0; began = time.time(); recent = []
    order = random.Random(11)
    model.train()
    while done < steps:
        order.shuffle(rows)
        encoded = [encode(vary(join(r) if 'next' in r and random.random() < 0.15 else r)) for r in rows[rank::workers]]
        encoded = [e for e in encoded if len(e[4]) < 150]
        chunks = []
        for at in range(0, len(encoded), a.batch * 20):
            part = sorted(encoded[at:at + a.batch * 20], key=lambda e: len(e[0]) + len(e[4]))
            chunks += [part[i:i + a.batch] for i in range(0, len(part), a.batch)]
        # In the same order everywhere, so that nobody waits long for a longer batch.
        turns = list(range(len(chunks))); order.shuffle(turns)
        for turn in turns[:per_epoch]:
            # Told by one, so that all stop at the same step.
            if rank == 0: clock[0] = (time.time() - began) / (60 * a.minutes)
            if workers > 1: waits.wait()
            through = max(done / steps, float(clock[0]))
            if through >= 1: done = steps; break
            rate = a.rate * min(1, (done + 1) / 60) * (1 if a.flat else 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * through)))
            for g in opt.param_groups: g['lr'] = rate * g['part']
            loss = loss_of(model, chunks[turn % len(chunks)])
            opt.zero_grad(); loss.backward()
            if workers > 1:
                shares[rank].copy_(torch.cat([(x.grad if x.grad is not None else torch.zeros_like(x)).flatten() for x in parameters]))
                waits.wait()
                total = shares.sum(0) / workers
                waits.wait()
                at = 0
                for x in parameters: x.grad = total[at:at + x.numel()].view_as(x); at += x.numel()
            torch.nn.utils.clip_grad_norm_(parameters, 1.0)
            opt.step(); done += 1; recent.append(float(loss))
            if rank == 0 and done % 28 == 0:
                print(f'{done}/{steps} epoch {done / per_epoch:.1f} loss {sum(recent) / len(recent):.4f} {time.time() - began:.0f} s', flush=True); recent = []
        if rank == 0: torch.save({'state': model.state_dict(), 'tokens': tokens}, a.out)

if __name__ == '__main__':
    import torch.multiprocessing as mp
    size = sum(x.numel() for x in Reader(len(tokens)).parameters())
    shares = torch.zeros(a.workers, size).share_memory_()
    clock = torch.zeros(1).share_memory_()
    waits = mp.Barrier(a.workers)
    others = [mp.get_context('fork').Process(target=learn, args=(rank, shares, clock, waits, a.workers)) for rank in range(1, a.workers)]
    for one in others: one.start()
    learn(0, shares, clock, waits, a.workers)
    for one in others: one.join()
