import { expect, test } from 'vitest';
import { startProgress } from '../progress/progress.ts';
import { keepDownloads, safeName } from './keep-downloads.ts';
import { mostDownloads, type SeenDownload } from './watch-downloads.ts';

const endless: SeenDownload = {
  name: 'endless.bin',
  address: 'http://app.test/endless.bin',
  at: 0,
  isComplete: () => new Promise(() => undefined),
  path: () => new Promise(() => undefined),
};

// The day that they may take is far beyond the time limit of a test.
const patient = startProgress({}, 86_400_000);

test('a file that a check waited for in vain is not waited for again', async () => {
  const kept = await keepDownloads([{ ...endless, isLate: true }], undefined, patient);
  expect(kept).toEqual([
    { name: endless.name, address: endless.address, missing: 'It was not complete when the case ended.' },
  ]);
});

test('a page that sends files without end is not waited for', async () => {
  const kept = await keepDownloads(Array(mostDownloads + 1).fill(endless), undefined, patient);
  expect(kept).toHaveLength(mostDownloads + 1);
});

test.for([
  ['report.csv', 'report.csv'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['.bashrc', 'bashrc'],
  ['..', 'download'],
  ['', 'download'],
  ['a:b?.txt', 'a_b_.txt'],
] as const)('%s is saved as %s', ([given, name]) => {
  expect(safeName(given, new Set())).toBe(name);
});

test('the same name twice gets a number', () => {
  const used = new Set<string>();
  expect([safeName('a.txt', used), safeName('A.txt', used), safeName('a.txt', used)]).toEqual([
    'a.txt',
    'A (2).txt',
    'a (3).txt',
  ]);
});
