import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/platform/database/database.ts';
import { lookAs } from './looks.ts';
import { type Known, meet } from './people.ts';
import { paint } from './pictures.ts';
import { addCase, addProject, addResult } from './results.ts';
import type { RunningApp } from './start.ts';

const awkward = `It's "quoted" \\ and \n of several lines, 雪 👩‍🔬 é é`;

/** Rows that are awkward to copy, in numbers that need several batches. */
async function addEvents(db: Db, runId: string, ownerId: string, amount: number): Promise<void> {
  const events = Array.from({ length: amount }, (_, index) => ({
    run_id: runId,
    owner_id: ownerId,
    execution_id: index % 2 ? runId : null,
    type: 'run',
    event: JSON.stringify({ index, awkward }),
  }));
  for (let from = 0; from < amount; from += 500) {
    await db
      .insertInto('run_events')
      .values(events.slice(from, from + 500))
      .execute();
  }
  // The last ones are gone, and their numbers must not be given out again.
  await db
    .deleteFrom('run_events')
    .where('id', '>', ({ selectFrom }) =>
      selectFrom('run_events').select(({ fn, eb }) => eb(fn.max('id'), '-', 3).as('last')),
    )
    .execute();
}

export interface Filled {
  ada: Known;
  runId: string;
  lastEvent: number;
  /** Of files in both storages. */
  hashes: { storage: string; pictures: string };
}

/** Some of everything an instance can have. */
export async function fillInstance(app: RunningApp): Promise<Filled> {
  const { db, storage } = app.services;
  const ada = await meet(app, 'super_admin');
  await meet(app, 'user');
  const { token } = ada;
  const projectId = await addProject(app, ada.id, awkward);
  const caseId = await addCase(app, ada.id, { title: awkward, projectId, text: 'Type "x" in "Password".' });
  const picture = `a picture of ${ada.id}`;
  const runId = await addResult(app, ada.id, caseId, {
    verdict: 'failed',
    at: Date.UTC(2026, 10, 15),
    picture,
  });
  await addEvents(db, runId, ada.id, 1303);
  const replies = [
    await app.call('POST /api/access-tokens', { token, body: { name: 'ci' } }),
    await app.call('POST /api/webhooks', { token, body: { url: 'https://example.com/hook' } }),
    await app.call('POST /api/shares', { token, body: { test_case_id: caseId } }),
    await app.call('POST /api/feedback', { token, body: { title: 'A', description: awkward } }),
    await app.call('POST /api/api-testing/environments', {
      token,
      body: { name: 'Staging', variables: [{ name: 'pin', value: '1234', secret: true }] },
    }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const looks = lookAs(app, token);
  await looks.capture(paint({}));
  await looks.capture(paint({}, { x: 1, y: 1, width: 7, height: 3 }));
  const { hash } = await storage.put(Buffer.from(picture));
  const { comparisons } = await looks.history();
  const { last } = await db
    .selectFrom('run_events')
    .select(({ fn, eb }) => eb(fn.max<number>('id'), '+', 3).as('last'))
    .executeTakeFirstOrThrow();
  return {
    ada,
    runId,
    lastEvent: last,
    hashes: { storage: hash, pictures: comparisons[0]?.picture.hash ?? '' },
  };
}

async function dump(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
}

/** That another instance has what was put into the first, and goes on where it stood. */
export async function expectSame(app: RunningApp, other: RunningApp, filled: Filled): Promise<void> {
  const { ada, runId, lastEvent, hashes } = filled;
  const tables = (await app.services.db.introspection.getTables()).map(({ name }) => name);
  for (const table of tables.filter(
    (name) => !/^(account_search|rate_limits|kysely|kept_values|servers|workers)/.test(name),
  )) {
    expect(await dump(other.services.db, table), table).toEqual(await dump(app.services.db, table));
  }
  for (const kind of ['storage', 'pictures'] as const) {
    expect(await other.services[kind].read(hashes[kind])).toEqual(
      await app.services[kind].read(hashes[kind]),
    );
  }
  await expectAtWork(other, filled);
  expect(Buffer.from(other.services.signingKey)).toEqual(Buffer.from(app.services.signingKey));
  const event = { run_id: runId, owner_id: ada.id, execution_id: null, type: 'log', event: '{}' };
  const { id } = await other.services.db
    .insertInto('run_events')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id, 'numbers are not given out twice').toBe(lastEvent + 1);
}

/** That people can sign in, sessions of before hold, and runs and their pictures are found. */
export async function expectAtWork(app: RunningApp, { ada, runId }: Filled): Promise<void> {
  const { email, password, token } = ada;
  expect((await app.call('POST /api/login', { body: { email, password } })).status).toBe(200);
  const { body } = await app.call('GET /api/executions/{id}', { token, params: { id: runId } });
  expect(body.report.case.title).toBe(awkward);
  const { fetch, history } = lookAs(app, token);
  const file = await fetch(`/api/executions/${runId}/files/${body.report.files[0]?.name}`);
  expect([file.statusCode, file.body]).toEqual([200, `a picture of ${ada.id}`]);
  const { comparisons } = await history();
  expect(comparisons).toHaveLength(2);
  for (const { picture } of comparisons) {
    expect((await fetch(`/api/visual/images/${picture.hash}`)).statusCode).toBe(200);
  }
}
