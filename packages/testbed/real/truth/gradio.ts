import type { Truths } from '../truth.ts';

type Page = Parameters<Truths[string]>[0]['page'];

const panel = (page: Page) => page.locator('[role=tabpanel]:visible');

async function open(page: Page, base: string, tab: string): Promise<void> {
  await page.goto(`${base}/`);
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await panel(page).first().waitFor();
}

async function rows(page: Page): Promise<string[]> {
  const texts = await panel(page)
    .locator('[role=grid] [role=row], [role=grid] tr')
    .filter({ has: page.locator('[role=gridcell]') })
    .allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

async function body(page: Page): Promise<string> {
  return (await panel(page).innerText()).replace(/\s+/g, ' ');
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  await panel(page).getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

async function options(page: Page, label: string): Promise<string[]> {
  await panel(page).getByLabel(label, { exact: true }).click();
  await page.getByRole('option').first().waitFor();
  const found = (await page.getByRole('option').allInnerTexts()).map((text) => text.replace('✓', '').trim());
  await page.keyboard.press('Escape');
  return found;
}

async function order(
  page: Page,
  name: string,
  mail: string,
  product: string,
  quantity: string,
  delivery: string,
  extras: string[],
): Promise<void> {
  await panel(page).getByLabel('Name', { exact: true }).fill(name);
  await panel(page).getByLabel('E-mail', { exact: true }).fill(mail);
  await pick(page, 'Product', product);
  await panel(page).getByLabel('Quantity', { exact: true }).fill(quantity);
  await panel(page).getByLabel(delivery, { exact: true }).check();
  for (const extra of extras) await panel(page).getByLabel(extra, { exact: true }).check();
  await panel(page).getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Place order' }).click();
}

const value = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true }).inputValue();

async function loan(page: Page, amount: string, years: string, interest: string): Promise<void> {
  await page.getByLabel('Amount in EUR').fill(amount);
  await page.getByLabel('number input for Years').fill(years);
  await page.getByLabel('number input for Interest in percent').fill(interest);
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click();
const toast = (page: Page, text: string) => page.getByTestId('toast-text').filter({ hasText: text }).count();
const textField = (page: Page) => page.getByPlaceholder('Type or paste a text');
const result = (page: Page) => panel(page).locator('textarea:disabled').inputValue();
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' }).click();
const same = (left: readonly string[], right: readonly string[]) =>
  JSON.stringify(left) === JSON.stringify(right);
const range = 'The amount must be between 1,000 and 500,000.';

export const truths: Truths = {
  'gradio-01': async ({ page, base, eventually }) => {
    await open(page, base, 'Loan');
    await loan(page, '12000', '5', '0');
    await page.getByLabel('Yearly').check();
    await page.getByLabel('Show the payment plan').check();
    await calculate(page);
    return eventually(async () => {
      const plan = await rows(page);
      return (
        (await value(page, 'Payment')) === '2,400.00 EUR' &&
        (await value(page, 'Interest paid')) === '0.00 EUR' &&
        plan.length === 5 &&
        plan[4] === '5 2,400.00 0.00'
      );
    });
  },

  'gradio-02': async ({ page, base, eventually }) => {
    await open(page, base, 'Orders');
    if (!(await eventually(async () => (await body(page)).includes('12 orders · Open: 6 ·')))) return false;
    await order(page, 'Mia Wong', 'mia.wong@example.org', 'Stapler', '3', 'Express', ['Gift wrap']);
    return eventually(async () => {
      const text = await body(page);
      const last = (await rows(page)).at(-1) ?? '';
      return (
        text.includes('Order 1013 was placed. Total: 43.90 EUR') &&
        text.includes('13 orders · Open: 7 ·') &&
        last === '1013 Mia Wong Stapler 3 Express 43.90 Open'
      );
    });
  },

  'gradio-03': async ({ page, base, eventually }) => {
    for (const amount of ['500000', '500001', '999']) {
      await open(page, base, 'Loan');
      await page.getByLabel('Amount in EUR').fill(amount);
      await calculate(page);
      if (!(await eventually(async () => (await toast(page, range)) > 0))) return false;
    }
    return true;
  },

  'gradio-04': async ({ page, base, eventually }) => {
    await open(page, base, 'Orders');
    await pick(page, 'Status', 'Open');
    const open6 = await eventually(async () => {
      const all = await rows(page);
      return (
        all.length === 6 &&
        all.every((row) => row.endsWith(' Open')) &&
        (await body(page)).includes('12 orders')
      );
    });
    if (!open6) return false;
    await pick(page, 'Status', 'All');
    return eventually(async () => (await rows(page)).length === 12);
  },

  'gradio-05': async ({ page, base, eventually }) => {
    await open(page, base, 'Orders');
    if (!(await eventually(async () => (await body(page)).includes('Cancelled: 2')))) return false;
    await page.getByLabel('Order number').fill('1005');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    return eventually(async () => {
      const text = await body(page);
      return (
        text.includes('Order 1005 is now cancelled.') &&
        text.includes('Cancelled: 3') &&
        (await rows(page)).includes('1005 Anna Berg Pinboard 1 Standard 27.30 Cancelled')
      );
    });
  },

  'gradio-06': async ({ page, base, eventually }) => {
    await open(page, base, 'Orders');
    await order(page, 'Ola Lindgren', 'ola@lindgren.example', 'Notebook', '50', 'Standard', []);
    if (!(await eventually(async () => (await body(page)).includes('was placed.'))))
      throw new Error('no confirmation');
    return eventually(
      async () =>
        (await body(page)).includes('Total: 225.00 EUR') &&
        ((await rows(page)).at(-1) ?? '').includes('225.00'),
    );
  },

  'gradio-07': async ({ page, base, eventually }) => {
    await open(page, base, 'Orders');
    await page.getByRole('button', { name: 'Place order' }).click();
    return eventually(async () => {
      const points = await panel(page).getByRole('listitem').allInnerTexts();
      return (
        (await panel(page).getByRole('heading', { name: 'Please correct' }).count()) === 1 &&
        points.length === 4 &&
        /name/.test(points[0] ?? '') &&
        /e-mail/.test(points[1] ?? '') &&
        /product/.test(points[2] ?? '') &&
        /terms/.test(points[3] ?? '') &&
        !points.some((point) => /quantity/i.test(point)) &&
        (await value(page, 'Quantity')) === '1' &&
        (await rows(page)).length === 12 &&
        (await body(page)).includes('12 orders')
      );
    });
  },

  'gradio-08': async ({ page, base }) => {
    await open(page, base, 'Loan');
    for (const label of ['Payment', 'Interest paid', 'Total paid']) {
      const box = panel(page).getByLabel(label, { exact: true });
      if ((await box.inputValue()) !== '' || (await box.isEditable())) return false;
    }
    return true;
  },

  'gradio-09': async ({ page, base, eventually }) => {
    await open(page, base, 'Settings');
    const here = panel(page);
    const languages = await options(page, 'Language');
    return eventually(
      async () =>
        (await value(page, 'Display name')) === 'Guest' &&
        (await value(page, 'Language')) === 'English' &&
        same(languages, ['English', 'French', 'German', 'Spanish']) &&
        (await value(page, 'number input for Font size')) === '16' &&
        (await value(page, 'number input for Volume')) === '50' &&
        (await here.getByLabel('Light', { exact: true }).isChecked()) &&
        (await here.getByLabel('E-mail', { exact: true }).isChecked()) &&
        !(await here.getByLabel('Text message').isChecked()) &&
        !(await here.getByLabel('Browser').isChecked()) &&
        !(await here.getByLabel('Send me the newsletter').isChecked()) &&
        (await here.getByText('Days of the newsletter').filter({ visible: true }).count()) === 0 &&
        (await here.getByText('Retries').filter({ visible: true }).count()) === 0 &&
        (await here.getByText('Nothing was saved yet.').isVisible()),
    );
  },

  'gradio-10': async ({ page, base, eventually }) => {
    await open(page, base, 'Settings');
    const field = panel(page).getByLabel('Display name');
    await field.fill('');
    await field.pressSequentially('Maximiliana Oberhuber-Schmidt');
    await page.getByRole('button', { name: 'Save settings' }).click();
    const wanted = 'Maximiliana Oberhube';
    return eventually(
      async () =>
        (await field.inputValue()) === wanted &&
        (await panel(page).getByRole('listitem').allInnerTexts()).some(
          (line) => line.trim() === `Display name: ${wanted}`,
        ),
    );
  },

  'gradio-11': async ({ page, base, eventually }) => {
    await open(page, base, 'Loan');
    for (const [amount, years, interest, payment, total] of [
      ['20000', '10', '4', '202.49 EUR', '24,298.83 EUR'],
      ['24000', '2', '0', '1,000.00 EUR', '24,000.00 EUR'],
      ['100000', '25', '3', '474.21 EUR', '142,263.39 EUR'],
    ] as const) {
      await loan(page, amount, years, interest);
      await calculate(page);
      if (
        !(await eventually(
          async () =>
            (await value(page, 'Payment')) === payment && (await value(page, 'Total paid')) === total,
        ))
      )
        return false;
    }
    return true;
  },

  'gradio-12': async ({ page, context, base, eventually }) => {
    await open(page, base, 'Orders');
    await order(page, "Seán O'Neill", 'sean@oneill.example', 'Wall calendar', '2', 'Pick up', []);
    const placed = async () => {
      const text = await body(page);
      return (
        text.includes('Total: 30.00 EUR') &&
        text.includes('13 orders') &&
        (await rows(page)).some((row) => row.includes("Seán O'Neill"))
      );
    };
    if (!(await eventually(placed))) return false;
    const second = await context.newPage();
    await open(second, base, 'Orders');
    const clean = await eventually(
      async () => (await rows(second)).length === 12 && (await body(second)).includes('12 orders'),
    );
    return clean && !(await body(second)).includes('Seán') && (await placed());
  },

  'gradio-13': async ({ page, base }) => {
    const answer = await page.request.post(`${base}/gradio_api/run/change_text`, {
      data: { data: ['abc def', 'Reverse words', '', '', true] },
    });
    const json = (await answer.json()) as { data: string[] };
    return answer.status() === 200 && same(json.data, ['def abc', 'Done.']);
  },

  'gradio-14': async ({ page, base }) => {
    const answer = await page.request.post(`${base}/gradio_api/run/loan`, {
      data: { data: [500, 10, 4, 'Monthly', false] },
    });
    const json = (await answer.json()) as { error?: string };
    return answer.status() === 422 && json.error === range;
  },

  'gradio-15': async ({ page, base, eventually }) => {
    await open(page, base, 'Settings');
    const here = panel(page);
    const days = here.getByLabel('Days of the newsletter');
    await here.getByLabel('Send me the newsletter').check();
    if (!(await eventually(async () => days.isVisible()))) return false;
    await days.click();
    await page.getByRole('option', { name: 'Monday' }).click();
    await page.getByRole('option', { name: 'Friday' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save settings' }).click();
    const saved = () => here.getByRole('listitem').allInnerTexts();
    if (!(await eventually(async () => (await saved()).includes('Newsletter: on Monday, Friday'))))
      return false;
    const before = await saved();
    await here.getByLabel('Send me the newsletter').uncheck();
    return eventually(
      async () => (await days.filter({ visible: true }).count()) === 0 && same(await saved(), before),
    );
  },

  'gradio-16': async ({ page, base, eventually }) => {
    await open(page, base, 'Orders');
    if (
      !(await eventually(async () =>
        (await body(page)).includes('12 orders · Open: 6 · Shipped: 4 · Cancelled: 2'),
      ))
    )
      return false;
    await page.getByLabel('Order number').fill('1007');
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    return eventually(async () => {
      const text = await body(page);
      return (
        text.includes('Order 1007 is now shipped.') &&
        text.includes('Open: 5 · Shipped: 5 · Cancelled: 2') &&
        (await rows(page)).includes('1007 Hugo Martin Paper tray 4 Standard 53.90 Shipped')
      );
    });
  },

  'gradio-17': async ({ page, base, eventually }) => {
    await open(page, base, 'Orders');
    const head = panel(page).getByRole('columnheader', { name: 'Total' }).last();
    await head.hover();
    await head.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sort descending' }).click();
    if (!(await eventually(async () => ((await rows(page))[0] ?? '').startsWith('1003'))))
      throw new Error('not sorted');
    return eventually(async () => {
      const numbers = (await rows(page)).map((row) => row.slice(0, 4));
      return same(numbers.slice(0, 3), ['1003', '1012', '1010']) && numbers.at(-1) === '1011';
    });
  },

  'gradio-18': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    const loanTab = page.getByRole('tab', { name: 'Loan', exact: true });
    await loanTab.waitFor();
    const box = page.getByLabel('number input for Years');
    const slider = page.getByLabel('range slider for Years');
    if ((await loanTab.getAttribute('aria-selected')) !== 'true' || (await box.inputValue()) !== '10')
      return false;
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    if (!(await eventually(async () => (await box.inputValue()) === '12'))) return false;
    await box.fill('45');
    await box.blur();
    if (
      !(await eventually(
        async () => (await box.inputValue()) === '30' && (await slider.inputValue()) === '30',
      ))
    )
      return false;
    await panel(page).getByRole('button', { name: 'Reset to default value' }).first().click();
    return eventually(async () => (await box.inputValue()) === '10');
  },

  'gradio-19': async ({ page, base, eventually }) => {
    await open(page, base, 'Settings');
    await panel(page).getByLabel('Display name').fill('Köksal');
    await panel(page).getByLabel('number input for Font size').fill('20');
    await page.getByRole('button', { name: 'Save settings' }).click();
    const saved = await eventually(async () => {
      const lines = await panel(page).getByRole('listitem').allInnerTexts();
      return (
        (await toast(page, 'The settings were saved.')) > 0 &&
        lines.includes('Display name: Köksal') &&
        lines.includes('Font size: 20 px')
      );
    });
    if (!saved) return false;
    await page.reload();
    await page.getByRole('tab', { name: 'Settings', exact: true }).click();
    return eventually(
      async () =>
        (await value(page, 'Display name')) === 'Guest' &&
        (await value(page, 'number input for Font size')) === '16' &&
        (await panel(page).getByText('Nothing was saved yet.').isVisible()) &&
        (await panel(page).getByText('Display name: Köksal').count()) === 0,
    );
  },

  'gradio-20': async ({ page, base, eventually }) => {
    await open(page, base, 'Loan');
    await page.getByLabel('Amount in EUR').fill('500');
    await calculate(page);
    if (!(await eventually(async () => (await toast(page, range)) === 1))) return false;
    await page.waitForTimeout(12000);
    if ((await toast(page, range)) !== 1) return false;
    await page.getByTestId('toast-close').click();
    return eventually(async () => (await toast(page, range)) === 0);
  },

  'gradio-21': async ({ page, base, eventually }) => {
    await open(page, base, 'Orders');
    if (!(await eventually(async () => (await rows(page)).length === 12))) throw new Error('no table');
    const hers = (await rows(page)).filter((row) => row.includes('Anna Berg'));
    return hers.length === 2 && hers.every((row) => row.endsWith(' Shipped'));
  },

  'gradio-22': async ({ page, base, eventually }) => {
    await open(page, base, 'Text');
    await page.getByRole('gridcell', { name: /pears/ }).click();
    const loaded = await eventually(
      async () =>
        (await textField(page).inputValue()) === 'pears\napples\nfigs' &&
        (await value(page, 'Change')) === 'Sort lines' &&
        (await body(page)).includes('17 characters, 3 words'),
    );
    if (!loaded) return false;
    await apply(page);
    return eventually(async () => (await result(page)) === 'apples\nfigs\npears');
  },

  'gradio-23': async ({ page, base }) => {
    await open(page, base, 'Text');
    const kinds = await options(page, 'Change');
    return (
      (await textField(page).inputValue()) === '' &&
      (await body(page)).includes('0 characters, 0 words') &&
      (await value(page, 'Change')) === 'Upper case' &&
      (await page.getByLabel('Trim spaces at both ends').isChecked()) &&
      (await rows(page)).length === 2 &&
      same(kinds, [
        'Upper case',
        'Lower case',
        'Title case',
        'Sentence case',
        'Reverse words',
        'Remove double spaces',
        'Sort lines',
      ])
    );
  },

  'gradio-24': async ({ page, base, eventually }) => {
    await open(page, base, 'Text');
    await textField(page).fill('Grüße 你好');
    if (!(await eventually(async () => (await body(page)).includes('8 characters, 2 words')))) return false;
    const trim = page.getByLabel('Trim spaces at both ends');
    await textField(page).fill('  hello  Hans ');
    await trim.check();
    await apply(page);
    if (!(await eventually(async () => (await result(page)) === 'HELLO  HANS'))) return false;
    await trim.uncheck();
    await apply(page);
    if (!(await eventually(async () => (await result(page)) === '  HELLO  HANS '))) return false;
    await textField(page).fill('');
    await apply(page);
    return eventually(
      async () =>
        (await result(page)) === '' && (await panel(page).getByText('Please enter a text.').isVisible()),
    );
  },

  'gradio-25': async ({ page, base, eventually }) => {
    await open(page, base, 'Loan');
    await calculate(page);
    return eventually(
      async () =>
        (await value(page, 'Payment')) === '202.49 EUR' &&
        (await value(page, 'Interest paid')) === '4,298.83 EUR' &&
        (await value(page, 'Total paid')) === '24,298.83 EUR',
      10000,
    );
  },

  'gradio-26': async ({ page, base, eventually }) => {
    await open(page, base, 'Orders');
    await order(page, 'Noor Haddad', 'noor.haddad@example.com', 'Desk lamp', '2', 'Pick up', [
      'Insurance',
      'Printed invoice',
    ]);
    if (!(await eventually(async () => (await body(page)).includes('Order 1013 was placed.'))))
      throw new Error('no confirmation');
    return eventually(
      async () =>
        (await body(page)).includes('Order 1013 was placed. Total: 103.30 EUR') &&
        (await rows(page)).includes('1013 Noor Haddad Desk lamp 2 Pick up 103.30 Open'),
    );
  },

  'gradio-27': async ({ page, base, eventually }) => {
    await open(page, base, 'Settings');
    await page.getByRole('button', { name: /Advanced/ }).click();
    await page.getByLabel('Retries').fill('10');
    await page.getByRole('button', { name: 'Save settings' }).click();
    return eventually(
      async () =>
        (await panel(page).getByRole('listitem').allInnerTexts()).includes('Retries: 10') &&
        (await page.locator('.toast-body.error').count()) === 0,
    );
  },
};
