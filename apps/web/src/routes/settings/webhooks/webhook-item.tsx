import { showNotice } from '../../../shell/notifications.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from '../style/rows.module.css';
import { DeliveryList } from './delivery-list.tsx';
import type { Webhook, Webhooks } from './use-webhooks.ts';

export function WebhookItem({ webhook, webhooks }: { webhook: Webhook; webhooks: Webhooks }) {
  const { isBusy, switchTo, replaceSecret, test, remove } = webhooks;
  const { url, enabled } = webhook;

  function ask(title: string, message: string, confirmText: string, onConfirm: () => void) {
    showNotice({
      type: 'warning',
      title,
      message,
      confirmText,
      cancelText: 'Keep',
      isDangerous: true,
      onConfirm,
    });
  }

  return (
    <li className={styles.item} aria-label={url}>
      <div className={styles.words}>
        <p className={styles.name}>
          {url} <Tag tone={enabled ? 'pass' : 'plain'}>{enabled ? 'on' : 'off'}</Tag>
        </p>
        <div className={styles.buttons}>
          <ActionButton disabled={isBusy || !enabled} onClick={() => void test(webhook)}>
            Send test
          </ActionButton>
          <ActionButton disabled={isBusy} onClick={() => void switchTo(webhook, !enabled)}>
            {enabled ? 'Switch off' : 'Switch on'}
          </ActionButton>
          <ActionButton
            disabled={isBusy}
            onClick={() =>
              ask(
                'Make a new secret?',
                'The old one stops signing at once, so the receiver must be told the new one.',
                'Make a new secret',
                () => void replaceSecret(webhook),
              )
            }
          >
            New secret
          </ActionButton>
          <ActionButton
            disabled={isBusy}
            onClick={() =>
              ask(
                'Delete this webhook?',
                `${url} is not called any more. This cannot be undone.`,
                'Delete',
                () => void remove(webhook),
              )
            }
          >
            Delete
          </ActionButton>
        </div>
        <DeliveryList deliveries={webhook.deliveries} />
      </div>
    </li>
  );
}
