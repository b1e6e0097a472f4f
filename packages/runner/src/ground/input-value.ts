/** Types of fields that take nothing but a value of their own sort. */
export const picked = /^(?:date|time|datetime-local|month|week|color|range)$/;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function pad(part: string | number): string {
  return String(part).padStart(2, '0');
}

function isoDate(year: string | number, month: string | number, day: string | number): string | undefined {
  const date = `${year}-${pad(month)}-${pad(day)}`;
  // Refuses the 31st of February, which would silently become a day in March.
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined;
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? (?:the )?(?=\S)/i;

/** A date as people write it, as YYYY-MM-DD. With slashes the month comes first unless it cannot. */
export function toIsoDate(written: string): string | undefined {
  const text = written
    .trim()
    .replace(weekday, '')
    .replace(/ of (?=[a-z])/i, ' ');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  if (iso) return isoDate(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  if (dotted) return isoDate(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '');
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashed) {
    const [, first = '', second = '', year = ''] = slashed;
    return Number(first) > 12 ? isoDate(year, second, first) : isoDate(year, first, second);
  }
  const named =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+)?([a-z]{3})[a-z]*\.?\s*(?:(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(\d{4})$/i.exec(
      text,
    );
  const month = months.indexOf(named?.[2]?.toLowerCase() ?? '') + 1;
  const day = named?.[1] ?? named?.[3];
  return named && month > 0 && day ? isoDate(named[4] ?? '', month, day) : undefined;
}

const yearless =
  /^(?:\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?[a-z]{3,9}\.?|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?)$/i;

/** "15 March" where a day is known already: the day of that same year, as YYYY-MM-DD. */
export function toIsoDateOf(written: string, known: string): string | undefined {
  const text = written.trim();
  const year = /^\d{4}(?=-)/.exec(toIsoDate(known) ?? known)?.[0];
  return year && yearless.test(text) ? toIsoDate(`${text} ${year}`) : toIsoDate(text);
}

/** A date as people write it, or a day without its year, as a text that sorts. A leap year stands for any. */
export function toSortableDay(written: string): string | undefined {
  const text = written.trim().replace(weekday, '');
  return toIsoDate(written) ?? (yearless.test(text) ? toIsoDate(`${text} 2000`) : undefined);
}

/** "€150", "40 %", "1,200 px": the one number that is written there. */
function toPlainNumber(text: string): string {
  const [only, ...more] = text.match(/-?\d+(?:[.,]\d+)*/g) ?? [];
  return only && more.length === 0 ? only.replace(/,(?=\d{3}\b)/g, '') : text;
}

const currency = /^[$€£¥]\s?|\s?[$€£¥]$/g;

/** A time of day as HH:MM. */
export function toIsoTime(written: string): string | undefined {
  const match = /^(\d{1,2})(?::(\d{2})(?::\d{2})?)?\s*(am|pm)?$/i.exec(written.trim());
  if (!match || (!match[2] && !match[3])) return undefined;
  const [, hourText = '', minutes = '00', half] = match;
  let hour = Number(hourText);
  if (half) hour = (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${pad(hour)}:${minutes}` : undefined;
}

/** What a field of a type takes for what a person wrote; undefined where it cannot be that. */
export function toInputValue(type: string, written: string): string | undefined {
  const text = written.trim();
  if (type === 'date') return toIsoDate(text);
  if (type === 'time') return toIsoTime(text);
  if (type === 'month') return /^\d{4}-\d{2}$/.test(text) ? text : toIsoDate(text)?.slice(0, 7);
  if (type === 'datetime-local') {
    const parts = /^(.+?)(?:T|,?\s+(?:at\s+)?)(\d{1,2}(?::\d{2})?(?::\d{2})?\s*(?:am|pm)?)$/i.exec(text);
    const date = toIsoDate(parts?.[1] ?? '');
    const time = toIsoTime(parts?.[2] ?? '');
    return date && time ? `${date}T${time}` : undefined;
  }
  if (type === 'range') return toPlainNumber(text);
  if (type === 'number')
    return text
      .replace(currency, '')
      .replace(/\s*(%|px)$/, '')
      .replace(/^\+/, '');
  return text;
}
