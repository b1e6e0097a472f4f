import { Moment } from '../../../ui/run/moment.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { describeAll, type PartState, partNames, stateTones, stateWords } from './describe-parts.ts';
import { StateIcon } from './state-icon.tsx';
import styles from './verdict.module.css';

interface Props {
  parts: readonly PartState[];
  checkedAt: string;
  /** The newest look failed, so what is shown is older. */
  isOld: boolean;
}

/** The whole in one sentence, and what there is to do, the worst first. */
export function Verdict({ parts, checkedAt, isOld }: Props) {
  const { state, text } = describeAll(parts);
  const troubles = parts.filter((part) => part.state !== 'ok');
  return (
    <section className={styles.verdict} data-state={state} aria-label="Overall">
      <div className={styles.head}>
        <StateIcon state={state} size={28} />
        <p className={styles.text} role="status">
          {text}
        </p>
        <p className={styles.checked}>
          {isOld ? 'The server does not answer now. Last known ' : 'Checked '}
          <Moment at={checkedAt} />
        </p>
      </div>
      {troubles.length > 0 && (
        <ul className={styles.troubles}>
          {troubles.map((trouble) => (
            <li key={trouble.part} className={styles.trouble}>
              <Tag tone={stateTones[trouble.state]}>{stateWords[trouble.state]}</Tag>
              <a href={`#part-${trouble.part}`}>{partNames[trouble.part]}</a>
              <span>{trouble.message}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
