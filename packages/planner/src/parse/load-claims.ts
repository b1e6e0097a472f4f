import type { Expectation } from '../steps/language.ts';
import { idle } from './accounting-words.ts';
import { anyDuration, readDuration } from './amounts.ts';

const durations = new RegExp(`\\b${anyDuration}`, 'gi');
const loading =
  /^(?:loads?|loading|loaded|opens?|opened|ready|rendered|renders?|usable|takes?|taking|finish(?:es|ed)?|completes?|completed|complete|fully|responds?|answers?|time|longer|last|lasts)$/;
const isLoading = /\b(?:load(?:s|ed|ing)?|render(?:s|ed)?|ready|open(?:s|ed)?)\b/i;
const page = /\b(?:page|site|website|screen|it)\b/i;
const atMost =
  /\b(?:within|at most|(?:no|not|never) (?:longer|more|take longer|take more) than|less than|under|below|up to|a maximum of|in|maximum|or less|max|exceed)\b/i;
const atLeast = /\b(?:at least|more than|longer than|over|above|minimum)\b/i;
const limits = /^(?:no|not|never|longer|more|less|than|most|maximum|max|under|below|exceed|or)$/;

/** A page, its loading, and the time it may take, in whatever order; nothing else may be claimed beside. */
export function readLoadClaim(text: string): Expectation | undefined {
  if (!isLoading.test(text)) return undefined;
  const [duration, second] = text.match(durations) ?? [];
  const atMostSeconds = duration && !second ? readDuration(duration) : undefined;
  if (!duration || atMostSeconds === undefined || !page.test(text)) return undefined;
  const rest = text.replace(duration, ' ');
  const isDenied = /\b(?:no|not|never)\b/i.test(rest);
  if (!atMost.test(rest) || (atLeast.test(rest) && !isDenied)) return undefined;
  const words = rest
    .replace(/\b(?:the |our |my )?(?:[\w-]+ ){1,3}(?=page|screen)/i, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}\uE000]+/gu);
  const isAll = words?.every((word) => idle.has(word) || loading.test(word) || limits.test(word));
  return isAll
    ? { subject: { of: 'load time' }, condition: { is: 'seconds', atMost: atMostSeconds } }
    : undefined;
}
