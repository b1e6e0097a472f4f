import {
  type Command,
  type NotUnderstood,
  parseRequirement,
  parseStep,
  renderStep,
  type Step,
} from '@assay/planner';
import { findObjection } from './find-objection.ts';
import type { Secrets } from './hide-secrets.ts';
import { hasHiddenSecret, restoreSecrets } from './restore-secrets.ts';
import type { SiteBounds } from './site-bounds.ts';

export interface Reading {
  bounds: SiteBounds;
  secrets: Secrets;
  /** The author's own steps by their sentences as the model saw them: these are taken as they were written. */
  ownSteps: ReadonlyMap<string, Step>;
}

const longestSentence = 500;

function tidySentence(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:(?:step )?\d{1,2}[.):]|[-*•])\s+/i, '')
    .trim();
}

function understand(sentence: string): (Step | NotUnderstood)[] {
  const command = parseStep(sentence);
  if (command) return [{ source: sentence, sentence: renderStep(command), command }];
  const steps = parseRequirement(sentence).requirements.flatMap((requirement) => requirement.steps);
  return steps.length > 0
    ? steps
    : [
        {
          source: sentence,
          reason: 'No action and no check was found in it. Write what to do or what should be seen.',
        },
      ];
}

function admit(command: Command, { bounds, secrets }: Reading): Command | { reason: string } {
  const objection = findObjection(command, bounds);
  if (objection) return { reason: objection };
  const restored = restoreSecrets(command, secrets);
  return hasHiddenSecret(restored, secrets)
    ? { reason: 'It would put a secret of the requirement where the requirement does not.' }
    : restored;
}

/** A sentence of a model as steps, read as if it had been typed by hand. What is not admitted stays, as words only. */
export function readSentence(
  written: string,
  reading: Reading,
): { steps: (Step | NotUnderstood)[]; notes: string[] } {
  const sentence = tidySentence(written);
  if (sentence === '') return { steps: [], notes: [] };
  if (sentence.length > longestSentence) {
    const source = `${sentence.slice(0, 100)}…`;
    return { steps: [{ source, reason: `It is longer than ${longestSentence} characters.` }], notes: [] };
  }
  const own = reading.ownSteps.get(sentence);
  if (own) return { steps: [own], notes: [] };
  const notes: string[] = [];
  const steps = understand(sentence).map((step) => {
    if (!('command' in step)) return step;
    const admitted = admit(step.command, reading);
    if ('do' in admitted) return { ...step, sentence: renderStep(admitted), command: admitted };
    notes.push(`A step was left out: ${step.sentence}. ${admitted.reason}`);
    return { source: step.source, reason: admitted.reason };
  });
  return { steps, notes };
}
