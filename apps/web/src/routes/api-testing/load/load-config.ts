import type { LoadConfig } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import type { LoadDraft } from '../draft/load-draft.ts';
import { findBodyProblem, readHeaders } from './read-headers.ts';

export type LoadField = Exclude<keyof LoadDraft, 'method' | 'model' | 'environmentId'>;
export type LoadProblems = Partial<Record<LoadField, string>>;

export interface ReadLoad {
  /** What is sent; null where something is wrong. */
  config: LoadConfig | null;
  problems: LoadProblems;
  /** What is said of the form as a whole. */
  message: string;
}

export const required = 'Load test name and URL are required';
const check = 'Some of the values cannot be used. See what is said beside them.';
const { concurrency, loadDurationMs, loadRate } = limits;
const seconds = { min: loadDurationMs.min / 1000, max: loadDurationMs.max / 1000 };
const mostWarmUp = 60;

export function sendsBody(method: LoadConfig['method']): boolean {
  return method === 'POST' || method === 'PUT';
}

/** How long the load lasts, warm-up included. */
export function lengthOf({ duration, warmUpMs, stages }: LoadConfig): number {
  const ofStages = stages.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return warmUpMs + (stages.length > 0 ? ofStages : duration);
}

function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

function readStages(draft: LoadDraft): { stages: LoadConfig['stages']; problem?: string } {
  const stages = draft.stages.map((stage) => ({
    durationMs: Math.round(readNumber(stage.seconds) * 1000),
    target: readNumber(stage.target),
  }));
  if (stages.length === 0) return { stages };
  const most = draft.model === 'closed' ? concurrency.max : loadRate.max;
  const what = draft.model === 'closed' ? 'connections' : 'requests per second';
  const isWhole = (target: number) => draft.model === 'open' || Number.isInteger(target);
  if (!stages.every(({ durationMs }) => isWithin(durationMs, { min: 1000, max: loadDurationMs.max }))) {
    return { stages, problem: `Each stage lasts from 1 to ${seconds.max} seconds.` };
  }
  if (!stages.every(({ target }) => isWithin(target, { min: 0, max: most }) && isWhole(target))) {
    return { stages, problem: `Each stage leads to 0 to ${most} ${what}.` };
  }
  if (!stages.some(({ target }) => target > 0)) {
    return { stages, problem: 'At least one stage has to lead to more than 0.' };
  }
  const sum = stages.reduce((all, { durationMs }) => all + durationMs, 0);
  if (!isWithin(sum, loadDurationMs)) {
    return { stages, problem: `All stages together last from ${seconds.min} to ${seconds.max} seconds.` };
  }
  return { stages };
}

type Limits = LoadConfig['thresholds'];

function readThresholds(draft: LoadDraft): { thresholds: Limits; problems: LoadProblems } {
  const thresholds: Limits = {};
  const problems: LoadProblems = {};
  for (const name of ['p95Ms', 'p99Ms', 'minRate', 'errorRate'] as const) {
    if (draft[name].trim() === '') continue;
    const limit = readNumber(draft[name]);
    const isShare = name === 'errorRate';
    if (isShare ? isWithin(limit, { min: 0, max: 100 }) : limit > 0 && Number.isFinite(limit)) {
      thresholds[name] = limit;
    } else problems[name] = isShare ? 'A share from 0 to 100 percent.' : 'A number above 0.';
  }
  return { thresholds, problems };
}

/** Reads what was typed; says what is wrong with it, or gives what the server takes. */
export function readLoadConfig(draft: LoadDraft): ReadLoad {
  const { stages, problem: stageProblem } = readStages(draft);
  const { thresholds, problems } = readThresholds(draft);
  const headers = readHeaders(draft.headers);
  const body = sendsBody(draft.method) ? draft.body.trim() : '';
  const bodyProblem = findBodyProblem(body);
  const [connections, length, warmUp] = [draft.concurrency, draft.seconds, draft.warmUpSeconds].map(
    readNumber,
  );
  const rate = readNumber(draft.rate);
  const hasStages = stages.length > 0;
  const needsRate = draft.model === 'open' && !hasStages;

  if (!draft.name.trim()) problems.name = 'A name is required.';
  if (!draft.url.trim()) problems.url = 'An address is required.';
  if (connections === undefined || !Number.isInteger(connections) || !isWithin(connections, concurrency)) {
    problems.concurrency = `Concurrency is a whole number from ${concurrency.min} to ${concurrency.max}.`;
  }
  if (!hasStages && (length === undefined || !isWithin(length, seconds))) {
    problems.seconds = `Duration is from ${seconds.min} to ${seconds.max} seconds.`;
  }
  if (warmUp === undefined || !isWithin(warmUp, { min: 0, max: mostWarmUp })) {
    problems.warmUpSeconds = `The warm-up lasts from 0 to ${mostWarmUp} seconds.`;
  }
  if (needsRate && !isWithin(rate, loadRate)) {
    problems.rate = `The rate is from ${loadRate.min} to ${loadRate.max} requests per second.`;
  }
  if (stageProblem) problems.stages = stageProblem;
  if (headers.problem) problems.headers = headers.problem;
  if (bodyProblem) problems.body = bodyProblem;

  if (problems.name || problems.url) return { config: null, problems, message: required };
  if (Object.keys(problems).length > 0) return { config: null, problems, message: check };
  const sum = stages.reduce((all, { durationMs }) => all + durationMs, 0);
  const config: LoadConfig = {
    name: draft.name.trim(),
    url: draft.url.trim(),
    method: draft.method,
    concurrency: connections ?? concurrency.min,
    duration: hasStages ? sum : Math.round((length ?? 0) * 1000),
    headers: headers.value,
    // As it was typed: variables in it may make it JSON only when they are filled in.
    ...(body && { body }),
    model: draft.model,
    ...(needsRate && { rate }),
    warmUpMs: Math.round((warmUp ?? 0) * 1000),
    stages,
    thresholds,
    ...(draft.environmentId && { environmentId: draft.environmentId }),
  };
  return { config, problems: {}, message: '' };
}
