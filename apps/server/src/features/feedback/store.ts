import { randomUUID } from 'node:crypto';
import type { Received } from '@assay/contract';
import type { OwnerFeedbackStatus } from '@assay/contract/choices';
import { type ExpressionBuilder, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export async function insertContactMessage(
  db: Db,
  { name, email, subject, message }: Received<'POST /api/contact'>['body'],
): Promise<void> {
  await db
    .insertInto('inbox')
    .values({
      id: randomUUID(),
      source: 'contact',
      owner_id: null,
      name,
      email,
      title: subject,
      description: message,
      type: null,
      category: '',
      priority: null,
      rating: null,
      browser_info: '{}',
      system_info: '{}',
      status: 'open',
      created_at: Date.now(),
    })
    .execute();
}

export async function insertFeedback(
  db: Db,
  ownerId: string,
  feedback: Received<'POST /api/feedback'>['body'],
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('inbox')
    .values({
      id,
      source: 'feedback',
      owner_id: ownerId,
      name: '',
      email: feedback.contactEmail ?? '',
      title: feedback.title,
      description: feedback.description,
      type: feedback.type,
      category: feedback.category,
      priority: feedback.priority,
      rating: feedback.rating,
      browser_info: JSON.stringify(feedback.browserInfo ?? {}),
      system_info: JSON.stringify(feedback.systemInfo ?? {}),
      status: 'open',
      created_at: Date.now(),
    })
    .execute();
  return id;
}

export function countUpvotes(eb: ExpressionBuilder<Tables, 'inbox'>) {
  return eb
    .selectFrom('upvotes')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .whereRef('upvotes.message_id', '=', 'inbox.id');
}

export function countAnswers(eb: ExpressionBuilder<Tables, 'inbox'>) {
  return eb
    .selectFrom('inbox_answers')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .whereRef('inbox_answers.message_id', '=', 'inbox.id');
}

/** Feedback as `readerId` sees it. */
function selectFeedback(db: Db, readerId: string) {
  return db
    .selectFrom('inbox')
    .select(['id', 'owner_id', 'title', 'status', 'type', 'created_at'])
    .select((eb) => [
      countUpvotes(eb).as('upvotes'),
      countUpvotes(eb).where('upvotes.user_id', '=', readerId).as('own_upvotes'),
    ])
    .where('source', '=', 'feedback');
}

/** All of a person's feedback, or the one with the given id. */
export async function listFeedback(db: Db, ownerId: string, id?: string) {
  return selectFeedback(db, ownerId)
    .select(['priority', 'category', 'description', 'rating'])
    .where('owner_id', '=', ownerId)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What is wanted and not done yet; with words, what contains any of them. */
export async function listWanted(db: Db, readerId: string, words: readonly string[], most: number) {
  return selectFeedback(db, readerId)
    .where('status', 'in', ['open', 'in_progress'])
    .$if(words.length > 0, (query) =>
      query.where((eb) => eb.or(words.map((word) => contains(eb.ref('title'), word)))),
    )
    .orderBy('upvotes', 'desc')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

export async function findStatusOfOwn(
  db: Db,
  ownerId: string,
  id: string,
): Promise<OwnerFeedbackStatus | undefined> {
  const row = await db
    .selectFrom('inbox')
    .select('status')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.status;
}

/** Moves a message from one status to another; false where it had another by then. */
export async function moveMessage(
  db: Db,
  id: string,
  from: OwnerFeedbackStatus,
  to: OwnerFeedbackStatus,
): Promise<boolean> {
  const result = await db
    .updateTable('inbox')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertUpvote(db: Db, messageId: string, userId: string): Promise<void> {
  await db
    .insertInto('upvotes')
    .values({ message_id: messageId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeUpvote(db: Db, messageId: string, userId: string): Promise<void> {
  await db.deleteFrom('upvotes').where('message_id', '=', messageId).where('user_id', '=', userId).execute();
}

export async function readVotes(db: Db, messageId: string, userId: string) {
  return selectFeedback(db, userId).where('id', '=', messageId).executeTakeFirst();
}

export interface StoredAnswer {
  id: string;
  messageId: string;
  message: string;
  author: string;
  mailed: boolean;
  createdAt: number;
}

export async function listAnswers(db: Db, messageIds: readonly string[]): Promise<StoredAnswer[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .selectFrom('inbox_answers')
    .leftJoin('users', 'users.id', 'inbox_answers.author_id')
    .select(['inbox_answers.id', 'message_id', 'message', 'mailed', 'inbox_answers.created_at'])
    .select(sql<string>`coalesce(users.first_name || ' ' || users.last_name, '')`.as('author'))
    .where('message_id', 'in', messageIds)
    .orderBy('inbox_answers.created_at')
    .orderBy('inbox_answers.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    messageId: row.message_id,
    message: row.message,
    author: row.author,
    mailed: row.mailed === 1,
    createdAt: row.created_at,
  }));
}
