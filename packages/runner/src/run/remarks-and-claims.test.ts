import { parseRequirement, type TestCase } from '@assay/planner';
import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const page = `<!doctype html><html lang="en"><title>Tasks</title><h1>Tasks</h1>
<label>Search <input type="search" oninput="
  const found = this.value === 'paint';
  tasks.hidden = !found; none.hidden = found"></label>
<table id="tasks" aria-label="Tasks"><thead><tr><th>Task</th><th>Price</th></tr></thead>
<tr><td>Paint the fence</td><td>$45</td><td><button onclick="this.closest('tr').remove()">Delete</button></td></tr>
<tr><td>Mend the roof</td><td>$90</td><td><button>Delete</button></td></tr></table>
<p id="none" hidden>No tasks found</p>
<p>Total: <output aria-label="Total">$135</output></p><p>Status: <span>Open</span></p>
<form><label>First name <input></label><label>Last name <input></label>
<button type="button" onclick="document.querySelectorAll('form input')[1].value = ''">Forget</button>
<button type="button">Keep</button></form>
<button onclick="problem.textContent = 'This code is not right. Try again.'">Send</button><p role="alert" id="problem"></p>`;

const { run } = useViews('remarks-and-claims', { '/': page });

/** All of the text must be understood. */
function stepsOf(text: string): TestCase['steps'] {
  const steps = parseRequirement(text).requirements.flatMap((requirement) => requirement.steps);
  expect(steps.filter((step) => !('command' in step))).toEqual([]);
  return steps;
}

test.for([
  'Type "unicorn" in the search field. We do not do that, so instead of the table the page shows "No tasks found".',
  'The code is wrong, so after clicking Send an error appears that begins with "This code is not right".',
  'The total is $135, not $90.',
  'Nobody has paid yet, so the page shows "Open".',
  'Type "Anna" in "First name". Type "Novak" in "Last name". Click Keep. Everything I typed is still there.',
  'Click Delete in the row of "Paint the fence". The task that I deleted is no longer there.',
  'Click Delete in the row of "Paint the fence" and make sure this works now. "Paint the fence" is not visible.',
  'The table contains two rows (Paint the fence, Mend the roof).',
])('what is so holds: %s', async (text) => {
  expect(await run('/', stepsOf(text))).toEqual(judged('passed'));
});

test.for([
  'Type "paint" in the search field. We do not do that, so instead of the table the page shows "No tasks found".',
  'The code is wrong, so after clicking Send an error appears that begins with "Try again".',
  'The total is $90, not $135.',
  'Nobody has paid yet, so the page shows "Closed".',
  'Type "Anna" in "First name". Type "Novak" in "Last name". Click Forget. Everything I typed is still there.',
  'Click Delete in the row of "Mend the roof". The task that I deleted is no longer there.',
  'Click Delete in the row of "Mend the roof" and make sure this works now. "Mend the roof" is not visible.',
  'The table contains two rows (Paint the fence, Sweep the yard).',
])('what is not so fails: %s', async (text) => {
  expect(await run('/', stepsOf(text))).toEqual(judged('failed'));
});
