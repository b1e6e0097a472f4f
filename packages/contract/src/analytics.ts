import { z } from 'zod';
import { defineCalls } from './call.ts';
import { exportFormats, timeRanges } from './choices.ts';
import { data } from './fields.ts';

const share = z.object({ count: z.number().int(), percentage: z.number(), color: z.string() });
const timeRange = z.enum(timeRanges).default('30d');

const dashboard = z.object({
  summary: z.object({
    totalExecutions: z.number().int(),
    executionGrowth: z.number(),
    overallSuccessRate: z.number(),
    successRateChange: z.number(),
    avgExecutionTime: z.number(),
    performanceChange: z.number(),
    aiModelsCount: z.number().int(),
    topAiModel: z.string().nullable(),
  }),
  executionTrends: z.array(z.object({ date: z.string(), count: z.number().int() })),
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
      model_name: z.string(),
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
});

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
