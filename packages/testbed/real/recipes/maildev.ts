import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineRecipe } from '../recipe.ts';
import { mails } from './maildev-data.mts';

interface Transport {
  sendMail(mail: Record<string, unknown>): Promise<unknown>;
  close(): void;
}

interface Mailer {
  createTransport(options: Record<string, unknown>): Transport;
}

/** The mails are caught on the same port as the pages, at another address of this machine. */
const smtpHost = '127.0.0.2';

async function listMails(address: string): Promise<{ id: string; subject: string }[]> {
  return (await (await fetch(`${address}/email`)).json()) as { id: string; subject: string }[];
}

export const recipe = defineRecipe({
  name: 'maildev',
  half: 'open',
  make: 'AngularJS',
  kind: 'mail inbox',
  install: { npm: { maildev: '2.2.1' } },
  version: 1,
  start: ({ data, port, program }) => ({
    command: program('maildev'),
    args: ['--web', `${port}`, '--web-ip', '127.0.0.1', '--smtp', `${port}`, '--ip', smtpHost],
    env: { MAILDEV_MAIL_DIRECTORY: join(data, 'mails') },
  }),
  ready: '/healthz',
  async fill(address, { installed, port }) {
    const mailer = createRequire(join(installed, 'package.json'))('nodemailer') as Mailer;
    const transport = mailer.createTransport({
      host: smtpHost,
      port,
      name: 'shop',
      pool: true,
      maxConnections: 1,
    });
    for (const [at, { isRead: _isRead, ...mail }] of mails.entries()) {
      const messageId = `<${at + 1}@birchbooks.example>`;
      await transport.sendMail({ ...mail, messageId, baseBoundary: `part-${at + 1}` });
      // A mail is answered before it is kept.
      while ((await listMails(address)).length <= at) await sleep(20);
    }
    transport.close();
    const read = mails.filter(({ isRead }) => isRead).map(({ subject }) => subject);
    for (const { id, subject } of await listMails(address)) {
      if (read.includes(subject)) await (await fetch(`${address}/email/${id}`)).arrayBuffer();
    }
  },
});
