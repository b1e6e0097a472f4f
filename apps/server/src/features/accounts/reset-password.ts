import type { Received } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { hashPassword } from './passwords.ts';
import { hashResetToken } from './request-password-reset.ts';
import { removeResets, replacePassword, takeReset } from './store.ts';

type Reset = Received<'POST /api/reset-password'>['body'];

export async function resetPassword(
  { db }: Pick<Services, 'db'>,
  { token, newPassword }: Reset,
): Promise<{ userId: string; message: string }> {
  const passwordHash = await hashPassword(newPassword);
  const userId = await db.transaction().execute(async (transaction) => {
    const reset = await takeReset(transaction, hashResetToken(token));
    if (!reset || reset.expiresAt <= Date.now()) throw new AppError('INVALID_RESET_TOKEN');
    await replacePassword(transaction, reset.userId, passwordHash);
    await removeResets(transaction, reset.userId);
    return reset.userId;
  });
  return { userId, message: 'Your password has been reset. You can log in with the new one now.' };
}
