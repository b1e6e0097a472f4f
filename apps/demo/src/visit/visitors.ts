import { stranger, type Visitor } from './visitor.ts';

export interface Visitors {
  find(id: string | undefined): Visitor;
  /** Keeps the visitor under the id, or under a new one where the id is not known; returns the id. */
  keep(id: string | undefined, visitor: Visitor): string;
  count(): number;
}

/** Remembers the most recently seen visitors and forgets the others. */
export function rememberVisitors(limit: number, newId: () => string): Visitors {
  const known = new Map<string, Visitor>();

  function put(id: string, visitor: Visitor): void {
    known.delete(id);
    known.set(id, visitor);
  }

  return {
    find(id) {
      const visitor = id === undefined ? undefined : known.get(id);
      if (id === undefined || visitor === undefined) return stranger;
      put(id, visitor);
      return visitor;
    },
    keep(id, visitor) {
      const key = id !== undefined && known.has(id) ? id : newId();
      put(key, visitor);
      const oldest = known.keys().next().value;
      if (known.size > limit && oldest !== undefined) known.delete(oldest);
      return key;
    },
    count: () => known.size,
  };
}
