import { useRef, useState } from 'react';
import { ListBody } from '../common/list-body.tsx';
import { Section } from '../common/section.tsx';
import { useAdminList } from '../common/use-admin-list.ts';
import { useMessages } from '../common/use-messages.ts';
import { useConfirmation } from '../confirm/use-confirmation.tsx';
import { inboxSource } from './inbox-list.ts';
import styles from './inbox-section.module.css';
import { InboxTools } from './inbox-tools.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { useStatusChange } from './use-inbox-changes.ts';

/** Feedback and contact messages in one inbox. */
export function InboxSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useAdminList(inboxSource);
  const messages = useMessages('Failed to fetch feedback', list.failure);
  const { ask, dialog } = useConfirmation(heading);
  const askForStatus = useStatusChange(ask, messages);
  const [openId, open] = useState<string | null>(null);
  return (
    <Section
      id="feedback"
      title="Feedback management"
      lead="What people sent by the feedback and the contact form. Open a message to read it whole and to answer it."
      heading={heading}
      messages={openId ? null : messages}
    >
      <InboxTools list={list} />
      <ListBody of="messages" list={list} empty="Nobody has sent feedback or a contact message yet.">
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                askForStatus={askForStatus}
                onOpen={() => open(message.id)}
              />
            ))}
          </ul>
        )}
      </ListBody>
      {openId && (
        <MessageDialog
          key={openId}
          id={openId}
          messages={messages}
          askForStatus={askForStatus}
          onClosed={() => open(null)}
        />
      )}
      {dialog}
    </Section>
  );
}
