import { expect, test } from 'vitest';
import { addToCart, browse, goodOrder, logIn, readId } from '../../test/browse.ts';
import { demoSite } from '../site.ts';
import { stranger } from './visitor.ts';
import { rememberVisitors } from './visitors.ts';

function counting(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `v${last}`;
  };
}

test('the longest unseen visitor is forgotten first', () => {
  const visitors = rememberVisitors(2, counting());
  const ada = { ...stranger, signedIn: true };
  expect(visitors.keep(undefined, ada)).toBe('v1');
  expect(visitors.keep(undefined, ada)).toBe('v2');
  expect(visitors.find('v1')).toBe(ada);
  expect(visitors.keep(undefined, ada)).toBe('v3');
  expect(visitors.find('v2')).toBe(stranger);
  expect(visitors.find('v1')).toBe(ada);
  expect(visitors.count()).toBe(2);
});

test('an id that was not given out is not taken over', () => {
  const visitors = rememberVisitors(2, counting());
  expect(visitors.keep('chosen-by-somebody', stranger)).toBe('v1');
  expect(visitors.find('chosen-by-somebody')).toBe(stranger);
});

test('only looking costs no memory: no cookie until there is something to remember', () => {
  const browser = browse();
  for (const path of ['/demo/', '/demo/products', '/demo/cart', '/demo/nowhere']) browser.get(path);
  expect(browser.cookie()).toBeUndefined();
  addToCart(browser, 'herb-seeds');
  expect(browser.cookie()).toMatch(/^[\w-]{24}$/);
});

test('the cookie is out of reach of scripts and of other sites', () => {
  const empty = new URLSearchParams();
  const reply = demoSite().handle({
    method: 'GET',
    path: '/demo/',
    query: new URLSearchParams('bug=slow'),
    cookies: {},
    form: empty,
  });
  expect(reply.headers['set-cookie']).toMatch(
    /^demo_visitor=[\w-]{24}; Path=\/demo; HttpOnly; SameSite=Lax$/,
  );
});

test('the site forgets visitors beyond its limit, who start anew', () => {
  const site = demoSite({ mostVisitors: 3 });
  const browsers = Array.from({ length: 4 }, () => browse(site));
  for (const browser of browsers) addToCart(browser, 'herb-seeds');
  const badges = browsers.map((browser) => readId(browser.get('/demo/cart'), 'cart-badge'));
  expect(badges).toEqual(['0', '1', '1', '1']);
});

test('two visitors do not share a cart', () => {
  const site = demoSite();
  const [one, other] = [browse(site), browse(site)];
  addToCart(one, 'herb-seeds');
  expect(readId(other.get('/demo/cart'), 'cart-badge')).toBe('0');
});

test('the orders of a visitor are bounded, and their numbers go on', () => {
  const browser = browse();
  logIn(browser);
  for (let order = 0; order < 12; order += 1) {
    addToCart(browser, 'herb-seeds');
    expect(readId(browser.post('/demo/checkout', goodOrder), 'order-number')).toBe(`FH-${2001 + order}`);
  }
  const rows = browser.get('/demo/profile').body.match(/<th scope="row">/g);
  expect(rows).toHaveLength(10 + 4);
});

test('long texts are cut, also where nothing is validated', () => {
  const browser = browse();
  logIn(browser);
  browser.get('/demo/?bug=no-validation');
  const { body } = browser.post('/demo/profile', { name: 'a'.repeat(50_000), bio: 'b'.repeat(50_000) });
  expect(body.match(/b+<\/textarea>/)?.[0].length).toBe(600 + '</textarea>'.length);
});
