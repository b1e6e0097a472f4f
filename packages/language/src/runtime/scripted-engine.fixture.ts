import type { Engine, Ranked } from './write-answer.ts';

/** The token that ends an answer; all others are bytes. */
export const end = 256;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const bytesOfText = (text: string): number[] => [...encoder.encode(text)];
export const textOfTokens = (tokens: readonly number[]): string =>
  decoder.decode(Uint8Array.from(tokens.filter((token) => token < end)));

/** What a scripted model would say next, the most probable first. */
export type Script = (text: string) => Promise<Ranked[]> | Ranked[];

export interface Scripted extends Engine {
  /** Every reading, as what was kept, read and asked for. */
  readings: { keep: number; tokens: number; ranked: number; every: boolean }[];
}

/** An engine whose tokens are bytes, and which ranks as a function of all text so far. */
export function createScripted(script: Script): Scripted {
  let held: number[] = [];
  const readings: Scripted['readings'] = [];
  return {
    readings,
    contextSize: 10_000_000,
    tokenize: bytesOfText,
    bytesOf: (token) => (token < end ? Uint8Array.of(token) : undefined),
    isEnd: (token) => token === end,
    held: () => held,
    async read(keep, tokens, ranked, every = false) {
      readings.push({ keep, tokens: tokens.length, ranked, every });
      const lists: Ranked[][] = [];
      held = held.slice(0, keep);
      for (const [index, token] of tokens.entries()) {
        held.push(token);
        if (index < tokens.length - ranked) continue;
        const found = await script(textOfTokens(held));
        lists.push(every ? [...found, ...everyToken(found)] : found);
      }
      return lists;
    },
  };
}

/** All that were not found; their probability is as good as none. */
function everyToken(found: readonly Ranked[]): Ranked[] {
  const known = new Set(found.map(({ token }) => token));
  return Array.from({ length: end + 1 }, (_, token) => ({ token, probability: 1e-9 })).filter(
    ({ token }) => !known.has(token),
  );
}

/** Says one of several texts behind a prompt: each token as probable as the texts that begin like this. */
export function sayOneOf(prompt: string, texts: Record<string, number>): Script {
  return (text) => {
    const said = text.slice(prompt.length);
    const found = new Map<number, number>();
    for (const [one, weight] of Object.entries(texts)) {
      if (!one.startsWith(said)) continue;
      const token = bytesOfText(one)[bytesOfText(said).length] ?? end;
      found.set(token, (found.get(token) ?? 0) + weight);
    }
    const sum = [...found.values()].reduce((total, weight) => total + weight, 0);
    return [...found]
      .map(([token, weight]) => ({ token, probability: weight / sum }))
      .sort((one, other) => other.probability - one.probability);
  };
}
