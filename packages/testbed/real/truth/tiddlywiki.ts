import type { Truths } from '../truth.ts';

type Page = Parameters<NonNullable<Truths[string]>>[0]['page'];
type Locator = ReturnType<Page['locator']>;

const frame = (page: Page, title: string): Locator =>
  page.locator(`.tc-story-river .tc-tiddler-frame[data-tiddler-title="${title}"]`);
const editor = (page: Page): Locator => page.locator('.tc-tiddler-edit-frame').first();
const titleField = (page: Page): Locator => editor(page).locator('input.tc-titlebar');
const sidebar = (page: Page): Locator => page.locator('.tc-sidebar-scrollable');
const sideTab = (page: Page, name: string): Locator =>
  page.locator('.tc-sidebar-lists').getByRole('tab', { name, exact: true }).first();
const moreTab = (page: Page, name: string): Locator =>
  page.locator('.tc-more-sidebar').getByRole('tab', { name, exact: true });
const texts = async (items: Locator): Promise<string[]> =>
  (await items.allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '');
const same = (left: string[], right: string[]): boolean =>
  left.length === right.length && left.every((text, at) => text === right[at]);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: 60000 });
  await page.locator('.tc-page-container').waitFor({ timeout: 60000 });
}

async function storyTitles(page: Page): Promise<string[]> {
  return page
    .locator('.tc-story-river .tc-tiddler-frame')
    .evaluateAll((frames) => frames.map((each) => each.getAttribute('data-tiddler-title') ?? ''));
}

function bodyField(page: Page): Locator {
  return editor(page).frameLocator('iframe').locator('textarea');
}

// the links of the list below a heading of "Open tasks"
async function below(page: Page, heading: string): Promise<string[]> {
  return frame(page, 'Open tasks')
    .locator('.tc-tiddler-body')
    .evaluate((body, name) => {
      const found: string[] = [];
      let on = false;
      for (const element of Array.from(body.querySelectorAll('h1, h2, h3, a'))) {
        if (element.tagName.startsWith('H')) on = element.textContent?.trim() === name;
        else if (on) found.push(element.textContent?.trim() ?? '');
      }
      return found;
    }, heading);
}

async function urgencyRows(page: Page): Promise<string[][]> {
  return frame(page, 'Open tasks')
    .locator('.tc-tiddler-body table tr')
    .evaluateAll((rows) =>
      rows.map((row) => Array.from(row.querySelectorAll('td')).map((cell) => cell.textContent?.trim() ?? '')),
    );
}

// the titles below "All matches" in the search's list
async function allMatches(page: Page): Promise<string[]> {
  const text = await page
    .locator('.tc-search-drop-down')
    .first()
    .innerText()
    .catch(() => '');
  const after = text.split('All matches:')[1];
  return after === undefined
    ? []
    : after
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}

async function fromMenu(page: Page, title: string, entry: RegExp): Promise<void> {
  await frame(page, title).getByRole('button', { name: 'more', exact: true }).click();
  await page.locator('.tc-drop-down:visible button').filter({ hasText: entry }).first().click();
}

export const truths: Truths = {
  'tiddlywiki-01': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await frame(page, 'Open tasks').getByRole('link', { name: 'Paint the bench' }).first().click();
    await frame(page, 'Paint the bench').getByRole('checkbox').click();
    return eventually(
      async () =>
        same(await below(page, 'Open'), ['Buy a lock for the shed', 'Print posters', 'Repair the gate']) &&
        same(await below(page, 'Done'), ['Clean the rain barrel', 'Order seeds', 'Paint the bench']) &&
        (await urgencyRows(page)).length === 6 &&
        same(await texts(frame(page, 'Paint the bench').locator('.tc-tags-wrapper .tc-tag-label')), [
          'done',
          'Task',
        ]),
    );
  },
  'tiddlywiki-02': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page.getByRole('button', { name: 'new tiddler' }).first().click();
    if (!(await eventually(async () => (await titleField(page).inputValue()) === 'New Tiddler')))
      return false;
    if (!(await storyTitles(page))[0]?.startsWith('Draft of')) return false;
    await titleField(page).fill('  Tool shed inventory  ');
    await editor(page).getByPlaceholder('tag name').fill('Reference');
    await editor(page).locator('.tc-add-tag-button button').click();
    if (
      !(await eventually(
        async () =>
          (await editor(page).locator('.tc-tag-list-item[data-tag-title="Reference"]').count()) === 1,
      ))
    )
      return false;
    await bodyField(page).fill('2 spades, 1 rake, 3 × watering can');
    await page.getByRole('button', { name: 'Confirm changes to this tiddler' }).click();
    const note = frame(page, 'Tool shed inventory');
    if (
      !(await eventually(
        async () =>
          (await editor(page).count()) === 0 &&
          (await storyTitles(page))[0] === 'Tool shed inventory' &&
          (await note.locator('.tc-title').innerText()) === 'Tool shed inventory' &&
          same(await texts(note.locator('.tc-tags-wrapper .tc-tag-label')), ['Reference']) &&
          (await note.locator('.tc-tiddler-body').innerText()).includes('2 spades, 1 rake, 3 × watering can'),
      ))
    )
      return false;
    await note.locator('.tc-tag-label').click();
    return eventually(async () =>
      same(
        (await texts(page.locator('.tc-drop-down:visible a'))).filter((text) => text !== 'Reference'),
        ['Beds', 'Garden calendar', 'House rules', 'Meetings', 'Open tasks', 'Tool shed inventory'],
      ),
    );
  },
  'tiddlywiki-03': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    for (const [word, counter, first] of [
      ['gate', '2 matches', 'House rules'],
      ['POSTERS', '1 matches', 'Print posters'],
      ['the', '18 matches', 'Autumn'],
      ['hinge', '1 matches', 'Repair the gate'],
    ]) {
      await page.locator('.tc-search input').fill(word ?? '');
      if (
        !(await eventually(
          async () =>
            (await page.locator('.tc-search').innerText()).trim() === counter &&
            (await allMatches(page))[0] === first,
        ))
      )
        return false;
    }
    return true;
  },
  'tiddlywiki-04': async ({ page, base, eventually }) => {
    await open(page, `${base}/#Beds`);
    const rows = frame(page, 'Beds').locator('.tc-tiddler-body tr');
    await rows.first().waitFor();
    if (!same(await texts(rows.first().locator('th')), ['Bed', 'Crop', 'Keeper', 'Size'])) return false;
    const beds = await rows.evaluateAll((all) =>
      all
        .slice(1)
        .map((row) => Array.from(row.querySelectorAll('td')).map((cell) => cell.textContent?.trim() ?? '')),
    );
    if (beds.length !== 4) return false;
    const without = beds.filter((bed) => bed[2] === 'none');
    if (without.length !== 1 || without[0]?.[1] !== 'Empty') return false;
    if (beds.reduce((sum, bed) => sum + Number.parseInt(bed[3] ?? '', 10), 0) !== 47) return false;
    await rows.filter({ hasText: 'Herbs' }).getByRole('link').click();
    return eventually(
      async () =>
        (await frame(page, 'Mira Novak').locator('.tc-tiddler-body').innerText()).includes('Treasurer') &&
        same(await storyTitles(page), ['Beds', 'Mira Novak']),
    );
  },
  'tiddlywiki-05': async ({ page, base, eventually }) => {
    let accept = false;
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      void (accept ? dialog.accept() : dialog.dismiss());
    });
    await open(page, `${base}/`);
    await frame(page, 'Welcome').getByRole('link', { name: 'House rules' }).click();
    await frame(page, 'House rules').getByRole('button', { name: 'Edit this tiddler' }).click();
    await bodyField(page).fill('No dogs.');
    const discard = page.getByRole('button', { name: 'Discard changes to this tiddler' });
    await discard.click();
    if (!(await eventually(async () => asked === 1))) return false;
    if ((await bodyField(page).inputValue()) !== 'No dogs.') return false;
    accept = true;
    await discard.click();
    return eventually(
      async () =>
        asked === 2 &&
        (await editor(page).count()) === 0 &&
        (await frame(page, 'House rules').locator('.tc-tiddler-body').innerText()).includes(
          'Dogs are welcome on a lead.',
        ),
    );
  },
  'tiddlywiki-06': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page.getByRole('button', { name: 'control panel' }).first().click();
    await frame(page, '$:/ControlPanel')
      .locator('tr')
      .filter({ hasText: 'Subtitle' })
      .locator('input')
      .fill('Season 2025 – notes & plans');
    await page.waitForTimeout(5000);
    await page.reload({ timeout: 60000 });
    return eventually(
      async () =>
        (await sidebar(page).innerText()).includes('Season 2025 – notes & plans') &&
        !(await page.locator('body').innerText()).includes('Notebook of the committee') &&
        (await page.title()) === 'Alder Street Garden — Season 2025 – notes & plans',
      15000,
    );
  },
  'tiddlywiki-07': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    for (const title of ['Welcome', 'Open tasks']) {
      const close = frame(page, title).getByRole('button', { name: 'close', exact: true });
      if ((await close.getAttribute('title')) !== 'Close this tiddler') return false;
      await close.click();
      if (!(await eventually(async () => (await frame(page, title).count()) === 0))) return false;
    }
    if (!same(await storyTitles(page), [])) return false;
    await sideTab(page, 'Tools').click();
    await sidebar(page).getByRole('button', { name: 'home', exact: true }).click();
    return eventually(async () => same(await storyTitles(page), ['Welcome', 'Open tasks']));
  },
  'tiddlywiki-08': async ({ page, base, eventually }) => {
    await open(page, `${base}/#Meetings`);
    return eventually(async () =>
      same(await texts(frame(page, 'Meetings').locator('.tc-tiddler-body a')), [
        'Meeting 2025-04-08',
        'Meeting 2025-03-11',
        'Meeting 2025-02-11',
      ]),
    );
  },
  'tiddlywiki-09': async ({ page, base, eventually }) => {
    await open(page, `${base}/#Garden%20calendar`);
    const note = frame(page, 'Garden calendar');
    const tabs = note.getByRole('tab');
    const panel = async (): Promise<string> => (await note.locator('.tc-tab-content').innerText()).trim();
    await tabs.first().waitFor();
    if (!same(await texts(tabs), ['Spring', 'Summer', 'Autumn'])) return false;
    if ((await tabs.nth(0).getAttribute('aria-selected')) !== 'true') return false;
    if (!(await panel()).includes('peas') || (await panel()).includes('garlic')) return false;
    await tabs.nth(1).click();
    if (!(await eventually(async () => (await panel()).includes('Harvest beans twice a week.'))))
      return false;
    if ((await panel()).includes('garlic')) return false;
    await tabs.nth(2).click();
    return eventually(
      async () =>
        (await panel()).includes('garlic') &&
        same(await texts(note.locator('.tc-tags-wrapper .tc-tag-label')), ['Reference']),
    );
  },
  'tiddlywiki-10': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page.getByRole('button', { name: 'new tiddler' }).first().click();
    await titleField(page).waitFor();
    const warned = async (): Promise<boolean> =>
      (await editor(page).locator('.tc-message-box:visible').allInnerTexts()).some((text) =>
        ['|', '[', ']', '{', '}'].every((sign) => text.includes(sign)),
      );
    for (const bad of ['Bed [5]', 'Bed [5', 'Bed 5]', 'Bed {5', 'Bed 5}', 'Bed | 5']) {
      await titleField(page).fill(bad);
      if (!(await eventually(warned))) return false;
    }
    await titleField(page).fill('Bed 5');
    if (!(await eventually(async () => !(await warned())))) return false;
    await titleField(page).fill('Łąka & "Wiese" 2025');
    await page.waitForTimeout(1500);
    return !(await warned());
  },
  'tiddlywiki-11': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page.getByRole('button', { name: 'advanced search' }).first().click();
    const note = frame(page, '$:/AdvancedSearch');
    await note.getByRole('tab', { name: 'Filter' }).click();
    const rows: [string, string, string[]][] = [
      [
        '[tag[Task]!tag[done]]',
        '4 matches',
        ['Buy a lock for the shed', 'Paint the bench', 'Print posters', 'Repair the gate'],
      ],
      ['[tag[Person]]', '3 matches', ['Hanna Brandt', 'Luis Ortega', 'Mira Novak']],
      ['[keeper[Mira Novak]]', '2 matches', ['Buy a lock for the shed', 'Clean the rain barrel']],
      ['[tag[done]keeper[Hanna Brandt]]', '0 matches', []],
    ];
    for (const [expression, count, names] of rows) {
      await note.locator('input[type="search"]').fill(expression);
      if (
        !(await eventually(
          async () =>
            (await note.locator('.tc-search-results').first().innerText()).includes(count) &&
            same(await texts(note.locator('.tc-search-results a')), names),
        ))
      )
        return false;
    }
    return true;
  },
  'tiddlywiki-12': async ({ page, base, eventually }) => {
    await open(page, `${base}/#Seed%20exchange`);
    await fromMenu(page, 'Seed exchange', /clone/);
    if (
      !(await eventually(
        async () =>
          (await titleField(page).inputValue()) === 'Seed exchange 1' &&
          (await editor(page).locator('.tc-tag-list-item[data-tag-title="Idea"]').count()) === 1,
      ))
    )
      return false;
    await page.getByRole('button', { name: 'Confirm changes to this tiddler' }).click();
    return eventually(
      async () =>
        same(await storyTitles(page), ['Seed exchange 1', 'Seed exchange']) &&
        (await frame(page, 'Seed exchange 1').locator('.tc-tiddler-body').innerText()).includes('shelf') &&
        (await frame(page, 'Seed exchange 1').locator('.tc-tiddler-body').innerText()) ===
          (await frame(page, 'Seed exchange').locator('.tc-tiddler-body').innerText()) &&
        (await frame(page, 'Seed exchange').locator('.tc-subtitle').innerText()).includes(
          '25th February 2025',
        ),
    );
  },
  'tiddlywiki-13': async ({ page, base }) => {
    const status = await page.request.get(`${base}/status`);
    if (status.status() !== 200) return false;
    const told = (await status.json()) as Record<string, unknown>;
    if (told.username !== 'Hanna' || told.read_only !== false || told.tiddlywiki_version !== '5.4.1')
      return false;
    const list = await page.request.get(`${base}/recipes/default/tiddlers.json`);
    const notes = (await list.json()) as Record<string, unknown>[];
    if (list.status() !== 200 || notes.length !== 27) return false;
    if (!notes.every((note) => typeof note.title === 'string' && !('text' in note))) return false;
    const winter = `${base}/recipes/default/tiddlers/Winter`;
    if ((await page.request.get(winter)).status() !== 404) return false;
    if ((await page.request.put(winter, { data: { title: 'Winter', text: 'Rest.' } })).status() !== 403)
      return false;
    return (await page.request.get(winter)).status() === 404;
  },
  'tiddlywiki-14': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await sideTab(page, 'Tools').click();
    await sidebar(page)
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: 'rain.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Twelve litres per m²'),
      });
    const list = frame(page, '$:/Import');
    if (
      !(await eventually(async () => (await list.innerText()).includes('These tiddlers are ready to import')))
    )
      return false;
    const row = list.locator('tr').filter({ hasText: 'rain.txt' }).first();
    if (!(await row.locator('input[type="checkbox"]').first().isChecked())) return false;
    await list.getByRole('button', { name: 'Import', exact: true }).first().click();
    await list.getByRole('link', { name: 'rain.txt' }).click();
    if (
      !(await eventually(async () =>
        (
          await frame(page, 'rain.txt').locator('.tc-tiddler-body').innerText()
        ).includes('Twelve litres per m²'),
      ))
    )
      return false;
    await sideTab(page, 'More').click();
    await moreTab(page, 'Types').click();
    return eventually(async () => (await sidebar(page).innerText()).includes('text/plain'));
  },
  'tiddlywiki-15': async ({ page, base, eventually }) => {
    await open(page, `${base}/#House%20rules`);
    const body = frame(page, 'House rules').locator('.tc-tiddler-body');
    await body.waitFor();
    const rules = await texts(body.locator('ol li'));
    if (rules.length !== 3 || !(rules[1] ?? '').startsWith('Close the tap'))
      throw new Error('the water rules are not as known');
    if (
      (await body
        .locator('ol li')
        .filter({ hasText: 'leaks' })
        .getByRole('link', { name: 'Luis Ortega' })
        .count()) !== 1
    )
      throw new Error('the link is not as known');
    return eventually(async () => /7:00 to 22:00, from March to October/u.test(await body.innerText()));
  },
  'tiddlywiki-16': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await frame(page, 'Open tasks').getByRole('link', { name: 'Repair the gate' }).first().click();
    await frame(page, 'Repair the gate').getByRole('checkbox').click();
    if (!(await eventually(async () => (await below(page, 'Done')).includes('Repair the gate'))))
      throw new Error('the task is not done');
    return eventually(async () => {
      const rows = await urgencyRows(page);
      return rows.length === 5 && rows.every((row) => row[0] !== 'Repair the gate');
    });
  },
  'tiddlywiki-17': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    const hidden = async (): Promise<boolean> => !(await sideTab(page, 'Recent').isVisible());
    await page.getByRole('button', { name: 'hide sidebar' }).click();
    if (!(await eventually(async () => (await hidden()) && (await frame(page, 'Welcome').isVisible()))))
      throw new Error('the sidebar is not hidden');
    await page.waitForTimeout(3000);
    await page.reload({ timeout: 60000 });
    await frame(page, 'Welcome').waitFor({ timeout: 60000 });
    await page.waitForTimeout(1500);
    return hidden();
  },
  'tiddlywiki-18': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    const box = page.locator('.tc-search input');
    await box.click();
    await box.pressSequentially('g');
    if (
      !(await eventually(async () =>
        (await page.locator('.tc-search-drop-down').first().innerText()).includes('too short'),
      ))
    )
      throw new Error('no remark');
    await box.pressSequentially('a');
    const second = await eventually(async () => (await allMatches(page)).includes('House rules'));
    await box.pressSequentially('te');
    if (!(await eventually(async () => same(await allMatches(page), ['House rules', 'Repair the gate']))))
      throw new Error('the hits are not as known');
    return second;
  },
  'tiddlywiki-19': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await sideTab(page, 'Recent').click();
    const entries = page.locator('.tc-sidebar-lists .tc-timeline a');
    if (!(await eventually(async () => (await texts(entries))[0] === 'Meeting 2025-04-08')))
      throw new Error('the list is not as known');
    const all = await texts(entries);
    if (!same(all.slice(-4), ['Idea', 'Meeting', 'Person', 'Task']))
      throw new Error('the oldest are not as known');
    if (!(await sidebar(page).innerText()).includes('20th March 2025'))
      throw new Error('the date is not as known');
    return all.length <= 25;
  },
  'tiddlywiki-20': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await frame(page, 'Welcome').getByRole('link', { name: 'Beds' }).click();
    await frame(page, 'Beds').getByRole('button', { name: 'Edit this tiddler' }).click();
    await titleField(page).fill('Plots');
    await titleField(page).press('Control+Enter');
    if (
      !(await eventually(
        async () => (await frame(page, 'Plots').count()) === 1 && (await frame(page, 'Beds').count()) === 0,
      ))
    )
      throw new Error('not renamed');
    await sideTab(page, 'More').click();
    await moreTab(page, 'Missing').click();
    return eventually(
      async () =>
        (await frame(page, 'Welcome').locator('.tc-tiddler-body li a').first().innerText()) === 'Plots' &&
        same(await texts(page.locator('.tc-more-sidebar .tc-tab-content a')), ['Compost heap']),
    );
  },
  'tiddlywiki-21': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await sideTab(page, 'Tools').click();
    await sidebar(page).getByRole('button', { name: 'tag manager' }).first().click();
    const note = frame(page, '$:/TagManager');
    await note.waitFor();
    const counts = async (): Promise<string> =>
      (
        await note.locator('tr').evaluateAll((rows) =>
          rows.map((row) =>
            Array.from(row.querySelectorAll('td'))
              .slice(1, 3)
              .map((cell) => cell.textContent?.trim() ?? '')
              .join(' '),
          ),
        )
      )
        .filter((row) => /\d$/u.test(row) && !row.startsWith('untagged'))
        .join(', ');
    if (!(await eventually(async () => (await counts()).endsWith('Season 3, Task 6'))))
      throw new Error(`counts: ${await counts()}`);
    return eventually(
      async () => (await counts()) === 'done 2, Idea 3, Meeting 3, Person 3, Reference 5, Season 3, Task 6',
      3000,
    );
  },
  'tiddlywiki-22': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await frame(page, 'Open tasks').getByRole('link', { name: 'Order seeds' }).first().click();
    await frame(page, 'Order seeds').getByRole('checkbox').click();
    return eventually(
      async () =>
        same(await below(page, 'Open'), [
          'Buy a lock for the shed',
          'Order seeds',
          'Paint the bench',
          'Print posters',
          'Repair the gate',
        ]) &&
        same(await below(page, 'Done'), ['Clean the rain barrel']) &&
        same(await texts(frame(page, 'Order seeds').locator('.tc-tags-wrapper .tc-tag-label')), ['Task']),
    );
  },
  'tiddlywiki-23': async ({ page, base, eventually }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await open(page, `${base}/`);
    await frame(page, 'Welcome').getByRole('link', { name: 'House rules' }).click();
    await frame(page, 'House rules').getByRole('button', { name: 'Edit this tiddler' }).click();
    await bodyField(page).fill('Dogs must stay outside. 犬はご遠慮ください。');
    await bodyField(page).press('Control+Enter');
    await page.waitForTimeout(5000);
    await page.reload({ timeout: 60000 });
    await frame(page, 'Welcome').waitFor({ timeout: 60000 });
    await frame(page, 'Welcome').getByRole('link', { name: 'House rules' }).click();
    return eventually(async () => {
      const text = await frame(page, 'House rules').locator('.tc-tiddler-body').innerText();
      return (
        text.includes('Dogs must stay outside. 犬はご遠慮ください。') &&
        !text.includes('Opening hours') &&
        !text.includes('Water')
      );
    });
  },
  'tiddlywiki-24': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    await page.getByRole('button', { name: 'new tiddler' }).first().click();
    await titleField(page).fill('Welcome');
    const message = editor(page)
      .locator('.tc-message-box:visible')
      .filter({ hasText: 'Target tiddler already exists' });
    if (
      !(await eventually(
        async () => (await message.getByRole('link', { name: 'Welcome', exact: true }).count()) === 1,
      ))
    )
      return false;
    await titleField(page).fill('Welcome 2');
    return eventually(async () => (await message.count()) === 0);
  },
  'tiddlywiki-25': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    return eventually(async () => {
      const rows = await urgencyRows(page);
      const figures = rows.map((row) => Number(row[1]));
      const keepers = rows.map((row) => row[2] ?? '');
      return (
        rows.length === 6 &&
        same(rows[0]?.slice(0, 2) ?? [], ['Repair the gate', '3']) &&
        figures.every((figure, at) => at === 0 || figure <= (figures[at - 1] ?? 0)) &&
        same(rows[5] ?? [], ['Paint the bench', '1', 'Hanna Brandt']) &&
        keepers.every((keeper) => keepers.filter((other) => other === keeper).length === 2)
      );
    });
  },
  'tiddlywiki-26': async ({ page, base, eventually }) => {
    let asked = '';
    page.on('dialog', (dialog) => {
      asked = dialog.message();
      void dialog.dismiss();
    });
    await open(page, `${base}/#Seed%20exchange`);
    await fromMenu(page, 'Seed exchange', /delete/);
    if (!(await eventually(async () => asked.startsWith('Do you wish to delete the tiddler')))) return false;
    await page.waitForTimeout(1500);
    if ((await frame(page, 'Seed exchange').count()) !== 1) return false;
    await sideTab(page, 'More').click();
    await moreTab(page, 'All').click();
    return eventually(async () =>
      (await texts(page.locator('.tc-more-sidebar .tc-tab-content a'))).includes('Seed exchange'),
    );
  },
  'tiddlywiki-27': async ({ page, base, eventually }) => {
    await open(page, `${base}/`);
    const entries = page.locator('.tc-sidebar-tab-open .tc-sidebar-tab-open-item a');
    if (!(await eventually(async () => same(await texts(entries), ['Welcome', 'Open tasks']))))
      throw new Error('the list is not as known');
    await entries.nth(1).dragTo(entries.nth(0));
    return eventually(
      async () =>
        same(await texts(entries), ['Open tasks', 'Welcome']) &&
        (await texts(page.locator('.tc-sidebar-tab-open'))).join('\n').trim().endsWith('close all'),
    );
  },
};
