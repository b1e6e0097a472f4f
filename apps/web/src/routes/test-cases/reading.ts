import type { Answer } from '@assay/contract';

export type TestCase = Answer<'GET /api/test-cases/{id}'>['testCase'];
export type Reading = Answer<'POST /api/steps/read'>['steps'][number];

/** The id of the element that shows the requirement. */
export const caseTextId = 'case-text';

/** The words of a saved step that a person edits: its canonical sentence, or what was typed where that was not understood. */
export function wordsOf({ sentence, source }: Pick<Reading, 'sentence' | 'source'>): string {
  return sentence || source;
}

/** Readings by the words they belong to; later ones win. */
export function gatherReadings(
  saved: readonly Reading[],
  texts: readonly string[],
  readings: readonly Reading[],
): ReadonlyMap<string, Reading> {
  const found = new Map<string, Reading>();
  for (const step of saved) found.set(wordsOf(step).trim(), step);
  for (const [index, text] of texts.entries()) {
    const reading = readings[index];
    if (reading) found.set(text, reading);
  }
  return found;
}

/** A secret that the server holds back: dots, or its name in braces. */
export function findMask(text: string): string | undefined {
  return /[•●]{3,}|\{\{secret [^{}]+\}\}/.exec(text)?.[0];
}
