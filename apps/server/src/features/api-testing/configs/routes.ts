import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Parts } from '../context/parts.ts';
import { changeEnvironment } from '../environments/change-environment.ts';
import { createEnvironment } from '../environments/create-environment.ts';
import { deleteEnvironment } from '../environments/delete-environment.ts';
import { presentEnvironment } from '../environments/present-environment.ts';
import { listConfigs } from '../store/configs.ts';
import { listEnvironments } from '../store/environments.ts';
import { changeConfig } from './change-config.ts';
import { deleteConfig } from './delete-config.ts';
import { duplicateConfig } from './duplicate-config.ts';
import { presentConfig } from './present-config.ts';
import { saveConfig } from './save-config.ts';

/** Saved configurations and environments. */
export function configHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    'GET /api/api-testing/configs': async (_, { caller }) => ({
      success: true,
      data: (await listConfigs(db, caller.id)).map(presentConfig),
    }),
    'POST /api/api-testing/config': ({ body }, { caller }) => saveConfig(parts, caller.id, body),
    'PUT /api/api-testing/configs/{id}': ({ params, body }, { caller }) =>
      changeConfig(parts, caller.id, params.id, body),
    'DELETE /api/api-testing/configs/{id}': ({ params }, { caller }) =>
      deleteConfig(db, caller.id, params.id),
    'POST /api/api-testing/configs/{id}/duplicate': ({ params }, { caller }) =>
      duplicateConfig(db, caller.id, params.id),
    'GET /api/api-testing/environments': async (_, { caller }) => ({
      success: true,
      data: { environments: (await listEnvironments(db, caller.id)).map(presentEnvironment) },
    }),
    'POST /api/api-testing/environments': ({ body }, { caller }) => createEnvironment(db, caller.id, body),
    'PUT /api/api-testing/environments/{id}': ({ params, body }, { caller }) =>
      changeEnvironment(db, caller.id, params.id, body),
    'DELETE /api/api-testing/environments/{id}': ({ params }, { caller }) =>
      deleteEnvironment(db, caller.id, params.id),
  };
}
