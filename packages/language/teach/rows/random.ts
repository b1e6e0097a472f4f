/** Numbers that are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T | undefined;
  shuffle<T>(from: readonly T[]): T[];
}

/** A number from a text, for seeds and for splits that stay as they are when texts are added. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

export function startRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    chance: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)],
    shuffle: (from) => {
      const shuffled = [...from];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1));
        [shuffled[last], shuffled[other]] = [
          shuffled[other] as (typeof shuffled)[number],
          shuffled[last] as (typeof shuffled)[number],
        ];
      }
      return shuffled;
    },
  };
}
