import type { Role } from '@assay/contract/choices';
import { expect, test } from 'vitest';
import { type Known, meet } from '../../../test/people.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';

type Asked = { status: number; body: { error?: string } };
/** What somebody tries, with somebody else as the one it is done to. */
type Attempt = (app: RunningApp, caller: Partial<Known>, other: Known) => Promise<Asked>;

async function ownFeedback(app: RunningApp, { token }: Partial<Known>): Promise<string> {
  const body = { title: 'A', description: 'B' };
  const reply = await app.call('POST /api/feedback', { ...(token && { token }), body });
  return reply.status === 201 ? reply.body.data.id : 'none';
}

const attempts: Record<string, Attempt> = {
  'read one’s own feedback': (app, { token = '' }) => app.call('GET /api/feedback', { token }),
  'send feedback': (app, { token = '' }) =>
    app.call('POST /api/feedback', { token, body: { title: 'A', description: 'B' } }),
  'close one’s own feedback': async (app, caller) =>
    app.call('PUT /api/feedback/{id}/status', {
      token: caller.token ?? '',
      params: { id: await ownFeedback(app, caller) },
      body: { status: 'closed' },
    }),
  'close somebody else’s feedback': async (app, { token = '' }, other) =>
    app.call('PUT /api/feedback/{id}/status', {
      token,
      params: { id: await ownFeedback(app, other) },
      body: { status: 'closed' },
    }),
  'see what is wanted most': (app, { token = '' }) => app.call('GET /api/feedback/popular', { token }),
  'upvote somebody else’s feedback': async (app, { token = '' }, other) =>
    app.call('POST /api/feedback/{id}/upvote', { token, params: { id: await ownFeedback(app, other) } }),
  'take an upvote back': async (app, { token = '' }, other) =>
    app.call('DELETE /api/feedback/{id}/upvote', { token, params: { id: await ownFeedback(app, other) } }),
  'read one’s profile': (app, { token = '' }) => app.call('GET /api/user/profile', { token }),
  'change one’s profile': (app, { token = '' }) =>
    app.call('PUT /api/user/profile', { token, body: { firstName: 'A', lastName: 'B' } }),
  'change one’s password': (app, { token = '', password = 'something' }) =>
    app.call('PUT /api/user/change-password', {
      token,
      body: { currentPassword: password, newPassword: 'another' },
    }),
  'delete one’s account': (app, { token = '', password = 'something' }) =>
    app.call('DELETE /api/user/account', { token, body: { password } }),
  'read the numbers': (app, { token = '' }) => app.call('GET /api/admin/summary', { token }),
  'list users': (app, { token = '' }) => app.call('GET /api/admin/users', { token }),
  'change a user’s role': (app, { token = '' }, other) =>
    app.call('PUT /api/admin/users/{id}/role', {
      token,
      params: { id: other.id },
      body: { role: 'moderator' },
    }),
  'make a super admin': (app, { token = '' }, other) =>
    app.call('PUT /api/admin/users/{id}/role', {
      token,
      params: { id: other.id },
      body: { role: 'super_admin' },
    }),
  'change a user’s status': (app, { token = '' }, other) =>
    app.call('PUT /api/admin/users/{id}/status', {
      token,
      params: { id: other.id },
      body: { status: 'suspended' },
    }),
  'delete a user': (app, { token = '' }, other) =>
    app.call('DELETE /api/admin/users/{id}', { token, params: { id: other.id } }),
  'change a super admin’s role': async (app, { token = '' }) =>
    app.call('PUT /api/admin/users/{id}/role', {
      token,
      params: { id: (await meet(app, 'super_admin')).id },
      body: { role: 'user' },
    }),
  'change a super admin’s status': async (app, { token = '' }) =>
    app.call('PUT /api/admin/users/{id}/status', {
      token,
      params: { id: (await meet(app, 'super_admin')).id },
      body: { status: 'disabled' },
    }),
  'delete a super admin': async (app, { token = '' }) =>
    app.call('DELETE /api/admin/users/{id}', {
      token,
      params: { id: (await meet(app, 'super_admin')).id },
    }),
  'read the inbox': (app, { token = '' }) => app.call('GET /api/admin/feedback', { token }),
  'read a message': async (app, { token = '' }, other) =>
    app.call('GET /api/admin/feedback/{id}', { token, params: { id: await ownFeedback(app, other) } }),
  'change a message’s status': async (app, { token = '' }, other) =>
    app.call('PUT /api/admin/feedback/{id}/status', {
      token,
      params: { id: await ownFeedback(app, other) },
      body: { status: 'resolved' },
    }),
  'answer a message': async (app, { token = '' }, other) =>
    app.call('POST /api/admin/feedback/{id}/answers', {
      token,
      params: { id: await ownFeedback(app, other) },
      body: { message: 'Thank you.' },
    }),
  'read the audit log': (app, { token = '' }) => app.call('GET /api/admin/audit', { token }),
};

const allowed = `
| attempt                         | nobody | user | moderator | admin | super_admin |
|---------------------------------|--------|------|-----------|-------|-------------|
| read one’s own feedback         | 401    | 200  | 200       | 200   | 200         |
| send feedback                   | 401    | 201  | 201       | 201   | 201         |
| close one’s own feedback        | 401    | 200  | 200       | 200   | 200         |
| close somebody else’s feedback  | 401    | 404  | 404       | 404   | 404         |
| see what is wanted most         | 401    | 200  | 200       | 200   | 200         |
| upvote somebody else’s feedback | 401    | 200  | 200       | 200   | 200         |
| take an upvote back             | 401    | 200  | 200       | 200   | 200         |
| read one’s profile              | 401    | 200  | 200       | 200   | 200         |
| change one’s profile            | 401    | 200  | 200       | 200   | 200         |
| change one’s password           | 401    | 200  | 200       | 200   | 200         |
| delete one’s account            | 401    | 200  | 200       | 200   | 403         |
| read the numbers                | 401    | 403  | 403       | 200   | 200         |
| list users                      | 401    | 403  | 403       | 200   | 200         |
| change a user’s role            | 401    | 403  | 403       | 200   | 200         |
| make a super admin              | 401    | 403  | 403       | 403   | 403         |
| change a user’s status          | 401    | 403  | 403       | 200   | 200         |
| delete a user                   | 401    | 403  | 403       | 200   | 200         |
| change a super admin’s role     | 401    | 403  | 403       | 403   | 403         |
| change a super admin’s status   | 401    | 403  | 403       | 403   | 403         |
| delete a super admin            | 401    | 403  | 403       | 403   | 403         |
| read the inbox                  | 401    | 403  | 403       | 200   | 200         |
| read a message                  | 401    | 403  | 403       | 200   | 200         |
| change a message’s status       | 401    | 403  | 403       | 200   | 200         |
| answer a message                | 401    | 403  | 403       | 201   | 201         |
| read the audit log              | 401    | 403  | 403       | 200   | 200         |
`;

const columns = ['nobody', 'user', 'moderator', 'admin', 'super_admin'] as const;

function writeTable(rows: string[][]): string {
  const widths = ['attempt', ...columns].map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return `\n${lines.join('\n')}\n`;
}

const refusals: [attempt: string, message: string][] = [
  ['change a super admin’s role', 'Cannot change super admin role'],
  ['change a super admin’s status', 'Cannot change super admin status'],
  ['make a super admin', 'Only super admins can assign super admin role'],
  ['delete a super admin', 'Cannot delete super admin account'],
];

onBothEngines('permissions', (engine) => {
  test('are those of the table', async () => {
    const app = await startApp(engine);
    // A second admin, so that the first is not the last one.
    await meet(app, 'admin');
    const rows: string[][] = [['attempt', ...columns]];
    for (const [name, attempt] of Object.entries(attempts)) {
      const cells: string[] = [];
      for (const column of columns) {
        const caller = column === 'nobody' ? {} : await meet(app, column);
        cells.push(String((await attempt(app, caller, await meet(app))).status));
      }
      rows.push([name, ...cells]);
    }
    expect(writeTable(rows)).toBe(allowed);
  });

  test.each(refusals)('%s is refused word for word, whoever calls', async (name, message) => {
    const app = await startApp(engine);
    for (const role of ['admin', 'super_admin'] satisfies Role[]) {
      const reply = await attempts[name]?.(app, await meet(app, role), await meet(app));
      expect(reply).toMatchObject({ status: 403, body: { error: message, code: 'FORBIDDEN' } });
    }
  });
});
