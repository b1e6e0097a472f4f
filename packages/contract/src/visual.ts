import { z } from 'zod';
import { defineCalls } from './call.ts';
import { data, id, line, timestamp } from './fields.ts';

const comparisonResult = z.object({
  id,
  passed: z.boolean(),
  diffPercentage: z.number(),
  diffPixels: z.number().int(),
  totalPixels: z.number().int(),
  /** A fraction: 0.1 is shown as 10 %. */
  threshold: z.number(),
  diffFilename: z.string().nullable(),
});

export const visualCalls = defineCalls({
  'GET /api/visual/summary': {
    summary: 'Count the visual comparisons',
    feature: 'visual',
    access: 'user',
    response: data(
      z.object({
        summary: z.object({
          totalComparisons: z.number().int(),
          successRate: z.number(),
          passedComparisons: z.number().int(),
          failedComparisons: z.number().int(),
          avgDiffPercentage: z.number(),
          uniqueTests: z.number().int(),
          uniqueSteps: z.number().int(),
        }),
      }),
    ),
    errors: [],
  },
  'GET /api/visual/history': {
    summary: 'List visual comparisons, newest first',
    feature: 'visual',
    access: 'user',
    query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(20) }),
    response: data(
      z.object({
        comparisons: z.array(
          z.object({
            id,
            test_name: z.string(),
            step_name: z.string(),
            status: z.string(),
            diff_percentage: z.number(),
            diff_pixels: z.number().int(),
            total_pixels: z.number().int(),
            created_at: timestamp,
          }),
        ),
      }),
    ),
    errors: [],
  },
  'POST /api/visual/capture': {
    summary: 'Compare a screenshot with its baseline; the first one becomes the baseline',
    feature: 'visual',
    access: 'user',
    body: z.object({
      testId: line('Test', 200),
      stepName: line('Step name', 200),
      /** The image in base64, without a data-URL prefix. */
      screenshotData: z.string().min(1, 'A screenshot is required.'),
    }),
    response: data(comparisonResult),
    errors: [],
  },
  'GET /api/visual/image/diff/{diffFilename}': {
    summary: 'The picture of a comparison’s differences',
    feature: 'visual',
    access: 'user',
    params: z.object({ diffFilename: z.string().regex(/^[\w.-]{1,200}$/, 'Not a file name.') }),
    produces: ['image/png'],
    errors: ['NOT_FOUND'],
  },
});
