import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedSite, startSite } from '../../serve/start-site.ts';
import { loadVerdictTexts } from '../../texts/load-texts.ts';
import { clinicHandler } from './index.ts';
import { bugs } from './shared/bugs.ts';

const entries = loadVerdictTexts('clinic');

let site: StartedSite;

beforeAll(async () => {
  site = await startSite(clinicHandler());
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

async function logIn(visit: ReturnType<typeof openVisitor>): Promise<void> {
  await visit('/clinic/login', { email: 'nora.blake@example.com', password: 'Hillside42' });
}

const starts = [...new Set(entries.map(({ start }) => start))];
const named = entries.flatMap(({ bug }) => bug ?? []);

test.each(starts)('%s, where texts begin, is there', async (start) => {
  const visit = openVisitor();
  await logIn(visit);
  expect((await visit(start)).status).toBe(200);
  expect((await fetch(site.address + start)).status).toBe(200);
});

test.each(named)('the bug %s, which a text is to notice, exists', (bug) => {
  expect(Object.keys(bugs)).toContain(bug);
});

test('two visitors share neither their data nor their login', async () => {
  const [one, other] = [openVisitor(), openVisitor()];
  await logIn(one);
  await one('/clinic/appointments/cancel', { id: 'A-1047' });
  expect((await one('/clinic/appointments')).text).toContain('Upcoming (2)');
  expect((await other('/clinic/appointments')).status).toBe(303);
  await logIn(other);
  expect((await other('/clinic/appointments')).text).toContain('Upcoming (3)');
});

test('a bug stays on for its visitor until it is turned off, and for nobody else', async () => {
  const [one, other] = [openVisitor(), openVisitor()];
  const saturday = '<th scope="row">Saturday</th><td>Closed</td>';
  await one('/clinic/faq?bug=hours-saturday');
  expect((await one('/clinic/')).text).toContain(saturday);
  expect((await other('/clinic/')).text).not.toContain(saturday);
  expect((await one('/clinic/?bug=none')).text).not.toContain(saturday);
  expect((await one('/clinic/')).text).not.toContain(saturday);
});

test.each(['/clinic/nothing', '/clinic/doctors/11', '/clinic/static/nothing.js', '/elsewhere'])(
  'nothing is at %s',
  async (path) => {
    expect((await openVisitor()(path)).status).toBe(404);
  },
);

test('what is entered is shown as text', async () => {
  const visit = openVisitor();
  const reason = '</textarea><b>"Cough" & cold</b>';
  await visit('/clinic/book', { doctor: 'Dr. Paul Becker', reason });
  const { text } = await visit('/clinic/book');
  expect(text).not.toContain(reason);
  expect(text).toContain('&#60;b&#62;&#34;Cough&#34; &#38; cold');
});
