import type { Condition, Target } from '@assay/planner/steps';
import { asksForNumber } from './telling-number.ts';

const figures =
  /^(?:(?:small|little|tiny|red|unread) )?(?:numbers?|counts?|counters?|figures?|badges?|bubbles?|digits?|value|percentage|percent|per cent|size|scale|zoom|zoom level|level)$/i;

/** Words for a number, wherever it stands. */
export function isFigure({ name, kind }: Target): boolean {
  return figures.test(name) || (name === '' && kind === 'badge');
}

/** "The number next to Inbox", "the counter in the Cart link": what people also call the badge of it. */
export function nameBadge(target: Target, condition: Condition): Target | undefined {
  const { ordinal, near, within } = target;
  if (!isFigure(target) || ordinal !== undefined || !asksForNumber(condition)) return undefined;
  const place = near?.anchor ?? within;
  if (!place || (near && within) || place.name === '' || place.ordinal !== undefined || place.near)
    return undefined;
  return { name: place.name, kind: 'badge', ...(place.within && { within: place.within }) };
}
