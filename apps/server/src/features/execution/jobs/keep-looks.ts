import { describeLook, type LookAsked, type Looks, makeLookNames, nameLooked, Problem } from '@assay/runner';
import { AppError } from '../../../platform/errors/errors.ts';
import type { Parts } from '../context/parts.ts';
import type { Execution } from '../store/executions.ts';

/** Compares what the steps of one execution look at with the baselines of a test case. */
export function keepLooks(
  { visual }: Pick<Parts, 'visual'>,
  execution: Execution,
  { testId, testName }: { testId: string; testName: string },
): Looks {
  const nameStep = makeLookNames();
  const keyOf = (look: LookAsked) => ({
    ownerId: execution.ownerId,
    testId,
    testName,
    stepName: nameStep(look),
    browser: execution.browser,
    viewport: look.viewport,
  });
  return {
    async recall(look) {
      const key = keyOf(look);
      const [accepted, ignored] = await Promise.all([visual.acceptedHashes(key), visual.ignoredOf(key)]);
      return { accepted, ignored };
    },
    async compare(look, png) {
      const { runId, id: executionId } = execution;
      const given = { bytes: png, runId, executionId, stepNumber: look.stepNumber };
      const threshold = look.percent === undefined ? undefined : Math.min(1, look.percent / 100);
      try {
        const result = await visual.compareLook(keyOf(look), { ...given, threshold });
        const { comparisonId, status } = result;
        return { status, comparisonId, detail: describeLook(result, nameLooked(look)) };
      } catch (error) {
        // The picture is too large, say: no verdict on the site.
        if (error instanceof AppError) throw new Problem('environment', error.message);
        throw error;
      }
    },
  };
}
