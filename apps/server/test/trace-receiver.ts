import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Value {
  stringValue?: string;
  intValue?: number | string;
  boolValue?: boolean;
}

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status?: { code?: number };
  attributes: { key: string; value: Value }[];
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

export interface TraceReceiver {
  url: string;
  spans: ReceivedSpan[];
  headers: Record<string, unknown>[];
  /** Everything that arrived, as it arrived. */
  raw: () => string;
}

/** What takes traces by OTLP over HTTP, as a collector does. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const bodies: string[] = [];
  const receiver: Omit<TraceReceiver, 'url'> = { spans: [], headers: [], raw: () => bodies.join('\n') };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (request.url === '/v1/traces') {
      bodies.push(body);
      receiver.headers.push(request.headers);
      for (const { scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
        for (const { spans } of scopeSpans) receiver.spans.push(...spans);
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { ...receiver, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export function attribute(span: ReceivedSpan | undefined, key: string): unknown {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return (
    value?.stringValue ??
    value?.boolValue ??
    (value?.intValue === undefined ? undefined : Number(value.intValue))
  );
}
