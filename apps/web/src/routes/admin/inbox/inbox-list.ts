import type { Answer } from '@assay/contract';
import { adminFeedbackStatuses, feedbackTypes, inboxSources, priorities } from '@assay/contract/choices';
import { request } from '../../../lib/client.ts';
import { asRecord } from '../common/read-list.ts';
import type { ListSource } from '../common/use-admin-list.ts';
import type { ListKind } from '../common/view.ts';

export type Message = Exclude<Answer<'GET /api/admin/feedback'>, readonly unknown[]>['data'][number];
export type WholeMessage = Answer<'GET /api/admin/feedback/{id}'>['data'];
export type InboxSort = 'created_at' | 'upvotes';

const filters = { status: adminFeedbackStatuses, source: inboxSources } as const;
export type InboxFilters = typeof filters;

const inboxKind: ListKind<InboxFilters, InboxSort> = {
  prefix: 'feedback_',
  filters,
  sorts: { created_at: 'desc', upvotes: 'desc' },
  firstSort: 'created_at',
};

/** Reads one message; only what every server knows of it has to be there. */
export function readMessage(row: unknown): Message | null {
  const record = asRecord(row) ?? {};
  const { id, created_at } = record;
  const status = adminFeedbackStatuses.find((known) => known === record.status);
  if (typeof id !== 'string' || typeof created_at !== 'string' || !status) return null;
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '');
  const count = (name: string) => (typeof record[name] === 'number' ? record[name] : null);
  return {
    id,
    created_at,
    status,
    name: text('name'),
    email: text('email'),
    message: text('message'),
    title: text('title'),
    category: text('category'),
    source: inboxSources.find((known) => known === record.source) ?? 'feedback',
    type: feedbackTypes.find((known) => known === record.type) ?? null,
    priority: priorities.find((known) => known === record.priority) ?? null,
    rating: count('rating'),
    upvotes: count('upvotes') ?? 0,
    response_count: count('response_count') ?? 0,
  };
}

/** The text of a message without its title, which feedback begins with. */
export function bodyOf({ source, title, message }: Pick<Message, 'source' | 'title' | 'message'>): string {
  if (source !== 'feedback' || !title || !message.startsWith(title)) return message;
  return message.slice(title.length).replace(/^[\s:–-]+/, '');
}

export const inboxSource: ListSource<Message, InboxFilters, InboxSort> = {
  name: 'inbox',
  kind: inboxKind,
  fetch: ({ search, filters: { status, source }, sort, order, page, size }, signal) =>
    request('GET /api/admin/feedback', {
      query: { search: search || undefined, status, source, sort, order, page, page_size: size },
      signal,
    }),
  readRow: readMessage,
  rules: {
    textsOf: ({ name, email, title, message }) => [name, email, title, message],
    compare: {
      created_at: (one, other) => Date.parse(one.created_at) - Date.parse(other.created_at),
      upvotes: (one, other) => one.upvotes - other.upvotes,
    },
  },
};
