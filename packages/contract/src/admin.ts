import { z } from 'zod';
import { defineCalls } from './call.ts';
import { accountStatuses, adminFeedbackStatuses, roles } from './choices.ts';
import { done, id, idParams, timestamp } from './fields.ts';

export const adminCalls = defineCalls({
  'GET /api/admin/users': {
    summary: 'List all accounts',
    feature: 'admin',
    access: 'admin',
    response: z.array(
      z.object({
        id,
        email: z.string(),
        role: z.enum(roles),
        status: z.enum(accountStatuses),
        created_at: timestamp,
      }),
    ),
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
    body: z.object({ role: z.enum(roles) }),
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  'PUT /api/admin/users/{id}/status': {
    summary: 'Activate, disable or suspend an account',
    feature: 'admin',
    access: 'admin',
    params: idParams,
    body: z.object({ status: z.enum(accountStatuses) }),
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  'GET /api/admin/feedback': {
    summary: 'List feedback and contact messages',
    feature: 'admin',
    access: 'admin',
    response: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        status: z.enum(adminFeedbackStatuses),
        message: z.string(),
        created_at: timestamp,
        source: z.enum(['feedback', 'contact']),
      }),
    ),
    errors: [],
  },
  'PUT /api/admin/feedback/{id}/status': {
    summary: 'Move feedback or a contact message to another status',
    feature: 'admin',
    access: 'admin',
    params: idParams,
    body: z.object({ status: z.enum(adminFeedbackStatuses) }),
    response: done,
    errors: ['NOT_FOUND'],
  },
});
