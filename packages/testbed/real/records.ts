import { z } from 'zod';

const path = z.string().min(1);

/** A fault between server and browser. `on` is a regular expression over path and query of a request. */
export const faultRecord = z.discriminatedUnion('kind', [
  /** Changes the text of answers: every match of the regular expression `from` becomes `to` ($1 … as in JavaScript). */
  z.strictObject({ kind: z.literal('replace'), on: path, from: z.string().min(1), to: z.string() }),
  /** Answers in place of the server, which never sees the request. */
  z.strictObject({
    kind: z.literal('answer'),
    on: path,
    method: z.string().optional(),
    status: z.number().int(),
    body: z.string().optional(),
    type: z.string().optional(),
  }),
  /** Holds answers back. */
  z.strictObject({ kind: z.literal('delay'), on: path, method: z.string().optional(), ms: z.number().int() }),
  /** Clicks on what the selector matches do nothing. */
  z.strictObject({ kind: z.literal('dropClicks'), selector: z.string().min(1) }),
  /** Runs in every page before its own scripts. */
  z.strictObject({ kind: z.literal('script'), script: z.string().min(1) }),
]);
export type Fault = z.infer<typeof faultRecord>;

export const styles = [
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

/** A requirement for an application of others. `{base}` in a text stands for the address of the application. */
export const realText = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+-\d{2}$/),
  /** Equal to the name of the file without its extension, and of a recipe. */
  set: z.string().min(1),
  style: z.enum(styles),
  /** The path that the project names as its address, such as `/` or `/login`. */
  start: z.string().startsWith('/'),
  text: z.string().min(1),
  /** What must come out on the application with the fault, or as it is. */
  verdict: z.enum(['passed', 'failed']),
  /** What makes it false: the text itself, or the fault. */
  falseBy: z.enum(['claim', 'fault']).optional(),
  fault: faultRecord.optional(),
  /** The same in canonical steps, one per line, by someone who saw the page. */
  canonical: z.string().optional(),
});
export type RealText = z.infer<typeof realText>;
