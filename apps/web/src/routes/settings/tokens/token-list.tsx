import type { ReactNode } from 'react';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Moment } from '../../../ui/run/moment.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from '../style/rows.module.css';
import type { AccessToken } from './use-access-tokens.ts';

interface Props {
  tokens: readonly AccessToken[];
  onRevoke: (token: AccessToken) => void;
}

export function TokenList({ tokens, onRevoke }: Props) {
  if (tokens.length === 0) return <p className={styles.note}>You have no access token.</p>;
  return (
    <ul className={styles.list} aria-label="Your access tokens">
      {tokens.map((token) => (
        <li className={styles.item} key={token.id}>
          <div className={styles.words}>
            <p className={styles.name}>
              {token.name} <Tag tone="info">{token.scope === 'run' ? 'run and read' : 'read only'}</Tag>
            </p>
            <dl className={styles.facts}>
              <Fact name="Created">
                <Moment at={token.created_at} />
              </Fact>
              <Fact name="Last used">
                {token.last_used_at ? <Moment at={token.last_used_at} /> : 'never'}
              </Fact>
              <Fact name="Expires">{token.expires_at ? <Day at={token.expires_at} /> : 'never'}</Fact>
            </dl>
          </div>
          <ActionButton aria-label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
            Revoke
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });

/** When a token ends matters to the day; "next month" would not do. */
function Day({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exact.format(moment)}>
      {day.format(moment)}
    </time>
  );
}
