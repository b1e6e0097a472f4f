import type { Kernel } from '../kernel/kernel.ts';

/** Gives out the kernel's memory piece by piece, for one comparison. */
export interface Memory {
  kernel: Kernel;
  /** The address of so many bytes, which hold whatever was there before. */
  take(bytes: number): number;
  /** The address of so many zeros. */
  takeZeros(bytes: number): number;
}

/** Rows are read some bytes beyond their end. */
const spare = 64;

export function makeMemory(kernel: Kernel): Memory {
  let free = kernel.freeFrom();
  function take(bytes: number): number {
    const at = (free + 15) & ~15;
    free = at + bytes + spare;
    kernel.reserve(free);
    return at;
  }
  return {
    kernel,
    take,
    takeZeros(bytes) {
      const at = take(bytes);
      kernel.bytes().fill(0, at, at + bytes);
      return at;
    },
  };
}
