/** The network: it reads pieces of words and tells what they stand for, one token or place after the other. */

import type { Block, Kernel } from './kernel.ts';
import type { Output } from './linear.ts';
import { stop } from './linear.ts';
import type { Encoded } from './pieces.ts';
import { decoderWidth, type Linear, type Norm, type Weights, width } from './weights.ts';

const encoderHeads = 12;
const decoderHeads = 4;
const mostSteps = 160;

/** One thing that was chosen among others, and what would have been chosen next. */
export interface Choice {
  share: number;
  next: number;
  nextShare: number;
}

export interface Told {
  line: Output[];
  /** In the order in which they were made. */
  choices: Choice[];
}

/** What the words may stand for: the first that came to mind, and then the likeliest others. */
export type Ways = [first: Told, ...others: Told[]];

interface Telling extends Told {
  /** What was chosen: tokens and places, a step for each. */
  values: number[];
  /** What the next choice is about. */
  place: 'token' | 'start' | 'end';
  from: number;
  isOver: boolean;
}

/** A beginning that was not followed yet; its last choice is the second best there. */
interface Turn {
  values: number[];
  choices: Choice[];
  likelihood: number;
}

/** Ways that are less likely are not looked at. */
const leastLikelihood = 0.001;

/** Where another way could have been taken, from a place on. */
function listTurns({ values, choices }: Telling, from: number): Turn[] {
  let likelihood = 1;
  return choices.flatMap(({ share, next, nextShare }, at) => {
    const before = likelihood;
    likelihood *= share;
    const [taken = 0] = values.slice(at, at + 1);
    if (at < from || next < 0 || before * nextShare < leastLikelihood) return [];
    return [
      {
        values: [...values.slice(0, at), next],
        choices: [...choices.slice(0, at), { share: nextShare, next: taken, nextShare: share }],
        likelihood: before * nextShare,
      },
    ];
  });
}

function countAlike(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? one.length : at;
}

function normalise(rows: Float32Array, { weight, bias }: Norm, epsilon: number): void {
  const size = weight.length;
  for (let from = 0; from < rows.length; from += size) {
    let mean = 0;
    for (let index = 0; index < size; index += 1) mean += rows[from + index] ?? 0;
    mean /= size;
    let spread = 0;
    for (let index = 0; index < size; index += 1) spread += ((rows[from + index] ?? 0) - mean) ** 2;
    const scale = 1 / Math.sqrt(spread / size + epsilon);
    for (let index = 0; index < size; index += 1)
      rows[from + index] =
        ((rows[from + index] ?? 0) - mean) * scale * (weight[index] ?? 0) + (bias[index] ?? 0);
  }
}

/** Abramowitz and Stegun 7.1.26: good to seven digits. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const y =
    1 -
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
      t *
      Math.exp(-x * x);
  return x < 0 ? -y : y;
}

/** Beyond eight it is as good as nothing, or as the number itself. */
const reach = 8;
const fineness = 512;
const curve = Float32Array.from({ length: 2 * reach * fineness + 2 }, (_, index) => {
  const x = index / fineness - reach;
  return 0.5 * x * (1 + erf(x * Math.SQRT1_2));
});

function gelu(rows: Float32Array): void {
  for (let index = 0; index < rows.length; index += 1) {
    const x = rows[index] ?? 0;
    if (x >= reach) continue;
    const place = (x + reach) * fineness;
    const at = Math.floor(place);
    const low = curve[at] ?? 0;
    rows[index] = x <= -reach ? 0 : low + (place - at) * ((curve[at + 1] ?? 0) - low);
  }
}

function addTo(rows: Float32Array, other: Float32Array): void {
  for (let index = 0; index < rows.length; index += 1) rows[index] = (rows[index] ?? 0) + (other[index] ?? 0);
}

interface Ranked {
  index: number;
  share: number;
  next: number;
  nextShare: number;
  shareOf: (index: number) => number;
}

/** The likeliest of some scores from a place on, and the one after it. */
function rank(scores: Float32Array, from: number): Ranked {
  let index = from;
  let next = -1;
  for (let at = from + 1; at < scores.length; at += 1)
    if ((scores[at] ?? 0) > (scores[index] ?? 0)) {
      next = index;
      index = at;
    } else if (next < 0 || (scores[at] ?? 0) > (scores[next] ?? 0)) next = at;
  let total = 0;
  for (const score of scores) total += Math.exp(score - (scores[index] ?? 0));
  const most = scores[index] ?? 0;
  const shareOf = (at: number) => (at < 0 ? 0 : Math.exp((scores[at] ?? 0) - most) / total);
  return { index, share: 1 / total, next, nextShare: shareOf(next), shareOf };
}

export function makeNetwork(kernel: Kernel, weights: Weights) {
  const { view } = kernel;

  function apply(
    { weight, bias, inner, outer }: Linear,
    x: Block,
    out = kernel.borrow((x.size / inner) * outer),
  ): Block {
    kernel.linear(x, weight, bias, out, x.size / inner, inner, outer);
    return out;
  }

  function embed({ ids, classes, befores }: Encoded): Block {
    const x = kernel.borrow(ids.length * width);
    const rows = view(x);
    for (const [at, id] of ids.entries())
      for (let index = 0; index < width; index += 1)
        rows[at * width + index] =
          (weights.words[id * width + index] ?? 0) +
          (weights.places[at * width + index] ?? 0) +
          (weights.classes[(classes[at] ?? 0) * width + index] ?? 0) +
          (weights.befores[(befores[at] ?? 0) * width + index] ?? 0);
    normalise(rows, weights.norm, 1e-12);
    return x;
  }

  function encode(encoded: Encoded): Block {
    const x = embed(encoded);
    const count = encoded.ids.length;
    for (const layer of weights.layers) {
      const [q, k, v] = [apply(layer.q, x), apply(layer.k, x), apply(layer.v, x)];
      const seen = kernel.borrow(x.size);
      kernel.attend(q, k, v, seen, count, width, encoderHeads);
      addTo(view(x), view(apply(layer.o, seen)));
      normalise(view(x), layer.n1, 1e-12);
      const up = apply(layer.up, x);
      gelu(view(up));
      const down = apply(layer.down, up);
      addTo(view(x), view(down));
      normalise(view(x), layer.n2, 1e-12);
    }
    const firsts = kernel.borrow(encoded.firsts.length * width);
    const rows = view(firsts);
    for (const [unit, at] of encoded.firsts.entries())
      rows.set(view(x).subarray(at * width, (at + 1) * width), unit * width);
    const memory = apply(weights.memory, firsts);
    normalise(view(memory), weights.memoryNorm, 1e-5);
    return memory;
  }

  function rowOf(block: Block, row: number): Block {
    return { at: block.at + row * decoderWidth, size: decoderWidth };
  }

  /** Reads the words once, and tells what they stand for; in how many ways, the first one decides. */
  function listen(encoded: Encoded, countWays: (first: Told) => number): Ways {
    kernel.release();
    const memory = encode(encoded);
    const units = encoded.firsts.length;
    const layers = weights.decoder.map((layer) => ({
      ...layer,
      otherKeys: apply(layer.other.k, memory),
      otherValues: apply(layer.other.v, memory),
      keys: kernel.borrow(mostSteps * decoderWidth),
      values: kernel.borrow(mostSteps * decoderWidth),
    }));
    const [x, h, q, y, z] = Array.from({ length: 5 }, () => kernel.borrow(decoderWidth)) as [
      Block,
      Block,
      Block,
      Block,
      Block,
    ];
    const inner = kernel.borrow(weights.decoder[0]?.up.outer ?? 0);
    const choice = kernel.borrow(weights.choose.outer);

    function advance(step: number): void {
      addTo(view(x), weights.stepRows.subarray(step * decoderWidth, (step + 1) * decoderWidth));
      for (const layer of layers) {
        view(h).set(view(x));
        normalise(view(h), layer.n1, 1e-5);
        apply(layer.own.q, h, q);
        apply(layer.own.k, h, rowOf(layer.keys, step));
        apply(layer.own.v, h, rowOf(layer.values, step));
        kernel.attend(q, layer.keys, layer.values, y, step + 1, decoderWidth, decoderHeads);
        addTo(view(x), view(apply(layer.own.o, y, z)));
        view(h).set(view(x));
        normalise(view(h), layer.n2, 1e-5);
        apply(layer.other.q, h, q);
        kernel.attend(q, layer.otherKeys, layer.otherValues, y, units, decoderWidth, decoderHeads);
        addTo(view(x), view(apply(layer.other.o, y, z)));
        view(h).set(view(x));
        normalise(view(h), layer.n3, 1e-5);
        apply(layer.up, h, inner);
        gelu(view(inner));
        addTo(view(x), view(apply(layer.down, inner, z)));
      }
      view(h).set(view(x));
      normalise(view(h), weights.final, 1e-5);
    }

    const pointed = new Float32Array(units);
    function point(by: Linear, from: number): Ranked {
      const asked = view(apply(by, h, z));
      const rows = view(memory);
      for (let unit = 0; unit < units; unit += 1) {
        let sum = 0;
        for (let index = 0; index < decoderWidth; index += 1)
          sum += (asked[index] ?? 0) * (rows[unit * decoderWidth + index] ?? 0);
        pointed[unit] = sum / Math.sqrt(decoderWidth);
      }
      return rank(pointed, from);
    }

    const putToken = (token: number) =>
      view(x).set(weights.tokenRows.subarray(token * decoderWidth, (token + 1) * decoderWidth));
    const putPlace = (by: Linear, unit: number) => apply(by, rowOf(memory, unit), x);

    /** Takes a choice into what is told, and puts it where the next step begins. */
    function accept(telling: Telling, value: number): void {
      telling.values.push(value);
      if (telling.place === 'end') {
        telling.line.push([telling.from, value]);
        putPlace(weights.fromEnd, value);
        telling.place = 'token';
      } else if (telling.place === 'start') {
        telling.from = value;
        putPlace(weights.fromStart, value);
        telling.place = 'end';
      } else {
        const told = weights.tokens[value] ?? stop;
        telling.line.push(told);
        telling.isOver = told === stop;
        putToken(value);
        if (/[:~]$/.test(told) && telling.values.length + 2 < mostSteps) telling.place = 'start';
      }
    }

    function choose({ place, from }: Telling): Ranked {
      if (place === 'token') return rank(view(apply(weights.choose, h, choice)), 0);
      return place === 'start' ? point(weights.start, 0) : point(weights.end, from);
    }

    function goOn(telling: Telling): Telling {
      const { choices, values } = telling;
      while (!telling.isOver && values.length < mostSteps) {
        advance(values.length);
        const { index, share, next, nextShare } = choose(telling);
        choices.push({ share, next, nextShare });
        accept(telling, index);
      }
      return telling;
    }

    function begin(): Telling {
      putToken(0);
      return { line: [], choices: [], values: [], place: 'token', from: 0, isOver: false };
    }

    /** Tells on from a turn; what was worked out for the telling before it stays where both begin alike. */
    function follow({ values, choices }: Turn, last: Telling): Telling {
      const alike = countAlike(values, last.values);
      const telling = begin();
      for (const [step, value] of values.entries()) {
        if (step > alike) advance(step);
        accept(telling, value);
      }
      telling.choices.push(...choices);
      return goOn(telling);
    }

    const first = goOn(begin());
    const told: [Telling, ...Telling[]] = [first];
    const most = countWays(first);
    let last = first;
    let turns = listTurns(first, 0);
    while (told.length < most) {
      turns = turns.sort((one, other) => other.likelihood - one.likelihood);
      const turn = turns.shift();
      if (!turn) break;
      last = follow(turn, last);
      told.push(last);
      turns.push(...listTurns(last, turn.values.length));
    }
    return told;
  }

  return { listen };
}
