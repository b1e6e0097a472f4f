const exact = new Intl.NumberFormat('en');

/** A count as cards show it: over a thousand in K, over a million in M. */
export function formatCount(count: number): string {
  // What would be written as 1000.0K is a million.
  if (count > 1_000_000 || count >= 999_950) return `${(count / 1_000_000).toFixed(1)}M`;
  if (count > 1000) return `${(count / 1000).toFixed(1)}K`;
  return exact.format(count);
}

/** With every digit. */
export function formatExactly(count: number): string {
  return exact.format(count);
}

export function formatPercent(percent: number): string {
  return `${percent.toFixed(1)}%`;
}

const day = new Intl.DateTimeFormat('en', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** A day of UTC, such as `2026-03-01`, in short. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
