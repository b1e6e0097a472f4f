import { z } from 'zod';
import { defineCalls } from './call.ts';
import { exportFormats, timeRanges } from './choices.ts';
import { data } from './fields.ts';
import { namedShapes } from './named-shapes.ts';

/** The share of executions with one outcome. */
const share = z.object({ count: z.number().int(), percentage: z.number(), color: z.string() });
const timeRange = z.enum(timeRanges).default('30d');

/** Percentages have at most two decimals, times are whole milliseconds, days are those of UTC and the last one is today. */
const dashboard = z
  .object({
    summary: z.object({
      totalExecutions: z.number().int(),
      /** Against as many days before, in percent, as is `performanceChange`; 0 where nothing ran then. */
      executionGrowth: z.number(),
      overallSuccessRate: z.number(),
      /** In percentage points. */
      successRateChange: z.number(),
      avgExecutionTime: z.number(),
      /** Of the average duration: below 0 is faster. */
      performanceChange: z.number(),
      aiModelsCount: z.number().int(),
      topAiModel: z.string().nullable(),
      /** What ran in as many days before. */
      precedingExecutions: z.number().int(),
    }),
    /** Whether anything has run at all, in this range or before. */
    hasExecutions: z.boolean(),
    /** Every day of the range, those without executions too. */
    executionTrends: z.array(
      z.object({
        date: z.iso.date(),
        count: z.number().int(),
        completed: z.number().int(),
        failed: z.number().int(),
        error: z.number().int(),
      }),
    ),
    successRates: z.object({ completed: share, failed: share, error: share }),
    performanceMetrics: z.object({
      avgDuration: z.number(),
      minDuration: z.number(),
      maxDuration: z.number(),
      performanceScore: z.number(),
      durationDistribution: z.array(z.object({ range: z.string(), count: z.number().int() })),
    }),
    aiModelMetrics: z.array(
      z.object({
        /** Who planned the cases: a model source, or `built-in`. */
        model_name: z.string(),
        /** Requirements that it planned; its rate is that of the executions of cases it planned. */
        usage_count: z.number().int(),
        success_rate: z.number(),
        avg_response_time: z.number(),
      }),
    ),
    browserAnalytics: z.array(
      z.object({
        browser_name: z.string(),
        usage_count: z.number().int(),
        usage_percentage: z.number(),
        success_rate: z.number(),
        avg_execution_time: z.number(),
      }),
    ),
  })
  .register(namedShapes, { id: 'Analytics' });

export const analyticsCalls = defineCalls({
  'GET /api/analytics/dashboard': {
    summary: 'Figures of a time range: executions, success, performance, models, browsers',
    feature: 'analytics',
    access: 'user',
    query: z.object({ timeRange }),
    response: data(dashboard),
    errors: [],
  },
  'GET /api/analytics/export': {
    summary: 'The figures of a time range as a file',
    feature: 'analytics',
    access: 'user',
    query: z.object({ timeRange, format: z.enum(exportFormats).default('json') }),
    produces: ['application/json', 'text/csv'],
    errors: [],
  },
});
