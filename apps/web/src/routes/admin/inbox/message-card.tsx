import { adminFeedbackStatuses } from '@assay/contract/choices';
import { ActionButton } from '../../../ui/action-button.tsx';
import { MailOpen } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { inWords } from '../common/in-words.ts';
import { RowSelect } from '../common/row-select.tsx';
import { FoldedText } from './folded-text.tsx';
import { bodyOf, type Message } from './inbox-list.ts';
import styles from './message-card.module.css';
import { MessageTags } from './message-tags.tsx';
import type { AskForStatus } from './use-inbox-changes.ts';

interface Props {
  message: Message;
  askForStatus: AskForStatus;
  onOpen: () => void;
}

/** One message of the inbox, short. */
export function MessageCard({ message, askForStatus, onOpen }: Props) {
  const { title, name, email, status, created_at } = message;
  const heading = title || 'Without a title';
  return (
    <li className={styles.card} data-status={status}>
      <div className={styles.words}>
        <h3 className={styles.title}>{heading}</h3>
        <p className={styles.from}>
          {name && <span>{name} · </span>}
          <span>{email}</span> · <Moment at={created_at} />
        </p>
        <FoldedText text={bodyOf(message)} />
        <MessageTags message={message} />
      </div>
      <div className={styles.actions}>
        <RowSelect
          label={`Status of ${heading}`}
          value={status}
          values={adminFeedbackStatuses}
          describe={inWords}
          onChoose={(chosen) => askForStatus(message, chosen)}
        />
        <ActionButton aria-label={`Open ${heading}`} onClick={onOpen}>
          <MailOpen size={16} aria-hidden="true" /> Open
        </ActionButton>
      </div>
    </li>
  );
}
