import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@assay/contract/choices';
import { hashResetToken } from '../../src/features/accounts/request-password-reset.ts';
import { insertReset } from '../../src/features/accounts/store.ts';
import { addCases } from '../cases.ts';
import { type Known, meet } from '../people.ts';
import type { RunningApp } from '../start.ts';
import { addApiExecution, addLoadTest } from './api-belongings.ts';
import { addLook } from './look-belongings.ts';

/** Stands in what belongs to the person whose things others try to reach, so that it is noticed wherever it turns up. */
export const mark = 'OWNERS-EYES-ONLY';

/** Makes things of one person, a new one each time it is asked, since many calls change or remove them. */
export interface Belongings {
  person: Known;
  project: () => Promise<string>;
  testCase: () => Promise<string>;
  /** A case that ran, with one picture. */
  execution: () => Promise<{ id: string; runId: string; testCaseId: string; file: string }>;
  schedule: () => Promise<string>;
  share: () => Promise<{ id: string; token: string; file: string }>;
  webhook: () => Promise<string>;
  accessToken: () => Promise<string>;
  feedback: () => Promise<string>;
  look: () => Promise<Look>;
  /** Asked for by another name, so that it can be somebody else's while the first is one's own. */
  anotherLook: () => Promise<Look>;
  apiExecution: () => Promise<string>;
  loadTest: () => Promise<string>;
  apiConfig: () => Promise<string>;
  environment: () => Promise<string>;
  resetToken: () => Promise<string>;
  /** Another account, for administrators to change. */
  account: () => Promise<string>;
}

const candidates = JSON.stringify([{ phrase: mark, asked: mark, fingerprint: {}, page: '/' }]);
/** Enough of a step to be shown. */
const step = JSON.stringify({
  ...{ step_number: 1, status: 'success', action: mark, source: mark, message: mark },
  ...{ current_url: '', page_title: mark, outcome: 'passed', expected: null, actual: null, problem: null },
  ...{ warnings: [], candidates: [], locator: null, healed: null, hollow: false, box: null },
  ...{ picture: 'end.jpg', picture_before: null, console: [], network: [] },
  ...{ started_at: null, duration_ms: 1 },
});

export interface Look {
  id: string;
  acceptedVersion: string;
  retiredVersion: string;
  comparison: string;
  hash: string;
}

export async function own(app: RunningApp, role: Role = 'user'): Promise<Belongings> {
  const person = await meet(app, role);
  const { token } = person;
  const { db, storage } = app.services;

  async function execution() {
    const ran = { verdict: 'passed' as const, at: Date.now() };
    const [testCaseId = ''] = await addCases(db, person.id, [{ title: mark, requirement: mark, ran }]);
    const { id, run_id: runId } = await db
      .selectFrom('executions')
      .select(['id', 'run_id'])
      .where('test_case_id', '=', testCaseId)
      .executeTakeFirstOrThrow();
    const { hash, size } = await storage.put(Buffer.from(`${mark} ${id}`));
    const file = { execution_id: id, name: 'end.jpg', kind: 'picture' as const, media_type: 'image/jpeg' };
    await db
      .insertInto('evidence_files')
      .values({ ...file, size, hash })
      .execute();
    await db
      .insertInto('step_results')
      .values({ execution_id: id, step_number: 1, outcome: 'passed', report: step, candidates })
      .execute();
    return { id, runId, testCaseId, file: file.name };
  }

  const project = async () =>
    (await app.call('POST /api/projects', { token, body: { name: mark, description: mark } })).body.project
      .id;
  const testCase = async () => (await addCases(db, person.id, [{ title: mark, requirement: mark }]))[0] ?? '';

  return {
    person,
    project,
    testCase,
    execution,
    async schedule() {
      const body = { name: mark, test_case_id: await testCase(), when: { kind: 'hourly' as const } };
      return (await app.call('POST /api/schedules', { token, body })).body.schedule.id;
    },
    async share() {
      const { id, testCaseId, file } = await execution();
      const { body } = await app.call('POST /api/shares', { token, body: { test_case_id: testCaseId } });
      return { id: body.share.id, token: body.token, file: `${id}_${file}` };
    },
    async webhook() {
      const body = { url: `http://169.254.169.254/${mark}` };
      return (await app.call('POST /api/webhooks', { token, body })).body.webhook.id;
    },
    async accessToken() {
      const { body } = await app.call('POST /api/access-tokens', { token, body: { name: mark } });
      return body.access_token.id;
    },
    async feedback() {
      const body = { title: mark, description: mark };
      return (await app.call('POST /api/feedback', { token, body })).body.data.id;
    },
    look: () => addLook(app, person.id, mark),
    anotherLook: () => addLook(app, person.id, mark),
    apiExecution: () => addApiExecution(db, person.id, mark),
    loadTest: () => addLoadTest(db, person.id, mark),
    async apiConfig() {
      const body = { name: mark, baseUrl: 'http://127.0.0.1:9', config: { name: mark } };
      return (await app.call('POST /api/api-testing/config', { token, body })).body.data.id;
    },
    async environment() {
      const variables = [{ name: 'key', value: mark, secret: true }];
      const body = { name: `${mark} ${randomUUID()}`, variables };
      return (await app.call('POST /api/api-testing/environments', { token, body })).body.data.environment.id;
    },
    async resetToken() {
      const reset = randomBytes(32).toString('base64url');
      const createdAt = Date.now();
      const expiresAt = createdAt + 60_000;
      await insertReset(db, { tokenHash: hashResetToken(reset), userId: person.id, createdAt, expiresAt });
      return reset;
    },
    account: async () => (await meet(app)).id,
  };
}

/** PostgreSQL gives rows in whatever order it finds them. */
function inOrder(table: string, rows: readonly object[]): string {
  return JSON.stringify([table, rows.map((row) => JSON.stringify(row)).toSorted()]);
}

/** What the database has of somebody, as one text: where it is the same before and after, nothing of theirs was changed. */
export async function fingerprint({ services: { db } }: RunningApp, personId: string): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const hash = createHash('sha256');
  const ids = [personId];
  for (const { name, columns } of tables) {
    const owner = ['owner_id', 'user_id', ...(name === 'users' ? ['id'] : [])].find((one) =>
      columns.some((column) => column.name === one),
    );
    if (!owner) continue;
    const rows = (await db
      .selectFrom(name as 'projects')
      .selectAll()
      .where(owner as 'owner_id', '=', personId)
      .execute()) as { id?: unknown }[];
    hash.update(inOrder(name, rows));
    for (const { id } of rows) if (typeof id === 'string') ids.push(id);
  }
  for (const [table, column] of parts) {
    const rows = await db
      .selectFrom(table as 'webhook_deliveries')
      .selectAll()
      .where(column as 'webhook_id', 'in', ids)
      .execute();
    hash.update(inOrder(table, rows));
  }
  return hash.digest('hex');
}

/** Tables whose rows belong to a row that belongs to somebody. */
const parts = [
  ['webhook_deliveries', 'webhook_id'],
  ['inbox_answers', 'message_id'],
  ['upvotes', 'message_id'],
  ['evidence_files', 'execution_id'],
  ['step_results', 'execution_id'],
  ['visual_versions', 'look_id'],
  ['api_results', 'execution_id'],
  ['api_load_points', 'load_test_id'],
] as const;
