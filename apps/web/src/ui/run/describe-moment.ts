const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago a moment was, in its largest whole unit. */
export function describeMoment(moment: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - moment.getTime()) / 1000);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? [];
  if (!unit || !size) return Math.abs(seconds) < 10 ? 'just now' : relative.format(-seconds, 'second');
  return relative.format(-Math.trunc(seconds / size), unit);
}
