import type { z } from 'zod';
import { accessTokenCalls } from './access-tokens.ts';
import { accountCalls } from './accounts.ts';
import { adminCalls } from './admin.ts';
import { analyticsCalls } from './analytics.ts';
import { apiDocumentationCalls } from './api-documentation.ts';
import { apiEnvironmentCalls } from './api-environments.ts';
import { apiTestingCalls } from './api-testing.ts';
import type { Call } from './call.ts';
import { executionCalls } from './executions.ts';
import { feedbackCalls } from './feedback.ts';
import { generationCalls } from './generation.ts';
import { healthCalls } from './health.ts';
import { projectCalls } from './projects.ts';
import { reportCalls } from './reports.ts';
import { runCalls } from './runs.ts';
import { scheduleCalls } from './schedules.ts';
import { shareCalls } from './shares.ts';
import { systemCalls } from './system.ts';
import { testCaseCalls } from './test-cases.ts';
import { visualCalls } from './visual.ts';
import { webhookCalls } from './webhooks.ts';

/** Every HTTP call of the product. The server registers from it, the web client is typed by it, the documentation shows it. */
export const calls = {
  ...healthCalls,
  ...accountCalls,
  ...accessTokenCalls,
  ...feedbackCalls,
  ...adminCalls,
  ...systemCalls,
  ...projectCalls,
  ...testCaseCalls,
  ...generationCalls,
  ...runCalls,
  ...executionCalls,
  ...reportCalls,
  ...scheduleCalls,
  ...analyticsCalls,
  ...visualCalls,
  ...apiDocumentationCalls,
  ...apiTestingCalls,
  ...apiEnvironmentCalls,
  ...shareCalls,
  ...webhookCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Part<K extends CallName, P extends keyof Call> = Calls[K] extends { [Q in P]: infer S extends z.ZodType }
  ? S
  : never;
type In<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends. */
export type Sent<K extends CallName> = {
  params: In<Part<K, 'params'>>;
  query: In<Part<K, 'query'>>;
  body: In<Part<K, 'body'>>;
};
/** What a handler receives: the same, checked and with its defaults filled in. */
export type Received<K extends CallName> = {
  params: Out<Part<K, 'params'>>;
  query: Out<Part<K, 'query'>>;
  body: Out<Part<K, 'body'>>;
};
/** What the call answers when it succeeds. */
export type Answer<K extends CallName> = Out<Part<K, 'response'>>;
/** What the call answers when it is asked not to wait for the end of the work. */
export type Accepted<K extends CallName> = Out<Part<K, 'accepted'>>;
