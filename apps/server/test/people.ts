import { randomUUID } from 'node:crypto';
import type { Role } from '@assay/contract/choices';
import { hashPassword } from '../src/features/accounts/passwords.ts';
import { defaultPreferences } from '../src/features/accounts/preferences.ts';
import { insertAccount } from '../src/features/accounts/store.ts';
import type { RunningApp } from './start.ts';

export interface Known {
  id: string;
  email: string;
  password: string;
  token: string;
}

const password = 'something';
let passwordHash: Promise<string> | undefined;
let people = 0;

/** Somebody of the given role, signed in; without the registration, whose hashing takes its time. */
export async function meet(app: Pick<RunningApp, 'services'>, role: Role = 'user'): Promise<Known> {
  const { db, sessions } = app.services;
  passwordHash ??= hashPassword(password);
  people += 1;
  const id = randomUUID();
  const email = `${role}-${people}@example.com`;
  const account = {
    id,
    email,
    role,
    firstName: role,
    lastName: `Number ${people}`,
    passwordHash: await passwordHash,
  };
  await insertAccount(db, account, defaultPreferences);
  const token = await sessions.issue({ sub: id, email, role, sessionVersion: 1 });
  return { id, email, password, token };
}
