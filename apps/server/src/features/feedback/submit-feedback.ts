import type { Answer, Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { readFeedback } from './list-feedback.ts';
import { insertFeedback } from './store.ts';

export async function submitFeedback(
  db: Db,
  ownerId: string,
  feedback: Received<'POST /api/feedback'>['body'],
): Promise<Answer<'POST /api/feedback'>> {
  const id = await insertFeedback(db, ownerId, feedback);
  const [record] = (await readFeedback(db, ownerId, id)).data;
  if (!record) throw new Error('Feedback was stored and could not be read again.');
  return { success: true, data: record };
}
