import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { listWanted } from './store.ts';

const mostShown = 5;
const mostCompared = 200;
const mostWords = 8;

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].slice(0, mostWords);
}

/** What people want most, or what resembles the given words most. Nothing but its title is told, and not by whom. */
export async function listPopular(
  db: Db,
  readerId: string,
  search = '',
): Promise<Answer<'GET /api/feedback/popular'>> {
  const words = wordsOf(search);
  if (search && words.length === 0) return { success: true, data: [] };
  const rows = await listWanted(db, readerId, words, words.length > 0 ? mostCompared : mostShown);
  const shared = (title: string) => words.filter((word) => title.toLowerCase().includes(word)).length;
  // Half of the words, so that one common word does not make two wishes alike.
  const wanted = rows.filter(({ title }) => shared(title) * 2 >= words.length);
  wanted.sort((a, b) => shared(b.title) - shared(a.title));
  return {
    success: true,
    data: wanted.slice(0, mostShown).map((row) => ({
      id: row.id,
      title: row.title,
      type: row.type ?? 'general',
      status: row.status,
      upvotes: row.upvotes ?? 0,
      upvoted: (row.own_upvotes ?? 0) > 0,
      own: row.owner_id === readerId,
    })),
  };
}
