import { expect, test } from 'vitest';
import { findConfirm } from './confirm.ts';
import { findCrossing } from './crossing.ts';
import { findSimilar } from './find-similar.ts';
import { fingerprintOf } from './fingerprint.ts';
import { makeSnapshot } from './test-snapshot.ts';
import { viewOf } from './view.ts';

const confirm = { name: 'Confirm' };

test('"Confirm" is the one button of a question that does not dismiss it', () => {
  const page = makeSnapshot([
    { role: 'dialog', tag: 'dialog', name: 'Delete the order?' },
    { role: 'button', tag: 'button', name: 'Delete', containers: ['f0e0'] },
    { role: 'button', tag: 'button', name: 'Cancel', containers: ['f0e0'] },
  ]);
  expect(findConfirm(viewOf(page), confirm)?.element.name).toBe('Delete');
});

test('"Confirm" is no button of a dialog that is a form', () => {
  const page = makeSnapshot([
    { role: 'dialog', tag: 'dialog', name: 'New order' },
    { role: 'textbox', tag: 'input', name: 'Title', containers: ['f0e0'] },
    { role: 'button', tag: 'button', name: 'Create', containers: ['f0e0'] },
    { role: 'button', tag: 'button', name: 'Cancel', containers: ['f0e0'] },
  ]);
  expect(findConfirm(viewOf(page), confirm)).toBeUndefined();
});

function budget(rows: string[]) {
  const cells = rows.flatMap((name, row) => {
    const ref = `f0e${row * 3}`;
    return [
      { role: 'row', tag: 'tr', name: '' },
      { role: 'cell', tag: 'td', text: name, column: 'Item', containers: [ref] },
      { role: 'cell', tag: 'td', text: String(row + 1), column: 'January', containers: [ref] },
    ];
  });
  return viewOf(makeSnapshot(cells));
}

test('the cell where row and column cross is found', () => {
  expect(findCrossing(budget(['Rent', 'Food']), { name: 'Food January' }, 'look')?.text).toBe('2');
});

test('of several cells where row and column cross none is taken', () => {
  expect(findCrossing(budget(['Rent', 'Rent']), { name: 'Rent January' }, 'look')).toBeUndefined();
});

test('an element is found again only if it is like the one before and no other is as alike', () => {
  const button = { role: 'button', tag: 'button', testId: 'save' };
  const before = makeSnapshot([{ ...button, name: 'Save changes' }]).elements.map(fingerprintOf)[0];
  if (!before) throw new Error('There is no element.');
  const renamed = makeSnapshot([
    { ...button, name: 'Save all changes' },
    { role: 'link', tag: 'a', name: 'Home' },
  ]);
  expect(findSimilar(renamed, before)).toMatchObject({
    outcome: 'found',
    element: { name: 'Save all changes' },
  });
  const box = { x: 0, y: 0, width: 120, height: 30 };
  const twin = { ...button, name: 'Save all changes', box, path: 'html>body>div:nth-of-type(1)' };
  expect(findSimilar(makeSnapshot([twin, twin]), before).outcome).toBe('not found');
  const unlike = makeSnapshot([{ role: 'link', tag: 'a', name: 'Imprint', href: '/imprint' }]);
  expect(findSimilar(unlike, before).outcome).toBe('not found');
});
