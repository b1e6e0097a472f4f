import type { Page } from 'playwright-core';
import type { Scene, Truths } from '../truth.ts';

const passwords = {
  ingrid: 'ingrid-pass-3',
  tomasz: 'tomasz-pass-8',
  priya: 'priya-pass-5',
  leon: 'leon-pass-6',
  hanna: 'hanna-pass-1',
};

async function submitLogin({ page, base }: Scene, name: string, password: string): Promise<void> {
  await page.goto(`${base}/`);
  await page.locator('input[name="__login_name"]').fill(name);
  await page.locator('input[name="__login_password"]').fill(password);
  await page.locator('input[type=submit][value=Login]').click();
  await page.waitForLoadState();
}

async function logIn(scene: Scene, name: keyof typeof passwords): Promise<void> {
  await submitLogin(scene, name, passwords[name]);
  await scene.page.getByText(`Hello, ${name}`).waitFor();
}

/** The rows of a list by the names of its columns, with the group that each is in. */
async function listed(page: Page): Promise<Record<string, string>[]> {
  const lines = await page.locator('main table.list > tbody > tr').evaluateAll((rows) =>
    rows.map((row) => ({
      isGroup: row.firstElementChild?.className === 'group',
      isData: row.firstElementChild?.tagName === 'TD',
      cells: [...row.children].map((cell) => (cell.textContent ?? '').trim()),
    })),
  );
  const names = lines[0]?.cells.map((name) => name.replace(/\s/g, ' ')) ?? [];
  const found: Record<string, string>[] = [];
  let group = '';
  for (const { isGroup, isData, cells } of lines) {
    if (isGroup) group = cells[0] ?? '';
    if (!isData) continue;
    const row: Record<string, string> = { group };
    names.forEach((name, at) => {
      row[name] = cells[at] ?? '';
    });
    found.push(row);
  }
  return found;
}

const ids = (rows: Record<string, string>[]) => rows.map((row) => row.ID).join();
const isIn = (page: Page, text: string) => page.locator('main').getByText(text).first().isVisible();
const total = async (page: Page) => (await page.locator('tr.navigation').innerText()).trim();
const message = (page: Page) => page.locator('.ok-message, .error-message').first().innerText();
const menuLink = (page: Page, name: string) => page.locator('nav').getByRole('link', { name, exact: true });
const submit = async (page: Page) => {
  await page.locator('main form input[type=submit][value^="Submit"]').first().click();
  await page.waitForLoadState();
};
const chosen = (page: Page, field: string) =>
  page.locator(`select[name="${field}"] option:checked`).innerText();

/** What a page for reading shows beside a label. */
const beside = (page: Page, label: string) =>
  page.locator(`main table.form th:text-is("${label}") + td`).innerText();

/** Author, date and text of each message, as shown. */
async function messages(page: Page): Promise<string[]> {
  const heads = await page.locator('table.messages tr:has(th a)').allInnerTexts();
  const bodies = await page.locator('table.messages td.content').allInnerTexts();
  return heads.map((head, at) => `${head} ${bodies[at]}`);
}

async function openSearch({ page, base }: Scene): Promise<void> {
  await page.goto(`${base}/`);
  await menuLink(page, 'Search').click();
  await page.locator('main input[type=submit][value=Search]').waitFor();
}

async function search(page: Page): Promise<void> {
  await page.locator('main input[type=submit][value=Search]').click();
  await page.locator('main table.list').waitFor();
}

export const truths: Truths = {
  'roundup-01': async ({ page, base }) => {
    await page.goto(`${base}/`);
    const rows = await listed(page);
    const critical = rows.filter((row) => row.group === 'critical');
    return (
      rows.every((row) => row.Status !== 'resolved') &&
      (await total(page)) === '1..20 out of 20' &&
      rows[0]?.group === 'critical' &&
      critical.length === 3 &&
      critical[0]?.ID === '20'
    );
  },
  'roundup-02': async (scene) => {
    const { page } = scene;
    await logIn(scene, 'tomasz');
    await page.locator('nav a[href="issue?@template=item"]').click();
    await page.locator('input[name=title]').fill('Gangway light flickers');
    await page.locator('select[name=priority]').selectOption({ label: 'urgent' });
    await page.locator('input[name=keyword]').fill('hardware');
    await page.locator('textarea[name="@note"]').fill('Every evening after 19:40.');
    await page
      .locator('input[name="@file"]')
      .setInputFiles({ name: 'gangway.txt', mimeType: 'text/plain', buffer: Buffer.from('flickers') });
    await submit(page);
    await page.getByText('issue 27 created').waitFor();
    const [first = ''] = await messages(page);
    return (
      (await chosen(page, 'status')) === 'unread' &&
      first.includes('Author: tomasz') &&
      first.includes('Every evening after 19:40.') &&
      (await page.locator('table.files').getByText('gangway.txt').count()) === 1
    );
  },
  'roundup-03': async (scene) => {
    const { page, base } = scene;
    await logIn(scene, 'hanna');
    await page.goto(`${base}/issue17`);
    if ((await chosen(page, 'status')) !== 'resolved') return false;
    await page.locator('textarea[name="@note"]').fill('Clock is late again, 3 minutes this time');
    await submit(page);
    const all = await messages(page);
    return (
      (await chosen(page, 'status')) === 'chatting' &&
      all.length === 3 &&
      all[0]?.includes('Clock is late again, 3 minutes this time') === true &&
      (await chosen(page, 'priority')) === 'bug'
    );
  },
  'roundup-04': async ({ page, base }) => {
    await page.goto(`${base}/`);
    await menuLink(page, 'Show Unassigned').click();
    await page.getByText('List of issues - Show Unassigned').waitFor();
    const rows = await listed(page);
    return (
      rows.length === 4 &&
      rows.every((row) => row['Assigned To'] === undefined) &&
      rows.at(-1)?.group === 'wish' &&
      rows.every((row) => row.Status === 'unread')
    );
  },
  'roundup-05': async ({ page, base }) => {
    await page.goto(`${base}/`);
    await page.locator('#search-text').fill('pillar');
    await page.locator('#search-text').press('Enter');
    await page.waitForURL(/search_text=pillar/);
    return ids(await listed(page)) === '4,23';
  },
  'roundup-06': async (scene) => {
    const { page } = scene;
    await logIn(scene, 'ingrid');
    await menuLink(page, 'Open payments').click();
    await page.getByText('List of issues - Open payments').waitFor();
    const rows = await listed(page);
    const free = rows.filter((row) => !row['Assigned To']);
    return ids(rows) === '2,9,13,20,21' && free.length === 1 && free[0]?.Title?.includes('Refund') === true;
  },
  'roundup-07': async (scene) => {
    const { page } = scene;
    await logIn(scene, 'tomasz');
    if ((await total(page)) !== '1..20 out of 20') return false;
    await page.getByRole('link', { name: 'Move the backups to the new disk' }).click();
    await page.locator('select[name=status]').selectOption({ label: 'resolved' });
    await submit(page);
    await page.getByText('edited ok').waitFor();
    await menuLink(page, 'Show All').click();
    await page.getByText('List of issues - Show All').waitFor();
    const rows = await listed(page);
    return rows.every((row) => row.ID !== '22') && (await total(page)) === '1..19 out of 19';
  },
  'roundup-08': async ({ page, base }) => {
    await page.goto(`${base}/issue13`);
    await page.locator('table.files a').first().click();
    await page.waitForURL(/invoice-20871/);
    const text = await page.locator('body').innerText();
    return /VAT.* 600\.00/.test(text) && /Total 3,000\.00/.test(text);
  },
  'roundup-09': async ({ page, base }) => {
    await page.goto(`${base}/`);
    return (
      !(await page.getByLabel('Remember me?').isChecked()) &&
      (await menuLink(page, 'Lost your login?').isVisible()) &&
      (await page.getByText('Create New').count()) === 0 &&
      (await page.getByText('Your Queries').count()) === 0 &&
      (await page.locator('#search-text').inputValue()) === '' &&
      (await chosen(page, '@sort0')) === 'activity' &&
      (await page.locator('input[name="@sortdir0"]').isChecked()) &&
      (await chosen(page, '@group0')) === 'priority'
    );
  },
  'roundup-10': async (scene) => {
    const { page } = scene;
    await openSearch(scene);
    await page.locator('input[name=creation]').fill('from 2025-03-01 to 2025-03-15');
    await search(page);
    const found = (await listed(page)).map((row) => row.ID).sort();
    await page.goto(`${scene.base}/issue21`);
    return found.join() === '17,18,19,20' && (await isIn(page, '2025-03-17.10:25:00'));
  },
  'roundup-11': async ({ page, base }) => {
    const expected = { unread: 5, 'need-eg': 2, testing: 4, resolved: 6 };
    for (const [status, hits] of Object.entries(expected)) {
      await page.goto(`${base}/issue?@template=search`);
      await page.locator('select[name=status]').selectOption({ label: status });
      await search(page);
      if (!(await total(page)).endsWith(`out of ${hits}`)) return false;
    }
    return true;
  },
  'roundup-12': async ({ page, base }) => {
    await page.goto(`${base}/`);
    await menuLink(page, 'Register').click();
    await page.locator('input[name=realname]').fill('Oda Lien');
    await page.locator('input[name=username]').fill('oda');
    await page.locator('input[name=address]').fill('oda@kestrel.example');
    await page.locator('input[name=password]').fill('oda-pass-2');
    await page.locator('input[name="@confirm@password"]').fill('oda-pass-3');
    await page.locator('input[type=submit][value=Register]').click();
    await page.locator('.error-message').waitFor();
    return (
      (await message(page)).includes('do not match') &&
      (await page.locator('input[name="__login_name"]').isVisible()) &&
      (await page.getByText('Hello,').count()) === 0
    );
  },
  'roundup-13': async (scene) => {
    const { page, base } = scene;
    const existing = () => page.locator('main td a[href^="keyword"]').count();
    await logIn(scene, 'leon');
    await menuLink(page, 'Edit Existing').click();
    await page.locator('main').getByRole('link', { name: 'printing' }).click();
    const before = await existing();
    await page.locator('input[name=name]').fill('printers');
    await submit(page);
    await page.getByText('edited ok').waitFor();
    const after = await existing();
    const keywords: string[] = [];
    for (const issue of [1, 16]) {
      await page.goto(`${base}/issue${issue}`);
      keywords.push(await page.locator('input[name=keyword]').inputValue());
    }
    return before === 8 && after === 8 && keywords[0] === 'hardware,printers' && keywords[1] === 'printers';
  },
  'roundup-14': async ({ page, base }) => {
    await page.goto(`${base}/`);
    await page.locator('select[name="@sort0"]').selectOption('title');
    await page.locator('input[name="@sortdir0"]').uncheck();
    await page.locator('select[name="@group0"]').selectOption('assignedto');
    await page.locator('input[value=Redisplay]').click();
    await page.waitForURL(/sort0=title/);
    const rows = await listed(page);
    const titles = rows.filter((row) => row.group === 'tomasz').map((row) => row.Title ?? '');
    const order = ['Boarding scanner', 'Guest wireless', 'Café till', 'Move the backups', 'Ticket printer'];
    return (
      rows[0]?.group === '(no assignedto set)' &&
      rows[0].Title === 'Dark theme for the crew app' &&
      titles.length === 5 &&
      order.every((start, at) => titles[at]?.startsWith(start))
    );
  },
  'roundup-15': async ({ page, base }) => {
    const jump = async (number: number) => {
      await page.goto(`${base}/`);
      await page.locator('input[name="@number"]').fill(String(number));
      await page.locator('input[value="Show issue:"]').click();
      await page.waitForURL(`**/issue${number}`);
    };
    const expected = [
      [17, 'Ticket machine at Pier 2 shows the wrong clock', 'resolved'],
      [8, 'Dark theme for the crew app', 'deferred'],
    ] as const;
    for (const [number, title, status] of expected) {
      await jump(number);
      if ((await beside(page, 'Title')) !== title || (await beside(page, 'Status')) !== status) return false;
    }
    await jump(99);
    return isIn(page, 'There is no issue with id 99');
  },
  'roundup-16': async (scene) => {
    const { page, base, eventually } = scene;
    await logIn(scene, 'hanna');
    await page.goto(`${base}/issue1`);
    await page
      .locator('table.files tr', { hasText: 'queue-saturday.txt' })
      .locator('input[value=remove]')
      .click();
    return eventually(
      async () =>
        (await page.locator('main h2, table.messages').first().isVisible()) &&
        (await page.locator('table.files').count()) === 0 &&
        (await messages(page)).length === 3,
    );
  },
  'roundup-17': async (scene) => {
    const { page } = scene;
    await logIn(scene, 'priya');
    await menuLink(page, 'Your Details').click();
    await page.locator('input[name=phone]').fill('+47 55 50 11 39');
    await submit(page);
    await page.getByText('edited ok').waitFor();
    await menuLink(page, 'User List').click();
    await page.getByText('User listing').first().waitFor();
    const holds = async () => {
      const rows = await listed(page);
      const phone = (name: string) => rows.find((row) => row.Username === name)?.['Phone number'];
      return (
        phone('priya') === '+47 55 50 11 39' &&
        phone('tomasz') === '+47 55 50 11 24' &&
        rows.every((row) => row['Phone number'] !== '+47 55 50 11 31')
      );
    };
    if (!(await holds())) return false;
    await page.reload();
    return holds();
  },
  'roundup-18': async (scene) => {
    const { page } = scene;
    await submitLogin(scene, 'ingrid', 'ingrid-pass-4');
    await page.locator('.error-message').waitFor();
    return (
      (await message(page)).includes('Invalid login name') &&
      (await page.locator('input[name="__login_name"]').isVisible()) &&
      (await page.getByText('Hello, ingrid').count()) === 0
    );
  },
  'roundup-19': async ({ page, base }) => {
    await page.goto(`${base}/issue1`);
    return page
      .locator('tr', { hasText: 'hanna' })
      .getByText('priority: bug -> critical')
      .first()
      .isVisible();
  },
  'roundup-20': async (scene) => {
    const { page } = scene;
    await openSearch(scene);
    const form = page.locator('form[name=itemSynopsis]');
    const shown = (name: string) => form.locator(`input[name="@columns"][value="${name}"]`).isChecked();
    const picked = (name: string) => form.locator(`input[name="${name}"]:checked`).inputValue();
    const menus = await form.locator('select option:checked').allInnerTexts();
    return (
      (await form.locator('input[name="@pagesize"]').inputValue()) === '50' &&
      (await form.locator('input[name="@startwith"]').inputValue()) === '0' &&
      !(await form.locator('input[name="@sortdir"]').isChecked()) &&
      !(await form.locator('input[name="@groupdir"]').isChecked()) &&
      (await shown('title')) &&
      (await shown('id')) &&
      (await shown('activity')) &&
      (await shown('status')) &&
      !(await shown('keyword')) &&
      (await picked('@sort')) === 'activity' &&
      (await picked('@group')) === 'priority' &&
      menus.length > 0 &&
      menus.every((menu) => menu === "don't care")
    );
  },
  'roundup-21': async (scene) => {
    const { page } = scene;
    const next = page.getByRole('link', { name: 'next >>' });
    await openSearch(scene);
    await page.locator('form[name=itemSynopsis] input[name="@pagesize"]').fill('10');
    await search(page);
    const first =
      (await listed(page)).length === 10 &&
      (await next.isVisible()) &&
      (await page.getByText('<< previous').count()) === 0;
    for (const start of [10, 20]) {
      await next.click();
      await page.waitForURL(new RegExp(`startwith=${start}`));
    }
    const last = (await listed(page)).length <= 6 && (await total(page)).endsWith('21..26 out of 26');
    return first && last && (await next.count()) === 0;
  },
  'roundup-22': async ({ page, base }) => {
    await page.goto(`${base}/issue21`);
    const [first = '', second = '', third] = await messages(page);
    return (
      third !== undefined &&
      first.includes('Author: priya') &&
      first.includes('To the printer, says the crew.') &&
      second.includes('Author: tomasz') &&
      second.includes('2025-03-18') &&
      (await beside(page, 'Keywords')).trim() === 'hardware, payments' &&
      (await beside(page, 'Assigned To')).trim() === 'priya'
    );
  },
  'roundup-23': async (scene) => {
    const { page } = scene;
    await logIn(scene, 'leon');
    const menu =
      (await menuLink(page, 'Class List').count()) === 0 && (await menuLink(page, 'Add User').count()) === 0;
    await menuLink(page, 'User List').click();
    await page.getByText('User listing').first().waitFor();
    const rows = await listed(page);
    const others = rows.filter((row) => row.Username !== 'leon');
    const own = rows.find((row) => row.Username === 'leon');
    return (
      menu &&
      others.every((row) => row['Email address'] === '[hidden]') &&
      own?.['Email address']?.includes('leon at quaysoft') === true &&
      others.every((row) => row['Phone number'] === '[hidden]')
    );
  },
  'roundup-24': async (scene) => {
    const { page, eventually } = scene;
    await logIn(scene, 'hanna');
    await menuLink(page, 'edit').click();
    const row = page.locator('main tr', { hasText: 'Waiting for examples' });
    await row.locator('select').selectOption({ label: 'include' });
    const isOffered = (await page.locator('main').getByText('Open payments').count()) > 0;
    await page.locator('input[value="Save Selection"]').click();
    const link = menuLink(page, 'Waiting for examples');
    if (isOffered || !(await eventually(() => link.isVisible()))) return false;
    await link.click();
    await page.getByText('List of issues - Waiting for examples').waitFor();
    return ids(await listed(page)) === '6,19';
  },
  'roundup-25': async (scene) => {
    const { page, base, context, eventually } = scene;
    await logIn(scene, 'hanna');
    await page.goto(`${base}/issue12`);
    const link = page.locator('td', { has: page.locator('input[name=keyword]') }).getByText('(list)');
    const opened = context.waitForEvent('page');
    await link.click();
    const popup = await opened;
    await popup.locator('tr', { hasText: 'website' }).first().locator('input[type=checkbox]').check();
    await popup.getByText('apply', { exact: true }).click();
    return eventually(
      async () =>
        popup.isClosed() && (await page.locator('input[name=keyword]').inputValue()) === 'network,website',
    );
  },
  'roundup-26': async ({ page, base }) => {
    const address = `${base}/rest/data/issue/13`;
    const authorization = `Basic ${btoa(`priya:${passwords.priya}`)}`;
    const reply = await page.request.get(address, { headers: { authorization } });
    const { data } = await reply.json();
    const refused = await page.request.get(address);
    return (
      reply.status() === 200 &&
      data.attributes.title === 'Invoice shows VAT of 25 % for freight' &&
      data.attributes.files.length === 1 &&
      data.attributes.keyword.length === 2 &&
      refused.status() === 403
    );
  },
  'roundup-27': async (scene) => {
    const { page } = scene;
    const title = 'Überfahrt "Nordlicht" & 夜間便 – 20 % off';
    await logIn(scene, 'ingrid');
    await page.locator('nav a[href="issue?@template=item"]').click();
    await page.locator('input[name=title]').fill(title);
    await page.locator('select[name=priority]').selectOption({ label: 'wish' });
    await submit(page);
    await page.getByText('issue 27 created').waitFor();
    if ((await page.locator('input[name=title]').inputValue()) !== title) return false;
    await menuLink(page, 'Show All').click();
    await page.getByText('List of issues - Show All').waitFor();
    const row = (await listed(page)).find((each) => each.group === 'wish' && each.Title === title);
    return row?.Status === 'unread' && row['Assigned To'] === '';
  },
};
