import type { Target } from '@assay/planner/steps';
import type { PageLine } from '../view/index.ts';

/** What leads to another place. */
const leading: ReadonlySet<string> = new Set(['link', 'tab', 'menu item']);
const shortest = 3;
const quoted = /"(?:[^"\\]|\\.)*"|“[^”]*”|‘[^’]*’/g;

const fold = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Links and tabs of the page that a sentence names outside of quotes, and none of these steps uses. */
export function findPassedOver(said: string, steps: readonly string[], lines: readonly PageLine[]): Target[] {
  const words = fold(said.replace(quoted, ' '));
  const used = fold(steps.join(' '));
  const found = new Map<string, Target>();
  for (const { text, target, parts } of lines) {
    // The place that is in view already.
    if (/ (?:selected|current)\b/.test(text)) continue;
    for (const one of [target, ...parts.map((part) => part.target)]) {
      const name = fold(one.name);
      if (!one.kind || !leading.has(one.kind) || name.length < shortest + 2) continue;
      if (words.includes(name) && !used.includes(name) && !found.has(name)) found.set(name, one);
    }
  }
  const names = [...found.keys()];
  // "Orders" lies in "Open orders", which was meant.
  return [...found].flatMap(([name, target]) =>
    names.some((other) => other !== name && other.includes(name)) ? [] : [target],
  );
}
