import { join } from 'node:path';
import { type FixturesServer, startFixtures } from '@assay/testbed/serve';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChrome } from '../browsers/one/find-browser.ts';
import { chromeOptions } from '../browsers/one/launch-options.ts';
import { describeLocator, locate } from './locate.ts';
import { takeSnapshot } from './take-snapshot.ts';
import type { PageSnapshot, SeenElement } from './types.ts';

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/assay');
let server: FixturesServer;
let other: FixturesServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const found = await findChrome(cache);
  if (!found) throw new Error('No browser was found.');
  [server, other] = await Promise.all([startFixtures(), startFixtures()]);
  browser = await chromium.launch(chromeOptions(found));
  page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await other?.close();
});

async function read(name: string): Promise<PageSnapshot> {
  await page.goto(`${server.address}/${name}`, { waitUntil: 'load' });
  return takeSnapshot(page);
}

function find(snapshot: PageSnapshot, wanted: Partial<SeenElement>): SeenElement {
  const found = snapshot.elements.find((element) =>
    Object.entries(wanted).every(([key, value]) => element[key as keyof SeenElement] === value),
  );
  if (!found) throw new Error(`Nothing was seen like ${JSON.stringify(wanted)}.`);
  return found;
}

describe('what is seen of controls', () => {
  test.each<[Partial<SeenElement>, object]>([
    [
      { label: 'First name' },
      {
        role: 'textbox',
        name: 'First name',
        constraints: { maxLength: 30 },
        states: { required: true, editable: true },
      },
    ],
    [{ label: 'Last name' }, { role: 'textbox', name: 'Last name', testId: 'surname' }],
    [
      { name: 'Password' },
      { role: 'textbox', inputType: 'password', value: '', constraints: { minLength: 6, maxLength: 64 } },
    ],
    [{ name: 'Invitation code' }, { title: 'Invitation code', constraints: { pattern: '[A-Z]{4}' } }],
    [{ label: 'Company' }, { role: 'textbox', name: '' }],
    [{ label: 'Job title' }, { role: 'textbox' }],
    [{ label: 'Website' }, { inputType: 'url' }],
    [{ label: 'Fax' }, { testId: 'f1' }],
    [{ name: 'Age' }, { role: 'spinbutton', constraints: { min: '18', max: '120', step: '1' } }],
    [{ name: 'Volume' }, { role: 'slider', value: '4' }],
    [
      { name: 'Country' },
      {
        role: 'combobox',
        value: 'Germany',
        options: ['Choose…', 'Austria', 'Germany', 'Switzerland'],
        emptyOption: 'Choose…',
      },
    ],
    [
      { name: 'Skills' },
      { role: 'listbox', value: 'Writing', options: ['Reading', 'Writing', 'Arithmetic'] },
    ],
    [{ name: 'Town' }, { role: 'combobox', options: ['Bonn', 'Köln'] }],
    [
      { name: 'Signature', role: 'textbox' },
      { value: 'Ada', states: { editable: true } },
    ],
    [{ name: 'Telephone' }, { role: 'radio', states: { checked: true } }],
    [{ name: 'Letter' }, { role: 'radio', group: 'by', states: { checked: false } }],
    [{ name: 'I accept the terms and conditions' }, { role: 'checkbox', states: { checked: false } }],
    [{ label: 'Send me the newsletter' }, { role: 'checkbox' }],
    [{ name: 'Remember me', role: 'checkbox' }, { states: { visible: true, checked: false } }],
    [{ name: 'Dark mode' }, { role: 'switch', states: { checked: true } }],
    [
      { inputType: 'file' },
      { name: 'Photo of you', constraints: { accept: 'image/*' }, states: { visible: true } },
    ],
    [{ name: 'Member number' }, { value: 'A-17', states: { editable: false, enabled: true } }],
    [{ name: 'Discount' }, { states: { enabled: false, editable: false } }],
    [{ name: 'Create account' }, { role: 'button', interactive: true }],
    [{ name: 'Reset' }, { role: 'button', inputType: 'reset' }],
    [{ name: 'Delete account' }, { role: 'button', inputType: 'button' }],
    [{ name: 'Contact by' }, { role: 'group' }],
  ])('%j is %j', async (wanted, expected) => {
    const snapshot = await read('forms.html');
    expect(find(snapshot, wanted)).toMatchObject(expected);
  });

  test('what forms ask of the browser is told', async () => {
    await page.setContent(`<form novalidate aria-label="Free"></form>
      <form id="checked" aria-label="Checked"><button formnovalidate>Save draft</button><button>Publish</button></form>
      <button form="checked">Publish from afar</button>`);
    const snapshot = await takeSnapshot(page);
    expect(find(snapshot, { name: 'Free' }).noValidate).toBe(true);
    expect(find(snapshot, { name: 'Save draft' }).noValidate).toBe(true);
    expect(find(snapshot, { name: 'Publish' })).toMatchObject({ inputType: 'submit' });
    expect(find(snapshot, { name: 'Publish' }).noValidate).toBeUndefined();
    const form = find(snapshot, { name: 'Checked' });
    expect(form.noValidate).toBeUndefined();
    expect(find(snapshot, { name: 'Publish from afar' }).formPath).toBe(form.path);
  });

  test('hidden, covered, faded and dead things are told apart', async () => {
    const { elements, text } = await read('doubles.html');
    const state = (name: string) =>
      elements
        .filter((element) => element.name === name)
        .map(({ states, covered }) => [states.visible, covered]);
    expect(state('Buried')).toEqual([[true, true]]);
    expect(state('Unseen')).toEqual([[false, false]]);
    expect(state('Gone')).toEqual([[false, false]]);
    expect(state('Next')).toEqual([[true, false]]);
    expect(text).toContain('Covered by this');
    expect(text).not.toContain('Unseen');
    expect(text).not.toContain('Gone');
    expect(text).not.toContain('Faded');
  });

  test('a modal dialog covers the page behind it', async () => {
    const { elements } = await read('dialogs.html?open=native');
    const cancels = elements.filter(({ name, role }) => name === 'Cancel' && role === 'button');
    expect(cancels.map(({ covered }) => covered)).toEqual([true, false]);
  });
});

describe('where things lie', () => {
  test('cells know their column, also with cells that span several', async () => {
    const { elements } = await read('tables.html');
    const columnOf = (text: string) =>
      elements.find((element) => element.text === text && /cell$/.test(element.role))?.column;
    expect(['alan@example.org', 'Admin', '11', '12', '13', '22', 'A12'].map(columnOf)).toEqual([
      'E-mail',
      'Role',
      'Spring',
      'Early summer',
      'Autumn',
      'Early summer',
      'Gate',
    ]);
  });

  test('cards, rows and items hold what lies in them, and name it', async () => {
    const { elements } = await read('cards.html');
    const nearby = elements
      .filter(({ role }) => role === 'button')
      .map(({ name, nearby }) => `${name} | ${nearby}`);
    expect(nearby).toEqual([
      'Add to cart | Backpack',
      'Remove | Bike light',
      'Add to cart | Bolt T-shirt',
      'Like | Mia',
      'Reply | Mia',
      'Like | Noah',
      'Reply | Noah',
    ]);
  });

  test('frames within frames and of other origins are read, at their place on the page', async () => {
    const snapshot = await read(`frames.html?other=${encodeURIComponent(other.address)}`);
    expect(snapshot.frames.map(({ name }) => name).sort()).toEqual(['', 'Payment', 'Security', 'partner']);
    const codes = snapshot.elements.filter(({ label }) => label === 'Security code');
    expect(codes).toHaveLength(2);
    for (const code of codes) {
      const handle = await locate(page, snapshot, code);
      const box = await handle.boundingBox();
      expect(Math.abs((box?.x ?? 0) - code.box.x)).toBeLessThan(6);
      expect(Math.abs((box?.y ?? 0) - code.box.y)).toBeLessThan(6);
    }
    expect(snapshot.text).toContain('Check the code');
    const holder = find(snapshot, { role: 'iframe', name: 'Payment' });
    expect(find(snapshot, { name: 'Pay now' }).containers).toContain(holder.ref);
  });

  test('shadow roots are part of the page', async () => {
    const { text } = await read('shadow.html');
    expect(text.replace(/\n/g, ' ')).toContain(
      'Ask Ada for the password. Sign in Emma Borrow Ulysses Borrow',
    );
  });
});

describe('acting on what was seen', () => {
  test.each([
    ['forms.html', { label: 'Company' }],
    ['shadow.html', { label: 'User name' }],
    ['frames.html', { label: 'Card number' }],
  ])('a field of %s can be filled in', async (file, wanted) => {
    const snapshot = await read(file);
    const handle = await locate(page, snapshot, find(snapshot, wanted));
    await handle.fill('written');
    expect(await handle.inputValue()).toBe('written');
    const again = await takeSnapshot(page);
    expect(find(again, wanted).value).toBe('written');
  });

  test('a box that is drawn by its label is ticked through it', async () => {
    const snapshot = await read('forms.html');
    const handle = await locate(page, snapshot, find(snapshot, { name: 'Remember me', role: 'checkbox' }));
    await handle.check();
    expect(find(await takeSnapshot(page), { name: 'Remember me', role: 'checkbox' }).states.checked).toBe(
      true,
    );
  });

  test('an element drawn anew at its place is found; one that became another is not', async () => {
    const snapshot = await read('doubles.html');
    const save = find(snapshot, { name: 'Subscribe' });
    await page.evaluate('document.body.innerHTML = document.body.innerHTML');
    const handle = await locate(page, snapshot, save);
    expect(await handle.innerText()).toBe('Subscribe');
    await page.evaluate(
      "document.body.innerHTML = document.body.innerHTML.replace('Subscribe', 'Something else')",
    );
    await expect(locate(page, snapshot, save)).rejects.toThrow('Read the page again');
  });

  test('nothing is written on the page', async () => {
    await page.goto(`${server.address}/forms.html`);
    const before = await page.content();
    const globals = await page.evaluate('Object.keys(globalThis).length');
    await takeSnapshot(page);
    expect(await page.content()).toBe(before);
    expect(await page.evaluate('Object.keys(globalThis).length')).toBe(globals);
  });

  test('locators are named by role and name', async () => {
    const snapshot = await read('forms.html');
    expect(describeLocator(find(snapshot, { name: 'Create account' }))).toBe(
      "getByRole('button', { name: 'Create account' })",
    );
    expect(describeLocator(find(snapshot, { label: 'Website' }))).toBe("getByLabel('Website')");
  });
});

describe('limits', () => {
  test('a page that is too large is cut, and says so', async () => {
    await page.goto(`${server.address}/long.html?rows=300`);
    const snapshot = await takeSnapshot(page, { maxElements: 200 });
    expect(snapshot.elements).toHaveLength(200);
    expect(snapshot.truncated).toBe(true);
    expect(snapshot.text).toContain('The very end.');
  });

  test('a text that is too long is cut, and says so', async () => {
    await page.setContent(
      `<p>${'Much to read. '.repeat(30_000)}</p><p>${'   '.repeat(90_000)}The very end.</p>`,
    );
    const snapshot = await takeSnapshot(page);
    expect(snapshot.text).toHaveLength(400_000);
    expect(snapshot.truncated).toBe(true);
    await page.setContent(`<p>${'   '.repeat(90_000)}The very end.</p>`);
    expect(await takeSnapshot(page)).toMatchObject({ text: 'The very end.', truncated: false });
  });

  test('an aborted or late reading ends with a reason', async () => {
    await page.goto(`${server.address}/forms.html`);
    await expect(takeSnapshot(page, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow(
      'stopped',
    );
    await expect(takeSnapshot(page, { deadline: Date.now() - 1 })).rejects.toThrow('took longer');
  });
});
