import { once } from 'node:events';
import { get } from 'node:http';
import { expect, test } from 'vitest';
import { endpoint, runOne } from '../checks/checks.fixture.ts';
import { makeDial } from '../load/dial.ts';
import type { LoadPlan } from '../load/plan.ts';
import { guardedHttpAgent } from './connect/guarded-agents.ts';
import type { Lookup } from './connect/resolve-target.ts';
import { getThrough, startProxy, startSite } from './proxy/test-site.fixture.ts';
import { allowOnly, type Policy } from './rules/policy.ts';

interface Guard {
  policy: Policy;
  lookup: Lookup;
}

/** Every way in which the product asks a site for something: whether anything was reached by it. */
const ways: Record<string, (url: string, guard: Guard) => Promise<boolean>> = {
  async 'a browser'(url, { policy, lookup }) {
    const proxy = await startProxy({ policyOf: () => policy, lookup });
    return (await getThrough(await proxy.openOwnDoor('run'), url)).status === 200;
  },
  async 'an API test'(url, guard) {
    const { pathname, search } = new URL(url);
    const result = await runOne(url.slice(0, url.indexOf('/', 8)), endpoint(pathname + search), guard);
    return result.response?.status === 200;
  },
  async 'a load test'(url, guard) {
    const { hostname, port } = new URL(url);
    const plan = { ...guard, hostname, port: Number(port), timeoutMs: 120_000, isSecure: false } as LoadPlan &
      Guard;
    const { signal } = new AbortController();
    const socket = await makeDial(plan, guard.lookup)(() => undefined, signal);
    socket.destroy();
    return true;
  },
  async 'a webhook'(url, guard) {
    const asked = get(url, { agent: guardedHttpAgent(guard) });
    const [response] = await once(asked, 'response');
    response.destroy();
    return response.statusCode === 200;
  },
};

const inside = ['127.0.0.1', '127.1', '0x7f.1', '0x7f000001', '0177.0.0.1', '2130706433', '017700000001'];
const spellings = [
  ...inside,
  ...['127.0.0.1.', 'localhost', 'LOCALHOST.', 'a.localhost', '１２７.0.0.1', '①②⑦.0.0.1', '127。0。0。1'],
  ...['%31%32%37.0.0.1', 'safe.example@127.0.0.1', 'safe.example%40x@127.0.0.1', 'safe.example:80@0x7f.1'],
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:127.0.0.1]', '[::127.0.0.1]'],
  ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[::ffff:0:7f00:1]', '[2001:0:808:808::80ff:fffe]'],
  ...['0.0.0.0', '0', '[::]', '[::ffff:0:0]', '10.0.0.1', '192.168.0.1', '[fc00::1]'],
  ...[
    '169.254.169.254',
    '0xa9fea9fe',
    '2852039166',
    '[::ffff:169.254.169.254]',
    '[fd00:ec2::254]',
    '[fe80::1]',
  ],
  ...['[fe80::1%25lo]', '[::1%25lo]', '100.100.100.200', '168.63.129.16'],
  ...['inside.example', 'metadata.example', 'mixed.example', 'mapped.example', 'nowhere.example'],
];

const names: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mixed.example': ['10.0.0.1', '127.0.0.1', 'fe80::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
};

/** A site that may be reached, one beside it that may not, and what a name server says. */
async function startSites() {
  let hits = 0;
  const forbidden = await startSite((_request, response) => {
    hits += 1;
    response.end('secret');
  });
  const allowed = await startSite((request, response) => {
    const to = new URL(request.url ?? '', 'http://x').searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    else response.end('hello');
  });
  const lookup: Lookup = async (name) => names[name] ?? [];
  const guard = { policy: allowOnly([`127.0.0.1:${allowed.port}`]), lookup };
  return { allowed, forbidden, guard, hits: () => hits };
}

test.for(Object.keys(ways))('%s reaches nothing inside, however it is written', async (name) => {
  const way = ways[name];
  const { allowed, forbidden, guard, hits } = await startSites();
  expect(await way?.(`${allowed.url}/`, guard)).toBe(true);
  for (const host of spellings) {
    const url = `http://${host}:${forbidden.port}/`;
    const isReached = await way?.(url, guard).catch(() => false);
    expect(isReached, url).toBe(false);
  }
  expect(hits()).toBe(0);
});

test.for(Object.keys(ways))(
  '%s goes to the address that was judged, whatever a name server says next',
  async (name) => {
    const way = ways[name];
    const { allowed, guard } = await startSites();
    let asked = 0;
    const lookup: Lookup = async () => {
      asked += 1;
      return asked === 1 ? ['127.0.0.1'] : ['169.254.169.254'];
    };
    const url = `http://flip.example:${allowed.port}/`;
    expect(await way?.(url, { ...guard, lookup })).toBe(true);
    expect(asked).toBe(1);
    expect(await way?.(url, { ...guard, lookup }).catch(() => false)).toBe(false);
  },
);

test('an API test follows no redirect to where it may not go', async () => {
  const { allowed, forbidden, guard, hits } = await startSites();
  for (const host of [...inside, '[::ffff:127.0.0.1]', 'inside.example', 'safe.example@127.0.0.1']) {
    const to = encodeURIComponent(`http://${host}:${forbidden.port}/`);
    const result = await runOne(allowed.url, endpoint(`/?to=${to}`), guard);
    expect(result.error?.kind, host).toBe('refused address');
  }
  expect(hits()).toBe(0);
});
