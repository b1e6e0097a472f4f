import { readOrdinal } from '@assay/planner/steps';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { show } from './texts.ts';
import { judged, type Observation } from './types.ts';

const words = 'page|step|screen|part|question|slide|section';
const asked = new RegExp(
  `^(?:(?:${words}) )?(\\d{1,2})(?: (?:of|\\/) (\\d+))?$|^(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\\d+(?:st|nd|rd|th))$`,
  'i',
);
const told = new RegExp(`\\b(?:${words}) (\\d+) ?(?:of|\\/) ?(\\d+)\\b`, 'gi');

/**
 * "The third page", "page 2", "step 1 of 4": which of several the page says that it is. Undefined where the name is no such
 * number.
 */
export function observePosition({ text }: PageSnapshot, name: string): Observation | undefined {
  const [whole, number, of, word] = asked.exec(name.trim()) ?? [];
  if (!whole) return undefined;
  const positions = new Set([...text.matchAll(told)].map(([, at, all]) => `${at} of ${all}`));
  const [position] = positions;
  if (!position || positions.size > 1) {
    const message = `The page does not say which one of several it is, so it cannot be told whether it is the ${show(name)} one. Name what can be read there.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const [at, all] = position.split(' of ').map(Number);
  const ordinal = word ? readOrdinal(word.toLowerCase()) : Number(number);
  const wanted = ordinal === -1 ? all : ordinal;
  const holds = at === wanted && (of === undefined || Number(of) === all);
  return judged(holds, `it is number ${position}`);
}
