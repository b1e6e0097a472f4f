import { Moment } from '../../ui/run/moment.tsx';
import styles from './answers.module.css';
import type { Feedback } from './queries.ts';

/** What administrators answered, all of it. */
export function Answers({ answers }: Pick<Feedback, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <div className={styles.answers}>
      <h4 className={styles.title}>{answers.length === 1 ? 'Answer' : 'Answers'}</h4>
      <ul className={styles.list}>
        {answers.map(({ id, author, created_at, message }) => (
          <li className={styles.answer} key={id}>
            <p className={styles.from}>
              <strong className={styles.author}>{author || 'A former administrator'}</strong>{' '}
              <Moment at={created_at} />
            </p>
            <p className={styles.text}>{message}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
