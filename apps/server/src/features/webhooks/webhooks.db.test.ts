import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { startListening, submit } from '../../../test/listening.ts';
import { type Known, meet } from '../../../test/people.ts';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { answerLate } from '../../../test/slow-database.ts';
import { createPostgresDatabase, onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';
import { createDeliverer, retryDelaysMs } from './deliver.ts';
import { insertDelivery } from './delivery-store.ts';

const everywhere = { allowPrivate: 'all' } as const;

async function create(app: RunningApp, { token }: Known, url: string) {
  const reply = await app.call('POST /api/webhooks', { token, body: { url } });
  expect(reply.status).toBe(201);
  return { id: reply.body.webhook.id, secret: reply.body.secret };
}

async function list(app: RunningApp, { token }: Known) {
  return (await app.call('GET /api/webhooks', { token })).body.webhooks;
}

type Shown = Awaited<ReturnType<typeof list>>[number]['deliveries'][number];

/** The application sends what is due as well, and may have taken it up before a test does. */
async function waitFor(check: () => Promise<void>): Promise<void> {
  await vi.waitFor(check, { timeout: 600_000 });
}

function ping(app: RunningApp, { token }: Known, id: string) {
  return app.call('POST /api/webhooks/{id}/test', { token, params: { id } });
}

function expectSigned({ headers, body }: Receiver['received'][number], secret: string): void {
  const timestamp = String(headers['x-assay-timestamp']);
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  expect(headers['x-assay-signature']).toBe(`sha256=${expected}`);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(body)).toMatchObject({
    event: headers['x-assay-event'],
    delivery: headers['x-assay-delivery'],
  });
}

/** Puts a delivery of a finished run into the queue, due now. */
async function queue(app: RunningApp, webhookId: string, id = 'a-delivery'): Promise<void> {
  const now = Date.now();
  const body = JSON.stringify({ event: 'run.finished', delivery: id });
  await insertDelivery(app.services.db, {
    id,
    webhookId,
    event: 'run.finished',
    body,
    createdAt: now,
    dueAt: now,
  });
}

onBothEngines('webhooks', (engine) => {
  test('the secret is shown once, stored nowhere, signs what is sent, and can be replaced', async () => {
    const app = await startApp(engine, { LOG_LEVEL: 'debug' });
    const ada = await meet(app);
    const receiver = await startReceiver();
    const { id, secret } = await create(app, ada, receiver.url);
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const reply = await ping(app, ada, id);
    expect(reply.body.delivery).toMatchObject({
      event: 'ping',
      state: 'delivered',
      attempts: 1,
      status_code: 200,
      error: null,
      next_attempt_at: null,
    });
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing came.');
    expect(received.headers).toMatchObject({ 'x-assay-event': 'ping', 'user-agent': 'Assay' });
    expectSigned(received, secret);

    const replaced = await app.call('POST /api/webhooks/{id}/secret', { token: ada.token, params: { id } });
    expect(replaced.body.secret).not.toBe(secret);
    await ping(app, ada, id);
    const [, second] = receiver.received;
    if (second) expectSigned(second, replaced.body.secret);

    const [shown] = await list(app, ada);
    expect(shown).toMatchObject({ url: receiver.url, events: ['run.finished'], enabled: true });
    expect(shown?.deliveries).toHaveLength(2);
    const stored = JSON.stringify([
      await app.services.db.selectFrom('webhooks').selectAll().execute(),
      await app.services.db.selectFrom('webhook_deliveries').selectAll().execute(),
      await list(app, ada),
      app.logLines,
    ]);
    for (const each of [secret, replaced.body.secret]) expect(stored).not.toContain(each);
  });

  test('what is refused is tried again after 1, 5 and 30 minutes, and then given up', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const receiver = await startReceiver();
    const { id } = await create(app, ada, receiver.url);
    const deliverer = createDeliverer(app.services, () => everywhere);
    const makeDue = () => app.services.db.updateTable('webhook_deliveries').set({ due_at: 1 }).execute();
    const attempt = async () => {
      await deliverer.beat();
      await deliverer.settled();
    };
    const shows = (deliveryId: string, check: (delivery: Shown | undefined) => void) =>
      waitFor(async () => {
        const [{ deliveries = [] } = {}] = await list(app, ada);
        check(deliveries.find((one) => one.id === deliveryId));
      });
    receiver.answer(500);
    await queue(app, id);
    for (const [index, delay] of retryDelaysMs.entries()) {
      await attempt();
      await shows('a-delivery', (shown) => {
        expect(shown).toMatchObject({ state: 'waiting', attempts: index + 1, status_code: 500 });
        expect(shown?.error).toBe('The receiver answered 500.');
        const waits = Date.parse(shown?.next_attempt_at ?? '') - Date.parse(shown?.attempted_at ?? '');
        expect(waits).toBeGreaterThanOrEqual(delay);
        // Longer by the attempt itself, at most its time limit and the machine's delay; the next delay is far longer.
        expect(waits).toBeLessThan(delay * 4);
      });
      await attempt();
      expect(receiver.received, 'not before its time').toHaveLength(index + 1);
      await makeDue();
    }
    await attempt();
    await shows('a-delivery', (shown) =>
      expect(shown).toMatchObject({ state: 'failed', attempts: 4, next_attempt_at: null }),
    );
    const ids = receiver.received.map(({ headers }) => headers['x-assay-delivery']);
    expect(ids).toEqual(Array(4).fill('a-delivery'));

    await queue(app, id, 'another');
    await attempt();
    await shows('another', (shown) => expect(shown).toMatchObject({ attempts: 1, status_code: 500 }));
    receiver.answer(204);
    await makeDue();
    await attempt();
    await shows('another', (shown) =>
      expect(shown).toMatchObject({ state: 'delivered', attempts: 2, status_code: 204, error: null }),
    );
  });

  test('what is due now is sent, however late the answers of the database arrive', async () => {
    const app = await startApp(engine, engine === 'postgres' ? { WORK: 'off' } : {});
    const ada = await meet(app);
    const receiver = await startReceiver();
    const { id } = await create(app, ada, receiver.url);
    const db = answerLate(app.services.db, 400);
    const deliverer = createDeliverer({ ...app.services, db }, () => everywhere);
    await deliverer.beat();
    await queue(app, id);
    await deliverer.beat();
    await deliverer.settled();
    expect(receiver.received).toHaveLength(1);
  });

  test('an attempt that a process did not live to record is taken up by another, but never a fifth time', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const receiver = await startReceiver();
    const { id } = await create(app, ada, receiver.url);
    await queue(app, id, 'cut-off');
    await queue(app, id, 'cut-off-at-last');
    const set = (name: string, attempts: number) =>
      app.services.db
        .updateTable('webhook_deliveries')
        .set({ attempts, due_at: 1 })
        .where('id', '=', name)
        .execute();
    await set('cut-off', 1);
    await set('cut-off-at-last', 4);
    const deliverer = createDeliverer(app.services, () => everywhere);
    await deliverer.beat();
    await deliverer.settled();
    await waitFor(async () => {
      const states = (await list(app, ada))[0]?.deliveries.map((one) => [one.id, one.state, one.attempts]);
      expect(states?.toSorted()).toEqual([
        ['cut-off', 'delivered', 2],
        ['cut-off-at-last', 'failed', 4],
      ]);
    });
    expect(receiver.received.map(({ headers }) => headers['x-assay-delivery'])).toEqual(['cut-off']);
  });

  test('private addresses are refused, and redirects are not followed', async () => {
    const app = await startApp(engine, { ALLOW_PRIVATE_TARGETS: 'none' });
    const ada = await meet(app);
    const receiver = await startReceiver();
    const port = new URL(receiver.url).port;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '169.254.169.254']) {
      const { id } = await create(app, ada, `http://${host}:${port}/hook`);
      const { delivery } = (await ping(app, ada, id)).body;
      expect(delivery, host).toMatchObject({ state: 'failed', attempts: 1, status_code: null });
      expect(delivery.error?.length).toBeGreaterThan(20);
    }
    expect(receiver.received).toEqual([]);

    const open = await startApp(engine, { ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` });
    const bob = await meet(open);
    const { id } = await create(open, bob, receiver.url);
    receiver.answer(302, { location: `http://127.0.0.1:${port}/elsewhere` });
    const { delivery } = (await ping(open, bob, id)).body;
    expect(delivery).toMatchObject({ state: 'failed', status_code: 302 });
    expect(delivery.error).toContain('Redirects are not followed');
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('a run that ends is told, with its counts, its cases and links, and without its secrets', async () => {
    const { app } = await startListening(engine);
    const ada = await meet(app);
    const receiver = await startReceiver();
    const { id, secret } = await create(app, ada, receiver.url);
    const off = await create(app, ada, `${receiver.url}/off`);
    await app.call('PUT /api/webhooks/{id}', {
      token: ada.token,
      params: { id: off.id },
      body: { enabled: false },
    });
    // Without an address nothing is opened: the cases are planned and the run ends.
    const text = 'Type "hunter2hunter2" in the "Password" field. Check that the page shows "Thanks".';
    const runId = await submit(app, ada.token, { text, complexity: 'simple', include_edge_cases: false });
    await receiver.until(1);
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing came.');
    expectSigned(received, secret);
    const { run } = JSON.parse(received.body) as { run: { cases: { execution_id: string }[] } };
    const [first] = run.cases;
    expect(run).toMatchObject({
      id: runId,
      status: 'finished',
      url: `http://assay.test/runs/${runId}`,
      counts: { total: run.cases.length, passed: 0, failed: 0, error: 0, hollow: 0 },
    });
    expect(first).toMatchObject({
      verdict: 'not run',
      url: `http://assay.test/executions/${first?.execution_id}`,
    });
    expect(received.body).not.toContain('hunter2hunter2');
    const webhooks = await list(app, ada);
    expect(webhooks.find((one) => one.id === off.id)?.deliveries).toEqual([]);
    expect(webhooks.find((one) => one.id === id)?.deliveries).toHaveLength(1);
  });

  test('nobody sees, changes, tests or deletes the webhooks of somebody else; they go with the account', async () => {
    const app = await startApp(engine);
    const [ada, bob] = [await meet(app), await meet(app)];
    const receiver = await startReceiver();
    const { id } = await create(app, ada, receiver.url);
    const asked = { token: bob.token, params: { id } };
    const replies = [
      await app.call('PUT /api/webhooks/{id}', { ...asked, body: { url: 'http://evil.test' } }),
      await app.call('POST /api/webhooks/{id}/secret', asked),
      await app.call('POST /api/webhooks/{id}/test', asked),
      await app.call('DELETE /api/webhooks/{id}', asked),
    ];
    for (const { status } of replies) expect(status).toBe(404);
    expect(await list(app, bob)).toEqual([]);

    await app.services.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', ada.id).execute();
    await queue(app, id);
    const deliverer = createDeliverer(app.services, () => everywhere);
    await deliverer.beat();
    await deliverer.settled();
    expect(receiver.received, 'an account without access tells nobody anything').toEqual([]);
    await app.services.db.updateTable('users').set({ status: 'active' }).where('id', '=', ada.id).execute();
    await app.call('DELETE /api/user/account', { token: ada.token, body: { password: ada.password } });
    expect(await app.services.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });

  test('addresses that are none are refused, there are at most ten, and programs cannot make any', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const attempt = (url: string, token = ada.token) =>
      app.call('POST /api/webhooks', { token, body: { url } });
    for (const url of ['', 'nowhere', 'ftp://a.test/', 'javascript:alert(1)', 'http://ada:pass@a.test/']) {
      expect(await attempt(url), url).toMatchObject({ status: 400, body: { details: [{ field: 'url' }] } });
    }
    const tokens = await app.call('POST /api/access-tokens', { token: ada.token, body: { name: 'ci' } });
    expect((await attempt('http://a.test/', tokens.body.token)).status).toBe(403);
    const made = await Promise.all(Array.from({ length: 12 }, () => attempt('http://a.test/')));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    const [id = ''] = made.flatMap(({ status, body }) => (status === 201 ? [body.webhook.id] : []));
    expect((await app.call('DELETE /api/webhooks/{id}', { token: ada.token, params: { id } })).status).toBe(
      200,
    );
    expect((await attempt('http://a.test/')).status).toBe(201);
  });

  test('of several processes one sends each delivery', async () => {
    const settings: Record<string, string> = { JWT_SECRET: 'x'.repeat(32) };
    if (engine === 'postgres') settings.DATABASE_URL = await createPostgresDatabase();
    const app = await startApp(engine, settings);
    // A second process can only work on PostgreSQL; in one there are two who send.
    const other = engine === 'postgres' ? await startApp(engine, settings) : app;
    const ada = await meet(app);
    const receiver = await startReceiver();
    const { id } = await create(app, ada, receiver.url);
    const names = Array.from({ length: 24 }, (_, index) => `delivery-${index}`);
    for (const name of names) await queue(app, id, name);
    const senders = [app, other].map(({ services }) => createDeliverer(services, () => everywhere));
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(senders.map((sender) => sender.beat()));
      await Promise.all(senders.map((sender) => sender.settled()));
    }
    await waitFor(async () => {
      const sent = receiver.received.map(({ headers }) => String(headers['x-assay-delivery']));
      expect(sent.toSorted()).toEqual(names.toSorted());
    });
  });
});
