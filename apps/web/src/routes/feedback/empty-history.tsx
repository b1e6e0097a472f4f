import { ActionButton } from '../../ui/action-button.tsx';
import { MessageSquareText } from '../../ui/icons/index.ts';
import styles from './empty-history.module.css';

export function EmptyHistory({ onWrite }: { onWrite: () => void }) {
  return (
    <div className={styles.empty}>
      <MessageSquareText className={styles.icon} size={32} aria-hidden="true" />
      <p className={styles.title}>You have not sent any feedback yet.</p>
      <p className={styles.text}>What you send is listed here, with its status and the answers to it.</p>
      <ActionButton onClick={onWrite}>Submit Your First Feedback</ActionButton>
    </div>
  );
}
