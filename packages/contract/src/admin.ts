import { z } from 'zod';
import { defineCalls } from './call.ts';
import {
  accountStatuses,
  adminFeedbackStatuses,
  auditActions,
  auditTargets,
  feedbackTypes,
  inboxSources,
  priorities,
  roles,
} from './choices.ts';
import {
  count,
  data,
  done,
  id,
  idParams,
  paged,
  paging,
  paragraph,
  searchText,
  timestamp,
} from './fields.ts';
import { namedShapes } from './named-shapes.ts';

const user = z
  .object({
    id,
    email: z.string(),
    role: z.enum(roles),
    status: z.enum(accountStatuses),
    created_at: timestamp,
    first_name: z.string(),
    last_name: z.string(),
  })
  .register(namedShapes, { id: 'User' });

const message = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    status: z.enum(adminFeedbackStatuses),
    /** Title and description of feedback; the text of a contact message. */
    message: z.string(),
    created_at: timestamp,
    source: z.enum(inboxSources),
    /** The title of feedback, the subject of a contact message. */
    title: z.string(),
    type: z.enum(feedbackTypes).nullable(),
    priority: z.enum(priorities).nullable(),
    category: z.string(),
    rating: count.nullable(),
    upvotes: count,
    response_count: count,
  })
  .register(namedShapes, { id: 'Message' });

const answer = z.object({
  id,
  message: z.string(),
  author: z.string(),
  created_at: timestamp,
  /** It went out by mail, too. */
  mailed: z.boolean(),
});

const wholeMessage = message.extend({
  /** Without the title. */
  description: z.string(),
  /** Where the writer wants to be answered, if not at their own address. */
  contact_email: z.string(),
  browser_info: z.record(z.string(), z.union([z.string(), z.boolean()])),
  system_info: z.record(z.string(), z.string()),
  answers: z.array(answer),
});

const change = z.object({
  id,
  at: timestamp,
  action: z.enum(auditActions),
  actor_id: id,
  /** Empty where that account is gone. */
  actor_email: z.string(),
  target_kind: z.enum(auditTargets),
  target_id: id,
  /** The email of a person, the title of a message; empty where it is gone. */
  target_label: z.string(),
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
});

export const adminCalls = defineCalls({
  'GET /api/admin/summary': {
    summary: 'Count accounts and open feedback',
    feature: 'admin',
    access: 'admin',
    response: data(z.object({ users: count, active: count, new_this_week: count, open_feedback: count })),
    errors: [],
  },
  'GET /api/admin/users': {
    summary: 'List all accounts; with any part of the query, one page of those that match',
    feature: 'admin',
    access: 'admin',
    query: z.object({
      ...paging,
      /** Part of an email or id, in any case. */
      search: searchText.optional(),
      status: z.enum(accountStatuses).optional(),
      role: z.enum(roles).optional(),
      sort: z.enum(['created_at', 'email']).optional(),
    }),
    response: z.union([z.array(user), paged(user)]),
    errors: [],
  },
  'DELETE /api/admin/users/{id}': {
    summary: 'Delete an account and its data',
    feature: 'admin',
    access: 'admin',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  'PUT /api/admin/users/{id}/role': {
    summary: 'Give an account another role',
    feature: 'admin',
    access: 'admin',
    params: idParams,
    /** `from`: the role that was seen; where it is another by now, nothing is changed. */
    body: z.object({ role: z.enum(roles), from: z.enum(roles).optional() }),
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE'],
  },
  'PUT /api/admin/users/{id}/status': {
    summary: 'Activate, disable or suspend an account',
    feature: 'admin',
    access: 'admin',
    params: idParams,
    /** `from`: the status that was seen; where it is another by now, nothing is changed. */
    body: z.object({ status: z.enum(accountStatuses), from: z.enum(accountStatuses).optional() }),
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE'],
  },
  'GET /api/admin/feedback': {
    summary: 'List feedback and contact messages; with any part of the query, one page of those that match',
    feature: 'admin',
    access: 'admin',
    query: z.object({
      ...paging,
      /** Part of a name, email, title or text, in any case. */
      search: searchText.optional(),
      status: z.enum(adminFeedbackStatuses).optional(),
      source: z.enum(inboxSources).optional(),
      sort: z.enum(['created_at', 'upvotes']).optional(),
    }),
    response: z.union([z.array(message), paged(message)]),
    errors: [],
  },
  'GET /api/admin/feedback/{id}': {
    summary: 'Read one feedback or contact message with its answers',
    feature: 'admin',
    access: 'admin',
    params: idParams,
    response: data(wholeMessage),
    errors: ['NOT_FOUND'],
  },
  'PUT /api/admin/feedback/{id}/status': {
    summary: 'Move feedback or a contact message to another status',
    feature: 'admin',
    access: 'admin',
    params: idParams,
    /** `from`: the status that was seen; where it is another by now, nothing is changed. */
    body: z.object({ status: z.enum(adminFeedbackStatuses), from: z.enum(adminFeedbackStatuses).optional() }),
    response: done,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /api/admin/feedback/{id}/answers': {
    summary: 'Answer feedback, to be read there and by mail, or a contact message, by mail',
    feature: 'admin',
    access: 'admin',
    params: idParams,
    status: 201,
    body: z.object({ message: paragraph('Answer', 5000) }),
    response: data(answer),
    errors: ['NOT_FOUND', 'MAIL_FAILED'],
  },
  'GET /api/admin/audit': {
    summary: 'List what administrators changed, newest first',
    feature: 'admin',
    access: 'admin',
    query: z.object({
      ...paging,
      action: z.enum(auditActions).optional(),
      /** The id or the whole email of who did it or whom it was done to. */
      search: searchText.optional(),
    }),
    response: paged(change),
    errors: [],
  },
});
