import type { Page } from 'playwright-core';
import type { Truths } from '../truth.ts';

const users = {
  mara: ['mara.lindqvist', 'fern-And-moss-7'],
  ines: ['ines.duarte', 'Quince!blossom21'],
  tom: ['tom.okafor', 'compost-Heap-33'],
  walt: ['walt.greer', 'seedTray-4-walt'],
} as const;
const plantList = '/admin/snippets/garden/plant/';

async function signIn(page: Page, base: string, who: keyof typeof users) {
  const [name, password] = users[who];
  await page.goto(`${base}/admin/`);
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${base}/admin/`);
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
}

async function pickAction(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function filterEvents(page: Page, base: string, kind: string) {
  await page.goto(`${base}/events/`);
  await page.getByLabel('Kind').selectOption({ label: kind });
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/kind=\w/);
}

const mainText = (page: Page) => page.locator('main').innerText();
/** What a column of a table has, from the top. */
const column = (page: Page, nth: number) =>
  page
    .locator(`main tbody tr td:nth-child(${nth})`)
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).innerText.trim()));
/** The titles of a list of plants or pages in the administration. */
const titles = (page: Page) =>
  page
    .locator('main tbody tr td.title')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('a')?.textContent?.trim() ?? ''));
const notes = (page: Page) => page.locator('main article h3').allInnerTexts();
const same = (left: readonly string[], right: readonly string[]) =>
  JSON.stringify(left) === JSON.stringify(right);

export const truths: Truths = {
  'wagtail-01': async ({ page, base }) => {
    await filterEvents(page, base, 'Workshop');
    const names = await column(page, 2);
    return (
      same(names, ['Pruning roses', 'Build a bee hotel', 'Saving your own seed']) &&
      (await page.getByText('3 events', { exact: true }).isVisible())
    );
  },
  'wagtail-02': async ({ page, base, eventually }) => {
    await signIn(page, base, 'mara');
    await page.getByRole('link', { name: 'Plants', exact: true }).click();
    if (!(await eventually(() => page.getByText('16 plants').isVisible()))) throw new Error('No list.');
    await page.getByRole('link', { name: 'Add plant' }).click();
    await page.getByRole('textbox', { name: 'Common name' }).fill('Wood anemone');
    await page.getByRole('textbox', { name: 'Latin name' }).fill('Anemone nemorosa');
    await page.getByLabel('Bed').selectOption({ label: 'Woodland walk' });
    await page.getByLabel('Height').fill('15');
    await pickAction(page, 'Publish');
    await page.getByText("Plant 'Wood anemone' created and published.").waitFor();
    await page.getByRole('link', { name: '2', exact: true }).click();
    await page.waitForURL(/p=2/);
    const names = await titles(page);
    if (!names.includes('Wood anemone')) throw new Error('It is not on page 2.');
    return names.indexOf('Wood anemone') + 1 === names.indexOf('Wild garlic');
  },
  'wagtail-03': async ({ page, base, eventually }) => {
    await page.goto(`${base}/write-to-us/`);
    await page.getByLabel('Your name').fill("Zoë O'Hara");
    await page.getByLabel('Email address').fill('zoe.ohara(at)example.com');
    await page.getByLabel('Subject').selectOption('Volunteering');
    await page.getByLabel('Message').fill('I can prune & dig on Saturdays.');
    await page.getByRole('button', { name: 'Send message' }).click();
    if (!(await eventually(() => page.getByText('Enter a valid email address.').isVisible()))) return false;
    return (
      (await page.getByLabel('Your name').inputValue()) === "Zoë O'Hara" &&
      (await page.getByLabel('Message').inputValue()) === 'I can prune & dig on Saturdays.' &&
      !(await mainText(page)).includes('Thank you')
    );
  },
  'wagtail-04': async ({ page, base, eventually }) => {
    await page.goto(`${base}/garden-notes/`);
    await page.getByRole('link', { name: 'Counting birds in the snow' }).click();
    await page.getByRole('link', { name: 'wildlife', exact: true }).click();
    const three = ['Counting birds in the snow', 'Fungi under the beeches', 'Bees love the herb beds'];
    if (!(await eventually(async () => same(await notes(page), three)))) return false;
    return (
      (await mainText(page)).includes('tagged “wildlife”') &&
      (await page.getByRole('link', { name: 'Show all' }).isVisible())
    );
  },
  'wagtail-05': async ({ page, base }) => {
    await page.goto(`${base}/events/`);
    await page.getByLabel('Free events only').check();
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/free=on/);
    return (
      same(await column(page, 5), ['Free', 'Free', 'Free']) &&
      (await page.getByLabel('Free events only').isChecked())
    );
  },
  'wagtail-06': async ({ page, base, eventually }) => {
    await page.goto(`${base}/write-to-us/`);
    await page.getByLabel('Your name').fill('Harriet Boone');
    await page.getByLabel('Email address').fill('h.boone@school.example');
    await page.getByLabel('Subject').selectOption('A visit');
    await page.getByLabel('How many of you?').fill('28');
    await page.getByLabel('Message').fill('May we come on 12 June?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Thank you for writing').waitFor();
    await signIn(page, base, 'mara');
    await page.getByRole('link', { name: 'Forms', exact: true }).click();
    await page.getByRole('link', { name: 'Write to us', exact: true }).click();
    await page.getByRole('heading', { name: 'Form data' }).waitFor({ state: 'attached' });
    const names = await column(page, 3);
    if (names.length !== 5 || names[0] !== 'Harriet Boone') throw new Error('It did not arrive.');
    return eventually(async () => (await column(page, 6))[0] === '28');
  },
  'wagtail-07': async ({ page, base }) => {
    await signIn(page, base, 'tom');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const shown = (name: string) => menu.getByText(name, { exact: true }).isVisible();
    if (!(await shown('Images')) || !(await shown('Documents'))) return false;
    for (const name of ['Plants', 'Snippets', 'Settings'])
      if ((await menu.getByText(name, { exact: true }).count()) > 0) return false;
    return true;
  },
  'wagtail-08': async ({ page, base }) => {
    await page.goto(`${base}/visit-us/`);
    const line = await page.getByRole('listitem').filter({ hasText: 'Family ticket' }).innerText();
    return line.includes('£18.50');
  },
  'wagtail-09': async ({ page, base }) => {
    await page.goto(base);
    return same(await notes(page), [
      'First bluebells in the woodland',
      'Marsh marigolds at the pond',
      'How we sow alpines',
    ]);
  },
  'wagtail-10': async ({ page, base, eventually }) => {
    await page.goto(`${base}/events/poisons-in-the-border/`);
    const text = await mainText(page);
    const parts = ['Saturday 8 May 2027, 19:00', 'Lecture room', '£5.00 per person', 'Dr Helen Marsh'];
    if (!parts.every((part) => text.includes(part)) || !/Places\s+60\b/.test(text)) return false;
    await page.getByRole('link', { name: 'All events' }).click();
    return eventually(async () => (await column(page, 2)).length === 10);
  },
  'wagtail-11': async ({ page, base, eventually }) => {
    await signIn(page, base, 'walt');
    await page.goto(`${base}${plantList}?q=saxifrage`);
    await page.getByRole('link', { name: 'Purple saxifrage', exact: true }).click();
    await page.getByLabel('Height').fill('4001');
    await pickAction(page, 'Publish');
    const refused = () => page.getByText('less than or equal to 4000').isVisible();
    if (!(await eventually(refused))) return false;
    await page.goto(`${base}${plantList}?q=saxifrage`);
    return same(await column(page, 5), ['5']);
  },
  'wagtail-12': async ({ page, base }) => {
    await signIn(page, base, 'mara');
    await page.goto(`${base}/admin/users/new/`);
    const values = {
      Username: 'leo.marsh',
      Email: 'leo@fernhill.example',
      'First Name': 'Leo',
      'Last Name': 'Marsh',
      'Password*': 'mossy-9x',
      'Password confirmation': 'mossy-9x',
    };
    for (const [name, value] of Object.entries(values)) await page.getByRole('textbox', { name }).fill(value);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page
      .getByText(/could not be created|User 'leo.marsh' created/)
      .first()
      .waitFor();
    await page.goto(`${base}/admin/users/`);
    return !(await mainText(page)).includes('leo.marsh');
  },
  'wagtail-13': async ({ page, base, eventually }) => {
    const counts = {
      glasshouse: '2 results',
      'potting shed': '3 results',
      bees: '1 result',
      xylophone: '0 results',
    };
    for (const [word, count] of Object.entries(counts)) {
      await page.goto(base);
      const box = page.getByPlaceholder('Search the garden');
      await box.fill(word);
      await box.press('Enter');
      await page.waitForURL(/query=/);
      const line = page.getByText(`${count} for “${word}”`, { exact: true });
      if (!(await eventually(() => line.isVisible()))) return false;
    }
    return page.getByText('Try another word').isVisible();
  },
  'wagtail-14': async ({ page, base }) => {
    const heads: string[] = [];
    for (const path of ['/roses', '/tickets', '/news']) {
      await page.goto(base + path);
      heads.push(await page.getByRole('heading', { level: 1 }).innerText());
    }
    return same(heads, ['Pruning roses', 'Visit us', 'Events']);
  },
  'wagtail-15': async ({ page, base, eventually }) => {
    await page.goto(`${base}/garden-notes/`);
    for (const number of [2, 3]) {
      await page.getByRole('link', { name: 'Older' }).click();
      if (!(await eventually(() => page.getByText(`Page ${number} of 3`).isVisible()))) return false;
    }
    const names = await notes(page);
    return (
      names.length === 2 &&
      names[1] === 'Bees love the herb beds' &&
      (await page.getByRole('link', { name: 'Newer' }).isVisible()) &&
      (await page.getByRole('link', { name: 'Older' }).count()) === 0
    );
  },
  'wagtail-16': async ({ page, base, eventually }) => {
    await signIn(page, base, 'mara');
    await page.getByRole('link', { name: 'Images', exact: true }).click();
    await page.getByLabel('Sort by').selectOption({ label: 'Title: (Z -> A)' });
    const names = () => page.locator('main figure').allInnerTexts();
    if (!(await eventually(async () => (await names())[0]?.trim() === 'Rock garden in spring')))
      throw new Error('It was not sorted.');
    return (await names()).at(-1)?.trim() === 'Glasshouse at dawn';
  },
  'wagtail-17': async ({ page, base, context }) => {
    await signIn(page, base, 'mara');
    await page.goto(`${base}/admin/pages/20/`);
    await page.getByRole('link', { name: 'Dawn chorus walk', exact: true }).click();
    await page.getByLabel('Price').fill('7.25');
    await pickAction(page, 'Publish');
    await page.getByText("Page 'Dawn chorus walk' has been published.").waitFor();
    const tab = await context.newPage();
    await tab.goto(`${base}/events/`);
    const prices = await column(tab, 5);
    if (prices[2] !== '£18.00') throw new Error('Another price changed.');
    return prices[0] === '£7.25';
  },
  'wagtail-18': async ({ page, base }) => {
    await signIn(page, base, 'ines');
    const waiting = page.getByRole('region', { name: 'Awaiting your review' });
    await waiting.getByRole('link', { name: 'Lichens on the north wall' }).click();
    await pickAction(page, 'Approve and Publish');
    await page.getByText("Page 'Lichens on the north wall' has been updated.").waitFor();
    await page.goto(`${base}/garden-notes/`);
    const first = await page.locator('main article').first().innerText();
    return ['Lichens on the north wall', '2 April 2025', 'by Samuel Pike'].every((part) =>
      first.includes(part),
    );
  },
  'wagtail-19': async ({ page, base, eventually }) => {
    await signIn(page, base, 'mara');
    await page.goto(base + plantList);
    await page.getByRole('textbox', { name: 'Search term' }).fill('woodruff');
    await page.getByText('There is 1 match').waitFor();
    await page.getByRole('button', { name: "More options for 'Sweet woodruff'" }).click();
    await page.getByRole('link', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await eventually(async () => (await page.getByText('deleted').count()) > 0);
    await page.goto(`${base}${plantList}?p=2`);
    return (
      !(await titles(page)).includes('Sweet woodruff') && (await page.getByText('15 plants').isVisible())
    );
  },
  'wagtail-20': async ({ page, base }) => {
    const counts = { 'Guided walk': '3 events', Talk: '2 events', 'Family day': '1 event' };
    for (const [kind, count] of Object.entries(counts)) {
      await filterEvents(page, base, kind);
      if (!(await page.getByText(count, { exact: true }).isVisible())) return false;
    }
    return true;
  },
  'wagtail-21': async ({ page, base }) => {
    await page.goto(`${base}/visit-us/`);
    const open = () =>
      page
        .locator('details')
        .evaluateAll((all) => all.map((one) => String((one as HTMLDetailsElement).open)));
    const closed = ['false', 'false', 'false'];
    if (!same(await open(), closed)) return false;
    const dogs = page.getByText('May I bring my dog?');
    await dogs.click();
    const answer = page.getByText('Dogs on a lead are welcome everywhere except in the glasshouse.');
    if (!(await answer.isVisible()) || !same(await open(), ['true', 'false', 'false'])) return false;
    await dogs.click();
    return same(await open(), closed);
  },
  'wagtail-22': async ({ page, base }) => {
    await signIn(page, base, 'mara');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Opening hours' }).click();
    await page.getByRole('textbox', { name: 'Winter' }).fill('10 am to 3.30 pm');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/Opening hours updated/i).waitFor();
    await page.goto(base);
    const text = await page.locator('footer').innerText();
    if (!text.includes('Summer: 9.30 am to 7 pm')) throw new Error('The summer hours changed.');
    return text.includes('Winter: 10 am to 3.30 pm');
  },
  'wagtail-23': async ({ page, base, eventually }) => {
    await signIn(page, base, 'walt');
    await page.getByRole('link', { name: 'Plants', exact: true }).click();
    await page.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('button', { name: 'Poisonous', exact: true }).click();
    await page.getByLabel('Yes').click();
    const five = ['Common foxglove', 'English bluebell', 'Lily of the valley', 'Monkshood', 'Yellow flag'];
    if (!(await eventually(async () => same(await titles(page), five)))) throw new Error('Others are left.');
    return (await column(page, 4)).every((bed) => bed === 'Woodland walk');
  },
  'wagtail-24': async ({ page, base, eventually }) => {
    await signIn(page, base, 'mara');
    await page.goto(`${base}/admin/pages/5/`);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const status = async (name: string) => (await row(name).locator('.w-status').innerText()).toLowerCase();
    if ((await titles(page)).length !== 14) return false;
    if (!/\bdraft\b/.test(await status('Planning the fern house'))) return false;
    if (!/in moderation/.test(await status('Lichens on the north wall'))) return false;
    await row('Planning the fern house').getByRole('button', { name: 'ago' }).hover();
    return eventually(() => page.getByText('1 Apr 2025, 3:30 p.m.').isVisible());
  },
  'wagtail-25': async ({ page, base, eventually }) => {
    await page.goto(`${base}/garden-notes/how-we-sow-alpines/`);
    if (!(await mainText(page)).includes('by Kenji Watanabe, Alpine specialist')) return false;
    await page.getByRole('link', { name: 'Kenji Watanabe' }).click();
    await page.waitForURL(/author=/);
    const names = await notes(page);
    const bylines = await page.locator('main article .meta').allInnerTexts();
    if (names.length !== 3 || names[2] !== 'Edelweiss is not rare here') return false;
    if (!bylines.every((line) => line.includes('Kenji Watanabe'))) return false;
    await page.getByRole('link', { name: 'Show all' }).click();
    return eventually(() => page.getByText('Page 1 of 3').isVisible());
  },
  'wagtail-26': async ({ page, base }) => {
    await page.goto(`${base}/admin/users/`);
    const text = await page.locator('body').innerText();
    return (
      (await page.getByRole('textbox', { name: 'Password' }).isVisible()) &&
      (await page.getByRole('button', { name: 'Sign in' }).isVisible()) &&
      !text.includes('Okafor')
    );
  },
  'wagtail-27': async ({ page, base, eventually }) => {
    await signIn(page, base, 'mara');
    await page.goto(`${base}/admin/pages/20/`);
    await page.getByRole('link', { name: 'Add child page' }).first().click();
    const title = page.getByRole('textbox', { name: 'Title' }).first();
    await title.pressSequentially(' Moss & Lichen Day 2027 ');
    await title.press('Tab');
    await page.getByRole('tab', { name: 'Promote' }).click();
    return eventually(async () => (await page.getByLabel('Slug').inputValue()) === 'moss-lichen-day-2027');
  },
};
