import { readStated } from '@assay/testbed/stated';
import { describe, expect, it } from 'vitest';
import { planCases, planTests } from './plan-cases.ts';
import { find, makeField, makePage, options, require, sentences, tell } from './told.fixture.ts';

const products = makePage([makeField('Search', { form: 's' })], {
  address: 'http://127.0.0.1:3000/products',
  buttons: [],
  forms: [{ id: 's', name: '', validates: true }],
  text: 'Products Mug',
});
const checkout = makePage(
  [
    makeField('Name', { required: true }),
    makeField('Standard', {
      kind: 'radio button',
      type: 'radio',
      required: true,
      group: { id: 'g', label: 'Shipping' },
    }),
    makeField('Express', {
      kind: 'radio button',
      type: 'radio',
      required: true,
      group: { id: 'g', label: 'Shipping' },
    }),
    makeField('Land', {
      kind: 'dropdown',
      type: 'select',
      required: true,
      options: ['Choose', 'Kenya'],
      emptyOption: 'Choose',
    }),
  ],
  {
    address: 'http://127.0.0.1:3000/checkout',
    buttons: [{ name: 'Order', submits: true, form: 'f' }],
    forms: [{ id: 'f', name: '', validates: false }],
    text: 'Check out',
  },
);
const flow = [
  'Open "http://127.0.0.1:3000/products"',
  'Click the "Buy" button',
  'Check that the page shows "Check out"',
  'Type "Ada" in the "Name" field',
  'Click "Order"',
  'Check that the page shows "Thank you"',
];
const told = require(tell(...flow), { title: flow[0] ?? '' });
const way = tell(...flow.slice(0, 2)).filter((step) => 'command' in step);
const complex = options({ complexity: 'complex', includeEdgeCases: false, page: products });

describe('pages further on the way', () => {
  it('gives rise to nothing on a page nobody has been to', () => {
    expect(planCases(told, complex).filter(({ origin }) => origin === 'required')).toEqual([]);
  });

  it('starts with the steps that lead there, and completes what the form requires', () => {
    const cases = planCases(told, { ...complex, pages: [{ steps: way, facts: checkout }] });
    expect(sentences(find(cases, '"Name" left empty'))).toEqual([
      ...flow.slice(0, 3),
      'Choose the "Standard" radio button',
      'Select "Kenya" from the "Land" dropdown',
      'Click the "Order" button',
      'Check that the "Name" field is visible',
      'Check that the page does not show "Thank you"',
    ]);
    expect(find(cases, 'Nothing chosen for "Shipping"')?.description).toBe(
      'The page marks "Shipping" as required, so the form must not be accepted without it.',
    );
    expect(find(cases, 'Nothing chosen for "Land"')).toBeDefined();
  });

  it('makes nothing of a form that nothing would show to be refused', () => {
    const silent = require(tell(...flow.slice(0, -1)));
    const cases = planCases(silent, { ...complex, pages: [{ steps: way, facts: checkout }] });
    expect(cases.filter(({ origin }) => origin === 'required')).toEqual([]);
  });

  it('does not turn round what the page says before', () => {
    const facts = { ...checkout, text: 'Thank you for choosing us' };
    const cases = planCases(told, { ...complex, pages: [{ steps: way, facts }] });
    expect(cases.filter(({ origin }) => origin === 'required')).toEqual([]);
  });

  it('calls a flow without a title after what is done last and seen then', () => {
    expect(planCases(told, complex)[0]?.title).toBe('Order: the page shows "Thank you"');
    expect(planCases(require(tell(...flow), { title: 'Check out' }), complex)[0]?.title).toBe('Check out');
  });
});

describe('rules among the steps', () => {
  const text = `Open "http://127.0.0.1:3000/login". The password must have at least 6 characters.
Type "ada" in the "User name" field. Type "secret-1" in the "Password" field. Click "Join".
Check that the page shows "Hello".`;
  const page = makePage([makeField('User name'), makeField('Password', { type: 'password' })], {
    buttons: [{ name: 'Join', submits: true, form: 'f' }],
  });

  it('tries a limit by cases of its own and takes it out of the flow', () => {
    const { cases, notes } = planTests(readStated(text), { ...complex, page });
    expect(cases[0]?.steps.every((step) => 'command' in step)).toBe(true);
    expect(cases[0]?.description).toContain('The limit it states is tried by cases of its own.');
    expect(find(cases, '"Password" of 5 characters is refused')).toBeDefined();
    expect(notes.join(' ')).not.toContain('not understood');
  });

  it('keeps it where no case tries it', () => {
    const { cases } = planTests(readStated(text), {
      ...complex,
      page,
      testType: 'performance',
      complexity: 'simple',
    });
    expect(cases[0]?.steps.filter((step) => 'reason' in step)).toMatchObject([{ line: 1 }]);
  });
});

it('looks whether a page is complete where the author only opens it', () => {
  const only = require(tell('Open "http://127.0.0.1:3000/checkout"'), { title: 'Test the checkout' });
  const [first] = planCases(only, { ...complex, page: checkout });
  expect(first).toMatchObject({ title: 'Test the checkout', origin: 'exploration' });
  expect(sentences(first)).toContain('Check that the "Order" button is enabled');
});
