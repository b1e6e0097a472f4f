import type { CaseView, StepReport } from '@assay/contract';
import buttons from './buttons.module.css';
import words from './candidate-words.module.css';
import styles from './candidates.module.css';
import { letterOf } from './letter-of.ts';
import { useChoice } from './use-choice.ts';

interface Props {
  view: CaseView;
  step: StepReport;
}

/** What words may mean. Choosing one makes it the steps of the case, and runs the case again. */
export function Readings({ view, step }: Props) {
  const { busy, choose } = useChoice(view, step);
  return (
    <section className={styles.candidates} aria-labelledby="readings-title">
      <h4 className={styles.title} id="readings-title">
        What did you mean?
      </h4>
      <p className={styles.lead}>
        Choose the steps you meant. They replace the words in this test case, and it runs again.
      </p>
      <ol className={styles.list}>
        {(step.readings ?? []).map((sentences, place) => (
          <li className={styles.reading} key={sentences.join('\n')}>
            <div className={styles.meaning}>
              <span className={words.letter}>{letterOf(place)}</span>
              <ol className={styles.sentences}>
                {sentences.map((sentence, at) => (
                  <li key={`${at} ${sentence}`}>{sentence}</li>
                ))}
              </ol>
            </div>
            {view.state === 'done' && (
              <button
                type="button"
                className={buttons.button}
                aria-disabled={busy !== null || undefined}
                onClick={() => choose({ reading: place }, letterOf(place))}
              >
                {busy === letterOf(place) ? 'Saving…' : `Use ${letterOf(place)} and run again`}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
