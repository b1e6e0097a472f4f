import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { countOpenMessages } from '../feedback/index.ts';
import { countUsers, countUsersSince } from './user-store.ts';

const oneWeek = 7 * 24 * 60 * 60 * 1000;

export async function readSummary(db: Db): Promise<Answer<'GET /api/admin/summary'>> {
  const [users, active, newThisWeek, openFeedback] = await Promise.all([
    countUsers(db, {}),
    countUsers(db, { status: 'active' }),
    countUsersSince(db, Date.now() - oneWeek),
    countOpenMessages(db),
  ]);
  return {
    success: true,
    data: { users, active, new_this_week: newThisWeek, open_feedback: openFeedback },
  };
}
