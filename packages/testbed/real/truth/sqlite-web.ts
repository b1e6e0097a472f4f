import type { Truths } from '../truth.ts';

type Page = Parameters<Truths[string]>[0]['page'];

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The texts of the data cells of one column (0 = first named column) in a content or result table. */
async function column(page: Page, name: string): Promise<string[]> {
  return page.locator('table.cell-content').evaluate((table, wanted) => {
    const heads = [...table.querySelectorAll('thead th')];
    const at = heads.findIndex((th) => th.getAttribute('data-col') === wanted);
    if (at < 0) return [];
    return [...table.querySelectorAll('tbody tr')].map((tr) =>
      (tr.children[at]?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
  }, name);
}

const same = (a: string[], b: string[]): boolean => JSON.stringify(a) === JSON.stringify(b);

const bar = async (page: Page): Promise<string> => clean(await page.locator('.navbar-text').innerText());

const tab = (page: Page, name: string) =>
  page.locator('#content ul.nav-tabs').getByRole('link', { name, exact: true });

async function table(page: Page, name: string, tabName?: string): Promise<void> {
  await page.locator('#sidebar').getByRole('link', { name, exact: true }).click();
  if (tabName) await tab(page, tabName).click();
}

const row = (page: Page, text: string) =>
  page.locator('table.cell-content tbody tr').filter({ hasText: text });

const submit = (page: Page) => page.locator('#content form button[type=submit]').last();

const alertText = async (page: Page): Promise<string> =>
  clean((await page.locator('.alert').allInnerTexts()).join(' '));

async function runQuery(page: Page, sql: string): Promise<void> {
  await page.locator('textarea[name=sql]').fill(sql);
  await page.getByRole('button', { name: 'Execute' }).click();
}

const columnNames = async (page: Page): Promise<string[]> =>
  (
    await page
      .locator('table')
      .filter({ hasText: 'Data type' })
      .locator('tbody tr td:first-child')
      .allInnerTexts()
  ).map(clean);

export const truths: Truths = {
  'sqlite-web-01': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'orders', 'Content');
    const first =
      (await eventually(async () => (await bar(page)).includes('24 rows'))) &&
      (await column(page, 'id')).length === 20;
    await page.locator('.pagination').getByText('»').click();
    return (
      first &&
      (await eventually(async () => same(await column(page, 'id'), ['1021', '1022', '1023', '1024']))) &&
      (await page.locator('.pagination').innerText()).includes('Page 2 / 2') &&
      (await page.locator('.pagination li.disabled').filter({ hasText: '»' }).count()) === 1 &&
      (await page.locator('.pagination li.disabled').filter({ hasText: '›' }).count()) === 1 &&
      (await page.locator('.pagination li:not(.disabled) a').filter({ hasText: '«' }).count()) === 1
    );
  },

  'sqlite-web-02': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'departments', 'Content');
    await page.locator('thead').getByRole('link', { name: 'budget' }).click();
    await page.waitForURL(/ordering=4/);
    await page.locator('thead').getByRole('link', { name: 'budget' }).click();
    await page.waitForURL(/ordering=-4/);
    return eventually(async () =>
      same(await column(page, 'name'), ['Engineering', 'Sales', 'Support', 'Logistics', 'Finance']),
    );
  },

  'sqlite-web-03': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'customers', 'Insert');
    await page.locator('#id_company').fill('Πειραιάς Yachts');
    await page.locator('#id_contact').fill('Ελένη Παππά');
    await page.locator('#id_country').fill('Greece');
    await submit(page).click();
    await page.waitForURL(/\/customers\/content\//);
    return eventually(
      async () =>
        (await column(page, 'id')).at(-1) === '9' &&
        (await column(page, 'company')).at(-1) === 'Πειραιάς Yachts' &&
        (await column(page, 'contact')).at(-1) === 'Ελένη Παππά' &&
        (await column(page, 'country')).at(-1) === 'Greece' &&
        /\b9 rows/.test(await bar(page)),
    );
  },

  'sqlite-web-04': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'employees', 'Insert');
    const values: Record<string, string> = {
      name: 'Karin Albers',
      email: 'anna.berg@nord.example',
      department_id: '4',
      title: 'Accountant',
      salary: '49500',
      hired: '2025-04-01',
    };
    for (const [field, value] of Object.entries(values)) await page.locator(`#id_${field}`).fill(value);
    await submit(page).click();
    if (!(await eventually(async () => /UNIQUE constraint.*employees\.email/.test(await alertText(page)))))
      return false;
    if ((await page.locator('#id_name').inputValue()) !== 'Karin Albers') return false;
    await tab(page, 'Content').click();
    return eventually(
      async () =>
        (await bar(page)).includes('18 rows') && !(await column(page, 'name')).includes('Karin Albers'),
    );
  },

  'sqlite-web-05': async ({ page, base, eventually }) => {
    await page.goto(`${base}/employees/content/`);
    await row(page, 'Piotr Zielinski').locator('a[title=Edit]').click();
    if (
      !(await eventually(async () =>
        (await page.locator('#content h3').first().innerText()).includes('Update row 4 in employees'),
      ))
    )
      return false;
    const fields = page.locator('#content form .form-control');
    const count = await fields.count();
    for (let i = 0; i < count; i++) if (!(await fields.nth(i).isDisabled())) return false;
    if ((await page.locator('#id_salary').inputValue()) !== '38000') return false;
    await page.locator('[name=chk_salary]').check();
    if (!(await eventually(async () => page.locator('#id_salary').isEnabled()))) return false;
    if (!(await page.locator('#id_title').isDisabled())) return false;
    await page.locator('#id_salary').fill('39500');
    await submit(page).click();
    return eventually(async () => {
      if (!/\/employees\/content\//.test(page.url())) return false;
      const at = (await column(page, 'name')).indexOf('Piotr Zielinski');
      return (
        (await column(page, 'salary'))[at] === '39500' &&
        (await column(page, 'title'))[at] === 'Sales assistant'
      );
    });
  },

  'sqlite-web-06': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'employees', 'Content');
    await row(page, 'Jan Willems').locator('a[title=Delete]').click();
    await submit(page).click();
    if (!(await eventually(async () => /\/employees\/content\//.test(page.url())))) return false;
    return eventually(
      async () =>
        (await bar(page)).includes('17 rows') && !(await column(page, 'name')).includes('Jan Willems'),
    );
  },

  'sqlite-web-07': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    return eventually(async () =>
      /5 tables · 3 indexes · 1 views? · 0 triggers/.test(
        clean(await page.locator('tr').filter({ hasText: 'Objects' }).innerText()),
      ),
    );
  },

  'sqlite-web-08': async ({ page, base, eventually }) => {
    await page.goto(`${base}/open_orders/`);
    const tabs = (await page.locator('ul.nav-tabs a').allInnerTexts()).map(clean);
    if (!same(tabs, ['Structure', 'Content', 'Query', 'Export', 'Drop'])) return false;
    if (!same(await columnNames(page), ['id', 'company', 'ordered', 'total'])) return false;
    await tab(page, 'Content').click();
    return eventually(async () => {
      const dates = await column(page, 'ordered');
      return (
        dates.length === 5 &&
        dates[0] === '2024-07-02' &&
        same(dates, [...dates].sort()) &&
        (await column(page, 'company'))[0] === 'Malmö Marine' &&
        (await page
          .locator('table.cell-content')
          .locator('input[type=checkbox], a[title=Edit], a[title=Delete]')
          .count()) === 0
      );
    });
  },

  'sqlite-web-09': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'departments', 'Insert');
    await page.locator('#id_name').fill('Legal');
    await page.locator('#id_city').fill('Kiel');
    await page.locator('#id_budget').fill('abc');
    await submit(page).click();
    if (!(await eventually(async () => /not a number/i.test(await page.locator('#content').innerText()))))
      return false;
    if (!/\/departments\/insert\//.test(page.url()) || !(await page.locator('#id_budget').isVisible()))
      return false;
    await tab(page, 'Content').click();
    return eventually(
      async () => (await bar(page)).includes('5 rows') && (await column(page, 'id')).length === 5,
    );
  },

  'sqlite-web-10': async ({ page, base, eventually }) => {
    await page.goto(`${base}/query/`);
    const results: [string, string][] = [
      ['select count(*) from employees', '18'],
      ['select sum(budget) from departments', '2120000'],
      [`select printf('%.1f %%', 100.0 * count(*) / 24) from orders where status = 'open'`, '20.8 %'],
    ];
    for (const [sql, result] of results) {
      await runQuery(page, sql);
      const cell = page.locator('table.cell-content tbody tr td').first();
      if (
        !(await eventually(
          async () => (await cell.count()) === 1 && clean(await cell.innerText()) === result,
        ))
      )
        return false;
    }
    await runQuery(page, `select company from customers where country = 'France'`);
    if (
      !(await eventually(async () =>
        (await page.locator('#content').innerText()).includes('Empty result set.'),
      ))
    )
      return false;
    await runQuery(page, 'select * from invoices');
    return eventually(async () =>
      (await page.locator('#content').innerText()).includes('no such table: invoices'),
    );
  },

  'sqlite-web-11': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByRole('button', { name: '+ Table' }).click();
    await page.locator('input[name=table_name]').fill('price_list');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    if (
      !(await eventually(
        async () =>
          (await page.locator('#sidebar').getByRole('link', { name: 'price_list', exact: true }).count()) ===
          1,
      ))
    )
      return false;
    return eventually(
      async () =>
        new URL(page.url()).pathname === '/price_list/' &&
        clean(await page.locator('ul.nav-tabs a.active').innerText()) === 'Structure',
    );
  },

  'sqlite-web-12': async ({ page, base }) => {
    const answer = await page.request.post(`${base}/query/`, {
      form: { sql: `select name, city from departments where city = 'Leipzig'`, export_json: '1' },
    });
    if (answer.status() !== 200 || !/^application\/json/.test(answer.headers()['content-type'] ?? ''))
      return false;
    const list = (await answer.json()) as { name: string; city: string }[];
    return (
      list.length === 2 &&
      list[0]?.name === 'Engineering' &&
      list[1]?.name === 'Support' &&
      list.every((item) => item.city === 'Leipzig')
    );
  },

  'sqlite-web-13': async ({ page, base }) => {
    const answer = await page.request.post(`${base}/departments/export/`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: 'columns=name&columns=budget&export_format=json',
    });
    if (answer.status() !== 200) return false;
    const list = (await answer.json()) as { name: string; budget: number }[];
    return (
      list.length === 5 &&
      list.every((item) => same(Object.keys(item).sort(), ['budget', 'name'])) &&
      list.find((item) => item.name === 'Logistics')?.budget === 360000
    );
  },

  'sqlite-web-14': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'orders', 'Insert');
    if (await page.locator('[name=chk_status]').isChecked()) return false;
    if (!(await page.locator('#id_status').isDisabled()) || !(await page.locator('#id_total').isEnabled()))
      return false;
    await page.locator('#id_customer_id').fill('4');
    await page.locator('#id_ordered').fill('2024-07-15');
    await page.locator('#id_total').fill('499.90');
    await page.locator('[name=chk_employee_id]').uncheck();
    await submit(page).click();
    await page.waitForURL(/\/orders\/content\//);
    if (
      !(await eventually(
        async () =>
          (await column(page, 'id')).at(-1) === '1025' &&
          (await column(page, 'status')).at(-1) === 'open' &&
          (await column(page, 'employee_id')).at(-1) === 'NULL',
      ))
    )
      return false;
    await table(page, 'open_orders', 'Content');
    return eventually(
      async () =>
        (await bar(page)).includes('6 rows') &&
        (await column(page, 'id')).length === 6 &&
        (await column(page, 'company')).at(-1) === 'Fjord Rentals' &&
        (await column(page, 'total')).at(-1) === '499.9',
    );
  },

  'sqlite-web-15': async ({ page, base, eventually }) => {
    await page.goto(`${base}/query/`);
    await page.locator('#sql').fill('select * from departments');
    await page.locator('#add-bookmark').click();
    await page.locator('#bookmark-name').fill('All departments');
    await page.locator('#save-bookmark').click();
    await page.locator('#bookmark-modal').waitFor({ state: 'hidden' });
    await page.locator('#bookmarksButton').click();
    const menu = page.locator('#bookmarks');
    if (!(await eventually(async () => (await menu.innerText()).includes('All departments')))) return false;
    await page.reload();
    await page.locator('#bookmarksButton').click();
    return eventually(async () => {
      const text = await menu.innerText();
      return (
        (await menu.isVisible()) && text.includes('All departments') && !text.includes('No bookmarks yet')
      );
    });
  },

  'sqlite-web-16': async ({ page, base, eventually }) => {
    const examples: [string, string[]][] = [
      ['ord', ['open_orders', 'orders']],
      ['EMP', ['employees']],
      ['me', ['customers', 'departments']],
      ['zzz', []],
    ];
    for (const [text, tables] of examples) {
      await page.goto(`${base}/`);
      await page.locator('#table-search').pressSequentially(text);
      if (
        !(await eventually(async () =>
          same((await page.locator('li.table-link:visible').allInnerTexts()).map(clean), tables),
        ))
      )
        return false;
    }
    return true;
  },

  'sqlite-web-17': async ({ page, base, eventually }) => {
    await page.goto(`${base}/employees/content/`);
    const cell = row(page, 'Miriam Vogt')
      .locator('td')
      .filter({ has: page.locator('a.toggle-value') });
    const short = async (): Promise<boolean> => /Sweden; w ?\.\.\.$/.test(clean(await cell.innerText()));
    if (!(await eventually(short))) return false;
    await cell.locator('a.toggle-value').click();
    if (
      !(await eventually(async () => /works from Kiel on Mondays and Fridays\./.test(await cell.innerText())))
    )
      return false;
    await cell.locator('a.toggle-value').click();
    return eventually(short);
  },

  'sqlite-web-18': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'customers', 'Content');
    await row(page, 'Dock Nine').locator('a[title=Delete]').click();
    await submit(page).click();
    await page.waitForLoadState();
    await page.goto(`${base}/customers/content/`);
    if (
      !(await eventually(
        async () =>
          (await bar(page)).includes('7 rows') && !(await column(page, 'company')).includes('Dock Nine'),
        3000,
      ))
    )
      return false;
    await page.goto(`${base}/orders/content/`);
    return eventually(async () => !(await column(page, 'customer_id')).includes('3'));
  },

  'sqlite-web-19': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'customers', 'Structure');
    await page
      .locator('tr')
      .filter({ has: page.locator('td', { hasText: /^\s*contact\s*$/ }) })
      .getByRole('link', { name: 'Rename' })
      .click();
    if ((await page.locator('#id_rename').inputValue()) !== 'contact') return false;
    await page.locator('#id_rename_to').fill('country');
    await submit(page).click();
    if (!(await eventually(async () => /conflict with an existing column/.test(await alertText(page)))))
      return false;
    await tab(page, 'Structure').click();
    return eventually(async () => same(await columnNames(page), ['id', 'company', 'contact', 'country']));
  },

  'sqlite-web-20': async ({ page, base, eventually }) => {
    await page.goto(`${base}/query/`);
    await page.locator('#sql').click();
    await page
      .locator('#sql')
      .fill(
        'select title, count(*) as people from employees group by title having people > 1 order by title',
      );
    await page.keyboard.press('Control+Enter');
    return eventually(
      async () =>
        (await page.locator('#content h3').allInnerTexts()).map(clean).includes('Results (1–4)') &&
        same(await column(page, 'title'), [
          'Account manager',
          'Accountant',
          'Software developer',
          'Support agent',
        ]) &&
        same(await column(page, 'people'), ['2', '2', '2', '2']),
    );
  },

  'sqlite-web-21': async ({ page, base, eventually }) => {
    await page.goto(`${base}/departments/content/`);
    const bulk = page.getByRole('button', { name: 'Bulk Delete' });
    const ticked = () => page.locator('.toggle-pk:checked').count();
    if (!(await eventually(async () => (await ticked()) === 0 && (await bulk.isDisabled())))) return false;
    const finance = row(page, 'Finance').locator('input[type=checkbox]');
    await finance.click();
    if (!(await eventually(async () => (await finance.isChecked()) && (await bulk.isEnabled()))))
      return false;
    await finance.click();
    if (!(await eventually(async () => !(await finance.isChecked()) && (await bulk.isDisabled()))))
      return false;
    await page.locator('#toggle-pk-all').click();
    return eventually(async () => (await ticked()) === 5);
  },

  'sqlite-web-22': async ({ page, base, eventually }) => {
    await page.goto(`${base}/orders/`);
    return eventually(async () => {
      const keys = (
        await page.locator('table').filter({ hasText: 'Destination' }).locator('tbody tr').allInnerTexts()
      )
        .map(clean)
        .sort();
      return same(keys, ['customer_id customers.id', 'employee_id employees.id']);
    });
  },

  'sqlite-web-23': async ({ page, base, eventually }) => {
    await page.goto(`${base}/customers/content/`);
    if (!(await eventually(async () => (await bar(page)).includes('8 rows')))) return false;
    await page.goto(`${base}/customers/import/`);
    if (clean(await page.locator('#id_strict option:checked').innerText()) !== 'Yes') return false;
    await page.locator('#id_file').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('one line of text\n'),
    });
    await submit(page).click();
    if (!(await eventually(async () => /file-type/i.test(await alertText(page))))) return false;
    await page.goto(`${base}/customers/import/`);
    await submit(page).click();
    if (!(await eventually(async () => (await alertText(page)).includes('Please select an import file.'))))
      return false;
    await page.goto(`${base}/customers/content/`);
    return eventually(
      async () => (await bar(page)).includes('8 rows') && (await column(page, 'id')).length === 8,
    );
  },

  'sqlite-web-24': async ({ page, base, eventually }) => {
    const add = async (name: string, type: string): Promise<void> => {
      await page.goto(`${base}/customers/`);
      await page.getByRole('link', { name: '+ Add column' }).click();
      await page.locator('#id_name').fill(name);
      await page.locator('#id_type').selectOption(type);
      await submit(page).click();
    };
    await add('', 'TEXT');
    if (
      !(await eventually(async () => (await alertText(page)).includes('Name and column type are required.')))
    )
      return false;
    await add('vat_no', '');
    if (
      !(await eventually(async () => (await alertText(page)).includes('Name and column type are required.')))
    )
      return false;
    await add('country', 'TEXT');
    if (!(await eventually(async () => (await alertText(page)).includes('duplicate column name'))))
      return false;
    await add('vat_no', 'VARCHAR');
    return eventually(async () => {
      const names = await columnNames(page);
      return (
        new URL(page.url()).pathname === '/customers/' && names.at(-1) === 'vat_no' && names.length === 6
      );
    });
  },

  'sqlite-web-25': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'employees', 'Content');
    await row(page, 'Nora Lindqvist').getByRole('link', { name: '3', exact: true }).click();
    await page.waitForURL(/\/departments\/query\//);
    if (
      (await page.locator('textarea[name=sql]').inputValue()) !== 'SELECT * FROM "departments" WHERE "id" = 3'
    )
      return false;
    return eventually(
      async () =>
        same(await column(page, 'name'), ['Support']) &&
        same(await column(page, 'city'), ['Hamburg']) &&
        same(await column(page, 'budget'), ['260000']),
    );
  },

  'sqlite-web-26': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await table(page, 'open_orders', 'Content');
    await page.locator('thead').getByRole('link', { name: 'total' }).click();
    await page.waitForURL(/ordering=/);
    return eventually(async () =>
      same(await column(page, 'total'), ['210', '865.7', '1325', '1480.25', '2999']),
    );
  },

  'sqlite-web-27': async ({ page, context, base, eventually }) => {
    const sql = `select company, contact from customers where country = 'Germany'`;
    await page.goto(`${base}/query/`);
    await runQuery(page, sql);
    const href = await page.getByRole('link', { name: 'Permalink' }).getAttribute('href');
    const other = await context.newPage();
    await other.goto(new URL(href ?? '', page.url()).href);
    return eventually(
      async () =>
        (await other.locator('textarea[name=sql]').inputValue()) === sql &&
        same(await column(other, 'company'), ['Harbour Café Group', 'Rügen Rowing Club']) &&
        same(await column(other, 'contact'), ['Paul Richter', 'Ute Krause']),
    );
  },
};
