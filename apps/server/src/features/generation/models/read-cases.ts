import { z } from 'zod';
import type { AskedJson } from './chat-request.ts';

const priorities = ['low', 'medium', 'high', 'critical'] as const;
const origins = ['stated', 'negative', 'boundary', 'required', 'security', 'exploration', 'check'] as const;

const words = z.string().catch('');

/** Models take liberties with everything but the steps; a case without a title is still a case. */
const proposedCase = z.object({
  title: words,
  description: words,
  priority: z.enum(priorities).catch('medium'),
  origin: z.enum(origins).catch('stated'),
  steps: z.array(z.union([z.string(), z.unknown().transform((other) => JSON.stringify(other))])).min(1),
  expectedResult: words,
});

export type ProposedCase = z.output<typeof proposedCase>;

const answer = z.preprocess(
  (json) => (Array.isArray(json) ? { cases: json } : json),
  z.object({ cases: z.array(proposedCase).min(1, 'It has no cases.') }),
);

const properties = {
  title: { type: 'string' },
  description: { type: 'string' },
  priority: { type: 'string', enum: priorities },
  origin: { type: 'string', enum: origins },
  steps: { type: 'array', items: { type: 'string' } },
  expectedResult: { type: 'string' },
};

export const askedCases: AskedJson<ProposedCase[]> = {
  name: 'test_cases',
  schema: {
    type: 'object',
    properties: {
      cases: {
        type: 'array',
        items: {
          type: 'object',
          properties,
          required: Object.keys(properties),
          additionalProperties: false,
        },
      },
    },
    required: ['cases'],
    additionalProperties: false,
  },
  read: (json) => {
    const result = answer.safeParse(json);
    if (result.success) return result.data.cases;
    const [issue] = result.error.issues;
    throw new Error(issue ? `${issue.path.join('.')}: ${issue.message}` : 'It has no cases.');
  },
};
