import type { Draft } from './draft.ts';
import { saidIn } from './draft.ts';
import { namedIn, placesOf } from './names.ts';
import type { Random } from './random.ts';

const shares = { lowerStart: 0.3, noStop: 0.4, lower: 0.25, slip: 0.15, noQuotes: 0.3 };
const longEnough = /\p{Ll}{5,}/gu;

/** Stretches that steps copy letter by letter. */
function findKept(said: string, copied: readonly string[]): [from: number, to: number][] {
  return copied.flatMap((one) => placesOf(said, one).map((at): [number, number] => [at, at + one.length]));
}

function isFree(kept: readonly [number, number][], from: number, to: number): boolean {
  return kept.every(([start, end]) => to <= start || from >= end);
}

function slip(said: string, kept: readonly [number, number][], random: Random): string {
  const words = [...said.matchAll(longEnough)].filter(({ index, 0: word }) =>
    isFree(kept, index, index + word.length),
  );
  const word = random.pick(words);
  if (!word) return said;
  const at = word.index + 1 + Math.floor(random.next() * (word[0].length - 2));
  return said.slice(0, at) + said.charAt(at + 1) + said.charAt(at) + said.slice(at + 2);
}

function lower(said: string, kept: readonly [number, number][]): string {
  return [...said].length === said.length
    ? [...said].map((sign, at) => (isFree(kept, at, at + 1) ? sign.toLowerCase() : sign)).join('')
    : said;
}

/** The sentence as a hurried author writes it: no capitals, no full stop, a slip. What steps copy stays as it is. */
export function addNoise(draft: Draft, random: Random): Draft {
  const { names, values } = namedIn(draft.steps);
  const copied = [...values, ...names];
  let said = saidIn(draft);
  const kept = () => findKept(said, copied);
  if (random.chance(shares.slip)) said = slip(said, kept(), random);
  if (random.chance(shares.lower)) said = lower(said, kept());
  else if (random.chance(shares.lowerStart) && isFree(kept(), 0, 1))
    said = said.charAt(0).toLowerCase() + said.slice(1);
  if (random.chance(shares.noStop) && /[^.]\.$/.test(said) && isFree(kept(), said.length - 1, said.length))
    said = said.slice(0, -1);
  if (random.chance(shares.noQuotes) && names.length > 0) {
    const name = random.pick(names) ?? '';
    said = said.replace(`"${name}"`, name);
  }
  return {
    ...draft,
    text: draft.text.slice(0, draft.start) + said + draft.text.slice(draft.end),
    end: draft.start + said.length,
  };
}
