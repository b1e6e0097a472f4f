import type { Truths } from '../truth.ts';

type Page = Parameters<Truths[string]>[0]['page'];
type Locator = ReturnType<Page['locator']>;
type Base = string;

const olga = ['olga@mail.example', 'olga-harbour-1'] as const;
const staff = ['staff@harbour.example', 'staff-harbour-1'] as const;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = async (locator: Locator) => plain(await locator.innerText());
const textsOf = async (locator: Locator) => (await locator.allInnerTexts()).map(plain);
const has = async (locator: Locator, part: string) =>
  (await textsOf(locator)).some((text) => text.includes(part));
const messages = (page: Page) => page.locator('#messages .alert');

async function submitLogin(page: Page, [mail, password]: readonly [string, string]) {
  await page.locator('#id_login-username').fill(mail);
  await page.locator('#id_login-password').fill(password);
  await page.locator('[name=login_submit]').click();
}

async function login(page: Page, base: Base, account: readonly [string, string]) {
  await page.goto(`${base}/accounts/login/`);
  await submitLogin(page, account);
  await page.waitForURL(account === staff ? '**/dashboard/' : '**/accounts/profile/');
}

/** From a product's own page; done when the shop says so. */
async function addFrom(page: Page, base: Base, path: string) {
  await page.goto(`${base}${path}`);
  await page.locator('#add_to_basket_form button').click();
  await page.getByText('has been added to your basket').waitFor();
}

/** From a list of products. */
async function addInList(page: Page, title: string) {
  await page
    .locator('article.product_pod')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('button', { name: 'Add to basket' })
    .click();
  await messages(page)
    .filter({ hasText: `${title} has been added to your basket` })
    .waitFor();
}

async function asGuest(
  page: Page,
  base: Base,
  mail: string,
  address: Record<string, string>,
  country: string,
) {
  await page.goto(`${base}/checkout/`);
  await page.locator('#id_username').fill(mail);
  await page.locator('#id_options_0').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/checkout/shipping-address/');
  for (const [name, value] of Object.entries(address)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=country]').selectOption({ label: country });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/checkout/shipping-method/');
}

async function toPreview(page: Page, method: string) {
  await page
    .locator('tr, .row')
    .filter({ hasText: method })
    .filter({ has: page.getByRole('button', { name: 'Select option' }) })
    .last()
    .getByRole('button', { name: 'Select option' })
    .click();
  await page.waitForURL('**/checkout/payment-details/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/checkout/preview/');
}

const totals = (page: Page) => page.locator('#basket_totals');

export const truths: Truths = {
  'oscar-01': async ({ page, base, eventually }) => {
    await addFrom(page, base, '/catalogue/enamel-kettle_1/');
    await page.goto(`${base}/basket/`);
    if ((await page.locator('#id_form-0-quantity').inputValue()) !== '1') return false;
    await page.locator('#id_form-0-quantity').fill('3');
    await page.getByRole('button', { name: 'Update' }).click();
    return eventually(
      async () =>
        (await has(page.locator('.basket-items .col-md-2 .price_color'), '€104.70')) &&
        (await has(totals(page).locator('tr', { hasText: 'Order total' }), '€109.60')) &&
        (await has(totals(page).locator('tr', { hasText: 'Standard delivery' }), '€4.90')),
    );
  },

  'oscar-02': async ({ page, base, eventually }) => {
    await addFrom(page, base, '/catalogue/fountain-pen_11/');
    await page.goto(`${base}/basket/`);
    await page.getByText('I have a voucher code').click();
    await page.locator('#id_code').fill('spring10');
    await page.getByRole('button', { name: 'Add voucher' }).click();
    await page.getByText("Voucher 'SPRING10' added to basket").waitFor();
    const address = {
      first_name: 'Nina',
      last_name: 'Roth',
      line1: 'Quai Voltaire 4',
      line4: 'Paris',
      postcode: '75007',
    };
    await asGuest(page, base, 'nina@mail.example', address, 'France');
    await toPreview(page, 'Express delivery');
    return eventually(async () => {
      const body = await textOf(page.locator('body'));
      return (
        /Fountain pen.* 1 €39\.00/.test(body) &&
        /Spring voucher \(SPRING10\) -€3\.90/.test(body) &&
        /Express delivery €11\.50/.test(body) &&
        /Order total €46\.60/.test(body)
      );
    });
  },

  'oscar-03': async ({ page, base, eventually }) => {
    await login(page, base, olga);
    const row = page.locator('tr', { hasText: 'For the balcony' });
    await page.goto(`${base}/accounts/wishlists/`);
    if ((await textOf(row.locator('td').nth(1))) !== '2') return false;
    await page.goto(`${base}/catalogue/fountain-pen_11/`);
    await page.getByText('Add to wish list', { exact: true }).click();
    await page.getByRole('link', { name: "Add to 'For the balcony' wish list" }).click();
    await page.getByText("'Fountain pen' was added to your wish list.").waitFor();
    await page.goto(`${base}/accounts/wishlists/`);
    return eventually(async () => (await textOf(row.locator('td').nth(1))) === '3');
  },

  'oscar-04': async ({ page, base, eventually }) => {
    await page.goto(`${base}/catalogue/category/garden_3/`);
    return eventually(async () => (await page.locator('article.product_pod').count()) === 5);
  },

  'oscar-05': async ({ page, base, eventually }) => {
    await page.goto(`${base}/catalogue/`);
    await page.locator('#id_sort_by').selectOption({ label: 'Price low to high' });
    await page.waitForURL('**sort_by=price-asc**');
    return eventually(async () => {
      const rows = await textsOf(page.locator('article.product_pod'));
      return (
        rows.length === 16 &&
        /^Terracotta pot €6\.20/.test(rows[0] ?? '') &&
        /^Linen tea towel €8\.75/.test(rows[1] ?? '') &&
        /^Rain jacket €79\.00/.test(rows[15] ?? '')
      );
    });
  },

  'oscar-06': async ({ page, base, eventually }) => {
    await page.goto(`${base}/`);
    await page.locator('#id_q').fill('  kettle ');
    await page.locator('#id_q').press('Enter');
    await page.waitForURL('**/search/**');
    return eventually(async () => {
      const rows = await textsOf(page.locator('article.product_pod'));
      return (
        rows.length === 1 &&
        /^Enamel kettle €34\.90/.test(rows[0] ?? '') &&
        (await textOf(page.locator('h1'))) === 'Products matching "kettle"'
      );
    });
  },

  'oscar-07': async ({ page, base, eventually }) => {
    const mini = page.locator('.basket-mini');
    await page.goto(`${base}/`);
    if (!(await textOf(mini)).startsWith('Basket total: €0.00')) return false;
    await page.goto(`${base}/catalogue/steel-bottle_15/`);
    const wish = page.getByRole('button', { name: 'Add to wish list' });
    const add = page.locator('#add_to_basket_form button');
    if (!(await wish.isDisabled()) || !(await add.isEnabled())) return false;
    await add.click();
    return eventually(
      async () =>
        (await has(messages(page), 'Steel bottle has been added to your basket')) &&
        (await textOf(mini)).startsWith('Basket total: €18.90') &&
        new URL(page.url()).pathname === '/catalogue/steel-bottle_15/',
    );
  },

  'oscar-08': async ({ page, base, eventually }) => {
    await login(page, base, olga);
    await page.goto(`${base}/catalogue/set-of-four-bowls_4/`);
    const notify = page.getByRole('button', { name: 'Notify me' });
    if ((await textOf(page.locator('.product_main .availability'))) !== 'Unavailable') return false;
    if ((await page.getByRole('button', { name: 'Add to basket' }).count()) > 0) return false;
    await notify.click();
    const told = await eventually(
      async () =>
        (await page.getByText('You have an active stock alert for this product').isVisible()) &&
        (await notify.count()) === 0,
    );
    if (!told) return false;
    await page.goto(`${base}/accounts/alerts/`);
    return eventually(async () => {
      const rows = await textsOf(page.locator('tr', { hasText: 'Set of four bowls' }));
      return rows.length === 1 && /^Set of four bowls Active/.test(rows[0] ?? '');
    });
  },

  'oscar-09': async ({ page, base, eventually }) => {
    await addFrom(page, base, '/catalogue/picnic-blanket_14/');
    await page.goto(`${base}/basket/`);
    await page.getByText('I have a voucher code').click();
    await page.locator('#id_code').fill('WINTER20');
    await page.getByRole('button', { name: 'Add voucher' }).click();
    return eventually(
      async () =>
        (await has(messages(page), 'expired')) &&
        !/discount|Winter voucher|-€/.test(await textOf(totals(page))) &&
        (await has(totals(page).locator('tr', { hasText: 'Order total' }), '€32.50')),
    );
  },

  'oscar-10': async ({ page, base, eventually }) => {
    await login(page, base, olga);
    await page.getByRole('link', { name: 'Order History' }).click();
    await page.getByRole('link', { name: '100004' }).click();
    await page.getByRole('button', { name: 'Re-order all items' }).click();
    const quantity = (title: string) =>
      page.locator('.basket-items', { hasText: title }).locator('input[type=number]');
    return eventually(
      async () =>
        new URL(page.url()).pathname === '/basket/' &&
        (await textsOf(page.locator('.basket-items h3'))).sort().join() === 'Camping lantern,Steel bottle' &&
        (await quantity('Camping lantern').inputValue()) === '1' &&
        (await quantity('Steel bottle').inputValue()) === '2' &&
        (await has(totals(page).locator('tr', { hasText: 'Basket total' }), '€69.80')),
    );
  },

  'oscar-11': async ({ page, base, eventually }) => {
    await addFrom(page, base, '/catalogue/bread-knife_3/');
    const address = {
      first_name: 'Jan',
      last_name: 'Kowalski',
      line1: 'Długa 5',
      line4: 'Gdańsk',
      postcode: '80-831',
    };
    await asGuest(page, base, 'jan@mail.example', address, 'Poland');
    const examples = [
      ['Standard delivery', '€4.90', '€27.40'],
      ['Express delivery', '€10.50', '€33.00'],
    ] as const;
    for (const [method, charge, total] of examples) {
      await page.goto(`${base}/checkout/shipping-method/`);
      await toPreview(page, method);
      const right = await eventually(async () => {
        const body = await textOf(page.locator('body'));
        return body.includes(`${method} ${charge}`) && body.includes(`Order total ${total}`);
      });
      if (!right) return false;
    }
    return true;
  },

  'oscar-12': async ({ page, base, eventually }) => {
    await page.goto(`${base}/accounts/login/`);
    await submitLogin(page, ['olga@mail.example', 'olga-harbour-2']);
    return eventually(
      async () =>
        new URL(page.url()).pathname === '/accounts/login/' &&
        (await has(page.locator('#login_form'), 'Please enter a correct username and password')) &&
        (await page.getByText('Login or register').first().isVisible()),
    );
  },

  'oscar-13': async ({ page, base, eventually }) => {
    await page.goto(`${base}/catalogue/`);
    const pods = page.locator('article.product_pod');
    const pod = (title: string) => pods.filter({ hasText: title });
    return eventually(async () => {
      const rows = await textsOf(pods);
      const gone = rows.filter((row) => row.includes('Unavailable')).map((row) => row.replace(/ €.*/, ''));
      const grey = (title: string) =>
        pod(title).locator('.btn.disabled', { hasText: 'Add to basket' }).count();
      return (
        (await page.getByText('16 results.').count()) === 1 &&
        rows.length === 16 &&
        (await page.locator('#id_sort_by').inputValue()) === 'relevancy' &&
        (await textOf(pod('Rain jacket'))) === 'Rain jacket €79.00 Available' &&
        gone.sort().join() === 'Desk calendar 2025,Set of four bowls' &&
        (await grey('Set of four bowls')) === 1 &&
        (await grey('Desk calendar 2025')) === 1 &&
        (await textOf(page.locator('.basket-mini'))).startsWith('Basket total: €0.00')
      );
    });
  },

  'oscar-14': async ({ page, base, eventually }) => {
    await addFrom(page, base, '/catalogue/pruning-shears_7/');
    await page.goto(`${base}/basket/`);
    const quantity = page.locator('#id_form-0-quantity');
    const update = page.getByRole('button', { name: 'Update' });
    const basketTotal = totals(page).locator('tr', { hasText: 'Basket total' });
    await quantity.fill('9');
    await update.click();
    await page.waitForTimeout(2000);
    if (!(await has(basketTotal, '€26.40'))) return false;
    await page.goto(`${base}/basket/`);
    if (!(await has(basketTotal, '€26.40'))) return false;
    await quantity.fill('2');
    await update.click();
    if (!(await eventually(() => has(page.locator('.basket-items .col-md-2 .price_color'), '€52.80'))))
      return false;
    await page.goto(`${base}/basket/`);
    await quantity.fill('0');
    await update.click();
    return eventually(
      async () =>
        (await page.getByText('Your basket is empty').isVisible()) &&
        (await page.locator('.basket-items').count()) === 0,
    );
  },

  'oscar-15': async ({ page, base, eventually }) => {
    const register = async (password: string) => {
      await page.goto(`${base}/accounts/login/`);
      await page.locator('#id_registration-email').fill('probe@mail.example');
      await page.locator('#id_registration-password1').fill(password);
      await page.locator('#id_registration-password2').fill(password);
      await page.locator('[name=registration_submit]').click();
    };
    await register('harbou7');
    if (!(await eventually(() => has(page.locator('#register_form'), 'too short')))) return false;
    await register('harbour8');
    return eventually(
      async () =>
        new URL(page.url()).pathname === '/accounts/profile/' &&
        (await has(page.locator('table'), 'probe@mail.example')),
    );
  },

  'oscar-16': async ({ page, base, eventually }) => {
    await login(page, base, olga);
    const rows = [
      ['Łódź', '90-001', 'Poland', true],
      ['Lyon', '123', 'France', false],
      ['Amsterdam', '1012 AB', 'Netherlands', true],
    ] as const;
    const book = page.locator('tr', { has: page.locator('address') });
    for (const [city, code, country, saved] of rows) {
      await page.goto(`${base}/accounts/addresses/`);
      await page.getByRole('link', { name: 'Add a new address' }).click();
      const values = {
        first_name: 'Olga',
        last_name: 'Brandt',
        line1: 'Testweg 1',
        line4: city,
        postcode: code,
      };
      for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
      await page.locator('[name=country]').selectOption({ label: country });
      await page.getByRole('button', { name: 'Save' }).click();
      const right = await eventually(async () =>
        saved
          ? await has(book, `Olga Brandt Testweg 1 ${city} ${code} ${country}`)
          : await page.getByText(`The postcode '${code}' is not valid for ${country}`).isVisible(),
      );
      if (!right) return false;
    }
    await page.goto(`${base}/accounts/addresses/`);
    return eventually(async () => {
      const texts = await textsOf(book);
      const standard = texts.filter((text) => text.includes('Default shipping address'));
      return (
        texts.length === 3 &&
        !texts.some((text) => text.includes('Lyon')) &&
        standard.length === 1 &&
        (standard[0] ?? '').includes('Rostock')
      );
    });
  },

  'oscar-17': async ({ page, base, eventually }) => {
    await login(page, base, staff);
    await page.goto(`${base}/dashboard/catalogue/categories/`);
    await page.getByRole('link', { name: 'Create new category' }).click();
    await page.locator('#id_name').fill('Ванная');
    await page.locator('#id_treebeard_position').selectOption({ label: 'After' });
    await page.locator('#id_treebeard_ref_node').selectOption({ label: 'Kitchen' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const saved = await eventually(async () => {
      const names = await textsOf(page.locator('tbody tr td:nth-child(2)'));
      return (
        (await has(messages(page), 'Category created successfully')) &&
        names.slice(0, 3).join() === 'Kitchen,Ванная,Garden'
      );
    });
    if (!saved) return false;
    await page.goto(`${base}/`);
    await page.getByText('Browse store').click();
    return eventually(async () => {
      const items = await textsOf(page.locator('.dropdown-menu.show a'));
      return items.filter((item) => item === 'Ванная').length === 1;
    });
  },

  'oscar-18': async ({ page, base, eventually }) => {
    await login(page, base, staff);
    await page.goto(`${base}/dashboard/orders/`);
    await page.getByRole('link', { name: '100004' }).click();
    await page.getByRole('heading', { name: 'Order #100004' }).waitFor();
    const information = page.locator('table', { hasText: 'Time of purchase' });
    if (!/€74\.70 .*Pending$/.test(await textOf(information))) return false;
    await page.locator('#id_new_status').selectOption('Shipped');
    await page.getByRole('button', { name: 'Change status' }).click();
    return eventually(async () => {
      const changes = await textsOf(
        page.locator('table', { hasText: /From\s+To\s+Date/ }).locator('tr:has(td)'),
      );
      const lines = await textsOf(page.locator('tr:has(input[name=selected_line])'));
      return (
        (await has(messages(page), "Order status changed from 'Pending' to 'Shipped'")) &&
        changes.length === 1 &&
        /^Pending Shipped /.test(changes[0] ?? '') &&
        (await page.locator('#id_new_status option').allTextContents()).map(plain).join() === 'Complete' &&
        lines.length === 2 &&
        lines.every((line) => line.includes(' Pending '))
      );
    });
  },

  'oscar-19': async ({ page, base, eventually }) => {
    await page.goto(`${base}/dashboard/pages/`);
    await page.locator('#id_username').fill(staff[0]);
    await page.locator('#id_password').fill(staff[1]);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard/pages/');
    await page.getByRole('link', { name: 'Create new page' }).click();
    await page.locator('#id_title').fill('Returns policy');
    const editor = page.locator('iframe').contentFrame().locator('body');
    await editor.click();
    await editor.pressSequentially('Send it back within 30 days.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const listed = await eventually(async () => {
      const rows = await textsOf(page.locator('table tr:has(td)'));
      return rows.length === 1 && /^Returns policy \/returns-policy\//.test(rows[0] ?? '');
    });
    if (!listed) return false;
    await page.getByRole('link', { name: 'View on site' }).first().click();
    return eventually(
      async () =>
        new URL(page.url()).pathname === '/returns-policy/' &&
        (await textOf(page.locator('h1'))) === 'Returns policy' &&
        (await page.getByText('Send it back within 30 days.').isVisible()),
    );
  },

  'oscar-20': async ({ page, context, base, eventually }) => {
    await page.goto(`${base}/`);
    await addInList(page, 'Bird feeder');
    const second = await context.newPage();
    await second.goto(`${base}/`);
    const mini = second.locator('.basket-mini');
    if (!(await textOf(mini)).startsWith('Basket total: €15.00')) return false;
    await mini.locator('.dropdown-toggle').click();
    return eventually(async () => {
      const rows = await textsOf(mini.locator('.dropdown-menu.show .basket-mini-item > li'));
      const items = rows.filter((row) => row.includes('Qty'));
      return items.length === 1 && /Bird feeder Qty 1/.test(items[0] ?? '');
    });
  },

  'oscar-21': async ({ page, base, eventually }) => {
    await login(page, base, olga);
    await page.getByRole('link', { name: 'Order History' }).click();
    await page.locator('#id_date_from').fill('2024-05-01');
    await page.locator('#id_date_to').fill('2024-06-10');
    await page.getByRole('button', { name: 'Filter results' }).click();
    await page.waitForURL('**date_from=**');
    return eventually(
      async () =>
        (await has(page.locator('h2, h3'), 'Orders placed between 2024-05-01 and 2024-06-10')) &&
        (await textsOf(page.locator('tr td:first-child'))).join() === '100004,100003,100002',
    );
  },

  'oscar-22': async ({ page, base, eventually }) => {
    await login(page, base, staff);
    await page.goto(`${base}/dashboard/orders/`);
    const row = (number: string) => page.locator('tr:has(input[name=selected_order])', { hasText: number });
    await row('100004').locator('input[name=selected_order]').check();
    await page.locator('select[name=new_status]').selectOption('Complete');
    await page.getByRole('button', { name: 'Change status' }).click();
    return eventually(
      async () =>
        (await has(row('100004'), ' Complete ')) &&
        (await has(row('100003'), ' Cancelled ')) &&
        (await has(row('100002'), ' Shipped ')) &&
        (await has(row('100001'), ' Complete ')),
    );
  },

  'oscar-23': async ({ page, base, eventually }) => {
    await page.goto(`${base}/catalogue/rain-jacket_16/`);
    for (const size of ['S', 'M', 'L']) {
      const link = page.getByRole('link', { name: `Rain jacket, size ${size}`, exact: true });
      if (!(await eventually(async () => (await link.count()) === 1))) return false;
    }
    await page.getByRole('link', { name: 'Rain jacket, size M', exact: true }).click();
    return eventually(
      async () =>
        (await has(page.locator('.product_main'), '€79.00')) &&
        (await has(page.locator('.product_main'), 'In stock (8 available)')),
    );
  },

  'oscar-24': async ({ page, base, eventually }) => {
    await login(page, base, staff);
    await page.getByRole('button', { name: 'Catalogue' }).click();
    await page.getByRole('link', { name: 'Low stock alerts' }).click();
    await page.waitForURL('**/stock-alerts/');
    return eventually(async () => {
      const rows = await textsOf(page.locator('tr:has(td)', { hasText: 'Open' }));
      return (
        rows.length === 2 &&
        rows.some((row) => /^Pruning shears Harbour warehouse 5 2 /.test(row)) &&
        rows.some((row) => /^Fountain pen Harbour warehouse 5 5 /.test(row))
      );
    });
  },

  'oscar-25': async ({ page, base, eventually }) => {
    await login(page, base, olga);
    await page.goto(`${base}/catalogue/cast-iron-pan_2/`);
    await page.getByRole('link', { name: 'Write a review' }).click();
    await page.locator('#id_title').fill('Like grandma\'s "big one"');
    await page.locator('.reviewrating .star-rating i').nth(3).click();
    await page.locator('#id_body').fill('Heavy, but worth it.');
    await page.getByRole('button', { name: 'Save review' }).click();
    return eventually(
      async () =>
        (await has(messages(page), 'Thank you for reviewing this product')) &&
        (await page.getByText('1 customer review', { exact: true }).isVisible()) &&
        (await page.getByText('Like grandma\'s "big one"', { exact: true }).isVisible()) &&
        (await page.locator('.product_main .star-rating.Four').count()) === 1,
    );
  },

  'oscar-26': async ({ page, base, eventually }) => {
    await login(page, base, olga);
    const row = (label: string) =>
      page.locator('tr', { has: page.locator('th', { hasText: label }) }).locator('td');
    if ((await textOf(row('Name'))) !== 'Olga Brandt') return false;
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await page.locator('#id_last_name').fill('Brandt-Möller');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/accounts/profile/');
    const holds = async () =>
      (await textOf(row('Name'))) === 'Olga Brandt-Möller' &&
      (await textOf(row('Email address'))) === 'olga@mail.example';
    const updated = await eventually(
      async () => (await has(messages(page), 'Profile updated')) && (await holds()),
    );
    if (!updated) return false;
    await page.reload();
    return eventually(holds);
  },

  'oscar-27': async ({ page, base, eventually }) => {
    await page.goto(`${base}/catalogue/category/outdoor_5/`);
    await addInList(page, 'Camping lantern');
    await page.goto(`${base}/catalogue/category/outdoor_5/`);
    await addInList(page, 'Camping lantern');
    await page.goto(`${base}/catalogue/category/outdoor_5/`);
    await addInList(page, 'Steel bottle');
    await page.goto(`${base}/basket/`);
    return eventually(
      async () =>
        (await has(totals(page).locator('tr', { hasText: 'Basket total' }), '€82.90')) &&
        (await has(totals(page).locator('tr', { hasText: 'Standard delivery' }), '€4.90')) &&
        (await has(totals(page).locator('tr', { hasText: 'Order total' }), '€87.80')),
    );
  },
};
