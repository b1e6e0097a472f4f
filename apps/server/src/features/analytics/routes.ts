import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import { exportFigures } from './export-figures.ts';
import { readFigures } from './read-figures.ts';
import { readStats } from './read-stats.ts';

export function analyticsHandlers({ db }: Pick<Services, 'db'>): Handlers {
  return {
    'GET /api/dashboard/stats': async (_, { caller }) => ({
      stats: await readStats(db, caller.id, Date.now()),
    }),
    'GET /api/analytics/dashboard': async ({ query }, { caller }) => ({
      success: true,
      data: await readFigures(db, caller.id, query.timeRange, Date.now()),
    }),
    'GET /api/analytics/export': async ({ query }, { caller, reply }) => {
      const file = await exportFigures(db, caller.id, query, Date.now());
      await reply
        .header('content-type', file.mediaType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.content);
      return undefined;
    },
  };
}
