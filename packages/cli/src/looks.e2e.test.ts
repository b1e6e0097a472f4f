import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCli, serve, temporaryFolder } from './run-cli.fixture.ts';

// Each of these starts a process with a browser of its own.

test('looks are kept as files beside the requirements, and compared', async () => {
  const shown = { total: '$12' };
  const url = await serve((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><p>Total ${shown.total}</p>`);
  });
  const cwd = temporaryFolder();
  const run = () =>
    runCli(
      [
        'run',
        `Open "${url}". Check that the page looks the same as "Start".`,
        '--complexity',
        'simple',
        '--no-edge-cases',
      ],
      { cwd },
    );
  const files = () => readdirSync(`${cwd}/.assay/baselines`).map((name) => name.replace(/-[0-9a-f]{8}/, ''));

  const first = await run();
  expect(first.stdout + first.stderr).toContain('what was seen is the baseline now');
  expect(first.code).toBe(1);
  const [kept = ''] = files();
  expect(kept).toMatch(/start-chromium-1280x720-127-0-0-1\.png$/);

  shown.total = '$15';
  const changed = await run();
  expect(changed.code).toBe(1);
  expect(changed.stdout).toMatch(/% of the page changed: \d+ pixels in \d+ place/);
  const name = kept.replace('.png', '');
  expect(files().sort()).toEqual([`${name}.actual.png`, `${name}.diff.png`, kept]);
});
