import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { storeToken } from '../../lib/session.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import panel from './style/panel.module.css';
import { tokensKey } from './tokens/use-access-tokens.ts';

/** For who left a session open somewhere, or fears that somebody else has one. */
export function SignOutEverywhere() {
  const [revokes, setRevokes] = useState(false);
  const [sending, setSending] = useState(false);
  const client = useQueryClient();
  const endSession = useSessionEnd();

  async function signOut() {
    setSending(true);
    try {
      const body = { revokeAccessTokens: revokes };
      const { token, revoked } = await request('POST /api/user/sign-out-everywhere', { body });
      storeToken(token);
      setRevokes(false);
      const tokens = revoked === 1 ? ' 1 access token is revoked.' : ` ${revoked} access tokens are revoked.`;
      toast.success(`You are signed out everywhere else.${revokes ? tokens : ''}`);
      await client.invalidateQueries({ queryKey: tokensKey });
    } catch (failure) {
      if (!endSession(failure)) toast.error(`You were not signed out. ${explainFailure(failure)}`);
    }
    setSending(false);
  }

  return (
    <section className={panel.panel} aria-labelledby="sign-out-title">
      <h2 className={panel.title} id="sign-out-title">
        Sign out everywhere else
      </h2>
      <p className={panel.lead}>
        Ends every session of yours on other devices and in other browsers at once. Your password stays as it
        is.
      </p>
      <div className={panel.column}>
        <Checkbox name="revokeAll" checked={revokes} onChange={setRevokes}>
          Revoke all my access tokens as well
        </Checkbox>
        <div>
          <ActionButton disabled={sending} onClick={() => void signOut()}>
            Sign out everywhere else
          </ActionButton>
        </div>
      </div>
    </section>
  );
}
