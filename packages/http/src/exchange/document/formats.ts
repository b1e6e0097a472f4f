function isDay(text: string): boolean {
  const at = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.slice(0, 10));
}

/** Formats of texts that are told by their look alone, drawn no wider than validators draw them. */
const formats: [name: string, pattern: RegExp, isReal?: (text: string) => boolean][] = [
  [
    'date-time',
    /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
    isDay,
  ],
  ['date', /^\d{4}-\d\d-\d\d$/, isDay],
  ['uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i],
  [
    'email',
    /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i,
  ],
  ['uri', /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#](?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?$/i],
  ['ipv4', /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/],
];

const longestFormatted = 2000;

export function formatsOf(text: string): string[] {
  if (text.length > longestFormatted) return [];
  return formats
    .filter(([, pattern, isReal]) => pattern.test(text) && (isReal?.(text) ?? true))
    .map(([name]) => name);
}

/** Parts of addresses and keys of objects that name one thing of many. */
export function looksLikeId(text: string): boolean {
  return (
    /^\d+$/.test(text) ||
    formatsOf(text).includes('uuid') ||
    /^[0-9a-f]{16,}$/i.test(text) ||
    /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text) ||
    /^[a-z]{2,5}_[A-Za-z0-9]{8,}$/.test(text) ||
    (/^[A-Za-z0-9_-]{20,}$/.test(text) && /\d/.test(text) && /[A-Z]/.test(text))
  );
}
