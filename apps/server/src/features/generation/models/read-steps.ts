import { type Command, type NotUnderstood, readCanonical, renderStep, type Step } from '@assay/planner';
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

function understand(sentence: string): Step | NotUnderstood {
  // Models like to leave the quotes of keys out.
  const command = readCanonical(sentence.replace(/^Press ([\w+]+)$/, 'Press "$1"'));
  if (command) return { source: sentence, sentence: renderStep(command), command };
  return {
    source: sentence,
    reason: 'It is not a step that Assay knows. Write what to do or what should be seen.',
  };
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
  const step = understand(sentence);
  if (!('command' in step)) return { steps: [step], notes: [] };
  const admitted = admit(step.command, reading);
  if ('do' in admitted)
    return { steps: [{ ...step, sentence: renderStep(admitted), command: admitted }], notes: [] };
  return {
    steps: [{ source: step.source, reason: admitted.reason }],
    notes: [`A step was left out: ${step.sentence}. ${admitted.reason}`],
  };
}
