export type DateUnit = 'day' | 'week' | 'month' | 'year';

/** What stands between the braces, understood. */
export type Placeholder =
  | { fill: 'email' | 'name' | 'username'; which: string }
  | { fill: 'characters'; length: number; which: string }
  | { fill: 'date'; offset: number; unit: DateUnit; format: string }
  | { fill: 'weekday'; day: number; format: string }
  | { fill: 'now'; format: string }
  | { fill: 'number'; from: number; to: number }
  | { fill: 'secret'; name: string }
  | { fill: 'remembered'; name: string };

const longest = 10_000;

/** A second, different one in the same run is asked for by a number: `{{unique email 2}}`. */
const unique = /^unique (e-?mail|name|user ?name|\d+)(?: (\d+))?$/i;
const date =
  /^(today|tomorrow|yesterday)(?: ?([+-]) ?(\d{1,5})(?: ?(day|week|month|year)s?)?)?(?: as (.+))?$/i;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekday = new RegExp(`^next (${weekdays.join('|')})(?: as (.+))?$`, 'i');
const now = /^now(?: as (.+))?$/i;
const random = /^random number (-?\d+) ?(?:-|to) ?(-?\d+)$/i;
const secret = /^secret (.+)$/i;
const remembered = /^remembered (.+)$/i;

const startingDay: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1 };

function readUnique(what: string, which: string): Placeholder | undefined {
  const length = Number(what);
  if (Number.isInteger(length))
    return length > 0 && length <= longest ? { fill: 'characters', length, which } : undefined;
  if (/^e-?mail$/i.test(what)) return { fill: 'email', which };
  return { fill: /^name$/i.test(what) ? 'name' : 'username', which };
}

function readDate(match: RegExpMatchArray): Placeholder | undefined {
  const start = startingDay[(match[1] ?? '').toLowerCase()] ?? 0;
  const shift = Number(`${match[2] ?? '+'}${match[3] ?? 0}`);
  const unit = (match[4] ?? 'day').toLowerCase() as DateUnit; // The pattern admits nothing else.
  const format = match[5] ?? 'YYYY-MM-DD';
  if (start === 0) return { fill: 'date', offset: shift, unit, format };
  return unit === 'day' ? { fill: 'date', offset: start + shift, unit, format } : undefined;
}

/** Reads what stands between the braces. A bare word is something remembered; undefined: it means nothing. */
export function readPlaceholder(text: string): Placeholder | undefined {
  let match = text.match(unique);
  if (match) return readUnique(match[1] ?? '', match[2] ?? '');
  match = text.match(date);
  if (match) return readDate(match);
  match = text.match(weekday);
  if (match)
    return {
      fill: 'weekday',
      day: weekdays.indexOf((match[1] ?? '').toLowerCase()),
      format: match[2] ?? 'YYYY-MM-DD',
    };
  match = text.match(now);
  if (match) return { fill: 'now', format: match[1] ?? 'YYYY-MM-DDTHH:mm:ss' };
  match = text.match(random);
  if (match) {
    const [from, to] = [Number(match[1]), Number(match[2])];
    return from <= to ? { fill: 'number', from, to } : undefined;
  }
  match = text.match(secret);
  if (match) return { fill: 'secret', name: match[1] ?? '' };
  match = text.match(remembered);
  if (match) return { fill: 'remembered', name: match[1] ?? '' };
  return /^(unique|random|secret|remembered|today|now)\b/i.test(text) || text === ''
    ? undefined
    : { fill: 'remembered', name: text };
}
