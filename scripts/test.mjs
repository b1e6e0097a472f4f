// The whole suite: checks, unit and database tests, end-to-end tests in real browsers; last line: what ran.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, run, setUp } from './setup.mjs';

const node = setUp();
ensureBuilt(node);
const results = mkdtempSync(join(tmpdir(), 'assay-results-'));
const unitResults = join(results, 'unit.json');
const browserResults = join(results, 'browser.json');

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const checks = await run(node, ['scripts/check.mjs']);
const browsers = await run(node, ['scripts/ensure-browsers.ts']);
// Where nobody watches, colours are only noise.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const unit = await run(
  node,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitResults}`,
  ],
  plain,
);
const browser = await run(node, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
});

const units = readJson(unitResults);
const pages = readJson(browserResults)?.stats;
rmSync(results, { recursive: true, force: true });
const passed = (units?.numPassedTests ?? 0) + (pages?.expected ?? 0) + (pages?.flaky ?? 0);
const failed = (units?.numFailedTests ?? 0) + (pages?.unexpected ?? 0);
const skipped = (units?.numPendingTests ?? 0) + (pages?.skipped ?? 0);

if (checks !== 0) console.log('FAILED: npm run check');
if (browsers !== 0) console.log('FAILED: getting the browsers ready');
if (!units || !pages) console.log('FAILED: a part of the suite did not report its results');
if (skipped > 0)
  console.log(`SKIPPED: ${skipped} tests could not run on this machine; the reasons stand above.`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(checks || browsers || unit || browser || !units || !pages ? 1 : 0);
