import { checkOperators } from '@assay/contract/choices';
import type { AnswerCheck } from './answers.ts';
import { auditSubjects } from './audits.ts';
import { type Expectation, kinds, type Target } from './language.ts';

/** Values that break careless quoting. */
export const awkward = [
  'John',
  '',
  'say "hi"',
  "it's",
  '“curly” ‘quotes’',
  'ends with backslash\\',
  'C:\\new\\"x"',
  '\\\\n',
  'two\nlines\tand tab\r',
  'Zoë 日本語 🙂',
  '{{unique email}}',
  '{{today+3}}',
  ' padded ',
  'in the "row" of',
  'is not visible within 5 seconds',
  '1',
  '$7.99',
  '.',
];
const plain = 'Save';
export const targets: Target[] = [
  ...awkward.map((name) => ({ name })),
  ...awkward.map((name) => ({ name, kind: 'button' as const })),
  ...kinds.flatMap((kind) => [
    { name: '', kind },
    { name: plain, kind },
    { name: 'it', kind },
  ]),
  { name: 'it' },
  { name: 'it', ordinal: 2 },
  ...[1, 2, 10, 11, 12, 21, 22, 103, -1, -2, -12].map((ordinal) => ({
    name: plain,
    kind: 'row' as const,
    ordinal,
  })),
  ...[1, -1].map((ordinal) => ({ name: '', ordinal })),
  { name: plain, ordinal: 3 },
  {
    name: 'Save',
    kind: 'button',
    within: { name: 'Bob', kind: 'row', within: { name: 'Users', kind: 'table' } },
  },
  ...(['below', 'above', 'left of', 'right of', 'next to'] as const).map((relation) => ({
    name: 'x',
    near: { relation, anchor: { name: 'Email', kind: 'field' as const } },
    within: { name: 'Login', kind: 'form' as const },
  })),
  {
    name: 'x',
    near: {
      relation: 'below',
      anchor: { name: 'y', within: { name: 'z' }, near: { relation: 'above', anchor: { name: 'w' } } },
    },
    within: {
      name: 'it',
      kind: 'dialog',
      near: { relation: 'next to', anchor: { name: 'v', within: { name: 'u' } } },
    },
  },
];
export const target: Target = { name: 'User name', kind: 'field' };

const subjects: Expectation['subject'][] = [
  { of: 'element', target },
  { of: 'element', target: { name: 'product', kind: 'card', within: { name: 'Shop', kind: 'section' } } },
  ...(
    [
      'page text',
      'address',
      'title',
      'page',
      'dialog text',
      'download',
      'console',
      'response',
      'load time',
      'accessibility',
      'picture',
      ...auditSubjects,
    ] as const
  ).map((of) => ({ of })),
];
const looks: Expectation['subject'][] = [
  { of: 'picture', whole: true },
  { of: 'picture', percent: 0.5 },
  ...awkward.map((as) => ({ of: 'picture' as const, as })),
  ...targets.map((one) => ({ of: 'picture' as const, target: one })),
  { of: 'picture', whole: true, as: 'looks the same as "x"', percent: 1e-7 },
  { of: 'picture', target: { name: 'Cart', kind: 'section' }, as: 'it', percent: 12 },
];
const answers: AnswerCheck[] = [
  { type: 'status', equals: '2xx' },
  { type: 'status', equals: ['200', '304', '5xx'] },
  { type: 'size', maxBytes: 1000 },
  { type: 'graphql', errors: 'none' },
  { type: 'graphql', errors: 'some' },
  ...checkOperators.flatMap((operator): AnswerCheck[] => {
    const isBare = operator === 'exists' || operator === 'not exists';
    const values = ['', 'a that equals "b"', 5, -1.5, true, null, ['a'], { a: { b: '"' } }];
    return [
      { type: 'header', name: 'X-A', operator, value: isBare ? '' : 'that "is"' },
      ...(isBare
        ? [{ type: 'jsonpath' as const, path: '$["a b"]', operator }]
        : values.map((value) => ({ type: 'jsonpath' as const, path: '$.a[0]', operator, value }))),
    ];
  }),
];
const comparisons = ['=', 'at least', 'at most', 'more than', 'less than'] as const;
const conditions: Expectation['condition'][] = [
  ...(
    [
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
    ] as const
  ).map((is) => ({ is })),
  ...awkward.flatMap((value) =>
    (['equals', 'contains', 'matches'] as const).map((how) => ({ is: 'text' as const, how, value })),
  ),
  ...awkward.map((value) => ({ is: 'value' as const, value })),
  ...comparisons.flatMap((comparison) =>
    [undefined, '$', '€', '%', 'kg', 'items per "box"', ''].flatMap((unit) =>
      [0, -1.5, 7.99, 1e21, 1e-7].map((value) => ({
        is: 'number' as const,
        comparison,
        value,
        ...(unit !== undefined && { unit }),
      })),
    ),
  ),
  ...comparisons.map((comparison) => ({ is: 'count' as const, comparison, value: 3 })),
  ...[undefined, '$', '%', 'kg'].map((unit) => ({
    is: 'between' as const,
    least: -1.5,
    most: 7,
    ...(unit !== undefined && { unit }),
  })),
  { is: 'between', least: 0, most: 12, counts: true },
  { is: 'sum', comparison: 'at least', value: 12.5, unit: '€' },
  { is: 'sum', comparison: '=', value: 30 },
  ...awkward.flatMap((value) => [
    { is: 'holding exactly' as const, values: [value] as [string] },
    { is: 'holding only' as const, value },
    { is: 'renamed' as const, value },
  ]),
  { is: 'holding exactly', values: ['Pear', ' and "Apple"'] },
  { is: 'holding exactly', values: ['a', 'b, ', 'c in this order'], ordered: true },
  { is: 'sorted', direction: 'ascending' },
  { is: 'sorted', column: 2, direction: 'ascending' },
  { is: 'sorted', column: -1, direction: 'descending' },
  { is: 'sorted', by: 'price "net"', direction: 'descending' },
  { is: 'attribute', name: 'href', value: '/x' },
  { is: 'style', name: 'color', value: '' },
  ...comparisons.map((comparison) => ({
    is: 'compared' as const,
    comparison,
    to: [
      {
        of: 'element' as const,
        target: { name: 'Subtotal plus', within: { name: 'Sum', kind: 'section' as const } },
      },
    ],
  })),
  {
    is: 'compared',
    comparison: '=',
    to: [
      { of: 'sum', target: { name: 'Price', kind: 'column' } },
      { of: 'value', value: ' plus "5"' },
      { of: 'element', target: { name: '', kind: 'slider' } },
    ],
  },
  ...awkward.map((value) => ({
    is: 'compared' as const,
    comparison: 'more than' as const,
    to: [{ of: 'value' as const, value }],
  })),
  { is: 'holding', target: { name: 'Delete', kind: 'button', within: { name: 'Menu', kind: 'section' } } },
  { is: 'holding', target: { name: '', kind: 'image' } },
  { is: 'page', name: 'Home' },
  { is: 'clean' },
  { is: 'seconds', atMost: 2.5 },
  { is: 'status', value: 404 },
  { is: 'schema', value: '{ "type": "array" }' },
  ...answers.map((check) => ({ is: 'answer' as const, check })),
];
const errors: Expectation[] = [...targets, target].flatMap((one) =>
  [{}, { value: 'shows "x" within 2 seconds' }].flatMap((says): Expectation[] => {
    const subject = { of: 'element' as const, target: one };
    return [
      { subject, condition: { is: 'error', ...says } },
      { subject, condition: { is: 'error', ...says }, negated: true, withinSeconds: 2 },
    ];
  }),
);
const only: Expectation[] = targets.flatMap((one): Expectation[] => [
  { subject: { of: 'element', target: one }, condition: { is: 'selected' }, only: true },
  {
    subject: { of: 'element', target: one },
    condition: { is: 'text', how: 'contains', value: 'Open' },
    only: true,
    withinSeconds: 3,
  },
]);
const same = { is: 'clean' } as const;
const isCount = (condition: Expectation['condition']) =>
  condition.is === 'count' || (condition.is === 'between' && condition.counts === true);
export const expectations: Expectation[] = [
  ...errors,
  ...only,
  { subject: { of: 'page' }, condition: { is: 'new tab' } },
  { subject: { of: 'page' }, condition: { is: 'new tab' }, negated: true, withinSeconds: 2 },
  ...looks.flatMap((subject): Expectation[] => [
    { subject, condition: same },
    { subject, condition: same, negated: true, withinSeconds: 3 },
  ]),
  ...subjects.flatMap((subject) =>
    conditions.flatMap((condition): Expectation[] => [
      { subject, condition },
      { subject, condition, negated: true },
      { subject, condition, withinSeconds: 5 },
      { subject, condition, negated: true, withinSeconds: 1 },
      ...(subject.of === 'element' && !isCount(condition)
        ? [
            { subject, condition, every: true as const },
            { subject, condition, every: true as const, negated: true as const, withinSeconds: 2 },
          ]
        : []),
    ]),
  ),
];
