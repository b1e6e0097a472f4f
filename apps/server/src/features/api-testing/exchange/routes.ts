import type { Handlers } from '../../../platform/http/handlers.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import type { Parts } from '../parts.ts';
import { documentEndpoints } from './document-endpoints.ts';
import { exportConfig } from './export-config.ts';
import { importText } from './import-text.ts';
import { writeDocumentation } from './write-documentation.ts';

/** Tests that come from elsewhere and go elsewhere. */
export function exchangeHandlers(parts: Parts): Handlers {
  return {
    'POST /api/api-testing/import': ({ body }) => importText(body),
    'POST /api/api-testing/export': async ({ query, body }, { reply }) => {
      sendFile(reply, await exportConfig(query.format, body));
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
