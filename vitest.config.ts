import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest begin first, so that no core is idle at the end. */
const long = [
  'hostile-firefox',
  'acceptance',
  'twins',
  'planned',
  'check.e2e',
  'actions',
  'hostile',
  'exports',
  'verdicts',
  'gallery',
  'run.e2e',
  'runs.e2e',
  'crash.e2e',
  'model-sources',
  'safety',
  'server.e2e',
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

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['apps/server/test/postgres.ts'],
    // Tests in browsers wait more than they compute, so that one worker for two cores would leave both idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
  },
});
