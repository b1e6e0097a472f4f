import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { AppError } from '../errors/errors.ts';
import type { Settings } from '../settings/settings.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The address the mail is about; printed where there is no mail server, so that nobody is stuck. */
  link: string;
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

interface MailerParts {
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;
  log: Logger;
  announce: (text: string) => void;
}

function sendBySmtp(url: string, { settings, log }: MailerParts): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from: settings.MAIL_FROM, to, subject, text });
      } catch (error) {
        log.error({ err: error, subject }, 'A mail could not be sent.');
        throw new AppError('MAIL_FAILED', { cause: error });
      }
    },
    close: () => transport.close(),
  };
}

function writeToFolder({ settings, announce }: MailerParts): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = join(settings.DATA_DIR, 'mail');
  return {
    async send({ to, subject, text, link }) {
      const { message } = await composer.sendMail({ from: settings.MAIL_FROM, to, subject, text });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
      );
      await writeFile(file, message as Buffer, { mode: 0o600 });
      announce(`Mail to ${to}: ${subject}\n  ${link}\n  (no SMTP_URL is set, so it was written to ${file})`);
    },
    close: () => undefined,
  };
}

export function createMailer(parts: MailerParts): Mailer {
  return parts.settings.SMTP_URL ? sendBySmtp(parts.settings.SMTP_URL, parts) : writeToFolder(parts);
}
