import { toIsoDate } from '../ground/input-value.ts';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const written = new RegExp(
  `\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{4}|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+${month}\\s*,?\\s+\\d{4}|${month}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}`,
  'gi',
);

/** The one date in a text, as YYYY-MM-DD; undefined where there is none or more than one. */
export function findDate(text: string): string | undefined {
  const dates = new Set([...text.matchAll(written)].map(([date]) => toIsoDate(date)));
  const [date] = dates;
  return dates.size === 1 ? date : undefined;
}
