import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ModelSource } from './model-source.ts';

/** Answers one request; the body is what the client sent. */
export type Reply = (response: ServerResponse, request: IncomingMessage, sent: SentBody) => void;

export interface SentBody {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens: number;
  stream: boolean;
  response_format?: { type: string; json_schema?: { strict: boolean } };
  provider?: { require_parameters: boolean };
}

export const testKey = 'sk-or-v1-0123456789abcdef';

/** A real server that gives these replies in turn, the last one again and again. */
export async function startProvider(...replies: Reply[]) {
  const received: { body: SentBody; authorization: string | undefined; path: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as SentBody;
    const reply = replies[Math.min(received.length, replies.length - 1)];
    received.push({ body, authorization: request.headers.authorization, path: request.url });
    reply?.(response, request, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { source: makeSource(`http://127.0.0.1:${port}/api/v1`), received, close };
}

export function makeSource(baseUrl: string): ModelSource {
  return {
    name: 'openrouter',
    label: 'OpenRouter',
    baseUrl,
    model: 'test/model',
    key: testKey,
    isOpenRouter: true,
    settings: { key: 'OPENROUTER_API_KEY', baseUrl: 'OPENROUTER_BASE_URL', model: 'OPENROUTER_MODEL' },
  };
}

/** A whole answer that is not streamed. */
export function complete(content: unknown, more: Record<string, unknown> = {}): Reply {
  return json(200, {
    model: 'test/model-really-used',
    choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop', ...more }],
    usage: { prompt_tokens: 11, completion_tokens: 7, cost: 0.0021 },
  });
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return raw(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

export function raw(status: number, body: string, headers: Record<string, string> = {}): Reply {
  return (response) => void response.writeHead(status, headers).end(body);
}

/** A stream of these pieces as they are; where it is cut, the connection is. */
export function stream(pieces: readonly string[], end: 'end' | 'cut' | 'hang' = 'end'): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (index: number): void => {
      const piece = pieces[index];
      if (piece !== undefined) response.write(piece, () => write(index + 1));
      else if (end === 'end') response.end();
      else if (end === 'cut') response.destroy();
    };
    write(0);
  };
}

export function delta(content: string, more: Record<string, unknown> = {}): string {
  return `data: ${JSON.stringify({ model: 'test/streamed', choices: [{ delta: { content }, ...more }] })}\n\n`;
}
