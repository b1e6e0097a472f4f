import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

/** Things in plain boxes, which Delete takes away, or does not. */
const shelf = (removes: boolean) => `<!doctype html><html lang="en"><title>Shelf</title><h1>Shelf</h1>
<div class="things">
<div class="thing"><span>Milk</span> <button onclick="${removes ? 'this.parentNode.remove()' : ''}">Delete</button></div>
<div class="thing"><span>Bread</span> <button onclick="this.parentNode.remove()">Delete</button></div>
</div>`;

/** A board whose cards open in a dialog. */
const board = (archives: boolean) => `<!doctype html><html lang="en"><title>Board</title><h1>Board</h1>
<section><h2>Done</h2>
<article id="apollo" onclick="card.showModal()"><h3><a href="#">Apollo</a></h3><p>5 May</p></article>
<article><h3><a href="#">Gemini</a></h3><p>6 May</p></article></section>
<dialog id="card" aria-label="Card"><h2>Apollo</h2><p>Priority: High</p>
<button onclick="card.close(); ${archives ? "document.getElementById('apollo').remove()" : ''}">Archive</button>
<button onclick="card.close()">Close</button></dialog>`;

/** Eight things of twelve; the button that shows the rest goes away with its use, or stays. */
const more = (goes: boolean) => `<!doctype html><html lang="en"><title>More</title><h1>Payments</h1>
<button>Filter</button> <p id="count">8 of 12</p>
<button onclick="count.textContent = '12 of 12'; ${goes ? 'this.remove()' : ''}">Load more</button>`;

/** A table that everybody calls a list, and a menu that is one. */
const orders = (stays: boolean) => `<!doctype html><html lang="en"><title>Orders</title>
<nav><ul><li><a href="#">Overview</a></li><li><a href="#">Lakeside</a></li></ul></nav><main><h1>Orders</h1>
<table><thead><tr><th>Recipient</th><th>Amount</th></tr></thead>
<tr><td>City Transit</td><td>58.00</td></tr>${stays ? '<tr><td>Lakeside</td><td>780.00</td></tr>' : ''}</table></main>`;

const { runSteps } = useViews('telling-what-is-meant', {
  '/orders': orders(true),
  '/orders-less': orders(false),
  '/more': more(true),
  '/more-stays': more(false),
  '/shelf': shelf(true),
  '/shelf-stays': shelf(false),
  '/board': board(true),
  '/board-stays': board(false),
});

test('a thing that was deleted is gone, whatever it is made of, and the others stay', async () => {
  const steps = ['Click "Delete" next to "Milk"', 'Check that the "Milk" item is hidden'];
  expect(await runSteps('/shelf', steps)).toEqual(judged('passed'));
  expect(await runSteps('/shelf-stays', steps)).toEqual(judged('failed'));
  const named = ['Click "Delete" next to "Milk"', 'Check that "Milk" is not visible'];
  expect(await runSteps('/shelf-stays', named)).toEqual(judged('failed'));
});

test('a card that was archived is no longer in its column, though others are', async () => {
  const steps = [
    'Click "Apollo"',
    'Click "Archive"',
    'Check that the dialog is hidden',
    'Check that the "Apollo" card in the "Done" section is not visible',
  ];
  expect(await runSteps('/board', steps)).toEqual(judged('passed'));
  expect(await runSteps('/board-stays', steps)).toEqual(judged('failed'));
});

test('a card that is open is closed by the button of its window', async () => {
  const steps = ['Click the "Apollo" card', 'Click the "Close" button', 'Check that the dialog is hidden'];
  expect(await runSteps('/board', steps)).toEqual(judged('passed'));
});

test('the button that was pressed is gone, though another is there', async () => {
  const steps = ['Click "Load more"', 'Check that "Load more" is hidden'];
  expect(await runSteps('/more', steps)).toEqual(judged('passed'));
  expect(await runSteps('/more-stays', steps)).toEqual(judged('failed'));
});

test('the list is what the page lists, not its menu', async () => {
  const stays = ['Check that "Lakeside" in the list is visible'];
  expect(await runSteps('/orders', stays)).toEqual(judged('passed'));
  expect(await runSteps('/orders-less', stays)).toEqual(judged('failed'));
  const gone = ['Check that "Lakeside" in the list is not visible'];
  expect(await runSteps('/orders-less', gone)).toEqual(judged('passed'));
  expect(await runSteps('/orders', gone)).toEqual(judged('failed'));
  const { verdict } = await runSteps('/shelf', ['Check that "Milk" in the list is not visible']);
  expect(verdict).not.toBe('passed');
});
