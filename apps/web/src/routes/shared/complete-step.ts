import type { StepReport } from '@assay/contract';
import type { Shared } from './use-shared.ts';

type SharedStep = NonNullable<Shared['last']>['steps'][number];

/** A shared step in the shape that the list of steps shows; what is not shared is empty. */
export function completeStep(step: SharedStep): StepReport {
  return {
    source: '',
    current_url: '',
    page_title: '',
    problem: null,
    warnings: [],
    candidates: [],
    locator: null,
    healed: null,
    box: null,
    picture_before: null,
    console: [],
    network: [],
    started_at: null,
    ...step,
  };
}
