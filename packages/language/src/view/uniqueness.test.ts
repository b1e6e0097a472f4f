import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readCanonical, renderTarget } from '@assay/planner/steps';
import type { PageSnapshot } from '@assay/runner/snapshot';
import { expandSnapshot } from '@assay/testbed/snapshots';
import { expect, test } from 'vitest';
import { renderView } from './render-view.ts';

const root = join(import.meta.dirname, '../../../..');

function readRecorded(): [string, PageSnapshot][] {
  const views = globSync('packages/testbed/views/recorded/*.json', { cwd: root }).flatMap((file) => {
    const { snapshots } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { snapshots: object[] };
    return snapshots.map((one, at): [string, PageSnapshot] => [`${file} ${at}`, expandSnapshot({ ...one })]);
  });
  const taught = globSync('packages/language/teach/pages/*.jsonl.br', { cwd: root }).flatMap((file) => {
    const text = brotliDecompressSync(readFileSync(join(root, file))).toString();
    const states = text.split('\n').filter(Boolean);
    return states.map((line, at): [string, PageSnapshot] => [
      `${file} ${at}`,
      expandSnapshot(JSON.parse(line) as Record<string, unknown>),
    ]);
  });
  return [...views, ...taught];
}

const recorded = readRecorded();

test('no two lines of a recorded page are equal', () => {
  expect(recorded.length).toBeGreaterThan(50);
  const twice = recorded.flatMap(([name, snapshot]) => {
    const lines = renderView(snapshot).lines.map(({ text }) => text.trim());
    return lines.filter((line, at) => lines.indexOf(line) !== at).map((line) => `${name}: ${line}`);
  });
  expect(twice).toEqual([]);
});

test('every line of a recorded page is a target that can be read back', () => {
  const unread = recorded.flatMap(([name, snapshot]) =>
    renderView(snapshot)
      .lines.flatMap(({ target, parts }) => [target, ...parts.map((one) => one.target)])
      .filter(({ name: named, kind }) => named !== '' || kind !== undefined)
      .map((target) => renderTarget(target))
      .filter((words) => {
        const command = readCanonical(`Click ${words}`);
        return !(command?.do === 'click' && renderTarget(command.target) === words);
      })
      .map((words) => `${name}: ${words}`),
  );
  expect(unread).toEqual([]);
});
