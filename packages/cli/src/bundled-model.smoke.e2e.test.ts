import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoHandler } from '@assay/demo';
import { expect, test } from 'vitest';
import { runCli, serve, temporaryFolder } from './run-cli.fixture.ts';

// No other test loads the bundled model: it takes seconds for a sentence.
test('the bundled model reads a requirement as people write it', async () => {
  const url = await serve(demoHandler());
  const file = join(temporaryFolder(), 'result.json');
  const requirement =
    'Please log in to the shop as ada@example.com with the password "analytical". The page should greet me with "Welcome back, Ada."';
  const args = ['run', requirement, '--url', `${url}/demo/login`, '--no-edge-cases', '--json', file];
  const ended = await runCli(args, { environment: { MODEL_PATH: '' } });
  const written = JSON.parse(readFileSync(file, 'utf8')) as {
    requirements: { reports: { case: { steps: { action: string }[] } }[] }[];
  };
  const [report] = written.requirements[0]?.reports ?? [];
  expect(report?.case.steps.map(({ action }) => action)).toContain(
    'Log in as "ada@example.com" with the password "••••••"',
  );
  expect(ended.stdout).toMatch(/^(\d+) of \1 cases passed/m);
  expect(ended.code).toBe(0);
});
