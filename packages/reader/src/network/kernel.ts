import { kernel as built } from '../../kernel/built.mjs';

/** A place in the kernel's memory, in numbers of four bytes. */
export interface Block {
  at: number;
  size: number;
}

export interface Kernel {
  /** Memory that stays. */
  keep(size: number): Block;
  /** Memory until the next `release`. */
  borrow(size: number): Block;
  release(): void;
  view(block: Block): Float32Array;
  linear(
    x: Block,
    weight: Block,
    bias: Block | undefined,
    out: Block,
    rows: number,
    inner: number,
    outer: number,
  ): void;
  /** Every row of `q` looks at the first `known` rows of `k` and takes of `v` what it looked at. */
  attend(q: Block, k: Block, v: Block, out: Block, known: number, size: number, heads: number): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  freeFrom(): number;
  linear(x: number, w: number, bias: number, out: number, rows: number, inner: number, outer: number): void;
  attend(
    q: number,
    k: number,
    v: number,
    out: number,
    scores: number,
    rows: number,
    known: number,
    size: number,
    heads: number,
  ): void;
}

/** Matrices in a memory of their own, multiplied by WebAssembly. */
export function makeKernel(): Kernel {
  const module = new WebAssembly.Module(Buffer.from(built, 'base64'));
  const { memory, freeFrom, linear, attend } = new WebAssembly.Instance(module, { env: { abort() {} } })
    .exports as unknown as Exports;
  let kept = Math.ceil(freeFrom() / 16) * 4;
  let borrowed = kept;

  function take(from: number, size: number): number {
    const end = from + Math.ceil(size / 4) * 4;
    const missing = end * 4 - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65_536) + 64);
    return end;
  }

  return {
    keep(size) {
      const at = kept;
      kept = take(kept, size);
      borrowed = kept;
      return { at, size };
    },
    borrow(size) {
      const at = borrowed;
      borrowed = take(borrowed, size);
      return { at, size };
    },
    release() {
      borrowed = kept;
    },
    view: ({ at, size }) => new Float32Array(memory.buffer, at * 4, size),
    linear(x, weight, bias, out, rows, inner, outer) {
      linear(x.at * 4, weight.at * 4, bias ? bias.at * 4 : 0, out.at * 4, rows, inner, outer);
    },
    attend(q, k, v, out, known, size, heads) {
      // Used here only, so it lies beyond what is borrowed.
      take(borrowed, known);
      attend(q.at * 4, k.at * 4, v.at * 4, out.at * 4, borrowed * 4, q.size / size, known, size, heads);
    },
  };
}
