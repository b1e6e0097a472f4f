import type { Answer } from '@assay/contract';
import type { timezones } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { readPreferences } from './preferences.ts';
import { findProfile } from './store.ts';

export async function readProfile(db: Db, id: string): Promise<Answer<'GET /api/user/profile'>> {
  const profile = await findProfile(db, id);
  if (!profile) throw new AppError('UNAUTHENTICATED');
  return {
    success: true,
    data: {
      ...profile,
      timezone: profile.timezone as (typeof timezones)[number],
      notification_preferences: readPreferences(profile.notification_preferences),
    },
  };
}
