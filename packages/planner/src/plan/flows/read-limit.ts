import { lengthUnits, timeUnits } from './words.ts';

export interface StatedLimit {
  value: number;
  unit: string;
  relation: string;
}

/** Values around a stated limit, each with whether the author's rule lets it through. */
export interface Probe {
  amount: number;
  allowed: boolean;
}

const atLeast =
  /\b(at least|min(imum)?|no(t)? (less|fewer|shorter|lower|smaller)( than)?|or (more|longer|higher))\b|>=|≥/;
const atMost =
  /\b(at most|max(imum)?|up to|no(t)? (more|longer|greater|higher|larger)( than)?|limit(ed)?|or (less|fewer|shorter))\b|<=|≤/;
const below = /\b(less|fewer|shorter|lower|smaller|under|below)\b|</;
const above = /\b(more|longer|greater|higher|larger|bigger|over|above|exceed(s|ing)?)\b|>/;
const exactly = /\b(exact(ly)?|equals?)\b|^=$/;

/**
 * Which amounts the rule allows. "Shorter than 6" names what is refused where the sentence is a refusal, and what is
 * allowed where it is not. Undefined where the relation says neither.
 */
function allow(
  relation: string,
  limit: number,
  negative: boolean,
): ((amount: number) => boolean) | undefined {
  const words = relation.toLowerCase();
  if (atLeast.test(words)) return (amount) => amount >= limit;
  if (atMost.test(words)) return (amount) => amount <= limit;
  if (exactly.test(words)) return (amount) => amount === limit;
  if (below.test(words)) return negative ? (amount) => amount >= limit : (amount) => amount < limit;
  if (above.test(words)) return negative ? (amount) => amount <= limit : (amount) => amount > limit;
  return undefined;
}

export function isLength({ unit }: StatedLimit): boolean {
  return lengthUnits.test(unit.trim());
}

/** One below, the limit itself, one above. Times are budgets, not inputs, and give none. */
export function probeLimit(limit: StatedLimit, negative: boolean): Probe[] {
  const isAllowed = allow(limit.relation, limit.value, negative);
  if (!isAllowed || timeUnits.test(limit.unit.trim()) || !Number.isInteger(limit.value)) return [];
  return [limit.value - 1, limit.value, limit.value + 1]
    .filter((amount) => amount >= 0 && (!isLength(limit) || amount <= 200))
    .map((amount) => ({ amount, allowed: isAllowed(amount) }));
}
