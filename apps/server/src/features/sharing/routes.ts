import { AppError } from '../../platform/errors/errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import { createShare } from './create-share.ts';
import { drawBadge } from './draw-badge.ts';
import { presentShares } from './list-shares.ts';
import { openSharedPicture, readShared, readState } from './read-shared.ts';
import { removeShare } from './store.ts';

export function sharingHandlers(services: Pick<Services, 'db' | 'storage' | 'publicUrl'>): Handlers {
  const { db } = services;
  return {
    'GET /api/shares': ({ query }, { caller }) => presentShares(db, caller.id, query),
    'POST /api/shares': ({ body }, { caller }) => createShare(services, caller.id, body),
    'DELETE /api/shares/{id}': async ({ params }, { caller }) => {
      if (!(await removeShare(db, caller.id, params.id))) {
        throw new AppError('NOT_FOUND', {
          message: 'You have no such share link. It may be revoked already.',
        });
      }
      return { success: true };
    },
    'GET /api/shared/{token}': ({ params }) => readShared(db, params.token),
    'GET /api/shared/{token}/files/{name}': async ({ params }, { reply }) => {
      const file = await openSharedPicture(services, params.token, params.name);
      await reply
        .header('content-type', file.mediaType)
        .header('content-length', file.size)
        .header('cache-control', 'private, max-age=60')
        .send(file.stream);
      return undefined;
    },
    'GET /api/shared/{token}/badge.svg': async ({ params }, { reply }) => {
      const badge = drawBadge(await readState(db, params.token));
      await reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=60')
        // Badges are made to be shown on other sites.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(badge);
      return undefined;
    },
  };
}
