import type { Truths } from '../truth.ts';

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

const same = (a: readonly string[], b: readonly string[]): boolean => JSON.stringify(a) === JSON.stringify(b);

export const truths: Truths = {
  'datasette-01': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByRole('link', { name: 'museum', exact: true }).click();
    await page.getByRole('link', { name: 'loans', exact: true }).click();
    const rows = page.locator('table.rows-and-columns tbody tr');
    await page.locator('#facet-status').getByRole('link', { name: 'out', exact: true }).click();
    const filtered = await eventually(async () => {
      const states = (await rows.locator('td.col-status').allInnerTexts()).map(clean);
      const back = (await rows.locator('td.col-returned').allInnerTexts()).map(clean);
      return (
        states.length === 8 &&
        states.every((s) => s === 'out') &&
        back.length === 8 &&
        back.every((s) => s === '') &&
        clean(await page.locator('h3').first().innerText()).startsWith('8 rows')
      );
    });
    if (!filtered) return false;
    await page.locator('#facet-status .cross').click();
    return eventually(async () => clean(await page.locator('h3').first().innerText()).startsWith('48 rows'));
  },

  'datasette-02': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum`);
    await page.getByRole('link', { name: 'Insured value by category' }).click();
    await page.waitForURL(/value_by_category/);
    return eventually(async () => {
      const rows = (await page.locator('table.rows-and-columns tbody tr').allInnerTexts()).map(clean);
      return (
        /^Instrument .*\b9660$/.test(rows[0] ?? '') &&
        /^Tool .*\b9340$/.test(rows[1] ?? '') &&
        /^Textile /.test(rows[2] ?? '')
      );
    });
  },

  'datasette-03': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/rooms`);
    await page.locator('th.col-seats svg').click();
    await page.locator('.dropdown-menu').getByText('Hide this column', { exact: true }).click();
    return eventually(async () => {
      const heads = await page
        .locator('th')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-column') ?? ''));
      return (
        same(heads, ['id', 'name', 'floor']) &&
        (await page.locator('table.rows-and-columns tbody tr').count()) === 8
      );
    });
  },

  'datasette-04': async ({ page, base, eventually }) => {
    const spans = [
      ['1780', '1800', 14],
      ['1925', '1930', 5],
      ['1927', '1929', 3],
    ] as const;
    for (const [first, last, count] of spans) {
      await page.goto(`${base}/museum/objects_between`);
      await page.getByLabel('first').fill(first);
      await page.getByLabel('last').fill(last);
      await page.getByRole('button', { name: 'Run SQL' }).click();
      const good = await eventually(
        async () =>
          page.url().includes(`first=${first}`) &&
          clean(await page.locator('h3').first().innerText()).includes(`returning ${String(count)} rows`) &&
          (await page.locator('table tbody tr').count()) === count &&
          (await page.getByLabel('first').inputValue()) === first &&
          (await page.getByLabel('last').inputValue()) === last,
      );
      if (!good) return false;
    }
    await page.goto(`${base}/museum/objects_between`);
    await page.getByLabel('first').fill('1900');
    await page.getByLabel('last').fill('1800');
    await page.getByRole('button', { name: 'Run SQL' }).click();
    return eventually(
      async () =>
        page.url().includes('first=1900') &&
        (await page.getByText('0 results', { exact: true }).isVisible()) &&
        (await page.locator('table').count()) === 0,
    );
  },

  'datasette-05': async ({ page, context, base, eventually }) => {
    const visitor = 'Zoë "Zo" Müller';
    const note = '<b>Great</b> & cheap, 100 % worth it';
    const wanted = `7 ${visitor} 5 ${note} 2025-11-17`;
    await page.goto(`${base}/`);
    await page.getByRole('link', { name: 'museum', exact: true }).click();
    await page.getByRole('link', { name: 'Leave a note' }).click();
    await page.getByLabel('visitor').fill(visitor);
    await page.getByLabel('stars').fill('5');
    await page.getByLabel('note').fill(note);
    await page.getByRole('button', { name: 'Run SQL' }).click();
    const thanks = page.getByText('Thank you, the note was kept.', { exact: true });
    const rows = page.locator('table.rows-and-columns tbody tr');
    const kept = await eventually(
      async () =>
        new URL(page.url()).pathname === '/museum/notes' &&
        (await thanks.isVisible()) &&
        (await rows.count()) === 7 &&
        clean(await rows.last().innerText()) === wanted &&
        (await rows.locator('b').count()) === 0,
    );
    if (!kept) return false;
    await page.reload();
    const still = await eventually(
      async () => (await thanks.count()) === 0 && clean(await rows.last().innerText()) === wanted,
    );
    if (!still) return false;
    const tab = await context.newPage();
    await tab.goto(`${base}/museum/notes/7`);
    return eventually(
      async () => clean(await tab.locator('table.rows-and-columns tbody tr').first().innerText()) === wanted,
    );
  },

  'datasette-06': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    return eventually(async () => {
      const text = clean(await page.locator('body').innerText());
      return text.includes('198 rows in 5 tables') && /\b1 view\b/.test(text);
    });
  },

  'datasette-07': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/makers`);
    return eventually(
      async () => clean(await page.locator('h3').first().innerText()) === '15 rows sorted by name',
    );
  },

  'datasette-08': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByRole('link', { name: 'museum', exact: true }).click();
    const good = await eventually(async () => {
      const queries = (await page.locator('h2:text-is("Queries") + ul > li').allInnerTexts()).map(clean);
      const tables = (await page.locator('.db-table h3').allInnerTexts()).map(clean);
      const counts = (await page.locator('.db-table p:not(:has(em))').allInnerTexts()).map(clean);
      const views = await page.locator('h2:text-is("Views") + ul > li').count();
      return (
        new URL(page.url()).pathname === '/museum' &&
        queries.length === 3 &&
        queries[2] === 'Leave a note' &&
        same(tables, ['loans', 'makers', 'notes', 'objects', 'rooms']) &&
        same(counts, ['48 rows', '16 rows', '6 rows', '120 rows', '8 rows']) &&
        views === 1
      );
    });
    if (!good || (await page.getByRole('link', { name: 'objects_fts', exact: true }).count()) > 0)
      return false;
    await page.getByRole('link', { name: '5 hidden tables' }).click();
    return eventually(async () =>
      (await page.locator('.db-table h3').allInnerTexts()).map(clean).includes('objects_fts (hidden)'),
    );
  },

  'datasette-09': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/add_note`);
    await page.getByLabel('visitor').fill('Ines');
    await page.getByLabel('stars').fill('6');
    await page.getByLabel('note').fill('Too good');
    await page.getByRole('button', { name: 'Run SQL' }).click();
    await page.waitForLoadState();
    const told = await eventually(
      async () => (await page.locator('.message-error, .message-warning').count()) > 0,
      3000,
    );
    await page.goto(`${base}/museum/notes`);
    const six = clean(await page.locator('h3').first().innerText()) === '6 rows';
    return told && six;
  },

  'datasette-10': async ({ page, base, eventually }) => {
    const words = [
      ['harbour', 5],
      ['HARBOUR', 5],
      ['pears', 5],
      ['engraving', 20],
      ['zeppelin', 0],
    ] as const;
    for (const [word, count] of words) {
      await page.goto(`${base}/museum/objects`);
      await page.getByLabel('Search:').fill(word);
      await page.getByLabel('Search:').press('Enter');
      const good = await eventually(
        async () =>
          page.url().includes(`_search=${word}`) &&
          clean(await page.locator('h3').first().innerText()).startsWith(`${String(count)} rows`),
      );
      if (!good) return false;
    }
    return true;
  },

  'datasette-11': async ({ page, base, eventually }) => {
    const filters = [
      ['year', '<', '1790', 6],
      ['value', '≤', '50', 8],
      ['material', 'contains', 'oil', 14],
      ['title', 'ends with', 'no. 5', 15],
    ] as const;
    for (const [column, operator, value, count] of filters) {
      await page.goto(`${base}/museum/objects`);
      await page.locator('select[name="_filter_column"]').selectOption({ label: column });
      await page.locator('select[name="_filter_op"]').selectOption({ label: operator });
      await page.locator('input[name="_filter_value"]').fill(value);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.waitForURL(new RegExp(`${column}__`));
      const good = await eventually(async () =>
        clean(await page.locator('h3').first().innerText()).startsWith(`${String(count)} rows`),
      );
      if (!good) return false;
    }
    return true;
  },

  'datasette-12': async ({ page, base }) => {
    await page.goto(`${base}/`);
    const [status, room, all] = await page.evaluate(async () => {
      const one = await fetch('/museum/rooms/2.json');
      const many = await fetch('/museum/rooms.json');
      return [one.status, await one.json(), await many.json()] as [
        number,
        { columns: string[]; rows: unknown[][] },
        { filtered_table_rows_count: number },
      ];
    });
    return (
      status === 200 &&
      same(room.columns, ['id', 'name', 'floor', 'seats']) &&
      JSON.stringify(room.rows) === JSON.stringify([[2, 'Harbour room', 'ground', 20]]) &&
      all.filtered_table_rows_count === 8
    );
  },

  'datasette-13': async ({ page, base }) => {
    await page.goto(`${base}/`);
    const [status, body] = await page.evaluate(async () => {
      const answer = await fetch('/museum/objects/999.json');
      return [answer.status, await answer.json()] as [number, { ok?: boolean; error?: string }];
    });
    return status === 404 && body.ok === false && body.error === 'Record not found';
  },

  'datasette-14': async ({ page, base }) => {
    await page.goto(`${base}/`);
    const [status, body] = await page.evaluate(async () => {
      const answer = await fetch('/museum/objects.json?_sort=colour');
      return [answer.status, await answer.json()] as [number, { ok?: boolean; error?: string }];
    });
    return status === 400 && body.ok === false && body.error === 'Cannot sort table by colour';
  },

  'datasette-15': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/rooms`);
    await page.locator('th.col-floor svg').click();
    const item = page.locator('.dropdown-menu').getByText('Facet by this', { exact: true });
    if (!(await eventually(() => item.isVisible()))) return false;
    await item.click();
    const listed = await eventually(async () =>
      same((await page.locator('#facet-floor li').allInnerTexts()).map(clean), [
        'first 3',
        'ground 3',
        'basement 1',
        'second 1',
      ]),
    );
    if (!listed) return false;
    await page.locator('#facet-floor').getByRole('link', { name: 'ground', exact: true }).click();
    return eventually(async () =>
      same((await page.locator('table.rows-and-columns td.col-name').allInnerTexts()).map(clean), [
        'Entrance hall',
        'Harbour room',
        'Workshop',
      ]),
    );
  },

  'datasette-16': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/add_note`);
    await page.getByLabel('visitor').fill('Priya Nair');
    await page.getByLabel('stars').fill('4');
    await page.getByLabel('note').fill('Loved the boats');
    await page.getByRole('button', { name: 'Run SQL' }).click();
    return eventually(async () => {
      if (new URL(page.url()).pathname !== '/museum/notes') return false;
      const last = clean(await page.locator('table.rows-and-columns tbody tr').last().innerText());
      const stars = (await page.locator('#facet-stars li').allInnerTexts()).map(clean);
      return (
        (await page.getByText('Thank you').isVisible()) &&
        last.includes('Priya Nair 4 Loved the boats') &&
        stars.includes('4 3')
      );
    });
  },

  'datasette-17': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByRole('link', { name: 'museum', exact: true }).click();
    await page.getByRole('link', { name: 'objects', exact: true }).click();
    await page.locator('select[name="_filter_column"]').selectOption('year');
    await page.locator('select[name="_filter_op"]').selectOption({ label: '<' });
    await page.locator('input[name="_filter_value"]').fill('1790');
    await page.getByRole('button', { name: 'Apply' }).click();
    const heading = async (): Promise<string> => clean(await page.locator('h3').first().innerText());
    if (!(await eventually(async () => (await heading()).startsWith('6 rows')))) return false;
    await page.getByLabel('Remove this filter').first().click();
    await page.getByRole('button', { name: 'Apply' }).click();
    return eventually(async () => (await heading()) === '120 rows sorted by number');
  },

  'datasette-18': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/rooms`);
    await page.locator('th.col-seats a').click();
    await page.waitForURL(/_sort=seats/);
    await page.locator('th.col-seats a').click();
    await page.waitForURL(/_sort_desc=seats/);
    return eventually(
      async () =>
        same((await page.locator('table.rows-and-columns td.col-name').allInnerTexts()).map(clean), [
          'Picture gallery',
          'Harbour room',
          'Workshop',
          'Music room',
          'Entrance hall',
          'Map room',
          'Textile cabinet',
          'Storeroom',
        ]) && clean(await page.locator('h3').first().innerText()) === '8 rows sorted by seats descending',
    );
  },

  'datasette-19': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByRole('link', { name: 'museum', exact: true }).click();
    await page.getByRole('link', { name: 'loans', exact: true }).click();
    const rows = page.locator('table.rows-and-columns tbody tr');
    const next = page.getByRole('link', { name: 'Next page' });
    if (!(await eventually(async () => (await rows.count()) === 20))) return false;
    await next.click();
    await page.waitForURL(/_next=/);
    if (!(await eventually(async () => (await rows.count()) === 20))) return false;
    const second = page.url();
    await next.click();
    await page.waitForURL((url) => url.href !== second);
    return eventually(async () => {
      const last = clean(await rows.last().innerText());
      return (
        (await rows.count()) === 8 &&
        (await next.count()) === 0 &&
        last.includes('Easton Town Hall 2019-01-01')
      );
    });
  },

  'datasette-20': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/objects`);
    await page.getByLabel('Search:').fill('concertina');
    await page.getByLabel('Search:').press('Enter');
    await page.waitForURL(/_search=concertina/);
    await page.locator('table.rows-and-columns tbody tr').first().locator('td.col-id a').click();
    await page.waitForURL(/\/museum\/objects\/23/);
    const link = page.getByRole('link', { name: '1 row', exact: true });
    if (!(await eventually(() => link.isVisible()))) return false;
    await link.click();
    await page.waitForURL(/\/museum\/loans/);
    return eventually(async () => {
      const row = clean(await page.locator('table.rows-and-columns tbody tr').first().innerText());
      return row.includes('Millbrook School 2023-11-27 2024-02-04');
    });
  },

  'datasette-21': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/makers`);
    return eventually(async () => {
      const rows = page.locator('table.rows-and-columns tbody tr');
      const towns = (await page.locator('#facet-town li').allInnerTexts()).map(clean);
      const rest = (await rows.last().locator('td.col-town, td.col-born, td.col-died').allInnerTexts()).map(
        clean,
      );
      return (
        clean(await rows.first().locator('td.col-name').innerText()) === 'Agnes Thorne' &&
        clean(await rows.last().locator('td.col-name').innerText()) === 'Unknown maker' &&
        ['Easton 5', 'Millbrook 5', 'Ravensford 5'].every((town) => towns.includes(town)) &&
        same(rest, ['', '', '']) &&
        (await page.locator('input[type="search"]').count()) === 0
      );
    });
  },

  'datasette-22': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByRole('link', { name: 'museum', exact: true }).click();
    await page.locator('.CodeMirror').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('select name, seats from rooms where seats > 15');
    await page.getByRole('button', { name: 'Run SQL' }).click();
    await page.waitForURL(/sql=select\+name/);
    return eventually(async () =>
      same((await page.locator('table.rows-and-columns td.col-name').allInnerTexts()).map(clean).sort(), [
        'Harbour room',
        'Music room',
        'Picture gallery',
        'Workshop',
      ]),
    );
  },

  'datasette-23': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/makers/16`);
    const items = page.locator('h2:has-text("Links from other tables") + ul > li');
    const good = await eventually(async () =>
      same((await items.allInnerTexts()).map(clean), ['8 rows from maker_id in objects']),
    );
    if (!good) return false;
    await items.first().getByRole('link').first().click();
    await page.waitForURL(/maker_id=16/);
    return eventually(async () => {
      const makers = (await page.locator('table.rows-and-columns td.col-maker_id').allInnerTexts()).map(
        clean,
      );
      return makers.length === 8 && makers.every((maker) => maker.startsWith('Unknown maker'));
    });
  },

  'datasette-24': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/value_by_category`);
    await page.getByRole('link', { name: 'hide', exact: true }).click();
    await page.waitForURL(/_hide_sql=1/);
    await page.reload();
    const show = page.getByRole('link', { name: 'show', exact: true });
    const sql = page.getByText('select category, count(*)');
    const hidden = await eventually(
      async () =>
        (await sql.filter({ visible: true }).count()) === 0 &&
        (await show.isVisible()) &&
        (await page.locator('table.rows-and-columns tbody tr').count()) === 6,
    );
    if (!hidden) return false;
    await show.click();
    return eventually(() => sql.first().isVisible());
  },

  'datasette-25': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum`);
    await page.locator('.CodeMirror').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('delete from notes');
    await page.getByRole('button', { name: 'Run SQL' }).click();
    if (!(await eventually(() => page.getByText('Statement must be a SELECT').isVisible()))) return false;
    await page.goto(`${base}/museum/notes`);
    return eventually(
      async () =>
        clean(await page.locator('h3').first().innerText()) === '6 rows' &&
        (await page.locator('table.rows-and-columns tbody tr').count()) === 6 &&
        (await page.getByRole('cell', { name: 'Walter Dean' }).isVisible()),
    );
  },

  'datasette-26': async ({ page, base, eventually }) => {
    await page.goto(`${base}/museum/objects`);
    await page.getByLabel('Search:').fill('brass');
    await page.getByLabel('Search:').press('Enter');
    await page.waitForURL(/_search=brass/);
    await page.locator('#facet-condition').getByRole('link', { name: 'fair', exact: true }).click();
    await page.waitForURL(/condition=fair/);
    return eventually(async () => {
      const rows = (await page.locator('table.rows-and-columns tbody tr').allInnerTexts()).map(clean);
      const flutes = rows.filter((row) => row.includes('flute'));
      return (
        rows.length === 3 &&
        rows.filter((row) => row.includes('Cooper’s plane')).length === 2 &&
        flutes.length === 1 &&
        same(
          rows.filter((row) => row.includes('Storeroom')),
          flutes,
        ) &&
        !rows.some((row) => row.includes('excellent'))
      );
    });
  },

  'datasette-27': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.getByRole('link', { name: 'museum', exact: true }).click();
    await page.getByRole('link', { name: 'objects', exact: true }).click();
    const boxes = page.locator('#export input[type="checkbox"]');
    const ticks = await eventually(
      async () =>
        (await boxes.count()) === 3 &&
        !(await page.getByLabel('download file').isChecked()) &&
        (await page.getByLabel('expand labels').isChecked()) &&
        !(await page.getByLabel('stream all rows').isChecked()),
    );
    if (!ticks) return false;
    await page.getByLabel('download file').check();
    const waiting = page.waitForEvent('download').then(
      (download) => download.suggestedFilename(),
      () => '',
    );
    await page.getByRole('button', { name: 'Export CSV' }).click();
    return (await waiting) === 'objects.csv' && new URL(page.url()).pathname === '/museum/objects';
  },
};
