import type { DatabaseSync } from 'node:sqlite';
import type { Storages } from '../platform/storage/open-storages.ts';

/** The columns that name stored files. */
const names: Record<keyof Storages, [table: string, column: string][]> = {
  storage: [['evidence_files', 'hash']],
  pictures: [
    ['visual_pictures', 'hash'],
    ['visual_pictures', 'small_hash'],
    ['visual_comparisons', 'diff_hash'],
  ],
};

export function listNamed(database: DatabaseSync, storage: keyof Storages): Set<string> {
  const selects = names[storage].map(
    ([table, column]) => `select ${column} as hash from ${table} where ${column} is not null`,
  );
  const rows = database.prepare(selects.join(' union ')).all();
  return new Set(rows.map(({ hash }) => String(hash)));
}
