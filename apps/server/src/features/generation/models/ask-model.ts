import { setTimeout as sleep } from 'node:timers/promises';
import { type AskLimits, askLimits } from './ask-limits.ts';
import { buildBody, type ChatRequest, type Form, forms } from './chat-request.ts';
import { findJson } from './find-json.ts';
import type { Received } from './gather-answer.ts';
import { ModelError } from './model-error.ts';
import type { ModelSource } from './model-source.ts';
import { tidyMessage } from './read-provider-error.ts';
import { sendRequest } from './send-request.ts';

export interface AskOptions {
  signal?: AbortSignal;
  fetch?: typeof fetch;
  limits?: Partial<AskLimits>;
  /** Waits before another attempt; rejects when the signal is aborted. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1, for the spread of the pauses. */
  random?: () => number;
  /** The time of day, for pauses that are asked for as a date. */
  today?: () => number;
}

export interface ModelAnswer<T> {
  text: string;
  json: T;
  /** The model that really answered, where the provider tells it. */
  model: string;
  tokens: { prompt: number; completion: number } | undefined;
  /** In US dollars, where the provider tells it. */
  cost: number | undefined;
  milliseconds: number;
  /** Requests made, refused ones included. */
  attempts: number;
  form: Form;
}

function readAnswer<T>({ json }: ChatRequest<T>, text: string, { label, key }: ModelSource): T {
  // A request without JSON has T = undefined by its type's default.
  if (!json) return undefined as T;
  let problem: string | undefined;
  for (const found of findJson(text)) {
    try {
      return json.read(found);
    } catch (error) {
      problem ??= error instanceof Error ? error.message : String(error);
    }
  }
  throw new ModelError(
    'bad json',
    problem === undefined
      ? `The model of ${label} did not answer in JSON. Try again, or choose another model.`
      : `The model of ${label} answered in JSON of another shape: ${tidyMessage(problem, key)}`,
  );
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal });
}

/** Asks once for each form and retry that is needed, until an answer, a final failure or the deadline. */
export async function askModel<T = undefined>(
  source: ModelSource,
  request: ChatRequest<T>,
  options: AskOptions = {},
): Promise<ModelAnswer<T>> {
  const limits = { ...askLimits, ...options.limits };
  const { pause = pauseFor, random = Math.random, today = Date.now } = options;
  const aborted = options.signal ?? new AbortController().signal;
  const started = performance.now();
  const remaining = () => limits.totalMs - (performance.now() - started);
  let form: Form = request.json ? 'schema' : 'prompt';
  let attempts = 0;
  let retries = 0;

  async function attempt(): Promise<Received> {
    const late = AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(limits.attemptMs, remaining()))));
    const over = new AbortController();
    try {
      return await sendRequest({
        source,
        body: buildBody(source, request, form),
        limits,
        signal: AbortSignal.any([aborted, late, over.signal]),
        fetch: options.fetch ?? fetch,
        today,
        onText: ({ text }) => request.onProgress?.({ attempt: attempts, characters: text.length }),
      });
    } catch (error) {
      if (aborted.aborted) throw abortError();
      if (late.aborted)
        throw new ModelError('timeout', `${source.label} did not answer in time. Try again later.`, {
          next: 'retry',
        });
      throw error;
    } finally {
      // Frees the connection where the rest of an answer is of no interest.
      over.abort();
    }
  }

  /** Waits as long as was asked or is due; a failure that cannot be waited for is thrown. */
  async function waitAfter(failure: ModelError): Promise<void> {
    const due = limits.firstPauseMs * 2 ** retries * (0.5 + random() / 2);
    const wait = failure.retryAfterMs ?? Math.min(due, limits.longestPauseMs);
    if (retries >= limits.retries || wait > limits.longestPauseMs || wait >= remaining()) throw failure;
    retries++;
    await pause(wait, aborted).catch((error: unknown) => {
      throw aborted.aborted ? abortError() : error;
    });
  }

  try {
    for (;;) {
      if (aborted.aborted) throw abortError();
      attempts++;
      try {
        const { text, model, tokens, cost } = await attempt();
        const json = readAnswer(request, text, source);
        const milliseconds = Math.round(performance.now() - started);
        return { text, json, model: model ?? source.model, tokens, cost, milliseconds, attempts, form };
      } catch (error) {
        if (!(error instanceof ModelError) || error.next === 'stop') throw error;
        const plainer: Form | undefined = forms[forms.indexOf(form) + 1];
        if (error.next === 'retry') await waitAfter(error);
        else if (plainer) form = plainer;
        else throw error;
      }
    }
  } catch (error) {
    if (error instanceof ModelError) error.attempts = attempts;
    throw error;
  }
}

function abortError(): ModelError {
  return new ModelError('aborted', 'The request was cancelled.');
}
