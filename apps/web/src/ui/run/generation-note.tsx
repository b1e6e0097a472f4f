import type { CaseView, GenerationView } from '@assay/contract';
import { Info, TriangleAlert } from '../icons/index.ts';
import { describeGeneration } from './describe-generation.ts';
import styles from './generation-note.module.css';
import { selectWords } from './select-words.ts';
import { UnreadClauses } from './unread-clauses.tsx';

interface Props {
  generation: GenerationView;
  cases: readonly CaseView[];
  /** The id of the element that holds the requirement. */
  textId: string;
}

/** How the cases came about: who planned them, at what cost, and what the author should know. */
export function GenerationNote({ generation, cases, textId }: Props) {
  const { fallback, notes } = generation;
  return (
    <div className={styles.note}>
      <p className={styles.line}>
        <Info className={styles.icon} size={18} aria-hidden="true" />
        <span>{describeGeneration(generation)}</span>
      </p>
      {fallback && (
        <p className={styles.fallback}>
          <TriangleAlert className={styles.icon} size={18} aria-hidden="true" />
          <span>
            <strong>The built-in planner answered instead of {generation.source}.</strong> {fallback}
          </span>
        </p>
      )}
      <UnreadClauses cases={cases} onShow={(unread) => selectWords(textId, unread)} />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
