import { randomUUID } from 'node:crypto';
import type { SomeSamples } from './samples.ts';

const names = { firstName: 'Grace', lastName: 'Hopper' };
const page = { page: 1, search: 'a' };
const newPassword = 'something new';

export const accountSamples = {
  'POST /api/validate-token': ({ person }) => ({ body: { token: person.token } }),
  'POST /api/login': ({ person: { email, password } }) => ({ body: { email, password } }),
  'POST /api/register': () => ({
    body: { ...names, email: `${randomUUID()}@example.com`, password: newPassword },
  }),
  'POST /api/forgot-password': ({ person: { email } }) => ({ body: { email } }),
  'POST /api/reset-password': async ({ resetToken }) => ({
    body: { token: await resetToken(), newPassword },
  }),
  'GET /api/user/profile': () => ({}),
  'PUT /api/user/profile': () => ({ body: names }),
  'PUT /api/user/change-password': ({ person: { password } }) => ({
    body: { currentPassword: password, newPassword },
  }),
  'POST /api/user/sign-out-everywhere': () => ({ body: { revokeAccessTokens: true } }),
  'DELETE /api/user/account': ({ person: { password } }) => ({ body: { password } }),
  'GET /api/access-tokens': () => ({}),
  'POST /api/access-tokens': () => ({ body: { name: 'ci' } }),
  'DELETE /api/access-tokens/{id}': async ({ accessToken }) => ({ params: { id: await accessToken() } }),
  'POST /api/contact': ({ person: { email } }) => ({ body: { name: 'Grace', email, message: 'Hello' } }),
  'GET /api/feedback': () => ({}),
  'POST /api/feedback': () => ({ body: { title: 'More colours', description: 'Please.' } }),
  'PUT /api/feedback/{id}/status': async ({ feedback }) => ({
    params: { id: await feedback() },
    body: { status: 'closed' },
  }),
  'GET /api/feedback/popular': () => ({ query: { search: 'colours' } }),
  'POST /api/feedback/{id}/upvote': async ({ feedback }) => ({ params: { id: await feedback() } }),
  'DELETE /api/feedback/{id}/upvote': async ({ feedback }) => ({ params: { id: await feedback() } }),
  'GET /api/admin/summary': () => ({}),
  'GET /api/admin/users': () => ({ query: page }),
  'DELETE /api/admin/users/{id}': async ({ account }) => ({ params: { id: await account() } }),
  'PUT /api/admin/users/{id}/role': async ({ account }) => ({
    params: { id: await account() },
    body: { role: 'moderator' },
  }),
  'PUT /api/admin/users/{id}/status': async ({ account }) => ({
    params: { id: await account() },
    body: { status: 'disabled' },
  }),
  'GET /api/admin/feedback': () => ({ query: page }),
  'GET /api/admin/feedback/{id}': async ({ feedback }) => ({ params: { id: await feedback() } }),
  'PUT /api/admin/feedback/{id}/status': async ({ feedback }) => ({
    params: { id: await feedback() },
    body: { status: 'resolved' },
  }),
  'POST /api/admin/feedback/{id}/answers': async ({ feedback }) => ({
    params: { id: await feedback() },
    body: { message: 'Thank you.' },
  }),
  'GET /api/admin/audit': () => ({ query: page }),
  'GET /api/admin/system': () => ({}),
} satisfies SomeSamples;
