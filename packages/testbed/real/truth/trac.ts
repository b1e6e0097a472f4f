import type { Truths } from '../truth.ts';

type Page = Parameters<Truths[string]>[0]['page'];

const text = async (page: Page, selector: string): Promise<string> => {
  const all = await page.locator(selector).allInnerTexts();
  return all.join('\n').replace(/\s+/g, ' ').trim();
};

const texts = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allInnerTexts()).map((each) => each.replace(/\s+/g, ' ').trim());

const same = (one: string[], other: string[]): boolean => JSON.stringify(one) === JSON.stringify(other);

const menu = async (page: Page, name: string): Promise<void> => {
  await page.locator('#mainnav').getByRole('link', { name, exact: true }).click();
};

const unfoldModify = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Modify Ticket', exact: true }).click();
  await page.locator('#action_leave').waitFor({ state: 'visible' });
};

const submitTicket = async (page: Page): Promise<void> => {
  await page.locator('#propertyform input[name=submit]').click();
  await page.waitForURL(/#comment:\d+$/);
};

const resolve = async (page: Page, base: string, ticket: number, resolution: string): Promise<void> => {
  await page.goto(`${base}/ticket/${ticket}`);
  await unfoldModify(page);
  await page.locator('#action_resolve').check();
  await page.locator('#action_resolve_resolve_resolution').selectOption(resolution);
  await submitTicket(page);
};

const progress = async (page: Page, milestone: string): Promise<string> => {
  const box = page.locator('.milestone', {
    has: page.getByRole('heading', { name: `Milestone: ${milestone}`, exact: true }),
  });
  return (await box.first().innerText()).replace(/\s+/g, ' ').trim();
};

const roadmapNames = (page: Page): Promise<string[]> => texts(page, '.milestone h2 em');

const search = async (page: Page, term: string): Promise<void> => {
  await page.locator('#proj-search').fill(term);
  await page.locator('#search input[type=submit]').click();
  await page.waitForURL(/\/search\?/);
};

export const truths: Truths = {
  'trac-01': async ({ page, base, eventually }) => {
    await resolve(page, base, 4, 'duplicate');
    const shown = await eventually(
      async () => (await text(page, '#ticketbox > h2')) === '#4 closed defect (duplicate)',
    );
    const changes = await text(page, '#changelog');
    const history = (await text(page, '#content')).includes('Change History (1)');
    await page.goto(`${base}/report/1`);
    const heading = await text(page, '#content h1');
    const rows = await texts(page, 'table.listing td.ticket');
    return (
      shown &&
      history &&
      changes.includes('Status: new → closed') &&
      heading.includes('(7 matches)') &&
      rows.length === 7 &&
      !rows.includes('#4')
    );
  },

  'trac-02': async ({ page, base, eventually }) => {
    await page.goto(`${base}/ticket/5`);
    const before =
      (await text(page, '.trac-status')) === 'new' && (await text(page, '[headers=h_owner]')) === 'bo';
    await unfoldModify(page);
    await page.locator('#action_accept').check();
    await submitTicket(page);
    const accepted = await eventually(async () => (await text(page, '.trac-status')) === 'accepted');
    return before && accepted && (await text(page, '[headers=h_owner]')) === 'bo';
  },

  'trac-03': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await menu(page, 'New Ticket');
    await page.locator('#field-summary').fill('Scanner jams on A3');
    await page.locator('input[name=attachment]').check();
    await page.getByRole('button', { name: 'Create ticket' }).click();
    const there = await eventually(async () =>
      (await text(page, 'h1')).includes('Add Attachment to Ticket #9'),
    );
    const button = page.locator('input[value="Add attachment"]');
    const grey = await eventually(() => button.isDisabled());
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'minutes.txt', mimeType: 'text/plain', buffer: Buffer.from('one\ntwo\n') });
    const active = await eventually(() => button.isEnabled());
    await page.locator('input[name=description]').fill('tray, seen from above');
    await button.click();
    const listed = await eventually(async () => (await text(page, '#attachments h3')) === 'Attachments (1)');
    return (
      there &&
      grey &&
      active &&
      listed &&
      (await text(page, '#attachments dt')).startsWith('minutes.txt') &&
      (await text(page, '#attachments dd')) === 'tray, seen from above'
    );
  },

  'trac-04': async ({ page, base, eventually }) => {
    await resolve(page, base, 6, 'fixed');
    await menu(page, 'Roadmap');
    await page.waitForURL(/\/roadmap/);
    return eventually(async () =>
      (await progress(page, 'milestone1')).includes('Total number of tickets: 8 - closed: 1 - active: 7'),
    );
  },

  'trac-05': async ({ page, base, eventually }) => {
    await page.goto(`${base}/roadmap`);
    const all = ['milestone1', 'milestone2', 'milestone3', 'milestone4'];
    const first = same(await roadmapNames(page), all);
    await page.locator('#hidenoduedate').check();
    await page.getByRole('button', { name: 'Update' }).click();
    const none = await eventually(async () => (await page.locator('.milestone h2').count()) === 0);
    const ticked = await page.locator('#hidenoduedate').isChecked();
    await page.locator('#hidenoduedate').uncheck();
    await page.getByRole('button', { name: 'Update' }).click();
    return first && none && ticked && (await eventually(async () => same(await roadmapNames(page), all)));
  },

  'trac-06': async ({ page, base }) => {
    await page.goto(`${base}/`);
    await menu(page, 'View Tickets');
    await page.waitForURL(/\/report/);
    const heads = await texts(page, '.reports h3 a[title="View report"] em');
    return same(heads, ['{1}', '{2}', '{3}', '{4}', '{5}', '{6}', '{7}', '{8}', '{9}']);
  },

  'trac-07': async ({ page, base, eventually }) => {
    await page.goto(`${base}/roadmap`);
    await page.getByRole('button', { name: 'Add new milestone' }).click();
    await page.waitForURL(/action=new/);
    await page.locator('#name').fill('Spring clean-up');
    await page.locator('#due').check();
    await page.locator('#duedate').click();
    await page.locator('.ui-datepicker-next').click();
    await page.locator('#ui-datepicker-div').getByRole('link', { name: '15', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Add milestone' }).click();
    await eventually(async () => (await text(page, 'h1')).includes('Spring clean-up'));
    await menu(page, 'Roadmap');
    await page.waitForURL(/\/roadmap/);
    const now = new Date();
    const due = new Date(now.getFullYear(), now.getMonth() + 1, 15);
    const date = `${String(due.getMonth() + 1).padStart(2, '0')}/15/${String(due.getFullYear() % 100).padStart(2, '0')} 18:00:00`;
    const order = await eventually(async () =>
      same((await roadmapNames(page)).slice(0, 2), ['Spring clean-up', 'milestone1']),
    );
    return (
      order &&
      (await progress(page, 'Spring clean-up')).includes(date) &&
      (await progress(page, 'milestone1')).includes('No date set')
    );
  },

  'trac-08': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await search(page, 'ab');
    const warned = await eventually(async () =>
      (await text(page, '#main')).includes('Search query too short'),
    );
    const none = (await page.locator('#results dt').count()) === 0;
    await search(page, 'PDF');
    const found = await eventually(async () =>
      (await texts(page, '#results dt')).some((each) => each.startsWith('#3:')),
    );
    const quiet = !(await text(page, '#main')).includes('too short');
    const count = await page.locator('#results dt').count();
    await search(page, '  PDF ');
    const equal = await eventually(async () => (await page.locator('#results dt').count()) === count);
    return warned && none && found && quiet && equal;
  },

  'trac-09': async ({ page, base, eventually }) => {
    for (const [type, n] of [
      ['defect', 4],
      ['enhancement', 2],
      ['task', 2],
    ] as const) {
      await page.goto(`${base}/report`);
      await page.locator('#ctxtnav').getByRole('link', { name: 'New Custom Query' }).click();
      await page.waitForURL(/\/query/);
      await page.locator('#add_filter_0').selectOption('type');
      await page.locator('select[name="0_type"]').selectOption(type);
      await page.locator('input[name=update]').click();
      await page.waitForURL(/type=/);
      const heading = await eventually(async () =>
        (await text(page, '#content h1')).includes(`(${n} matches)`),
      );
      const types = await texts(page, 'td.type');
      if (!heading || types.length !== n || types.some((each) => each !== type)) return false;
    }
    return true;
  },

  'trac-10': async ({ page, base, eventually }) => {
    await page.goto(`${base}/ticket/5`);
    await page.locator('#addreply input[type=submit]').click();
    return eventually(async () => {
      const lines = (await page.locator('#comment').inputValue()).split(/\r?\n/);
      return (
        lines[0] === 'Replying to [ticket:5 tester]:' &&
        lines[1] === '> Seen in version 2.4. Search ignores umlauts.'
      );
    });
  },

  'trac-11': async ({ page, base }) => {
    await page.goto(`${base}/`);
    const bar = (await texts(page, '#mainnav li a')).map((each) => each.toLowerCase());
    const welcome = (await texts(page, '#wikipage h1'))[0]?.startsWith('Welcome to Trac') ?? false;
    await page.goto(`${base}/search`);
    let ticked = true;
    for (const name of ['Changesets', 'Milestones', 'Tickets', 'Wiki'])
      ticked &&= await page.getByLabel(name, { exact: true }).isChecked();
    await page.goto(`${base}/newticket`);
    const form =
      (await page.locator('#field-reporter').inputValue()) === 'anonymous' &&
      (await page.locator('#field-type').inputValue()) === 'defect' &&
      (await page.locator('#field-priority').inputValue()) === 'major' &&
      (await page.locator('#field-milestone').inputValue()) === '';
    await page.goto(`${base}/roadmap`);
    const first = (await progress(page, 'milestone1')).includes(
      'Total number of tickets: 8 - closed: 0 - active: 8',
    );
    let others = same(await roadmapNames(page), ['milestone1', 'milestone2', 'milestone3', 'milestone4']);
    for (const name of ['milestone2', 'milestone3', 'milestone4'])
      others &&= !(await progress(page, name)).includes('%');
    return (
      same(bar, ['wiki', 'timeline', 'roadmap', 'view tickets', 'new ticket', 'search', 'admin']) &&
      welcome &&
      ticked &&
      form &&
      first &&
      others
    );
  },

  'trac-12': async ({ page, base, eventually }) => {
    await page.goto(`${base}/query`);
    await page.locator('#group').selectOption('component');
    await page.locator('input[name=update]').click();
    await page.waitForURL(/group=component/);
    const groups = await eventually(async () =>
      same(await texts(page, 'h2.report-result'), [
        'Component: component1 (5 matches)',
        'Component: component2 (3 matches)',
      ]),
    );
    return groups && (await text(page, '#content h1')).includes('(8 matches)');
  },

  'trac-13': async ({ page, context, base, eventually }) => {
    const hint = 'E-mail address and name can be saved in the Preferences';
    await page.goto(`${base}/ticket/1`);
    const before = (await text(page, '#trac-add-comment')).includes(hint);
    const opening = context.waitForEvent('page', { timeout: 8000 }).catch(() => undefined);
    await page.locator('#trac-add-comment').getByRole('link', { name: 'Preferences' }).click();
    const tab = await opening;
    if (!tab) return false;
    await tab.waitForURL(/\/prefs/);
    await tab.locator('#name').fill('Zoë Krüger');
    await tab.locator('#email').fill('zoe.krueger@example.org');
    await tab.getByRole('button', { name: 'Save changes' }).click();
    const saved = await eventually(async () =>
      (await text(tab, '#main')).includes('Your preferences have been saved.'),
    );
    await page.goto(`${base}/newticket`);
    const reporter = await page.locator('#field-reporter').inputValue();
    await page.goto(`${base}/ticket/1`);
    const after = (await text(page, '#trac-add-comment')).includes(hint);
    return before && saved && reporter === 'Zoë Krüger <zoe.krueger@example.org>' && !after;
  },

  'trac-14': async ({ page, base }) => {
    await page.goto(`${base}/roadmap`);
    let right = (await progress(page, 'milestone1')).includes('0% Total number of tickets: 8 ');
    for (const [ticket, resolution, percent, closed, active] of [
      [2, 'fixed', '12%', 1, 7],
      [3, 'wontfix', '25%', 2, 6],
      [4, 'invalid', '38%', 3, 5],
    ] as const) {
      await resolve(page, base, ticket, resolution);
      await page.goto(`${base}/roadmap`);
      right &&= (await progress(page, 'milestone1')).includes(
        ` ${percent} Total number of tickets: 8 - closed: ${closed} - active: ${active}`,
      );
    }
    return right;
  },

  'trac-15': async ({ page, base, eventually }) => {
    await page.goto(`${base}/admin`);
    await page.getByRole('link', { name: 'Versions', exact: true }).click();
    await page.waitForURL(/\/versions/);
    const names = await eventually(async () => same(await texts(page, '#verlist tbody a'), ['2.0', '1.0']));
    const button = page.locator('#version_table input[name=remove]');
    const first = await eventually(() => button.isDisabled());
    await page.locator('input[name=sel][value="1.0"]').check();
    const second = await eventually(() => button.isEnabled());
    await page.locator('input[name=sel][value="1.0"]').uncheck();
    await page.waitForTimeout(500);
    return names && first && second && (await eventually(() => button.isDisabled()));
  },

  'trac-16': async ({ page, base, eventually }) => {
    let asked = false;
    page.on('dialog', (dialog) => {
      asked = true;
      void dialog.dismiss();
    });
    await page.goto(`${base}/admin/ticket/components`);
    await page.locator('input[name=sel][value=component2]').check();
    await page.locator('input[name=remove]').click();
    const question = await eventually(async () => asked);
    await page.goto(`${base}/admin/ticket/components`);
    return question && (await texts(page, '#complist td.name')).includes('component2');
  },

  'trac-17': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.locator('#proj-search').fill('#3');
    await page.locator('#proj-search').press('Enter');
    return eventually(
      async () =>
        new URL(page.url()).pathname === '/ticket/3' &&
        (await text(page, 'h1 .summary')) === 'Export report as PDF' &&
        (await text(page, '#main')).includes('You arrived here through the quick-jump search feature'),
    );
  },

  'trac-18': async ({ page, base, eventually }) => {
    await page.goto(`${base}/newticket`);
    await page.locator('#field-summary').fill('He said "no" twice');
    await page.locator('#field-keywords').fill('quotes, dialog');
    await page.getByRole('button', { name: 'Create ticket' }).click();
    const made = await eventually(
      async () =>
        /\/ticket\/\d+/.test(page.url()) && (await text(page, 'h1 .summary')) === 'He said "no" twice',
    );
    return made && (await text(page, '[headers=h_keywords]')) === 'quotes, dialog';
  },

  'trac-19': async ({ page, base }) => {
    await page.goto(`${base}/query`);
    const ranks = ['blocker', 'critical', 'major', 'minor', 'trivial'];
    const priorities = (await texts(page, 'td.priority')).map((each) => ranks.indexOf(each));
    const eight = async (): Promise<boolean> => (await text(page, '#content h1')).includes('(8 matches)');
    let right =
      (await eight()) &&
      same(priorities.map(String), [...priorities].sort((one, other) => one - other).map(String)) &&
      priorities[0] === 0 &&
      priorities.at(-1) === 4;
    await page.locator('th.summary a').click();
    await page.waitForURL(/order=summary/);
    await page.waitForLoadState();
    const up = await texts(page, 'td.summary');
    right &&=
      (await eight()) &&
      same(up, [...up].sort()) &&
      up[0] === 'Add dark theme' &&
      up.at(-1) === 'Update the user manual';
    await page.locator('th.summary a').click();
    await page.waitForURL(/desc=1/);
    await page.waitForLoadState();
    const down = await texts(page, 'td.summary');
    return right && (await eight()) && same(down, [...down].sort().reverse()) && down.length === 8;
  },

  'trac-20': async ({ page, base, eventually }) => {
    const long = 'Maximiliane '.repeat(9).trim();
    await page.goto(`${base}/prefs`);
    await page.locator('#name').fill(long);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await eventually(async () => (await text(page, '#main')).includes('saved'));
    await page.goto(`${base}/prefs`);
    const kept = (await page.locator('#name').inputValue()) === long;
    await page.locator('#email').fill('nonsense');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const refused = await eventually(async () => /error|invalid|warning/i.test(await text(page, '#main')));
    await page.goto(`${base}/prefs`);
    return kept && refused && (await page.locator('#email').inputValue()) !== 'nonsense';
  },

  'trac-21': async ({ page, base, eventually }) => {
    await page.goto(`${base}/admin/ticket/priority`);
    const rows = page.locator('#enumlist tbody tr');
    const list = (): Promise<string[]> =>
      rows.evaluateAll((all) =>
        all.map(
          (row) => `${row.querySelector('a')?.textContent ?? ''} ${row.querySelector('select')?.value ?? ''}`,
        ),
      );
    const start = ['blocker 1', 'critical 2', 'major 3', 'minor 4', 'trivial 5'];
    const apply = page.locator('#enumtable input[name=apply]');
    const before = same(await list(), start) && (await apply.isDisabled());
    await rows.nth(4).dragTo(rows.nth(0));
    const moved = await eventually(
      async () =>
        same(await list(), ['trivial 1', 'blocker 2', 'critical 3', 'major 4', 'minor 5']) &&
        (await apply.isEnabled()),
    );
    await page.locator('#enumtable input[name=revert]').click();
    return (
      before &&
      moved &&
      (await eventually(async () => same(await list(), start) && (await apply.isDisabled())))
    );
  },

  'trac-22': async ({ page, base }) => {
    await page.goto(`${base}/timeline`);
    await page.getByLabel('Wiki changes').uncheck();
    await page.locator('#prefs input[name=update]').click();
    await page.waitForURL(/update=/);
    await page.waitForLoadState();
    const entries = (await texts(page, '#content dt')).map((each) => /Ticket #\d+/.exec(each)?.[0] ?? each);
    return same(
      entries,
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Ticket #${n}`),
    );
  },

  'trac-23': async ({ page, base, eventually }) => {
    await page.goto(`${base}/wiki/TeamNotes`);
    await page.getByRole('button', { name: 'Create this page' }).click();
    await page.waitForURL(/action=edit/);
    await page.locator('#text').fill('standup');
    await page.locator('#text').dblclick({ position: { x: 20, y: 12 } });
    await page.locator('.wikitoolbar a').first().click();
    const stars = await eventually(async () => (await page.locator('#text').inputValue()) === '**standup**');
    await page.locator('#save').click();
    const saved = await eventually(async () => (await text(page, '#main')).includes('saved in version 1'));
    const bold =
      (await text(page, '#wikipage strong')) === 'standup' && !(await text(page, '#wikipage')).includes('*');
    await page.locator('#ctxtnav').getByRole('link', { name: 'Index', exact: true }).click();
    await page.waitForURL(/TitleIndex/);
    await page.waitForLoadState();
    const names = await texts(page, '.titleindex li a');
    const at = names.indexOf('TeamNotes');
    return stars && saved && bold && at > 0 && names[at - 1] === 'SandBox' && names[at + 1] === 'TicketQuery';
  },

  'trac-24': async ({ page, base, eventually }) => {
    await page.goto(`${base}/query`);
    const boxes = page.locator('input[name=selected_ticket]');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('link', { name: 'Batch Modify', exact: true }).click();
    await page.locator('#add_batchmod_field').selectOption('priority');
    await page.locator('[name=batchmod_value_priority]').selectOption('minor');
    await page.locator('#batchmod_submit').click();
    const gone = await eventually(async () => {
      const all = await texts(page, 'td.priority');
      return all.length === 8 && !all.includes('blocker') && !all.includes('critical');
    });
    const all = await texts(page, 'td.priority');
    const fourth = await text(page, 'tr:has(td.id a[href="/ticket/4"]) td.priority');
    return (
      gone &&
      (await text(page, '#content h1')).includes('(8 matches)') &&
      all.filter((each) => each === 'minor').length === 5 &&
      fourth === 'trivial'
    );
  },

  'trac-25': async ({ page, base, eventually }) => {
    await page.goto(`${base}/ticket/6`);
    await page.locator('#comment').fill('first look');
    await submitTicket(page);
    await page.locator('#comment').fill('same as #7');
    await page.locator('#propertyform input[name=submit]').click();
    await page.waitForURL(/#comment:2$/);
    const old = await eventually(async () =>
      same(await texts(page, '#changelog .comment'), ['first look', 'same as #7']),
    );
    await page.getByLabel('Newest first').check();
    const upside = ['same as #7', 'first look'];
    const turned = await eventually(async () => same(await texts(page, '#changelog .comment'), upside));
    const link = page.locator('#changelog .comment').getByRole('link', { name: '#7' });
    await link.hover();
    const tooltip = (await link.getAttribute('title')) ?? '';
    await page.waitForTimeout(1500);
    await page.reload();
    const still = await eventually(async () => same(await texts(page, '#changelog .comment'), upside));
    return old && turned && tooltip.includes('Session ends after five minutes') && still;
  },

  'trac-26': async ({ page, base }) => {
    await page.goto(`${base}/ticket/99`);
    return (
      (await text(page, '#main')).includes('Ticket 99 does not exist') &&
      (await page.locator('#ticketbox').count()) === 0
    );
  },

  'trac-27': async ({ page, base, eventually }) => {
    const line = 'Добро пожаловать – ようこそ';
    await page.goto(`${base}/wiki/SandBox`);
    await page.getByRole('button', { name: 'Edit this page' }).click();
    const field = page.locator('#text');
    await field.fill(`${(await field.inputValue()).trimEnd()}\n\n${line}\n`);
    await page.locator('#save').click();
    const saved = await eventually(async () => (await text(page, '#main')).includes('saved in version 2'));
    if (!saved) return false;
    const both = async (): Promise<boolean> => {
      const shown = await text(page, '#wikipage');
      return shown.includes(line) && shown.includes('Go ahead, edit it freely.');
    };
    const first = await both();
    await page.reload();
    const again = await both();
    await page.locator('#ctxtnav').getByRole('link', { name: 'History', exact: true }).click();
    await page.waitForURL(/action=history/);
    await page.waitForLoadState();
    return first && again && same(await texts(page, 'td.version'), ['2', '1']);
  },
};
