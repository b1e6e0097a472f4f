import {
  askForNotifications,
  type NotificationState,
  useNotificationState,
} from '../../lib/notification-permission.ts';
import { showNotification } from '../../lib/show-notification.ts';
import { toast } from '../../shell/notifications.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { BellRing } from '../../ui/icons/index.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './browser-permission.module.css';

const words: Record<
  NotificationState,
  { tag: string; tone: 'pass' | 'warn' | 'fail' | 'plain'; text: string }
> = {
  granted: { tag: 'Allowed', tone: 'pass', text: 'This browser shows notifications from Assay.' },
  default: {
    tag: 'Not asked yet',
    tone: 'warn',
    text: 'This browser has not been asked yet whether Assay may show notifications.',
  },
  denied: {
    tag: 'Blocked',
    tone: 'fail',
    text: 'This browser blocks notifications from Assay. To unblock them, open the site settings with the icon left of the address, allow notifications, and come back here.',
  },
  unsupported: {
    tag: 'Not supported',
    tone: 'plain',
    text: 'This browser cannot show notifications here. They need an address that begins with https, or localhost.',
  },
};

function sendTest() {
  try {
    showNotification({
      title: 'Notifications work',
      body: 'This is how Assay tells you that a run has ended.',
      tag: 'test',
    });
    toast.success('A test notification has been sent.');
  } catch {
    toast.error('This browser does not let a page show notifications. Try a browser on a computer.');
  }
}

/** The preference belongs to the account, the permission to this browser: what it says, and what can be done about it. */
export function BrowserPermission({ isWanted }: { isWanted: boolean }) {
  const state = useNotificationState();
  const { tag, tone, text } = words[state];
  return (
    <div className={styles.state}>
      <p className={styles.text} role="status">
        <Tag tone={tone}>{tag}</Tag> {text}
      </p>
      {state === 'default' && isWanted && (
        <ActionButton onClick={() => void askForNotifications()}>
          <BellRing size={16} aria-hidden="true" /> Allow in this browser
        </ActionButton>
      )}
      {state === 'granted' && (
        <ActionButton onClick={sendTest}>
          <BellRing size={16} aria-hidden="true" /> Send a test notification
        </ActionButton>
      )}
    </div>
  );
}
