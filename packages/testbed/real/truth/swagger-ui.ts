import type { Truths } from '../truth.ts';

type Args = Parameters<Truths[string]>[0];
type Page = Args['page'];

const op = (page: Page, id: string) => page.locator(`[id="operations-${id}"]`);

const start = async (page: Page, base: string) => {
  await page.goto(`${base}/`);
  await page.locator('.opblock').first().waitFor();
};

const expand = async (page: Page, id: string) => {
  await op(page, id).locator('.opblock-summary-control').click();
};

const tryOut = async (page: Page, id: string) => {
  await expand(page, id);
  await op(page, id).getByRole('button', { name: 'Try it out' }).click();
};

const execute = async (page: Page, id: string) => {
  await op(page, id).locator('.btn.execute').click();
};

const param = (page: Page, id: string, name: string) =>
  op(page, id)
    .locator(`[data-param-name="${name}"], [data-property-name="${name}"]`)
    .locator('input, select');

const live = (page: Page, id: string) => op(page, id).locator('.live-responses-table');

const textOf = async (page: Page, id: string): Promise<string> =>
  (await live(page, id).count()) ? await live(page, id).innerText() : '';

const codeOf = async (page: Page, id: string): Promise<string> => {
  const cell = live(page, id).locator('td.response-col_status').nth(1);
  return (await cell.count()) ? (await cell.innerText()).trim() : '';
};

const bodyOf = async (page: Page, id: string): Promise<string> => {
  const code = live(page, id).locator('.highlight-code code');
  return (await code.count()) ? await code.first().innerText() : '';
};

const jsonOf = async (page: Page, id: string): Promise<unknown> => {
  try {
    return JSON.parse(await bodyOf(page, id));
  } catch {
    return undefined;
  }
};

type Row = Record<string, unknown>;
const rowOf = async (page: Page, id: string): Promise<Row> => ((await jsonOf(page, id)) ?? {}) as Row;
const rowsOf = async (page: Page, id: string): Promise<Row[]> => {
  const value = await jsonOf(page, id);
  return Array.isArray(value) ? (value as Row[]) : [];
};

const authorize = async (page: Page) => {
  await page.locator('.scheme-container .btn.authorize').click();
  await page.locator('#api_key_value').fill('lantern-42');
  await page.locator('.dialog-ux .btn.authorize').click();
  await page.locator('.dialog-ux .btn-done').click();
};

const sections = async (page: Page): Promise<string> =>
  (await page.locator('.opblock-tag a span').allInnerTexts()).join();

const errorsOf = async (page: Page, id: string): Promise<string> =>
  (await op(page, id).locator('.validation-errors').allInnerTexts()).join('\n');

type Answer = { status: number; total: string | null; body: unknown };
const call = (page: Page, method: string, path: string, body?: unknown): Promise<Answer> =>
  page.evaluate(
    async ([m, p, b]) => {
      const answer = await fetch(p as string, {
        method: m as string,
        ...(b ? { body: b as string, headers: { 'content-type': 'application/json' } } : {}),
      });
      const text = await answer.text();
      let value: unknown = text;
      try {
        value = JSON.parse(text);
      } catch {
        // no JSON
      }
      return { status: answer.status, total: answer.headers.get('x-total-count'), body: value };
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)],
  );

export const truths: Truths = {
  'swagger-ui-01': async ({ page, base, eventually }) => {
    await start(page, base);
    const filter = page.locator('.operation-filter-input');
    await filter.fill('LOANS');
    if (
      !(await eventually(
        async () => (await sections(page)) === 'Loans' && (await page.locator('.opblock').count()) === 3,
      ))
    )
      return false;
    await filter.fill('fines');
    if (!(await eventually(async () => page.getByText('No operations defined in spec!').isVisible())))
      return false;
    await filter.fill('');
    return eventually(async () => (await sections(page)) === 'Books,Members,Loans');
  },
  'swagger-ui-02': async ({ page, base, eventually }) => {
    const id = 'Members-listMembers';
    await start(page, base);
    await tryOut(page, id);
    await execute(page, id);
    if (
      !(await eventually(
        async () =>
          (await codeOf(page, id)) === '401' &&
          (await rowOf(page, id)).message === 'The key of the staff is missing or wrong.',
      ))
    )
      return false;
    await op(page, id).locator('.authorization__btn').click();
    await page.locator('#api_key_value').fill('lantern-42');
    await page.locator('.dialog-ux .btn.authorize').click();
    await page.locator('.dialog-ux .btn-done').click();
    await execute(page, id);
    if (!(await eventually(async () => (await codeOf(page, id)) === '200'))) return false;
    const rows = await rowsOf(page, id);
    const curl = await op(page, id).locator('.curl').innerText();
    return (
      rows.length === 4 &&
      rows[0]?.name === 'Ann Keller' &&
      rows[3]?.name === 'Dana Petrov' &&
      curl.includes('X-Staff-Key: lantern-42')
    );
  },
  'swagger-ui-03': async ({ page, base, eventually }) => {
    await start(page, base);
    await tryOut(page, 'Books-getBook');
    await param(page, 'Books-getBook', 'bookId').fill('1');
    await execute(page, 'Books-getBook');
    if (!(await eventually(async () => (await rowOf(page, 'Books-getBook')).status === 'available')))
      return false;
    await tryOut(page, 'Loans-lend');
    await execute(page, 'Loans-lend');
    if (!(await eventually(async () => (await codeOf(page, 'Loans-lend')) === '201'))) return false;
    const loan = await rowOf(page, 'Loans-lend');
    if (loan.id !== 4 || loan.due !== '2025-05-05') return false;
    await execute(page, 'Books-getBook');
    return eventually(async () => (await rowOf(page, 'Books-getBook')).status === 'loaned');
  },
  'swagger-ui-04': async ({ page, base, eventually }) => {
    await start(page, base);
    await tryOut(page, 'Loans-takeBack');
    await param(page, 'Loans-takeBack', 'loanId').fill('2');
    await execute(page, 'Loans-takeBack');
    if (!(await eventually(async () => (await codeOf(page, 'Loans-takeBack')) === '204'))) return false;
    await tryOut(page, 'Loans-listLoans');
    await execute(page, 'Loans-listLoans');
    if (!(await eventually(async () => (await codeOf(page, 'Loans-listLoans')) === '200'))) return false;
    const loans = await rowsOf(page, 'Loans-listLoans');
    if (loans.length !== 2 || loans.some((loan) => loan.id === 2)) return false;
    await tryOut(page, 'Books-getBook');
    await param(page, 'Books-getBook', 'bookId').fill('4');
    await execute(page, 'Books-getBook');
    return eventually(async () => {
      const book = await rowOf(page, 'Books-getBook');
      return book.title === 'A House by the River' && book.status === 'available';
    });
  },
  'swagger-ui-05': async ({ page, base, eventually }) => {
    const id = 'Books-searchBooks';
    await start(page, base);
    await tryOut(page, id);
    await param(page, id, 'title').fill('THE');
    await execute(page, id);
    if (!(await eventually(async () => (await rowsOf(page, id)).length === 5))) return false;
    const upper = await bodyOf(page, id);
    const rows = await rowsOf(page, id);
    if (rows[0]?.title !== 'The Quiet Harbour' || rows[4]?.title !== 'The Blue Bicycle') return false;
    await param(page, id, 'title').fill('the');
    await execute(page, id);
    return eventually(
      async () =>
        (await op(page, id).locator('.request-url').innerText()).includes('title=the') &&
        (await bodyOf(page, id)) === upper,
    );
  },
  'swagger-ui-06': async ({ page, base, eventually }) => {
    const id = 'Books-listBooks';
    await start(page, base);
    await tryOut(page, id);
    await param(page, id, 'limit').fill('3');
    await op(page, id).locator('.response').first().locator('select.content-type').selectOption('text/csv');
    await execute(page, id);
    if (!(await eventually(async () => (await codeOf(page, id)) === '200'))) return false;
    const lines = (await live(page, id).locator('pre').first().innerText()).trim().split('\n');
    const curl = await op(page, id).locator('.curl').innerText();
    return (
      lines.length === 4 &&
      lines[0] === 'id,title,author,genre,year,status' &&
      (lines[3] ?? '').includes('Garden Birds') &&
      /x-total-count: 12\s/.test(await textOf(page, id)) &&
      curl.includes('accept: text/csv')
    );
  },
  'swagger-ui-07': async ({ page, base, eventually }) => {
    const id = 'Members-listMembers';
    await start(page, base);
    await page.locator('.scheme-container .btn.authorize').click();
    await page.locator('#api_key_value').fill('lantern-42');
    await page.locator('#api_key_value').press('Enter');
    await page.getByRole('button', { name: 'Remove authorization' }).waitFor();
    await page.keyboard.press('Escape');
    if (!(await eventually(async () => (await page.locator('.dialog-ux').count()) === 0))) return false;
    await tryOut(page, id);
    await execute(page, id);
    if (!(await eventually(async () => (await codeOf(page, id)) === '200'))) return false;
    await page.locator('.scheme-container .btn.authorize').click();
    await page.getByRole('button', { name: 'Remove authorization' }).click();
    await page.locator('.dialog-ux .btn-done').click();
    await execute(page, id);
    return eventually(
      async () =>
        (await codeOf(page, id)) === '401' &&
        String((await rowOf(page, id)).message).includes('missing or wrong'),
    );
  },
  'swagger-ui-08': async ({ page, base, eventually }) => {
    await start(page, base);
    const title = await page.locator('.info .title').innerText();
    if (!title.includes('Town Library') || !title.includes('1.4.0')) return false;
    if ((await sections(page)) !== 'Books,Members,Loans') return false;
    const locked = await page
      .locator('.opblock:has(.authorization__btn) .opblock-summary-description')
      .allInnerTexts();
    if (locked.join() !== 'Remove a book,List members') return false;
    await expand(page, 'Books-searchBooks');
    if (
      !(await eventually(async () =>
        (await op(page, 'Books-searchBooks').innerText()).includes('Deprecated'),
      ))
    )
      return false;
    const schemas = await page.locator('section.models .model-container').allInnerTexts();
    if (schemas.length !== 7 || schemas[6]?.trim() !== 'Problem') return false;
    await page.locator('#download-url-input').fill('/nope.json');
    await page.locator('#download-url-input').press('Enter');
    return eventually(
      async () =>
        (await page.getByText('Failed to load API definition.').isVisible()) &&
        (await page.locator('.opblock').count()) === 0,
    );
  },
  'swagger-ui-09': async ({ page, base, eventually }) => {
    const id = 'Books-listBooks';
    await start(page, base);
    await expand(page, id);
    const limit = param(page, id, 'limit');
    if ((await limit.inputValue()) !== '20' || !(await limit.isDisabled())) return false;
    await op(page, id).getByRole('button', { name: 'Try it out' }).click();
    if (!(await eventually(async () => limit.isEditable()))) return false;
    for (const value of ['0', '51']) {
      await limit.fill(value);
      await execute(page, id);
      if (
        !(await eventually(async () => {
          const errors = await errorsOf(page, id);
          return (
            errors.includes('correct the following validation errors') &&
            errors.includes("'limit'") &&
            errors.includes(value === '0' ? 'greater' : 'less')
          );
        }))
      )
        return false;
      await page.waitForTimeout(1000);
      if (await live(page, id).count()) return false;
    }
    await limit.fill('50');
    await execute(page, id);
    return eventually(async () => (await codeOf(page, id)) === '200');
  },
  'swagger-ui-10': async ({ page, base, eventually }) => {
    const id = 'Books-listBooks';
    const rows: [string, string, string, number][] = [
      ['lund', '', '', 3],
      ['Berg', 'history', '', 2],
      ['', 'science', 'available', 3],
      ['', 'novel', 'available', 3],
      ['okoro', 'novel', '', 0],
    ];
    for (const [author, genre, status, total] of rows) {
      await start(page, base);
      await page.reload();
      await tryOut(page, id);
      if (author) await param(page, id, 'author').fill(author);
      if (genre) await param(page, id, 'genre').selectOption(genre);
      if (status) await param(page, id, 'status').selectOption([status]);
      await execute(page, id);
      if (!(await eventually(async () => (await codeOf(page, id)) === '200'))) throw new Error('no response');
      const found = /x-total-count: (\d+)/.exec(await textOf(page, id))?.[1];
      if (found !== String(total)) return false;
    }
    return true;
  },
  'swagger-ui-11': async ({ page, base, eventually }) => {
    const id = 'Members-addMember';
    const name = 'Zoë Müller-Yılmaz';
    await start(page, base);
    await tryOut(page, id);
    await param(page, id, 'name').fill(name);
    await param(page, id, 'email').fill('zoe@library.example');
    await execute(page, id);
    if (!(await eventually(async () => (await codeOf(page, id)) === '201'))) return false;
    const member = await rowOf(page, id);
    if (member.id !== 5 || member.since !== '2025-04-01') return false;
    await tryOut(page, 'Members-getMember');
    await param(page, 'Members-getMember', 'memberId').fill('5');
    await execute(page, 'Members-getMember');
    return eventually(async () => (await rowOf(page, 'Members-getMember')).name === name);
  },
  'swagger-ui-12': async ({ page, base }) => {
    await start(page, base);
    const answer = await call(page, 'GET', '/api/books?status=loaned&status=lost');
    const books = answer.body as Row[];
    const lost = books.filter((book) => book.status === 'lost');
    return (
      answer.status === 200 &&
      books.map((book) => book.id).join() === '2,4,7,10' &&
      answer.total === '4' &&
      lost.length === 1 &&
      lost[0]?.title === 'How Clouds Form'
    );
  },
  'swagger-ui-13': async ({ page, base }) => {
    await start(page, base);
    const added = await call(page, 'POST', '/api/books', {
      title: 'Old Psalms',
      author: 'N. N.',
      genre: 'history',
      year: 1449,
    });
    const list = await call(page, 'GET', '/api/books');
    return (
      added.status === 400 &&
      String((added.body as Row).message).includes('year') &&
      (list.body as Row[]).length === 12
    );
  },
  'swagger-ui-14': async ({ page, base }) => {
    await start(page, base);
    const removed = await call(page, 'DELETE', '/api/books/5');
    const book = await call(page, 'GET', '/api/books/5');
    return (
      removed.status === 401 &&
      (removed.body as Row).message === 'The key of the staff is missing or wrong.' &&
      book.status === 200 &&
      (book.body as Row).title === 'The Little Lantern'
    );
  },
  'swagger-ui-15': async ({ page, base, eventually }) => {
    await start(page, base);
    const model = page.locator('#model-NewBook');
    await model.locator('.model-box-control').first().click();
    const rows = model.locator('tr.property-row');
    if (!(await eventually(async () => (await rows.count()) === 4))) throw new Error('schema not expanded');
    const names = await rows.locator('td:first-child').allInnerTexts();
    return names.map((name) => name.trim()).join() === 'title*,author*,genre*,year*';
  },
  'swagger-ui-16': async ({ page, base, eventually }) => {
    const id = 'Members-getMember';
    const rows = [
      ['1', 'Ann Keller', 'ann@library.example'],
      ['3', 'Cem Aydin', 'cem@library.example'],
      ['4', 'Dana Petrov', 'dana@library.example'],
    ];
    await start(page, base);
    await tryOut(page, id);
    for (const [number, name, mail] of rows) {
      await param(page, id, 'memberId').fill(number ?? '');
      await execute(page, id);
      if (
        !(await eventually(async () => {
          const member = await rowOf(page, id);
          return (await codeOf(page, id)) === '200' && member.name === name && member.email === mail;
        }))
      )
        return false;
    }
    return true;
  },
  'swagger-ui-17': async ({ page, base, eventually }) => {
    const id = 'Books-listBooks';
    await start(page, base);
    await tryOut(page, id);
    await param(page, id, 'limit').fill('3');
    await execute(page, id);
    if (!(await eventually(async () => (await codeOf(page, id)) === '200'))) return false;
    await op(page, id).locator('.btn-clear').click();
    return eventually(
      async () =>
        (await live(page, id).count()) === 0 && (await param(page, id, 'limit').inputValue()) === '20',
    );
  },
  'swagger-ui-18': async ({ page, base, eventually }) => {
    const id = 'Books-addBook';
    await start(page, base);
    await tryOut(page, id);
    const box = op(page, id).locator('textarea');
    await box.fill('');
    await box.fill('asdf');
    const reset = op(page, id).getByRole('button', { name: 'Reset' });
    if (!(await eventually(async () => reset.isVisible()))) return false;
    await reset.click();
    return eventually(async () => {
      const value = await box.inputValue();
      return (
        ['Evening Light', 'Ida Lund', 'novel', '2024'].every((part) => value.includes(part)) &&
        (await reset.count()) === 0
      );
    });
  },
  'swagger-ui-19': async ({ page, base, eventually }) => {
    const id = 'Members-listMembers';
    await start(page, base);
    await authorize(page);
    await page.reload();
    await tryOut(page, id);
    await execute(page, id);
    return eventually(
      async () => (await codeOf(page, id)) === '200' && (await rowsOf(page, id)).length === 4,
    );
  },
  'swagger-ui-20': async ({ page, base }) => {
    await start(page, base);
    const count = (tag: string) =>
      page.locator(`.opblock-tag-section:has([data-tag="${tag}"]) .opblock`).count();
    return (
      (await page.locator('.opblock').count()) === 11 &&
      (await count('Books')) === 6 &&
      (await count('Members')) === 2 &&
      (await count('Loans')) === 3
    );
  },
  'swagger-ui-21': async ({ page, base, eventually }) => {
    const id = 'Books-removeBook';
    await start(page, base);
    await tryOut(page, id);
    await param(page, id, 'bookId').fill('9');
    await execute(page, id);
    if (!(await eventually(async () => (await codeOf(page, id)) === '401'))) return false;
    await authorize(page);
    await execute(page, id);
    if (!(await eventually(async () => (await codeOf(page, id)) === '204'))) return false;
    await tryOut(page, 'Books-getBook');
    await param(page, 'Books-getBook', 'bookId').fill('9');
    await execute(page, 'Books-getBook');
    return eventually(
      async () =>
        (await codeOf(page, 'Books-getBook')) === '404' &&
        (await rowOf(page, 'Books-getBook')).message === 'There is no book 9.',
    );
  },
  'swagger-ui-22': async ({ page, base, eventually }) => {
    const id = 'Books-listBooks';
    await start(page, base);
    await tryOut(page, id);
    await param(page, id, 'genre').selectOption('novel');
    await execute(page, id);
    if (!(await eventually(async () => (await rowsOf(page, id)).length === 4)))
      throw new Error('not four books');
    const books = await rowsOf(page, id);
    const years = books.map((book) => Number(book.year));
    return (
      years.join() === [...years].sort((a, b) => a - b).join() &&
      books[0]?.title === 'Letters from Bremen' &&
      books[3]?.title === 'Winter Market'
    );
  },
  'swagger-ui-23': async ({ page, base }) => {
    await start(page, base);
    const body = { title: 'The "Red" Bicycle', author: 'Paul Okoro', genre: 'children', year: 2022 };
    const changed = await call(page, 'PUT', '/api/books/8', body);
    const shown = await call(page, 'GET', '/api/books/8');
    const missing = await call(page, 'PUT', '/api/books/99', body);
    const [a, b] = [changed.body as Row, shown.body as Row];
    return (
      changed.status === 200 &&
      a.id === 8 &&
      a.title === body.title &&
      a.status === 'available' &&
      b.title === body.title &&
      b.year === 2022 &&
      missing.status === 404 &&
      (missing.body as Row).message === 'There is no book 99.'
    );
  },
  'swagger-ui-24': async ({ page, base, eventually }) => {
    const id = 'Books-getBook';
    await start(page, base);
    await tryOut(page, id);
    for (const [value, error] of [
      ['', 'Required field is not provided'],
      ['abc', 'Value must be an integer'],
      ['0', 'Value must be greater than or equal to 1'],
    ]) {
      await param(page, id, 'bookId').fill(value ?? '');
      await execute(page, id);
      if (!(await eventually(async () => (await errorsOf(page, id)).includes(error ?? '')))) return false;
    }
    await param(page, id, 'bookId').fill('99');
    await execute(page, id);
    if (
      !(await eventually(
        async () =>
          (await codeOf(page, id)) === '404' && (await rowOf(page, id)).message === 'There is no book 99.',
      ))
    )
      return false;
    await param(page, id, 'bookId').fill('12');
    await execute(page, id);
    return eventually(
      async () => (await codeOf(page, id)) === '200' && (await rowOf(page, id)).title === 'Winter Market',
    );
  },
  'swagger-ui-25': async ({ page, base, eventually }) => {
    await start(page, base);
    const bulb = page.locator('.dark-mode-toggle button');
    const dark = async () => {
      const colour = await page.evaluate(() => {
        const found = getComputedStyle(
          document.querySelector('.swagger-ui') ?? document.body,
        ).backgroundColor;
        return found === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.body).backgroundColor : found;
      });
      return (colour.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 80);
    };
    await bulb.hover();
    if ((await bulb.getAttribute('title')) !== 'Switch to dark mode' || (await dark())) return false;
    await bulb.click();
    if (
      !(await eventually(
        async () => (await dark()) && (await bulb.getAttribute('title')) === 'Switch to light mode',
      ))
    )
      return false;
    await bulb.click();
    if (!(await eventually(async () => !(await dark())))) return false;
    await bulb.click();
    if (!(await eventually(dark))) return false;
    await page.reload();
    await page.locator('.opblock').first().waitFor();
    return !(await dark());
  },
  'swagger-ui-26': async ({ context, base, eventually }) => {
    const tab = await context.newPage();
    await tab.goto(`${base}/#/Loans/lend`);
    return eventually(async () => {
      const open = await tab.locator('.opblock.is-open .opblock-summary-description').allInnerTexts();
      return open.join() === 'Lend a book' && (await tab.locator('.opblock').count()) === 12;
    });
  },
  'swagger-ui-27': async ({ page, base, eventually }) => {
    const id = 'Loans-listLoans';
    await start(page, base);
    await tryOut(page, id);
    await execute(page, id);
    if (!(await eventually(async () => (await codeOf(page, id)) === '200'))) return false;
    const loans = await rowsOf(page, id);
    return (
      loans.map((loan) => loan.due).join() === '2025-04-14,2025-04-02,2025-04-21' &&
      loans.filter((loan) => loan.memberId === 1).length === 2
    );
  },
};
