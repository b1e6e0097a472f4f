import { useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const people = `<!doctype html><html lang="en"><title>Members</title>
<header><a href="/basket">Basket <span>0</span></a></header><h1>Members</h1>
<nav><button>Letters <span aria-label="3 unread">3</span></button></nav>
<label>Filter <input></label>
<p><span id="people">12 people</span> · <span>page 1 of 4</span></p>
<table><tr><th>Name</th><th>Pay</th></tr>
<tr><td>Ann Lee</td><td>104,000</td></tr><tr><td>Bob Ray</td><td>98,000</td></tr><tr><td>Cem Oz</td><td>9,800</td></tr></table>
<h2 style="width: 600px"><button onclick="this.closest('h2').nextElementSibling.textContent = 'Sorted by score'">Score</button></h2><p></p>
<p>Payment is made at the checkout.</p><button>To the checkout</button>
<section aria-labelledby="letters"><h2 id="letters">Letters</h2><ul><li>From Ann</li><li>From Bob</li></ul></section>
<ul aria-label="Replies"><li>Yes, gladly</li><li>No, sorry</li></ul>
<article><h2>Trains</h2><p>Slow ones</p><span>3 likes</span><button aria-label="Like Trains" onclick="this.previousElementSibling.textContent = '4 likes'">♥</button></article>
<article><h2>Boats</h2><span>7 likes</span></article>
<button onclick="scale.textContent = (parseInt(scale.textContent) + 25) + ' %'">Larger</button> <span id="scale">100 %</span>
<button onclick="note.textContent = 'Ann Lee was removed from the table.'; document.querySelectorAll('tr')[1].remove(); count.textContent = '11 people'">Remove Ann</button>
<p role="status" id="note"></p>
<script>const [scale, note, count] = ['scale', 'note', 'people'].map((id) => document.getElementById(id));</script>`;

const { runSteps } = useViews('as-people-count', { '/': people });

test.for<[verdict: string, ...steps: string[]]>([
  // A small text goes by what it says; what says something else is none.
  ['passed', 'Check that the badge shows "12 people"'],
  ['failed', 'Check that the badge shows "13 people"'],
  ['passed', 'Check that the text shows "page 1 of 4"'],
  ['failed', 'Check that the "progress" text shows "page 2 of 4"'],
  // What says how many there are is not one of them.
  ['passed', 'Check that the number of "people" items is 12'],
  ['failed', 'Check that the number of "people" items is 1'],
  ['failed', 'Check that the number of "people" items is 0'],
  ['passed', 'Check that the number of "like" items in the "Trains" item is 3'],
  ['failed', 'Check that the number of "like" items in the "Trains" item is 7'],
  ['passed', 'Check that "likes" in the "Trains" item is 3'],
  ['failed', 'Click "Like Trains"', 'Check that "likes" in the "Trains" item is 3'],
  ['passed', 'Check that the number of "unread" messages in the "Letters" section is 3'],
  ['failed', 'Check that the number of "unread" messages in the "Letters" section is 2'],
  // A number without a name is the one that was spoken of, or that changed.
  ['passed', 'Click "Larger"', 'Check that "percentage" next to the button is 125%'],
  ['failed', 'Click "Larger"', 'Check that "percentage" next to the button is 150%'],
  ['passed', 'Click "Larger"', 'Check that "zoom" is 125%', 'Click "Larger"', 'Check that it is 150%'],
  ['passed', 'Check that the "Basket" badge is 0', 'Check that "number" is 0'],
  ['failed', 'Check that the "Basket" badge is 0', 'Check that "number" is 1'],
  ['passed', 'Click "Larger"', 'Check that "zoom" is 125%', 'Click it', 'Check that it is 150%'],
  ['passed', 'Check that the "Members" heading in it is visible', 'Check that it shows "page 1 of 4"'],
  ['failed', 'Check that the "Members" heading in it is visible', 'Check that it shows "page 2 of 4"'],
  // The list that was spoken of is the one that is counted in.
  ['passed', 'Check that the "Replies" list is visible', 'Check that the first item shows "Yes, gladly"'],
  ['passed', 'Check that the "Replies" list is visible', 'Check that the last item shows "No, sorry"'],
  ['failed', 'Check that the "Replies" list is visible', 'Check that the first item shows "From Ann"'],
  ['passed', 'Check that the "Ann Lee" item shows "104,000"'],
  ['failed', 'Check that the "Ann Lee" item shows "98,000"'],
  // A heading that is all one button is clicked where the button is.
  ['passed', 'Click the "Score" heading', 'Check that the page shows "Sorted by score"'],
  // The order of a column tells what is on top.
  ['passed', 'Check that "items" is sorted by "pay" in descending order'],
  ['failed', 'Check that "items" is sorted by "pay" in ascending order'],
  // A message that tells of the removal is no proof that it is still there.
  ['passed', 'Click "Remove Ann"', 'Check that "ann lee" is not visible'],
  ['failed', 'Check that "ann lee" is not visible'],
  // Neither a sentence nor a button is a heading.
  ['passed', 'Check that the "Members" heading is visible'],
  ['failed', 'Check that the "Checkout" heading is visible'],
])('%s', async ([verdict, ...steps]) => {
  expect([(await runSteps('/', steps)).verdict, ...steps]).toEqual([verdict, ...steps]);
});
