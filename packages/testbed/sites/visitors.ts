import { randomUUID } from 'node:crypto';

export interface Visitors<Visitor> {
  /** The visitor known by the id, or a new one with an id of its own. */
  find(id: string | undefined): { id: string; visitor: Visitor };
}

/** Remembers the most recently seen visitors and forgets the others. */
export function rememberVisitors<Visitor>(limit: number, welcome: () => Visitor): Visitors<Visitor> {
  const known = new Map<string, Visitor>();

  function put(id: string, visitor: Visitor): void {
    known.delete(id);
    known.set(id, visitor);
    const oldest = known.keys().next().value;
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
  }

  return {
    find(asked = '') {
      const found = known.get(asked);
      const id = found ? asked : randomUUID();
      const visitor = found ?? welcome();
      put(id, visitor);
      return { id, visitor };
    },
  };
}
