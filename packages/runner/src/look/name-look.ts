import type { LookAsked } from './types.ts';

const longestName = 200;

/**
 * What the looks of one case are known by: the name that the author gave, else what the step says, so that steps before it may come and
 * go. The same words once more in the same size are another look.
 */
export function makeLookNames(): (look: LookAsked) => string {
  const names = new Map<number, string>();
  const used = new Map<string, number>();
  return ({ name, sentence, stepNumber, viewport }) => {
    const known = names.get(stepNumber);
    if (known !== undefined) return known;
    const said = sentence.replace(/^Check that (.)/, (_, first: string) => first.toUpperCase());
    const words = (name?.trim() || said).slice(0, longestName - 10);
    const times = (used.get(`${viewport} ${words}`) ?? 0) + 1;
    used.set(`${viewport} ${words}`, times);
    const full = times === 1 || name !== undefined ? words : `${words} (${times})`;
    names.set(stepNumber, full);
    return full;
  };
}

/** What was looked at, in a sentence. */
export function nameLooked({ element, isWholePage }: LookAsked): string {
  return element ?? (isWholePage ? 'the whole page' : 'the page');
}
