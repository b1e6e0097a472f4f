import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { LookAsked } from '@assay/runner';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../run-cli.fixture.ts';
import { keepLooks } from './keep-looks.ts';

/** 8 by 6 pixels: white, and white with one black pixel. */
const white = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWP4jwMwDKQEAAjcj3HPs8CiAAAAAElFTkSuQmCC',
  'base64',
);
const dotted = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQImWNgYGD4jw1gF6WTBABOeox06eOFZwAAAABJRU5ErkJggg==',
  'base64',
);
const look: LookAsked = {
  stepNumber: 2,
  sentence: 'Check that the page looks the same',
  isWholePage: false,
  viewport: '800x600',
  browser: 'chromium',
};

const about = { start: 'https://shop.example/', title: 'Start' };

test('cases of other requirements have baselines of their own, the same requirement has its earlier one', async () => {
  const options = { baselines: temporaryFolder(), updateBaselines: false };
  const compare = (requirement: string, png: Buffer) =>
    keepLooks(options, { ...about, requirement }).compare(look, png);
  expect(await compare('Cart', white)).toMatchObject({ status: 'new' });
  expect(await compare('Search', dotted)).toMatchObject({ status: 'new' });
  expect(await compare('Cart', white)).toMatchObject({ status: 'passed' });
  expect(await compare('Search', white)).toMatchObject({ status: 'failed' });
});

test('what a page looked like is a file, and what has changed lies beside it', async () => {
  const baselines = temporaryFolder();
  const open = (updateBaselines = false) =>
    keepLooks({ baselines, updateBaselines }, { ...about, requirement: 'Start' });
  const endings = () =>
    readdirSync(baselines)
      .map((name) => name.replace(/^.*?-[0-9a-f]{8}\./, ''))
      .sort();

  expect(await open().recall(look)).toEqual({ accepted: [], ignored: [] });
  expect(await open().compare(look, white)).toMatchObject({ status: 'new' });
  expect(readdirSync(baselines)[0]).toMatch(
    /^start-the-page-looks-the-same-chromium-800x600-shop-example-[0-9a-f]{8}\.png$/,
  );
  const { accepted } = await open().recall(look);
  expect(accepted).toEqual([createHash('sha256').update(white).digest('hex')]);
  expect(await open().compare(look, white)).toEqual({ status: 'passed', detail: 'the page looks the same' });

  const changed = await open().compare(look, dotted);
  expect(changed.status).toBe('failed');
  expect(changed.detail).toMatch(/^2\.08 % of the page changed: 1 pixel in 1 place \(see .*\.diff\.png\)$/);
  expect(endings()).toEqual(['actual.png', 'diff.png', 'png']);
  expect(await open().compare({ ...look, percent: 3 }, dotted)).toMatchObject({ status: 'passed' });
  expect(endings()).toEqual(['png']);
  expect(await open().compare({ ...look, viewport: '400x700' }, dotted)).toMatchObject({ status: 'new' });

  expect(await open(true).compare(look, dotted)).toMatchObject({ status: 'new' });
  expect(await open().compare(look, dotted)).toMatchObject({ status: 'passed' });
});

test('a baseline that is no picture is no verdict on the site', async () => {
  const baselines = temporaryFolder();
  const looks = keepLooks({ baselines, updateBaselines: false }, { ...about, requirement: 'Start' });
  await looks.compare(look, Buffer.from('not a picture'));
  await expect(looks.compare(look, white)).rejects.toMatchObject({ class: 'environment' });
});
