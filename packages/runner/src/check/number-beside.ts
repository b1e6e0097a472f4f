import type { Condition, Target } from '@assay/planner/steps';
import { asksForNumber } from './telling-number.ts';

const figures =
  /^(?:(?:small|little|red|unread) )?(?:numbers?|counts?|counters?|figures?|badges?|digits?|value)$/i;

/** "The number next to Inbox", "the counter in the Cart link": what people also call the badge of it. */
export function nameBadge(target: Target, condition: Condition): Target | undefined {
  const { name, kind, ordinal, near, within } = target;
  const isFigure = figures.test(name) || (name === '' && kind === 'badge');
  if (!isFigure || ordinal !== undefined || !asksForNumber(condition)) return undefined;
  const place = near?.anchor ?? within;
  if (!place || (near && within) || place.name === '' || place.ordinal !== undefined || place.near)
    return undefined;
  return { name: place.name, kind: 'badge', ...(place.within && { within: place.within }) };
}
