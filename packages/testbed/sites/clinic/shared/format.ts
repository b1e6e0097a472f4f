const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** 2026-03-16 as "16 March 2026". */
export function writeDay(iso: string): string {
  return day.format(new Date(iso));
}

/** 2026-03-16 as "Monday, 16 March 2026". */
export function writeLongDay(iso: string): string {
  return `${weekday.format(new Date(iso))}, ${writeDay(iso)}`;
}

export function writeMoney(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
