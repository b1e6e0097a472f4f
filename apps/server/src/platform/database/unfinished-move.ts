import type { Database } from './database.ts';

/** The table by which a move into this database knows how far it came; it goes when the move ends. */
export const unfinishedMove = 'assay_move';

/** Half of the data is no state to start from. */
export async function refuseUnfinishedMove({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const found = await pool?.query('select to_regclass($1) as it', [unfinishedMove]);
  if (!found?.rows[0]?.it) return;
  throw new Error(
    'Data is being moved into this database, or such a move was broken off. Run npm run move again to end it, and start then.',
  );
}
