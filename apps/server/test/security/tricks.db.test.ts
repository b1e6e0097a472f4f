import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { paint, writePng } from '../pictures.ts';
import { type RunningApp, startApp, temporaryFolder } from '../start.ts';
import { bearing } from './ask.ts';
import { own } from './belongings.ts';

const secret = 'NOT-FOR-THE-WEB';

/** A server with pages and a file beside them that it must not give away. */
async function startWithSite(): Promise<RunningApp> {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  mkdirSync(join(site, 'static/js'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), secret);
  writeFileSync(join(site, 'secret.txt'), secret);
  writeFileSync(join(site, 'static/.hidden'), secret);
  writeFileSync(join(site, 'static/js/app.js'), 'export {};');
  writeFileSync(join(site, 'index.html'), '<!doctype html><script nonce="__CSP_NONCE__"></script>');
  writeFileSync(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const app = await startApp('sqlite', { ALLOW_PRIVATE_TARGETS: 'none' }, { site });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

/** The answer to a request line as it is, which no client would write so. */
async function askRaw(app: RunningApp, line: string): Promise<string> {
  const { port } = app.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(`${line}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket.setEncoding('latin1')) text += part;
  return text;
}

const paths = [
  ...['..', '%2e%2e', '..%2f', '%2e%2e%2f', '..%5c', '..\\', '....//', '%252e%252e', '.%00.', '..;'].flatMap(
    (up) => [
      `/static/${up}/secret.txt`,
      `/static/js/${up}/${up}/secret.txt`,
      `/static/js/${up}/${up}/${up}/secret.txt`,
    ],
  ),
  '/static//etc/passwd',
  '/static/%2fetc%2fpasswd',
  '/static/js/app.js%00.png',
  '/static/%00',
  '/static/%c0%ae%c0%ae/secret.txt',
  '/static/%ff',
  '/static/C:/Windows/win.ini',
  '/static/CON',
  '/static/.hidden',
  '/static/js/',
  '/favicon.svg/../secret.txt',
  '/../secret.txt',
  '//secret.txt',
  'http://127.0.0.1/static/../secret.txt',
  '/api/executions/..%2f..%2f/files/..%2fsecret.txt',
  '/api/shared/x/files/..%2f..%2fsecret.txt',
  '/api/visual/image/diff/..%2fsecret.txt',
  '/demo/../../secret.txt',
  '/demo/static/..%2f..%2fsecret.txt',
  '/api/docs/static/..%2f..%2f..%2fpackage.json',
  '/api/docs/static/../../../../package.json',
];

test('no spelling of a path leads out of the folders that are served', async () => {
  const app = await startWithSite();
  const answers = await Promise.all(
    paths.map(async (path) => [path, await askRaw(app, `GET ${path} HTTP/1.1`)]),
  );
  for (const [path = '', answer = ''] of answers) {
    expect(answer, path).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    expect(answer, path).not.toMatch(/NOT-FOR-THE-WEB|root:|"workspaces"|"dependencies"/);
  }
  for (const line of ['GET / HTTP/9.9', 'GET', '\0', 'CONNECT 127.0.0.1:22 HTTP/1.1', 'TRACE / HTTP/1.1']) {
    expect(await askRaw(app, line), line).toMatch(/^(HTTP\/1\.1 (4\d\d|505) |$)/);
  }
  expect((await app.call('GET /api/health')).status).toBe(200);
  expect(app.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('every kind of answer says what a browser may make of it, and nothing inline is among it', async () => {
  const app = await startWithSite();
  const somebody = await own(app);
  const headers = bearing(somebody.person.token);
  const { id, testCaseId, file } = await somebody.execution();
  const share = await somebody.share();
  const look = await somebody.look();
  const { hash, size } = await app.services.storage.put(Buffer.from('<script>alert(1)</script>'));
  const name = `download-1-${'x'.repeat(130)}.html`;
  await app.services.db
    .insertInto('evidence_files')
    .values({ execution_id: id, name, kind: 'download', media_type: 'text/html', size, hash })
    .execute();
  const files = [
    `/api/executions/${id}/files/${name}`,
    `/api/executions/${id}/export?format=html`,
    '/api/reports/export?format=html',
    '/api/analytics/export?format=csv',
  ];
  const rows = [
    ...[
      '/',
      '/login',
      `/test-cases/${testCaseId}`,
      `/shared/${share.token}`,
      '/favicon.svg',
      '/static/js/app.js',
    ],
    ...['/api/health', '/api/nothing', '/api/projects', '/api/%E0%A4%A', '/api/docs/', '/api/docs/json'],
    ...['/demo', '/demo/products', '/demo/nothing', '/static/nothing.js'],
    ...[`/api/shared/${share.token}`, `/api/shared/${share.token}/badge.svg`, '/api/shared/nothing'],
    ...[`/api/executions/${id}/files/${file}`, `/api/visual/images/${look.hash}`, ...files],
  ];
  for (const url of rows) {
    const reply = await app.server.inject({ url, headers });
    const policy = String(reply.headers['content-security-policy']);
    expect(policy, url).toContain("default-src 'none'");
    // The demo shop frames pages of its own, and keeps its cart in a cookie that goes to nothing else.
    expect(policy, url).toContain(`frame-ancestors '${url.startsWith('/demo') ? 'self' : 'none'}'`);
    expect(policy, url).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    expect(reply.headers['x-content-type-options'], url).toBe('nosniff');
    for (const cookie of [reply.headers['set-cookie'] ?? []].flat()) expect(cookie).toContain('Path=/demo');
    expect(reply.headers['access-control-allow-origin'], url).toBe(undefined);
  }
  for (const url of files) {
    const { statusCode, headers: sent } = await app.server.inject({ url, headers });
    expect(statusCode, url).toBe(200);
    expect(sent['content-disposition'], url).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(sent['content-security-policy'], url).toContain('sandbox');
  }
});

test('pictures are taken by what they are, and documents lead to nothing outside them', async () => {
  const app = await startWithSite();
  const { person } = await own(app);
  const send = (screenshotData: string, testId = 'a') =>
    app.call('POST /api/visual/capture', {
      token: person.token,
      body: { testId, stepName: 'b', screenshotData },
    });
  const png = paint({ width: 4, height: 4 });
  const page = Buffer.from('<html><script>alert(1)</script>');
  const refused: [string, Buffer][] = [
    [
      'SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', page],
    ['a GIF that is a script', Buffer.from('GIF89a=alert(1)//')],
    ['a head without a picture', Buffer.concat([png.subarray(0, 8), page])],
    ['a zip', Buffer.from('PK\x03\x04')],
    ['a picture said to be huge', writePng(30_000, 30_000, Buffer.alloc(10))],
  ];
  for (const [what, bytes] of refused) {
    const { status, body } = await send(bytes.toString('base64'));
    expect([what, status, body.code]).toEqual([what, 400, 'BAD_PICTURE']);
  }
  for (const text of ['', 'data:text/html;base64,', 'data:image/png,<script>', '%%%%', '../../etc/passwd']) {
    expect((await send(text)).status, text).toBe(400);
  }
  // A picture with a page behind it stays a picture.
  const both = await send(Buffer.concat([png, page]).toString('base64'), '../../../x');
  expect([200, 400]).toContain(both.status);
  if (both.status === 200) {
    const { body } = await app.call('GET /api/visual/baselines', { token: person.token });
    const hash = body.data.baselines[0]?.picture?.hash;
    const reply = await app.server.inject({
      url: `/api/visual/images/${hash}`,
      headers: bearing(person.token),
    });
    expect(reply.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  }

  const reference = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { $ref: 'file:///etc/passwd' } },
  };
  const circle =
    '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/a":{"$ref":"#/paths/~1a"}}}';
  for (const [what, text] of [
    ['XML with entities', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['a tag of a language', 'openapi: !!js/function "function(){return 1}"'],
    ['a reference to a file', JSON.stringify(reference)],
    ['a reference to itself', circle],
    ['a prototype', '{"openapi":"3.1.0","paths":{"__proto__":{"get":{}},"constructor":{"get":{}}}}'],
    ['a curl command that reads a file', 'curl -d @/etc/passwd http://127.0.0.1:9/'],
  ]) {
    const { status, body } = await app.call('POST /api/api-testing/import', {
      token: person.token,
      body: { text: text ?? '' },
    });
    expect(status, what).toBeLessThan(500);
    expect(JSON.stringify(body), what).not.toContain('root:');
  }
  expect(app.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
