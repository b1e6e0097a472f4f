import { useState } from 'react';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { ShownOnce } from '../../../parts/common/shown-once.tsx';
import { showNotice } from '../../../shell/notifications.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import panel from '../style/panel.module.css';
import rows from '../style/rows.module.css';
import { TokenForm } from './token-form.tsx';
import { TokenList } from './token-list.tsx';
import { type AccessToken, useAccessTokens } from './use-access-tokens.ts';
import { useTokenForm } from './use-token-form.ts';

/** Tokens for programs: the command line, builds, scripts. */
export function AccessTokens() {
  const { tokens, failure, refetch, create, revoke } = useAccessTokens();
  const [made, setMade] = useState<string | null>(null);
  const form = useTokenForm(async (wanted) => setMade(await create(wanted)));

  function ask(token: AccessToken) {
    showNotice({
      type: 'warning',
      title: 'Revoke this access token?',
      message: `Whatever uses “${token.name}” loses access at once. This cannot be undone.`,
      confirmText: 'Revoke',
      cancelText: 'Keep',
      isDangerous: true,
      onConfirm: () => void revoke(token),
    });
  }

  return (
    <section className={panel.panel} aria-labelledby="tokens-title">
      <h2 className={panel.title} id="tokens-title">
        Access tokens
      </h2>
      <p className={panel.lead}>
        For programs that act for you, such as a build that runs your tests. A token can run tests and read
        results, but never change your account. Tokens outlast a new password, unless you revoke them with it.
      </p>
      <TokenForm form={form} />
      <div className={`${panel.after} ${rows.section}`}>
        {made && (
          <ShownOnce
            title="Your new access token"
            warning="Copy it now and keep it as you keep a password. It will not be shown again."
            label="Access token"
            value={made}
            onDone={() => setMade(null)}
          />
        )}
        {tokens && <TokenList tokens={tokens} onRevoke={ask} />}
        {failure && (
          <BrokenPart
            text={`Your access tokens could not be loaded. ${explainFailure(failure)}`}
            onRetry={refetch}
          />
        )}
        {!tokens && !failure && <LoadingPart text="Loading your access tokens…" />}
      </div>
    </section>
  );
}
