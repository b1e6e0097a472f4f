import { cleanAudits } from '../steps/audits.ts';
import type { Command, Expectation, NotUnderstood, Step } from '../steps/language.ts';
import { renderStep } from '../steps/render.ts';
import type { ExportedCase } from './exported-case.ts';

/** Texts that end a string, a comment, a template, a line or a page where they are not escaped. */
export const nasty = [
  `it's "quoted"`,
  'back\\slash \\" \\\' \\',
  '`template` $' + '{process.exit(1)} $`{',
  'line\nbreak\r\nand\ttab\u2028and\u2029more\u0000',
  '*/ // /* <!-- --> </script>',
  "'); throw new Error('out'); ('",
  'Zoë 漢字 🙂 \uD800',
  '\\u0041 \\x41 \\{{not a placeholder}}',
];

const target = { name: 'Total', kind: 'cell', within: { name: 'Socks', kind: 'row' } } as const;

export const actions: Command[] = [
  { do: 'open', address: 'http://127.0.0.1:3000/login' },
  { do: 'open', address: 'example.com/shop' },
  { do: 'open', address: 'Settings', named: true },
  { do: 'open', address: '/help', inTab: true },
  { do: 'back' },
  { do: 'forward' },
  { do: 'reload' },
  { do: 'click', target: { name: 'OK' } },
  { do: 'click', target: { name: 'OK', kind: 'button' }, button: 'right' },
  { do: 'click', target: { name: 'Add', kind: 'button', ordinal: -1 }, times: 3 },
  { do: 'click', target: { name: 'it' }, times: 2 },
  { do: 'type', target: { name: 'E-mail', kind: 'field' }, text: '{{unique email}}' },
  { do: 'type', target: { name: 'E-mail again' }, text: '{{unique email}}' },
  {
    do: 'type',
    target: { name: 'Note', kind: 'field' },
    text: 'From {{today+3}} to {{today+3 as DD.MM.YYYY}} at {{now}}',
  },
  {
    do: 'type',
    target: { name: 'Names', kind: 'field' },
    text: '{{unique name}}{{unique username}}{{unique 8}}{{random number 1-6}}',
  },
  { do: 'clear', target: { name: 'Note', kind: 'field' } },
  { do: 'select', target: { name: 'Sort', kind: 'dropdown' }, option: 'Price (low to high)' },
  { do: 'check', target: { name: 'Terms', kind: 'checkbox' } },
  { do: 'uncheck', target: { name: 'News', kind: 'checkbox' } },
  { do: 'toggle', target: { name: 'Dark', kind: 'switch' } },
  { do: 'choose', target: { name: 'Express', kind: 'radio button' } },
  { do: 'hover', target: { name: 'Menu' } },
  { do: 'scroll to', target: { name: 'Footer', kind: 'section' } },
  { do: 'set', target: { name: 'Arrival', kind: 'field' }, value: '{{today}}' },
  { do: 'press', keys: 'Ctrl+A' },
  { do: 'press', keys: 'Esc', target: { name: 'Search', kind: 'field' } },
  { do: 'drag', target: { name: 'Card A', kind: 'card' }, onto: { name: 'Done', kind: 'list' } },
  { do: 'upload', file: 'photo.png' },
  { do: 'upload', file: 'photo.png', target: { name: 'Picture', kind: 'field' } },
  { do: 'focus', target: { name: 'Search', kind: 'field' } },
  { do: 'leave', target: { name: 'Search', kind: 'field' } },
  { do: 'switch to tab', tab: 'Help' },
  { do: 'switch to nth tab', ordinal: 2 },
  {
    do: 'click',
    target: { name: 'it' },
    if: {
      subject: { of: 'element', target: { name: 'Accept cookies', kind: 'button' } },
      condition: { is: 'visible' },
    },
  },
  { do: 'answer dialog', accept: true, text: 'yes' },
  { do: 'answer dialog', accept: false },
  {
    do: 'wait',
    until: { subject: { of: 'element', target: { name: '', kind: 'dialog' } }, condition: { is: 'hidden' } },
    seconds: 5,
  },
  { do: 'pause', seconds: 0.5 },
  { do: 'log in', credentials: { user: 'ada', password: 'secret-1' } },
  {
    do: 'fill in',
    form: 'transfer',
    details: [{ value: '84.50 EUR' }, { label: 'from', value: 'Savings' }, { label: 'IBAN', value: 'DE45' }],
    sends: true,
  },
  { do: 'remember', target, as: 'Total' },
  { do: 'resize', width: 390, height: 844 },
  { do: 'set clock', to: '2026-11-15 10:00' },
  { do: 'resize', width: 390, height: 844, touch: true },
  { do: 'call', method: 'POST', address: '/api/items', body: '{"name":"{{total}}"}' },
  { do: 'keep', from: 'jsonpath', expression: "$.items[0]['a b']", as: 'first' },
  {
    do: 'call',
    method: 'POST',
    address: '/api/items',
    body: '{"name":"{{first}}"}',
    as: 'form',
    headers: [{ name: 'X-Trace', value: '1' }],
    auth: { by: 'password', user: 'ada', password: '{{secret password}}' },
    redirects: false,
  },
  {
    do: 'call',
    method: 'POST',
    address: '/graphql',
    body: '{ user { id } }',
    as: 'graphql',
    auth: { by: 'key', name: 'key', value: '{{secret key}}', in: 'query' },
  },
];

const element: Expectation['subject'] = { of: 'element', target };
const states = [
  'visible',
  'hidden',
  'enabled',
  'disabled',
  'checked',
  'unchecked',
  'focused',
  'empty',
  'required',
  'selected',
  'pressed',
  'expanded',
  'collapsed',
] as const;
const hows = ['equals', 'contains', 'matches'] as const;

const positive: Expectation[] = [
  ...states.map((is): Expectation => ({ subject: element, condition: { is } })),
  ...hows.flatMap((how): Expectation[] =>
    [
      element,
      { of: 'page text' },
      { of: 'address' },
      { of: 'title' },
      { of: 'dialog text' },
      { of: 'download' },
    ].map((subject) => ({
      subject: subject as Expectation['subject'],
      condition: { is: 'text', how, value: 'a.b' },
    })),
  ),
  { subject: element, condition: { is: 'value', value: '{{remembered total}}' } },
  { subject: element, condition: { is: 'number', comparison: 'less than', value: 5.5 } },
  { subject: element, condition: { is: 'count', comparison: '=', value: 2 } },
  {
    subject: { of: 'element', target: { name: '', kind: 'item' } },
    condition: { is: 'count', comparison: 'at least', value: 2 },
  },
  {
    subject: { of: 'element', target: { name: 'Price', kind: 'text' } },
    condition: { is: 'sorted', direction: 'ascending' },
  },
  {
    subject: { of: 'element', target: { name: '', kind: 'table' } },
    condition: { is: 'sorted', by: 'Price', direction: 'descending' },
  },
  { subject: element, condition: { is: 'attribute', name: 'href', value: '/x' } },
  { subject: element, condition: { is: 'style', name: 'color', value: 'red' } },
  {
    subject: element,
    condition: {
      is: 'compared',
      comparison: 'more than',
      to: [
        { of: 'element', target: { name: 'Subtotal' } },
        { of: 'sum', target: { name: '', kind: 'cell' } },
        { of: 'value', value: '{{total}}' },
      ],
    },
  },
  { subject: element, condition: { is: 'holding', target: { name: 'Delete', kind: 'button' } } },
  { subject: element, condition: { is: 'holding exactly', values: ['Red lamp', 'Blue chair'] } },
  { subject: element, condition: { is: 'holding only', value: 'lamp' } },
  { subject: element, condition: { is: 'between', least: 3, most: 7 } },
  { subject: element, condition: { is: 'between', least: 3, most: 7, counts: true } },
  { subject: element, condition: { is: 'sum', comparison: '=', value: 30 } },
  { subject: element, condition: { is: 'error' } },
  { subject: element, condition: { is: 'renamed', value: 'Following' } },
  { subject: element, condition: { is: 'selected' }, only: true },
  { subject: { of: 'page' }, condition: { is: 'new tab' } },
  {
    subject: { of: 'element', target: { name: '', kind: 'row' } },
    condition: { is: 'text', how: 'contains', value: 'a.b' },
    every: true,
  },
  { subject: { of: 'page' }, condition: { is: 'page', name: 'Products' } },
  { subject: { of: 'console' }, condition: { is: 'clean' } },
  { subject: { of: 'accessibility' }, condition: { is: 'clean' } },
  { subject: { of: 'picture' }, condition: { is: 'clean' } },
  { subject: { of: 'picture', whole: true, as: 'Check out "1"', percent: 0.5 }, condition: { is: 'clean' } },
  { subject: { of: 'picture', target, percent: 1 }, condition: { is: 'clean' } },
  { subject: { of: 'load time' }, condition: { is: 'seconds', atMost: 2.5 } },
  { subject: { of: 'response' }, condition: { is: 'status', value: 200 } },
  { subject: { of: 'download' }, condition: { is: 'visible' } },
  { subject: { of: 'response' }, condition: { is: 'text', how: 'contains', value: 'ok' } },
  { subject: { of: 'response' }, condition: { is: 'seconds', atMost: 1 } },
  { subject: { of: 'response' }, condition: { is: 'schema', value: '{ "type": "array" }' } },
  ...(
    [
      { type: 'status', equals: ['2xx', '304'] },
      { type: 'header', name: 'Content-Type', operator: 'contains', value: 'json' },
      { type: 'jsonpath', path: '$.a[0].b', operator: 'not equals', value: { c: [1] } },
      { type: 'jsonpath', path: '$..b', operator: 'exists' },
      { type: 'size', maxBytes: 10 },
      { type: 'graphql', errors: 'none' },
    ] as const
  ).map(
    (check): Expectation => ({
      subject: { of: 'response' },
      condition: {
        is: 'answer',
        check: check.type === 'status' ? { ...check, equals: [...check.equals] } : check,
      },
    }),
  ),
  ...cleanAudits.map(({ of, is }): Expectation => ({ subject: { of }, condition: { is } })),
  { subject: { of: 'keyboard focus' }, condition: { is: 'visible' } },
  { subject: { of: 'first byte' }, condition: { is: 'seconds', atMost: 0.8 } },
  { subject: { of: 'largest paint' }, condition: { is: 'seconds', atMost: 2.5 } },
  { subject: { of: 'layout shift' }, condition: { is: 'number', comparison: 'at most', value: 0.1 } },
  { subject: { of: 'tap targets' }, condition: { is: 'number', comparison: 'at least', value: 24 } },
  { subject: { of: 'requests' }, condition: { is: 'count', comparison: 'at most', value: 60 } },
  { subject: { of: 'transfer size' }, condition: { is: 'number', comparison: 'at most', value: 2000 } },
];

export const checks: Command[] = positive.flatMap((expectation): Command[] => [
  { do: 'expect', ...expectation },
  // "Only" is not denied.
  ...(expectation.only ? [] : [{ do: 'expect', ...expectation, negated: true, withinSeconds: 2 } as const]),
]);

export function makeSteps(commands: readonly Command[]): Step[] {
  return commands.map((command) => ({ source: renderStep(command), sentence: renderStep(command), command }));
}

export function makeExported(
  steps: (Step | NotUnderstood)[],
  more: Partial<ExportedCase> = {},
): ExportedCase {
  return {
    title: 'Sign in',
    description: 'The flow as it was written, complete.',
    priority: 'high',
    expectedResult: 'The page is shown.',
    origin: 'stated',
    steps,
    ...more,
  };
}
