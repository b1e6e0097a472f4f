import { join } from 'node:path';
import { type Command, type NotUnderstood, renderStep, type Step, type TestCase } from '@assay/planner/steps';

/** Where the packaged Chromium is kept. */
export const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/assay');

/** A case of bare commands, for tests; a text stands for words that were not understood. */
export function makeCase(...commands: (Command | string)[]): TestCase {
  const steps = commands.map((command): Step | NotUnderstood => {
    if (typeof command === 'string') return { source: command, reason: `"${command}" was not understood.` };
    const sentence = renderStep(command);
    return { source: sentence, sentence, command };
  });
  return { title: 'Test', description: '', priority: 'medium', steps, expectedResult: '', origin: 'stated' };
}
