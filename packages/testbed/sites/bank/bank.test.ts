import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedSite, startSite } from '../../serve/start-site.ts';
import { loadVerdictTexts } from '../../texts/load-texts.ts';
import { bankHandler } from './index.ts';
import { bugs } from './shared/bugs.ts';

const entries = loadVerdictTexts('bank');

let site: StartedSite;

beforeAll(async () => {
  site = await startSite(bankHandler());
});
afterAll(() => site.close());

/** A browser as far as cookies go; it follows no redirects. */
function openVisitor() {
  const cookies = new Map<string, string>();
  return async (path: string, fields?: Record<string, string>) => {
    const response = await fetch(site.address + path, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    for (const header of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return { status: response.status, text: await response.text() };
  };
}

const starts = [...new Set(entries.map(({ start }) => start))];
const named = entries.flatMap(({ bug }) => bug ?? []);

test.each(starts)('%s, where texts begin, is there', async (start) => {
  expect((await fetch(site.address + start)).status).toBe(200);
});

test.each(named)('the bug %s, which a text is to notice, exists', (bug) => {
  expect(Object.keys(bugs)).toContain(bug);
});

test('two visitors do not share what they change', async () => {
  const [one, other] = [openVisitor(), openVisitor()];
  await one('/bank/orders');
  await other('/bank/orders');
  await one('/bank/api/orders/SO-2/delete', {});
  expect((await one('/bank/orders')).text).not.toContain('City Transit');
  expect((await other('/bank/orders')).text).toContain('City Transit');
});

test('the front door asks for the PIN, other pages do not', async () => {
  const visit = openVisitor();
  await visit('/bank/sign-in');
  expect((await visit('/bank/overview')).status).toBe(303);
  await visit('/bank/sign-in', { customer: '40718823', pin: '5291' });
  expect((await visit('/bank/overview')).status).toBe(200);
  expect((await openVisitor()('/bank/overview')).status).toBe(200);
});

test('a bug stays on for its visitor until it is turned off, and for nobody else', async () => {
  const [one, other] = [openVisitor(), openVisitor()];
  await one('/bank/cards?bug=total-balance');
  expect((await one('/bank/overview')).text).toContain('7,704.50 EUR');
  expect((await other('/bank/overview')).text).toContain('8,017.25 EUR');
  expect((await one('/bank/overview?bug=none')).text).toContain('8,017.25 EUR');
  expect((await one('/bank/overview')).text).toContain('8,017.25 EUR');
});

test.each(['/bank/nothing', '/bank/accounts/none', '/bank/static/nothing.js', '/banking', '/'])(
  'nothing is at %s',
  async (path) => {
    expect((await openVisitor()(path)).status).toBe(404);
  },
);

test('what is entered is shown as text', async () => {
  const visit = openVisitor();
  const recipient = '"><b>Anna & Co</b>';
  await visit('/bank/transfer');
  const { text } = await visit('/bank/transfer', { recipient });
  expect(text).not.toContain(recipient);
  expect(text).toContain('&#60;b&#62;Anna &#38; Co');
});
