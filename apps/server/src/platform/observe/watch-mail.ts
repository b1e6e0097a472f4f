import type { Mailer } from '../mail/mail.ts';
import type { Observer } from './observer.ts';

/** What became of the mails of this process. */
export interface MailRecord {
  sent: number;
  failed: number;
  lastSuccess: number | null;
  lastFailure: number | null;
}

/** The same mailer, watched. */
export function watchMail(
  mailer: Mailer,
  { metrics, tracing }: Pick<Observer, 'metrics' | 'tracing'>,
): Mailer & { record: MailRecord } {
  const record: MailRecord = { sent: 0, failed: 0, lastSuccess: null, lastFailure: null };
  return {
    ...mailer,
    record,
    async send(mail) {
      try {
        await tracing.within('send mail', { kind: 'client' }, () => mailer.send(mail));
        record.sent += 1;
        record.lastSuccess = Date.now();
        metrics.mails.inc({ outcome: 'sent' });
      } catch (error) {
        record.failed += 1;
        record.lastFailure = Date.now();
        metrics.mails.inc({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
