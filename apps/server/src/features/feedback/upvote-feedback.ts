import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { insertUpvote, readVotes, removeUpvote } from './store.ts';

/** Gives or takes back the one upvote that a person has for feedback. */
export async function upvoteFeedback(
  db: Db,
  userId: string,
  id: string,
  isWanted: boolean,
): Promise<Answer<'POST /api/feedback/{id}/upvote'>> {
  if (!(await readVotes(db, id, userId))) {
    throw new AppError('NOT_FOUND', { message: 'This feedback does not exist any more.' });
  }
  await (isWanted ? insertUpvote : removeUpvote)(db, id, userId);
  const votes = await readVotes(db, id, userId);
  return {
    success: true,
    data: { upvotes: votes?.upvotes ?? 0, upvoted: (votes?.own_upvotes ?? 0) > 0 },
  };
}
