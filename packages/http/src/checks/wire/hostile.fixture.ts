import type { Socket } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Misbehave = (socket: Socket) => void;

function head(...lines: string[]): string {
  return ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n');
}

function say(...parts: (string | Buffer)[]): Misbehave {
  return (socket) => {
    for (const part of parts) socket.write(part);
  };
}

function sayAndEnd(...parts: (string | Buffer)[]): Misbehave {
  return (socket) => {
    say(...parts)(socket);
    socket.end();
  };
}

/** Writes as fast as it is read, and never ends. */
function flood(start: string, chunk: string | Buffer): Misbehave {
  return (socket) => {
    socket.write(start);
    const pour = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', pour);
    pour();
  };
}

/** Writes a little now and then, and never ends. */
function trickle(start: string, drop: string): Misbehave {
  return (socket) => {
    socket.write(start);
    const timer = setInterval(() => socket.write(drop), 20);
    socket.once('close', () => clearInterval(timer));
  };
}

function packed(coding: string, body: Buffer): Misbehave {
  return sayAndEnd(head(`Content-Encoding: ${coding}`, `Content-Length: ${body.length}`), body);
}

const zeros = Buffer.alloc(20_000_000);
const bomb = gzipSync(zeros, { level: 1 });

/** Ways in which a server misbehaves, by the path that asks for each. */
export const misbehaviours: Record<string, Misbehave> = {
  '/silent': () => undefined,
  '/slow-headers': trickle('HTTP/1.1 200 OK\r\n', 'X-Drop: 1\r\n'),
  '/slow-body': trickle(head('Content-Length: 100000'), '.'),
  '/endless-body': flood(head(), Buffer.alloc(65_536, 'x')),
  '/endless-chunks': flood(head('Transfer-Encoding: chunked'), `ffff\r\n${'y'.repeat(65_535)}\r\n`),
  '/huge-length': flood(head('Content-Length: 99999999999'), Buffer.alloc(65_536, 'x')),
  '/too-short': sayAndEnd(head('Content-Length: 100'), 'only this'),
  '/two-lengths': sayAndEnd(head('Content-Length: 4', 'Content-Length: 5'), 'four'),
  '/length-and-chunks': sayAndEnd(head('Content-Length: 4', 'Transfer-Encoding: chunked'), '0\r\n\r\n'),
  '/bad-length': sayAndEnd(head('Content-Length: many'), 'x'),
  '/broken-chunks': sayAndEnd(head('Transfer-Encoding: chunked'), 'zz\r\nhello\r\n'),
  '/unended-chunks': sayAndEnd(head('Transfer-Encoding: chunked'), '5\r\nhello\r\n'),
  '/endless-chunk-size': flood(head('Transfer-Encoding: chunked'), '0'.repeat(1000)),
  '/garbage': sayAndEnd('\x00\x01\x02 what do you want?\r\n\r\n'),
  '/other-protocol': sayAndEnd('SSH-2.0-OpenSSH_9.9\r\n'),
  '/bad-status': sayAndEnd('HTTP/1.1 9999 Strange\r\n\r\n'),
  '/bare-header': sayAndEnd('HTTP/1.1 200 OK\r\nno colon here\r\n\r\n'),
  '/hangs-up': (socket) => socket.end(),
  '/half-headers': sayAndEnd('HTTP/1.1 200 OK\r\nContent-'),
  '/resets': (socket) => socket.resetAndDestroy(),
  '/resets-midway': (socket) => {
    socket.write(`${head('Content-Length: 100')}half`, () => socket.resetAndDestroy());
  },
  '/unasked-upgrade': sayAndEnd(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
  ),
  '/continues': flood('', 'HTTP/1.1 100 Continue\r\n\r\n'),
  '/hints': flood('', 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n'),
  '/huge-header': flood('HTTP/1.1 200 OK\r\nX-Long: ', 'x'.repeat(10_000)),
  '/many-headers': flood('HTTP/1.1 200 OK\r\n', 'X-Many: of them\r\n'.repeat(500)),
  '/bomb': packed('gzip', bomb),
  '/bomb-in-bomb': packed('gzip, gzip', gzipSync(bomb)),
  '/brotli-bomb': packed(
    'br',
    brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  ),
  '/broken-gzip': packed('gzip', Buffer.from('this is no gzip')),
  '/cut-gzip': packed('gzip', gzipSync('x'.repeat(1000)).subarray(0, 20)),
  '/unknown-coding': packed('lzma', Buffer.from('?')),
  '/packed-often': packed('gzip, gzip, gzip, gzip, gzip', Buffer.from('?')),
  '/to-itself': sayAndEnd('HTTP/1.1 302 Found\r\nLocation: /to-itself\r\nContent-Length: 0\r\n\r\n'),
  '/to-and-fro': sayAndEnd('HTTP/1.1 307 Found\r\nLocation: /to-and-fro?2\r\nContent-Length: 0\r\n\r\n'),
  '/on-and-on': (socket) => {
    const next = Math.random().toString(36).slice(2);
    sayAndEnd(`HTTP/1.1 302 Found\r\nLocation: /on-and-on?${next}\r\nContent-Length: 0\r\n\r\n`)(socket);
  },
  '/to-a-file': sayAndEnd('HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n'),
  '/to-nowhere': sayAndEnd('HTTP/1.1 302 Found\r\nLocation: http://[\r\nContent-Length: 0\r\n\r\n'),
  '/to-metadata': sayAndEnd(
    'HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/latest/\r\nContent-Length: 0\r\n\r\n',
  ),
  '/good': sayAndEnd(head('Content-Length: 4', 'Connection: close'), 'good'),
  /** What comes after the stated length belongs to nobody. */
  '/too-long': sayAndEnd(head('Content-Length: 4'), 'good and more'),
};
