import { z } from 'zod';
import { defineCalls } from './call.ts';
import {
  browsers,
  complexities,
  enhancedTestTypes,
  limits,
  modelSources,
  simpleTestTypes,
  stepStatuses,
  verdicts,
} from './choices.ts';
import { id } from './fields.ts';
import { acceptedRun, generationView } from './run-shapes.ts';

const text = z
  .string({ error: 'Please enter your testing requirements.' })
  .trim()
  .min(1, 'Please enter your testing requirements.')
  .max(
    limits.requirementText.max,
    `Requirements text is too long (max ${limits.requirementText.max} characters).`,
  );

/** An address as people type it; without a scheme it is taken as https, or as http on this machine. */
const targetUrl = z
  .string()
  .trim()
  .max(2000, 'The target URL may have at most 2000 characters.')
  .regex(/^\S+$/, 'The target URL may not contain spaces.');

const stepResult = z.object({
  status: z.enum(stepStatuses),
  step_number: z.number().int(),
  action: z.string(),
  message: z.string(),
  current_url: z.string(),
  page_title: z.string(),
});

const simpleRun = z.object({
  results: z.array(z.object({ status: z.enum(stepStatuses), step: z.string(), message: z.string() })),
});

const enhancedRun = z.object({
  step_results: z.array(stepResult),
  browser_used: z.string(),
  overall_status: z.enum(['passed', 'failed']),
  /** A percentage, as text. */
  success_rate: z.string(),
  successful_steps: z.number().int(),
  total_steps: z.number().int(),
  /** Milliseconds. */
  execution_time: z.number(),
  execution_log: z.array(z.string()),
});

const sourceChoice = z.object({
  name: z.enum(modelSources),
  label: z.string(),
  model: z.string(),
  isAvailable: z.boolean(),
  /** Why it cannot be used and what to do, or what to know before using it. */
  note: z.string(),
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
      /** The site under test, where the text does not name it. */
      target_url: targetUrl.optional(),
      project_id: id.optional(),
    }),
    accepted: acceptedRun,
    response: z.object({
      run_id: id,
      generation: generationView,
      testResults: z.array(
        z.object({
          description: z.string(),
          enhanced: z.boolean(),
          rpaResult: z.union([enhancedRun, simpleRun]),
          test_case_id: id,
          execution_id: id,
          verdict: z.enum(verdicts),
          reason: z.string(),
        }),
      ),
    }),
    stores: true,
    errors: ['NOT_FOUND', 'QUEUE_FULL'],
  },
  'GET /api/generation/options': {
    summary: 'Which model sources and browsers can be used here, and what the demo is',
    feature: 'generation',
    access: 'user',
    response: z.object({
      sources: z.array(sourceChoice),
      browsers: z.array(z.object({ name: z.enum(browsers), isAvailable: z.boolean(), note: z.string() })),
      demo: z.object({ target_url: z.string(), text: z.string() }),
    }),
    errors: [],
  },
});
