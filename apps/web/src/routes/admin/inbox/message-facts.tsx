import { adminFeedbackStatuses } from '@assay/contract/choices';
import { Moment } from '../../../ui/run/moment.tsx';
import { inWords } from '../common/in-words.ts';
import { RowSelect } from '../common/row-select.tsx';
import { describeInfo } from './describe-info.ts';
import type { WholeMessage } from './inbox-list.ts';
import styles from './message-facts.module.css';
import { MessageTags } from './message-tags.tsx';
import type { AskForStatus } from './use-inbox-changes.ts';

interface Props {
  message: WholeMessage;
  askForStatus: AskForStatus;
}

/** Who wrote a message, all of it, and from what kind of browser. */
export function MessageFacts({ message, askForStatus }: Props) {
  const { name, email, contact_email, status, created_at, description } = message;
  const info = [...describeInfo(message.browser_info), ...describeInfo(message.system_info)];
  return (
    <div className={styles.facts}>
      <MessageTags message={message} />
      <dl className={styles.pairs}>
        <dt>From</dt>
        <dd>
          {name && `${name}, `}
          {email}
        </dd>
        {contact_email && contact_email !== email && (
          <>
            <dt>Contact email</dt>
            <dd>{contact_email}</dd>
          </>
        )}
        <dt>Sent</dt>
        <dd>
          <Moment at={created_at} />
        </dd>
        <dt>Status</dt>
        <dd>
          <RowSelect
            label="Status of this message"
            value={status}
            values={adminFeedbackStatuses}
            describe={inWords}
            onChoose={(chosen) => askForStatus(message, chosen)}
          />
        </dd>
      </dl>
      <p className={styles.text}>{description || message.message}</p>
      {info.length > 0 && (
        <details className={styles.info}>
          <summary>Browser and system information</summary>
          <dl className={styles.pairs}>
            {info.map(([label, value]) => (
              <div className={styles.pair} key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
