import type { Target } from '@assay/planner/steps';
import { describe, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { type GroundOptions, ground } from './ground.ts';
import { makeSnapshot } from './test-snapshot.ts';
import type { Purpose } from './types.ts';

const buttons = (...names: string[]) => makeSnapshot(names.map((name) => ({ role: 'button', name })));

async function choose(names: string[], phrase: string, options: GroundOptions = {}): Promise<string> {
  const grounding = await ground(buttons(...names), { name: phrase }, 'click', options);
  return grounding.outcome === 'found' ? grounding.chosen.element.name : grounding.outcome;
}

describe('words of a phrase against names of buttons', () => {
  test.each([
    ['Save', ['Save', 'Save as'], 'Save'],
    ['SAVE', ['Save', 'Save as'], 'Save'],
    ['log in', ['Sign in', 'Sign up'], 'Sign in'],
    ['login', ['Log in', 'Log out'], 'Log in'],
    ['Log out', ['Sign in', 'Sign off'], 'Sign off'],
    ['basket', ['Cart', 'Checkout'], 'Cart'],
    ['proceed to payment', ['Checkout', 'Continue shopping'], 'Checkout'],
    ['put in the basket', ['Add to cart', 'Cart'], 'Add to cart'],
    ['register', ['Create account', 'Delete account'], 'Create account'],
    ['continue', ['Next', 'Back'], 'Next'],
    ['go back', ['Next', 'Previous'], 'Previous'],
    ['Chekout', ['Checkout', 'Cancel'], 'Checkout'],
    ['submt', ['Submit', 'Reset'], 'Submit'],
    ['preferences', ['Settings', 'Help'], 'Settings'],
    ['forgot my password', ['Forgot password?', 'Change password'], 'Forgot password?'],
    ['Add to cart', ['Add to cart', 'Cart'], 'Add to cart'],
    ['Zurück', ['Zuruck', 'Weiter'], 'Zuruck'],
    ['+', ['+', '-'], '+'],
  ])('%s among %j is %s', async (phrase, names, expected) => {
    expect(await choose(names, phrase)).toBe(expected);
  });

  test.each([
    ['create account', ['Delete account']],
    ['delete account', ['Create account', 'Account']],
    ['sign in', ['Sign out', 'Sign up']],
    ['sign out', ['Sign in']],
    ['enable notifications', ['Disable notifications']],
    ['next', ['Previous']],
    ['add item', ['Remove item', 'Edit item']],
    ['cart', ['Add to cart']],
    ['account', ['Delete account']],
    ['subscribe', ['Unsubscribe']],
    ['agree', ['I do not agree']],
    ['upload', ['Download']],
    ['zoom in', ['Zoom out']],
    ['Save', ['Cancel', 'Delete']],
    ['quantum', ['Quality']],
    ['Pay', ['Play']],
  ])('%s is never taken for one of %j', async (phrase, names) => {
    expect(await choose(names, phrase)).toBe('not found');
  });

  test.each([
    ['Save', ['Save', 'Save']],
    ['save', ['Save all', 'Save one']],
    ['Edit', ['Edit John', 'Edit Mary']],
  ])('%s among %j is not guessed', async (phrase, names) => {
    expect(await choose(names, phrase)).toBe('ambiguous');
  });
});

describe('fields', () => {
  const form = makeSnapshot([
    { role: 'textbox', name: 'First name', label: 'First name' },
    { role: 'textbox', name: 'Last name', label: 'Last name' },
    { role: 'textbox', name: 'Company e-mail', placeholder: 'you@company.example' },
    { role: 'textbox', testId: 'street address' },
    { role: 'button', name: 'First name' },
    { role: 'textbox', name: 'Old password' },
    { role: 'textbox', name: 'New password' },
  ]);
  test.each<[string, Purpose, string]>([
    ['first name', 'type', 'f0e0'],
    ['surname', 'type', 'f0e1'],
    ['email', 'type', 'f0e2'],
    ['street', 'type', 'f0e3'],
    ['first name', 'click', 'ambiguous'],
    ['new password', 'type', 'f0e6'],
    ['current password', 'type', 'not found'],
    ['middle name', 'type', 'not found'],
    ['name', 'type', 'ambiguous'],
  ])('%s to %s is %s', async (name, purpose, expected) => {
    const grounding = await ground(form, { name }, purpose);
    expect(grounding.outcome === 'found' ? grounding.chosen.element.ref : grounding.outcome).toBe(expected);
  });
});

describe('what is known beside the page', () => {
  test('meaning is asked only where words do not decide, and counts half', async () => {
    const asked: string[] = [];
    const similarity = async (_: string, text: string) => {
      asked.push(text);
      return text === 'Terminate the employment' ? 0.9 : 0.1;
    };
    expect(await choose(['Save'], 'Save', { similarity })).toBe('Save');
    expect(asked).toEqual([]);
    expect(await choose(['Terminate the employment', 'Hire somebody'], 'fire him', { similarity })).toBe(
      'Terminate the employment',
    );
    expect(await choose(['Something', 'Hire somebody'], 'fire him', { similarity })).toBe('not found');
  });

  test('a phrase that is about as like everything means none of it', async () => {
    const names = ['Contact', 'Cart', 'Products', 'Help', 'Search'];
    const vague = async (_: string, text: string) => (text === 'Contact' ? 0.73 : 0.65);
    expect(await choose(names, 'Frobnicate', { similarity: vague })).toBe('not found');
    const telling = async (_: string, text: string) => (text === 'Contact' ? 0.81 : 0.6);
    expect(await choose(names, 'get in touch', { similarity: telling })).toBe('Contact');
  });

  test('meaning never overrules an opposite', async () => {
    expect(await choose(['Sign out'], 'Sign in', { similarity: async () => 0.95 })).toBe('not found');
  });

  test('aliases stand for another name, or for an element chosen before', async () => {
    expect(
      await choose(['Proceed', 'Back'], 'the green one', {
        aliases: [{ phrase: 'the green one', means: 'Proceed' }],
      }),
    ).toBe('Proceed');
    const page = makeSnapshot([
      { role: 'button', name: 'Save', nearby: 'Billing', testId: 'save billing' },
      { role: 'button', name: 'Save', nearby: 'Shipping', testId: 'save shipping' },
    ]);
    const chosen = page.elements[1];
    if (!chosen) throw new Error('The page was made with two elements.');
    const aliases = [{ phrase: 'Save', means: fingerprintOf(chosen) }];
    const grounding = await ground(page, { name: 'Save' }, 'click', { aliases });
    expect(grounding.outcome === 'found' && grounding.chosen.element.ref).toBe('f0e1');
  });

  test('"it" and "that row" are what was spoken of last', async () => {
    const page = makeSnapshot([
      { role: 'row', name: 'Ada', path: 'html>body>div' },
      { role: 'button', name: 'Edit', containers: ['f0e0'], path: 'html>body>div>button' },
      { role: 'button', name: 'Edit', path: 'html>body>button' },
    ]);
    const [row, first] = page.elements;
    const discourse = { ...(first && { lastElement: first }), ...(row && { lastContainer: row }) };
    const refOf = async (target: Target) => {
      const grounding = await ground(page, target, 'click', { discourse });
      return grounding.outcome === 'found'
        ? [grounding.chosen.element.ref, grounding.guessed]
        : grounding.outcome;
    };
    expect(await refOf({ name: 'it' })).toEqual(['f0e1', false]);
    expect(await refOf({ name: 'it', kind: 'row' })).toEqual(['f0e0', false]);
    expect(await refOf({ name: 'Edit' })).toEqual(['f0e1', true]);
    expect(await refOf({ name: 'Edit', within: { name: 'it', kind: 'row' } })).toEqual(['f0e1', false]);
  });
});

test('of equal ones the visible, uncovered, enabled one is meant', async () => {
  const page = makeSnapshot([
    { role: 'button', name: 'Save', states: { visible: false } },
    { role: 'button', name: 'Save', covered: true },
    { role: 'button', name: 'Save' },
  ]);
  const grounding = await ground(page, { name: 'Save' }, 'click');
  expect(grounding.outcome === 'found' && grounding.chosen.element.ref).toBe('f0e2');
});

test('what is hidden is still found where nothing else is meant', async () => {
  const page = makeSnapshot([
    { role: 'menuitem', name: 'Profile', states: { visible: false } },
    { role: 'button', name: 'Account' },
  ]);
  const grounding = await ground(page, { name: 'Profile' }, 'click');
  expect(grounding.outcome === 'found' && grounding.chosen.element.ref).toBe('f0e0');
});

test('the phrases offered for an ambiguous one each lead to exactly one', async () => {
  const page = makeSnapshot([
    { role: 'region', label: 'Billing', name: 'Billing', path: 'html>body>section:nth-of-type(1)' },
    { role: 'button', name: 'Save', containers: ['f0e0'], path: 'html>body>section:nth-of-type(1)>button' },
    { role: 'button', name: 'Save', path: 'html>body>button:nth-of-type(1)' },
    { role: 'button', name: 'Save', path: 'html>body>button:nth-of-type(2)' },
  ]);
  const grounding = await ground(page, { name: 'Save' }, 'click');
  expect(grounding.outcome === 'ambiguous' && grounding.candidates.map(({ phrase }) => phrase)).toEqual([
    'the "Save" button in the "Billing" section',
    'the second "Save" button',
    'the third "Save" button',
  ]);
});

test('the same page and phrase give the same answer', async () => {
  const make = () => buttons('Save', 'Save all', 'Cancel', 'Save');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ground(make(), { name: 'save everything' }, 'click')),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('a button in one of two cards with the same title is asked about', async () => {
  const card = (at: number) => {
    const path = `html>body>ul>li:nth-of-type(${at})>div`;
    const ref = `f0e${(at - 1) * 5}`;
    const containers = [ref];
    return [
      { role: 'button', name: 'Open', text: `Call A-${at} bug New`, path, ref },
      { role: 'heading', tag: 'h4', name: 'Call', path: `${path}>h4`, containers },
      { role: 'generic', name: `A-${at}`, path: `${path}>span:nth-of-type(1)`, containers },
      { role: 'generic', name: 'bug', path: `${path}>span:nth-of-type(2)`, containers },
      { role: 'button', name: 'Close', path: path.replace(/div$/, 'button') },
    ];
  };
  const target: Target = { name: 'Close', kind: 'button', within: { name: 'Call', kind: 'card' } };
  const choose = (...cards: number[]) => ground(makeSnapshot(cards.flatMap(card)), target, 'click');
  expect((await choose(1)).outcome).toBe('found');
  expect((await choose(1, 2)).outcome).not.toBe('found');
});

test('"Submit" is the last button of the form where none is called so', async () => {
  const containers = ['f0e0'];
  const page = makeSnapshot([
    { role: 'form', tag: 'form', path: 'html>body>form' },
    { role: 'textbox', name: 'Title', containers, path: 'html>body>form>input' },
    { role: 'button', name: 'Save draft', containers, path: 'html>body>form>button:nth-of-type(1)' },
    { role: 'button', name: 'Publish', containers, path: 'html>body>form>button:nth-of-type(2)' },
    { role: 'button', name: 'Cancel', containers, path: 'html>body>form>button:nth-of-type(3)' },
  ]);
  const grounding = await ground(page, { name: 'Submit', kind: 'button' }, 'click');
  expect(grounding.outcome === 'found' && grounding.chosen.element.name).toBe('Publish');
});

test('of two sections with the same name and button none is meant', async () => {
  const section = (at: number) => {
    const path = `html>body>section:nth-of-type(${at + 1})`;
    const containers = [`f0e${at * 3}`];
    return [
      { role: 'region', tag: 'section', name: 'Billing', path },
      { role: 'heading', tag: 'h2', name: 'Billing', path: `${path}>h2`, containers },
      { role: 'button', tag: 'button', name: 'Edit', path: `${path}>button`, containers },
    ];
  };
  const target: Target = { name: 'Edit', kind: 'button', within: { name: 'Billing', kind: 'section' } };
  const outcome = async (sections: number) =>
    (
      await ground(
        makeSnapshot(Array.from({ length: sections }, (_, at) => section(at)).flat()),
        target,
        'click',
      )
    ).outcome;
  expect(await outcome(1)).toBe('found');
  expect(await outcome(2)).toBe('ambiguous');
});
