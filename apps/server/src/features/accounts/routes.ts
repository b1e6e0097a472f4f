import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services.ts';
import { authenticate } from './authenticate.ts';
import { deleteAccount, type RemoveData } from './delete-account.ts';
import { logIn } from './log-in.ts';
import { readProfile } from './read-profile.ts';
import { registerAccount } from './register-account.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

export function accountHandlers(services: Services, removeData: RemoveData): Handlers {
  return {
    'POST /api/validate-token': async ({ body }) => ({
      valid: Boolean(await authenticate(services, body.token)),
    }),
    'POST /api/login': ({ body }, { from }) => logIn(services, body, from),
    'POST /api/register': ({ body }) => registerAccount(services, body),
    'POST /api/forgot-password': ({ body }) => requestPasswordReset(services, body.email),
    'POST /api/reset-password': ({ body }) => resetPassword(services, body),
    'GET /api/user/profile': (_, { caller }) => readProfile(services.db, caller.id),
    'DELETE /api/user/account': ({ body }, { caller }) =>
      deleteAccount(services, caller.id, body.password, removeData),
  };
}
