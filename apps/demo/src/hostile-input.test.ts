import { expect, test } from 'vitest';
import { addToCart, browse, logIn } from '../test/browse.ts';

test('hostile input comes back as text, wherever it was entered', () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
  const browser = browse();
  logIn(browser);
  addToCart(browser, 'herb-seeds');
  const query = encodeURIComponent(hostile);
  const fields = Object.fromEntries(
    [
      'name',
      'email',
      'address',
      'postcode',
      'shipping',
      'card',
      'terms',
      'birthDate',
      'country',
      'phone',
      'bio',
      'picture',
      'topic',
      'message',
      'user',
      'password',
      'next',
      'back',
      'product',
      'quantity',
    ].map((name) => [name, hostile]),
  );
  const replies = [
    browser.get(`/demo/products?q=${query}&category=${query}&sort=${query}`),
    browser.get(`/demo/?bug=${query}`),
    browser.get(`/demo/${query}`),
    browser.get(`/demo/products/${query}`),
    browser.get(`/demo/login?next=${query}`),
    browse().post('/demo/login', fields),
    browse().get(`/demo/login?next=${query}`),
    browser.post('/demo/cart/add', fields),
    browser.post('/demo/cart/update', fields),
    browser.post('/demo/cart/remove', fields),
    browser.post('/demo/checkout', fields),
    browser.post('/demo/profile', fields),
    browser.post('/demo/contact', fields),
  ];
  browser.get('/demo/?bug=no-validation');
  replies.push(
    browser.post('/demo/profile', fields),
    browser.post('/demo/checkout', fields),
    browser.get('/demo/profile'),
  );
  for (const reply of replies) expect(reply.body).not.toMatch(/<script>|<img src=x|onerror='/);
  expect(replies.filter((reply) => reply.body.includes('&lt;script&gt;')).length).toBeGreaterThanOrEqual(9);
});
