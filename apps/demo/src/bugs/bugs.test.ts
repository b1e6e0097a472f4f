import { describe, expect, test } from 'vitest';
import {
  addToCart,
  type Browser,
  browse,
  goodOrder,
  logIn,
  readCards,
  readId,
  readText,
} from '../../test/browse.ts';
import { type BugName, bugNames, bugs, readBugSwitch } from './bugs.ts';

test.each([
  ['', [], []],
  ['none', [], []],
  ['slow', ['slow'], []],
  ['slow,wrong-total', ['slow', 'wrong-total'], []],
  [' Slow , slow,,', ['slow'], []],
  ['nonsense', [], ['nonsense']],
  ['slow,<b>', ['slow'], ['<b>']],
  ['constructor', [], ['constructor']],
])('the switch %j turns on %j and does not know %j', (text, on, unknown) => {
  expect(readBugSwitch(text)).toEqual({ on, unknown });
});

function fillCart(browser: Browser): void {
  addToCart(browser, 'stoneware-mug', '2');
  addToCart(browser, 'herb-seeds');
  addToCart(browser, 'fountain-pen');
}

function readRows(browser: Browser): string[] {
  const { body } = browser.get('/demo/cart');
  return [...body.matchAll(/<th scope="row"><a [^>]+>([^<]+)</g)].map((match) => match[1] ?? '');
}

/** What a visitor sees of each bug: without it, and with it. */
const effects: Record<BugName, { look: (browser: Browser) => unknown; right: unknown; wrong: unknown }> = {
  'cart-count': {
    look(browser) {
      fillCart(browser);
      const { body } = browser.post('/demo/api/cart', { product: 'herb-seeds', quantity: '1' });
      return [JSON.parse(body).count, readId(browser.get('/demo/products'), 'cart-badge')];
    },
    right: [5, '5'],
    wrong: [0, '0'],
  },
  'wrong-total': {
    look(browser) {
      fillCart(browser);
      const shown = [
        readId(browser.get('/demo/cart'), 'cart-total'),
        readId(browser.get('/demo/checkout'), 'order-total'),
      ];
      return [...shown, readId(browser.post('/demo/checkout', goodOrder), 'order-total')];
    },
    right: ['$63.10', '$68.00', '$68.00'],
    wrong: ['$39.10', '$44.00', '$44.00'],
  },
  'sort-broken': {
    look: (browser) => readCards(browser.get('/demo/products?sort=price-asc'), 'price').slice(0, 4),
    right: ['$4.20', '$8.00', '$9.50', '$12.00'],
    wrong: ['$12.00', '$120.00', '$14.50', '$18.00'],
  },
  'login-accepts-anything': {
    look: (browser) => [
      /Log out/.test(browser.post('/demo/login', { user: 'nobody', password: 'x' }).body),
      /Log out/.test(browser.post('/demo/login', { user: 'charles', password: 'difference' }).body),
    ],
    right: [false, false],
    wrong: [true, true],
  },
  'no-validation': {
    look(browser) {
      logIn(browser);
      fillCart(browser);
      browser.post('/demo/cart/update', { product: 'herb-seeds', quantity: '-3' });
      const quantity = /Quantity of Herb Seeds"[^>]*value="([^"]+)"/.exec(
        browser.get('/demo/cart').body,
      )?.[1];
      return [
        quantity,
        /Your order number/.test(browser.post('/demo/checkout', { postcode: 'x' }).body),
        /Your profile was saved/.test(browser.post('/demo/profile', { birthDate: '3000-01-01' }).body),
        /has been sent/.test(browser.post('/demo/contact').body),
        Object.keys(JSON.parse(browser.post('/demo/api/contact').body)),
      ];
    },
    right: ['1', false, false, false, ['errors']],
    wrong: ['-3', true, true, true, ['message']],
  },
  'button-dead': {
    look(browser) {
      fillCart(browser);
      return /<button class="wide"( type="button")?>Proceed to checkout/.exec(
        browser.get('/demo/cart').body,
      )?.[1];
    },
    right: undefined,
    wrong: ' type="button"',
  },
  'search-ignores-case': {
    look: (browser) =>
      ['mug', 'Mug', 'MUG'].map((text) => readCards(browser.get(`/demo/products?q=${text}`), 'name').length),
    right: [1, 1, 1],
    wrong: [0, 1, 0],
  },
  'remove-wrong-item': {
    look(browser) {
      fillCart(browser);
      browser.post('/demo/cart/remove', { product: 'stoneware-mug' });
      const first = readRows(browser);
      browser.post('/demo/cart/remove', { product: 'fountain-pen' });
      return [first, readRows(browser)];
    },
    right: [['Herb Seeds', 'Fountain Pen'], ['Herb Seeds']],
    wrong: [['Stoneware Mug', 'Fountain Pen'], ['Fountain Pen']],
  },
  slow: {
    look: (browser) => [
      browser.get('/demo/').delayMs,
      browser.get('/demo/api/also-liked?product=herb-seeds').delayMs,
      browser.get('/demo/static/style.css').delayMs,
    ],
    right: [0, 700, 0],
    wrong: [2000, 2700, 0],
  },
  'typo-message': {
    look(browser) {
      const message = { name: 'Ada', email: 'a@b.cd', topic: 'An order', message: 'Where is my parcel?' };
      fillCart(browser);
      return [
        readText(browser.post('/demo/login', { user: 'ada', password: 'x' })).match(
          /The e-mail or [^.]+\./,
        )?.[0],
        readText(browser.post('/demo/checkout', goodOrder)).match(/Thank you for \w+ order/)?.[0],
        readText(browser.post('/demo/contact', message)).match(/Thank you, [^.]+\./)?.[0],
        JSON.parse(browser.post('/demo/api/contact', message).body).message,
      ];
    },
    right: [
      'The e-mail or the password is wrong.',
      'Thank you for your order',
      'Thank you, your message has been sent.',
      'Thank you, your message has been sent.',
    ],
    wrong: [
      'The e-mail or the pasword is worng.',
      'Thank you for you order',
      'Thank you, your mesage has been sent.',
      'Thank you, your mesage has been sent.',
    ],
  },
  'session-lost': {
    look(browser) {
      const landing = logIn(browser);
      browser.get('/demo/static/style.css');
      browser.get('/demo/api/also-liked?product=herb-seeds');
      return [landing, browser.get('/demo/help'), browser.get('/demo/profile')].map(({ body }) =>
        /Log out/.test(body),
      );
    },
    right: [true, true, true],
    wrong: [true, false, false],
  },
};

/** Bugs under which another one cannot be looked at: without a refusal there is no message, without a session no profile. */
const hides: Partial<Record<BugName, BugName[]>> = {
  'login-accepts-anything': ['typo-message'],
  'session-lost': ['no-validation'],
};

describe.each(bugNames)('%s', (name) => {
  const { look, right, wrong } = effects[name];

  test('is off for a new visitor', () => {
    expect(look(browse())).toEqual(right);
  });

  test('is on once asked for', () => {
    const browser = browse();
    browser.get(`/demo/?bug=${name}`);
    expect(look(browser)).toEqual(wrong);
  });

  test.each(bugNames.filter((other) => other !== name && !hides[other]?.includes(name)))(
    'does not show while only %s is on',
    (other) => {
      const browser = browse();
      browser.get(`/demo/?bug=${other}`);
      expect(look(browser)).toEqual(right);
    },
  );

  test('is gone after ?bug=none', () => {
    const browser = browse();
    browser.get(`/demo/?bug=${name}`);
    browser.get('/demo/?bug=none');
    expect(look(browser)).toEqual(right);
  });
});

test('several bugs at once, kept over pages, for this visitor alone', () => {
  const browser = browse();
  browser.get('/demo/products?bug=sort-broken,slow');
  expect(browser.get('/demo/products?sort=price-asc').delayMs).toBe(2000);
  expect(effects['sort-broken'].look(browser)).toEqual(effects['sort-broken'].wrong);
  expect(readId(browser.get('/demo/bugs'), 'bugs-on')).toBe('On for you now: sort-broken, slow.');
  expect(readId(browse().get('/demo/bugs'), 'bugs-on')).toBe('None is on for you now.');
});

test('a bug that does not exist is refused in words and changes nothing', () => {
  const browser = browse();
  browser.get('/demo/?bug=slow');
  const reply = browser.get('/demo/?bug=wrong-totals');
  expect(reply.status).toBe(400);
  expect(readText(reply)).toContain('The address asks for “wrong-totals”, which does not exist.');
  expect(browser.get('/demo/').delayMs).toBe(2000);
});

test('every bug says what is wrong in a sentence, and the page lists it', () => {
  const page = readText(browse().get('/demo/bugs'));
  for (const name of bugNames) {
    expect(bugs[name]).toMatch(/^[A-Z].{30,}\.$/);
    expect(page).toContain(bugs[name]);
  }
});
