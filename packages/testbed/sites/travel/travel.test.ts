import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedSite, startSite } from '../../serve/start-site.ts';
import { loadVerdictTexts } from '../../texts/load-texts.ts';
import { bugs } from './bugs.ts';
import { travelHandler } from './index.ts';

const entries = loadVerdictTexts('travel');

let site: StartedSite;
beforeAll(async () => {
  site = await startSite(travelHandler());
});
afterAll(() => site.close());

/** Opens a page as somebody new; returns the cookies to come back with. */
async function becomeVisitor(path: string): Promise<string> {
  const response = await fetch(site.address + path);
  await response.text();
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function read(path: string, cookie: string): Promise<string> {
  const response = await fetch(site.address + path, { headers: { cookie } });
  return response.text();
}

test.each([...new Set(entries.map(({ start }) => start))])('%s is there', async (path) => {
  const response = await fetch(site.address + path);
  expect(response.status).toBe(200);
  const script = /src="(\/travel\/static\/[^"]+)"/.exec(await response.text())?.[1];
  expect((await fetch(site.address + script)).status).toBe(200);
});

test('every bug that a text names exists', () => {
  const named = entries.flatMap(({ bug }) => bug ?? []);
  expect(named.filter((name) => !Object.hasOwn(bugs, name))).toEqual([]);
});

test.each(['/', '/travels', '/travel/none', '/travel/static/none.js', '/travel/static/..%2findex.ts'])(
  '%s is not there',
  async (path) => {
    expect((await fetch(site.address + path)).status).toBe(404);
  },
);

test('two visitors do not share what they change', async () => {
  const [one, other] = await Promise.all([becomeVisitor('/travel/'), becomeVisitor('/travel/')]);
  const before = await read('/travel/api/state', other);
  await fetch(`${site.address}/travel/api/state`, {
    method: 'PUT',
    headers: { cookie: one },
    body: JSON.stringify({ trips: [] }),
  });
  expect(JSON.parse(await read('/travel/api/state', one)).trips).toEqual([]);
  expect(await read('/travel/api/state', other)).toBe(before);
});

test('a bug stays on for its visitor until another word is given', async () => {
  const cookie = await becomeVisitor('/travel/hotels?bug=heart-count');
  expect(await read('/travel/trips', cookie)).toContain('data-bug="heart-count"');
  expect(await read('/travel/trips?bug=none', cookie)).toContain('data-bug=""');
  expect(await read('/travel/trips', '')).toContain('data-bug=""');
});

test('a trip has an e-ticket and a receipt', async () => {
  expect(await read('/travel/tickets/TRV3H8', '')).toContain('E-ticket TRV3H8');
  expect(await read('/travel/receipts/TRV3H8.txt', '')).toContain('Lisbon to Rome');
});
