import type { ModelSource } from './model-source.ts';

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The JSON that is asked for, and how what came is read. */
export interface AskedJson<T> {
  name: string;
  /** A JSON schema. Providers that are strict about it take no more than types, lists, enums and required names. */
  schema: Record<string, unknown>;
  /** Throws where the JSON is something else; its message says what is wrong. */
  read: (json: unknown) => T;
}

export interface ChatRequest<T = undefined> {
  messages: readonly Message[];
  /** Always sent: without it some providers reserve, and want paid, the longest answer the model can give. */
  maxTokens: number;
  json?: AskedJson<T>;
  /** Told as the answer grows; starts again with each attempt. */
  onProgress?: (progress: { attempt: number; characters: number }) => void;
}

/** How the shape of the answer is asked for, from the strictest to the plainest. */
export const forms = ['schema', 'json', 'prompt'] as const;
export type Form = (typeof forms)[number];

function askFormat<T>({ name, schema }: AskedJson<T>, form: Form): object | undefined {
  if (form === 'schema') return { type: 'json_schema', json_schema: { name, strict: true, schema } };
  return form === 'json' ? { type: 'json_object' } : undefined;
}

/** Where the provider does not know the schema, the prompt must tell it. */
function tellSchema<T>(messages: readonly Message[], json: AskedJson<T>): Message[] {
  const told = `Answer with JSON only, nothing before or after it, that fits this JSON schema:\n${JSON.stringify(json.schema)}`;
  const [first, ...rest] = messages;
  return first?.role === 'system'
    ? [{ role: 'system', content: `${first.content}\n\n${told}` }, ...rest]
    : [{ role: 'system', content: told }, ...messages];
}

export function buildBody<T>(source: ModelSource, request: ChatRequest<T>, form: Form): object {
  const { json } = request;
  const format = json && askFormat(json, form);
  return {
    model: source.model,
    messages: json && form !== 'schema' ? tellSchema(request.messages, json) : request.messages,
    max_tokens: request.maxTokens,
    stream: true,
    // The plainest form leaves out everything that an old server may not know.
    ...(form !== 'prompt' && { stream_options: { include_usage: true } }),
    ...(format && { response_format: format }),
    ...(source.isOpenRouter && json && form === 'schema' && { provider: { require_parameters: true } }),
  };
}
