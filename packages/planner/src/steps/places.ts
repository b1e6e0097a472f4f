import type { Place } from './language.ts';

/** Whether the same words of the same case are meant. */
export function isSamePlace(one: Place | undefined, other: Place): boolean {
  return one?.start === other.start && one.end === other.end && one.ofCase === other.ofCase;
}
