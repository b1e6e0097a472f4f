import { type Completion, field, list, objectTo, readCompletion } from './completion.ts';
import { createCopyMask } from './copy-mask.ts';
import { createQueue } from './fair-queue.ts';
import { instructions } from './instructions.ts';
import {
  type Answer,
  type Ask,
  type Description,
  type LanguageModel,
  ModelError,
  type ModelState,
} from './language-model.ts';

export interface RemoteOptions {
  /** The base of an OpenAI-compatible API, such as http://127.0.0.1:11434/v1. */
  url: string;
  /** Absent: the first that the server lists. */
  name?: string;
  key?: string;
  /** For requests that do not say how long they may take. */
  maxMs?: number;
  /** Requests that the server gets at the same time. */
  parallel?: number;
  /** More requests than these are refused at once. */
  maxWaiting?: number;
}

const mostBytes = 1_000_000;
/** How freely further answers are drawn. */
const heat = 0.8;

/** What a prompt ends with, but for steps that the answer is to begin with. */
const beforeSteps = '\nSteps:\n';

type Work = () => Promise<void>;

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error(`its answer has more than ${mostBytes / 1e6} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function explainStatus(status: number, body: string): string {
  if (status === 401 || status === 403) return `it refused the key (status ${status}). Check MODEL_KEY.`;
  if (status === 404) return 'it has no such address or model (status 404). Check MODEL_URL and MODEL_NAME.';
  const said = body.replace(/\s+/g, ' ').slice(0, 200);
  return `it answered with the status ${status}${said === '' ? '' : `: ${said}`}.`;
}

function explainFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  return `${message.replace(/\.$/, '')}. Check MODEL_URL and that the server runs.`;
}

/** A language model behind an OpenAI-compatible API: llama.cpp, Ollama, vLLM, LM Studio or a hosted one. It gets instructions, since it was not taught. */
export function openRemoteModel(options: RemoteOptions): LanguageModel {
  const { maxMs = 120_000, parallel = 2, maxWaiting = 200, key } = options;
  const base = options.url.replace(/\/+$/, '');
  const queue = createQueue<Work>();
  const closing = new AbortController();
  let running = 0;
  let name = options.name;
  let status: ModelState = { state: 'not loaded' };
  /** Some servers refuse to tell probabilities. */
  let tellsProbabilities = true;

  function fail(reason: string): ModelError {
    const told = `The language model at ${base} did not answer: ${reason}`;
    status = { state: 'failed', reason: told };
    return new ModelError('unavailable', told);
  }

  async function call(path: string, body: object | undefined, signal: AbortSignal): Promise<unknown> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${base}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal,
      });
      text = await readBody(response);
    } catch (error) {
      signal.throwIfAborted();
      throw fail(explainFailure(error));
    }
    if (!response.ok) throw fail(explainStatus(response.status, text));
    try {
      return JSON.parse(text);
    } catch {
      throw fail('what it answered is no JSON. Check MODEL_URL; it usually ends in /v1.');
    }
  }

  async function callWithProbabilities(body: object, signal: AbortSignal): Promise<unknown> {
    try {
      return await call('/chat/completions', tellsProbabilities ? { ...body, logprobs: true } : body, signal);
    } catch (error) {
      if (!tellsProbabilities || !(error instanceof ModelError) || !/logprobs/.test(error.message))
        throw error;
      tellsProbabilities = false;
      return call('/chat/completions', body, signal);
    }
  }

  async function findName(signal: AbortSignal): Promise<string> {
    if (name !== undefined) return name;
    const listed = await call('/models', undefined, signal);
    const [first] = list(field(listed, 'data')).flatMap((one) => field(one, 'id') ?? []);
    if (typeof first !== 'string') throw fail('it lists no models. Name one with MODEL_NAME.');
    name = first;
    return first;
  }

  async function write(ask: Ask, temperature: number, signal: AbortSignal): Promise<Completion | undefined> {
    const model = await findName(signal);
    const messages = [
      { role: 'system', content: instructions },
      { role: 'user', content: ask.prompt },
    ];
    const mask = ask.allowed && createCopyMask(ask.allowed);
    const begun = ask.prompt.slice(ask.prompt.lastIndexOf(beforeSteps) + beforeSteps.length).trim();
    const send = async () => {
      const body = { model, messages, temperature, max_tokens: ask.maxTokens * 4 };
      const answered = await callWithProbabilities(body, signal);
      const choice = readCompletion(answered, begun);
      if (!choice) throw fail('its answer has no text. Check MODEL_NAME.');
      status = { state: 'ready' };
      return choice;
    };
    const choice = await send();
    const objection = mask && choice.isWhole ? objectTo(choice.text, mask) : undefined;
    if (!mask || objection === undefined) return choice;
    messages.push({ role: 'assistant', content: choice.text }, { role: 'user', content: objection });
    const again = await send();
    return again.isWhole && objectTo(again.text, mask) === undefined ? again : undefined;
  }

  function toAnswer({ text, logProbabilities, isWhole }: Completion, place: number): Answer {
    // Without probabilities the first counts as the best, and each further one as less probable.
    const known = logProbabilities.length > 0 ? logProbabilities : [0 - place];
    return {
      text,
      logProbabilities: known,
      least: Math.min(...known),
      mean: known.reduce((sum, one) => sum + one, 0) / known.length,
      ended: isWhole ? 'end' : 'tokens',
    };
  }

  async function answer(ask: Ask, signal: AbortSignal): Promise<Answer[]> {
    const first = await write(ask, 0, signal);
    const others = await Promise.all(
      Array.from({ length: (ask.samples ?? 1) - 1 }, () => write(ask, heat, signal)),
    );
    const choices = [first, ...others].flatMap((choice) => choice ?? []);
    const different = choices.filter(
      ({ text }, index) => choices.findIndex((one) => one.text === text) === index,
    );
    return different.map(toAnswer);
  }

  function goOn(): void {
    while (running < parallel) {
      const work = queue.take();
      if (!work) return;
      running += 1;
      void work().finally(() => {
        running -= 1;
        goOn();
      });
    }
  }

  function complete(ask: Ask): Promise<Answer[]> {
    if (closing.signal.aborted)
      return Promise.reject(new ModelError('closed', 'The language model was closed.'));
    if (ask.signal?.aborted) return Promise.reject(ask.signal.reason);
    if (queue.length >= maxWaiting)
      return Promise.reject(
        new ModelError('busy', `${maxWaiting} requests wait for the language model. Try again later.`),
      );
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        if (queue.remove(work)) reject(ask.signal?.reason);
      };
      const work: Work = async () => {
        const limit = AbortSignal.timeout(ask.maxMs ?? maxMs);
        const signal = AbortSignal.any([limit, closing.signal, ...(ask.signal ? [ask.signal] : [])]);
        try {
          resolve(await answer(ask, signal));
        } catch (error) {
          if (ask.signal?.aborted) reject(ask.signal.reason);
          else if (closing.signal.aborted) reject(new ModelError('closed', 'The language model was closed.'));
          else if (limit.aborted)
            reject(fail(`it took longer than ${(ask.maxMs ?? maxMs) / 1000} seconds. Use a smaller model.`));
          else reject(error);
        } finally {
          ask.signal?.removeEventListener('abort', onAbort);
        }
      };
      ask.signal?.addEventListener('abort', onAbort, { once: true });
      queue.add(ask.owner, work);
      goOn();
    });
  }

  return {
    complete,
    describe: (): Description => ({ name: name ?? base, status }),
    async close() {
      closing.abort();
      for (const work of queue.clear()) await work();
    },
  };
}
