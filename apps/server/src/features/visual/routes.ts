import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../platform/http/handlers.ts';
import { approveComparison } from './approve-comparison.ts';
import { approveSeveral } from './approve-several.ts';
import { captureScreenshot } from './capture-screenshot.ts';
import { copyIgnored } from './copy-ignored.ts';
import { createBaseline } from './create-baseline.ts';
import { deleteBaseline } from './delete-baseline.ts';
import { listBaselines } from './list-baselines.ts';
import { listHistory } from './list-history.ts';
import { type Image, openDiff, openImage } from './open-image.ts';
import type { Parts } from './parts.ts';
import { readBaseline } from './read-baseline.ts';
import { readComparison } from './read-comparison.ts';
import { readSummary } from './read-summary.ts';
import { rejectComparison } from './reject-comparison.ts';
import { restoreVersion } from './restore-version.ts';
import { retireVersion } from './retire-version.ts';
import { updateBaseline } from './update-baseline.ts';

export function visualHandlers(parts: Parts): Handlers {
  /** A picture never changes under its hash, so that browsers need to ask once. */
  async function send(reply: FastifyReply, { hash, mediaType }: Image): Promise<undefined> {
    const tag = `"${hash}"`;
    reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('vary', 'authorization')
      .header('etag', tag);
    const known = String(reply.request.headers['if-none-match'] ?? '');
    if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) {
      await reply.code(304).send();
      return;
    }
    await reply.header('content-type', mediaType).send(await parts.pictures.open(hash));
  }

  return {
    'GET /api/visual/summary': (_, { caller }) => readSummary(parts, caller.id),
    'GET /api/visual/history': ({ query }, { caller }) => listHistory(parts, caller.id, query),
    'POST /api/visual/capture': ({ body }, { caller }) => captureScreenshot(parts, caller.id, body),
    'GET /api/visual/image/diff/{diffFilename}': async ({ params }, { caller, reply }) =>
      send(reply, await openDiff(parts, caller.id, params.diffFilename)),
    'GET /api/visual/images/{hash}': async ({ params, query }, { caller, reply }) =>
      send(reply, await openImage(parts, caller.id, params.hash, query.size)),
    'GET /api/visual/comparisons/{id}': ({ params }, { caller }) =>
      readComparison(parts, caller.id, params.id),
    'POST /api/visual/comparisons/{id}/approve': ({ params, body }, { caller }) =>
      approveComparison(parts, caller.id, params.id, body.as),
    'POST /api/visual/comparisons/{id}/reject': ({ params }, { caller }) =>
      rejectComparison(parts, caller.id, params.id),
    'POST /api/visual/comparisons/approve': ({ body }, { caller }) => approveSeveral(parts, caller.id, body),
    'GET /api/visual/baselines': ({ query }, { caller }) => listBaselines(parts, caller.id, query),
    'POST /api/visual/baselines': ({ body }, { caller }) => createBaseline(parts, caller.id, body),
    'PUT /api/visual/baselines/{id}': ({ params, body }, { caller }) =>
      updateBaseline(parts, caller.id, params.id, body),
    'DELETE /api/visual/baselines/{id}': ({ params }, { caller }) =>
      deleteBaseline(parts, caller.id, params.id),
    'POST /api/visual/baselines/{id}/restore': ({ params, body }, { caller }) =>
      restoreVersion(parts, caller.id, params.id, body.version_id),
    'POST /api/visual/baselines/{id}/retire': ({ params, body }, { caller }) =>
      retireVersion(parts, caller.id, params.id, body.version_id),
    'POST /api/visual/baselines/{id}/copy-ignored': ({ params, body }, { caller }) =>
      copyIgnored(parts, caller.id, params.id, body.to),
    'GET /api/visual/baselines/{id}': ({ params }, { caller }) => readBaseline(parts, caller.id, params.id),
  };
}
