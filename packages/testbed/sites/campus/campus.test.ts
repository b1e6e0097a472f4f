import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedSite, startSite } from '../../serve/start-site.ts';
import { loadVerdictTexts } from '../../texts/load-texts.ts';
import { campusHandler } from './index.ts';
import { bugs } from './shared/bugs.ts';

const entries = loadVerdictTexts('campus');

let site: StartedSite;
beforeAll(async () => {
  site = await startSite(campusHandler());
});
afterAll(() => site.close());

/** A visitor who keeps the cookies that the site sets. */
function visit() {
  const cookies = new Map<string, string>();
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${site.address}${path}`, {
      ...init,
      headers: { cookie },
      redirect: 'manual',
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return response;
  };
}

async function enrolIn(browse: ReturnType<typeof visit>, id: string): Promise<unknown> {
  const response = await browse('/campus/api/basket', { method: 'POST', body: JSON.stringify({ add: id }) });
  return response.json();
}

test.each([...new Set(entries.map(({ start }) => start))])('%s is there', async (path) => {
  const response = await fetch(`${site.address}${path}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('| Northfield College</title>');
});

test('every bug that a text names is there', () => {
  const named = entries.flatMap(({ bug }) => bug ?? []);
  expect(named.filter((bug) => !Object.hasOwn(bugs, bug))).toEqual([]);
});

test('a bug stays on over other pages until it is turned off, for its visitor alone', async () => {
  const browse = visit();
  await browse('/campus/?bug=hours-saturday');
  expect(await (await browse('/campus/help')).text()).toContain('9:00 – 18:00');
  expect(await (await visit()('/campus/help')).text()).toContain('9:00 – 13:00');
  await browse('/campus/?bug=none');
  expect(await (await browse('/campus/help')).text()).toContain('9:00 – 13:00');
});

test('two visitors share nothing', async () => {
  const one = visit();
  const other = visit();
  await Promise.all([one('/campus/'), other('/campus/')]);
  expect(await enrolIn(one, 'pottery')).toMatchObject({ count: 1 });
  expect(await enrolIn(one, 'bread')).toMatchObject({ count: 2, total: '£185.00' });
  expect(await enrolIn(other, 'yoga')).toMatchObject({ count: 1, total: '£75.00' });
});

test.each([
  '/campus/nothing',
  '/campus/course/nothing',
  '/campus/static/nothing.js',
  '/campus/api/nothing',
  '/elsewhere',
])('%s is not there', async (path) => {
  expect((await fetch(`${site.address}${path}`)).status).toBe(404);
});

test('what only members may see leads to the login and from there back', async () => {
  const browse = visit();
  const refused = await browse('/campus/profile');
  expect(refused.headers.get('location')).toBe('/campus/login?next=%2Fcampus%2Fprofile');
  const body = new URLSearchParams({
    next: '/campus/profile',
    email: 'mia@northfield.example',
    password: 'learn2024',
  });
  const accepted = await browse('/campus/login', { method: 'POST', body: body.toString() });
  expect(accepted.headers.get('location')).toBe('/campus/profile');
  expect(await (await browse('/campus/profile')).text()).toContain('Hello, Mia');
});
