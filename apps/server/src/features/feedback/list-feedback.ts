import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { listAnswers, listFeedback } from './store.ts';

type FeedbackList = Answer<'GET /api/feedback'>;

/** A person's own feedback, newest first, or one of it, with what administrators answered. */
export async function readFeedback(db: Db, ownerId: string, id?: string): Promise<FeedbackList> {
  const rows = await listFeedback(db, ownerId, id);
  const answers = await listAnswers(
    db,
    rows.map(({ id }) => id),
  );
  const byMessage = Map.groupBy(answers, ({ messageId }) => messageId);
  return {
    success: true,
    data: rows.map((row) => {
      const own = byMessage.get(row.id) ?? [];
      return {
        id: row.id,
        title: row.title,
        status: row.status,
        priority: row.priority ?? 'medium',
        type: row.type ?? 'general',
        created_at: new Date(row.created_at).toISOString(),
        category: row.category,
        description: row.description,
        rating: row.rating ?? 5,
        upvotes: row.upvotes ?? 0,
        response_count: own.length,
        upvoted: (row.own_upvotes ?? 0) > 0,
        answers: own.map(({ id, message, author, createdAt }) => ({
          id,
          message,
          author,
          created_at: new Date(createdAt).toISOString(),
        })),
      };
    }),
  };
}
