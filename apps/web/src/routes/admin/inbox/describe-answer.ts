import type { WholeMessage } from './inbox-list.ts';

type Addressee = Pick<WholeMessage, 'source' | 'email' | 'contact_email'>;

/** How an answer reaches who wrote the message. */
export function describeWay({ source, email, contact_email }: Addressee): string {
  if (source === 'contact') return `It goes to ${email} by mail.`;
  const address = contact_email && contact_email !== email ? ` at ${contact_email}` : '';
  return `They read it on their feedback page, and by mail${address} if they want mail.`;
}

/** What became of an answer. */
export function describeOutcome({ source }: Pick<Addressee, 'source'>, isMailed: boolean): string {
  if (source === 'contact') {
    return isMailed ? 'The answer was sent by mail.' : 'The answer is stored, but was not mailed.';
  }
  return isMailed
    ? 'The answer stands on their feedback page and was sent by mail.'
    : 'The answer stands on their feedback page. It was not mailed: they do not want mail, or it could not be sent.';
}
