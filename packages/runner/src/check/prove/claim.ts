import type { SeenDeed } from '@assay/contract';
import type { Expectation, Target } from '@assay/planner/steps';
import type { Locator } from 'playwright-core';
import type { StepContext } from '../../act/context.ts';
import type { Recording } from '../../act/record.ts';
import type { Proof } from '../../judge/types.ts';
import type { Said } from './say-text.ts';

type Condition = Expectation['condition'];
export type ConditionOf<Is extends Condition['is']> = Extract<Condition, { is: Is }>;

/** An expectation that held, and what it was judged by. */
export interface Claim {
  context: StepContext;
  record: Recording;
  condition: Condition;
  target: Target;
  isNot: boolean;
  /** The judged element, where there is one. */
  own: Locator | undefined;
  proof: Proof | undefined;
}

export function see(record: Recording, at: Locator, { text, ...said }: Said): SeenDeed {
  return {
    do: 'see',
    at: record.general(String(at)),
    ...said,
    ...(text !== undefined && record.written(text)),
  };
}
