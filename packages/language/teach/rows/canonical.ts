import { nothing, untestable } from '@assay/language/prompt';
import { readCanonical, renderStep } from '@assay/planner/reading';

/** The steps in the one form that is taught; undefined where one of them is no canonical sentence. */
export function canonicalSteps(steps: readonly string[]): string[] | undefined {
  const read = steps.flatMap((step) => {
    if (step === nothing || step === untestable) return [step];
    const command = readCanonical(step);
    return command ? [renderStep(command)] : [];
  });
  return read.length === steps.length && read.length > 0 ? read : undefined;
}

export function isStep(step: string): boolean {
  return step !== nothing && step !== untestable;
}
