import { randomBytes } from 'node:crypto';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { registerAccount } from './register-account.ts';
import { hasAnyAccount } from './store.ts';

/** On an empty database: one super admin, from the settings or with a random password that is told once. */
export async function createFirstAdmin(
  services: Pick<Services, 'db' | 'signingKey'>,
  settings: Pick<Settings, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  announce: (text: string) => void,
): Promise<void> {
  if (await hasAnyAccount(services.db)) return;
  const email = (settings.ADMIN_EMAIL ?? 'admin@assay.local').toLowerCase();
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  try {
    await registerAccount(
      services,
      { firstName: 'Super', lastName: 'Admin', email, password },
      'super_admin',
    );
  } catch (error) {
    // Another process on the same database was first.
    if (error instanceof AppError && error.code === 'EMAIL_TAKEN') return;
    throw error;
  }
  announce(
    settings.ADMIN_PASSWORD
      ? `The first super admin is ${email}, with the password from ADMIN_PASSWORD.`
      : `The first super admin is ${email}\n  password: ${password}\n  (shown only this once; "Forgot password?" on the login page sets another)`,
  );
}
