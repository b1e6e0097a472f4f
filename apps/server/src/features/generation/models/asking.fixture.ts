import { z } from 'zod';
import type { AskOptions } from './ask-model.ts';
import type { ChatRequest } from './chat-request.ts';
import { ModelError } from './model-error.ts';
import { json } from './provider.fixture.ts';

const shape = z.object({ colour: z.string() });
export const request: ChatRequest<z.output<typeof shape>> = {
  messages: [{ role: 'user', content: 'Which colour?' }],
  maxTokens: 100,
  json: {
    name: 'colour',
    schema: { type: 'object', properties: { colour: { type: 'string' } }, required: ['colour'] },
    read: (found) => shape.parse(found),
  },
};
export const good = '{"colour":"red"}';
const today = Date.parse('2026-03-01T12:00:00Z');

/** Pauses are written down instead of waited for. */
export function watch(more: AskOptions = {}) {
  const pauses: number[] = [];
  const options: AskOptions = {
    pause: async (ms) => void pauses.push(ms),
    random: () => 1,
    today: () => today,
    ...more,
    limits: { firstPauseMs: 100, longestPauseMs: 30_000, ...more.limits },
  };
  return { pauses, options };
}

export async function failure(asking: Promise<unknown>): Promise<ModelError> {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelError)) throw new Error(`Expected a ModelError, got ${String(error)}`);
  return error;
}

export const overloaded = json(503, { error: { code: 503, message: 'Overloaded' } });
export const noSchema = json(400, {
  error: { message: 'response_format json_schema is not supported', code: 400 },
});
export const noJson = json(400, { error: 'Invalid parameter: response_format' });
