import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { awkwardTexts, fillWith, makeReport, makeStep } from '../report.fixture.ts';
import { writeHtml } from './write-html.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const none = () => null;

test('a report says the verdict, the reason, what was expected and what was seen', async () => {
  const steps = [
    makeStep(),
    makeStep({ step_number: 2, status: 'error', outcome: 'failed', expected: 'Saved', actual: 'Not saved' }),
  ];
  const page = await writeHtml([makeReport({ verdict: 'failed', reason: 'It was not saved.', steps })], none);
  expect(page).toContain('<span class="badge failed">Failed</span>');
  expect(page).toContain('<p class="lead">It was not saved.</p>');
  expect(page).toContain('<dt>Expected</dt><dd>Saved</dd>');
  expect(page).toContain('<dt>Actual</dt><dd>Not saved</dd>');
  expect(page.match(/<rect /g)).toHaveLength(2);
});

test('words in doubt are told with what they may mean', async () => {
  const steps = [makeStep({ status: 'error', outcome: 'error', readings: [['Go back', 'Press "Enter"']] })];
  const page = await writeHtml([makeReport({ verdict: 'error', steps })], none);
  expect(page).toContain(
    '<h4>It may mean</h4><ol class="candidates">\n<li>Go back. Press &quot;Enter&quot;.</li>',
  );
});

test('pictures are put into the file, once each, with the page before only where a step went wrong', async () => {
  const asked: string[] = [];
  const steps = [
    makeStep({ picture_before: '0.jpg', picture: '1.jpg' }),
    makeStep({ step_number: 2, outcome: 'failed', picture_before: '1.jpg', picture: '2.jpg' }),
    makeStep({ step_number: 3, picture: 'no-picture.jpg' }),
    makeStep({ step_number: 4, picture: 'gone.jpg' }),
  ];
  const page = await writeHtml([makeReport({ steps })], async (id, name) => {
    asked.push(`${id.slice(0, 4)} ${name}`);
    if (name === 'gone.jpg') return null;
    return name === 'no-picture.jpg' ? new TextEncoder().encode('<svg onload=x>') : jpeg;
  });
  expect(asked).toEqual(['1111 1.jpg', '1111 2.jpg', '1111 no-picture.jpg', '1111 gone.jpg']);
  expect(page.match(/src="data:image\/jpeg;base64,\/9j\/4AECAw=="/g)).toHaveLength(3);
  expect(page.match(/This picture is not kept any more/g)).toHaveLength(2);
});

test('the policy of the file allows its own style and nothing else', async () => {
  const page = await writeHtml([makeReport()], none);
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(`default-src 'none'; style-src 'sha256-${hash}'; img-src data:;`);
  expect(page).not.toMatch(/<script|\sstyle="|\son\w+="/);
});

test.each(Object.entries(awkwardTexts))('%s in every field stays text', async (_, text) => {
  const plain = await writeHtml([fillWith('plain')], none);
  const page = await writeHtml([fillWith(text)], none);
  const tags = (file: string) => file.replace(/<style>[\s\S]*<\/style>/, '').match(/<\/?[a-z!][^\s>]*/gi);
  expect(tags(page)).toEqual(tags(plain));
  expect(page.isWellFormed()).toBe(true);
  expect(page).not.toMatch(/(?![\n\t])\p{Cc}/u);
});

test('no steps, many steps, several cases and none at all are fine', async () => {
  const steps = Array.from({ length: 200 }, (_, index) => makeStep({ step_number: index + 1 }));
  const page = await writeHtml([makeReport({ steps: [] }), makeReport({ steps, verdict: 'hollow' })], none);
  expect(page).toContain('No step was carried out.');
  expect(page).toContain('1 passed, 1 nothing checked');
  const bars = [...page.matchAll(/<rect class="\w+" x="([\d.]+)" y="0" width="([\d.]+)"/g)];
  expect(bars).toHaveLength(200);
  expect(Math.max(...bars.map(([, x, width]) => Number(x) + Number(width)))).toBeLessThanOrEqual(1000);
  expect(await writeHtml([], none)).toContain('There is nothing to report.');
});
