/** Milliseconds that a Retry-After header asks to wait: it holds seconds or a date. Undefined where it says nothing. */
export function readRetryAfter(header: string | null, today: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - today);
}
