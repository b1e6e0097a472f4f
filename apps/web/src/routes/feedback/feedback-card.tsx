import { ActionButton } from '../../ui/action-button.tsx';
import { Moment } from '../../ui/run/moment.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Answers } from './answers.tsx';
import styles from './feedback-card.module.css';
import { nameOf } from './feedback-input.ts';
import { FoldedText } from './folded-text.tsx';
import type { Feedback } from './queries.ts';
import { Stars } from './stars.tsx';
import { StatusTag } from './status-tag.tsx';
import { UpvoteButton } from './upvote-button.tsx';

interface Props {
  item: Feedback;
  isBusy: boolean;
  onChange: (status: 'open' | 'closed') => void;
}

const tones = { low: 'plain', medium: 'plain', high: 'warn', critical: 'fail' } as const;

/** One message of the person, what became of it, and the answers to it. */
export function FeedbackCard({ item, isBusy, onChange }: Props) {
  const id = `feedback-${item.id}`;
  return (
    <li className={styles.card}>
      <article aria-labelledby={id}>
        <div className={styles.head}>
          <UpvoteButton item={item} />
          <div className={styles.words}>
            <h3 className={styles.title} id={id}>
              {item.title}
            </h3>
            <div className={styles.tags}>
              <StatusTag status={item.status} />
              <Tag tone={tones[item.priority]}>{nameOf(item.priority)} priority</Tag>
              <Tag>{nameOf(item.type)}</Tag>
              {item.category && <Category name={item.category} />}
            </div>
          </div>
          <div className={styles.action}>
            <StatusAction item={item} isBusy={isBusy} onChange={onChange} />
          </div>
        </div>
        <FoldedText text={item.description} />
        <p className={styles.facts}>
          <Stars rating={item.rating} />
          <span>
            Sent <Moment at={item.created_at} />
          </span>
          <span>{countOf(item.upvotes, 'upvote')}</span>
          <span>{countOf(item.response_count, 'response')}</span>
        </p>
        <Answers answers={item.answers} />
      </article>
    </li>
  );
}

function Category({ name }: { name: string }) {
  return (
    <span className={styles.category}>
      <span className={styles.faint}>Category</span> {name}
    </span>
  );
}

/** Open feedback can be closed and closed feedback reopened; what lies between is for administrators. */
function StatusAction({ item, isBusy, onChange }: Props) {
  if (item.status !== 'open' && item.status !== 'closed') return null;
  const isOpen = item.status === 'open';
  return (
    <ActionButton
      aria-describedby={`feedback-${item.id}`}
      aria-disabled={isBusy || undefined}
      onClick={() => onChange(isOpen ? 'closed' : 'open')}
    >
      {isOpen ? 'Close' : 'Reopen'}
    </ActionButton>
  );
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
