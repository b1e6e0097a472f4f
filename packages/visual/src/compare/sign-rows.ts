import type { Kernel } from '../kernel/kernel.ts';

/** Numbers that stand for the looks of rows: of whole rows, and of each quarter of them. */
export interface Signs {
  whole: Uint32Array;
  parts: Uint32Array[];
}

const partsOfRow = 4;

/** Signs the rows from `from` up to `to`; those before are zeros. */
export function signRows(
  kernel: Kernel,
  rows: Uint32Array,
  { width, bpp }: { width: number; bpp: number },
  from: number,
  to: number,
): Signs {
  const whole = new Uint32Array(to);
  const parts = Array.from({ length: partsOfRow }, () => new Uint32Array(to));
  const wide = Math.ceil(width / partsOfRow / 4) * 4;
  for (let y = from; y < to; y += 1) {
    let sum = 0;
    for (const [index, part] of parts.entries()) {
      const x = Math.min(width, index * wide);
      const sign = kernel.signRow((rows[y] ?? 0) + x * bpp, Math.min(wide, width - x), bpp);
      part[y] = sign;
      sum = Math.imul(sum ^ sign, 0x85ebca6b) ^ (sum >>> 13);
    }
    whole[y] = sum;
  }
  return { whole, parts };
}
