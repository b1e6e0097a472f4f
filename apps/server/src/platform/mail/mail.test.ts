import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { ada, startApp, temporaryFolder } from '../../../test/start.ts';

interface Received {
  from: string;
  to: string[];
  content: string;
}

/** A real mail server on a free port that keeps what it is given. */
async function startMailServer(refuse?: string): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error(refuse) : null),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          content: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

/** The text of a mail whose lines may be folded for transport. */
const readable = (content: string) =>
  content.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=');

test('a reset mail goes out by SMTP, and its link sets the password', async () => {
  const { url, received } = await startMailServer();
  const app = await startApp('sqlite', { SMTP_URL: url, MAIL_FROM: 'Assay <no-reply@example.com>' });
  await app.call('POST /api/register', { body: ada });
  expect((await app.call('POST /api/forgot-password', { body: { email: ada.email } })).status).toBe(200);

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'no-reply@example.com', to: [ada.email] });
  expect(received[0]?.content).toContain('Subject: Reset your Assay password');
  const link = /http:\/\/assay\.test\/reset-password\?token=([\w-]+)/.exec(
    readable(received[0]?.content ?? ''),
  );
  const body = { token: link?.[1] ?? '', newPassword: 'difference' };
  expect((await app.call('POST /api/reset-password', { body })).status).toBe(200);
  expect(app.announcements, 'nothing is printed where there is a mail server').toEqual([]);
});

test.each([
  ['refuses', () => startMailServer('No such mailbox').then(({ url }) => url)],
  ['is not there', async () => 'smtp://127.0.0.1:1'],
])('a mail server that %s gives 500 with a sentence', async (_what, start) => {
  const app = await startApp('sqlite', { SMTP_URL: await start() });
  await app.call('POST /api/register', { body: ada });
  expect(await app.call('POST /api/forgot-password', { body: { email: ada.email } })).toMatchObject({
    status: 500,
    body: {
      code: 'MAIL_FAILED',
      error: 'The email could not be sent. Please try again later or contact support.',
    },
  });
  expect(app.logLines.join('')).toContain('A mail could not be sent.');
});

test('without a mail server each mail is a private file, and its link is printed', async () => {
  const folder = temporaryFolder();
  const app = await startApp('sqlite', { DATA_DIR: folder });
  await app.call('POST /api/register', { body: ada });
  await app.call('POST /api/forgot-password', { body: { email: ada.email } });
  const [file = ''] = readdirSync(join(folder, 'mail'));
  expect(file).toMatch(/\.eml$/);
  expect(statSync(join(folder, 'mail', file)).mode & 0o777).toBe(0o600);
  const link = /http:\S+/.exec(app.announcements[0] ?? '')?.[0] ?? '';
  expect(readable(readFileSync(join(folder, 'mail', file), 'utf8'))).toContain(link);
});
