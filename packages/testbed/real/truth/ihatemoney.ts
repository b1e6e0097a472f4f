import type { Page } from 'playwright-core';
import type { Truths } from '../truth.ts';

const codes: Record<string, string> = {
  'lake-house': 'pier-7-lantern',
  'office-coffee': 'beans-and-filters',
};

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

async function enter(page: Page, base: string, project: string): Promise<void> {
  await page.goto(`${base}/authenticate`);
  await page.locator('#id').fill(project);
  await page.locator('#password').fill(codes[project] ?? '');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(`${base}/${project}/`);
}

/** The cells of a table, row by row. */
async function cells(page: Page, table: string): Promise<string[][]> {
  const rows = await page
    .locator(`${table} tbody tr`)
    .evaluateAll((found) =>
      found.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.innerText)),
    );
  return rows.map((row) => row.map(flat));
}

const bills = (page: Page): Promise<string[][]> => cells(page, '#bill_table');
const purposes = async (page: Page): Promise<string[]> => (await bills(page)).map((row) => row[2] ?? '');
const row = (page: Page, purpose: string) =>
  page
    .locator('#bill_table tbody tr')
    .filter({ has: page.getByRole('cell', { name: purpose, exact: true }) });

/** Name to balance, as the column on the left shows it. */
async function balances(page: Page): Promise<Record<string, string>> {
  const rows = await cells(page, 'table.balance');
  return Object.fromEntries(rows.map((cell) => [cell[0] ?? '', cell.at(-1) ?? '']));
}

async function balance(page: Page, name: string): Promise<string> {
  return (
    Object.entries(await balances(page)).find(([who]) => who === name || who.startsWith(`${name} (`))?.[1] ??
    ''
  );
}

const said = async (page: Page, text: string): Promise<boolean> =>
  (await page.locator('.alert').allInnerTexts()).some((alert) => flat(alert).includes(text));

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add a new bill' }).click();
  await page.locator('#bill-form #what').waitFor();
  await page.waitForTimeout(500);
}

interface Bill {
  date: string;
  what: string;
  payer: string;
  amount: string;
}

async function addBill(page: Page, bill: Bill): Promise<void> {
  await openForm(page);
  const form = page.locator('#bill-form');
  await form.locator('#date').fill(bill.date);
  await form.locator('#what').fill(bill.what);
  await form.locator('#payer').selectOption(bill.payer);
  await form.locator('#amount').fill(bill.amount);
  await form.locator('#submit').click();
}

async function ticks(page: Page): Promise<string> {
  const found = await page
    .locator('#bill-form input[name=payed_for]')
    .evaluateAll((boxes) =>
      boxes.map(
        (box) => `${box.parentElement?.innerText.trim()}:${(box as HTMLInputElement).checked ? 'on' : 'off'}`,
      ),
    );
  return found.join(' ');
}

async function filter(page: Page, base: string, values: Record<string, string>): Promise<void> {
  await page.goto(`${base}/lake-house/`);
  await page.locator('#toggle-filters').click();
  for (const [field, value] of Object.entries(values))
    await page.locator(`#filterCollapse #${field}`).fill(value);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.waitForURL(/amount_max=/);
}

const basic = (user: string, password: string): Record<string, string> => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

interface Member {
  name: string;
  weight: number;
  activated: boolean;
}

interface Figures {
  member: Member;
  paid: number;
  transferred: number;
  received: number;
  balance: number;
}

export const truths: Truths = {
  'ihatemoney-01': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    const button = row(page, 'Firewood').locator('.delete-bill button');
    await button.click();
    const asked = await eventually(async () => flat(await button.innerText()) === 'Are you sure?');
    const kept = (await purposes(page)).length === 14;
    await button.click();
    return (
      asked &&
      kept &&
      eventually(async () => {
        const left = await purposes(page);
        return (
          (await said(page, 'The bill has been deleted')) &&
          left.length === 13 &&
          !left.includes('Firewood') &&
          (await balance(page, 'Bruno')) === '-92.14'
        );
      })
    );
  },

  'ihatemoney-02': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.locator('#authentication-form #id').fill('lake-house');
    await page.locator('#authentication-form #password').fill('pier-7-lantern');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${base}/lake-house/`);
    const before =
      (await balance(page, 'Dev')) === '-221.80' &&
      (await bills(page)).length === 14 &&
      flat(await page.locator('#navbarProjectsLinks').innerText()) === 'Lake house 2024';
    await openForm(page);
    const dialog =
      flat(await page.locator('#bill-form h3').innerText()) === 'Add a bill' &&
      (await ticks(page)) === 'Ada:on Bruno:on Chloe:on Dev:on';
    await page.keyboard.press('Escape');
    await page.locator('#bill-form').waitFor({ state: 'hidden' });
    await addBill(page, {
      date: '2024-06-22',
      what: 'Ice cream on the pier',
      payer: 'Dev',
      amount: '(18+36.2)/3',
    });
    return (
      before &&
      dialog &&
      eventually(async () => {
        const first = (await bills(page))[0]?.slice(0, 5).join('|');
        return (
          (await said(page, 'The bill has been added')) &&
          first === '2024-06-22|Dev|Ice cream on the pier|Everyone|18.07 (3.61 each)' &&
          (await balance(page, 'Dev')) === '-207.35'
        );
      })
    );
  },

  'ihatemoney-03': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    for (const [term, count] of [
      ['GROC', 2],
      ['boat', 1],
      ['the', 4],
      ['ada', 1],
    ] as const) {
      await filter(page, base, { search: term });
      const right = await eventually(async () => {
        const found = await purposes(page);
        return (
          found.length === count && found.every((what) => what.toLowerCase().includes(term.toLowerCase()))
        );
      });
      if (!right) return false;
    }
    return true;
  },

  'ihatemoney-04': async ({ page, base, eventually }) => {
    await enter(page, base, 'office-coffee');
    await page.getByRole('link', { name: 'Settle' }).click();
    await page.waitForURL(/settle_bills/);
    const proposals = (await bills(page)).map((cell) => cell.slice(0, 3).join('|')).join(';');
    if (proposals !== 'Theo|Mona|10.65') return false;
    await page.getByRole('button', { name: 'Register settlement' }).click();
    const settled = await eventually(
      async () =>
        (await page.locator('.alert-success').isVisible()) &&
        (await page.getByRole('button', { name: 'Register settlement' }).count()) === 0 &&
        (await balance(page, 'Mona')) === '0.00' &&
        (await balance(page, 'Theo')) === '0.00',
    );
    await page.getByRole('link', { name: 'Bills' }).click();
    return (
      settled &&
      eventually(async () => {
        const all = await bills(page);
        return (
          all.length === 3 && all.some((cell) => cell.slice(1, 5).join('|') === 'Theo|Settlement|Mona|10.65')
        );
      })
    );
  },

  'ihatemoney-05': async ({ page, base, eventually }) => {
    await enter(page, base, 'office-coffee');
    await page.locator('#add-member-form #name').fill('Mona');
    await page.locator('#add-member-form #name').press('Enter');
    const refused = await eventually(async () => said(page, 'already have this participant'));
    await page.getByRole('link', { name: 'Bills' }).click();
    return (
      refused &&
      eventually(
        async () =>
          (await cells(page, 'table.balance')).map((cell) => `${cell[0]} ${cell.at(-1)}`).join(', ') ===
          'Mona +10.65, Theo -10.65',
      )
    );
  },

  'ihatemoney-06': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    const line = page.locator('#bal-member-2');
    const button = line.locator('form').first().locator('button');
    await line.hover();
    await button.click();
    const asked = await eventually(async () => flat(await button.innerText()).includes('sure?'));
    await button.click();
    const stays = await eventually(
      async () => (await said(page, 'deactivated')) && (await balance(page, 'Bruno')) === '-71.30',
    );
    await openForm(page);
    const names = (await page.locator('#bill-form #payer option').allInnerTexts())
      .map(flat)
      .filter((name) => name !== '');
    await page.goto(`${base}/lake-house/settle_bills`);
    const proposals = (await bills(page)).map((cell) => cell.slice(0, 3).join('|'));
    return asked && stays && names.join() === 'Ada,Chloe,Dev' && proposals.includes('Bruno|Ada|71.30');
  },

  'ihatemoney-07': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.locator('#langMenuButton').click();
    await page.getByRole('link', { name: 'Français' }).click();
    await eventually(async () => flat(await page.locator('#langMenuButton').innerText()) === 'Français');
    await enter(page, base, 'lake-house');
    const french = () =>
      eventually(
        async () =>
          (await page.locator('.navbar-nav.nav-fill a').allInnerTexts()).map(flat).join() ===
            'Factures,Remboursements,Statistiques' && (await page.getByText('Add a new bill').count()) === 0,
      );
    if (!(await french())) return false;
    await page.reload();
    return french();
  },

  'ihatemoney-08': async ({ page, base, eventually }) => {
    await page.goto(`${base}/lake-house/settle_bills`);
    return eventually(
      async () =>
        new URL(page.url()).pathname === '/authenticate' &&
        (await page.locator('#id').inputValue()) === 'lake-house',
    );
  },

  'ihatemoney-09': async ({ page, context, base, eventually }) => {
    await page.goto(`${base}/`);
    const opened = context.waitForEvent('page');
    await page.locator('footer a[href="/dashboard"]').click();
    const tab = await opened;
    await tab.getByLabel('Admin password').fill('admin-2024');
    await tab.getByRole('button', { name: 'submit' }).click();
    await tab.waitForURL(`${base}/dashboard`);
    const rows = async () => (await bills(tab)).map((cell) => cell.slice(0, 5).join('|')).join(';');
    const lake = 'Lake house 2024|5|14|2024-06-21|2024-05-02';
    const office = 'Office coffee|2|2|2024-04-22|2024-04-08';
    if (!(await eventually(async () => (await rows()) === `${lake};${office}`))) return false;
    await tab.getByText('Number of bills').click();
    if (!(await eventually(async () => (await rows()) === `${office};${lake}`))) return false;
    await tab.locator('input[type=search]').fill('coff');
    return eventually(
      async () =>
        (await rows()) === office &&
        (await tab.locator('#bill_table_info').innerText()).includes('filtered from 2 total entries'),
    );
  },

  'ihatemoney-10': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    await openForm(page);
    await page.locator('#bill-form #what').fill('Canoe');
    await page.keyboard.press('Escape');
    const closed = await eventually(
      async () => (await page.locator('#bill-form').isHidden()) && (await bills(page)).length === 14,
    );
    await addBill(page, { date: '2024-06-20', what: 'Canoe', payer: 'Bruno', amount: 'twelve' });
    const number = await eventually(async () => said(page, 'How much?'));
    await page.goto(`${base}/lake-house/`);
    await openForm(page);
    await page.locator('#bill-form #selectnone').click();
    const form = page.locator('#bill-form');
    await form.locator('#what').fill('Canoe');
    await form.locator('#payer').selectOption('Bruno');
    await form.locator('#amount').fill('12');
    await form.locator('#submit').click();
    const nobody = await eventually(
      async () =>
        (await said(page, 'For whom?')) &&
        (await page.locator('main #what').inputValue()) === 'Canoe' &&
        (await page.locator('main #payer').inputValue()) === '2',
    );
    await page.getByRole('link', { name: 'Bills' }).click();
    return (
      closed &&
      number &&
      nobody &&
      eventually(async () => {
        const all = await purposes(page);
        return all.length === 14 && !all.includes('Canoe');
      })
    );
  },

  'ihatemoney-11': async ({ page, base, eventually }) => {
    await enter(page, base, 'office-coffee');
    const before = (await balance(page, 'Theo')) === '-10.65';
    const lines = [
      ['Milk "bio", 2 l', '4,20', '4.20 (2.10 each)'],
      ['Zucker', '(1+2)*1.5', '4.50 (2.25 each)'],
      ['返金', '-3', '-3.00 (-1.50 each)'],
    ] as const;
    for (const [what, amount, shown] of lines) {
      await addBill(page, { date: '2024-05-02', what, payer: 'Theo', amount });
      const listed = await eventually(async () =>
        (await bills(page)).some(
          (cell) => cell.slice(0, 5).join('|') === `2024-05-02|Theo|${what}|Everyone|${shown}`,
        ),
      );
      if (!listed) return false;
    }
    return before && (await bills(page)).length === 5 && (await balance(page, 'Theo')) === '-7.80';
  },

  'ihatemoney-12': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    const months = async () => {
      await page.goto(`${base}/lake-house/statistics`);
      return (await cells(page, '#monthly_stats')).map((cell) => cell.join(' ')).join(', ');
    };
    if ((await months()) !== 'June 2024 1,174.30, May 2024 586.40') return false;
    await page.goto(`${base}/lake-house/`);
    await addBill(page, { date: '2024-05-10', what: 'Stamps', payer: 'Ada', amount: '20' });
    await eventually(async () => said(page, 'The bill has been added'));
    return (await months()) === 'June 2024 1,174.30, May 2024 606.40';
  },

  'ihatemoney-13': async ({ context, base }) => {
    const address = `${base}/api/projects/office-coffee/members`;
    const headers = basic('office-coffee', 'beans-and-filters');
    const added = await context.request.post(address, { headers, data: { name: 'Zoë' } });
    const listed = await context.request.get(address, { headers });
    const members = (await listed.json()) as Member[];
    const zoe = members.find((member) => member.name === 'Zoë');
    const again = await context.request.post(address, { headers, data: { name: 'Zoë' } });
    const errors = (await again.json()) as Record<string, unknown>;
    const wrong = await context.request.get(address, { headers: basic('office-coffee', 'decaf') });
    return (
      added.status() === 201 &&
      listed.status() === 200 &&
      members.length === 3 &&
      zoe?.weight === 1 &&
      zoe.activated &&
      again.status() === 400 &&
      'name' in errors &&
      wrong.status() === 401
    );
  },

  'ihatemoney-14': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    await enter(page, base, 'office-coffee');
    const menu = page.locator('#navbarProjectsLinks');
    if (flat(await menu.innerText()) !== 'Office coffee') return false;
    await menu.click();
    await page.getByRole('link', { name: 'switch to Lake house 2024' }).click();
    const there = await eventually(async () => (await purposes(page))[0] === 'Balance of the rent');
    await menu.click();
    return (
      there &&
      eventually(async () => {
        const offered = flat(await page.locator('.projects-item .dropdown-menu').innerText());
        return offered.includes('switch to Office coffee') && !offered.includes('switch to Lake house 2024');
      })
    );
  },

  'ihatemoney-15': async ({ page, base }) => {
    await enter(page, base, 'lake-house');
    await page.locator('#navbarProjectsLinks').click();
    await page.getByRole('link', { name: 'History' }).click();
    await page.waitForURL(/history/);
    const fuel = page.locator('#history_table tbody tr').filter({ hasText: 'Bill Fuel added' });
    await fuel.locator('summary').click();
    const details = flat(await fuel.locator('details').innerText());
    const entries = (await cells(page, '#history_table')).map((cell) => cell[1] ?? '');
    return (
      entries.length === 21 &&
      entries[0] === 'Participant Ruth deactivated' &&
      details.includes('Payer: Bruno') &&
      details.includes('58.60') &&
      !details.includes('Ruth') &&
      entries.at(-1) === 'Participant Ada added'
    );
  },

  'ihatemoney-16': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    await row(page, 'Museum').locator('a.edit').click();
    await page.waitForURL(/edit\/\d+/);
    const form = page.locator('main form');
    const box = (name: string) => form.getByRole('checkbox', { name }).isChecked();
    const filled =
      (await form.locator('#date').inputValue()) === '2024-06-17' &&
      (await form.locator('#payer').inputValue()) === '4' &&
      (await box('Ada')) &&
      (await box('Chloe')) &&
      (await box('Dev')) &&
      !(await box('Bruno'));
    await form.locator('#amount').fill('44');
    await form.locator('#submit').click();
    const changed = await eventually(
      async () =>
        (await said(page, 'The bill has been modified')) &&
        (await bills(page)).some((cell) => cell[2] === 'Museum' && cell[4] === '44.00 (11.00 each)'),
    );
    return (
      filled &&
      changed &&
      (await balance(page, 'Ada')) === '+659.90' &&
      (await balance(page, 'Dev')) === '-215.80' &&
      (await balance(page, 'Chloe')) === '-199.59'
    );
  },

  'ihatemoney-17': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    await filter(page, base, { date_from: '2024-06-15', date_to: '2024-06-17' });
    const found = await purposes(page);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    const all = await eventually(async () => (await purposes(page)).length === 14);
    return (
      all &&
      found[0] === 'Groceries for the week' &&
      found.at(-1) === 'Rowing boat, one day' &&
      found.length === 7
    );
  },

  'ihatemoney-18': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    await page.locator('#add-member-form #name').fill('ada');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const refused = await eventually(async () => said(page, 'already have this participant'));
    await page.goto(`${base}/lake-house/`);
    return refused && (await cells(page, 'table.balance')).length === 5;
  },

  'ihatemoney-19': async ({ page, base }) => {
    await enter(page, base, 'lake-house');
    await page.goto(`${base}/lake-house/settle_bills`);
    const proposals = (await bills(page)).map((cell) => cell.slice(0, 3).join(' '));
    return proposals.join(', ') === 'Dev Ada 221.80, Chloe Ada 197.59, Ruth Ada 171.20, Bruno Ada 71.30';
  },

  'ihatemoney-20': async ({ page, base }) => {
    await enter(page, base, 'lake-house');
    await page.goto(`${base}/lake-house/add`);
    const names = (await page.locator('main #payer option').allInnerTexts())
      .map(flat)
      .filter((name) => name !== '');
    return ['Ada', 'Bruno', 'Chloe', 'Dev', 'Ruth'].every((name) => names.includes(name));
  },

  'ihatemoney-21': async ({ page, base, eventually }) => {
    await enter(page, base, 'office-coffee');
    await page.goto(`${base}/office-coffee/history`);
    const count = () => page.locator('#history_table tbody tr').count();
    const five = (await count()) === 5;
    const clear = async (code: string) => {
      await page.getByRole('link', { name: 'Clear Project History' }).click();
      await page.locator('#confirm-erase #password').fill(code);
      await page.waitForTimeout(500);
      await page.getByRole('button', { name: 'Confirm deletion' }).click();
    };
    await clear('espresso');
    const refused = await eventually(
      async () => (await said(page, 'Invalid private code')) && (await count()) === 5,
    );
    await clear('beans-and-filters');
    const cleared = await eventually(
      async () => (await said(page, 'Deleted project history')) && (await count()) === 1,
    );
    await page.goto(`${base}/office-coffee/`);
    return five && refused && cleared && (await bills(page)).length === 2;
  },

  'ihatemoney-22': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    await openForm(page);
    const all = 'Ada:on Bruno:on Chloe:on Dev:on';
    if ((await ticks(page)) !== all) return false;
    await page.locator('#bill-form').getByText('No one', { exact: true }).click();
    if (!(await eventually(async () => (await ticks(page)) === 'Ada:off Bruno:off Chloe:off Dev:off', 2000)))
      return false;
    await page.locator('#bill-form').getByRole('checkbox', { name: 'Chloe' }).check();
    await page.locator('#bill-form').getByText('Everyone', { exact: true }).click();
    return eventually(async () => (await ticks(page)) === all);
  },

  'ihatemoney-23': async ({ page, base, eventually }) => {
    await enter(page, base, 'office-coffee');
    const people = (await balance(page, 'Mona')) === '+10.65' && (await balance(page, 'Theo')) === '-10.65';
    const listed = (await bills(page)).map((cell) => `${cell[2]} ${cell[4]}`).join(', ');
    await row(page, 'Coffee beans').locator('td span').first().hover();
    const hint = await eventually(
      async () => flat(await page.locator('.tooltip').innerText()) === 'Added on April 8, 2024',
    );
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.waitForURL(/statistics/);
    const figures = (await bills(page)).map((cell) => cell.slice(-4, -2).join(' ')).join(', ');
    const months = (await cells(page, '#monthly_stats')).map((cell) => cell.join(' ')).join(', ');
    return (
      people &&
      listed === 'Filter papers 6.50 (3.25 each), Coffee beans 27.80 (13.90 each)' &&
      hint &&
      figures === '27.80 -17.15, 6.50 -17.15' &&
      months === 'April 2024 34.30'
    );
  },

  'ihatemoney-24': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    const line = page.locator('#bal-member-4');
    await line.hover();
    await line.getByRole('button', { name: 'edit' }).click();
    await page.locator('#weight').fill('2');
    await page.getByRole('button', { name: 'Save' }).click();
    const shown = async () => {
      const names = (await cells(page, 'table.balance')).map((cell) => cell[0]);
      return (
        names.includes('Dev (x2)') &&
        (await bills(page)).some((cell) => cell[2] === 'Board game' && cell[4] === '32.50 (10.83 each)')
      );
    };
    if (
      !(await eventually(
        async () => (await said(page, 'Dev')) && (await said(page, 'modified')) && (await shown()),
      ))
    )
      return false;
    await page.reload();
    return eventually(shown);
  },

  'ihatemoney-25': async ({ page, base }) => {
    await enter(page, base, 'lake-house');
    await filter(page, base, { amount_min: '60', amount_max: '121.75' });
    const found = await bills(page);
    const listed = found.map((cell) => `${cell[2]} ${(cell[4] ?? '').split(' ')[0]}`);
    return (
      listed.length === 5 &&
      listed.includes('Rowing boat, one day 60.00') &&
      listed.includes('Groceries for the week 121.75') &&
      found.every((cell) => parseFloat(cell[4] ?? '') >= 60 && parseFloat(cell[4] ?? '') <= 121.75)
    );
  },

  'ihatemoney-26': async ({ page, base, eventually }) => {
    await enter(page, base, 'lake-house');
    await addBill(page, { date: '2024-06-19', what: 'Kayak', payer: 'Chloe', amount: '45' });
    if (!(await eventually(async () => (await purposes(page)).includes('Kayak')))) return false;
    const all = await purposes(page);
    const at = all.indexOf('Kayak');
    return (
      all[at - 1] === 'Ruth pays Ada back' && all[at + 1] === 'Board game' && all[0] === 'Balance of the rent'
    );
  },

  'ihatemoney-27': async ({ context, base }) => {
    const headers = basic('lake-house', 'pier-7-lantern');
    const answer = await context.request.get(`${base}/api/projects/lake-house/statistics`, { headers });
    const list = (await answer.json()) as Figures[];
    const of = (name: string) => list.find((one) => one.member.name === name);
    const others = list.filter((one) => one.member.name !== 'Ada' && one.member.name !== 'Ruth');
    const ruth = of('Ruth');
    return (
      answer.status() === 200 &&
      list.length === 5 &&
      ruth?.paid === 0 &&
      ruth.transferred === 80 &&
      Math.abs(ruth.balance + 171.2) < 0.001 &&
      of('Ada')?.received === -80 &&
      others.every((one) => Math.abs(one.transferred) === 0 && Math.abs(one.received) === 0)
    );
  },
};
