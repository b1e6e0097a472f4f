import { once } from 'node:events';
import { type Agent, get, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { expect, test } from 'vitest';
import { closedPort, startSite } from '../proxy/test-site.fixture.ts';
import { allowOnly } from '../rules/policy.ts';
import { guardedHttpAgent, guardedHttpsAgent, guardedUndiciConnect } from './guarded-agents.ts';

/** A site that sends on to wherever it is told, and one that nobody may reach. */
async function startSites() {
  let hits = 0;
  const inside = await startSite((_request, response) => {
    hits += 1;
    response.end('secret');
  });
  const outside = await startSite((request, response) => {
    const to = new URL(request.url ?? '', 'http://x').searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    else response.end('hello');
  });
  const lookup = async (name: string) => (name === 'inside.example' ? ['127.0.0.1'] : []);
  const guard = { policy: allowOnly([`127.0.0.1:${outside.port}`]), lookup };
  const ways = ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', 'inside.example'];
  const targets = ways.map((host) => `http://${host}:${inside.port}/`);
  return { outside, guard, targets, hits: () => hits };
}

async function getOnce(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = await once(get(url, { agent }), 'response');
  return response as IncomingMessage;
}

test('an agent of node:http judges the first address and where it is sent on to', async () => {
  const { outside, guard, targets, hits } = await startSites();
  const agent = guardedHttpAgent(guard);
  expect((await getOnce(outside.url, agent)).statusCode).toBe(200);
  for (const target of targets) {
    const redirect = await getOnce(`${outside.url}/?to=${target}`, agent);
    const location = redirect.headers.location ?? '';
    await expect(getOnce(location, agent)).rejects.toMatchObject({
      name: 'GuardRefusal',
      reason: 'loopback',
    });
  }
  expect(hits()).toBe(0);
});

test('an agent of node:https judges before anything is said', async () => {
  const { guard, targets, hits } = await startSites();
  const agent = guardedHttpsAgent(guard);
  for (const target of targets) {
    const asked = once(getSecure(target.replace('http', 'https'), { agent }), 'response');
    await expect(asked).rejects.toMatchObject({ name: 'GuardRefusal' });
  }
  const asked = once(
    getSecure(`https://127.0.0.1:${await closedPort()}/`, {
      agent: guardedHttpsAgent({ policy: { allowPrivate: 'all' } }),
    }),
    'response',
  );
  await expect(asked).rejects.toMatchObject({ name: 'Unreachable', reason: 'refused' });
  expect(hits()).toBe(0);
});

test('fetch with the guarded connect follows redirects only to where it may', async () => {
  const { outside, guard, targets, hits } = await startSites();
  // Node does not export its own undici; its agent is the class of the dispatcher that fetch uses.
  await fetch(outside.url);
  const key = Symbol.for('undici.globalDispatcher.1');
  const current = (globalThis as unknown as Record<symbol, { constructor: new (options: object) => object }>)[
    key
  ];
  if (!current) throw new Error('This Node keeps the dispatcher of fetch elsewhere.');
  const dispatcher = new current.constructor({ connect: guardedUndiciConnect(guard) });
  const options = { dispatcher } as RequestInit;
  expect(await (await fetch(outside.url, options)).text()).toBe('hello');
  for (const target of targets) {
    const direct = fetch(target, options);
    await expect(direct).rejects.toMatchObject({ cause: { name: 'GuardRefusal' } });
    const redirected = fetch(`${outside.url}/?to=${encodeURIComponent(target)}`, options);
    await expect(redirected).rejects.toMatchObject({ cause: { name: 'GuardRefusal' } });
  }
  expect(hits()).toBe(0);
});
