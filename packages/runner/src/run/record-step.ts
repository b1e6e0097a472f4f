import type { Deed } from '@assay/contract';
import type { Command, Value } from '@assay/planner/steps';
import type { Recording } from '../act/record.ts';

/** What was filled in so far in a case: the made-up value, and the braces that it stands for. */
export type FilledIn = Map<string, string>;

/** Shorter values stand on pages for many other reasons. */
const distinct = 6;

/** Where a text stands in a command, such as `credentials.password`. */
function findPath(part: unknown, text: string): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  for (const [key, inner] of Object.entries(part)) {
    if (inner === text) return key;
    const path = findPath(inner, text);
    if (path !== undefined) return `${key}.${path}`;
  }
  return undefined;
}

export interface StepRecording extends Recording {
  deeds(): Deed[];
  /** Fills in a value, and keeps what it was filled in with. */
  fillIn(value: Value): Promise<string>;
}

/** Keeps what one step does. */
export function recordStep(
  command: Command,
  filledIn: FilledIn,
  fillIn: (value: Value) => Promise<string>,
): StepRecording {
  const deeds: (Deed | undefined)[] = [];
  const own = new Map<string, string>();

  function general(text: string): string {
    const plain = text.replaceAll('{{', '\\{{');
    return [...filledIn].reduce((all, [value, braced]) => all.replaceAll(value, braced), plain);
  }

  return {
    deeds: () => deeds.filter((deed) => deed !== undefined),
    add(deed) {
      const place = deeds.push(deed) - 1;
      return (instead) => {
        deeds[place] = instead;
      };
    },
    general,
    written(text) {
      const from = own.get(text);
      return from === undefined ? { text: general(text) } : { text, from };
    },
    async fillIn(value) {
      const filled = await fillIn(value);
      const path = findPath(command, value);
      if (path !== undefined) own.set(filled, path);
      for (const [braced] of value.matchAll(/\{\{[^{}]+\}\}/g)) {
        const made = await fillIn(braced).catch(() => '');
        if (made.length >= distinct) filledIn.set(made, braced);
      }
      return filled;
    },
  };
}
