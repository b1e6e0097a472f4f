import { ModelError } from './model-error.ts';
import { isRecord, type ProviderError, readProviderError } from './read-provider-error.ts';

/** What has been received of an answer. */
export interface Received {
  text: string;
  refusal: string;
  model: string | undefined;
  finish: string | undefined;
  tokens: { prompt: number; completion: number } | undefined;
  cost: number | undefined;
}

export function startAnswer(): Received {
  return { text: '', refusal: '', model: undefined, finish: undefined, tokens: undefined, cost: undefined };
}

function readContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('');
}

function addUsage(received: Received, usage: unknown): void {
  if (!isRecord(usage)) return;
  const { prompt_tokens: prompt, completion_tokens: completion, cost } = usage;
  if (typeof prompt === 'number' && typeof completion === 'number') received.tokens = { prompt, completion };
  if (typeof cost === 'number') received.cost = cost;
}

/** Adds a body, or one event of a stream: they differ only in `message` and `delta`. Returns the error it carries, if any. */
export function addToAnswer(received: Received, body: unknown): ProviderError | undefined {
  const error = readProviderError(body);
  if (error) return error;
  if (!isRecord(body)) return { message: 'something other than a completion', code: '', type: '' };
  if (typeof body.model === 'string') received.model = body.model;
  addUsage(received, body.usage);
  const choice: unknown = Array.isArray(body.choices) ? body.choices[0] : undefined;
  if (!isRecord(choice)) return undefined;
  const part = choice.delta ?? choice.message;
  if (isRecord(part)) {
    received.text += readContent(part.content);
    if (typeof part.refusal === 'string') received.refusal += part.refusal;
  }
  if (typeof choice.finish_reason === 'string') received.finish = choice.finish_reason;
  return readProviderError(choice);
}

/** Refuses an answer that is complete on the wire and yet none. */
export function demandAnswer(received: Received, label: string, tidy: (text: string) => string): void {
  const { text, refusal, finish } = received;
  if (refusal || finish === 'content_filter') {
    const words = refusal ? `: ${tidy(refusal)}` : '.';
    throw new ModelError('refused', `The model of ${label} declined to answer${words}`);
  }
  if (finish === 'length')
    throw new ModelError(
      'too long',
      `The model of ${label} ran out of room before its answer was complete. Ask for fewer cases, or choose another model.`,
    );
  if (finish === 'error')
    throw new ModelError('upstream', `The model of ${label} broke off with an error.`, { next: 'retry' });
  if (text.trim() === '') throw new ModelError('upstream', `The model of ${label} answered with nothing.`);
}
