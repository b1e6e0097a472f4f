import { ArrowBigUp } from '../../ui/icons/index.ts';
import styles from './upvote-button.module.css';
import { useUpvote, type Votes } from './use-upvote.ts';

const count = new Intl.NumberFormat('en', { notation: 'compact' });

/** The number of upvotes; pressed where the person's own is among them. */
export function UpvoteButton({ item }: { item: Votes & { id: string; title: string } }) {
  const toggle = useUpvote();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${count.format(item.upvotes)} ${item.upvotes === 1 ? 'upvote' : 'upvotes'}, upvote “${item.title}”`}
      aria-pressed={item.upvoted}
      title={item.upvoted ? 'Take your upvote back' : 'Upvote'}
      onClick={() => toggle(item)}
    >
      <ArrowBigUp className={styles.icon} size={20} aria-hidden="true" />
      <span>{count.format(item.upvotes)}</span>
    </button>
  );
}
