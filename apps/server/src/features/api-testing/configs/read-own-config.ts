import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { findConfig, type SavedConfig } from '../store/configs.ts';

export async function readOwnConfig(db: Db, ownerId: string, id: string): Promise<SavedConfig> {
  const config = await findConfig(db, ownerId, id);
  if (!config) throw new AppError('NOT_FOUND', { message: 'You have no such saved configuration.' });
  return config;
}
