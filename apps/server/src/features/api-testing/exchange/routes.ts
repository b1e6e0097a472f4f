import { readApiChecks } from '@assay/planner';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import type { Parts } from '../context/parts.ts';
import { readExecution } from '../view/read-execution.ts';
import { documentEndpoints } from './document-endpoints.ts';
import { exportConfig } from './export-config.ts';
import { importText } from './import-text.ts';
import { writeDocumentation } from './write-documentation.ts';
import { writeExecution } from './write-execution.ts';

/** Tests that come from elsewhere and go elsewhere. */
export function exchangeHandlers(parts: Parts): Handlers {
  return {
    'POST /api/api-testing/import': ({ body }) => importText(body),
    'POST /api/api-testing/export': async ({ query, body }, { reply }) => {
      sendFile(reply, await exportConfig(query.format, body));
      return undefined;
    },
    'POST /api/api-testing/read': async ({ body }) => ({ success: true, data: readApiChecks(body.text) }),
    'GET /api/api-testing/executions/{id}/file': async ({ params, query }, { caller, reply }) => {
      const execution = await readExecution(parts.db, caller.id, params.id);
      sendFile(reply, writeExecution(execution, query.format));
      return undefined;
    },
    'POST /api/api-testing/documentation': async ({ body }, { caller }) => ({
      success: true,
      data: { documentation: await documentEndpoints(parts, caller.id, body) },
    }),
    'POST /api/api-testing/documentation/file': async ({ query, body }, { caller, reply }) => {
      const documentation = await documentEndpoints(parts, caller.id, body);
      sendFile(reply, await writeDocumentation(documentation, query.format));
      return undefined;
    },
  };
}
