import type { Answer, Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { isPlain, presentPage, readPage } from '../../platform/database/paging.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { findMessage, listAllMessages, listMessages, type MessageRow } from './inbox-store.ts';
import { toAdminStatus, toOwnerStatus } from './policy.ts';
import { listAnswers, type StoredAnswer } from './store.ts';

type Query = Received<'GET /api/admin/feedback'>['query'];

function present(row: MessageRow) {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: toAdminStatus(row.status),
    message: row.source === 'feedback' ? `${row.title}\n\n${row.description}` : row.description,
    created_at: new Date(row.created_at).toISOString(),
    source: row.source,
    title: row.title,
    type: row.type,
    priority: row.priority,
    category: row.category,
    rating: row.rating,
    upvotes: row.upvotes ?? 0,
    response_count: row.answers ?? 0,
  };
}

export function presentAnswer({ id, message, author, mailed, createdAt }: StoredAnswer) {
  return { id, message, author, mailed, created_at: new Date(createdAt).toISOString() };
}

/** All that people wrote, or a page of what matches. */
export async function readInbox(db: Db, query: Query): Promise<Answer<'GET /api/admin/feedback'>> {
  if (isPlain(query)) return (await listAllMessages(db)).map(present);
  const { rows, total } = await listMessages(db, {
    search: query.search ?? '',
    status: query.status && toOwnerStatus(query.status),
    source: query.source,
    sort: query.sort ?? 'created_at',
    order: query.order ?? 'desc',
    ...readPage(query),
  });
  return presentPage(query, rows.map(present), total);
}

export async function requireMessage(db: Db, id: string) {
  const row = await findMessage(db, id);
  if (!row) throw new AppError('NOT_FOUND', { message: 'This message does not exist any more.' });
  return row;
}

export async function readMessage(db: Db, id: string): Promise<Answer<'GET /api/admin/feedback/{id}'>> {
  const row = await requireMessage(db, id);
  return {
    success: true,
    data: {
      ...present(row),
      description: row.description,
      contact_email: row.source === 'feedback' ? row.written_email : '',
      browser_info: JSON.parse(row.browser_info),
      system_info: JSON.parse(row.system_info),
      answers: (await listAnswers(db, [id])).map(presentAnswer),
    },
  };
}
