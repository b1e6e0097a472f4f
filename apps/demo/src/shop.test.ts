import { describe, expect, test } from 'vitest';
import { addToCart, browse, goodOrder, logIn, readCards, readId, readText } from '../test/browse.ts';
import { demoSite } from './site.ts';

describe('login', () => {
  test.each([
    ['ada@example.com', 'analytical', 'Welcome back, Ada.'],
    ['ada', 'analytical', 'Welcome back, Ada.'],
    ['  ADA@example.com ', 'analytical', 'Welcome back, Ada.'],
    ['ada@example.com', 'Analytical', 'The e-mail or the password is wrong.'],
    ['ada@example.com', 'analytical ', 'The e-mail or the password is wrong.'],
    ['nobody@example.com', 'analytical', 'The e-mail or the password is wrong.'],
    ['charles@example.com', 'difference', 'This account is locked. Please contact us to unlock it.'],
    ['charles@example.com', 'wrong', 'The e-mail or the password is wrong.'],
    ['', 'analytical', 'Enter your username or e-mail.'],
    ['ada', '', 'Enter your password.'],
  ])('%j with %j: %s', (user, password, message) => {
    const reply = browse().post('/demo/login', { user, password });
    expect(readText(reply)).toContain(message);
    expect(/Log out/.test(reply.body)).toBe(message.startsWith('Welcome'));
  });

  test('a typed password is never sent back', () => {
    expect(browse().post('/demo/login', { user: 'ada', password: 's3cret-typed' }).body).not.toContain(
      's3cret-typed',
    );
  });

  test.each([
    ['profile', 'Your profile'],
    ['', 'Products'],
    ['//evil.example', 'Products'],
    ['../../api', 'Products'],
  ])('next=%j leads to %s', (next, heading) => {
    const { body } = browse().post('/demo/login', { user: 'ada', password: 'analytical', next });
    expect(body).toContain(`<h1>${heading}</h1>`);
  });

  test('the profile needs it, and logging out ends it', () => {
    const browser = browse();
    expect(readText(browser.get('/demo/profile'))).toContain('Please log in to see your profile.');
    logIn(browser);
    expect(browser.get('/demo/profile').body).toContain('<h1>Your profile</h1>');
    expect(readText(browser.post('/demo/logout'))).toContain('You are logged out.');
    expect(browser.get('/demo/profile').body).toContain('<h1>Log in</h1>');
    expect(browser.post('/demo/profile', { name: 'X', country: 'Kenya' }).body).toContain('<h1>Log in</h1>');
  });
});

describe('catalogue', () => {
  test.each([
    ['', 12],
    ['q=tea', 2],
    ['q=TEA', 2],
    ['q=%20mug%20', 1],
    ['q=zebra', 0],
    ['category=Desk', 3],
    ['category=Desk&q=pen', 1],
    ['category=Nowhere', 0],
    ['sort=nonsense', 12],
  ])('?%s finds %i products', (query, count) => {
    expect(readCards(browse().get(`/demo/products?${query}`), 'name')).toHaveLength(count);
  });

  test('sorting orders names and prices both ways', () => {
    const names = readCards(browse().get('/demo/products'), 'name');
    expect(names).toEqual(names.toSorted());
    expect(readCards(browse().get('/demo/products?sort=name-desc'), 'name')).toEqual(names.toReversed());
    const prices = readCards(browse().get('/demo/products?sort=price-asc'), 'price').map((text) =>
      Number(text.slice(1)),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = readCards(browse().get('/demo/products?sort=price-desc'), 'price').map((text) =>
      Number(text.slice(1)),
    );
    expect(falling).toEqual(prices.toReversed());
  });
});

describe('cart', () => {
  test.each([
    ['stoneware-mug', '1', 'Stoneware Mug was added to your cart.'],
    ['stoneware-mug', '10', 'Stoneware Mug was added to your cart.'],
    ['stoneware-mug', '11', 'Choose a quantity from 1 to 10.'],
    ['stoneware-mug', '0', 'Choose a quantity from 1 to 10.'],
    ['stoneware-mug', '-1', 'Choose a quantity from 1 to 10.'],
    ['stoneware-mug', '1.5', 'Choose a quantity from 1 to 10.'],
    ['stoneware-mug', '1e1', 'Choose a quantity from 1 to 10.'],
    ['stoneware-mug', 'two', 'Choose a quantity from 1 to 10.'],
    ['stoneware-mug', '', 'Choose a quantity from 1 to 10.'],
    ['wall-clock', '1', 'This product is not for sale.'],
    ['nothing', '1', 'This product is not for sale.'],
  ])('adding %s, %j: %s', (product, quantity, message) => {
    const [page, script] = [browse(), browse()];
    expect(readText(addToCart(page, product, quantity))).toContain(message);
    const reply = JSON.parse(script.post('/demo/api/cart', { product, quantity }).body);
    const count = message.includes('was added') ? Number(quantity) : 0;
    expect(reply).toEqual({ added: count > 0, message, count });
    expect(readId(page.get('/demo/'), 'cart-badge')).toBe(String(count));
  });

  test('no more than ten of a product, also in two portions', () => {
    const browser = browse();
    addToCart(browser, 'herb-seeds', '6');
    expect(readText(addToCart(browser, 'herb-seeds', '5'))).toContain('at most 10 of the Herb Seeds');
    expect(readId(browser.get('/demo/cart'), 'cart-total')).toBe('$25.20');
  });

  test('quantities, removal and emptying change the total', () => {
    const browser = browse();
    addToCart(browser, 'stoneware-mug');
    addToCart(browser, 'brass-desk-lamp');
    expect(readId(browser.get('/demo/cart'), 'cart-total')).toBe('$132.00');
    expect(
      readId(browser.post('/demo/cart/update', { product: 'stoneware-mug', quantity: '3' }), 'cart-total'),
    ).toBe('$156.00');
    expect(
      readText(browser.post('/demo/cart/update', { product: 'stoneware-mug', quantity: '99' })),
    ).toContain('from 1 to 10');
    expect(readId(browser.post('/demo/cart/remove', { product: 'brass-desk-lamp' }), 'cart-total')).toBe(
      '$36.00',
    );
    expect(readId(browser.post('/demo/cart/remove', { product: 'never-there' }), 'cart-total')).toBe(
      '$36.00',
    );
    expect(readText(browser.post('/demo/cart/empty'))).toContain('Your cart is empty.');
  });

  test.each([
    ['/demo/products?q=mug', '/demo/products?q=mug'],
    ['/demo/products/stoneware-mug', '/demo/products/stoneware-mug'],
    ['https://evil.example/demo/products', '/demo/products'],
    ['//evil.example/demo/products', '/demo/products'],
    ['/demo/../api/users', '/demo/products'],
    ['/demo/products\r\nset-cookie: a=b', '/demo/products'],
    ['javascript:alert(1)', '/demo/products'],
  ])('from %j it returns to %s', (back, location) => {
    const form = new URLSearchParams({ product: 'stoneware-mug', quantity: '1', back });
    const reply = demoSite().handle({
      method: 'POST',
      path: '/demo/cart/add',
      query: new URLSearchParams(),
      cookies: {},
      form,
    });
    expect(reply.headers.location).toBe(location);
  });
});

describe('checkout', () => {
  test('an order is placed, numbered, summed up, listed and can be downloaded', () => {
    const browser = browse(demoSite({ now: () => new Date('2026-03-04T05:06:07Z') }));
    logIn(browser);
    addToCart(browser, 'stoneware-mug', '2');
    const page = browser.post('/demo/checkout', { ...goodOrder, shipping: 'express' });
    expect([readId(page, 'order-number'), readId(page, 'order-total')]).toEqual(['FH-2001', '$36.90']);
    expect(readText(browser.get('/demo/cart'))).toContain('Your cart is empty.');
    expect(readText(browser.get('/demo/profile'))).toContain('FH-2001 2026-03-04 2 $36.90 Received');
    const receipt = browser.get('/demo/orders/FH-2001/receipt');
    expect(receipt.headers['content-disposition']).toBe('attachment; filename="receipt-FH-2001.txt"');
    expect(receipt.body).toBe(
      'Fernhill receipt FH-2001, 2026-03-04\n2 x Stoneware Mug  $24.00\nTotal $36.90\n',
    );
  });

  test('a refused order says what is wrong, keeps what was typed, and places nothing', () => {
    const browser = browse();
    addToCart(browser, 'stoneware-mug');
    const reply = browser.post('/demo/checkout', {
      ...goodOrder,
      postcode: '123',
      card: '',
      shipping: 'express',
    });
    expect(readText(reply)).toContain('2 fields need your attention');
    expect(reply.body).toMatch(/id="postcode-error">The postcode must have 5 digits\./);
    expect(reply.body).toMatch(/value="123" id="postcode"/);
    expect(readId(reply, 'order-total')).toBe('$24.90');
    expect(browser.get('/demo/orders/FH-2001').status).toBe(404);
  });

  test('an empty cart leads back to the cart', () => {
    expect(browse().get('/demo/checkout').body).toContain('<h1>Your cart</h1>');
    expect(browse().post('/demo/checkout', goodOrder).body).toContain('<h1>Your cart</h1>');
  });
});

test('the profile is saved, and refused with its reasons', () => {
  const browser = browse();
  logIn(browser);
  const saved = browser.post('/demo/profile', {
    name: 'Grace Hopper',
    country: 'Kenya',
    newsletter: 'yes',
    bio: 'Hi',
    picture: 'me.png',
  });
  expect(readText(saved)).toContain('Your profile was saved.');
  expect(readText(saved)).toContain('Current picture: me.png');
  expect(saved.body).toMatch(/<option selected>Kenya/);
  expect(saved.body).toMatch(/name="newsletter" value="yes" checked/);
  expect(saved.body).toContain('>Grace</a>');
  const refused = browser.post('/demo/profile', { name: '', country: 'Kenya', birthDate: '2999-01-01' });
  expect(readText(refused)).toContain('2 fields need your attention');
  expect(browser.get('/demo/profile').body).toContain('value="Grace Hopper"');
});
