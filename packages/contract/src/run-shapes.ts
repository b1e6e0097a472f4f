import { z } from 'zod';
import { apiResult } from './api-shapes.ts';
import {
  browsers,
  causes,
  executionStatuses,
  modelSources,
  priorities,
  runStatuses,
  stepStatuses,
  verdicts,
} from './choices.ts';
import { deed } from './deeds.ts';
import { count, id, timestamp } from './fields.ts';
import { namedShapes } from './named-shapes.ts';

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const candidate = z
  .object({
    /** A phrase that would select exactly this one. */
    phrase: z.string(),
    role: z.string(),
    name: z.string(),
    score: z.number(),
    reason: z.string(),
    /** Where it is in the step's picture. */
    box,
  })
  .register(namedShapes, { id: 'Candidate' });

/** One step of a case: what was meant, what was done and what was seen. */
export const stepReport = z
  .object({
    step_number: z.number().int(),
    /** `pending` and `running` only while the case is under way. */
    status: z.enum([...stepStatuses, 'pending', 'running', 'skipped']),
    /** The canonical sentence; the author's words where they were not understood. */
    action: z.string(),
    /** The author's words; empty for steps that were added. */
    source: z.string(),
    message: z.string(),
    current_url: z.string(),
    page_title: z.string(),
    outcome: z.enum(['passed', 'failed', 'error', 'skipped']).nullable(),
    expected: z.string().nullable(),
    actual: z.string().nullable(),
    problem: z.object({ class: z.enum(causes), message: z.string() }).nullable(),
    warnings: z.array(z.string()),
    candidates: z.array(candidate),
    locator: z.string().nullable(),
    /** What it did in the browser; absent where it ended otherwise than well, and in what was stored before this was kept. */
    done: z.array(deed).nullish(),
    healed: z
      .object({ before: z.string(), after: z.string(), score: z.number(), proposal: z.string() })
      .nullable(),
    hollow: z.boolean(),
    /** Set where the author's words were not understood: the line of the text they begin on, where it is known. Absent in what was stored before there were any. */
    not_read: z.object({ line: z.number().int().positive().nullable() }).nullish(),
    /** Where it is not certain what the author's words mean: what they may mean, each as canonical sentences. */
    readings: z.array(z.array(z.string())).nullish(),
    /** The comparison of a step that compares a look, where there was one; absent in what was stored before there were any. */
    comparison_id: id.nullish(),
    /** What a call sent and what came back, secrets as dots; absent in what was stored before there were any. */
    call: apiResult.nullish(),
    /** The element that the step used, in its picture. */
    box: box.nullable(),
    /** Names for `GET /api/executions/{id}/files/{name}`: the page after the step, and before it. */
    picture: z.string().nullable(),
    picture_before: z.string().nullable(),
    console: z.array(
      z.object({ level: z.enum(['error', 'warning']), text: z.string(), address: z.string() }),
    ),
    network: z.array(z.object({ address: z.string(), method: z.string(), reason: z.string() })),
    started_at: timestamp.nullable(),
    duration_ms: z.number().nullable(),
  })
  .register(namedShapes, { id: 'Step' });
export type StepReport = z.output<typeof stepReport>;

/** One case of a run, with its execution. */
export const caseView = z
  .object({
    execution_id: id,
    test_case_id: id,
    run_id: id,
    title: z.string(),
    description: z.string(),
    priority: z.enum(priorities),
    /** `stated` is the author's own flow; the others were added to it. */
    origin: z.string(),
    expected_result: z.string(),
    state: z.enum(['queued', 'running', 'done']),
    status: z.enum(executionStatuses).nullable(),
    verdict: z.enum(verdicts).nullable(),
    cause: z.enum(causes).nullable(),
    /** Why, in a sentence. */
    reason: z.string(),
    healed: z.boolean(),
    browser: z.enum(browsers),
    /** What really ran, with its version. */
    browser_used: z.string(),
    success_rate: z.string(),
    successful_steps: count,
    total_steps: count,
    /** Milliseconds. */
    execution_time: z.number().nullable(),
    executed_at: timestamp.nullable(),
    /** Empty in lists of runs, for cases that have ended. */
    steps: z.array(stepReport),
  })
  .register(namedShapes, { id: 'Case' });
export type CaseView = z.output<typeof caseView>;

/** How the cases came about. */
export const generationView = z
  .object({
    /** What was asked for. */
    source: z.enum(modelSources),
    /** What really answered: a model's source, or the planner that is built in. */
    engine: z.enum([...modelSources, 'built-in']),
    model: z.string().nullable(),
    /** Why the built-in planner answered instead, as a sentence. */
    fallback: z.string().nullable(),
    /** Whole sentences for the author. */
    notes: z.array(z.string()),
    tokens: z.object({ prompt: count, completion: count }).nullable(),
    /** US dollars. */
    cost: z.number().nullable(),
    milliseconds: z.number(),
  })
  .register(namedShapes, { id: 'Generation' });
export type GenerationView = z.output<typeof generationView>;

export const runView = z
  .object({
    id,
    status: z.enum(runStatuses),
    kind: z.enum(['requirement', 'cases']),
    /** The requirement with its secrets masked; for cases that run again, their titles. */
    title: z.string(),
    text: z.string(),
    target_url: z.string().nullable(),
    project_id: id.nullable(),
    browser: z.enum(browsers),
    enhanced: z.boolean(),
    /** What could not be done at all, as a sentence. */
    error: z.string().nullable(),
    /** Runs that are before this one, while it is queued. */
    waiting_for: count,
    /** Set while it has not ended and no worker is there to carry it out: when one was seen last, if ever. */
    no_worker: z.object({ last_seen_at: timestamp.nullable() }).nullable().optional(),
    generation: generationView.nullable(),
    cases: z.array(caseView),
    created_at: timestamp,
    started_at: timestamp.nullable(),
    finished_at: timestamp.nullable(),
    /** Events up to this one are contained in this view; follow with `Last-Event-ID`. */
    last_event: count,
  })
  .register(namedShapes, { id: 'Run' });
export type RunView = z.output<typeof runView>;

export const logLine = z.object({
  at: timestamp,
  level: z.enum(['info', 'warning', 'error']),
  message: z.string(),
});

/** What `GET /api/runs/{id}/events` sends: the event's name is its `type`, its data the whole object. Frames have no id and are not repeated. */
export const runEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('run'), run: runView.omit({ cases: true }) }),
  z.object({ type: z.literal('planned'), run_id: id, cases: z.array(caseView), generation: generationView }),
  z.object({
    type: z.literal('case started'),
    run_id: id,
    execution_id: id,
    browser_used: z.string(),
    at: timestamp,
  }),
  z.object({
    type: z.literal('step started'),
    run_id: id,
    execution_id: id,
    step_number: z.number().int(),
    action: z.string(),
    at: timestamp,
  }),
  z.object({ type: z.literal('step ended'), run_id: id, execution_id: id, step: stepReport }),
  z.object({ type: z.literal('log'), run_id: id, execution_id: id.nullable(), ...logLine.shape }),
  z.object({ type: z.literal('case ended'), run_id: id, case: caseView }),
  z.object({
    type: z.literal('frame'),
    run_id: id,
    execution_id: id,
    /** A JPEG, in base64. */
    jpeg: z.string(),
    width: z.number(),
    height: z.number(),
  }),
]);
export type RunEvent = z.output<typeof runEvent>;

/** Everything about one execution, for its page, its exports and whoever keeps them. */
export const executionReport = z
  .object({
    case: caseView,
    requirement_text: z.string(),
    target_url: z.string().nullable(),
    source: z.enum([...modelSources, 'built-in']).nullable(),
    log: z.array(logLine),
    /** Files to be had from `GET /api/executions/{id}/files/{name}`. */
    files: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['picture', 'trace', 'download']),
        media_type: z.string(),
        size: count,
      }),
    ),
    /** Executions of the same case, newest first, this one among them. */
    history: z.array(
      z.object({ execution_id: id, verdict: z.enum(verdicts).nullable(), executed_at: timestamp.nullable() }),
    ),
  })
  .register(namedShapes, { id: 'Execution' });
export type ExecutionReport = z.output<typeof executionReport>;

export const acceptedRun = z.object({ run_id: id, status: z.enum(runStatuses), events: z.string() });
