import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import type { PastExecutions } from '../execution/index.ts';
import { exportReport } from './export-report.ts';
import { readSummary } from './read-summary.ts';

export function reportHandlers({ db }: Pick<Services, 'db'>, past: PastExecutions): Handlers {
  return {
    'GET /api/reports': async ({ query }, { caller }) => ({
      success: true,
      data: await readSummary(db, caller.id, query),
    }),
    'GET /api/reports/export': async ({ query }, { caller, reply }) => {
      const file = await exportReport({ db, past }, caller.id, query);
      await reply
        .header('content-type', file.mediaType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.content);
      return undefined;
    },
  };
}
