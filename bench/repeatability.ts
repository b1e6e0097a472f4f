import { type CaseResult, runCases } from '@assay/runner';
import { readTenSteps, type Shop } from './shop.ts';

const repetitions = 100;

/** What must be the same every time: steps, what they were taken to mean, and what came of them. */
function describe({ verdict, steps }: CaseResult): string {
  const what = steps.map(({ sentence, outcome, locator, actual }) => [sentence, outcome, locator, actual]);
  return JSON.stringify([verdict, what]);
}

/** Whether the same text on the same page gives the same steps and verdict every time. */
export async function reportRepeatability({ pool, address }: Shop): Promise<void> {
  const cases = Array.from({ length: repetitions }, readTenSteps);
  const results = await runCases(cases, { pool, baseUrl: address, screenshots: 'none' });
  const different = new Map<string, number>();
  for (const result of results) {
    const description = describe(result);
    different.set(description, (different.get(description) ?? 0) + 1);
  }
  const [[mostly = '', same = 0] = []] = [...different].sort(([, one], [, other]) => other - one);
  console.log('The same ten steps, again and again');
  console.log(
    `  ${same} of ${repetitions} identical, ${pool.parallel} at a time  ${same === repetitions ? 'met' : 'MISSED'}`,
  );
  for (const [description, count] of different)
    if (description !== mostly) console.log(`  ${count} x ${description}`);
}
