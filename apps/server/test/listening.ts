import type { RunEvent, RunView } from '@assay/contract';
import { type Engine, type RunningApp, startApp } from './start.ts';

/** The real server, listening and at work, so that its own demo shop can be tested. */
export async function startListening(
  engine: Engine,
  environment: Record<string, string> = {},
): Promise<{ app: RunningApp; demo: string }> {
  const app = await startApp(engine, environment);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  await app.prepare();
  return { app, demo: new URL('/demo/products', app.server.listeningOrigin).href };
}

/** The events of a run until it ends, with frames among them; the function that comes along sees each as it arrives. */
export async function followRun(
  address: string,
  token: string,
  runId: string,
  { after = 0, onEvent }: { after?: number; onEvent?: (event: RunEvent) => void } = {},
): Promise<RunEvent[]> {
  const response = await fetch(new URL(`/api/runs/${runId}/events`, address), {
    headers: { authorization: `Bearer ${token}`, 'last-event-id': String(after) },
  });
  if (!response.body) throw new Error(`The events answered ${response.status}.`);
  const events: RunEvent[] = [];
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + part).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^event: (?!end)[^\n]+\ndata: (.+)$/m.exec(block)?.[1];
      if (!data) continue;
      const event = JSON.parse(data) as RunEvent;
      events.push(event);
      onEvent?.(event);
    }
  }
  return events;
}

/** Submits a requirement without waiting for its end. */
export async function submit(app: RunningApp, token: string, body: object): Promise<string> {
  const accepted = await app.server.inject({
    method: 'POST',
    url: '/api/process-text',
    headers: { authorization: `Bearer ${token}`, prefer: 'respond-async' },
    payload: body,
  });
  if (accepted.statusCode !== 202)
    throw new Error(`It was answered ${accepted.statusCode}: ${accepted.body}`);
  return accepted.json<{ run_id: string }>().run_id;
}

export async function readRun(app: RunningApp, token: string, id: string): Promise<RunView> {
  const { body } = await app.call('GET /api/runs/{id}', { token, params: { id } });
  return body.run;
}
