import { CircleCheck, LockKeyhole, TriangleAlert } from '../../ui/icons/index.ts';
import { findMask, type Reading } from './reading.ts';
import styles from './step-reading.module.css';

interface Props {
  id: string;
  text: string;
  /** Absent while it is still being read. */
  reading: Reading | undefined;
  /** Why the server refused this step. */
  problem: string | undefined;
  onUse: (sentence: string) => void;
  /** Selects the words in the requirement they come from; absent where they are not in it. */
  onShow: (() => void) | undefined;
}

/** Under a step: how it is understood, or why it is not and what to write instead. */
export function StepReading({ id, text, reading, problem, onUse, onShow }: Props) {
  const mask = findMask(text);
  return (
    <div className={styles.reading}>
      <div id={id}>
        {problem ? <Trouble text={problem} /> : <Understanding text={text} reading={reading} />}
        {mask && (
          <p className={styles.quiet}>
            <LockKeyhole className={styles.icon} size={16} aria-hidden="true" />
            <span>
              {mask} is a hidden secret. It stays what it was, unless you write another in its place.
            </span>
          </p>
        )}
      </div>
      {reading && !reading.understood && onShow && (
        <button type="button" className={styles.use} onClick={onShow}>
          Show in the requirement
        </button>
      )}
      {reading?.understood && !reading.reason && reading.sentence !== text.trim() && (
        <button type="button" className={styles.use} onClick={() => onUse(reading.sentence)}>
          Use this wording
        </button>
      )}
    </div>
  );
}

function Understanding({ text, reading }: { text: string; reading: Reading | undefined }) {
  if (text.trim() === '') return <p className={styles.quiet}>An empty step is left out when you save.</p>;
  if (!reading) return <p className={styles.quiet}>Reading this step…</p>;
  if (!reading.understood) return <Trouble text={reading.reason || notUnderstood} />;
  const isSame = reading.sentence === text.trim();
  return (
    <>
      <p className={isSame ? styles.quiet : styles.read}>
        <CircleCheck className={styles.good} size={16} aria-hidden="true" />
        {isSame ? (
          <span>Understood</span>
        ) : (
          <span>
            Read as: <strong>{reading.sentence}</strong>
          </span>
        )}
      </p>
      {reading.reason && <p className={styles.quiet}>{reading.reason}</p>}
    </>
  );
}

const notUnderstood =
  'This step is not understood. Write what to do or to check, such as Click "Log in" or Check that "Welcome" is visible.';

function Trouble({ text }: { text: string }) {
  return (
    <p className={styles.trouble}>
      <TriangleAlert className={styles.icon} size={16} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
