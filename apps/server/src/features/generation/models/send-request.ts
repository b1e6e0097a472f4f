import type { AskLimits } from './ask-limits.ts';
import { classifyFailure } from './classify-failure.ts';
import { explainFailure, explainFetchError } from './explain-failure.ts';
import { addToAnswer, demandAnswer, type Received, startAnswer } from './gather-answer.ts';
import { ModelError } from './model-error.ts';
import type { ModelSource } from './model-source.ts';
import { readEvents } from './read-events.ts';
import { type ProviderError, readFailedBody, tidyMessage } from './read-provider-error.ts';
import { readRetryAfter } from './retry-after.ts';

export interface Sending {
  source: ModelSource;
  body: object;
  limits: AskLimits;
  signal: AbortSignal;
  fetch: typeof fetch;
  today: () => number;
  onText: (received: Received) => void;
}

async function* readChunks(response: Response, { limits, source }: Sending): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limits.answerBytes)
      throw new ModelError('too long', `${source.label} sent more than ${limits.answerBytes} bytes.`);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

function fail(sending: Sending, status: number, error: ProviderError, retryAfter: string | null): never {
  const { kind, next } = classifyFailure(status, error);
  const retryAfterMs = readRetryAfter(retryAfter, sending.today());
  throw new ModelError(kind, explainFailure(kind, sending.source, status, error), {
    next,
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

/** Adds one body or event; what it says to be an error is thrown. */
function take(sending: Sending, received: Received, body: unknown): void {
  const error = addToAnswer(received, body);
  if (error) fail(sending, 200, error, null);
  if (received.text.length > sending.limits.answerCharacters)
    throw new ModelError(
      'too long',
      `The answer of ${sending.source.label} is longer than ${sending.limits.answerCharacters} characters.`,
    );
  sending.onText(received);
}

async function readStream(sending: Sending, chunks: AsyncIterable<string>): Promise<Received> {
  const received = startAnswer();
  let isDone = false;
  const cut = () =>
    new ModelError('upstream', `The answer of ${sending.source.label} was cut off.`, { next: 'retry' });
  for await (const event of readEvents(chunks)) {
    if (event.trim() === '[DONE]') {
      isDone = true;
      break;
    }
    let body: unknown;
    try {
      body = JSON.parse(event);
    } catch {
      throw cut();
    }
    take(sending, received, body);
  }
  if (!isDone && received.finish === undefined) throw cut();
  return received;
}

async function readWhole(sending: Sending, text: string): Promise<Received> {
  const { label, settings } = sending.source;
  if (text.trim() === '') throw new ModelError('upstream', `${label} sent an empty answer.`);
  // Some servers stream whatever they call it.
  if (/^(?:data:|:)/.test(text)) {
    const all = async function* () {
      yield text;
    };
    return readStream(sending, all());
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const what = /^\s*</.test(text) ? 'a web page' : 'something that is not JSON';
    throw new ModelError(
      'upstream',
      `${label} answered with ${what}. Check ${settings.baseUrl}: it must be an OpenAI-compatible address, such as one ending in /v1.`,
    );
  }
  const received = startAnswer();
  take(sending, received, body);
  return received;
}

async function readAll(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

async function post({ source, body, fetch, signal }: Sending): Promise<Response> {
  return fetch(`${source.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(source.key && { authorization: `Bearer ${source.key}` }),
      ...(source.isOpenRouter && { 'x-title': 'Assay' }),
    },
    body: JSON.stringify(body),
    // A key must not follow to wherever the server points.
    redirect: 'manual',
    signal,
  });
}

/** Sends one request and reads its whole answer. Everything that goes wrong is a ModelError without the key in it. */
export async function sendRequest(sending: Sending): Promise<Received> {
  const { source } = sending;
  try {
    const response = await post(sending);
    const chunks = readChunks(response, sending);
    if (!response.ok)
      fail(
        sending,
        response.status,
        readFailedBody(await readAll(chunks)),
        response.headers.get('retry-after'),
      );
    const isStream = response.headers.get('content-type')?.includes('event-stream') ?? false;
    const received = isStream
      ? await readStream(sending, chunks)
      : await readWhole(sending, await readAll(chunks));
    demandAnswer(received, source.label, (text) => tidyMessage(text, source.key));
    return received;
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw explainFetchError(error, source);
  }
}
