const one = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const sizes = [
  ['TB', 1e12],
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const;

/** A size as people read it. */
export function formatSize(bytes: number): string {
  const [unit, size] = sizes.find(([, least]) => bytes >= least) ?? [];
  if (!unit) return `${Math.round(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return `${one.format(bytes / size)} ${unit}`;
}

const spans = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function count(amount: number, what: string): string {
  return `${amount} ${what}${amount === 1 ? '' : 's'}`;
}

/** A span of time by its two largest units, such as "2 days 3 hours". */
export function formatSpan(seconds: number): string {
  const at = spans.findIndex(([, size]) => seconds >= size);
  const [unit, size] = spans[at] ?? [];
  if (!unit) return count(Math.round(seconds), 'second');
  const rest = seconds % size;
  const [smaller, smallSize] = spans[at + 1] ?? ['second', 1];
  const left = Math.floor(rest / smallSize);
  const first = count(Math.floor(seconds / size), unit);
  return left === 0 ? first : `${first} ${count(left, smaller)}`;
}
