import { expect, test } from 'vitest';
import { read } from './test-read.ts';

/** However a claim or an order is introduced, it is read as the plain one is. */

interface Claim {
  subject: string;
  /** As in "must disappear", "disappears" and "has disappeared". */
  verb: readonly [base: string, present: string, past?: string];
  rest?: string;
}

const claims: Claim[] = [
  { subject: 'the page', verb: ['show', 'shows'], rest: '"Saved"' },
  { subject: 'the page', verb: ['tell me', 'tells me'], rest: '"Saved"' },
  { subject: 'the badge', verb: ['disappear', 'disappears', 'disappeared'] },
  { subject: 'the dialog', verb: ['close', 'closes', 'closed'] },
  { subject: 'the dialog', verb: ['open', 'opens', 'opened'] },
  { subject: 'the status', verb: ['change to', 'changes to', 'changed to'], rest: 'Paused' },
  { subject: 'the status', verb: ['become', 'becomes', 'become'], rest: 'Paused' },
  { subject: 'the total', verb: ['be', 'is'], rest: '$40.00' },
  { subject: 'the total', verb: ['drop to', 'drops to', 'dropped to'], rest: '$40.00' },
  { subject: 'the total', verb: ['go up to', 'goes up to', 'gone up to'], rest: '$40.00' },
  { subject: 'the Save button', verb: ['be', 'is'], rest: 'disabled' },
  { subject: 'the "News" box', verb: ['be', 'is'], rest: 'ticked' },
  { subject: 'the list', verb: ['have', 'has'], rest: '3 entries' },
  { subject: 'the list', verb: ['contain', 'contains'], rest: 'Anna Berg' },
  { subject: 'Anna Berg', verb: ['appear', 'appears', 'appeared'], rest: 'in the list' },
  { subject: 'the message "Saved"', verb: ['appear', 'appears', 'appeared'] },
  { subject: 'the heading', verb: ['read', 'reads'], rest: '"Welcome"' },
  { subject: 'the cart', verb: ['hold', 'holds'], rest: '2 items' },
  { subject: 'the first row', verb: ['show', 'shows'], rest: 'Anna Berg' },
];

function sentence(...words: string[]): string {
  const told = words.filter((word) => word !== '').join(' ');
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

function afterSaving(told: string): string[] {
  const [first, ...rest] = read(`Click Save. ${told}`);
  expect(first).toBe('Click "Save"');
  return rest;
}

function plain({ subject, verb: [, present], rest = '' }: Claim): string[] {
  return afterSaving(sentence(subject, present, rest));
}

const modals =
  `must, should, will, has to, needs to, is supposed to, is meant to, is going to, should now, must also, should really,
  must of course`.split(/,\s+/);

test.for(modals)('"%s" demands what is so', (modal) => {
  for (const claim of claims) {
    const { subject, verb, rest = '' } = claim;
    expect(afterSaving(sentence(subject, modal, verb[0], rest))).toEqual(plain(claim));
  }
});

const leads =
  `After that, | Afterwards | As a result, | In the end | At the end, | Now | At this point | Right away | Once that is done, |
  This time | Of course | Obviously, | You can see that | I expect that | I expect to see that | It is important that | Make sure that |
  Please check that | See if | Can you check if | Could you check whether | Have a look whether | Note that | The idea is that |
  Expected: | Result: | Without reloading,`.split(/\s*\|\s*/);

test.for(leads)('"%s" before a claim changes nothing', (lead) => {
  for (const claim of claims) {
    const { subject, verb, rest = '' } = claim;
    expect(afterSaving(sentence(lead, subject, verb[1], rest))).toEqual(plain(claim));
  }
});

test.for(['has', 'has now', 'should have', 'must have'])('what "%s" happened is so', (tense) => {
  for (const claim of claims) {
    const { subject, verb, rest = '' } = claim;
    if (verb[2]) expect(afterSaving(sentence(subject, tense, verb[2], rest))).toEqual(plain(claim));
  }
});

test.for(['has not', 'should not have', "hasn't", 'must never have'])(
  'what "%s" happened is not so',
  (tense) => {
    for (const { subject, verb, rest = '' } of claims) {
      if (!verb[2] || verb[0] === 'become') continue;
      expect(afterSaving(sentence(subject, tense, verb[2], rest))).toEqual(
        afterSaving(sentence(subject, 'does not', verb[0], rest)),
      );
    }
  },
);

const texts = [
  'it says "Saved"',
  'you see "Saved"',
  'the text "Saved" is shown',
  'there is a note saying "Saved"',
];
const parts: [place: string, shown: string][] = [
  ['the dialog', 'the dialog'],
  ['the sidebar', '"sidebar"'],
  ['the row of Anna Berg', 'the row of "Anna Berg"'],
  ['the "Billing" section', 'the "Billing" section'],
  ['the Notes section', 'the "Notes" section'],
  ['the list', 'the list'],
];

test.for(parts)('what is said to stand in %s is looked for there', ([place, shown]) => {
  for (const told of texts)
    for (const lead of ['In', 'Check that in', 'Afterwards, in', 'Then in'])
      expect(afterSaving(`${lead} ${place} ${told}.`)).toEqual([`Check that ${shown} shows "Saved"`]);
  for (const lead of ['In', 'Check that in', 'Then in'])
    expect(afterSaving(`${lead} ${place} the Save button is disabled.`)).toEqual(
      afterSaving(`In ${place}, the Save button is disabled.`),
    );
});

test('where on the screen it is says nothing', () => {
  for (const place of [
    'At the top of the page',
    'On the left side of the screen',
    'In the upper right corner of the window',
  ])
    expect(afterSaving(`${place}, the total is $40.00.`)).toEqual(['Check that "total" is $40']);
});

const denials: [string, (claim: Claim) => string][] = [
  ['must not', ({ subject, verb, rest = '' }) => sentence(subject, 'must not', verb[0], rest)],
  ["shouldn't", ({ subject, verb, rest = '' }) => sentence(subject, "shouldn't", verb[0], rest)],
  ["won't", ({ subject, verb, rest = '' }) => sentence(subject, "won't", verb[0], rest)],
  [
    'is not supposed to',
    ({ subject, verb, rest = '' }) => sentence(subject, 'is not supposed to', verb[0], rest),
  ],
  [
    'I expect … not to',
    ({ subject, verb, rest = '' }) => sentence('I expect', subject, 'not to', verb[0], rest),
  ],
  ['At no time', ({ subject, verb, rest = '' }) => sentence('At no time', subject, verb[1], rest)],
];

test.for(denials)('"%s" denies, or is not understood', ([, deny]) => {
  for (const claim of claims.filter(({ verb }) => verb[0] !== 'be')) {
    const { subject, verb, rest = '' } = claim;
    const [read] = afterSaving(deny(claim));
    if (!read?.startsWith('?'))
      expect([read]).toEqual(afterSaving(sentence(subject, 'does not', verb[0], rest)));
  }
});

test.for(['after that', 'as well', 'as expected', 'now', 'again'])(
  '"%s" behind a claim changes nothing',
  (tail) => {
    for (const claim of claims) {
      const { subject, verb, rest = '' } = claim;
      expect(afterSaving(sentence(subject, verb[1], rest, tail))).toEqual(plain(claim));
    }
  },
);

test('somebody expects something to be so', () => {
  for (const claim of claims.filter(({ subject }) => subject.startsWith('the '))) {
    const { subject, verb, rest = '' } = claim;
    for (const who of ['I expect', 'We expect', 'Expect'])
      expect(afterSaving(sentence(who, subject, 'to', verb[0], rest))).toEqual(plain(claim));
  }
});

type Deed = readonly [base: string, present: string, doing: string, what: string];
const deeds: Deed[] = [
  ['click', 'clicks', 'clicking', 'the "Pay" button'],
  ['open', 'opens', 'opening', 'the menu'],
  ['type', 'types', 'typing', '"Anna" into the name field'],
  ['enter', 'enters', 'entering', 'Anna as the name'],
  ['choose', 'chooses', 'choosing', 'Express in the shipping list'],
  ['tick', 'ticks', 'ticking', 'the terms box'],
  ['go to', 'goes to', 'going to', 'the checkout'],
  ['log in', 'logs in', 'logging in', 'as ada with the password secret1'],
  ['search', 'searches', 'searching', 'for lamps'],
  ['delete', 'deletes', 'deleting', 'the first row'],
  ['add', 'adds', 'adding', 'the Blue Mug to the cart'],
  ['set', 'sets', 'setting', 'the quantity to 3'],
  ['close', 'closes', 'closing', 'the dialog'],
  ['upload', 'uploads', 'uploading', 'photo.png'],
  ['clear', 'clears', 'clearing', 'the name field'],
];

const done = 'The message "Done" appears.';
const shown = 'Check that the message shows "Done"';

function expectDone(told: string, [base, , , what]: Deed): void {
  const wanted = read(`${sentence(base, what)} ${done}`);
  expect(wanted.at(-1)).toBe(shown);
  expect(read(told), told).toEqual(wanted);
}

const orders =
  `Please | Then | After that, | Afterwards | First, | Let's | Let me | Go ahead and | Try to | Remember to | Don't forget to |
  Make sure to | You need to | You have to | I'd | I will | Can you | Could you please | Okay, | From there, | There, | On this page, |
  Here | To do so, | In order to test it,`.split(/\s*\|\s*/);

test.for(orders)('"%s" before an order changes nothing', (lead) => {
  for (const deed of deeds) expectDone(`${sentence(lead, deed[0], deed[3])} ${done}`, deed);
});

test.for(['Start by', 'Begin by', 'Continue by', 'Finish by', 'Test this by'])(
  '"%s" doing it is doing it',
  (lead) => {
    for (const deed of deeds) expectDone(`${sentence(lead, deed[2], deed[3])} ${done}`, deed);
  },
);

const joints = [
  ': ',
  ', ',
  ' and ',
  '. Then ',
  ' and then ',
  ' -> ',
  ' and check that ',
  ', then make sure that ',
  '; ',
];

test.for(joints)('a deed%swhat comes of it', (joint) => {
  for (const deed of deeds) {
    const told = sentence(deed[0], `${deed[3]}${joint}the message "Done" appears`);
    expectDone(told, deed);
  }
});

test.for<[text: string, ...steps: string[]]>([
  ['In the City field, type Rome.', 'Type "Rome" in the "City" field'],
  [
    'In "Name" enter Anna, in "City" enter Rome and click Save.',
    'Type "Anna" in "Name"',
    'Type "Rome" in "City"',
    'Click "Save"',
  ],
  [
    'In the table of past orders click on the heading Total.',
    'Click the "Total" heading in the "past orders" table',
  ],
  ['Click Go. In the menu bar choose File.', 'Click "Go"', 'Choose "File" in the "menu bar" section'],
  ['Under Status pick Paused and click Save.', 'Select "Paused" from "Status"', 'Click "Save"'],
  ['Enter 5 as the quantity, the total is $40.00.', 'Type "5" in "quantity"', 'Check that "total" is $40'],
  [
    'Click Save. Anna Berg was added to the list.',
    'Click "Save"',
    'Check that "Anna Berg" in the list is visible',
  ],
  ['Click Load more. Click it a second time.', 'Click "Load more"', 'Click "Load more"'],
  ['Open Messages.', 'Click "Messages"'],
  ['The total out is -1,009.65 EUR.', 'Check that "total out" is €-1009.65'],
  ['The price is CHF 20.', 'Check that "price" is 20 "chf"'],
])('%s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for([
  ['Sign in with customer number 40718823 and PIN 5291.', '40718823', '5291'],
  ['Sign in (customer number 40718823, PIN 5291).', '40718823', '5291'],
  ['Log in as customer 40718823, PIN 5291.', '40718823', '5291'],
  ['Log in as ada (password: secret1).', 'ada', 'secret1'],
  ['Given the customer 40718823 has signed in with PIN 5291', '40718823', '5291'],
  ['Sign in to the portal using member ID M-1001 and passcode 77.', 'M-1001', '77'],
])('%s', ([text = '', user = '', password = '']) => {
  expect(read(text)).toEqual([`Log in as "${user}" with the password "${password}"`]);
});
