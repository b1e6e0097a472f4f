import type { Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { replaceProfile } from './store.ts';

type Profile = Received<'PUT /api/user/profile'>['body'];

export async function updateProfile(db: Db, id: string, profile: Profile): Promise<{ success: true }> {
  await replaceProfile(db, id, profile);
  return { success: true };
}
