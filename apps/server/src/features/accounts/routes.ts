import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import { authenticate } from './authenticate.ts';
import { changePassword } from './change-password.ts';
import { createAccessToken } from './create-access-token.ts';
import { deleteAccount } from './delete-account.ts';
import { listAccessTokens } from './list-access-tokens.ts';
import { logIn } from './log-in.ts';
import { readProfile } from './read-profile.ts';
import { registerAccount } from './register-account.ts';
import type { RemoveData } from './remove-person.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { revokeAccessToken } from './revoke-access-token.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { updateProfile } from './update-profile.ts';

export function accountHandlers(
  services: Services,
  { removeData, endStreams }: { removeData: RemoveData; endStreams: (ownerId: string) => void },
): Handlers {
  return {
    'POST /api/validate-token': async ({ body }) => ({
      valid: Boolean(await authenticate(services, body.token)),
    }),
    'POST /api/login': ({ body }, { from }) => logIn(services, body, from),
    'POST /api/register': ({ body }) => registerAccount(services, body),
    'POST /api/forgot-password': ({ body }) => requestPasswordReset(services, body.email),
    'POST /api/reset-password': async ({ body }) => {
      const { userId, message } = await resetPassword(services, body);
      endStreams(userId);
      return { message };
    },
    'GET /api/user/profile': (_, { caller }) => readProfile(services.db, caller.id),
    'PUT /api/user/profile': ({ body }, { caller }) => updateProfile(services.db, caller.id, body),
    'PUT /api/user/change-password': async ({ body }, { caller }) => {
      const answer = await changePassword(services, caller.id, body);
      endStreams(caller.id);
      return answer;
    },
    'POST /api/user/sign-out-everywhere': async ({ body }, { caller }) => {
      const answer = await signOutEverywhere(services, caller.id, body);
      endStreams(caller.id);
      return answer;
    },
    'GET /api/access-tokens': (_, { caller }) => listAccessTokens(services.db, caller.id),
    'POST /api/access-tokens': ({ body }, { caller }) => createAccessToken(services.db, caller.id, body),
    'DELETE /api/access-tokens/{id}': ({ params }, { caller }) =>
      revokeAccessToken(services.db, caller, params.id),
    'DELETE /api/user/account': ({ body }, { caller }) =>
      deleteAccount(services, caller.id, body.password, removeData),
  };
}
