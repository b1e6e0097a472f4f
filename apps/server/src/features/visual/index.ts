import type { IgnoredArea } from '@assay/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import type { RemoveData } from '../accounts/index.ts';
import { compareLook, type GivenPicture, type LookName, type LookResult } from './compare-look.ts';
import { createPictureEngine } from './engine/picture-engine.ts';
import type { FindTitle, Parts } from './parts.ts';
import { removeOldPictures } from './remove-old-pictures.ts';
import { removeOwner } from './remove-owner.ts';
import { visualHandlers } from './routes.ts';
import { findLook, type LookKey } from './store/looks.ts';
import { listAccepted } from './store/versions.ts';

export type { GivenPicture, LookName, LookResult } from './compare-look.ts';

export interface Visual {
  handlers: Handlers;
  /** Judges a picture, and stores it with what was seen. */
  compareLook: (look: LookName, picture: GivenPicture) => Promise<LookResult>;
  /** SHA-256 of the files that would pass without being looked at. */
  acceptedHashes: (look: LookKey) => Promise<string[]>;
  ignoredOf: (look: LookKey) => Promise<IgnoredArea[]>;
  /** Removes a person by the given work, and the files of their pictures with them. */
  removeOwner: RemoveData;
  /** Removes comparisons from before a time, and what a crash left behind. */
  removeOld: (before: number, mayGoOn: () => boolean) => Promise<void>;
  stop: () => Promise<void>;
}

/** What tests look like: accepted pictures, comparisons with new ones, and what people decide about differences. */
export function createVisual(
  services: Pick<Services, 'db' | 'log' | 'pictures'>,
  { findTitle }: { findTitle: FindTitle },
): Visual {
  const { db, log, pictures } = services;
  const engine = createPictureEngine(pictures.place, log);
  const parts: Parts = { db, log, pictures, engine, findTitle };
  return {
    handlers: visualHandlers(parts),
    compareLook: (look, picture) => compareLook(parts, look, picture),
    async acceptedHashes(key) {
      const look = await findLook(db, key);
      return look ? listAccepted(db, look.id) : [];
    },
    ignoredOf: async (key) => (await findLook(db, key))?.ignored ?? [],
    removeOwner: (ownerId, remove) => removeOwner(parts, ownerId, remove),
    removeOld: (before, mayGoOn) => removeOldPictures(parts, before, mayGoOn),
    stop: engine.stop,
  };
}
