import type { Target } from '@assay/planner/steps';
import type { PageSnapshot } from '../snapshot/types.ts';
import { sayTarget } from './say-target.ts';
import type { Alias } from './types.ts';
import { fold } from './words.ts';

const identifier = /^(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|(?=.*\d)[0-9a-f]{12,})$/i;

/** Which page an address shows, whatever host it is on and whichever record it is about: "/orders/17" is "/orders/*". */
export function pageOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname } = new URL(address);
  return pathname
    .split('/')
    .map((part) => (identifier.test(part) ? '*' : part))
    .join('/');
}

/** What somebody said a target stands for, by its whole phrase or, where no place is named, by its name alone. */
export function findAlias(
  { address }: PageSnapshot,
  target: Target,
  aliases: readonly Alias[] = [],
): Alias | undefined {
  const whole = fold(sayTarget(target));
  const plain = target.within || target.near || target.ordinal !== undefined ? undefined : fold(target.name);
  return aliases.find(
    ({ phrase, page }) =>
      (page === undefined || page === pageOf(address)) && (fold(phrase) === whole || fold(phrase) === plain),
  );
}
