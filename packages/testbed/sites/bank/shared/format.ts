const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 2026-03-27 as "27 Mar 2026". */
export function writeDay(iso: string): string {
  return day.format(new Date(iso));
}

/** 128450 cents as "1,284.50". */
export function writeAmount(cents: number): string {
  return number.format(cents / 100);
}

/** 128450 cents as "1,284.50 EUR". */
export function writeEuros(cents: number): string {
  return `${writeAmount(cents)} EUR`;
}

/** "1,284.50" as 128450 cents; what is no amount above zero is undefined. */
export function readAmount(text: string): number | undefined {
  const digits = text.replace(/\s*(EUR|€)$/, '').replaceAll(',', '');
  const cents = /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : 0;
  return cents > 0 ? cents : undefined;
}

/** "DE21500300000040718801" in groups of four. */
export function writeIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

export function isIban(text: string): boolean {
  return /^DE\d{20}$/.test(text.replaceAll(' ', '').toUpperCase());
}
