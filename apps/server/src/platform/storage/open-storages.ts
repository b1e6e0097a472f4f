import type { Logger } from 'pino';
import { type StoragePlace, storagePlace, within } from '../settings/place.ts';
import type { Settings } from '../settings/settings.ts';
import { openStorage, type Storage } from './storage.ts';

/** The folders of stored files, wherever they lie. */
export const storageNames = { storage: 'evidence', pictures: 'pictures' } as const;

export interface Storages {
  /** Pictures, traces and other files of runs. */
  storage: Storage;
  /** Pictures that are compared. */
  pictures: Storage;
}

export function storagesAt(place: StoragePlace, log?: Pick<Logger, 'warn'>): Storages {
  return {
    storage: openStorage(within(place, storageNames.storage), log),
    pictures: openStorage(within(place, storageNames.pictures), log),
  };
}

/** The storages that the settings name; fails with a sentence where they cannot be used. */
export async function openStorages(
  settings: Pick<Settings, 'STORAGE_URL' | 'DATA_DIR'>,
  log: Pick<Logger, 'warn'>,
): Promise<Storages> {
  const storages = storagesAt(storagePlace(settings), log);
  if (settings.STORAGE_URL !== undefined) await storages.storage.check();
  return storages;
}
