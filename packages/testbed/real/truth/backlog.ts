import type { Truths } from '../truth.ts';

type Page = Parameters<Truths[string]>[0]['page'];

const column = (page: Page, name: string) =>
  page
    .locator('main h3', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=ancestor::div[.//h4 or contains(., "Empty")][1]');

const cards = async (page: Page, name: string): Promise<string> =>
  ((await column(page, name).innerText()).match(/TASK-\d+/g) ?? []).join(' ');

const counter = async (page: Page, name: string): Promise<string> =>
  (
    await page
      .locator('main h3', { hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::*[1]')
      .innerText()
  ).trim();

const rows = (page: Page) => page.locator('main tbody tr');

const mainText = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replace(/\s+/g, ' ');

/** The board with its fifteen cards. */
const board = async (page: Page, base: string): Promise<void> => {
  await page.goto(`${base}/`);
  await page.getByRole('button', { name: /^Open TASK-14/ }).waitFor();
};

/** One milestone's panel, as text. */
const milestone = async (page: Page, name: string): Promise<string> =>
  (
    await page
      .locator('main h3', { hasText: new RegExp(`^${name}$`) })
      .locator('xpath=ancestor::div[.//button[contains(., "Archive")]][1]')
      .innerText()
  ).replace(/\s+/g, ' ');

const looseTasks = async (page: Page): Promise<string> =>
  (
    await page
      .locator('main h3', { hasText: 'Unassigned tasks' })
      .locator('xpath=ancestor::div[contains(., "Drag tasks to a milestone")][1]')
      .innerText()
  ).replace(/\s+/g, ' ');

export const truths: Truths = {
  'backlog-01': async ({ page, base, eventually }) => {
    await board(page, base);
    await page.getByLabel('Filter board by assignee').selectOption('@bo');
    const only = await eventually(
      async () =>
        (await page.getByRole('button', { name: /^Open TASK-/ }).count()) === 3 &&
        (await cards(page, 'To Do')) === 'TASK-2 TASK-9' &&
        (await cards(page, 'Review')) === 'TASK-10',
    );
    if (!only) return false;
    for (const name of ['In Progress', 'Done']) {
      if ((await counter(page, name)) !== '0') return false;
      if (!(await column(page, name).innerText()).includes('Empty')) return false;
    }
    await page.getByRole('button', { name: 'Clear filters' }).click();
    return eventually(async () => (await page.getByRole('button', { name: /^Open TASK-/ }).count()) === 15);
  },

  'backlog-02': async ({ page, base, eventually }) => {
    await board(page, base);
    if ((await counter(page, 'Review')) !== '2') return false;
    await page.getByRole('button', { name: '+ New Task' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByPlaceholder('Enter task title').fill(' Print "Müller" label ');
    await dialog.locator('input[type=date]').fill('2025-07-01');
    await dialog.getByRole('combobox').nth(0).selectOption('Review');
    await dialog.getByLabel('Task type').selectOption('bug');
    await dialog.getByRole('combobox').nth(2).selectOption({ label: 'Low' });
    await dialog.getByPlaceholder('Type name and press Enter').fill('@eve');
    await page.keyboard.press('Enter');
    await dialog.getByPlaceholder('Type label and press Enter or comma').fill('print');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    if (!(await eventually(async () => (await dialog.count()) === 0))) return false;
    const there = await eventually(
      async () =>
        (await counter(page, 'Review')) === '3' && (await cards(page, 'Review')).includes('TASK-16'),
    );
    if (!there) return false;
    const text = await page.getByRole('button', { name: /^Open TASK-16/ }).innerText();
    const parts = ['Print "Müller" label', 'bug', 'Low', 'print', 'Due: 2025-07-01', '@eve'];
    if (!parts.every((part) => text.includes(part))) return false;
    return eventually(async () =>
      page
        .getByText(/^Tasks \(16\)$/i)
        .first()
        .isVisible(),
    );
  },

  'backlog-03': async ({ page, base, eventually }) => {
    await board(page, base);
    const card = page.getByRole('button', { name: /^Open TASK-1:/ });
    if (!(await card.innerText()).includes('1/3')) return false;
    await card.click();
    const dialog = page.getByRole('dialog');
    const box = (text: string) => dialog.locator('li', { hasText: text }).getByRole('checkbox');
    await box('A full day is shown in grey').click();
    const heading = dialog.getByRole('heading', { name: /^Acceptance Criteria/ });
    if (!(await eventually(async () => (await heading.innerText()) === 'Acceptance Criteria (2/3)')))
      return false;
    await dialog.getByRole('button', { name: 'Close modal' }).click();
    if (!(await eventually(async () => (await card.innerText()).includes('2/3')))) return false;
    await page.reload();
    await card.waitFor();
    if (!(await eventually(async () => (await card.innerText()).includes('2/3')))) return false;
    await card.click();
    await box('The week starts on Monday').waitFor();
    return !(await box('The week starts on Monday').isChecked());
  },

  'backlog-04': async ({ page, base, eventually }) => {
    for (const [priority, count] of [
      ['High', 6],
      ['Medium', 5],
      ['Low', 5],
    ] as const) {
      await page.goto(`${base}/tasks`);
      await page.getByText('Showing 15 of 15 tasks').waitFor();
      await page.locator('main select').first().selectOption({ label: priority });
      if (!(await eventually(async () => page.getByText(`Showing ${count} of 15 tasks`).isVisible())))
        return false;
      const shown = await rows(page).locator('td:nth-child(4)').allInnerTexts();
      if (!shown.every((text) => text.trim() === priority)) return false;
    }
    return true;
  },

  'backlog-05': async ({ page, base, eventually }) => {
    await page.goto(`${base}/milestones`);
    await page.getByText('Compare two mail providers').waitFor();
    if (!/\(5\)/.test(await looseTasks(page))) return false;
    if (!/4 tasks 25%/.test(await milestone(page, 'Online booking'))) return false;
    await page.getByText('Compare two mail providers').dragTo(page.getByText('Due: 2025-04-30'));
    return eventually(async () => {
      const loose = await looseTasks(page);
      return (
        /\(4\)/.test(loose) &&
        !loose.includes('Compare two mail providers') &&
        /5 tasks 20%/.test(await milestone(page, 'Online booking')) &&
        /3 tasks 0%/.test(await milestone(page, 'Patient documents'))
      );
    });
  },

  'backlog-06': async ({ page, base, eventually }) => {
    await board(page, base);
    if (
      !(await page
        .getByText(/^Tasks \(15\)$/i)
        .first()
        .isVisible())
    )
      return false;
    await page.getByRole('link', { name: 'Drafts' }).click();
    await page.getByRole('button', { name: 'Promote to Task' }).click();
    if (!(await eventually(async () => page.getByText('0 drafts').isVisible()))) return false;
    await page.getByRole('link', { name: 'Kanban Board' }).click();
    return eventually(
      async () =>
        (await page
          .getByText(/^Tasks \(16\)$/i)
          .first()
          .isVisible()) && (await column(page, 'To Do').innerText()).includes('Offer video visits'),
    );
  },

  'backlog-07': async ({ page, base, eventually }) => {
    await page.goto(`${base}/settings`);
    await page.getByLabel('Date Format').selectOption('dd/mm/yyyy');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    if (!(await eventually(async () => page.getByText('Settings saved').isVisible()))) return false;
    await page.getByRole('link', { name: 'All Tasks' }).click();
    await page.getByText('Showing 15 of 15 tasks').waitFor();
    return eventually(
      async () =>
        (await rows(page).filter({ hasText: 'Move the database' }).innerText()).includes('Due: 26/04/2025') &&
        (await rows(page).filter({ hasText: 'Wrong hour in summer time' }).innerText()).includes(
          '31/03/2025',
        ) &&
        !(await mainText(page)).includes('2025-'),
    );
  },

  'backlog-08': async ({ page, base, eventually }) => {
    await page.goto(`${base}/settings`);
    await page.getByLabel('Project Name').fill('Birch Practice');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await eventually(async () => page.getByText('Settings saved').isVisible());
    await page.reload();
    await page.getByLabel('Project Name').waitFor();
    return eventually(
      async () =>
        (await page.getByRole('heading', { name: 'Birch Practice', exact: true }).isVisible()) &&
        (await page.getByRole('heading', { name: 'Alder Practice', exact: true }).count()) === 0 &&
        (await page.title()) === 'Birch Practice - Task Management' &&
        (await page.getByLabel('Project Name').inputValue()) === 'Birch Practice',
    );
  },

  'backlog-09': async ({ page, base, eventually }) => {
    let question = '';
    page.on('dialog', (asked) => {
      question = asked.message();
      void asked.accept();
    });
    await board(page, base);
    await page.getByRole('button', { name: /^Open TASK-1:/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByPlaceholder('New criterion').first().fill('Works on phones');
    await dialog.getByRole('button', { name: 'Add', exact: true }).first().click();
    const heading = dialog.getByRole('heading', { name: /^Acceptance Criteria/ });
    if (!(await eventually(async () => (await heading.innerText()).includes('(1/4)')))) return false;
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    return eventually(
      async () =>
        question === 'Discard unsaved changes?' &&
        (await heading.innerText()).includes('(1/3)') &&
        !(await page.content()).includes('Works on phones'),
    );
  },

  'backlog-10': async ({ page, base, eventually }) => {
    await board(page, base);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mail');
    const heading = page.getByRole('heading', { name: 'Search Results' });
    if (!(await eventually(async () => heading.isVisible()))) return false;
    const hits = page.getByRole('link', { name: /(Document|Task|Decision) • / });
    return eventually(async () => {
      const ids = (await hits.allInnerTexts()).map((text) => /• (\S+)/.exec(text)?.[1]);
      return ids.join(' ') === 'doc-2 TASK-15 TASK-5 TASK-10 decision-1';
    });
  },

  'backlog-11': async ({ page, base, eventually }) => {
    await board(page, base);
    const mark = page.getByRole('button', { name: /^Open TASK-1:/ }).getByText('1/3');
    await mark.hover();
    return eventually(
      async () =>
        (await mark.locator('xpath=ancestor-or-self::*[@title][1]').getAttribute('title')) ===
        '1 of 3 acceptance criteria checked',
    );
  },

  'backlog-12': async ({ page, base }) => {
    await page.goto(`${base}/board`);
    const all = column(page, 'To Do').getByRole('button', { name: /^Open TASK-/ });
    await all.first().waitFor();
    const texts = (await all.allInnerTexts()).filter((text) => !text.includes('Compare two mail providers'));
    return texts.length === 5 && texts.every((text) => /@\w+/.test(text));
  },

  'backlog-13': async ({ page, base }) => {
    await page.goto(`${base}/settings`);
    await page.getByLabel('Project Name').waitFor();
    const boxes = page.locator('main input[type=checkbox]');
    if ((await boxes.count()) !== 4) return false;
    for (const box of await boxes.all()) if (await box.isChecked()) return false;
    const prefix = page.locator('main input[disabled]').last();
    return (
      (await page.getByLabel('Project Name').inputValue()) === 'Alder Practice' &&
      (await page.getByLabel('Date Format').inputValue()) === 'yyyy-mm-dd' &&
      (await page.getByLabel('Default Status').inputValue()) === 'To Do' &&
      (await page.getByPlaceholder('Checklist item').count()) === 0 &&
      (await page.getByRole('button', { name: '+ Add item' }).isVisible()) &&
      (await page.getByLabel('Default Port').inputValue()) === '6420' &&
      (await page.getByLabel('Max Column Width').inputValue()) === '20' &&
      (await prefix.inputValue()) === 'TASK' &&
      (await page.getByRole('button', { name: 'Cancel' }).isDisabled()) &&
      (await page.getByRole('button', { name: 'Save Changes' }).isDisabled())
    );
  },

  'backlog-14': async ({ page, base }) => {
    await page.goto(`${base}/statistics`);
    await page.getByText('Blocked Tasks').waitFor();
    const text = await mainText(page);
    const blocked = text.slice(text.indexOf('Blocked Tasks')).match(/TASK-\d+/g) ?? [];
    return (
      text.includes('15 Total Tasks') &&
      text.includes('4 Completed') &&
      text.includes('11 remaining') &&
      text.includes('27% Completion') &&
      text.includes('1 Drafts') &&
      /To Do 6 .*In Progress 3 .*Review 2 .*Done 4 /.test(text) &&
      blocked.join(' ') === 'TASK-2 TASK-8'
    );
  },

  'backlog-15': async ({ page, base, eventually }) => {
    await page.goto(`${base}/milestones`);
    await page.getByRole('button', { name: '+ Add milestone' }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox').first();
    const create = dialog.getByRole('button', { name: 'Create', exact: true });
    if (!(await create.isDisabled())) return false;
    await name.fill('Phone app');
    await page.waitForTimeout(500);
    if (!(await create.isDisabled())) return false;
    await name.fill('online BOOKING');
    await dialog.getByLabel('Due').fill('2025-09-30');
    await create.click();
    return eventually(async () => dialog.getByText(/already exists/).isVisible());
  },

  'backlog-16': async ({ page, base, eventually }) => {
    await board(page, base);
    await page.getByRole('button', { name: 'Clean Up Old Tasks' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '1 day', exact: true }).waitFor();
    const periods = (await dialog.getByRole('button', { name: /^\d+ / }).allInnerTexts()).map((text) =>
      text.trim(),
    );
    if (periods.length !== 7 || periods[0] !== '1 day' || periods[6] !== '1 year') return false;
    const proceed = dialog.getByRole('button', { name: 'Continue' });
    if ((await proceed.count()) !== 0 && (await proceed.isEnabled())) return false;
    await dialog.getByRole('button', { name: '1 week' }).click();
    const listed = await eventually(async () => {
      const text = await dialog.innerText();
      const ids = text.match(/TASK-\d+/g) ?? [];
      return text.includes('Found 4 tasks') && ids.sort().join(' ') === 'TASK-13 TASK-14 TASK-5 TASK-6';
    });
    if (!listed) return false;
    await proceed.click();
    const move = dialog.getByRole('button', { name: 'Move 4 Tasks' });
    if (!(await eventually(async () => move.isVisible()))) return false;
    if (!(await page.getByRole('button', { name: /^Open TASK-14/ }).count())) return false;
    await move.click();
    return eventually(
      async () =>
        (await page
          .locator('main h4', { hasText: /^(Log in with|Change phone|Larger type|Nightly)/ })
          .count()) === 0 &&
        (await counter(page, 'To Do')) === '6' &&
        (await counter(page, 'In Progress')) === '3' &&
        (await counter(page, 'Review')) === '2' &&
        (await page.getByRole('button', { name: /^Open TASK-/, includeHidden: true }).count()) === 11,
    );
  },

  'backlog-17': async ({ page, base, eventually }) => {
    await page.goto(`${base}/settings`);
    const port = page.getByLabel('Default Port');
    const saved = page.getByText('Settings saved successfully!');
    const error = page.getByText('Port must be between 1 and 65535');
    for (const [value, fine] of [
      ['99999', false],
      ['1', true],
      ['65536', false],
      ['65535', true],
    ] as const) {
      await port.fill(value);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      if (!(await eventually(async () => (fine ? saved : error).isVisible()))) return false;
      if (fine && (await error.isVisible())) return false;
      if (!(await eventually(async () => !(await saved.isVisible()), 9000))) return false;
    }
    await page.reload();
    await port.waitFor();
    return eventually(async () => (await port.inputValue()) === '65535');
  },

  'backlog-18': async ({ page, base, eventually }) => {
    for (const [label, count] of [
      ['account', 2],
      ['booking', 4],
      ['documents', 4],
      ['frontend', 5],
      ['operations', 3],
    ] as const) {
      await page.goto(`${base}/tasks`);
      await page.getByText('Showing 15 of 15 tasks').waitFor();
      await page.getByRole('button', { name: /^Labels/ }).click();
      await page.getByRole('checkbox', { name: label }).check();
      if (!(await eventually(async () => page.getByText(`Showing ${count} of 15 tasks`).isVisible())))
        return false;
    }
    return true;
  },

  'backlog-19': async ({ page, base, eventually }) => {
    page.on('dialog', (asked) => void asked.accept());
    await board(page, base);
    if ((await counter(page, 'To Do')) !== '6') return false;
    await page.getByRole('button', { name: /^Open TASK-9:/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Demote to draft' }).click();
    const gone = await eventually(
      async () =>
        (await page.getByText('Search visits by doctor').count()) === 0 &&
        (await counter(page, 'To Do')) === '5',
    );
    if (!gone) return false;
    await page.getByRole('link', { name: 'Drafts' }).click();
    return eventually(async () => {
      const text = await mainText(page);
      return (
        text.includes('2 drafts') &&
        text.includes('Search visits by doctor') &&
        text.includes('Offer video visits')
      );
    });
  },

  'backlog-20': async ({ page, base, eventually }) => {
    await board(page, base);
    await page.getByRole('button', { name: 'Column actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Sort by Priority' }).click();
    const order = 'TASK-11 TASK-2 TASK-7 TASK-9 TASK-8 TASK-15';
    if (!(await eventually(async () => (await cards(page, 'To Do')) === order))) return false;
    await page.waitForTimeout(1000);
    await page.reload();
    await page.getByRole('button', { name: /^Open TASK-14/ }).waitFor();
    return eventually(
      async () =>
        (await cards(page, 'To Do')) === order &&
        (await cards(page, 'In Progress')) === 'TASK-1 TASK-4 TASK-12',
    );
  },

  'backlog-21': async ({ page, base }) => {
    const title = 'Заявка на справку';
    const made = await page.request.post(`${base}/api/tasks`, { data: { title, priority: 'high' } });
    const task = (await made.json()) as { id: string; status: string; priority: string };
    const read = await page.request.get(`${base}/api/task/TASK-16`);
    const again = (await read.json()) as { title: string };
    const empty = await page.request.post(`${base}/api/tasks`, { data: {} });
    const refused = (await empty.json()) as { error: string };
    return (
      made.status() === 201 &&
      task.id === 'TASK-16' &&
      task.status === 'To Do' &&
      task.priority === 'high' &&
      read.status() === 200 &&
      again.title === title &&
      empty.status() === 400 &&
      refused.error === 'Title is required'
    );
  },

  'backlog-22': async ({ page, base }) => {
    const wrong = await page.request.get(`${base}/api/tasks?priority=urgent`);
    const { error } = (await wrong.json()) as { error: string };
    const low = await page.request.get(`${base}/api/tasks?priority=low`);
    const tasks = (await low.json()) as unknown[];
    return (
      low.status() === 200 &&
      tasks.length === 4 &&
      wrong.status() === 400 &&
      ['Critical', 'High', 'Medium', 'Low'].every((name) => error.includes(name))
    );
  },

  'backlog-23': async ({ page, context, base, eventually }) => {
    const dark = (tab: Page) => async () =>
      (await tab.locator('html.dark').count()) === 1 &&
      (await tab.getByRole('button', { name: 'Switch to light mode' }).isVisible());
    await board(page, base);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    if (!(await eventually(dark(page)))) return false;
    await page.reload();
    if (!(await eventually(dark(page)))) return false;
    const second = await context.newPage();
    await second.goto(`${base}/`);
    return eventually(dark(second));
  },

  'backlog-24': async ({ page, base, eventually }) => {
    await page.goto(`${base}/milestones`);
    await page.getByText('Compare two mail providers').waitFor();
    await page.getByRole('button', { name: 'Remove' }).first().click();
    const dialog = page.getByRole('dialog');
    const leave = dialog.getByRole('radio', { name: /^Leave tasks unassigned/ });
    const list = dialog.getByRole('combobox');
    await leave.waitFor();
    if (!(await dialog.innerText()).includes('Online booking')) return false;
    if (!(await leave.isChecked()) || !(await list.isDisabled())) return false;
    await dialog.getByRole('radio', { name: /^Reassign tasks/ }).check();
    if (!(await eventually(async () => list.isEnabled()))) return false;
    if ((await list.locator('option:checked').innerText()) !== 'Patient documents') return false;
    await dialog.getByRole('button', { name: 'Remove milestone' }).click();
    const message = page.getByText('Removed milestone "Online booking" and reassigned its tasks');
    if (!(await eventually(async () => message.isVisible()))) return false;
    return eventually(
      async () =>
        (await page.getByRole('heading', { name: 'Online booking' }).count()) === 0 &&
        /7 tasks 14%/.test(await milestone(page, 'Patient documents')) &&
        /\(5\)/.test(await looseTasks(page)),
    );
  },

  'backlog-25': async ({ page, base, eventually }) => {
    let question = '';
    page.on('dialog', (asked) => {
      question = asked.message();
      void asked.dismiss();
    });
    await page.goto(`${base}/tasks`);
    await page.getByRole('button', { name: 'Open TASK-14: Nightly backup' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Archive Task' }).click();
    if (!(await eventually(async () => question.startsWith('Are you sure you want to archive'))))
      return false;
    await dialog.getByRole('button', { name: 'Close modal' }).click();
    const same = async () =>
      (await page.getByText('Showing 15 of 15 tasks').isVisible()) &&
      /Done/.test(await rows(page).filter({ hasText: 'TASK-14' }).innerText());
    if (!(await eventually(same))) return false;
    await page.reload();
    await rows(page).first().waitFor();
    return eventually(same);
  },

  'backlog-26': async ({ page, base, eventually }) => {
    await board(page, base);
    await page.getByRole('button', { name: 'Create new document' }).click();
    await page.getByPlaceholder('Document title').fill('Parking');
    await page
      .getByPlaceholder('Write your documentation here...')
      .fill('Parking costs 2.50 € per hour, questions to parking@alder.example');
    await page.getByRole('button', { name: 'Save' }).click();
    if (!(await eventually(async () => page.getByText(/^Documents \(4\)$/i).isVisible()))) return false;
    const shown = await eventually(async () => {
      const text = await mainText(page);
      return text.includes('2.50 €') && text.includes('parking@alder.example');
    });
    if (!shown) return false;
    return eventually(async () => {
      const names = await page.locator('nav a[href^="/documentation/"]').allInnerTexts();
      return names.length === 4 && names[3]?.trim() === 'Parking';
    });
  },

  'backlog-27': async ({ page, base, eventually }) => {
    await board(page, base);
    if ((await counter(page, 'To Do')) !== '6' || (await counter(page, 'Review')) !== '2') return false;
    await page
      .getByText('Upload a referral letter')
      .dragTo(page.getByText('Umlauts broken in mail subjects'));
    const counted = await eventually(
      async () => (await counter(page, 'To Do')) === '5' && (await counter(page, 'Review')) === '3',
    );
    if (!counted) return false;
    await page.waitForTimeout(1000);
    await page.reload();
    await page.getByRole('button', { name: /^Open TASK-14/ }).waitFor();
    return eventually(async () => (await cards(page, 'Review')).includes('TASK-7'));
  },
};
