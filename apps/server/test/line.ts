import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The line to a PostgreSQL, which a test can cut. */
export interface Line {
  url: string;
  /** Ends every connection and takes no new ones. */
  cut: () => void;
  restore: () => void;
  /** Lets the next commit through, cuts before its answer comes back, and says so. */
  cutAfterCommit: () => Promise<void>;
}

export async function startLine(url: string): Promise<Line> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  let cutting: PromiseWithResolvers<void> | undefined;

  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    let isCommitting = false;
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (part) => {
      if (cutting && /commit/i.test(part.toString('latin1'))) isCommitting = true;
      upstream.write(part);
    });
    upstream.on('data', (part) => {
      if (!isCommitting) {
        client.write(part);
        return;
      }
      cut();
      cutting?.resolve();
      cutting = undefined;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    cut();
    server.close();
  });
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    cut,
    restore() {
      isCut = false;
    },
    cutAfterCommit() {
      cutting = Promise.withResolvers();
      return cutting.promise;
    },
  };
}
