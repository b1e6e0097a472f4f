import { randomUUID } from 'node:crypto';
import { makeVisitor, type Visitor } from './visitor.ts';

export interface Visitors {
  /** The visitor of that id, or a new one under a new id where it is not known. */
  meet(id: string | undefined): { id: string; visitor: Visitor };
}

/** Remembers the visitors that were seen last and forgets the others. */
export function rememberVisitors(limit: number): Visitors {
  const known = new Map<string, Visitor>();

  function remember(id: string, visitor: Visitor): void {
    known.delete(id);
    known.set(id, visitor);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
  }

  return {
    meet(asked) {
      const kept = asked === undefined ? undefined : known.get(asked);
      const id = asked !== undefined && kept ? asked : randomUUID();
      const visitor = kept ?? makeVisitor();
      remember(id, visitor);
      return { id, visitor };
    },
  };
}
