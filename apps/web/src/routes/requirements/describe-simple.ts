import type { simpleTestTypes } from '@assay/contract/choices';
import { describeTarget } from '../../parts/generation/describe-target.ts';
import type { ModelSource } from '../../parts/generation/model-select.tsx';
import type { GenerationBody } from '../../parts/generation/use-generation.ts';
import type { Requirement } from '../../parts/generation/use-requirement.ts';

export type SimpleTestType = (typeof simpleTestTypes)[number];

/** What the simple form sends: the text and the model, and of the rest only what was chosen. */
export function describeSimple(
  requirement: Requirement,
  testType: SimpleTestType,
  model: ModelSource,
): GenerationBody {
  return {
    text: requirement.text,
    nlp_model: model,
    ...(testType === 'functional' ? {} : { test_type: testType }),
    ...describeTarget(requirement),
  };
}
