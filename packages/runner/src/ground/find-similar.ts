import type { Box, PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { compare, readWording } from './compare.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { countErrors, fold } from './words.ts';

export type Similar =
  | { outcome: 'found'; element: SeenElement; score: number; margin: number }
  | { outcome: 'not found'; nearest: { element: SeenElement; score: number }[] };

/** Weights after Similo and its tuned successors: what a person reads counts most, the place in the tree least. */
const weights = {
  name: 2.8,
  text: 2,
  label: 1.8,
  inputType: 1.5,
  role: 1.5,
  testId: 1.8,
  placeholder: 1.2,
  title: 0.8,
  nearby: 1.4,
  column: 0.8,
  href: 1,
  tag: 0.8,
  place: 1,
  shape: 0.4,
  path: 0.6,
};

/** Below this a likeness is chance; nearer to the second best than this, it is a guess. */
const leastScore = 0.62;
const leastMargin = 0.08;
/** From here on nothing has changed, and a twin elsewhere does not matter. */
const unchanged = { score: 0.995, margin: 0.005 };
const withinFrame = 0.9;

export function likenessOfTexts(left: string, right: string): number {
  if (left === right) return 1;
  const [one, other] = [fold(left).slice(0, 80), fold(right).slice(0, 80)];
  const longer = Math.max(one.length, other.length);
  if (longer === 0) return 1;
  const letters = 1 - countErrors(one, other, longer) / longer;
  const [words, otherWords] = [new Set(one.split(' ')), new Set(other.split(' '))];
  const shared = [...words].filter((word) => otherWords.has(word)).length;
  return Math.max(letters >= 0.5 ? letters : 0, (2 * shared) / (words.size + otherWords.size));
}

function likenessOfPlaces(left: Box, right: Box): number {
  const distance = Math.hypot(left.x - right.x, left.y - right.y);
  return Math.max(0, 1 - distance / 600);
}

function likenessOfShapes(left: Box, right: Box): number {
  const ratio = (one: number, other: number) => Math.min(one, other) / Math.max(one, other, 1);
  return (ratio(left.width, right.width) + ratio(left.height, right.height)) / 2;
}

function likenessOfPaths(left: string, right: string): number {
  const [one, other] = [left.split('>'), right.split('>')];
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared += 1;
  return (2 * shared) / (one.length + other.length);
}

const texts = ['name', 'text', 'label', 'testId', 'placeholder', 'title', 'nearby', 'column'] as const;
const words = ['inputType', 'role', 'tag', 'href'] as const;

/** How alike two fingerprints are, 0 to 1. What both lack says nothing. */
export function likeness(before: Fingerprint, now: Fingerprint): number {
  let total = 0;
  let alike = 0;
  const add = (weight: number, value: number) => {
    total += weight;
    alike += weight * value;
  };
  // Most names are the text: a change of it counts once.
  const namedByText = before.name === before.text && now.name === now.text;
  for (const key of texts)
    if ((before[key] !== '' || now[key] !== '') && !(key === 'text' && namedByText))
      add(weights[key], likenessOfTexts(before[key], now[key]));
  for (const key of words)
    if (before[key] !== '' || now[key] !== '') add(weights[key], before[key] === now[key] ? 1 : 0);
  add(weights.place, likenessOfPlaces(before.box, now.box));
  add(weights.shape, likenessOfShapes(before.box, now.box));
  add(weights.path, likenessOfPaths(before.path, now.path));
  return (alike / total) * (before.frame === now.frame ? 1 : withinFrame);
}

/** Says the opposite of what it said, or asks for another thing to be done: not the same control, however alike. */
function saysOtherwise(before: Fingerprint, now: SeenElement): boolean {
  const [one, other] = [before.name || before.text, now.name || now.text];
  if (one === '' || other === '' || one.length > 80 || other.length > 80) return false;
  const [left, right] = [readWording(one), readWording(other)];
  if (compare(left, right, () => 1, false).opposed) return true;
  const asked = left.concepts.filter(({ sort }) => sort === 'action').map(({ id }) => id);
  const offered = right.concepts.filter(({ sort }) => sort === 'action').map(({ id }) => id);
  return asked.length > 0 && offered.length > 0 && !asked.some((id) => offered.includes(id));
}

export interface SimilarOptions {
  isEligible?: (element: SeenElement) => boolean;
  /** The score to reach, where something else speaks for those that are eligible. */
  least?: number;
}

/** Finds an element again on a page that has changed. Only a clear likeness counts; the rest is for a person to judge. */
export function findSimilar(
  snapshot: PageSnapshot,
  fingerprint: Fingerprint,
  { isEligible = () => true, least = leastScore }: SimilarOptions = {},
): Similar {
  const ranked = snapshot.elements
    .filter(
      (element) =>
        (element.states.visible || fingerprint.inputType === 'file') &&
        isEligible(element) &&
        !saysOtherwise(fingerprint, element),
    )
    .map((element) => ({ element, score: likeness(fingerprint, fingerprintOf(element)) }))
    .sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (!best) return { outcome: 'not found', nearest: [] };
  const margin = best.score - (second?.score ?? 0);
  const same = best.score >= unchanged.score && margin >= unchanged.margin;
  if (!same && (best.score < least || margin < leastMargin))
    return { outcome: 'not found', nearest: ranked.slice(0, 3) };
  return { outcome: 'found', element: best.element, score: best.score, margin };
}
