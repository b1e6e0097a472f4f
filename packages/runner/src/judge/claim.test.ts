import { type Expectation, readCanonical } from '@assay/planner/steps';
import { expect, test } from 'vitest';
import { makeSnapshot } from '../ground/test-snapshot.ts';
import type { PageSnapshot, Reading } from '../snapshot/types.ts';
import { judgeClaim } from './claim.ts';
import { emptyFacts, type View } from './page-view.ts';

const snapshot = makeSnapshot([
  { role: 'heading', tag: 'h1', name: 'Cart' },
  { role: 'button', tag: 'button', name: 'Pay' },
  { role: 'textbox', tag: 'input', name: 'Voucher', label: 'Voucher', text: '' },
]);

function viewOf(seen: PageSnapshot | undefined): View {
  const facts = { ...emptyFacts(), ...(seen && { snapshot: seen }) };
  return { address: 'http://127.0.0.1/', console: [], discourse: {}, typed: [], facts };
}

function claim(sentence: string): Expectation {
  const command = readCanonical(`Check that ${sentence}`);
  if (command?.do !== 'expect') throw new Error(`This is no claim: ${sentence}`);
  const { do: _, ...expectation } = command;
  return expectation;
}

const empty: Reading = {
  text: '',
  value: '',
  chosen: [],
  alternative: '',
  beside: '',
  scale: '',
  held: undefined,
  lead: '',
  hasFrames: false,
};

test('the snapshot is asked for where a claim needs it', () => {
  expect(judgeClaim(viewOf(undefined), claim('the "Pay" button is visible'))).toEqual({
    outcome: 'needs',
    needs: [{ of: 'snapshot' }],
  });
});

test('a claim about the address needs no snapshot', () => {
  const told = judgeClaim(viewOf(undefined), claim('the page address contains "127.0.0.1"'));
  expect(told).toMatchObject({ outcome: 'judged', holds: true });
});

test('what is visible is judged by the snapshot, and spoken of from then on', () => {
  const told = judgeClaim(viewOf(snapshot), claim('the "Pay" button is visible'));
  expect(told).toMatchObject({
    outcome: 'judged',
    holds: true,
    found: { element: { name: 'Pay' } },
    discourse: { lastElement: { name: 'Pay' }, lastThing: 'Pay' },
  });
});

test('what a field holds is asked for by its ref', () => {
  const view = viewOf(snapshot);
  const wanted = claim('the "Voucher" field is empty');
  expect(judgeClaim(view, wanted)).toEqual({ outcome: 'needs', needs: [{ of: 'reading', ref: 'f0e2' }] });
  view.facts.readings.f0e2 = empty;
  expect(judgeClaim(view, wanted)).toMatchObject({ outcome: 'judged', holds: true, actual: 'it is empty' });
  view.facts.readings.f0e2 = { ...empty, value: 'SPRING' };
  expect(judgeClaim(view, wanted)).toMatchObject({ outcome: 'judged', holds: false });
});

test('an element that is not there is a problem', () => {
  const told = judgeClaim(viewOf(snapshot), claim('the "Newsletter" checkbox is checked'));
  expect(told).toMatchObject({ outcome: 'problem', problem: { class: 'not found' } });
});

test('what a password field holds is not told', () => {
  const seen = makeSnapshot([
    { role: 'textbox', tag: 'input', name: 'Password', label: 'Password', inputType: 'password', text: '' },
  ]);
  const view = viewOf(seen);
  view.facts.readings.f0e0 = { ...empty, value: 'analytical' };
  const told = judgeClaim(view, claim('the "Password" field is empty'));
  expect(told).toMatchObject({ outcome: 'judged', holds: false });
  expect(JSON.stringify(told)).not.toContain('analytical');
});

test('of things that are not there neither all nor none are anything', () => {
  const list = makeSnapshot([{ role: 'list', tag: 'ul', name: 'Orders' }]);
  const every = { subject: { of: 'element', target: { name: '', kind: 'item' } }, every: true } as const;
  const condition = { is: 'text', how: 'contains', value: 'paid' } as const;
  expect(judgeClaim(viewOf(list), { ...every, condition })).toMatchObject({
    outcome: 'judged',
    holds: false,
  });
  expect(judgeClaim(viewOf(list), { ...every, condition, negated: true })).toMatchObject({
    outcome: 'problem',
    problem: { class: 'not found' },
  });
});

test('a download that failed half-way was not downloaded', () => {
  const view = viewOf(undefined);
  view.facts.downloads = [{ name: 'report.pdf', isComplete: false }];
  const expectation = { subject: { of: 'download' }, condition: { is: 'visible' } } as const;
  expect(judgeClaim(view, expectation)).toMatchObject({ outcome: 'judged', holds: false });
  view.facts.downloads = [{ name: 'report.pdf', isComplete: true }];
  expect(judgeClaim(view, expectation)).toMatchObject({ outcome: 'judged', holds: true });
});

test.for([
  [undefined, true],
  ['accepted', false],
  ['dismissed', false],
] as const)('a dialog of the browser that was %s is open: %s', ([answer, isOpen]) => {
  const view = { ...viewOf(snapshot), dialog: { text: 'Sure?', ...(answer && { answer }) } };
  const expectation = { subject: { of: 'dialog text' }, condition: { is: 'visible' } } as const;
  expect(judgeClaim(view, expectation)).toMatchObject({ outcome: 'judged', holds: isOpen });
});

test.for([
  ['the "Order 1234" button is visible', 'button', 'Order 1235'],
  ['the "2.0.0" link is visible', 'button', 'Install lamp@2.0.0'],
  ['the "3" button is visible', 'link', 'Page 3 of 5'],
  ['the "Payment refused" message is visible', 'status', 'Payment received'],
  ['the "Pay now" button is visible', 'button', 'Pay'],
] as const)('%s: not by a %s "%s"', ([sentence, role, name]) => {
  const seen = makeSnapshot([{ role, tag: role === 'status' ? 'p' : role, name, text: name }]);
  expect(judgeClaim(viewOf(seen), claim(sentence))).toMatchObject({ outcome: 'judged', holds: false });
});
