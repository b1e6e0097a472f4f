import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { findAccountByEmail, insertReset, removeExpiredResets } from './store.ts';

const oneHour = 60 * 60 * 1000;

/** Only this is stored, so that a stolen database opens no account. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function write(link: string): string {
  return [
    'Hello,',
    '',
    'Somebody asked for a new password for your Assay account. To choose one, open this address within the next hour:',
    '',
    link,
    '',
    'The address works once. If it was not you, ignore this mail: your password stays as it is.',
    '',
  ].join('\n');
}

export async function requestPasswordReset(
  { db, limits, mailer, publicUrl }: Services,
  email: string,
): Promise<{ message: string }> {
  await limits.count('forgotAccount', email);
  const account = await findAccountByEmail(db, email);
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND');

  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await removeExpiredResets(db, now);
  await insertReset(db, {
    tokenHash: hashResetToken(token),
    userId: account.id,
    createdAt: now,
    expiresAt: now + oneHour,
  });
  const link = new URL(`/reset-password?token=${token}`, publicUrl()).href;
  await mailer.send({ to: email, subject: 'Reset your Assay password', text: write(link), link });
  return { message: 'We have sent a password reset link to your email address. It works for one hour.' };
}
