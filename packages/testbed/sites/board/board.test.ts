import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedSite, startSite } from '../../serve/start-site.ts';
import { loadVerdictTexts } from '../../texts/load-texts.ts';
import { bugs } from './bugs.ts';
import { boardHandler } from './index.ts';

const entries = loadVerdictTexts('board');

let site: StartedSite;
beforeAll(async () => {
  site = await startSite(boardHandler());
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

async function read(path: string, cookie: string): Promise<string> {
  return (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();
}

test.each([...new Set(entries.map(({ start }) => start))])('%s is there', async (path) => {
  const response = await fetch(`${site.address}${path}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Board</title>');
});

test('every script and style that the page names is there', async () => {
  const page = await read('/board/', '');
  const names = [...page.matchAll(/"(\/board\/static\/[^"]+)"/g)].map(([, name]) => name);
  const answers = await Promise.all(names.map((name) => fetch(`${site.address}${name}`)));
  expect(names).toHaveLength(4);
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
});

test('every bug that a text names exists', () => {
  const named = entries.flatMap(({ bug }) => bug ?? []);
  expect(named.filter((name) => !Object.hasOwn(bugs, name))).toEqual([]);
});

test.each(['/', '/boards', '/board/none', '/board/static/none.js', '/board/static/..%2findex.ts'])(
  '%s is not there',
  async (path) => {
    const response = await fetch(`${site.address}${path}`);
    expect(response.status).toBe(404);
  },
);

test('a bug stays on for its visitor until another word is given', async () => {
  const cookie = await becomeVisitor('/board/team?bug=role-kept');
  expect(cookie).toContain('bug=role-kept');
  expect(await read('/board/settings', cookie)).toContain('data-bug="role-kept"');
  expect(await read('/board/settings?bug=none', cookie)).toContain('data-bug=""');
  expect(await read('/board/settings', '')).toContain('data-bug=""');
});

test('two visitors do not share what they change', async () => {
  const [one, other] = await Promise.all([becomeVisitor('/board/'), becomeVisitor('/board/')]);
  const before = await read('/board/api/state', other);
  await fetch(`${site.address}/board/api/state`, {
    method: 'PUT',
    headers: { cookie: one },
    body: JSON.stringify({ cards: [] }),
  });
  expect(JSON.parse(await read('/board/api/state', one)).cards).toEqual([]);
  expect(await read('/board/api/state', other)).toBe(before);
  expect(JSON.parse(before).cards).toHaveLength(12);
});
