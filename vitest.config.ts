import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { lucideIcons } from './apps/web/lucide-icons.ts';
import { isStrayBrowserError } from './packages/runner/src/browsers/stray-error.ts';
import { becomeGroup } from './scripts/run-group.mjs';

// A run started by hand ends what its tests leave behind, too.
becomeGroup();

/** The files that take longest begin first, so that no core is idle at the end. */
const long = [
  'hostile',
  'acceptance',
  'main.full.db',
  'permissions.db',
  'planned',
  'many-processes',
  'run.smoke',
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

/**
 * `quick` is what `npm test` runs, `rest` what `npm run test:full` adds; without a tier everything runs. The name of a file says where it
 * belongs: `*.test.ts` and `*.db.test.ts` (on SQLite) and `*.smoke.e2e.test.ts` are quick, `*.full.db.test.ts` and `*.e2e.test.ts` are not.
 */
const tier = process.env.ASSAY_TIER;
const everywhere = ['packages', 'apps', 'scripts'];
const named = (ending: string) => everywhere.map((place) => `${place}/**/*.${ending}.ts`);
const inBrowsers = named('e2e.test');
const smoke = named('smoke.e2e.test');
const onDatabases = named('db.test');
const onlyInFull = named('full.db.test');
/** Puts something in a module's place, which others must not see. */
const alone = ['apps/server/src/features/accounts/theft.db.test.ts'];

/** Tests that name no engine ran on SQLite in the quick tier. */
function onOneEngine(): string[] {
  const files = globSync(onDatabases, { exclude: ['**/node_modules/**'] });
  return files.filter(
    (file) => !file.includes('.full.') && !readFileSync(file, 'utf8').includes('onBothEngines'),
  );
}

type Engine = 'sqlite' | 'postgres';
const byTier: Record<string, Engine[]> = { quick: ['sqlite'], rest: ['postgres'] };
const engines = byTier[tier ?? ''] ?? ['sqlite', 'postgres'];
const leftOut = tier === 'quick' ? onlyInFull : tier === 'rest' ? onOneEngine() : [];
const databases = ['apps/server/test/postgres.ts', 'apps/server/test/sqlite.ts'];
const ofTier = databases.slice(tier === 'quick' ? 1 : 0);
const ignored = configDefaults.exclude;

export default defineConfig({
  test: {
    // Tests wait for databases and browsers more than they compute, so that as many workers as cores would leave these idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Only there to end what hangs: no test may depend on how fast the machine is.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 600_000 } },
    // Nothing of ours can catch it, and it says nothing; the server does the same.
    onUnhandledError: (error) => !isStrayBrowserError(error),
    // What passing tests print hides what failing ones say.
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: alone, globalSetup: ofTier, provide: { engines } },
      },
      {
        extends: true,
        // To load engine and application anew for each file would take minutes; each closes what it opens.
        test: {
          name: 'browser',
          include: tier === 'quick' ? smoke : inBrowsers,
          exclude: [...ignored, ...(tier === 'rest' ? smoke : [])],
          globalSetup: databases,
          provide: { engines: ['sqlite', 'postgres'] },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: onDatabases,
          exclude: [...ignored, ...alone, ...leftOut],
          globalSetup: ofTier,
          provide: { engines },
          // Each starts servers of its own; loading the whole application anew for each took as long as half the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        // One look at the other engine in the quick tier.
        test: {
          name: 'postgres',
          include: tier === 'quick' ? ['apps/server/src/features/execution/runs/submit-run.db.test.ts'] : [],
          globalSetup: databases,
          provide: { engines: ['postgres'] },
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [lucideIcons()],
        test: {
          name: 'plain',
          include: everywhere.map((place) => `${place}/**/*.test.ts`),
          exclude: [...ignored, ...inBrowsers, ...onDatabases],
          // They need nothing and leave nothing behind; a process for each would take longer than the tests.
          isolate: false,
        },
      },
    ],
  },
});
