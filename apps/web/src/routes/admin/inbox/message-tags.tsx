import type { PriorityName } from '@assay/contract/choices';
import { Tag } from '../../../ui/tag.tsx';
import { inWords } from '../common/in-words.ts';
import type { Message } from './inbox-list.ts';
import styles from './message-tags.module.css';

const priorityTones = {
  low: 'plain',
  medium: 'plain',
  high: 'warn',
  critical: 'fail',
} as const satisfies Record<PriorityName, string>;

/** What kind of message it is, and what others think of it. */
export function MessageTags({ message }: { message: Message }) {
  const { source, type, priority, category, rating, upvotes, response_count } = message;
  return (
    <div className={styles.tags}>
      <Tag tone={source === 'contact' ? 'info' : 'brass'}>{inWords(source)}</Tag>
      {type && <Tag>{inWords(type)}</Tag>}
      {priority && <Tag tone={priorityTones[priority]}>{inWords(priority)} priority</Tag>}
      {category && <Tag>{category}</Tag>}
      {rating !== null && <span>Rated {rating} of 5</span>}
      {source === 'feedback' && <span>{upvotes === 1 ? '1 upvote' : `${upvotes} upvotes`}</span>}
      <span>{response_count === 1 ? '1 answer' : `${response_count} answers`}</span>
    </div>
  );
}
