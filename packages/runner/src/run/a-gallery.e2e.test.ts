import { usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

const page = `<!doctype html><html lang="en"><title>Crew</title><nav><ul><li><a href="/">Crew</a></li></ul></nav>
<h1>Crew</h1><table><tr><th>Name</th><th>Post</th></tr>
<tr><td>Ada Berg</td><td>Pilot</td></tr><tr><td>Ben Cole</td><td>Cook</td></tr><tr><td>Cora Dunn</td><td>Medic</td></tr></table>
<label>To <input></label> <label>Subject <input></label>
<h2>Remarks</h2><label for="remark">Remark</label> <textarea id="remark"></textarea> <button>Add remark</button><ul aria-label="All remarks"></ul>
<p role="status">Removed “Blue Mug”.</p>`;

const { runSteps } = usePages({ '/': page });
const run = (...steps: string[]) => runSteps('/', steps);

test('the rows of a table are counted, whatever each of them is called', async () => {
  expect(await run('Check that the number of "people" items in the table is 3')).toMatchObject({
    verdict: 'passed',
  });
  expect(await run('Check that the number of "people" items in the table is 4')).toMatchObject({
    verdict: 'failed',
  });
  expect(await run('Check that the second "sailor" item in the table shows "Ben Cole"')).toMatchObject({
    verdict: 'passed',
  });
  expect(await run('Check that the second "sailor" item in the table shows "Ada Berg"')).toMatchObject({
    verdict: 'failed',
  });
});

test('the recipient is who a message goes to', async () => {
  const typed = await run(
    'Type "ada@example.com" in "recipient"',
    'Check that "To" has the value "ada@example.com"',
  );
  expect(typed).toMatchObject({ verdict: 'passed' });
});

test('the field for a remark is no remark', async () => {
  expect(await run('Check that the number of "remark" items is 0')).toMatchObject({ verdict: 'passed' });
});

test('quotes within a text may be of another kind on the page', async () => {
  expect(await run('Check that the message shows "Removed \\"Blue Mug\\""')).toMatchObject({
    verdict: 'passed',
  });
  expect(await run('Check that the message shows "Removed \\"Red Mug\\""')).toMatchObject({
    verdict: 'failed',
  });
});
