import { expect, test } from 'vitest';
import { judged, usePages } from './test-pages.ts';

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

const { runSteps } = usePages({ '/': mail, '/search': search });

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
  const gone = '"number" in the "bell" section is hidden';
  expect(await holds(gone)).toEqual(judged('failed'));
  expect(await holds('Click "Mark all as read"', gone)).toEqual(judged('passed'));
  expect((await holds('"number" in the "piano" section is hidden')).verdict).toBe('error');
});

test('how many there are may be told by a number in the place', async () => {
  const unread = 'the number of "unread" messages in the "bell" section in the "header" section is';
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
