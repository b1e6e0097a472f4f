import type { Received } from '@assay/contract';
import type { AccountStatus, Role } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';

export interface Account {
  id: string;
  email: string;
  passwordHash: string;
  role: Role;
  status: AccountStatus;
  sessionVersion: number;
}

export interface NewAccount {
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: Role;
}

const columns = ['id', 'email', 'password_hash', 'role', 'status', 'session_version'] as const;

interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
  role: Role;
  status: AccountStatus;
  session_version: number;
}

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    role: row.role,
    status: row.status,
    sessionVersion: row.session_version,
  };
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom('users').select(columns).where('email', '=', email).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

export async function hasAnyAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertAccount(db: Db, account: NewAccount, preferences: object): Promise<void> {
  const now = Date.now();
  await db
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: '',
      company: '',
      job_title: '',
      timezone: 'UTC',
      bio: '',
      notification_preferences: JSON.stringify(preferences),
      role: account.role,
      status: 'active',
      session_version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A new password ends every session that the old one opened. False where the account is gone, or not at `sessionVersion` any more. */
export async function replacePassword(
  db: Db,
  userId: string,
  passwordHash: string,
  sessionVersion?: number,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set((eb) => ({
      password_hash: passwordHash,
      session_version: eb('session_version', '+', 1),
      updated_at: Date.now(),
    }))
    .where('id', '=', userId)
    .$if(sessionVersion !== undefined, (query) => query.where('session_version', '=', sessionVersion ?? 0))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends every session. False where the account is gone. */
export async function endSessions(db: Db, userId: string): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set((eb) => ({ session_version: eb('session_version', '+', 1), updated_at: Date.now() }))
    .where('id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function replaceProfile(
  db: Db,
  id: string,
  profile: Received<'PUT /api/user/profile'>['body'],
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: profile.firstName,
      last_name: profile.lastName,
      phone: profile.phone,
      company: profile.company,
      job_title: profile.jobTitle,
      timezone: profile.timezone,
      bio: profile.bio,
      ...(profile.notificationPreferences && {
        notification_preferences: JSON.stringify(profile.notificationPreferences),
      }),
      updated_at: Date.now(),
    })
    .where('id', '=', id)
    .execute();
}

/** Active ones; super admins are not counted, they are always there. */
export async function countOtherAdmins(db: Db, id: string): Promise<number> {
  const { amount } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return amount;
}

/** False where it was gone already. */
export async function removeAccount(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function rememberDeleted(db: Db, emailHash: string): Promise<void> {
  await db
    .insertInto('deleted_accounts')
    .values({ email_hash: emailHash, deleted_at: Date.now() })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ deleted_at: Date.now() }))
    .execute();
}

export async function forgetDeleted(db: Db, emailHash: string): Promise<void> {
  await db.deleteFrom('deleted_accounts').where('email_hash', '=', emailHash).execute();
}

export async function wasDeleted(db: Db, emailHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_accounts')
    .select('email_hash')
    .where('email_hash', '=', emailHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReset(
  db: Db,
  reset: { tokenHash: string; userId: string; createdAt: number; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      user_id: reset.userId,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
    })
    .execute();
}

/** Takes a reset token out of the store: of two takers at once only one gets it. */
export async function takeReset(
  db: Db,
  tokenHash: string,
): Promise<{ userId: string; expiresAt: number } | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  return row && { userId: row.user_id, expiresAt: row.expires_at };
}

export async function removeResets(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export async function removeExpiredResets(db: Db, now: number): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}

export async function findProfile(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select([
      'first_name',
      'last_name',
      'email',
      'phone',
      'company',
      'job_title',
      'timezone',
      'bio',
      'notification_preferences',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findTimezone(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('users').select('timezone').where('id', '=', id).executeTakeFirst())?.timezone;
}
