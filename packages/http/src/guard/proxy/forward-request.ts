import {
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { judgeUrl } from '../rules/judge-url.ts';
import { GuardRefusal, type Unreachable } from '../rules/refusal.ts';
import { answerTrouble, notForProxy, send } from './answers.ts';
import { answerHeaders, requestHeaders } from './headers.ts';
import { pathOf } from './path-of.ts';
import type { ProxyRun } from './run.ts';

interface Errand {
  run: ProxyRun;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  port: number;
}

function hasBody(request: IncomingMessage): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

function start({ run, request, url, port }: Errand, isFresh: boolean): ClientRequest {
  return requestHttp({
    host: url.hostname,
    port,
    method: request.method,
    path: pathOf(request.url ?? ''),
    headers: requestHeaders(request.rawHeaders, url.host),
    setHost: false,
    agent: isFresh ? run.fresh : run.reusing,
    maxHeaderSize: run.limits.answerHeaderBytes,
    // Browsers forgive sites much, and so must what stands between them.
    insecureHTTPParser: true,
  });
}

/** Sends the request and waits for the head of the answer. */
function ask(errand: Errand, isFresh: boolean): Promise<IncomingMessage> {
  const { run, request, response } = errand;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = start(errand, isFresh);
  outgoing.setTimeout(run.limits.idleMs, () => {
    outgoing.destroy(Object.assign(new Error('Nothing moved for too long.'), { code: 'ETIMEDOUT' }));
  });
  response.once('close', () => {
    if (!response.writableFinished) outgoing.destroy();
  });
  outgoing.once('response', resolve);
  // After the head has come an error ends the answer itself, which its reader sees.
  outgoing.on('error', (error) => {
    // A connection that was kept may have been closed by the site in that very moment; a browser would try again, too.
    if (outgoing.reusedSocket && !isFresh && !response.destroyed) resolve(ask(errand, true));
    else reject(error);
  });
  // An answer that changes the protocol, though nobody asked for it, ends without an error.
  outgoing.once('close', () => reject(Object.assign(new Error('Closed.'), { code: 'ECONNRESET' })));
  if (hasBody(request)) request.pipe(outgoing);
  else outgoing.end();
  return promise;
}

function passBack(incoming: IncomingMessage, response: ServerResponse): void {
  response.sendDate = false;
  try {
    response.writeHead(
      incoming.statusCode ?? 502,
      incoming.statusMessage,
      answerHeaders(incoming.rawHeaders),
    );
  } catch (error) {
    incoming.destroy();
    throw error;
  }
  // Sends the head at once, for answers that come over a long time. flushHeaders() would write it as UTF-8 and so change its bytes.
  response.write(Buffer.alloc(0));
  pipeline(incoming, response, () => undefined);
}

/** A plain request with a whole address, as browsers send it for http. */
export async function forwardRequest(
  run: ProxyRun,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const verdict = judgeUrl(request.url ?? '');
  if (!verdict.allowed || verdict.url.protocol !== 'http:') {
    const isOddScheme = !verdict.allowed && verdict.reason === 'scheme';
    send(response, isOddScheme ? answerTrouble(new GuardRefusal('scheme', verdict.message)) : notForProxy);
    return;
  }
  const { url, port } = verdict;
  run.keep(request.socket);
  try {
    const wanted = { place: url.origin, hostname: url.hostname, port };
    // A body can be sent only once, so it is not risked on a connection that may be about to close.
    await run.attempt(wanted, response, async () => {
      const incoming = await ask({ run, request, response, url, port }, hasBody(request));
      passBack(incoming, response);
    });
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else send(response, answerTrouble(error as GuardRefusal | Unreachable));
  }
}
