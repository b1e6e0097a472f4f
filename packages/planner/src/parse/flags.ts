import { negativeCues } from '../lexicons/cues.ts';
import { findLimits } from './limits.ts';
import type { Requirement } from './types.ts';
import { anyOf } from './wording.ts';

const negative = new RegExp(`\\b(?:${anyOf(negativeCues)})`, 'i');

/** What further cases are made from, beside the steps. */
export function readFlags(text: string): Pick<Requirement['flags'], 'negative' | 'limits'> {
  return { negative: negative.test(text), limits: findLimits(text) };
}
