import { expect, test } from 'vitest';
import { KnownHead } from './known-head.ts';
import { AnswerReader, broken, unfinished } from './read-answer.ts';

const ok = 'HTTP/1.1 200 OK\r\n';

/** Reads a text in pieces of this size; the bytes after it are of an answer before. */
function readPieces(text: string, size: number, reader = new AnswerReader(new KnownHead())) {
  const bytes = Buffer.from(text, 'latin1');
  const shared = Buffer.alloc(bytes.length + 200, 'HTTP/1.1 500 stale\r\nContent-Length: 7\r\n\r\n');
  reader.begin();
  let place = unfinished;
  let at = 0;
  while (at < bytes.length && place === unfinished) {
    const end = Math.min(bytes.length, at + size);
    bytes.copy(shared, at, at, end);
    place = reader.read(shared, at, end);
    at = end;
  }
  const isDone = place >= 0 || (place === unfinished && reader.endsWithConnection);
  return isDone ? { status: reader.status, staysOpen: reader.staysOpen, place } : place;
}

const whole: [name: string, text: string, status: number, staysOpen: boolean][] = [
  ['a length', `${ok}Content-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello`, 200, true],
  ['odd spelling', `${ok}coNTent-LENGTH:\t 5 \r\nCONNECTION:close\r\n\r\nhello`, 200, false],
  ['no body', 'HTTP/1.1 204 No Content\r\nx: y\r\n\r\n', 204, true],
  ['not modified, with a length', 'HTTP/1.1 304\r\nContent-Length: 900\r\n\r\n', 304, true],
  ['an empty body', 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n', 404, true],
  [
    'chunks',
    `${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n`,
    200,
    true,
  ],
  ['trailers', `${ok}transfer-encoding: gzip, chunked\r\n\r\n1\r\nx\r\n0\r\nSum: 1\r\n\r\n`, 200, true],
  [
    'chunks that win over a length',
    `${ok}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    200,
    true,
  ],
  [
    'answers before the answer',
    `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\nContent-Length: 9\r\n\r\n${ok}Content-Length: 1\r\n\r\nx`,
    200,
    true,
  ],
  ['bare line feeds', 'HTTP/1.1 201 Created\nContent-Length: 2\n\nok', 201, true],
  ['HTTP/1.0', 'HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok', 200, false],
  ['HTTP/1.0 kept', 'HTTP/1.0 200 OK\r\nConnection: Keep-Alive\r\nContent-Length: 2\r\n\r\nok', 200, true],
  [
    'names that only begin alike',
    `${ok}Content-Length-Hint: 9\r\nConnections: close\r\nContent-Length: 1\r\n\r\nx`,
    200,
    true,
  ],
  ['the same length twice', `${ok}Content-Length: 1\r\nContent-Length: 1\r\n\r\nx`, 200, true],
];

test.each(whole)('reads an answer with %s, however it is cut', (_name, text, status, staysOpen) => {
  for (const size of [1, 2, 3, 7, 20, 1000]) {
    expect(readPieces(text, size)).toEqual({ status, staysOpen, place: text.length });
  }
  // Again, with the head known from before, and with what comes after it.
  const reader = new AnswerReader(new KnownHead());
  for (const rest of ['', 'more', 'more']) {
    expect(readPieces(text + rest, 1000, reader)).toMatchObject({ status, place: text.length });
  }
});

test('a body without a length lasts until the connection ends', () => {
  for (const head of ['Server: x', 'Transfer-Encoding: gzip', 'Connection: keep-alive']) {
    for (const size of [1, 1000]) {
      const read = readPieces(`${ok}${head}\r\n\r\nsome text`, size);
      expect(read).toEqual({ status: 200, staysOpen: false, place: unfinished });
    }
  }
});

test.each([
  ['SSH-2.0-OpenSSH_9.6\r\n'],
  ['HTTP/2 200\r\n\r\n'],
  ['HTTP/1.1 20\r\n\r\n'],
  ['HTTP/1.1 2000 OK\r\n\r\n'],
  ['HTTP/1.1 0.1 OK\r\n\r\n'],
  ['\r\n\r\n'],
  ['HTTP/1.1 101 Switching Protocols\r\n\r\n'],
  [`${ok}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  [`${ok}Content-Length: -1\r\n\r\n`],
  [`${ok}Content-Length: 1 2\r\n\r\n`],
  [`${ok}Content-Length: 1e3\r\n\r\n`],
  [`${ok}Content-Length:\r\n\r\n`],
  [`${ok}Content-Length: 9999999999999999\r\n\r\n`],
  [`${ok}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`],
  [`${ok}Transfer-Encoding: chunked\r\n\r\n\r\n`],
  [`${ok}Transfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n`],
  [`${ok}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n`],
  [`${ok}X: ${'x'.repeat(70_000)}`],
  [`${ok}${'X: y\r\n'.repeat(12_000)}`],
  ['HTTP/1.1 100 Continue\r\n\r\n'.repeat(3000)],
])('refuses %j', (text) => {
  for (const size of [1, 11, 65_536]) expect(readPieces(text, size)).toBe(broken);
});

test('a known head is only taken where every byte of it comes again', () => {
  const reader = new AnswerReader(new KnownHead());
  const answer = (status: number, length: number, id: number) =>
    `HTTP/1.1 ${status} OK\r\nX-Id: ${id}\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`;
  for (let id = 0; id < 200; id += 1) {
    const status = id % 3 === 0 ? 200 : 503;
    const text = answer(status, id % 5, id % 7);
    expect(readPieces(text, 1000, reader)).toMatchObject({ status, place: text.length });
  }
});
