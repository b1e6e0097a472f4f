import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const mail = `<!doctype html><html lang="en"><title>Mail</title>
<header><nav aria-label="Top"><a href="#f">♥ Favourites <span id="favourites">1</span></a></nav>
<button aria-label="Notifications"><svg width="16" height="16"></svg><span id="unseen">3</span></button></header>
<nav aria-label="Main"><ul><li><a href="#o">Overview</a></li><li><a href="#m">Messages <span id="unread">3</span></a></li>
<li><a href="#t">Trash</a> <span>14</span></li></ul></nav>
<main><h1>Inbox</h1>
<button onclick="unread.textContent = '2'; favourites.textContent = '2'">Read the first</button>
<button onclick="unseen.remove()">Mark all as read</button>
<section><h2>Limits</h2><p>0 to 1000 EUR</p>
<label>Payments per day <input type="range" min="0" max="1000" step="100" value="500"></label> <output>500 EUR</output></section>
<ul><li><h3>Ines M.</h3><p>Two nights</p><button onclick="this.textContent = 'Helpful (13)'">Helpful (12)</button></li>
<li><h3>Otto K.</h3><p>Bad</p><button>Helpful (4)</button></li></ul>
<div><div class="card"><h3>New icons</h3><span title="Comments">💬 2</span> <span title="Attachments">📎 5</span></div>
<div class="card"><h3>About us</h3></div></div></main>`;

const search = `<!doctype html><html lang="en"><title>Search</title><main><h1>Results for ink</h1><p>3 results</p>
<div><h3>Cards</h3><div>Ink one</div><div>Ink two</div></div><div><h3>Pages</h3><div>Ink three</div></div></main>`;

const { runSteps } = useViews('figures-by-their-place', { '/': mail, '/search': search });

function holds(...steps: string[]) {
  return runSteps('/', [...steps.slice(0, -1), `Check that ${steps.at(-1)}`]);
}

test('a number is told by what it stands next to', async () => {
  expect(await holds('"number" next to "Messages" in the "menu" section is 3')).toEqual(judged('passed'));
  expect(await holds('"number" next to "Messages" in the "menu" section is 14')).toEqual(judged('failed'));
  expect(await holds('"number" next to "Trash" is 14')).toEqual(judged('passed'));
  expect((await holds('"number" next to "Overview" is 3')).verdict).not.toBe('passed');
  expect(await holds('"amount" next to the slider is €500')).toEqual(judged('passed'));
  expect(await holds('"amount" next to the slider is €800')).toEqual(judged('failed'));
});

test('of several numbers in a place the one is meant that changed or was spoken of', async () => {
  const number = '"number" in the "header" section is 2';
  expect((await holds(number)).verdict).toBe('error');
  expect(await holds('Click "Read the first"', number)).toEqual(judged('passed'));
  const spoken = 'Check that "1" next to "Favourites" is visible';
  expect(await holds(spoken, 'Click "Mark all as read"', number)).toEqual(judged('failed'));
});

test('a number that is still there has not disappeared', async () => {
  const gone = '"number" in the "Notifications" section is hidden';
  expect(await holds(gone)).toEqual(judged('failed'));
  expect(await holds('Click "Mark all as read"', gone)).toEqual(judged('passed'));
  expect((await holds('"number" in the "piano" section is hidden')).verdict).toBe('error');
});

test('how many there are may be told by a number in the place', async () => {
  const unread = 'the number of "unread" messages in the "Notifications" section in the "header" section is';
  expect(await holds(`${unread} 3`)).toEqual(judged('passed'));
  expect(await holds(`${unread} 1`)).toEqual(judged('failed'));
  const votes = `the number of "helpful vote" items in the "Ines M.'s review" section is`;
  expect(await holds(`${votes} 12`)).toEqual(judged('passed'));
  expect(await holds(`${votes} 4`)).toEqual(judged('failed'));
  expect(await holds(`Check that ${votes} 12`, 'Click "Helpful" in it', 'it is 13')).toEqual(
    judged('passed'),
  );
  const comments = 'the number of "comment" items in the "New icons" card is';
  expect(await holds(`${comments} 2`)).toEqual(judged('passed'));
  expect(await holds(`${comments} 5`)).toEqual(judged('failed'));
  expect((await holds('the number of "comment" items in the "About us" card is 2')).verdict).not.toBe(
    'passed',
  );
});

test('what a search found is as many as the page says where it has no list of them', async () => {
  const found = (count: number) =>
    runSteps('/search', [`Check that the number of "result" items is ${count}`]);
  expect(await found(3)).toEqual(judged('passed'));
  expect(await found(4)).toEqual(judged('failed'));
});

const trips = `<!doctype html><html lang="en"><title>Trips</title>
<nav aria-label="Pages"><h2>Pages</h2><a href="#p">Rollback plan</a></nav><main><h1>Rollback plan</h1>
<div><button onclick="shown.replaceChildren(written)">Write</button>
<button onclick="shown.innerHTML = '<div class=preview><p>We meet on Monday</p><p>At ten</p></div>'">Preview</button></div>
<div id="shown"><div id="written" contenteditable="true">We meet</div></div>
<h2>Trips</h2><ul><li><h3>Lisbon to Rome</h3><span>Cancelled</span><button>Details</button></li>
<li><h3>Lisbon to Oslo</h3><span>Confirmed</span></li></ul>
<h2>Money</h2><table><thead><tr><th>Account</th><th>Balance</th></tr></thead><tbody><tr><th>Everyday Account</th><td>1.00</td></tr>
<tr><th>Rainy Day Savings</th><td>2.00</td></tr><tr><th>Household Account</th><td>2.00</td></tr></tbody></table>
<p>Showing 3 of 3 entries</p><p>Five in all</p></main>`;

const { runSteps: runOnTrips } = useViews('figures-of-trips', { '/': trips });

async function verdictOf(...steps: string[]): Promise<string> {
  const { verdict } = await runOnTrips('/', [...steps.slice(0, -1), `Check that ${steps.at(-1)}`]);
  return verdict;
}

test('of several headings any may be meant', async () => {
  expect(await verdictOf('the heading shows "Rollback plan"')).toBe('passed');
  expect(await verdictOf('the heading shows exactly "Trips"')).toBe('passed');
  expect(await verdictOf('the heading shows "We meet"')).toBe('failed');
});

test('what a tab brings up is meant, and not the tab', async () => {
  expect(await verdictOf('Click "Preview"', '"preview" shows "We meet on Monday"')).toBe('passed');
  expect(await verdictOf('Click "Preview"', '"preview" shows "Lisbon"')).toBe('failed');
  expect(await verdictOf('Click "Preview"', '"preview" does not show "At ten"')).toBe('failed');
});

test('a status may stand there without being called so', async () => {
  expect(await verdictOf('"status" in the "Lisbon to Rome" item shows exactly "Cancelled"')).toBe('passed');
  expect(await verdictOf('"status" in the "Lisbon to Oslo" item shows exactly "Cancelled"')).toBe('failed');
  expect(await verdictOf('"status" in the "Lisbon to Bonn" item shows exactly "Cancelled"')).toBe('error');
});

test('a table of accounts lists accounts, whatever each is called', async () => {
  expect(await verdictOf('the number of "account" items is 3')).toBe('passed');
  expect(await verdictOf('the number of "account" items is 2')).toBe('failed');
});

test('a line below the table need not be the next one', async () => {
  expect(await verdictOf('the text below the table shows "Five in all"')).toBe('passed');
  expect(await verdictOf('the text below the table shows "Six in all"')).toBe('failed');
  expect(await verdictOf('the text above the table shows "Five in all"')).not.toBe('passed');
});
