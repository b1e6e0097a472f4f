import type { Command } from '../steps/language.ts';
import { readCanonical } from '../steps/read.ts';
import { parseRequirement } from './parse-requirement.ts';

/** The one command that a sentence stands for: a canonical one exactly, free wording where it is clear. */
export function parseStep(sentence: string): Command | undefined {
  const canonical = readCanonical(sentence);
  if (canonical) return canonical;
  const { requirements } = parseRequirement(sentence);
  const steps = requirements.flatMap((requirement) => requirement.steps);
  const [step] = steps;
  return steps.length === 1 && step && 'command' in step ? step.command : undefined;
}
