import { join } from 'node:path';
import { chromeOptions, findChrome } from '@assay/runner';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { add, checkOut, logIn, openShop, type Shop, startShop } from '../test/shop-page.ts';

const cache = join(import.meta.dirname, '../../../node_modules/.cache/assay');
let shop: Shop;

beforeAll(async () => {
  const found = await findChrome(cache);
  if (!found) throw new Error('No browser was found.');
  shop = await startShop(chromeOptions(found));
});

afterAll(() => shop?.close());

test('a person logs in, searches, sorts, fills the cart and buys', async () => {
  const page = await openShop(shop, '/');
  await logIn(shop, page, 'ada@example.com', 'wrong');
  expect(await page.getByRole('alert').innerText()).toBe('The e-mail or the password is wrong.');
  await logIn(shop, page);
  expect(await page.getByRole('status').first().innerText()).toBe('Welcome back, Ada.');

  await page.getByLabel('Search products').fill('tea');
  await page.getByTitle('Search').click();
  await page.getByText('2 products for “tea”').waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Cast Iron Teapot',
    'Linen Tea Towel',
  ]);

  await page.getByLabel('Search products').clear();
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  await page.getByText('12 products').waitFor();
  expect((await page.getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 2)).toEqual([
    'Herb Seeds',
    'Ruled Notebook',
  ]);

  await add(page, 'Herb Seeds', 1);
  await add(page, 'Stoneware Mug', 2);
  expect(await page.getByRole('status').first().innerText()).toBe('Stoneware Mug was added to your cart.');

  await page.getByRole('link', { name: 'Cart' }).click();
  await page.getByLabel('Quantity of Stoneware Mug').fill('3');
  await page
    .getByRole('row', { name: /Stoneware Mug/ })
    .getByRole('button', { name: 'Update' })
    .click();
  await page.getByText('Your cart was updated.').waitFor();
  expect(await page.getByTestId('cart-total').innerText()).toBe('$40.20');
  await page
    .getByRole('row', { name: /Herb Seeds/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByText('Herb Seeds was removed from your cart.').waitFor();

  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  expect(await page.getByTestId('order-total').innerText()).toBe('$40.90');
  await page.getByRole('radio', { name: /Express/ }).check();
  expect(await page.getByTestId('order-total').innerText()).toBe('$48.90');
  await checkOut(page);
  expect(await page.getByTestId('order-number').innerText()).toBe('FH-2001');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download receipt' }).click();
  expect((await download).suggestedFilename()).toBe('receipt-FH-2001.txt');
});

test('emptying the cart asks first', async () => {
  const page = await openShop(shop, '/products');
  await add(page, 'Herb Seeds', 1);
  await page.goto(`${shop.address}/cart`);
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Empty cart' }).click();
  expect(asked).toEqual(['Remove everything from your cart?']);
  expect(await page.getByTestId('cart-badge').innerText()).toBe('1');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Empty cart' }).click();
  await page.getByText('Your cart is empty.').waitFor();
});

test('the dead button is dead', async () => {
  const page = await openShop(shop, '/products?bug=button-dead');
  await add(page, 'Herb Seeds', 1);
  await page.goto(`${shop.address}/cart`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await page.getByRole('link', { name: 'Help' }).click();
  await page.waitForURL('**/help');
  expect(asked.filter((url) => url.includes('checkout'))).toEqual([]);
});

test('a contact message is thanked after a moment, or refused with its reasons', async () => {
  const page = await openShop(shop, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('4 fields need your attention').waitFor();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your e-mail').fill('ada@example.com');
  await page.getByLabel('What is it about?').selectOption('An order');
  await page.getByLabel('Message', { exact: true }).fill('Where is my parcel?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Thank you, your message has been sent.').waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
});

test('the profile: counter, picture, switch, phone beside its text, sortable orders', async () => {
  const page = await openShop(shop, '/');
  await logIn(shop, page);
  await page.getByRole('link', { name: 'Ada' }).click();
  await page.getByLabel('Biography').fill('Hello');
  await page.getByText('5 of 160').waitFor();
  await page
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('x') });
  await page.getByText('Choose a picture of the type PNG or JPEG.').waitFor();
  await page
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await page.getByRole('img', { name: 'Your new profile picture' }).waitFor();
  await page.getByRole('switch', { name: 'Send me the newsletter' }).check();
  await page.getByPlaceholder('+1 555 0100').fill('+44 20 7946 0000');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Your profile was saved.').waitFor();
  await page.getByText('Current picture: me.png').waitFor();

  const totals = page.getByRole('table', { name: 'Your past orders' }).locator('td:nth-child(4)');
  await page.getByRole('button', { name: 'Total' }).click();
  expect(await totals.allInnerTexts()).toEqual(['$46.90', '$60.00', '$98.70', '$124.90']);
  await page.getByRole('button', { name: 'Total' }).click();
  expect(await totals.allInnerTexts()).toEqual(['$124.90', '$98.70', '$60.00', '$46.90']);
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('help: tabs by mouse and keyboard, accordion, dialog, frame', async () => {
  const page = await openShop(shop, '/help');
  await page.getByRole('tab', { name: 'Returns' }).click();
  expect(await page.getByRole('tabpanel').innerText()).toContain('within 30 days');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tabpanel').innerText()).toContain('16 digits');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tabpanel').innerText()).toContain('Standard shipping');

  await page.getByRole('button', { name: 'Do you ship abroad?' }).click();
  await page.getByText('We ship to all countries').waitFor();
  await page.getByRole('button', { name: 'Do you ship abroad?' }).click();
  await page.getByText('We ship to all countries').waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Request a call back' }).click();
  await page.getByRole('dialog').getByLabel('Phone number').fill('555 0100');
  await page.getByRole('dialog').getByRole('button', { name: 'Call me' }).click();
  await page.getByText('We will call you back at 555 0100.').waitFor();

  const frame = page.frameLocator('iframe[title="Opening hours"]');
  await frame.getByRole('button', { name: 'Show holidays' }).click();
  await frame.getByText('Closed from 24 December').waitFor();
});

test('without scripts the shop still sells', async () => {
  const context = await shop.browser.newContext({ javaScriptEnabled: false });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${shop.address}/products?q=seeds`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect(page.url()).toBe(`${shop.address}/products?q=seeds`);
  await page.goto(`${shop.address}/checkout`);
  await checkOut(page);
});
