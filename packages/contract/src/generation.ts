import { z } from 'zod';
import { defineCalls } from './call.ts';
import {
  browsers,
  complexities,
  enhancedTestTypes,
  limits,
  modelSources,
  simpleTestTypes,
} from './choices.ts';

const text = z
  .string({ error: 'Please enter your testing requirements.' })
  .trim()
  .min(1, 'Please enter your testing requirements.')
  .max(
    limits.requirementText.max,
    `Requirements text is too long (max ${limits.requirementText.max} characters).`,
  );

const stepResult = z.object({
  status: z.enum(['success', 'error', 'warning']),
  step_number: z.number().int(),
  action: z.string(),
  message: z.string(),
  current_url: z.string(),
  page_title: z.string(),
});

const simpleRun = z.object({
  results: z.array(z.object({ status: z.string(), step: z.string(), message: z.string() })),
});

const enhancedRun = z.object({
  step_results: z.array(stepResult),
  browser_used: z.string(),
  overall_status: z.enum(['passed', 'failed']),
  /** A percentage, as text. */
  success_rate: z.string(),
  successful_steps: z.number().int(),
  total_steps: z.number().int(),
  execution_time: z.number(),
  execution_log: z.array(z.string()),
});

export const generationCalls = defineCalls({
  'POST /api/process-text': {
    summary: 'Turn plain-English requirements into test cases and run them',
    feature: 'generation',
    access: 'user',
    limit: 'generation',
    /** The simple form sends text and nlp_model alone; the enhanced form sends the rest as well. */
    body: z.object({
      text,
      nlp_model: z.enum(modelSources).default('openrouter'),
      test_type: z.enum([...new Set([...enhancedTestTypes, ...simpleTestTypes])]).optional(),
      complexity: z.enum(complexities).optional(),
      include_edge_cases: z.boolean().optional(),
      use_enhanced_nlp: z.boolean().optional(),
      use_enhanced_rpa: z.boolean().optional(),
      browser: z.enum(browsers).optional(),
    }),
    response: z.object({
      testResults: z.array(
        z.object({
          description: z.string(),
          enhanced: z.boolean(),
          rpaResult: z.union([enhancedRun, simpleRun]),
        }),
      ),
    }),
    errors: [],
  },
});
