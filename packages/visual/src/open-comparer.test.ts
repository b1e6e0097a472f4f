import { expect, test } from 'vitest';
import { comparePictures, openComparer } from './index.ts';
import { drawPage, repaint, toPng } from './pictures.fixture.ts';

test('a comparer gives the same results, reads a baseline once, and forgets what was not used for longest', async () => {
  const page = await drawPage(200, 100, 95);
  const baseline = await toPng(page);
  const changed = await toPng(repaint(page, { x: 5, y: 5, width: 40, height: 20 }, () => [1, 2, 3]));
  const reads: string[] = [];
  const kept = (key: string) => ({
    key,
    read: async () => {
      reads.push(key);
      return baseline;
    },
  });
  // Room for two: each is 60,100 bytes decoded and its file.
  const { compare } = openComparer({ keepBytes: 2 * (60_100 + baseline.length) });
  const expected = await comparePictures(baseline, changed);
  expect(await compare(kept('a'), changed)).toEqual(expected);
  expect(await compare(kept('a'), changed)).toEqual(expected);
  expect(await compare(kept('a'), baseline)).toMatchObject({ isEqual: true });
  expect(reads).toEqual(['a']);
  await compare(kept('b'), changed);
  await compare(kept('a'), changed);
  await compare(kept('c'), changed);
  expect(reads).toEqual(['a', 'b', 'c']);
  await compare(kept('a'), changed);
  await compare(kept('b'), changed);
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
  const tiny = openComparer({ keepBytes: 10 });
  expect(await tiny.compare(kept('d'), changed)).toEqual(expected);
  expect(await tiny.compare(kept('d'), changed)).toEqual(expected);
  expect(reads.filter((key) => key === 'd')).toHaveLength(2);
});
