import type { Dispatch } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import styles from './about.module.css';
import type { Change } from './draft.ts';
import type { TestCase } from './reading.ts';

interface Props {
  aliases: TestCase['aliases'];
  forgotten: readonly string[];
  onChange: Dispatch<Change>;
}

/** Words whose meaning a person settled. Forgetting counts once it is saved, so it can be taken back until then. */
export function SettledWords({ aliases, forgotten, onChange }: Props) {
  return (
    <section aria-labelledby="settled-words">
      <h2 className={styles.heading} id="settled-words">
        Settled words
      </h2>
      {aliases.length === 0 && (
        <p className={styles.note}>
          None yet. When words could mean two things, you settle them in the report of a run, and they are
          kept here.
        </p>
      )}
      <ul className={styles.list}>
        {aliases.map(({ phrase, means, page }) => {
          const isForgotten = forgotten.includes(phrase);
          return (
            <li className={styles.item} key={`${phrase} ${page}`}>
              <span className={styles.words}>
                {isForgotten ? <s>“{phrase}”</s> : `“${phrase}”`} means “{means}”
                <span className={styles.small}>
                  {isForgotten ? ' until you save' : page && ` on ${page}`}
                </span>
              </span>
              <ActionButton
                aria-label={`${isForgotten ? 'Keep' : 'Forget'} ${phrase}`}
                onClick={() => onChange({ do: isForgotten ? 'keep' : 'forget', phrase })}
              >
                {isForgotten ? 'Keep' : 'Forget'}
              </ActionButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
