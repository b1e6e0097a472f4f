import { z } from 'zod';
import {
  apiErrorKinds,
  bodyKinds,
  captureSources,
  checkOperators,
  endpointMethods,
  limits,
  loadErrorKinds,
  loadMethods,
  loadModels,
} from './choices.ts';
import { count, id, line, timestamp } from './fields.ts';
import { namedShapes } from './named-shapes.ts';

const { concurrency, loadDurationMs, loadRate } = limits;

export const headers = z.record(z.string().max(200), z.string().max(8000)).default({});

/** A status: `200`, a class as `2xx`, or several of these. */
const statusPattern = z
  .union([z.number().int(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^[1-5](\d\d|xx)$/i, 'A status is a number as 200, or a class as 2xx.'));

/** One thing that an answer must hold to. */
export const apiCheck = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('status'),
      equals: z.union([statusPattern, z.array(statusPattern).min(1).max(50)]),
    }),
    z.object({
      type: z.literal('header'),
      name: line('Header name', 200),
      operator: z.enum(checkOperators),
      value: z.string().max(8000).default(''),
    }),
    z.object({
      type: z.literal('body'),
      operator: z.enum(['equals', 'contains', 'not contains', 'matches']),
      value: z.string().max(100_000),
    }),
    z.object({
      type: z.literal('jsonpath'),
      path: line('JSONPath', 1000),
      operator: z.enum(checkOperators),
      value: z.unknown().optional(),
    }),
    z.object({
      type: z.literal('schema'),
      schema: z.union([z.record(z.string(), z.unknown()), z.boolean()]),
    }),
    z.object({ type: z.literal('time'), maxMs: z.number().positive() }),
    z.object({ type: z.literal('size'), maxBytes: z.number().int().nonnegative() }),
    z.object({ type: z.literal('graphql'), errors: z.enum(['none', 'some']).default('none') }),
  ])
  .register(namedShapes, { id: 'ApiCheck' });
export type ApiCheck = z.output<typeof apiCheck>;

/** A part of an answer that later requests use as `{{name}}`. */
const capture = z.object({
  name: line('Variable', 100),
  from: z.enum(captureSources),
  /** A JSONPath, a header's or cookie's name, or a regular expression whose first group is taken. */
  expression: z.string().max(1000).default(''),
});

const secret = z.string().max(8000);
export const apiAuth = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('none') }),
    z.object({ type: z.literal('basic'), username: secret, password: secret }),
    z.object({ type: z.literal('bearer'), token: secret }),
    z.object({
      type: z.literal('apiKey'),
      name: line('Key name', 200),
      value: secret,
      in: z.enum(['header', 'query']),
    }),
    z.object({
      type: z.literal('oauth'),
      tokenUrl: line('Token address', 2000),
      clientId: secret,
      clientSecret: secret,
      scope: z.string().max(1000).default(''),
    }),
  ])
  .register(namedShapes, { id: 'ApiAuth' });

/**
 * `body` is JSON (or text that is JSON) for `json`; text for `text`; `{ query, variables, operationName }` for `graphql`;
 * `{ base64, name, type }` for `file`. For `form` and `multipart` it is `{ name: value }` or a list of `{ name, value }`, where a
 * value of `multipart` may be a file.
 */
export const apiEndpoint = z
  .object({
    name: line('Endpoint name', 200),
    method: z.enum(endpointMethods).default('GET'),
    path: line('Endpoint path', 2000),
    headers,
    body: z.unknown().optional(),
    validations: z.array(apiCheck).max(100).default([]),
    bodyKind: z.enum(bodyKinds).default('json'),
    auth: apiAuth.optional(),
    captures: z.array(capture).max(50).default([]),
    followRedirects: z.boolean().default(true),
    /** How often it is tried again where it fails. */
    retries: z.number().int().min(0).max(10).default(0),
    timeoutMs: z.number().int().min(100).max(120_000).default(30_000),
    enabled: z.boolean().default(true),
    /** Imported, and changes or deletes data: pages ask before it is sent for the first time. */
    asksFirst: z.boolean().optional(),
  })
  .register(namedShapes, { id: 'ApiEndpoint' });
export type ApiEndpoint = z.output<typeof apiEndpoint>;

export const apiCheckConfig = z
  .object({
    name: line('Test name', 200),
    baseUrl: line('Base URL', 2000),
    endpoints: z.array(apiEndpoint).min(1, 'At least one endpoint is required.').max(200),
    variables: z.record(z.string().max(100), z.string().max(10_000)).default({}),
    environmentId: id.optional(),
    auth: apiAuth.optional(),
    /** Rows as CSV with a head line, or as a JSON list of objects; the whole test runs once per row. */
    data: z.string().max(1_000_000).default(''),
    stopOnFailure: z.boolean().default(false),
  })
  .register(namedShapes, { id: 'ApiTest' });
export type ApiCheckConfig = z.output<typeof apiCheckConfig>;

/** Milliseconds from the beginning of the request; null where that did not happen. */
const timing = z.object({
  lookup: z.number().nullable(),
  connect: z.number().nullable(),
  tls: z.number().nullable(),
  firstByte: z.number().nullable(),
  total: z.number(),
});

export const apiResult = z
  .object({
    index: count,
    name: z.string(),
    method: z.string(),
    url: z.string(),
    /** The row of data, from 0; null without data. */
    row: count.nullable(),
    /** False also where nothing was checked: `error` is null and `checks` is empty then. */
    passed: z.boolean(),
    attempts: count,
    error: z.object({ kind: z.enum(apiErrorKinds), message: z.string() }).nullable(),
    /** As sent, secrets as dots. */
    request: z.object({ headers: z.record(z.string(), z.string()), body: z.string() }),
    response: z
      .object({
        status: z.number().int(),
        statusText: z.string(),
        headers: z.array(z.tuple([z.string(), z.string()])),
        /** Text, or base64 where it is not; cut where it is long. */
        body: z.string(),
        isText: z.boolean(),
        isCut: z.boolean(),
        size: count,
        redirects: z.array(z.string()),
      })
      .nullable(),
    timing: timing.nullable(),
    checks: z.array(
      z.object({
        check: apiCheck,
        passed: z.boolean(),
        message: z.string(),
        expected: z.string(),
        actual: z.string(),
      }),
    ),
    captured: z.record(z.string(), z.string()),
  })
  .register(namedShapes, { id: 'ApiResult' });
export type ApiResult = z.output<typeof apiResult>;

export const apiSummary = z
  .object({
    totalEndpoints: count,
    passed: count,
    failed: count,
    /** Answered, but nothing was checked: neither passed nor failed. */
    notChecked: count,
    /** Of those that passed or failed; 0 where nothing was checked at all. */
    successRate: z.number(),
    avgResponseTime: z.number(),
    durationMs: z.number(),
    totalChecks: count,
    passedChecks: count,
  })
  .register(namedShapes, { id: 'ApiSummary' });
export type ApiSummary = z.output<typeof apiSummary>;

const stage = z.object({
  durationMs: z.number().int().min(1000).max(loadDurationMs.max),
  target: z.number().min(0).max(loadRate.max),
});

export const loadConfig = z
  .object({
    name: line('Load test name', 200),
    url: line('URL', 2000),
    method: z.enum(loadMethods).default('GET'),
    concurrency: z.number().int().min(concurrency.min).max(concurrency.max).default(10),
    duration: z.number().int().min(loadDurationMs.min).max(loadDurationMs.max).default(60_000),
    headers,
    body: z.unknown().optional(),
    /** `closed`: each connection sends its next request when the last was answered. `open`: requests begin at a fixed rate. */
    model: z.enum(loadModels).default('closed'),
    /** Requests per second, for the open model. */
    rate: z.number().min(loadRate.min).max(loadRate.max).optional(),
    /** Measured, but not counted. */
    warmUpMs: z.number().int().min(0).max(60_000).default(0),
    /** One after another instead of one steady load: connections in the closed model, requests per second in the open one. */
    stages: z.array(stage).max(20).default([]),
    thresholds: z
      .object({
        p95Ms: z.number().positive().optional(),
        p99Ms: z.number().positive().optional(),
        errorRate: z.number().min(0).max(100).optional(),
        minRate: z.number().positive().optional(),
      })
      .default({}),
    environmentId: id.optional(),
  })
  .register(namedShapes, { id: 'LoadConfig' });
export type LoadConfig = z.output<typeof loadConfig>;

/** A load test that is to be run: what only holds of all its fields together. */
export const loadRequest = loadConfig
  .refine(({ model, rate, stages }) => model === 'closed' || rate !== undefined || stages.length > 0, {
    path: ['rate'],
    message: 'Requests per second are required in the open model.',
  })
  .refine(
    ({ stages }) => {
      const total = stages.reduce((sum, { durationMs }) => sum + durationMs, 0);
      return stages.length === 0 || (total >= loadDurationMs.min && total <= loadDurationMs.max);
    },
    { path: ['stages'], message: 'All stages together last 10 to 300 seconds.' },
  )
  .refine(
    ({ model, stages }) => model === 'open' || stages.every(({ target }) => target <= concurrency.max),
    { path: ['stages'], message: 'A stage has at most 100 connections.' },
  );

const latency = z.object({
  min: z.number(),
  mean: z.number(),
  stddev: z.number(),
  p50: z.number(),
  p75: z.number(),
  p90: z.number(),
  p95: z.number(),
  p99: z.number(),
  p999: z.number(),
  max: z.number(),
});

export const loadStats = z
  .object({
    totalRequests: count,
    successRate: z.number(),
    successful: count,
    failed: count,
    /** Per second, over the measured time. */
    requestsPerSecond: z.number(),
    /** Milliseconds; from the intended start in the open model. */
    latency,
    errors: z.array(z.object({ kind: z.enum(loadErrorKinds), count, example: z.string() })),
    statuses: z.record(z.string(), count),
    bytesRead: count,
    bytesWritten: count,
    connects: count,
    durationMs: z.number(),
    /** Requests of the open model that could not begin before the end. */
    notSent: count,
    thresholds: z.array(
      z.object({ name: z.string(), limit: z.number(), actual: z.number(), passed: z.boolean() }),
    ),
    passed: z.boolean(),
    startedAt: timestamp,
  })
  .register(namedShapes, { id: 'LoadStats' });
export type LoadStats = z.output<typeof loadStats>;

export const loadPoint = z
  .object({
    /** Seconds since the start. */
    second: count,
    requests: count,
    errors: count,
    p50: z.number(),
    p95: z.number(),
    max: z.number(),
    connections: count,
  })
  .register(namedShapes, { id: 'LoadPoint' });
export type LoadPoint = z.output<typeof loadPoint>;
