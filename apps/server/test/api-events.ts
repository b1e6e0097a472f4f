import type { RunningApp } from './start.ts';

export interface ApiEvent {
  id: number | undefined;
  type: string;
  data: Record<string, unknown>;
}

interface Following {
  after?: number;
  onEvent?: (event: ApiEvent) => void;
}

/** The events of an API test or load test until they end. */
export function followApi(
  app: RunningApp,
  token: string,
  events: string,
  options: Following = {},
): Promise<ApiEvent[]> {
  return followEvents(app.server.listeningOrigin, token, events, options);
}

/** As above, of a server that is another process. */
export async function followEvents(
  address: string,
  token: string,
  events: string,
  { after = 0, onEvent }: Following = {},
): Promise<ApiEvent[]> {
  const response = await fetch(new URL(events, address), {
    headers: { authorization: `Bearer ${token}`, 'last-event-id': String(after) },
  });
  if (!response.body || response.status !== 200) throw new Error(`The events answered ${response.status}.`);
  const seen: ApiEvent[] = [];
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + part).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id, type = '', data = ''] = /^(?:id: (\d+)\n)?event: (.+)\ndata: (.+)$/m.exec(block) ?? [];
      if (type === '' || type === 'end') continue;
      const event = { id: id === undefined ? undefined : Number(id), type, data: JSON.parse(data) };
      seen.push(event);
      onEvent?.(event);
    }
  }
  return seen;
}
