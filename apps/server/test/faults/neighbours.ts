import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoHandler } from '@assay/demo';
import { SMTPServer } from 'smtp-server';

export interface Neighbour {
  url: string;
  /** Ends it, with every connection. */
  stop: () => Promise<void>;
}

async function listen(answer: RequestListener): Promise<Neighbour> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The shop under test, apart from the servers that are killed. */
export function startShop(): Promise<Neighbour> {
  return listen(demoHandler());
}

export interface Receiver extends Neighbour {
  /** How often each delivery came, by its id. */
  received: Map<string, number>;
}

/** Takes what webhooks send. */
export async function startReceiver(): Promise<Receiver> {
  const received = new Map<string, number>();
  const server = await listen(async (request, response) => {
    const id = String(request.headers['x-assay-delivery']);
    request.resume();
    await once(request, 'end').catch(() => undefined);
    received.set(id, (received.get(id) ?? 0) + 1);
    response.writeHead(204).end();
  });
  return { ...server, received };
}

export const modelModes = ['answers', 'hangs', 'fails', 'garbage'] as const;
export type ModelMode = (typeof modelModes)[number];

export interface Model extends Neighbour {
  set: (mode: ModelMode) => void;
  asked: () => number;
}

const proposed = {
  cases: [
    {
      title: 'The product list is there',
      description: '',
      priority: 'low',
      origin: 'positive',
      expectedResult: 'The mug is shown.',
      steps: ['Check that the page shows "Stoneware Mug"'],
    },
  ],
};

function answerAs(mode: ModelMode, response: ServerResponse): void {
  const head = { 'content-type': 'application/json' };
  const content = JSON.stringify(proposed);
  const whole = {
    model: 'stand-in',
    choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
  };
  if (mode === 'answers') response.writeHead(200, head).end(JSON.stringify(whole));
  else if (mode === 'fails') response.writeHead(500, head).end('{"error":{"message":"overloaded"}}');
  else if (mode === 'garbage') response.writeHead(200, head).end('<html>\u0000 not what was asked for');
}

/** Stands in for a hosted model, and can misbehave. */
export async function startModel(): Promise<Model> {
  let mode: ModelMode = 'answers';
  let asked = 0;
  const server = await listen((request, response) => {
    asked += 1;
    request.resume();
    request.once('end', () => answerAs(mode, response));
  });
  return {
    ...server,
    set(wanted) {
      mode = wanted;
    },
    asked: () => asked,
  };
}

export interface Mail {
  url: string;
  /** How many came, by the address they went to. */
  received: Map<string, number>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** A mail server that can go and come back at the same port. */
export async function startMail(port: number): Promise<Mail> {
  const received = new Map<string, number>();
  let server: SMTPServer | undefined;
  async function start(): Promise<void> {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      onData(stream, { envelope }, done) {
        stream.resume();
        stream.once('end', () => {
          for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
          done();
        });
      },
    });
    made.on('error', () => undefined);
    server = made;
    await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', resolve));
  }
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    start,
    async kill() {
      const gone = server;
      server = undefined;
      if (gone) await new Promise<void>((resolve) => gone.close(resolve));
    },
  };
}
