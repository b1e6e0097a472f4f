const whole = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]+)(.*)$/is;
const byVariable = /^(\{\{[^{}]+\}\})(.*)$/s;

/** The part of an address that a base could be: its origin, or the variable that it begins with. */
function frontOf(address: string): { front: string; rest: string } | undefined {
  const [, front, rest = ''] = whole.exec(address) ?? byVariable.exec(address) ?? [];
  return front === undefined ? undefined : { front, rest };
}

/** The base that most addresses share. */
export function findBase(addresses: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const front = frontOf(address)?.front;
    if (front) counts.set(front, (counts.get(front) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** An address as a path below the base; a whole address where it is not below it. */
export function below(base: string | null, address: string): string {
  const bare = base?.replace(/\/+$/, '');
  if (bare && address.startsWith(bare)) {
    const rest = address.slice(bare.length);
    if (rest === '') return '/';
    if (/^[/?#]/.test(rest)) return rest;
  }
  if (frontOf(address)) return address;
  return /^[/?#]/.test(address) ? address : `/${address}`;
}
