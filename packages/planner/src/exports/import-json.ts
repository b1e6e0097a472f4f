import type { NotUnderstood, Priority, Step, TestCase } from '../steps/language.ts';
import { readCanonical } from '../steps/read.ts';
import { jsonVersion } from './export-json.ts';

/** A file that is no export of ours. Its message is meant for the person who chose the file. */
export class UnreadableExport extends Error {
  override name = 'UnreadableExport';
}

type Fields = Record<string, unknown>;

const priorities: readonly string[] = ['low', 'medium', 'high', 'critical'] satisfies Priority[];
const origins: readonly string[] = [
  'stated',
  'negative',
  'boundary',
  'required',
  'security',
  'exploration',
  'check',
] satisfies TestCase['origin'][];

function toFields(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new UnreadableExport(`${what} is not what an export holds. Export the cases again.`);
}

function readText(fields: Fields, key: string, what: string): string {
  const value = fields[key];
  if (typeof value === 'string') return value;
  throw new UnreadableExport(`${what} has no ${key}. Export the cases again.`);
}

/** The sentence is what people edit, so it decides; the command is read from it. */
function readStep(value: unknown, what: string): Step | NotUnderstood {
  const fields = toFields(value, what);
  const source = readText(fields, 'source', what);
  if (fields.sentence === undefined)
    return { source, reason: readText(fields, 'reason', what), ...(fields.again ? { again: true } : {}) };
  const sentence = readText(fields, 'sentence', what);
  const command = readCanonical(sentence);
  if (!command) return { source: sentence, reason: `${what} was not understood: ${sentence}` };
  return { source, sentence, command };
}

function readCase(value: unknown, index: number): TestCase {
  const what = `Case ${index + 1}`;
  const fields = toFields(value, what);
  const priority = readText(fields, 'priority', what);
  const origin = readText(fields, 'origin', what);
  if (!priorities.includes(priority) || !origins.includes(origin) || !Array.isArray(fields.steps))
    throw new UnreadableExport(`${what} is not what an export holds. Export the cases again.`);
  return {
    title: readText(fields, 'title', what),
    description: readText(fields, 'description', what),
    priority: priority as Priority,
    expectedResult: readText(fields, 'expectedResult', what),
    origin: origin as TestCase['origin'],
    steps: fields.steps.map((step, place) => readStep(step, `Step ${place + 1} of case ${index + 1}`)),
  };
}

/** The cases of a file that `exportJson` wrote, also where a person has edited its sentences since. */
export function importJson(text: string): TestCase[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UnreadableExport('The file is no JSON. Choose a file that was exported as JSON.', {
      cause: error,
    });
  }
  const file = toFields(parsed, 'The file');
  if (file.format !== 'assay-test-cases' || !Array.isArray(file.cases))
    throw new UnreadableExport(
      'The file holds no exported test cases. Choose a file that was exported as JSON.',
    );
  if (typeof file.version !== 'number' || file.version > jsonVersion)
    throw new UnreadableExport('The file was written by a newer version. Update Assay and import it again.');
  return file.cases.map(readCase);
}
