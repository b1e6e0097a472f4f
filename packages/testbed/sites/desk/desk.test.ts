import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedSite, startSite } from '../../serve/start-site.ts';
import { loadVerdictTexts } from '../../texts/load-texts.ts';
import { bugs } from './bugs.ts';
import { deskHandler } from './index.ts';

const entries = loadVerdictTexts('desk');

let site: StartedSite;
beforeAll(async () => {
  site = await startSite(deskHandler());
});
afterAll(() => site.close());

/** Opens a page as somebody new; returns the cookies to come back with. */
async function becomeVisitor(path: string): Promise<string> {
  const response = await fetch(`${site.address}${path}`);
  await response.text();
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function readState(cookie: string) {
  const response = await fetch(`${site.address}/desk/api/state`, { headers: { cookie } });
  return response.json();
}

function send(method: string, name: string, cookie: string, value: object) {
  return fetch(`${site.address}/desk/api/${name}`, {
    method,
    headers: { cookie },
    body: JSON.stringify(value),
  });
}

test.each([...new Set(entries.map(({ start }) => start))])('%s is there', async (path) => {
  const response = await fetch(`${site.address}${path}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Desk</title>');
});

test('every script and style that the page names is there', async () => {
  const page = await (await fetch(`${site.address}/desk/`)).text();
  const names = [...page.matchAll(/"(\/desk\/static\/[^"]+)"/g)].map(([, name]) => name);
  const answers = await Promise.all(names.map((name) => fetch(`${site.address}${name}`)));
  expect(names).toHaveLength(5);
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
});

test('every bug that a text names exists', () => {
  const named = entries.flatMap(({ bug }) => bug ?? []);
  expect(named.filter((name) => !Object.hasOwn(bugs, name))).toEqual([]);
});

test.each(['/', '/desktop', '/desk/static/none.js', '/desk/static/..%2findex.ts', '/desk/api/none'])(
  '%s is not there',
  async (path) => {
    const response = await fetch(`${site.address}${path}`);
    expect(response.status).toBe(404);
  },
);

test('a bug stays on for its visitor until another word is given', async () => {
  const cookie = await becomeVisitor('/desk/tickets?bug=total-fixed');
  const read = async (path: string) =>
    (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();
  expect(await read('/desk/board')).toContain('data-bug="total-fixed"');
  expect(await read('/desk/board?bug=none')).toContain('data-bug=""');
  expect(await (await fetch(`${site.address}/desk/board`)).text()).toContain('data-bug=""');
});

test('two visitors do not share what they change', async () => {
  const [one, other] = await Promise.all([becomeVisitor('/desk/tickets'), becomeVisitor('/desk/tickets')]);
  const before = await readState(other);
  await send('PUT', 'state', one, { tickets: [] });
  expect((await readState(one)).tickets).toEqual([]);
  expect(await readState(other)).toEqual(before);
  expect(before.tickets).toHaveLength(24);
});

test('the front door asks for the password, other pages do not', async () => {
  const cookie = await becomeVisitor('/desk/login');
  const wrong = await send('POST', 'login', cookie, { email: 'maya@desk.example', password: 'summer99' });
  expect(wrong.status).toBe(401);
  expect((await readState(cookie)).signedIn).toBe(false);
  const right = await send('POST', 'login', cookie, { email: 'maya@desk.example', password: 'fjord2024' });
  expect(right.status).toBe(200);
  expect((await readState(cookie)).signedIn).toBe(true);
  expect((await readState(await becomeVisitor('/desk/people'))).signedIn).toBe(true);
});

test('the oldest visitor is forgotten beyond 200', async () => {
  const cookie = await becomeVisitor('/desk/tickets');
  await send('PUT', 'state', cookie, { people: [] });
  for (let count = 0; count < 200; count += 1) await becomeVisitor('/desk/tickets');
  expect((await readState(cookie)).people).toHaveLength(6);
});
