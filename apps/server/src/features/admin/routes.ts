import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import type { RemoveData } from '../accounts/index.ts';
import { changeRole, changeStatus, deleteUser } from './change-user.ts';
import { readAudit } from './list-audit.ts';
import { readUsers } from './list-users.ts';
import { readSummary } from './read-summary.ts';
import { createSystemReader, type SystemParts } from './system/read-system.ts';

/** `endStreams` ends what somebody follows live, once they have lost access. */
export function adminHandlers(
  services: Services,
  {
    removeData,
    endStreams,
    system,
  }: { removeData: RemoveData; endStreams: (accountId: string) => void; system: SystemParts },
): Handlers {
  const { db } = services;
  const readSystem = createSystemReader(system);
  return {
    'GET /api/admin/summary': () => readSummary(db),
    'GET /api/admin/system': readSystem,
    'GET /api/admin/users': ({ query }) => readUsers(db, query),
    'PUT /api/admin/users/{id}/role': ({ params, body }, { caller }) =>
      changeRole(services, { actorId: caller.id, id: params.id, to: body.role, from: body.from }),
    'PUT /api/admin/users/{id}/status': async ({ params, body }, { caller }) => {
      const wish = { actorId: caller.id, id: params.id, to: body.status, from: body.from };
      const answer = await changeStatus(services, wish);
      if (body.status !== 'active') endStreams(params.id);
      return answer;
    },
    'DELETE /api/admin/users/{id}': async ({ params }, { caller }) => {
      const answer = await deleteUser(services, { actorId: caller.id, id: params.id }, removeData);
      endStreams(params.id);
      return answer;
    },
    'GET /api/admin/audit': ({ query }) => readAudit(services, query),
  };
}
