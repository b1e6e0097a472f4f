import type { CaseView } from '@assay/contract';
import { TriangleAlert } from '../icons/index.ts';
import { listUnread, type Unread } from './list-unread.ts';
import { LongText } from './long-text.tsx';
import styles from './unread-clauses.module.css';

interface Props {
  cases: readonly CaseView[];
  /** Selects the words in the requirement. */
  onShow: (unread: Unread) => void;
}

/** The clauses of a requirement that were not understood, each with the way to its words. */
export function UnreadClauses({ cases, onShow }: Props) {
  const unread = listUnread(cases);
  if (unread.length === 0) return null;
  return (
    <div className={styles.unread}>
      <p className={styles.head}>
        <TriangleAlert className={styles.icon} size={18} aria-hidden="true" />
        <strong>
          {unread.length === 1
            ? 'One clause was not understood.'
            : `${unread.length} clauses were not understood.`}
        </strong>
      </p>
      <ul className={styles.list}>
        {unread.map((one) => (
          <li key={`${one.line} ${one.words}`}>
            <button type="button" className={styles.link} onClick={() => onShow(one)}>
              {one.line === null ? '' : `Line ${one.line}: `}“{one.words}”
            </button>{' '}
            <LongText text={one.reason} />
          </li>
        ))}
      </ul>
    </div>
  );
}
