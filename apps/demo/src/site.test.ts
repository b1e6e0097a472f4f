import { describe, expect, test } from 'vitest';
import { addToCart, browse, goodOrder, logIn, readText } from '../test/browse.ts';
import { demoSite } from './site.ts';

const pages = [
  ['/demo', 'Small things, made to last'],
  ['/demo/', 'Small things, made to last'],
  ['/demo/login', 'Log in'],
  ['/demo/products', 'Products'],
  ['/demo/products/', 'Products'],
  ['/demo/products/stoneware-mug', 'Stoneware Mug'],
  ['/demo/cart', 'Your cart'],
  ['/demo/checkout', 'Checkout'],
  ['/demo/orders/FH-2001', 'Thank you for your order'],
  ['/demo/profile', 'Your profile'],
  ['/demo/contact', 'Contact us'],
  ['/demo/help', 'Help'],
  ['/demo/help/hours', 'Our shop in Mill Lane'],
  ['/demo/terms', 'Terms of sale'],
  ['/demo/bugs', 'Seeded bugs'],
] as const;

/** Has placed an order and has something in the cart again. */
function regular(signedIn: boolean) {
  const browser = browse();
  if (signedIn) logIn(browser);
  addToCart(browser, 'stoneware-mug');
  browser.post('/demo/checkout', goodOrder);
  addToCart(browser, 'fountain-pen', '2');
  return browser;
}

describe.each(pages)('%s', (path, heading) => {
  const browser = regular(path !== '/demo/login');
  const reply = browser.get(path);

  test('has its heading, a title and a language', () => {
    expect(reply.status).toBe(200);
    expect(reply.body).toMatch(new RegExp(`<h1>${heading}</h1>`));
    expect(reply.body.match(/<h1>/g)).toHaveLength(1);
    expect(reply.body).toMatch(/<html lang="en">[\s\S]*<title>[^<]+<\/title>/);
  });

  test('keeps to the policy: nothing inline', () => {
    const policy = reply.headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(reply.body).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
    expect(reply.body.match(/<script[^>]*>[^<]/)).toBeNull();
  });

  test('leads only to what exists', () => {
    const links = [...reply.body.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links.filter((each) => !each.includes('bug='))) {
      expect(link).toMatch(/^\/demo(\/|$)/);
      expect([link, browser.get(link).status]).toEqual([link, 200]);
    }
  });

  test('has no id twice, and every label, description and fragment has its target', () => {
    const ids = [...reply.body.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
    const references = reply.body.matchAll(
      /\s(?:for|aria-describedby|aria-labelledby|aria-controls)="([^"]+)"/g,
    );
    for (const [, names = ''] of references) expect(ids).toEqual(expect.arrayContaining(names.split(' ')));
  });
});

test.each([
  '/demo/nowhere',
  '/demo/products/nothing',
  '/demo/products/a/b',
  '/demo/orders/FH-9999',
  '/demo/__proto__',
  '/demo/constructor',
])('%s is not found, in words', (path) => {
  const reply = browse().get(path);
  expect(reply.status).toBe(404);
  expect(readText(reply)).toContain('There is nothing at this address.');
});

test('an order belongs to its visitor', () => {
  const site = demoSite();
  const owner = browse(site);
  addToCart(owner, 'herb-seeds');
  expect(owner.post('/demo/checkout', goodOrder).status).toBe(200);
  expect(browse(site).get('/demo/orders/FH-2001').status).toBe(404);
});

test.each([
  ['style.css', 'text/css'],
  ['add-to-cart.js', 'text/javascript'],
  ['icon.svg', 'image/svg+xml'],
  ['pictures/wall-clock.svg', 'image/svg+xml'],
])('the file %s is served as %s', (name, type) => {
  const reply = browse().get(`/demo/static/${name}`);
  expect([reply.status, reply.body.length > 50]).toEqual([200, true]);
  expect(reply.headers['content-type']).toContain(type);
});

test.each(['nothing.js', '../site.ts', '%2e%2e/site.ts', '1-base.css'])('no file is served at %s', (name) => {
  const empty = new URLSearchParams();
  const request = { method: 'GET', path: `/demo/static/${name}`, query: empty, cookies: {}, form: empty };
  expect(demoSite().handle(request).status).toBe(404);
});

test.each([
  ['POST', '/demo/products', 'GET, HEAD'],
  ['GET', '/demo/cart/add', 'POST'],
  ['DELETE', '/demo/cart/remove', 'POST'],
  ['PUT', '/demo/profile', 'GET, HEAD, POST'],
])('%s %s is refused and told what is allowed', (method, path, allowed) => {
  const empty = new URLSearchParams();
  const reply = demoSite().handle({ method, path, query: empty, cookies: {}, form: empty });
  expect([reply.status, reply.headers.allow]).toEqual([405, allowed]);
});
