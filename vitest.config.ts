import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isStrayBrowserError } from './packages/runner/src/browsers/stray-error.ts';
import { becomeGroup } from './scripts/run-group.mjs';

becomeGroup();

/** The files that take longest begin first, so that no core is idle at the end. */
const long = [
  'hostile',
  'acceptance',
  'main.db',
  'planned',
  'twins',
  'runs.e2e',
  'check.e2e',
  'run.e2e',
  'actions',
  'crash.e2e',
  'gallery',
  'look.e2e',
  'server.e2e',
  'test-types',
  'error-catalogue',
  'model-sources',
  'healing',
  'exports',
  'readme',
  'audits',
  'verdicts',
  'accessibility',
  'safety',
  'limits',
  'memory.e2e',
];

function rank({ moduleId }: TestSpecification): number {
  const place = long.findIndex((name) => moduleId.includes(`/${name}`));
  return place < 0 ? long.length : place;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

const everywhere = ['packages', 'apps', 'scripts'];
const inBrowsers = everywhere.map((place) => `${place}/**/*.e2e.test.ts`);
const onDatabases = everywhere.map((place) => `${place}/**/*.db.test.ts`);
const alone = [
  // Puts something in a module's place, which others must not see.
  'apps/server/src/features/accounts/theft.db.test.ts',
  // Measures, and what others have loaded would slow it down.
  'packages/planner/src/parse/speed.test.ts',
];
const databases = ['apps/server/test/postgres.ts', 'apps/server/test/sqlite.ts'];

export default defineConfig({
  test: {
    // Tests in browsers wait more than they compute, so that as many workers as cores would leave these idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // They only end what hangs: a machine may be many times slower than the one this was written on.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Nothing of ours can catch it, and it says nothing; the server does the same.
    onUnhandledError: (error) => !isStrayBrowserError(error),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: alone, globalSetup: databases },
      },
      {
        extends: true,
        // To load engine and application anew for each would take minutes; each closes what it opens.
        test: { name: 'real', include: inBrowsers, globalSetup: databases, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: onDatabases,
          exclude: [...alone, '**/node_modules/**'],
          globalSetup: databases,
          // Each starts servers of its own; to load the whole application anew for each took as long as half the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          include: everywhere.map((place) => `${place}/**/*.test.ts`),
          exclude: [...alone, ...inBrowsers, ...onDatabases, '**/node_modules/**'],
          // They need nothing and leave nothing behind; a process for each would take longer than the tests.
          isolate: false,
        },
      },
    ],
  },
});
