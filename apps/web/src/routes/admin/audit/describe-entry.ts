import { faceOfRole } from '../../../shell/roles.ts';
import { inWords } from '../common/in-words.ts';
import type { AuditEntry } from './audit-list.ts';

export interface Difference {
  /** What it is a value of, such as "Role". */
  name: string;
  /** Absent where there was no such value before. */
  before?: string;
  /** Absent where there is no such value any more. */
  after?: string;
}

/** What an entry changed, value by value, in the words of the page. */
export function describeDifferences({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => ({
    name: inWords(name),
    before: describeValue(name, before[name]),
    after: describeValue(name, after[name]),
  }));
}

function describeValue(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (name === 'role') return faceOfRole(value).label;
  return name === 'status' ? inWords(value) : value;
}

/** Who or what an entry is about where that is gone. */
export function nameGone(kind: AuditEntry['target_kind']): string {
  return kind === 'user' ? 'Deleted account' : kind === 'contact' ? 'Deleted message' : 'Deleted feedback';
}
