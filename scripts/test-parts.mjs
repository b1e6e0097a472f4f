import { readFileSync } from 'node:fs';
import { staticChecks } from './static-checks.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function checks() {
  return Object.entries(staticChecks).map(([name, args]) => ({
    name,
    args,
    count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }),
  }));
}

/** Counts of a part that wrote none are one failure: it broke before it could tell. */
const broken = { passed: 0, failed: 1, skipped: 0 };

function unitTests(name, projects, results, environment) {
  const file = `${results}/${name.replaceAll(/\W+/g, '-')}.json`;
  const only = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    args: [vitest, 'run', ...only, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    environment,
    count() {
      const found = readJson(file);
      if (!found) return broken;
      const { numPassedTests: passed, numFailedTests, numFailedTestSuites, numPendingTests: skipped } = found;
      // A file that cannot be loaded fails as a suite and holds no test.
      const failed = numFailedTests || (found.success ? 0 : Math.max(1, numFailedTestSuites));
      return { passed, failed, skipped };
    },
  };
}

function pageTests(name, results, environment) {
  const file = `${results}/${name.replaceAll(/\W+/g, '-')}.json`;
  return {
    name,
    args: [playwright, 'test', '-c', 'e2e'],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count() {
      const { stats, errors = [] } = readJson(file) ?? {};
      if (!stats) return broken;
      const { expected, flaky, unexpected, skipped } = stats;
      return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
    },
  };
}

/**
 * The parts of a tier, as lanes that run side by side; the parts of a lane run one after the other. `rest` is what `quick` leaves out, so
 * that no test runs twice.
 */
export function lanesOf(tier, results) {
  const environment = { ASSAY_TIER: tier };
  if (tier === 'quick')
    return [
      checks(),
      [
        unitTests(
          'unit and database tests',
          ['plain', 'alone', 'db', 'postgres', 'browser'],
          results,
          environment,
        ),
      ],
      [pageTests('pages', results, environment)],
    ];
  return [
    [unitTests('database tests, PostgreSQL', ['alone', 'db'], results, environment)],
    [
      unitTests('browser tests', ['browser'], results, environment),
      pageTests('all pages', results, environment),
    ],
  ];
}
