import { z } from 'zod';

const identity = {
  id: z.string().min(1),
  /** Equal to the name of the file without its extension. */
  set: z.string().min(1),
  text: z.string().min(1),
};

/**
 * A requirement with the canonical sentences that it must be read as.
 * `?` stands for a clause that must be reported as not understood, `---` separates two requirements.
 */
export const readingText = z.strictObject({ ...identity, sentences: z.array(z.string().min(1)) });
export type ReadingText = z.infer<typeof readingText>;

/** A requirement with the verdict that it must get on a site without bugs and with a seeded bug. */
export const verdictText = z.strictObject({
  ...identity,
  /** `shop` is the demo shop. */
  site: z.enum(['shop', 'gallery', 'campus', 'clinic', 'desk', 'travel', 'bank', 'board']),
  /** The path given as the target address, such as /demo/products. */
  start: z.string().startsWith('/'),
  /** The verdict without bugs. */
  clean: z.enum(['passed', 'failed', 'hollow', 'not found', 'ambiguous', 'not understood']),
  /** The same in canonical steps, for tests that run without a language model. */
  canonical: z.string().min(1).optional(),
  /** A seeded bug that the text must notice. */
  bug: z.string().min(1).optional(),
  /** The verdict with that bug; `failed` unless given. */
  bugged: z.enum(['failed', 'error']).optional(),
});
export type VerdictText = z.infer<typeof verdictText>;
/** What a run needs of a verdict text. */
export type VerdictEntry = Omit<VerdictText, 'id' | 'set'>;
