import { type Tensor, type Value, writeGguf } from './gguf.fixture.ts';
import { writeByteLevel } from './token-bytes.ts';

const width = 32;
const heads = 2;
const hidden = 48;
const layers = 2;

/** The same numbers for the same seed, between -1 and 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** All bytes, some pairs that were joined, and two tokens that are no text. */
function createVocabulary() {
  const bytes = Array.from({ length: 256 }, (_, byte) =>
    byte < 128 ? writeByteLevel(String.fromCharCode(byte)) : undefined,
  );
  // Bytes above 127 are no text of their own: they are taken from the characters that hold them.
  const high = new Set<string>();
  for (let point = 128; point < 0x800; point += 1)
    for (const one of writeByteLevel(String.fromCodePoint(point))) high.add(one);
  for (const one of writeByteLevel('\u0800\uffff\u{10000}\u{40000}\u{80000}\u{c0000}\u{100000}'))
    high.add(one);
  for (let lead = 0x800; lead < 0x10000; lead += 0x1000)
    for (const one of writeByteLevel(String.fromCodePoint(lead))) high.add(one);
  const singles = [...bytes.filter((one) => one !== undefined), ...high];
  const merges: [string, string][] = [
    ['C', 'l'],
    ['Cl', 'i'],
    ['Cli', 'c'],
    ['Clic', 'k'],
    ['S', 'a'],
    ['v', 'e'],
    ['Sa', 've'],
    [writeByteLevel(' '), '"'],
  ];
  const control = ['<|end|>', '<|pad|>'];
  const tokens = [...singles, ...merges.map((pair) => pair.join('')), ...control];
  return { tokens, merges, end: tokens.indexOf('<|end|>') };
}

/** A language model of some ten thousand random numbers: it says nothing sensible, but in the way that real ones do. */
export function writeTinyModel(seed = 1): Buffer {
  const { tokens, merges, end } = createVocabulary();
  const random = createRandom(seed);
  const matrix = (name: string, ...shape: number[]): Tensor => ({
    name,
    shape,
    values: Float32Array.from({ length: shape.reduce((product, one) => product * one, 1) }, random),
  });
  const ones = (name: string): Tensor => ({ name, shape: [width], values: new Float32Array(width).fill(1) });
  const tensors = [
    matrix('token_embd.weight', width, tokens.length),
    ones('output_norm.weight'),
    ...Array.from({ length: layers }, (_, layer) => `blk.${layer}`).flatMap((block) => [
      ones(`${block}.attn_norm.weight`),
      matrix(`${block}.attn_q.weight`, width, width),
      matrix(`${block}.attn_k.weight`, width, width),
      matrix(`${block}.attn_v.weight`, width, width),
      matrix(`${block}.attn_output.weight`, width, width),
      ones(`${block}.ffn_norm.weight`),
      matrix(`${block}.ffn_gate.weight`, width, hidden),
      matrix(`${block}.ffn_up.weight`, width, hidden),
      matrix(`${block}.ffn_down.weight`, hidden, width),
    ]),
  ];
  const metadata: Record<string, Value> = {
    'general.architecture': { text: 'llama' },
    'general.name': { text: 'tiny' },
    'llama.context_length': { uint32: 1_024 },
    'llama.embedding_length': { uint32: width },
    'llama.block_count': { uint32: layers },
    'llama.feed_forward_length': { uint32: hidden },
    'llama.attention.head_count': { uint32: heads },
    'llama.attention.head_count_kv': { uint32: heads },
    'llama.attention.layer_norm_rms_epsilon': { float32: 1e-5 },
    'llama.rope.dimension_count': { uint32: width / heads },
    'llama.vocab_size': { uint32: tokens.length },
    'tokenizer.ggml.model': { text: 'gpt2' },
    'tokenizer.ggml.pre': { text: 'default' },
    'tokenizer.ggml.tokens': { texts: tokens },
    'tokenizer.ggml.token_type': { int32s: tokens.map((token) => (/^<\|/.test(token) ? 3 : 1)) },
    'tokenizer.ggml.merges': { texts: merges.map((pair) => pair.join(' ')) },
    'tokenizer.ggml.eos_token_id': { uint32: end },
    'tokenizer.ggml.bos_token_id': { uint32: end },
    'tokenizer.ggml.padding_token_id': { uint32: end + 1 },
    'tokenizer.ggml.add_bos_token': { flag: false },
  };
  return writeGguf(metadata, tensors);
}
