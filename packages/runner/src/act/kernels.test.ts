import { expect, test } from 'vitest';
import { toInputValue } from '../ground/input-value.ts';
import { explainPageName } from '../ground/page-name.ts';
import { normaliseKeys } from './keys.ts';
import { completeAddress } from './navigate.ts';
import { matchOption } from './select-option.ts';
import { pickTab } from './switch-tab.ts';

test.for([
  ['date', '2026-12-31', '2026-12-31'],
  ['date', '31.12.2026', '2026-12-31'],
  ['date', '12/31/2026', '2026-12-31'],
  ['date', '31/12/2026', '2026-12-31'],
  ['date', 'December 24, 2026', '2026-12-24'],
  ['date', '24 Dec 2026', '2026-12-24'],
  ['date', '31.02.2026', undefined],
  ['date', 'tomorrow', undefined],
  ['time', '9:30', '09:30'],
  ['time', '9:30 pm', '21:30'],
  ['time', '12 am', '00:00'],
  ['time', '25:00', undefined],
  ['datetime-local', '2026-12-31 23:59', '2026-12-31T23:59'],
  ['datetime-local', '31.12.2026 at 9:00', '2026-12-31T09:00'],
  ['month', '2026-05', '2026-05'],
  ['range', '70%', '70'],
] as const)('a %s field takes "%s" as %s', ([type, written, value]) => {
  expect(toInputValue(type, written)).toBe(value);
});

test.for([
  ['enter', 'Enter'],
  ['ctrl+a', 'Control+a'],
  ['Ctrl + Shift + k', 'Control+Shift+K'],
  ['arrow down', 'ArrowDown'],
  ['f5', 'F5'],
  ['Page Up', 'PageUp'],
  ['a', 'a'],
  ['A', 'a'],
])('the keys "%s" are %s', ([written, keys]) => {
  expect(normaliseKeys(written ?? '')).toBe(keys);
});

test.for([
  ['https://a.test/x', undefined, 'https://a.test/x'],
  ['/x', 'https://a.test/y', 'https://a.test/x'],
  ['a.test/x', undefined, 'http://a.test/x'],
  ['localhost:3000/x', undefined, 'http://localhost:3000/x'],
  ['127.0.0.1:3000', undefined, 'http://127.0.0.1:3000/'],
] as const)('the address %s from %s is %s', ([given, base, address]) => {
  expect(completeAddress(given, base)).toBe(address);
});

test.for(['file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'chrome://crash', '/x', ''])(
  'the address "%s" is refused',
  (given) => {
    expect(() => completeAddress(given, undefined)).toThrow(/not an address|only http/);
  },
);

const page = {
  address: 'http://a.test/shop/order-history.html',
  title: 'Orders | Shop',
  headings: [{ text: 'Your past orders', level: 1 }],
};
test.for([
  ['order history', true],
  ['Orders', true],
  ['Shop', true],
  ['past orders', true],
  ['order', false],
  ['Dashboard', false],
  ['home', false],
] as const)('the page may be called "%s": %s', ([name, holds]) => {
  expect(explainPageName(page, name) !== undefined).toBe(holds);
});

test('the home page is the first of a site', () => {
  expect(explainPageName({ address: 'http://a.test/', title: '', headings: [] }, 'home page')).toBeDefined();
});

const tabs = [
  { title: 'Shop', address: 'http://a.test/' },
  { title: 'Terms', address: 'http://a.test/terms' },
  { title: 'Help', address: 'http://a.test/help' },
];
test.for([
  ['new', 0, 2],
  ['new', 2, undefined],
  ['first', 2, 0],
  ['previous', 2, 1],
  ['2', 0, 1],
  ['Terms', 0, 1],
  ['/help', 0, 2],
  ['nowhere', 0, undefined],
] as const)('the tab "%s" from %d is %s', ([wanted, current, place]) => {
  expect(pickTab(tabs, current, wanted)).toBe(place === undefined ? undefined : tabs[place]);
});

test.for([
  [['Red', 'red '], 'Red', 'Red'],
  [['Red', 'Blue'], ' blue', 'Blue'],
  [['RED', 'Red'], 'red', undefined],
  [['Red'], 'Re', undefined],
] as const)('of %j, "%s" is %s', ([options, wanted, option]) => {
  expect(matchOption(options, wanted)).toBe(option);
});
