import type { RefObject } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { LoadingPart } from '../../ui/page-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { nameOf } from './feedback-input.ts';
import type { usePopular, Wanted } from './queries.ts';
import styles from './similar-feedback.module.css';
import { StatusTag } from './status-tag.tsx';
import { UpvoteButton } from './upvote-button.tsx';

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  popular: ReturnType<typeof usePopular>;
}

/** What others asked for, to be upvoted rather than asked for again. */
export function SimilarFeedback({ heading, popular: { data, isError, refetch } }: Props) {
  return (
    <aside className={styles.similar} aria-labelledby="similar-feedback">
      <h2 className={styles.title} id="similar-feedback" ref={heading} tabIndex={-1}>
        Others asked for this already?
      </h2>
      {!data && !isError && <LoadingPart text="Looking for it…" />}
      {isError && (
        <div className={styles.failure}>
          <p className={styles.text}>What others asked for could not be loaded.</p>
          <ActionButton onClick={() => void refetch()}>Retry</ActionButton>
        </div>
      )}
      {data && (
        <>
          <p className={styles.text}>{describeList(data.search, data.wanted.length)}</p>
          <ul className={styles.list}>
            {data.wanted.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

function describeList(search: string, count: number): string {
  if (count > 0) return search ? 'Similar to your title:' : 'Most wanted and not done yet:';
  return search
    ? 'Nothing similar was found: yours seems to be new.'
    : 'Nobody has asked for anything yet. Be the first.';
}

function Item({ item }: { item: Wanted }) {
  return (
    <li className={styles.item}>
      <UpvoteButton item={item} />
      <div className={styles.words}>
        <p className={styles.name}>{item.title}</p>
        <div className={styles.tags}>
          <Tag>{nameOf(item.type)}</Tag>
          <StatusTag status={item.status} />
          {item.own && <Tag tone="brass">Yours</Tag>}
        </div>
      </div>
    </li>
  );
}
