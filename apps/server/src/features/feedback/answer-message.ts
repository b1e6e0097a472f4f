import type { Answer } from '@assay/contract';
import { recordChange } from '../../platform/database/audit.ts';
import type { Services } from '../../platform/services/services.ts';
import { mailIfWanted } from '../accounts/index.ts';
import { insertAnswer, noteMailed } from './inbox-store.ts';
import { presentAnswer, requireMessage } from './read-inbox.ts';
import { listAnswers } from './store.ts';

type Needed = Pick<Services, 'db' | 'log' | 'mailer' | 'publicUrl'>;
type Message = Awaited<ReturnType<typeof requireMessage>>;

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

/** By mail is the only way that an answer to a contact message reaches its writer. */
async function mailToWriter({ mailer, publicUrl }: Needed, row: Message, answer: string): Promise<void> {
  await mailer.send({
    to: row.email,
    subject: `Re: ${row.title}`,
    text: `Hello ${row.name},\n\n${answer}\n\nYou wrote:\n${quote(row.description)}\n`,
    link: new URL('/contact', publicUrl()).href,
  });
}

/** The owner of feedback reads the answer on their page; a mail only says so, and may fail. */
async function mailToOwner(services: Needed, row: Message, answer: string): Promise<boolean> {
  const link = new URL('/feedback?tab=history', services.publicUrl()).href;
  try {
    return await mailIfWanted(services, row.owner_id ?? '', {
      ...(row.written_email && { to: row.written_email }),
      subject: `Your feedback was answered: ${row.title}`,
      text: `Hello,\n\nyour feedback "${row.title}" was answered:\n\n${quote(answer)}\n\nAll of it is here:\n${link}\n`,
      link,
    });
  } catch (error) {
    services.log.warn({ err: error }, 'The answer to feedback is stored, but could not be mailed.');
    return false;
  }
}

export async function answerMessage(
  services: Needed,
  { actorId, id, message }: { actorId: string; id: string; message: string },
): Promise<Answer<'POST /api/admin/feedback/{id}/answers'>> {
  const { db } = services;
  const row = await requireMessage(db, id);
  const isContact = row.source === 'contact';
  if (isContact) await mailToWriter(services, row, message);
  const answerId = await db.transaction().execute(async (transaction) => {
    await recordChange(transaction, {
      actorId,
      action: 'message answered',
      target: { kind: row.source, id },
      before: { answers: String(row.answers ?? 0) },
      after: { answers: String((row.answers ?? 0) + 1) },
    });
    return insertAnswer(transaction, { messageId: id, authorId: actorId, message, mailed: isContact });
  });
  if (!isContact && (await mailToOwner(services, row, message))) await noteMailed(db, answerId);
  const stored = (await listAnswers(db, [id])).find((one) => one.id === answerId);
  if (!stored) throw new Error('The answer was stored and could not be read again.');
  return { success: true, data: presentAnswer(stored) };
}
