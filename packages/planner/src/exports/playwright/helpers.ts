import { auditHelpers } from './audit-helpers.ts';

/** Small functions that an exported file carries with it, and what else each of them needs. */
export const helpers = {
  stamp: `function stamp(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
}`,
  letters: `function letters(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}`,
  day: `function day(offset: number, unit: 'day' | 'week' | 'month' | 'year', format: string): string {
  const date = new Date();
  const first = date.getDate();
  if (unit === 'day' || unit === 'week') date.setDate(first + offset * (unit === 'week' ? 7 : 1));
  else {
    date.setDate(1);
    date.setMonth(date.getMonth() + offset * (unit === 'year' ? 12 : 1));
    date.setDate(Math.min(first, new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()));
  }
  const two = (value: number) => String(value).padStart(2, '0');
  const name = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en-GB', options);
  const written: Record<string, string> = {
    YYYY: String(date.getFullYear()),
    YY: two(date.getFullYear() % 100),
    MMMM: name({ month: 'long' }),
    MMM: name({ month: 'long' }).slice(0, 3),
    MM: two(date.getMonth() + 1),
    M: String(date.getMonth() + 1),
    DD: two(date.getDate()),
    D: String(date.getDate()),
    dddd: name({ weekday: 'long' }),
    ddd: name({ weekday: 'long' }).slice(0, 3),
    HH: two(date.getHours()),
    H: String(date.getHours()),
    mm: two(date.getMinutes()),
    ss: two(date.getSeconds()),
  };
  return format.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|mm|ss/g, (token) => written[token] ?? token);
}`,
  secret: `function secret(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(\`Set the environment variable \${name} to run this test.\`);
  return value;
}`,
  containing: `function containing(text: string): RegExp {
  return new RegExp(text.replace(/[\\\\^$.*+?()[\\]{}|]/g, '\\\\$&'));
}`,
  numberIn: `function numberIn(text: string): number {
  return Number(text.replace(/,(?=\\d{3}\\b)/g, '').match(/-?\\d+(\\.\\d+)?/)?.[0]);
}`,
  isSorted: `function isSorted(texts: string[], direction: 'ascending' | 'descending'): boolean {
  const sorted = [...texts].sort((left, right) => left.localeCompare(right, 'en', { numeric: true }));
  if (direction === 'descending') sorted.reverse();
  return texts.length > 0 && texts.join('\\n') === sorted.join('\\n');
}`,
  loadSeconds: `function loadSeconds(page: Page): Promise<number> {
  return page.evaluate(() => (performance.getEntriesByType('navigation')[0]?.duration ?? 0) / 1000);
}`,
  rest: `async function rest(page: Page, underWay: ReadonlySet<unknown>): Promise<void> {
  await page.waitForLoadState();
  let calm = 0;
  const count = () => {
    calm = underWay.size === 0 ? calm + 1 : 0;
    return calm;
  };
  // A page that never rests is taken as it is.
  await expect.poll(count, { intervals: [100], timeout: 10_000 }).toBeGreaterThan(5).catch(() => undefined);
}`,
  findTab: `async function findTab(page: Page, wanted: string): Promise<Page> {
  const pages = page.context().pages();
  for (const one of pages) {
    if (\`\${one.url()}\\n\${await one.title()}\`.toLowerCase().includes(wanted.toLowerCase())) return one;
  }
  return (wanted === 'first' ? pages[0] : pages.at(-1)) ?? page;
}`,
  tabAt: `async function tabAt(page: Page, place: number): Promise<Page> {
  const tabs = () => page.context().pages();
  await expect.poll(() => tabs().length).toBeGreaterThan(place);
  const tab = tabs()[place] ?? page;
  await tab.waitForLoadState();
  return tab;
}`,
  ...auditHelpers,
  axe: '',
} as const;
export type HelperName = keyof typeof helpers;

const auditNames = Object.keys(auditHelpers).filter(
  (name): name is keyof typeof auditHelpers => name in auditHelpers,
);

/** Helpers that speak of one of Playwright's types. */
export const needsType: { type: string; helpers: readonly HelperName[] }[] = [
  { type: 'Page', helpers: ['loadSeconds', 'findTab', 'tabAt', 'rest', ...auditNames] },
];
