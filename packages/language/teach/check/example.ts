import { z } from 'zod';

export const cards = [
  'ticket',
  'manual case',
  'Gherkin',
  'story',
  'bug report',
  'mail',
  'chat',
  'one-liner',
  'checklist',
  'specification',
  'data',
  'second language',
  'API',
] as const;

const sentence = z.strictObject({
  said: z.string().min(1),
  page: z.string().min(1),
  steps: z.array(z.string().min(1)).min(1),
});
const example = z.strictObject({
  id: z.string().min(1),
  card: z.enum(cards),
  text: z.string().min(1),
  sentences: z.array(sentence).min(1),
});

/** A text as its author wrote it; each sentence with the state of the page it is read on and the steps it means. */
export type Example = z.infer<typeof example>;
export type ExampleSentence = Example['sentences'][number];

export const nothing = '(nothing)';
export const untestable = '?';

/** Reads one line of a file of examples; a string says what is wrong with it. */
export function readExample(line: string): Example | string {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    return `The line is no JSON (${String(error)}): write one object on one line.`;
  }
  const read = example.safeParse(json);
  if (read.success) return read.data;
  const told = read.error.issues.map(({ path, message }) => `${path.join('.') || 'line'}: ${message}`);
  return `The line has not the form of an example (${told.join('; ')}).`;
}
