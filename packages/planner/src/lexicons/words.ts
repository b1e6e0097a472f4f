import type { Comparison } from '../steps/language.ts';
import { list } from './list.ts';

export const numberWords: Record<string, number> = {
  zero: 0,
  no: 0,
  one: 1,
  a: 1,
  an: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  twenty: 20,
  fifty: 50,
  hundred: 100,
  once: 1,
  twice: 2,
  thrice: 3,
};

/** Names of keys as a keyboard event knows them. */
export const keyNames: Record<string, string> = {
  enter: 'Enter',
  return: 'Enter',
  tab: 'Tab',
  escape: 'Escape',
  esc: 'Escape',
  space: 'Space',
  'space bar': 'Space',
  spacebar: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  'arrow down': 'ArrowDown',
  'down arrow': 'ArrowDown',
  'arrow up': 'ArrowUp',
  'up arrow': 'ArrowUp',
  'arrow left': 'ArrowLeft',
  'left arrow': 'ArrowLeft',
  'arrow right': 'ArrowRight',
  'right arrow': 'ArrowRight',
  arrowdown: 'ArrowDown',
  arrowup: 'ArrowUp',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  home: 'Home',
  end: 'End',
  'page up': 'PageUp',
  'page down': 'PageDown',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  ctrl: 'Control',
  control: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
  option: 'Alt',
  insert: 'Insert',
};

/** Screens people name, in CSS pixels. */
export const devices: Record<string, [number, number]> = {
  'iphone se': [375, 667],
  'iphone 12': [390, 844],
  'iphone 13': [390, 844],
  'iphone 14': [390, 844],
  'iphone 15': [393, 852],
  iphone: [390, 844],
  'pixel 5': [393, 851],
  'pixel 7': [412, 915],
  ipad: [768, 1024],
  'a phone': [390, 844],
  'a smartphone': [390, 844],
  'a mobile phone': [390, 844],
  'a mobile device': [390, 844],
  'mobile size': [390, 844],
  'a tablet': [768, 1024],
  'tablet size': [768, 1024],
  'desktop size': [1280, 800],
  'a desktop': [1280, 800],
  mobile: [390, 844],
  tablet: [768, 1024],
  desktop: [1280, 800],
};

/** Comparisons in the words of a requirement. */
export const comparisonWords: Record<Comparison, string[]> = {
  'at least': list(
    'greater than or equal to, no less than, not less than, no fewer than, at least, a minimum of, minimum',
  ),
  'at most': list(
    'less than or equal to, no more than, not more than, at most, a maximum of, maximum, up to',
  ),
  'more than': list(
    'more than, greater than, higher than, larger than, bigger than, over, above, longer than',
  ),
  'less than': list(`
    less than, fewer than, lower than, smaller than, under, below, cheaper than, shorter than
  `),
  '=': list('exactly, equal to, only, just'),
};

export const limitUnits = list(`
    characters, character, chars, letters, digits, symbols, words, items, files, mb, kb, gb, years,
    days, hours, minutes, seconds, guests, people, persons, tickets, attempts, pieces, units, products,
    percent, lines, rows, kg
  `);

/** Values that are described instead of given; filled in when the step runs. */
export const describedValues: [RegExp, string][] = [
  [
    /^(?:an? |the )?(?:invalid|malformed|incorrectly formatted|bad) (?:e-?mail)(?: address)?$/,
    '{{unique 8}}',
  ],
  [
    /^(?:an? |the )?(?:valid|new|unique|random|fresh|unused|unregistered|unknown|non-existent) (?:e-?mail)(?: address)?$/,
    '{{unique email}}',
  ],
  [
    /^(?:an? |the )?(?:new|unique|random|fresh|unknown|non-existent|unregistered|wrong|invalid) (?:user ?name|user|login)$/,
    '{{unique username}}',
  ],
  [/^(?:an? |the )?(?:valid|new|unique|random) (?:full )?name$/, '{{unique name}}'],
  [
    /^(?:an? |the )?(?:wrong|incorrect|invalid|random|unique|bad|new) (?:password|pin|passcode)$/,
    '{{unique 12}}',
  ],
  [/^(?:an? |the )?(?:random|unique) (?:text|string|word|title|value)$/, '{{unique 8}}'],
  [/^(?:an? |the )?random number$/, '{{random number 1-100}}'],
  [/^today(?:'s date)?$/, '{{today}}'],
  [/^tomorrow(?:'s date)?$/, '{{today+1}}'],
  [/^yesterday(?:'s date)?$/, '{{today-1}}'],
  [/^(?:the )?day after tomorrow$/, '{{today+2}}'],
  [/^(?:the )?day before yesterday$/, '{{today-2}}'],
  [/^next week$/, '{{today+1 week}}'],
  [/^next month$/, '{{today+1 month}}'],
  [/^next year$/, '{{today+1 year}}'],
  [/^last (week|month|year)$/, '{{today-1 $1}}'],
  [/^next (monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/, '{{next $1}}'],
  [
    /^(?:in |today plus |today \+ )?(\d+) (day|week|month|year)s?(?: from (?:now|today)| later| ahead| in the future)?$/,
    '{{today+$1 $2}}',
  ],
  [
    /^(?:today minus )?(\d+) (day|week|month|year)s?(?: ago| earlier| before today| in the past)$/,
    '{{today-$1 $2}}',
  ],
];
