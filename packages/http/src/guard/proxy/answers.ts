import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { GuardRefusal, type Unreachable } from '../rules/refusal.ts';
import { guardHeader, guardReasonHeader } from './headers.ts';

interface Answer {
  status: number;
  phrase: string;
  headers: Record<string, string>;
  body: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function makeAnswer(
  status: number,
  phrase: string,
  title: string,
  text: string,
  extra: Record<string, string>,
): Answer {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></body></html>\n`;
  return {
    status,
    phrase,
    body,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'no-store',
      ...extra,
    },
  };
}

/** What the browser gets instead of the site: 403 where the guard refuses, 502 where nobody answers. */
export function answerTrouble(error: GuardRefusal | Unreachable): Answer {
  const isRefusal = error instanceof GuardRefusal;
  const extra = {
    [guardHeader]: isRefusal ? 'refused' : 'unreachable',
    [guardReasonHeader]: error.reason,
  };
  if (!isRefusal) return makeAnswer(502, 'Bad Gateway', 'The site cannot be reached', error.message, extra);
  if (error.reason === 'busy') {
    return makeAnswer(503, 'Service Unavailable', 'Too many connections', error.message, extra);
  }
  return makeAnswer(403, 'Forbidden', 'This address is not opened', error.message, extra);
}

export const askForPassword: Answer = makeAnswer(
  407,
  'Proxy Authentication Required',
  'Who are you?',
  'This proxy serves test runs. Give the name and the password of a run that is going on.',
  { 'Proxy-Authenticate': 'Basic realm="Assay"' },
);

export const notForProxy: Answer = makeAnswer(
  400,
  'Bad Request',
  'This is a proxy',
  'It takes requests with a whole address, such as GET http://example.com/, and CONNECT. Set it as the proxy of a browser.',
  {},
);

export function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, answer.phrase, answer.headers);
  response.end(answer.body);
}

/** The same on a bare socket, which is closed after it. */
export function sendRaw(socket: Duplex, answer: Answer): void {
  const lines = Object.entries({ ...answer.headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${answer.status} ${answer.phrase}\r\n${lines.join('')}\r\n${answer.body}`);
  // Who goes on sending is not listened to, and not waited for either.
  socket.resume();
  if (socket instanceof Socket) socket.setTimeout(5000, () => socket.destroy());
}
