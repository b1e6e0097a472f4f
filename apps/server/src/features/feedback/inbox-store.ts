import { randomUUID } from 'node:crypto';
import type { InboxSource, OwnerFeedbackStatus } from '@assay/contract/choices';
import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { countAnswers, countUpvotes } from './store.ts';

/** Messages with who wrote them: the owner of feedback, or who is named in a contact message. */
function selectMessages(db: Db) {
  return db
    .selectFrom('inbox')
    .leftJoin('users', 'users.id', 'inbox.owner_id')
    .select([
      'inbox.id',
      'source',
      'owner_id',
      'title',
      'description',
      'type',
      'priority',
      'category',
      'rating',
      'inbox.status',
      'inbox.created_at',
      'inbox.email as written_email',
    ])
    .select((eb) => [
      sql<string>`coalesce(users.first_name || ' ' || users.last_name, inbox.name)`.as('name'),
      sql<string>`coalesce(users.email, inbox.email)`.as('email'),
      countUpvotes(eb).as('upvotes'),
      countAnswers(eb).as('answers'),
    ]);
}

export type MessageRow = Awaited<ReturnType<typeof listAllMessages>>[number];

export async function listAllMessages(db: Db) {
  return selectMessages(db).orderBy('inbox.created_at', 'desc').orderBy('inbox.id', 'desc').execute();
}

interface Wanted {
  search: string;
  status: OwnerFeedbackStatus | undefined;
  source: InboxSource | undefined;
  sort: 'created_at' | 'upvotes';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export async function listMessages(db: Db, { search, status, source, sort, order, limit, offset }: Wanted) {
  const found = selectMessages(db)
    .$if(status !== undefined, (query) => query.where('inbox.status', '=', status as OwnerFeedbackStatus))
    .$if(source !== undefined, (query) => query.where('source', '=', source as InboxSource))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          contains(eb.ref('title'), search),
          contains(eb.ref('description'), search),
          contains(sql<string>`coalesce(users.first_name || ' ' || users.last_name, inbox.name)`, search),
          contains(sql<string>`coalesce(users.email, inbox.email)`, search),
        ]),
      ),
    );
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await (sort === 'upvotes' ? found.orderBy('upvotes', order) : found)
    .orderBy('inbox.created_at', order)
    .orderBy('inbox.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

export async function findMessage(db: Db, id: string) {
  return selectMessages(db)
    .select(['browser_info', 'system_info'])
    .where('inbox.id', '=', id)
    .executeTakeFirst();
}

export async function countOpenMessages(db: Db): Promise<number> {
  const { amount } = await db
    .selectFrom('inbox')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return amount;
}

export async function insertAnswer(
  db: Db,
  answer: { messageId: string; authorId: string; message: string; mailed: boolean },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('inbox_answers')
    .values({
      id,
      message_id: answer.messageId,
      author_id: answer.authorId,
      message: answer.message,
      mailed: answer.mailed ? 1 : 0,
      created_at: Date.now(),
    })
    .execute();
  return id;
}

export async function noteMailed(db: Db, answerId: string): Promise<void> {
  await db.updateTable('inbox_answers').set({ mailed: 1 }).where('id', '=', answerId).execute();
}
